# What Maracaibo says of itself on the pages that all titles share, in Portuguese.

maracaibo-about = Quatro viagens pelas Caraíbas: as cartas são mercadorias, objetos ou projetos, e combates pelas nações ou contra elas.
maracaibo-way-alone = A solo contra um automa
maracaibo-way-alone-text = Tudo incluído para um capitão: Jacques ou Jean navega contra ti.
maracaibo-way-other-text = O jogo base, ou Agitação.
maracaibo-campaign-text = Uma campanha é uma cadeia de seis jogos. Cada um tem um objetivo e uma história, e deixa algo no mapa para o seguinte. Joga-se em grupo: volta quando quiseres, a página do grupo guarda tudo.
maracaibo-campaign-solo = Navegas a solo: Jacques ou Jean joga contra ti. Qual deles, e com que força, escolhe-se antes de cada jogo.
maracaibo-campaign-missing = É a campanha de The Uprising. O jogo base tem a sua própria, que não está aqui: nenhuma fonte que temos conta os seus capítulos.
maracaibo-figures-rounds = PV por ronda
