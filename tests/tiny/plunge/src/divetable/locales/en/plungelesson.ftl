# The lesson of Plunge.

plungelesson-secret = Two divers choose in secret how deep they go. This is the last round, and Buddy is a point ahead. Dive to depth 3: if Buddy stays higher, you win.
plungelesson-shown = Buddy dived to depth 1 only. The deeper diver scores the depth: you win.
