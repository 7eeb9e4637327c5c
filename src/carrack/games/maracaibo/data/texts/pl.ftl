# Maracaibo, in Polish. Keys follow the names of names.py, options.py and the data files.

## Nations: the name, in the genitive and dative, with its preposition, and a letter for narrow places

nation-france = Francja
    .the = Francji
    .with = we Francji
    .letter = F
nation-spain = Hiszpania
    .the = Hiszpanii
    .with = w Hiszpanii
    .letter = H
nation-england = Anglia
    .the = Anglii
    .with = w Anglii
    .letter = A
nation-any = dowolna nacja
    .with = w wybranej nacji
nation-each = każda nacja
    .with = w każdej nacji
nation-same = ta nacja
    .with = w tej nacji
nation-fewest_locations = nacja z najmniejszą liczbą miejsc
    .with = w nacji z najmniejszą liczbą miejsc
nation-dutch = Niderlandy

## Goods and objects on project cards

good-tobacco = tytoń
    .short = tyt.
good-corn = kukurydza
    .short = kuk.
good-sugar = cukier
    .short = cuk.
good-cocoa = kakao
    .short = kak.
object-book = książka
    .short = ks.
object-spyglass = luneta
    .short = lun.
object-herbs = zioła
    .short = zioła
object-lantern = latarnia
    .short = lat.
object-rope = lina
    .short = lina
cards-any_good = { $count ->
    [one] dowolny towar
    [few] { $count } dowolne towary
    [many] { $count } dowolnych towarów
   *[other] { $count } dowolnego towaru
}
cards-any_object = { $count ->
    [one] dowolny przedmiot
    [few] { $count } dowolne przedmioty
    [many] { $count } dowolnych przedmiotów
   *[other] { $count } dowolnego przedmiotu
}
cards-same_goods = { $count ->
    [one] { $count } towar
    [few] { $count } takie same towary
    [many] { $count } takich samych towarów
   *[other] { $count } takiego samego towaru
}

## Synergies, barriers, ranks

synergy-medal = medal
synergy-anchor = kotwica
synergy-wheel = ster
synergy-crown = korona
synergy-barrel = beczka
barrier-yellow = żółta
barrier-red = czerwona
barrier-green = zielona

## Amounts

n-doubloons = { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublona
}
n-vp = { $count } PZ
n-combat = { $count ->
    [one] { $count } punkt walki
    [few] { $count } punkty walki
    [many] { $count } punktów walki
   *[other] { $count } punktu walki
}
n-figures = { $count ->
    [one] { $count } figurka
    [few] { $count } figurki
    [many] { $count } figurek
   *[other] { $count } figurki
}
n-income = dochód w dublonach +{ $count }
n-vp_income = dochód w PZ +{ $count }
n-value = wartość walki { $count }
n-influence = { $count ->
    [one] { $count } wpływ
    [few] { $count } wpływy
    [many] { $count } wpływów
   *[other] { $count } wpływu
} { $with }
n-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
n-points = { $count ->
    [one] { $count } punkt ruchu
    [few] { $count } punkty ruchu
    [many] { $count } punktów ruchu
   *[other] { $count } punktu ruchu
}
n-discs = { $count ->
    [one] krążek
    [few] { $count } krążki
    [many] { $count } krążków
   *[other] { $count } krążka
}
n-steps = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
n-hints = { $count ->
    [one] { $count } wskazówka
    [few] { $count } wskazówki
    [many] { $count } wskazówek
   *[other] { $count } wskazówki
}
n-village_actions = { $count ->
    [one] { $count } akcja wioski
    [few] { $count } akcje wioski
    [many] { $count } akcji wioski
   *[other] { $count } akcji wioski
}
nothing = nic
word-or = albo

## What happens: the ops of the cards and tiles

op-explore = odkrywca o najwyżej { n-steps }
op-noble_rank = awans na następną rangę w jednej nacji
op-disc = zdejmij { n-discs }
op-disc_to_tile = połóż krążek na kafelku
op-hand_limit = limit ręki +{ $count }
op-synergy = żeton ({ $kind })
n-synergy = 1 żeton ({ $kind })
op-vp_per = { n-vp } { $per }
op-draw_object = odkryj kartę, nagroda według jej przedmiotu
op-liberate-village = wyzwól wioskę
op-liberate-city = wyzwól miasto
op-liberate-any = wyzwól wioskę albo miasto
op-place_marker-village = znacznik nacji na pustą wioskę
op-place_marker-city = znacznik nacji na puste miasto
op-place_marker-any = znacznik nacji na pustą wioskę albo puste miasto
op-fight = walka
op-move_again = płyń dalej o najwyżej { $count }, potem nowa akcja główna
op-pay_for = możesz zapłacić ({ $cost }): { $gain }
op-choose = jedno z: { $options }
op-sell_goods = za każdy odrzucony towar ({ $good }): { $gain }
op-return_marker = zwróć usunięty znacznik jego nacji: { n-doubloons }
op-quests_on_card = { $count ->
    [one] wierzchnie zlecenie na tę kartę; jedno można wypełnić jako ostatnią akcję wioski
    [few] { $count } wierzchnie zlecenia na tę kartę; jedno można wypełnić jako ostatnią akcję wioski
    [many] { $count } wierzchnich zleceń na tę kartę; jedno można wypełnić jako ostatnią akcję wioski
   *[other] { $count } wierzchniego zlecenia na tę kartę; jedno można wypełnić jako ostatnią akcję wioski
}
op-city_action = akcja miasta: { $places }
    .deliver = akcja miasta: { $places }, z dostawą
op-assistant_action = jeden z twoich pomocników
op-fulfil_top_quest = możesz wypełnić wierzchnie zlecenie ze stosu
op-fulfil_quest_here = wypełnij tu zlecenie
op-by_round = według rundy: { $options }
op-round = { $round }: { $gain }
per-quest = za zlecenie
per-combat_token = za żeton walki
per-combat_point = za punkt walki
per-figure = za figurkę w zasobie
per-upgrade = za ulepszenie statku
per-synergy = za żeton synergii
per-assistant = za pomocnika
per-project = za kartę projektu
per-noble_rank = za rangę
per-barrier = za przekroczoną barierę

## When and how an effect works

effect-immediate = Od razu: { $gain }.
effect-village_action = Akcja wioski: { $gain }.
effect-endgame = Na koniec: { $gain }.
effect-assistant = Pomocnik ({ $places }): { $gain }.
effect-combat_action = Akcja walki za { $count }: { $gain }.
    .last = Ostatnia akcja walki za { $count }: { $gain }.
    .loses = Ostatnia akcja walki za { $count } i 1 wpływ: { $gain }.
effect-income_condition = Raz, po spełnieniu warunku ({ $when }): { $gain }.
effect-synergy_bonus = Raz, z żetonem ({ $kind }): { $gain }.
effect-none = Bez działania.
trigger-combat_start = Początek twoich walk: { $gain }.
trigger-combat_end = Koniec twoich walk: { $gain }.
trigger-deliver = Gdy dostarczasz: { $gain }.
trigger-quest_done = Gdy wypełniasz zlecenie: { $gain }.
trigger-liberate_or_displace = Gdy wyzwalasz lub wypierasz: { $gain }.
trigger-barrier_crossed = Gdy twój odkrywca przekracza barierę: { $gain }.
trigger-income = Każdy dochód: { $gain }.
trigger-any_fight_for_linked_nation = Gdy ktokolwiek walczy dla nacji twojej figurki: { $gain }.
trigger-stop_empty_village = Postój w wiosce bez znacznika: { $gain } za punkt ruchu, najwyżej { $most }.
trigger-village_actions_end = Po różnych akcjach wioski w jednej turze: { $gain }.
different-actions = { n-vp } za { $number }
modifier-discount = Karty projektów kosztują o { $count } mniej.
modifier-discount-from = Karty projektów o koszcie od { $from } kosztują o { $count } mniej.
modifier-explore_bonus = Każdy ruch odkrywcy może być o { $count } dłuższy.
modifier-hand_limit = Limit ręki +{ $count }.
modifier-village_thresholds = Dwie akcje wioski od { $two ->
    [one] { $two } punktu ruchu
    [few] { $two } punktów ruchu
    [many] { $two } punktów ruchu
   *[other] { $two } punktu ruchu
}, trzy od { $three }.
modifier-object_wild = Twój przedmiot ({ $object }) liczy się jako dowolny.
modifier-combat_draw_two = W walce dobierz dwa żetony i zatrzymaj jeden.
modifier-wild_once = Odrzuć tę kartę, by zastąpić 1 towar lub przedmiot, którym płacisz lub który sprzedajesz.
modifier-stops_card = Pierwszy postój w każdym z miejsc: { $places }: krążek na tę kartę; wszystkie zakryte: { $gain }.
modifier-combat_tile_upgrade = Walki: wypieranie znaczników albo jedno wyzwolenie więcej.
modifier-resistance_village_action = Z kafelkiem ruchu oporu: jego akcja wioski.
modifier-home_port = Z portami macierzystymi: twój port macierzysty.

## What a card asks for besides doubloons

needs = Wymaga: { $needs }.
need-barrier = odkrywca za barierą ({ $barrier })
need-return_figures = { n-figures } do oddania
need-goods = { $cards } do zapłaty
need-figure_on_nation = figurka przy nacji
need-figure_at_combat_piles = figurka przy stosach walki
need-nation_markers = { $count ->
    [one] nacja z { $count } znacznikiem na planszy
    [few] nacja z { $count } znacznikami na planszy
    [many] nacja z { $count } znacznikami na planszy
   *[other] nacja z { $count } znacznika na planszy
}
need-figure_for_assistant = figurka na pomocnika

## What a career or a card waits for

when-assistants = { $count ->
    [one] { $count } pomocnik
    [few] { $count } pomocników
    [many] { $count } pomocników
   *[other] { $count } pomocnika
}
when-projects = { $count ->
    [one] { $count } karta projektu
    [few] { $count } karty projektów
    [many] { $count } kart projektów
   *[other] { $count } karty projektu
}
when-synergies = { $count ->
    [one] { $count } żeton synergii
    [few] { $count } żetony synergii
    [many] { $count } żetonów synergii
   *[other] { $count } żetonu synergii
}
when-combat_tokens = { $count ->
    [one] { $count } żeton walki
    [few] { $count } żetony walki
    [many] { $count } żetonów walki
   *[other] { $count } żetonu walki
}
when-combat_points = { n-combat }
when-quests = { $count ->
    [one] { $count } zlecenie
    [few] { $count } zlecenia
    [many] { $count } zleceń
   *[other] { $count } zlecenia
}
when-upgrades = { $count ->
    [one] { $count } ulepszenie statku
    [few] { $count } ulepszenia statku
    [many] { $count } ulepszeń statku
   *[other] { $count } ulepszenia statku
}
when-barrier = przekroczona bariera ({ $barrier })
when-doubloons = { n-doubloons }
when-income_doubloons = dochód w dublonach { $count }
when-income_vp = dochód w PZ { $count }
when-influence_one = { $count ->
    [one] { $count } wpływ
    [few] { $count } wpływy
    [many] { $count } wpływów
   *[other] { $count } wpływu
} w jednej nacji
when-influence_all = { $count ->
    [one] { $count } wpływ
    [few] { $count } wpływy
    [many] { $count } wpływów
   *[other] { $count } wpływu
} w każdej nacji
when-deliveries = { $count ->
    [one] { $count } dostawa
    [few] { $count } dostawy
    [many] { $count } dostaw
   *[other] { $count } dostawy
}
when-figures = { n-figures }
when-prestige = { $count ->
    [one] { $count } budynek prestiżowy
    [few] { $count } budynki prestiżowe
    [many] { $count } budynków prestiżowych
   *[other] { $count } budynku prestiżowego
}
when-liberations_or_annexations = { $count ->
    [one] { $count } miejsce wyzwolone, anektowane lub z wypartym znacznikiem
    [few] { $count } miejsca wyzwolone, anektowane lub z wypartym znacznikiem
    [many] { $count } miejsc wyzwolonych, anektowanych lub z wypartym znacznikiem
   *[other] { $count } miejsca wyzwolonego, anektowanego lub z wypartym znacznikiem
}

## Home ports

port-kind-city_replace_delivery = Zamiast dostawy zabierz krążek z targu: { $gain }.
port-kind-village_action = Akcja wioski: { $gain }.
port-kind-sugar_wild = Twoim cukrem płacisz za dowolny towar lub przedmiot.
port-kind-income = Każdy dochód: { $gain }.
port-kind-combat_action = Akcja walki dla { $the_nation } za { $count }: { $gain }.
port-kind-stop_owned = Postój przy znaczniku { $the_nation }: { $gain }.
port-kind-extra_village_action = { $count ->
    [one] O jedną akcję wioski więcej w wiosce.
    [few] O { $count } akcje wioski więcej w wiosce.
    [many] O { $count } akcji wioski więcej w wiosce.
   *[other] O { $count } akcji wioski więcej w wiosce.
}
port-kind-explore_second_last = Odkrywca bierze też nagrodę z przedostatniego pola.
port-kind-after_delivery = Po dostawie odrzuć jeszcze jeden taki towar: { $gain }.
port-kind-second_explorer = Na torze figurka idzie za twoim odkrywcą i dzieli z nim kroki.
port-offer = Raz, po odblokowaniu: { $gain }. { $text }
port-HP01 = Antwerpia
port-HP02 = Brema
port-HP03 = Kajmany
port-HP04 = Genua
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
port-HP15 = Roatan

## Locations

location-1 = Hawana
location-2 = Santiago de Cuba
location-3 = Tortuga
location-4 = Puerto Plata
location-5 = Santo Domingo
location-6 = San Juan
location-7 = Martynika
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
location-20 = Droga do domu
location-21a = Dom
location-21b = Droga do domu
location-22 = Dom
place = { $id } { $name }
kind-start = start
kind-village = wioska
kind-city = miasto
kind-homeward = droga do domu
space-start = start
space-end = koniec toru
space-plain = pole { $number }
space-upper = pole { $number } górnej ścieżki
space-lower = pole { $number } dolnej ścieżki
ruin-space = pole { $number }

## City tiles

city_tile-CT01 = Baza wyprawowa
city_tile-CT02 = Baza wyprawowa
city_tile-CT03 = Obóz tropicieli
city_tile-CT04 = Obóz tropicieli
city_tile-CT05 = Rejs wzdłuż wybrzeża
city_tile-CT06 = Rejs wzdłuż wybrzeża
city_tile-CT07 = Biuro werbunkowe
city_tile-CT08 = Biuro werbunkowe
city_tile-CT09 = Zbrojownia
city_tile-CT10 = Zbrojownia
city_tile-CT11 = Gubernator
city_tile-CT12 = Gubernator
city_tile-CT13 = Maracaibo
city_tile-CT14 = Informatorzy
city_tile-CT15 = Giełda

## Ship upgrades

upgrade-combat_tile = Kafelek walki
upgrade-resistance_tile = Kafelek ruchu oporu
upgrade-home_port = Port macierzysty
upgrade-hold = Ładownia
upgrade-stern_cabin = Kajuta rufowa
upgrade-topsails = Marsle
upgrade-crows_nest = Bocianie gniazdo
upgrade-powder_room = Prochownia
upgrade-captains_table = Stół kapitański
upgrade-crew_quarters = Kubryk
upgrade-treasure_room = Skarbiec
upgrade-figurehead = Galion

## Careers and prestige buildings

career-CR1 = Braterstwo
career-CR2 = Męstwo
career-CR3 = Duch walki
career-CR4 = Pęd do odkryć
career-CR5 = Głód wiedzy
career-CR6 = Głowa do handlu
career-CR7 = Wierność Koronie
career-CR8 = Duma szkutnika
career-CR9 = Poczucie sprawiedliwości
prestige-PB1 = Katedra
prestige-PB2 = Arsenał
prestige-PB3 = Wielka stocznia
prestige-PB4 = Uniwersytet
prestige-PB5 = Giełda kupiecka
prestige-PB6 = Tajna loża
prestige-PB7 = Pałac królewski
prestige-PB8 = Dom odkrywców
prestige-PB9 = Własny pomnik
quest-name = { $cost }: { $gain }

## Legacy tiles: the name, and what the tile does

tile-L1 = Prawa miejskie
    .text = Ta wioska jest miastem: ma targ, a jej akcją można wypełnić zlecenie.
tile-L4 = Droga do Caracas
    .text = Dodaje miasto; wejście i wyjście kosztuje po 3 punkty ruchu, za żółtą barierą.
tile-L5 = Wdzięczni mieszkańcy
    .text = Gdy twój statek tu staje: { $gain }.
tile-L6 = Flota skarbów
    .text = Dwie akcje walki, każda raz dla całego stołu: { $gain }.
tile-L7 = Miasto w głębi lądu
    .text = Dodaje miasto; wejście i wyjście kosztuje po 2 punkty ruchu, za czerwoną barierą.
tile-L8 = Misja
    .text = Gdy twój statek tu staje: { $gain }.
tile-L9 = Pustelnik
    .text = Gdy twój statek tu staje: { $gain }.
tile-L30 = Święto w domu
    .text = Raz w partii, przy powrocie do domu w rundach od 1 do 3: { $gain }.
tile-L31 = Ruina
    .text = Kto minie ją odkrywcą, stawia figurkę na początku toru ruiny.
tile-L32 = Tor ruiny
    .text = Tor dla jednej figurki każdego kapitana; można na nim wydawać kroki odkrywcy.
tile-L33 = Wróżka
    .text = Gdy twój statek tu staje: { $gain }.
tile-L34 = Plac ćwiczeń
    .text = Gdy twój statek tu staje: { $gain }.
tile-L35 = Targ wymienny
    .text = Gdy twój statek tu staje: { $gain }.
tile-L36 = Miasto holenderskie
    .text = Miasto; przy pierwszym postoju oddajesz na dobre jeden znacznik wpływu, po 5 dublonów za rangę. Akcja miasta: dublony i punkty walki za pomocników i figurki.
tile-L37 = Tajne przejście
    .text = Raz w partii: krążek na kafelek, a statek płynie z 13 dalej do 2.
tile-L38 = Kafelki wskazówek
    .text = Na planszy leżą wskazówki modułu Poszukiwania.
tile-L39 = Luysa
    .text = Luysa jest tu więziona; kto tu staje, może ją uwolnić za punkty walki.
tile-L40 = Powstanie
    .text = W walce można walczyć przeciw nacji i wyzwalać jej miejsca.
fleet-fleet_a = mała flota skarbów
fleet-fleet_b = wielka flota skarbów
fleet-action = { $name } za { $count }: { $gain }
token-most = +{ $count } najwięcej znaczników
token-fewest = +{ $count } najmniej znaczników
token-cost = +{ $count } za { $cost }
hint_tile-green = zielona wskazówka
hint_tile-red = czerwona wskazówka ({ $cost })
automa-jacques = Jacques
automa-jean = Jean
automa-any = automa

## Chapters of the campaign

chapter-150 = Cichy port
    .before =
        Les Cayes leży rano tak spokojnie, że pelikany śpią na palach cumowniczych. Luysa, która dogląda portowego światła, wypłynęła
        wam łodzią na spotkanie, zanim jeszcze opadła kotwica. Jej ludziom brakuje wszystkiego, czego nie da się wyhodować ani złowić:
        lin, latarni, która nie przecieka, książki do nauki dla dzieci, ziół na gorączkę. Nie żebrze. W każdą otwartą dłoń, która coś
        jej przynosi, odlicza dwa dublony i zapamiętuje twarze. Kto ma przyjaciół w Les Cayes, mówią ludzie, temu na tym wybrzeżu
        nigdy nie zabraknie pilota. Pisarze gubernatora zaczęli notować, kto tu zawija.
    .succeeded =
        Pod koniec sezonu szopy w Les Cayes są pełne i po raz pierwszy od lat światło pali się przez całą noc. Luysa idzie po pomoście
        z listą w ręku i wykreśla wiersz po wierszu. Ostatniego wieczoru schodzi ze wzgórz stara kobieta, czyta w ładunku kapitanów
        jak w książce i każdemu mówi coś, o czym nikt inny nie mógł wiedzieć. Rozbije namiot na Martynice, powiada, i będzie wróżyć
        tym, którzy się zatrzymają. Luysa tylko się uśmiecha. Jedna przyjaciółka więcej i port, który jest wam coś winien.
    .failed =
        Sezon się kończy, a szopy w Les Cayes są tak puste, jak były. Luysa nie mówi złego słowa. O północy gasi światło, bo oliwy nie
        starczy na całą noc, i po ciemku idzie od drzwi do drzwi. Jeśli nikt nie przywozi tego, czego potrzeba wiosce, wioska musi
        nauczyć się dbać o siebie sama. Kilka tygodni później młodzi stoją na plaży w szeregach, z wiosłami na ramionach, bo muszkietów
        brak. Przepływające załogi zaprasza się na wspólne ćwiczenia. Niektórzy się śmieją. Pisarze gubernatora się nie śmieją i piszą
        szybciej.
chapter-157 = Dym nad wzgórzami
    .before =
        O wschodzie słońca za Bluefields stoi jeden słup dymu, w południe są cztery. Jeźdźcy bez barw przeszli przez grań, spalili
        górne gospodarstwa i zniknęli z bydłem w lesie. Wszyscy wiedzą, kto im płaci, i nikt nie umie tego dowieść. Rodziny uciekły na
        przystań i śpią pod żaglami. Tym razem nie proszą o jałmużnę. Proszą o załogi, które potrafią nocą stanąć na wąskiej ścieżce
        i nie ustąpić. Luysa przysłała z Les Cayes jedno zdanie: kto trzyma Bluefields, trzyma całe wybrzeże. Gubernator ubolewa nad
        niepokojami i zaleca cierpliwość.
    .succeeded =
        Przez trzy noce jeźdźcy próbują ścieżki i przez trzy noce znajdują na niej latarnię, a za latarnią kogoś, kto stoi. Czwartego
        ranka grań jest pusta. Rodziny wracają na górę, wygrzebują z popiołu ziarno siewne i razem stawiają pierwszy dach, żeby nikt
        nie musiał spać samotnie. Czego mają za dużo, znoszą nad wodę, a czego im trzeba, biorą w zamian; żadna moneta nie zmienia
        właściciela i żaden pisarz nie liczy. W ciągu miesiąca przypływają na wymianę załogi z pięciu portów. Poborca gubernatora nie
        znajduje niczego, co mógłby wpisać do swojej księgi.
    .failed =
        Ścieżka przepada drugiej nocy. Rano nie ma już górnych gospodarstw, a ci, którzy tam mieszkali, znoszą do łodzi to, co z nich
        zostało. W tę ciszę wpływa żagiel, którego nikt się nie spodziewał. Holenderscy kupcy, zawsze prędcy tam, gdzie brzeg jest
        pusty, kupują spaloną ziemię za garść monet, wznoszą mury z żółtej cegły i wywieszają flagę. Są uprzejmi. Witają każdego
        kapitana, który gotów jest zapomnieć o dawnej wierności, i dobrze za to płacą. Luysa pisze, że dom na brzegu jest lepszy niż
        popiół. Nie pisze, czyj to dom.
chapter-164 = Stara ruina
    .before =
        Myśliwy przyniósł do Coro kamień wielki jak bochen, z wykutą twarzą, jakiej nie wyrzeźbi żadna żywa ręka. Dwa dni w górę rzeki,
        powiada, las stoi na schodach. Gubernator najchętniej kazałby żołnierzom rozkopać to miejsce i do wiosny wszystko przetopić.
        Luysa wolałaby, żeby je narysowano, policzono i zostawiono w spokoju, a uczeni z miasta choć raz zgadzają się z latarniczką.
        Brakuje im jedzenia: wyprawa je codziennie, a rzeka nic nie oddaje. Przywieźcie im, co możecie wyjąć z ładowni. Kto pomoże,
        temu wskażą drogę.
    .succeeded =
        Dziewięć mułów opuszcza Coro i dziewięć wraca, objuczonych samym papierem. Uczeni znaleźli schody, nad schodami dziedziniec,
        a wokół dziedzińca rząd drzwi, których nikt nie otwierał od pięciuset lat. Zabrali rysunki, zostawili znak na drzewie i mówią
        o drodze każdemu, kto ich karmił. Odtąd odkrywca o pewnej ręce może zajść dalej niż mapa. Żołnierze gubernatora przez miesiąc
        maszerują niewłaściwą doliną. Ktoś, jak się zdaje, obrócił drogowskaz. Luysa była przez cały ten czas w Les Cayes, oczywiście.
    .failed =
        Po czterech dniach wyprawa wraca głodna, a las zamyka się za nią. Potem przychodzą żołnierze, kopią tam, gdzie znaleziono
        kamień myśliwego, i przynoszą do domu gorączkę i dwa rozbite dzbany. Tylko poganiacz mułów ma co opowiadać. Gdy inni spali,
        poszedł za szumem wody i znalazł przesmyk w skałach, dość szeroki, by w czasie przypływu zmieścił się mały statek, wiodący od
        brzegu do brzegu, jakby ktoś go sobie życzył. Sprzedaje tajemnicę za parę butów. Luysa płaci mu także za milczenie, a potem
        sama zdradza ją przyjaciołom.
chapter-171 = Listy od Luysy
    .before =
        Od wiosny nikt nie widział Luysy. Światła w Les Cayes dogląda chłopiec, który nie odpowiada na pytania. Ale na Martynice,
        w tawernie pod fortem, gospodyni ma pod co trzecim kubkiem list: krótkie zdania pismem pochylonym w lewo, każdy do kogoś
        innego, żaden z podpisem. Jeden mówi, gdzie leży proch, drugi, gdzie da się kupić sędziego, trzeci pyta tylko, jak się mają
        dzieci. Listy potrzebują posłańców, a posłańcy potrzebują monety i czegoś do pokazania przy drzwiach. Gubernator wyznaczył
        nagrodę za rękę, której pismo chyli się w lewo. Co tydzień rośnie.
    .succeeded =
        Żaden list nie zginął. Podróżowały w wydrążonej książce, w piórze wiosła, w słoju maści, która cuchnęła tak, że nie otworzył
        go żaden strażnik. Gdy ostatni z nich zostaje odczytany na głos w ostatnim z portów, ludzie po raz pierwszy pojmują, ilu ich
        jest. Na końcowej kartce nie ma ani słowa, jest tylko rysunek: dwa brzegi, przesmyk między skałami i godzina przypływu. Kto zna
        to przejście, jest tam, gdzie żaden patrol nie szuka statku. Pod rysunkiem, w rogu, ktoś narysował małe światło.
    .failed =
        Połowa listów zostaje odnaleziona i gospodyni z Martyniki w pośpiechu zamyka dom. Gubernator każe wydrukować te zdania na
        arkuszu i przybić do drzwi każdego kościoła, żeby pokazać, jak niegroźnych jest kilku gryzipiórków. To nie jest jego najlepszy
        pomysł. Ludzie, którzy w życiu nie dostali listu, stoją teraz przed drzwiami i sylabizują każde słowo. A między wierszami ktoś
        cierpliwy znajduje to, co przeoczył drukarz gubernatora: namiary miejsca w górze rzeki, schody pod lasem i wzmiankę o tym, co
        ukryli tam uciekinierzy.
chapter-178 = Gubernator kontratakuje
    .before =
        Gubernator ma dość. Wezwał każdą galerę między Hawaną a Trynidadem i stoją teraz pod Cartageną burta w burtę, tak ciasno, że
        po ich pokładach można by przejść zatokę. Gdy odwróci się wiatr, popłyną wzdłuż wybrzeża i będą gasić światło po świetle,
        a pierwsze będzie to z Les Cayes. Na otwartą bitwę nikt nie ma dość sił. Ale kotwice można odciąć, stery zagwoździć,
        a z marynarzami, którzy nie dostali żołdu, można porozmawiać. Mówią, że w mieście jest sama Luysa. Wejdźcie, zróbcie, co się
        da, i zniknijcie przed wiatrem.
    .succeeded =
        Wiatr się odwraca, a flota nie wypływa. Czterdzieści sterów wisi na jednym gwoździu, proch na okręcie flagowym jest mokry,
        a dwie załogi zeszły na ląd upomnieć się o żołd za pięć lat. Rano gubernator patrzy z balkonu na zatokę pełną statków, które
        nie mogą się ruszyć, i na nabrzeże pełne ludzi, którzy się nie kłaniają. Wśród nich stoi Luysa z odrzuconym kapturem. Nikt jej
        nie aresztuje. Wieczorem wieść dociera do następnego portu, a pod koniec tygodnia biją wszystkie dzwony na wybrzeżu. Co było
        tajemnicą, jest teraz powstaniem.
    .failed =
        Wiatr się odwraca i flota wypływa. Nie cała, ale dość. Trzeciej nocy w Les Cayes jest ciemno. W Cartagenie zamknięto bramy
        i przeszukuje się każdy dom, aż w piwnicy za powroźnią znajdują kobietę z atramentem na palcach. Nie podaje imienia; nie musi.
        Gubernator jest za mądry, by robić z niej męczennicę na rynku. Przed świtem odpływa zamknięta łódź i nikt nie umie powiedzieć,
        czy ruszyła na północ, czy w głąb lądu. Zabrał żetony ze stołu, jak to ujmuje. Zapomniał o graczach.
chapter-184 = Niepokoje
    .before =
        Każda nacja przysłała, co mogła: garnizon do każdej wioski, flagę na każdy dach, działa na każdą przystań między przylądkiem
        a przesmykiem. Nie mogą sobie nawzajem ufać i to jest w nich jedyne dobre. Wybrzeże jest gotowe. Brakuje mu tylko kogoś, kto
        przypłynie od morza, we właściwy wieczór, do właściwego pomostu. Nie wszędzie musi to być ten sam kapitan, a pieśni będą się
        jeszcze sto lat spierać, kto był pierwszy. Luysa znów zapaliła lampę i prosi tylko o jedno: żeby, gdy opadną flagi, nikt nie
        wywieszał nowych.
    .succeeded =
        Ostatni garnizon maszeruje do łodzi z milczącymi bębnami. Za jego plecami ludzie zdejmują flagę, patrzą na nią przez chwilę
        i kroją ją na koszule. Na każdej plaży trwa zabawa, a na każdej zabawie kto inny uchodzi za kapitana, który tego dokonał; tego
        wieczoru wszyscy mają rację. Jedno imię wołają głośniej niż pozostałe, a kto je nosi, zostaje wzięty na ramiona i zaniesiony
        na koniec pomostu w Les Cayes. Tam Luysa na jedną noc oddaje swoją lampę. Jest cięższa, niż wygląda. Daleko na wodzie statki
        odpowiadają własnymi światłami.
    .failed =
        Nacje odchodzą, ale pieśni są o kim innym. Jacques częściej niż wy był we właściwy wieczór przy właściwym pomoście i wie, jak
        się macha z pokładu. W tawernach opowiadają już jego historię, z waszym statkiem gdzieś w tle i z błędem w nazwie. Luysa śmieje
        się z tego, aż musi usiąść. Flagi zdjęto, mówi, dzieci śpią we własnych łóżkach, a kto chce oklasków, niech je ma. Potem nalewa
        wam po kubku z dobrej beczki. Są rzeczy, które się opowiada, i rzeczy, które się wydarzyły.
chapter-185 = Na ratunek
    .before =
        Trzy tygodnie ciszy, a potem rybak znajduje butelkę ze strzępkiem płótna, a na płótnie, atramentem pochylonym w lewo, pół
        zdania: wieża, dwie palmy, woda o smaku żelaza. A więc żyje. Na wybrzeżu roi się od żołnierzy, którzy mają rozkaz odwracać
        wzrok, gdy przepływa zamknięta łódź, a Jacques, który służy temu, kto płaci, dostał zapłatę. Tym razem nikt nie da rady
        w pojedynkę. Ktoś musi iść za wskazówkami w głąb lądu, ktoś musi zająć garnizony, i nikt nie może zostać w tyle. Albo wszyscy
        wrócicie do domu z Luysą, albo nie będzie żadnej pieśni.
    .succeeded =
        Wieża miała dwie palmy, a woda smakowała żelazem. Strażnik przy bramie miał córkę w Bluefields; upuścił klucz i długo go
        szukał. Gdy łódź z wami wszystkimi na pokładzie wychodzi zza przylądka, chłopiec z Les Cayes stoi przy świetle od dwóch dni.
        Nie mówi ani słowa. Podaje Luysie lampę i zasypia na stojąco. Jedna po drugiej wioski są wolne i jedna po drugiej zapalają
        ogień na plaży. Daleko na wodzie Jacques zawraca statek i płynie szukać innego pana.
    .failed =
        Byliście blisko. W jednym porcie widziano zamkniętą łódź, w innym słyszano jej śpiew; ale zawsze był jeszcze jeden garnizon,
        jeszcze jedna flaga, jeszcze jeden stracony dzień. W końcu przychodzi wieść, że wieża jest pusta, a Jacques dostał zapłatę po
        raz drugi. Siedzicie na pomoście w Les Cayes i nikt nie chce odejść pierwszy. Wtedy chłopiec przynosi lampę i mówi, że ktoś
        musi przyciąć knot. Więc przycinacie. Światło, które się pali, widać z daleka, może nawet stamtąd, gdzie ona jest. Ta historia
        nie kończy się tylko dlatego, że kończy się partia.
chapter-goal = Postój ({ $place }) i zapłata ({ $cost }): { $gain }. Kapitanowie potrzebują tam razem { $count ->
    [one] { $count } krążka
    [few] { $count } krążków
    [many] { $count } krążków
   *[other] { $count } krążka
}.
chapter-title = Rozdział { $id }: { $name }
chapter-ours = To nasza własna opowieść; w pudełku są inne.
addition-uprising = Powstanie i ruch oporu
    .text = Od tej partii do końca kampanii: można walczyć przeciw nacjom i wyzwalać ich miejsca, a każdy kapitan ma kafelek ruchu oporu.

## Parts of sentences

because = { $cause ->
    [none] { "" }
   *[other] { " " }({ $why })
}

## Causes that are no pieces

cause-setup = przygotowanie
cause-village = akcja wioski
cause-payment = zapłata
cause-purchase = zakup
cause-combat = walka
cause-income = dochód
cause-last_purchase = ostatni zakup
cause-discards = odrzucone karty
cause-refill = uzupełnianie ręki
cause-resistance = kafelek ruchu oporu
cause-career = kariera
cause-influence = koniec toru wpływów
cause-final = punktacja końcowa
cause-jacques = Jacques
cause-jean = Jean
cause-round = runda
cause-delivery = dostawa
cause-search = Poszukiwania
cause-chapter = cel rozdziału
cause-nations = nacje
cause-explorer_end = koniec toru odkrywcy
cause-ransom = okup
cause-uprising = powstanie
cause-assistant = pomocnik
cause-agent = agent
cause-dutch = miasto holenderskie
cause-quest = zlecenie
cause-token = żeton walki
cause-barrier = { $barrier } bariera
scored-cards = kupione karty
scored-endgame = karty punktujące na koniec
scored-prestige = budynki prestiżowe
scored-nation = nacje
scored-most_influence = najwięcej wpływów
scored-income_track = tory dochodu
scored-explorer = tor odkrywcy
scored-quests = zlecenia
scored-upgrades = ulepszenia statku

## Actions: labels of menu lines

action-pass = Nie rób nic więcej
action-pass-main = Bez akcji głównej
action-pass-village = Zakończ akcje wioski
action-pass-city = Zakończ akcję miasta
action-pass-exploration = Zakończ odkrywanie
action-pass-combat = Zakończ walkę
action-pass-pick_second = Nie dobieraj drugiego żetonu
action-pass-offer = Odmów
action-pass-port_offer = Odmów premii na dobre
action-pass-quest = Zostaw zlecenie
action-pass-refill = Zakończ turę
action-pass-resistance = Nie na kafelek ruchu oporu
action-pass-sale = Nie sprzedawaj więcej
action-pass-arrival = Dalej do akcji głównej
action-pass-assistants = Koniec pomocników
action-pass-move = Zostań tutaj
action-pass-porto = Nie odrzucaj więcej
action-pass-ransom = Nie płać okupu
action-pass-return_marker = Zostaw znaczniki na kafelku
action-sail = Płyń do: { $to }, { n-points }
action-use_tile = Użyj: { $tile }
action-draw_hint = Odkryj wskazówkę
action-chapter_goal = Przysłuż się celowi rozdziału
action-main_city = Akcja miasta
action-main_homeward = Akcja tego miejsca
action-main_village = Akcje wioski
action-main_assistants = Twoi pomocnicy tutaj
action-main_quest = Zlecenie ({ $quest })
action-deliver = Dostarcz: { $card } ({ $good })
action-empty_market = Zabierz krążek z targu
action-city_action = Użyj miasta
action-remove_disc = Krążek z ulepszenia: { $upgrade }
action-take_doubloon = Weź dublony
action-discard_hand = Odrzuć rękę za dublony
action-buy = Kup: { $card }
action-buy_planned = Kup: { $card } (z planowania)
action-invest = Zainwestuj: { $building }
action-upgrade_action = Użyj: { $upgrade }
action-port_action = Użyj portu macierzystego
action-resistance_action = Użyj kafelka ruchu oporu
action-card_action = Użyj: { $card }
action-card_quest = Zlecenie z twojej karty: { $quest }
action-explore = Odkrywca na { $to }
action-move_figure = Figurka na { $to }
action-ruin = W ruinie na { $to }
action-token_pile = Stos { $number }
action-keep_token = Zatrzymaj { $token }
action-fight_for = Walcz dla { $the_nation }
action-fight_against = Walcz przeciw { $the_nation }
action-pay_token = Zapłać za żeton
action-add_point = Dołóż punkt walki
action-add_figure = Dołóż figurkę
action-fight_influence = Wpływy, { $size }
action-annex = Anektuj: { $location }
action-displace = Wyprzyj znacznik: { $location }
action-liberate = Wyzwól: { $location }
action-liberate_extra = Wyzwól także: { $location }
action-fight_card = Akcja walki karty „{ $card }”
action-fight_port = Akcja walki portu macierzystego
action-fight_tile = Zdobądź: { $action }
action-resist = Pole { $number } kafelka ruchu oporu
action-pay_card = Zapłać kartą „{ $card }” ({ $shows })
action-pay_jack = Odrzuć Złotą rączkę
action-choose_good = { $good }
action-choose_nation = { $nation }
action-choose_option = { $gain }
action-choose_option-bare = Możliwość { $number }
action-choose_location = { $location }
action-use_assistant = Pomocnik: { $card }
action-fulfil_quest = Zlecenie ({ $quest })
action-draw_open = Weź: { $card }
action-draw_pile = Dobierz ze stosu
action-plan = Zaplanuj: { $card }
action-discard = Odrzuć: { $card }
action-take_career = Kariera: { $career }
action-take_port = Port macierzysty: { $port }
action-take_last = Weź zamiast tego dublony
action-take_last-final = Weź zamiast tego PZ
action-remove_hint = Usuń czerwoną wskazówkę { $number }
action-free_luysa = Uwolnij Luysę
action-pay_ransom = Zapłać okup za Luysę
action-accept = Przyjmij
action-keep_hand = Zachowaj rękę
action-drop_hand = Odrzuć rękę i dobierz nową
action-cover_hint = Zakryj: { $hint }
action-return_marker = Znacznik z pola { $number } kafelka ruchu oporu
action-cover_space = Zielone pole { $number }
action-place = Miejsce { $number }
size-small = mniej
size-large = więcej
fold-plan = Zaplanuj kartę …
which-one = Co wybierasz?

## Groups of choices

group-setup = Przygotowanie
group-plan = Planowanie
group-sail = Rejs
group-stop = Postój
group-main = Akcja główna
group-city = Miasto
group-village = Wioska
group-buy = Zakupy
group-explore = Odkrywanie
group-payment = Zapłata
group-draw = Dobieranie
group-hand = Ręka
group-search = Poszukiwania
group-combat = Walka
group-choice = Wybór
group-pass = Dalej
group-table = Dla stołu

## Events: sentences of the log. `.you` is told to the seat that acts.

event-career_taken = { $seat } wybiera karierę „{ $career }”
    .you = Wybierasz karierę „{ $career }”
event-port_taken = { $seat } wybiera port macierzysty { $port }
    .you = Wybierasz port macierzysty { $port }
event-round_began = Zaczyna się runda { $round }
event-turn_began = Tura: { $seat }
    .you = Twoja tura
event-sailed = { $seat } płynie do: { $to } ({ $points })
    .you = Płyniesz do: { $to } ({ $points })
event-sailed-passage = { $seat } płynie tajnym przejściem do: { $to } ({ $points })
    .you = Płyniesz tajnym przejściem do: { $to } ({ $points })
event-gained = { $seat } zyskuje: { $what }{ because }
    .you = Zyskujesz: { $what }{ because }
event-spent = { $seat } płaci: { $what }{ because }
    .you = Płacisz: { $what }{ because }
event-lost = { $seat } traci: { $what }{ because }
    .you = Tracisz: { $what }{ because }
event-disc_removed = { $seat } zdejmuje krążek: { $upgrade }{ because }
    .you = Zdejmujesz krążek: { $upgrade }{ because }
event-upgrade_unlocked = { $seat } odblokowuje: { $upgrade }
    .you = Odblokowujesz: { $upgrade }
event-delivered = { $seat } dostarcza towar ({ $good }, karta „{ $card }”): { $location }
    .you = Dostarczasz towar ({ $good }, karta „{ $card }”): { $location }
event-market_emptied = { $seat } zabiera krążek z targu: { $location }
    .you = Zabierasz krążek z targu: { $location }
event-card_bought = { $seat } kupuje kartę „{ $card }” za { n-doubloons }
    .you = Kupujesz kartę „{ $card }” za { n-doubloons }
event-card_planned = { $seat } planuje kartę „{ $card }”
    .you = Planujesz kartę „{ $card }”
event-card_drawn = { $seat } bierze kartę „{ $card }” z wystawki
    .you = Bierzesz kartę „{ $card }” z wystawki
event-card_drawn-pile = { $seat } dobiera kartę „{ $card }” ze stosu
    .you = Dobierasz kartę „{ $card }” ze stosu
event-card_drawn-hidden = { $seat } dobiera kartę ze stosu
    .you = Dobierasz kartę ze stosu
event-card_drawn-hidden-several = { $seat } dobiera ze stosu { n-cards }
    .you = Dobierasz ze stosu { n-cards }
event-card_opened = Odkryta zostaje karta „{ $card }”
event-cards_opened = Odkryte karty: { $cards }
event-cards_discarded = { $seat } odrzuca kartę „{ $card }”{ because }
    .you = Odrzucasz kartę „{ $card }”{ because }
event-cards_discarded-several = { $seat } odrzuca karty: { $cards }{ because }
    .you = Odrzucasz karty: { $cards }{ because }
event-cards_discarded-table = Na stos kart odrzuconych trafia „{ $card }”
event-cards_discarded-table-several = Na stos kart odrzuconych: { $cards }
event-card_revealed = { $seat } odkrywa kartę „{ $card }” ({ $object })
    .you = Odkrywasz kartę „{ $card }” ({ $object })
event-card_revealed-table = Odkryta zostaje karta „{ $card }” ({ $object })
event-card_removed = Karta „{ $card }” wypada z gry
event-cards_removed = Wypadają z gry: { $cards }
event-pile_shuffled = Odrzucone karty są tasowane w nowy stos
event-hand_dropped = { $seat } odrzuca rękę ({ n-cards })
    .you = Odrzucasz rękę ({ n-cards })
event-synergy = { $seat } bierze żeton ({ $kind }){ because }
    .you = Bierzesz żeton ({ $kind }){ because }
event-quest_done = { $seat } wypełnia zlecenie ({ $quest })
    .you = Wypełniasz zlecenie ({ $quest })
event-quest_laid = W miejscu { $location } leży zlecenie: { $quest }
event-quest_laid-bare = Nowe zlecenie: { $quest }
event-quest_taken = { $automa } bierze zlecenie ({ $quest })
event-quest_taken-bare = { $automa } bierze zlecenie
event-assistant_placed = { $seat } stawia pomocnika „{ $card }”: { $location }
    .you = Stawiasz pomocnika „{ $card }”: { $location }
event-assistant_used = { $seat } używa pomocnika „{ $card }”
    .you = Używasz pomocnika „{ $card }”
event-agent_placed = { $seat } stawia figurkę karty „{ $card }”: { $nation }
    .you = Stawiasz figurkę karty „{ $card }”: { $nation }
event-agent_placed-piles = { $seat } stawia figurkę karty „{ $card }” przy stosach walki
    .you = Stawiasz figurkę karty „{ $card }” przy stosach walki
event-explorer_moved = { $seat } przesuwa odkrywcę na { $to }
    .you = Przesuwasz odkrywcę na { $to }
event-figure_moved = { $seat } przesuwa figurkę na torze na { $to }
    .you = Przesuwasz figurkę na torze na { $to }
event-figure_placed = { $seat } stawia figurkę na torze odkrywcy: { $to }{ because }
    .you = Stawiasz figurkę na torze odkrywcy: { $to }{ because }
event-ruin_entered = { $seat } stawia figurkę w ruinie
    .you = Stawiasz figurkę w ruinie
event-ruin_moved = { $seat } idzie w ruinie dalej na { $to }
    .you = Idziesz w ruinie dalej na { $to }
event-barrier_crossed = { $seat } przekracza barierę ({ $barrier })
    .you = Przekraczasz barierę ({ $barrier })
event-token_revealed = { $seat } dobiera żeton walki: { $token }
    .you = Dobierasz żeton walki: { $token }
event-token_returned = { $seat } wkłada żeton walki pod stos { $number }
    .you = Wkładasz żeton walki pod stos { $number }
event-fight-for = { $seat } walczy dla { $the_nation } z wartością { $value }
    .you = Walczysz dla { $the_nation } z wartością { $value }
event-fight-against = { $seat } walczy przeciw { $the_nation } z wartością { $value }
    .you = Walczysz przeciw { $the_nation } z wartością { $value }
event-fight-undecided = { $seat } walczy z wartością { $value }
    .you = Walczysz z wartością { $value }
event-fight_ended = { $seat } kończy walkę
    .you = Kończysz walkę
event-annexed = { $seat } anektuje dla { $the_nation }: { $location }
    .you = Anektujesz dla { $the_nation }: { $location }
event-displaced = { $seat } wypiera znacznik { $the_old } dla { $the_nation }: { $location }
    .you = Wypierasz znacznik { $the_old } dla { $the_nation }: { $location }
event-liberated = { $seat } wyzwala spod władzy { $the_nation }: { $location }
    .you = Wyzwalasz spod władzy { $the_nation }: { $location }
event-marker_placed = { $seat } stawia znacznik ({ $location }): { $nation }
    .you = Stawiasz znacznik ({ $location }): { $nation }
event-marker_resists = { $seat } kładzie znacznik na kafelku ruchu oporu: { $nation }
    .you = Kładziesz znacznik na kafelku ruchu oporu: { $nation }
event-resistance_full = { $seat } zapełnia kafelek ruchu oporu
    .you = Zapełniasz kafelek ruchu oporu
event-marker_returned = { $seat } zwraca znacznik: { $nation }
    .you = Zwracasz znacznik: { $nation }
event-marker_lost = Znacznik wypada z gry: { $nation }
event-task_done = { $seat } wypełnia zadanie kariery: { $task }
    .you = Wypełniasz zadanie swojej kariery: { $task }
event-career_done = { $seat } kończy karierę „{ $career }”
    .you = Kończysz karierę „{ $career }”
event-goal_met = { $seat } ma to, na co czeka karta „{ $card }”
    .you = Masz to, na co czeka karta „{ $card }”
event-invested = { $seat } inwestuje: { $building }
    .you = Inwestujesz: { $building }
event-prestige_opened = Budynek prestiżowy: { $building }
event-village_action = { $seat } wykonuje akcję wioski: { $kind }
    .you = Wykonujesz akcję wioski: { $kind }
village_kind-take = weź dublony
village_kind-discard = odrzuć rękę
village_kind-buy = kup kartę
village_kind-invest = zainwestuj
village_kind-port = port macierzysty
village_kind-resistance = kafelek ruchu oporu
village_kind-quest = zlecenie z karty
event-round_ended = { $seat } wraca do domu i kończy rundę { $round }
    .you = Wracasz do domu i kończysz rundę { $round }
event-round_ended-table = Runda { $round } się kończy
event-last_purchase = { $seat } dokonuje ostatniego zakupu
    .you = Dokonujesz ostatniego zakupu
event-markers_came = Nowy znacznik ({ $location }): { $nation }
event-automa_card = { $automa } odkrywa kartę
event-automa_disc = { $automa } kładzie krążek: { $location }
event-automa_disc_counted = { $automa } liczy jeden krążek więcej
event-automa_sailed = { $automa } płynie do: { $to }
event-automa_explored = { $automa } odkrywa, idąc na { $to }
event-automa_vp = { $automa } zdobywa { n-vp }
event-automa_influence = { $automa } zyskuje { n-influence }
event-automa_combat = { $automa } walczy dla { $the_nation }
event-hint_revealed = { $seat } odkrywa: { $hint }
    .you = Odkrywasz: { $hint }
event-hint_revealed-table = Odkryto: { $hint }
event-hint_removed = { $seat } usuwa: { $hint }
    .you = Usuwasz: { $hint }
event-hint_removed-table = Usunięto: { $hint }
event-luysa_found = Luysa odnaleziona: { $location }
event-luysa_found-bare = Luysa odnaleziona
event-luysa_freed = Luysa jest wolna
event-marker_surrendered = { $seat } oddaje wpływy: { $nation }
    .you = Oddajesz wpływy: { $nation }
event-chapter_disc = { $seat } kładzie krążek na cel rozdziału
    .you = Kładziesz krążek na cel rozdziału
event-tile_used = { $seat } używa: { $tile }
    .you = Używasz: { $tile }
event-jack_discarded = { $seat } odrzuca kartę „{ $card }” jako dowolny towar lub przedmiot
    .you = Odrzucasz kartę „{ $card }” jako dowolny towar lub przedmiot
event-scored = { $seat } zdobywa { n-vp }: { $scored }
    .you = Zdobywasz { n-vp }: { $scored }
event-went_on = { $seat } idzie dalej
    .you = Idziesz dalej
event-went_on-main = { $seat } kończy akcję główną
    .you = Kończysz akcję główną
event-went_on-option = { $seat } dokonuje wyboru
    .you = Dokonujesz wyboru
event-went_on-village = { $seat } kończy akcje wioski
    .you = Kończysz akcje wioski
event-went_on-city = { $seat } kończy akcję miasta
    .you = Kończysz akcję miasta
event-went_on-exploration = { $seat } kończy odkrywanie
    .you = Kończysz odkrywanie
event-went_on-quest = { $seat } zostawia zlecenie
    .you = Zostawiasz zlecenie
event-game_ended = Partia skończona
event-legacy_laid = Na planszy: { $tile }

## Phases, and what the game waits for

phase-choosing = Przygotowanie
phase-turns = Rejs
phase-last_purchase = Ostatni zakup
phase-income = Dochód
phase-dropping = Wymiana ręki
phase-refilling = Uzupełnianie ręki
phase-ransom = Okup
phase-over = Koniec
prompt-waiting = { $seat } musi wybrać
prompt-all = Pozostali jeszcze wybierają
prompt-over = Partia skończona
prompt-other = Twój wybór
prompt-choosing-career = Wybierz karierę
prompt-choosing-port = Wybierz port macierzysty
prompt-choosing-plan = Zaplanuj jedną kartę
prompt-choosing-discards = Zatrzymaj cztery karty, resztę odrzuć
prompt-choosing-done = Pozostali jeszcze wybierają
prompt-dropping = Zachować rękę czy dobrać nową?
prompt-move = { $points ->
    [one] Płyń o { $points } pole
    [few] Płyń o 1 do { $points } pól
    [many] Płyń o 1 do { $points } pól
   *[other] Płyń o 1 do { $points } pola
}
prompt-move-home = Płyń o { $points ->
    [one] { $points } pole
    [few] 1 do { $points } pól
    [many] 1 do { $points } pól
   *[other] 1 do { $points } pola
} w stronę domu
prompt-arrival = { $location }: co tu czeka
prompt-main = { $location }: wybierz jedną akcję
prompt-refill-full = Twoja ręka jest pełna: jeszcze coś przed końcem tury?
prompt-refill = Uzupełnij rękę do { $limit ->
    [one] { $limit } karty
    [few] { $limit } kart
    [many] { $limit } kart
   *[other] { $limit } karty
}
prompt-village = Do wykonania: { n-village_actions }
prompt-city = Akcja miasta: { $location }
prompt-porto = Odrzucić jeszcze jeden taki towar ({ $good })?
prompt-disc = Zdejmij z planszy statku { n-discs }
prompt-nation-influence = W której nacji zyskujesz wpływy?
prompt-nation-rank = W której nacji awansujesz na następną rangę?
prompt-nation-return = Do której nacji wraca znacznik?
prompt-nation-liberation = Spod władzy której nacji wyzwalasz to miejsce?
prompt-nation-displacement = Którą nację wypierasz?
prompt-nation-marker = Której nacji jest ten znacznik?
prompt-liberation = Które miejsce wyzwalasz?
prompt-marker = Gdzie stawiasz znacznik?
prompt-resistance = Położyć znacznik ({ $nation }) na kafelku ruchu oporu?
prompt-full_resistance = Twój kafelek ruchu oporu jest pełny
prompt-option = Wybierz jedno
prompt-offer = { $what }?
prompt-sale = Sprzedaj towar ({ $good }), za sztukę: { $what }
prompt-payment = Do zapłaty: { $what }
prompt-same_goods = Którym towarem płacisz { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}?
prompt-assistant_place = Gdzie stawiasz pomocnika „{ $card }”?
prompt-agent_place = Do której nacji trafia figurka karty „{ $card }”?
prompt-quest = Wypełnić zlecenie?
prompt-city_choice = Akcja którego miasta?
prompt-assistants = Który pomocnik działa?
prompt-exploration = Odkrywanie, zostało: { n-steps }
prompt-branch = Przez które pole prowadzi droga?
prompt-combat-pick_pile = Walka: z którego stosu dobierasz?
prompt-combat-pick_second = Walka: dobrać drugi żeton?
prompt-combat-keep_one = Walka: który żeton zatrzymujesz?
prompt-combat-put_under = Walka: pod który stos trafia drugi żeton?
prompt-combat-pick_nation = Walka: dla kogo albo przeciw komu?
prompt-combat-fight = Walka, { $nation }: wartość do wydania { $value }
prompt-combat-fight-for = Walka dla { $the_nation }: wartość do wydania { $value }
prompt-combat-fight-against = Walka przeciw { $the_nation }: wartość do wydania { $value }
prompt-combat-start = Walka
prompt-combat-end = Walka
prompt-loss = W której nacji tracisz wpływy?
prompt-last_purchase = Runda skończona: jeden ostatni zakup
prompt-surrender = Miasto holenderskie: który znacznik wpływu oddajesz na dobre?
prompt-cover_hint = Która czerwona wskazówka zakrywa pole?
prompt-cover_space = Które zielone pole zakrywa wskazówka?
prompt-return_marker = Który znacznik z twojego kafelka ruchu oporu wraca do swojej nacji ({ $what })?
prompt-port_offer = Twój port macierzysty { $port } jest odblokowany: wziąć jego premię ({ $what })?
prompt-automa_quest = Które zlecenie bierze automa?
prompt-ransom = Zapłacić okup za Luysę?

## Refusals, by code. $detail is the error's own sentence.

error-card-unknown = Nie ma takiej karty: { $detail }
error-data-too_many = Jest za dużo liczb jednego rodzaju: { $detail }
error-data-other = Przy tym stole gra się z innymi liczbami: { $detail }
error-field-unknown = Nie zapisano, skąd to pochodzi: { $detail }
error-maracaibo-not_asked = Gra pyta teraz o coś innego.
error-maracaibo-must_choose = Tutaj trzeba coś wybrać.
error-maracaibo-not_there = W tym miejscu nic nie leży.
error-maracaibo-not_possible = Teraz nie jest to możliwe.
error-maracaibo-too_few_doubloons = Nie masz na to dublonów.
    .told = { $short ->
        [one] Brakuje jednego dublona
        [few] Brakuje { $short } dublonów
        [many] Brakuje { $short } dublonów
       *[other] Brakuje { $short } dublona
    }: koszt to { $price }, masz { $have }.
error-maracaibo-too_few_figures = Nie masz na to figurek w zasobie.
    .told = { $short ->
        [one] Brakuje jednej figurki
        [few] Brakuje { $short } figurek
        [many] Brakuje { $short } figurek
       *[other] Brakuje { $short } figurki
    }: potrzeba z twojego zasobu: { $price }, jest: { $have }.
error-maracaibo-too_few_combat = Nie masz na to punktów walki.
    .told = { $short ->
        [one] Brakuje jednego punktu walki
        [few] Brakuje { $short } punktów walki
        [many] Brakuje { $short } punktów walki
       *[other] Brakuje { $short } punktu walki
    }: koszt to { $price }, masz { $have }.
error-maracaibo-cannot_pay = Nie możesz zapłacić tego, co to kosztuje.
    .told = Koszt: { $what }; nie możesz teraz zapłacić wszystkiego.
error-maracaibo-points = Statek nie może teraz płynąć za tyle punktów ruchu.
    .told = Twój statek płynie teraz o { $least } do { $most ->
        [one] { $most } punktu
        [few] { $most } punktów
        [many] { $most } punktów
       *[other] { $most } punktu
    }.
error-maracaibo-no_location = Tego miejsca nie ma w tej partii na planszy.
error-maracaibo-no_course = Żadna droga nie prowadzi tam za dokładnie tyle punktów.
error-maracaibo-no_way = Żadna droga tam nie prowadzi: statki płyną za strzałkami i nie zawracają.
error-maracaibo-too_far = Na tę turę to za daleko.
    .told = { $away ->
        [one] Odległość to { $away } punkt
        [few] Odległość to { $away } punkty
        [many] Odległość to { $away } punktów
       *[other] Odległość to { $away } punktu
    }: twój statek płynie najdalej o { $most }.
error-maracaibo-no_disc_there = Nie ma tam już krążka.
error-maracaibo-barrier = Twój odkrywca nie ma jeszcze za sobą wymaganej bariery.
    .told = Twój odkrywca nie ma jeszcze za sobą bariery ({ $barrier }).
error-maracaibo-tile = Ten kafelek dziedzictwa nic nie daje przy tym postoju.
error-maracaibo-no_city = Twój statek nie stoi w mieście.
error-maracaibo-no_village = Twój statek nie stoi w wiosce.
error-maracaibo-no_assistant = Nie masz tu pomocnika.
error-maracaibo-no_quest = Tego zlecenia nie można tu wypełnić.
error-maracaibo-once = To możliwe tylko raz i było już zrobione.
error-maracaibo-delivered = W akcji miasta jest jedna dostawa.
error-maracaibo-market_full = Na tym targu nie ma miejsca na kolejne krążki.
error-maracaibo-no_disc = Nie masz już krążków na planszy statku.
error-maracaibo-wrong_good = Ten targ nie chce towaru z tej karty.
    .told = Ta karta pokazuje towar: { $good }; targ chce: { $wanted }.
error-maracaibo-no_market_disc = Z tego targu nie można zabrać krążka.
error-maracaibo-no_hand = Nie masz kart na ręce.
error-maracaibo-markers = Żadna nacja nie ma na planszy dość znaczników na tę kartę.
    .told = Żadna nacja nie ma jeszcze na planszy { $count ->
        [one] { $count } znacznika
        [few] { $count } znaczników
        [many] { $count } znaczników
       *[other] { $count } znacznika
    }.
error-maracaibo-no_place = Nie ma miejsca dla pomocnika z tej karty.
error-maracaibo-invested = W tym budynku masz już inwestycję.
error-maracaibo-locked = To nie jest jeszcze odblokowane na twojej planszy statku.
error-maracaibo-no_action = To nie ma akcji wioski, którą możesz teraz opłacić.
error-maracaibo-no_marker = Nie ma znacznika, który można by usunąć.
error-maracaibo-planning_full = Twój obszar planowania jest pełny.
error-maracaibo-no_path = Tyloma krokami nie da się tam dojść.
    .told = Twój odkrywca nie może się tam zatrzymać: { $steps ->
        [one] został jeden krok
        [few] zostały { $steps } kroki
        [many] zostało { $steps } kroków
       *[other] zostało { $steps } kroku
    }.
error-maracaibo-stance = W tej walce nie możesz stanąć po tej stronie.
error-maracaibo-not_empty = To nie jest pusta wioska ani puste miasto.
error-maracaibo-no_markers_left = Ta nacja nie ma już znaczników na swoim torze.
error-maracaibo-value = Twoja wartość walki jest na to za mała.
    .told = Brakuje { $short }: potrzebna wartość walki: { $price }, zostało: { $have }.
error-maracaibo-resistance_space = Znacznik nie może trafić na to pole kafelka ruchu oporu.
error-maracaibo-does_not_pay = Ta karta nie pokazuje tego, co trzeba zapłacić.
    .told = Ta karta pokazuje: { $good } i { $object }; do zapłaty jest: { $what }.
error-maracaibo-hand_full = Twoja ręka jest pełna.
error-maracaibo-luysa = Luysy nie ma tam, gdzie twój statek.
error-maracaibo-no_hint = Nie ma tam wskazówki, którą można by wziąć.
error-maracaibo-no_space = Karta Poszukiwań nie ma takiego pola.
error-maracaibo-chapter = Teraz nie można przysłużyć się celowi rozdziału.
warning-cannot_be_undone = Nie da się cofnąć.

## Options. The words in parentheses are the values to write.

option-scenario = Scenariusz
    .text = W co się gra: base_easy, base_medium, base_hard, campaign, unrest, all_inclusive, coop, rescue.
option-automa = Przeciwnik samotnego kapitana
    .text = Kto gra przeciw samotnemu kapitanowi: Jacques (jacques) albo Jean (jean), która zna wszystkie scenariusze poza tymi, w których wyzwala się całe Karaiby.
option-level = Poziom przeciwnika
    .text = Jak mocno gra Jacques (od 1 do 4) albo Jean (od 1 do 5).
option-promos = Elementy promocyjne
    .text = Czy promocyjne zlecenie i promocyjny budynek są wśród pozostałych.
option-open_hands = Odkryte ręce
    .text = Czy współpracujący kapitanowie widzą nawzajem swoje karty.
option-archive = Archiwum kampanii
    .text = Co zostało po wcześniejszych partiach: rozdział, kafelki dziedzictwa, karty fabuły. Terminal trzyma to w pliku.
option-rulings = Wykładnia zasad
    .text = 4, dla nowych partii: wolne akcje przy każdym postoju w turze, więc po zapłaceniu za czerwoną wskazówkę można od razu odkrywać tam, gdzie stoi statek, a tura nie przechodzi dalej, dopóki można uwolnić Luysę, nawet po ostatniej dobranej karcie; Notę dyplomatyczną można pominąć, bierze ona wybrany znacznik, a bez kafelka ruchu oporu znacznik, który wypadł z gry; Złotą rączkę można sprzedać jako tytoń albo kukurydzę; tajne przejście jest otwarte dla statku stojącego w 13; karty fabuły dochodzą tylko w Niepokojach i Na ratunek, w kampanii te zdobyte; dwaj kapitanowie wybierają zielone pole, które zakrywa wskazówka; w pojedynkę Razem na Karaibach zaczyna się z mniejszą liczbą zleceń. 3: to samo, ale w pojedynkę tyle zleceń, co dla kilku kapitanów. 2: jak 3, ale ostatnia dobrana karta zawsze kończy turę. 1: tak, jak grano do wersji 0.5.

## Scenarios

variant-base_easy = Gra podstawowa, łatwa
    .text = Gra podstawowa bez kafelków dziedzictwa.
choice-scenario-base_easy = { variant-base_easy }
variant-base_medium = Gra podstawowa, średnia
    .text = Gra podstawowa z czterema kafelkami dziedzictwa.
choice-scenario-base_medium = { variant-base_medium }
variant-base_hard = Gra podstawowa, trudna
    .text = Gra podstawowa z siedmioma kafelkami dziedzictwa.
choice-scenario-base_hard = { variant-base_hard }
variant-campaign = Kampania
    .text = Ciąg partii; to, co dzieje się w jednej, zmienia następną.
choice-scenario-campaign = { variant-campaign }
variant-unrest = Niepokoje
    .text = Nacje trzymają całe wybrzeże, a kapitanowie wyzwalają je na wyścigi.
choice-scenario-unrest = { variant-unrest }
variant-all_inclusive = Wszystko naraz
    .text = Porty macierzyste, powstanie i ruch oporu razem.
choice-scenario-all_inclusive = { variant-all_inclusive }
variant-coop = Razem na Karaibach
    .text = Wszyscy kapitanowie razem przeciw Jacques’owi i nacjom.
choice-scenario-coop = { variant-coop }
variant-rescue = Na ratunek
    .text = Razem przeciw Jacques’owi, a Luysę trzeba odnaleźć i uwolnić.
choice-scenario-rescue = { variant-rescue }
choice-automa-jacques = Jacques
choice-automa-jean = Jean

## The table

table-round = Runda { $round } z 4
table-pile = stos { $count }
table-quest-pile = zlecenia { $count }
table-token-piles = stosy walki { $first }+{ $second }
table-seat = Kapitan
table-ship = Statek
table-vp = PZ
table-doubloons = Dubl.
table-combat = Walka
table-figures = Fig.
table-hand = Ręka
table-bought = Karty
table-quests = Zl.
table-tokens = Żet.
table-upgrades = Ulep.
table-synergies = Syn.
table-loop = Rejs
table-market = Targ
table-owner = Nac.
table-there = Co tam jest
table-quest-here = zlecenie ({ $quest })
table-hints-here = { n-hints }
table-assistant-here = pomocnik { $card } ({ $seat })
table-luysa-here = Luysa
table-goal-here = cel rozdziału
table-ends-round = kończy rundę
table-explorers = Odkrywcy
table-nations = Nacje
table-nation-row = { $name } ({ $letter }): { $board } na planszy, { $left } na torze
table-prestige = Prestiż
table-face-down = { $count ->
    [one] { $count } zakryty
    [few] { $count } zakryte
    [many] { $count } zakrytych
   *[other] { $count } zakrytego
}
table-display = Wystawka
table-own = Twój statek
table-ship-of = Statek: { $seat }
table-unlocked = Odblokowane
table-one-disc = Jeszcze jeden krążek
table-two-discs = Więcej krążków
table-career = Kariera
table-port = Port macierzysty
table-port-locked = zablokowany
table-resistance = Ruch oporu
table-figures-left = { $supply } w zasobie, { $general } poza nim, { $career } na karierze
table-figures-row = Figurki
table-synergies-row = Synergie
table-your-hand = Twoja ręka ({ $count })
table-hand-of = Ręka ({ $count })
table-planned = Zaplanowane ({ $count } z 3)
table-tableau = Kupione ({ $count })
table-your-quests = Zlecenia z twojej karty
table-empty = puste
table-card-at = { $card } ({ $place })
table-automa-row = { $vp } PZ, odkrywca { $explorer }, zlecenia { $quests }, krążki { $discs }, { $cards ->
    [one] została { $cards } karta
    [few] zostały { $cards } karty
    [many] zostało { $cards } kart
   *[other] zostało { $cards } karty
}
table-search = Poszukiwania
table-search-green = zielone
table-search-red = czerwone
table-search-covered = zakryte
table-luysa-hidden = Luysa jest ukryta
table-luysa-found = Luysa jest odnaleziona
table-luysa-freed = Luysa jest wolna
table-chapter-discs = { $count } z { $need ->
    [one] { $need } krążka
    [few] { $need } krążków
    [many] { $need } krążków
   *[other] { $need } krążka
}
table-reward = Nagroda
table-space = Pole
table-level = { $automa }, poziom { $level }
table-told = { $name }: { $text }
table-any-good = wszystkie towary
table-tokens-row = Żetony walki
table-key = PZ i Dubl. z +dochodem · Walka punkty walki · Fig. figurki w zasobie · Ręka/zaplanowane · Zl. zlecenia · Żet. żetony walki · Ulep. ulepszenia statku · Syn. synergie · Targ: towary, których chce, wolne pola
table-estimated = ≈ oznacza liczbę oszacowaną przez nas.
note-gain = zysk: { $gain }
note-price = koszt: { $price }
note-final = nie da się cofnąć
note-market = targ: wolne { $count }
note-discs = zostało { $left } z { $discs ->
    [one] { $discs } krążka
    [few] { $discs } krążków
    [many] { $discs } krążków
   *[other] { $discs } krążka
}
note-vp = { n-vp } na koniec

## Things to look up

sheet-where = Teraz
sheet-why-not = Nie teraz: { $reason }
sheet-ways = Drogi dalej
figure-reconstructed = oszacowane
    .mark = ≈
where-pile = w stosie albo poza widokiem
where-display = na wystawce
where-discards = odrzucona
where-removed = poza grą
where-hand = na twojej ręce
where-planned = zaplanowana, właściciel: { $seat }
where-tableau = kupiona, właściciel: { $seat }
deck-A = talia początkowa
deck-B = późniejsze karty
deck-U = karty dodatku
deck-C = karty fabuły
summary-title = Skąd się wzięły PZ
summary-top = { $count ->
    [one] { $count } mniejsze źródło
    [few] { $count } mniejsze źródła
    [many] { $count } mniejszych źródeł
   *[other] { $count } mniejszego źródła
}
result-won = Kapitanowie wygrali razem.
result-lost = Kapitanowie przegrali razem.
result-won-solo = Wygrywasz. Przeciwnik: { $automa }.
result-lost-solo = Tym razem wygrywa { $automa }.
result-all_markers_removed = wszystkie znaczniki są zdjęte z planszy
result-all_above_jacques = każdy kapitan ma więcej PZ niż automa
result-luysa_freed = Luysa jest wolna
screen-help =
    Co można wpisać
      3               możliwość o tym numerze
      sail 11         płyń tam (także nazwa: sail Cartagena)
      buy Kupiec      karta; wystarczy też początek wiersza z listy
      pass            nie rób nic więcej z tego, o co gra pyta
      ? Kupiec        karta; także miejsce (? Cartagena), kariera, port,
                      kafelek (? L33), możliwość (? 3)
      seat Ada        statek i karty kapitana
      track           tor odkrywcy z nagrodami
      cards           twoje kupione karty z działaniem
      display         odkryte karty
      legacy          kafelki dziedzictwa na planszy
      discards        odrzucone karty
      hint            najlepsze akcje i dlaczego
      undo            cofnij ostatni krok, dopóki nic nie zostało odkryte
      log, rules, table, quit
screen-unknown = „{ $line }” nic tu nie znaczy. Wpisz numer z listy, początek możliwości albo ?, by uzyskać pomoc.
screen-unknown-subject = Nie ma nic o nazwie „{ $what }”. Pytaj o kartę (? Kupiec), miejsce (? Cartagena) albo możliwość (? 3).
screen-nothing-chosen = Nic nie zostało zrobione.
screen-nothing-pending = Nic się nie zaczęło, co można by przerwać.
campaign-succeeded = { $chapter }: cel osiągnięty.
campaign-failed = { $chapter }: cel nieosiągnięty.
campaign-standing = { $count ->
    [one] { $seat }: { $count } wygrana partia, łącznie { $vp } PZ
    [few] { $seat }: { $count } wygrane partie, łącznie { $vp } PZ
    [many] { $seat }: { $count } wygranych partii, łącznie { $vp } PZ
   *[other] { $seat }: { $count } wygranej partii, łącznie { $vp } PZ
}
campaign-next = Dalej: { $chapter }

## Kinds of events to look for

deed-round_began = Początki rund
deed-sailed = Rejsy
deed-card_bought = Kupione karty
deed-delivered = Dostawy
deed-quest_done = Zlecenia
deed-upgrade_unlocked = Ulepszenia statku
deed-explorer_moved = Odkrywanie
deed-fight = Walki
deed-liberated = Wyzwolenia
deed-invested = Budynki prestiżowe
deed-scored = Punktacja końcowa

## Printed figures: what they are

data-field-players = gracze
data-field-rounds = rundy
data-field-objects = przedmioty
data-field-start = start
data-field-figures = figurki
data-field-vp_by_order = PZ według kolejności dotarcia
data-field-number = liczba
data-field-kind = rodzaj
data-field-neighbours = sąsiedzi
data-field-annexable = można anektować
data-field-assistants = przyjmuje pomocników
data-field-zone = strefa
data-field-city_tile_slot = miejsce na kafelek miasta
data-field-flag = nagroda za flagę
data-field-requires_legacy = tylko z kafelkiem
data-field-enter_cost = punkty za wejście
data-field-leave_cost = punkty za wyjście
data-field-requires_barrier = za barierą
data-field-action = akcja
data-field-market_goods = towary, których chce
data-field-market_capacity = pola targu
data-field-city_with_legacy = miasto z kafelkiem
data-field-must_stop = statki muszą stanąć
data-field-ends_round = kończy rundę
data-field-branch = odnoga
data-field-cost = koszt
data-field-helm = ster
data-field-overlay_of = leży na
data-field-expansion = z dodatku
data-field-region = region
data-field-next = następne
data-field-reward = nagroda
data-field-quest_slot = miejsce na zlecenie
data-field-end = koniec
data-field-discs = krążki
data-field-immediate = od razu
data-field-permanent = na stałe
data-field-deck = talia
data-field-vp = PZ
data-field-good = towar
data-field-object = przedmiot
data-field-effects = działanie
data-field-requires = wymaga
data-field-endgame = na koniec
data-field-promo = promocyjne
data-field-freeing_recommended = z Wyzwalaniem Karaibów
data-field-freeing = używane z Wyzwalaniem Karaibów
data-field-tasks = zadania
data-field-task_reward = nagroda za zadanie
data-field-task_figure = figurki zadania
data-field-complete_reward = nagroda za wszystkie zadania
data-field-immediate_cost = cena premii
data-field-immediate_gain = premia
data-field-ongoing = odtąd
data-field-nation = nacja
data-field-quests = zlecenia
data-field-france = wartość dla Francji
data-field-spain = wartość dla Hiszpanii
data-field-england = wartość dla Anglii
data-field-modifier = premia za znaczniki
data-field-bonus = premia
data-field-place = miejsce
data-field-on_stop = przy postoju
data-field-combat_actions = akcje walki
data-field-spaces_per_player = pola dla każdego kapitana
data-field-after_space = za polem
data-field-brings = przychodzi z
data-field-special = specjalne
data-field-doubloons_per_rank = dublony za rangę
data-field-city_action_doubloons = dublony akcji miasta
data-field-city_action_combat = punkty walki akcji miasta
data-field-combat_points = punkty walki
data-field-combat_points_solo = punkty walki w pojedynkę
data-field-pay_objects = cena
data-field-colour = kolor
data-field-areas = obszary
data-field-steps = kroki
data-field-route = szlak
data-field-display_card = karta z wystawki
data-field-actions = akcje
data-field-mode = tryb
data-field-modules = moduły
data-field-optional_modules = moduły opcjonalne
data-field-legacy = kafelki dziedzictwa
data-field-legacy_columns = kafelki dziedzictwa według przedmiotu
data-field-c_cards = karty fabuły
data-field-nation_scoring = nacje punktują
data-field-automas = automy
data-field-campaign_card = karta kampanii
data-field-markers = znaczniki na początku
data-field-new_markers_per_nation = nowe znaczniki według rundy
data-field-markers_by_players = znaczniki według liczby kapitanów
data-field-win = warunek wygranej
data-field-ransom_doubloons = okup
data-field-location = miejsce
data-field-need_by_players = potrzebne krążki
data-field-on_success = po sukcesie
data-field-on_failure = po porażce
data-field-add_on_success = kafelki po sukcesie
data-field-add_on_failure = kafelki po porażce
data-field-scenario = scenariusz
data-field-remove_legacy = usunięte kafelki
data-field-there = istnieje
data-field-position = gdzie jest narysowane
data-yes = tak
data-no = nie

## Project cards: names. What a card does is told from its ops.

card-A001 = Marynarz
card-A002 = { card-A001 }
card-A003 = Chłopiec okrętowy
card-A004 = { card-A003 }
card-A005 = Kuk
card-A006 = { card-A005 }
card-A007 = Kupiec
card-A008 = { card-A007 }
card-A009 = { card-A007 }
card-A010 = Pieśniarz
card-A011 = { card-A010 }
card-A012 = Kronikarz
card-A013 = { card-A012 }
card-A014 = Zwiadowca
card-A015 = { card-A014 }
card-A016 = { card-A014 }
card-A017 = Przewodnik po dżungli
card-A018 = { card-A017 }
card-A019 = Cieśla
card-A020 = { card-A019 }
card-A021 = Tawerna portowa
card-A022 = { card-A021 }
card-A023 = { card-A021 }
card-A024 = Miejscowy przewodnik
card-A025 = { card-A024 }
card-A026 = { card-A024 }
card-A027 = Płatnerz
card-A028 = { card-A027 }
card-A029 = Pośrednik
card-A030 = { card-A029 }
card-A031 = Kwatermistrz
card-A032 = { card-A031 }
card-A033 = Obserwator
card-A034 = { card-A033 }
card-A035 = Weteran
card-A036 = { card-A035 }
card-A037 = Pomocnik nawigatora
card-A038 = { card-A037 }
card-A039 = Poseł Francji
card-A040 = Poseł Hiszpanii
card-A041 = Poseł Anglii
card-A042 = Dworzanin
card-A043 = { card-A042 }
card-A044 = Przemytnik
card-A045 = { card-A044 }
card-A046 = Grabarz
card-A047 = Podbój wioski
card-A048 = { card-A047 }
card-A049 = Handlarz
card-A050 = { card-A049 }
card-A051 = Takielarz
card-A052 = { card-A051 }
card-A053 = Poszukiwacz skarbów
card-A054 = { card-A053 }
card-A055 = Kanonier
card-A056 = { card-A055 }
card-B001 = Bosman
card-B002 = { card-B001 }
card-B003 = Amaro Pargo
card-B004 = Mary Read
card-B005 = Anne Bonny
card-B006 = Galeon
card-B007 = { card-B006 }
card-B008 = Budowa fortu
card-B009 = { card-B008 }
card-B010 = Wyprawa handlowa
card-B011 = { card-B010 }
card-B012 = List kaperski
card-B013 = Chwalebny podbój
card-B014 = { card-B013 }
card-B015 = Dekret królewski
card-B016 = { card-B015 }
card-B017 = Ambasador we Francji
card-B018 = Ambasador w Hiszpanii
card-B019 = Ambasador w Anglii
card-B020 = Wicekról
card-B021 = { card-B020 }
card-B022 = Plantacja
card-B023 = { card-B022 }
card-B024 = { card-B022 }
card-B025 = Kantor
card-B026 = { card-B025 }
card-B027 = Teatr
card-B028 = { card-B027 }
card-B029 = Klasztor
card-B030 = { card-B029 }
card-B031 = Biblioteka
card-B032 = { card-B031 }
card-B033 = Magazyn
card-B034 = { card-B033 }
card-B035 = Mistrz ciesielski
card-B036 = { card-B035 }
card-B037 = { card-B035 }
card-B038 = Suchy dok
card-B039 = { card-B038 }
card-B040 = Snycerz
card-B041 = { card-B040 }
card-B042 = Odkrywca dżungli
card-B043 = { card-B042 }
card-B044 = { card-B042 }
card-B045 = Tropiciel
card-B046 = { card-B045 }
card-B047 = Kartograf
card-B048 = { card-B047 }
card-B049 = Stacja misyjna
card-B050 = { card-B049 }
card-B051 = Siatka szpiegów
card-B052 = { card-B051 }
card-B053 = { card-B051 }
card-B054 = Załoga fortu
card-B055 = { card-B054 }
card-B056 = { card-B054 }
card-B057 = Faktoria
card-B058 = { card-B057 }
card-B059 = { card-B057 }
card-B060 = Stocznia
card-B061 = { card-B060 }
card-B062 = { card-B060 }
card-B063 = Pilot
card-B064 = { card-B063 }
card-B065 = Szynkarz
card-B066 = { card-B065 }
card-B067 = Kapitan najemników
card-B068 = { card-B067 }
card-B069 = Gospoda bajarza
card-B070 = Mecenas
card-B071 = { card-B070 }
card-B072 = Werbownik
card-B073 = { card-B072 }
card-B074 = Filozof
card-B075 = { card-B074 }
card-B076 = Admirał
card-B077 = { card-B076 }
card-B078 = Kapitan portu
card-B079 = { card-B078 }
card-B080 = Baronowa
card-B081 = { card-B080 }
card-B082 = Awanturnik
card-B083 = { card-B082 }
card-B084 = Doktor
card-B085 = { card-B084 }
card-B086 = Korsarz
card-B087 = { card-B086 }
card-B088 = Gorzelnik
card-B089 = Sierżant musztry
card-B090 = Posterunek w dżungli
card-B091 = Pałac
card-B092 = Willa
card-B093 = { card-B092 }
card-B094 = Majątek
card-B095 = Kolekcjoner
card-B096 = { card-B095 }
card-B097 = Armator
card-B098 = Mistrz szpiegów
card-B099 = { card-B098 }
card-B100 = Bohater wojenny
card-B101 = { card-B100 }
card-U001 = Mierniczy dżungli
card-U002 = Przewodnik do zaginionego miasta
card-U003 = Makler korzenny
card-U004 = Cukrownia
card-U005 = Agent na dworze
card-U006 = { card-U005 }
card-U007 = Strateg
card-U008 = Wróżbitka
card-U009 = Wiejska wyrocznia
card-U010 = Cech szkutników
card-U011 = Związek weteranów
card-U012 = Klub odkrywców
card-U013 = Przyjaciel wiosek
card-U014 = Złota rączka
card-U015 = { card-U014 }
card-U016 = Cichy handlarz
card-U017 = Wielka podróż
card-U018 = Dezerter
card-U019 = Sprzedawca tytoniu
card-U020 = Danina z kukurydzy
card-U021 = Przywódca buntu
card-U022 = { card-U021 }
card-U023 = { card-U021 }
card-U024 = Tablica zleceń
card-U025 = Hojny gospodarz
card-U026 = Nota dyplomatyczna
card-U027 = Księga czynów
card-U028 = Lista zasłużonych
card-U029 = Bębny wojenne
card-U030 = Uczta załogi
card-U031 = Chrzest statku
card-U032 = Wielkie święto
card-U033 = Brygadzista dokerów
card-U034 = Nocna straż
card-U035 = Stary bajarz
card-U036 = Królewski emeryt
card-C090 = Stary pilot
card-C091 = Admirał w spoczynku
card-C092 = Lekarz okrętowy
card-C093 = Mapa skarbu
card-C094 = Czarny rynek
card-C095 = Opuszczona kopalnia
card-C096 = Świątynia w dżungli
card-C097 = Królewskie ułaskawienie
card-C098 = Ukryta zatoczka
card-C099 = Mistrz szkutniczy
card-C100 = Brat Luysy
card-C101 = Ukryty obóz
card-C102 = Podziemna siatka
card-C103 = Konny posłaniec
card-C104 = Skład broni
card-C105 = Starszy wioski
card-C106 = Obóz w dżungli

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-voyage = Cztery rejsy po punkty
    .text = Witaj na Karaibach! Cztery razy wypływasz z Hawany dookoła morza i z powrotem do domu. Wygrywa ten, kto na koniec ma najwięcej punktów zwycięstwa (PZ): dają je karty, zlecenia, odkrywca, statek i nacje, którym służysz albo które przepędzasz.
hint-career = Twoja kariera
    .text = Kariera ma trzy zadania. Każde wypełnione daje figurkę i dublony, wszystkie trzy dają PZ. Zatrzymaj jedną z dwóch.
hint-port = Twój port macierzysty
    .text = Port macierzysty śpi pod dwoma krążkami planszy statku. Gdy znikną oba, działa do końca gry.
hint-planning = Karta to trzy rzeczy
    .text = Karta na ręce to towar, przedmiot albo projekt. W obszarze planowania czeka na kupno jako projekt i nie zajmuje miejsca na ręce.
    .now = Karty na twojej ręce: { $number }.
hint-cards_left = Część kart odchodzi
    .text = Część kart zostaje na ręce, resztę odrzucasz. Trzymaj różne towary i przedmioty: nigdy nie wiadomo, czego zażąda targ albo zlecenie.
    .now = Karty na twojej ręce: { $number }.
hint-sail = Postaw żagle
    .text = Każda strzałka to jeden punkt ruchu, a płynąć możesz o najwyżej siedem. Nigdy nie zawracasz, więc co miniesz, w tej rundzie przepadło. Wskaż miejsce, by zobaczyć, co tam czeka.
hint-city = Jedna akcja główna
    .text = Tam, gdzie stajesz, masz jedną akcję główną. To akcja miasta, akcje w wiosce, zlecenie albo twoi pomocnicy.
hint-deliver = Dostarcz towar
    .text = Odrzuć kartę z towarem, którego chce targ. Krążek z planszy statku trafia na targ, a coś na twoim statku jest bliżej.
hint-disc = Krążki kryją ulepszenia
    .text = Każde ulepszenie zakrywają dwa krążki. Gdy znikną oba, jest odblokowane. Lepiej opróżniać ulepszenia po kolei niż wiele do połowy.
hint-use_city = Użyj miasta
    .text = Po dostawie należy ci się też akcja samego miasta. Kafelki na czterech miastach są w każdej partii inne.
hint-refill = Dobierz karty
    .text = Na koniec tury uzupełniasz rękę: odkrytymi kartami, które widzisz, albo nieznanymi z wierzchu stosu. Kto co turę wydaje karty, więcej ich zobaczy.
    .now = Karty na twojej ręce: { $number }.
hint-far = Daleko czy blisko?
    .text = W wiosce więcej punktów ruchu to więcej akcji: 1 przy najwyżej trzech punktach, 2 przy czterech do sześciu, 3 przy siedmiu. Ale krótki rejs szybciej się kończy.
    .now = Najlepszy postój w zasięgu daje tyle akcji wioski: { $number }.
hint-village = W wiosce
    .text = Tu kupujesz projekty z ręki albo z obszaru planowania lub bierzesz dublona. Możesz też odrzucić rękę za dwa dublony albo użyć akcji swoich kart i ulepszeń.
hint-buy = Kup projekt
    .text = Projekt działa od teraz i zostaje przed tobą. Cena jest u góry; karta z pomocnikiem wymaga też figurki.
    .now = { $card } kosztuje { $number }, a ty masz { n-doubloons }.
hint-more_actions = Jeszcze jedna akcja
    .text = Możesz powtórzyć tę samą akcję. Dublony zostają, więc dublon na później nigdy nie zaszkodzi; przejście dalej kończy wioskę.
hint-rival = Drugi kapitan
    .text = Statki sobie nie przeszkadzają, ale kto jest szybszy, decyduje o końcu rundy. Miej oko na to, jak daleko dopłynął drugi statek.
hint-quest = Tu czeka zlecenie
    .text = Zapłać jego przedmioty kartami z ręki zamiast zwykłej akcji. Bierzesz nagrodę i zatrzymujesz kafelek.
hint-tile = Kafelek dziedzictwa
    .text = Niektóre miejsca dostały własny kafelek. To, co daje, przychodzi przed akcją główną i możesz odmówić.
    .now = Tutaj leży: { $tile }.
hint-explorer = Odkrywca
    .text = W głębi lądu odkrywca idzie własną ścieżką. Płaci tylko pole, na którym się zatrzyma, a zajęte się przeskakuje. Bariery najlepiej płacą pierwszemu.
hint-fight = Walka
    .text = Wybierz stos i odkryj jego wierzchni żeton: pokazuje wartość dla każdej nacji. Punkty walki i figurki ją podnoszą, a wydajesz ją, na co chcesz.
hint-uprising = Za czy przeciw
    .text = Walcz dla nacji i zyskuj w niej wpływy. Walcz przeciw niej i wyzwalaj jej miejsca za dublony i PZ. W jednej turze albo jedno, albo drugie.
hint-resistance = Ruch oporu
    .text = Usunięty znacznik może leżeć na twoim kafelku ruchu oporu. Jego pole płaci od razu, a pełny kafelek płaci za wszystkie twoje żetony walki.
hint-assistants = Twoi pomocnicy
    .text = Stoi tu twoja figurka. Jako akcja główna każdy twój pomocnik w tym miejscu działa raz, w każdej rundzie, w której tu staniesz.
hint-prestige = Budynki prestiżowe
    .text = Za dublony i figurkę kupujesz udział, który punktuje na koniec. Zobacz, co liczy: jedne pasują do twoich planów, inne nie.
    .now = Otwarty jest: { $building }.
hint-unlocked = Ulepszenie odblokowane
    .text = Zniknęły oba krążki. Jedne ulepszenia płacą raz, inne pomagają odtąd stale: spójrz na swoją planszę statku.
hint-task = Zadanie twojej kariery
    .text = Jego figurka jest teraz twoja, z kilkoma dublonami. Co raz jest wypełnione, zostaje wypełnione, nawet jeśli to potem stracisz.
hint-homeward = Droga do domu
    .text = Ostatnie pola prowadzą do domu i na każdym z nich każdy musi stanąć. Kto dotrze na koniec, kończy rundę wszystkim.
hint-home = Ostatni zakup
    .text = Runda skończona. Każdy może kupić jeszcze jeden projekt, zainwestować albo wziąć dublony; potem wypłaca się dochód.
hint-new_hand = Zachować rękę?
    .text = Przed następnym rejsem możesz odrzucić całą rękę i dobrać nową. Zachowaj ją, jeśli pasuje do twoich planów.
hint-over = Z morza do domu
    .text = To była cała partia. Opowieść poniżej pokazuje, skąd wzięły się punkty. Następnym razem możesz popłynąć w pojedynkę przeciw Jacques’owi albo razem z przyjaciółmi.

## Why an action is worth doing, true of the table as it stands

reason-brings_free = Nic nie kosztuje: { $what }.
reason-brings = Daje: { $what }.
reason-brings_at_once = Od razu daje: { $what }.
reason-career_tasks = Wszystkie jej zadania są jeszcze w zasięgu: { $number }.
reason-plan_affordable = Kosztuje { $number }, a ty masz { n-doubloons }.
reason-plan_keeps_hand = Kosztuje { $number }: może tam czekać i nie zajmuje ręki.
reason-discard_dear = Kosztuje { $number }, a ty masz { n-doubloons }.
reason-card_twice = Na innych kartach też masz: { $good } i { $object }.
reason-good_twice = Na innej karcie też masz: { $good }.
reason-sail_assistant = Stoi tam twój pomocnik „{ $card }” i zadziała jeszcze raz.
reason-sail_market = Tamtejszy targ przyjmuje towar, który masz ({ $good }).
reason-sail_quest = Czeka tam zlecenie, na które masz przedmioty.
reason-sail_tile = Leży tam kafelek: { $tile }.
reason-sail_village = Daje { $number ->
    [one] jedną akcję wioski
    [few] { $number } akcje wioski
    [many] { $number } akcji wioski
   *[other] { $number } akcji wioski
}.
reason-sail_ends_round = Kończy rundę wszystkim.
reason-sail_points = Za { $number ->
    [one] jeden punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
} reszta drogi zostaje przed tobą.
reason-deliver_spare = { $number ->
    [one] Jeszcze jedna karta na twojej ręce pokazuje
    [few] Jeszcze { $number } karty na twojej ręce pokazują
    [many] Jeszcze { $number } kart na twojej ręce pokazuje
   *[other] Jeszcze { $number } karty na twojej ręce pokazuje
} ten towar ({ $good }).
reason-deliver_disc = Dostawa zdejmuje krążek z twojej planszy statku.
reason-disc_unlocks = To ostatni krążek: { $upgrade } będzie już działać.
reason-disc_first = To pierwszy z dwóch krążków ulepszenia „{ $upgrade }”.
reason-city_market = Targ przyjmuje towar, który masz ({ $good }).
reason-city_free = Nic nie kosztuje.
reason-village_actions = Masz tu { $number ->
    [one] jedną akcję wioski
    [few] { $number } akcje wioski
    [many] { $number } akcji wioski
   *[other] { $number } akcji wioski
}.
reason-quest_held = Na ręce masz wszystko, czego wymaga.
reason-buy_vp = Ma na sobie { $vp } PZ, a tobie zostawia { n-doubloons }.
reason-buy_lasts = Działa po tej rundzie jeszcze przez { $number ->
    [one] jedną
    [few] { $number } następne
    [many] { $number } następnych
   *[other] { $number } następnej
}.
reason-buy_leaves = Zostawia ci { n-doubloons }.
reason-invest_end = Ma na sobie { $vp } PZ za cenę { $number } i punktuje na koniec.
reason-doubloon_for_card = Wtedy masz tyle, ile kosztuje { $card }.
reason-doubloon_nothing_to_buy = Niczego nie można tu kupić za { n-doubloons }.
reason-draw_affordable = Kosztuje { $number }, a ty masz { n-doubloons }.
reason-draw_new_good = Żadna karta na twojej ręce nie pokazuje jeszcze tego towaru ({ $good }).
reason-draw_new_object = Żadna karta na twojej ręce nie pokazuje jeszcze tego przedmiotu ({ $object }).
reason-draw_open_dear = Najtańsza odkryta karta kosztuje { $number }, a ty masz { n-doubloons }.
reason-draw_unseen = { $number ->
    [one] W stosie jest jeszcze jedna nieznana karta
    [few] W stosie są jeszcze { $number } nieznane karty
    [many] W stosie jest jeszcze { $number } nieznanych kart
   *[other] W stosie jest jeszcze { $number } nieznanej karty
}.
reason-hand_shows = Twoja ręka pokazuje { $number ->
    [one] jeden towar
    [few] { $number } różne towary
    [many] { $number } różnych towarów
   *[other] { $number } różnego towaru
}.
reason-fight_leads = Nikt nie służy { $the_nation } lepiej: masz tyle wpływów: { $number }.
reason-fight_value = Żeton daje { $the_nation } wartość { $number }.
reason-fight_plenty = Możesz wydać { n-combat }.
reason-card_costs = Kupno kosztuje { $number ->
    [one] { $number } dublon
    [few] { $number } dublony
    [many] { $number } dublonów
   *[other] { $number } dublona
}.
reason-cards_leave = Na ręce { $number ->
    [0] nie zostaje ci żadna karta
    [one] zostaje ci jedna karta
    [few] zostają ci { $number } karty
    [many] zostaje ci { $number } kart
   *[other] zostaje ci { $number } karty
}.
reason-city_no_good = Żadna karta na twojej ręce nie pokazuje towaru, który przyjmuje targ: zostaje akcja miasta.
reason-explorer_steps = Twój odkrywca ma { $number ->
    [one] jeden krok
    [few] { $number } kroki
    [many] { $number } kroków
   *[other] { $number } kroku
}.
reason-fight_costs = Zużywa { $number } z wartości walki równej { $count }.
reason-hand_dear = { $number ->
    [one] Jedna karta na twojej ręce kosztuje
    [few] { $number } karty na twojej ręce kosztują
    [many] { $number } kart na twojej ręce kosztuje
   *[other] { $number } karty na twojej ręce kosztuje
} więcej, niż masz.
reason-hand_goes = Dobierasz nowe karty zamiast { $number ->
    [one] tej jednej
    [few] tych { $number }
    [many] tych { $number }
   *[other] tych { $number }
}.
reason-hints_here = { $number ->
    [one] Leży tu jedna wskazówka
    [few] Leżą tu { $number } wskazówki
    [many] Leży tu { $number } wskazówek
   *[other] Leży tu { $number } wskazówki
}.
reason-liberate_last = To ostatni znacznik w tym miejscu.
reason-markers_there = { $number ->
    [0] Nie ma tam żadnego znacznika.
    [one] Leży tam jeden znacznik.
    [few] Leżą tam { $number } znaczniki.
    [many] Leży tam { $number } znaczników.
   *[other] Leży tam { $number } znacznika.
}
reason-nation_influence = Twoje wpływy u { $the_nation }: { $number }.
reason-pass_combat = Zatrzymujesz { n-combat }.
reason-pass_keeps = Zatrzymujesz { n-doubloons }.
reason-pass_others = Rezygnujesz z { $number ->
    [one] jedynej innej możliwości
    [few] { $number } innych możliwości
    [many] { $number } innych możliwości
   *[other] { $number } innej możliwości
}.
reason-pile_tokens = { $number ->
    [one] W tym stosie leży jeden żeton
    [few] W tym stosie leżą { $number } żetony
    [many] W tym stosie leży { $number } żetonów
   *[other] W tym stosie leży { $number } żetonu
}.
reason-port_discs = Działa, gdy z jego pola znikną oba krążki.
reason-pass_only = Nic innego nie jest możliwe.
reason-price = Kosztuje: { $what }, a tyle masz.
