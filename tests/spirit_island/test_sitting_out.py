"""Section 18 of the expansions' rules: pieces that do not participate in a ravage."""

from __future__ import annotations

import pytest

from loci.core.text import Text
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import NO_PIECE, ask_piece
from loci.games.spirit_island.rules.island.pieces import all_codes
from loci.games.spirit_island.rules.rule import SittingOut
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.terms import DAHAN, EXPLORER, INVADERS
from tests.spirit_island.tables import EVERY_SET, Island
from tests.spirit_island.trial import Plain, Trial, log, plain


class Truant(Plain):
    """Up to one piece of these kinds sits out."""

    def __init__(self, *kinds: int) -> None:
        super().__init__("truant")
        self.kinds = kinds

    def sits_out(self, act: Act, seat: int) -> SittingOut:
        there = sorted(set(all_codes(act.table, act.land, *self.kinds)))
        prompt = Text("ask-remove", left=1, land=act.table.island.names[act.land])
        code = yield from ask_piece(seat, prompt, verbs.REMOVE, there, optional=True)
        return [] if code == NO_PIECE else [code]


def with_truants(trial: Trial, land: dict[str, int], *kinds: int) -> Island:
    trial.spirit(Truant(*kinds))
    return plain({"A5": land}, "ravage A5", spirit="truant", options=EVERY_SET)


@pytest.mark.rule("SX-18.1", "SX-18.3", "SX-18.4")
def test_an_invader_that_sits_out_neither_strikes_nor_is_struck(trial: Trial) -> None:
    here = with_truants(trial, {"town": 1, "explorer": 1, "dahan": 2}, EXPLORER).answer(
        "remove explorer"
    )
    here.answer(*[line for line in here.options()[:1] if line.startswith("damage")])
    assert here.land("A5") == {"explorer": 1, "dahan": 1, "blight": 1}


@pytest.mark.rule("SX-18.1", "SX-18.3")
def test_dahan_that_sit_out_are_not_hurt_and_do_not_strike_back(trial: Trial) -> None:
    here = with_truants(trial, {"town": 1, "dahan": 2}, DAHAN).answer("remove dahan")
    assert here.land("A5") == {"town": 1, "dahan": 1, "blight": 1}


@pytest.mark.rule("SX-18.2")
def test_a_land_whose_invaders_all_sit_out_is_not_ravaged(trial: Trial) -> None:
    """EX-90."""
    here = with_truants(trial, {"explorer": 1, "dahan": 2}, EXPLORER).answer("remove explorer")
    assert here.land("A5") == {"explorer": 1, "dahan": 2}
    assert log(here, "log-ravage") == []


@pytest.mark.rule("SX-18.5")
def test_the_strife_of_one_that_sits_out_is_not_spent(trial: Trial) -> None:
    here = with_truants(trial, {"town*1": 1, "explorer": 1}, *INVADERS).answer("remove town*1")
    assert here.land("A5") == {"explorer": 1, "town*1": 1}


def test_it_is_seen_all_the_same_while_something_is_asked(trial: Trial) -> None:
    here = with_truants(trial, {"city": 1, "town": 1, "explorer": 1, "dahan": 3}, EXPLORER)
    here.answer("remove explorer")
    assert here.prompt() == "ask-damage"
    seen = GAME.see(here.table, 0)["lands"]["A5"]["pieces"]
    assert {"piece": "explorer", "damage": 0, "health": 1, "number": 1} in seen
