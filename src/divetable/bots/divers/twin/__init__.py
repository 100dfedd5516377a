"""The rules of The Divers once more, on records: for searches. `games/divers` is the truth.

`table` says what lies where, `routes`, `moves`, `arrivals` and `rules` are the rules, and `convert`
makes records of a clear table and actions of moves.
"""
