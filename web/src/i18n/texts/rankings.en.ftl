rankings-text = Rated tables move these points. Everybody begins with 1000 and rises as the server gets to know them. Bots keep theirs: they were measured against each other.
rankings-which = Game and players
rankings-one = { $title }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
rankings-none = Nobody has finished a rated game here yet.
rankings-place = Place
rankings-name = Player
rankings-points = Points
rankings-games = Games
rankings-wins = Won
rankings-bot = Bot
rankings-few = ≈ This bot was measured by few games so far.
rankings-before = Show those before
rankings-behind = Show those behind
person-guest = A guest. Whoever has an account can play for points.
person-unrated = No rated games yet.
person-stands = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won.
person-chart =
    { $count ->
        [one] { $title }: points after one game, from { $from } to { $to }.
       *[other] { $title }: points after { $count } games, from { $from } to { $to }.
    }
person-day = Day
