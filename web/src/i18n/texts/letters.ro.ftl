# Jack, queen and king on the cards, chosen in the own profile; in Romanian.

letters-on-cards = Litere și culori pe cărți
letters-usual = obișnuit: { $letters }
letters-german = { $letters } (culori germane)
letters-spanish = { $letters } (culori spaniole)
