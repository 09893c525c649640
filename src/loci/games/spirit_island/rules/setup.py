"""Setting the table up (SI-2); the island is laid out in `island/setup.py`."""

from __future__ import annotations

from typing import Final

from loci.core.errors import BadOption
from loci.core.options import Options
from loci.core.rng import Rng
from loci.core.script import Script
from loci.core.text import SeatName, Text
from loci.games.spirit_island.rules.adversary import adversaries
from loci.games.spirit_island.rules.asking import ask_number
from loci.games.spirit_island.rules.each import ANY_ORDER
from loci.games.spirit_island.rules.effect import FOR_GOOD
from loci.games.spirit_island.rules.ending import check_end
from loci.games.spirit_island.rules.events.step import (
    FIRST_EVENT,
    NO_EVENTS,
    event_cards,
    has_events,
)
from loci.games.spirit_island.rules.events.substitutes import blight_cards, lacks_events
from loci.games.spirit_island.rules.extra_board import extra_slots, invaders_on
from loci.games.spirit_island.rules.invaders.deck import make_invader_deck
from loci.games.spirit_island.rules.invaders.phase import reveal_and_explore
from loci.games.spirit_island.rules.island.setup import NATIVE, laid_out, place_icons
from loci.games.spirit_island.rules.island.unused import TOKEN_NAMES, is_unused, rule_without
from loci.games.spirit_island.rules.lineup import holders, line_up
from loci.games.spirit_island.rules.powers.cards import DECKS
from loci.games.spirit_island.rules.second_game import follow
from loci.games.spirit_island.rules.spirits.growth import grow, growth_options
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import TurnBegan
from loci.games.spirit_island.state.piles import (
    BLIGHT_DECK,
    BUILD_SPACE,
    EVENT_DECK,
    EXPLORE_SPACE,
    FEAR_BOX,
    FEAR_DECK,
    MAJOR_DECK,
    MINOR_DECK,
    REMOVED,
    move_all,
    take_out,
)
from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    FEAR_CARDS,
    POWERS,
    SCENARIOS,
    SPIRITS,
    deck,
    missing_set,
    of_sets,
    sets_of,
)
from loci.games.spirit_island.state.seat import new_seat
from loci.games.spirit_island.state.spirit_events import SpiritChosen
from loci.games.spirit_island.state.steps import CHOOSING, SETTING_UP, SPIRIT_PHASE
from loci.games.spirit_island.state.table import (
    EXTRA_BOARD,
    SpiritTable,
    empty_table,
    players,
    shares,
    usual_starts,
)

FEAR_MARKERS: Final = 4
FEAR_PARTS: Final = (3, 3, 3)
HEALTHY_BLIGHT: Final = 2
NO_CARD_BLIGHT: Final = 5


def new_table(number: int, options: Options, seed: int, boards: str = "") -> SpiritTable:
    """Everything that is random is drawn; the spirits are still to be chosen and placed. `boards`
    are those of a position, which may be more or fewer than players."""
    rng = Rng(seed)
    sets = options.get("sets", ["base"])
    assert isinstance(sets, list)
    table = empty_table(rng, laid_out(rng, number, options, sets, boards))
    boards = table.island.boards
    table.adversary = "" if options["adversary"] == "none" else str(options["adversary"])
    table.level = int(str(options["level"])) if table.adversary else 0
    table.supporting = "" if options["supporting"] == "none" else str(options["supporting"])
    table.supporting_level = int(str(options["supporting-level"])) if table.supporting else 0
    _check_supporting(table, sets)
    table.scenario = "" if options["scenario"] == "none" else str(options["scenario"])
    table.rules = [name for name in RULES if options[name]]
    unused = options["unused-tokens"]
    assert isinstance(unused, list)
    table.rules += [rule_without(token) for token in TOKEN_NAMES if token in unused]
    left_out = options["left-out-blight"]
    assert isinstance(left_out, list)
    table.rules += [rule_without(card) for card in left_out]
    table.sets = list(sets)
    table.seats = [new_seat("", len(table.island.names)) for _ in range(number)]
    table.starts = usual_starts(number, len(boards))
    line_up(table)
    make_fear_deck(table)
    make_invader_deck(table)
    _blight_card(table, str(options["blight-card"]))
    for kind in ("minor", "major"):
        cards = deck(kind, table.sets)
        rng.shuffle(f"{kind} deck", cards)
        table.piles[DECKS[kind]] = tuple(cards)
    if has_events(table):
        cards = event_cards(table)
        rng.shuffle("event deck", cards)
        table.piles[EVENT_DECK] = tuple(cards)
    if options["first-game"]:
        follow(table, str(options["first-game"]))
    table.step = CHOOSING
    chosen = options["spirits"]
    assert isinstance(chosen, list)
    for seat, spirit in enumerate(chosen[:number]):
        panel = SPIRITS[str(spirit)].panel
        for other in [n for n in range(seat) if SPIRITS[str(chosen[n])].panel == panel]:  # SX-8.5
            name = Text(f"spirit-{panel}")
            raise BadOption(Text("spirit-taken", spirit=name, who=SeatName(other)))
        choose_spirit(table, seat, str(spirit))
    return table


def _check_supporting(table: SpiritTable, sets: list[str]) -> None:
    """`BadOption` for a supporting adversary without another one that leads, or of a set that is
    not played with."""
    if not table.supporting:
        return
    if table.supporting == table.adversary or not table.adversary:
        raise BadOption(Text("option-supporting-alone"))
    missing = missing_set(table.supporting, ADVERSARIES, sets)
    if missing:
        name = Text(f"adversary-{table.supporting}")
        raise BadOption(Text("option-supporting-set", adversary=name, set=missing))


#: Options that play asks for, kept by name in `table.rules`.
RULES: Final = (
    "extra-blight",
    "progression",
    "bonus-growth",
    "no-initial-explore",
    NO_EVENTS,
    EXTRA_BOARD,
    FIRST_EVENT,
    ANY_ORDER,
    "barred-response",
)


def make_fear_deck(table: SpiritTable) -> None:
    """Nine cards in three parts, or what the adversary says (SI-2.4, SI-30.5); two of them together
    change each part by what each of them does (SX-27.2)."""
    sizes, markers = list(FEAR_PARTS), FEAR_MARKERS
    for adversary in adversaries(table):
        for part, number in enumerate(adversary.fear_cards[adversary.level(table)]):
            sizes[part] += number - FEAR_PARTS[part]
        markers += adversary.more_fear_markers(table)
    if extra_slots(table):
        markers += 1  # SX-26.3
    if lacks_events(table):
        sizes[0] += 1
    table.fear_markers = markers * players(table)
    cards = of_sets(FEAR_CARDS, table.sets)
    table.rng.shuffle("fear cards", cards)
    table.fear_sizes = sizes
    table.piles[FEAR_DECK] = tuple(cards[: sum(sizes)])
    table.piles[FEAR_BOX] = tuple(cards[sum(sizes) :])
    if table.scenario:
        SCENARIOS[table.scenario].fear_deck(table)


def _blight_card(table: SpiritTable, wanted: str) -> None:
    """A random card on its healthy side, a named one, or none (SI-2.9 to SI-2.13), where there are
    no events that ask for the health of the island (SX-3.3). Sets that bring more of them make them
    a deck (SX-9.5)."""
    cards = blight_cards(table)
    if wanted == "none" and has_events(table):
        raise BadOption(Text("option-blight-card-events"))
    if wanted in BLIGHT_CARDS and wanted not in cards:
        raise BadOption(Text("option-blight-card-unused", card=Text(f"blight-{wanted}")))
    if wanted != "none" and not cards:
        raise BadOption(Text("option-left-out-all"))
    if wanted != "none":
        table.blight_card = wanted if wanted in cards else table.rng.pick("blight card", cards)
        if sets_of({card: BLIGHT_CARDS[card] for card in cards}):
            cards.remove(table.blight_card)
            table.rng.shuffle("blight deck", cards)
            table.piles[BLIGHT_DECK] = tuple(cards)
    table.blight_pool = first_blight(table)


def first_blight(table: SpiritTable) -> int:
    """The blight at the start: on the healthy side of the card, or in a game without one."""
    blight = (HEALTHY_BLIGHT if table.blight_card else NO_CARD_BLIGHT) * shares(table)
    if "extra-blight" in table.rules:
        blight += 1
    if table.scenario:
        blight += SCENARIOS[table.scenario].more_blight(table)
    return blight


def choose_spirit(table: SpiritTable, seat: int, spirit: str) -> None:
    """A seat takes a spirit with its four unique cards (SI-2.20); not one that is barred, such as
    one that uses a token which the players do without (SX-29.2)."""
    reason = barred(table, spirit)
    if reason is not None:
        raise BadOption(reason)
    owner = table.seats[seat]
    owner.spirit = spirit
    owner.hand = list(SPIRITS[spirit].uniques)
    owner.shown = tuple([track.start for track in SPIRITS[spirit].tracks])
    if "progression" in table.rules and SPIRITS[spirit].progression:
        owner.progression = tuple(SPIRITS[spirit].progression)
    line_up(table)
    if table.sink is not None:
        table.sink.append(SpiritChosen(seat, spirit))


def set_up(table: SpiritTable) -> Script:
    """Icons on the boards, presence of the spirits, adversary and scenario, the initial explore."""
    table.step = SETTING_UP
    remove_progressions(table)
    laid_out = False
    if table.scenario:
        laid_out = yield from SCENARIOS[table.scenario].lay_out(table)
    if not laid_out:
        for slot in range(len(table.island.boards)):
            place_icons(table, slot, NATIVE)
            place_icons(table, slot, invaders_on(table, slot))
    for adversary in adversaries(table):
        before = sum(table.blight)
        yield from adversary.set_up(table)
        if table.scenario:
            SCENARIOS[table.scenario].adversary_blight(table, sum(table.blight) - before)
    for seat in range(players(table)):
        yield from spirit_of(table, seat).place(table, seat)
    if table.scenario:
        SCENARIOS[table.scenario].before_explore(table)
    if "no-initial-explore" not in table.rules:
        yield from reveal_and_explore(table)
        move_all(table, EXPLORE_SPACE, BUILD_SPACE)
    for adversary in adversaries(table):
        yield from adversary.after_set_up(table)
    if table.scenario:
        yield from SCENARIOS[table.scenario].set_up(table)
    if "bonus-growth" in table.rules:
        for seat in range(players(table)):
            yield from _bonus_growth(table, seat)
    table.step = SPIRIT_PHASE
    table.effects = tuple([effect for effect in table.effects if effect.lasts == FOR_GOOD])
    if table.sink is not None:
        table.sink.append(TurnBegan(1))
    check_end(table)


def _bonus_growth(table: SpiritTable, seat: int) -> Script:
    """One growth for an easier start (SI-34.4, SI-34.8)."""
    numbers = [option + 1 for option in growth_options(table, seat)]
    option = yield from ask_number(seat, Text("ask-growth"), verbs.GROWTH, numbers)
    yield from grow(table, seat, option - 1)
    table.seats[seat].growth_taken = ()
    table.seats[seat].grown = 0
    table.seats[seat].bonus_plays = 0


def barred(table: SpiritTable, spirit: str) -> Text | None:
    """Why nobody may choose a spirit: it uses a token that the players do without, or another rule
    keeps it out; usually nothing does."""
    for token in SPIRITS[spirit].tokens:
        if is_unused(table, token):
            name = Text(f"spirit-{spirit}")
            return Text("spirit-needs-token", spirit=name, token=Text(f"token-{token}"))
    for rule, seat in holders(table, "bars_spirit"):
        if rule.bars_spirit(table, seat, spirit):
            return Text("spirit-went-before", spirit=Text(f"spirit-{spirit}"))
    return None


def remove_progressions(table: SpiritTable) -> None:
    """Cards of progressions come out of the decks; if everybody has one, the rest leaves too."""
    listed = [card for seat in table.seats for card in seat.progression]
    for card in listed:
        take_out(table, DECKS[POWERS[card].deck], card)
    if listed and all(seat.progression for seat in table.seats):
        move_all(table, MINOR_DECK, REMOVED)
        move_all(table, MAJOR_DECK, REMOVED)


def place_on(table: SpiritTable, seat: int, land: int, number: int = 1) -> None:
    """Presence of the set-up."""
    table.seats[seat].presence[land] += number


def starting_land(table: SpiritTable, seat: int, number: int) -> int:
    """The land of this number on the starting board; 0 is its ocean."""
    return table.island.land_on(table.starts[seat], number)


def starting_lands(table: SpiritTable, seat: int) -> list[int]:
    """The lands of the starting board."""
    return table.island.lands_on(table.starts[seat])


def highest(table: SpiritTable, seat: int, terrain: int) -> int:
    """The highest-numbered land of a terrain on the starting board; where a written island has none
    there, the highest-numbered of all (SX-2.6)."""
    lands = starting_lands(table, seat)
    own = [land for land in lands if table.island.terrain[land] == terrain]
    return own[-1] if own else lands[-1]


def lowest(table: SpiritTable, seat: int, terrain: int) -> int:
    """The lowest-numbered land of a terrain there, or of all."""
    lands = starting_lands(table, seat)
    own = [land for land in lands if table.island.terrain[land] == terrain]
    return own[0] if own else lands[0]
