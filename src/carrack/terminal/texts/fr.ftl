# Ce que dit le terminal en plus du jeu. Le jeu lui-même parle par carrack.texts.

## Places

name-you = Vous
name-person = Joueur

## La table

table-acting = à son tour
table-own-rules = règles maison

## L'invite

prompt = Votre choix (? pour l'aide) :
prompt-only = Entrée pour continuer (? pour l'aide) :
prompt-only-undo = Entrée pour continuer, undo pour reprendre (? pour l'aide) :
prompt-number = Il n'y a pas de choix { $line } ; les numéros vont de 1 à { $count }.
prompt-nothing = Rien n'a été choisi.
prompt-quit = Arrêter
curtain = C'est à { $name } de décider. Tapez Entrée quand { $name } est seul à regarder.
undo-impossible = Rien ne peut être repris : d'autres l'ont vu, ou quelque chose a été révélé.
hint-figures = { $chance } % de gagner
hint-no-choice = Il n’y a rien à choisir.
news-more = { $count ->
    [one] ({ $count } ligne plus tôt : log)
   *[other] ({ $count } lignes plus tôt : log)
}
log-undo = { $name } revient d'un pas
log-undo-you = Vous revenez d'un pas
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
tournament-alone = en solo, mêmes donnes
tournament-teams = équipes
tournament-points = Points
tournament-direct = Direct
tournament-opponents = Adversaires
tournament-margin = Écart
tournament-total = Au total
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
analyze-sum = { $name } : { $agreed } choix sur { $choices } comme le juge, perte par les autres : { $lost } ; précision { $accuracy }
analyze-lines = Ce que le juge aurait fait, et comment la manche aurait pu continuer
analyze-line = Étape { $row }, { $name } : { $line }
analyze-note = Les chances de gagner sont celles que la place au trait pouvait connaître avant son choix. Une perte entre parenthèses peut être due au hasard. Précision : un choix qui ne coûte rien vaut 100, un choix qui coûte un dixième de victoire 64, une demi-victoire 9 ; c’est la moyenne de tous.

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

error-seats-player = Une place ne peut pas être { $asked } ; sont permis { $known }.
error-option-form = Une option s’écrit nom=valeur, et non { $asked }.
error-language-unknown = La langue { $asked } n’existe pas ; les langues sont { $known }.
error-folder-unwritable = Le dossier { $folder } n’est pas utilisable : { $why } ; CARRACK_HOME en désigne un autre.
error-file-unwritable = Impossible d’écrire { $path } : { $why }
error-file-system = Le système refuse : { $detail }
error-resume-over = La partie dans { $path } est finie ; pour la revoir : carrack replay { $path }
error-resume-nothing = Aucune partie dans { $folder } n’attend d’être reprise ; pour en commencer une : carrack play TITRE
error-simulate-games = --games doit valoir au moins 1, et non { $asked }.
error-simulate-jobs = --jobs doit aller de 1 à { $most }, et non { $asked }.
error-ladder-minutes = --minutes doit être plus grand que 0, et non { $asked }.
error-ladder-page = { $path } ne peut pas être modifié, ou sa marque manque : { $why }
error-contest-rules = Ces règles d’un tournoi ne conviennent pas : { $detail }
error-tournament-file = Un classement s’écrit en .csv ou en .trf, pas en { $asked }.
error-tournament-trf = Un fichier TRF raconte des tournois à deux par table.
error-analysis-nothing = Personne n'a eu de choix dans cette partie.
error-bench-pure = La version pure n’a pas pu être mesurée : { $why }
error-campaign-unreadable = { $path } ne peut pas être lu comme une campagne : { $why ->
    [too_large] trop grand
    [not_json] ce n’est pas du JSON
    [no_campaign] aucune campagne de ce jeu
    [no_archive] aucune archive
   *[other] { $why }
}
error-campaign-unwritable = Impossible d’écrire { $path } : { $why }
error-campaign-none = Ce titre n’a pas de campagne : { $detail }
error-campaign-options = Un fichier de campagne va avec le scénario campaign, et apporte sa propre archive.
error-campaign-over = La campagne dans { $path } est finie.
error-campaign-seats = Capitaines de la campagne dans { $path } : { $most }, et non { $asked }.
error-campaign-gone_on = La campagne dans { $path } a continué entre-temps ; cette partie n’en fait pas partie.
error-campaign-addition = { $asked } ne peut pas rejoindre la campagne maintenant ; possible : { $known }.

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
