# Pointing for the others, where all play together, in Hungarian.

proposal-point = Mutass valamire a többieknek
proposal-which = Válassz egy helyet vagy kártyát, hogy megmutasd a többieknek; ha abbahagynád, nyomd meg újra a zászlót.
proposal-of = { $name } erre mutat: { $what }
proposal-own = Erre mutatsz: { $what }
proposal-elsewhere = valami, ami most nem látszik
proposal-show = Mutasd
proposal-back = Vissza
error-proposal-hidden = Ezt a többiek nem látják: ez a te titkod.
