# What Macau says of itself on the pages that all titles share.

macau-cards-about = Shed your hand, hit the neighbors with twos and threes, and call “Macau!” before they notice.
macau-cards-key-macau = M
macau-cards-key-macau-text = in the card game: say “Macau!”, or be faster than whoever should
macau-cards-start-classic = Hungarian classic
macau-cards-start-classic-text = The full game with runs and calls, against { $count ->
    [one] { $count } friendly bot
   *[other] { $count } friendly bots
}
macau-cards-start-plawno = Pławno with friends
macau-cards-start-plawno-text = War, duels and wild jokers; whoever gets the link sits down
macau-cards-start-quick = Quick game
macau-cards-start-quick-text = One bot, one card a turn, the first one out wins
