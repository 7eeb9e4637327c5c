# Einen Tisch eines Spiels mit mehreren Spielweisen eröffnen.

open-way = Wie willst du spielen?
way-alone = Allein gegen einen Automa
way-alone-text = „Alles inklusive“ für einen Kapitän: Jacques oder Jean segelt gegen dich.
way-other = Ein anderes Szenario
way-other-text = Das Grundspiel, oder Unruhen.
campaign-open-hint = Als Gruppe spielen, mit eigener Seite
