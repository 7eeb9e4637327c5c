# The lobby, in Hungarian: people who look for people, and tables that miss somebody.
pair-title = Játék emberekkel
pair-text = Amíg nem jön valaki, minden helyet egy bot tart.
pair-game = Játék
pair-seats = Helyek
pair-clock = Óra
pair-any = Bármi
pair-quick = 10 perc
pair-calm = 25 perc
pair-days = 2 nap
pair-none = Nincs
pair-find = Játékoskeresés
pair-looking = { $count ->
    [0] Most senki sem keres; mások látják, hogy te igen.
    [one] Most egyvalaki keres.
   *[other] Most { $count } ember keres.
}
lobby-fit = { $shown } / { $count }
lobby-running-all = Minden játék: { $count }
lobby-filters = Mely asztalok
lobby-title = Játék
lobby-all-titles = Minden játék
lobby-chip-live = Élő
lobby-chip-days = Többnapos
lobby-chip-rated = Értékelt
lobby-chip-friendly = Barátságos
lobby-chip-level = Az én szintem
lobby-hidden = { $count ->
    [one] Egy asztal nem illik ide.
   *[other] { $count } asztal nem illik ide.
}
lobby-show-all = Mutasd őket
lobby-over-days = Többnapos
lobby-live = Élő
lobby-friendly = Barátságos
lobby-under-way = Fut
lobby-free = szabad
lobby-needs-account = Értékelt, fiók kell hozzá
lobby-sit-at = Leülök: { $title }, { $name }
lobby-bot-keeps = egy bot
lobby-new = új
watching-count = { $count ->
    [0] Nincs néző
    [one] Egy néző
   *[other] { $count } néző
}
