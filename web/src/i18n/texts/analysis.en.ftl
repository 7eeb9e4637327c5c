replay-parts = Parts of the replay
replay-part-board = Board
replay-part-log = Log
replay-part-told = Analysis

analysis-title = Looked at again
analysis-what = A strong bot goes through every choice of this game: who stood how well when, where the game turned, and what it would have done instead.
analysis-begin = Look at this game again
analysis-waiting = { $count ->
    [0] It is next in line.
    [one] { $count } other game comes first.
   *[other] { $count } other games come first.
}
analysis-running = Judged: { $done } of { $of ->
    [one] { $of } choice
   *[other] { $of } choices
}. You may leave this page meanwhile.
analysis-failed = That did not work. Try again.
analysis-chart = Chances to win over the game; the figures stand in the table below
analysis-point = Turning point { $number }, step { $step }
analysis-step = Step
analysis-here = At this step
analysis-no-choice = There was nothing to choose.
analysis-agrees = { $name }: { $done }. { $judge } would have done the same.
analysis-difference = Difference
analysis-lost = chance to win { $lost }%
analysis-unclear = so small that it may be chance
analysis-loss-back = Costly choice before
analysis-loss-next = Next costly choice
analysis-points-title = Turning points
analysis-no-points = This game had no great turning point.
analysis-turned = Steps { $step } to { $until }: the chance of { $name } goes from { $before } to { $after }.
analysis-sums = All choices together
analysis-choices = Choices
analysis-as-judge = As the bot
analysis-all-lost = Chances lost
analysis-note = { $judge } looked at every choice with { $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
}, and at what was done as often as at its own choice. It knew only what the seat to move could see, so nobody is blamed for hidden cards. What dice, cards and the others do until the seat’s next turn belongs to a turning point.
analysis-whose = Whose turn
analysis-own-chance = Own chance to win
analysis-end = End
analysis-line = The round might have gone on like this:
analysis-accuracy = Accuracy
analysis-accuracy-text = Accuracy, from 0 to 100: a choice that costs nothing of the chance to win counts 100, one that costs a tenth of a win 64, half a win 9, and what may be chance costs nothing. It is the mean of all choices.
