# Montrer aux autres, là où tous jouent ensemble.

proposal-point = Montrer quelque chose aux autres
proposal-which = Choisissez un lieu ou une carte à montrer aux autres ; appuyez encore sur le drapeau pour arrêter.
proposal-of = { $name } montre : { $what }
proposal-own = Vous montrez : { $what }
proposal-elsewhere = quelque chose qui n’est pas visible
proposal-show = Voir
proposal-back = Retirer
error-proposal-hidden = Les autres ne le voient pas : c’est votre secret.
