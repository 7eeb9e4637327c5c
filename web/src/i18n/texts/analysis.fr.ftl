replay-parts = Vues de la partie
replay-part-board = Plateau
replay-part-log = Journal
replay-part-told = Analyse

analysis-title = La partie revue
analysis-what = Un robot fort examine chaque choix de cette partie : qui était bien placé et quand, où la partie a tourné, et ce qu’il aurait fait.
analysis-begin = Revoir cette partie
analysis-waiting = { $count ->
    [0] C’est la prochaine.
    [one] { $count } autre partie passe avant.
   *[other] { $count } autres parties passent avant.
}
analysis-running = Choix jugés : { $done } sur { $of }. Vous pouvez quitter cette page entre-temps.
analysis-failed = Cela n’a pas marché. Réessayez.
analysis-chart = Chances de gagner au fil de la partie ; les chiffres sont dans le tableau ci-dessous
analysis-point = Tournant { $number }, étape { $step }
analysis-step = Étape
analysis-here = À cette étape
analysis-no-choice = Il n’y avait rien à choisir.
analysis-agrees = { $name } : { $done }. { $judge } aurait fait de même.
analysis-difference = Différence
analysis-lost = chance de gagner { $lost } %
analysis-unclear = si petite qu’elle peut être due au hasard
analysis-loss-back = Choix coûteux précédent
analysis-loss-next = Choix coûteux suivant
analysis-points-title = Tournants
analysis-no-points = Cette partie n’a pas eu de grand tournant.
analysis-turned = Étapes { $step } à { $until } : la chance de { $name } passe de { $before } à { $after }.
analysis-sums = Tous les choix ensemble
analysis-choices = Choix
analysis-as-judge = Comme le robot
analysis-all-lost = Chances perdues
analysis-note = { $judge } a examiné chaque choix avec { $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
}, et ce qui a été joué autant que son propre choix. Il ne savait que ce que la place au trait pouvait voir : personne n’est blâmé pour des cartes cachées. Ce que font les dés, les cartes et les autres jusqu’au prochain tour de la place fait partie d’un tournant.
analysis-whose = À qui de jouer
analysis-own-chance = Sa chance de gagner
analysis-end = Fin
analysis-line = La manche aurait pu continuer ainsi :
analysis-accuracy = Précision
analysis-accuracy-text = La précision, de 0 à 100 : un choix qui ne coûte rien des chances de gagner compte 100, un choix qui coûte un dixième de victoire 64, une demi-victoire 9, et ce qui peut être dû au hasard ne coûte rien. C’est la moyenne de tous les choix.
