"""Whatever the games name is drawn, said in five languages, and written out for the browser."""

import json
import re
from pathlib import Path

import pytest

from divetable.art import SHEETS, dive, divers, pieces, scuba, scuba_cards, sheet_of
from divetable.art.export import files, stale, write
from divetable.art.hand import Drawing
from divetable.art.pictograms import SYMBOLS
from divetable.bots import LEVELS
from divetable.games.dive.components import COMPANIONS, CONTENTS, house_chief_cards
from divetable.games.divers.chart import SEATS
from divetable.games.divers.components import (
    COMPASS,
    HOUSE_SIZES,
    PATCHES,
    house_patch_set,
    rotated,
)
from divetable.games.scuba.components import HOUSES, Data, data_of
from divetable.words import LANGUAGES, listed, say

ROOT = Path(__file__).parents[2]
ART = ROOT / "web" / "src" / "art"
LOCALES = ROOT / "src" / "divetable" / "locales"
COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}


@pytest.fixture(scope="module", params=HOUSES)
def data(request: pytest.FixtureRequest) -> Data:
    return data_of(request.param)


def missing(wanted: set[str]) -> set[str]:
    assert wanted
    return wanted - pieces().keys()


def test_every_tile_of_scuba_has_a_front_and_a_back(data: Data) -> None:
    fronts = {
        f"scuba/{tile.front}/{COLOURS[tile.colour]}"
        if tile.front in ("event", "empty")
        else f"scuba/animal/{tile.front.replace('_', '-')}-{tile.value}"
        for tile in data.tiles.values()
    }
    backs = {f"scuba/back/{COLOURS[tile.colour]}" for tile in data.tiles.values()}

    assert not missing(fronts | backs)
    assert len(fronts) == 18 + 4 + 4


def test_every_card_of_scuba_is_drawn(data: Data) -> None:
    assert not missing({f"scuba/current/{id}" for id in data.currents})
    assert not missing({f"scuba/event-card/{id}" for id in data.events})
    assert not missing({f"scuba/card-back/{deck}" for deck in ("current", *COLOURS.values())})


def test_every_effect_of_scuba_has_its_symbols(data: Data) -> None:
    shown = {
        sign
        for card in data.events.values()
        for line in scuba_cards.items_of(card.effects)
        for sign, _ in line
    }

    assert not missing({f"scuba/symbol/{sign}" for sign in shown})
    assert shown == SYMBOLS.keys(), "all 21 symbols occur at least once"


def test_every_depth_and_price_of_scuba_is_drawn(data: Data) -> None:
    assert not missing({f"scuba/row/{row}" for row in range(len(data.air))})
    assert not missing({f"scuba/air/{air}" for air in data.air})
    assert not missing({f"scuba/minus/{abs(minus)}" for minus in data.minus if minus})


@pytest.mark.parametrize("thing", ["diver", "dust", "disc"])
def test_every_diver_of_scuba_has_own_things(thing: str) -> None:
    assert not missing({f"scuba/{thing}/{colour}" for colour in COLOURS.values()})


def test_scuba_has_boat_dial_and_tokens() -> None:
    rest = {"boat", "dial", "needle", "token/deco", "token/plus", "token/minus"}

    assert not missing({f"scuba/{name}" for name in rest})
    assert scuba.needle_angle(0) == -135
    assert scuba.needle_angle(scuba.FULL) == 135


def test_every_patch_of_the_house_sets_is_drawn_however_it_lies() -> None:
    codes = {
        rotated(code, quarters)
        for size in HOUSE_SIZES
        for code in house_patch_set(size).codes()
        for quarters in range(4)
    }

    assert not missing({divers.patch_id(code) for code in codes})


def test_every_patch_there_can_be_has_a_drawing() -> None:
    for code in PATCHES:
        drawing = Drawing(code)
        divers.patch(code)(drawing)
        assert "<path" in drawing.svg()


def test_any_current_can_be_laid_from_the_bare_one_and_arrows() -> None:
    assert not missing({"divers/patch/current", *(f"divers/arrow/{way}" for way in COMPASS)})


def test_every_seat_of_the_divers_has_a_boat_and_three_divers() -> None:
    assert not missing({f"divers/boat/{seat}" for seat in SEATS})
    assert not missing({f"divers/diver/{seat}{at}" for seat in SEATS for at in (1, 2, 3)})
    assert not missing({"divers/back", "divers/ring", "divers/treasure"})
    assert not missing({"divers/team/NS", "divers/team/EW"})
    assert not missing({f"divers/flag/{flag}" for flag in ("delayed", "stuck", "caught", "wish")})


def test_every_mud_has_its_tufts_inside_and_apart() -> None:
    for number, places in divers.TUFTS.items():
        assert len(places) == number
        assert all(15 <= x <= 85 and 15 <= y <= 85 for x, y in places)
        for at, (x, y) in enumerate(places):
            assert all(abs(x - u) + abs(y - v) > 26 for u, v in places[at + 1 :])


THINGS = ("board", "screen", "shell")


def test_every_component_of_dive_is_drawn() -> None:
    companions = {f"dive/companion/{name.replace('_', '-')}" for name in COMPANIONS}
    sides = {f"dive/companion/anglerfish-{side}" for side in ("shark", "clear")}
    tokens = {f"dive/token/{air}-{side}" for air in range(1, 6) for side in ("shark", "clear")}
    helpers = {f"dive/content/{content.helper or 'nothing'}" for content in CONTENTS.values()}

    assert not missing(companions | sides | tokens | helpers)
    assert not missing({f"dive/chief/{card.id}" for card in house_chief_cards()})
    assert not missing({f"dive/pawn/{colour}" for colour in (*dive.DIVERS, "black")})
    assert not missing({f"dive/{thing}/{c}" for thing in THINGS for c in dive.DIVERS})
    rest = {"content/shark", "companion/dolphins-small", "chief/back", "bubble", "track"}
    assert not missing({f"dive/{name}" for name in rest})


def test_the_track_has_a_place_for_every_field() -> None:
    places = dive.fields()

    assert len(set(places)) == len(places) > dive.GOAL
    assert all(0 < x < dive.TRACK_WIDTH and 0 < y < dive.TRACK_HEIGHT for x, y in places)


def test_sheets_hold_each_piece_once() -> None:
    shown = [piece.id for name in SHEETS for piece in sheet_of(name)]

    assert sorted(shown) == sorted(pieces())
    assert all(len(sheet_of(name)) > 50 for name in SHEETS)


def test_icons_and_covers_are_there() -> None:
    icons = ("air", "clock", "bot", "eye", "chat", "pause", "undo")

    assert not missing({"logo/app", "logo/mark", "logo/name", *(f"icon/{name}" for name in icons)})
    assert not missing({"cover/dive", "cover/scuba", "cover/divers"})


def test_every_bot_has_a_face() -> None:
    assert not missing({f"bot/{level}" for level in ("random", *LEVELS)})


def alt(language: str, id: str) -> str:
    return listed(language, [(f"pieces-{m}", dict(facts)) for m, facts in pieces()[id].alt])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_described(language: str) -> None:
    for id in pieces():
        text = alt(language, id)
        assert len(text) > 1, id
        assert text[0] == text[0].upper(), id
        assert not re.search(r"[{}$\u2068\u2069]|pieces-", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_description_is_left_over(language: str) -> None:
    text = (LOCALES / language / "pieces.ftl").read_text("utf-8")
    there = set(re.findall(r"^(pieces-[\w-]+) =", text, re.MULTILINE))

    assert there == {f"pieces-{message}" for each in pieces().values() for message, _ in each.alt}


SAME_IN_WORDS = {"divers/patch/sea", "scuba/current", "logo", "icon"}
"""By the beginning of their ids: variants, equal cards, and signs used in several places."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_pieces_are_described_differently(language: str) -> None:
    said: dict[str, str] = {}
    for id, each in pieces().items():
        if id.startswith(tuple(SAME_IN_WORDS)):
            continue
        text = f"{each.game}: {id.split('/')[1]}: {alt(language, id)}"
        assert text not in said, f"{id} and {said.get(text)}: {text}"
        said[text] = id


def test_animals_have_their_names_and_values() -> None:
    assert alt("en", "scuba/animal/whale-shark-12") == "Whale shark, blue, 12 points"
    assert alt("nl", "scuba/animal/sea-anemone-1") == "Zeeanemoon, rood, 1 punt"
    assert alt("de", "scuba/animal/ocean-sunfish-5") == "Mondfisch, blau, 5 Punkte"
    assert alt("fr", "scuba/animal/lionfish-4") == "Poisson-lion, jaune, 4 points"
    assert alt("sv", "scuba/animal/nurse-shark-5") == "Sköterskehaj, grön, 5 poäng"


COUNTED = ("points", "treasures", "tufts")
WAYS = ("left", "right", "up", "down", "sideways", "any-way")
UNCHANGED = {("sv", "points"), ("de", "tufts")}  # one and many are the same word


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_and_many_are_said_differently(language: str) -> None:
    plurals = [(name, "number") for name in COUNTED] + [(f"way-{way}", "squares") for way in WAYS]
    text = (LOCALES / language / "pieces.ftl").read_text("utf-8")

    assert text.count("[one]") == len(plurals)
    for message, fact in plurals:
        one, two = (say(language, f"pieces-{message}", **{fact: n}) for n in (1, 2))
        assert one.startswith("1 ")
        assert two.startswith("2 ")
        assert (one[1:] == two[1:]) == ((language, message) in UNCHANGED)


def test_a_stingray_says_where_its_tail_points() -> None:
    for way in COMPASS:
        for language in LANGUAGES:
            name = say(language, f"pieces-way-{way}")
            assert alt(language, f"divers/patch/stingray-{way}").endswith(f" {name}")


def test_the_files_of_the_browser_are_up_to_date() -> None:
    assert stale(ART) == [], "stale: run ./divetable ocean art web/src/art"


def test_what_is_missing_changed_or_too_much_is_stale(tmp_path: Path) -> None:
    assert write(tmp_path) == len(files())
    assert stale(tmp_path) == []

    (tmp_path / "dive" / "bubble.svg").unlink()
    (tmp_path / "palette.css").write_text("")
    (tmp_path / "dive" / "old.svg").write_text("")

    assert stale(tmp_path) == ["dive/bubble.svg", "dive/old.svg", "palette.css"]
    assert write(tmp_path) == 3
    assert stale(tmp_path) == []


def test_the_index_tells_sizes_words_and_places() -> None:
    index = json.loads(files()["pieces.json"])

    assert index["pieces"].keys() == pieces().keys()
    assert index["pieces"]["scuba/boat"]["width"] == 300
    assert index["pieces"]["divers/patch/mud-3"]["alt"] == [
        ["pieces-patch-mud", {}],
        ["pieces-tufts", {"number": 3}],
    ]
    assert len(index["layout"]["dive"]["slots"]) == 5
    assert index["layout"]["divers"]["tufts"]["2"] == [[28, 64], [72, 36]]
