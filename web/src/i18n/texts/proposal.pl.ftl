# Pointing for the others, where all play together, in Polish.

proposal-point = Wskaż coś pozostałym
proposal-which = Wybierz miejsce albo kartę, by pokazać ją pozostałym; naciśnij chorągiewkę ponownie, by przestać.
proposal-of = { $name } wskazuje: { $what }
proposal-own = Wskazujesz: { $what }
proposal-elsewhere = coś, czego nie widać
proposal-show = Pokaż
proposal-back = Cofnij
error-proposal-hidden = Pozostali tego nie widzą: to twoja tajemnica.
