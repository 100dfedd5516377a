"""Which commands a table has carried out, so that each is done once. [T-2.5]"""

from collections.abc import Collection

COMMANDS = 200  # kept for each device
DEVICES = 32  # kept besides those at the table


class Ledger:
    """Commands by the device that sent them and the id it chose.

    Everyone has pages of their own: nobody can push another's commands out of it.
    """

    def __init__(self, pages: dict[str, dict[str, int]] | None = None) -> None:
        self._pages = pages or {}

    def step_of(self, device: str, id: str) -> int | None:
        """The step on which this was told to the seat, 0 if it was no step; None if it is new."""
        page = self._pages.get(device)
        return None if page is None else page.get(id)

    def pages(self) -> dict[str, dict[str, int]]:
        """A copy of all that is kept."""
        return {device: dict(page) for device, page in self._pages.items()}

    def note(self, device: str, id: str, step: int, present: Collection[str]) -> None:
        """A command is done. Of devices that are not present only the newest are kept."""
        page = self._pages.get(device)
        if page is None:
            page = self._pages[device] = {}
            self._forget_others(present)
        page[id] = step
        if len(page) > COMMANDS:
            del page[next(iter(page))]

    def _forget_others(self, present: Collection[str]) -> None:
        others = [device for device in self._pages if device not in present]
        for device in others[:-DEVICES]:
            del self._pages[device]
