# Macau, le jeu de cartes, en français. Les clés suivent les noms de names.py et d'options.py.

## Cartes

suit-S = pique
suit-H = cœur
suit-D = carreau
suit-C = trèfle

rank-A = as
    .plural = les as
rank-2 = deux
    .plural = les deux
rank-3 = trois
    .plural = les trois
rank-4 = quatre
    .plural = les quatre
rank-5 = cinq
    .plural = les cinq
rank-6 = six
    .plural = les six
rank-7 = sept
    .plural = les sept
rank-8 = huit
    .plural = les huit
rank-9 = neuf
    .plural = les neuf
rank-T = dix
    .plural = les dix
rank-J = valet
    .plural = les valets
rank-Q = dame
    .plural = les dames
rank-K = roi
    .plural = les rois

all-jokers = jokers
card-suited = { $rank } de { $suit }
card-BJ = joker noir
    .short = joker noir
card-CJ = joker en couleurs
    .short = joker en couleurs

## Parties de phrases

n-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
n-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
which-cards = { $cards ->
    [none] { "" }
   *[other] { " " }: { $cards }
}
because = { $cause ->
    [none] { "" }
    [turn] { "" }
   *[other] { " " }({ $why })
}

## Causes

cause-rule = règle
cause-turn = tour
cause-attack = attaque
cause-macau_beaten = devancé pour « Macau ! »
cause-macau_late = pris sans « Macau ! »
cause-macau_silence = « Macau ! » oublié
cause-challenge = contestation
cause-cover = rien pour couvrir
cause-settlement = dernière attaque de la manche
cause-cancel = annulation
cause-queen_of_hearts = Q♥
cause-joker = joker
cause-turn_limit = limite de tours

## Actions : textes des boutons et des menus

action-play = Poser { $card }
action-play_as = Poser un joker comme { $card }
action-draw = Piocher une carte
action-accept = Subir l’attaque
action-accept-draw = Subir et piocher { n-cards }
action-accept-skip = Subir et perdre { n-turns }
action-accept-duel = Refuser le duel
action-end_play = Terminer la pose
action-keep = Garder la carte piochée
action-pass = Passer
action-call_suit = Demander { $suit }
action-call_free_suit = Annoncer couleur libre
action-call_rank = Demander { $ranks }
action-call_any_plain = Demander une carte simple
action-call_nothing = Ne rien demander
action-say_macau = Dire « Macau ! »
action-say_multi_macau = Dire « Macau multiple ! »
action-catch = Prendre { $seat } en faute
action-challenge = Contester
action-no_reaction = Se taire

## Événements : phrases du journal. `.you` parle à qui agit, `.to_you` à qui le subit.

event-dealt = { $seat } reçoit { n-cards }
    .you = Vous recevez { n-cards }
event-set_aside = { $card } est retournée puis mise de côté
event-starter = { $card } est la carte de départ
event-laid = { $seat } pose { $card }
    .you = Vous posez { $card }
event-laid-as = { $seat } pose { $card } comme { $as }
    .you = Vous posez { $card } comme { $as }
event-play_ended = { $seat } n’ajoute plus de carte
    .you = Vous n’ajoutez plus de carte
event-drew = { $seat } pioche { n-cards }{ which-cards }{ because }
    .you = Vous piochez { n-cards }{ which-cards }{ because }
event-forgiven = Il n’y a plus rien à piocher : { $seat } échappe à { n-cards }
    .you = Il n’y a plus rien à piocher : vous échappez à { n-cards }
event-reshuffled = La défausse est mélangée en une nouvelle pioche : { n-cards }
event-passed = { $seat } passe
    .you = Vous passez
event-kept = { $seat } garde la carte piochée
    .you = Vous gardez la carte piochée
event-accepted-draw = { $seat } subit l’attaque de { n-cards }
    .you = Vous subissez l’attaque de { n-cards }
event-accepted-skip = { $seat } subit et perd { n-turns }
    .you = Vous subissez et perdez { n-turns }
event-declined = { $seat } refuse le duel
    .you = Vous refusez le duel
event-missed_turn = { $left ->
    [0] { $seat } perd un tour
   *[other] { $seat } perd un tour, encore { $left } à perdre
}
    .you = { $left ->
        [0] Vous perdez un tour
       *[other] Vous perdez un tour, encore { $left } à perdre
    }
event-called_suit = { $seat } demande { $suit } { $sign }
    .you = Vous demandez { $suit } { $sign }
event-called_free_suit = { $seat } annonce couleur libre : tout sauf { $except } { $sign }
    .you = Vous annoncez couleur libre : tout sauf { $except } { $sign }
event-called_free_suit-any = { $seat } annonce couleur libre : toute couleur peut suivre
    .you = Vous annoncez couleur libre : toute couleur peut suivre
event-called_rank = { $seat } demande { $ranks }
    .you = Vous demandez { $ranks }
event-called_any_plain = { $seat } demande n’importe quelle carte simple
    .you = Vous demandez n’importe quelle carte simple
event-called_nothing = { $seat } ne demande rien
    .you = Vous ne demandez rien
event-call_lapsed = La demande n’est plus valable
event-direction_turned-cw = Le sens du jeu change : désormais celui des aiguilles d’une montre
event-direction_turned-ccw = Le sens du jeu change : désormais l’inverse des aiguilles d’une montre
event-attacked-draw = Attaque contre { $target } : { n-cards }
    .to_you = Attaque contre vous : { n-cards }
event-attacked-skip = { $target } doit perdre { n-turns }
    .to_you = Vous devez perdre { n-turns }
event-attacked-duel = Duel pour { n-turns } : { $target } doit répondre
    .to_you = Duel pour { n-turns } : à vous de répondre
event-attack_ended-cancel = L’attaque est annulée
event-attack_ended-queen_of_hearts = Q♥ met fin à la guerre
event-war_goes_on = Personne n’arrête l’attaque contre { $target }
    .to_you = Personne n’arrête l’attaque contre vous
event-solo_turns = { $seat } gagne le duel : { n-turns } en solitaire
    .you = Vous gagnez le duel : { n-turns } en solitaire
event-macau_said = { $seat } dit « Macau ! »
    .you = Vous dites « Macau ! »
event-macau_caught-macau_beaten = { $seat } dit « Macau ! » avant { $owner }
    .you = Vous dites « Macau ! » avant { $owner }
    .to_you = { $seat } dit « Macau ! » avant vous
event-macau_caught-macau_late = { $seat } surprend { $owner } sans « Macau ! »
    .you = Vous surprenez { $owner } sans « Macau ! »
    .to_you = { $seat } vous surprend sans « Macau ! »
event-macau_missed = { $seat } n’a plus qu’une carte et n’a pas dit « Macau ! »
    .you = Vous n’avez plus qu’une carte et n’avez pas dit « Macau ! »
event-multi_macau_said = { $seat } dit « Macau multiple ! »
    .you = Vous dites « Macau multiple ! »
event-challenged = { $seat } conteste
    .you = Vous contestez
event-window_closed = Personne ne conteste le coup de { $owner }
    .to_you = Personne ne conteste votre coup
event-verdict-slip-guilty = La contestation est juste : la carte de { $seat } ne va pas
    .you = La contestation est juste : votre carte ne va pas
event-verdict-slip-innocent = La contestation est fausse : la carte de { $seat } convient
    .you = La contestation est fausse : votre carte convient
event-verdict-call-guilty = La contestation est juste : { $seat } n’a pas en main ce qui est demandé
    .you = La contestation est juste : vous n’avez pas en main ce que vous demandez
event-verdict-call-innocent = La contestation est fausse : la demande de { $seat } était honnête
    .you = La contestation est fausse : votre demande était honnête
event-verdict-draw-guilty = La contestation est juste : { $seat } avait une carte qui convient
    .you = La contestation est juste : vous aviez une carte qui convient
event-verdict-draw-innocent = La contestation est fausse : { $seat } n’avait aucune carte qui convienne
    .you = La contestation est fausse : vous n’aviez aucune carte qui convienne
event-card_shown = { $seat } montre { $card }
    .you = Vous montrez { $card }
event-play_taken_back = { $seat } reprend { $card }
    .you = Vous reprenez { $card }
event-went_out = { $seat } n’a plus de cartes : rang { $place }
    .you = Vous n’avez plus de cartes : rang { $place }
event-round_blocked-rule = Personne ne peut poser ni piocher : la manche est bloquée
event-round_blocked-turn_limit = La limite de tours est atteinte : la manche est bloquée
event-round_ended = La manche { $round } est finie
event-scored = { $seat } compte { n-points }, { $total } en tout
    .you = Vous comptez { n-points }, { $total } en tout
event-match_ended = La partie est finie

## Phases, et ce que le jeu attend

phase-turn = Tour de jeu
phase-continue = Cartes suivantes
phase-cover = Couvrir
phase-cover_drawn = Couvrir avec la carte piochée
phase-after_draw = Après la pioche
phase-choose_suit = Choix de la couleur
phase-choose_rank = Choix de la valeur
phase-challenge_window = Contestation
phase-macau_window = « Macau ! »
phase-war_window = Arrêter une guerre
phase-over = Fin

prompt-turn = C’est à { $seat } de jouer
    .you = À vous : posez une carte ou piochez
prompt-turn-attack = { $seat } est sous attaque
    .you = On vous attaque : répondez ou subissez
prompt-turn-hit = { $seat } est sous attaque
    .you = On vous attaque, et rien n’y répond : subissez
prompt-turn-duel = { $seat } peut suivre le duel
    .you = Duel : suivez ou refusez
prompt-continue = { $seat } peut poser d’autres cartes
    .you = Posez encore une carte, ou terminez
prompt-cover = { $seat } doit couvrir une carte
    .you = Couvrez votre carte, ou piochez
prompt-cover_drawn = { $seat } peut couvrir avec la carte piochée
    .you = Couvrez avec la carte piochée, ou gardez-la
prompt-after_draw = { $seat } peut poser la carte piochée
    .you = Posez la carte piochée, ou gardez-la
prompt-choose_suit = { $seat } demande une couleur
    .you = Demandez une couleur
prompt-choose_rank = { $seat } demande une valeur
    .you = Demandez une valeur
prompt-challenge_window = Les autres peuvent contester le coup de { $seat }
    .you = Contestez-vous le coup de { $seat } ?
    .own = Les autres peuvent contester votre coup
prompt-macau_window = { $seat } n’a plus qu’une carte
    .you = { $seat } n’a plus qu’une carte : le direz-vous avant ?
    .own = Vous n’avez plus qu’une carte : les autres peuvent encore réagir
    .own_you = Vous n’avez plus qu’une carte : dites « Macau ! »
prompt-war_window = N’importe qui peut arrêter l’attaque contre { $seat } avec Q♥
    .you = L’attaque vise { $seat } : l’arrêtez-vous avec Q♥ ?
    .own = N’importe qui peut arrêter l’attaque contre vous avec Q♥
    .own_you = L’attaque vous vise : l’arrêtez-vous tout de suite avec Q♥ ?
prompt-over = La partie est finie
    .you = La partie est finie

## Ce qu'il faut poser, et ce qui menace

requirement-normal = { $sign } ou { $short }
requirement-suit = { $suit } { $sign } demandé
requirement-free = toute couleur sauf { $suit } { $sign }
requirement-rank = on demande { $ranks }
requirement-any_plain = n’importe quelle carte simple
requirement-anything = n’importe quelle carte
requirement-also = { "" } ; à tout moment : { $list }
requirement-more = { $list } dans le même coup
requirement-no_more = plus rien dans ce coup
requirement-cover = { $sign }, ou { $list }
requirement-left = { $left ->
    [one] , encore { $left } tour
   *[other] , encore { $left } tours
}

attack-draw = { $seat } doit répondre ou piocher { n-cards }
    .you = Vous devez répondre ou piocher { n-cards }
attack-skip = { $seat } doit répondre ou perdre { n-turns }
    .you = Vous devez répondre ou perdre { n-turns }
attack-hit = { $seat } doit piocher { n-cards } : rien n’y répond
    .you = Vous devez piocher { n-cards } : rien n’y répond
attack-duel = Duel pour { n-turns } : { $seat } peut suivre ou refuser
    .you = Duel pour { n-turns } : suivez ou refusez

## Refus

error-card-unknown = Cette carte n’existe pas : { $detail }
error-phase-wrong = Ce n’est pas ce que le jeu demande en ce moment.
error-card-not_held = Vous n’avez pas cette carte en main.
error-card-does_not_fit = Cette carte ne va pas sur ce qui est demandé.
    .told = { $card } ne convient pas. À suivre : { $requirement }.
error-card-does_not_answer = Cette carte ne répond pas à l’attaque.
    .told = { $attack ->
        [draw] { $card } ne répond pas à l’attaque de { n-cards }.
       *[other] { $card } ne répond pas à l’attaque de { n-turns }.
    } { $cards ->
        [none] Rien dans votre main n’y répond.
       *[other] Dans votre main y répond : { $cards }.
    }
error-card-does_not_continue = Cette carte ne peut pas suivre la précédente.
    .told = { $card } ne peut pas suivre { $top } dans le même coup.
error-card-does_not_cover = Cette carte ne couvre pas celle que vous avez posée.
    .told = { $card } ne couvre pas { $top }.
error-card-not_the_drawn_one = Après avoir pioché, seule la carte piochée peut être posée.
    .told = Après la pioche, seule la carte piochée peut être posée : { $drawn }.
error-card-not_as_last = Les règles maison interdisent cette carte en dernier.
    .told = Les règles de cette table interdisent { $card } comme dernière carte.
error-card-joker_role = Dans ce jeu, les jokers ne se posent pas ainsi.
error-draw-under_attack = Sous attaque, on répond ou on subit ; on ne pioche pas simplement.
    .told = { $attack ->
        [draw] Sous attaque, on répond, ou on accepte et pioche { n-cards } ; on ne peut pas simplement piocher.
       *[other] Sous attaque, on répond, ou on accepte et perd { n-turns } ; on ne peut pas simplement piocher.
    }
error-draw-card_fits = Vous avez une carte qui convient : il faut en poser une.
    .told = Vous avez de quoi suivre et devez en poser une : { $cards }.
error-draw-nothing_left = Il n’y a plus rien à piocher.
error-pass-can_draw = Vous pouvez encore piocher, donc vous ne pouvez pas passer.
error-accept-no_attack = Il n’y a pas d’attaque à subir.
error-call-suit_in_play = La couleur en cours ne peut pas être demandée ; nommez-en une autre.
    .told = La couleur en jeu, { $suit }, ne peut pas être demandée ; nommez-en une autre.
error-call-not_held = On ne demande que ce qu’on a en main.
    .told = { $kind ->
        [suit] Pas de { $suit } dans votre main, et l’on ne demande que ce que l’on a.
       *[rank] Pas de { $ranks } dans votre main, et l’on ne demande que ce que l’on a.
    }
error-call-not_callable = Cette valeur ne se demande pas : elle a des cartes spéciales.
    .told = On ne peut pas demander : { $ranks }. Ce sont des cartes spéciales.
error-call-has_choice = Vous avez en main de quoi demander : la demande doit être précise.
error-call-same_again = C’est déjà demandé ; une seconde demande doit nommer autre chose.
error-call-duty = À cette table, il faut demander quelque chose.
error-macau-not_now = Ce n’est pas le moment de dire « Macau ! ».
error-multi_macau-not_now = Ce n’est pas le moment de dire « Macau multiple ! ».
error-catch-not_exposed = Ce joueur ne peut pas être pris en faute maintenant.
error-challenge-not_now = Il n’y a rien à contester maintenant.

error-option-variant = Cette variante n’existe pas : { $detail }
error-option-modifiers = Cette règle maison n’existe pas : { $detail }
error-option-roles = Une valeur ne peut pas avoir deux rôles : { $detail }
error-option-too_few_cards = Il n’y a pas assez de cartes pour cette donne : { $detail }

## Options. Les mots entre parenthèses sont les valeurs à écrire.

group-deck = Cartes et donne
group-roles = Rôles des cartes
group-play = Jeu
group-macau = « Macau ! »
group-end = Fin et score
group-cheating = Triche

option-num_decks = Jeux de cartes
    .text = Combien de jeux sont mélangés ensemble : de 1 à 4, ou (auto) pour un seul jusqu’à cinq joueurs et deux à partir de six.
option-jokers_per_deck = Jokers
    .text = Combien de jokers apporte chaque jeu : 2, un noir et un en couleurs, ou 0.
option-without_jokers = Sans jokers
    .text = Un seul bouton pour un jeu de 52 cartes : pas de jokers dans les paquets, et rien à faire pour eux.
option-hand_size_by_players = Taille des mains
    .text = Combien de cartes chacun reçoit, selon le nombre de joueurs.
option-start_card = Carte de départ
    .text = Si la première carte retournée est spéciale, on la remplace jusqu’à une carte simple (plain_only), seules sa couleur et sa valeur comptent (inert), ou elle agit comme si le donneur l’avait posée (as_dealer_play).
option-first_seat = Qui commence
    .text = Le premier tour revient au voisin de droite (dealer_right) ou de gauche (dealer_left) du donneur.
option-direction = Sens du jeu
    .text = On commence dans le sens des aiguilles d’une montre (cw) ou dans l’autre (ccw).
option-draw_two_rank = Piocher deux
    .text = La valeur qui fait piocher 2 cartes au joueur suivant.
option-draw_three_rank = Piocher trois
    .text = La valeur qui fait piocher 3 cartes au joueur suivant.
option-king_hearts_draw = Roi de cœur
    .text = Combien de cartes K♥ fait piocher au joueur suivant ; 0 en fait un roi ordinaire.
option-king_spades_draw = Roi de pique
    .text = Combien de cartes K♠ fait piocher ; 0 en fait un roi ordinaire.
option-king_spades_target = Cible de K♠
    .text = K♠ attaque le joueur suivant (next) ou le précédent (previous).
option-king_spades_reply_target = Cible de K♠ en réponse
    .text = K♠ posé en réponse envoie l’attaque au joueur suivant (next) ou la renvoie au précédent (previous).
option-king_spades_resume = Après K♠
    .text = Quand quelqu’un a pioché pour un K♠ tourné en arrière, le jeu reprend après cette victime (after_victim) ou après celui qui a posé K♠ (after_player).
option-king_reply = Réponses aux rois
    .text = À l’attaque d’un roi rien ne répond (none), ou bien K♥ et K♠ (kings), ou encore ces deux-là et Q♥ (kings_and_queen_hearts).
option-queen_hearts_role = Dame de cœur
    .text = Q♥ est une dame ordinaire (plain), fait suivre l’attaque d’un roi (king_relay), ou met fin à toute attaque de pioche (war_stop).
option-queen_hearts_relay_add = Cartes ajoutées par Q♥
    .text = Combien de cartes Q♥ ajoute en faisant suivre l’attaque d’un roi.
option-war_stop = Qui arrête une guerre
    .text = Là où Q♥ met fin aux attaques de pioche, seul le joueur attaqué peut la poser (attacked), ou n’importe qui à tout moment (anybody) : on interroge alors tout le monde après chaque attaque, et le jeu reprend après qui l’a posée.
option-draw_reply = Réponses aux cartes de pioche
    .text = Les deux et les trois ne répondent à rien (none), à leurs semblables (own_kind), aussi aux autres cartes de pioche de même couleur (matching), à toute attaque de pioche (low_wild), ou toutes les cartes de pioche se répondent (war).
option-wild_draws = Deux et trois sur les pioches
    .text = Les deux et les trois vont sur d’autres cartes de pioche seulement en réponse à une attaque (answering), ou aussi quand cette attaque est finie (always).
option-joker_role = Rôle des jokers
    .text = Les jokers sont absents (absent), inversent le sens (reverse), font piocher le joueur suivant (draw), ou remplacent n’importe quelle carte (substitute).
option-joker_black_draw = Joker noir
    .text = Combien de cartes le joker noir fait piocher au joueur suivant.
option-joker_color_draw = Joker en couleurs
    .text = Combien de cartes le joker en couleurs fait piocher au joueur suivant.
option-joker_answers_draw = Les jokers répondent
    .text = Si un joker qui fait piocher peut répondre à toute attaque de pioche.
option-joker_in_packs = Jokers en groupe
    .text = Si les jokers peuvent être posés avec plusieurs deux, ou plusieurs trois, d’un seul coup.
option-joker_joins_answer = Jokers dans les réponses
    .text = Si un joker peut accompagner des deux ou des trois qui répondent à une attaque, avec le même effet qu’à l’ouverture ; il faut pour cela les jokers en groupe.
option-skip_rank = Perdre un tour
    .text = La valeur qui coûte un tour au joueur suivant, ou qui ouvre le duel.
option-skip_mode = Tours perdus ou duel
    .text = Les tours perdus s’ajoutent et se transmettent (accumulate), ou ces cartes ouvrent un duel pour des tours en plus (duel).
option-solo_hits = Tours en solitaire
    .text = Des tours gagnés en duel, tous sauf le dernier frappent leur propre joueur (all_but_last), ou tous sans exception (all) : une attaque ou une demande du dernier est alors réglée aussitôt, avant que le tour ne passe.
option-cancel_rank = Valeur qui annule
    .text = La valeur qui annule une attaque contre celui qui la pose.
option-cancel_placement = Quand elle annule
    .text = La carte qui annule va sur toute attaque (free), ou doit suivre la carte du dessus par la couleur ou la valeur (match).
option-wild_own_suit_ranks = Valeurs libres
    .text = Les valeurs qui vont sur toute carte, et dont la propre couleur doit ensuite être suivie.
option-sevens_unused = Sept sans effet
    .text = Un seul bouton pour des sept qui ne font rien : ils n’annulent pas d’attaque et ne sont pas libres.
option-suit_call_rank = Demande de couleur
    .text = La valeur qui permet de demander la couleur suivante.
option-suit_call_wild = Demande sur tout
    .text = Si la carte qui demande une couleur va sur n’importe quelle carte.
option-suit_call_must_change = Changer de couleur
    .text = S’il faut demander une autre couleur que celle en cours.
option-rank_call_rank = Demande de valeur
    .text = La valeur qui permet de demander la valeur suivante.
option-call_must_hold = Demandes honnêtes
    .text = Si l’on ne peut demander qu’une couleur ou une valeur que l’on a en main.
option-call_duration = Durée des demandes
    .text = Une demande vaut jusqu’à ce qu’elle soit satisfaite (until_met), pendant un tour de table (one_lap), ou pour le seul joueur suivant (next_only).
option-cross_calls = Demande sur demande
    .text = Si les cartes qui demandent une couleur et celles qui demandent une valeur vont sur les demandes les unes des autres.
option-second_call = Seconde demande
    .text = Une demande qui répond à une demande peut nommer la même chose (free), ou doit nommer une autre valeur ou couleur (different) ; un valet sans autre valeur demande n’importe quelle carte simple.
option-call_optional = Demander est facultatif
    .text = Si qui pose une carte de demande peut ne rien demander : elle compte alors comme une carte simple.
option-cover_rank = Valeur à couvrir
    .text = La valeur qu’il faut couvrir d’une autre carte dans le même tour.
option-runs = Suites
    .text = Si l’on peut poser ensemble des voisines d’une couleur, en montant ou en descendant, comme 5♠ 6♠ 7♠.
option-sets = Cartes de même valeur
    .text = Si l’on peut poser ensemble plusieurs cartes de même valeur.
option-voluntary_draw = Pioche libre
    .text = Si l’on peut piocher alors qu’une carte en main conviendrait.
option-play_drawn = Poser la carte piochée
    .text = Une carte piochée doit attendre (never), ou peut être posée aussitôt si elle convient (drawn_only).
option-macau_mode = Dire « Macau ! »
    .text = Avec une seule carte, c’est à qui le dira le premier (race), le silence coûte de lui-même des cartes (automatic), ou il n’y a rien à dire (off).
option-macau_beaten_penalty = Devancé
    .text = Combien de cartes on pioche quand un autre dit « Macau ! » le premier.
option-macau_late_penalty = Pris plus tard
    .text = Combien de cartes pioche celui qu’on prend plus tard, quand personne n’a dit le mot ; avec 0, on n’est plus pris ensuite.
option-macau_auto_penalty = Silence
    .text = Combien de cartes coûte le silence quand la pénalité est automatique.
option-early_macau = « Macau ! » anticipé
    .text = Si l’on peut dire le mot pendant son tour, avant de poser l’avant-dernière carte.
option-multi_macau = « Macau multiple ! »
    .text = Annoncer que toutes les cartes restantes ont la même valeur ne se fait pas (off), doit être vrai (truthful), ou peut être un bluff (free).
option-end_mode = Fin de la manche
    .text = Une manche dure jusqu’à ce qu’il ne reste qu’un joueur (last_left), ou s’arrête dès que le premier a fini (first_out).
option-last_card = Dernière carte
    .text = La dernière carte peut être quelconque (any), doit être sans effet (no_action), ou à deux joueurs ne doit faire piocher personne (no_draw_heads_up).
option-settle_final_attack = La dernière attaque compte
    .text = Si une attaque en cours à la fin de la manche est encore piochée avant de compter.
option-scoring = Score
    .text = Une manche se joue au rang (placing), ou l’on joue plusieurs manches et les cartes restées en main comptent des points (points).
option-target_points = Points de la partie
    .text = La partie s’arrête quand quelqu’un a ce nombre de points ; qui en a le plus perd.
option-point_values = Points des cartes
    .text = Combien de points compte chaque carte restée en main.
option-turn_limit = Limite de tours
    .text = Après ce nombre de tours, la manche s’arrête comme bloquée ; 0 veut dire sans limite.
option-challenges = Contestations
    .text = Ce qu’on peut faire de travers et ce qu’on peut contester : des cartes qui ne vont pas (slip), de fausses demandes (call), piocher alors qu’une carte convient (draw).
option-challenge_penalty = Prix d’une contestation
    .text = Combien de cartes pioche celui qui avait tort, tricheur ou accusateur.

## Variantes

variant-hungarian = Hongroise
    .text = Le jeu complet : suites et cartes de même valeur, rois qui attaquent, valets qui demandent une valeur, jokers qui inversent le sens, jusqu’au dernier joueur.
variant-romanian = Roumaine
    .text = Une carte par tour ; les jokers font piocher 5 ou 10, les sept annulent les attaques et vont sur tout, un as demande n’importe quelle couleur.
variant-tel_aviv = Tel-Aviv
    .text = Sans jokers, les cinq se couvrent, une carte piochée peut être posée aussitôt ; le premier sorti arrête la manche, et 500 points perdent la partie.
variant-plawno = Pławno
    .text = La guerre : toutes les cartes de pioche se répondent et s’ajoutent, Q♥ y met fin, les jokers remplacent toute carte, et les quatre sont un duel pour des tours en plus.

## Règles maison

modifier-easier_wild_draws = Plus facile : pioches libres
    .text = Les deux et les trois répondent à toute attaque de pioche.
modifier-easier_packs = Plus facile : cartes groupées
    .text = On peut poser ensemble plusieurs cartes de même valeur, et annoncer « Macau multiple ! » si c’est vrai.
modifier-easier_joker_packs = Plus facile : jokers groupés
    .text = Les jokers peuvent accompagner plusieurs deux ou plusieurs trois posés d’un seul coup.
modifier-harder_plain_draws = Plus difficile : pioches ordinaires
    .text = Un deux ou un trois ne répond que s’il suit la carte qui attaque par la couleur ou la valeur.
modifier-harder_no_defence = Plus difficile : sans défense
    .text = Les cartes de pioche ne répondent à rien ; seules aident les cartes qui annulent et une Q♥ qui met fin à la guerre.
modifier-harder_wild_sevens = Plus difficile : sept libres
    .text = Les sept vont sur toute carte, et leur propre couleur doit être suivie.
modifier-easier = Plus facile
    .text = Toutes les facilités à la fois ; là où les jokers le permettent, ils se joignent aux groupes et aux réponses.
modifier-harder = Plus difficile
    .text = Pioches ordinaires et sept libres ensemble.
modifier-cheating = Triche
    .text = Vous pouvez glisser une carte qui ne va pas ou demander ce que vous n’avez pas, tant que personne ne conteste.
modifier-bluff_calls = Pioches contestées
    .text = On peut aussi contester celui qui pioche alors qu’une carte convient.

## Ce que fait une carte

rule-plain = Une carte ordinaire.
rule-fits = Elle va sur une carte de même couleur ou de même valeur.
rule-wild_draws = Elle va aussi sur toute carte de pioche, même quand son attaque est finie.
rule-wild = Elle va sur n’importe quelle carte.
rule-wild_own = Elle va sur n’importe quelle carte, et sa propre couleur doit ensuite être suivie.
rule-no_shield = Elle ne protège pas d’une attaque.
rule-not_a_called_rank = La demande d’une valeur ou d’une carte simple n’est pas satisfaite ainsi.
rule-cover = Elle ne va que sur sa couleur et doit être couverte aussitôt par une carte de sa couleur, une carte libre ou une autre de même valeur ; sinon vous piochez une carte.
rule-draw-next = Le joueur suivant pioche { n-cards }.
rule-draw-previous = Le joueur avant vous pioche { n-cards }.
rule-reply-next = Posée en réponse, elle envoie l’attaque au joueur suivant.
rule-reply-previous = Posée en réponse, elle envoie l’attaque au joueur avant vous.
rule-answered = On y répond par : { $list }.
rule-answered-matching = Dans la couleur de la carte qui attaque, aussi : { $list }.
rule-unanswered = Rien n’y répond.
rule-skip = Le joueur suivant perd un tour ; plusieurs s’ajoutent.
rule-duel = Elle ouvre un duel : les autres peuvent ajouter des cartes de cette valeur ou refuser, et qui a posé la dernière joue seul autant de tours qu’il y en a de posées.
rule-solo-all_but_last = Jusqu’au dernier de ces tours, attaques et demandes frappent leur propre joueur.
rule-solo-all = Dans tous ces tours, attaques et demandes frappent leur propre joueur.
rule-queen-king_relay = Elle répond à une attaque de rois, ajoute { n-cards } et l’envoie au joueur suivant.
rule-queen-war_stop = Elle met fin à toute attaque de pioche contre vous.
rule-queen-war_stop-anybody = N’importe qui peut la poser à tout moment pour mettre fin à une attaque de pioche ; le jeu reprend de là.
rule-cancel-free = Elle annule une attaque contre vous, quelle que soit la carte du dessus.
rule-cancel-match = Elle annule une attaque contre vous si elle suit la carte du dessus par la couleur ou la valeur.
rule-call_suit = Vous demandez la couleur qui doit suivre.
rule-call_suit-change = La couleur en cours ne peut pas être demandée.
rule-call_suit-hold = Il faut avoir en main la couleur demandée ; sinon la demande est « couleur libre ».
rule-call_rank = Vous demandez la valeur qui doit suivre : { $list }. Seule cette valeur peut être posée, ou { $over }.
rule-call_rank-hold = Il faut avoir en main la valeur demandée ; sinon la demande est « n’importe quelle carte simple ».
rule-call_rank-none = Seule une carte simple peut suivre, ou { $over }.
rule-call-until_met = La demande vaut jusqu’à ce qu’elle soit satisfaite.
rule-call-one_lap = La demande vaut pendant un tour de table.
rule-call-next_only = La demande ne lie que le joueur suivant.
rule-call-cross = Elle va sur toute demande, de couleur ou de valeur.
rule-call-different-rank = Posée sur une demande de valeur, elle doit en demander une autre.
rule-call-different-suit = Posée sur une demande de couleur, elle doit en demander une autre.
rule-call-optional = On peut aussi ne rien demander : elle compte alors comme une carte simple.
rule-joker-absent = Il n’y a pas de jokers dans ce jeu.
rule-joker-reverse = Il inverse le sens du jeu, et ce qui est dessous reste en vigueur. Il va sur n’importe quelle carte, mais ne protège pas d’une attaque.
rule-joker-draw = Il va sur n’importe quelle carte, et n’importe quelle carte peut le suivre.
rule-joker-substitute = Il remplace n’importe quelle carte qu’on pourrait poser : dites laquelle, et il agit comme elle.
rule-joker-answers = Il répond à toute attaque de pioche.
rule-joker-packs = Il peut être posé avec plusieurs cartes d’une de ces valeurs : { $list }.
rule-joker-joins = Il peut aussi les accompagner quand elles répondent à une attaque.
rule-points = Restée en main, la carte compte { n-points }.

## Valeurs des options

choice-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
choice-none = aucun
choice-auto = selon le nombre de joueurs
choice-start_card-plain_only = remplacée par une carte simple
choice-start_card-inert = par couleur et valeur seulement
choice-start_card-as_dealer_play = comme posée par le donneur
choice-dealer_right = à droite du donneur
choice-dealer_left = à gauche du donneur
choice-ccw = sens antihoraire
choice-cw = sens horaire
choice-next = le joueur suivant
choice-previous = le joueur précédent
choice-after_victim = après la victime
choice-after_player = après celui qui l’a posé
choice-kings = K♥ et K♠
choice-kings_and_queen_hearts = K♥, K♠ et Q♥
choice-queen_hearts_role-plain = une dame ordinaire
choice-king_relay = transmet l’attaque d’un roi
choice-war_stop = met fin à toute attaque de pioche
choice-own_kind = leur propre sorte
choice-matching = aussi les autres cartes de pioche de la couleur
choice-low_wild = tout deux ou trois
choice-war = toute carte de pioche
choice-absent = absents
choice-reverse = changent le sens
choice-joker_role-draw = font piocher
choice-substitute = remplacent toute carte
choice-accumulate = les tours perdus s’ajoutent
choice-duel = un duel pour des tours de plus
choice-cancel_placement-free = sur toute attaque
choice-match = par couleur ou valeur
choice-until_met = jusqu’à ce qu’elles soient suivies
choice-one_lap = un tour de table
choice-next_only = pour le joueur suivant
choice-never = jamais
choice-drawn_only = si elle convient
choice-race = une course
choice-automatic = le silence coûte des cartes
choice-off = non
choice-truthful = seulement si c’est vrai
choice-multi_macau-free = le bluff est permis
choice-last_left = jusqu’au dernier joueur
choice-first_out = dès que le premier est sorti
choice-any = n’importe laquelle
choice-no_action = sans effet
choice-no_draw_heads_up = pas de pioche à deux
choice-placing = places
choice-points = points
choice-second_call-free = peut nommer la même chose
choice-different = doit nommer autre chose
choice-attacked = qui est attaqué
choice-anybody = n’importe qui, à tout moment
choice-answering = seulement en réponse
choice-always = aussi après coup
choice-all_but_last = contre soi sauf le dernier
choice-all = tous contre soi
choice-challenges-slip = cartes qui ne conviennent pas
choice-challenges-call = fausses annonces
choice-challenges-draw = piocher sans nécessité
choice-joker = joker

## Le récit d’un match

source-hand = cartes restées en main
deed-laid = Cartes posées
deed-drew = Cartes piochées
deed-attacked = Attaques
deed-missed_turn = Tours perdus
deed-called_suit = Couleurs annoncées
deed-called_rank = Valeurs annoncées
deed-direction_turned = Changements de sens
deed-macau_said = « Macau ! » dits
deed-macau_caught = « Macau ! » pris
deed-challenged = Contestations
deed-went_out = Sorties
deed-round_ended = Fins de manche

## La première partie guidée : de quoi parle un conseil, ce qu’il faut savoir, et ce qu’on peut faire tant que c’est permis

hint-goal = Débarrassez-vous de vos cartes
    .text = Bienvenue au Macau ! Débarrassez-vous de toutes vos cartes avant les autres. Les cartes de la table sont visibles, personne d’autre ne voit les vôtres.
    .now = Cartes dans votre main : { $number }.
hint-match = Couleur ou valeur
    .text = Posez une carte de la même couleur ou de la même valeur que la carte visible. Certaines cartes vont sur tout.
    .now = Va maintenant : { $requirement }.
hint-chain = Encore une ?
    .text = Vous pouvez continuer dans le même tour avec ce qui suit.
    .now = Peut suivre : { $requirement }.
hint-special = Une carte qui agit
    .text = Les cartes marquées d’un signe attaquent, demandent, inversent le sens ou vous protègent. Gardez-les pour le bon moment.
    .now = { $card } : { $rule }
hint-end_play = Terminez votre coup
    .text = Quand vous avez posé tout ce que vous vouliez, dites-le. Les cartes gardées vaudront peut-être plus tard.
hint-attacked = On vous attaque
    .text = Si une de vos cartes est allumée, vous pouvez répondre avec elle ; ou vous subissez l’attaque et piochez.
    .now = { $card } : { $rule }
hint-ace = Nommez une couleur
    .text = La couleur que vous nommez doit suivre. Choisissez celle qui vous débarrasse du plus de cartes.
hint-called_suit = Une couleur est demandée
    .text = Seul ce qui est demandé peut être posé, et les cartes qui vont sur tout.
    .now = Va maintenant : { $requirement }.
hint-macau = Dites « Macau ! »
    .text = Avec une seule carte en main, il faut le dire, et aussitôt : un retard peut coûter des cartes.
hint-skip = Un tour est en jeu
    .text = Vous passez votre tour, sauf si une de vos cartes est allumée : avec elle, vous pouvez répondre.
    .now = { $card } : { $rule }
hint-draw = Rien ne convient ? Piochez
    .text = Aucune de vos cartes ne convient, vous piochez donc.
hint-catch = Soyez plus rapide !
    .text = Quelqu’un n’a plus qu’une carte et n’a pas encore dit « Macau ! ». Soyez plus rapide !
hint-jack = Nommez une valeur
    .text = La valeur que vous nommez doit suivre. Choisissez-en une que vous avez.
hint-rank_called = Une valeur est demandée
    .text = Ce qui est demandé doit suivre. Qui n’a rien qui convienne pioche.
    .now = Va maintenant : { $requirement }.
hint-out = Quelqu’un est sorti
    .text = Qui pose sa dernière carte prend le meilleur rang encore libre. Les autres continuent jusqu’à ce qu’un seul ait encore des cartes.
hint-over = La donne est finie
    .text = C’était une donne entière. Bien joué ! Une autre partie est à un clic.

## Pourquoi une action vaut la peine, vrai pour la main et la table telles qu’elles sont

reason-play_slips = Elle ne va pas ; si l’on conteste, vous piochez { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
reason-play_last = C’est votre dernière carte.
reason-play_cancels = Cela met fin à l’attaque contre vous ({ $number }).
reason-play_passes_draws = L’attaque passe à { $target } : { $number ->
    [one] une carte
   *[other] { $number } cartes
} à piocher.
reason-play_passes_skips = L’attaque passe à { $target } : { $number ->
    [one] un tour
   *[other] { $number } tours
} à passer.
reason-play_hits_draws = { $target } tient { $count ->
    [one] une carte
   *[other] { $count } cartes
} et devrait en piocher { $number }.
reason-play_hits_skips = { $target } tient { $count ->
    [one] une carte
   *[other] { $count } cartes
} et passerait { $number ->
    [one] un tour
   *[other] { $number } tours
}.
reason-play_goes_on = Votre { $card } peut suivre dans le même tour.
reason-play_fits_on = { $number ->
    [one] Une de vos autres cartes va
   *[other] { $number } de vos autres cartes vont
} dessus.
reason-play_plain = C’est une carte simple ; votre { $card } reste pour un meilleur moment.
reason-play_points = En main, elle compterait { $points ->
    [one] un point
   *[other] { $points } points
}.
reason-play_fewer = Il vous reste { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
reason-end_nothing_follows = Rien dans votre main ne peut suivre.
reason-end_keeps = Votre { $card } vaudra peut-être plus tard.
reason-draw_nothing_fits = Rien dans votre main ne va.
reason-draw_keeps = Votre { $card } vaudra peut-être plus tard.
reason-keep_does_not_fit = La carte piochée ne va pas.
reason-accept_no_answer = Vous n’avez aucune carte qui réponde.
reason-accept_keeps = Votre { $card } vaudra peut-être plus tard.
reason-call_suit_held = Vous tenez { $number ->
    [one] une carte
   *[other] { $number } cartes
} de { $suit }.
reason-call_rank_held = Vous tenez { $number ->
    [one] une carte
   *[other] { $number } cartes
} de cette valeur.
reason-word_one_card = Tant que vous ne le dites pas, on peut vous prendre.
reason-catch_silent = { $target } ne l’a pas dit.
reason-call_goes_over = Votre { $card } peut suivre cette demande.
reason-call_bluff = Vous n’avez aucune carte pareille ; si l’on conteste, vous piochez { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
reason-call_suit_lies = { $number ->
    [one] Une carte de { $suit } est déjà sur la pile : il en reste moins pour suivre.
   *[other] { $number } cartes de { $suit } sont déjà sur la pile : il en reste moins pour suivre.
}
reason-call_rank_lies = { $number ->
    [one] Une carte de cette valeur est déjà sur la pile : il en reste moins pour suivre.
   *[other] { $number } cartes de cette valeur sont déjà sur la pile : il en reste moins pour suivre.
}
reason-call_hides = Cela ne dit à personne ce que vous avez en main.
reason-call_no_suit = Vous n’avez aucune couleur qui puisse être nommée.
reason-call_no_rank = Vous n’avez aucune valeur qui puisse être nommée.
reason-call_no_hand = Vous n’avez plus de carte à nommer.
reason-call_none_fits = { $number ->
    [one] Sans demande, une de vos cartes convient.
   *[other] Sans demande, { $number } de vos cartes conviennent.
}
reason-word_costs = Sans le mot, vous piochez { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
reason-multi_one_rank = Toutes vos cartes ont la même valeur.
reason-multi_heard = Cela ne change rien, et tout le monde l’entend.
reason-challenge_slip = La carte ne va pas.
reason-challenge_wins = Si vous avez raison, { $target } pioche { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
reason-quiet_not_hit = L’attaque vise { $target }, pas vous.
reason-quiet_no_stop = Vous n’avez aucune carte qui arrête l’attaque.
reason-quiet_fits = La carte va.
reason-quiet_shown = { $target } a une telle carte, et tout le monde le sait.
reason-quiet_if_wrong = Une contestation fausse vous ferait piocher { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
reason-quiet_caught = On peut vous prendre en faute, et vous piocheriez { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
reason-quiet_later = Plus tard, ce silence ferait piocher { $number ->
    [one] une carte
   *[other] { $number } cartes
} à { $target } ; maintenant, seulement { $count }.
reason-quiet_costs_nothing = Personne ne piocherait de carte pour cela maintenant.

## Au terminal

table-round = Manche { $number }
table-turn = Tour { $number }
table-cw = sens horaire
table-ccw = sens antihoraire
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-out = sorti, place { $place }
table-misses = { $count ->
    [one] passe { $count } tour
   *[other] passe { $count } tours
}
table-exposed = n'a pas dit « Macau ! »
table-solo = { $count ->
    [one] { $count } tour seul
   *[other] { $count } tours seul
}
table-known = montré : { $cards }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-left = { $count ->
    [0] plus de cartes
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
table-stock = Pioche : { $count }
table-top = Au-dessus : { $card }
table-as = { $card } comme { $face }
table-in-force = En vigueur : { $card }
table-below = dessous :
table-hand = Votre main ({ $count }) :
table-next-card = Prochaine carte : { $what }
table-your-card = Votre prochaine carte : { $what }
table-pile = pile
table-face = jeu
screen-joker = Poser un joker comme une autre carte …
note-passes-on = L'attaque passe à { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
note-skips-on = Il y aura alors { $count ->
    [one] { $count } tour
   *[other] { $count } tours
} en jeu.
note-cancels = L'attaque est annulée.
note-catch = { $count ->
    [one] L'autre pioche { $count } carte.
   *[other] L'autre pioche { $count } cartes.
}
note-challenge = Si vous avez tort, vous piochez { $count }.
warning-does_not_fit = Triche : elle ne convient pas !
warning-leaves_one_card = Il vous restera une carte : n'oubliez pas « Macau ! »
warning-not_held = Un bluff : vous ne l'avez pas en main !
joker-how = Un joker remplace une autre carte : tapez { $card }=KS pour le poser comme { $face }.
screen-help =
    Ce que vous pouvez taper
      3             le choix de ce numéro
      7S  10H  BJ   poser cette carte (S ♠, H ♥, D ♦, C ♣ ; jokers BJ et CJ)
      5S 6S 7S      poser plusieurs cartes et finir la pose
      BJ=KS         poser un joker comme roi de pique
      draw (piocher), end (finir), accept (accepter), keep (garder), pass (passer),
      macau, quiet (se taire), challenge (contester)
      suit H (couleur), rank 8 (rang), catch NOM (surprendre)
      ? 7S  ? 3     la règle d'une carte ou d'un choix
      hint          les meilleures actions, et pourquoi
      undo          reprendre votre dernier pas, tant que rien n'a été révélé
      log           tout ce qui s'est passé
      rules         les règles du jeu
      table         la table à nouveau
      quit          arrêter ; la partie est gardée
screen-unknown = « { $line } » ne veut rien dire ici. Tapez un numéro de la liste, une carte comme 7S, ou ? pour l'aide.
screen-unknown-subject = Il n'y a pas de carte « { $what } ». Les cartes s'écrivent 7S, 10H, QD, AC, BJ, CJ ; un numéro interroge ce choix.
screen-nothing-chosen = Rien n'a été posé.
screen-which = Comme quelle carte ? (numéro ou carte)
