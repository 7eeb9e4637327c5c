rankings-text = Te punkty zmieniają się przy stołach rankingowych. Każdy zaczyna od 1000 i rośnie, w miarę jak serwer go poznaje. Boty mają swoje na stałe: zmierzono je względem siebie.
rankings-which = Gra i gracze
rankings-one = { $title }, { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } gracza
}
rankings-none = Nikt nie skończył tu jeszcze partii rankingowej.
rankings-place = Miejsce
rankings-name = Gracz
rankings-points = Punkty
rankings-games = Partie
rankings-wins = Wygrane
rankings-bot = Bot
rankings-few = ≈ Ten bot ma za sobą dotąd mało partii pomiarowych.
rankings-before = Pokaż wcześniejszych
rankings-behind = Pokaż następnych
person-guest = Gość. Kto ma konto, może grać na punkty.
person-unrated = Jeszcze bez partii rankingowych.
person-stands = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, miejsce { $place }: { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, wygrane: { $wins }.
person-chart =
    { $count ->
        [one] { $title }: punkty po jednej partii, od { $from } do { $to }.
        [few] { $title }: punkty po { $count } partiach, od { $from } do { $to }.
        [many] { $title }: punkty po { $count } partiach, od { $from } do { $to }.
       *[other] { $title }: punkty po { $count } partii, od { $from } do { $to }.
    }
person-day = Dzień
