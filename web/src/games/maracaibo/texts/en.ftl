# Maracaibo's face in English. Names and effects of pieces come with the words of the data.

language = en

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
n-income = doubloon income { $count }
n-vp_income = VP income { $count }
n-value = combat value { $count }
n-village_actions = { $count ->
    [one] { $count } village action
   *[other] { $count } village actions
}
n-points = { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
}
n-influence = { $count } influence ({ $nation })
a-disc = a disc off { $upgrade }
a-token = { $kind } token
a-marker = a marker on the resistance tile ({ $nation })

## What one stop would bring

stop-city = city action
stop-market = { $count ->
    [one] { $count } space free in the market
   *[other] { $count } spaces free in the market
}
stop-quests = { $count ->
    [one] a quest
   *[other] { $count } quests
}
stop-assistants = { $count ->
    [one] your assistant
   *[other] { $count } of your assistants
}
stop-tiles = { $count ->
    [one] a legacy tile
   *[other] { $count } legacy tiles
}
stop-hints = { $count ->
    [one] a hint
   *[other] { $count } hints
}
stop-markers = { $count ->
    [one] a nation’s marker
   *[other] { $count } markers of nations
}
stop-ends_round = ends the round

## Choosing

price-is = Price: { $price }
gain-is = Gain: { $gain }
ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
} to do it
not-now = Not now: { $reason }
close = Close
which = Which one?
warning-cannot_be_undone = Cannot be taken back.
see-rules = See the rules
see-card = All about this card
asked = To choose
ask-lit = Choose something that glows.
ask-nothing = Nothing to choose right now.
estimated = Our estimate: no source was found for these figures.

## The chart

board = The Caribbean
place = { $id } { $name }
kind-start = Start of every trip
kind-village = Village
kind-city = City
kind-homeward = On the way home
city-action = City action: { $text }
place-action = Action: { $text }
flag-reward = Flag: { $text }
market-wants = Market: { $goods }; { $free } of { $of ->
    [one] { $of } space
   *[other] { $of } spaces
} free
markers-here = Markers: { $list }
ships-here = Ships: { $list }
assistant-here = Assistant { $card } ({ $seat })
quest-here = Quest: { $text }
hints-here = { $count ->
    [one] A hint lies here
   *[other] { $count } hints lie here
}
luysa-here = Luysa is held here
luysa = Luysa
tile-here = { $name }: { $text }
behind-barrier = Only with your explorer past the { $barrier } barrier
in-rounds = In round { $rounds }
ends-round = Ends the round
goal-here = Goal of the chapter: { $count } of { $need ->
    [one] { $need } disc
   *[other] { $need } discs
}
passage = Secret passage

## Tracks and piles

track = Explorer track
space = Explorer space { $number }{ $path ->
    [upper] , upper path
    [lower] , lower path
   *[main] { "" }
}
space-start = Start of the explorer track
space-end = End of the explorer track: { $text }
by-order = By order of arrival: { $list }
next-gets = The next one takes { $text }
explorers-here = Explorers: { $list }
figure-here = Figure of { $seat }
barrier = Barrier: { $name }
ruin = Ruin, space { $number }
nations = Influence with the nations
influence-of = { $seat } { $count } (rank { $rank })
strength = Strength { $count }: columns without markers. Each rank is worth that many VP at the end.
markers-left = { $count ->
    [one] { $count } marker on the track
   *[other] { $count } markers on the track
}
no-scoring = In this game nations bring no points.
pile = Combat pile { $number }
tokens-left = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
token = Combat token: { $text }
value-left = Value { $count }
fights-for = for { $nation }
fights-against = against { $nation }
fleet-used = captured
quest-pile = Quests
quests-left = { $count ->
    [one] { $count } quest in the pile
   *[other] { $count } quests in the pile
}
top-quest = On top: { $text }
prestige = Prestige buildings
face-down = Face down until somebody invests
building-cost = Costs { $cost }
invested = Invested: { $list }

## Automas and The Search

automa-cards = { $shown ->
    [one] { $shown } card
   *[other] { $shown } cards
} shown, { $left } to come
automa-band = The next card does what stands in area { $area }:
automa-figures = { $vp } VP, { $quests ->
    [one] { $quests } quest
   *[other] { $quests } quests
}, { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}, explorer { $explorer }
countdown = { $count ->
    [one] { $count } turn each until the round ends
   *[other] { $count } turns each until the round ends
}
does-city_disc = disc into city { $city }
does-quest = quest from { $from } to { $to }
does-explore = explorer { $n }
does-end_round = ends the round
does-influence = influence
does-combat = combat
does-vp = { $n } VP
does-quest_pile = quest from the pile
does-disc = disc
does-pay_combat = you pay { $n ->
    [one] { $n } combat point
   *[other] { $n } combat points
}
search = The Search
search-green = Green space { $number }: { $text }
search-red = Red space { $number }: { $text }
search-free = free
search-covered = covered
luysa-hidden = Luysa is hidden
luysa-found = Luysa is found
luysa-freed = Luysa is free

## The table

round = Round { $round } of 4
order = Captains and their VP
pace = How fast things move
pace-calm = Speed 1×
pace-fast = Speed 3×
pace-off = No motion
parts = Parts of the table
tab-map = Map
tab-hand = Hand
tab-ship = Ship
tab-table = Cards
tab-others = Others
zoom = Zoom
zoom-in = Closer
zoom-out = Further away
zoom-all = Whole map
zoom-ship = To the ship
final-vp = { $count } of them in the final scoring
place-number = { $place }.

## Goals

goals-shared = Our goals
goals-own = Your goal
goal-markers = { $count ->
    [0] No markers left
    [one] { $count } marker left
   *[other] { $count } markers left
}
goal-above = Lowest: { $names } { $vp }, { $automa } { $theirs }
goal-above-all = All { $vp }, { $automa } { $theirs }
goal-above-alone = You { $vp }, { $automa } { $theirs }
goal-luysa-hidden = Luysa is hidden
goal-luysa-found = Luysa: { $location }
goal-luysa-freed = Luysa is free
goal-met = Reached so far.
goal-open = This is still missing.
goal-about-all_markers_removed = Captains win together only if no nation has a marker on the board at the end: liberate villages and cities.
goal-about-all_above_jacques = At the end everybody needs more VP than the automa. Final scoring still counts.
goal-about-luysa_freed = Turn over hints to find Luysa, then free her where she is held.
goal-all_markers_removed = Remove all markers:
goal-all_above_jacques = More VP than { $automa } ({ $vp }):
goal-luysa_freed = Free Luysa:
goal-reached = done.
missed-markers = { $count ->
    [one] { $count } was left.
   *[other] { $count } were left.
}
missed-above = { $names } lacked { $count } VP.
missed-above-you = You lacked { $count } VP.
missed-luysa = she is still a prisoner.
joint-result = How it ended
joint-won-together = You have won together.
joint-lost-together = You have lost together.
joint-won-alone = You have beaten { $automa }.
joint-lost-alone = { $automa } has won.
joint-won-theirs = The captains have won.
joint-lost-theirs = The captains have lost.

## Cards and captains

estimated-fields = Figure estimated: { $fields }
field-deck = pile
field-number = number
field-cost = cost
field-vp = VP
field-good = good
field-object = object
field-effects = effects
field-requires = requirements
field-endgame = VP at the end
field-figures = figures
field-complete_reward = reward for all tasks
field-expansion = from the expansion
field-freeing = for Freeing the Caribbean
field-task_figure = figure of a task
field-task_reward = reward of a task
field-tasks = tasks
field-immediate_cost = price of the offer
field-immediate_gain = gain of the offer
field-nation = nation
field-discs = discs
field-immediate = bonus at once
field-permanent = lasting effect
field-reward = reward
field-combat_actions = combat actions
field-combat_points = combat points
field-on_stop = effect of a stop
field-place = place
field-requires_barrier = barrier
field-spaces = rewards of the spaces
deck-A = first pile (A)
deck-B = second pile (B)
deck-U = Uprising (U)
deck-C = story (C)
card-title = { $name }: costs { $cost }, { $vp } VP at the end, pays as { $good } or { $object }. { $text }
card-costs = costs { $count }
card-scores = { $count } VP at the end
card-pays = in the hand: { $good } or { $object }
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
figure-at = Figure: { $place }
effect-done = Its condition is met.
stops-made = Stops made: { $count } of { $of }
kind-career = career
kind-port = home port
kind-prestige = prestige building
kind-tile = legacy tile
kind-quest = Quest
task-done = (done)
task-have = (so far { $count })
career-task = Each task: { $count ->
    [one] its figure
   *[other] its { $count } figures
} into your supply, { $reward }.
career-complete = All three: { $reward }.
building-figure = { $count ->
    [one] and a figure stays here
   *[other] and { $count } figures stay here
}
invested-by = Invested: { $who }
ship-board = Ship
upgrades-unlocked = { $count ->
    [one] { $count } upgrade unlocked
   *[other] { $count } upgrades unlocked
}
discs-left = { $count ->
    [one] { $count } disc left on it
   *[other] { $count } discs left on it
}
unlocked = Unlocked
upgrade-about = It works once both discs are gone.
resistance = Resistance tile
resist-taken = Space { $number }: marker of { $nation } ({ $reward })
resist-free = Space { $number }, free: { $reward }
resist-about = The marker of a place you liberate may be laid on a free space for its reward, never beside one of the same nation.
resist-full = All four filled: { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
} and { $vp } VP per combat token, and the tile is empty again.
has-vp = { $count } VP
has-doubloons = { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
has-combat = { $count ->
    [one] { $count } combat point
   *[other] { $count } combat points
}
has-figures = { $count ->
    [one] { $count } figure in the supply
   *[other] { $count } figures in the supply
}
has-income = Doubloon income { $count }
has-vp_income = VP income { $count }
has-influence = { $nation }: { $count } influence, rank { $rank }
has-quests = { $count ->
    [one] { $count } quest fulfilled
   *[other] { $count } quests fulfilled
}
has-tokens = { $count ->
    [one] { $count } combat token
   *[other] { $count } combat tokens
}
has-deliveries = { $count ->
    [one] { $count } delivery
   *[other] { $count } deliveries
}
has-liberations = { $count ->
    [one] { $count } place liberated, annexed or displaced
   *[other] { $count } places liberated, annexed or displaced
}
about-vp = Whoever has the most at the end wins.
about-vp-goals = Here they count only for the goals.
about-doubloons = Money for project cards and prestige buildings.
about-combat = In a Combat each adds 1 to the value.
about-figures = For assistants and prestige buildings; in a Combat each adds 1.
about-income = So many doubloons come after each round.
about-vp_income = So many VP come after each round.
about-influence = At the end each rank is worth the strength of the nation in VP.
about-surrendered = A marker was given to the Dutch: no more influence here.
about-quests = Fulfilled by paying objects from the hand.
about-tokens = One from each Combat.
about-deliveries = Goods laid into markets.
about-liberations = Careers count them.
about-synergies = Each kind counts once; some cards wait for one.
liberations-note = Removing, placing or replacing a marker of a nation.
ranks-at = Ranks at { $list } influence.
figures-elsewhere = { $general } in the general supply, { $career } on the career.
influence = Influence
synergies = { $count ->
    [0] No synergy tokens
    [one] { $count } synergy token
   *[other] { $count } synergy tokens
}
captain-own = Your ship
captain-papers = Career and home port
captain-fold = Show less of { $name }
captain-unfold = Show all of { $name }
tableau = Bought cards
tableau-empty = None yet
starts = Began the game
has-turn = to move
hand = Hand
hand-empty = No cards
hand-count = { $count ->
    [one] { $count } card in the hand
   *[other] { $count } cards in the hand
}
planned-count = { $count ->
    [one] { $count } card planned
   *[other] { $count } cards planned
}
tableau-count = { $count ->
    [one] { $count } card bought
   *[other] { $count } cards bought
}
tasks-count = { $count } of 3 tasks of the career done
planning = Planned
planning-about = Only to buy
display = Open project cards
deck-pile = Project pile
pile-title = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the pile, { $discards } in the discards
pile-about = When it is empty, the discards are shuffled.
discards-short = { $count } discarded
setup = Setup
setup-career = Career
setup-port = Home port
setup-plan = Plan a card
setup-discards = Discard three
setup-about = All choose at the same time and in secret.
tokens = Combat token

## The table in zones

combat = Combat
turn-sail = Sail
turn-act = Act
turn-refill = Refill
before-round = Before round 1
hand-first = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $limit ->
    [one] { $limit } stays
   *[other] { $limit } stay
}
hand-of = { $count } of { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}
set-aside = Discarded
planning-free = Plan a card
bought-count = Bought { $count }
kind-career-title = Career
incomes = Each round
upgrades-of = upgrades: { $count } of { $of }
tab-planned = Planned
tab-goals = Career
setup-career-about = Three tasks, open until done
setup-port-about = Works when both discs are off its space
house-figures = Some figures of the pieces are ours, since no source names them. The page of each piece tells which.
sail = Sail
clear = Clear
sail-help = Tap a stop to see the way and what waits there; tap it again to sail.
ways-to = Ways to this place
way-over = over { $list }
way-direct = straight there
there = There you may
there-city = City action
there-quest = held: { $held } of { $of }
there-assistant = Your assistant { $card }
stops = Stops in reach
stops-other = Other stops
movement-points = points
glowing = Show { $count }
glowing-about = Tap them on the table, or list them here.

## Signs

sign-doubloons = doubloon
sign-vp = VP
sign-combat = combat point
sign-figure = figure
sign-income = doubloon income
sign-vp_income = VP income
sign-explore = explorer step
sign-disc = remove a disc
sign-village = village action
sign-city = city
sign-fight = Combat
sign-token = combat token
sign-liberate = liberate
sign-place_marker = marker of a nation
sign-displace = displace
sign-return_marker = return a marker
sign-rank = noble rank
sign-hand = hand limit
sign-card = card
sign-draw_object = reward by a drawn card
sign-quest = quest
sign-assistant = assistant
sign-upgrade = ship upgrade
sign-barrier = barrier
sign-prestige = prestige building
sign-project = project card
sign-move = movement point
sign-deliver = delivery
sign-discount = discount
sign-wild = any good or object
sign-any_good = any good
sign-any_object = any object
sign-synergy = synergy token
sign-port = home port
sign-now = at once
sign-always = from now on
sign-end = at the end
sign-round = round
sign-once = once
sign-different = different village actions
sign-needs = requirement
sign-hint = hint
sign-influence = influence

## The list of all cards

list-pile = Pile
list-pile-prestige = Prestige buildings
list-pile-career = Careers
list-pile-port = Home ports
list-pile-tile = Legacy tiles
list-good = Good
list-object = Object
list-synergy = Synergy
list-effect = When it works
list-effect-immediate = at once
list-effect-trigger = on an occasion
list-effect-modifier = from now on
list-effect-assistant = assistant
list-effect-village_action = village action
list-effect-combat_action = combat action
list-effect-synergy_bonus = with a synergy
list-effect-income_condition = once a condition holds
list-effect-endgame = at the end
list-brings = What it brings
list-needs = Requirement
list-needs-some = with a requirement
list-needs-none = without
list-estimated = Figure estimated
list-estimated-nothing = nothing estimated
list-sort-number = number
list-sort-name = name
list-sort-cost = cost
list-sort-vp = VP

## The list of choices: groups and amounts

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
amount-doubloons = { $count ->
    [one] doubloon
   *[other] doubloons
}
amount-vp = VP
amount-figures = { $count ->
    [one] figure
   *[other] figures
}
amount-combat = { $count ->
    [one] combat point
   *[other] combat points
}
amount-value = combat value
amount-income = doubloon income
amount-vp-income = VP income
amount-village-actions = { $count ->
    [one] village action
   *[other] village actions
}
amount-france = influence (France)
amount-spain = influence (Spain)
amount-england = influence (England)
ruin-title = Ruin
why-card = Cards of your hand are bought with village actions.
why-display = These cards are drawn when hands are refilled.
why-building = One invests with a village action.
why-location = Your ship sails at the beginning of your turn.
why-space = Your explorer moves when something lets it explore.
why-upgrade = Discs leave the ship when something says so, as a delivery does.
why-pile = Tokens are drawn in a Combat.
why-nation = Influence is gained in Combats and by cards.
why-quest = A quest is fulfilled where your ship lies.
why-planned = Planned cards are bought with village actions.
why-bought = This card works as its text says; nothing is asked of it now.
why-tile = A tile is used where it lies, when your ship arrives.
why-fleet = This is done in a Combat.
why-career = It counts by itself once it is reached.
why-port = It works when the moment comes that its text names.
why-resistance = Markers go here when something sends them, and you are asked then.
why-hint = This is done on your own turn, when what it costs can be paid.
why-setup = The voyage begins when everybody has chosen.
why-others = It is not your turn yet.
why-over = The game is over.
way-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

plan-can = A click plans it for your turn: { $what }
plan-made = Planned for your turn: { $what }
plan-do = Plan for my turn: { $what }
plan-back = Take the plan back: { $what }
plan-help = Click a place in reach to plan your next voyage.
setup-again = Change
short-of = { $count } short
used-legend = Turned and darker: used up.
not-chosen = Not chosen: { $list }
choose-again = Choose again
