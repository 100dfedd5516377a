# Wat de terminal zegt.

## At the table

terminal-over = Het spel is afgelopen.
terminal-winners = Gewonnen: { $names }
terminal-nobody-won = Niemand heeft gewonnen.
terminal-score = { $name }: { $score }
terminal-your-turn = { $name }, jij bent aan zet:
terminal-waiting-clock = Even wachten.
terminal-curtain = Geef het scherm aan { $name }; druk dan op Enter.
terminal-not-understood = “{ $given }” zegt mij niets; typ een nummer, of help.
terminal-no-rule = Er is geen regel { $rule }.
terminal-why = Typ “why { $rule }” om de regel te lezen.
terminal-bye = Tot ziens.
terminal-code = Anderen doen mee met: { $command }
terminal-seats = Plaatsen: { $names }
terminal-free-seat = vrij
terminal-lobby-host = Druk op Enter om te beginnen als iedereen er is; “bots” zet bots op de vrije plaatsen.
terminal-lobby-guest = De gastheer begint het spel.
terminal-full = Er is geen plaats vrij; je kijkt mee.
terminal-said = { $name } zegt: { $text }
terminal-taken-back = { $name } neemt de laatste stap terug.
terminal-asked = { $name } vraagt: { $what }. Typ yes of no.
terminal-agreed = { $name } is het ermee eens.
terminal-declined = { $name } is het er niet mee eens.
terminal-away = { $name } is weg.
terminal-back = { $name } is terug.
terminal-credited = De server was { $time } weg. Intussen liep er geen klok.
terminal-what-pause = het spel onderbreken
terminal-what-resume = verder spelen
terminal-what-undo = terugnemen
terminal-what-swap = van plaats ruilen
terminal-what-rematch = een revanche
terminal-paused = Het spel staat stil; “resume” vraagt om verder te gaan.
terminal-save = Typ “save BESTAND” om het verslag van het spel te bewaren.
terminal-saved = Het verslag staat in { $path }.
terminal-not-saved = { $path } kan niet geschreven worden.
terminal-rematch = De revanche begint.
terminal-help = Typ het nummer van een keuze. Verder: why REGEL, board, undo, pause, resume, resign, say TEKST, yes, no, rematch, save, quit.
terminal-gone = Deze tafel is niet meer open voor jou.
terminal-no-server = Op { $url } antwoordt niemand.

## Replays

terminal-replay-step = Stap { $number } van { $steps } · { $name }
terminal-replay-start = Het begin · er volgen { $steps } stappen
terminal-replay-keys = Enter: verder, b: terug, een nummer: die stap, q: stoppen
terminal-replay-table = de tafel
terminal-checked = Alle { $steps } stappen volgen uit de regels.
terminal-differs = Stap { $step } wijkt af: { $problem }
terminal-sealed = Het zaad is dat wat bij het begin verzegeld was: { $seal }
terminal-not-sealed = Het zaad past niet bij het zegel.
terminal-unsealed = Het verslag heeft geen zegel; het bewijst niets over het schudden.
terminal-old-rules = Het verslag is van regels { $old }, dit zijn regels { $new }; het kan getoond maar niet nagespeeld worden.
