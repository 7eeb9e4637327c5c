# Pointing for the others, where all play together.

proposal-point = Den anderen etwas zeigen
proposal-which = Wähle einen Ort oder eine Karte, um sie den anderen zu zeigen; die Fahne beendet es.
proposal-of = { $name } zeigt: { $what }
proposal-own = Du zeigst: { $what }
proposal-elsewhere = etwas, das hier nicht zu sehen ist
proposal-show = Zeigen
proposal-back = Zurücknehmen
