"""Pictures of what lies on a table, drawn in processes of their own. [T-6.4]

Nothing is drawn for a table at which nobody looks. Where somebody has looked once, the next
picture is begun as soon as the stack changes, so that it is there when the round begins.
"""

import asyncio
from concurrent.futures import Future
from typing import Any

from divetable.core.game import brought
from divetable.ocean import KERNEL, Darkroom, Form, Light, OceanError, Scene
from divetable.tables import refusals
from divetable.tables.table import Table
from divetable.workshop import Closed, Foundry, WorkFailed


def has_pictures(table: Table) -> bool:
    return brought(table.game, "scene") is not None


def scene_of(table: Table) -> Scene | None:
    """The scene; None if there is none."""
    if table.state is None or not has_pictures(table):
        return None
    earlier = (played.before for played in reversed(table.takeback.recent))
    found: Scene = brought(table.game, "scene")(table.state, earlier)
    return found


def has_shared_torch(table: Table) -> bool:
    return table.game.shares_torch(table.shown.options)


def check_torch(table: Table) -> None:
    """Refused where no torch is shared, or nothing is there to shine at. [T-6.8] [T-6.4]"""
    if not has_shared_torch(table):
        raise refusals.NO_SHARED_TORCH()
    if table.state is None or not table.game.has_picture(table.state):
        raise refusals.NO_PICTURE()


class Pictures:
    """The darkroom of a server, opened when the first picture is wanted."""

    def __init__(self, workers: int, foundry: Foundry) -> None:
        self._workers = workers
        self._foundry = foundry
        self._room: Darkroom | None = None
        self._looked_at: dict[str, str] = {}  # table -> key of its newest picture
        self._lookers: dict[str, str] = {}  # table -> from where somebody last looked

    @property
    def _darkroom(self) -> Darkroom:
        if self._room is None:
            self._room = Darkroom(self._workers, foundry=self._foundry)
        return self._room

    @property
    def progress(self) -> float:
        """How much of what draws them is compiled, from 0 to 1."""
        return self._foundry.progress(KERNEL)

    @property
    def are_ready(self) -> bool:
        return self._foundry.is_ready(KERNEL)

    def foresee(self) -> None:
        """They may be needed: processes start, and what draws fields is compiled in the
        background."""
        self._darkroom.start()
        self._foundry.foresee([KERNEL])

    def prepare(self) -> None:
        """They will be needed: what draws fields is compiled before everything else."""
        self._darkroom.open()

    def scene(self, name: str, table: Table, address: str | None = None) -> Scene:
        """What there is to see; refused where there is nothing.

        Whoever looks from an address will want to see it from all sides, too.
        """
        now = scene_of(table)
        if now is None:
            raise refusals.NO_PICTURE()
        is_new = self._looked_at.get(name) != now.key
        self._looked_at[name] = now.key
        if address is not None:
            self._lookers[name] = address
            if is_new and now.cards:
                self._darkroom.ahead(now, keys=self._keys(name))
        return now

    def look_ahead(self, name: str, table: Table) -> None:
        """After a step: begin on the next picture, if somebody will want it."""
        if name not in self._looked_at or table.phase != "playing":
            return
        now = scene_of(table)
        if now and self._looked_at[name] != now.key and now.cards:
            self._looked_at[name] = now.key
            self._darkroom.ahead(now, keys=self._keys(name))

    def forget(self, name: str) -> None:
        self._looked_at.pop(name, None)
        self._lookers.pop(name, None)

    async def still(self, name: str, now: Scene, light: Light) -> bytes:
        room, keys = self._checked(now, light), self._keys(name)
        return await self._made(room.still(now, light, keys))

    async def field(self, name: str, now: Scene, light: Light, form: Form) -> bytes:
        room, keys = self._checked(now, light), self._keys(name)
        room.still(now, light, keys)  # soon there, and people see it first
        return await self._made(room.field(now, light, form, keys))

    async def card(self, name: str, now: Scene, number: int) -> bytes:
        return await self._made(self._darkroom.card(now, number, self._keys(name)))

    def _keys(self, name: str) -> list[str]:
        """Pictures of a table are wanted in the name of the address that last looked at it."""
        return [self._lookers.get(name, name)]

    def _checked(self, now: Scene, light: Light) -> Darkroom:
        if light not in now.lights or not now.cards:
            raise refusals.NO_PICTURE()
        return self._darkroom

    async def _made(self, future: "Future[bytes]") -> bytes:
        try:
            return await asyncio.shield(asyncio.wrap_future(future))
        except OceanError:
            raise refusals.NO_PICTURE() from None
        except (EOFError, OSError, WorkFailed, Closed):  # the next request gets a new process
            raise refusals.FAULT() from None

    def close(self) -> None:
        room: Any = self._room
        if room is not None:
            room.close()
