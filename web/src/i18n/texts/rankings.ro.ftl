rankings-text = Mesele cu clasament schimbă aceste puncte. Toată lumea începe cu 1000 și urcă pe măsură ce serverul o cunoaște. Boții și le păstrează pe ale lor: au fost măsurați între ei.
rankings-which = Joc și jucători
rankings-one = { $title }, { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
}
rankings-none = Încă nimeni n-a încheiat aici o partidă cu clasament.
rankings-place = Loc
rankings-name = Jucător
rankings-points = Puncte
rankings-games = Partide
rankings-wins = Câștigate
rankings-bot = Bot
rankings-few = ≈ Acest bot a fost măsurat până acum în puține partide.
rankings-before = Arată-i pe cei dinainte
rankings-behind = Arată-i pe cei de după
person-guest = Un oaspete. Cine are cont poate juca pentru puncte.
person-unrated = Încă nicio partidă cu clasament.
person-stands = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, locul { $place }: { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}, câștigate: { $wins }.
person-chart =
    { $count ->
        [one] { $title }: punctele după o partidă, de la { $from } la { $to }.
        [few] { $title }: punctele după { $count } partide, de la { $from } la { $to }.
       *[other] { $title }: punctele după { $count } de partide, de la { $from } la { $to }.
    }
person-day = Zi
