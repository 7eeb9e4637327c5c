# The lobby in Polish: people who look for people, and tables that miss somebody.
pair-title = Zagraj z ludźmi
pair-text = Bot trzyma każde miejsce, aż ktoś przyjdzie.
pair-game = Gra
pair-seats = Miejsca
pair-clock = Zegar
pair-any = Dowolne
pair-quick = 10 min
pair-calm = 25 min
pair-days = 2 dni
pair-none = Bez
pair-find = Szukaj ludzi
pair-looking = { $count ->
    [0] Nikt teraz nie szuka; inni widzą, że szukasz.
    [one] Szuka teraz jedna osoba.
    [few] Szukają teraz { $count } osoby.
    [many] Szuka teraz { $count } osób.
   *[other] Szuka teraz { $count } osoby.
}
lobby-fit = { $shown } z { $count }
lobby-running-all = Wszystkie partie: { $count }
lobby-filters = Które stoły
lobby-title = Gra
lobby-all-titles = Wszystkie gry
lobby-chip-live = Na żywo
lobby-chip-days = Wielodniowe
lobby-chip-rated = Ranking
lobby-chip-friendly = Towarzyskie
lobby-chip-level = Mój poziom
lobby-hidden = { $count ->
    [one] Jeden stół nie pasuje.
    [few] { $count } stoły nie pasują.
    [many] { $count } stołów nie pasuje.
   *[other] { $count } stołu nie pasuje.
}
lobby-show-all = Pokaż
lobby-over-days = Wielodniowo
lobby-live = Na żywo
lobby-friendly = Towarzysko
lobby-under-way = W toku
lobby-free = wolne
lobby-needs-account = Rankingowy, wymaga konta
lobby-sit-at = Usiądź: { $title }, { $name }
lobby-bot-keeps = bot
lobby-new = nowy
watching-count = { $count ->
    [0] Nikt nie ogląda
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}
