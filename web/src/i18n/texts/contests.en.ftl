# Tournaments, leagues and ladders.

contests-new = Open a tournament
contests-none = There is no tournament at the moment. Open one: others join by link, or find it here.
contests-mine = Yours
contests-open = You can join
contests-running = Running
contests-over = Over
contests-older = Older tournaments
contests-no-older = There are no older ones.
contest-kind = Kind
contest-kind-swiss = Swiss
contest-kind-robin = round robin
contest-kind-single = single elimination
contest-kind-double = double elimination
contest-kind-arena = arena
contest-kind-league = league
contest-kind-ladder = ladder
contest-kind-swiss-text = { $rounds ->
    [0] Several rounds
    [one] One round
   *[other] { $rounds } rounds
} for everybody: each with people who have about as many points, and nobody meets twice as long as that can be.
contest-kind-robin-text = In a group everybody meets everybody.
contest-kind-single-text = { $seats ->
    [2] Whoever wins goes on, whoever loses is out.
   *[other] { $advance ->
        [one] One of each table goes on, the others are out.
       *[other] { $advance } of each table go on, the others are out.
    }
}
contest-kind-double-text = Only the second loss is the end: whoever has lost once plays on in the lower half.
contest-kind-arena-text = For { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} everybody plays as often as they like. After two wins in a row each further win counts twice.
contest-kind-league-text = It is played in divisions of about { $group }, one season after the other; after each one { $advance ->
    [one] one goes up and one down
   *[other] { $advance } go up and { $advance } down
} between them.
contest-kind-ladder-text = Challenge somebody up to { $reach ->
    [one] one place
   *[other] { $reach } places
} above: whoever wins stands there.
contest-rule-duplicate = Every table of a round has the same deal and the same dice, so luck cancels out: you are compared with those in your seat. Nobody looks on before all have finished.
contest-rule-points = Places bring { $points }; ties share.
contest-rule-finals = { $advance ->
    [one] The best of each group plays the finals.
   *[other] The best { $advance } of each group play the finals.
}
contest-rule-every = { $days ->
    [one] A round begins every day at the earliest.
   *[other] A round begins every { $days } days at the earliest.
}
contest-rule-fill = Bots take the seats that stay empty.
contest-rule-late = { $rounds ->
    [one] You can still join until the first round is over.
   *[other] You can still join until { $rounds } rounds are over.
}
contest-rule-level = If two end level, whoever was further ahead of the others in points of the game comes first, else a lot decides.
contest-rule-rated = Every game is rated.
contest-rule-absent = A bot plays for whoever lets the clock run out. Who does not come at all gets nothing and is not paired again before they are back.
contest-players = { $players ->
    [0] nobody yet
    [one] one player
   *[other] { $players } players
}
contest-seats = { $seats ->
    [1] alone at a table
   *[other] tables of { $seats }
}
contest-hosted = hosted by { $name }
contest-rated = Rated
contest-rated-text = The usual rules, and everybody needs an account.
contest-yours = You play
contest-over = It is over
contest-too-few = It did not take place: too few came
contest-waits-host = when the host says so
contest-running = It is running
contest-round = Round { $round }
contest-rounds = Rounds
contest-standings = Standings
contest-nobody = Nobody has joined yet.
contest-division = Division { $number }
contest-rank = Rank
contest-player = Player
contest-points = Points
contest-you = you
contest-gone = withdrawn
contest-is-away = away
contest-plays = plays
contest-games = { $games ->
    [one] one game
   *[other] { $games } games
}
contest-all = { $players ->
    [one] One player
   *[other] All { $players } players
}
contest-ties = Between equal points decide, in this order: { $ties }.
contest-tie-direct = Among equals
contest-tie-direct-text = among all with as many points, the games against each other: one for whoever was ahead, a half for a tie.
contest-tie-opponents = Points of opponents
contest-tie-opponents-text = the points of everybody whom you have met, added up. It decides after the direct games.
contest-tie-margin = Ahead by
contest-tie-margin-text = by how many points in the game you were ahead of the others at your table, on average, over all games.
contest-order-direct = the games among them
contest-order-opponents = the points of opponents
contest-order-margin = by how much one was ahead
contest-order-lot = lot
contest-mine = Your tournament
contest-your-table = Your table waits
contest-at = Round { $round }, table { $table }
contest-against = With { $names }.
contest-to-table = To my table
contest-join = Join
contest-challenge-whom = Whom do you challenge?
contest-away = Not the next round
contest-back = I am back
contest-leave = Withdraw
contest-leave-open = Your place becomes free.
contest-leave-running = You are not paired any more and cannot come back. What you have won stays in the standings.
contest-leave-yes = Yes, withdraw
contest-invite = Others join through this address:
contest-link = Address of the tournament
contest-withdrawn = You have withdrawn
contest-you-away = You sit out
contest-paused = The host has paused it
contest-you-are-in = You are in
contest-not-begun = It has not begun yet
contest-you-wait = You are paired as soon as all tables have finished
contest-winner = First is { $name }.
contest-begins = It begins { $time }.
contest-host-begins = It begins when the host says so.
contest-closes = No game begins after { $time }.
contest-next = The next round begins { $time } at the earliest.
contest-you-stand = You stand at place { $rank }.
contest-rules = Rules in words
contest-lots = All lots were drawn beforehand
contest-lots-text = This number commits to every lot. The key is told when it is over; whoever has it can work out each pairing again.
contest-lots-key = The key:
contest-tables = Tables
contest-table-count = { $tables ->
    [one] one table
   *[other] { $tables } tables
}
contest-tables-all = { $tables ->
    [one] The table
   *[other] All { $tables } tables
}
contest-round-before = The round before
contest-round-behind = The next round
contest-forfeits = { $name } forfeits
contest-corrected = decided by the host
contest-bye = no game
contest-play = Play
contest-watch = Watch
contest-replay = Look back
contest-sealed = plays, sealed
contest-finished-sealed = over, sealed
contest-filler = a bot
contest-bracket = Bracket
contest-upper = Without a loss
contest-lower = With one loss
contest-chat = Chat
contest-chat-none = Nobody has said anything yet.
contest-chat-say = Say something to everybody here
contest-chat-send = Say
contest-host = For the host
contest-start = Begin now
contest-pause = Pause
contest-resume = Go on
contest-finish = End it …
contest-finish-text = No further round begins, and the standings stay as they are. Games under way are not counted.
contest-finish-yes = Yes, end it for everybody
contest-decide = Decide or correct a table
contest-which-table = Which table
contest-place-of = Place of { $name }
contest-why = Why (everybody reads it)
contest-decide-yes = Decide
contest-remove = Take somebody out
contest-remove-whom = Whom
contest-remove-yes = Take out
contest-title = Game
contest-variant = Variant
contest-variant-usual = The usual one
contest-preset = How
contest-preset-evening = An evening
contest-preset-evening-text = Three rounds at tables of four, bots fill up. About three hours.
contest-preset-arena = Arena
contest-preset-arena-text = Two hours, two at a table, play as often as you like.
contest-preset-cup = Cup
contest-preset-cup-text = Two at a table, whoever wins goes on.
contest-preset-equal = The same luck for all
contest-preset-equal-text = Every table of a round has the same deal. Three rounds at tables of four.
contest-preset-league = League
contest-preset-league-text = Divisions of six over the weeks, a day for each move, without end.
contest-preset-ladder = Ladder of a club
contest-preset-ladder-text = Challenge whoever stands above you, whenever you like.
contest-name = Name
contest-starts = Begins
contest-starts-text = Empty: when you say so.
contest-more = Everything else
contest-seats-field = At each table
contest-rounds-field = Rounds
contest-rounds-hint = 0: as many as it needs
contest-group-field = Players of a group or division
contest-advance-field = How many go on, or up and down
contest-finals-field = Finals after the groups
contest-seasons-field = Seasons
contest-seasons-hint = 0: without end
contest-minutes-field = Minutes
contest-every-field = Days between rounds
contest-every-hint = 0: as soon as all tables have finished
contest-least-field = Players it needs at least
contest-most-field = Players it takes at most
contest-late-field = Rounds in which others may still join
contest-late-hint = 0: nobody after the start
contest-reach-field = Places above that may be challenged
contest-clock = Time to think
contest-duplicate = The same chance for all
contest-fill = Bots fill empty seats
contest-fill-text = Otherwise a table is smaller, or somebody has no game.
contest-bots = Bots that take part
contest-joins = I play, too
contest-public = Everybody can find it
contest-public-text = Otherwise only whoever has the link.
contest-open = Open it
contest-is-played = being played
contest-no-host = It ended: nobody was left to host it
contest-who = Who plays
contest-needed = { $players ->
    [one] one player
   *[other] { $players } players
}, needed: at least { $least }
contest-final = Final
contest-calendar = Calendar
contest-month-before = The month before
contest-month-behind = The next month
contest-log = What happened
contest-log-start = It began.
contest-log-start-host = The host began it.
contest-log-join = { $name } came later.
contest-log-leave = { $name } withdrew.
contest-log-leave-host = The host took { $name } out.
contest-log-away = { $name } sits out.
contest-log-back = { $name } is back.
contest-log-pause-host = The host paused it.
contest-log-resume-host = The host went on with it.
contest-log-result = not there: { $names }.
contest-log-result-host = decided by the host: { $order }.
contest-log-correct-host = corrected by the host, from { $before } to { $order }.
contest-log-finish = It was over.
contest-log-finish-host = The host ended it.
contest-log-own = The host sits at this table.
contest-log-why = “{ $why }”
contests-invited = You are invited
contest-invited = invited
contest-invited-by = { $name } invites you
contest-asked = { $name } is invited, and finds it in the list.
error-contest-unknown = There is no such tournament, or it is not for you.
error-contest-rules = These rules do not fit together.
error-contest-full = All places are taken.
error-contest-too-late = It has begun already.
error-contest-too-few = Too few have joined.
error-contest-joined = You play here already.
error-contest-withdrawn = Whoever has withdrawn does not come back.
error-contest-no-player = You do not play here.
error-contest-no-table = There is no such table.
error-contest-no-result = This table has no result yet.
error-contest-result = Everybody at the table has a place, from the first one on.
error-contest-row = That does not fit now: something has changed meanwhile.
error-contest-not-host = Only the host may do that.
error-contest-clock = A tournament of people needs a clock.
error-contest-starts = That time has passed already.
error-contest-seats = This game needs more players at a table.
error-contest-too-many = You host ten tournaments that are not over. End one first.
error-contest-challenge = Both have to stand on the ladder.
error-contest-challenge-far = That place is too far above.
error-contest-challenge-busy = One of you has another game first.
error-contest-trf = This file is for tournaments with two at a table.
contest-kind-alone = alone, the same deals
contest-kind-alone-text = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} for everybody, each alone at a table of their own.
contest-kind-teams = teams
contest-kind-teams-text = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} for all teams, each at a table of its own: who sits together wins or loses together, and stays together. Bots play for those who are missing.
contest-rule-same = In a round everybody has the same deal and the same dice. A game that was won comes before one that was lost, then more points come first; whoever beats all others gets ten. Nobody looks on before all have finished.
contest-teams = teams of { $seats }
contest-team-field = Players of a team
contest-join-alone = Join without a team
contest-join-alone-text = Whoever comes alone is put into a team with others who did. Or join a team in the list.
contest-join-team = Join them
contest-join-team-of = Join the team of { $names }
contest-won = won
contest-lost = lost
contest-in-game = { $points ->
    [one] one point
   *[other] { $points } points
}
contest-winners = First are { $name }.
contest-tie-total = In all games
contest-tie-total-text = the points of all games, added up.
contest-order-total = the points of all games
contest-preset-teams = Teams
contest-preset-teams-text = Two rounds. All teams play the same deals, and the best result is first.
contest-preset-alone = Alone, the same deals
contest-preset-alone-text = Three rounds, everybody alone: who makes the most of the same deals?
error-contest-team = This team takes nobody more.
error-contest-teams = Where all win together, teams are compared, and nobody else.
contest-team = Team
contest-you-wait-arena = You play as soon as somebody else is free
contest-you-are-free = You have no game now
contest-away-now = No game for now
contests-all = { $count ->
    [one] Show it
   *[other] Show all { $count }
}
contest-group = Group { $number }
error-contest-over = The tournament is over.
error-table-open = Everybody may look already.
