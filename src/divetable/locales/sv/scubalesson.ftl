# The lesson of Scuba.

scubalesson-boat = Du är på båten. Under den ligger dolda brickor: djur, händelser eller tomt vatten. Den som upptäcker de mest värdefulla djuren och kommer tillbaka levande vinner. Djupare djur är värda mer, och kostar mer luft.
scubalesson-enter = Hoppa i under mitten av båten, vid kolumn 5.
scubalesson-flip = Här ligger en dold bricka. Vänd den.
scubalesson-down = En havsanemon: du upptäcker den genast och tar dess kort. Varje steg kostar ett av fyra rörelsepoäng. Simma en ruta nedåt.
scubalesson-event = En dold bricka till. Vänd den och se.
scubalesson-stop = En händelse: en borttappad kamera, två poäng till dig. Du får sluta när du vill. Avsluta din tur här.
scubalesson-air = När turen är slut betalar du luft: en enhet ner till 10 meter, två till 20, tre till 30, fyra till 40. Den som får slut på luft under vattnet har förlorat.
scubalesson-current = Senare i spelet. Varje tur börjar med en ström: den här har fört alla dykare en ruta åt vänster, och de öppna djuren också, efter deras färg.
scubalesson-drifted = En clownfisk har drivit med dig. Före första steget får du titta på det som ligger på din ruta. Upptäck den.
scubalesson-pair = Clownfisk och havsanemon hör ihop: paret är värt tre poäng extra. Dina kort och kombinationer står bredvid havet.
scubalesson-against = Mot strömmen kan du ta ett steg mindre. Rakt nedåt spelar det ingen roll: simma en ruta nedåt.
scubalesson-dust = Dina fenor rör upp damm på varje ruta du kommer till. Där det finns damm kan ingen upptäcka något, förrän den som rörde upp det har sin nästa tur. Avsluta din tur.
scubalesson-deeper = Simma en ruta nedåt.
scubalesson-turn = Vänd brickan.
scubalesson-choice = En bläckfisk griper tag i dig, och du måste välja: förlora en enhet luft eller avsluta din tur. Välj på kortet.
scubalesson-chosen = Andra händelser flyttar dykare eller djur, vänder brickor eller ger skatter. Kortet säger alltid vad det gör.
scubalesson-home = Bara två enheter luft kvar. Dags att ta sig hem: högst två steg uppåt per tur. Simma uppåt.
scubalesson-ladder = Ett steg till uppåt och du är på båten, med allt du har hittat.
scubalesson-stay = I säkerhet! Du får snorkla eller stanna där du är. En sista omgång spelas: stanna på båten.
scubalesson-end = När högst en dykare är kvar under vattnet är spelet snart slut. Du räknar dina djur, par och poäng, och du vinner.
