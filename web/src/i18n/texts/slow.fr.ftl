next-table = { $count ->
    [one] Table suivante : { $name }
   *[other] Table suivante : { $name }, une sur { $count }
}
next-none = Tout est fait : plus rien ne vous attend.
next-home = Accueil
next-go = Table suivante
waits-count = { $count ->
    [0] Rien ne vous attend.
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
}
waits-others = Les autres réfléchissent
waits-more = { $count ->
    [one] Une table de plus
   *[other] { $count } tables de plus
}
waits-fewer = Moins de tables
waits-with = Avec { $names }
waits-ends = Se termine le { $day } si personne ne joue
waits-quiet = Silence de { $from } h à { $to } h.
waits-told = Vous êtes prévenu par { $ways }.
waits-untold = Personne ne vous dit quand c’est à vous.
waits-change = Changer
way-push = ce navigateur
way-mail = courriel
way-hooks = vos propres adresses
time-left = encore { $time }
rests-until = Au repos jusqu’au { $day }
paused-until = Pause pour tous jusqu’au { $day }. On peut continuer à jouer ; aucune horloge ne tourne.
off-until = { $name } est en congé jusqu’au { $day } ; son horloge est arrêtée.
pause-title = Une pause pour tous
pause-text = Si tous ceux qui jouent sont d’accord, aucune horloge ne tourne jusqu’à la fin de la pause. On peut encore jouer, et une pause peut prendre fin plus tôt de la même façon.
pause-how-long = Combien de temps ?
pause-days = { $count ->
    [one] Un jour
   *[other] { $count } jours
}
pause-ask = Demander à tous
pause-end = Demander la fin de la pause
days-off = Jours de congé
days-off-now = Vous êtes en congé
days-off-text = Pendant vos congés, vos horloges s’arrêtent à toutes les tables qui durent des jours, et vous n’y êtes pas prévenu quand c’est à vous. Il y en a { $count } par an.
days-off-left = { $count ->
    [0] Il ne reste aucun jour cette année.
    [one] Il reste un jour cette année.
   *[other] Il reste { $count } jours cette année.
}
days-off-until = Vos horloges sont arrêtées jusqu’au { $day }.
days-off-how-many = Combien de jours, à partir de maintenant ?
days-off-take = { $count ->
    [one] Prendre un jour de congé
   *[other] Prendre { $count } jours de congé
}
days-off-back = Je suis de retour
clock-own-title = Un temps à vous
clock-kind = Pour
clock-kind-move = chaque coup
clock-kind-game = toute la partie
clock-time = Temps
clock-more = Ajouté à chaque coup
unit-second = secondes
unit-minute = minutes
unit-hour = heures
unit-day = jours
plan-was-dropped = Votre plan a pris fin : « { $action } » n’était pas possible le moment venu.
pass-how = Passer pour moi
pass-no = Jamais
pass-only = Quand rien d’autre n’est possible
pass-turn = À chaque question, jusqu’à mon tour
pass-round = Dès que possible, jusqu’à la fin de la manche
