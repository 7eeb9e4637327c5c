laid-title = Zagrane karty
laid-plain = zwykłe karty
laid-draw = karty bojowe
laid-skip = postoje
laid-call = żądania
laid-cancel = karty kasujące
laid-cover = karty do przykrycia
laid-joker = jokery
deeds-title = Ataki i „Makao!”
deed-seat = Imię
deed-attacks = Zadane ataki
deed-attacked = Przyjęte ataki
deed-drawn = Dobrane karty
deed-said = „Makao!” w porę
deed-catches = Przyłapani inni
deed-caught = Po makale
deals-title = Punkty w każdej rundzie
deal = Runda
moment-turning = Punkt zwrotny
moment-turning-text = Po { $played }% partii { $name } na dobre obejmuje prowadzenie: na ręce { $held ->
    [one] { $held } karta
    [few] { $held } karty
    [many] { $held } kart
   *[other] { $held } karty
}, a { $target } ma { $others }.
moment-turning-deal = Punkt zwrotny, runda { $round }
moment-turning-deal-text = { $name } odrabia w jednej rundzie { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
} (rywal: { $target }).
moment-hardest = Najcięższy cios, runda { $round }
moment-hardest-text = { $name } uderza. { $target } dobiera { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
}.
