# Maracaibo's face in Hungarian. Names and effects of pieces come with the words of the data.

language = hu

## Amounts

n-doubloons = { $count } dublon
n-vp = { $count } GYP
n-combat = { $count } harcpont
n-figures = { $count } figura
n-income = { $count } dublonjövedelem
n-vp_income = { $count } GYP-jövedelem
n-value = harcérték { $count }
n-village_actions = { $count } faluakció
n-points = { $count } mozgáspont
n-influence = { $count } befolyás ({ $nation })
a-disc = egy korong innen: { $upgrade }
a-token = szinergiajelző ({ $kind })
a-marker = jelölő az ellenállás-lapkára ({ $nation })

## What one stop would bring

stop-city = városakció
stop-market = { $count } szabad hely a piacon
stop-quests = { $count ->
    [one] egy küldetés
   *[other] { $count } küldetés
}
stop-assistants = { $count ->
    [one] a segéded
   *[other] { $count } segéded
}
stop-tiles = { $count ->
    [one] egy örökséglapka
   *[other] { $count } örökséglapka
}
stop-hints = { $count ->
    [one] egy nyom
   *[other] { $count } nyom
}
stop-markers = { $count ->
    [one] egy nemzet jelölője
   *[other] { $count } nemzetjelölő
}
stop-ends_round = a forduló vége

## Choosing

price-is = Ár: { $price }
gain-is = Haszon: { $gain }
ways = { $count ->
    [one] { $count }-féleképp lehet
   *[other] { $count }-féleképp lehet
}
not-now = Most nem: { $reason }
close = Bezárás
which = Melyik?
warning-cannot_be_undone = Nem vonható vissza.
see-rules = Lásd a szabályokat
see-card = Minden erről a kártyáról
asked = Választás
ask-lit = Válassz valamit, ami világít.
ask-nothing = Most nincs miből választani.
estimated = A mi becslésünk: ezekhez az adatokhoz nincs forrás.

## The chart

board = A Karib-tenger
place = { $id } { $name }
kind-start = Minden út kezdete
kind-village = Falu
kind-city = Város
kind-homeward = Úton hazafelé
city-action = Városakció: { $text }
place-action = Akció: { $text }
flag-reward = Zászló: { $text }
market-wants = Piac: { $goods }; szabad hely: { $free } / { $of }
markers-here = Jelölők: { $list }
ships-here = Hajók: { $list }
assistant-here = Segéd: { $card } ({ $seat })
quest-here = Küldetés: { $text }
hints-here = { $count ->
    [one] Egy nyom van itt
   *[other] { $count } nyom van itt
}
luysa-here = Luysát itt tartják fogva
luysa = Luysa
tile-here = { $name }: { $text }
behind-barrier = Csak ha a felfedeződ túljutott az akadályon: { $barrier }
in-rounds = Forduló: { $rounds }
ends-round = A forduló vége
goal-here = A fejezet célja: { $count } / { $need } korong
passage = Titkos átjáró

## Tracks and piles

track = Felfedezőösvény
space = A felfedezőösvény { $number }. mezője{ $path ->
    [upper] , felső út
    [lower] , alsó út
   *[main] { "" }
}
space-start = A felfedezőösvény kezdete
space-end = A felfedezőösvény vége: { $text }
by-order = Az érkezés sorrendjében: { $list }
next-gets = A következő ezt kapja: { $text }
explorers-here = Felfedezők: { $list }
figure-here = { $seat } figurája
barrier = Akadály: { $name }
ruin = A rom { $number }. mezője
nations = Befolyás a nemzeteknél
influence-of = { $seat } { $count } (rang: { $rank })
strength = Erő: { $count }: jelölő nélküli oszlopok. A végén minden rang ennyi GYP-t ér.
markers-left = { $count } jelölő a sávon
no-scoring = Ebben a játékban a nemzetek nem hoznak pontot.
pile = { $number }. harci kupac
tokens-left = { $count } jelző
token = Harci jelző: { $text }
value-left = Érték: { $count }
fights-for = { $nation } oldalán
fights-against = { $nation } ellen
fleet-used = megszerezve
quest-pile = Küldetések
quests-left = { $count } küldetés a pakliban
top-quest = Felül: { $text }
prestige = Presztízsépületek
face-down = Lefordítva, amíg valaki be nem fektet
building-cost = Ára { $cost }
invested = Befektetett: { $list }

## Automas and The Search

automa-cards = { $shown } kártya felfedve, { $left } van hátra
automa-band = A következő kártya azt teszi, ami ott áll: { $area }. terület:
automa-figures = { $vp } GYP, { $quests } küldetés, { $discs } korong, felfedező: { $explorer }
countdown = { $count ->
    [one] fejenként { $count } kör a forduló végéig
   *[other] fejenként { $count } kör a forduló végéig
}
does-city_disc = korong a városba: { $city }
does-quest = küldetés { $from } és { $to } között
does-explore = felfedező: { $n }
does-end_round = forduló vége
does-influence = befolyás
does-combat = harc
does-vp = { $n } GYP
does-quest_pile = küldetés a pakliból
does-disc = korong
does-pay_combat = fizetsz { $n } harcpontot
search = A Keresés
search-green = { $number }. zöld mező: { $text }
search-red = { $number }. piros mező: { $text }
search-free = szabad
search-covered = lefedve
luysa-hidden = Luysa rejtve van
luysa-found = Luysa megkerült
luysa-freed = Luysa szabad

## The table

round = { $round }. forduló / 4
order = Kapitányok és GYP-jaik
pace = A mozgás sebessége
pace-calm = Sebesség 1×
pace-fast = Sebesség 3×
pace-off = Nincs mozgás
parts = Az asztal részei
tab-map = Térkép
tab-hand = Kéz
tab-ship = Hajó
tab-table = Kártyák
tab-others = Többiek
zoom = Nagyítás
zoom-in = Közelebb
zoom-out = Távolabb
zoom-all = Egész térkép
zoom-ship = A hajóhoz
final-vp = ebből { $count } a végső értékelésben
place-number = { $place }.

## Goals

goals-shared = Céljaink
goals-own = A célod
goal-markers = { $count ->
    [0] Nincs több jelölő
    [one] Még { $count } jelölő
   *[other] Még { $count } jelölő
}
goal-above = Legkevesebb: { $names } { $vp }, { $automa } { $theirs }
goal-above-all = Mindenki { $vp }, { $automa } { $theirs }
goal-above-alone = Te { $vp }, { $automa } { $theirs }
goal-luysa-hidden = Luysa rejtve van
goal-luysa-found = Luysa: { $location }
goal-luysa-freed = Luysa szabad
goal-met = Eddig teljesül.
goal-open = Ez még hiányzik.
goal-about-all_markers_removed = A kapitányok csak akkor nyernek együtt, ha a végén egyetlen nemzetnek sincs jelölője a táblán: szabadítsatok fel falvakat és városokat.
goal-about-all_above_jacques = A végén mindenkinek több GYP kell, mint az automának. A végső értékelés még számít.
goal-about-luysa_freed = Fordítsatok fel nyomokat, hogy Luysa megkerüljön, aztán szabadítsátok ki, ahol fogva tartják.
goal-all_markers_removed = Minden jelölő levétele:
goal-all_above_jacques = Több GYP, mint { $automa } ({ $vp }):
goal-luysa_freed = Luysa kiszabadítása:
goal-reached = kész.
missed-markers = { $count ->
    [one] { $count } maradt fenn.
   *[other] { $count } maradt fenn.
}
missed-above = { $count } GYP hiányzott: { $names }.
missed-above-you = { $count } GYP hiányzott neked.
missed-luysa = még mindig fogoly.
joint-result = Így ért véget
joint-won-together = Együtt győztetek.
joint-lost-together = Együtt veszítettetek.
joint-won-alone = Legyőzted: { $automa }.
joint-lost-alone = { $automa } győzött.
joint-won-theirs = A kapitányok győztek.
joint-lost-theirs = A kapitányok veszítettek.

## Cards and captains

estimated-fields = Becsült adat: { $fields }
field-deck = pakli
field-number = szám
field-cost = ár
field-vp = GYP
field-good = áru
field-object = tárgy
field-effects = hatások
field-requires = feltételek
field-endgame = GYP a végén
field-figures = figurák
field-complete_reward = jutalom az összes feladatért
field-expansion = a kiegészítőből
field-freeing = a Karib-térség felszabadításához
field-task_figure = egy feladat figurája
field-task_reward = egy feladat jutalma
field-tasks = feladatok
field-immediate_cost = az ajánlat ára
field-immediate_gain = az ajánlat haszna
field-nation = nemzet
field-discs = korongok
field-immediate = azonnali jutalom
field-permanent = tartós hatás
field-reward = jutalom
field-combat_actions = harci akciók
field-combat_points = harcpontok
field-on_stop = hatás megálláskor
field-place = hely
field-requires_barrier = akadály
field-spaces = a mezők jutalmai
deck-A = első pakli (A)
deck-B = második pakli (B)
deck-U = Felkelés (U)
deck-C = történet (C)
card-title = { $name }: ára { $cost }, a végén { $vp } GYP, fizetéskor { $good } vagy { $object }. { $text }
card-costs = ára { $count }
card-scores = { $count } GYP a végén
card-pays = kézben: { $good } vagy { $object }
cards-count = { $count } kártya
figure-at = Figura: { $place }
effect-done = A feltétele teljesült.
stops-made = Megállások: { $count } / { $of }
kind-career = karrier
kind-port = honi kikötő
kind-prestige = presztízsépület
kind-tile = örökséglapka
kind-quest = Küldetés
task-done = (kész)
task-have = (eddig { $count })
career-task = Feladatonként: { $count } figura a készletedbe, { $reward }.
career-complete = Mind a három: { $reward }.
building-figure = { $count ->
    [one] és egy figura itt marad
   *[other] és { $count } figura itt marad
}
invested-by = Befektetett: { $who }
ship-board = Hajó
upgrades-unlocked = { $count } megnyitott fejlesztés
discs-left = { $count } korong maradt rajta
unlocked = Megnyitva
upgrade-about = Akkor működik, ha mindkét korong lekerült.
resistance = Ellenállás-lapka
resist-taken = { $number }. mező: { $nation } jelölője ({ $reward })
resist-free = { $number }. mező, szabad: { $reward }
resist-about = A felszabadított hely jelölője szabad mezőre kerülhet a jutalmáért, de sosem ugyanazon nemzet jelölője mellé.
resist-full = Ha mind a négy tele: harci jelzőnként { $doubloons } dublon és { $vp } GYP, és a lapka újra üres.
has-vp = { $count } GYP
has-doubloons = { $count } dublon
has-combat = { $count } harcpont
has-figures = { $count } figura a készletben
has-income = Dublonjövedelem { $count }
has-vp_income = GYP-jövedelem { $count }
has-influence = { $nation }: { $count } befolyás, { $rank }. rang
has-quests = { $count } teljesített küldetés
has-tokens = { $count } harci jelző
has-deliveries = { $count } szállítás
has-liberations = { $count } felszabadított, annektált vagy kiszorított hely
about-vp = A végén az nyer, akinek a legtöbb van.
about-vp-goals = Itt csak a célokhoz számít.
about-doubloons = Pénz projektkártyákra és presztízsépületekre.
about-combat = Harcban mindegyik 1-gyel növeli az értéket.
about-figures = Segédekhez és presztízsépületekhez; harcban mindegyik 1-et ér.
about-income = Ennyi dublon érkezik minden forduló után.
about-vp_income = Ennyi GYP érkezik minden forduló után.
about-influence = A végén minden rang annyi GYP-t ér, amennyi a nemzet ereje.
about-surrendered = Egy jelölő a hollandokhoz került: itt nincs több befolyás.
about-quests = Kézből fizetett tárgyakkal teljesíthetők.
about-tokens = Minden harcból egy.
about-deliveries = Piacra vitt áruk.
about-liberations = A karrierek számolják.
about-synergies = Minden fajta egyszer számít; néhány kártya vár rájuk.
liberations-note = Egy nemzet jelölőjének levétele, letétele vagy cseréje.
ranks-at = Rangok ennyi befolyásnál: { $list }.
figures-elsewhere = { $general } az általános készletben, { $career } a karrieren.
influence = Befolyás
synergies = { $count ->
    [0] Nincs szinergiajelző
    [one] { $count } szinergiajelző
   *[other] { $count } szinergiajelző
}
captain-own = A hajód
captain-papers = Karrier és honi kikötő
captain-fold = Kevesebb: { $name }
captain-unfold = Minden: { $name }
tableau = Megvett kártyák
tableau-empty = Még egy sincs
starts = Ő kezdte a játékot
has-turn = következik
hand = Kéz
hand-empty = Nincs kártya
hand-count = { $count } kártya kézben
planned-count = { $count } tervezett kártya
tableau-count = { $count } megvett kártya
tasks-count = A karrier 3 feladatából kész: { $count }
planning = Tervezve
planning-about = Csak megvenni
display = Nyitott projektkártyák
deck-pile = Projektpakli
pile-title = { $count } kártya a pakliban, { $discards } az eldobottak között
pile-about = Ha üres, megkeverjük az eldobottakat.
discards-short = { $count } eldobva
setup = Előkészület
setup-career = Karrier
setup-port = Honi kikötő
setup-plan = Kártya tervezése
setup-discards = Három eldobása
setup-about = Mindenki egyszerre és titokban választ.
tokens = Harci jelző

## The table in zones

combat = Harc
turn-sail = Hajózás
turn-act = Akció
turn-refill = Húzás
before-round = Az 1. forduló előtt
hand-first = { $count } kártya, { $limit } marad
hand-of = { $count } / { $limit } kártya
set-aside = Eldobva
planning-free = Kártya tervezése
bought-count = Megvéve { $count }
kind-career-title = Karrier
incomes = Jöve­delem
upgrades-of = fejlesztés: { $count } / { $of }
tab-planned = Tervezve
tab-goals = Karrier
setup-career-about = Három feladat, a teljesítésig nyitva
setup-port-about = Akkor működik, ha mindkét korong lekerült a mezőjéről
house-figures = Néhány adat a miénk, mert egyik forrás sem nevezi meg őket. Az egyes elemek oldala megmondja, melyik.
sail = Hajózás
clear = Törlés
sail-help = Koppints egy megállóra, hogy lásd az utat, és ami ott vár; a második koppintásra hajózol.
ways-to = Utak erre a helyre
way-over = erre: { $list }
way-direct = egyenesen oda
there = Ott lehet
there-city = Városakció
there-quest = megvan: { $held } / { $of }
there-assistant = A segéded: { $card }
stops = Elérhető megállók
stops-other = Többi megálló
movement-points = pont
glowing = Lista: { $count }
glowing-about = Koppints rájuk az asztalon, vagy itt a listában.

## Signs

sign-doubloons = dublon
sign-vp = GYP
sign-combat = harcpont
sign-figure = figura
sign-income = dublonjövedelem
sign-vp_income = GYP-jövedelem
sign-explore = felfedezőlépés
sign-disc = korong levétele
sign-village = faluakció
sign-city = város
sign-fight = harc
sign-token = harci jelző
sign-liberate = felszabadítás
sign-place_marker = egy nemzet jelölője
sign-displace = kiszorítás
sign-return_marker = jelölő vissza
sign-rank = nemesi rang
sign-hand = kézlimit
sign-card = kártya
sign-draw_object = jutalom húzott kártya szerint
sign-quest = küldetés
sign-assistant = segéd
sign-upgrade = hajófejlesztés
sign-barrier = akadály
sign-prestige = presztízsépület
sign-project = projektkártya
sign-move = mozgáspont
sign-deliver = szállítás
sign-discount = kedvezmény
sign-wild = bármely áru vagy tárgy
sign-any_good = bármely áru
sign-any_object = bármely tárgy
sign-synergy = szinergiajelző
sign-port = honi kikötő
sign-now = azonnal
sign-always = mostantól
sign-end = a végén
sign-round = forduló
sign-once = egyszer
sign-different = különböző faluakciók
sign-needs = feltétel
sign-hint = nyom
sign-influence = befolyás

## The list of all cards

list-pile = Pakli
list-pile-prestige = Presztízsépületek
list-pile-career = Karrierek
list-pile-port = Honi kikötők
list-pile-tile = Örökséglapkák
list-good = Áru
list-object = Tárgy
list-synergy = Szinergia
list-effect = Mikor hat
list-effect-immediate = azonnal
list-effect-trigger = adott alkalommal
list-effect-modifier = mostantól
list-effect-assistant = segéd
list-effect-village_action = faluakció
list-effect-combat_action = harci akció
list-effect-synergy_bonus = szinergiával
list-effect-income_condition = ha a feltétel teljesül
list-effect-endgame = a végén
list-brings = Mit hoz
list-needs = Feltétel
list-needs-some = feltétellel
list-needs-none = feltétel nélkül
list-estimated = Becsült adat
list-estimated-nothing = semmi sem becsült
list-sort-number = szám
list-sort-name = név
list-sort-cost = ár
list-sort-vp = GYP

## The list of choices: groups and amounts

group-setup = Előkészület
group-plan = Tervezés
group-sail = Hajózás
group-stop = Megállás
group-main = Főakció
group-city = Város
group-village = Falu
group-buy = Vétel
group-explore = Felfedezés
group-payment = Fizetés
group-draw = Húzás
group-hand = Kéz
group-search = Keresés
group-combat = Harc
group-choice = Választás
group-pass = Tovább
amount-doubloons = { $count ->
    [one] dublon
   *[other] dublon
}
amount-vp = GYP
amount-figures = { $count ->
    [one] figura
   *[other] figura
}
amount-combat = { $count ->
    [one] harcpont
   *[other] harcpont
}
amount-value = harcérték
amount-income = dublonjövedelem
amount-vp-income = GYP-jövedelem
amount-village-actions = { $count ->
    [one] faluakció
   *[other] faluakció
}
amount-france = befolyás (Franciaország)
amount-spain = befolyás (Spanyolország)
amount-england = befolyás (Anglia)
ruin-title = Rom
why-card = A kezedben lévő kártyákat faluakcióval lehet megvenni.
why-display = Ezeket a kártyákat kézfeltöltéskor lehet elvenni.
why-building = Befektetni faluakcióval lehet.
why-location = A hajód a köröd elején hajózik.
why-space = A felfedeződ akkor lép, ha valami felfedezést ad.
why-upgrade = Korong akkor kerül le a hajóról, ha valami azt mondja, például egy szállítás.
why-pile = Jelzőt harcban lehet húzni.
why-nation = Befolyást harccal és kártyákkal lehet szerezni.
why-quest = Küldetést ott lehet teljesíteni, ahol a hajód van.
why-planned = A tervezett kártyákat faluakcióval lehet megvenni.
why-bought = Ez a kártya úgy hat, ahogy a szövege mondja; most nincs vele teendő.
why-tile = Egy lapka ott használható, ahol van, amikor a hajód odaér.
why-fleet = Ezt harcban lehet megtenni.
why-career = Magától számít, ha teljesül.
why-port = Akkor hat, amikor eljön a szövegében leírt pillanat.
why-resistance = Ide akkor kerül jelölő, ha valami ideküldi, és akkor megkérdezünk.
why-hint = Ez a saját körödben lehetséges, ha az ára kifizethető.
why-setup = Az út akkor kezdődik, ha mindenki választott.
why-others = Még nem te jössz.
why-over = A játéknak vége.
way-points = { $count } pont

plan-can = Kattints, és a körödre tervezed: { $what }
plan-made = A körödre tervezve: { $what }
plan-do = A körömre tervezem: { $what }
plan-back = Terv visszavonása: { $what }
plan-help = Kattints egy elérhető helyre, hogy megtervezd a következő utadat.
setup-again = Módosítás
short-of = hiányzik { $count }
used-legend = Elfordítva és sötétebben: elhasználva.
not-chosen = Kimaradt: { $list }
choose-again = Új választás
