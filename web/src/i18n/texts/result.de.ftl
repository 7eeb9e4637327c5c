result-board = Zum Spielplan
result-skip = Sofort zählen
result-you = du
seat-bot-kind = Bot
result-you-won-by = Du gewinnst, Vorsprung { $by }
result-won-by = { $name } gewinnt, Vorsprung { $by }
result-level = Gleichstand bei { $points }: Die Regel für Gleichstände hat entschieden.
result-together = { $won ->
    [true] { $you ->
        [true] Gemeinsam gewonnen!
       *[other] Sie haben gemeinsam gewonnen
    }
   *[other] { $you ->
        [true] Gemeinsam verloren
       *[other] Sie haben gemeinsam verloren
    }
}
result-alone = { $won ->
    [true] { $you ->
        [true] Gewonnen!
       *[other] { $name } hat gewonnen
    }
   *[other] { $you ->
        [true] Verloren
       *[other] { $name } hat verloren
    }
}
result-turning = Wendepunkt, Runde { $round }
result-turning-chance = Die Aussicht von { $name } geht von { $before } auf { $after } %.
result-turning-passed = { $name } überholt hier { $rival }: in einer Runde +{ $by }.
result-turning-ahead = { $name } hängt hier { $rival } ab: in einer Runde +{ $by }.
result-best = Bester Zug, Runde { $round }
result-most = { $you ->
    [yes] Dein größter Fang, Runde { $round }
   *[no] Größter Fang von { $name }, Runde { $round }
}
result-replay-here = Ab hier noch einmal ansehen
result-best-plain = Bester Zug
result-ask = Den besten Zug suchen
result-ask-waiting = Andere Partien kommen zuerst; es beginnt von selbst.
result-asking = Ein Bot sieht sich die Partie an: { $done } von { $of ->
    [one] { $of } Entscheidung.
   *[other] { $of } Entscheidungen.
}
result-ask-failed = Das hat nicht geklappt. Versuch es noch einmal.
result-ask-none = Ein Bot hat sich die Partie angesehen und keinen Zug gefunden, der hervorsticht.
next-time-title = Drei Dinge für das nächste Mal
next-time-none = Nichts, was ein Bot klar anders gemacht hätte.
next-time-try = { $best } statt: { $done } ({ $lost } %).
next-time-look = Ansehen, Runde { $round }
next-time-who = Wessen Spiel
