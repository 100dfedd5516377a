# The lesson of Dive.

divelesson-look = Im Wasser liegt ein Stapel durchsichtiger Karten. Sieh ihn dir von allen Seiten an: Fahr mit dem Zeiger darüber, zieh mit dem Finger oder nimm die Pfeiltasten. Was tiefer liegt, bewegt sich anders als das, was oben liegt. So findest du heraus, auf welcher Ebene etwas schwimmt.
divelesson-tokens = Ebene 1 ist die oberste Karte, Ebene 5 die fünfte. Für jede Ebene sagst du, ob dort ein Hai ist. Du hast fünf Luftplättchen, 1 bis 5. Jedes hat zwei Seiten: kein Hai und Hai.
divelesson-program = Probier es aus. Auf Ebene 1 ist kein Hai, auf Ebene 2 ist einer. Leg ein Plättchen auf Ebene 1 mit der Seite ohne Hai und eines auf Ebene 2 mit der Haiseite. Lass die anderen Plättchen liegen und melde dich dann bereit.
divelesson-rest = Zweimal richtig: zwei Ebenen, also rückst du zwei Felder vor. Buddy hat auf Ebene 1 einen Hai gesehen, der nicht da war. Im ruhigen Wasser kostet ein Irrtum diese Ebene und alle darunter.
divelesson-helpers = Schildkröten helfen: Die grüne trägt dich ein Feld weit, die rote zwei. Aber nur wer richtig liegt und am schnellsten ist, bekommt Hilfe; die Zahlen deiner Plättchen auf dieser Ebene sind dein Tempo. Grün schwimmt auf Ebene 1, Rot auf Ebene 2, Haie sind dort keine. Buddy wird auf Ebene 1 schnell sein. Leg deine 5 auf Ebene 2 und irgendein anderes Plättchen auf Ebene 1.
divelesson-helped = Die rote Schildkröte hat dich zwei Felder getragen, und zwei Ebenen waren noch einmal zwei wert. Du darfst mehrere Plättchen auf eine Ebene legen: Ihre Zahlen werden addiert.
divelesson-tie = Auf Ebene 1 schwimmt eine rote Schildkröte, und Buddy legt dort eine 3 hin. Sieh, was passiert, wenn ihr gleich schnell seid: Leg nur deine 3 auf Ebene 1, ohne Hai.
divelesson-tied = Bei Gleichstand wird niemandem geholfen, und die Hilfe geht auch nicht an andere. Überleg also, was die anderen tun werden.
divelesson-deep = Ab Feld 16 bist du im tiefen Wasser: ein Irrtum, und du verlierst alle Ebenen dieses Tauchgangs. Nur was Schildkröten dir gegeben haben, bleibt. Auf Ebene 1 ist kein Hai. Wie tief traust du dich? Du entscheidest; fang mit Ebene 1 an.
divelesson-dared = Im tiefen Wasser lohnt sich oft Bescheidenheit. Sieh genau hin und hör auf, wo du nicht mehr sicher bist.
divelesson-goal = Feld 23 ist das Ziel, und du stehst auf 20. Auf den ersten drei Ebenen sind keine Haie. Nimm alle drei, und nicht mehr.
divelesson-won = Du bist am Ziel und am weitesten vorn: Du gewinnst. Kommen in einer Runde mehrere über das Ziel, gewinnt, wer am weitesten ist.
