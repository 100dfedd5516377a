# Sonar en français.

sonar-level = Niveau { $level } : { $shark }, { $helper }
sonar-muffled = Niveau { $level } : étouffé par le poulpe
sonar-almost = presque sûrement { $thing }
sonar-very = très probablement { $thing }
sonar-likely = probablement { $thing }
sonar-faint = peut-être { $thing }
sonar-shark = un requin
sonar-no-shark = pas de requin
sonar-no-helper = pas d’aide
sonar-green = une tortue verte
sonar-red = une tortue rouge
sonar-manta = une raie manta
