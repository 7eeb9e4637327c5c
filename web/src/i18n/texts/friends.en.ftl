friends-title = Friends
friends-account = Friends need an account, so that they find you again tomorrow.
friends-mine = Your friends
friends-none = No friends here yet. Ask somebody by name, or on the page of whoever you have played with.
friends-ask-me = Would like to be your friends
friends-asked = You have asked
friends-find = Find somebody
friends-name = Name of an account
friends-ask = Ask to be friends
friends-are-now = { $name } and you are friends.
friends-were-asked = { $name } was asked.
friends-accept = Accept
friends-remove-friend = Remove
friends-remove-asks = Refuse
friends-remove-asked = Withdraw
friends-watch = Watch
friends-here = Here now.
friends-away = { $days ->
    [0] Was here within a day.
    [one] Was here a day ago.
   *[other] Was here { $days } days ago.
}
friends-plays = Plays { $title }.
opponents = Last opponents
opponents-none = You have finished no game with somebody else yet.
opponents-last = { $count ->
    [one] { $title }, { $day }
   *[other] { $title }, { $day }; { $count } of your last games together
}
person-friend = You are friends.
person-asked = You have asked to be friends.
person-is-block = You have blocked this person: you do not meet at tables, and neither hears the other.
person-is-mute = You do not hear what is said here by this person.
person-block-text = Blocked: neither sits down at the other’s tables, invites the other or is paired with them; neither reads the other’s words, and you are friends no more. Muted: only you do not read their words. They are not told of either.
person-recent-none = No games to show yet.
between-title = You and { $name }
between-game = Game
between-won = Won
between-lost = Lost
between-drawn = Level
between-games = { $count ->
    [one] one game
   *[other] { $count } games
}{ $together ->
    [0] {""}
    [one] , one of them together
   *[other] , { $together } of them together
}
error-friends-too-many-wishes = So many people wait for their answer that nobody else can ask now.
games-title = Games
games-which = Which game?
games-all = All games
games-newer = Newer
games-older = Older
games-place = Place { $place }
games-won = Won
games-over = Over
games-accuracy = Accuracy { $share }
games-accuracy-text = Accuracy tells, of games that were looked at again, how well each choice was made: 100 where it costs nothing, 64 where it costs a tenth of a win, 9 where it costs half of one, and the mean of all.
