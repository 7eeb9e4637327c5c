# Opening a table of a title with several ways to play.

open-way = How do you want to play?
way-other = Another scenario
campaign-open-hint = Play it as a group, with a page of its own
