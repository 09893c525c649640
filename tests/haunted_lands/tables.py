"""Tables of Haunted Lands for tests: a fixed map, hand-set positions, answers in notation.

The map of `table` has the tiles R01 … R06 at A … F. Seats are numbers from 0 in Python and P1 … in
positions, as everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from loci.core import OPEN, Event, Match, Rng
from loci.core.options import checked
from loci.core.position import read_data
from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.positions import reader as positions
from loci.games.haunted_lands.state.components import load_components
from loci.games.haunted_lands.state.land import NAMES, NEIGHBOURS, NUMBERS
from loci.games.haunted_lands.state.table import HauntedTable
from loci.games.haunted_lands.state.terms import GOODS, TERRAINS, TRACKS

TILES = ["R01", "R02", "R03", "R04", "R05", "R06"]
KALENA = [f"K{digit}" for digit in range(7)]
QUARTERS = KALENA[1:]
REGIONS = [name for name in NAMES if name[0] != "K"]


# -- making tables ---------------------------------------------------------------------------------


def table(
    players: int = 3, options: Mapping[str, object] | None = None, seed: int = 0, **keys: Any
) -> HauntedTable:
    """P1's turn in Season I, Round 1, nothing on the map, Seers on the High City; `keys` are those
    of a position (season, round, phase, turn, order, standing, hexes, slots, seats …).

    Market card 1, skills 1, 4, 7 and 10, Order tokens 1, 2, 3 … for P1, P2, P3 …, and of tokens on
    one Valour space P1's is the highest, unless `keys` say otherwise. The end of a Turn is asked
    for, so that a rule can be tried where nothing else is left to do.
    """
    seats = [f"P{seat + 1}" for seat in range(players)]
    valour = {name: keys.get("seats", {}).get(name, {}).get("valour", 0) for name in seats}
    data: dict[str, Any] = {
        "tiles": TILES,
        "market": 1,
        "skills": [1, 4, 7, 10],
        "order": seats,
        "standing": sorted(seats, key=lambda name: -valour[name]),
        **keys,
    }
    chosen = checked(GAME.info.options, {"turn-end": "asked", **(options or {})})
    made = positions.read(players, chosen, seed, data)
    assert GAME.audit(made) == []
    return made


def started(
    players: int = 3, options: Mapping[str, object] | None = None, seed: int = 0
) -> HauntedTable:
    """The table as the set-up leaves it, at the first question."""
    return GAME.new(players, options or {}, seed)


def position(**keys: Any) -> Match:
    """The match at a position for three, by the way that files take."""
    seats = ["P1", "P2", "P3"]
    data = {
        "game": "haunted-lands",
        "players": 3,
        "tiles": TILES,
        "market": 1,
        "order": seats,
        "standing": seats,
    }
    return read_data({**data, **keys}).match


def spectres(*names: str) -> dict[str, dict[str, bool]]:
    """A Spectre on each of these hexes, for the key `hexes`."""
    return {name: {"spectre": True} for name in names}


def dice(
    table: HauntedTable, terrains: Sequence[str] = (), rewards: Sequence[str] = ()
) -> HauntedTable:
    """Load the dice: the next rolls of each show these results."""
    components = table.components
    for seed in range(1_000_000):
        rng = Rng(seed)
        if all(
            TERRAINS[components.terrain_faces[rng.below("terrain die", 6)]] == terrain
            for terrain in terrains
        ) and all(
            components.reward_faces[rng.below("reward die", 6)] == reward for reward in rewards
        ):
            table.rng = Rng(seed)
            return table
    raise AssertionError(f"no seed rolls {terrains} {rewards}")


def components_text(*changes: tuple[str, str]) -> str:
    """The shipped components.toml as text, each `(old, new)` of `changes` replaced once."""
    text = files("loci.games.haunted_lands.content").joinpath("components.toml").read_text("utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands there {text.count(old)} times"
        text = text.replace(old, new)
    return text


# -- the Spectres --------------------------------------------------------------------------------

BUILT = {"plains": "windmill", "forest": "sawmill", "mountain": "mine"}
OWNER = {"plains": "P1", "forest": "P2", "mountain": "P3"}


def built(*terrains: str, but: tuple[str, ...] = ()) -> dict[str, dict[str, Any]]:
    """A Building on every hex of these terrains except `but`."""
    bare = table()
    return {
        name: {BUILT[terrain]: OWNER[terrain]}
        for terrain in terrains
        for name in hexes_of(bare, terrain)
        if name not in but
    }


def with_spectres(number: int) -> dict[str, dict[str, bool]]:
    """Spectres on so many hexes of the regions."""
    land = [name for name in REGIONS if hex_of(table(), name)["terrain"] != "lake"]
    return spectres(*land[:number])


def next_round(rolled: str, options: dict[str, object] | None = None, **keys: Any) -> Any:
    """The last turn of Round 1 is over, the terrain die shows `rolled`."""
    game = table(options=options, turn=2, **keys)
    dice(game, [rolled])
    act(game, 2, "end")
    return game


def lost(game: Any) -> str:
    """The ending of a game that all have lost."""
    outcome = GAME.outcome(game)
    assert outcome is not None
    assert outcome.winners == []
    assert asked(game) == []
    assert refused(game, 0, "end") == "game-over"
    assert see(game)["phase"] == "lost"
    return outcome.ending


# -- playing ---------------------------------------------------------------------------------------


def act(table: HauntedTable, seat: int, *texts: str) -> list[Event]:
    """Let `seat` answer; each answer must be legal. Returns what happened."""
    events: list[Event] = []
    for text in texts:
        move = GAME.parse(table, seat, text)
        reason = GAME.why_not(table, seat, move)
        assert reason is None, f"P{seat + 1} {text}: {reason}"
        listed = GAME.decisions(table)[seat].moves
        assert move in listed, f"P{seat + 1} {text} is legal, but not listed"
        events += GAME.play(table, seat, move)
        assert GAME.audit(table) == []
    return events


def refused(table: HauntedTable, seat: int, text: str) -> str:
    """The id of the reason why `seat` may not answer `text`; the move must not be listed either."""
    error = GAME.explain(table, seat, text)
    assert error is not None, f"P{seat + 1} {text} is legal"
    assert text not in moves(table, seat), f"P{seat + 1} {text} is refused, but listed"
    return error.reason.id


def moves(table: HauntedTable, seat: int, word: str = "") -> list[str]:
    """What `seat` may answer, in notation; only answers that begin with `word`."""
    decision = GAME.decisions(table).get(seat)
    texts = [move.text() for move in decision.moves] if decision else []
    return [text for text in texts if not word or text.split()[0] == word]


def asked(table: HauntedTable) -> list[int]:
    """The seats that have a question to answer."""
    return sorted(GAME.decisions(table))


def end_turns(table: HauntedTable, number: int = 0) -> None:
    """Let the seats whose turn it is end it, `number` times; by default all that are left of the
    Round."""
    for _ in range(number or table.players - table.turn):
        act(table, asked(table)[0], "end")


def haunt_anywhere(table: HauntedTable) -> None:
    """Let the last player place all Spectres on the first places offered."""
    while see(table)["phase"] == "haunting":
        seat = asked(table)[0]
        act(table, seat, moves(table, seat)[0])


# -- looking ---------------------------------------------------------------------------------------


def see(table: HauntedTable, viewer: int = OPEN) -> dict[str, Any]:
    """What `viewer` sees; all of it by default."""
    return GAME.view(table, viewer)


def seat_of(table: HauntedTable, seat: int) -> dict[str, Any]:
    """What lies before one player."""
    shown: dict[str, Any] = see(table)["seats"][seat]
    return shown


def hex_of(table: HauntedTable, name: str) -> dict[str, Any]:
    """Terrain and pieces of one hex."""
    shown: dict[str, Any] = see(table)["hexes"][name]
    return shown


def hexes_of(table: HauntedTable, terrain: str) -> list[str]:
    """The names of all hexes of a terrain."""
    return [name for name, shown in see(table)["hexes"].items() if shown["terrain"] == terrain]


def haunted(table: HauntedTable) -> list[str]:
    """The names of all hexes with a Spectre."""
    return [name for name, shown in see(table)["hexes"].items() if "spectre" in shown]


def neighbours(name: str) -> list[str]:
    return [NAMES[near] for near in NEIGHBOURS[NUMBERS[name]]]


def goods(table: HauntedTable, seat: int) -> list[int]:
    """Food, Water, Wood and Minerals of a player."""
    held = seat_of(table, seat)["goods"]
    return [held[good] for good in GOODS]


def active(table: HauntedTable, seat: int) -> list[int]:
    """Active Travel, Persuasion, Harvest and Build tokens of a player."""
    tracks = seat_of(table, seat)["tracks"]
    return [tracks[track]["active"] for track in TRACKS]


def tokens(table: HauntedTable, seat: int) -> list[int]:
    """All Travel, Persuasion, Harvest and Build tokens of a player."""
    tracks = seat_of(table, seat)["tracks"]
    return [tracks[track]["tokens"] for track in TRACKS]


def valour(table: HauntedTable) -> list[int]:
    return [shown["valour"] for shown in see(table)["seats"]]


def shipped() -> Any:
    """The shipped components."""
    return load_components("")
