# Counts of games, and sentences of every report
games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
in-games = { $games ->
    [one] in { $games } game
   *[other] in { $games } games
}
report-title = { $title }: { games }
lead-alike = { $what } at one table: a seat ended with { $share } on average.
lead-best = { $what } at one table: player { $name } won most, { $share } of the games.
play-again = The same games again, on any machine:
fact-games = Games
fact-players = Players
fact-seats = Seats
seats-rotating = rotating
seats-fixed = fixed
fact-seed = Seed
fact-options = Options
options-usual = as usual
fact-version = Version
fact-figures = Printed figures
figures-corrected = { $what } (corrected)
report-contents = Sections
footer-intervals = Intervals hold what they are about in 95 of 100 cases: shares of wins by Wilson’s method, means by their standard error. Where several seats of one game count, intervals are a little too wide, as only one of them can win.
footer-estimated = { $sign } { estimated-figure }: a printed figure of which no source was found. An owner of the box can correct it, and play the games again with { $what }.
estimated-figure = figure estimated
plot-label = Plot: { $title }. The table below has its figures.
table-label = { $title }: table
table-sorted = Sorted: { $what }. A click on a heading sorts by it.
table-whole = The whole table (rows: { $number })
drawn-ends = The plot has the first and the last of the list ({ $shown } + { $shown }) of those that enough seats did (at least { $least }): { $known }.
drawn-known = The plot has those that enough seats did (at least { $least }): { $known }.
by-chance = Intervals that leave out what was expected: { $number } / { $known }; by chance alone it would be about { $least }.
how-to-read = Lines are 95 % intervals, gold marks what these players win anyway; blue are those whose interval leaves that out.

# Sections of every title
scores-section = Scores
    .caption = How often each final score came { in-games }; dashed lines are means.
seats-section = Wins by seat
    .caption = How often each seat won { in-games }, with 95 % intervals; the gold marks are what the players who sat there win on average.
shared-first = Games in which the first place was shared: { $number }; it counts for all of them.
players-section = Wins by player
    .caption = How often each player won { in-games }, with 95 % intervals; the gold marks are what equal players would win.
length-section = Length
    .caption = How many decisions, those with at least two choices, all seats together took { in-games }.
actions-section = Actions
    .caption = How often each type of action was taken in a game by all seats together, on average { in-games }; the names are those that programs use.

# Axes and series
axis-final-score = final score
axis-won = share of games won
axis-decisions = decisions in a game
axis-rounds = rounds in a game
axis-times = times in a game
axis-share = share
series-all-seats = all seats
series-winners = winners
series-others = the others

# Columns of tables
column-player = player
column-mean = mean
column-lowest = lowest
column-median = median
column-highest = highest
column-least = least
column-most = most
column-seat = seat
column-seats = seats
column-games = games
column-won = won
column-expected = expected
column-difference = difference
column-in-a-game = in a game
column-action = action
column-times = times
column-of-all = of all
column-card = card
column-cost = cost
column-cause = cause
column-source = source
column-winners = winners
column-others = the others

# Rows
row-decisions = decisions
row-rounds = rounds

# By what rows are sorted
order-players = in the order of the players
order-table = in the order of play around the table
order-decisions = decisions first
order-frequent = the most frequent first
order-difference = the largest difference first
order-rounds = round by round
order-name = by name
