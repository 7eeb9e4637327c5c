# What Macau says of itself on the pages that all titles share, in Hungarian.

macau-cards-about = Szabadulj meg a lapjaidtól, húzasd a szomszédaidat kettesekkel és hármasokkal, és mondd be a „Makaó!”-t, mielőtt észrevennék.
macau-cards-key-macau = M
macau-cards-key-macau-text = a kártyajátékban: „Makaó!”, akár magadért, akár mást megelőzve
macau-cards-start-classic = Magyar klasszikus
macau-cards-start-classic-text = A teljes játék sorokkal és kérésekkel, { $count } barátságos bot ellen
macau-cards-start-plawno = Pławno barátokkal
macau-cards-start-plawno-text = Háború, párbaj és mindent helyettesítő jokerek; aki megkapja a linket, leülhet
macau-cards-start-quick = Gyors játék
macau-cards-start-quick-text = Egy bot, körönként egy lap, az első nyer, akinek elfogynak a lapjai
