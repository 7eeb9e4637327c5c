# What the server itself says to people whose page is closed, in Polish. $title is the game's name.

push-heading = Twoja kolej: { $title }
push-text = Stół „{ $name }” czeka na ciebie.
push-heading-round = Runda { $round }: twój stół czeka
push-heading-invitation = { $name } zaprasza cię
push-text-invitation = „{ $name }”: turniej gry { $title }

mail-subject = Twoja kolej: { $title }
mail-text =
    Twoja kolej w partii gry { $title }:

    { $url }

    Dostajesz tę wiadomość, bo w profilu z twoim adresem włączono powiadomienia pocztą;
    można je tam w każdej chwili wyłączyć.
mail-subject-round = Runda { $round }: twój stół czeka ({ $title })
mail-text-round =
    Zaczęła się runda { $round } twojego turnieju, a twój stół gry { $title } czeka:

    { $url }

    Dostajesz tę wiadomość, bo w profilu z twoim adresem włączono powiadomienia pocztą;
    można je tam w każdej chwili wyłączyć.
mail-subject-invitation = Masz zaproszenie na turniej gry { $title }
mail-text-invitation =
    Ktoś zaprasza cię na turniej gry { $title }:

    { $url }

    Dostajesz tę wiadomość, bo w profilu z twoim adresem włączono powiadomienia pocztą;
    można je tam w każdej chwili wyłączyć.
letter-mail-subject = Potwierdź ten adres
letter-mail-text =
    Ktoś, zapewne ty, podał ten adres na serwerze Carracka.

    Jeśli to ty, otwórz w ciągu dwóch dni ten odnośnik:
    { $url }

    W przeciwnym razie nie rób nic: niczego więcej tu nie wyślemy.
letter-password-subject = Nowe hasło
letter-password-text =
    Ktoś, zapewne ty, nie pamięta hasła do konta z tym adresem.

    Nowe można wybrać tutaj, w ciągu dwóch godzin:
    { $url }

    W przeciwnym razie nie rób nic: stare hasło pozostaje.

push-heading-many = { $count ->
    [one] { $count } stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
    [many] { $count } stołów czeka na ciebie
   *[other] { $count } stołu czeka na ciebie
}
mail-subject-many = { $count ->
    [one] { $count } stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
    [many] { $count } stołów czeka na ciebie
   *[other] { $count } stołu czeka na ciebie
}
mail-text-many =
    Twoja kolej przy tych stołach:

    { $tables }

    Dostajesz tę wiadomość, bo w profilu z twoim adresem włączono powiadomienia pocztą;
    można je tam w każdej chwili wyłączyć.

test-heading = Działa
test-text = Odezwiemy się, gdy przyjdzie twoja kolej.

## The log of a table, beside what the title itself tells. `.you` speaks to whoever did it.

log-start = Partia się zaczyna
log-reveal = Wszystkie stoły z tym rozdaniem skończyły: każdy może zobaczyć karty
log-rematch = { $name } otwiera rewanż
    .you = Otwierasz rewanż
log-host = Gospodarzem stołu jest teraz { $name }
    .you = Odtąd ty gospodarzysz przy tym stole
log-room = { $name } zmienia stół
    .you = Zmieniasz stół
log-seat-person = { $name } siada do stołu
    .you = Siadasz do stołu
log-seat-moved = { $name } przesiada się na miejsce { $seat }
    .you = Przesiadasz się na miejsce { $seat }
log-seat-bot = { $name } (bot) zajmuje miejsce { $seat }
log-seat-open = Miejsce { $seat } jest wolne
log-seat-away = { $name } odchodzi; gra dalej bot
    .you = Nie ma cię; gra za ciebie bot
log-seat-back = { $name } wraca
    .you = Wracasz
log-seat-resigned = { $name } się poddaje; gra dalej bot
    .you = Poddajesz się; gra dalej bot
log-seat-wanted = Miejsce { $seat } czeka na nowego gracza
log-seat-program = Odtąd gra program: { $name }
    .you = Odtąd gra za ciebie program
log-undo =
    { $steps ->
        [one] { $name } cofa jeden krok
        [few] { $name } cofa { $steps } kroki
        [many] { $name } cofa { $steps } kroków
       *[other] { $name } cofa { $steps } kroku
    }
    .you =
    { $steps ->
        [one] Cofasz jeden krok
        [few] Cofasz { $steps } kroki
        [many] Cofasz { $steps } kroków
       *[other] Cofasz { $steps } kroku
    }
log-undo-agreed =
    { $steps ->
        [one] Za zgodą wszystkich ostatni krok zostaje cofnięty
        [few] Za zgodą wszystkich ostatnie { $steps } kroki zostają cofnięte
        [many] Za zgodą wszystkich ostatnich { $steps } kroków zostaje cofniętych
       *[other] Za zgodą wszystkich cofnięte kroki: { $steps }
    }
log-offer-undo =
    { $steps ->
        [one] { $name } prosi o cofnięcie ostatniego kroku
        [few] { $name } prosi o cofnięcie ostatnich { $steps } kroków
        [many] { $name } prosi o cofnięcie ostatnich { $steps } kroków
       *[other] { $name } prosi o cofnięcie ostatnich { $steps } kroku
    }
    .you =
    { $steps ->
        [one] Prosisz o cofnięcie ostatniego kroku
        [few] Prosisz o cofnięcie ostatnich { $steps } kroków
        [many] Prosisz o cofnięcie ostatnich { $steps } kroków
       *[other] Prosisz o cofnięcie ostatnich { $steps } kroku
    }
log-offer-end = { $name } proponuje zakończyć partię
    .you = Proponujesz zakończyć partię
log-offer-pause =
    { $days ->
        [0] { $name } prosi o zakończenie przerwy
        [one] { $name } prosi o dzień przerwy
        [few] { $name } prosi o { $days } dni przerwy
        [many] { $name } prosi o { $days } dni przerwy
       *[other] { $name } prosi o { $days } dnia przerwy
    }
    .you =
    { $days ->
        [0] Prosisz o zakończenie przerwy
        [one] Prosisz o dzień przerwy
        [few] Prosisz o { $days } dni przerwy
        [many] Prosisz o { $days } dni przerwy
       *[other] Prosisz o { $days } dnia przerwy
    }
log-rest = Zegary biegną tak, jak ustalono
log-rest-seat = Zegar gracza { $name } uwzględnia jego dni wolne
    .you = Twój zegar uwzględnia twoje dni wolne
log-answer-yes = { $name } się zgadza
    .you = Zgadzasz się
log-answer-no = { $name } się nie zgadza
    .you = Nie zgadzasz się
log-end-agreed = Partia kończy się za zgodą wszystkich
log-end-resigned = { $name } się poddaje: partia skończona
    .you = Poddajesz się: partia skończona
log-end-empty = Stół zostaje zamknięty: nikogo już przy nim nie ma
log-end-forgotten = Partia skończona: od trzech miesięcy nikt nie wykonał ruchu
log-end-too_long = Partia skończona: jest zbyt długa, by grać dalej
log-end-host = Gospodarz zamyka stół
log-end-ended = Partia skończona
log-end-ended-why = Partia skończona: { $reason }
log-end-closed = Stół został zamknięty
log-end-closed-why = Stół został zamknięty: { $reason }

## What a link shows before it is opened.

preview-open = { $name } zaprasza: { $title }
preview-won = Zwycięstwo w { $title }: { $names }
preview-title = { $title } z przyjaciółmi albo botami
preview-all = Gry o handlu i kartach, w przeglądarce: z przyjaciółmi lub botami, na żywo albo przez wiele dni.
preview-free = Wolne miejsce

## House rules, each with what was chosen.

rule-chosen = { $rule }: { $value }
rule-yes = tak
rule-no = nie
rule-none = brak
