replay-parts = Teile des Nachspielens
replay-part-board = Brett
replay-part-log = Verlauf
replay-part-told = Analyse

analysis-title = Noch einmal angesehen
analysis-what = Ein starker Bot geht jede Entscheidung dieses Spiels durch: wer wann wie gut stand, wo sich das Spiel gewendet hat und was er stattdessen getan hätte.
analysis-begin = Dieses Spiel noch einmal ansehen
analysis-waiting = { $count ->
    [0] Es ist als Nächstes dran.
    [one] { $count } anderes Spiel kommt zuerst.
   *[other] { $count } andere Spiele kommen zuerst.
}
analysis-running = Beurteilt: { $done } von { $of ->
    [one] { $of } Entscheidung
   *[other] { $of } Entscheidungen
}. Du kannst die Seite inzwischen verlassen.
analysis-failed = Das hat nicht geklappt. Versuch es noch einmal.
analysis-chart = Gewinnchancen im Lauf des Spiels; die Zahlen stehen in der Tabelle darunter
analysis-point = Wendepunkt { $number }, Schritt { $step }
analysis-step = Schritt
analysis-here = Bei diesem Schritt
analysis-no-choice = Hier gab es nichts zu entscheiden.
analysis-agrees = { $name }: { $done }. { $judge } hätte dasselbe getan.
analysis-difference = Unterschied
analysis-lost = Gewinnchance { $lost } %
analysis-unclear = so klein, dass es Zufall sein kann
analysis-loss-back = Teure Entscheidung davor
analysis-loss-next = Nächste teure Entscheidung
analysis-points-title = Wendepunkte
analysis-no-points = Dieses Spiel hatte keinen großen Wendepunkt.
analysis-turned = Schritte { $step } bis { $until }: die Chance von { $name } geht von { $before } auf { $after }.
analysis-sums = Alle Entscheidungen zusammen
analysis-choices = Entscheidungen
analysis-as-judge = Wie der Bot
analysis-all-lost = Verlorene Chancen
analysis-note = { $judge } hat jede Entscheidung mit { $simulations ->
    [one] { $simulations } Simulation
   *[other] { $simulations } Simulationen
} angesehen, und was getan wurde, so oft wie die eigene Wahl. Er wusste nur, was der Platz am Zug sehen konnte: Niemandem werden verdeckte Karten vorgehalten. Was Würfel, Karten und die anderen bis zum nächsten eigenen Zug tun, gehört zu einem Wendepunkt.
analysis-whose = Wer am Zug ist
analysis-own-chance = Eigene Gewinnchance
analysis-end = Ende
analysis-line = So hätte die Runde weitergehen können:
analysis-accuracy = Genauigkeit
analysis-accuracy-text = Genauigkeit, von 0 bis 100: Eine Entscheidung, die nichts von der Gewinnchance kostet, zählt 100, eine, die ein Zehntel eines Siegs kostet, 64, ein halber Sieg 9, und was Zufall sein kann, kostet nichts. Sie ist der Mittelwert aller Entscheidungen.
