"""The pictures of a table over HTTP: for seats, the shared screen and spectators. [T-6.4] [T-6.5]

    /api/tables/TABLE/ocean                      what can be seen now
    /api/tables/TABLE/ocean/LIGHT/still          from straight above, as WebP
    /api/tables/TABLE/ocean/LIGHT/field          all views in a pack (docs/ocean.md)
    /api/tables/TABLE/ocean/cards/NUMBER         a card that was just taken off
    /api/tables/TABLE/sonar                      for seats that have turned it on

Whoever holds no seat shows the code of their link as `code`.
"""

from divetable import words
from divetable.core.codec import dump
from divetable.ocean import LIGHTS, Form, Light, Scene, sonar
from divetable.server.api import Asking, Operation, Picture
from divetable.server.pictures import has_pictures
from divetable.server.rights import Pass
from divetable.server.rooms import Room
from divetable.tables import refusals
from divetable.tables.table import Table
from divetable.wire.http import OceanShown, SonarLine


async def table_of(asking: Asking) -> tuple[Room, Table]:
    """The table as whoever asks may see it."""
    hall, code = asking.hall, asking.query.get("code", "")
    room = await hall.room(asking.path["table"])
    host = room.table.is_host(asking.device)
    if not code:
        if not host and not room.table.seats_of(asking.device):
            raise refusals.NOT_FOUND()
        return room, await room.guests.seen_by(Pass(asking.device, "invite", host))
    link = await asking.find(code)
    if link.table != room.name:
        raise refusals.NOT_FOUND()
    match link.role:
        case "invite" | "watch" | "screen":
            return room, await room.guests.seen_by(Pass(asking.device, link.role, host))
        case "seat" | "replay":
            raise refusals.NOT_FOUND()


async def scene_of(asking: Asking) -> tuple[str, Scene]:
    """A table and what there is to see; asking before the start gets the darkroom ready."""
    room, table = await table_of(asking)
    try:
        return room.name, asking.hall.pictures.scene(room.name, table, asking.address)
    finally:
        if has_pictures(table):  # after the still, which comes first
            asking.hall.pictures.prepare()


async def see_ocean(asking: Asking) -> OceanShown:
    _, now = await scene_of(asking)
    cards = [shown.number for shown in now.shown]
    return OceanShown(now.key, list(now.lights) if now.cards else [], cards)


async def see_still(asking: Asking) -> Picture:
    table, now = await scene_of(asking)
    return Picture(await asking.hall.pictures.still(table, now, read_light(asking)), "image/webp")


async def see_field(asking: Asking) -> Picture:
    table, now = await scene_of(asking)
    data = await asking.hall.pictures.field(table, now, read_light(asking), read_form(asking))
    return Picture(data, "application/octet-stream")


async def see_card(asking: Asking) -> Picture:
    number = asking.path["number"]
    if not (number.isascii() and number.isdigit() and len(number) < 4):
        raise refusals.NO_PICTURE()
    table, now = await scene_of(asking)
    return Picture(await asking.hall.pictures.card(table, now, int(number)), "image/webp")


async def hear_sonar(asking: Asking) -> list[SonarLine]:
    room, table = await table_of(asking)
    seats = room.table.seats_of(asking.device)
    if not any(room.table.seats[seat].sonar for seat in seats):
        raise refusals.SONAR_OFF()
    now = asking.hall.pictures.scene(room.name, table)
    return [
        SonarLine(**dump(line), text=words.sonar_line(asking.language, **dump(line)))
        for line in sonar(now)
    ]


def read_light(asking: Asking) -> Light:
    for light in LIGHTS:
        if light == asking.path["light"]:
            return light
    raise refusals.NO_PICTURE()


def read_form(asking: Asking) -> Form:
    match asking.query.get("form", "av1"):
        case "av1":
            return "av1"
        case "webp":
            return "webp"
        case _:
            raise refusals.NO_PICTURE()


OCEAN = "/api/tables/{table}/ocean"
PICTURE_OPERATIONS = [
    Operation(
        "GET", OCEAN, "What can be seen of the stack", see_ocean, OceanShown, query=("code",)
    ),
    Operation(
        "GET",
        OCEAN + "/cards/{number}",
        "A card that was just taken off",
        see_card,
        Picture,
        query=("code",),
    ),
    Operation(
        "GET",
        OCEAN + "/{light}/still",
        "The stack from straight above",
        see_still,
        Picture,
        query=("code",),
    ),
    Operation(
        "GET",
        OCEAN + "/{light}/field",
        "The stack from all sides, in a pack",
        see_field,
        Picture,
        query=("code", "form"),
    ),
    Operation(
        "GET",
        "/api/tables/{table}/sonar",
        "What sonar hears, for a seat that uses it",
        hear_sonar,
        list[SonarLine],
    ),
]
