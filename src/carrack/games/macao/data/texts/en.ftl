# Macao, the board game, in English. Keys follow the names of names.py, options.py, cards.toml and board.toml.

## Colors of cubes and dice; a letter for each where there is no room or no color

color-red = red
    .letter = R
color-blue = blue
    .letter = B
color-green = green
    .letter = G
color-gray = gray
    .letter = Y
color-violet = violet
    .letter = V
color-black = black
    .letter = K

cubes-red = { $count } red
cubes-blue = { $count } blue
cubes-green = { $count } green
cubes-gray = { $count } gray
cubes-violet = { $count } violet
cubes-black = { $count } black
cubes-any = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}

## Goods and tiles

good-jade = jade
    .short = jade
good-lacquerware = lacquerware
    .short = lacq.
good-paper = paper
    .short = paper
good-porcelain = porcelain
    .short = porc.
good-rice = rice
    .short = rice
good-silk = silk
    .short = silk
good-spices = spices
    .short = spice
good-tea = tea
    .short = tea
good-joker = a joker
    .short = joker

## Ports and places at sea

place-macao = Macao
place-london = London
place-hamburg = Hamburg
place-amsterdam = Amsterdam
place-lisboa = Lisboa
place-antwerpen = Antwerpen
place-marseille = Marseille
place-barcelona = Barcelona
place-genova = Genova
place-s01 = the sea off Macao
place-s02 = the sea north-east of Genova
place-s03 = the sea between Marseille and Genova
place-s04 = the sea between Barcelona and Marseille
place-s05 = the sea north-west of Barcelona
place-s06 = the sea south of Lisboa
place-s07 = the sea north of Lisboa
place-s08 = the sea south-west of London
place-s09 = the sea between London and Antwerpen
place-s10 = the sea between Antwerpen and Amsterdam
place-s11 = the sea between Amsterdam and Hamburg
place-s12 = the sea south of Hamburg
place-s13 = the open sea far south of Hamburg
place-s14 = the open sea north of Macao
place-s15 = the open sea north of Genova
place-s16 = the middle of the open sea
place-s17 = the sea east of Lisboa
place-s18 = the open sea far south of Antwerpen
place-s19 = the sea south of Amsterdam
place-s20 = the sea north of Marseille
place-s21 = the sea south-east of London
sea-space = the open sea

## Kinds of cards, when they work, how often

kind-office = office
    .plural = offices
kind-building = building
    .plural = buildings
kind-person = person
    .plural = persons

timing-action = you use it in your turn
timing-passive = it works by itself or as part of another action
timing-automatic = it works by itself
timing-part = you choose it as part of another action
timing-always = it works all the time
timing-waits = you use it in your turn, after what it waits for
timing-cards = it works in phase 1, when cards are taken
timing-dice = it works in phase 2, when dice are chosen
timing-game_end = it works in the final scoring

limit-round = once per round
limit-each = every time it applies
limit-any = as often as you can pay
limit-end = once, at the end of the game

## Where a figure comes from

figure-found = found in a source
    .mark = { "" }
figure-reconstructed = estimated
    .mark = ≈

## Printed figures: what they belong to, and what they are

data-place-quarter = Quarter { $id }
data-place-space = Space { $id } of the wall
data-place-wall = The wall
data-place-tiles = The tiles
data-place-tribute = The tribute track
data-place-sea = The sea
data-field-kind = kind
data-field-office = type of office
data-field-cost = cost
data-field-tribute = tribute
data-field-timing = when it works
data-field-limit = how often
data-field-dark = dark
data-field-neighbours = neighbors
data-field-good = good
data-field-slots = prestige for deliveries
data-field-start = where ships start
data-field-length = spaces
data-field-copies_of_each_good = tiles of each good
data-field-jokers = jokers
data-field-min = lowest number
data-field-max = highest number
data-field-position = where it is drawn
data-field-there = there is one
data-field-name = name
data-field-source = where figures come from
data-field-edges = routes
data-yes = yes
data-no = no

## What the checker says about corrected figures

finding-file = { $name } is none of the files { $files }.
finding-not_toml = The file is not written as TOML: { $why }
finding-missing = This field is missing.
finding-stray = This does not belong here.
finding-no_list = There must be a list of [[{ $name }]] tables.
finding-no_table = There must be a table [{ $name }].
finding-twice = The id { $id } is used more than once.
finding-text = It must be a text of one line, not { $value }.
finding-id = It must be lower-case letters, digits and _, not { $value }.
finding-bool = It must be true or false, not { $value }.
finding-whole = It must be a whole number from { $low } to { $high }, not { $value }.
finding-position = It must be a number from 0 to { $high }, not { $value }.
finding-one_of = It is { $value }, but must be one of { $choices }.
finding-cubes = It must name cubes, such as { "{" } red = 1, blue = 1 { "}" }, not { $value }.
finding-color = It names the color { $color }; the colors are { $colors }.
finding-cube_count = It has { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} of the color { $color }; it must be from 1 to { $most }.
finding-list = It must be a list of the right length, not { $value }.
finding-sources = It must say where each of { $names } comes from.
finding-source = It says { $value } about { $name }; it must be found or reconstructed.
finding-no_card = The rules know no such card.
finding-cards_missing = { $count ->
    [one] { $count } card is missing
   *[other] { $count } cards are missing
}: { $names }
finding-kind = The rules say which cards are offices, and of which type; this contradicts them.
finding-dear = It costs { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}; usual are 1 to { $most }.
finding-pair = The pair { $pair } is on no card that we know.
finding-limit = When it works and how often disagree about the end of the game.
finding-office_cost = Offices of this type should cost { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} of the color { $color } here.
finding-kind_count = { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} of the kind { $kind }; it should be { $expected }.
finding-pair_count = The pair { $pair } is on { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; it should be { $expected }.
finding-uneven = All costs together use { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} of the color { $color }; the mean color has { $mean }.
finding-no_size = No building or person costs { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}.
finding-too_many = There { $count ->
    [one] is { $count }
   *[other] are { $count }
}; there is room for { $most }.
finding-no_place = It names { $id }, which does not exist.
finding-one_way = It names the neighbor { $id }, but { $id } does not name it in turn.
finding-light = There { $count ->
    [one] is { $count } light quarter
   *[other] are { $count } light quarters
} for { $tiles ->
    [one] { $tiles } goods tile
   *[other] { $tiles } goods tiles
}.
finding-dark = There { $count ->
    [one] is { $count } dark quarter
   *[other] are { $count } dark quarters
} for { $tiles ->
    [one] { $tiles } joker
   *[other] { $tiles } jokers
}.
finding-light_dark = { $light ->
    [one] { $light } quarter is light
   *[other] { $light } quarters are light
} and { $dark } dark; it should be 24 and 6.
finding-apart = The city is not connected.
finding-slots_order = The numbers must go from high to low.
finding-slots = The numbers should be { $slots }.
finding-good = { $count ->
    [one] { $count } port wants
   *[other] { $count } ports want
} this good; it must be one.
finding-port = It is not one of the ports we know.
finding-edge = The route { $from_id } – { $to_id } does not join two places.
finding-edge_twice = The route { $from_id } – { $to_id } is there twice.
finding-reach = It cannot be reached from { $id }.
finding-outside = It is drawn outside the board.
finding-on_top = It is drawn on top of { $id }.
finding-cross = The lines { $one } and { $other } cross.

## Parts of sentences

n-gold = { $count } gold
n-prestige = { $count } prestige
n-steps = { $count ->
    [one] { $count } free step
   *[other] { $count } free steps
}
n-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
n-markers = { $count ->
    [one] a punish marker
   *[other] { $count } punish markers
}
n-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
n-jokers = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
placed = { $cubes } at { $position }
die-shows = { $color } { $value }
die-turned = { $color } { $value } (from { $rolled })
nothing = nothing
price-free = free
paid = { $paid ->
    [none] { "" }
   *[other] { " " }for { $paid }
}
costing = { $price ->
    [none] { "" }
   *[other] { " " }({ $price })
}
gained = { $gain ->
    [none] { "" }
   *[other] : { $gain }
}
because = { $cause ->
    [none] { "" }
   *[other] { " " }({ $why })
}
less = { $dropped ->
    [none] { "" }
   *[other] , one { $dropped } less
}

## Causes that are no cards

cause-setup = setup
cause-dice = dice
cause-offer = offer
cause-overflow = a sixth card
cause-empty_arrow = no cubes at the arrow
cause-tableau = cards left on the tableau
cause-markers = punish markers
cause-city = largest group in the city
cause-tribute = tribute
cause-delivery = delivery
cause-joker = joker
cause-payment = payment
cause-pass = pass

## Actions: labels of buttons and menu lines

action-take_card = Take { $card }{ costing }
action-decline_card = Take no card
action-discard_overflow = Discard { $card }
action-pick_start_cubes = 1 { $first } for round 1, 2 { $second } for round 2
action-choose_dice = { $first } and { $second }
action-apply_explorer = One more { $die } cube
action-apply_explorer-none = No cube more
action-apply_master = Lay the { $die } cubes at { $position }
action-apply_master-none = Leave the cubes where they are
action-activate-pay = Activate { $card }{ less }{ costing }
action-activate-craftsman = Activate { $card } with the Craftsman{ less }{ costing }
action-activate-count = Activate { $card } with the Count{ costing }
tile-of-several = { $tile } ({ $number }/{ $all })
action-take_quarter-pay = Take the quarter with { $tile }{ less }{ costing }
action-take_quarter-herald = Take the quarter with { $tile } with the Herald{ costing }
action-take_quarter-pay-bare = Take quarter { $quarter }{ less }{ costing }
action-take_quarter-herald-bare = Take quarter { $quarter } with the Herald{ costing }
action-move_wall = Move { $distance } on the wall{ costing }
toward-sea = to { $place }
toward-port = to { $place }
action-move_ship = Sail { $toward }, paying { $pay }
action-move_ship-free = Sail { $toward }, a free step
action-deliver = Deliver
action-deliver-here = Deliver { $good } to { $port }
action-buy_tribute = Buy prestige at the tribute
action-buy_tribute-rate = Buy { $gain } prestige for { $price } gold
action-use_office = Use { $card }
action-use_card = Use { $card }
action-use_card-color = Use { $card }: take { $color }
action-use_card-goldsmith = Use { $card }: pay { $color }
action-use_card-colors = Use { $card }: pay { $colors }
action-use_card-person = Use { $card }: discard { $person }
action-cash_joker = Cash a joker: { $choices }
action-pay_cube = Pay { $color }
action-pass = Pass

## The same choices gathered in one line, with a second question

fold-pick_start_cubes = 1 { $first } for round 1 …
fold-activate = Activate { $card } …
fold-take_quarter = Take the quarter with { $tile } …
fold-move_ship = Sail { $toward } …
fold-use_card = Use { $card } …
fold-cash_joker = Cash a joker …

which-cube = Which cube?
which-way = How do you pay?
which-color = Which color?
which-one = Which one?

## Groups of choices

group-pick = Cards on offer
group-overflow = Discard
group-start_cubes = First cubes
group-dice = Dice
group-activate = Activate
group-quarter = City
group-wall = Wall
group-ship = Ship
group-deliver = Deliver
group-tribute = Tribute
group-card = Cards
group-joker = Jokers
group-payment = Payment
group-pass = Pass
group-table = For the table
group-expert = For experts

## Events: sentences of the log. `.you` is told to the seat that acts.

event-card_revealed = { $card } is turned up
event-cards_revealed = Turned up: { $cards }
event-tribute_set = The tribute is { $gain } prestige for { $price } gold
event-card_taken = { $seat } takes { $card }
    .you = You take { $card }
event-card_declined = { $seat } takes no card{ because }
    .you = You take no card{ because }
event-card_discarded = { $seat } discards { $card }{ because }
    .you = You discard { $card }{ because }
event-card_discarded-table = { $card } goes to the discard pile
event-cards_discarded = To the discard pile: { $cards }
event-cubes_placed = { $seat } lays { $placed }
    .you = You lay { $placed }
event-die_rolled = Die: { $die }
event-dice_rolled = Dice: { $dice }
event-dice_chosen = { $seat } chooses the dice { $first } and { $second }
    .you = You choose the dice { $first } and { $second }
event-dice_chosen-placed = { $seat } chooses the dice { $first } and { $second }: { $placed }
    .you = You choose the dice { $first } and { $second }: { $placed }
event-explorer_applied = { $seat } takes one more { $die } cube{ because }
    .you = You take one more { $die } cube{ because }
event-explorer_applied-none = { $seat } takes no cube more{ because }
    .you = You take no cube more{ because }
event-master_applied = { $seat } lays the { $die } cubes at { $position }{ because }
    .you = You lay the { $die } cubes at { $position }{ because }
event-master_applied-none = { $seat } leaves the cubes where they are{ because }
    .you = You leave the cubes where they are{ because }
event-rose_turned = The wind roses turn
event-punished = { $seat } takes { n-markers }{ because }
    .you = You take { n-markers }{ because }
event-card_activated = { $seat } activates { $card }{ paid }
    .you = You activate { $card }{ paid }
event-card_used = { $seat } uses { $card }{ gained }{ paid }
    .you = You use { $card }{ gained }{ paid }
event-quarter_taken = { $seat } takes the quarter with { $tile }{ paid }
    .you = You take the quarter with { $tile }{ paid }
event-wall_moved = { $seat } moves { n-spaces } on the wall{ paid }, to space { $space }{ because }
    .you = You move { n-spaces } on the wall{ paid }, to space { $space }{ because }
event-wall_raised = The disc of { $seat } goes to the top of its stack{ because }
    .you = Your disc goes to the top of its stack{ because }
event-ship_moved = { $seat } sails { $toward } for { $paid }
    .you = You sail { $toward } for { $paid }
event-ship_moved-free = { $seat } sails { $toward } with a free step
    .you = You sail { $toward } with a free step
event-delivered = { $seat } delivers { $good } to { $port }{ gained }
    .you = You deliver { $good } to { $port }{ gained }
event-tribute_bought = { $seat } buys { $gain } at the tribute{ paid }
    .you = You buy { $gain } at the tribute{ paid }
event-gold_gained = { $seat } takes { n-gold }{ because }
    .you = You take { n-gold }{ because }
event-gold_paid = { $seat } pays { n-gold }{ because }
    .you = You pay { n-gold }{ because }
event-prestige_gained = { $seat } scores { n-prestige }{ because }
    .you = You score { n-prestige }{ because }
event-prestige_lost = { $seat } loses { n-prestige }{ because }
    .you = You lose { n-prestige }{ because }
event-cube_gained = { $seat } takes { $cubes }{ because }
    .you = You take { $cubes }{ because }
event-cube_paid = { $seat } pays { $cubes }{ because }
    .you = You pay { $cubes }{ because }
event-payment_begun-wall = { $seat } is to pay { cubes-any } for { $spaces } on the wall
    .you = You are to pay { cubes-any } for { $spaces } on the wall
event-payment_begun-prospector = { $seat } is to pay { cubes-any } for the Prospector
    .you = You are to pay { cubes-any } for the Prospector
event-payment_begun-shop = { $seat } is to pay { cubes-any } for one { $color } at the Shop
    .you = You are to pay { cubes-any } for one { $color } at the Shop
event-joker_cashed = { $seat } cashes a joker{ gained }
    .you = You cash a joker{ gained }
event-steps_gained = { $seat } has { n-steps }{ because }
    .you = You have { n-steps }{ because }
event-passed = { $seat } passes
    .you = You pass
event-round_began = Round { $round } begins
event-game_ended = The game is over

## Steps, and what the game waits for

phase-start_cards = First cards
phase-start_cubes = First cubes
phase-pick = Taking cards
phase-overflow = Too many cards
phase-dice = Choosing dice
phase-explorer = Explorer
phase-master = Master
phase-actions = Actions
phase-payment = Paying
phase-over = Over

prompt-start_cards = { $seat } takes a first card
    .you = Take your first card
prompt-start_cubes = { $seat } chooses the first cubes
    .you = Choose your cubes for the first two rounds
prompt-pick = { $seat } takes a card
    .you = Take a card from the offer
prompt-overflow = { $seat } has six cards and must discard one
    .you = You have six cards: discard one, and take a punish marker
prompt-dice = { $seat } chooses two dice
    .you = Choose two dice: each brings as many cubes as it shows, on that number of your wind rose
prompt-explorer = { $seat } may take a cube more (Explorer)
    .you = Explorer: take one cube more for a die?
prompt-master = { $seat } may move the cubes of a die (Master)
    .you = Master: move the cubes of a die?
prompt-actions = { $seat } has the turn
    .you = Your turn: act as often as you like, then pass
prompt-payment-wall = { $seat } pays for the wall
    .you = Pay { cubes-any } for { $spaces } on the wall (cancel takes it back)
prompt-payment-prospector = { $seat } pays the Prospector
    .you = Pay { cubes-any } for the Prospector (cancel takes it back)
prompt-payment-shop = { $seat } pays at the Shop
    .you = Pay { cubes-any } for one { $color } at the Shop (cancel takes it back)
prompt-over = The game is over
    .you = The game is over

## Refusals, by code. $detail is the error's own sentence.

error-card-unknown = There is no such card: { $detail }
error-phase-wrong = That is not what the game asks for right now.
error-action-refused = That is not possible now: { $detail }
error-payment-pending = First pay the cubes that are still owed, or take the action back.
error-payment-order = Cubes are paid in the order red, blue, green, gray, violet, black, and the rest must be enough.
error-offer-not_there = That card is not on offer.
error-card-not_on_tableau = That card is not on your tableau.
error-card-not_active = That card is not activated, or not yours.
error-card-used = That card was used already this round.
error-card-condition = What that card asks for is not the case now.
error-card-nothing_to_gain = That card would bring you nothing now.
error-card-not_usable = That card is not used like that.
error-card-needs_choice = That card needs a choice: a color, colors or a person.
refused-short = You are { $missing } short.
error-cubes-too_few = You do not have the cubes for that.
error-gold-too_little = You do not have the gold for that.
error-discount-not_available = No card of yours lets you leave out that cube now.
error-method-not_available = You cannot pay that way now.
error-quarter-taken = That quarter is taken already.
error-quarter-limit = You cannot take another quarter in this turn.
error-wall-moved = You have moved on the wall already in this turn.
error-wall-end = Your disc is on the last space of the wall.
error-wall-too_far = The wall is not that long.
error-ship-not_adjacent = Your ship cannot get there in one step.
error-ship-no_free_step = You have no free step left.
error-deliver-not_in_port = Your ship is not in a port.
error-deliver-no_goods = You carry no good that this port wants.
error-deliver-full = This port takes no more goods.
error-deliver-not_entered = At this table you may only deliver in a port that your ship entered in this turn.
error-tribute-limit = You have bought prestige as often as you may in this turn.
error-tribute-too_little_gold = You do not have the gold for the tribute.
error-tribute-nothing_to_gain = The tribute would bring you no prestige.
error-joker-none = You have no joker.
error-joker-juggler = With the Juggler a joker is two choices at once, without it only one.
error-dice-not_chosen = That is not one of the dice you chose.
error-master-not_possible = The Master cannot lay those cubes there.
error-idler-not_active = Only with the Idler may you take no card.
error-overflow-not_held = You do not hold that card.

error-data-other = The table was seen with other figures: { $detail }
error-field-unknown = No source is kept for that: { $detail }

## Warnings beside a choice

warning-passing_with_cubes = Your cubes at the arrow will be lost.
warning-fountain_lost = The step of your Fountain will be lost.
warning-envoy_lost = The cube of your Envoy will be lost.
warning-sixth_card = It would be your sixth card: one must go, and you take a punish marker.
warning-empty_arrow = No cubes at your arrow this round: a punish marker.
warning-empty_arrow_next_round = Nothing yet for the next round.
warning-cannot_be_undone = Cannot be taken back.

## Options. The words in parentheses are the values to write.

option-delivery_requires_entry = Deliveries on entering only
    .text = Whether goods may only be delivered in a port that the ship entered in the same turn.
option-tribute_basis = Cards that make the tribute
    .text = The tribute adds up all six cards turned up (six_cards), or only those that stay on offer (offer).
option-initial_wall_order = First order on the wall
    .text = Somebody at random is on top and the others follow clockwise (random_start_clockwise), the whole order is random (random), or it is given as a list of seats.
option-master_dice = Dice of the Master
    .text = For how many of the two dice the Master may move the cubes: 1 or 2.
option-explorer_dice = Dice of the Explorer
    .text = For how many of the two dice the Explorer brings a cube more: 1 or 2.
option-when_cards = Cards that react
    .text = Cards that react to something you do work once per round (once) or every time (each).
option-discount_limit = Cards that save a cube
    .text = Crane, Healer, Archive and Speculator save a cube once per round (once) or every time (each).
option-tower_on_last_space = Tower on the last space
    .text = Whether the Tower keeps its owner on top on the last space of the wall as well.
option-beggar_ties = Beggar and ties
    .text = Whether sharing the last place in prestige is enough for the Beggar.
option-monastery_ties = Monastery and ties
    .text = Whether sharing the first place in prestige is enough for the Monastery.
option-captain_points = Points of the Captain
    .text = How much prestige the Captain brings: 1 or 2.
option-scribe_scope = Reach of the Scribe
    .text = The Scribe lets every office card be used twice (card), or one card of each type (type).
option-office_rate = Pay of the offices
    .text = Every office pays 1 gold for its cube (flat); no other value is known yet.
option-councilman_mode = Points of the Councilman
    .text = 6 prestige for each type with three cards (three_of_a_type), for each type if there are three types (per_type_if_three_types), or once if there are three types (once_if_three_types).
option-palace_counts_abbot = Palace and Abbot
    .text = Whether the Palace counts the Abbot among the cards that score at the end.
option-scribe_second_use = Second use with the Scribe
    .text = Where the Scribe reaches one card of each type: the second use belongs to one card (one_card), or the offices of a type may be used once more than there are, each at most twice (any_card).

## Cards: the name, and what it does in one line

card-office = { $office } { $cubes }
office-customs = Customs
    .text = Pay 1 red cube, take 1 gold.
office-construction = Construction
    .text = Pay 1 green cube, take 1 gold.
office-finance = Finance
    .text = Pay 1 gray cube, take 1 gold.
office-justice = Justice
    .text = Pay 1 blue cube, take 1 gold.
office-military = Military
    .text = Pay 1 black cube, take 1 gold.
office-administration = Administration
    .text = Pay 1 violet cube, take 1 gold.

card-archive = Archive
    .text = Activating an office costs you one cube less, whichever you like.
card-bank = Bank
    .text = Take 2 gold.
card-border_post = Border Post
    .text = Using a Customs office brings you 1 gold more.
card-cathedral = Cathedral
    .text = Pay cubes of different colors, score 1 prestige for each.
card-chancery = Chancery
    .text = Score 1 prestige if you have used an office this round.
card-chapel = Chapel
    .text = Score 1 prestige if you have scored some already this round.
card-cooperage = Cooperage
    .text = Each good you deliver scores 1 prestige more.
card-court = Court
    .text = Score 1 prestige for each of your activated Justice offices.
card-crane = Crane
    .text = Activating a building costs you one cube less, whichever you like.
card-customs_station = Customs Station
    .text = Score 1 prestige for each of your activated Customs offices.
card-embassy = Embassy
    .text = Buying at the tribute scores 2 prestige more.
card-fortress = Fortress
    .text = Score 1 prestige for each of your activated Military offices.
card-fountain = Fountain
    .text = After taking a quarter, step one space forward on the wall.
card-gate = Gate
    .text = Score 1 prestige if you are first on the wall.
card-guard_post = Guard Post
    .text = Step one space forward on the wall unless you are first there.
card-hospital = Hospital
    .text = Activating a person brings you 1 gold.
card-inn = Inn
    .text = Take 1 gold; take 3 if your Innkeeper is activated.
card-jade_warehouse = Jade Warehouse
    .text = The jade you deliver counts double.
card-lacquerware_warehouse = Lacquerware Warehouse
    .text = The lacquerware you deliver counts double.
card-lighthouse = Lighthouse
    .text = Each good you deliver brings you 1 gold.
card-meeting_hall = Meeting Hall
    .text = At the end: 2 prestige for each type of office you have activated.
card-miks_tavern = Mik's Tavern
    .text = Take 1 gold if you have three activated persons or more.
card-monastery = Monastery
    .text = Score 1 prestige if nobody has more prestige than you.
    .alone = Score 1 prestige if you alone have the most prestige.
card-palace = Palace
    .text = At the end: 2 prestige for each of your activated cards that scores at the end, this one too.
    .abbot = At the end: 2 prestige for each of your activated cards that counts at the end, this one and the Abbot too.
card-paper_warehouse = Paper Warehouse
    .text = The paper you deliver counts double.
card-parade_ground = Parade Ground
    .text = Using a Military office brings you 1 gold more.
card-pawnshop = Pawnshop
    .text = Take 1 gold if you have received some already this round.
card-porcelain_warehouse = Porcelain Warehouse
    .text = The porcelain you deliver counts double.
card-prefecture = Prefecture
    .text = At the end: 1 prestige for each of your activated offices.
card-quarry = Quarry
    .text = Score 1 prestige for each of your activated Construction offices.
card-residence = Residence
    .text = At the end: 1 prestige for each of your activated buildings, this one too.
card-rice_warehouse = Rice Warehouse
    .text = The rice you deliver counts double.
card-sail_loft = Sail Loft
    .text = Your ship may make up to 2 steps for free.
card-school = School
    .text = Take 1 gold if two or more spaces of your tableau are empty.
card-shop = Shop
    .text = Pay any 2 cubes, take a cube of any color.
card-silk_warehouse = Silk Warehouse
    .text = The silk you deliver counts double.
card-smithy = Smithy
    .text = At the end: 1 prestige for each of your quarters.
card-spice_warehouse = Spice Warehouse
    .text = The spices you deliver count double.
card-statue = Statue
    .text = At the end: 3 prestige for each of your dark quarters.
card-tea_warehouse = Tea Warehouse
    .text = The tea you deliver counts double.
card-tower = Tower
    .text = Your disc on the wall always lies on top of its stack.
    .not_last = Your disc on the wall lies on top of its stack, except on the last space.
card-town_hall = Town Hall
    .text = Score 1 prestige for each of your activated Administration offices.
card-treasury = Treasury
    .text = Score 1 prestige for each of your activated Finance offices.
card-university = University
    .text = Score 1 prestige if two or more spaces of your tableau are empty.

card-abbot = Abbot
    .text = At the end: no punish markers for cards left on your tableau.
card-baronesa_dois = Baronesa Dois
    .text = At the end: 3 prestige; with two Baronesas 4 each, with all three 5 each.
card-baronesa_tres = Baronesa Três
    .text = At the end: 3 prestige; with two Baronesas 4 each, with all three 5 each.
card-baronesa_um = Baronesa Um
    .text = At the end: 3 prestige; with two Baronesas 4 each, with all three 5 each.
card-beadle = Beadle
    .text = Take 1 gold for each type of office you have used this round.
card-beggar = Beggar
    .text = Take a cube of any color if nobody has less prestige than you.
    .alone = Take a cube of any color if you alone have the least prestige.
card-bishop = Bishop
    .text = Pay 1 gold, score 2 prestige.
card-cabin_boy = Cabin Boy
    .text = Score 1 prestige if your ship carries two goods or fewer.
card-cannoneer = Cannoneer
    .text = Take 1 gold if you are last on the wall.
card-captain = Captain
    .text = Score { $points } prestige if your ship has made two steps or more this round.
card-carpenter = Carpenter
    .text = Each quarter you take brings you 1 gold.
card-chamberlain = Chamberlain
    .text = Activating an office brings you 1 gold.
card-coachman = Coachman
    .text = Take 1 gold if you have three activated buildings or more.
card-councilman = Councilman
    .text = At the end: 6 prestige for each type of office with three of your activated cards or more.
    .per_type_if_three_types = At the end: 6 prestige for each type of office you have activated, if there are three types or more.
    .once_if_three_types = At the end: 6 prestige if you have activated three types of office or more.
card-count = Count
    .text = Activate a card for 4 gold instead of its cubes.
card-craftsman = Craftsman
    .text = Activate a card by showing its cubes; you keep them.
card-diplomat = Diplomat
    .text = You may buy at the tribute twice in your turn.
card-donna_blu = Donna Blu
    .text = Take 1 blue cube.
card-envoy = Envoy
    .text = After scoring at the tribute, take a cube of any color.
card-explorer = Explorer
    .text = One of your two dice brings you one cube more.
    .both = Each of your two dice brings you one cube more.
card-frau_rot = Frau Rot
    .text = Take 1 red cube.
card-goldsmith = Goldsmith
    .text = Pay any 1 cube, take 1 gold.
card-governor = Governor
    .text = At the end: 7 prestige.
card-gravedigger = Gravedigger
    .text = Discard another of your activated persons, take 2 gold.
card-healer = Healer
    .text = Activating a person costs you one cube less, whichever you like.
card-helmsman = Helmsman
    .text = Pay 1 gold, and your ship may make up to 4 steps.
card-herald = Herald
    .text = Take a quarter for 3 gold instead of its cubes.
card-idler = Idler
    .text = You need not take a card in phase 1.
card-innkeeper = Innkeeper
    .text = Take 1 gold; take 3 if your Inn is activated.
card-judge = Judge
    .text = Using a Justice office brings you 1 gold more.
card-juggler = Juggler
    .text = Each joker you cash gives you two choices instead of one.
card-lady_black = Lady Black
    .text = Take 1 black cube.
card-madame_vert = Madame Vert
    .text = Take 1 green cube.
card-magistrate = Magistrate
    .text = Using an Administration office brings you 1 gold more.
card-master = Master
    .text = You may lay the cubes of one of your dice one number higher or lower, never at 1.
    .both = You may lay the cubes of each of your dice one number higher or lower, never at 1.
card-master_builder = Master Builder
    .text = Activating a building brings you 2 gold.
card-midwife = Midwife
    .text = At the end: 1 prestige for each of your activated persons, this one too.
card-miss_grey = Miss Grey
    .text = Take 1 gray cube.
card-moneylender = Moneylender
    .text = Take 1 gold and score 1 prestige.
card-night_watchman = Night Watchman
    .text = You may take two quarters in your turn.
card-nobleman = Nobleman
    .text = Pay 2 gold, take a cube of any color.
card-office_head = Office Head
    .text = Take 1 gold if you have three activated offices or more.
card-professor = Professor
    .text = Each of your two dice that shows a 1 brings you 1 gold.
card-prospector = Prospector
    .text = Pay any 3 cubes, take 1 gold; again and again if you like.
card-scholar = Scholar
    .text = Take a cube of any color.
card-scribe = Scribe
    .text = You may use each of your offices twice a round.
    .type = Your offices of each type may be used one more time a round.
card-senora_violeta = Senora Violeta
    .text = Take 1 violet cube.
card-soldier = Soldier
    .text = Take 1 gold for every four quarters you own.
card-speculator = Speculator
    .text = Taking a quarter costs you one cube less, whichever you like.
card-surveyor = Surveyor
    .text = Using a Construction office brings you 1 gold more.
card-treasurer = Treasurer
    .text = Using a Finance office brings you 1 gold more.
card-vice_governor = Vice Governor
    .text = At the end: 4 prestige.

## How open questions about cards are answered

ruling-event_once = It works once per round, for the first time it applies after its activation.
ruling-event_each = At this table it works every time it applies after its activation.
ruling-event_automatic = You get it without asking.
ruling-waits_once = You use it yourself, once per round, after the first time it applies while it is active. Unused when you pass, it is lost.
ruling-waits_each = At this table you may use it once for every time it applies while it is active. What is unused when you pass is lost.
ruling-discount_once = Once per round. A cost of one cube becomes nothing.
ruling-discount_each = At this table every time. A cost of one cube becomes nothing.
ruling-not_itself = It does not help to activate itself.
ruling-gold_for_all = The gold replaces all cubes, so leaving out a cube does not go with it.
ruling-craftsman = The cubes must lie at your arrow and may be used again afterwards. Together with Crane, Healer or Archive the smaller cost is enough.
ruling-free_step = This step is not your paid move on the wall and does not change its price. On the last space there is nowhere to go.
ruling-fountain_once = Available from the moment you take a quarter until you pass. A second quarter brings no second step.
ruling-fountain_each = Available from the moment you take a quarter until you pass. Each quarter brings a step of its own.
ruling-whole_round = It looks at the whole round, also at what you did before activating it.
ruling-came_before = What counts came earlier this round from something else, even if you have spent it since.
ruling-tie_counts = A shared place counts.
ruling-tie_fails = At this table a shared place does not count.
ruling-doubling = The printed value of the port is doubled, not the point of the Cooperage.
ruling-each_tile = It works for each tile, as many as you deliver.
ruling-steps = Take the steps one by one, whenever you like in this turn. What is left when you pass is lost.
ruling-captain = All steps count, paid or free, in any direction.
ruling-juggler = Two cubes, a cube and 3 gold, or 6 gold, chosen together. Any number of jokers.
ruling-scribe_card = Each use is paid and brings its gold.
ruling-scribe_type_one = At this table only one card of each type may be used a second time.
ruling-scribe_type_any = At this table the offices of a type may be used once more than you have of them, each at most twice.
ruling-bonus_once = Cards that react to an office still work once per round.
ruling-bonus_each = Cards that react to an office work every time at this table.
ruling-office = All four cards of a type do the same; the number in the name is what activating it costs. Two cards of a type are used separately.
ruling-beadle = Two cards of one type count once. You use it once per round, so choose the moment.
ruling-gravedigger = Not itself, not a card on the tableau. What the person did this round stands; later effects end.
ruling-cathedral = One set of different colors per round.
ruling-inn_pair = The other card must be activated, not used.
ruling-baronesa = Only activated ones count.
ruling-palace_alone = It counts the Baronesas, Governor, Vice Governor, Midwife, Residence, Prefecture, Meeting Hall, Councilman, Smithy, Statue and itself, whether or not they score.
ruling-palace_abbot = It counts the Baronesas, Governor, Vice Governor, Midwife, Residence, Prefecture, Meeting Hall, Councilman, Smithy, Statue, itself and, at this table, the Abbot, whether or not they score.
ruling-abbot = Markers taken earlier still count.
ruling-night_watchman = Each is paid separately, at any two moments of the turn.
ruling-idler = In every round, also to avoid a sixth card.
ruling-master = Not so far that the cubes would come too late. The number of cubes stays the same.
ruling-explorer = The cube joins those of the die, at the same number.
ruling-professor = The number shown counts: a die turned to 1 late in the game too, and a 1 whose cubes the Master moves.
ruling-diplomat = Each time at the full price.
ruling-envoy = The points of the Embassy count as well.
ruling-tower_always = It works at once when it is activated; discs that come later go under yours.
ruling-tower_not_last = It works at once when it is activated, except on the last space; discs that come later go under yours.
ruling-kind = Its kind is our guess: the German name can mean a person or something else.
ruling-captain_doubt = One source remembers 2 points; the table can choose.
ruling-councilman_doubt = The source is not clear; the table can choose another reading.

## The table at a terminal

table-legend = Cubes: { $colors }
table-setup = Setup
table-round = Round { $round } of 12
table-tribute = Tribute: { $gain } prestige for { $price } gold
table-dice = Dice
table-offer = On offer
table-stack = Stack { $count }
table-seat = Seat
table-prestige = Pr.
table-gold = Gold
table-markers = Pun.
table-wall-short = Wall
table-ship = Ship
table-cargo = Cargo
table-jokers = Jok.
table-tableau-short = Cards
table-active-short = Active
table-key = Pr. prestige · Pun. punish markers, 3 less each · Jok. jokers · Cards waiting on the tableau, Active ones · now: cubes at the arrow · r5: cubes that arrive in round 5
table-now = now
table-arrives = r{ $round }
table-roses = Wind roses
table-city = City
table-city-key = ▪ dark quarter · (A) taken by A
table-wall = Wall
table-port = Port
table-wants = wants
table-pays = pays
table-distance = far
table-aboard = you
table-tableau = Your tableau ({ $count } of 5)
table-tableau-empty = empty
table-missing = missing { $cubes }
table-payable = payable now
table-payable-later = payable in round { $round }
table-active = Your active cards
table-usable = usable
table-used = used
table-waiting = not now
table-always = by itself
table-at-end = at the end
table-empty = empty
table-turn-order = Order
table-estimated = ≈ marks a figure that we estimated.

note-rose = { $cubes } for round { $round }
note-gain = brings { $gain }
note-near = { $port } { $count }
note-from-there = from there: { $ports }
note-final = cannot be taken back
note-to-space = to space { $space }

sheet-cost = Cost
sheet-tribute = Tribute
sheet-kind = Kind
sheet-works = Works
sheet-rulings = Rulings
sheet-note = Note in the data
sheet-where = Now
sheet-why-not = Not now: { $reason }
where-stack = in the stack, or out of sight
where-pair = its round is { $round }
where-offer = on offer
where-discard = discarded
where-tableau = on the tableau of { $seat }
    .you = on your tableau
where-active = activated by { $seat }
    .you = activated by you

quarter-title = Quarter { $quarter }
quarter-light = light
quarter-dark = dark
quarter-owned = taken by { $seat }
quarter-tile = Tile
quarter-neighbors = Neighbors
port-title = Port { $port }
port-delivered = Delivered
port-distances = Distances

plan-title = Your cubes in the rounds to come
plan-round = Round
plan-cubes = Cubes
plan-cards = Cards you could activate
plan-quarters = Quarters
plan-none = none yet
plan-nothing = -

summary-title = Where the prestige came from

screen-help =
    What you can type
      3                 the choice with that number
      take bank         take, discard, activate or use a card
      q07               take a quarter;  wall 2: move on the wall
      sail genova       sail one step;  sail s02 red: pay that cube
      deliver, tribute, joker gold, joker red, pass
      rg                in the dice phase: the red and the green die (letters as in the legend)
      cancel            take back a payment that is not complete
      hint              the best actions, and why
      undo              take one step back;  undo turn: the whole turn
      plan              your cubes in the next rounds and what they can pay
      seat NAME         the cards of a player
      offices, discards the offices of rounds to come, the discard pile
      ? bank            a card: effect, cost, rulings;  ? q07, ? genova, ? 3
      log, rules, table, quit
screen-unknown = “{ $line }” means nothing here. Type a number from the list, an action like wall 2 or use bank, or ? for help.
screen-unknown-subject = There is nothing called “{ $what }”. Ask about a card (? bank), a quarter (? q07), a port (? genova) or a choice (? 3).
screen-nothing-chosen = Nothing was done.
screen-nothing-pending = No payment is open.

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-goal = Prestige wins
    .text = Welcome to Macao! Twelve rounds, and whoever has the most prestige at the end wins. You get it for goods brought to Europe, for gold paid as tribute, with cards, and with quarters of the city that touch each other.
hint-start_card = Your first card
    .text = A card does nothing until you have paid the cubes printed on it. Cheap cards help early, dear ones help much.
hint-start_cubes = Your first cubes
    .text = Choose a color for one cube in round 1, and a color for two cubes in round 2.
hint-offer = A new card each round
    .text = Everybody must take one card. Two offices lie in every offer; those of all twelve rounds can be seen from the start.
hint-dice = Two of six dice
    .text = A die brings as many cubes as it shows, after as many turns of your rose. They have its color: few cubes soon, or many cubes late. Others may choose the same dice.
hint-rose = The wind rose has turned
    .text = What lies at your arrow now is yours to spend in this round, and only in this round. The rest waits at its numbers and comes closer every round.
hint-activate = Pay for a card
    .text = Pay exactly the cubes on a card, and it works for you until the end of the game.
    .now = The cubes at your arrow pay for { $card }: { $price }.
hint-tribute = Gold for prestige
    .text = Once in each turn you may pay this round’s tribute. The cards of the offer set its price and its gain.
    .now = In this round: { $price } for { $gain }.
hint-pass = Done? Then pass
    .text = Pass when you have done all you like. Cubes left at the arrow are lost, gold stays. Until you pass, Undo takes everything back.
hint-five_spaces = Five spaces for cards
    .text = Cards wait on five spaces until you pay for them. A sixth one costs you a punish marker, and at the end so does every card you have not activated.
    .now = { $number } of your five spaces are taken.
hint-dice_card = What your cards wait for
    .text = A card is paid in one round, with cubes that lie at the arrow together. Choose dice so that they meet.
    .now = Your { $card } needs { $cubes }.
hint-empty_arrow = Never an empty arrow
    .text = If nothing lies at your arrow when the rose has turned, you take a punish marker: minus 3 prestige. The plan beside your rose shows what will arrive when.
    .now = Round { $round }: nothing arrives for you yet.
hint-helpers = Cards that work together
    .text = Some cards do something by themselves whenever you do something else. They are best activated early.
    .now = You can pay for { $card } now: { $price }.
hint-quarter = Take a quarter
    .text = Once in each turn you may take a free quarter for exactly its cubes. At the end every quarter of your largest connected group counts 2 prestige.
    .now = Free quarters that your cubes pay for: { $number }.
hint-goods = Cargo for Europe
    .text = What lay on a quarter is on your ship: each good has one port that wants it, and the first tiles to arrive there pay best.
    .now = { $port } pays { $points } prestige for the { $good } on your ship.
hint-saving = Is the tribute worth it?
    .text = Price and gain of the tribute are different in every round. Gold is worth nothing at the end, so keep some for the good bargains.
    .now = In this round: { $price } for { $gain }.
hint-wall = The wall makes the order
    .text = Whoever is further ahead on the wall takes cards and acts first. In one stack the upper disc does.
hint-cheap_card = Look at what is coming
    .text = Before you take a card, compare its price with the cubes on your rose.
hint-joker_quarter = Dark quarters
    .text = On this dark quarter lies a joker instead of a good.
hint-joker = A joker in reserve
    .text = In your own turn a joker becomes a cube of any color, or 3 gold. Keep it for a turn in which one cube is missing.
    .now = Jokers in your hands: { $number }.
hint-office = Use your offices
    .text = Every activated office and most other cards can be used once in each round.
    .now = { $card }: { $rule }
hint-move_wall = One step on the wall
    .text = One space costs one cube of any color, two cost three, three cost five. Ahead of the others you choose your card first.
hint-ship = Set sail
    .text = Each cube of any color takes your ship one step further. It is a long way to Europe: plan for the ports that want your cargo, and be there before the others.
    .now = { $port } pays { $points } prestige for the { $good } on your ship.
hint-delivery = Deliver!
    .text = Your ship lies in a port that wants what you have on board. Deliver, and the best free number is yours. It takes no cubes, and you may sail on.
    .now = { $port } pays { $points } prestige for your { $good }.
hint-card_use = A card to use
    .text = One of your activated cards can do something for you now, once in each round.
    .now = { $card }: { $rule }
hint-sixth_card = A sixth card
    .text = All your spaces are full: one card has to go, and you take a punish marker. Activate cards in time, so that a space is free in the next round.
hint-marker = A punish marker
    .text = It costs you 3 prestige at the end, and nothing removes it. Look at the plan of coming cubes before you choose dice.
    .now = Markers you have: { $number }.
hint-late_dice = Late dice
    .text = From now on, dice whose cubes would arrive after round 12 are turned to 1. Large numbers become rare: look for what you can still pay.
hint-last_rounds = Clear your spaces
    .text = Only a little time is left. Cards you do not activate cost a marker each, gold and goods on board are worth nothing at the end: spend all you can.
    .now = Cards that still wait on your spaces: { $number }.
hint-over = The game is over
    .text = Well played! Markers are taken off, cards for the end are scored, and your largest group of quarters counts 2 for each. Another game, with another deal, is one click away.

## Values of options

choice-random_start_clockwise = one at random, then clockwise
choice-random = all at random
choice-six_cards = all six cards
choice-tribute_basis-offer = the cards on offer
choice-once = once per round
choice-each = every time
choice-scribe_scope-card = every office card
choice-scribe_scope-type = one card of each type
choice-one_card = one card of each type
choice-any_card = one more in all, whichever cards
choice-flat = 1 gold for a cube
choice-three_of_a_type = for each type with three cards
choice-per_type_if_three_types = for each type, with three types
choice-once_if_three_types = once, with three types

## The story of a game

source-delivery = delivery to { $place }
deed-card_taken = Cards taken
deed-dice_chosen = Dice chosen
deed-card_activated = Cards activated
deed-card_used = Cards used
deed-quarter_taken = Quarters taken
deed-wall_moved = Moves on the wall
deed-ship_moved = Voyages
deed-delivered = Deliveries
deed-prestige_gained = Prestige gained
deed-joker_cashed = Jokers cashed
deed-punished = Punish markers
deed-round_began = Beginnings of rounds

## Why an action is worth doing, true of the table as it stands

reason-card_is_paid = The cubes on your rose pay for it ({ $cubes }) in round { $round }.
reason-card_is_cheap = It is cheap: { $cubes }.
reason-card_with = It works together with your { $card }.
reason-card_nearly = Only { $cubes } is missing in round { $round }.
reason-card_for_end = It counts in the final scoring, and until then you can bring { $cubes } together.
reason-card_costs = It costs { $cubes }, and you have { $count ->
    [one] one round
   *[other] { $count } rounds
} to bring them together.
reason-discard_unpaid = No round on your rose has the cubes that it costs ({ $cubes }).
reason-discard_least = It costs { $cubes }.
reason-cubes_fill_arrow = It keeps your arrow from running empty in round { $round }.
reason-cubes_pay_card = So you can pay for your { $card } in round { $round }.
reason-cubes_pay_quarter = So you can pay for a quarter with { $tile } in round { $round }.
reason-cubes_count = Cubes that it brings: { $number }.
reason-brings_at_once = It brings { $gain } at once.
reason-frees_space = All your spaces are full, and it frees one for a card.
reason-counts_at_end = It counts in the final scoring.
reason-works_long = Paid now, it works for you in { $number ->
    [one] one round
   *[other] { $number } rounds
}.
reason-saves_marker = Unpaid, it would cost you a punish marker at the end.
reason-quarter_joins = Then { $number } of your quarters hang together.
reason-quarter_joker = A joker lies there.
reason-quarter_open = { $number ->
    [one] One free quarter touches it
   *[other] { $number } free quarters touch it
}, so your group can grow there.
reason-port_pays = { $port } pays { $points } prestige for the next { $good }.
reason-wall_passes = It takes you past { $target } on the wall.
reason-wall_nearer = It takes you to space { $number } of the wall.
reason-ship_toward = It is the way to { $port }: { $points } prestige for { $good }, then { $number ->
    [one] one step
   *[other] { $number } steps
} away.
reason-ship_arrives = Your ship arrives at { $port }, which pays { $points } prestige for { $good }.
reason-ship_ahead = Your ship is empty, but it gains a step for later.
reason-deliver_last = It is the last free number in { $port }.
reason-deliver_before = It is { $points } prestige now; the next tile there brings { $number }.
reason-tribute_last_round = It is the last round, and gold counts nothing after it: { $price } for { $gain }.
reason-tribute_cheap = { $price } for { $gain }: a better rate than most rounds have.
reason-tribute_affords = You keep { $number } gold after it.
reason-use_is_free = It costs nothing: { $gain }.
reason-use_spare = No card that waits asks for { $color }.
reason-use_for_tribute = Gold is short: this round’s tribute costs { $number }.
reason-use_brings = It brings { $gain }.
reason-joker_for_card = Then the cubes for your { $card } are complete.
reason-joker_for_tribute = Then you can pay the tribute of { $price }.
reason-joker_for_quarter = Then you can pay for a quarter with { $tile }.
reason-cube_unneeded = No card that waits asks for { $color }.
reason-cube_plenty = It is what you have most easily: { $cubes }.
reason-cube_left = After it you still have { $cubes }.
reason-pass_nothing_left = You have no cubes left.
reason-pass_pays_nothing = { $number ->
    [one] The cube that is left pays
   *[other] The { $number } cubes that are left pay
} for no card and no quarter.
reason-pass_quarter_taken = You have taken your quarter already, and no card can be paid for. Cubes left: { $number }.
reason-keeps_space = { $number ->
    [one] One card waits
   *[other] { $number } cards wait
} on your spaces already.
reason-declines_unpaid = The cubes on your rose pay for none of the cards that lie there.
reason-declines_marker = A card that is never paid for costs a punish marker at the end.
reason-price = It costs { $price }, and you have that.
