result-board = Look at the board
result-skip = Count at once
result-you = you
seat-bot-kind = bot
result-you-won-by = You win by { $by }
result-won-by = { $name } wins by { $by }
result-level = Level at { $points }: the rule for ties decided.
result-together = { $won ->
    [true] { $you ->
        [true] You have won together!
       *[other] They have won together
    }
   *[other] { $you ->
        [true] You have lost together
       *[other] They have lost together
    }
}
result-alone = { $won ->
    [true] { $you ->
        [true] You won!
       *[other] { $name } has won
    }
   *[other] { $you ->
        [true] You have lost
       *[other] { $name } has lost
    }
}
result-turning = Turning point, round { $round }
result-turning-chance = The chance of { $name } went from { $before } to { $after }%.
result-turning-passed = { $name } went past { $rival } here: { $by } more in one round.
result-turning-ahead = { $name } left { $rival } behind here: { $by } more in one round.
result-best = Best move, round { $round }
result-most = { $you ->
    [yes] Your most at once, round { $round }
   *[no] Most at once for { $name }, round { $round }
}
result-replay-here = Replay from here
result-best-plain = Best move
result-ask = Find the best move
result-ask-waiting = Other games come first; it begins by itself.
result-asking = A bot looks at the game: { $done } of { $of ->
    [one] { $of } choice.
   *[other] { $of } choices.
}
result-ask-failed = That did not work. Try again.
result-ask-none = A bot has looked at the game and found no move that stands out.
next-time-title = Three things to try next time
next-time-none = Nothing that a bot would clearly have done otherwise.
next-time-try = { $best } rather than: { $done } ({ $lost }%).
next-time-look = Look, round { $round }
next-time-who = Whose game
