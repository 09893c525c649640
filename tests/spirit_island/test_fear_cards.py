"""Fear cards: what is common to all of them (SI-13)."""

from __future__ import annotations

import pytest

from loci.core import Text
from loci.core.words.wording import Wording
from loci.games.spirit_island.state.registry import FEAR_CARDS, of_sets
from loci.games.spirit_island.state.terms import piece_word
from tests.spirit_island import box
from tests.spirit_island.tables import BASE, Island, island

CARDS = {
    "avoid-the-dahan",
    "belief-takes-root",
    "dahan-enheartened",
    "dahan-on-their-guard",
    "dahan-raid",
    "emigration-accelerates",
    "fear-of-the-unseen",
    "isolation",
    "overseas-trade-seem-safer",
    "retreat",
    "scapegoats",
    "seek-safety",
    "tall-tales-of-savagery",
    "trade-suffers",
    "wary-of-the-interior",
}


def pieces(here: Island) -> list[str]:
    return [piece_word(code) for there in here.table.pieces for code in there]


@pytest.mark.rule("SI-1.6")
def test_there_are_fifteen_cards_of_three_levels() -> None:
    assert set(of_sets(FEAR_CARDS, BASE)) == CARDS
    assert all(len(card.levels) == 3 for card in FEAR_CARDS.values())


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_every_card_has_words(language: str) -> None:
    wording = Wording(language, "loci.games.spirit_island.words", strict=True)
    names = [wording.say(Text(f"fear-{card}")) for card in CARDS]
    assert len(set(names)) == box.FEAR_CARDS
    texts = [wording.say(Text(f"text-fear-{card}-{n}")) for card in CARDS for n in (1, 2, 3)]
    assert len(set(texts)) == 44  # two cards share their third level


@pytest.mark.parametrize("card", sorted(CARDS))
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_question_names_the_card_and_what_it_does(card: str, level: int) -> None:
    there = {"explorer": 1, "town": 1, "dahan": 1, "presence": {"P1": 2}}
    lone = {"explorer": 1, "dahan": 1, "presence": {"P1": 2}}
    lands = {"A1": there, "A2": lone, "A4": lone, "A5": there, "A6": lone, "A8": {"city": 1}}
    here = island(lands, f"fear-card {card} at {level}")
    prompts = [here.match.decisions()[0].prompt]
    if here.prompt() == "ask-fear-land":
        text = Text(f"text-fear-{card}-{level}")
        assert prompts == [Text("ask-fear-land", card=Text(f"fear-{card}"), text=text)]
        here.answer(here.options()[0])
        prompts = [decision.prompt for decision in here.match.decisions().values()]
    named = [prompt for prompt in prompts if prompt.id == "ask-fear-option"]
    assert all(prompt.args["card"] == Text(f"fear-{card}") for prompt in named)


def test_questions_in_words() -> None:
    words = Wording("en", "loci.games.spirit_island.words", strict=True)
    lands = {"A4": {"dahan": 1, "explorer": 2, "town": 1}, "A5": {"dahan": 1, "town": 1}}
    here = island(lands, "fear-card tall-tales-of-savagery at 2")
    assert words.say(here.match.decisions()[0].prompt) == (
        "Fear card “Tall Tales of Savagery”: Each player removes 2 explorers or 1 town from a land"
        " with dahan. Which land do you choose?"
    )
    here.answer("land A4")
    assert words.say(here.match.decisions()[0].prompt) == (
        "Fear card “Tall Tales of Savagery”, A4: which do you choose?"
    )


@pytest.mark.parametrize("card", sorted(CARDS))
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.rule("SI-10.1")
def test_a_card_with_nothing_to_do_leaves_the_pieces_alone(card: str, level: int) -> None:
    here = island({"A8": {"city": 3}}, f"fear-card {card} at {level}")
    for _ in range(10):
        if here.prompt() != "ask-fear-land":
            break
        here.answer(here.options()[-1])
    assert here.prompt() == "ask-growth"
    assert pieces(here) == ["city"] * 3


@pytest.mark.rule("SI-13.7", "SI-13.8")
def test_each_player_in_turn_chooses_on_any_board() -> None:
    here = island(
        {"A1": {"explorer": 1}, "B1": {"explorer": 1}, "B2": {"explorer": 1}},
        "fear-card emigration-accelerates at 1",
        boards="AB",
    )
    assert here.asked() == [0]
    assert here.options() == ["land A1", "land B1", "land B2"]
    here.answer("land B2")
    assert here.asked() == [1]
    assert here.options() == ["land A1", "land B1"]
    here.answer("land A1")
    assert [here.land(name) for name in ("A1", "B1", "B2")] == [{}, {"explorer": 1}, {}]


@pytest.mark.rule("SI-13.7")
def test_the_player_decides_what_happens_in_the_land_wherever_it_is() -> None:
    here = island(
        {"B1": {"explorer": 1, "town": 1}, "B2": {"town": 1}},
        "fear-card emigration-accelerates at 2",
        boards="AB",
    )
    here.answer("land B1")
    assert (here.asked(), here.prompt()) == ([0], "ask-remove")
    here.answer("remove town")
    assert (here.asked(), here.options()) == ([1], ["land B1", "land B2"])


@pytest.mark.rule("SI-13.6", "SI-20.18")
def test_removing_generates_no_fear_but_destroying_does() -> None:
    removed = island({"A1": {"town": 1}}, "fear-card emigration-accelerates at 2")
    assert (removed.land("A1"), removed.fear()) == ({}, 0)
    destroyed = island({"A1": {"town": 1, "city": 1}}, "fear-card scapegoats at 3")
    assert (destroyed.land("A1"), destroyed.fear()) == ({"city": 1}, 1)


@pytest.mark.rule("SI-13.2", "SI-13.3")
def test_a_card_is_resolved_at_the_terror_level_of_the_moment_and_discarded() -> None:
    here = island(
        {"A6": {"town": 1}},
        phase="invaders",
        step="fear",
        terror=3,
        earned=["emigration-accelerates"],
    )
    assert here.land("A6") == {}  # any land at level 3, coastal lands only before
    assert here.pile("fear_discard") == ["emigration-accelerates"]
    assert here.pile("earned") == []


@pytest.mark.rule("SI-13.1")
def test_earned_cards_are_resolved_in_their_order() -> None:
    here = island(
        {"A1": {"explorer": 1, "city": 1}, "A2": {"explorer": 1}},
        phase="invaders",
        step="fear",
        earned=["emigration-accelerates", "trade-suffers"],
        build=["1-mountain"],
    )
    here.answer("land A2")
    assert here.pile("fear_discard") == ["emigration-accelerates", "trade-suffers"]
    assert here.land("A1") == {"explorer": 1, "city": 1}  # trade suffers there: no build


@pytest.mark.rule("SI-13.5")
def test_a_card_earned_meanwhile_is_resolved_in_the_same_step() -> None:
    here = island(
        {"A1": {"town": 1, "city": 1}},
        phase="invaders",
        step="fear",
        terror=3,
        fear_done=3,
        earned=["scapegoats"],
    )
    assert here.pile("fear_discard")[0] == "scapegoats"
    assert len(here.pile("fear_discard")) + len(here.pile("earned")) == 2
    assert here.table.fear_done == 0


@pytest.mark.rule("SI-13.4")
def test_what_a_card_forbids_is_allowed_again_next_turn() -> None:
    lands = {"A1": {"city": 1}}
    now = island(lands, "fear-card trade-suffers at 1", "build A1")
    assert now.land("A1") == {"city": 1}
    later = island(lands, "fear-card trade-suffers at 1", "time-passes", "build A1")
    assert later.land("A1") == {"city": 1, "town": 1}


@pytest.mark.rule("SI-26.1", "SX-12.5", "SX-12.10")
def test_a_win_in_one_players_part_ends_the_card() -> None:
    here = island(
        {"A8": {}, "A1": {"explorer": 1}},
        "fear-card emigration-accelerates at 1",
        boards="AB",
    )
    assert here.ending() == "terror-1"
    assert here.asked() == []
