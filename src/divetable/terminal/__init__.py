"""Playing in a terminal: it speaks the wire as the browser does, and has no rules."""
