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
estimated = Our estimate: no source was found for these figures.
estimated-fields = Our estimate: { $fields }
field-kind = kind
field-cost = cost
field-tribute = tribute

## The chart

board = The chart: sea, wall and city
city = City
sea-about = Each step costs one cube of any color.
sea-space = Sea space { $id }
port-about = Takes { $good }. Values left: { $slots }
port-label = { $port }, takes { $good }
ship-at = Ship of { $seat }: { $place }
tribute = Tribute
tribute-label = Tribute of this round: { $price } gold for { $gain } prestige
quarter = Quarter { $id }
quarter-owned = Quarter { $id }, of { $seat }
quarter-free = Quarter { $id }: { $tile }, for { $cost }
quarter-light = A light quarter with { $tile }
quarter-dark = A dark quarter with { $tile }
neighbors = Beside { $list }
wall = Wall
wall-space = Wall, space { $n }: { $seats }
wall-space-name = Wall, space { $n }
wall-about = Whoever is ahead on the wall comes first; in a stack, the top.
stack = From top to bottom: { $seats }

## The round

round = Round { $round } of 12
before = Before the first round
order = Order of turns
result = The game is over
round-panel = This round
offer = Offer
stack-left = { $count } in the stack
decline = Take no card
dice = Dice
die-label = Die { $color }, { $value }
die-about = { $value } × { $color } on { $value } of your wind rose
take-dice = Take { $first } and { $second }
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
own-cards = Cards of the seat in front
has-turn = to move
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
pay-left = { $count ->
    [one] Pay one more cube
   *[other] Pay { $count } more cubes
}
pass = Pass
pass-loses = You would lose { $cubes }.
pass-about = Your turn ends.
tableau = Tableau
tableau-about = taken, not yet paid for
active = Activated
no-active = none yet
state-usable = usable now
state-used = used this round
state-waiting = waiting
cards-short = { $tableau } on the tableau, { $active } activated
fold = Show less
unfold = Show all
rose = Wind rose
rose-side = { $n } on the wind rose, for round { $round }: { $cubes }
rose-arrow = At the arrow: { $cubes }
planner = Next six rounds
planner-round = Round { $round }: { $cubes }
planner-empty = Nothing yet for round { $round }: an empty arrow brings a punish marker.

## Ways to look at it

pace = How fast things move
pace-calm = Calm
pace-fast = Fast
pace-off = Still
parts = Parts of the table
tab-round = Round
tab-city = City
tab-sea = Sea
tab-me = My seat
tab-others = Others

## Told when pointed at

which = Which one?
spaces-used = { $count } of { $of ->
    [one] { $of } space
   *[other] { $of } spaces
}
about-prestige = Whoever has most at the end wins.
about-gold = Buys prestige at the tribute; some cards ask for it as well.
about-jokers = A joker is worth a cube of any color or 3 gold.
about-markers = Each costs 3 prestige in the final scoring.
cargo-to = { $count } × { $good }: { $port } takes it, the next is worth { $value }
supply-about = Spend them this round: what is left is lost when you pass.
planner-late = After the last round: these cubes never reach the arrow
planner-more = These dice add { $cubes }.
ships-here = Ships here: { $seats }
way-costs = The way there costs { $cubes }.
way-free = Your free steps take you there.

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
group-quarter = Quarters
group-activate = Activate a card
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
