# Opening a table of a title with several ways to play, in Romanian.

open-way = Cum vrei să joci?
way-other = Alt scenariu
campaign-open-hint = Joac-o în grup, cu o pagină proprie
