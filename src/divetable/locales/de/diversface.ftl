# What The Divers shows of itself wherever its board is not.

diversface-title = Die Taucher
diversface-about = Erkunde mit deiner Besatzung einen unbekannten Ozean, nutze seine Strömungen und bring die Schätze zu deinem Boot.
diversface-minutes = 15 Minuten bis 2 Stunden
diversface-score = Schätze
diversface-standing = Schätze
diversface-key-walk = Pfeile
diversface-does-walk = von Feld zu Feld
diversface-key-choose = 1 bis 3
diversface-does-choose = einen Taucher wählen
diversface-key-reach = M
diversface-does-reach = weiter zum nächsten erreichbaren Feld
diversface-absent-patches = Was die verdeckten Felder zeigen. Alles andere ist für alle offen.
diversface-marks = (T) steht im gedruckten Text, (D) folgt daraus, (H) haben wir entschieden; der Grund steht in Abschnitt 5.
