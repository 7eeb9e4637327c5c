# Tournaments, leagues and ladders, in Polish.

contests-new = Otwórz turniej
contests-none = W tej chwili nie ma żadnego turnieju. Otwórz własny: inni dołączą przez link albo znajdą go tutaj.
contests-mine = Twoje
contests-open = Możesz dołączyć
contests-running = Trwają
contests-over = Skończone
contests-older = Starsze turnieje
contests-no-older = Starszych nie ma.
contest-kind = Rodzaj
contest-kind-swiss = system szwajcarski
contest-kind-robin = każdy z każdym
contest-kind-single = system pucharowy
contest-kind-double = do dwóch porażek
contest-kind-arena = arena
contest-kind-league = liga
contest-kind-ladder = drabinka
contest-kind-swiss-text = { $rounds ->
    [0] Kilka rund
    [one] Jedna runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
} dla wszystkich: każdy gra z tymi, którzy mają mniej więcej tyle samo punktów, i jak długo się da, nikt nie spotyka nikogo dwa razy.
contest-kind-robin-text = W grupie każdy spotyka każdego.
contest-kind-single-text = { $seats ->
    [2] Kto wygra, gra dalej, kto przegra, odpada.
   *[other] { $advance ->
        [one] Z każdego stołu dalej przechodzi jeden gracz, reszta odpada.
        [few] Z każdego stołu dalej przechodzą { $advance } osoby, reszta odpada.
        [many] Z każdego stołu dalej przechodzi { $advance } osób, reszta odpada.
       *[other] Z każdego stołu dalej przechodzi { $advance } osoby, reszta odpada.
    }
}
contest-kind-double-text = Dopiero druga porażka to koniec: kto przegra raz, gra dalej w dolnej połowie.
contest-kind-arena-text = Przez { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
} każdy gra tak często, jak chce. Po dwóch wygranych z rzędu każda następna liczy się podwójnie.
contest-kind-league-text = Gra się w dywizjach po około { $group }, sezon po sezonie; po każdym { $advance ->
    [one] jeden gracz awansuje i jeden spada
    [few] awansuje po { $advance } graczy i tylu spada
    [many] awansuje po { $advance } graczy i tylu spada
   *[other] awansuje po { $advance } gracza i tylu spada
}.
contest-kind-ladder-text = Wyzwij kogoś najwyżej o { $reach ->
    [one] jedno miejsce
    [few] { $reach } miejsca
    [many] { $reach } miejsc
   *[other] { $reach } miejsca
} wyżej: kto wygra, zajmuje to miejsce.
contest-rule-duplicate = Wszystkie stoły rundy mają to samo rozdanie i te same rzuty, więc szczęście się znosi: porównuje się ciebie z tymi na twoim miejscu. Nikt nie ogląda, zanim wszyscy skończą.
contest-rule-points = Za miejsca jest { $points }; remisy dzielą punkty.
contest-rule-finals = { $advance ->
    [one] Najlepsza osoba z każdej grupy gra w finale.
    [few] { $advance } najlepsze osoby z każdej grupy grają w finale.
    [many] { $advance } najlepszych osób z każdej grupy gra w finale.
   *[other] { $advance } najlepszej osoby z każdej grupy gra w finale.
}
contest-rule-every = { $days ->
    [one] Nowa runda zaczyna się najwcześniej co dzień.
    [few] Nowa runda zaczyna się najwcześniej co { $days } dni.
    [many] Nowa runda zaczyna się najwcześniej co { $days } dni.
   *[other] Nowa runda zaczyna się najwcześniej co { $days } dnia.
}
contest-rule-fill = Puste miejsca zajmują boty.
contest-rule-late = { $rounds ->
    [one] Dołączyć można jeszcze do końca pierwszej rundy.
    [few] Dołączyć można jeszcze, aż miną { $rounds } rundy.
    [many] Dołączyć można jeszcze, aż minie { $rounds } rund.
   *[other] Dołączyć można jeszcze, aż minie { $rounds } rundy.
}
contest-rule-level = Przy równym wyniku pierwszeństwo ma ten, kto bardziej wyprzedził innych w punktach partii, a inaczej rozstrzyga losowanie.
contest-rule-rated = Każda partia liczy się do rankingu.
contest-rule-absent = Za tego, komu skończy się czas, gra bot. Kto w ogóle nie przyjdzie, nic nie dostaje i do powrotu nie ma nowych par.
contest-players = { $players ->
    [0] jeszcze nikt
    [one] jeden gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
contest-seats = { $seats ->
    [1] samotnie przy stole
   *[other] stoły po { $seats }
}
contest-hosted = gospodarz: { $name }
contest-rated = Rankingowy
contest-rated-text = Zwykłe zasady, a każdy musi mieć konto.
contest-yours = Grasz
contest-over = Skończony
contest-too-few = Nie odbył się: za mało chętnych
contest-waits-host = gdy gospodarz da znak
contest-running = Trwa
contest-round = Runda { $round }
contest-rounds = Rundy
contest-standings = Tabela
contest-nobody = Nikt jeszcze nie dołączył.
contest-division = Dywizja { $number }
contest-rank = Miejsce
contest-player = Gracz
contest-points = Punkty
contest-you = ty
contest-gone = wycofanie
contest-is-away = pauzuje
contest-plays = gra
contest-games = { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
contest-all = { $players ->
    [one] Jeden gracz
    [few] Wszyscy ({ $players } graczy)
    [many] Wszyscy ({ $players } graczy)
   *[other] Wszyscy ({ $players } gracza)
}
contest-ties = Przy równych punktach decydują po kolei: { $ties }.
contest-tie-direct = Wśród równych
contest-tie-direct-text = partie między wszystkimi z taką samą liczbą punktów: jeden za wyprzedzenie, pół za remis.
contest-tie-opponents = Punkty przeciwników
contest-tie-opponents-text = suma punktów wszystkich, z którymi grasz. Decyduje po partiach bezpośrednich.
contest-tie-margin = Przewaga
contest-tie-margin-text = o ile punktów w partii wyprzedza się pozostałych przy stole, średnio ze wszystkich partii.
contest-order-direct = partie między nimi
contest-order-opponents = punkty przeciwników
contest-order-margin = wielkość przewagi
contest-order-lot = los
contest-mine = Twój turniej
contest-your-table = Twój stół czeka
contest-at = Runda { $round }, stół { $table }
contest-against = Grają z tobą: { $names }.
contest-to-table = Do mojego stołu
contest-join = Dołącz
contest-challenge-whom = Kogo wyzywasz?
contest-away = Bez następnej rundy
contest-back = Wracam
contest-leave = Wycofaj się
contest-leave-open = Twoje miejsce się zwalnia.
contest-leave-running = Nie dostajesz już par i nie możesz wrócić. Co już jest wygrane, zostaje w tabeli.
contest-leave-yes = Tak, wycofaj mnie
contest-invite = Inni dołączają przez ten adres:
contest-link = Adres turnieju
contest-withdrawn = Nie bierzesz już udziału
contest-you-away = Pauzujesz
contest-paused = Gospodarz zarządził przerwę
contest-you-are-in = Bierzesz udział
contest-not-begun = Jeszcze się nie zaczął
contest-you-wait = Nową parę dostaniesz, gdy skończą wszystkie stoły
contest-winner = Pierwsze miejsce: { $name }.
contest-begins = Początek: { $time }.
contest-host-begins = Zaczyna się, gdy gospodarz da znak.
contest-closes = Ostatnia partia może się zacząć: { $time }.
contest-next = Następna runda zaczyna się najwcześniej: { $time }.
contest-you-stand = Zajmujesz miejsce { $rank }.
contest-rules = Zasady słowami
contest-lots = Wszystkie losy wyciągnięto z góry
contest-lots-text = Ta liczba zobowiązuje do każdego losu. Klucz ujawnia się na koniec; kto go ma, może odtworzyć każde kojarzenie par.
contest-lots-key = Klucz:
contest-tables = Stoły
contest-table-count = { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}
contest-tables-all = { $tables ->
    [one] Stół
    [few] Wszystkie { $tables } stoły
    [many] Wszystkie stoły ({ $tables })
   *[other] Wszystkie stoły ({ $tables })
}
contest-round-before = Poprzednia runda
contest-round-behind = Następna runda
contest-forfeits = { $name } oddaje walkowerem
contest-corrected = decyzja gospodarza
contest-bye = bez partii
contest-play = Graj
contest-watch = Oglądaj
contest-replay = Powtórka
contest-sealed = trwa, utajniona
contest-finished-sealed = skończona, utajniona
contest-filler = bot
contest-bracket = Drabinka
contest-upper = Bez porażki
contest-lower = Z jedną porażką
contest-chat = Czat
contest-chat-none = Nikt jeszcze nic nie powiedział.
contest-chat-say = Powiedz coś wszystkim tutaj
contest-chat-send = Powiedz
contest-host = Dla gospodarza
contest-start = Zacznij teraz
contest-pause = Przerwa
contest-resume = Wznów
contest-finish = Zakończ …
contest-finish-text = Nie zacznie się żadna runda, a tabela zostaje, jaka jest. Trwające partie się nie liczą.
contest-finish-yes = Tak, zakończ dla wszystkich
contest-decide = Rozstrzygnij lub popraw stół
contest-which-table = Który stół
contest-place-of = Miejsce: { $name }
contest-why = Dlaczego (przeczytają wszyscy)
contest-decide-yes = Rozstrzygnij
contest-remove = Wyklucz kogoś
contest-remove-whom = Kogo
contest-remove-yes = Wyklucz
contest-title = Gra
contest-variant = Wariant
contest-variant-usual = Zwykły
contest-preset = Jak
contest-preset-evening = Wieczór
contest-preset-evening-text = Trzy rundy przy stołach po cztery osoby, uzupełniają boty. Około trzech godzin.
contest-preset-arena = Arena
contest-preset-arena-text = Dwie godziny, po dwie osoby przy stole, graj, ile chcesz.
contest-preset-cup = Puchar
contest-preset-cup-text = Po dwie osoby przy stole, kto wygra, gra dalej.
contest-preset-equal = Równe szczęście dla wszystkich
contest-preset-equal-text = Każdy stół rundy ma to samo rozdanie. Trzy rundy przy stołach po cztery osoby.
contest-preset-league = Liga
contest-preset-league-text = Dywizje po sześć osób, przez tygodnie, dzień na każdy ruch, bez końca.
contest-preset-ladder = Drabinka klubowa
contest-preset-ladder-text = Wyzywaj tego, kto stoi wyżej, kiedy tylko chcesz.
contest-name = Nazwa
contest-starts = Początek
contest-starts-text = Puste: gdy dasz znak.
contest-more = Wszystko inne
contest-seats-field = Przy każdym stole
contest-rounds-field = Rundy
contest-rounds-hint = 0: tyle, ile trzeba
contest-group-field = Gracze w grupie lub dywizji
contest-advance-field = Ilu przechodzi dalej albo awansuje i spada
contest-finals-field = Finały po grupach
contest-seasons-field = Sezony
contest-seasons-hint = 0: bez końca
contest-minutes-field = Minuty
contest-every-field = Dni między rundami
contest-every-hint = 0: gdy skończą wszystkie stoły
contest-least-field = Najmniejsza liczba graczy
contest-most-field = Największa liczba graczy
contest-late-field = Rundy, w których można jeszcze dołączyć
contest-late-hint = 0: po rozpoczęciu nikt
contest-reach-field = O ile miejsc wyżej można wyzwać
contest-clock = Czas do namysłu
contest-duplicate = Równe szanse dla wszystkich
contest-fill = Boty zajmują puste miejsca
contest-fill-text = W przeciwnym razie stół jest mniejszy albo ktoś nie ma partii.
contest-bots = Boty, które grają
contest-joins = Też gram
contest-public = Każdy może go znaleźć
contest-public-text = W przeciwnym razie tylko ten, kto ma link.
contest-open = Otwórz
contest-is-played = trwa gra
contest-no-host = Skończony: zabrakło gospodarza
contest-who = Kto gra
contest-needed = { $players ->
    [one] jeden gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, potrzeba co najmniej { $least }
contest-final = Finał
contest-calendar = Kalendarz
contest-month-before = Poprzedni miesiąc
contest-month-behind = Następny miesiąc
contest-log = Co się działo
contest-log-start = Turniej się zaczął.
contest-log-start-host = Gospodarz zaczął turniej.
contest-log-join = { $name } dochodzi później.
contest-log-leave = { $name } się wycofuje.
contest-log-leave-host = Gospodarz wyklucza gracza: { $name }.
contest-log-away = { $name } pauzuje.
contest-log-back = { $name } wraca.
contest-log-pause-host = Gospodarz zarządził przerwę.
contest-log-resume-host = Gospodarz wznowił turniej.
contest-log-result = nieobecni: { $names }.
contest-log-result-host = decyzja gospodarza: { $order }.
contest-log-correct-host = poprawka gospodarza, z { $before } na { $order }.
contest-log-finish = Turniej się skończył.
contest-log-finish-host = Gospodarz zakończył turniej.
contest-log-own = Gospodarz siedzi przy tym stole.
contest-log-why = „{ $why }”
contests-invited = Masz zaproszenie
contest-invited = zaproszenie
contest-invited-by = { $name } zaprasza cię
contest-asked = { $name } ma zaproszenie i znajdzie je na swojej liście.
error-contest-unknown = Nie ma takiego turnieju albo nie jest dla ciebie.
error-contest-rules = Te zasady do siebie nie pasują.
error-contest-full = Wszystkie miejsca są zajęte.
error-contest-too-late = Już się zaczął.
error-contest-too-few = Dołączyło za mało osób.
error-contest-joined = Już tu grasz.
error-contest-withdrawn = Kto się wycofał, nie wraca.
error-contest-no-player = Nie grasz tutaj.
error-contest-no-table = Nie ma takiego stołu.
error-contest-no-result = Ten stół nie ma jeszcze wyniku.
error-contest-result = Każdy przy stole ma miejsce, licząc od pierwszego.
error-contest-row = Teraz to nie pasuje: coś się w międzyczasie zmieniło.
error-contest-not-host = Może to zrobić tylko gospodarz.
error-contest-clock = Turniej ludzi wymaga zegara.
error-contest-starts = Ten czas już minął.
error-contest-seats = Ta gra wymaga więcej graczy przy stole.
error-contest-too-many = Gospodarzysz już w dziesięciu trwających turniejach. Najpierw któryś zakończ.
error-contest-challenge = Obie osoby muszą stać na drabince.
error-contest-challenge-far = To miejsce jest zbyt wysoko.
error-contest-challenge-busy = Jedna z osób ma najpierw inną partię.
error-contest-trf = Ten plik jest dla turniejów po dwie osoby przy stole.
contest-kind-alone = w pojedynkę, te same rozdania
contest-kind-alone-text = { $rounds ->
    [one] Jedna runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
} dla wszystkich, każdy samotnie przy własnym stole.
contest-kind-teams = drużyny
contest-kind-teams-text = { $rounds ->
    [one] Jedna runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
} dla wszystkich drużyn, każda przy własnym stole: kto siedzi razem, wygrywa lub przegrywa razem i razem zostaje. Za nieobecnych grają boty.
contest-rule-same = W rundzie wszyscy mają to samo rozdanie i te same rzuty. Wygrana partia jest przed przegraną, potem decyduje więcej punktów; kto pobije wszystkich innych, dostaje dziesięć. Nikt nie ogląda, zanim wszyscy skończą.
contest-teams = drużyny po { $seats }
contest-team-field = Gracze w drużynie
contest-join-alone = Dołącz bez drużyny
contest-join-alone-text = Kto przychodzi bez drużyny, trafia do jednej z innymi takimi. Albo dołącz do drużyny z listy.
contest-join-team = Dołącz do nich
contest-join-team-of = Dołącz do drużyny: { $names }
contest-won = wygrana
contest-lost = przegrana
contest-in-game = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
contest-winners = Pierwsze miejsce: { $name }.
contest-tie-total = We wszystkich partiach
contest-tie-total-text = suma punktów ze wszystkich partii.
contest-order-total = punkty ze wszystkich partii
contest-preset-teams = Drużyny
contest-preset-teams-text = Dwie rundy. Wszystkie drużyny grają te same rozdania, wygrywa najlepszy wynik.
contest-preset-alone = W pojedynkę, te same rozdania
contest-preset-alone-text = Trzy rundy, każdy samotnie: kto zrobi najwięcej z tych samych rozdań?
error-contest-team = Ta drużyna nie przyjmuje już nikogo.
error-contest-teams = Gdzie wszyscy wygrywają razem, porównuje się drużyny i nikogo więcej.
contest-team = Drużyna
contest-you-wait-arena = Zagrasz, gdy tylko ktoś inny będzie wolny
contest-you-are-free = Nie masz teraz partii
contest-away-now = Na razie bez partii
contests-all = { $count ->
    [one] Pokaż
    [few] Pokaż wszystkie { $count }
    [many] Pokaż wszystkie { $count }
   *[other] Pokaż wszystkie { $count }
}
contest-group = Grupa { $number }
error-contest-over = Turniej się skończył.
error-table-open = Każdy może już patrzeć.
