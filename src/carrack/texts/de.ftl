# Texte, die alle Titel teilen. Fehlt einer Sprache ein Text, so ist das in den Tests ein Fehler.

## Wörter auf dem Bildschirm

word-seat = Platz { $number }
word-nobody = niemand
word-game_over = Das Spiel ist zu Ende

## Fehler nach ihrem Code. $detail ist der Satz, den der Fehler selbst mitbringt.

error-action-unknown = Diese Aktion gibt es nicht: { $detail }
error-seat-unknown = Diesen Platz gibt es nicht: { $detail }
error-seat-not_acting = Dieser Platz ist gerade nicht an der Reihe.
error-undo-not_possible = Das lässt sich nicht zurücknehmen: { $detail }
error-game-unknown = Dieser Titel ist nicht installiert: { $detail }
error-data-none = Hier gibt es keine Zahlen zu berichtigen: { $detail }
error-bot-unknown = Diesen Bot gibt es nicht: { $detail }
error-bot-title = Dieser Bot beherrscht den Titel nicht: { $detail }
error-text-language = Diese Sprache fehlt: { $detail }
error-text-missing = Ein Text fehlt: { $detail }
error-text-broken = Ein Text ist unbrauchbar: { $detail }

error-option-unknown = Diese Option gibt es nicht: { $detail }
error-option-value = Diesen Wert kann eine Option nicht haben: { $detail }
error-option-together = Diese Optionen passen nicht zusammen: { $detail }
error-option-seats = Mit so vielen Plätzen geht es nicht: { $detail }
error-option-seed = Dieser Startwert geht nicht: { $detail }
error-option-players = Die Namen der Spieler stimmen nicht: { $detail }

error-record-unreadable = Die Aufzeichnung lässt sich nicht lesen: { $detail }
error-record-unwritable = Die Aufzeichnung lässt sich nicht schreiben: { $detail }
error-record-exists = Diese Datei gibt es schon: { $detail }
error-record-changed = Die Aufzeichnung wurde inzwischen geändert: { $detail }
error-record-version = Die Aufzeichnung braucht eine andere Version: { $detail }
error-record-title = Die Aufzeichnung gehört zu einem anderen Titel: { $detail }
error-record-data = Die Aufzeichnung wurde mit anderen Zahlen gespielt: { $detail }
error-record-header = Der Anfang der Aufzeichnung ist beschädigt: { $detail }
error-record-row = Eine Zeile der Aufzeichnung ist beschädigt: { $detail }
error-record-order = Die Zeilen der Aufzeichnung sind durcheinander: { $detail }
error-record-chain = Die Aufzeichnung wurde verändert: { $detail }
error-record-cut = Die Aufzeichnung ist abgeschnitten: { $detail }
error-record-action = Die Aufzeichnung enthält einen unerlaubten Zug: { $detail }
error-record-fingerprint = Die Aufzeichnung führt nicht zum selben Spiel: { $detail }

error-dump-game = Der gespeicherte Stand gehört zu einem anderen Titel: { $detail }
error-dump-version = Der gespeicherte Stand braucht eine andere Version: { $detail }
error-dump-damaged = Der gespeicherte Stand ist beschädigt: { $detail }
error-dump-data = Der gespeicherte Stand wurde mit anderen Zahlen gespielt: { $detail }

## the server
error-push-endpoint = Diese Adresse gehört zu keinem Push-Dienst.
error-push-keys = Die Schlüssel dieser Anmeldung sind ungültig.
error-push-none = Keiner deiner Browser ist angemeldet.
error-push-busy = Eine Nachricht an dich ist schon unterwegs.
error-server-migration = Die Datenbank muss erst aktualisiert werden.
error-metrics-token = Für diese Zahlen braucht man ein Token.
error-setting-mail_server = Der Mailserver ist falsch eingestellt: { $detail }
error-setting-mail_from = Der Absender der Mails ist falsch eingestellt: { $detail }
error-setting-webhook = Der Webhook ist falsch eingestellt: { $detail }
error-setting-push_contact = Der Kontakt für Push-Dienste ist falsch eingestellt: { $detail }
error-setting-value = Eine Einstellung ist nicht zu verstehen: { $detail }
error-setting-database = Diese Datenbank ist nicht bekannt: { $detail }
error-person-name = Das geht nicht als Name: { $detail }
error-person-name_taken = Dieser Name gehört zu einem Konto.
error-person-signed_in = Du bist schon da; melde dich zuerst ab.
error-person-has_account = Du hast schon ein Konto.
error-person-no_account = Ein Gast hat kein Passwort.
error-person-sign_in = Name und Passwort passen nicht zusammen.
error-person-password = Das ist nicht das Passwort.
error-person-password_length = Ein Passwort hat 8 bis 200 Zeichen.
error-person-banned = Der Betreiber hat dich gesperrt.
error-person-unknown = Hier ist niemand angemeldet.
error-person-not_found = Diese Person gibt es nicht.
error-person-yourself = Das bist du selbst.
error-person-ambiguous = Mehrere heißen so: { $detail }
error-person-too_many_blocks = Du hast zu viele Leute blockiert.
error-report-text = Eine Meldung hat 1 bis 2000 Zeichen.
error-report-unknown = Diese Meldung gibt es nicht: { $detail }
error-request-origin = Eine Seite eines anderen Servers hat das verlangt.
error-request-too_large = Die Anfrage ist zu groß.
error-request-not_json = Hier wird nur JSON gelesen.
error-request-invalid = Die Anfrage ist nicht zu verstehen: { $detail }
error-limit-too_often = Zu oft: { $detail }
error-server-error = Hier ist etwas schiefgegangen.
error-server-unavailable = Die Datenbank antwortet nicht; es ist nichts geschehen.
error-table-unknown = Diesen Tisch gibt es nicht.
error-table-not_started = Das Spiel hat noch nicht begonnen.
error-table-not_playing = An diesem Tisch wird gerade nicht gespielt.
error-table-started = Das Spiel hat schon begonnen.
error-table-seats_open = Es sind noch Plätze frei.
error-table-over = Das Spiel ist aus.
error-table-not_over = Das Spiel ist noch nicht aus.
error-table-no_seat_for_you = Einer der Plätze muss dein eigener sein.
error-table-no_spectators = Dieser Tisch will keine Zuschauer.
error-table-not_owner = Das darf nur, wer den Tisch eröffnet hat.
error-table-blocked = An diesen Tisch kannst du dich nicht setzen.
error-table-rematch = Es gibt schon eine Revanche.
error-table-aside = Dieser Tisch wurde beiseitegestellt, weil sich sein Spiel nicht nachspielen lässt.
error-seat-not_yours = Dieser Platz gehört jemand anderem.
error-seat-none = Du spielst nicht an diesem Tisch.
error-seat-taken = Dieser Platz ist besetzt.
error-seat-resigned = Dieser Platz hat schon aufgegeben.
error-seat-owner_back = Wer hier sitzt, ist wieder da.
error-decision-stale = Diese Entscheidung ist nicht mehr offen.
error-offer-pending = Ein anderer Vorschlag wartet noch auf Antworten.
error-offer-gone = Dieser Vorschlag ist nicht mehr offen.
error-clock-value = So eine Uhr geht nicht: { $detail }
error-token-wrong = Dieses Token ist nicht von uns.
error-token-old = Der Platz hat den Besitzer gewechselt; das Token gilt nicht mehr.
error-chat-not_here = Du kannst an einem Tisch mitreden, den du verfolgst.
error-chat-muted = Der Betreiber hat dich stumm geschaltet.
error-chat-empty = Da steht nichts.
error-message-too_long = Die Nachricht ist zu lang.
error-message-invalid = Die Nachricht ist nicht zu verstehen: { $detail }
error-socket-too_many_tables = Zu viele Tische auf einmal.
error-record-running = Das Spiel ist noch nicht zu Ende.
error-replay-step = Diesen Schritt gibt es nicht: { $detail }
error-upload-unknown = Diese Aufzeichnung gibt es nicht.
error-upload-too_many = Du hast zu viele Aufzeichnungen; lösche zuerst eine.
error-upload-too_long = Die Aufzeichnung hat zu viele Zeilen: { $detail }
