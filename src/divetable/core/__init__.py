"""What every game shares: the contract, resolutions, chance, JSON, errors. No rule of any game."""
