# What The Divers shows of itself wherever its board is not.

diversface-title = The Divers
diversface-about = Explore an unknown ocean with your crew, ride its currents and bring the treasures home to your boat.
diversface-minutes = 15 minutes to 2 hours
diversface-score = Treasures
diversface-standing = Treasures
diversface-key-walk = Arrows
diversface-does-walk = go from square to square
diversface-key-choose = 1 to 3
diversface-does-choose = choose a diver
diversface-key-reach = M
diversface-does-reach = on to the next square that can be reached
diversface-absent-patches = What face-down patches show. Everything else is public.
diversface-marks = (T) is in the printed text, (D) follows from it, (H) is our decision; section 5 gives the reason.
