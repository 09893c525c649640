"""Events of Branch & Claw that the stage of the invaders or the terror level decides."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.events.step import stage
from loci.games.spirit_island.state.registry import EVENT_CARDS
from tests.spirit_island.events import Events, for_every_game, over
from tests.spirit_island.tables import EVERY_SET, island
from tests.spirit_island.trial import plain

FAR: dict[str, Any] = {"A8": {"city": 1}}
SITE = {"presence": {"P1": 2}}


# -- Seeking the Interior --------------------------------------------------------------------------


def test_seeking_the_interior(events: Events) -> None:
    lands = {"A1": {"explorer": 2}, "A2": {"explorer": 1}, "A3": {"town": 1}, **FAR}
    here = events.main("seeking-the-interior", 1, lands)
    assert here.options() == ["push explorer A4", "push explorer A5", "push explorer A6"]
    here.answer("push explorer A6")  # from A2 there is only A4
    assert here.lands("A1", "A2", "A4", "A6") == [
        {"explorer": 1},
        {},
        {"explorer": 1},
        {"explorer": 1},
    ]
    assert over(here)


def test_local_diaspora(events: Events) -> None:
    """One for each adjacent land, as far as explorers and towns go; cities stay."""
    lands = {"A3": {"explorer": 1, "town": 1, "city": 2}, **FAR}
    here = events.main("seeking-the-interior", 2, lands, "push explorer A2")
    assert here.lands("A2", "A3", "A4") == [{"explorer": 1}, {"city": 2}, {"town": 1}]
    lands = {"A3": {"explorer": 4}, "A5": {"town": 3}, **FAR}
    here = events.main("seeking-the-interior", 2, lands)  # one to A2, one to A4, and no more
    assert here.options() == ["push explorer A2", "push explorer A4"]
    here.answer("push explorer A4")
    assert here.land("A3") == {"explorer": 2}


@pytest.mark.rule("SX-11.4", "SX-11.11")
@pytest.mark.parametrize("cut_off", ["A3", "A2"])
def test_local_diaspora_and_isolation(events: Events, cut_off: str) -> None:
    """The players let go whom they like, and keep the others."""
    lands = {"A3": {"explorer": 3}, **FAR}
    isolated = [{"kind": "isolate", "land": cut_off}]
    here = events.main("seeking-the-interior", 2, lands, effects=isolated)
    here.answer("push explorer A4")
    assert here.options() == ["push explorer A2", "stop"]
    here.answer("stop")
    assert (here.land("A3"), here.land("A4"), over(here)) == (
        {"explorer": 2},
        {"explorer": 1},
        True,
    )


@pytest.mark.rule("SX-33.7")
def test_the_players_choose_between_equally_full_lands(events: Events) -> None:
    """But none from which nobody can go."""
    lands = {"A3": {"explorer": 1}, "A5": {"town": 1}, "A8": {"city": 1}}
    here = events.main("seeking-the-interior", 2, lands)
    assert here.options() == ["land A3", "land A5"]
    assert here.answer("land A3", "push explorer A4").land("A4") == {"explorer": 1}


# -- Wave of Reconnaissance ------------------------------------------------------------------------


def test_wave_of_reconnaissance(events: Events) -> None:
    here = events.main("wave-of-reconnaissance", 1, FAR, steps=["explore A3", "explore A4"])
    assert here.lands("A3", "A4") == [{"explorer": 2}, {}]  # A4 has no source
    wild = events.main(
        "wave-of-reconnaissance", 1, {"A3": {"wilds": 1}, **FAR}, steps=["explore A3"]
    )
    assert wild.land("A3") == {}
    later = events.main("wave-of-reconnaissance", 1, FAR, steps=["time-passes", "explore A3"])
    assert later.land("A3") == {"explorer": 1}


def test_urbanization(events: Events) -> None:
    lands = {"A3": {"town": 3}, "A4": {"town": 1}, "A5": {"town": 2, "city": 1}, **FAR}
    here = events.main("wave-of-reconnaissance", 2, lands)
    assert here.lands("A3", "A4", "A5") == [
        {"town": 1, "city": 2},
        {"town": 1},
        {"town": 1, "city": 2},
    ]
    hurt = events.main("wave-of-reconnaissance", 2, {"A3": {"town-1*1": 1, "town": 1}, **FAR})
    assert hurt.options() == ["replace town", "replace town-1*1"]
    hurt.answer("replace town-1*1")
    assert hurt.land("A3") == {"town": 1, "city-1*1": 1}


# -- Interesting Discoveries -----------------------------------------------------------------------


@pytest.mark.rule("SX-33.6")
def test_interesting_discoveries(events: Events) -> None:
    """The sacred site is chosen first."""
    lands = {"A3": SITE, "A6": SITE, "A5": {"explorer": 1}, **FAR}
    here = events.main("interesting-discoveries", 1, lands, "land A6")
    assert here.lands("A5", "A6") == [{}, {"explorer": 2, **{"presence": {0: 2}}}]
    here = events.main("interesting-discoveries", 1, lands, "land A3")  # none is beside it
    assert here.lands("A3", "A5") == [{"explorer": 1, "presence": {0: 2}}, {"explorer": 1}]
    alone = events.main("interesting-discoveries", 1, {"A3": SITE, **FAR})
    assert alone.land("A3") == {"explorer": 1, "presence": {0: 2}}
    assert over(events.main("interesting-discoveries", 1, FAR))  # no sacred site


@pytest.mark.rule("SX-16.19")
def test_an_explorer_may_be_gathered_from_another_board(events: Events) -> None:
    """EX-34: only the land that is gathered into is on the board."""
    lands = {"A3": SITE, "B4": {"explorer": 1}, **FAR}
    here = events.main("interesting-discoveries", 1, lands, boards="AB")
    assert here.lands("A3", "B4") == [{"explorer": 2, "presence": {0: 2}}, {}]


@pytest.mark.rule("SX-4.25", "SX-4.26", "SX-5.4")
def test_increasing_aggression(events: Events) -> None:
    """EX-08: with strife on every invader nothing is added."""
    lands = {"A3": {"town*1": 1, "explorer": 1}, "A4": {"town*1": 1}, "A5": {"explorer": 1}, **FAR}
    steps = ["ravage A3", "ravage A4", "ravage A5"]
    here = events.main("interesting-discoveries", 2, lands, steps=steps)
    assert here.lands("A3", "A4") == [{"town": 1, "explorer": 1, "blight": 1}, {"town": 1}]
    assert here.land("A5") == {"explorer": 1, "blight": 1}
    calm = events.main("interesting-discoveries", 2, lands, steps=["time-passes", "ravage A5"])
    assert calm.land("A5") == {"explorer": 1}


# -- Strange Tales attract Explorers ---------------------------------------------------------------


def test_strange_tales(events: Events) -> None:
    lands = {"A3": SITE, "A6": SITE, "B4": {"presence": {"P2": 1}}, **FAR}
    here = events.main("strange-tales-attract-explorers", 1, lands, boards="AB")
    assert here.fear() == 1  # the other has no sacred site
    assert "explorer" not in here.land("A3")
    here = events.main("strange-tales-attract-explorers", 1, lands, boards="AB", steps=["advance"])
    assert [here.land(land).get("explorer", 0) for land in ("A3", "A6", "A7", "B4")] == [1, 1, 0, 0]


@pytest.mark.rule("SX-13.8", "SX-13.11", "SX-33.9")
def test_fortification(events: Events) -> None:
    """EX-80: no invaders are needed; EX-19: where all actions are skipped, nothing is built."""
    keys: dict[str, Any] = {"build": ["2-jungle"], "explore": ["3-sands-wetland"]}
    keys |= {"phase": "invaders", "step": "advance", "steps": ["advance", "stop"]}
    skip = [{"kind": "skip", "land": "A6"}]
    here = events.main("strange-tales-attract-explorers", 2, FAR, effects=skip, **keys)
    assert here.lands("A1", "A6") == [{"town": 1}, {}]  # mountain is the only terrain left
    keys["explore"] = ["2-wetland"]
    here = events.main("strange-tales-attract-explorers", 2, FAR, **keys)
    assert here.options() == ["option mountain", "option sands"]
    assert here.answer("option sands").lands("A1", "A4", "A7")[:2] == [{}, {"town": 1}]
    sick = {"A1": {"disease": 1}, **FAR}
    keys["explore"] = ["3-sands-wetland"]
    assert events.main("strange-tales-attract-explorers", 2, sick, **keys).land("A1") == {}


def test_fortification_where_every_terrain_is_shown(events: Events) -> None:
    keys: dict[str, Any] = {"build": ["3-jungle-mountain"], "explore": ["3-sands-wetland"]}
    keys |= {"phase": "invaders", "step": "advance", "steps": ["advance", "stop"]}
    here = events.main("strange-tales-attract-explorers", 2, FAR, **keys)
    assert here.prompt() == "ask-go-on"
    assert here.lands("A1", "A3", "A4", "A5") == [{}, {}, {}, {}]


# -- Cultural Assimilation -------------------------------------------------------------------------


def test_cultural_assimilation(events: Events) -> None:
    lands = {
        "A3": {"dahan": 1},  # no city near
        "A5": {"dahan": 2},  # two of them
        "A6": {"dahan": 1},  # beside A8
        **FAR,
    }
    here = events.main("cultural-assimilation", 1, lands)
    assert here.lands("A3", "A5", "A6") == [{"dahan": 1}, {"dahan": 2}, {"town": 1}]
    inside = events.main("cultural-assimilation", 1, {"A8": {"city": 1, "dahan": 1}})
    assert inside.land("A8") == {"city": 1, "town": 1}


@pytest.mark.rule("SX-11.3", "SX-11.14")
@pytest.mark.parametrize("isolated", ["A6", "A8"])
def test_nobody_is_assimilated_across_isolation(events: Events, isolated: str) -> None:
    cut = [{"kind": "isolate", "land": isolated}]
    lands = {"A6": {"dahan": 1}, **FAR}
    here = events.main("cultural-assimilation", 1, lands, effects=cut)
    assert here.land("A6") == {"dahan": 1}


@pytest.mark.rule("SX-21.2")
def test_reprisal_ignores_the_defence_of_powers(events: Events) -> None:
    lands = {"A4": {"dahan": 3, "town": 1}, "A5": {"dahan": 1, "explorer": 1}, **FAR}
    power = [{"kind": "defend", "land": "A4", "seat": "P1", "number": 5}]
    here = events.main("cultural-assimilation", 2, lands, effects=power)
    assert here.land("A4") == {"dahan": 1, "dahan-1": 1, "town": 1}
    assert here.land("A5") == {"dahan": 1, "explorer": 1}  # no building
    power = [{"kind": "defend", "land": "A4", "number": 5}]  # whoever it is of
    here = events.main("cultural-assimilation", 2, lands, effects=power)
    assert here.land("A4") == {"dahan": 1, "dahan-1": 1, "town": 1}
    other = [{"kind": "defend-everywhere", "number": 2}]
    here = events.main("cultural-assimilation", 2, lands, effects=other)
    assert here.land("A4") == {"dahan": 2, "dahan-1": 1, "town": 1}


@pytest.mark.rule("SX-16.21", "SX-4.14")
def test_strife_keeps_invaders_from_reprisal(events: Events) -> None:
    all_at_odds = {"A4": {"dahan": 2, "town*1": 1, "explorer*2": 1}, **FAR}
    here = events.main("cultural-assimilation", 2, all_at_odds)
    assert here.land("A4") == {"dahan": 2, "town": 1, "explorer*1": 1}
    one_left = {"A4": {"dahan": 2, "town*1": 1, "explorer": 1}, **FAR}
    here = events.main("cultural-assimilation", 2, one_left)
    assert here.land("A4") == {"dahan-1": 1, "town": 1, "explorer": 1}


# -- Investigation of Dangers, Distant Exploration -------------------------------------------------


def test_investigation_of_dangers(events: Events) -> None:
    lands: dict[str, Any] = {f"A{n}": {"dahan": 1} for n in range(1, 6)}
    here = events.main("investigation-of-dangers", 1, {**lands, "A6": {"town": 1}, **FAR})
    assert here.land("A7") == {"explorer": 1, "presence": {0: 1}}
    full = {**lands, "A6": {"town": 1}, "A7": {"dahan": 1, "presence": {"P1": 1}}, **FAR}
    assert over(events.main("investigation-of-dangers", 1, full))


def test_destroy_the_unnatural(events: Events) -> None:
    lands = {"A4": {"explorer": 1, "presence": {"P1": 1}}, "A5": {"explorer": 1}, **FAR}
    steps = ["ravage A4", "ravage A5"]
    here = events.main("investigation-of-dangers", 2, lands, steps=steps)
    assert here.lands("A4", "A5") == [{"explorer": 1, "blight": 1}, {"explorer": 1}]
    defended = [{"kind": "defend", "land": "A4", "number": 3}]
    here = events.main("investigation-of-dangers", 2, lands, steps=steps, effects=defended)
    assert "blight" not in here.land("A4")  # 1 + 3 - 3


def test_distant_exploration(events: Events) -> None:
    lands = {"A8": {"explorer": 1}, "A7": {"presence": {"P1": 1}}}
    steps = [f"explore A{n}" for n in (4, 5, 7)]
    here = events.main("distant-exploration", 1, lands, steps=steps)
    assert [here.land(land).get("explorer", 0) for land in ("A4", "A5", "A7")] == [1, 1, 0]
    town = {**lands, "A6": {"town": 1}}
    here = events.main("distant-exploration", 1, town, steps=steps)
    assert here.land("A7")["explorer"] == 1  # 2 lands from A6
    usual = events.main("distant-exploration", 1, lands, steps=["time-passes", *steps])
    assert [usual.land(land).get("explorer", 0) for land in ("A4", "A5", "A7")] == [0, 0, 0]


@pytest.mark.rule("SX-11.3", "SX-36.11")
def test_distant_exploration_crosses_no_isolated_land(events: Events) -> None:
    """From the coast A5 is reached over A1 alone, and A7 from A6 over A5 or A8."""
    lands = {"A8": {"explorer": 1}, "A6": {"town": 1}, "A7": {"presence": {"P1": 1}}}
    cut_off = [{"kind": "isolate", "land": land} for land in ("A5", "A8")]
    here = events.main("distant-exploration", 1, lands, steps=["explore A7"], effects=cut_off)
    assert "explorer" not in here.land("A7")
    here = events.main("distant-exploration", 1, lands, steps=["explore A7"], effects=cut_off[:1])
    assert here.land("A7")["explorer"] == 1
    lands = {"A8": {"explorer": 1}, "A7": {"presence": {"P1": 1}}}
    cut_off = [{"kind": "isolate", "land": "A1"}]
    here = events.main("distant-exploration", 1, lands, steps=["explore A5"], effects=cut_off)
    assert here.land("A5") == {}


def test_fearful_mobs(events: Events) -> None:
    lands = {"A4": {"explorer": 3}, "A5": {"explorer": 1, "town": 1}, **FAR}
    defended = [{"kind": "defend", "land": land, "number": 3} for land in ("A4", "A5")]
    steps = ["ravage A4", "ravage A5"]
    here = events.main("distant-exploration", 2, lands, steps=steps, effects=defended)
    assert here.lands("A4", "A5") == [{"explorer": 3, "blight": 1}, {"explorer": 1, "town": 1}]


# -- Slave Rebellion -------------------------------------------------------------------------------


@pytest.fixture
def anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The card as if every game were one against France."""
    card = EVENT_CARDS["slave-rebellion"]
    monkeypatch.setitem(EVENT_CARDS, card.id, for_every_game(card))


def test_small_uprising(events: Events) -> None:
    lands = {"A4": {"town": 1, "city": 1}, "B4": {"explorer": 1}, **FAR}
    here = events.main("slave-rebellion", 1, lands, boards="AB")
    assert here.land("A4") == {"town*1": 1, "city": 1}
    assert here.land("B4") == {"explorer": 1}


def test_rebellion(events: Events) -> None:
    lands = {"A4": {"town": 1}, "A5": {"town": 1, "city": 1}, "A6": {"explorer*1": 1}, **FAR}
    here = events.main("slave-rebellion", 2, lands, "land A5")
    assert here.options() == ["strife town A4", "strife city A5", "strife city A8"]
    here.answer("strife city A5")
    assert here.options() == ["strife town A4", "strife city A8"]  # another one
    here.answer("strife town A4")
    assert here.lands("A4", "A5", "A6") == [{"town-1*1": 1}, {"city-1*1": 1}, {}]


@pytest.mark.usefixtures("anywhere")
def test_after_an_uprising_another_event_and_the_card_comes_back() -> None:
    deck = ["slave-rebellion", "tight-knit-communities", "heavy-farming", "urban-development"]
    deck += ["population-rises", "outpaced"]
    keys: dict[str, Any] = {"event_deck": deck, "turn": 2, "invader_deck": ["2-jungle"]}
    lands = {"A4": {"town": 1, "beasts": 1}, "A8": {}}
    here = island(lands, "event-step", options=EVERY_SET, **keys)
    assert here.land("A4") == {"town*1": 1, "beasts": 1}
    assert [effect.kind for effect in here.table.effects] == ["sturdy", "sturdy"]
    assert here.pile("event_deck") == [*deck[2:5], "slave-rebellion", "outpaced"]
    assert here.pile("event_discard") == ["tight-knit-communities"]
    keys["invader_deck"] = ["3-jungle-sands"]
    late = island({**lands, "A6": {"city": 1}}, "event-step", options=EVERY_SET, **keys)
    assert late.pile("event_deck") == deck[2:]  # discarded at stage III
    assert late.pile("event_discard") == deck[:2]


def test_without_france_it_is_put_aside() -> None:
    deck = ["slave-rebellion", "tight-knit-communities", "heavy-farming"]
    lands = {"A4": {"town": 1, "beasts": 1}, "A8": {}}
    here = island(lands, "event-step", options=EVERY_SET, event_deck=deck, turn=2)
    assert here.land("A4") == {"town": 1, "beasts": 1}
    assert here.pile("event_discard") == deck[:2]
    assert here.pile("event_deck") == ["heavy-farming"]


# -- the stage -------------------------------------------------------------------------------------


@pytest.mark.rule("SX-16.9", "SX-33.15")
@pytest.mark.parametrize("level", [2, 4, 6])
def test_the_early_card_of_prussia_counts_as_stage_2(level: int) -> None:
    options = {**EVERY_SET, "adversary": "brandenburg-prussia", "level": level}
    early = ["3-sands-jungle", "2-jungle", "3-jungle-wetland"]
    here = island({}, options=options, invader_deck=early)
    assert stage(here.table) == 2
    late = island({}, options=options, invader_deck=early[2:])
    assert stage(late.table) == 3


@pytest.mark.rule("SX-16.9")
def test_a_card_of_stage_2_that_was_put_under_makes_none_early() -> None:
    """Below level 2 nothing comes early, even where Visions of a Shifting Future was used."""
    options = {**EVERY_SET, "adversary": "brandenburg-prussia", "level": 1}
    here = island({}, options=options, invader_deck=["3-sands-jungle", "2-jungle"])
    assert stage(here.table) == 3


def test_the_early_card_of_nobody_else_does(trial: Any) -> None:
    here = plain({}, options=EVERY_SET, invader_deck=["3-sands-jungle", "2-jungle"])
    assert stage(here.table) == 3
