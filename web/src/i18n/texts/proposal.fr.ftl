# Pointing for the others, where all play together.

proposal-point = Montrer quelque chose aux autres
proposal-which = Choisissez un lieu ou une carte à montrer aux autres ; le drapeau arrête.
proposal-of = { $name } montre : { $what }
proposal-own = Vous montrez : { $what }
proposal-elsewhere = quelque chose qui n’est pas visible
proposal-show = Voir
proposal-back = Retirer
