"""One seat against bots, for Gymnasium."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import gymnasium

from loci.bots.registry import find_bot
from loci.core import Bot, Budget, Rng, derived_seed, find_game
from loci.core.bot import SeatView
from loci.envs.course import REWARDS, WINS, Course, begun, rewards
from loci.envs.ids import usual_options
from loci.envs.modes import MODES, check_mode, show_people, shown
from loci.envs.observations import LISTED, ROW, Interface

WIDTH: Final = 256
RANDOM_SEAT: Final = "random"
_SEEDS: Final = 2**63


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """Somebody's seat at a game; `opponents` (bots by name, or one for all) have the others.

    `seat` is a number from 0, or `random`. An action that is not in the mask ends the game as a
    loss, with `illegal` in the info. `reward` is paid at the end: `wins` (1 or -1) or `points`.
    In the mode `human` each step shows the table by itself.
    """

    # Gymnasium declares it so.
    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: int | str = 0,
        observation: str = ROW,
        actions: str = LISTED,
        reward: str = WINS,
        width: int = WIDTH,
        playouts: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward is {reward!r}, and can be {', '.join(REWARDS)}")
        check_mode(render_mode)
        if seat != RANDOM_SEAT and seat not in range(players):
            raise ValueError(f"seat is {seat!r}, and can be {RANDOM_SEAT}, 0 … {players - 1}")
        self.game: Final = find_game(game)
        self.players: Final = players
        self.render_mode = render_mode
        self._options: Final = usual_options(game, players) | dict(options or {})
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise ValueError(f"{len(names)} opponents for {players} players")
        self._makers: Final = [find_bot(self.game, name) for name in names]
        self._wanted: Final = seat
        self._reward: Final = reward
        self._width: Final = width
        self._budget: Final = Budget(playouts=playouts)
        course = begun(self.game, players, self._options, 0, width)
        self._interface: Final = Interface(course, observation, actions)
        self.observation_space: gymnasium.Space[dict[str, Any]] = cast(
            "gymnasium.Space[dict[str, Any]]", self._interface.observation_space
        )
        self.action_space: gymnasium.Space[int] = cast(
            "gymnasium.Space[int]", self._interface.action_space
        )
        self._course: Course | None = None
        self._forfeited = False  # by an action outside the mask
        self._bots: dict[int, Bot] = {}
        self.seat = 0

    @property
    def course(self) -> Course:
        """The game under way."""
        if self._course is None:
            raise gymnasium.error.ResetNeeded("the game has not begun: call reset first")
        return self._course

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game; `options` are options of the game for this one alone."""
        super().reset(seed=seed)
        start = int(self.np_random.integers(_SEEDS))
        self._course = begun(
            self.game, self.players, self._options | dict(options or {}), start, self._width
        )
        if self._wanted == RANDOM_SEAT:
            self.seat = Rng(start).below("seat", self.players)
        else:
            self.seat = int(self._wanted)
        others = [seat for seat in range(self.players) if seat != self.seat]
        self._bots = {
            seat: maker(self.game, seat, derived_seed(start, f"bot-{seat}"))
            for seat, maker in zip(others, self._makers, strict=True)
        }
        self._forfeited = False
        self._play_on()
        show_people(self.course, self.render_mode)
        return self._interface.observe(self.course, self.seat), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        course = self.course
        if self._forfeited or self.seat not in course.asked():
            raise gymnasium.error.ResetNeeded("the game is over: call reset")
        place = self._interface.place(course, self.seat, int(action))
        if place < 0:
            self._forfeited = True
            observed = self._interface.observe(course, self.seat)
            return observed, -1.0, True, False, {"illegal": True, **self._info()}
        course.answer(self.seat, place)
        self._play_on()
        show_people(course, self.render_mode)
        outcome = course.outcome()
        gained = 0.0 if outcome is None else rewards(outcome, self._reward)[self.seat]
        observed = self._interface.observe(course, self.seat)
        return observed, gained, outcome is not None, False, self._info()

    def action_masks(self) -> Any:
        """The mask of the open question, where sb3-contrib looks for it."""
        return self._interface.observe(self.course, self.seat)["action_mask"]

    def render(self) -> Any:
        return shown(self.course, self.render_mode)

    def _play_on(self) -> None:
        """Let the bots answer until this seat is asked, or the game is over."""
        course = self.course
        while self.seat not in course.asked():
            seat = course.next_seat()
            if seat is None:
                return
            decision = course.asked()[seat]
            view = SeatView(self.game, course.state, seat)
            move = self._bots[seat].decide(view, decision, self._budget)
            course.make(seat, move)

    def _info(self) -> dict[str, Any]:
        outcome = self.course.outcome()
        found: dict[str, Any] = {"seat": self.seat, "cut": self.course.cut}
        if outcome is not None:
            found["outcome"] = outcome.to_data()
        return found
