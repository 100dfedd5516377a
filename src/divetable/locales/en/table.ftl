# The table in English: what it refuses, whatever is played there.
#
# table: where a game is played on the server, with everything around it; host: who opened it
# seat: the number of a player at the table; seats count from 0; device: a browser, phone, terminal
# record: the file of a whole game; to look on: to watch without playing; step: one move in the log

## Refusals

# From refusals.py by `python -m divetable.words`; what follows is overwritten.

table-no-such-seat = there is no seat { $seat }; seats: { $seats }
table-seat-taken = seat { $seat } is taken; choose another
table-seat-free = nobody sits in seat { $seat }
table-bad-name = a name has 1 to { $most } visible characters; choose another
table-not-your-seat = seat { $seat } is not held by this device
table-only-the-host = only the host of the table may do that
table-no-bots = this table plays without bots; the host can allow them
table-no-such-level = there is no bot { $given }; levels: { $known }
table-link-used = this link was used, or its seat has changed hands; ask for a new one
table-bad-link = this link does not work; ask for a new one
table-has-started = the game has begun; that is only possible before the start
table-not-started = the game has not begun yet; wait for the start
table-empty-seats = seats are empty: { $seats }; wait, or seat bots there
table-nobody-plays = only bots sit here; take a seat first
table-paused = the game is paused; all must agree to go on
table-is-over = the game is over; offer a rematch
table-no-rematch-yet = the game is not over; you can offer a rematch after it
table-stale = what was asked has changed since; look at the table and choose again
table-cannot-leave = you have left this game already
table-not-asked = nobody is asking for that
table-already-asked = that has already been asked; wait for the answer
table-already-so = that is already the case
table-nothing-to-undo = none of the last { $most } steps is yours; there is nothing for you to take back
table-nobody-to-ask = you have seen what came of it, and nobody here could say no; open a practice table to take back as you like
table-binding = that was announced and stands, and nobody here could agree to take it back; open a practice table to take back as you like
table-chat-off = this table plays without chat
table-bad-text = a message has 1 to { $most } visible characters
table-no-spectators = this table does not let others look on
table-eyes-not-lent = seat { $seat } does not let others look through its eyes
table-eyes-at-table = you play at this table, so you cannot look through another player's eyes
table-no-picture = there is no such picture now; look at the table again
table-sonar-off = turn sonar on first; everybody will see that you use it
table-no-sonar = this table plays without sonar
table-no-hints = this table plays without hints
table-hint-later = the game waits for others; ask when it is your turn
table-hint-withdrawn = this hint was withdrawn; ask again whenever you like
table-no-shared-torch = this table has no shared torch
table-not-over = the game is not over; its record is sealed until then
table-bad-record = this is not a Divetable record: { $problem }
table-record-differs = step { $step } does not follow from the rules: { $problem }
table-not-found = there is no such table, or it is not open to you
table-bad-message = this message cannot be read: { $problem }
table-too-large = at most { $most } bytes are accepted at once
table-too-fast = too much at once; wait a little and try again
table-too-many-steps = this game has { $steps } steps, and a server shows { $most } at most; to see it, run divetable replay with its record on your own computer
table-too-much-work = showing this game takes more than { $seconds } seconds of computing, which is too much for a server; to see it, run divetable replay with its record on your own computer
table-too-many-tables = no more tables can be opened now; try later
table-too-many-open = this device has { $most } unfinished tables; finish or give up one of them first
table-too-many-opened = more than { $most } tables were opened from your network within an hour; play at one of those, or try again later
table-closed = this table was closed; open a new one
table-bad-settings = these settings do not fit: { $problem }
table-foreign-host = this server does not go by the name { $host }; use its own address, or ask whoever runs it to start it with --allow-host and this name
table-fault = the server failed; nothing has changed; try again
table-unreadable = this table's stored data is damaged; ask whoever runs the server to restore a backup
