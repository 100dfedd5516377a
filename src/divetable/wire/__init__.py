"""What goes over the wire, as types. `docs/protocol.md` explains it."""
