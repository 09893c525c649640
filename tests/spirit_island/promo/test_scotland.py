"""The Kingdom of Scotland."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.errors import BadData
from loci.core.position import read_data
from loci.games.spirit_island.rules.ending import difficulty
from loci.games.spirit_island.rules.invaders.cards import stages as stages_of
from loci.games.spirit_island.rules.invaders.deck import INVADER_STAGES, order_of
from loci.games.spirit_island.state.registry import ADVERSARIES, INVADER_CARDS
from tests.spirit_island.adversaries import SPIRITS, against, set_up, stages
from tests.spirit_island.start import FOUR
from tests.spirit_island.tables import EVERY_SET, OCEAN, Island, island

SCOTLAND = "scotland"
FEAR = [[3, 3, 3], [3, 4, 3], [4, 4, 3], [4, 5, 4], [5, 5, 4], [5, 6, 4], [6, 6, 4]]
DECKS = ["111222233333"] * 2 + ["112212233333"] * 2 + ["11223223333"] * 3
FAR: dict[str, Any] = {"A8": {"city": 1}}


def at(level: int, lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return against(SCOTLAND, level, lands, *steps, **keys)


@pytest.mark.parametrize("level", range(7))
@pytest.mark.rule("SX-52.4", "SX-52.6")
def test_decks_and_difficulty_by_level(level: int) -> None:
    here = set_up(SCOTLAND, level)
    assert stages(here) == DECKS[level]
    assert here.table.fear_sizes == FEAR[level]
    assert difficulty(here.table) == [1, 3, 4, 6, 7, 8, 10][level]


@pytest.mark.rule("SX-52.4")
@pytest.mark.parametrize("seed", range(6))
def test_the_coastal_card_is_the_third_of_stage_ii(seed: int) -> None:
    for level in (2, 4, 6):
        deck = set_up(SCOTLAND, level, seed=seed).pile("invader_deck")
        second = [card for card in deck if INVADER_CARDS[card].stage == 2]
        assert second[2] == "2-coastal"
        assert len(set(deck)) == len(deck)


@pytest.mark.parametrize("level", range(7))
def test_the_changes_make_the_decks(level: int) -> None:
    order = stages_of(INVADER_STAGES)
    changes = ADVERSARIES[SCOTLAND].deck_changes
    for one in range(level + 1):
        order = changes[one](order) if one in changes else order
    assert order == order_of(set_up(SCOTLAND, level).table)


# -- base level ------------------------------------------------------------------------------------


@pytest.mark.rule("SX-52.1")
def test_trade_hub() -> None:
    two = {"A1": {"city": 2}, "A2": {"city": 1}, **FAR}
    assert at(0, two, "add 1 explorer A5").ending() == ""
    assert at(0, {**two, "A3": {"city": 1}}, "add 1 explorer A5").ending() == "adversary"


def explored(level: int, lands: dict[str, Any], card: str = "2-jungle", **keys: Any) -> Island:
    frame: dict[str, Any] = {"phase": "invaders", "step": "explore"}
    frame["invader_deck"] = [card, "3-jungle-sands"]
    return at(level, lands, "explore-step", "stop", **{**frame, **keys})


@pytest.mark.rule("SX-52.2")
def test_ports_sprawl_outward() -> None:
    here = explored(0, {"A1": {"town": 1}, "A5": {"town": 1}, **FAR})
    assert here.options() == ["land A2", "land A3", "land A4", "land A6", "land A7", "land A8"]
    here.answer("land A6")
    assert here.land("A6") == {"town": 1}


@pytest.mark.rule("SX-52.2")
def test_it_sprawls_on_the_board_with_the_most_ports() -> None:
    lands = {"A1": {"town": 1}, "B1": {"town": 1, "city": 1}, "B2": {"town": 1}, **FAR}
    here = explored(0, lands, boards="AB")
    assert here.prompt() == "ask-adversary-town"
    assert {line[5] for line in here.options()} == {"B"}
    here.answer("land B6", "land B7")  # for two players
    assert here.land("B6")["town"] == 1
    tied = explored(0, {"A1": {"town": 1}, "B1": {"town": 1}, **FAR}, boards="AB")
    assert (tied.prompt(), tied.options()) == ("ask-adversary-board", ["land A1", "land B1"])


# -- levels ----------------------------------------------------------------------------------------


@pytest.mark.rule("SX-52.3")
def test_trading_port() -> None:
    lands = {"A4": {"town": 1}, **FAR}
    here = explored(1, lands, card="1-jungle")  # A3 is on the coast, A8 is not
    assert (here.land("A3"), here.land("A8")) == ({"town": 1}, {"city": 1, "explorer": 1})
    assert explored(0, lands, card="1-jungle").land("A3") == {"explorer": 1}


@pytest.mark.rule("SX-52.3")
def test_the_coastal_card_makes_two_ports_of_a_board() -> None:
    here = explored(1, FAR, card="2-coastal")
    assert (here.prompt(), here.options()) == (
        "ask-adversary-port",
        ["land A1", "land A2", "land A3"],
    )
    here.answer("land A2")
    assert here.lands("A1", "A2", "A3") == [{"town": 1}, {"explorer": 1}, {"town": 1}]


@pytest.mark.rule("SX-52.3")
def test_set_up_explores_as_ever() -> None:
    for seed in range(4):
        here = set_up(SCOTLAND, 1, seed=seed, explore=True)
        assert not [n for n in ("A1", "A3") if "town" in here.land(n)]


@pytest.mark.rule("SX-52.4")
def test_seize_opportunity() -> None:
    assert set_up(SCOTLAND, 2).land("A2")["city"] == 2
    assert set_up(SCOTLAND, 1).land("A2")["city"] == 1


def built(level: int, lands: dict[str, Any]) -> Island:
    frame: dict[str, Any] = {"phase": "invaders", "step": "build", "build": ["1-jungle"]}
    return at(level, lands, "build-step", "stop", **frame)


@pytest.mark.rule("SX-52.5")
def test_chart_the_coastline() -> None:
    lands = {"A4": {"city": 1}, **FAR}
    assert built(3, lands).land("A3") == {"town": 1}
    assert built(2, lands).land("A3") == {}
    assert built(3, {"A4": {"town": 1}, **FAR}).land("A3") == {}


@pytest.mark.rule("SX-52.7")
def test_runoff_and_bilgewater() -> None:
    lands = {"A3": {"town": 1}, **FAR}
    here = at(5, lands, "ravage A3", blight_pool=4)
    assert (here.land("A3"), here.land("A0")) == ({"town": 1, "blight": 1}, {"blight": 1})
    assert here.table.blight_pool == 2
    assert at(4, lands, "ravage A3").land("A0") == {}
    assert at(5, {"A4": {"town": 1}, **FAR}, "ravage A4").land("A0") == {}
    assert at(5, {"A0": {"blight": 1}, **FAR}).land("A0") == {"blight": 1}  # it can be written
    with pytest.raises(BadData):
        at(4, {"A0": {"blight": 1}, **FAR})


@pytest.mark.rule("SX-52.7")
def test_bilgewater_does_not_cascade_but_destroys_presence() -> None:
    lands = {
        "A3": {"town": 1},
        "A0": {"blight": 1, "presence": {"P1": 2}},
        **FAR,
    }
    here = at(5, lands, "ravage A3", spirits=[OCEAN])
    assert here.land("A0") == {"blight": 2, "presence": {0: 1}}


@pytest.mark.rule("SX-52.7")
def test_bilgewater_follows_blight_that_stone_bears() -> None:
    """A cascade to the coast counts though Stone keeps the blight from doing anything there."""
    lands = {"A4": {"town": 1, "blight": 1}, "A3": {"presence": {"P1": 2}}, **FAR}
    options = {**EVERY_SET, "adversary": SCOTLAND, "level": 5}
    keys: dict[str, Any] = {"spirits": ["stones-unyielding-defiance"], "options": options}
    here = island(lands, "ravage A4", blight_pool=9, **keys).answer("cascade A3")
    assert here.lands("A3", "A0") == [{"blight": 1, "presence": {0: 2}}, {"blight": 1}]


@pytest.mark.rule("SX-52.9")
def test_blight_comes_out_of_the_ocean_and_goes_there() -> None:
    def whole(level: int, lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
        options = {**EVERY_SET, "adversary": SCOTLAND, "level": level}
        return island({**lands, **FAR}, *steps, options=options, **keys)

    gather = "power entrap-the-forces-of-corruption at A3"
    here = whole(5, {"A0": {"blight": 1}, "A3": {}}, gather)
    assert here.options() == ["gather-blight A0", "stop"]
    here.answer("gather-blight A0")
    assert here.lands("A0", "A3") == [{}, {"blight": 1}]
    push = "power flow-downriver-blow-downwind at"
    foul = whole(5, {"A3": {"blight": 1}}, f"{push} A3").answer("push-blight A0")
    assert foul.lands("A0", "A3") == [{"blight": 1}, {}]
    before = whole(4, {"A3": {"blight": 1}}, f"{push} A3")
    assert "push-blight A0" not in before.options()
    inland = whole(5, {"A5": {"blight": 1}}, f"{push} A5")
    assert "push-blight A0" not in inland.options()
    clean = whole(5, {"A0": {"blight": 2}}, "remove 1 blight A0", blight_pool=1)
    assert (clean.land("A0"), clean.table.blight_pool) == ({"blight": 1}, 2)


@pytest.mark.rule("SX-52.8")
def test_exports_fuel_inward_growth() -> None:
    lands = {"A5": {"town": 1}, "A8": {}, "A2": {"city": 1}}
    frame: dict[str, Any] = {"phase": "invaders", "step": "ravage", "ravage": ["1-sands"]}
    here = at(6, lands, "ravage-step", "stop", **frame)
    assert here.lands("A4", "A7") == [{"town": 1}, {"presence": {0: 1}, "town": 1}]
    less = at(5, lands, "ravage-step", "stop", **frame)
    assert less.land("A4") == {}
    poured = [{"kind": "time-poured", "seat": "P1", "word": "A"}]
    twice = at(6, lands, "ravage-step", "stop", effects=poured, **frame)
    assert twice.land("A4") == {"town": 2}
    far = at(6, {"A1": {"city": 1}, "A8": {}}, "ravage-step", "stop", **frame)
    assert far.land("A7") == {"presence": {0: 1}}


@pytest.mark.rule("SX-27.15")
def test_cities_of_another_adversary_go_inland() -> None:
    options = {
        **EVERY_SET,
        **{"adversary": "england", "level": 2, "supporting": SCOTLAND, "supporting-level": 1},
        **{"boards": ["A"], "spirits": SPIRITS[:1], "no-initial-explore": True},
    }
    here = Island(read_data({"game": "spirit-island", "players": 1, "options": options}).match)
    assert "city" not in here.land("A1")
    assert here.land("A4").get("city", 0) + here.land("A5").get("city", 0) == 1


@pytest.mark.rule("SX-27.15")
def test_they_stay_on_their_board() -> None:
    """D1 touches A4 and A5, which come first."""
    options = {
        **EVERY_SET,
        **{"adversary": "england", "level": 2, "supporting": SCOTLAND, "supporting-level": 1},
        "no-initial-explore": True,
    }
    data = {"game": "spirit-island", "options": options, "spirits": FOUR, "phase": "setup"}
    here = Island(read_data({**data, "boards": "ADBC"}).match)
    assert [here.land(name).get("city") for name in ("D1", "D5", "A4", "A5")] == [None, 1, 1, None]


@pytest.mark.rule("SX-27.6", "SX-27.8", "SX-52.4")
@pytest.mark.parametrize(
    ("leading", "supporting", "place"),
    [
        (("brandenburg-prussia", 4), (SCOTLAND, 2), 2),
        (("brandenburg-prussia", 3), (SCOTLAND, 2), 3),
        ((SCOTLAND, 2), ("brandenburg-prussia", 4), 3),
    ],
)
def test_the_coastal_card_beside_another_adversary(
    leading: tuple[str, int], supporting: tuple[str, int], place: int
) -> None:
    """Whoever leads takes the topmost card of stage II when the coastal one is third already."""
    options = {
        **EVERY_SET,
        **{"adversary": leading[0], "level": leading[1]},
        **{"supporting": supporting[0], "supporting-level": supporting[1]},
    }
    deck = island({}, options=options).pile("invader_deck")
    assert [card for card in deck if card[0] == "2"].index("2-coastal") + 1 == place


def test_it_is_an_adversary_of_its_set() -> None:
    with pytest.raises(Exception, match="feather-and-flame"):
        island({}, options={"adversary": SCOTLAND})
