# What Maracaibo says of itself on the pages that all titles share, in Spanish.

maracaibo-about = Cuatro viajes por el Caribe: las cartas son mercancías, herramientas o proyectos, y combates por las naciones o contra ellas.
maracaibo-way-alone = A solas contra un automa
maracaibo-way-alone-text = Todo incluido para un capitán: Jacques o Jean navega contra ti.
maracaibo-way-other-text = El juego base, o Disturbios.
maracaibo-campaign-text = Una campaña es una cadena de seis partidas. Cada una tiene un objetivo y una historia, y deja algo en el tablero para la siguiente. Se juega en grupo: vuelve cuando quieras, la página del grupo lo guarda todo.
maracaibo-campaign-solo = Navegas a solas: contra ti juega Jacques o Jean. Quién, y con qué nivel, se elige antes de cada partida.
maracaibo-campaign-missing = Es la campaña de El Alzamiento. El juego base tiene una propia, que aquí no está: ninguna fuente que tengamos cuenta sus capítulos.
maracaibo-figures-rounds = PV por ronda
