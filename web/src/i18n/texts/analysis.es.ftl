replay-parts = Partes de la repetición
replay-part-board = Tablero
replay-part-log = Crónica
replay-part-told = Análisis

analysis-title = Análisis
analysis-what = Un bot fuerte repasa todas las decisiones de esta partida: quién iba cómo en cada momento, dónde cambió la partida y qué habría hecho él.
analysis-begin = Analizar esta partida
analysis-waiting = { $count ->
    [0] Es la siguiente en la cola.
    [one] Antes va { $count } partida más.
   *[other] Antes van { $count } partidas más.
}
analysis-running = Juzgadas: { $done } de { $of ->
    [one] { $of } decisión
   *[other] { $of } decisiones
}. Mientras tanto puedes dejar esta página.
analysis-failed = No ha funcionado. Vuelve a intentarlo.
analysis-chart = Probabilidades de ganar a lo largo de la partida; las cifras están en la tabla de abajo
analysis-point = Punto de inflexión { $number }, paso { $step }
analysis-step = Paso
analysis-here = En este paso
analysis-no-choice = No había nada que elegir.
analysis-agrees = { $name }: { $done }. { $judge } habría hecho lo mismo.
analysis-difference = Diferencia
analysis-lost = probabilidad de ganar { $lost } %
analysis-unclear = tan pequeña que puede ser azar
analysis-loss-back = Decisión costosa anterior
analysis-loss-next = Decisión costosa siguiente
analysis-points-title = Puntos de inflexión
analysis-no-points = Esta partida no tuvo ningún gran punto de inflexión.
analysis-turned = Pasos { $step } a { $until }: la probabilidad de { $name } pasa de { $before } a { $after }.
analysis-sums = Todas las decisiones juntas
analysis-choices = Decisiones
analysis-as-judge = Como el bot
analysis-all-lost = Probabilidad perdida
analysis-note = { $judge } ha mirado cada decisión con { $simulations ->
    [one] { $simulations } simulación
   *[other] { $simulations } simulaciones
}, y lo que se hizo tantas veces como su propia elección. Solo sabía lo que podía ver el asiento en turno, así que a nadie se le reprochan cartas ocultas. Lo que hacen los dados, las cartas y los demás hasta el siguiente turno del asiento pertenece a un punto de inflexión.
analysis-whose = De quién es el turno
analysis-own-chance = Probabilidad propia de ganar
analysis-end = Final
analysis-line = La ronda podría haber seguido así:
analysis-accuracy = Acierto
analysis-accuracy-text = El acierto, de 0 a 100: una decisión que no cuesta nada de la probabilidad de ganar vale 100, una que cuesta una décima parte de una victoria 64, media victoria 9, y lo que puede ser azar no cuesta nada. Es la media de todas las decisiones.
