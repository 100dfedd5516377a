# What Dive shows of itself wherever its board is not.

diveface-title = Dive
diveface-about = Titta genom vattnet, gissa var hajarna är och använd din luft för att dyka djupare än de andra.
diveface-minutes = 20 minuter
diveface-score = Ruta
diveface-standing = Ruta
diveface-key-tokens = 1 till 5
diveface-does-tokens = lägger den valda luftbrickan på den nivån
diveface-key-back = 0
diveface-does-back = tar tillbaka den
diveface-key-flip = S
diveface-does-flip = vänder brickorna på dess nivå
diveface-key-look = Pilar
diveface-does-look = i bilden: titta från en annan sida; med förstoringsglaset: flytta det
diveface-key-straight = Home
diveface-does-straight = titta rakt uppifrån
diveface-key-turn = R eller . och ,
diveface-does-turn = vrid bilden åt höger, eller åt vänster
diveface-key-breath = H (intryckt)
diveface-does-breath = hålla andan medan fugun är här
diveface-absent-cards = Korten i bunten: vilka de är, i vilken ordning och hur de är vända. Du får ljus som har gått genom dem alla, ritat på servern.
diveface-absent-boards = De andras luft, tills alla spelplaner öppnas samtidigt.
diveface-absent-picks = Vilken följeslagare andra vill ha, tills alla har valt.
diveface-absent-chief = Ordningen på hövdingens kort.
diveface-marks = [husregel] står vid det som ingen tryckt regelbok säger men som ett bord på skärm behöver.
