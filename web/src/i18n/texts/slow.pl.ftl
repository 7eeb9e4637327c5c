next-table = { $count ->
    [one] Następny stół: { $name }
    [few] Następny stół: { $name }, jeden z { $count }
    [many] Następny stół: { $name }, jeden z { $count }
   *[other] Następny stół: { $name }, jeden z { $count }
}
next-none = Gotowe: nic na ciebie nie czeka.
next-home = Start
next-go = Następny stół
waits-count = { $count ->
    [0] Nic na ciebie nie czeka.
    [one] Czeka na ciebie jeden stół.
    [few] Czekają na ciebie { $count } stoły.
    [many] Czeka na ciebie { $count } stołów.
   *[other] Czeka na ciebie { $count } stołu.
}
waits-others = Inni myślą
waits-more = { $count ->
    [one] Jeszcze jeden stół
    [few] Jeszcze { $count } stoły
    [many] Jeszcze { $count } stołów
   *[other] Jeszcze { $count } stołu
}
waits-fewer = Mniej stołów
waits-with = Z tobą: { $names }
waits-ends = Koniec: { $day }, jeśli nikt nie wykona ruchu
waits-quiet = Cisza od { $from } do { $to }.
waits-told = Wiadomości dostajesz przez: { $ways }.
waits-untold = Nikt ci nie mówi, gdy przychodzi twoja kolej.
waits-change = Zmień
way-push = ta przeglądarka
way-mail = e-mail
way-hooks = własne adresy
time-left = zostało { $time }
rests-until = Odpoczywa do: { $day }
paused-until = Wspólna przerwa do: { $day }. Kto chce, może grać dalej; zegary stoją.
off-until = { $name } ma wolne do: { $day }; ten zegar stoi.
pause-title = Przerwa dla wszystkich
pause-text = Jeśli zgodzą się wszyscy grający, do końca przerwy nie chodzi żaden zegar. Ruchy pozostają możliwe, a przerwę można tak samo skrócić.
pause-how-long = Jak długo?
pause-days = { $count ->
    [one] Jeden dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
pause-ask = Zapytaj wszystkich
pause-end = Poproś o koniec przerwy
days-off = Dni wolne
days-off-now = Masz wolne
days-off-text = W dni wolne twoje zegary stoją przy wszystkich stołach wielodniowych i nie dostajesz wiadomości o swojej kolei. Dni w roku: { $count }.
days-off-left = { $count ->
    [0] W tym roku nie został żaden dzień.
    [one] W tym roku został jeden dzień.
    [few] W tym roku zostały { $count } dni.
    [many] W tym roku zostało { $count } dni.
   *[other] W tym roku zostało { $count } dnia.
}
days-off-until = Twoje zegary stoją do: { $day }.
days-off-how-many = Ile dni, licząc od teraz?
days-off-take = { $count ->
    [one] Weź jeden dzień wolnego
    [few] Weź { $count } dni wolnego
    [many] Weź { $count } dni wolnego
   *[other] Weź { $count } dnia wolnego
}
days-off-back = Wracam
clock-own-title = Własny czas
clock-kind = Na
clock-kind-move = każdy ruch
clock-kind-game = całą partię
clock-time = Czas
clock-more = Dodatek za każdy ruch
unit-second = sekundy
unit-minute = minuty
unit-hour = godziny
unit-day = dni
plan-was-dropped = Twój plan się skończył: „{ $action }” nie było możliwe, gdy przyszła pora.
pass-how = Pasuj za mnie
pass-no = Nigdy
pass-only = Gdy nie da się nic innego
pass-turn = Przy każdym pytaniu, aż do mojej kolejki
pass-round = Zawsze, gdy można, do końca rundy
