# Jack, queen and king on the cards, chosen in the own profile, in Portuguese.

letters-on-cards = Letras e naipes nas cartas
letters-usual = habituais: { $letters }
letters-german = { $letters } (naipes alemães)
letters-spanish = { $letters } (naipes espanhóis)
