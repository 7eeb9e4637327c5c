# Maracaibo, auf Deutsch. Die Schlüssel folgen names.py, options.py und den Datendateien.

## Nationen: der Name, mit Präposition, und ein Buchstabe für schmale Stellen

nation-france = Frankreich
    .the = Frankreich
    .with = bei Frankreich
    .letter = F
nation-spain = Spanien
    .the = Spanien
    .with = bei Spanien
    .letter = S
nation-england = England
    .the = England
    .with = bei England
    .letter = E
nation-any = eine beliebige Nation
    .with = bei einer Nation deiner Wahl
nation-each = jede Nation
    .with = bei jeder Nation
nation-same = diese Nation
    .with = bei dieser Nation
nation-fewest_locations = die Nation mit den wenigsten Orten
    .with = bei der Nation mit den wenigsten Orten
nation-dutch = die Niederlande

## Waren und Gegenstände auf Projektkarten

good-tobacco = Tabak
    .short = Tab.
good-corn = Mais
    .short = Mais
good-sugar = Zucker
    .short = Zu.
good-cocoa = Kakao
    .short = Ka.
object-book = Buch
    .short = Buch
object-spyglass = Fernrohr
    .short = Fernr.
object-herbs = Kräuter
    .short = Kräut.
object-lantern = Laterne
    .short = Lat.
object-rope = Seil
    .short = Seil
cards-any_good = { $count ->
    [one] eine beliebige Ware
   *[other] { $count } beliebige Waren
}
cards-any_object = { $count ->
    [one] ein beliebiger Gegenstand
   *[other] { $count } beliebige Gegenstände
}
cards-same_goods = { $count ->
    [one] { $count } Ware
   *[other] { $count } gleiche Waren
}

## Synergien, Barrieren, Ränge

synergy-medal = Orden
synergy-anchor = Anker
synergy-wheel = Steuerrad
synergy-crown = Krone
synergy-barrel = Fass
barrier-yellow = gelbe
barrier-red = rote
barrier-green = grüne

## Mengen

n-doubloons = { $count ->
    [one] { $count } Dublone
   *[other] { $count } Dublonen
}
n-vp = { $count } SP
n-combat = { $count ->
    [one] { $count } Kampfpunkt
   *[other] { $count } Kampfpunkte
}
n-figures = { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
}
n-income = Dublonen-Einkommen +{ $count }
n-vp_income = SP-Einkommen +{ $count }
n-value = Kampfwert { $count }
n-influence = { $count } Einfluss { $with }
n-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
n-points = { $count ->
    [one] { $count } Bewegungspunkt
   *[other] { $count } Bewegungspunkte
}
n-discs = { $count ->
    [one] eine Scheibe
   *[other] { $count } Scheiben
}
n-steps = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
n-hints = { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
}
n-village_actions = { $count ->
    [one] { $count } Dorfaktion
   *[other] { $count } Dorfaktionen
}
nothing = nichts
word-or = oder

## Was geschieht: die Wirkungen von Karten und Plättchen

op-explore = Entdecker bis zu { n-steps }
op-noble_rank = bis zum nächsten Adelsrang einer Nation
op-disc = entferne { n-discs }
op-disc_to_tile = lege eine Scheibe auf das Plättchen
op-hand_limit = Handlimit +{ $count }
op-synergy = Marker { $kind }
n-synergy = 1 Marker { $kind }
op-vp_per = { n-vp } { $per }
op-draw_object = decke eine Karte auf, Belohnung nach ihrem Gegenstand
op-liberate-village = befreie ein Dorf
op-liberate-city = befreie eine Stadt
op-liberate-any = befreie ein Dorf oder eine Stadt
op-place_marker-village = Marker einer Nation in ein leeres Dorf
op-place_marker-city = Marker einer Nation in eine leere Stadt
op-place_marker-any = Marker einer Nation in ein leeres Dorf oder eine leere Stadt
op-fight = ein Kampf
op-move_again = segle bis zu { $count } weiter, dann eine neue Hauptaktion
op-pay_for = darf { $cost } zahlen: { $gain }
op-choose = eines von: { $options }
op-sell_goods = für jede abgelegte Ware { $good }: { $gain }
op-return_marker = gib einen entfernten Marker seiner Nation zurück: { n-doubloons }
op-quests_on_card = { $count ->
    [one] die oberste Aufgabe auf diese Karte; eine darf als letzte Dorfaktion erfüllt werden
   *[other] die obersten { $count } Aufgaben auf diese Karte; eine darf als letzte Dorfaktion erfüllt werden
}
op-city_action = Stadtaktion von { $places }
    .deliver = Stadtaktion von { $places }, mit Lieferung
op-assistant_action = einer deiner Helfer
op-fulfil_top_quest = darf die oberste Aufgabe des Stapels erfüllen
op-fulfil_quest_here = erfülle hier eine Aufgabe
op-by_round = je nach Runde: { $options }
op-round = { $round }: { $gain }
per-quest = je Aufgabe
per-combat_token = je Kampfplättchen
per-combat_point = je Kampfpunkt
per-figure = je Figur im Vorrat
per-upgrade = je Schiffsausbau
per-synergy = je Synergiemarker
per-assistant = je Helfer
per-project = je Projektkarte
per-noble_rank = je Adelsrang
per-barrier = je überquerter Barriere

## Wann und wie eine Wirkung gilt

effect-immediate = Sofort: { $gain }.
effect-village_action = Dorfaktion: { $gain }.
effect-endgame = Am Ende: { $gain }.
effect-assistant = Helfer in { $places }: { $gain }.
effect-combat_action = Kampfaktion für { $count }: { $gain }.
    .last = Letzte Kampfaktion für { $count }: { $gain }.
    .loses = Letzte Kampfaktion für { $count } und 1 Einfluss: { $gain }.
effect-income_condition = Einmal { $when }: { $gain }.
effect-synergy_bonus = Einmal, mit { $kind }: { $gain }.
effect-none = Keine Wirkung.
trigger-combat_start = Beginn deiner Kämpfe: { $gain }.
trigger-combat_end = Ende deiner Kämpfe: { $gain }.
trigger-deliver = Wenn du lieferst: { $gain }.
trigger-quest_done = Wenn du eine Aufgabe erfüllst: { $gain }.
trigger-liberate_or_displace = Wenn du befreist oder verdrängst: { $gain }.
trigger-barrier_crossed = Wenn dein Entdecker eine Barriere überquert: { $gain }.
trigger-income = Bei jedem Einkommen: { $gain }.
trigger-any_fight_for_linked_nation = Wenn jemand für die Nation deiner Figur kämpft: { $gain }.
trigger-stop_empty_village = Halt in einem Dorf ohne Marker: { $gain } je Bewegungspunkt, höchstens { $most }.
trigger-village_actions_end = Nach verschiedenen Dorfaktionen in einem Zug: { $gain }.
different-actions = { n-vp } für { $number }
modifier-discount = Projektkarten kosten { $count } weniger.
modifier-discount-from = Projektkarten ab Kosten { $from } kosten { $count } weniger.
modifier-explore_bonus = Jede Entdeckerbewegung darf { $count } weiter gehen.
modifier-hand_limit = Handlimit +{ $count }.
modifier-village_thresholds = Zwei Dorfaktionen ab { $two ->
    [one] { $two } Bewegungspunkt
   *[other] { $two } Bewegungspunkten
}, drei ab { $three }.
modifier-object_wild = Dein Gegenstand { $object } zählt als jeder andere.
modifier-combat_draw_two = Ziehe im Kampf zwei Plättchen und behalte eines.
modifier-wild_once = Lege diese Karte ab, um 1 Ware oder Gegenstand zu ersetzen, den du zahlst oder verkaufst.
modifier-stops_card = Erster Halt in { $places }: je eine Scheibe auf diese Karte; alle belegt: { $gain }.
modifier-combat_tile_upgrade = Kämpfe: Marker verdrängen, oder eine Befreiung mehr.
modifier-resistance_village_action = Mit dem Widerstandsplättchen: dessen Dorfaktion.
modifier-home_port = Mit Heimathäfen: dein Heimathafen.

## Was eine Karte außer Dublonen verlangt

needs = Braucht { $needs }.
need-barrier = Entdecker hinter der Barriere „{ $barrier }“
need-return_figures = { n-figures } zurück
need-goods = { $cards } als Zahlung
need-figure_on_nation = eine Figur bei einer Nation
need-figure_at_combat_piles = eine Figur an den Kampfstapeln
need-nation_markers = eine Nation mit { $count ->
    [one] { $count } Marker
   *[other] { $count } Markern
} auf dem Plan
need-figure_for_assistant = eine Figur als Helfer

## Worauf eine Laufbahn oder Karte wartet

when-assistants = { $count ->
    [one] { $count } Helfer
   *[other] { $count } Helfer
}
when-projects = { $count ->
    [one] { $count } Projektkarte
   *[other] { $count } Projektkarten
}
when-synergies = { $count ->
    [one] { $count } Synergiemarker
   *[other] { $count } Synergiemarker
}
when-combat_tokens = { $count ->
    [one] { $count } Kampfplättchen
   *[other] { $count } Kampfplättchen
}
when-combat_points = { n-combat }
when-quests = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
when-upgrades = { $count ->
    [one] { $count } Schiffsausbau
   *[other] { $count } Schiffsausbauten
}
when-barrier = { $barrier } Barriere überquert
when-doubloons = { n-doubloons }
when-income_doubloons = Dublonen-Einkommen { $count }
when-income_vp = SP-Einkommen { $count }
when-influence_one = { $count } Einfluss bei einer Nation
when-influence_all = { $count } Einfluss bei jeder Nation
when-deliveries = { $count ->
    [one] { $count } Lieferung
   *[other] { $count } Lieferungen
}
when-figures = { n-figures }
when-prestige = { $count ->
    [one] { $count } Prestigegebäude
   *[other] { $count } Prestigegebäude
}
when-liberations_or_annexations = { $count ->
    [one] { $count } Ort befreit, besetzt oder verdrängt
   *[other] { $count } Orte befreit, besetzt oder verdrängt
}

## Heimathäfen

port-kind-city_replace_delivery = Statt zu liefern eine Scheibe aus dem Markt nehmen: { $gain }.
port-kind-village_action = Dorfaktion: { $gain }.
port-kind-sugar_wild = Dein Zucker zahlt für jede Ware und jeden Gegenstand.
port-kind-income = Bei jedem Einkommen: { $gain }.
port-kind-combat_action = Kampfaktion für { $the_nation } um { $count }: { $gain }.
port-kind-stop_owned = Halt, wo { $the_nation } einen Marker hat: { $gain }.
port-kind-extra_village_action = { $count ->
    [one] Eine Dorfaktion mehr in einem Dorf.
   *[other] { $count } Dorfaktionen mehr in einem Dorf.
}
port-kind-explore_second_last = Der Entdecker bekommt auch die Belohnung des vorletzten Felds.
port-kind-after_delivery = Nach einer Lieferung dieselbe Ware noch einmal ablegen: { $gain }.
port-kind-second_explorer = Eine Figur folgt deinem Entdecker auf der Leiste und teilt seine Schritte.
port-offer = Einmal, wenn frei: { $gain }. { $text }
port-HP01 = Antwerpen
port-HP02 = Bremen
port-HP03 = Kaimaninseln
port-HP04 = Genua
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
port-HP15 = Roatán

## Orte

location-1 = Havanna
location-2 = Santiago de Cuba
location-3 = Tortuga
location-4 = Puerto Plata
location-5 = Santo Domingo
location-6 = San Juan
location-7 = Martinique
location-8 = Bridgetown
location-9 = Cumaná
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
location-20 = Heimwärts
location-21a = Heimat
location-21b = Heimwärts
location-22 = Heimat
place = { $id } { $name }
kind-start = Start
kind-village = Dorf
kind-city = Stadt
kind-homeward = heimwärts
space-start = Start
space-end = Ende der Leiste
space-plain = Feld { $number }
space-upper = Feld { $number } des oberen Wegs
space-lower = Feld { $number } des unteren Wegs
ruin-space = Feld { $number }

## Stadtplättchen

city_tile-CT01 = Expeditionslager
city_tile-CT02 = Expeditionslager
city_tile-CT03 = Pfadfinderlager
city_tile-CT04 = Pfadfinderlager
city_tile-CT05 = Küstenfahrt
city_tile-CT06 = Küstenfahrt
city_tile-CT07 = Werbebüro
city_tile-CT08 = Werbebüro
city_tile-CT09 = Rüstkammer
city_tile-CT10 = Rüstkammer
city_tile-CT11 = Gouverneur
city_tile-CT12 = Gouverneur
city_tile-CT13 = Maracaibo
city_tile-CT14 = Informanten
city_tile-CT15 = Börse

## Schiffsausbauten

upgrade-combat_tile = Kampfplättchen
upgrade-resistance_tile = Widerstandsplättchen
upgrade-home_port = Heimathafen
upgrade-hold = Laderaum
upgrade-stern_cabin = Heckkajüte
upgrade-topsails = Marssegel
upgrade-crows_nest = Krähennest
upgrade-powder_room = Pulverkammer
upgrade-captains_table = Kapitänstisch
upgrade-crew_quarters = Mannschaftsraum
upgrade-treasure_room = Schatzkammer
upgrade-figurehead = Galionsfigur

## Laufbahnen und Prestigegebäude

career-CR1 = Gemeinschaft
career-CR2 = Tapferkeit
career-CR3 = Kampfgeist
career-CR4 = Entdeckerdrang
career-CR5 = Wissensdurst
career-CR6 = Handelssinn
career-CR7 = Treue zur Krone
career-CR8 = Stolz des Schiffbauers
career-CR9 = Gerechtigkeitssinn
prestige-PB1 = Kathedrale
prestige-PB2 = Arsenal
prestige-PB3 = Große Werft
prestige-PB4 = Universität
prestige-PB5 = Handelsbörse
prestige-PB6 = Geheimloge
prestige-PB7 = Königspalast
prestige-PB8 = Halle der Entdecker
prestige-PB9 = Eigenes Denkmal
quest-name = { $cost }: { $gain }

## Vermächtnisplättchen: der Name, und was das Plättchen tut

tile-L1 = Stadtrecht
    .text = Dieses Dorf ist eine Stadt: Markt, und als Aktion darf hier eine Aufgabe erfüllt werden.
tile-L4 = Weg nach Caracas
    .text = Bringt eine Stadt; hinein und hinaus kostet je 3 Bewegungspunkte, hinter der gelben Barriere.
tile-L5 = Dankbare Dorfbewohner
    .text = Wenn dein Schiff hier hält: { $gain }.
tile-L6 = Schatzflotte
    .text = Zwei Kampfaktionen, jede einmal für den ganzen Tisch: { $gain }.
tile-L7 = Stadt im Landesinneren
    .text = Bringt eine Stadt; hinein und hinaus kostet je 2 Bewegungspunkte, hinter der roten Barriere.
tile-L8 = Mission
    .text = Wenn dein Schiff hier hält: { $gain }.
tile-L9 = Einsiedler
    .text = Wenn dein Schiff hier hält: { $gain }.
tile-L30 = Heimkehrfest
    .text = Einmal im Spiel bei der Heimkehr in Runde 1 bis 3: { $gain }.
tile-L31 = Ruine
    .text = Wer sie mit dem Entdecker passiert, stellt eine Figur an den Anfang der Ruinenleiste.
tile-L32 = Ruinenleiste
    .text = Eine Leiste für eine Figur jedes Kapitäns; Entdeckerschritte dürfen dort verwendet werden.
tile-L33 = Wahrsager
    .text = Wenn dein Schiff hier hält: { $gain }.
tile-L34 = Übungsplatz
    .text = Wenn dein Schiff hier hält: { $gain }.
tile-L35 = Tauschmarkt
    .text = Wenn dein Schiff hier hält: { $gain }.
tile-L36 = Niederländische Stadt
    .text = Eine Stadt; beim ersten Halt gibst du einen Einflussmarker ab, für 5 Dublonen je Rang. Stadtaktion: Dublonen und Kampfpunkte für Helfer und Figuren.
tile-L37 = Geheimer Durchgang
    .text = Einmal im Spiel: eine Scheibe auf das Plättchen, und das Schiff segelt von 13 nach 2.
tile-L38 = Hinweisplättchen
    .text = Hinweise der Suche liegen auf dem Plan.
tile-L39 = Luysa
    .text = Luysa wird hier festgehalten; wer hier hält, darf sie für Kampfpunkte befreien.
tile-L40 = Aufstand
    .text = Im Kampf darf man gegen eine Nation kämpfen und ihre Orte befreien.
fleet-fleet_a = kleine Schatzflotte
fleet-fleet_b = große Schatzflotte
fleet-action = { $name } für { $count }: { $gain }
token-most = +{ $count } meiste Marker
token-fewest = +{ $count } wenigste Marker
token-cost = +{ $count } für { $cost }
hint_tile-green = ein grüner Hinweis
hint_tile-red = ein roter Hinweis ({ $cost })
automa-jacques = Jacques
automa-jean = Jean
automa-any = der Automat

## Kapitel der Kampagne

chapter-150 = Ein stiller Hafen
    .before =
        Les Cayes liegt am Morgen so still da, dass die Pelikane auf den Pfählen schlafen. Luysa, die das Hafenlicht hütet, ist euch
        entgegengerudert, ehe der Anker unten ist. Ihren Leuten fehlt alles, was man weder anbauen noch fischen kann: ein Seil, eine
        Laterne, die nicht leckt, ein Buch für die Kinder, Kräuter gegen das Fieber. Sie bettelt nicht. Sie zählt zwei Dublonen in
        jede Hand, die ihr etwas bringt, und sie merkt sich Gesichter. Wer in Les Cayes Freunde hat, heißt es, dem fehlt an dieser
        Küste nie ein Lotse. Die Schreiber des Gouverneurs notieren sich neuerdings, wer hier anlegt.
    .succeeded =
        Am Ende der Saison sind die Schuppen von Les Cayes voll, und zum ersten Mal seit Jahren brennt das Licht die ganze Nacht.
        Luysa geht mit einer Liste über den Steg und streicht eine Zeile nach der anderen durch. Am letzten Abend kommt eine alte Frau
        aus den Hügeln, sieht in die Ladung der Kapitäne wie in ein Buch und sagt jedem etwas, das niemand sonst wissen konnte. Auf
        Martinique wolle sie ihr Zelt aufschlagen, sagt sie, und für alle lesen, die dort halten. Luysa lächelt nur. Eine Freundin
        mehr, und ein Hafen, der euch etwas schuldet.
    .failed =
        Die Saison geht zu Ende, und die Schuppen von Les Cayes sind so leer wie zuvor. Luysa sagt kein hartes Wort. Um Mitternacht
        bläst sie das Licht aus, weil das Öl nicht für die ganze Nacht reicht, und geht im Dunkeln von Tür zu Tür. Wenn niemand
        bringt, was das Dorf braucht, muss das Dorf lernen, für sich selbst zu sorgen. Wenige Wochen später stehen junge Leute in
        Reihen am Strand, mit Rudern auf der Schulter statt Musketen. Vorbeifahrende Mannschaften dürfen mitüben. Manche lachen
        darüber. Die Schreiber des Gouverneurs lachen nicht, und schreiben schneller.
chapter-157 = Rauch über den Hügeln
    .before =
        Bei Sonnenaufgang steht eine Rauchsäule hinter Bluefields, am Mittag sind es vier. Reiter ohne Farben sind über den Kamm
        gekommen, haben die oberen Höfe verbrannt und sind mit dem Vieh im Wald verschwunden. Jeder weiß, wer sie bezahlt, und keiner
        kann es beweisen. Die Familien sind zum Landeplatz geflohen und schlafen unter Segeln. Diesmal bitten sie um keine Almosen.
        Sie bitten um Mannschaften, die nachts auf einem schmalen Pfad stehen und nicht weichen. Luysa hat eine einzige Zeile
        geschickt: Wer Bluefields hält, hält die ganze Küste. Der Gouverneur bedauert die Unruhe und empfiehlt Geduld.
    .succeeded =
        Drei Nächte lang versuchen es die Reiter auf dem Pfad, und drei Nächte lang finden sie dort eine Laterne und jemanden, der
        dahinter steht. Am vierten Morgen ist der Kamm leer. Die Familien steigen wieder hinauf, graben ihr Saatgut aus der Asche und
        bauen gemeinsam das erste Dach, damit niemand allein schlafen muss. Was sie zu viel haben, tragen sie ans Wasser, und was sie
        brauchen, nehmen sie dafür; keine Münze wechselt den Besitzer, und kein Schreiber zählt. Binnen eines Monats tauschen dort
        Mannschaften aus fünf Häfen. Der Steuereinnehmer des Gouverneurs findet nichts für sein Buch.
    .failed =
        In der zweiten Nacht geht der Pfad verloren. Am Morgen gibt es die oberen Höfe nicht mehr, und wer dort lebte, trägt zu den
        Booten, was übrig ist. In die Stille kommt ein Segel, das niemand erwartet hat. Holländische Händler, schnell zur Stelle, wo
        eine Küste leer ist, kaufen das verbrannte Land für eine Handvoll Münzen, ziehen Mauern aus gelbem Backstein hoch und hängen
        eine Flagge heraus. Sie sind höflich. Sie empfangen jeden Kapitän, der eine alte Treue vergessen mag, und zahlen gut dafür.
        Luysa schreibt, ein Haus sei besser als Asche. Wessen Haus, schreibt sie nicht.
chapter-164 = Die alte Ruine
    .before =
        Ein Jäger hat einen Stein nach Coro gebracht, groß wie ein Brotlaib, mit einem Gesicht darin, das keine lebende Hand schneiden
        könnte. Zwei Tage den Fluss hinauf, sagt er, steht der Wald auf Treppen. Der Gouverneur würde den Ort von Soldaten umgraben
        und bis zum Frühjahr einschmelzen lassen. Luysa hätte ihn lieber gezeichnet, vermessen und in Frieden gelassen, und
        ausnahmsweise geben die Gelehrten der Stadt einer Lichthüterin recht. Was ihnen fehlt, ist Essen: Eine Expedition isst jeden
        Tag, und der Fluss gibt nichts zurück. Bringt, was eure Laderäume entbehren können. Wer hilft, erfährt den Weg.
    .succeeded =
        Neun Maultiere verlassen Coro, und neun kommen zurück, mit nichts als Papier beladen. Die Gelehrten haben die Treppen
        gefunden, über den Treppen einen Hof und um den Hof eine Reihe von Türen, die seit fünfhundert Jahren niemand geöffnet hat.
        Sie haben Zeichnungen mitgenommen, an einem Baum ein Zeichen gelassen, und sie verraten den Weg allen, die ihnen zu essen
        gaben. Von nun an kommt ein Entdecker mit ruhiger Hand weiter als die Karte. Die Soldaten marschieren einen Monat lang das
        falsche Tal hinauf. Jemand hat wohl einen Wegweiser umgedreht. Luysa war die ganze Zeit in Les Cayes, versteht sich.
    .failed =
        Nach vier Tagen kehrt die Expedition hungrig um, und hinter ihr schließt sich der Wald. Dann kommen die Soldaten, graben, wo
        der Stein des Jägers lag, und bringen ein Fieber und zwei zerbrochene Krüge heim. Nur der Maultiertreiber hat etwas zu
        erzählen. Als die anderen schliefen, ist er dem Rauschen nachgegangen und hat einen Spalt in den Felsen gefunden, bei Flut
        breit genug für ein kleines Schiff, der von einer Küste zur anderen führt, als hätte ihn sich jemand gewünscht. Er verkauft
        das Geheimnis für ein Paar Stiefel. Luysa bezahlt auch sein Schweigen, und erzählt es dann selbst ihren Freunden.
chapter-171 = Briefe von Luysa
    .before =
        Seit dem Frühjahr hat niemand Luysa gesehen. Das Licht von Les Cayes hütet ein Junge, der keine Fragen beantwortet. Aber auf
        Martinique, in einer Schenke unter dem Fort, hat die Wirtin unter jeder dritten Tasse einen Brief: kurze Zeilen in einer
        Schrift, die sich nach links neigt, jeder für jemand anderen, keiner unterschrieben. Einer sagt, wo Pulver liegt, einer,
        welcher Richter käuflich ist, einer fragt nur, wie es den Kindern geht. Briefe brauchen Boten, und Boten brauchen eine Münze
        und etwas zum Vorzeigen an der Tür. Der Gouverneur hat einen Preis auf diese Hand gesetzt. Er steigt jede Woche.
    .succeeded =
        Kein Brief ging verloren. Sie reisten in einem hohlen Buch, im Griff eines Ruders, in einem Topf Salbe, die so stank, dass
        keine Wache ihn öffnen wollte. Als der letzte im letzten Hafen vorgelesen wird, begreifen die Leute zum ersten Mal, wie viele
        sie sind. Auf dem letzten Blatt stehen gar keine Worte, nur eine Zeichnung: zwei Küsten, ein Spalt in den Felsen und die
        Stunde der Flut. Wer diese Durchfahrt kennt, ist dort, wo keine Patrouille ein Schiff sucht. Unter der Zeichnung, in der Ecke,
        hat jemand ein kleines Licht gemalt.
    .failed =
        Die Hälfte der Briefe wird gefunden, und die Wirtin von Martinique schließt eilig ihr Haus. Der Gouverneur lässt die Zeilen
        drucken und an jede Kirchentür nageln, um zu zeigen, wie harmlos ein paar Schmierer sind. Es ist nicht sein bester Einfall.
        Leute, die nie im Leben einen Brief bekamen, stehen nun vor den Türen und buchstabieren jedes Wort. Und zwischen den Zeilen
        findet jemand mit Geduld, was der Drucker übersehen hat: die Lage eines Ortes am oberen Fluss, Treppen unter dem Wald und
        einen Hinweis auf das, was die Geflohenen dort versteckt haben.
chapter-178 = Der Gouverneur schlägt zurück
    .before =
        Der Gouverneur hat genug. Er hat jede Galeere zwischen Havanna und Trinidad gerufen, und nun liegen sie in Cartagena Bord an
        Bord, so dicht, dass man über ihre Decks durch die Bucht gehen könnte. Wenn der Wind dreht, fahren sie die Küste entlang und
        löschen ein Licht nach dem anderen, und das erste ist das von Les Cayes. Für eine offene Schlacht ist niemand stark genug.
        Aber Anker lassen sich kappen, Ruder verkeilen, und mit Seeleuten ohne Sold lässt sich reden. Luysa soll selbst in der Stadt
        sein. Geht hinein, tut, was ihr könnt, und seid vor dem Wind wieder fort.
    .succeeded =
        Der Wind dreht, und die Flotte fährt nicht. Vierzig Ruder hängen an einem Nagel, das Pulver des Flaggschiffs ist nass, und
        zwei Mannschaften sind an Land gegangen, um den Lohn von fünf Jahren zu verlangen. Am Morgen sieht der Gouverneur von seinem
        Balkon auf eine Bucht voller Schiffe, die sich nicht rühren, und auf einen Kai voller Leute, die sich nicht verbeugen. Luysa
        steht unter ihnen, die Kapuze im Nacken. Niemand verhaftet sie. Am Abend hat die Nachricht den nächsten Hafen erreicht, und am
        Ende der Woche läuten alle Glocken der Küste. Aus dem Geheimnis ist ein Aufstand geworden.
    .failed =
        Der Wind dreht, und die Flotte fährt. Nicht die ganze, aber genug. In der dritten Nacht ist Les Cayes dunkel. In Cartagena
        schließt man die Tore und durchsucht jedes Haus, und in einem Keller hinter der Seilerei findet man eine Frau mit Tinte an den
        Fingern. Sie nennt ihren Namen nicht; sie muss es auch nicht. Der Gouverneur hütet sich, auf dem Marktplatz eine Märtyrerin
        aus ihr zu machen. Vor Tagesanbruch legt ein geschlossenes Boot ab, und niemand weiß, ob es nach Norden fuhr oder ins Land
        hinein. Er habe die Plättchen vom Tisch genommen, sagt er. Die Spieler hat er vergessen.
chapter-184 = Unruhen
    .before =
        Jede Nation hat geschickt, was sie konnte: eine Besatzung in jedes Dorf, eine Flagge auf jedes Dach, Geschütze an jeden
        Landeplatz zwischen dem Kap und der Landenge. Einander trauen sie nicht, und das ist das einzig Gute an ihnen. Die Küste ist
        bereit. Was ihr fehlt, ist jemand, der am richtigen Abend übers Meer an den richtigen Steg kommt. Es muss nicht überall
        derselbe Kapitän sein, und die Lieder werden hundert Jahre streiten, wer der erste war. Luysa hat ihre Lampe wieder angezündet
        und bittet nur um eines: dass keine neuen Flaggen hängen, wenn die alten unten sind.
    .succeeded =
        Die letzte Besatzung marschiert mit stummen Trommeln zu den Booten. Hinter ihr holen die Leute die Flagge ein, sehen sie eine
        Weile an und schneiden Hemden daraus. An jedem Strand wird gefeiert, und auf jedem Fest lobt man einen anderen Kapitän dafür,
        dass er es war; heute Abend haben alle recht. Ein Name wird lauter gerufen als die übrigen, und wer ihn trägt, wird auf vielen
        Schultern bis ans Ende des Stegs von Les Cayes getragen. Dort übergibt Luysa für eine Nacht ihre Lampe. Sie ist schwerer, als
        sie aussieht. Weit draußen antworten die Schiffe mit ihren eigenen Lichtern.
    .failed =
        Die Nationen gehen, aber die Lieder handeln von einem anderen. Jacques war öfter als du am richtigen Abend am richtigen Steg,
        und er weiß, wie man von einem Deck winkt. In den Schenken erzählt man schon seine Geschichte, mit deinem Schiff irgendwo im
        Hintergrund und einem falsch geschriebenen Namen. Luysa lacht darüber, bis sie sich setzen muss. Die Flaggen sind unten, sagt
        sie, die Kinder schlafen in ihren Betten, und wer Beifall will, soll ihn haben. Dann schenkt sie dir eine Tasse aus dem guten
        Fass ein. Manches wird erzählt, und manches ist geschehen.
chapter-185 = Die Rettung
    .before =
        Drei Wochen Stille, dann findet ein Fischer eine Flasche mit einem Fetzen Stoff, und auf dem Stoff, in Tinte, die sich nach
        links neigt, eine halbe Zeile: ein Turm, zwei Palmen, Wasser, das nach Eisen schmeckt. Also lebt sie. Die Küste ist voller
        Soldaten, die wegsehen sollen, wenn das geschlossene Boot vorbeifährt, und Jacques, der jedem dient, der zahlt, ist bezahlt
        worden. Allein schafft es diesmal niemand. Jemand muss den Hinweisen ins Land folgen, jemand die Besatzungen beschäftigen, und
        keiner darf zurückbleiben. Entweder kommt ihr alle mit Luysa heim, oder es gibt gar kein Lied.
    .succeeded =
        Der Turm hatte zwei Palmen, und das Wasser schmeckte nach Eisen. Die Wache am Tor hatte eine Tochter in Bluefields; sie ließ
        den Schlüssel fallen und suchte ihn sehr lange. Als das Boot mit euch allen um das Kap kommt, steht der Junge von Les Cayes
        seit zwei Tagen am Licht. Er sagt kein Wort. Er gibt Luysa die Lampe und schläft im Stehen ein. Ein Dorf nach dem anderen ist
        frei, und eines nach dem anderen zündet ein Feuer am Strand an. Weit draußen wendet Jacques sein Schiff und fährt davon, einen
        anderen Herrn zu suchen.
    .failed =
        Ihr wart nah dran. In einem Hafen hatte man das geschlossene Boot gesehen, in einem anderen hatte man sie singen hören; aber
        immer gab es noch eine Besatzung, noch eine Flagge, noch einen verlorenen Tag. Am Ende heißt es, der Turm sei leer und Jacques
        ein zweites Mal bezahlt. Die Gruppe sitzt auf dem Steg von Les Cayes, und keiner will der erste sein, der geht. Da bringt der
        Junge die Lampe und sagt, jemand müsse den Docht schneiden. Also schneidet ihr ihn. Ein Licht, das brennt, sieht man von weit
        her, vielleicht sogar von dort, wo sie ist. Diese Geschichte endet nicht mit einer Partie.
chapter-goal = Halte in { $place } und zahle { $cost }: { $gain }. Die Kapitäne brauchen dort zusammen { $count ->
    [one] { $count } Scheibe
   *[other] { $count } Scheiben
}.
chapter-title = Kapitel { $id }: { $name }
chapter-ours = Eine Geschichte von uns; die Schachtel hat andere.
addition-uprising = Aufstand und Widerstand
    .text = Von dieser Partie an bis zum Ende der Kampagne: Man darf gegen Nationen kämpfen und ihre Orte befreien, und jeder Kapitän hat ein Widerstandsplättchen.

## Teile von Sätzen

because = { $cause ->
    [none] { "" }
   *[other] { " " }({ $why })
}

## Ursachen, die keine Spielteile sind

cause-setup = Aufbau
cause-village = Dorfaktion
cause-payment = Zahlung
cause-purchase = Kauf
cause-combat = Kampf
cause-income = Einkommen
cause-last_purchase = letzter Kauf
cause-discards = Ablage
cause-refill = Nachziehen
cause-resistance = Widerstandsplättchen
cause-career = Laufbahn
cause-influence = Ende der Einflussleiste
cause-final = Schlusswertung
cause-jacques = Jacques
cause-jean = Jean
cause-round = Runde
cause-delivery = Lieferung
cause-search = die Suche
cause-chapter = Ziel des Kapitels
cause-nations = Nationen
cause-explorer_end = Ende der Entdeckerleiste
cause-ransom = Lösegeld
cause-uprising = Aufstand
cause-assistant = Helfer
cause-agent = Agent
cause-dutch = niederländische Stadt
cause-quest = Aufgabe
cause-token = Kampfplättchen
cause-barrier = { $barrier } Barriere
scored-cards = gekaufte Karten
scored-endgame = Karten, die am Ende zählen
scored-prestige = Prestigegebäude
scored-nation = Nationen
scored-most_influence = meister Einfluss
scored-income_track = Einkommensleisten
scored-explorer = Entdeckerleiste
scored-quests = Aufgaben
scored-upgrades = Schiffsausbauten

## Aktionen: Zeilen eines Menüs

action-pass = Nichts mehr tun
action-pass-main = Keine Hauptaktion
action-pass-village = Dorfaktionen beenden
action-pass-city = Stadtaktion beenden
action-pass-exploration = Nicht weiter erkunden
action-pass-combat = Kampf beenden
action-pass-pick_second = Kein zweites Plättchen ziehen
action-pass-offer = Ablehnen
action-pass-port_offer = Auf den Bonus endgültig verzichten
action-pass-quest = Aufgabe liegen lassen
action-pass-refill = Den Zug beenden
action-pass-resistance = Nicht auf das Widerstandsplättchen
action-pass-sale = Nichts mehr verkaufen
action-pass-arrival = Weiter zur Hauptaktion
action-pass-assistants = Keine Helfer mehr
action-pass-move = Hier bleiben
action-pass-porto = Nichts mehr davon ablegen
action-pass-ransom = Kein Lösegeld zahlen
action-pass-return_marker = Die Marker auf dem Plättchen lassen
action-sail = Nach { $to } segeln, { n-points }
action-use_tile = { $tile } nutzen
action-draw_hint = Einen Hinweis aufdecken
action-chapter_goal = Das Ziel des Kapitels verfolgen
action-main_city = Stadtaktion
action-main_homeward = Aktion dieses Ortes
action-main_village = Dorfaktionen
action-main_assistants = Deine Helfer hier
action-main_quest = Aufgabe { $quest }
action-deliver = { $card } liefern ({ $good })
action-empty_market = Eine Scheibe aus dem Markt nehmen
action-city_action = Die Stadt nutzen
action-remove_disc = Scheibe von { $upgrade }
action-take_doubloon = Dublonen nehmen
action-discard_hand = Deine Hand für Dublonen ablegen
action-buy = { $card } kaufen
action-buy_planned = { $card } kaufen (geplant)
action-invest = In { $building } investieren
action-upgrade_action = { $upgrade } nutzen
action-port_action = Deinen Heimathafen nutzen
action-resistance_action = Das Widerstandsplättchen nutzen
action-card_action = { $card } nutzen
action-card_quest = Aufgabe deiner Karte: { $quest }
action-explore = Entdecker nach { $to }
action-move_figure = Figur nach { $to }
action-ruin = In der Ruine nach { $to }
action-token_pile = Stapel { $number }
action-keep_token = { $token } behalten
action-fight_for = Für { $the_nation } kämpfen
action-fight_against = Gegen { $the_nation } kämpfen
action-pay_token = Für das Plättchen zahlen
action-add_point = Einen Kampfpunkt dazugeben
action-add_figure = Eine Figur dazugeben
action-fight_influence = Einfluss, { $size }
action-annex = { $location } besetzen
action-displace = In { $location } verdrängen
action-liberate = { $location } befreien
action-liberate_extra = Auch { $location } befreien
action-fight_card = Kampfaktion von { $card }
action-fight_port = Kampfaktion deines Heimathafens
action-fight_tile = { $action } kapern
action-resist = Feld { $number } des Widerstandsplättchens
action-pay_card = Mit { $card } zahlen ({ $shows })
action-pay_jack = Einen Tausendsassa ablegen
action-choose_good = { $good }
action-choose_nation = { $nation }
action-choose_option = { $gain }
action-choose_option-bare = Möglichkeit { $number }
action-choose_location = { $location }
action-use_assistant = Helfer { $card }
action-fulfil_quest = Aufgabe { $quest }
action-draw_open = { $card } nehmen
action-draw_pile = Vom Stapel ziehen
action-plan = { $card } planen
action-discard = { $card } ablegen
action-take_career = Laufbahn { $career }
action-take_port = Heimathafen { $port }
action-take_last = Stattdessen Dublonen nehmen
action-take_last-final = Stattdessen SP nehmen
action-remove_hint = Den roten Hinweis { $number } entfernen
action-free_luysa = Luysa befreien
action-pay_ransom = Lösegeld für Luysa zahlen
action-accept = Annehmen
action-keep_hand = Deine Hand behalten
action-drop_hand = Deine Hand ablegen und neu ziehen
action-cover_hint = { $hint } abdecken
action-return_marker = Der Marker auf Feld { $number } des Widerstandsplättchens
action-cover_space = Grünes Feld { $number }
action-place = Platz { $number }
size-small = klein
size-large = groß
fold-plan = Eine Karte planen …
which-one = Welches davon?

## Gruppen von Möglichkeiten

group-setup = Aufbau
group-plan = Planen
group-sail = Segeln
group-stop = Halt
group-main = Hauptaktion
group-city = Stadt
group-village = Dorf
group-buy = Kaufen
group-explore = Erkunden
group-payment = Zahlen
group-draw = Ziehen
group-hand = Hand
group-search = Suche
group-combat = Kampf
group-choice = Wählen
group-pass = Weiter
group-table = Für den Tisch

## Ereignisse: Sätze des Protokolls. `.you` gilt dem Platz, der handelt.

event-career_taken = { $seat } wählt die Laufbahn { $career }
    .you = Du wählst die Laufbahn { $career }
event-port_taken = { $seat } wählt den Heimathafen { $port }
    .you = Du wählst den Heimathafen { $port }
event-round_began = Runde { $round } beginnt
event-turn_began = { $seat } ist am Zug
    .you = Du bist am Zug
event-sailed = { $seat } segelt für { $points } nach { $to }
    .you = Du segelst für { $points } nach { $to }
event-sailed-passage = { $seat } segelt für { $points } durch den geheimen Durchgang nach { $to }
    .you = Du segelst für { $points } durch den geheimen Durchgang nach { $to }
event-gained = { $seat } bekommt { $what }{ because }
    .you = Du bekommst { $what }{ because }
event-spent = { $seat } zahlt { $what }{ because }
    .you = Du zahlst { $what }{ because }
event-lost = { $seat } verliert { $what }{ because }
    .you = Du verlierst { $what }{ because }
event-disc_removed = { $seat } entfernt eine Scheibe von { $upgrade }{ because }
    .you = Du entfernst eine Scheibe von { $upgrade }{ because }
event-upgrade_unlocked = { $seat } spielt { $upgrade } frei
    .you = Du spielst { $upgrade } frei
event-delivered = { $seat } liefert { $good } ({ $card }) nach { $location }
    .you = Du lieferst { $good } ({ $card }) nach { $location }
event-market_emptied = { $seat } nimmt eine Scheibe aus dem Markt von { $location }
    .you = Du nimmst eine Scheibe aus dem Markt von { $location }
event-card_bought = { $seat } kauft { $card } für { n-doubloons }
    .you = Du kaufst { $card } für { n-doubloons }
event-card_planned = { $seat } plant { $card }
    .you = Du planst { $card }
event-card_drawn = { $seat } nimmt { $card } aus der Auslage
    .you = Du nimmst { $card } aus der Auslage
event-card_drawn-pile = { $seat } zieht { $card } vom Stapel
    .you = Du ziehst { $card } vom Stapel
event-card_drawn-hidden = { $seat } zieht eine Karte vom Stapel
    .you = Du ziehst eine Karte vom Stapel
event-card_drawn-hidden-several = { $seat } zieht { n-cards } vom Stapel
    .you = Du ziehst { n-cards } vom Stapel
event-card_opened = { $card } wird aufgedeckt
event-cards_opened = Aufgedeckt: { $cards }
event-cards_discarded = { $seat } legt { $card } ab{ because }
    .you = Du legst { $card } ab{ because }
event-cards_discarded-several = { $seat } legt { $cards } ab{ because }
    .you = Du legst { $cards } ab{ because }
event-cards_discarded-table = { $card } kommt auf die Ablage
event-cards_discarded-table-several = Auf die Ablage: { $cards }
event-card_revealed = { $seat } deckt { $card } auf ({ $object })
    .you = Du deckst { $card } auf ({ $object })
event-card_revealed-table = { $card } ({ $object }) wird aufgedeckt
event-card_removed = { $card } kommt aus dem Spiel
event-cards_removed = Aus dem Spiel: { $cards }
event-pile_shuffled = Die Ablage wird zum neuen Stapel gemischt
event-hand_dropped = { $seat } legt die Hand ab ({ n-cards })
    .you = Du legst deine Hand ab ({ n-cards })
event-synergy = { $seat } nimmt den Marker { $kind }{ because }
    .you = Du nimmst den Marker { $kind }{ because }
event-quest_done = { $seat } erfüllt eine Aufgabe ({ $quest })
    .you = Du erfüllst eine Aufgabe ({ $quest })
event-quest_laid = In { $location } liegt eine Aufgabe: { $quest }
event-quest_laid-bare = Eine neue Aufgabe: { $quest }
event-quest_taken = { $automa } nimmt die Aufgabe { $quest }
event-quest_taken-bare = { $automa } nimmt eine Aufgabe
event-assistant_placed = { $seat } stellt den Helfer { $card } nach { $location }
    .you = Du stellst den Helfer { $card } nach { $location }
event-assistant_used = { $seat } nutzt den Helfer { $card }
    .you = Du nutzt den Helfer { $card }
event-agent_placed = { $seat } stellt die Figur von { $card } zu { $nation }
    .you = Du stellst die Figur von { $card } zu { $nation }
event-agent_placed-piles = { $seat } stellt die Figur von { $card } an die Kampfstapel
    .you = Du stellst die Figur von { $card } an die Kampfstapel
event-explorer_moved = { $seat } bewegt den Entdecker nach { $to }
    .you = Du bewegst deinen Entdecker nach { $to }
event-figure_moved = { $seat } bewegt die Figur auf der Leiste nach { $to }
    .you = Du bewegst deine Figur auf der Leiste nach { $to }
event-figure_placed = { $seat } stellt eine Figur auf die Entdeckerleiste, { $to }{ because }
    .you = Du stellst eine Figur auf die Entdeckerleiste, { $to }{ because }
event-ruin_entered = { $seat } stellt eine Figur in die Ruine
    .you = Du stellst eine Figur in die Ruine
event-ruin_moved = { $seat } geht in der Ruine nach { $to }
    .you = Du gehst in der Ruine nach { $to }
event-barrier_crossed = { $seat } überquert die { $barrier } Barriere
    .you = Du überquerst die { $barrier } Barriere
event-token_revealed = { $seat } zieht ein Kampfplättchen: { $token }
    .you = Du ziehst ein Kampfplättchen: { $token }
event-token_returned = { $seat } legt ein Kampfplättchen unter Stapel { $number }
    .you = Du legst ein Kampfplättchen unter Stapel { $number }
event-fight-for = { $seat } kämpft für { $the_nation } mit Wert { $value }
    .you = Du kämpfst für { $the_nation } mit Wert { $value }
event-fight-against = { $seat } kämpft gegen { $the_nation } mit Wert { $value }
    .you = Du kämpfst gegen { $the_nation } mit Wert { $value }
event-fight-undecided = { $seat } kämpft mit Wert { $value }
    .you = Du kämpfst mit Wert { $value }
event-fight_ended = { $seat } beendet den Kampf
    .you = Du beendest den Kampf
event-annexed = { $seat } besetzt { $location } für { $the_nation }
    .you = Du besetzt { $location } für { $the_nation }
event-displaced = { $seat } verdrängt { $the_old } in { $location } für { $the_nation }
    .you = Du verdrängst { $the_old } in { $location } für { $the_nation }
event-liberated = { $seat } befreit { $location } von { $the_nation }
    .you = Du befreist { $location } von { $the_nation }
event-marker_placed = { $seat } setzt einen Marker in { $location }: { $nation }
    .you = Du setzt einen Marker in { $location }: { $nation }
event-marker_resists = { $seat } legt den Marker auf das Widerstandsplättchen: { $nation }
    .you = Du legst den Marker auf das Widerstandsplättchen: { $nation }
event-resistance_full = { $seat } hat das Widerstandsplättchen gefüllt
    .you = Du hast das Widerstandsplättchen gefüllt
event-marker_returned = { $seat } gibt einen Marker zurück: { $nation }
    .you = Du gibst einen Marker zurück: { $nation }
event-marker_lost = Ein Marker scheidet aus dem Spiel aus: { $nation }
event-task_done = { $seat } erfüllt ein Ziel der Laufbahn: { $task }
    .you = Du erfüllst ein Ziel deiner Laufbahn: { $task }
event-career_done = { $seat } vollendet die Laufbahn { $career }
    .you = Du vollendest die Laufbahn { $career }
event-goal_met = { $seat } hat, worauf { $card } wartete
    .you = Du hast, worauf { $card } wartete
event-invested = { $seat } investiert in { $building }
    .you = Du investierst in { $building }
event-prestige_opened = Prestigegebäude: { $building }
event-village_action = { $seat } macht eine Dorfaktion: { $kind }
    .you = Du machst eine Dorfaktion: { $kind }
village_kind-take = Dublonen nehmen
village_kind-discard = Hand ablegen
village_kind-buy = Karte kaufen
village_kind-invest = investieren
village_kind-port = Heimathafen
village_kind-resistance = Widerstandsplättchen
village_kind-quest = Aufgabe einer Karte
event-round_ended = { $seat } kommt heim und beendet Runde { $round }
    .you = Du kommst heim und beendest Runde { $round }
event-round_ended-table = Runde { $round } endet
event-last_purchase = { $seat } macht einen letzten Kauf
    .you = Du machst einen letzten Kauf
event-markers_came = Ein Marker kommt nach { $location }: { $nation }
event-automa_card = { $automa } deckt eine Karte auf
event-automa_disc = { $automa } legt eine Scheibe nach { $location }
event-automa_disc_counted = { $automa } zählt eine Scheibe mehr
event-automa_sailed = { $automa } segelt nach { $to }
event-automa_explored = { $automa } erkundet bis { $to }
event-automa_vp = { $automa } erhält { n-vp }
event-automa_influence = { $automa } bekommt { n-influence }
event-automa_combat = { $automa } kämpft für { $the_nation }
event-hint_revealed = { $seat } deckt auf: { $hint }
    .you = Du deckst auf: { $hint }
event-hint_revealed-table = Aufgedeckt: { $hint }
event-hint_removed = { $seat } entfernt: { $hint }
    .you = Du entfernst: { $hint }
event-hint_removed-table = Entfernt: { $hint }
event-luysa_found = Luysa wird in { $location } gefunden
event-luysa_found-bare = Luysa ist gefunden
event-luysa_freed = Luysa ist frei
event-marker_surrendered = { $seat } gibt den Einfluss auf: { $nation }
    .you = Du gibst deinen Einfluss auf: { $nation }
event-chapter_disc = { $seat } legt eine Scheibe für das Ziel des Kapitels
    .you = Du legst eine Scheibe für das Ziel des Kapitels
event-tile_used = { $seat } nutzt { $tile }
    .you = Du nutzt { $tile }
event-jack_discarded = { $seat } legt { $card } als beliebige Karte ab
    .you = Du legst { $card } als beliebige Karte ab
event-scored = { $seat } erhält { n-vp }: { $scored }
    .you = Du erhältst { n-vp }: { $scored }
event-went_on = { $seat } macht weiter
    .you = Du machst weiter
event-went_on-main = { $seat } legt die Hauptaktion fest
    .you = Du legst deine Hauptaktion fest
event-went_on-option = { $seat } trifft eine Wahl
    .you = Du triffst deine Wahl
event-went_on-village = { $seat } beendet die Dorfaktionen
    .you = Du beendest die Dorfaktionen
event-went_on-city = { $seat } legt die Stadtaktion fest
    .you = Du legst die Stadtaktion fest
event-went_on-exploration = { $seat } beendet das Erkunden
    .you = Du beendest das Erkunden
event-went_on-quest = { $seat } lässt die Aufgabe liegen
    .you = Du lässt die Aufgabe liegen
event-game_ended = Das Spiel ist zu Ende
event-legacy_laid = Auf dem Plan: { $tile }

## Phasen, und worauf das Spiel wartet

phase-choosing = Aufbau
phase-turns = Fahrt
phase-last_purchase = Letzter Kauf
phase-income = Einkommen
phase-dropping = Hände
phase-refilling = Hände auffüllen
phase-ransom = Lösegeld
phase-over = Zu Ende
prompt-waiting = { $seat } muss wählen
prompt-all = Die anderen wählen noch
prompt-over = Das Spiel ist zu Ende
prompt-other = Du wählst
prompt-choosing-career = Wähle deine Laufbahn
prompt-choosing-port = Wähle deinen Heimathafen
prompt-choosing-plan = Plane eine Karte
prompt-choosing-discards = Behalte vier Karten, lege den Rest ab
prompt-choosing-done = Die anderen wählen noch
prompt-dropping = Hand behalten oder neu ziehen?
prompt-move = { $points ->
    [one] Segle { $points } Feld
   *[other] Segle 1 bis { $points } Felder
}
prompt-move-home = Segle { $points ->
    [one] { $points } Feld
   *[other] 1 bis { $points } Felder
} heimwärts
prompt-arrival = In { $location }: was hier wartet
prompt-main = In { $location }: wähle eine Aktion
prompt-refill-full = Deine Hand ist voll: noch etwas, bevor dein Zug endet?
prompt-refill = Fülle deine Hand auf { $limit ->
    [one] { $limit } Karte
   *[other] { $limit } Karten
} auf
prompt-village = Noch { n-village_actions }
prompt-city = Stadtaktion in { $location }
prompt-porto = Noch einmal { $good } ablegen?
prompt-disc = Entferne { n-discs } von deinem Schiff
prompt-nation-influence = Bei welcher Nation bekommst du Einfluss?
prompt-nation-rank = Bei welcher Nation steigst du einen Rang auf?
prompt-nation-return = Zu welcher Nation kehrt der Marker zurück?
prompt-nation-liberation = Von welcher Nation wird der Ort befreit?
prompt-nation-displacement = Welche Nation wird verdrängt?
prompt-nation-marker = Von welcher Nation ist der Marker?
prompt-liberation = Welchen Ort befreist du?
prompt-marker = Wohin setzt du den Marker?
prompt-resistance = Den Marker ({ $nation }) auf das Widerstandsplättchen legen?
prompt-full_resistance = Dein Widerstandsplättchen ist voll
prompt-option = Wähle eines
prompt-offer = { $what }?
prompt-sale = Verkaufe { $good } (je { $what })
prompt-payment = Zahle { $what }
prompt-same_goods = Welche Ware zahlst du { $count }-mal?
prompt-assistant_place = Wohin stellst du den Helfer { $card }?
prompt-agent_place = Zu welcher Nation geht die Figur von { $card }?
prompt-quest = Die Aufgabe erfüllen?
prompt-city_choice = Die Stadtaktion welches Ortes?
prompt-assistants = Welcher Helfer arbeitet?
prompt-exploration = Erkunden: noch { n-steps }
prompt-branch = Über welches Feld führt der Weg?
prompt-combat-pick_pile = Kampf: von welchem Stapel ziehst du?
prompt-combat-pick_second = Kampf: ein zweites Plättchen ziehen?
prompt-combat-keep_one = Kampf: welches Plättchen behältst du?
prompt-combat-put_under = Kampf: unter welchen Stapel kommt das andere Plättchen?
prompt-combat-pick_nation = Kampf: für oder gegen wen?
prompt-combat-fight = Kampf, { $nation }: Wert { $value } zum Verwenden
prompt-combat-fight-for = Kampf für { $the_nation }: Wert { $value } zum Verwenden
prompt-combat-fight-against = Kampf gegen { $the_nation }: Wert { $value } zum Verwenden
prompt-combat-start = Kampf
prompt-combat-end = Kampf
prompt-loss = Bei welcher Nation verlierst du Einfluss?
prompt-last_purchase = Die Runde ist zu Ende: ein letzter Kauf
prompt-surrender = Niederländische Stadt: welchen Einflussmarker gibst du endgültig ab?
prompt-cover_hint = Welcher rote Hinweis deckt das Feld ab?
prompt-cover_space = Welches grüne Feld deckt der Hinweis ab?
prompt-return_marker = Welcher Marker deines Widerstandsplättchens kehrt zu seiner Nation zurück ({ $what })?
prompt-port_offer = Dein Heimathafen { $port } ist frei: seinen Bonus nehmen ({ $what })?
prompt-automa_quest = Welche Aufgabe nimmt der Automat?
prompt-ransom = Das Lösegeld für Luysa zahlen?

## Ablehnungen, nach Code. $detail ist der Satz des Fehlers.

error-card-unknown = Diese Karte gibt es nicht: { $detail }
error-data-too_many = Von einer Art gibt es zu viele Zahlen: { $detail }
error-data-other = Der Tisch wurde mit anderen Zahlen gesehen: { $detail }
error-field-unknown = Dafür ist keine Quelle notiert: { $detail }
error-maracaibo-not_asked = Danach wird gerade nicht gefragt.
error-maracaibo-must_choose = Hier muss etwas gewählt werden.
error-maracaibo-not_there = An dieser Stelle liegt nichts.
error-maracaibo-not_possible = Das ist jetzt nicht möglich.
error-maracaibo-too_few_doubloons = Dafür hast du nicht genug Dublonen.
    .told = { $short ->
        [one] Eine Dublone fehlt
       *[other] { $short } Dublonen fehlen
    }: Es kostet { $price }, du hast { $have }.
error-maracaibo-too_few_figures = Dafür hast du nicht genug Figuren in deinem Vorrat.
    .told = { $short ->
        [one] Eine Figur fehlt
       *[other] { $short } Figuren fehlen
    }: Nötig aus deinem Vorrat: { $price }, dort: { $have }.
error-maracaibo-too_few_combat = Dafür hast du nicht genug Kampfpunkte.
    .told = { $short ->
        [one] Ein Kampfpunkt fehlt
       *[other] { $short } Kampfpunkte fehlen
    }: Es kostet { $price }, du hast { $have }.
error-maracaibo-cannot_pay = Den Preis dafür kannst du nicht bezahlen.
    .told = Es kostet { $what }, und das kannst du jetzt nicht ganz bezahlen.
error-maracaibo-points = Mit so vielen Bewegungspunkten kann ein Schiff jetzt nicht segeln.
    .told = Dein Schiff segelt jetzt { $least } bis { $most ->
        [one] { $most } Punkt
       *[other] { $most } Punkte
    }.
error-maracaibo-no_location = Dieser Ort liegt in dieser Partie nicht auf dem Plan.
error-maracaibo-no_course = Dorthin führt mit genau so vielen Punkten kein Weg.
error-maracaibo-no_way = Dorthin führt kein Weg: Schiffe folgen den Pfeilen und kehren nicht um.
error-maracaibo-too_far = Das ist für diesen Zug zu weit.
    .told = { $away ->
        [one] { $away } Punkt
       *[other] { $away } Punkte
    } entfernt: Dein Schiff segelt jetzt höchstens { $most }.
error-maracaibo-no_disc_there = Dort liegt keine Scheibe mehr.
error-maracaibo-barrier = Dein Entdecker hat die Barriere noch nicht überschritten, die das verlangt.
    .told = Dein Entdecker hat die Barriere noch nicht überschritten: { $barrier }.
error-maracaibo-tile = Dieses Vermächtnisplättchen bietet bei diesem Halt nichts.
error-maracaibo-no_city = Dein Schiff liegt in keiner Stadt.
error-maracaibo-no_village = Dein Schiff liegt in keinem Dorf.
error-maracaibo-no_assistant = Du hast hier keinen Helfer.
error-maracaibo-no_quest = Dieser Auftrag kann hier nicht erfüllt werden.
error-maracaibo-once = Das geht nur einmal und ist schon geschehen.
error-maracaibo-delivered = In einer Stadtaktion gibt es nur eine Lieferung.
error-maracaibo-market_full = Dieser Markt nimmt keine Scheiben mehr auf.
error-maracaibo-no_disc = Auf deinem Schiffsplan liegt keine Scheibe mehr.
error-maracaibo-wrong_good = Dieser Markt will die Ware dieser Karte nicht.
    .told = Diese Karte zeigt { $good }; der Markt will { $wanted }.
error-maracaibo-no_market_disc = Aus diesem Markt kann keine Scheibe genommen werden.
error-maracaibo-no_hand = Du hast keine Karten auf der Hand.
error-maracaibo-markers = Für diese Karte hat keine Nation genug Marker auf dem Plan.
    .told = Noch hat keine Nation { $count } Marker auf dem Plan.
error-maracaibo-no_place = Für den Helfer dieser Karte gibt es keinen Platz.
error-maracaibo-invested = In dieses Gebäude hast du schon investiert.
error-maracaibo-locked = Das ist auf deinem Schiffsplan noch nicht freigeschaltet.
error-maracaibo-no_action = Das hat keine Dorfaktion, die du jetzt bezahlen kannst.
error-maracaibo-no_marker = Dort liegt kein Marker, der entfernt werden könnte.
error-maracaibo-planning_full = Deine Planungsfläche ist voll.
error-maracaibo-no_path = Dorthin kommst du mit diesen Schritten nicht.
    .told = Dein Entdecker kann dort nicht enden: { $steps ->
        [one] Ein Schritt ist
       *[other] { $steps } Schritte sind
    } übrig.
error-maracaibo-stance = Diese Seite kannst du in diesem Kampf nicht wählen.
error-maracaibo-not_empty = Das ist kein leeres Dorf und keine leere Stadt.
error-maracaibo-no_markers_left = Diese Nation hat keine Marker mehr auf ihrer Leiste.
error-maracaibo-value = Dein Kampfwert ist dafür zu klein.
    .told = Es fehlt { $short }: Kampfwert nötig: { $price }, übrig: { $have }.
error-maracaibo-resistance_space = Der Marker darf nicht auf dieses Feld des Widerstandsplättchens.
error-maracaibo-does_not_pay = Diese Karte zeigt nicht, was verlangt wird.
    .told = Diese Karte zeigt { $good } und { $object }; verlangt wird { $what }.
error-maracaibo-hand_full = Deine Hand ist voll.
error-maracaibo-luysa = Luysa ist nicht dort, wo dein Schiff liegt.
error-maracaibo-no_hint = Dort gibt es keinen Hinweis, den du nehmen kannst.
error-maracaibo-no_space = Die Karte der Suche hat kein solches Feld.
error-maracaibo-chapter = Das Ziel des Kapitels kann jetzt nicht bedient werden.
warning-cannot_be_undone = Kann nicht zurückgenommen werden.

## Optionen. Die Wörter in Klammern sind die Werte, die man schreibt.

option-scenario = Szenario
    .text = Was gespielt wird: base_easy, base_medium, base_hard, campaign, unrest, all_inclusive, coop, rescue.
option-automa = Gegner eines einzelnen Kapitäns
    .text = Wer gegen einen Kapitän allein spielt: Jacques (jacques), oder Jean (jean), die alle Szenarien kennt außer denen, die die ganze Karibik befreien.
option-level = Stufe des Gegners
    .text = Wie stark Jacques (1 bis 4) oder Jean (1 bis 5) spielt.
option-promos = Werbebeigaben
    .text = Ob die Werbe-Aufgabe und das Werbe-Gebäude dabei sind.
option-open_hands = Offene Hände
    .text = Ob Kapitäne, die zusammen spielen, ihre Hände zeigen.
option-archive = Archiv einer Kampagne
    .text = Was die Spiele davor hinterließen: Kapitel, Vermächtnisplättchen, Geschichtskarten. Das Terminal hält es in einer Datei fest.
option-rulings = Auslegungen
    .text = 4, für neue Spiele: Freie Aktionen gibt es an jedem Halt des Zuges, so dass man nach dem Bezahlen eines roten Hinweises am Ort einen aufdecken darf und kein Zug endet, solange Luysa befreit werden könnte, auch nicht mit der letzten gezogenen Karte; die Diplomatische Note darf man lassen, sie nimmt den Marker der Wahl und ohne Widerstandsplättchen einen, der aus dem Spiel ist; ein Tausendsassa lässt sich als Tabak oder Mais verkaufen; der geheime Durchgang steht einem Schiff offen, das in 13 liegt; Geschichtskarten kommen nur mit Unruhen und Die Rettung ins Spiel, in einer Kampagne die verdienten; zu zweit wählt man das grüne Feld, das ein Hinweis abdeckt; allein beginnt Gemeinsam in der Karibik mit weniger Aufgaben. 3: ebenso, aber allein mit so vielen Aufgaben wie für mehrere Kapitäne. 2: wie 3, aber die letzte gezogene Karte beendet den Zug immer. 1: wie bis Version 0.5 gespielt wurde.

## Szenarien

variant-base_easy = Grundspiel, leicht
    .text = Das Grundspiel ohne Vermächtnisplättchen.
choice-scenario-base_easy = { variant-base_easy }
variant-base_medium = Grundspiel, mittel
    .text = Das Grundspiel mit vier Vermächtnisplättchen.
choice-scenario-base_medium = { variant-base_medium }
variant-base_hard = Grundspiel, schwer
    .text = Das Grundspiel mit sieben Vermächtnisplättchen.
choice-scenario-base_hard = { variant-base_hard }
variant-campaign = Kampagne
    .text = Eine Kette von Spielen; was in einem geschieht, verändert das nächste.
choice-scenario-campaign = { variant-campaign }
variant-unrest = Unruhen
    .text = Nationen halten die ganze Küste, und die Kapitäne befreien sie um die Wette.
choice-scenario-unrest = { variant-unrest }
variant-all_inclusive = Alles inklusive
    .text = Heimathäfen, Aufstand und Widerstand zusammen.
choice-scenario-all_inclusive = { variant-all_inclusive }
variant-coop = Gemeinsam in der Karibik
    .text = Alle Kapitäne zusammen gegen Jacques und die Nationen.
choice-scenario-coop = { variant-coop }
variant-rescue = Die Rettung
    .text = Zusammen gegen Jacques, und Luysa muss gefunden und befreit werden.
choice-scenario-rescue = { variant-rescue }
choice-automa-jacques = Jacques
choice-automa-jean = Jean

## Der Tisch

table-round = Runde { $round } von 4
table-pile = Stapel { $count }
table-quest-pile = Aufgaben { $count }
table-token-piles = Kampfstapel { $first }+{ $second }
table-seat = Kapitän
table-ship = Schiff
table-vp = SP
table-doubloons = Dubl.
table-combat = Kampf
table-figures = Fig.
table-hand = Hand
table-bought = Karten
table-quests = Auf.
table-tokens = Plä.
table-upgrades = Ausb.
table-synergies = Syn.
table-loop = Die Fahrt
table-market = Markt
table-owner = Nat.
table-there = Was dort ist
table-quest-here = Aufgabe { $quest }
table-hints-here = { n-hints }
table-assistant-here = Helfer { $card } ({ $seat })
table-luysa-here = Luysa
table-goal-here = Ziel des Kapitels
table-ends-round = beendet die Runde
table-explorers = Entdecker
table-nations = Nationen
table-nation-row = { $name } ({ $letter }): { $board } auf dem Plan, { $left } auf der Leiste
table-prestige = Prestige
table-face-down = { $count ->
    [one] { $count } verdeckt
   *[other] { $count } verdeckt
}
table-display = Auslage
table-own = Dein Schiff
table-ship-of = Schiff von { $seat }
table-unlocked = Frei
table-one-disc = Noch eine Scheibe
table-two-discs = Mehr Scheiben
table-career = Laufbahn
table-port = Heimathafen
table-port-locked = gesperrt
table-resistance = Widerstand
table-figures-left = { $supply } im Vorrat, { $general } außerhalb, { $career } auf der Laufbahn
table-figures-row = Figuren
table-synergies-row = Synergien
table-your-hand = Deine Hand ({ $count })
table-hand-of = Hand ({ $count })
table-planned = Geplant ({ $count } von 3)
table-tableau = Gekauft ({ $count })
table-your-quests = Aufgaben deiner Karte
table-empty = leer
table-card-at = { $card } ({ $place })
table-automa-row = { $vp } SP, Entdecker { $explorer }, Aufgaben { $quests }, Scheiben { $discs }, noch { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
table-search = Die Suche
table-search-green = grün
table-search-red = rot
table-search-covered = belegt
table-luysa-hidden = Luysa ist verborgen
table-luysa-found = Luysa ist gefunden
table-luysa-freed = Luysa ist frei
table-chapter-discs = { $count } von { $need ->
    [one] { $need } Scheibe
   *[other] { $need } Scheiben
}
table-reward = Belohnung
table-space = Feld
table-level = { $automa }, Stufe { $level }
table-told = { $name }: { $text }
table-any-good = alle Waren
table-tokens-row = Kampfplättchen
table-key = SP und Dubl. mit +Einkommen · Kampf Kampfpunkte · Fig. Figuren im Vorrat · Hand/geplant · Auf. Aufgaben · Plä. Kampfplättchen · Ausb. Schiffsausbauten · Syn. Synergien · Markt: gesuchte Waren, freie Plätze
table-estimated = ≈ kennzeichnet eine geschätzte Zahl.
note-gain = bringt { $gain }
note-price = kostet { $price }
note-final = kann nicht zurückgenommen werden
note-market = Markt: { $count } frei
note-discs = noch { $left } von { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
}
note-vp = { n-vp } am Ende

## Zum Nachschlagen

sheet-where = Jetzt
sheet-why-not = Jetzt nicht: { $reason }
sheet-ways = Weiter nach
figure-reconstructed = geschätzt
    .mark = ≈
where-pile = im Stapel, oder nicht zu sehen
where-display = in der Auslage
where-discards = abgelegt
where-removed = aus dem Spiel
where-hand = auf deiner Hand
where-planned = geplant von { $seat }
where-tableau = gekauft von { $seat }
deck-A = Startstapel
deck-B = spätere Karten
deck-U = Karten der Erweiterung
deck-C = Geschichtskarten
summary-title = Woher die SP kamen
summary-top = { $count ->
    [one] { $count } kleinere Quelle
   *[other] { $count } kleinere Quellen
}
result-won = Die Kapitäne haben gemeinsam gewonnen.
result-lost = Die Kapitäne haben gemeinsam verloren.
result-won-solo = Du hast { $automa } besiegt.
result-lost-solo = { $automa } hat gewonnen.
result-all_markers_removed = alle Marker sind vom Plan
result-all_above_jacques = jeder Kapitän hat mehr SP als der Automat
result-luysa_freed = Luysa ist frei
screen-help =
    Was du schreiben kannst
      3               die Möglichkeit mit dieser Nummer
      sail 11         dorthin segeln (auch der Name: sail Cartagena)
      Händler kaufen  der Anfang einer Zeile der Liste, oder eine Karte
      pass            nichts mehr von dem tun, was gefragt ist
      ? Händler       eine Karte; auch ein Ort (? Cartagena), eine Laufbahn, ein Hafen, ein Plättchen (? L33), eine Möglichkeit (? 3)
      seat Ada        das Schiff und die Karten eines Kapitäns
      track           die Entdeckerleiste mit ihren Belohnungen
      cards           deine gekauften Karten mit ihren Wirkungen
      display         die Karten der Auslage
      legacy          die Vermächtnisplättchen auf dem Plan
      discards        die abgelegten Karten
      hint            die besten Aktionen und warum
      undo            den letzten Schritt zurücknehmen, solange nichts aufgedeckt wurde
      log, rules, table, quit
screen-unknown = „{ $line }“ bedeutet hier nichts. Schreibe eine Nummer der Liste, den Anfang einer Zeile, oder ? für Hilfe.
screen-unknown-subject = Nichts heißt „{ $what }“. Frage nach einer Karte (? Händler), einem Ort (? Cartagena) oder einer Möglichkeit (? 3).
screen-nothing-chosen = Nichts wurde getan.
screen-nothing-pending = Nichts ist begonnen, was sich abbrechen ließe.
campaign-succeeded = { $chapter }: das Ziel ist erreicht.
campaign-failed = { $chapter }: das Ziel ist verfehlt.
campaign-standing = { $count ->
    [one] { $seat }: { $count } Spiel gewonnen, { $vp } SP insgesamt
   *[other] { $seat }: { $count } Spiele gewonnen, { $vp } SP insgesamt
}
campaign-next = Als Nächstes: { $chapter }

## Arten von Ereignissen zum Suchen

deed-round_began = Rundenanfänge
deed-sailed = Fahrten
deed-card_bought = Gekaufte Karten
deed-delivered = Lieferungen
deed-quest_done = Aufgaben
deed-upgrade_unlocked = Schiffsausbauten
deed-explorer_moved = Erkundungen
deed-fight = Kämpfe
deed-liberated = Befreiungen
deed-invested = Prestigegebäude
deed-scored = Schlusswertung

## Gedruckte Zahlen: was sie sind

data-field-players = Spieler
data-field-rounds = Runden
data-field-objects = Gegenstände
data-field-start = Start
data-field-figures = Figuren
data-field-vp_by_order = SP nach Ankunft
data-field-number = Nummer
data-field-kind = Art
data-field-neighbours = Nachbarn
data-field-annexable = kann besetzt werden
data-field-assistants = nimmt Helfer auf
data-field-zone = Zone
data-field-city_tile_slot = Platz für ein Stadtplättchen
data-field-flag = Belohnung der Flagge
data-field-requires_legacy = nur mit dem Plättchen
data-field-enter_cost = Punkte hinein
data-field-leave_cost = Punkte hinaus
data-field-requires_barrier = hinter der Barriere
data-field-action = Aktion
data-field-market_goods = gesuchte Waren
data-field-market_capacity = Plätze im Markt
data-field-city_with_legacy = Stadt mit dem Plättchen
data-field-must_stop = Schiffe müssen halten
data-field-ends_round = beendet die Runde
data-field-branch = Zweig
data-field-cost = Preis
data-field-helm = Steuerrad
data-field-overlay_of = liegt auf
data-field-expansion = aus der Erweiterung
data-field-region = Gebiet
data-field-next = weiter nach
data-field-reward = Belohnung
data-field-quest_slot = Platz für eine Aufgabe
data-field-end = Ende
data-field-discs = Scheiben
data-field-immediate = sofort
data-field-permanent = auf Dauer
data-field-deck = Stapel
data-field-vp = SP
data-field-good = Ware
data-field-object = Gegenstand
data-field-effects = Wirkungen
data-field-requires = braucht
data-field-endgame = am Ende
data-field-promo = Werbebeigabe
data-field-freeing_recommended = mit der Befreiung der Karibik
data-field-freeing = gilt mit der Befreiung der Karibik
data-field-tasks = Ziele
data-field-task_reward = Belohnung eines Ziels
data-field-task_figure = Figuren eines Ziels
data-field-complete_reward = Belohnung für alle Ziele
data-field-immediate_cost = Preis des Bonus
data-field-immediate_gain = Bonus
data-field-ongoing = danach
data-field-nation = Nation
data-field-quests = Aufgaben
data-field-france = Wert für Frankreich
data-field-spain = Wert für Spanien
data-field-england = Wert für England
data-field-modifier = Bonus nach Markern
data-field-bonus = Bonus
data-field-place = Ort
data-field-on_stop = bei einem Halt
data-field-combat_actions = Kampfaktionen
data-field-spaces_per_player = Felder je Kapitän
data-field-after_space = hinter dem Feld
data-field-brings = kommt mit
data-field-special = Besonderheit
data-field-doubloons_per_rank = Dublonen je Rang
data-field-city_action_doubloons = Dublonen der Stadtaktion
data-field-city_action_combat = Kampfpunkte der Stadtaktion
data-field-combat_points = Kampfpunkte
data-field-combat_points_solo = Kampfpunkte allein
data-field-pay_objects = Preis
data-field-colour = Farbe
data-field-areas = Bereiche
data-field-steps = Schritte
data-field-route = Weg
data-field-display_card = Karte der Auslage
data-field-actions = Aktionen
data-field-mode = Modus
data-field-modules = Module
data-field-optional_modules = mögliche Module
data-field-legacy = Vermächtnisplättchen
data-field-legacy_columns = Vermächtnisplättchen nach Gegenstand
data-field-c_cards = Geschichtskarten
data-field-nation_scoring = Nationen zählen
data-field-automas = Automaten
data-field-campaign_card = Karte der Kampagne
data-field-markers = Marker am Anfang
data-field-new_markers_per_nation = neue Marker je Runde
data-field-markers_by_players = Marker nach Kapitänen
data-field-win = zum Sieg
data-field-ransom_doubloons = Lösegeld
data-field-location = Ort
data-field-need_by_players = nötige Scheiben
data-field-on_success = nach Erfolg
data-field-on_failure = nach Misserfolg
data-field-add_on_success = Plättchen nach Erfolg
data-field-add_on_failure = Plättchen nach Misserfolg
data-field-scenario = Szenario
data-field-remove_legacy = entfernte Plättchen
data-field-there = es gibt eines
data-field-position = wo es gezeichnet ist
data-yes = ja
data-no = nein

## Projektkarten: die Namen. Was eine Karte tut, wird aus ihren Wirkungen erzählt.

card-A001 = Matrose
card-A002 = { card-A001 }
card-A003 = Schiffsjunge
card-A004 = { card-A003 }
card-A005 = Koch
card-A006 = { card-A005 }
card-A007 = Händler
card-A008 = { card-A007 }
card-A009 = { card-A007 }
card-A010 = Balladensänger
card-A011 = { card-A010 }
card-A012 = Chronist
card-A013 = { card-A012 }
card-A014 = Kundschafter
card-A015 = { card-A014 }
card-A016 = { card-A014 }
card-A017 = Dschungelführer
card-A018 = { card-A017 }
card-A019 = Zimmermann
card-A020 = { card-A019 }
card-A021 = Hafenschenke
card-A022 = { card-A021 }
card-A023 = { card-A021 }
card-A024 = Ortskundiger
card-A025 = { card-A024 }
card-A026 = { card-A024 }
card-A027 = Waffenschmied
card-A028 = { card-A027 }
card-A029 = Vermittler
card-A030 = { card-A029 }
card-A031 = Quartiermeister
card-A032 = { card-A031 }
card-A033 = Ausguck
card-A034 = { card-A033 }
card-A035 = Veteran
card-A036 = { card-A035 }
card-A037 = Steuermannsmaat
card-A038 = { card-A037 }
card-A039 = Gesandter Frankreichs
card-A040 = Gesandter Spaniens
card-A041 = Gesandter Englands
card-A042 = Höfling
card-A043 = { card-A042 }
card-A044 = Schmuggler
card-A045 = { card-A044 }
card-A046 = Totengräber
card-A047 = Dorf erobern
card-A048 = { card-A047 }
card-A049 = Hausierer
card-A050 = { card-A049 }
card-A051 = Takler
card-A052 = { card-A051 }
card-A053 = Schatzsucher
card-A054 = { card-A053 }
card-A055 = Kanonier
card-A056 = { card-A055 }
card-B001 = Bootsmann
card-B002 = { card-B001 }
card-B003 = Amaro Pargo
card-B004 = Mary Read
card-B005 = Anne Bonny
card-B006 = Galeone
card-B007 = { card-B006 }
card-B008 = Fort errichten
card-B009 = { card-B008 }
card-B010 = Handelsexpedition
card-B011 = { card-B010 }
card-B012 = Kaperbrief
card-B013 = Ruhmreiche Eroberung
card-B014 = { card-B013 }
card-B015 = Königlicher Erlass
card-B016 = { card-B015 }
card-B017 = Botschafter in Frankreich
card-B018 = Botschafter in Spanien
card-B019 = Botschafter in England
card-B020 = Vizekönig
card-B021 = { card-B020 }
card-B022 = Plantage
card-B023 = { card-B022 }
card-B024 = { card-B022 }
card-B025 = Kontor
card-B026 = { card-B025 }
card-B027 = Theater
card-B028 = { card-B027 }
card-B029 = Kloster
card-B030 = { card-B029 }
card-B031 = Bibliothek
card-B032 = { card-B031 }
card-B033 = Lagerhaus
card-B034 = { card-B033 }
card-B035 = Zimmermeister
card-B036 = { card-B035 }
card-B037 = { card-B035 }
card-B038 = Trockendock
card-B039 = { card-B038 }
card-B040 = Galionsschnitzer
card-B041 = { card-B040 }
card-B042 = Dschungelforscher
card-B043 = { card-B042 }
card-B044 = { card-B042 }
card-B045 = Pfadfinder
card-B046 = { card-B045 }
card-B047 = Kartograf
card-B048 = { card-B047 }
card-B049 = Missionsstation
card-B050 = { card-B049 }
card-B051 = Spionagering
card-B052 = { card-B051 }
card-B053 = { card-B051 }
card-B054 = Festungsgarnison
card-B055 = { card-B054 }
card-B056 = { card-B054 }
card-B057 = Handelsposten
card-B058 = { card-B057 }
card-B059 = { card-B057 }
card-B060 = Werft
card-B061 = { card-B060 }
card-B062 = { card-B060 }
card-B063 = Lotse
card-B064 = { card-B063 }
card-B065 = Schankwirt
card-B066 = { card-B065 }
card-B067 = Söldnerhauptmann
card-B068 = { card-B067 }
card-B069 = Erzählers Wirtshaus
card-B070 = Mäzen
card-B071 = { card-B070 }
card-B072 = Werber
card-B073 = { card-B072 }
card-B074 = Philosoph
card-B075 = { card-B074 }
card-B076 = Admiral
card-B077 = { card-B076 }
card-B078 = Hafenmeister
card-B079 = { card-B078 }
card-B080 = Baronin
card-B081 = { card-B080 }
card-B082 = Abenteurer
card-B083 = { card-B082 }
card-B084 = Arzt
card-B085 = { card-B084 }
card-B086 = Korsar
card-B087 = { card-B086 }
card-B088 = Rumbrenner
card-B089 = Drillmeister
card-B090 = Dschungelposten
card-B091 = Palast
card-B092 = Villa
card-B093 = { card-B092 }
card-B094 = Landgut
card-B095 = Sammler
card-B096 = { card-B095 }
card-B097 = Reeder
card-B098 = Meisterspion
card-B099 = { card-B098 }
card-B100 = Kriegsheld
card-B101 = { card-B100 }
card-U001 = Dschungelvermesser
card-U002 = Führer zur verlorenen Stadt
card-U003 = Gewürzmakler
card-U004 = Zuckermühle
card-U005 = Agent am Hof
card-U006 = { card-U005 }
card-U007 = Schlachtenplaner
card-U008 = Wahrsagerin
card-U009 = Dorforakel
card-U010 = Gilde der Schiffbauer
card-U011 = Bund der Veteranen
card-U012 = Club der Entdecker
card-U013 = Freund der Dörfer
card-U014 = Tausendsassa
card-U015 = { card-U014 }
card-U016 = Stiller Händler
card-U017 = Große Rundfahrt
card-U018 = Deserteur
card-U019 = Tabakverkäufer
card-U020 = Maisabgabe
card-U021 = Rebellenführer
card-U022 = { card-U021 }
card-U023 = { card-U021 }
card-U024 = Aufgabenbrett
card-U025 = Großzügiger Gastgeber
card-U026 = Diplomatische Note
card-U027 = Buch der Taten
card-U028 = Ehrentafel
card-U029 = Kriegstrommeln
card-U030 = Mannschaftsmahl
card-U031 = Schiffstaufe
card-U032 = Großes Fest
card-U033 = Vormann am Kai
card-U034 = Nachtwache
card-U035 = Alter Erzähler
card-U036 = Königlicher Pensionär
card-C090 = Alter Lotse
card-C091 = Admiral im Ruhestand
card-C092 = Schiffsarzt
card-C093 = Schatzkarte
card-C094 = Schwarzmarkt
card-C095 = Verlassene Mine
card-C096 = Dschungelschrein
card-C097 = Königliche Begnadigung
card-C098 = Versteckte Bucht
card-C099 = Schiffbaumeister
card-C100 = Luysas Bruder
card-C101 = Verstecktes Lager
card-C102 = Untergrundnetz
card-C103 = Reitender Bote
card-C104 = Waffenversteck
card-C105 = Dorfälteste
card-C106 = Dschungellager

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-voyage = Vier Fahrten um Siegpunkte
    .text = Willkommen in der Karibik! Viermal segelst du von Havanna um das Meer und wieder heim. Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt: durch Karten, Aufgaben, den Entdecker, dein Schiff und Nationen, denen du dienst oder die du vertreibst.
hint-career = Deine Laufbahn
    .text = Eine Laufbahn hat drei Ziele. Jedes erreichte bringt eine Figur und Dublonen, alle drei bringen SP. Behalte eine von zweien.
hint-port = Dein Heimathafen
    .text = Ein Heimathafen schläft unter zwei Scheiben deines Schiffs. Sind beide weg, wirkt er bis zum Schluss.
hint-planning = Karten sind dreierlei
    .text = Eine Karte auf der Hand ist Ware, Gegenstand oder Projekt. Im Planungsbereich wartet sie darauf, als Projekt gekauft zu werden, und nimmt auf der Hand keinen Platz weg.
    .now = Karten in deiner Hand: { $number }.
hint-cards_left = Einige Karten gehen
    .text = Einige Karten bleiben in deiner Hand, die anderen legst du ab. Behalte verschiedene Waren und Gegenstände: Man weiß nie, was ein Markt oder eine Aufgabe verlangt.
    .now = Karten in deiner Hand: { $number }.
hint-sail = Leinen los
    .text = Jeder Pfeil kostet einen Bewegungspunkt, bis zu sieben sind erlaubt. Zurück geht es nie: Woran du vorbeifährst, ist für diese Runde vorbei. Zeige auf einen Ort, um zu sehen, was dort wartet.
hint-city = Eine Hauptaktion
    .text = Wo du anhältst, hast du eine Hauptaktion. Das ist die Aktion der Stadt, Aktionen im Dorf, eine Aufgabe oder deine Helfer dort.
hint-deliver = Eine Ware liefern
    .text = Lege eine Karte mit einer Ware ab, die der Markt will. Eine Scheibe deines Schiffs kommt in den Markt, und etwas auf deinem Schiff rückt näher.
hint-disc = Unter Scheiben liegen Ausbauten
    .text = Zwei Scheiben liegen auf jedem Ausbau. Sind beide weg, ist er frei. Besser einen ganz als viele halb.
hint-use_city = Die Stadt nutzen
    .text = Nach dem Liefern gehört dir auch die Aktion der Stadt. Die Plättchen von vier Städten sind in jedem Spiel andere.
hint-refill = Zieh wieder nach
    .text = Am Ende deines Zugs füllst du deine Hand wieder auf: mit offenen Karten, die du siehst, oder vom unbekannten Stapel. Wer in jedem Zug Karten ausgibt, sieht mehr davon.
    .now = Karten in deiner Hand: { $number }.
hint-far = Weit oder nah?
    .text = In einem Dorf bringen mehr Bewegungspunkte mehr Aktionen: 1 bei bis zu drei Punkten, 2 bei vier bis sechs, 3 bei sieben. Dafür ist die Fahrt schneller vorbei.
    .now = Der beste Halt in Reichweite gibt so viele Dorfaktionen: { $number }.
hint-village = Im Dorf
    .text = Hier kaufst du Projekte aus Hand oder Planung oder nimmst eine Dublone. Du kannst auch die Hand für zwei ablegen oder Aktionen deiner Karten und Ausbauten nutzen.
hint-buy = Ein Projekt kaufen
    .text = Ein Projekt wirkt von jetzt an und bleibt vor dir liegen. Sein Preis steht oben; eine Karte mit Helfer braucht auch eine Figur.
    .now = { $card } kostet { $number }, und du hast { n-doubloons }.
hint-more_actions = Noch eine Aktion
    .text = Dieselbe Aktion darfst du noch einmal wählen. Dublonen bleiben dir: Eine für später ist nie verkehrt; weitergehen beendet das Dorf.
hint-rival = Der andere Kapitän
    .text = Schiffe stören einander nicht, aber wer schneller ist, bestimmt, wann die Runde endet. Behalte das andere Schiff im Auge.
hint-quest = Hier wartet eine Aufgabe
    .text = Bezahle ihre Gegenstände mit Handkarten statt der üblichen Aktion. Du nimmst die Belohnung und behältst das Plättchen.
hint-tile = Ein Vermächtnisplättchen
    .text = Manche Orte haben ein eigenes Plättchen bekommen. Was es bietet, kommt vor der Hauptaktion, und du darfst verzichten.
    .now = Hier liegt: { $tile }.
hint-explorer = Der Entdecker
    .text = Im Landesinneren geht dein Entdecker seinen eigenen Weg. Nur das Feld, auf dem er anhält, zahlt; besetzte werden übersprungen. Barrieren zahlen dem Ersten am meisten.
hint-fight = Ein Kampf
    .text = Wähle einen Stapel und decke das oberste Plättchen auf: Es zeigt einen Wert für jede Nation. Kampfpunkte und Figuren erhöhen ihn, und du gibst ihn aus, wofür du willst.
hint-uprising = Dafür oder dagegen
    .text = Kämpfe für eine Nation, und du gewinnst Einfluss bei ihr. Kämpfe gegen sie, und du befreist ihre Orte für Dublonen und SP. In einem Zug gilt nur eines von beiden.
hint-resistance = Widerstand
    .text = Der entfernte Marker darf auf dein Widerstandsplättchen. Sein Feld zahlt sofort, und ein volles Plättchen zahlt für alle deine Kampfplättchen.
hint-assistants = Deine Helfer
    .text = Hier steht eine deiner Figuren. Als Hauptaktion arbeitet jeder deiner Helfer an diesem Ort einmal, in jeder Runde, in der du hier anhältst.
hint-prestige = Prestigegebäude
    .text = Dublonen und eine Figur kaufen einen Anteil, der am Ende zählt. Sieh nach, was gewertet wird: Nicht alles passt zu deinen Plänen.
    .now = { $building } liegt offen.
hint-unlocked = Ein Ausbau ist frei
    .text = Beide Scheiben sind weg. Manche Ausbauten zahlen einmal, andere helfen von jetzt an: Sieh auf dein Schiff.
hint-task = Ein Ziel deiner Laufbahn
    .text = Seine Figur gehört jetzt dir, mit ein paar Dublonen. Was einmal erreicht war, bleibt erreicht, auch wenn du es wieder verlierst.
hint-homeward = Heimwärts
    .text = Die letzten Felder führen heim, und auf jedem muss man anhalten. Wer das Ende erreicht, beendet die Runde für alle.
hint-home = Der letzte Kauf
    .text = Die Runde ist vorbei. Jeder darf noch ein Projekt kaufen, investieren oder Dublonen nehmen; dann gibt es Einkommen.
hint-new_hand = Die Hand behalten?
    .text = Vor der nächsten Fahrt darfst du die ganze Hand ablegen und neu ziehen. Behalte sie, wenn sie zu deinen Plänen passt.
hint-over = Zurück vom Meer
    .text = Das war eine ganze Partie. Die Geschichte unten zeigt, woher die Punkte kamen. Als Nächstes: allein gegen Jacques, oder gemeinsam mit Freunden.

## Warum sich eine Aktion lohnt, wahr für den Tisch, wie er steht

reason-brings_free = Das kostet nichts: { $what }.
reason-brings = Das bringt { $what }.
reason-brings_at_once = Das bringt sofort { $what }.
reason-career_tasks = Alle ihre Aufgaben sind für dich noch offen: { $number }.
reason-plan_affordable = Sie kostet { $number }, und du hast { n-doubloons }.
reason-plan_keeps_hand = Sie kostet { $number }: Dort kann sie warten, ohne deine Hand zu füllen.
reason-discard_dear = Sie kostet { $number }, und du hast { n-doubloons }.
reason-card_twice = { $good } und { $object } hast du auch auf anderen Karten.
reason-good_twice = { $good } hast du auch auf einer anderen Karte.
reason-sail_assistant = { $card } steht dort und wirkt noch einmal.
reason-sail_market = Der Markt dort nimmt { $good }, und du hast davon.
reason-sail_quest = Dort wartet eine Aufgabe, deren Gegenstände du hast.
reason-sail_tile = Dort liegt ein Plättchen: { $tile }.
reason-sail_village = Das gibt { $number ->
    [one] eine Dorfaktion
   *[other] { $number } Dorfaktionen
}.
reason-sail_ends_round = Das beendet die Runde für alle.
reason-sail_points = Für { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
} bleibt der übrige Weg noch vor dir.
reason-deliver_spare = { $number ->
    [one] Noch eine Karte
   *[other] Noch { $number } Karten
} in deiner Hand { $number ->
    [one] zeigt
   *[other] zeigen
} { $good }.
reason-deliver_disc = Jede Lieferung nimmt eine Scheibe von deiner Schiffstafel.
reason-disc_unlocks = Es ist die letzte Scheibe: { $upgrade } gehört dann dir.
reason-disc_first = Es ist die erste von zwei Scheiben auf { $upgrade }.
reason-city_market = Der Markt nimmt { $good }, und du hast davon.
reason-city_free = Das kostet nichts.
reason-village_actions = Du hast hier { $number ->
    [one] eine Dorfaktion
   *[other] { $number } Dorfaktionen
}.
reason-quest_held = Deine Hand hat alles, was sie verlangt.
reason-buy_vp = Sie trägt { $vp } SP und lässt dir { n-doubloons }.
reason-buy_lasts = Sie wirkt nach dieser noch { $number ->
    [one] eine Runde
   *[other] { $number } Runden
} lang.
reason-buy_leaves = Dir bleiben { n-doubloons }.
reason-invest_end = Es trägt { $vp } SP zum Preis von { $number } und wird am Ende gewertet.
reason-doubloon_for_card = Dann hast du, was { $card } kostet.
reason-doubloon_nothing_to_buy = Mit { n-doubloons } kannst du nichts kaufen.
reason-draw_affordable = Sie kostet { $number }, und du hast { n-doubloons }.
reason-draw_new_good = Noch keine Karte deiner Hand zeigt { $good }.
reason-draw_new_object = Noch keine Karte deiner Hand zeigt { $object }.
reason-draw_open_dear = Die billigste offene Karte kostet { $number }, und du hast { n-doubloons }.
reason-draw_unseen = { $number ->
    [one] Eine Karte
   *[other] { $number } Karten
} im Stapel { $number ->
    [one] hat
   *[other] haben
} noch niemand gesehen.
reason-hand_shows = Deine Hand zeigt { $number ->
    [one] eine Ware
   *[other] { $number } verschiedene Waren
}.
reason-fight_leads = Niemand dient { $the_nation } mehr: Dein Einfluss ist { $number }.
reason-fight_value = Der Kampfmarker gibt { $the_nation } den Wert { $number }.
reason-fight_plenty = Du kannst { n-combat } ausgeben.
reason-card_costs = Sie kostet { $number ->
    [one] { $number } Dublone
   *[other] { $number } Dublonen
}.
reason-cards_leave = Dir { $number ->
    [0] bleibt keine Karte
    [one] bleibt eine Karte
   *[other] bleiben { $number } Karten
} auf der Hand.
reason-city_no_good = Keine deiner Handkarten zeigt eine Ware, die der Markt nimmt: Es bleibt die Aktion der Stadt.
reason-explorer_steps = Deine Entdeckerfigur hat { $number ->
    [one] einen Schritt
   *[other] { $number } Schritte
}.
reason-fight_costs = Der Kampfwert ist { $count }; davon kostet es { $number }.
reason-hand_dear = { $number ->
    [one] Eine Karte auf deiner Hand kostet
   *[other] { $number } Karten auf deiner Hand kosten
} mehr, als du hast.
reason-hand_goes = Du ziehst neue Karten statt { $number ->
    [one] dieser einen
   *[other] dieser { $number }
}.
reason-hints_here = Hier { $number ->
    [one] liegt ein Hinweis
   *[other] liegen { $number } Hinweise
}.
reason-liberate_last = Es ist der letzte Marker dort.
reason-markers_there = { $number ->
    [0] Dort liegt kein Marker.
    [one] Dort liegt ein Marker.
   *[other] Dort liegen { $number } Marker.
}
reason-nation_influence = Dein Einfluss bei { $the_nation } ist { $number }.
reason-pass_combat = Du behältst { n-combat }.
reason-pass_keeps = Du behältst { n-doubloons }.
reason-pass_others = { $number ->
    [one] Die einzige andere Möglichkeit entfällt
   *[other] { $number } andere Möglichkeiten entfallen
}.
reason-pile_tokens = In dem Stapel { $number ->
    [one] liegt ein Plättchen
   *[other] liegen { $number } Plättchen
}.
reason-port_discs = Er wirkt für dich, sobald beide Scheiben von seinem Feld sind.
reason-pass_only = Etwas anderes ist nicht möglich.
reason-price = Das kostet { $what }, und das hast du.
