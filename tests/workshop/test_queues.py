"""Fair turns."""

import asyncio

import pytest

from divetable.workshop import Full, Gate, Place, Queue, Rank

FIRST, LATER = Rank(0), Rank(1)
ONE_EACH = Rank(1, at_once=1)


def order(queue: Queue[str]) -> list[str]:
    """All that waits, as one worker does it."""
    done: list[str] = []
    while (place := queue.next()) is not None:
        done.append(place.work)
        queue.done(place)
    return done


def begun(queue: Queue[str]) -> Place[str]:
    place = queue.next()
    assert place is not None
    return place


def test_without_keys_the_oldest_is_next() -> None:
    queue = Queue[str](1)
    for name in "abc":
        queue.add(name, FIRST)

    assert order(queue) == ["a", "b", "c"]


def test_a_better_rank_comes_first_however_much_waits() -> None:
    queue = Queue[str](1)
    for at in range(40):
        queue.add(f"hint {at}", LATER, ["device"])
    queue.add("turn", FIRST, ["table"])

    assert order(queue)[0] == "turn"


def test_keys_take_turns() -> None:
    queue = Queue[str](1)
    for at in range(3):
        queue.add(f"a{at}", FIRST, ["a"])
    for at in range(2):
        queue.add(f"b{at}", FIRST, ["b"])
    queue.add("c0", FIRST, ["c"])

    assert order(queue) == ["a0", "b0", "c0", "a1", "b1", "a2"]


def test_whoever_had_a_turn_long_ago_comes_before_whoever_had_one_just_now() -> None:
    queue = Queue[str](1)
    for key in "ab":
        queue.add(key, FIRST, [key])
    order(queue)
    queue.add("b", FIRST, ["b"])
    queue.add("a", FIRST, ["a"])

    assert order(queue) == ["a", "b"]


def test_with_several_keys_the_one_that_had_its_turn_last_counts() -> None:
    """A new device at an address that asks for much is no newcomer."""
    queue = Queue[str](1)
    queue.add("greedy", FIRST, ["device 1", "address 1"])
    order(queue)
    queue.add("greedy in disguise", FIRST, ["device 2", "address 1"])
    queue.add("modest", FIRST, ["device 3", "address 2"])

    assert order(queue) == ["modest", "greedy in disguise"]


def test_where_only_the_newest_matters_it_is_next() -> None:
    queue = Queue[str](1)
    newest = Rank(0, newest_first=True)
    for name in "ab":
        queue.add(name, newest, ["table"])

    assert order(queue) == ["b", "a"]


def test_a_second_part_belongs_to_the_turn_of_the_first() -> None:
    queue = Queue[str](1)
    queue.add("a 1", FIRST, ["a"], ends_turn=False)
    queue.add("a 2", FIRST, ["a"])
    queue.add("b", FIRST, ["b"])

    assert order(queue) == ["a 1", "a 2", "b"]


def test_no_more_is_begun_than_there_are_workers() -> None:
    queue = Queue[str](2)
    for name in "abc":
        queue.add(name, FIRST)
    first = begun(queue)
    begun(queue)
    assert queue.next() is None

    queue.done(first)
    assert begun(queue).work == "c"


def test_a_key_has_as_much_done_at_once_as_its_rank_allows() -> None:
    queue = Queue[str](3)
    queue.add("a1", ONE_EACH, ["a", "here"])
    queue.add("a2", ONE_EACH, ["a", "there"])
    queue.add("b1", ONE_EACH, ["b", "here"])
    queue.add("b2", ONE_EACH, ["b", "there"])
    first = begun(queue)

    assert (first.work, begun(queue).work) == ("a1", "b2")
    assert queue.next() is None
    queue.done(first)
    assert queue.next() is None  # a2 waits for b2, which is there; b1 for b2, too


def test_more_than_may_wait_is_refused_until_something_was_begun_or_withdrawn() -> None:
    few = Rank(1, waiting=2)
    queue = Queue[str](1)
    queue.add("a1", few, ["a", "here"])
    second = queue.add("a2", few, ["a"])
    with pytest.raises(Full):
        queue.add("a3", few, ["a"])
    with pytest.raises(Full):
        queue.add("b1", few, ["b", "a"])
    queue.add("b1", few, ["b"])
    queue.add("turn", FIRST, ["a"])

    assert queue.withdraw(second)
    assert not queue.withdraw(second)
    queue.add("a3", few, ["a"])
    assert order(queue) == ["turn", "a1", "b1", "a3"]
    queue.add("a4", few, ["a", "here"])


def test_some_work_leaves_a_worker_free_for_what_is_more_urgent() -> None:
    slow = Rank(1, leaves_one_free=True)
    queue = Queue[str](2)
    queue.add("slow 1", slow)
    queue.add("slow 2", slow)
    first = begun(queue)
    assert queue.next() is None
    queue.add("urgent", FIRST)
    assert begun(queue).work == "urgent"

    queue.done(first)
    assert begun(queue).work == "slow 2"


def test_a_single_worker_is_left_free_for_nobody() -> None:
    queue = Queue[str](1)
    queue.add("slow", Rank(1, leaves_one_free=True))

    assert order(queue) == ["slow"]


def test_some_work_waits_until_nothing_more_urgent_is_being_done() -> None:
    queue = Queue[str](2)
    queue.add("at leisure", Rank(1, waits=True))
    queue.add("urgent", FIRST)
    urgent = begun(queue)
    assert urgent.work == "urgent"
    assert queue.next() is None

    queue.done(urgent)
    assert begun(queue).work == "at leisure"


def test_everything_that_waits_can_be_dropped() -> None:
    queue = Queue[str](1)
    for name in "abc":
        queue.add(name, ONE_EACH, ["key"])
    place = begun(queue)

    assert queue.clear() == ["b", "c"]
    assert len(queue) == 0
    queue.done(place)
    assert queue.next() is None


def test_through_a_gate_few_go_at_once_and_whoever_goes_away_holds_up_nobody() -> None:
    gate, rank = Gate(1), Rank(0, waiting=2)
    inside: list[str] = []

    async def go(name: str, leave: asyncio.Event) -> None:
        async with gate.turn(rank, ["key"]):
            inside.append(name)
            await leave.wait()

    async def evening() -> None:
        leave = asyncio.Event()
        first, second, third = (asyncio.create_task(go(name, leave)) for name in "abc")
        await asyncio.sleep(0)
        assert (inside, len(gate)) == (["a"], 2)
        with pytest.raises(Full):
            await go("d", leave)
        second.cancel()
        await asyncio.wait([second])
        assert len(gate) == 1
        first.cancel()
        leave.set()
        await third
        assert (inside, len(gate)) == (["a", "c"], 0)

    asyncio.run(evening())
