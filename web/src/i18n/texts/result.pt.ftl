result-board = Ver a mesa
result-skip = Contar já
result-you = tu
seat-bot-kind = bot
result-you-won-by = Ganhas por { $by }
result-won-by = { $name } ganha por { $by }
result-level = Empate a { $points }: decidiu a regra de desempate.
result-together = { $won ->
    [true] { $you ->
        [true] Ganharam juntos!
       *[other] Vitória em conjunto
    }
   *[other] { $you ->
        [true] Perderam juntos
       *[other] Derrota em conjunto
    }
}
result-alone = { $won ->
    [true] { $you ->
        [true] Ganhaste!
       *[other] { $name } ganhou
    }
   *[other] { $you ->
        [true] Perdeste
       *[other] { $name } perdeu
    }
}
result-turning = Viragem, ronda { $round }
result-turning-chance = A hipótese de { $name } passou de { $before } para { $after }%.
result-turning-passed = { $name } ultrapassou aqui { $rival }: mais { $by } numa ronda.
result-turning-ahead = { $name } distanciou-se aqui de { $rival }: mais { $by } numa ronda.
result-best = Melhor jogada, ronda { $round }
result-most = { $you ->
    [yes] O teu máximo de uma vez, ronda { $round }
   *[no] O máximo de uma vez de { $name }, ronda { $round }
}
result-replay-here = Rever a partir daqui
result-best-plain = Melhor jogada
result-ask = Achar a melhor jogada
result-ask-waiting = Há outros jogos à frente; começa por si.
result-asking = Um bot vê o jogo: { $done } de { $of ->
    [one] { $of } escolha.
   *[other] { $of } escolhas.
}
result-ask-failed = Não resultou. Tenta de novo.
result-ask-none = Um bot viu o jogo e não encontrou nenhuma jogada que se destaque.
next-time-title = Três coisas para tentar da próxima vez
next-time-none = Nada que um bot tivesse claramente feito de outra forma.
next-time-try = { $best } em vez de: { $done } ({ $lost }%).
next-time-look = Ver, ronda { $round }
next-time-who = Jogo de quem
