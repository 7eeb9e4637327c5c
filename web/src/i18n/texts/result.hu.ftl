# The result of a game, in Hungarian.
result-board = A tábla megtekintése
result-skip = Gyors számolás
result-you = te
seat-bot-kind = bot
result-you-won-by = Nyertél, különbség: { $by }
result-won-by = { $name } nyer, különbség: { $by }
result-level = Holtverseny { $points } ponttal: a holtverseny szabálya döntött.
result-together = { $won ->
    [true] { $you ->
        [true] Együtt győztetek!
       *[other] Együtt győztek
    }
   *[other] { $you ->
        [true] Együtt veszítettetek
       *[other] Együtt veszítettek
    }
}
result-alone = { $won ->
    [true] { $you ->
        [true] Győztél!
       *[other] { $name } győzött
    }
   *[other] { $you ->
        [true] Vesztettél
       *[other] { $name } vesztett
    }
}
result-turning = Fordulópont, { $round }. forduló
result-turning-chance = { $name } esélye: { $before } → { $after }%.
result-turning-passed = { $name } itt megelőzi: { $rival }. Egyetlen fordulóban ennyivel több: { $by }.
result-turning-ahead = { $name } itt elhúz tőle: { $rival }. Egyetlen fordulóban ennyivel több: { $by }.
result-best = Legjobb lépés, { $round }. forduló
result-most = { $you ->
    [yes] A legtöbb, amit egyszerre kaptál, { $round }. forduló
   *[no] { $name } legnagyobb szerzése egyszerre, { $round }. forduló
}
result-replay-here = Visszajátszás innen
result-best-plain = Legjobb lépés
result-ask = A legjobb lépés keresése
result-ask-waiting = Előbb más játékok jönnek; magától elkezdődik.
result-asking = Egy bot nézi a játékot: { $done } döntés, összesen { $of }.
result-ask-failed = Nem sikerült. Próbáld újra.
result-ask-none = Egy bot megnézte a játékot, és nem talált kiemelkedő lépést.
next-time-title = Három dolog a következő játékra
next-time-none = Semmi, amit egy bot egyértelműen másképp tett volna.
next-time-try = { $best }, nem ez: { $done } ({ $lost }%).
next-time-look = Lásd, { $round }. forduló
next-time-who = Kinek a játéka
