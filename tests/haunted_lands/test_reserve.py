"""Haunted Lands: fewer Spectres in the reserve than a Haunting places (HL-E2)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Event, Text
from loci.core.words.wording import LANGUAGES, Wording
from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.state.moves import END
from tests.haunted_lands.tables import (
    KALENA,
    act,
    built,
    dice,
    lost,
    moves,
    next_round,
    see,
    spectres,
    table,
    with_spectres,
)


def warned(game: Any, seat: int) -> list[str]:
    """The ids of the warnings at the end of the Turn."""
    return [text.id for text in GAME.choice(game, seat, END).warnings]


@pytest.mark.rule("HL-E2")
@pytest.mark.parametrize("left", [0, 3])
def test_the_end_of_a_turn_warns_before_the_haunting_that_would_be_the_last(left: int) -> None:
    hexes = with_spectres(25 - left)
    game = table(turn=1, hexes=hexes)
    assert warned(game, 1) == ["warn-reserve"]
    assert see(game)["missing_spectres"] == 4 - left
    act(game, 1, "end")
    assert warned(game, 2) == ["warn-reserve-now"]
    (warning,) = GAME.choice(game, 2, END).warnings
    assert warning.args == {"reserve": left, "missing": 4 - left}
    act(game, 2, "end")
    assert lost(game) == "no-room-for-spectres"


@pytest.mark.rule("HL-E2")
def test_nobody_is_warned_where_no_defeat_would_follow() -> None:
    assert warned(table(turn=2, hexes=with_spectres(21)), 2) == []
    rest = table(3, {"short-reserve": "place-rest"}, turn=2, hexes=with_spectres(25))
    assert warned(rest, 2) == []
    over = table(season=3, round=3, turn=2, hexes=with_spectres(25))
    assert (warned(over, 2), see(over)["missing_spectres"]) == ([], 0)
    act(over, 2, "end")
    assert see(over)["phase"] == "won"


@pytest.mark.rule("HL-E2")
def test_a_haunting_that_leaves_the_reserve_short_is_told() -> None:
    game = next_round("mountain", hexes=with_spectres(20))
    events = [act(game, 2, moves(game, 2)[0]) for _ in range(4)]
    told = [event.text() for event in events[-1] if event.text().id == "log-reserve-short"]
    assert [text.args for text in told] == [{"reserve": 1, "missing": 3}]
    lines = [line for part in GAME.sections(see(game)) for line in part.lines]
    assert [line.args for line in lines if line.id == "warn-reserve"] == [told[0].args]
    enough = next_round("mountain", hexes=with_spectres(17))
    last = [act(enough, 2, moves(enough, 2)[0]) for _ in range(4)][-1]
    assert "log-reserve-short" not in [event.text().id for event in last]


@pytest.mark.rule("HL-E2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_option_log_and_ending_say_that_a_short_reserve_is_our_ruling(language: str) -> None:
    words = Wording(language, GAME.info.package, strict=True)
    game = table(turn=2, hexes=with_spectres(23))
    told = [event.text() for event in act(game, 2, "end")]
    (defeat,) = [text for text in told if text.id == "log-lost-reserve"]
    assert defeat.args == {"reserve": 2}
    assert lost(game) == "no-room-for-spectres"
    ruling = {"en": "our ruling", "pl": "nasze rozstrzygnięcie", "ru": "наше решение"}[language]
    option = words.part("option-short-reserve", "is-loss")
    assert option is not None
    assert ruling in option
    ending = words.part("ending-no-room-for-spectres", "ruling")
    assert ending is not None
    assert ending not in words.say(Text("ending-no-room-for-spectres"))  # a headline is short
    for said in (words.say(defeat), ending):
        stem = {"en": "our ruling", "pl": "rozstrzygnięci", "ru": "решени"}[language]
        assert stem in said
        assert "HL-" not in said  # a number is never part of the words


@pytest.mark.rule("HL-E2")
def test_no_place_left_is_told_apart_from_a_short_reserve() -> None:
    """Straight overflow onto a Kalena that was set up full: there are Spectres, but no place."""
    full = {**built("plains"), **spectres(*KALENA)}
    game = table(3, {"overflow": "straight"}, hexes=full)
    dice(game, ["plains"])
    sink: list[Event] = []
    game.sink = sink
    GAME.step(game, "start-round")
    assert sink[-1].text().id == "log-lost-placing"
    assert lost(game) == "no-room-for-spectres"
