# What Scuba shows of itself wherever its board is not.

scubaface-title = Scuba
scubaface-about = Simma genom havet, vänd brickor, hitta sällsynta djur och var tillbaka på båten innan luften tar slut.
scubaface-minutes = 45 minuter
scubaface-score = Poäng
scubaface-standing = Hittade djur
scubaface-key-walk = Pilar
scubaface-does-walk = från ruta till ruta
scubaface-absent-tiles = Framsidorna på nedvända brickor. Ingen känner dem, inte heller serverns botar.
scubaface-absent-decks = Ordningen på strömkort och händelsekort.
scubaface-absent-points = Vad andra har samlat, när poängen är dolda.
scubaface-marks = [P] står tryckt i regelboken, [D] är vårt beslut där trycket tiger; skälet står i avsnitt 5. [H] är data från oss, där trycket har gått förlorat.
