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
table-link-used = deze link is al gebruikt; maak een nieuwe
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
table-chat-off = aan deze tafel wordt niet gechat
table-bad-text = een bericht heeft 1 tot { $most } zichtbare tekens
table-no-spectators = aan deze tafel mag niemand meekijken
table-eyes-not-lent = wie op plaats { $seat } zit, laat niemand over de schouder meekijken
table-no-picture = zo’n beeld is er nu niet; kijk opnieuw naar de tafel
table-sonar-off = zet eerst de sonar aan; iedereen ziet dan dat je die gebruikt
table-no-hints = aan deze tafel zijn er geen hints
table-hint-later = het spel wacht op anderen; vraag het als je aan de beurt bent
table-no-shared-torch = aan deze tafel is er geen gezamenlijke zaklamp
table-not-over = het spel is nog niet afgelopen; tot dan blijft het spelverslag verzegeld
table-bad-record = dit is geen spelverslag van Divetable: { $problem }
table-record-differs = stap { $step } volgt niet uit de regels: { $problem }
table-not-found = die tafel bestaat niet, of is niet voor jou open
table-bad-message = dit bericht is niet te lezen: { $problem }
table-too-large = er worden hoogstens { $most } bytes tegelijk aangenomen
table-too-fast = dat is te veel ineens; wacht even en probeer het opnieuw
table-too-many-tables = er kunnen nu geen tafels meer bij; probeer het later
table-closed = deze tafel is gesloten; open een nieuwe
table-bad-settings = deze instellingen gaan niet: { $problem }
table-fault = dit is de server niet gelukt en er is niets veranderd; probeer het opnieuw
