data-title-of = { $title }: eigene Zahlen
data-text = Einige gedruckte Zahlen waren nirgends zu finden; diese sind von uns geschätzt und so gekennzeichnet. Wer das Spiel besitzt, kann sie hier nach dem eigenen Exemplar berichtigen: An Tischen mit diesen Zahlen kostet, bringt und zeigt alles, was in der Schachtel steht.
data-begin = 1. Mit unseren Dateien beginnen
data-begin-text = Jede Zahl steht in einer eigenen Zeile. Ändere sie in einem Texteditor und setze ihre Quelle auf "found": Dann ist sie nicht mehr als geschätzt gekennzeichnet. Namen und Wirkungen bleiben unsere.
data-download = { $file } herunterladen
data-yours = 2. Deine mitbringen
data-choose = Wähle deine berichtigten Dateien
data-choose-text = Eine genügt: { $files }. Sie werden geprüft und nicht aufbewahrt.
data-unplayable = Mit diesen Zahlen kann noch nicht gespielt werden. Was nicht stimmt, steht unten.
data-same = Alle Zahlen sind gleich wie unsere.
data-confirmed = { $count ->
    [one] Eine unserer Schätzungen ist bestätigt.
   *[other] { $count } unserer Schätzungen sind bestätigt.
}
data-open = Einen Tisch damit öffnen
data-forget = Diese Berichtigungen vergessen
data-kept = Dieser Browser merkt sich die Berichtigungen. Alle an einem solchen Tisch sehen, dass Zahlen berichtigt sind.
data-findings = Was gefunden wurde
data-line = { $file }, Zeile { $line }
data-more = { $count ->
    [one] Und noch einer.
   *[other] Und { $count } weitere.
}
