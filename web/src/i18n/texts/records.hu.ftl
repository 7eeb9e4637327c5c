# Records, in Hungarian.
records-title = Felvételek
records-text = A felvétel egy megőrizhető játék: egyetlen fájl, amely itt visszajátszható. Hozz egyet, és nézd meg.
records-choose = Fájl kiválasztása
records-drop = vagy ejtsd ide
records-mine = Hozott felvételek
records-none = Még nem hoztál felvételt.
records-look = Megnézem
records-delete = Eltávolítás
records-unfinished = Nem játszották végig
