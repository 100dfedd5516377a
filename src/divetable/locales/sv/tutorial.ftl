# Lessons, in Swedish.

## The lesson itself

tutorial-you = Du
tutorial-buddy = Parkamrat
tutorial-lesson = Lektion
tutorial-progress = Steg { $step } av { $steps }
tutorial-next = Fortsätt
tutorial-your-move = Ditt drag
tutorial-not-that = Det är tillåtet, men det är inte vad lektionen handlar om. Läs texten en gång till och försök igen.
tutorial-first-next = Tryck först på Fortsätt.
tutorial-ended = Det var lektionen. Nu kan du spela: mot botar eller med en vän.
tutorial-to-the-games = Till spelen
tutorial-again = En gång till från början
tutorial-chapter-again = Upprepa den här delen
tutorial-skip = Hoppa över den här delen
tutorial-more = Mer

## Dive

tutorial-dive-look = I vattnet ligger en stapel genomskinliga kort. Titta på den från alla håll: för pekaren över den, dra med ett finger eller använd piltangenterna. Det som ligger djupare rör sig annorlunda än det som ligger överst. Så märker du på vilken nivå något simmar.
tutorial-dive-tokens = Nivå 1 är det översta kortet, nivå 5 det femte. För varje nivå säger du om det finns en haj där. Du har fem luftbrickor, 1 till 5. Varje bricka har två sidor: ingen haj, och haj.
tutorial-dive-program = Pröva. På nivå 1 finns ingen haj, på nivå 2 finns en. Lägg en bricka på nivå 1 med sidan utan haj, och en på nivå 2 med hajsidan. Låt de andra ligga och säg sedan att du är klar.
tutorial-dive-rest = Två rätt: två nivåer, så du går fram två rutor. Din parkamrat såg en haj på nivå 1 där det inte fanns någon. I lugnt vatten kostar ett fel den nivån och alla under det.
tutorial-dive-helpers = Sköldpaddor hjälper: den gröna bär dig en ruta, den röda två. Men bara den snabbaste av dem som har rätt får hjälp, och talen på dina brickor på den nivån är din fart. Grön simmar på nivå 1, röd på nivå 2, där finns inga hajar. Din parkamrat kommer att vara snabb på nivå 1. Lägg din 5 på nivå 2 och vilken annan bricka som helst på nivå 1.
tutorial-dive-helped = Den röda sköldpaddan bar dig två rutor, och två nivåer var värda två till. Du får lägga flera brickor på samma nivå: talen läggs ihop.
tutorial-dive-tie = På nivå 1 simmar en röd sköldpadda, och din parkamrat lägger en 3 där. Se vad som händer när ni är lika snabba: lägg bara din 3 på nivå 1, utan haj.
tutorial-dive-tied = Vid lika fart får ingen hjälp, och hjälpen går inte vidare. Tänk alltså på vad de andra kommer att göra.
tutorial-dive-deep = Från ruta 16 är du på djupt vatten: ett enda fel, och du förlorar alla nivåer i det här dyket. Bara det som sköldpaddor gav dig står kvar. På nivå 1 finns ingen haj. Hur djupt vågar du? Du bestämmer; börja med nivå 1.
tutorial-dive-dared = På djupt vatten lönar det sig ofta att vara försiktig. Titta noga och sluta där du inte längre är säker.
tutorial-dive-goal = Ruta 23 är målet, och du står på 20. På de tre första nivåerna finns inga hajar. Ta alla tre, och inte fler.
tutorial-dive-won = Du är framme, och längst fram: du vinner. Om flera dykare passerar målet i samma omgång vinner den som är längst fram.

## Scuba

tutorial-scuba-boat = Du är på båten. Under den ligger dolda brickor: djur, händelser eller tomt vatten. Den som upptäcker de mest värdefulla djuren och kommer tillbaka levande vinner. Djupare djur är värda mer, och kostar mer luft.
tutorial-scuba-enter = Hoppa i under mitten av båten, vid kolumn 5.
tutorial-scuba-flip = Här ligger en dold bricka. Vänd den.
tutorial-scuba-down = En havsanemon: du upptäcker den genast och tar dess kort. Varje steg kostar ett av fyra rörelsepoäng. Simma en ruta nedåt.
tutorial-scuba-event = En dold bricka till. Vänd den och se.
tutorial-scuba-stop = En händelse: en borttappad kamera, två poäng till dig. Du får sluta när du vill. Avsluta din tur här.
tutorial-scuba-air = När turen är slut betalar du luft: en enhet ner till 10 meter, två till 20, tre till 30, fyra till 40. Den som får slut på luft under vattnet har förlorat.
tutorial-scuba-current = Senare i spelet. Varje tur börjar med en ström: den här har fört alla dykare en ruta åt vänster, och de öppna djuren också, efter deras färg.
tutorial-scuba-drifted = En clownfisk har drivit med dig. Före första steget får du titta på det som ligger på din ruta. Upptäck den.
tutorial-scuba-pair = Clownfisk och havsanemon hör ihop: paret är värt tre poäng extra. Dina kort och kombinationer står bredvid havet.
tutorial-scuba-against = Mot strömmen kan du ta ett steg mindre. Rakt nedåt spelar det ingen roll: simma en ruta nedåt.
tutorial-scuba-dust = Dina fenor rör upp damm på varje ruta du kommer till. Där det finns damm kan ingen upptäcka något, förrän den som rörde upp det har sin nästa tur. Avsluta din tur.
tutorial-scuba-deeper = Simma en ruta nedåt.
tutorial-scuba-turn = Vänd brickan.
tutorial-scuba-choice = En bläckfisk griper tag i dig, och du måste välja: förlora en enhet luft eller avsluta din tur. Välj på kortet.
tutorial-scuba-chosen = Andra händelser flyttar dykare eller djur, vänder brickor eller ger skatter. Kortet säger alltid vad det gör.
tutorial-scuba-home = Bara två enheter luft kvar. Dags att ta sig hem: högst två steg uppåt per tur. Simma uppåt.
tutorial-scuba-ladder = Ett steg till uppåt och du är på båten, med allt du har hittat.
tutorial-scuba-stay = I säkerhet! Du får snorkla eller stanna där du är. En sista omgång spelas: stanna på båten.
tutorial-scuba-end = När högst en dykare är kvar under vattnet är spelet snart slut. Du räknar dina djur, par och poäng, och du vinner.

## The Divers

tutorial-divers-ocean = Havet är täckt av dolda brickor, och vid kanten ligger din båt. Hitta skatter och för dem till din båt. På en tur flyttar du en dykare en ruta.
tutorial-divers-land = Välj dykare N1 och gå ner på brickan bakom båten.
tutorial-divers-found-sea = Brickan förblir vänd: öppet hav. Man vet aldrig vad som ligger under en bricka, till och med en haj är möjlig. Gå vidare med N1, en ruta nedåt.
tutorial-divers-treasure = Två skatter! En dykare kan ta med en, men bara över öppna brickor. För en tillbaka: flytta N1 upp igen, med skatt.
tutorial-divers-aboard = Och nu i båten, med skatten.
tutorial-divers-salvaged = En skatt i en båt är i säkerhet. Laget med flest skatter i sina båtar vinner.
tutorial-divers-current = Strömmar för dykare vidare, och kända strömmar kan man utnyttja. Välj N1 och titta på vägen över strömmen bredvid: den ritas innan du går. Ta den.
tutorial-divers-swept = Ett drag, och du är långt borta. Den som oväntat hittar en ström förs dit den leder, ibland ut från brädet.
tutorial-divers-strike = Bredvid N1 står en fientlig dykare. Gå dit: den som kommer slår, och fienden får gå tillbaka till sin båt.
tutorial-divers-mud = Dynga är långsam: varje tuva kräver ett eget drag. Gå med N2 ut i dyngan under den.
tutorial-divers-tuft = N2 står på den första av två tuvor. Gå vidare till nästa.
tutorial-divers-last = Den sista skatten ligger hos N1, bakom båten. För den ombord.
tutorial-divers-won = Alla skatter är bärgade, spelet är slut, och du har flest. Bra dykt!
