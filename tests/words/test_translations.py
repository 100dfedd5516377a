"""All languages say the same, completely, and each in its own words."""

import re
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from divetable.core.errors import BadOptions, RulesError
from divetable.games.dive.components import Companion
from divetable.games.dive.options import Options, read_options
from divetable.words import LANGUAGES, refusal, say
from divetable.words.english import PARTS as REFUSING
from divetable.words.english import refusals_of

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "divetable" / "locales"
PARTS = tuple(sorted(file.stem for file in (LOCALES / "en").glob("*.ftl")))
COMPANIONS: tuple[str, ...] = get_args(Companion)
REFUSALS = {known.message: known for part in REFUSING for known in refusals_of(part)}
PHRASES = {"or", "to", "a number", "a whole number", "or all seats in their order"}
GREETING = {"greeting-title", "page-no-client", "serve-open", "serve-stop"}
SAMPLES: Mapping[str, object] = {
    "actual": 8,
    "allowed": "on, off",
    "angle": 30,
    "answers": "yes, no",
    "below": 4,
    "boat": "S",
    "colour": "E",
    "column": 2,
    "columns": "4 or 5 or 6",
    "companion": "giant_turtle",
    "dangers": 9,
    "direction": "L",
    "diver": "N1",
    "end": "5,7",
    "gap": 3,
    "given": "maybe",
    "host": "evil.example",
    "inside": 4,
    "kind": "goldfish",
    "known": "mode, chief",
    "least": 1,
    "level": 6,
    "levels": 2,
    "limit": 2,
    "most": 700,
    "number": 12345,
    "offered": "octopus, white_shark",
    "option": "assist_time",
    "own": "dolphins",
    "players": 5,
    "problem": "no such field, orca",
    "problems": "A1: orca; A2: orca",
    "seat": 2,
    "seats": "0 or 1 or 3",
    "seconds": 10,
    "size": 9,
    "sizes": "8, 11",
    "step": 14,
    "steps": 20_000,
    "tile": 7,
    "to": "5,6",
    "token": "7",
    "used": 3,
}

a_language = pytest.mark.parametrize("language", LANGUAGES)
a_part = pytest.mark.parametrize("part", PARTS)
a_refusal = pytest.mark.parametrize("message", REFUSALS)


def messages(language: str, part: str) -> dict[str, str]:
    """The messages of a file by their id, in the order they stand there."""
    entries = FluentParser().parse((LOCALES / language / f"{part}.ftl").read_text("utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    write = FluentSerializer().serialize_entry
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "an id stands there twice"
    return {entry.id.name: write(entry) for entry in found}


def variables(message: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", message))


def sample(message: str, **facts: object) -> RulesError:
    """The refusal with made-up facts, except for those given."""
    needed = re.findall(r"\{(\w+)\}", REFUSALS[message].english)
    return REFUSALS[message](**{name: facts.get(name, SAMPLES[name]) for name in needed})


def bad_setting(option: str) -> RulesError:
    with pytest.raises(BadOptions) as caught:
        read_options({option: "?"}, 2)
    return caught.value


def test_each_language_has_each_part_and_nothing_else() -> None:
    files = {str(path.relative_to(LOCALES)) for path in LOCALES.rglob("*.*")}

    assert files == {f"{language}/{part}.ftl" for language in LANGUAGES for part in PARTS}


@a_part
@a_language
def test_a_language_has_the_messages_and_facts_of_english(language: str, part: str) -> None:
    here, english = messages(language, part), messages("en", part)

    assert list(here) == list(english)
    assert {id: variables(here[id]) for id in here} == {
        id: variables(english[id]) for id in english
    }


@a_language
def test_dive_has_a_message_for_all_that_needs_one_and_no_other(language: str) -> None:
    named = {thing.replace(" ", "-") for thing in (*COMPANIONS, *PHRASES)}

    assert set(messages(language, "dive")) == {
        *(id for id in REFUSALS if id.startswith("dive-")),
        *(f"dive-name-{thing}" for thing in named),
    }


@a_language
def test_divers_has_a_message_for_all_that_needs_one_and_no_other(language: str) -> None:
    named = ("anemone", "stingray", "goldfish", "shark", "treasure", "yes", "no", "to")

    assert set(messages(language, "divers")) == {
        *(id for id in REFUSALS if id.startswith("divers-")),
        *(f"divers-name-{thing}" for thing in (*named, "a-whole-number")),
    }


@a_language
def test_scuba_has_a_message_for_all_that_needs_one_and_no_other(language: str) -> None:
    named = ("L", "R", "U", "D", "or", "or-a-seat")

    assert set(messages(language, "scuba")) == {
        *(id for id in REFUSALS if id.startswith("scuba-")),
        *(f"scuba-name-{thing}" for thing in named),
    }


@a_language
def test_the_table_has_a_message_for_all_that_needs_one_and_no_other(language: str) -> None:
    assert set(messages(language, "table")) == {id for id in REFUSALS if id.startswith("table-")}


@a_language
def test_every_refusal_has_a_message(language: str) -> None:
    assert REFUSALS
    assert set(REFUSALS) <= {id for part in REFUSING for id in messages(language, part)}


@a_language
def test_the_greeting_is_complete_and_has_nothing_else(language: str) -> None:
    assert set(messages(language, "common")) == GREETING
    assert all(say(language, id, url="here") for id in GREETING)


@a_refusal
@a_language
def test_a_refusal_is_said_with_its_rule_behind_it(language: str, message: str) -> None:
    said = refusal(sample(message), language)

    assert said.endswith(f" [{REFUSALS[message].rule}]")
    assert not re.search(r"[{}$\u2068\u2069]|_turtle|_shark", said)


@a_refusal
def test_no_two_languages_have_the_same_sentence(message: str) -> None:
    facts: dict[str, object] = dict.fromkeys(SAMPLES, 3)
    said = {language: refusal(sample(message, **facts), language) for language in LANGUAGES}

    assert_all_differ(said)


@pytest.mark.parametrize("message", sorted(GREETING))
def test_no_two_languages_greet_with_the_same_words(message: str) -> None:
    assert_all_differ({language: say(language, message, url="") for language in LANGUAGES})


def assert_all_differ(said: Mapping[str, str]) -> None:
    same = [pair for pair in combinations(said, 2) if said[pair[0]] == said[pair[1]]]
    assert not same, said


def test_companions_have_the_names_of_the_rulebooks() -> None:
    """[D rules 1.5]; French ones without the article, as in lists."""
    rules = (ROOT / "docs" / "rules" / "dive.md").read_text("utf-8")
    table = re.findall(
        r"^\| `(\w+)` \| (.+) \| (.+) \| (.+) \| (.+) \| .+ \|$", rules, re.MULTILINE
    )
    rows = {id: names for id, *names in table if id in COMPANIONS}

    assert set(rows) == set(COMPANIONS)
    for companion, names in rows.items():
        for language, printed in zip(("en", "nl", "de", "fr"), names, strict=True):
            name = re.sub(r"^(Les? |La |L')| \(expansion\)$", "", printed)
            said = say(language, f"dive-name-{companion}")
            assert name == "–" or said.lower() == name.lower()  # noqa: RUF001 - as in the table


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Great white shark cannot be used against the village chief; choose from: Orca, Fugu",
        ),
        ("nl", "“Grote witte haai” mag niet tegen het dorpshoofd; kies uit: Orca, Fugu"),
        ("de", "„Weißer Hai“ ist gegen das Dorfoberhaupt nicht erlaubt; wähle aus: Orca, Fugu"),
        (
            "fr",
            "« Grand requin blanc » n’est pas permis contre le chef du village ; "
            "choisis parmi : Orque, Fugu",
        ),
        ("sv", "”Vithaj” får inte användas mot byhövdingen; välj bland: Späckhuggare, Fugu"),
    ],
)
def test_companions_are_named_alone_and_in_lists(language: str, said: str) -> None:
    error = sample("dive-not-with-chief", companion="white_shark", offered="orca, fugu")

    assert refusal(error, language).replace("\u00a0", " ") == f"{said} [D-5.12]"


@pytest.mark.parametrize(
    ("language", "seats"),
    [("en", "0 or 2"), ("nl", "0 of 2"), ("de", "0 oder 2"), ("fr", "0 ou 2"), ("sv", "0 eller 2")],
)
def test_a_choice_of_seats_is_in_the_language_too(language: str, seats: str) -> None:
    assert f" {seats} [" in refusal(sample("dive-dolphins-target", seats="0 or 2"), language)


@pytest.mark.parametrize(
    "option", [field for field in Options.__struct_fields__ if "_cards" not in field]
)
def test_what_an_option_may_be_is_told_in_each_language(option: str) -> None:
    error = bad_setting(option)
    english = str(error.facts["allowed"])
    for language in LANGUAGES[1:]:
        assert not re.search(r"\b(number|or all)\b", refusal(error, language)), english
    assert refusal(error, "en") == str(error)


def test_a_range_is_told_in_each_language() -> None:
    error = sample("dive-bad-setting", allowed="0 to 86400")

    said = [refusal(error, language).rpartition(":")[2].strip() for language in LANGUAGES]

    assert said == [f"0 {to} 86400 [D-2.5]" for to in ("to", "tot", "bis", "à", "till")]


@pytest.mark.parametrize("message", ["dive-children-five", "dive-anglerfish-place"])
@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "so far: 0", "so far: 1", "so far: 2"),
        ("nl", "nog geen enkel niveau heeft", "pas één niveau heeft", "pas 2 niveaus hebben"),
        ("de", "bisher hat keine", "bisher hat erst eine Ebene", "bisher haben erst 2 Ebenen"),
        ("fr", "aucun niveau n’en a", "un seul niveau en a", "2 niveaux en ont"),
        ("sv", "ingen nivå har", "bara en nivå", "bara 2 nivåer"),
    ],
)
def test_levels_are_counted_as_one_speaks(
    message: str, language: str, none: str, one: str, two: str
) -> None:
    for levels, words in enumerate((none, one, two)):
        assert words in refusal(sample(message, levels=levels), language)


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "you placed 0;", "you placed 1;", "you placed 2;"),
        ("nl", "er pas 0 gelegd", "er pas één gelegd", "er pas 2 gelegd"),
        ("de", "erst 0 gelegt", "erst eines gelegt", "erst 2 gelegt"),
        ("fr", "n’en as posé aucun,", "n’en as posé qu’un,", "n’en as posé que 2,"),
        ("sv", "bara lagt 0;", "bara lagt en;", "bara lagt 2;"),
    ],
)
def test_tokens_are_counted_as_one_speaks(language: str, none: str, one: str, two: str) -> None:
    for used, words in enumerate((none, one, two)):
        assert words in refusal(sample("dive-all-tokens", used=used), language)


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "allowed: 0", "allowed: 1", "allowed: 2"),
        ("nl", "geen enkel vak vooruit", "maar één vak", "maar 2 vakken"),
        ("de", "kein einziges Feld", "nur ein Feld", "nur 2 Felder"),
        ("fr", "pas d’une seule case", "qu’à une case", "qu’à 2 cases"),
        ("sv", "inte en enda ruta", "simma en ruta", "simma 2 rutor"),
    ],
)
def test_steps_are_counted_as_one_speaks(language: str, none: str, one: str, two: str) -> None:
    for limit, words in enumerate((none, one, two)):
        assert words in refusal(sample("scuba-against-the-current", limit=limit), language)


@pytest.mark.parametrize(
    ("language", "columns"),
    [("en", "4 or 5"), ("nl", "4 of 5"), ("de", "4 oder 5"), ("fr", "4 ou 5"), ("sv", "4 eller 5")],
)
def test_a_choice_of_columns_is_in_the_language_too(language: str, columns: str) -> None:
    assert f" {columns} [" in refusal(sample("scuba-must-enter", columns="4 or 5"), language)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "left, right"),
        ("nl", "links, rechts"),
        ("de", "links, rechts"),
        ("fr", "à gauche, à droite"),
        ("sv", "vänster, höger"),
    ],
)
def test_directions_have_names(language: str, said: str) -> None:
    assert f" {said} [" in refusal(sample("scuba-no-such-heading", allowed="L, R"), language)


def test_all_plurals_are_tested() -> None:
    with_plurals = {
        id
        for language in LANGUAGES
        for part in PARTS
        if part not in ("pieces", "scubaboard", "diversboard")  # have tests of their own
        and not part.endswith("reasons")  # in test_reasons.py
        for id, text in messages(language, part).items()
        if "->" in text
    }

    assert with_plurals == {
        "dive-all-tokens",
        "dive-anglerfish-place",
        "dive-children-five",
        "rulebook-found",  # in test_web.py
        "scuba-against-the-current",
        "web-bots-think",  # in test_web.py
        "web-dive-cards-left",  # in test_web.py
        "web-invitation",  # in test_options.py
        "web-options-different",
        "web-options-more",
        "web-players",  # in test_web.py
        "web-setting-seconds",  # in test_web.py
        "web-welcome",  # in test_web.py
        "web-winners",
    }
