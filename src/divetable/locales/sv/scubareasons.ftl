# Varför en bot gör ett drag i Scuba, på svenska. Djuren står utan artikel.
# $who: `you` bad om ett tips, eller så var det `bot` som drog.

scubareasons-new-animal = Ett nytt djur: { $animal } (+{ $points })
scubareasons-see-again = Sett förut, men det räknas en gång till: { $animal } (+{ $points })
scubareasons-combination = Det bildar en kombination med det som redan är hittat: { $animals } (+{ $points })
scubareasons-remembered = { $who ->
        [you] Du har sett den här brickan förut: { $animal }
       *[bot] Boten har sett den här brickan förut: { $animal }
    }
scubareasons-unseen-tile = Av de { $colour ->
        [R] röda
        [Y] gula
        [G] gröna
       *[B] blå
    } brickor som ingen har sett är { $chance } % djur, i snitt värda { $points }.
scubareasons-animal-there = { $who ->
        [you] Där ligger ett djur som du inte har än: { $animal } (+{ $points })
       *[bot] Där ligger ett djur som boten inte har än: { $animal } (+{ $points })
    }
scubareasons-remembered-there = { $who ->
        [you] Du har sett vad som är under brickan där: { $animal }
       *[bot] Boten har sett vad som är under brickan där: { $animal }
    }
scubareasons-tile-there = Där ligger en nedvänd bricka: { $chance } % av de osedda { $colour ->
        [R] röda
        [Y] gula
        [G] gröna
       *[B] blå
    } är djur, i snitt värda { $points }.
scubareasons-animal-near = { $steps ->
        [one] Ett steg åt det hållet ligger ett nytt djur: { $animal }
       *[other] { $steps } steg åt det hållet ligger ett nytt djur: { $animal }
    }
scubareasons-towards-tile = { $steps ->
        [one] Därifrån är det ett steg till en nedvänd bricka.
       *[other] Därifrån är det { $steps } steg till en nedvänd bricka.
    }
scubareasons-deeper = Där nere är djuren värda mer: de { $colour ->
        [R] röda
        [Y] gula
        [G] gröna
       *[B] blå
    } i snitt { $points }.
scubareasons-nothing-turned = Ingen bricka är vänd än, så den ena kolumnen är ungefär lika bra som den andra.
scubareasons-aboard = På båten är allt som är hittat i säkerhet.
scubareasons-to-the-boat = { $steps ->
        [one] Därifrån är det ett steg till båten.
       *[other] Därifrån är det { $steps } steg till båten.
    }
scubareasons-way-up = { $who ->
        [you] Vägen hem kostar { $air } luft; du har { $left }.
       *[bot] Vägen hem kostar { $air } luft; boten har { $left }.
    }
scubareasons-shallower = Ett drag som slutar högre upp kostar { $air } luft i stället för { $here }.
scubareasons-stay-aboard = På båten kan inget längre gå fel.
scubareasons-stop-here = Att avsluta draget här kostar { $air } luft; då är det { $left } kvar.
