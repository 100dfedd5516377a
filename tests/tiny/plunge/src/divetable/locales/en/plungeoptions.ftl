# The options of Plunge.

plungeoptions-rounds = Rounds
    .help = How often both dive.
