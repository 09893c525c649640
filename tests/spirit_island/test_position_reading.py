"""How hand-written positions are read: what follows, what is refused, what answers mean."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.data import decode, encode
from loci.core.errors import BadData, LociError, MoveError
from loci.core.options import checked
from loci.core.position import Position, read_data, to_data
from loci.games.spirit_island import GAME
from loci.games.spirit_island.content.major.binding import Origin
from loci.games.spirit_island.state.steps import SPIRIT_PHASE
from loci.games.spirit_island.state.table import SpiritTable
from tests.spirit_island.tables import RIVER, Island, pile

LANDS = {"A5": {"presence": {"River": 2}, "explorer": 1, "town": 1}}
#: One explorer takes the damage of the first step, whatever anybody says; the second asks.
DAMAGE = {
    "lands": {
        "A8": {"presence": {"River": 2}},
        "A2": {"explorer": 1},
        "A5": {"explorer": 1, "town": 1},
    },
    "steps": ["damage 1 A2", "damage 2 A5"],
}


def position(**keys: Any) -> Position:
    data = {"game": "spirit-island", "boards": "A", "spirits": ["River"], "lands": LANDS}
    return read_data({**data, **keys})


def here(**keys: Any) -> Island:
    return Island(position(**keys).match)


def table_of(**keys: Any) -> SpiritTable:
    return here(**keys).table


def unplayed(**keys: Any) -> SpiritTable:
    """The table as it is read, before anything happens by itself."""
    data = {"boards": "A", "spirits": ["River"], "lands": LANDS, **keys}
    return GAME.read_position(1, checked(GAME.info.options, {}), 0, data)


def two(**keys: Any) -> SpiritTable:
    lands = {**LANDS, "B5": {"presence": {"P2": 2}}}
    return table_of(**{"boards": "AB", "spirits": ["River", "Lightning"], "lands": lands, **keys})


# -- written answers that the rules have given -----------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "left"),
    [
        (["damage explorer", "damage town", "damage town-1"], {"explorer": 1}),
        (["damage town", "damage town-1"], {"explorer": 1}),
        (["damage explorer", "damage explorer"], {"town-1": 1}),
        (["damage explorer", "damage explorer", "damage town"], {"town-1": 1}),
        (["damage town", "damage explorer"], {"town-1": 1}),
    ],
)
def test_an_answer_without_alternative_is_written_or_left_out(
    moves: list[str], left: dict[str, int]
) -> None:
    land = here(**DAMAGE, moves=moves)
    assert land.land("A5") == left
    assert land.prompt() == "ask-growth"


def test_an_answer_is_the_one_to_the_open_question_if_later_ones_need_that() -> None:
    """Growth comes after both damages of A5, so `damage explorer` was not that of A2."""
    lands = {**DAMAGE["lands"], "A5": {"explorer": 2, "town": 1}}  # type: ignore[dict-item]
    keys = {"lands": lands, "steps": ["damage 1 A2", "damage 2 A5"]}
    moves = ["damage explorer", "damage town", "growth 1"]
    assert here(**keys, moves=moves).land("A5") == {"explorer": 1, "town-1": 1}


def test_answers_of_the_command_line_are_read_alike() -> None:
    read = position(**DAMAGE)
    match = read.match
    for text in ("damage explorer", "damage town", "damage town-1"):
        read.answer(text)
    assert read.match is match
    assert Island(match).land("A5") == {"explorer": 1}


@pytest.mark.parametrize(
    ("moves", "number"),
    [
        (["damage explorer", "damage city"], 2),
        (["damage explorer", "damage town", "damage town"], 3),
        (["damage town", "damage explorer", "damage explorer"], 3),
        (["damage town", "damage town-1", "growth 9"], 3),
    ],
)
def test_a_really_illegal_answer_is_named(moves: list[str], number: int) -> None:
    with pytest.raises(MoveError, match=rf"position-move\(number={number}, move={moves[-1]}"):
        position(**DAMAGE, moves=moves)


@pytest.mark.parametrize("written", [12, 9])
def test_many_answers_of_two_meanings_are_read(written: int) -> None:
    """The explorers of A2, A4 and A6 stand alone; those of A3, A5 and A7 beside a town."""
    lands: dict[str, Any] = {f"A{n}": {"explorer": 4, "town": n % 2} for n in range(2, 8)}
    lands["A8"] = {"presence": {"River": 2}}
    steps = [f"damage {3 if n % 2 else 1} A{n}" for n in range(2, 8)]
    read = here(lands=lands, steps=steps, moves=["damage explorer"] * written + ["growth 1"])
    assert [read.land(f"A{n}")["explorer"] for n in range(2, 8)] == [3, 1, 3, 1, 3, 1]


def test_seats_answer_beside_each_other() -> None:
    """The forced action of P1 is written after an answer of P2."""
    moves = ["P1 growth 2", "P2 growth 2", "P1 presence-1", "P1 presence energy A4"]
    assert two(moves=moves).seats[0].energy_shown == 2


@pytest.mark.parametrize("word", ["presence-1", "presence-1 1", "presence-1 2"])
def test_the_number_of_a_forced_growth_action_may_be_left_out(word: str) -> None:
    written = here(moves=["growth 2", word, "presence energy A4"])
    assert written.table.to_data() == here(moves=["growth 2", "presence energy A4"]).table.to_data()
    last = here(moves=["growth 3", "presence-2", "presence energy A4", "gain-power"])
    assert last.options() == ["gain minor", "gain major"]


def test_a_land_is_not_the_number_of_a_growth_action() -> None:
    """`gather-presence A1` answers the question after the forced `gather-presence 1`."""
    lands = {"A0": {"presence": {"P1": 1}}, "A1": {"presence": {"P1": 1}}, "A5": {"town": 1}}
    moves = ["growth 1", "gather-presence", "gather-presence A1"]
    read = here(spirits=["Ocean"], lands=lands, moves=moves)
    assert read.land("A0") == {"presence": {0: 2}}


# -- piles -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_the_fear_cards_that_are_not_in_a_named_deck_are_in_the_box(seed: int) -> None:
    deck = ["isolation", "retreat", "scapegoats"]
    table = table_of(terror=3, fear_deck=deck, earned=["dahan-raid"], seed=seed)
    assert pile(table, "fear_deck") == deck
    assert len(pile(table, "fear_box")) == 11


@pytest.mark.rule("SI-16.1")
@pytest.mark.parametrize(
    "when",
    [
        {},
        {"phase": "fast"},
        {"phase": "invaders"},
        {"phase": "invaders", "step": "build"},
        {"phase": "invaders", "step": "explore"},
    ],
)
@pytest.mark.parametrize("piles", [{}, {"fear_deck": ["retreat", "dahan-raid"]}])
def test_the_card_to_explore_is_the_next_of_the_deck(
    when: dict[str, str], piles: dict[str, Any]
) -> None:
    table = unplayed(explore=["1-wetland"], **when, **piles)
    assert (pile(table, "invader_deck")[0], pile(table, "explore_space")) == ("1-wetland", [])
    assert len(pile(table, "invader_deck")) == 12


def test_the_card_to_explore_lies_on_a_named_deck() -> None:
    table = unplayed(phase="fast", explore=["1-wetland"], invader_deck=["1-jungle"])
    assert pile(table, "invader_deck") == ["1-wetland", "1-jungle"]
    later = unplayed(phase="invaders", step="advance", explore=["1-wetland"])
    assert pile(later, "explore_space") == ["1-wetland"]


def test_the_card_to_explore_is_explored() -> None:
    keys = {"explore": ["1-wetland"], "fear_deck": ["retreat", "dahan-raid"]}
    read = here(phase="invaders", step="build", **keys)
    assert read.pile("build_space") == ["1-wetland"]
    assert read.land("A2") == {"explorer": 1}


@pytest.mark.parametrize("phase", ["slow", "time-passes"])
def test_after_the_invader_phase_it_is_the_card_of_the_next_turn(phase: str) -> None:
    table = unplayed(phase=phase, explore=["1-wetland"])
    assert (pile(table, "invader_deck")[0], pile(table, "explore_space")) == ("1-wetland", [])


def test_what_is_removed_or_held_by_others_is_not_in_hand() -> None:
    assert "wash-away" not in table_of(removed=["wash-away"]).seats[0].hand
    table = two(seats={"P2": {"hand": ["wash-away"]}})
    assert len(table.seats[0].hand) == 3
    assert table.seats[1].hand == ["wash-away"]
    lands = {"A5": {"presence": {"P1": 2, "P2": 2}, "town": 1}}
    seats = {"P2": {"hand": ["wash-away"]}}
    same = two(spirits=["River", "River"], lands=lands, seats=seats)
    assert len(same.seats[0].hand) == 4


# -- seats -----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-5.19")
def test_cards_in_play_count_as_played() -> None:
    seat = {"grown": True, "energy": 3, "played": ["flash-floods"]}
    assert here(seats={"P1": seat}).options() == ["done"]
    assert "play wash-away" in here(seats={"P1": {**seat, "plays_made": 0}}).options()


def test_a_card_in_play_without_a_card_play_is_written_so() -> None:
    seat = {"grown": True, "energy": 3, "played": ["flash-floods"], "plays_made": 0}
    match = position(seats={"P1": seat}).match
    again = read_data(decode(encode(to_data(match)))).match
    assert Island(again).options() == Island(match).options()


def test_whether_is_true_or_false() -> None:
    owner = table_of(seats={"P1": {"income_taken": True, "reclaimed": True}}).seats[0]
    assert (owner.income_taken, owner.reclaimed) == (1, 1)
    assert table_of(seats={"P1": {"reclaimed": False}}).seats[0].reclaimed == 0


@pytest.mark.parametrize("seats", [{}, {"P1": {"energy": 1}}])
@pytest.mark.parametrize("phase", ["fast", "slow"])
def test_after_the_spirit_phase_everybody_has_grown(phase: str, seats: dict[str, Any]) -> None:
    assert [owner.grown for owner in two(phase=phase, seats=seats, steps=[]).seats] == [1, 1]


# -- effects and steps -----------------------------------------------------------------------------


def test_the_presence_of_another_seat_is_an_origin() -> None:
    effect = {"kind": "origin", "seat": "P1", "from": "Lightning"}
    lands = {**LANDS, "B5": {"presence": {"P2": 2}}}
    match = position(
        boards="AB", spirits=["River", "Lightning"], lands=lands, effects=[effect]
    ).match
    assert Island(match).table.effects == (Origin(0, 1),)
    assert to_data(match)["effects"] == [{"kind": "origin", "seat": "P1", "from": "P2"}]


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        ({"kind": "origin", "seat": "P1", "from": "P2"}, r"position-who\(name=P2"),
        ({"kind": "origin", "seat": "P1"}, r"position-effect\(kind=origin, key=from"),
        ({"kind": "origin", "seat": "P1", "from": "P1", "number": 2}, "position-effect-key"),
        ({"kind": "skip", "land": "A5", "word": "rvage"}, r"position-word-near\(word=rvage"),
        ({"kind": "health", "land": "A5", "word": "house"}, r"position-word\(word=house"),
        ({"kind": "health", "land": "A5"}, r"position-effect\(kind=health, key=word"),
        ({"kind": "defend", "land": "A5", "number": -1}, "position-number.*value=-1"),
        ({"kind": "defend", "number": 1}, r"position-effect\(kind=defend, key=land"),
        ({"kind": "defend", "land": "A5", "word": "x"}, "position-effect-key"),
        ({"kind": "range", "number": 1}, r"position-effect\(kind=range, key=seat"),
        ({"kind": "repeat", "number": 1}, r"position-effect\(kind=repeat, key=seat"),
        ({"kind": "hurry", "number": 1}, r"position-effect\(kind=hurry, key=seat"),
    ],
)
def test_an_effect_that_cannot_be_says_why(effect: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        position(effects=[effect])


def test_the_blighted_island_by_itself_leaves_the_step() -> None:
    keys = {"blighted": True, "blight_card": "downward-spiral", "steps": ["blighted-island"]}
    match = position(**keys).match
    table = Island(match).table
    assert (table.step, table.seats[0].destroyed) == (SPIRIT_PHASE, 1)
    again = read_data(decode(encode(to_data(match)))).match
    assert Island(again).prompt() == Island(match).prompt() == "ask-growth"


def test_the_blighted_island_of_the_phase_is_not_done_twice() -> None:
    """Presence is destroyed once: by the step, not by the phase after it too."""
    lands = {"A5": {"presence": {"P1": 6}, "town": 1}}
    keys = {"blighted": True, "blight_card": "downward-spiral", "lands": lands, "phase": "invaders"}
    assert table_of(**keys, steps=["blighted-island"]).seats[0].destroyed == 1
    assert table_of(**keys).seats[0].destroyed == 1


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ("power wash-away at A9", r"position-land\(land=A9"),
        ("power elemental-boon at E5", r"position-land\(land=E5"),
        ("fear-card isolation at 4", r"step-level\(level=4"),
        ("damage 2 E5", r"position-land\(land=E5"),
    ],
)
def test_a_step_that_cannot_be_says_why(step: str, reason: str) -> None:
    with pytest.raises(LociError, match=reason):
        position(steps=[step])


# -- what cannot be --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        ({"seats": {"P1": {"growth_taken": [4]}}}, "name=growth_taken, value=4, least=1, most=3"),
        ({"seats": {"P1": {"growth_taken": [0]}}}, "name=growth_taken, value=0"),
        ({"seats": {"P1": {"hurried": -1}}}, "name=hurried, value=-1"),
        ({"seats": {"P1": {"reclaimed": 10}}}, "name=reclaimed, value=10"),
        ({"seats": {"P1": {"chosen": ["sun"]}}}, r"position-chosen\(elements=sun, spaces=0"),
        ({"extra": ["1-jungle"]}, r"position-extra\(cards=1-jungle"),
        (
            {"extra": ["1-jungle"], "options": {"adversary": "england", "level": 2}},
            r"position-extra\(cards=1-jungle",
        ),
        ({"phase": "setup"}, "position-setup"),
        (
            {"invader_deck": ["1-jungle", "1-sands"], "invader_discard": ["1-sands"]},
            r"position-card-twice\(card=1-sands, one=invader_deck, other=invader_discard",
        ),
        (
            {"invader_deck": ["1-jungle"], "ravage": ["1-jungle"]},
            r"position-card-twice\(card=1-jungle, one=ravage, other=invader_deck",
        ),
        (
            {"fear_deck": ["isolation"], "fear_discard": ["isolation"]},
            r"position-card-twice\(card=isolation, one=fear_deck, other=fear_discard",
        ),
        ({"fear_markers": 0}, "name=fear_markers, value=0"),
        ({"spirits": ["Rivr"]}, f"position-word-near.*near={RIVER}"),
        (
            {"phase": "choosing", "spirits": ["none"], "seats": {"P1": {"energy": 1}}},
            r"step-no-spirit\(name=P1",
        ),
        (
            {
                "phase": "choosing",
                "spirits": ["none"],
                "lands": {"A5": {"presence": {"P1": 1}}},
            },
            r"step-no-spirit\(name=P1",
        ),
    ],
)
def test_what_cannot_be_is_refused_by_name(keys: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        position(**keys)


def test_elements_are_chosen_for_uncovered_spaces() -> None:
    seats = {"P1": {"energy_track": 6, "chosen": ["animal"]}}
    table = table_of(spirits=["Bringer"], lands={"A5": {"presence": {"P1": 2}}}, seats=seats)
    assert len(table.seats[0].chosen_elements) == 1
