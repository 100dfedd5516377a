"""Play the same visible game in two worlds, and compare every byte that one viewer was sent.

The first world is written as it goes: random moves and whatever else people do at a table. The
second has another seed, and after every step all that the viewer has not been told is dealt anew
(`tests.conformance.moments`). Others do there what looks the same from the viewer's chair; what
does not show at all (drafts, attempts that are refused) they do more or less often.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from divetable.bots import Situation, Thought
from divetable.core import values
from divetable.core.codec import dump
from divetable.core.errors import RulesError
from divetable.core.game import TABLE, Seat, Step
from divetable.games import GAMES
from divetable.lab.random_games import AnyGame, Move, RandomPlayers
from divetable.server.memories import known_by
from divetable.tables import consent, play
from divetable.tables import table as tables
from divetable.tables.table import Table
from tests.conformance.moments import Moment, redeal_of
from tests.server.worlds import World, world

PUBLIC_DEVICES = ("watch", "screen")
SEALED = "0" * 64  # a hash tells nothing, but differs; it has a test of its own


@dataclass(frozen=True)
class Setting:
    """What is played, by whom, and how long."""

    game: str
    seats: int
    variant: str = "base"
    seed: int = 0
    deeds: int = 60
    bots: tuple[int, ...] = ()
    level: str = field(default="random", repr=False)  # of the bots; it is no part of the seed
    delay: int = 0  # of spectators, in seconds
    torch: bool = field(default=False, repr=False)  # all share one, and wave it


@dataclass
class Deed:
    """Something that was done in the first world."""

    what: str
    who: str = ""  # a device
    parts: dict[str, Any] = field(default_factory=dict)
    moment: Moment | None = None  # if it is a step of the game
    after: Any = None  # the state afterwards


@dataclass
class Heard:
    """What came of a deed: what every device was sent, what was logged and counted."""

    sent: Mapping[str, Sequence[bytes | str]]
    logged: list[Any]
    counted: dict[str, float]


class Stage:
    """A table in one world, and the people at it."""

    def __init__(self, setting: Setting, world: World) -> None:
        self.setting = setting
        self.world = world
        self.game = GAMES[setting.game]
        self.name = ""
        self.links: dict[str, str] = {}
        self._counted = world.counted()

    @property
    def table(self) -> Table:
        return self.world.room(self.name).table

    async def set_up(self) -> Heard:
        """Everyone comes in and sits down; the game starts."""
        setting, world = self.setting, self.world
        world.watch_bots()
        persons = [at for at in range(setting.seats) if at not in setting.bots]
        host = world.device(f"seat{persons[0]}")
        opened = await host.request("POST", "/api/tables", self._new_table())
        host.received.append(opened)
        found = opened.rpartition(b"\r\n\r\n")[2]
        self._read_opened(found)
        for at in persons:
            device = host if at == persons[0] else world.device(f"seat{at}")
            await self._come(device.name, "invite")
            await device.ask("take", table=self.name, seat=at, name=f"Diver {at}")
        for at in setting.bots:
            await host.ask("bot", table=self.name, seat=at, level=setting.level)
        for name in (*PUBLIC_DEVICES, "eyes"):
            world.device(name)
            await self._come(name, "screen" if name == "screen" else "watch")
        await host.ask("start", table=self.name)
        return await self.heard()

    def _new_table(self) -> dict[str, Any]:
        setting = self.setting
        return {
            "game": setting.game,
            "seats": setting.seats,
            "options": {**self.game.variants[setting.variant], **self._torch},
            "settings": {"spectator_delay": setting.delay},
        }

    @property
    def _torch(self) -> dict[str, str]:
        return {"flashlight": "shared"} if self.setting.torch else {}

    def _read_opened(self, body: bytes) -> None:
        found = msgspec.json.decode(body)
        self.name = found["table"]
        self.links = dict(self.table.opened.codes)  # that of the replay is not told

    async def _come(self, name: str, role: str, **parts: Any) -> None:
        device = self.world.devices[name]
        if not device.token:
            device.received.append(await device.request("GET", "/"))
        await device.connect()
        await self.open(name, role, **parts)

    async def open(self, name: str, role: str, **parts: Any) -> None:
        if name == "eyes":
            parts["eyes"] = int(self.first_person)
        await self.world.devices[name].ask("open", code=self.links[role], **parts)

    @property
    def first_person(self) -> Seat:
        return Seat(min(at for at in range(self.setting.seats) if at not in self.setting.bots))

    async def heard(self) -> Heard:
        """What everybody heard since the last time."""
        await self.world.settle()
        await self.world.flush()
        before, self._counted = self._counted, self.world.counted()
        counted = {name: value - before[name] for name, value in self._counted.items()}
        logged, self.world.logged.entries = self.world.logged.entries, []
        devices = {name: one.take_received() for name, one in self.world.devices.items()}
        return Heard({**devices, **self.world.take_thoughts()}, logged, counted)

    async def do(self, deed: Deed) -> Heard:
        """Do it, and hear what comes of it."""
        what, parts = deed.what, deed.parts
        match what:
            case "clock":
                await self.world.advance(parts["milliseconds"])
            case "think":
                await self._let_think(Seat(parts["seat"]), parts["action"])
            case "reconnect":
                await self._reconnect(deed.who, parts["behind"])
            case "look around":
                for name in list(self.world.devices):
                    await self._look_around(name)
            case "act":
                await self.act(deed.who, parts["seat"], parts["action"])
            case "ping":
                await self.world.devices[deed.who].ask(what)
            case _:
                await self.world.devices[deed.who].ask(what, table=self.name, **parts)
        if what != "clock":
            await self.breathe()
        return await self.heard()

    async def breathe(self) -> None:
        """A moment goes by, in which no clock runs out."""
        await self.world.settle()
        alarm = self.table.alarm
        left = 1000 if alarm is None else alarm - self.world.clock
        if left > 1:
            await self.world.advance(min(700, left - 1))

    async def act(self, who: str, seat: int, action: Any) -> None:
        device = self.world.devices[who]
        form = action if isinstance(action, dict) else dump(action)
        step = device.steps[str(seat)]
        await device.ask("act", table=self.name, seat=seat, step=step, action=form)

    def thought(self, seat: Seat) -> Thought:
        """What the bot in this seat will think, if it is asked now."""
        room = self.world.room(self.name)
        known = Situation(self.game.name, seat, self.game.view(room.table.state, seat))
        if self.setting.level != "random":
            known = known_by(room.table, seat, room.bots.memories)
        return self.world.think(known, self.setting.level)

    async def _let_think(self, seat: Seat, action: Any) -> None:
        """The bot may have been thinking about what has passed; then it thinks again.

        Without an action it does what it thinks best.
        """
        before = self.table.number
        for _ in range(3):
            if self.table.number == before:
                self.world.bots.pop(seat).set_result(action)
                await self.world.settle()
        assert self.table.number == before + 1

    async def _reconnect(self, name: str, behind: int) -> None:
        device = self.world.devices[name]
        await device.disconnect()
        await self.world.settle()
        seen = {viewer: max(0, step - behind) for viewer, step in device.steps.items()}
        role = "screen" if name == "screen" else "watch" if name in ("watch", "eyes") else "invite"
        await self._come(name, role, seen=seen)

    async def _look_around(self, name: str) -> None:
        """Everything HTTP has to say to this device."""
        device, links = self.world.devices[name], self.links
        replay = links["replay"]
        for path in (
            "/api/tables",
            "/api/games",
            *(f"/api/links/{code}" for code in links.values()),
            f"/api/replays/{replay}",
            f"/api/replays/{replay}?eyes=all",
            f"/api/replays/{replay}/record",
            f"/replay/{replay}",
            f"/table/{self.name}",
            "/metrics",
            "/healthz",
            "/api/nothing",
        ):
            device.received.append(await device.request("GET", path))
        device.received.append(
            await device.request("POST", f"/api/tables/{self.name}/seats/9/link", {})
        )


class Author:
    """Makes up what happens in the first world."""

    def __init__(self, setting: Setting, stage: Stage) -> None:
        self.setting = setting
        self.stage = stage
        self.game = stage.game
        self.rng = Random(f"{replace(setting, deeds=0)}")  # a shorter game is the same game
        self._players = RandomPlayers(self.rng)
        self._number = self._failed = self._aided = 0

    def next(self) -> Deed | None:
        """What happens now; None where the game would end."""
        kinds: dict[Callable[[], Deed | None], float] = {
            self._move: 60,
            self._wait: 6,
            self._try: 12,
            self._say: 3,
            self._ask: 5,
            self._undo: 4,
            self._reconnect: 4,
            self._look_around: 2,
            self._lend: 2,
        }
        if self.setting.torch:
            kinds[self._shine] = 9
        table = self.stage.table
        self._number += 1
        if table.shown.requests and self.rng.random() < 0.6:
            return self._answer()
        if table.phase == "paused":
            return self._ask()
        if self._number % 4 == 0:  # so that nothing is left out
            return self._in_turn(self._number // 4)
        for _ in range(50):
            [kind] = self.rng.choices(list(kinds), list(kinds.values()))
            if deed := kind():
                if deed.moment and self.game.result(deed.moment.move.step.state) is not None:
                    return None
                return deed
        return None

    def _in_turn(self, number: int) -> Deed:
        turns = (self._say, self._look_around, self._fail, self._aid, self._reconnect, self._fail,
                 self._aid, self._lend, self._undo)  # fmt: skip
        return turns[number % len(turns)]()

    def _fail(self) -> Deed:
        """Everyone in turn tries something that the rules refuse."""
        persons = self.stage.table.persons
        self._failed += 1
        seat = persons[self._failed % len(persons)]
        for _ in range(200):
            if deed := self._try(seat):
                return deed
        return self._say()

    def _person(self) -> Seat:
        return self.rng.choice(self.stage.table.persons)

    def _move(self) -> Deed | None:
        state = self.stage.table.state
        waited_for = sorted(seat for seat in self.game.to_act(state) if seat != TABLE)
        others = [seat for seat in self.stage.table.persons if self.game.actions(state, seat)]
        if others and (not waited_for or self.rng.random() < 0.2):
            seat = self.rng.choice(others)
        elif waited_for:
            seat = self.rng.choice(waited_for)
        else:
            return self._wait()
        if seat in self.setting.bots:
            action = self.stage.thought(seat).action
            return self._step(Deed("think", "", {"seat": seat, "action": None}), seat, action)
        action = self._players.choose(seat, self.game.actions(state, seat))
        return self._step(
            Deed("act", f"seat{seat}", {"seat": seat, "action": action}), seat, action
        )

    def _step(self, deed: Deed, seat: Seat, action: Any) -> Deed:
        state = self.stage.table.state
        step = REAL[self.game.name].apply(state, seat, action)
        return replace(deed, moment=Moment(state, Move(seat, action, step)))

    def _wait(self) -> Deed | None:
        """Until the next clock runs out, if one runs; else a while."""
        table, now = self.stage.table, self.stage.world.clock
        if table.alarm is None:
            return Deed("clock", "", {"milliseconds": self.rng.choice([50, 4000, 40_000])})
        clock = min(table.shown.clocks, key=lambda clock: clock.alarm)
        if (
            self.rng.random() < 0.4
            and table.alarm - now > 2000
            and self.game.to_act(table.state) != {TABLE}
        ):
            return Deed("clock", "", {"milliseconds": 500})
        action = next(
            action
            for seat, action in self.game.incidents(table.state)
            if seat == TABLE and getattr(action, "number", None) == clock.number
        )
        deed = Deed("clock", "", {"milliseconds": max(1, table.alarm - now)})
        return self._step(deed, TABLE, action)

    def _try(self, seat: Seat | None = None) -> Deed | None:
        """Something that is refused: out of turn, impossible, or made up."""
        state = self.stage.table.state
        seat = self._person() if seat is None else seat
        form = self._wild_action()
        try:
            self.game.apply(state, seat, self.game.read_action(form))
        except RulesError:
            return Deed("act", f"seat{seat}", {"seat": seat, "action": form})
        return None

    def _wild_action(self) -> Any:
        """An action of some other moment or seat, perhaps with other numbers in it."""
        state = self.stage.table.state
        seats = [seat for seat in range(self.setting.seats) if self.game.actions(state, Seat(seat))]
        offered = [one for _, one in self.game.incidents(state)]
        if seats:
            seat = Seat(self.rng.choice(seats))
            offered += [self._players.choose(seat, self.game.actions(state, seat))] * 6
        form = dump(self.rng.choice(offered)) if offered else {}
        return self._bent(form) if self.rng.random() < 0.5 else form

    def _bent(self, form: Any) -> Any:
        match form:
            case dict():
                return {name: self._bent(part) for name, part in form.items()}
            case list():
                return [self._bent(part) for part in form]
            case bool():
                return form
            case int() if self.rng.random() < 0.5:
                return self.rng.randrange(-1, 40)
            case _:
                return form

    def _say(self) -> Deed:
        seat = self._person()
        return Deed("say", f"seat{seat}", {"seat": seat, "text": f"at {self.stage.world.clock}"})

    def _ask(self) -> Deed:
        seat = self._person()
        what = "resume" if self.stage.table.phase == "paused" else "pause"
        return Deed("ask", f"seat{seat}", {"seat": seat, "what": what})

    def _undo(self) -> Deed:
        seat = self._person()
        return Deed("ask", f"seat{seat}", {"seat": seat, "what": "undo"})

    def _answer(self) -> Deed:
        table = self.stage.table
        request = self.rng.choice(table.shown.requests)
        left = [seat for seat in table.persons if seat not in request.agreed]
        seat = self.rng.choice(left or table.persons)
        agree = self.rng.random() < 0.85
        return Deed("answer", f"seat{seat}", {"seat": seat, "what": request.what, "agree": agree})

    def _shine(self) -> Deed:
        """Somebody moves the torch that all share, or puts it down."""
        seat = self._person()
        there = {"x": self.rng.random(), "y": self.rng.random()}
        place = there if self.rng.random() < 0.8 else None
        return Deed("shine", f"seat{seat}", {"seat": seat, "place": place})

    def _reconnect(self) -> Deed:
        who = self.rng.choice(sorted(self.stage.world.devices))
        return Deed("reconnect", who, {"behind": self.rng.choice([0, 1, 3, 100])})

    def _look_around(self) -> Deed:
        return Deed("look around")

    def _aid(self) -> Deed:
        """In turn: a heartbeat of anybody who looks, sonar, and a hint where there are none."""
        seat, table = self._person(), self.stage.table
        self._aided += 1
        if self._aided % 3 == 0 and not table.shown.hints:
            return Deed("hint", f"seat{seat}", {"seat": seat})
        if self._aided % 3 == 1:
            return Deed("ping", self.rng.choice(sorted(self.stage.world.devices)))
        return Deed("sonar", f"seat{seat}", {"seat": seat, "on": not table.seats[seat].sonar})

    def _lend(self) -> Deed:
        seat = self.stage.first_person
        on = not self.stage.table.seats[seat].lent
        return Deed("lend", f"seat{seat}", {"seat": seat, "on": on})


REAL = dict(GAMES)  # as they are, whatever a test plants in those that are served


@dataclass
class Written:
    """All of the first world."""

    setting: Setting
    deeds: list[Deed]
    heard: list[Heard]
    first: Any  # the state at the start


async def write(setting: Setting, folder: Path) -> Written:
    """Play in the first world."""
    async with world(folder, "a") as made:
        stage = Stage(setting, made)
        heard = [await stage.set_up()]
        author = Author(setting, stage)
        deeds: list[Deed] = []
        first = stage.table.state
        while len(deeds) < setting.deeds and (deed := author.next()):
            before = stage.table.number
            heard.append(await stage.do(deed))
            assert stage.table.number <= before + 1, f"{deed} and something else happened"
            deed.after = stage.table.state
            deeds.append(deed)
        assert not made.counted()["divetable_errors_total"]
        return Written(setting, deeds, heard, first)


class Fate:
    """What is so in the second world without the viewer's knowledge.

    It is a game in which every step leads to a state with all that stays hidden dealt anew.
    """

    def __init__(self, written: Written, eyes: Seat | None) -> None:
        self.eyes = eyes
        self._written = written
        self.real = REAL[written.setting.game]
        self._served = GAMES[written.setting.game]
        # States are known by their ids; all are kept here, so that no id is used again.
        self._then: dict[int, tuple[Seat, Any, Any]] = {}
        self._aside: dict[tuple[int, Seat, Any], Any] = {}
        self.actions: dict[int, Any] = {}  # deed -> the action, as it is here
        self.before: dict[int, Any] = {}  # deed -> the state before it
        self.different = 0
        self._deal(written)

    def _deal(self, written: Written) -> None:
        redeal, real, eyes = redeal_of(self.real.name), self.real, self.eyes
        moments = [(at, deed.moment) for at, deed in enumerate(written.deeds) if deed.moment]
        for at, moment in moments:
            seen = real.view(moment.move.step.state, eyes)
            other, action = redeal(moment, eyes, real.imagine(seen, Random(at)))
            assert real.view(other, eyes) == real.view(moment.state, eyes)
            self.before[at], self.actions[at] = other, action
            self.different += other != moment.state
        states = [moment.state for _, moment in moments]
        for number, (at, moment) in enumerate(moments):
            after = None
            later = states[number + 1] if number + 1 < len(moments) else None
            if later is not None and later is written.deeds[at].after:
                after = self.before[moments[number + 1][0]]
            self._then[id(self.before[at])] = (moment.move.seat, self.actions[at], after)
        self.first = self.before[moments[0][0]]

    def after_undo(self, at: int) -> Any:
        """The state in which the next step is made, if nothing else is undone before."""
        later = next((later for later in self.before if later > at), None)
        moment = None if later is None else self._written.deeds[later].moment
        if later is None or moment is None:
            return None
        return self.before[later] if moment.state is self._written.deeds[at].after else None

    @property
    def game(self) -> AnyGame:
        """To be served in the second world."""
        return values.replace(self._served, start=self._start, apply=self._apply)

    def _start(self, seats: int, options: Any = None, seed: int | str = 0) -> Any:
        if str(seed).startswith("b"):
            return self.first
        return self._served.start(seats, options, seed)

    def _apply(self, state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
        step = self._served.apply(state, seat, action)
        if id(state) not in self._then:
            return step
        expected_seat, expected, after = self._then[id(state)]
        if (seat, action) == (expected_seat, expected):
            return step if after is None else Step(after, step.events)
        key = (id(state), seat, action)  # something that does not show
        if key not in self._aside:
            self._aside[key] = state.copy()
            self._then[id(self._aside[key])] = self._then[id(state)]
        return Step(self._aside[key], step.events)


@dataclass
class Compared:
    """What differs, and how much there was to compare."""

    differences: list[str]
    frames: int
    redealt: int
    steps: int
    aside: int  # deeds of others that do not show


async def compare(written: Written, eyes: Seat | None, folder: Path) -> Compared:
    """Play again in a second world, and compare what the viewer was sent, to the byte."""
    fate = Fate(written, eyes)
    setting = written.setting
    viewers = set(PUBLIC_DEVICES if eyes is None else (f"seat{eyes}",))
    if eyes in setting.bots:
        viewers = {f"bot{eyes}"}
    found = Compared([], 0, fate.different, len(fate.before), 0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, setting.game, fate.game)
        undone = follow_undo(patch)
        async with world(folder, f"b{eyes}") as made:
            stage = Stage(setting, made)
            if eyes is not None and eyes == stage.first_person:
                viewers.add("eyes")
            rng = Random(f"{setting} {eyes}")
            look(found, viewers, -1, "start", written.heard[0], await stage.set_up())
            for at, deed in enumerate(written.deeds):
                aside = await do_something_unseen(stage, fate, rng, viewers)
                if aside:
                    found.aside += 1
                    for name in viewers & set(aside.sent):
                        if aside.sent[name]:
                            found.differences.append(f"{at} aside: {name} got {aside.sent[name]}")
                undone[stage.table.number + 1] = fate.after_undo(at)
                heard = await do_again(stage, fate, at, deed, viewers)
                look(found, viewers, at, deed.what, written.heard[at + 1], heard)
                if found.differences:
                    break  # it went its own way: what follows is another game
            assert not made.counted()["divetable_errors_total"]
    return found


def follow_undo(patch: pytest.MonkeyPatch) -> dict[int, Any]:
    """After taking back, too, the unknown is dealt anew: number of the entry -> state."""
    states: dict[int, Any] = {}
    take_back = play.take_back

    def take_back_and_deal(table: Table, seat: Seat, is_free: bool) -> None:
        take_back(table, seat, is_free)
        if (state := states.get(table.number + 1)) is not None:
            table.state = state

    for module in (tables, consent):
        patch.setattr(module, "take_back", take_back_and_deal)
    return states


async def do_again(stage: Stage, fate: Fate, at: int, deed: Deed, viewers: set[str]) -> Heard:
    """The same, as it is in the second world; what others did in vain they do not try there."""
    if deed.moment and deed.parts.get("seat") == fate.eyes and deed.what == "think":
        pass  # a bot comes to it by itself, if it knows what its seat knows
    elif deed.moment:
        action = fate.actions[at]
        deed = replace(deed, parts={**deed.parts, "action": action})
    elif deed.what == "act" and deed.who not in viewers:
        await stage.breathe()
        return await stage.heard()
    return await stage.do(deed)


async def do_something_unseen(
    stage: Stage, fate: Fate, rng: Random, viewers: set[str]
) -> Heard | None:
    """Somebody else does what nobody but themselves is told of, such as a draft."""
    table, game = stage.table, fate.real
    if rng.random() < 0.7 or table.phase != "playing":
        return None
    for seat in table.persons:
        space = game.actions(table.state, seat)
        if f"seat{seat}" in viewers or not space:
            continue
        for part in space.parts:
            action = part.sample(rng)
            events = game.apply(table.state, seat, action).events
            told = [game.seen_by(event, eyes) for event in events for eyes in (None, fate.eyes)]
            if events and all(one is None for one in told):
                await stage.act(f"seat{seat}", seat, action)
                return await stage.heard()
    return None


def look(found: Compared, viewers: set[str], at: int, what: str, one: Heard, other: Heard) -> None:
    """Note what differs."""
    for name in sorted(viewers):
        here, there = one.sent.get(name, ()), other.sent.get(name, ())
        found.frames += len(here)
        if here != there:
            told = next(
                (f"{a!r}\nnot {b!r}" for a, b in zip(here, there, strict=False) if a != b),
                f"{len(here)} messages, not {len(there)}",
            )
            found.differences.append(f"{at} {what}: {name} got {told}")
    if what != "act" and one.counted != other.counted:  # others tried less in vain
        found.differences.append(f"{at} {what}: counted {one.counted}\nnot {other.counted}")
    if one.logged != other.logged:
        found.differences.append(f"{at} {what}: logged {one.logged}\nnot {other.logged}")


def seal_alike(patch: pytest.MonkeyPatch) -> None:
    """The seal is a hash of the seed: it must differ, and tells nothing. All else must not."""
    patch.setattr(play, "seal", lambda seed, salt: SEALED)


def kinds_of(written: Written) -> set[str]:
    return {deed.what for deed in written.deeds}
