next-table = { $count ->
    [one] Masa următoare: { $name }
    [few] Masa următoare: { $name }, una din { $count }
   *[other] Masa următoare: { $name }, una din { $count }
}
next-none = Gata tot: nimic nu te așteaptă.
next-home = Acasă
next-go = Masa următoare
waits-count = { $count ->
    [0] Nimic nu te așteaptă.
    [one] O masă te așteaptă.
    [few] { $count } mese te așteaptă.
   *[other] { $count } de mese te așteaptă.
}
waits-others = Ceilalți se gândesc
waits-more = { $count ->
    [one] Încă o masă
    [few] Încă { $count } mese
   *[other] Încă { $count } de mese
}
waits-fewer = Mai puține mese
waits-with = Cu { $names }
waits-ends = Se încheie { $day } dacă nu mută nimeni
waits-quiet = Liniște de la { $from } la { $to }.
waits-told = Anunțurile vin prin: { $ways }.
waits-untold = Nimeni nu te anunță când e rândul tău.
waits-change = Schimbă
way-push = acest browser
way-mail = e-mail
way-hooks = adresele tale
time-left = au rămas { $time }
rests-until = Pauză până { $day }
paused-until = Pauză pentru toți până { $day }. Cine vrea poate juca; niciun ceas nu merge.
off-until = { $name } are zile libere până { $day }; ceasul acela stă.
pause-title = O pauză pentru toți
pause-text = Dacă toți jucătorii sunt de acord, niciun ceas nu merge până se încheie pauza. Mutările rămân posibile, iar o pauză se poate încheia mai devreme în același fel.
pause-how-long = Cât timp?
pause-days = { $count ->
    [one] O zi
    [few] { $count } zile
   *[other] { $count } de zile
}
pause-ask = Întreabă-i pe toți
pause-end = Cere încheierea pauzei
days-off = Zile libere
days-off-now = Ai zile libere
days-off-text = În zilele libere ceasurile tale stau la toate mesele pe zile și nu primești anunțuri când acolo e rândul tău. Zile pe an: { $count }.
days-off-left = { $count ->
    [0] Anul acesta nu-ți mai rămâne nicio zi.
    [one] Anul acesta îți mai rămâne o zi.
    [few] Anul acesta îți mai rămân { $count } zile.
   *[other] Anul acesta îți mai rămân { $count } de zile.
}
days-off-until = Ceasurile tale stau până { $day }.
days-off-how-many = Câte zile, de acum încolo?
days-off-take = { $count ->
    [one] Ia o zi liberă
    [few] Ia { $count } zile libere
   *[other] Ia { $count } de zile libere
}
days-off-back = M-am întors
clock-own-title = Un timp al tău
clock-kind = Pentru
clock-kind-move = fiecare mutare
clock-kind-game = toată partida
clock-time = Timp
clock-more = Adăugat la fiecare mutare
unit-second = secunde
unit-minute = minute
unit-hour = ore
unit-day = zile
plan-was-dropped = Planul tău s-a încheiat: „{ $action }” nu era posibil când i-a venit vremea.
pass-how = Spune pas pentru mine
pass-no = Niciodată
pass-only = Când altceva nu se poate
pass-turn = La orice întrebare, până la rândul meu
pass-round = Ori de câte ori pot, până la sfârșitul rundei
