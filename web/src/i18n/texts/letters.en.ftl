# Jack, queen and king on the cards, chosen in the own profile.

letters-on-cards = Letters on cards
letters-usual = usual: { $letters }
