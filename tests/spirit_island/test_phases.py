"""Sections 11, 12 and 17 of the rules: power phases, the invader phase, the invader cards."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from loci.core import Match
from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.powers.power import needs
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.state.registry import INVADER_CARDS
from loci.games.spirit_island.state.steps import SPIRIT_PHASE
from loci.games.spirit_island.state.terms import EXPLORER, SLOW, TOWN
from tests.spirit_island.tables import RIVER, Island, pile
from tests.spirit_island.trial import Plain, Trial, log, nothing, plain


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""


class Calm(Plain):
    """A spirit with which no invader action ever happens: only the cards move."""

    def __init__(self) -> None:
        super().__init__("calm")

    def prevents(self, act: Act, seat: int, action: int) -> Generator[Decision, Move, bool]:
        yield from ()
        return True


def shove(act: Act) -> Script:
    yield from push(act, 1, EXPLORER, TOWN)


# -- fast and slow powers --------------------------------------------------------------------------


@pytest.mark.rule("SI-11.1", "SX-37.2")
def test_fast_cards_and_innate_powers_may_be_used(trial: Trial) -> None:
    trial.power("card", nothing)
    trial.power("gift", nothing, "1 fire", deck="innate")
    trial.power("later", nothing, speed=SLOW)
    trial.spirit(Plain("gifted", innates=["gift"]))
    seats = {"P1": {"played": ["card", "later"], "energy_track": 6}}
    here = plain({}, spirit="gifted", phase="fast", seats=seats)
    assert here.options() == ["use card", "use gift", "done"]


@pytest.mark.rule("SI-11.2", "SI-11.3", "SI-11.5", "SI-9.6", "SI-9.18", "SI-21.2")
def test_fast_powers_of_two_spirits_build_on_each_other() -> None:
    """EX-FAST-1: Enticing Splendor, then Sudden Ambush in the same land."""
    here = plain(
        {
            "A5": {"presence": {"P1": 1}},
            "A4": {"explorer": 1},
            "A6": {"dahan": 1},
            "A7": {"presence": {"P2": 1}},
        },
        boards="AB",
        phase="fast",
        seats={"P1": {"played": ["enticing-splendor"]}, "P2": {"played": ["sudden-ambush"]}},
    )
    here.answer("use enticing-splendor", "option gather-invaders", seat=0)
    assert here.land("A5") == {"explorer": 1, "presence": {0: 1}}
    here.answer("use sudden-ambush", "target A5", "gather dahan A6", seat=1)
    assert here.land("A5") == {"dahan": 1, "presence": {0: 1}}
    assert (here.land("A4"), here.land("A6")) == ({}, {})
    assert here.fear() == 0


@pytest.mark.rule("SI-11.2", "SI-11.5")
def test_the_order_of_powers_is_free(trial: Trial) -> None:
    """Both spirits are asked at once; what the second finds depends on the first."""

    def strike(act: Act) -> Script:
        yield from damage(act, 1)

    trial.power("shove", shove)
    trial.power("strike", strike)
    lands = {"A7": {"explorer": 1, "presence": {"P1": 1, "P2": 1}}}
    seats = {"P1": {"played": ["shove"]}, "P2": {"played": ["strike"]}}
    for first in (0, 1):
        here = plain(lands, boards="AB", phase="fast", seats=seats)
        assert here.asked() == [0, 1]
        if first == 0:
            here.answer("use shove", "target A7", "push explorer A5", seat=0)
            here.answer("use strike", "target A7", seat=1)
            assert here.land("A5") == {"explorer": 1}
        else:
            here.answer("use strike", "target A7", seat=1)
            here.answer("use shove", "target A7", seat=0)
            assert here.land("A5") == {}
        assert here.land("A7") == {"presence": {0: 1, 1: 1}}


@pytest.mark.rule("SI-11.3", "SX-12.52")
def test_one_power_is_finished_before_another_begins(trial: Trial) -> None:
    trial.power("shove", shove)
    trial.power("other", nothing)
    here = plain(
        {"A7": {"explorer": 1, "presence": {"P1": 1}}},
        boards="AB",
        phase="fast",
        seats={"P1": {"played": ["shove"]}, "P2": {"played": ["other"]}},
    )
    here.answer("use shove", seat=0)
    assert (here.asked(), here.prompt()) == ([0], "ask-target")
    here.answer("target A7")
    assert (here.asked(), here.prompt()) == ([0], "ask-push")
    here.answer("push explorer A5")
    assert here.asked() == [0, 1]


@pytest.mark.rule("SI-11.4")
def test_a_fast_power_cannot_wait(trial: Trial) -> None:
    trial.power("now", nothing)
    trial.power("later", nothing, speed=SLOW)
    here = plain({}, phase="fast", seats={"P1": {"played": ["now", "later"]}}).answer("done")
    assert (here.prompt(), here.options()) == ("ask-slow", ["use later", "done"])


@pytest.mark.rule("SI-11.6", "SI-11.3", "SI-11.5", "SX-37.4")
def test_the_slow_phase_follows_the_same_rules(trial: Trial) -> None:
    """In any order, one at a time, each on what the others left."""
    trial.power("shove", shove, speed=SLOW)
    trial.power("again", shove, speed=SLOW)
    here = plain(
        {"A7": {"explorer": 1, "presence": {"P1": 1, "P2": 1}}},
        boards="AB",
        phase="slow",
        seats={"P1": {"played": ["shove"]}, "P2": {"played": ["again"]}},
    )
    assert here.asked() == [0, 1]
    here.answer("use again", "target A7", seat=1)
    assert here.asked() == [1]
    here.answer("push explorer A5")
    here.answer("use shove", "target A5", "push explorer A4", seat=0)
    assert here.land("A4") == {"explorer": 1}


@pytest.mark.rule("SI-11.7", "SI-27.1")
def test_a_used_card_stays_in_play_until_time_passes(trial: Trial) -> None:
    trial.power("now", nothing, elements="fire")
    trial.power("later", nothing, speed=SLOW)
    here = plain({}, phase="fast", seats={"P1": {"played": ["now", "later"]}})
    here.answer("use now", "target A7", "done")
    assert here.prompt() == "ask-slow"
    assert here.seat().played == ["now", "later"]
    assert elements_of(here.table, 0) == needs("1 fire")
    here.answer("done")
    assert (here.seat().played, here.seat().discard) == ([], ["now", "later"])
    assert elements_of(here.table, 0) == needs("")


# -- the invader phase -----------------------------------------------------------------------------


@pytest.mark.rule("SI-12.1", "SI-4.1")
def test_the_order_of_the_invader_phase(trial: Trial) -> None:
    """Blighted island, fear, ravage, build, explore, advance; then the slow powers."""

    def dread(act: Act) -> Script:
        fear(act, 1)
        yield from ()

    trial.fear_card("dread", dread)
    here = plain(
        {"A4": {"town": 1}, "A6": {"explorer": 1}, "A7": {"presence": {"P1": 3}}},
        phase="fast",
        blight_card="downward-spiral",
        blighted=True,
        blight_pool=5,
        earned=["dread"],
        ravage=["1-sands"],
        build=["1-mountain"],
        invader_deck=["1-wetland", "1-jungle"],
    )
    here.answer("done")
    steps = log(
        here,
        "log-presence-destroyed",
        "log-fear-resolved",
        "log-ravage",
        "log-build",
        "log-revealed",
        "log-explore",
        "log-phase-slow",
    )
    assert steps == [
        ("log-presence-destroyed", "A7"),
        ("log-fear-resolved",),
        ("log-ravage", "A4"),
        ("log-build", "A6"),
        ("log-revealed",),
        ("log-explore", "A2"),
        ("log-explore", "A5"),
        ("log-phase-slow",),
    ]
    table = here.table
    assert pile(table, "ravage_space") == ["1-mountain"]
    assert pile(table, "build_space") == ["1-wetland"]
    assert pile(table, "invader_discard") == ["1-sands"]


@pytest.mark.rule("SI-12.2", "SI-12.4")
def test_the_blighted_side_acts_at_the_start_of_each_invader_phase(trial: Trial) -> None:
    trial.spirit(Calm())
    here = plain(
        {"A7": {"presence": {"P1": 4}}},
        spirit="calm",
        phase="fast",
        blight_card="downward-spiral",
        blighted=True,
    )
    here.answer("done")
    assert here.land("A7") == {"presence": {0: 3}}
    here.answer("growth 3", "done")
    assert here.table.turn == 3
    assert here.land("A7") == {"presence": {0: 2}}


@pytest.mark.rule("SI-12.3")
@pytest.mark.parametrize("card", ["downward-spiral", "memory-fades-to-dust", None])
def test_a_healthy_card_or_none_does_nothing(trial: Trial, card: str | None) -> None:
    trial.spirit(Calm())
    lands = {"A7": {"presence": {"P1": 4}}}
    here = plain(lands, spirit="calm", phase="fast", blight_card=card, blight_pool=2)
    here.answer("done")
    assert (here.table.turn, here.asked(), here.prompt()) == (2, [0], "ask-growth")
    assert here.land("A7") == {"presence": {0: 4}}
    assert here.seat().destroyed == 0


# -- the cards -------------------------------------------------------------------------------------


@pytest.mark.rule("SI-17.1", "SI-17.2", "SI-17.3")
def test_the_cards_slide_left() -> None:
    """EX-ADV-1."""
    spaces = {"ravage": ["1-sands"], "build": ["1-jungle"], "explore": ["1-wetland"]}
    here = plain({}, phase="invaders", step="advance", **spaces)
    table = here.table
    assert pile(table, "ravage_space") == ["1-jungle"]
    assert pile(table, "build_space") == ["1-wetland"]
    assert pile(table, "explore_space") == []
    assert pile(table, "invader_discard") == ["1-sands"]


@pytest.mark.rule("SI-17.3", "SI-14.2")
def test_a_land_is_explored_then_built_then_ravaged() -> None:
    """The mountains A1 and A6 over three turns, with nothing done about it."""
    here = plain(
        {"A5": {"town": 1}, "A7": {"presence": {"P1": 3}}},
        phase="fast",
        invader_deck=["1-mountain", "2-coastal", "1-jungle"],
    )
    here.answer("done")
    assert here.land("A6") == {"explorer": 1}
    here.answer("growth 3", "done")
    assert here.land("A6") == {"explorer": 1, "town": 1}
    assert here.pile("ravage_space") == ["1-mountain"]
    here.answer("growth 3", "done", "ravage A1")
    assert here.land("A6") == {"explorer": 1, "town": 1, "blight": 1}


@pytest.mark.rule("SI-17.4")
def test_the_next_card_stays_in_the_deck_until_it_explores(trial: Trial) -> None:
    trial.spirit(Calm())
    here = plain({}, spirit="calm", phase="fast", invader_deck=["1-jungle", "1-sands"])
    here.answer("done")
    assert here.pile("invader_deck") == ["1-sands"]
    assert (here.pile("build_space"), here.pile("explore_space")) == (["1-jungle"], [])
    assert (here.table.step, here.table.turn) == (SPIRIT_PHASE, 2)


@pytest.mark.rule("SI-17.5", "SI-26.8", "SI-26.9")
def test_eleven_turns_of_exploring_and_no_more(trial: Trial) -> None:
    """EX-SET-5: a deck of 12, one of them for the set-up; the twelfth explore is lost."""
    trial.spirit(Calm())
    here = Island(Match.start(GAME, 1, {"spirits": [RIVER]}, seed=3))
    assert len(here.pile("invader_deck")) == 11
    here = plain({}, spirit="calm", phase="fast", invader_deck=list(INVADER_CARDS)[:11])
    for turn in range(1, 12):
        assert (here.table.turn, here.ending()) == (turn, "")
        if turn > 1:
            here.answer("growth 3", "done")
        else:
            here.answer("done")
    assert (here.table.turn, here.pile("invader_deck")) == (12, [])
    assert here.ending() == ""
    here.answer("growth 3", "done")
    assert here.ending() == "invaders"
    assert here.asked() == []
