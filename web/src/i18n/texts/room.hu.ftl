# Who is here, who is ready, and who looks on, in Hungarian.
room-ready = Kész vagyok
room-not-ready = Még nem
room-is-ready = kész
room-edit = Asztal módosítása
room-edit-short = Módosítás
room-leave = Távozásra kérem
room-bot = Bot
room-edit-save = Mentés
room-changed = A házigazda módosította az asztalt.
room-moved = Átültettek: { $number }. hely.
room-edit-seats = Kevesebb helyhez előbb valakinek fel kell állnia.
error-seat-too-few = Többen ülnek itt, mint ahány hely lenne. Előbb kérj meg valakit, hogy álljon fel.
room-pairing = Játékosok keresése
room-pairing-text = Amíg nem jön valaki, minden helyet egy bot tart. A játék magától elkezdődik, ha mindenki itt van.
room-pairing-start = Kezdés most, botok a szabad helyekre
room-pairing-stop = Keresés vége
room-waits = Még nincs kész: { $names }
presence-here = itt
presence-away = távol
presence-gone = elment
watching-names = { $count ->
    [one] Egy néző ({ $names })
   *[other] { $count } néző ({ $names })
}
chat-looks-on = néző
chat-looks-on-text = Akik játszanak, ezt a játék után olvassák.
error-table-paired = Ez az asztal azoknak készült, akik ilyen játékot keresnek; a helyei maradnak, ahogy vannak.
watching-count = { $count ->
    [0] Nincs néző
    [one] Egy néző
   *[other] { $count } néző
}
room-bot-keeps = amíg nem jön valaki
room-unrated = új
room-host = házigazda

# The menu of a table: offers, giving up, reporting a mistake

bug-title = Itt valami nem jó
bug-text = Mi történt, és mire számítottál?
bug-goes-along = Elküldjük vele az asztalt úgy, ahogy te látod, a böngésződet és a verziót.
bug-goes-along-seat = Elküldjük vele az asztalt úgy, ahogy te látod, a saját lapjaiddal, a böngésződet és a verziót. A többiek lapjait a játék vége előtt senki sem látja.
bug-send = Küldés
bug-sent = Köszönjük. A szerver üzemeltetője elolvassa.
error-bug-text = Mondd el legfeljebb 4000 betűben.
error-bug-too-many = Előbb azt nézzük meg, amit korábban jelentettél.
resign-text-plays = A helyedet végig egy bot játssza. Ezt nem lehet visszavonni.
resign-text-plays-rated = A helyedet végig egy bot játssza, és mindenki mögé értékelünk, aki tovább játszik. Ezt nem lehet visszavonni.
resign-text-plays-contest = A helyedet végig egy bot játssza, és a versenyen mindenki mögé kerülsz, aki tovább játszik. Ezt nem lehet visszavonni.
resign-text-wins = Ezzel a másik játékos nyer, és a játéknak vége. Ezt nem lehet visszavonni.
resign-text-wins-rated = Ezzel a másik játékos nyer: a játéknak vége, és az értékszámodban vereségnek számít. Ezt nem lehet visszavonni.
resign-text-ends = Már csak botok játszanának tovább, ezért a játék eredmény nélkül véget ér. Ezt nem lehet visszavonni.
resign-text-ends-rated = Már csak botok játszanának tovább: a játéknak vége, és mindenki mögé értékelünk, aki nem adta fel. Ezt nem lehet visszavonni.
resign-text-ends-contest = Már csak botok játszanának tovább: a játéknak vége, és a versenyen mindenki mögé kerülsz, aki nem adta fel. Ezt nem lehet visszavonni.
resign-yes = Feladom
offer-undo = { $steps ->
    [one] { $name } visszavonna egy lépést.
   *[other] { $name } visszavonna { $steps } lépést.
}
offer-undo-move = { $name } visszavonná ezt: „{ $move }”{ $more ->
    [0] .
   *[other] { " " }és mindent, ami utána jött.
}
offer-undo-agreed = Mindenki beleegyezett: a lépésed visszavonva.
offer-undo-refused = { $name } nem egyezik bele a visszavonásba.
offer-undo-gone = A játék továbbment, mielőtt mindenki válaszolt volna.
offer-end-agreed = Mindenki beleegyezett a befejezésbe.
offer-end-refused = { $name } tovább szeretne játszani.
offer-end-gone = A játék továbbment, mielőtt mindenki válaszolt volna.
offer-again-soon = Fél perc múlva újra kérheted.
offer-again = { $minutes ->
    [one] Egy perc múlva újra kérheted.
   *[other] { $minutes } perc múlva újra kérheted.
}
offer-end = { $name } felajánlja, hogy most érjen véget a játék.
offer-pause = { $days ->
    [0] { $name } befejezné a szünetet.
    [one] { $name } egy nap szünetet kér.
   *[other] { $name } { $days } nap szünetet kér.
}
offer-pause-agreed = Mindenki beleegyezett a szünetbe.
offer-pause-refused = { $name } inkább szünet nélkül folytatná.
offer-pause-gone = A játék továbbment, mielőtt mindenki válaszolt volna.
offer-agree = Benne vagyok
offer-refuse = Nem
offer-withdraw = Mégsem kérem
offer-waits = Várunk a többiekre
