# Macau with a pack of Spanish suits, in Romanian: these words go before those of ro.ftl.

suit-S = sabie
suit-H = cupă
suit-D = ban
suit-C = bâtă

rank-J = valet
    .plural = valeți
rank-Q = cavaler
    .plural = cavaleri
rank-K = rege
    .plural = regi
