rounds-title = VP by round
sources-title = Where VP came from
source-cards = Cards
source-prestige = Prestige buildings
source-nations = Nations
source-combat = Combat and resistance
source-quests = Quests
source-explorer = Explorer
source-income = Income
source-ship = Ship, port, career
source-places = Places and tiles
automa-jacques = Jacques
automa-jean = Jean
trips-title = Four trips
trips-text = How often each captain stopped in each round.
trip-round = Round { $round }: { $stops ->
    [one] { $stops } stop
   *[other] { $stops } stops
}, { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}
trip-stops = Stops by round
trip-points = Movement points by round
deed-deliveries = Deliveries
deed-quests = Quests
deed-upgrades = Upgrades
deed-bought = Cards bought
deed-fights = Combats
deed-liberated = Places liberated
cards-title = Cards by what they brought
cards-all = Show all { $count } cards
cards-fewer = Show fewer cards
card-name = Card
card-round = Round
card-price = Price
card-vp = VP
card-doubloons = Doubloons
did = On these trips: { $list }.
did-deliveries = { $count ->
    [one] 1 delivery
   *[other] { $count } deliveries
}
did-quests = { $count ->
    [one] 1 quest
   *[other] { $count } quests
}
did-upgrades = { $count ->
    [one] 1 upgrade
   *[other] { $count } upgrades
}
did-bought = { $count ->
    [one] 1 card bought
   *[other] { $count } cards bought
}
did-fights = { $count ->
    [one] 1 combat
   *[other] { $count } combats
}
did-liberated = { $count ->
    [one] 1 place liberated
   *[other] { $count } places liberated
}
