# Samen in één kamer spelen, in de browser.
#
# rondgaan: één apparaat gaat van hand tot hand; gordijn: verbergt een bord voor het wordt doorgegeven

couch-device = Hoe wordt dit apparaat gebruikt?
couch-use-mine = Ik speel erop
couch-help-mine = De anderen doen mee met hun eigen apparaat.
couch-use-round = Het gaat rond
couch-help-round = Jullie spelen er met meer mensen op. Voor het wordt doorgegeven, gaat het gordijn dicht; zo ziet niemand wat niet voor hem of haar is.
couch-use-screen = Het is het scherm voor iedereen
couch-help-screen = Iedereen speelt op een telefoon. Met een QR-code doe je mee; het scherm toont in grote letters wat allen mogen zien.
couch-player = Speler { $number }
couch-names-how = Een plaats zonder naam blijft vrij, voor anderen of voor bots.
couch-one-more = Er speelt nog iemand op dit apparaat. Naam:
couch-sit = Ga zitten
couch-pass = Geef het apparaat aan { $name }
couch-pass-about = Alles is bedekt. Open het gordijn pas als niemand anders meekijkt.
couch-look = { $name }: tik om te kijken
couch-all = Toon de tafel aan iedereen
couch-open = De tafel ligt open: iedereen mag kijken.
couch-looking = { $name } kijkt
couch-cover = Bedekken
couch-turn = { $name } is aan de beurt
couch-screen = Gedeeld scherm
couch-screen-about = Een pagina voor de televisie: ze toont de code om mee te doen en wat iedereen mag zien.
couch-screen-open = Open het gedeelde scherm
couch-screen-join = { $game }: doe mee met je telefoon
couch-screen-scan = Scan de code, of open
couch-screen-loopback = Telefoons bereiken dit adres niet. Start de server met --lan en open deze pagina via het adres dat hij toont.
couch-screen-waiting = We wachten op { $names }
couch-screen-bots = Vul aan met bots
