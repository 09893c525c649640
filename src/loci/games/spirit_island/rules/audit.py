"""What cannot be true of a real table: cards twice, pieces where none can be, bad numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from loci.games.spirit_island.rules.island.lands import makes_oceans_lands
from loci.games.spirit_island.rules.island.pieces import health, is_spared
from loci.games.spirit_island.rules.powers.cards import DECKS, DISCARDS
from loci.games.spirit_island.rules.spirits.keeping import (
    Keep,
    kept_cards,
    kept_presence,
    wrongly_kept,
)
from loci.games.spirit_island.state.piles import BLIGHT, EVENT, FEAR, INVADER, PILES, POWER, REMOVED
from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    BOARDS,
    EVENT_CARDS,
    FEAR_CARDS,
    INVADER_CARDS,
    POWERS,
    SCENARIOS,
    SPIRITS,
    missing_set,
)
from loci.games.spirit_island.state.seat import NUMBERS as SEAT_NUMBERS
from loci.games.spirit_island.state.seat import Seat
from loci.games.spirit_island.state.table import NUMBERS, SpiritTable
from loci.games.spirit_island.state.terms import (
    BADLANDS,
    EXPLORER,
    PIECES,
    PRESENCE,
    STRIFE_SETS,
    TOKEN_SETS,
    TOKENS,
    damage_on,
    kind_of,
    strife_on,
)

MOST: Final = 999  # energy, fear, turns …; real games stay below 100
MOST_PIECES: Final = 120  # in one land; the box has as many of all kinds together
_SEATS: Final = 6
MOST_LISTED: Final = 300  # effects in force, powers used …

#: The cards that lie in piles of each kind.
CARDS: Final[dict[str, Mapping[str, Any]]] = {
    FEAR: FEAR_CARDS,
    INVADER: INVADER_CARDS,
    POWER: POWERS,
    EVENT: EVENT_CARDS,
    BLIGHT: BLIGHT_CARDS,
}


def audit(table: SpiritTable) -> list[str]:
    """Everything wrong with the table, in a developer's words; empty when all is well.

    A script under way may hold drawn cards, so that cards can be missing, but never be there twice.
    """
    wrong = _bounds(table)
    if wrong:
        return wrong
    wrong = [f"{id} is of the set {set}" for id, set in foreign(table)] + _cards(table)
    for land in range(len(table.pieces)):
        wrong += _land(table, land)
    for seat in range(len(table.seats)):
        wrong += _seat(table, seat)
    if not 1 <= table.terror <= 3:
        wrong.append(f"terror level {table.terror}")
    if not 0 <= table.fear_done <= table.fear_markers:
        wrong.append(f"{table.fear_done} of {table.fear_markers} fear generated")
    if table.blight_card and table.blight_card not in BLIGHT_CARDS:
        wrong.append(f"no blight card {table.blight_card}")
    if table.scenario in SCENARIOS:
        wrong += SCENARIOS[table.scenario].wrong(table)
    if table.blight_pool < 0:
        wrong.append(f"{table.blight_pool} blight on the card")
    return wrong


def foreign(table: SpiritTable) -> list[tuple[str, str]]:
    """Everything on the table whose set is not played with, and that set."""
    there: list[tuple[str, Mapping[str, Any]]] = [
        (table.adversary, ADVERSARIES),
        (table.supporting, ADVERSARIES),
        (table.scenario, SCENARIOS),
        (table.blight_card, BLIGHT_CARDS),
    ]
    island = table.island
    printed = island.boards if not island.file else [one.board for one in island.added]
    there += [(board, BOARDS) for board in printed]
    for owner in table.seats:
        held = [*owner.hand, *owner.played, *owner.discard, *owner.used, *owner.progression]
        held += kept_cards(owner, _keeps(owner))
        there += [(owner.spirit, SPIRITS), *[(card, POWERS) for card in held]]
    for pile, cards in zip(PILES, table.piles, strict=True):
        there += [(card, CARDS[pile.holds]) for card in cards]
    missing = [(id, missing_set(id, things, table.sets)) for id, things in there]
    return [(id, set) for id, set in missing if set] + _foreign_tokens(table)


def _foreign_tokens(table: SpiritTable) -> list[tuple[str, str]]:
    """Tokens and strife that no set played with brings, and the first set that does."""
    found: list[tuple[str, str]] = []
    for code in {code for held in table.pieces for code in held}:
        kind = kind_of(code)
        if kind in TOKEN_SETS and not set(TOKEN_SETS[kind]) & set(table.sets):
            found.append((PIECES[kind], TOKEN_SETS[kind][0]))
        if strife_on(code) and not set(STRIFE_SETS) & set(table.sets):
            found.append(("strife", STRIFE_SETS[0]))
    return sorted(found)


def _bounds(table: SpiritTable) -> list[str]:
    """Of nothing is there more than a game can ever have."""
    wrong: list[str] = []
    if not 1 <= len(table.seats) <= _SEATS:
        return [f"{len(table.seats)} seats"]
    for field in NUMBERS:
        if getattr(table, field) > MOST:
            wrong.append(f"{field} {getattr(table, field)}")
    most = max(len(held) for held in table.pieces)
    if most > MOST_PIECES or sum(map(len, table.pieces)) > 4 * MOST_PIECES:
        wrong.append(f"{most} pieces in a land, {sum(map(len, table.pieces))} on the island")
    if max(table.blight) > MOST_PIECES:
        wrong.append(f"{max(table.blight)} blight in a land")
    if len(table.fear_sizes) > 9 or not all(0 <= size <= 99 for size in table.fear_sizes):
        wrong.append(f"{len(table.fear_sizes)} parts of the fear deck")
    lists: list[Sequence[Any]] = [
        table.queue,
        table.explored,
        table.pending,
        table.shown,
        table.rules,
    ]
    lists += [table.sets, table.effects]
    for owner in table.seats:
        lists += [owner.used, owner.progression, owner.growth_taken, owner.chosen_elements]
        lists += [owner.tracks_used, list(owner.kept)]
        for field in SEAT_NUMBERS:
            if getattr(owner, field) > MOST:
                wrong.append(f"{field} {getattr(owner, field)}")
        if not all(-MOST <= n <= MOST for n in [*owner.extra_elements, *owner.presence]):
            wrong.append("too many elements, or too much presence")
    if max(len(held) for held in lists) > MOST_LISTED:
        wrong.append(f"{max(len(held) for held in lists)} of something")
    return wrong


def _cards(table: SpiritTable) -> list[str]:
    """No card lies in two places, and every card is of the kind that lies there."""
    wrong: list[str] = []
    lying: dict[str, list[str]] = {kind: [] for kind in CARDS}
    for number, pile in enumerate(PILES):
        cards = table.piles[number]
        lying[pile.holds] += cards
        wrong += [f"no {pile.holds} card {card}" for card in cards if card not in CARDS[pile.holds]]
    for kind in DECKS:
        for card in table.piles[DECKS[kind]] + table.piles[DISCARDS[kind]]:
            if card not in POWERS or POWERS[card].deck != kind:
                wrong.append(f"{card} among the {kind} powers")
    wrong += _twice("fear card", lying[FEAR]) + _twice("invader card", lying[INVADER])
    wrong += _twice("blight card", [*lying[BLIGHT], table.blight_card])
    wrong += _twice("event card", lying[EVENT])
    hands = [
        owner.hand + owner.played + owner.discard + kept_cards(owner, _keeps(owner))
        for owner in table.seats
    ]
    wrong += [f"{card} is no power card" for held in hands for card in held if card not in POWERS]
    spirits = [
        SPIRITS[owner.spirit].panel if owner.spirit in SPIRITS else owner.spirit
        for owner in table.seats
        if owner.spirit
    ]
    if len(set(spirits)) == len(spirits):
        return wrong + _twice(
            "power card", lying[POWER] + [card for held in hands for card in held]
        )
    # A position may have one spirit, and so its cards, at two seats.
    decks = [card for card in lying[POWER] if card not in table.piles[REMOVED]]
    for held in hands:
        wrong += _twice("power card", decks + held)
    return wrong


def _twice(what: str, cards: list[str]) -> list[str]:
    return [f"{what} {card} {n} times" for card, n in Counter(cards).items() if n > 1]


def _land(table: SpiritTable, land: int) -> list[str]:
    wrong: list[str] = []
    name = table.island.names[land]
    scenario = SCENARIOS.get(table.scenario)
    for code in table.pieces[land]:
        kind = kind_of(code)
        if not EXPLORER <= kind < len(PIECES):
            wrong.append(f"{name}: piece {code}")
        elif kind > BADLANDS and (scenario is None or kind not in scenario.pieces):
            wrong.append(f"{name}: {PIECES[kind]}, which is of another scenario")
        elif damage_on(code) >= health(table, land, code) and not is_spared(table, land, kind):
            wrong.append(f"{name}: a piece ({code}) that should be destroyed")
    if table.island.board_of(land) not in table.island.slots and _holds_anything(table, land):
        wrong.append(f"{name}: something on a board that is destroyed")
    if table.pieces[land] != tuple(sorted(table.pieces[land])):
        wrong.append(f"{name}: pieces out of order {table.pieces[land]}")
    if table.blight[land] < 0:
        wrong.append(f"{name}: {table.blight[land]} blight")
    # What is moved into an ocean lies there until the Action is over, even if the Action takes the
    # ocean out of play; tokens stay there, and count for nothing (SX-33.13).
    movable = [code for code in table.pieces[land] if kind_of(code) not in TOKENS]
    if movable and table.island.is_ocean(land) and not makes_oceans_lands(table):
        wrong.append(f"{name}: pieces in the ocean {table.pieces[land]}")
    return wrong


def _holds_anything(table: SpiritTable, land: int) -> bool:
    presence = [owner.presence[land] for owner in table.seats]
    return bool(table.pieces[land] or table.blight[land] or any(presence))


def _seat(table: SpiritTable, seat: int) -> list[str]:
    owner = table.seats[seat]
    name = f"P{seat + 1}"
    if not owner.spirit:
        return []
    wrong: list[str] = []
    if owner.energy < 0:
        wrong.append(f"{name} has {owner.energy} energy")
    if min(owner.presence) < 0 or owner.destroyed < 0:
        wrong.append(f"{name} has presence {owner.presence}, {owner.destroyed} destroyed")
    wrong += [f"{name}: {what}" for what in wrongly_kept(owner, _keeps(owner))]
    if sum(owner.presence) + owner.destroyed + kept_presence(owner, _keeps(owner)) > PRESENCE:
        wrong.append(f"{name} has more than {PRESENCE} presence")
    spirit = SPIRITS[owner.spirit]
    if len(owner.shown) != len(spirit.tracks):
        return [*wrong, f"{name} has {len(owner.shown)} of {len(spirit.tracks)} tracks"]
    for shown, track in zip(owner.shown, spirit.tracks, strict=True):
        if not track.start <= shown <= len(track.spaces):
            spaces = len(track.spaces)
            wrong.append(f"{name} has {shown} of {spaces} spaces uncovered ({track.name})")
    for land, number in enumerate(owner.presence):
        # Indomitable Claim may bring anybody into an ocean that somebody has in play.
        if number and table.island.is_ocean(land) and not _may_anybody_be_in(table, land):
            wrong.append(f"{name} has presence in the ocean {table.island.names[land]}")
    return wrong


def _keeps(owner: Seat) -> tuple[Keep, ...]:
    return SPIRITS[owner.spirit].keeps if owner.spirit in SPIRITS else ()


def _may_anybody_be_in(table: SpiritTable, land: int) -> bool:
    return any(
        SPIRITS[owner.spirit].may_be_in(table, seat, land)
        for seat, owner in enumerate(table.seats)
        if owner.spirit
    )
