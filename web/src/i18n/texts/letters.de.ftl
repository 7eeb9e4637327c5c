# Jack, queen and king on the cards, chosen in the own profile.

letters-on-cards = Buchstaben und Farben der Karten
letters-usual = üblich: { $letters }
letters-german = { $letters } (deutsche Farben)
letters-spanish = { $letters } (spanische Farben)
