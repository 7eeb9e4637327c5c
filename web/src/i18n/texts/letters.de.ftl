# Jack, queen and king on the cards, chosen in the own profile.

letters-on-cards = Buchstaben auf Karten
letters-usual = üblich: { $letters }
