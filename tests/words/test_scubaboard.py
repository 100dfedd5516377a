"""Scuba's board counts as one speaks."""

import pytest

from divetable.words import LANGUAGES, say
from tests.words.test_translations import messages

POINTS = ("scubaboard-worth", "scubaboard-gain", "scubaboard-lose", "scubaboard-card")
MORE_POINTS = ("scubaboard-points", "scubaboard-said-PlusTaken", "scubaboard-said-minus-event")
LAST_POINTS = ("scubaboard-said-again",)
STEPS = ("scubaboard-steps-left", "scubaboard-left-that-way")
COUNTED: dict[str, tuple[str, dict[str, tuple[str, str]]]] = {
    **dict.fromkeys(
        (*POINTS, *MORE_POINTS, *LAST_POINTS),
        (
            "points",
            {
                "en": ("1 point", "2 points"),
                "nl": ("1 punt", "2 punten"),
                "de": ("1 Punkt", "2 Punkte"),
                "fr": ("1 point", "2 points"),
                "sv": ("1 poäng", "2 poäng"),
            },
        ),
    ),
    **dict.fromkeys(
        STEPS,
        (
            "count",
            {
                "en": ("1 step", "2 steps"),
                "nl": ("1 stap", "2 stappen"),
                "de": ("1 Schritt", "2 Schritte"),
                "fr": ("1 mouvement", "2 mouvements"),
                "sv": ("1 steg", "2 steg"),
            },
        ),
    ),
    "scubaboard-currents-left": (
        "count",
        {
            "en": ("1 current card", "2 current cards"),
            "nl": ("1 stromingskaart", "2 stromingskaarten"),
            "de": ("1 Strömungskarte", "2 Strömungskarten"),
            "fr": ("1 carte courant", "2 cartes courant"),
            "sv": ("1 strömkort", "2 strömkort"),
        },
    ),
    "scubaboard-tokens": (
        "count",
        {
            "en": ("1 deco token", "2 deco tokens"),
            "nl": ("1 decofiche", "2 decofiches"),
            "de": ("1 Dekomarke", "2 Dekomarken"),
            "fr": ("1 jeton de palier", "2 jetons de palier"),
            "sv": ("1 dekomarkör", "2 dekomarkörer"),
        },
    ),
    "scubaboard-cards": (
        "count",
        {
            "en": ("1 animal card", "2 animal cards"),
            "nl": ("1 dierkaart", "2 dierkaarten"),
            "de": ("1 Tierkarte", "2 Tierkarten"),
            "fr": ("1 carte animal", "2 cartes animal"),
            "sv": ("1 djurkort", "2 djurkort"),
        },
    ),
    "scubaboard-said-drift": (
        "count",
        {
            "en": ("1 animal drifts", "2 animals drift"),
            "nl": ("1 dier drijft", "2 dieren drijven"),
            "de": ("1 Tier treibt", "2 Tiere treiben"),
            "fr": ("1 animal dérive", "2 animaux dérivent"),
            "sv": ("1 djur driver", "2 djur driver"),
        },
    ),
    "scubaboard-said-lost": (
        "count",
        {
            "en": ("1 of them leaves", "2 of them leave"),
            "nl": ("1 daarvan verlaat", "2 daarvan verlaten"),
            "de": ("1 davon verlässt", "2 davon verlassen"),
            "fr": ("1 d’entre eux quitte", "2 d’entre eux quittent"),
            "sv": ("1 av dem lämnar", "2 av dem lämnar"),
        },
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", COUNTED)
def test_one_and_two(message: str, language: str) -> None:
    fact, by_language = COUNTED[message]
    for number, words in enumerate(by_language[language], start=1):
        said = say(language, message, name="Ada", animal="-", **{fact: number})
        rest = said.partition(words)[2]
        assert words in said
        assert not rest[:1].isalpha()  # not the plural for one


def test_all_that_is_counted_is_tested() -> None:
    with_plurals = {
        id
        for language in LANGUAGES
        for id, text in messages(language, "scubaboard").items()
        if "->" in text
    }

    assert with_plurals == set(COUNTED)
