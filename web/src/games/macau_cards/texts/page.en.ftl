# What Macau says of itself on the pages that all titles share.

macau-cards-about = Shed your hand, hit the neighbors with twos and threes, and call “Macau!” before they notice.
macau-cards-key-macau = M
macau-cards-key-macau-text = in the card game: say “Macau!”, or be faster than whoever should
