result-board = Ver el tablero
result-skip = Contar ya
result-you = tú
seat-bot-kind = bot
result-you-won-by = Ganas por { $by }
result-won-by = { $name } gana por { $by }
result-level = Empate a { $points }: decidió la regla de desempate.
result-together = { $won ->
    [true] { $you ->
        [true] ¡Victoria en equipo!
       *[other] Han ganado en equipo
    }
   *[other] { $you ->
        [true] Derrota en equipo
       *[other] Han perdido en equipo
    }
}
result-alone = { $won ->
    [true] { $you ->
        [true] ¡Has ganado!
       *[other] Ha ganado { $name }
    }
   *[other] { $you ->
        [true] Has perdido
       *[other] Ha perdido { $name }
    }
}
result-turning = Punto de inflexión, ronda { $round }
result-turning-chance = La probabilidad de { $name } pasó de { $before } a { $after } %.
result-turning-passed = Aquí { $name } adelantó a { $rival }: { $by } más en una ronda.
result-turning-ahead = Aquí { $name } dejó atrás a { $rival }: { $by } más en una ronda.
result-best = Mejor jugada, ronda { $round }
result-most = { $you ->
    [yes] Tu mayor ganancia de una vez, ronda { $round }
   *[no] Mayor ganancia de { $name } de una vez, ronda { $round }
}
result-replay-here = Repetir desde aquí
result-best-plain = Mejor jugada
result-ask = Buscar la mejor jugada
result-ask-waiting = Antes van otras partidas; empieza solo.
result-asking = Un bot mira la partida: { $done } de { $of ->
    [one] { $of } decisión.
   *[other] { $of } decisiones.
}
result-ask-failed = No ha funcionado. Vuelve a intentarlo.
result-ask-none = Un bot ha mirado la partida y no ha encontrado ninguna jugada que destaque.
next-time-title = Tres cosas para probar la próxima vez
next-time-none = Nada que un bot hubiera hecho claramente de otro modo.
next-time-try = { $best } en lugar de: { $done } ({ $lost } %).
next-time-look = Mirar, ronda { $round }
next-time-who = De quién
