"""How well eyes read Dive's stack: measured, fitted, drawn for simulations, attacked."""
