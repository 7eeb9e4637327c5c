# Opening a table of a title with several ways to play, in Hungarian.

open-way = Hogyan szeretnétek játszani?
way-other = Másik forgatókönyv
campaign-open-hint = Játsszátok csoportként, saját oldallal
