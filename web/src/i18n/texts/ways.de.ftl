# Einen Tisch eines Spiels mit mehreren Spielweisen eröffnen.

open-way = Wie willst du spielen?
way-other = Ein anderes Szenario
campaign-open-hint = Als Gruppe spielen, mit eigener Seite
