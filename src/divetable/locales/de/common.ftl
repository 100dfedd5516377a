# Was zu keinem Spiel gehört: die Begrüßung auf der Kommandozeile.
#
# command: Befehl; rule vectors: Regelvektoren; benchmarks: Benchmarks
# ratio: Verhältnis; checkout: Arbeitskopie; server: Server

greeting-title = Divetable, der Tisch für Brettspiele rund ums Tauchen
greeting-no-server = Einen Server zum Öffnen gibt es noch nicht; diese Befehle funktionieren schon.
greeting-commands = Befehle
greeting-help = Häng --help an einen Befehl an, um zu sehen, was er kann.

command-vectors = Regelvektoren durchspielen und sagen, welche stimmen
command-simulate = viele Partien mit Zufallsspielern spielen und zusammenfassen
command-bench = Benchmarks laufen lassen, die Verhältnisse nebeneinander
command-test = alle Tests ausführen (aus einer Arbeitskopie)

serve-open = Öffne {$url} im Browser und schick die Adresse an deine Freunde.
serve-stop = Beenden mit Strg+C; jedes Spiel bleibt, wo es ist.
page-no-client = Der Server läuft. Die Browserversion ist noch nicht gebaut; spiel im Terminal mit „divetable play --server ADRESSE“.
