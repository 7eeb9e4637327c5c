# Who is here, who is ready, and who looks on.
room-ready = I am ready
room-not-ready = Not ready yet
room-is-ready = ready
room-edit = Change the table
room-edit-short = Edit
room-leave = Ask to leave
room-bot = Bot
room-edit-save = Save
room-changed = The host changed the table.
room-moved = You now sit on seat { $number }.
room-edit-seats = With fewer seats somebody has to leave first.
error-seat-too-few = More people sit here than there would be seats. Ask somebody to leave first.
room-pairing = Looking for people
room-pairing-text = A bot keeps each seat until somebody comes. The game begins by itself when everybody is here.
room-pairing-start = Start now, with bots on the free seats
room-pairing-stop = Stop looking
room-waits = Not ready yet: { $names }
presence-here = here
presence-away = away
presence-gone = gone
watching-names = { $count ->
    [one] One person looks on ({ $names })
   *[other] { $count } people look on ({ $names })
}
chat-looks-on = looks on
chat-looks-on-text = Those who play read this after the game.
error-table-paired = This table was made for people who look for such a game; its seats stay as they are.
watching-count = { $count ->
    [0] Nobody looks on
    [one] One person looks on
   *[other] { $count } people look on
}
room-bot-keeps = until somebody comes
room-unrated = new
room-host = host

# The menu of a table: offers, giving up, reporting a mistake

bug-title = Something is wrong here
bug-text = What happened, and what did you expect?
bug-goes-along = The table as you see it, your browser and the version go along.
bug-goes-along-seat = The table as you see it, with your own cards, your browser and the version go along. Nobody sees the cards of the others before the game is over.
bug-send = Send
bug-sent = Thank you. Whoever runs this server reads it.
error-bug-text = Say it in at most 4000 letters.
error-bug-too-many = What you reported before waits to be looked at first.
resign-text-plays = A bot plays your seat to the end. You cannot take this back.
resign-text-plays-rated = A bot plays your seat to the end, and you are rated behind all who play on. You cannot take this back.
resign-text-plays-contest = A bot plays your seat to the end, and the tournament puts you behind all who play on. You cannot take this back.
resign-text-wins = The other player has won then, and the game is over. You cannot take this back.
resign-text-wins-rated = The other player has won then: the game is over, and your rating counts it as lost. You cannot take this back.
resign-text-ends = Nobody but bots plays on, so the game ends here without a result. You cannot take this back.
resign-text-ends-rated = Nobody but bots would play on: the game is over, and you are rated behind everybody who has not given up. You cannot take this back.
resign-text-ends-contest = Nobody but bots would play on: the game is over, and the tournament puts you behind everybody who has not given up. You cannot take this back.
resign-yes = Give up
offer-undo = { $name } would like to take back { $steps ->
    [one] a step
   *[other] { $steps } steps
}.
offer-undo-move = { $name } would like to take back “{ $move }”{ $more ->
    [0] .
   *[other] { " " }and all that followed.
}
offer-undo-agreed = Everybody agreed: your move is taken back.
offer-undo-refused = { $name } does not agree to take it back.
offer-undo-gone = The game went on before everybody had answered.
offer-end-agreed = Everybody agreed to end the game.
offer-end-refused = { $name } would like to play on.
offer-end-gone = The game went on before everybody had answered.
offer-again-soon = You can ask again in half a minute.
offer-again = You can ask again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
offer-end = { $name } offers to end the game now.
offer-pause = { $days ->
    [0] { $name } would like to end the pause.
    [one] { $name } asks for a pause of one day.
   *[other] { $name } asks for a pause of { $days } days.
}
offer-pause-agreed = Everybody agreed about the pause.
offer-pause-refused = { $name } would rather go on without a pause.
offer-pause-gone = The game went on before everybody had answered.
offer-agree = Agree
offer-refuse = Refuse
offer-withdraw = Withdraw
offer-waits = Waiting for the others
