# Varför en bot gör ett drag i The Divers, på svenska. Dykarna heter N1 till W3.
# $who: `you` bad om ett tips, eller så var det `bot` som drog.

diversreasons-brings-home = En skatt kommer hem.
diversreasons-carries = En skatt kommer närmare båten: { $steps } drag kvar.
diversreasons-treasure-there = { $number ->
        [one] Där ligger { $number } skatt.
       *[other] Där ligger { $number } skatter.
    }
diversreasons-treasure-astern = { $number ->
        [one] Akter om båten ligger { $number } skatt.
       *[other] Akter om båten ligger { $number } skatter.
    }
diversreasons-treasure-behind = { $number ->
        [one] Då ligger { $number } skatt precis akter om båten.
       *[other] Då ligger { $number } skatter precis akter om båten.
    }
diversreasons-towards-treasure = { $steps ->
        [one] Därifrån är det { $steps } ruta till en skatt.
       *[other] Därifrån är det { $steps } rutor till en skatt.
    }
diversreasons-towards-unknown = { $steps ->
        [one] Därifrån är det { $steps } ruta till en dold bricka.
       *[other] Därifrån är det { $steps } rutor till en dold bricka.
    }
diversreasons-unknown = Ingen känner den brickan: { $treasure } % skatt, { $danger } % fara.
diversreasons-unknown-patch = Ingen känner den brickan: { $treasure } % skatt.
diversreasons-unknown-astern = Akter om båten ligger då en bricka som ingen känner.
diversreasons-ride = { $kind ->
        [current] Strömmen
        [eddy] Virveln
       *[seahorse] Sjöhästen
    } tar { $diver } vidare gratis.
diversreasons-strikes = Tillbaka till båten får gå: { $divers }.
diversreasons-frees = Fri från bläckfisken: { $divers }.
diversreasons-aboard = Ombord kan ingen slå ut { $diver }.
diversreasons-to-a-boat = Det slutar i en båt.
diversreasons-mud = { $left ->
        [0] Då är { $diver } igenom dyngan.
        [one] Efter ett drag till är { $diver } igenom dyngan.
       *[other] Efter { $left } drag till är { $diver } igenom dyngan.
    }
diversreasons-meets = Båten kommer närmare { $diver }, som är vid en skatt.
diversreasons-boat-nearer = Båten kommer närmare { $diver }.
diversreasons-stranded = Bara från en båt kan { $diver } komma ut i havet igen.
diversreasons-ransom = Förrän en skatt är betald kan { $diver } inte röra sig.
diversreasons-middle = Från mitten av kusten är de flesta rutor nära.
diversreasons-decided = Det som är kvar ändrar inte vem som vinner.
diversreasons-quiet = De senaste { $rounds } rundorna har inte gett något.
