"""What is done is done in an Act that rules can ask for: income, cards gained and forgotten, the
flip of the blight card, adversaries, scenarios and set-up; and the list of a turn's steps."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Match
from loci.core.rng import Rng
from loci.core.script import Script
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.act import (
    ADVERSARY,
    BLIGHT_CARD,
    FLIP,
    FORGET,
    GAIN,
    GROWTH,
    INCOME,
    POWER,
    RULE,
    SCENARIO,
    SET_UP,
    Act,
)
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.questions import ASK_GROW, ASK_PLAY
from loci.games.spirit_island.rules.sequence import SEQUENCE
from loci.games.spirit_island.state.steps import phase_of
from loci.games.spirit_island.state.terms import EXPLORER
from tests.spirit_island.start import start
from tests.spirit_island.tables import RIVER, Island
from tests.spirit_island.trial import Plain, Trial, plain


class Witness(Plain):
    """It writes down the Acts that are over: kind, kind of the parent, energy at the end. After
    an Act of the kind `answers` it generates 1 fear."""

    def __init__(self, answers: str = "", id: str = "witness") -> None:
        super().__init__(id)
        self.seen: list[tuple[str, str, int]] = []
        self.cards: list[str] = []
        self.fears: list[str] = []
        self.to_answer = answers

    def triggers(self, act: Act, seat: int) -> None:
        parent = "" if act.parent is None else act.parent.kind
        self.seen.append((act.kind, parent, act.table.seats[seat].energy))
        if act.card:
            self.cards.append(act.card)
        if act.kind == self.to_answer:
            act.trigger("witness", self._frighten)

    def _frighten(self, act: Act) -> Script:
        self.fears.append(act.kind)
        after = act.after("witness", RULE, act.seat)
        fear(after, 1)
        yield from finish(after)

    def kinds(self) -> list[str]:
        return [kind for kind, _, _ in self.seen]


def watched(
    trial: Trial, lands: dict[str, Any], *steps: str, **keys: Any
) -> tuple[Witness, Island]:
    witness = Witness(keys.pop("answers", ""))
    trial.spirit(witness)
    return witness, plain(lands, *steps, spirit="witness", **keys)


# -- the spirit phase ------------------------------------------------------------------------------


@pytest.mark.rule("SX-12.15", "SX-12.16")
def test_income_is_earned_inside_its_act(trial: Trial) -> None:
    witness, here = watched(trial, {}, seats={"P1": {"energy_track": 3}})
    here.answer("growth 3")
    assert witness.seen == [(GROWTH, "", 2), (INCOME, "", 4)]


def test_a_card_is_gained_as_a_part_of_the_growth(trial: Trial) -> None:
    witness, here = watched(trial, {}, seats={"P1": {"discard": ["drought"]}}, answers=GAIN)
    here.answer("growth 1", "gain-power 2", "gain minor")
    assert witness.kinds() == []
    here.answer(here.options()[0])
    assert witness.seen[:2] == [(GAIN, GROWTH, 0), (GROWTH, "", 0)]
    assert witness.cards[0] in here.seat().hand
    # What the gain set off waited for the end of the growth, which set nothing off itself.
    assert (witness.fears, here.fear()) == ([GAIN], 1)


def test_a_major_power_is_gained_and_a_card_forgotten(trial: Trial) -> None:
    witness, here = watched(
        trial, {}, "gain major by P1", answers=FORGET, seats={"P1": {"hand": ["drought"]}}
    )
    here.answer(here.options()[0], "forget drought")
    assert [(kind, parent) for kind, parent, _ in witness.seen] == [
        (GAIN, POWER),
        (FORGET, POWER),
        (POWER, ""),
        (RULE, FORGET),
    ]
    assert witness.cards[1] == "drought"
    assert here.fear() == 1


@pytest.mark.rule("SX-12.48")
def test_a_part_ends_no_game(trial: Trial) -> None:
    """The check of victory and defeat is of the whole Action."""
    seen: list[str] = []

    def doom(act: Act) -> Script:
        act.table.doom = "blight"
        flipped = act.part(FLIP)
        assert flipped.root() is act
        yield from push(act, 0, EXPLORER)
        seen.append(act.table.ending)

    trial.power("doom", doom)
    here = plain({"A5": {"town": 1}}, "power doom at A5")
    assert (seen, here.ending()) == ([""], "blight")


# -- blight, adversaries, scenarios, set-up --------------------------------------------------------


@pytest.mark.rule("SX-12.7", "SX-12.22")
def test_the_flip_of_the_blight_card_is_a_part_of_what_added_the_blight(trial: Trial) -> None:
    keys = {"blight_card": "downward-spiral", "blight_pool": 1, "answers": FLIP}
    witness, here = watched(trial, {"A5": {"town": 1}}, "ravage A5", **keys)
    assert [(kind, parent) for kind, parent, _ in witness.seen][:2] == [
        (FLIP, "ravage"),
        ("ravage", ""),
    ]
    assert (witness.cards[0], here.fear()) == ("downward-spiral", 1)


def test_presence_for_a_blighted_island_is_lost_in_an_act(trial: Trial) -> None:
    lands = {"A7": {"presence": {"P1": 2}}, "A5": {"town": 1}}
    keys: dict[str, Any] = {"blight_card": "downward-spiral", "blighted": True}
    witness, here = watched(trial, lands, "blighted-island", **keys)
    assert (witness.kinds(), here.seat().destroyed) == ([BLIGHT_CARD], 1)


@pytest.mark.rule("SX-12.25", "SX-12.26")
@pytest.mark.parametrize("adversary", ["england", "brandenburg-prussia"])
def test_an_escalation_is_an_act_of_the_adversary(trial: Trial, adversary: str) -> None:
    options = {"adversary": adversary, "level": 0}
    witness, here = watched(trial, {"A5": {"town": 1}}, "escalation 2-jungle", options=options)
    while here.prompt() != "ask-growth":
        here.answer(here.options()[0])
    assert witness.kinds()[-1] == ADVERSARY


@pytest.mark.parametrize(
    ("options", "kinds"),
    [
        ({"adversary": "sweden", "level": 6}, {SET_UP}),
        ({"scenario": "guard-the-isles-heart"}, {SET_UP, GAIN}),
        ({"scenario": "blitz"}, {SET_UP, SCENARIO}),
    ],
)
def test_set_up_is_done_in_acts(trial: Trial, options: dict[str, Any], kinds: set[str]) -> None:
    witness = Witness(id=RIVER)
    trial.spirit(witness)
    here = start(1, boards=["A"], spirits=[RIVER], **options)
    while here.prompt() != "ask-growth":
        here.answer(here.options()[0])
    assert kinds <= set(witness.kinds())


@pytest.mark.rule("SX-12.1", "SX-12.57")
def test_something_once_in_an_action_and_its_parts(trial: Trial) -> None:
    found: list[bool] = []

    def twice(act: Act) -> None:
        found.extend([act.once("a"), act.part(GAIN).once("a"), act.once("b"), act.once("b")])
        found.append(act.after("word", RULE).once("a"))

    trial.power("twice", twice)
    plain({"A5": {"town": 1}}, "power twice at A5")
    assert found == [True, False, True, False, True]


# -- the sequence of play --------------------------------------------------------------------------


def test_a_turn_is_a_list_to_read() -> None:
    named: list[str] = []
    for step in SEQUENCE:
        named += [own.name for own in step.by_seat] or [step.name]
    assert named == [
        "growth",
        "income",
        "play-cards",
        "fast",
        "blighted-island",
        "fear",
        "ravage",
        "build",
        "explore",
        "advance",
        "slow",
        "time-passes",
    ]


@pytest.mark.rule("SI-5.16")
def test_each_seat_goes_through_the_spirit_phase_at_its_own_pace() -> None:
    match = Match.start(GAME, 2, {"spirits": ["river-surges-in-sunlight", "thunderspeaker"]}, 4)
    here = Island(match)
    rng = Rng(4)
    while not here.seat(0).grown:
        asked = match.decisions()[0]
        match.answer(0, rng.pick("move", asked.moves))
    prompts = [match.decisions()[seat].prompt for seat in (0, 1)]
    assert (prompts, phase_of(here.table.step)) == ([ASK_PLAY, ASK_GROW], "spirits")
    assert (here.seat(0).income_taken, here.seat(1).income_taken) == (1, 0)
