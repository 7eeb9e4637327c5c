# Macao's face in English. Words that the title's own texts have are the same here.

language = en

color-red = red
letter-red = R
color-blue = blue
letter-blue = B
color-green = green
letter-green = G
color-gray = gray
letter-gray = Y
color-violet = violet
letter-violet = V
color-black = black
letter-black = K

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
kind-office = office
kind-building = building
kind-person = person
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
nothing = nothing
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
warning-passing_with_cubes = Your cubes at the arrow will be lost.
warning-fountain_lost = The step of your Fountain will be lost.
warning-envoy_lost = The cube of your Envoy will be lost.
warning-sixth_card = It would be your sixth card: one must go, and you take a punish marker.
warning-empty_arrow = No cubes at your arrow this round: a punish marker.
warning-empty_arrow_next_round = Nothing yet for the next round.
warning-cannot_be_undone = Cannot be taken back.

good-jade = jade
good-lacquerware = lacquerware
good-paper = paper
good-porcelain = porcelain
good-rice = rice
good-silk = silk
good-spices = spices
good-tea = tea
good-joker = a joker
good-none = –

## Choosing

price-is = Price: { $price }
gain-is = Gain: { $gain }
ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
} to do it
not-now = Not now: { $reason }
close = Close
short-free = free
short-gold = gold
choose-colors = Choose colors
joker-first = First half of the joker
joker-second = Second half of the joker
costs = Cost
you-have = You have { $cubes }
estimated-fields = Our estimate: { $fields }
field-kind = kind
field-cost = cost
field-tribute = tribute

## The chart

board = The chart: sea, wall and city
city = City
sea-space = Open sea
port-about = Takes { $good }. Values left: { $slots }
port-label = { $port }, takes { $good }
ship-at = Ship of { $seat }: { $place }
tribute = Tribute
tribute-label = Tribute of this round: { $price } gold for { $gain } prestige
quarter = Quarter
quarter-owned = Quarter of { $seat }
quarter-free = Quarter with { $tile }, for { $cost }
quarter-light = A light quarter with { $tile }
quarter-dark = A dark quarter with { $tile }
wall = Wall
wall-space = Wall, space { $n }: { $seats }
wall-space-name = Wall, space { $n }
wall-about = Whoever is ahead on the wall comes first; in a stack, the top.
stack = From top to bottom: { $seats }

## The round

round = Round { $round } of 12
before = Before the first round
result = The game is over
offer = Offer
decline = Take no card
dice = Dice
die-label = Die { $color }, { $value }
choose-dice = { $count ->
    [one] Choose one more die
   *[other] Choose two dice
}
ask-explorer = Explorer: one more cube?
ask-master = Master: move cubes by one?
start-cubes = { $round ->
    [1] One cube for round 1
   *[other] Two cubes for round 2
}
take-start = Lay these cubes
offices = Offices of the twelve rounds
time-past = past
time-present = this round
time-future = to come

## Seats

own-seat = Seat in front
passed = has passed
place-number = { $place ->
    [1] First place
   *[other] Place { $place }
}
prestige = prestige
gold = gold
markers = punish markers
cargo = Ship and cargo
no-cargo = no cargo
supply = Supply
no-cubes = no cubes
pass = Pass
pass-loses = You would lose { $cubes }.
pass-about = Your turn ends.
tableau = Cards to pay
active = At work
no-active = none yet
state-usable = usable now
state-used = used this round
state-waiting = waiting
rose = Wind rose
rose-side = Round { $round }: { $cubes }

## Ways to look at it

pace = How fast things move
pace-calm = Speed 1×
pace-fast = Speed 2×
pace-off = No motion
parts = Parts of the table
tab-round = Round
tab-city = City
tab-sea = Sea

## Told when pointed at

which = Which one?
spaces-used = { $count } of { $of }
about-prestige = Whoever has most at the end wins.
about-gold = Buys prestige at the tribute; some cards ask for it as well.
about-jokers = A joker is worth a cube of any color or 3 gold.
about-markers = Each costs 3 prestige in the final scoring.
cargo-to = { $count } × { $good }: { $port } takes it, the next is worth { $value }
supply-about = Spend them this round: what is left is lost when you pass.
ships-here = Ships here: { $seats }
way-costs = The way there costs { $cubes }.
way-free = Your free steps take you there.

## The new table

step-cards = Cards
step-dice = Dice
step-actions = Actions
prompt-card = What is asked
look-at = Look at what { $seat } has
n-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
n-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
cancel = Cancel
clear = Clear
confirm = Confirm
supply-now = now, round { $round }
supply-soon = after the dice
cargo-title = Cargo
rose-late = After the last round: these cubes never reach the arrow
rose-more = These dice add { $cubes }.
rose-empty = No cubes yet for round { $round }: an empty arrow brings a punish marker.
when-round = round { $round }
when-short = short of { $count }
pay-now = Pay now
pay-short-of = Short of
pay-short = Short of { $cubes }
comes = { $count ->
    [one] { $cubes } comes in round { $round }.
   *[other] { $cubes } come in round { $round }.
}
comes-never = No { $color } comes in the next rounds.
work-used = used
work-action = once a round
work-waits = after something
work-part = in an action
work-automatic = by itself
work-always = always
work-cards = with cards
work-dice = with dice
work-game_end = at the end
take-title = Take one card
take-help = You pay for it later, with cubes.
take-when = When can you pay for it?
take-by = by the rose
take-do = Take { $card }
take-none = Choose a card
take-clash = { $card } needs the same cubes in that round.
overflow-title = One card must go
overflow-help = Five spaces are full. It costs a
overflow-do = Put { $card } away
overflow-none = Choose a card
tribute-once = Once a turn, this round.
die-name = { $color } { $value }
die-now = this round
die-late = too late
dice-help = High numbers bring many cubes, later.
take-cubes = { $count ->
    [one] Take { $count } cube
   *[other] Take { $count } cubes
}
forecast = Your next rounds
forecast-new = new cubes ringed
forecast-card = Round { $round }: { $card } can be paid.
house-figures = Some figures of the pieces are ours, since no source names them. The page of each piece tells which.
start-title = Choose your first cubes
actions-title = Your turn: act, then pass
glow = { $count ->
    [one] { $count } glows on the board
   *[other] { $count } glow on the board
}
row-ship = Sail
row-deliver = Deliver
row-wall = City wall
row-card = Use a card
row-joker = Joker
row-activate = Pay a card
row-quarter = Take a quarter
row-tribute = Tribute
place-for = { $place }, { $cubes } away
sail-help = Press any place at sea, or choose one here.
sail-to-sea = Sail to { $place }
sail-to = Sail to { $place }
sail-swap = { $spaces }. Press a cube to pay with another color.
sail-do = Sail, { $cubes }
sail-free = Sail
sail-refused = This way cannot be sailed now.
sail-deliver = Delivered on the way
sail-ways = Ways that are as short
sail-way = Way { $n }
sail-space = Space { $n } is paid with { $color }
sail-space-free = Space { $n } is free
way-far = { $spaces } away.
way-have = You have { $cubes }.
pay-title = Pay
pay-help = { $cubes } of any color, in any order.
pay-count = { $count } of { $of }
pay-left = { $count ->
    [0] all paid
    [one] { $count } cube to go
   *[other] { $count } cubes to go
}
pay-spare = Choose spare cubes for me
pay-back = Take back { $color }
tab-rose = Rose
tab-topay = To pay
tab-atwork = At work
tab-purse = Purse, ship

# ---- the list of cards ----

list-kind = Kind
list-kind-office = offices
list-kind-building = buildings
list-kind-person = persons
list-office = Type of office
list-timing = When it works
list-timing-action = in your turn
list-timing-waits = in your turn, after something
list-timing-part = as part of an action
list-timing-automatic = by itself
list-timing-always = all the time
list-timing-cards = when cards are taken
list-timing-dice = when dice are chosen
list-timing-game_end = at the end
list-color = Costs a cube of
list-cubes = Number of cubes
list-estimated = Figure estimated
list-estimated-nothing = nothing estimated
list-sort-number = number
list-sort-name = name
list-sort-cost = number of cubes
office-customs = Customs
office-construction = Construction
office-finance = Finance
office-justice = Justice
office-military = Military
office-administration = Administration
see-rules = See the rules
see-card = All about this card

# ---- the list of choices ----

warning-passing-with-cubes = You still have cubes; they are lost when you pass.
warning-fountain-lost = The step of your Fountain will be lost.
warning-envoy-lost = The cube of your Envoy will be lost.
warning-sixth-card = There is no space for a sixth card: one must go, and it costs a punish marker.
warning-empty-arrow = No cubes would come to your arrow.
warning-empty-arrow-next-round = No cubes would come to your arrow in the next round.
group-pick = Take a card
group-ship = Ship
group-wall = City wall
group-quarter = Take a quarter
group-activate = Pay a card
group-dice = Dice
group-overflow = Too many cards
group-payment = Pay
group-tribute = Tribute
group-card = Use a card
group-deliver = Deliver
group-start-cubes = First cubes
group-joker = Joker
amount-prestige = prestige
amount-markers = { $count ->
    [one] punish marker
   *[other] punish markers
}
amount-jokers = { $count ->
    [one] joker
   *[other] jokers
}
amount-spaces = { $count ->
    [one] space on the wall
   *[other] spaces on the wall
}
amount-steps = { $count ->
    [one] step of the ship
   *[other] steps of the ship
}
amount-silk = silk
amount-porcelain = porcelain
amount-jade = jade
amount-paper = paper
amount-tea = tea
amount-rice = rice
amount-spices = spices
amount-lacquerware = lacquerware

plan-can = A click plans it for your turn: { $what }
plan-made = Planned for your turn: { $what }
plan-do = Plan for my turn: { $what }
plan-back = Take the plan back: { $what }
plan-flag = Planned for your turn.
plan-pass = Pass at my turn
plan-help-card = Click a card to plan it for your turn.
plan-help-dice = Click two dice to plan them for your turn.
plan-help-actions = Click what you want to do first, or pass: it is done when your turn comes.
used-legend = turned: used
way-short = { $count } short.
way-now = You sail in your turn of the third phase.
comes-any = { $count ->
    [one] { $count } cube comes in round { $round }.
   *[other] { $count } cubes come in round { $round }.
}
comes-any-never = So many cubes do not come in the next rounds.
pays-now = Your cubes pay for it when your turn comes.
pays-in = Paid for by your cubes of round { $round }.
next-pays = Then payable: { $cards }
pays-never = Your rose does not have the cubes for it: { $cubes } short.
wall-behind = Your disc is on space { $n } and moves forward only.
wall-own = Your disc is here.
quarter-taken = { $seat } has it: nobody can take it any more.
quarter-yours = It is yours already.
why-take = Choose a card first: the lit ones lie over the board.
why-overflow = Choose one of the six cards first.
why-dice = { $count ->
    [one] Choose one more die first.
   *[other] Choose two dice first.
}
why-pay = { $count ->
    [one] 1 cube is still to be paid: tap one in your supply.
   *[other] { $count } cubes are still to be paid: tap them in your supply.
}
why-start = Choose the cubes first.
why-ask = The table is still working it out.
