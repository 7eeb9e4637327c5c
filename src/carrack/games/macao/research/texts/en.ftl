# Sections of Macao
taken-section = Cards taken
    .caption = How often whoever took a card won, { in-games }.
activated-section = Cards activated
    .caption = How often whoever activated a card won, { in-games }.
picks-section = Pick rates
    .caption = Of the times a card lay in the offer, how often somebody took it, with 95 % intervals: the most and the least wanted { in-games }.
picks-note = Activated: of the times it was taken. Prestige each: what the card itself brought for each time it was activated; gold, cubes and what it made cheaper are not in it.
axis-taken = taken, of the times it was offered
column-offered = offered
column-taken = taken
column-activated = activated
column-prestige-each = prestige each
order-wanted = the most wanted first

# Tribute
tribute-section = Tribute: what is bought
    .caption = How often, in percent of the seats, prestige was bought at each rate of the tribute { in-games }; to the right it costs more gold, upward it brings more prestige.
tribute-note = Whoever has activated the Diplomat may buy twice in a round, and counts twice then.
tribute-estimated = { $sign } { estimated-figure }: a rate is the sum of what stands at the foot of six cards, and that is our estimate (cards: { $number } / { $known }).
tribute-rate = { $first } gold for { $second }
axis-gold = gold
axis-prestige = prestige
column-rate = rate
column-rounds = rounds
column-bought-by = bought by
column-prestige-for-gold = prestige for a gold
order-prestige-for-gold = the most prestige for a gold first
tribute_wins-section = Tribute: what it is worth
    .caption = How often whoever bought at a rate at least once won, { in-games }; drawn are the rates bought most often, from cheap to dear.
tribute_wins-note = Whoever can pay a high price is rich already: not all of it is the tribute’s doing.

# Goods and ports
ports-section = Ports
    .caption = How often goods were delivered to each slot of a port in a game, on average { in-games }.
series-slot = slot { $number }
axis-deliveries = deliveries in a game
column-port = port
column-buys = buys
column-slots-pay = slots pay
column-deliveries = deliveries in a game
column-won-by = won by who delivered
order-deliveries = the most deliveries first
goods-section = Goods
    .caption = How many tiles of each good were taken from the city and delivered in a game, on average { in-games }.
series-taken = taken from the city
series-delivered = delivered
axis-tiles = tiles in a game
column-good = good
column-taken-in-game = taken in a game
column-delivered-in-game = delivered in a game
column-of-taken = of those taken
order-taken = the most taken first

# Punish markers and prestige
markers-section = Punish markers
    .caption = How many punish markers winners and the others had at the end { in-games }; dashed lines are means.
markers-note = On average { $first } for a winner and { $second } for each of the others.
axis-markers = markers of a seat
column-markers = markers
order-markers = the most markers first
sources-section = Where prestige came from
    .caption = Prestige of a seat by what brought it, for winners and the others, on average { in-games }.
axis-prestige-of-seat = prestige of a seat
order-winners = what brought winners most first
source-office = Offices
source-building = Buildings
source-person = Persons
