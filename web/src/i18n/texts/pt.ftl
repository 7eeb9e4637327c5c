# The page itself, in Portuguese. What belongs to one title is in that title's own texts.

skip = Saltar para o conteúdo
nav = Páginas
nav-rules = Regras
nav-contests = Torneios
nav-records = Registos
nav-play = Jogar
nav-learn = Aprender
nav-watch = Assistir
nav-tables = Mesas
nav-waits = { $count ->
    [one] { $count } espera por ti
   *[other] { $count } esperam por ti
}
home-continue = Continuar
home-other = As tuas outras mesas
home-start = Começar um jogo
home-start-text = Um clique, e sentam-se contigo bots amigáveis.
home-waits = Os outros pensam.
with-friends = Com amigos
title-length = cerca de { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
watch-text = Jogos a decorrer e jogos que já terminaram.
watch-none = Não há agora nenhum jogo público a decorrer.
watch-again = Rever um jogo
watch-again-text = Traz o registo de um jogo e vê-o passo a passo.
watch-bring = Trazer um registo
watch-best = Quem joga melhor
watch-best-text = Classificação de pessoas e bots, por jogo e número de jogadores.
nav-profile = Tu
nav-how = Como funciona
nav-pieces = Todas as peças
language = Língua
theme = Luz
theme-auto = Como o dispositivo
theme-light = Luz do dia
theme-dark = Luz das velas
sound-title = Som
sound-volume = Volume
sound-on = Ligar o som
sound-off = Desligar o som
waiting = Um momento …
again = Tentar de novo
close = Fechar
cancel = Cancelar
save = Guardar
saved = Guardado.
to-home = Início
to-replay = Repetição
line-lost = A ligação caiu. Nada do que fizeste se perde.
line-next = Nova tentativa daqui a { $seconds } s
line-trying = A tentar …
line-now = Tentar já

# ---- home ----

home-title = Faz-te ao mar.
home-text = { $count ->
    [0] { $count } jogos
    [one] Um jogo
    [3] Três jogos
   *[other] { $count } jogos
} em torno de um mar. Um clique, e estás à mesa com bots amigáveis. Não é preciso conta.
home-titles = Jogos
title-seats = { $min } a { $max ->
    [one] { $max } jogador
   *[other] { $max } jogadores
}
play-now = Jogar já
open-table = Abrir uma mesa
my-tables = As minhas mesas
my-tables-finished = Ver jogos terminados
my-tables-running = Ver jogos a decorrer
my-tables-none = Não tens jogos a decorrer. «Jogar já» está à distância de um clique.
my-tables-none-yet = Ainda não terminaste nenhum jogo.
campaign = Campanha
campaign-go = Para a campanha
contest-go = Para o torneio
lobby = Lobby
lobby-none = Agora não há ninguém à espera numa mesa pública. Abre uma, e os outros veem-na aqui.
lobby-open = Mesas onde falta alguém
lobby-running = Jogos para assistir
lobby-join = Entrar
lobby-watch = Assistir
your-turn = É a tua vez
status-open = À espera de jogadores
status-playing = A decorrer
status-finished = Terminado
status-ended = Acabou antes
status-closed = Fechada
status-aside = Posta de parte

how-title = Como funciona
how-play = Um clique
how-play-text = «Jogar já» dá-te um nome e uma mesa com bots. Podes mudar ambos depois.
how-lit = O que brilha, pode fazer-se
how-lit-text = A mesa mostra o que podes fazer. Quando algo não é possível, diz-te porquê.
how-friends = Os amigos vêm por ligação
how-friends-text = Abre uma mesa e envia a ligação. Quem a abrir senta-se, em qualquer dispositivo.
how-time = Depressa ou ao longo de dias
how-time-text = Joga com relógio ou sem ele. A página avisa-te quando é a tua vez, mesmo fechada.
how-after = Rever
how-after-text = Cada jogo pode ser revisto passo a passo de qualquer lugar, e o registo é teu.

keys-title = Teclas
key-numbers = 1 … 9
key-numbers-text = fazer a escolha com esse número
key-arrows = ← →
key-arrows-text = ir de carta em carta, de local em local
key-undo = Ctrl + Z
key-undo-text = desfazer o teu último passo
key-help = ?
key-help-text = mostrar esta lista
key-tab = Tab
key-tab-text = ir de uma coisa à seguinte
key-enter = Enter
key-enter-text = fazer o que está marcado

# ---- opening a table ----

open-title = Abrir uma mesa: { $title }
open-starts = Mesas habituais
start-bots = Contra bots
start-bots-text =
    { $count ->
        [0] { $count } bots amigáveis, sem relógio, começa já
        [one] Um bot amigável, sem relógio, começa já
       *[other] { $count } bots amigáveis, sem relógio, começa já
    }
start-friends = Com amigos
start-friends-text = Quem recebe a ligação senta-se; sem relógio
start-anybody = Aberta a todos
start-anybody-text = No lobby; { $clock }
open-which = Que jogo?
open-seats = Lugares
open-seat = Lugar { $number }
open-add = Mais um lugar
open-remove = Menos um lugar
seat-kind-me = Eu
seat-kind-open = Livre, para quem vier
seat-kind-here = Outra pessoa neste dispositivo
seat-kind-bot = Bot: { $level }
open-name-here = Nome
open-preset = Que regras?
open-preset-plain = As regras habituais
open-preset-plain-text = Tudo como contam as regras.
open-modifiers = Regras da casa
open-public = Mostrar a mesa no lobby
open-public-text = Qualquer pessoa se pode sentar. Se não, só quem tiver a ligação.
open-spectators = Outros podem assistir
open-spectators-text = Veem o que toda a gente vê, nunca a tua mão.
open-clock = Relógio
clock-none = Sem relógio
clock-move-60 = 1 minuto por jogada
clock-move-86400 = 1 dia por jogada
clock-move-259200 = 3 dias por jogada
clock-game-600 = 10 minutos por jogo, e 5 segundos por jogada
clock-game-1200 = 20 minutos por jogo, e 10 segundos por jogada
clock-own = Outro tempo …
clock-left = ainda { $time }
open-table-name = Nome da mesa
open-table-name-text = O teu, se ficar vazio.
open-expert = Opções para especialistas ({ $count })
open-more = Mais
open-start = Abrir a mesa
option-default = (habitual)
option-other = Indica-o como diz a frase.
option-order = a ordem que indicares
option-order-seats = Lugares, o primeiro em cima
option-order-text = Números dos lugares, como 2 1 3.
option-yes = Sim
option-no = Não
level-random = joga ao acaso
level-greedy = amigável
level-search = forte

# ---- at the table ----

seats = Lugares
seat-open = Lugar livre
seat-kept = Guardado para alguém
seat-you = (tu)
seat-own = Tu
seat-away = ausente
seat-resigned = desistiu
seat-acts = tem a vez
seat-left = { $name } ausentou-se; por agora joga um bot.
seat-want = Procurar outra pessoa
seat-bot = Deixar ao bot
seat-free = Há um lugar livre nesta mesa.
seat-own-away = Estás ausente: um bot joga por ti.
seat-own-back = Voltei
seat-own-lost = Agora outra pessoa joga no teu lugar, e tu assistes.
invite-title = { $host } convida-te para { $title }
invite-new = Ainda não conheces { $title }? Uma lição curta, e já podes jogar.
lesson-of = Lição: { $title }
invite-no-account = Não é preciso conta.
invite-rated = Esta mesa é a valer: é preciso uma conta, com nome e palavra-passe.
invite-account = Iniciar sessão ou abrir conta
invite-decline = Desta vez não
clock-each-move = { $minutes ->
    [one] { $minutes } minuto por jogada
   *[other] { $minutes } minutos por jogada
}
clock-each-game = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} para cada um, e mais { $increment ->
    [one] { $increment } segundo
   *[other] { $increment } segundos
} por jogada
rules-changed = { $count ->
    [0] As regras habituais, menos em { $count } pontos
    [one] As regras habituais, menos num ponto
   *[other] As regras habituais, menos em { $count } pontos
}
length = Duração
facts-rated = Conta para a classificação
facts-friendly = Amigável, não conta para nada
sit-down = Sentar-me
stand-up = Sair da mesa
prompt = O que há a fazer
choices-typed = { $digits } …
choices-refused = Porque não outra coisa? ({ $count })
choices-why = Ver as regras
choice-price = Custa { $price }
choice-gain = → { $gain }
choices-all = Todas as escolhas
plays-now = { $name } joga
waiting-for = À espera de { $names }
skip-to-turn = Ir para a minha vez
skip-to-result = Ver o resultado
speed = Velocidade { $speed }
speed-calm = 1×
speed-fast = 3×
speed-off = desligada
waiting-others = À espera dos outros
spectating = Estás a assistir.
undo = Desfazer
share = Convidar
share-text = Quem abrir esta ligação vem para esta mesa.
share-address = Endereço da mesa
share-copy = Copiar
share-copied = Copiado
menu = Mais
menu-people = Pessoas nesta mesa
menu-notices = Avisar-me quando for a minha vez
people-none = Aqui só estás tu e bots.
people-mute = Silenciar
people-block = Bloquear
people-is-mute = silêncio
people-is-block = com bloqueio
moderation-title = Moderação
people-report = Denunciar
people-report-text = O que fez { $name }? Quem gere este servidor vai ler.
people-report-send = Enviar a denúncia
people-reported = Agradecemos. A denúncia foi enviada.
menu-undo = Pedir a todos para desfazer a minha última jogada
menu-end = Propor terminar o jogo agora
menu-pause = Pedir uma pausa
menu-resign = Desistir
menu-careful = Perguntar antes do que é definitivo
menu-careful-off = Não perguntar antes do que é definitivo
menu-keys = Ligar teclas simples
menu-keys-off = Desligar teclas simples
keys-single = As teclas simples (1 a 9, H, M, P, Espaço, ?) fazem alguma coisa
menu-auto = Passar por mim quando nada mais for possível
menu-auto-off = Deixar que passe eu
end-text = Se todos concordarem, o jogo termina tal como está.
end-yes = Propor
sure-title = De certeza?
sure-yes = Sim, fazer
sure-no = Não, espera
side = Diário e conversa
log = Diário
log-empty = Ainda não aconteceu nada.
chat = Conversa
chat-empty = Ainda ninguém disse nada.
chat-write = Diz alguma coisa
chat-send = Enviar
chat-mute = Silenciar { $name }
curtain-title = { $name }, é a tua vez
curtain-text = Passa o dispositivo. A mesa fica tapada até a pessoa certa olhar.
curtain-open = Sou { $name }
face-broken = Não é possível desenhar esta mesa. O jogo continua com a lista de escolhas.
plain-table = A mesa
plain-rest = Tudo o resto na mesa
plain-own = Só tu vês isto
plain-options = Opções desta mesa
plain-place = { $place }.º lugar
plain-yes = sim
plain-no = não
room-text = { $count ->
    [0] Já cá estão todos.
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
room-start = Começar
room-start-bots = Começar, com bots nos lugares livres
room-close = Fechar a mesa
room-seat = Mudar o lugar { $number }
room-open = Deixá-lo livre
room-sent-away = Já não tens lugar nesta mesa.
room-invite = Convidar alguém pelo nome
room-invite-name = Nome da conta
room-invite-text = O lugar fica guardado uma semana, e a mesa aparece entre as mesas de quem convidares.
room-invite-rated = O lugar fica guardado uma semana. Esta mesa é a valer, por isso quem convidares precisa de conta.
room-invite-send = Convidar
result = Resultado
result-over = O jogo terminou
result-you-won = Ganhaste!
result-won = { $count ->
    [0] { $names } ganham
    [one] { $names } ganha
   *[other] { $names } ganham
}
result-place = Lugar
result-name = Nome
result-score = Pontos
reason-resigned = Alguém desistiu.
reason-abandoned = O jogo foi abandonado.
reason-agreed = Todos concordaram em terminá-lo.
reason-contest = Quem organiza o torneio decidiu esta mesa.
reason-empty = Já ninguém está à mesa.
reason-host = Quem organiza fechou a mesa.
reason-forgotten = Há três meses que ninguém jogava, por isso o jogo terminou tal como estava.
reason-too_long = O jogo tornou-se demasiado longo, por isso terminou tal como estava.
rematch = Jogar outra vez
result-again = Ver o resultado
result-share = Partilhar
rematch-go = Para o próximo jogo

warning-cannot-be-undone = Isto não se pode desfazer.

group-pass = Passar
group-play = Jogar
group-draw = Tirar

amount-is = { $what }: { $value }
amount-at = { $what } em { $place }
amount-red = vermelho
amount-blue = azul
amount-green = verde
amount-gray = cinzento
amount-violet = roxo
amount-black = preto
amount-gold = ouro
amount-cards = { $count ->
    [0] cartas
    [one] carta
   *[other] cartas
}

# ---- afterwards ----

replay-title = Repetição
replay-step = Passo { $step } de { $of }
replay-first = Para o início
replay-back = Um passo atrás
replay-next = Um passo adiante
replay-last = Para o fim
replay-play = Reproduzir
replay-pause = Pausa
replay-go = Ir para o passo
replay-seat = De que lugar
replay-spectator = O que toda a gente vê
replay-link = Copiar ligação para este passo
replay-download = Descarregar o registo
replay-by = Foi { $name } quem fez isto.
replay-figures = O jogo em números
fair-title = Jogo limpo
fair-text = A sorte deste jogo foi escolhida antes de ele começar. Este número fixa-a sem a revelar; terminado o jogo, o registo mostra a chave, e qualquer pessoa pode verificar que ambos condizem.
fair-commitment = Compromisso
fair-key = Chave
fair-checked = Jogo limpo: verificado
fair-checked-text = A chave do registo condiz com o compromisso do início do jogo, e dela vieram todas as cartas e todos os dados.
fair-same = É o compromisso que este navegador viu à mesa.
fair-unfair = Não é jogo limpo: o registo não condiz com o seu compromisso.
fair-other = Não é jogo limpo: à mesa, este navegador viu outro compromisso.
fair-none = Sem compromisso: a sorte deste jogo veio de uma semente.
figures-moves = Jogadas
figures-thinking = Tempo por jogada
figures-undos = Passos desfeitos: { $count }
figures-duration = { $minutes ->
    [0] O jogo durou { $minutes } minutos.
    [one] O jogo durou um minuto.
   *[other] O jogo durou { $minutes } minutos.
}
figures-rounds = Pontos por ronda
figures-sources = Pontos por origem
to-table = Para a mesa

# ---- rules ----

rules-title = Regras
rules-search = Procurar nas regras
rules-found = { $count ->
    [0] Nada encontrado.
    [one] Encontrado uma vez.
   *[other] Encontrado { $count } vezes.
}
rules-contents = Índice
rules-of-phase = Regras
rules-why = Porquê?

cards-title = Todas as cartas
cards-of = Todas as cartas de { $title }
cards-search = Procurar por nome ou efeito
cards-any = todas
cards-all = Ver todas as cartas
cards-filters = Mais filtros
cards-sort = Ordenar por
cards-figures = Estes números são nossos; o que tem ≈ é estimativa nossa.
cards-corrected = Com os teus números corrigidos.
cards-preset = Variante
cards-found = { $count ->
    [0] Nenhuma carta é assim.
    [one] Uma carta.
   *[other] { $count } cartas.
}
cards-rules = Ver as regras
cards-before = Carta anterior
cards-after = Carta seguinte

# ---- pieces ----

# ---- profile ----

profile-title = Tu
profile-nobody = Ainda não tens aqui um nome. Escolhe um, ou inicia sessão.
profile-guest = És visitante: este navegador lembra-se de ti. Com uma conta podes iniciar sessão noutros dispositivos.
profile-account = Tens uma conta.
profile-name = Nome
profile-come = Começar
profile-name-save = Mudar o nome
profile-look = Aspeto
account-title = Criar uma conta
account-password = Palavra-passe
account-password-text = Pelo menos oito caracteres.
account-open = Criar a conta
sign-in-title = Iniciar sessão
sign-in-go-on = Continuar
sign-in = Entrar
sign-in-claim = Levar o que joguei aqui como visitante
sign-out = Sair
sign-out-everywhere = Sair em todos os dispositivos
sign-out-guest = Se um visitante terminar a sessão, ninguém pode voltar com este nome.
password-title = Mudar a palavra-passe
forgotten-title = Palavra-passe esquecida?
forgotten-send = Enviar-me um e-mail
forgotten-sent = Se esta conta tem um endereço confirmado, vai um e-mail a caminho.
password-new-done = A nova palavra-passe vale a partir de agora. Inicia sessão com ela.
recovery-code = Código de recuperação
mail-confirm-title = O teu endereço de e-mail
mail-confirmed = Este endereço está confirmado.
password-old = Palavra-passe antiga
password-new = Palavra-passe nova
password-change = Mudar
blocked-title = Pessoas que não ouves nem encontras
blocked-none = Ninguém.
blocked-undo = Perdoar
export = Descarregar tudo o que está guardado sobre mim
delete-title = Apagar tudo sobre mim
delete-text = O teu nome, os teus jogos e o que disseste são apagados para sempre. Os jogos a decorrer continuam com um bot.
delete-yes = Apagar tudo

# ---- problems ----

problem-title = Fora do mapa
problem-code = Código: { $code }
advice = Volta ao início e recomeça a partir daí.
advice-table-unknown = Pede uma nova ligação, ou abre a tua própria mesa.
advice-campaign-unknown = Pede ao grupo uma nova ligação, ou começa a tua própria campanha.
advice-table-no-spectators = Pede a ligação a alguém da mesa.
advice-table-over = Podes rever o jogo passo a passo.
advice-table-aside = Quem gere este servidor foi avisado. Entretanto, abre uma nova mesa.
advice-table-closed = Abre a tua própria mesa, ou volta a procurar pessoas.
advice-page-unknown = O endereço pode ser antigo ou ter um erro.
advice-page-offline = Verifica a tua ligação e tenta de novo.
advice-seat-not-yours = Abre a mesa com o nome com que jogas, ou assiste.
advice-game-unknown = Escolhe um dos jogos da página inicial.
advice-replay-step = Começa a repetição no primeiro passo.
advice-record-running = Volta quando o jogo tiver terminado.
advice-upload-unknown = Traz outra vez o registo, ou pergunta a quem te enviou a ligação.

error-page-unknown = Essa página não existe.
error-page-error = Algo correu mal nesta página.
error-page-offline = Não é possível chegar ao servidor.
error-page-no-push = Não é possível avisar este navegador com a página fechada. Numa janela privada nunca é.
error-page-no-permission = O navegador não teve permissão para mostrar notificações.
error-table-unknown = Essa mesa não existe, ou foi retirada.
error-table-over = O jogo desta mesa terminou.
error-table-aside = Esta mesa teve de ser posta de parte: o jogo não pode continuar.
error-table-closed = Esta mesa foi fechada antes de o jogo começar.
error-table-not-started = O jogo ainda não começou.
error-table-started = O jogo já começou.
error-table-no-spectators = Sem a ligação, ninguém pode assistir a esta mesa.
error-table-no-seat-for-you = Não há lugar livre nesta mesa.
error-table-blocked = Não te podes sentar a esta mesa.
error-table-not-owner = Só quem abriu a mesa pode fazer isso.
error-table-seats-open = Ainda há lugares livres.
error-table-not-over = O jogo ainda não terminou.
error-table-not-playing = O jogo não está a decorrer.
error-table-sealed = Outras mesas ainda jogam a mesma distribuição: ninguém assiste antes de todas terminarem.
error-record-sealed = Outras mesas ainda jogam a mesma distribuição.
error-table-contest = É o torneio que diz quem joga aqui.
error-contest-consent = Um jogo de torneio corre como correr.
error-contest-page = É o torneio que diz quem encontra quem.
error-table-rematch = Já há um próximo jogo.
error-campaign-unknown = Essa campanha não existe, ou não é tua.
error-campaign-none = Este jogo não tem campanha.
error-seat-not-yours = Este lugar é de outra pessoa.
error-seat-taken = Alguém foi mais rápido: este lugar está ocupado.
error-seat-unknown = Esse lugar não existe.
error-seat-none = Não há lugar livre.
error-seat-not-acting = Não é a tua vez.
error-seat-resigned = Este lugar desistiu.
error-seat-kept = Esse lugar está guardado para outra pessoa durante algum tempo.
error-seat-nobody = Não está lá mais ninguém.
error-seat-sits-here = Essa pessoa já está nesta mesa.
error-seat-sent-away = Quem organiza pediu-te que saísses desta mesa.
error-seat-owner-back = Voltou quem ocupava este lugar.
error-decision-stale = Tarde demais: o jogo avançou. Vê outra vez o que é possível agora.
error-undo-not-possible = Isto já não se pode desfazer.
error-offer-gone = Esta proposta já não existe.
error-offer-too-soon = Pediste há pouco. Espera um pouco antes de voltar a pedir.
error-pause-no-clock = Nesta mesa não corre nenhum relógio, por isso nada tem de parar.
error-pause-none = Esta mesa não faz pausas.
error-days-off-taken = Já tens dias livres.
error-days-off-too-many = Este ano já não restam tantos dias livres.
error-friends-account = Para ter amigos é preciso conta, dos dois lados.
error-friends-too-many = Já pediste a demasiadas pessoas. Retira primeiro alguns pedidos.
error-person-yourself = Esse nome é o teu.
error-plan-dropped = O teu plano caiu: um dos passos já não é possível.
error-game-unknown = Este servidor não tem esse jogo.
error-person-unknown = Ninguém tem aqui a sessão iniciada.
error-person-name = Esse nome não serve: 1 a 40 caracteres, com letras ou algarismos.
error-person-name-taken = Alguém já tem esse nome.
error-person-name-mixed = Todas as letras de um nome pertencem a um só alfabeto.
error-person-name-marks = Há demasiados sinais nas letras desse nome.
error-person-name-alike = Esse nome parece o de outra pessoa.
error-person-sign-in = O nome ou a palavra-passe estão errados.
error-person-password = A palavra-passe está errada.
error-person-recovery = O nome ou o código estão errados.
error-letter-code = Esta ligação já foi usada, ou é demasiado antiga.
error-mail-none = Este servidor não envia e-mails.
error-person-password-length = A palavra-passe é curta ou longa demais.
error-person-banned = Foi-te vedado o acesso a este servidor.
error-person-has-account = Já tens uma conta.
error-person-signed-in = Já tens a sessão iniciada.
error-person-no-account = Para isto é preciso conta.
error-record-running = O jogo ainda está a decorrer.
error-record-unreadable = Isto não é o registo de um jogo, ou está danificado.
error-record-header = A primeira linha deste registo está danificada.
error-record-row = Uma linha deste registo está danificada.
error-record-cut = Este registo está cortado: a última linha não está completa.
error-record-order = As linhas deste registo não estão em ordem.
error-record-action = Um passo deste registo não é possível.
error-record-chain = Este registo foi alterado: as linhas não pertencem umas às outras.
error-record-fingerprint = Este registo não se repete: o jogo correu de outra forma.
error-record-version = Este registo foi escrito por outra versão.
error-record-title = Este servidor não tem o jogo desse registo.
error-upload-unknown = Esse registo não existe.
error-upload-too-many = Trouxeste demasiados registos. Retira um primeiro.
error-upload-too-long = Este registo é demasiado longo.
error-replay-step = Esse passo não existe neste jogo.
error-request-too-large = Isso é demasiado grande.
error-request-invalid = O servidor não percebeu isso.
error-field-missing = Falta aqui alguma coisa.
error-field-too-short = Pelo menos { $least ->
    [0] { $least } caracteres
    [one] um carácter
   *[other] { $least } caracteres
}.
error-field-too-long = No máximo { $most ->
    [one] { $most } carácter
   *[other] { $most } caracteres
}.
error-field-wrong = Isto não se percebe aqui.
error-limit-too-often = Depressa demais. Espera um momento e tenta de novo.
error-request-host = Este servidor não responde por esse nome.
error-limit-connections = Há demasiados pedidos deste endereço ao mesmo tempo. Espera um momento e tenta de novo.
error-limit-sockets = Há demasiadas páginas abertas neste endereço. Fecha uma e tenta de novo.
error-hello-late = A ligação foi fechada: nada foi dito a tempo.
error-message-invalid = O servidor não percebeu isso. Volta a carregar a página.
error-push-none = Ainda não há nenhum navegador teu registado.
error-table-unchanged = Já é assim.
error-server-unavailable = O servidor não pode responder agora. Tenta daqui a pouco.
error-server-error = Algo correu mal no servidor. Ficou anotado.
error-http-404 = Isso não existe aqui.
replay-round = Ronda { $round }
replay-round-back = Ronda anterior
replay-round-next = Ronda seguinte
figures-rest = Tudo o resto

# ---- learning ----

learn = Aprender
learn-first-time = Primeira vez? Aprende jogando
learn-title = Aprende jogando.
learn-text = Um jogo a sério com bots amigáveis, e alguém ao teu lado que diz o que importa quando importa. Sem regras para ler antes.
learn-begin = Começar
learn-how = Como corre uma lição
learn-real = Uma mesa a sério
learn-real-text = Toda a gente aprende com as mesmas cartas, e o que te dizem condiz com o que tens à frente, faças o que fizeres. Não corre nenhum relógio.
learn-hints = Passo a passo, depois por ti
learn-hints-text = Na primeira ronda brilha uma peça, e um balão diz o que fazer com ela e porquê. Depois continuas a jogar, e cada novidade é contada quando aparece.
learn-leave = Tua em qualquer altura
learn-leave-text = Joga como quiseres, ou sai da lição: o jogo continua simplesmente sem dicas.
coach = Lição
coach-leave = Sair da lição
coach-understood = Percebi
coach-show = Mostra-me
coach-rules = Regras
coach-free = Por agora nada de novo: joga como quiseres. A próxima dica vem por si.
coach-wait = Os outros estão a jogar. A próxima dica vem por si.
coach-over = Foi esta a lição. Agora já conheces o jogo!
coach-first = Primeira ronda
coach-on = Continua, com dicas
coach-now = Agora: { $action }.
coach-ask = O que farias?
coach-skip = Saltar esta etapa
nudge-off = Mais nenhuma dica
menu-nudges = Dicas para principiantes
menu-nudges-off = Sem dicas para principiantes

# ---- corrected figures ----

nav-data = Números próprios
data-title = Números próprios
data-differs = { $count ->
    [0] Nenhum número difere dos nossos.
    [one] Um número difere dos nossos.
   *[other] { $count } números diferem dos nossos.
}
data-error = Erro:
data-warning = Nota:
data-changes = O que difere
data-place = Onde
data-field = O quê
data-ours = Nosso
data-theirs = Teu
data-here = Aqui
data-tag = Números corrigidos
data-use = Jogar com os meus números corrigidos
data-look = Ver as minhas correções
data-correct = Tens o jogo? Corrige os números que estimámos
error-data-none = Este título não tem números impressos para corrigir.
error-data-too-large = Estes ficheiros são demasiado grandes.
error-data-invalid = Não é possível jogar com estes números.
error-data-differences = Estas correções já não condizem com os nossos números. Traz outra vez os ficheiros.
advice-data-none = Em vez disso, as suas opções mudam as regras.

# ---- the story of a game, hands for those who look on ----

story-title = A história deste jogo
replay-only = Só
replay-everything = Tudo
replay-kind-back = O anterior
replay-kind-next = O seguinte
figures-table = Em tabela
figures-round = Ronda
figures-source = Origem
figures-total = Total
option-range = { $low } a { $high }.
open-hands = Quem assiste vê as mãos mais tarde
open-hands-text = Só quando as cartas tiverem sido jogadas, ou quando a ronda terminar.
hands-never = Nunca
hands-after = { $minutes ->
    [0] Passados { $minutes } minutos
    [one] Passado um minuto
   *[other] Passados { $minutes } minutos
}
hands-whose = O que vês
hands-public = O que toda a gente vê, agora
hands-later = { $name }, { $minutes ->
    [0] { $minutes } minutos
    [one] um minuto
   *[other] { $minutes } minutos
} depois
hands-then = Tal como era às { $time }. { $hidden ->
    [0] { "" }
    [one] Uma carta ainda está na mão e não se mostra.
   *[other] { $hidden } cartas ainda estão na mão e não se mostram.
}
hands-wait = { $minutes ->
    [0] As primeiras mãos mostram-se { $minutes } minutos depois do início.
    [one] As primeiras mãos mostram-se um minuto depois do início.
   *[other] As primeiras mãos mostram-se { $minutes } minutos depois do início.
}
error-hands-hidden = Esta mesa não mostra as mãos a ninguém durante o jogo.
error-hands-player = Jogas aqui: as mãos dos outros não são para ti.
error-hands-early = Ainda é cedo: as mãos só se mostram algum tempo depois.
error-hands-delay = As mãos não se podem mostrar tão cedo, nem tão tarde.

# ---- hints, and a game looked at again ----

key-hint = H
key-hint-text = pedir uma dica, onde a mesa as dá
key-point = P
key-point-text = num jogo cooperativo: apontar algo aos outros
hint = Dica
hint-thinking = A pensar …
hint-by = Só com o que tu vês.
hint-show = Mostrar
hint-show-this = Mostrar: { $action }
plan-ahead = Planeado para o teu próximo turno
plan-drop = Largar o plano
plan-begin = Planear adiante …
plan-these = Planear estas jogadas
look-back = Olhar para trás
menu-what-if = Experimentar (e se …)
what-if = E se
what-if-text = Experimenta as jogadas que quiseres: o que não se sabe sai à sorte, os outros são jogados por bots amigáveis, e nada conta.
what-if-over = O jogo de experiência terminou. Nada dele conta.
what-if-undo = Uma jogada atrás
what-if-again = De novo, com outra sorte
what-if-leave = Voltar à mesa
open-hints = Dicas
open-hints-text = Quem tem de escolher pode perguntar a um bot forte, que não vê mais do que essa pessoa. Ligado quando uma só pessoa joga contra bots, desligado quando jogam pessoas entre si.
judge-merchant = O mercador
judge-captain = O capitão
judge-governor = O governador
judge-admiral = O almirante
analysis-chance = hipótese de ganhar { $chance }
analysis-points = pontos { $points }
error-hints-off = Nesta mesa joga-se sem dicas.
error-hints-no-choice = Não há nada para escolher.
error-hints-waiting = Já se está a pensar numa dica.
error-what-if-rated = Nas mesas a valer não se experimenta nada.
error-what-if-moved = A mesa avançou: recomeça a experiência.
error-what-if-waiting = Já se está a experimentar uma jogada.
error-what-if-long = Não se experimentam tantas jogadas.
error-analysis-off = Este servidor não revê jogos.
error-analysis-too-long = O jogo tem demasiadas escolhas para ser revisto.

# ---- rankings ----

rankings-title = Classificações
profile-public = O que os outros veem de ti
profile-friends = Amigos e últimos adversários
rated-tag = A valer
open-rated = A valer
open-rated-text = Conta para a classificação: com relógio, as regras e os números habituais, e sem dicas. Quem sai fica em último.
open-rated-bots = Bots que jogam aqui por pontos: { $names }.
open-rated-no-bots = Com tantos jogadores ainda nenhum bot tem classificação.
open-rated-account = Com uma conta podes jogar por pontos. Abre uma no teu perfil.
programs-title = Programas
programs-text = Um programa pode jogar por ti através do socket público, com um código próprio. Os outros veem que é um programa.
programs-name = Nome do programa
programs-make = Criar um código
programs-once = Guarda já este código: só se mostra uma vez.
programs-withdraw = Retirar
programs-used = último uso: { $day }
programs-unused = nunca usado
error-rated-account = Só conta para a classificação quem tem conta. Abre uma no teu perfil.
error-rated-program = Os programas não jogam em mesas a valer.
error-rated-options = Uma mesa a valer joga-se com as regras e os números habituais.
error-rated-clock = Uma mesa a valer precisa de relógio.
error-rated-help = Uma mesa a valer não dá dicas nem mostra mãos.
error-rated-device = Numa mesa a valer cada pessoa tem o seu próprio dispositivo.
error-rated-bot = Um destes bots não tem classificação com tantos jogadores. Escolhe outro nível.
error-rated-consent = Numa mesa a valer nada se desfaz nem termina por acordo.
error-program-too-many = Tens demasiados programas. Retira um primeiro.
error-program-unknown = Esse programa não existe.
error-person-not-found = Essa pessoa não existe.

clock-each-move-days = { $days ->
    [0] { $days } dias por jogada
    [one] 1 dia por jogada
   *[other] { $days } dias por jogada
}
clock-each-game-days = { $days ->
    [0] { $days } dias por jogo para cada um
    [one] 1 dia por jogo para cada um
   *[other] { $days } dias por jogo para cada um
}
