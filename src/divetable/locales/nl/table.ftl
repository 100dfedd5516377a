# De tafel in het Nederlands. De speler is “je”.
#
# table: tafel; host: gastheer; seat: plaats; device: apparaat; link: link
# record: spelverslag; to look on: meekijken; step: stap; to take back: terugnemen
# rematch: revanche; settings: instellingen; bot: bot; level: niveau

## Refusals

table-no-such-seat = er is geen plaats { $seat }; plaatsen: { $seats }
table-seat-taken = plaats { $seat } is bezet; kies een andere
table-seat-free = op plaats { $seat } zit niemand
table-bad-name = een naam heeft 1 tot { $most } zichtbare tekens; kies een andere
table-not-your-seat = plaats { $seat } hoort niet bij dit apparaat
table-only-the-host = dat mag alleen de gastheer van de tafel
table-no-bots = aan deze tafel spelen geen bots mee; de gastheer kan ze toestaan
table-no-such-level = er is geen bot { $given }; niveaus: { $known }
table-link-used = deze link is al gebruikt, of de plaats is in andere handen; vraag om een nieuwe
table-bad-link = deze link opent niets; vraag om een nieuwe
table-has-started = het spel is begonnen; dat had eerder gemoeten
table-not-started = het spel is nog niet begonnen; wacht op de start
table-empty-seats = er zijn nog lege plaatsen: { $seats }; wacht even, of zet er bots neer
table-nobody-plays = hier zitten alleen bots; neem eerst zelf een plaats
table-paused = het spel is gepauzeerd; pas als iedereen het ermee eens is, gaat het verder
table-is-over = het spel is afgelopen; stel een revanche voor
table-no-rematch-yet = het spel is nog niet afgelopen; een revanche kun je daarna voorstellen
table-stale = wat er gevraagd werd, is intussen veranderd; kijk naar de tafel en kies opnieuw
table-cannot-leave = je hebt dit spel al verlaten
table-not-asked = niemand vraagt daar nu om
table-already-asked = dat wordt al gevraagd; wacht even
table-already-so = dat is al zo
table-nothing-to-undo = geen van de laatste { $most } stappen is van jou; je hebt niets terug te nemen
table-nobody-to-ask = je hebt gezien wat ervan kwam, en niemand hier kon nee zeggen; open een oefentafel om naar believen terug te nemen
table-binding = dat is aangekondigd en blijft staan, en niemand hier kan instemmen met terugnemen; open een oefentafel om naar believen terug te nemen
table-chat-off = aan deze tafel wordt niet gechat
table-bad-text = een bericht heeft 1 tot { $most } zichtbare tekens
table-no-spectators = aan deze tafel mag niemand meekijken
table-eyes-not-lent = wie op plaats { $seat } zit, laat niemand over de schouder meekijken
table-eyes-at-table = je speelt zelf aan deze tafel, dus je kunt niet door de ogen van een ander kijken
table-no-picture = zo’n beeld is er nu niet; kijk opnieuw naar de tafel
table-sonar-off = zet eerst de sonar aan; iedereen ziet dan dat je die gebruikt
table-no-sonar = aan deze tafel is er geen sonar
table-no-hints = aan deze tafel zijn er geen hints
table-hint-later = het spel wacht op anderen; vraag het als je aan de beurt bent
table-hint-withdrawn = deze hint is ingetrokken; vraag gerust opnieuw
table-no-shared-torch = aan deze tafel is er geen gezamenlijke zaklamp
table-not-over = het spel is nog niet afgelopen; tot dan blijft het spelverslag verzegeld
table-bad-record = dit is geen spelverslag van Divetable: { $problem }
table-record-differs = stap { $step } volgt niet uit de regels: { $problem }
table-not-found = die tafel bestaat niet, of is niet voor jou open
table-bad-message = dit bericht is niet te lezen: { $problem }
table-too-large = er worden hoogstens { $most } bytes tegelijk aangenomen
table-too-fast = dat is te veel ineens; wacht even en probeer het opnieuw
table-too-many-steps = dit spel heeft { $steps } stappen en een server toont er hoogstens { $most }; wil je het zien, gebruik dan divetable replay met het spelverslag op je eigen computer
table-too-much-work = dit spel tonen kost meer dan { $seconds } seconden rekenwerk, te veel voor een server; wil je het zien, gebruik dan divetable replay met het spelverslag op je eigen computer
table-too-many-tables = er kunnen nu geen tafels meer bij; probeer het later
table-too-many-open = op dit apparaat staan { $most } tafels open die nog niet klaar zijn; speel er eerst een uit of geef er een op
table-too-many-opened = vanuit jouw netwerk zijn binnen een uur meer dan { $most } tafels geopend; speel aan een daarvan, of probeer het later opnieuw
table-closed = deze tafel is gesloten; open een nieuwe
table-bad-settings = deze instellingen gaan niet: { $problem }
table-foreign-host = deze server heet niet { $host }; gebruik zijn eigen adres, of vraag de beheerder hem met --allow-host en deze naam te starten
table-fault = dit is de server niet gelukt en er is niets veranderd; probeer het opnieuw
table-unreadable = wat van deze tafel bewaard is, is beschadigd; vraag wie de server beheert een back-up terug te zetten
