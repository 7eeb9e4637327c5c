# Macau with a pack of German suits, in French: these words go before those of fr.ftl.

suit-S = feuille
suit-H = cœur
suit-D = grelot
suit-C = gland

rank-J = valet
    .plural = les valets
rank-Q = dame
    .plural = les dames
rank-K = roi
    .plural = les rois
