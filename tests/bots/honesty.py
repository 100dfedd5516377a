"""Whether a bot knows only what its seat was told: deal the rest anew and ask it again.

A game is played to some moment. From what the bot's seat sees of it another world is imagined,
in which all that the seat cannot know lies differently. The bot, asked in both worlds with the
same dice, must have the same thought to the letter: action, belief, alternatives, reasons.
"""

import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from divetable.bots import Situation, Thought
from divetable.core.game import Seat
from divetable.games import GAMES
from divetable.lab.random_games import AnyGame, random_moves

Think = Callable[[Situation], Thought]


def moments(
    game: AnyGame, seats: int, options: Any, seed: str, every: int
) -> Iterator[tuple[Any, Seat, tuple[Any, ...]]]:
    """One position in so many of a random game, a seat that must decide, and what it has heard."""
    state = game.start(seats, options, seed)
    heard: list[list[Any]] = [[] for _ in range(seats)]
    for number, move in enumerate(random_moves(game, state, Random(seed))):
        waited_for = [seat for seat in sorted(game.to_act(state)) if seat >= 0]
        if number % every == 0 and waited_for:
            seat = waited_for[0]
            yield state, seat, tuple(heard[seat])
        for seat_number, remembered in enumerate(heard):
            seen = (game.seen_by(event, Seat(seat_number)) for event in move.step.events)
            remembered += [event for event in seen if event is not None]
        state = move.step.state


def ask(game: AnyGame, state: Any, seat: Seat, heard: tuple[Any, ...], think: Think) -> Thought:
    """Ask a bot in a world. `state` stands here for whatever a cheat might lay hands on."""
    return think(Situation(game.name, seat, game.view(state, seat), heard))


def differing(
    name: str, seats: int, variant: str, seed: str, every: int, think: Think
) -> list[str]:
    """What the bot thinks differently where it cannot know the difference."""
    game = GAMES[name]
    rng = Random(f"{seed}/worlds")
    found: list[str] = []
    for state, seat, heard in moments(game, seats, game.variants[variant], seed, every):
        elsewhere = game.imagine(game.view(state, seat), rng)
        here = ask(game, state, seat, heard, think)
        there = ask(game, elsewhere, seat, heard, think)
        if here != there:
            found.append(f"seat {seat} after {len(heard)} events: {here} / {there}")
    return found


def peeking(think: Think) -> Think:
    """A bot that looks over the table's shoulder: it finds the state in whoever called it."""

    def cheat(told: Situation) -> Thought:
        frame = sys._getframe()
        while "state" not in frame.f_locals:
            assert frame.f_back is not None
            frame = frame.f_back
        hidden = GAMES[told.game].types["state"]
        assert isinstance(frame.f_locals["state"], hidden)
        thought = think(told)
        return Thought(thought.action, belief={"seed": frame.f_locals["state"].seed})

    return cheat
