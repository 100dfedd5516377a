# Waarom een bot een zet doet in The Divers, in het Nederlands. Duikers heten N1 tot W3.
# $who: `you` vroeg om een hint, of de `bot` die aan de beurt was.

diversreasons-brings-home = Er komt een schat thuis.
diversreasons-carries = { $steps ->
        [one] Een schat komt dichter bij de boot: nog { $steps } zet.
       *[other] Een schat komt dichter bij de boot: nog { $steps } zetten.
    }
diversreasons-treasure-there = { $number ->
        [one] Daar ligt { $number } schat.
       *[other] Daar liggen { $number } schatten.
    }
diversreasons-treasure-astern = { $number ->
        [one] Achter de boot ligt { $number } schat.
       *[other] Achter de boot liggen { $number } schatten.
    }
diversreasons-treasure-behind = { $number ->
        [one] Dan ligt { $number } schat vlak achter de boot.
       *[other] Dan liggen { $number } schatten vlak achter de boot.
    }
diversreasons-towards-treasure = { $steps ->
        [one] Vandaar is het nog { $steps } vak naar een schat.
       *[other] Vandaar is het nog { $steps } vakken naar een schat.
    }
diversreasons-towards-unknown = { $steps ->
        [one] Vandaar is het nog { $steps } vak naar een gesloten vak.
       *[other] Vandaar is het nog { $steps } vakken naar een gesloten vak.
    }
diversreasons-unknown = Niemand kent dit vak: { $treasure }% schat, { $danger }% gevaar.
diversreasons-unknown-patch = Niemand kent dit vak: { $treasure }% schat.
diversreasons-unknown-astern = Achter de boot ligt dan een vak dat niemand kent.
diversreasons-ride = { $kind ->
        [current] De stroming
        [eddy] De draaikolk
       *[seahorse] Het zeepaardje
    } neemt { $diver } gratis verder mee.
diversreasons-strikes = Terug naar hun boot: { $divers }.
diversreasons-frees = Los van de octopus: { $divers }.
diversreasons-aboard = Aan boord kan niemand { $diver } slaan.
diversreasons-to-a-boat = Het eindigt in een boot.
diversreasons-mud = { $left ->
        [0] Dan is { $diver } door de modder.
        [one] Na nog één zet is { $diver } door de modder.
       *[other] Na nog { $left } zetten is { $diver } door de modder.
    }
diversreasons-meets = De boot komt dichter bij { $diver }, die bij een schat is.
diversreasons-boat-nearer = De boot komt dichter bij { $diver }.
diversreasons-stranded = Alleen vanuit een boot kan { $diver } weer de oceaan in.
diversreasons-ransom = Zolang er geen schat is betaald, kan { $diver } niet bewegen.
diversreasons-middle = Vanaf het midden van de kust zijn de meeste vakken dichtbij.
diversreasons-decided = Wat over is, verandert niet meer wie wint.
diversreasons-quiet = De laatste { $rounds } ronden hebben niets opgeleverd.
