# Jack, queen and king on the cards, chosen in the own profile, in Hungarian.

letters-on-cards = Betűk és színek a lapokon
letters-usual = szokásos: { $letters }
letters-german = { $letters } (német színek)
letters-spanish = { $letters } (spanyol színek)
