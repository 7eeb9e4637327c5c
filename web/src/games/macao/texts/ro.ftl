# Macao's face in Romanian. Words that the title's own texts have are the same here.

language = ro

color-red = roșu
letter-red = R
color-blue = albastru
letter-blue = A
color-green = verde
letter-green = V
color-gray = gri
letter-gray = G
color-violet = mov
letter-violet = M
color-black = negru
letter-black = N

cubes-red = { $count ->
    [one] { $count } roșu
    [few] { $count } roșii
   *[other] { $count } roșii
}
cubes-blue = { $count ->
    [one] { $count } albastru
    [few] { $count } albastre
   *[other] { $count } albastre
}
cubes-green = { $count ->
    [one] { $count } verde
    [few] { $count } verzi
   *[other] { $count } verzi
}
cubes-gray = { $count } gri
cubes-violet = { $count } mov
cubes-black = { $count ->
    [one] { $count } negru
    [few] { $count } negre
   *[other] { $count } negre
}
cubes-any = { $count ->
    [one] { $count } cub
    [few] { $count } cuburi
   *[other] { $count } de cuburi
}
place-macao = Macao
place-london = Londra
place-hamburg = Hamburg
place-amsterdam = Amsterdam
place-lisboa = Lisabona
place-antwerpen = Anvers
place-marseille = Marsilia
place-barcelona = Barcelona
place-genova = Genova
place-s01 = marea de lângă Macao
place-s02 = marea de la nord-est de Genova
place-s03 = marea dintre Marsilia și Genova
place-s04 = marea dintre Barcelona și Marsilia
place-s05 = marea de la nord-vest de Barcelona
place-s06 = marea de la sud de Lisabona
place-s07 = marea de la nord de Lisabona
place-s08 = marea de la sud-vest de Londra
place-s09 = marea dintre Londra și Anvers
place-s10 = marea dintre Anvers și Amsterdam
place-s11 = marea dintre Amsterdam și Hamburg
place-s12 = marea de la sud de Hamburg
place-s13 = largul, departe la sud de Hamburg
place-s14 = largul de la nord de Macao
place-s15 = largul de la nord de Genova
place-s16 = mijlocul largului
place-s17 = marea de la est de Lisabona
place-s18 = largul, departe la sud de Anvers
place-s19 = marea de la sud de Amsterdam
place-s20 = marea de la nord de Marsilia
place-s21 = marea de la sud-est de Londra
kind-office = oficiu
kind-building = clădire
kind-person = personaj
timing-action = o folosești în tura ta
timing-passive = are efect de la sine sau ca parte a altei acțiuni
timing-automatic = are efect de la sine
timing-part = o alegi ca parte a altei acțiuni
timing-always = are efect tot timpul
timing-waits = o folosești în tura ta, după ce s-a întâmplat lucrul pe care îl așteaptă
timing-cards = are efect în faza 1, când se iau cărți
timing-dice = are efect în faza 2, când se aleg zaruri
timing-game_end = are efect la punctajul final
limit-round = o dată pe rundă
limit-each = de fiecare dată când se aplică
limit-any = ori de câte ori poți plăti
limit-end = o dată, la sfârșitul partidei
n-gold = { $count ->
    [one] { $count } monedă
    [few] { $count } monede
   *[other] { $count } de monede
}
n-prestige = { $count ->
    [one] { $count } punct de prestigiu
    [few] { $count } puncte de prestigiu
   *[other] { $count } de puncte de prestigiu
}
n-steps = { $count ->
    [one] { $count } pas gratuit
    [few] { $count } pași gratuiți
   *[other] { $count } de pași gratuiți
}
n-spaces = { $count ->
    [one] { $count } căsuță
    [few] { $count } căsuțe
   *[other] { $count } de căsuțe
}
n-markers = { $count ->
    [one] un jeton de pedeapsă
    [few] { $count } jetoane de pedeapsă
   *[other] { $count } de jetoane de pedeapsă
}
n-cards = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
n-jokers = { $count ->
    [one] { $count } joker
    [few] { $count } jokeri
   *[other] { $count } de jokeri
}
nothing = nimic
cause-setup = pregătire
cause-dice = zaruri
cause-offer = ofertă
cause-overflow = a șasea carte
cause-empty_arrow = niciun cub la săgeată
cause-tableau = cărți rămase pe planșă
cause-markers = jetoane de pedeapsă
cause-city = cel mai mare grup din oraș
cause-tribute = tribut
cause-delivery = livrare
cause-joker = joker
cause-payment = plată
cause-pass = pas
phase-start_cards = Primele cărți
phase-start_cubes = Primele cuburi
phase-pick = Luarea cărților
phase-overflow = Prea multe cărți
phase-dice = Alegerea zarurilor
phase-explorer = Exploratorul
phase-master = Maestrul
phase-actions = Acțiuni
phase-payment = Plată
phase-over = Sfârșit
warning-passing_with_cubes = Cuburile de la săgeata ta se pierd.
warning-fountain_lost = Pasul de la Fântână se pierde.
warning-envoy_lost = Cubul de la Sol se pierde.
warning-sixth_card = Ar fi a șasea carte: una trebuie să plece și iei un jeton de pedeapsă.
warning-empty_arrow = Niciun cub la săgeata ta în runda aceasta: un jeton de pedeapsă.
warning-empty_arrow_next_round = Încă nimic pentru runda următoare.
warning-cannot_be_undone = Nu se mai poate anula.

good-jade = jad
good-lacquerware = obiecte lăcuite
good-paper = hârtie
good-porcelain = porțelan
good-rice = orez
good-silk = mătase
good-spices = mirodenii
good-tea = ceai
good-joker = un joker
good-none = –

## Choosing

price-is = Preț: { $price }
gain-is = Câștig: { $gain }
ways = { $count ->
    [one] { $count } fel
    [few] { $count } feluri
   *[other] { $count } de feluri
} de a o face
not-now = Nu acum: { $reason }
close = Închide
short-free = gratis
short-gold = aur
choose-colors = Alege culori
joker-first = Prima jumătate a jokerului
joker-second = A doua jumătate a jokerului
costs = Cost
you-have = Ai { $cubes }
estimated-fields = Estimat de noi: { $fields }
field-kind = fel
field-cost = cost
field-tribute = tribut

## The chart

board = Harta: mare, zid și oraș
city = Oraș
sea-space = Largul mării
port-about = Cere { $good }. Valori rămase: { $slots }
port-label = { $port }, cere { $good }
ship-at = Corabie ({ $seat }): { $place }
tribute = Tribut
tribute-label = Tributul rundei: { $price ->
    [one] { $price } monedă
    [few] { $price } monede
   *[other] { $price } de monede
} pentru { $gain ->
    [one] { $gain } punct de prestigiu
    [few] { $gain } puncte de prestigiu
   *[other] { $gain } de puncte de prestigiu
}
quarter = Cartier
quarter-owned = Cartier luat de { $seat }
quarter-free = Cartier cu { $tile }, pentru { $cost }
quarter-light = Un cartier luminos cu { $tile }
quarter-dark = Un cartier întunecat cu { $tile }
wall = Zid
wall-space = Zid, căsuța { $n }: { $seats }
wall-space-name = Zid, căsuța { $n }
wall-about = Cine e mai în față pe zid e primul; într-o stivă, discul de deasupra.
stack = De sus în jos: { $seats }

## The round

round = Runda { $round } din 12
before = Înainte de prima rundă
result = Partida s-a încheiat
offer = Ofertă
decline = Nu lua nicio carte
dice = Zaruri
die-label = Zar { $color }, { $value }
choose-dice = { $count ->
    [one] Mai alege un zar
    [few] Alege două zaruri
   *[other] Alege două zaruri
}
ask-explorer = Exploratorul: încă un cub?
ask-master = Maestrul: muți cuburi cu unu?
start-cubes = { $round ->
    [1] Un cub pentru runda 1
   *[other] Două cuburi pentru runda 2
}
take-start = Pune aceste cuburi
offices = Oficiile celor douăsprezece runde
time-past = trecute
time-present = runda aceasta
time-future = urmează

## Seats

own-seat = Locul din față
passed = a spus pas
place-number = { $place ->
    [1] Primul loc
   *[other] Locul { $place }
}
prestige = prestigiu
gold = aur
markers = jetoane de pedeapsă
cargo = Corabie și marfă
no-cargo = fără marfă
supply = Rezervă
no-cubes = niciun cub
pass = Pas
pass-loses = Ai pierde { $cubes }.
pass-about = Tura ta se încheie.
tableau = Cărți de plătit
active = În lucru
no-active = încă niciuna
state-usable = disponibilă
state-used = folosită în această rundă
state-waiting = așteaptă
rose = Roza vânturilor
rose-side = Runda { $round }: { $cubes }

## Ways to look at it

pace = Cât de repede se mișcă totul
pace-calm = Viteză 1×
pace-fast = Viteză 2×
pace-off = Fără mișcare
parts = Părțile mesei
tab-round = Rundă
tab-city = Oraș
tab-sea = Mare

## Told when pointed at

which = Care?
spaces-used = { $count } din { $of }
about-prestige = Câștigă cine are cel mai mult la sfârșit.
about-gold = Cumpără prestigiu prin tribut; îl cer și unele cărți.
about-jokers = Un joker valorează un cub de orice culoare sau 3 monede.
about-markers = Fiecare costă 3 puncte de prestigiu la punctajul final.
cargo-to = { $count } × { $good }: cere { $port }, următoarea valorează { $value }
supply-about = Cheltuiește-le în runda aceasta: ce rămâne se pierde când spui pas.
ships-here = Corăbii aici: { $seats }
way-costs = Drumul până acolo costă { $cubes }.
way-free = Pașii tăi gratuiți te duc acolo.

## The new table

step-cards = Cărți
step-dice = Zaruri
step-actions = Acțiuni
prompt-card = Ce ți se cere
look-at = Vezi ce are { $seat }
n-cubes = { $count ->
    [one] { $count } cub
    [few] { $count } cuburi
   *[other] { $count } de cuburi
}
n-goods = { $count ->
    [one] { $count } marfă
    [few] { $count } mărfuri
   *[other] { $count } de mărfuri
}
cancel = Renunță
clear = Golește
confirm = Confirmă
supply-now = acum, runda { $round }
supply-soon = după zaruri
cargo-title = Marfă
rose-late = După ultima rundă: aceste cuburi nu mai ajung la săgeată
rose-more = Zarurile acestea adaugă { $cubes }.
rose-empty = Încă niciun cub pentru runda { $round }: o săgeată goală aduce un jeton de pedeapsă.
when-round = runda { $round }
when-short = lipsesc { $count }
pay-now = Plătești acum
pay-short-of = Lipsesc
pay-short = Lipsesc { $cubes }
comes = { $count ->
    [one] { $cubes } vine în runda { $round }.
    [few] { $cubes } vin în runda { $round }.
   *[other] { $cubes } vin în runda { $round }.
}
comes-never = În rundele următoare nu vine niciun cub { $color }.
work-used = folosită
work-action = o dată pe rundă
work-waits = după ceva
work-part = într-o acțiune
work-automatic = de la sine
work-always = mereu
work-cards = la cărți
work-dice = la zaruri
work-game_end = la sfârșit
take-title = Ia o carte
take-help = O plătești mai târziu, cu cuburi.
take-when = Când o poți plăti?
take-by = după roză
take-do = Ia { $card }
take-none = Alege o carte
take-clash = { $card } cere aceleași cuburi în runda aceea.
overflow-title = O carte trebuie să plece
overflow-help = Cele cinci locuri sunt pline. Te costă un
overflow-do = Decartează { $card }
overflow-none = Alege o carte
tribute-once = O dată pe tură, în runda aceasta.
die-name = { $color } { $value }
die-now = runda aceasta
die-late = prea târziu
dice-help = Numerele mari aduc multe cuburi, mai târziu.
take-cubes = { $count ->
    [one] Ia { $count } cub
    [few] Ia { $count } cuburi
   *[other] Ia { $count } de cuburi
}
forecast = Rundele tale următoare
forecast-new = cuburi noi încercuite
forecast-card = Runda { $round }: poți plăti { $card }.
house-figures = Unele valori ale pieselor sunt ale noastre, fiindcă nicio sursă nu le numește. Pagina fiecărei piese spune care.
start-title = Alege-ți primele cuburi
actions-title = Fă acțiuni, apoi spune pas
glow = { $count ->
    [one] { $count } luminează pe tablă
    [few] { $count } luminează pe tablă
   *[other] { $count } luminează pe tablă
}
row-ship = Navighează
row-deliver = Livrează
row-wall = Zidul orașului
row-card = Folosește o carte
row-joker = Joker
row-activate = Plătește o carte
row-quarter = Ia un cartier
row-tribute = Tribut
place-for = { $place }, la { $cubes } depărtare
sail-help = Apasă un loc de pe mare sau alege unul aici.
sail-to-sea = Spre { $place }
sail-to = Spre { $place }
sail-swap = { $spaces }. Apasă un cub ca să plătești cu altă culoare.
sail-do = Pornește, { $cubes }
sail-free = Pornește
sail-refused = Pe drumul acesta nu se poate naviga acum.
sail-deliver = Livrat pe drum
sail-ways = Drumuri la fel de scurte
sail-way = Drumul { $n }
sail-space = Locul { $n } se plătește cu { $color }
sail-space-free = Locul { $n } e gratuit
way-far = La { $spaces } depărtare.
way-have = Ai { $cubes }.
pay-title = Plată
pay-help = { $cubes } de orice culoare, în orice ordine.
pay-count = { $count } din { $of }
pay-left = { $count ->
    [0] totul plătit
    [one] încă { $count } cub
    [few] încă { $count } cuburi
   *[other] încă { $count } de cuburi
}
pay-spare = Alege tu cuburile de prisos
pay-back = Ia înapoi { $color }
tab-rose = Roză
tab-topay = De plătit
tab-atwork = În lucru
tab-purse = Pungă, corabie

# ---- the list of cards ----

list-kind = Fel
list-kind-office = oficii
list-kind-building = clădiri
list-kind-person = personaje
list-office = Tipul oficiului
list-timing = Când are efect
list-timing-action = în tura ta
list-timing-waits = în tura ta, după ceva
list-timing-part = ca parte a unei acțiuni
list-timing-automatic = de la sine
list-timing-always = tot timpul
list-timing-cards = când se iau cărți
list-timing-dice = când se aleg zaruri
list-timing-game_end = la sfârșit
list-color = Costă un cub
list-cubes = Numărul cuburilor
list-estimated = Valoare estimată
list-estimated-nothing = nimic estimat
list-sort-number = număr
list-sort-name = nume
list-sort-cost = numărul cuburilor
office-customs = Vama
office-construction = Construcțiile
office-finance = Finanțele
office-justice = Justiția
office-military = Armata
office-administration = Administrația
see-rules = Vezi regulile
see-card = Totul despre această carte

# ---- the list of choices ----

warning-passing-with-cubes = Mai ai cuburi; se pierd când spui pas.
warning-fountain-lost = Pasul de la Fântână se pierde.
warning-envoy-lost = Cubul de la Sol se pierde.
warning-sixth-card = Nu e loc pentru a șasea carte: una trebuie să plece și te costă un jeton de pedeapsă.
warning-empty-arrow = La săgeata ta n-ar veni niciun cub.
warning-empty-arrow-next-round = În runda următoare n-ar veni niciun cub la săgeata ta.
group-pick = Ia o carte
group-ship = Corabie
group-wall = Zidul orașului
group-quarter = Ia un cartier
group-activate = Plătește o carte
group-dice = Zaruri
group-overflow = Prea multe cărți
group-payment = Plată
group-tribute = Tribut
group-card = Folosește o carte
group-deliver = Livrează
group-start-cubes = Primele cuburi
group-joker = Joker
amount-prestige = prestigiu
amount-markers = { $count ->
    [one] jeton de pedeapsă
    [few] jetoane de pedeapsă
   *[other] jetoane de pedeapsă
}
amount-jokers = { $count ->
    [one] joker
    [few] jokeri
   *[other] jokeri
}
amount-spaces = { $count ->
    [one] căsuță pe zid
    [few] căsuțe pe zid
   *[other] căsuțe pe zid
}
amount-steps = { $count ->
    [one] pas al corabiei
    [few] pași ai corabiei
   *[other] pași ai corabiei
}
amount-silk = mătase
amount-porcelain = porțelan
amount-jade = jad
amount-paper = hârtie
amount-tea = ceai
amount-rice = orez
amount-spices = mirodenii
amount-lacquerware = obiecte lăcuite

plan-can = Un clic plănuiește asta pentru rândul tău: { $what }
plan-made = Plănuit pentru rândul tău: { $what }
plan-do = Plănuiește pentru rândul meu: { $what }
plan-back = Renunță la plan: { $what }
plan-flag = Plănuit pentru rândul tău.
plan-pass = Pas la rândul meu
plan-help-card = Dă clic pe o carte ca s-o plănuiești pentru rândul tău.
plan-help-dice = Dă clic pe două zaruri ca să le plănuiești pentru rândul tău.
plan-help-actions = Dă clic pe ce vrei să faci întâi sau spune pas: se face când îți vine rândul.
used-legend = întoarsă: folosită
way-short = lipsesc { $count }.
way-now = Navighezi în tura ta din faza a treia.
comes-any = { $count ->
    [one] { $count } cub vine în runda { $round }.
    [few] { $count } cuburi vin în runda { $round }.
   *[other] { $count } de cuburi vin în runda { $round }.
}
comes-any-never = Atâtea cuburi nu vin în rundele următoare.
pays-now = O plătești cu cuburile tale când îți vine rândul.
pays-in = O plătești cu cuburile tale din runda { $round }.
next-pays = Atunci se poate plăti: { $cards }
pays-never = Roza ta nu are cuburile pentru ea: lipsesc { $cubes }.
wall-behind = Discul tău e pe căsuța { $n } și merge doar înainte.
wall-own = Discul tău e aici.
quarter-taken = E luat de { $seat }: nimeni nu-l mai poate lua.
quarter-yours = E deja al tău.
why-take = Alege întâi o carte: cele luminate stau peste tablă.
why-overflow = Alege întâi una dintre cele șase cărți.
why-dice = { $count ->
    [one] Alege întâi încă un zar.
    [few] Alege întâi două zaruri.
   *[other] Alege întâi două zaruri.
}
why-pay = { $count ->
    [one] Mai e de plătit 1 cub: atinge unul din rezerva ta.
    [few] Mai sunt de plătit { $count } cuburi: atinge-le în rezerva ta.
   *[other] Mai sunt de plătit { $count } de cuburi: atinge-le în rezerva ta.
}
why-start = Alege întâi cuburile.
why-ask = Masa încă se gândește.
