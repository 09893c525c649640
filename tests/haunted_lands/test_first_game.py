"""The guided first game of the site: its moves can be made, whatever the bot draws."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from loci.bots.registry import find_bot
from loci.core import Match
from loci.core.bot import Budget, SeatView
from loci.games.haunted_lands import GAME

COURSE = Path(__file__).parents[2] / "web/src/boards/haunted-lands/course.json"
LEARNER, BOT = 0, 1


def let_the_bot_play(match: Match, seed: int) -> None:
    """As the server does: a new bot for every question."""
    while (question := match.decisions().get(BOT)) is not None and LEARNER not in match.decisions():
        bot = find_bot(GAME, "greedy")(GAME, BOT, seed)
        match.answer(BOT, bot.decide(SeatView(GAME, match.state, BOT), question, Budget(2)))


@pytest.mark.parametrize("seed", [1, 7, 20_000])
def test_every_move_that_a_lesson_asks_for_is_legal(seed: int) -> None:
    course = json.loads(COURSE.read_text(encoding="utf-8"))
    match = Match.start(GAME, 2, {}, course["seed"])
    asked = 0
    for step in course["steps"]:
        let_the_bot_play(match, seed)
        question = match.decisions()[LEARNER]
        if "move" not in step:
            continue
        fitting = [
            move
            for move in question.moves
            if move.text() == step["move"] or move.text().startswith(step["move"] + " ")
        ]
        assert fitting, f"{step} is not among {question.moves}"
        places = GAME.choice(match.state, LEARNER, fitting[0]).places
        assert set(step.get("places", [])) <= set(places)
        match.answer(LEARNER, fitting[0])
        asked += 1
    assert asked > 10


def test_the_lesson_about_the_haunting_shows_where_the_spectres_are() -> None:
    course = json.loads(COURSE.read_text(encoding="utf-8"))
    match = Match.start(GAME, 2, {}, course["seed"])
    let_the_bot_play(match, 1)
    hexes = GAME.view(match.state, LEARNER)["hexes"]
    haunted = sorted(name for name, hex in hexes.items() if hex.get("spectre"))
    assert [step["places"] for step in course["steps"] if step["text"].endswith("-haunting")] == [
        haunted
    ]
