"""People at tables, over real sockets: they act as their choices allow."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from divetable.core.codec import Json
from divetable.terminal.choices import is_asked, listed
from divetable.terminal.speech import speech_of
from divetable.wire.client import Client, ServerRefusal, client
from tests.server.patience import HANGS

LONG_ENOUGH = 25  # turns of each
PROGRAMS = (["1", "2", "3s"], ["12s", "3", "45"], ["5s"], ["1", "2", "3", "4", "5"])
QUICK: dict[str, dict[str, Any]] = {
    "dive": {"close_delay": 0},
    "divers": {"size": 8, "stall_rounds": 20},
}


class Ear:
    """Somebody who listens, and is always there."""

    heard_at = float("inf")

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.heard.append(data)

    def probe(self) -> None:
        pass


@asynccontextmanager
async def devices(url: str, number: int) -> AsyncGenerator[list[Client]]:
    """So many devices, connected."""
    async with asyncio.timeout(HANGS), AsyncExitStack() as stack:
        yield [await stack.enter_async_context(client(url)) for _ in range(number)]


async def lay(
    host: Client,
    game: str = "scuba",
    seats: int = 2,
    options: dict[str, Any] | None = None,
    **settings: Any,
) -> tuple[str, dict[str, str]]:
    """A table whose first seat the host has taken: its name and its links."""
    wanted = {
        "game": game,
        "seats": seats,
        "options": {**QUICK.get(game, {}), **(options or {})},
        "settings": settings,
        "name": "Ada",
    }
    opened = await host.request("POST", "/api/tables", wanted)
    table = await host.open(table=opened["table"])
    links: dict[str, str] = opened["links"]
    return table, links


async def seated(people: Sequence[Client], game: str = "scuba", **settings: Any) -> str:
    """A table at which each of these has a seat, started."""
    table, links = await lay(people[0], game, len(people), **settings)
    for seat, person in enumerate(people[1:], 1):
        await person.open(code=links["invite"])
        await person.ask("take", table=table, seat=seat, name=f"Person {seat}")
    await people[0].ask("start", table=table)
    for seat, person in enumerate(people):
        await sees(person, table, seat, lambda shown: shown["view"] is not None)
    return table


async def sees(person: Client, table: str, viewer: int | str, wanted: Any) -> Json:
    """What a viewer is shown, once it is as wanted."""

    def is_so(one: Client) -> bool:
        shown = one.tables.get(table, {}).get(str(viewer))
        return shown is not None and bool(wanted(shown.document))

    await person.until(is_so)
    return person.document(table, viewer)


def phase(shown: Json) -> str:
    return str(shown["table"]["phase"])


def asked(person: Client, table: str, seat: int) -> bool:
    shown = person.tables.get(table, {}).get(str(seat))
    return (
        shown is not None
        and phase(shown.document) == "playing"
        and is_asked(
            shown.document["choices"], speech_of(shown.document["table"]["game"], [], "en")
        )
    )


def any_action(shown: Json, dice: Random) -> Json:
    """One of the choices; where they are not listed, a program."""
    if any(part["kind"] == "Ready" for part in shown["choices"]):
        program = {"levels": dice.choice(PROGRAMS), "clownfish": None, "anglerfish": None}
        return {"type": "Ready", "program": program}
    found = [action for action in listed(shown["choices"]) if action["type"] != "Withdraw"]
    return dice.choice(found)


async def act(person: Client, table: str, seat: int, dice: Random) -> Json:
    """Do whatever may be done; if somebody was quicker, look again."""
    try:
        return await person.act(table, seat, any_action(person.document(table, seat), dice))
    except ServerRefusal as refused:
        if refused.rule != "T-2.5":
            raise
        return None


async def one_step(seats: Sequence[Client], table: str, dice: Random) -> int:
    """Whoever is asked first acts once; the seat."""
    while True:
        heard = [person.heard for person in seats]
        for seat, person in enumerate(seats):
            if asked(person, table, seat):
                await act(person, table, seat, dice)
                return seat
        waits = [
            asyncio.create_task(person.change(before))
            for person, before in zip(seats, heard, strict=True)
        ]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()


async def play_on(seats: Sequence[Client], table: str, dice: Random) -> None:
    """To the end. `seats` says who holds which seat; one device may hold several.

    The Divers is long, so after a while all agree to end it.
    """

    async def play(seat: int, person: Client) -> None:
        is_long = person.document(table, seat)["table"]["game"] == "divers"
        turns = 0
        while True:
            heard = person.heard
            if phase(person.document(table, seat)) == "over":
                return
            if asked(person, table, seat):
                turns += 1
                if is_long and turns == LONG_ENOUGH:
                    await person.act(table, seat, {"type": "AgreeToEnd"})
                else:
                    await act(person, table, seat, dice)
            else:
                await person.change(heard)

    await asyncio.gather(*(play(seat, person) for seat, person in enumerate(seats)))
