# Das Tableau von Dive, auf Deutsch: was eine Wiederholung weiß, und die Luft beim Fugu.

diveboard-stack = Der Stapel, wie er liegt
diveboard-stack-empty = Im Stapel ist keine Karte mehr.
diveboard-picked = { $name } hat gewählt: { $companion }.
diveboard-octopus = Der Riesenkrake auf dem Stapel
diveboard-breath = Luft anhalten!
diveboard-breath-in = Halte den Knopf oder die Taste H gedrückt. Wer nichts hält, wenn die Zeit um ist, ist gesperrt.
diveboard-breath-holding = Lege Luft aus, solange du den Knopf oder H gedrückt hältst. Lässt du los, ist dein Tableau endgültig gesperrt.
diveboard-breath-again = Drücke sofort wieder, sonst ist dein Tableau gesperrt!
diveboard-breath-tap-in = Tippe, um Luft zu holen. Wer es bis zum Ablauf nicht tut, ist gesperrt.
diveboard-breath-tap-holding = Lege Luft aus. Tippst du noch einmal, ist dein Tableau endgültig gesperrt.
diveboard-breath-meter = Lege Luft aus, bis die Anzeige leer ist; du darfst früher aufhören.
diveboard-breath-meter-in = Atmet ein. Gleich haben alle gleich viel Luft.
diveboard-breath-stop = Aufhören und meine Tafel festlegen
diveboard-breath-air = Übrige Luft
diveboard-breath-air-left = Übrige Luft: { $seconds } Sekunden
diveboard-breath-by-tap = Tippen statt halten
diveboard-breath-health = Halte die Luft nur so lange wirklich an, wie es angenehm ist. Niemand hört zu.
# within a sentence
diveboard-the-chief = das Dorfoberhaupt
diveboard-practice-over = Der Übungstauchgang ist vorbei.
diveboard-chief-won = Der Häuptling gewinnt.
diveboard-chief-won-tie = Der Häuptling gewinnt: Gleich weit kam { $names }, und bei Gleichstand gewinnt der Häuptling.
diveboard-said-youngest = { $names } wollen denselben Gefährten: { $companion }. { $name } ist jünger und bekommt ihn; die anderen wählen noch einmal.
diveboard-said-lot = { $names } wollen denselben Gefährten: { $companion }. Das Los entscheidet: { $name } bekommt ihn; die anderen wählen noch einmal.
diveboard-said-no-effect = Am schnellsten von allen, die richtig lagen: { $name } bekommt die Hilfe ({ $helper }), ohne Wirkung.
diveboard-said-carried-back = Am schnellsten von allen, die richtig lagen: { $name } wird zurückgetragen ({ $helper }), auf Feld { $to }.
diveboard-no-effect = keine Wirkung
# for fingers; the longer ones of web.ftl also tell the keys
diveboard-ocean-how = Ziehe mit dem Finger zur Seite, um von einer anderen Seite zu schauen; halte ihn erst kurz still, um frei zu ziehen.
diveboard-how = Tippe auf ein Luftplättchen und dann auf eine Ebene, oder ziehe es dorthin.
# eine Taschenlampe für alle
diveboard-torch-free = Niemand hält die Taschenlampe.
diveboard-torch-yours = Du hältst die Taschenlampe.
diveboard-torch-holder = { $name } hält die Taschenlampe.
diveboard-torch-take = Taschenlampe nehmen
diveboard-torch-how = Ihr teilt euch eine Taschenlampe. Solange du sie hältst, leuchtet sie dorthin, wohin du zeigst, ziehst oder mit den Pfeiltasten gehst. Klicke oder tippe auf das Bild oder drücke die Eingabetaste, um sie zu nehmen.
