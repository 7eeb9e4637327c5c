# What the terminal says beside the game. The game itself speaks through carrack.texts.

## Seats

name-you = You
name-person = Player

## The table

table-round = Round { $number }
table-turn = Turn { $number }
table-cw = clockwise
table-ccw = counterclockwise
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-acting = to move
table-out = out, place { $place }
table-misses = { $count ->
    [one] misses { $count } turn
   *[other] misses { $count } turns
}
table-exposed = did not say “Macau!”
table-solo = { $count ->
    [one] { $count } turn alone
   *[other] { $count } turns alone
}
table-known = shown: { $cards }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-left = { $count ->
    [0] no cards left
    [one] { $count } card left
   *[other] { $count } cards left
}
table-stock = Draw pile: { $count }
table-top = On top: { $card }
table-as = { $card } as { $face }
table-in-force = In force: { $card }
table-below = below:
table-hand = Your hand ({ $count }):
table-own-rules = house rules
table-next-card = Next card: { $what }
table-your-card = Your next card: { $what }
table-pile = draw
table-face = top

## Choices

choice-joker = Lay a joker as another card …
note-passes-on = The attack grows to { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
note-skips-on = Then { $count ->
    [one] { $count } turn is
   *[other] { $count } turns are
} at stake.
note-cancels = The attack is gone.
note-catch = { $count ->
    [one] They draw { $count } card.
   *[other] They draw { $count } cards.
}
note-challenge = If you are wrong, you draw { $count }.
warning-does_not_fit = Cheating: it does not fit!
warning-leaves_one_card = Then you have one card left: do not forget “Macau!”
warning-not_held = A bluff: you do not hold it!

## The prompt

prompt = Your choice (? for help):
prompt-only = Enter to go on (? for help):
prompt-only-undo = Enter to go on, undo to take it back (? for help):
prompt-which = As which card? (number or card)
prompt-number = There is no choice { $line }; the numbers go from 1 to { $count }.
prompt-unknown = “{ $line }” means nothing here. Type a number from the list, a card like 7S, or ? for help.
joker-how = A joker stands for another card: type { $card }=KS to lay it as the { $face }.
prompt-nothing = Nothing was laid.
prompt-quit = Stop
curtain = The next decision is { $name }'s. Press Enter when only { $name } is looking.
undo-impossible = Nothing can be taken back: others have seen it, or something was revealed.
hint-figures = { $chance }% to win
hint-no-choice = There is nothing to choose.
explain-unknown = There is no card “{ $what }”. Cards are written 7S, 10H, QD, AC, BJ, CJ; a number asks about that choice.
news-more = { $count ->
    [one] ({ $count } earlier line: type log)
   *[other] ({ $count } earlier lines: type log)
}
log-undo = { $name } takes a step back
log-undo-you = You take a step back
help =
    What you can type
      3             the choice with that number
      7S  10H  BJ   lay that card (S ♠, H ♥, D ♦, C ♣; jokers BJ and CJ)
      5S 6S 7S      lay several cards and end the play
      BJ=KS         lay a joker as the king of spades
      draw, end, accept, keep, pass, macau, quiet, challenge
      suit H, rank 8, catch NAME
      ? 7S  ? 3     the rule of a card or of a choice
      hint          the best actions, and why
      undo          take your last step back, as long as nothing was revealed
      log           everything that happened
      rules         the rules of the game
      table         the table again
      quit          stop; the game is kept
quit-kept = The game is kept in { $path }
    Go on with it:  carrack resume { $file }
end-kept = The record is kept in { $path }
    Look at it:  carrack replay { $file }
campaign-kept = The campaign is kept in { $path }
    Play its next chapter:  carrack play { $title } --campaign { $file }
campaign-over = The campaign is over; it is kept in { $path }
campaign-may-add = It may be joined by: { $label } (--add { $name })

## Simulations

simulate-playing = Playing
simulate-left = left
simulate-title = { $games ->
    [one] { $title }: { $games } game
   *[other] { $title }: { $games } games
}
simulate-player = Player
simulate-wins = Wins
simulate-share = Share of wins
simulate-place = Mean place
simulate-score = Mean score
simulate-team = Won against the automa: { $wins } of { $games }, { $share }
simulate-automa = Mean score of the automa: { $mean }
simulate-decisions = Decisions in a game: { $mean }
simulate-turns = Turns in a game: { $mean }
simulate-interval = In brackets: 95 % confidence intervals.
export-written = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
} of { $games ->
    [one] one game
   *[other] { $games } games
}: { $files }
stopped = Stopped.

## Tournaments of bots

tournament-round = Round { $number }
tournament-title = { $title }, { $kind }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
tournament-swiss = Swiss
tournament-robin = round robin
tournament-single = single elimination
tournament-double = double elimination
tournament-arena = arena
tournament-league = league
tournament-ladder = ladder
tournament-points = Points
tournament-direct = Direct
tournament-opponents = Opponents
tournament-margin = Margin
tournament-more = { $players ->
    [one] and one more; --write has all
   *[other] and { $players } more; --write has all
}

## The ladder of bots

ladder-title = { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
ladder-standing = { $claim }: { $rate } after { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ladder-claim = Claim
ladder-seats = Seats
ladder-games = Games
ladder-found = Found
ladder-at-least = At least
ladder-budget = Effort
ladder-reached = Reached
ladder-yes = yes
ladder-no = no

## A game looked at again

analyze-judging = Looking at choices
analyze-title = { $title }, every choice judged by { $level } ({ $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
})
analyze-step = Step
analyze-chance = Chance
analyze-player = Player
analyze-done = Done
analyze-better = The judge
analyze-lost = Lost
analyze-points = Points lost
analyze-same = the same
analyze-turning-points = Turning points
analyze-turned = Steps { $row } to { $until }: the chance of { $name } goes from { $before } to { $after }; own choices cost { $lost }.
analyze-sum = { $name }: { $agreed } of { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} as the judge, { $lost } lost by the others
analyze-note = Chances to win are those that the seat to move could know before its choice. A loss in brackets may be chance.

## Replays

replay-title = { $title } · { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} · { $luck } · { $started }
replay-undo = { $name } takes back to step { $row }
replay-checked = { $rows ->
    [one] { $rows } step, every fingerprint is right
   *[other] { $rows } steps, every fingerprint is right
}
replay-open = The game is not over yet.
replay-torn = The last line was cut off and is left out.
replay-step = Step { $row }
replay-luck-seed = seed { $seed }
replay-luck-keyed = commitment { $commitment }…

## Fair play

verify-fair = Fair: the luck of this game was committed to before it began.
verify-commitment = Commitment: { $commitment }
verify-told = This is the commitment that you were told.
verify-compare = Compare it with the one that was shown at the start of the game (--commitment).
verify-removed = { $names ->
    [one] { $names } name was removed since; the others are checked.
   *[other] { $names } names were removed since; the others are checked.
}
verify-none = This record has no commitment: its luck comes from a seed. It replays, but nobody can show that the seed was chosen before the game.

## Lists

games-title = Title
games-seats = Seats
games-variants = Variants
games-modifiers = House rules
games-options = Options
bench-compiled = compiled, decisions/s
bench-pure = pure, decisions/s
bench-ratio = compiled : pure
bench-games = games/s (compiled / pure)
bench-clone = clone, ns
bench-bytes = state, bytes

## Checking printed figures

check-clean = { $folder }: no findings
check-finding-error = error
check-finding-warning = warning
check-errors = { $count ->
    [one] { $count } error: these figures cannot be played
   *[other] { $count } errors: these figures cannot be played
}
check-warnings = { $count ->
    [one] { $count } warning: can be played
   *[other] { $count } warnings: can be played
}

## Notices

told-pure = No C compiler was found when Carrack was installed: it runs as plain Python, slower but the same. (This is said once.)

## Errors of the terminal, by code

error-seats-player = { $detail }
error-option-form = { $detail }
error-language-unknown = { $detail }
error-folder-unwritable = { $detail }
error-file-unwritable = { $detail }
error-file-system = The system refuses: { $detail }
error-resume-over = { $detail }
error-resume-nothing = { $detail }
error-simulate-games = { $detail }
error-simulate-jobs = { $detail }
error-ladder-minutes = { $detail }
error-ladder-page = { $detail }
error-analysis-nothing = Nobody had a choice in this game.
error-bench-pure = { $detail }
error-campaign-unreadable = { $detail }
error-campaign-unwritable = { $detail }
error-campaign-none = This title has no campaign: { $detail }
error-campaign-options = { $detail }
error-campaign-over = { $detail }
error-campaign-seats = { $detail }
error-campaign-gone_on = { $detail }
error-campaign-addition = { $detail }

## A title without words of its own

plain-yes = yes
plain-no = no
plain-price = costs { $what }
plain-gain = brings { $what }
plain-unknown = “{ $line }” means nothing here. Type a number or a name from the list, or ? for help.
plain-unknown-subject = There is nothing to say about “{ $what }”; a number asks about that choice.
plain-help =
    What you can type
      2             the choice with that number
      hold          the choice with that name, or the beginning of it
      ? 2  ? hold   about a choice, or why it cannot be done now
      hint          the best actions, and why
      undo          take your last step back, as long as nothing was revealed
      log           everything that happened
      rules         the rules of the game, where the title tells them
      table         the table again
      quit          stop; the game is kept
