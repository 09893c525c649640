"""What is printed on panels and cards, as an interface has it once."""

from __future__ import annotations

import json

import pytest

from loci.core.text import Text, text_from
from loci.core.words.wording import LANGUAGES, Wording
from loci.games.spirit_island import GAME
from loci.games.spirit_island.state.names import by_element, elements_text
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.words.view import see
from tests.spirit_island.tables import island

FACTS = GAME.facts()


def words_in(lang: str) -> Wording:
    return Wording(lang, GAME.info.package, "loci.core", strict=True)


def test_every_piece_of_content_has_its_facts() -> None:
    assert json.loads(json.dumps(FACTS)) == FACTS  # plain data
    kinds = GAME.content()["base"]
    powers = {*kinds["unique"], *kinds["minor"], *kinds["major"]}
    innates = {id for spirit in FACTS["spirits"].values() for id in spirit["innates"]}
    assert set(FACTS["powers"]) >= powers | innates
    assert set(FACTS["spirits"]) >= set(kinds["spirits"])
    assert set(FACTS["fear"]) >= set(kinds["fear"])
    assert set(FACTS["blight"]) >= set(kinds["blight"])
    assert set(FACTS["invaders"]) >= set(kinds["invader"])
    assert set(FACTS["scenarios"]) >= set(kinds["scenarios"])
    own = [id for id, scenario in FACTS["scenarios"].items() if scenario["victory"]]
    assert sorted(own) == ["dahan-insurrection", "rituals-of-terror", "ward-the-shores"]
    levels = [
        f"{id} {n}" for id, one in FACTS["adversaries"].items() for n in range(len(one["decks"]))
    ]
    assert set(levels) >= set(kinds["adversaries"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_spirit_has_a_line_of_character_and_of_its_play(lang: str) -> None:
    words = words_in(lang)
    for spirit in FACTS["spirits"]:
        assert words.say(Text(f"character-{spirit}"))
        assert words.say(Text(f"style-{spirit}"))


@pytest.mark.parametrize(
    ("lang", "begins"), [("pl", ("toru ", "pola ", "pierwszego ")), ("ru", ("с ", "со "))]
)
def test_where_presence_comes_from_is_said_in_its_case(lang: str, begins: tuple[str, ...]) -> None:
    """ "Presence from the track" needs another form than the track's own name."""
    words = words_in(lang)
    tracks = {track for spirit in FACTS["spirits"].values() for track in spirit["tracks"]}
    assert {"energy", "growth-1", "sun"} <= tracks
    for track in tracks - {f"growth-{n}" for n in (2, 3, 4)}:
        said = words.say(Text(f"source-{track}"))
        assert said.startswith(begins)
        assert said != words.say(Text(f"track-{track}"))
        assert words.part(f"source-{track}", "short") is not None
    for n in (2, 3, 4):
        assert words.say(Text(f"source-growth-{n}")) != words.say(Text(f"track-growth-{n}"))


def test_an_event_card_as_printed() -> None:
    listed = [GAME.content()[name]["events"] for name in ("branch-and-claw", "jagged-earth")]
    assert set(FACTS["events"]) == {card for cards in listed for card in cards}
    assert FACTS["events"]["war-touches-the-islands-shores"] == {
        "set": "branch-and-claw",
        "asks": "choice",
        "mains": [
            {"name": "allow-the-attacks", "when": [], "energy": 0, "element": None},
            {"name": "help-repel-the-newcomers", "when": [], "energy": 1, "element": None},
        ],
        "token": "beasts-find-new-homes",
        "dahan": "reclaim-territory",
    }
    rain = FACTS["events"]["years-of-little-rain"]["mains"]
    assert [main["element"] for main in rain] == [None, "water"]


def test_a_panel_and_a_card_as_printed() -> None:
    river = FACTS["spirits"]["river-surges-in-sunlight"]
    assert river["complexity"] == "low"
    assert [space.get("number") for space in river["tracks"]["energy"]] == [1, 2, 2, 3, 4, 4, 5]
    assert river["tracks"]["plays"][4] == {"reclaim": True}
    assert river["growth"][1] == ["presence-1", "presence-1"]
    assert FACTS["powers"]["wash-away"] == {
        "card": "wash-away",
        "deck": "unique",
        "cost": 1,
        "speed": "slow",
        "elements": {"water": 1, "earth": 1},
        "range": {"from": "presence", "distance": 1},
        "target": "any-land",
        "thresholds": [],
        "set": "base",
        "owner": "river-surges-in-sunlight",
    }
    assert FACTS["invaders"]["2-coastal"]["lands"] == ["coastal"]
    assert FACTS["invaders"]["2-jungle"]["flagged"]


def test_what_a_seat_shows_agrees_with_the_panel() -> None:
    seat = see(island({}).table, 0)["seats"][0]
    panel = FACTS["spirits"][seat["spirit"]]
    for name, spaces in panel["tracks"].items():
        shown = [
            {k: v for k, v in space.items() if k != "uncovered"} for space in seat[f"{name}_track"]
        ]
        assert shown == spaces
    assert seat["growth"] == panel["growth"]
    for card in seat["hand"]:
        printed = FACTS["powers"][card["card"]]
        assert (card["elements"], card["range"], card["target"]) == (
            printed["elements"],
            printed["range"],
            printed["target"],
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_growth_words_are_said(lang: str) -> None:
    words = words_in(lang)
    assert all(words.say(text_from(text)) for text in FACTS["growth"].values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_names_its_thresholds_as_elements_are_told(lang: str) -> None:
    """By that a client finds where in the text each threshold begins, and lights what is met."""
    words = words_in(lang)
    for id, power in POWERS.items():
        text = words.say(Text(f"text-{id}")).casefold()
        for wanted in [needs for needs in power.thresholds if any(needs)]:
            said = ", ".join([words.say(one) for one in elements_text(by_element(wanted))])
            assert f"{said}:".casefold() in text, (id, said)
