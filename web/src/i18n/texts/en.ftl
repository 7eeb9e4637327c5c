# The page itself. What belongs to one title is in that title's own texts.

skip = Skip to the content
nav = Pages
nav-rules = Rules
nav-contests = Tournaments
nav-records = Records
nav-play = Play
nav-learn = Learn
nav-watch = Watch
nav-tables = Tables
nav-waits = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
home-continue = Continue
home-other = Your other tables
home-start = Start a game
home-start-text = One click, and friendly bots sit down with you.
home-waits = The others think.
with-friends = With friends
title-length = about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
watch-text = Games that go on now, and games that are over.
watch-none = No public game is running right now.
watch-again = A game again
watch-again-text = Bring the record of a game, and look at it step by step.
watch-bring = Bring a record
watch-best = Who plays best
watch-best-text = Ratings of people and bots, for each game and number of players.
nav-profile = You
nav-how = How it works
nav-pieces = All pieces
language = Language
theme = Light
theme-auto = As the device
theme-light = Daylight
theme-dark = Candlelight
sound-title = Sound
sound-volume = Volume
sound-on = Turn the sound on
sound-off = Turn the sound off
waiting = One moment …
again = Try again
close = Close
cancel = Cancel
save = Save
saved = Saved.
to-home = Home
to-replay = Replay
line-lost = The connection is lost. Nothing you did gets lost.
line-next = Next try in { $seconds } s
line-trying = Trying …
line-now = Try now

# ---- home ----

home-title = Set sail.
home-text = { $count ->
    [one] One game
    [3] Three games
   *[other] { $count } games
} around one sea. One click, and you sit at a table with friendly bots. No account needed.
home-titles = Games
title-seats = { $min } to { $max ->
    [one] { $max } player
   *[other] { $max } players
}
play-now = Play now
open-table = Open a table
my-tables = My tables
my-tables-finished = Show finished games
my-tables-running = Show running games
my-tables-none = No game is running. Play now is one click away.
my-tables-none-yet = You have not finished a game yet.
campaign = Campaign
campaign-go = To the campaign
contest-go = To the tournament
lobby = Lobby
lobby-none = Nobody waits at a public table right now. Open one, and others see it here.
lobby-open = Tables that miss somebody
lobby-running = Games to watch
lobby-join = Join
lobby-watch = Watch
your-turn = Your turn
status-open = Waiting for players
status-playing = Running
status-finished = Finished
status-ended = Ended early
status-closed = Closed
status-aside = Set aside

how-title = How it works
how-play = One click
how-play-text = “Play now” gives you a name and a table with bots. You can change both later.
how-lit = What glows can be done
how-lit-text = The table shows what you may do. If something is not possible, it tells you why.
how-friends = Friends come by link
how-friends-text = Open a table and send its link. Whoever opens it sits down, on any device.
how-time = Quickly or over days
how-time-text = Play with a clock or without one. The page can tell you when it is your turn, even when it is closed.
how-after = Look back
how-after-text = Every game can be replayed step by step from every seat, and its record is yours to keep.

keys-title = Keys
key-numbers = 1 … 9
key-numbers-text = take the choice with that number
key-arrows = ← →
key-arrows-text = go from card to card, from place to place
key-undo = Ctrl + Z
key-undo-text = take back your last step
key-help = ?
key-help-text = show this list
key-tab = Tab
key-tab-text = go from one thing to the next
key-enter = Enter
key-enter-text = do what is marked

# ---- opening a table ----

open-title = Open a table: { $title }
open-starts = Usual tables
start-bots = Against bots
start-bots-text =
    { $count ->
        [one] One friendly bot, no clock, begins at once
       *[other] { $count } friendly bots, no clock, begins at once
    }
start-friends = With friends
start-friends-text = Whoever gets the link sits down; no clock
start-anybody = Open to anybody
start-anybody-text = In the lobby; { $clock }
open-which = Which game?
open-seats = Seats
open-seat = Seat { $number }
open-add = One more seat
open-remove = One seat fewer
seat-kind-me = Me
seat-kind-open = Open, for whoever comes
seat-kind-here = Somebody else on this device
seat-kind-bot = Bot: { $level }
open-name-here = Name
open-preset = Which rules?
open-preset-plain = The usual rules
open-preset-plain-text = Everything as the rules tell it.
open-modifiers = House rules
open-public = Show the table in the lobby
open-public-text = Anybody may sit down. Otherwise only those with the link.
open-spectators = Others may look on
open-spectators-text = They see what everybody sees, never your hand.
open-clock = Clock
clock-none = No clock
clock-move-60 = 1 minute a move
clock-move-86400 = 1 day a move
clock-move-259200 = 3 days a move
clock-game-600 = 10 minutes a game, and 5 seconds for each move
clock-game-1200 = 20 minutes a game, and 10 seconds for each move
clock-own = Another time …
clock-left = { $time } left
open-table-name = Name of the table
open-table-name-text = Yours, if you leave it empty.
open-expert = Options for experts ({ $count })
open-more = More
open-start = Open the table
option-default = (usual)
option-other = Give it as the sentence says.
option-order = the order you name
option-order-seats = Seats, the first on top
option-order-text = Numbers of the seats, as in 2 1 3.
option-yes = Yes
option-no = No
level-random = plays anything
level-greedy = friendly
level-search = strong

# ---- at the table ----

seats = Seats
seat-open = Open seat
seat-kept = Kept for somebody
seat-you = (you)
seat-own = You
seat-away = away
seat-resigned = gave up
seat-acts = is to act
seat-left = { $name } is away; a bot plays for now.
seat-want = Look for somebody new
seat-bot = Leave it to the bot
seat-free = A seat is free at this table.
seat-own-away = You are away: a bot plays for you.
seat-own-back = I am back
seat-own-lost = Somebody else plays your seat now, and you look on.
invite-title = { $host } invites you to { $title }
invite-new = New to { $title }? A short lesson, then you can play.
lesson-of = Lesson: { $title }
invite-no-account = No account is needed.
invite-rated = This table is rated: that needs an account, with a name and a password.
invite-account = Sign in or open an account
invite-decline = Not this time
clock-each-move = { $minutes ->
    [one] { $minutes } minute for each move
   *[other] { $minutes } minutes for each move
}
clock-each-game = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} each, and { $increment ->
    [one] { $increment } second
   *[other] { $increment } seconds
} more for each move
rules-changed = { $count ->
    [one] The usual rules, but for one thing
   *[other] The usual rules, but for { $count } things
}
length = Length
facts-rated = It counts for the rankings
facts-friendly = Friendly, it counts for nothing
sit-down = Sit down
stand-up = Leave the table
prompt = What is to be done
choices-typed = { $digits } …
choices-refused = Why not something else? ({ $count })
choices-why = See the rules
choice-price = Costs { $price }
choice-gain = → { $gain }
choices-all = All choices
plays-now = { $name } plays
waiting-for = Waiting for { $names }
skip-to-turn = Skip to my turn
skip-to-result = Show the result
speed = Speed { $speed }
speed-calm = 1×
speed-fast = 3×
speed-off = off
waiting-others = Waiting for the others
spectating = You are looking on.
undo = Undo
share = Invite
share-text = Whoever opens this link comes to this table.
share-address = Address of the table
share-copy = Copy
share-copied = Copied
menu = More
menu-people = People at this table
menu-notices = Tell me when it is my turn
people-none = Nobody but you and bots sits here.
people-mute = Mute
people-block = Block
people-is-mute = muted
people-is-block = blocked
moderation-title = Moderation
people-report = Report
people-report-text = What did { $name } do? Whoever runs this server reads it.
people-report-send = Send the report
people-reported = Thank you. The report was sent.
menu-undo = Ask everybody to take back my last move
menu-end = Offer to end the game now
menu-pause = Ask for a pause
menu-resign = Give up
menu-careful = Ask before what is final
menu-careful-off = Do not ask before what is final
menu-keys = Switch single keys on
menu-keys-off = Switch single keys off
keys-single = Single keys (1 to 9, H, M, P, Space, ?) do something
menu-auto = Pass for me when nothing else is possible
menu-auto-off = Let me pass by myself
end-text = If everybody agrees, the game ends as it stands now.
end-yes = Offer it
sure-title = Are you sure?
sure-yes = Do it
sure-no = No, wait
side = Log and chat
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-mute = Mute { $name }
curtain-title = { $name }, it is your turn
curtain-text = Pass the device on. The table stays covered until the right person looks.
curtain-open = I am { $name }
face-broken = The picture of this table cannot be drawn. The game goes on with the list of choices.
plain-table = The table
plain-rest = Everything else on the table
plain-own = Only you see this
plain-options = Options of this table
plain-place = place { $place }
plain-yes = yes
plain-no = no
room-text = { $count ->
    [0] Everybody is here.
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
room-start = Start
room-start-bots = Start, with bots on the open seats
room-close = Close the table
room-seat = Change seat { $number }
room-open = Leave it open
room-sent-away = You no longer have a seat at this table.
room-invite = Invite somebody by name
room-invite-name = Name of the account
room-invite-text = The seat is kept for a week, and the table stands among the tables of whoever you invite.
room-invite-rated = The seat is kept for a week. This table is rated, so whoever you invite needs an account.
room-invite-send = Invite
result = Result
result-over = The game is over
result-you-won = You won!
result-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
result-place = Place
result-name = Name
result-score = Points
reason-resigned = Somebody gave up.
reason-abandoned = The game was given up.
reason-agreed = Everybody agreed to end it.
reason-contest = The host of the tournament has decided this table.
reason-empty = Everybody has left.
reason-host = The host has closed the table.
reason-forgotten = Nobody had moved for three months, so the game ended as it stood.
reason-too_long = The game had become too long to go on, so it ended as it stood.
rematch = Play again
result-again = Show the result
result-share = Share
rematch-go = To the next game

warning-cannot-be-undone = This cannot be undone.

group-pass = Pass
group-play = Play
group-draw = Draw

amount-is = { $what }: { $value }
amount-at = { $what } on { $place }
amount-red = red
amount-blue = blue
amount-green = green
amount-gray = gray
amount-violet = violet
amount-black = black
amount-gold = gold
amount-cards = { $count ->
    [one] card
   *[other] cards
}

# ---- afterwards ----

replay-title = Replay
replay-step = Step { $step } of { $of }
replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-go = Go to step
replay-seat = From whose seat
replay-spectator = What everybody sees
replay-link = Copy a link to this step
replay-download = Download the record
replay-by = { $name } did this.
replay-figures = The game in figures
fair-title = Fair play
fair-text = The luck of this game was chosen before it began. This number commits to it and does not tell it; once the game is over the record shows the key, and everybody can check that both fit.
fair-commitment = Commitment
fair-key = Key
fair-checked = Fair: checked
fair-checked-text = The key in the record fits the commitment from the start of the game, and every card and die came from it.
fair-same = It is the commitment that this browser was shown at the table.
fair-unfair = Not fair: the record does not fit its commitment.
fair-other = Not fair: at the table this browser was shown another commitment.
fair-none = Without a commitment: the luck of this game came from a seed.
figures-moves = Moves
figures-thinking = A move took
figures-undos = Steps taken back: { $count }
figures-duration = { $minutes ->
    [one] The game took a minute.
   *[other] The game took { $minutes } minutes.
}
figures-rounds = Points by round
figures-sources = Points by source
to-table = To the table

# ---- rules ----

rules-title = Rules
rules-search = Search in the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] Found once.
   *[other] Found { $count } times.
}
rules-contents = Contents
rules-of-phase = Rules
rules-why = Why?

cards-title = All cards
cards-of = All cards of { $title }
cards-search = Search by name or effect
cards-any = any
cards-all = Show all cards
cards-filters = More filters
cards-sort = Sort by
cards-figures = These are our figures; what is marked ≈ is our estimate.
cards-corrected = Shown with your corrected figures.
cards-preset = Variant
cards-found = { $count ->
    [0] No card is like that.
    [one] One card.
   *[other] { $count } cards.
}
cards-rules = See the rules
cards-before = Card before
cards-after = Next card

# ---- pieces ----

# ---- profile ----

profile-title = You
profile-nobody = You have no name here yet. Choose one, or sign in.
profile-guest = You are a guest: this browser remembers you. An account lets you sign in from other devices.
profile-account = You have an account.
profile-name = Name
profile-come = Come in
profile-name-save = Change the name
profile-look = How it looks
account-title = Make an account
account-password = Password
account-password-text = At least eight characters.
account-open = Make the account
sign-in-title = Sign in
sign-in-go-on = Go on
sign-in = Sign in
sign-in-claim = Take along what I played here as a guest
sign-out = Sign out
sign-out-everywhere = Sign out on all devices
sign-out-guest = If a guest signs out, nobody can come back under this name.
password-title = Change the password
forgotten-title = Password forgotten?
forgotten-send = Send me a letter
forgotten-sent = If this account has a confirmed address, a letter is on its way.
password-new-done = The new password holds from now on. Sign in with it.
recovery-code = Recovery code
mail-confirm-title = Your mail address
mail-confirmed = This address is confirmed.
password-old = Old password
password-new = New password
password-change = Change it
blocked-title = People you do not hear or meet
blocked-none = Nobody.
blocked-undo = Forgive
export = Download everything stored about me
delete-title = Delete everything about me
delete-text = Your name, your games and what you said are removed for good. Running games go on with a bot.
delete-yes = Delete everything

# ---- problems ----

problem-title = Off the chart
problem-code = Code: { $code }
advice = Go back home and start again from there.
advice-table-unknown = Ask for a new link, or open a table of your own.
advice-campaign-unknown = Ask the group for a new link, or begin a campaign of your own.
advice-table-no-spectators = Ask somebody at the table for its link.
advice-table-over = You can replay the game step by step.
advice-table-aside = Whoever runs this server was told. Open a new table in the meantime.
advice-table-closed = Open a table of your own, or look for people again.
advice-page-unknown = The address may be old or mistyped.
advice-page-offline = Look after your connection, then try again.
advice-seat-not-yours = Open the table with the name you play under, or look on.
advice-game-unknown = Choose one of the games on the start page.
advice-replay-step = Start the replay from its first step.
advice-record-running = Come back when the game is over.
advice-upload-unknown = Bring the record again, or ask whoever sent you the link.

error-page-unknown = There is no such page.
error-page-error = Something went wrong on this page.
error-page-offline = The server cannot be reached.
error-page-no-push = This browser cannot be told while the page is closed. A private window never can.
error-page-no-permission = The browser was not allowed to show notifications.
error-table-unknown = There is no such table, or it was removed.
error-table-over = The game at this table is over.
error-table-aside = This table had to be set aside: its game cannot be continued.
error-table-closed = This table was closed before its game began.
error-table-not-started = The game has not started yet.
error-table-started = The game has already started.
error-table-no-spectators = Nobody may look on at this table without its link.
error-table-no-seat-for-you = There is no free seat at this table.
error-table-blocked = You cannot sit down at this table.
error-table-not-owner = Only whoever opened the table may do that.
error-table-seats-open = Seats are still open.
error-table-not-over = The game is not over yet.
error-table-not-playing = The game is not running.
error-table-sealed = Other tables still play the same deal: nobody looks on before all have finished.
error-record-sealed = Other tables still play the same deal.
error-table-contest = The tournament says who plays here.
error-contest-consent = A game of a tournament goes as it goes.
error-contest-page = The tournament says who meets whom.
error-table-rematch = There is a next game already.
error-campaign-unknown = There is no such campaign, or it is not yours.
error-campaign-none = This game has no campaign.
error-seat-not-yours = This seat is somebody else’s.
error-seat-taken = Somebody was faster: this seat is taken.
error-seat-unknown = There is no such seat.
error-seat-none = There is no free seat.
error-seat-not-acting = It is not your turn.
error-seat-resigned = This seat has given up.
error-seat-kept = That seat is kept for somebody else for a while.
error-seat-nobody = Nobody else sits there.
error-seat-sits-here = That person sits here already.
error-seat-sent-away = The host asked you to leave this table.
error-seat-owner-back = The owner of this seat is back.
error-decision-stale = Too late: the game has gone on. Look again at what is possible now.
error-undo-not-possible = This can no longer be taken back.
error-offer-gone = This offer is gone.
error-offer-too-soon = You asked a short time ago. Wait a little before you ask again.
error-pause-no-clock = No clock runs at this table, so nothing has to pause.
error-pause-none = This table does not pause.
error-days-off-taken = You have days off already.
error-days-off-too-many = So many days off are not left this year.
error-friends-account = Friends need an account, on both sides.
error-friends-too-many = You have asked too many people. Withdraw some wishes first.
error-person-yourself = That is you.
error-plan-dropped = Your plan was dropped: a step of it is no longer possible.
error-game-unknown = This server does not have that game.
error-person-unknown = Nobody is signed in here.
error-person-name = That name cannot be used: 1 to 40 characters, with letters or digits.
error-person-name-taken = Somebody has that name already.
error-person-name-mixed = All letters of a name belong to one script.
error-person-name-marks = There are too many marks on the letters of that name.
error-person-name-alike = That name looks like somebody else’s.
error-person-sign-in = Name or password is wrong.
error-person-password = The password is wrong.
error-person-recovery = Name or code is wrong.
error-letter-code = This link was used already, or is too old.
error-mail-none = This server sends no mail.
error-person-password-length = The password is too short or too long.
error-person-banned = You have been shut out of this server.
error-person-has-account = You have an account already.
error-person-signed-in = You are signed in already.
error-person-no-account = This needs an account.
error-record-running = The game is still running.
error-record-unreadable = This is not a record of a game, or it is damaged.
error-record-header = The first line of this record is damaged.
error-record-row = A line of this record is damaged.
error-record-cut = This record is cut off: its last line is not whole.
error-record-order = The lines of this record are not in order.
error-record-action = A step of this record is not possible.
error-record-chain = This record was changed: its lines do not belong together.
error-record-fingerprint = This record does not replay: the game went differently.
error-record-version = This record was written by another version.
error-record-title = This server does not have the game of that record.
error-upload-unknown = There is no such record.
error-upload-too-many = You have brought too many records. Remove one first.
error-upload-too-long = This record is too long.
error-replay-step = There is no such step in this game.
error-request-too-large = That is too large.
error-request-invalid = The server did not understand that.
error-field-missing = Something is missing here.
error-field-too-short = At least { $least ->
    [one] one character
   *[other] { $least } characters
}.
error-field-too-long = At most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
error-field-wrong = This is not understood here.
error-limit-too-often = Too fast. Wait a moment, then try again.
error-request-host = This server does not go by that name.
error-limit-connections = Too much is asked for from this address at the same time. Wait a moment, then try again.
error-limit-sockets = Too many pages are open at this address. Close one, then try again.
error-hello-late = The connection was closed: nothing was said in time.
error-message-invalid = The server did not understand that. Load the page again.
error-push-none = No browser of yours is registered yet.
error-table-unchanged = That is how it is already.
error-server-unavailable = The server cannot answer right now. Try again in a moment.
error-server-error = Something went wrong on the server. It was noted.
error-http-404 = There is no such thing here.
replay-round = Round { $round }
replay-round-back = Round before
replay-round-next = Next round
figures-rest = Everything else

# ---- learning ----

learn = Learn
learn-first-time = First time? Learn it by playing
learn-title = Learn by playing.
learn-text = A real game with friendly bots, and somebody beside you who tells what matters when it matters. No rules to read first.
learn-begin = Begin
learn-how = How a lesson goes
learn-real = A real table
learn-real-text = Everybody learns with the same deal, and what you are told fits what really lies before you, whatever you do. No clock runs.
learn-hints = Step by step, then on your own
learn-hints-text = In the first round one piece glows, and a bubble says what to do with it and why. After that you play on, and each new thing is told when you meet it.
learn-leave = Yours at any time
learn-leave-text = Play as you like, or leave the lesson: the game simply goes on without hints.
coach = Lesson
coach-leave = Leave the lesson
coach-understood = Got it
coach-show = Show me
coach-rules = Rules
coach-free = Nothing new just now: play as you like. The next tip comes by itself.
coach-wait = The others are playing. The next tip comes by itself.
coach-over = That was the lesson. Now you know the game!
coach-first = First round
coach-on = Play on, with tips
coach-now = Now: { $action }.
coach-ask = What would you do?
coach-skip = Skip this stage
nudge-off = No more tips
menu-nudges = Tips for newcomers
menu-nudges-off = No more tips for newcomers

# ---- corrected figures ----

nav-data = Own figures
data-title = Own figures
data-differs = { $count ->
    [0] No figure differs from ours.
    [one] One figure differs from ours.
   *[other] { $count } figures differ from ours.
}
data-error = Error:
data-warning = Note:
data-changes = What differs
data-place = Where
data-field = What
data-ours = Ours
data-theirs = Yours
data-here = Here
data-tag = Corrected figures
data-use = Play with my corrected figures
data-look = Look at my corrections
data-correct = You own the game? Correct our estimated figures
error-data-none = This title has no printed figures to correct.
error-data-too-large = These files are too large.
error-data-invalid = These figures cannot be played.
error-data-differences = These corrections do not go together with our figures any more. Bring the files again.
advice-data-none = Its options change the rules instead.

# ---- the story of a game, hands for those who look on ----

story-title = The story of this game
replay-only = Only
replay-everything = Everything
replay-kind-back = The one before
replay-kind-next = The next one
figures-table = As a table
figures-round = Round
figures-source = Source
figures-total = Total
option-range = { $low } to { $high }.
open-hands = Those who look on see hands later
open-hands-text = Cards only once they have been played, or when the round is over.
hands-never = Never
hands-after = { $minutes ->
    [one] After a minute
   *[other] After { $minutes } minutes
}
hands-whose = What you see
hands-public = What everybody sees, now
hands-later = { $name }, { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} later
hands-then = As it was at { $time }. { $hidden ->
    [0] { "" }
    [one] One card is still held and not shown.
   *[other] { $hidden } cards are still held and not shown.
}
hands-wait = { $minutes ->
    [one] The first hands are shown a minute after the start.
   *[other] The first hands are shown { $minutes } minutes after the start.
}
error-hands-hidden = This table shows its hands to nobody while it is played.
error-hands-player = You play here: the hands of others are not for you.
error-hands-early = It is too early: hands are shown some time later.
error-hands-delay = Hands cannot be shown so soon, or so late.

# ---- hints, and a game looked at again ----

key-hint = H
key-hint-text = ask for a hint, where the table gives hints
key-point = P
key-point-text = in a cooperative game: point at something for the others
hint = Hint
hint-thinking = Thinking …
hint-by = With nothing but what you see.
hint-show = Show it
hint-show-this = Show it: { $action }
plan-ahead = Planned for your next turn
plan-drop = Drop the plan
plan-begin = Plan ahead …
plan-these = Plan these moves
look-back = Looking back
menu-what-if = Try it out (what if …)
what-if = What if
what-if-text = Try moves as you like: what is unknown is drawn by chance, the others are played by friendly bots, and nothing counts.
what-if-over = The tried game is over. Nothing of it counts.
what-if-undo = One move back
what-if-again = Anew, with other luck
what-if-leave = Back to the table
open-hints = Hints
open-hints-text = Whoever has to choose may ask a strong bot, which sees no more than they do. On by itself where one person plays bots, off where people play each other.
judge-merchant = The merchant
judge-captain = The captain
judge-governor = The governor
judge-admiral = The admiral
analysis-chance = chance to win { $chance }
analysis-points = points { $points }
error-hints-off = This table is played without hints.
error-hints-no-choice = There is nothing to choose.
error-hints-waiting = A hint is being thought of already.
error-what-if-rated = Nothing is tried out at rated tables.
error-what-if-moved = The table has moved on: begin the trial again.
error-what-if-waiting = A move is being tried already.
error-what-if-long = So many moves are not tried out.
error-analysis-off = This server does not look at games again.
error-analysis-too-long = The game has too many choices to be looked at again.

# ---- rankings ----

rankings-title = Rankings
profile-public = What others see of you
profile-friends = Friends and last opponents
rated-tag = Rated
open-rated = Rated
open-rated-text = Counts for the rankings: with a clock, the usual rules and figures, and without hints. Whoever leaves is last.
open-rated-bots = Bots that play for points here: { $names }.
open-rated-no-bots = With so many players no bot has a rating yet.
open-rated-account = With an account you can play for points. Open one in your profile.
programs-title = Programs
programs-text = A program can play for you over the public socket, with a token of its own. The others see that it is a program.
programs-name = Name of the program
programs-make = Make a token
programs-once = Keep this token now: it is shown only once.
programs-withdraw = Withdraw
programs-used = last used: { $day }
programs-unused = never used
error-rated-account = Only somebody with an account is rated. Open one in your profile.
error-rated-program = Programs do not play at rated tables.
error-rated-options = A rated table plays the usual rules with the usual figures.
error-rated-clock = A rated table needs a clock.
error-rated-help = A rated table gives no hints and shows no hands.
error-rated-device = At a rated table everybody has a device of their own.
error-rated-bot = One of these bots has no rating with so many players. Choose another level.
error-rated-consent = At a rated table nothing is taken back or ended by consent.
error-program-too-many = You have too many programs. Withdraw one first.
error-program-unknown = There is no such program.
error-person-not-found = There is no such person.

clock-each-move-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
clock-each-game-days = { $days ->
    [one] 1 day a game for each
   *[other] { $days } days a game for each
}
