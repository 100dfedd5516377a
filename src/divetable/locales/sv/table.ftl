# Bordet på svenska. Spelaren är ”du”.
#
# table: bord; host: värd; seat: plats; device: enhet; link: länk
# record: inspelning; to look on: titta på; step: steg; to take back: ta tillbaka
# rematch: revansch; settings: inställningar; bot: bot; level: nivå

## Refusals

table-no-such-seat = det finns ingen plats { $seat }; platser: { $seats }
table-seat-taken = plats { $seat } är upptagen; välj en annan
table-seat-free = ingen sitter på plats { $seat }
table-bad-name = ett namn har 1 till { $most } synliga tecken; välj ett annat
table-not-your-seat = plats { $seat } hör inte till den här enheten
table-only-the-host = det får bara bordets värd göra
table-no-bots = det här bordet spelar utan botar; värden kan tillåta dem
table-no-such-level = det finns ingen bot { $given }; nivåer: { $known }
table-link-used = den här länken är använd, eller så har platsen bytt ägare; be om en ny
table-bad-link = den här länken öppnar ingenting; be om en ny
table-has-started = spelet har börjat; det skulle ha gjorts innan
table-not-started = spelet har inte börjat än; vänta på starten
table-empty-seats = det finns tomma platser: { $seats }; vänta, eller sätt botar där
table-nobody-plays = här sitter bara botar; ta först en plats själv
table-paused = spelet är pausat; alla måste vara överens om att fortsätta
table-is-over = spelet är slut; föreslå en revansch
table-no-rematch-yet = spelet är inte slut; en revansch kan du föreslå efteråt
table-stale = frågan har ändrats sedan dess; titta på bordet och välj på nytt
table-cannot-leave = du har redan lämnat det här spelet
table-not-asked = ingen ber om det nu
table-already-asked = det har någon redan bett om; vänta
table-already-so = så är det redan
table-nothing-to-undo = inget av de senaste { $most } stegen är ditt; du har inget att ta tillbaka
table-nobody-to-ask = du har sett vad det ledde till, och ingen här kunde säga nej; öppna ett övningsbord för att ta tillbaka hur du vill
table-binding = det är tillkännagivet och står fast, och ingen här kan gå med på att ta tillbaka det; öppna ett övningsbord för att ta tillbaka hur du vill
table-chat-off = det här bordet spelar utan chatt
table-bad-text = ett meddelande har 1 till { $most } synliga tecken
table-no-spectators = det här bordet låter inga andra titta på
table-eyes-not-lent = plats { $seat } låter ingen annan se med sina ögon
table-eyes-at-table = du spelar vid det här bordet och kan därför inte se med någon annans ögon
table-no-picture = den bilden finns inte just nu; titta på bordet igen
table-sonar-off = slå på sonaren först; alla ser då att du använder den
table-no-sonar = vid det här bordet finns ingen sonar
table-no-hints = vid det här bordet finns inga tips
table-hint-later = spelet väntar på andra; fråga när det är din tur
table-hint-withdrawn = det här tipset togs tillbaka; fråga gärna igen
table-no-shared-torch = vid det här bordet finns ingen gemensam ficklampa
table-not-over = spelet är inte slut; till dess är inspelningen förseglad
table-bad-record = det här är ingen inspelning från Divetable: { $problem }
table-record-differs = steg { $step } följer inte av reglerna: { $problem }
table-not-found = det bordet finns inte, eller är inte öppet för dig
table-bad-message = det här meddelandet går inte att läsa: { $problem }
table-too-large = högst { $most } byte tas emot på en gång
table-too-fast = det var för mycket på en gång; vänta lite och försök igen
table-too-many-steps = det här spelet har { $steps } steg och en server visar högst { $most }; vill du se det, kör divetable replay med inspelningen på din egen dator
table-too-much-work = att visa det här spelet tar mer än { $seconds } sekunders räknetid, för mycket för en server; vill du se det, kör divetable replay med inspelningen på din egen dator
table-too-many-tables = fler bord kan inte öppnas just nu; försök senare
table-too-many-open = den här enheten har { $most } bord som inte är färdigspelade; spela klart eller ge upp ett av dem först
table-too-many-opened = fler än { $most } bord har öppnats från ditt nätverk inom en timme; spela vid ett av dem, eller försök igen senare
table-closed = det här bordet har stängts; öppna ett nytt
table-bad-settings = de här inställningarna passar inte: { $problem }
table-foreign-host = den här servern heter inte { $host }; använd dess egen adress, eller be den som driver den att starta den med --allow-host och det namnet
table-fault = det misslyckades servern med, och inget har ändrats; försök igen
table-unreadable = det som är sparat av det här bordet är skadat; be den som sköter servern att återställa en säkerhetskopia
