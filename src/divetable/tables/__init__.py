"""Tables: who sits where, whose clock runs, what happened. Everything but input and output.

A table is the fold of its log (`entries`). `decisions` turns a command into the next entry or a
refusal; `table` folds it; `streams` says what each seat and the public are told of it.
"""
