# The browser client in English.
#
# table: where a game is played; seat: a player's place there; host: who opened the table
# air token: shows a number, laid on a level of the board; field: a step of the descent track

## Everywhere

web-title = Divetable
web-home = Home
web-language = Language
web-away = Connection lost. Trying again…
web-away-kept = Connection lost. We’ll send it later.
web-offline = You are offline.
web-offline-kept = You are offline. We’ll send it later.
web-try-now = Try now
web-sending = Sending…
web-too-fast = A little too fast. Trying again…
web-no-connection = The server does not answer. Check the connection and try again.
web-rule = Rule { $rule }
web-why = Why? Rule { $rule }
web-rules = Rules
web-rules-of = { $game }: the rules
web-also = Menu
web-settings = Settings
web-settings-name = Your name at tables
web-settings-speed = Animation speed
web-settings-sound = Sounds
web-settings-motion = Your device asks for reduced motion, so everything is shown at once.
web-settings-kept = Kept in this browser only.
web-sound-off = Turn the sound off
web-sound-on = Turn the sound on
web-close = Close
web-understood = OK
web-skip = Skip to the content
web-keys = Keys
web-key-all-tab = Tab, Shift + Tab
web-does-all-tab = on to the next control, and back
web-key-all-press = Enter, space
web-does-all-press = presses it
web-key-all-escape = Escape
web-does-all-escape = closes what has opened
web-key-all-help = ?
web-does-all-help = this list
web-opening = One moment …
web-seconds = { $left } s

## Home

web-welcome =
    { $games ->
        [3] Three board games about diving
       *[other] { $games } board games about diving
    }
web-games = Games
web-players =
    { $kind ->
        [exactly] { $least } players
       *[between] { $least }–{ $most } players
    }
web-play-now = Play now against bots
web-play-now-game = Play { $game } now against bots
web-play-against = You play against
web-new-table = Open a table
web-new-table-game = { $game }: open a table
web-learn = Learn
web-learn-game = Learn { $game }
web-join = Join a table
web-join-how = Paste the link or the code you were given.
web-join-go = Join
web-your-tables = Your tables
web-your-turn = Your turn
web-phase-open = not started
web-phase-playing = under way
web-phase-paused = paused
web-recent = Recent games

## A new table

web-name = Your name
web-your-name = Diver
web-seats = Players
web-options = Options
web-options-usual = The usual rules.
web-duration = With { $seats } players about { $usual } minutes, at ten seconds a decision; nine games in ten take less than { $most }.
web-options-change = Change
web-options-apply = Change the table
web-options-leave = Leave it as it is
web-at-the-table = At the table
web-setting-chat = Players can chat
web-setting-spectators = Others may watch
web-setting-practice = For practice
web-setting-sonar = Players may use sonar instead of the picture
web-setting-hints = Hints: ask what a bot would do
web-hints-usual = as usual: alone and in practice
web-hints-on = on
web-hints-off = off
web-practice = Practice
web-practice-help = You can take back anything here.
web-setting-bots_explain = Bots explain their moves during the game
web-setting-bot_pace = How quickly bots move
web-bot-pace-calm = calm
web-bot-pace-normal = normal
web-bot-pace-instant = at once
web-setting-time = Time for a decision
web-setting-seconds = { $unit ->
        [none] no limit
        [days] { $number ->
            [one] { $number } day, by correspondence
           *[other] { $number } days, by correspondence
        }
        [minutes] { $number ->
            [one] { $number } minute
           *[other] { $number } minutes
        }
       *[seconds] { $number } seconds
    }
web-setting-late = When time is up
web-setting-away = When somebody’s connection is lost
web-late-wait = wait
web-late-sit_out = sit out
web-late-bot = a bot decides
web-create = Open the table
web-options-different = { $kind ->
        [different] This table differs from the usual in:
       *[other] This table plays “{ $called }”, which differs from the usual in:
    }
web-options-more = { $changed ->
        [0] More options
       *[other] More options ({ $changed } changed)
    }
web-options-players = Players
web-options-time = Time
web-options-variants = Variants
web-options-house = House rules
web-option-on = on
web-option-off = off
web-option-own = your own
web-option-ours = ours
web-option-player = player { $number }
web-option-lot = by lot
web-option-chance = by chance
web-option-none = none
web-option-other = another number …
web-option-needs = Only with “{ $option }”.
web-option-rule = Rule { $rule }
web-option-dropped = “{ $option }” no longer fits and is as usual again. { $why }
web-option-file = Choose a file …
web-option-file-of = { $option }: choose a file
web-option-back = Go back to ours
web-option-no-json = { $file } cannot be read: it is not JSON.
web-sets = Your own sets
web-sets-changed = changed
web-sets-keep = Keep these options as
web-sets-name = a name, such as Friday night
web-sets-keep-it = Keep
web-sets-forget = Forget “{ $name }”
web-youngest = Who is the youngest?
web-youngest-help = If two of you want the same companion, the younger one gets it. Tap your names, the youngest first.
web-youngest-chance = For now chance decides.
web-youngest-next = And the next youngest?
web-youngest-known = Good. The younger one gets the companion.
web-youngest-leave = Let chance decide
web-invitation =
    Come and dive with me! { $game }: { $address }
    { $kind ->
        [usual] This table plays the usual rules.
        [called] This table plays with “{ $called }”, which differs from the usual in: { $about }.
       *[different] This table differs from the usual in: { $about }.
    }
web-invitation-read = Read the invitation
web-invitation-send = Send the invitation
web-option-fixed = These settings leave no other choice.

## Before the start

web-no-table = There is no such table, or it is not open to you.
web-seats-title = Seats
web-seat-open = Seat { $number } is free
web-seat-mate = with { $name }
web-you = you
web-here = here
web-not-here = not here
web-take = Sit here
web-take-seat = Take seat { $number }
web-move-here = Move here
web-seat-bot-at = Seat { $number }: { $name }
web-bots = Bots
web-bots-fill = Fill the table with bots
web-level-random = random
    .help = Has no plan at all and does anything that is allowed. For trying things out.
web-level-novice = novice
    .help = A hermit crab that has only just learned to dive: guesses a lot and often slips.
web-level-casual = casual
    .help = An otter that plays for fun: sensible moves, and a slip now and then. A good start.
web-level-skilled = skilled
    .help = A penguin with plenty of practice: thinks ahead and seldom slips.
web-level-expert = expert
    .help = A walrus that has seen every sea: looks far ahead and is hard to beat.
web-level-master = master
    .help = A sperm whale, and nobody dives deeper: the best we have, and it takes its time.
web-strength = bot, strength { $strength } of 5
web-strength-none = bot, plays at random
web-stood-in-getting-ready = { $name } is still getting ready and plays by instinct.
web-stood-in-late = { $name } thought for too long; this move was a quick one.
web-stood-in-failed = Something went wrong while { $name } was thinking; this move was a quick one.
web-free = Remove
web-free-seat = Free the seat of { $name }
web-leave-seat = Stand up
web-start = Start the game
web-start-when-full = You can start when every seat is taken.
web-host-starts = The host starts the game.
web-begun = The game has begun.
web-invite = Invite others
web-link-invite = To play
web-link-watch = To watch
web-link-screen = For a shared screen
web-link-seat = To continue in your seat on another device (works once)
web-move-seat = Continue on another device
web-qr = QR code: { $link }
web-copy = Copy
web-copy-link = Copy the link: { $link }
web-copied = Copied
web-chat = Chat
web-chat-say = Write a message
web-chat-send = Send
web-chat-sending = sending…
web-chat-kept = will be sent later
web-seat-link = A seat for this device
web-seat-link-about = This link moves a seat to this device. It works once; the other device loses the seat.
web-seat-link-take = Take over the seat

## During and after a game

web-players-title = Players
web-has-left = has left
web-looking-on = You are watching
web-paused = The game is paused.
web-log = What happened
web-wait = Wait for the others.
web-plain-title = Your choices
web-plain-about = This game has no board yet; you can do everything with these buttons.
web-ask-pause = Pause
web-ask-resume = Go on
web-ask-undo = Take back
web-ask-rematch = Rematch
web-asked-pause = { $name } would like a pause.
web-asked-resume = { $name } would like to go on.
web-asked-undo = { $name } would like to take back a move.
web-asked-swap = { $name } would like to swap seats.
web-asked-rematch = { $name } would like a rematch.
web-waiting-consent = Waiting for the others …
web-withdraw-request = Never mind
web-agree = Agree
web-refuse = No
web-agreed = { $name } agrees.
web-declined = { $name } says no.
web-taken-back = { $name } took back a move.
web-went-away = { $name } is away.
web-came-back = { $name } is back.
web-credited = The server was away for { $time }. No clock ran meanwhile.
web-resign = Give up
web-resign-sure = Really leave the game
web-resign-not = Stay
web-winners = { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
web-draw = A draw between { $names }.
web-nobody-won = Nobody wins.
web-dead = drowned
web-winner = Winner
web-player = Player
web-score = Points
web-to-rematch = To the rematch
web-replay = Replay
web-replay-title = { $game }: replay
web-no-replay = This link does not open a replay.
web-replay-first = To the start
web-replay-back = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-step = Step { $step } of { $last }
web-replay-slider = Step
web-replay-eyes = Through whose eyes
web-replay-public = Everybody's
web-replay-record = Download the record
web-replay-share = Share this game
web-replay-play = Play
web-replay-stop = Stop
web-replay-about-eyes = Through the eyes of a player you see what that player knew then, and nothing else.
web-replay-all = All-knowing
web-replay-about-all = You see everything, even what nobody at the table knew then.
web-replay-data = The data of this moment
web-record = Look at a saved game
web-record-how = The record of a game is the file you downloaded afterwards. It is shown here and not stored anywhere.
web-record-choose = Choose a file…
web-summary-rounds = Round by round
web-summary-round = Round

## Dive

web-dive-shark = shark
web-dive-clear = no shark
web-dive-nothing = nothing
web-dive-helper-green = green turtle
web-dive-helper-red = red turtle
web-dive-helper-manta = manta
web-dive-chief = The chief
web-dive-chief-speed = Level { $level }: speed { $speed }
web-dive-chief-hidden = The chief's card is turned when all boards are open.
web-dive-bubble = bubble
web-dive-round = Round { $round }
web-dive-phase-choosing = Companions are being chosen.
web-dive-phase-programming = The divers lay out their air.
web-dive-phase-diving = The dive is on.
web-dive-phase-axolotl = The axolotl may be played now.
web-dive-phase-suspended = Nobody has dived for three rounds.
web-dive-phase-over = The game is over.
web-dive-you-thinking = Look into the water and lay out your air.
web-dive-you-ready = You are ready. Wait for the others.
web-dive-you-locked = Your board is locked.
web-dive-you-gone = You have left this game.
web-dive-ocean = The stack of ocean cards, seen from above
web-dive-ocean-how = Move the pointer, drag a finger sideways (or hold it, then drag anywhere) or press the arrow keys to look from another side. R turns the picture.
web-dive-viewpoint = Viewpoint: column { $column } of { $grid }, row { $row } of { $grid }
web-dive-picture-coming = The picture is being made…
web-dive-magnifier = Magnifier
web-dive-turn = Turn
web-dive-turn-help = Turn the picture by a quarter (R)
web-dive-tilt = Tilt
web-dive-tilt-help = Look from another side by tilting the phone
web-dive-light = Light
web-dive-light-above = From above
web-dive-light-below = From below
web-dive-light-north = From the far edge
web-dive-light-east = From the right
web-dive-light-south = From the near edge
web-dive-light-west = From the left
web-dive-light-torch = Torch
web-dive-sonar-lines = What sonar hears
web-sonar-on = uses sonar
web-dive-cards-left = { $count ->
        [one] { $count } card in the stack
       *[other] { $count } cards in the stack
    }
web-dive-history = Cards taken off so far
web-dive-track = The descent track: calm water to field 15, then deep water, goal on field 23
web-dive-divers = Divers
web-dive-field = Field { $field }
web-dive-to-field = to field { $field }
web-dive-status-thinking = thinking
web-dive-status-ready = ready
web-dive-status-locked = locked
web-dive-status-gone = gone
web-dive-has-picked = has chosen
web-dive-holds-breath = holds breath
web-dive-used = { $companion } (used)
web-dive-announced = { $name } uses { $companion }
web-dive-my-board = My board
web-dive-how = Choose an air token, then a level; or drag it there. On the keyboard: 1 to 5 lays it, 0 takes it back, S turns the level.
web-dive-choose-level = Where should air { $token } go?
web-dive-token = Air { $token }, beside the board
web-dive-token-on = Air { $token }, on level { $level }, { $side }
web-dive-level = Level { $level }
web-dive-put = Put air { $token } on level { $level }
web-dive-put-here = Put here
web-dive-side = Level { $level } shows the shark
web-dive-beside = Air beside the board
web-dive-take-back = Take air { $token } back
web-dive-all-laid = All air is laid out.
web-dive-laid = Air { $token } lies on level { $level }, { $side }.
web-dive-taken-back = Air { $token } is back beside the board.
web-dive-flipped = Level { $level } now shows: { $side }.
web-dive-clownfish-here = The clownfish
web-dive-clownfish-under = Clownfish under
web-dive-anglerfish-side = Anglerfish as sixth level
web-dive-not-used = not now
web-dive-ready = Ready
web-dive-withdraw = Not ready after all
web-dive-pick = Choose your companion
web-dive-you-picked = You chose { $companion }. Wait for the others.
web-dive-use = Use { $companion }
web-dive-use-for = Use { $companion } with { $target }
web-dive-do-HoldBreath = Hold your breath
web-dive-do-Breathe = Breathe
web-dive-do-PlayAxolotl = Play the axolotl
web-dive-do-DeclineAxolotl = Not now
web-dive-do-Resume = Go on diving
web-dive-octopus = Lay the octopus on the stack
web-dive-octopus-where = Where the octopus will lie
web-dive-octopus-x = Left or right
web-dive-octopus-y = Up or down
web-dive-octopus-angle = Turn
web-dive-octopus-put = Put it down
web-dive-clock-close = Boards open in
web-dive-clock-orca = The orca counts
web-dive-clock-breathe_in = Breathe in
web-dive-clock-axolotl = Time to decide
web-dive-clock-fugu = The fugu stays
web-dive-clock-timer = Time left
web-dive-reveal = The dive
web-dive-card = Level
web-dive-skip = Skip
web-dive-continue = Continue
web-dive-show-last = Show the last dive
web-dive-right = right
web-dive-wrong = wrong
web-dive-speed-sum = speed { $speed }
web-dive-why-nobody = Nobody was right: no help this time.
web-dive-why-tie = A tie for fastest: no help this time.
web-dive-speed = Speed of the dive
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-instant = at once
web-companion-octopus = Lay it on the stack: it hides a part of the water from everyone.
web-companion-orca = Counts down ten seconds; then nobody may change anything.
web-companion-anglerfish = With a token on each of your five levels: a sixth level for you, and there you are the fastest.
web-companion-giant_turtle = Green turtles carry you one field more this round.
web-companion-clownfish = One of your levels gets three more speed, in secret.
web-companion-dolphins = Give the small dolphin to somebody: if they make no error, you move on one field.
web-companion-white_shark = In the rest, other divers who made an error do not move (turtles still carry them). If none of them did, you do not move.
web-companion-axolotl = After the rest, every other diver on an odd field goes back two.
web-companion-fugu = Everyone holds their breath; if you breathe, you must stop laying out air.
web-companion-narwhal = Turtles carry all the others backwards this round.
web-dive-said-PicksShown = The companions are shown.
web-dive-said-RoundBegan = Round { $round } begins.
web-dive-said-Readied = { $name } is ready.
web-dive-said-ReadyWithdrawn = { $name } is not ready after all.
web-dive-said-BreathTaken = { $name } holds their breath.
web-dive-said-AxolotlAsked = { $name } may play the axolotl.
web-dive-said-AxolotlPlayed = { $name } plays the axolotl.
web-dive-said-AxolotlDeclined = { $name } does not play the axolotl.
web-dive-said-TableResumed = { $name } wakes the table.
web-dive-said-OctopusPlaced = { $name } lays the octopus on the stack.
web-dive-said-PlayerLeft = { $name } leaves the game.
web-dive-said-CompanionAnnounced = { $name } uses { $companion }.
web-dive-said-CompanionFor = { $name } uses { $companion } with { $target }.
web-dive-said-FuguBegan = The fugu is here: breathe in!
web-dive-said-BoardsRevealed = All boards are open.
web-dive-said-NobodyDived = Nobody dives.
web-dive-said-TableSuspended = Nobody has dived for three rounds; the table rests.
web-dive-said-Locked = The board of { $name } is locked: { $why }.
web-dive-locked-orca = the orca
web-dive-locked-fugu = the fugu
web-dive-locked-timer = time is up
web-dive-locked-breath = out of breath
web-dive-locked-connection = connection lost
web-dive-said-ChiefRevealed = The chief's speeds: { $speeds }.
web-dive-said-LevelChecked = Level { $level }: { $content }.
web-dive-said-right = Right: { $names }.
web-dive-said-wrong = Wrong: { $names }.
web-dive-said-Helped = Help for { $name } ({ $helper }), the fastest of those who were right: on to field { $to }.
web-dive-said-StackRanOut = No card is left for level { $level }.
web-dive-said-DolphinsPaid = The dolphins carry { $name } to field { $to }.
web-dive-said-Rested = Rest: { $moves }.
web-dive-said-moves = { $name } +{ $fields }
web-dive-said-nobody-moves = Rest: nobody moves.

## What this device has been told

web-told = What has my device been told?
web-told-about = Everything the server has sent for this turn, word for word. A client that wanted to cheat would have no more than this.
web-told-absent = What is deliberately not in it
web-told-seat = As { $name }
web-told-public = What everybody is told
web-told-copy-all = Copy all of it
web-absent-all-seed = The number that all chance comes from. Only its seal is sent, a hash; you can check it after the game.
web-absent-all-others = What other devices are told that you may not know, and how often others try something in secret.

## What bots think

web-hint = What would a bot do?
web-hint-thinking = Thinking …
web-hint-withdraw = Never mind
web-hint-title = A bot in your place, with what you know
web-hint-close = Close the hint
web-hint-fold = All of the hint
web-dive-weighed-shark = { $level }: { $air } shark
web-dive-weighed-calm = { $level }: { $air } no shark
web-bots-think = { $number ->
    [one] { $names } is still thinking.
   *[other] { $names } are still thinking.
}
web-getting-ready = Getting ready on this computer: { $percent }
web-getting-ready-bots = Bots play by instinct until then.
web-getting-ready-picture = The picture does not move until then.
web-bot-thought = What { $name } thought ({ $level })
web-bot-thoughts = What the bots thought
web-bot-no-thought = No bot thought about this step.
web-bot-thought-of = { $at } of { $count }
web-bot-thought-previous = The thought before
web-bot-thought-next = The next thought
web-bot-why-line = { $line } What the bot thought

## Aids, practice and lent eyes

web-hints-allowed = Everybody may ask for hints.
web-hints-asked = hints: { $count }
web-hint-asked = { $name } asked for a hint.
web-result-practice = This was a practice table: anything could be taken back.
web-settings-access = Accessibility
web-settings-sonar = Sonar instead of the picture
web-settings-sonar-help = If you cannot use the picture of the stack in Dive, sonar describes each depth in words. “Almost certainly” is right 99 times in 100, “very likely” 9 times in 10, “probably” 8 times in 10, “perhaps” 2 times in 3. Everybody at the table sees that you use it.
web-dive-sonar-not-here = This table plays without sonar.
web-eyes-title = Whose eyes
web-eyes-lend = Let spectators look through my eyes
web-eyes-warning = Everyone with the spectators’ link will see what you see, including what the other players must not know. One of them could tell your opponents. Only lend your eyes to people you trust.
web-eyes-lend-sure = Yes, let them look
web-eyes-lend-not = Keep my secrets
web-eyes-open = Spectators can look through your eyes now: they see all your secrets.
web-eyes-close = Stop lending my eyes
web-eyes-lent = lends their eyes
web-eyes-look = You are watching
web-eyes-public = and see what everybody sees
web-eyes-of = through { $name }’s eyes
