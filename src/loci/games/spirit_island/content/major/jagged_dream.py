"""Dream of the Untouched Land: a board more, on which nobody has ever been."""

from __future__ import annotations

from typing import ClassVar, Final, final

from loci.core.decision import Move
from loci.core.event import Event
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.asking import ask, ask_number
from loci.games.spirit_island.rules.island.unused import is_unused
from loci.games.spirit_island.rules.spirits.growth import place_presence
from loci.games.spirit_island.state.island_changes import Added
from loci.games.spirit_island.state.island_words import added_word, lands_beside, ways_to_add
from loci.games.spirit_island.state.moves import STOP, Named, TargetSpirit
from loci.games.spirit_island.state.registry import BOARDS, of_sets
from loci.games.spirit_island.state.table import lay_board
from loci.games.spirit_island.state.terms import PIECES

DREAM: Final = "dream-of-the-untouched-land"
BLIGHT: Final = 3  # that may be removed
HEALTH: Final = 3  # of invaders that may be removed
TOKENS: Final = (BEASTS, BEASTS, WILDS, WILDS, BADLANDS, BADLANDS)
PRESENCE: Final = 2


@card(
    "major",
    DREAM,
    6,
    FAST,
    "moon water earth plant animal",
    sacred_site(1),
    ANY_LAND,
    "3 moon 2 water 3 earth 2 plant",
    set=JAGGED,
)
def dream_of_the_untouched_land(act: Act) -> Script:
    """Up to 3 blight and invaders of up to 3 health less; once in a game a new board, with tokens
    and presence."""
    table, land = act.table, act.land
    most = min(BLIGHT, table.blight[land])
    if most:
        prompt = Text("ask-cleanse", land=table.island.names[land])
        number = yield from ask_number(act.seat, prompt, verbs.CLEANSE, list(range(most + 1)))
        remove_blight(act, number)
    yield from remove_worth(act, HEALTH)
    if act.has():
        yield from dream(act)


def dream(act: Act) -> Script:
    """A board that nobody uses comes to lie beside that of the target land, if there is one
    (SX-34.7, SX-34.44)."""
    table = act.table
    unused = [board for board in of_sets(BOARDS, table.sets) if board not in table.island.boards]
    dreamt = any([isinstance(effect, UntouchedLand) for effect in table.effects])
    if dreamt or not unused:
        return
    board = table.rng.pick("new board", unused)
    table.revealed += 1
    ways = ways_to_add(table.island, board, act.land)
    moves: list[Move] = [Named(verbs.JOIN, added_word(way)) for way in ways]
    answer = yield from ask(act.seat, Text("ask-join", board=board), moves)
    assert isinstance(answer, Named)
    way = next(way for way in ways if added_word(way) == answer.name)
    if table.sink is not None:
        table.sink.append(BoardAdded(way, lands_beside(table.island, way)[1]))
    lay_board(table, way)
    yield from _bring_tokens(act, board)
    yield from _bring_presence(act, board)
    lasting(table, UntouchedLand(act.seat), "log-untouched-land")


def _bring_tokens(act: Act, board: str) -> Script:
    """Each comes to a land of the new board that the user likes."""
    table = act.table
    lands = table.island.lands_on(table.island.boards.index(board))
    for kind in TOKENS:
        land = lands[0]
        if not is_unused(table, PIECES[kind]):
            prompt = Text("ask-dream-token", token=Text(f"kind-{PIECES[kind]}"), board=board)
            land = yield from ask_land(table.island, act.seat, prompt, lands)
        add_token(act, kind, land=land)


def _bring_presence(act: Act, board: str) -> Script:
    """Up to 2 presence of whichever spirits the user names; their players say from where, and to
    which land (SX-34.45)."""
    table = act.table
    slot = table.island.boards.index(board)
    there = [*table.island.lands_on(slot), table.island.land_on(slot, 0)]
    for _ in range(PRESENCE):
        seat = act.seat
        if players(table) > 1:
            moves: list[Move] = [
                TargetSpirit(one)
                for one in range(players(table))
                if lands_for_presence(table, one, there)
            ]
            answer = yield from ask(
                act.seat, Text("ask-dream-presence", board=board), [*moves, STOP]
            )
            if not isinstance(answer, TargetSpirit):
                return
            seat = answer.seat
        yield from place_presence(act, seat, lands_for_presence(table, seat, there), optional=True)


@final
class UntouchedLand(Effect):
    """Build cards, and what adversaries do for each board or land, skip a board (SX-34.46)."""

    kind = "untouched-land"
    lasts: ClassVar[str] = FOR_GOOD
    fields = (Field.seat(),)

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat=seat)

    def skips_boards(self, table: SpiritTable, seat: int) -> int:
        return 1


register_effect(UntouchedLand)


@final
class BoardAdded(Event):
    """A board has come to lie beside lands of another."""

    __slots__ = ("lands", "way")

    def __init__(self, way: Added, lands: list[str]) -> None:
        self.way: Final = way
        self.lands: Final = lands

    def text(self) -> Text:
        return Text("log-board-added", board=self.way.board, lands=", ".join(self.lands))

    def places(self) -> list[str]:
        return self.lands
