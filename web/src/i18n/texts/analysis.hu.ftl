replay-parts = A visszajátszás részei
replay-part-board = Tábla
replay-part-log = Napló
replay-part-told = Elemzés

# A game looked at again, in Hungarian.
analysis-title = Elemzés
analysis-what = Egy erős bot végigveszi a játék minden döntését: ki mikor hogyan állt, hol fordult a játék, és mit tett volna ő.
analysis-begin = A játék elemzése
analysis-waiting = { $count ->
    [0] Ez a következő a sorban.
    [one] Előtte még { $count } játék van.
   *[other] Előtte még { $count } játék van.
}
analysis-running = Megítélve: { $done }, összesen { $of } döntés. Az oldalt közben elhagyhatod.
analysis-failed = Nem sikerült. Próbáld újra.
analysis-chart = Győzelmi esélyek a játék során; a számok az alábbi táblázatban
analysis-point = { $number }. fordulópont, { $step }. lépés
analysis-step = Lépés
analysis-here = Ennél a lépésnél
analysis-no-choice = Nem volt miből választani.
analysis-agrees = { $name }: { $done }. { $judge } ugyanezt tette volna.
analysis-difference = Különbség
analysis-lost = győzelmi esély { $lost }%
analysis-unclear = olyan kicsi, hogy véletlen is lehet
analysis-loss-back = Előző drága döntés
analysis-loss-next = Következő drága döntés
analysis-points-title = Fordulópontok
analysis-no-points = Ebben a játékban nem volt nagy fordulópont.
analysis-turned = { $step }–{ $until }. lépés: { $name } esélye { $before } → { $after }.
analysis-sums = Minden döntés együtt
analysis-choices = Döntések
analysis-as-judge = Mint a bot
analysis-all-lost = Elveszett esély
analysis-note = { $judge } minden döntést { $simulations } szimulációval nézett meg, a megtett lépést ugyanannyiszor, mint a saját választását. Csak azt tudta, amit a lépésre következő hely láthatott, így rejtett lapokért senkit sem okol. Amit a dobókockák, a lapok és a többiek a hely következő köréig tesznek, az fordulóponthoz tartozik.
analysis-whose = Kinek a köre
analysis-own-chance = Saját győzelmi esély
analysis-end = Vége
analysis-line = Így folytatódhatott volna a forduló:
analysis-accuracy = Pontosság
analysis-accuracy-text = A pontosság 0 és 100 között van: az a döntés, amely semmit sem vesz el a nyerési esélyből, 100-at ér, amelyik egy győzelem tizedébe kerül, 64-et, a fele 9-et, és ami a véletlen műve is lehet, nem kerül semmibe. Az összes döntés átlaga.
