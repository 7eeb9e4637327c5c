# What Macao says of itself on the pages that all titles share, in Hungarian.

macao-about = A dobókockák akciókockákat ígérnek: sokat később, vagy keveset hamar. Szerezz kártyákat, foglalj városnegyedeket, hajózz áruval Európába.
macao-analysis-points = presztízs { $points }
macao-figures-rounds = Presztízs fordulónként
macao-figures-sources = Presztízs forrás szerint
