# Pointing for the others, where all play together, in Spanish.

proposal-point = Señalar algo a los demás
proposal-which = Elige un lugar o una carta para mostrárselo a los demás; pulsa otra vez la bandera para dejarlo.
proposal-of = { $name } señala: { $what }
proposal-own = Señalas: { $what }
proposal-elsewhere = algo que no está a la vista
proposal-show = Mostrar
proposal-back = Retirar
error-proposal-hidden = Los demás no ven eso: es tu secreto.
