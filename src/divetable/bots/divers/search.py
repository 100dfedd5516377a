"""Lines of play over what everybody sees: a move, then whatever looks best to each player in turn.

Nobody sees more than anybody else, so a position as everybody sees it is an information set. A
turned patch is weighed as everything it can be where a line begins, and taken for open sea further
on: no decision knows what only the draw reveals. After some turns the position is judged, not
played out, because games are long.
"""

from divetable.bots.divers.judge import Desk, judge, survey
from divetable.bots.divers.sense import keep_sensible
from divetable.bots.divers.twin.arrivals import stays_inside
from divetable.bots.divers.twin.moves import colour_asked, is_decided, legal
from divetable.bots.divers.twin.routes import are_friends
from divetable.bots.divers.twin.rules import play
from divetable.bots.divers.twin.table import (
    DRAWN,
    GO,
    HIDDEN,
    NO_END,
    NOTHING,
    WISH_FOR,
    Move,
    Table,
)
from divetable.workshop.copies import overwrite
from divetable.workshop.machine_code import compiled, door

ROUND = 4  # turns
MOST_QUESTIONS = 4  # in a turn, on average: no line goes on for ever


@compiled
def hidden_end(table: Table, move: Move) -> int:
    """The face-down patch on which this move ends, or NOTHING."""
    kind = move.kind
    if kind <= WISH_FOR or kind == GO:
        square = move.to if move.end == NO_END else move.end
        if square >= 0 and table.kinds[square] == HIDDEN:
            return square
    return NOTHING


@compiled
def gladness(desk: Desk, value: float, is_mine: bool) -> float:
    """What turning a patch adds to the worth of a move, for the colour that does it."""
    gain = desk.taste.curious / desk.taste.scale * value * (1.0 - value)
    return gain if is_mine else -gain


@compiled
def worth_after(desk: Desk, move: Move, me: int) -> float:
    """What the position after a move is worth to me, before that of the next player: a ransom or a
    question is not another move."""
    table, turn = desk.game.table, desk.before.turn
    overwrite(table, desk.before)
    play(desk.game, move)
    if table.turn == turn and not table.is_over and not is_decided(table):
        table.turn = (turn + 1) % 4
    judge(desk)
    return desk.prospects[me].share


@compiled
def weigh_forms(desk: Desk, move: Move, square: int, me: int, as_sea: float) -> float:
    """What a move is worth if the patch it turns is each form it can be, as often as that is."""
    game = desk.game
    total = weight = 0.0
    for form in range(game.number_of_forms):
        many = desk.odds[form]
        if desk.before.bag[form] == 0 or many <= 0.0:
            continue
        if game.chart.squares[square].is_outermost and stays_inside(game, form):
            continue
        game.undersides[square].form = form
        game.undersides[square].quarters = DRAWN
        total += many * worth_after(desk, move, me)
        weight += many
    return total / weight if weight > 0.0 else as_sea


@compiled
def look_ahead(desk: Desk, me: int, thorough: bool) -> None:
    """Judge every move by the position after it, from the view of one colour.

    A patch that would be turned counts as open sea or, if thorough, as each form it can be. Turning
    one earns a small bonus. The table is the same afterwards.
    """
    game = desk.game
    is_mine = are_friends(game, colour_asked(game.table), me)
    overwrite(desk.before, game.table)
    for at in range(game.moves.number):
        move = game.moves.listed[at]
        square = hidden_end(desk.before, move)
        if square == NOTHING:
            desk.worth[at] = worth_after(desk, move, me)
            continue
        underside = game.undersides[square]
        underside.form, underside.quarters = desk.open_sea, 0
        worth = worth_after(desk, move, me)
        if thorough:
            worth = weigh_forms(desk, move, square, me, worth)
        underside.form = underside.quarters = DRAWN
        desk.worth[at] = worth + gladness(desk, worth, is_mine)
    overwrite(game.table, desk.before)


@compiled
def likeliest(desk: Desk) -> int:
    """Of the moves listed, the one that looks best to the player who is asked."""
    number = desk.game.moves.number
    best = 0
    if number > 1:
        look_ahead(desk, colour_asked(desk.game.table), False)
        for at in range(number):
            if desk.worth[at] > desk.worth[best]:
                best = at
    return best


@compiled
def weigh(desk: Desk) -> None:
    """List all moves and, where there is more than one, judge the sensible ones."""
    game, taste, errand = desk.game, desk.taste, desk.errand
    legal(game)
    errand.choices = game.moves.number
    if errand.choices == 1:
        return
    survey(desk)
    keep_sensible(desk)
    taste.late *= 1.0 - 0.7 * errand.impatience
    taste.curious += 0.3 * errand.impatience
    taste.quest += 0.3 * errand.impatience
    look_ahead(desk, errand.me, False)
    for at in range(game.moves.number):
        desk.as_sea[at] = desk.worth[at]
    if errand.thorough:
        look_ahead(desk, errand.me, True)


@compiled
def follow_line(desk: Desk) -> float:
    """What a move is worth to me if everybody then does what looks best to them. It is the mean
    over the last round of the line, so that nobody is judged at a lucky moment.
    """
    game, table, errand = desk.game, desk.game.table, desk.errand
    me = errand.me
    desk.move = errand.move
    began = before = table.turns
    judged = 0
    total = glad = 0.0
    for _ in range(MOST_QUESTIONS * errand.turns):
        square = hidden_end(table, desk.move)
        if square == NOTHING:
            play(game, desk.move)
        else:
            glad += gladness(desk, errand.hope, are_friends(game, colour_asked(table), me))
            underside = game.undersides[square]
            underside.form, underside.quarters = desk.open_sea, 0
            play(game, desk.move)
            underside.form = underside.quarters = DRAWN
        if table.is_over or is_decided(table):
            break
        if table.turns != before:
            before = table.turns
            if before - began > errand.turns - ROUND:
                judge(desk)
                total += desk.prospects[me].share
                judged += 1
            if before - began >= errand.turns:
                break
        legal(game)
        desk.move = game.moves.listed[likeliest(desk)]
    judge(desk)
    return (total + (ROUND - judged) * desk.prospects[me].share) / ROUND + glad


LIST, PLAY, WEIGH, FOLLOW = range(4)


@door
def run_errand(desks: list[Desk], errand: int) -> None:
    """The one way in, because each contains all that it calls: list the moves, play one, weigh them
    all, or follow the line that begins with one. An array of one desk is handed over faster than
    the desk."""
    desk = desks[0]
    if errand == LIST:
        legal(desk.game)
    elif errand == PLAY:
        play(desk.game, desk.errand.move)
    elif errand == WEIGH:
        weigh(desk)
    else:
        desk.errand.found = follow_line(desk)
