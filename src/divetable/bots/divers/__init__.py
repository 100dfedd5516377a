"""Bots for The Divers: they plan a race for the treasures, and search.

All levels see the same; they differ in how they judge and how far they look.
"""
