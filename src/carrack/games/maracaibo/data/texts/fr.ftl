# Maracaibo, en français. Les clés suivent names.py, options.py et les fichiers de données.

## Nations : le nom, avec sa préposition, et une lettre pour les endroits étroits

nation-france = France
    .the = la France
    .with = auprès de la France
    .letter = F
nation-spain = Espagne
    .the = l’Espagne
    .with = auprès de l’Espagne
    .letter = E
nation-england = Angleterre
    .the = l’Angleterre
    .with = auprès de l’Angleterre
    .letter = A
nation-any = une nation au choix
    .with = auprès d’une nation au choix
nation-each = chaque nation
    .with = auprès de chaque nation
nation-same = cette nation
    .with = auprès de cette nation
nation-fewest_locations = la nation qui a le moins de lieux
    .with = auprès de la nation qui a le moins de lieux
nation-dutch = les Pays-Bas

## Marchandises et objets des cartes de projet

good-tobacco = tabac
    .short = tab.
good-corn = maïs
    .short = maïs
good-sugar = sucre
    .short = suc.
good-cocoa = cacao
    .short = cac.
object-book = livre
    .short = livre
object-spyglass = longue-vue
    .short = l.-vue
object-herbs = herbes
    .short = herbes
object-lantern = lanterne
    .short = lant.
object-rope = corde
    .short = corde
cards-any_good = { $count ->
    [one] une marchandise au choix
   *[other] { $count } marchandises au choix
}
cards-any_object = { $count ->
    [one] un objet au choix
   *[other] { $count } objets au choix
}
cards-same_goods = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises identiques
}

## Synergies, barrières, rangs

synergy-medal = médaille
synergy-anchor = ancre
synergy-wheel = gouvernail
synergy-crown = couronne
synergy-barrel = tonneau
barrier-yellow = jaune
barrier-red = rouge
barrier-green = verte

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
n-income = revenu en doublons +{ $count }
n-vp_income = revenu en PV +{ $count }
n-value = valeur de combat { $count }
n-influence = { $count } influence { $with }
n-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
n-points = { $count ->
    [one] { $count } point de déplacement
   *[other] { $count } points de déplacement
}
n-discs = { $count ->
    [one] un disque
   *[other] { $count } disques
}
n-steps = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
n-hints = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
}
n-village_actions = { $count ->
    [one] { $count } action de village
   *[other] { $count } actions de village
}
nothing = rien
word-or = ou

## Ce qui se passe : les opérations des cartes et tuiles

op-explore = explorateur jusqu’à { n-steps }
op-noble_rank = avancez jusqu’au prochain rang de noblesse d’une nation
op-disc = retirez { n-discs }
op-disc_to_tile = posez un disque sur la tuile
op-hand_limit = limite de main +{ $count }
op-synergy = jeton { $kind }
n-synergy = 1 jeton { $kind }
op-vp_per = { n-vp } { $per }
op-draw_object = révélez une carte, récompense selon son objet
op-liberate-village = libérez un village
op-liberate-city = libérez une ville
op-liberate-any = libérez un village ou une ville
op-place_marker-village = marqueur d’une nation sur un village vide
op-place_marker-city = marqueur d’une nation sur une ville vide
op-place_marker-any = marqueur d’une nation sur un village ou une ville vide
op-fight = un combat
op-move_again = naviguez encore jusqu’à { $count }, puis une nouvelle action principale
op-pay_for = peut payer { $cost } : { $gain }
op-choose = au choix : { $options }
op-sell_goods = pour chaque { $good } défaussé : { $gain }
op-return_marker = rendez un marqueur retiré à sa nation : { n-doubloons }
op-quests_on_card = { $count ->
    [one] la quête du dessus sur cette carte ; on peut en remplir une comme dernière action de village
   *[other] les { $count } quêtes du dessus sur cette carte ; on peut en remplir une comme dernière action de village
}
op-city_action = action de ville de { $places }
    .deliver = action de ville de { $places }, avec livraison
op-assistant_action = un de vos assistants
op-fulfil_top_quest = peut remplir la quête du dessus de la pile
op-fulfil_quest_here = remplissez une quête ici
op-by_round = selon la manche : { $options }
op-round = { $round } : { $gain }
per-quest = par quête
per-combat_token = par jeton de combat
per-combat_point = par point de combat
per-figure = par figurine en réserve
per-upgrade = par amélioration du navire
per-synergy = par jeton de synergie
per-assistant = par assistant
per-project = par carte de projet
per-noble_rank = par rang de noblesse
per-barrier = par barrière franchie

## Quand et comment un effet agit

effect-immediate = Tout de suite : { $gain }.
effect-village_action = Action de village : { $gain }.
effect-endgame = À la fin : { $gain }.
effect-assistant = Assistant à { $places } : { $gain }.
effect-combat_action = Action de combat pour { $count } : { $gain }.
    .last = Dernière action de combat pour { $count } : { $gain }.
    .loses = Dernière action de combat pour { $count } et 1 influence : { $gain }.
effect-income_condition = Une fois { $when } : { $gain }.
effect-synergy_bonus = Une fois, avec { $kind } : { $gain }.
effect-none = Aucun effet.
trigger-combat_start = Au début de vos combats : { $gain }.
trigger-combat_end = À la fin de vos combats : { $gain }.
trigger-deliver = Quand vous livrez : { $gain }.
trigger-quest_done = Quand vous remplissez une quête : { $gain }.
trigger-liberate_or_displace = Quand vous libérez ou délogez : { $gain }.
trigger-barrier_crossed = Quand votre explorateur franchit une barrière : { $gain }.
trigger-income = À chaque revenu : { $gain }.
trigger-any_fight_for_linked_nation = Quand quelqu’un combat pour la nation de votre figurine : { $gain }.
trigger-stop_empty_village = Arrêt dans un village sans marqueur : { $gain } par point de déplacement, au plus { $most }.
trigger-village_actions_end = Après des actions de village différentes en un tour : { $gain }.
different-actions = { n-vp } pour { $number }
modifier-discount = Les cartes de projet coûtent { $count } de moins.
modifier-discount-from = Les cartes de projet à partir du coût { $from } coûtent { $count } de moins.
modifier-explore_bonus = Chaque déplacement de l’explorateur peut faire { $count } de plus.
modifier-hand_limit = Limite de main +{ $count }.
modifier-village_thresholds = Deux actions de village dès { $two ->
    [one] { $two } point
   *[other] { $two } points
} de déplacement, trois dès { $three }.
modifier-object_wild = Votre { $object } compte comme tout objet.
modifier-combat_draw_two = Dans un combat, piochez deux jetons et gardez-en un.
modifier-wild_once = Défaussez cette carte pour remplacer 1 marchandise ou objet que vous payez ou vendez.
modifier-stops_card = Premier arrêt à { $places } : un disque sur cette carte ; tout couvert : { $gain }.
modifier-combat_tile_upgrade = Combats : déloger des marqueurs, ou une libération de plus.
modifier-resistance_village_action = Avec la tuile de résistance : son action de village.
modifier-home_port = Avec les ports d’attache : votre port d’attache.

## Ce qu’une carte demande en plus des doublons

needs = Demande { $needs }.
need-barrier = l’explorateur au-delà de la barrière { $barrier }
need-return_figures = { n-figures } à rendre
need-goods = { $cards } à payer
need-figure_on_nation = une figurine auprès d’une nation
need-figure_at_combat_piles = une figurine près des piles de combat
need-nation_markers = une nation avec { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
} sur le plateau
need-figure_for_assistant = une figurine comme assistant

## Ce qu’attend une carrière ou une carte

when-assistants = { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
}
when-projects = { $count ->
    [one] { $count } carte de projet
   *[other] { $count } cartes de projet
}
when-synergies = { $count ->
    [one] { $count } jeton de synergie
   *[other] { $count } jetons de synergie
}
when-combat_tokens = { $count ->
    [one] { $count } jeton de combat
   *[other] { $count } jetons de combat
}
when-combat_points = { n-combat }
when-quests = { $count ->
    [one] { $count } quête
   *[other] { $count } quêtes
}
when-upgrades = { $count ->
    [one] { $count } amélioration du navire
   *[other] { $count } améliorations du navire
}
when-barrier = barrière { $barrier } franchie
when-doubloons = { n-doubloons }
when-income_doubloons = revenu en doublons { $count }
when-income_vp = revenu en PV { $count }
when-influence_one = { $count } influence auprès d’une nation
when-influence_all = { $count } influence auprès de chaque nation
when-deliveries = { $count ->
    [one] { $count } livraison
   *[other] { $count } livraisons
}
when-figures = { n-figures }
when-prestige = { $count ->
    [one] { $count } bâtiment de prestige
   *[other] { $count } bâtiments de prestige
}
when-liberations_or_annexations = { $count ->
    [one] { $count } lieu libéré, annexé ou délogé
   *[other] { $count } lieux libérés, annexés ou délogés
}

## Ports d’attache

port-kind-city_replace_delivery = Au lieu de livrer, retirez un disque du marché : { $gain }.
port-kind-village_action = Action de village : { $gain }.
port-kind-sugar_wild = Votre sucre paie toute marchandise ou tout objet.
port-kind-income = À chaque revenu : { $gain }.
port-kind-combat_action = Action de combat pour { $the_nation }, pour { $count } : { $gain }.
port-kind-stop_owned = Arrêt là où { $the_nation } a un marqueur : { $gain }.
port-kind-extra_village_action = { $count ->
    [one] Une action de village de plus dans un village.
   *[other] { $count } actions de village de plus dans un village.
}
port-kind-explore_second_last = L’explorateur reçoit aussi la récompense de l’avant-dernière case.
port-kind-after_delivery = Après une livraison, défaussez encore une fois cette marchandise : { $gain }.
port-kind-second_explorer = Une figurine suit votre explorateur sur la piste et partage ses pas.
port-offer = Une fois débloqué : { $gain }. { $text }
port-HP01 = Anvers
port-HP02 = Brême
port-HP03 = Îles Caïmans
port-HP04 = Gênes
port-HP05 = Kingstown
port-HP06 = Port-Au-Prince
port-HP07 = Yaquimel
port-HP08 = Grand Turk
port-HP09 = Port d’Espagne
port-HP10 = Rosseau
port-HP11 = Nassau
port-HP12 = Oranjestad
port-HP13 = Panama
port-HP14 = Porto
port-HP15 = Roatán

## Lieux

location-1 = La Havane
location-2 = Santiago de Cuba
location-3 = La Tortue
location-4 = Puerto Plata
location-5 = Saint-Domingue
location-6 = San Juan
location-7 = Martinique
location-8 = Bridgetown
location-9 = Cumaná
location-9a = Caracas
location-10 = Coro
location-11 = Maracaibo
location-12 = Les Cayes
location-13 = Port Royal
location-14 = Carthagène
location-15 = Portobelo
location-16 = Bluefields
location-17 = Puerto Cabezas
location-18 = Trujillo
location-18a = Comayagua
location-19 = Belize
location-20 = Vers le port
location-21a = Le port
location-21b = Vers le port
location-22 = Le port
place = { $id } { $name }
kind-start = départ
kind-village = village
kind-city = ville
kind-homeward = retour
space-start = le départ
space-end = la fin de la piste
space-plain = case { $number }
space-upper = case { $number }, chemin du haut
space-lower = case { $number }, chemin du bas
ruin-space = case { $number }

## Tuiles de ville

city_tile-CT01 = Camp d’expédition
city_tile-CT02 = Camp d’expédition
city_tile-CT03 = Camp des éclaireurs
city_tile-CT04 = Camp des éclaireurs
city_tile-CT05 = Tour de la côte
city_tile-CT06 = Tour de la côte
city_tile-CT07 = Bureau de recrutement
city_tile-CT08 = Bureau de recrutement
city_tile-CT09 = Armurerie
city_tile-CT10 = Armurerie
city_tile-CT11 = Gouverneur
city_tile-CT12 = Gouverneur
city_tile-CT13 = Maracaibo
city_tile-CT14 = Informateurs
city_tile-CT15 = Bourse

## Améliorations du navire

upgrade-combat_tile = Tuile de combat
upgrade-resistance_tile = Tuile de résistance
upgrade-home_port = Port d’attache
upgrade-hold = Cale
upgrade-stern_cabin = Cabine de poupe
upgrade-topsails = Huniers
upgrade-crows_nest = Nid-de-pie
upgrade-powder_room = Soute à poudre
upgrade-captains_table = Table du capitaine
upgrade-crew_quarters = Quartiers d’équipage
upgrade-treasure_room = Salle du trésor
upgrade-figurehead = Figure de proue

## Carrières et bâtiments de prestige

career-CR1 = Fraternité
career-CR2 = Vaillance
career-CR3 = Esprit combatif
career-CR4 = Soif de découverte
career-CR5 = Soif de savoir
career-CR6 = Sens du commerce
career-CR7 = Loyauté envers la couronne
career-CR8 = Fierté du charpentier
career-CR9 = Sens de la justice
prestige-PB1 = Cathédrale
prestige-PB2 = Arsenal
prestige-PB3 = Grand chantier naval
prestige-PB4 = Université
prestige-PB5 = Bourse des marchands
prestige-PB6 = Loge secrète
prestige-PB7 = Palais royal
prestige-PB8 = Salle des explorateurs
prestige-PB9 = Monument à soi
quest-name = { $cost } : { $gain }

## Tuiles d’héritage : le nom, et ce que fait la tuile

tile-L1 = Charte de ville
    .text = Ce village est une ville : marché, et l’on y remplit une quête comme action.
tile-L4 = Route de Caracas
    .text = Ajoute une ville ; y entrer et en sortir coûte 3 points de déplacement, au-delà de la barrière jaune.
tile-L5 = Villageois reconnaissants
    .text = Quand votre navire s’arrête ici : { $gain }.
tile-L6 = Flotte au trésor
    .text = Deux actions de combat, chacune une fois pour toute la table : { $gain }.
tile-L7 = Ville de l’intérieur
    .text = Ajoute une ville ; y entrer et en sortir coûte 2 points de déplacement, au-delà de la barrière rouge.
tile-L8 = Mission
    .text = Quand votre navire s’arrête ici : { $gain }.
tile-L9 = Ermite
    .text = Quand votre navire s’arrête ici : { $gain }.
tile-L30 = Fête au port
    .text = Une fois par partie, en rentrant dans les manches 1 à 3 : { $gain }.
tile-L31 = Ruine
    .text = Qui la dépasse avec l’explorateur pose une figurine au début de la piste de la ruine.
tile-L32 = Piste de la ruine
    .text = Une piste pour une figurine de chaque capitaine ; on peut y dépenser des pas d’explorateur.
tile-L33 = Devin
    .text = Quand votre navire s’arrête ici : { $gain }.
tile-L34 = Terrain d’entraînement
    .text = Quand votre navire s’arrête ici : { $gain }.
tile-L35 = Marché de troc
    .text = Quand votre navire s’arrête ici : { $gain }.
tile-L36 = Ville hollandaise
    .text = Une ville ; au premier arrêt vous renoncez à un marqueur d’influence, pour 5 doublons par rang. Action de ville : doublons et points de combat pour assistants et figurines.
tile-L37 = Passage secret
    .text = Une fois par partie : un disque sur la tuile, et le navire passe de 13 à 2.
tile-L38 = Tuiles d’indice
    .text = Des indices de la Recherche se trouvent sur le plateau.
tile-L39 = Luysa
    .text = Luysa est retenue ici ; qui s’arrête ici peut la libérer pour des points de combat.
tile-L40 = Soulèvement
    .text = Dans un combat, on peut se battre contre une nation et libérer ses lieux.
fleet-fleet_a = petite flotte au trésor
fleet-fleet_b = grande flotte au trésor
fleet-action = { $name } pour { $count } : { $gain }
token-most = +{ $count } le plus de marqueurs
token-fewest = +{ $count } le moins de marqueurs
token-cost = +{ $count } pour { $cost }
hint_tile-green = un indice vert
hint_tile-red = un indice rouge ({ $cost })
automa-jacques = Jacques
automa-jean = Jean
automa-any = l’automate

## Chapitres de la campagne

chapter-150 = Un port tranquille
    .before =
        Les Cayes est si calme au petit matin que les pélicans dorment sur les pieux d’amarrage. Luysa, la gardienne du feu, est venue
        à la rame avant que l’ancre ne touche le fond. Son village manque de tout ce qui ne se cultive ni ne se pêche : de la corde,
        une lanterne qui ne fuit pas, un livre pour instruire les enfants, des herbes contre la fièvre. Elle ne mendie pas. Elle
        compte deux doublons dans chaque main qui lui apporte quelque chose, et elle n’oublie aucun visage. Qui a des amis aux Cayes,
        dit-on, trouvera toujours un pilote sur cette côte. Les commis du gouverneur commencent à noter qui s’arrête ici.
    .succeeded =
        À la fin de la saison, les hangars des Cayes sont pleins, et pour la première fois depuis des années le feu brûle toute la
        nuit. Luysa longe la jetée, une liste à la main, et raye une ligne après l’autre. Le dernier soir, une vieille femme descend
        des collines, regarde la cargaison des capitaines comme on lit un livre et dit à chacun ce que personne d’autre ne pouvait
        savoir. Elle dressera sa tente à la Martinique, annonce-t-elle, et lira pour ceux qui feront halte. Luysa se contente de
        sourire. Une amie de plus, et un port qui vous doit quelque chose.
    .failed =
        La saison s’achève, et les hangars des Cayes sont aussi vides qu’avant. Luysa ne fait aucun reproche. Elle éteint le feu à
        minuit, faute d’huile pour la nuit entière, et dans le noir elle va de porte en porte. Si personne n’apporte ce qui manque au
        village, le village doit apprendre à se défendre seul. Quelques semaines plus tard, des jeunes gens se tiennent en rang sur la
        plage, une rame sur l’épaule à défaut de mousquet. Les équipages de passage sont invités à s’exercer avec eux. Certains en
        rient. Les commis du gouverneur ne rient pas, et écrivent plus vite.
chapter-157 = De la fumée sur les collines
    .before =
        Au lever du soleil, une colonne de fumée monte derrière Bluefields ; à midi, il y en a quatre. Des cavaliers sans couleurs ont
        franchi la crête, brûlé les fermes du haut et disparu dans la forêt avec le bétail. Tout le monde sait qui les paie, et
        personne ne peut le prouver. Les familles ont fui jusqu’au débarcadère et dorment sous des voiles. Cette fois, elles ne
        demandent pas l’aumône. Elles demandent des équipages qui sachent tenir, la nuit, sur un sentier étroit. Luysa n’a envoyé
        qu’une ligne : qui tient Bluefields tient toute la rive. Le gouverneur déplore les troubles et recommande la patience.
    .succeeded =
        Trois nuits durant, les cavaliers tentent le sentier ; trois nuits durant, ils y trouvent une lanterne et quelqu’un derrière
        la lanterne. Le quatrième matin, la crête est vide. Les familles remontent, déterrent leurs semences sous la cendre et
        bâtissent ensemble le premier toit, pour que personne ne dorme seul. Ce qu’elles ont en trop, elles le descendent jusqu’à
        l’eau, et prennent en échange ce qui leur manque ; aucune pièce ne change de main et aucun commis ne compte. En un mois, des
        équipages de cinq ports viennent y troquer. Le percepteur du gouverneur ne trouve rien à inscrire dans son registre.
    .failed =
        Le sentier est perdu la deuxième nuit. Au matin, les fermes du haut n’existent plus, et ceux qui y vivaient portent ce qu’il
        en reste vers les barques. Dans ce silence arrive une voile que personne n’attendait. Des marchands hollandais, prompts à
        remarquer une rive vide, achètent la terre brûlée pour une poignée de pièces, élèvent des murs de brique jaune et hissent un
        pavillon. Ils sont polis. Ils accueillent tout capitaine prêt à oublier une ancienne fidélité, et ils le paient bien. Luysa
        écrit qu’une maison sur la rive vaut mieux que des cendres. Elle n’écrit pas à qui est la maison.
chapter-164 = La vieille ruine
    .before =
        Un chasseur a rapporté à Coro une pierre grosse comme un pain, où est taillé un visage qu’aucune main vivante ne saurait
        sculpter. À deux jours en amont, dit-il, la forêt pousse sur des marches. Le gouverneur ferait retourner le lieu par des
        soldats et tout fondre avant le printemps. Luysa préférerait qu’on le dessine, qu’on le mesure et qu’on le laisse en paix, et
        pour une fois les savants de la ville donnent raison à une gardienne de feu. Ce qui leur manque, ce sont des vivres : une
        expédition mange chaque jour, et le fleuve ne rend rien. Qui l’aide apprendra le chemin.
    .succeeded =
        Neuf mules quittent Coro, et neuf reviennent, chargées seulement de papier. Les savants ont trouvé les marches, au-dessus des
        marches une cour, et autour de la cour une rangée de portes que personne n’a ouvertes depuis cinq cents ans. Ils ont emporté
        des dessins, laissé une marque sur un arbre, et ils disent le chemin à tous ceux qui les ont nourris. Désormais un explorateur
        à la main sûre peut aller plus loin que la carte. Les soldats du gouverneur, eux, remontent pendant un mois la mauvaise
        vallée. Quelqu’un, semble-t-il, a retourné un poteau. Luysa était aux Cayes tout ce temps, bien entendu.
    .failed =
        L’expédition rebrousse chemin, affamée, au bout de quatre jours, et la forêt se referme derrière elle. Puis viennent les
        soldats, qui creusent là où fut trouvée la pierre et rapportent une fièvre et deux jarres brisées. Seul le muletier a quelque
        chose à raconter. Pendant que les autres dormaient, il a suivi le bruit de l’eau et trouvé une coupure dans les rochers, assez
        large à marée haute pour un petit navire, qui mène d’une rive à l’autre comme si quelqu’un l’avait souhaitée. Il vend le
        secret pour une paire de bottes. Luysa paie aussi son silence, puis le confie elle-même à ses amis.
chapter-171 = Lettres de Luysa
    .before =
        Depuis le printemps, personne n’a vu Luysa. Le feu des Cayes est gardé par un garçon qui ne répond à aucune question. Mais à
        la Martinique, dans une taverne sous le fort, la patronne tient une lettre sous une tasse sur trois : des lignes brèves, d’une
        écriture qui penche à gauche, chacune pour quelqu’un d’autre, aucune signée. L’une dit où se trouve la poudre, une autre quel
        juge est à vendre, une autre demande seulement comment vont les enfants. Les lettres veulent des porteurs, et les porteurs une
        pièce et un objet à montrer à la porte. Le gouverneur a mis à prix cette main. La somme monte chaque semaine.
    .succeeded =
        Aucune lettre ne s’est perdue. Elles ont voyagé dans un livre creux, dans le manche d’une rame, dans un pot d’onguent qui
        sentait si mauvais qu’aucun garde ne l’ouvrait. Quand la dernière est lue à voix haute dans le dernier port, les gens
        comprennent pour la première fois combien ils sont. La dernière feuille ne porte aucun mot, rien qu’un dessin : deux rives,
        une coupure entre les rochers et l’heure de la marée. Qui connaît ce passage se trouve là où aucune patrouille ne cherche un
        navire. Sous le dessin, dans un coin, quelqu’un a tracé une petite lumière.
    .failed =
        La moitié des lettres est découverte, et la patronne de la Martinique ferme sa maison en toute hâte. Le gouverneur fait
        imprimer ces lignes et les fait clouer à la porte de chaque église, pour montrer combien sont inoffensifs quelques
        gribouilleurs. Ce n’est pas sa meilleure idée. Des gens qui n’ont jamais reçu de lettre épellent maintenant chaque mot devant
        les portes. Et entre les lignes, une personne patiente trouve ce que l’imprimeur n’a pas vu : la position d’un lieu en amont
        du fleuve, des marches sous la forêt, et une allusion à ce que les fugitifs y ont caché.
chapter-178 = Le gouverneur contre-attaque
    .before =
        Le gouverneur en a assez. Il a rappelé toutes les galères entre La Havane et Trinidad, et elles sont à Carthagène bord contre
        bord, si serrées qu’on traverserait la baie en marchant sur leurs ponts. Quand le vent tournera, elles longeront la côte et
        éteindront un feu après l’autre, et le premier sera celui des Cayes. Personne n’est assez fort pour une bataille rangée. Mais
        on peut couper des ancres, bloquer des gouvernails et parler à des marins qui n’ont pas touché leur solde. On dit que Luysa
        elle-même est en ville. Entrez, faites ce que vous pouvez, et soyez partis avant le vent.
    .succeeded =
        Le vent tourne, et la flotte ne part pas. Quarante gouvernails pendent à un clou, la poudre du vaisseau amiral est mouillée,
        et deux équipages sont descendus à terre réclamer cinq années de solde. Au matin, de son balcon, le gouverneur voit une baie
        pleine de navires immobiles et un quai plein de gens qui ne s’inclinent pas. Luysa est parmi eux, le capuchon rejeté. Personne
        ne l’arrête. Le soir, la nouvelle a atteint le port voisin, et à la fin de la semaine toutes les cloches de la côte sonnent.
        Ce qui était un secret est maintenant un soulèvement.
    .failed =
        Le vent tourne, et la flotte part. Pas tout entière, mais c’est assez. La troisième nuit, Les Cayes est dans le noir. À
        Carthagène on ferme les portes, on fouille chaque maison, et dans une cave derrière la corderie on trouve une femme aux doigts
        tachés d’encre. Elle ne dit pas son nom ; elle n’en a pas besoin. Le gouverneur se garde bien d’en faire une martyre sur la
        place du marché. Une barque fermée part avant l’aube, et personne ne sait si elle est allée au nord ou vers l’intérieur. Il a
        débarrassé la table de ses tuiles, comme il dit. Il a oublié les joueurs.
chapter-184 = Troubles
    .before =
        Chaque nation a envoyé ce qu’elle pouvait : une garnison dans chaque village, un pavillon sur chaque toit, des canons à chaque
        débarcadère entre le cap et l’isthme. Elles ne se font pas confiance, et c’est leur seule qualité. La côte est prête. Il lui
        manque quelqu’un qui vienne par la mer, le bon soir, à la bonne jetée. Ce ne sera pas partout le même capitaine, et les
        chansons se disputeront cent ans pour savoir qui fut le premier. Luysa a rallumé sa lampe et ne demande qu’une chose : qu’une
        fois les pavillons baissés, on n’en hisse pas de nouveaux.
    .succeeded =
        La dernière garnison marche vers les barques, tambours muets. Derrière elle, on descend le pavillon, on le regarde un moment
        et on y taille des chemises. Il y a fête sur chaque plage, et à chaque fête on loue un autre capitaine d’avoir tout fait ; ce
        soir, tous ont raison. Un nom pourtant est crié plus fort que les autres, et qui le porte est soulevé par bien des épaules
        jusqu’au bout de la jetée des Cayes. Là, Luysa confie sa lampe pour une nuit. Elle est plus lourde qu’elle n’en a l’air. Au
        loin sur l’eau, les navires répondent de leurs propres feux.
    .failed =
        Les nations s’en vont, mais les chansons parlent d’un autre. Jacques était plus souvent que vous à la bonne jetée le bon soir,
        et il sait saluer depuis un pont. Dans les tavernes on raconte déjà son histoire, avec votre navire quelque part au fond et
        son nom mal écrit. Luysa en rit jusqu’à devoir s’asseoir. Les pavillons sont baissés, dit-elle, les enfants dorment dans leur
        lit, et que celui qui veut des applaudissements les prenne. Puis elle vous verse une tasse du bon tonneau. Il y a ce que l’on
        raconte, et il y a ce qui est arrivé.
chapter-185 = Le Sauvetage
    .before =
        Trois semaines de silence, puis un pêcheur trouve une bouteille, dans la bouteille un bout d’étoffe, et sur l’étoffe, d’une
        encre qui penche à gauche, une demi-ligne : une tour, deux palmiers, une eau au goût de fer. Elle vit donc. La côte est pleine
        de soldats qui ont l’ordre de regarder ailleurs quand passe la barque fermée, et Jacques, qui sert celui qui paie, a été payé.
        Cette fois, personne n’y arrivera seul. Il faut suivre les indices vers l’intérieur, il faut occuper les garnisons, et nul ne
        doit rester en arrière. Ou bien vous rentrez tous avec Luysa, ou bien il n’y aura pas de chanson.
    .succeeded =
        La tour avait deux palmiers, et l’eau un goût de fer. Le garde de la porte avait une fille à Bluefields ; il a laissé tomber
        la clé et mis longtemps à la chercher. Quand le bateau double le cap avec vous tous à bord, le garçon des Cayes est debout
        près du feu depuis deux jours. Il ne dit pas un mot. Il donne la lampe à Luysa et s’endort là où il est. L’un après l’autre,
        les villages sont libres, et l’un après l’autre ils allument un feu sur la plage. Au large, Jacques vire de bord et s’en va
        chercher un autre maître.
    .failed =
        Vous étiez tout près. Dans un port on avait vu la barque fermée, dans un autre on l’avait entendue chanter ; mais il y avait
        toujours une garnison de plus, un pavillon de plus, un jour perdu de plus. Enfin l’on apprend que la tour est vide et que
        Jacques a été payé une seconde fois. Le groupe est assis sur la jetée des Cayes, et personne ne veut partir le premier. Alors
        le garçon apporte la lampe et dit qu’il faut bien l’entretenir. Vous l’entretenez donc. Une lumière qui brûle se voit de loin,
        peut-être même de là où elle est. Cette histoire ne finit pas avec une partie.
chapter-goal = Arrêtez-vous à { $place } et payez { $cost } : { $gain }. Les capitaines doivent y poser { $count ->
    [one] { $count } disque
   *[other] { $count } disques
} ensemble.
chapter-title = Chapitre { $id } : { $name }
chapter-ours = Une histoire de notre plume ; la boîte en a d’autres.
addition-uprising = Soulèvement et résistance
    .text = À partir de cette partie et jusqu’à la fin de la campagne : on peut combattre les nations, libérer leurs lieux, et chaque capitaine a une tuile de résistance.

## Parties de phrases

because = { $cause ->
    [none] { "" }
   *[other] { " " }({ $why })
}

## Causes qui ne sont pas des pièces

cause-setup = mise en place
cause-village = action de village
cause-payment = paiement
cause-purchase = achat
cause-combat = combat
cause-income = revenu
cause-last_purchase = dernier achat
cause-discards = défausse
cause-refill = complément de main
cause-resistance = tuile de résistance
cause-career = carrière
cause-influence = fin de la piste d’influence
cause-final = décompte final
cause-jacques = Jacques
cause-jean = Jean
cause-round = manche
cause-delivery = livraison
cause-search = la Recherche
cause-chapter = objectif du chapitre
cause-nations = nations
cause-explorer_end = fin de la piste d’exploration
cause-ransom = rançon
cause-uprising = soulèvement
cause-assistant = assistant
cause-agent = agent
cause-dutch = ville hollandaise
cause-quest = quête
cause-token = jeton de combat
cause-barrier = barrière { $barrier }
scored-cards = cartes achetées
scored-endgame = cartes qui comptent à la fin
scored-prestige = bâtiments de prestige
scored-nation = nations
scored-most_influence = le plus d’influence
scored-income_track = pistes de revenu
scored-explorer = piste d’exploration
scored-quests = quêtes
scored-upgrades = améliorations du navire

## Actions : libellés des menus

action-pass = Ne rien faire de plus
action-pass-main = Pas d’action principale
action-pass-village = Finir les actions de village
action-pass-city = Finir l’action de ville
action-pass-exploration = Arrêter l’exploration
action-pass-combat = Finir le combat
action-pass-pick_second = Ne pas piocher de second jeton
action-pass-offer = Refuser
action-pass-port_offer = Renoncer au bonus pour de bon
action-pass-quest = Laisser la quête
action-pass-refill = Terminer le tour
action-pass-resistance = Pas sur la tuile de résistance
action-pass-sale = Ne plus vendre
action-pass-arrival = Passer à l’action principale
action-pass-assistants = Plus d’assistants
action-pass-move = Rester ici
action-pass-porto = Ne plus en défausser
action-pass-ransom = Ne pas payer la rançon
action-pass-return_marker = Laisser les marqueurs sur la tuile
action-sail = Naviguer vers { $to }, { n-points }
action-use_tile = Utiliser { $tile }
action-draw_hint = Révéler un indice
action-chapter_goal = Servir l’objectif du chapitre
action-main_city = Action de ville
action-main_homeward = Action de ce lieu
action-main_village = Actions de village
action-main_assistants = Vos assistants ici
action-main_quest = Quête { $quest }
action-deliver = Livrer { $card } ({ $good })
action-empty_market = Retirer un disque du marché
action-city_action = Utiliser la ville
action-remove_disc = Disque de { $upgrade }
action-take_doubloon = Prendre des doublons
action-discard_hand = Défausser votre main pour des doublons
action-buy = Acheter { $card }
action-buy_planned = Acheter { $card } (planifiée)
action-invest = Investir dans { $building }
action-upgrade_action = Utiliser { $upgrade }
action-port_action = Utiliser votre port d’attache
action-resistance_action = Utiliser la tuile de résistance
action-card_action = Utiliser { $card }
action-card_quest = Quête de votre carte : { $quest }
action-explore = Explorateur en { $to }
action-move_figure = Figurine en { $to }
action-ruin = Dans la ruine en { $to }
action-token_pile = Pile { $number }
action-keep_token = Garder { $token }
action-fight_for = Combattre pour { $the_nation }
action-fight_against = Combattre contre { $the_nation }
action-pay_token = Payer pour le jeton
action-add_point = Ajouter un point de combat
action-add_figure = Ajouter une figurine
action-fight_influence = Influence, { $size }
action-annex = Annexer { $location }
action-displace = Déloger à { $location }
action-liberate = Libérer { $location }
action-liberate_extra = Libérer aussi { $location }
action-fight_card = Action de combat de { $card }
action-fight_port = Action de combat de votre port
action-fight_tile = Prendre la { $action }
action-resist = Case { $number } de la tuile de résistance
action-pay_card = Payer avec { $card } ({ $shows })
action-pay_jack = Défausser un Touche-à-tout
action-choose_good = { $good }
action-choose_nation = { $nation }
action-choose_option = { $gain }
action-choose_option-bare = Option { $number }
action-choose_location = { $location }
action-use_assistant = Assistant { $card }
action-fulfil_quest = Quête { $quest }
action-draw_open = Prendre { $card }
action-draw_pile = Piocher dans la pile
action-plan = Planifier { $card }
action-discard = Défausser { $card }
action-take_career = Carrière { $career }
action-take_port = Port d’attache { $port }
action-take_last = Prendre des doublons à la place
action-take_last-final = Prendre des PV à la place
action-remove_hint = Retirer l’indice rouge { $number }
action-free_luysa = Libérer Luysa
action-pay_ransom = Payer la rançon de Luysa
action-accept = Accepter
action-keep_hand = Garder votre main
action-drop_hand = Défausser votre main et repiocher
action-cover_hint = Couvrir { $hint }
action-return_marker = Le marqueur de la case { $number } de la tuile de résistance
action-cover_space = Case verte { $number }
action-place = Place { $number }
size-small = petite
size-large = grande
fold-plan = Planifier une carte …
which-one = Lequel ?

## Groupes de choix

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
group-table = Pour la table

## Événements : phrases du journal. `.you` s’adresse à la place qui agit.

event-career_taken = { $seat } choisit la carrière { $career }
    .you = Vous choisissez la carrière { $career }
event-port_taken = { $seat } choisit le port d’attache { $port }
    .you = Vous choisissez le port d’attache { $port }
event-round_began = La manche { $round } commence
event-turn_began = Tour de { $seat }
    .you = Votre tour
event-sailed = { $seat } navigue vers { $to } pour { $points }
    .you = Vous naviguez vers { $to } pour { $points }
event-sailed-passage = { $seat } navigue par le passage secret vers { $to } pour { $points }
    .you = Vous naviguez par le passage secret vers { $to } pour { $points }
event-gained = { $seat } reçoit { $what }{ because }
    .you = Vous recevez { $what }{ because }
event-spent = { $seat } paie { $what }{ because }
    .you = Vous payez { $what }{ because }
event-lost = { $seat } perd { $what }{ because }
    .you = Vous perdez { $what }{ because }
event-disc_removed = { $seat } retire un disque de { $upgrade }{ because }
    .you = Vous retirez un disque de { $upgrade }{ because }
event-upgrade_unlocked = { $seat } débloque { $upgrade }
    .you = Vous débloquez { $upgrade }
event-delivered = { $seat } livre { $good } ({ $card }) à { $location }
    .you = Vous livrez { $good } ({ $card }) à { $location }
event-market_emptied = { $seat } retire un disque du marché de { $location }
    .you = Vous retirez un disque du marché de { $location }
event-card_bought = { $seat } achète { $card } pour { n-doubloons }
    .you = Vous achetez { $card } pour { n-doubloons }
event-card_planned = { $seat } planifie { $card }
    .you = Vous planifiez { $card }
event-card_drawn = { $seat } prend { $card } de l’étalage
    .you = Vous prenez { $card } de l’étalage
event-card_drawn-pile = { $seat } pioche { $card } dans la pile
    .you = Vous piochez { $card } dans la pile
event-card_drawn-hidden = { $seat } pioche une carte dans la pile
    .you = Vous piochez une carte dans la pile
event-card_drawn-hidden-several = { $seat } pioche { n-cards } dans la pile
    .you = Vous piochez { n-cards } dans la pile
event-card_opened = { $card } est révélée
event-cards_opened = Révélées : { $cards }
event-cards_discarded = { $seat } défausse { $card }{ because }
    .you = Vous défaussez { $card }{ because }
event-cards_discarded-several = { $seat } défausse { $cards }{ because }
    .you = Vous défaussez { $cards }{ because }
event-cards_discarded-table = { $card } va à la défausse
event-cards_discarded-table-several = À la défausse : { $cards }
event-card_revealed = { $seat } révèle { $card } ({ $object })
    .you = Vous révélez { $card } ({ $object })
event-card_revealed-table = { $card } ({ $object }) est révélée
event-card_removed = { $card } quitte la partie
event-cards_removed = Hors de la partie : { $cards }
event-pile_shuffled = La défausse est mélangée en une nouvelle pile
event-hand_dropped = { $seat } défausse sa main ({ n-cards })
    .you = Vous défaussez votre main ({ n-cards })
event-synergy = { $seat } prend le jeton { $kind }{ because }
    .you = Vous prenez le jeton { $kind }{ because }
event-quest_done = { $seat } remplit une quête ({ $quest })
    .you = Vous remplissez une quête ({ $quest })
event-quest_laid = Une quête se trouve à { $location } : { $quest }
event-quest_laid-bare = Une nouvelle quête : { $quest }
event-quest_taken = { $automa } prend la quête { $quest }
event-quest_taken-bare = { $automa } prend une quête
event-assistant_placed = { $seat } place l’assistant { $card } à { $location }
    .you = Vous placez l’assistant { $card } à { $location }
event-assistant_used = { $seat } utilise l’assistant { $card }
    .you = Vous utilisez l’assistant { $card }
event-agent_placed = { $seat } place la figurine de { $card } : { $nation }
    .you = Vous placez la figurine de { $card } : { $nation }
event-agent_placed-piles = { $seat } place la figurine de { $card } près des piles de combat
    .you = Vous placez la figurine de { $card } près des piles de combat
event-explorer_moved = { $seat } avance l’explorateur en { $to }
    .you = Vous avancez votre explorateur en { $to }
event-figure_moved = { $seat } avance la figurine de la piste en { $to }
    .you = Vous avancez votre figurine de la piste en { $to }
event-figure_placed = { $seat } place une figurine sur la piste d’exploration en { $to }{ because }
    .you = Vous placez une figurine sur la piste d’exploration en { $to }{ because }
event-ruin_entered = { $seat } pose une figurine dans la ruine
    .you = Vous posez une figurine dans la ruine
event-ruin_moved = { $seat } avance dans la ruine en { $to }
    .you = Vous avancez dans la ruine en { $to }
event-barrier_crossed = { $seat } franchit la barrière { $barrier }
    .you = Vous franchissez la barrière { $barrier }
event-token_revealed = { $seat } pioche un jeton de combat : { $token }
    .you = Vous piochez un jeton de combat : { $token }
event-token_returned = { $seat } glisse un jeton de combat sous la pile { $number }
    .you = Vous glissez un jeton de combat sous la pile { $number }
event-fight-for = { $seat } combat pour { $the_nation } avec une valeur de { $value }
    .you = Vous combattez pour { $the_nation } avec une valeur de { $value }
event-fight-against = { $seat } combat contre { $the_nation } avec une valeur de { $value }
    .you = Vous combattez contre { $the_nation } avec une valeur de { $value }
event-fight-undecided = { $seat } combat avec une valeur de { $value }
    .you = Vous combattez avec une valeur de { $value }
event-fight_ended = { $seat } finit le combat
    .you = Vous finissez le combat
event-annexed = { $seat } annexe { $location } pour { $the_nation }
    .you = Vous annexez { $location } pour { $the_nation }
event-displaced = { $seat } déloge { $the_old } à { $location } pour { $the_nation }
    .you = Vous délogez { $the_old } à { $location } pour { $the_nation }
event-liberated = { $seat } libère { $location } de { $the_nation }
    .you = Vous libérez { $location } de { $the_nation }
event-marker_placed = { $seat } pose un marqueur à { $location } : { $nation }
    .you = Vous posez un marqueur à { $location } : { $nation }
event-marker_resists = { $seat } pose le marqueur sur la tuile de résistance : { $nation }
    .you = Vous posez le marqueur sur la tuile de résistance : { $nation }
event-resistance_full = { $seat } a rempli la tuile de résistance
    .you = Vous avez rempli la tuile de résistance
event-marker_returned = { $seat } rend un marqueur : { $nation }
    .you = Vous rendez un marqueur : { $nation }
event-marker_lost = Un marqueur quitte la partie : { $nation }
event-task_done = { $seat } remplit une tâche de sa carrière : { $task }
    .you = Vous remplissez une tâche de votre carrière : { $task }
event-career_done = { $seat } achève la carrière { $career }
    .you = Vous achevez la carrière { $career }
event-goal_met = { $seat } a ce qu’attendait { $card }
    .you = Vous avez ce qu’attendait { $card }
event-invested = { $seat } investit dans { $building }
    .you = Vous investissez dans { $building }
event-prestige_opened = Bâtiment de prestige : { $building }
event-village_action = { $seat } fait une action de village : { $kind }
    .you = Vous faites une action de village : { $kind }
village_kind-take = prendre des doublons
village_kind-discard = défausser la main
village_kind-buy = acheter une carte
village_kind-invest = investir
village_kind-port = port d’attache
village_kind-resistance = tuile de résistance
village_kind-quest = quête d’une carte
event-round_ended = { $seat } rentre au port et finit la manche { $round }
    .you = Vous rentrez au port et finissez la manche { $round }
event-round_ended-table = La manche { $round } finit
event-last_purchase = { $seat } fait un dernier achat
    .you = Vous faites un dernier achat
event-markers_came = Un marqueur arrive à { $location } : { $nation }
event-automa_card = { $automa } révèle une carte
event-automa_disc = { $automa } pose un disque à { $location }
event-automa_disc_counted = { $automa } compte un disque de plus
event-automa_sailed = { $automa } navigue vers { $to }
event-automa_explored = { $automa } explore jusqu’en { $to }
event-automa_vp = { $automa } marque { n-vp }
event-automa_influence = { $automa } reçoit { n-influence }
event-automa_combat = { $automa } combat pour { $the_nation }
event-hint_revealed = { $seat } révèle { $hint }
    .you = Vous révélez { $hint }
event-hint_revealed-table = Révélé : { $hint }
event-hint_removed = { $seat } retire { $hint }
    .you = Vous retirez { $hint }
event-hint_removed-table = Retiré : { $hint }
event-luysa_found = Luysa est retrouvée à { $location }
event-luysa_found-bare = Luysa est retrouvée
event-luysa_freed = Luysa est libre
event-marker_surrendered = { $seat } renonce à son influence : { $nation }
    .you = Vous renoncez à votre influence : { $nation }
event-chapter_disc = { $seat } pose un disque pour l’objectif du chapitre
    .you = Vous posez un disque pour l’objectif du chapitre
event-tile_used = { $seat } utilise { $tile }
    .you = Vous utilisez { $tile }
event-jack_discarded = { $seat } défausse { $card } à la place d’une carte
    .you = Vous défaussez { $card } à la place d’une carte
event-scored = { $seat } marque { n-vp } : { $scored }
    .you = Vous marquez { n-vp } : { $scored }
event-went_on = { $seat } continue
    .you = Vous continuez
event-went_on-main = { $seat } fixe son action principale
    .you = Vous fixez votre action principale
event-went_on-option = { $seat } fait son choix
    .you = Vous faites votre choix
event-went_on-village = { $seat } finit ses actions de village
    .you = Vous finissez vos actions de village
event-went_on-city = { $seat } fixe son action de ville
    .you = Vous fixez votre action de ville
event-went_on-exploration = { $seat } arrête l’exploration
    .you = Vous arrêtez l’exploration
event-went_on-quest = { $seat } laisse la quête
    .you = Vous laissez la quête
event-game_ended = La partie est finie
event-legacy_laid = Sur le plateau : { $tile }

## Phases, et ce que la partie attend

phase-choosing = Mise en place
phase-turns = Navigation
phase-last_purchase = Dernier achat
phase-income = Revenu
phase-dropping = Mains
phase-refilling = Complément des mains
phase-ransom = Rançon
phase-over = Fini
prompt-waiting = { $seat } doit choisir
prompt-all = Les autres choisissent encore
prompt-over = La partie est finie
prompt-other = À vous de choisir
prompt-choosing-career = Choisissez votre carrière
prompt-choosing-port = Choisissez votre port d’attache
prompt-choosing-plan = Prévoyez une carte
prompt-choosing-discards = Gardez quatre cartes, défaussez le reste
prompt-choosing-done = Les autres choisissent encore
prompt-dropping = Garder votre main, ou repiocher ?
prompt-move = { $points ->
    [one] Naviguez d’une case
   *[other] Naviguez de 1 à { $points } cases
}
prompt-move-home = Rentrez { $points ->
    [one] d’une case
   *[other] de 1 à { $points } cases
}
prompt-arrival = À { $location } : ce qui attend ici
prompt-main = À { $location } : choisissez une action
prompt-refill-full = Votre main est pleine : autre chose avant la fin de votre tour ?
prompt-refill = Complétez votre main à { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
}
prompt-village = Encore { n-village_actions }
prompt-city = Action de ville à { $location }
prompt-porto = Défausser encore { $good } ?
prompt-disc = Retirez { n-discs } de votre navire
prompt-nation-influence = Auprès de quelle nation gagnez-vous de l’influence ?
prompt-nation-rank = Auprès de quelle nation montez-vous d’un rang ?
prompt-nation-return = À quelle nation revient le marqueur ?
prompt-nation-liberation = De quelle nation le lieu est-il libéré ?
prompt-nation-displacement = Quelle nation est délogée ?
prompt-nation-marker = De quelle nation est le marqueur ?
prompt-liberation = Quel lieu libérez-vous ?
prompt-marker = Où posez-vous le marqueur ?
prompt-resistance = Poser le marqueur ({ $nation }) sur la tuile de résistance ?
prompt-full_resistance = Votre tuile de résistance est pleine
prompt-option = Choisissez
prompt-offer = { $what } ?
prompt-sale = Vendez { $good } ({ $what } chacun)
prompt-payment = Payez { $what }
prompt-same_goods = Quelle marchandise payez-vous { $count } fois ?
prompt-assistant_place = Où placez-vous l’assistant { $card } ?
prompt-agent_place = Auprès de quelle nation va la figurine de { $card } ?
prompt-quest = Remplir la quête ?
prompt-city_choice = L’action de ville de quel lieu ?
prompt-assistants = Quel assistant travaille ?
prompt-exploration = Exploration : encore { n-steps }
prompt-branch = Par quelle case passe le chemin ?
prompt-combat-pick_pile = Combat : piocher dans quelle pile ?
prompt-combat-pick_second = Combat : piocher un second jeton ?
prompt-combat-keep_one = Combat : quel jeton gardez-vous ?
prompt-combat-put_under = Combat : sous quelle pile va l’autre jeton ?
prompt-combat-pick_nation = Combat : pour ou contre qui ?
prompt-combat-fight = Combat, { $nation } : une valeur de { $value } à dépenser
prompt-combat-fight-for = Combat pour { $the_nation } : une valeur de { $value } à dépenser
prompt-combat-fight-against = Combat contre { $the_nation } : une valeur de { $value } à dépenser
prompt-combat-start = Combat
prompt-combat-end = Combat
prompt-loss = Auprès de quelle nation perdez-vous de l’influence ?
prompt-last_purchase = La manche est finie : un dernier achat
prompt-surrender = Ville hollandaise : à quel marqueur d’influence renoncez-vous ?
prompt-cover_hint = Quel indice rouge couvre la case ?
prompt-cover_space = Quelle case verte l’indice couvre-t-il ?
prompt-return_marker = Quel marqueur de votre tuile de résistance revient à sa nation ({ $what }) ?
prompt-port_offer = Votre port d’attache { $port } est débloqué : prendre son bonus ({ $what }) ?
prompt-automa_quest = Quelle quête prend l’automate ?
prompt-ransom = Payer la rançon de Luysa ?

## Refus, par code. $detail est la phrase de l’erreur.

error-card-unknown = Cette carte n’existe pas : { $detail }
error-data-too_many = Il y a trop de chiffres d’une sorte : { $detail }
error-data-other = La table a été vue avec d’autres chiffres : { $detail }
error-field-unknown = Aucune source n’est notée pour cela : { $detail }
error-maracaibo-not_asked = Ce n’est pas ce qui est demandé en ce moment.
error-maracaibo-must_choose = Ici, il faut choisir.
error-maracaibo-not_there = Rien ne se trouve à cet endroit.
error-maracaibo-not_possible = Ce n’est pas possible maintenant.
error-maracaibo-too_few_doubloons = Vous n’avez pas assez de doublons pour cela.
    .told = Il manque { $short ->
        [one] un doublon
       *[other] { $short } doublons
    } : cela coûte { $price }, vous avez { $have }.
error-maracaibo-too_few_figures = Vous n’avez pas assez de figurines dans votre réserve.
    .told = Il manque { $short ->
        [one] une figurine
       *[other] { $short } figurines
    } : il en faut { $price } de votre réserve, qui en a { $have }.
error-maracaibo-too_few_combat = Vous n’avez pas assez de points de combat pour cela.
    .told = Il manque { $short ->
        [one] un point de combat
       *[other] { $short } points de combat
    } : cela coûte { $price }, vous avez { $have }.
error-maracaibo-cannot_pay = Vous ne pouvez pas en payer le prix.
    .told = Cela coûte { $what }, et vous ne pouvez pas tout payer maintenant.
error-maracaibo-points = Un navire ne peut pas dépenser autant de points de mouvement maintenant.
    .told = Votre navire navigue de { $least } à { $most ->
        [one] { $most } point
       *[other] { $most } points
    } maintenant.
error-maracaibo-no_location = Ce lieu n’est pas sur le plateau dans cette partie.
error-maracaibo-no_course = Aucune route n’y mène avec exactement ce nombre de points.
error-maracaibo-no_way = Aucune route n’y mène : les navires suivent les flèches et ne font pas demi-tour.
error-maracaibo-too_far = C’est trop loin pour ce tour.
    .told = À { $away ->
        [one] { $away } point
       *[other] { $away } points
    } : votre navire ne va pas plus loin que { $most }.
error-maracaibo-no_disc_there = Il n’y a plus de disque là.
error-maracaibo-barrier = Votre explorateur n’a pas franchi la barrière demandée.
    .told = Votre explorateur n’a pas encore franchi la barrière : { $barrier }.
error-maracaibo-tile = Cette tuile d’héritage n’offre rien à cette escale.
error-maracaibo-no_city = Votre navire n’est pas dans une ville.
error-maracaibo-no_village = Votre navire n’est pas dans un village.
error-maracaibo-no_assistant = Vous n’avez pas d’assistant ici.
error-maracaibo-no_quest = Cette quête ne peut pas être accomplie ici.
error-maracaibo-once = Ce n’est possible qu’une fois, et c’est déjà fait.
error-maracaibo-delivered = Il y a une seule livraison par action de ville.
error-maracaibo-market_full = Ce marché n’accepte plus de disques.
error-maracaibo-no_disc = Il ne vous reste aucun disque sur votre plateau de navire.
error-maracaibo-wrong_good = Ce marché ne veut pas de la marchandise de cette carte.
    .told = Cette carte montre { $good } ; le marché veut { $wanted }.
error-maracaibo-no_market_disc = Aucun disque ne peut être retiré de ce marché.
error-maracaibo-no_hand = Vous n’avez aucune carte en main.
error-maracaibo-markers = Aucune nation n’a assez de marqueurs sur le plateau pour cette carte.
    .told = Aucune nation n’a encore { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    } sur le plateau.
error-maracaibo-no_place = Il n’y a pas de place pour l’assistant de cette carte.
error-maracaibo-invested = Vous avez déjà investi dans ce bâtiment.
error-maracaibo-locked = Ce n’est pas encore débloqué sur votre plateau de navire.
error-maracaibo-no_action = Cela n’a pas d’action de village que vous pouvez payer maintenant.
error-maracaibo-no_marker = Il n’y a pas de marqueur à retirer.
error-maracaibo-planning_full = Votre zone de planification est pleine.
error-maracaibo-no_path = Vous ne pouvez pas y arriver avec ces pas.
    .told = Votre explorateur ne peut pas finir là : il reste { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }.
error-maracaibo-stance = Vous ne pouvez pas prendre ce parti dans ce combat.
error-maracaibo-not_empty = Ce n’est pas un village ou une ville vide.
error-maracaibo-no_markers_left = Cette nation n’a plus de marqueurs sur sa piste.
error-maracaibo-value = Votre valeur de combat est trop faible pour cela.
    .told = Il manque { $short } : il faut une valeur de combat de { $price }, il reste { $have }.
error-maracaibo-resistance_space = Le marqueur ne peut pas aller sur cette case de la tuile de résistance.
error-maracaibo-does_not_pay = Cette carte ne montre pas ce qui est demandé.
    .told = Cette carte montre { $good } et { $object } ; il faut { $what }.
error-maracaibo-hand_full = Votre main est pleine.
error-maracaibo-luysa = Luysa n’est pas là où se trouve votre navire.
error-maracaibo-no_hint = Il n’y a pas d’indice que vous pouvez y prendre.
error-maracaibo-no_space = La carte de la Recherche n’a pas une telle case.
error-maracaibo-chapter = L’objectif du chapitre ne peut pas être servi maintenant.
warning-cannot_be_undone = Ne peut pas être repris.

## Options. Les mots entre parenthèses sont les valeurs à écrire.

option-scenario = Scénario
    .text = Ce qui est joué : base_easy, base_medium, base_hard, campaign, unrest, all_inclusive, coop, rescue.
option-automa = Adversaire d’un capitaine seul
    .text = Qui joue contre un capitaine seul : Jacques (jacques), ou Jean (jean), qui connaît tous les scénarios sauf ceux qui libèrent toutes les Caraïbes.
option-level = Niveau de l’adversaire
    .text = La force de Jacques (1 à 4) ou de Jean (1 à 5).
option-promos = Pièces promotionnelles
    .text = Si la quête et le bâtiment promotionnels sont parmi les autres.
option-open_hands = Mains ouvertes
    .text = Si les capitaines qui coopèrent voient les mains des autres.
option-archive = Archive d’une campagne
    .text = Ce que les parties précédentes ont laissé : chapitre, tuiles d’héritage, cartes d’histoire. Le terminal le garde dans un fichier.
option-rulings = Interprétations
    .text = 4, pour les nouvelles parties : les actions libres sont permises à chaque pause du tour, si bien que payer un indice rouge permet d’en piocher un sur place, et qu’aucun tour ne passe tant que Luysa pourrait être libérée, pas même avec la dernière carte piochée ; la Note diplomatique peut être refusée, prend le marqueur choisi et, sans tuile de résistance, un marqueur sorti de la partie ; le Touche-à-tout peut être vendu comme tabac ou maïs ; le passage secret est ouvert à un navire qui se trouve en 13 ; les cartes d’histoire n’entrent qu’avec Troubles et Le Sauvetage, et dans une campagne celles qu’elle a gagnées ; à deux, on choisit la case verte qu’un indice couvre ; seul, Ensemble aux Caraïbes commence avec moins de quêtes. 3 : de même, mais seul avec autant de quêtes que pour plusieurs capitaines. 2 : comme 3, mais la dernière carte piochée finit toujours le tour. 1 : comme on jouait jusqu’à la version 0.5.

## Scénarios

variant-base_easy = Jeu de base, facile
    .text = Le jeu de base sans tuiles d’héritage.
choice-scenario-base_easy = { variant-base_easy }
variant-base_medium = Jeu de base, moyen
    .text = Le jeu de base avec quatre tuiles d’héritage.
choice-scenario-base_medium = { variant-base_medium }
variant-base_hard = Jeu de base, difficile
    .text = Le jeu de base avec sept tuiles d’héritage.
choice-scenario-base_hard = { variant-base_hard }
variant-campaign = Campagne
    .text = Une suite de parties ; ce qui arrive dans l’une change la suivante.
choice-scenario-campaign = { variant-campaign }
variant-unrest = Troubles
    .text = Les nations tiennent toute la côte, et les capitaines la libèrent les uns contre les autres.
choice-scenario-unrest = { variant-unrest }
variant-all_inclusive = Tout compris
    .text = Ports d’attache, soulèvement et résistance ensemble.
choice-scenario-all_inclusive = { variant-all_inclusive }
variant-coop = Ensemble aux Caraïbes
    .text = Tous les capitaines ensemble contre Jacques et les nations.
choice-scenario-coop = { variant-coop }
variant-rescue = Le Sauvetage
    .text = Ensemble contre Jacques, et il faut retrouver et libérer Luysa.
choice-scenario-rescue = { variant-rescue }
choice-automa-jacques = Jacques
choice-automa-jean = Jean

## La table

table-round = Manche { $round } sur 4
table-pile = pile { $count }
table-quest-pile = quêtes { $count }
table-token-piles = piles de combat { $first }+{ $second }
table-seat = Capitaine
table-ship = Navire
table-vp = PV
table-doubloons = Doubl.
table-combat = Comb.
table-figures = Fig.
table-hand = Main
table-bought = Cartes
table-quests = Qu.
table-tokens = Jet.
table-upgrades = Amél.
table-synergies = Syn.
table-loop = Le voyage
table-market = Marché
table-owner = Nat.
table-there = Ce qu’on y trouve
table-quest-here = quête { $quest }
table-hints-here = { n-hints }
table-assistant-here = assistant { $card } ({ $seat })
table-luysa-here = Luysa
table-goal-here = objectif du chapitre
table-ends-round = finit la manche
table-explorers = Explorateurs
table-nations = Nations
table-nation-row = { $name } ({ $letter }) : { $board } sur le plateau, { $left } sur la piste
table-prestige = Prestige
table-face-down = { $count ->
    [one] { $count } face cachée
   *[other] { $count } faces cachées
}
table-display = Étalage
table-own = Votre navire
table-ship-of = Navire de { $seat }
table-unlocked = Débloqué
table-one-disc = Encore un disque
table-two-discs = Plus de disques
table-career = Carrière
table-port = Port d’attache
table-port-locked = verrouillé
table-resistance = Résistance
table-figures-left = { $supply } en réserve, { $general } dehors, { $career } sur la carrière
table-figures-row = Figurines
table-synergies-row = Synergies
table-your-hand = Votre main ({ $count })
table-hand-of = Main ({ $count })
table-planned = Planifiées ({ $count } sur 3)
table-tableau = Achetées ({ $count })
table-your-quests = Quêtes de votre carte
table-empty = vide
table-card-at = { $card } ({ $place })
table-automa-row = { $vp } PV, explorateur { $explorer }, quêtes { $quests }, disques { $discs }, encore { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
table-search = La Recherche
table-search-green = vert
table-search-red = rouge
table-search-covered = couverte
table-luysa-hidden = Luysa est cachée
table-luysa-found = Luysa est retrouvée
table-luysa-freed = Luysa est libre
table-chapter-discs = { $count ->
    [one] { $count } disque
   *[other] { $count } disques
} sur { $need }
table-reward = Récompense
table-space = Case
table-level = { $automa }, niveau { $level }
table-told = { $name } : { $text }
table-any-good = toutes
table-tokens-row = Jetons de combat
table-key = PV et Doubl. avec +revenu · Comb. points de combat · Fig. figurines en réserve · Main/planifiées · Qu. quêtes · Jet. jetons de combat · Amél. améliorations · Syn. synergies · Marché : marchandises voulues, places libres
table-estimated = ≈ signale un chiffre estimé.
note-gain = gain { $gain }
note-price = coûte { $price }
note-final = ne peut pas être repris
note-market = marché : { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
note-discs = encore { $left ->
    [one] { $left } disque
   *[other] { $left } disques
} sur { $discs }
note-vp = { n-vp } à la fin

## Choses à consulter

sheet-where = À présent
sheet-why-not = Pas maintenant : { $reason }
sheet-ways = Suites
figure-reconstructed = estimé
    .mark = ≈
where-pile = dans la pile, ou hors de vue
where-display = dans l’étalage
where-discards = défaussée
where-removed = hors de la partie
where-hand = dans votre main
where-planned = planifiée par { $seat }
where-tableau = achetée par { $seat }
deck-A = paquet de départ
deck-B = cartes suivantes
deck-U = cartes de l’extension
deck-C = cartes d’histoire
summary-title = D’où viennent les PV
summary-top = { $count ->
    [one] { $count } source plus petite
   *[other] { $count } sources plus petites
}
result-won = Les capitaines ont gagné ensemble.
result-lost = Les capitaines ont perdu ensemble.
result-won-solo = Vous avez battu { $automa }.
result-lost-solo = { $automa } a gagné.
result-all_markers_removed = tous les marqueurs sont retirés
result-all_above_jacques = chaque capitaine a plus de PV que l’automate
result-luysa_freed = Luysa est libre
screen-help =
    Ce que vous pouvez écrire
      3               le choix de ce numéro
      sail 11         naviguer là (ou le nom : sail Carthagène)
      acheter Marchand    le début d’un choix de la liste, ou une carte
      pass            ne rien faire de plus de ce qui est demandé
      ? Marchand      une carte ; aussi un lieu (? Carthagène), une carrière, un port, une tuile (? L33), un choix (? 3)
      seat Ada        le navire et les cartes d’un capitaine
      track           la piste d’exploration avec ses récompenses
      cards           vos cartes achetées avec leurs effets
      display         les cartes de l’étalage
      legacy          les tuiles d’héritage sur le plateau
      discards        les cartes défaussées
      hint            les meilleures actions, et pourquoi
      undo            reprendre le dernier pas, tant que rien n’a été révélé
      log, rules, table, quit
screen-unknown = « { $line } » ne veut rien dire ici. Écrivez un numéro de la liste, le début d’un choix, ou ? pour l’aide.
screen-unknown-subject = Rien ne s’appelle « { $what } ». Demandez une carte (? Marchand), un lieu (? Carthagène) ou un choix (? 3).
screen-nothing-chosen = Rien n’a été fait.
screen-nothing-pending = Rien n’a commencé qu’on puisse annuler.
campaign-succeeded = { $chapter } : l’objectif est atteint.
campaign-failed = { $chapter } : l’objectif est manqué.
campaign-standing = { $count ->
    [one] { $seat } : { $count } partie gagnée, { $vp } PV en tout
   *[other] { $seat } : { $count } parties gagnées, { $vp } PV en tout
}
campaign-next = Ensuite : { $chapter }

## Sortes d’événements à chercher

deed-round_began = Débuts de manches
deed-sailed = Voyages
deed-card_bought = Cartes achetées
deed-delivered = Livraisons
deed-quest_done = Quêtes
deed-upgrade_unlocked = Améliorations du navire
deed-explorer_moved = Explorations
deed-fight = Combats
deed-liberated = Libérations
deed-invested = Bâtiments de prestige
deed-scored = Décompte final

## Chiffres imprimés : ce qu’ils sont

data-field-players = joueurs
data-field-rounds = manches
data-field-objects = objets
data-field-start = départ
data-field-figures = figurines
data-field-vp_by_order = PV par ordre d’arrivée
data-field-number = numéro
data-field-kind = genre
data-field-neighbours = voisins
data-field-annexable = annexable
data-field-assistants = accueille des assistants
data-field-zone = zone
data-field-city_tile_slot = place pour une tuile de ville
data-field-flag = récompense du drapeau
data-field-requires_legacy = seulement avec la tuile
data-field-enter_cost = points pour entrer
data-field-leave_cost = points pour sortir
data-field-requires_barrier = derrière la barrière
data-field-action = action
data-field-market_goods = marchandises voulues
data-field-market_capacity = places du marché
data-field-city_with_legacy = ville avec la tuile
data-field-must_stop = arrêt obligatoire
data-field-ends_round = finit la manche
data-field-branch = branche
data-field-cost = coût
data-field-helm = gouvernail
data-field-overlay_of = couvre
data-field-expansion = de l’extension
data-field-region = région
data-field-next = suite
data-field-reward = récompense
data-field-quest_slot = place pour une quête
data-field-end = fin
data-field-discs = disques
data-field-immediate = tout de suite
data-field-permanent = pour toujours
data-field-deck = paquet
data-field-vp = PV
data-field-good = marchandise
data-field-object = objet
data-field-effects = effets
data-field-requires = demande
data-field-endgame = à la fin
data-field-promo = promotionnel
data-field-freeing_recommended = avec Libérer les Caraïbes
data-field-freeing = utilisée avec Libérer les Caraïbes
data-field-tasks = tâches
data-field-task_reward = récompense d’une tâche
data-field-task_figure = figurines d’une tâche
data-field-complete_reward = récompense pour toutes les tâches
data-field-immediate_cost = prix du bonus
data-field-immediate_gain = bonus
data-field-ongoing = ensuite
data-field-nation = nation
data-field-quests = quêtes
data-field-france = valeur pour la France
data-field-spain = valeur pour l’Espagne
data-field-england = valeur pour l’Angleterre
data-field-modifier = bonus selon les marqueurs
data-field-bonus = bonus
data-field-place = lieu
data-field-on_stop = à l’arrêt
data-field-combat_actions = actions de combat
data-field-spaces_per_player = cases par capitaine
data-field-after_space = derrière la case
data-field-brings = vient avec
data-field-special = particularité
data-field-doubloons_per_rank = doublons par rang
data-field-city_action_doubloons = doublons de l’action de ville
data-field-city_action_combat = points de combat de l’action de ville
data-field-combat_points = points de combat
data-field-combat_points_solo = points de combat en solo
data-field-pay_objects = prix
data-field-colour = couleur
data-field-areas = zones
data-field-steps = pas
data-field-route = route
data-field-display_card = carte de l’étalage
data-field-actions = actions
data-field-mode = mode
data-field-modules = modules
data-field-optional_modules = modules facultatifs
data-field-legacy = tuiles d’héritage
data-field-legacy_columns = tuiles d’héritage par objet
data-field-c_cards = cartes d’histoire
data-field-nation_scoring = les nations comptent
data-field-automas = automates
data-field-campaign_card = carte de la campagne
data-field-markers = marqueurs au départ
data-field-new_markers_per_nation = nouveaux marqueurs par manche
data-field-markers_by_players = marqueurs selon les capitaines
data-field-win = pour gagner
data-field-ransom_doubloons = rançon
data-field-location = lieu
data-field-need_by_players = disques nécessaires
data-field-on_success = après la réussite
data-field-on_failure = après l’échec
data-field-add_on_success = tuiles après la réussite
data-field-add_on_failure = tuiles après l’échec
data-field-scenario = scénario
data-field-remove_legacy = tuiles retirées
data-field-there = il y en a un
data-field-position = où c’est dessiné
data-yes = oui
data-no = non

## Cartes de projet : les noms. Ce que fait une carte est dit d’après ses opérations.

card-A001 = Matelot
card-A002 = { card-A001 }
card-A003 = Mousse
card-A004 = { card-A003 }
card-A005 = Cuisinier
card-A006 = { card-A005 }
card-A007 = Marchand
card-A008 = { card-A007 }
card-A009 = { card-A007 }
card-A010 = Chanteur de ballades
card-A011 = { card-A010 }
card-A012 = Chroniqueur
card-A013 = { card-A012 }
card-A014 = Éclaireur
card-A015 = { card-A014 }
card-A016 = { card-A014 }
card-A017 = Guide de la jungle
card-A018 = { card-A017 }
card-A019 = Charpentier
card-A020 = { card-A019 }
card-A021 = Taverne du port
card-A022 = { card-A021 }
card-A023 = { card-A021 }
card-A024 = Guide local
card-A025 = { card-A024 }
card-A026 = { card-A024 }
card-A027 = Armurier
card-A028 = { card-A027 }
card-A029 = Intermédiaire
card-A030 = { card-A029 }
card-A031 = Quartier-maître
card-A032 = { card-A031 }
card-A033 = Vigie
card-A034 = { card-A033 }
card-A035 = Vétéran
card-A036 = { card-A035 }
card-A037 = Second du pilote
card-A038 = { card-A037 }
card-A039 = Envoyé de France
card-A040 = Envoyé d’Espagne
card-A041 = Envoyé d’Angleterre
card-A042 = Courtisan
card-A043 = { card-A042 }
card-A044 = Contrebandier
card-A045 = { card-A044 }
card-A046 = Fossoyeur
card-A047 = Conquête d’un village
card-A048 = { card-A047 }
card-A049 = Colporteur
card-A050 = { card-A049 }
card-A051 = Gréeur
card-A052 = { card-A051 }
card-A053 = Chasseur de trésors
card-A054 = { card-A053 }
card-A055 = Canonnier
card-A056 = { card-A055 }
card-B001 = Maître d’équipage
card-B002 = { card-B001 }
card-B003 = Amaro Pargo
card-B004 = Mary Read
card-B005 = Anne Bonny
card-B006 = Galion
card-B007 = { card-B006 }
card-B008 = Bâtir un fort
card-B009 = { card-B008 }
card-B010 = Expédition commerciale
card-B011 = { card-B010 }
card-B012 = Lettre de marque
card-B013 = Conquête glorieuse
card-B014 = { card-B013 }
card-B015 = Décret royal
card-B016 = { card-B015 }
card-B017 = Ambassadeur en France
card-B018 = Ambassadeur en Espagne
card-B019 = Ambassadeur en Angleterre
card-B020 = Vice-roi
card-B021 = { card-B020 }
card-B022 = Plantation
card-B023 = { card-B022 }
card-B024 = { card-B022 }
card-B025 = Comptoir
card-B026 = { card-B025 }
card-B027 = Théâtre
card-B028 = { card-B027 }
card-B029 = Monastère
card-B030 = { card-B029 }
card-B031 = Bibliothèque
card-B032 = { card-B031 }
card-B033 = Entrepôt
card-B034 = { card-B033 }
card-B035 = Maître charpentier
card-B036 = { card-B035 }
card-B037 = { card-B035 }
card-B038 = Cale sèche
card-B039 = { card-B038 }
card-B040 = Sculpteur de proues
card-B041 = { card-B040 }
card-B042 = Explorateur de la jungle
card-B043 = { card-B042 }
card-B044 = { card-B042 }
card-B045 = Pisteur
card-B046 = { card-B045 }
card-B047 = Cartographe
card-B048 = { card-B047 }
card-B049 = Poste de mission
card-B050 = { card-B049 }
card-B051 = Réseau d’espions
card-B052 = { card-B051 }
card-B053 = { card-B051 }
card-B054 = Garnison du fort
card-B055 = { card-B054 }
card-B056 = { card-B054 }
card-B057 = Comptoir de commerce
card-B058 = { card-B057 }
card-B059 = { card-B057 }
card-B060 = Chantier naval
card-B061 = { card-B060 }
card-B062 = { card-B060 }
card-B063 = Pilote
card-B064 = { card-B063 }
card-B065 = Tavernier
card-B066 = { card-B065 }
card-B067 = Capitaine mercenaire
card-B068 = { card-B067 }
card-B069 = Auberge du conteur
card-B070 = Mécène
card-B071 = { card-B070 }
card-B072 = Recruteur
card-B073 = { card-B072 }
card-B074 = Philosophe
card-B075 = { card-B074 }
card-B076 = Amiral
card-B077 = { card-B076 }
card-B078 = Maître du port
card-B079 = { card-B078 }
card-B080 = Baronne
card-B081 = { card-B080 }
card-B082 = Aventurier
card-B083 = { card-B082 }
card-B084 = Médecin
card-B085 = { card-B084 }
card-B086 = Corsaire
card-B087 = { card-B086 }
card-B088 = Distillateur de rhum
card-B089 = Sergent instructeur
card-B090 = Poste de jungle
card-B091 = Palais
card-B092 = Villa
card-B093 = { card-B092 }
card-B094 = Domaine
card-B095 = Collectionneur
card-B096 = { card-B095 }
card-B097 = Armateur
card-B098 = Maître espion
card-B099 = { card-B098 }
card-B100 = Héros de guerre
card-B101 = { card-B100 }
card-U001 = Arpenteur de la jungle
card-U002 = Guide de la cité perdue
card-U003 = Courtier en épices
card-U004 = Moulin à sucre
card-U005 = Agent à la cour
card-U006 = { card-U005 }
card-U007 = Stratège
card-U008 = Diseuse de bonne aventure
card-U009 = Oracle du village
card-U010 = Guilde des constructeurs
card-U011 = Ligue des vétérans
card-U012 = Club des explorateurs
card-U013 = Ami des villages
card-U014 = Touche-à-tout
card-U015 = { card-U014 }
card-U016 = Marchand discret
card-U017 = Grand tour
card-U018 = Déserteur
card-U019 = Vendeur de tabac
card-U020 = Levée de maïs
card-U021 = Chef rebelle
card-U022 = { card-U021 }
card-U023 = { card-U021 }
card-U024 = Tableau des quêtes
card-U025 = Hôte généreux
card-U026 = Note diplomatique
card-U027 = Livre des exploits
card-U028 = Tableau d’honneur
card-U029 = Tambours de guerre
card-U030 = Festin de l’équipage
card-U031 = Baptême du navire
card-U032 = Grande fête
card-U033 = Contremaître des quais
card-U034 = Ronde de nuit
card-U035 = Vieux conteur
card-U036 = Pensionné du roi
card-C090 = Vieux pilote
card-C091 = Amiral à la retraite
card-C092 = Médecin de bord
card-C093 = Carte au trésor
card-C094 = Marché noir
card-C095 = Mine abandonnée
card-C096 = Sanctuaire de la jungle
card-C097 = Pardon royal
card-C098 = Crique cachée
card-C099 = Maître constructeur
card-C100 = Frère de Luysa
card-C101 = Camp caché
card-C102 = Réseau clandestin
card-C103 = Messager à cheval
card-C104 = Cache d’armes
card-C105 = Ancien du village
card-C106 = Camp de jungle

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-voyage = Quatre voyages pour des points
    .text = Bienvenue aux Caraïbes ! Quatre fois, vous faites le tour de la mer depuis La Havane. Qui a le plus de points de victoire (PV) à la fin gagne : ils viennent des cartes, des quêtes, de l’explorateur, du navire, et des nations que l’on sert ou que l’on chasse.
hint-career = Votre carrière
    .text = Une carrière a trois tâches. Chacune rapporte une figurine et des doublons, les trois rapportent des PV. Gardez-en une sur deux.
hint-port = Votre port d’attache
    .text = Un port d’attache dort sous deux disques de votre navire. Une fois les deux partis, il agit jusqu’à la fin.
hint-planning = Une carte, trois usages
    .text = Une carte en main est une marchandise, un objet ou un projet. Dans la zone de planification elle attend d’être achetée comme projet, sans prendre de place en main.
    .now = Cartes dans votre main : { $number }.
hint-cards_left = Des cartes s’en vont
    .text = Quelques cartes restent dans votre main, les autres sont défaussées. Gardez des marchandises et des objets différents : on ne sait jamais ce qu’un marché ou une quête demandera.
    .now = Cartes dans votre main : { $number }.
hint-sail = Larguez les amarres
    .text = Chaque flèche coûte un point de mouvement, jusqu’à sept. On ne revient jamais en arrière : ce que l’on dépasse est perdu pour cette manche. Montrez un lieu pour voir ce qui y attend.
hint-city = Une action principale
    .text = Là où vous vous arrêtez, vous avez une action principale. C’est l’action de la ville, des actions de village, une quête ou vos assistants.
hint-deliver = Livrer une marchandise
    .text = Défaussez une carte avec une marchandise que veut le marché. Un disque de votre navire part au marché, et quelque chose à bord se rapproche.
hint-disc = Les disques cachent des améliorations
    .text = Deux disques couvrent chaque amélioration. Quand les deux sont partis, elle est débloquée. Mieux vaut en finir une que d’en commencer plusieurs.
hint-use_city = Utiliser la ville
    .text = Après la livraison, l’action de la ville est aussi à vous. Les tuiles de quatre villes changent à chaque partie.
hint-refill = Piochez de nouveau
    .text = À la fin de votre tour, vous remplissez votre main : avec des cartes ouvertes que vous voyez, ou avec le dessus inconnu de la pile. Qui dépense des cartes à chaque tour en voit davantage.
    .now = Cartes dans votre main : { $number }.
hint-far = Loin ou près ?
    .text = Dans un village, plus de points de mouvement donnent plus d’actions : 1 jusqu’à trois points, 2 de quatre à six, 3 avec sept. Mais le voyage finit plus vite.
    .now = La meilleure halte à portée donne ce nombre d’actions de village : { $number }.
hint-village = Au village
    .text = Ici on achète des projets de sa main ou de sa planification, ou l’on prend un doublon. On peut aussi défausser sa main pour deux, ou utiliser ses propres actions.
hint-buy = Acheter un projet
    .text = Un projet agit dès maintenant et reste devant vous. Son prix est en haut ; une carte avec un assistant demande aussi une figurine.
    .now = { $card } coûte { $number }, et vous avez { n-doubloons }.
hint-more_actions = Encore une action
    .text = On peut refaire la même action. Les doublons restent : un doublon pour plus tard n’est jamais de trop ; continuer termine le village.
hint-rival = L’autre capitaine
    .text = Les navires ne se gênent pas, mais le plus rapide décide de la fin de la manche. Gardez un œil sur l’autre navire.
hint-quest = Une quête attend ici
    .text = Payez ses objets avec des cartes de votre main au lieu de l’action habituelle. Vous prenez la récompense et gardez la tuile.
hint-tile = Une tuile d’héritage
    .text = Certains lieux ont reçu une tuile. Ce qu’elle offre vient avant l’action principale, et l’on peut refuser.
    .now = Ici se trouve : { $tile }.
hint-explorer = L’explorateur
    .text = À l’intérieur des terres, votre explorateur suit son propre chemin. Seule la case d’arrivée rapporte ; on saute les autres. Les barrières paient mieux le premier.
hint-fight = Un combat
    .text = Choisissez une pile et retournez son jeton : il donne une valeur pour chaque nation. Points de combat et figurines l’augmentent, et vous la dépensez à votre gré.
hint-uprising = Pour ou contre
    .text = Combattez pour une nation, et vous gagnez son influence. Combattez contre elle, et vous libérez ses lieux contre doublons et PV. Dans un tour, c’est l’un ou l’autre.
hint-resistance = Résistance
    .text = Le marqueur retiré peut aller sur votre tuile de résistance. Sa case paie aussitôt, et une tuile pleine paie pour tous vos jetons de combat.
hint-assistants = Vos assistants
    .text = Une de vos figurines est ici. Comme action principale, chacun de vos assistants en ce lieu agit une fois, à chaque manche où vous vous y arrêtez.
hint-prestige = Bâtiments de prestige
    .text = Des doublons et une figurine achètent une part qui rapporte à la fin. Regardez ce qu’elle compte : tout ne va pas avec vos plans.
    .now = { $building } est ouvert.
hint-unlocked = Une amélioration débloquée
    .text = Les deux disques sont partis. Certaines améliorations paient une fois, d’autres aident désormais : regardez votre navire.
hint-task = Une tâche de votre carrière
    .text = Sa figurine est à vous, avec quelques doublons. Ce qui a été rempli le reste, même si vous le perdez ensuite.
hint-homeward = Vers la maison
    .text = Les dernières cases ramènent au port, et chacun doit s’y arrêter. Qui atteint la fin termine la manche pour tous.
hint-home = Le dernier achat
    .text = La manche est finie. Chacun peut encore acheter un projet, investir ou prendre des doublons ; puis vient le revenu.
hint-new_hand = Garder la main ?
    .text = Avant le prochain voyage, vous pouvez défausser toute votre main et en piocher une autre. Gardez-la si elle sert vos plans.
hint-over = Retour au port
    .text = C’était une partie entière. Le récit plus bas montre d’où viennent les points. Ensuite, essayez seul contre Jacques, ou ensemble avec des amis.

## Pourquoi une action vaut la peine, vrai pour la table telle qu’elle est

reason-brings_free = Cela ne coûte rien : { $what }.
reason-brings = Cela rapporte { $what }.
reason-brings_at_once = Cela rapporte tout de suite { $what }.
reason-career_tasks = Toutes ses tâches vous sont encore ouvertes : { $number }.
reason-plan_affordable = Elle coûte { $number }, et vous avez { n-doubloons }.
reason-plan_keeps_hand = Elle coûte { $number } : elle peut attendre là sans remplir votre main.
reason-discard_dear = Elle coûte { $number }, et vous avez { n-doubloons }.
reason-card_twice = D’autres cartes de votre main montrent la même chose : { $good }, { $object }.
reason-good_twice = Une autre carte de votre main montre la même marchandise : { $good }.
reason-sail_assistant = { $card } s’y trouve et agit encore une fois.
reason-sail_market = Vous avez une marchandise que le marché y prend : { $good }.
reason-sail_quest = Une quête y attend, dont vous avez les objets.
reason-sail_tile = Une tuile s’y trouve : { $tile }.
reason-sail_village = Cela donne { $number ->
    [one] une action de village
   *[other] { $number } actions de village
}.
reason-sail_ends_round = Cela termine la manche pour tous.
reason-sail_points = Pour { $number ->
    [one] un point
   *[other] { $number } points
}, le reste de la route est encore devant vous.
reason-deliver_spare = { $number ->
    [one] Une autre carte de votre main montre
   *[other] { $number } autres cartes de votre main montrent
} la même marchandise ({ $good }).
reason-deliver_disc = Une livraison enlève un disque de votre plateau de navire.
reason-disc_unlocks = C’est le dernier disque : { $upgrade } est alors à vous.
reason-disc_first = C’est le premier de deux disques sur { $upgrade }.
reason-city_market = Vous avez une marchandise que le marché prend : { $good }.
reason-city_free = Cela ne coûte rien.
reason-village_actions = Vous avez ici { $number ->
    [one] une action de village
   *[other] { $number } actions de village
}.
reason-quest_held = Votre main a tout ce qu’elle demande.
reason-buy_vp = Elle porte { $vp } PV et vous laisse { n-doubloons }.
reason-buy_lasts = Elle agit pendant encore { $number ->
    [one] une manche
   *[other] { $number } manches
} après celle-ci.
reason-buy_leaves = Il vous reste { n-doubloons }.
reason-invest_end = Il porte { $vp } PV pour un prix de { $number }, et compte à la fin.
reason-doubloon_for_card = Alors vous avez le prix de { $card }.
reason-doubloon_nothing_to_buy = Avec { n-doubloons } vous ne pouvez rien acheter.
reason-draw_affordable = Elle coûte { $number }, et vous avez { n-doubloons }.
reason-draw_new_good = Votre main n’a pas encore cette marchandise : { $good }.
reason-draw_new_object = Votre main n’a pas encore cet objet : { $object }.
reason-draw_open_dear = La carte ouverte la moins chère coûte { $number }, et vous avez { n-doubloons }.
reason-draw_unseen = { $number ->
    [one] Une carte
   *[other] { $number } cartes
} de la pioche { $number ->
    [one] n’a été vue
   *[other] n’ont été vues
} par personne.
reason-hand_shows = Votre main montre { $number ->
    [one] une marchandise
   *[other] { $number } marchandises différentes
}.
reason-fight_leads = Personne ne sert mieux { $the_nation } : votre influence est de { $number }.
reason-fight_value = Le jeton donne une valeur de { $number } pour { $the_nation }.
reason-fight_plenty = Vous pouvez dépenser { n-combat }.
reason-card_costs = L’achat coûte { $number ->
    [one] { $number } doublon
   *[other] { $number } doublons
}.
reason-cards_leave = Il vous reste { $number ->
    [0] zéro carte
    [one] une carte
   *[other] { $number } cartes
} en main.
reason-city_no_good = Aucune carte de votre main ne montre une marchandise que le marché prend : il reste l’action de la ville.
reason-explorer_steps = Votre explorateur a { $number ->
    [one] un pas
   *[other] { $number } pas
}.
reason-fight_costs = Cela prend { $number } de la valeur de combat de { $count }.
reason-hand_dear = { $number ->
    [one] Une carte de votre main coûte
   *[other] { $number } cartes de votre main coûtent
} plus que vous n’avez.
reason-hand_goes = Vous piochez de nouvelles cartes à la place { $number ->
    [one] d’une seule
   *[other] de ces { $number }
}.
reason-hints_here = { $number ->
    [one] Un indice se trouve
   *[other] { $number } indices se trouvent
} ici.
reason-liberate_last = C’est le dernier marqueur de ce lieu.
reason-markers_there = { $number ->
    [0] Il n’y a pas de marqueur à cet endroit.
    [one] Un marqueur se trouve à cet endroit.
   *[other] { $number } marqueurs se trouvent à cet endroit.
}
reason-nation_influence = Votre influence auprès de { $the_nation } est de { $number }.
reason-pass_combat = Vous gardez { n-combat }.
reason-pass_keeps = Vous gardez { n-doubloons }.
reason-pass_others = Cela renonce à { $number ->
    [one] l’unique autre choix
   *[other] { $number } autres choix
}.
reason-pile_tokens = { $number ->
    [one] Un jeton se trouve
   *[other] { $number } jetons se trouvent
} dans cette pile.
reason-port_discs = Il vous sert dès que les deux disques ont quitté sa case.
reason-pass_only = Rien d’autre n’est possible.
reason-price = Cela coûte { $what }, et vous l’avez.
