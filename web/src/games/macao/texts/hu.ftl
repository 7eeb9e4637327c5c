# Macao's face in Hungarian. Words that the title's own texts have are the same here.

language = hu

color-red = piros
letter-red = P
color-blue = kék
letter-blue = K
color-green = zöld
letter-green = Z
color-gray = szürke
letter-gray = S
color-violet = lila
letter-violet = L
color-black = fekete
letter-black = F

cubes-red = { $count } piros
cubes-blue = { $count } kék
cubes-green = { $count } zöld
cubes-gray = { $count } szürke
cubes-violet = { $count } lila
cubes-black = { $count } fekete
cubes-any = { $count } kocka
place-macao = Makaó
place-london = London
place-hamburg = Hamburg
place-amsterdam = Amszterdam
place-lisboa = Lisszabon
place-antwerpen = Antwerpen
place-marseille = Marseille
place-barcelona = Barcelona
place-genova = Genova
place-s01 = a tenger Makaó előtt
place-s02 = a tenger Genovától északkeletre
place-s03 = a tenger Marseille és Genova között
place-s04 = a tenger Barcelona és Marseille között
place-s05 = a tenger Barcelonától északnyugatra
place-s06 = a tenger Lisszabontól délre
place-s07 = a tenger Lisszabontól északra
place-s08 = a tenger Londontól délnyugatra
place-s09 = a tenger London és Antwerpen között
place-s10 = a tenger Antwerpen és Amszterdam között
place-s11 = a tenger Amszterdam és Hamburg között
place-s12 = a tenger Hamburgtól délre
place-s13 = a nyílt tenger messze Hamburgtól délre
place-s14 = a nyílt tenger Makaótól északra
place-s15 = a nyílt tenger Genovától északra
place-s16 = a nyílt tenger közepe
place-s17 = a tenger Lisszabontól keletre
place-s18 = a nyílt tenger messze Antwerpentől délre
place-s19 = a tenger Amszterdamtól délre
place-s20 = a tenger Marseille-től északra
place-s21 = a tenger Londontól délkeletre
kind-office = hivatal
kind-building = épület
kind-person = személy
timing-action = a saját körödben használod
timing-passive = magától vagy egy másik akció részeként hat
timing-automatic = magától hat
timing-part = egy másik akció részeként választod
timing-always = folyamatosan hat
timing-waits = a saját körödben használod, azután, hogy bekövetkezett, amire vár
timing-cards = az 1. szakaszban hat, a kártyák elvételekor
timing-dice = a 2. szakaszban hat, a dobókockák választásakor
timing-game_end = a végső értékelésben hat
limit-round = fordulónként egyszer
limit-each = minden alkalommal, amikor érvényes
limit-any = ahányszor ki tudod fizetni
limit-end = egyszer, a játék végén
n-gold = { $count } arany
n-prestige = { $count } presztízs
n-steps = { $count } ingyenes lépés
n-spaces = { $count } mező
n-markers = { $count } büntetőjelölő
n-cards = { $count } kártya
n-jokers = { $count } joker
nothing = semmi
cause-setup = előkészület
cause-dice = dobókockák
cause-offer = kínálat
cause-overflow = hatodik kártya
cause-empty_arrow = nincs kocka a nyílnál
cause-tableau = a táblán maradt kártyák
cause-markers = büntetőjelölők
cause-city = legnagyobb csoport a városban
cause-tribute = adó
cause-delivery = szállítás
cause-joker = joker
cause-payment = fizetés
cause-pass = passz
phase-start_cards = Első kártyák
phase-start_cubes = Első kockák
phase-pick = Kártyák elvétele
phase-overflow = Túl sok kártya
phase-dice = Dobókockák választása
phase-explorer = Felfedező
phase-master = Mester
phase-actions = Akciók
phase-payment = Fizetés
phase-over = Vége
warning-passing_with_cubes = A nyílnál lévő kockáid elvesznek.
warning-fountain_lost = A Szökőkút lépése elvész.
warning-envoy_lost = A Küldött kockája elvész.
warning-sixth_card = Ez lenne a hatodik kártyád: egynek mennie kell, és kapsz egy büntetőjelölőt.
warning-empty_arrow = Ebben a fordulóban nincs kocka a nyiladnál: büntetőjelölő jár érte.
warning-empty_arrow_next_round = A következő fordulóra még nincs semmi.
warning-cannot_be_undone = Nem vonható vissza.

good-jade = jáde
good-lacquerware = lakkáru
good-paper = papír
good-porcelain = porcelán
good-rice = rizs
good-silk = selyem
good-spices = fűszer
good-tea = tea
good-joker = joker
good-none = –

## Choosing

price-is = Ár: { $price }
gain-is = Haszon: { $gain }
ways = { $count ->
    [one] { $count }-féleképp lehet
   *[other] { $count }-féleképp lehet
}
not-now = Most nem: { $reason }
close = Bezárás
short-free = ingyen
short-gold = arany
choose-colors = Válassz színeket
joker-first = A joker első fele
joker-second = A joker második fele
costs = Ár
you-have = Amid van: { $cubes }
estimated-fields = A mi becslésünk: { $fields }
field-kind = fajta
field-cost = ár
field-tribute = adó

## The chart

board = A térkép: tenger, fal és város
city = Város
sea-space = Nyílt tenger
port-about = Ezt kéri: { $good }. Szabad értékek: { $slots }
port-label = { $port }, ezt kéri: { $good }
ship-at = { $seat } hajója: { $place }
tribute = Adó
tribute-label = A forduló adója: { $price } aranyért { $gain } presztízs
quarter = Negyed
quarter-owned = { $seat } negyede
quarter-free = Negyed: { $tile }, ára { $cost }
quarter-light = Világos negyed: { $tile }
quarter-dark = Sötét negyed: { $tile }
wall = Fal
wall-space = A fal { $n }. mezője: { $seats }
wall-space-name = A fal { $n }. mezője
wall-about = Aki elöl jár a falon, az jön előbb; egy oszlopban a felső.
stack = Felülről lefelé: { $seats }

## The round

round = { $round }. forduló / 12
before = Az első forduló előtt
result = A játéknak vége
offer = Kínálat
decline = Nem kell kártya
dice = Dobókockák
die-label = Dobókocka: { $color }, { $value }
choose-dice = { $count ->
    [one] Válassz még egy dobókockát
   *[other] Válassz két dobókockát
}
ask-explorer = Felfedező: még egy kocka?
ask-master = Mester: eggyel arrébb a kockák?
start-cubes = { $round ->
    [1] Egy kocka az 1. fordulóra
   *[other] Két kocka a 2. fordulóra
}
take-start = Kockák kirakása
offices = A tizenkét forduló hivatalai
time-past = elmúlt
time-present = ez a forduló
time-future = jön még

## Seats

own-seat = Elöl lévő hely
passed = passzolt
place-number = { $place ->
    [1] Első hely
   *[other] { $place }. hely
}
prestige = presztízs
gold = arany
markers = büntetőjelölők
cargo = Hajó és rakomány
no-cargo = nincs rakomány
supply = Készlet
no-cubes = nincs kocka
pass = Passz
pass-loses = Elveszne: { $cubes }.
pass-about = A köröd véget ér.
tableau = Fizetendő kártyák
active = Működik
no-active = még egy sincs
state-usable = most használható
state-used = e fordulóban használt
state-waiting = vár
rose = Szélrózsa
rose-side = { $round }. forduló: { $cubes }

## Ways to look at it

pace = A mozgás sebessége
pace-calm = Sebesség 1×
pace-fast = Sebesség 2×
pace-off = Nincs mozgás
parts = Az asztal részei
tab-round = Forduló
tab-city = Város
tab-sea = Tenger

## Told when pointed at

which = Melyik?
spaces-used = { $count } / { $of }
about-prestige = A végén az nyer, akinek a legtöbb van.
about-gold = Adóra költve presztízst hoz; néhány kártya is kéri.
about-jokers = Egy joker egy tetszőleges színű kockát vagy 3 aranyat ér.
about-markers = Mindegyik 3 presztízsbe kerül a végső értékelésben.
cargo-to = { $count } × { $good }: { $port } kéri, a következő értéke { $value }
supply-about = Ebben a fordulóban költsd el: ami megmarad, passzoláskor elvész.
ships-here = Hajók itt: { $seats }
way-costs = Az odaút ára { $cubes }.
way-free = Ingyenes lépéseid odavisznek.

## The new table

step-cards = Kártyák
step-dice = Dobás
step-actions = Akciók
prompt-card = A teendő
look-at = Nézd meg, mije van: { $seat }
n-cubes = { $count } kocka
n-goods = { $count } áru
cancel = Mégse
clear = Törlés
confirm = Rendben
supply-now = most, { $round }. forduló
supply-soon = a dobás után
cargo-title = Rakomány
rose-late = Az utolsó forduló után: ezek a kockák sosem érnek a nyílhoz
rose-more = E dobókockák hozama: { $cubes }.
rose-empty = Még nincs kocka, { $round }. forduló: az üres nyíl büntetőjelölőt hoz.
when-round = { $round }. forduló
when-short = hiányzik { $count }
pay-now = Fizetés most
pay-short-of = Hiányzik
pay-short = Hiányzik: { $cubes }
comes = { $count ->
    [one] { $cubes } érkezik, { $round }. forduló.
   *[other] { $cubes } érkezik, { $round }. forduló.
}
comes-never = A következő fordulókban nem érkezik { $color }.
work-used = használva
work-action = fordulónként egyszer
work-waits = valami után
work-part = akcióban
work-automatic = magától
work-always = mindig
work-cards = kártyákkal
work-dice = dobáskor
work-game_end = a végén
take-title = Vegyél egy kártyát
take-help = Később fizeted ki, kockákkal.
take-when = Mikor tudod kifizetni?
take-by = a rózsa szerint
take-do = { $card } elvétele
take-none = Válassz kártyát
take-clash = { $card } abban a fordulóban ugyanezeket a kockákat kéri.
overflow-title = Egy kártyát dobj el
overflow-help = Öt hely tele van. Ára egy
overflow-do = { $card } eldobása
overflow-none = Válassz kártyát
tribute-once = Körönként egyszer, e fordulóban.
die-name = { $color } { $value }
die-now = ez a forduló
die-late = túl késő
dice-help = A nagy szám sok kockát hoz, de később.
take-cubes = { $count } kocka elvétele
forecast = A következő fordulóid
forecast-new = az új kockák karikázva
forecast-card = { $round }. forduló: kifizethető { $card }.
house-figures = Néhány adat a miénk, mert egyik forrás sem nevezi meg őket. Az egyes elemek oldala megmondja, melyik.
start-title = Válaszd ki az első kockáidat
actions-title = Lépj, aztán passzolj
glow = { $count ->
    [one] { $count } világít a táblán
   *[other] { $count } világít a táblán
}
row-ship = Hajózás
row-deliver = Szállítás
row-wall = Városfal
row-card = Kártyahasználat
row-joker = Joker
row-activate = Kártya fizetése
row-quarter = Negyedfoglalás
row-tribute = Adó
place-for = { $place }, { $cubes } távolság
sail-help = Nyomj meg egy helyet a tengeren, vagy válassz itt.
sail-to-sea = Irány { $place }
sail-to = Irány { $place }
sail-swap = { $spaces }. Nyomj meg egy kockát, ha más színnel fizetnél.
sail-do = Hajózás, { $cubes }
sail-free = Hajózás
sail-refused = Ezen az úton most nem hajózhatsz.
sail-deliver = Útközben leszállítva
sail-ways = Ugyanilyen rövid utak
sail-way = { $n }. út
sail-space = { $n }. mező, ára: { $color }
sail-space-free = { $n }. mező: ingyenes
way-far = { $spaces } távolság.
way-have = Amid van: { $cubes }.
pay-title = Fizetés
pay-help = { $cubes }, bármilyen színben és sorrendben.
pay-count = { $count } / { $of }
pay-left = { $count ->
    [0] minden kifizetve
    [one] még { $count } kocka
   *[other] még { $count } kocka
}
pay-spare = Fölöslegeset választok
pay-back = Visszavétel: { $color }
tab-rose = Rózsa
tab-topay = Fizetendő
tab-atwork = Működik
tab-purse = Erszény, hajó

# ---- the list of cards ----

list-kind = Fajta
list-kind-office = hivatalok
list-kind-building = épületek
list-kind-person = személyek
list-office = A hivatal típusa
list-timing = Mikor hat
list-timing-action = a körödben
list-timing-waits = a körödben, valami után
list-timing-part = akció részeként
list-timing-automatic = magától
list-timing-always = folyamatosan
list-timing-cards = kártyák elvételekor
list-timing-dice = dobókockák választásakor
list-timing-game_end = a végén
list-color = Kocka az árban
list-cubes = A kockák száma
list-estimated = Becsült adat
list-estimated-nothing = semmi sem becsült
list-sort-number = szám
list-sort-name = név
list-sort-cost = kockák száma
office-customs = Vámügy
office-construction = Építésügy
office-finance = Pénzügy
office-justice = Igazságügy
office-military = Hadügy
office-administration = Közigazgatás
see-rules = Lásd a szabályokat
see-card = Minden erről a kártyáról

# ---- the list of choices ----

warning-passing-with-cubes = Még vannak kockáid; ha passzolsz, elvesznek.
warning-fountain-lost = A Szökőkút lépése elvész.
warning-envoy-lost = A Küldött kockája elvész.
warning-sixth-card = Nincs hely a hatodik kártyának: egynek mennie kell, és ez egy büntetőjelölőbe kerül.
warning-empty-arrow = Nem érkezne kocka a nyiladhoz.
warning-empty-arrow-next-round = A következő fordulóban nem érkezne kocka a nyiladhoz.
group-pick = Kártya elvétele
group-ship = Hajó
group-wall = Városfal
group-quarter = Negyedfoglalás
group-activate = Kártya fizetése
group-dice = Dobókockák
group-overflow = Túl sok kártya
group-payment = Fizetés
group-tribute = Adó
group-card = Kártyahasználat
group-deliver = Szállítás
group-start-cubes = Első kockák
group-joker = Joker
amount-prestige = presztízs
amount-markers = { $count ->
    [one] büntetőjelölő
   *[other] büntetőjelölő
}
amount-jokers = { $count ->
    [one] joker
   *[other] joker
}
amount-spaces = { $count ->
    [one] mező a falon
   *[other] mező a falon
}
amount-steps = { $count ->
    [one] hajólépés
   *[other] hajólépés
}
amount-silk = selyem
amount-porcelain = porcelán
amount-jade = jáde
amount-paper = papír
amount-tea = tea
amount-rice = rizs
amount-spices = fűszer
amount-lacquerware = lakkáru

plan-can = Kattints, és a körödre tervezed: { $what }
plan-made = A körödre tervezve: { $what }
plan-do = A körömre tervezem: { $what }
plan-back = Terv visszavonása: { $what }
plan-flag = A körödre tervezve.
plan-pass = Passz a körömben
plan-help-card = Kattints egy kártyára, hogy a körödre tervezd.
plan-help-dice = Kattints két dobókockára, hogy a körödre tervezd.
plan-help-actions = Kattints arra, amit elsőként tennél, vagy passzolj: a körödben megtörténik.
used-legend = elfordítva: használt
way-short = Hiányzik { $count }.
way-now = Hajózni a harmadik szakaszban, a körödben lehet.
comes-any = { $count } kocka érkezik, { $round }. forduló.
comes-any-never = A következő fordulókban nem érkezik ennyi kocka.
pays-now = A kockáidból kifizeted, amikor te jössz.
pays-in = Kifizetik a kockáid, { $round }. forduló.
next-pays = Akkor kifizethető: { $cards }
pays-never = A szélrózsádon nincs rá elég kocka: hiányzik { $cubes }.
wall-behind = A korongod mezője: { $n }., és csak előre lép.
wall-own = Itt a korongod.
quarter-taken = Elfoglalta { $seat }: más már nem foglalhatja el.
quarter-yours = Már a tiéd.
why-take = Előbb válassz egy kártyát: a kivilágítottak a tábla felett vannak.
why-overflow = Előbb válassz egyet a hat kártyából.
why-dice = { $count ->
    [one] Előbb válassz még egy dobókockát.
   *[other] Előbb válassz két dobókockát.
}
why-pay = { $count ->
    [one] Még 1 kockát ki kell fizetni: koppints rá a készletedben.
   *[other] Még { $count } kockát ki kell fizetni: koppints rájuk a készletedben.
}
why-start = Előbb válaszd ki a kockákat.
why-ask = Az asztal még számol.
