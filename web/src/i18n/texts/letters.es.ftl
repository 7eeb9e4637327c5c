# Jack, queen and king on the cards, chosen in the own profile, in Spanish.

letters-on-cards = Letras y palos en las cartas
letters-usual = habituales: { $letters }
letters-german = { $letters } (palos alemanes)
letters-spanish = { $letters } (palos españoles)
