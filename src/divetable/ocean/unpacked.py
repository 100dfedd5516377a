"""Importing this loads all that a still needs, once for all processes that are copies of this one.

`divetable serve` has it done while the server itself is loading.
"""

import gc
import os

if hasattr(os, "nice"):
    os.nice(5)  # the server goes first; so do those who copy us

from divetable.ocean.darkroom import unpack

unpack()
gc.freeze()  # what is never looked at for garbage is never written to, and shared
