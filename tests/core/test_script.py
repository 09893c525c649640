"""Scripts: questions in the middle of a rule, with a position at every one of them."""

from typing import Any

import pytest

from loci.core import BadData, Decision, Match, Move, Run, Script, Scripted, Text, beside
from loci.testing.fields import attributes
from toys.lantern import GAME as LANTERN
from toys.lantern.game import Lantern
from toys.lantern.moves import Word
from toys.lantern.table import LanternTable


def at_wind() -> Match:
    """A two-player match in which the wind asks for its victim."""
    for seed in range(200):
        match = Match.start(LANTERN, 2, {}, seed)
        hands = match.game.table(match.state).hands
        if "wind" in hands[0] and "dawn" in hands[1]:
            for seat in (0, 1):
                match.answer(seat, f"swap {hands[seat][0 if hands[seat].count('wind') else 1]}")
                match.answer(seat, "light")
            if "wind" in match.game.table(match.state).hands[0]:
                match.answer(0, "play wind")
                match.answer(1, match.decisions()[1].moves[0])
                if match.decisions()[0].prompt.id == "ask-victim":
                    return match
    raise AssertionError("no such seed")


def test_an_exclusive_script_closes_all_other_questions() -> None:
    match = at_wind()
    assert list(match.decisions()) == [0]
    match.answer(0, "blow at P2")
    assert list(match.decisions()) == [0]
    match.answer(0, "take 1")
    assert list(match.decisions()) == [1], "the victim is asked, nobody else"


def test_scripts_beside_each_other_go_on_independently() -> None:
    match = Match.start(LANTERN, 3, {}, 1)
    hands = match.game.table(match.state).hands
    cards = [hand[0] for hand in hands]
    match.answer(0, f"swap {cards[0]}")
    match.answer(1, f"swap {cards[1]}")
    assert {s: d.prompt.id for s, d in match.decisions().items()} == {
        0: "ask-swap",
        1: "ask-swap",
        2: "ask-prepare",
    }
    match.answer(1, "light")
    assert sorted(match.decisions()) == [0, 2]
    assert match.game.table(match.state).lights == [0, 1, 0]


def test_a_clone_in_the_middle_of_a_script_goes_its_own_way() -> None:
    match = at_wind()
    match.answer(0, "blow at P2")
    state = match.state
    copy = state.clone()
    game = match.game
    game.apply(copy, 0, game.read(copy, 0, "take 1"))
    game.apply(copy, 1, game.read(copy, 1, "yield"))
    assert game.decisions(state)[0].prompt.id == "ask-amount"
    assert game.table(copy).lights != game.table(state).lights


def test_the_stable_table_is_shared_and_never_changed() -> None:
    match = at_wind()
    state = match.state
    assert isinstance(state, Scripted)
    stable, before = state.stable, state.stable.digest()
    copy = state.clone()
    assert copy.stable is stable
    match.answer(0, "blow at P2")
    assert stable.digest() == before
    assert isinstance(match.state, Scripted)
    assert len(match.state.answers) > 0


def test_saved_in_the_middle_of_a_script_and_loaded() -> None:
    match = at_wind()
    match.answer(0, "blow at P2")
    data = match.state.to_data()
    assert data["answers"]
    loaded = LANTERN.load(data)
    assert LANTERN.decisions(loaded)[0].prompt == match.decisions()[0].prompt
    assert loaded == match.state


@pytest.mark.parametrize("answers", [[[0, "fly"]], [[1, "blow at P2"]], ["x"], [[0]], [[0, 3]]])
def test_saved_answers_that_fit_no_question_are_refused(answers: list[Any]) -> None:
    data = at_wind().state.to_data()
    with pytest.raises(BadData, match=r"answers\[\d\]"):
        LANTERN.load({**data, "answers": answers})


def test_a_fault_in_a_script_leaves_the_position_as_it_was() -> None:
    class Faulty(Lantern):
        broken = True

        def begin(self, table: LanternTable, seat: int, move: Move) -> Run | None:
            run = super().begin(table, seat, move)
            if self.broken:
                table.lights[seat] = 99
                raise RuntimeError("a fault")
            return run

    game = Faulty()
    state = game.new(2, {}, 1)
    before = state.digest()
    with pytest.raises(RuntimeError, match="a fault"):
        game.apply(state, 0, Word("keep"))
    assert state.digest() == before
    assert game.table(state).lights == [0, 0]
    game.broken = False
    game.apply(state, 0, Word("keep"))
    assert list(game.decisions(state)) == [1]


def test_a_script_beside_others_may_not_ask_another_seat() -> None:
    class Nosy(Lantern):
        def begin(self, table: LanternTable, seat: int, move: Move) -> Run | None:
            return beside(seat, self.ask_another(seat))

        def ask_another(self, seat: int) -> Script:
            yield Decision(1 - seat, Text("ask-swap"), [Word("keep")])

    game = Nosy()
    state = game.new(2, {}, 1)
    with pytest.raises(ValueError, match="its own seat only"):
        game.apply(state, 0, Word("keep"))


def test_dealt_anew_in_the_middle_of_a_script() -> None:
    """What the script has already turned up stays; what nobody knows is dealt anew."""
    match = at_wind()
    game = match.game
    for seed in range(20):
        dealt = game.determinize(match.state, 0, seed)
        assert game.view(dealt, 0) == game.view(match.state, 0)
        again = game.load(dealt.to_data())
        assert game.table(again).to_data() == game.table(dealt).to_data()
    decks = {tuple(game.table(game.determinize(match.state, 0, s)).deck) for s in range(20)}
    assert len(decks) > 1


def test_attributes_of_states_are_found_whatever_the_build() -> None:
    state = at_wind().state
    assert attributes(state) == ["answers", "stable"]
    assert isinstance(state, Scripted)
    assert set(attributes(state.stable)) >= {"rng", "revealed", "deck", "hands", "queue"}
