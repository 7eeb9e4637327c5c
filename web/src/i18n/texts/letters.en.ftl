# Jack, queen and king on the cards, chosen in the own profile.

letters-on-cards = Letters and suits on cards
letters-usual = usual: { $letters }
letters-german = { $letters } (German suits)
letters-spanish = { $letters } (Spanish suits)
