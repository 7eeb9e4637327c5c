# Jack, queen and king on the cards, chosen in the own profile, in Polish.

letters-on-cards = Litery i kolory na kartach
letters-usual = zwykłe: { $letters }
letters-german = { $letters } (kolory niemieckie)
letters-spanish = { $letters } (kolory hiszpańskie)
