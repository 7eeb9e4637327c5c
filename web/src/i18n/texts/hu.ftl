# The page itself, in Hungarian. What belongs to one title is in that title's own texts.

skip = Ugrás a tartalomra
nav = Oldalak
nav-rules = Szabályok
nav-contests = Versenyek
nav-records = Felvételek
nav-play = Játék
nav-learn = Tanulás
nav-watch = Nézés
nav-tables = Asztalok
nav-waits = { $count ->
    [one] { $count } vár rád
   *[other] { $count } vár rád
}
home-continue = Folytatás
home-other = A többi asztalod
home-start = Új játék
home-start-text = Egy kattintás, és barátságos botok ülnek le hozzád.
home-waits = A többiek gondolkodnak.
with-friends = Barátokkal
title-length = kb. { $minutes } perc
watch-text = Most folyó és már befejezett játékok.
watch-none = Most nem folyik nyilvános játék.
watch-again = Egy játék újra
watch-again-text = Hozd el egy játék felvételét, és nézd végig lépésről lépésre.
watch-bring = Felvétel feltöltése
watch-best = Ki a legjobb
watch-best-text = Emberek és botok értékszámai, játékonként és létszám szerint.
nav-profile = Te
nav-how = Így működik
nav-pieces = Minden elem
language = Nyelv
theme = Fény
theme-auto = Mint az eszköz
theme-light = Nappali fény
theme-dark = Gyertyafény
sound-title = Hang
sound-volume = Hangerő
sound-on = Hang be
sound-off = Hang ki
waiting = Egy pillanat …
again = Újra
close = Bezárás
cancel = Mégse
save = Mentés
saved = Elmentve.
to-home = Kezdőlap
to-replay = Visszajátszás
line-lost = Megszakadt a kapcsolat. Amit tettél, nem vész el.
line-next = Új próba { $seconds } mp múlva
line-trying = Próbálkozás …
line-now = Próbáld most

# ---- home ----

home-title = Vitorlát fel!
home-text = { $count ->
    [one] Egy játék
    [3] Három játék
   *[other] { $count } játék
} egy tenger körül. Egy kattintás, és barátságos botokkal ülsz egy asztalnál. Fiók sem kell hozzá.
home-titles = Játékok
title-seats = { $min }–{ $max } játékos
play-now = Játék most
open-table = Asztalnyitás
my-tables = Asztalaim
my-tables-finished = Befejezett játékok
my-tables-running = Futó játékok
my-tables-none = Most nem fut játékod. A „Játék most” egy kattintás.
my-tables-none-yet = Még egyetlen játékot sem fejeztél be.
campaign = Kampány
campaign-go = A kampányhoz
contest-go = A versenyhez
lobby = Lobbi
lobby-none = Most senki sem vár nyilvános asztalnál. Nyiss egyet, és mások itt látják.
lobby-open = Asztalok, ahol hiányzik valaki
lobby-running = Nézhető játékok
lobby-join = Beülök
lobby-watch = Nézem
your-turn = Te jössz
status-open = Játékosokra vár
status-playing = Fut
status-finished = Befejezve
status-ended = Félbemaradt
status-closed = Bezárva
status-aside = Félretéve

how-title = Így működik
how-play = Egy kattintás
how-play-text = A „Játék most” ad neked egy nevet és egy asztalt botokkal. Később mindkettőt megváltoztathatod.
how-lit = Ami világít, azt lehet
how-lit-text = Az asztal megmutatja, mit tehetsz. Ha valami nem lehetséges, megmondja, miért.
how-friends = A barátok linken jönnek
how-friends-text = Nyiss egy asztalt, és küldd el a linkjét. Aki megnyitja, bármilyen eszközön leülhet.
how-time = Gyorsan vagy napokon át
how-time-text = Játssz órával vagy anélkül. Az oldal szólhat, amikor te jössz, akkor is, ha be van zárva.
how-after = Visszanézés
how-after-text = Minden játék lépésről lépésre visszajátszható, bármelyik helyről, és a felvétele a tiéd.

keys-title = Billentyűk
key-numbers = 1 … 9
key-numbers-text = az adott számú választás
key-arrows = ← →
key-arrows-text = lapról lapra, helyről helyre
key-undo = Ctrl + Z
key-undo-text = az utolsó lépésed visszavonása
key-help = ?
key-help-text = ez a lista
key-tab = Tab
key-tab-text = tovább a következőre
key-enter = Enter
key-enter-text = a kijelölt végrehajtása

# ---- opening a table ----

open-title = Asztalnyitás: { $title }
open-starts = Szokásos asztalok
start-bots = Botok ellen
start-bots-text =
    { $count ->
        [one] Egy barátságos bot, óra nélkül, azonnal kezdődik
       *[other] { $count } barátságos bot, óra nélkül, azonnal kezdődik
    }
start-friends = Barátokkal
start-friends-text = Aki megkapja a linket, leülhet; óra nélkül
start-anybody = Bárkinek nyitva
start-anybody-text = A lobbiban; { $clock }
open-which = Melyik játék?
open-seats = Helyek
open-seat = { $number }. hely
open-add = Még egy hely
open-remove = Eggyel kevesebb hely
seat-kind-me = Én
seat-kind-open = Szabad, bárki jöhet
seat-kind-here = Más ezen az eszközön
seat-kind-bot = Bot: { $level }
open-name-here = Név
open-preset = Milyen szabályok?
open-preset-plain = A szokásos szabályok
open-preset-plain-text = Minden úgy, ahogy a szabályokban áll.
open-modifiers = Házi szabályok
open-public = Az asztal látszik a lobbiban
open-public-text = Bárki leülhet. Különben csak az, akinek megvan a link.
open-spectators = Mások nézhetik
open-spectators-text = Azt látják, amit mindenki, a kezedet soha.
open-clock = Óra
clock-none = Nincs óra
clock-move-60 = lépésenként 1 perc
clock-move-86400 = lépésenként 1 nap
clock-move-259200 = lépésenként 3 nap
clock-game-600 = 10 perc a játékra, lépésenként plusz 5 mp
clock-game-1200 = 20 perc a játékra, lépésenként plusz 10 mp
clock-own = Más idő …
clock-left = még { $time }
open-table-name = Az asztal neve
open-table-name-text = Ha üresen hagyod, a te neved.
open-expert = Haladó beállítások ({ $count })
open-more = Több
open-start = Asztal megnyitása
option-default = (szokásos)
option-other = Úgy add meg, ahogy a mondat kéri.
option-order = a megadott sorrend
option-order-seats = Helyek, az első legfelül
option-order-text = A helyek számai, például 2 1 3.
option-yes = Igen
option-no = Nem
level-random = bármit kijátszik
level-greedy = barátságos
level-search = erős

# ---- at the table ----

seats = Helyek
seat-open = Szabad hely
seat-kept = Fenntartva
seat-you = (te)
seat-own = Te
seat-away = nincs itt
seat-resigned = feladta
seat-acts = következik
seat-left = { $name } nincs itt; most egy bot játszik.
seat-want = Új játékos keresése
seat-bot = Maradjon a boté
seat-free = Ennél az asztalnál van szabad hely.
seat-own-away = Nem vagy itt: egy bot játszik helyetted.
seat-own-back = Itt vagyok
seat-own-lost = A helyeden most más játszik, te nézed.
invite-title = { $host } játszani hív: { $title }
invite-new = Új neked ez a játék: { $title }? Egy rövid lecke, és máris játszhatsz.
lesson-of = Lecke: { $title }
invite-no-account = Fiók nem kell hozzá.
invite-rated = Ez az asztal értékelt: fiók kell hozzá, névvel és jelszóval.
invite-account = Belépés vagy új fiók
invite-decline = Most nem
clock-each-move = { $minutes } perc minden lépésre
clock-each-game = fejenként { $minutes } perc, lépésenként plusz { $increment } másodperc
rules-changed = A szokásos szabályok, { $count } eltéréssel
length = Hossz
facts-rated = Beleszámít a ranglistába
facts-friendly = Barátságos, nincs tétje
sit-down = Leülök
stand-up = Felállok az asztaltól
prompt = Teendő
choices-typed = { $digits } …
choices-refused = Mást miért nem? ({ $count })
choices-why = Lásd a szabályokat
choice-price = Ára { $price }
choice-gain = → { $gain }
choices-all = Minden választás
plays-now = { $name } játszik
waiting-for = Várunk rá: { $names }
skip-to-turn = Ugrás a körömre
skip-to-result = Eredmény
speed = Sebesség { $speed }
speed-calm = 1×
speed-fast = 3×
speed-off = ki
waiting-others = Várunk a többiekre
spectating = Nézőként vagy itt.
undo = Visszavonás
share = Meghívás
share-text = Aki megnyitja ezt a linket, ehhez az asztalhoz jut.
share-address = Az asztal címe
share-copy = Másolás
share-copied = Másolva
menu = Több
menu-people = Az asztalnál ülők
menu-notices = Szóljon, ha én jövök
people-none = Rajtad és botokon kívül senki sem ül itt.
people-mute = Némítás
people-block = Tiltás
people-is-mute = némítva
people-is-block = letiltva
moderation-title = Moderálás
people-report = Bejelentés
people-report-text = Mit tett { $name }? A szerver üzemeltetője elolvassa.
people-report-send = Bejelentés küldése
people-reported = Köszönjük. A bejelentés elment.
menu-undo = Kérem az utolsó lépésem visszavonását
menu-end = A játék befejezésének felajánlása
menu-pause = Szünetet kérek
menu-resign = Feladom
menu-careful = Kérdezzen rá a véglegesre
menu-careful-off = Ne kérdezzen rá a véglegesre
menu-keys = Egybetűs billentyűk be
menu-keys-off = Egybetűs billentyűk ki
keys-single = Egybetűs billentyűk (1–9, H, M, P, szóköz, ?) élnek
menu-auto = Passzoljon helyettem, ha más nem lehet
menu-auto-off = Hadd passzoljak én
end-text = Ha mindenki beleegyezik, a játék a mostani állással ér véget.
end-yes = Felajánlom
sure-title = Biztos?
sure-yes = Mehet
sure-no = Nem, várj
side = Napló és csevegés
log = Napló
log-empty = Még nem történt semmi.
chat = Csevegés
chat-empty = Még senki sem szólt semmit.
chat-write = Szólj hozzá
chat-send = Küldés
chat-mute = Némítás: { $name }
curtain-title = { $name }, te jössz
curtain-text = Add tovább az eszközt. Az asztal takarva marad, amíg nem az nézi, akire tartozik.
curtain-open = { $name } vagyok
face-broken = Ennek az asztalnak a képe nem rajzolható ki. A játék a választások listájával megy tovább.
plain-table = Az asztal
plain-rest = Minden más az asztalon
plain-own = Ezt csak te látod
plain-options = Az asztal beállításai
plain-place = { $place }. hely
plain-yes = igen
plain-no = nem
room-text = { $count ->
    [0] Mindenki itt van.
    [one] Egy hely még szabad.
   *[other] Még { $count } hely szabad.
}
room-start = Kezdés
room-start-bots = Kezdés, botok az üres helyekre
room-close = Asztal bezárása
room-seat = { $number }. hely cseréje
room-open = Maradjon szabad
room-sent-away = Már nincs helyed ennél az asztalnál.
room-invite = Meghívás név szerint
room-invite-name = A fiók neve
room-invite-text = A helyet egy hétig fenntartjuk, és az asztal a meghívott asztalai között is ott lesz.
room-invite-rated = A helyet egy hétig fenntartjuk. Ez az asztal értékelt, ezért a meghívottnak fiók kell.
room-invite-send = Meghívás
result = Eredmény
result-over = A játéknak vége
result-you-won = Győztél!
result-won = { $count ->
    [one] { $names } nyert
   *[other] { $names } nyert
}
result-place = Hely
result-name = Név
result-score = Pont
reason-resigned = Valaki feladta.
reason-abandoned = A játékot feladták.
reason-agreed = Mindenki beleegyezett a befejezésbe.
reason-contest = Ezt az asztalt a verseny házigazdája döntötte el.
reason-empty = Mindenki elment.
reason-host = A házigazda bezárta az asztalt.
reason-forgotten = Három hónapja senki sem lépett, ezért a játék a meglévő állással véget ért.
reason-too_long = A játék túl hosszú lett, ezért a meglévő állással véget ért.
rematch = Új játék
result-again = Eredmény
result-share = Megosztás
rematch-go = A következő játékhoz

warning-cannot-be-undone = Ezt nem lehet visszavonni.

group-pass = Passz
group-play = Lerakás
group-draw = Húzás

amount-is = { $what }: { $value }
amount-at = { $what } itt: { $place }
amount-red = piros
amount-blue = kék
amount-green = zöld
amount-gray = szürke
amount-violet = lila
amount-black = fekete
amount-gold = arany
amount-cards = { $count ->
    [one] lap
   *[other] lap
}

# ---- afterwards ----

replay-title = Visszajátszás
replay-step = Lépés: { $step } / { $of }
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-next = Egy lépést előre
replay-last = A végére
replay-play = Lejátszás
replay-pause = Szünet
replay-go = Ugrás lépésre
replay-seat = Kinek a helyéről
replay-spectator = Amit mindenki lát
replay-link = A lépés linkjének másolása
replay-download = Felvétel letöltése
replay-by = Ezt tette: { $name }.
replay-figures = A játék számokban
fair-title = Tiszta játék
fair-text = E játék szerencséjét még a kezdete előtt kiválasztották. Ez a szám rögzíti, de nem árulja el; a játék végén a felvétel megmutatja a kulcsot, és bárki ellenőrizheti, hogy a kettő összeillik.
fair-commitment = Zálog
fair-key = Kulcs
fair-checked = Tiszta: ellenőrizve
fair-checked-text = A felvételben lévő kulcs illik a játék elején megadott záloghoz, és minden lap és dobókocka abból jött.
fair-same = Ugyanaz a zálog, amelyet ez a böngésző az asztalnál kapott.
fair-unfair = Nem tiszta: a felvétel nem illik a zálogához.
fair-other = Nem tiszta: az asztalnál ez a böngésző más zálogot kapott.
fair-none = Zálog nélkül: e játék szerencséje egy kezdőértékből jött.
figures-moves = Lépések
figures-thinking = Egy lépés ideje
figures-undos = Visszavont lépések: { $count }
figures-duration = { $minutes ->
    [one] A játék egy percig tartott.
   *[other] A játék { $minutes } percig tartott.
}
figures-rounds = Pontok fordulónként
figures-sources = Pontok forrás szerint
to-table = Az asztalhoz

# ---- rules ----

rules-title = Szabályok
rules-search = Keresés a szabályokban
rules-found = { $count ->
    [0] Nincs találat.
    [one] Egy találat.
   *[other] { $count } találat.
}
rules-contents = Tartalom
rules-of-phase = Szabályok
rules-why = Miért?

cards-title = Minden kártya
cards-of = { $title }: minden kártya
cards-search = Keresés név vagy hatás szerint
cards-any = bármely
cards-all = Minden kártya
cards-filters = További szűrők
cards-sort = Rendezés
cards-figures = Ezek a mi adataink; ami mellett ≈ áll, azt mi becsültük.
cards-corrected = A javított adataiddal.
cards-preset = Változat
cards-found = { $count ->
    [0] Nincs ilyen kártya.
    [one] Egy kártya.
   *[other] { $count } kártya.
}
cards-rules = Lásd a szabályokat
cards-before = Előző kártya
cards-after = Következő kártya

# ---- pieces ----

# ---- profile ----

profile-title = Te
profile-nobody = Itt még nincs neved. Válassz egyet, vagy jelentkezz be.
profile-guest = Vendég vagy: ez a böngésző emlékszik rád. Fiókkal más eszközökről is beléphetsz.
profile-account = Van fiókod.
profile-name = Név
profile-come = Gyere be
profile-name-save = Név módosítása
profile-look = Megjelenés
account-title = Új fiók
account-password = Jelszó
account-password-text = Legalább nyolc karakter.
account-open = Fiók létrehozása
sign-in-title = Belépés
sign-in-go-on = Tovább
sign-in = Belépés
sign-in-claim = Maradjon meg, amit itt vendégként játszottam
sign-out = Kijelentkezés
sign-out-everywhere = Kijelentkezés minden eszközön
sign-out-guest = Ha egy vendég kijelentkezik, ezen a néven senki sem térhet vissza.
password-title = Jelszócsere
forgotten-title = Elfelejtett jelszó?
forgotten-send = Levelet kérek
forgotten-sent = Ha ennek a fióknak van megerősített címe, már úton van egy levél.
password-new-done = Mostantól az új jelszó érvényes. Jelentkezz be vele.
recovery-code = Helyreállító kód
mail-confirm-title = A levélcímed
mail-confirmed = Ez a cím meg van erősítve.
password-old = Régi jelszó
password-new = Új jelszó
password-change = Csere
blocked-title = Akiket nem hallasz, vagy akikkel nem találkozol
blocked-none = Senki.
blocked-undo = Megbocsátás
export = Minden rólam tárolt adat letöltése
delete-title = Minden rólam szóló adat törlése
delete-text = A neved, a játékaid és amit mondtál, végleg törlődik. A futó játékok bottal mennek tovább.
delete-yes = Minden törlése

# ---- problems ----

problem-title = Letértünk a térképről
problem-code = Kód: { $code }
advice = Menj vissza a kezdőlapra, és indulj újra onnan.
advice-table-unknown = Kérj új linket, vagy nyiss saját asztalt.
advice-campaign-unknown = Kérj új linket a csoporttól, vagy kezdj saját kampányt.
advice-table-no-spectators = Kérd el a linket valakitől az asztalnál.
advice-table-over = A játékot lépésről lépésre visszajátszhatod.
advice-table-aside = A szerver üzemeltetője már tud róla. Addig nyiss új asztalt.
advice-table-closed = Nyiss saját asztalt, vagy keress újra játékosokat.
advice-page-unknown = A cím talán régi vagy elírt.
advice-page-offline = Ellenőrizd a kapcsolatodat, aztán próbáld újra.
advice-seat-not-yours = Nyisd meg az asztalt azzal a névvel, amelyen játszol, vagy nézd nézőként.
advice-game-unknown = Válassz egy játékot a kezdőlapon.
advice-replay-step = Indítsd a visszajátszást az első lépéstől.
advice-record-running = Gyere vissza, ha véget ért a játék.
advice-upload-unknown = Hozd el újra a felvételt, vagy kérdezd meg, akitől a linket kaptad.

error-page-unknown = Nincs ilyen oldal.
error-page-error = Valami elromlott ezen az oldalon.
error-page-offline = A szerver nem érhető el.
error-page-no-push = Ennek a böngészőnek zárt oldalnál nem lehet szólni. Privát ablaknak sohasem.
error-page-no-permission = A böngésző nem kapott engedélyt az értesítésekre.
error-table-unknown = Nincs ilyen asztal, vagy eltávolították.
error-table-over = Ennél az asztalnál véget ért a játék.
error-table-aside = Ezt az asztalt félre kellett tenni: a játéka nem folytatható.
error-table-closed = Ezt az asztalt a játék kezdete előtt bezárták.
error-table-not-started = A játék még nem kezdődött el.
error-table-started = A játék már elkezdődött.
error-table-no-spectators = Ezt az asztalt link nélkül senki sem nézheti.
error-table-no-seat-for-you = Ennél az asztalnál nincs szabad hely.
error-table-blocked = Ehhez az asztalhoz nem ülhetsz le.
error-table-not-owner = Ezt csak az teheti meg, aki az asztalt nyitotta.
error-table-seats-open = Vannak még szabad helyek.
error-table-not-over = A játéknak még nincs vége.
error-table-not-playing = A játék nem fut.
error-table-sealed = Más asztalok még játsszák ugyanezt az osztást: senki sem nézheti, amíg mind be nem fejezte.
error-record-sealed = Más asztalok még játsszák ugyanezt az osztást.
error-table-contest = A verseny mondja meg, ki játszik itt.
error-contest-consent = Egy versenyjáték úgy megy, ahogy megy.
error-contest-page = A verseny mondja meg, ki kivel találkozik.
error-table-rematch = Már van következő játék.
error-campaign-unknown = Nincs ilyen kampány, vagy nem a tiéd.
error-campaign-none = Ennek a játéknak nincs kampánya.
error-seat-not-yours = Ez valaki más helye.
error-seat-taken = Valaki gyorsabb volt: ez a hely foglalt.
error-seat-unknown = Nincs ilyen hely.
error-seat-none = Nincs szabad hely.
error-seat-not-acting = Nem te jössz.
error-seat-resigned = Ez a hely már feladta.
error-seat-kept = Ezt a helyet egy ideig másnak tartjuk fenn.
error-seat-nobody = Más nem ül ott.
error-seat-sits-here = Ez a személy már itt ül.
error-seat-sent-away = A házigazda megkért, hogy hagyd el ezt az asztalt.
error-seat-owner-back = Visszajött, akié a hely.
error-decision-stale = Késő: a játék már továbbment. Nézd meg újra, mi lehetséges most.
error-undo-not-possible = Ezt már nem lehet visszavonni.
error-offer-gone = Ez az ajánlat már nem él.
error-offer-too-soon = Nemrég kérted. Várj egy kicsit, mielőtt újra kéred.
error-pause-no-clock = Ennél az asztalnál nem jár óra, így nincs mit szüneteltetni.
error-pause-none = Ez az asztal nem tart szünetet.
error-days-off-taken = Már szabadnapon vagy.
error-days-off-too-many = Idén már nem maradt ennyi szabadnap.
error-friends-account = A barátsághoz mindkét oldalon fiók kell.
error-friends-too-many = Túl sok embert kértél fel. Előbb vonj vissza néhányat.
error-person-yourself = Ez te vagy.
error-plan-dropped = A terved elmaradt: az egyik lépése már nem lehetséges.
error-game-unknown = Ezen a szerveren nincs ilyen játék.
error-person-unknown = Itt senki sincs bejelentkezve.
error-person-name = Ez a név nem használható: 1–40 karakter, betűkkel vagy számjegyekkel.
error-person-name-taken = Ez a név már foglalt.
error-person-name-mixed = Egy név minden betűje egyazon írásból való.
error-person-name-marks = Túl sok ékezet van e név betűin.
error-person-name-alike = Ez a név túlságosan hasonlít valaki máséra.
error-person-sign-in = Hibás név vagy jelszó.
error-person-password = Hibás jelszó.
error-person-recovery = Hibás név vagy kód.
error-letter-code = Ezt a linket már használták, vagy túl régi.
error-mail-none = Ez a szerver nem küld levelet.
error-person-password-length = A jelszó túl rövid vagy túl hosszú.
error-person-banned = Kizártak erről a szerverről.
error-person-has-account = Már van fiókod.
error-person-signed-in = Már be vagy jelentkezve.
error-person-no-account = Ehhez fiók kell.
error-record-running = A játék még fut.
error-record-unreadable = Ez nem játékfelvétel, vagy sérült.
error-record-header = Sérült a felvétel első sora.
error-record-row = Sérült a felvétel egyik sora.
error-record-cut = A felvételnek hiányzik a vége: az utolsó sora nem teljes.
error-record-order = A felvétel sorai összekeveredtek.
error-record-action = A felvétel egyik lépése nem lehetséges.
error-record-chain = Ezt a felvételt átírták: a sorai nem tartoznak össze.
error-record-fingerprint = Ez a felvétel nem játszható vissza: a játék másképp zajlott.
error-record-version = Ezt a felvételt egy másik verzió írta.
error-record-title = Ezen a szerveren nincs meg a felvétel játéka.
error-upload-unknown = Nincs ilyen felvétel.
error-upload-too-many = Túl sok felvételt hoztál. Előbb távolíts el egyet.
error-upload-too-long = Ez a felvétel túl hosszú.
error-replay-step = Nincs ilyen lépés ebben a játékban.
error-request-too-large = Ez túl nagy.
error-request-invalid = A szerver nem értette.
error-field-missing = Itt hiányzik valami.
error-field-too-short = Legalább { $least } karakter.
error-field-too-long = Legfeljebb { $most } karakter.
error-field-wrong = Ez itt értelmezhetetlen.
error-limit-too-often = Túl gyorsan. Várj egy kicsit, és próbáld újra.
error-request-host = Ez a szerver nem erre a névre hallgat.
error-limit-connections = Erről a címről egyszerre túl sok a kérés. Várj egy kicsit, és próbáld újra.
error-limit-sockets = Túl sok oldal van nyitva erről a címről. Zárj be egyet, és próbáld újra.
error-hello-late = A kapcsolat bezárult: időben nem érkezett semmi.
error-message-invalid = A szerver nem értette. Töltsd be újra az oldalt.
error-push-none = Egyik böngésződ sincs még bejegyezve.
error-table-unchanged = Már most is így van.
error-server-unavailable = A szerver most nem tud válaszolni. Próbáld újra hamarosan.
error-server-error = Valami elromlott a szerveren. Feljegyeztük.
error-http-404 = Itt nincs ilyesmi.
replay-round = { $round }. forduló
replay-round-back = Előző forduló
replay-round-next = Következő forduló
figures-rest = Minden más

# ---- learning ----

learn = Tanulás
learn-first-time = Először játszol? Tanuld meg játszva
learn-title = Tanulj játszva.
learn-text = Igazi játék barátságos botokkal, és valaki melletted, aki elmondja, mi számít, amikor számít. Nem kell előbb szabályt olvasni.
learn-begin = Kezdés
learn-how = Hogyan zajlik egy lecke
learn-real = Igazi asztal
learn-real-text = Mindenki ugyanazzal az osztással tanul, és amit hallasz, mindig arról szól, ami épp előtted van, bármit teszel. Óra nem jár.
learn-hints = Lépésről lépésre, aztán egyedül
learn-hints-text = Az első fordulóban egy elem világít, és egy buborék mondja el, mit kezdj vele és miért. Utána tovább játszol, és minden új dolgot akkor hallasz, amikor eléd kerül.
learn-leave = Bármikor a tiéd
learn-leave-text = Játssz, ahogy tetszik, vagy hagyd ott a leckét: a játék egyszerűen tippek nélkül megy tovább.
coach = Lecke
coach-leave = Kilépés a leckéből
coach-understood = Értem
coach-show = Mutasd
coach-rules = Szabályok
coach-free = Most nincs újdonság: játssz, ahogy tetszik. A következő tipp magától jön.
coach-wait = A többiek játszanak. A következő tipp magától jön.
coach-over = Ez volt a lecke. Most már ismered a játékot!
coach-first = Első forduló
coach-on = Tovább, tippekkel
coach-now = Most: { $action }.
coach-ask = Te mit tennél?
coach-skip = E szakasz átugrása
nudge-off = Elég a tippekből
menu-nudges = Tippek kezdőknek
menu-nudges-off = Nem kell több kezdőtipp

# ---- corrected figures ----

nav-data = Saját adatok
data-title = Saját adatok
data-differs = { $count ->
    [0] Egyetlen adat sem tér el a miénktől.
    [one] Egy adat tér el a miénktől.
   *[other] { $count } adat tér el a miénktől.
}
data-error = Hiba:
data-warning = Figyelem:
data-changes = Az eltérések
data-place = Hol
data-field = Mi
data-ours = Miénk
data-theirs = Tiéd
data-here = Itt
data-tag = Javított adatok
data-use = Játék a javított adataimmal
data-look = Javításaim megtekintése
data-correct = Megvan neked a játék? Javítsd ki a becsült adatainkat
error-data-none = Ennek a játéknak nincsenek javítható nyomtatott adatai.
error-data-too-large = Ezek a fájlok túl nagyok.
error-data-invalid = Ezekkel az adatokkal nem lehet játszani.
error-data-differences = Ezek a javítások már nem illenek az adatainkhoz. Hozd el újra a fájlokat.
advice-data-none = A szabályait a beállítások változtatják.

# ---- the story of a game, hands for those who look on ----

story-title = A játék története
replay-only = Csak
replay-everything = Minden
replay-kind-back = Az előző
replay-kind-next = A következő
figures-table = Táblázatban
figures-round = Forduló
figures-source = Forrás
figures-total = Összesen
option-range = { $low }–{ $high }.
open-hands = A nézők később látják a lapokat
open-hands-text = A lapokat csak kijátszás után, vagy ha a fordulónak vége.
hands-never = Soha
hands-after = { $minutes ->
    [one] Egy perc múlva
   *[other] { $minutes } perc múlva
}
hands-whose = Amit látsz
hands-public = Amit mindenki lát, most
hands-later = { $minutes ->
    [one] { $name }, egy perccel később
   *[other] { $name }, { $minutes } perccel később
}
hands-then = Ez volt az állás ekkor: { $time }. { $hidden ->
    [0] { "" }
    [one] Egy lap még kézben van, és nem látszik.
   *[other] { $hidden } lap még kézben van, és nem látszik.
}
hands-wait = { $minutes ->
    [one] Az első lapok egy perccel a kezdés után látszanak.
   *[other] Az első lapok { $minutes } perccel a kezdés után látszanak.
}
error-hands-hidden = Ennél az asztalnál játék közben senki sem láthatja mások lapjait.
error-hands-player = Te itt játszol: mások lapjai nem rád tartoznak.
error-hands-early = Még túl korai: a lapok csak később láthatók.
error-hands-delay = A lapok ilyen hamar vagy ilyen későn nem mutathatók meg.

# ---- hints, and a game looked at again ----

key-hint = H
key-hint-text = tipp kérése, ha az asztal ad tippeket
key-point = P
key-point-text = kooperatív játékban: mutass valamire a többieknek
hint = Tipp
hint-thinking = Gondolkodás …
hint-by = Csak abból, amit te is látsz.
hint-show = Mutasd
hint-show-this = Mutasd: { $action }
plan-ahead = Terv a következő körödre
plan-drop = Terv elvetése
plan-begin = Előre tervezés …
plan-these = Lépések tervezése
look-back = Visszanézés
menu-what-if = Kipróbálás (mi lenne, ha …)
what-if = Mi lenne, ha
what-if-text = Próbálj ki bármilyen lépést: ami ismeretlen, azt a véletlen húzza, a többieket barátságos botok játsszák, és semmi sem számít.
what-if-over = A kipróbált játéknak vége. Semmi sem számít belőle.
what-if-undo = Egy lépést vissza
what-if-again = Újra, más szerencsével
what-if-leave = Vissza az asztalhoz
open-hints = Tippek
open-hints-text = Aki választás előtt áll, megkérdezhet egy erős botot, amely nem lát többet nála. Magától be, ha egyvalaki játszik botok ellen, ki, ha emberek játszanak egymással.
judge-merchant = A kereskedő
judge-captain = A kapitány
judge-governor = A kormányzó
judge-admiral = Az admirális
analysis-chance = győzelmi esély { $chance }
analysis-points = pont { $points }
error-hints-off = Ennél az asztalnál nincsenek tippek.
error-hints-no-choice = Nincs miből választani.
error-hints-waiting = Már készül egy tipp.
error-what-if-rated = Értékelt asztalnál nem lehet próbálgatni.
error-what-if-moved = Az asztal továbblépett: kezdd újra a próbát.
error-what-if-waiting = Már folyik egy lépés próbája.
error-what-if-long = Ennyi lépés nem próbálható ki.
error-analysis-off = Ez a szerver nem elemez játékokat.
error-analysis-too-long = A játékban túl sok a döntés ahhoz, hogy elemezni lehessen.

# ---- rankings ----

rankings-title = Ranglista
profile-public = Amit mások látnak rólad
profile-friends = Barátok és legutóbbi ellenfelek
rated-tag = Értékelt
open-rated = Értékelt
open-rated-text = Beleszámít a ranglistába: órával, a szokásos szabályokkal és adatokkal, tippek nélkül. Aki otthagyja, az az utolsó.
open-rated-bots = Botok, amelyek itt pontokért játszanak: { $names }.
open-rated-no-bots = Ennyi játékoshoz még egyik botnak sincs értékszáma.
open-rated-account = Fiókkal pontokért is játszhatsz. A profilodban nyithatsz egyet.
programs-title = Programok
programs-text = Egy program is játszhat helyetted a nyilvános socketen át, saját tokennel. A többiek látják, hogy program.
programs-name = A program neve
programs-make = Token készítése
programs-once = Őrizd meg ezt a tokent: csak egyszer látható.
programs-withdraw = Visszavonás
programs-used = utoljára: { $day }
programs-unused = sosem használt
error-rated-account = Csak fiókkal kaphatsz értékszámot. A profilodban nyithatsz egyet.
error-rated-program = Értékelt asztalnál programok nem játszanak.
error-rated-options = Értékelt asztalnál a szokásos szabályok és a szokásos adatok érvényesek.
error-rated-clock = Értékelt asztalhoz óra kell.
error-rated-help = Értékelt asztalnál nincs tipp, és senki lapjai sem láthatók.
error-rated-device = Értékelt asztalnál mindenki a saját eszközén játszik.
error-rated-bot = Az egyik botnak ennyi játékoshoz nincs értékszáma. Válassz másik szintet.
error-rated-consent = Értékelt asztalnál közös megegyezéssel sem lehet visszavonni vagy befejezni semmit.
error-program-too-many = Túl sok programod van. Előbb vonj vissza egyet.
error-program-unknown = Nincs ilyen program.
error-person-not-found = Nincs ilyen személy.

clock-each-move-days = { $days } nap lépésenként
clock-each-game-days = fejenként { $days } nap a játékra
