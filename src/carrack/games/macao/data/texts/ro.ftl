# Macao, the board game, in Romanian. Keys follow the names of names.py, options.py, cards.toml and board.toml.

## Colors of cubes and dice; a letter for each where there is no room or no color

color-red = roșu
    .letter = R
color-blue = albastru
    .letter = A
color-green = verde
    .letter = V
color-gray = gri
    .letter = G
color-violet = mov
    .letter = M
color-black = negru
    .letter = N

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

## Goods and tiles

good-jade = jad
    .short = jad
good-lacquerware = obiecte lăcuite
    .short = lăc.
good-paper = hârtie
    .short = hârt.
good-porcelain = porțelan
    .short = porț.
good-rice = orez
    .short = orez
good-silk = mătase
    .short = măt.
good-spices = mirodenii
    .short = mir.
good-tea = ceai
    .short = ceai
good-joker = un joker
    .short = joker

## Ports and places at sea

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
sea-space = largul mării

## Kinds of cards, when they work, how often

kind-office = oficiu
    .plural = oficii
kind-building = clădire
    .plural = clădiri
kind-person = personaj
    .plural = personaje

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

## Where a figure comes from

figure-found = găsită într-o sursă
    .mark = { "" }
figure-reconstructed = estimată
    .mark = ≈

## Printed figures: what they belong to, and what they are

data-place-quarter = Cartierul { $id }
data-place-space = Căsuța { $id } de pe zid
data-place-wall = Zidul
data-place-tiles = Plăcile de marfă
data-place-tribute = Pista tributului
data-place-sea = Marea
data-field-kind = fel
data-field-office = tipul oficiului
data-field-cost = cost
data-field-tribute = tribut
data-field-timing = când are efect
data-field-limit = cât de des
data-field-dark = întunecat
data-field-neighbours = vecini
data-field-good = marfă
data-field-slots = prestigiu pentru livrări
data-field-start = de unde pleacă corăbiile
data-field-length = căsuțe
data-field-copies_of_each_good = plăci din fiecare marfă
data-field-jokers = jokeri
data-field-min = cel mai mic număr
data-field-max = cel mai mare număr
data-field-position = unde e desenat
data-field-there = există unul
data-field-name = nume
data-field-source = de unde vin valorile
data-field-edges = rute
data-yes = da
data-no = nu

## What the checker says about corrected figures

finding-file = { $name } nu e niciunul dintre fișierele { $files }.
finding-not_toml = Fișierul nu e scris ca TOML: { $why }
finding-missing = Acest câmp lipsește.
finding-stray = Asta nu are ce căuta aici.
finding-no_list = Trebuie să existe o listă de tabele [[{ $name }]].
finding-no_table = Trebuie să existe un tabel [{ $name }].
finding-twice = Identificatorul { $id } e folosit de mai multe ori.
finding-text = Trebuie să fie un text de un rând, nu { $value }.
finding-id = Trebuie să fie litere mici, cifre și _, nu { $value }.
finding-bool = Trebuie să fie true sau false, nu { $value }.
finding-whole = Trebuie să fie un număr întreg de la { $low } la { $high }, nu { $value }.
finding-position = Trebuie să fie un număr de la 0 la { $high }, nu { $value }.
finding-one_of = Este { $value }, dar trebuie să fie una dintre valorile { $choices }.
finding-cubes = Trebuie să numească cuburi, de exemplu { "{" } red = 1, blue = 1 { "}" }, nu { $value }.
finding-color = Numește culoarea { $color }; culorile sunt { $colors }.
finding-cube_count = Are { $count ->
    [one] { $count } cub
    [few] { $count } cuburi
   *[other] { $count } de cuburi
} de culoarea { $color }; trebuie să fie de la 1 la { $most }.
finding-list = Trebuie să fie o listă de lungimea potrivită, nu { $value }.
finding-sources = Trebuie să spună de unde vine fiecare: { $names }.
finding-source = Spune { $value } despre { $name }; trebuie să fie found sau reconstructed.
finding-no_card = Regulile nu cunosc o astfel de carte.
finding-cards_missing = { $count ->
    [one] Lipsește { $count } carte
    [few] Lipsesc { $count } cărți
   *[other] Lipsesc { $count } de cărți
}: { $names }
finding-kind = Regulile spun ce cărți sunt oficii și de ce tip; asta le contrazice.
finding-dear = Costă { $count ->
    [one] { $count } cub
    [few] { $count } cuburi
   *[other] { $count } de cuburi
}; de obicei sunt de la 1 la { $most }.
finding-pair = Perechea { $pair } nu se află pe nicio carte cunoscută.
finding-limit = Când are efect și cât de des se contrazic în privința sfârșitului partidei.
finding-office_cost = Oficiile de acest tip ar trebui să coste aici { $count ->
    [one] { $count } cub
    [few] { $count } cuburi
   *[other] { $count } de cuburi
} de culoarea { $color }.
finding-kind_count = { $count ->
    [one] { $count } carte este
    [few] { $count } cărți sunt
   *[other] { $count } de cărți sunt
} de felul { $kind }; ar trebui să fie { $expected }.
finding-pair_count = Perechea { $pair } este pe { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}; ar trebui să fie { $expected }.
finding-uneven = Toate costurile la un loc folosesc { $count ->
    [one] { $count } cub
    [few] { $count } cuburi
   *[other] { $count } de cuburi
} de culoarea { $color }; media culorilor este { $mean }.
finding-no_size = Nicio clădire și niciun personaj nu costă { $count ->
    [one] { $count } cub
    [few] { $count } cuburi
   *[other] { $count } de cuburi
}.
finding-too_many = { $count ->
    [one] Este { $count }
    [few] Sunt { $count }
   *[other] Sunt { $count }
}; e loc pentru { $most }.
finding-no_place = Numește { $id }, care nu există.
finding-one_way = Numește vecinul { $id }, dar { $id } nu îl numește la rândul lui.
finding-light = { $count ->
    [one] Este { $count } cartier luminos
    [few] Sunt { $count } cartiere luminoase
   *[other] Sunt { $count } de cartiere luminoase
} pentru { $tiles ->
    [one] { $tiles } placă de marfă
    [few] { $tiles } plăci de marfă
   *[other] { $tiles } de plăci de marfă
}.
finding-dark = { $count ->
    [one] Este { $count } cartier întunecat
    [few] Sunt { $count } cartiere întunecate
   *[other] Sunt { $count } de cartiere întunecate
} pentru { $tiles ->
    [one] { $tiles } joker
    [few] { $tiles } jokeri
   *[other] { $tiles } de jokeri
}.
finding-light_dark = Cartiere luminoase: { $light ->
    [one] { $light }
    [few] { $light }
   *[other] { $light }
}, întunecate: { $dark }; ar trebui să fie 24 și 6.
finding-apart = Orașul nu e legat.
finding-slots_order = Numerele trebuie să meargă de la mare la mic.
finding-slots = Numerele ar trebui să fie { $slots }.
finding-good = { $count ->
    [one] { $count } port cere această marfă
    [few] { $count } porturi cer această marfă
   *[other] { $count } de porturi cer această marfă
}; trebuie să fie unul singur.
finding-port = Nu e unul dintre porturile cunoscute.
finding-edge = Ruta { $from_id } – { $to_id } nu leagă două locuri.
finding-edge_twice = Ruta { $from_id } – { $to_id } apare de două ori.
finding-reach = Nu se poate ajunge acolo din { $id }.
finding-outside = E desenat în afara tablei.
finding-on_top = E desenat peste { $id }.
finding-cross = Liniile { $one } și { $other } se intersectează.

## Parts of sentences

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
placed = { $cubes } la { $position }
die-shows = { $color } { $value }
die-turned = { $color } { $value } (din { $rolled })
nothing = nimic
price-free = gratis
paid = { $paid ->
    [none] { "" }
   *[other] { " " }pentru { $paid }
}
costing = { $price ->
    [none] { "" }
   *[other] { " " }({ $price })
}
gained = { $gain ->
    [none] { "" }
   *[other] : { $gain }
}
because = { $cause ->
    [none] { "" }
   *[other] { " " }({ $why })
}
less = { $dropped ->
    [none] { "" }
   *[other] , cu un cub { $dropped } mai puțin
}

## Causes that are no cards

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

## Actions: labels of buttons and menu lines

action-take_card = Ia { $card }{ costing }
action-decline_card = Nu lua nicio carte
action-discard_overflow = Decartează { $card }
action-pick_start_cubes = 1 { $first } pentru runda 1, 2 { $second } pentru runda 2
action-choose_dice = { $first } și { $second }
action-apply_explorer = Încă un cub { $die }
action-apply_explorer-none = Niciun cub în plus
action-apply_master = Pune la { $position } cuburile zarului { $die }
action-apply_master-none = Lasă cuburile unde sunt
action-activate-pay = Activează { $card }{ less }{ costing }
action-activate-craftsman = Activează { $card } cu Meșteșugarul{ less }{ costing }
action-activate-count = Activează { $card } cu Contele{ costing }
tile-of-several = { $tile } ({ $number }/{ $all })
action-take_quarter-pay = Ia cartierul cu { $tile }{ less }{ costing }
action-take_quarter-herald = Ia cu Crainicul cartierul cu { $tile }{ costing }
action-take_quarter-pay-bare = Ia cartierul { $quarter }{ less }{ costing }
action-take_quarter-herald-bare = Ia cu Crainicul cartierul { $quarter }{ costing }
action-move_wall = Înaintează { $distance } pe zid{ costing }
toward-sea = spre { $place }
toward-port = spre { $place }
action-move_ship = Navighează { $toward }, plătind { $pay }
action-move_ship-free = Navighează { $toward }, pas gratuit
action-deliver = Livrează
action-deliver-here = Livrează { $good } la { $port }
action-buy_tribute = Cumpără prestigiu cu tributul
action-buy_tribute-rate = Cumpără { $gain ->
    [one] { $gain } punct de prestigiu
    [few] { $gain } puncte de prestigiu
   *[other] { $gain } de puncte de prestigiu
} cu { $price ->
    [one] { $price } monedă
    [few] { $price } monede
   *[other] { $price } de monede
}
action-use_office = Folosește { $card }
action-use_card = Folosește { $card }
action-use_card-color = Folosește { $card }: ia { $color }
action-use_card-goldsmith = Folosește { $card }: plătește { $color }
action-use_card-colors = Folosește { $card }: plătește { $colors }
action-use_card-person = Folosește { $card }: decartează { $person }
action-cash_joker = Schimbă un joker: { $choices }
action-pay_cube = Plătește { $color }
action-pass = Pas

## The same choices gathered in one line, with a second question

fold-pick_start_cubes = 1 { $first } pentru runda 1 …
fold-activate = Activează { $card } …
fold-take_quarter = Ia cartierul cu { $tile } …
fold-move_ship = Navighează { $toward } …
fold-use_card = Folosește { $card } …
fold-cash_joker = Schimbă un joker …

which-cube = Ce cub?
which-way = Cum plătești?
which-color = Ce culoare?
which-one = Care?

## Groups of choices

group-pick = Cărți în ofertă
group-overflow = Decartare
group-start_cubes = Primele cuburi
group-dice = Zaruri
group-activate = Activare
group-quarter = Oraș
group-wall = Zid
group-ship = Corabie
group-deliver = Livrare
group-tribute = Tribut
group-card = Cărți
group-joker = Jokeri
group-payment = Plată
group-pass = Pas
group-table = Pentru masă
group-expert = Pentru experți

## Events: sentences of the log. `.you` is told to the seat that acts.

event-card_revealed = Se dezvăluie { $card }
event-cards_revealed = Se dezvăluie: { $cards }
event-tribute_set = Tributul: { $gain ->
    [one] { $gain } punct de prestigiu
    [few] { $gain } puncte de prestigiu
   *[other] { $gain } de puncte de prestigiu
} pentru { $price ->
    [one] { $price } monedă
    [few] { $price } monede
   *[other] { $price } de monede
}
event-card_taken = { $seat } ia { $card }
    .you = Iei { $card }
event-card_declined = { $seat } nu ia nicio carte{ because }
    .you = Nu iei nicio carte{ because }
event-card_discarded = { $seat } decartează { $card }{ because }
    .you = Decartezi { $card }{ because }
event-card_discarded-table = La cărțile decartate: { $card }
event-cards_discarded = La cărțile decartate: { $cards }
event-cubes_placed = { $seat } pune { $placed }
    .you = Pui { $placed }
event-die_rolled = Zar: { $die }
event-dice_rolled = Zaruri: { $dice }
event-dice_chosen = { $seat } alege zarurile { $first } și { $second }
    .you = Alegi zarurile { $first } și { $second }
event-dice_chosen-placed = { $seat } alege zarurile { $first } și { $second }: { $placed }
    .you = Alegi zarurile { $first } și { $second }: { $placed }
event-explorer_applied = { $seat } ia încă un cub { $die }{ because }
    .you = Iei încă un cub { $die }{ because }
event-explorer_applied-none = { $seat } nu ia niciun cub în plus{ because }
    .you = Nu iei niciun cub în plus{ because }
event-master_applied = { $seat } pune la { $position } cuburile zarului { $die }{ because }
    .you = Pui la { $position } cuburile zarului { $die }{ because }
event-master_applied-none = { $seat } lasă cuburile unde sunt{ because }
    .you = Lași cuburile unde sunt{ because }
event-rose_turned = Rozele vânturilor se rotesc
event-punished = { $seat } ia { n-markers }{ because }
    .you = Iei { n-markers }{ because }
event-card_activated = { $seat } activează { $card }{ paid }
    .you = Activezi { $card }{ paid }
event-card_used = { $seat } folosește { $card }{ gained }{ paid }
    .you = Folosești { $card }{ gained }{ paid }
event-quarter_taken = { $seat } ia cartierul cu { $tile }{ paid }
    .you = Iei cartierul cu { $tile }{ paid }
event-wall_moved = { $seat } înaintează { n-spaces } pe zid{ paid }, până la căsuța { $space }{ because }
    .you = Înaintezi { n-spaces } pe zid{ paid }, până la căsuța { $space }{ because }
event-wall_raised = { $seat } își urcă discul în vârful stivei{ because }
    .you = Discul tău urcă în vârful stivei{ because }
event-ship_moved = { $seat } navighează { $toward } pentru { $paid }
    .you = Navighezi { $toward } pentru { $paid }
event-ship_moved-free = { $seat } navighează { $toward } cu un pas gratuit
    .you = Navighezi { $toward } cu un pas gratuit
event-delivered = { $seat } livrează { $good } la { $port }{ gained }
    .you = Livrezi { $good } la { $port }{ gained }
event-tribute_bought = { $seat } plătește tributul și ia { $gain }{ paid }
    .you = Plătești tributul și iei { $gain }{ paid }
event-gold_gained = { $seat } ia { n-gold }{ because }
    .you = Iei { n-gold }{ because }
event-gold_paid = { $seat } plătește { n-gold }{ because }
    .you = Plătești { n-gold }{ because }
event-prestige_gained = { $seat } câștigă { n-prestige }{ because }
    .you = Câștigi { n-prestige }{ because }
event-prestige_lost = { $seat } pierde { n-prestige }{ because }
    .you = Pierzi { n-prestige }{ because }
event-cube_gained = { $seat } ia { $cubes }{ because }
    .you = Iei { $cubes }{ because }
event-cube_paid = { $seat } plătește { $cubes }{ because }
    .you = Plătești { $cubes }{ because }
event-payment_begun-wall = { $seat } are de plătit { cubes-any } pentru { $spaces } pe zid
    .you = Ai de plătit { cubes-any } pentru { $spaces } pe zid
event-payment_begun-prospector = { $seat } are de plătit { cubes-any } pentru Căutătorul de aur
    .you = Ai de plătit { cubes-any } pentru Căutătorul de aur
event-payment_begun-shop = { $seat } are de plătit la Prăvălie { cubes-any } pentru un cub { $color }
    .you = Ai de plătit la Prăvălie { cubes-any } pentru un cub { $color }
event-joker_cashed = { $seat } schimbă un joker{ gained }
    .you = Schimbi un joker{ gained }
event-steps_gained = { $seat } are { n-steps }{ because }
    .you = Ai { n-steps }{ because }
event-passed = { $seat } spune pas
    .you = Spui pas
event-round_began = Începe runda { $round }
event-game_ended = Partida s-a încheiat

## Steps, and what the game waits for

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

prompt-start_cards = { $seat } ia prima carte
    .you = Ia prima ta carte
prompt-start_cubes = { $seat } alege primele cuburi
    .you = Alege-ți cuburile pentru primele două runde
prompt-pick = { $seat } ia o carte
    .you = Ia o carte din ofertă
prompt-overflow = { $seat } are șase cărți și trebuie să decarteze una
    .you = Ai șase cărți: decartează una și ia un jeton de pedeapsă
prompt-dice = { $seat } alege două zaruri
    .you = Alege două zaruri: fiecare aduce atâtea cuburi cât arată, la acel număr al rozei vânturilor
prompt-explorer = { $seat } poate lua un cub în plus (Exploratorul)
    .you = Exploratorul: iei un cub în plus pentru un zar?
prompt-master = { $seat } poate muta cuburile unui zar (Maestrul)
    .you = Maestrul: muți cuburile unui zar?
prompt-actions = { $seat } e la rând
    .you = E rândul tău: fă câte acțiuni vrei, apoi spune pas
prompt-payment-wall = { $seat } plătește pentru zid
    .you = Plătește { cubes-any } pentru { $spaces } pe zid (cancel renunță)
prompt-payment-prospector = { $seat } plătește Căutătorul de aur
    .you = Plătește { cubes-any } pentru Căutătorul de aur (cancel renunță)
prompt-payment-shop = { $seat } plătește la Prăvălie
    .you = Plătește la Prăvălie { cubes-any } pentru un cub { $color } (cancel renunță)
prompt-over = Partida s-a încheiat
    .you = Partida s-a încheiat

## Refusals, by code. $detail is the error's own sentence.

error-card-unknown = Nu există o astfel de carte: { $detail }
error-phase-wrong = Nu asta îți cere jocul acum.
error-action-refused = Acum nu se poate: { $detail }
error-payment-pending = Plătește mai întâi cuburile datorate sau renunță la acțiune.
error-payment-order = Cuburile se plătesc în ordinea roșu, albastru, verde, gri, mov, negru, iar restul trebuie să ajungă.
error-offer-not_there = Cartea aceasta nu e în ofertă.
error-card-not_on_tableau = Cartea aceasta nu e pe planșa ta.
error-card-not_active = Cartea aceasta nu e activată sau nu e a ta.
error-card-used = Cartea aceasta a fost deja folosită în runda aceasta.
error-card-condition = Ce cere cartea aceasta nu e îndeplinit acum.
error-card-nothing_to_gain = Cartea aceasta nu ți-ar aduce nimic acum.
error-card-not_usable = Cartea aceasta nu se folosește așa.
error-card-needs_choice = Cartea aceasta cere o alegere: o culoare, mai multe culori sau un personaj.
refused-short = Îți lipsesc: { $missing }.
error-cubes-too_few = Nu ai cuburile necesare.
error-gold-too_little = Nu ai destule monede.
error-discount-not_available = Nicio carte de-a ta nu îți permite acum să lași deoparte acel cub.
error-method-not_available = Acum nu poți plăti așa.
error-quarter-taken = Cartierul acesta e deja luat.
error-quarter-limit = Nu mai poți lua alt cartier în tura aceasta.
error-wall-moved = Ai înaintat deja pe zid în tura aceasta.
error-wall-end = Discul tău e pe ultima căsuță a zidului.
error-wall-too_far = Zidul nu e atât de lung.
error-ship-not_adjacent = Corabia ta nu poate ajunge acolo într-un singur pas.
error-ship-no_free_step = Nu mai ai niciun pas gratuit.
error-deliver-not_in_port = Corabia ta nu e într-un port.
error-deliver-no_goods = Nu ai la bord nicio marfă cerută de acest port.
error-deliver-full = Acest port nu mai primește mărfuri.
error-deliver-not_entered = La această masă poți livra doar într-un port în care corabia ta a intrat în tura aceasta.
error-tribute-limit = Ai cumpărat deja prestigiu de câte ori ai voie în tura aceasta.
error-tribute-too_little_gold = Nu ai destule monede pentru tribut.
error-tribute-nothing_to_gain = Tributul nu ți-ar aduce prestigiu.
error-joker-none = Nu ai niciun joker.
error-joker-juggler = Cu Jonglerul un joker înseamnă două alegeri deodată, fără el doar una.
error-dice-not_chosen = Nu e unul dintre zarurile alese de tine.
error-master-not_possible = Maestrul nu poate pune acolo acele cuburi.
error-idler-not_active = Doar cu Trândavul poți să nu iei nicio carte.
error-overflow-not_held = Nu ai cartea aceasta.

error-data-other = Masa a fost văzută cu alte valori: { $detail }
error-field-unknown = Pentru asta nu se păstrează nicio sursă: { $detail }

## Warnings beside a choice

warning-passing_with_cubes = Cuburile de la săgeata ta se pierd.
warning-fountain_lost = Pasul de la Fântână se pierde.
warning-envoy_lost = Cubul de la Sol se pierde.
warning-sixth_card = Ar fi a șasea carte: una trebuie să plece și iei un jeton de pedeapsă.
warning-empty_arrow = Niciun cub la săgeata ta în runda aceasta: un jeton de pedeapsă.
warning-empty_arrow_next_round = Încă nimic pentru runda următoare.
warning-cannot_be_undone = Nu se mai poate anula.

## Options. The words in parentheses are the values to write.

option-delivery_requires_entry = Livrări doar la intrare
    .text = Dacă mărfurile se pot livra doar într-un port în care corabia a intrat în aceeași tură.
option-tribute_basis = Cărțile care fac tributul
    .text = Tributul adună toate cele șase cărți întoarse (six_cards) sau doar pe cele care rămân în ofertă (offer).
option-initial_wall_order = Prima ordine pe zid
    .text = Cineva tras la sorți e deasupra, iar ceilalți urmează în sensul acelor de ceas (random_start_clockwise), toată ordinea e la întâmplare (random) sau e dată ca listă de locuri.
option-master_dice = Zarurile Maestrului
    .text = Pentru câte dintre cele două zaruri poate muta Maestrul cuburile: 1 sau 2.
option-explorer_dice = Zarurile Exploratorului
    .text = Pentru câte dintre cele două zaruri aduce Exploratorul un cub în plus: 1 sau 2.
option-when_cards = Cărți care reacționează
    .text = Cărțile care reacționează la ceva ce faci au efect o dată pe rundă (once) sau de fiecare dată (each).
option-discount_limit = Cărți care economisesc un cub
    .text = Macaraua, Tămăduitorul, Arhiva și Speculantul economisesc un cub o dată pe rundă (once) sau de fiecare dată (each).
option-tower_on_last_space = Turnul pe ultima căsuță
    .text = Dacă Turnul își ține proprietarul deasupra și pe ultima căsuță a zidului.
option-beggar_ties = Cerșetorul la egalitate
    .text = Dacă un ultim loc împărțit la prestigiu este de ajuns pentru Cerșetor.
option-monastery_ties = Mănăstirea la egalitate
    .text = Dacă un prim loc împărțit la prestigiu este de ajuns pentru Mănăstire.
option-captain_points = Punctele Căpitanului
    .text = Cât prestigiu aduce Căpitanul: 1 sau 2.
option-scribe_scope = Puterea Grămăticului
    .text = Grămăticul permite folosirea de două ori a fiecărei cărți de oficiu (card) sau a unei cărți din fiecare tip (type).
option-office_rate = Plata oficiilor
    .text = Fiecare oficiu plătește 1 monedă pentru cubul său (flat); altă valoare nu se cunoaște încă.
option-councilman_mode = Punctele Consilierului
    .text = 6 puncte de prestigiu pentru fiecare tip cu trei cărți (three_of_a_type), pentru fiecare tip dacă sunt trei tipuri (per_type_if_three_types) sau o singură dată dacă sunt trei tipuri (once_if_three_types).
option-palace_counts_abbot = Palatul și Abatele
    .text = Dacă Palatul numără Abatele printre cărțile care aduc puncte la sfârșit.
option-scribe_second_use = A doua folosire cu Grămăticul
    .text = Când Grămăticul privește o carte din fiecare tip: a doua folosire ține de o singură carte (one_card), sau oficiile unui tip se pot folosi de câte ori sunt plus o dată, fiecare de cel mult două ori (any_card).

## Cards: the name, and what it does in one line

card-office = { $office } { $cubes }
office-customs = Vama
    .text = Plătește 1 cub roșu, ia 1 monedă.
office-construction = Construcțiile
    .text = Plătește 1 cub verde, ia 1 monedă.
office-finance = Finanțele
    .text = Plătește 1 cub gri, ia 1 monedă.
office-justice = Justiția
    .text = Plătește 1 cub albastru, ia 1 monedă.
office-military = Armata
    .text = Plătește 1 cub negru, ia 1 monedă.
office-administration = Administrația
    .text = Plătește 1 cub mov, ia 1 monedă.

card-archive = Arhiva
    .text = Activarea unui oficiu te costă cu un cub mai puțin, oricare vrei.
card-bank = Banca
    .text = Ia 2 monede.
card-border_post = Postul de frontieră
    .text = Când folosești un oficiu al Vămii, primești 1 monedă în plus.
card-cathedral = Catedrala
    .text = Plătește cuburi de culori diferite: câte 1 punct de prestigiu pentru fiecare.
card-chancery = Cancelaria
    .text = 1 punct de prestigiu dacă ai folosit un oficiu în runda aceasta.
card-chapel = Capela
    .text = 1 punct de prestigiu dacă ai câștigat deja prestigiu în runda aceasta.
card-cooperage = Dogăria
    .text = Fiecare marfă livrată aduce încă 1 punct de prestigiu.
card-court = Tribunalul
    .text = 1 punct de prestigiu pentru fiecare oficiu al Justiției activat de tine.
card-crane = Macaraua
    .text = Activarea unei clădiri te costă cu un cub mai puțin, oricare vrei.
card-customs_station = Punctul vamal
    .text = 1 punct de prestigiu pentru fiecare oficiu al Vămii activat de tine.
card-embassy = Ambasada
    .text = Când plătești tributul, câștigi încă 2 puncte de prestigiu.
card-fortress = Fortăreața
    .text = 1 punct de prestigiu pentru fiecare oficiu al Armatei activat de tine.
card-fountain = Fântâna
    .text = După ce iei un cartier, înaintează o căsuță pe zid.
card-gate = Poarta
    .text = 1 punct de prestigiu dacă ești pe primul loc pe zid.
card-guard_post = Postul de gardă
    .text = Înaintează o căsuță pe zid, dacă nu ești acolo pe primul loc.
card-hospital = Spitalul
    .text = Activarea unui personaj îți aduce 1 monedă.
card-inn = Hanul
    .text = Ia 1 monedă; ia 3 dacă Hangiul tău e activat.
card-jade_warehouse = Depozitul de jad
    .text = Jadul pe care îl livrezi se socotește dublu.
card-lacquerware_warehouse = Depozitul de obiecte lăcuite
    .text = Obiectele lăcuite pe care le livrezi se socotesc dublu.
card-lighthouse = Farul
    .text = Fiecare marfă livrată îți aduce 1 monedă.
card-meeting_hall = Sala de consiliu
    .text = La sfârșit: 2 puncte de prestigiu pentru fiecare tip de oficiu activat de tine.
card-miks_tavern = Taverna lui Mik
    .text = Ia 1 monedă dacă ai cel puțin trei personaje activate.
card-monastery = Mănăstirea
    .text = 1 punct de prestigiu dacă nimeni nu are mai mult prestigiu decât tine.
    .alone = 1 punct de prestigiu dacă doar tu ai cel mai mult prestigiu.
card-palace = Palatul
    .text = La sfârșit: 2 puncte de prestigiu pe carte activată care aduce puncte la sfârșit, inclusiv aceasta.
    .abbot = La sfârșit: 2 puncte de prestigiu pentru fiecare carte activată a ta care contează la sfârșit, inclusiv aceasta și Abatele.
card-paper_warehouse = Depozitul de hârtie
    .text = Hârtia pe care o livrezi se socotește dublu.
card-parade_ground = Câmpul de instrucție
    .text = Când folosești un oficiu al Armatei, primești 1 monedă în plus.
card-pawnshop = Casa de amanet
    .text = Ia 1 monedă dacă ai primit deja monede în runda aceasta.
card-porcelain_warehouse = Depozitul de porțelan
    .text = Porțelanul pe care îl livrezi se socotește dublu.
card-prefecture = Prefectura
    .text = La sfârșit: 1 punct de prestigiu pentru fiecare oficiu activat de tine.
card-quarry = Cariera de piatră
    .text = 1 punct de prestigiu pentru fiecare oficiu al Construcțiilor activat de tine.
card-residence = Reședința
    .text = La sfârșit: 1 punct de prestigiu pentru fiecare clădire activată a ta, inclusiv aceasta.
card-rice_warehouse = Depozitul de orez
    .text = Orezul pe care îl livrezi se socotește dublu.
card-sail_loft = Atelierul de pânze
    .text = Corabia ta poate face până la 2 pași gratuit.
card-school = Școala
    .text = Ia 1 monedă dacă ai cel puțin două locuri goale pe planșă.
card-shop = Prăvălia
    .text = Plătește oricare 2 cuburi, ia un cub de orice culoare.
card-silk_warehouse = Depozitul de mătase
    .text = Mătasea pe care o livrezi se socotește dublu.
card-smithy = Fierăria
    .text = La sfârșit: 1 punct de prestigiu pentru fiecare cartier al tău.
card-spice_warehouse = Depozitul de mirodenii
    .text = Mirodeniile pe care le livrezi se socotesc dublu.
card-statue = Statuia
    .text = La sfârșit: 3 puncte de prestigiu pentru fiecare cartier întunecat al tău.
card-tea_warehouse = Depozitul de ceai
    .text = Ceaiul pe care îl livrezi se socotește dublu.
card-tower = Turnul
    .text = Discul tău de pe zid stă întotdeauna în vârful stivei sale.
    .not_last = Discul tău de pe zid stă în vârful stivei sale, în afară de ultima căsuță.
card-town_hall = Primăria
    .text = 1 punct de prestigiu pentru fiecare oficiu al Administrației activat de tine.
card-treasury = Vistieria
    .text = 1 punct de prestigiu pentru fiecare oficiu al Finanțelor activat de tine.
card-university = Universitatea
    .text = 1 punct de prestigiu dacă ai cel puțin două locuri goale pe planșă.

card-abbot = Abatele
    .text = La sfârșit: niciun jeton de pedeapsă pentru cărțile rămase pe planșa ta.
card-baronesa_dois = Baronesa Dois
    .text = La sfârșit: 3 puncte de prestigiu; cu două baronese câte 4, cu toate trei câte 5.
card-baronesa_tres = Baronesa Três
    .text = La sfârșit: 3 puncte de prestigiu; cu două baronese câte 4, cu toate trei câte 5.
card-baronesa_um = Baronesa Um
    .text = La sfârșit: 3 puncte de prestigiu; cu două baronese câte 4, cu toate trei câte 5.
card-beadle = Aprodul
    .text = Ia 1 monedă pentru fiecare tip de oficiu folosit de tine în runda aceasta.
card-beggar = Cerșetorul
    .text = Ia un cub de orice culoare dacă nimeni nu are mai puțin prestigiu decât tine.
    .alone = Ia un cub de orice culoare dacă doar tu ai cel mai puțin prestigiu.
card-bishop = Episcopul
    .text = Plătește 1 monedă, câștigă 2 puncte de prestigiu.
card-cabin_boy = Musul
    .text = 1 punct de prestigiu dacă ai la bord cel mult două mărfuri.
card-cannoneer = Tunarul
    .text = Ia 1 monedă dacă ești pe ultimul loc pe zid.
card-captain = Căpitanul
    .text = { $points ->
        [one] { $points } punct de prestigiu
        [few] { $points } puncte de prestigiu
       *[other] { $points } de puncte de prestigiu
    } dacă în runda aceasta corabia ta a făcut cel puțin doi pași.
card-carpenter = Dulgherul
    .text = Fiecare cartier luat îți aduce 1 monedă.
card-chamberlain = Șambelanul
    .text = Activarea unui oficiu îți aduce 1 monedă.
card-coachman = Vizitiul
    .text = Ia 1 monedă dacă ai cel puțin trei clădiri activate.
card-councilman = Consilierul
    .text = La sfârșit: 6 puncte de prestigiu pe tip de oficiu cu cel puțin trei cărți activate.
    .per_type_if_three_types = La sfârșit: 6 puncte de prestigiu pentru fiecare tip de oficiu activat de tine, dacă sunt cel puțin trei tipuri.
    .once_if_three_types = La sfârșit: 6 puncte de prestigiu dacă ai activat cel puțin trei tipuri de oficii.
card-count = Contele
    .text = Activează o carte cu 4 monede în locul cuburilor ei.
card-craftsman = Meșteșugarul
    .text = Activează o carte arătând cuburile ei; le păstrezi.
card-diplomat = Diplomatul
    .text = Poți plăti tributul de două ori în tura ta.
card-donna_blu = Donna Blu
    .text = Ia 1 cub albastru.
card-envoy = Solul
    .text = După ce câștigi prestigiu cu tributul, ia un cub de orice culoare.
card-explorer = Exploratorul
    .text = Unul dintre cele două zaruri ale tale îți aduce un cub în plus.
    .both = Fiecare dintre cele două zaruri ale tale îți aduce un cub în plus.
card-frau_rot = Frau Rot
    .text = Ia 1 cub roșu.
card-goldsmith = Aurarul
    .text = Plătește oricare 1 cub, ia 1 monedă.
card-governor = Guvernatorul
    .text = La sfârșit: 7 puncte de prestigiu.
card-gravedigger = Groparul
    .text = Decartează un alt personaj activat al tău, ia 2 monede.
card-healer = Tămăduitorul
    .text = Activarea unui personaj te costă cu un cub mai puțin, oricare vrei.
card-helmsman = Cârmaciul
    .text = Plătește 1 monedă, iar corabia ta poate face până la 4 pași.
card-herald = Crainicul
    .text = Ia un cartier cu 3 monede în locul cuburilor lui.
card-idler = Trândavul
    .text = Nu ești obligat să iei o carte în faza 1.
card-innkeeper = Hangiul
    .text = Ia 1 monedă; ia 3 dacă Hanul tău e activat.
card-judge = Judecătorul
    .text = Când folosești un oficiu al Justiției, primești 1 monedă în plus.
card-juggler = Jonglerul
    .text = Fiecare joker schimbat îți dă două alegeri în loc de una.
card-lady_black = Lady Black
    .text = Ia 1 cub negru.
card-madame_vert = Madame Vert
    .text = Ia 1 cub verde.
card-magistrate = Magistratul
    .text = Când folosești un oficiu al Administrației, primești 1 monedă în plus.
card-master = Maestrul
    .text = Poți pune cuburile unuia dintre zarurile tale cu un număr mai sus sau mai jos, niciodată la 1.
    .both = Poți pune cuburile fiecărui zar al tău cu un număr mai sus sau mai jos, niciodată la 1.
card-master_builder = Meșterul zidar
    .text = Activarea unei clădiri îți aduce 2 monede.
card-midwife = Moașa
    .text = La sfârșit: 1 punct de prestigiu pentru fiecare personaj activat al tău, inclusiv acesta.
card-miss_grey = Miss Grey
    .text = Ia 1 cub gri.
card-moneylender = Cămătarul
    .text = Ia 1 monedă și câștigă 1 punct de prestigiu.
card-night_watchman = Paznicul de noapte
    .text = Poți lua două cartiere în tura ta.
card-nobleman = Nobilul
    .text = Plătește 2 monede, ia un cub de orice culoare.
card-office_head = Șeful de oficiu
    .text = Ia 1 monedă dacă ai cel puțin trei oficii activate.
card-professor = Profesorul
    .text = Fiecare dintre cele două zaruri ale tale care arată 1 îți aduce 1 monedă.
card-prospector = Căutătorul de aur
    .text = Plătește oricare 3 cuburi, ia 1 monedă; de câte ori vrei.
card-scholar = Cărturarul
    .text = Ia un cub de orice culoare.
card-scribe = Grămăticul
    .text = Poți folosi fiecare oficiu al tău de două ori pe rundă.
    .type = Oficiile tale de fiecare tip se pot folosi încă o dată pe rundă.
card-senora_violeta = Senora Violeta
    .text = Ia 1 cub mov.
card-soldier = Soldatul
    .text = Ia 1 monedă pentru fiecare patru cartiere ale tale.
card-speculator = Speculantul
    .text = Luarea unui cartier te costă cu un cub mai puțin, oricare vrei.
card-surveyor = Topograful
    .text = Când folosești un oficiu al Construcțiilor, primești 1 monedă în plus.
card-treasurer = Vistiernicul
    .text = Când folosești un oficiu al Finanțelor, primești 1 monedă în plus.
card-vice_governor = Viceguvernatorul
    .text = La sfârșit: 4 puncte de prestigiu.

## How open questions about cards are answered

ruling-event_once = Are efect o dată pe rundă, prima dată când se aplică după activarea ei.
ruling-event_each = La această masă are efect de fiecare dată când se aplică după activarea ei.
ruling-event_automatic = Primești totul fără să ceri.
ruling-waits_once = O folosești tu, o dată pe rundă, după prima dată când se aplică în timp ce e activă. Dacă spui pas fără s-o fi folosit, se pierde.
ruling-waits_each = La această masă o poți folosi câte o dată pentru fiecare caz în care se aplică în timp ce e activă. Ce nu e folosit când spui pas se pierde.
ruling-discount_once = O dată pe rundă. Un cost de un cub devine zero.
ruling-discount_each = La această masă de fiecare dată. Un cost de un cub devine zero.
ruling-not_itself = Nu ajută la propria activare.
ruling-gold_for_all = Monedele înlocuiesc toate cuburile, deci nu se mai poate economisi un cub.
ruling-craftsman = Cuburile trebuie să fie la săgeata ta și pot fi folosite din nou după aceea. Împreună cu Macaraua, Tămăduitorul sau Arhiva ajunge costul mai mic.
ruling-free_step = Acest pas nu e înaintarea ta plătită pe zid și nu-i schimbă prețul. De pe ultima căsuță nu ai unde înainta.
ruling-fountain_once = Disponibil din momentul în care iei un cartier până spui pas. Un al doilea cartier nu aduce un al doilea pas.
ruling-fountain_each = Disponibil din momentul în care iei un cartier până spui pas. Fiecare cartier aduce propriul pas.
ruling-whole_round = Se uită la toată runda, și la ce ai făcut înainte s-o activezi.
ruling-came_before = Contează ce a venit mai devreme în runda aceasta din altă parte, chiar dacă între timp ai cheltuit.
ruling-tie_counts = Un loc împărțit contează.
ruling-tie_fails = La această masă un loc împărțit nu contează.
ruling-doubling = Se dublează valoarea tipărită a portului, nu și punctul de la Dogărie.
ruling-each_tile = Are efect pentru fiecare placă, oricâte livrezi.
ruling-steps = Fă pașii unul câte unul, oricând vrei în tura aceasta. Ce rămâne când spui pas se pierde.
ruling-captain = Contează toți pașii, plătiți sau gratuiți, în orice direcție.
ruling-juggler = Două cuburi, un cub și 3 monede, sau 6 monede, alese împreună. Oricâți jokeri.
ruling-scribe_card = Fiecare folosire se plătește și își aduce moneda.
ruling-scribe_type_one = La această masă doar o carte din fiecare tip poate fi folosită a doua oară.
ruling-scribe_type_any = La această masă oficiile unui tip se pot folosi o dată mai mult decât câte ai, fiecare de cel mult două ori.
ruling-bonus_once = Cărțile care reacționează la un oficiu au în continuare efect o dată pe rundă.
ruling-bonus_each = La această masă cărțile care reacționează la un oficiu au efect de fiecare dată.
ruling-office = Toate cele patru cărți ale unui tip fac același lucru; numărul din nume arată cât costă activarea. Două cărți de același tip se folosesc separat.
ruling-beadle = Două cărți de același tip contează o dată. O folosești o dată pe rundă, așa că alege momentul.
ruling-gravedigger = Nu pe sine, nu o carte de pe planșă. Ce a făcut personajul în runda aceasta rămâne; efectele ulterioare se încheie.
ruling-cathedral = Un set de culori diferite pe rundă.
ruling-inn_pair = Cealaltă carte trebuie să fie activată, nu folosită.
ruling-baronesa = Contează doar cele activate.
ruling-palace_alone = Numără Baronesele, Guvernatorul, Viceguvernatorul, Moașa, Reședința, Prefectura, Sala de consiliu, Consilierul, Fierăria, Statuia și Palatul însuși, fie că aduc puncte, fie că nu.
ruling-palace_abbot = Numără Baronesele, Guvernatorul, Viceguvernatorul, Moașa, Reședința, Prefectura, Sala de consiliu, Consilierul, Fierăria, Statuia, Palatul însuși și, la această masă, Abatele, fie că aduc puncte, fie că nu.
ruling-abbot = Jetoanele luate mai devreme contează în continuare.
ruling-night_watchman = Fiecare se plătește separat, în oricare două momente ale turei.
ruling-idler = În orice rundă, și ca să eviți a șasea carte.
ruling-master = Nu atât de departe încât cuburile să vină prea târziu. Numărul cuburilor rămâne același.
ruling-explorer = Cubul se alătură celor ale zarului, la același număr.
ruling-professor = Contează numărul arătat: și un zar întors pe 1 spre sfârșitul partidei, și un 1 ale cărui cuburi le mută Maestrul.
ruling-diplomat = De fiecare dată la preț întreg.
ruling-envoy = Contează și punctele de la Ambasadă.
ruling-tower_always = Are efect imediat la activare; discurile care vin mai târziu trec sub al tău.
ruling-tower_not_last = Are efect imediat la activare, în afară de ultima căsuță; discurile care vin mai târziu trec sub al tău.
ruling-kind = Felul cărții este presupunerea noastră: numele german poate însemna un personaj sau altceva.
ruling-captain_doubt = O sursă își amintește 2 puncte; masa poate alege.
ruling-councilman_doubt = Sursa nu e clară; masa poate alege altă interpretare.

## The table at a terminal

table-legend = Cuburi: { $colors }
table-setup = Pregătire
table-round = Runda { $round } din 12
table-tribute = Tribut: { $gain ->
    [one] { $gain } punct de prestigiu
    [few] { $gain } puncte de prestigiu
   *[other] { $gain } de puncte de prestigiu
} pentru { $price ->
    [one] { $price } monedă
    [few] { $price } monede
   *[other] { $price } de monede
}
table-dice = Zaruri
table-offer = Ofertă
table-stack = Teanc { $count }
table-seat = Loc
table-prestige = Pr.
table-gold = Aur
table-markers = Ped.
table-wall-short = Zid
table-ship = Corabie
table-cargo = Încărc.
table-jokers = Jok.
table-tableau-short = Cărți
table-active-short = Active
table-key = Pr. prestigiu · Ped. jetoane de pedeapsă, fiecare cu 3 mai puțin · Jok. jokeri · Cărți care așteaptă pe planșă, cărți Active · acum: cuburile de la săgeată · r5: cuburile care vin în runda 5
table-now = acum
table-arrives = r{ $round }
table-roses = Rozele vânturilor
table-city = Oraș
table-city-key = ▪ cartier întunecat · (A) luat de A
table-wall = Zid
table-port = Port
table-wants = cere
table-pays = dă
table-distance = departe
table-aboard = tu
table-tableau = Planșa ta ({ $count } din 5)
table-tableau-empty = goală
table-missing = lipsesc { $cubes }
table-payable = se poate plăti acum
table-payable-later = se poate plăti în runda { $round }
table-active = Cărțile tale active
table-usable = disponibilă
table-used = folosită
table-waiting = nu acum
table-always = de la sine
table-at-end = la sfârșit
table-empty = gol
table-turn-order = Ordine
table-estimated = ≈ arată o valoare estimată de noi.

note-rose = { $cubes } pentru runda { $round }
note-gain = aduce { $gain }
note-near = { $port } { $count }
note-from-there = de acolo: { $ports }
note-final = nu se mai poate anula
note-to-space = la căsuța { $space }

sheet-cost = Cost
sheet-tribute = Tribut
sheet-kind = Fel
sheet-works = Efect
sheet-rulings = Lămuriri
sheet-note = Notă în date
sheet-where = Acum
sheet-why-not = Nu acum: { $reason }
where-stack = în teanc sau nevăzută
where-pair = runda ei este { $round }
where-offer = în ofertă
where-discard = decartată
where-tableau = pe planșă la { $seat }
    .you = pe planșa ta
where-active = activată de { $seat }
    .you = activată de tine

quarter-title = Cartierul { $quarter }
quarter-light = luminos
quarter-dark = întunecat
quarter-owned = luat de { $seat }
quarter-tile = Placă
quarter-neighbors = Vecini
port-title = Portul { $port }
port-delivered = Livrat
port-distances = Distanțe

plan-title = Cuburile tale în rundele care vin
plan-round = Rundă
plan-cubes = Cuburi
plan-cards = Cărți pe care le-ai putea activa
plan-quarters = Cartiere
plan-none = încă nimic
plan-nothing = -

summary-title = De unde a venit prestigiul

screen-help =
    Ce poți scrie
      3                 alegerea cu acel număr
      take bank         ia, decartează, activează sau folosește o carte
      q07               ia un cartier;  wall 2: înaintează pe zid
      sail genova       navighează un pas;  sail s02 red: plătește acel cub
      deliver, tribute, joker gold, joker red, pass
      rv                în faza zarurilor: zarul roșu și cel verde (literele din legendă)
      cancel            renunță la o plată neterminată
      hint              cele mai bune acțiuni și de ce
      undo              un pas înapoi;  undo turn: toată tura
      plan              cuburile tale din rundele următoare și ce pot plăti
      seat NUME         cărțile unui jucător
      offices, discards oficiile rundelor care vin, cărțile decartate
      ? bank            o carte: efect, cost, lămuriri;  ? q07, ? genova, ? 3
      log, rules, table, quit
screen-unknown = „{ $line }” nu înseamnă nimic aici. Scrie un număr din listă, o acțiune ca wall 2 sau use bank, ori ? pentru ajutor.
screen-unknown-subject = Nu există nimic cu numele „{ $what }”. Întreabă despre o carte (? bank), un cartier (? q07), un port (? genova) sau o alegere (? 3).
screen-nothing-chosen = Nu s-a făcut nimic.
screen-nothing-pending = Nu e nicio plată deschisă.

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-goal = Prestigiul câștigă
    .text = Bine ai venit în Macao! Sunt douăsprezece runde, iar la sfârșit câștigă cine are cel mai mult prestigiu. Îl primești pentru mărfuri duse în Europa, pentru aur plătit ca tribut, prin cărți și prin cartiere ale orașului care se ating.
hint-start_card = Prima ta carte
    .text = O carte nu face nimic până nu plătești cuburile tipărite pe ea. Cele ieftine ajută devreme, cele scumpe ajută mult.
hint-start_cubes = Primele tale cuburi
    .text = Alege o culoare pentru un cub în runda 1 și o culoare pentru două cuburi în runda 2.
hint-offer = În fiecare rundă, o carte nouă
    .text = Fiecare trebuie să ia o carte. În fiecare ofertă sunt două oficii; cele din toate cele douăsprezece runde se văd de la început.
hint-dice = Două din șase zaruri
    .text = Un zar aduce atâtea cuburi cât arată, după tot atâtea rotiri ale rozei tale. Au culoarea lui: puține cuburi curând sau multe târziu. Și alții pot alege aceleași zaruri.
hint-rose = Roza vânturilor s-a rotit
    .text = Ce se află acum la săgeata ta poți cheltui în runda aceasta, și numai în ea. Restul așteaptă la numerele sale și se apropie cu fiecare rundă.
hint-activate = Plătește o carte
    .text = Plătește exact cuburile de pe o carte, iar ea lucrează pentru tine până la sfârșitul partidei.
    .now = Cuburile de la săgeata ta ajung pentru { $card }: { $price }.
hint-tribute = Aur pentru prestigiu
    .text = O dată în fiecare tură poți plăti tributul rundei. Cărțile din ofertă îi stabilesc prețul și câștigul.
    .now = În runda aceasta: { $price } pentru { $gain }.
hint-pass = Gata? Atunci spune pas
    .text = Spune pas când ai făcut tot ce voiai. Cuburile rămase la săgeată se pierd, aurul rămâne. Până spui pas, totul se poate anula.
hint-five_spaces = Cinci locuri pentru cărți
    .text = Cărțile așteaptă pe cinci locuri până le plătești. A șasea te costă un jeton de pedeapsă, iar la sfârșit la fel te costă fiecare carte neactivată.
    .now = Ocupate din cele cinci locuri ale tale: { $number }.
hint-dice_card = Ce așteaptă cărțile tale
    .text = O carte se plătește într-o singură rundă, cu cuburi aflate împreună la săgeată. Alege zarurile astfel încât ele să se întâlnească.
    .now = { $card } are nevoie de { $cubes }.
hint-empty_arrow = Săgeata să nu fie niciodată goală
    .text = Dacă după rotirea rozei nu e nimic la săgeata ta, iei un jeton de pedeapsă: minus 3 puncte de prestigiu. Planul de lângă roză arată ce vine și când.
    .now = Runda { $round }: încă nu vine nimic pentru tine.
hint-helpers = Cărți care lucrează împreună
    .text = Unele cărți fac ceva de la sine când tu faci altceva. Cel mai bine e să le activezi devreme.
    .now = Acum poți plăti { $card }: { $price }.
hint-quarter = Ia un cartier
    .text = O dată în fiecare tură poți lua un cartier liber pentru exact cuburile lui. La sfârșit, fiecare cartier din cel mai mare grup legat al tău valorează 2 puncte de prestigiu.
    .now = Cartiere libere pe care le poți plăti cu cuburile tale: { $number }.
hint-goods = Marfă pentru Europa
    .text = Ce se afla pe cartier e acum pe corabia ta: fiecare marfă e cerută de un singur port, iar primele plăci ajunse acolo aduc cel mai mult.
    .now = { $port } dă pentru marfa ta ({ $good }) prestigiu: { $points }.
hint-saving = Merită tributul?
    .text = Prețul și câștigul tributului sunt altele în fiecare rundă. La sfârșit aurul nu mai valorează nimic, așa că păstrează câte ceva pentru ocaziile bune.
    .now = În runda aceasta: { $price } pentru { $gain }.
hint-wall = Zidul face ordinea
    .text = Cine e mai în față pe zid ia primul cărți și joacă primul. Într-o stivă are întâietate discul de deasupra.
hint-cheap_card = Uită-te la ce vine
    .text = Înainte să iei o carte, compară-i prețul cu cuburile de pe roza ta.
hint-joker_quarter = Cartiere întunecate
    .text = Pe acest cartier întunecat se află un joker în loc de marfă.
hint-joker = Un joker de rezervă
    .text = În tura ta, un joker devine un cub de orice culoare sau 3 monede. Păstrează-l pentru o tură în care îți lipsește un cub.
    .now = Jokeri pe care îi ai: { $number }.
hint-office = Folosește-ți oficiile
    .text = Fiecare oficiu activat și cele mai multe dintre celelalte cărți se pot folosi o dată în fiecare rundă.
    .now = { $card }: { $rule }
hint-move_wall = Un pas pe zid
    .text = O căsuță costă un cub de orice culoare, două costă trei, trei costă cinci. Cine e în față își alege primul cartea.
hint-ship = Ridică pânzele
    .text = Fiecare cub, de orice culoare, duce corabia ta un pas mai departe. Drumul până în Europa e lung: gândește-te la porturile care îți cer marfa și ajungi acolo înaintea celorlalți.
    .now = { $port } dă pentru marfa ta ({ $good }) prestigiu: { $points }.
hint-delivery = Livrează!
    .text = Corabia ta e într-un port care cere ce ai la bord. Livrează, și cel mai bun număr liber e al tău. Nu costă cuburi și poți naviga mai departe.
    .now = { $port } dă pentru marfa ta ({ $good }) prestigiu: { $points }.
hint-card_use = O carte de folosit
    .text = Una dintre cărțile tale activate poate face acum ceva pentru tine, o dată în fiecare rundă.
    .now = { $card }: { $rule }
hint-sixth_card = A șasea carte
    .text = Toate locurile tale sunt ocupate: o carte trebuie să plece și iei un jeton de pedeapsă. Activează cărțile la timp, ca să ai un loc liber în runda următoare.
hint-marker = Un jeton de pedeapsă
    .text = Te costă 3 puncte de prestigiu la sfârșit și nimic nu-l înlătură. Uită-te la planul cuburilor care vin înainte să alegi zaruri.
    .now = Jetoane pe care le ai: { $number }.
hint-late_dice = Zaruri târzii
    .text = De acum, zarurile ale căror cuburi ar veni după runda 12 se întorc pe 1. Numerele mari devin rare: vezi ce mai poți plăti.
hint-last_rounds = Eliberează-ți locurile
    .text = A mai rămas puțin timp. Fiecare carte neactivată te costă un jeton, iar aurul și mărfurile de la bord nu valorează nimic la sfârșit: cheltuiește tot ce poți.
    .now = Cărți care încă așteaptă pe locurile tale: { $number }.
hint-over = Partida s-a încheiat
    .text = Bine jucat! Se scad jetoanele, se punctează cărțile pentru sfârșit, iar cel mai mare grup de cartiere al tău aduce câte 2 puncte pentru fiecare. O altă partidă, cu altă împărțire, e la un clic distanță.

## Values of options

choice-random_start_clockwise = unul la sorți, apoi în sensul acelor de ceas
choice-random = totul la sorți
choice-six_cards = toate cele șase cărți
choice-tribute_basis-offer = cărțile din ofertă
choice-once = o dată pe rundă
choice-each = de fiecare dată
choice-scribe_scope-card = fiecare carte de oficiu
choice-scribe_scope-type = o carte din fiecare tip
choice-one_card = o carte din fiecare tip
choice-any_card = una în plus cu totul, oricare ar fi cărțile
choice-flat = 1 monedă pentru un cub
choice-three_of_a_type = pentru fiecare tip cu trei cărți
choice-per_type_if_three_types = pentru fiecare tip, la trei tipuri
choice-once_if_three_types = o dată, la trei tipuri

## The story of a game

source-delivery = livrare la { $place }
deed-card_taken = Cărți luate
deed-dice_chosen = Zaruri alese
deed-card_activated = Cărți activate
deed-card_used = Cărți folosite
deed-quarter_taken = Cartiere luate
deed-wall_moved = Înaintări pe zid
deed-ship_moved = Drumuri pe mare
deed-delivered = Livrări
deed-prestige_gained = Prestigiu câștigat
deed-joker_cashed = Jokeri schimbați
deed-punished = Jetoane de pedeapsă
deed-round_began = Începuturi de rundă

## Why an action is worth doing, true of the table as it stands

reason-card_is_paid = Cuburile de pe roza ta ajung pentru ea ({ $cubes }) în runda { $round }.
reason-card_is_cheap = E ieftină: { $cubes }.
reason-card_with = Merge bine împreună cu { $card }.
reason-card_nearly = În runda { $round } lipsesc doar: { $cubes }.
reason-card_for_end = Contează la punctajul final, iar până atunci poți strânge { $cubes }.
reason-card_costs = Costă { $cubes }, iar ca să le strângi ai { $count ->
    [one] o rundă
    [few] { $count } runde
   *[other] { $count } de runde
}.
reason-discard_unpaid = În nicio rundă roza ta nu are cuburile pe care le costă ({ $cubes }).
reason-discard_least = Costă { $cubes }.
reason-cubes_fill_arrow = Așa săgeata ta nu rămâne goală în runda { $round }.
reason-cubes_pay_card = Așa poți plăti { $card } în runda { $round }.
reason-cubes_pay_quarter = Așa poți plăti un cartier cu { $tile } în runda { $round }.
reason-cubes_count = Cuburi pe care le aduce: { $number }.
reason-brings_at_once = Aduce pe loc { $gain }.
reason-frees_space = Toate locurile tale sunt ocupate, iar așa se eliberează unul.
reason-counts_at_end = Contează la punctajul final.
reason-works_long = Plătită acum, lucrează pentru tine { $number ->
    [one] o rundă
    [few] { $number } runde
   *[other] { $number } de runde
}.
reason-saves_marker = Neplătită, te-ar costa un jeton de pedeapsă la sfârșit.
reason-quarter_joins = Cartiere ale tale legate între ele: { $number }.
reason-quarter_joker = Acolo se află un joker.
reason-quarter_open = { $number ->
    [one] Un cartier liber se învecinează
    [few] { $number } cartiere libere se învecinează
   *[other] { $number } de cartiere libere se învecinează
} cu el, deci grupul tău poate crește acolo.
reason-port_pays = Pentru următoarea marfă ({ $good }), { $port } dă prestigiu: { $points }.
reason-wall_passes = Te duce pe zid înaintea unui rival: { $target }.
reason-wall_nearer = Te duce la căsuța { $number } a zidului.
reason-ship_toward = E drumul spre { $port }: prestigiu { $points } pentru marfa ta ({ $good }), apoi mai { $number ->
    [one] e un pas
    [few] sunt { $number } pași
   *[other] sunt { $number } de pași
}.
reason-ship_arrives = Corabia ta ajunge la { $port }, unde pentru marfa ta ({ $good }) primești prestigiu: { $points }.
reason-ship_ahead = Corabia ta e goală, dar câștigă un pas pentru mai târziu.
reason-deliver_last = E ultimul număr liber la { $port }.
reason-deliver_before = Acum înseamnă prestigiu { $points }; următoarea placă de acolo aduce { $number }.
reason-tribute_last_round = E ultima rundă, iar după ea aurul nu mai contează: { $price } pentru { $gain }.
reason-tribute_cheap = { $price } pentru { $gain }: un preț mai bun decât în cele mai multe runde.
reason-tribute_affords = Îți rămân monede: { $number }.
reason-use_is_free = Nu costă nimic: { $gain }.
reason-use_spare = Nicio carte care așteaptă nu cere { $color }.
reason-use_for_tribute = Aurul e puțin: prețul tributului în runda aceasta e { $number }.
reason-use_brings = Aduce { $gain }.
reason-joker_for_card = Atunci ai toate cuburile pentru { $card }.
reason-joker_for_tribute = Atunci poți plăti tributul de { $price }.
reason-joker_for_quarter = Atunci poți plăti un cartier cu { $tile }.
reason-cube_unneeded = Nicio carte care așteaptă nu cere { $color }.
reason-cube_plenty = De acestea ai cel mai ușor: { $cubes }.
reason-cube_left = După aceea îți mai rămâne: { $cubes }.
reason-pass_nothing_left = Nu mai ai niciun cub.
reason-pass_pays_nothing = { $number ->
    [one] Cubul rămas nu ajunge
    [few] Cele { $number } cuburi rămase nu ajung
   *[other] Cele { $number } de cuburi rămase nu ajung
} pentru nicio carte și niciun cartier.
reason-pass_quarter_taken = Ți-ai luat deja cartierul, iar cuburile nu ajung pentru nicio carte. Cuburi rămase: { $number }.
reason-keeps_space = { $number ->
    [one] Pe locurile tale așteaptă deja o carte.
    [few] Pe locurile tale așteaptă deja { $number } cărți.
   *[other] Pe locurile tale așteaptă deja { $number } de cărți.
}
reason-declines_unpaid = Cuburile de pe roza ta nu ajung pentru niciuna dintre cărțile expuse.
reason-declines_marker = O carte care nu e plătită niciodată costă un jeton de pedeapsă la sfârșit.
reason-price = Costă { $price } și ai atât.
