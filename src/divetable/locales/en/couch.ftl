# Playing in one room, in the browser.
#
# round: one device is handed from player to player; curtain: hides a board before it is handed on

couch-device = How is this device used?
couch-use-mine = I play on it
couch-help-mine = Others join with their own devices.
couch-use-round = It goes round
couch-help-round = Several of you play on it. It is covered before it is handed on, so that nobody sees what is not theirs.
couch-use-screen = It is the screen for all
couch-help-screen = Everybody plays on a phone. A QR code lets them in; the screen shows what all may see, in large type.
couch-player = Player { $number }
couch-names-how = A seat without a name stays free, for others or for bots.
couch-one-more = Somebody else plays on this device, too. Name:
couch-sit = Sit down
couch-pass = Pass the device to { $name }
couch-pass-about = Everything is covered. Only lift the curtain when nobody else is looking.
couch-look = { $name }: tap to look
couch-all = Show the table to all
couch-open = The table lies open: everyone may look.
couch-looking = { $name } is looking
couch-cover = Cover
couch-turn = { $name } is to play
couch-screen = Shared screen
couch-screen-about = A page for the television: it shows the code for joining and what everybody may see.
couch-screen-open = Open the shared screen
couch-screen-join = { $game }: join with your phone
couch-screen-scan = Scan the code, or open
couch-screen-loopback = Phones cannot reach this address. Start the server with --lan and open this page by the address that it prints.
couch-screen-waiting = Waiting for { $names }
couch-screen-bots = Fill up with bots
