"""Events that leave something in force for each board or land, where time runs differently: here it
runs from board A to board B."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.claw import pair
from tests.spirit_island.tables import Island

POURED = [
    {"kind": "time-poured", "seat": "P1", "word": "A", "number": 1},
    {"kind": "time-poured", "seat": "P1", "word": "B"},
]
FAR: dict[str, Any] = {"A8": {"city": 1}}


def main(card: str, number: int, lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """A main event that leaves effects, and the steps after it."""
    keys = {"effects": POURED, **keys}
    return pair({**FAR, **lands}, f"event-card {card} at {number}", *steps, **keys)


def left_on(here: Island, kind: str) -> list[str]:
    """The boards on which effects of a kind are in force."""
    saved = [effect.to_data(here.table.island) for effect in here.table.effects]
    return [one["word"] for one in saved if one["kind"] == kind]


@pytest.mark.rule("SX-35.6", "SX-35.37")
@pytest.mark.parametrize(
    ("card", "number", "kind"),
    [
        ("eager-explorers", 1, "eager-explorers"),
        ("hard-working-settlers", 2, "one-ravage-skipped"),
        ("temporary-truce", 2, "one-ravage-skipped"),
        ("invested-aristocracy", 1, "invested-aristocracy"),
        ("promising-farmland", 1, "promising-farmland"),
    ],
)
def test_what_comes_into_force_on_each_board(card: str, number: int, kind: str) -> None:
    assert left_on(main(card, number, {}), kind) == ["B", "B"]
    usual = main(card, number, {}, effects=[])
    assert left_on(usual, kind) == ["A", "B"]


@pytest.mark.rule("SX-35.6")
@pytest.mark.parametrize(
    ("part", "there", "fear"),
    [
        ("fierce-mien", {"dahan": 1, "explorer": 1}, 2),
        ("at-their-gates", {"dahan": 1, "city": 1}, 4),
        ("speak-of-the-spirits-anger", {"dahan": 1, "town": 1}, 2),
        ("terrifying-beasts", {"beasts": 2}, 4),
        ("irregular-outbreaks", {"disease": 1}, 2),
    ],
)
def test_fear_for_each_board_or_land(part: str, there: dict[str, int], fear: int) -> None:
    lands = {**FAR, "A5": there, "B5": there}
    assert pair(lands, f"event-part {part}", effects=POURED).fear() == fear
    assert pair({**FAR, "A5": there}, f"event-part {part}", effects=POURED).fear() == 0
    assert pair(lands, f"event-part {part}").fear() == fear


@pytest.mark.rule("SX-35.6")
def test_strange_tales_and_fortification() -> None:
    site = {"P1": 2}
    lands = {"A5": {"presence": site}, "B5": {"presence": site}}
    told = main("strange-tales-attract-explorers", 1, lands, "advance")
    assert [told.land(n).get("explorer", 0) for n in ("A5", "B5")] == [0, 2]
    built = main("strange-tales-attract-explorers", 2, {}, "advance").answer("option sands")
    assert [built.land(n).get("town", 0) for n in ("A4", "B3")] == [0, 1]
    assert [built.land(n).get("city", 0) for n in ("A4", "B3")] == [0, 1]


@pytest.mark.rule("SX-35.6")
def test_eager_explorers_come_twice_or_not_at_all() -> None:
    lands = {"A5": {"town": 1}, "B5": {"explorer": 1}}
    eager = main("eager-explorers", 1, lands, "build A5", "build B5")
    while eager.prompt() == "ask-event-land":
        assert {line[:6] for line in eager.options()} == {"land B"}
        eager.answer(eager.options()[0])
    came = [eager.land(f"{board}{n}").get("explorer", 0) for board in "AB" for n in range(1, 9)]
    assert sum(came) == 3  # with the one that was there


@pytest.mark.rule("SX-35.3", "SX-35.37")
def test_funding_changes_builds_which_come_twice_by_themselves() -> None:
    """1 build more in the highest land of the card, and time runs twice for all of them."""
    here = main("bureaucrats-adjust-funding", 1, {"B3": {"explorer": 1}}, "build sands")
    assert left_on(here, "funding-raised") == ["A", "B"]
    built = [here.land(n).get("town", 0) + here.land(n).get("city", 0) for n in ("A7", "B3", "B5")]
    assert built == [0, 2, 2]


@pytest.mark.rule("SX-12.14", "SX-35.6")
def test_disease_that_is_gone_by_then_is_not_removed_again() -> None:
    """The land is struck twice; the first time a town falls, and the only disease goes."""
    lands = {**FAR, "B5": {"disease": 1, "town-1": 1, "town": 2}}
    here = pair(lands, "event-part fatalities-rise", effects=POURED)
    assert here.land("B5") == {}
