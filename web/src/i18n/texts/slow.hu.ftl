# Games over days, in Hungarian.
next-table = { $count ->
    [one] Következő asztal: { $name }
   *[other] Következő asztal: { $name }, összesen { $count }
}
next-none = Minden kész: semmi sem vár rád.
next-home = Kezdőlap
next-go = Következő asztal
waits-count = { $count ->
    [0] Semmi sem vár rád.
    [one] Egy asztal vár rád.
   *[other] { $count } asztal vár rád.
}
waits-others = Mások gondolkodnak
waits-more = { $count ->
    [one] Még egy asztal
   *[other] Még { $count } asztal
}
waits-fewer = Kevesebb asztal
waits-with = Velük: { $names }
waits-ends = Vége, ha senki sem lép eddig: { $day }
waits-quiet = Csend { $from } és { $to } között.
waits-told = Így szólunk: { $ways }.
waits-untold = Senki sem szól, ha te jössz.
waits-change = Módosítás
way-push = ez a böngésző
way-mail = e-mail
way-hooks = saját címek
time-left = még { $time }
rests-until = Pihen eddig: { $day }
paused-until = Közös szünet eddig: { $day }. Aki akar, tovább játszhat; óra nem jár.
off-until = { $name } szabadnapon van eddig: { $day }; az órája áll.
pause-title = Szünet mindenkinek
pause-text = Ha minden játékos beleegyezik, a szünet végéig egyik óra sem jár. Lépni közben is lehet, és a szünet ugyanígy előbb is befejezhető.
pause-how-long = Meddig?
pause-days = { $count ->
    [one] Egy nap
   *[other] { $count } nap
}
pause-ask = Megkérdezek mindenkit
pause-end = A szünet végét kérem
days-off = Szabadnapok
days-off-now = Szabadnapon vagy
days-off-text = Szabadnapokon az óráid állnak minden többnapos asztalnál, és nem szólunk, ha ott te jössz. Napok egy évben: { $count }.
days-off-left = { $count ->
    [0] Idén nem maradt több nap.
    [one] Idén egy nap maradt.
   *[other] Idén { $count } nap maradt.
}
days-off-until = Az óráid állnak eddig: { $day }.
days-off-how-many = Hány nap, mostantól?
days-off-take = { $count ->
    [one] Egy szabadnapot kérek
   *[other] { $count } szabadnapot kérek
}
days-off-back = Itt vagyok
clock-own-title = Saját idő
clock-kind = Mire
clock-kind-move = minden lépésre
clock-kind-game = az egész játékra
clock-time = Idő
clock-more = Ráadás lépésenként
unit-second = másodperc
unit-minute = perc
unit-hour = óra
unit-day = nap
plan-was-dropped = A terved véget ért: mire sor került rá, ez nem volt lehetséges: „{ $action }”.
pass-how = Passz helyettem
pass-no = Soha
pass-only = Ha más nem lehetséges
pass-turn = Minden kérdésnél, a saját körömig
pass-round = Amikor csak lehet, a forduló végéig
