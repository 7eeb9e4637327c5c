# Macao, le jeu de plateau, en français. Les clés suivent les noms de names.py, options.py, cards.toml et board.toml.

## Couleurs des cubes et des dés ; une lettre pour chacune, quand la place ou la couleur manque

color-red = rouge
    .letter = R
color-blue = bleu
    .letter = B
color-green = vert
    .letter = V
color-gray = gris
    .letter = G
color-violet = violet
    .letter = L
color-black = noir
    .letter = N

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

## Marchandises et tuiles

good-jade = du jade
    .short = jade
good-lacquerware = des laques
    .short = laque
good-paper = du papier
    .short = pap.
good-porcelain = de la porcelaine
    .short = porc.
good-rice = du riz
    .short = riz
good-silk = de la soie
    .short = soie
good-spices = des épices
    .short = épic.
good-tea = du thé
    .short = thé
good-joker = un joker
    .short = joker

## Ports et lieux en mer

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
sea-space = le large

## Genres de cartes, quand elles agissent, combien de fois

kind-office = charge
    .plural = charges
kind-building = bâtiment
    .plural = bâtiments
kind-person = personnage
    .plural = personnages

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

## D'où vient un chiffre

figure-found = trouvé dans une source
    .mark = { "" }
figure-reconstructed = estimé
    .mark = ≈

## Les chiffres imprimés : à quoi ils appartiennent, et ce qu'ils sont

data-place-quarter = Quartier { $id }
data-place-space = Case { $id } de la muraille
data-place-wall = La muraille
data-place-tiles = Les tuiles
data-place-tribute = La piste du tribut
data-place-sea = La mer
data-field-kind = genre
data-field-office = type de charge
data-field-cost = coût
data-field-tribute = tribut
data-field-timing = quand elle agit
data-field-limit = combien de fois
data-field-dark = sombre
data-field-neighbours = voisins
data-field-good = marchandise
data-field-slots = prestige des livraisons
data-field-start = départ des bateaux
data-field-length = cases
data-field-copies_of_each_good = tuiles de chaque marchandise
data-field-jokers = jokers
data-field-min = plus petit nombre
data-field-max = plus grand nombre
data-field-position = endroit du dessin
data-field-there = existe
data-field-name = nom
data-field-source = origine des chiffres
data-field-edges = routes
data-yes = oui
data-no = non

## Ce que dit la vérification des chiffres corrigés

finding-file = { $name } n’est aucun des fichiers { $files }.
finding-not_toml = Le fichier n’est pas écrit en TOML : { $why }
finding-missing = Ce champ manque.
finding-stray = Ceci n’a pas sa place ici.
finding-no_list = Il faut une liste de tables [[{ $name }]].
finding-no_table = Il faut une table [{ $name }].
finding-twice = L’identifiant { $id } est employé plusieurs fois.
finding-text = Il faut un texte d’une ligne, et non { $value }.
finding-id = Il faut des minuscules, des chiffres et _, et non { $value }.
finding-bool = Il faut true ou false, et non { $value }.
finding-whole = Il faut un nombre entier de { $low } à { $high }, et non { $value }.
finding-position = Il faut un nombre de 0 à { $high }, et non { $value }.
finding-one_of = C’est { $value }, alors qu’il faut l’un de : { $choices }.
finding-cubes = Il faut nommer des cubes, comme { "{" } red = 1, blue = 1 { "}" }, et non { $value }.
finding-color = La couleur { $color } n’existe pas ; les couleurs sont { $colors }.
finding-cube_count = Il y a { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} de la couleur { $color } ; il en faut de 1 à { $most }.
finding-list = Il faut une liste de la bonne longueur, et non { $value }.
finding-sources = Il faut dire d’où vient chacun de : { $names }.
finding-source = Pour { $name } il est écrit { $value } ; il faut found ou reconstructed.
finding-no_card = Les règles ne connaissent pas cette carte.
finding-cards_missing = { $count ->
    [one] { $count } carte manque
   *[other] { $count } cartes manquent
} : { $names }
finding-kind = Les règles disent quelles cartes sont des charges, et de quel type ; ceci les contredit.
finding-dear = Le coût est de { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} ; l’usage est de 1 à { $most }.
finding-pair = La paire { $pair } n’est sur aucune carte connue.
finding-limit = Le moment et la fréquence se contredisent au sujet de la fin de partie.
finding-office_cost = Les charges de ce type devraient coûter ici { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} de la couleur { $color }.
finding-kind_count = { $count ->
    [one] { $count } carte est
   *[other] { $count } cartes sont
} du genre { $kind } ; il devrait y en avoir { $expected }.
finding-pair_count = La paire { $pair } est sur { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; il devrait y en avoir { $expected }.
finding-uneven = Tous les coûts réunis demandent { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} de la couleur { $color } ; une couleur moyenne en a { $mean }.
finding-no_size = Aucun bâtiment ni personnage ne coûte { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}.
finding-too_many = Il y en a { $count } ; il y a place pour { $most }.
finding-no_place = { $id } est nommé, mais n’existe pas.
finding-one_way = Le voisin { $id } est nommé, mais { $id } ne le nomme pas en retour.
finding-light = Il y a { $count ->
    [one] { $count } quartier clair
   *[other] { $count } quartiers clairs
} pour { $tiles ->
    [one] { $tiles } tuile de marchandises
   *[other] { $tiles } tuiles de marchandises
}.
finding-dark = Il y a { $count ->
    [one] { $count } quartier sombre
   *[other] { $count } quartiers sombres
} pour { $tiles ->
    [one] { $tiles } joker
   *[other] { $tiles } jokers
}.
finding-light_dark = { $light ->
    [one] { $light } quartier est clair
   *[other] { $light } quartiers sont clairs
} et { $dark ->
    [one] { $dark } sombre
   *[other] { $dark } sombres
} ; il devrait y en avoir 24 et 6.
finding-apart = La ville n’est pas d’un seul tenant.
finding-slots_order = Les nombres doivent aller du plus grand au plus petit.
finding-slots = Les nombres devraient être { $slots }.
finding-good = { $count ->
    [one] { $count } port veut
   *[other] { $count } ports veulent
} cette marchandise ; il en faut un seul.
finding-port = Ce n’est pas un des ports connus.
finding-edge = La route { $from_id } – { $to_id } ne relie pas deux lieux.
finding-edge_twice = La route { $from_id } – { $to_id } figure deux fois.
finding-reach = On ne peut pas l’atteindre depuis { $id }.
finding-outside = C’est dessiné hors du plateau.
finding-on_top = C’est dessiné par-dessus { $id }.
finding-cross = Les lignes { $one } et { $other } se croisent.

## Morceaux de phrases

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
placed = { $cubes } sur le { $position }
die-shows = { $color } { $value }
die-turned = { $color } { $value } (au lieu de { $rolled })
nothing = rien
price-free = gratuit
paid = { $paid ->
    [none] { "" }
   *[other] { " " }pour { $paid }
}
costing = { $price ->
    [none] { "" }
   *[other] { " " }({ $price })
}
gained = { $gain ->
    [none] { "" }
   *[other] { " " }: { $gain }
}
because = { $cause ->
    [none] { "" }
   *[other] { " " }({ $why })
}
less = { $dropped ->
    [none] { "" }
   *[other] , un { $dropped } de moins
}

## Causes qui ne sont pas des cartes

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

## Actions : textes des boutons et des menus

action-take_card = Prendre { $card }{ costing }
action-decline_card = Ne pas prendre de carte
action-discard_overflow = Défausser { $card }
action-pick_start_cubes = 1 { $first } pour la manche 1, 2 { $second } pour la manche 2
action-choose_dice = { $first } et { $second }
action-apply_explorer = Un cube { $die } de plus
action-apply_explorer-none = Pas de cube de plus
action-apply_master = Poser les cubes { $die } sur le { $position }
action-apply_master-none = Laisser les cubes où ils sont
action-activate-pay = Activer { $card }{ less }{ costing }
action-activate-craftsman = Activer { $card } avec l’Artisan{ less }{ costing }
action-activate-count = Activer { $card } avec le Comte{ costing }
tile-of-several = { $tile } ({ $number }/{ $all })
action-take_quarter-pay = Prendre le quartier avec { $tile }{ less }{ costing }
action-take_quarter-herald = Prendre avec le Héraut le quartier avec { $tile }{ costing }
action-take_quarter-pay-bare = Prendre le quartier { $quarter }{ less }{ costing }
action-take_quarter-herald-bare = Prendre le quartier { $quarter } avec le Héraut{ costing }
action-move_wall = Avancer de { $distance } sur la muraille{ costing }
toward-sea = vers { $place }
toward-port = vers { $place }
action-move_ship = Naviguer { $toward } pour { $pay }
action-move_ship-free = Naviguer { $toward }, pas gratuit
action-deliver = Livrer
action-deliver-here = Livrer { $good } à { $port }
action-buy_tribute = Acheter du prestige au tribut
action-buy_tribute-rate = Acheter { $gain } prestige pour { $price } or
action-use_office = Utiliser { $card }
action-use_card = Utiliser { $card }
action-use_card-color = Utiliser { $card } : prendre { $color }
action-use_card-goldsmith = Utiliser { $card } : payer { $color }
action-use_card-colors = Utiliser { $card } : payer { $colors }
action-use_card-person = Utiliser { $card } : défausser { $person }
action-cash_joker = Encaisser un joker : { $choices }
action-pay_cube = Payer { $color }
action-pass = Passer

## Les mêmes choix sur une ligne, avec une seconde question

fold-pick_start_cubes = 1 { $first } pour la manche 1 …
fold-activate = Activer { $card } …
fold-take_quarter = Prendre le quartier avec { $tile } …
fold-move_ship = Naviguer { $toward } …
fold-use_card = Utiliser { $card } …
fold-cash_joker = Encaisser un joker …

which-cube = Quel cube ?
which-way = Comment payez-vous ?
which-color = Quelle couleur ?
which-one = Lequel ?

## Groupes de choix

group-pick = Cartes offertes
group-overflow = Défausser
group-start_cubes = Premiers cubes
group-dice = Dés
group-activate = Activer
group-quarter = Ville
group-wall = Muraille
group-ship = Navire
group-deliver = Livrer
group-tribute = Tribut
group-card = Cartes
group-joker = Jokers
group-payment = Paiement
group-pass = Passer
group-table = Pour la table
group-expert = Pour connaisseurs

## Événements : phrases du journal. `.you` parle à qui agit.

event-card_revealed = { $card } est révélée
event-cards_revealed = Cartes révélées : { $cards }
event-tribute_set = Le tribut : { $gain } prestige pour { $price } or
event-card_taken = { $seat } prend { $card }
    .you = Vous prenez { $card }
event-card_declined = { $seat } ne prend pas de carte{ because }
    .you = Vous ne prenez pas de carte{ because }
event-card_discarded = { $seat } défausse { $card }{ because }
    .you = Vous défaussez { $card }{ because }
event-card_discarded-table = { $card } va à la défausse
event-cards_discarded = À la défausse : { $cards }
event-cubes_placed = { $seat } pose { $placed }
    .you = Vous posez { $placed }
event-die_rolled = Dé : { $die }
event-dice_rolled = Dés : { $dice }
event-dice_chosen = { $seat } choisit les dés { $first } et { $second }
    .you = Vous choisissez les dés { $first } et { $second }
event-dice_chosen-placed = { $seat } choisit les dés { $first } et { $second } : { $placed }
    .you = Vous choisissez les dés { $first } et { $second } : { $placed }
event-explorer_applied = { $seat } prend un cube { $die } de plus{ because }
    .you = Vous prenez un cube { $die } de plus{ because }
event-explorer_applied-none = { $seat } ne prend pas de cube de plus{ because }
    .you = Vous ne prenez pas de cube de plus{ because }
event-master_applied = { $seat } pose les cubes { $die } sur le { $position }{ because }
    .you = Vous posez les cubes { $die } sur le { $position }{ because }
event-master_applied-none = { $seat } laisse les cubes où ils sont{ because }
    .you = Vous laissez les cubes où ils sont{ because }
event-rose_turned = Les roses des vents tournent
event-punished = { $seat } prend { n-markers }{ because }
    .you = Vous prenez { n-markers }{ because }
event-card_activated = { $seat } active { $card }{ paid }
    .you = Vous activez { $card }{ paid }
event-card_used = { $seat } utilise { $card }{ gained }{ paid }
    .you = Vous utilisez { $card }{ gained }{ paid }
event-quarter_taken = { $seat } prend le quartier avec { $tile }{ paid }
    .you = Vous prenez le quartier avec { $tile }{ paid }
event-wall_moved = { $seat } avance de { n-spaces } sur la muraille{ paid }, jusqu’à la case { $space }{ because }
    .you = Vous avancez de { n-spaces } sur la muraille{ paid }, jusqu’à la case { $space }{ because }
event-wall_raised = Le disque de { $seat } monte au sommet de sa pile{ because }
    .you = Votre disque monte au sommet de sa pile{ because }
event-ship_moved = { $seat } navigue { $toward } pour { $paid }
    .you = Vous naviguez { $toward } pour { $paid }
event-ship_moved-free = { $seat } navigue { $toward } avec un pas gratuit
    .you = Vous naviguez { $toward } avec un pas gratuit
event-delivered = { $seat } livre { $good } à { $port }{ gained }
    .you = Vous livrez { $good } à { $port }{ gained }
event-tribute_bought = { $seat } achète { $gain } au tribut{ paid }
    .you = Vous achetez { $gain } au tribut{ paid }
event-gold_gained = { $seat } prend { n-gold }{ because }
    .you = Vous prenez { n-gold }{ because }
event-gold_paid = { $seat } paie { n-gold }{ because }
    .you = Vous payez { n-gold }{ because }
event-prestige_gained = { $seat } gagne { n-prestige }{ because }
    .you = Vous gagnez { n-prestige }{ because }
event-prestige_lost = { $seat } perd { n-prestige }{ because }
    .you = Vous perdez { n-prestige }{ because }
event-cube_gained = { $seat } prend { $cubes }{ because }
    .you = Vous prenez { $cubes }{ because }
event-cube_paid = { $seat } paie { $cubes }{ because }
    .you = Vous payez { $cubes }{ because }
event-payment_begun-wall = { $seat } doit payer { cubes-any } pour { $spaces } sur la muraille
    .you = Vous devez payer { cubes-any } pour { $spaces } sur la muraille
event-payment_begun-prospector = { $seat } doit payer { cubes-any } au Chercheur d’or
    .you = Vous devez payer { cubes-any } au Chercheur d’or
event-payment_begun-shop = { $seat } doit payer { cubes-any } pour un { $color } à la Boutique
    .you = Vous devez payer { cubes-any } pour un { $color } à la Boutique
event-joker_cashed = { $seat } encaisse un joker{ gained }
    .you = Vous encaissez un joker{ gained }
event-steps_gained = { $seat } a { n-steps }{ because }
    .you = Vous avez { n-steps }{ because }
event-passed = { $seat } passe
    .you = Vous passez
event-round_began = La manche { $round } commence
event-game_ended = La partie est finie

## Étapes, et ce que le jeu attend

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

prompt-start_cards = { $seat } prend une première carte
    .you = Prenez votre première carte
prompt-start_cubes = { $seat } choisit ses premiers cubes
    .you = Choisissez vos cubes pour les deux premières manches
prompt-pick = { $seat } prend une carte
    .you = Prenez une carte de l’offre
prompt-overflow = { $seat } a six cartes et doit en défausser une
    .you = Vous avez six cartes : défaussez-en une et prenez un marqueur de pénalité
prompt-dice = { $seat } choisit deux dés
    .you = Choisissez deux dés : chacun donne autant de cubes que son chiffre, sur ce chiffre
prompt-explorer = { $seat } peut prendre un cube de plus (Explorateur)
    .you = Explorateur : un cube de plus pour un dé ?
prompt-master = { $seat } peut déplacer les cubes d’un dé (Maître)
    .you = Maître : déplacer les cubes d’un dé ?
prompt-actions = C’est le tour de { $seat }
    .you = Votre tour : agissez autant que vous voulez, puis passez
prompt-payment-wall = { $seat } paie pour la muraille
    .you = Payez { cubes-any } pour { $spaces } sur la muraille (cancel annule)
prompt-payment-prospector = { $seat } paie le Chercheur d’or
    .you = Payez { cubes-any } au Chercheur d’or (cancel annule)
prompt-payment-shop = { $seat } paie à la Boutique
    .you = Payez { cubes-any } pour un { $color } à la Boutique (cancel annule)
prompt-over = La partie est finie
    .you = La partie est finie

## Refus, par code. $detail est la phrase de l'erreur elle-même.

error-card-unknown = Cette carte n’existe pas : { $detail }
error-phase-wrong = Ce n’est pas ce que le jeu demande maintenant.
error-action-refused = Ce n’est pas possible maintenant : { $detail }
error-payment-pending = Payez d’abord les cubes encore dus, ou reprenez l’action.
error-payment-order = On paie dans l’ordre rouge, bleu, vert, gris, violet, noir, et le reste doit suffire.
error-offer-not_there = Cette carte n’est pas dans l’offre.
error-card-not_on_tableau = Cette carte n’est pas sur votre plateau.
error-card-not_active = Cette carte n’est pas activée, ou n’est pas à vous.
error-card-used = Cette carte a déjà servi dans cette manche.
error-card-condition = Ce que cette carte demande n’est pas le cas maintenant.
error-card-nothing_to_gain = Cette carte ne vous apporterait rien maintenant.
error-card-not_usable = Cette carte ne s’utilise pas ainsi.
error-card-needs_choice = Cette carte demande un choix : une couleur, des couleurs ou un personnage.
refused-short = Il vous manque { $missing }.
error-cubes-too_few = Il vous manque des cubes pour cela.
error-gold-too_little = Il vous manque de l’or pour cela.
error-discount-not_available = Aucune de vos cartes ne vous épargne ce cube maintenant.
error-method-not_available = Vous ne pouvez pas payer ainsi maintenant.
error-quarter-taken = Ce quartier est déjà pris.
error-quarter-limit = Vous ne pouvez plus prendre de quartier dans ce tour.
error-wall-moved = Vous avez déjà avancé sur la muraille dans ce tour.
error-wall-end = Votre disque est sur la dernière case de la muraille.
error-wall-too_far = La muraille n’est pas si longue.
error-ship-not_adjacent = Votre navire ne peut pas y aller en un pas.
error-ship-no_free_step = Vous n’avez plus de pas gratuit.
error-deliver-not_in_port = Votre navire n’est pas dans un port.
error-deliver-no_goods = Vous n’avez aucune marchandise que ce port demande.
error-deliver-full = Ce port ne prend plus rien.
error-deliver-not_entered = À cette table on ne livre que dans un port où le navire est entré dans ce tour.
error-tribute-limit = Vous ne pouvez plus acheter de prestige dans ce tour.
error-tribute-too_little_gold = Il vous manque de l’or pour le tribut.
error-tribute-nothing_to_gain = Le tribut ne vous apporterait pas de prestige.
error-joker-none = Vous n’avez pas de joker.
error-joker-juggler = Avec le Jongleur un joker vaut deux choix à la fois, sans lui un seul.
error-dice-not_chosen = Ce n’est pas un des dés que vous avez choisis.
error-master-not_possible = Le Maître ne peut pas poser ces cubes là.
error-idler-not_active = Seul l’Oisif permet de ne pas prendre de carte.
error-overflow-not_held = Vous n’avez pas cette carte.

error-data-other = La table a été vue avec d’autres chiffres : { $detail }
error-field-unknown = Aucune source n’est gardée pour cela : { $detail }

## Avertissements à côté d'un choix

warning-passing_with_cubes = Vos cubes à la flèche seront perdus.
warning-fountain_lost = Le pas de votre Fontaine sera perdu.
warning-envoy_lost = Le cube de votre Émissaire sera perdu.
warning-sixth_card = Ce serait votre sixième carte : une doit partir, et vous prenez un marqueur de pénalité.
warning-empty_arrow = Aucun cube à votre flèche dans cette manche : un marqueur de pénalité.
warning-empty_arrow_next_round = Encore rien pour la manche suivante.
warning-cannot_be_undone = Ne peut pas être repris.

## Options. Les mots entre parenthèses sont les valeurs à écrire.

option-delivery_requires_entry = Livrer seulement en entrant
    .text = Si l’on ne peut livrer que dans un port où le navire est entré dans le même tour.
option-tribute_basis = Cartes qui font le tribut
    .text = Le tribut additionne les six cartes révélées (six_cards), ou seulement celles qui restent offertes (offer).
option-initial_wall_order = Premier ordre sur la muraille
    .text = Quelqu’un au hasard est au sommet et les autres suivent dans le sens horaire (random_start_clockwise), tout l’ordre est au hasard (random), ou il est donné par une liste de places.
option-master_dice = Dés du Maître
    .text = Pour combien des deux dés le Maître peut déplacer les cubes : 1 ou 2.
option-explorer_dice = Dés de l’Explorateur
    .text = Pour combien des deux dés l’Explorateur apporte un cube de plus : 1 ou 2.
option-when_cards = Cartes qui réagissent
    .text = Les cartes qui réagissent à ce que vous faites agissent une fois par manche (once) ou chaque fois (each).
option-discount_limit = Cartes qui épargnent un cube
    .text = Grue, Guérisseur, Archives et Spéculateur épargnent un cube une fois par manche (once) ou chaque fois (each).
option-tower_on_last_space = Tour sur la dernière case
    .text = Si la Tour garde son propriétaire au sommet aussi sur la dernière case de la muraille.
option-beggar_ties = Mendiant et égalités
    .text = Si partager la dernière place en prestige suffit au Mendiant.
option-monastery_ties = Monastère et égalités
    .text = Si partager la première place en prestige suffit au Monastère.
option-captain_points = Points du Capitaine
    .text = Combien de prestige le Capitaine apporte : 1 ou 2.
option-scribe_scope = Portée du Scribe
    .text = Le Scribe permet d’utiliser deux fois chaque carte de charge (card), ou une carte de chaque type (type).
option-office_rate = Gain des charges
    .text = Chaque charge donne 1 or pour son cube (flat) ; on ne connaît pas encore d’autre valeur.
option-councilman_mode = Points du Conseiller
    .text = 6 prestige par type de trois cartes (three_of_a_type), par type s’il y en a trois (per_type_if_three_types), ou une seule fois s’il y en a trois (once_if_three_types).
option-palace_counts_abbot = Palais et Abbé
    .text = Si le Palais compte l’Abbé parmi les cartes qui rapportent à la fin.
option-scribe_second_use = Seconde utilisation avec le Scribe
    .text = Si le Scribe vaut pour une carte de chaque type : la seconde utilisation revient à une seule carte (one_card), ou les charges d’un type servent une fois de plus qu’il n’y en a, chacune deux fois au plus (any_card).

## Cartes : le nom, et l'effet en une ligne

card-office = { $office } { $cubes }
office-customs = Douane
    .text = Payez 1 cube rouge, prenez 1 or.
office-construction = Construction
    .text = Payez 1 cube vert, prenez 1 or.
office-finance = Finances
    .text = Payez 1 cube gris, prenez 1 or.
office-justice = Justice
    .text = Payez 1 cube bleu, prenez 1 or.
office-military = Armée
    .text = Payez 1 cube noir, prenez 1 or.
office-administration = Administration
    .text = Payez 1 cube violet, prenez 1 or.

card-archive = Archives
    .text = Activer une charge vous coûte un cube de moins, celui que vous voulez.
card-bank = Banque
    .text = Prenez 2 or.
card-border_post = Poste-frontière
    .text = Utiliser une charge de Douane vous donne 1 or de plus.
card-cathedral = Cathédrale
    .text = Payez des cubes de couleurs différentes : 1 prestige pour chacun.
card-chancery = Chancellerie
    .text = 1 prestige si vous avez utilisé une charge dans cette manche.
card-chapel = Chapelle
    .text = 1 prestige si vous en avez déjà gagné dans cette manche.
card-cooperage = Tonnellerie
    .text = Chaque marchandise livrée rapporte 1 prestige de plus.
card-court = Tribunal
    .text = 1 prestige pour chacune de vos charges de Justice activées.
card-crane = Grue
    .text = Activer un bâtiment vous coûte un cube de moins, celui que vous voulez.
card-customs_station = Poste de douane
    .text = 1 prestige pour chacune de vos charges de Douane activées.
card-embassy = Ambassade
    .text = Acheter au tribut rapporte 2 prestige de plus.
card-fortress = Forteresse
    .text = 1 prestige pour chacune de vos charges d’Armée activées.
card-fountain = Fontaine
    .text = Après avoir pris un quartier, avancez d’une case sur la muraille.
card-gate = Porte
    .text = 1 prestige si vous êtes premier sur la muraille.
card-guard_post = Poste de garde
    .text = Avancez d’une case sur la muraille si vous n’y êtes pas premier.
card-hospital = Hôpital
    .text = Activer un personnage vous donne 1 or.
card-inn = Auberge
    .text = Prenez 1 or, ou 3 si votre Aubergiste est activé.
card-jade_warehouse = Entrepôt de jade
    .text = Le jade que vous livrez compte double.
card-lacquerware_warehouse = Entrepôt de laques
    .text = Les laques que vous livrez comptent double.
card-lighthouse = Phare
    .text = Chaque marchandise livrée vous donne 1 or.
card-meeting_hall = Salle du conseil
    .text = À la fin : 2 prestige par type de charge que vous avez activé.
card-miks_tavern = Taverne de Mik
    .text = Prenez 1 or si vous avez au moins trois personnages activés.
card-monastery = Monastère
    .text = 1 prestige si personne n’a plus de prestige que vous.
    .alone = 1 prestige si vous seul avez le plus de prestige.
card-palace = Palais
    .text = À la fin : 2 prestige pour chacune de vos cartes activées qui rapporte à la fin, celle-ci aussi.
    .abbot = À la fin : 2 prestige pour chacune de vos cartes activées qui compte à la fin, celle-ci et l’Abbé aussi.
card-paper_warehouse = Entrepôt de papier
    .text = Le papier que vous livrez compte double.
card-parade_ground = Champ de manœuvre
    .text = Utiliser une charge d’Armée vous donne 1 or de plus.
card-pawnshop = Mont-de-piété
    .text = Prenez 1 or si vous en avez déjà reçu dans cette manche.
card-porcelain_warehouse = Entrepôt de porcelaine
    .text = La porcelaine que vous livrez compte double.
card-prefecture = Préfecture
    .text = À la fin : 1 prestige pour chacune de vos charges activées.
card-quarry = Carrière
    .text = 1 prestige pour chacune de vos charges de Construction activées.
card-residence = Résidence
    .text = À la fin : 1 prestige pour chacun de vos bâtiments activés, celui-ci aussi.
card-rice_warehouse = Entrepôt de riz
    .text = Le riz que vous livrez compte double.
card-sail_loft = Voilerie
    .text = Votre navire peut faire jusqu’à 2 pas gratuits.
card-school = École
    .text = Prenez 1 or si au moins deux places de votre plateau sont vides.
card-shop = Boutique
    .text = Payez 2 cubes quelconques, prenez un cube de votre choix.
card-silk_warehouse = Entrepôt de soie
    .text = La soie que vous livrez compte double.
card-smithy = Forge
    .text = À la fin : 1 prestige pour chacun de vos quartiers.
card-spice_warehouse = Entrepôt d’épices
    .text = Les épices que vous livrez comptent double.
card-statue = Statue
    .text = À la fin : 3 prestige pour chacun de vos quartiers sombres.
card-tea_warehouse = Entrepôt de thé
    .text = Le thé que vous livrez compte double.
card-tower = Tour
    .text = Votre disque sur la muraille est toujours au sommet de sa pile.
    .not_last = Votre disque sur la muraille est au sommet de sa pile, sauf sur la dernière case.
card-town_hall = Hôtel de ville
    .text = 1 prestige pour chacune de vos charges d’Administration activées.
card-treasury = Chambre du trésor
    .text = 1 prestige pour chacune de vos charges de Finances activées.
card-university = Université
    .text = 1 prestige si au moins deux places de votre plateau sont vides.

card-abbot = Abbé
    .text = À la fin : pas de marqueurs de pénalité pour les cartes restées sur votre plateau.
card-baronesa_dois = Baronesa Dois
    .text = À la fin : 3 prestige ; avec deux Baronesas 4 chacune, avec les trois 5 chacune.
card-baronesa_tres = Baronesa Três
    .text = À la fin : 3 prestige ; avec deux Baronesas 4 chacune, avec les trois 5 chacune.
card-baronesa_um = Baronesa Um
    .text = À la fin : 3 prestige ; avec deux Baronesas 4 chacune, avec les trois 5 chacune.
card-beadle = Appariteur
    .text = Prenez 1 or par type de charge que vous avez utilisé dans cette manche.
card-beggar = Mendiant
    .text = Prenez un cube de votre choix si personne n’a moins de prestige que vous.
    .alone = Prenez un cube de votre choix si vous seul avez le moins de prestige.
card-bishop = Évêque
    .text = Payez 1 or pour 2 prestige.
card-cabin_boy = Mousse
    .text = 1 prestige si votre navire porte deux marchandises au plus.
card-cannoneer = Canonnier
    .text = Prenez 1 or si vous êtes dernier sur la muraille.
card-captain = Capitaine
    .text = { $points } prestige si votre navire a fait au moins deux pas dans cette manche.
card-carpenter = Charpentier
    .text = Chaque quartier que vous prenez vous donne 1 or.
card-chamberlain = Chambellan
    .text = Activer une charge vous donne 1 or.
card-coachman = Cocher
    .text = Prenez 1 or si vous avez au moins trois bâtiments activés.
card-councilman = Conseiller
    .text = À la fin : 6 prestige par type de charge dont vous avez activé au moins trois cartes.
    .per_type_if_three_types = À la fin : 6 prestige par type de charge que vous avez activé, s’il y en a au moins trois.
    .once_if_three_types = À la fin : 6 prestige si vous avez activé au moins trois types de charge.
card-count = Comte
    .text = Activez une carte pour 4 or au lieu de ses cubes.
card-craftsman = Artisan
    .text = Activez une carte en montrant ses cubes ; vous les gardez.
card-diplomat = Diplomate
    .text = Vous pouvez acheter deux fois au tribut dans votre tour.
card-donna_blu = Donna Blu
    .text = Prenez 1 cube bleu.
card-envoy = Émissaire
    .text = Après avoir gagné du prestige au tribut, prenez un cube de votre choix.
card-explorer = Explorateur
    .text = Un de vos deux dés vous donne un cube de plus.
    .both = Chacun de vos deux dés vous donne un cube de plus.
card-frau_rot = Frau Rot
    .text = Prenez 1 cube rouge.
card-goldsmith = Orfèvre
    .text = Payez 1 cube quelconque, prenez 1 or.
card-governor = Gouverneur
    .text = À la fin : 7 prestige.
card-gravedigger = Fossoyeur
    .text = Défaussez un autre de vos personnages activés, prenez 2 or.
card-healer = Guérisseur
    .text = Activer un personnage vous coûte un cube de moins, celui que vous voulez.
card-helmsman = Timonier
    .text = Payez 1 or, et votre navire peut faire jusqu’à 4 pas.
card-herald = Héraut
    .text = Prenez un quartier pour 3 or au lieu de ses cubes.
card-idler = Oisif
    .text = Vous n’êtes pas obligé de prendre une carte en phase 1.
card-innkeeper = Aubergiste
    .text = Prenez 1 or, ou 3 si votre Auberge est activée.
card-judge = Juge
    .text = Utiliser une charge de Justice vous donne 1 or de plus.
card-juggler = Jongleur
    .text = Chaque joker que vous encaissez vous donne deux choix au lieu d’un.
card-lady_black = Lady Black
    .text = Prenez 1 cube noir.
card-madame_vert = Madame Vert
    .text = Prenez 1 cube vert.
card-magistrate = Magistrat
    .text = Utiliser une charge d’Administration vous donne 1 or de plus.
card-master = Maître
    .text = Vous pouvez poser les cubes d’un de vos dés un chiffre plus haut ou plus bas, jamais sur le 1.
    .both = Vous pouvez poser les cubes de chacun de vos dés un chiffre plus haut ou plus bas, jamais sur le 1.
card-master_builder = Maître d’œuvre
    .text = Activer un bâtiment vous donne 2 or.
card-midwife = Sage-femme
    .text = À la fin : 1 prestige pour chacun de vos personnages activés, celui-ci aussi.
card-miss_grey = Miss Grey
    .text = Prenez 1 cube gris.
card-moneylender = Prêteur
    .text = Prenez 1 or et 1 prestige.
card-night_watchman = Veilleur de nuit
    .text = Vous pouvez prendre deux quartiers dans votre tour.
card-nobleman = Gentilhomme
    .text = Payez 2 or, prenez un cube de votre choix.
card-office_head = Chef de bureau
    .text = Prenez 1 or si vous avez au moins trois charges activées.
card-professor = Professeur
    .text = Chacun de vos deux dés qui montre un 1 vous donne 1 or.
card-prospector = Chercheur d’or
    .text = Payez 3 cubes quelconques, prenez 1 or ; autant de fois que vous voulez.
card-scholar = Savant
    .text = Prenez un cube de votre choix.
card-scribe = Scribe
    .text = Vous pouvez utiliser chacune de vos charges deux fois par manche.
    .type = Vos charges de chaque type peuvent servir une fois de plus par manche.
card-senora_violeta = Senora Violeta
    .text = Prenez 1 cube violet.
card-soldier = Soldat
    .text = Prenez 1 or par groupe de quatre quartiers que vous possédez.
card-speculator = Spéculateur
    .text = Prendre un quartier vous coûte un cube de moins, celui que vous voulez.
card-surveyor = Géomètre
    .text = Utiliser une charge de Construction vous donne 1 or de plus.
card-treasurer = Trésorier
    .text = Utiliser une charge de Finances vous donne 1 or de plus.
card-vice_governor = Vice-gouverneur
    .text = À la fin : 4 prestige.

## Comment les questions ouvertes sont tranchées

ruling-event_once = Agit une fois par manche, la première fois que le cas se présente après son activation.
ruling-event_each = À cette table, agit chaque fois que le cas se présente après son activation.
ruling-event_automatic = Vous le recevez sans demander.
ruling-waits_once = Vous l’utilisez vous-même, une fois par manche, après la première fois que le cas se présente pendant qu’elle est active. Si vous passez sans l’utiliser, c’est perdu.
ruling-waits_each = À cette table, vous pouvez l’utiliser une fois pour chaque fois que le cas se présente pendant qu’elle est active. Ce qui n’est pas utilisé quand vous passez est perdu.
ruling-discount_once = Une fois par manche. Un coût d’un seul cube devient nul.
ruling-discount_each = À cette table, chaque fois. Un coût d’un seul cube devient nul.
ruling-not_itself = N’aide pas à sa propre activation.
ruling-gold_for_all = L’or remplace tous les cubes ; on ne peut pas en plus épargner un cube.
ruling-craftsman = Les cubes doivent être à votre flèche et y restent. Avec Grue, Guérisseur ou Archives, le coût réduit suffit.
ruling-free_step = Ce pas n’est pas votre avance payée sur la muraille et n’en change pas le prix. De la dernière case on ne va pas plus loin.
ruling-fountain_once = Possible depuis la prise du quartier jusqu’à ce que vous passiez. Un second quartier ne donne pas de second pas.
ruling-fountain_each = Possible depuis la prise du quartier jusqu’à ce que vous passiez. Chaque quartier donne son propre pas.
ruling-whole_round = Regarde toute la manche, aussi ce que vous avez fait avant de l’activer.
ruling-came_before = Compte ce qui est venu plus tôt dans la manche d’autre chose, même si vous l’avez dépensé depuis.
ruling-tie_counts = Une place partagée compte.
ruling-tie_fails = À cette table, une place partagée ne compte pas.
ruling-doubling = C’est la valeur du port qui double, pas le point de la Tonnellerie.
ruling-each_tile = Agit pour chaque tuile, autant que vous en livrez.
ruling-steps = Faites les pas un par un, quand vous voulez dans ce tour. Ce qui reste quand vous passez est perdu.
ruling-captain = Tous les pas comptent, payés ou gratuits, dans n’importe quelle direction.
ruling-juggler = Deux cubes, un cube et 3 or, ou 6 or, choisis ensemble. Pour autant de jokers que vous voulez.
ruling-scribe_card = Chaque utilisation se paie et donne son or.
ruling-scribe_type_one = À cette table, une seule carte de chaque type peut servir une seconde fois.
ruling-scribe_type_any = À cette table, les charges d’un type peuvent servir une fois de plus que vous n’en avez, chacune deux fois au plus.
ruling-bonus_once = Les cartes qui réagissent à une charge n’agissent toujours qu’une fois par manche.
ruling-bonus_each = À cette table, les cartes qui réagissent à une charge agissent à chaque fois.
ruling-office = Les quatre cartes d’un type font la même chose ; le chiffre du nom est ce que coûte l’activation. Deux cartes d’un type s’utilisent séparément.
ruling-beadle = Deux cartes d’un type comptent une fois. Il s’utilise une fois par manche : choisissez le moment.
ruling-gravedigger = Ni lui-même, ni une carte du plateau. Ce que le personnage a fait dans la manche reste acquis ; ensuite il n’agit plus.
ruling-cathedral = Un seul lot de couleurs différentes par manche.
ruling-inn_pair = L’autre carte doit être activée, pas utilisée.
ruling-baronesa = Seules celles qui sont activées comptent.
ruling-palace_alone = Il compte les Baronesas, Gouverneur, Vice-gouverneur, Sage-femme, Résidence, Préfecture, Salle du conseil, Conseiller, Forge, Statue et lui-même, qu’ils rapportent ou non.
ruling-palace_abbot = Il compte les Baronesas, Gouverneur, Vice-gouverneur, Sage-femme, Résidence, Préfecture, Salle du conseil, Conseiller, Forge, Statue, lui-même et, à cette table, l’Abbé, qu’ils rapportent ou non.
ruling-abbot = Les marqueurs pris plus tôt comptent toujours.
ruling-night_watchman = Chacun se paie à part, à deux moments quelconques du tour.
ruling-idler = À chaque manche, aussi pour éviter une sixième carte.
ruling-master = Pas si loin que les cubes arriveraient trop tard. Leur nombre ne change pas.
ruling-explorer = Le cube rejoint ceux du dé, sur le même chiffre.
ruling-professor = Le chiffre montré compte : un dé tourné sur 1 en fin de partie aussi, et un 1 dont le Maître déplace les cubes.
ruling-diplomat = Chaque fois au prix entier.
ruling-envoy = Les points de l’Ambassade comptent aussi.
ruling-tower_always = Agit dès son activation ; les disques qui viennent plus tard passent sous le vôtre.
ruling-tower_not_last = Agit dès son activation, sauf sur la dernière case ; les disques qui viennent plus tard passent sous le vôtre.
ruling-kind = Son genre est notre estimation : le mot allemand peut désigner une personne ou autre chose.
ruling-captain_doubt = Une source se souvient de 2 points ; la table peut choisir.
ruling-councilman_doubt = La source n’est pas claire ; la table peut choisir une autre lecture.

## La table au terminal

table-legend = Cubes : { $colors }
table-setup = Mise en place
table-round = Manche { $round } sur 12
table-tribute = Tribut : { $gain } prestige pour { $price } or
table-dice = Dés
table-offer = Offre
table-stack = Pile { $count }
table-seat = Place
table-prestige = Pr.
table-gold = Or
table-markers = Pén.
table-wall-short = Mur.
table-ship = Navire
table-cargo = Cargaison
table-jokers = Jok.
table-tableau-short = Plat.
table-active-short = Actif
table-key = Pr. prestige · Pén. marqueurs de pénalité, 3 de moins chacun · Jok. jokers · Plat. : cartes en attente, Actif : activées · ici : cubes à la flèche · m5 : cubes qui arrivent à la manche 5
table-now = ici
table-arrives = m{ $round }
table-roses = Roses des vents
table-city = Ville
table-city-key = ▪ quartier sombre · (A) pris par A
table-wall = Muraille
table-port = Port
table-wants = veut
table-pays = paie
table-distance = loin
table-aboard = vous
table-tableau = Votre plateau ({ $count } sur 5)
table-tableau-empty = vide
table-missing = manque { $cubes }
table-payable = payable
table-payable-later = payable à la manche { $round }
table-active = Vos cartes actives
table-usable = utilisables
table-used = utilisées
table-waiting = pas maintenant
table-always = d’elles-mêmes
table-at-end = à la fin
table-empty = vide
table-turn-order = Ordre
table-estimated = ≈ marque un chiffre que nous avons estimé.

note-rose = { $cubes } pour la manche { $round }
note-gain = donne { $gain }
note-near = { $port } { $count }
note-from-there = de là : { $ports }
note-final = ne peut pas être repris
note-to-space = jusqu’à la case { $space }

sheet-cost = Coût
sheet-tribute = Tribut
sheet-kind = Genre
sheet-works = Agit
sheet-rulings = Précisions
sheet-note = Note dans les données
sheet-where = Ici
sheet-why-not = Pas maintenant : { $reason }
where-stack = dans la pile, ou hors de vue
where-pair = vient à la manche { $round }
where-offer = dans l’offre
where-discard = défaussée
where-tableau = sur le plateau de { $seat }
    .you = sur votre plateau
where-active = activée par { $seat }
    .you = activée par vous

quarter-title = Quartier { $quarter }
quarter-light = clair
quarter-dark = sombre
quarter-owned = pris par { $seat }
quarter-tile = Tuile
quarter-neighbors = Voisins
port-title = Port de { $port }
port-delivered = Livré
port-distances = Distances

plan-title = Vos cubes dans les manches à venir
plan-round = Manche
plan-cubes = Cubes
plan-cards = Cartes que vous pourriez activer
plan-quarters = Quartiers
plan-none = aucun encore
plan-nothing = -

summary-title = D’où vient le prestige

screen-help =
    Ce que vous pouvez taper
      3                 le choix de ce numéro
      take banque       prendre une carte ; aussi discard (défausser), activate, use (utiliser)
      q07               prendre un quartier ;  wall 2 : avancer sur la muraille
      sail genova       naviguer d’un pas ;  sail s02 rouge : payer ce cube
      deliver (livrer), tribute (tribut), joker or, joker rouge, pass (passer)
      rv                pour les dés : le rouge et le vert (lettres comme en haut)
      cancel            reprendre un paiement qui n’est pas complet
      hint              les meilleures actions, et pourquoi
      undo              un pas en arrière ;  undo turn : tout le tour
      plan              vos cubes des prochaines manches, et ce qu’ils paient
      seat NOM          les cartes d’un joueur
      offices, discards les charges des manches à venir, la défausse
      ? banque          une carte : effet, coût, précisions ;  ? q07, ? genova, ? 3
      log, rules (règles), table, quit (arrêter)
screen-unknown = « { $line } » ne veut rien dire ici. Tapez un numéro de la liste, une action comme wall 2 ou use banque, ou ? pour l’aide.
screen-unknown-subject = Rien ne s’appelle « { $what } ». Demandez une carte (? banque), un quartier (? q07), un port (? genova) ou un choix (? 3).
screen-nothing-chosen = Rien n’a été fait.
screen-nothing-pending = Aucun paiement n’est ouvert.

## La première partie guidée : de quoi parle un conseil, ce qu’il faut savoir, et ce qu’on peut faire tant que c’est permis

hint-goal = Le prestige décide
    .text = Bienvenue à Macao ! Douze manches, et le plus de prestige à la fin gagne. Il vient des marchandises livrées en Europe, de l’or versé au tribut, des cartes et des quartiers de la ville qui se touchent.
hint-start_card = Votre première carte
    .text = Une carte ne fait rien tant que vous n’avez pas payé les cubes qui y sont inscrits. Les moins chères aident tôt, les plus chères aident beaucoup.
hint-start_cubes = Vos premiers cubes
    .text = Choisissez une couleur pour un cube à la manche 1, et une couleur pour deux cubes à la manche 2.
hint-offer = Une carte par manche
    .text = Chacun doit prendre une carte. Chaque offre contient deux charges ; celles des douze manches sont visibles dès le début.
hint-dice = Deux dés sur six
    .text = Un dé donne autant de cubes qu’il montre de points, après autant de tours de la rose. Ils ont sa couleur : peu de cubes bientôt, ou beaucoup plus tard. D’autres peuvent choisir les mêmes dés.
hint-rose = La rose des vents a tourné
    .text = Ce qui est à votre flèche se dépense dans cette manche, et dans elle seule. Le reste attend à ses chiffres et se rapproche à chaque manche.
hint-activate = Payer une carte
    .text = Payez exactement les cubes d’une carte, et elle travaille pour vous jusqu’à la fin.
    .now = Les cubes à votre flèche paient { $card } : { $price }.
hint-tribute = De l’or contre du prestige
    .text = Une fois par tour, vous pouvez verser le tribut de la manche. Les cartes de l’offre en fixent le prix et le gain.
    .now = { $gain } pour { $price } à cette manche.
hint-pass = Fini ? Alors passez
    .text = Passez quand vous avez fait tout ce que vous vouliez. Les cubes restés à la flèche sont perdus, l’or reste. Jusque-là, tout peut être repris.
hint-five_spaces = Cinq places pour les cartes
    .text = Les cartes attendent sur cinq places d’être payées. Une sixième vous coûte un marqueur de pénalité, et à la fin chaque carte non activée aussi.
    .now = Places prises sur cinq : { $number }.
hint-dice_card = Ce qu’attendent vos cartes
    .text = Une carte se paie en une manche, avec des cubes réunis à la flèche. Choisissez les dés pour qu’ils s’y retrouvent.
    .now = Votre carte { $card } demande { $cubes }.
hint-empty_arrow = Jamais de flèche vide
    .text = Si rien n’est à votre flèche quand la rose a tourné, vous prenez un marqueur de pénalité : 3 prestige de moins. Le plan à côté de votre rose montre ce qui arrivera, et quand.
    .now = Manche { $round } : rien n’arrive encore chez vous.
hint-helpers = Des cartes qui s’entraident
    .text = Certaines cartes agissent d’elles-mêmes quand vous faites autre chose. Mieux vaut les activer tôt.
    .now = Vous pouvez payer { $card } maintenant : { $price }.
hint-quarter = Prendre un quartier
    .text = Une fois par tour, vous pouvez prendre un quartier libre pour exactement ses cubes. À la fin, chaque quartier de votre plus grand groupe d’un seul tenant compte 2 prestige.
    .now = Quartiers libres que vos cubes paient : { $number }.
hint-goods = Une cargaison pour l’Europe
    .text = Ce qui se trouvait sur un quartier est à bord : un seul port demande chaque marchandise, et les premières tuiles y paient le mieux.
    .now = { $port } paie { $points } prestige pour { $good } que vous avez à bord.
hint-saving = Le tribut en vaut-il la peine ?
    .text = Le prix et le gain du tribut changent à chaque manche. L’or ne vaut rien à la fin : gardez-en pour les bonnes affaires.
    .now = { $gain } pour { $price } à cette manche.
hint-wall = La muraille fait l’ordre
    .text = Le plus avancé sur la muraille prend ses cartes et agit le premier. Dans une pile, c’est le disque du dessus.
hint-cheap_card = Regardez ce qui arrive
    .text = Avant de prendre une carte, comparez son prix aux cubes de votre rose.
hint-joker_quarter = Les quartiers sombres
    .text = Sur ce quartier sombre, il y a un joker au lieu d’une marchandise.
hint-joker = Un joker en réserve
    .text = À votre tour, un joker devient un cube de n’importe quelle couleur, ou 3 or. Gardez-le pour le tour où il vous manquera un cube.
    .now = Vos jokers : { $number }.
hint-office = Utilisez vos charges
    .text = Chaque charge activée et la plupart des autres cartes servent une fois par manche.
    .now = { $card } : { $rule }
hint-move_wall = Un pas sur la muraille
    .text = Une case coûte un cube quelconque, deux en coûtent trois, trois en coûtent cinq. Devant les autres, vous choisissez votre carte le premier.
hint-ship = Larguez les amarres
    .text = Chaque cube, quelle que soit sa couleur, fait avancer votre navire d’un pas. L’Europe est loin : visez les ports qui demandent votre cargaison, et soyez-y avant les autres.
    .now = { $port } paie { $points } prestige pour { $good } que vous avez à bord.
hint-delivery = Livrez !
    .text = Votre navire est dans un port qui demande ce que vous avez à bord. Livrez, et le meilleur nombre libre est à vous. Cela ne coûte aucun cube, et vous pouvez repartir.
    .now = { $port } paie { $points } prestige pour { $good } que vous avez à bord.
hint-card_use = Une carte à utiliser
    .text = Une de vos cartes activées peut maintenant vous servir, une fois par manche.
    .now = { $card } : { $rule }
hint-sixth_card = Une sixième carte
    .text = Toutes vos places sont prises : une carte doit partir, et vous prenez un marqueur de pénalité. Activez vos cartes à temps, pour avoir une place libre à la manche suivante.
hint-marker = Un marqueur de pénalité
    .text = Il vous coûtera 3 prestige à la fin, et rien ne l’enlève. Regardez le plan des cubes à venir avant de choisir des dés.
    .now = Vos marqueurs : { $number }.
hint-late_dice = Les dés tardifs
    .text = Désormais, les dés dont les cubes arriveraient après la manche 12 sont tournés sur 1. Les grands nombres se font rares : cherchez ce que vous pouvez encore payer.
hint-last_rounds = Videz vos places
    .text = Il reste peu de temps. Chaque carte non activée coûtera un marqueur, l’or et les marchandises à bord ne vaudront rien : dépensez tout ce que vous pouvez.
    .now = Cartes qui attendent encore sur vos places : { $number }.
hint-over = La partie est finie
    .text = Bien joué ! Les marqueurs sont retirés, les cartes de fin comptées, et votre plus grand groupe de quartiers vaut 2 par quartier. Une autre partie, avec une autre donne, est à un clic.

## Valeurs des options

choice-random_start_clockwise = un au hasard, puis sens horaire
choice-random = tous au hasard
choice-six_cards = les six cartes
choice-tribute_basis-offer = les cartes proposées
choice-once = une fois par manche
choice-each = chaque fois
choice-scribe_scope-card = chaque carte de charge
choice-scribe_scope-type = une carte de chaque type
choice-one_card = une carte de chaque type
choice-any_card = une de plus en tout, quelles que soient les cartes
choice-flat = 1 or pour un cube
choice-three_of_a_type = pour chaque type à trois cartes
choice-per_type_if_three_types = pour chaque type, avec trois types
choice-once_if_three_types = une fois, avec trois types

## Le récit d’une partie

source-delivery = livraison à { $place }
deed-card_taken = Cartes prises
deed-dice_chosen = Dés choisis
deed-card_activated = Cartes activées
deed-card_used = Cartes utilisées
deed-quarter_taken = Quartiers pris
deed-wall_moved = Pas sur le rempart
deed-ship_moved = Voyages
deed-delivered = Livraisons
deed-prestige_gained = Prestige gagné
deed-joker_cashed = Jokers dépensés
deed-punished = Marqueurs de pénalité
deed-round_began = Débuts de manche

## Pourquoi une action vaut la peine, vrai pour la table telle qu’elle est

reason-card_is_paid = Les cubes de votre rose la paient ({ $cubes }) à la manche { $round }.
reason-card_is_cheap = Elle est bon marché : { $cubes }.
reason-card_with = Elle va bien avec votre carte { $card }.
reason-card_nearly = Il ne manque que { $cubes } à la manche { $round }.
reason-card_for_end = Elle compte au décompte final, et d’ici là vous pouvez réunir { $cubes }.
reason-card_costs = Elle coûte { $cubes }, et il vous reste { $count ->
    [one] une manche
   *[other] { $count } manches
} pour les réunir.
reason-discard_unpaid = Aucune manche de votre rose n’a les cubes qu’elle coûte ({ $cubes }).
reason-discard_least = Elle coûte { $cubes }.
reason-cubes_fill_arrow = Ainsi votre flèche n’est pas vide à la manche { $round }.
reason-cubes_pay_card = Ainsi vous pourrez payer votre carte { $card } à la manche { $round }.
reason-cubes_pay_quarter = Ainsi vous pourrez payer un quartier à la manche { $round } : { $tile }.
reason-cubes_count = Cubes que cela apporte : { $number }.
reason-brings_at_once = Cela rapporte tout de suite { $gain }.
reason-frees_space = Tous vos emplacements sont pleins, et cela en libère un.
reason-counts_at_end = Elle compte au décompte final.
reason-works_long = Payée maintenant, elle travaille pour vous pendant { $number ->
    [one] une manche
   *[other] { $number } manches
}.
reason-saves_marker = Impayée, elle vous coûterait un marqueur de pénalité à la fin.
reason-quarter_joins = Alors { $number } de vos quartiers se touchent.
reason-quarter_joker = Un joker s’y trouve.
reason-quarter_open = { $number ->
    [one] Un quartier libre le touche
   *[other] { $number } quartiers libres le touchent
} : votre groupe peut y grandir.
reason-port_pays = { $port } paie { $points } prestige pour la prochaine marchandise ({ $good }).
reason-wall_passes = Vous dépassez { $target } sur la muraille.
reason-wall_nearer = Vous arrivez à la case { $number } de la muraille.
reason-ship_toward = C’est la route de { $port } : { $points } prestige pour { $good }, encore { $number ->
    [one] un pas
   *[other] { $number } pas
} ensuite.
reason-ship_arrives = Votre navire arrive à { $port }, qui paie { $points } prestige pour { $good }.
reason-ship_ahead = Votre navire est vide, mais il gagne un pas pour plus tard.
reason-deliver_last = C’est le dernier nombre libre à { $port }.
reason-deliver_before = C’est { $points } prestige maintenant ; la tuile suivante y rapporte { $number }.
reason-tribute_last_round = C’est la dernière manche, l’or ne compte plus ensuite : { $gain } pour { $price }.
reason-tribute_cheap = { $gain } pour { $price } : mieux que dans la plupart des manches.
reason-tribute_affords = Il vous reste { $number } or ensuite.
reason-use_is_free = Cela ne coûte rien : { $gain }.
reason-use_spare = Aucune de vos cartes en attente ne demande de cube { $color }.
reason-use_for_tribute = L’or manque : le tribut de cette manche coûte { $number }.
reason-use_brings = Cela rapporte { $gain }.
reason-joker_for_card = Alors les cubes de votre carte { $card } sont réunis.
reason-joker_for_tribute = Alors vous pouvez payer le tribut de { $price }.
reason-joker_for_quarter = Alors vous pouvez payer un quartier : { $tile }.
reason-cube_unneeded = Aucune de vos cartes en attente ne demande de cube { $color }.
reason-cube_plenty = Vous en avez assez : { $cubes }.
reason-cube_left = Après, il vous reste encore { $cubes }.
reason-pass_nothing_left = Vous n’avez plus de cubes.
reason-pass_pays_nothing = { $number ->
    [one] Le cube qui reste ne paie
   *[other] Les { $number } cubes qui restent ne paient
} ni carte ni quartier.
reason-pass_quarter_taken = Vous avez déjà pris votre quartier, et aucune carte ne peut être payée. Cubes restants : { $number }.
reason-keeps_space = { $number ->
    [one] Une carte attend
   *[other] { $number } cartes attendent
} déjà sur vos emplacements.
reason-declines_unpaid = Les cubes de votre rose ne paient aucune des cartes proposées.
reason-declines_marker = Une carte jamais payée coûte un marqueur de pénalité à la fin.
reason-price = Cela coûte { $price }, et vous l’avez.
