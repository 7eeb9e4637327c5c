# What Macao says of itself on the pages that all titles share, in Romanian.

macao-about = Zarurile îți promit cuburi: multe târziu sau puține curând. Cumpără cărți, ia cartiere ale orașului, du mărfuri în Europa.
macao-analysis-points = prestigiu { $points }
macao-figures-rounds = Prestigiu pe runde
macao-figures-sources = Prestigiu după sursă
