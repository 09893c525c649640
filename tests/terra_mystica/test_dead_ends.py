"""No question without an answer: what bought spades depend on is kept back, or they are lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from loci.core import Illegal, Match, Rng
from loci.core.records.record import read
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.table import TerraTable
from loci.testing.dead_ends import DeadEnd, DeadEnds
from tests.terra_mystica.tables import (
    asked,
    do,
    far_off,
    has,
    legal,
    offered,
    poor,
    table,
    why_not,
)

#: The only land beside G1 is home terrain already: nothing but a tunnel leads to a hex to dig.
ONLY_TUNNELS: dict[str, Any] = {"terrain": {"H3": "gray"}}
ONLY_FLIGHTS: dict[str, Any] = {"terrain": {"H3": "yellow"}}
ONLY_A_TUNNEL = Path(__file__).parent / "data" / "only-a-tunnel.loci"
LOVED = ("dig", "transform", "convert", "burn", "action", "build", "upgrade", "advance", "connect")


def dwarves(bowls: list[int], **more: Any) -> TerraTable:
    """Three workers pay for a spade, and power has to pay for the tunnel (2 workers)."""
    seat = poor("dwarves", {"G1": "D"}, workers=3, bowls=bowls)
    return table(seat, far_off("witches"), **ONLY_TUNNELS, **more)


def fakirs(**more: Any) -> TerraTable:
    seat = poor("fakirs", {"G1": "D"}, **{"workers": 3, "bowls": [12, 0, 0], **more})
    return table(seat, far_off("witches"), **ONLY_FLIGHTS)


@pytest.mark.rule("TM-10.44")
@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("convert 3PW to 1W", ""),
        ("convert 6PW to 2W", ""),
        ("convert 1PW to 1C", "keep-for-tunnel"),
        ("convert 3PW to 3C", "keep-for-tunnel"),
        ("convert 5PW to 1P", "keep-for-tunnel"),
    ],
)
def test_the_price_of_the_tunnel_is_kept_back(command: str, reason: str) -> None:
    made = dwarves([6, 0, 6])
    do(made, "dig 1")
    assert offered(made) == ["convert 3PW to 1W"]
    assert why_not(made, command) == reason


@pytest.mark.rule("TM-10.44")
def test_what_the_tunnel_does_not_need_may_be_spent() -> None:
    made = dwarves([5, 0, 7])
    do(made, "dig 1")
    assert legal(made, "convert 1PW to 1C")
    do(made, "convert 1PW to 1C")
    assert why_not(made, "convert 1PW to 1C") == "keep-for-tunnel"
    do(made, "convert 6PW to 2W. transform E5 to blue. done")
    assert has(made)["workers"] == 0


@pytest.mark.rule("TM-10.44")
@pytest.mark.parametrize(("burnt", "kept"), [(1, True), (2, True), (3, False)])
def test_no_power_is_sacrificed_that_could_then_not_pay_for_the_tunnel(
    burnt: int, kept: bool
) -> None:
    """All power that a sacrifice brings together is spent at once, so 4 or 5 would be coins."""
    made = dwarves([3, 6, 3])
    do(made, "dig 1")
    assert why_not(made, f"burn {burnt}") == ("keep-for-tunnel" if kept else "")


@pytest.mark.rule("TM-10.44")
def test_sacrificed_power_pays_for_the_tunnel_and_nothing_else() -> None:
    made = dwarves([3, 6, 3])
    do(made, "dig 1. burn 3")
    assert offered(made) == ["convert 6PW to 2W"]
    assert why_not(made, "convert 6PW to 6C") == "keep-for-tunnel"


@pytest.mark.rule("TM-10.44")
def test_where_burning_is_free_it_puts_nothing_out_of_reach() -> None:
    made = dwarves([3, 6, 3], options={"free-burning": True})
    do(made, "dig 1")
    assert legal(made, "burn 1")
    do(made, "burn 1")
    assert why_not(made, "convert 1PW to 1C") == "keep-for-tunnel"


@pytest.mark.rule("TM-10.44")
def test_spades_that_no_tunnel_could_be_paid_for_are_not_sold() -> None:
    made = dwarves([7, 0, 5])
    assert why_not(made, "dig 1") == "dig-skip-unpaid"
    assert "dig 1" not in offered(made)


@pytest.mark.rule("TM-10.44")
def test_the_priest_of_a_flight_is_kept_back() -> None:
    made = fakirs(priests=1)
    do(made, "dig 1")
    assert why_not(made, "convert 1P to 1W") == "keep-for-carpet"
    assert why_not(made, "convert 1P to 1C") == "keep-for-carpet"
    do(made, "transform E5 to brown. done")
    assert has(made)["priests"] == 0


@pytest.mark.rule("TM-10.44")
def test_a_priest_may_go_while_power_can_bring_another() -> None:
    made = fakirs(priests=1, bowls=[7, 0, 5])
    do(made, "dig 1")
    assert legal(made, "convert 1P to 1W")
    do(made, "convert 1P to 1W")
    assert why_not(made, "convert 3PW to 1W") == "keep-for-carpet"
    assert offered(made) == ["convert 5PW to 1P"]


@pytest.mark.rule("TM-10.44")
def test_nothing_is_kept_back_where_a_hex_is_in_reach() -> None:
    seat = poor("dwarves", {"G1": "D"}, workers=3, bowls=[6, 0, 6])
    made = table(seat, far_off("witches"))
    do(made, "dig 1")
    assert legal(made, "convert 6PW to 6C")


UNDERWAY = {"acting": 1, "actions": 0, "spades": 1, "hexes": 1, "exact": 1, "builds": 1}


@pytest.mark.rule("TM-10.45")
@pytest.mark.parametrize("command", ["done", "-SPADE"])
def test_bought_spades_that_no_hex_can_take_are_lost(command: str) -> None:
    seat = poor("dwarves", {"G1": "D"}, bowls=[12, 0, 0])
    made = table(seat, far_off("witches"), **ONLY_TUNNELS, underway=UNDERWAY)
    assert offered(made) == ["done"]
    do(made, command)
    assert made.turn.spades == 0
    if command != "done":
        do(made, "done")
    assert asked(made) == [1]


@pytest.mark.rule("TM-10.45")
def test_power_that_must_be_spent_is_spent_even_if_the_spades_are_lost() -> None:
    seat = poor("dwarves", {"G1": "D"}, bowls=[4, 2, 4])
    made = table(seat, far_off("witches"), **ONLY_TUNNELS, underway={**UNDERWAY, "burnt": 1})
    assert offered(made) == ["convert 4PW to 4C"]
    do(made, "convert 4PW to 4C. done")


@pytest.mark.rule("TM-10.45")
def test_spades_that_a_hex_can_take_are_not_given_up() -> None:
    made = dwarves([6, 0, 6])
    do(made, "dig 1")
    assert why_not(made, "done") == "first-bought-spades"
    assert why_not(made, "-SPADE") == "first-bought-spades"


# -- looking for others ----------------------------------------------------------------------------


def free_moves(made: TerraTable, seat: int, rng: Rng) -> list[str]:
    """Conversions and sacrifices, in any order; most are not legal at most points."""
    amounts = [1, 2, 3]
    found = [f"burn {n}" for n in amounts]
    for n in amounts:
        found += [f"convert {n}W to {n}C", f"convert {n}P to {n}W", f"convert {n}P to {n}C"]
        found += [f"convert {n}PW to {n}C", f"convert {3 * n}PW to {n}W"]
        found += [f"convert {5 * n}PW to {n}P", f"convert {n}VP to {n}C"]
    found += ["-SPADE", "-2SPADE", "-FREE_D", "-FREE_TP", "-FREE_TF"]
    rng.shuffle("free", found)
    return found


def cut_off(seed: int) -> TerraTable:
    """Dwarves or Fakirs to whom nothing but a tunnel or a flight is open, with this and that."""
    rng = Rng(seed)
    faction = rng.pick("faction", ["dwarves", "fakirs"])
    third = rng.below("tokens", 6)
    seat = poor(
        faction,
        {"G1": "D"},
        coins=rng.below("coins", 6),
        workers=3 + rng.below("workers", 5),
        priests=rng.below("priests", 3),
        bowls=[2, 10 - third, third],
    )
    home = {"dwarves": ONLY_TUNNELS, "fakirs": ONLY_FLIGHTS}[faction]
    return table(seat, far_off("witches"), round=5, **home)


@pytest.mark.rule("TM-10.44")
def test_a_whole_game_that_was_stuck_goes_on() -> None:
    """The Dwarves have bought three spades that only a tunnel can bring to a hex, and burn power
    for it: when they could turn that into coins, no answer was left to them."""
    match = Match.replay(GAME, read(ONLY_A_TUNNEL.read_text(encoding="utf-8")))
    assert (len(match.entries), match.entries[-2].move) == (112, "dig 3")
    with pytest.raises(Illegal, match="keep-for-tunnel"):
        match.answer(1, "convert 3PW to 3C")
    assert [move.text() for move in match.decisions()[1].moves] == ["convert 3PW to 1W"]
    match.answer(1, "convert 3PW to 1W")
    rng = Rng(1)
    while asked := match.decisions():
        seat, decision = next(iter(asked.items()))
        match.answer(seat, rng.pick("move", decision.moves))
    assert match.outcome() is not None


def test_the_search_finds_the_dead_ends_of_a_game_that_has_some(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without the two rulings the same search stops soon."""

    def never(*_: object) -> bool:
        return False

    for module in ("turn.offered", "economy.reasons"):
        name = f"loci.games.terra_mystica.rules.{module}.strands_spades"
        monkeypatch.setattr(name, never)
    for module in ("turn.allowed", "turn.reasons"):
        name = f"loci.games.terra_mystica.rules.{module}.are_stranded"
        monkeypatch.setattr(name, never)
    with pytest.raises(DeadEnd, match="has no answer to ask-spades"):
        DeadEnds(GAME, LOVED, free_moves).search(3_000, [cut_off])
