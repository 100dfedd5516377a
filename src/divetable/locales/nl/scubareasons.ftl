# Waarom een bot een zet doet in Scuba, in het Nederlands. Dieren zonder lidwoord.
# $who: `you` vroeg om een hint, of de `bot` die aan de beurt was.

scubareasons-new-animal = Een nieuw dier: { $animal } (+{ $points })
scubareasons-see-again = Al eens gezien, maar deze telt opnieuw: { $animal } (+{ $points })
scubareasons-combination = Het vormt een combinatie met wat al is gevonden: { $animals } (+{ $points })
scubareasons-remembered = { $who ->
        [you] Je hebt deze tegel al eens gezien: { $animal }
       *[bot] De bot heeft deze tegel al eens gezien: { $animal }
    }
scubareasons-unseen-tile = Van de { $colour ->
        [R] rode
        [Y] gele
        [G] groene
       *[B] blauwe
    } tegels die niemand heeft gezien is { $chance }% een dier, gemiddeld { $points } waard.
scubareasons-animal-there = { $who ->
        [you] Daar ligt een dier dat je nog niet hebt: { $animal } (+{ $points })
       *[bot] Daar ligt een dier dat de bot nog niet heeft: { $animal } (+{ $points })
    }
scubareasons-remembered-there = { $who ->
        [you] Je hebt gezien wat daar onder de tegel ligt: { $animal }
       *[bot] De bot heeft gezien wat daar onder de tegel ligt: { $animal }
    }
scubareasons-tile-there = Daar ligt een gedekte tegel: { $chance }% van de ongeziene { $colour ->
        [R] rode
        [Y] gele
        [G] groene
       *[B] blauwe
    } is een dier, gemiddeld { $points } waard.
scubareasons-animal-near = { $steps ->
        [one] Eén stap die kant op ligt een nieuw dier: { $animal }
       *[other] { $steps } stappen die kant op ligt een nieuw dier: { $animal }
    }
scubareasons-towards-tile = { $steps ->
        [one] Vandaar ligt een gedekte tegel op één stap.
       *[other] Vandaar ligt een gedekte tegel op { $steps } stappen.
    }
scubareasons-deeper = Daar beneden zijn de dieren meer waard: de { $colour ->
        [R] rode
        [Y] gele
        [G] groene
       *[B] blauwe
    } gemiddeld { $points }.
scubareasons-nothing-turned = Er is nog geen tegel omgedraaid; de ene kolom is ongeveer zo goed als de andere.
scubareasons-aboard = Op de boot is alles wat is gevonden veilig.
scubareasons-to-the-boat = { $steps ->
        [one] Vandaar is het één stap naar de boot.
       *[other] Vandaar is het { $steps } stappen naar de boot.
    }
scubareasons-way-up = { $who ->
        [you] Naar huis kost { $air } lucht; je hebt { $left }.
       *[bot] Naar huis kost { $air } lucht; de bot heeft { $left }.
    }
scubareasons-shallower = Een beurt die hoger eindigt kost { $air } lucht in plaats van { $here }.
scubareasons-stay-aboard = Op de boot kan er niets meer misgaan.
scubareasons-stop-here = De beurt hier beëindigen kost { $air } lucht; dan is er nog { $left }.
