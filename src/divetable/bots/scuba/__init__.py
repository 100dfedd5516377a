"""Bots for Scuba: they imagine games to the end, played by divers who manage their air."""
