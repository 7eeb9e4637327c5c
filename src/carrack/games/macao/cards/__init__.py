"""What each card does when it is used, and what to say when it cannot be.

`plain` has the cards that are used without a choice, `choices` those with one, `offices` the
offices: price, condition, effect and refusal of a card stand in one module, in the order of the
card list. `questions` is what they ask the table, `uses` what is possible, `refusal` which of the
sentences is told. Cards that change another action stand there by name: activation, quarters, wall,
dice, shipping, tribute, jokers, scoring.
"""

# compiled together
