# Counts of games, and sentences of every report
games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
in-games = { $games ->
    [one] en { $games } partie
   *[other] en { $games } parties
}
report-title = { $title } : { games }
lead-alike = { $what } à une table : une place a fini en moyenne à { $share }.
lead-best = { $what } à une table : le joueur { $name } a gagné le plus souvent, { $share } des parties.
play-again = Les mêmes parties encore une fois, sur n’importe quelle machine :
fact-games = Parties
fact-players = Joueurs
fact-seats = Places
seats-rotating = tournantes
seats-fixed = fixes
fact-seed = Graine
fact-options = Options
options-usual = comme d’habitude
fact-version = Version
fact-figures = Chiffres imprimés
figures-corrected = { $what } (corrigés)
report-contents = Chapitres
footer-intervals = Les intervalles contiennent la vraie valeur dans 95 cas sur 100 : parts des victoires selon Wilson, moyennes selon leur erreur type. Là où comptent plusieurs places d’une même partie, ils sont un peu trop larges, car une seule d’entre elles peut gagner.
footer-estimated = { $sign } { estimated-figure } : un chiffre imprimé dont aucune source n’a été trouvée. Qui possède la boîte peut le corriger, et refaire jouer les parties avec { $what }.
estimated-figure = chiffre estimé
plot-label = Graphique : { $title }. Ses chiffres sont dans le tableau dessous.
table-label = { $title } : tableau
table-sorted = Trié : { $what }. Un clic sur un en-tête trie par lui.
table-whole = Tout le tableau (lignes : { $number })
drawn-ends = Le graphique montre le début et la fin de la liste ({ $shown } + { $shown }) de ce qu’assez de places ont fait (au moins { $least }) : { $known }.
drawn-known = Le graphique montre ce qu’assez de places ont fait (au moins { $least }) : { $known }.
by-chance = Intervalles qui ne contiennent pas ce qu’on attendait : { $number } / { $known } ; par le seul hasard, ce serait environ { $least }.
how-to-read = Les lignes sont des intervalles à 95 %, l’or marque ce que ces joueurs gagnent de toute façon ; en bleu, ceux dont l’intervalle ne le contient pas.

# Sections of every title
scores-section = Scores finaux
    .caption = Combien de fois chaque score final est venu { in-games } ; les tirets sont les moyennes.
seats-section = Victoires par place
    .caption = Combien de fois chaque place a gagné { in-games }, avec des intervalles à 95 % ; les marques dorées sont ce que gagnent en moyenne les joueurs qui s’y trouvaient.
shared-first = Parties où la première place a été partagée : { $number } ; elle compte pour tous.
players-section = Victoires par joueur
    .caption = Combien de fois chaque joueur a gagné { in-games }, avec des intervalles à 95 % ; les marques dorées sont ce que gagneraient des joueurs de même force.
length-section = Durée
    .caption = Combien de décisions, celles qui laissaient au moins deux choix, toutes les places ont prises ensemble { in-games }.
actions-section = Actions
    .caption = Combien de fois chaque type d’action a été joué dans une partie par toutes les places ensemble, en moyenne { in-games } ; les noms sont ceux des programmes.

# Axes and series
axis-final-score = score final
axis-won = part des parties gagnées
axis-decisions = décisions par partie
axis-rounds = manches par partie
axis-times = fois par partie
axis-share = part
series-all-seats = toutes les places
series-winners = gagnants
series-others = les autres

# Columns of tables
column-player = joueur
column-mean = moyenne
column-lowest = plus bas
column-median = médiane
column-highest = plus haut
column-least = minimum
column-most = maximum
column-seat = place
column-seats = places
column-games = parties
column-won = gagné
column-expected = attendu
column-difference = écart
column-in-a-game = par partie
column-action = action
column-times = nombre
column-of-all = sur le total
column-card = carte
column-cost = coût
column-cause = raison
column-source = origine
column-winners = gagnants
column-others = les autres

# Rows
row-decisions = décisions
row-rounds = manches

# By what rows are sorted
order-players = dans l’ordre des joueurs
order-table = dans l’ordre du tour de table
order-decisions = les décisions d’abord
order-frequent = le plus fréquent d’abord
order-difference = le plus grand écart d’abord
order-rounds = manche par manche
order-name = par nom
