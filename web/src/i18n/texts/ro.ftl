# The page itself, in Romanian. What belongs to one title is in that title's own texts.

skip = Sari la conținut
nav = Pagini
nav-rules = Reguli
nav-contests = Turnee
nav-records = Partide
nav-play = Joacă
nav-learn = Învață
nav-watch = Privește
nav-tables = Mese
nav-waits = { $count ->
    [one] { $count } te așteaptă
    [few] { $count } te așteaptă
   *[other] { $count } te așteaptă
}
home-continue = Continuă
home-other = Celelalte mese ale tale
home-start = Începe o partidă
home-start-text = Un clic, și niște boți prietenoși se așază lângă tine.
home-waits = Ceilalți se gândesc.
with-friends = Cu prieteni
title-length = circa { $minutes ->
    [one] { $minutes } minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}
watch-text = Partide care se joacă acum și partide încheiate.
watch-none = Acum nu se joacă nicio partidă publică.
watch-again = O partidă, din nou
watch-again-text = Adu înregistrarea unei partide și privește-o pas cu pas.
watch-bring = Adu o înregistrare
watch-best = Cine joacă cel mai bine
watch-best-text = Punctajele oamenilor și ale boților, pentru fiecare joc și număr de jucători.
nav-profile = Tu
nav-how = Cum merge
nav-pieces = Toate piesele
language = Limba
theme = Lumină
theme-auto = Ca dispozitivul
theme-light = Lumina zilei
theme-dark = Lumânare
sound-title = Sunet
sound-volume = Volum
sound-on = Pornește sunetul
sound-off = Oprește sunetul
waiting = O clipă …
again = Mai încearcă
close = Închide
cancel = Renunță
save = Salvează
saved = Salvat.
to-home = Acasă
to-replay = Reluare
line-lost = Legătura s-a întrerupt. Nimic din ce ai făcut nu se pierde.
line-next = Următoarea încercare în { $seconds } s
line-trying = Se încearcă …
line-now = Încearcă acum

# ---- home ----

home-title = Sus pânzele!
home-text = { $count ->
    [one] Un joc
    [3] Trei jocuri
    [few] { $count } jocuri
   *[other] { $count } de jocuri
} în jurul unei singure mări. Un clic, și stai la masă cu boți prietenoși. Fără cont.
home-titles = Jocuri
title-seats = { $min }–{ $max ->
    [one] { $max } jucător
    [few] { $max } jucători
   *[other] { $max } de jucători
}
play-now = Joacă acum
open-table = Deschide o masă
my-tables = Mesele mele
my-tables-finished = Arată partidele încheiate
my-tables-running = Arată partidele în curs
my-tables-none = Nu se joacă nicio partidă. „Joacă acum” e la un clic distanță.
my-tables-none-yet = Încă n-ai încheiat nicio partidă.
campaign = Campanie
campaign-go = La campanie
contest-go = La turneu
lobby = Lobby
lobby-none = Acum nimeni nu așteaptă la o masă publică. Deschide una, iar alții o văd aici.
lobby-open = Mese unde mai lipsește cineva
lobby-running = Partide de privit
lobby-join = Intră
lobby-watch = Privește
your-turn = E rândul tău
status-open = Așteaptă jucători
status-playing = În curs
status-finished = Încheiată
status-ended = Încheiată devreme
status-closed = Închisă
status-aside = Pusă deoparte

how-title = Cum merge
how-play = Un clic
how-play-text = „Joacă acum” îți dă un nume și o masă cu boți. Pe amândouă le poți schimba mai târziu.
how-lit = Ce luminează se poate face
how-lit-text = Masa arată ce ai voie să faci. Dacă ceva nu se poate, îți spune de ce.
how-friends = Prietenii vin prin link
how-friends-text = Deschide o masă și trimite-i linkul. Cine îl deschide se așază, de pe orice dispozitiv.
how-time = Repede sau pe zile
how-time-text = Joacă cu ceas sau fără. Pagina te poate anunța când e rândul tău, chiar și închisă.
how-after = Privește înapoi
how-after-text = Fiecare partidă poate fi revăzută pas cu pas din orice loc, iar înregistrarea ei e a ta.

keys-title = Taste
key-numbers = 1 … 9
key-numbers-text = alege opțiunea cu acel număr
key-arrows = ← →
key-arrows-text = treci de la o carte la alta, de la un loc la altul
key-undo = Ctrl + Z
key-undo-text = anulează ultimul tău pas
key-help = ?
key-help-text = arată această listă
key-tab = Tab
key-tab-text = treci la elementul următor
key-enter = Enter
key-enter-text = fă ce e marcat

# ---- opening a table ----

open-title = Deschide o masă: { $title }
open-starts = Mese obișnuite
start-bots = Împotriva boților
start-bots-text =
    { $count ->
        [one] Un bot prietenos, fără ceas, începe imediat
        [few] { $count } boți prietenoși, fără ceas, începe imediat
       *[other] { $count } de boți prietenoși, fără ceas, începe imediat
    }
start-friends = Cu prieteni
start-friends-text = Cine primește linkul se așază; fără ceas
start-anybody = Deschisă oricui
start-anybody-text = În lobby; { $clock }
open-which = Ce joc?
open-seats = Locuri
open-seat = Locul { $number }
open-add = Încă un loc
open-remove = Un loc mai puțin
seat-kind-me = Eu
seat-kind-open = Liber, pentru oricine
seat-kind-here = Altcineva pe acest dispozitiv
seat-kind-bot = Bot: { $level }
open-name-here = Nume
open-preset = Ce reguli?
open-preset-plain = Regulile obișnuite
open-preset-plain-text = Totul ca în reguli.
open-modifiers = Reguli ale casei
open-public = Arată masa în lobby
open-public-text = Oricine se poate așeza. Altfel, doar cei cu linkul.
open-spectators = Alții pot privi
open-spectators-text = Văd ce vede toată lumea, niciodată mâna ta.
open-clock = Ceas
clock-none = Fără ceas
clock-move-60 = 1 minut pe mutare
clock-move-86400 = 1 zi pe mutare
clock-move-259200 = 3 zile pe mutare
clock-game-600 = 10 minute pe partidă și 5 secunde la fiecare mutare
clock-game-1200 = 20 de minute pe partidă și 10 secunde la fiecare mutare
clock-own = Alt timp …
clock-left = au rămas { $time }
open-table-name = Numele mesei
open-table-name-text = Al tău, dacă lași gol.
open-expert = Opțiuni pentru experți ({ $count })
open-more = Mai mult
open-start = Deschide masa
option-default = (obișnuit)
option-other = Scrie-l cum spune propoziția.
option-order = ordinea pe care o dai tu
option-order-seats = Locuri, primul deasupra
option-order-text = Numerele locurilor, ca 2 1 3.
option-yes = Da
option-no = Nu
level-random = joacă orice
level-greedy = prietenos
level-search = puternic

# ---- at the table ----

seats = Locuri
seat-open = Loc liber
seat-kept = Păstrat pentru cineva
seat-you = (tu)
seat-own = Tu
seat-away = lipsește
seat-resigned = a abandonat
seat-acts = e la rând
seat-left = { $name } lipsește; deocamdată joacă un bot.
seat-want = Caută pe altcineva
seat-bot = Lasă botului locul
seat-free = La această masă e un loc liber.
seat-own-away = Lipsești: un bot joacă pentru tine.
seat-own-back = M-am întors
seat-own-lost = Pe locul tău joacă acum altcineva, iar tu privești.
invite-title = { $host } te invită la { $title }
invite-new = Nu știi { $title }? O lecție scurtă și poți juca.
lesson-of = Lecție: { $title }
invite-no-account = Nu ai nevoie de cont.
invite-rated = Această masă e cu clasament: ai nevoie de un cont cu nume și parolă.
invite-account = Intră în cont sau fă-ți unul
invite-decline = Altă dată
clock-each-move = { $minutes ->
    [one] { $minutes } minut la fiecare mutare
    [few] { $minutes } minute la fiecare mutare
   *[other] { $minutes } de minute la fiecare mutare
}
clock-each-game = { $minutes ->
    [one] { $minutes } minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
} fiecare și încă { $increment ->
    [one] { $increment } secundă
    [few] { $increment } secunde
   *[other] { $increment } de secunde
} la fiecare mutare
rules-changed = { $count ->
    [one] Regulile obișnuite, cu o excepție
    [few] Regulile obișnuite, cu { $count } excepții
   *[other] Regulile obișnuite, cu { $count } de excepții
}
length = Durată
facts-rated = Contează pentru clasament
facts-friendly = Amical, nu contează nicăieri
sit-down = Așază-te
stand-up = Ridică-te de la masă
prompt = Ce e de făcut
choices-typed = { $digits } …
choices-refused = De ce nu altceva? ({ $count })
choices-why = Vezi regulile
choice-price = Costă { $price }
choice-gain = → { $gain }
choices-all = Toate alegerile
plays-now = { $name } joacă
waiting-for = Se așteaptă: { $names }
skip-to-turn = Sari la rândul meu
skip-to-result = Arată rezultatul
speed = Viteză { $speed }
speed-calm = 1×
speed-fast = 3×
speed-off = oprită
waiting-others = Îi aștepți pe ceilalți
spectating = Privești.
undo = Anulează
share = Invită
share-text = Cine deschide acest link ajunge la această masă.
share-address = Adresa mesei
share-copy = Copiază
share-copied = Copiat
menu = Mai mult
menu-people = Cine e la această masă
menu-notices = Anunță-mă când e rândul meu
people-none = Aici sunteți doar tu și boții.
people-mute = Ignoră
people-block = Blochează
people-is-mute = ignorare
people-is-block = blocare
moderation-title = Moderare
people-report = Raportează
people-report-text = Ce a făcut { $name }? Cine administrează serverul citește mesajul.
people-report-send = Trimite raportul
people-reported = Mulțumim. Raportul a fost trimis.
menu-undo = Cere tuturor anularea ultimei mele mutări
menu-end = Propune încheierea partidei acum
menu-pause = Cere o pauză
menu-resign = Abandonează
menu-careful = Întreabă înainte de pași definitivi
menu-careful-off = Nu întreba înainte de pași definitivi
menu-keys = Pornește tastele simple
menu-keys-off = Oprește tastele simple
keys-single = Tastele simple (1–9, H, M, P, spațiu, ?) fac ceva
menu-auto = Spune pas pentru mine când altceva nu se poate
menu-auto-off = Spun eu pas
end-text = Dacă toți sunt de acord, partida se încheie așa cum stă acum.
end-yes = Propune
sure-title = Chiar vrei?
sure-yes = Da
sure-no = Nu, stai
side = Jurnal și chat
log = Jurnal
log-empty = Încă nu s-a întâmplat nimic.
chat = Chat
chat-empty = Nimeni n-a spus încă nimic.
chat-write = Spune ceva
chat-send = Trimite
chat-mute = Ignoră: { $name }
curtain-title = { $name }, e rândul tău
curtain-text = Dă dispozitivul mai departe. Masa rămâne acoperită până se uită cine trebuie.
curtain-open = Eu sunt { $name }
face-broken = Imaginea acestei mese nu poate fi desenată. Partida continuă cu lista de alegeri.
plain-table = Masa
plain-rest = Tot restul de pe masă
plain-own = Doar tu vezi asta
plain-options = Opțiunile acestei mese
plain-place = locul { $place }
plain-yes = da
plain-no = nu
room-text = { $count ->
    [0] Toți sunt aici.
    [one] Mai e un loc liber.
    [few] Mai sunt { $count } locuri libere.
   *[other] Mai sunt { $count } de locuri libere.
}
room-start = Începe
room-start-bots = Începe, cu boți pe locurile libere
room-close = Închide masa
room-seat = Schimbă locul { $number }
room-open = Lasă-l liber
room-sent-away = Nu mai ai loc la această masă.
room-invite = Invită pe cineva după nume
room-invite-name = Numele contului
room-invite-text = Locul se păstrează o săptămână, iar masa apare printre mesele celui invitat.
room-invite-rated = Locul se păstrează o săptămână. Masa e cu clasament, deci cine e invitat are nevoie de cont.
room-invite-send = Invită
result = Rezultat
result-over = Partida s-a încheiat
result-you-won = Ai câștigat!
result-won = { $count ->
    [one] { $names } câștigă
    [few] { $names } câștigă
   *[other] { $names } câștigă
}
result-place = Loc
result-name = Nume
result-score = Puncte
reason-resigned = Cineva a abandonat.
reason-abandoned = Partida a fost abandonată.
reason-agreed = Toți au fost de acord s-o încheie.
reason-contest = Gazda turneului a hotărât această masă.
reason-empty = Toți au plecat.
reason-host = Gazda a închis masa.
reason-forgotten = De trei luni n-a mai mutat nimeni, așa că partida s-a încheiat cum stătea.
reason-too_long = Partida devenise prea lungă ca să continue, așa că s-a încheiat cum stătea.
rematch = Joacă din nou
result-again = Arată rezultatul
result-share = Distribuie
rematch-go = La partida următoare

warning-cannot-be-undone = Nu se mai poate anula.

group-pass = Pas
group-play = Pune
group-draw = Trage

amount-is = { $what }: { $value }
amount-at = { $what } la { $place }
amount-red = roșu
amount-blue = albastru
amount-green = verde
amount-gray = gri
amount-violet = mov
amount-black = negru
amount-gold = aur
amount-cards = { $count ->
    [one] carte
    [few] cărți
   *[other] cărți
}

# ---- afterwards ----

replay-title = Reluare
replay-step = Pasul { $step } din { $of }
replay-first = La început
replay-back = Un pas înapoi
replay-next = Un pas înainte
replay-last = La sfârșit
replay-play = Redă
replay-pause = Pauză
replay-go = La pasul
replay-seat = Din al cui loc
replay-spectator = Ce vede toată lumea
replay-link = Copiază linkul acestui pas
replay-download = Descarcă înregistrarea
replay-by = Pasul e făcut de { $name }.
replay-figures = Partida în cifre
fair-title = Joc cinstit
fair-text = Norocul acestei partide a fost ales înainte de începutul ei. Numărul acesta îl fixează fără să-l dezvăluie; după sfârșit, înregistrarea arată cheia, iar oricine poate verifica dacă se potrivesc.
fair-commitment = Angajament
fair-key = Cheie
fair-checked = Cinstit: verificat
fair-checked-text = Cheia din înregistrare se potrivește cu angajamentul de la începutul partidei, și fiecare carte și fiecare zar au venit din ea.
fair-same = E angajamentul care a fost arătat acestui browser la masă.
fair-unfair = Necinstit: înregistrarea nu se potrivește cu angajamentul ei.
fair-other = Necinstit: la masă, acestui browser i s-a arătat alt angajament.
fair-none = Fără angajament: norocul acestei partide a venit dintr-o sămânță.
figures-moves = Mutări
figures-thinking = O mutare a durat
figures-undos = Pași anulați: { $count }
figures-duration = { $minutes ->
    [one] Partida a durat un minut.
    [few] Partida a durat { $minutes } minute.
   *[other] Partida a durat { $minutes } de minute.
}
figures-rounds = Puncte pe runde
figures-sources = Puncte după sursă
to-table = La masă

# ---- rules ----

rules-title = Reguli
rules-search = Caută în reguli
rules-found = { $count ->
    [0] Nimic găsit.
    [one] Găsit o dată.
    [few] Găsit de { $count } ori.
   *[other] Găsit de { $count } de ori.
}
rules-contents = Cuprins
rules-of-phase = Reguli
rules-why = De ce?

cards-title = Toate cărțile
cards-of = Toate cărțile din { $title }
cards-search = Caută după nume sau efect
cards-any = oricare
cards-all = Arată toate cărțile
cards-filters = Mai multe filtre
cards-sort = Sortează după
cards-figures = Acestea sunt valorile noastre; ce e marcat cu ≈ e estimat de noi.
cards-corrected = Arătate cu valorile corectate de tine.
cards-preset = Variantă
cards-found = { $count ->
    [0] Nicio carte nu e așa.
    [one] O carte.
    [few] { $count } cărți.
   *[other] { $count } de cărți.
}
cards-rules = Vezi regulile
cards-before = Cartea dinainte
cards-after = Cartea următoare

# ---- pieces ----

# ---- profile ----

profile-title = Tu
profile-nobody = Încă nu ai un nume aici. Alege unul sau intră în cont.
profile-guest = Ești oaspete: acest browser te ține minte. Cu un cont poți intra și de pe alte dispozitive.
profile-account = Ai un cont.
profile-name = Nume
profile-come = Intră
profile-name-save = Schimbă numele
profile-look = Cum arată
account-title = Fă-ți un cont
account-password = Parolă
account-password-text = Cel puțin opt caractere.
account-open = Fă contul
sign-in-title = Intră în cont
sign-in-go-on = Continuă
sign-in = Intră
sign-in-claim = Ia și ce am jucat aici ca oaspete
sign-out = Ieși din cont
sign-out-everywhere = Ieși de pe toate dispozitivele
sign-out-guest = Dacă un oaspete iese, nimeni nu mai poate reveni sub acest nume.
password-title = Schimbă parola
forgotten-title = Ai uitat parola?
forgotten-send = Trimite-mi o scrisoare
forgotten-sent = Dacă acest cont are o adresă confirmată, o scrisoare e pe drum.
password-new-done = De acum e valabilă parola nouă. Intră cu ea.
recovery-code = Cod de recuperare
mail-confirm-title = Adresa ta de e-mail
mail-confirmed = Această adresă e confirmată.
password-old = Parola veche
password-new = Parola nouă
password-change = Schimb-o
blocked-title = Pe cine nu auzi și nu întâlnești
blocked-none = Pe nimeni.
blocked-undo = Iartă
export = Descarcă tot ce e păstrat despre mine
delete-title = Șterge totul despre mine
delete-text = Numele tău, partidele tale și ce ai spus se șterg definitiv. Partidele în curs continuă cu un bot.
delete-yes = Șterge totul

# ---- problems ----

problem-title = În afara hărții
problem-code = Cod: { $code }
advice = Mergi acasă și pornește de acolo.
advice-table-unknown = Cere un link nou sau deschide o masă a ta.
advice-campaign-unknown = Cere grupului un link nou sau începe o campanie a ta.
advice-table-no-spectators = Cere linkul cuiva de la masă.
advice-table-over = Poți revedea partida pas cu pas.
advice-table-aside = Cine administrează serverul a fost anunțat. Deschide între timp o masă nouă.
advice-table-closed = Deschide o masă a ta sau caută din nou jucători.
advice-page-unknown = Poate adresa e veche sau scrisă greșit.
advice-page-offline = Verifică-ți legătura, apoi mai încearcă.
advice-seat-not-yours = Deschide masa cu numele sub care joci sau privește.
advice-game-unknown = Alege unul dintre jocurile de pe pagina de start.
advice-replay-step = Pornește reluarea de la primul pas.
advice-record-running = Revino când partida s-a încheiat.
advice-upload-unknown = Adu din nou înregistrarea sau întreabă pe cine ți-a trimis linkul.

error-page-unknown = Nu există o astfel de pagină.
error-page-error = Ceva n-a mers pe această pagină.
error-page-offline = Serverul nu poate fi contactat.
error-page-no-push = Acest browser nu poate fi anunțat cu pagina închisă. O fereastră privată nu poate niciodată.
error-page-no-permission = Browserul nu a primit permisiunea de a arăta notificări.
error-table-unknown = Masa nu există sau a fost ștearsă.
error-table-over = Partida de la această masă s-a încheiat.
error-table-aside = Această masă a trebuit pusă deoparte: partida ei nu poate continua.
error-table-closed = Această masă a fost închisă înainte de începutul partidei.
error-table-not-started = Partida nu a început încă.
error-table-started = Partida a început deja.
error-table-no-spectators = La această masă nu poate privi nimeni fără link.
error-table-no-seat-for-you = La această masă nu e niciun loc liber.
error-table-blocked = Nu te poți așeza la această masă.
error-table-not-owner = Doar cine a deschis masa poate face asta.
error-table-seats-open = Mai sunt locuri libere.
error-table-not-over = Partida nu s-a încheiat încă.
error-table-not-playing = Partida nu e în curs.
error-table-sealed = Alte mese joacă încă aceeași împărțire: nimeni nu privește până nu termină toate.
error-record-sealed = Alte mese joacă încă aceeași împărțire.
error-table-contest = Turneul hotărăște cine joacă aici.
error-contest-consent = O partidă de turneu merge cum merge.
error-contest-page = Turneul hotărăște cine cu cine joacă.
error-table-rematch = Există deja o partidă următoare.
error-campaign-unknown = Campania nu există sau nu e a ta.
error-campaign-none = Jocul acesta nu are campanie.
error-seat-not-yours = Locul acesta e al altcuiva.
error-seat-taken = Altcineva s-a mișcat mai repede: locul e ocupat.
error-seat-unknown = Nu există un astfel de loc.
error-seat-none = Nu e niciun loc liber.
error-seat-not-acting = Nu e rândul tău.
error-seat-resigned = Acest loc a abandonat.
error-seat-kept = Locul acela e păstrat o vreme pentru altcineva.
error-seat-nobody = Acolo nu stă nimeni altcineva.
error-seat-sits-here = Persoana aceasta stă deja aici.
error-seat-sent-away = Gazda te-a rugat să pleci de la această masă.
error-seat-owner-back = Cine avea acest loc s-a întors.
error-decision-stale = Prea târziu: partida a continuat. Vezi din nou ce se poate acum.
error-undo-not-possible = Nu se mai poate anula.
error-offer-gone = Propunerea nu mai există.
error-offer-too-soon = Ai întrebat de curând. Mai așteaptă puțin.
error-pause-no-clock = La această masă nu merge niciun ceas, deci nu e nimic de oprit.
error-pause-none = Această masă nu face pauză.
error-days-off-taken = Ai deja zile libere.
error-days-off-too-many = Atâtea zile libere nu-ți mai rămân anul acesta.
error-friends-account = Prieteniile cer un cont, de ambele părți.
error-friends-too-many = Ai întrebat prea multe persoane. Retrage întâi câteva cereri.
error-person-yourself = Asta ești chiar tu.
error-plan-dropped = Planul tău a căzut: un pas din el nu mai e posibil.
error-game-unknown = Serverul acesta nu are acel joc.
error-person-unknown = Nimeni nu e conectat aici.
error-person-name = Numele nu poate fi folosit: între 1 și 40 de caractere, cu litere sau cifre.
error-person-name-taken = Cineva are deja numele acesta.
error-person-name-mixed = Toate literele unui nume sunt din același alfabet.
error-person-name-marks = Sunt prea multe semne pe literele acestui nume.
error-person-name-alike = Numele seamănă prea mult cu al altcuiva.
error-person-sign-in = Numele sau parola e greșită.
error-person-password = Parola e greșită.
error-person-recovery = Numele sau codul e greșit.
error-letter-code = Linkul a fost deja folosit sau e prea vechi.
error-mail-none = Serverul acesta nu trimite e-mailuri.
error-person-password-length = Parola e prea scurtă sau prea lungă.
error-person-banned = Nu mai ai acces la acest server.
error-person-has-account = Ai deja un cont.
error-person-signed-in = Ești deja în cont.
error-person-no-account = Pentru asta trebuie un cont.
error-record-running = Partida e încă în curs.
error-record-unreadable = Nu e înregistrarea unei partide sau e deteriorată.
error-record-header = Primul rând al acestei înregistrări e deteriorat.
error-record-row = Un rând al acestei înregistrări e deteriorat.
error-record-cut = Această înregistrare e trunchiată: ultimul ei rând nu e întreg.
error-record-order = Rândurile acestei înregistrări nu sunt în ordine.
error-record-action = Un pas din această înregistrare nu e posibil.
error-record-chain = Această înregistrare a fost modificată: rândurile ei nu merg împreună.
error-record-fingerprint = Această înregistrare nu se poate relua: partida a mers altfel.
error-record-version = Această înregistrare a fost scrisă de altă versiune.
error-record-title = Serverul acesta nu are jocul acelei înregistrări.
error-upload-unknown = Nu există o astfel de înregistrare.
error-upload-too-many = Ai adus prea multe înregistrări. Scoate întâi una.
error-upload-too-long = Această înregistrare e prea lungă.
error-replay-step = Nu există un astfel de pas în această partidă.
error-request-too-large = E prea mare.
error-request-invalid = Serverul n-a înțeles.
error-field-missing = Aici lipsește ceva.
error-field-too-short = Cel puțin { $least ->
    [one] un caracter
    [few] { $least } caractere
   *[other] { $least } de caractere
}.
error-field-too-long = Cel mult { $most ->
    [one] { $most } caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
}.
error-field-wrong = Aici asta nu se înțelege.
error-limit-too-often = Prea repede. Așteaptă puțin, apoi mai încearcă.
error-request-host = Serverul acesta nu se numește așa.
error-limit-connections = De la această adresă se cere prea mult deodată. Așteaptă puțin, apoi mai încearcă.
error-limit-sockets = La această adresă sunt deschise prea multe pagini. Închide una, apoi mai încearcă.
error-hello-late = Legătura a fost închisă: nu s-a spus nimic la timp.
error-message-invalid = Serverul n-a înțeles. Reîncarcă pagina.
error-push-none = Niciun browser de-al tău nu e înregistrat încă.
error-table-unchanged = Este deja așa.
error-server-unavailable = Serverul nu poate răspunde acum. Mai încearcă imediat.
error-server-error = Ceva n-a mers pe server. S-a notat.
error-http-404 = Aici nu există așa ceva.
replay-round = Runda { $round }
replay-round-back = Runda dinainte
replay-round-next = Runda următoare
figures-rest = Tot restul

# ---- learning ----

learn = Învață
learn-first-time = Prima dată? Învață jucând
learn-title = Învață jucând.
learn-text = O partidă adevărată cu boți prietenoși și cineva alături care spune ce contează atunci când contează. Fără reguli de citit înainte.
learn-begin = Începe
learn-how = Cum merge o lecție
learn-real = O masă adevărată
learn-real-text = Toți învață cu aceeași împărțire, iar ce ți se spune se potrivește cu ce ai cu adevărat în față, orice ai face. Nu merge niciun ceas.
learn-hints = Pas cu pas, apoi pe cont propriu
learn-hints-text = În prima rundă o piesă luminează, iar un balon spune ce să faci cu ea și de ce. După aceea joci mai departe, și orice lucru nou ți se explică atunci când îl întâlnești.
learn-leave = Oricând cum vrei
learn-leave-text = Joacă după plac sau ieși din lecție: partida continuă pur și simplu fără sfaturi.
coach = Lecție
coach-leave = Ieși din lecție
coach-understood = Am înțeles
coach-show = Arată-mi
coach-rules = Reguli
coach-free = Nimic nou acum: joacă după plac. Următorul sfat vine singur.
coach-wait = Ceilalți joacă. Următorul sfat vine singur.
coach-over = Asta a fost lecția. Acum știi jocul!
coach-first = Prima rundă
coach-on = Joacă mai departe, cu sfaturi
coach-now = Acum: { $action }.
coach-ask = Ce ai face?
coach-skip = Sari peste etapa asta
nudge-off = Fără alte sfaturi
menu-nudges = Sfaturi pentru începători
menu-nudges-off = Fără sfaturi pentru începători

# ---- corrected figures ----

nav-data = Valori proprii
data-title = Valori proprii
data-differs = { $count ->
    [0] Nicio valoare nu diferă de ale noastre.
    [one] O valoare diferă de ale noastre.
    [few] { $count } valori diferă de ale noastre.
   *[other] { $count } de valori diferă de ale noastre.
}
data-error = Eroare:
data-warning = Notă:
data-changes = Ce diferă
data-place = Unde
data-field = Ce
data-ours = La noi
data-theirs = La tine
data-here = Aici
data-tag = Valori corectate
data-use = Joacă cu valorile mele corectate
data-look = Vezi corecturile mele
data-correct = Ai jocul? Corectează valorile estimate de noi
error-data-none = Jocul acesta nu are valori tipărite de corectat.
error-data-too-large = Fișierele acestea sunt prea mari.
error-data-invalid = Cu valorile acestea nu se poate juca.
error-data-differences = Corecturile acestea nu se mai potrivesc cu valorile noastre. Adu din nou fișierele.
advice-data-none = În schimb, opțiunile lui schimbă regulile.

# ---- the story of a game, hands for those who look on ----

story-title = Povestea acestei partide
replay-only = Doar
replay-everything = Totul
replay-kind-back = Cel dinainte
replay-kind-next = Următorul
figures-table = Ca tabel
figures-round = Rundă
figures-source = Sursă
figures-total = Total
option-range = de la { $low } la { $high }.
open-hands = Cine privește vede mâinile mai târziu
open-hands-text = La cărți, abia după ce au fost jucate sau la sfârșitul rundei.
hands-never = Niciodată
hands-after = { $minutes ->
    [one] După un minut
    [few] După { $minutes } minute
   *[other] După { $minutes } de minute
}
hands-whose = Ce vezi
hands-public = Ce vede toată lumea, acum
hands-later = { $name }, { $minutes ->
    [one] un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
} mai târziu
hands-then = Cum era la { $time }. { $hidden ->
    [0] { "" }
    [one] O carte e încă în mână și nu se arată.
    [few] { $hidden } cărți sunt încă în mână și nu se arată.
   *[other] { $hidden } de cărți sunt încă în mână și nu se arată.
}
hands-wait = { $minutes ->
    [one] Primele mâini se arată la un minut după început.
    [few] Primele mâini se arată la { $minutes } minute după început.
   *[other] Primele mâini se arată la { $minutes } de minute după început.
}
error-hands-hidden = Cât timp se joacă, această masă nu arată nimănui mâinile.
error-hands-player = Joci aici: mâinile celorlalți nu sunt pentru tine.
error-hands-early = E prea devreme: mâinile se arată după un timp.
error-hands-delay = Mâinile nu pot fi arătate atât de devreme sau atât de târziu.

# ---- hints, and a game looked at again ----

key-hint = H
key-hint-text = cere un sfat, unde masa dă sfaturi
key-point = P
key-point-text = într-un joc cooperativ: arată ceva celorlalți
hint = Sfat
hint-thinking = Se gândește …
hint-by = Doar cu ce vezi și tu.
hint-show = Arată
hint-show-this = Arată: { $action }
plan-ahead = Plănuit pentru tura ta
plan-drop = Renunță la plan
plan-begin = Plănuiește …
plan-these = Plănuiește aceste mutări
look-back = Privire înapoi
menu-what-if = Încearcă (ce-ar fi dacă …)
what-if = Ce-ar fi dacă
what-if-text = Încearcă mutări după plac: ce e necunoscut se trage la sorți, pe ceilalți îi joacă boți prietenoși și nimic nu contează.
what-if-over = Încercarea s-a încheiat. Nimic din ea nu contează.
what-if-undo = O mutare înapoi
what-if-again = De la capăt, cu alt noroc
what-if-leave = Înapoi la masă
open-hints = Sfaturi
open-hints-text = Cine are de ales poate întreba un bot puternic, care nu vede mai mult decât jucătorul. Pornit de la sine când o persoană joacă împotriva boților, oprit când oamenii joacă între ei.
judge-merchant = Negustorul
judge-captain = Căpitanul
judge-governor = Guvernatorul
judge-admiral = Amiralul
analysis-chance = șansă de câștig { $chance }
analysis-points = puncte { $points }
error-hints-off = La această masă se joacă fără sfaturi.
error-hints-no-choice = Nu e nimic de ales.
error-hints-waiting = Un sfat e deja în lucru.
error-what-if-rated = La mesele cu clasament nu se încearcă nimic.
error-what-if-moved = Masa a mers mai departe: începe din nou încercarea.
error-what-if-waiting = O mutare e deja în încercare.
error-what-if-long = Atâtea mutări nu se pot încerca.
error-analysis-off = Acest server nu analizează partide.
error-analysis-too-long = Partida are prea multe alegeri pentru a fi analizată.

# ---- rankings ----

rankings-title = Clasamente
profile-public = Ce văd alții despre tine
profile-friends = Prieteni și ultimii adversari
rated-tag = Clasament
open-rated = Cu clasament
open-rated-text = Contează pentru clasamente: cu ceas, cu regulile și valorile obișnuite și fără sfaturi. Cine pleacă e ultimul.
open-rated-bots = Boți care joacă aici pentru puncte: { $names }.
open-rated-no-bots = La atâția jucători niciun bot nu are încă punctaj.
open-rated-account = Cu un cont poți juca pentru puncte. Fă-ți unul în profil.
programs-title = Programe
programs-text = Un program poate juca pentru tine prin socketul public, cu un token propriu. Ceilalți văd că e un program.
programs-name = Numele programului
programs-make = Fă un token
programs-once = Păstrează acum tokenul: se arată o singură dată.
programs-withdraw = Retrage
programs-used = folosit ultima dată: { $day }
programs-unused = niciodată folosit
error-rated-account = Clasament au doar cei cu cont. Fă-ți unul în profil.
error-rated-program = La mesele cu clasament nu joacă programe.
error-rated-options = La o masă cu clasament se joacă după regulile obișnuite, cu valorile obișnuite.
error-rated-clock = O masă cu clasament are nevoie de ceas.
error-rated-help = O masă cu clasament nu dă sfaturi și nu arată mâinile.
error-rated-device = La o masă cu clasament fiecare joacă pe propriul dispozitiv.
error-rated-bot = Unul dintre acești boți nu are punctaj la atâția jucători. Alege alt nivel.
error-rated-consent = La o masă cu clasament nimic nu se anulează și nu se încheie de comun acord.
error-program-too-many = Ai prea multe programe. Retrage întâi unul.
error-program-unknown = Nu există un astfel de program.
error-person-not-found = Nu există o astfel de persoană.

clock-each-move-days = { $days ->
    [one] 1 zi pe mutare
    [few] { $days } zile pe mutare
   *[other] { $days } de zile pe mutare
}
clock-each-game-days = { $days ->
    [one] 1 zi pe partidă fiecare
    [few] { $days } zile pe partidă fiecare
   *[other] { $days } de zile pe partidă fiecare
}
