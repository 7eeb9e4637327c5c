# What Maracaibo says of itself on the pages that all titles share, in Hungarian.

maracaibo-about = Négy út a Karib-tenger körül: a kártyák áruk, tárgyak vagy projektek, és a nemzetek oldalán vagy ellenük harcolsz.
maracaibo-way-alone = Egyedül egy automa ellen
maracaibo-way-alone-text = „Minden benne” egy kapitánynak: Jacques vagy Jean hajózik ellened.
maracaibo-way-other-text = Az alapjáték vagy a Nyugtalanság.
maracaibo-campaign-text = A kampány hat játék láncolata. Mindegyiknek célja és története van, és hagy valamit a táblán a következőnek. Csoportként játszotok: gyertek vissza, amikor csak akartok, a csoport oldala mindent megőriz.
maracaibo-campaign-solo = Egyedül hajózol: Jacques vagy Jean játszik ellened. Hogy melyikük és milyen erősen, azt minden játék előtt kiválasztod.
maracaibo-campaign-missing = Ez a Felkelés kiegészítő kampánya. Az alapjátéknak is van sajátja, de az itt nincs meg: egyetlen forrásunk sem meséli el a fejezeteit.
maracaibo-figures-rounds = GYP fordulónként
