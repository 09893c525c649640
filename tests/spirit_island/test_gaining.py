"""Section 24 of the rules: gaining and forgetting power cards, and the power progression."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Match
from loci.core.script import Script
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import Defend, defend
from loci.games.spirit_island.rules.powers.cards import draw, gain_from, gain_power
from loci.games.spirit_island.rules.powers.power import needs, presence
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from tests.spirit_island import box
from tests.spirit_island.tables import RIVER, Island, island, pile, set_pile
from tests.spirit_island.trial import Plain, Trial, nothing, number, plain

EARTH = "vital-strength-of-the-earth"
UNIQUES = ["boon-of-vigor", "flash-floods", "rivers-bounty", "wash-away"]


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here has the plain spirit and powers that teach."""

    def study(act: Act) -> Script:
        yield from gain_power(act, act.seat)

    def minor(act: Act) -> Script:
        yield from gain_from(act, act.seat, "minor")

    def major(act: Act) -> Script:
        yield from gain_from(act, act.seat, "major")

    for id, rule in (("study", study), ("minor", minor), ("major", major)):
        trial.power(id, rule, reach=presence(0))


def taken(here: Island) -> list[str]:
    """The four cards that are offered."""
    assert here.prompt() == "ask-take"
    return [line.split(" ")[1] for line in here.options()]


# -- gaining ---------------------------------------------------------------------------------------


@pytest.mark.rule("SI-24.1", "SI-24.2", "SI-24.3")
def test_choose_a_deck_see_four_keep_one() -> None:
    here = plain({}, "power study at A7", spirit=RIVER)
    assert (here.prompt(), here.options()) == ("ask-deck", ["gain minor", "gain major"])
    before = here.pile("minor_deck")
    here.answer("gain minor")
    cards = taken(here)
    assert sorted(cards) == sorted(before[:4])
    assert here.pile("minor_deck") == before[4:]
    here.answer(f"take {cards[2]}")
    assert here.seat().hand == [*UNIQUES, cards[2]]
    assert sorted(here.pile("minor_discard")) == sorted([cards[0], cards[1], cards[3]])


@pytest.mark.rule("SI-24.2", "SI-24.6", "SI-24.7", "SI-24.9", "SI-24.10", "SX-30.2")
def test_a_minor_and_then_a_major() -> None:
    """EX-GAIN-1: nothing is forgotten for the minor, a unique power for the major."""
    here = plain({}, "power minor at A7", "power major at A7", spirit=RIVER)
    minors = taken(here)
    here.answer(f"take {minors[1]}")
    majors = taken(here)
    here.answer(f"take {majors[0]}")
    assert here.prompt() == "ask-forget"
    here.answer("forget rivers-bounty")
    left = ["boon-of-vigor", "flash-floods", "wash-away"]
    assert here.seat().hand == [*left, minors[1], majors[0]]
    assert sorted(here.pile("minor_discard")) == sorted([minors[0], minors[2], minors[3]])
    assert sorted(here.pile("major_discard")) == sorted(majors[1:])
    assert here.pile("removed") == ["rivers-bounty"]


@pytest.mark.rule("SI-24.4", "SI-24.5")
def test_a_short_deck_is_filled_from_its_discard() -> None:
    """The cards left come first, then the shuffled discard."""
    table = plain({}).table
    set_pile(table, "minor_deck", ["call-to-tend", "drought"])
    set_pile(table, "minor_discard", ["steam-vents", "rain-of-blood", "savage-mawbeasts"])
    drawn = draw(table, "minor", 4)
    assert drawn[:2] == ["call-to-tend", "drought"]
    assert sorted(drawn[2:] + pile(table, "minor_deck")) == [
        "rain-of-blood",
        "savage-mawbeasts",
        "steam-vents",
    ]
    assert (len(drawn), pile(table, "minor_discard")) == (4, [])


@pytest.mark.rule("SI-24.5")
def test_fewer_than_four_cards_are_drawn_when_no_more_exist() -> None:
    table = plain({}).table
    set_pile(table, "major_deck", ["tsunami"])
    set_pile(table, "major_discard", ["powerstorm"])
    assert draw(table, "major", 4) == ["tsunami", "powerstorm"]
    assert draw(table, "major", 4) == []


@pytest.mark.rule("SI-24.15", "SI-5.18")
def test_a_card_gained_after_playing_waits_for_the_next_turn() -> None:
    seats = {"P1": {"played": ["minor"], "energy": 9, "plays_track": 6}}
    here = plain({}, phase="fast", seats=seats).answer("use minor")
    card = taken(here)[0]
    here.answer(f"take {card}")
    assert here.options() == ["done"]
    here.answer("done", "growth 3")
    assert f"play {card}" in here.options()


@pytest.mark.rule("SI-24.16", "SI-24.1")
def test_a_card_gained_in_growth_can_be_played_at_once() -> None:
    here = plain({}, seats={"P1": {"energy": 9}})
    here.answer("growth 1", "gain-power 2", "gain minor")
    card = taken(here)[0]
    here.answer(f"take {card}", f"play {card}")
    assert here.seat().played == [card]


# -- forgetting ------------------------------------------------------------------------------------


@pytest.mark.rule("SI-24.8", "SI-24.6", "SI-24.14")
def test_any_card_of_yours_may_be_forgotten_but_no_innate_power(trial: Trial) -> None:
    """From hand, from the discard, in play, and the new major itself."""
    trial.power("glow", nothing, "1 fire", deck="innate")
    trial.spirit(Plain("glowing", innates=["glow"]))
    seats = {
        "P1": {"hand": ["wash-away"], "discard": ["flash-floods"], "played": ["boon-of-vigor"]}
    }
    here = plain({}, "power major at A7", spirit="glowing", seats=seats)
    new = taken(here)[0]
    here.answer(f"take {new}")
    offered = {line.split(" ")[1] for line in here.options()}
    assert offered == {"wash-away", "flash-floods", "boon-of-vigor", new}


@pytest.mark.rule("SI-24.8", "SI-24.9")
def test_the_new_major_itself_may_be_forgotten() -> None:
    """EX-GAIN-3."""
    here = plain({}, "power major at A7", seats={"P1": {"hand": ["wash-away"]}})
    cards = taken(here)
    here.answer(f"take {cards[0]}", f"forget {cards[0]}")
    assert here.seat().hand == ["wash-away"]
    assert sorted(here.pile("major_discard")) == sorted(cards)
    assert here.pile("removed") == []


@pytest.mark.rule("SI-24.9")
def test_a_forgotten_minor_goes_to_its_discard() -> None:
    seats = {"P1": {"discard": ["call-to-tend"]}}
    here = plain({}, "power major at A7", seats=seats)
    here.answer(f"take {taken(here)[0]}", "forget call-to-tend")
    assert (here.pile("minor_discard"), here.seat().discard) == (["call-to-tend"], [])


@pytest.mark.rule("SI-24.8", "SI-24.11", "SI-24.12", "SI-24.13")
def test_forgetting_a_card_in_play(trial: Trial) -> None:
    """EX-GAIN-2: its element is lost and it cannot be used; effects of a used one go on."""

    def guard(act: Act) -> Script:
        defend(act, 3)
        yield from ()

    trial.power("spark", nothing, elements="fire")
    trial.power("guard", guard, elements="air")
    here = plain({}, phase="fast", seats={"P1": {"played": ["spark", "guard", "major"]}})
    here.answer("use guard", "target A5", "use major")
    here.answer(f"take {taken(here)[0]}")
    assert elements_of(here.table, 0) == needs("1 fire 1 air")
    here.answer("forget spark")
    assert elements_of(here.table, 0) == needs("1 air")
    assert here.options() == ["done"]
    assert here.table.effects[0] == Defend(number(here, "A5"), 0, 3)


@pytest.mark.rule("SI-24.13")
def test_forgetting_a_used_card_ends_nothing_it_did(trial: Trial) -> None:
    def guard(act: Act) -> Script:
        defend(act, 3)
        yield from ()

    trial.power("guard", guard)
    here = plain({}, phase="fast", seats={"P1": {"played": ["guard", "major"]}})
    here.answer("use guard", "target A5", "use major")
    here.answer(f"take {taken(here)[0]}", "forget guard")
    assert 3 in [e.amount for e in here.table.effects if isinstance(e, Defend)]
    assert here.seat().played == ["major"]


# -- power progression -----------------------------------------------------------------------------


@pytest.mark.rule("SI-24.17", "SI-24.19")
def test_the_progression_of_vital_strength() -> None:
    """EX-PROG-1: seven gains in the order of the list; the two majors cost a card each."""
    keys: dict[str, Any] = {"spirit": EARTH, "options": {"progression": True}}
    here = plain({}, *["power study at A7"] * 7, **keys)
    asked = []
    while here.prompt() == "ask-forget":
        asked.append(7 - len(here.seat().progression))
        here.answer(here.options()[0])
    assert asked == [3, 5]
    assert SPIRITS[EARTH].progression == [
        "rouse-the-trees-and-stones",
        "call-to-migrate",
        "poisoned-land",
        "devouring-ants",
        "vigor-of-the-breaking-dawn",
        "voracious-growth",
        "savage-mawbeasts",
    ]
    decks = [POWERS[card].deck for card in SPIRITS[EARTH].progression]
    assert [n + 1 for n, deck in enumerate(decks) if deck == "major"] == [3, 5]
    gained = here.seat().hand + here.pile("minor_discard") + here.pile("major_discard")
    assert {*SPIRITS[EARTH].progression} <= {*gained}
    assert not here.seat().progression


@pytest.mark.rule("SI-24.17")
def test_one_gain_takes_one_card_of_the_list() -> None:
    keys: dict[str, Any] = {"spirit": EARTH, "options": {"progression": True}}
    here = plain({}, "power study at A7", "power study at A7", **keys)
    assert here.seat().hand[4:] == ["rouse-the-trees-and-stones", "call-to-migrate"]
    assert here.seat().progression[0] == "poisoned-land"


@pytest.mark.rule("SI-24.20", "SI-34.1")
def test_only_the_four_simple_spirits_have_a_progression() -> None:
    simple = [s.id for s in SPIRITS.values() if s.progression and not s.aspect and s.id != "plain"]
    assert sorted(simple) == [
        "lightnings-swift-strike",
        RIVER,
        "shadows-flicker-like-flame",
        EARTH,
    ]
    assert {SPIRITS[id].complexity for id in simple} == {"low"}
    assert {len(SPIRITS[id].progression) for id in simple} == {7}


@pytest.mark.rule("SI-24.18", "SI-24.21")
def test_listed_cards_leave_the_decks_and_all_others_only_if_everybody_has_a_list() -> None:
    options: dict[str, object] = {"spirits": [RIVER, EARTH], "progression": True}
    both = Island(Match.start(GAME, 2, options)).table
    assert (pile(both, "minor_deck"), pile(both, "major_deck")) == ([], [])
    assert both.seats[0].progression == tuple(SPIRITS[RIVER].progression)
    assert len(pile(both, "removed")) == box.MINOR_CARDS + box.MAJOR_CARDS - 14
    options["spirits"] = [RIVER, "bringer-of-dreams-and-nightmares"]
    mixed = Island(Match.start(GAME, 2, options)).table
    left = len(pile(mixed, "minor_deck")) + len(pile(mixed, "major_deck"))
    assert left == box.MINOR_CARDS + box.MAJOR_CARDS - 7
    assert not {*SPIRITS[RIVER].progression} & {
        *pile(mixed, "minor_deck"),
        *pile(mixed, "major_deck"),
    }
    assert pile(mixed, "removed") == []
    assert not mixed.seats[1].progression


@pytest.mark.rule("SI-24.22")
def test_a_list_used_up(trial: Trial) -> None:
    """From then on the decks give cards; if they were removed, nothing."""
    trial.spirit(Plain("pupil", progression=["call-to-tend"]))
    studies = ["power study at A7"] * 2
    options = {"progression": True}
    mixed = island({}, *studies, spirits=["pupil", "plain"], boards="AB", options=options)
    assert mixed.seat().hand == ["call-to-tend"]
    assert mixed.prompt() == "ask-deck"
    alone = plain({}, *studies, spirit="pupil", options=options)
    assert (alone.pile("minor_deck"), alone.pile("major_deck")) == ([], [])
    assert (alone.seat().hand, alone.prompt()) == (["call-to-tend"], "ask-growth")


@pytest.mark.rule("SI-24.23")
@pytest.mark.parametrize("deck", ["minor", "major"])
def test_any_gain_takes_the_next_card_of_the_list(trial: Trial, deck: str) -> None:
    trial.spirit(Plain("pupil", progression=["call-to-tend", "drought"]))
    keys: dict[str, Any] = {"spirit": "pupil", "options": {"progression": True}}
    here = plain({}, f"power {deck} at A7", **keys)
    assert here.seat().hand == ["call-to-tend"]
    assert here.prompt() == "ask-growth"  # a minor of the list costs no card
