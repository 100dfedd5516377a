"""For designers: many games at once, tournaments among bots, and figures about them."""
