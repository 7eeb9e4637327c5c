# Who is here, who is ready, and who looks on.
room-ready = I am ready
room-not-ready = Not ready yet
room-is-ready = ready
room-edit = Change the table
room-edit-save = Save
room-changed = The host changed the table.
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
