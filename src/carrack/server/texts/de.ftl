# Was der Server selbst sagt, wenn die Seite geschlossen ist. $title ist der Name des Spiels.

push-heading = Du bist dran: { $title }
push-text = Am Tisch „{ $name }“ wartet man auf dich.
push-heading-round = Runde { $round }: dein Tisch wartet
push-heading-invitation = { $name } lädt dich ein
push-text-invitation = „{ $name }“: ein Turnier in { $title }

mail-subject = Du bist dran: { $title }
mail-text =
    In einer Partie { $title } bist du an der Reihe:

    { $url }

    Diese Nachricht kommt, weil im Profil mit deiner Adresse Nachrichten gewünscht wurden;
    dort kann man sie jederzeit abschalten.
mail-subject-round = Runde { $round }: dein Tisch wartet ({ $title })
mail-text-round =
    In deinem Turnier hat eine Runde begonnen ({ $round }), und dein Tisch { $title } wartet:

    { $url }

    Diese Nachricht kommt, weil im Profil mit deiner Adresse Nachrichten gewünscht wurden;
    dort kann man sie jederzeit abschalten.
mail-subject-invitation = Du bist zu einem Turnier eingeladen ({ $title })
mail-text-invitation =
    Jemand lädt dich zu einem Turnier ein ({ $title }):

    { $url }

    Diese Nachricht kommt, weil im Profil mit deiner Adresse Nachrichten gewünscht wurden;
    dort kann man sie jederzeit abschalten.
letter-mail-subject = Diese Adresse bestätigen
letter-mail-text =
    Jemand, wahrscheinlich du, hat diese Adresse auf einem Server von Carrack angegeben.

    Warst du es, dann öffne dies innerhalb von zwei Tagen:
    { $url }

    Sonst tu nichts: Hierher wird nichts weiter geschickt.
letter-password-subject = Ein neues Passwort
letter-password-text =
    Jemand, wahrscheinlich du, hat das Passwort des Kontos mit dieser Adresse vergessen.

    Hier lässt sich innerhalb von zwei Stunden ein neues wählen:
    { $url }

    Sonst tu nichts: Das alte bleibt.

push-heading-many = { $count ->
    [one] { $count } Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
mail-subject-many = { $count ->
    [one] { $count } Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
mail-text-many =
    An diesen Tischen bist du an der Reihe:

    { $tables }

    Du bekommst diese Mail, weil im Profil mit deiner Adresse Mail gewünscht wurde;
    dort lässt sie sich jederzeit abstellen.

test-heading = Es klappt
test-text = Du hörst von uns, sobald du an der Reihe bist.

## Das Protokoll eines Tisches, neben dem, was der Titel selbst erzählt. `.you` spricht an, wer es getan hat.

log-start = Das Spiel beginnt
log-reveal = Alle Tische mit diesen Karten sind fertig: jeder darf zusehen
log-rematch = { $name } eröffnet eine Revanche
    .you = Du eröffnest eine Revanche
log-host = { $name } ist jetzt Gastgeber
    .you = Du bist jetzt Gastgeber
log-room = { $name } ändert den Tisch
    .you = Du änderst den Tisch
log-seat-person = { $name } setzt sich
    .you = Du setzt dich
log-seat-moved = { $name } wechselt auf Platz { $seat }
    .you = Du wechselst auf Platz { $seat }
log-seat-bot = { $name }, ein Bot, übernimmt Platz { $seat }
log-seat-open = Platz { $seat } ist frei
log-seat-away = { $name } ist nicht da; ein Bot spielt weiter
    .you = Du bist nicht da; ein Bot spielt für dich
log-seat-back = { $name } ist wieder da
    .you = Du bist wieder da
log-seat-resigned = { $name } gibt auf; ein Bot spielt weiter
    .you = Du gibst auf; ein Bot spielt weiter
log-seat-wanted = Platz { $seat } wartet auf jemand Neues
log-seat-program = Ab jetzt spielt ein Programm: { $name }
    .you = Ab jetzt spielt ein Programm für dich
log-undo =
    { $steps ->
        [one] { $name } nimmt einen Schritt zurück
       *[other] { $name } nimmt { $steps } Schritte zurück
    }
    .you =
    { $steps ->
        [one] Du nimmst einen Schritt zurück
       *[other] Du nimmst { $steps } Schritte zurück
    }
log-undo-agreed =
    { $steps ->
        [one] Der letzte Schritt wird einvernehmlich zurückgenommen
       *[other] Die letzten { $steps } Schritte werden einvernehmlich zurückgenommen
    }
log-offer-undo =
    { $steps ->
        [one] { $name } möchte den letzten Schritt zurücknehmen
       *[other] { $name } möchte die letzten { $steps } Schritte zurücknehmen
    }
    .you =
    { $steps ->
        [one] Du möchtest den letzten Schritt zurücknehmen
       *[other] Du möchtest die letzten { $steps } Schritte zurücknehmen
    }
log-offer-end = { $name } schlägt vor, das Spiel zu beenden
    .you = Du schlägst vor, das Spiel zu beenden
log-offer-pause =
    { $days ->
        [0] { $name } bittet um das Ende der Pause
        [one] { $name } bittet um einen Tag Pause
       *[other] { $name } bittet um { $days } Tage Pause
    }
    .you =
    { $days ->
        [0] Du bittest um das Ende der Pause
        [one] Du bittest um einen Tag Pause
       *[other] Du bittest um { $days } Tage Pause
    }
log-rest = Die Uhren richten sich nach der Absprache
log-rest-seat = Die Uhr von { $name } richtet sich nach freien Tagen
    .you = Deine Uhr richtet sich nach deinen freien Tagen
log-answer-yes = { $name } stimmt zu
    .you = Du stimmst zu
log-answer-no = { $name } sagt Nein
    .you = Du sagst Nein
log-end-agreed = Das Spiel wird einvernehmlich beendet
log-end-resigned = { $name } gibt auf: Das Spiel ist zu Ende
    .you = Du gibst auf: Das Spiel ist zu Ende
log-end-empty = Der Tisch wird geschlossen: Niemand ist mehr da
log-end-forgotten = Das Spiel ist vorbei: drei Monate lang hat niemand gezogen
log-end-too_long = Das Spiel ist vorbei: es ist zu lang geworden
log-end-host = Der Tisch wurde vom Gastgeber geschlossen
log-end-ended = Das Spiel ist zu Ende
log-end-ended-why = Das Spiel ist zu Ende: { $reason }
log-end-closed = Der Tisch wurde geschlossen
log-end-closed-why = Der Tisch wurde geschlossen: { $reason }

## Was ein Link zeigt, bevor ihn jemand öffnet.

preview-open = { $name } lädt dich zu { $title } ein
preview-won = { $names } gewinnt bei { $title }
preview-title = { $title } mit Freunden oder Bots
preview-all = Handels- und Kartenspiele im Browser: mit Freunden oder Bots, in einem Zug oder über Tage.
preview-free = Ein freier Platz

## House rules, each with what was chosen.

rule-chosen = { $rule }: { $value }
rule-yes = ja
rule-no = nein
rule-none = keine
