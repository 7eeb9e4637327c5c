# Tournaments, leagues and ladders, in Hungarian.

contests-new = Új verseny
contests-none = Most nincs verseny. Nyiss egyet: mások linkkel csatlakoznak, vagy itt találják meg.
contests-mine = A tieid
contests-open = Csatlakozhatsz
contests-running = Folyik
contests-over = Vége
contests-older = Régebbi versenyek
contests-no-older = Nincs régebbi.
contest-kind = Fajta
contest-kind-swiss = svájci
contest-kind-robin = körmérkőzés
contest-kind-single = egyenes kiesés
contest-kind-double = vigaszágas kiesés
contest-kind-arena = aréna
contest-kind-league = liga
contest-kind-ladder = ranglétra
contest-kind-swiss-text = { $rounds ->
    [0] Több forduló
    [one] Egy forduló
   *[other] { $rounds } forduló
} mindenkinek: mindig olyanokkal, akiknek nagyjából ugyanannyi pontjuk van, és amíg csak lehet, senki sem találkozik kétszer ugyanazzal.
contest-kind-robin-text = Egy csoportban mindenki mindenkivel találkozik.
contest-kind-single-text = { $seats ->
    [2] Aki nyer, továbbjut, aki veszít, kiesik.
   *[other] { $advance ->
        [one] Asztalonként egy jut tovább, a többiek kiesnek.
       *[other] Asztalonként { $advance } jut tovább, a többiek kiesnek.
    }
}
contest-kind-double-text = Csak a második vereség a vég: aki egyszer veszített, a vigaszágon játszik tovább.
contest-kind-arena-text = { $minutes } percig mindenki annyiszor játszik, ahányszor akar. Két egymás utáni győzelem után minden további győzelem duplán számít.
contest-kind-league-text = Körülbelül { $group } fős osztályokban zajlik, szezonról szezonra; minden szezon után { $advance ->
    [one] egy feljut és egy kiesik
   *[other] { $advance } feljut és { $advance } kiesik
} két osztály között.
contest-kind-ladder-text = Hívj ki valakit legfeljebb { $reach } hellyel feljebb: aki nyer, az áll ott.
contest-rule-duplicate = Egy fordulóban minden asztalnál ugyanaz az osztás és ugyanazok a dobások, így a szerencse kiegyenlítődik: azokkal hasonlítunk össze, akik a te helyeden ülnek. Amíg nem végzett mindenki, senki sem nézheti.
contest-rule-points = A helyezések ennyit érnek: { $points }; holtversenyben megoszlik.
contest-rule-finals = { $advance ->
    [one] Minden csoport legjobbja jut a döntőbe.
   *[other] Minden csoportból a legjobb { $advance } jut a döntőbe.
}
contest-rule-every = { $days ->
    [one] Leghamarabb naponta kezdődik forduló.
   *[other] Leghamarabb { $days } naponta kezdődik forduló.
}
contest-rule-fill = Az üresen maradt helyekre botok ülnek.
contest-rule-late = { $rounds ->
    [one] Az első forduló végéig még csatlakozhatsz.
   *[other] { $rounds } forduló végéig még csatlakozhatsz.
}
contest-rule-level = Ha ketten egyformán végeznek, az van előrébb, aki a játék pontjaiban jobban megelőzte a többieket, különben sorsolás dönt.
contest-rule-rated = Minden játék értékelt.
contest-rule-absent = Aki hagyja letelni az óráját, helyette bot játszik. Aki el sem jön, nem kap semmit, és amíg vissza nem tér, nem kerül párba.
contest-players = { $players ->
    [0] még senki
    [one] egy játékos
   *[other] { $players } játékos
}
contest-seats = { $seats ->
    [1] egyedül az asztalnál
   *[other] { $seats } fős asztalok
}
contest-hosted = házigazda: { $name }
contest-rated = Értékelt
contest-rated-text = A szokásos szabályok, és mindenkinek fiók kell.
contest-yours = Játszol
contest-over = Vége
contest-too-few = Elmaradt: túl kevesen jöttek
contest-waits-host = amikor a házigazda mondja
contest-running = Folyik
contest-round = { $round }. forduló
contest-rounds = Fordulók
contest-standings = Állás
contest-nobody = Még senki sem csatlakozott.
contest-division = { $number }. osztály
contest-rank = Helyezés
contest-player = Játékos
contest-points = Pont
contest-you = te
contest-gone = visszalépett
contest-is-away = nincs itt
contest-plays = játszik
contest-games = { $games ->
    [one] egy játék
   *[other] { $games } játék
}
contest-all = { $players ->
    [one] Egy játékos
   *[other] Összesen { $players } játékos
}
contest-ties = Egyenlő pontszámnál ez dönt, ebben a sorrendben: { $ties }.
contest-tie-direct = Egymás ellen
contest-tie-direct-text = az azonos pontszámúak egymás elleni játékai: egy annak, aki elöl végzett, fél a döntetlenért.
contest-tie-opponents = Ellenfelek pontjai
contest-tie-opponents-text = mindazok pontjai összeadva, akikkel találkoztál. Az egymás elleni játékok után dönt.
contest-tie-margin = Különbség
contest-tie-margin-text = átlagosan, az összes játékban hány játékponttal voltál az asztalod többi játékosa előtt.
contest-order-direct = az egymás elleni játékok
contest-order-opponents = az ellenfelek pontjai
contest-order-margin = a különbség
contest-order-lot = sorsolás
contest-mine = A versenyed
contest-your-table = Vár az asztalod
contest-at = { $round }. forduló, { $table }. asztal
contest-against = Velük: { $names }.
contest-to-table = Az asztalomhoz
contest-join = Beszállok
contest-challenge-whom = Kit hívsz ki?
contest-away = Egy fordulót kihagyok
contest-back = Itt vagyok
contest-leave = Visszalépés
contest-leave-open = A helyed felszabadul.
contest-leave-running = Nem kerülsz többé párba, és nem térhetsz vissza. Amit nyertél, megmarad az állásban.
contest-leave-yes = Igen, visszalépek
contest-invite = Mások ezen a címen csatlakozhatnak:
contest-link = A verseny címe
contest-withdrawn = Visszaléptél
contest-you-away = Kihagyod
contest-paused = A házigazda szüneteltette
contest-you-are-in = Benne vagy
contest-not-begun = Még nem kezdődött el
contest-you-wait = Párba kerülsz, amint minden asztal végzett
contest-winner = Az első: { $name }.
contest-begins = Kezdés: { $time }.
contest-host-begins = Akkor kezdődik, amikor a házigazda mondja.
contest-closes = Ezután nem kezdődik játék: { $time }.
contest-next = A következő forduló leghamarabb ekkor kezdődik: { $time }.
contest-you-stand = Helyezésed: { $rank }.
contest-rules = Szabályok szavakkal
contest-lots = Minden sorsolás előre megtörtént
contest-lots-text = Ez a szám minden sorsolást előre rögzít. A kulcs a végén derül ki; akinél megvan, minden párosítást újra kiszámolhat.
contest-lots-key = A kulcs:
contest-tables = Asztalok
contest-table-count = { $tables ->
    [one] egy asztal
   *[other] { $tables } asztal
}
contest-tables-all = { $tables ->
    [one] Az asztal
   *[other] Minden asztal ({ $tables })
}
contest-round-before = Az előző forduló
contest-round-behind = A következő forduló
contest-forfeits = { $name } nem áll ki
contest-corrected = a házigazda döntött
contest-bye = nincs játék
contest-play = Játék
contest-watch = Nézés
contest-replay = Visszanézés
contest-sealed = folyik, lezárva
contest-finished-sealed = vége, lezárva
contest-filler = egy bot
contest-bracket = Ágrajz
contest-upper = Veretlenek
contest-lower = Egy vereséggel
contest-chat = Csevegés
contest-chat-none = Még senki sem szólt semmit.
contest-chat-say = Szólj mindenkihez
contest-chat-send = Küldés
contest-host = A házigazdának
contest-start = Kezdés most
contest-pause = Szünet
contest-resume = Folytatás
contest-finish = Befejezés …
contest-finish-text = Nem kezdődik több forduló, és az állás marad. A folyó játékok nem számítanak.
contest-finish-yes = Igen, mindenkinek vége
contest-decide = Asztal eldöntése vagy javítása
contest-which-table = Melyik asztal
contest-place-of = { $name } helyezése
contest-why = Miért (mindenki olvassa)
contest-decide-yes = Döntés
contest-remove = Valaki kivétele
contest-remove-whom = Kit
contest-remove-yes = Kivétel
contest-title = Játék
contest-variant = Változat
contest-variant-usual = A szokásos
contest-preset = Hogyan
contest-preset-evening = Egy este
contest-preset-evening-text = Három forduló négyfős asztaloknál, botok töltik fel. Körülbelül három óra.
contest-preset-arena = Aréna
contest-preset-arena-text = Két óra, kettesével az asztaloknál, ahányszor csak akarod.
contest-preset-cup = Kupa
contest-preset-cup-text = Kettesével az asztaloknál, aki nyer, továbbjut.
contest-preset-equal = Egyforma szerencse
contest-preset-equal-text = Egy fordulóban minden asztalnál ugyanaz az osztás. Három forduló négyfős asztaloknál.
contest-preset-league = Liga
contest-preset-league-text = Hatfős osztályok heteken át, lépésenként egy nap, vég nélkül.
contest-preset-ladder = Egy klub ranglétrája
contest-preset-ladder-text = Hívd ki, aki feletted áll, amikor csak akarod.
contest-name = Név
contest-starts = Kezdés
contest-starts-text = Üresen: amikor te mondod.
contest-more = Minden más
contest-seats-field = Egy asztalnál
contest-rounds-field = Fordulók
contest-rounds-hint = 0: ahány kell
contest-group-field = Egy csoport vagy osztály létszáma
contest-advance-field = Hányan jutnak tovább, fel és le
contest-finals-field = Döntő a csoportok után
contest-seasons-field = Szezonok
contest-seasons-hint = 0: vég nélkül
contest-minutes-field = Perc
contest-every-field = Napok a fordulók között
contest-every-hint = 0: amint minden asztal végzett
contest-least-field = Legalább ennyi játékos kell
contest-most-field = Legfeljebb ennyi játékos fér be
contest-late-field = Ennyi fordulóban lehet még csatlakozni
contest-late-hint = 0: a kezdés után senki
contest-reach-field = Ennyi hellyel feljebb lehet kihívni
contest-clock = Gondolkodási idő
contest-duplicate = Egyforma esély mindenkinek
contest-fill = Botok az üres helyekre
contest-fill-text = Különben kisebb az asztal, vagy valaki nem játszik.
contest-bots = Részt vevő botok
contest-joins = Én is játszom
contest-public = Bárki megtalálhatja
contest-public-text = Különben csak az, akinek megvan a link.
contest-open = Megnyitás
contest-is-played = folyik
contest-no-host = Vége: nem maradt házigazdája
contest-who = Kik játszanak
contest-needed = { $players ->
    [one] egy játékos
   *[other] { $players } játékos
}, legalább ennyi kell: { $least }
contest-final = Döntő
contest-calendar = Naptár
contest-month-before = Az előző hónap
contest-month-behind = A következő hónap
contest-log = Mi történt
contest-log-start = Elkezdődött.
contest-log-start-host = A házigazda elindította.
contest-log-join = { $name } később érkezett.
contest-log-leave = { $name } visszalépett.
contest-log-leave-host = A házigazda kivette: { $name }.
contest-log-away = { $name } kihagyja.
contest-log-back = { $name } visszajött.
contest-log-pause-host = A házigazda szüneteltette.
contest-log-resume-host = A házigazda folytatta.
contest-log-result = nem volt ott: { $names }.
contest-log-result-host = a házigazda döntése: { $order }.
contest-log-correct-host = a házigazda javította: { $before } → { $order }.
contest-log-finish = Véget ért.
contest-log-finish-host = A házigazda befejezte.
contest-log-own = A házigazda ennél az asztalnál ül.
contest-log-why = „{ $why }”
contests-invited = Meghívtak
contest-invited = meghívó
contest-invited-by = { $name } meghívott
contest-asked = { $name } meghívót kapott, és a listájában találja.
error-contest-unknown = Nincs ilyen verseny, vagy nem neked szól.
error-contest-rules = Ezek a szabályok nem illenek össze.
error-contest-full = Minden hely betelt.
error-contest-too-late = Már elkezdődött.
error-contest-too-few = Túl kevesen csatlakoztak.
error-contest-joined = Már játszol itt.
error-contest-withdrawn = Aki visszalépett, nem tér vissza.
error-contest-no-player = Te nem játszol itt.
error-contest-no-table = Nincs ilyen asztal.
error-contest-no-result = Ennek az asztalnak még nincs eredménye.
error-contest-result = Az asztalnál mindenkinek van helyezése, az elsőtől kezdve.
error-contest-row = Ez most nem illik: közben megváltozott valami.
error-contest-not-host = Ezt csak a házigazda teheti meg.
error-contest-clock = Emberek versenyéhez óra kell.
error-contest-starts = Ez az időpont már elmúlt.
error-contest-seats = Ehhez a játékhoz több játékos kell egy asztalnál.
error-contest-too-many = Tíz be nem fejezett versenyed van. Előbb fejezz be egyet.
error-contest-challenge = Mindkettőtöknek a ranglétrán kell állnia.
error-contest-challenge-far = Az a hely túl magasan van.
error-contest-challenge-busy = Egyikőtöknek előbb egy másik játéka van.
error-contest-trf = Ez a fájl kétfős asztalok versenyéhez való.
contest-kind-alone = egyedül, azonos osztással
contest-kind-alone-text = { $rounds ->
    [one] Egy forduló
   *[other] { $rounds } forduló
} mindenkinek, mindenki egyedül a saját asztalánál.
contest-kind-teams = csapatok
contest-kind-teams-text = { $rounds ->
    [one] Egy forduló
   *[other] { $rounds } forduló
} minden csapatnak, mindegyik a saját asztalánál: akik együtt ülnek, együtt nyernek vagy veszítenek, és együtt is maradnak. Aki hiányzik, helyette bot játszik.
contest-rule-same = Egy fordulóban mindenkinek ugyanaz az osztása és ugyanazok a dobásai. A megnyert játék megelőzi az elveszítettet, azután a több pont számít; aki mindenki mást megver, tízet kap. Amíg nem végzett mindenki, senki sem nézheti.
contest-teams = { $seats } fős csapatok
contest-team-field = Egy csapat létszáma
contest-join-alone = Csapat nélkül jövök
contest-join-alone-text = Aki egyedül jön, más egyedül jövőkkel kerül egy csapatba. Vagy csatlakozz egy csapathoz a listából.
contest-join-team = Csatlakozom
contest-join-team-of = Csatlakozom ehhez a csapathoz: { $names }
contest-won = nyert
contest-lost = vesztett
contest-in-game = { $points ->
    [one] egy pont
   *[other] { $points } pont
}
contest-winners = Az elsők: { $name }.
contest-tie-total = Összes játék
contest-tie-total-text = az összes játék pontjai összeadva.
contest-order-total = az összes játék pontjai
contest-preset-teams = Csapatok
contest-preset-teams-text = Két forduló. Minden csapat ugyanazokat az osztásokat játssza, és a legjobb eredmény az első.
contest-preset-alone = Egyedül, azonos osztással
contest-preset-alone-text = Három forduló, mindenki egyedül: ki hozza ki a legtöbbet ugyanabból az osztásból?
error-contest-team = Ez a csapat már nem fogad senkit.
error-contest-teams = Ahol mindenki együtt nyer, ott csapatokat hasonlítunk össze, senki mást.
contest-team = Csapat
contest-you-wait-arena = Játszol, amint más is szabad
contest-you-are-free = Most nincs játékod
contest-away-now = Most nem játszom
contests-all = { $count ->
    [one] Mutasd
   *[other] Mutasd mind ({ $count })
}
contest-group = { $number }. csoport
error-contest-over = A versenynek vége.
error-table-open = Már bárki megnézheti.
