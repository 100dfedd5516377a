# The Divers auf Deutsch. Wir duzen.
#
# patch: Feld; face down: verdeckt; current: Strömung; eddy: Strudel
# astern: hinter dem Heck; ring: Rand; coast: Küste; end: Ziel
# tuft: Büschel; mud: Schlamm; hold: Laderaum; ransom: Lösegeld; wish: Wunsch
# seat: Platz; teammate: Mitspieler; stranded: gestrandet

## Things named in refusals

divers-name-anemone = Seeanemone
divers-name-stingray = Stachelrochen
divers-name-goldfish = Goldfisch
divers-name-shark = Hai
divers-name-treasure = Schatz
divers-name-yes = ja
divers-name-no = nein
divers-name-to = bis
divers-name-a-whole-number = eine ganze Zahl

## Refusals

divers-not-your-turn = { $colour } ist am Zug; warte
divers-not-your-decision = gefragt ist Platz { $seat }; warte
divers-not-asked = danach hat dich niemand gefragt; mach einen Zug
divers-answer-first = beantworte erst die Frage; Antworten: { $answers }
divers-no-such-answer = das ist keine Antwort auf die Frage; Antworten: { $answers }
divers-not-your-coast = leg dein Boot an deine eigene Küste: { $answers }
divers-must-land-first = der erste Zug des Spiels muss aus dem Boot ins Meer führen
divers-must-move = du kannst ziehen, also darfst du nicht passen
divers-not-your-diver = { $diver } gehört nicht zu { $colour }, und { $colour } ist am Zug
divers-removed = { $diver } ist aus dem Spiel; zieh mit einem anderen Taucher
divers-delayed = eine Schildkröte hält { $diver } in diesem Zug auf; zieh mit einem anderen Taucher
divers-stuck = { $diver } hängt an einem Seeigel fest; zahl Lösegeld oder zieh mit einem anderen Taucher
divers-caught = ein Krake hält { $diver } fest; schick einen anderen Taucher derselben Farbe hin
divers-must-walk-tufts = { $diver } steckt im Schlamm; geh weiter zum nächsten Büschel
divers-no-next-tuft = das ist nicht das nächste Büschel in dem Schlamm, in dem { $diver } steckt
divers-not-bordering = { $to } grenzt nicht an das Feld von { $diver }
divers-still-aboard = { $diver } sitzt in einem Boot; steig erst auf das Feld hinter dem Heck aus
divers-stranded = { $diver } ist gestrandet; erreiche erst ein Boot, bevor du ins Meer zurückkehrst
divers-not-in-boat = { $diver } sitzt in keinem Boot und kann also nicht aussteigen
divers-not-astern = aus dem Boot kommst du nur auf das Feld hinter dem Heck: { $to }
divers-not-on-ring = { $diver } ist nicht am Rand und kann also nicht gehen
divers-no-ring-step = { $to } ist keine freie Stelle einen Schritt weiter am Rand
divers-patch-forbidden = nach { $to } geht niemand freiwillig: { $kind }
divers-teammate-there = auf { $to } ist ein Taucher deines Mitspielers; wähl ein anderes Feld
divers-island-taken = auf der Insel { $to } ist ein Taucher einer anderen Farbe
divers-mud-full = das erste Büschel von { $to } trägt nicht noch mehr
divers-no-direction = ein Wunsch hat keine Richtung, also führt der Strudel { $to } nirgendwohin
divers-route-off-board = { $to } führt nur vom Brett oder ins Unheil
divers-route-blocked = { $to } führt nach { $end }, wo du nicht bleiben kannst
divers-route-forbidden = { $to } führt nur zu Feldern, die du nicht betreten darfst
divers-route-loops = { $to } führt nur immer im Kreis
divers-choose-an-end = sag, wo der Weg über { $to } enden soll; so ein Ziel gibt es dort nicht
divers-no-such-patch = ein Feld { $to } gibt es nicht
divers-already-there = du bist schon dort: { $to }; wünsch dich woandershin
divers-no-wish = { $diver } hat keinen Wunsch frei
divers-no-such-move = so einen Zug gibt es nicht; sieh in der Liste nach
divers-no-treasure-here = wo { $diver } ist, liegt kein Schatz
divers-treasure-into-unknown = auf das verdeckte Feld { $to } kommt kein Schatz mit
divers-treasure-onto-island = auf die Insel { $to } kommt kein Schatz mit
divers-not-behind-boat = Boot { $boat } ist außer Reichweite; geh auf ein Feld dahinter oder am Rand daneben
divers-boat-crewed = in Boot { $boat } sitzt der Gegner; du würdest ertrinken
divers-in-a-boat = wer in einem Boot sitzt, kann nicht in ein anderes steigen; steig erst aus
divers-no-such-boat = ein Boot { $boat } gibt es in diesem Spiel nicht
divers-not-own-boat = { $diver } sitzt nicht im eigenen Boot und kann also nicht fahren
divers-coast-ends = ein Boot fährt eine Stelle weit an der eigenen Küste und nicht weiter
divers-not-stuck = { $diver } hängt nicht fest; es gibt nichts zu zahlen
divers-not-your-hold = aus dem Laderaum von Boot { $boat } kannst du nicht zahlen
divers-no-ransom = im Laderaum von Boot { $boat } liegt kein Schatz
divers-ransom-was-refused = dein Mitspieler hat nein gesagt; frag in einem anderen Zug noch einmal
divers-agreed-already = du willst schon aufhören; warte auf die anderen
divers-nothing-agreed = du hast nicht gesagt, dass du aufhören willst, also gibt es nichts zurückzunehmen
divers-has-given-up = du hast aufgegeben
divers-no-such-clock = es läuft keine Uhr mit der Nummer { $number }
divers-only-the-table = das meldet nur der Tisch selbst
divers-no-such-seat = einen Platz { $seat } gibt es an diesem Tisch nicht
divers-over = das Spiel ist zu Ende
divers-malformed = das ist keine Aktion von „Die Taucher“ ({ $problem }); sieh im Protokoll nach
divers-players = „Die Taucher“ ist für 2 bis 4 Spieler, nicht für { $players }
divers-unknown-option = eine Option { $option } gibt es nicht; Optionen: { $known }
divers-bad-setting = { $option } kann nicht { $given } sein; erlaubt: { $allowed }
divers-teams-of-three = drei Spieler ergeben keine zwei Teams; spielt jeder für sich
divers-teams-with-empty-seats = Teams brauchen alle vier Boote; lasst keinen Platz leer oder spielt jeder für sich
divers-wrong-empty-seats = empty_seats ist { $given }; bei { $players } Spielern ist die Zahl verschiedener leerer Plätze { $seats }
divers-no-house-set = für Größe { $size } gibt es keinen Feldersatz, nur für { $sizes }; gib einen als patch_set an
divers-size-of-set = size ist { $size }, aber der Feldersatz hat Größe { $actual }; lass size weg
divers-no-safe-start = ein sicherer Start braucht innen Platz für { $dangers } gefährliche Felder; Platz ist für { $inside }
divers-bad-patch-file = das ist kein Feldersatz: { $problem }
divers-bad-patch-set = dieser Feldersatz ist nicht zu gebrauchen: { $problems }
divers-bad-position = diese Stellung lässt sich nicht aufbauen: { $problem }
