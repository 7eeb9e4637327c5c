result-board = Zobacz planszę
result-skip = Policz od razu
result-you = ty
seat-bot-kind = bot
result-you-won-by = Wygrywasz o { $by }
result-won-by = { $name } wygrywa o { $by }
result-level = Remis przy { $points }: rozstrzygnęła zasada dla remisów.
result-together = { $won ->
    [true] { $you ->
        [true] Wygrywacie razem!
       *[other] Wygrali razem
    }
   *[other] { $you ->
        [true] Przegrywacie razem
       *[other] Przegrali razem
    }
}
result-alone = { $won ->
    [true] { $you ->
        [true] Wygrywasz!
       *[other] { $name } wygrywa
    }
   *[other] { $you ->
        [true] Przegrywasz
       *[other] { $name } przegrywa
    }
}
result-turning = Punkt zwrotny, runda { $round }
result-turning-chance = Szansa gracza { $name } zmieniła się z { $before } na { $after }%.
result-turning-passed = { $name } wyprzedza tu rywala ({ $rival }): o { $by } więcej w jednej rundzie.
result-turning-ahead = { $name } zostawia tu w tyle rywala ({ $rival }): o { $by } więcej w jednej rundzie.
result-best = Najlepszy ruch, runda { $round }
result-most = { $you ->
    [yes] Twój największy zysk naraz, runda { $round }
   *[no] Największy zysk naraz ({ $name }), runda { $round }
}
result-replay-here = Odtwórz odtąd
result-best-plain = Najlepszy ruch
result-ask = Znajdź najlepszy ruch
result-ask-waiting = Najpierw inne partie; zacznie się samo.
result-asking = Bot ogląda partię: { $done } z { $of ->
    [one] { $of } decyzji.
    [few] { $of } decyzji.
    [many] { $of } decyzji.
   *[other] { $of } decyzji.
}
result-ask-failed = Nie udało się. Spróbuj ponownie.
result-ask-none = Bot obejrzał partię i nie znalazł ruchu, który by się wyróżniał.
next-time-title = Trzy rzeczy na następny raz
next-time-none = Nic, co bot wyraźnie zrobiłby inaczej.
next-time-try = { $best } zamiast: { $done } ({ $lost }%).
next-time-look = Zobacz, runda { $round }
next-time-who = Czyja partia
