# The lesson of Dive.

divelesson-look = I vattnet ligger en stapel genomskinliga kort. Titta på den från alla håll: för pekaren över den, dra med ett finger eller använd piltangenterna. Det som ligger djupare rör sig annorlunda än det som ligger överst. Så märker du på vilken nivå något simmar.
divelesson-tokens = Nivå 1 är det översta kortet, nivå 5 det femte. För varje nivå säger du om det finns en haj där. Du har fem luftbrickor, 1 till 5. Varje bricka har två sidor: ingen haj, och haj.
divelesson-program = Pröva. På nivå 1 finns ingen haj, på nivå 2 finns en. Lägg en bricka på nivå 1 med sidan utan haj, och en på nivå 2 med hajsidan. Låt de andra ligga och säg sedan att du är klar.
divelesson-rest = Två rätt: två nivåer, så du går fram två rutor. Din parkamrat såg en haj på nivå 1 där det inte fanns någon. I lugnt vatten kostar ett fel den nivån och alla under det.
divelesson-helpers = Sköldpaddor hjälper: den gröna bär dig en ruta, den röda två. Men bara den snabbaste av dem som har rätt får hjälp, och talen på dina brickor på den nivån är din fart. Grön simmar på nivå 1, röd på nivå 2, där finns inga hajar. Din parkamrat kommer att vara snabb på nivå 1. Lägg din 5 på nivå 2 och vilken annan bricka som helst på nivå 1.
divelesson-helped = Den röda sköldpaddan bar dig två rutor, och två nivåer var värda två till. Du får lägga flera brickor på samma nivå: talen läggs ihop.
divelesson-tie = På nivå 1 simmar en röd sköldpadda, och din parkamrat lägger en 3 där. Se vad som händer när ni är lika snabba: lägg bara din 3 på nivå 1, utan haj.
divelesson-tied = Vid lika fart får ingen hjälp, och hjälpen går inte vidare. Tänk alltså på vad de andra kommer att göra.
divelesson-deep = Från ruta 16 är du på djupt vatten: ett enda fel, och du förlorar alla nivåer i det här dyket. Bara det som sköldpaddor gav dig står kvar. På nivå 1 finns ingen haj. Hur djupt vågar du? Du bestämmer; börja med nivå 1.
divelesson-dared = På djupt vatten lönar det sig ofta att vara försiktig. Titta noga och sluta där du inte längre är säker.
divelesson-goal = Ruta 23 är målet, och du står på 20. På de tre första nivåerna finns inga hajar. Ta alla tre, och inte fler.
divelesson-won = Du är framme, och längst fram: du vinner. Om flera dykare passerar målet i samma omgång vinner den som är längst fram.
