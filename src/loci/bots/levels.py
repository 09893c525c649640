"""Levels: how strong a bot plays that has learned a game.

They are there for every game whose weights are. What each of them is, in words, are the messages
`bot-name-LEVEL` and `bot-help-LEVEL`. Nothing is loaded before a bot is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from loci.bots.weights import has_weights, load_policy
from loci.core import AnyGame, Bot, BotMaker

if TYPE_CHECKING:
    from loci.bots.judge import Judge
    from loci.bots.policy import Policy

EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
MASTER: Final = "master"

_WARMTH: Final = 1.0
_ASTRAY: Final = 0.2
_HARD_SECONDS: Final = 1.0
_MASTER_TIMES: Final = 10
_SECONDS: Final = {HARD: _HARD_SECONDS, MASTER: _HARD_SECONDS * _MASTER_TIMES}


def level_bots(game: AnyGame) -> dict[str, BotMaker]:
    """The levels of a game, the easiest first; none if it has no weights."""
    return dict(_LEVELS) if has_weights(game.info.id) else {}


def thinks_for(name: str) -> float:
    """For how many seconds a bot of this name thinks before an answer; 0 where it answers soon."""
    return _SECONDS.get(name, 0.0)


def find_judge(game: AnyGame) -> Judge | None:
    """Who judges positions of a game for hints and analyses; None if nobody has learned it."""
    if not has_weights(game.info.id):
        return None
    from loci.bots.policy import PolicyJudge

    return PolicyJudge(game, _policy(game))


def _policy(game: AnyGame) -> Policy:
    policy = load_policy(game)
    if policy is None:
        raise ValueError(f"there are no weights of {game.info.id}")
    return policy


def _easy(game: AnyGame, seat: int, seed: int) -> Bot:
    """The policy, but not always its best, and one answer in five any good one."""
    from loci.bots.policy_bot import PolicyBot

    return PolicyBot(game, seat, seed, _policy(game), warmth=_WARMTH, astray=_ASTRAY)


def _medium(game: AnyGame, seat: int, seed: int) -> Bot:
    """What the policy thinks best."""
    from loci.bots.policy_bot import PolicyBot

    return PolicyBot(game, seat, seed, _policy(game))


def _hard(game: AnyGame, seat: int, seed: int) -> Bot:
    """The policy and a second of search."""
    return _searching(game, seat, seed, 1)


def _master(game: AnyGame, seat: int, seed: int) -> Bot:
    """The policy and ten seconds of search."""
    return _searching(game, seat, seed, _MASTER_TIMES)


def _searching(game: AnyGame, seat: int, seed: int, times: int) -> Bot:
    from loci.bots.policy import PolicyJudge
    from loci.bots.search import Settings
    from loci.bots.search_bot import SearchBot

    judge = PolicyJudge(game, _policy(game))
    return SearchBot(game, seat, seed, judge, _HARD_SECONDS * times, times, Settings(hasty=True))


_LEVELS: Final[dict[str, BotMaker]] = {
    EASY: _easy,
    MEDIUM: _medium,
    HARD: _hard,
    MASTER: _master,
}
