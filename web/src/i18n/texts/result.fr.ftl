result-board = Voir le plateau
result-skip = Compter d’un coup
result-you = vous
seat-bot-kind = bot
result-you-won-by = Vous gagnez de { $by }
result-won-by = { $name } gagne de { $by }
result-level = Égalité à { $points } : la règle de départage a décidé.
result-together = { $won ->
    [true] { $you ->
        [true] Vous avez gagné ensemble !
       *[other] Victoire commune
    }
   *[other] { $you ->
        [true] Vous avez perdu ensemble
       *[other] Défaite commune
    }
}
result-alone = { $won ->
    [true] { $you ->
        [true] Vous avez gagné !
       *[other] { $name } a gagné
    }
   *[other] { $you ->
        [true] Vous avez perdu
       *[other] { $name } a perdu
    }
}
result-turning = Le tournant, manche { $round }
result-turning-chance = Les chances de { $name } passent de { $before } à { $after } %.
result-turning-passed = { $name } dépasse ici { $rival } : { $by } de plus en une manche.
result-turning-ahead = { $name } distance ici { $rival } : { $by } de plus en une manche.
result-best = Meilleur coup, manche { $round }
result-most = { $you ->
    [yes] Votre plus gros gain, manche { $round }
   *[no] Le plus gros gain de { $name }, manche { $round }
}
result-replay-here = Revoir à partir d’ici
result-best-plain = Meilleur coup
result-ask = Chercher le meilleur coup
result-ask-waiting = D’autres parties passent avant ; cela commence tout seul.
result-asking = Un robot examine la partie : { $done } choix sur { $of }.
result-ask-failed = Cela n’a pas marché. Réessayez.
result-ask-none = Un robot a examiné la partie et n’a trouvé aucun coup qui sorte du lot.
next-time-title = Trois choses à essayer la prochaine fois
next-time-none = Rien qu’un robot aurait clairement fait autrement.
next-time-try = { $best } plutôt que : { $done } ({ $lost } %).
next-time-look = Voir, manche { $round }
next-time-who = Le jeu de qui
