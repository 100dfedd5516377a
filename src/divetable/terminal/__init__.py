"""Playing in a terminal: a client of the wire like the browser, without rules."""
