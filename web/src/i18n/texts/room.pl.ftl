# Who is here, who is ready, and who looks on, in Polish.
room-ready = Można zaczynać
room-not-ready = Jeszcze nie
room-is-ready = gotowe
room-edit = Zmień stół
room-edit-short = Zmień
room-leave = Poproś o odejście
room-bot = Bot
room-edit-save = Zapisz
room-changed = Gospodarz zmienił stół.
room-moved = Siedzisz teraz na miejscu { $number }.
room-edit-seats = Przy mniejszej liczbie miejsc ktoś musi najpierw odejść.
error-seat-too-few = Siedzi tu więcej osób, niż byłoby miejsc. Najpierw poproś kogoś o odejście.
room-pairing = Szukamy ludzi
room-pairing-text = Bot trzyma każde miejsce, aż ktoś przyjdzie. Gdy wszyscy są, partia zaczyna się sama.
room-pairing-start = Start, z botami na wolnych miejscach
room-pairing-stop = Nie szukaj dalej
room-waits = Jeszcze niegotowi: { $names }
presence-here = jest
presence-away = poza stroną
presence-gone = nie ma
watching-names = { $count ->
    [one] Ogląda jedna osoba ({ $names })
    [few] Oglądają { $count } osoby ({ $names })
    [many] Ogląda { $count } osób ({ $names })
   *[other] Ogląda { $count } osoby ({ $names })
}
chat-looks-on = ogląda
chat-looks-on-text = Ci, którzy grają, przeczytają to po partii.
error-table-paired = Ten stół powstał dla szukających takiej partii; jego miejsca się nie zmieniają.
watching-count = { $count ->
    [0] Nikt nie ogląda
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}
room-bot-keeps = aż ktoś przyjdzie
room-unrated = bez rankingu
room-host = gospodarz

# The menu of a table: offers, giving up, reporting a mistake

bug-title = Coś tu nie gra
bug-text = Co się stało, a co miało się stać?
bug-goes-along = Dołączamy stół, tak jak go widzisz, twoją przeglądarkę i wersję.
bug-goes-along-seat = Dołączamy stół, tak jak go widzisz, z twoimi kartami, twoją przeglądarkę i wersję. Kart pozostałych nikt nie zobaczy przed końcem partii.
bug-send = Wyślij
bug-sent = Dziękujemy. Przeczyta to osoba, która prowadzi ten serwer.
error-bug-text = Opisz to najwyżej w 4000 znakach.
error-bug-too-many = Najpierw ktoś obejrzy twoje wcześniejsze zgłoszenia.
resign-text-plays = Twoje miejsce do końca przejmie bot. Tego nie można cofnąć.
resign-text-plays-rated = Twoje miejsce do końca przejmie bot, a ranking stawia cię za wszystkimi, którzy grają dalej. Tego nie można cofnąć.
resign-text-plays-contest = Twoje miejsce do końca przejmie bot, a turniej stawia cię za wszystkimi, którzy grają dalej. Tego nie można cofnąć.
resign-text-wins = Wtedy wygrywa drugi gracz i partia jest skończona. Tego nie można cofnąć.
resign-text-wins-rated = Wtedy wygrywa drugi gracz: partia jest skończona, a ranking liczy ci ją jako przegraną. Tego nie można cofnąć.
resign-text-ends = Dalej grałyby same boty, więc partia kończy się tu bez wyniku. Tego nie można cofnąć.
resign-text-ends-rated = Dalej grałyby same boty: partia jest skończona, a ranking stawia cię za wszystkimi, którzy się nie poddali. Tego nie można cofnąć.
resign-text-ends-contest = Dalej grałyby same boty: partia jest skończona, a turniej stawia cię za wszystkimi, którzy się nie poddali. Tego nie można cofnąć.
resign-yes = Poddaj się
offer-undo = { $name } chce cofnąć { $steps ->
    [one] krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}.
offer-undo-move = { $name } chce cofnąć „{ $move }”{ $more ->
    [0] .
   *[other] { " " }i wszystko, co było potem.
}
offer-undo-agreed = Wszyscy się zgadzają: twój ruch jest cofnięty.
offer-undo-refused = { $name } nie zgadza się na cofnięcie.
offer-undo-gone = Gra poszła dalej, zanim wszyscy odpowiedzieli.
offer-end-agreed = Wszyscy się zgadzają: koniec partii.
offer-end-refused = { $name } chce grać dalej.
offer-end-gone = Gra poszła dalej, zanim wszyscy odpowiedzieli.
offer-again-soon = Ponownie możesz zapytać za pół minuty.
offer-again = Ponownie możesz zapytać za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}.
offer-end = { $name } proponuje skończyć teraz partię.
offer-pause = { $days ->
    [0] { $name } chce zakończyć przerwę.
    [one] { $name } prosi o dzień przerwy.
    [few] { $name } prosi o { $days } dni przerwy.
    [many] { $name } prosi o { $days } dni przerwy.
   *[other] { $name } prosi o { $days } dnia przerwy.
}
offer-pause-agreed = Wszyscy zgadzają się w sprawie przerwy.
offer-pause-refused = { $name } woli grać dalej bez przerwy.
offer-pause-gone = Gra poszła dalej, zanim wszyscy odpowiedzieli.
offer-agree = Zgoda
offer-refuse = Odmów
offer-withdraw = Wycofaj
offer-waits = Czekamy na pozostałych
