# Was zu keinem Spiel gehört: die Begrüßung auf der Kommandozeile.
#
# command: Befehl; rule vectors: Regelvektoren; benchmarks: Benchmarks
# ratio: Verhältnis; checkout: Arbeitskopie; server: Server

greeting-title = Divetable, der Tisch für Brettspiele rund ums Tauchen

serve-open = Öffne {$url} im Browser und schick die Adresse an deine Freunde.
serve-stop = Beenden mit Strg+C; jedes Spiel bleibt, wo es ist.
page-no-client = Der Server läuft. Die Browserversion ist noch nicht gebaut; spiel im Terminal mit „divetable play --server ADRESSE“.
