# Sonar på svenska.

sonar-level = Nivå { $level }: { $shark }, { $helper }
sonar-muffled = Nivå { $level }: dämpat av bläckfisken
sonar-almost = nästan säkert { $thing }
sonar-very = mycket troligt { $thing }
sonar-likely = troligen { $thing }
sonar-faint = kanske { $thing }
sonar-shark = en haj
sonar-no-shark = ingen haj
sonar-no-helper = ingen hjälpare
sonar-green = en grön sköldpadda
sonar-red = en röd sköldpadda
sonar-manta = en manta
