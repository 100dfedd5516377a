"""What the HTTP API can do. Everything at a table itself goes through the websocket."""

from typing import Any

from divetable.core.codec import dump
from divetable.core.errors import RulesError
from divetable.core.game import brought
from divetable.core.options import Description
from divetable.games import GAMES
from divetable.server import codes
from divetable.server.api import Asking, File, Operation, problem_of
from divetable.server.rights import Pass
from divetable.tables import refusals
from divetable.tables.compatibility import fit
from divetable.tables.entries import Opened, decode
from divetable.tables.records import Eyes
from divetable.wire.http import (
    Dropped,
    Fitting,
    GameShown,
    LinkShown,
    Misfit,
    NewTable,
    OptionShown,
    Readiness,
    SeatCode,
    SeatMoved,
    TableListed,
    TableOpened,
    Wishes,
)
from divetable.workshop import Pieces

MOST_WISHES = 40  # options wanted at once


async def games(asking: Asking) -> list[GameShown]:
    return [
        GameShown(
            name=game.name,
            seats=list(game.seats),
            options=list(map(shown, game.options)),
            bots=list(asking.hall.levels_of(game.name)),
            bot_names=asking.hall.bots_of(game.name),
            apart=dict(game.apart),
        )
        for game in GAMES.values()
    ]


async def readiness(asking: Asking) -> list[Readiness]:
    hall = asking.hall
    return [
        Readiness(
            game=game.name,
            bots=hall.brains.progress(game.name) if hall.config.thinking_bots else 1.0,
            pictures=hall.pictures.progress if brought(game, "scene") else 1.0,
        )
        for game in GAMES.values()
    ]


def shown(option: Description) -> OptionShown:
    told: dict[str, Any] = {**dump(option), "values": list(option.values)}
    return OptionShown(**told)


async def fit_options(asking: Asking) -> Fitting:
    wishes: Wishes = asking.body
    game = GAMES.get(asking.path["game"])
    if game is None or wishes.seats not in game.seats:
        raise refusals.NOT_FOUND()
    if len(wishes.options) > MOST_WISHES:
        raise refusals.BAD_MESSAGE(problem=f"at most {MOST_WISHES} wishes")
    found = fit(game, wishes.seats, wishes.options)
    dropped = [Dropped(name, problem_of(why, asking.language)) for name, why in found.dropped]
    refused = {
        name: [Misfit(value, problem_of(error, asking.language)) for value, error in misfits]
        for name, misfits in found.refused.items()
    }
    settled = dump(found.settled)
    minutes = game.minutes(found.settled, wishes.seats)
    return Fitting(found.options, dropped, settled, refused, found.fixed, minutes)


async def open_table(asking: Asking) -> TableOpened:
    wanted: NewTable = asking.body
    if wanted.game not in GAMES:
        raise refusals.BAD_MESSAGE(problem=f"games: {', '.join(GAMES)}")
    room = await asking.hall.openings.open(wanted, asking.device, asking.address)
    links = {role: code for role, code in room.table.opened.codes.items() if role != "replay"}
    return TableOpened(room.name, links)


async def tables(asking: Asking) -> list[TableListed]:
    found: list[TableListed] = []
    for name in await asking.hall.store.tables_of(asking.device):
        try:
            table = (await asking.hall.room(name)).table
        except RulesError:  # gone meanwhile, or damaged: no reason to hide the others
            continue
        mine = table.seats_of(asking.device)
        if not mine and not table.is_host(asking.device):
            continue
        found.append(
            TableListed(
                table=name,
                game=table.game.name,
                phase=table.phase,
                names=[seat.name for seat in table.seats],
                seats=list(map(int, mine)),
                your_turn=bool(table.waits_for.intersection(mine)),
                replay=table.shown.replay,
                set_up=table.shown.set_up,
            )
        )
    return found


async def link(asking: Asking) -> LinkShown:
    found = await asking.find(asking.path["code"])
    room = await asking.hall.room(found.table)
    table = room.table
    match found.role:
        case "invite" | "watch" | "screen":  # spectators may have to wait for what they see [T-6.2]
            host = table.is_host(asking.device)
            table = await room.guests.seen_by(Pass(asking.device, found.role, host))
        case "replay" if not table.shown.replay:
            raise refusals.BAD_LINK()
        case "replay" | "seat":
            pass
    names = [seat.name for seat in table.seats]
    return LinkShown(found.role, table.game.name, table.phase, names)


async def make_seat_link(asking: Asking) -> SeatCode:
    seat = asking.path["seat"]
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise refusals.NOT_FOUND()
    room = await asking.hall.room(asking.path["table"])
    if not room.table.seats_of(asking.device):
        raise refusals.NOT_FOUND()
    return SeatCode(await codes.make_seat_link(asking.hall, room, asking.device, int(seat)))


async def move_seat(asking: Asking) -> SeatMoved:
    found = await asking.find(asking.body.code)
    if found.role != "seat":
        raise refusals.BAD_LINK()
    room, seat = await codes.move_seat(asking.hall, found, asking.device)
    return SeatMoved(room.name, seat)


async def see_replay(asking: Asking) -> Pieces:
    eyes = read_eyes(asking.query.get("eyes", "public"))
    name, log = await played(asking)
    return await asking.hall.archive.replay(name, log, eyes, asking.address)


async def get_record(asking: Asking) -> File:
    name, log = await played(asking)
    opened = decode(log[0])
    assert isinstance(opened, Opened)
    data = await asking.hall.archive.record(name, log, asking.address)
    return File(data, f"{opened.game}.divetable.json")


async def see_record(asking: Asking) -> Pieces:
    eyes = read_eyes(asking.query.get("eyes", "all"))
    return await asking.hall.archive.upload(asking.body, eyes, asking.address)


async def played(asking: Asking) -> tuple[str, list[bytes]]:
    """The table of a replay link, and its log. Whether its game is over, the archive finds out."""
    found = await asking.find(asking.path["code"])
    if found.role != "replay":
        raise refusals.BAD_LINK()
    return found.table, await asking.hall.log_of(found.table)


def read_eyes(text: str) -> Eyes:
    match text:
        case "public" | "all":
            return text
        case _ if text.isascii() and text.isdigit() and len(text) < 3:
            return int(text)
        case _:
            raise refusals.BAD_MESSAGE(problem="eyes: a seat, public or all")


OPERATIONS = [
    Operation("GET", "/api/games", "What can be played here", games, list[GameShown]),
    Operation(
        "POST", "/api/games/{game}/fit", "Which options go together", fit_options, Fitting, Wishes
    ),
    Operation("GET", "/api/ready", "How far bots and pictures are", readiness, list[Readiness]),
    Operation("POST", "/api/tables", "Open a table", open_table, TableOpened, NewTable, 201),
    Operation("GET", "/api/tables", "Tables of this device", tables, list[TableListed]),
    Operation("GET", "/api/links/{code}", "What a link is for", link, LinkShown),
    Operation(
        "POST",
        "/api/tables/{table}/seats/{seat}/link",
        "Make a link that moves a seat to another device, once",
        make_seat_link,
        SeatCode,
        status=201,
    ),
    Operation("POST", "/api/seats", "Take over a seat by its link", move_seat, SeatMoved, SeatCode),
    Operation(
        "GET",
        "/api/replays/{code}",
        "A finished game through somebody's eyes",
        see_replay,
        dict[str, Any],
        query=("eyes",),
    ),
    Operation("GET", "/api/replays/{code}/record", "The record of a game", get_record, bytes),
    Operation(
        "POST",
        "/api/replays",
        "Look at a record",
        see_record,
        dict[str, Any],
        query=("eyes",),
        raw=True,
    ),
]
