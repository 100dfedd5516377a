"""Sizes that everybody in the ocean agrees on."""

SIZE = 640  # pixels along a picture
SMALLEST, LARGEST = 64, 1024
