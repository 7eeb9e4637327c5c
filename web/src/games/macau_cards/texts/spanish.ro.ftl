# The page with a pack of Spanish suits, in Romanian.
suit-S = sabie
suit-H = cupă
suit-D = ban
suit-C = bâtă
letter-S = S
letter-H = C
letter-D = N
letter-C = B
rank-J = valet
rank-Q = cavaler
rank-K = rege
