"""Coming to a table: open one or follow a code, then sit down."""

from collections.abc import Sequence
from typing import NamedTuple

from divetable.core.codec import Json
from divetable.wire.client import Client

MOST_SEATS = 4


class NewTable(NamedTuple):
    """The table to open."""

    game: str
    seats: int
    options: dict[str, object]
    names: Sequence[str]  # of the people at this screen
    bots: str = ""  # the level of those on the other seats; empty: they stay free


async def open_table(client: Client, plan: NewTable) -> str:
    """Open a table and sit down; it starts at once if no seat stays free. Returns its name."""
    wanted: Json = {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "name": plan.names[0],
    }
    opened = await client.request("POST", "/api/tables", wanted)
    table = await client.open(table=opened["table"])
    for seat, name in enumerate(plan.names[1:], 1):
        await client.ask("take", table=table, seat=seat, name=name)
    if plan.bots:
        for seat in range(len(plan.names), plan.seats):
            await client.ask("bot", table=table, seat=seat, level=plan.bots)
    if plan.bots or len(plan.names) == plan.seats:
        await client.ask("start", table=table)
    await client.until(
        lambda one: set(map(str, range(len(plan.names)))) <= set(one.tables.get(table, {}))
    )
    return table


async def join_table(client: Client, code: str, names: Sequence[str]) -> str:
    """Follow a code and take a free seat for each name while there are any. Returns the table's
    name."""
    table = await client.open(code=code)
    await client.until(lambda one: bool(one.tables.get(table)))
    document = next(iter(client.tables[table].values())).document["table"]
    mine: list[int] = client.you[table]["seats"]
    if document["phase"] == "open" and not mine:
        free = [at for at, seat in enumerate(document["seats"]) if seat["kind"] == "open"]
        taken = free[: len(names)]
        for seat, name in zip(taken, names, strict=False):
            await client.ask("take", table=table, seat=seat, name=name)
        await client.until(lambda one: set(map(str, taken)) <= set(one.tables.get(table, {})))
    return table
