# Warum ein Bot in Dive seine Luft so legt, auf Deutsch.
# $who: `you` hat nach einem Tipp gefragt, oder der `bot` hat gewählt.

divereasons-unsure = Ebene { $level } ist schwer zu erkennen: Mit { $chance } % ist dort ein Hai, also ist es klüger, darüber aufzuhören.
divereasons-deep-water = Im tiefen Wasser kostet ein einziger Fehler den ganzen Tauchgang.
divereasons-shark = Auf Ebene { $level } ist wahrscheinlich ein Hai ({ $chance } %).
divereasons-help = Die meiste Luft liegt auf Ebene { $level }, wo Hilfe kommen kann: { $helper ->
        [green] grüne Schildkröte
        [red] rote Schildkröte
       *[manta] Manta
    } ({ $chance } %).
divereasons-clear = { $levels ->
        [one] Auf Ebene 1 scheint kein Hai zu sein.
       *[other] Auf den Ebenen 1 bis { $levels } scheint kein Hai zu sein.
    }
divereasons-companion-now = Der Begleiter bringt jetzt mehr als gewöhnlich später.
divereasons-disturb = Es macht den anderen eine wichtige Runde schwerer.
divereasons-breath = Wer jetzt nicht Luft holt, liegt mit leerem Tableau fest.
divereasons-axolotl = Auf ungeraden Feldern, also zwei zurück: { $names }.
divereasons-axolotl-later = Der Axolotl kann in einer späteren Runde mehr bewirken.
