next-table = { $count ->
    [one] Next table: { $name }
   *[other] Next table: { $name }, one of { $count }
}
next-none = All done: nothing waits for you.
next-home = Home
next-go = Next table
waits-count = { $count ->
    [0] Nothing waits for you.
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
waits-others = Others think
waits-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
waits-fewer = Fewer tables
waits-with = With { $names }
waits-ends = Ends on { $day } if nobody moves
waits-quiet = Quiet from { $from } to { $to }.
waits-told = You are told by { $ways }.
waits-untold = Nobody tells you when it is your turn.
waits-change = Change
way-push = this browser
way-mail = mail
way-hooks = your own addresses
time-left = { $time } left
rests-until = Rests until { $day }
paused-until = Paused by all until { $day }. Whoever likes may play on; no clock runs.
off-until = { $name } has days off until { $day }; that clock stands.
pause-title = A pause for everybody
pause-text = If all who play agree, no clock runs until the pause is over. Moves stay possible, and a pause can be ended sooner in the same way.
pause-how-long = How long?
pause-days = { $count ->
    [one] One day
   *[other] { $count } days
}
pause-ask = Ask everybody
pause-end = Ask to end the pause
days-off = Days off
days-off-now = You have days off
days-off-text = On days off your clocks stand at all tables over days, and you are not told when it is your turn there. Days in a year: { $count }.
days-off-left = { $count ->
    [0] No day is left this year.
    [one] One day is left this year.
   *[other] { $count } days are left this year.
}
days-off-until = Your clocks stand until { $day }.
days-off-how-many = How many days, from now on?
days-off-take = { $count ->
    [one] Take one day off
   *[other] Take { $count } days off
}
days-off-back = I am back
clock-own-title = A time of your own
clock-kind = For
clock-kind-move = each move
clock-kind-game = the whole game
clock-time = Time
clock-more = Added for each move
unit-second = seconds
unit-minute = minutes
unit-hour = hours
unit-day = days
plan-was-dropped = Your plan ended: “{ $action }” was not possible when its time came.
pass-how = Pass for me
pass-no = Never
pass-only = When nothing else is possible
pass-turn = In every question, until my own turn
pass-round = Whenever I can, until the round is over
