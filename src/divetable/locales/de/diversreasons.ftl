# Warum ein Bot in The Divers etwas tut, auf Deutsch. Taucher heißen N1 bis W3.
# $who: `you` hat nach einem Tipp gefragt, oder der `bot` war am Zug.

diversreasons-brings-home = Ein Schatz kommt heim.
diversreasons-carries = { $steps ->
        [one] Ein Schatz kommt dem Boot näher: noch { $steps } Zug.
       *[other] Ein Schatz kommt dem Boot näher: noch { $steps } Züge.
    }
diversreasons-treasure-there = { $number ->
        [one] Dort liegt { $number } Schatz.
       *[other] Dort liegen { $number } Schätze.
    }
diversreasons-treasure-astern = { $number ->
        [one] Hinter dem Boot liegt { $number } Schatz.
       *[other] Hinter dem Boot liegen { $number } Schätze.
    }
diversreasons-treasure-behind = { $number ->
        [one] Dann liegt { $number } Schatz gleich hinter dem Boot.
       *[other] Dann liegen { $number } Schätze gleich hinter dem Boot.
    }
diversreasons-towards-treasure = { $steps ->
        [one] Von dort ist es noch { $steps } Feld zu einem Schatz.
       *[other] Von dort sind es noch { $steps } Felder zu einem Schatz.
    }
diversreasons-towards-unknown = { $steps ->
        [one] Von dort ist es noch { $steps } Feld zu einem verdeckten.
       *[other] Von dort sind es noch { $steps } Felder zu einem verdeckten.
    }
diversreasons-unknown = Niemand kennt dieses Feld: { $treasure } % Schatz, { $danger } % Gefahr.
diversreasons-unknown-patch = Niemand kennt dieses Feld: { $treasure } % Schatz.
diversreasons-unknown-astern = Hinter dem Boot liegt dann ein Feld, das niemand kennt.
diversreasons-ride = { $kind ->
        [current] Die Strömung
        [eddy] Der Strudel
       *[seahorse] Das Seepferdchen
    } bringt { $diver } kostenlos weiter.
diversreasons-strikes = Zurück ins Boot müssen: { $divers }.
diversreasons-frees = Frei vom Kraken: { $divers }.
diversreasons-aboard = An Bord kann niemand { $diver } schlagen.
diversreasons-to-a-boat = Es endet in einem Boot.
diversreasons-mud = { $left ->
        [0] Dann ist { $diver } durch den Schlamm.
        [one] Nach einem weiteren Zug ist { $diver } durch den Schlamm.
       *[other] Nach { $left } weiteren Zügen ist { $diver } durch den Schlamm.
    }
diversreasons-meets = Das Boot kommt { $diver } entgegen; dort liegt ein Schatz.
diversreasons-boat-nearer = Das Boot kommt näher an { $diver } heran.
diversreasons-stranded = Nur von einem Boot aus kann { $diver } wieder in den Ozean.
diversreasons-ransom = Solange kein Schatz gezahlt ist, kann { $diver } sich nicht bewegen.
diversreasons-middle = Von der Mitte der Küste aus sind die meisten Felder nah.
diversreasons-decided = Was übrig ist, ändert nicht mehr, wer gewinnt.
diversreasons-quiet = Die letzten { $rounds } Runden haben nichts gebracht.
