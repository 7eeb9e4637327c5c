# Words of Macau's face in English. Labels of actions and sentences of refusals come from the server.

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
# One letter beside each suit's sign
letter-S = S
letter-H = H
letter-D = D
letter-C = C
rank-A = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
card-suited = { $rank } of { $suit }
card-BJ = black joker
card-CJ = colored joker

you = You
or = or
cancel = Cancel
n-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
n-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## Seats

seat-you = { $seat } (you)
seat-current = to move
seat-attacked = under attack
seat-dealer = dealer
seat-dealer-short = D
seat-exposed = has not said “Macau!” and can be caught
seat-exposed-short = silent!
seat-misses = { $count ->
    [one] misses { $count } turn
   *[other] misses { $count } turns
}
seat-solo = { $count ->
    [one] plays { $count } turn alone
   *[other] plays { $count } turns alone
}
seat-known = known to hold { $card }
seat-vouched-suit = has shown to hold { $suit }
seat-vouched-rank = has shown to hold the rank { $rank }
seat-out = out, place { $place }
points-of = { $points } of { $target ->
    [one] { $target } point
   *[other] { $target } points
}
catch = Catch { $seat }
catch-button = Catch!
catch-short = Catch!

## Piles and what must follow

stock = { $count ->
    [0] Draw pile: empty
    [one] Draw pile: { $count } card
   *[other] Draw pile: { $count } cards
}
draw = Draw a card
discard-top = On the discard pile: { $card }
discard-empty = The discard pile is empty
stands-for = stands for { $card }
play-so-far = This play so far: { $cards }
in-force = Still in force: { $card }
need-normal = To follow: { $suit } or { $rank }
need-suit = Called: { $suit }
need-rank = Called: { $rank }
need-free = Any suit but { $suit }
need-any-plain = Any plain card
need-anything = Any card may follow
need-also = at any time: { $list }
call-left = { $left ->
    [one] for { $left } more turn
   *[other] for { $left } more turns
}

## Attacks

threat-draw = { $author } attacks { $target }: { $unit }
threat-draw-you = { $author } attacks you: answer, or draw { $unit }
threat-draw-hit = { $author } attacks you: draw { $unit }, nothing answers it
threat-skip = { $author } holds up { $target }: { $unit }
threat-skip-you = { $author } holds you up: answer, or lose { $unit }
threat-duel = Duel over { $unit }: { $target } is asked
threat-duel-you = Duel over { $unit }: join in or decline

## Hand

hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
hand-of = { $count ->
    [one] Hand of { $seat }, { $count } card
   *[other] Hand of { $seat }, { $count } cards
}
just-drawn = just drawn
drawn-tag = drawn
may-be-laid = may be laid
joker-opens = choose what the joker stands for
likes = How to hold the cards
sort-suit = Sort by suit
sort-rank = Sort by rank
four-colors = A color for each suit
gain-draws = { $count ->
    [one] makes somebody draw { $count } card
   *[other] makes somebody draw { $count } cards
}
gain-skips = { $count ->
    [one] costs somebody { $count } turn
   *[other] costs somebody { $count } turns
}
gain-cancels = cancels the attack on you
gain-calls-suit = you call a suit
gain-calls-rank = you call a rank
gain-cover = must be covered at once
gain-reverses = turns the direction
price-if-wrong = { $count ->
    [one] If you are wrong, you draw { $count } card.
   *[other] If you are wrong, you draw { $count } cards.
}
warn-does-not-fit = It does not fit: the others may challenge it.
warn-leaves-one = One card will be left: think of “Macau!”
warn-not-held = You do not hold it: a bluff.

## Choosing and doing

actions = What you may do
take-back = Take back
play-cards = { $count ->
    [one] Play this card
   *[other] Play these { $count } cards
}
only-you = Nobody else sees this yet
choose-suit = Call a suit
choose-rank = Call a rank
choose-joker = The joker stands for …

## Windows

macau-button = Macau!
multi-macau = Multiple Macau!
challenge-button = Challenge
window-macau = { $seat } has one card left
window-macau-own = You have one card left
window-challenge = Does anybody doubt { $seat }?
window-challenge-own = The others may doubt you
window-war = The attack is on { $seat }: does anybody stop it?
window-war-own = The attack is on you: does anybody stop it?
window-wait = waiting
about-slip = Does the card fit?
about-call = Is the call honest?
about-draw = Was there no card that fits?
catch-why = Say it before { $seat } does
catch-gain = { $count ->
    [one] then { $seat } draws { $count } card
   *[other] then { $seat } draws { $count } cards
}

## Said at the table

said-challenge = I doubt that!
said-free = any other suit
said-plain = any plain card
said-nothing = no call
said-pass = pass
said-miss = misses a turn
said-out = Out!

## The end

round-over = Round { $round } is over
col-seat = Player
col-round = Round
col-total = Total of { $target }
fewest-win = Fewest points win.
go-on = Go on

# ---- the list of cards ----

list-suit = Suit
list-rank = Rank
list-jokers = jokers
list-joker = joker
see-cards = What each card does
see-card = What it does

# ---- the list of choices ----

warning-leaves-one-card = This leaves you with one card: do not forget to call “Macau!”.
warning-not-held = You do not hold what you call.
warning-does-not-fit = This card does not fit; others may challenge you.
group-attack = Attack
group-call = Call
group-macau = Macau!
group-challenge = Challenge
group-react = React
amount-cards-if-wrong = { $count ->
    [one] card if you are wrong
   *[other] cards if you are wrong
}
amount-cancels = { $count ->
    [one] card of the attack canceled
   *[other] cards of the attack canceled
}
amount-must-be-covered = must be covered at once
amount-turns = { $count ->
    [one] turn to miss
   *[other] turns to miss
}
amount-draws = { $count ->
    [one] card for another to draw
   *[other] cards for another to draw
}
amount-calls = you call
amount-rank = a rank
amount-suit = a suit
amount-reverses = turns the direction
amount-skips = skipped

## The sign of what is demanded

demand-draw = { $count ->
    [one] card to draw
   *[other] cards to draw
}
demand-skip = { $count ->
    [one] turn to lose
   *[other] turns to lose
}
demand-duel = { $count ->
    [one] turn at stake
   *[other] turns at stake
}
one-card-left = one card left, and not a word
round-now = Round { $round }
direction-cw = to the left
direction-ccw = to the right

## The card beside the felt

no-answer = No card of yours answers it.
joker-fits = A joker of yours fits.
cards-fit = { $count ->
    [0] No card of yours fits.
    [one] One card of yours fits.
   *[other] { $count } cards of yours fit.
}
why-others-turn = It is not your turn yet.
why-asked-else = First comes what is asked now.
why-over = The game is over.
seen-cards = Cards you have seen: in your hand, on the pile, and known of others
you-hold = you hold { $count }

## The tray

draw-short = Draw
not-now = not now
at-one-card = at one card
seconds = { $seconds } s
does-draws = makes { $count }
does-skips = skips { $count }
does-cancels = cancels it
does-calls-suit = call a suit
does-calls-rank = call a rank
does-reverses = turns around
does-cover = to be covered
at-my-turn = at my turn
plan-can = A click plans it for your turn
plan-made = Planned for your turn; another click takes the plan back
plan-help-card = Click a card, or Draw, to plan it for your turn. It is laid if it fits then.
plan-help-draw = Click Draw to plan it for your turn.
