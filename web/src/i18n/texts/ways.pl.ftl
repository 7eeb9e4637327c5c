# Opening a table of a title with several ways to play, in Polish.

open-way = Jak chcesz zagrać?
way-other = Inny scenariusz
campaign-open-hint = Zagraj w to w grupie, z własną stroną
