# Varför en bot lägger ut sin luft så i Dive, på svenska.
# $who: `you` bad om ett tips, eller så var det `bot` som valde.

divereasons-unsure = Nivå { $level } är svår att se: med { $chance } % är där en haj, så det är klokare att sluta ovanför.
divereasons-deep-water = I djupt vatten kostar ett enda fel hela dyket.
divereasons-shark = På nivå { $level } är det troligen en haj ({ $chance } %).
divereasons-help = Mest luft ligger på nivå { $level }, där hjälp kan komma: { $helper ->
        [green] grön sköldpadda
        [red] röd sköldpadda
       *[manta] manta
    } ({ $chance } %).
divereasons-clear = { $levels ->
        [one] Det verkar inte finnas någon haj på nivå 1.
       *[other] Det verkar inte finnas någon haj på nivå 1 till { $levels }.
    }
divereasons-companion-now = Följeslagaren ger mer nu än den brukar göra senare.
divereasons-disturb = Det gör en viktig runda svårare för de andra.
divereasons-breath = Den som inte tar ett andetag nu låses med tom spelplan.
divereasons-axolotl = På udda rutor och alltså två tillbaka: { $names }.
divereasons-axolotl-later = Axolotln kan göra mer nytta i en senare runda.
