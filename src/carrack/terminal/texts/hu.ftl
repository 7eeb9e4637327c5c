# What the terminal says beside the game, in Hungarian. The game itself speaks through carrack.texts.

## Seats

name-you = Te
name-person = Játékos

## The table

table-acting = következik
table-own-rules = házi szabályok

## The prompt

prompt = Mit választasz (súgó: ?):
prompt-only = Enter: tovább (súgó: ?):
prompt-only-undo = Enter: tovább, undo: visszavonás (súgó: ?):
prompt-number = Nincs ilyen választás: { $line }; a számok 1-től indulnak, az utolsó: { $count }.
prompt-nothing = Nem választottál semmit.
prompt-quit = Megállás
curtain = A következő döntés { $name } dolga. Nyomj Entert, ha csak { $name } látja a képernyőt.
undo-impossible = Semmi sem vonható vissza: mások már látták, vagy kiderült valami.
hint-figures = { $chance }% esély a győzelemre
hint-no-choice = Nincs miből választani.
news-more = (még { $count } korábbi sor: írd be, hogy log)
log-undo = { $name } visszalép egyet
log-undo-you = Visszalépsz egyet
quit-kept = A játék itt van elmentve: { $path }
    Így folytathatod:  carrack resume { $file }
end-kept = A felvétel itt van elmentve: { $path }
    Így nézheted meg:  carrack replay { $file }
campaign-kept = A kampány itt van elmentve: { $path }
    A következő fejezet:  carrack play { $title } --campaign { $file }
campaign-over = A kampánynak vége; itt van elmentve: { $path }
campaign-may-add = Csatlakozhat hozzá: { $label } (--add { $name })

## Simulations

simulate-playing = Játék
simulate-left = hátravan
simulate-title = { $title }: { $games } játék
simulate-player = Játékos
simulate-wins = Győzelem
simulate-share = Győzelmi arány
simulate-place = Átlagos helyezés
simulate-score = Átlagos pontszám
simulate-team = Győzelem az automa ellen: { $wins }, összes játék: { $games }, arány: { $share }
simulate-automa = Az automa átlagos pontszáma: { $mean }
simulate-decisions = Döntések egy játékban: { $mean }
simulate-turns = Körök egy játékban: { $mean }
simulate-interval = Zárójelben: 95%-os konfidenciaintervallum.
export-written = { $decisions } döntés, { $games } játék: { $files }
stopped = Leállítva.

## Tournaments of bots

tournament-round = { $number }. forduló
tournament-title = { $title }, { $kind }: { $games } játék
tournament-swiss = svájci rendszer
tournament-robin = körmérkőzés
tournament-single = egyenes kiesés
tournament-double = vigaszágas kiesés
tournament-arena = aréna
tournament-league = liga
tournament-ladder = ranglétra
tournament-alone = egyedül, azonos osztással
tournament-teams = csapatok
tournament-points = Pont
tournament-direct = Egymás ellen
tournament-opponents = Ellenfelek
tournament-margin = Különbség
tournament-total = Összes játék
tournament-more = és még { $players } játékos; a --write mindet kiírja

## The ladder of bots

ladder-title = { $title }, { $seats } hely
ladder-standing = { $claim }: { $rate }, { $games } játék után
ladder-claim = Állítás
ladder-seats = Helyek
ladder-games = Játékok
ladder-found = Eredmény
ladder-at-least = Legalább
ladder-budget = Ráfordítás
ladder-reached = Teljesült
ladder-yes = igen
ladder-no = nem

## A game looked at again

analyze-judging = Döntések elemzése
analyze-title = { $title }, minden döntést megítélt: { $level } ({ $simulations } szimuláció)
analyze-step = Lépés
analyze-chance = Esély
analyze-player = Játékos
analyze-done = Lépése
analyze-better = A bíró
analyze-lost = Veszteség
analyze-points = Pontveszteség
analyze-same = ugyanaz
analyze-turning-points = Fordulópontok
analyze-turned = { $row }–{ $until }. lépés: { $name } esélye { $before } → { $after }; a saját döntések ára { $lost }.
analyze-sum = { $name }: { $choices } döntésből { $agreed } egyezik a bíróéval, a többi vesztesége { $lost }; pontosság { $accuracy }
analyze-lines = Mit tett volna a bíró, és hogyan folytatódhatott volna a forduló
analyze-line = { $row }. lépés, { $name }: { $line }
analyze-note = Az esély az, amit a lépésre következő hely a döntése előtt tudhatott. A zárójeles veszteség a véletlen műve is lehet. Pontosság: a veszteség nélküli döntés 100-at ér, az, amelyik egy győzelem tizedébe kerül, 64-et, a felébe 9-et; ezek átlaga.

## Replays

replay-title = { $title } · { $seats } hely · { $luck } · { $started }
replay-undo = { $name } visszavon idáig: { $row }. lépés
replay-checked = { $rows } lépés, minden ujjlenyomat helyes
replay-open = A játéknak még nincs vége.
replay-torn = Az utolsó sor csonka volt, ezért kimaradt.
replay-step = { $row }. lépés
replay-luck-seed = kezdőérték: { $seed }
replay-luck-keyed = zálog: { $commitment }…

## Fair play

verify-fair = Tiszta játék: e játék szerencséjét már a kezdete előtt rögzítették.
verify-commitment = Zálog: { $commitment }
verify-told = Ez az a zálog, amelyet veled közöltek.
verify-compare = Vesd össze azzal, amelyet a játék elején láttál (--commitment).
verify-removed = { $names } nevet azóta töröltek; a többit ellenőriztük.
verify-none = Ebben a felvételben nincs zálog: a szerencséje egy kezdőértékből jön. Visszajátszható, de senki sem bizonyíthatja, hogy a kezdőértéket a játék előtt választották.

## Lists

games-title = Játék
games-seats = Helyek
games-variants = Változatok
games-modifiers = Házi szabályok
games-options = Beállítások
bench-compiled = lefordítva, döntés/s
bench-pure = tiszta Python, döntés/s
bench-ratio = lefordítva : tiszta
bench-games = játék/s (lefordítva / tiszta)
bench-clone = másolás, ns
bench-bytes = állapot, bájt

## Checking printed figures

check-clean = { $folder }: nincs kifogás
check-finding-error = hiba
check-finding-warning = figyelmeztetés
check-errors = { $count } hiba: ezekkel az adatokkal nem lehet játszani
check-warnings = { $count } figyelmeztetés: játszható

## Notices

told-pure = A Carrack telepítésekor nem volt C-fordító: tiszta Pythonként fut, lassabban, de ugyanúgy. (Ezt csak egyszer mondjuk.)

## Errors of the terminal, by code

error-seats-player = Egy hely nem lehet { $asked }; megengedett: { $known }.
error-option-form = Egy beállítást így kell írni: név=érték, nem így: { $asked }.
error-language-unknown = Nincs ilyen nyelv: { $asked }. A nyelvek: { $known }.
error-folder-unwritable = A mappa ({ $folder }) nem használható: { $why }; a CARRACK_HOME másikat adhat meg.
error-file-unwritable = Nem írható fájl: { $path } ({ $why })
error-file-system = A rendszer nem engedi: { $detail }
error-resume-over = Ez a játszma már véget ért: { $path }. Így nézhető meg: carrack replay { $path }
error-resume-nothing = Itt egy játszma sem várja a folytatást: { $folder }. Új így kezdhető: carrack play JÁTÉK
error-simulate-games = --games legalább 1 legyen, ne { $asked }.
error-simulate-jobs = --jobs 1 és { $most } közé essen, ne { $asked } legyen.
error-ladder-minutes = --minutes legyen több, mint 0, ne { $asked }.
error-ladder-page = Nem módosítható, vagy hiányzik belőle a jel: { $path } ({ $why })
error-contest-rules = Ezek a versenyszabályok nem illenek össze: { $detail }
error-tournament-file = Az állás .csv vagy .trf fájlba írható, ebbe nem: { $asked }.
error-tournament-trf = A TRF-fájl olyan versenyekről szól, ahol ketten ülnek egy asztalnál.
error-analysis-nothing = Ebben a játékban senkinek sem volt miből választania.
error-bench-pure = A tiszta változatot nem sikerült megmérni: { $why }
error-campaign-unreadable = Kampányként nem olvasható ({ $path }): { $why ->
    [too_large] túl nagy
    [not_json] nem JSON
    [no_campaign] nincs benne kampány ehhez a játékhoz
    [no_archive] nincs benne archívum
   *[other] { $why }
}
error-campaign-unwritable = Nem írható fájl: { $path } ({ $why })
error-campaign-none = Ennek a játéknak nincs kampánya: { $detail }
error-campaign-options = A kampányfájl a campaign forgatókönyvhöz való, és a saját archívumát hozza.
error-campaign-over = Ez a kampány már véget ért: { $path }
error-campaign-seats = A kampány ({ $path }) kapitányainak száma: { $most }, nem pedig { $asked }.
error-campaign-gone_on = A kampány ({ $path }) időközben továbbment; ez a játszma nem része.
error-campaign-addition = { $asked } most nem kerülhet a kampányba; ami lehet: { $known }.

## A title without words of its own

plain-yes = igen
plain-no = nem
plain-price = ára { $what }
plain-gain = haszna { $what }
plain-unknown = „{ $line }”: ez itt nem jelent semmit. Írj be egy számot vagy nevet a listából, vagy súgóért a ? jelet.
plain-unknown-subject = Erről nincs mit mondani: „{ $what }”; egy szám az adott választásról kérdez.
plain-help =
    Ezeket írhatod be
      2             a 2-es számú választás
      hold          az ilyen nevű választás, vagy a nevének az eleje
      ? 2  ? hold   egy választásról, vagy hogy miért nem lehet most megtenni
      hint          a legjobb lépések, és hogy miért azok
      undo          visszavonja az utolsó lépésedet, amíg semmi sem derült ki
      log           minden, ami történt
      rules         a játék szabályai, ha a játék elmondja őket
      table         újra az asztal
      quit          megállás; a játék megmarad
