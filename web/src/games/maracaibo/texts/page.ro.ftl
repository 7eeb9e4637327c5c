# What Maracaibo says of itself on the pages that all titles share, in Romanian.

maracaibo-about = Patru călătorii în jurul Caraibelor: cărțile sunt mărfuri, unelte sau proiecte, iar tu lupți de partea națiunilor sau împotriva lor.
maracaibo-way-alone = Solo împotriva unei automa
maracaibo-way-alone-text = Totul inclus pentru un căpitan: Jacques sau Jean navighează împotriva ta.
maracaibo-way-other-text = Jocul de bază sau Tulburări.
maracaibo-campaign-text = O campanie e un șir de șase partide. Fiecare are un obiectiv și o poveste și lasă ceva pe tablă pentru următoarea. Jucați în grup: revino oricând vrei, pagina grupului păstrează totul.
maracaibo-campaign-solo = Navighezi solo: Jacques sau Jean joacă împotriva ta. Cine și cât de bine se alege înaintea fiecărei partide.
maracaibo-campaign-missing = E campania din The Uprising. Jocul de bază are una a lui, care nu e aici: nicio sursă de-a noastră nu-i spune capitolele.
maracaibo-figures-rounds = PV pe runde
