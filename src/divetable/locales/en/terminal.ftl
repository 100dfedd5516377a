# What the terminal says. Commands and the letters of a program stay as they are typed.

## At the table

terminal-over = The game is over.
terminal-winners = Won: { $names }
terminal-nobody-won = Nobody has won.
terminal-score = { $name }: { $score }
terminal-your-turn = { $name }, it is up to you:
terminal-waiting-clock = Waiting.
terminal-curtain = Hand the screen to { $name }, who presses Enter.
terminal-not-understood = “{ $given }” means nothing here; type a number, or help.
terminal-no-rule = There is no rule { $rule }.
terminal-why = Type “why { $rule }” to read the rule.
terminal-bye = Goodbye.
terminal-code = Others join with: { $command }
terminal-seats = Seats: { $names }
terminal-free-seat = free
terminal-lobby-host = Press Enter to start when everybody is here; “bots” seats bots on the free seats.
terminal-lobby-guest = The host starts the game.
terminal-full = No seat is free; you look on.
terminal-said = { $name }: { $text }
terminal-taken-back = { $name } takes the last step back.
terminal-asked = { $name } asks: { $what }. Type yes or no.
terminal-agreed = { $name } agrees.
terminal-declined = { $name } does not agree.
terminal-away = { $name } is away.
terminal-back = { $name } is back.
terminal-credited = The server was away for { $time }. No clock ran meanwhile.
terminal-what-pause = pause the game
terminal-what-resume = go on
terminal-what-undo = take back
terminal-what-swap = swap seats
terminal-what-rematch = a rematch
terminal-paused = The game is paused; “resume” asks to go on.
terminal-save = Type “save FILE” to keep the record of the game.
terminal-saved = The record is in { $path }.
terminal-not-saved = { $path } cannot be written.
terminal-rematch = The rematch begins.
terminal-help = Type the number of a choice. Also: why RULE, board, undo, pause, resume, resign, say TEXT, yes, no, rematch, save, quit.
terminal-gone = This table is no longer open to you.
terminal-no-server = Nobody answers at { $url }.

## Replays

terminal-replay-step = Step { $number } of { $steps } · { $name }
terminal-replay-start = The start · { $steps } steps follow
terminal-replay-keys = Enter: on, b: back, a number: that step, q: quit
terminal-replay-table = the table
terminal-checked = All { $steps } steps follow from the rules.
terminal-differs = Step { $step } differs: { $problem }
terminal-sealed = The seed is the one that was sealed at the start: { $seal }
terminal-not-sealed = The seed does not fit the seal.
terminal-unsealed = The record has no seal; it proves nothing about the shuffle.
terminal-old-rules = The record was made under rules { $old }; these are rules { $new }. It can be shown but not played again.
