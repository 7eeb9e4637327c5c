# Macao, the board game, in Hungarian. Keys follow the names of names.py, options.py, cards.toml and board.toml.

## Colors of cubes and dice; a letter for each where there is no room or no color

color-red = piros
    .letter = P
color-blue = kék
    .letter = K
color-green = zöld
    .letter = Z
color-gray = szürke
    .letter = S
color-violet = lila
    .letter = L
color-black = fekete
    .letter = F

cubes-red = { $count } piros
cubes-blue = { $count } kék
cubes-green = { $count } zöld
cubes-gray = { $count } szürke
cubes-violet = { $count } lila
cubes-black = { $count } fekete
cubes-any = { $count } kocka

## Goods and tiles

good-jade = jáde
    .short = jáde
good-lacquerware = lakkáru
    .short = lakk
good-paper = papír
    .short = papír
good-porcelain = porcelán
    .short = porc.
good-rice = rizs
    .short = rizs
good-silk = selyem
    .short = sely.
good-spices = fűszer
    .short = fűsz.
good-tea = tea
    .short = tea
good-joker = joker
    .short = joker

## Ports and places at sea

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
sea-space = a nyílt tenger

## Kinds of cards, when they work, how often

kind-office = hivatal
    .plural = hivatalok
kind-building = épület
    .plural = épületek
kind-person = személy
    .plural = személyek

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

## Where a figure comes from

figure-found = forrásból származik
    .mark = { "" }
figure-reconstructed = becsült
    .mark = ≈

## Printed figures: what they belong to, and what they are

data-place-quarter = { $id }. negyed
data-place-space = A fal { $id }. mezője
data-place-wall = A fal
data-place-tiles = A lapkák
data-place-tribute = Az adósáv
data-place-sea = A tenger
data-field-kind = fajta
data-field-office = a hivatal típusa
data-field-cost = ár
data-field-tribute = adó
data-field-timing = mikor hat
data-field-limit = milyen gyakran
data-field-dark = sötét
data-field-neighbours = szomszédok
data-field-good = áru
data-field-slots = presztízs a szállításokért
data-field-start = ahonnan a hajók indulnak
data-field-length = mezők
data-field-copies_of_each_good = lapkák áruféleségenként
data-field-jokers = jokerek
data-field-min = legkisebb szám
data-field-max = legnagyobb szám
data-field-position = hová van rajzolva
data-field-there = van ilyen
data-field-name = név
data-field-source = az adatok forrása
data-field-edges = útvonalak
data-yes = igen
data-no = nem

## What the checker says about corrected figures

finding-file = { $name } nincs a fájlok között: { $files }.
finding-not_toml = A fájl nem TOML formátumú: { $why }
finding-missing = Ez a mező hiányzik.
finding-stray = Ez nem ide tartozik.
finding-no_list = Kell egy lista [[{ $name }]] táblákból.
finding-no_table = Kell egy [{ $name }] tábla.
finding-twice = Ez az azonosító többször szerepel: { $id }.
finding-text = Egysoros szövegnek kell lennie, nem ennek: { $value }.
finding-id = Kisbetűkből, számjegyekből és _ jelből kell állnia, nem így: { $value }.
finding-bool = Csak true vagy false lehet, nem { $value }.
finding-whole = Egész számnak kell lennie { $low } és { $high } között, nem ennek: { $value }.
finding-position = 0 és { $high } közötti számnak kell lennie, nem ennek: { $value }.
finding-one_of = Ez { $value }, pedig csak ezek egyike lehet: { $choices }.
finding-cubes = Kockákat kell megadnia, például { "{" } red = 1, blue = 1 { "}" }, nem ezt: { $value }.
finding-color = Ezt a színt adja meg: { $color }; a lehetséges színek: { $colors }.
finding-cube_count = { $count } kocka van ebben a színben: { $color }; 1 és { $most } között kell lennie.
finding-list = Megfelelő hosszúságú listának kell lennie, nem ennek: { $value }.
finding-sources = Mindegyikről meg kell mondania, honnan származik: { $names }.
finding-source = Ezt mondja: { $value } ({ $name }); csak found vagy reconstructed lehet.
finding-no_card = A szabályok nem ismernek ilyen kártyát.
finding-cards_missing = { $count } kártya hiányzik: { $names }
finding-kind = A szabályok megmondják, mely kártyák hivatalok, és milyen típusúak; ez ellentmond nekik.
finding-dear = Az ára { $count } kocka; a szokásos 1 és { $most } között van.
finding-pair = Ez a pár egyetlen ismert kártyán sem szerepel: { $pair }.
finding-limit = A „mikor hat” és a „milyen gyakran” ellentmond egymásnak a játék végét illetően.
finding-office_cost = Az ilyen típusú hivatal itt { $count } kockába kerülne ebben a színben: { $color }.
finding-kind_count = { $count } kártya van ebből a fajtából: { $kind }; ennyi kellene: { $expected }.
finding-pair_count = Ez a pár { $count } kártyán szerepel: { $pair }; ennyi kellene: { $expected }.
finding-uneven = Az összes ár együtt { $count } kocka ebben a színben: { $color }; színenként az átlag { $mean }.
finding-no_size = Egyetlen épület vagy személy ára sem { $count } kocka.
finding-too_many = Van belőle { $count }; a hely { $most } számára elég.
finding-no_place = Ezt adja meg: { $id }, de ilyen nem létezik.
finding-one_way = Ezt adja meg szomszédnak: { $id }, de az nem adja meg viszont.
finding-light = { $count } világos negyed van, és { $tiles } árulapka.
finding-dark = { $count } sötét negyed van, és { $tiles } joker.
finding-light_dark = { $light } negyed világos és { $dark } sötét; 24 és 6 kellene.
finding-apart = A város nem összefüggő.
finding-slots_order = A számoknak csökkenő sorrendben kell állniuk.
finding-slots = A számoknak ezeknek kellene lenniük: { $slots }.
finding-good = { $count } kikötő kéri ezt az árut; pontosan egy kell.
finding-port = Nincs az ismert kikötők között.
finding-edge = Ez az útvonal nem két helyet köt össze: { $from_id } – { $to_id }.
finding-edge_twice = Ez az útvonal kétszer szerepel: { $from_id } – { $to_id }.
finding-reach = Innen nem érhető el: { $id }.
finding-outside = A táblán kívülre van rajzolva.
finding-on_top = Egy másikra van rárajzolva: { $id }.
finding-cross = Ezek a vonalak keresztezik egymást: { $one } és { $other }.

## Parts of sentences

n-gold = { $count } arany
n-prestige = { $count } presztízs
n-steps = { $count } ingyenes lépés
n-spaces = { $count } mező
n-markers = { $count } büntetőjelölő
n-cards = { $count } kártya
n-jokers = { $count } joker
placed = { $cubes } ({ $position }. hely)
die-shows = { $color } { $value }
die-turned = { $color } { $value } (volt: { $rolled })
nothing = semmi
price-free = ingyen
paid = { $paid ->
    [none] { "" }
   *[other] { " " }(ára { $paid })
}
costing = { $price ->
    [none] { "" }
   *[other] { " " }({ $price })
}
gained = { $gain ->
    [none] { "" }
   *[other] , haszna { $gain }
}
because = { $cause ->
    [none] { "" }
   *[other] { " " }({ $why })
}
less = { $dropped ->
    [none] { "" }
   *[other] , eggyel kevesebb { $dropped }
}

## Causes that are no cards

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

## Actions: labels of buttons and menu lines

action-take_card = { $card } elvétele{ costing }
action-decline_card = Nem veszek el kártyát
action-discard_overflow = { $card } eldobása
action-pick_start_cubes = 1 { $first } az 1. fordulóra, 2 { $second } a 2. fordulóra
action-choose_dice = { $first } és { $second }
action-apply_explorer = Még egy { $die } kocka
action-apply_explorer-none = Nem kell több kocka
action-apply_master = { $die } kockák ide: { $position }. hely
action-apply_master-none = A kockák maradnak a helyükön
action-activate-pay = { $card } aktiválása{ less }{ costing }
action-activate-craftsman = { $card } aktiválása a Kézművessel{ less }{ costing }
action-activate-count = { $card } aktiválása a Gróffal{ costing }
tile-of-several = { $tile } ({ $number }/{ $all })
action-take_quarter-pay = Negyed elfoglalása: { $tile }{ less }{ costing }
action-take_quarter-herald = Negyed elfoglalása a Hírnökkel: { $tile }{ costing }
action-take_quarter-pay-bare = { $quarter }. negyed elfoglalása{ less }{ costing }
action-take_quarter-herald-bare = { $quarter }. negyed elfoglalása a Hírnökkel{ costing }
action-move_wall = Lépés a falon: { $distance }{ costing }
toward-sea = irány { $place }
toward-port = irány { $place }
action-move_ship = Hajózás, { $toward } ({ $pay })
action-move_ship-free = Hajózás, { $toward } (ingyenes lépés)
action-deliver = Szállítás
action-deliver-here = Leszállítás ({ $port }): { $good }
action-buy_tribute = Adófizetés
action-buy_tribute-rate = Adófizetés: { $price } aranyért { $gain } presztízs
action-use_office = { $card } használata
action-use_card = { $card } használata
action-use_card-color = { $card } használata, elvéve: { $color }
action-use_card-goldsmith = { $card } használata, fizetve: { $color }
action-use_card-colors = { $card } használata, fizetve: { $colors }
action-use_card-person = { $card } használata, eldobva: { $person }
action-cash_joker = Joker beváltása: { $choices }
action-pay_cube = Fizetés: { $color }
action-pass = Passz

## The same choices gathered in one line, with a second question

fold-pick_start_cubes = 1 { $first } az 1. fordulóra …
fold-activate = { $card } aktiválása …
fold-take_quarter = Negyed elfoglalása: { $tile } …
fold-move_ship = Hajózás, { $toward } …
fold-use_card = { $card } használata …
fold-cash_joker = Joker beváltása …

which-cube = Melyik kocka?
which-way = Hogyan fizetsz?
which-color = Milyen szín?
which-one = Melyik?

## Groups of choices

group-pick = Kártyák a kínálatban
group-overflow = Eldobás
group-start_cubes = Első kockák
group-dice = Dobókockák
group-activate = Aktiválás
group-quarter = Város
group-wall = Fal
group-ship = Hajó
group-deliver = Szállítás
group-tribute = Adó
group-card = Kártyák
group-joker = Jokerek
group-payment = Fizetés
group-pass = Passz
group-table = Asztalhoz
group-expert = Haladóknak

## Events: sentences of the log. `.you` is told to the seat that acts.

event-card_revealed = Felfordul: { $card }
event-cards_revealed = Felfordulnak: { $cards }
event-tribute_set = Az adó: { $gain } presztízs { $price } aranyért
event-card_taken = { $seat } elveszi: { $card }
    .you = Elveszed: { $card }
event-card_declined = { $seat } nem vesz el kártyát{ because }
    .you = Nem veszel el kártyát{ because }
event-card_discarded = { $seat } eldobja: { $card }{ because }
    .you = Eldobod: { $card }{ because }
event-card_discarded-table = A dobópakliba kerül: { $card }
event-cards_discarded = A dobópakliba kerül: { $cards }
event-cubes_placed = { $seat } kirakja: { $placed }
    .you = Kirakod: { $placed }
event-die_rolled = Dobókocka: { $die }
event-dice_rolled = Dobókockák: { $dice }
event-dice_chosen = { $seat } dobókockákat választ: { $first } és { $second }
    .you = Dobókockákat választasz: { $first } és { $second }
event-dice_chosen-placed = { $seat } választása: { $first } és { $second }, kirakva: { $placed }
    .you = Választásod: { $first } és { $second }, kirakva: { $placed }
event-explorer_applied = { $seat } még egy kockát vesz el: { $die }{ because }
    .you = Még egy kockát veszel el: { $die }{ because }
event-explorer_applied-none = { $seat } nem vesz el több kockát{ because }
    .you = Nem veszel el több kockát{ because }
event-master_applied = { $seat } áthelyezi a kockákat: { $die }, { $position }. hely{ because }
    .you = Áthelyezed a kockákat: { $die }, { $position }. hely{ because }
event-master_applied-none = { $seat } a helyükön hagyja a kockákat{ because }
    .you = A helyükön hagyod a kockákat{ because }
event-rose_turned = Fordulnak a szélrózsák
event-punished = { $seat } { $count } büntetőjelölőt kap{ because }
    .you = { $count } büntetőjelölőt kapsz{ because }
event-card_activated = { $seat } aktiválja: { $card }{ paid }
    .you = Aktiválod: { $card }{ paid }
event-card_used = { $seat } használja: { $card }{ gained }{ paid }
    .you = Használod: { $card }{ gained }{ paid }
event-quarter_taken = { $seat } elfoglal egy negyedet: { $tile }{ paid }
    .you = Elfoglalsz egy negyedet: { $tile }{ paid }
event-wall_moved = { $seat } { $count } mezőt lép a falon{ paid }, új helye: { $space }. mező{ because }
    .you = { $count } mezőt lépsz a falon{ paid }, új helyed: { $space }. mező{ because }
event-wall_raised = { $seat } korongja az oszlopa tetejére kerül{ because }
    .you = A korongod az oszlopa tetejére kerül{ because }
event-ship_moved = { $seat } hajózik, { $toward } (ára { $paid })
    .you = Hajózol, { $toward } (ára { $paid })
event-ship_moved-free = { $seat } hajózik, { $toward }, ingyenes lépéssel
    .you = Hajózol, { $toward }, ingyenes lépéssel
event-delivered = { $seat } leszállítja ({ $port }): { $good }{ gained }
    .you = Leszállítod ({ $port }): { $good }{ gained }
event-tribute_bought = { $seat } adót fizet, haszna { $gain }{ paid }
    .you = Adót fizetsz, haszna { $gain }{ paid }
event-gold_gained = { $seat } { $count } aranyat kap{ because }
    .you = { $count } aranyat kapsz{ because }
event-gold_paid = { $seat } { $count } aranyat fizet{ because }
    .you = { $count } aranyat fizetsz{ because }
event-prestige_gained = { $seat } { $count } presztízst szerez{ because }
    .you = { $count } presztízst szerzel{ because }
event-prestige_lost = { $seat } { $count } presztízst veszít{ because }
    .you = { $count } presztízst veszítesz{ because }
event-cube_gained = { $seat } kockát kap: { $cubes }{ because }
    .you = Kockát kapsz: { $cubes }{ because }
event-cube_paid = { $seat } fizet: { $cubes }{ because }
    .you = Fizetsz: { $cubes }{ because }
event-payment_begun-wall = { $seat } a falon halad ({ $spaces }), és { $count } kockát fizet
    .you = A falon haladsz ({ $spaces }), és { $count } kockát fizetsz
event-payment_begun-prospector = { $seat } { $count } kockát fizet az Aranyásóért
    .you = { $count } kockát fizetsz az Aranyásóért
event-payment_begun-shop = { $seat } { $count } kockát fizet a Boltban ezért: egy { $color }
    .you = { $count } kockát fizetsz a Boltban ezért: egy { $color }
event-joker_cashed = { $seat } bevált egy jokert{ gained }
    .you = Beváltasz egy jokert{ gained }
event-steps_gained = { $seat } kap { $count } ingyenes lépést{ because }
    .you = Kapsz { $count } ingyenes lépést{ because }
event-passed = { $seat } passzol
    .you = Passzolsz
event-round_began = Kezdődik: { $round }. forduló
event-game_ended = A játéknak vége

## Steps, and what the game waits for

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

prompt-start_cards = { $seat } elveszi az első kártyáját
    .you = Vedd el az első kártyádat
prompt-start_cubes = { $seat } kiválasztja az első kockáit
    .you = Válaszd ki a kockáidat az első két fordulóra
prompt-pick = { $seat } kártyát vesz el
    .you = Vegyél el egy kártyát a kínálatból
prompt-overflow = { $seat } hat kártyánál tart, egyet el kell dobnia
    .you = Hat kártyád van: dobj el egyet, és kapsz egy büntetőjelölőt
prompt-dice = { $seat } két dobókockát választ
    .you = Válassz két dobókockát: mindegyik annyi kockát hoz, amennyit mutat, a szélrózsád ugyanilyen számára
prompt-explorer = { $seat } eggyel több kockát vehet el (Felfedező)
    .you = Felfedező: elveszel még egy kockát valamelyik dobókockához?
prompt-master = { $seat } áthelyezheti egy dobókocka kockáit (Mester)
    .you = Mester: áthelyezed egy dobókocka kockáit?
prompt-actions = { $seat } köre
    .you = Te jössz: annyi akciód van, amennyit akarsz, utána passzolj
prompt-payment-wall = { $seat } fizet a falért
    .you = Lépés a falon ({ $spaces }): fizess { $count } kockát (cancel: visszavonás)
prompt-payment-prospector = { $seat } fizet az Aranyásóért
    .you = Fizess { $count } kockát az Aranyásóért (cancel: visszavonás)
prompt-payment-shop = { $seat } fizet a Boltban
    .you = Fizess { $count } kockát a Boltban ezért: egy { $color } (cancel: visszavonás)
prompt-over = A játéknak vége
    .you = A játéknak vége

## Refusals, by code. $detail is the error's own sentence.

error-card-unknown = Nincs ilyen kártya: { $detail }
error-phase-wrong = A játék most nem erre vár.
error-action-refused = Ez most nem lehetséges: { $detail }
error-payment-pending = Előbb fizesd ki a hátralévő kockákat, vagy vond vissza az akciót.
error-payment-order = A kockákat piros, kék, zöld, szürke, lila, fekete sorrendben kell fizetni, és a maradéknak elégnek kell lennie.
error-offer-not_there = Ez a kártya nincs a kínálatban.
error-card-not_on_tableau = Ez a kártya nincs a tábládon.
error-card-not_active = Ez a kártya nincs aktiválva, vagy nem a tiéd.
error-card-used = Ezt a kártyát ebben a fordulóban már használták.
error-card-condition = Most nem teljesül, amit ez a kártya megkíván.
error-card-nothing_to_gain = Ez a kártya most semmit sem hozna neked.
error-card-not_usable = Ezt a kártyát nem így kell használni.
error-card-needs_choice = Ehhez a kártyához választani kell: egy színt, színeket vagy egy személyt.
refused-short = Hiányzik: { $missing }.
error-cubes-too_few = Ehhez nincs elég kockád.
error-gold-too_little = Ehhez nincs elég aranyad.
error-discount-not_available = Most egyik kártyád sem engedi, hogy ezt a kockát elhagyd.
error-method-not_available = Most nem fizethetsz így.
error-quarter-taken = Ez a negyed már foglalt.
error-quarter-limit = Ebben a körben nem foglalhatsz el több negyedet.
error-wall-moved = Ebben a körben már léptél a falon.
error-wall-end = A korongod már a fal utolsó mezőjén áll.
error-wall-too_far = A fal nem ilyen hosszú.
error-ship-not_adjacent = A hajód nem ér oda egyetlen lépéssel.
error-ship-no_free_step = Nincs több ingyenes lépésed.
error-deliver-not_in_port = A hajód nincs kikötőben.
error-deliver-no_goods = Nincs a hajódon olyan áru, amelyet ez a kikötő kér.
error-deliver-full = Ez a kikötő már nem fogad több árut.
error-deliver-not_entered = Ennél az asztalnál csak olyan kikötőben szállíthatsz le, ahová a hajód ebben a körben futott be.
error-tribute-limit = Ebben a körben már annyiszor fizettél adót, ahányszor lehet.
error-tribute-too_little_gold = Nincs elég aranyad az adóhoz.
error-tribute-nothing_to_gain = Az adó nem hozna neked presztízst.
error-joker-none = Nincs jokered.
error-joker-juggler = A Zsonglőrrel egy joker egyszerre két választás, nélküle csak egy.
error-dice-not_chosen = Ez nem tartozik az általad választott dobókockák közé.
error-master-not_possible = A Mester nem helyezheti oda azokat a kockákat.
error-idler-not_active = Csak a Naplopóval hagyhatod ki a kártya elvételét.
error-overflow-not_held = Nincs ilyen kártyád.

error-data-other = Az asztalt más adatokkal látták: { $detail }
error-field-unknown = Ehhez nincs feljegyzett forrás: { $detail }

## Warnings beside a choice

warning-passing_with_cubes = A nyílnál lévő kockáid elvesznek.
warning-fountain_lost = A Szökőkút lépése elvész.
warning-envoy_lost = A Küldött kockája elvész.
warning-sixth_card = Ez lenne a hatodik kártyád: egynek mennie kell, és kapsz egy büntetőjelölőt.
warning-empty_arrow = Ebben a fordulóban nincs kocka a nyiladnál: büntetőjelölő jár érte.
warning-empty_arrow_next_round = A következő fordulóra még nincs semmi.
warning-cannot_be_undone = Nem vonható vissza.

## Options. The words in parentheses are the values to write.

option-delivery_requires_entry = Szállítás csak befutáskor
    .text = Csak olyan kikötőben lehet-e árut leszállítani, ahová a hajó ugyanabban a körben futott be.
option-tribute_basis = Az adót meghatározó kártyák
    .text = Az adó mind a hat felfordított kártyát összeadja (six_cards), vagy csak azokat, amelyek a kínálatban maradnak (offer).
option-initial_wall_order = Kezdősorrend a falon
    .text = Sorsolással kerül valaki legfelülre, a többiek az óramutató járása szerint követik (random_start_clockwise), az egész sorrend véletlen (random), vagy a helyek listája adja meg.
option-master_dice = A Mester dobókockái
    .text = A két dobókocka közül hánynak a kockáit helyezheti át a Mester: 1 vagy 2.
option-explorer_dice = A Felfedező dobókockái
    .text = A két dobókocka közül hányhoz hoz eggyel több kockát a Felfedező: 1 vagy 2.
option-when_cards = Reagáló kártyák
    .text = Azok a kártyák, amelyek valamelyik tettedre reagálnak, fordulónként egyszer (once) vagy minden alkalommal (each) hatnak.
option-discount_limit = Kockát megtakarító kártyák
    .text = A Daru, a Gyógyító, a Levéltár és a Spekuláns fordulónként egyszer (once) vagy minden alkalommal (each) takarít meg egy kockát.
option-tower_on_last_space = Torony az utolsó mezőn
    .text = A Torony a fal utolsó mezőjén is legfelül tartja-e a tulajdonosát.
option-beggar_ties = A Koldus és a holtverseny
    .text = Elég-e a Koldushoz az utolsó hely holtversenyben a presztízsben.
option-monastery_ties = A Kolostor és a holtverseny
    .text = Elég-e a Kolostorhoz az első hely holtversenyben a presztízsben.
option-captain_points = A Kapitány pontjai
    .text = Mennyi presztízst hoz a Kapitány: 1 vagy 2.
option-scribe_scope = Az Írnok hatóköre
    .text = Az Írnokkal minden hivatalkártya kétszer használható (card), vagy típusonként egy kártya (type).
option-office_rate = A hivatalok fizetsége
    .text = Minden hivatal 1 aranyat fizet a kockájáért (flat); más érték még nem ismert.
option-councilman_mode = A Tanácsnok pontjai
    .text = 6 presztízs minden típusért, amelyből három kártya van (three_of_a_type), minden típusért, ha három típus van (per_type_if_three_types), vagy egyszer, ha három típus van (once_if_three_types).
option-palace_counts_abbot = A Palota és az Apát
    .text = Beleszámítja-e a Palota az Apátot a végén pontozó kártyákba.
option-scribe_second_use = Második használat az Írnokkal
    .text = Ahol az Írnok típusonként egy kártyára hat: a második használat egy kártyáé (one_card), vagy egy típus hivatalai összesen eggyel többször használhatók, mint ahányan vannak, mindegyik legfeljebb kétszer (any_card).

## Cards: the name, and what it does in one line

card-office = { $office } { $cubes }
office-customs = Vámügy
    .text = Fizess 1 piros kockát, kapsz 1 aranyat.
office-construction = Építésügy
    .text = Fizess 1 zöld kockát, kapsz 1 aranyat.
office-finance = Pénzügy
    .text = Fizess 1 szürke kockát, kapsz 1 aranyat.
office-justice = Igazságügy
    .text = Fizess 1 kék kockát, kapsz 1 aranyat.
office-military = Hadügy
    .text = Fizess 1 fekete kockát, kapsz 1 aranyat.
office-administration = Közigazgatás
    .text = Fizess 1 lila kockát, kapsz 1 aranyat.

card-archive = Levéltár
    .text = Egy hivatal aktiválása egy tetszőleges kockával kevesebbe kerül.
card-bank = Bank
    .text = Kapsz 2 aranyat.
card-border_post = Határállomás
    .text = Egy vámügyi hivatal használata 1 arannyal többet hoz.
card-cathedral = Székesegyház
    .text = Fizess különböző színű kockákat, mindegyikért szerzel 1 presztízst.
card-chancery = Kancellária
    .text = Szerzel 1 presztízst, ha ebben a fordulóban használtál hivatalt.
card-chapel = Kápolna
    .text = Szerzel 1 presztízst, ha ebben a fordulóban már szereztél valamennyit.
card-cooperage = Kádárműhely
    .text = Minden leszállított árud 1 presztízzsel többet ér.
card-court = Bíróság
    .text = Szerzel 1 presztízst minden aktivált igazságügyi hivatalodért.
card-crane = Daru
    .text = Egy épület aktiválása egy tetszőleges kockával kevesebbe kerül.
card-customs_station = Vámállomás
    .text = Szerzel 1 presztízst minden aktivált vámügyi hivatalodért.
card-embassy = Követség
    .text = Adófizetéskor 2 presztízzsel többet szerzel.
card-fortress = Erőd
    .text = Szerzel 1 presztízst minden aktivált hadügyi hivatalodért.
card-fountain = Szökőkút
    .text = Ha elfoglaltál egy negyedet, lépj egy mezőt előre a falon.
card-gate = Kapu
    .text = Szerzel 1 presztízst, ha te vagy elöl a falon.
card-guard_post = Őrhely
    .text = Lépj egy mezőt előre a falon, hacsak nem te vagy ott elöl.
card-hospital = Ispotály
    .text = Egy személy aktiválása 1 aranyat hoz neked.
card-inn = Fogadó
    .text = Kapsz 1 aranyat; 3 jár, ha a Fogadósod aktiválva van.
card-jade_warehouse = Jáderaktár
    .text = Az általad leszállított jáde duplán számít.
card-lacquerware_warehouse = Lakkáruraktár
    .text = Az általad leszállított lakkáru duplán számít.
card-lighthouse = Világítótorony
    .text = Minden leszállított árud 1 aranyat hoz.
card-meeting_hall = Gyűlésterem
    .text = A végén: 2 presztízs minden hivataltípusért, amelyből aktiváltál.
card-miks_tavern = Mik kocsmája
    .text = Kapsz 1 aranyat, ha legalább három aktivált személyed van.
card-monastery = Kolostor
    .text = Szerzel 1 presztízst, ha senkinek sincs több presztízse, mint neked.
    .alone = Szerzel 1 presztízst, ha egyedül neked van a legtöbb presztízsed.
card-palace = Palota
    .text = A végén: 2 presztízs minden aktivált kártyádért, amely a végén pontoz, ezért is.
    .abbot = A végén: 2 presztízs minden aktivált kártyádért, amely a végén számít, ezért és az Apátért is.
card-paper_warehouse = Papírraktár
    .text = Az általad leszállított papír duplán számít.
card-parade_ground = Gyakorlótér
    .text = Egy hadügyi hivatal használata 1 arannyal többet hoz.
card-pawnshop = Zálogház
    .text = Kapsz 1 aranyat, ha ebben a fordulóban már kaptál valamennyit.
card-porcelain_warehouse = Porcelánraktár
    .text = Az általad leszállított porcelán duplán számít.
card-prefecture = Prefektúra
    .text = A végén: 1 presztízs minden aktivált hivatalodért.
card-quarry = Kőfejtő
    .text = Szerzel 1 presztízst minden aktivált építésügyi hivatalodért.
card-residence = Rezidencia
    .text = A végén: 1 presztízs minden aktivált épületedért, ezért is.
card-rice_warehouse = Rizsraktár
    .text = Az általad leszállított rizs duplán számít.
card-sail_loft = Vitorlaműhely
    .text = A hajód legfeljebb 2 lépést tehet ingyen.
card-school = Iskola
    .text = Kapsz 1 aranyat, ha a tábládon legalább két hely üres.
card-shop = Bolt
    .text = Fizess bármilyen 2 kockát, kapsz egy tetszőleges színűt.
card-silk_warehouse = Selyemraktár
    .text = Az általad leszállított selyem duplán számít.
card-smithy = Kovácsműhely
    .text = A végén: 1 presztízs minden negyededért.
card-spice_warehouse = Fűszerraktár
    .text = Az általad leszállított fűszer duplán számít.
card-statue = Szobor
    .text = A végén: 3 presztízs minden sötét negyededért.
card-tea_warehouse = Tearaktár
    .text = Az általad leszállított tea duplán számít.
card-tower = Torony
    .text = A falon lévő korongod mindig az oszlopa tetején van.
    .not_last = A falon lévő korongod az oszlopa tetején van, kivéve az utolsó mezőn.
card-town_hall = Városháza
    .text = Szerzel 1 presztízst minden aktivált közigazgatási hivatalodért.
card-treasury = Kincstár
    .text = Szerzel 1 presztízst minden aktivált pénzügyi hivatalodért.
card-university = Egyetem
    .text = Szerzel 1 presztízst, ha a tábládon legalább két hely üres.

card-abbot = Apát
    .text = A végén: nem kapsz büntetőjelölőt a tábládon maradt kártyákért.
card-baronesa_dois = Baronesa Dois
    .text = A végén: 3 presztízs; két Baronesával egyenként 4, hárommal 5.
card-baronesa_tres = Baronesa Três
    .text = A végén: 3 presztízs; két Baronesával egyenként 4, hárommal 5.
card-baronesa_um = Baronesa Um
    .text = A végén: 3 presztízs; két Baronesával egyenként 4, hárommal 5.
card-beadle = Poroszló
    .text = Kapsz 1 aranyat minden hivataltípusért, amelyet ebben a fordulóban használtál.
card-beggar = Koldus
    .text = Kapsz egy tetszőleges kockát, ha senkinek sincs kevesebb presztízse nálad.
    .alone = Kapsz egy tetszőleges színű kockát, ha egyedül neked van a legkevesebb presztízsed.
card-bishop = Püspök
    .text = Fizess 1 aranyat, szerzel 2 presztízst.
card-cabin_boy = Hajósinas
    .text = Szerzel 1 presztízst, ha a hajódon legfeljebb két áru van.
card-cannoneer = Tüzér
    .text = Kapsz 1 aranyat, ha te vagy leghátul a falon.
card-captain = Kapitány
    .text = Szerzel { $points } presztízst, ha a hajód ebben a fordulóban legalább két lépést tett.
card-carpenter = Ács
    .text = Minden elfoglalt negyed 1 aranyat hoz neked.
card-chamberlain = Kamarás
    .text = Egy hivatal aktiválása 1 aranyat hoz neked.
card-coachman = Kocsis
    .text = Kapsz 1 aranyat, ha legalább három aktivált épületed van.
card-councilman = Tanácsnok
    .text = A végén: 6 presztízs minden hivataltípusért, amelyből legalább három aktivált kártyád van.
    .per_type_if_three_types = A végén: 6 presztízs minden hivataltípusért, amelyből aktiváltál, ha legalább három típus van.
    .once_if_three_types = A végén: 6 presztízs, ha legalább három hivataltípusból aktiváltál.
card-count = Gróf
    .text = Aktiválj egy kártyát a kockái helyett 4 aranyért.
card-craftsman = Kézműves
    .text = Aktiválj egy kártyát úgy, hogy csak megmutatod a kockáit; megtartod őket.
card-diplomat = Diplomata
    .text = A körödben kétszer fizethetsz adót.
card-donna_blu = Donna Blu
    .text = Kapsz 1 kék kockát.
card-envoy = Küldött
    .text = Ha az adófizetéssel presztízst szereztél, kapsz egy tetszőleges színű kockát.
card-explorer = Felfedező
    .text = A két dobókockád egyike eggyel több kockát hoz.
    .both = Mindkét dobókockád eggyel több kockát hoz.
card-frau_rot = Frau Rot
    .text = Kapsz 1 piros kockát.
card-goldsmith = Aranyműves
    .text = Fizess bármilyen 1 kockát, kapsz 1 aranyat.
card-governor = Kormányzó
    .text = A végén: 7 presztízs.
card-gravedigger = Sírásó
    .text = Dobd el egy másik aktivált személyedet, kapsz 2 aranyat.
card-healer = Gyógyító
    .text = Egy személy aktiválása egy tetszőleges kockával kevesebbe kerül.
card-helmsman = Kormányos
    .text = Fizess 1 aranyat, és a hajód legfeljebb 4 lépést tehet.
card-herald = Hírnök
    .text = Foglalj el egy negyedet a kockái helyett 3 aranyért.
card-idler = Naplopó
    .text = Az 1. szakaszban nem kell kártyát elvenned.
card-innkeeper = Fogadós
    .text = Kapsz 1 aranyat; 3 jár, ha a Fogadód aktiválva van.
card-judge = Bíró
    .text = Egy igazságügyi hivatal használata 1 arannyal többet hoz.
card-juggler = Zsonglőr
    .text = Minden beváltott joker egy helyett két választást ad.
card-lady_black = Lady Black
    .text = Kapsz 1 fekete kockát.
card-madame_vert = Madame Vert
    .text = Kapsz 1 zöld kockát.
card-magistrate = Elöljáró
    .text = Egy közigazgatási hivatal használata 1 arannyal többet hoz.
card-master = Mester
    .text = Az egyik dobókockád kockáit egy számmal feljebb vagy lejjebb rakhatod, de az 1-hez soha.
    .both = Mindkét dobókockád kockáit egy számmal feljebb vagy lejjebb rakhatod, de az 1-hez soha.
card-master_builder = Építőmester
    .text = Egy épület aktiválása 2 aranyat hoz neked.
card-midwife = Bába
    .text = A végén: 1 presztízs minden aktivált személyedért, ezért is.
card-miss_grey = Miss Grey
    .text = Kapsz 1 szürke kockát.
card-moneylender = Uzsorás
    .text = Kapsz 1 aranyat és 1 presztízst.
card-night_watchman = Éjjeliőr
    .text = A körödben két negyedet is elfoglalhatsz.
card-nobleman = Nemes
    .text = Fizess 2 aranyat, kapsz egy tetszőleges színű kockát.
card-office_head = Hivatalvezető
    .text = Kapsz 1 aranyat, ha legalább három aktivált hivatalod van.
card-professor = Professzor
    .text = A két dobókockád közül minden 1-est mutató 1 aranyat hoz neked.
card-prospector = Aranyásó
    .text = Fizess bármilyen 3 kockát, kapsz 1 aranyat; ahányszor csak akarod.
card-scholar = Tudós
    .text = Kapsz egy tetszőleges színű kockát.
card-scribe = Írnok
    .text = Minden hivatalodat kétszer használhatod egy fordulóban.
    .type = Az egyes típusok hivatalait fordulónként még egyszer használhatod.
card-senora_violeta = Senora Violeta
    .text = Kapsz 1 lila kockát.
card-soldier = Katona
    .text = Kapsz 1 aranyat minden négy negyeded után.
card-speculator = Spekuláns
    .text = Egy negyed elfoglalása egy tetszőleges kockával kevesebbe kerül.
card-surveyor = Földmérő
    .text = Egy építésügyi hivatal használata 1 arannyal többet hoz.
card-treasurer = Kincstárnok
    .text = Egy pénzügyi hivatal használata 1 arannyal többet hoz.
card-vice_governor = Alkormányzó
    .text = A végén: 4 presztízs.

## How open questions about cards are answered

ruling-event_once = Fordulónként egyszer hat, amikor az aktiválása után először érvényes.
ruling-event_each = Ennél az asztalnál az aktiválása után minden alkalommal hat, amikor érvényes.
ruling-event_automatic = Kérés nélkül megkapod.
ruling-waits_once = Te használod, fordulónként egyszer, miután aktív állapotában először érvényes lett. Ha passzoláskor még nem használtad, elvész.
ruling-waits_each = Ennél az asztalnál annyiszor használhatod, ahányszor aktív állapotában érvényes lett. Ami passzoláskor megmaradt, elvész.
ruling-discount_once = Fordulónként egyszer. Az egykockás ár így ingyenes lesz.
ruling-discount_each = Ennél az asztalnál minden alkalommal. Az egykockás ár így ingyenes lesz.
ruling-not_itself = A saját aktiválásában nem segít.
ruling-gold_for_all = Az arany az összes kockát kiváltja, ezért kocka elhagyásával nem jár együtt.
ruling-craftsman = A kockáknak a nyiladnál kell lenniük, és utána újra felhasználhatók. A Daruval, a Gyógyítóval vagy a Levéltárral együtt elég a kisebb ár.
ruling-free_step = Ez nem a fizetett lépésed a falon, és annak árát sem változtatja meg. Az utolsó mezőről nincs hová lépni.
ruling-fountain_once = Attól kezdve áll rendelkezésre, hogy elfoglalsz egy negyedet, egészen addig, amíg passzolsz. Egy második negyed nem hoz második lépést.
ruling-fountain_each = Attól kezdve áll rendelkezésre, hogy elfoglalsz egy negyedet, egészen addig, amíg passzolsz. Minden negyed saját lépést hoz.
ruling-whole_round = Az egész fordulót nézi, azt is, amit az aktiválása előtt tettél.
ruling-came_before = Az számít, ami ebben a fordulóban korábban, máshonnan érkezett, még ha azóta el is költötted.
ruling-tie_counts = A holtverseny is számít.
ruling-tie_fails = Ennél az asztalnál a holtverseny nem számít.
ruling-doubling = A kikötő nyomtatott értéke duplázódik, a Kádárműhely pontja nem.
ruling-each_tile = Minden lapkánál hat, akárhányat szállítasz le.
ruling-steps = A lépéseket egyesével teheted meg, ebben a körben bármikor. Ami passzoláskor megmarad, elvész.
ruling-captain = Minden lépés számít, fizetett vagy ingyenes, bármely irányban.
ruling-juggler = Két kocka, egy kocka és 3 arany, vagy 6 arany, együtt választva. Akárhány jokerrel.
ruling-scribe_card = Minden használatért fizetsz, és mindegyik meghozza az aranyát.
ruling-scribe_type_one = Ennél az asztalnál típusonként csak egy kártya használható másodszor is.
ruling-scribe_type_any = Ennél az asztalnál egy típus hivatalai eggyel többször használhatók, mint ahány van belőlük, mindegyik legfeljebb kétszer.
ruling-bonus_once = A hivatalra reagáló kártyák ekkor is csak fordulónként egyszer hatnak.
ruling-bonus_each = A hivatalra reagáló kártyák ennél az asztalnál minden alkalommal hatnak.
ruling-office = Egy típus mind a négy kártyája ugyanazt tudja; a nevében lévő szám az aktiválás ára. Egy típus két kártyája külön-külön használható.
ruling-beadle = Egy típus két kártyája csak egyszer számít. Fordulónként egyszer használhatod, ezért jól válaszd meg a pillanatot.
ruling-gravedigger = Saját magát nem, és a táblán lévő kártyát sem. Ami a személytől ebben a fordulóban megtörtént, érvényes marad; a későbbi hatásai megszűnnek.
ruling-cathedral = Fordulónként egy csupa különböző színből álló készlet.
ruling-inn_pair = A másik kártyának aktiválva kell lennie, használni nem kell.
ruling-baronesa = Csak az aktiváltak számítanak.
ruling-palace_alone = Beleszámítja a Baronesákat, a Kormányzót, az Alkormányzót, a Bábát, a Rezidenciát, a Prefektúrát, a Gyűléstermet, a Tanácsnokot, a Kovácsműhelyt, a Szobrot és saját magát, akár hoznak pontot, akár nem.
ruling-palace_abbot = Beleszámítja a Baronesákat, a Kormányzót, az Alkormányzót, a Bábát, a Rezidenciát, a Prefektúrát, a Gyűléstermet, a Tanácsnokot, a Kovácsműhelyt, a Szobrot, saját magát és ennél az asztalnál az Apátot is, akár hoznak pontot, akár nem.
ruling-abbot = A korábban kapott jelölők ekkor is számítanak.
ruling-night_watchman = Mindkettőért külön fizetsz, a kör bármely két pillanatában.
ruling-idler = Minden fordulóban, akár a hatodik kártya elkerülésére is.
ruling-master = Nem olyan messzire, hogy a kockák túl későn érkezzenek. A kockák száma nem változik.
ruling-explorer = A kocka a dobókocka többi kockájához kerül, ugyanahhoz a számhoz.
ruling-professor = A mutatott szám számít: a játék vége felé 1-esre fordított dobókocka is, és az az 1-es is, amelynek kockáit a Mester áthelyezi.
ruling-diplomat = Minden alkalommal teljes áron.
ruling-envoy = A Követség pontjai is számítanak.
ruling-tower_always = Aktiváláskor azonnal hat; a később érkező korongok a tiéd alá kerülnek.
ruling-tower_not_last = Aktiváláskor azonnal hat, kivéve az utolsó mezőn; a később érkező korongok a tiéd alá kerülnek.
ruling-kind = A fajtája a mi feltevésünk: a német név személyt és mást is jelenthet.
ruling-captain_doubt = Az egyik forrás 2 pontra emlékszik; az asztal választhat.
ruling-councilman_doubt = A forrás nem egyértelmű; az asztal más értelmezést is választhat.

## The table at a terminal

table-legend = Kockák: { $colors }
table-setup = Előkészület
table-round = { $round }. forduló / 12
table-tribute = Adó: { $gain } presztízs { $price } aranyért
table-dice = Dobókockák
table-offer = Kínálat
table-stack = { $count }. oszlop
table-seat = Hely
table-prestige = Pr.
table-gold = Ar.
table-markers = Bün.
table-wall-short = Fal
table-ship = Hajó
table-cargo = Rakomány
table-jokers = Jok.
table-tableau-short = Kárty.
table-active-short = Aktív
table-key = Pr. presztízs · Ar. arany · Bün. büntetőjelölők, egyenként 3 mínusz · Jok. jokerek · Kárty. a táblán várakozó kártyák, Aktív: az aktiváltak · most: kockák a nyílnál · f5: az 5. fordulóban érkező kockák
table-now = most
table-arrives = f{ $round }
table-roses = Szélrózsák
table-city = Város
table-city-key = ▪ sötét negyed · (A) A foglalta el
table-wall = Fal
table-port = Kikötő
table-wants = kéri
table-pays = fizet
table-distance = messze
table-aboard = te
table-tableau = A táblád ({ $count }/5)
table-tableau-empty = üres
table-missing = hiányzik { $cubes }
table-payable = most kifizethető
table-payable-later = kifizethető: { $round }. forduló
table-active = Az aktív kártyáid
table-usable = használható
table-used = használva
table-waiting = most nem
table-always = magától
table-at-end = a végén
table-empty = üres
table-turn-order = Sorrend
table-estimated = ≈ az általunk becsült adat jele.

note-rose = { $cubes }, { $round }. forduló
note-gain = haszna { $gain }
note-near = { $port } { $count }
note-from-there = onnan: { $ports }
note-final = nem vonható vissza
note-to-space = { $space }. mezőre

sheet-cost = Ár
sheet-tribute = Adó
sheet-kind = Fajta
sheet-works = Hatás
sheet-rulings = Értelmezések
sheet-note = Megjegyzés az adatokban
sheet-where = Most
sheet-why-not = Most nem: { $reason }
where-stack = a pakliban, vagy nem látható
where-pair = a fordulója: { $round }.
where-offer = a kínálatban
where-discard = eldobva
where-tableau = { $seat } tábláján
    .you = a tábládon
where-active = aktiválta: { $seat }
    .you = te aktiváltad

quarter-title = { $quarter }. negyed
quarter-light = világos
quarter-dark = sötét
quarter-owned = elfoglalta: { $seat }
quarter-tile = Lapka
quarter-neighbors = Szomszédok
port-title = Kikötő: { $port }
port-delivered = Leszállítva
port-distances = Távolságok

plan-title = A kockáid a következő fordulókban
plan-round = Forduló
plan-cubes = Kockák
plan-cards = Aktiválható kártyák
plan-quarters = Negyedek
plan-none = még nincs
plan-nothing = -

summary-title = Miből lett a presztízs

screen-help =
    Ezeket írhatod be
      3                 a 3-as számú választás
      take bank         kártya elvétele (take), eldobása (discard), aktiválása (activate), használata (use)
      q07               negyed elfoglalása;  wall 2: lépés a falon
      sail genova       hajózás egy lépést;  sail s02 red: ezzel a kockával fizetve
      deliver, tribute, joker gold, joker red, pass
      pz                a dobókockák szakaszában: a piros és a zöld dobókocka (betűk a jelmagyarázatból)
      cancel            visszavon egy befejezetlen fizetést
      hint              a legjobb akciók, és hogy miért azok
      undo              visszavon egy lépést;  undo turn: az egész kört
      plan              a kockáid a következő fordulókban, és hogy mire elegendők
      seat NÉV          egy játékos kártyái
      offices, discards a következő fordulók hivatalai, a dobópakli
      ? bank            egy kártya: hatás, ár, értelmezések;  ? q07, ? genova, ? 3
      log, rules, table, quit
screen-unknown = „{ $line }”: ez itt nem jelent semmit. Írj be egy számot a listából, egy akciót (például wall 2 vagy use bank), vagy súgóért a ? jelet.
screen-unknown-subject = Nincs itt ilyen nevű: „{ $what }”. Kérdezz egy kártyáról (? bank), egy negyedről (? q07), egy kikötőről (? genova) vagy egy választásról (? 3).
screen-nothing-chosen = Nem történt semmi.
screen-nothing-pending = Nincs nyitott fizetés.

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-goal = A presztízs győz
    .text = Üdv a Macaóban! Tizenkét forduló, és a végén az nyer, akinek a legtöbb presztízse van. Presztízst ér az Európába vitt áru, az adóba fizetett arany, sok kártya, és az egymással érintkező városnegyedek.
hint-start_card = Az első kártyád
    .text = Egy kártya addig nem tesz semmit, amíg ki nem fizeted a rányomtatott kockákat. Az olcsó kártyák korán segítenek, a drágák sokat.
hint-start_cubes = Az első kockáid
    .text = Válassz egy színt az 1. forduló egyetlen kockájához, és egy színt a 2. forduló két kockájához.
hint-offer = Fordulónként egy új kártya
    .text = Mindenkinek el kell vennie egy kártyát. Minden kínálatban van két hivatal; a tizenkét forduló összes hivatala az elejétől látható.
hint-dice = Hat dobókockából kettő
    .text = Egy dobókocka annyi kockát hoz, amennyit mutat, ennyi fordulattal később. A színük az övé: kevés kocka hamar, vagy sok kocka későn. Mások is választhatják ugyanazokat a dobókockákat.
hint-rose = Fordult a szélrózsa
    .text = Ami most a nyiladnál van, azt ebben a fordulóban költheted el, és csak ebben. A többi a száma mellett vár, és fordulónként közelebb kerül.
hint-activate = Fizess ki egy kártyát
    .text = Fizesd ki pontosan a kártyán látható kockákat, és a játék végéig neked dolgozik.
    .now = A nyiladnál lévő kockákból kifizethető: { $card }, ára { $price }.
hint-tribute = Aranyból presztízs
    .text = Minden körödben egyszer befizetheted a forduló adóját. Az árát és a hasznát a kínálat kártyái szabják meg.
    .now = Ebben a fordulóban: ára { $price }, haszna { $gain }.
hint-pass = Kész? Akkor passzolj
    .text = Ha mindent megtettél, amit akartál, passzolj. A nyílnál maradt kockák elvesznek, az arany megmarad. Amíg nem passzolsz, a Visszavonás mindent visszacsinál.
hint-five_spaces = Öt hely a kártyáknak
    .text = A kártyák öt helyen várják, hogy kifizesd őket. A hatodik egy büntetőjelölőbe kerül, és a végén minden nem aktivált kártyád is.
    .now = Foglalt helyeid az ötből: { $number }.
hint-dice_card = Amire a kártyáid várnak
    .text = Egy kártyát egyetlen fordulóban kell kifizetni, a nyílnál egyszerre ott lévő kockákkal. Úgy válassz dobókockákat, hogy összetalálkozzanak.
    .now = Ami kell hozzá: { $card }, { $cubes }.
hint-empty_arrow = Soha ne legyen üres a nyíl
    .text = Ha a szélrózsa fordulása után semmi sincs a nyiladnál, kapsz egy büntetőjelölőt: mínusz 3 presztízs. A szélrózsád melletti terv mutatja, mi mikor érkezik.
    .now = { $round }. forduló: még semmi sem érkezik neked.
hint-helpers = Együttműködő kártyák
    .text = Néhány kártya magától tesz valamit, amikor te valami mást csinálsz. Ezeket a legjobb korán aktiválni.
    .now = Most kifizetheted: { $card }, ára { $price }.
hint-quarter = Foglalj el egy negyedet
    .text = Minden körödben egyszer elfoglalhatsz egy szabad negyedet pontosan a kockáiért. A végén a legnagyobb összefüggő csoportod minden negyede 2 presztízst ér.
    .now = Szabad negyedek, amelyeket kifizethetsz: { $number }.
hint-goods = Rakomány Európába
    .text = Ami a negyeden volt, a hajódra került: minden árunak egyetlen kikötője van, amely kéri, és az elsőként érkező lapkák fizetnek a legjobban.
    .now = { $port } fizet { $points } presztízst a hajódon lévő áruért: { $good }.
hint-saving = Megéri az adó?
    .text = Az adó ára és haszna minden fordulóban más. Az arany a végén semmit sem ér, ezért tartalékolj a jó alkalmakra.
    .now = Ebben a fordulóban: ára { $price }, haszna { $gain }.
hint-wall = A fal adja a sorrendet
    .text = Aki előrébb jár a falon, előbb vesz el kártyát, és előbb lép. Egy oszlopban a felső korong az első.
hint-cheap_card = Nézd meg, mi érkezik
    .text = Mielőtt elveszel egy kártyát, vesd össze az árát a szélrózsádon lévő kockákkal.
hint-joker_quarter = Sötét negyedek
    .text = Ezen a sötét negyeden áru helyett joker van.
hint-joker = Joker tartalékban
    .text = A saját körödben egy jokerből tetszőleges színű kocka lesz, vagy 3 arany. Tartsd meg arra a körre, amikor egyetlen kocka hiányzik.
    .now = Jokerek nálad: { $number }.
hint-office = Használd a hivatalaidat
    .text = Minden aktivált hivatal és a legtöbb más kártya fordulónként egyszer használható.
    .now = { $card }: { $rule }
hint-move_wall = Egy lépés a falon
    .text = Egy mező egy bármilyen színű kockába kerül, kettő háromba, három ötbe. Aki a többiek előtt jár, elsőként választ kártyát.
hint-ship = Vitorlát fel
    .text = Minden bármilyen színű kocka egy lépéssel viszi tovább a hajódat. Hosszú az út Európáig: célozd meg azokat a kikötőket, amelyek kérik a rakományodat, és érj oda a többiek előtt.
    .now = { $port } fizet { $points } presztízst a hajódon lévő áruért: { $good }.
hint-delivery = Szállíts!
    .text = A hajód olyan kikötőben van, amely kéri, amit hozol. Szállítsd le, és a legjobb szabad szám a tiéd. Nem kell hozzá kocka, és tovább is hajózhatsz.
    .now = { $port } fizet { $points } presztízst az áruért: { $good }.
hint-card_use = Egy használható kártya
    .text = Az egyik aktivált kártyád most tehet érted valamit, fordulónként egyszer.
    .now = { $card }: { $rule }
hint-sixth_card = Hatodik kártya
    .text = Minden helyed tele van: egy kártyának mennie kell, és kapsz egy büntetőjelölőt. Aktiválj idejében, hogy a következő fordulóban legyen szabad hely.
hint-marker = Egy büntetőjelölő
    .text = A végén 3 presztízsedbe kerül, és semmi sem tünteti el. Mielőtt dobókockát választasz, nézd meg az érkező kockák tervét.
    .now = Jelölőid száma: { $number }.
hint-late_dice = Kései dobókockák
    .text = Mostantól 1-esre fordítják azokat a dobókockákat, amelyek kockái a 12. forduló után érkeznének. A nagy számok ritkulnak: keresd, mit tudsz még kifizetni.
hint-last_rounds = Ürítsd ki a helyeidet
    .text = Már csak kevés idő van. Minden nem aktivált kártya egy jelölőbe kerül, az arany és a fedélzeten maradt áru a végén semmit sem ér: költs el mindent, amit csak tudsz.
    .now = Kártyák, amelyek még várnak a helyeiden: { $number }.
hint-over = A játéknak vége
    .text = Szép játék! A jelölők levonódnak, a játék végi kártyák pontot érnek, és a legnagyobb negyedcsoportod minden negyede 2-t. Egy kattintás, és jöhet a következő játék más osztással.

## Values of options

choice-random_start_clockwise = egyvalakit sorsolnak, a többi az óramutató járása szerint
choice-random = mindenki sorsolva
choice-six_cards = mind a hat kártya
choice-tribute_basis-offer = a kínálat kártyái
choice-once = fordulónként egyszer
choice-each = minden alkalommal
choice-scribe_scope-card = minden hivatalkártya
choice-scribe_scope-type = típusonként egy kártya
choice-one_card = típusonként egy kártya
choice-any_card = összesen eggyel több, bármelyik kártya
choice-flat = 1 arany egy kockáért
choice-three_of_a_type = minden típusért, amelyből három kártya van
choice-per_type_if_three_types = minden típusért, ha három típus van
choice-once_if_three_types = egyszer, ha három típus van

## The story of a game

source-delivery = szállítás: { $place }
deed-card_taken = Elvett kártyák
deed-dice_chosen = Választott dobókockák
deed-card_activated = Aktivált kártyák
deed-card_used = Használt kártyák
deed-quarter_taken = Elfoglalt negyedek
deed-wall_moved = Lépések a falon
deed-ship_moved = Hajóutak
deed-delivered = Szállítások
deed-prestige_gained = Szerzett presztízs
deed-joker_cashed = Beváltott jokerek
deed-punished = Büntetőjelölők
deed-round_began = Fordulók kezdete

## Why an action is worth doing, true of the table as it stands

reason-card_is_paid = A szélrózsádon lévő kockák kifizetik ({ $cubes }), { $round }. forduló.
reason-card_is_cheap = Olcsó: { $cubes }.
reason-card_with = Jól működik együtt ezzel a kártyáddal: { $card }.
reason-card_nearly = Csak ennyi hiányzik hozzá: { $cubes } ({ $round }. forduló).
reason-card_for_end = A végső értékelésben számít, és addig össze tudod szedni a kockáit: { $cubes }.
reason-card_costs = Az ára { $cubes }, és { $count } fordulód van összeszedni.
reason-discard_unpaid = A szélrózsádon egyik fordulóban sincsenek meg hozzá a kockák ({ $cubes }).
reason-discard_least = Az ára { $cubes }.
reason-cubes_fill_arrow = Így nem marad üresen a nyilad ({ $round }. forduló).
reason-cubes_pay_card = Így ki tudod fizetni: { $card } ({ $round }. forduló).
reason-cubes_pay_quarter = Így ki tudsz fizetni egy negyedet: { $tile } ({ $round }. forduló).
reason-cubes_count = Ennyi kockát hoz: { $number }.
reason-brings_at_once = Azonnali haszna: { $gain }.
reason-frees_space = Minden helyed tele van, és ez felszabadít egyet.
reason-counts_at_end = A végső értékelésben számít.
reason-works_long = Ha most kifizeted, { $number } fordulón át dolgozik neked.
reason-saves_marker = Kifizetetlenül a végén egy büntetőjelölőbe kerülne.
reason-quarter_joins = Ezzel { $number } negyeded függ össze.
reason-quarter_joker = Egy joker van ott.
reason-quarter_open = { $number } szabad negyed érintkezik vele, így a csoportod tovább nőhet arra.
reason-port_pays = { $port } fizet { $points } presztízst a következő ilyen áruért: { $good }.
reason-wall_passes = Megelőzöd vele a falon: { $target }.
reason-wall_nearer = A fal { $number }. mezőjére visz.
reason-ship_toward = Erre visz az út: { $port }, { $points } presztízs ezért: { $good }; ezután még { $number } lépés.
reason-ship_arrives = A hajód befut: { $port } fizet { $points } presztízst ezért: { $good }.
reason-ship_ahead = A hajód üres, de nyer egy lépést későbbre.
reason-deliver_last = Ez ott az utolsó szabad szám: { $port }.
reason-deliver_before = Most { $points } presztízs; a következő lapka ott már csak { $number }.
reason-tribute_last_round = Ez az utolsó forduló, utána az arany semmit sem ér: ára { $price }, haszna { $gain }.
reason-tribute_cheap = Ára { $price }, haszna { $gain }: kedvezőbb, mint a legtöbb fordulóban.
reason-tribute_affords = Utána { $number } aranyad marad.
reason-use_is_free = Ingyen van: { $gain }.
reason-use_spare = Egyik várakozó kártya sem kéri ezt a színt: { $color }.
reason-use_for_tribute = Kevés az arany: e forduló adójának ára { $number }.
reason-use_brings = Haszna: { $gain }.
reason-joker_for_card = Ezzel teljesek a kockák ehhez: { $card }.
reason-joker_for_tribute = Ezzel kifizetheted az adót: { $price }.
reason-joker_for_quarter = Ezzel kifizethetsz egy negyedet: { $tile }.
reason-cube_unneeded = Egyik várakozó kártya sem kéri ezt a színt: { $color }.
reason-cube_plenty = Ebből van a legtöbb, amit nélkülözhetsz: { $cubes }.
reason-cube_left = Utána még marad { $cubes }.
reason-pass_nothing_left = Nincs több kockád.
reason-pass_pays_nothing = A megmaradt { $number } kockából nem telik sem kártyára, sem negyedre.
reason-pass_quarter_taken = A negyedet már elfoglaltad, és egyik kártyára sem telik. Megmaradt kockák: { $number }.
reason-keeps_space = A helyeiden már { $number } kártya vár.
reason-declines_unpaid = A szélrózsád kockáiból a kint lévő kártyák egyikére sem telik.
reason-declines_marker = A soha ki nem fizetett kártya a végén egy büntetőjelölőbe kerül.
reason-price = Az ára { $price }, és ez megvan.
