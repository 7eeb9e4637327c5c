# Texts that all titles share. A message a language lacks is an error in the tests.

## Words of a screen

word-seat = Seat { $number }
word-nobody = nobody
word-game_over = The game is over

## Errors, by code. $detail is the error's own sentence.

error-action-unknown = There is no such action: { $detail }
error-seat-unknown = There is no such seat: { $detail }
error-seat-not_acting = It is not this seat's turn to act.
error-undo-not_possible = That cannot be taken back: { $detail }
error-game-unknown = That title is not installed: { $detail }
error-data-none = There are no figures to correct: { $detail }
error-bot-unknown = There is no such bot: { $detail }
error-bot-title = That bot cannot play this title: { $detail }
error-text-language = That language is missing: { $detail }
error-text-missing = A text is missing: { $detail }
error-text-broken = A text cannot be used: { $detail }

error-option-unknown = There is no such option: { $detail }
error-option-value = An option cannot have that value: { $detail }
error-option-together = These options do not go together: { $detail }
error-option-seats = That number of seats is not possible: { $detail }
error-option-seed = That seed is not possible: { $detail }
error-option-players = The names of the players are wrong: { $detail }

error-record-unreadable = The record cannot be read: { $detail }
error-record-unwritable = The record cannot be written: { $detail }
error-record-exists = There is such a file already: { $detail }
error-record-changed = The record was changed meanwhile: { $detail }
error-record-version = The record needs another version: { $detail }
error-record-title = The record is of another title: { $detail }
error-record-data = The record was played with other figures: { $detail }
error-record-header = The beginning of the record is damaged: { $detail }
error-record-row = A row of the record is damaged: { $detail }
error-record-order = The rows of the record are out of order: { $detail }
error-record-chain = The record was edited: { $detail }
error-record-cut = The record is cut off: { $detail }
error-record-action = The record holds an action that is not legal: { $detail }
error-record-fingerprint = The record does not replay to the same game: { $detail }

error-dump-game = The saved state is of another title: { $detail }
error-dump-version = The saved state needs another version: { $detail }
error-dump-damaged = The saved state is damaged: { $detail }
error-dump-data = The saved state was played with other figures: { $detail }

## the server
error-push-endpoint = This address does not belong to a push service.
error-push-keys = The keys of this subscription are not valid.
error-push-none = None of your browsers has subscribed.
error-push-busy = A message to you is on its way already.
error-server-migration = The database needs an upgrade first.
error-metrics-token = A token is needed to read the figures.
error-setting-mail_server = The mail server is not set correctly: { $detail }
error-setting-mail_from = The sender of mails is not set correctly: { $detail }
error-setting-webhook = The webhook is not set correctly: { $detail }
error-setting-push_contact = The contact for push services is not set correctly: { $detail }
error-setting-value = A setting cannot be understood: { $detail }
error-setting-database = That database is not known: { $detail }
error-person-name = That cannot be a name: { $detail }
error-person-name_taken = That name belongs to an account.
error-person-signed_in = You are here already; sign out first.
error-person-has_account = You have an account already.
error-person-no_account = A guest has no password.
error-person-sign_in = This name and this password do not go together.
error-person-password = That is not the password.
error-person-password_length = A password has 8 to 200 characters.
error-person-banned = The operator has banned you.
error-person-unknown = Nobody is signed in here.
error-person-not_found = There is no such person.
error-person-yourself = That is you.
error-person-ambiguous = Several people have that name: { $detail }
error-person-too_many_blocks = You have blocked too many people.
error-report-text = A report has 1 to 2000 characters.
error-report-unknown = There is no such report: { $detail }
error-request-origin = A page of another server asked for this.
error-request-too_large = The request is too large.
error-request-not_json = Only JSON is read here.
error-request-invalid = The request cannot be understood: { $detail }
error-limit-too_often = Too often: { $detail }
error-server-error = Something went wrong here.
error-server-unavailable = The database does not answer; nothing was done.
error-table-unknown = There is no such table.
error-table-not_started = The game has not started yet.
error-table-not_playing = No game is going on at this table.
error-table-started = The game has started already.
error-table-seats_open = There are empty seats.
error-table-over = The game is over.
error-table-not_over = The game is not over yet.
error-table-no_seat_for_you = One of the seats must be your own.
error-table-no_spectators = This table wants no spectators.
error-table-not_owner = Only whoever opened the table may do that.
error-table-blocked = You cannot sit at this table.
error-table-rematch = There is a rematch already.
error-table-aside = This table was set aside because its game cannot be replayed.
error-seat-not_yours = That seat is somebody else’s.
error-seat-none = You do not play at this table.
error-seat-taken = That seat is taken.
error-seat-resigned = This seat has resigned already.
error-seat-owner_back = The owner of the seat is back.
error-decision-stale = This decision is no longer open.
error-offer-pending = Another offer waits for its answers.
error-offer-gone = This offer is no longer open.
error-clock-value = A clock like that is not possible: { $detail }
error-token-wrong = This token is not one of ours.
error-token-old = The seat has changed hands; the token is worth nothing now.
error-chat-not_here = You can chat at a table that you follow.
error-chat-muted = The operator has muted you.
error-chat-empty = There is nothing to say.
error-message-too_long = The message is too long.
error-message-invalid = The message cannot be understood: { $detail }
error-socket-too_many_tables = Too many tables at once.
error-record-running = The game is not over yet.
error-replay-step = There is no such step: { $detail }
error-upload-unknown = There is no such record.
error-upload-too_many = You keep too many records; delete one first.
error-upload-too_long = The record has too many rows: { $detail }
