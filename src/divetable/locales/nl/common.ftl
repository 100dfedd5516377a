# Wat bij geen enkel spel hoort: de begroeting op de opdrachtregel.
#
# command: opdracht; rule vectors: regelvectoren; benchmarks: snelheidsmetingen
# ratio: verhouding; checkout: werkkopie; server: server

greeting-title = Divetable, de tafel voor bordspellen over duiken
greeting-no-server = Er is nog geen server om te openen; deze opdrachten werken al.
greeting-commands = Opdrachten
greeting-help = Zet --help achter een opdracht om te zien wat je ermee kunt.

command-vectors = speel de regelvectoren na en zeg welke kloppen
command-simulate = laat willekeurige spelers veel partijen spelen en vat die samen
command-bench = doe de snelheidsmetingen, met de verhoudingen naast elkaar
command-test = draai alle tests (vanuit een werkkopie)

serve-open = Open {$url} in een browser en stuur het adres naar je vrienden.
serve-stop = Stop met Ctrl+C; elk spel blijft staan waar het is.
page-no-client = De server draait. De browserversie is nog niet gebouwd; speel in een terminal met „divetable play --server ADRES”.
