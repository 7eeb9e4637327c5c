# Die Seite selbst. Was zu einem Spiel gehört, steht in dessen eigenen Texten.

skip = Zum Inhalt springen
nav = Seiten
nav-rules = Regeln
nav-contests = Turniere
nav-records = Partien
nav-play = Spielen
nav-learn = Lernen
nav-watch = Zusehen
nav-tables = Tische
nav-waits = { $count ->
    [one] { $count } wartet auf dich
   *[other] { $count } warten auf dich
}
home-continue = Weiterspielen
home-other = Deine anderen Tische
home-start = Ein Spiel beginnen
home-start-text = Ein Klick, und freundliche Bots setzen sich zu dir.
home-waits = Die anderen überlegen.
with-friends = Mit Freunden
title-length = etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
watch-text = Partien, die gerade laufen, und solche, die vorbei sind.
watch-none = Gerade läuft keine öffentliche Partie.
watch-again = Eine Partie noch einmal
watch-again-text = Bring die Aufzeichnung einer Partie mit und sieh sie Schritt für Schritt an.
watch-bring = Eine Aufzeichnung bringen
watch-best = Wer am besten spielt
watch-best-text = Wertungen von Menschen und Bots, für jedes Spiel und jede Zahl von Spielern.
nav-profile = Du
nav-how = So geht es
nav-pieces = Alle Teile
language = Sprache
theme = Licht
theme-auto = Wie das Gerät
theme-light = Tageslicht
theme-dark = Kerzenlicht
sound-title = Ton
sound-volume = Lautstärke
sound-on = Ton einschalten
sound-off = Ton ausschalten
waiting = Einen Augenblick …
again = Noch einmal versuchen
close = Schließen
cancel = Abbrechen
save = Speichern
saved = Gespeichert.
to-home = Startseite
to-replay = Nachspielen
line-lost = Die Verbindung ist weg. Nichts geht verloren.
line-next = Nächster Versuch in { $seconds } s
line-trying = Versuch läuft …
line-now = Jetzt versuchen

# ---- Startseite ----

home-title = Leinen los.
home-text = { $count ->
    [one] Ein Spiel
    [3] Drei Spiele
   *[other] { $count } Spiele
} rund um ein Meer. Ein Klick, und du sitzt mit freundlichen Bots am Tisch. Ohne Konto.
home-titles = Spiele
title-seats = { $min } bis { $max } Spieler
play-now = Jetzt spielen
open-table = Tisch eröffnen
my-tables = Meine Tische
my-tables-finished = Beendete Spiele zeigen
my-tables-running = Laufende Spiele zeigen
my-tables-none = Gerade läuft kein Spiel. „Jetzt spielen“ ist einen Klick entfernt.
my-tables-none-yet = Du hast noch kein Spiel beendet.
campaign = Kampagne
campaign-go = Zur Kampagne
contest-go = Zum Turnier
lobby = Lobby
lobby-none = Gerade wartet niemand an einem öffentlichen Tisch. Eröffne einen, dann sehen ihn andere hier.
lobby-open = Tische, an denen jemand fehlt
lobby-running = Spiele zum Zusehen
lobby-join = Mitspielen
lobby-watch = Zusehen
your-turn = Du bist dran
status-open = Wartet auf Mitspieler
status-playing = Läuft
status-finished = Beendet
status-ended = Vorzeitig beendet
status-closed = Geschlossen
status-aside = Beiseitegelegt

how-title = So geht es
how-play = Ein Klick
how-play-text = „Jetzt spielen“ gibt dir einen Namen und einen Tisch mit Bots. Beides kannst du später ändern.
how-lit = Was leuchtet, geht
how-lit-text = Der Tisch zeigt, was du tun darfst. Geht etwas nicht, sagt er dir, warum.
how-friends = Freunde kommen per Link
how-friends-text = Eröffne einen Tisch und schicke den Link. Wer ihn öffnet, setzt sich dazu, auf jedem Gerät.
how-time = Schnell oder über Tage
how-time-text = Spiele mit oder ohne Uhr. Die Seite kann dir sagen, wenn du dran bist, auch wenn sie geschlossen ist.
how-after = Zurückblicken
how-after-text = Jedes Spiel lässt sich Schritt für Schritt von jedem Platz aus nachspielen, und die Aufzeichnung gehört dir.

keys-title = Tasten
key-numbers = 1 … 9
key-numbers-text = die Möglichkeit mit dieser Nummer wählen
key-arrows = ← →
key-arrows-text = von Karte zu Karte, von Ort zu Ort
key-undo = Strg + Z
key-undo-text = den letzten Schritt zurücknehmen
key-help = ?
key-help-text = diese Liste zeigen
key-tab = Tab
key-tab-text = von einem zum nächsten gehen
key-enter = Eingabe
key-enter-text = tun, was markiert ist

# ---- einen Tisch eröffnen ----

open-title = Tisch eröffnen: { $title }
open-starts = Übliche Tische
start-bots = Gegen Bots
start-bots-text =
    { $count ->
        [one] Ein freundlicher Bot, ohne Uhr, beginnt sofort
       *[other] { $count } freundliche Bots, ohne Uhr, beginnt sofort
    }
start-friends = Mit Freunden
start-friends-text = Wer den Link bekommt, setzt sich; ohne Uhr
start-anybody = Für alle offen
start-anybody-text = In der Lobby; { $clock }
open-which = Welches Spiel?
open-seats = Plätze
open-seat = Platz { $number }
open-add = Ein Platz mehr
open-remove = Ein Platz weniger
seat-kind-me = Ich
seat-kind-open = Frei, für wen auch immer
seat-kind-here = Jemand anderes an diesem Gerät
seat-kind-bot = Bot: { $level }
open-name-here = Name
open-preset = Welche Regeln?
open-preset-plain = Die üblichen Regeln
open-preset-plain-text = Alles, wie es in den Regeln steht.
open-modifiers = Hausregeln
open-public = Den Tisch in der Lobby zeigen
open-public-text = Alle dürfen sich setzen. Sonst nur, wer den Link hat.
open-spectators = Andere dürfen zusehen
open-spectators-text = Sie sehen, was alle sehen, nie deine Hand.
open-clock = Uhr
clock-none = Ohne Uhr
clock-move-60 = 1 Minute je Zug
clock-move-86400 = 1 Tag je Zug
clock-move-259200 = 3 Tage je Zug
clock-game-600 = 10 Minuten je Spiel und 5 Sekunden für jeden Zug
clock-game-1200 = 20 Minuten je Spiel und 10 Sekunden für jeden Zug
clock-own = Eine andere Zeit …
clock-left = noch { $time }
open-table-name = Name des Tisches
open-table-name-text = Deiner, wenn du das Feld leer lässt.
open-expert = Optionen für Kenner ({ $count })
open-more = Mehr
open-start = Tisch eröffnen
option-default = (üblich)
option-other = So, wie der Satz es sagt.
option-order = die Reihenfolge, die du nennst
option-order-seats = Plätze, der erste liegt oben
option-order-text = Nummern der Plätze, etwa 2 1 3.
option-yes = Ja
option-no = Nein
level-random = spielt irgendetwas
level-greedy = freundlich
level-search = stark

# ---- am Tisch ----

seats = Plätze
seat-open = Freier Platz
seat-kept = Für jemanden frei gehalten
seat-you = (du)
seat-own = Du
seat-away = abwesend
seat-resigned = aufgegeben
seat-acts = ist dran
seat-left = { $name } ist nicht da; vorerst spielt ein Bot.
seat-want = Jemand Neuen suchen
seat-bot = Dem Bot überlassen
seat-free = An diesem Tisch ist ein Platz frei.
seat-own-away = Du bist weg: Ein Bot spielt für dich.
seat-own-back = Ich bin wieder da
seat-own-lost = Deinen Platz spielt jetzt jemand anders, und du siehst zu.
invite-title = { $host } lädt dich zu { $title } ein
invite-new = Neu bei { $title }? Eine kurze Lektion, dann kannst du spielen.
lesson-of = Lektion: { $title }
invite-no-account = Du brauchst kein Konto.
invite-rated = Dieser Tisch wird gewertet: Das braucht ein Konto mit Namen und Passwort.
invite-account = Anmelden oder Konto anlegen
invite-decline = Diesmal nicht
clock-each-move = { $minutes ->
    [one] { $minutes } Minute für jeden Zug
   *[other] { $minutes } Minuten für jeden Zug
}
clock-each-game = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} für jeden, und { $increment ->
    [one] { $increment } Sekunde
   *[other] { $increment } Sekunden
} mehr für jeden Zug
rules-changed = { $count ->
    [one] Die üblichen Regeln, bis auf eines
   *[other] Die üblichen Regeln, bis auf { $count } Dinge
}
length = Dauer
facts-rated = Zählt für die Rangliste
facts-friendly = Freundschaftlich, zählt für nichts
sit-down = Hinsetzen
stand-up = Tisch verlassen
prompt = Was zu tun ist
choices-typed = { $digits } …
choices-refused = Warum nicht etwas anderes? ({ $count })
choices-why = In den Regeln nachsehen
choice-price = Kostet { $price }
choice-gain = → { $gain }
choices-all = Alle Möglichkeiten
plays-now = { $name } spielt
waiting-for = Warten auf { $names }
skip-to-turn = Weiter zu meinem Zug
skip-to-result = Zum Ergebnis
speed = Tempo { $speed }
speed-calm = 1×
speed-fast = 3×
speed-off = aus
waiting-others = Warten auf die anderen
spectating = Du siehst zu.
undo = Rückgängig
share = Einladen
share-text = Wer diesen Link öffnet, kommt an diesen Tisch.
share-address = Adresse des Tisches
share-copy = Kopieren
share-copied = Kopiert
menu = Mehr
menu-people = Leute an diesem Tisch
menu-notices = Sag mir, wenn ich am Zug bin
people-none = Außer dir sitzen hier nur Bots.
people-mute = Stumm schalten
people-block = Sperren
people-is-mute = stumm
people-is-block = gesperrt
moderation-title = Moderation
people-report = Melden
people-report-text = Was hat { $name } getan? Wer diesen Server betreibt, liest es.
people-report-send = Meldung senden
people-reported = Danke. Die Meldung ist verschickt.
menu-undo = Alle bitten, meinen letzten Zug zurückzunehmen
menu-end = Anbieten, das Spiel jetzt zu beenden
menu-pause = Um eine Pause bitten
menu-resign = Aufgeben
menu-careful = Vor Endgültigem fragen
menu-careful-off = Vor Endgültigem nicht fragen
menu-keys = Einzelne Tasten einschalten
menu-keys-off = Einzelne Tasten ausschalten
keys-single = Einzelne Tasten (1 bis 9, H, M, P, Leertaste, ?) tun etwas
menu-auto = Für mich passen, wenn nichts anderes geht
menu-auto-off = Mich selbst passen lassen
end-text = Wenn alle zustimmen, endet das Spiel so, wie es jetzt steht.
end-yes = Anbieten
sure-title = Bist du sicher?
sure-yes = Tun
sure-no = Nein, doch nicht
side = Verlauf und Chat
log = Verlauf
log-empty = Noch ist nichts geschehen.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
chat-send = Senden
chat-mute = { $name } stummschalten
curtain-title = { $name }, du bist dran
curtain-text = Gib das Gerät weiter. Der Tisch bleibt verdeckt, bis die richtige Person hinsieht.
curtain-open = Ich bin { $name }
face-broken = Das Bild dieses Tisches lässt sich nicht zeichnen. Das Spiel geht mit der Liste der Möglichkeiten weiter.
plain-table = Der Tisch
plain-rest = Alles andere auf dem Tisch
plain-own = Das siehst nur du
plain-options = Optionen dieses Tisches
plain-place = Platz { $place }
plain-yes = ja
plain-no = nein
room-text = { $count ->
    [0] Alle sind da.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
room-start = Beginnen
room-start-bots = Beginnen, mit Bots auf den freien Plätzen
room-close = Tisch schließen
room-seat = Platz { $number } ändern
room-open = Offen lassen
room-sent-away = Du hast an diesem Tisch keinen Platz mehr.
room-invite = Jemanden beim Namen einladen
room-invite-name = Name des Kontos
room-invite-text = Der Platz bleibt eine Woche frei, und wer eingeladen ist, findet den Tisch bei den eigenen Tischen.
room-invite-rated = Der Platz bleibt eine Woche frei. Der Tisch wird gewertet, also braucht es dafür ein Konto.
room-invite-send = Einladen
result = Ergebnis
result-over = Das Spiel ist zu Ende
result-you-won = Gewonnen!
result-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
result-place = Rang
result-name = Name
result-score = Punkte
reason-resigned = Jemand hat aufgegeben.
reason-abandoned = Die Partie wurde aufgegeben.
reason-agreed = Alle wollten das Spiel beenden.
reason-contest = Der Gastgeber des Turniers hat über diesen Tisch entschieden.
reason-empty = Alle sind gegangen.
reason-host = Der Tisch wurde geschlossen.
reason-forgotten = Drei Monate lang hat niemand gezogen; das Spiel endete, wie es stand.
reason-too_long = Das Spiel war zu lang geworden, um weiterzugehen; es endete, wie es stand.
rematch = Noch einmal spielen
result-again = Ergebnis zeigen
result-share = Teilen
rematch-go = Zum nächsten Spiel

warning-cannot-be-undone = Das lässt sich nicht zurücknehmen.

group-pass = Passen
group-play = Legen
group-draw = Ziehen

amount-is = { $what }: { $value }
amount-at = { $what } auf { $place }
amount-red = rot
amount-blue = blau
amount-green = grün
amount-gray = grau
amount-violet = violett
amount-black = schwarz
amount-gold = Gold
amount-cards = { $count ->
    [one] Karte
   *[other] Karten
}

# ---- danach ----

replay-title = Nachspielen
replay-step = Schritt { $step } von { $of }
replay-first = An den Anfang
replay-back = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-last = Ans Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-go = Zu einem Schritt gehen
replay-seat = Von welchem Platz aus
replay-spectator = Was alle sehen
replay-link = Link zu diesem Schritt kopieren
replay-download = Aufzeichnung herunterladen
replay-by = Das tat { $name }.
replay-figures = Das Spiel in Zahlen
fair-title = Faires Spiel
fair-text = Der Zufall dieses Spiels wurde vor seinem Beginn gewählt. Diese Zahl legt ihn fest, ohne ihn zu verraten; am Ende zeigt die Aufzeichnung den Schlüssel, und alle können prüfen, dass beide zusammenpassen.
fair-commitment = Festlegung
fair-key = Schlüssel
fair-checked = Fair: geprüft
fair-checked-text = Der Schlüssel der Aufzeichnung passt zur Festlegung vom Beginn des Spiels, und jede Karte und jeder Würfel kam daraus.
fair-same = Es ist die Festlegung, die dieser Browser am Tisch gesehen hat.
fair-unfair = Nicht fair: Die Aufzeichnung passt nicht zu ihrer Festlegung.
fair-other = Nicht fair: Am Tisch hat dieser Browser eine andere Festlegung gesehen.
fair-none = Ohne Festlegung: Der Zufall dieses Spiels kam aus einer Startzahl.
replay-round = Runde { $round }
replay-round-back = Runde davor
replay-round-next = Nächste Runde
figures-moves = Züge
figures-thinking = Ein Zug dauerte
figures-undos = Zurückgenommene Schritte: { $count }
figures-duration = { $minutes ->
    [one] Das Spiel dauerte eine Minute.
   *[other] Das Spiel dauerte { $minutes } Minuten.
}
figures-rounds = Punkte nach Runden
figures-sources = Punkte nach Herkunft
figures-rest = Alles andere
to-table = Zum Tisch

# ---- Regeln ----

rules-title = Regeln
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Einmal gefunden.
   *[other] { $count }-mal gefunden.
}
rules-contents = Inhalt
rules-of-phase = Regeln
rules-why = Warum?

cards-title = Alle Karten
cards-of = Alle Karten von { $title }
cards-search = Nach Name oder Wirkung suchen
cards-any = egal
cards-all = Alle Karten zeigen
cards-filters = Weitere Filter
cards-sort = Sortiert nach
cards-figures = Das sind unsere Zahlen; was mit ≈ gekennzeichnet ist, haben wir geschätzt.
cards-corrected = Mit deinen berichtigten Zahlen gezeigt.
cards-preset = Variante
cards-found = { $count ->
    [0] Keine Karte ist so.
    [one] Eine Karte.
   *[other] { $count } Karten.
}
cards-rules = In den Regeln nachsehen
cards-before = Vorige Karte
cards-after = Nächste Karte

# ---- Teile ----

# ---- Profil ----

profile-title = Du
profile-nobody = Du hast hier noch keinen Namen. Wähle einen oder melde dich an.
profile-guest = Du bist Gast: Dieser Browser erkennt dich wieder. Mit einem Konto kannst du dich auch von anderen Geräten anmelden.
profile-account = Du hast ein Konto.
profile-name = Name
profile-come = Hereinkommen
profile-name-save = Namen ändern
profile-look = Aussehen
account-title = Konto anlegen
account-password = Passwort
account-password-text = Mindestens acht Zeichen.
account-open = Konto anlegen
sign-in-title = Anmelden
sign-in-go-on = Weiter
sign-in = Anmelden
sign-in-claim = Mitnehmen, was ich hier als Gast gespielt habe
sign-out = Abmelden
sign-out-everywhere = Auf allen Geräten abmelden
sign-out-guest = Meldet sich ein Gast ab, kann unter diesem Namen niemand zurückkommen.
password-title = Passwort ändern
forgotten-title = Passwort vergessen?
forgotten-send = Brief schicken
forgotten-sent = Hat dieses Konto eine bestätigte Adresse, dann ist ein Brief unterwegs.
password-new-done = Ab jetzt gilt das neue Passwort. Melde dich damit an.
recovery-code = Code für den Notfall
mail-confirm-title = Deine Mailadresse
mail-confirmed = Diese Adresse ist bestätigt.
password-old = Altes Passwort
password-new = Neues Passwort
password-change = Ändern
blocked-title = Wen du nicht hören oder treffen willst
blocked-none = Niemand.
blocked-undo = Verzeihen
export = Alles herunterladen, was über mich gespeichert ist
delete-title = Alles über mich löschen
delete-text = Dein Name, deine Spiele und was du gesagt hast, werden endgültig entfernt. Laufende Spiele übernimmt ein Bot.
delete-yes = Alles löschen

# ---- Probleme ----

problem-title = Jenseits der Karte
problem-code = Code: { $code }
advice = Geh zur Startseite und beginne von dort neu.
advice-table-unknown = Bitte um einen neuen Link oder eröffne selbst einen Tisch.
advice-campaign-unknown = Bitte die Gruppe um einen neuen Link, oder beginne eine eigene Kampagne.
advice-table-no-spectators = Bitte jemanden am Tisch um den Link.
advice-table-over = Du kannst das Spiel Schritt für Schritt nachspielen.
advice-table-aside = Wer diesen Server betreibt, weiß davon. Eröffne inzwischen einen neuen Tisch.
advice-table-closed = Eröffne einen eigenen Tisch, oder suche noch einmal Leute.
advice-page-unknown = Die Adresse ist vielleicht veraltet oder vertippt.
advice-page-offline = Sieh nach deiner Verbindung und versuche es noch einmal.
advice-seat-not-yours = Öffne den Tisch unter dem Namen, unter dem du spielst, oder sieh zu.
advice-game-unknown = Wähle eines der Spiele auf der Startseite.
advice-replay-step = Beginne beim ersten Schritt.
advice-record-running = Komm wieder, wenn das Spiel zu Ende ist.
advice-upload-unknown = Bring die Aufzeichnung noch einmal mit oder frage, wer dir den Link geschickt hat.

error-page-unknown = Diese Seite gibt es nicht.
error-page-error = Auf dieser Seite ist etwas schiefgegangen.
error-page-offline = Der Server ist nicht zu erreichen.
error-page-no-push = Diesem Browser lässt sich bei geschlossener Seite nichts sagen. Einem privaten Fenster nie.
error-page-no-permission = Der Browser darf keine Mitteilungen zeigen.
error-table-unknown = Diesen Tisch gibt es nicht, oder er wurde entfernt.
error-table-over = Das Spiel an diesem Tisch ist zu Ende.
error-table-aside = Dieser Tisch musste beiseitegelegt werden: Sein Spiel kann nicht weitergehen.
error-table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel begann.
error-table-not-started = Das Spiel hat noch nicht begonnen.
error-table-started = Das Spiel hat schon begonnen.
error-table-no-spectators = An diesem Tisch darf ohne den Link niemand zusehen.
error-table-no-seat-for-you = An diesem Tisch ist kein Platz frei.
error-table-blocked = An diesen Tisch kannst du dich nicht setzen.
error-table-not-owner = Das darf nur, wer den Tisch eröffnet hat.
error-table-seats-open = Es sind noch Plätze frei.
error-table-not-over = Das Spiel ist noch nicht zu Ende.
error-table-not-playing = Das Spiel läuft nicht.
error-table-sealed = Andere Tische spielen noch dieselben Karten: niemand sieht zu, bevor alle fertig sind.
error-record-sealed = Andere Tische spielen noch dieselben Karten.
error-table-contest = Wer hier spielt, sagt das Turnier.
error-contest-consent = Eine Partie eines Turniers nimmt ihren Lauf.
error-contest-page = Wer wen trifft, sagt das Turnier.
error-table-rematch = Es gibt schon ein nächstes Spiel.
error-campaign-unknown = Diese Kampagne gibt es nicht, oder sie ist nicht deine.
error-campaign-none = Dieses Spiel hat keine Kampagne.
error-seat-not-yours = Dieser Platz gehört jemand anderem.
error-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
error-seat-unknown = Diesen Platz gibt es nicht.
error-seat-none = Es ist kein Platz frei.
error-seat-not-acting = Du bist nicht dran.
error-seat-resigned = Dieser Platz hat aufgegeben.
error-seat-kept = Dieser Platz ist eine Weile für jemand anderen frei gehalten.
error-seat-nobody = Dort sitzt niemand anders.
error-seat-sits-here = Diese Person sitzt schon hier.
error-seat-sent-away = Du wurdest gebeten, diesen Tisch zu verlassen.
error-seat-owner-back = Wem dieser Platz gehört, ist wieder da.
error-decision-stale = Zu spät: Das Spiel ist weitergegangen. Sieh noch einmal, was jetzt möglich ist.
error-undo-not-possible = Das lässt sich nicht mehr zurücknehmen.
error-offer-gone = Dieses Angebot gibt es nicht mehr.
error-offer-too-soon = Du hast erst vor Kurzem gefragt. Warte ein wenig, bis du wieder fragst.
error-pause-no-clock = An diesem Tisch läuft keine Uhr, also muss nichts pausieren.
error-pause-none = Dieser Tisch pausiert nicht.
error-days-off-taken = Du hast schon freie Tage.
error-days-off-too-many = So viele freie Tage sind dieses Jahr nicht mehr übrig.
error-friends-account = Freunde brauchen ein Konto, auf beiden Seiten.
error-friends-too-many = Du hast zu viele Menschen gefragt. Ziehe erst einige Anfragen zurück.
error-person-yourself = Das bist du.
error-plan-dropped = Dein Plan wurde verworfen: Ein Schritt darin ist nicht mehr möglich.
error-game-unknown = Dieses Spiel hat der Server nicht.
error-person-unknown = Hier ist niemand angemeldet.
error-person-name = Dieser Name geht nicht: 1 bis 40 Zeichen, mit Buchstaben oder Ziffern.
error-person-name-taken = So heißt schon jemand.
error-person-name-mixed = Alle Buchstaben eines Namens gehören zu einer Schrift.
error-person-name-marks = Auf den Buchstaben dieses Namens sitzen zu viele Zeichen.
error-person-name-alike = Der Name sieht aus wie der von jemand anderem.
error-person-sign-in = Name oder Passwort stimmt nicht.
error-person-password = Das Passwort stimmt nicht.
error-person-recovery = Name oder Code stimmt nicht.
error-letter-code = Dieser Link wurde schon benutzt oder ist zu alt.
error-mail-none = Dieser Server verschickt keine Mail.
error-person-password-length = Das Passwort ist zu kurz oder zu lang.
error-person-banned = Du wurdest von diesem Server ausgeschlossen.
error-person-has-account = Du hast schon ein Konto.
error-person-signed-in = Du bist schon angemeldet.
error-person-no-account = Dafür braucht es ein Konto.
error-record-running = Das Spiel läuft noch.
error-record-unreadable = Das ist keine Aufzeichnung eines Spiels, oder sie ist beschädigt.
error-record-header = Die erste Zeile dieser Aufzeichnung ist beschädigt.
error-record-row = Eine Zeile dieser Aufzeichnung ist beschädigt.
error-record-cut = Diese Aufzeichnung ist abgeschnitten: Ihre letzte Zeile ist nicht ganz.
error-record-order = Die Zeilen dieser Aufzeichnung sind nicht in Ordnung.
error-record-action = Ein Schritt dieser Aufzeichnung ist nicht möglich.
error-record-chain = Diese Aufzeichnung wurde verändert: Ihre Zeilen gehören nicht zusammen.
error-record-fingerprint = Diese Aufzeichnung lässt sich nicht nachspielen: Das Spiel verlief anders.
error-record-version = Diese Aufzeichnung stammt von einer anderen Version.
error-record-title = Das Spiel dieser Aufzeichnung hat der Server nicht.
error-upload-unknown = Diese Aufzeichnung gibt es nicht.
error-upload-too-many = Du hast zu viele Aufzeichnungen mitgebracht. Entferne erst eine.
error-upload-too-long = Diese Aufzeichnung ist zu lang.
error-replay-step = Diesen Schritt gibt es in dem Spiel nicht.
error-request-too-large = Das ist zu groß.
error-request-invalid = Das hat der Server nicht verstanden.
error-field-missing = Hier fehlt etwas.
error-field-too-short = Mindestens { $least ->
    [one] ein Zeichen
   *[other] { $least } Zeichen
}.
error-field-too-long = Höchstens { $most } Zeichen.
error-field-wrong = Das ist hier nicht verständlich.
error-limit-too-often = Zu schnell. Warte kurz und versuche es noch einmal.
error-request-host = So heißt dieser Server nicht.
error-limit-connections = Von dieser Adresse kommt zu viel gleichzeitig. Warte einen Moment und versuche es noch einmal.
error-limit-sockets = Unter dieser Adresse sind zu viele Seiten offen. Schließ eine und versuche es noch einmal.
error-hello-late = Die Verbindung wurde geschlossen: Es kam kein Gruß.
error-message-invalid = Das hat der Server nicht verstanden. Lade die Seite neu.
error-push-none = Noch ist keiner deiner Browser angemeldet.
error-table-unchanged = So ist es schon.
error-server-unavailable = Der Server kann gerade nicht antworten. Versuche es gleich noch einmal.
error-server-error = Auf dem Server ist etwas schiefgegangen. Es wurde notiert.
error-http-404 = Das gibt es hier nicht.

# ---- lernen ----

learn = Lernen
learn-first-time = Zum ersten Mal hier? Lern es beim Spielen
learn-title = Lernen beim Spielen.
learn-text = Ein echtes Spiel mit freundlichen Bots, und jemand an deiner Seite sagt, worauf es ankommt, wenn es darauf ankommt. Keine Regeln vorweg.
learn-begin = Anfangen
learn-how = So läuft eine Lehrpartie
learn-real = Ein echter Tisch
learn-real-text = Alle lernen mit denselben Karten, und was dir gesagt wird, passt zu dem, was wirklich vor dir liegt, was immer du tust. Keine Uhr läuft.
learn-hints = Schritt für Schritt, dann allein
learn-hints-text = In der ersten Runde leuchtet ein Teil, und eine Sprechblase sagt, was damit zu tun ist und warum. Danach spielst du weiter, und alles Neue wird erklärt, wenn es dir begegnet.
learn-leave = Jederzeit frei
learn-leave-text = Spiel, wie du willst, oder verlass die Lehrpartie: Das Spiel geht einfach ohne Hinweise weiter.
coach = Lehrpartie
coach-leave = Lehrpartie verlassen
coach-understood = Verstanden
coach-show = Zeig es mir
coach-rules = Regeln
coach-free = Gerade nichts Neues: Spiel, wie du magst. Der nächste Tipp kommt von selbst.
coach-wait = Die anderen sind am Zug. Der nächste Tipp kommt von selbst.
coach-over = Das war die Lehrpartie. Jetzt kennst du das Spiel!
coach-first = Erste Runde
coach-on = Weiterspielen, mit Tipps
coach-now = Jetzt: { $action }.
coach-ask = Was würdest du tun?
coach-skip = Diesen Teil überspringen
nudge-off = Keine Tipps mehr
menu-nudges = Tipps für Neulinge
menu-nudges-off = Keine Tipps für Neulinge mehr

# ---- berichtigte Zahlen ----

nav-data = Eigene Zahlen
data-title = Eigene Zahlen
data-differs = { $count ->
    [0] Keine Zahl weicht von unseren ab.
    [one] Eine Zahl weicht von unseren ab.
   *[other] { $count } Zahlen weichen von unseren ab.
}
data-error = Fehler:
data-warning = Hinweis:
data-changes = Was abweicht
data-place = Wo
data-field = Was
data-ours = Unsere
data-theirs = Deine
data-here = Hier
data-tag = Berichtigte Zahlen
data-use = Mit meinen berichtigten Zahlen spielen
data-look = Meine Berichtigungen ansehen
data-correct = Du besitzt das Spiel? Berichtige unsere geschätzten Zahlen
error-data-none = Dieser Titel hat keine gedruckten Zahlen, die man berichtigen könnte.
error-data-too-large = Diese Dateien sind zu groß.
error-data-invalid = Mit diesen Zahlen kann man nicht spielen.
error-data-differences = Diese Berichtigungen passen nicht mehr zu unseren Zahlen. Bringe die Dateien noch einmal.
advice-data-none = Dort ändern die Optionen die Regeln.

# ---- die Geschichte einer Partie, Karten für alle, die zusehen ----

story-title = Die Geschichte dieser Partie
replay-only = Nur
replay-everything = Alles
replay-kind-back = Davor
replay-kind-next = Danach
figures-table = Als Tabelle
figures-round = Runde
figures-source = Herkunft
figures-total = Zusammen
option-range = { $low } bis { $high }.
open-hands = Wer zusieht, sieht die Karten später
open-hands-text = Karten erst, wenn sie gespielt sind oder die Runde vorbei ist.
hands-never = Nie
hands-after = { $minutes ->
    [one] Nach einer Minute
   *[other] Nach { $minutes } Minuten
}
hands-whose = Was du siehst
hands-public = Was alle sehen, jetzt
hands-later = { $name }, { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} später
hands-then = So war es um { $time }. { $hidden ->
    [0] { "" }
    [one] Eine Karte ist noch auf der Hand und wird nicht gezeigt.
   *[other] { $hidden } Karten sind noch auf der Hand und werden nicht gezeigt.
}
hands-wait = { $minutes ->
    [one] Die ersten Karten werden eine Minute nach dem Beginn gezeigt.
   *[other] Die ersten Karten werden { $minutes } Minuten nach dem Beginn gezeigt.
}
error-hands-hidden = Dieser Tisch zeigt seine Karten niemandem, solange gespielt wird.
error-hands-player = Du spielst hier: Die Karten der anderen sind nicht für dich.
error-hands-early = Es ist zu früh: Karten werden erst später gezeigt.
error-hands-delay = So früh oder so spät können Karten nicht gezeigt werden.

# ---- Tipps, und ein Spiel noch einmal angesehen ----

key-hint = H
key-hint-text = um einen Tipp bitten, wo der Tisch Tipps gibt
key-point = P
key-point-text = in einem kooperativen Spiel: den anderen etwas zeigen
hint = Tipp
hint-thinking = Denkt nach …
hint-by = Mit nichts als dem, was du siehst.
hint-show = Zeigen
hint-show-this = Zeigen: { $action }
plan-ahead = Geplant für deinen nächsten Zug
plan-drop = Plan verwerfen
plan-begin = Vorausplanen …
plan-these = Diese Züge planen
look-back = Rückblick
menu-what-if = Ausprobieren (was wäre, wenn …)
what-if = Was wäre, wenn
what-if-text = Probiere Züge, wie du magst: Unbekanntes wird ausgelost, die anderen spielen freundliche Bots, und nichts davon zählt.
what-if-over = Die probierte Partie ist zu Ende. Nichts davon zählt.
what-if-undo = Einen Zug zurück
what-if-again = Von vorn, mit anderem Glück
what-if-leave = Zurück zum Tisch
open-hints = Tipps
open-hints-text = Wer am Zug ist, darf einen starken Bot fragen, der nicht mehr sieht als man selbst. Von selbst an, wo eine Person gegen Bots spielt, und aus, wo Menschen gegeneinander spielen.
judge-merchant = Der Händler
judge-captain = Der Kapitän
judge-governor = Der Gouverneur
judge-admiral = Der Admiral
analysis-chance = Gewinnchance { $chance }
analysis-points = Punkte { $points }
error-hints-off = An diesem Tisch wird ohne Tipps gespielt.
error-hints-no-choice = Es gibt nichts zu entscheiden.
error-hints-waiting = Über einen Tipp wird schon nachgedacht.
error-what-if-rated = An gewerteten Tischen wird nichts ausprobiert.
error-what-if-moved = Die Partie ist weitergegangen: Beginne den Versuch neu.
error-what-if-waiting = Es wird schon ein Zug ausprobiert.
error-what-if-long = So viele Züge werden nicht ausprobiert.
error-analysis-off = Dieser Server sieht sich keine Spiele noch einmal an.
error-analysis-too-long = Das Spiel hat zu viele Entscheidungen, um es noch einmal anzusehen.

# ---- Ranglisten ----

rankings-title = Ranglisten
profile-public = Was andere von dir sehen
profile-friends = Freunde und letzte Gegner
rated-tag = Gewertet
open-rated = Gewertet
open-rated-text = Zählt für die Ranglisten: mit Uhr, üblichen Regeln und Zahlen, ohne Tipps. Wer geht, ist Letzter.
open-rated-bots = Bots, die hier um Punkte spielen: { $names }.
open-rated-no-bots = Bei so vielen Personen hat noch kein Bot eine Wertung.
open-rated-account = Mit einem Konto kannst du um Punkte spielen. Du legst es im Profil an.
programs-title = Programme
programs-text = Ein Programm kann über den öffentlichen Socket für dich spielen, mit einem eigenen Token. Die anderen sehen, dass es ein Programm ist.
programs-name = Name des Programms
programs-make = Token erzeugen
programs-once = Heb dieses Token jetzt auf: Es wird nur einmal gezeigt.
programs-withdraw = Zurückziehen
programs-used = zuletzt benutzt: { $day }
programs-unused = nie benutzt
error-rated-account = Gewertet wird nur, wer ein Konto hat. Du legst es im Profil an.
error-rated-program = Programme spielen nicht an gewerteten Tischen.
error-rated-options = Ein gewerteter Tisch spielt mit den üblichen Regeln und Zahlen.
error-rated-clock = Ein gewerteter Tisch braucht eine Uhr.
error-rated-help = Ein gewerteter Tisch gibt keine Tipps und zeigt keine Hände.
error-rated-device = An einem gewerteten Tisch hat jeder ein eigenes Gerät.
error-rated-bot = Einer dieser Bots hat bei so vielen Personen keine Wertung. Wähle eine andere Stufe.
error-rated-consent = An einem gewerteten Tisch wird nichts einvernehmlich zurückgenommen oder beendet.
error-program-too-many = Du hast zu viele Programme. Zieh zuerst eines zurück.
error-program-unknown = Dieses Programm gibt es nicht.
error-person-not-found = Diese Person gibt es nicht.

clock-each-move-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-each-game-days = { $days ->
    [one] 1 Tag je Spiel für jeden
   *[other] { $days } Tage je Spiel für jeden
}
