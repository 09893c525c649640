"""All seats of a game, for PettingZoo: one after the other (AEC), or all at once (Parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import gymnasium
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from loci.core import find_game
from loci.envs.course import REWARDS, WINS, begun, rewards
from loci.envs.ids import usual_options
from loci.envs.modes import MODES, check_mode, show_people, shown
from loci.envs.observations import LISTED, ROW, Interface

WIDTH: Final = 256
_SEEDS: Final = 2**63


def aec_env(game: str, players: int, **settings: Any) -> AECEnv[str, Any, Any]:
    """Seats in turn. Where several are asked at once the first is asked until it has answered; an
    action that is not in the mask ends the game with -1 for its seat."""
    return wrappers.OrderEnforcingWrapper(SeatsInTurn(game, players, **settings))


def parallel_env(game: str, players: int, **settings: Any) -> ParallelEnv[str, Any, Any]:
    """All seats at once (`SeatsAtOnce`)."""
    return SeatsAtOnce(game, players, **settings)


class _Seats:
    """What both kinds have in common: seats by name, spaces, and the game under way."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None,
        observation: str,
        actions: str,
        reward: str,
        width: int,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward is {reward!r}, and can be {', '.join(REWARDS)}")
        self.game: Final = find_game(game)
        self.players: Final = players
        self.names: Final = [f"seat_{seat}" for seat in range(players)]
        self.reward: Final = reward
        self._options: Final = usual_options(game, players) | dict(options or {})
        self._width: Final = width
        self.course = begun(self.game, players, self._options, 0, width)
        self.interface: Final = Interface(self.course, observation, actions)
        # Each seat has spaces of its own, because each is seeded apart.
        self.observation_spaces: Final = {
            name: spaces.Dict(self.interface.observation_space.spaces) for name in self.names
        }
        self.action_spaces: Final = {
            name: spaces.Discrete(self.interface.width) for name in self.names
        }
        self._random, _ = seeding.np_random()

    def begin(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """A new game; `options["game"]` are options of the game for this one alone."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        start = int(self._random.integers(_SEEDS))
        more = dict((options or {}).get("game", {}))
        self.course = begun(self.game, self.players, self._options | more, start, self._width)

    def observe(self, name: str) -> dict[str, Any]:
        return self.interface.observe(self.course, self.names.index(name))

    def answer(self, seat: int, action: int) -> bool:
        """Whether the action of this seat means a move, which is made then."""
        place = self.interface.place(self.course, seat, action)
        if place >= 0:
            self.course.answer(seat, place)
        return place >= 0

    def paid(self) -> dict[str, float]:
        """What the end is worth to each seat; nothing before it."""
        outcome = self.course.outcome()
        values = [0.0] * self.players if outcome is None else rewards(outcome, self.reward)
        return dict(zip(self.names, values, strict=True))

    def told(self) -> dict[str, Any]:
        """What every info has: how many questions listed more moves than can be answered, and the
        outcome at the end."""
        outcome = self.course.outcome()
        found: dict[str, Any] = {"cut": self.course.cut}
        return found if outcome is None else found | {"outcome": outcome.to_data()}


class SeatsInTurn(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One seat acts at a time. An action that is not in the mask ends the game with -1 for its seat
    (`illegal` in its info)."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": MODES,
        "name": "loci_v1",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        observation: str = ROW,
        actions: str = LISTED,
        reward: str = WINS,
        width: int = WIDTH,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self._seats: Final = _Seats(game, players, options, observation, actions, reward, width)
        self.render_mode = render_mode
        self.possible_agents = list(self._seats.names)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._seats.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._seats.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._seats.begin(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {name: self._seats.told() for name in self.agents}
        self._select()
        show_people(self._seats.course, self.render_mode)

    def observe(self, agent: str) -> dict[str, Any]:
        return self._seats.observe(agent)

    def step(self, action: Any) -> None:
        name = self.agent_selection
        if self.terminations[name] or self.truncations[name]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[name] = 0.0
        legal = self._seats.answer(self._seats.names.index(name), int(action))
        self.rewards = self._seats.paid()
        self.infos = {one: self._seats.told() for one in self.agents}
        if not legal:
            self.rewards[name] = -1.0
            self.infos[name]["illegal"] = True
        if not legal or self._seats.course.outcome() is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()
        show_people(self._seats.course, self.render_mode)

    def render(self) -> Any:
        return shown(self._seats.course, self.render_mode)

    def _select(self) -> None:
        seat = self._seats.course.next_seat()
        self.agent_selection = self._seats.names[0 if seat is None else seat]


class SeatsAtOnce(ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """Every seat gives an action at each step; those that are asked are heard, by number of seat.

    A seat that is not asked has `asked` False in its info and the first action alone in its mask;
    what it gives is not read. Where an answer changes the question of a later seat, that seat's
    action is put aside (`stale` in its info), and it is asked anew. An action that is not in the
    mask ends the game with -1 for its seat (`illegal` in its info).
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "name": "loci_v1", "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        observation: str = ROW,
        actions: str = LISTED,
        reward: str = WINS,
        width: int = WIDTH,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self._seats: Final = _Seats(game, players, options, observation, actions, reward, width)
        self.render_mode = render_mode
        self.possible_agents = list(self._seats.names)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._seats.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._seats.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self._seats.begin(seed, options)
        self.agents = list(self.possible_agents)
        show_people(self._seats.course, self.render_mode)
        return self._observed(), self._infos(set())

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        course = self._seats.course
        put = {seat: course.ids(seat) for seat in sorted(course.asked())}
        stale: set[int] = set()
        illegal: int | None = None
        for seat, ids in put.items():
            name = self._seats.names[seat]
            if name not in actions:
                raise ValueError(f"{name} is asked, and gives no action")
            if seat in course.asked() and course.ids(seat) == ids:
                if not self._seats.answer(seat, int(actions[name])):
                    illegal = seat
                    break
            else:
                stale.add(seat)
        over = illegal is not None or course.outcome() is not None
        paid, infos = self._seats.paid(), self._infos(stale)
        if illegal is not None:
            paid[self._seats.names[illegal]] = -1.0
            infos[self._seats.names[illegal]]["illegal"] = True
        found = (
            self._observed(),
            paid,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            infos,
        )
        if over:
            self.agents = []
        show_people(course, self.render_mode)
        return found

    def render(self) -> Any:
        return shown(self._seats.course, self.render_mode)

    def _observed(self) -> dict[str, Any]:
        found = {name: self._seats.observe(name) for name in self._seats.names}
        for observed in found.values():
            if not observed["action_mask"].any():
                observed["action_mask"][0] = 1
        return found

    def _infos(self, stale: set[int]) -> dict[str, dict[str, Any]]:
        asked = self._seats.course.asked()
        return {
            name: {"asked": seat in asked, "stale": seat in stale, **self._seats.told()}
            for seat, name in enumerate(self._seats.names)
        }
