# The lobby: people who look for people, and tables that miss somebody.
pair-title = Play people now
pair-text = A bot keeps each seat until somebody comes.
pair-game = Game
pair-seats = Seats
pair-clock = Clock
pair-any = Any
pair-quick = 10 min
pair-calm = 25 min
pair-days = 2 days
pair-none = None
pair-find = Find people
pair-looking = { $count ->
    [0] Nobody looks now; others see that you do.
    [one] One person looks now.
   *[other] { $count } people look now.
}
lobby-fit = { $shown } of { $count }
lobby-running-all = { $count ->
    [one] { $count } game
   *[other] All { $count } games
}
lobby-filters = Which tables
lobby-title = Game
lobby-all-titles = All games
lobby-chip-live = Live
lobby-chip-days = Over days
lobby-chip-rated = Rated
lobby-chip-friendly = Friendly
lobby-chip-level = My level
lobby-hidden = { $count ->
    [one] One table does not fit.
   *[other] { $count } tables do not fit.
}
lobby-show-all = Show them
lobby-over-days = Over days
lobby-live = Live
lobby-friendly = Friendly
lobby-under-way = Under way
lobby-free = free
lobby-needs-account = Rated, needs an account
lobby-sit-at = Sit down at { $title }, { $name }
lobby-bot-keeps = a bot
lobby-new = new
watching-count = { $count ->
    [0] Nobody looks on
    [one] One person looks on
   *[other] { $count } people look on
}
