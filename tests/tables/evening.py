"""A table with people around it, for tests: its log, and what every viewer was sent."""

import json
from collections import deque
from collections.abc import Mapping
from typing import Any

import pytest

from divetable.core.codec import Json, dump
from divetable.core.errors import Refusal, RulesError
from divetable.core.game import TABLE, Seat
from divetable.core.patches import patched
from divetable.tables.commands import Act, Answer, AnyCommand, Ask, Start, Take
from divetable.tables.decisions import Context, Decision, decide, resolve
from divetable.tables.entries import AnyEntry, decode, encode
from divetable.tables.opening import open_table
from divetable.tables.settings import Settings
from divetable.tables.shown import PUBLIC, Viewer
from divetable.tables.steps import Happened
from divetable.tables.streams import Streams
from divetable.tables.table import Table

NOON = 1_700_000_000_000
BOTS = {"random": "", "novice": "Coco"}
QUICK: dict[str, Mapping[str, Any]] = {
    "divers": {"size": 8, "boat_placement": "centre"},
}
"""Options with which a game is soon under way."""


def device(seat: int) -> str:
    """Everyone has a device of their own; that of seat 0 is the host's."""
    return f"device {seat}"


class Evening:
    """What happens at one table. Whatever is added is shown to all viewers at once."""

    def __init__(
        self,
        game: str = "scuba",
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        keep_steps: bool = True,
        position: Any = None,
        **settings: Any,
    ) -> None:
        self.now = NOON
        chosen = QUICK.get(game, {}) if options is None else options
        opened = open_table(
            game,
            seats,
            chosen,
            Settings(**settings),
            device(0),
            {"replay": "replay-link"},
            self.now,
            position,
        )
        self.log: list[AnyEntry] = [opened]
        self.table = Table(opened, keep_steps)
        self.streams = Streams(self.table)
        self.messages: dict[Viewer, list[Json]] = {}
        self.documents: dict[Viewer, Json] = {}
        self.ids = 0
        self._welcome()

    def _welcome(self) -> None:
        for viewer in self.table.newest.keys() - self.documents.keys():
            self.streams.add(viewer)
            self.documents[viewer] = sent(self.streams.document(viewer))
            self.messages[viewer] = []
        for viewer in self.documents.keys() - self.table.newest.keys():
            self.streams.drop(viewer)
            del self.documents[viewer], self.messages[viewer]

    # What people do

    def id(self) -> str:
        self.ids += 1
        return f"id {self.ids}"

    def decide(self, who: str, command: AnyCommand) -> Decision:
        return decide(
            self.table, who, command, Context(self.now, iter(("seed", "salt")).__next__, BOTS)
        )

    def do(self, who: int, kind: type[Any], **facts: Any) -> Happened:
        """The device of seat `who` sends a command, and it is done."""
        facts = {"id": self.id(), "table": "t", **facts}
        return self.add(*self.decide(device(who), kind(**facts)))

    def refused(self, refusal: Refusal, who: int, kind: type[Any], **facts: Any) -> RulesError:
        """The command is refused, with just this refusal, and nothing has changed."""
        before = picture(self.table)
        with pytest.raises(RulesError) as caught:
            self.do(who, kind, **facts)
        assert caught.value.refusal == refusal
        assert picture(self.table) == before
        return caught.value

    def sit(self) -> "Evening":
        for seat, shown in enumerate(self.table.seats):
            if shown.kind == "open":
                self.do(seat, Take, seat=seat, name=f"Diver {seat}")
        return self

    def start(self) -> "Evening":
        """Everybody sits down, and the game begins."""
        self.sit().do(0, Start)
        return self

    def act(self, seat: int, action: Any, **facts: Any) -> Happened:
        """A player acts, knowing the newest."""
        facts = {"step": self.table.newest[seat], **facts}
        return self.do(seat, Act, seat=seat, action=dump(action), **facts)

    def ask(self, seat: int, what: str, **facts: Any) -> Happened:
        return self.do(seat, Ask, what=what, seat=seat, **facts)

    def ask_all(self, what: str, agree: bool = True) -> None:
        """Everyone whose consent is missing gives it."""
        request = self.table.request(what)  # type: ignore[arg-type]  # one of the consents
        assert request is not None
        for seat in sorted(set(self.table.asked_to_agree(request)) - set(request.agreed)):
            self.do(seat, Answer, what=what, seat=seat, agree=agree)

    def incident(self, action: Any, seat: Seat = TABLE) -> Happened:
        """A clock runs out or a connection is lost."""
        return self.add(*resolve(self.table, seat, action, self.now))

    def play_clocks(self) -> None:
        """While only a clock can go on, it runs out."""
        while self.table.waits_for == {TABLE}:
            [action, *_] = self.table.game.actions(self.table.state, TABLE)
            self.incident(action)

    def add(self, entry: AnyEntry, step: Any = None) -> Happened:
        happened = self.table.fold(entry, step)
        self.log.append(decode(encode(entry)))  # as the store gives it back
        for viewer, told in self.streams.follow(happened).items():
            self.messages[viewer].append(told.json())
            for change in told.json()["changes"]:
                assert is_news(self.documents[viewer], change)
                self.documents[viewer] = patched(self.documents[viewer], [change])
        self._welcome()
        return happened

    def later(self, milliseconds: int) -> "Evening":
        self.now += milliseconds
        return self

    # What can be seen

    def fresh(self, viewer: Viewer) -> Json:
        """What somebody who comes now is shown."""
        return sent(Streams(self.table).document(viewer))

    @property
    def viewers(self) -> list[Viewer]:
        return [PUBLIC, *range(len(self.table.seats))]

    @property
    def waited_for(self) -> list[Seat]:
        return sorted(self.table.waits_for)

    def actions_of(self, seat: int) -> list[Any]:
        return list(self.table.game.actions(self.table.state, Seat(seat)))

    def action_of(self, kind: type[Any]) -> Any:
        """The first action of this kind for the first seat that is waited for."""
        return next(one for one in self.actions_of(self.waited_for[0]) if type(one) is kind)

    def any_action(self, seat: int) -> Any:
        """The first thing a seat may do now."""
        return next(iter(self.table.game.actions(self.table.state, Seat(seat))))


def is_news(document: Json, change: Json) -> bool:
    """Whether a change tells anything: no value is sent that was there before."""
    if change["op"] != "replace":
        return True
    for name in change["path"].split("/")[1:]:
        document = document[int(name) if isinstance(document, list) else name]
    return bool(document != change["value"])


def sent(message: Json) -> Json:
    """As it comes out of the wire."""
    return json.loads(json.dumps(message))


def picture(table: Table, deep: bool = True) -> dict[str, Any]:
    """Everything a table holds, so that two can be compared and none is aliased.

    Not deep: states that lie behind are only the same object, which suffices for one table.
    """
    parts = ("seating", "logs", "questions", "takeback", "thoughts")
    apart = ("game", "done", "_asked", "_asked_for", *parts)
    held = {name: copied(thing) for name, thing in vars(table).items() if name not in apart}
    for name in parts:
        part = getattr(table, name)
        held |= {field: copied(getattr(part, field)) for field in part.__slots__}
    held["state"] = None if table.state is None else dump(table.state)
    held["recent"] = [
        (dump(one.before) if deep else id(one.before), *one[1:3], list(one.hidden))
        for one in table.takeback.recent
    ]
    held["done"] = table.done.pages()
    return held


def copied(thing: Any) -> Any:
    """So that what is in it then can be compared later."""
    if isinstance(thing, dict):
        return {key: copied(one) for key, one in thing.items()}
    return list(thing) if isinstance(thing, list | deque) else thing
