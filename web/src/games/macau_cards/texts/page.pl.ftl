# What Macau says of itself on the pages that all titles share, in Polish.

macau-cards-about = Pozbądź się kart, dopiecz sąsiadom dwójkami i trójkami i krzyknij „Makao!”, zanim się zorientują.
macau-cards-key-macau = M
macau-cards-key-macau-text = w grze karcianej: powiedz „Makao!” albo bądź szybciej niż ten, kto powinien
macau-cards-start-classic = Klasyka po węgiersku
macau-cards-start-classic-text = Pełna gra z sekwensami i żądaniami; { $count ->
    [one] przeciwnik to { $count } przyjazny bot
    [few] przeciwnicy to { $count } przyjazne boty
    [many] przeciwnicy to { $count } przyjaznych botów
   *[other] przeciwnicy to { $count } przyjaznego bota
}
macau-cards-start-plawno = Pławno z przyjaciółmi
macau-cards-start-plawno-text = Wojna, pojedynki i dzikie jokery; kto dostanie link, ten siada
macau-cards-start-quick = Szybka partia
macau-cards-start-quick-text = Jeden bot, jedna karta na kolejkę, kto pierwszy bez kart, wygrywa
