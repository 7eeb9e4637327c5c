# Opening a table of a title with several ways to play.

open-way = How do you want to play?
way-alone = Alone against an automa
way-alone-text = All Inclusive for one captain: Jacques or Jean sails against you.
way-other = Another scenario
way-other-text = The base game, or Unrest.
campaign-open-hint = Play it as a group, with a page of its own
