# Le visage de Macao en français. Ce que disent déjà les textes du titre porte ici le même nom.

language = fr

color-red = rouge
letter-red = R
color-blue = bleu
letter-blue = B
color-green = vert
letter-green = V
color-gray = gris
letter-gray = G
color-violet = violet
letter-violet = L
color-black = noir
letter-black = N

cubes-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
cubes-blue = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
}
cubes-green = { $count ->
    [one] { $count } vert
   *[other] { $count } verts
}
cubes-gray = { $count } gris
cubes-violet = { $count ->
    [one] { $count } violet
   *[other] { $count } violets
}
cubes-black = { $count ->
    [one] { $count } noir
   *[other] { $count } noirs
}
cubes-any = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
place-macao = Macao
place-london = London
place-hamburg = Hamburg
place-amsterdam = Amsterdam
place-lisboa = Lisboa
place-antwerpen = Antwerpen
place-marseille = Marseille
place-barcelona = Barcelona
place-genova = Genova
place-s01 = la mer devant Macao
place-s02 = la mer au nord-est de Genova
place-s03 = la mer entre Marseille et Genova
place-s04 = la mer entre Barcelona et Marseille
place-s05 = la mer au nord-ouest de Barcelona
place-s06 = la mer au sud de Lisboa
place-s07 = la mer au nord de Lisboa
place-s08 = la mer au sud-ouest de London
place-s09 = la mer entre London et Antwerpen
place-s10 = la mer entre Antwerpen et Amsterdam
place-s11 = la mer entre Amsterdam et Hamburg
place-s12 = la mer au sud de Hamburg
place-s13 = le large, loin au sud de Hamburg
place-s14 = le large au nord de Macao
place-s15 = le large au nord de Genova
place-s16 = le milieu du large
place-s17 = la mer à l’est de Lisboa
place-s18 = le large, loin au sud d’Antwerpen
place-s19 = la mer au sud d’Amsterdam
place-s20 = la mer au nord de Marseille
place-s21 = la mer au sud-est de London
kind-office = charge
kind-building = bâtiment
kind-person = personnage
timing-action = vous l’utilisez à votre tour
timing-passive = agit d’elle-même ou dans une autre action
timing-automatic = agit d’elle-même
timing-part = vous la choisissez dans une autre action
timing-always = agit en permanence
timing-waits = vous l’utilisez à votre tour, après ce qu’elle attend
timing-cards = agit en phase 1, quand on prend les cartes
timing-dice = agit en phase 2, quand on choisit les dés
timing-game_end = agit dans le décompte final
limit-round = une fois par manche
limit-each = chaque fois que le cas se présente
limit-any = aussi souvent que vous pouvez payer
limit-end = une fois, à la fin de la partie
n-gold = { $count } or
n-prestige = { $count } prestige
n-steps = { $count ->
    [one] { $count } pas gratuit
   *[other] { $count } pas gratuits
}
n-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
n-markers = { $count ->
    [one] un marqueur de pénalité
   *[other] { $count } marqueurs de pénalité
}
n-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
n-jokers = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
nothing = rien
cause-setup = mise en place
cause-dice = dés
cause-offer = offre
cause-overflow = sixième carte
cause-empty_arrow = aucun cube à la flèche
cause-tableau = cartes restées sur le plateau
cause-markers = marqueurs de pénalité
cause-city = plus grand groupe en ville
cause-tribute = tribut
cause-delivery = livraison
cause-joker = joker
cause-payment = paiement
cause-pass = passe
phase-start_cards = Premières cartes
phase-start_cubes = Premiers cubes
phase-pick = Prise des cartes
phase-overflow = Trop de cartes
phase-dice = Choix des dés
phase-explorer = Explorateur
phase-master = Maître
phase-actions = Actions
phase-payment = Paiement
phase-over = Fin
warning-passing_with_cubes = Vos cubes à la flèche seront perdus.
warning-fountain_lost = Le pas de votre Fontaine sera perdu.
warning-envoy_lost = Le cube de votre Émissaire sera perdu.
warning-sixth_card = Ce serait votre sixième carte : une doit partir, et vous prenez un marqueur de pénalité.
warning-empty_arrow = Aucun cube à votre flèche dans cette manche : un marqueur de pénalité.
warning-empty_arrow_next_round = Encore rien pour la manche suivante.
warning-cannot_be_undone = Ne peut pas être repris.

good-jade = jade
good-lacquerware = laques
good-paper = papier
good-porcelain = porcelaine
good-rice = riz
good-silk = soie
good-spices = épices
good-tea = thé
good-joker = joker
good-none = –

## Choisir

price-is = Prix : { $price }
gain-is = Gain : { $gain }
ways = { $count ->
    [one] { $count } façon
   *[other] { $count } façons
} de faire
not-now = Pas maintenant : { $reason }
close = Fermer
short-free = gratuit
short-gold = or
choose-colors = Choisissez des couleurs
joker-first = Première moitié du joker
joker-second = Seconde moitié du joker
costs = Coût
you-have = Vous avez { $cubes }
estimated-fields = Notre estimation : { $fields }
field-kind = genre
field-cost = coût
field-tribute = tribut

## La carte

board = La carte : mer, muraille et ville
city = Ville
sea-space = Haute mer
port-about = Prend : { $good }. Valeurs restantes : { $slots }
port-label = { $port }, prend : { $good }
ship-at = Navire de { $seat } : { $place }
tribute = Tribut
tribute-label = Tribut de la manche : { $price } or pour { $gain } prestige
quarter = Quartier
quarter-owned = Quartier de { $seat }
quarter-free = Quartier avec { $tile }, pour { $cost }
quarter-light = Un quartier clair : { $tile }
quarter-dark = Un quartier sombre : { $tile }
wall = Muraille
wall-space = Muraille, case { $n } : { $seats }
wall-space-name = Muraille, case { $n }
wall-about = Qui est devant sur la muraille joue d’abord ; dans une pile, celui du dessus.
stack = De haut en bas : { $seats }

## La manche

round = Manche { $round } sur 12
before = Avant la première manche
result = La partie est finie
offer = Offre
decline = Ne prendre aucune carte
dice = Dés
die-label = Dé { $color }, { $value }
choose-dice = { $count ->
    [one] Choisissez encore un dé
   *[other] Choisissez deux dés
}
ask-explorer = Explorateur : un cube de plus ?
ask-master = Maître : décaler des cubes d’un rang ?
start-cubes = { $round ->
    [1] Un cube pour la manche 1
   *[other] Deux cubes pour la manche 2
}
take-start = Poser ces cubes
offices = Charges des douze manches
time-past = passée
time-present = cette manche
time-future = à venir

## Les places

own-seat = Place au premier plan
passed = a passé
place-number = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
prestige = prestige
gold = or
markers = marqueurs de pénalité
cargo = Navire et cargaison
no-cargo = cale vide
supply = Réserve
no-cubes = aucun cube
pass = Passer
pass-loses = Vous perdriez { $cubes }.
pass-about = Votre tour se termine.
tableau = Cartes à payer
active = En service
no-active = aucune encore
state-usable = utilisable
state-used = utilisée dans cette manche
state-waiting = en attente
rose = Rose des vents
rose-side = Manche { $round } : { $cubes }

## Affichage

pace = Vitesse des mouvements
pace-calm = Vitesse 1×
pace-fast = Vitesse 2×
pace-off = Sans mouvement
parts = Parties de la table
tab-round = Manche
tab-city = Ville
tab-sea = Mer

## Explications

which = Lequel ?
spaces-used = { $count } sur { $of }
about-prestige = À la fin, la plus haute valeur gagne.
about-gold = Achète du prestige au tribut ; certaines cartes en demandent aussi.
about-jokers = Un joker vaut un cube de n’importe quelle couleur ou 3 or.
about-markers = Chacun coûte 3 prestige au décompte final.
cargo-to = { $count } × { $good } : { $port } en veut, la prochaine vaut { $value }
supply-about = À dépenser pendant cette manche : ce qui reste quand vous passez est perdu.
ships-here = Navires ici : { $seats }
way-costs = La route coûte { $cubes }.
way-free = Vos pas gratuits vous y mènent.

## La nouvelle table

step-cards = Cartes
step-dice = Dés
step-actions = Actions
prompt-card = Ce qui est demandé
look-at = Voir ce qu’a { $seat }
n-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
n-goods = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
cancel = Annuler
clear = Effacer
confirm = Confirmer
supply-now = maintenant, manche { $round }
supply-soon = après les dés
cargo-title = Cargaison
rose-late = Après la dernière manche : ces cubes n’arrivent jamais à la flèche
rose-more = Ces dés ajoutent { $cubes }.
rose-empty = Pas encore de cubes pour la manche { $round } : une flèche vide apporte un marqueur de pénalité.
when-round = manche { $round }
when-short = manque { $count }
pay-now = Payable maintenant
pay-short-of = Il manque
pay-short = Il manque { $cubes }
comes = { $count ->
    [one] { $cubes } arrive à la manche { $round }.
   *[other] { $cubes } arrivent à la manche { $round }.
}
comes-never = Aucun cube { $color } n’arrive dans les prochaines manches.
work-used = utilisée
work-action = une fois par manche
work-waits = après une action
work-part = dans une action
work-automatic = d’elle-même
work-always = toujours
work-cards = avec les cartes
work-dice = avec les dés
work-game_end = à la fin
take-title = Prenez une carte
take-help = Vous la payez plus tard, avec des cubes.
take-when = Quand pouvez-vous la payer ?
take-by = selon la rose
take-do = Prendre { $card }
take-none = Choisissez une carte
take-clash = { $card } demande les mêmes cubes à cette manche.
overflow-title = Une carte doit partir
overflow-help = Les cinq places sont prises. Cela coûte un
overflow-do = Écarter { $card }
overflow-none = Choisissez une carte
tribute-once = Une fois par tour, cette manche.
die-name = { $color } { $value }
die-now = cette manche
die-late = trop tard
dice-help = Un grand nombre apporte beaucoup de cubes, plus tard.
take-cubes = { $count ->
    [one] Prendre { $count } cube
   *[other] Prendre { $count } cubes
}
forecast = Vos prochaines manches
forecast-new = nouveaux cubes cerclés
forecast-card = Manche { $round } : { $card } peut être payée.
house-figures = Certains chiffres des pièces sont les nôtres, car aucune source ne les donne. La page de chaque pièce dit lesquels.
start-title = Choisissez vos premiers cubes
actions-title = Agissez, puis passez
glow = { $count ->
    [one] { $count } brille sur le plateau
   *[other] { $count } brillent sur le plateau
}
row-ship = Naviguer
row-deliver = Livrer
row-wall = Muraille
row-card = Utiliser une carte
row-joker = Joker
row-activate = Payer une carte
row-quarter = Prendre un quartier
row-tribute = Tribut
place-for = { $place }, à { $cubes }
sail-help = Touchez une case en mer, ou choisissez ici.
sail-to-sea = Naviguer : { $place }
sail-to = Naviguer vers { $place }
sail-swap = { $spaces }. Touchez un cube pour payer d’une autre couleur.
sail-do = Naviguer, { $cubes }
sail-free = Naviguer
sail-refused = Ce trajet n’est pas possible maintenant.
sail-deliver = Livré en chemin
sail-ways = Trajets aussi courts
sail-way = Trajet { $n }
sail-space = La case { $n } est payée en { $color }
sail-space-free = La case { $n } est gratuite
way-far = À { $spaces }.
way-have = Vous avez { $cubes }.
pay-title = Payer
pay-help = { $cubes } de n’importe quelle couleur, dans n’importe quel ordre.
pay-count = { $count } sur { $of }
pay-left = { $count ->
    [0] tout est payé
    [one] encore { $count } cube
   *[other] encore { $count } cubes
}
pay-spare = Choisir des cubes inutiles pour moi
pay-back = Reprendre { $color }
tab-rose = Rose
tab-topay = À payer
tab-atwork = En service
tab-purse = Bourse, navire

# ---- the list of cards ----

list-kind = Genre
list-kind-office = charges
list-kind-building = bâtiments
list-kind-person = personnages
list-office = Type de charge
list-timing = Quand elle agit
list-timing-action = à votre tour
list-timing-waits = à votre tour, après autre chose
list-timing-part = dans une action
list-timing-automatic = d’elle-même
list-timing-always = en permanence
list-timing-cards = quand on prend des cartes
list-timing-dice = quand on choisit des dés
list-timing-game_end = à la fin
list-color = Coûte un cube
list-cubes = Nombre de cubes
list-estimated = Chiffre estimé
list-estimated-nothing = rien d’estimé
list-sort-number = numéro
list-sort-name = nom
list-sort-cost = nombre de cubes
office-customs = Douane
office-construction = Construction
office-finance = Finances
office-justice = Justice
office-military = Armée
office-administration = Administration
see-rules = Voir les règles
see-card = Tout sur cette carte

# ---- the list of choices ----

warning-passing-with-cubes = Il vous reste des cubes ; ils sont perdus si vous passez.
warning-fountain-lost = Le pas de votre Fontaine sera perdu.
warning-envoy-lost = Le cube de votre Émissaire sera perdu.
warning-sixth-card = Il n’y a pas de place pour une sixième carte : une doit partir, et cela coûte un marqueur de pénalité.
warning-empty-arrow = Aucun cube n’arriverait à votre flèche.
warning-empty-arrow-next-round = Aucun cube n’arriverait à votre flèche à la prochaine manche.
group-pick = Prendre une carte
group-ship = Navire
group-wall = Muraille
group-quarter = Prendre un quartier
group-activate = Payer une carte
group-dice = Dés
group-overflow = Trop de cartes
group-payment = Payer
group-tribute = Tribut
group-card = Utiliser une carte
group-deliver = Livrer
group-start-cubes = Premiers cubes
group-joker = Joker
amount-prestige = prestige
amount-markers = { $count ->
    [one] marqueur de pénalité
   *[other] marqueurs de pénalité
}
amount-jokers = { $count ->
    [one] joker
   *[other] jokers
}
amount-spaces = { $count ->
    [one] case sur la muraille
   *[other] cases sur la muraille
}
amount-steps = { $count ->
    [one] pas du navire
   *[other] pas du navire
}
amount-silk = soie
amount-porcelain = porcelaine
amount-jade = jade
amount-paper = papier
amount-tea = thé
amount-rice = riz
amount-spices = épices
amount-lacquerware = laque

plan-can = Un clic le prévoit pour votre tour : { $what }
plan-made = Prévu pour votre tour : { $what }
plan-do = Prévoir pour mon tour : { $what }
plan-back = Reprendre ce plan : { $what }
plan-flag = Prévu pour votre tour.
plan-pass = Passer à mon tour
plan-help-card = Cliquez sur une carte pour la prévoir pour votre tour.
plan-help-dice = Cliquez sur deux dés pour les prévoir pour votre tour.
plan-help-actions = Cliquez sur ce que vous voulez faire d’abord, ou passez : ce sera fait à votre tour.
used-legend = penchées : utilisées
way-short = Il en manque { $count }.
way-now = On navigue à son tour, dans la troisième phase.
comes-any = { $count ->
    [one] { $count } cube arrive à la manche { $round }.
   *[other] { $count } cubes arrivent à la manche { $round }.
}
comes-any-never = Tant de cubes n’arrivent pas dans les prochaines manches.
pays-now = Vos cubes suffiront quand viendra votre tour.
pays-in = Il suffit de vos cubes de la manche { $round }.
next-pays = Payable alors : { $cards }
pays-never = Votre rose n’a pas les cubes qu’il faut : il manque { $cubes }.
wall-behind = Votre disque est sur la case { $n } et ne fait qu’avancer.
wall-own = Votre disque est ici.
quarter-taken = { $seat } l’a déjà : plus personne ne peut le prendre.
quarter-yours = Il est déjà à vous.
why-take = Choisissez d’abord une carte : celles qui brillent sont sur le plateau.
why-overflow = Choisissez d’abord une des six cartes.
why-dice = { $count ->
    [one] Choisissez encore un dé.
   *[other] Choisissez d’abord deux dés.
}
why-pay = { $count ->
    [one] Il reste 1 cube à payer : touchez-le dans votre réserve.
   *[other] Il reste { $count } cubes à payer : touchez-les dans votre réserve.
}
why-start = Choisissez d’abord les cubes.
why-ask = La table réfléchit encore.
