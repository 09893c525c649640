"""What events are put together from: the lands and spirits they name, pieces and blight they bring,
cards they turn over, and the presence that the spirits may give to prevent them."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.content.fear.parts import at_least, beside, both, either, holding
from loci.games.spirit_island.rules.act import BLIGHT_CARD, DAHAN_EVENT, Act, decider_on
from loci.games.spirit_island.rules.asking import Naming, ask, ask_name, ask_number, ask_yes
from loci.games.spirit_island.rules.cards import Level, do
from loci.games.spirit_island.rules.each import boards_in_turn
from loci.games.spirit_island.rules.events.step import (
    BoardTest,
    LandTest,
    OfItsBoard,
    SpiritTest,
    choose_land,
    each_board,
    event_act,
    lands_on,
    on_each_board,
)
from loci.games.spirit_island.rules.invaders.blight import add_blight, take_blight
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.isolation import near_for_invaders
from loci.games.spirit_island.rules.island.movement import may_move, push
from loci.games.spirit_island.rules.island.pieces import count, invaders, put, was_added
from loci.games.spirit_island.rules.island.presence import destroy_presence, is_sacred, lands_of
from loci.games.spirit_island.rules.island.swarming import farther
from loci.games.spirit_island.rules.island.tokens import add_token
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import Added, note
from loci.games.spirit_island.state.moves import DONE, Place
from loci.games.spirit_island.state.piles import (
    BUILD_SPACE,
    EXPLORE_SPACE,
    EXTRA_SPACE,
    RAVAGE_SPACE,
)
from loci.games.spirit_island.state.registry import INVADER_CARDS
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import (
    BEASTS,
    BUILDINGS,
    DAHAN,
    INVADERS,
    NOWHERE,
    TERRAINS,
    TOKENS,
    kind_of,
    piece,
)

_SPACES: Final = (RAVAGE_SPACE, BUILD_SPACE, EXPLORE_SPACE, EXTRA_SPACE)


def one_by_one(*levels: Level) -> Level:
    """One instruction after the other."""

    def run(act: Act) -> Script:
        for level in levels:
            if not act.table.ending:
                yield from do(level, act)

    return run


def fear_for_each_player(number: int) -> Level:
    def run(act: Act) -> None:
        fear(act, number * players(act.table))

    return run


def choose_branch(act: Act, *options: str, seat: int = -1) -> Naming:
    """One of the branches of an "or"; the name of it. Texts: `option-<name>`."""
    prompt = Text("ask-event-option", name=Text(f"event-part-{act.card}"))
    if act.land != NOWHERE:
        land = act.table.island.names[act.land]
        prompt = Text("ask-event-option-in", name=Text(f"event-part-{act.card}"), land=land)
    who = act.chooser(act.land) if seat < 0 else seat
    return (yield from ask_name(who, prompt, verbs.OPTION, list(options)))


# -- lands, boards and spirits ---------------------------------------------------------------------


def without(*kinds: int) -> LandTest:
    """Lands with no piece of these kinds; presence that may count as one does not, as nobody wants
    it to here (SX-20.3)."""

    def test(table: SpiritTable, land: int) -> bool:
        return not [code for code in table.pieces[land] if kind_of(code) in kinds]

    return test


def of_terrain(*terrains: int) -> LandTest:
    def test(table: SpiritTable, land: int) -> bool:
        return table.island.has_terrain(land, terrains)

    return test


def on_the_coast(table: SpiritTable, land: int) -> bool:
    return table.island.coastal[land]


def in_the_interior(table: SpiritTable, land: int) -> bool:
    return not table.island.coastal[land]


def healthy(table: SpiritTable, land: int) -> bool:
    """A land without blight."""
    return not table.blight[land]


def blighted(table: SpiritTable, land: int) -> bool:
    return table.blight[land] > 0


def settled(table: SpiritTable, land: int) -> bool:
    """A land with invaders."""
    return invaders(table, land) > 0


def beside_invaders(where: LandTest) -> LandTest:
    """Lands adjacent to invaders in one that passes the test; isolation cuts them off (SX-11.3)."""

    def test(table: SpiritTable, land: int) -> bool:
        return any([where(table, other) for other in near_for_invaders(table, land)])

    return test


def in_or_beside(where: LandTest) -> LandTest:
    """Lands with invaders of whom the test asks, and those adjacent to them."""
    return either(where, beside_invaders(where))


def sacred(table: SpiritTable, land: int) -> bool:
    """A land with a sacred site of any spirit."""
    return sites_in(table, land) > 0


def sites_in(table: SpiritTable, land: int) -> int:
    """How many spirits have a sacred site there."""
    return len([seat for seat in range(players(table)) if is_sacred(table, seat, land)])


def most_built(where: LandTest) -> LandTest:
    """Of the lands of a board that pass the test, those with the most towns and cities, if there
    are any at all."""

    return most_of(lambda table, land: count(table, land, *BUILDINGS), where)


def most_of(number: Callable[[SpiritTable, int], int], where: LandTest) -> LandTest:
    """Of the lands of a board that pass the test, those with the greatest number, if that is at
    least 1."""

    def test(table: SpiritTable, board: int, land: int) -> bool:
        others = lands_on(table, board, where)
        most = max([number(table, other) for other in others], default=0)
        return where(table, land) and number(table, land) == most > 0

    return OfItsBoard(test)


def on_board(table: SpiritTable, board: int, *kinds: int) -> int:
    """How many pieces of these kinds a board has."""
    return sum([count(table, land, *kinds) for land in table.island.lands_on(board)])


def fear_by_board(number: int, where: BoardTest) -> Level:
    """So much fear for each board that passes the test."""

    def run(act: Act) -> None:
        fear(act, number * len(boards_in_turn(act.table, where)))

    return run


def dahan_outnumber(table: SpiritTable, land: int) -> bool:
    """More dahan than towns and cities, and invaders that they could harm."""
    return settled(table, land) and count(table, land, DAHAN) > count(table, land, *BUILDINGS)


def board_with(where: LandTest) -> BoardTest:
    """Boards with a land that passes the test."""

    def test(table: SpiritTable, board: int) -> bool:
        return bool(lands_on(table, board, where))

    return test


def among_dahan(number: int) -> SpiritTest:
    """Spirits with so many dahan in all their lands together."""

    def test(table: SpiritTable, seat: int) -> bool:
        return sum([count(table, land, DAHAN) for land in lands_of(table, seat)]) >= number

    return test


def hidden_terrains(table: SpiritTable) -> list[str]:
    """The terrains that no card under an invader action shows, by name."""
    cards = [INVADER_CARDS[card] for space in _SPACES for card in table.piles[space]]
    shown = [0, *[terrain for card in cards for terrain in card.terrains]]  # 0 is the ocean
    return [name for terrain, name in enumerate(TERRAINS) if terrain not in shown]


# -- pieces ----------------------------------------------------------------------------------------


def bring(act: Act, kind: int, land: int = NOWHERE) -> Script:
    """A piece comes to a land from the supply."""
    where = act.land if land == NOWHERE else land
    if kind in TOKENS:
        add_token(act, kind, land=where)
    else:
        put(act.table, where, kind)
        if act.table.sink is not None:
            act.table.sink.append(Added(act.table.island.names[where], kind, "log-event-adds"))
        if kind in INVADERS:
            yield from was_added(act, where, kind)


def add_one(kind: int) -> Level:
    """1 piece of a kind comes to the land."""

    def rule(act: Act) -> Script:
        yield from bring(act, kind)

    return rule


def fear_among_invaders(act: Act) -> None:
    """1 fear if invaders are there."""
    if settled(act.table, act.land):
        fear(act, 1)


def push_out(number: int, kind: int, start: LandTest, end: LandTest) -> Level:
    """On each board so many pieces of a kind are pushed from a land that passes `start`, to lands
    that pass `end`; fewer only if there are nowhere enough (SX-33.8)."""

    def may_come(table: SpiritTable, land: int) -> bool:
        act = event_act(table, "", kind=DAHAN_EVENT)
        return end(table, land) and may_move(act, piece(kind), land)

    def enough(least: int) -> LandTest:
        return both(start, at_least(least, kind), beside(may_come))

    def rule(act: Act) -> Script:
        near = act.table.island.near[act.land]
        yield from push(act, number, kind, into=[land for land in near if end(act.table, land)])

    return on_each_board(enough(number), rule, or_else=enough(1))


def beyond_for_beasts(table: SpiritTable, land: int, where: LandTest) -> list[int]:
    """The lands that pass `where` to which the players may push beasts in an event: adjacent ones,
    or farther away where the rule of whoever decides there says so (SX-12.42)."""
    act = event_act(table, "")
    reached = farther(act, land, (BEASTS,)).get(BEASTS, table.island.near[land])
    return [other for other in reached if where(table, other)]


# -- cards and blight ------------------------------------------------------------------------------


def box_blight(act: Act, number: int) -> Script:
    """Blight goes from the blight card back to the box; the last one flips the card."""
    for _ in range(number):
        note(act.table, "log-blight-boxed")
        yield from take_blight(act)
        if act.table.doom:
            return


def blight_on_boards(
    where: LandTest, presence: int = 0, on: BoardTest | None = None, cascades: bool = True
) -> Level:
    """On each board (that passes `on`) 1 blight for a land that passes `where`, unless the spirits
    destroy so much presence on the board to prevent it."""

    def on_board(act: Act, board: int) -> Script:
        lands = lands_on(act.table, board, where)
        if not lands:
            return
        if presence:
            prevented = yield from prevent(act, board, presence)
            if prevented:
                return
        act.land = yield from choose_land(act, lands)
        yield from add_blight(act, cascades=cascades)

    return each_board(on_board, on)


def prevent_for_energy(act: Act, board: int, price: int) -> Replacing:
    """The spirits may pay so much energy together in the place of what would happen on a board;
    each offers as much as it likes, and nothing is lost if it is not enough."""
    table = act.table
    if not price:
        return (yield from ask_yes(decider_on(table, board), _ask_energy(act, board, 0)))
    offered = [0] * players(table)
    for seat, owner in enumerate(table.seats):
        left = price - sum(offered)
        others = sum([other.energy for other in table.seats[seat + 1 :]])
        most = min(left, owner.energy)
        if most and most + others >= left:
            prompt = _ask_energy(act, board, left)
            offered[seat] = yield from ask_number(seat, prompt, verbs.SPEND, list(range(most + 1)))
    if sum(offered) < price:
        return False
    for seat, number in enumerate(offered):
        add_energy(table, seat, -number)
    return True


def _ask_energy(act: Act, board: int, left: int) -> Text:
    name, says = part_text(act), part_text(act, says=True)
    return Text(
        "ask-prevent-energy", name=name, text=says, board=act.table.island.boards[board], left=left
    )


def part_text(act: Act, says: bool = False) -> Text:
    """The name of the event, or blight card, whose Action it is, or what it `says`."""
    kind = f"blight-{act.card}" if act.kind == BLIGHT_CARD else f"event-part-{act.card}"
    return Text(f"text-{kind}" if says else kind)


def prevent(act: Act, board: int, number: int) -> Replacing:
    """The spirits may destroy so much presence on a board, together, in the place of what would
    happen there. Each offers as much as it likes, and nothing is lost if it is not enough."""
    table = act.table
    offered: list[tuple[int, int]] = []
    for seat in range(players(table)):
        others = sum(
            [_presence_on(table, other, board) for other in range(seat + 1, players(table))]
        )
        while len(offered) < number:
            land = yield from _offer(act, seat, board, number, others, offered)
            if land == NOWHERE:
                break
            offered.append((seat, land))
    if len(offered) < number:
        return False
    for seat, land in offered:
        yield from destroy_presence(act, seat, land)
    return True


def _offer(
    act: Act, seat: int, board: int, number: int, others: int, offered: list[tuple[int, int]]
) -> Generator[Decision, Move, int]:
    """A land of which a seat offers one more presence; it is not asked if that cannot be enough."""
    table = act.table
    left = number - len(offered)
    free: list[int] = []
    for land in lands_of(table, seat):
        if table.island.is_on(land, board):
            free += [land] * (table.seats[seat].presence[land] - offered.count((seat, land)))
    if not free or len(free) + others < left:
        return NOWHERE
    names = table.island.names
    moves: list[Move] = [
        Place(verbs.DESTROY_PRESENCE, land, names[land]) for land in sorted(set(free))
    ]
    moves.append(DONE)
    name, says = part_text(act), part_text(act, says=True)
    board_name = table.island.boards[board]
    prompt = Text("ask-prevent", name=name, text=says, board=board_name, left=left)
    answer = yield from ask(seat, prompt, moves)
    return answer.land if isinstance(answer, Place) else NOWHERE


def _presence_on(table: SpiritTable, seat: int, board: int) -> int:
    owner = table.seats[seat]
    lands = [land for land in lands_of(table, seat) if table.island.is_on(land, board)]
    return sum([owner.presence[land] for land in lands])


#: Lands with a building, and with a town or explorer: what many events ask for.
BUILT: Final = holding(*BUILDINGS)
