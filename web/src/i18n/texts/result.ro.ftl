result-board = Vezi tabla
result-skip = Numără pe loc
result-you = tu
seat-bot-kind = bot
result-you-won-by = Câștigi cu { $by } în plus
result-won-by = { $name } câștigă cu { $by } în plus
result-level = Egalitate la { $points }: a hotărât regula de departajare.
result-together = { $won ->
    [true] { $you ->
        [true] Ați câștigat împreună!
       *[other] Au câștigat împreună
    }
   *[other] { $you ->
        [true] Ați pierdut împreună
       *[other] Au pierdut împreună
    }
}
result-alone = { $won ->
    [true] { $you ->
        [true] Ai câștigat!
       *[other] { $name } a câștigat
    }
   *[other] { $you ->
        [true] Ai pierdut
       *[other] { $name } a pierdut
    }
}
result-turning = Moment de cotitură, runda { $round }
result-turning-chance = Șansa pentru { $name } a trecut de la { $before } la { $after } %.
result-turning-passed = Aici { $name } trece înainte; în urmă rămâne { $rival }: cu { $by } mai mult într-o rundă.
result-turning-ahead = Aici { $name } se desprinde; în urmă rămâne { $rival }: cu { $by } mai mult într-o rundă.
result-best = Cea mai bună mutare, runda { $round }
result-most = { $you ->
    [yes] Maximul tău dintr-o dată, runda { $round }
   *[no] Maximul dintr-o dată: { $name }, runda { $round }
}
result-replay-here = Reia de aici
result-best-plain = Cea mai bună mutare
result-ask = Caută cea mai bună mutare
result-ask-waiting = Întâi vin alte partide; începe singur.
result-asking = Un bot privește partida: { $done } din { $of ->
    [one] { $of } alegere.
    [few] { $of } alegeri.
   *[other] { $of } de alegeri.
}
result-ask-failed = N-a mers. Mai încearcă.
result-ask-none = Un bot a privit partida și n-a găsit nicio mutare care să iasă în evidență.
next-time-title = Trei lucruri de încercat data viitoare
next-time-none = Nimic ce un bot ar fi făcut limpede altfel.
next-time-try = { $best } în loc de: { $done } ({ $lost } %).
next-time-look = Privește, runda { $round }
next-time-who = A cui partidă
