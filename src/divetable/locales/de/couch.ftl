# In einem Zimmer spielen, im Browser.
#
# herumgehen: ein Gerät wandert von Hand zu Hand; Vorhang: verbirgt ein Tableau vor dem Weitergeben

couch-device = Wofür wird dieses Gerät benutzt?
couch-use-mine = Ich spiele darauf
couch-help-mine = Die anderen kommen mit ihren eigenen Geräten dazu.
couch-use-round = Es geht herum
couch-help-round = Ihr spielt zu mehreren darauf. Vor dem Weitergeben fällt ein Vorhang, damit niemand sieht, was andere angeht.
couch-use-screen = Es ist der Bildschirm für alle
couch-help-screen = Alle spielen auf dem Handy. Ein QR-Code lässt sie herein; der Bildschirm zeigt in großer Schrift, was alle sehen dürfen.
couch-player = Spieler { $number }
couch-names-how = Ein Platz ohne Namen bleibt frei, für andere oder für Bots.
couch-one-more = Noch jemand spielt auf diesem Gerät. Name:
couch-sit = Hinsetzen
couch-pass = Gib das Gerät an { $name }
couch-pass-about = Alles ist verdeckt. Öffne den Vorhang erst, wenn sonst niemand hinsieht.
couch-look = { $name }: tippen und ansehen
couch-all = Den Tisch allen zeigen
couch-open = Der Tisch liegt offen: alle dürfen hinsehen.
couch-looking = { $name } sieht hin
couch-cover = Verdecken
couch-turn = { $name } ist am Zug
couch-screen = Gemeinsamer Bildschirm
couch-screen-about = Eine Seite für den Fernseher: Sie zeigt den Code zum Mitspielen und was alle sehen dürfen.
couch-screen-open = Gemeinsamen Bildschirm öffnen
couch-screen-join = { $game }: mit dem Handy mitspielen
couch-screen-scan = Code scannen oder öffnen:
couch-screen-loopback = Diese Adresse erreicht kein Handy. Starte den Server mit --lan und öffne diese Seite über die Adresse, die er ausgibt.
couch-screen-waiting = Wir warten auf { $names }
couch-screen-bots = Mit Bots auffüllen
