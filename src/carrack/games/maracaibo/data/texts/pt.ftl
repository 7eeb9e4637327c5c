# Maracaibo, in Portuguese. Keys follow the names of names.py, options.py and the data files.

## Nations: the name, with its preposition, and a letter for narrow places

nation-france = França
    .the = França
    .with = em França
    .letter = F
nation-spain = Espanha
    .the = Espanha
    .with = em Espanha
    .letter = E
nation-england = Inglaterra
    .the = Inglaterra
    .with = em Inglaterra
    .letter = I
nation-any = qualquer nação
    .with = numa nação à tua escolha
nation-each = cada nação
    .with = em cada nação
nation-same = essa nação
    .with = nessa nação
nation-fewest_locations = a nação com menos locais
    .with = na nação com menos locais
nation-dutch = os Países Baixos

## Goods and objects on project cards

good-tobacco = tabaco
    .short = tab.
good-corn = milho
    .short = mil.
good-sugar = açúcar
    .short = açú.
good-cocoa = cacau
    .short = cac.
object-book = livro
    .short = livro
object-spyglass = luneta
    .short = lun.
object-herbs = ervas
    .short = ervas
object-lantern = lanterna
    .short = lant.
object-rope = corda
    .short = corda
cards-any_good = { $count ->
    [0] { $count } mercadorias quaisquer
    [one] qualquer mercadoria
   *[other] { $count } mercadorias quaisquer
}
cards-any_object = { $count ->
    [0] { $count } objetos quaisquer
    [one] qualquer objeto
   *[other] { $count } objetos quaisquer
}
cards-same_goods = { $count ->
    [one] { $count } mercadoria
   *[other] { $count } mercadorias iguais
}

## Synergies, barriers, ranks

synergy-medal = medalha
synergy-anchor = âncora
synergy-wheel = timão
synergy-crown = coroa
synergy-barrel = barril
barrier-yellow = amarela
barrier-red = vermelha
barrier-green = verde

## Amounts

n-doubloons = { $count ->
    [one] { $count } dobrão
   *[other] { $count } dobrões
}
n-vp = { $count } PV
n-combat = { $count ->
    [one] { $count } ponto de combate
   *[other] { $count } pontos de combate
}
n-figures = { $count ->
    [one] { $count } figura
   *[other] { $count } figuras
}
n-income = rendimento em dobrões +{ $count }
n-vp_income = rendimento em PV +{ $count }
n-value = valor de combate { $count }
n-influence = { $count } de influência { $with }
n-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
n-points = { $count ->
    [one] { $count } ponto de movimento
   *[other] { $count } pontos de movimento
}
n-discs = { $count ->
    [0] { $count } discos
    [one] um disco
   *[other] { $count } discos
}
n-steps = { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}
n-hints = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
}
n-village_actions = { $count ->
    [one] { $count } ação de aldeia
   *[other] { $count } ações de aldeia
}
nothing = nada
word-or = ou

## What happens: the ops of the cards and tiles

op-explore = explorador até { n-steps }
op-noble_rank = subir ao grau de nobreza seguinte numa nação
op-disc = retirar { n-discs }
op-disc_to_tile = pôr um disco na peça
op-hand_limit = limite de mão +{ $count }
op-synergy = ficha de { $kind }
n-synergy = 1 ficha de { $kind }
op-vp_per = { n-vp } { $per }
op-draw_object = revelar uma carta, recompensa conforme o objeto
op-liberate-village = libertar uma aldeia
op-liberate-city = libertar uma cidade
op-liberate-any = libertar uma aldeia ou uma cidade
op-place_marker-village = marcador de uma nação numa aldeia vazia
op-place_marker-city = marcador de uma nação numa cidade vazia
op-place_marker-any = marcador de uma nação numa aldeia ou cidade vazia
op-fight = um Combate
op-move_again = navegar mais { $count } no máximo, depois nova ação principal
op-pay_for = podes pagar { $cost }: { $gain }
op-choose = à escolha: { $options }
op-sell_goods = por cada mercadoria descartada ({ $good }): { $gain }
op-return_marker = devolver à sua nação um marcador retirado: { n-doubloons }
op-quests_on_card = { $count ->
    [0] as { $count } missões de cima para esta carta; uma pode ser cumprida como última ação de aldeia
    [one] a missão de cima para esta carta; uma pode ser cumprida como última ação de aldeia
   *[other] as { $count } missões de cima para esta carta; uma pode ser cumprida como última ação de aldeia
}
op-city_action = ação de cidade de { $places }
    .deliver = ação de cidade de { $places }, com entrega
op-assistant_action = um dos teus assistentes
op-fulfil_top_quest = podes cumprir a missão de cima da pilha
op-fulfil_quest_here = cumprir uma missão aqui
op-by_round = conforme a ronda: { $options }
op-round = { $round }: { $gain }
per-quest = por missão
per-combat_token = por ficha de combate
per-combat_point = por ponto de combate
per-figure = por figura na reserva
per-upgrade = por melhoria do navio
per-synergy = por ficha de sinergia
per-assistant = por assistente
per-project = por carta de projeto
per-noble_rank = por grau de nobreza
per-barrier = por barreira passada

## When and how an effect works

effect-immediate = De imediato: { $gain }.
effect-village_action = Ação de aldeia: { $gain }.
effect-endgame = No fim: { $gain }.
effect-assistant = Assistente em { $places }: { $gain }.
effect-combat_action = Ação de combate por { $count }: { $gain }.
    .last = Última ação de combate por { $count }: { $gain }.
    .loses = Última ação de combate por { $count } e 1 de influência: { $gain }.
effect-income_condition = Uma vez, com { $when }: { $gain }.
effect-synergy_bonus = Uma vez, com { $kind }: { $gain }.
effect-none = Sem efeito.
trigger-combat_start = No início dos teus Combates: { $gain }.
trigger-combat_end = No fim dos teus Combates: { $gain }.
trigger-deliver = Quando entregas: { $gain }.
trigger-quest_done = Quando cumpres uma missão: { $gain }.
trigger-liberate_or_displace = Quando libertas ou desalojas: { $gain }.
trigger-barrier_crossed = Quando o teu explorador passa uma barreira: { $gain }.
trigger-income = Em cada rendimento: { $gain }.
trigger-any_fight_for_linked_nation = Quando alguém combate pela nação da tua figura: { $gain }.
trigger-stop_empty_village = Escala numa aldeia sem marcador: { $gain } por ponto de movimento, no máximo { $most }.
trigger-village_actions_end = Depois de ações de aldeia diferentes num só turno: { $gain }.
different-actions = { n-vp } por { $number }
modifier-discount = As cartas de projeto custam menos { $count }.
modifier-discount-from = As cartas de projeto de custo { $from } ou mais custam menos { $count }.
modifier-explore_bonus = Cada movimento do explorador pode ter mais { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}.
modifier-hand_limit = Limite de mão +{ $count }.
modifier-village_thresholds = Duas ações de aldeia a partir de { $two ->
    [one] { $two } ponto de movimento
   *[other] { $two } pontos de movimento
}, três a partir de { $three }.
modifier-object_wild = Nas tuas cartas, { $object } vale por qualquer objeto.
modifier-combat_draw_two = Num Combate, tira duas fichas e fica com uma.
modifier-wild_once = Descarta esta carta para substituir 1 mercadoria ou objeto que pagues ou vendas.
modifier-stops_card = Na primeira escala em cada um destes locais ({ $places }), um disco para esta carta; todos cobertos: { $gain }.
modifier-combat_tile_upgrade = Combates: desalojar marcadores, ou mais uma libertação.
modifier-resistance_village_action = Com a peça de resistência: a sua ação de aldeia.
modifier-home_port = Com portos de origem: o teu porto de origem.

## What a card asks for besides doubloons

needs = Exige: { $needs }.
need-barrier = explorador além da barreira { $barrier }
need-return_figures = devolver { n-figures }
need-goods = pagar { $cards }
need-figure_on_nation = uma figura numa nação
need-figure_at_combat_piles = uma figura nas pilhas de combate
need-nation_markers = uma nação com { $count ->
    [one] { $count } marcador
   *[other] { $count } marcadores
} no mapa
need-figure_for_assistant = uma figura como assistente

## What a career or a card waits for

when-assistants = { $count ->
    [one] { $count } assistente
   *[other] { $count } assistentes
}
when-projects = { $count ->
    [one] { $count } carta de projeto
   *[other] { $count } cartas de projeto
}
when-synergies = { $count ->
    [one] { $count } ficha de sinergia
   *[other] { $count } fichas de sinergia
}
when-combat_tokens = { $count ->
    [one] { $count } ficha de combate
   *[other] { $count } fichas de combate
}
when-combat_points = { n-combat }
when-quests = { $count ->
    [one] { $count } missão
   *[other] { $count } missões
}
when-upgrades = { $count ->
    [one] { $count } melhoria do navio
   *[other] { $count } melhorias do navio
}
when-barrier = barreira { $barrier } passada
when-doubloons = { n-doubloons }
when-income_doubloons = rendimento em dobrões { $count }
when-income_vp = rendimento em PV { $count }
when-influence_one = { $count } de influência numa nação
when-influence_all = { $count } de influência em todas as nações
when-deliveries = { $count ->
    [one] { $count } entrega
   *[other] { $count } entregas
}
when-figures = { n-figures }
when-prestige = { $count ->
    [one] { $count } edifício de prestígio
   *[other] { $count } edifícios de prestígio
}
when-liberations_or_annexations = { $count ->
    [one] { $count } local libertado, anexado ou desalojado
   *[other] { $count } locais libertados, anexados ou desalojados
}

## Home ports

port-kind-city_replace_delivery = Em vez de entregares, tiras um disco do mercado: { $gain }.
port-kind-village_action = Ação de aldeia: { $gain }.
port-kind-sugar_wild = O teu açúcar paga qualquer mercadoria ou objeto.
port-kind-income = Em cada rendimento: { $gain }.
port-kind-combat_action = Ação de combate em nome de { $the_nation } por { $count }: { $gain }.
port-kind-stop_owned = Escala onde { $the_nation } tem um marcador: { $gain }.
port-kind-extra_village_action = { $count ->
    [0] Mais { $count } ações de aldeia numa aldeia.
    [one] Mais uma ação de aldeia numa aldeia.
   *[other] Mais { $count } ações de aldeia numa aldeia.
}
port-kind-explore_second_last = O explorador recebe também a recompensa da penúltima casa.
port-kind-after_delivery = Depois de uma entrega, descarta mais uma dessa mercadoria: { $gain }.
port-kind-second_explorer = Uma figura segue o teu explorador no trilho e partilha os seus passos.
port-offer = Uma vez, ao desbloquear: { $gain }. { $text }
port-HP01 = Antuérpia
port-HP02 = Bremen
port-HP03 = Ilhas Caimão
port-HP04 = Génova
port-HP05 = Kingstown
port-HP06 = Porto Príncipe
port-HP07 = Yaquimel
port-HP08 = Grand Turk
port-HP09 = Porto de Espanha
port-HP10 = Rosseau
port-HP11 = Nassau
port-HP12 = Oranjestad
port-HP13 = Panamá
port-HP14 = Porto
port-HP15 = Roatán

## Locations

location-1 = Havana
location-2 = Santiago de Cuba
location-3 = Tortuga
location-4 = Puerto Plata
location-5 = Santo Domingo
location-6 = San Juan
location-7 = Martinica
location-8 = Bridgetown
location-9 = Cumaná
location-9a = Caracas
location-10 = Coro
location-11 = Maracaibo
location-12 = Les Cayes
location-13 = Port Royal
location-14 = Cartagena
location-15 = Portobelo
location-16 = Bluefields
location-17 = Puerto Cabezas
location-18 = Trujillo
location-18a = Comayagua
location-19 = Belize
location-20 = Regresso
location-21a = Chegada
location-21b = Regresso
location-22 = Chegada
place = { $id } { $name }
kind-start = partida
kind-village = aldeia
kind-city = cidade
kind-homeward = regresso
space-start = o início
space-end = o fim do trilho
space-plain = a casa { $number }
space-upper = a casa { $number } do caminho de cima
space-lower = a casa { $number } do caminho de baixo
ruin-space = a casa { $number }

## City tiles

city_tile-CT01 = Base de Expedição
city_tile-CT02 = Base de Expedição
city_tile-CT03 = Campo de Desbravadores
city_tile-CT04 = Campo de Desbravadores
city_tile-CT05 = Viagem Costeira
city_tile-CT06 = Viagem Costeira
city_tile-CT07 = Posto de Recrutamento
city_tile-CT08 = Posto de Recrutamento
city_tile-CT09 = Armaria
city_tile-CT10 = Armaria
city_tile-CT11 = Governador
city_tile-CT12 = Governador
city_tile-CT13 = Maracaibo
city_tile-CT14 = Informadores
city_tile-CT15 = Casa de Câmbio

## Ship upgrades

upgrade-combat_tile = Peça de combate
upgrade-resistance_tile = Peça de resistência
upgrade-home_port = Porto de origem
upgrade-hold = Porão
upgrade-stern_cabin = Camarote de popa
upgrade-topsails = Gáveas
upgrade-crows_nest = Cesto da gávea
upgrade-powder_room = Paiol da pólvora
upgrade-captains_table = Mesa do capitão
upgrade-crew_quarters = Alojamentos
upgrade-treasure_room = Câmara do tesouro
upgrade-figurehead = Figura de proa

## Careers and prestige buildings

career-CR1 = Camaradagem
career-CR2 = Bravura
career-CR3 = Espírito de Luta
career-CR4 = Ânsia de Descobrir
career-CR5 = Sede de Saber
career-CR6 = Tino para o Negócio
career-CR7 = Lealdade à Coroa
career-CR8 = Orgulho de Estaleiro
career-CR9 = Sentido de Justiça
prestige-PB1 = Catedral
prestige-PB2 = Arsenal
prestige-PB3 = Grande Estaleiro
prestige-PB4 = Universidade
prestige-PB5 = Bolsa de Mercadores
prestige-PB6 = Loja Secreta
prestige-PB7 = Palácio Real
prestige-PB8 = Salão dos Exploradores
prestige-PB9 = Monumento Próprio
quest-name = { $cost }: { $gain }

## Legacy tiles: the name, and what the tile does

tile-L1 = Carta de foral
    .text = Esta aldeia é uma cidade: tem mercado, e pode cumprir-se uma missão como sua ação.
tile-L4 = Estrada para Caracas
    .text = Acrescenta uma cidade; entrar e sair custa 3 pontos de movimento; fica atrás da barreira amarela.
tile-L5 = Aldeões gratos
    .text = Quando o teu navio faz aqui escala: { $gain }.
tile-L6 = Frota do tesouro
    .text = Duas ações de combate, cada uma só uma vez para toda a mesa: { $gain }.
tile-L7 = Cidade do interior
    .text = Acrescenta uma cidade; entrar e sair custa 2 pontos de movimento; fica atrás da barreira vermelha.
tile-L8 = Casa de missionários
    .text = Quando o teu navio faz aqui escala: { $gain }.
tile-L9 = Eremita
    .text = Quando o teu navio faz aqui escala: { $gain }.
tile-L30 = Festa do regresso
    .text = Uma vez por jogo, ao chegar a casa nas rondas 1 a 3: { $gain }.
tile-L31 = Ruína
    .text = Quem passa por ela com o explorador põe uma figura no início do trilho da ruína.
tile-L32 = Trilho da ruína
    .text = Um trilho para uma figura de cada capitão; podem gastar-se nele passos do explorador.
tile-L33 = Vidente
    .text = Quando o teu navio faz aqui escala: { $gain }.
tile-L34 = Campo de treino
    .text = Quando o teu navio faz aqui escala: { $gain }.
tile-L35 = Mercado de trocas
    .text = Quando o teu navio faz aqui escala: { $gain }.
tile-L36 = Cidade holandesa
    .text = Uma cidade; na primeira escala abdicas para sempre de um marcador de influência, por 5 dobrões por grau. Ação de cidade: dobrões e pontos de combate por assistentes e figuras.
tile-L37 = Passagem secreta
    .text = Uma vez por jogo: um disco na peça, e o navio segue de 13 para 2.
tile-L38 = Peças de pista
    .text = Há no mapa pistas da Busca.
tile-L39 = Luysa
    .text = Luysa está presa aqui; quem faz escala pode libertá-la com pontos de combate.
tile-L40 = Revolta
    .text = Num Combate pode combater-se contra uma nação e libertar os seus locais.
fleet-fleet_a = pequena frota do tesouro
fleet-fleet_b = grande frota do tesouro
fleet-action = { $name } por { $count }: { $gain }
token-most = +{ $count } com mais marcadores
token-fewest = +{ $count } com menos marcadores
token-cost = +{ $count } por { $cost }
hint_tile-green = uma pista verde
hint_tile-red = uma pista vermelha ({ $cost })
automa-jacques = Jacques
automa-jean = Jean
automa-any = o automa

## Chapters of the campaign

chapter-150 = Um porto tranquilo
    .before =
        De manhã, Les Cayes está tão quieta que os pelicanos dormem nos postes de amarração. Luysa, que guarda o farol do porto, veio a
        remos ao vosso encontro ainda antes de a âncora cair. À sua gente falta tudo o que não se cultiva nem se pesca: corda, uma
        lanterna que não verta, um livro para ensinar as crianças, ervas contra a febre. Não mendiga. Conta dois dobrões para cada mão
        aberta que lhe traga alguma coisa, e não se esquece de uma cara. Diz-se que a quem é amigo em Les Cayes nunca faltará um piloto
        nesta costa. Os escrivães do governador começaram a apontar quem aqui faz escala.
    .succeeded =
        No fim da estação, os armazéns de Les Cayes estão cheios e, pela primeira vez em anos, a luz arde a noite inteira. Luysa
        percorre o cais com uma lista na mão e risca uma linha atrás da outra. Na última noite desce dos montes uma velha, olha para a
        carga dos capitães como quem lê um livro e diz a cada um algo que mais ninguém podia saber. Vai armar a sua tenda na Martinica,
        diz ela, e ler a sina a quem lá fizer escala. Luysa limita-se a sorrir. Mais uma amiga, e um porto que vos deve alguma coisa.
    .failed =
        A estação acaba, e os armazéns de Les Cayes continuam tão vazios como estavam. Luysa não diz uma palavra dura. Apaga a luz à
        meia-noite, porque o azeite não chega para a noite toda, e vai de porta em porta no escuro. Se ninguém traz o que a aldeia
        precisa, a aldeia tem de aprender a cuidar de si. Umas semanas depois há gente nova em fila na praia, de remo ao ombro à falta
        de mosquetes. As tripulações que passam são convidadas a treinar com eles. Algumas riem-se. Os escrivães do governador não se
        riem, e escrevem mais depressa.
chapter-157 = Fumo sobre os montes
    .before =
        Ao nascer do sol há uma coluna de fumo por trás de Bluefields; ao meio-dia são quatro. Cavaleiros sem bandeira atravessaram a
        serra, queimaram as quintas do alto e sumiram-se na floresta com o gado. Toda a gente sabe quem lhes paga, e ninguém o pode
        provar. As famílias fugiram para o desembarcadouro e dormem debaixo de velas. Desta vez não pedem esmola. Pedem tripulações que
        saibam ficar de noite num caminho estreito e não recuar. De Les Cayes, Luysa mandou uma única linha: quem segura Bluefields
        segura toda a costa. O governador lamenta os distúrbios e recomenda paciência.
    .succeeded =
        Três noites tentam os cavaleiros o caminho, e três noites encontram nele uma lanterna e alguém de pé por trás da lanterna. Na
        quarta manhã a serra está deserta. As famílias voltam a subir, desenterram das cinzas as suas sementes e erguem juntas o primeiro
        telhado, para que ninguém tenha de dormir só. O que têm a mais levam até à água, e o que lhes falta recebem em troca; nenhuma
        moeda muda de mãos e nenhum escrivão conta. Num mês vêm tripulações de cinco portos para ali trocar. O cobrador do governador
        nada encontra que possa escrever no seu livro.
    .failed =
        O caminho perde-se na segunda noite. De manhã, as quintas do alto já não existem, e os que lá viviam levam para os barcos o que
        delas resta. Nesse silêncio aparece uma vela que ninguém esperava. Mercadores holandeses, rápidos a ver uma costa vazia, compram
        a terra queimada por um punhado de moedas, levantam muros de tijolo amarelo e hasteiam uma bandeira. São corteses. Recebem bem
        qualquer capitão disposto a esquecer uma velha lealdade, e pagam-lhe bem por isso. Luysa escreve que uma casa na costa é melhor
        do que cinzas. Não escreve de quem é a casa.
chapter-164 = A velha ruína
    .before =
        Um caçador trouxe a Coro uma pedra do tamanho de um pão, com um rosto talhado que nenhuma mão viva saberia esculpir. A dois dias
        rio acima, diz ele, a floresta assenta em escadas. O governador queria o lugar escavado por soldados e tudo fundido até à
        primavera. Luysa preferia vê-lo desenhado, contado e deixado em paz, e por uma vez os sábios da cidade concordam com uma
        faroleira. O que lhes falta é comida: uma expedição come todos os dias, e o rio não dá nada em troca. Levem-lhes o que os vossos
        porões puderem dispensar. A quem ajudar será contado o caminho.
    .succeeded =
        Nove mulas partem de Coro e nove regressam, carregadas apenas de papel. Os sábios encontraram as escadas, por cima das escadas um
        pátio, e à volta do pátio uma fila de portas que ninguém abria há quinhentos anos. Trouxeram desenhos, deixaram um sinal numa
        árvore, e contam o caminho a todos os que lhes deram de comer. A partir de agora, um explorador de mão firme pode ir mais longe
        do que o mapa. Os soldados do governador marcham um mês inteiro pelo vale errado. Parece que alguém virou uma tabuleta. Luysa
        esteve esse tempo todo em Les Cayes, claro.
    .failed =
        A expedição volta para trás com fome ao fim de quatro dias, e a floresta fecha-se atrás dela. Seguem-se os soldados, que cavam
        onde a pedra do caçador foi achada e trazem para casa uma febre e dois potes partidos. Só o arrieiro tem alguma coisa para
        contar. Enquanto os outros dormiam, seguiu o som da água e descobriu um corte nas rochas, largo que chegue para um navio pequeno
        na maré alta, que liga uma costa à outra como se alguém o tivesse desejado. Vende o segredo por um par de botas. Luysa paga-lhe
        também o silêncio, e depois conta-o ela própria aos amigos.
chapter-171 = Cartas de Luysa
    .before =
        Desde a primavera que ninguém vê Luysa. A luz de Les Cayes é guardada por um rapaz que não responde a perguntas. Mas na
        Martinica, numa taberna por baixo do forte, a taberneira tem uma carta debaixo de cada terceira chávena: linhas curtas numa letra
        inclinada para a esquerda, cada uma para outra pessoa, nenhuma assinada. Uma diz onde há pólvora, outra onde se compra um juiz,
        outra só pergunta como estão as crianças. As cartas querem mensageiros, e os mensageiros querem uma moeda e algo que mostrar à
        porta. O governador pôs a prémio a mão que escreve inclinada para a esquerda. O prémio sobe todas as semanas.
    .succeeded =
        Nenhuma carta se perdeu. Viajaram num livro oco, na pá de um remo, num frasco de unguento que cheirava tão mal que nenhum guarda
        o quis abrir. Quando a última é lida em voz alta no último dos portos, as pessoas percebem pela primeira vez quantas são. A folha
        final não tem uma única palavra, só um desenho: duas costas, um corte entre as rochas e a hora da maré. Quem conhece essa passagem
        está onde nenhuma patrulha procura um navio. Por baixo do desenho, ao canto, alguém desenhou uma pequena luz.
    .failed =
        Metade das cartas é descoberta, e a taberneira da Martinica fecha a casa à pressa. O governador manda imprimir as linhas numa
        folha e pregá-la em todas as portas de igreja, para mostrar como são inofensivos uns poucos escrevinhadores. Não é a sua melhor
        ideia. Pessoas que na vida nunca receberam uma carta estão agora diante das portas a soletrar cada palavra. E nas entrelinhas,
        quem tem paciência encontra o que escapou ao impressor do governador: o rumo de um lugar rio acima, escadas sob a floresta e um
        sinal do que lá esconderam os que fugiram.
chapter-178 = O governador contra-ataca
    .before =
        O governador perdeu a paciência. Mandou vir todas as galés entre Havana e a Trindade, e elas estão em Cartagena lado a lado, tão
        juntas que se podia atravessar a baía a pé pelos seus conveses. Quando o vento virar, hão de seguir a costa e apagar uma luz atrás
        da outra, e a primeira será a de Les Cayes. Para uma batalha aberta ninguém tem força. Mas as âncoras cortam-se, os lemes
        encravam-se, e com marinheiros sem soldo sempre se pode conversar. Diz-se que a própria Luysa está na cidade. Entrem, façam o que
        puderem, e desapareçam antes do vento.
    .succeeded =
        O vento vira, e a frota não parte. Quarenta lemes estão presos por um prego, a pólvora da nau capitânia está molhada, e duas
        tripulações foram a terra reclamar cinco anos de soldo. De manhã, o governador olha da sua varanda para uma baía cheia de navios
        que não se movem e para um cais cheio de gente que não se curva. Luysa está entre ela, com o capuz para trás. Ninguém a prende. Ao
        fim da tarde a notícia chegou ao porto seguinte, e ao fim da semana tocam todos os sinos da costa. O que era um segredo é agora
        uma revolta.
    .failed =
        O vento vira, e a frota parte. Não toda, mas a que chega. À terceira noite, Les Cayes está às escuras. Em Cartagena fecham-se as
        portas e revistam-se todas as casas, e numa cave por trás da cordoaria encontram uma mulher com tinta nos dedos. Não diz o nome;
        nem é preciso. O governador sabe bem que não lhe convém fazer dela uma mártir na praça. Antes da madrugada sai um barco fechado, e
        ninguém sabe dizer se foi para norte ou para o interior. Tirou as peças da mesa, como ele próprio diz. Esqueceu-se dos jogadores.
chapter-184 = Agitação
    .before =
        Cada nação mandou o que podia: uma guarnição em cada aldeia, uma bandeira em cada telhado, canhões em cada desembarcadouro entre o
        cabo e o istmo. Não confiam umas nas outras, e é isso a única coisa boa que têm. A costa está pronta. O que lhe falta é alguém
        que venha do mar, na noite certa, ao cais certo. Não tem de ser em todo o lado o mesmo capitão, e as canções discutirão cem anos
        sobre quem foi o primeiro. Luysa voltou a acender a sua lâmpada e só pede uma coisa: que, uma vez arriadas as bandeiras, não se
        hasteiem outras.
    .succeeded =
        A última guarnição marcha para os barcos de tambores calados. Atrás dela, a gente arria a bandeira, olha um pouco para ela e
        corta-a para fazer camisas. Em cada praia há uma festa, e em cada festa se louva outro capitão como aquele que o conseguiu; esta
        noite todos têm razão. Um nome ouve-se mais alto do que os outros, e quem o tem é erguido em muitos ombros e levado até à ponta do
        cais de Les Cayes. Ali, Luysa entrega-lhe a lâmpada por uma noite. Pesa mais do que parece. Ao longe, na água, os navios respondem
        com as suas próprias luzes.
    .failed =
        As nações partem, mas as canções falam de outro. Jacques esteve mais vezes do que tu no cais certo na noite certa, e sabe acenar
        do convés. Nas tabernas já se conta a sua história, com o teu navio algures ao fundo e o nome mal escrito. Luysa ri-se disso até
        ter de se sentar. As bandeiras foram arriadas, diz ela, as crianças dormem nas suas camas, e quem quer aplausos que os tenha.
        Depois serve-te um copo do barril bom. Há coisas que se contam, e coisas que aconteceram.
chapter-185 = O Salvamento
    .before =
        Três semanas de silêncio, e depois um pescador encontra uma garrafa com um pedaço de pano lá dentro e, no pano, em tinta inclinada
        para a esquerda, meia linha: uma torre, duas palmeiras, água que sabe a ferro. Então está viva. A costa está cheia de soldados com
        ordem de olhar para o outro lado quando passa o barco fechado, e Jacques, que serve quem paga, já foi pago. Desta vez ninguém o
        consegue sem ajuda. Alguém tem de seguir as pistas pelo interior, alguém tem de ocupar as guarnições, e ninguém pode ficar para
        trás. Ou voltam todos para casa com Luysa, ou não haverá canção nenhuma.
    .succeeded =
        A torre tinha duas palmeiras, e a água sabia a ferro. O guarda do portão tinha uma filha em Bluefields; deixou cair a chave e levou
        muito tempo à procura dela. Quando o barco dobra o cabo com todos a bordo, há dois dias que o rapaz de Les Cayes está junto à luz.
        Não diz uma palavra. Dá a lâmpada a Luysa e adormece ali mesmo, de pé. Uma atrás da outra, as aldeias são livres, e uma atrás da
        outra acendem uma fogueira na praia. Muito ao longe, na água, Jacques vira o seu navio e vai à procura de outro senhor.
    .failed =
        Estiveram perto. Num porto tinham visto o barco fechado, noutro tinham-na ouvido cantar; mas havia sempre mais uma guarnição, mais
        uma bandeira, mais um dia perdido. Por fim chega a notícia de que a torre está vazia e de que Jacques foi pago segunda vez. O
        grupo fica sentado no cais de Les Cayes e ninguém quer ser o primeiro a ir-se embora. Então o rapaz traz a lâmpada e diz que alguém
        tem de lhe aparar o pavio. E vocês aparam-no. Uma luz acesa vê-se de muito longe, talvez mesmo de onde ela está. Esta história não
        acaba só porque um jogo acabou.
chapter-goal = Faz escala em { $place } e paga { $cost }: { $gain }. São aí precisos, de todos os capitães, { $count ->
    [one] { $count } disco
   *[other] { $count } discos
}.
chapter-title = Capítulo { $id }: { $name }
chapter-ours = Uma história nossa; a caixa tem outras.
addition-uprising = Revolta e resistência
    .text = A partir deste jogo e até ao fim da campanha: pode combater-se contra as nações e libertar os seus locais, e cada capitão tem uma peça de resistência.

## Parts of sentences

because = { $cause ->
    [none] { "" }
   *[other] { " " }({ $why })
}

## Causes that are no pieces

cause-setup = preparação
cause-village = ação de aldeia
cause-payment = pagamento
cause-purchase = compra
cause-combat = Combate
cause-income = rendimento
cause-last_purchase = última compra
cause-discards = descarte
cause-refill = completar a mão
cause-resistance = peça de resistência
cause-career = carreira
cause-influence = fim da escala de influência
cause-final = pontuação final
cause-jacques = Jacques
cause-jean = Jean
cause-round = ronda
cause-delivery = entrega
cause-search = A Busca
cause-chapter = objetivo do capítulo
cause-nations = nações
cause-explorer_end = fim do trilho do explorador
cause-ransom = resgate
cause-uprising = revolta
cause-assistant = assistente
cause-agent = agente
cause-dutch = cidade holandesa
cause-quest = missão
cause-token = ficha de combate
cause-barrier = barreira { $barrier }
scored-cards = cartas compradas
scored-endgame = cartas que pontuam no fim
scored-prestige = edifícios de prestígio
scored-nation = nações
scored-most_influence = maior influência
scored-income_track = escalas de rendimento
scored-explorer = trilho do explorador
scored-quests = missões
scored-upgrades = melhorias do navio

## Actions: labels of menu lines

action-pass = Não fazer mais nada
action-pass-main = Nenhuma ação principal
action-pass-village = Terminar as ações de aldeia
action-pass-city = Terminar a ação de cidade
action-pass-exploration = Parar de explorar
action-pass-combat = Terminar o Combate
action-pass-pick_second = Não tirar segunda ficha
action-pass-offer = Recusar
action-pass-port_offer = Recusar o bónus para sempre
action-pass-quest = Deixar a missão
action-pass-refill = Terminar o turno
action-pass-resistance = Não pôr na peça de resistência
action-pass-sale = Não vender mais
action-pass-arrival = Seguir para a ação principal
action-pass-assistants = Mais nenhum assistente
action-pass-move = Ficar aqui
action-pass-porto = Não descartar mais
action-pass-ransom = Não pagar resgate
action-pass-return_marker = Deixar os marcadores na peça
action-sail = Navegar até { $to }, { n-points }
action-use_tile = Usar { $tile }
action-draw_hint = Virar uma pista
action-chapter_goal = Servir o objetivo do capítulo
action-main_city = Ação de cidade
action-main_homeward = Ação deste local
action-main_village = Ações de aldeia
action-main_assistants = Os teus assistentes aqui
action-main_quest = Missão { $quest }
action-deliver = Entregar { $card } ({ $good })
action-empty_market = Tirar um disco do mercado
action-city_action = Usar a cidade
action-remove_disc = Disco: { $upgrade }
action-take_doubloon = Receber dobrões
action-discard_hand = Descartar a mão por dobrões
action-buy = Comprar { $card }
action-buy_planned = Comprar { $card } (planeada)
action-invest = Investir em { $building }
action-upgrade_action = Usar { $upgrade }
action-port_action = Usar o teu porto de origem
action-resistance_action = Usar a peça de resistência
action-card_action = Usar { $card }
action-card_quest = Missão da tua carta: { $quest }
action-explore = Explorador para { $to }
action-move_figure = Figura para { $to }
action-ruin = Na ruína para { $to }
action-token_pile = Pilha { $number }
action-keep_token = Ficar com { $token }
action-fight_for = Combater por { $the_nation }
action-fight_against = Combater contra { $the_nation }
action-pay_token = Pagar pela ficha
action-add_point = Juntar um ponto de combate
action-add_figure = Juntar uma figura
action-fight_influence = Influência, { $size }
action-annex = Anexar { $location }
action-displace = Desalojar em { $location }
action-liberate = Libertar { $location }
action-liberate_extra = Libertar também { $location }
action-fight_card = Ação de combate de { $card }
action-fight_port = Ação de combate do teu porto de origem
action-fight_tile = Capturar a { $action }
action-resist = Casa { $number } da peça de resistência
action-pay_card = Pagar com { $card } ({ $shows })
action-pay_jack = Descartar um Pau para Toda a Obra
action-choose_good = { $good }
action-choose_nation = { $nation }
action-choose_option = { $gain }
action-choose_option-bare = Opção { $number }
action-choose_location = { $location }
action-use_assistant = Assistente { $card }
action-fulfil_quest = Missão { $quest }
action-draw_open = Tirar { $card }
action-draw_pile = Tirar da pilha
action-plan = Planear { $card }
action-discard = Descartar { $card }
action-take_career = Carreira { $career }
action-take_port = Porto de origem { $port }
action-take_last = Receber antes dobrões
action-take_last-final = Receber antes PV
action-remove_hint = Retirar a pista vermelha { $number }
action-free_luysa = Libertar Luysa
action-pay_ransom = Pagar o resgate de Luysa
action-accept = Aceitar
action-keep_hand = Ficar com a mão
action-drop_hand = Descartar a mão e tirar outra
action-cover_hint = Cobrir { $hint }
action-return_marker = O marcador da casa { $number } da peça de resistência
action-cover_space = Casa verde { $number }
action-place = Local { $number }
size-small = pequena
size-large = grande
fold-plan = Planear uma carta …
which-one = Qual?

## Groups of choices

group-setup = Preparação
group-plan = Planear
group-sail = Navegar
group-stop = Escala
group-main = Ação principal
group-city = Cidade
group-village = Aldeia
group-buy = Comprar
group-explore = Explorar
group-payment = Pagar
group-draw = Tirar
group-hand = Mão
group-search = Busca
group-combat = Combate
group-choice = Escolher
group-pass = Continuar
group-table = Para a mesa

## Events: sentences of the log. `.you` is told to the seat that acts.

event-career_taken = { $seat } escolhe a carreira { $career }
    .you = Escolhes a carreira { $career }
event-port_taken = { $seat } escolhe o porto de origem { $port }
    .you = Escolhes o porto de origem { $port }
event-round_began = Começa a ronda { $round }
event-turn_began = Turno de { $seat }
    .you = É a tua vez
event-sailed = { $seat } navega até { $to } por { $points }
    .you = Navegas até { $to } por { $points }
event-sailed-passage = { $seat } navega pela passagem secreta até { $to } por { $points }
    .you = Navegas pela passagem secreta até { $to } por { $points }
event-gained = { $seat } ganha { $what }{ because }
    .you = Ganhas { $what }{ because }
event-spent = { $seat } paga { $what }{ because }
    .you = Pagas { $what }{ because }
event-lost = { $seat } perde { $what }{ because }
    .you = Perdes { $what }{ because }
event-disc_removed = { $seat } retira um disco: { $upgrade }{ because }
    .you = Retiras um disco: { $upgrade }{ because }
event-upgrade_unlocked = { $seat } desbloqueia { $upgrade }
    .you = Desbloqueias { $upgrade }
event-delivered = { $seat } entrega { $good } ({ $card }) em { $location }
    .you = Entregas { $good } ({ $card }) em { $location }
event-market_emptied = { $seat } tira um disco do mercado de { $location }
    .you = Tiras um disco do mercado de { $location }
event-card_bought = { $seat } compra { $card } por { n-doubloons }
    .you = Compras { $card } por { n-doubloons }
event-card_planned = { $seat } planeia { $card }
    .you = Planeias { $card }
event-card_drawn = { $seat } tira { $card } da oferta
    .you = Tiras { $card } da oferta
event-card_drawn-pile = { $seat } tira { $card } da pilha
    .you = Tiras { $card } da pilha
event-card_drawn-hidden = { $seat } tira uma carta da pilha
    .you = Tiras uma carta da pilha
event-card_drawn-hidden-several = { $seat } tira { n-cards } da pilha
    .you = Tiras { n-cards } da pilha
event-card_opened = Vira-se { $card }
event-cards_opened = Viram-se: { $cards }
event-cards_discarded = { $seat } descarta { $card }{ because }
    .you = Descartas { $card }{ because }
event-cards_discarded-several = { $seat } descarta { $cards }{ because }
    .you = Descartas { $cards }{ because }
event-cards_discarded-table = { $card } vai para o descarte
event-cards_discarded-table-several = Para o descarte: { $cards }
event-card_revealed = { $seat } revela { $card } ({ $object })
    .you = Revelas { $card } ({ $object })
event-card_revealed-table = Revela-se { $card } ({ $object })
event-card_removed = { $card } sai do jogo
event-cards_removed = Fora do jogo: { $cards }
event-pile_shuffled = O descarte é baralhado e forma uma nova pilha
event-hand_dropped = { $seat } descarta a mão ({ n-cards })
    .you = Descartas a tua mão ({ n-cards })
event-synergy = { $seat } recebe a ficha de { $kind }{ because }
    .you = Recebes a ficha de { $kind }{ because }
event-quest_done = { $seat } cumpre uma missão ({ $quest })
    .you = Cumpres uma missão ({ $quest })
event-quest_laid = Há uma missão em { $location }: { $quest }
event-quest_laid-bare = Uma nova missão: { $quest }
event-quest_taken = { $automa } fica com a missão { $quest }
event-quest_taken-bare = { $automa } fica com uma missão
event-assistant_placed = { $seat } coloca o assistente { $card } em { $location }
    .you = Colocas o assistente { $card } em { $location }
event-assistant_used = { $seat } usa o assistente { $card }
    .you = Usas o assistente { $card }
event-agent_placed = { $seat } coloca a figura de { $card } em { $nation }
    .you = Colocas a figura de { $card } em { $nation }
event-agent_placed-piles = { $seat } coloca a figura de { $card } nas pilhas de combate
    .you = Colocas a figura de { $card } nas pilhas de combate
event-explorer_moved = { $seat } move o explorador para { $to }
    .you = Moves o teu explorador para { $to }
event-figure_moved = { $seat } move a figura no trilho para { $to }
    .you = Moves a tua figura no trilho para { $to }
event-figure_placed = { $seat } põe uma figura no trilho do explorador: { $to }{ because }
    .you = Pões uma figura no trilho do explorador: { $to }{ because }
event-ruin_entered = { $seat } põe uma figura na ruína
    .you = Pões uma figura na ruína
event-ruin_moved = { $seat } avança na ruína para { $to }
    .you = Avanças na ruína para { $to }
event-barrier_crossed = { $seat } passa a barreira { $barrier }
    .you = Passas a barreira { $barrier }
event-token_revealed = { $seat } tira uma ficha de combate: { $token }
    .you = Tiras uma ficha de combate: { $token }
event-token_returned = { $seat } põe uma ficha de combate por baixo da pilha { $number }
    .you = Pões uma ficha de combate por baixo da pilha { $number }
event-fight-for = { $seat } combate por { $the_nation } com um valor de { $value }
    .you = Combates por { $the_nation } com um valor de { $value }
event-fight-against = { $seat } combate contra { $the_nation } com um valor de { $value }
    .you = Combates contra { $the_nation } com um valor de { $value }
event-fight-undecided = { $seat } combate com um valor de { $value }
    .you = Combates com um valor de { $value }
event-fight_ended = { $seat } termina o Combate
    .you = Terminas o Combate
event-annexed = { $seat } anexa { $location } para { $the_nation }
    .you = Anexas { $location } para { $the_nation }
event-displaced = { $seat } desaloja { $the_old } em { $location } a favor de { $the_nation }
    .you = Desalojas { $the_old } em { $location } a favor de { $the_nation }
event-liberated = { $seat } liberta { $location } de { $the_nation }
    .you = Libertas { $location } de { $the_nation }
event-marker_placed = { $seat } coloca um marcador em { $location }: { $nation }
    .you = Colocas um marcador em { $location }: { $nation }
event-marker_resists = { $seat } põe o marcador na peça de resistência: { $nation }
    .you = Pões o marcador na peça de resistência: { $nation }
event-resistance_full = { $seat } enche a peça de resistência
    .you = Enches a peça de resistência
event-marker_returned = { $seat } devolve um marcador: { $nation }
    .you = Devolves um marcador: { $nation }
event-marker_lost = Um marcador sai do jogo: { $nation }
event-task_done = { $seat } cumpre uma tarefa da carreira: { $task }
    .you = Cumpres uma tarefa da tua carreira: { $task }
event-career_done = { $seat } completa a carreira { $career }
    .you = Completas a carreira { $career }
event-goal_met = { $seat } tem aquilo por que { $card } esperava
    .you = Tens aquilo por que { $card } esperava
event-invested = { $seat } investe em { $building }
    .you = Investes em { $building }
event-prestige_opened = Edifício de prestígio: { $building }
event-village_action = { $seat } faz uma ação de aldeia: { $kind }
    .you = Fazes uma ação de aldeia: { $kind }
village_kind-take = receber dobrões
village_kind-discard = descartar a mão
village_kind-buy = comprar uma carta
village_kind-invest = investir
village_kind-port = porto de origem
village_kind-resistance = peça de resistência
village_kind-quest = missão de uma carta
event-round_ended = { $seat } chega a casa e termina a ronda { $round }
    .you = Chegas a casa e terminas a ronda { $round }
event-round_ended-table = Termina a ronda { $round }
event-last_purchase = { $seat } faz uma última compra
    .you = Fazes uma última compra
event-markers_came = Chega um marcador a { $location }: { $nation }
event-automa_card = { $automa } vira uma carta
event-automa_disc = { $automa } põe um disco em { $location }
event-automa_disc_counted = { $automa } conta mais um disco
event-automa_sailed = { $automa } navega até { $to }
event-automa_explored = { $automa } move o explorador para { $to }
event-automa_vp = { $automa } ganha { n-vp }
event-automa_influence = { $automa } ganha { n-influence }
event-automa_combat = { $automa } combate por { $the_nation }
event-hint_revealed = { $seat } vira { $hint }
    .you = Viras { $hint }
event-hint_revealed-table = Vira-se: { $hint }
event-hint_removed = { $seat } retira { $hint }
    .you = Retiras { $hint }
event-hint_removed-table = Retira-se: { $hint }
event-luysa_found = Luysa é encontrada em { $location }
event-luysa_found-bare = Luysa é encontrada
event-luysa_freed = Luysa está livre
event-marker_surrendered = { $seat } abdica da influência: { $nation }
    .you = Abdicas da tua influência: { $nation }
event-chapter_disc = { $seat } põe um disco para o objetivo do capítulo
    .you = Pões um disco para o objetivo do capítulo
event-tile_used = { $seat } usa { $tile }
    .you = Usas { $tile }
event-jack_discarded = { $seat } descarta { $card } como mercadoria ou objeto à escolha
    .you = Descartas { $card } como mercadoria ou objeto à escolha
event-scored = { $seat } ganha { n-vp }: { $scored }
    .you = Ganhas { n-vp }: { $scored }
event-went_on = { $seat } continua
    .you = Continuas
event-went_on-main = { $seat } resolve a ação principal
    .you = Resolves a tua ação principal
event-went_on-option = { $seat } faz uma escolha
    .you = Fazes a tua escolha
event-went_on-village = { $seat } termina as ações de aldeia
    .you = Terminas as ações de aldeia
event-went_on-city = { $seat } resolve a ação de cidade
    .you = Resolves a ação de cidade
event-went_on-exploration = { $seat } para de explorar
    .you = Paras de explorar
event-went_on-quest = { $seat } deixa a missão
    .you = Deixas a missão
event-game_ended = O jogo terminou
event-legacy_laid = No mapa: { $tile }

## Phases, and what the game waits for

phase-choosing = Preparação
phase-turns = Navegar
phase-last_purchase = Última compra
phase-income = Rendimento
phase-dropping = Mãos
phase-refilling = Completar mãos
phase-ransom = Resgate
phase-over = Fim
prompt-waiting = { $seat } tem de escolher
prompt-all = Os outros ainda estão a escolher
prompt-over = O jogo terminou
prompt-other = A tua escolha
prompt-choosing-career = Escolhe a tua carreira
prompt-choosing-port = Escolhe o teu porto de origem
prompt-choosing-plan = Planeia uma carta
prompt-choosing-discards = Fica com quatro cartas, descarta o resto
prompt-choosing-done = Os outros ainda estão a escolher
prompt-dropping = Ficas com a mão, ou tiras outra?
prompt-move = { $points ->
    [one] Navega { $points } ponto
   *[other] Navega de 1 a { $points } pontos
}
prompt-move-home = Navega { $points ->
    [one] { $points } ponto
   *[other] de 1 a { $points } pontos
} até casa
prompt-arrival = Em { $location }: o que aqui espera
prompt-main = Em { $location }: escolhe uma ação
prompt-refill-full = A tua mão está completa: mais alguma coisa antes do fim do turno?
prompt-refill = Completa a tua mão até { $limit ->
    [one] { $limit } carta
   *[other] { $limit } cartas
}
prompt-village = Tens ainda { n-village_actions }
prompt-city = Ação de cidade em { $location }
prompt-porto = Descartar mais uma vez { $good }?
prompt-disc = Retira { n-discs } do teu tabuleiro de navio
prompt-nation-influence = Em que nação ganhas influência?
prompt-nation-rank = Em que nação sobes ao grau seguinte?
prompt-nation-return = A que nação volta o marcador?
prompt-nation-liberation = De que nação é libertado o local?
prompt-nation-displacement = Que nação é desalojada?
prompt-nation-marker = De que nação é o marcador?
prompt-liberation = Que local libertas?
prompt-marker = Onde colocas o marcador?
prompt-resistance = Pôr o marcador ({ $nation }) na peça de resistência?
prompt-full_resistance = A tua peça de resistência está cheia
prompt-option = Escolhe uma
prompt-offer = { $what }?
prompt-sale = Vender { $good } ({ $what } por cada)
prompt-payment = Paga { $what }
prompt-same_goods = Que mercadoria pagas { $count ->
    [0] { $count } vezes
    [one] uma vez
   *[other] { $count } vezes
}?
prompt-assistant_place = Onde colocas o assistente { $card }?
prompt-agent_place = Para que nação vai a figura de { $card }?
prompt-quest = Cumprir a missão?
prompt-city_choice = A ação de cidade de que local?
prompt-assistants = Que assistente trabalha?
prompt-exploration = Explorar: ainda { n-steps }
prompt-branch = Por que casa segue o caminho?
prompt-combat-pick_pile = Combate: de que pilha tiras?
prompt-combat-pick_second = Combate: tirar uma segunda ficha?
prompt-combat-keep_one = Combate: com que ficha ficas?
prompt-combat-put_under = Combate: por baixo de que pilha vai a outra ficha?
prompt-combat-pick_nation = Combate: por quem ou contra quem?
prompt-combat-fight = Combate, { $nation }: um valor de { $value } para gastar
prompt-combat-fight-for = Combate por { $the_nation }: um valor de { $value } para gastar
prompt-combat-fight-against = Combate contra { $the_nation }: um valor de { $value } para gastar
prompt-combat-start = Combate
prompt-combat-end = Combate
prompt-loss = Em que nação perdes influência?
prompt-last_purchase = A ronda terminou: uma última compra
prompt-surrender = Cidade holandesa: de que marcador de influência abdicas para sempre?
prompt-cover_hint = Que pista vermelha cobre a casa?
prompt-cover_space = Que casa verde cobre a pista?
prompt-return_marker = Que marcador da tua peça de resistência volta à sua nação ({ $what })?
prompt-port_offer = O teu porto de origem { $port } está desbloqueado: aceitas o bónus ({ $what })?
prompt-automa_quest = Com que missão fica o automa?
prompt-ransom = Pagar o resgate de Luysa?

## Refusals, by code. $detail is the error's own sentence.

error-card-unknown = Essa carta não existe: { $detail }
error-data-too_many = Há demasiados números de um tipo: { $detail }
error-data-other = A mesa foi vista com outros números: { $detail }
error-field-unknown = Não se guarda nenhuma fonte para isso: { $detail }
error-maracaibo-not_asked = Não é isso que se pede neste momento.
error-maracaibo-must_choose = Aqui é preciso escolher alguma coisa.
error-maracaibo-not_there = Não há nada nesse local.
error-maracaibo-not_possible = Isso não é possível agora.
error-maracaibo-too_few_doubloons = Não tens dobrões para isso.
    .told = { $short ->
        [0] Faltam { $short } dobrões
        [one] Falta um dobrão
       *[other] Faltam { $short } dobrões
    }: custa { $price }, tens { $have }.
error-maracaibo-too_few_figures = Não tens na reserva figuras para isso.
    .told = { $short ->
        [0] Faltam { $short } figuras
        [one] Falta uma figura
       *[other] Faltam { $short } figuras
    }: precisas da tua reserva de { $price }, há lá { $have }.
error-maracaibo-too_few_combat = Não tens pontos de combate para isso.
    .told = { $short ->
        [0] Faltam { $short } pontos de combate
        [one] Falta um ponto de combate
       *[other] Faltam { $short } pontos de combate
    }: custa { $price }, tens { $have }.
error-maracaibo-cannot_pay = Não podes pagar o que isso custa.
    .told = Custa { $what }, e agora não podes pagar tudo isso.
error-maracaibo-points = Um navio não pode navegar agora tantos pontos de movimento.
    .told = O teu navio navega agora de { $least } a { $most ->
        [one] { $most } ponto
       *[other] { $most } pontos
    }.
error-maracaibo-no_location = Esse local não está no mapa neste jogo.
error-maracaibo-no_course = Nenhum caminho leva lá com exatamente esses pontos.
error-maracaibo-no_way = Nenhum caminho leva lá: os navios seguem as setas e não voltam para trás.
error-maracaibo-too_far = Isso é longe demais para este turno.
    .told = Fica a { $away ->
        [one] { $away } ponto
       *[other] { $away } pontos
    }: o teu navio não navega mais do que { $most }.
error-maracaibo-no_disc_there = Já não há aí nenhum disco.
error-maracaibo-barrier = O teu explorador não passou a barreira que isto exige.
    .told = O teu explorador ainda não passou a barreira { $barrier }.
error-maracaibo-tile = Essa peça de legado não tem nada a oferecer nesta escala.
error-maracaibo-no_city = O teu navio não está numa cidade.
error-maracaibo-no_village = O teu navio não está numa aldeia.
error-maracaibo-no_assistant = Não tens aqui nenhum assistente.
error-maracaibo-no_quest = Essa missão não se pode cumprir aqui.
error-maracaibo-once = Isso só é possível uma vez, e já foi feito.
error-maracaibo-delivered = Há uma só entrega por ação de cidade.
error-maracaibo-market_full = Este mercado não leva mais discos.
error-maracaibo-no_disc = Já não tens discos no teu tabuleiro de navio.
error-maracaibo-wrong_good = Este mercado não quer a mercadoria dessa carta.
    .told = Esta carta mostra { $good }; o mercado quer { $wanted }.
error-maracaibo-no_market_disc = Não se pode tirar nenhum disco deste mercado.
error-maracaibo-no_hand = Não tens cartas na mão.
error-maracaibo-markers = Nenhuma nação tem no mapa marcadores que cheguem para essa carta.
    .told = Nenhuma nação tem ainda no mapa { $count ->
        [one] { $count } marcador
       *[other] { $count } marcadores
    }.
error-maracaibo-no_place = Não há lugar para o assistente dessa carta.
error-maracaibo-invested = Já investiste nesse edifício.
error-maracaibo-locked = Isso ainda não está desbloqueado no teu tabuleiro de navio.
error-maracaibo-no_action = Isso não tem nenhuma ação de aldeia que possas pagar agora.
error-maracaibo-no_marker = Não há nenhum marcador que se possa retirar.
error-maracaibo-planning_full = A tua zona de planeamento está cheia.
error-maracaibo-no_path = Não consegues lá chegar com estes passos.
    .told = O teu explorador não pode terminar aí: { $steps ->
        [0] faltam { $steps } passos
        [one] falta um passo
       *[other] faltam { $steps } passos
    }.
error-maracaibo-stance = Não podes tomar esse partido neste Combate.
error-maracaibo-not_empty = Isso não é uma aldeia ou cidade vazia.
error-maracaibo-no_markers_left = Essa nação já não tem marcadores na sua escala.
error-maracaibo-value = O teu valor de combate é pequeno demais para isso.
    .told = Em falta { $short }: valor de combate preciso: { $price }, resta: { $have }.
error-maracaibo-resistance_space = O marcador não pode ir para essa casa da peça de resistência.
error-maracaibo-does_not_pay = Essa carta não mostra o que se pede.
    .told = Esta carta mostra { $good } e { $object }; pede-se { $what }.
error-maracaibo-hand_full = A tua mão está completa.
error-maracaibo-luysa = Luysa não está onde está o teu navio.
error-maracaibo-no_hint = Não há aí nenhuma pista que possas apanhar.
error-maracaibo-no_space = A carta da Busca não tem essa casa.
error-maracaibo-chapter = O objetivo do capítulo não pode ser servido agora.
warning-cannot_be_undone = Não se pode desfazer.

## Options. The words in parentheses are the values to write.

option-scenario = Cenário
    .text = O que se joga: base_easy, base_medium, base_hard, campaign, unrest, all_inclusive, coop, rescue.
option-automa = Adversário de um capitão só
    .text = Quem joga contra um capitão a solo: Jacques (jacques), ou Jean (jean), que conhece todos os cenários menos os que libertam as Caraíbas inteiras.
option-level = Nível do adversário
    .text = Com que força joga Jacques (1 a 4) ou Jean (1 a 5).
option-promos = Peças promocionais
    .text = Se a missão e o edifício promocionais se juntam aos outros.
option-open_hands = Mãos abertas
    .text = Se os capitães que cooperam veem as mãos uns dos outros.
option-archive = Arquivo de uma campanha
    .text = O que os jogos anteriores deixaram: capítulo, peças de legado, cartas de história. O terminal guarda-o num ficheiro.
option-rulings = Interpretações
    .text = 4, para jogos novos: ações livres em cada escala do turno, de modo que pagar uma pista vermelha te deixa virar outra onde estás, e nenhum turno passa enquanto Luysa puder ser libertada, nem mesmo com a última carta tirada; a Nota Diplomática pode ser deixada, leva o marcador que escolheres e, sem a peça de resistência, um que tenha saído do jogo; Pau para Toda a Obra pode ser vendido como tabaco ou milho; a passagem secreta está aberta a um navio que esteja em 13; as cartas de história só entram em Agitação e O Salvamento, numa campanha as que ela ganhou; a dois, os capitães escolhem a casa verde que uma pista cobre; a solo, Cooperação nas Caraíbas começa com menos missões. 3: o mesmo, mas a solo com tantas missões como para vários capitães. 2: como 3, mas a última carta tirada termina sempre o turno. 1: como se jogava até à versão 0.5.

## Scenarios

variant-base_easy = Jogo base, fácil
    .text = O jogo base sem peças de legado.
choice-scenario-base_easy = { variant-base_easy }
variant-base_medium = Jogo base, médio
    .text = O jogo base com quatro peças de legado.
choice-scenario-base_medium = { variant-base_medium }
variant-base_hard = Jogo base, difícil
    .text = O jogo base com sete peças de legado.
choice-scenario-base_hard = { variant-base_hard }
variant-campaign = Campanha
    .text = Uma cadeia de jogos; o que acontece num muda o seguinte.
choice-scenario-campaign = { variant-campaign }
variant-unrest = Agitação
    .text = As nações ocupam toda a costa, e os capitães libertam-na uns contra os outros.
choice-scenario-unrest = { variant-unrest }
variant-all_inclusive = Tudo incluído
    .text = Portos de origem, revolta e resistência em conjunto.
choice-scenario-all_inclusive = { variant-all_inclusive }
variant-coop = Cooperação nas Caraíbas
    .text = Todos os capitães juntos contra Jacques e as nações.
choice-scenario-coop = { variant-coop }
variant-rescue = O Salvamento
    .text = Juntos contra Jacques, e é preciso encontrar e libertar Luysa.
choice-scenario-rescue = { variant-rescue }
choice-automa-jacques = Jacques
choice-automa-jean = Jean

## The table

table-round = Ronda { $round } de 4
table-pile = pilha { $count }
table-quest-pile = missões { $count }
table-token-piles = pilhas de combate { $first }+{ $second }
table-seat = Capitão
table-ship = Navio
table-vp = PV
table-doubloons = Dobr.
table-combat = Comb.
table-figures = Fig.
table-hand = Mão
table-bought = Cartas
table-quests = Mis.
table-tokens = Fich.
table-upgrades = Melh.
table-synergies = Sin.
table-loop = A viagem
table-market = Mercado
table-owner = Nac.
table-there = O que há
table-quest-here = missão { $quest }
table-hints-here = { n-hints }
table-assistant-here = assistente { $card } ({ $seat })
table-luysa-here = Luysa
table-goal-here = objetivo do capítulo
table-ends-round = termina a ronda
table-explorers = Exploradores
table-nations = Nações
table-nation-row = { $name } ({ $letter }): { $board } no mapa, { $left } na escala
table-prestige = Prestígio
table-face-down = { $count ->
    [one] { $count } virado para baixo
   *[other] { $count } virados para baixo
}
table-display = Oferta
table-own = O teu navio
table-ship-of = Navio de { $seat }
table-unlocked = Desbloqueado
table-one-disc = Falta um disco
table-two-discs = Mais discos
table-career = Carreira
table-port = Porto de origem
table-port-locked = bloqueado
table-resistance = Resistência
table-figures-left = { $supply } na reserva, { $general } fora, { $career } na carreira
table-figures-row = Figuras
table-synergies-row = Sinergias
table-your-hand = A tua mão ({ $count })
table-hand-of = Mão ({ $count })
table-planned = Planeadas ({ $count } de 3)
table-tableau = Compradas ({ $count })
table-your-quests = Missões da tua carta
table-empty = vazio
table-card-at = { $card } ({ $place })
table-automa-row = { $vp } PV, explorador { $explorer }, missões { $quests }, discos { $discs }, { $cards ->
    [one] resta { $cards } carta
   *[other] restam { $cards } cartas
}
table-search = A Busca
table-search-green = verde
table-search-red = vermelha
table-search-covered = coberta
table-luysa-hidden = Luysa está escondida
table-luysa-found = Luysa foi encontrada
table-luysa-freed = Luysa está livre
table-chapter-discs = { $count } de { $need ->
    [one] { $need } disco
   *[other] { $need } discos
}
table-reward = Recompensa
table-space = Casa
table-level = { $automa }, nível { $level }
table-told = { $name }: { $text }
table-any-good = todas as mercadorias
table-tokens-row = Fichas de combate
table-key = PV e Dobr. com +rendimento · Comb. pontos de combate · Fig. figuras na reserva · Mão/planeadas · Mis. missões · Fich. fichas de combate · Melh. melhorias do navio · Sin. sinergias · Mercado: mercadorias pedidas, casas livres
table-estimated = ≈ assinala um número estimado por nós.
note-gain = dá { $gain }
note-price = custa { $price }
note-final = não se pode desfazer
note-market = { $count ->
    [one] mercado: { $count } livre
   *[other] mercado: { $count } livres
}
note-discs = { $left } de { $discs ->
    [one] { $discs } disco
   *[other] { $discs } discos
} por retirar
note-vp = { n-vp } no fim

## Things to look up

sheet-where = Agora
sheet-why-not = Agora não: { $reason }
sheet-ways = Caminhos a seguir
figure-reconstructed = estimado
    .mark = ≈
where-pile = na pilha, ou fora de vista
where-display = na oferta
where-discards = descartada
where-removed = fora do jogo
where-hand = na tua mão
where-planned = planeada por { $seat }
where-tableau = comprada por { $seat }
deck-A = baralho inicial
deck-B = cartas posteriores
deck-U = cartas da expansão
deck-C = cartas de história
summary-title = De onde vieram os PV
summary-top = { $count ->
    [one] { $count } fonte menor
   *[other] { $count } fontes menores
}
result-won = Os capitães ganharam juntos.
result-lost = Os capitães perderam juntos.
result-won-solo = Venceste { $automa }.
result-lost-solo = { $automa } ganhou.
result-all_markers_removed = todos os marcadores saíram do mapa
result-all_above_jacques = todos os capitães têm mais PV do que o automa
result-luysa_freed = Luysa está livre
screen-help =
    O que podes escrever
      3               a escolha com esse número
      sail 11         navegar até lá (ou o nome: sail Cartagena)
      comprar Mercador    o início de uma escolha da lista, ou uma carta
      pass            não fazer mais nada do que se pede
      ? Mercador      uma carta; também um local (? Cartagena), uma carreira, um porto, uma peça (? L33), uma escolha (? 3)
      seat Ada        o navio e as cartas de um capitão
      track           o trilho do explorador com as suas recompensas
      cards           as tuas cartas compradas com os seus efeitos
      display         as cartas em oferta
      legacy          as peças de legado no mapa
      discards        as cartas descartadas
      hint            as melhores ações, e porquê
      undo            desfazer o teu último passo, enquanto nada tiver sido revelado
      log, rules, table, quit
screen-unknown = «{ $line }» não quer dizer nada aqui. Escreve um número da lista, o início de uma escolha, ou ? para ajuda.
screen-unknown-subject = Não há nada chamado «{ $what }». Pergunta por uma carta (? Mercador), um local (? Cartagena) ou uma escolha (? 3).
screen-nothing-chosen = Nada foi feito.
screen-nothing-pending = Não há nada começado que se possa anular.
campaign-succeeded = { $chapter }: objetivo alcançado.
campaign-failed = { $chapter }: objetivo falhado.
campaign-standing = { $count ->
    [one] { $seat }: { $count } jogo ganho, { $vp } PV ao todo
   *[other] { $seat }: { $count } jogos ganhos, { $vp } PV ao todo
}
campaign-next = A seguir: { $chapter }

## Kinds of events to look for

deed-round_began = Inícios de ronda
deed-sailed = Viagens
deed-card_bought = Cartas compradas
deed-delivered = Entregas
deed-quest_done = Missões
deed-upgrade_unlocked = Melhorias do navio
deed-explorer_moved = Explorações
deed-fight = Combates
deed-liberated = Libertações
deed-invested = Edifícios de prestígio
deed-scored = Pontuação final

## Printed figures: what they are

data-field-players = jogadores
data-field-rounds = rondas
data-field-objects = objetos
data-field-start = partida
data-field-figures = figuras
data-field-vp_by_order = PV por ordem de chegada
data-field-number = número
data-field-kind = tipo
data-field-neighbours = vizinhos
data-field-annexable = pode ser anexado
data-field-assistants = aceita assistentes
data-field-zone = zona
data-field-city_tile_slot = lugar para uma peça de cidade
data-field-flag = recompensa da bandeira
data-field-requires_legacy = só com a peça
data-field-enter_cost = pontos para entrar
data-field-leave_cost = pontos para sair
data-field-requires_barrier = atrás da barreira
data-field-action = ação
data-field-market_goods = mercadorias pedidas
data-field-market_capacity = casas do mercado
data-field-city_with_legacy = cidade com a peça
data-field-must_stop = escala obrigatória
data-field-ends_round = termina a ronda
data-field-branch = ramo
data-field-cost = custo
data-field-helm = leme
data-field-overlay_of = fica sobre
data-field-expansion = da expansão
data-field-region = região
data-field-next = seguinte
data-field-reward = recompensa
data-field-quest_slot = lugar para uma missão
data-field-end = fim
data-field-discs = discos
data-field-immediate = de imediato
data-field-permanent = para sempre
data-field-deck = baralho
data-field-vp = PV
data-field-good = mercadoria
data-field-object = objeto
data-field-effects = efeitos
data-field-requires = exige
data-field-endgame = no fim
data-field-promo = promocional
data-field-freeing_recommended = com Libertar as Caraíbas
data-field-freeing = usado com Libertar as Caraíbas
data-field-tasks = tarefas
data-field-task_reward = recompensa de uma tarefa
data-field-task_figure = figuras de uma tarefa
data-field-complete_reward = recompensa por todas as tarefas
data-field-immediate_cost = preço do bónus
data-field-immediate_gain = bónus
data-field-ongoing = a partir daí
data-field-nation = nação
data-field-quests = missões
data-field-france = valor para França
data-field-spain = valor para Espanha
data-field-england = valor para Inglaterra
data-field-modifier = bónus por marcadores
data-field-bonus = bónus
data-field-place = local
data-field-on_stop = numa escala
data-field-combat_actions = ações de combate
data-field-spaces_per_player = casas para cada capitão
data-field-after_space = atrás da casa
data-field-brings = traz consigo
data-field-special = especial
data-field-doubloons_per_rank = dobrões por grau
data-field-city_action_doubloons = dobrões da ação de cidade
data-field-city_action_combat = pontos de combate da ação de cidade
data-field-combat_points = pontos de combate
data-field-combat_points_solo = pontos de combate a solo
data-field-pay_objects = preço
data-field-colour = cor
data-field-areas = áreas
data-field-steps = passos
data-field-route = rota
data-field-display_card = carta da oferta
data-field-actions = ações
data-field-mode = modo
data-field-modules = módulos
data-field-optional_modules = módulos opcionais
data-field-legacy = peças de legado
data-field-legacy_columns = peças de legado por objeto
data-field-c_cards = cartas de história
data-field-nation_scoring = as nações pontuam
data-field-automas = automas
data-field-campaign_card = carta da campanha
data-field-markers = marcadores no início
data-field-new_markers_per_nation = novos marcadores por ronda
data-field-markers_by_players = marcadores por capitães
data-field-win = para ganhar
data-field-ransom_doubloons = resgate
data-field-location = local
data-field-need_by_players = discos precisos
data-field-on_success = em caso de êxito
data-field-on_failure = em caso de falhanço
data-field-add_on_success = peças em caso de êxito
data-field-add_on_failure = peças em caso de falhanço
data-field-scenario = cenário
data-field-remove_legacy = peças retiradas
data-field-there = existe
data-field-position = onde está desenhado
data-yes = sim
data-no = não

## Project cards: names. What a card does is told from its ops.

card-A001 = Marinheiro
card-A002 = { card-A001 }
card-A003 = Grumete
card-A004 = { card-A003 }
card-A005 = Cozinheiro
card-A006 = { card-A005 }
card-A007 = Mercador
card-A008 = { card-A007 }
card-A009 = { card-A007 }
card-A010 = Cantor de Baladas
card-A011 = { card-A010 }
card-A012 = Cronista
card-A013 = { card-A012 }
card-A014 = Batedor
card-A015 = { card-A014 }
card-A016 = { card-A014 }
card-A017 = Guia da Selva
card-A018 = { card-A017 }
card-A019 = Carpinteiro
card-A020 = { card-A019 }
card-A021 = Taberna do Porto
card-A022 = { card-A021 }
card-A023 = { card-A021 }
card-A024 = Guia Local
card-A025 = { card-A024 }
card-A026 = { card-A024 }
card-A027 = Armeiro
card-A028 = { card-A027 }
card-A029 = Intermediário
card-A030 = { card-A029 }
card-A031 = Intendente
card-A032 = { card-A031 }
card-A033 = Vigia
card-A034 = { card-A033 }
card-A035 = Veterano
card-A036 = { card-A035 }
card-A037 = Ajudante de Navegação
card-A038 = { card-A037 }
card-A039 = Enviado de França
card-A040 = Enviado de Espanha
card-A041 = Enviado de Inglaterra
card-A042 = Cortesão
card-A043 = { card-A042 }
card-A044 = Contrabandista
card-A045 = { card-A044 }
card-A046 = Coveiro
card-A047 = Conquista de Aldeia
card-A048 = { card-A047 }
card-A049 = Vendedor Ambulante
card-A050 = { card-A049 }
card-A051 = Aparelhador
card-A052 = { card-A051 }
card-A053 = Caçador de Tesouros
card-A054 = { card-A053 }
card-A055 = Artilheiro
card-A056 = { card-A055 }
card-B001 = Contramestre
card-B002 = { card-B001 }
card-B003 = Amaro Pargo
card-B004 = Mary Read
card-B005 = Anne Bonny
card-B006 = Galeão
card-B007 = { card-B006 }
card-B008 = Construção de Forte
card-B009 = { card-B008 }
card-B010 = Expedição Comercial
card-B011 = { card-B010 }
card-B012 = Carta de Corso
card-B013 = Conquista Gloriosa
card-B014 = { card-B013 }
card-B015 = Decreto Real
card-B016 = { card-B015 }
card-B017 = Embaixador em França
card-B018 = Embaixador em Espanha
card-B019 = Embaixador em Inglaterra
card-B020 = Vice-Rei
card-B021 = { card-B020 }
card-B022 = Plantação
card-B023 = { card-B022 }
card-B024 = { card-B022 }
card-B025 = Contadoria
card-B026 = { card-B025 }
card-B027 = Teatro
card-B028 = { card-B027 }
card-B029 = Mosteiro
card-B030 = { card-B029 }
card-B031 = Biblioteca
card-B032 = { card-B031 }
card-B033 = Armazém
card-B034 = { card-B033 }
card-B035 = Mestre Carpinteiro
card-B036 = { card-B035 }
card-B037 = { card-B035 }
card-B038 = Doca Seca
card-B039 = { card-B038 }
card-B040 = Entalhador de Proas
card-B041 = { card-B040 }
card-B042 = Explorador da Selva
card-B043 = { card-B042 }
card-B044 = { card-B042 }
card-B045 = Desbravador
card-B046 = { card-B045 }
card-B047 = Cartógrafo
card-B048 = { card-B047 }
card-B049 = Posto Missionário
card-B050 = { card-B049 }
card-B051 = Rede de Espiões
card-B052 = { card-B051 }
card-B053 = { card-B051 }
card-B054 = Guarnição do Forte
card-B055 = { card-B054 }
card-B056 = { card-B054 }
card-B057 = Feitoria
card-B058 = { card-B057 }
card-B059 = { card-B057 }
card-B060 = Estaleiro
card-B061 = { card-B060 }
card-B062 = { card-B060 }
card-B063 = Piloto
card-B064 = { card-B063 }
card-B065 = Taberneiro
card-B066 = { card-B065 }
card-B067 = Capitão Mercenário
card-B068 = { card-B067 }
card-B069 = Estalagem das Histórias
card-B070 = Mecenas
card-B071 = { card-B070 }
card-B072 = Recrutador
card-B073 = { card-B072 }
card-B074 = Filósofo
card-B075 = { card-B074 }
card-B076 = Almirante
card-B077 = { card-B076 }
card-B078 = Capitão do Porto
card-B079 = { card-B078 }
card-B080 = Baronesa
card-B081 = { card-B080 }
card-B082 = Aventureiro
card-B083 = { card-B082 }
card-B084 = Médico
card-B085 = { card-B084 }
card-B086 = Corsário
card-B087 = { card-B086 }
card-B088 = Destilador de Rum
card-B089 = Sargento Instrutor
card-B090 = Posto na Selva
card-B091 = Palácio
card-B092 = Solar
card-B093 = { card-B092 }
card-B094 = Herdade
card-B095 = Colecionador
card-B096 = { card-B095 }
card-B097 = Armador
card-B098 = Chefe de Espiões
card-B099 = { card-B098 }
card-B100 = Herói de Guerra
card-B101 = { card-B100 }
card-U001 = Agrimensor da Selva
card-U002 = Guia da Cidade Perdida
card-U003 = Negociante de Especiarias
card-U004 = Engenho de Açúcar
card-U005 = Agente na Corte
card-U006 = { card-U005 }
card-U007 = Estratega
card-U008 = Cartomante
card-U009 = Oráculo da Aldeia
card-U010 = Guilda dos Estaleiros
card-U011 = Liga dos Veteranos
card-U012 = Clube dos Exploradores
card-U013 = Amigo das Aldeias
card-U014 = Pau para Toda a Obra
card-U015 = { card-U014 }
card-U016 = Negociante Discreto
card-U017 = Grande Viagem
card-U018 = Desertor
card-U019 = Vendedor de Tabaco
card-U020 = Imposto do Milho
card-U021 = Chefe Rebelde
card-U022 = { card-U021 }
card-U023 = { card-U021 }
card-U024 = Quadro de Missões
card-U025 = Anfitrião Generoso
card-U026 = Nota Diplomática
card-U027 = Livro de Feitos
card-U028 = Quadro de Honra
card-U029 = Tambores de Guerra
card-U030 = Festim da Tripulação
card-U031 = Batismo do Navio
card-U032 = Grande Festa
card-U033 = Capataz da Doca
card-U034 = Vigília Noturna
card-U035 = Velho Contador de Histórias
card-U036 = Pensionista Real
card-C090 = Velho Piloto
card-C091 = Almirante Reformado
card-C092 = Médico de Bordo
card-C093 = Mapa do Tesouro
card-C094 = Mercado Negro
card-C095 = Mina Abandonada
card-C096 = Santuário na Selva
card-C097 = Perdão Real
card-C098 = Enseada Escondida
card-C099 = Mestre de Estaleiro
card-C100 = Irmão de Luysa
card-C101 = Acampamento Escondido
card-C102 = Rede Clandestina
card-C103 = Mensageiro a Cavalo
card-C104 = Esconderijo de Armas
card-C105 = Ancião da Aldeia
card-C106 = Acampamento na Selva

## The guided first game: what a hint is about, what is to be known, and what to do while it is legal

hint-voyage = Quatro viagens por pontos de vitória
    .text = Boas-vindas às Caraíbas! Quatro vezes dás a volta ao mar, de Havana até voltares a casa. No fim ganha quem tiver mais pontos de vitória (PV): vêm das cartas, das missões, do explorador, do teu navio e das nações que serves ou expulsas.
hint-career = A tua carreira
    .text = Uma carreira tem três tarefas. Cada uma que cumpres dá uma figura e dobrões; as três juntas dão PV. De duas, fica com uma.
hint-port = O teu porto de origem
    .text = Um porto de origem dorme debaixo de dois discos do teu tabuleiro de navio. Quando os dois saírem, funciona até ao fim do jogo.
hint-planning = As cartas são três coisas
    .text = Uma carta na tua mão é uma mercadoria, um objeto ou um projeto. Na zona de planeamento espera para ser comprada como projeto, e não ocupa lugar na mão.
    .now = Cartas na tua mão agora: { $number }.
hint-cards_left = Algumas cartas saem
    .text = Algumas cartas ficam na tua mão, as outras são descartadas. Guarda mercadorias e objetos diferentes: nunca se sabe o que um mercado ou uma missão vai pedir.
    .now = Cartas na tua mão agora: { $number }.
hint-sail = Faz-te ao mar
    .text = Cada seta é um ponto de movimento, e podes navegar até sete. Nunca se volta para trás, por isso o que passas fica perdido nesta ronda. Aponta para um local para veres o que lá espera.
hint-city = Uma ação principal
    .text = Onde fazes escala tens uma ação principal. É a ação da cidade, ações numa aldeia, uma missão ou os assistentes que lá tenhas.
hint-deliver = Entrega uma mercadoria
    .text = Descarta uma carta com uma mercadoria que o mercado queira. Um disco do teu tabuleiro de navio vai para o mercado, e algo no teu navio fica mais perto.
hint-disc = Os discos tapam melhorias
    .text = Dois discos cobrem cada melhoria. Quando saem ambos, fica desbloqueada. Mais vale destapar uma melhoria de cada vez do que muitas a meio.
hint-use_city = Usa a cidade
    .text = Depois da entrega, a ação própria da cidade também é tua. As peças de quatro cidades mudam de jogo para jogo.
hint-refill = Volta a tirar cartas
    .text = No fim do teu turno completas a mão: com cartas abertas, que vês, ou do topo desconhecido da pilha. Quem gasta cartas todos os turnos vê passar mais.
    .now = Cartas na tua mão agora: { $number }.
hint-far = Longe ou perto?
    .text = Numa aldeia, mais pontos de movimento dão mais ações: 1 até três pontos, 2 de quatro a seis, 3 com sete. Mas uma viagem curta acaba mais cedo.
    .now = Ações de aldeia na melhor escala ao teu alcance: { $number }.
hint-village = Numa aldeia
    .text = Aqui compras projetos da mão ou da zona de planeamento, ou recebes um dobrão. Também podes descartar a mão por dois, ou usar ações das tuas cartas e melhorias.
hint-buy = Compra um projeto
    .text = Um projeto funciona a partir de agora e fica à tua frente. O preço está impresso em cima; uma carta com assistente precisa também de uma figura.
    .now = { $card } custa { $number }, e tens { n-doubloons }.
hint-more_actions = Outra ação
    .text = Podes repetir a mesma ação. Os dobrões ficam contigo, por isso um dobrão para mais tarde nunca é má ideia; continuar põe fim à aldeia.
hint-rival = O outro capitão
    .text = Os navios não se estorvam, mas quem é mais rápido decide quando acaba a ronda. Vai vendo até onde chegou o outro navio.
hint-quest = Aqui espera uma missão
    .text = Paga os seus objetos com cartas da mão em vez da ação habitual. Recebes a recompensa e ficas com a peça.
hint-tile = Uma peça de legado
    .text = Alguns locais ganharam uma peça própria. O que ela oferece vem antes da tua ação principal, e podes recusar.
    .now = Aqui está: { $tile }.
hint-explorer = O explorador
    .text = No interior, o teu explorador segue o seu próprio caminho. Só paga a casa onde ele para, e as dos outros saltam-se. As barreiras pagam melhor a quem chega primeiro.
hint-fight = Um Combate
    .text = Escolhe uma pilha e vira a ficha de cima: mostra um valor para cada nação. Pontos de combate e figuras aumentam-no, e gasta-lo no que quiseres.
hint-uprising = Por ou contra
    .text = Combate por uma nação e ganha influência nela. Ou combate contra ela e liberta os seus locais por dobrões e PV. Num turno é uma coisa ou a outra.
hint-resistance = Resistência
    .text = O marcador que retiraste pode ir para a tua peça de resistência. A casa paga logo, e uma peça cheia paga por todas as tuas fichas de combate.
hint-assistants = Os teus assistentes
    .text = Está aqui uma figura tua. Como ação principal, cada um dos teus assistentes neste local trabalha uma vez, em cada ronda em que aqui fizeres escala.
hint-prestige = Edifícios de prestígio
    .text = Com dobrões e uma figura compras uma parte que pontua no fim. Vê o que ele conta: uns servem os teus planos, outros não.
    .now = { $building } está à vista.
hint-unlocked = Uma melhoria desbloqueada
    .text = Saíram os dois discos. Algumas melhorias pagam uma vez, outras ajudam a partir de agora: vê o teu tabuleiro de navio.
hint-task = Uma tarefa da tua carreira
    .text = A figura é agora tua, com alguns dobrões. O que foi cumprido fica cumprido, mesmo que o voltes a perder.
hint-homeward = De regresso
    .text = As últimas casas levam a casa, e toda a gente tem de fazer escala em cada uma. Quem chega ao fim termina a ronda para todos.
hint-home = A última compra
    .text = A ronda terminou. Cada um pode ainda comprar um projeto, investir ou receber dobrões; depois paga-se o rendimento.
hint-new_hand = Ficas com a mão?
    .text = Antes da próxima viagem podes descartar a mão toda e tirar outra. Fica com ela se servir os teus planos.
hint-over = De volta do mar
    .text = Foi um jogo completo. A história em baixo mostra de onde vieram os pontos. A seguir podes navegar a solo contra Jacques, ou com amigos.

## Why an action is worth doing, true of the table as it stands

reason-brings_free = Não custa nada: { $what }.
reason-brings = Dá { $what }.
reason-brings_at_once = Dá logo { $what }.
reason-career_tasks = Todas as suas tarefas ainda estão ao teu alcance: { $number }.
reason-plan_affordable = Custa { $number }, e tens { n-doubloons }.
reason-plan_keeps_hand = Custa { $number }: pode lá esperar sem encher a tua mão.
reason-discard_dear = Custa { $number }, e tens { n-doubloons }.
reason-card_twice = Tens também noutras cartas { $good } e { $object }.
reason-good_twice = Tens também noutra carta { $good }.
reason-sail_assistant = Está lá { $card } e trabalha mais uma vez.
reason-sail_market = O mercado de lá aceita { $good }, que tens na mão.
reason-sail_quest = Espera lá uma missão cujos objetos tens na mão.
reason-sail_tile = Há lá uma peça: { $tile }.
reason-sail_village = Dá { $number ->
    [0] { $number } ações de aldeia
    [one] uma ação de aldeia
   *[other] { $number } ações de aldeia
}.
reason-sail_ends_round = Termina a ronda para todos.
reason-sail_points = Por { $number ->
    [0] { $number } pontos
    [one] um ponto
   *[other] { $number } pontos
}, o resto do caminho continua à tua frente.
reason-deliver_spare = { $number ->
    [0] Mais { $number } cartas
    [one] Mais uma carta
   *[other] Mais { $number } cartas
} na tua mão { $number ->
    [0] mostram
    [one] mostra
   *[other] mostram
} { $good }.
reason-deliver_disc = Uma entrega tira um disco do teu tabuleiro de navio.
reason-disc_unlocks = É o último disco: depois tens { $upgrade }.
reason-disc_first = É o primeiro de dois discos: { $upgrade }.
reason-city_market = O mercado aceita { $good }, que tens na mão.
reason-city_free = Não custa nada.
reason-village_actions = Tens aqui { $number ->
    [0] { $number } ações de aldeia
    [one] uma ação de aldeia
   *[other] { $number } ações de aldeia
}.
reason-quest_held = A tua mão tem tudo o que ela pede.
reason-buy_vp = Tem { $vp } PV e deixa-te { n-doubloons }.
reason-buy_lasts = Funciona durante { $number ->
    [0] mais { $number } rondas
    [one] mais uma ronda
   *[other] mais { $number } rondas
} além desta.
reason-buy_leaves = Deixa-te { n-doubloons }.
reason-invest_end = Tem { $vp } PV por um preço de { $number }, e pontua no fim.
reason-doubloon_for_card = Ficas então com o que custa { $card }.
reason-doubloon_nothing_to_buy = Com { n-doubloons } não se compra aqui nada.
reason-draw_affordable = Custa { $number }, e tens { n-doubloons }.
reason-draw_new_good = Nenhuma carta na tua mão mostra ainda { $good }.
reason-draw_new_object = Nenhuma carta na tua mão mostra ainda { $object }.
reason-draw_open_dear = A carta aberta mais barata custa { $number }, e tens { n-doubloons }.
reason-draw_unseen = { $number ->
    [0] { $number } cartas da pilha
    [one] Uma carta da pilha
   *[other] { $number } cartas da pilha
} ainda { $number ->
    [0] não foram vistas
    [one] não foi vista
   *[other] não foram vistas
}.
reason-hand_shows = A tua mão mostra { $number ->
    [0] { $number } mercadorias diferentes
    [one] uma mercadoria
   *[other] { $number } mercadorias diferentes
}.
reason-fight_leads = Ninguém serve melhor { $the_nation }: a tua influência é { $number }.
reason-fight_value = Nesta ficha, o valor para { $the_nation } é { $number }.
reason-fight_plenty = Podes gastar { n-combat }.
reason-card_costs = Comprá-la custa { $number ->
    [one] { $number } dobrão
   *[other] { $number } dobrões
}.
reason-cards_leave = Deixa-te { $number ->
    [0] sem cartas
    [one] uma carta
   *[other] { $number } cartas
} na mão.
reason-city_no_good = Nenhuma carta da tua mão mostra uma mercadoria que o mercado aceite: resta a ação da cidade.
reason-explorer_steps = O teu explorador tem { $number ->
    [one] um passo
   *[other] { $number } passos
}.
reason-fight_costs = Gasta { $number } do valor de combate de { $count }.
reason-hand_dear = { $number ->
    [one] Uma carta da tua mão custa
   *[other] { $number } cartas da tua mão custam
} mais do que tens.
reason-hand_goes = Tiras cartas novas em vez de { $number ->
    [one] uma só
   *[other] estas { $number }
}.
reason-hints_here = { $number ->
    [one] Está aqui uma pista
   *[other] Estão aqui { $number } pistas
}.
reason-liberate_last = É o último marcador de lá.
reason-markers_there = { $number ->
    [0] Não há lá marcadores.
    [one] Há lá um marcador.
   *[other] Há lá { $number } marcadores.
}
reason-nation_influence = A tua influência ({ $the_nation }) é { $number }.
reason-pass_combat = Ficas com { n-combat }.
reason-pass_keeps = Ficas com { n-doubloons }.
reason-pass_others = Deixa de lado { $number ->
    [one] a única outra escolha
   *[other] outras { $number } escolhas
}.
reason-pile_tokens = { $number ->
    [one] Resta uma ficha
   *[other] Restam { $number } fichas
} nessa pilha.
reason-port_discs = Funciona quando os dois discos saírem da sua casa.
reason-pass_only = Mais nada é possível.
reason-price = Custa { $what }, e tens isso.
