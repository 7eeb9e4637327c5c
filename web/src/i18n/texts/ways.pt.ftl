# Opening a table of a title with several ways to play, in Portuguese.

open-way = Como queres jogar?
way-other = Outro cenário
campaign-open-hint = Joga-a em grupo, com uma página própria
