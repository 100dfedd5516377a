"""Everything Plunge refuses, each with the rule behind it and what to do instead."""

from divetable.core.errors import BadData, BadOptions, GameOver, Malformed, NotYourDecision, Refusal

TWO_DIVERS = Refusal(
    "P-1.1", "plunge-two-divers", "Plunge is for two divers, not {seats}", BadOptions
)
UNKNOWN_OPTION = Refusal(
    "P-1.1", "plunge-unknown-option", "there is no option {option}; there are: {known}", BadOptions
)
BAD_SETTING = Refusal(
    "P-1.1", "plunge-bad-setting", "{option} cannot be {given}; allowed: {allowed}", BadOptions
)
BAD_POSITION = Refusal(
    "P-1.1", "plunge-bad-position", "this position cannot be: {problem}", BadData
)
MALFORMED = Refusal("P-1.2", "plunge-malformed", "this is no action: {problem}", Malformed)
ALREADY_CHOSEN = Refusal(
    "P-1.2", "plunge-already-chosen", "you have chosen; wait for the other diver", NotYourDecision
)
OVER = Refusal("P-2.1", "plunge-over", "the game is over", GameOver)
