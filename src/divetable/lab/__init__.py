"""For designers and testers: vectors, simulations, playthroughs."""
