"""A small package of compiled functions."""
