# What Maracaibo says of itself on the pages that all titles share, in Polish.

maracaibo-about = Cztery rejsy dookoła Karaibów: karty to towary, narzędzia albo projekty, a ty walczysz dla nacji albo przeciw nim.
maracaibo-way-alone = W pojedynkę z automą
maracaibo-way-alone-text = „Wszystko naraz” dla jednego kapitana: przeciw tobie płynie Jacques albo Jean.
maracaibo-way-other-text = Gra podstawowa albo Niepokoje.
maracaibo-campaign-text = Kampania to ciąg sześciu partii. Każda ma cel i opowieść i coś po sobie zostawia na planszy następnej. Gracie jako grupa: wracajcie, kiedy chcecie, strona grupy wszystko przechowuje.
maracaibo-campaign-solo = Płyniesz w pojedynkę: gra przeciw tobie Jacques albo Jean. Kto i jak dobrze, wybiera się przed każdą partią.
maracaibo-campaign-missing = To kampania dodatku The Uprising. Gra podstawowa ma własną, której tu nie ma: żadne znane nam źródło nie podaje jej rozdziałów.
maracaibo-figures-rounds = PZ według rund
