# Sonar auf Deutsch.

sonar-level = Ebene { $level }: { $shark }, { $helper }
sonar-muffled = Ebene { $level }: vom Kraken gedämpft
sonar-almost = fast sicher { $thing }
sonar-very = sehr wahrscheinlich { $thing }
sonar-likely = wahrscheinlich { $thing }
sonar-faint = vielleicht { $thing }
sonar-shark = ein Hai
sonar-no-shark = kein Hai
sonar-no-helper = kein Helfer
sonar-green = eine grüne Schildkröte
sonar-red = eine rote Schildkröte
sonar-manta = ein Manta
