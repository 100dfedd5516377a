"""What every game must keep, as checks over random games.

They are functions of a game, so that `test_planted_faults.py` can hand in a broken one.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import islice
from random import Random
from typing import Any, get_args

from divetable.core.codec import dump, load
from divetable.core.errors import RulesError
from divetable.core.game import TABLE, Seat
from divetable.lab.random_games import AnyGame, Move, random_moves
from tests.conformance.moments import Moment, redeal_of
from tests.depth import SEEDS

SHARES = {"divers": 0.3}  # of the seeds, for games that are long
OFTEN = 12  # so many moments in which the same kinds of things happen are looked at in such games
INCIDENTS = (0.0, 0.1, 0.4)  # quiet tables, ordinary ones, and those where all goes wrong
LONGEST = 2000  # moves; no random game comes near it


def a_table(game: AnyGame, seed: int) -> tuple[Any, Random]:
    """A fresh table of some variant that exists for so many seats, and luck for its players."""
    rng = Random(seed)
    while True:
        options = game.variants[rng.choice(sorted(game.variants))]
        seats = rng.choice(game.seats)
        try:
            return game.start(seats, options, seed), rng
        except RulesError:
            continue


def seeds_for(game: AnyGame, seeds: int = SEEDS) -> range:
    return range(max(1, round(seeds * SHARES.get(game.name, 1))))


def moments(game: AnyGame, seeds: int = SEEDS) -> Iterator[Moment]:
    """Every position of many random games, from the first move to the last."""
    met: Counter[object] = Counter()
    for seed in seeds_for(game, seeds):
        state, rng = a_table(game, seed)
        for number, move in enumerate(random_moves(game, state, rng, rng.choice(INCIDENTS))):
            assert number < LONGEST, "a game without end"
            if game.name not in SHARES or is_news(met, move):
                yield Moment(state, move)
            state = move.step.state


def is_news(met: Counter[object], move: Move) -> bool:
    """Has this kind of action seldom had these kinds of events? If not, one in ten will do."""
    names = sorted({type(event).__name__ for event in move.step.events})
    kinds = (type(move.action).__name__, *names)
    met[kinds] += 1
    return met[kinds] <= OFTEN or met[kinds] % 10 == 0


def some(found: Iterator[Moment], every: int) -> Iterator[Moment]:
    """Some of them, spread over whole games, where a check is dear."""
    return islice(found, 0, None, every)


def onlookers(game: AnyGame, state: Any) -> list[Seat | None]:
    return [None, *map(Seat, range(game.seated(state)))]


def check_someone_can_act_until_the_end(game: AnyGame) -> None:
    for moment in moments(game):
        waited_for = game.to_act(moment.state)
        assert waited_for
        assert game.result(moment.state) is None
        for seat in waited_for:
            space = game.actions(moment.state, seat)
            assert space, f"nothing to do for {seat}"
            space.check(space.sample(Random(0)))
        if game.result(moment.move.step.state) is not None:
            assert not game.to_act(moment.move.step.state)
            assert not game.incidents(moment.move.step.state)


def check_spaces_count_what_they_list(game: AnyGame) -> None:
    for moment in some(moments(game), 5):
        for seat in game.to_act(moment.state):
            for part in game.actions(moment.state, seat).parts:
                if len(part) <= 200:
                    assert len(list(part)) == len(part) == len(set(part))
                for action in (part.sample(Random(1)), next(iter(part))):
                    assert type(action).__name__ == part.kind
                    game.apply(moment.state, seat, action)


def check_inputs_are_left_alone(game: AnyGame) -> None:
    """Nothing that is asked of a state changes it, not even what is done to its successors."""
    for moment in some(moments(game), 2):
        state, move = moment.state, moment.move
        before = deepcopy(state)
        after = game.apply(state, move.seat, move.action).state
        for seat in onlookers(game, state):
            game.imagine(game.view(state, seat), Random(0))
        for seat in onlookers(game, state)[1:]:
            assert seat is not None
            game.actions(state, seat).describe()
            refusal(game, state, seat, "nonsense")
        if game.result(after) is None:
            seat = min(game.to_act(after))
            action = game.actions(after, seat).sample(Random(0))
            for event in game.apply(after, seat, action).events:
                game.evolve(after, event)
            after.agenda.clear()  # no event changes it
        assert state == before


def check_events_tell_the_whole_story(game: AnyGame) -> None:
    for moment in moments(game):
        told, step = deepcopy(moment.state), moment.move.step
        for event in step.events:
            game.evolve(told, event)
        told.agenda = step.state.agenda
        assert told == step.state


def check_leaving_and_clocks_are_incidents(game: AnyGame) -> None:
    """What the table does for those who go, or when time is up, can happen; who left has left."""
    for moment in some(moments(game), 5):
        state, found = moment.state, game.incidents(moment.state)
        for seat in map(Seat, range(game.seated(state))):
            if leaving := game.leave(state, seat):
                assert (seat, leaving) in found
                assert game.leave(game.apply(state, seat, leaving).state, seat) is None
            if game.cut_off and (cut := game.cut_off(state, seat)):
                assert (TABLE, cut) in found
        for deadline in game.deadlines(state):
            assert game.time_up
            assert (TABLE, game.time_up(deadline.number)) in found


def check_json_there_and_back(game: AnyGame) -> None:
    for number, moment in enumerate(some(moments(game), 3)):
        state, move = moment.state, moment.move
        things = [("state", state), ("action", move.action)]
        things += [("event", event) for event in move.step.events]
        seats = onlookers(game, state)  # in turn, for views are large
        things.append(("view", game.view(state, seats[number % len(seats)])))
        for name, thing in things:
            kind = game.types[name]
            assert load(kind, thing) == there_and_back(kind, thing) == thing
        action = game.read_action(json.loads(json.dumps(dump(move.action))))
        restored = there_and_back(game.types["state"], state)
        assert game.apply(restored, move.seat, action) == move.step


def there_and_back(kind: Any, thing: Any) -> Any:
    return load(kind, json.loads(json.dumps(dump(thing))))


def check_same_seed_same_game(game: AnyGame) -> None:
    for seed in seeds_for(game, SEEDS // 4):
        games = []
        for _ in range(2):
            state, rng = a_table(game, seed)
            games.append([move.step for move in random_moves(game, state, rng, 0.2)])
        assert games[0] == games[1]


def check_everything_is_reached(game: AnyGame) -> None:
    """So that the other checks have seen all that can happen."""
    events: set[type] = set()
    actions: set[type] = set()
    for moment in moments(game):
        events |= {type(event) for event in moment.move.step.events}
        actions.add(type(moment.move.action))
    assert events == set(get_args(game.types["event"]))
    assert actions == set(get_args(game.types["action"]))


def check_a_view_holds_no_secret(game: AnyGame) -> None:
    """View and choices look the same over any table the seat could be sitting at."""
    for moment in moments(game):
        state = moment.state
        for seat in onlookers(game, state):
            seen = game.view(state, seat)
            other = game.imagine(seen, Random(0))
            assert game.view(other, seat) == seen
            assert game.to_act(other) == game.to_act(state)
            assert game.deadlines(other) == game.deadlines(state)
            if seat is not None:
                offered = game.actions(state, seat).describe()
                assert game.actions(other, seat).describe() == offered


def check_who_sees_nothing_new_is_told_nothing(game: AnyGame) -> None:
    """What does not change a seat's view does not reach it: no sign of life, no typing."""
    for moment in moments(game):
        state, move = moment.state, moment.move
        for seat in onlookers(game, state):
            if seat != move.seat and game.view(state, seat) == game.view(move.step.state, seat):
                assert not told(game, move.step.events, seat)


def check_what_is_told_holds_no_secret(game: AnyGame) -> None:
    """Deal anew all that stays hidden from a seat: what it is told stays the same, to the byte."""
    redeal = redeal_of(game.name)
    compared = different = 0
    for moment in moments(game):
        state, move = moment.state, moment.move
        for seat in onlookers(game, state):
            seen = game.view(move.step.state, seat)
            other, action = redeal(moment, seat, game.imagine(seen, Random(1)))
            assert game.view(other, seat) == game.view(state, seat)
            step = game.apply(other, move.seat, action)
            assert as_bytes(game, step, seat) == as_bytes(game, move.step, seat)
            assert game.view(step.state, seat) == seen
            compared += 1
            different += other != state
    assert different > 0.9 * compared, "too little was dealt anew"


def check_refusals_hold_no_secret(game: AnyGame) -> None:
    """A refusal reads the same over any table the seat could be sitting at."""
    for moment in some(moments(game), 3):
        state = moment.state
        tried = [moment.move.action, *(action for _, action in game.incidents(state)[-1:])]
        for seat in onlookers(game, state)[1:]:
            assert seat is not None
            other = game.imagine(game.view(state, seat), Random(2))
            for action in tried:
                mine = refusal(game, state, seat, action)
                assert refusal(game, other, seat, action) == mine


def refusal(game: AnyGame, state: Any, seat: Seat, action: Any) -> str | None:
    try:
        game.apply(state, seat, action)
    except RulesError as error:
        return f"{type(error).__name__} {error}"
    return None


def told(game: AnyGame, events: tuple[Any, ...], seat: Seat | None) -> list[Any]:
    seen = (game.seen_by(event, seat) for event in events)
    return [event for event in seen if event is not None]


def as_bytes(game: AnyGame, step: Any, seat: Seat | None) -> bytes:
    events = told(game, step.events, seat)
    return json.dumps([dump(event) for event in events]).encode()


CHECKS: dict[str, Callable[[AnyGame], None]] = {
    name.removeprefix("check_"): check
    for name, check in globals().items()
    if name.startswith("check_")
}
