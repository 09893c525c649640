"""Section 26 of the rules: victory and defeat."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Match
from loci.core.script import Script
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.invaders.blight import add_blight
from loci.games.spirit_island.rules.island.harm import destroy_all
from loci.games.spirit_island.state.terms import CITY, EXPLORER, SLOW, TOWN
from tests.spirit_island.tables import Island
from tests.spirit_island.trial import Trial, log, plain


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit, whose powers end the game."""

    def raze(act: Act) -> Script:
        yield from destroy_all(act, EXPLORER, TOWN, CITY)

    def raze_and_rot(act: Act) -> Script:
        yield from destroy_all(act, EXPLORER, TOWN, CITY)
        yield from add_blight(act)

    trial.power("raze", raze)
    trial.power("raze-late", raze, speed=SLOW)
    trial.power("raze-and-rot", raze_and_rot)


# -- victory ---------------------------------------------------------------------------------------


@pytest.mark.rule("SI-26.2", "SI-26.3", "SI-26.4", "SI-35.3")
@pytest.mark.parametrize(
    ("pieces", "won"),
    [
        ({}, [True, True, True]),
        ({"explorer": 3}, [False, True, True]),
        ({"explorer": 1, "town": 2}, [False, False, True]),
        ({"city": 1}, [False, False, False]),
    ],
)
def test_victory_by_terror_level(pieces: dict[str, int], won: list[bool]) -> None:
    """EX-WIN-1."""
    for terror, wins in enumerate(won, start=1):
        here = plain({"A8": pieces}, "check", terror=terror)
        assert here.ending() == (f"terror-{terror}" if wins else "")


@pytest.mark.rule("SI-26.1")
def test_the_game_is_won_in_any_phase() -> None:
    """By a fast power, by dahan in a ravage, by a slow power; everybody wins together."""
    fast = plain({}, phase="fast", seats={"P1": {"played": ["raze"]}}, boards="AB")
    fast.answer("use raze", "target A8", seat=0)
    assert fast.ending() == "terror-1"
    assert fast.asked() == []
    outcome = fast.match.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 1]
    lands = {"A8": {}, "A4": {"explorer": 1, "dahan": 2}}
    ravage = plain(lands, phase="fast", ravage=["1-sands"]).answer("done")
    assert ravage.ending() == "terror-1"
    slow = plain({}, phase="slow", seats={"P1": {"played": ["raze-late"]}})
    slow.answer("use raze-late", "target A8")
    assert slow.ending() == "terror-1"


@pytest.mark.rule("SI-26.5")
def test_an_empty_fear_deck_wins_whatever_stands() -> None:
    assert plain({"A8": {"city": 4}}, "fear 36").ending() == "fear"


# -- defeat ----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-26.6")
def test_the_last_blight_does_what_the_card_says() -> None:
    """The healthy side flips, the blighted side and the space without card lose."""
    keys: dict[str, Any] = {"blight_pool": 1, "blight_card": "memory-fades-to-dust"}
    healthy = plain({}, "blight A4", **keys)
    assert (healthy.ending(), healthy.table.blight_flipped) == ("", 1)
    assert plain({}, "blight A4", blighted=True, **keys).ending() == "blight"
    assert plain({}, "blight A4", blight_pool=1, blight_card=None).ending() == "blight"


@pytest.mark.rule("SI-26.7", "SI-26.15", "SI-26.10")
def test_a_spirit_without_presence_on_the_island_loses_for_all() -> None:
    """EX-LOSE-1: presence left on the panel helps nobody."""
    lands = {
        "A7": {"presence": {"P1": 5}},
        "B7": {"presence": {"P2": 1}},
        "C7": {"presence": {"P3": 4}},
    }
    here = plain(lands, "blight B7", boards="ABC", seats={"P2": {"energy_track": 2}})
    assert here.ending() == "presence"
    assert here.asked() == []
    outcome = here.match.outcome()
    assert outcome is not None
    assert outcome.winners == []


@pytest.mark.rule("SI-26.8", "SI-26.9")
def test_an_empty_invader_deck_loses_only_when_a_card_must_be_revealed() -> None:
    here = plain({}, phase="fast", invader_deck=["1-jungle"]).answer("done")
    assert (here.pile("invader_deck"), here.ending(), here.table.turn) == ([], "", 2)
    here.answer("growth 3")
    assert here.ending() == ""
    here.answer("done")
    assert here.ending() == "invaders"


@pytest.mark.rule("SI-26.10")
def test_after_a_defeat_no_further_step_is_played() -> None:
    """The ravage takes the last blight; nobody builds or explores."""
    keys: dict[str, Any] = {
        "ravage": ["1-sands"],
        "build": ["1-mountain"],
        "invader_deck": ["1-jungle"],
    }
    lands = {"A4": {"town": 1}, "A6": {"explorer": 1}}
    here = plain(lands, phase="fast", blight_card=None, blight_pool=1, **keys).answer("done")
    assert here.ending() == "blight"
    assert log(here, "log-build", "log-revealed", "log-explore") == []
    assert here.land("A6") == {"explorer": 1}
    assert here.pile("invader_deck") == ["1-jungle"]


@pytest.mark.rule("SI-26.11", "SI-30.12")
def test_an_adversary_may_add_a_defeat() -> None:
    """EX-ADVERS-4: England with seven towns and cities in one land."""
    options = {"adversary": "england", "level": 0}
    six = plain({"A4": {"town": 4, "city": 2}}, "check", options=options)
    assert six.ending() == ""
    here = plain({"A4": {"town": 4, "city": 2}}, "build A4", options=options)
    assert here.land("A4") == {"town": 4, "city": 3}
    assert here.ending() == "adversary"


# -- both at once ----------------------------------------------------------------------------------


@pytest.mark.rule("SI-26.12", "SI-26.13", "SI-33.15")
def test_winning_and_losing_by_one_effect_is_a_sacrifice() -> None:
    """EX-WIN-2: the last city and the last presence fall together."""
    lands = {"A8": {"city": 1, "presence": {"P1": 1}}, "A7": {}}
    here = plain(lands, "power raze-and-rot at A8", terror=3)
    assert here.ending() == "sacrifice"
    outcome = here.match.outcome()
    assert outcome is not None
    assert outcome.winners == [0]


@pytest.mark.rule("SI-26.12", "SI-26.13")
def test_a_ravage_can_be_a_sacrifice() -> None:
    """It takes the last presence and the last blight; then the dahan destroy the last city."""
    lands = {"A8": {"city": 1, "dahan": 3, "presence": {"P1": 1}}, "A7": {}}
    here = plain(lands, "ravage A8", terror=3, blight_card=None, blight_pool=1)
    assert here.ending() == "sacrifice"


@pytest.mark.rule("SI-26.13")
def test_a_loss_before_the_win_is_a_loss() -> None:
    """Blight of one Action, the end of the city in the next."""
    lands = {"A8": {"city": 1, "presence": {"P1": 1}}, "A7": {}}
    here = plain(lands, "blight A8", "power raze at A8", terror=3)
    assert here.ending() == "presence"


# -- setup -----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-26.14")
def test_nothing_is_checked_before_the_setup_is_finished() -> None:
    """While Thunderspeaker of board D chooses its lands, nobody has presence yet."""
    options = {"spirits": ["oceans-hungry-grasp", "thunderspeaker"], "boards": ["A", "D"]}
    here = Island(Match.start(GAME, 2, options))
    assert here.prompt() == "ask-starting-land"
    assert sum(here.seat(1).presence) == 0
    assert here.ending() == ""
    while here.prompt() == "ask-starting-land":
        here.answer(here.options()[0])
    assert (here.ending(), here.table.turn) == ("", 1)
