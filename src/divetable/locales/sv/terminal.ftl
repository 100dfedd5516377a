# Vad terminalen säger.

## At the table

terminal-over = Spelet är slut.
terminal-winners = Vinst: { $names }
terminal-nobody-won = Ingen har vunnit.
terminal-score = { $name }: { $score }
terminal-your-turn = { $name }, det är din tur:
terminal-waiting-clock = Väntar.
terminal-curtain = Lämna skärmen till { $name }, som trycker på Enter.
terminal-not-understood = ”{ $given }” betyder inget här; skriv ett nummer, eller help.
terminal-no-rule = Det finns ingen regel { $rule }.
terminal-why = Skriv ”why { $rule }” för att läsa regeln.
terminal-bye = Hej då.
terminal-code = Andra går med så här: { $command }
terminal-seats = Platser: { $names }
terminal-free-seat = ledig
terminal-lobby-host = Tryck på Enter för att börja när alla är här; ”bots” sätter botar på de lediga platserna.
terminal-lobby-guest = Värden startar spelet.
terminal-full = Ingen plats är ledig; du tittar på.
terminal-said = { $name } säger: { $text }
terminal-taken-back = { $name } tar tillbaka sitt senaste drag.
terminal-asked = { $name } frågar: { $what }. Skriv yes eller no.
terminal-agreed = { $name } går med på det.
terminal-declined = { $name } går inte med på det.
terminal-away = { $name } är borta.
terminal-back = { $name } är tillbaka.
terminal-credited = Servern var borta i { $time }. Ingen klocka gick under tiden.
terminal-what-pause = pausa spelet
terminal-what-resume = fortsätta
terminal-what-undo = ta tillbaka
terminal-what-swap = byta plats
terminal-what-rematch = en revansch
terminal-paused = Spelet är pausat; ”resume” frågar om att fortsätta.
terminal-save = Skriv ”save FIL” för att spara inspelningen av spelet.
terminal-saved = Inspelningen finns i { $path }.
terminal-not-saved = { $path } kan inte skrivas.
terminal-rematch = Revanschen börjar.
terminal-help = Skriv numret på ett val. Dessutom: why REGEL, board, undo, pause, resume, resign, say TEXT, yes, no, rematch, save, quit.
terminal-gone = Bordet är inte längre öppet för dig.
terminal-no-server = Ingen svarar på { $url }.

## Replays

terminal-replay-step = Drag { $number } av { $steps } · { $name }
terminal-replay-start = Början · { $steps } drag följer
terminal-replay-keys = Enter: vidare, b: tillbaka, ett nummer: det draget, q: sluta
terminal-replay-table = bordet
terminal-checked = Alla { $steps } drag följer av reglerna.
terminal-differs = Drag { $step } avviker: { $problem }
terminal-sealed = Fröet är det som förseglades i början: { $seal }
terminal-not-sealed = Fröet passar inte förseglingen.
terminal-unsealed = Inspelningen har ingen försegling; det bevisar inget om blandningen.
terminal-old-rules = Inspelningen följer regler { $old }, detta är regler { $new }; det kan visas men inte spelas om.
