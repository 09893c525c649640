"""The games for OpenSpiel: `pyspiel.load_game("python_loci_terra_mystica(players=4)")`.

Importing this module registers them. All chance of a game follows from its deal, which is the first
node of the tree; after it only players act, seat by seat. What a search must not know of the deal
(hands, the rest of decks, coming dice) is dealt anew by `resample_from_infostate`.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any, ClassVar, Final, final

import numpy as np
import pyspiel

from loci.core import AnyGame, derived_seed, find_game
from loci.core.options import checked
from loci.core.view import SPECTATOR
from loci.envs.course import MOST_IDS, WINS, Course, begun, opened, rewards
from loci.envs.ids import usual_options
from loci.envs.rendering import asked_in_words

PREFIX: Final = "python_loci_"
BEFORE: Final = "before the deal"
_MEMORY: Final = 16  # bytes that stand for all that a seat has seen and done
#: More answers than any game has that was ever seen to end; OpenSpiel wants a bound.
_LONGEST: Final = 10_000


def game_name(game_id: str) -> str:
    """`python_loci_terra_mystica`"""
    return PREFIX + game_id.replace("-", "_")


@final
class Play:
    """A game under way, its legal actions, and for each seat a digest of what it has seen at its
    own decisions and done."""

    __slots__ = ("_actions", "_rows", "_words", "by_id", "course", "memories")

    def __init__(self, course: Course, by_id: bool, memories: list[bytes]) -> None:
        self.course: Final = course
        self.by_id: Final = by_id
        self.memories: Final = memories
        # Made when somebody asks, and kept until somebody acts.
        self._rows: Final[dict[int, bytes]] = {}
        self._words: Final[dict[int, str]] = {}
        self._actions: dict[int, int] | None = None

    def __deepcopy__(self, _: object) -> Play:
        return Play(self.course.clone(), self.by_id, list(self.memories))

    def __reduce__(self) -> tuple[Any, ...]:
        course = self.course
        return _restored, (
            course.game.info.id,
            course.players,
            course.state.to_data(),
            course.width,
            self.by_id,
            self.memories,
        )

    def actions(self) -> dict[int, int]:
        """The legal actions of the seat that is asked, in their order, each with the place of its
        move in the list."""
        if self._actions is None:
            seat = self.course.next_seat()
            ids = [] if seat is None else self.course.ids(seat)
            if self.by_id:
                # Two moves have one id only where it makes no difference which is made.
                places = {id: place for place, id in reversed(list(enumerate(ids)))}
                self._actions = dict(sorted(places.items()))
            else:
                self._actions = {place: place for place in range(len(ids))}
        return self._actions

    def row(self, seat: int) -> bytes:
        """What a seat may know, as bytes."""
        if seat not in self._rows:
            self._rows[seat] = self.course.row(seat)
        return self._rows[seat]

    def words(self, viewer: int) -> str:
        """What a viewer may know, and what it is asked, in words."""
        if viewer not in self._words:
            self._words[viewer] = asked_in_words(self.course, viewer)
        return self._words[viewer]

    def remembered(self, seat: int) -> bytes:
        """What a seat has seen at its decisions and done, and what it sees now."""
        ids = self.course.ids(seat) if seat in self.course.asked() else []
        return _digest(self.memories[seat], self.row(seat), repr(ids).encode())

    def act(self, action: int) -> None:
        seat = self.course.next_seat()
        place = self.actions().get(action)
        if seat is None or place is None:
            raise ValueError(f"action {action} is not legal")
        self.memories[seat] = _digest(self.remembered(seat), action.to_bytes(8, "little"))
        self.course.answer(seat, place)
        self._rows.clear()
        self._words.clear()
        self._actions = None

    def imagined(self, seat: int, seed: int) -> Play:
        """Another game that `seat` could take this one for."""
        return Play(self.course.imagined(seat, seed), self.by_id, list(self.memories))


def _digest(*parts: bytes) -> bytes:
    found = blake2b(digest_size=_MEMORY)
    for part in parts:
        found.update(part)
    return found.digest()


def _restored(
    game_id: str, players: int, data: Any, width: int, by_id: bool, memories: list[bytes]
) -> Play:
    game = find_game(game_id)
    return Play(opened(game, players, game.load(data), width), by_id, list(memories))


class LociGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its settings: `players`, `options` (`adversary:england;level:1`, lists joined by
    `+`), `seed` and `deals` (the deal is one of so many that follow from the seed), and `width`,
    how many listed moves can be answered where actions are places in the list."""

    game_id: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = game_type(self.game_id)
        settings = dict(kind.parameter_specification) | dict(params or {})
        self.game: Final[AnyGame] = find_game(self.game_id)
        info = self.game.info
        self.players: Final = int(settings["players"])
        usual = usual_options(self.game_id, self.players)
        given = usual | options_of(settings["options"])
        self.options: Final[dict[str, object]] = dict(checked(info.options, given))
        info.check_players(self.players, self.options)
        vocabulary, encoder = self.game.vocabulary(), self.game.encoder()
        assert vocabulary is not None
        assert encoder is not None
        self.by_id: Final = vocabulary.size <= MOST_IDS
        self.width: Final = vocabulary.size if self.by_id else int(settings["width"])
        self.size: Final = encoder.encoding.size
        self.seed: Final = int(settings["seed"])
        self.deals: Final = int(settings["deals"])
        if self.deals < 1 or self.width < 1:
            raise ValueError("deals and width are at least 1")
        numbers = pyspiel.GameInfo(
            num_distinct_actions=self.width,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=_LONGEST,
        )
        super().__init__(kind, numbers, settings)

    def new_initial_state(self) -> LociState:
        return LociState(self)

    def begun(self, deal: int) -> Play:
        """The game of a deal, up to its first question."""
        seed = derived_seed(self.seed, f"deal {deal}")
        course = begun(self.game, self.players, self.options, seed, self.width)
        return Play(course, self.by_id, [b""] * self.players)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> LociObserver | None:
        """None where there is no such observation: what a seat knows is not divided into what all
        know and what it knows alone, and nobody sees everything."""
        if params:
            raise ValueError(f"observations take no settings, and were given {dict(params)}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            return None
        if kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return LociObserver(self.size, kind.perfect_recall, False)
        return None if kind.perfect_recall else LociObserver(self.size, False, True)


# OpenSpiel keeps what it is told for good: a class outlives the interpreter, a closure would not.
class HauntedLands(LociGame):
    game_id = "haunted-lands"


class SpiritIsland(LociGame):
    game_id = "spirit-island"


class TerraMystica(LociGame):
    game_id = "terra-mystica"


class LociState(pyspiel.State):  # type: ignore[misc]
    """A node of the tree; before the deal there is no game yet."""

    def __init__(self, game: LociGame) -> None:
        super().__init__(game)
        self.play: Play | None = None

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.play.course.next_seat()
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.course.next_seat() is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def returns(self) -> list[float]:
        """1 for whoever has won, -1 for the others; 0 before the end."""
        outcome = None if self.play is None else self.play.course.outcome()
        return [0.0] * self.num_players() if outcome is None else rewards(outcome, WINS)

    def resample_from_infostate(self, player: int, sampler: Any) -> LociState:
        """A state that `player` takes for this one, with all that it does not know dealt anew.
        `sampler` gives a number from 0 to before 1."""
        assert self.play is not None
        copy: LociState = self.clone()
        copy.play = self.play.imagined(player, int(sampler() * 2**53))
        return copy

    def _legal_actions(self, _: int) -> list[int]:
        return [] if self.play is None else list(self.play.actions())

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = self.get_game().begun(int(action))
        else:
            self.play.act(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        """A move in the notation of the game."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        assert self.play is not None
        asked, place = self.play.course.asked(), self.play.actions().get(action)
        if player not in asked or place is None:
            return f"action {action}"
        return asked[player].moves[place].text()

    def __str__(self) -> str:
        """The table in words, and a digest that tells apart what words do not."""
        if self.play is None:
            return BEFORE
        digest = _digest(repr(self.play.course.state.to_data()).encode()).hex()
        return f"{self.play.words(SPECTATOR)}state {digest}"


@final
class LociObserver:
    """What a player may know: as the bytes of its row (`tensor`), and in words with the question
    that it is asked. With perfect recall there is no tensor, and the string is a digest of what the
    player has seen at its decisions, done, and sees now. What a spectator sees (`public`) is told
    in words alone."""

    def __init__(self, size: int, recalls: bool, public: bool) -> None:
        self._recalls: Final = recalls
        self._public: Final = public
        self.tensor: Final = None if recalls or public else np.zeros(size, np.float32)
        self.dict: Final = {} if self.tensor is None else {"row": self.tensor}

    def set_from(self, state: LociState, player: int) -> None:
        if self.tensor is not None:
            if state.play is None:
                self.tensor.fill(0)
            else:
                self.tensor[:] = np.frombuffer(state.play.row(player), np.uint8)

    def string_from(self, state: LociState, player: int) -> str:
        if state.play is None:
            return BEFORE
        if self._recalls:
            return state.play.remembered(player).hex()
        return state.play.words(SPECTATOR if self._public else player)


def options_of(text: str) -> dict[str, object]:
    """The options in a text: `adversary:england;level:1`."""
    found: dict[str, object] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise ValueError(f"{part!r} is no option: write name:value;name:value")
        found[name] = value.replace("+", ",")
    return found


@cache
def game_type(game_id: str) -> Any:
    """What OpenSpiel knows of a game before it is loaded."""
    info = find_game(game_id).info
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=game_name(game_id),
        long_name=f"Loci {info.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.IDENTICAL if info.together else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info.most_players(),
        min_num_players=info.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 2,
            "options": "",
            "seed": 0,
            "deals": 1000,
            "width": 1024,
        },
    )


for _game in (HauntedLands, SpiritIsland, TerraMystica):
    pyspiel.register_game(game_type(_game.game_id), _game)
