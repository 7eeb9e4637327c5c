replay-parts = Părțile reluării
replay-part-board = Tablă
replay-part-log = Jurnal
replay-part-told = Analiză

analysis-title = Privită din nou
analysis-what = Un bot puternic trece prin fiecare alegere a acestei partide: cine stătea cât de bine și când, unde s-a întors partida și ce ar fi făcut el.
analysis-begin = Privește din nou partida
analysis-waiting = { $count ->
    [0] E următoarea la rând.
    [one] Înainte mai e { $count } partidă.
    [few] Înainte mai sunt { $count } partide.
   *[other] Înainte mai sunt { $count } de partide.
}
analysis-running = Judecate: { $done } din { $of ->
    [one] { $of } alegere
    [few] { $of } alegeri
   *[other] { $of } de alegeri
}. Între timp poți părăsi pagina.
analysis-failed = N-a mers. Mai încearcă.
analysis-chart = Șansele de câștig pe parcursul partidei; cifrele sunt în tabelul de mai jos
analysis-point = Momentul de cotitură { $number }, pasul { $step }
analysis-step = Pas
analysis-here = La acest pas
analysis-no-choice = Nu era nimic de ales.
analysis-agrees = { $name }: { $done }. { $judge } ar fi făcut la fel.
analysis-difference = Diferență
analysis-lost = șansă de câștig { $lost } %
analysis-unclear = atât de mică, încât poate ține de noroc
analysis-loss-back = Alegerea scumpă dinainte
analysis-loss-next = Următoarea alegere scumpă
analysis-points-title = Momente de cotitură
analysis-no-points = Partida n-a avut un mare moment de cotitură.
analysis-turned = Pașii { $step }–{ $until }: șansa pentru { $name } trece de la { $before } la { $after }.
analysis-sums = Toate alegerile la un loc
analysis-choices = Alegeri
analysis-as-judge = Ca botul
analysis-all-lost = Șanse pierdute
analysis-note = { $judge } s-a uitat la fiecare alegere cu { $simulations ->
    [one] { $simulations } simulare
    [few] { $simulations } simulări
   *[other] { $simulations } de simulări
}, la fel de mult la ce s-a făcut ca la propria alegere. A știut doar ce putea vedea locul de la rând, deci nimeni nu e judecat pentru cărți ascunse. Ce fac zarurile, cărțile și ceilalți până la rândul următor al locului ține de un moment de cotitură.
analysis-whose = Al cui rând
analysis-own-chance = Șansa proprie de câștig
analysis-end = Sfârșit
analysis-line = Runda ar fi putut continua astfel:
analysis-accuracy = Precizie
analysis-accuracy-text = Precizia, de la 0 la 100: o alegere care nu costă nimic din șansa de câștig contează 100, una care costă o zecime de victorie 64, jumătate de victorie 9, iar ce poate ține de noroc nu costă nimic. Este media tuturor alegerilor.
