"""Games in words: what is told, and what becomes of answers that are none."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from loci.core import Rng
from loci.envs.text import PATIENCE, TextGame

GAMES = [("haunted-lands", 2), ("terra-mystica", 2), ("spirit-island", 1)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_scripted_player_comes_to_the_end(game: str, players: int) -> None:
    play = TextGame(game, players, seed=3)
    rng = Rng(3)
    answers = 0
    while (asked := play.asked()) is not None:
        assert json.loads(json.dumps(asked.to_data()))["seat"] == asked.seat
        assert asked.question in asked.text()
        move, _ = rng.pick("move", asked.moves)
        assert play.answer(move) is None
        answers += 1
    results = play.results()
    assert results is not None
    assert sum(score["legal"] for score in results["answers"]) == answers > 10
    assert all(score["illegal"] == score["drawn"] == 0 for score in results["answers"])
    with pytest.raises(ValueError, match="over"):
        play.answer("anything")


def test_what_is_no_move_is_explained_and_in_the_end_drawn() -> None:
    play = TextGame("haunted-lands", 2, seed=1)
    before = play.asked()
    assert before is not None
    for _ in range(PATIENCE - 1):
        refused = play.answer("fly to the moon")
        assert refused is not None
        assert refused.reason
        assert refused.drawn is None
        again = play.asked()
        assert again is not None
        assert again.to_data() == before.to_data()
    refused = play.answer("fly to the moon")
    assert refused is not None
    assert refused.drawn in [move for move, _ in before.moves]
    assert play.scores[before.seat].to_data() == {"legal": 0, "illegal": PATIENCE, "drawn": 1}
    assert play.results() is None


def test_the_same_seed_tells_the_same_in_every_language() -> None:
    told = {
        language: TextGame("terra-mystica", 2, seed=8, language=language).asked()
        for language in ("en", "pl", "ru")
    }
    moves = {
        language: [move for move, _ in asked.moves] for language, asked in told.items() if asked
    }
    assert moves["en"] == moves["pl"] == moves["ru"]
    assert len({asked.question for asked in told.values() if asked}) == 3


def test_words_batches_and_drawings_need_no_library() -> None:
    code = """
import sys
sys.modules.update(dict.fromkeys(["gymnasium", "pettingzoo", "pyspiel", "resvg_py", "PIL"]))
import loci.envs.batch, loci.envs.pictures.tables, loci.envs.text
"""
    subprocess.run([sys.executable, "-c", code], timeout=120, check=True)
