# The page of a group that plays a campaign, in Portuguese.

campaign-new = Começar uma campanha de { $title }
campaign-name = Nome do grupo
campaign-name-text = Pode ficar vazio.
campaign-gather = Para a página do grupo
campaign-way = Capítulos
campaign-mark-succeeded = Jogo { $number }: objetivo alcançado
campaign-mark-failed = Jogo { $number }: objetivo falhado
campaign-mark-next = Jogo { $number }: o próximo
campaign-mark-later = Jogo { $number }: ainda por vir
campaign-next-of = Jogo { $number } de { $length }
campaign-invited = Convite
campaign-invited-text = Recebeste um convite para jogar esta campanha. Há um lugar livre para ti.
campaign-full = Este grupo está completo. Pede-lhe um lugar, ou começa a tua própria campanha.
campaign-join = Ocupar o lugar
campaign-chapter = Próximo capítulo
campaign-goal = Objetivo:
campaign-ours = Uma história nossa. A caixa tem outras; aqui não se usa nenhum dos seus textos.
campaign-wait = Ainda há um lugar livre. Envia a alguém a ligação; depois o jogo pode começar.
campaign-wait-host = Ainda há um lugar livre. Envia a alguém a ligação, ou deixa um bot jogar nele; depois o jogo pode começar.
campaign-options = Opções deste jogo
campaign-begin = Começar o jogo
campaign-running = Há um jogo a decorrer.
campaign-to-game = Para o jogo
campaign-abandon = Abandonar este jogo
campaign-abandon-text = O jogo termina para todos e não conta para nada. O capítulo pode recomeçar de imediato.
campaign-abandon-yes = Abandonar
campaign-another = Começar outra campanha
campaign-group = O grupo
campaign-place-open = Um lugar livre
campaign-stands = { $won ->
    [0] { $won } jogos ganhos
    [one] Um jogo ganho
   *[other] { $won } jogos ganhos
}, { $points } PV ao todo
campaign-you = Tu
campaign-ahead = À frente
campaign-change = Mudar …
campaign-replace = Substituir { $name }
campaign-replace-text = O lugar e os seus resultados ficam na campanha; { $name } deixa de pertencer ao grupo. A partir daí, uma ligação antiga não vale nada.
campaign-give-text = O lugar e os seus resultados ficam na campanha.
campaign-replace-yes = Substituir
campaign-somebody-else = Outra pessoa, pela ligação
campaign-invite = Quem abrir esta ligação pode ocupar o lugar livre:
campaign-address = Endereço da campanha
campaign-leave = Sair do grupo
campaign-leave-text = O teu lugar fica livre, e os outros podem preenchê-lo. Quando já não houver ninguém, a campanha desaparece.
campaign-archive = O arquivo
campaign-archive-text = O que os jogos até agora deixaram; no próximo está na mesa.
campaign-tiles = Peças de legado
campaign-cards = Cartas de história
campaign-last = O último jogo
campaign-results = Até agora
campaign-succeeded = Objetivo alcançado
campaign-failed = Objetivo falhado
campaign-points = { $count } PV
campaign-won = ganho
campaign-story = O que daí resultou

my-campaigns = As minhas campanhas
campaign-game = { $number } de { $length ->
    [one] { $length } jogo
   *[other] { $length } jogos
} já jogados
campaign-over = A campanha terminou
error-campaign-over = A campanha terminou.
error-campaign-page = O próximo jogo começa na página da campanha.
error-campaign-not-host = Só quem organiza o grupo pode fazer isso.
error-campaign-blocked = Nem toda a gente deste grupo se quer sentar à mesma mesa.
error-campaign-playing = Há um jogo a decorrer: é preciso terminá-lo primeiro.
error-campaign-not-playing = Não há nenhum jogo a decorrer.
error-campaign-seats-open = Ainda há um lugar livre.
error-campaign-too-many = Sai primeiro de uma das tuas campanhas.
error-campaign-last-place = Para devolveres o teu último lugar, sai do grupo.
error-campaign-options = Isso não se pode escolher antes deste jogo.
error-campaign-addition = Isso não pode juntar-se agora à campanha.
