# Maracaibo, in English. Keys follow the names of names.py, options.py and the data files.

## Nations: the name, with its preposition, and a letter for narrow places

nation-france = France
    .the = France
    .with = with France
    .letter = F
nation-spain = Spain
    .the = Spain
    .with = with Spain
    .letter = S
nation-england = England
    .the = England
    .with = with England
    .letter = E
nation-any = any nation
    .with = with one nation of your choice
nation-each = each nation
    .with = with each nation
nation-same = that nation
    .with = with that nation
nation-fewest_locations = the nation with the fewest locations
    .with = with the nation that has the fewest locations
nation-dutch = the Netherlands

## Goods and objects on project cards

good-tobacco = tobacco
    .short = tob.
good-corn = corn
    .short = corn
good-sugar = sugar
    .short = sug.
good-cocoa = cocoa
    .short = coc.
object-book = book
    .short = book
object-spyglass = spyglass
    .short = spygl.
object-herbs = herbs
    .short = herbs
object-lantern = lantern
    .short = lant.
object-rope = rope
    .short = rope
cards-any_good = { $count ->
    [one] any good
   *[other] { $count } goods of any kind
}
cards-any_object = { $count ->
    [one] any object
   *[other] { $count } objects of any kind
}
cards-same_goods = { $count ->
    [one] { $count } good
   *[other] { $count } identical goods
}

## Synergies, barriers, ranks

synergy-medal = medal
synergy-anchor = anchor
synergy-wheel = wheel
synergy-crown = crown
synergy-barrel = barrel
barrier-yellow = yellow
barrier-red = red
barrier-green = green

## Amounts

n-doubloons = { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
n-vp = { $count } VP
n-combat = { $count ->
    [one] { $count } combat point
   *[other] { $count } combat points
}
n-figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
n-income = doubloon income +{ $count }
n-vp_income = VP income +{ $count }
n-value = combat value { $count }
n-influence = { $count } influence { $with }
n-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
n-points = { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
}
n-discs = { $count ->
    [one] a disc
   *[other] { $count } discs
}
n-steps = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
n-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
n-village_actions = { $count ->
    [one] { $count } village action
   *[other] { $count } village actions
}
nothing = nothing
word-or = or

## What happens: the ops of the cards and tiles

op-explore = explorer up to { n-steps }
op-noble_rank = advance to the next noble rank with a nation
op-disc = remove { n-discs }
op-disc_to_tile = lay a disc on the tile
op-hand_limit = hand limit +{ $count }
op-synergy = { $kind } token
n-synergy = 1 { $kind } token
op-vp_per = { n-vp } { $per }
op-draw_object = reveal a card, reward by its object
op-liberate-village = liberate a village
op-liberate-city = liberate a city
op-liberate-any = liberate a village or a city
op-place_marker-village = marker of a nation on an empty village
op-place_marker-city = marker of a nation on an empty city
op-place_marker-any = marker of a nation on an empty village or city
op-fight = a Combat
op-move_again = sail up to { $count } further, then a new main action
op-pay_for = may pay { $cost }: { $gain }
op-choose = one of: { $options }
op-sell_goods = for each { $good } discarded: { $gain }
op-return_marker = return a removed marker to its nation: { n-doubloons }
op-quests_on_card = { $count ->
    [one] the top quest onto this card; one may be fulfilled as last village action
   *[other] the top { $count } quests onto this card; one may be fulfilled as last village action
}
op-city_action = city action of { $places }
    .deliver = city action of { $places }, with delivery
op-assistant_action = one of your assistants
op-fulfil_top_quest = may fulfil the top quest of the pile
op-fulfil_quest_here = fulfil a quest here
op-by_round = by round: { $options }
op-round = { $round }: { $gain }
per-quest = per quest
per-combat_token = per combat token
per-combat_point = per combat point
per-figure = per figure in the supply
per-upgrade = per ship upgrade
per-synergy = per synergy token
per-assistant = per assistant
per-project = per project card
per-noble_rank = per noble rank
per-barrier = per barrier crossed

## When and how an effect works

effect-immediate = At once: { $gain }.
effect-village_action = Village action: { $gain }.
effect-endgame = At the end: { $gain }.
effect-assistant = Assistant at { $places }: { $gain }.
effect-combat_action = Combat action for { $count }: { $gain }.
    .last = Last combat action for { $count }: { $gain }.
    .loses = Last combat action for { $count } and 1 influence: { $gain }.
effect-income_condition = Once { $when }: { $gain }.
effect-synergy_bonus = Once, with { $kind }: { $gain }.
effect-none = No effect.
trigger-combat_start = Start of your Combats: { $gain }.
trigger-combat_end = End of your Combats: { $gain }.
trigger-deliver = When you deliver: { $gain }.
trigger-quest_done = When you fulfil a quest: { $gain }.
trigger-liberate_or_displace = When you liberate or displace: { $gain }.
trigger-barrier_crossed = When your explorer crosses a barrier: { $gain }.
trigger-income = Each income: { $gain }.
trigger-any_fight_for_linked_nation = When anybody fights for the nation of your figure: { $gain }.
trigger-stop_empty_village = Stop in a village without marker: { $gain } per movement point, at most { $most }.
trigger-village_actions_end = After different village actions in one turn: { $gain }.
different-actions = { n-vp } for { $number }
modifier-discount = Project cards cost { $count } less.
modifier-discount-from = Project cards from cost { $from } on cost { $count } less.
modifier-explore_bonus = Each explorer move may be { $count } longer.
modifier-hand_limit = Hand limit +{ $count }.
modifier-village_thresholds = Two village actions from { $two ->
    [one] { $two } movement point
   *[other] { $two } movement points
}, three from { $three }.
modifier-object_wild = Your { $object } counts as any object.
modifier-combat_draw_two = In a Combat draw two tokens and keep one.
modifier-wild_once = Discard this card to replace 1 good or object that you pay or sell.
modifier-stops_card = First stop at each of { $places }: a disc onto this card; all covered: { $gain }.
modifier-combat_tile_upgrade = Combats: displace markers, or one more liberation.
modifier-resistance_village_action = With the resistance tile: its village action.
modifier-home_port = With home ports: your home port.

## What a card asks for besides doubloons

needs = Needs { $needs }.
need-barrier = explorer past the { $barrier } barrier
need-return_figures = { n-figures } returned
need-goods = { $cards } paid
need-figure_on_nation = a figure at a nation
need-figure_at_combat_piles = a figure at the combat piles
need-nation_markers = a nation with { $count ->
    [one] { $count } marker
   *[other] { $count } markers
} on the board
need-figure_for_assistant = a figure as assistant

## What a career or a card waits for

when-assistants = { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
}
when-projects = { $count ->
    [one] { $count } project card
   *[other] { $count } project cards
}
when-synergies = { $count ->
    [one] { $count } synergy token
   *[other] { $count } synergy tokens
}
when-combat_tokens = { $count ->
    [one] { $count } combat token
   *[other] { $count } combat tokens
}
when-combat_points = { n-combat }
when-quests = { $count ->
    [one] { $count } quest
   *[other] { $count } quests
}
when-upgrades = { $count ->
    [one] { $count } ship upgrade
   *[other] { $count } ship upgrades
}
when-barrier = { $barrier } barrier crossed
when-doubloons = { n-doubloons }
when-income_doubloons = doubloon income { $count }
when-income_vp = VP income { $count }
when-influence_one = { $count } influence with one nation
when-influence_all = { $count } influence with every nation
when-deliveries = { $count ->
    [one] { $count } delivery
   *[other] { $count } deliveries
}
when-figures = { n-figures }
when-prestige = { $count ->
    [one] { $count } prestige building
   *[other] { $count } prestige buildings
}
when-liberations_or_annexations = { $count ->
    [one] { $count } location liberated, annexed or displaced
   *[other] { $count } locations liberated, annexed or displaced
}

## Home ports

port-kind-city_replace_delivery = Instead of delivering, take a disc out of the market: { $gain }.
port-kind-village_action = Village action: { $gain }.
port-kind-sugar_wild = Your sugar pays for any good or object.
port-kind-income = Each income: { $gain }.
port-kind-combat_action = Combat action with { $the_nation } for { $count }: { $gain }.
port-kind-stop_owned = Stop where { $the_nation } has a marker: { $gain }.
port-kind-extra_village_action = { $count ->
    [one] One village action more in a village.
   *[other] { $count } village actions more in a village.
}
port-kind-explore_second_last = The explorer takes the reward of the second-last space too.
port-kind-after_delivery = After a delivery, discard one more of that good: { $gain }.
port-kind-second_explorer = A figure follows your explorer on the track and shares its steps.
port-offer = Once, when unlocked: { $gain }. { $text }
port-HP01 = Antwerpen
port-HP02 = Bremen
port-HP03 = Cayman Islands
port-HP04 = Genova
port-HP05 = Kingstown
port-HP06 = Port-Au-Prince
port-HP07 = Yaquimel
port-HP08 = Grand Turk
port-HP09 = Port of Spain
port-HP10 = Rosseau
port-HP11 = Nassau
port-HP12 = Oranjestad
port-HP13 = Panama
port-HP14 = Porto
port-HP15 = Roatan

## Locations

location-1 = Havana
location-2 = Santiago de Cuba
location-3 = Tortuga
location-4 = Puerto Plata
location-5 = Santo Domingo
location-6 = San Juan
location-7 = Martinique
location-8 = Bridgetown
location-9 = Cumana
location-9a = Caracas
location-10 = Coro
location-11 = Maracaibo
location-12 = Les Cayes
location-13 = Port Royal
location-14 = Cartagena
location-15 = Portobelo
location-16 = Bluefields
location-17 = Puerto Cabezas
location-18 = Trujillo
location-18a = Comayagua
location-19 = Belize
location-20 = Homeward
location-21a = Home
location-21b = Homeward
location-22 = Home
place = { $id } { $name }
kind-start = start
kind-village = village
kind-city = city
kind-homeward = homeward
space-start = the start
space-end = the end of the track
space-plain = space { $number }
space-upper = space { $number } of the upper path
space-lower = space { $number } of the lower path
ruin-space = space { $number }

## City tiles

city_tile-CT01 = Expedition Base
city_tile-CT02 = Expedition Base
city_tile-CT03 = Pathfinder Camp
city_tile-CT04 = Pathfinder Camp
city_tile-CT05 = Coastal Tour
city_tile-CT06 = Coastal Tour
city_tile-CT07 = Recruiting Office
city_tile-CT08 = Recruiting Office
city_tile-CT09 = Armoury
city_tile-CT10 = Armoury
city_tile-CT11 = Governor
city_tile-CT12 = Governor
city_tile-CT13 = Maracaibo
city_tile-CT14 = Informants
city_tile-CT15 = Exchange

## Ship upgrades

upgrade-combat_tile = Combat tile
upgrade-resistance_tile = Resistance tile
upgrade-home_port = Home port
upgrade-hold = Cargo hold
upgrade-stern_cabin = Stern cabin
upgrade-topsails = Topsails
upgrade-crows_nest = Crow's nest
upgrade-powder_room = Powder room
upgrade-captains_table = Captain's table
upgrade-crew_quarters = Crew quarters
upgrade-treasure_room = Treasure room
upgrade-figurehead = Figurehead

## Careers and prestige buildings

career-CR1 = Fellowship
career-CR2 = Valor
career-CR3 = Fighting Spirit
career-CR4 = Urge for Discovery
career-CR5 = Thirst for Knowledge
career-CR6 = Head for Trade
career-CR7 = Loyalty to the Crown
career-CR8 = Shipwright's Pride
career-CR9 = Sense of Justice
prestige-PB1 = Cathedral
prestige-PB2 = Arsenal
prestige-PB3 = Great Shipyard
prestige-PB4 = University
prestige-PB5 = Merchant Exchange
prestige-PB6 = Secret Lodge
prestige-PB7 = Royal Palace
prestige-PB8 = Explorers Hall
prestige-PB9 = Own Monument
quest-name = { $cost }: { $gain }

## Legacy tiles: the name, and what the tile does

tile-L1 = Town charter
    .text = This village is a city: market, and a quest may be fulfilled as its action.
tile-L4 = Road to Caracas
    .text = Adds a city; it takes 3 movement points to get in and out, behind the yellow barrier.
tile-L5 = Grateful villagers
    .text = When your ship stops here: { $gain }.
tile-L6 = Treasure fleet
    .text = Two combat actions, each once for the whole table: { $gain }.
tile-L7 = Inland town
    .text = Adds a city; it takes 2 movement points to get in and out, behind the red barrier.
tile-L8 = Mission
    .text = When your ship stops here: { $gain }.
tile-L9 = Hermit
    .text = When your ship stops here: { $gain }.
tile-L30 = Home celebration
    .text = Once in the game, coming home in rounds 1 to 3: { $gain }.
tile-L31 = Ruin
    .text = Who passes it with the explorer puts a figure at the start of the ruin track.
tile-L32 = Ruin track
    .text = A track for one figure of each captain; explorer steps may be spent there.
tile-L33 = Diviner
    .text = When your ship stops here: { $gain }.
tile-L34 = Training ground
    .text = When your ship stops here: { $gain }.
tile-L35 = Barter market
    .text = When your ship stops here: { $gain }.
tile-L36 = Dutch city
    .text = A city; on the first stop you give up an influence marker for good, for 5 doubloons per rank. City action: doubloons and combat points for assistants and figures.
tile-L37 = Secret passage
    .text = Once in the game: a disc on the tile, and the ship sails from 13 on to 2.
tile-L38 = Hint tiles
    .text = Hints of The Search lie on the board.
tile-L39 = Luysa
    .text = Luysa is held here; who stops here may free her for combat points.
tile-L40 = Uprising
    .text = In a Combat one may fight against a nation and liberate its locations.
fleet-fleet_a = small treasure fleet
fleet-fleet_b = great treasure fleet
fleet-action = { $name } for { $count }: { $gain }
token-most = +{ $count } most markers
token-fewest = +{ $count } fewest markers
token-cost = +{ $count } for { $cost }
hint_tile-green = a green hint
hint_tile-red = a red hint ({ $cost })
automa-jacques = Jacques
automa-jean = Jean
automa-any = the automa

## Chapters of the campaign

chapter-150 = A quiet harbor
    .before =
        Les Cayes lies so still in the morning that the pelicans sleep on the mooring posts. Luysa, who keeps the harbor light, has
        rowed out to meet you before the anchor is down. Her people lack everything that cannot be grown or fished: rope, a lantern
        that does not leak, a book to teach the children from, herbs for the fever. She does not beg. She counts two doubloons into
        every open palm that brings her something, and she remembers faces. Whoever is a friend in Les Cayes, they say, will never
        want for a pilot on this coast. The governor’s clerks have begun to write down who calls here.
    .succeeded =
        By the end of the season the sheds of Les Cayes are full, and for the first time in years the light burns all night long.
        Luysa walks the pier with a list in her hand and crosses out one line after the other. On the last evening an old woman comes
        down from the hills, looks into the captains’ cargo as if it were a book, and tells each of them something nobody else could
        know. She will set up her tent at Martinique, she says, and read for those who stop. Luysa only smiles. One more friend, and a
        harbor that owes you something.
    .failed =
        The season ends, and the sheds of Les Cayes are as empty as they were. Luysa says no hard word. She blows out the light at
        midnight, because there is not oil enough for the whole night, and in the dark she goes from door to door. If nobody brings
        what the village needs, the village must learn to take care of itself. A few weeks later young people stand on the beach in
        rows, with oars on their shoulders for want of muskets. Passing crews are invited to drill with them. Some laugh at it. The
        governor’s clerks do not laugh, and write faster.
chapter-157 = Smoke over the hills
    .before =
        At sunrise there is one column of smoke behind Bluefields, at noon there are four. Riders without colors have come over the
        ridge, burned the upper farms, and vanished into the forest with the cattle. Everybody knows who pays them, and nobody can
        prove it. The families have fled to the landing and sleep under sails. They ask for no charity this time. They ask for crews
        who know how to stand on a narrow path at night and not give way. Luysa has sent a single line from Les Cayes: whoever holds
        Bluefields holds the whole shore. The governor regrets the unrest and recommends patience.
    .succeeded =
        Three nights long the riders try the path, and three nights long they find a lantern on it and somebody standing behind the
        lantern. On the fourth morning the ridge is empty. The families go up again, dig their seed out of the ashes, and build the
        first roof together, so that nobody has to sleep alone. What they have too much of they carry down to the water, and what they
        need they take in return; no coin changes hands and no clerk counts. Within a month crews from five ports come to barter
        there. The governor’s tax collector finds nothing that he could write into his book.
    .failed =
        The path is lost on the second night. In the morning the upper farms are gone, and those who lived there carry what is left of
        them to the boats. Into the silence comes a sail that nobody expected. Dutch merchants, quick to see an empty shore, buy the
        burned land for a handful of coins, raise walls of yellow brick, and hang out a flag. They are polite. They welcome every
        captain who is ready to forget an old loyalty, and they pay well for it. Luysa writes that a house on the shore is better than
        ashes. She does not write whose house it is.
chapter-164 = The old ruin
    .before =
        A hunter has brought a stone to Coro, as large as a loaf, with a face cut into it that no living hand could carve. Two days up
        the river, he says, the forest stands on stairs. The governor would have the place dug over by soldiers and melted down by
        spring. Luysa would rather have it drawn, counted and left in peace, and for once the scholars of the town agree with a keeper
        of lights. What they lack is food: an expedition eats every day, and the river gives nothing back. Bring them what your holds
        can spare. Whoever helps will be told the way.
    .succeeded =
        Nine mules leave Coro, and nine come back, laden with nothing but paper. The scholars have found the stairs, and above the
        stairs a court, and around the court a row of doors that nobody has opened for five hundred years. They have taken away
        drawings and left a mark on a tree, and they tell the way to everyone who fed them. From now on an explorer with a steady hand
        may go further than the map does. The governor’s soldiers march up the wrong valley for a month. Somebody, it seems, has
        turned a signpost around. Luysa was in Les Cayes all that time, of course.
    .failed =
        The expedition turns back hungry after four days, and the forest closes behind it. The soldiers come next, dig where the
        hunter’s stone was found, and bring home a fever and two broken jars. Only the muleteer has something to tell. When the others
        slept he followed the sound of water, and found a cut in the rocks, wide enough for a small ship at high tide, that leads from
        one shore to the other as if somebody had wished for it. He sells the secret for a pair of boots. Luysa pays him for his
        silence as well, and then tells it to her friends herself.
chapter-171 = Letters from Luysa
    .before =
        Since the spring nobody has seen Luysa. The light of Les Cayes is kept by a boy who does not answer questions. But at
        Martinique, in a tavern below the fort, the landlady has a letter under every third cup: short lines in a hand that leans to
        the left, each for somebody else, none of them signed. One tells where powder lies, one where a judge can be bought, one only
        asks how the children are. Letters want carriers, and carriers want a coin and something to show at the door. The governor has
        put a price on the hand that leans to the left. It rises every week.
    .succeeded =
        No letter was lost. They traveled in a hollow book, in the head of an oar, in a jar of salve that smelled so badly that no
        guard would open it. When the last of them is read aloud in the last of the harbors, people understand for the first time how
        many they are. The final sheet holds no words at all, only a drawing: two shores, a cut between the rocks, and the hour of the
        tide. Who knows that passage is where no patrol looks for a ship. Below the drawing, in the corner, somebody has drawn a small
        light.
    .failed =
        Half of the letters are found, and the landlady of Martinique closes her house in a hurry. The governor has the lines printed
        on a sheet and nailed to every church door, to show how harmless a few scribblers are. It is not his best idea. People who
        never had a letter in their life now stand in front of the doors and spell out every word. And between the lines somebody with
        patience finds what the governor’s printer has overlooked: the bearings of a place up the river, stairs under the forest, and
        a hint at what those who fled have hidden there.
chapter-178 = The governor strikes back
    .before =
        The governor has had enough. He has called in every galley between Havana and Trinidad, and they lie at Cartagena side by
        side, so close that one could walk across the bay on their decks. When the wind turns they will sail along the coast and put
        out one light after the other, and the first will be that of Les Cayes. For an open battle nobody is strong enough. But
        anchors can be cut, rudders can be spiked, and sailors who have had no pay can be talked to. Luysa is said to be in the town
        herself. Go in, do what you can, and be gone before the wind.
    .succeeded =
        The wind turns, and the fleet does not sail. Forty rudders hang by a nail, the powder of the flagship is wet, and two crews
        have gone ashore to ask for five years of wages. In the morning the governor looks down from his balcony on a bay full of
        ships that cannot move, and on a quay full of people who do not bow. Luysa stands among them with her hood thrown back. Nobody
        arrests her. By evening the news has reached the next port, and by the end of the week every bell on the coast is ringing.
        What was a secret is an uprising now.
    .failed =
        The wind turns, and the fleet sails. Not all of it, but enough. Les Cayes is dark by the third night. In Cartagena the gates
        are closed and every house is searched, and in a cellar behind the rope yard they find a woman with ink on her fingers. She
        does not give her name; she does not have to. The governor knows better than to make her a martyr in the market place. A
        closed boat leaves before dawn, and nobody can say whether it went north or inland. He has taken the tiles from the table, as
        he puts it. He has forgotten the players.
chapter-184 = Unrest
    .before =
        Every nation has sent what it could: a garrison in each village, a flag on each roof, guns at each landing between the cape
        and the isthmus. They cannot trust one another, which is the only good thing about them. The coast is ready. What it lacks is
        somebody to come by sea, on the right evening, to the right pier. It need not be the same captain everywhere, and the songs
        will argue for a hundred years about who was first. Luysa has lit her lamp again and asks for one thing only: that, when the
        flags are down, no new ones are put up.
    .succeeded =
        The last garrison marches to the boats with its drums silent. Behind it people take down the flag, look at it for a while, and
        cut it into shirts. There is a feast on every beach, and at every feast another captain is praised as the one who did it; this
        evening all of them are right. One name is called louder than the rest, and whoever bears it is lifted on many shoulders and
        carried to the end of the pier of Les Cayes. There Luysa hands over her lamp for one night. It is heavier than it looks. On
        the water far out the ships answer with their own lights.
    .failed =
        The nations go, but the songs are about somebody else. Jacques was at the right pier on the right evening more often than you,
        and he knows how to wave from a deck. In the taverns they already tell his story, with your ship somewhere in the background
        and its name spelled wrong. Luysa laughs about it until she has to sit down. Flags have come down, she says, children sleep in
        their beds, and the one who wants applause shall have it. Then she pours you a cup from the good barrel. There are things that
        are told, and things that have happened.
chapter-185 = The Rescue
    .before =
        Three weeks of silence, and then a fisherman finds a bottle with a scrap of cloth in it, and on the cloth, in ink that leans
        to the left, half a line: a tower, two palms, water that tastes of iron. So she lives. The coast is full of soldiers who have
        orders to look the other way when the closed boat passes, and Jacques, who serves whoever pays, has been paid. Nobody can do
        it alone this time. Somebody must follow the hints inland, somebody must keep the garrisons busy, and nobody may fall behind.
        Either all of you come home with Luysa, or there is no song at all.
    .succeeded =
        The tower had two palms, and the water tasted of iron. The guard at the gate had a daughter in Bluefields; he dropped the key,
        and took a long time to look for it. When the boat comes around the cape with all of you on board, the boy of Les Cayes has
        been standing at the light for two days. He does not say a word. He gives Luysa the lamp and falls asleep where he stands. One
        after the other the villages are free, and one after the other they light a fire on the beach. Far out on the water Jacques
        turns his ship, and goes to look for another master.
    .failed =
        You were near. In one harbor they had seen the closed boat, in another they had heard her sing; but there was always one more
        garrison, one more flag, one more day lost. In the end word comes that the tower is empty and that Jacques has been paid a
        second time. The group sits on the pier of Les Cayes and nobody wants to be the first to go. Then the boy brings the lamp and
        says that somebody has to trim it. So you trim it. A light that burns can be seen from far away, perhaps even from where she
        is. This story is not over because a game is.
chapter-goal = Stop at { $place } and pay { $cost }: { $gain }. The captains need { $count ->
    [one] { $count } disc
   *[other] { $count } discs
} there together.
chapter-title = Chapter { $id }: { $name }
chapter-ours = A story of our own; the box has others.
addition-uprising = Uprising and resistance
    .text = From this game on, for the rest of the campaign: nations may be fought against, their locations liberated, and each captain has a resistance tile.

## Parts of sentences

because = { $cause ->
    [none] { "" }
   *[other] { " " }({ $why })
}

## Causes that are no pieces

cause-setup = setup
cause-village = village action
cause-payment = payment
cause-purchase = purchase
cause-combat = Combat
cause-income = income
cause-last_purchase = last purchase
cause-discards = discards
cause-refill = refilling
cause-resistance = resistance tile
cause-career = career
cause-influence = end of the influence track
cause-final = final scoring
cause-jacques = Jacques
cause-jean = Jean
cause-round = round
cause-delivery = delivery
cause-search = The Search
cause-chapter = goal of the chapter
cause-nations = nations
cause-explorer_end = end of the explorer track
cause-ransom = ransom
cause-uprising = uprising
cause-assistant = assistant
cause-agent = agent
cause-dutch = Dutch city
cause-quest = quest
cause-token = combat token
cause-barrier = { $barrier } barrier
scored-cards = bought cards
scored-endgame = cards that score at the end
scored-prestige = prestige buildings
scored-nation = nations
scored-most_influence = most influence
scored-income_track = income tracks
scored-explorer = explorer track
scored-quests = quests
scored-upgrades = ship upgrades

## Actions: labels of menu lines

action-pass = Do nothing more
action-pass-main = No main action
action-pass-village = End the village actions
action-pass-city = End the city action
action-pass-exploration = Stop exploring
action-pass-combat = End the Combat
action-pass-pick_second = Draw no second token
action-pass-offer = Decline
action-pass-port_offer = Decline the bonus for good
action-pass-quest = Leave the quest
action-pass-refill = End the turn
action-pass-resistance = Not onto the resistance tile
action-pass-sale = Sell no more
action-pass-arrival = On to the main action
action-pass-assistants = No more assistants
action-pass-move = Stay here
action-pass-porto = Discard no more of it
action-pass-ransom = Pay no ransom
action-pass-return_marker = Leave the markers on the tile
action-sail = Sail to { $to }, { n-points }
action-use_tile = Use { $tile }
action-draw_hint = Turn up a hint
action-chapter_goal = Serve the goal of the chapter
action-main_city = City action
action-main_homeward = Action of this place
action-main_village = Village actions
action-main_assistants = Your assistants here
action-main_quest = Quest { $quest }
action-deliver = Deliver { $card } ({ $good })
action-empty_market = Take a disc out of the market
action-city_action = Use the city
action-remove_disc = Disc from { $upgrade }
action-take_doubloon = Take doubloons
action-discard_hand = Discard your hand for doubloons
action-buy = Buy { $card }
action-buy_planned = Buy { $card } (planned)
action-invest = Invest in { $building }
action-upgrade_action = Use { $upgrade }
action-port_action = Use your home port
action-resistance_action = Use the resistance tile
action-card_action = Use { $card }
action-card_quest = Quest of your card: { $quest }
action-explore = Explorer to { $to }
action-move_figure = Figure to { $to }
action-ruin = In the ruin to { $to }
action-token_pile = Pile { $number }
action-keep_token = Keep { $token }
action-fight_for = Fight for { $the_nation }
action-fight_against = Fight against { $the_nation }
action-pay_token = Pay for the token
action-add_point = Add a combat point
action-add_figure = Add a figure
action-fight_influence = Influence, { $size }
action-annex = Annex { $location }
action-displace = Displace at { $location }
action-liberate = Liberate { $location }
action-liberate_extra = Liberate { $location } as well
action-fight_card = Combat action of { $card }
action-fight_port = Combat action of your home port
action-fight_tile = Capture the { $action }
action-resist = Space { $number } of the resistance tile
action-pay_card = Pay with { $card } ({ $shows })
action-pay_jack = Discard a Jack of All Trades
action-choose_good = { $good }
action-choose_nation = { $nation }
action-choose_option = { $gain }
action-choose_option-bare = Option { $number }
action-choose_location = { $location }
action-use_assistant = Assistant { $card }
action-fulfil_quest = Quest { $quest }
action-draw_open = Take { $card }
action-draw_pile = Draw from the pile
action-plan = Plan { $card }
action-discard = Discard { $card }
action-take_career = Career { $career }
action-take_port = Home port { $port }
action-take_last = Take doubloons instead
action-take_last-final = Take VP instead
action-remove_hint = Remove the red hint { $number }
action-free_luysa = Free Luysa
action-pay_ransom = Pay the ransom for Luysa
action-accept = Accept
action-keep_hand = Keep your hand
action-drop_hand = Discard your hand and draw anew
action-cover_hint = Cover { $hint }
action-return_marker = The marker on space { $number } of the resistance tile
action-cover_space = Green space { $number }
action-place = Place { $number }
size-small = small
size-large = large
fold-plan = Plan a card …
which-one = Which one?

## Groups of choices

group-setup = Setup
group-plan = Plan
group-sail = Sail
group-stop = Stop
group-main = Main action
group-city = City
group-village = Village
group-buy = Buy
group-explore = Explore
group-payment = Pay
group-draw = Draw
group-hand = Hand
group-search = Search
group-combat = Combat
group-choice = Choose
group-pass = Go on
group-table = For the table

## Events: sentences of the log. `.you` is told to the seat that acts.

event-career_taken = { $seat } chooses the career { $career }
    .you = You choose the career { $career }
event-port_taken = { $seat } chooses the home port { $port }
    .you = You choose the home port { $port }
event-round_began = Round { $round } begins
event-turn_began = Turn of { $seat }
    .you = Your turn
event-sailed = { $seat } sails to { $to } for { $points }
    .you = You sail to { $to } for { $points }
event-sailed-passage = { $seat } sails through the secret passage to { $to } for { $points }
    .you = You sail through the secret passage to { $to } for { $points }
event-gained = { $seat } gains { $what }{ because }
    .you = You gain { $what }{ because }
event-spent = { $seat } pays { $what }{ because }
    .you = You pay { $what }{ because }
event-lost = { $seat } loses { $what }{ because }
    .you = You lose { $what }{ because }
event-disc_removed = { $seat } removes a disc from { $upgrade }{ because }
    .you = You remove a disc from { $upgrade }{ because }
event-upgrade_unlocked = { $seat } unlocks { $upgrade }
    .you = You unlock { $upgrade }
event-delivered = { $seat } delivers { $good } ({ $card }) to { $location }
    .you = You deliver { $good } ({ $card }) to { $location }
event-market_emptied = { $seat } takes a disc out of the market of { $location }
    .you = You take a disc out of the market of { $location }
event-card_bought = { $seat } buys { $card } for { n-doubloons }
    .you = You buy { $card } for { n-doubloons }
event-card_planned = { $seat } plans { $card }
    .you = You plan { $card }
event-card_drawn = { $seat } takes { $card } from the display
    .you = You take { $card } from the display
event-card_drawn-pile = { $seat } draws { $card } from the pile
    .you = You draw { $card } from the pile
event-card_drawn-hidden = { $seat } draws a card from the pile
    .you = You draw a card from the pile
event-card_drawn-hidden-several = { $seat } draws { n-cards } from the pile
    .you = You draw { n-cards } from the pile
event-card_opened = { $card } is turned up
event-cards_opened = Turned up: { $cards }
event-cards_discarded = { $seat } discards { $card }{ because }
    .you = You discard { $card }{ because }
event-cards_discarded-several = { $seat } discards { $cards }{ because }
    .you = You discard { $cards }{ because }
event-cards_discarded-table = { $card } goes to the discards
event-cards_discarded-table-several = To the discards: { $cards }
event-card_revealed = { $seat } reveals { $card } ({ $object })
    .you = You reveal { $card } ({ $object })
event-card_revealed-table = { $card } ({ $object }) is revealed
event-card_removed = { $card } leaves the game
event-cards_removed = Out of the game: { $cards }
event-pile_shuffled = The discards are shuffled into a new pile
event-hand_dropped = { $seat } discards the hand ({ n-cards })
    .you = You discard your hand ({ n-cards })
event-synergy = { $seat } takes the { $kind } token{ because }
    .you = You take the { $kind } token{ because }
event-quest_done = { $seat } fulfils a quest ({ $quest })
    .you = You fulfil a quest ({ $quest })
event-quest_laid = A quest lies at { $location }: { $quest }
event-quest_laid-bare = A new quest: { $quest }
event-quest_taken = { $automa } takes the quest { $quest }
event-quest_taken-bare = { $automa } takes a quest
event-assistant_placed = { $seat } places the assistant { $card } at { $location }
    .you = You place the assistant { $card } at { $location }
event-assistant_used = { $seat } uses the assistant { $card }
    .you = You use the assistant { $card }
event-agent_placed = { $seat } places the figure of { $card } at { $nation }
    .you = You place the figure of { $card } at { $nation }
event-agent_placed-piles = { $seat } places the figure of { $card } at the combat piles
    .you = You place the figure of { $card } at the combat piles
event-explorer_moved = { $seat } moves the explorer to { $to }
    .you = You move your explorer to { $to }
event-figure_moved = { $seat } moves the figure on the track to { $to }
    .you = You move your figure on the track to { $to }
event-figure_placed = { $seat } places a figure on the explorer track at { $to }{ because }
    .you = You place a figure on the explorer track at { $to }{ because }
event-ruin_entered = { $seat } puts a figure into the ruin
    .you = You put a figure into the ruin
event-ruin_moved = { $seat } goes on in the ruin to { $to }
    .you = You go on in the ruin to { $to }
event-barrier_crossed = { $seat } crosses the { $barrier } barrier
    .you = You cross the { $barrier } barrier
event-token_revealed = { $seat } draws a combat token: { $token }
    .you = You draw a combat token: { $token }
event-token_returned = { $seat } puts a combat token under pile { $number }
    .you = You put a combat token under pile { $number }
event-fight-for = { $seat } fights for { $the_nation } with a value of { $value }
    .you = You fight for { $the_nation } with a value of { $value }
event-fight-against = { $seat } fights against { $the_nation } with a value of { $value }
    .you = You fight against { $the_nation } with a value of { $value }
event-fight-undecided = { $seat } fights with a value of { $value }
    .you = You fight with a value of { $value }
event-fight_ended = { $seat } ends the Combat
    .you = You end the Combat
event-annexed = { $seat } annexes { $location } for { $the_nation }
    .you = You annex { $location } for { $the_nation }
event-displaced = { $seat } displaces { $the_old } at { $location } for { $the_nation }
    .you = You displace { $the_old } at { $location } for { $the_nation }
event-liberated = { $seat } liberates { $location } from { $the_nation }
    .you = You liberate { $location } from { $the_nation }
event-marker_placed = { $seat } places a marker at { $location }: { $nation }
    .you = You place a marker at { $location }: { $nation }
event-marker_resists = { $seat } puts the marker on the resistance tile: { $nation }
    .you = You put the marker on the resistance tile: { $nation }
event-resistance_full = { $seat } has filled the resistance tile
    .you = You have filled the resistance tile
event-marker_returned = { $seat } returns a marker to { $nation }
    .you = You return a marker to { $nation }
event-marker_lost = A marker leaves the game: { $nation }
event-task_done = { $seat } fulfils a task of the career: { $task }
    .you = You fulfil a task of your career: { $task }
event-career_done = { $seat } completes the career { $career }
    .you = You complete the career { $career }
event-goal_met = { $seat } has what { $card } waited for
    .you = You have what { $card } waited for
event-invested = { $seat } invests in { $building }
    .you = You invest in { $building }
event-prestige_opened = Prestige building: { $building }
event-village_action = { $seat } does a village action: { $kind }
    .you = You do a village action: { $kind }
village_kind-take = take doubloons
village_kind-discard = discard the hand
village_kind-buy = buy a card
village_kind-invest = invest
village_kind-port = home port
village_kind-resistance = resistance tile
village_kind-quest = quest of a card
event-round_ended = { $seat } comes home and ends round { $round }
    .you = You come home and end round { $round }
event-round_ended-table = Round { $round } ends
event-last_purchase = { $seat } makes a last purchase
    .you = You make a last purchase
event-markers_came = A marker comes to { $location }: { $nation }
event-automa_card = { $automa } turns up a card
event-automa_disc = { $automa } lays a disc at { $location }
event-automa_disc_counted = { $automa } counts one more disc
event-automa_sailed = { $automa } sails to { $to }
event-automa_explored = { $automa } explores to { $to }
event-automa_vp = { $automa } scores { n-vp }
event-automa_influence = { $automa } gains { n-influence }
event-automa_combat = { $automa } fights for { $the_nation }
event-hint_revealed = { $seat } turns up { $hint }
    .you = You turn up { $hint }
event-hint_revealed-table = Turned up: { $hint }
event-hint_removed = { $seat } removes { $hint }
    .you = You remove { $hint }
event-hint_removed-table = Removed: { $hint }
event-luysa_found = Luysa is found at { $location }
event-luysa_found-bare = Luysa is found
event-luysa_freed = Luysa is free
event-marker_surrendered = { $seat } gives up the influence with { $nation }
    .you = You give up your influence with { $nation }
event-chapter_disc = { $seat } lays a disc for the goal of the chapter
    .you = You lay a disc for the goal of the chapter
event-tile_used = { $seat } uses { $tile }
    .you = You use { $tile }
event-jack_discarded = { $seat } discards { $card } as any good or object
    .you = You discard { $card } as any good or object
event-scored = { $seat } scores { n-vp }: { $scored }
    .you = You score { n-vp }: { $scored }
event-went_on = { $seat } goes on
    .you = You go on
event-went_on-main = { $seat } settles the main action
    .you = You settle your main action
event-went_on-option = { $seat } makes a choice
    .you = You make your choice
event-went_on-village = { $seat } ends the village actions
    .you = You end the village actions
event-went_on-city = { $seat } settles the city action
    .you = You settle the city action
event-went_on-exploration = { $seat } stops exploring
    .you = You stop exploring
event-went_on-quest = { $seat } leaves the quest
    .you = You leave the quest
event-game_ended = The game is over
event-legacy_laid = On the board: { $tile }

## Phases, and what the game waits for

phase-choosing = Setup
phase-turns = Sailing
phase-last_purchase = Last purchase
phase-income = Income
phase-dropping = Hands
phase-refilling = Refilling hands
phase-ransom = Ransom
phase-over = Over
prompt-waiting = { $seat } has to choose
prompt-all = The others are still choosing
prompt-over = The game is over
prompt-other = Your choice
prompt-choosing-career = Choose your career
prompt-choosing-port = Choose your home port
prompt-choosing-plan = Plan one card
prompt-choosing-discards = Keep four cards, discard the rest
prompt-choosing-done = The others are still choosing
prompt-dropping = Keep your hand, or draw anew?
prompt-move = { $points ->
    [one] Sail { $points } space
   *[other] Sail 1 to { $points } spaces
}
prompt-move-home = Sail { $points ->
    [one] { $points } space
   *[other] 1 to { $points } spaces
} home
prompt-arrival = At { $location }: what waits here
prompt-main = At { $location }: choose one action
prompt-refill-full = Your hand is full: anything else before your turn ends?
prompt-refill = Refill your hand to { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}
prompt-village = { n-village_actions } left
prompt-city = City action at { $location }
prompt-porto = Discard one more { $good }?
prompt-disc = Remove { n-discs } from your ship board
prompt-nation-influence = With which nation do you gain influence?
prompt-nation-rank = With which nation do you rise to the next rank?
prompt-nation-return = To which nation does the marker return?
prompt-nation-liberation = From which nation is the place liberated?
prompt-nation-displacement = Which nation is displaced?
prompt-nation-marker = Of which nation is the marker?
prompt-liberation = Which place do you liberate?
prompt-marker = Where do you place the marker?
prompt-resistance = Put the marker ({ $nation }) on the resistance tile?
prompt-full_resistance = Your resistance tile is full
prompt-option = Choose one
prompt-offer = { $what }?
prompt-sale = Sell { $good } ({ $what } each)
prompt-payment = Pay { $what }
prompt-same_goods = Which good do you pay { $count ->
    [one] once
   *[other] { $count } times
}?
prompt-assistant_place = Where do you place the assistant { $card }?
prompt-agent_place = To which nation does the figure of { $card } go?
prompt-quest = Fulfil the quest?
prompt-city_choice = The city action of which place?
prompt-assistants = Which assistant works?
prompt-exploration = Explore: { n-steps } left
prompt-branch = Over which space does the way lead?
prompt-combat-pick_pile = Combat: draw from which pile?
prompt-combat-pick_second = Combat: draw a second token?
prompt-combat-keep_one = Combat: which token do you keep?
prompt-combat-put_under = Combat: under which pile does the other token go?
prompt-combat-pick_nation = Combat: for or against whom?
prompt-combat-fight = Combat, { $nation }: a value of { $value } to spend
prompt-combat-fight-for = Combat for { $the_nation }: a value of { $value } to spend
prompt-combat-fight-against = Combat against { $the_nation }: a value of { $value } to spend
prompt-combat-start = Combat
prompt-combat-end = Combat
prompt-loss = With which nation do you lose influence?
prompt-last_purchase = The round is over: one last purchase
prompt-surrender = Dutch city: which influence marker do you give up for good?
prompt-cover_hint = Which red hint covers the space?
prompt-cover_space = Which green space does the hint cover?
prompt-return_marker = Which marker of your resistance tile goes back to its nation ({ $what })?
prompt-port_offer = Your home port { $port } is unlocked: take its bonus ({ $what })?
prompt-automa_quest = Which quest does the automa take?
prompt-ransom = Pay the ransom for Luysa?

## Refusals, by code. $detail is the error's own sentence.

error-card-unknown = There is no such card: { $detail }
error-data-too_many = There are too many figures of one kind: { $detail }
error-data-other = The table was seen with other figures: { $detail }
error-field-unknown = No source is kept for that: { $detail }
error-maracaibo-not_asked = That is not what is asked for right now.
error-maracaibo-must_choose = Here something has to be chosen.
error-maracaibo-not_there = Nothing lies in that place.
error-maracaibo-not_possible = That is not possible now.
error-maracaibo-too_few_doubloons = You do not have the doubloons for that.
    .told = { $short ->
        [one] One doubloon short
       *[other] { $short } doubloons short
    }: it costs { $price }, you have { $have }.
error-maracaibo-too_few_figures = You do not have the figures for that in your supply.
    .told = { $short ->
        [one] One figure short
       *[other] { $short } figures short
    }: needed from your supply: { $price }, there: { $have }.
error-maracaibo-too_few_combat = You do not have the combat points for that.
    .told = { $short ->
        [one] One combat point short
       *[other] { $short } combat points short
    }: it costs { $price }, you have { $have }.
error-maracaibo-cannot_pay = You cannot pay what that costs.
    .told = It costs { $what }, and you cannot pay all of that now.
error-maracaibo-points = A ship cannot sail for that many movement points now.
    .told = Your ship sails { $least } to { $most ->
        [one] { $most } point
       *[other] { $most } points
    } now.
error-maracaibo-no_location = That place is not on the board in this game.
error-maracaibo-no_course = No way leads there for exactly that many points.
error-maracaibo-no_way = No way leads there: ships follow the arrows and do not turn back.
error-maracaibo-too_far = That is too far for this turn.
    .told = { $away ->
        [one] { $away } point
       *[other] { $away } points
    } away: your ship sails no further than { $most }.
error-maracaibo-no_disc_there = No disc lies there any more.
error-maracaibo-barrier = Your explorer has not crossed the barrier that this asks for.
    .told = Your explorer has not crossed the { $barrier } barrier yet.
error-maracaibo-tile = That legacy tile has nothing to offer at this stop.
error-maracaibo-no_city = Your ship is not in a city.
error-maracaibo-no_village = Your ship is not in a village.
error-maracaibo-no_assistant = You have no assistant here.
error-maracaibo-no_quest = That quest cannot be fulfilled here.
error-maracaibo-once = That is possible only once, and it was done already.
error-maracaibo-delivered = There is one delivery in a city action.
error-maracaibo-market_full = This market takes no more discs.
error-maracaibo-no_disc = You have no disc left on your ship board.
error-maracaibo-wrong_good = This market does not want the good of that card.
    .told = This card shows { $good }; the market wants { $wanted }.
error-maracaibo-no_market_disc = No disc can be taken out of this market.
error-maracaibo-no_hand = You have no cards in your hand.
error-maracaibo-markers = No nation has enough markers on the board for that card.
    .told = No nation has { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } on the board yet.
error-maracaibo-no_place = There is no place for the assistant of that card.
error-maracaibo-invested = You have invested in that building already.
error-maracaibo-locked = That is not unlocked on your ship board yet.
error-maracaibo-no_action = That has no village action that you can pay now.
error-maracaibo-no_marker = There is no marker that could be removed.
error-maracaibo-planning_full = Your planning area is full.
error-maracaibo-no_path = You cannot get there with these steps.
    .told = Your explorer cannot end there: { $steps ->
        [one] one step is
       *[other] { $steps } steps are
    } left.
error-maracaibo-stance = You cannot take that side in this Combat.
error-maracaibo-not_empty = That is not an empty village or city.
error-maracaibo-no_markers_left = That nation has no markers left on its track.
error-maracaibo-value = Your combat value is too small for that.
    .told = Short of { $short }: combat value needed: { $price }, left: { $have }.
error-maracaibo-resistance_space = The marker cannot go to that space of the resistance tile.
error-maracaibo-does_not_pay = That card does not show what is asked for.
    .told = This card shows { $good } and { $object }; { $what } is asked for.
error-maracaibo-hand_full = Your hand is full.
error-maracaibo-luysa = Luysa is not where your ship is.
error-maracaibo-no_hint = There is no hint that you can take there.
error-maracaibo-no_space = The card of the Search has no such space.
error-maracaibo-chapter = The goal of the chapter cannot be served now.
warning-cannot_be_undone = Cannot be taken back.

## Options. The words in parentheses are the values to write.

option-scenario = Scenario
    .text = What is played: base_easy, base_medium, base_hard, campaign, unrest, all_inclusive, coop, rescue.
option-automa = Opponent of a single captain
    .text = Who plays against a captain alone: Jacques (jacques), or Jean (jean), who knows every scenario but those that free the whole Caribbean.
option-level = Level of the opponent
    .text = How strong Jacques (1 to 4) or Jean (1 to 5) plays.
option-promos = Promotional pieces
    .text = Whether the promotional quest and building are among the others.
option-open_hands = Open hands
    .text = Whether captains who cooperate see each other's hands.
option-archive = Archive of a campaign
    .text = What the games before left: chapter, legacy tiles, story cards. The terminal keeps it in a file.
option-rulings = Rulings
    .text = 4, for new games: free actions at every stop of the turn, so that paying for a red hint lets you draw where you are, and no turn passes on while Luysa could be freed, not even with the last card that is drawn; the Diplomatic Note may be left, takes the marker you choose, and without the resistance tile one that left the game; Jack of All Trades can be sold as tobacco or corn; the secret passage is open to a ship that lies at 13; story cards join in Unrest and The Rescue only, in a campaign those it has earned; two captains choose the green space that a hint covers; alone, Cooperative in the Caribbean begins with fewer quests. 3: the same, but with as many quests alone as for several captains. 2: as 3, but the last card drawn always ends the turn. 1: as games were played until version 0.5.

## Scenarios

variant-base_easy = Base game, easy
    .text = The base game without legacy tiles.
choice-scenario-base_easy = { variant-base_easy }
variant-base_medium = Base game, medium
    .text = The base game with four legacy tiles.
choice-scenario-base_medium = { variant-base_medium }
variant-base_hard = Base game, hard
    .text = The base game with seven legacy tiles.
choice-scenario-base_hard = { variant-base_hard }
variant-campaign = Campaign
    .text = A chain of games; what happens in one changes the next.
choice-scenario-campaign = { variant-campaign }
variant-unrest = Unrest
    .text = Nations hold the whole coast, and captains liberate it against each other.
choice-scenario-unrest = { variant-unrest }
variant-all_inclusive = All Inclusive
    .text = Home ports, uprising and resistance together.
choice-scenario-all_inclusive = { variant-all_inclusive }
variant-coop = Cooperative in the Caribbean
    .text = All captains together against Jacques and the nations.
choice-scenario-coop = { variant-coop }
variant-rescue = The Rescue
    .text = Together against Jacques, and Luysa must be found and freed.
choice-scenario-rescue = { variant-rescue }
choice-automa-jacques = Jacques
choice-automa-jean = Jean

## The table

table-round = Round { $round } of 4
table-pile = pile { $count }
table-quest-pile = quests { $count }
table-token-piles = combat piles { $first }+{ $second }
table-seat = Captain
table-ship = Ship
table-vp = VP
table-doubloons = Doubl.
table-combat = Comb.
table-figures = Fig.
table-hand = Hand
table-bought = Cards
table-quests = Qu.
table-tokens = Tok.
table-upgrades = Upgr.
table-synergies = Syn.
table-loop = The voyage
table-market = Market
table-owner = Nat.
table-there = What is there
table-quest-here = quest { $quest }
table-hints-here = { n-hints }
table-assistant-here = assistant { $card } ({ $seat })
table-luysa-here = Luysa
table-goal-here = goal of the chapter
table-ends-round = ends the round
table-explorers = Explorers
table-nations = Nations
table-nation-row = { $name } ({ $letter }): { $board } on the board, { $left } on the track
table-prestige = Prestige
table-face-down = { $count ->
    [one] { $count } face down
   *[other] { $count } face down
}
table-display = Display
table-own = Your ship
table-ship-of = Ship of { $seat }
table-unlocked = Unlocked
table-one-disc = One disc left
table-two-discs = More discs
table-career = Career
table-port = Home port
table-port-locked = locked
table-resistance = Resistance
table-figures-left = { $supply } in the supply, { $general } outside, { $career } on the career
table-figures-row = Figures
table-synergies-row = Synergies
table-your-hand = Your hand ({ $count })
table-hand-of = Hand ({ $count })
table-planned = Planned ({ $count } of 3)
table-tableau = Bought ({ $count })
table-your-quests = Quests of your card
table-empty = empty
table-card-at = { $card } ({ $place })
table-automa-row = { $vp } VP, explorer { $explorer }, quests { $quests }, discs { $discs }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left
table-search = The Search
table-search-green = green
table-search-red = red
table-search-covered = covered
table-luysa-hidden = Luysa is hidden
table-luysa-found = Luysa is found
table-luysa-freed = Luysa is free
table-chapter-discs = { $count } of { $need ->
    [one] { $need } disc
   *[other] { $need } discs
}
table-reward = Reward
table-space = Space
table-level = { $automa }, level { $level }
table-told = { $name }: { $text }
table-any-good = all goods
table-tokens-row = Combat tokens
table-key = VP and Doubl. with +income · Comb. combat points · Fig. figures in the supply · Hand/planned · Qu. quests · Tok. combat tokens · Upgr. ship upgrades · Syn. synergies · Market: goods wanted, free spaces
table-estimated = ≈ marks a figure that we estimated.
note-gain = gain { $gain }
note-price = costs { $price }
note-final = cannot be taken back
note-market = market: { $count } free
note-discs = { $left } of { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} left
note-vp = { n-vp } at the end

## Things to look up

sheet-where = Now
sheet-why-not = Not now: { $reason }
sheet-ways = Ways on
figure-reconstructed = estimated
    .mark = ≈
where-pile = in the pile, or out of sight
where-display = in the display
where-discards = discarded
where-removed = out of the game
where-hand = in your hand
where-planned = planned by { $seat }
where-tableau = bought by { $seat }
deck-A = starting deck
deck-B = later cards
deck-U = cards of the expansion
deck-C = story cards
summary-title = Where the VP came from
summary-top = { $count ->
    [one] { $count } smaller source
   *[other] { $count } smaller sources
}
result-won = The captains have won together.
result-lost = The captains have lost together.
result-won-solo = You have beaten { $automa }.
result-lost-solo = { $automa } has won.
result-all_markers_removed = all markers are off the board
result-all_above_jacques = every captain has more VP than the automa
result-luysa_freed = Luysa is free
screen-help =
    What you can type
      3               the choice with that number
      sail 11         sail there (also the name: sail Cartagena)
      buy Merchant    the beginning of a choice of the list, or a card
      pass            do nothing more of what is asked
      ? Merchant      a card; also a place (? Cartagena), a career, a port, a tile (? L33), a choice (? 3)
      seat Ada        the ship and the cards of a captain
      track           the explorer track with its rewards
      cards           your bought cards with their effects
      display         the open cards
      legacy          the legacy tiles on the board
      discards        the discarded cards
      hint            the best actions, and why
      undo            take your last step back, as long as nothing was revealed
      log, rules, table, quit
screen-unknown = “{ $line }” means nothing here. Type a number from the list, the beginning of a choice, or ? for help.
screen-unknown-subject = There is nothing called “{ $what }”. Ask about a card (? Merchant), a place (? Cartagena) or a choice (? 3).
screen-nothing-chosen = Nothing was done.
screen-nothing-pending = Nothing has begun that could be canceled.
campaign-succeeded = { $chapter }: the goal was reached.
campaign-failed = { $chapter }: the goal was missed.
campaign-standing = { $count ->
    [one] { $seat }: { $count } game won, { $vp } VP in all
   *[other] { $seat }: { $count } games won, { $vp } VP in all
}
campaign-next = Next: { $chapter }

## Kinds of events to look for

deed-round_began = Beginnings of rounds
deed-sailed = Voyages
deed-card_bought = Cards bought
deed-delivered = Deliveries
deed-quest_done = Quests
deed-upgrade_unlocked = Ship upgrades
deed-explorer_moved = Explorations
deed-fight = Combats
deed-liberated = Liberations
deed-invested = Prestige buildings
deed-scored = Final scoring

## Printed figures: what they are

data-field-players = players
data-field-rounds = rounds
data-field-objects = objects
data-field-start = start
data-field-figures = figures
data-field-vp_by_order = VP by order of arrival
data-field-number = number
data-field-kind = kind
data-field-neighbours = neighbors
data-field-annexable = can be annexed
data-field-assistants = takes assistants
data-field-zone = zone
data-field-city_tile_slot = place for a city tile
data-field-flag = reward of its flag
data-field-requires_legacy = only with the tile
data-field-enter_cost = points to enter
data-field-leave_cost = points to leave
data-field-requires_barrier = behind the barrier
data-field-action = action
data-field-market_goods = goods wanted
data-field-market_capacity = spaces of the market
data-field-city_with_legacy = city with the tile
data-field-must_stop = ships must stop
data-field-ends_round = ends the round
data-field-branch = branch
data-field-cost = cost
data-field-helm = helm
data-field-overlay_of = lies on
data-field-expansion = of the expansion
data-field-region = region
data-field-next = next
data-field-reward = reward
data-field-quest_slot = place for a quest
data-field-end = end
data-field-discs = discs
data-field-immediate = at once
data-field-permanent = for good
data-field-deck = deck
data-field-vp = VP
data-field-good = good
data-field-object = object
data-field-effects = effects
data-field-requires = needs
data-field-endgame = at the end
data-field-promo = promotional
data-field-freeing_recommended = with Freeing the Caribbean
data-field-freeing = used with Freeing the Caribbean
data-field-tasks = tasks
data-field-task_reward = reward of a task
data-field-task_figure = figures of a task
data-field-complete_reward = reward for all tasks
data-field-immediate_cost = price of the bonus
data-field-immediate_gain = bonus
data-field-ongoing = from then on
data-field-nation = nation
data-field-quests = quests
data-field-france = value for France
data-field-spain = value for Spain
data-field-england = value for England
data-field-modifier = bonus by markers
data-field-bonus = bonus
data-field-place = place
data-field-on_stop = at a stop
data-field-combat_actions = combat actions
data-field-spaces_per_player = spaces for each captain
data-field-after_space = behind the space
data-field-brings = comes with
data-field-special = special
data-field-doubloons_per_rank = doubloons per rank
data-field-city_action_doubloons = doubloons of the city action
data-field-city_action_combat = combat points of the city action
data-field-combat_points = combat points
data-field-combat_points_solo = combat points alone
data-field-pay_objects = price
data-field-colour = color
data-field-areas = areas
data-field-steps = steps
data-field-route = route
data-field-display_card = card of the display
data-field-actions = actions
data-field-mode = mode
data-field-modules = modules
data-field-optional_modules = optional modules
data-field-legacy = legacy tiles
data-field-legacy_columns = legacy tiles by object
data-field-c_cards = story cards
data-field-nation_scoring = nations score
data-field-automas = automas
data-field-campaign_card = card of the campaign
data-field-markers = markers at the start
data-field-new_markers_per_nation = new markers by round
data-field-markers_by_players = markers by captains
data-field-win = to win
data-field-ransom_doubloons = ransom
data-field-location = place
data-field-need_by_players = discs needed
data-field-on_success = after success
data-field-on_failure = after failure
data-field-add_on_success = tiles after success
data-field-add_on_failure = tiles after failure
data-field-scenario = scenario
data-field-remove_legacy = tiles removed
data-field-there = there is one
data-field-position = where it is drawn
data-yes = yes
data-no = no

## Project cards: names. What a card does is told from its ops.

card-A001 = Sailor
card-A002 = { card-A001 }
card-A003 = Cabin Boy
card-A004 = { card-A003 }
card-A005 = Cook
card-A006 = { card-A005 }
card-A007 = Merchant
card-A008 = { card-A007 }
card-A009 = { card-A007 }
card-A010 = Ballad Singer
card-A011 = { card-A010 }
card-A012 = Chronicler
card-A013 = { card-A012 }
card-A014 = Scout
card-A015 = { card-A014 }
card-A016 = { card-A014 }
card-A017 = Jungle Guide
card-A018 = { card-A017 }
card-A019 = Carpenter
card-A020 = { card-A019 }
card-A021 = Harbour Tavern
card-A022 = { card-A021 }
card-A023 = { card-A021 }
card-A024 = Local Guide
card-A025 = { card-A024 }
card-A026 = { card-A024 }
card-A027 = Armourer
card-A028 = { card-A027 }
card-A029 = Fixer
card-A030 = { card-A029 }
card-A031 = Quartermaster
card-A032 = { card-A031 }
card-A033 = Lookout
card-A034 = { card-A033 }
card-A035 = Veteran
card-A036 = { card-A035 }
card-A037 = Navigator's Mate
card-A038 = { card-A037 }
card-A039 = Envoy of France
card-A040 = Envoy of Spain
card-A041 = Envoy of England
card-A042 = Courtier
card-A043 = { card-A042 }
card-A044 = Smuggler
card-A045 = { card-A044 }
card-A046 = Gravedigger
card-A047 = Conquer Village
card-A048 = { card-A047 }
card-A049 = Peddler
card-A050 = { card-A049 }
card-A051 = Rigger
card-A052 = { card-A051 }
card-A053 = Treasure Seeker
card-A054 = { card-A053 }
card-A055 = Gunner
card-A056 = { card-A055 }
card-B001 = Boatswain
card-B002 = { card-B001 }
card-B003 = Amaro Pargo
card-B004 = Mary Read
card-B005 = Anne Bonny
card-B006 = Galeon
card-B007 = { card-B006 }
card-B008 = Erect Fort
card-B009 = { card-B008 }
card-B010 = Commercial Expedition
card-B011 = { card-B010 }
card-B012 = Letter of Marque
card-B013 = Glorious Conquest
card-B014 = { card-B013 }
card-B015 = Royal Decree
card-B016 = { card-B015 }
card-B017 = Ambassador to France
card-B018 = Ambassador to Spain
card-B019 = Ambassador to England
card-B020 = Viceroy
card-B021 = { card-B020 }
card-B022 = Plantation
card-B023 = { card-B022 }
card-B024 = { card-B022 }
card-B025 = Counting House
card-B026 = { card-B025 }
card-B027 = Theatre
card-B028 = { card-B027 }
card-B029 = Monastery
card-B030 = { card-B029 }
card-B031 = Library
card-B032 = { card-B031 }
card-B033 = Warehouse
card-B034 = { card-B033 }
card-B035 = Master Carpenter
card-B036 = { card-B035 }
card-B037 = { card-B035 }
card-B038 = Dry Dock
card-B039 = { card-B038 }
card-B040 = Figurehead Carver
card-B041 = { card-B040 }
card-B042 = Jungle Explorer
card-B043 = { card-B042 }
card-B044 = { card-B042 }
card-B045 = Pathfinder
card-B046 = { card-B045 }
card-B047 = Cartographer
card-B048 = { card-B047 }
card-B049 = Mission Station
card-B050 = { card-B049 }
card-B051 = Spy Ring
card-B052 = { card-B051 }
card-B053 = { card-B051 }
card-B054 = Fort Garrison
card-B055 = { card-B054 }
card-B056 = { card-B054 }
card-B057 = Trading Post
card-B058 = { card-B057 }
card-B059 = { card-B057 }
card-B060 = Shipyard
card-B061 = { card-B060 }
card-B062 = { card-B060 }
card-B063 = Pilot
card-B064 = { card-B063 }
card-B065 = Tavern Keeper
card-B066 = { card-B065 }
card-B067 = Mercenary Captain
card-B068 = { card-B067 }
card-B069 = Storyteller's Inn
card-B070 = Patron
card-B071 = { card-B070 }
card-B072 = Recruiter
card-B073 = { card-B072 }
card-B074 = Philosopher
card-B075 = { card-B074 }
card-B076 = Admiral
card-B077 = { card-B076 }
card-B078 = Harbour Master
card-B079 = { card-B078 }
card-B080 = Baroness
card-B081 = { card-B080 }
card-B082 = Adventurer
card-B083 = { card-B082 }
card-B084 = Doctor
card-B085 = { card-B084 }
card-B086 = Corsair
card-B087 = { card-B086 }
card-B088 = Rum Distiller
card-B089 = Drill Sergeant
card-B090 = Jungle Post
card-B091 = Palace
card-B092 = Villa
card-B093 = { card-B092 }
card-B094 = Estate
card-B095 = Collector
card-B096 = { card-B095 }
card-B097 = Shipowner
card-B098 = Spymaster
card-B099 = { card-B098 }
card-B100 = War Hero
card-B101 = { card-B100 }
card-U001 = Jungle Surveyor
card-U002 = Lost City Guide
card-U003 = Spice Broker
card-U004 = Sugar Mill
card-U005 = Court Agent
card-U006 = { card-U005 }
card-U007 = Battle Planner
card-U008 = Fortune Teller
card-U009 = Village Oracle
card-U010 = Shipbuilders' Guild
card-U011 = Veterans' League
card-U012 = Explorers' Club
card-U013 = Friend of the Villages
card-U014 = Jack of All Trades
card-U015 = { card-U014 }
card-U016 = Quiet Trader
card-U017 = Grand Tour
card-U018 = Deserter
card-U019 = Tobacco Seller
card-U020 = Corn Levy
card-U021 = Rebel Leader
card-U022 = { card-U021 }
card-U023 = { card-U021 }
card-U024 = Quest Board
card-U025 = Generous Host
card-U026 = Diplomatic Note
card-U027 = Book of Deeds
card-U028 = Honour Roll
card-U029 = War Drums
card-U030 = Crew Feast
card-U031 = Ship Christening
card-U032 = Great Festival
card-U033 = Dock Foreman
card-U034 = Night Watch
card-U035 = Old Storyteller
card-U036 = Royal Pensioner
card-C090 = Old Pilot
card-C091 = Retired Admiral
card-C092 = Ship's Doctor
card-C093 = Treasure Map
card-C094 = Black Market
card-C095 = Abandoned Mine
card-C096 = Jungle Shrine
card-C097 = Royal Pardon
card-C098 = Hidden Cove
card-C099 = Master Shipwright
card-C100 = Luysa's Brother
card-C101 = Hidden Camp
card-C102 = Underground Network
card-C103 = Messenger Rider
card-C104 = Weapons Cache
card-C105 = Village Elder
card-C106 = Jungle Camp

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-voyage = Four trips for victory points
    .text = Welcome to the Caribbean! Four times you sail from Havana around the sea and home again. Whoever has the most victory points (VP) at the end wins: they come from cards, quests, the explorer, your ship, and nations you serve or drive out.
hint-career = Your career
    .text = A career has three tasks. Each one you meet brings a figure and doubloons, all three bring VP. Keep one of two.
hint-port = Your home port
    .text = A home port sleeps below two discs of your ship board. Once both are gone, it works for the rest of the game.
hint-planning = Cards are three things
    .text = A card in your hand is a good, an object or a project. In the planning area it waits to be bought as a project, and takes no room in your hand.
    .now = Cards in your hand now: { $number }.
hint-cards_left = Some cards go
    .text = Some cards stay in your hand, the others are discarded. Keep different goods and objects: you never know what a market or a quest will ask for.
    .now = Cards in your hand now: { $number }.
hint-sail = Set sail
    .text = Each arrow is one movement point, and you may sail up to seven. You never sail back, so what you pass is gone for this round. Point at a place to see what waits there.
hint-city = One main action
    .text = Where you stop you have one main action. That is the action of the city, actions in a village, a quest, or your assistants there.
hint-deliver = Deliver a good
    .text = Discard a card with a good that the market wants. A disc of your ship board goes into the market, and something on your ship comes closer.
hint-disc = Discs hide upgrades
    .text = Two discs cover each upgrade. When both are gone it is unlocked. Empty one upgrade after the other rather than many by half.
hint-use_city = Use the city
    .text = After delivering, the city’s own action is yours as well. Tiles on four cities are different in every game.
hint-refill = Draw again
    .text = At the end of your turn you fill your hand again: with open cards that you see, or from the unknown top of the pile. Whoever spends cards every turn sees more of them.
    .now = Cards in your hand now: { $number }.
hint-far = Far or near?
    .text = In a village more movement points mean more actions: 1 with up to three points, 2 with four to six, 3 with seven. But a short trip is over sooner.
    .now = The best stop in reach gives so many village actions: { $number }.
hint-village = In a village
    .text = Here you buy projects from your hand or planning area, or take a doubloon. You may also discard your hand for two, or use actions of your own cards and upgrades.
hint-buy = Buy a project
    .text = A project works from now on and stays in front of you. Its price is printed on top; a card with an assistant also needs a figure.
    .now = { $card } costs { $number }, and you have { n-doubloons }.
hint-more_actions = Another action
    .text = You may do the same action again. Doubloons stay with you, so a doubloon for later is never wrong; going on ends the village.
hint-rival = The other captain
    .text = Ships do not hinder each other, but whoever is faster decides when the round ends. Keep an eye on how far the other ship has come.
hint-quest = A quest waits here
    .text = Pay its objects with cards from your hand instead of the usual action. You take the reward and keep the tile.
hint-tile = A legacy tile
    .text = Some places have grown a tile of their own. What it offers comes before your main action, and you may decline.
    .now = Here lies: { $tile }.
hint-explorer = The explorer
    .text = Inland your explorer walks a path of its own. Only the space where it stops pays, and others are jumped over. Barriers pay best to whoever comes first.
hint-fight = A Combat
    .text = Choose a pile and turn up its top token: it shows a value for each nation. Combat points and figures make it higher, and you spend it on what you like.
hint-uprising = For or against
    .text = Fight for a nation and gain influence with it. Fight against it and liberate its places for doubloons and VP. In one turn it is one or the other.
hint-resistance = Resistance
    .text = The marker you removed may lie on your resistance tile. Its space pays at once, and a full tile pays for all your combat tokens.
hint-assistants = Your assistants
    .text = A figure of yours stands here. As your main action each of your assistants at this place works once, in every round in which you stop here.
hint-prestige = Prestige buildings
    .text = Doubloons and a figure buy a share that scores at the end. Look at what it counts: some fit your plans, some do not.
    .now = { $building } is open.
hint-unlocked = An upgrade is unlocked
    .text = Both discs are gone. Some upgrades pay once, others help from now on: look at your ship board.
hint-task = A task of your career
    .text = Its figure is yours now, with some doubloons. What was met once stays met, even if you lose it again.
hint-homeward = Homeward
    .text = The last spaces lead home, and everybody has to stop on each of them. Whoever reaches the end ends the round for all.
hint-home = The last purchase
    .text = The round is over. Everybody may buy one more project, invest, or take doubloons; then income is paid.
hint-new_hand = Keep your hand?
    .text = Before the next trip you may discard your whole hand and draw a new one. Keep it if it fits your plans.
hint-over = Home from the sea
    .text = That was a whole game. The story below shows where the points came from. Next you could sail alone against Jacques, or together with friends.

## Why an action is worth doing, true of the table as it stands

reason-brings_free = It costs nothing: { $what }.
reason-brings = It brings { $what }.
reason-brings_at_once = It brings { $what } at once.
reason-career_tasks = All its tasks are still open to you: { $number }.
reason-plan_affordable = It costs { $number }, and you have { n-doubloons }.
reason-plan_keeps_hand = It costs { $number }: it can wait there without filling your hand.
reason-discard_dear = It costs { $number }, and you have { n-doubloons }.
reason-card_twice = You have { $good } and { $object } on other cards as well.
reason-good_twice = You have { $good } on another card as well.
reason-sail_assistant = Your { $card } stands there and works once more.
reason-sail_market = The market there takes { $good }, which you hold.
reason-sail_quest = A quest waits there whose objects you hold.
reason-sail_tile = There lies a tile: { $tile }.
reason-sail_village = It gives { $number ->
    [one] one village action
   *[other] { $number } village actions
}.
reason-sail_ends_round = It ends the round for everybody.
reason-sail_points = For { $number ->
    [one] one point
   *[other] { $number } points
} the rest of the way stays before you.
reason-deliver_spare = { $number ->
    [one] One more card
   *[other] { $number } more cards
} in your hand { $number ->
    [one] shows
   *[other] show
} { $good }.
reason-deliver_disc = A delivery takes a disc off your ship board.
reason-disc_unlocks = It is the last disc: { $upgrade } is yours then.
reason-disc_first = It is the first of two discs on { $upgrade }.
reason-city_market = The market takes { $good }, which you hold.
reason-city_free = It costs nothing.
reason-village_actions = You have { $number ->
    [one] one village action
   *[other] { $number } village actions
} here.
reason-quest_held = Your hand has all that it asks for.
reason-buy_vp = It has { $vp } VP on it and leaves you { n-doubloons }.
reason-buy_lasts = It works in { $number ->
    [one] one more round
   *[other] { $number } more rounds
} after this one.
reason-buy_leaves = It leaves you { n-doubloons }.
reason-invest_end = It has { $vp } VP on it for a price of { $number }, and scores at the end.
reason-doubloon_for_card = Then you have what { $card } costs.
reason-doubloon_nothing_to_buy = Nothing here can be bought with { n-doubloons }.
reason-draw_affordable = It costs { $number }, and you have { n-doubloons }.
reason-draw_new_good = No card in your hand shows { $good } yet.
reason-draw_new_object = No card in your hand shows { $object } yet.
reason-draw_open_dear = The cheapest open card costs { $number }, and you have { n-doubloons }.
reason-draw_unseen = { $number ->
    [one] One card
   *[other] { $number } cards
} in the pile { $number ->
    [one] is
   *[other] are
} still unseen.
reason-hand_shows = Your hand shows { $number ->
    [one] one good
   *[other] { $number } different goods
}.
reason-fight_leads = Nobody serves { $the_nation } better: your influence is { $number }.
reason-fight_value = The token gives { $the_nation } a value of { $number }.
reason-fight_plenty = You can spend { n-combat }.
reason-card_costs = It costs { $number ->
    [one] { $number } doubloon
   *[other] { $number } doubloons
} to buy.
reason-cards_leave = It leaves you { $number ->
    [0] no card
    [one] one card
   *[other] { $number } cards
} in hand.
reason-city_no_good = No card in your hand shows a good that the market takes: the action of the city is left.
reason-explorer_steps = Your explorer has { $number ->
    [one] one step
   *[other] { $number } steps
}.
reason-fight_costs = It takes { $number } of the combat value of { $count }.
reason-hand_dear = { $number ->
    [one] One card in your hand costs
   *[other] { $number } cards in your hand cost
} more than you have.
reason-hand_goes = You draw new cards instead of { $number ->
    [one] one
   *[other] these { $number }
}.
reason-hints_here = { $number ->
    [one] One hint lies
   *[other] { $number } hints lie
} here.
reason-liberate_last = It is the last marker there.
reason-markers_there = { $number ->
    [0] No marker lies there.
    [one] One marker lies there.
   *[other] { $number } markers lie there.
}
reason-nation_influence = Your influence with { $the_nation } is { $number }.
reason-pass_combat = You keep { n-combat }.
reason-pass_keeps = You keep { n-doubloons }.
reason-pass_others = It leaves out { $number ->
    [one] the only other choice
   *[other] { $number } other choices
}.
reason-pile_tokens = { $number ->
    [one] One token lies
   *[other] { $number } tokens lie
} in that pile.
reason-port_discs = It works for you once both discs are off its space.
reason-pass_only = Nothing else is possible.
reason-price = It costs { $what }, and you have that.
