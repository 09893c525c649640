"""Why an answer is not legal: what the rules want instead, found from the question and the table.

The legal answers are listed elsewhere; here the same conditions are looked at one by one, to name
the first that is not met.
"""

from __future__ import annotations

from typing import Final

from loci.core.decision import Decision, Move
from loci.core.text import SeatName, Text
from loci.games.spirit_island.rules.lands import near
from loci.games.spirit_island.rules.powers import card_cost
from loci.games.spirit_island.rules.reasons_power import why_not_repeat, why_not_target, why_not_use
from loci.games.spirit_island.rules.spirit import spirit_of
from loci.games.spirit_island.rules.tracks import card_plays, may_reclaim
from loci.games.spirit_island.state.names import card_text, piece_text, terrain_text
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import piece_named

#: Questions of the table itself, as against those that a script puts in the middle.
_POWER_PHASES: Final = ("ask-fast", "ask-slow")
_SPIRIT_PHASE: Final = ("ask-growth", "ask-play")
#: Verbs of answers that only these phases take.
_LATER: Final = ("use", "repeat", "pay-repeat")
_EARLIER: Final = ("growth", "play", "reclaim")


def reason(table: SpiritTable, decision: Decision, move: Move) -> Text:
    """The first thing wrong with an answer that is not offered."""
    words = move.text().split(" ")
    if len(words) == 1:
        if words[0] == "done" and decision.prompt.id == "ask-growth":
            return Text("first-grow")
        return _no_answer(decision)
    found = _by_question(table, decision, words)
    return _no_answer(decision) if found is None else found


def _no_answer(decision: Decision) -> Text:
    """It is no answer to what is asked now."""
    return Text("not-now", asked=decision.prompt)


def _by_question(table: SpiritTable, decision: Decision, words: list[str]) -> Text | None:
    asked = decision.prompt.id
    verb = words[0]
    if asked == "ask-spirit" and verb == "choose":
        return _why_not_choose(table, words[1])
    if asked in _SPIRIT_PHASE:
        return _why_not_in_spirit_phase(table, decision, words)
    if asked in _POWER_PHASES:
        if verb == "use":
            return why_not_use(table, decision.seat, words)
        if verb in ("repeat", "pay-repeat"):
            return why_not_repeat(table, decision.seat, words)
        return Text("only-spirit-phase") if verb in _EARLIER else None
    if verb not in [offered.text().split(" ")[0] for offered in decision.moves]:
        return None
    if verb == "target" and asked in ("ask-target", "ask-repeat"):
        return why_not_target(table, decision, words)
    if verb in ("push", "gather") and len(words) == 3:
        return _why_not_move(table, decision, words)
    if verb in ("damage", "destroy", "remove", "replace"):
        return _why_not_piece(table, decision, words)
    if verb == "presence" and len(words) == 3:
        return _why_not_presence(decision, words)
    if verb in ("take", "forget", "keep", "reclaim"):
        if words[1] not in POWERS:
            return Text("no-such-card", card=words[1])
        return Text("card-not-among", card=card_text(words[1]))
    if words[1] in table.island.numbers:
        return Text("land-not-among", land=words[1], terrain=_terrain(table, words[1]))
    return None


def _why_not_choose(table: SpiritTable, spirit: str) -> Text | None:
    if spirit not in SPIRITS:
        return Text("no-such-spirit", spirit=spirit)
    for seat, owner in enumerate(table.seats):
        if owner.spirit == spirit:
            return Text("spirit-taken", spirit=Text(f"spirit-{spirit}"), who=SeatName(seat))
    return None


# -- the spirit phase ------------------------------------------------------------------------------


def _why_not_in_spirit_phase(
    table: SpiritTable, decision: Decision, words: list[str]
) -> Text | None:
    verb, what = words[0], words[1]
    seat = decision.seat
    if verb == "growth":
        return _why_not_grow(table, seat, what)
    if verb == "play":
        if decision.prompt.id == "ask-growth":
            return Text("first-grow")
        return _why_not_play(table, seat, what)
    if verb == "reclaim":
        return _why_not_reclaim(table, seat, what)
    return Text("only-power-phase") if verb in _LATER else None


def _why_not_grow(table: SpiritTable, seat: int, option: str) -> Text | None:
    owner = table.seats[seat]
    options = len(spirit_of(table, seat).growth)
    if not option.isdecimal() or not 1 <= int(option) <= options:
        return Text("growth-number", most=options)
    if int(option) - 1 in owner.growth_taken:
        return Text("growth-again", option=int(option))
    return Text("growth-over") if owner.grown else None


def _why_not_play(table: SpiritTable, seat: int, card: str) -> Text | None:
    elsewhere = _not_in_hand(table, seat, card)
    if elsewhere is not None:
        return elsewhere
    owner = table.seats[seat]
    plays = card_plays(table, seat)
    if owner.plays_made >= plays:
        return Text("no-plays", plays=plays)
    cost = card_cost(table, seat, POWERS[card])
    if cost > owner.energy:
        return Text("needs-energy", need=cost, have=owner.energy)
    return None


def _not_in_hand(table: SpiritTable, seat: int, card: str) -> Text | None:
    """Where a card is that is not in the hand."""
    owner = table.seats[seat]
    if card not in POWERS:
        return Text("no-such-card", card=card)
    if card in owner.hand:
        return None
    if card in owner.played:
        return Text("card-in-play", card=card_text(card))
    if card in owner.discard:
        return Text("card-in-discard", card=card_text(card))
    return Text("card-not-yours", card=card_text(card))


def _why_not_reclaim(table: SpiritTable, seat: int, card: str) -> Text | None:
    if card not in POWERS:
        return Text("no-such-card", card=card)
    owner = table.seats[seat]
    if not may_reclaim(table, seat):
        return Text("reclaimed-already" if owner.reclaimed else "no-reclaim")
    return Text("card-not-in-discard", card=card_text(card))


def _why_not_presence(decision: Decision, words: list[str]) -> Text | None:
    """Where presence may come from and go to is in the offered answers."""
    offered = [move.text().split(" ") for move in decision.moves]
    placed = [line for line in offered if line[0] == "presence"]
    if words[1] not in [line[1] for line in placed]:
        if words[1] in ("energy", "plays"):
            return Text("track-empty")
        return Text("presence-source", source=words[1])
    return Text("presence-land", land=words[2])


# -- pieces ----------------------------------------------------------------------------------------


def _why_not_move(table: SpiritTable, decision: Decision, words: list[str]) -> Text | None:
    """`push town A4` out of the land of the question, `gather town A4` into it."""
    here = decision.prompt.args.get("land")
    numbers = table.island.numbers
    if not isinstance(here, str) or words[2] not in numbers:
        return Text("no-such-land", land=words[2])
    start = here if words[0] == "push" else words[2]
    missing = _missing(table, words[1], start)
    if missing is not None:
        return missing
    if numbers[words[2]] not in near(table, numbers[here]):
        return Text("not-adjacent", land=words[2], other=here)
    return _not_these(words[1])


def _why_not_piece(table: SpiritTable, decision: Decision, words: list[str]) -> Text | None:
    here = decision.prompt.args.get("land")
    if not isinstance(here, str):
        return None
    missing = _missing(table, words[1], here)
    return _not_these(words[1]) if missing is None else missing


def _missing(table: SpiritTable, name: str, land: str) -> Text | None:
    code = piece_named(name)
    if not code:
        return Text("no-such-piece", piece=name)
    if code not in table.pieces[table.island.numbers[land]]:
        return Text("piece-not-there", piece=piece_text(code), land=land)
    return None


def _not_these(name: str) -> Text:
    return Text("piece-not-among", piece=piece_text(piece_named(name)))


def _terrain(table: SpiritTable, land: str) -> Text:
    return terrain_text(table.island, table.island.numbers[land])
