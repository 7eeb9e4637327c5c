# What Maracaibo says of itself on the pages that all titles share.

maracaibo-about = Four voyages around the Caribbean: cards are goods, tools or projects, and you fight for the nations or against them.
maracaibo-way-alone = Alone against an automa
maracaibo-way-alone-text = All Inclusive for one captain: Jacques or Jean sails against you.
maracaibo-way-other-text = The base game, or Unrest.
maracaibo-campaign-text = A campaign is a chain of six games. Each has a goal and a story, and leaves something on the board for the next one. You play as a group: come back whenever you like, the page of the group keeps everything.
maracaibo-campaign-solo = You sail alone: Jacques or Jean plays against you. Which one, and how well, is chosen before each game.
maracaibo-campaign-missing = It is the campaign of The Uprising. The base game has one of its own, which is not here: no source that we have tells its chapters.
maracaibo-figures-rounds = VP by round
