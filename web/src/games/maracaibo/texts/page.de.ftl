# What Maracaibo says of itself on the pages that all titles share.

maracaibo-about = Vier Fahrten um die Karibik: Karten sind Waren, Werkzeug oder Projekte, und man kämpft für die Nationen oder gegen sie.
maracaibo-way-alone = Allein gegen einen Automa
maracaibo-way-alone-text = „Alles inklusive“ für einen Kapitän: Jacques oder Jean segelt gegen dich.
maracaibo-way-other-text = Das Grundspiel, oder Unruhen.
maracaibo-campaign-text = Eine Kampagne ist eine Kette von sechs Partien. Jede hat ein Ziel und eine Geschichte und lässt etwas für die nächste auf dem Plan zurück. Ihr spielt als Gruppe: Kommt wieder, wann ihr wollt, die Seite der Gruppe bewahrt alles auf.
maracaibo-campaign-solo = Du segelst allein: Jacques oder Jean spielt gegen dich. Wer von beiden und wie gut, wird vor jeder Partie gewählt.
maracaibo-campaign-missing = Es ist die Kampagne des Aufstands. Das Grundspiel hat eine eigene, die es hier nicht gibt: Keine Quelle, die wir haben, erzählt ihre Kapitel.
maracaibo-figures-rounds = SP nach Runden
