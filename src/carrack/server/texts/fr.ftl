# Ce que le serveur dit aux personnes dont la page est fermée. $title est le nom du jeu.

push-heading = À vous de jouer : { $title }
push-text = La table « { $name } » vous attend.
push-heading-round = Ronde { $round } : votre table vous attend
push-heading-invitation = { $name } vous invite
push-text-invitation = « { $name } » : un tournoi de { $title }

mail-subject = À vous de jouer : { $title }
mail-text =
    C'est à vous de jouer dans une partie de { $title } :

    { $url }

    Vous recevez ce message parce que les messages ont été demandés dans le profil qui porte
    votre adresse ; on peut les y désactiver à tout moment.
mail-subject-round = Ronde { $round } : votre table vous attend ({ $title })
mail-text-round =
    La ronde { $round } de votre tournoi a commencé, et votre table de { $title } vous attend :

    { $url }

    Vous recevez ce message parce que les messages ont été demandés dans le profil qui porte
    votre adresse ; on peut les y désactiver à tout moment.
mail-subject-invitation = On vous invite à un tournoi de { $title }
mail-text-invitation =
    Quelqu’un vous invite à un tournoi de { $title } :

    { $url }

    Vous recevez ce message parce que les messages ont été demandés dans le profil qui porte
    votre adresse ; on peut les y désactiver à tout moment.
letter-mail-subject = Confirmer cette adresse
letter-mail-text =
    Quelqu’un, sans doute vous, a donné cette adresse sur un serveur de Carrack.

    Si c’était vous, ouvrez ceci dans les deux jours :
    { $url }

    Sinon ne faites rien : plus rien ne sera envoyé ici.
letter-password-subject = Un nouveau mot de passe
letter-password-text =
    Quelqu’un, sans doute vous, a oublié le mot de passe du compte qui a cette adresse.

    Choisissez-en un nouveau ici, dans les deux heures :
    { $url }

    Sinon ne faites rien : l’ancien reste valable.

push-heading-many = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
mail-subject-many = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
mail-text-many =
    C'est à vous de jouer à ces tables :

    { $tables }

    Vous recevez ce courriel parce qu'il a été demandé dans le profil avec votre adresse ;
    il peut y être arrêté à tout moment.

test-heading = Tout fonctionne
test-text = Un message viendra quand ce sera à vous de jouer.

## Le journal d'une table, à côté de ce que le titre raconte lui-même. `.you` parle à qui agit.

log-start = La partie commence
log-reveal = Toutes les tables de cette donne ont fini : chacun peut regarder
log-rematch = { $name } ouvre une revanche
    .you = Vous ouvrez une revanche
log-host = { $name } est maintenant l’hôte
    .you = Vous êtes maintenant l’hôte
log-room = { $name } change la table
    .you = Vous changez la table
log-seat-person = { $name } prend place
    .you = Vous prenez place
log-seat-moved = { $name } passe à la place { $seat }
    .you = Vous passez à la place { $seat }
log-seat-bot = { $name }, un robot, prend la place { $seat }
log-seat-open = La place { $seat } est libre
log-seat-away = { $name } n'est pas là ; un robot joue à sa place
    .you = Vous n'êtes pas là ; un robot joue à votre place
log-seat-back = { $name } est de retour
    .you = Vous êtes de retour
log-seat-resigned = { $name } abandonne ; un robot continue
    .you = Vous abandonnez ; un robot continue
log-seat-wanted = La place { $seat } attend quelqu'un
log-seat-program = Désormais, un programme joue : { $name }
    .you = Désormais, un programme joue pour vous
log-undo =
    { $steps ->
        [one] { $name } reprend un coup
       *[other] { $name } reprend { $steps } coups
    }
    .you =
    { $steps ->
        [one] Vous reprenez un coup
       *[other] Vous reprenez { $steps } coups
    }
log-undo-agreed =
    { $steps ->
        [one] D'un commun accord, le dernier coup est repris
       *[other] D'un commun accord, les { $steps } derniers coups sont repris
    }
log-offer-undo =
    { $steps ->
        [one] { $name } demande à reprendre le dernier coup
       *[other] { $name } demande à reprendre les { $steps } derniers coups
    }
    .you =
    { $steps ->
        [one] Vous demandez à reprendre le dernier coup
       *[other] Vous demandez à reprendre les { $steps } derniers coups
    }
log-offer-end = { $name } propose d'arrêter la partie
    .you = Vous proposez d'arrêter la partie
log-offer-pause =
    { $days ->
        [0] { $name } demande la fin de la pause
        [one] { $name } demande une pause d'un jour
       *[other] { $name } demande une pause de { $days } jours
    }
    .you =
    { $days ->
        [0] Vous demandez la fin de la pause
        [one] Vous demandez une pause d'un jour
       *[other] Vous demandez une pause de { $days } jours
    }
log-rest = Les horloges suivent ce qui a été convenu
log-rest-seat = L’horloge de { $name } suit ses congés
    .you = Votre horloge suit vos congés
log-answer-yes = { $name } accepte
    .you = Vous acceptez
log-answer-no = { $name } refuse
    .you = Vous refusez
log-end-agreed = La partie s'arrête d'un commun accord
log-end-resigned = { $name } abandonne : la partie est finie
    .you = Vous abandonnez : la partie est finie
log-end-empty = La table est fermée : il n'y a plus personne
log-end-forgotten = La partie est terminée : personne n'a joué depuis trois mois
log-end-too_long = La partie est terminée : elle est devenue trop longue
log-end-host = L’hôte a fermé la table
log-end-ended = La partie est finie
log-end-ended-why = La partie est finie : { $reason }
log-end-closed = La table a été fermée
log-end-closed-why = La table a été fermée : { $reason }

## Ce qu'un lien montre avant qu'on l'ouvre.

preview-open = { $name } vous invite à { $title }
preview-won = { $names } : victoire à { $title }
preview-title = { $title } entre amis ou contre des robots
preview-all = Jeux de commerce et de cartes dans le navigateur : entre amis ou contre des robots, en direct ou sur plusieurs jours.
preview-free = Une place libre

## House rules, each with what was chosen.

rule-chosen = { $rule } : { $value }
rule-yes = oui
rule-no = non
rule-none = aucun
