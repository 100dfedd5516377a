# Wat bij geen enkel spel hoort: de begroeting op de opdrachtregel.
#
# command: opdracht; rule vectors: regelvectoren; benchmarks: snelheidsmetingen
# ratio: verhouding; checkout: werkkopie; server: server

greeting-title = Divetable, de tafel voor bordspellen over duiken

serve-open = Open {$url} in een browser en stuur het adres naar je vrienden.
serve-stop = Stop met Ctrl+C; elk spel blijft staan waar het is.
page-no-client = De server draait. De browserversie is nog niet gebouwd; speel in een terminal met „divetable play --server ADRES”.
