# What Scuba shows of itself wherever its board is not.

scubaface-title = Scuba
scubaface-about = Zwem door de zee, draai tegels om, vind zeldzame dieren en wees terug op de boot voor je lucht op is.
scubaface-minutes = 45 minuten
scubaface-score = Punten
scubaface-standing = Gevonden dieren
scubaface-key-walk = Pijltjes
scubaface-does-walk = van vak naar vak
scubaface-absent-tiles = De voorkanten van gedekte tegels. Niemand kent ze, ook de bots van de server niet.
scubaface-absent-decks = De volgorde van de stromingskaarten en de gebeurteniskaarten.
scubaface-absent-points = Wat anderen hebben verzameld, als de punten verborgen zijn.
scubaface-marks = [P] staat gedrukt in het regelboek, [D] is onze beslissing waar de druk zwijgt; de reden staat in deel 5. [H] zijn gegevens van ons, waar de druk verloren is.
