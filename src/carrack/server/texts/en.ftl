# What the server itself says to people whose page is closed. $title is the game's name.

push-heading = Your turn: { $title }
push-text = “{ $name }” is waiting for you.
push-heading-round = Round { $round }: your table waits
push-heading-invitation = { $name } invites you
push-text-invitation = “{ $name }”: a tournament of { $title }

mail-subject = Your turn: { $title }
mail-text =
    It is your turn in a game of { $title }:

    { $url }

    You get this mail because mail was asked for in the profile with your address;
    it can be turned off there at any time.
mail-subject-round = Round { $round }: your table waits ({ $title })
mail-text-round =
    Round { $round } of your tournament has begun, and your table of { $title } waits:

    { $url }

    You get this mail because mail was asked for in the profile with your address;
    it can be turned off there at any time.
mail-subject-invitation = You are invited to a tournament of { $title }
mail-text-invitation =
    Somebody invites you to a tournament of { $title }:

    { $url }

    You get this mail because mail was asked for in the profile with your address;
    it can be turned off there at any time.
letter-mail-subject = Confirm this address
letter-mail-text =
    Somebody, probably you, gave this address on a server of Carrack.

    If it was you, open this within two days:
    { $url }

    Otherwise do nothing: nothing more is sent here.
letter-password-subject = A new password
letter-password-text =
    Somebody, probably you, has forgotten the password of the account with this address.

    Choose a new one here, within two hours:
    { $url }

    Otherwise do nothing: the old one stays.

push-heading-many = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
mail-subject-many = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
mail-text-many =
    It is your turn at these tables:

    { $tables }

    You get this mail because mail was asked for in the profile with your address;
    it can be turned off there at any time.

test-heading = It works
test-text = You will hear from us when it is your turn.

## The log of a table, beside what the title itself tells. `.you` speaks to whoever did it.

log-start = The game begins
log-reveal = All tables with this deal have finished: everybody may look
log-rematch = { $name } opens a rematch
    .you = You open a rematch
log-host = { $name } is the host now
    .you = You are the host now
log-room = { $name } changes the table
    .you = You change the table
log-seat-person = { $name } sits down
    .you = You sit down
log-seat-moved = { $name } moves to seat { $seat }
    .you = You move to seat { $seat }
log-seat-bot = { $name }, a bot, takes seat { $seat }
log-seat-open = Seat { $seat } is free
log-seat-away = { $name } is away; a bot plays on
    .you = You are away; a bot plays for you
log-seat-back = { $name } is back
    .you = You are back
log-seat-resigned = { $name } resigns; a bot plays on
    .you = You resign; a bot plays on
log-seat-wanted = Seat { $seat } waits for a new player
log-seat-program = From now on a program plays: { $name }
    .you = From now on a program plays for you
log-undo =
    { $steps ->
        [one] { $name } takes back one step
       *[other] { $name } takes back { $steps } steps
    }
    .you =
    { $steps ->
        [one] You take back one step
       *[other] You take back { $steps } steps
    }
log-undo-agreed =
    { $steps ->
        [one] By consent the last step is taken back
       *[other] By consent the last { $steps } steps are taken back
    }
log-offer-undo =
    { $steps ->
        [one] { $name } asks to take back the last step
       *[other] { $name } asks to take back the last { $steps } steps
    }
    .you =
    { $steps ->
        [one] You ask to take back the last step
       *[other] You ask to take back the last { $steps } steps
    }
log-offer-end = { $name } offers to end the game
    .you = You offer to end the game
log-offer-pause =
    { $days ->
        [0] { $name } asks to end the pause
        [one] { $name } asks for a pause of one day
       *[other] { $name } asks for a pause of { $days } days
    }
    .you =
    { $days ->
        [0] You ask to end the pause
        [one] You ask for a pause of one day
       *[other] You ask for a pause of { $days } days
    }
log-rest = The clocks follow what was agreed
log-rest-seat = The clock of { $name } follows their days off
    .you = Your clock follows your days off
log-answer-yes = { $name } agrees
    .you = You agree
log-answer-no = { $name } says no
    .you = You say no
log-end-agreed = The game is ended by consent
log-end-resigned = { $name } resigns: the game is over
    .you = You resign: the game is over
log-end-empty = The table is closed: nobody is left
log-end-forgotten = The game is over: nobody has moved for three months
log-end-too_long = The game is over: it has become too long to go on
log-end-host = The host has closed the table
log-end-ended = The game is over
log-end-ended-why = The game is over: { $reason }
log-end-closed = The table was closed
log-end-closed-why = The table was closed: { $reason }

## What a link shows before it is opened.

preview-open = { $name } invites you to { $title }
preview-won = { $names } won at { $title }
preview-title = { $title } with friends or bots
preview-all = Games of trade and cards, in the browser: with friends or bots, live or over days.
preview-free = A free seat

## House rules, each with what was chosen.

rule-chosen = { $rule }: { $value }
rule-yes = yes
rule-no = no
rule-none = none
