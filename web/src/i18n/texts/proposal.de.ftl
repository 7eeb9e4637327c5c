# Den anderen etwas zeigen, wo alle zusammen spielen.

proposal-point = Den anderen etwas zeigen
proposal-which = Wähle einen Ort oder eine Karte, um sie den anderen zu zeigen; ein zweiter Druck auf die Fahne beendet es.
proposal-of = { $name } zeigt: { $what }
proposal-own = Du zeigst: { $what }
proposal-elsewhere = etwas, das hier nicht zu sehen ist
proposal-show = Zeigen
proposal-back = Zurücknehmen
error-proposal-hidden = Das sehen die anderen nicht: Es ist dein Geheimnis.
