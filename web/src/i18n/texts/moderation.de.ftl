# Was Moderatoren sehen und tun.

moderation-not-you = Diese Seite ist für Moderatoren.
moderation-reports = Meldungen
moderation-bugs = Fehler
moderation-people = Leute
moderation-tables = Tische
moderation-log = Protokoll
moderation-done-ones = Erledigte
moderation-nothing = Nichts.
moderation-report = { $who } über { $about }
moderation-bug = { $by }, { $title }, Zeile { $row }
moderation-table = Zum Tisch
moderation-close = Erledigt
moderation-view = Was zu sehen war
moderation-sealed = Die Aufzeichnung ist versiegelt, bis die Partie zu Ende ist.
moderation-record = Aufzeichnung
moderation-name = Name
moderation-find = Suchen
moderation-nobody = So heißt niemand.
moderation-moderator = Moderator
moderation-muted = Stumm
moderation-banned = Ausgeschlossen
moderation-reason = Grund, den alle dort lesen
moderation-close-table = Tisch schließen
error-moderation-equal = Keinen anderen Moderator, und nicht sich selbst.
error-moderation-own-table = Du spielst selbst an diesem Tisch.
error-bug-sealed = Die Partie läuft; bis zu ihrem Ende ist die Aufzeichnung versiegelt.
