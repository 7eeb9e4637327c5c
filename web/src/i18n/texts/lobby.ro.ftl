# The lobby, in Romanian: people who look for people, and tables that miss somebody.
pair-title = Joacă acum cu oameni
pair-text = Până vine cineva, pe fiecare loc stă un bot.
pair-game = Joc
pair-seats = Locuri
pair-clock = Ceas
pair-any = Oricare
pair-quick = 10 min
pair-calm = 25 min
pair-days = 2 zile
pair-none = Fără
pair-find = Caută oameni
pair-looking = { $count ->
    [0] Nimeni nu caută acum; ceilalți văd că tu cauți.
    [one] O persoană caută acum.
    [few] { $count } persoane caută acum.
   *[other] { $count } de persoane caută acum.
}
lobby-fit = { $shown } din { $count }
lobby-running-all = Toate partidele: { $count }
lobby-filters = Ce mese
lobby-title = Joc
lobby-all-titles = Toate jocurile
lobby-chip-live = Live
lobby-chip-days = Pe zile
lobby-chip-rated = Clasament
lobby-chip-friendly = Amical
lobby-chip-level = Nivelul meu
lobby-hidden = { $count ->
    [one] O masă nu se potrivește.
    [few] { $count } mese nu se potrivesc.
   *[other] { $count } de mese nu se potrivesc.
}
lobby-show-all = Arată-le
lobby-over-days = Pe zile
lobby-live = Live
lobby-friendly = Amical
lobby-under-way = În curs
lobby-free = liber
lobby-needs-account = Cu clasament, cere un cont
lobby-sit-at = Așază-te la { $title }, { $name }
lobby-bot-keeps = un bot
lobby-new = nou
watching-count = { $count ->
    [0] Nimeni nu privește
    [one] O persoană privește
    [few] { $count } persoane privesc
   *[other] { $count } de persoane privesc
}
