"""The server: sockets, pages, clocks and limits around the tables."""
