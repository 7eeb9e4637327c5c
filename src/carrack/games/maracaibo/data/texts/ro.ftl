# Maracaibo, in Romanian. Keys follow the names of names.py, options.py and the data files.

## Nations: the name, with its preposition, and a letter for narrow places; `.the` is in the genitive

nation-france = Franța
    .the = Franței
    .with = la Franța
    .letter = F
nation-spain = Spania
    .the = Spaniei
    .with = la Spania
    .letter = S
nation-england = Anglia
    .the = Angliei
    .with = la Anglia
    .letter = A
nation-any = orice națiune
    .with = la o națiune la alegere
nation-each = fiecare națiune
    .with = la fiecare națiune
nation-same = acea națiune
    .with = la acea națiune
nation-fewest_locations = națiunea cu cele mai puține locuri
    .with = la națiunea cu cele mai puține locuri
nation-dutch = Țările de Jos

## Goods and objects on project cards

good-tobacco = tutun
    .short = tut.
good-corn = porumb
    .short = por.
good-sugar = zahăr
    .short = zah.
good-cocoa = cacao
    .short = cac.
object-book = tom
    .short = tom
object-spyglass = lunetă
    .short = lun.
object-herbs = ierburi
    .short = ierb.
object-lantern = felinar
    .short = fel.
object-rope = funie
    .short = funie
cards-any_good = { $count ->
    [one] orice marfă
    [few] { $count } mărfuri de orice fel
   *[other] { $count } de mărfuri de orice fel
}
cards-any_object = { $count ->
    [one] orice obiect
    [few] { $count } obiecte de orice fel
   *[other] { $count } de obiecte de orice fel
}
cards-same_goods = { $count ->
    [one] { $count } marfă
    [few] { $count } mărfuri la fel
   *[other] { $count } de mărfuri la fel
}

## Synergies, barriers, ranks

synergy-medal = medalie
synergy-anchor = ancoră
synergy-wheel = timonă
synergy-crown = coroană
synergy-barrel = butoi
barrier-yellow = galbenă
barrier-red = roșie
barrier-green = verde

## Amounts

n-doubloons = { $count ->
    [one] { $count } dublon
    [few] { $count } dubloni
   *[other] { $count } de dubloni
}
n-vp = { $count } PV
n-combat = { $count ->
    [one] { $count } punct de luptă
    [few] { $count } puncte de luptă
   *[other] { $count } de puncte de luptă
}
n-figures = { $count ->
    [one] { $count } figurină
    [few] { $count } figurine
   *[other] { $count } de figurine
}
n-income = venit în dubloni +{ $count }
n-vp_income = venit în PV +{ $count }
n-value = valoare de luptă { $count }
n-influence = { $count ->
    [one] { $count } punct de influență
    [few] { $count } puncte de influență
   *[other] { $count } de puncte de influență
} { $with }
n-cards = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
n-points = { $count ->
    [one] { $count } punct de mișcare
    [few] { $count } puncte de mișcare
   *[other] { $count } de puncte de mișcare
}
n-discs = { $count ->
    [one] un disc
    [few] { $count } discuri
   *[other] { $count } de discuri
}
n-steps = { $count ->
    [one] { $count } căsuță
    [few] { $count } căsuțe
   *[other] { $count } de căsuțe
}
n-hints = { $count ->
    [one] { $count } indiciu
    [few] { $count } indicii
   *[other] { $count } de indicii
}
n-village_actions = { $count ->
    [one] { $count } acțiune de sat
    [few] { $count } acțiuni de sat
   *[other] { $count } de acțiuni de sat
}
nothing = nimic
word-or = sau

## What happens: the ops of the cards and tiles

op-explore = exploratorul cu cel mult { n-steps }
op-noble_rank = urcă la următorul rang nobiliar al unei națiuni
op-disc = scoate { n-discs }
op-disc_to_tile = pune un disc pe placă
op-hand_limit = limita mâinii +{ $count }
op-synergy = jeton cu { $kind }
n-synergy = 1 jeton cu { $kind }
op-vp_per = { n-vp } { $per }
op-draw_object = întoarce o carte, răsplata după obiectul ei
op-liberate-village = eliberează un sat
op-liberate-city = eliberează un oraș
op-liberate-any = eliberează un sat sau un oraș
op-place_marker-village = marcatorul unei națiuni într-un sat liber
op-place_marker-city = marcatorul unei națiuni într-un oraș liber
op-place_marker-any = marcatorul unei națiuni într-un sat sau oraș liber
op-fight = o luptă
op-move_again = navighează cu cel mult { $count } mai departe, apoi o nouă acțiune principală
op-pay_for = poți plăti { $cost }: { $gain }
op-choose = una dintre: { $options }
op-sell_goods = pentru fiecare carte cu { $good } decartată: { $gain }
op-return_marker = înapoiază națiunii sale un marcator scos: { n-doubloons }
op-quests_on_card = { $count ->
    [one] misiunea de deasupra pe această carte; una se poate îndeplini ca ultimă acțiune de sat
    [few] primele { $count } misiuni pe această carte; una se poate îndeplini ca ultimă acțiune de sat
   *[other] primele { $count } de misiuni pe această carte; una se poate îndeplini ca ultimă acțiune de sat
}
op-city_action = acțiunea de oraș de la { $places }
    .deliver = acțiunea de oraș de la { $places }, cu livrare
op-assistant_action = unul dintre asistenții tăi
op-fulfil_top_quest = poți îndeplini misiunea de deasupra teancului
op-fulfil_quest_here = îndeplinește o misiune de aici
op-by_round = după rundă: { $options }
op-round = { $round }: { $gain }
per-quest = pentru fiecare misiune
per-combat_token = pentru fiecare jeton de luptă
per-combat_point = pentru fiecare punct de luptă
per-figure = pentru fiecare figurină din rezervă
per-upgrade = pentru fiecare îmbunătățire a corabiei
per-synergy = pentru fiecare jeton de sinergie
per-assistant = pentru fiecare asistent
per-project = pentru fiecare carte de proiect
per-noble_rank = pentru fiecare rang nobiliar
per-barrier = pentru fiecare barieră trecută

## When and how an effect works

effect-immediate = Imediat: { $gain }.
effect-village_action = Acțiune de sat: { $gain }.
effect-endgame = La sfârșit: { $gain }.
effect-assistant = Asistent la { $places }: { $gain }.
effect-combat_action = Acțiune de luptă pentru { $count }: { $gain }.
    .last = Ultima acțiune de luptă, pentru { $count }: { $gain }.
    .loses = Ultima acțiune de luptă, pentru { $count } și 1 punct de influență: { $gain }.
effect-income_condition = O dată, având { $when }: { $gain }.
effect-synergy_bonus = O dată, cu { $kind }: { $gain }.
effect-none = Niciun efect.
trigger-combat_start = La începutul luptelor tale: { $gain }.
trigger-combat_end = La sfârșitul luptelor tale: { $gain }.
trigger-deliver = Când livrezi: { $gain }.
trigger-quest_done = Când îndeplinești o misiune: { $gain }.
trigger-liberate_or_displace = Când eliberezi sau înlocuiești: { $gain }.
trigger-barrier_crossed = Când exploratorul tău trece o barieră: { $gain }.
trigger-income = La fiecare venit: { $gain }.
trigger-any_fight_for_linked_nation = Când cineva luptă pentru națiunea figurinei tale: { $gain }.
trigger-stop_empty_village = Oprire într-un sat fără marcator: { $gain } pentru fiecare punct de mișcare, cel mult { $most }.
trigger-village_actions_end = După acțiuni de sat diferite într-o tură: { $gain }.
different-actions = { n-vp } pentru { $number }
modifier-discount = Cărțile de proiect costă cu { $count } mai puțin.
modifier-discount-from = Cărțile de proiect cu costul de cel puțin { $from } costă cu { $count } mai puțin.
modifier-explore_bonus = Fiecare mutare a exploratorului poate fi cu { $count } mai lungă.
modifier-hand_limit = Limita mâinii +{ $count }.
modifier-village_thresholds = Două acțiuni de sat de la { $two ->
    [one] { $two } punct de mișcare
    [few] { $two } puncte de mișcare
   *[other] { $two } de puncte de mișcare
}, trei de la { $three }.
modifier-object_wild = Obiectul tău ({ $object }) ține locul oricărui obiect.
modifier-combat_draw_two = Într-o luptă trage două jetoane și păstrează unul.
modifier-wild_once = Decartează cartea în locul unei mărfi sau al unui obiect pe care îl plătești sau îl vinzi.
modifier-stops_card = Prima oprire la fiecare dintre { $places }: un disc pe această carte; toate acoperite: { $gain }.
modifier-combat_tile_upgrade = Lupte: înlocuiești marcatori sau faci o eliberare în plus.
modifier-resistance_village_action = Cu placa rezistenței: acțiunea ei de sat.
modifier-home_port = Cu porturi de bază: portul tău de bază.

## What a card asks for besides doubloons

needs = Cere { $needs }.
need-barrier = exploratorul dincolo de bariera { $barrier }
need-return_figures = { n-figures } înapoi
need-goods = { $cards } ca plată
need-figure_on_nation = o figurină la o națiune
need-figure_at_combat_piles = o figurină la teancurile de luptă
need-nation_markers = o națiune cu { $count ->
    [one] { $count } marcator
    [few] { $count } marcatori
   *[other] { $count } de marcatori
} pe tablă
need-figure_for_assistant = o figurină ca asistent

## What a career or a card waits for

when-assistants = { $count ->
    [one] { $count } asistent
    [few] { $count } asistenți
   *[other] { $count } de asistenți
}
when-projects = { $count ->
    [one] { $count } carte de proiect
    [few] { $count } cărți de proiect
   *[other] { $count } de cărți de proiect
}
when-synergies = { $count ->
    [one] { $count } jeton de sinergie
    [few] { $count } jetoane de sinergie
   *[other] { $count } de jetoane de sinergie
}
when-combat_tokens = { $count ->
    [one] { $count } jeton de luptă
    [few] { $count } jetoane de luptă
   *[other] { $count } de jetoane de luptă
}
when-combat_points = { n-combat }
when-quests = { $count ->
    [one] { $count } misiune
    [few] { $count } misiuni
   *[other] { $count } de misiuni
}
when-upgrades = { $count ->
    [one] { $count } îmbunătățire a corabiei
    [few] { $count } îmbunătățiri ale corabiei
   *[other] { $count } de îmbunătățiri ale corabiei
}
when-barrier = bariera { $barrier } trecută
when-doubloons = { n-doubloons }
when-income_doubloons = venit în dubloni { $count }
when-income_vp = venit în PV { $count }
when-influence_one = influență { $count } la o națiune
when-influence_all = influență { $count } la fiecare națiune
when-deliveries = { $count ->
    [one] { $count } livrare
    [few] { $count } livrări
   *[other] { $count } de livrări
}
when-figures = { n-figures }
when-prestige = { $count ->
    [one] { $count } clădire de prestigiu
    [few] { $count } clădiri de prestigiu
   *[other] { $count } de clădiri de prestigiu
}
when-liberations_or_annexations = { $count ->
    [one] { $count } loc eliberat, anexat sau înlocuit
    [few] { $count } locuri eliberate, anexate sau înlocuite
   *[other] { $count } de locuri eliberate, anexate sau înlocuite
}

## Home ports

port-kind-city_replace_delivery = În loc să livrezi, scoate un disc din piață: { $gain }.
port-kind-village_action = Acțiune de sat: { $gain }.
port-kind-sugar_wild = Zahărul tău plătește orice marfă sau obiect.
port-kind-income = La fiecare venit: { $gain }.
port-kind-combat_action = Acțiune de luptă de partea { $the_nation } pentru { $count }: { $gain }.
port-kind-stop_owned = Oprire la un marcator al { $the_nation }: { $gain }.
port-kind-extra_village_action = { $count ->
    [one] O acțiune de sat în plus într-un sat.
    [few] { $count } acțiuni de sat în plus într-un sat.
   *[other] { $count } de acțiuni de sat în plus într-un sat.
}
port-kind-explore_second_last = Exploratorul ia și răsplata penultimei căsuțe.
port-kind-after_delivery = După o livrare, decartează încă o marfă de același fel: { $gain }.
port-kind-second_explorer = O figurină îți urmează exploratorul pe pistă și împarte pașii cu el.
port-offer = O dată, la deblocare: { $gain }. { $text }
port-HP01 = Anvers
port-HP02 = Bremen
port-HP03 = Insulele Cayman
port-HP04 = Genova
port-HP05 = Kingstown
port-HP06 = Port-Au-Prince
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

location-1 = Havana
location-2 = Santiago de Cuba
location-3 = Tortuga
location-4 = Puerto Plata
location-5 = Santo Domingo
location-6 = San Juan
location-7 = Martinica
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
location-20 = Spre casă
location-21a = Acasă
location-21b = Spre casă
location-22 = Acasă
place = { $id } { $name }
kind-start = start
kind-village = sat
kind-city = oraș
kind-homeward = spre casă
space-start = start
space-end = capătul pistei
space-plain = căsuța { $number }
space-upper = căsuța { $number } de pe drumul de sus
space-lower = căsuța { $number } de pe drumul de jos
ruin-space = căsuța { $number }

## City tiles

city_tile-CT01 = Baza expediției
city_tile-CT02 = Baza expediției
city_tile-CT03 = Tabăra deschizătorilor de drum
city_tile-CT04 = Tabăra deschizătorilor de drum
city_tile-CT05 = Turul coastei
city_tile-CT06 = Turul coastei
city_tile-CT07 = Biroul de recrutare
city_tile-CT08 = Biroul de recrutare
city_tile-CT09 = Armurăria
city_tile-CT10 = Armurăria
city_tile-CT11 = Guvernatorul
city_tile-CT12 = Guvernatorul
city_tile-CT13 = Maracaibo
city_tile-CT14 = Informatorii
city_tile-CT15 = Bursa

## Ship upgrades

upgrade-combat_tile = Placa de luptă
upgrade-resistance_tile = Placa rezistenței
upgrade-home_port = Portul de bază
upgrade-hold = Cala
upgrade-stern_cabin = Cabina de la pupa
upgrade-topsails = Velele de sus
upgrade-crows_nest = Gabia
upgrade-powder_room = Pulberăria
upgrade-captains_table = Masa căpitanului
upgrade-crew_quarters = Cabinele echipajului
upgrade-treasure_room = Camera comorilor
upgrade-figurehead = Figura de la provă

## Careers and prestige buildings

career-CR1 = Tovărășie
career-CR2 = Vitejie
career-CR3 = Spirit de luptă
career-CR4 = Dor de descoperiri
career-CR5 = Sete de cunoaștere
career-CR6 = Simț negustoresc
career-CR7 = Credință față de Coroană
career-CR8 = Mândria meșterului de corăbii
career-CR9 = Simțul dreptății
prestige-PB1 = Catedrala
prestige-PB2 = Arsenalul
prestige-PB3 = Marele șantier naval
prestige-PB4 = Universitatea
prestige-PB5 = Bursa negustorilor
prestige-PB6 = Loja secretă
prestige-PB7 = Palatul regal
prestige-PB8 = Sala exploratorilor
prestige-PB9 = Monumentul propriu
quest-name = { $cost }: { $gain }

## Legacy tiles: the name, and what the tile does

tile-L1 = Carta orașului
    .text = Acest sat este oraș: piață, iar ca acțiune a lui se poate îndeplini o misiune.
tile-L4 = Drumul spre Caracas
    .text = Adaugă un oraș; intrarea și ieșirea costă câte 3 puncte de mișcare, dincolo de bariera galbenă.
tile-L5 = Săteni recunoscători
    .text = Când corabia ta oprește aici: { $gain }.
tile-L6 = Flota cu comori
    .text = Două acțiuni de luptă, fiecare o singură dată pentru toată masa: { $gain }.
tile-L7 = Orașul din interior
    .text = Adaugă un oraș; intrarea și ieșirea costă câte 2 puncte de mișcare, dincolo de bariera roșie.
tile-L8 = Casa misionarilor
    .text = Când corabia ta oprește aici: { $gain }.
tile-L9 = Pustnicul
    .text = Când corabia ta oprește aici: { $gain }.
tile-L30 = Sărbătoarea întoarcerii
    .text = O dată pe partidă, la întoarcerea acasă în rundele 1–3: { $gain }.
tile-L31 = Ruina
    .text = Cine trece pe lângă ea cu exploratorul pune o figurină la începutul pistei ruinei.
tile-L32 = Pista ruinei
    .text = O pistă pentru câte o figurină a fiecărui căpitan; aici se pot folosi pași ai exploratorului.
tile-L33 = Ghicitoarea
    .text = Când corabia ta oprește aici: { $gain }.
tile-L34 = Câmpul de instrucție
    .text = Când corabia ta oprește aici: { $gain }.
tile-L35 = Târgul de troc
    .text = Când corabia ta oprește aici: { $gain }.
tile-L36 = Orașul olandez
    .text = Un oraș; la prima oprire renunți definitiv la un marcator de influență, cu 5 dubloni pentru fiecare rang. Acțiune de oraș: dubloni și puncte de luptă pentru asistenți și figurine.
tile-L37 = Trecerea secretă
    .text = O dată pe partidă: un disc pe placă, iar corabia navighează de la 13 mai departe la 2.
tile-L38 = Plăcile cu indicii
    .text = Pe tablă se află indicii pentru Căutare.
tile-L39 = Luysa
    .text = Aici e ținută Luysa; cine oprește aici o poate elibera cu puncte de luptă.
tile-L40 = Răscoala
    .text = Într-o luptă poți lupta împotriva unei națiuni și îi poți elibera locurile.
fleet-fleet_a = flota mică cu comori
fleet-fleet_b = flota mare cu comori
fleet-action = { $name } pentru { $count }: { $gain }
token-most = +{ $count } cei mai mulți marcatori
token-fewest = +{ $count } cei mai puțini marcatori
token-cost = +{ $count } pentru { $cost }
hint_tile-green = un indiciu verde
hint_tile-red = un indiciu roșu ({ $cost })
automa-jacques = Jacques
automa-jean = Jean
automa-any = automa

## Chapters of the campaign

chapter-150 = Un port liniștit
    .before =
        Les Cayes e atât de liniștit dimineața, încât pelicanii dorm pe stâlpii de legare. Luysa, care păzește lumina portului, v-a
        ieșit în cale cu barca înainte să atingă ancora fundul. Oamenilor ei le lipsește tot ce nu se poate cultiva sau pescui: o
        funie, un felinar care să nu curgă, o carte din care să învețe copiii, ierburi împotriva febrei. Nu cerșește. Numără doi
        dubloni în fiecare palmă care îi aduce ceva și ține minte chipurile. Cine are prieteni la Les Cayes, se spune, nu va duce
        niciodată lipsă de un pilot pe coasta asta. Copiștii guvernatorului au început să noteze cine trage la mal aici.
    .succeeded =
        La sfârșitul sezonului, magaziile din Les Cayes sunt pline și, pentru prima oară după ani de zile, lumina arde toată noaptea.
        Luysa merge pe debarcader cu o listă în mână și taie rând după rând. În ultima seară, o bătrână coboară de pe dealuri, se uită
        în încărcătura căpitanilor ca într-o carte și îi spune fiecăruia ceva ce nimeni altcineva n-avea cum să știe. Își va ridica
        cortul în Martinica, spune, și le va ghici celor care se opresc. Luysa doar zâmbește. Încă o prietenă, și un port care vă e
        dator.
    .failed =
        Sezonul se încheie, iar magaziile din Les Cayes sunt la fel de goale ca înainte. Luysa nu rostește o vorbă grea. La miezul
        nopții stinge lumina, fiindcă uleiul nu ajunge pentru toată noaptea, și merge prin întuneric din ușă în ușă. Dacă nimeni nu
        aduce ce-i trebuie satului, satul trebuie să învețe să-și poarte singur de grijă. Peste câteva săptămâni, tineri stau în
        rânduri pe plajă, cu vâsle pe umeri în loc de muschete. Echipajele în trecere sunt poftite să se instruiască alături de ei.
        Unii râd. Copiștii guvernatorului nu râd și scriu mai repede.
chapter-157 = Fum peste dealuri
    .before =
        La răsărit se ridică o coloană de fum în spatele satului Bluefields, la prânz sunt patru. Călăreți fără culori au trecut
        creasta, au ars gospodăriile de sus și au dispărut în pădure cu vitele. Toți știu cine îi plătește și nimeni nu poate dovedi.
        Familiile au fugit la debarcader și dorm sub pânze de corabie. De data asta nu cer milostenie. Cer echipaje care știu să stea
        noaptea pe o potecă îngustă și să nu cedeze. Luysa a trimis din Les Cayes un singur rând: cine ține Bluefields ține tot
        țărmul. Guvernatorul regretă tulburările și recomandă răbdare.
    .succeeded =
        Trei nopți la rând călăreții încearcă poteca, și trei nopți la rând găsesc pe ea un felinar și pe cineva în spatele
        felinarului. În a patra dimineață creasta e pustie. Familiile urcă iar, își scot semințele din cenușă și ridică împreună
        primul acoperiș, ca nimeni să nu doarmă singur. Ce le prisosește duc la mal, iar de ce au nevoie iau în schimb; nicio monedă
        nu trece din mână în mână și niciun copist nu numără. Într-o lună vin la troc echipaje din cinci porturi. Perceptorul
        guvernatorului nu găsește nimic de trecut în registru.
    .failed =
        Poteca e pierdută în a doua noapte. Dimineața, gospodăriile de sus nu mai sunt, iar cei care locuiau acolo duc la bărci ce-a
        mai rămas din ele. În tăcerea aceea apare o pânză pe care n-o aștepta nimeni. Negustori olandezi, iuți când văd un țărm gol,
        cumpără pământul ars pe un pumn de monede, ridică ziduri de cărămidă galbenă și atârnă un steag. Sunt politicoși. Îl primesc
        pe orice căpitan gata să uite o credință veche și plătesc bine pentru asta. Luysa scrie că o casă pe țărm e mai bună decât
        cenușa. Nu scrie a cui e casa.
chapter-164 = Ruina cea veche
    .before =
        Un vânător a adus la Coro o piatră mare cât o pâine, cu un chip săpat în ea pe care nicio mână vie nu l-ar putea ciopli. La
        două zile în susul râului, spune el, pădurea stă pe trepte. Guvernatorul ar pune soldații să răscolească locul și până la
        primăvară ar topi tot. Luysa l-ar vrea mai degrabă desenat, numărat și lăsat în pace, iar de data asta învățații orașului sunt
        de acord cu o paznică de far. Ce le lipsește e hrana: o expediție mănâncă în fiecare zi, iar râul nu dă nimic înapoi. Aduceți
        ce vă prisosește în cală. Cine ajută află drumul.
    .succeeded =
        Nouă catâri pleacă din Coro și nouă se întorc, încărcați doar cu hârtie. Învățații au găsit treptele, deasupra lor o curte, iar
        în jurul curții un șir de uși pe care nimeni nu le-a deschis de cinci sute de ani. Au luat desene, au lăsat un semn pe un
        copac și le spun drumul tuturor celor care i-au hrănit. De acum, un explorator cu mână sigură poate merge mai departe decât
        harta. Soldații guvernatorului mărșăluiesc o lună întreagă pe valea greșită. Cineva, pare-se, a întors un indicator. În tot
        acest timp, Luysa a fost la Les Cayes, firește.
    .failed =
        Expediția se întoarce flămândă după patru zile, iar pădurea se închide în urma ei. Vin apoi soldații, sapă acolo unde fusese
        găsită piatra vânătorului și aduc acasă o febră și două urcioare sparte. Doar catârgiul are ceva de povestit. Cât dormeau
        ceilalți, a mers după sunetul apei și a găsit o tăietură în stânci, destul de largă pentru o corabie mică la flux, care duce
        de la un țărm la celălalt, de parcă și-ar fi dorit-o cineva. Vinde taina pe o pereche de cizme. Luysa îi plătește și tăcerea,
        apoi le-o spune chiar ea prietenilor ei.
chapter-171 = Scrisori de la Luysa
    .before =
        Din primăvară nimeni n-a mai văzut-o pe Luysa. Lumina din Les Cayes e păzită de un băiat care nu răspunde la întrebări. Dar în
        Martinica, într-o tavernă de sub fort, hangița are câte o scrisoare sub fiecare a treia cană: rânduri scurte, într-un scris
        aplecat spre stânga, fiecare pentru altcineva, niciuna semnată. Una spune unde se află pulbere, una unde se poate cumpăra un
        judecător, una doar întreabă ce mai fac copiii. Scrisorile vor cărăuși, iar cărăușii vor o monedă și ceva de arătat la ușă.
        Guvernatorul a pus un preț pe mâna care scrie spre stânga. Crește în fiecare săptămână.
    .succeeded =
        Nicio scrisoare nu s-a pierdut. Au călătorit într-o carte scobită, în capul unei vâsle, într-un borcan cu alifie care mirosea
        atât de urât, încât niciun paznic n-a vrut să-l deschidă. Când ultima e citită cu glas tare în ultimul port, oamenii înțeleg
        pentru prima oară cât de mulți sunt. Foaia de la urmă nu are niciun cuvânt, doar un desen: două țărmuri, o tăietură între
        stânci și ora mareei. Cine cunoaște trecerea aceea e acolo unde nicio patrulă nu caută o corabie. Sub desen, în colț, cineva a
        desenat o luminiță.
    .failed =
        Jumătate dintre scrisori sunt găsite, iar hangița din Martinica își închide casa în grabă. Guvernatorul pune să se tipărească
        rândurile pe o foaie și să fie bătute în cuie pe ușa fiecărei biserici, ca să se vadă cât de inofensivi sunt câțiva mâzgălici.
        Nu e cea mai bună idee a lui. Oameni care n-au primit în viața lor o scrisoare stau acum în fața ușilor și silabisesc fiecare
        cuvânt. Iar printre rânduri, cineva cu răbdare găsește ce i-a scăpat tipografului: direcția unui loc din susul râului, trepte
        sub pădure și un semn despre ce au ascuns acolo cei fugiți.
chapter-178 = Guvernatorul lovește înapoi
    .before =
        Guvernatorului i-a ajuns. A chemat toate galerele dintre Havana și Trinidad, iar ele stau la Cartagena bord la bord, atât de
        aproape, încât ai putea traversa golful pe punțile lor. Când se va întoarce vântul, vor porni de-a lungul coastei și vor
        stinge lumină după lumină, iar prima va fi cea din Les Cayes. Pentru o bătălie deschisă nimeni nu e destul de puternic. Dar
        ancorele se pot tăia, cârmele se pot bloca, iar cu marinarii neplătiți se poate sta de vorbă. Se zice că Luysa e chiar ea în
        oraș. Intrați, faceți ce puteți și plecați înaintea vântului.
    .succeeded =
        Vântul se întoarce, iar flota nu pornește. Patruzeci de cârme atârnă într-un cui, pulberea de pe nava-amiral e udă, iar două
        echipaje au coborât pe uscat să-și ceară leafa pe cinci ani. Dimineața, guvernatorul privește din balcon un golf plin de
        corăbii care nu se pot mișca și un chei plin de oameni care nu se înclină. Printre ei stă Luysa, cu gluga dată pe spate.
        Nimeni n-o arestează. Până seara vestea ajunge în portul următor, iar până la sfârșitul săptămânii bat toate clopotele de pe
        coastă. Ce a fost o taină e acum o răscoală.
    .failed =
        Vântul se întoarce, iar flota pornește. Nu toată, dar destulă. În a treia noapte Les Cayes e în întuneric. La Cartagena
        porțile sunt închise și fiecare casă e scotocită, iar într-o pivniță din spatele funăriei găsesc o femeie cu cerneală pe
        degete. Nu-și spune numele; nici nu trebuie. Guvernatorul e prea isteț ca să facă din ea o martiră în piața mare. O barcă
        închisă pleacă înainte de ivirea zorilor și nimeni nu poate spune dacă a luat-o spre nord sau spre interior. A luat piesele de
        pe masă, după cum spune chiar el. A uitat de jucători.
chapter-184 = Tulburări
    .before =
        Fiecare națiune a trimis ce-a putut: o garnizoană în fiecare sat, un steag pe fiecare acoperiș, tunuri la fiecare debarcader
        dintre cap și istm. Nu se pot încrede una în alta, iar ăsta e singurul lucru bun la ele. Coasta e pregătită. Ce lipsește e
        cineva care să vină de pe mare, în seara potrivită, la debarcaderul potrivit. Nu trebuie să fie peste tot același căpitan, iar
        cântecele se vor certa o sută de ani despre cine a fost primul. Luysa și-a aprins iar lampa și cere un singur lucru: ca,
        odată coborâte steagurile, să nu fie ridicate altele noi.
    .succeeded =
        Ultima garnizoană mărșăluiește spre bărci cu tobele amuțite. În urma ei, oamenii coboară steagul, îl privesc o vreme și fac
        din el cămăși. Pe fiecare plajă e un ospăț, și la fiecare ospăț alt căpitan e lăudat că el a făcut totul; în seara asta toate
        au dreptate. Un nume e strigat mai tare decât celelalte, iar cine îl poartă e ridicat pe umeri și dus până la capătul
        debarcaderului din Les Cayes. Acolo Luysa îi dă lampa pentru o noapte. E mai grea decât pare. Departe, pe apă, corăbiile
        răspund cu propriile lumini.
    .failed =
        Națiunile pleacă, dar cântecele vorbesc despre altcineva. Jacques a fost la debarcaderul potrivit, în seara potrivită, mai des
        decât voi, și știe să facă semn cu mâna de pe punte. În taverne i se spune deja povestea, cu corabia voastră undeva în fundal
        și cu numele ei scris greșit. Luysa râde de asta până trebuie să se așeze. Steagurile au coborât, spune ea, copiii dorm în
        paturile lor, iar cine vrea aplauze, să le aibă. Apoi vă toarnă o cană din butoiul cel bun. Sunt lucruri care se povestesc și
        lucruri care s-au întâmplat.
chapter-185 = Salvarea
    .before =
        Trei săptămâni de tăcere, apoi un pescar găsește o sticlă cu un petic de pânză în ea, iar pe pânză, cu cerneală aplecată spre
        stânga, o jumătate de rând: un turn, doi palmieri, apă cu gust de fier. Deci trăiește. Coasta e plină de soldați care au ordin
        să se uite în altă parte când trece barca închisă, iar Jacques, care slujește oricui plătește, a fost plătit. De data asta
        nimeni nu poate de unul singur. Cineva trebuie să urmeze indiciile spre interior, cineva trebuie să țină ocupate garnizoanele
        și nimeni n-are voie să rămână în urmă. Ori vă întoarceți acasă toți, cu Luysa, ori nu mai e niciun cântec.
    .succeeded =
        Turnul avea doi palmieri, iar apa avea gust de fier. Paznicul de la poartă avea o fată la Bluefields; a scăpat cheia și a
        căutat-o îndelung. Când barca ocolește capul cu voi toți la bord, băiatul din Les Cayes stă de două zile lângă lumină. Nu
        scoate o vorbă. Îi dă Luysei lampa și adoarme de-a-n picioarelea. Unul după altul, satele sunt libere, și unul după altul
        aprind câte un foc pe plajă. Departe, pe apă, Jacques își întoarce corabia și pleacă să-și caute alt stăpân.
    .failed =
        Ați fost aproape. Într-un port văzuseră barca închisă, în altul o auziseră cântând; dar mereu mai era o garnizoană, mai era un
        steag, mai era o zi pierdută. La urmă vine vestea că turnul e gol și că Jacques a fost plătit a doua oară. Grupul stă pe
        debarcaderul din Les Cayes și nimeni nu vrea să plece primul. Atunci băiatul aduce lampa și spune că trebuie s-o curețe
        cineva. Așa că o curățați. O lumină care arde se vede de departe, poate chiar și de unde e ea. Povestea aceasta nu se încheie
        fiindcă se încheie un joc.
chapter-goal = Oprește la { $place } și plătește { $cost }: { $gain }. Căpitanii au nevoie acolo, împreună, de { $count ->
    [one] { $count } disc
    [few] { $count } discuri
   *[other] { $count } de discuri
}.
chapter-title = Capitolul { $id }: { $name }
chapter-ours = O poveste de-a noastră; cutia are altele.
addition-uprising = Răscoală și rezistență
    .text = De la această partidă, pentru restul campaniei: se poate lupta împotriva națiunilor, locurile lor se pot elibera, iar fiecare căpitan are o placă a rezistenței.

## Parts of sentences

because = { $cause ->
    [none] { "" }
   *[other] { " " }({ $why })
}

## Causes that are no pieces

cause-setup = pregătire
cause-village = acțiune de sat
cause-payment = plată
cause-purchase = cumpărare
cause-combat = luptă
cause-income = venit
cause-last_purchase = ultima cumpărare
cause-discards = cărți decartate
cause-refill = completarea mâinii
cause-resistance = placa rezistenței
cause-career = carieră
cause-influence = capătul pistei influenței
cause-final = punctajul final
cause-jacques = Jacques
cause-jean = Jean
cause-round = rundă
cause-delivery = livrare
cause-search = Căutarea
cause-chapter = obiectivul capitolului
cause-nations = națiuni
cause-explorer_end = capătul pistei exploratorului
cause-ransom = răscumpărare
cause-uprising = răscoală
cause-assistant = asistent
cause-agent = agent
cause-dutch = orașul olandez
cause-quest = misiune
cause-token = jeton de luptă
cause-barrier = bariera { $barrier }
scored-cards = cărți cumpărate
scored-endgame = cărți cu puncte la sfârșit
scored-prestige = clădiri de prestigiu
scored-nation = națiuni
scored-most_influence = cea mai mare influență
scored-income_track = pistele de venit
scored-explorer = pista exploratorului
scored-quests = misiuni
scored-upgrades = îmbunătățiri ale corabiei

## Actions: labels of menu lines

action-pass = Nimic altceva
action-pass-main = Fără acțiune principală
action-pass-village = Încheie acțiunile de sat
action-pass-city = Încheie acțiunea de oraș
action-pass-exploration = Nu mai explora
action-pass-combat = Încheie lupta
action-pass-pick_second = Nu trage al doilea jeton
action-pass-offer = Refuză
action-pass-port_offer = Renunță definitiv la bonus
action-pass-quest = Lasă misiunea
action-pass-refill = Încheie tura
action-pass-resistance = Nu pe placa rezistenței
action-pass-sale = Nu mai vinde
action-pass-arrival = Treci la acțiunea principală
action-pass-assistants = Gata cu asistenții
action-pass-move = Rămâi aici
action-pass-porto = Nu mai decarta
action-pass-ransom = Nu plăti răscumpărarea
action-pass-return_marker = Lasă marcatorii pe placă
action-sail = Navighează la { $to }, { n-points }
action-use_tile = Folosește { $tile }
action-draw_hint = Întoarce un indiciu
action-chapter_goal = Contribuie la obiectivul capitolului
action-main_city = Acțiune de oraș
action-main_homeward = Acțiunea acestui loc
action-main_village = Acțiuni de sat
action-main_assistants = Asistenții tăi de aici
action-main_quest = Misiunea { $quest }
action-deliver = Livrează { $card } ({ $good })
action-empty_market = Scoate un disc din piață
action-city_action = Folosește orașul
action-remove_disc = Disc de pe { $upgrade }
action-take_doubloon = Ia dubloni
action-discard_hand = Decartează mâna pentru dubloni
action-buy = Cumpără { $card }
action-buy_planned = Cumpără { $card } (din planificare)
action-invest = Investește: { $building }
action-upgrade_action = Folosește { $upgrade }
action-port_action = Folosește portul tău de bază
action-resistance_action = Folosește placa rezistenței
action-card_action = Folosește { $card }
action-card_quest = Misiunea cărții tale: { $quest }
action-explore = Exploratorul la { $to }
action-move_figure = Figurina la { $to }
action-ruin = În ruină, la { $to }
action-token_pile = Teancul { $number }
action-keep_token = Păstrează { $token }
action-fight_for = Luptă de partea { $the_nation }
action-fight_against = Luptă împotriva { $the_nation }
action-pay_token = Plătește pentru jeton
action-add_point = Adaugă un punct de luptă
action-add_figure = Adaugă o figurină
action-fight_influence = Influență, { $size }
action-annex = Anexează { $location }
action-displace = Înlocuiește la { $location }
action-liberate = Eliberează { $location }
action-liberate_extra = Eliberează și { $location }
action-fight_card = Acțiunea de luptă: { $card }
action-fight_port = Acțiunea de luptă a portului tău de bază
action-fight_tile = Capturează { $action }
action-resist = Căsuța { $number } a plăcii rezistenței
action-pay_card = Plătește cu { $card } ({ $shows })
action-pay_jack = Decartează „Bun la toate”
action-choose_good = { $good }
action-choose_nation = { $nation }
action-choose_option = { $gain }
action-choose_option-bare = Opțiunea { $number }
action-choose_location = { $location }
action-use_assistant = Asistent: { $card }
action-fulfil_quest = Misiunea { $quest }
action-draw_open = Ia { $card }
action-draw_pile = Trage din teanc
action-plan = Planifică { $card }
action-discard = Decartează { $card }
action-take_career = Cariera { $career }
action-take_port = Portul de bază { $port }
action-take_last = Ia în schimb dubloni
action-take_last-final = Ia în schimb PV
action-remove_hint = Înlătură indiciul roșu { $number }
action-free_luysa = Eliberează-o pe Luysa
action-pay_ransom = Plătește răscumpărarea Luysei
action-accept = Acceptă
action-keep_hand = Păstrează mâna
action-drop_hand = Decartează mâna și trage alta
action-cover_hint = Acoperă cu { $hint }
action-return_marker = Marcatorul de pe căsuța { $number } a plăcii rezistenței
action-cover_space = Căsuța verde { $number }
action-place = Locul { $number }
size-small = mică
size-large = mare
fold-plan = Planifică o carte …
which-one = Care?

## Groups of choices

group-setup = Pregătire
group-plan = Planificare
group-sail = Navigare
group-stop = Oprire
group-main = Acțiune principală
group-city = Oraș
group-village = Sat
group-buy = Cumpărare
group-explore = Explorare
group-payment = Plată
group-draw = Tragere
group-hand = Mână
group-search = Căutare
group-combat = Luptă
group-choice = Alegere
group-pass = Mai departe
group-table = Pentru masă

## Events: sentences of the log. `.you` is told to the seat that acts.

event-career_taken = { $seat } alege cariera { $career }
    .you = Alegi cariera { $career }
event-port_taken = { $seat } alege portul de bază { $port }
    .you = Alegi portul de bază { $port }
event-round_began = Începe runda { $round }
event-turn_began = La rând: { $seat }
    .you = E rândul tău
event-sailed = { $seat } navighează la { $to } cu { $points }
    .you = Navighezi la { $to } cu { $points }
event-sailed-passage = { $seat } navighează prin trecerea secretă la { $to } cu { $points }
    .you = Navighezi prin trecerea secretă la { $to } cu { $points }
event-gained = { $seat } primește { $what }{ because }
    .you = Primești { $what }{ because }
event-spent = { $seat } plătește { $what }{ because }
    .you = Plătești { $what }{ because }
event-lost = { $seat } pierde { $what }{ because }
    .you = Pierzi { $what }{ because }
event-disc_removed = { $seat } scoate un disc de pe { $upgrade }{ because }
    .you = Scoți un disc de pe { $upgrade }{ because }
event-upgrade_unlocked = { $seat } deblochează { $upgrade }
    .you = Deblochezi { $upgrade }
event-delivered = { $seat } livrează { $good } ({ $card }) la { $location }
    .you = Livrezi { $good } ({ $card }) la { $location }
event-market_emptied = { $seat } scoate un disc din piață la { $location }
    .you = Scoți un disc din piață la { $location }
event-card_bought = { $seat } cumpără { $card } cu { n-doubloons }
    .you = Cumperi { $card } cu { n-doubloons }
event-card_planned = { $seat } planifică { $card }
    .you = Planifici { $card }
event-card_drawn = { $seat } ia din ofertă { $card }
    .you = Iei din ofertă { $card }
event-card_drawn-pile = { $seat } trage din teanc { $card }
    .you = Tragi din teanc { $card }
event-card_drawn-hidden = { $seat } trage o carte din teanc
    .you = Tragi o carte din teanc
event-card_drawn-hidden-several = { $seat } trage { n-cards } din teanc
    .you = Tragi { n-cards } din teanc
event-card_opened = Se dezvăluie { $card }
event-cards_opened = Se dezvăluie: { $cards }
event-cards_discarded = { $seat } decartează { $card }{ because }
    .you = Decartezi { $card }{ because }
event-cards_discarded-several = { $seat } decartează { $cards }{ because }
    .you = Decartezi { $cards }{ because }
event-cards_discarded-table = La cărțile decartate: { $card }
event-cards_discarded-table-several = La cărțile decartate: { $cards }
event-card_revealed = { $seat } întoarce { $card } ({ $object })
    .you = Întorci { $card } ({ $object })
event-card_revealed-table = Se dezvăluie { $card } ({ $object })
event-card_removed = Iese din joc: { $card }
event-cards_removed = Ies din joc: { $cards }
event-pile_shuffled = Cărțile decartate se amestecă într-un teanc nou
event-hand_dropped = { $seat } decartează mâna ({ n-cards })
    .you = Îți decartezi mâna ({ n-cards })
event-synergy = { $seat } ia jetonul cu { $kind }{ because }
    .you = Iei jetonul cu { $kind }{ because }
event-quest_done = { $seat } îndeplinește o misiune ({ $quest })
    .you = Îndeplinești o misiune ({ $quest })
event-quest_laid = O misiune la { $location }: { $quest }
event-quest_laid-bare = O misiune nouă: { $quest }
event-quest_taken = { $automa } ia misiunea { $quest }
event-quest_taken-bare = { $automa } ia o misiune
event-assistant_placed = { $seat } pune la { $location } un asistent: { $card }
    .you = Pui la { $location } un asistent: { $card }
event-assistant_used = { $seat } folosește un asistent: { $card }
    .you = Folosești un asistent: { $card }
event-agent_placed = { $seat } pune o figurină la { $nation } ({ $card })
    .you = Pui o figurină la { $nation } ({ $card })
event-agent_placed-piles = { $seat } pune o figurină la teancurile de luptă ({ $card })
    .you = Pui o figurină la teancurile de luptă ({ $card })
event-explorer_moved = { $seat } mută exploratorul la { $to }
    .you = Îți muți exploratorul la { $to }
event-figure_moved = { $seat } mută figurina de pe pistă la { $to }
    .you = Îți muți figurina de pe pistă la { $to }
event-figure_placed = { $seat } pune o figurină pe pista exploratorului la { $to }{ because }
    .you = Pui o figurină pe pista exploratorului la { $to }{ because }
event-ruin_entered = { $seat } pune o figurină în ruină
    .you = Pui o figurină în ruină
event-ruin_moved = { $seat } înaintează în ruină la { $to }
    .you = Înaintezi în ruină la { $to }
event-barrier_crossed = { $seat } trece bariera { $barrier }
    .you = Treci bariera { $barrier }
event-token_revealed = { $seat } trage un jeton de luptă: { $token }
    .you = Tragi un jeton de luptă: { $token }
event-token_returned = { $seat } pune un jeton de luptă sub teancul { $number }
    .you = Pui un jeton de luptă sub teancul { $number }
event-fight-for = { $seat } luptă de partea { $the_nation } cu valoarea { $value }
    .you = Lupți de partea { $the_nation } cu valoarea { $value }
event-fight-against = { $seat } luptă împotriva { $the_nation } cu valoarea { $value }
    .you = Lupți împotriva { $the_nation } cu valoarea { $value }
event-fight-undecided = { $seat } luptă cu valoarea { $value }
    .you = Lupți cu valoarea { $value }
event-fight_ended = { $seat } încheie lupta
    .you = Închei lupta
event-annexed = { $seat } anexează { $location } în numele { $the_nation }
    .you = Anexezi { $location } în numele { $the_nation }
event-displaced = { $seat } înlocuiește la { $location } marcatorul { $the_old } cu al { $the_nation }
    .you = Înlocuiești la { $location } marcatorul { $the_old } cu al { $the_nation }
event-liberated = { $seat } eliberează { $location } de sub stăpânirea { $the_nation }
    .you = Eliberezi { $location } de sub stăpânirea { $the_nation }
event-marker_placed = { $seat } pune un marcator la { $location }: { $nation }
    .you = Pui un marcator la { $location }: { $nation }
event-marker_resists = { $seat } pune marcatorul pe placa rezistenței: { $nation }
    .you = Pui marcatorul pe placa rezistenței: { $nation }
event-resistance_full = { $seat } a umplut placa rezistenței
    .you = Ai umplut placa rezistenței
event-marker_returned = { $seat } înapoiază un marcator: { $nation }
    .you = Înapoiezi un marcator: { $nation }
event-marker_lost = Un marcator iese din joc: { $nation }
event-task_done = { $seat } îndeplinește o sarcină a carierei: { $task }
    .you = Îndeplinești o sarcină a carierei tale: { $task }
event-career_done = { $seat } încheie cariera { $career }
    .you = Închei cariera { $career }
event-goal_met = { $seat } are ce aștepta { $card }
    .you = Ai ce aștepta { $card }
event-invested = { $seat } investește: { $building }
    .you = Investești: { $building }
event-prestige_opened = Clădire de prestigiu: { $building }
event-village_action = { $seat } face o acțiune de sat: { $kind }
    .you = Faci o acțiune de sat: { $kind }
village_kind-take = dubloni
village_kind-discard = decartarea mâinii
village_kind-buy = cumpărarea unei cărți
village_kind-invest = investiție
village_kind-port = portul de bază
village_kind-resistance = placa rezistenței
village_kind-quest = misiunea unei cărți
event-round_ended = { $seat } ajunge acasă și încheie runda { $round }
    .you = Ajungi acasă și închei runda { $round }
event-round_ended-table = Runda { $round } se încheie
event-last_purchase = { $seat } face o ultimă cumpărare
    .you = Faci o ultimă cumpărare
event-markers_came = Vine un marcator la { $location }: { $nation }
event-automa_card = { $automa } întoarce o carte
event-automa_disc = { $automa } pune un disc la { $location }
event-automa_disc_counted = { $automa } numără încă un disc
event-automa_sailed = { $automa } navighează la { $to }
event-automa_explored = { $automa } explorează până la { $to }
event-automa_vp = { $automa } primește { n-vp }
event-automa_influence = { $automa } primește { n-influence }
event-automa_combat = { $automa } luptă de partea { $the_nation }
event-hint_revealed = { $seat } întoarce { $hint }
    .you = Întorci { $hint }
event-hint_revealed-table = Se dezvăluie: { $hint }
event-hint_removed = { $seat } înlătură { $hint }
    .you = Înlături { $hint }
event-hint_removed-table = S-a înlăturat: { $hint }
event-luysa_found = Luysa e găsită la { $location }
event-luysa_found-bare = Luysa e găsită
event-luysa_freed = Luysa e liberă
event-marker_surrendered = { $seat } renunță la influența de aici: { $nation }
    .you = Renunți la influența de aici: { $nation }
event-chapter_disc = { $seat } pune un disc pentru obiectivul capitolului
    .you = Pui un disc pentru obiectivul capitolului
event-tile_used = { $seat } folosește { $tile }
    .you = Folosești { $tile }
event-jack_discarded = { $seat } decartează { $card } ca orice marfă sau obiect
    .you = Decartezi { $card } ca orice marfă sau obiect
event-scored = { $seat } primește { n-vp }: { $scored }
    .you = Primești { n-vp }: { $scored }
event-went_on = { $seat } merge mai departe
    .you = Mergi mai departe
event-went_on-main = { $seat } încheie acțiunea principală
    .you = Închei acțiunea principală
event-went_on-option = { $seat } face o alegere
    .you = Faci o alegere
event-went_on-village = { $seat } încheie acțiunile de sat
    .you = Închei acțiunile de sat
event-went_on-city = { $seat } încheie acțiunea de oraș
    .you = Închei acțiunea de oraș
event-went_on-exploration = { $seat } nu mai explorează
    .you = Nu mai explorezi
event-went_on-quest = { $seat } lasă misiunea
    .you = Lași misiunea
event-game_ended = Partida s-a încheiat
event-legacy_laid = Pe tablă: { $tile }

## Phases, and what the game waits for

phase-choosing = Pregătire
phase-turns = Navigare
phase-last_purchase = Ultima cumpărare
phase-income = Venit
phase-dropping = Mâini
phase-refilling = Completarea mâinilor
phase-ransom = Răscumpărare
phase-over = Sfârșit
prompt-waiting = { $seat } are de ales
prompt-all = Ceilalți încă aleg
prompt-over = Partida s-a încheiat
prompt-other = Alegerea ta
prompt-choosing-career = Alege-ți cariera
prompt-choosing-port = Alege-ți portul de bază
prompt-choosing-plan = Planifică o carte
prompt-choosing-discards = Păstrează patru cărți, decartează restul
prompt-choosing-done = Ceilalți încă aleg
prompt-dropping = Păstrezi mâna sau tragi alta?
prompt-move = { $points ->
    [one] Navighează { $points } căsuță
    [few] Navighează între 1 și { $points } căsuțe
   *[other] Navighează între 1 și { $points } de căsuțe
}
prompt-move-home = Navighează spre casă { $points ->
    [one] { $points } căsuță
    [few] între 1 și { $points } căsuțe
   *[other] între 1 și { $points } de căsuțe
}
prompt-arrival = La { $location }: ce te așteaptă aici
prompt-main = La { $location }: alege o acțiune
prompt-refill-full = Mâna ta e plină: mai faci ceva înainte să se încheie tura?
prompt-refill = Completează mâna până la { $limit ->
    [one] { $limit } carte
    [few] { $limit } cărți
   *[other] { $limit } de cărți
}
prompt-village = Rămase: { n-village_actions }
prompt-city = Acțiune de oraș la { $location }
prompt-porto = Mai decartezi o dată { $good }?
prompt-disc = Scoate { n-discs } de pe planșa corabiei
prompt-nation-influence = La ce națiune câștigi influență?
prompt-nation-rank = La ce națiune urci la rangul următor?
prompt-nation-return = Cărei națiuni i se înapoiază marcatorul?
prompt-nation-liberation = De sub ce națiune e eliberat locul?
prompt-nation-displacement = Ce națiune e înlocuită?
prompt-nation-marker = Al cărei națiuni e marcatorul?
prompt-liberation = Ce loc eliberezi?
prompt-marker = Unde pui marcatorul?
prompt-resistance = Pui marcatorul ({ $nation }) pe placa rezistenței?
prompt-full_resistance = Placa ta a rezistenței e plină
prompt-option = Alege una
prompt-offer = { $what }?
prompt-sale = Vinde { $good } (câte { $what })
prompt-payment = Plătește { $what }
prompt-same_goods = Ce marfă plătești { $count ->
    [one] o dată
    [few] de { $count } ori
   *[other] de { $count } de ori
}?
prompt-assistant_place = Unde pui asistentul: { $card }?
prompt-agent_place = La ce națiune merge figurina ({ $card })?
prompt-quest = Îndeplinești misiunea?
prompt-city_choice = Acțiunea de oraș a cărui loc?
prompt-assistants = Care asistent lucrează?
prompt-exploration = Explorează: rămân { n-steps }
prompt-branch = Peste ce căsuță duce drumul?
prompt-combat-pick_pile = Luptă: din ce teanc tragi?
prompt-combat-pick_second = Luptă: tragi al doilea jeton?
prompt-combat-keep_one = Luptă: ce jeton păstrezi?
prompt-combat-put_under = Luptă: sub ce teanc merge celălalt jeton?
prompt-combat-pick_nation = Luptă: de partea cui sau împotriva cui?
prompt-combat-fight = Luptă, { $nation }: ai de cheltuit valoarea { $value }
prompt-combat-fight-for = Luptă de partea { $the_nation }: ai de cheltuit valoarea { $value }
prompt-combat-fight-against = Luptă împotriva { $the_nation }: ai de cheltuit valoarea { $value }
prompt-combat-start = Luptă
prompt-combat-end = Luptă
prompt-loss = La ce națiune pierzi influență?
prompt-last_purchase = Runda s-a încheiat: o ultimă cumpărare
prompt-surrender = Orașul olandez: la ce marcator de influență renunți definitiv?
prompt-cover_hint = Ce indiciu roșu acoperă căsuța?
prompt-cover_space = Ce căsuță verde acoperă indiciul?
prompt-return_marker = Ce marcator de pe placa rezistenței se întoarce la națiunea lui ({ $what })?
prompt-port_offer = Portul tău de bază, { $port }, e deblocat: iei bonusul ({ $what })?
prompt-automa_quest = Ce misiune ia automa?
prompt-ransom = Plătești răscumpărarea Luysei?

## Refusals, by code. $detail is the error's own sentence.

error-card-unknown = Nu există o astfel de carte: { $detail }
error-data-too_many = Sunt prea multe valori de un fel: { $detail }
error-data-other = Masa a fost văzută cu alte valori: { $detail }
error-field-unknown = Pentru asta nu se păstrează nicio sursă: { $detail }
error-maracaibo-not_asked = Nu asta ți se cere acum.
error-maracaibo-must_choose = Aici trebuie ales ceva.
error-maracaibo-not_there = În locul acela nu e nimic.
error-maracaibo-not_possible = Acum nu se poate.
error-maracaibo-too_few_doubloons = Nu ai destui dubloni pentru asta.
    .told = { $short ->
        [one] Lipsește un dublon
        [few] Lipsesc { $short } dubloni
       *[other] Lipsesc { $short } de dubloni
    }: costă { $price }, ai { $have }.
error-maracaibo-too_few_figures = Nu ai în rezervă destule figurine pentru asta.
    .told = { $short ->
        [one] Lipsește o figurină
        [few] Lipsesc { $short } figurine
       *[other] Lipsesc { $short } de figurine
    }: trebuie din rezervă { $price }, disponibile { $have }.
error-maracaibo-too_few_combat = Nu ai destule puncte de luptă pentru asta.
    .told = { $short ->
        [one] Lipsește un punct de luptă
        [few] Lipsesc { $short } puncte de luptă
       *[other] Lipsesc { $short } de puncte de luptă
    }: costă { $price }, ai { $have }.
error-maracaibo-cannot_pay = Nu poți plăti cât costă.
    .told = Costă { $what }, iar acum nu poți plăti tot.
error-maracaibo-points = O corabie nu poate naviga acum cu atâtea puncte de mișcare.
    .told = Corabia ta navighează acum între { $least } și { $most ->
        [one] { $most } punct
        [few] { $most } puncte
       *[other] { $most } de puncte
    }.
error-maracaibo-no_location = Locul acela nu e pe tablă în această partidă.
error-maracaibo-no_course = Niciun drum nu duce acolo cu exact atâtea puncte.
error-maracaibo-no_way = Niciun drum nu duce acolo: corăbiile urmează săgețile și nu se întorc.
error-maracaibo-too_far = E prea departe pentru tura aceasta.
    .told = La { $away ->
        [one] { $away } punct
        [few] { $away } puncte
       *[other] { $away } de puncte
    } depărtare: corabia ta nu navighează mai departe de { $most }.
error-maracaibo-no_disc_there = Acolo nu mai e niciun disc.
error-maracaibo-barrier = Exploratorul tău nu a trecut bariera cerută.
    .told = Exploratorul tău nu a trecut încă bariera { $barrier }.
error-maracaibo-tile = Această placă legacy nu oferă nimic la oprirea aceasta.
error-maracaibo-no_city = Corabia ta nu e într-un oraș.
error-maracaibo-no_village = Corabia ta nu e într-un sat.
error-maracaibo-no_assistant = Nu ai niciun asistent aici.
error-maracaibo-no_quest = Misiunea aceea nu se poate îndeplini aici.
error-maracaibo-once = Se poate o singură dată, iar asta s-a întâmplat deja.
error-maracaibo-delivered = Într-o acțiune de oraș se livrează o singură dată.
error-maracaibo-market_full = Această piață nu mai primește discuri.
error-maracaibo-no_disc = Nu mai ai niciun disc pe planșa corabiei.
error-maracaibo-wrong_good = Această piață nu cere marfa de pe acea carte.
    .told = Cartea arată { $good }; piața cere { $wanted }.
error-maracaibo-no_market_disc = Din această piață nu se poate scoate niciun disc.
error-maracaibo-no_hand = Nu ai cărți în mână.
error-maracaibo-markers = Nicio națiune nu are pe tablă destui marcatori pentru acea carte.
    .told = Nicio națiune nu are încă pe tablă { $count ->
        [one] { $count } marcator
        [few] { $count } marcatori
       *[other] { $count } de marcatori
    }.
error-maracaibo-no_place = Nu e loc pentru asistentul de pe acea carte.
error-maracaibo-invested = Ai investit deja în acea clădire.
error-maracaibo-locked = Asta nu e încă deblocată pe planșa corabiei tale.
error-maracaibo-no_action = Nu are nicio acțiune de sat pe care s-o poți plăti acum.
error-maracaibo-no_marker = Nu e niciun marcator care s-ar putea scoate.
error-maracaibo-planning_full = Zona ta de planificare e plină.
error-maracaibo-no_path = Nu poți ajunge acolo cu acești pași.
    .told = Exploratorul tău nu se poate opri acolo: { $steps ->
        [one] rămâne un pas
        [few] rămân { $steps } pași
       *[other] rămân { $steps } de pași
    }.
error-maracaibo-stance = Nu poți trece de partea aceea în lupta aceasta.
error-maracaibo-not_empty = Acela nu e un sat sau un oraș liber.
error-maracaibo-no_markers_left = Națiunea aceea nu mai are marcatori pe pista ei.
error-maracaibo-value = Valoarea ta de luptă e prea mică pentru asta.
    .told = Lipsește { $short }: valoare de luptă necesară { $price }, rămasă { $have }.
error-maracaibo-resistance_space = Marcatorul nu poate merge pe acea căsuță a plăcii rezistenței.
error-maracaibo-does_not_pay = Cartea aceea nu arată ce se cere.
    .told = Cartea arată { $good } și { $object }; se cere { $what }.
error-maracaibo-hand_full = Mâna ta e plină.
error-maracaibo-luysa = Luysa nu e unde se află corabia ta.
error-maracaibo-no_hint = Acolo nu e niciun indiciu pe care să-l poți lua.
error-maracaibo-no_space = Cartea Căutării nu are o astfel de căsuță.
error-maracaibo-chapter = Acum nu se poate contribui la obiectivul capitolului.
warning-cannot_be_undone = Nu se mai poate anula.

## Options. The words in parentheses are the values to write.

option-scenario = Scenariu
    .text = Ce se joacă: base_easy, base_medium, base_hard, campaign, unrest, all_inclusive, coop, rescue.
option-automa = Adversarul unui căpitan singur
    .text = Cine joacă împotriva unui căpitan singur: Jacques (jacques) sau Jean (jean), care știe toate scenariile în afară de cele care eliberează toate Caraibele.
option-level = Nivelul adversarului
    .text = Cât de tare joacă Jacques (1–4) sau Jean (1–5).
option-promos = Piese promoționale
    .text = Dacă misiunea și clădirea promoționale sunt printre celelalte.
option-open_hands = Mâini deschise
    .text = Dacă acei căpitani care cooperează își văd unul altuia cărțile din mână.
option-archive = Arhiva unei campanii
    .text = Ce au lăsat partidele dinainte: capitol, plăci legacy, cărți de poveste. Terminalul o păstrează într-un fișier.
option-rulings = Lămuriri
    .text = 4, pentru partide noi: acțiuni libere la fiecare oprire a turei, astfel că plata unui indiciu roșu te lasă să tragi acolo unde ești, și nicio tură nu trece mai departe cât Luysa ar putea fi eliberată, nici măcar cu ultima carte trasă; la Nota diplomatică poți renunța, ea ia marcatorul ales de tine, iar fără placa rezistenței unul ieșit din joc; Bun la toate se poate vinde ca tutun sau porumb; trecerea secretă e deschisă unei corăbii aflate la 13; cărțile de poveste intră doar în Tulburări și în Salvarea, iar în campanie cele câștigate; doi căpitani aleg căsuța verde pe care o acoperă un indiciu; de unul singur, Cooperare în Caraibe începe cu mai puține misiuni. 3: la fel, dar de unul singur cu tot atâtea misiuni ca pentru mai mulți căpitani. 2: ca 3, dar ultima carte trasă încheie întotdeauna tura. 1: cum se juca până la versiunea 0.5.

## Scenarios

variant-base_easy = Joc de bază, ușor
    .text = Jocul de bază fără plăci legacy.
choice-scenario-base_easy = { variant-base_easy }
variant-base_medium = Joc de bază, mediu
    .text = Jocul de bază cu patru plăci legacy.
choice-scenario-base_medium = { variant-base_medium }
variant-base_hard = Joc de bază, greu
    .text = Jocul de bază cu șapte plăci legacy.
choice-scenario-base_hard = { variant-base_hard }
variant-campaign = Campanie
    .text = Un șir de partide; ce se întâmplă într-una o schimbă pe următoarea.
choice-scenario-campaign = { variant-campaign }
variant-unrest = Tulburări
    .text = Națiunile stăpânesc toată coasta, iar căpitanii o eliberează întrecându-se între ei.
choice-scenario-unrest = { variant-unrest }
variant-all_inclusive = Totul inclus
    .text = Porturi de bază, răscoală și rezistență la un loc.
choice-scenario-all_inclusive = { variant-all_inclusive }
variant-coop = Cooperare în Caraibe
    .text = Toți căpitanii împreună împotriva lui Jacques și a națiunilor.
choice-scenario-coop = { variant-coop }
variant-rescue = Salvarea
    .text = Împreună împotriva lui Jacques, iar Luysa trebuie găsită și eliberată.
choice-scenario-rescue = { variant-rescue }
choice-automa-jacques = Jacques
choice-automa-jean = Jean

## The table

table-round = Runda { $round } din 4
table-pile = teanc { $count }
table-quest-pile = misiuni { $count }
table-token-piles = teancuri de luptă { $first }+{ $second }
table-seat = Căpitan
table-ship = Corabie
table-vp = PV
table-doubloons = Dubl.
table-combat = Luptă
table-figures = Fig.
table-hand = Mână
table-bought = Cărți
table-quests = Mis.
table-tokens = Jet.
table-upgrades = Îmb.
table-synergies = Sin.
table-loop = Călătoria
table-market = Piață
table-owner = Naț.
table-there = Ce se află acolo
table-quest-here = misiunea { $quest }
table-hints-here = { n-hints }
table-assistant-here = asistent { $card } ({ $seat })
table-luysa-here = Luysa
table-goal-here = obiectivul capitolului
table-ends-round = încheie runda
table-explorers = Exploratori
table-nations = Națiuni
table-nation-row = { $name } ({ $letter }): { $board } pe tablă, { $left } pe pistă
table-prestige = Prestigiu
table-face-down = { $count ->
    [one] { $count } cu fața în jos
    [few] { $count } cu fața în jos
   *[other] { $count } cu fața în jos
}
table-display = Ofertă
table-own = Corabia ta
table-ship-of = Corabia: { $seat }
table-unlocked = Deblocate
table-one-disc = Mai e un disc
table-two-discs = Mai multe discuri
table-career = Carieră
table-port = Port de bază
table-port-locked = blocat
table-resistance = Rezistență
table-figures-left = { $supply } în rezervă, { $general } în afară, { $career } pe carieră
table-figures-row = Figurine
table-synergies-row = Sinergii
table-your-hand = Mâna ta ({ $count })
table-hand-of = Mână ({ $count })
table-planned = Planificate ({ $count } din 3)
table-tableau = Cumpărate ({ $count })
table-your-quests = Misiuni ale cărții tale
table-empty = gol
table-card-at = { $card } ({ $place })
table-automa-row = { $vp } PV, explorator { $explorer }, misiuni { $quests }, discuri { $discs }, { $cards ->
    [one] rămâne { $cards } carte
    [few] rămân { $cards } cărți
   *[other] rămân { $cards } de cărți
}
table-search = Căutarea
table-search-green = verde
table-search-red = roșu
table-search-covered = acoperite
table-luysa-hidden = Luysa e ascunsă
table-luysa-found = Luysa e găsită
table-luysa-freed = Luysa e liberă
table-chapter-discs = { $count } din { $need ->
    [one] { $need } disc
    [few] { $need } discuri
   *[other] { $need } de discuri
}
table-reward = Răsplată
table-space = Căsuță
table-level = { $automa }, nivelul { $level }
table-told = { $name }: { $text }
table-any-good = orice marfă
table-tokens-row = Jetoane de luptă
table-key = PV și Dubl. cu +venit · Luptă: puncte de luptă · Fig. figurine în rezervă · Mână/planificate · Mis. misiuni · Jet. jetoane de luptă · Îmb. îmbunătățiri ale corabiei · Sin. sinergii · Piață: mărfuri cerute, căsuțe libere
table-estimated = ≈ arată o valoare estimată de noi.
note-gain = aduce { $gain }
note-price = costă { $price }
note-final = nu se mai poate anula
note-market = piață, libere: { $count }
note-discs = rămase { $left } din { $discs ->
    [one] { $discs } disc
    [few] { $discs } discuri
   *[other] { $discs } de discuri
}
note-vp = { n-vp } la sfârșit

## Things to look up

sheet-where = Acum
sheet-why-not = Nu acum: { $reason }
sheet-ways = Drumuri mai departe
figure-reconstructed = estimată
    .mark = ≈
where-pile = în teanc sau nevăzută
where-display = în ofertă
where-discards = decartată
where-removed = ieșită din joc
where-hand = în mâna ta
where-planned = planificată de { $seat }
where-tableau = cumpărată de { $seat }
deck-A = pachetul de început
deck-B = cărți de mai târziu
deck-U = cărțile extensiei
deck-C = cărți de poveste
summary-title = De unde au venit PV
summary-top = { $count ->
    [one] { $count } sursă mai mică
    [few] { $count } surse mai mici
   *[other] { $count } de surse mai mici
}
result-won = Căpitanii au câștigat împreună.
result-lost = Căpitanii au pierdut împreună.
result-won-solo = Ai învins: { $automa } pierde.
result-lost-solo = { $automa } a câștigat.
result-all_markers_removed = toți marcatorii au dispărut de pe tablă
result-all_above_jacques = fiecare căpitan are mai multe PV decât automa
result-luysa_freed = Luysa e liberă
screen-help =
    Ce poți scrie
      3               alegerea cu acel număr
      sail 11         navighează acolo (și cu numele: sail Cartagena)
      cumpără negus   începutul unei alegeri din listă sau o carte
      pass            nimic altceva din ce ți se cere
      ? Negustorul    o carte; și un loc (? Cartagena), o carieră, un port, o placă (? L33), o alegere (? 3)
      seat Ada        corabia și cărțile unui căpitan
      track           pista exploratorului cu răsplățile ei
      cards           cărțile tale cumpărate, cu efectele lor
      display         cărțile deschise
      legacy          plăcile legacy de pe tablă
      discards        cărțile decartate
      hint            cele mai bune acțiuni și de ce
      undo            anulezi ultimul tău pas, cât timp nu s-a dezvăluit nimic
      log, rules, table, quit
screen-unknown = „{ $line }” nu înseamnă nimic aici. Scrie un număr din listă, începutul unei alegeri sau ? pentru ajutor.
screen-unknown-subject = Nu există nimic cu numele „{ $what }”. Întreabă despre o carte (? Negustorul), un loc (? Cartagena) sau o alegere (? 3).
screen-nothing-chosen = Nu s-a făcut nimic.
screen-nothing-pending = N-a început nimic la care să se poată renunța.
campaign-succeeded = { $chapter }: obiectivul a fost atins.
campaign-failed = { $chapter }: obiectivul a fost ratat.
campaign-standing = { $count ->
    [one] { $seat }: { $count } partidă câștigată, { $vp } PV în total
    [few] { $seat }: { $count } partide câștigate, { $vp } PV în total
   *[other] { $seat }: { $count } de partide câștigate, { $vp } PV în total
}
campaign-next = Urmează: { $chapter }

## Kinds of events to look for

deed-round_began = Începuturi de rundă
deed-sailed = Călătorii
deed-card_bought = Cărți cumpărate
deed-delivered = Livrări
deed-quest_done = Misiuni
deed-upgrade_unlocked = Îmbunătățiri ale corabiei
deed-explorer_moved = Explorări
deed-fight = Lupte
deed-liberated = Eliberări
deed-invested = Clădiri de prestigiu
deed-scored = Punctajul final

## Printed figures: what they are

data-field-players = jucători
data-field-rounds = runde
data-field-objects = obiecte
data-field-start = start
data-field-figures = figurine
data-field-vp_by_order = PV după ordinea sosirii
data-field-number = număr
data-field-kind = fel
data-field-neighbours = vecini
data-field-annexable = poate fi anexat
data-field-assistants = primește asistenți
data-field-zone = zonă
data-field-city_tile_slot = loc pentru o placă de oraș
data-field-flag = răsplata steagului
data-field-requires_legacy = doar cu placa
data-field-enter_cost = puncte la intrare
data-field-leave_cost = puncte la ieșire
data-field-requires_barrier = dincolo de barieră
data-field-action = acțiune
data-field-market_goods = mărfuri cerute
data-field-market_capacity = căsuțele pieței
data-field-city_with_legacy = oraș cu placa
data-field-must_stop = corăbiile trebuie să oprească
data-field-ends_round = încheie runda
data-field-branch = ramură
data-field-cost = cost
data-field-helm = cârmă
data-field-overlay_of = stă pe
data-field-expansion = din extensie
data-field-region = regiune
data-field-next = următoarea
data-field-reward = răsplată
data-field-quest_slot = loc pentru o misiune
data-field-end = capăt
data-field-discs = discuri
data-field-immediate = imediat
data-field-permanent = permanent
data-field-deck = pachet
data-field-vp = PV
data-field-good = marfă
data-field-object = obiect
data-field-effects = efecte
data-field-requires = cere
data-field-endgame = la sfârșit
data-field-promo = promoțional
data-field-freeing_recommended = cu Eliberarea Caraibelor
data-field-freeing = folosit la Eliberarea Caraibelor
data-field-tasks = sarcini
data-field-task_reward = răsplata unei sarcini
data-field-task_figure = figurinele unei sarcini
data-field-complete_reward = răsplata tuturor sarcinilor
data-field-immediate_cost = prețul bonusului
data-field-immediate_gain = bonus
data-field-ongoing = de atunci încolo
data-field-nation = națiune
data-field-quests = misiuni
data-field-france = valoare pentru Franța
data-field-spain = valoare pentru Spania
data-field-england = valoare pentru Anglia
data-field-modifier = bonus după marcatori
data-field-bonus = bonus
data-field-place = loc
data-field-on_stop = la oprire
data-field-combat_actions = acțiuni de luptă
data-field-spaces_per_player = căsuțe pentru fiecare căpitan
data-field-after_space = după căsuța
data-field-brings = vine cu
data-field-special = special
data-field-doubloons_per_rank = dubloni pentru un rang
data-field-city_action_doubloons = dublonii acțiunii de oraș
data-field-city_action_combat = punctele de luptă ale acțiunii de oraș
data-field-combat_points = puncte de luptă
data-field-combat_points_solo = puncte de luptă de unul singur
data-field-pay_objects = preț
data-field-colour = culoare
data-field-areas = zone
data-field-steps = pași
data-field-route = rută
data-field-display_card = cartea din ofertă
data-field-actions = acțiuni
data-field-mode = mod
data-field-modules = module
data-field-optional_modules = module opționale
data-field-legacy = plăci legacy
data-field-legacy_columns = plăci legacy după obiect
data-field-c_cards = cărți de poveste
data-field-nation_scoring = națiunile aduc puncte
data-field-automas = automa
data-field-campaign_card = cartea campaniei
data-field-markers = marcatori la început
data-field-new_markers_per_nation = marcatori noi pe rundă
data-field-markers_by_players = marcatori după căpitani
data-field-win = pentru victorie
data-field-ransom_doubloons = răscumpărare
data-field-location = loc
data-field-need_by_players = discuri necesare
data-field-on_success = după reușită
data-field-on_failure = după eșec
data-field-add_on_success = plăci după reușită
data-field-add_on_failure = plăci după eșec
data-field-scenario = scenariu
data-field-remove_legacy = plăci scoase
data-field-there = există unul
data-field-position = unde e desenat
data-yes = da
data-no = nu

## Project cards: names. What a card does is told from its ops.

card-A001 = Matelotul
card-A002 = { card-A001 }
card-A003 = Musul
card-A004 = { card-A003 }
card-A005 = Bucătarul
card-A006 = { card-A005 }
card-A007 = Negustorul
card-A008 = { card-A007 }
card-A009 = { card-A007 }
card-A010 = Cântărețul de balade
card-A011 = { card-A010 }
card-A012 = Cronicarul
card-A013 = { card-A012 }
card-A014 = Iscoada
card-A015 = { card-A014 }
card-A016 = { card-A014 }
card-A017 = Călăuza junglei
card-A018 = { card-A017 }
card-A019 = Dulgherul
card-A020 = { card-A019 }
card-A021 = Taverna din port
card-A022 = { card-A021 }
card-A023 = { card-A021 }
card-A024 = Călăuza locală
card-A025 = { card-A024 }
card-A026 = { card-A024 }
card-A027 = Armurierul
card-A028 = { card-A027 }
card-A029 = Mijlocitorul
card-A030 = { card-A029 }
card-A031 = Intendentul
card-A032 = { card-A031 }
card-A033 = Omul de veghe
card-A034 = { card-A033 }
card-A035 = Veteranul
card-A036 = { card-A035 }
card-A037 = Ajutorul de navigator
card-A038 = { card-A037 }
card-A039 = Trimisul Franței
card-A040 = Trimisul Spaniei
card-A041 = Trimisul Angliei
card-A042 = Curteanul
card-A043 = { card-A042 }
card-A044 = Contrabandistul
card-A045 = { card-A044 }
card-A046 = Groparul
card-A047 = Cucerirea satului
card-A048 = { card-A047 }
card-A049 = Negustorul ambulant
card-A050 = { card-A049 }
card-A051 = Meșterul de greement
card-A052 = { card-A051 }
card-A053 = Căutătorul de comori
card-A054 = { card-A053 }
card-A055 = Tunarul
card-A056 = { card-A055 }
card-B001 = Șeful de echipaj
card-B002 = { card-B001 }
card-B003 = Amaro Pargo
card-B004 = Mary Read
card-B005 = Anne Bonny
card-B006 = Galionul
card-B007 = { card-B006 }
card-B008 = Ridicarea fortului
card-B009 = { card-B008 }
card-B010 = Expediția comercială
card-B011 = { card-B010 }
card-B012 = Brevetul de corsar
card-B013 = Cucerirea glorioasă
card-B014 = { card-B013 }
card-B015 = Decretul regal
card-B016 = { card-B015 }
card-B017 = Ambasadorul în Franța
card-B018 = Ambasadorul în Spania
card-B019 = Ambasadorul în Anglia
card-B020 = Viceregele
card-B021 = { card-B020 }
card-B022 = Plantația
card-B023 = { card-B022 }
card-B024 = { card-B022 }
card-B025 = Casa de socoteli
card-B026 = { card-B025 }
card-B027 = Teatrul
card-B028 = { card-B027 }
card-B029 = Mănăstirea
card-B030 = { card-B029 }
card-B031 = Biblioteca
card-B032 = { card-B031 }
card-B033 = Depozitul
card-B034 = { card-B033 }
card-B035 = Meșterul dulgher
card-B036 = { card-B035 }
card-B037 = { card-B035 }
card-B038 = Docul uscat
card-B039 = { card-B038 }
card-B040 = Cioplitorul de figuri
card-B041 = { card-B040 }
card-B042 = Exploratorul junglei
card-B043 = { card-B042 }
card-B044 = { card-B042 }
card-B045 = Deschizătorul de drum
card-B046 = { card-B045 }
card-B047 = Cartograful
card-B048 = { card-B047 }
card-B049 = Așezarea misionară
card-B050 = { card-B049 }
card-B051 = Rețeaua de spioni
card-B052 = { card-B051 }
card-B053 = { card-B051 }
card-B054 = Garnizoana fortului
card-B055 = { card-B054 }
card-B056 = { card-B054 }
card-B057 = Punctul de negoț
card-B058 = { card-B057 }
card-B059 = { card-B057 }
card-B060 = Șantierul naval
card-B061 = { card-B060 }
card-B062 = { card-B060 }
card-B063 = Pilotul
card-B064 = { card-B063 }
card-B065 = Cârciumarul
card-B066 = { card-B065 }
card-B067 = Căpitanul de mercenari
card-B068 = { card-B067 }
card-B069 = Hanul povestitorului
card-B070 = Mecenatul
card-B071 = { card-B070 }
card-B072 = Recrutorul
card-B073 = { card-B072 }
card-B074 = Filozoful
card-B075 = { card-B074 }
card-B076 = Amiralul
card-B077 = { card-B076 }
card-B078 = Căpitanul portului
card-B079 = { card-B078 }
card-B080 = Baroneasa
card-B081 = { card-B080 }
card-B082 = Aventurierul
card-B083 = { card-B082 }
card-B084 = Doctorul
card-B085 = { card-B084 }
card-B086 = Corsarul
card-B087 = { card-B086 }
card-B088 = Distilatorul de rom
card-B089 = Sergentul instructor
card-B090 = Postul din junglă
card-B091 = Palatul
card-B092 = Vila
card-B093 = { card-B092 }
card-B094 = Moșia
card-B095 = Colecționarul
card-B096 = { card-B095 }
card-B097 = Armatorul
card-B098 = Maestrul spionilor
card-B099 = { card-B098 }
card-B100 = Eroul de război
card-B101 = { card-B100 }
card-U001 = Topograful junglei
card-U002 = Călăuza orașului pierdut
card-U003 = Samsarul de mirodenii
card-U004 = Moara de zahăr
card-U005 = Agentul de la curte
card-U006 = { card-U005 }
card-U007 = Strategul
card-U008 = Prezicătoarea
card-U009 = Oracolul satului
card-U010 = Breasla constructorilor de corăbii
card-U011 = Liga veteranilor
card-U012 = Clubul exploratorilor
card-U013 = Prietenul satelor
card-U014 = Bun la toate
card-U015 = { card-U014 }
card-U016 = Negustorul tăcut
card-U017 = Marele tur
card-U018 = Dezertorul
card-U019 = Vânzătorul de tutun
card-U020 = Birul în porumb
card-U021 = Căpetenia rebelilor
card-U022 = { card-U021 }
card-U023 = { card-U021 }
card-U024 = Avizierul misiunilor
card-U025 = Gazda darnică
card-U026 = Nota diplomatică
card-U027 = Cartea faptelor
card-U028 = Tabla de onoare
card-U029 = Tobele de război
card-U030 = Ospățul echipajului
card-U031 = Botezul corabiei
card-U032 = Marea serbare
card-U033 = Șeful docului
card-U034 = Straja de noapte
card-U035 = Bătrânul povestitor
card-U036 = Pensionarul regal
card-C090 = Bătrânul pilot
card-C091 = Amiralul în retragere
card-C092 = Medicul de bord
card-C093 = Harta comorii
card-C094 = Piața neagră
card-C095 = Mina părăsită
card-C096 = Altarul din junglă
card-C097 = Grațierea regală
card-C098 = Golful ascuns
card-C099 = Meșterul de corăbii
card-C100 = Fratele Luysei
card-C101 = Tabăra ascunsă
card-C102 = Rețeaua secretă
card-C103 = Curierul călare
card-C104 = Depozitul de arme
card-C105 = Bătrânul satului
card-C106 = Tabăra din junglă

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-voyage = Patru drumuri după puncte de victorie
    .text = Bine ai venit în Caraibe! De patru ori pleci din Havana în jurul mării și înapoi acasă. La sfârșit câștigă cine are cele mai multe puncte de victorie (PV): vin din cărți, misiuni, explorator, corabie și din națiunile pe care le slujești sau le alungi.
hint-career = Cariera ta
    .text = O carieră are trei sarcini. Fiecare sarcină îndeplinită aduce o figurină și dubloni, toate trei aduc PV. Păstrează una din două.
hint-port = Portul tău de bază
    .text = Un port de bază doarme sub două discuri de pe planșa corabiei tale. După ce dispar amândouă, are efect până la sfârșitul partidei.
hint-planning = O carte înseamnă trei lucruri
    .text = O carte din mână e o marfă, un obiect sau un proiect. În zona de planificare așteaptă să fie cumpărată ca proiect și nu ocupă loc în mână.
    .now = Cărți în mâna ta acum: { $number }.
hint-cards_left = Unele cărți pleacă
    .text = Unele cărți rămân în mână, celelalte se decartează. Păstrează mărfuri și obiecte diferite: nu știi niciodată ce va cere o piață sau o misiune.
    .now = Cărți în mâna ta acum: { $number }.
hint-sail = Ridică pânzele
    .text = Fiecare săgeată e un punct de mișcare și poți naviga până la șapte. Nu te întorci niciodată, deci ce depășești e pierdut pentru runda aceasta. Arată un loc ca să vezi ce te așteaptă acolo.
hint-city = O acțiune principală
    .text = Unde oprești ai o acțiune principală. Este acțiunea orașului, acțiuni într-un sat, o misiune sau asistenții tăi de acolo.
hint-deliver = Livrează o marfă
    .text = Decartează o carte cu o marfă cerută de piață. Un disc de pe planșa corabiei tale merge în piață, iar ceva de pe corabie se apropie.
hint-disc = Discurile ascund îmbunătățiri
    .text = Două discuri acoperă fiecare îmbunătățire. Când dispar amândouă, e deblocată. Eliberează-le una după alta, nu pe multe pe jumătate.
hint-use_city = Folosește orașul
    .text = După livrare ai și acțiunea orașului. Plăcile din patru orașe sunt altele în fiecare partidă.
hint-refill = Trage iar
    .text = La sfârșitul turei îți completezi mâna: cu cărți deschise, pe care le vezi, sau cu cea necunoscută de deasupra teancului. Cine folosește cărți în fiecare tură vede mai multe.
    .now = Cărți în mâna ta acum: { $number }.
hint-far = Departe sau aproape?
    .text = Într-un sat mai multe puncte de mișcare înseamnă mai multe acțiuni: 1 cu până la trei puncte, 2 cu patru până la șase, 3 cu șapte. Dar un drum scurt te costă mai puțin din rundă.
    .now = Cea mai bună oprire la îndemână dă acțiuni de sat: { $number }.
hint-village = Într-un sat
    .text = Aici cumperi proiecte din mână sau din zona de planificare ori iei un dublon. Poți și să decartezi mâna pentru doi dubloni sau să folosești acțiuni ale cărților și îmbunătățirilor tale.
hint-buy = Cumpără un proiect
    .text = Un proiect are efect de acum încolo și rămâne în fața ta. Prețul e tipărit sus; o carte cu asistent cere și o figurină.
    .now = { $card } costă { $number }, iar tu ai { n-doubloons }.
hint-more_actions = Încă o acțiune
    .text = Poți face din nou aceeași acțiune. Dublonii rămân la tine, deci un dublon pentru mai târziu nu strică; „mai departe” încheie satul.
hint-rival = Celălalt căpitan
    .text = Corăbiile nu se încurcă una pe alta, dar cine e mai iute hotărăște când se încheie runda. Fii cu ochii pe cât a înaintat cealaltă corabie.
hint-quest = Aici te așteaptă o misiune
    .text = Plătește-i obiectele cu cărți din mână, în locul acțiunii obișnuite. Iei răsplata și păstrezi placa.
hint-tile = O placă legacy
    .text = Unele locuri au primit o placă a lor. Ce oferă vine înaintea acțiunii principale și poți refuza.
    .now = Aici se află: { $tile }.
hint-explorer = Exploratorul
    .text = În interior, exploratorul tău merge pe drumul lui. Răsplătește doar căsuța pe care se oprește, iar pe cele ocupate le sare. Barierele aduc cel mai mult celui care ajunge primul.
hint-fight = O luptă
    .text = Alege un teanc și întoarce jetonul de deasupra: arată o valoare pentru fiecare națiune. Punctele de luptă și figurinele o măresc, iar tu o cheltuiești pe ce vrei.
hint-uprising = De partea cui lupți
    .text = Luptă de partea unei națiuni și câștigi influență la ea. Luptă împotriva ei și îi eliberezi locurile pentru dubloni și PV. Într-o tură e ori una, ori alta.
hint-resistance = Rezistența
    .text = Marcatorul scos poate merge pe placa ta a rezistenței. Căsuța lui plătește pe loc, iar o placă plină plătește pentru toate jetoanele tale de luptă.
hint-assistants = Asistenții tăi
    .text = Aici stă o figurină de-a ta. Ca acțiune principală, fiecare asistent al tău din acest loc lucrează o dată, în fiecare rundă în care oprești aici.
hint-prestige = Clădiri de prestigiu
    .text = Cu dubloni și o figurină cumperi o parte care aduce puncte la sfârșit. Vezi ce numără: unele se potrivesc cu planurile tale, altele nu.
    .now = Clădire deschisă: { $building }.
hint-unlocked = O îmbunătățire deblocată
    .text = Amândouă discurile au dispărut. Unele îmbunătățiri plătesc o dată, altele ajută de acum încolo: uită-te la planșa corabiei.
hint-task = O sarcină a carierei
    .text = Figurina ei e acum a ta, împreună cu câțiva dubloni. Ce ai îndeplinit o dată rămâne îndeplinit, chiar dacă pierzi iar acel lucru.
hint-homeward = Spre casă
    .text = Ultimele căsuțe duc acasă și toată lumea trebuie să oprească pe fiecare. Cine ajunge la capăt încheie runda pentru toți.
hint-home = Ultima cumpărare
    .text = Runda s-a încheiat. Fiecare mai poate cumpăra un proiect, poate investi sau poate lua dubloni; apoi se plătește venitul.
hint-new_hand = Păstrezi mâna?
    .text = Înaintea drumului următor poți decarta toată mâna și trage alta. Păstreaz-o dacă se potrivește cu planurile tale.
hint-over = Înapoi de pe mare
    .text = A fost o partidă întreagă. Povestea de mai jos arată de unde au venit punctele. Acum ai putea naviga solo împotriva lui Jacques sau împreună cu prietenii.

## Why an action is worth doing, true of the table as it stands

reason-brings_free = Nu costă nimic: { $what }.
reason-brings = Aduce { $what }.
reason-brings_at_once = Aduce imediat { $what }.
reason-career_tasks = Toate sarcinile ei îți sunt încă deschise: { $number }.
reason-plan_affordable = Costă { $number }, iar tu ai { n-doubloons }.
reason-plan_keeps_hand = Costă { $number }: poate aștepta acolo fără să-ți umple mâna.
reason-discard_dear = Costă { $number }, iar tu ai { n-doubloons }.
reason-card_twice = Pe alte cărți mai ai { $good } și { $object }.
reason-good_twice = Pe altă carte mai ai { $good }.
reason-sail_assistant = Acolo stă { $card } și lucrează încă o dată.
reason-sail_market = Piața de acolo primește { $good }, iar tu ai așa ceva.
reason-sail_quest = Acolo te așteaptă o misiune ale cărei obiecte le ai.
reason-sail_tile = Acolo se află o placă: { $tile }.
reason-sail_village = Dă { $number ->
    [one] o acțiune de sat
    [few] { $number } acțiuni de sat
   *[other] { $number } de acțiuni de sat
}.
reason-sail_ends_round = Încheie runda pentru toți.
reason-sail_points = Pentru { $number ->
    [one] un punct
    [few] { $number } puncte
   *[other] { $number } de puncte
} ai încă înainte tot restul drumului.
reason-deliver_spare = { $number ->
    [one] Încă o carte
    [few] Încă { $number } cărți
   *[other] Încă { $number } de cărți
} din mâna ta { $number ->
    [one] arată
    [few] arată
   *[other] arată
} { $good }.
reason-deliver_disc = O livrare ia un disc de pe planșa corabiei tale.
reason-disc_unlocks = E ultimul disc: după el deblochezi { $upgrade }.
reason-disc_first = E primul din cele două discuri: { $upgrade }.
reason-city_market = Piața primește { $good }, iar tu ai așa ceva.
reason-city_free = Nu costă nimic.
reason-village_actions = Ai aici { $number ->
    [one] o acțiune de sat
    [few] { $number } acțiuni de sat
   *[other] { $number } de acțiuni de sat
}.
reason-quest_held = Ai în mână tot ce cere.
reason-buy_vp = Are pe ea { $vp } PV și îți lasă { n-doubloons }.
reason-buy_lasts = Are efect încă { $number ->
    [one] o rundă
    [few] { $number } runde
   *[other] { $number } de runde
} după aceasta.
reason-buy_leaves = Îți lasă { n-doubloons }.
reason-invest_end = Are pe ea { $vp } PV la un preț de { $number } și aduce puncte la sfârșit.
reason-doubloon_for_card = Atunci ai cât costă { $card }.
reason-doubloon_nothing_to_buy = Aici nu poți cumpăra nimic cu { n-doubloons }.
reason-draw_affordable = Costă { $number }, iar tu ai { n-doubloons }.
reason-draw_new_good = Nicio carte din mâna ta nu arată încă { $good }.
reason-draw_new_object = Nicio carte din mâna ta nu arată încă { $object }.
reason-draw_open_dear = Cea mai ieftină carte deschisă costă { $number }, iar tu ai { n-doubloons }.
reason-draw_unseen = { $number ->
    [one] O carte din teanc e
    [few] { $number } cărți din teanc sunt
   *[other] { $number } de cărți din teanc sunt
} încă { $number ->
    [one] nevăzută
    [few] nevăzute
   *[other] nevăzute
}.
reason-hand_shows = Mâna ta arată { $number ->
    [one] o marfă
    [few] { $number } mărfuri diferite
   *[other] { $number } de mărfuri diferite
}.
reason-fight_leads = Nimeni nu stă mai bine în slujba { $the_nation }: influența ta e { $number }.
reason-fight_value = Jetonul dă { $the_nation } valoarea { $number }.
reason-fight_plenty = Poți cheltui { n-combat }.
reason-card_costs = Cumpărarea costă { $number ->
    [one] { $number } dublon
    [few] { $number } dubloni
   *[other] { $number } de dubloni
}.
reason-cards_leave = Îți lasă în mână { $number ->
    [0] nicio carte
    [one] o carte
    [few] { $number } cărți
   *[other] { $number } de cărți
}.
reason-city_no_good = Nicio carte din mâna ta nu arată o marfă pe care o primește piața: rămâne acțiunea orașului.
reason-explorer_steps = Exploratorul tău are { $number ->
    [one] un pas
    [few] { $number } pași
   *[other] { $number } de pași
}.
reason-fight_costs = Consumă { $number } din valoarea de luptă, care e { $count }.
reason-hand_dear = { $number ->
    [one] O carte din mâna ta costă
    [few] { $number } cărți din mâna ta costă
   *[other] { $number } de cărți din mâna ta costă
} mai mult decât ai.
reason-hand_goes = Tragi cărți noi în locul { $number ->
    [one] uneia singure
    [few] acestor { $number }
   *[other] acestor { $number }
}.
reason-hints_here = { $number ->
    [one] Aici e un indiciu
    [few] Aici sunt { $number } indicii
   *[other] Aici sunt { $number } de indicii
}.
reason-liberate_last = E ultimul marcator de acolo.
reason-markers_there = { $number ->
    [0] Acolo nu e niciun marcator.
    [one] Acolo e un marcator.
    [few] Acolo sunt { $number } marcatori.
   *[other] Acolo sunt { $number } de marcatori.
}
reason-nation_influence = Influența ta asupra { $the_nation } e { $number }.
reason-pass_combat = Păstrezi { n-combat }.
reason-pass_keeps = Păstrezi { n-doubloons }.
reason-pass_others = Renunți la { $number ->
    [one] singura altă posibilitate
    [few] alte { $number } posibilități
   *[other] alte { $number } de posibilități
}.
reason-pile_tokens = { $number ->
    [one] E un jeton
    [few] Sunt { $number } jetoane
   *[other] Sunt { $number } de jetoane
} în teancul acela.
reason-port_discs = Are efect după ce dispar amândouă discurile de pe căsuța lui.
reason-pass_only = Altceva nu se poate.
reason-price = Costă { $what } și ai atât.
