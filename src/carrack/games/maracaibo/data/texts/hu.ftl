# Maracaibo, in Hungarian. Keys follow the names of names.py, options.py and the data files.

## Nations: the name, with its preposition, and a letter for narrow places

nation-france = Franciaország
    .the = Franciaország
    .with = Franciaországnál
    .letter = F
nation-spain = Spanyolország
    .the = Spanyolország
    .with = Spanyolországnál
    .letter = S
nation-england = Anglia
    .the = Anglia
    .with = Angliánál
    .letter = A
nation-any = bármely nemzet
    .with = egy tetszőleges nemzetnél
nation-each = minden nemzet
    .with = minden nemzetnél
nation-same = ugyanaz a nemzet
    .with = ugyanannál a nemzetnél
nation-fewest_locations = a legkevesebb helyszínnel bíró nemzet
    .with = a legkevesebb helyszínnel bíró nemzetnél
nation-dutch = Hollandia

## Goods and objects on project cards

good-tobacco = dohány
    .short = doh.
good-corn = kukorica
    .short = kuk.
good-sugar = cukor
    .short = cuk.
good-cocoa = kakaó
    .short = kak.
object-book = könyv
    .short = könyv
object-spyglass = távcső
    .short = távcs.
object-herbs = gyógyfű
    .short = fű
object-lantern = lámpás
    .short = lámp.
object-rope = kötél
    .short = kötél
cards-any_good = { $count ->
    [one] egy tetszőleges áru
   *[other] { $count } tetszőleges áru
}
cards-any_object = { $count ->
    [one] egy tetszőleges tárgy
   *[other] { $count } tetszőleges tárgy
}
cards-same_goods = { $count ->
    [one] { $count } áru
   *[other] { $count } egyforma áru
}

## Synergies, barriers, ranks

synergy-medal = érem
synergy-anchor = horgony
synergy-wheel = kormánykerék
synergy-crown = korona
synergy-barrel = hordó
barrier-yellow = sárga
barrier-red = piros
barrier-green = zöld

## Amounts

n-doubloons = { $count } dublon
n-vp = { $count } GYP
n-combat = { $count } harcpont
n-figures = { $count } figura
n-income = dublonjövedelem +{ $count }
n-vp_income = GYP-jövedelem +{ $count }
n-value = harcérték { $count }
n-influence = { $count } befolyás { $with }
n-cards = { $count } kártya
n-points = { $count } mozgáspont
n-discs = { $count } korong
n-steps = { $count } mező
n-hints = { $count } nyom
n-village_actions = { $count } faluakció
nothing = semmi
word-or = vagy

## What happens: the ops of the cards and tiles

op-explore = felfedezés legfeljebb { $count } mezőn
op-noble_rank = emelkedés a következő nemesi rangra egy nemzetnél
op-disc = { n-discs } levétele
op-disc_to_tile = korong a lapkára
op-hand_limit = kézlimit +{ $count }
op-synergy = szinergiajelző ({ $kind })
n-synergy = 1 szinergiajelző ({ $kind })
op-vp_per = { n-vp } { $per }
op-draw_object = egy kártya felfordítása, jutalom a tárgya szerint
op-liberate-village = egy falu felszabadítása
op-liberate-city = egy város felszabadítása
op-liberate-any = egy falu vagy város felszabadítása
op-place_marker-village = egy nemzet jelölője egy üres faluba
op-place_marker-city = egy nemzet jelölője egy üres városba
op-place_marker-any = egy nemzet jelölője egy üres faluba vagy városba
op-fight = egy harc
op-move_again = hajózás még legfeljebb { $count } mezőt, majd új főakció
op-pay_for = { $cost } fizetéséért { $gain }
op-choose = az egyik: { $options }
op-sell_goods = minden eldobott áruért ({ $good }): { $gain }
op-return_marker = egy levett jelölő visszaadása a nemzetének: { n-doubloons }
op-quests_on_card = { $count ->
    [one] a legfelső küldetés erre a kártyára; utolsó faluakcióként egy teljesíthető
   *[other] a felső { $count } küldetés erre a kártyára; utolsó faluakcióként egy teljesíthető
}
op-city_action = városakció itt: { $places }
    .deliver = városakció szállítással itt: { $places }
op-assistant_action = az egyik segéded
op-fulfil_top_quest = teljesíthető a pakli felső küldetése
op-fulfil_quest_here = egy itteni küldetés teljesítése
op-by_round = fordulónként: { $options }
op-round = { $round }: { $gain }
per-quest = küldetésenként
per-combat_token = harci jelzőnként
per-combat_point = harcpontonként
per-figure = figuránként a készletben
per-upgrade = hajófejlesztésenként
per-synergy = szinergiajelzőnként
per-assistant = segédenként
per-project = projektkártyánként
per-noble_rank = nemesi rangonként
per-barrier = átlépett akadályonként

## When and how an effect works

effect-immediate = Azonnal: { $gain }.
effect-village_action = Faluakció: { $gain }.
effect-endgame = A végén: { $gain }.
effect-assistant = Segéd ({ $places }): { $gain }.
effect-combat_action = Harci akció, ára { $count }: { $gain }.
    .last = Utolsó harci akció, ára { $count }: { $gain }.
    .loses = Utolsó harci akció, ára { $count } és 1 befolyás: { $gain }.
effect-income_condition = Egyszer, ha megvan ({ $when }): { $gain }.
effect-synergy_bonus = Egyszer, ha van ilyen jelződ ({ $kind }): { $gain }.
effect-none = Nincs hatása.
trigger-combat_start = Harcaid kezdetén: { $gain }.
trigger-combat_end = Harcaid végén: { $gain }.
trigger-deliver = Amikor szállítasz: { $gain }.
trigger-quest_done = Amikor küldetést teljesítesz: { $gain }.
trigger-liberate_or_displace = Amikor felszabadítasz vagy kiszorítasz: { $gain }.
trigger-barrier_crossed = Amikor a felfedeződ átlép egy akadályt: { $gain }.
trigger-income = Minden jövedelemkor: { $gain }.
trigger-any_fight_for_linked_nation = Amikor bárki a figurád nemzetéért harcol: { $gain }.
trigger-stop_empty_village = Megállás jelölő nélküli faluban: { $gain } mozgáspontonként, legfeljebb { $most }.
trigger-village_actions_end = Egy körben végzett különböző faluakciók után: { $gain }.
different-actions = { $number } esetén { n-vp }
modifier-discount = A projektkártyák { $count } dublonnal olcsóbbak.
modifier-discount-from = A legalább { $from } dublonos projektkártyák { $count } dublonnal olcsóbbak.
modifier-explore_bonus = A felfedeződ minden mozgása { $count } mezővel hosszabb lehet.
modifier-hand_limit = Kézlimit +{ $count }.
modifier-village_thresholds = Két faluakció már { $two } mozgásponttól, három { $three } mozgásponttól.
modifier-object_wild = Nálad ez bármely tárgynak számít: { $object }.
modifier-combat_draw_two = Harcban húzz két jelzőt, és tarts meg egyet.
modifier-wild_once = Dobd el ezt a kártyát, hogy kiválts vele 1 árut vagy tárgyat, amellyel fizetsz vagy amelyet eladsz.
modifier-stops_card = Az első megálláskor mindegyik helyen ({ $places }): egy korong erre a kártyára; ha mind fedett: { $gain }.
modifier-combat_tile_upgrade = Harcban: jelölők kiszorítása vagy még egy felszabadítás.
modifier-resistance_village_action = Ellenállás-lapkával: annak faluakciója.
modifier-home_port = Honi kikötőkkel: a honi kikötőd.

## What a card asks for besides doubloons

needs = Feltétel: { $needs }.
need-barrier = felfedező túl az akadályon ({ $barrier })
need-return_figures = { n-figures } visszaadva
need-goods = { $cards } fizetve
need-figure_on_nation = figura egy nemzetnél
need-figure_at_combat_piles = figura a harci kupacoknál
need-nation_markers = egy nemzet { $count } jelölővel a táblán
need-figure_for_assistant = figura segédnek

## What a career or a card waits for

when-assistants = { $count } segéd
when-projects = { $count } projektkártya
when-synergies = { $count } szinergiajelző
when-combat_tokens = { $count } harci jelző
when-combat_points = { n-combat }
when-quests = { $count } küldetés
when-upgrades = { $count } hajófejlesztés
when-barrier = átlépett akadály: { $barrier }
when-doubloons = { n-doubloons }
when-income_doubloons = { $count } dublonjövedelem
when-income_vp = { $count } GYP-jövedelem
when-influence_one = { $count } befolyás egy nemzetnél
when-influence_all = { $count } befolyás minden nemzetnél
when-deliveries = { $count } szállítás
when-figures = { n-figures }
when-prestige = { $count } presztízsépület
when-liberations_or_annexations = { $count } felszabadított, annektált vagy kiszorított helyszín

## Home ports

port-kind-city_replace_delivery = Szállítás helyett vegyél ki egy korongot a piacról: { $gain }.
port-kind-village_action = Faluakció: { $gain }.
port-kind-sugar_wild = A cukrod bármely áru vagy tárgy helyett fizet.
port-kind-income = Minden jövedelemkor: { $gain }.
port-kind-combat_action = Harci akció { $the_nation } oldalán, ára { $count }: { $gain }.
port-kind-stop_owned = Megállás, ahol jelölővel van jelen { $the_nation }: { $gain }.
port-kind-extra_village_action = { $count } faluakcióval több egy faluban.
port-kind-explore_second_last = A felfedező az utolsó előtti mező jutalmát is megkapja.
port-kind-after_delivery = Szállítás után dobj el még egyet ugyanabból az áruból: { $gain }.
port-kind-second_explorer = Egy figura követi a felfedeződet az ösvényen, és osztozik a lépésein.
port-offer = Egyszer, a megnyitáskor: { $gain }. { $text }
port-HP01 = Antwerpen
port-HP02 = Bréma
port-HP03 = Kajmán-szigetek
port-HP04 = Genova
port-HP05 = Kingstown
port-HP06 = Port-au-Prince
port-HP07 = Yaquimel
port-HP08 = Grand Turk
port-HP09 = Port of Spain
port-HP10 = Rosseau
port-HP11 = Nassau
port-HP12 = Oranjestad
port-HP13 = Panama
port-HP14 = Porto
port-HP15 = Roatán

## Locations

location-1 = Havanna
location-2 = Santiago de Cuba
location-3 = Tortuga
location-4 = Puerto Plata
location-5 = Santo Domingo
location-6 = San Juan
location-7 = Martinique
location-8 = Bridgetown
location-9 = Cumana
location-9a = Caracas
location-10 = Coro
location-11 = Maracaibo
location-12 = Les Cayes
location-13 = Port Royal
location-14 = Cartagena
location-15 = Portobelo
location-16 = Bluefields
location-17 = Puerto Cabezas
location-18 = Trujillo
location-18a = Comayagua
location-19 = Belize
location-20 = Hazafelé
location-21a = Otthon
location-21b = Hazafelé
location-22 = Otthon
place = { $id } { $name }
kind-start = rajt
kind-village = falu
kind-city = város
kind-homeward = hazafelé
space-start = a rajt
space-end = az ösvény vége
space-plain = { $number }. mező
space-upper = a felső út { $number }. mezője
space-lower = az alsó út { $number }. mezője
ruin-space = { $number }. mező

## City tiles

city_tile-CT01 = Expedíciós bázis
city_tile-CT02 = Expedíciós bázis
city_tile-CT03 = Ösvénykeresők tábora
city_tile-CT04 = Ösvénykeresők tábora
city_tile-CT05 = Parti körút
city_tile-CT06 = Parti körút
city_tile-CT07 = Toborzóiroda
city_tile-CT08 = Toborzóiroda
city_tile-CT09 = Fegyverterem
city_tile-CT10 = Fegyverterem
city_tile-CT11 = Kormányzó
city_tile-CT12 = Kormányzó
city_tile-CT13 = Maracaibo
city_tile-CT14 = Besúgók
city_tile-CT15 = Árucsere

## Ship upgrades

upgrade-combat_tile = Harci lapka
upgrade-resistance_tile = Ellenállás-lapka
upgrade-home_port = Honi kikötő
upgrade-hold = Rakodótér
upgrade-stern_cabin = Tatkabin
upgrade-topsails = Sudárvitorlák
upgrade-crows_nest = Árbockosár
upgrade-powder_room = Lőporkamra
upgrade-captains_table = A kapitány asztala
upgrade-crew_quarters = Legénységi szállás
upgrade-treasure_room = Kincseskamra
upgrade-figurehead = Orrszobor

## Careers and prestige buildings

career-CR1 = Bajtársiasság
career-CR2 = Vitézség
career-CR3 = Harci szellem
career-CR4 = Felfedezővágy
career-CR5 = Tudásszomj
career-CR6 = Kereskedői érzék
career-CR7 = Hűség a koronához
career-CR8 = A hajóács büszkesége
career-CR9 = Igazságérzet
prestige-PB1 = Székesegyház
prestige-PB2 = Fegyvertár
prestige-PB3 = Nagy hajógyár
prestige-PB4 = Egyetem
prestige-PB5 = Kereskedők csarnoka
prestige-PB6 = Titkos páholy
prestige-PB7 = Királyi palota
prestige-PB8 = Felfedezők csarnoka
prestige-PB9 = Saját emlékmű
quest-name = { $cost }: { $gain }

## Legacy tiles: the name, and what the tile does

tile-L1 = Városi kiváltságlevél
    .text = Ez a falu várossá lesz: van piaca, és akciójaként küldetés is teljesíthető.
tile-L4 = Út Caracasba
    .text = Egy új város; be- és kijutni 3 mozgáspont, a sárga akadály mögött.
tile-L5 = Hálás falusiak
    .text = Amikor a hajód itt megáll: { $gain }.
tile-L6 = Kincses flotta
    .text = Két harci akció, mindkettő egyszer az egész asztalnak: { $gain }.
tile-L7 = Belső város
    .text = Egy új város; be- és kijutni 2 mozgáspont, a piros akadály mögött.
tile-L8 = Misszió
    .text = Amikor a hajód itt megáll: { $gain }.
tile-L9 = Remete
    .text = Amikor a hajód itt megáll: { $gain }.
tile-L30 = Otthoni ünnepség
    .text = Egyszer a játékban, ha az 1–3. fordulóban hazaérsz: { $gain }.
tile-L31 = Rom
    .text = Aki a felfedezőjével elhalad mellette, egy figurát tesz a romösvény elejére.
tile-L32 = Romösvény
    .text = Ösvény minden kapitány egy-egy figurájának; a felfedező lépései itt is elkölthetők.
tile-L33 = Jósnő
    .text = Amikor a hajód itt megáll: { $gain }.
tile-L34 = Gyakorlótér
    .text = Amikor a hajód itt megáll: { $gain }.
tile-L35 = Cserepiac
    .text = Amikor a hajód itt megáll: { $gain }.
tile-L36 = Holland város
    .text = Egy város; az első megálláskor végleg lemondasz egy befolyásjelölőről, rangonként 5 dublonért. Városakció: dublonok és harcpontok a segédekért és a figurákért.
tile-L37 = Titkos átjáró
    .text = Egyszer a játékban: egy korong a lapkára, és a hajó a 13-ról a 2-re hajózik tovább.
tile-L38 = Nyomlapkák
    .text = A Keresés nyomai a táblán fekszenek.
tile-L39 = Luysa
    .text = Luysát itt tartják fogva; aki itt megáll, harcpontokért kiszabadíthatja.
tile-L40 = Felkelés
    .text = Harcban egy nemzet ellen is lehet küzdeni, és felszabadítani a helyszíneit.
fleet-fleet_a = kis kincses flotta
fleet-fleet_b = nagy kincses flotta
fleet-action = { $name }, ára { $count }: { $gain }
token-most = +{ $count }, ha legtöbb jelölő
token-fewest = +{ $count }, ha legkevesebb jelölő
token-cost = +{ $count }, ára { $cost }
hint_tile-green = egy zöld nyom
hint_tile-red = egy piros nyom ({ $cost })
automa-jacques = Jacques
automa-jean = Jean
automa-any = az automa

## Chapters of the campaign

chapter-150 = A csendes kikötő
    .before =
        Les Cayes reggelente olyan nyugodt, hogy a pelikánok a kikötőcölöpökön alszanak. Luysa, a kikötői fény őrzője csónakon jött ki
        elétek, még mielőtt lehullott volna a horgony. Népe híján van mindennek, amit nem lehet megtermelni vagy kihalászni: kötélnek,
        lámpásnak, amelyik nem ereszt, könyvnek, amelyből a gyerekeket tanítani lehet, gyógyfűnek a láz ellen. Luysa nem könyörög.
        Két dublont számol minden tenyérbe, amelyik hoz neki valamit, és megjegyzi az arcokat. Aki Les Cayes-ben barátra lel, mondják,
        az ezen a parton sosem lesz révkalauz nélkül. A kormányzó írnokai pedig elkezdték feljegyezni, ki jár erre.
    .succeeded =
        Az évad végére Les Cayes csűrjei megtelnek, és évek óta először egész éjjel ég a fény. Luysa a mólón sétál, kezében egy listával,
        és egymás után húzza ki rajta a sorokat. Az utolsó estén egy öregasszony ereszkedik le a dombokról, úgy néz a kapitányok rakományába, mintha
        könyv volna, és mindegyiküknek elmond valamit, amit más nem tudhat. Martinique szigetén veri fel a sátrát, így szól, és jósol
        annak, aki megáll nála. Luysa csak mosolyog. Eggyel több barát, és egy kikötő, amely adósotok.
    .failed =
        Véget ér az évad, és Les Cayes csűrjei éppolyan üresek, mint azelőtt. Luysának egy rossz szava sincs. Éjfélkor elfújja a fényt,
        mert az egész éjszakára nem futja olajból, és a sötétben házról házra jár. Ha senki sem hozza el, amire a falunak szüksége van,
        a falunak meg kell tanulnia gondoskodni magáról. Néhány héttel később fiatalok sorakoznak a parton, muskéta híján evezővel a
        vállukon. Az arra járó legénységeket is meghívják gyakorlatozni. Van, aki nevet rajta. A kormányzó írnokai nem nevetnek, csak
        gyorsabban írnak.
chapter-157 = Füst a dombok felett
    .before =
        Napkeltekor egy füstoszlop áll Bluefields mögött, délre már négy. Jelvénytelen lovasok jöttek át a gerincen, felgyújtották a
        felső tanyákat, és a marhákkal együtt eltűntek az erdőben. Mindenki tudja, ki fizeti őket, és senki sem tudja bizonyítani. A
        családok a rakpartra menekültek, és vitorlák alatt alszanak. Ezúttal nem alamizsnát kérnek. Olyan legénységet kérnek, amelyik
        tudja, hogyan kell éjjel megállni egy keskeny ösvényen, és nem hátrálni. Luysa egyetlen sort üzent Les Cayes-ből: aki
        Bluefieldset tartja, az egész partot tartja. A kormányzó sajnálja a nyugtalanságot, és türelmet ajánl.
    .succeeded =
        Három éjjel próbálkoznak a lovasok az ösvényen, és mind a három éjjel lámpást találnak rajta, a lámpás mögött pedig valakit. A
        negyedik reggelen üres a gerinc. A családok felmennek, kiássák a hamuból a vetőmagot, és közösen építik fel az első tetőt, hogy
        senkinek se kelljen egyedül aludnia. Amiből túl sokuk van, lehordják a vízhez, amire szükségük van, azt elviszik onnan; pénz nem
        cserél gazdát, és írnok sem számol. Egy hónapon belül öt kikötő legénységei járnak oda cserélni. A kormányzó adószedője semmit
        sem talál, amit beírhatna a könyvébe.
    .failed =
        Az ösvény a második éjjel elvész. Reggelre odalettek a felső tanyák, és akik ott laktak, a csónakokhoz hordják, ami megmaradt
        belőlük. A csöndbe váratlanul vitorla úszik be. Holland kereskedők, akiknek jó szemük van a gazdátlan partra, egy marék pénzért
        megveszik a leégett földet, sárga téglából falat húznak, és kitűznek egy zászlót. Udvariasak. Szívesen látnak minden kapitányt,
        aki hajlandó elfeledni egy régi hűséget, és jól megfizetik. Luysa azt írja, jobb egy ház a parton, mint a hamu. Azt nem írja,
        kié a ház.
chapter-164 = A régi rom
    .before =
        Egy vadász követ hozott Coróba, akkorát, mint egy cipó, és olyan arc van belevésve, amilyet élő kéz nem farag. Kétnapi útra a
        folyón felfelé, mondja, az erdő lépcsőkön áll. A kormányzó katonákkal ásatná fel a helyet, és tavaszra mindent beolvasztatna.
        Luysa inkább lerajzoltatná, megszámoltatná és békén hagyná, és a város tudósai ez egyszer egyetértenek egy fényőrrel. Csak
        élelmük nincs: egy expedíció minden nap eszik, és a folyó semmit sem ad vissza. Hozzátok el nekik, amit a rakodóteretek
        nélkülözhet. Aki segít, megtudja az utat.
    .succeeded =
        Kilenc öszvér indul el Coróból, és kilenc tér vissza, csupa papírral megrakva. A tudósok megtalálták a lépcsőket, a lépcsők
        fölött egy udvart, az udvar körül pedig ajtók sorát, amelyeket ötszáz éve nem nyitott ki senki. Rajzokat hoztak el, egy jelet
        hagytak egy fán, és mindenkinek elmondják az utat, aki etette őket. Mostantól egy biztos kezű felfedező messzebbre juthat, mint
        a térkép. A kormányzó katonái egy hónapig a rossz völgyben menetelnek. Valaki, úgy látszik, elfordított egy útjelzőt. Luysa
        persze mindvégig Les Cayes-ben volt.
    .failed =
        Az expedíció négy nap után éhesen visszafordul, és az erdő bezárul mögötte. Aztán jönnek a katonák, ott ásnak, ahol a vadász a
        követ találta, és lázat meg két törött korsót hoznak haza. Csak az öszvérhajcsárnak van mit mesélnie. Míg a többiek aludtak, a
        víz hangja után ment, és hasadékot talált a sziklák között, dagálykor elég széleset egy kis hajónak, amely az egyik parttól a
        másikig visz, mintha valaki megálmodta volna. Egy pár csizmáért eladja a titkot. Luysa a hallgatásáért is fizet neki, aztán
        maga mondja el a barátainak.
chapter-171 = Luysa levelei
    .before =
        Tavasz óta senki sem látta Luysát. Les Cayes fényét egy fiú őrzi, aki nem felel a kérdésekre. De Martinique szigetén, az erőd
        alatti kocsmában a fogadósnénál minden harmadik csésze alatt levél lapul: rövid sorok balra dőlő írással, mindegyik másnak,
        aláírás sehol. Az egyik megmondja, hol van lőpor, a másik, hol lehet bírót venni, egy harmadik csak azt kérdi, hogy vannak a
        gyerekek. A leveleknek hordozó kell, a hordozónak pénz, és valami, amit az ajtóban felmutathat. A kormányzó díjat tűzött ki a
        balra dőlő kézírásra. Hétről hétre emeli.
    .succeeded =
        Egyetlen levél sem veszett el. Utaztak kivájt könyvben, evezőlapátban, kenőcsös tégelyben, amely olyan büdös volt, hogy egy őr
        sem nyitotta ki. Amikor az utolsót felolvassák az utolsó kikötőben, az emberek először értik meg, milyen sokan vannak. A záró
        lapon egy szó sem áll, csak egy rajz: két part, egy hasadék a sziklák között, és a dagály órája. Aki ezt az átjárót ismeri, ott
        jár, ahol őrjárat nem keres hajót. A rajz alatt, a sarokban valaki egy kis fényt is rajzolt.
    .failed =
        A levelek felét megtalálják, és a martinique-i fogadósné sietve bezárja a házát. A kormányzó kinyomtatja a sorokat, és minden
        templomajtóra kiszögezteti, hadd lássák, milyen ártalmatlan néhány irkafirkász. Nem ez a legjobb ötlete. Olyanok, akik életükben
        nem kaptak levelet, most ott állnak az ajtók előtt, és kisilabizálnak minden szót. És a sorok között, aki türelmes, megtalálja,
        amin a kormányzó nyomdásza átsiklott: egy hely irányát a folyón felfelé, lépcsőket az erdő alatt, és egy célzást arra, mit
        rejtettek el ott, akik elmenekültek.
chapter-178 = A kormányzó visszavág
    .before =
        A kormányzó megelégelte. Havannától Trinidadig minden gályát behívatott, és most ott fekszenek Cartagenánál egymás mellett, olyan
        szorosan, hogy a fedélzeteken át lehetne sétálni az öblön. Ha megfordul a szél, végighajóznak a part mentén, és sorra kioltják
        a fényeket, elsőként Les Cayes-ét. Nyílt csatához senki sem elég erős. De a horgonyt el lehet vágni, a kormányt meg lehet
        szögelni, és a zsold nélkül maradt matrózzal beszélni is lehet. Luysa, mondják, maga is a városban van. Menjetek be, tegyétek,
        amit tudtok, és a szél előtt tűnjetek el.
    .succeeded =
        Megfordul a szél, és a flotta nem fut ki. Negyven kormány lóg egyetlen szögön, a zászlóshajó lőpora vizes, két legénység pedig
        partra szállt, hogy öt év zsoldját kérje. Reggel a kormányzó az erkélyéről olyan öblöt lát, amely tele van mozdulni képtelen
        hajókkal, és olyan rakpartot, amely tele van emberekkel, akik nem hajolnak meg. Luysa közöttük áll, hátravetett csuklyával.
        Senki sem tartóztatja le. Estére a hír a következő kikötőbe ér, a hét végére a part minden harangja szól. Ami titok volt, most
        felkelés.
    .failed =
        Megfordul a szél, és a flotta kifut. Nem mind, de elég. A harmadik éjjelre Les Cayes sötét. Cartagenában bezárják a kapukat,
        minden házat átkutatnak, és a kötélverő udvara mögött, egy pincében egy tintás ujjú asszonyra bukkannak. Nem mondja meg a nevét;
        nem is kell. A kormányzónak van annyi esze, hogy ne a piactéren csináljon belőle mártírt. Hajnal előtt zárt csónak indul el, és
        senki sem tudja, északnak ment-e, vagy a szárazföld belsejébe. Levette a lapkákat az asztalról, ahogy ő mondja. A játékosokról
        megfeledkezett.
chapter-184 = Nyugtalanság
    .before =
        Minden nemzet elküldte, amit csak tudott: őrséget minden faluba, zászlót minden tetőre, ágyút minden kikötőhelyre a foktól a
        földszorosig. Egymásban nem bíznak, ez az egyetlen jó bennük. A part készen áll. Csak az hiányzik, hogy valaki a tengerről
        érkezzen, a megfelelő estén, a megfelelő mólóhoz. Nem kell mindenhol ugyanannak a kapitánynak lennie, és a dalok száz évig
        fognak vitázni azon, ki volt az első. Luysa újra meggyújtotta a lámpáját, és csak egyet kér: ha a zászlók lekerültek, ne
        kerüljenek fel újak.
    .succeeded =
        Az utolsó őrség néma dobokkal vonul a csónakokhoz. Mögötte az emberek leveszik a zászlót, elnézik egy darabig, aztán inget
        szabnak belőle. Minden parton ünnep van, és minden ünnepen más kapitányt dicsérnek, mint aki véghezvitte; ezen az estén
        mindenkinek igaza van. Egy név mégis hangosabb a többinél, és aki viseli, azt sok váll emeli magasba, és viszi Les Cayes
        mólójának végére. Ott Luysa egy éjszakára átadja a lámpáját. Nehezebb, mint amilyennek látszik. Messze kint a vízen a hajók
        saját fényeikkel felelnek.
    .failed =
        A nemzetek elmennek, de a dalok másról szólnak. Jacques gyakrabban volt a megfelelő estén a megfelelő mólónál, mint te, és tudja,
        hogyan kell egy fedélzetről integetni. A kocsmákban már az ő történetét mesélik, valahol a háttérben a te hajóddal, rosszul írt
        névvel. Luysa addig nevet rajta, amíg le nem kell ülnie. A zászlók lekerültek, mondja, a gyerekek a saját ágyukban alszanak, és
        akinek taps kell, hát kapja meg. Aztán tölt neked egy csészével a jó hordóból. Vannak dolgok, amiket mesélnek, és vannak, amik
        megtörténtek.
chapter-185 = A mentőakció
    .before =
        Három hét csend, aztán egy halász palackot talál, benne egy rongydarabot, a rongyon balra dőlő tintával fél sort: egy torony, két
        pálma, vasízű víz. Tehát él. A part tele van katonákkal, akiknek az a parancsuk, hogy nézzenek félre, ha elhalad a zárt csónak,
        és Jacques, aki azt szolgálja, aki fizet, megkapta a fizetségét. Ezt most senki sem bírja egyedül. Valakinek a nyomokat kell
        követnie a szárazföld belsejébe, valakinek le kell kötnie az őrségeket, és senki sem maradhat le. Vagy mindnyájan hazatértek
        Luysával, vagy egyáltalán nem lesz dal.
    .succeeded =
        A toronynál két pálma állt, és a víznek vasíze volt. A kapu őrének lánya élt Bluefieldsben; az őr elejtette a kulcsot, és sokáig
        kereste. Amikor a csónak mindnyájatokkal a fedélzetén megkerüli a fokot, a Les Cayes-i fiú már két napja áll a fénynél. Egy szót
        sem szól. Luysa kezébe adja a lámpát, és ott helyben elalszik. Egymás után szabadulnak fel a falvak, és egymás után gyújtanak
        tüzet a parton. Messze kint a vízen Jacques megfordítja a hajóját, és új gazdát keres.
    .failed =
        Közel jártatok. Az egyik kikötőben látták a zárt csónakot, a másikban hallották énekelni; de mindig volt még egy őrség, még egy
        zászló, még egy elveszett nap. Végül jön a hír, hogy a torony üres, és Jacques másodszor is megkapta a fizetségét. A csapat Les
        Cayes mólóján ül, és senki sem akar elsőként elmenni. Ekkor a fiú kihozza a lámpát, és azt mondja, valakinek igazítania kell a
        kanócán. Hát igazítotok rajta. Egy égő fény messziről látszik, talán még onnan is, ahol ő van. Attól, hogy egy játék véget ért,
        ez a történet még nem.
chapter-goal = Állj meg itt: { $place }, és fizess: { $cost }. Haszna: { $gain }. A kapitányoknak ott együtt { $count } korong kell.
chapter-title = { $id }. fejezet: { $name }
chapter-ours = Saját történetünk; a dobozban mások vannak.
addition-uprising = Felkelés és ellenállás
    .text = Ettől a játéktól kezdve a kampány végéig: nemzetek ellen is lehet harcolni, felszabadítani a helyszíneiket, és minden kapitánynak van ellenállás-lapkája.

## Parts of sentences

because = { $cause ->
    [none] { "" }
   *[other] { " " }({ $why })
}

## Causes that are no pieces

cause-setup = előkészület
cause-village = faluakció
cause-payment = fizetés
cause-purchase = vásárlás
cause-combat = harc
cause-income = jövedelem
cause-last_purchase = utolsó vásárlás
cause-discards = eldobott kártyák
cause-refill = kézfeltöltés
cause-resistance = ellenállás-lapka
cause-career = karrier
cause-influence = a befolyássáv vége
cause-final = végső értékelés
cause-jacques = Jacques
cause-jean = Jean
cause-round = forduló
cause-delivery = szállítás
cause-search = A Keresés
cause-chapter = a fejezet célja
cause-nations = nemzetek
cause-explorer_end = az ösvény vége
cause-ransom = váltságdíj
cause-uprising = felkelés
cause-assistant = segéd
cause-agent = ügynök
cause-dutch = holland város
cause-quest = küldetés
cause-token = harci jelző
cause-barrier = { $barrier } akadály
scored-cards = megvett kártyák
scored-endgame = a végén pontozó kártyák
scored-prestige = presztízsépületek
scored-nation = nemzetek
scored-most_influence = legtöbb befolyás
scored-income_track = jövedelemsávok
scored-explorer = felfedezőösvény
scored-quests = küldetések
scored-upgrades = hajófejlesztések

## Actions: labels of menu lines

action-pass = Több semmi
action-pass-main = Nincs főakció
action-pass-village = Faluakciók vége
action-pass-city = Városakció vége
action-pass-exploration = Felfedezés vége
action-pass-combat = Harc vége
action-pass-pick_second = Nem húzok második jelzőt
action-pass-offer = Visszautasítás
action-pass-port_offer = A jutalom végleges visszautasítása
action-pass-quest = A küldetés kihagyása
action-pass-refill = Kör vége
action-pass-resistance = Nem az ellenállás-lapkára
action-pass-sale = Nem adok el többet
action-pass-arrival = Tovább a főakcióhoz
action-pass-assistants = Nem használok több segédet
action-pass-move = Itt maradok
action-pass-porto = Nem dobok el többet
action-pass-ransom = Nem fizetek váltságdíjat
action-pass-return_marker = A jelölők maradnak a lapkán
action-sail = Hajózás: { $to }, { n-points }
action-use_tile = { $tile } használata
action-draw_hint = Egy nyom felfordítása
action-chapter_goal = Hozzájárulás a fejezet céljához
action-main_city = Városakció
action-main_homeward = A hely akciója
action-main_village = Faluakciók
action-main_assistants = Az itteni segédeid
action-main_quest = Küldetés: { $quest }
action-deliver = Szállítás: { $card } ({ $good })
action-empty_market = Korong kivétele a piacról
action-city_action = A város használata
action-remove_disc = Korong innen: { $upgrade }
action-take_doubloon = Dublonszerzés
action-discard_hand = Kéz eldobása dublonokért
action-buy = { $card } megvétele
action-buy_planned = { $card } megvétele (tervezett)
action-invest = Befektetés: { $building }
action-upgrade_action = { $upgrade } használata
action-port_action = A honi kikötőd használata
action-resistance_action = Az ellenállás-lapka használata
action-card_action = { $card } használata
action-card_quest = Küldetés a kártyádról: { $quest }
action-explore = Felfedező: { $to }
action-move_figure = Figura: { $to }
action-ruin = A romban: { $to }
action-token_pile = { $number }. kupac
action-keep_token = Megtartva: { $token }
action-fight_for = Harc { $the_nation } oldalán
action-fight_against = Harc { $the_nation } ellen
action-pay_token = Fizetés a jelzőért
action-add_point = Egy harcpont hozzáadása
action-add_figure = Egy figura hozzáadása
action-fight_influence = Befolyás, { $size }
action-annex = { $location } annektálása
action-displace = Kiszorítás itt: { $location }
action-liberate = { $location } felszabadítása
action-liberate_extra = { $location } felszabadítása ráadásul
action-fight_card = { $card } harci akciója
action-fight_port = A honi kikötőd harci akciója
action-fight_tile = { $action } megszerzése
action-resist = Az ellenállás-lapka { $number }. mezője
action-pay_card = Fizetés ezzel: { $card } ({ $shows })
action-pay_jack = Egy Mindenes eldobása
action-choose_good = { $good }
action-choose_nation = { $nation }
action-choose_option = { $gain }
action-choose_option-bare = { $number }. lehetőség
action-choose_location = { $location }
action-use_assistant = Segéd: { $card }
action-fulfil_quest = Küldetés: { $quest }
action-draw_open = { $card } elvétele
action-draw_pile = Húzás a pakliból
action-plan = { $card } tervezése
action-discard = { $card } eldobása
action-take_career = Karrier: { $career }
action-take_port = Honi kikötő: { $port }
action-take_last = Inkább dublont kérek
action-take_last-final = Inkább GYP-t kérek
action-remove_hint = { $number }. piros nyom eltávolítása
action-free_luysa = Luysa kiszabadítása
action-pay_ransom = Luysa váltságdíjának kifizetése
action-accept = Elfogadás
action-keep_hand = Kéz megtartása
action-drop_hand = Kéz eldobása és új húzása
action-cover_hint = Lefedve: { $hint }
action-return_marker = Az ellenállás-lapka { $number }. mezőjének jelölője
action-cover_space = { $number }. zöld mező
action-place = { $number }. hely
size-small = kicsi
size-large = nagy
fold-plan = Kártya tervezése …
which-one = Melyik?

## Groups of choices

group-setup = Előkészület
group-plan = Tervezés
group-sail = Hajózás
group-stop = Megállás
group-main = Főakció
group-city = Város
group-village = Falu
group-buy = Vétel
group-explore = Felfedezés
group-payment = Fizetés
group-draw = Húzás
group-hand = Kéz
group-search = A Keresés
group-combat = Harc
group-choice = Választás
group-pass = Tovább
group-table = Asztalhoz

## Events: sentences of the log. `.you` is told to the seat that acts.

event-career_taken = { $seat } karriert választ: { $career }
    .you = Karriert választasz: { $career }
event-port_taken = { $seat } honi kikötőt választ: { $port }
    .you = Honi kikötőt választasz: { $port }
event-round_began = Kezdődik: { $round }. forduló
event-turn_began = { $seat } köre
    .you = A te köröd
event-sailed = { $seat } hajózik: { $to } ({ $points })
    .you = Hajózol: { $to } ({ $points })
event-sailed-passage = { $seat } a titkos átjárón át hajózik: { $to } ({ $points })
    .you = A titkos átjárón át hajózol: { $to } ({ $points })
event-gained = { $seat } kap: { $what }{ because }
    .you = Kapsz: { $what }{ because }
event-spent = { $seat } fizet: { $what }{ because }
    .you = Fizetsz: { $what }{ because }
event-lost = { $seat } veszít: { $what }{ because }
    .you = Veszítesz: { $what }{ because }
event-disc_removed = { $seat } korongot vesz le: { $upgrade }{ because }
    .you = Korongot veszel le: { $upgrade }{ because }
event-upgrade_unlocked = { $seat } megnyitja: { $upgrade }
    .you = Megnyitod: { $upgrade }
event-delivered = { $seat } leszállítja: { $good } ({ $card }), { $location }
    .you = Leszállítod: { $good } ({ $card }), { $location }
event-market_emptied = { $seat } kivesz egy korongot a piacról: { $location }
    .you = Kiveszel egy korongot a piacról: { $location }
event-card_bought = { $seat } megveszi: { $card }, ára { n-doubloons }
    .you = Megveszed: { $card }, ára { n-doubloons }
event-card_planned = { $seat } tervezi: { $card }
    .you = Tervezed: { $card }
event-card_drawn = { $seat } elveszi a kínálatból: { $card }
    .you = Elveszed a kínálatból: { $card }
event-card_drawn-pile = { $seat } húzza a pakliból: { $card }
    .you = Húzod a pakliból: { $card }
event-card_drawn-hidden = { $seat } egy kártyát húz a pakliból
    .you = Egy kártyát húzol a pakliból
event-card_drawn-hidden-several = { $seat } { $count } kártyát húz a pakliból
    .you = { $count } kártyát húzol a pakliból
event-card_opened = Felfordul: { $card }
event-cards_opened = Felfordulnak: { $cards }
event-cards_discarded = { $seat } eldobja: { $card }{ because }
    .you = Eldobod: { $card }{ because }
event-cards_discarded-several = { $seat } eldobja: { $cards }{ because }
    .you = Eldobod: { $cards }{ because }
event-cards_discarded-table = A dobópakliba kerül: { $card }
event-cards_discarded-table-several = A dobópakliba kerül: { $cards }
event-card_revealed = { $seat } felfordítja: { $card } ({ $object })
    .you = Felfordítod: { $card } ({ $object })
event-card_revealed-table = Felfordul: { $card } ({ $object })
event-card_removed = Kikerül a játékból: { $card }
event-cards_removed = Kikerül a játékból: { $cards }
event-pile_shuffled = A dobópakliból megkeverve új pakli lesz
event-hand_dropped = { $seat } eldobja a kezét ({ n-cards })
    .you = Eldobod a kezedet ({ n-cards })
event-synergy = { $seat } szinergiajelzőt kap: { $kind }{ because }
    .you = Szinergiajelzőt kapsz: { $kind }{ because }
event-quest_done = { $seat } küldetést teljesít ({ $quest })
    .you = Küldetést teljesítesz ({ $quest })
event-quest_laid = Küldetés kerül ide: { $location }, { $quest }
event-quest_laid-bare = Új küldetés: { $quest }
event-quest_taken = { $automa } elveszi a küldetést: { $quest }
event-quest_taken-bare = { $automa } elvesz egy küldetést
event-assistant_placed = { $seat } segédet helyez el: { $card }, { $location }
    .you = Segédet helyezel el: { $card }, { $location }
event-assistant_used = { $seat } segédet használ: { $card }
    .you = Segédet használsz: { $card }
event-agent_placed = { $seat } elhelyezi egy kártya figuráját: { $card }, { $nation }
    .you = Elhelyezed egy kártya figuráját: { $card }, { $nation }
event-agent_placed-piles = { $seat } a harci kupacokhoz teszi egy kártya figuráját: { $card }
    .you = A harci kupacokhoz teszed egy kártya figuráját: { $card }
event-explorer_moved = { $seat } felfedezője új helyre lép: { $to }
    .you = A felfedeződ új helyre lép: { $to }
event-figure_moved = { $seat } figurája az ösvényen új helyre lép: { $to }
    .you = A figurád az ösvényen új helyre lép: { $to }
event-figure_placed = { $seat } figurát tesz a felfedezőösvényre: { $to }{ because }
    .you = Figurát teszel a felfedezőösvényre: { $to }{ because }
event-ruin_entered = { $seat } figurát tesz a romba
    .you = Figurát teszel a romba
event-ruin_moved = { $seat } továbbmegy a romban: { $to }
    .you = Továbbmész a romban: { $to }
event-barrier_crossed = { $seat } átlép egy akadályt: { $barrier }
    .you = Átlépsz egy akadályt: { $barrier }
event-token_revealed = { $seat } harci jelzőt húz: { $token }
    .you = Harci jelzőt húzol: { $token }
event-token_returned = { $seat } visszatesz egy harci jelzőt alulra: { $number }. kupac
    .you = Visszateszel egy harci jelzőt alulra: { $number }. kupac
event-fight-for = { $seat } { $the_nation } oldalán harcol, harcérték: { $value }
    .you = { $the_nation } oldalán harcolsz, harcérték: { $value }
event-fight-against = { $seat } { $the_nation } ellen harcol, harcérték: { $value }
    .you = { $the_nation } ellen harcolsz, harcérték: { $value }
event-fight-undecided = { $seat } harcol, harcérték: { $value }
    .you = Harcolsz, harcérték: { $value }
event-fight_ended = { $seat } befejezi a harcot
    .you = Befejezed a harcot
event-annexed = { $seat } annektálja { $the_nation } számára: { $location }
    .you = Annektálod { $the_nation } számára: { $location }
event-displaced = { $seat } kiszorítást hajt végre ({ $location }): { $the_old } helyére { $the_nation } lép
    .you = Kiszorítást hajtasz végre ({ $location }): { $the_old } helyére { $the_nation } lép
event-liberated = { $seat } felszabadítja { $the_nation } uralma alól: { $location }
    .you = Felszabadítod { $the_nation } uralma alól: { $location }
event-marker_placed = { $seat } jelölőt helyez el: { $location }, { $nation }
    .you = Jelölőt helyezel el: { $location }, { $nation }
event-marker_resists = { $seat } az ellenállás-lapkára teszi a jelölőt: { $nation }
    .you = Az ellenállás-lapkára teszed a jelölőt: { $nation }
event-resistance_full = { $seat } ellenállás-lapkája megtelt
    .you = Megtelt az ellenállás-lapkád
event-marker_returned = { $seat } visszaad egy jelölőt: { $nation }
    .you = Visszaadsz egy jelölőt: { $nation }
event-marker_lost = Egy jelölő kikerül a játékból: { $nation }
event-task_done = { $seat } teljesíti a karrier egyik feladatát: { $task }
    .you = Teljesíted a karriered egyik feladatát: { $task }
event-career_done = { $seat } befejezi a karriert: { $career }
    .you = Befejezed a karriert: { $career }
event-goal_met = { $seat } elérte, amire a kártya várt: { $card }
    .you = Elérted, amire a kártya várt: { $card }
event-invested = { $seat } befektet: { $building }
    .you = Befektetsz: { $building }
event-prestige_opened = Presztízsépület: { $building }
event-village_action = { $seat } faluakciót hajt végre: { $kind }
    .you = Faluakciót hajtasz végre: { $kind }
village_kind-take = dublonszerzés
village_kind-discard = a kéz eldobása
village_kind-buy = kártyavétel
village_kind-invest = befektetés
village_kind-port = honi kikötő
village_kind-resistance = ellenállás-lapka
village_kind-quest = kártyán lévő küldetés
event-round_ended = { $seat } hazaér: { $round }. forduló vége
    .you = Hazaérsz: { $round }. forduló vége
event-round_ended-table = { $round }. forduló vége
event-last_purchase = { $seat } utoljára vásárol
    .you = Utoljára vásárolsz
event-markers_came = Új jelölő érkezik: { $location }, { $nation }
event-automa_card = { $automa } felfordít egy kártyát
event-automa_disc = { $automa } korongot tesz ide: { $location }
event-automa_disc_counted = { $automa } eggyel több korongot számol
event-automa_sailed = { $automa } hajózik: { $to }
event-automa_explored = { $automa } felfedez: { $to }
event-automa_vp = { $automa } szerez { $count } GYP-t
event-automa_influence = { $automa } kap: { n-influence }
event-automa_combat = { $automa } { $the_nation } oldalán harcol
event-hint_revealed = { $seat } felfordítja: { $hint }
    .you = Felfordítod: { $hint }
event-hint_revealed-table = Felfordul: { $hint }
event-hint_removed = { $seat } eltávolítja: { $hint }
    .you = Eltávolítod: { $hint }
event-hint_removed-table = Eltávolítva: { $hint }
event-luysa_found = Luysa megkerült: { $location }
event-luysa_found-bare = Luysa megkerült
event-luysa_freed = Luysa szabad
event-marker_surrendered = { $seat } lemond a befolyásáról: { $nation }
    .you = Lemondasz a befolyásodról: { $nation }
event-chapter_disc = { $seat } korongot tesz a fejezet céljához
    .you = Korongot teszel a fejezet céljához
event-tile_used = { $seat } használja: { $tile }
    .you = Használod: { $tile }
event-jack_discarded = { $seat } tetszőleges áruként vagy tárgyként dobja el: { $card }
    .you = Tetszőleges áruként vagy tárgyként dobod el: { $card }
event-scored = { $seat } szerez { $count } GYP-t: { $scored }
    .you = Szerzel { $count } GYP-t: { $scored }
event-went_on = { $seat } továbbhalad
    .you = Továbbhaladsz
event-went_on-main = { $seat } végez a főakcióval
    .you = Végzel a főakcióddal
event-went_on-option = { $seat } választ
    .you = Választasz
event-went_on-village = { $seat } befejezi a faluakciókat
    .you = Befejezed a faluakciókat
event-went_on-city = { $seat } végez a városakcióval
    .you = Végzel a városakcióval
event-went_on-exploration = { $seat } befejezi a felfedezést
    .you = Befejezed a felfedezést
event-went_on-quest = { $seat } kihagyja a küldetést
    .you = Kihagyod a küldetést
event-game_ended = A játéknak vége
event-legacy_laid = A táblára kerül: { $tile }

## Phases, and what the game waits for

phase-choosing = Előkészület
phase-turns = Hajózás
phase-last_purchase = Utolsó vásárlás
phase-income = Jövedelem
phase-dropping = Kezek
phase-refilling = Kézfeltöltés
phase-ransom = Váltságdíj
phase-over = Vége
prompt-waiting = { $seat } választ
prompt-all = A többiek még választanak
prompt-over = A játéknak vége
prompt-other = Válassz
prompt-choosing-career = Válassz karriert
prompt-choosing-port = Válassz honi kikötőt
prompt-choosing-plan = Tervezz egy kártyát
prompt-choosing-discards = Tarts meg négy kártyát, a többit dobd el
prompt-choosing-done = A többiek még választanak
prompt-dropping = Megtartod a kezedet, vagy újat húzol?
prompt-move = { $points ->
    [one] Hajózz { $points } mezőt
   *[other] Hajózz 1–{ $points } mezőt
}
prompt-move-home = { $points ->
    [one] Hajózz hazafelé { $points } mezőt
   *[other] Hajózz hazafelé 1–{ $points } mezőt
}
prompt-arrival = { $location }: ami itt vár
prompt-main = { $location }: válassz egy akciót
prompt-refill-full = Tele a kezed: van még valami, mielőtt véget ér a köröd?
prompt-refill = Töltsd fel a kezedet { $limit } kártyára
prompt-village = Még { n-village_actions }
prompt-city = Városakció: { $location }
prompt-porto = Eldobsz még egyet? ({ $good })
prompt-disc = Vegyél le a hajótábládról: { n-discs }
prompt-nation-influence = Melyik nemzetnél szerzel befolyást?
prompt-nation-rank = Melyik nemzetnél lépsz a következő rangra?
prompt-nation-return = Melyik nemzethez kerül vissza a jelölő?
prompt-nation-liberation = Melyik nemzettől szabadul fel a hely?
prompt-nation-displacement = Melyik nemzet szorul ki?
prompt-nation-marker = Melyik nemzeté a jelölő?
prompt-liberation = Melyik helyet szabadítod fel?
prompt-marker = Hová teszed a jelölőt?
prompt-resistance = Az ellenállás-lapkára teszed a jelölőt ({ $nation })?
prompt-full_resistance = Megtelt az ellenállás-lapkád
prompt-option = Válassz egyet
prompt-offer = { $what }?
prompt-sale = Eladás: { $good } (darabja { $what })
prompt-payment = Fizess: { $what }
prompt-same_goods = Melyik áruval fizetsz { $count } alkalommal?
prompt-assistant_place = Hová teszed a segédet? ({ $card })
prompt-agent_place = Melyik nemzethez kerül a figura? ({ $card })
prompt-quest = Teljesíted a küldetést?
prompt-city_choice = Melyik hely városakciója?
prompt-assistants = Melyik segéd dolgozik?
prompt-exploration = Felfedezés: még { n-steps }
prompt-branch = Melyik mezőn át vezet az út?
prompt-combat-pick_pile = Harc: melyik kupacból húzol?
prompt-combat-pick_second = Harc: húzol második jelzőt?
prompt-combat-keep_one = Harc: melyik jelzőt tartod meg?
prompt-combat-put_under = Harc: melyik kupac alá kerül a másik jelző?
prompt-combat-pick_nation = Harc: ki mellett vagy ki ellen?
prompt-combat-fight = Harc, { $nation }: elkölthető harcérték { $value }
prompt-combat-fight-for = Harc { $the_nation } oldalán: elkölthető harcérték { $value }
prompt-combat-fight-against = Harc { $the_nation } ellen: elkölthető harcérték { $value }
prompt-combat-start = Harc
prompt-combat-end = Harc
prompt-loss = Melyik nemzetnél veszítesz befolyást?
prompt-last_purchase = A fordulónak vége: egy utolsó vásárlás
prompt-surrender = Holland város: melyik befolyásjelölőről mondasz le végleg?
prompt-cover_hint = Melyik piros nyom fedi le a mezőt?
prompt-cover_space = Melyik zöld mezőt fedi le a nyom?
prompt-return_marker = Az ellenállás-lapkád melyik jelölője kerül vissza a nemzetéhez ({ $what })?
prompt-port_offer = Megnyílt a honi kikötőd ({ $port }): kéred a jutalmát ({ $what })?
prompt-automa_quest = Melyik küldetést viszi el az automa?
prompt-ransom = Kifizeted Luysa váltságdíját?

## Refusals, by code. $detail is the error's own sentence.

error-card-unknown = Nincs ilyen kártya: { $detail }
error-data-too_many = Túl sok az adat egy fajtából: { $detail }
error-data-other = Az asztalt más adatokkal látták: { $detail }
error-field-unknown = Ehhez nincs feljegyzett forrás: { $detail }
error-maracaibo-not_asked = Most nem ez a kérdés.
error-maracaibo-must_choose = Itt választani kell valamit.
error-maracaibo-not_there = Azon a helyen nincs semmi.
error-maracaibo-not_possible = Ez most nem lehetséges.
error-maracaibo-too_few_doubloons = Ehhez nincs elég dublonod.
    .told = Hiányzik { $short } dublon: az ára { $price }, neked van { $have }.
error-maracaibo-too_few_figures = Ehhez nincs elég figura a készletedben.
    .told = Hiányzik { $short } figura: a készletedből kell { $price }, van benne { $have }.
error-maracaibo-too_few_combat = Ehhez nincs elég harcpontod.
    .told = Hiányzik { $short } harcpont: az ára { $price }, neked van { $have }.
error-maracaibo-cannot_pay = Nem tudod kifizetni az árát.
    .told = Az ára { $what }, és ezt most nem tudod teljesen kifizetni.
error-maracaibo-points = Egy hajó most nem hajózhat ennyi mozgásponttal.
    .told = A hajód most { $least }–{ $most } ponttal hajózhat.
error-maracaibo-no_location = Ez a hely ebben a játékban nincs a táblán.
error-maracaibo-no_course = Pontosan ennyi ponttal nem vezet oda út.
error-maracaibo-no_way = Oda nem vezet út: a hajók a nyilakat követik, és nem fordulnak vissza.
error-maracaibo-too_far = Ez túl messze van ehhez a körhöz.
    .told = { $away } pontra van: a hajód legfeljebb { $most } ponttal hajózhat.
error-maracaibo-no_disc_there = Ott már nincs korong.
error-maracaibo-barrier = A felfedeződ még nem lépte át az ehhez szükséges akadályt.
    .told = A felfedeződ még nem lépte át az akadályt: { $barrier }.
error-maracaibo-tile = Ez az örökséglapka ennél a megállásnál nem ad semmit.
error-maracaibo-no_city = A hajód nem városban van.
error-maracaibo-no_village = A hajód nem faluban van.
error-maracaibo-no_assistant = Itt nincs segéded.
error-maracaibo-no_quest = Ez a küldetés itt nem teljesíthető.
error-maracaibo-once = Ez csak egyszer lehetséges, és már megtörtént.
error-maracaibo-delivered = Egy városakcióban csak egy szállítás van.
error-maracaibo-market_full = Ez a piac nem fogad több korongot.
error-maracaibo-no_disc = Nincs több korong a hajótábládon.
error-maracaibo-wrong_good = Ez a piac nem kéri ennek a kártyának az áruját.
    .told = Ezen a kártyán ez van: { $good }; a piac ezt kéri: { $wanted }.
error-maracaibo-no_market_disc = Erről a piacról nem vehető ki korong.
error-maracaibo-no_hand = Nincs kártya a kezedben.
error-maracaibo-markers = Egyetlen nemzetnek sincs elég jelölője a táblán ehhez a kártyához.
    .told = Még egyetlen nemzetnek sincs { $count } jelölője a táblán.
error-maracaibo-no_place = Nincs hely ennek a kártyának a segédje számára.
error-maracaibo-invested = Ebbe az épületbe már befektettél.
error-maracaibo-locked = Ez még nincs megnyitva a hajótábládon.
error-maracaibo-no_action = Ennek nincs olyan faluakciója, amelyet most ki tudsz fizetni.
error-maracaibo-no_marker = Nincs levehető jelölő.
error-maracaibo-planning_full = Tele van a tervezőterületed.
error-maracaibo-no_path = Ezekkel a lépésekkel nem jutsz oda.
    .told = A felfedeződ nem állhat meg ott: még { $steps } lépés van hátra.
error-maracaibo-stance = Ebben a harcban nem állhatsz arra az oldalra.
error-maracaibo-not_empty = Ez nem üres falu vagy város.
error-maracaibo-no_markers_left = Ennek a nemzetnek nem maradt jelölője a sávján.
error-maracaibo-value = Ehhez kevés a harcértéked.
    .told = Hiányzik { $short }: kell { $price } harcérték, maradt { $have }.
error-maracaibo-resistance_space = A jelölő nem kerülhet az ellenállás-lapkának arra a mezőjére.
error-maracaibo-does_not_pay = Ez a kártya nem azt mutatja, ami kell.
    .told = Ezen a kártyán ez van: { $good } és { $object }; ami kell: { $what }.
error-maracaibo-hand_full = Tele a kezed.
error-maracaibo-luysa = Luysa nincs ott, ahol a hajód.
error-maracaibo-no_hint = Ott nincs elvehető nyom.
error-maracaibo-no_space = A Keresés kártyáján nincs ilyen mező.
error-maracaibo-chapter = A fejezet céljához most nem járulhatsz hozzá.
warning-cannot_be_undone = Nem vonható vissza.

## Options. The words in parentheses are the values to write.

option-scenario = Forgatókönyv
    .text = Amit játszotok: base_easy, base_medium, base_hard, campaign, unrest, all_inclusive, coop, rescue.
option-automa = A magányos kapitány ellenfele
    .text = Ki játszik az egyedül hajózó kapitány ellen: Jacques (jacques) vagy Jean (jean), aki minden forgatókönyvet ismer, kivéve azokat, amelyekben az egész Karib-térséget kell felszabadítani.
option-level = Az ellenfél szintje
    .text = Milyen erősen játszik Jacques (1–4) vagy Jean (1–5).
option-promos = Promóciós elemek
    .text = A többi közé kerül-e a promóciós küldetés és épület.
option-open_hands = Nyílt kezek
    .text = Az együttműködő kapitányok láthatják-e egymás lapjait.
option-archive = A kampány archívuma
    .text = Ami a korábbi játékokból megmaradt: fejezet, örökséglapkák, történetkártyák. A terminál egy fájlban őrzi.
option-rulings = Értelmezések
    .text = 4, új játékokhoz: szabad akciók a kör minden megállásánál, így ha kifizetsz egy piros nyomot, ott húzhatsz, ahol vagy, és nem megy tovább a kör, amíg Luysa kiszabadítható, az utolsó húzott kártyával sem; a Diplomáciai jegyzék otthagyható, azt a jelölőt viszi, amelyiket választod, és ellenállás-lapka nélkül olyat, amely kikerült a játékból; a Mindenes dohányként vagy kukoricaként eladható; a titkos átjáró nyitva áll a 13-on álló hajónak; történetkártyák csak a Nyugtalanságban és a Mentőakcióban csatlakoznak, kampányban azok, amelyeket a kampány kiérdemelt; két kapitány maga választja ki a zöld mezőt, amelyet egy nyom lefed; egyedül az „Együtt a Karib-tengeren” kevesebb küldetéssel kezdődik. 3: ugyanez, de egyedül is annyi küldetéssel, mint több kapitánynak. 2: mint a 3, de az utolsó húzott kártya mindig véget vet a körnek. 1: ahogy a 0.5-ös verzióig játszottak.

## Scenarios

variant-base_easy = Alapjáték, könnyű
    .text = Az alapjáték örökséglapkák nélkül.
choice-scenario-base_easy = { variant-base_easy }
variant-base_medium = Alapjáték, közepes
    .text = Az alapjáték négy örökséglapkával.
choice-scenario-base_medium = { variant-base_medium }
variant-base_hard = Alapjáték, nehéz
    .text = Az alapjáték hét örökséglapkával.
choice-scenario-base_hard = { variant-base_hard }
variant-campaign = Kampány
    .text = Játékok láncolata; ami az egyikben történik, megváltoztatja a következőt.
choice-scenario-campaign = { variant-campaign }
variant-unrest = Nyugtalanság
    .text = Nemzetek tartják megszállva az egész partot, és a kapitányok egymással versengve szabadítják fel.
choice-scenario-unrest = { variant-unrest }
variant-all_inclusive = Minden benne
    .text = Honi kikötők, felkelés és ellenállás együtt.
choice-scenario-all_inclusive = { variant-all_inclusive }
variant-coop = Együtt a Karib-tengeren
    .text = Minden kapitány összefog Jacques és a nemzetek ellen.
choice-scenario-coop = { variant-coop }
variant-rescue = A mentőakció
    .text = Együtt Jacques ellen, és Luysát meg kell találni és ki kell szabadítani.
choice-scenario-rescue = { variant-rescue }
choice-automa-jacques = Jacques
choice-automa-jean = Jean

## The table

table-round = { $round }. forduló / 4
table-pile = pakli: { $count }
table-quest-pile = küldetések: { $count }
table-token-piles = harci kupacok: { $first }+{ $second }
table-seat = Kapitány
table-ship = Hajó
table-vp = GYP
table-doubloons = Dubl.
table-combat = Harc
table-figures = Fig.
table-hand = Kéz
table-bought = Kárty.
table-quests = Kül.
table-tokens = Jelz.
table-upgrades = Fejl.
table-synergies = Szin.
table-loop = Az út
table-market = Piac
table-owner = Nemz.
table-there = Ami ott van
table-quest-here = küldetés: { $quest }
table-hints-here = { n-hints }
table-assistant-here = segéd: { $card } ({ $seat })
table-luysa-here = Luysa
table-goal-here = a fejezet célja
table-ends-round = a forduló vége
table-explorers = Felfedezők
table-nations = Nemzetek
table-nation-row = { $name } ({ $letter }): { $board } a táblán, { $left } a sávon
table-prestige = Presztízs
table-face-down = { $count } lefordítva
table-display = Kínálat
table-own = A hajód
table-ship-of = { $seat } hajója
table-unlocked = Megnyitva
table-one-disc = Még egy korong
table-two-discs = Több korong
table-career = Karrier
table-port = Honi kikötő
table-port-locked = zárva
table-resistance = Ellenállás
table-figures-left = { $supply } a készletben, { $general } kívül, { $career } a karrieren
table-figures-row = Figurák
table-synergies-row = Szinergiák
table-your-hand = A kezed ({ $count })
table-hand-of = Kéz ({ $count })
table-planned = Tervezve ({ $count }/3)
table-tableau = Megvéve ({ $count })
table-your-quests = A kártyád küldetései
table-empty = üres
table-card-at = { $card } ({ $place })
table-automa-row = { $vp } GYP, felfedező { $explorer }, küldetés { $quests }, korong { $discs }, még { $cards } kártya
table-search = A Keresés
table-search-green = zöld
table-search-red = piros
table-search-covered = lefedve
table-luysa-hidden = Luysa rejtve van
table-luysa-found = Luysa megkerült
table-luysa-freed = Luysa szabad
table-chapter-discs = { $count }/{ $need } korong
table-reward = Jutalom
table-space = Mező
table-level = { $automa }, { $level }. szint
table-told = { $name }: { $text }
table-any-good = minden áru
table-tokens-row = Harci jelzők
table-key = GYP és Dubl. a +jövedelemmel · Harc: harcpontok · Fig. figurák a készletben · Kéz/tervezett · Kül. küldetések · Jelz. harci jelzők · Fejl. hajófejlesztések · Szin. szinergiák · Piac: kért áruk, szabad helyek
table-estimated = ≈ az általunk becsült adat jele.
note-gain = haszna { $gain }
note-price = ára { $price }
note-final = nem vonható vissza
note-market = piac: { $count } szabad
note-discs = még { $left }/{ $discs } korong
note-vp = { n-vp } a végén

## Things to look up

sheet-where = Most
sheet-why-not = Most nem: { $reason }
sheet-ways = Továbbvezető utak
figure-reconstructed = becsült
    .mark = ≈
where-pile = a pakliban, vagy nem látható
where-display = a kínálatban
where-discards = eldobva
where-removed = kikerült a játékból
where-hand = a kezedben
where-planned = tervezi: { $seat }
where-tableau = megvette: { $seat }
deck-A = kezdőpakli
deck-B = későbbi kártyák
deck-U = a kiegészítő kártyái
deck-C = történetkártyák
summary-title = Miből lettek a GYP-ok
summary-top = { $count } kisebb forrás
result-won = A kapitányok együtt győztek.
result-lost = A kapitányok együtt veszítettek.
result-won-solo = Legyőzted: { $automa }.
result-lost-solo = { $automa } győzött.
result-all_markers_removed = minden jelölő lekerült a tábláról
result-all_above_jacques = minden kapitánynak több GYP-ja van, mint az automának
result-luysa_freed = Luysa szabad
screen-help =
    Ezeket írhatod be
      3               a 3-as számú választás
      sail 11         hajózz oda (névvel is: sail Cartagena)
      Kereskedő m     egy választás eleje a listából, vagy egy kártya
      pass            semmi több abból, ami a kérdés
      ? Kereskedő     egy kártya; egy hely (? Cartagena), karrier, kikötő, lapka (? L33), választás (? 3)
      seat Ada        egy kapitány hajója és kártyái
      track           a felfedezőösvény a jutalmaival
      cards           a megvett kártyáid a hatásukkal
      display         a nyitott kártyák
      legacy          az örökséglapkák a táblán
      discards        az eldobott kártyák
      hint            a legjobb akciók, és hogy miért azok
      undo            visszavonja az utolsó lépésedet, amíg semmi sem derült ki
      log, rules, table, quit
screen-unknown = „{ $line }”: ez itt nem jelent semmit. Írj be egy számot a listából, egy választás elejét, vagy súgóért a ? jelet.
screen-unknown-subject = Nincs itt ilyen nevű: „{ $what }”. Kérdezz egy kártyáról (? Kereskedő), egy helyről (? Cartagena) vagy egy választásról (? 3).
screen-nothing-chosen = Nem történt semmi.
screen-nothing-pending = Nem kezdődött el semmi, amit meg lehetne szakítani.
campaign-succeeded = { $chapter }: sikerült elérni a célt.
campaign-failed = { $chapter }: a cél elmaradt.
campaign-standing = { $seat }: { $count } megnyert játék, összesen { $vp } GYP
campaign-next = Következik: { $chapter }

## Kinds of events to look for

deed-round_began = Fordulók kezdete
deed-sailed = Hajóutak
deed-card_bought = Megvett kártyák
deed-delivered = Szállítások
deed-quest_done = Küldetések
deed-upgrade_unlocked = Hajófejlesztések
deed-explorer_moved = Felfedezések
deed-fight = Harcok
deed-liberated = Felszabadítások
deed-invested = Presztízsépületek
deed-scored = Végső értékelés

## Printed figures: what they are

data-field-players = játékosok
data-field-rounds = fordulók
data-field-objects = tárgyak
data-field-start = rajt
data-field-figures = figurák
data-field-vp_by_order = GYP az érkezés sorrendjében
data-field-number = szám
data-field-kind = fajta
data-field-neighbours = szomszédok
data-field-annexable = annektálható
data-field-assistants = segédet fogad
data-field-zone = zóna
data-field-city_tile_slot = városlapka helye
data-field-flag = a zászlójának jutalma
data-field-requires_legacy = csak a lapkával
data-field-enter_cost = pontok a bejutáshoz
data-field-leave_cost = pontok a kijutáshoz
data-field-requires_barrier = akadály mögött
data-field-action = akció
data-field-market_goods = kért áruk
data-field-market_capacity = a piac helyei
data-field-city_with_legacy = a lapkával város
data-field-must_stop = a hajóknak meg kell állni
data-field-ends_round = véget vet a fordulónak
data-field-branch = elágazás
data-field-cost = ár
data-field-helm = kormánykerék
data-field-overlay_of = ezen fekszik
data-field-expansion = a kiegészítőből
data-field-region = régió
data-field-next = következő
data-field-reward = jutalom
data-field-quest_slot = küldetés helye
data-field-end = vége
data-field-discs = korongok
data-field-immediate = azonnal
data-field-permanent = tartósan
data-field-deck = pakli
data-field-vp = GYP
data-field-good = áru
data-field-object = tárgy
data-field-effects = hatások
data-field-requires = feltétel
data-field-endgame = a végén
data-field-promo = promóciós
data-field-freeing_recommended = a Karib-térség felszabadításához ajánlott
data-field-freeing = a Karib-térség felszabadításához kell
data-field-tasks = feladatok
data-field-task_reward = egy feladat jutalma
data-field-task_figure = egy feladat figurái
data-field-complete_reward = jutalom az összes feladatért
data-field-immediate_cost = a jutalom ára
data-field-immediate_gain = jutalom
data-field-ongoing = onnantól
data-field-nation = nemzet
data-field-quests = küldetések
data-field-france = érték Franciaországnak
data-field-spain = érték Spanyolországnak
data-field-england = érték Angliának
data-field-modifier = ráadás a jelölők szerint
data-field-bonus = ráadás
data-field-place = hely
data-field-on_stop = megálláskor
data-field-combat_actions = harci akciók
data-field-spaces_per_player = mezők kapitányonként
data-field-after_space = a mező mögött
data-field-brings = vele jár
data-field-special = különleges
data-field-doubloons_per_rank = dublon rangonként
data-field-city_action_doubloons = a városakció dublonjai
data-field-city_action_combat = a városakció harcpontjai
data-field-combat_points = harcpontok
data-field-combat_points_solo = harcpontok egyedül
data-field-pay_objects = ár
data-field-colour = szín
data-field-areas = területek
data-field-steps = lépések
data-field-route = útvonal
data-field-display_card = a kínálat kártyája
data-field-actions = akciók
data-field-mode = mód
data-field-modules = modulok
data-field-optional_modules = választható modulok
data-field-legacy = örökséglapkák
data-field-legacy_columns = örökséglapkák tárgyak szerint
data-field-c_cards = történetkártyák
data-field-nation_scoring = a nemzetek pontoznak
data-field-automas = automák
data-field-campaign_card = a kampány kártyája
data-field-markers = jelölők az elején
data-field-new_markers_per_nation = új jelölők fordulónként
data-field-markers_by_players = jelölők a kapitányok száma szerint
data-field-win = győzelem feltétele
data-field-ransom_doubloons = váltságdíj
data-field-location = hely
data-field-need_by_players = szükséges korongok
data-field-on_success = siker után
data-field-on_failure = kudarc után
data-field-add_on_success = lapkák siker után
data-field-add_on_failure = lapkák kudarc után
data-field-scenario = forgatókönyv
data-field-remove_legacy = eltávolított lapkák
data-field-there = van ilyen
data-field-position = hová van rajzolva
data-yes = igen
data-no = nem

## Project cards: names. What a card does is told from its ops.

card-A001 = Matróz
card-A002 = { card-A001 }
card-A003 = Hajósinas
card-A004 = { card-A003 }
card-A005 = Szakács
card-A006 = { card-A005 }
card-A007 = Kereskedő
card-A008 = { card-A007 }
card-A009 = { card-A007 }
card-A010 = Balladaénekes
card-A011 = { card-A010 }
card-A012 = Krónikás
card-A013 = { card-A012 }
card-A014 = Felderítő
card-A015 = { card-A014 }
card-A016 = { card-A014 }
card-A017 = Dzsungelvezető
card-A018 = { card-A017 }
card-A019 = Ács
card-A020 = { card-A019 }
card-A021 = Kikötői kocsma
card-A022 = { card-A021 }
card-A023 = { card-A021 }
card-A024 = Helybéli vezető
card-A025 = { card-A024 }
card-A026 = { card-A024 }
card-A027 = Fegyverkovács
card-A028 = { card-A027 }
card-A029 = Ügyintéző
card-A030 = { card-A029 }
card-A031 = Szállásmester
card-A032 = { card-A031 }
card-A033 = Árbocőr
card-A034 = { card-A033 }
card-A035 = Veterán
card-A036 = { card-A035 }
card-A037 = Navigátorsegéd
card-A038 = { card-A037 }
card-A039 = Franciaország küldötte
card-A040 = Spanyolország küldötte
card-A041 = Anglia küldötte
card-A042 = Udvaronc
card-A043 = { card-A042 }
card-A044 = Csempész
card-A045 = { card-A044 }
card-A046 = Sírásó
card-A047 = Falu elfoglalása
card-A048 = { card-A047 }
card-A049 = Házaló
card-A050 = { card-A049 }
card-A051 = Kötélzetmester
card-A052 = { card-A051 }
card-A053 = Kincskereső
card-A054 = { card-A053 }
card-A055 = Tüzér
card-A056 = { card-A055 }
card-B001 = Fedélzetmester
card-B002 = { card-B001 }
card-B003 = Amaro Pargo
card-B004 = Mary Read
card-B005 = Anne Bonny
card-B006 = Galleon
card-B007 = { card-B006 }
card-B008 = Erőd építése
card-B009 = { card-B008 }
card-B010 = Kalmárút
card-B011 = { card-B010 }
card-B012 = Kalózlevél
card-B013 = Dicsőséges hódítás
card-B014 = { card-B013 }
card-B015 = Királyi rendelet
card-B016 = { card-B015 }
card-B017 = Nagykövet Franciaországban
card-B018 = Nagykövet Spanyolországban
card-B019 = Nagykövet Angliában
card-B020 = Alkirály
card-B021 = { card-B020 }
card-B022 = Ültetvény
card-B023 = { card-B022 }
card-B024 = { card-B022 }
card-B025 = Számolóház
card-B026 = { card-B025 }
card-B027 = Színház
card-B028 = { card-B027 }
card-B029 = Kolostor
card-B030 = { card-B029 }
card-B031 = Könyvtár
card-B032 = { card-B031 }
card-B033 = Raktár
card-B034 = { card-B033 }
card-B035 = Ácsmester
card-B036 = { card-B035 }
card-B037 = { card-B035 }
card-B038 = Szárazdokk
card-B039 = { card-B038 }
card-B040 = Orrszoborfaragó
card-B041 = { card-B040 }
card-B042 = Dzsungeljáró
card-B043 = { card-B042 }
card-B044 = { card-B042 }
card-B045 = Ösvénykereső
card-B046 = { card-B045 }
card-B047 = Térképész
card-B048 = { card-B047 }
card-B049 = Missziós állomás
card-B050 = { card-B049 }
card-B051 = Kémhálózat
card-B052 = { card-B051 }
card-B053 = { card-B051 }
card-B054 = Erőd helyőrsége
card-B055 = { card-B054 }
card-B056 = { card-B054 }
card-B057 = Lerakat
card-B058 = { card-B057 }
card-B059 = { card-B057 }
card-B060 = Hajógyár
card-B061 = { card-B060 }
card-B062 = { card-B060 }
card-B063 = Révkalauz
card-B064 = { card-B063 }
card-B065 = Kocsmáros
card-B066 = { card-B065 }
card-B067 = Zsoldoskapitány
card-B068 = { card-B067 }
card-B069 = Mesemondók fogadója
card-B070 = Mecénás
card-B071 = { card-B070 }
card-B072 = Toborzó
card-B073 = { card-B072 }
card-B074 = Filozófus
card-B075 = { card-B074 }
card-B076 = Admirális
card-B077 = { card-B076 }
card-B078 = Kikötőmester
card-B079 = { card-B078 }
card-B080 = Bárónő
card-B081 = { card-B080 }
card-B082 = Kalandor
card-B083 = { card-B082 }
card-B084 = Orvos
card-B085 = { card-B084 }
card-B086 = Korzár
card-B087 = { card-B086 }
card-B088 = Rumfőző
card-B089 = Kiképző őrmester
card-B090 = Dzsungelállomás
card-B091 = Palota
card-B092 = Villa
card-B093 = { card-B092 }
card-B094 = Birtok
card-B095 = Gyűjtő
card-B096 = { card-B095 }
card-B097 = Hajótulajdonos
card-B098 = Kémfőnök
card-B099 = { card-B098 }
card-B100 = Háborús hős
card-B101 = { card-B100 }
card-U001 = Dzsungelmérő
card-U002 = Vezető az elveszett városhoz
card-U003 = Fűszerügynök
card-U004 = Cukormalom
card-U005 = Udvari ügynök
card-U006 = { card-U005 }
card-U007 = Haditervező
card-U008 = Jövendőmondó
card-U009 = A falu jósa
card-U010 = Hajóépítők céhe
card-U011 = Veteránok szövetsége
card-U012 = Felfedezők klubja
card-U013 = A falvak barátja
card-U014 = Mindenes
card-U015 = { card-U014 }
card-U016 = Csendes kereskedő
card-U017 = Nagy körutazás
card-U018 = Szökevény katona
card-U019 = Dohányárus
card-U020 = Kukoricadézsma
card-U021 = Lázadóvezér
card-U022 = { card-U021 }
card-U023 = { card-U021 }
card-U024 = Küldetéstábla
card-U025 = Bőkezű házigazda
card-U026 = Diplomáciai jegyzék
card-U027 = Tettek könyve
card-U028 = Dicsőségtábla
card-U029 = Harci dobok
card-U030 = A legénység lakomája
card-U031 = Hajókeresztelő
card-U032 = Nagy ünnep
card-U033 = Dokkmunkások elöljárója
card-U034 = Éjjeliőrség
card-U035 = Öreg mesemondó
card-U036 = Királyi kegydíjas
card-C090 = Öreg révkalauz
card-C091 = Nyugalmazott admirális
card-C092 = Hajóorvos
card-C093 = Kincses térkép
card-C094 = Feketepiac
card-C095 = Elhagyott bánya
card-C096 = Dzsungelszentély
card-C097 = Királyi kegyelem
card-C098 = Rejtett öböl
card-C099 = Hajóácsmester
card-C100 = Luysa bátyja
card-C101 = Rejtett tábor
card-C102 = Földalatti hálózat
card-C103 = Lovas hírvivő
card-C104 = Fegyverrejtek
card-C105 = Falusi vén
card-C106 = Dzsungeltábor

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-voyage = Négy út győzelmi pontokért
    .text = Üdv a Karib-tengeren! Négyszer hajózol Havannából a tenger körül és vissza. A végén az nyer, akinek a legtöbb győzelmi pontja (GYP) van: kártyákból, küldetésekből, a felfedezőből, a hajódból, és a nemzetekből, amelyeket szolgálsz vagy elűzöl.
hint-career = A karriered
    .text = Egy karriernek három feladata van. Minden teljesített feladat egy figurát és dublonokat hoz, mind a három GYP-t. Kettőből egyet tarts meg.
hint-port = A honi kikötőd
    .text = A honi kikötő a hajótáblád két korongja alatt alszik. Ha mindkettő lekerült, a játék hátralévő részében működik.
hint-planning = Egy kártya három dolog
    .text = A kezedben lévő kártya áru, tárgy vagy projekt. A tervezőterületen arra vár, hogy projektként megvedd, és nem foglal helyet a kezedben.
    .now = Kártyák most a kezedben: { $number }.
hint-cards_left = Néhány kártya távozik
    .text = Néhány kártya a kezedben marad, a többit eldobod. Tarts meg többféle árut és tárgyat: sosem tudni, mit kér egy piac vagy egy küldetés.
    .now = Kártyák most a kezedben: { $number }.
hint-sail = Vitorlát fel
    .text = Minden nyíl egy mozgáspont, és legfeljebb hetet hajózhatsz. Visszafelé nem lehet, ami mellett elhaladsz, az ebben a fordulóban kimarad. Mutass rá egy helyre, hogy lásd, mi vár ott.
hint-city = Egy főakció
    .text = Ahol megállsz, egy főakciód van. Ez a város akciója, faluakciók, egy küldetés vagy az ottani segédeid.
hint-deliver = Szállíts le egy árut
    .text = Dobj el egy kártyát olyan áruval, amelyet a piac kér. A hajótáblád egyik korongja a piacra kerül, és közelebb jutsz valamihez a hajódon.
hint-disc = A korongok fejlesztést rejtenek
    .text = Minden fejlesztést két korong takar. Ha mindkettő eltűnt, megnyílik. Inkább egyik fejlesztést a másik után szabadítsd ki, mint sokat félig.
hint-use_city = Használd a várost
    .text = Szállítás után a város saját akciója is a tiéd. Négy város lapkája minden játékban más.
hint-refill = Húzz újra
    .text = A köröd végén feltöltöd a kezedet: nyitott kártyákkal, amelyeket látsz, vagy a pakli ismeretlen tetejéről. Aki minden körben elkölti a kártyáit, többet lát belőlük.
    .now = Kártyák most a kezedben: { $number }.
hint-far = Messze vagy közel?
    .text = Faluban a több mozgáspont több akciót jelent: legfeljebb három pontnál 1, négytől hatig 2, hétnél 3. De egy rövid út hamarabb véget ér.
    .now = A legjobb elérhető megálló ennyi faluakciót ad: { $number }.
hint-village = Faluban
    .text = Itt projekteket vehetsz a kezedből vagy a tervezőterületedről, vagy kaphatsz egy dublont. Eldobhatod a kezedet kettőért, vagy használhatod a kártyáid és fejlesztéseid akcióit.
hint-buy = Vegyél meg egy projektet
    .text = Egy projekt mostantól hat, és előtted marad. Az ára felül olvasható; segédes kártyához egy figura is kell.
    .now = { $card }: ára { $number }, és neked van { $count } dublonod.
hint-more_actions = Még egy akció
    .text = Ugyanazt az akciót újra is választhatod. A dublon megmarad, későbbre sosem rossz; a továbbhaladás véget vet a faluakcióknak.
hint-rival = A másik kapitány
    .text = A hajók nem zavarják egymást, de a gyorsabb dönti el, mikor ér véget a forduló. Figyeld, meddig jutott a másik hajó.
hint-quest = Küldetés vár itt
    .text = A szokásos akció helyett fizesd ki a tárgyait a kezedben lévő kártyákkal. Tiéd a jutalom, és a lapka is nálad marad.
hint-tile = Örökséglapka
    .text = Néhány helyen saját lapka született. Amit kínál, a főakciód előtt jön, és visszautasíthatod.
    .now = Ez van itt: { $tile }.
hint-explorer = A felfedező
    .text = A szárazföldön a felfedeződ a saját ösvényét járja. Csak az a mező fizet, ahol megáll, a másokét átugorja. Az akadályok annak fizetnek a legjobban, aki elsőként ér oda.
hint-fight = Harc
    .text = Válassz egy kupacot, és fordítsd fel a felső jelzőjét: minden nemzethez mutat egy értéket. Harcpontok és figurák növelik, és arra költöd, amire akarod.
hint-uprising = Mellette vagy ellene
    .text = Harcolj egy nemzet oldalán, és befolyást szerzel nála. Harcolj ellene, és dublonokért meg GYP-ért felszabadítod a helyszíneit. Egy körben csak az egyik.
hint-resistance = Ellenállás
    .text = A levett jelölő az ellenállás-lapkádra kerülhet. A mezője rögtön fizet, a megtelt lapka pedig az összes harci jelződért.
hint-assistants = A segédeid
    .text = Egy figurád áll itt. Főakcióként minden itteni segéded egyszer dolgozik, minden fordulóban, amelyben itt megállsz.
hint-prestige = Presztízsépületek
    .text = Dublonokért és egy figuráért részesedést veszel, amely a végén pontoz. Nézd meg, mit számol: az egyik illik a terveidhez, a másik nem.
    .now = Nyitva áll: { $building }.
hint-unlocked = Megnyílt egy fejlesztés
    .text = Mindkét korong lekerült. Vannak fejlesztések, amelyek egyszer fizetnek, mások mostantól segítenek: nézd meg a hajótábládat.
hint-task = Egy feladat a karrieredből
    .text = A figurája most a tiéd, néhány dublonnal együtt. Ami egyszer teljesült, teljesült, még ha később el is veszíted.
hint-homeward = Hazafelé
    .text = Az utolsó mezők hazafelé vezetnek, és mindegyiken mindenkinek meg kell állnia. Aki a végére ér, mindenkinek véget vet a fordulónak.
hint-home = Az utolsó vásárlás
    .text = A fordulónak vége. Mindenki vehet még egy projektet, befektethet, vagy dublont kérhet; aztán kifizetik a jövedelmet.
hint-new_hand = Megtartod a kezedet?
    .text = A következő út előtt eldobhatod az egész kezedet, és újat húzhatsz. Tartsd meg, ha illik a terveidhez.
hint-over = Hazatértél a tengerről
    .text = Ez egy teljes játék volt. Az alábbi történet megmutatja, honnan jöttek a pontok. Legközelebb hajózhatsz egyedül Jacques ellen, vagy a barátaiddal együtt.

## Why an action is worth doing, true of the table as it stands

reason-brings_free = Ingyen van: { $what }.
reason-brings = Haszna: { $what }.
reason-brings_at_once = Azonnali haszna: { $what }.
reason-career_tasks = Minden feladata nyitva áll még előtted: { $number }.
reason-plan_affordable = Az ára { $number }, és neked van { $count } dublonod.
reason-plan_keeps_hand = Az ára { $number }: ott várhat anélkül, hogy a kezedben foglalná a helyet.
reason-discard_dear = Az ára { $number }, és neked csak { $count } dublonod van.
reason-card_twice = Másik kártyádon is van ilyen: { $good }, { $object }.
reason-good_twice = Másik kártyádon is van ilyen: { $good }.
reason-sail_assistant = Ott áll a segéded, és újra dolgozik: { $card }.
reason-sail_market = Az ottani piac kéri, ami a kezedben van: { $good }.
reason-sail_quest = Olyan küldetés vár ott, amelynek tárgyai a kezedben vannak.
reason-sail_tile = Lapka van ott: { $tile }.
reason-sail_village = { $number } faluakciót ad.
reason-sail_ends_round = Mindenkinek véget vet a fordulónak.
reason-sail_points = { $number } pontért az út hátralévő része még előtted marad.
reason-deliver_spare = A kezedben még { $number } kártyán van ilyen: { $good }.
reason-deliver_disc = A szállítás egy korongot vesz le a hajótábládról.
reason-disc_unlocks = Ez az utolsó korong, és tiéd a fejlesztés: { $upgrade }.
reason-disc_first = Ez a két korong közül az első: { $upgrade }.
reason-city_market = A piac kéri, ami a kezedben van: { $good }.
reason-city_free = Nem kerül semmibe.
reason-village_actions = Itt { $number } faluakciód van.
reason-quest_held = A kezedben minden megvan, amit kér.
reason-buy_vp = { $vp } GYP van rajta, és marad { $count } dublonod.
reason-buy_lasts = Ez után még { $number } fordulóban hat.
reason-buy_leaves = Marad { $count } dublonod.
reason-invest_end = { $vp } GYP van rajta, az ára { $number }, és a végén pontoz.
reason-doubloon_for_card = Ezzel megvan, amibe kerül: { $card }.
reason-doubloon_nothing_to_buy = { $count } dublonból itt semmi sem vehető.
reason-draw_affordable = Az ára { $number }, és neked van { $count } dublonod.
reason-draw_new_good = Még egyetlen lapodon sincs ilyen: { $good }.
reason-draw_new_object = Még egyetlen lapodon sincs ilyen: { $object }.
reason-draw_open_dear = A legolcsóbb nyitott kártya ára { $number }, és neked { $count } dublonod van.
reason-draw_unseen = A pakliban még { $number } ismeretlen kártya van.
reason-hand_shows = A kezedben { $number } különböző áru van.
reason-fight_leads = Nincs, aki jobban szolgálná: { $the_nation }; a befolyásod { $number }.
reason-fight_value = A jelzőn { $the_nation } értéke { $number }.
reason-fight_plenty = Elkölthetsz { $count } harcpontot.
reason-card_costs = A megvétele { $number } dublonba kerül.
reason-cards_leave = { $number ->
    [0] Nem marad kártya a kezedben.
    [one] Egy kártya marad a kezedben.
   *[other] { $number } kártya marad a kezedben.
}
reason-city_no_good = A kezedben egyetlen kártyán sincs olyan áru, amit a piac kér: marad a város akciója.
reason-explorer_steps = A felfedeződnek { $number } lépése van.
reason-fight_costs = A harcértékből ({ $count }) ennyit visz el: { $number }.
reason-hand_dear = A kezedben { $number } kártya drágább annál, amennyid van.
reason-hand_goes = { $number ->
    [one] Egyetlen kártya helyett húzol újakat.
   *[other] Ez a { $number } kártya megy, és újakat húzol helyettük.
}
reason-hints_here = Itt { $number } nyom van.
reason-liberate_last = Ott ez az utolsó jelölő.
reason-markers_there = { $number ->
    [0] Ott nincs jelölő.
    [one] Ott egy jelölő van.
   *[other] Ott { $number } jelölő van.
}
reason-nation_influence = A befolyásod ({ $the_nation }): { $number }.
reason-pass_combat = Megtartasz { $count } harcpontot.
reason-pass_keeps = Megtartasz { $count } dublont.
reason-pass_others = { $number ->
    [one] Lemondasz az egyetlen más lehetőségről.
   *[other] Lemondasz { $number } más lehetőségről.
}
reason-pile_tokens = Abban a kupacban { $number } jelző van.
reason-port_discs = Akkor kezd működni, ha a mezőjéről mindkét korong lekerült.
reason-pass_only = Nincs más lehetőség.
reason-price = Az ára { $what }, és ez megvan.
