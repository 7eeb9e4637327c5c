# Die Seite einer Gruppe, die eine Kampagne spielt.

campaign-new = Eine Kampagne von { $title } beginnen
campaign-name = Name der Gruppe
campaign-name-text = Er darf leer bleiben.
campaign-gather = Zur Seite der Gruppe
campaign-way = Kapitel
campaign-mark-succeeded = Partie { $number }: Ziel erreicht
campaign-mark-failed = Partie { $number }: Ziel verfehlt
campaign-mark-next = Partie { $number }: die nächste
campaign-mark-later = Partie { $number }: kommt noch
campaign-next-of = Partie { $number } von { $length }
campaign-invited = Einladung
campaign-invited-text = Du bist eingeladen, diese Kampagne mitzuspielen. Ein Platz ist für dich frei.
campaign-full = Diese Gruppe ist vollständig. Bitte sie um einen Platz, oder beginne eine eigene Kampagne.
campaign-join = Den Platz nehmen
campaign-chapter = Nächstes Kapitel
campaign-goal = Ziel:
campaign-ours = Eine Geschichte von uns. Die Schachtel hat andere; keiner ihrer Texte wird hier verwendet.
campaign-wait = Ein Platz ist noch frei. Schick jemandem den Link; dann kann die Partie beginnen.
campaign-wait-host = Ein Platz ist noch frei. Schick jemandem den Link, oder lass dort einen Bot spielen; dann kann die Partie beginnen.
campaign-options = Optionen dieser Partie
campaign-begin = Die Partie beginnen
campaign-running = Eine Partie läuft.
campaign-to-game = Zur Partie
campaign-abandon = Diese Partie aufgeben
campaign-abandon-text = Die Partie endet für alle und zählt nicht. Ihr Kapitel kann gleich wieder begonnen werden.
campaign-abandon-yes = Aufgeben
campaign-another = Eine andere Kampagne beginnen
campaign-group = Die Gruppe
campaign-place-open = Ein freier Platz
campaign-stands = { $won ->
    [one] Eine Partie gewonnen
   *[other] { $won } Partien gewonnen
}, { $points } SP insgesamt
campaign-you = Du
campaign-ahead = In Führung
campaign-change = Ändern …
campaign-replace = { $name } ersetzen
campaign-replace-text = Der Platz und seine Ergebnisse bleiben bei der Kampagne; { $name } gehört dann nicht mehr zur Gruppe. Ein alter Link gilt nicht mehr.
campaign-give-text = Der Platz und seine Ergebnisse bleiben bei der Kampagne.
campaign-replace-yes = Ersetzen
campaign-somebody-else = Jemand anderes, über den Link
campaign-invite = Wer diesen Link öffnet, kann den freien Platz nehmen:
campaign-address = Adresse der Kampagne
campaign-leave = Die Gruppe verlassen
campaign-leave-text = Dein Platz wird frei, und die anderen können ihn vergeben. Wenn niemand mehr da ist, gibt es die Kampagne nicht mehr.
campaign-archive = Das Archiv
campaign-archive-text = Was die Partien bisher hinterlassen haben; in der nächsten liegt es auf dem Tisch.
campaign-tiles = Vermächtnisplättchen
campaign-cards = Geschichtenkarten
campaign-last = Die letzte Partie
campaign-results = Bisher
campaign-succeeded = Ziel erreicht
campaign-failed = Ziel verfehlt
campaign-points = { $count } SP
campaign-won = gewonnen
campaign-story = Was daraus wurde

my-campaigns = Meine Kampagnen
campaign-game = { $number } von { $length ->
    [one] { $length } Partie
   *[other] { $length } Partien
} gespielt
campaign-over = Die Kampagne ist zu Ende
error-campaign-over = Die Kampagne ist zu Ende.
error-campaign-page = Die nächste Partie beginnt auf der Seite der Kampagne.
error-campaign-not-host = Das darf nur, wer die Gruppe leitet.
error-campaign-blocked = Nicht alle in dieser Gruppe wollen an einem Tisch sitzen.
error-campaign-playing = Eine Partie läuft: Beende sie zuerst.
error-campaign-not-playing = Keine Partie läuft.
error-campaign-seats-open = Ein Platz ist noch frei.
error-campaign-too-many = Verlass zuerst eine deiner Kampagnen.
error-campaign-last-place = Verlass die Gruppe, um deinen letzten Platz zurückzugeben.
error-campaign-options = Das kann vor dieser Partie nicht gewählt werden.
error-campaign-addition = Das kann jetzt nicht zur Kampagne dazukommen.
