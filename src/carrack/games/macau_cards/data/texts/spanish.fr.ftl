# Macau with a pack of Spanish suits, in French: these words go before those of fr.ftl.

suit-S = épée
suit-H = coupe
suit-D = denier
suit-C = bâton

rank-J = valet
    .plural = les valets
rank-Q = cavalier
    .plural = les cavaliers
rank-K = roi
    .plural = les rois
