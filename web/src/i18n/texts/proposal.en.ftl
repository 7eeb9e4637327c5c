# Pointing for the others, where all play together.

proposal-point = Point at something for the others
proposal-which = Choose a place or a card to show it to the others; press the flag again to stop.
proposal-of = { $name } points at: { $what }
proposal-own = You point at: { $what }
proposal-elsewhere = something that is not in sight
proposal-show = Show
proposal-back = Take back
error-proposal-hidden = The others do not see that: it is your secret.
