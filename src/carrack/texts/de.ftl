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
