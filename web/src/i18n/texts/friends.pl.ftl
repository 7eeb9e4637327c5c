friends-title = Przyjaciele
friends-account = Przyjaciele wymagają konta, żeby jutro znów cię znaleźli.
friends-mine = Twoi przyjaciele
friends-none = Nie ma tu jeszcze przyjaciół. Zaproś kogoś po imieniu albo na stronie osoby, z którą zdarzyło ci się grać.
friends-ask-me = Chcą się z tobą zaprzyjaźnić
friends-asked = Twoje zaproszenia
friends-find = Znajdź kogoś
friends-name = Nazwa konta
friends-ask = Zaproś do przyjaciół
friends-are-now = { $name } i ty jesteście przyjaciółmi.
friends-were-asked = Zaproszenie wysłane: { $name }.
friends-accept = Przyjmij
friends-remove-friend = Usuń
friends-remove-asks = Odmów
friends-remove-asked = Wycofaj
friends-watch = Oglądaj
friends-here = Teraz tutaj.
friends-away = { $days ->
    [0] Ostatnio w ciągu doby.
    [one] Ostatnio wczoraj.
    [few] Ostatnio { $days } dni temu.
    [many] Ostatnio { $days } dni temu.
   *[other] Ostatnio { $days } dnia temu.
}
friends-plays = Gra: { $title }.
opponents = Ostatni przeciwnicy
opponents-none = Nie masz jeszcze skończonej partii z kimś innym.
opponents-last = { $count ->
    [one] { $title }, { $day }
    [few] { $title }, { $day }; wspólne wśród twoich ostatnich partii: { $count }
    [many] { $title }, { $day }; wspólne wśród twoich ostatnich partii: { $count }
   *[other] { $title }, { $day }; wspólne wśród twoich ostatnich partii: { $count }
}
person-friend = Jesteście przyjaciółmi.
person-asked = Zaproszenie do przyjaciół jest wysłane.
person-is-block = Ta osoba jest zablokowana: nie spotykacie się przy stołach i nie słyszycie się nawzajem.
person-is-mute = Nie słyszysz, co ta osoba tu mówi.
person-block-text = Blokada: nikt z was nie siada do stołów drugiej osoby, nie zaprasza jej i nie trafia z nią do pary; nikt nie czyta słów drugiej osoby i nie jesteście już przyjaciółmi. Wyciszenie: tylko ty nie czytasz jej słów. O żadnym z tych kroków się nie dowie.
person-recent-none = Nie ma jeszcze partii do pokazania.
between-title = Ty i { $name }
between-game = Gra
between-won = Wygrane
between-lost = Przegrane
between-drawn = Remisy
between-games = { $count ->
    [one] jedna partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}{ $together ->
    [0] {""}
    [one] , w tym jedna wspólnie
    [few] , w tym { $together } wspólnie
    [many] , w tym { $together } wspólnie
   *[other] , w tym { $together } wspólnie
}
error-friends-too-many-wishes = Na odpowiedź tej osoby czeka już tyle zaproszeń, że nikt więcej nie może jej teraz zaprosić.
games-title = Partie
games-which = Która gra?
games-all = Wszystkie gry
games-newer = Nowsze
games-older = Starsze
games-place = Miejsce { $place }
games-won = Wygrana
games-over = Koniec
games-accuracy = Celność { $share }
games-accuracy-text = Celność mówi, jak dobre były decyzje przeanalizowanych partii: 100, gdy decyzja nic nie kosztuje, 64, gdy kosztuje dziesiątą część wygranej, 9, gdy pół wygranej; to średnia ze wszystkich.
