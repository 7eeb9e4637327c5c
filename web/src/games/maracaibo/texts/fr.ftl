# L’interface de Maracaibo en français. Les noms et les effets des pièces viennent avec les mots des données.

language = fr

## Quantités

n-doubloons = { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
}
n-vp = { $count } PV
n-combat = { $count ->
    [one] { $count } point de combat
   *[other] { $count } points de combat
}
n-figures = { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}
n-income = revenu en doublons { $count }
n-vp_income = revenu en PV { $count }
n-value = valeur de combat { $count }
n-village_actions = { $count ->
    [one] { $count } action de village
   *[other] { $count } actions de village
}
n-points = { $count ->
    [one] { $count } point de déplacement
   *[other] { $count } points de déplacement
}
n-influence = { $count } influence ({ $nation })
a-disc = un disque en moins : { $upgrade }
a-token = jeton { $kind }
a-marker = un marqueur sur la tuile de résistance ({ $nation })

## Ce qu’apporterait un arrêt

stop-city = action de ville
stop-market = { $count ->
    [one] { $count } place libre au marché
   *[other] { $count } places libres au marché
}
stop-quests = { $count ->
    [one] une quête
   *[other] { $count } quêtes
}
stop-assistants = { $count ->
    [one] votre assistant
   *[other] { $count } de vos assistants
}
stop-tiles = { $count ->
    [one] une tuile d’héritage
   *[other] { $count } tuiles d’héritage
}
stop-hints = { $count ->
    [one] un indice
   *[other] { $count } indices
}
stop-markers = { $count ->
    [one] un marqueur de nation
   *[other] { $count } marqueurs de nations
}
stop-ends_round = finit la manche

## Choisir

price-is = Prix : { $price }
gain-is = Gain : { $gain }
ways = { $count ->
    [one] { $count } façon
   *[other] { $count } façons
} de faire
not-now = Pas maintenant : { $reason }
close = Fermer
which = Lequel ?
warning-cannot_be_undone = Ne peut pas être repris.
see-rules = Voir les règles
see-card = Tout sur cette carte
asked = À choisir
ask-lit = Choisissez quelque chose qui brille.
ask-nothing = Rien à choisir pour l’instant.
estimated = Notre estimation : aucune source n’a été trouvée pour ces chiffres.

## La carte

board = Les Caraïbes
place = { $id } { $name }
kind-start = Départ de chaque voyage
kind-village = Village
kind-city = Ville
kind-homeward = Sur le chemin du retour
city-action = Action de ville : { $text }
place-action = Action : { $text }
flag-reward = Drapeau : { $text }
market-wants = Marché : { $goods } ; { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
} sur { $of }
markers-here = Marqueurs : { $list }
ships-here = Navires : { $list }
assistant-here = Assistant { $card } ({ $seat })
quest-here = Quête : { $text }
hints-here = { $count ->
    [one] Un indice se trouve ici
   *[other] { $count } indices se trouvent ici
}
luysa-here = Luysa est retenue ici
luysa = Luysa
tile-here = { $name } : { $text }
behind-barrier = Seulement si votre explorateur a passé la barrière { $barrier }
in-rounds = En manche { $rounds }
ends-round = Finit la manche
goal-here = Objectif du chapitre : { $count ->
    [one] { $count } disque
   *[other] { $count } disques
} sur { $need }
passage = Passage secret

## Pistes et piles

track = Piste d’exploration
space = Case d’exploration { $number }{ $path ->
    [upper] , chemin du haut
    [lower] , chemin du bas
   *[main] { "" }
}
space-start = Départ de la piste d’exploration
space-end = Fin de la piste d’exploration : { $text }
by-order = Selon l’ordre d’arrivée : { $list }
next-gets = Le suivant prend { $text }
explorers-here = Explorateurs : { $list }
figure-here = Figurine de { $seat }
barrier = Barrière : { $name }
ruin = Ruine, case { $number }
nations = Influence auprès des nations
influence-of = { $seat } { $count } (rang { $rank })
strength = Force { $count } : colonnes sans marqueur. Chaque rang vaut autant de PV à la fin.
markers-left = { $count ->
    [one] { $count } marqueur sur la piste
   *[other] { $count } marqueurs sur la piste
}
no-scoring = Dans cette partie, les nations ne rapportent pas de points.
pile = Pile de combat { $number }
tokens-left = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
token = Jeton de combat : { $text }
value-left = Valeur { $count }
fights-for = pour : { $nation }
fights-against = contre : { $nation }
fleet-used = capturée
quest-pile = Quêtes
quests-left = { $count ->
    [one] { $count } quête dans la pile
   *[other] { $count } quêtes dans la pile
}
top-quest = Au-dessus : { $text }
prestige = Bâtiments de prestige
face-down = Face cachée jusqu’à un investissement
building-cost = Coûte { $cost }
invested = Ont investi : { $list }

## Automates et La Recherche

automa-cards = { $shown ->
    [one] { $shown } carte montrée
   *[other] { $shown } cartes montrées
}, encore { $left }
automa-band = La prochaine carte fait ce qui est dans la zone { $area } :
automa-figures = { $vp } PV, { $quests ->
    [one] { $quests } quête
   *[other] { $quests } quêtes
}, { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}, explorateur { $explorer }
countdown = { $count ->
    [one] encore { $count } tour chacun jusqu’à la fin de la manche
   *[other] encore { $count } tours chacun jusqu’à la fin de la manche
}
does-city_disc = disque dans la ville { $city }
does-quest = quête de { $from } à { $to }
does-explore = explorateur { $n }
does-end_round = finit la manche
does-influence = influence
does-combat = combat
does-vp = { $n } PV
does-quest_pile = quête de la pile
does-disc = disque
does-pay_combat = vous payez { $n ->
    [one] { $n } point
   *[other] { $n } points
} de combat
search = La Recherche
search-green = Case verte { $number } : { $text }
search-red = Case rouge { $number } : { $text }
search-free = libre
search-covered = couverte
luysa-hidden = Luysa est cachée
luysa-found = Luysa est retrouvée
luysa-freed = Luysa est libre

## La table

round = Manche { $round } sur 4
order = Les capitaines et leurs PV
pace = Vitesse des mouvements
pace-calm = Vitesse 1×
pace-fast = Vitesse 3×
pace-off = Sans mouvement
parts = Parties de la table
tab-map = Carte
tab-hand = Main
tab-ship = Navire
tab-table = Cartes
tab-others = Autres
zoom = Zoom
zoom-in = Plus près
zoom-out = Plus loin
zoom-all = Toute la carte
zoom-ship = Au navire
final-vp = dont { $count } au décompte final
place-number = { $place }.

## Objectifs

goals-shared = Nos objectifs
goals-own = Votre objectif
goal-markers = { $count ->
    [0] Plus aucun marqueur
    [one] Encore { $count } marqueur
   *[other] Encore { $count } marqueurs
}
goal-above = Dernier : { $names } { $vp }, { $automa } { $theirs }
goal-above-all = Tous { $vp }, { $automa } { $theirs }
goal-above-alone = Vous { $vp }, { $automa } { $theirs }
goal-luysa-hidden = Luysa est cachée
goal-luysa-found = Luysa : { $location }
goal-luysa-freed = Luysa est libre
goal-met = Atteint pour l’instant.
goal-open = Il manque encore cela.
goal-about-all_markers_removed = Les capitaines ne gagnent ensemble que si aucune nation n’a de marqueur sur le plateau à la fin : libérez villages et villes.
goal-about-all_above_jacques = À la fin, chacun doit avoir plus de PV que l’automate. Le décompte final compte encore.
goal-about-luysa_freed = Retournez des indices pour trouver Luysa, puis libérez-la là où elle est retenue.
goal-all_markers_removed = Retirer tous les marqueurs :
goal-all_above_jacques = Plus de PV que { $automa } ({ $vp }) :
goal-luysa_freed = Libérer Luysa :
goal-reached = atteint.
missed-markers = { $count ->
    [one] il en restait { $count }.
   *[other] il en restait { $count }.
}
missed-above = il manquait { $count } PV ({ $names }).
missed-above-you = Il vous manquait { $count } PV.
missed-luysa = elle est toujours prisonnière.
joint-result = Comment cela s’est terminé
joint-won-together = Vous avez gagné ensemble.
joint-lost-together = Vous avez perdu ensemble.
joint-won-alone = Vous avez battu { $automa }.
joint-lost-alone = { $automa } a gagné.
joint-won-theirs = Les capitaines ont gagné.
joint-lost-theirs = Les capitaines ont perdu.

## Cartes et capitaines

estimated-fields = Chiffre estimé : { $fields }
field-deck = pile
field-number = numéro
field-cost = coût
field-vp = PV
field-good = marchandise
field-object = objet
field-effects = effets
field-requires = conditions
field-endgame = PV à la fin
field-figures = figurines
field-complete_reward = récompense de toutes les tâches
field-expansion = de l’extension
field-freeing = pour Libérer les Caraïbes
field-task_figure = figurine d’une tâche
field-task_reward = récompense d’une tâche
field-tasks = tâches
field-immediate_cost = prix de l’offre
field-immediate_gain = gain de l’offre
field-nation = nation
field-discs = disques
field-immediate = bonus immédiat
field-permanent = effet durable
field-reward = récompense
field-combat_actions = actions de combat
field-combat_points = points de combat
field-on_stop = effet d’un arrêt
field-place = lieu
field-requires_barrier = barrière
field-spaces = récompenses des cases
deck-A = première pile (A)
deck-B = seconde pile (B)
deck-U = Soulèvement (U)
deck-C = récit (C)
card-title = { $name } : coûte { $cost }, { $vp } PV à la fin, paie comme { $good } ou { $object }. { $text }
card-costs = coûte { $count }
card-scores = { $count } PV à la fin
card-pays = en main : { $good } ou { $object }
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
figure-at = Figurine : { $place }
effect-done = Sa condition est remplie.
stops-made = Arrêts faits : { $count } sur { $of }
kind-career = carrière
kind-port = port d’attache
kind-prestige = bâtiment de prestige
kind-tile = tuile d’héritage
kind-quest = Quête
task-done = (faite)
task-have = (pour l’instant { $count })
career-task = Chaque tâche : { $count ->
    [one] sa figurine
   *[other] ses { $count } figurines
} dans votre réserve, { $reward }.
career-complete = Les trois : { $reward }.
building-figure = { $count ->
    [one] et une figurine reste ici
   *[other] et { $count } figurines restent ici
}
invested-by = Ont investi : { $who }
ship-board = Navire
upgrades-unlocked = { $count ->
    [one] { $count } amélioration débloquée
   *[other] { $count } améliorations débloquées
}
discs-left = { $count ->
    [one] encore { $count } disque dessus
   *[other] encore { $count } disques dessus
}
unlocked = Débloquée
upgrade-about = Elle agit quand les deux disques sont partis.
resistance = Tuile de résistance
resist-taken = Case { $number } : marqueur, { $nation } ({ $reward })
resist-free = Case { $number }, libre : { $reward }
resist-about = Le marqueur d’un lieu que vous libérez peut aller sur une case libre pour sa récompense, jamais à côté d’un marqueur de la même nation.
resist-full = Les quatre occupées : { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
} et { $vp } PV par jeton de combat, et la tuile est de nouveau vide.
has-vp = { $count } PV
has-doubloons = { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
}
has-combat = { $count ->
    [one] { $count } point de combat
   *[other] { $count } points de combat
}
has-figures = { $count ->
    [one] { $count } figurine en réserve
   *[other] { $count } figurines en réserve
}
has-income = Revenu en doublons { $count }
has-vp_income = Revenu en PV { $count }
has-influence = { $nation } : { $count } influence, rang { $rank }
has-quests = { $count ->
    [one] { $count } quête remplie
   *[other] { $count } quêtes remplies
}
has-tokens = { $count ->
    [one] { $count } jeton de combat
   *[other] { $count } jetons de combat
}
has-deliveries = { $count ->
    [one] { $count } livraison
   *[other] { $count } livraisons
}
has-liberations = { $count ->
    [one] { $count } lieu libéré, annexé ou délogé
   *[other] { $count } lieux libérés, annexés ou délogés
}
about-vp = Qui en a le plus à la fin gagne.
about-vp-goals = Ici, ils ne comptent que pour les objectifs.
about-doubloons = De l’argent pour les cartes de projet et les bâtiments de prestige.
about-combat = Dans un combat, chacun ajoute 1 à la valeur.
about-figures = Pour les assistants et les bâtiments de prestige ; dans un combat, chacune ajoute 1.
about-income = Autant de doublons viennent après chaque manche.
about-vp_income = Autant de PV viennent après chaque manche.
about-influence = À la fin, chaque rang vaut en PV la force de la nation.
about-surrendered = Un marqueur a été donné aux Néerlandais : plus d’influence ici.
about-quests = Remplies en payant des objets de la main.
about-tokens = Un de chaque combat.
about-deliveries = Marchandises posées sur des marchés.
about-liberations = Les carrières les comptent.
about-synergies = Chaque sorte compte une fois ; certaines cartes en attendent une.
liberations-note = Retirer, poser ou remplacer un marqueur d’une nation.
ranks-at = Rangs à { $list } d’influence.
figures-elsewhere = { $general } dans la réserve générale, { $career } sur la carrière.
influence = Influence
synergies = { $count ->
    [0] Aucun jeton de synergie
    [one] { $count } jeton de synergie
   *[other] { $count } jetons de synergie
}
captain-own = Votre navire
captain-papers = Carrière et port d’attache
captain-fold = Montrer moins de { $name }
captain-unfold = Tout montrer de { $name }
tableau = Cartes achetées
tableau-empty = Aucune encore
starts = A commencé la partie
has-turn = à jouer
hand = Main
hand-empty = Aucune carte
hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
planned-count = { $count ->
    [one] { $count } carte planifiée
   *[other] { $count } cartes planifiées
}
tableau-count = { $count ->
    [one] { $count } carte achetée
   *[other] { $count } cartes achetées
}
tasks-count = { $count ->
    [one] { $count } tâche faite
   *[other] { $count } tâches faites
} sur les 3 de la carrière
planning = Prévu
planning-about = À acheter seulement
display = Cartes de projet visibles
deck-pile = Pioche de projets
pile-title = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pioche, { $discards ->
    [one] { $discards } défaussée
   *[other] { $discards } défaussées
}
pile-about = Quand elle est vide, la défausse est mélangée.
discards-short = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}
setup = Mise en place
setup-career = Carrière
setup-port = Port d’attache
setup-plan = Planifier une carte
setup-discards = En défausser trois
setup-about = Tous choisissent en même temps et en secret.
tokens = Jeton de combat

## Signes

sign-doubloons = doublon
sign-vp = PV
sign-combat = point de combat
sign-figure = figurine
sign-income = revenu en doublons
sign-vp_income = revenu en PV
sign-explore = pas de l’explorateur
sign-disc = retirer un disque
sign-village = action de village
sign-city = ville
sign-fight = combat
sign-token = jeton de combat
sign-liberate = libérer
sign-place_marker = marqueur d’une nation
sign-displace = déloger
sign-return_marker = rendre un marqueur
sign-rank = rang de noblesse
sign-hand = limite de main
sign-card = carte
sign-draw_object = récompense selon une carte piochée
sign-quest = quête
sign-assistant = assistant
sign-upgrade = amélioration du navire
sign-barrier = barrière
sign-prestige = bâtiment de prestige
sign-project = carte de projet
sign-move = point de déplacement
sign-deliver = livraison
sign-discount = remise
sign-wild = toute marchandise ou tout objet
sign-any_good = marchandise au choix
sign-any_object = objet au choix
sign-synergy = jeton de synergie
sign-port = port d’attache
sign-now = tout de suite
sign-always = désormais
sign-end = à la fin
sign-round = manche
sign-once = une fois
sign-different = actions de village différentes
sign-needs = condition
sign-hint = indice
sign-influence = influence

## La liste de toutes les cartes

list-pile = Pile
list-pile-prestige = Bâtiments de prestige
list-pile-career = Carrières
list-pile-port = Ports d’attache
list-pile-tile = Tuiles d’héritage
list-good = Marchandise
list-object = Objet
list-synergy = Synergie
list-effect = Quand elle agit
list-effect-immediate = tout de suite
list-effect-trigger = à une occasion
list-effect-modifier = désormais
list-effect-assistant = assistant
list-effect-village_action = action de village
list-effect-combat_action = action de combat
list-effect-synergy_bonus = avec une synergie
list-effect-income_condition = dès qu’une condition est remplie
list-effect-endgame = à la fin
list-brings = Ce qu’elle apporte
list-needs = Condition
list-needs-some = avec condition
list-needs-none = sans
list-estimated = Chiffre estimé
list-estimated-nothing = rien d’estimé
list-sort-number = numéro
list-sort-name = nom
list-sort-cost = coût
list-sort-vp = PV

## La liste des choix : groupes et quantités

group-setup = Mise en place
group-plan = Plan
group-sail = Naviguer
group-stop = Arrêt
group-main = Action principale
group-city = Ville
group-village = Village
group-buy = Acheter
group-explore = Explorer
group-payment = Payer
group-draw = Piocher
group-hand = Main
group-search = Recherche
group-combat = Combat
group-choice = Choisir
group-pass = Continuer
amount-doubloons = { $count ->
    [one] doublon
   *[other] doublons
}
amount-vp = PV
amount-figures = { $count ->
    [one] figurine
   *[other] figurines
}
amount-combat = { $count ->
    [one] point de combat
   *[other] points de combat
}
amount-value = valeur de combat
amount-income = revenu en doublons
amount-vp-income = revenu en PV
amount-village-actions = { $count ->
    [one] action de village
   *[other] actions de village
}
amount-france = influence (France)
amount-spain = influence (Espagne)
amount-england = influence (Angleterre)

## La table en zones

combat = Combat
turn-sail = Naviguer
turn-act = Agir
turn-refill = Piocher
before-round = Avant la manche 1
hand-first = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $limit ->
    [one] { $limit } reste
   *[other] { $limit } restent
}
hand-of = { $count } sur { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
}
set-aside = Défaussée
planning-free = Prévoir une carte
bought-count = Achetées : { $count }
kind-career-title = Carrière
incomes = Par manche
upgrades-of = améliorations : { $count } sur { $of }
tab-planned = Prévu
tab-goals = Carrière
setup-career-about = Trois tâches, ouvertes jusqu’à leur accomplissement
setup-port-about = Agit quand les deux disques ont quitté sa case
house-figures = Certains chiffres des pièces sont les nôtres, car aucune source ne les donne. La page de chaque pièce dit lesquels.
sail = Naviguer
clear = Effacer
sail-help = Touchez une escale pour voir la route et ce qui y attend ; touchez-la encore pour y naviguer.
ways-to = Routes vers ce lieu
way-over = par { $list }
way-direct = tout droit
there = Là, vous pouvez
there-city = Action de ville
there-quest = { $held } sur { $of } en main
there-assistant = Votre assistant { $card }
stops = Escales à portée
stops-other = Autres escales
movement-points = points
glowing = Montrer { $count }
glowing-about = Touchez-les sur la table, ou listez-les ici.
ruin-title = Ruine
why-card = Les cartes de votre main s’achètent par des actions de village.
why-display = Ces cartes se piochent quand les mains se refont.
why-building = On investit par une action de village.
why-location = Votre navire part au début de votre tour.
why-space = Votre explorateur avance quand quelque chose le fait explorer.
why-upgrade = Les disques quittent le navire quand quelque chose le dit, comme une livraison.
why-pile = On pioche des jetons dans un combat.
why-nation = L’influence vient des combats et des cartes.
why-quest = Une quête s’accomplit là où est votre navire.
why-planned = Les cartes prévues s’achètent par des actions de village.
why-bought = Cette carte agit comme son texte le dit ; rien ne lui est demandé maintenant.
why-tile = Une tuile s’utilise là où elle se trouve, à l’arrivée de votre navire.
why-fleet = Cela se fait dans un combat.
why-career = Cela compte de soi-même, une fois atteint.
why-port = Il agit au moment que son texte nomme.
why-resistance = Les marqueurs viennent ici quand quelque chose les y envoie, et l’on vous le demande alors.
why-hint = Cela se fait à votre tour, quand on peut en payer le prix.
why-setup = Le voyage commence quand tout le monde a choisi.
why-others = Ce n’est pas encore votre tour.
why-over = La partie est finie.
way-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

plan-can = Un clic le prévoit pour votre tour : { $what }
plan-made = Prévu pour votre tour : { $what }
plan-do = Prévoir pour mon tour : { $what }
plan-back = Reprendre ce plan : { $what }
plan-help = Cliquez sur un lieu à portée pour prévoir votre prochain voyage.
setup-again = Changer
short-of = manque { $count }
used-legend = Penchée et plus sombre : épuisée.
not-chosen = Non choisi : { $list }
choose-again = Choisir à nouveau
