"""Whose turn it is to change a table."""

import asyncio


class Turn(asyncio.Lock):
    """A lock that can also be had at once or not at all, without a task that would wait."""

    def take(self) -> bool:
        """Have it now; False if somebody has it, or was there before."""
        if self.locked():
            return False
        taking = self.acquire()
        try:
            taking.send(None)  # it waits only if it must
        except StopIteration:
            return True
        taking.close()
        return False
