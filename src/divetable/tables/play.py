"""What steps of the game do to a table: one that is made, and those that are taken back."""

from typing import TYPE_CHECKING, Any

from divetable.core.codec import dump
from divetable.core.errors import RulesError
from divetable.core.game import Seat, Step
from divetable.tables.beginnings import begun, options_to_play, seal
from divetable.tables.entries import Acted, Started
from divetable.tables.history import again, is_leaving, new_agenda
from divetable.tables.logs import heard_by
from divetable.tables.shown import PUBLIC, Viewer
from divetable.tables.steps import StepRecord, TakenBackRecord

if TYPE_CHECKING:
    from divetable.tables.table import Table

Heard = dict[Viewer, list[Any]]


def start(table: "Table", entry: Started) -> None:
    table.seed, table.salt = entry.seed, entry.salt
    options = options_to_play(table.game, table.shown)
    seats, position = len(table.seats), table.opened.position
    table.state = begun(table.game, seats, options, entry.seed, position)
    table.show(phase="playing", seal=seal(entry.seed, entry.salt), requests=())


def act(table: "Table", entry: Acted, step: Step[Any, Any] | None) -> tuple[tuple[Any, ...], Heard]:
    """The events, and what everybody hears of them."""
    game, before, action = table.game, table.state, entry.action
    if step is None:
        action, step = again(game, table.opened.rules, before, entry)
    table.state = step.state
    heard = heard_by(game, table.newest, step.events)
    if step.state.agenda != before.agenda:  # everyone sees that, even without events
        heard = {viewer: heard.get(viewer, []) for viewer in table.newest}
    seat = Seat(entry.seat)
    if PUBLIC in heard:
        table.takeback.note(before, seat, action)
        if seat >= 0:
            table.questions.acts[seat] += 1
        forget_undo(table, seat)
        note_stand_in(table, seat, entry)
    else:
        table.takeback.note_secret(seat, action)
    keep_step(table, entry)
    if seat >= 0 and is_leaving(game, before, seat, action):
        table.set_seat(seat, left=True)
    if game.result(step.state) is not None:
        replay = table.opened.codes.get("replay", "")
        table.show(phase="over", seed=table.seed, salt=table.salt, requests=(), replay=replay)
    return step.events, heard


def note_stand_in(table: "Table", seat: Seat, entry: Acted) -> None:
    """Everybody sees whether a bot's last move was its own. [T-2.7]"""
    if seat >= 0 and table.seats[seat].stood_in != entry.stood_in:
        table.set_seat(seat, stood_in=entry.stood_in)


def keep_step(table: "Table", entry: Acted) -> None:
    """For the record, as documents, if the table keeps one."""
    if table.steps is not None:
        table.steps.append(
            StepRecord(
                number=len(table.steps) + 1,
                seat=entry.seat,
                action=dump(entry.action),
                events=dump(entry.events),
                agenda=dump(entry.agenda),
                stand_in=entry.stand_in,
                thought=entry.thought,
                stood_in=entry.stood_in,
            )
        )


def forget_undo(table: "Table", acted: Seat) -> None:
    """Whoever plays on no longer asks to go back, and nobody is asked for what is out of reach.
    [T-3.3]"""
    request = table.request("undo") if table.shown.requests else None
    if request and (request.seat == acted or table.takeback.own_last(request.seat) is None):
        table.show(requests=tuple(one for one in table.shown.requests if one is not request))


def take_back(table: "Table", seat: Seat, is_free: bool) -> None:
    """Undo the seat's last step and what followed. [T-3.3]

    What others did in secret since is done again, so that no draft is lost and nobody can
    tell from it whether there was one.
    """
    undone = table.takeback.undo(seat)
    table.state = undone[0].before
    for one in undone:
        if one.seat >= 0 and is_leaving(table.game, one.before, one.seat, one.action):
            table.set_seat(one.seat, left=False)
    if table.steps is not None:
        drop_steps(table.steps, sum(1 + len(one.hidden) for one in undone))
        if not is_free:
            told = TakenBackRecord(seat=seat, after=len(table.steps), steps=len(undone))
            table.took_back.append(told)
    for owner, action in [hidden for one in undone for hidden in one.hidden]:
        do_again(table, owner, action)


def drop_steps(steps: list[StepRecord], number: int) -> None:
    """The last ones."""
    del steps[len(steps) - number :]


def do_again(table: "Table", seat: Seat, action: Any) -> None:
    """What somebody did in secret."""
    try:
        step = table.game.apply(table.state, seat, table.game.read_action(action))
    except RulesError:
        return  # it belonged to a later moment
    agenda = new_agenda(table.state, step.state)
    table.state = step.state
    table.takeback.note_secret(seat, action)
    keep_step(
        table, Acted(at=table.at, seat=seat, action=action, events=step.events, agenda=agenda)
    )
