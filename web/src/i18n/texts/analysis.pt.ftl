replay-parts = Partes da repetição
replay-part-board = Tabuleiro
replay-part-log = Diário
replay-part-told = Análise

analysis-title = Jogo revisto
analysis-what = Um bot forte percorre todas as escolhas deste jogo: quem estava como e quando, onde o jogo virou, e o que teria feito em vez disso.
analysis-begin = Rever este jogo
analysis-waiting = { $count ->
    [0] É o próximo da fila.
    [one] Há { $count } jogo à frente.
   *[other] Há { $count } jogos à frente.
}
analysis-running = Julgadas: { $done } de { $of ->
    [one] { $of } escolha
   *[other] { $of } escolhas
}. Entretanto podes sair desta página.
analysis-failed = Não resultou. Tenta de novo.
analysis-chart = Hipóteses de ganhar ao longo do jogo; os números estão na tabela em baixo
analysis-point = Viragem { $number }, passo { $step }
analysis-step = Passo
analysis-here = Neste passo
analysis-no-choice = Não havia nada para escolher.
analysis-agrees = { $name }: { $done }. { $judge } teria feito o mesmo.
analysis-difference = Diferença
analysis-lost = hipótese de ganhar { $lost }%
analysis-unclear = tão pequena que pode ser acaso
analysis-loss-back = Escolha cara anterior
analysis-loss-next = Escolha cara seguinte
analysis-points-title = Viragens
analysis-no-points = Este jogo não teve nenhuma grande viragem.
analysis-turned = Passos { $step } a { $until }: a hipótese de { $name } vai de { $before } para { $after }.
analysis-sums = Todas as escolhas juntas
analysis-choices = Escolhas
analysis-as-judge = Como o bot
analysis-all-lost = Hipóteses perdidas
analysis-note = { $judge } viu cada escolha com { $simulations ->
    [one] { $simulations } simulação
   *[other] { $simulations } simulações
}, e o que foi feito tantas vezes como a sua própria escolha. Só sabia o que o lugar com a vez podia ver, por isso ninguém é culpado por cartas escondidas. O que dados, cartas e os outros fazem até ao turno seguinte desse lugar pertence a uma viragem.
analysis-whose = De quem é a vez
analysis-own-chance = Hipótese própria de ganhar
analysis-end = Fim
analysis-line = A ronda poderia ter continuado assim:
analysis-accuracy = Precisão
analysis-accuracy-text = Precisão, de 0 a 100: uma escolha que não custa nada da probabilidade de ganhar vale 100, uma que custa um décimo de vitória 64, meia vitória 9, e o que pode ser acaso não custa nada. É a média de todas as escolhas.
