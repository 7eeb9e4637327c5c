# What the terminal says beside the game, in Romanian. The game itself speaks through carrack.texts.

## Seats

name-you = Tu
name-person = Jucător

## The table

table-acting = la rând
table-own-rules = reguli ale casei

## The prompt

prompt = Ce alegi? (? pentru ajutor):
prompt-only = Enter ca să continui (? pentru ajutor):
prompt-only-undo = Enter ca să continui, undo ca să anulezi (? pentru ajutor):
prompt-number = Nu există alegerea { $line }; numerele merg de la 1 la { $count }.
prompt-nothing = Nu s-a ales nimic.
prompt-quit = Oprește
curtain = Următoarea decizie: { $name }. Apasă Enter când la ecran se uită doar { $name }.
undo-impossible = Nu se poate anula nimic: au văzut și alții sau s-a dezvăluit ceva.
hint-figures = { $chance } % șanse de câștig
hint-no-choice = Nu e nimic de ales.
news-more = { $count ->
    [one] ({ $count } rând mai vechi: scrie log)
    [few] ({ $count } rânduri mai vechi: scrie log)
   *[other] ({ $count } de rânduri mai vechi: scrie log)
}
log-undo = { $name } face un pas înapoi
log-undo-you = Faci un pas înapoi
quit-kept = Partida este păstrată în { $path }
    Continu-o cu:  carrack resume { $file }
end-kept = Înregistrarea este păstrată în { $path }
    Privește-o cu:  carrack replay { $file }
campaign-kept = Campania este păstrată în { $path }
    Joacă următorul capitol:  carrack play { $title } --campaign { $file }
campaign-over = Campania s-a încheiat; este păstrată în { $path }
campaign-may-add = Se poate adăuga: { $label } (--add { $name })

## Simulations

simulate-playing = Se joacă
simulate-left = rămase
simulate-title = { $games ->
    [one] { $title }: { $games } partidă
    [few] { $title }: { $games } partide
   *[other] { $title }: { $games } de partide
}
simulate-player = Jucător
simulate-wins = Victorii
simulate-share = Cota de victorii
simulate-place = Loc mediu
simulate-score = Scor mediu
simulate-team = Câștigate împotriva automei: { $wins } din { $games }, { $share }
simulate-automa = Scorul mediu al automei: { $mean }
simulate-decisions = Decizii într-o partidă: { $mean }
simulate-turns = Ture într-o partidă: { $mean }
simulate-interval = În paranteze: intervale de încredere de 95 %.
export-written = { $decisions ->
    [one] O decizie
    [few] { $decisions } decizii
   *[other] { $decisions } de decizii
} din { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}: { $files }
stopped = Oprit.

## Tournaments of bots

tournament-round = Runda { $number }
tournament-title = { $title }, { $kind }: { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
tournament-swiss = sistem elvețian
tournament-robin = fiecare cu fiecare
tournament-single = eliminare directă
tournament-double = dublă eliminare
tournament-arena = arenă
tournament-league = ligă
tournament-ladder = scară
tournament-alone = solo, aceeași împărțire
tournament-teams = echipe
tournament-points = Puncte
tournament-direct = Direct
tournament-opponents = Adversari
tournament-margin = Diferență
tournament-total = În toate partidele
tournament-more = { $players ->
    [one] și încă unul; --write îi are pe toți
    [few] și încă { $players }; --write îi are pe toți
   *[other] și încă { $players }; --write îi are pe toți
}

## The ladder of bots

ladder-title = { $title }, { $seats ->
    [one] { $seats } loc
    [few] { $seats } locuri
   *[other] { $seats } de locuri
}
ladder-standing = { $claim }: { $rate } după { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
ladder-claim = Afirmație
ladder-seats = Locuri
ladder-games = Partide
ladder-found = Găsit
ladder-at-least = Cel puțin
ladder-budget = Efort
ladder-reached = Atins
ladder-yes = da
ladder-no = nu

## A game looked at again

analyze-judging = Se cântăresc alegerile
analyze-title = { $title }, fiecare alegere judecată de { $level } ({ $simulations ->
    [one] { $simulations } simulare
    [few] { $simulations } simulări
   *[other] { $simulations } de simulări
})
analyze-step = Pas
analyze-chance = Șansă
analyze-player = Jucător
analyze-done = Ales
analyze-better = Judecătorul
analyze-lost = Pierdut
analyze-points = Puncte pierdute
analyze-same = la fel
analyze-turning-points = Momente de cotitură
analyze-turned = Pașii { $row }–{ $until }: șansa pentru { $name } trece de la { $before } la { $after }; propriile alegeri costă { $lost }.
analyze-sum = { $name }: { $agreed } din { $choices ->
    [one] { $choices } alegere
    [few] { $choices } alegeri
   *[other] { $choices } de alegeri
} ca judecătorul, { $lost } pierdut prin celelalte; precizie { $accuracy }
analyze-lines = Ce ar fi făcut judecătorul și cum ar fi putut continua runda
analyze-line = Pasul { $row }, { $name }: { $line }
analyze-note = Șansele de câștig sunt cele pe care locul de la rând le putea cunoaște înainte de alegere. O pierdere în paranteze poate ține de noroc. Precizie: o alegere care nu costă nimic valorează 100, una care costă o zecime de victorie 64, jumătate de victorie 9; media tuturor.

## Replays

replay-title = { $title } · { $seats ->
    [one] { $seats } loc
    [few] { $seats } locuri
   *[other] { $seats } de locuri
} · { $luck } · { $started }
replay-undo = { $name } revine la pasul { $row }
replay-checked = { $rows ->
    [one] { $rows } pas, toate amprentele sunt corecte
    [few] { $rows } pași, toate amprentele sunt corecte
   *[other] { $rows } de pași, toate amprentele sunt corecte
}
replay-open = Partida nu s-a încheiat încă.
replay-torn = Ultimul rând era trunchiat și a fost lăsat deoparte.
replay-step = Pasul { $row }
replay-luck-seed = sămânță { $seed }
replay-luck-keyed = angajament { $commitment }…

## Fair play

verify-fair = Cinstit: norocul acestei partide a fost fixat înainte de a începe.
verify-commitment = Angajament: { $commitment }
verify-told = Este chiar angajamentul care ți s-a comunicat.
verify-compare = Compară-l cu cel arătat la începutul partidei (--commitment).
verify-removed = { $names ->
    [one] { $names } nume a fost șters între timp; celelalte sunt verificate.
    [few] { $names } nume au fost șterse între timp; celelalte sunt verificate.
   *[other] { $names } de nume au fost șterse între timp; celelalte sunt verificate.
}
verify-none = Această înregistrare nu are angajament: norocul ei vine dintr-o sămânță. Se poate rejuca, dar nimeni nu poate dovedi că sămânța a fost aleasă înaintea partidei.

## Lists

games-title = Joc
games-seats = Locuri
games-variants = Variante
games-modifiers = Reguli ale casei
games-options = Opțiuni
bench-compiled = compilat, decizii/s
bench-pure = Python pur, decizii/s
bench-ratio = compilat : pur
bench-games = partide/s (compilat / pur)
bench-clone = copiere, ns
bench-bytes = stare, octeți

## Checking printed figures

check-clean = { $folder }: nimic de semnalat
check-finding-error = eroare
check-finding-warning = avertisment
check-errors = { $count ->
    [one] { $count } eroare: cu aceste valori nu se poate juca
    [few] { $count } erori: cu aceste valori nu se poate juca
   *[other] { $count } de erori: cu aceste valori nu se poate juca
}
check-warnings = { $count ->
    [one] { $count } avertisment: se poate juca
    [few] { $count } avertismente: se poate juca
   *[other] { $count } de avertismente: se poate juca
}

## Notices

told-pure = La instalarea lui Carrack nu s-a găsit un compilator C: rulează ca Python simplu, mai încet, dar la fel. (Mesajul apare o singură dată.)

## Errors of the terminal, by code

error-seats-player = Un loc nu poate fi { $asked }; se permit { $known }.
error-option-form = O opțiune se scrie nume=valoare, nu { $asked }.
error-language-unknown = Nu există limba { $asked }; limbile sunt { $known }.
error-folder-unwritable = Dosarul { $folder } nu se poate folosi: { $why }; CARRACK_HOME numește altul.
error-file-unwritable = Nu se poate scrie { $path }: { $why }
error-file-system = Sistemul refuză: { $detail }
error-resume-over = Partida din { $path } s-a încheiat; o poți vedea cu: carrack replay { $path }
error-resume-nothing = Nicio partidă din { $folder } nu așteaptă să fie continuată; începe una cu: carrack play JOC
error-simulate-games = --games trebuie să fie cel puțin 1, nu { $asked }.
error-simulate-jobs = --jobs trebuie să fie de la 1 la { $most }, nu { $asked }.
error-ladder-minutes = --minutes trebuie să fie mai mult de 0, nu { $asked }.
error-ladder-page = { $path } nu se poate modifica sau îi lipsește semnul: { $why }
error-contest-rules = Regulile acestea ale unui turneu nu se potrivesc: { $detail }
error-tournament-file = Clasamentul se scrie ca .csv sau .trf, nu ca { $asked }.
error-tournament-trf = Un fișier TRF povestește despre turnee cu câte doi la masă.
error-analysis-nothing = În această partidă nimeni n-a avut ce alege.
error-bench-pure = Varianta pură nu a putut fi măsurată: { $why }
error-campaign-unreadable = { $path } nu se poate citi ca o campanie: { $why ->
    [too_large] e prea mare
    [not_json] nu e JSON
    [no_campaign] nu conține o campanie a acestui joc
    [no_archive] nu conține nicio arhivă
   *[other] { $why }
}
error-campaign-unwritable = Nu se poate scrie { $path }: { $why }
error-campaign-none = Jocul acesta nu are campanie: { $detail }
error-campaign-options = Un fișier de campanie merge cu scenariul campaign și își aduce propria arhivă.
error-campaign-over = Campania din { $path } s-a încheiat.
error-campaign-seats = Căpitani în campania din { $path }: { $most }, nu { $asked }.
error-campaign-gone_on = Campania din { $path } a mers între timp mai departe; această partidă nu face parte din ea.
error-campaign-addition = { $asked } nu poate intra acum în campanie; se poate: { $known }.

## A title without words of its own

plain-yes = da
plain-no = nu
plain-price = costă { $what }
plain-gain = aduce { $what }
plain-unknown = „{ $line }” nu înseamnă nimic aici. Scrie un număr sau un nume din listă, ori ? pentru ajutor.
plain-unknown-subject = Nu e nimic de spus despre „{ $what }”; un număr întreabă despre alegerea respectivă.
plain-help =
    Ce poți scrie
      2             alegerea cu acel număr
      hold          alegerea cu acel nume sau începutul numelui
      ? 2  ? hold   despre o alegere sau de ce nu se poate acum
      hint          cele mai bune acțiuni și de ce
      undo          anulezi ultimul tău pas, cât timp nu s-a dezvăluit nimic
      log           tot ce s-a întâmplat
      rules         regulile jocului, dacă jocul le are
      table         masa, încă o dată
      quit          te oprești; partida se păstrează
