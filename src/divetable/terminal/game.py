"""A game in the terminal: the wire's client, a screen, and the people at it.

One screen may hold several seats. Then a curtain comes between one player's view and the next.
"""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import timedelta
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from divetable import words
from divetable.core.codec import Json
from divetable.terminal.boards import draw
from divetable.terminal.choices import chosen, is_asked, menu
from divetable.terminal.rulebook import rule_text
from divetable.terminal.screen import Screen
from divetable.terminal.speech import Speech, speech_of
from divetable.wire.client import Client, ServerRefusal

Doing = Callable[[str], Coroutine[Any, Any, None]]


class Quit(Exception):
    """The player has had enough; the game stays where it is."""


class Screenful(NamedTuple):
    """What is on the screen: whose view, at which step, and the choices below it."""

    at: int | None
    step: int
    lines: list[str]


class Sitting:
    """The people at this screen, at one table."""

    def __init__(self, client: Client, table: str, screen: Screen) -> None:
        self._client = client
        self._screen = screen
        self._language = client.language
        self._commands: dict[str, Doing] = {
            "help": self._help,
            "why": self._why,
            "board": self._board,
            "undo": self._consent,
            "pause": self._consent,
            "resume": self._consent,
            "rematch": self._consent,
            "yes": self._answer,
            "no": self._answer,
            "resign": self._resign,
            "say": self._speak,
            "bots": self._bots,
            "save": self._save,
            "quit": self._quit,
        }
        self._line: asyncio.Task[str | None] | None = None
        self._heard = 0  # messages included in what is on the screen
        self._sit_down(table)

    def _sit_down(self, table: str) -> None:
        self._table = table
        self._at: int | None = None  # the seat whose view is on the screen
        self._told: dict[str, int] = {}  # viewer -> steps of its stream already told
        self._last: Screenful | None = None

    # What the client knows

    @property
    def _seats(self) -> list[int]:
        seats: list[int] = self._client.you[self._table]["seats"]
        return seats

    @property
    def _is_host(self) -> bool:
        return bool(self._client.you[self._table]["host"])

    @property
    def _viewers(self) -> list[str]:
        seats = [str(seat) for seat in self._seats]
        return [one for one in seats or ["public"] if one in self._client.tables[self._table]]

    @property
    def _viewer(self) -> str:
        here = self._viewers
        return str(self._at) if str(self._at) in here else here[0]

    @property
    def _document(self) -> Json:
        return self._client.document(self._table, self._viewer)

    @property
    def _names(self) -> list[str]:
        return [seat["name"] for seat in self._document["table"]["seats"]]

    @property
    def _speech(self) -> Speech:
        return speech_of(self._document["table"]["game"], self._names, self._language)

    def _say(self, message: str, **facts: object) -> str:
        return words.say(self._language, f"terminal-{message}", **facts)

    def _tell(self, message: str, style: str = "", **facts: object) -> None:
        self._screen.show(Text(self._say(message, **facts), style))

    # The evening

    async def play(self) -> None:
        """Play until the game is over and nobody wants another, or somebody quits."""
        try:
            if self._document["table"]["phase"] == "open":
                await self._wait_for_start()
            if self._speech.knows("welcome"):
                self._screen.show(Text(self._speech.say("welcome"), "italic"))
            await self._until_over()
        except Quit:
            self._tell("bye")
        finally:
            if self._line:
                self._line.cancel()

    async def _wait_for_start(self) -> None:
        shown: Json = None
        while self._document["table"]["phase"] == "open":
            self._heard = self._client.heard
            names = ", ".join(name or self._say("free-seat") for name in self._names)
            if names != shown:
                shown = names
                self._tell("seats", names=names)
                self._tell("lobby-host" if self._is_host else "lobby-guest", "dim")
            line = await self._next_line()
            if line == "" and self._is_host:
                await self._try(self._client.ask("start", table=self._table))
            elif line:
                await self._do(line)

    async def _until_over(self) -> None:
        while True:
            self._heard = self._client.heard
            self._tell_news()
            phase = self._document["table"]["phase"]
            if self._document["table"]["rematch"]:
                await self._go_to_rematch()
            elif phase in ("over", "closed"):
                self._show_end()
                await self._wait_for_rematch()
            else:
                if phase == "paused":
                    self._tell("paused")
                await self._take_turns()
                line = await self._next_line()
                if line:
                    await self._do(line)

    async def _take_turns(self) -> None:
        """Offer their choices to the players who are asked, behind a curtain if the screen is
        shared."""
        asked = [seat for seat in self._seats if self._is_asked(seat)]
        if asked and self._at not in asked:
            await self._pass_screen(asked[0])
        step = self._client.tables[self._table][self._viewer].step
        if self._last is None or self._last.step != step or self._last.at != self._at:
            self._offer(step, bool(asked) or not self._seats)

    def _offer(self, step: int, with_board: bool) -> None:
        """Show what has changed: the board if somebody is asked, the choices if they differ."""
        last, choices = self._last, self._document["choices"]
        lines: list[str] = []
        if choices and self._at is not None:
            lines = menu(choices, self._document["view"], self._speech)
        self._last = Screenful(self._at, step, lines)
        if with_board or last is None:
            self._show_board()
        if lines and (with_board or last is None or last.lines != lines):
            self._tell("your-turn", "bold", name=self._names[int(self._viewer)])
            self._screen.show(Text("\n".join(lines)))
        elif not lines and (last is None or last.lines):
            self._tell("waiting-clock", "dim")

    def _is_asked(self, seat: int) -> bool:
        document = self._client.document(self._table, seat)
        return document["table"]["phase"] == "playing" and is_asked(
            document["choices"], self._speech
        )

    async def _pass_screen(self, seat: int) -> None:
        if len(self._seats) > 1 and self._at is not None:
            self._screen.clear()
            self._tell("curtain", "bold", name=self._names[seat])
            if await self._typed() is None:
                raise Quit
            self._screen.clear()
        self._at = seat
        self._tell_news()

    # Showing

    def _show_board(self) -> None:
        document = self._document
        if document["view"] is not None:
            parts = draw(document["table"]["game"], document["view"], self._names, self._language)
            self._screen.show("", *parts, "")

    def _tell_news(self) -> None:
        """Say what has happened since, as the seat at the screen was told it."""
        shown = self._client.tables[self._table][self._viewer]
        for step in shown.steps[self._told.get(self._viewer, 0) :]:
            events: list[Json] = step.get("events") or []
            for event in events:
                said = self._speech.event(event)
                if said:
                    self._screen.show(Text(f"  {said}", "cyan"))
            if step.get("news"):
                self._tell_table_news(step["news"])
        self._told[self._viewer] = len(shown.steps)

    def _tell_table_news(self, news: Json) -> None:
        seat: int | None = news.get("seat")
        name = self._names[seat] if seat is not None else ""
        match news:
            case {"type": "Said", "text": text}:
                self._tell("said", "magenta", name=name, text=text)
            case {"type": "TakenBack"}:
                self._tell("taken-back", name=name)
            case {"type": "Asked", "what": what}:
                self._tell("asked", "bold", name=name, what=self._say(f"what-{what}"))
            case {"type": "Answered", "agree": agree}:
                self._tell("agreed" if agree else "declined", name=name)
            case {"type": "Away"}:
                self._tell("away", name=name)
            case {"type": "Back"}:
                self._tell("back", name=name)
            case {"type": "Credited", "milliseconds": milliseconds}:
                self._tell("credited", time=str(timedelta(seconds=round(milliseconds / 1000))))
            case _:
                pass

    def _show_end(self) -> None:
        self._show_board()
        self._tell("over", "bold")
        result = self._document["view"]["result"] if self._document["view"] else None
        if result:
            self._screen.show(*result_lines(self._document["view"], self._speech))
        if self._document["table"]["replay"]:
            self._tell("save", "dim")

    # Typing

    async def _typed(self) -> str | None:
        """The next line, whatever happens meanwhile."""
        line = await self._pending_line()
        self._line = None
        return line

    def _pending_line(self) -> "asyncio.Task[str | None]":
        if self._line is None:
            self._line = asyncio.create_task(_line_of(self._screen))
        return self._line

    async def _next_line(self) -> str | None:
        """The next line, or None if something happened at the table first."""
        line = self._pending_line()
        changed = asyncio.create_task(self._client.change(self._heard))
        await asyncio.wait([line, changed], return_when=asyncio.FIRST_COMPLETED)
        changed.cancel()
        if self._table not in self._client.tables:
            self._tell("gone")
            raise Quit
        if not line.done():
            return None
        self._line = None
        typed = line.result()
        if typed is None:
            raise Quit
        return typed

    async def _do(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        if command and word.lower() in ("yes", "no", "undo", "pause", "resume", "rematch"):
            await command(word.lower())
        elif command:
            await command(rest.strip())
        else:
            await self._choose(line)

    async def _choose(self, line: str) -> None:
        action = (
            chosen(line, self._document["choices"], self._speech) if self._at is not None else None
        )
        if action is None or self._at is None:
            self._tell("not-understood", given=line)
            return
        await self._try(self._client.act(self._table, self._at, action))

    async def _try(self, asking: Coroutine[Any, Any, Json]) -> None:
        """Do it; if it is refused, say why and where to read more."""
        try:
            await asking
        except ServerRefusal as refused:
            self._screen.show(Text(str(refused), "red"))
            self._tell("why", "dim", rule=refused.rule)

    # Commands

    async def _help(self, rest: str) -> None:
        self._tell("help")
        self._last = None

    async def _why(self, rest: str) -> None:
        text = rule_text(rest, self._language)
        if text is None:
            self._tell("no-rule", rule=rest)
        else:
            self._screen.show(Text(f"[{rest.strip('[]').upper()}] {text}"))

    async def _board(self, rest: str) -> None:
        self._last = None

    async def _consent(self, what: str) -> None:
        await self._ask("ask", what=what)

    async def _answer(self, word: str) -> None:
        """Answer the first open request."""
        for request in self._document["table"]["requests"]:
            for seat in self._seats:
                if seat not in request["agreed"]:
                    part = {"what": request["what"], "agree": word == "yes"}
                    await self._try(
                        self._client.ask("answer", table=self._table, seat=seat, **part)
                    )
                    if word == "no":
                        return
            return
        self._tell("not-understood", given=word)

    async def _resign(self, rest: str) -> None:
        await self._ask("resign")

    async def _speak(self, text: str) -> None:
        await self._ask("say", text=text)

    async def _bots(self, rest: str) -> None:
        for at, seat in enumerate(self._document["table"]["seats"]):
            if seat["kind"] == "open":
                asking = self._client.ask("bot", table=self._table, seat=at, level=rest or "random")
                await self._try(asking)

    async def _save(self, path: str) -> None:
        """Keep the record of the finished game."""
        code = self._document["table"]["replay"]
        if not code or not path:
            self._tell("not-understood", given=f"save {path}")
            return
        record = await self._client.download(f"/api/replays/{code}/record")
        try:
            Path(path).write_bytes(record)
        except OSError:
            self._tell("not-saved", path=path)
        else:
            self._tell("saved", path=path)

    async def _quit(self, rest: str) -> None:
        raise Quit

    async def _ask(self, type: str, **parts: Json) -> None:
        """Ask as the player at the screen."""
        seats = self._seats
        if not seats:
            self._tell("full")
            return
        seat = self._at if self._at in seats else seats[0]
        await self._try(self._client.ask(type, table=self._table, seat=seat, **parts))

    # After the end

    async def _wait_for_rematch(self) -> None:
        """Players who do not want one quit."""
        self._tell("help", "dim")
        while not self._document["table"]["rematch"]:
            self._heard = self._client.heard
            self._tell_news()
            line = await self._next_line()
            if line:
                await self._do(line)

    async def _go_to_rematch(self) -> None:
        table = await self._client.open(table=self._document["table"]["rematch"])
        await self._client.until(lambda one: one.tables.get(table))
        self._sit_down(table)
        self._tell("rematch", "bold")


async def _line_of(screen: Screen) -> str | None:
    return await screen.line()


def result_lines(view: Json, speech: Speech) -> list[RenderableType]:
    """Who won, and everybody's score, also of those who are in the race without a seat."""
    ranked = [*zip(speech.names, view["result"]["scores"], strict=False), *speech.rivals(view)]
    lines = [
        words.say(speech.language, "terminal-score", name=name, score=score)
        for name, score in ranked
    ]
    return [Text(speech.verdict(view), "bold"), *map(Text, lines)]
