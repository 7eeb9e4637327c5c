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
