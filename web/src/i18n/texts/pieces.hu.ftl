# Everything that is drawn, in Hungarian.
pieces-title = Minden elem
pieces-text = Minden, amit itt kirajzolunk, minden állapotában.
pieces-buttons = Gombok
pieces-fields = Mezők
pieces-signs = Jelek
pieces-colors = Színek
pieces-notes = Jegyzetek
pieces-seats = Helyek
pieces-choices = Választások
pieces-normal = Normál
pieces-main = Fő
pieces-danger = Veszélyes
pieces-off = Ki
