"""Setting the table up (SI-2)."""

from __future__ import annotations

from typing import Final

from loci.core.errors import BadOption
from loci.core.options import Options
from loci.core.rng import Rng
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.asking import ask_number
from loci.games.spirit_island.rules.effect import FOR_GOOD
from loci.games.spirit_island.rules.ending import check_end
from loci.games.spirit_island.rules.events import NO_EVENTS, event_cards, has_events
from loci.games.spirit_island.rules.invaders.cards import stages
from loci.games.spirit_island.rules.invaders.phase import reveal_and_explore
from loci.games.spirit_island.rules.island.pieces import put
from loci.games.spirit_island.rules.island.unused import TOKEN_NAMES, is_unused, rule_without
from loci.games.spirit_island.rules.powers.cards import DECKS
from loci.games.spirit_island.rules.rule import line_up
from loci.games.spirit_island.rules.spirits.growth import can_grow, grow
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.rules.without_events import (
    blight_cards,
    lacks_events,
    put_reminders,
)
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.boards import layouts_for
from loci.games.spirit_island.state.events import TurnBegan
from loci.games.spirit_island.state.piles import (
    BLIGHT_DECK,
    BUILD_SPACE,
    EVENT_DECK,
    EXPLORE_SPACE,
    FEAR_BOX,
    FEAR_DECK,
    INVADER_BOX,
    INVADER_DECK,
    MAJOR_DECK,
    MINOR_DECK,
    REMOVED,
    move_all,
    take_out,
)
from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    BOARDS,
    FEAR_CARDS,
    INVADER_CARDS,
    POWERS,
    SCENARIOS,
    SPIRITS,
    deck,
    of_sets,
    sets_of,
)
from loci.games.spirit_island.state.seat import new_seat
from loci.games.spirit_island.state.spirit_events import SpiritChosen
from loci.games.spirit_island.state.steps import CHOOSING, SETTING_UP, SPIRIT_PHASE
from loci.games.spirit_island.state.table import SpiritTable, empty_table, players, usual_starts
from loci.games.spirit_island.state.terms import (
    BEASTS,
    DAHAN,
    DISEASE,
    INVADERS,
    LANDS,
    PIECES,
    STRIFE_SETS,
)

FEAR_MARKERS: Final = 4
FEAR_PARTS: Final = (3, 3, 3)
INVADER_STAGES: Final = "111-2222-33333"
HEALTHY_BLIGHT: Final = 2
NO_CARD_BLIGHT: Final = 5
STAGES: Final = (1, 2, 3)
NATIVE: Final = (DAHAN,)  # of the icons, what was there before the invaders
CITY_LAND: Final = 2  # where every board has its printed city


def new_table(number: int, options: Options, seed: int, boards: str = "") -> SpiritTable:
    """Everything that is random is drawn; the spirits are still to be chosen and placed. `boards`
    are those of a position, which may be more or fewer than players."""
    rng = Rng(seed)
    sets = options.get("sets", ["base"])
    assert isinstance(sets, list)
    boards = boards or _boards(rng, number, options, sets)
    layout = str(options["layout"])
    if layout not in layouts_for(len(boards)):
        raise BadOption(Text("position-layout", layout=layout, number=len(boards)))
    table = empty_table(rng, boards, layout)
    table.adversary = "" if options["adversary"] == "none" else str(options["adversary"])
    table.level = int(str(options["level"])) if table.adversary else 0
    table.scenario = "" if options["scenario"] == "none" else str(options["scenario"])
    table.rules = [name for name in RULES if options[name]]
    unused = options["unused-tokens"]
    assert isinstance(unused, list)
    table.rules += [rule_without(token) for token in TOKEN_NAMES if token in unused]
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
    table.step = CHOOSING
    chosen = options["spirits"]
    assert isinstance(chosen, list)
    for seat, spirit in enumerate(chosen[:number]):
        choose_spirit(table, seat, str(spirit))
    return table


def _boards(rng: Rng, number: int, options: Options, sets: list[str]) -> str:
    """The boards that are asked for, or some at random: one for each player (SI-2.14)."""
    given = options["boards"]
    assert isinstance(given, list)
    if given and len(given) != number:
        raise BadOption(Text("option-boards-number", boards="".join(given), players=number))
    boards = given or of_sets(BOARDS, sets)
    if not given:
        rng.shuffle("boards", boards)
    return "".join(boards[:number])


#: Options that play asks for, kept by name in `table.rules`.
RULES: Final = ("extra-blight", "progression", "bonus-growth", "no-initial-explore", NO_EVENTS)


def make_fear_deck(table: SpiritTable) -> None:
    """Nine cards in three parts, or what the adversary says (SI-2.4, SI-30.5)."""
    sizes, markers = FEAR_PARTS, FEAR_MARKERS
    if table.adversary:
        adversary = ADVERSARIES[table.adversary]
        sizes = adversary.fear_cards[table.level]
        markers += adversary.more_fear_markers(table)
    if lacks_events(table):
        sizes = (sizes[0] + 1, sizes[1], sizes[2])
    table.fear_markers = markers * players(table)
    cards = of_sets(FEAR_CARDS, table.sets)
    table.rng.shuffle("fear cards", cards)
    table.fear_sizes = list(sizes)
    table.piles[FEAR_DECK] = tuple(cards[: sum(sizes)])
    table.piles[FEAR_BOX] = tuple(cards[sum(sizes) :])
    if table.scenario:
        SCENARIOS[table.scenario].fear_deck(table)


def make_invader_deck(table: SpiritTable) -> None:
    """Cards by stage, shuffled within the stage; those over go back unseen (SI-2.6 to SI-2.8)."""
    order = INVADER_STAGES
    if table.adversary:
        order = ADVERSARIES[table.adversary].invader_decks[table.level]
    piles: dict[int, list[str]] = {}
    for stage in STAGES:
        piles[stage] = [
            id
            for id, card in INVADER_CARDS.items()
            if card.stage == stage and card.set in table.sets
        ]
        table.rng.shuffle(f"invaders {stage}", piles[stage])
    table.piles[INVADER_DECK] = tuple([piles[stage].pop() for stage in stages(order)])
    table.piles[INVADER_BOX] = tuple([card for stage in STAGES for card in piles[stage]])
    if lacks_events(table):
        put_reminders(table)


def _blight_card(table: SpiritTable, wanted: str) -> None:
    """A random card on its healthy side, a named one, or none (SI-2.9 to SI-2.13), where there are
    no events that ask for the health of the island (SX-3.3). Sets that bring more of them make them
    a deck (SX-9.5)."""
    cards = blight_cards(table)
    if wanted == "none" and has_events(table):
        raise BadOption(Text("option-blight-card-events"))
    if wanted in BLIGHT_CARDS and wanted not in cards:
        raise BadOption(Text("option-blight-card-unused", card=Text(f"blight-{wanted}")))
    if wanted != "none":
        table.blight_card = wanted if wanted in cards else table.rng.pick("blight card", cards)
        if sets_of({card: BLIGHT_CARDS[card] for card in cards}):
            cards.remove(table.blight_card)
            table.rng.shuffle("blight deck", cards)
            table.piles[BLIGHT_DECK] = tuple(cards)
    table.blight_pool = first_blight(table)


def first_blight(table: SpiritTable) -> int:
    """The blight at the start: on the healthy side of the card, or in a game without one."""
    blight = (HEALTHY_BLIGHT if table.blight_card else NO_CARD_BLIGHT) * len(table.seats)
    if "extra-blight" in table.rules:
        blight += 1
    if table.scenario:
        blight += SCENARIOS[table.scenario].more_blight(table)
    return blight


def choose_spirit(table: SpiritTable, seat: int, spirit: str) -> None:
    """A seat takes a spirit with its four unique cards (SI-2.20); not one that uses a token which
    the players do without (SX-29.2)."""
    missing = missing_token(table, spirit)
    if missing:
        name, token = Text(f"spirit-{spirit}"), Text(f"token-{missing}")
        raise BadOption(Text("spirit-needs-token", spirit=name, token=token))
    owner = table.seats[seat]
    owner.spirit = spirit
    owner.hand = list(SPIRITS[spirit].uniques)
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
            place_icons(table, slot, INVADERS)
    adversary = ADVERSARIES.get(table.adversary)
    if adversary is not None:
        before = sum(table.blight)
        yield from adversary.set_up(table)
        if table.scenario:
            SCENARIOS[table.scenario].adversary_blight(table, sum(table.blight) - before)
    for seat in range(players(table)):
        yield from spirit_of(table, seat).place(table, seat)
    if "no-initial-explore" not in table.rules:
        yield from reveal_and_explore(table)
        move_all(table, EXPLORE_SPACE, BUILD_SPACE)
    if adversary is not None:
        yield from adversary.after_set_up(table)
    if table.scenario:
        yield from SCENARIOS[table.scenario].set_up(table)
    if "bonus-growth" in table.rules:
        for seat in range(players(table)):
            yield from _bonus_growth(table, seat)
    table.step = SPIRIT_PHASE
    table.effects = [effect for effect in table.effects if effect.lasts == FOR_GOOD]
    if table.sink is not None:
        table.sink.append(TurnBegan(1))
    check_end(table)


def place_icons(
    table: SpiritTable, slot: int, kinds: tuple[int, ...], shift: dict[int, int] | None = None
) -> None:
    """Pieces of these kinds that are printed on a board, in their lands or where `shift` says; with
    the dahan comes the blight, and what tokens there are."""
    board = table.island.boards[slot]
    for n, icons in BOARDS[board].setup.items():
        land = table.island.land_on(slot, (shift or {}).get(n, n))
        for name, number in icons.items():
            if name == "blight":
                table.blight[land] += number if DAHAN in kinds else 0
            elif PIECES.index(name) in kinds:
                put(table, land, PIECES.index(name), number)
    if DAHAN in kinds and set(STRIFE_SETS) & set(table.sets):
        _place_tokens(table, slot, board)


def _place_tokens(table: SpiritTable, slot: int, board: str) -> None:
    """Beasts in the first land without a printed symbol, disease beside the printed city (SX-3.4,
    SX-3.5), as far as they are used."""
    printed = BOARDS[board].setup
    bare = next(n for n in range(1, LANDS) if not printed.get(n))
    for kind, number in ((BEASTS, bare), (DISEASE, CITY_LAND)):
        if not is_unused(table, PIECES[kind]):
            put(table, table.island.land_on(slot, number), kind)


def _bonus_growth(table: SpiritTable, seat: int) -> Script:
    """One growth for an easier start (SI-34.4, SI-34.8)."""
    options = range(len(spirit_of(table, seat).growth))
    numbers = [n + 1 for n in options if can_grow(table, seat, n)]
    option = yield from ask_number(seat, Text("ask-growth"), verbs.GROWTH, numbers)
    yield from grow(table, seat, option - 1)
    table.seats[seat].growth_taken = ()
    table.seats[seat].grown = 0
    table.seats[seat].bonus_plays = 0


def missing_token(table: SpiritTable, spirit: str) -> str:
    """A token that a spirit uses and the players do without, by name; usually there is none."""
    for token in SPIRITS[spirit].tokens:
        if is_unused(table, token):
            return token
    return ""


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
    """The highest-numbered land of a terrain on the starting board."""
    own = [land for land in starting_lands(table, seat) if table.island.terrain[land] == terrain]
    return own[-1]
