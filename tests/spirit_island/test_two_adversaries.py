"""A leading and a supporting adversary (SX-27)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from loci.core.errors import BadOption
from loci.core.options import checked
from loci.core.position import read_data
from loci.core.script import Script
from loci.games.spirit_island import GAME
from loci.games.spirit_island.content.adversaries.france import towns_left
from loci.games.spirit_island.positions.queries import ask
from loci.games.spirit_island.positions.writer import write
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.adversary import Adversary, adversaries, level_of
from loci.games.spirit_island.rules.invaders.cards import stages
from loci.games.spirit_island.rules.invaders.deck import put_after_each
from loci.games.spirit_island.rules.setup import new_table
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state.registry import ADVERSARIES
from loci.games.spirit_island.state.table import load_table
from loci.games.spirit_island.words.sections import sections
from loci.games.spirit_island.words.view import see
from tests.spirit_island.adversaries import stages as stages_of
from tests.spirit_island.tables import EVERY_SET, Island, island

PRUSSIA = "brandenburg-prussia"
EAST = "east"


class East(Adversary):
    """Stands for one that puts stage III cards between those of stage II from level 4 on."""

    def __init__(self) -> None:
        super().__init__(
            EAST,
            difficulty=[1, 3, 4, 6, 7, 9, 11],
            fear_cards=[(3, 3, 3)] * 4 + [(4, 4, 4)] * 3,
            invader_decks=["111-2222-33333"] * 4 + ["111-2-3-2-3-2-3-2-33"] * 3,
            deck_changes={4: put_after_each(3, 2)},
        )

    def escalation(self, act: Act, card: str) -> Script:
        add_energy(act.table, 0, 10)
        yield from ()


@pytest.fixture(autouse=True)
def _east(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ADVERSARIES, EAST, East())


def options(leading: str, level: int, supporting: str, other: int) -> dict[str, Any]:
    return {
        "adversary": leading,
        "level": level,
        "supporting": supporting,
        "supporting-level": other,
        **EVERY_SET,
    }


def both(
    leading: str,
    level: int,
    supporting: str,
    other: int,
    lands: Mapping[str, Any] | None = None,
    *steps: str,
    **keys: Any,
) -> Island:
    chosen = options(leading, level, supporting, other)
    if EAST in (leading, supporting):  # which no option knows
        chosen.update({"supporting": "none", "supporting-level": 0})
        here = island(lands, *steps, options=chosen, **keys)
        here.table.supporting, here.table.supporting_level = supporting, other
        return here
    return island(lands, *steps, options=chosen, **keys)


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("SX-27.1")
def test_each_has_its_own_level() -> None:
    table = both("england", 5, "sweden", 3).table
    assert [adversary.id for adversary in adversaries(table)] == ["england", "sweden"]
    assert (level_of(table, "england"), level_of(table, "sweden")) == (5, 3)
    assert level_of(table, PRUSSIA) == -1


@pytest.mark.rule("SX-27.1")
def test_the_rules_of_both_hold() -> None:
    lands = {"A5": {"town": 1, "dahan": 2}}
    here = both("england", 5, "sweden", 3, lands, "ravage A5")
    assert here.land("A5")["blight"] == 1
    assert here.land("A5")["town-2"] == 1  # 3 health: towns deal 3 and have 1 health more
    data = {"game": "spirit-island", "players": 1, "options": {
        **options("england", 2, "sweden", 2), "boards": ["A"], "no-initial-explore": True,
        "spirits": ["river-surges-in-sunlight"],
    }}  # fmt: skip
    started = Island(read_data(data).match)
    assert [started.land(name).get("city") for name in ("A1", "A2", "A4")] == [1, 1, 1]


@pytest.mark.rule("SX-27.2")
def test_the_fear_deck_has_what_each_adds() -> None:
    assert both("england", 4, "sweden", 4).table.fear_sizes == [4, 6, 6]  # 4/5/5 and 3/4/4
    assert both("england", 6, "sweden", 0).table.fear_markers == 5


@pytest.mark.parametrize("level", range(7))
def test_a_deck_is_what_its_changes_make_of_it(level: int) -> None:
    prussia = ADVERSARIES[PRUSSIA]
    order = stages("111-2222-33333")
    for number in range(level + 1):
        if number in prussia.deck_changes:
            order = prussia.deck_changes[number](order)
    assert order == stages(prussia.invader_decks[level])


@pytest.mark.rule("SX-27.6", "SX-27.8", "SX-27.9", "SX-27.10")
@pytest.mark.rule("SX-27.11", "SX-27.12", "SX-27.13")
@pytest.mark.parametrize(
    ("level", "order"),
    [
        (1, "111-2-3-2-3-2-3-2-33"),
        (2, "111-3-2-3-2-3-2-3-2-3"),
        (3, "11-3-2-3-2-3-2-3-2-3"),
        (4, "11-33-2-3-2-3-2-3"),
    ],
)
def test_the_supporting_one_changes_the_deck_first(
    level: int, order: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = dict(checked(GAME.info.options, options(PRUSSIA, level, "england", 4)))
    monkeypatch.setitem(ADVERSARIES, "england", _as("england", East()))
    table = new_table(1, given, 1)
    assert stages_of(Laid(table)) == order.replace("-", "")


@pytest.mark.rule("SX-27.6", "SX-27.9")
@pytest.mark.parametrize(
    ("supporting", "other", "order"),
    [
        (PRUSSIA, 4, "11-3-23-23-23-3"),
        (PRUSSIA, 6, "3-23-23-23-3"),
        ("scotland", 4, "11-23-23-3-23-23"),
    ],
)
def test_a_card_that_lies_high_already_stays(supporting: str, other: int, order: str) -> None:
    """Russia puts the lowest cards of stage III after those of stage II."""
    given = dict(checked(GAME.info.options, options("russia", 4, supporting, other)))
    assert stages_of(Laid(new_table(1, given, 1))) == order.replace("-", "")


@pytest.mark.rule("SX-27.7")
def test_what_is_impossible_is_passed_over() -> None:
    prussia = ADVERSARIES[PRUSSIA]
    assert prussia.deck_changes[3]([2, 3]) == [2, 3]
    assert prussia.deck_changes[2]([2, 3]) == [2, 3]
    assert prussia.deck_changes[6]([1, 2, 1]) == [2]


def _as(id: str, other: Adversary) -> Adversary:
    """The other one under this id."""
    return Adversary(
        id,
        other.difficulty,
        other.fear_cards,
        other.invader_decks,
        deck_changes=other.deck_changes,
    )


class Laid(Island):
    """A table without a match."""

    def __init__(self, table: Any) -> None:
        self._table = table

    @property
    def table(self) -> Any:
        return self._table


# -- escalation ------------------------------------------------------------------------------------


@pytest.mark.rule("SX-27.3", "SX-27.4")
def test_the_supporting_one_escalates_with_stage_three(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ADVERSARIES, "sweden", _escalating("sweden"))
    lands = {"A2": {"town": 1}, "A8": {}}
    leading = both(PRUSSIA, 0, "sweden", 0, lands, "escalation 2-jungle").answer("land A1")
    assert (leading.land("A1"), leading.seat().energy) == ({"town": 1}, 0)
    supporting = both(PRUSSIA, 0, "sweden", 0, lands, "escalation 3-jungle-sands")
    assert (supporting.land("A1"), supporting.seat().energy) == ({}, 10)


@pytest.mark.rule("SX-27.18")
def test_an_early_card_of_stage_three_escalates_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ADVERSARIES, "sweden", _escalating("sweden"))
    deck = ["3-jungle-sands", "2-jungle", "2-sands"]
    here = both(PRUSSIA, 2, "sweden", 0, {}, "explore-step", invader_deck=deck)
    assert here.seat().energy == 10


@pytest.mark.rule("SX-27.5")
def test_of_two_terrains_one_is_picked_at_random() -> None:
    seen: set[str] = set()
    for seed in range(8):
        here = both("england", 0, "france", 0, {}, "escalation 3-jungle-sands", seed=seed)
        terrains = {
            here.table.island.terrain[here.table.island.numbers[line.split()[1]]]
            for line in here.options()
        }
        assert len(terrains) == 1
        seen |= {str(terrain) for terrain in terrains}
    assert len(seen) == 2


def _escalating(id: str) -> Adversary:
    class Copy(East):
        def __init__(self) -> None:
            Adversary.__init__(self, id, [1] * 7, [(3, 3, 3)] * 7, ["111-2222-33333"] * 7)

    return Copy()


# -- together --------------------------------------------------------------------------------------


@pytest.mark.rule("SX-27.17")
@pytest.mark.parametrize(("leading", "supporting"), [("england", "sweden"), ("sweden", "england")])
def test_the_loss_conditions_of_both_hold(leading: str, supporting: str) -> None:
    here = both(leading, 0, supporting, 0, {"A5": {"town": 7}}, "check")
    assert here.ending() == "adversary"


@pytest.mark.rule("SX-27.16")
def test_france_has_more_towns_beside_another() -> None:
    assert towns_left(both("france", 1, "england", 3).table) == 7
    assert towns_left(both("france", 2, "england", 3).table) == 7 + 3
    assert towns_left(both("england", 4, "france", 2, boards="AB").table) == 2 * (7 + 4)


def test_england_supports_with_its_extra_space() -> None:
    here = both("sweden", 0, "england", 4, {}, "advance", ravage=["1-jungle"], build=["1-sands"])
    assert (here.pile("extra_space"), here.pile("ravage_space")) == (["1-jungle"], ["1-sands"])
    assert see(here.table, 0)["invaders"]["extra_build"] == 1


@pytest.mark.rule("SX-27.14")
@pytest.mark.parametrize(
    ("levels", "number"), [((0, 0), 2), ((6, 0), 12), ((6, 6), 11 + 5), ((2, 6), 8 + 3)]
)
def test_the_difficulty_of_both(levels: tuple[int, int], number: int) -> None:
    table = both("england", levels[0], "sweden", levels[1]).table
    assert ask(table, "difficulty")[1] == number


# -- words -----------------------------------------------------------------------------------------


def test_both_are_saved_seen_and_written() -> None:
    table = both("england", 1, "sweden", 2).table
    loaded = load_table(table.to_data())
    assert (loaded.supporting, loaded.supporting_level) == ("sweden", 2)
    assert "supporting" not in island().table.to_data()
    assert see(table, 0)["supporting"] == {"id": "sweden", "level": 2}
    assert "supporting" not in see(island().table, 0)
    lines = [line.plain() for part in sections(see(table, 0)) for line in part.lines]
    assert "see-adversary(adversary=adversary-sweden, level=2)" in lines
    assert "adversary" not in write(table)  # it is an option, like the other


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        (options("none", 0, "england", 1), "option-supporting-alone"),
        (options("england", 0, "england", 1), "option-supporting-alone"),
        (
            {**options("england", 0, "france", 1), "sets": ["base", "jagged-earth"]},
            "option-supporting-set",
        ),
    ],
)
def test_a_supporting_one_supports_another(chosen: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        new_table(1, checked(GAME.info.options, chosen), 1)
