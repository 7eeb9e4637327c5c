# What the terminal says beside the game. The game itself speaks through carrack.texts.

## Seats

name-you = You
name-person = Player

## The table

table-acting = to move
table-own-rules = house rules

## The prompt

prompt = Your choice (? for help):
prompt-only = Enter to go on (? for help):
prompt-only-undo = Enter to go on, undo to take it back (? for help):
prompt-number = There is no choice { $line }; the numbers go from 1 to { $count }.
prompt-nothing = Nothing was chosen.
prompt-quit = Stop
curtain = The next decision is { $name }'s. Press Enter when only { $name } is looking.
undo-impossible = Nothing can be taken back: others have seen it, or something was revealed.
hint-figures = { $chance }% to win
hint-no-choice = There is nothing to choose.
news-more = { $count ->
    [one] ({ $count } earlier line: type log)
   *[other] ({ $count } earlier lines: type log)
}
log-undo = { $name } takes a step back
log-undo-you = You take a step back
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
simulate-interval = In brackets: 95% confidence intervals.
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
tournament-alone = alone, the same deals
tournament-teams = teams
tournament-points = Points
tournament-direct = Direct
tournament-opponents = Opponents
tournament-margin = Margin
tournament-total = In all games
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
} as the judge, { $lost } lost by the others; accuracy { $accuracy }
analyze-lines = What the judge would have done, and how the round might have gone on
analyze-line = Step { $row }, { $name }: { $line }
analyze-note = Chances to win are those that the seat to move could know before its choice. A loss in brackets may be chance. Accuracy: a choice that costs nothing is worth 100, one that costs a tenth of a win 64, half a win 9; the mean of all.

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

error-seats-player = A seat cannot be { $asked }; allowed are { $known }.
error-option-form = An option is written name=value, not { $asked }.
error-language-unknown = There is no language { $asked }; the languages are { $known }.
error-folder-unwritable = The folder { $folder } cannot be used: { $why }; CARRACK_HOME names another.
error-file-unwritable = { $path } cannot be written: { $why }
error-file-system = The system refuses: { $detail }
error-resume-over = The game in { $path } is over; look at it with: carrack replay { $path }
error-resume-nothing = No game in { $folder } waits to go on; start one with: carrack play TITLE
error-simulate-games = --games must be at least 1, not { $asked }.
error-simulate-jobs = --jobs must be from 1 to { $most }, not { $asked }.
error-ladder-minutes = --minutes must be more than 0, not { $asked }.
error-ladder-page = { $path } cannot be changed, or lacks its mark: { $why }
error-contest-rules = These rules of a tournament do not fit: { $detail }
error-tournament-file = Standings are written as .csv or .trf, not as { $asked }.
error-tournament-trf = A TRF file tells of tournaments with two at a table.
error-analysis-nothing = Nobody had a choice in this game.
error-bench-pure = The pure build could not be measured: { $why }
error-campaign-unreadable = { $path } cannot be read as a campaign: { $why ->
    [too_large] it is too large
    [not_json] it is not JSON
    [no_campaign] it holds no campaign of this game
    [no_archive] it holds no archive
   *[other] { $why }
}
error-campaign-unwritable = { $path } cannot be written: { $why }
error-campaign-none = This title has no campaign: { $detail }
error-campaign-options = A campaign file goes with the scenario campaign, and brings its own archive.
error-campaign-over = The campaign in { $path } is over.
error-campaign-seats = Captains of the campaign in { $path }: { $most }, not { $asked }.
error-campaign-gone_on = The campaign in { $path } has gone on meanwhile; this game is not part of it.
error-campaign-addition = { $asked } cannot join the campaign now; what can: { $known }.

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
