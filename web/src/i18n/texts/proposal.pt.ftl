# Pointing for the others, where all play together, in Portuguese.

proposal-point = Apontar algo aos outros
proposal-which = Escolhe um local ou uma carta para mostrar aos outros; carrega outra vez na bandeira para parar.
proposal-of = { $name } aponta: { $what }
proposal-own = Apontas: { $what }
proposal-elsewhere = algo que não está à vista
proposal-show = Mostrar
proposal-back = Retirar
error-proposal-hidden = Os outros não veem isso: é segredo teu.
