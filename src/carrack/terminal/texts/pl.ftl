# What the terminal says beside the game, in Polish. The game itself speaks through carrack.texts.

## Seats

name-you = Ty
name-person = Gracz

## The table

table-acting = ma ruch
table-own-rules = zasady domowe

## The prompt

prompt = Twój wybór (? to pomoc):
prompt-only = Enter: dalej (? to pomoc):
prompt-only-undo = Enter: dalej, undo: cofnij (? to pomoc):
prompt-number = Nie ma możliwości { $line }; numery idą od 1 do { $count }.
prompt-nothing = Nic nie wybrano.
prompt-quit = Koniec
curtain = Teraz decyduje { $name }. Naciśnij Enter, gdy patrzy tylko { $name }.
undo-impossible = Niczego nie można cofnąć: inni już to widzieli albo coś zostało odkryte.
hint-figures = { $chance }% szans na wygraną
hint-no-choice = Nie ma z czego wybierać.
news-more = { $count ->
    [one] ({ $count } wcześniejszy wiersz: wpisz log)
    [few] ({ $count } wcześniejsze wiersze: wpisz log)
    [many] ({ $count } wcześniejszych wierszy: wpisz log)
   *[other] ({ $count } wcześniejszego wiersza: wpisz log)
}
log-undo = { $name } cofa się o krok
log-undo-you = Cofasz się o krok
quit-kept = Partia jest zachowana w { $path }
    Dalszy ciąg:  carrack resume { $file }
end-kept = Zapis jest zachowany w { $path }
    Oglądanie:  carrack replay { $file }
campaign-kept = Kampania jest zachowana w { $path }
    Następny rozdział:  carrack play { $title } --campaign { $file }
campaign-over = Kampania jest skończona; jest zachowana w { $path }
campaign-may-add = Dołączyć może: { $label } (--add { $name })

## Simulations

simulate-playing = Trwa gra
simulate-left = zostało
simulate-title = { $games ->
    [one] { $title }: { $games } partia
    [few] { $title }: { $games } partie
    [many] { $title }: { $games } partii
   *[other] { $title }: { $games } partii
}
simulate-player = Gracz
simulate-wins = Wygrane
simulate-share = Odsetek wygranych
simulate-place = Średnie miejsce
simulate-score = Średni wynik
simulate-team = Wygrane z automą: { $wins } z { $games }, { $share }
simulate-automa = Średni wynik automy: { $mean }
simulate-decisions = Decyzje w partii: { $mean }
simulate-turns = Tury w partii: { $mean }
simulate-interval = W nawiasach: przedziały ufności 95%.
export-written = { $decisions ->
    [one] Jedna decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
} z { $games ->
    [one] jednej partii
    [few] { $games } partii
    [many] { $games } partii
   *[other] { $games } partii
}: { $files }
stopped = Przerwane.

## Tournaments of bots

tournament-round = Runda { $number }
tournament-title = { $title }, { $kind }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
tournament-swiss = system szwajcarski
tournament-robin = każdy z każdym
tournament-single = system pucharowy
tournament-double = do dwóch porażek
tournament-arena = arena
tournament-league = liga
tournament-ladder = drabinka
tournament-alone = w pojedynkę, te same rozdania
tournament-teams = drużyny
tournament-points = Punkty
tournament-direct = Bezpośrednio
tournament-opponents = Przeciwnicy
tournament-margin = Przewaga
tournament-total = We wszystkich partiach
tournament-more = { $players ->
    [one] i jeszcze jeden; wszystkich podaje --write
    [few] i jeszcze { $players }; wszystkich podaje --write
    [many] i jeszcze { $players }; wszystkich podaje --write
   *[other] i jeszcze { $players }; wszystkich podaje --write
}

## The ladder of bots

ladder-title = { $title }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}
ladder-standing = { $claim }: { $rate } po { $games ->
    [one] { $games } partii
    [few] { $games } partiach
    [many] { $games } partiach
   *[other] { $games } partii
}
ladder-claim = Twierdzenie
ladder-seats = Miejsca
ladder-games = Partie
ladder-found = Wynik
ladder-at-least = Co najmniej
ladder-budget = Nakład
ladder-reached = Osiągnięte
ladder-yes = tak
ladder-no = nie

## A game looked at again

analyze-judging = Ocena decyzji
analyze-title = { $title }, każdą decyzję ocenia { $level } ({ $simulations ->
    [one] { $simulations } symulacja
    [few] { $simulations } symulacje
    [many] { $simulations } symulacji
   *[other] { $simulations } symulacji
})
analyze-step = Krok
analyze-chance = Szansa
analyze-player = Gracz
analyze-done = Zagrane
analyze-better = Sędzia
analyze-lost = Strata
analyze-points = Utracone punkty
analyze-same = to samo
analyze-turning-points = Punkty zwrotne
analyze-turned = Kroki od { $row } do { $until }: szansa gracza { $name } zmienia się z { $before } na { $after }; własne decyzje kosztują { $lost }.
analyze-sum = { $name }: { $agreed } z { $choices ->
    [one] { $choices } decyzji
    [few] { $choices } decyzji
    [many] { $choices } decyzji
   *[other] { $choices } decyzji
} jak sędzia, na pozostałych strata { $lost }; celność { $accuracy }
analyze-lines = Co zrobiłby sędzia i jak mogłaby potoczyć się runda
analyze-line = Krok { $row }, { $name }: { $line }
analyze-note = Szanse na wygraną to te, które miejsce na ruchu mogło znać przed decyzją. Strata w nawiasach może być przypadkiem. Celność: decyzja, która nic nie kosztuje, jest warta 100, taka za dziesiątą część wygranej 64, za pół wygranej 9; średnia ze wszystkich.

## Replays

replay-title = { $title } · { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
} · { $luck } · { $started }
replay-undo = { $name } cofa do kroku { $row }
replay-checked = { $rows ->
    [one] { $rows } krok, wszystkie odciski się zgadzają
    [few] { $rows } kroki, wszystkie odciski się zgadzają
    [many] { $rows } kroków, wszystkie odciski się zgadzają
   *[other] { $rows } kroku, wszystkie odciski się zgadzają
}
replay-open = Partia jeszcze się nie skończyła.
replay-torn = Ostatni wiersz był urwany i został pominięty.
replay-step = Krok { $row }
replay-luck-seed = ziarno { $seed }
replay-luck-keyed = zobowiązanie { $commitment }…

## Fair play

verify-fair = Uczciwie: los tej partii był ustalony, zanim się zaczęła.
verify-commitment = Zobowiązanie: { $commitment }
verify-told = To jest zobowiązanie, które ci podano.
verify-compare = Porównaj je z tym, które pokazano na początku partii (--commitment).
verify-removed = { $names ->
    [one] Od tego czasu usunięto { $names } imię; pozostałe są sprawdzone.
    [few] Od tego czasu usunięto { $names } imiona; pozostałe są sprawdzone.
    [many] Od tego czasu usunięto { $names } imion; pozostałe są sprawdzone.
   *[other] Od tego czasu usunięto { $names } imienia; pozostałe są sprawdzone.
}
verify-none = Ten zapis nie ma zobowiązania: jego los pochodzi z ziarna. Da się go odtworzyć, ale nikt nie wykaże, że ziarno wybrano przed partią.

## Lists

games-title = Gra
games-seats = Miejsca
games-variants = Warianty
games-modifiers = Zasady domowe
games-options = Opcje
bench-compiled = skompilowane, decyzje/s
bench-pure = czyste, decyzje/s
bench-ratio = skompilowane : czyste
bench-games = partie/s (skompilowane / czyste)
bench-clone = kopia, ns
bench-bytes = stan, bajty

## Checking printed figures

check-clean = { $folder }: bez zastrzeżeń
check-finding-error = błąd
check-finding-warning = ostrzeżenie
check-errors = { $count ->
    [one] { $count } błąd: z tymi liczbami nie da się grać
    [few] { $count } błędy: z tymi liczbami nie da się grać
    [many] { $count } błędów: z tymi liczbami nie da się grać
   *[other] { $count } błędu: z tymi liczbami nie da się grać
}
check-warnings = { $count ->
    [one] { $count } ostrzeżenie: da się grać
    [few] { $count } ostrzeżenia: da się grać
    [many] { $count } ostrzeżeń: da się grać
   *[other] { $count } ostrzeżenia: da się grać
}

## Notices

told-pure = Podczas instalacji Carracka nie znaleziono kompilatora C: działa jako zwykły Python, wolniej, ale tak samo. (Ta wiadomość pojawia się raz.)

## Errors of the terminal, by code

error-seats-player = Miejsce nie może być { $asked }; dozwolone: { $known }.
error-option-form = Opcję zapisuje się nazwa=wartość, a nie { $asked }.
error-language-unknown = Nie ma języka { $asked }; języki to { $known }.
error-folder-unwritable = Folderu { $folder } nie da się użyć: { $why }; inny podaje CARRACK_HOME.
error-file-unwritable = Nie da się zapisać { $path }: { $why }
error-file-system = System odmawia: { $detail }
error-resume-over = Partia w { $path } jest skończona; można ją obejrzeć: carrack replay { $path }
error-resume-nothing = Żadna partia w { $folder } nie czeka na dalszy ciąg; nową zaczyna: carrack play GRA
error-simulate-games = --games musi wynosić co najmniej 1, a nie { $asked }.
error-simulate-jobs = --jobs musi wynosić od 1 do { $most }, a nie { $asked }.
error-ladder-minutes = --minutes musi być większe od 0, a nie { $asked }.
error-ladder-page = Nie da się zmienić { $path } albo brakuje tam znacznika: { $why }
error-contest-rules = Te zasady turnieju do siebie nie pasują: { $detail }
error-tournament-file = Tabelę zapisuje się jako .csv albo .trf, nie jako { $asked }.
error-tournament-trf = Plik TRF opowiada o turniejach z dwiema osobami przy stole.
error-analysis-nothing = W tej partii nikt nie miał wyboru.
error-bench-pure = Nie udało się zmierzyć wersji czystej: { $why }
error-campaign-unreadable = { $path } nie da się odczytać jako kampanii: { $why ->
    [too_large] jest za duży
    [not_json] to nie JSON
    [no_campaign] nie ma w nim kampanii tej gry
    [no_archive] nie ma w nim archiwum
   *[other] { $why }
}
error-campaign-unwritable = Nie da się zapisać { $path }: { $why }
error-campaign-none = Ta gra nie ma kampanii: { $detail }
error-campaign-options = Plik kampanii idzie w parze ze scenariuszem campaign i ma własne archiwum.
error-campaign-over = Kampania w { $path } jest skończona.
error-campaign-seats = Liczba kapitanów w kampanii { $path }: { $most }, a nie { $asked }.
error-campaign-gone_on = Kampania w { $path } poszła tymczasem dalej; ta partia do niej nie należy.
error-campaign-addition = { $asked } nie może teraz dołączyć do kampanii; może: { $known }.

## A title without words of its own

plain-yes = tak
plain-no = nie
plain-price = koszt: { $what }
plain-gain = zysk: { $what }
plain-unknown = „{ $line }” nic tu nie znaczy. Wpisz numer albo nazwę z listy, albo ?, by uzyskać pomoc.
plain-unknown-subject = O „{ $what }” nie ma nic do powiedzenia; numer pyta o daną możliwość.
plain-help =
    Co można wpisać
      2             możliwość o tym numerze
      hold          możliwość o tej nazwie albo początek nazwy
      ? 2  ? hold   o możliwości albo dlaczego teraz się nie da
      hint          najlepsze akcje i dlaczego
      undo          cofnij ostatni krok, dopóki nic nie zostało odkryte
      log           wszystko, co się wydarzyło
      rules         zasady gry, jeśli ta gra je podaje
      table         jeszcze raz stół
      quit          koniec; partia zostaje zachowana
