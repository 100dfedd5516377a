# What belongs to no game: the greeting of the command line.

greeting-title = Divetable, the table for diving board games

serve-open = Open {$url} in a browser and send the address to your friends.
serve-stop = Stop with Ctrl+C; every game stays where it is.
page-no-client = The server is running. The browser client is not built yet; play in a terminal with “divetable play --server ADDRESS”.
