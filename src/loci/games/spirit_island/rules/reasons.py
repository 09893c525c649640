"""Why an answer is not legal: what the rules want instead, found from the question and the table.

The legal answers are listed elsewhere; here the same conditions are looked at one by one, to name
the first that is not met. There is a check for each class of answer, by what is asked now: a
question of a phase, or one that a script puts in the middle.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from loci.core.decision import Decision, Move
from loci.core.text import SeatName, Text
from loci.games.spirit_island.rules.island.lands import near
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.powers.reasons import why_not_power, why_not_target
from loci.games.spirit_island.rules.powers.repeats import card_cost
from loci.games.spirit_island.rules.questions import (
    ASK_FAST,
    ASK_GROW,
    ASK_PLAY,
    ASK_SLOW,
    ASK_SPIRIT,
)
from loci.games.spirit_island.rules.setup import barred
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.rules.spirits.tracks import (
    card_plays,
    has_word,
    may_reclaim,
    track_left,
)
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import (
    DONE,
    AddPresence,
    Answer,
    Carry,
    FarTarget,
    Named,
    Number,
    Pick,
    Place,
    Plain,
    TargetSpirit,
    Use,
    Written,
)
from loci.games.spirit_island.state.names import card_text, piece_text, terrain_text
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import NOWHERE, piece_named

#: What is wrong with an answer of one class; None where it simply is no answer to what is asked.
Check = Callable[[SpiritTable, Decision, Move], Text | None]


def reason(table: SpiritTable, decision: Decision, move: Move) -> Text:
    """The first thing wrong with an answer that is not offered."""
    checks = _BY_QUESTION.get(decision.prompt)
    if checks is None:
        checks = _IN_THE_MIDDLE if _is_verb_offered(decision, move) else {}
    check = checks.get(type(move))
    found = None if check is None else check(table, decision, move)
    if found is None and decision.prompt in _BY_QUESTION:
        found = _of_rules(table, decision.seat, move)
    return Text("not-now", asked=decision.prompt) if found is None else found


def _of_rules(table: SpiritTable, seat: int, move: Move) -> Text | None:
    """What rules say that offer answers of their own in a phase."""
    for rule, holder in holders(table, "why_not"):
        found = rule.why_not(table, holder, seat, move)
        if found is not None:
            return found
    return None


def _is_verb_offered(decision: Decision, move: Move) -> bool:
    assert isinstance(move, Answer)
    for offered in decision.moves:
        if isinstance(offered, Answer) and offered.verb == move.verb:
            return True
    return False


def _why_not_choose(table: SpiritTable, decision: Decision, move: Move) -> Text | None:
    assert isinstance(move, Named)
    if move.verb != verbs.CHOOSE:
        return None
    if move.name not in SPIRITS:
        return Text("no-such-spirit", spirit=move.name)
    for seat, owner in enumerate(table.seats):
        if owner.spirit and SPIRITS[owner.spirit].panel == SPIRITS[move.name].panel:
            panel = Text(f"spirit-{SPIRITS[move.name].panel}")
            return Text("spirit-taken", spirit=panel, who=SeatName(seat))
    return barred(table, move.name)


# -- the spirit phase ------------------------------------------------------------------------------


def _first_grow(table: SpiritTable, decision: Decision, move: Move) -> Text | None:
    return Text("first-grow") if move == DONE and decision.prompt == ASK_GROW else None


def _only_power_phase(table: SpiritTable, decision: Decision, move: Move) -> Text | None:
    return Text("only-power-phase")


def _why_not_grow(table: SpiritTable, decision: Decision, move: Move) -> Text | None:
    assert isinstance(move, Number)
    if move.verb != verbs.GROWTH:
        return None
    owner = table.seats[decision.seat]
    spirit = spirit_of(table, decision.seat)
    options = len(spirit.growth)
    if not 1 <= move.number <= options:
        return Text("growth-number", most=options)
    if move.number - 1 in owner.growth_taken:
        return Text("growth-again", option=move.number)
    if owner.grown:
        return Text("growth-over")
    option = spirit.growth[move.number - 1]
    if option.price > owner.energy:
        return Text("needs-energy", need=option.price, have=owner.energy)
    groups = [spirit.growth[taken].group for taken in owner.growth_taken]
    if option.group and option.group in groups:
        return Text("growth-group")
    return Text("growth-closed")


def _why_not_card(table: SpiritTable, decision: Decision, move: Move) -> Text | None:
    """A card that cannot be played, or reclaimed by a track."""
    assert isinstance(move, Named)
    if move.verb == verbs.TRACK:
        return _why_not_track(table, decision.seat, move.name)
    if move.verb == verbs.RECLAIM:
        return _why_not_reclaim(table, decision.seat, move.name)
    if move.verb != verbs.PLAY:
        return None
    if decision.prompt == ASK_GROW:
        return Text("first-grow")
    return _why_not_play(table, decision.seat, move.name)


def _why_not_play(table: SpiritTable, seat: int, card: str) -> Text | None:
    elsewhere = _not_in_hand(table, seat, card)
    if elsewhere is not None:
        return elsewhere
    owner = table.seats[seat]
    plays = card_plays(table, seat)
    if owner.plays_made + spirit_of(table, seat).play_price > plays:
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


def _why_not_track(table: SpiritTable, seat: int, word: str) -> Text:
    """Why what a word on a space lets a spirit do cannot be done."""
    number = has_word(table, seat, word)
    if not number or word not in [action.word for action in spirit_of(table, seat).track_actions]:
        return Text("track-covered")
    used = table.seats[seat].tracks_used.count(word)
    return Text("track-used" if used >= number else "track-cannot")


def _why_not_reclaim(table: SpiritTable, seat: int, card: str) -> Text | None:
    if card not in POWERS:
        return Text("no-such-card", card=card)
    owner = table.seats[seat]
    if not may_reclaim(table, seat):
        return Text("reclaimed-already" if owner.reclaimed else "no-reclaim")
    return Text("card-not-in-discard", card=card_text(card))


def _not_in_spirit_phase(table: SpiritTable, decision: Decision, move: Move) -> Text | None:
    """Words that say nothing, behind a verb of this phase or the others."""
    assert isinstance(move, Written)
    if move.verb == verbs.GROWTH:
        return Text("growth-number", most=len(spirit_of(table, decision.seat).growth))
    return Text("only-power-phase") if move.verb in verbs.OF_POWERS else None


# -- the power phases ------------------------------------------------------------------------------


def _only_spirit_phase(table: SpiritTable, decision: Decision, move: Move) -> Text | None:
    assert isinstance(move, Named | Number)
    early = move.verb in (verbs.GROWTH, verbs.PLAY, verbs.RECLAIM)
    return Text("only-spirit-phase") if early else None


def _why_not_use(table: SpiritTable, decision: Decision, move: Move) -> Text | None:
    assert isinstance(move, Use)
    return why_not_power(table, decision.seat, move)


def _not_in_power_phase(table: SpiritTable, decision: Decision, move: Move) -> Text | None:
    """Words that say nothing: thresholds that are none, or a verb of another phase."""
    assert isinstance(move, Written)
    if move.verb == verbs.GROWTH:
        return Text("only-spirit-phase")
    if move.verb not in verbs.OF_POWERS or len(move.words) < 2:
        return None
    wrong = why_not_power(table, decision.seat, Use(move.verb, move.words[0], [], True))
    return Text("no-such-level", level=move.words[1]) if wrong is None else wrong


# -- in the middle ---------------------------------------------------------------------------------


def _why_not_named(table: SpiritTable, decision: Decision, move: Move) -> Text | None:
    assert isinstance(move, Named)
    if move.verb not in verbs.OF_CARDS:
        return None
    if move.name not in POWERS:
        return Text("no-such-card", card=move.name)
    return Text("card-not-among", card=card_text(move.name))


def _why_not_place(table: SpiritTable, decision: Decision, move: Move) -> Text | None:
    assert isinstance(move, Place)
    if move.verb == verbs.TARGET:
        return why_not_target(table, decision, move.land, move.name)
    if move.land == NOWHERE:
        return Text("no-such-land", land=move.name)
    terrain = terrain_text(table.island, move.land)
    return Text("land-not-among", land=move.name, terrain=terrain)


def _why_not_far(table: SpiritTable, decision: Decision, move: Move) -> Text | None:
    assert isinstance(move, FarTarget)
    return why_not_target(table, decision, move.land, move.name)


def _why_not_spirit(table: SpiritTable, decision: Decision, move: Move) -> Text | None:
    assert isinstance(move, TargetSpirit)
    return why_not_target(table, decision, NOWHERE, f"P{move.seat + 1}")


def _why_not_presence(table: SpiritTable, decision: Decision, move: Move) -> Text | None:
    assert isinstance(move, AddPresence)
    return _no_presence(table, decision, move.source, move.name)


def _no_presence(table: SpiritTable, decision: Decision, source: str, land: str) -> Text:
    """Where presence may come from and go to is in the offered answers."""
    sources = [move.source for move in decision.moves if isinstance(move, AddPresence)]
    if source in sources:
        return Text("presence-land", land=land)
    if source in [track.name for track in spirit_of(table, decision.seat).tracks]:
        left = track_left(table, decision.seat, source)
        return Text("track-closed") if left else Text("track-empty")
    return Text("presence-source", source=source)


def _why_not_carry(table: SpiritTable, decision: Decision, move: Move) -> Text | None:
    """`push town A4` out of the land of the question, `gather town A4` into it."""
    assert isinstance(move, Carry)
    here = _land_of(table, decision)
    if here == NOWHERE:
        return Text("no-such-land", land=move.name)
    start = here if move.verb == verbs.PUSH else move.land
    if move.code not in table.pieces[start]:
        return _not_there(table, move.code, start)
    if move.land not in near(table, here):
        return Text("not-adjacent", land=move.name, other=table.island.names[here])
    return Text("piece-not-among", piece=piece_text(move.code))


def _why_not_piece(table: SpiritTable, decision: Decision, move: Move) -> Text | None:
    assert isinstance(move, Pick)
    here = _land_of(table, decision)
    if here == NOWHERE:
        return None
    if move.code not in table.pieces[here]:
        return _not_there(table, move.code, here)
    return Text("piece-not-among", piece=piece_text(move.code))


def _not_there(table: SpiritTable, code: int, land: int) -> Text:
    return Text("piece-not-there", piece=piece_text(code), land=table.island.names[land])


def _names_nothing(table: SpiritTable, decision: Decision, move: Move) -> Text | None:
    """Which of the words behind a verb names nothing."""
    assert isinstance(move, Written)
    words = move.words
    if len(words) == 2 and move.verb == verbs.PRESENCE:
        return _no_presence(table, decision, words[0], words[1])
    if len(words) == 2 and words[1] not in table.island.numbers:
        return Text("no-such-land", land=words[1])
    pieces = move.verb in verbs.OF_PIECES or move.verb in verbs.OF_MOVES
    if pieces and words and not piece_named(words[0]):
        return Text("no-such-piece", piece=words[0])
    return None


def _land_of(table: SpiritTable, decision: Decision) -> int:
    """The land that the question is about, if it is about one."""
    name = decision.prompt.args.get("land")
    return table.island.numbers.get(name, NOWHERE) if isinstance(name, str) else NOWHERE


# -- what is checked when --------------------------------------------------------------------------

_IN_SPIRIT_PHASE: Final[dict[type, Check]] = {
    Number: _why_not_grow,
    Named: _why_not_card,
    Plain: _first_grow,
    Use: _only_power_phase,
    Written: _not_in_spirit_phase,
}
_IN_POWER_PHASES: Final[dict[type, Check]] = {
    Use: _why_not_use,
    Named: _only_spirit_phase,
    Number: _only_spirit_phase,
    Written: _not_in_power_phase,
}
_BY_QUESTION: Final[dict[Text, dict[type, Check]]] = {
    ASK_SPIRIT: {Named: _why_not_choose},
    ASK_GROW: _IN_SPIRIT_PHASE,
    ASK_PLAY: _IN_SPIRIT_PHASE,
    ASK_FAST: _IN_POWER_PHASES,
    ASK_SLOW: _IN_POWER_PHASES,
}
#: For any other question, if it offers an answer with the same verb at all.
_IN_THE_MIDDLE: Final[dict[type, Check]] = {
    Named: _why_not_named,
    Place: _why_not_place,
    FarTarget: _why_not_far,
    TargetSpirit: _why_not_spirit,
    AddPresence: _why_not_presence,
    Carry: _why_not_carry,
    Pick: _why_not_piece,
    Written: _names_nothing,
}
