laid-title = Cards laid
laid-plain = plain cards
laid-draw = draw cards
laid-skip = skips
laid-call = calls
laid-cancel = canceling cards
laid-cover = cards to cover
laid-joker = jokers
deeds-title = Attacks and “Macau!”
deed-seat = Name
deed-attacks = Attacks
deed-attacked = Attacked
deed-drawn = Cards drawn
deed-said = “Macau!” in time
deed-catches = Others caught
deed-caught = “Macau!” missed
deals-title = Points of each round
deal = Round
moment-turning = Turning point
moment-turning-text = With { $played }% of the game played, { $name } took the lead for good: { $held ->
    [one] { $held } card
   *[other] { $held } cards
} in hand, { $target } { $others }.
moment-turning-deal = Turning point, round { $round }
moment-turning-deal-text = { $name } gained { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} on { $target } in one round.
moment-hardest = The hardest hit, round { $round }
moment-hardest-text = { $name } makes { $target } draw { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}.
