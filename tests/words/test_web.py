"""The browser client says nothing that is not in the catalogue, and the catalogue nothing else."""

import re
from functools import cache
from pathlib import Path

import pytest

from divetable.games import GAMES
from divetable.words import say
from tests.words.test_translations import COMPANIONS, PARTS, messages

SOURCES = Path(__file__).parents[2] / "web" / "src"
SERVERS = re.compile(r"common|sonar|table|\w*terminal|\w+options|pieces")
OWN = tuple(part for part in PARTS if not SERVERS.fullmatch(part) and part not in GAMES)
"""Parts of the catalogue that only the browser says."""

IDS = rf"(?:{'|'.join(OWN)}|dive)-"
WHOLE = re.compile(rf"""['"]({IDS}[\w-]+)['"]""")
IN_PARTS = re.compile(rf"`((?:{IDS}|\$\{{game\}}(?:face|lesson|reasons)-)[\w-]*\$\{{[^`]*)`")
OF_FACES = re.compile(r"""faceWord\([\w.]+, ['`](.*?)['`]\)""")


@cache
def source() -> str:
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".svelte", ".ts")]
    return "\n".join(path.read_text("utf-8") for path in files if ".test." not in path.name)


def patterns() -> dict[str, re.Pattern[str]]:
    """Ids that are put together: `web-level-${level}` stands for all that begin like that."""
    found = set(IN_PARTS.findall(source()))
    found |= {f"${{game}}face-{word}" for word in OF_FACES.findall(source())}
    return {
        template: re.compile(re.sub(r"\\\$\\\{.*?\\\}", r"[\\w-]+", re.escape(template)))
        for template in found
    }


def test_every_message_that_is_said_exists() -> None:
    known = {id for part in (*OWN, "dive") for id in messages("en", part)}
    said = set(WHOLE.findall(source()))

    assert len(said) > 100
    assert not said - known
    assert not [at for at, one in patterns().items() if not any(map(one.fullmatch, known))]


def test_every_companion_is_explained() -> None:
    explained = {id for id in messages("en", "web") if id.startswith("web-companion-")}

    assert explained == {f"web-companion-{companion}" for companion in COMPANIONS}


def test_every_message_is_said() -> None:
    said = set(WHOLE.findall(source()))
    unused = [
        id
        for part in OWN
        for id in messages("en", part)
        if id not in said and not any(one.fullmatch(id) for one in patterns().values())
    ]

    assert not unused


@pytest.mark.parametrize(
    ("language", "two", "some"),
    [
        ("en", "2 players", "2\u20134 players"),
        ("nl", "2 spelers", "2\u20134 spelers"),
        ("de", "2 Personen", "2\u20134 Personen"),
        ("fr", "2 joueurs", "2 à 4 joueurs"),
        ("sv", "2 spelare", "2\u20134 spelare"),
    ],
)
def test_how_many_may_play(language: str, two: str, some: str) -> None:
    assert say(language, "web-players", least=2, most=2, kind="exactly") == two
    assert say(language, "web-players", least=2, most=4, kind="between") == some


@pytest.mark.parametrize(
    ("language", "three", "four"),
    [
        ("en", "Three board games", "4 board games"),
        ("nl", "Drie bordspellen", "4 bordspellen"),
        ("de", "Drei Brettspiele", "4 Brettspiele"),
        ("fr", "Trois jeux", "4 jeux"),
        ("sv", "Tre brädspel", "4 brädspel"),
    ],
)
def test_games_are_counted(language: str, three: str, four: str) -> None:
    assert say(language, "web-welcome", games=3).startswith(three)
    assert say(language, "web-welcome", games=4).startswith(four)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Ada wins!", "Ada, Bea win!"),
        ("nl", "Ada wint!", "Ada, Bea winnen!"),
        ("de", "Ada gewinnt!", "Ada, Bea gewinnen!"),
        ("fr", "Ada gagne\u00a0!", "Ada, Bea gagnent\u00a0!"),
        ("sv", "Ada vinner!", "Ada, Bea vinner tillsammans!"),
    ],
)
def test_one_wins_or_several_win(language: str, one: str, two: str) -> None:
    assert say(language, "web-winners", names="Ada", count=1) == one
    assert say(language, "web-winners", names="Ada, Bea", count=2) == two


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Bo is still", "Bo, Cy are still"),
        ("nl", "Bo denkt nog na.", "Bo, Cy denken nog na."),
        ("de", "Bo denkt noch", "Bo, Cy denken noch"),
        ("fr", "Bo réfléchit", "Bo, Cy réfléchissent"),
        ("sv", "Bo tänker", "Bo, Cy tänker"),
    ],
)
def test_one_bot_thinks_or_several_think(language: str, one: str, two: str) -> None:
    assert say(language, "web-bots-think", names="Bo", number=1).startswith(one)
    assert say(language, "web-bots-think", names="Bo, Cy", number=2).startswith(two)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 card in", "2 cards in"),
        ("nl", "1 kaart in", "2 kaarten in"),
        ("de", "1 Karte im", "2 Karten im"),
        ("fr", "1 carte dans", "2 cartes dans"),
        ("sv", "1 kort i", "2 kort i"),
    ],
)
def test_cards_are_counted_as_one_speaks(language: str, one: str, two: str) -> None:
    assert say(language, "web-dive-cards-left", count=1).startswith(one)
    assert say(language, "web-dive-cards-left", count=2).startswith(two)


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "Nothing found.", "1 rule found.", "2 rules found."),
        ("nl", "Niets gevonden.", "1 regel gevonden.", "2 regels gevonden."),
        ("de", "Nichts gefunden.", "1 Regel gefunden.", "2 Regeln gefunden."),
        ("fr", "Rien trouvé.", "1 règle trouvée.", "2 règles trouvées."),
        ("sv", "Inget hittades.", "1 regel hittades.", "2 regler hittades."),
    ],
)
def test_rules_are_counted_as_one_speaks(language: str, none: str, one: str, two: str) -> None:
    for count, words in enumerate((none, one, two)):
        assert say(language, "rulebook-found", count=count) == words


@pytest.mark.parametrize(
    ("language", "one", "two", "days"),
    [
        ("en", "1 minute", "3 minutes", "3 days, by correspondence"),
        ("nl", "1 minuut", "3 minuten", "3 dagen, per correspondentie"),
        ("de", "1 Minute", "3 Minuten", "3 Tage, als Fernpartie"),
        ("fr", "1 minute", "3 minutes", "3 jours, par correspondance"),
        ("sv", "1 minut", "3 minuter", "3 dagar, som korrespondensspel"),
    ],
)
def test_spans_are_counted_as_one_speaks(language: str, one: str, two: str, days: str) -> None:
    def said(number: int, unit: str) -> str:
        return say(language, "web-setting-seconds", number=number, unit=unit)

    assert [said(1, "minutes"), said(3, "minutes"), said(3, "days")] == [one, two, days]
    assert said(0, "none") != said(30, "seconds")
