friends-title = Prieteni
friends-account = Prietenii au nevoie de cont, ca să te regăsească mâine.
friends-mine = Prietenii tăi
friends-none = Încă niciun prieten aici. Caută pe cineva după nume sau pe pagina celor cu care ai jucat.
friends-ask-me = Vor să-ți fie prieteni
friends-asked = Cereri trimise
friends-find = Caută pe cineva
friends-name = Numele unui cont
friends-ask = Cere prietenia
friends-are-now = Tu și { $name } sunteți prieteni.
friends-were-asked = Cererea a ajuns la { $name }.
friends-accept = Acceptă
friends-remove-friend = Șterge
friends-remove-asks = Refuză
friends-remove-asked = Retrage
friends-watch = Privește
friends-here = E aici acum.
friends-away = { $days ->
    [0] A fost aici în ultima zi.
    [one] A fost aici acum o zi.
    [few] A fost aici acum { $days } zile.
   *[other] A fost aici acum { $days } de zile.
}
friends-plays = Joacă { $title }.
opponents = Ultimii adversari
opponents-none = Încă n-ai încheiat nicio partidă cu altcineva.
opponents-last = { $count ->
    [one] { $title }, { $day }
    [few] { $title }, { $day }; { $count } dintre ultimele voastre partide
   *[other] { $title }, { $day }; { $count } dintre ultimele voastre partide
}
person-friend = Sunteți prieteni.
person-asked = Ai cerut prietenia.
person-is-block = Ai blocat această persoană: nu vă întâlniți la mese și niciunul nu-l citește pe celălalt.
person-is-mute = Nu citești ce spune aici această persoană.
person-block-text = Blocat: niciunul nu se așază la mesele celuilalt, nu-l invită și nu ajunge cu el la o masă; niciunul nu citește ce spune celălalt și nu mai sunteți prieteni. Ignorat: doar tu nu vezi ce scrie celălalt. Nimeni nu află nici una, nici alta.
person-recent-none = Încă nicio partidă de arătat.
between-title = Tu și { $name }
between-game = Partidă
between-won = Câștigate
between-lost = Pierdute
between-drawn = La egalitate
between-games = { $count ->
    [one] o partidă
    [few] { $count } partide
   *[other] { $count } de partide
}{ $together ->
    [0] {""}
    [one] , una dintre ele împreună
    [few] , { $together } dintre ele împreună
   *[other] , { $together } dintre ele împreună
}
error-friends-too-many-wishes = Atât de mulți așteaptă răspunsul acestei persoane, încât acum nimeni altcineva nu mai poate cere prietenia.
games-title = Partide
games-which = Ce joc?
games-all = Toate jocurile
games-newer = Mai noi
games-older = Mai vechi
games-place = Locul { $place }
games-won = Câștigată
games-over = Încheiată
games-accuracy = Precizie { $share }
games-accuracy-text = Precizia arată, în partidele privite din nou, cât de bună a fost fiecare alegere: 100 dacă nu costă nimic, 64 dacă costă o zecime de victorie, 9 dacă o costă pe jumătate; este media tuturor.
