# Pointing for the others, where all play together; in Romanian.

proposal-point = Arată ceva celorlalți
proposal-which = Alege un loc sau o carte ca s-o arăți celorlalți; apasă din nou steagul ca să te oprești.
proposal-of = { $name } arată: { $what }
proposal-own = Arăți: { $what }
proposal-elsewhere = ceva ce nu se vede acum
proposal-show = Arată
proposal-back = Ia înapoi
error-proposal-hidden = Ceilalți nu văd asta: e secretul tău.
