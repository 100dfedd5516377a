# What The Divers shows of itself wherever its board is not.

diversface-title = De Duikers
diversface-about = Verken met je bemanning een onbekende oceaan, laat je meevoeren door de stroming en breng de schatten naar je boot.
diversface-minutes = 15 minuten tot 2 uur
diversface-score = Schatten
diversface-standing = Schatten
diversface-key-walk = Pijltjes
diversface-does-walk = van vak naar vak
diversface-key-choose = 1 tot 3
diversface-does-choose = een duiker kiezen
diversface-key-reach = M
diversface-does-reach = naar het volgende bereikbare vak
diversface-absent-patches = Wat gesloten vakken zijn. Al het andere is voor iedereen open.
diversface-marks = (T) staat in de gedrukte tekst, (D) volgt eruit, (H) is onze beslissing; de reden staat in deel 5.
