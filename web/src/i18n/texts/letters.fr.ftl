# Jack, queen and king on the cards, chosen in the own profile.

letters-on-cards = Lettres des cartes
letters-usual = habituelles : { $letters }
