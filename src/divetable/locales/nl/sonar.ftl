# Sonar in het Nederlands.

sonar-level = Niveau { $level }: { $shark }, { $helper }
sonar-muffled = Niveau { $level }: gedempt door de octopus
sonar-almost = bijna zeker { $thing }
sonar-very = heel waarschijnlijk { $thing }
sonar-likely = waarschijnlijk { $thing }
sonar-faint = misschien { $thing }
sonar-shark = een haai
sonar-no-shark = geen haai
sonar-no-helper = geen helper
sonar-green = een groene schildpad
sonar-red = een rode schildpad
sonar-manta = een manta
