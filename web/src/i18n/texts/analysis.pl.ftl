replay-parts = Części powtórki
replay-part-board = Plansza
replay-part-log = Przebieg
replay-part-told = Analiza

analysis-title = Analiza partii
analysis-what = Silny bot przechodzi przez każdą decyzję tej partii: kto kiedy jak stał, gdzie się odwróciła i co sam zrobiłby inaczej.
analysis-begin = Przeanalizuj tę partię
analysis-waiting = { $count ->
    [0] Jest następna w kolejce.
    [one] Najpierw { $count } inna partia.
    [few] Najpierw { $count } inne partie.
    [many] Najpierw { $count } innych partii.
   *[other] Najpierw { $count } innej partii.
}
analysis-running = Ocenione: { $done } z { $of ->
    [one] { $of } decyzji
    [few] { $of } decyzji
    [many] { $of } decyzji
   *[other] { $of } decyzji
}. Możesz w tym czasie opuścić tę stronę.
analysis-failed = Nie udało się. Spróbuj ponownie.
analysis-chart = Szanse na wygraną w ciągu partii; liczby są w tabeli poniżej
analysis-point = Punkt zwrotny { $number }, krok { $step }
analysis-step = Krok
analysis-here = W tym kroku
analysis-no-choice = Nie było z czego wybierać.
analysis-agrees = { $name }: { $done }. { $judge } robi tak samo.
analysis-difference = Różnica
analysis-lost = szansa na wygraną { $lost }%
analysis-unclear = tak mała, że może to być przypadek
analysis-loss-back = Poprzednia strata
analysis-loss-next = Następna strata
analysis-points-title = Punkty zwrotne
analysis-no-points = Ta partia nie miała wielkiego punktu zwrotnego.
analysis-turned = Kroki od { $step } do { $until }: szansa gracza { $name } zmienia się z { $before } na { $after }.
analysis-sums = Wszystkie decyzje razem
analysis-choices = Decyzje
analysis-as-judge = Jak bot
analysis-all-lost = Utracone szanse
analysis-note = { $judge } patrzy na każdą decyzję przez { $simulations ->
    [one] { $simulations } symulację
    [few] { $simulations } symulacje
    [many] { $simulations } symulacji
   *[other] { $simulations } symulacji
}, a na to, co zagrano, tak samo często jak na własny wybór. Zna tylko to, co mogło widzieć miejsce na ruchu, więc nikt nie odpowiada za ukryte karty. To, co do następnej kolejki tego miejsca zrobią kości, karty i pozostali, należy do punktu zwrotnego.
analysis-whose = Czyja kolej
analysis-own-chance = Własna szansa na wygraną
analysis-end = Koniec
analysis-line = Runda mogłaby potoczyć się tak:
analysis-accuracy = Celność
analysis-accuracy-text = Celność, od 0 do 100: decyzja, która nie zmniejsza szansy na wygraną, liczy się za 100, taka za dziesiątą część wygranej za 64, za pół wygranej za 9, a to, co może być przypadkiem, nic nie kosztuje. To średnia ze wszystkich decyzji.
