# Waarom een bot zijn lucht zo legt in Dive, in het Nederlands.
# $who: `you` vroeg om een hint, of de `bot` die koos.

divereasons-unsure = Niveau { $level } is moeilijk te zien: met { $chance }% is daar een haai, dus het is verstandiger erboven te stoppen.
divereasons-deep-water = In diep water kost één fout de hele duik.
divereasons-shark = Op niveau { $level } is waarschijnlijk een haai ({ $chance }%).
divereasons-help = De meeste lucht ligt op niveau { $level }, waar hulp kan komen: { $helper ->
        [green] groene schildpad
        [red] rode schildpad
       *[manta] manta
    } ({ $chance }%).
divereasons-clear = { $levels ->
        [one] Op niveau 1 lijkt geen haai te zijn.
       *[other] Op niveau 1 tot { $levels } lijkt geen haai te zijn.
    }
divereasons-companion-now = De metgezel levert nu meer op dan gewoonlijk later.
divereasons-disturb = Het maakt een belangrijke ronde moeilijker voor de anderen.
divereasons-breath = Wie nu geen adem haalt, zit vast met een leeg bord.
divereasons-axolotl = Op een oneven veld en dus twee terug: { $names }.
divereasons-axolotl-later = De axolotl kan in een latere ronde harder toeslaan.
