# The lesson of The Divers.

diverslesson-ocean = Havet är täckt av dolda brickor, och vid kanten ligger din båt. Hitta skatter och för dem till din båt. På en tur flyttar du en dykare en ruta.
diverslesson-land = Välj dykare N1 och gå ner på brickan bakom båten.
diverslesson-found-sea = Brickan förblir vänd: öppet hav. Man vet aldrig vad som ligger under en bricka, till och med en haj är möjlig. Gå vidare med N1, en ruta nedåt.
diverslesson-treasure = Två skatter! En dykare kan ta med en, men bara över öppna brickor. För en tillbaka: flytta N1 upp igen, med skatt.
diverslesson-aboard = Och nu i båten, med skatten.
diverslesson-salvaged = En skatt i en båt är i säkerhet. Laget med flest skatter i sina båtar vinner.
diverslesson-current = Strömmar för dykare vidare, och kända strömmar kan man utnyttja. Välj N1 och titta på vägen över strömmen bredvid: den ritas innan du går. Ta den.
diverslesson-swept = Ett drag, och du är långt borta. Den som oväntat hittar en ström förs dit den leder, ibland ut från brädet.
diverslesson-strike = Bredvid N1 står en fientlig dykare. Gå dit: den som kommer slår, och fienden får gå tillbaka till sin båt.
diverslesson-mud = Dynga är långsam: varje tuva kräver ett eget drag. Gå med N2 ut i dyngan under den.
diverslesson-tuft = N2 står på den första av två tuvor. Gå vidare till nästa.
diverslesson-last = Den sista skatten ligger hos N1, bakom båten. För den ombord.
diverslesson-won = Alla skatter är bärgade, spelet är slut, och du har flest. Bra dykt!
