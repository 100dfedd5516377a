# The board of Dive, in English: what a replay knows, and the breath of the fugu.

diveboard-stack = The stack as it lies
diveboard-stack-empty = No card is left in the stack.
diveboard-picked = { $name } has chosen { $companion }.
diveboard-octopus = The octopus on the stack
diveboard-breath = Hold your breath!
diveboard-breath-in = Keep the button pressed, or the H key. If you hold neither when time is up, your board is locked.
diveboard-breath-holding = Lay out air while you keep the button or H pressed. Letting go locks your board for good.
diveboard-breath-again = Press again now, or your board is locked!
diveboard-breath-tap-in = Tap to take a breath. If you take none in time, your board is locked.
diveboard-breath-tap-holding = Lay out air. Tapping again locks your board for good.
diveboard-breath-meter = Lay out air until the meter is empty; stop earlier if you like.
diveboard-breath-meter-in = Breathe in. In a moment you all have the same air.
diveboard-breath-stop = Stop and lock my board
diveboard-breath-air = Air left
diveboard-breath-air-left = Air left: { $seconds } seconds
diveboard-breath-by-tap = Tap instead of holding
diveboard-breath-health = Really hold your breath only as long as it feels good. Nothing listens to you.
# within a sentence
diveboard-the-chief = the chief
diveboard-practice-over = The practice dive is over.
diveboard-chief-won = The chief wins.
diveboard-chief-won-tie = The chief wins: { $names } came just as far, and ties go to the chief.
diveboard-said-youngest = { $names } want { $companion }. { $name } is younger, so { $name } gets it; the others choose again.
diveboard-said-lot = { $names } want { $companion }. Lots are drawn: { $name } gets it; the others choose again.
diveboard-said-no-effect = Fastest of those who were right, { $name } takes it ({ $helper }): no effect.
diveboard-said-carried-back = Fastest of those who were right, { $name } is carried back ({ $helper }): to field { $to }.
diveboard-no-effect = no effect
# for fingers; the longer ones of web.ftl also tell the keys
diveboard-ocean-how = Drag a finger sideways to look from another side; hold it first to drag anywhere.
diveboard-how = Tap an air token, then a level; or drag it there.
# one torch for all
diveboard-torch-free = Nobody holds the torch.
diveboard-torch-yours = You hold the torch.
diveboard-torch-holder = { $name } holds the torch.
diveboard-torch-take = Take the torch
diveboard-torch-how = You all share one torch. While you hold it, it shines where you point, drag or go with the arrow keys. Click or tap the picture, or press Enter, to take it.
