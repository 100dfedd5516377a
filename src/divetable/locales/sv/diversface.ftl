# What The Divers shows of itself wherever its board is not.

diversface-title = Dykarna
diversface-about = Utforska ett okänt hav med ditt manskap, följ strömmarna och för skatterna hem till din båt.
diversface-minutes = 15 minuter till 2 timmar
diversface-score = Skatter
diversface-standing = Skatter
diversface-key-walk = Pilar
diversface-does-walk = från ruta till ruta
diversface-key-choose = 1 till 3
diversface-does-choose = välj en dykare
diversface-key-reach = M
diversface-does-reach = vidare till nästa ruta som kan nås
diversface-absent-patches = Vad dolda brickor visar. Allt annat är öppet för alla.
diversface-marks = (T) står i den tryckta texten, (D) följer av den, (H) är vårt beslut; skälet står i avsnitt 5.
