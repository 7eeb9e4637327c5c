# Les mots de la table de Macau en français. Les actions et les refus viennent du serveur.

suit-S = pique
suit-H = cœur
suit-D = carreau
suit-C = trèfle
# Une lettre à côté de chaque signe
letter-S = P
letter-H = C
letter-D = K
letter-C = T
rank-A = as
rank-2 = deux
rank-3 = trois
rank-4 = quatre
rank-5 = cinq
rank-6 = six
rank-7 = sept
rank-8 = huit
rank-9 = neuf
rank-T = dix
rank-J = valet
rank-Q = dame
rank-K = roi
card-suited = { $rank } de { $suit }
card-BJ = joker noir
card-CJ = joker coloré

you = Vous
or = ou
cancel = Annuler
n-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
n-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
place = { $place ->
    [1] 1er
   *[other] { $place }e
}

## Les places

seat-you = { $seat } (vous)
seat-current = à son tour
seat-attacked = sous attaque
seat-dealer = donneur
seat-dealer-short = D
seat-exposed = n’a pas dit « Macau ! » et peut être pris
seat-exposed-short = muet !
seat-misses = { $count ->
    [one] perd { $count } tour
   *[other] perd { $count } tours
}
seat-solo = { $count ->
    [one] joue { $count } tour seul
   *[other] joue { $count } tours seul
}
seat-known = on sait qu’il a : { $card }
seat-vouched-suit = a montré qu’il a du { $suit }
seat-vouched-rank = a montré qu’il a la valeur { $rank }
seat-out = sorti, rang { $place }
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $target }
catch = Prendre { $seat }
catch-button = Pris !
catch-short = Pris !

## Les piles et ce qui doit suivre

stock = { $count ->
    [0] Pioche : vide
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
draw = Piocher une carte
discard-top = Sur la défausse : { $card }
discard-empty = La défausse est vide
stands-for = remplace { $card }
play-so-far = Posé jusqu’ici : { $cards }
in-force = Toujours en vigueur : { $card }
need-normal = À suivre : { $suit } ou { $rank }
need-suit = Demandé : { $suit }
need-rank = Demandé : { $rank }
need-free = Toute couleur sauf { $suit }
need-any-plain = N’importe quelle carte simple
need-anything = Toute carte peut suivre
need-also = à tout moment : { $list }
call-left = { $left ->
    [one] encore { $left } tour
   *[other] encore { $left } tours
}

## Attaques

threat-draw = { $author } attaque { $target } : { $unit }
threat-draw-you = { $author } vous attaque : répondez, ou piochez { $unit }
threat-draw-hit = { $author } vous attaque : piochez { $unit }, rien n’y répond
threat-skip = { $author } retient { $target } : { $unit }
threat-skip-you = { $author } vous retient : répondez, ou perdez { $unit }
threat-duel = Duel pour { $unit } : à { $target } de répondre
threat-duel-you = Duel pour { $unit } : suivez ou refusez

## La main

hand = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
}
hand-of = { $count ->
    [one] Main de { $seat }, { $count } carte
   *[other] Main de { $seat }, { $count } cartes
}
just-drawn = vient d’être piochée
drawn-tag = piochée
may-be-laid = peut être posée
joker-opens = choisissez ce que le joker remplace
likes = Tenir les cartes
sort-suit = Trier par couleur
sort-rank = Trier par valeur
four-colors = Une teinte par couleur
gain-draws = { $count ->
    [one] fait piocher { $count } carte
   *[other] fait piocher { $count } cartes
}
gain-skips = { $count ->
    [one] coûte { $count } tour à quelqu’un
   *[other] coûte { $count } tours à quelqu’un
}
gain-cancels = annule l’attaque contre vous
gain-calls-suit = vous demandez une couleur
gain-calls-rank = vous demandez une valeur
gain-cover = doit être couverte aussitôt
gain-reverses = inverse le sens du jeu
price-if-wrong = { $count ->
    [one] Si vous avez tort, vous piochez { $count } carte.
   *[other] Si vous avez tort, vous piochez { $count } cartes.
}
warn-does-not-fit = Elle ne va pas : les autres peuvent contester.
warn-leaves-one = Il restera une carte : pensez à « Macau ! »
warn-not-held = Vous ne l’avez pas : un bluff.

## Choisir et agir

actions = Ce que vous pouvez faire
take-back = Reprendre
play-cards = { $count ->
    [one] Jouer cette carte
   *[other] Jouer ces { $count } cartes
}
only-you = Personne ne le voit encore
choose-suit = Demandez une couleur
choose-rank = Demandez une valeur
choose-joker = Le joker remplace …

## Réactions

macau-button = Macau !
multi-macau = Macau multiple !
challenge-button = Contester
window-macau = { $seat } n’a plus qu’une carte
window-macau-own = Il vous reste une carte
window-challenge = Quelqu’un doute de { $seat } ?
window-challenge-own = Les autres peuvent douter de vous
window-wait = attente
window-war = L’attaque vise { $seat } : quelqu’un l’arrête ?
window-war-own = L’attaque vous vise : quelqu’un l’arrête ?
about-slip = La carte va-t-elle ?
about-call = La demande est-elle honnête ?
about-draw = N’y avait-il vraiment aucune carte ?
catch-why = Dites-le avant { $seat }
catch-gain = { $count ->
    [one] alors { $seat } pioche { $count } carte
   *[other] alors { $seat } pioche { $count } cartes
}

## Dit à la table

said-challenge = J’en doute !
said-free = toute autre couleur
said-plain = une carte simple
said-nothing = pas de demande
said-pass = passe
said-miss = perd un tour
said-out = Sorti !

## La fin

round-over = La manche { $round } est finie
col-seat = Joueur
col-round = Manche
col-total = Total sur { $target }
fewest-win = Le moins de points gagne.
go-on = Continuer

# ---- the list of cards ----

list-suit = Couleur
list-rank = Valeur
list-jokers = jokers
list-joker = joker
see-cards = Ce que fait chaque carte
see-card = Ce qu’elle fait

# ---- the list of choices ----

warning-leaves-one-card = Il ne vous restera qu’une carte : n’oubliez pas de crier « Macau ! ».
warning-not-held = Vous n’avez pas ce que vous demandez.
warning-does-not-fit = Cette carte ne convient pas ; les autres peuvent vous contester.
group-attack = Attaque
group-call = Demander
group-macau = Macau !
group-challenge = Contester
group-react = Réagir
amount-cards-if-wrong = { $count ->
    [one] carte si vous avez tort
   *[other] cartes si vous avez tort
}
amount-cancels = { $count ->
    [one] carte de l’attaque annulée
   *[other] cartes de l’attaque annulées
}
amount-must-be-covered = à couvrir aussitôt
amount-turns = { $count ->
    [one] tour à passer
   *[other] tours à passer
}
amount-draws = { $count ->
    [one] carte à piocher pour un autre
   *[other] cartes à piocher pour un autre
}
amount-calls = vous demandez
amount-rank = une valeur
amount-suit = une couleur
amount-reverses = change le sens
amount-skips = passe son tour

## The sign of what is demanded

demand-draw = { $count ->
    [one] carte à piocher
   *[other] cartes à piocher
}
demand-skip = { $count ->
    [one] tour à perdre
   *[other] tours à perdre
}
demand-duel = { $count ->
    [one] tour en jeu
   *[other] tours en jeu
}
one-card-left = une carte, et pas un mot
round-now = Manche { $round }
direction-cw = vers la gauche
direction-ccw = vers la droite

## The card beside the felt

no-answer = Aucune de vos cartes n’y répond.
joker-fits = Un de vos jokers convient.
cards-fit = { $count ->
    [0] Aucune de vos cartes ne convient.
    [one] Une de vos cartes convient.
   *[other] { $count } de vos cartes conviennent.
}
why-others-turn = Ce n’est pas encore votre tour.
why-asked-else = D’abord ce qui est demandé maintenant.
why-over = La partie est finie.
seen-cards = Cartes que vous avez vues : en main, sur la défausse, et connues chez les autres
you-hold = vous en avez { $count }

## The tray

draw-short = Piocher
not-now = pas maintenant
at-one-card = à une carte
seconds = { $seconds } s
does-draws = en fait { $count }
does-skips = saute { $count }
does-cancels = l’annule
does-calls-suit = couleur au choix
does-calls-rank = valeur au choix
does-reverses = change le sens
does-cover = à recouvrir
at-my-turn = à mon tour
plan-can = Un clic la prévoit pour votre tour
plan-made = Prévue pour votre tour ; un autre clic annule
plan-help-card = Cliquez sur une carte, ou sur Piocher, pour la prévoir à votre tour. Elle est posée si elle convient alors.
plan-help-draw = Cliquez sur Piocher pour le prévoir à votre tour.
