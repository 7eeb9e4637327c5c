next-table = { $count ->
    [0] Próxima mesa: { $name }, uma de { $count }
    [one] Próxima mesa: { $name }
   *[other] Próxima mesa: { $name }, uma de { $count }
}
next-none = Tudo feito: nada espera por ti.
next-home = Início
next-go = Próxima mesa
waits-count = { $count ->
    [0] Nada espera por ti.
    [one] Uma mesa espera por ti.
   *[other] { $count } mesas esperam por ti.
}
waits-others = Os outros pensam
waits-more = { $count ->
    [0] Mais { $count } mesas
    [one] Mais uma mesa
   *[other] Mais { $count } mesas
}
waits-fewer = Menos mesas
waits-with = Com { $names }
waits-ends = Fim: { $day }, se ninguém jogar
waits-quiet = Silêncio das { $from } às { $to }.
waits-told = Recebes avisos por { $ways }.
waits-untold = Ninguém te avisa quando é a tua vez.
waits-change = Mudar
way-push = este navegador
way-mail = e-mail
way-hooks = endereços teus
time-left = ainda { $time }
rests-until = Descansa até { $day }
paused-until = Pausa geral até { $day }. Quem quiser pode jogar; não corre nenhum relógio.
off-until = { $name } tem dias livres até { $day }; esse relógio está parado.
pause-title = Uma pausa para todos
pause-text = Se todos os jogadores concordarem, não corre nenhum relógio até ao fim da pausa. Pode-se jogar na mesma, e da mesma forma se acaba uma pausa mais cedo.
pause-how-long = Quanto tempo?
pause-days = { $count ->
    [0] { $count } dias
    [one] Um dia
   *[other] { $count } dias
}
pause-ask = Perguntar a todos
pause-end = Pedir para acabar a pausa
days-off = Dias livres
days-off-now = Tens dias livres
days-off-text = Nos dias livres os teus relógios param em todas as mesas por dias, e lá não te avisam quando é a tua vez. Dias por ano: { $count }.
days-off-left = { $count ->
    [0] Este ano já não resta nenhum dia.
    [one] Este ano resta um dia.
   *[other] Este ano restam { $count } dias.
}
days-off-until = Os teus relógios estão parados até { $day }.
days-off-how-many = Quantos dias, a partir de agora?
days-off-take = { $count ->
    [0] Tirar { $count } dias livres
    [one] Tirar um dia livre
   *[other] Tirar { $count } dias livres
}
days-off-back = Voltei
clock-own-title = Um tempo à escolha
clock-kind = Para
clock-kind-move = cada jogada
clock-kind-game = o jogo inteiro
clock-time = Tempo
clock-more = A mais por jogada
unit-second = segundos
unit-minute = minutos
unit-hour = horas
unit-day = dias
plan-was-dropped = O teu plano acabou: «{ $action }» não era possível quando chegou a altura.
pass-how = Passar por mim
pass-no = Nunca
pass-only = Quando nada mais for possível
pass-turn = Em cada pergunta, até à minha vez
pass-round = Sempre que possa, até ao fim da ronda
