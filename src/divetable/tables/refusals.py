"""Everything the table refuses, whatever is played at it, with the rule behind it."""

from divetable.core.errors import BadOptions, GameOver, Malformed, NotYourDecision, Refusal

# Seats
NO_SUCH_SEAT = Refusal("T-1.1", "table-no-such-seat", "there is no seat {seat}; seats: {seats}")
SEAT_TAKEN = Refusal("T-1.1", "table-seat-taken", "seat {seat} is taken; choose another")
SEAT_FREE = Refusal("T-1.1", "table-seat-free", "nobody sits in seat {seat}")
BAD_NAME = Refusal(
    "T-1.2", "table-bad-name", "a name has 1 to {most} visible characters; choose another"
)
NOT_YOUR_SEAT = Refusal(
    "T-1.3", "table-not-your-seat", "seat {seat} is not held by this device", NotYourDecision
)
ONLY_THE_HOST = Refusal(
    "T-1.4", "table-only-the-host", "only the host of the table may do that", NotYourDecision
)
NO_BOTS = Refusal(
    "T-1.5", "table-no-bots", "this table plays without bots; the host can allow them"
)
NO_SUCH_LEVEL = Refusal("T-1.5", "table-no-such-level", "there is no bot {given}; levels: {known}")
LINK_USED = Refusal(
    "T-1.6",
    "table-link-used",
    "this link was used, or its seat has changed hands; ask for a new one",
)
BAD_LINK = Refusal("T-1.6", "table-bad-link", "this link does not work; ask for a new one")

# Starting and playing
HAS_STARTED = Refusal(
    "T-2.1", "table-has-started", "the game has begun; that is only possible before the start"
)
NOT_STARTED = Refusal(
    "T-2.1", "table-not-started", "the game has not begun yet; wait for the start"
)
EMPTY_SEATS = Refusal(
    "T-2.2", "table-empty-seats", "seats are empty: {seats}; wait, or seat bots there"
)
NOBODY_PLAYS = Refusal("T-2.2", "table-nobody-plays", "only bots sit here; take a seat first")
PAUSED = Refusal("T-2.3", "table-paused", "the game is paused; all must agree to go on")
IS_OVER = Refusal("T-2.4", "table-is-over", "the game is over; offer a rematch", GameOver)
NO_REMATCH_YET = Refusal(
    "T-2.4", "table-no-rematch-yet", "the game is not over; you can offer a rematch after it"
)
STALE = Refusal(
    "T-2.5", "table-stale", "what was asked has changed since; look at the table and choose again"
)
CANNOT_LEAVE = Refusal("T-2.6", "table-cannot-leave", "you have left this game already")

# Consent
NOT_ASKED = Refusal("T-3.1", "table-not-asked", "nobody is asking for that")
ALREADY_ASKED = Refusal(
    "T-3.1", "table-already-asked", "that has already been asked; wait for the answer"
)
ALREADY_SO = Refusal("T-3.2", "table-already-so", "that is already the case")
NOTHING_TO_UNDO = Refusal(
    "T-3.3",
    "table-nothing-to-undo",
    "none of the last {most} steps is yours; there is nothing for you to take back",
)
NOBODY_TO_ASK = Refusal(
    "T-3.5",
    "table-nobody-to-ask",
    "you have seen what came of it, and nobody here could say no;"
    " open a practice table to take back as you like",
)
BINDING = Refusal(
    "T-3.5",
    "table-binding",
    "that was announced and stands, and nobody here could agree to take it back;"
    " open a practice table to take back as you like",
)

# Chat, spectators, records, limits
CHAT_OFF = Refusal("T-5.1", "table-chat-off", "this table plays without chat")
BAD_TEXT = Refusal("T-5.2", "table-bad-text", "a message has 1 to {most} visible characters")
NO_SPECTATORS = Refusal("T-6.1", "table-no-spectators", "this table does not let others look on")
EYES_NOT_LENT = Refusal(
    "T-6.3", "table-eyes-not-lent", "seat {seat} does not let others look through its eyes"
)
EYES_AT_TABLE = Refusal(
    "T-6.3",
    "table-eyes-at-table",
    "you play at this table, so you cannot look through another player's eyes",
)
NO_PICTURE = Refusal(
    "T-6.4", "table-no-picture", "there is no such picture now; look at the table again"
)
SONAR_OFF = Refusal(
    "T-6.5", "table-sonar-off", "turn sonar on first; everybody will see that you use it"
)
NO_SONAR = Refusal("T-6.5", "table-no-sonar", "this table plays without sonar")
NO_HINTS = Refusal("T-6.6", "table-no-hints", "this table plays without hints")
HINT_LATER = Refusal(
    "T-6.6", "table-hint-later", "the game waits for others; ask when it is your turn"
)
HINT_WITHDRAWN = Refusal(
    "T-6.6", "table-hint-withdrawn", "this hint was withdrawn; ask again whenever you like"
)
NO_SHARED_TORCH = Refusal("T-6.8", "table-no-shared-torch", "this table has no shared torch")
NOT_OVER = Refusal(
    "T-7.1", "table-not-over", "the game is not over; its record is sealed until then"
)
BAD_RECORD = Refusal(
    "T-7.2", "table-bad-record", "this is not a Divetable record: {problem}", Malformed
)
RECORD_DIFFERS = Refusal(
    "T-7.2", "table-record-differs", "step {step} does not follow from the rules: {problem}"
)
NOT_FOUND = Refusal("T-8.1", "table-not-found", "there is no such table, or it is not open to you")
BAD_MESSAGE = Refusal(
    "T-8.1", "table-bad-message", "this message cannot be read: {problem}", Malformed
)
TOO_LARGE = Refusal(
    "T-8.2", "table-too-large", "at most {most} bytes are accepted at once", Malformed
)
TOO_FAST = Refusal("T-8.2", "table-too-fast", "too much at once; wait a little and try again")
TOO_MANY_STEPS = Refusal(
    "T-8.2",
    "table-too-many-steps",
    "this game has {steps} steps, and a server shows {most} at most; to see it, run divetable"
    " replay with its record on your own computer",
)
TOO_MUCH_WORK = Refusal(
    "T-8.2",
    "table-too-much-work",
    "showing this game takes more than {seconds} seconds of computing, which is too much for a"
    " server; to see it, run divetable replay with its record on your own computer",
)
TOO_MANY_TABLES = Refusal(
    "T-8.2", "table-too-many-tables", "no more tables can be opened now; try later"
)
TOO_MANY_OPEN = Refusal(
    "T-8.2",
    "table-too-many-open",
    "this device has {most} unfinished tables; finish or give up one of them first",
)
TOO_MANY_OPENED = Refusal(
    "T-8.2",
    "table-too-many-opened",
    "more than {most} tables were opened from your network within an hour; "
    "play at one of those, or try again later",
)
CLOSED = Refusal("T-8.3", "table-closed", "this table was closed; open a new one", GameOver)
BAD_SETTINGS = Refusal(
    "T-8.1", "table-bad-settings", "these settings do not fit: {problem}", BadOptions
)
FOREIGN_HOST = Refusal(
    "T-8.5",
    "table-foreign-host",
    "this server does not go by the name {host}; use its own address, or ask whoever runs it to"
    " start it with --allow-host and this name",
)
FAULT = Refusal("T-8.4", "table-fault", "the server failed; nothing has changed; try again")
UNREADABLE = Refusal(
    "T-8.4",
    "table-unreadable",
    "this table's stored data is damaged; ask whoever runs the server to restore a backup",
)
