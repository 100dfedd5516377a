# What belongs to no game: the greeting of the command line.

greeting-title = Divetable, the table for diving board games
greeting-no-server = There is no server to open yet; these commands work already.
greeting-commands = Commands
greeting-help = Add --help to any command to see what it can do.

command-vectors = play the rule vectors and say which of them hold
command-simulate = play many games with random players and sum them up
command-bench = run the benchmarks and show the ratios side by side
command-test = run all tests (from a checkout)

serve-open = Open {$url} in a browser and send the address to your friends.
serve-stop = Stop with Ctrl+C; every game stays where it is.
page-no-client = The server is running. The browser client is not built yet; play in a terminal with “divetable play --server ADDRESS”.
