# Ce que dit le terminal en plus du jeu. Le jeu lui-même parle par carrack.texts.

## Places

name-you = Vous
name-person = Joueur

## La table

table-round = Manche { $number }
table-turn = Tour { $number }
table-cw = sens horaire
table-ccw = sens antihoraire
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-acting = à son tour
table-out = sorti, place { $place }
table-misses = { $count ->
    [one] passe { $count } tour
   *[other] passe { $count } tours
}
table-exposed = n'a pas dit « Macau ! »
table-solo = { $count ->
    [one] { $count } tour seul
   *[other] { $count } tours seul
}
table-known = montré : { $cards }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-left = { $count ->
    [0] plus de cartes
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
table-stock = Pioche : { $count }
table-top = Au-dessus : { $card }
table-as = { $card } comme { $face }
table-in-force = En vigueur : { $card }
table-below = dessous :
table-hand = Votre main ({ $count }) :
table-own-rules = règles maison
table-next-card = Prochaine carte : { $what }
table-your-card = Votre prochaine carte : { $what }
table-pile = pile
table-face = jeu

## Choix

choice-joker = Poser un joker comme une autre carte …
note-passes-on = L'attaque passe à { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
note-skips-on = Il y aura alors { $count ->
    [one] { $count } tour
   *[other] { $count } tours
} en jeu.
note-cancels = L'attaque est annulée.
note-catch = { $count ->
    [one] L'autre pioche { $count } carte.
   *[other] L'autre pioche { $count } cartes.
}
note-challenge = Si vous avez tort, vous piochez { $count }.
warning-does_not_fit = Triche : elle ne convient pas !
warning-leaves_one_card = Il vous restera une carte : n'oubliez pas « Macau ! »
warning-not_held = Un bluff : vous ne l'avez pas en main !

## L'invite

prompt = Votre choix (? pour l'aide) :
prompt-only = Entrée pour continuer (? pour l'aide) :
prompt-only-undo = Entrée pour continuer, undo pour reprendre (? pour l'aide) :
prompt-which = Comme quelle carte ? (numéro ou carte)
prompt-number = Il n'y a pas de choix { $line } ; les numéros vont de 1 à { $count }.
prompt-unknown = « { $line } » ne veut rien dire ici. Tapez un numéro de la liste, une carte comme 7S, ou ? pour l'aide.
joker-how = Un joker remplace une autre carte : tapez { $card }=KS pour le poser comme { $face }.
prompt-nothing = Rien n'a été posé.
prompt-quit = Arrêter
curtain = C'est à { $name } de décider. Tapez Entrée quand { $name } est seul à regarder.
undo-impossible = Rien ne peut être repris : d'autres l'ont vu, ou quelque chose a été révélé.
hint-figures = { $chance } % de gagner
hint-no-choice = Il n’y a rien à choisir.
explain-unknown = Il n'y a pas de carte « { $what } ». Les cartes s'écrivent 7S, 10H, QD, AC, BJ, CJ ; un numéro interroge ce choix.
news-more = { $count ->
    [one] ({ $count } ligne plus tôt : log)
   *[other] ({ $count } lignes plus tôt : log)
}
log-undo = { $name } revient d'un pas
log-undo-you = Vous revenez d'un pas
help =
    Ce que vous pouvez taper
      3             le choix de ce numéro
      7S  10H  BJ   poser cette carte (S ♠, H ♥, D ♦, C ♣ ; jokers BJ et CJ)
      5S 6S 7S      poser plusieurs cartes et finir la pose
      BJ=KS         poser un joker comme roi de pique
      draw (piocher), end (finir), accept (accepter), keep (garder), pass (passer),
      macau, quiet (se taire), challenge (contester)
      suit H (couleur), rank 8 (rang), catch NOM (surprendre)
      ? 7S  ? 3     la règle d'une carte ou d'un choix
      hint          les meilleures actions, et pourquoi
      undo          reprendre votre dernier pas, tant que rien n'a été révélé
      log           tout ce qui s'est passé
      rules         les règles du jeu
      table         la table à nouveau
      quit          arrêter ; la partie est gardée
quit-kept = La partie est gardée dans { $path }
    Pour continuer :  carrack resume { $file }
end-kept = L'enregistrement est gardé dans { $path }
    Pour le revoir :  carrack replay { $file }
campaign-kept = La campagne est gardée dans { $path }
    Jouer le chapitre suivant :  carrack play { $title } --campaign { $file }
campaign-over = La campagne est finie ; elle est gardée dans { $path }
campaign-may-add = Peut s’y joindre : { $label } (--add { $name })

## Simulations

simulate-playing = En jeu
simulate-left = restant
simulate-title = { $games ->
    [one] { $title } : { $games } partie
   *[other] { $title } : { $games } parties
}
simulate-player = Joueur
simulate-wins = Victoires
simulate-share = Part des victoires
simulate-place = Place moyenne
simulate-score = Score moyen
simulate-team = Gagnées contre l’automate : { $wins } sur { $games }, { $share }
simulate-automa = Score moyen de l’automate : { $mean }
simulate-decisions = Décisions par partie : { $mean }
simulate-turns = Tours par partie : { $mean }
simulate-interval = Entre crochets : intervalles de confiance à 95 %.
export-written = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $files }
stopped = Arrêté.

## Tournois de robots

tournament-round = Ronde { $number }
tournament-title = { $title }, { $kind } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
tournament-swiss = système suisse
tournament-robin = toutes rondes
tournament-single = élimination directe
tournament-double = double élimination
tournament-arena = arène
tournament-league = ligue
tournament-ladder = échelle
tournament-points = Points
tournament-direct = Direct
tournament-opponents = Adversaires
tournament-margin = Écart
tournament-more = { $players ->
    [one] et un autre ; --write les donne tous
   *[other] et { $players } autres ; --write les donne tous
}

## L'échelle des robots

ladder-title = { $title }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
ladder-standing = { $claim } : { $rate } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
ladder-claim = Affirmation
ladder-seats = Places
ladder-games = Parties
ladder-found = Mesuré
ladder-at-least = Au moins
ladder-budget = Effort
ladder-reached = Atteint
ladder-yes = oui
ladder-no = non

## Une partie revue

analyze-judging = Examen des choix
analyze-title = { $title }, chaque choix jugé par { $level } ({ $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
})
analyze-step = Étape
analyze-chance = Chance
analyze-player = Joueur
analyze-done = Joué
analyze-better = Le juge
analyze-lost = Perdu
analyze-points = Points perdus
analyze-same = de même
analyze-turning-points = Tournants
analyze-turned = Étapes { $row } à { $until } : la chance de { $name } passe de { $before } à { $after } ; ses propres choix coûtent { $lost }.
analyze-sum = { $name } : { $agreed } choix sur { $choices } comme le juge, perte par les autres : { $lost }
analyze-note = Les chances de gagner sont celles que la place au trait pouvait connaître avant son choix. Une perte entre parenthèses peut être due au hasard.

## Enregistrements

replay-title = { $title } · { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} · { $luck } · { $started }
replay-undo = { $name } revient au pas { $row }
replay-checked = { $rows ->
    [one] { $rows } pas, chaque empreinte est juste
   *[other] { $rows } pas, chaque empreinte est juste
}
replay-open = La partie n'est pas finie.
replay-torn = La dernière ligne était coupée et n'est pas comptée.
replay-step = Pas { $row }
replay-luck-seed = graine { $seed }
replay-luck-keyed = engagement { $commitment }…

## Jeu loyal

verify-fair = Loyal : le hasard de cette partie était engagé avant son début.
verify-commitment = Engagement : { $commitment }
verify-told = C'est l'engagement qu'on vous avait donné.
verify-compare = Comparez-le avec celui qui était affiché au début de la partie (--commitment).
verify-removed = { $names ->
    [one] { $names } nom a été retiré depuis ; les autres sont vérifiés.
   *[other] { $names } noms ont été retirés depuis ; les autres sont vérifiés.
}
verify-none = Cet enregistrement n'a pas d'engagement : son hasard vient d'une graine. Il se rejoue, mais personne ne peut montrer que la graine fut choisie avant la partie.

## Listes

games-title = Jeu
games-seats = Places
games-variants = Variantes
games-modifiers = Règles maison
games-options = Options
bench-compiled = compilé, décisions/s
bench-pure = Python pur, décisions/s
bench-ratio = compilé : pur
bench-games = parties/s (compilé / pur)
bench-clone = copie, ns
bench-bytes = état, octets

## Vérifier les chiffres imprimés

check-clean = { $folder } : rien à signaler
check-finding-error = erreur
check-finding-warning = avertissement
check-errors = { $count ->
    [one] { $count } erreur : on ne peut pas jouer avec ces chiffres
   *[other] { $count } erreurs : on ne peut pas jouer avec ces chiffres
}
check-warnings = { $count ->
    [one] { $count } avertissement : jouable
   *[other] { $count } avertissements : jouable
}

## Avis

told-pure = Aucun compilateur C n'a été trouvé à l'installation : Carrack tourne en Python pur, plus lent mais identique. (Ceci est dit une fois.)

## Erreurs du terminal, par code

error-seats-player = Personne ne peut s'asseoir là : { $detail }
error-option-form = Une option s'écrit nom=valeur : { $detail }
error-language-unknown = Cette langue n'existe pas : { $detail }
error-folder-unwritable = Les parties ne peuvent pas être gardées : { $detail }
error-file-unwritable = Le fichier ne peut pas être écrit : { $detail }
error-file-system = Le système refuse : { $detail }
error-resume-over = Rien à continuer : { $detail }
error-resume-nothing = Rien à continuer : { $detail }
error-simulate-games = Ce nombre de parties n'est pas possible : { $detail }
error-simulate-jobs = Ce nombre de processus n'est pas possible : { $detail }
error-ladder-minutes = Cette durée n'est pas possible : { $detail }
error-ladder-page = Cette page ne peut pas être changée : { $detail }
error-analysis-nothing = Personne n'a eu de choix dans cette partie.
error-bench-pure = Pas de mesure : { $detail }
error-campaign-unreadable = Le fichier de la campagne ne peut pas être lu : { $detail }
error-campaign-unwritable = Le fichier de la campagne ne peut pas être écrit : { $detail }
error-campaign-none = Ce titre n’a pas de campagne : { $detail }
error-campaign-options = Un fichier de campagne va avec le scénario campaign, et apporte sa propre archive.
error-campaign-over = Cette campagne est finie : { $detail }
error-campaign-seats = Cette campagne se joue avec un autre nombre de capitaines : { $detail }
error-campaign-gone_on = La campagne a continué entre-temps : { $detail }
error-campaign-addition = Cela ne peut pas rejoindre la campagne maintenant : { $detail }

## Un titre sans mots à lui

plain-yes = oui
plain-no = non
plain-price = coûte { $what }
plain-gain = rapporte { $what }
plain-unknown = « { $line } » ne veut rien dire ici. Tapez un numéro ou un nom de la liste, ou ? pour l'aide.
plain-unknown-subject = Il n'y a rien à dire de « { $what } » ; un numéro interroge ce choix.
plain-help =
    Ce que vous pouvez taper
      2             le choix qui porte ce numéro
      hold          le choix qui porte ce nom, ou le début du nom
      ? 2  ? hold   à propos d'un choix, ou pourquoi il est impossible maintenant
      hint          les meilleures actions, et pourquoi
      undo          reprendre votre dernier pas, tant que rien n'a été révélé
      log           tout ce qui s'est passé
      rules         les règles du jeu, si le titre les raconte
      table         la table encore une fois
      quit          arrêter ; la partie est gardée
