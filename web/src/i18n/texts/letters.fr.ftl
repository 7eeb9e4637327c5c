# Jack, queen and king on the cards, chosen in the own profile.

letters-on-cards = Lettres et enseignes des cartes
letters-usual = habituelles : { $letters }
letters-german = { $letters } (enseignes allemandes)
letters-spanish = { $letters } (enseignes espagnoles)
