# Sonar in English: what it says about a level of the stack.

sonar-level = Level { $level }: { $shark }, { $helper }
sonar-muffled = Level { $level }: muffled by the octopus
sonar-almost = almost certainly { $thing }
sonar-very = very likely { $thing }
sonar-likely = probably { $thing }
sonar-faint = perhaps { $thing }
sonar-shark = a shark
sonar-no-shark = no shark
sonar-no-helper = no helper
sonar-green = a green turtle
sonar-red = a red turtle
sonar-manta = a manta
