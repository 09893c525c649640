"""Undo: drop my last answer, or all from an earlier one on, and replay the rest.

Free when neither that answer nor anything after it used chance or revealed something hidden, and
what the others answered since replays unchanged. Beyond that it needs the others' consent, or is
refused, by the table's policy; alone or at one screen it is always free. Answers that standing
orders gave are not kept but given anew.

Whoever takes back what used chance or revealed something has seen what comes next. So everything
that no seat knows is dealt anew then (`Match.renew`), and again whenever such a deal is taken back.
"""

from __future__ import annotations

from typing import Final, final

from loci.core.errors import MoveError, UndoRefused
from loci.core.records.match import Match
from loci.core.records.record import Entry
from loci.core.rng import fresh_seed
from loci.core.text import Text

# policies of a table
OPEN_UNDO: Final = "open"  # solo and hot-seat: always free
CONSENT: Final = "consent"  # beyond the barrier the others are asked
STRICT: Final = "strict"  # beyond the barrier it is refused

# verdicts
FREE: Final = "free"
ASK: Final = "ask"
REFUSED: Final = "refused"


@final
class Verdict:
    """Whether a seat may take its last answer back, why not, and what the match would become.

    `lost` counts the later answers of others that cannot stay and would go with it.
    """

    __slots__ = ("after", "kind", "lost", "reason")

    def __init__(self, kind: str, reason: Text | None, after: Match | None, lost: int) -> None:
        self.kind: Final = kind
        self.reason: Final = reason
        self.after: Final = after
        self.lost: Final = lost


def undo_verdict(
    match: Match,
    seat: int,
    policy: str = CONSENT,
    fresh: int | None = None,
    number: int | None = None,
) -> Verdict:
    """What taking back the last answer of `seat` means; or, with the `number` of an entry, of all
    its answers from there on. Changes nothing.

    `fresh` is the seed to deal anew from, where that must be; by default it follows from the one
    from which it was dealt last.
    """
    at = _taken_back(match, seat, number)
    if at < 0:
        return Verdict(REFUSED, Text("undo-nothing"), None, 0)
    if at < match.stored:
        return Verdict(REFUSED, Text("undo-stored"), None, 0)
    reason: Text | None = None
    lost = 0
    passed = any(match.barriers[at:])
    # Where one of these answers drew something, what the others drew later came after it.
    drew = [match.barriers[n] for n in range(at, len(match.entries)) if _is_own(match, seat, n)]
    early = any(drew) or any(number > at for number in match.fresh)
    seed = fresh if fresh is not None else fresh_seed(match.seed(), at)
    base = match.fork(at)
    if early:
        base.renew(seed)
    after = _without(match, seat, at, base)
    if after is None:
        later = match.entries[at + 1 :]
        lost = sum(not entry.auto and entry.seat != seat for entry in later)
        reason = Text("undo-others-answered", lost=lost)
        after = base
    if passed and not early:
        after.renew(seed)
    if passed:
        reason = Text("undo-revealed")
    if reason is None or policy == OPEN_UNDO:
        return Verdict(FREE, None, after, lost)
    return Verdict(REFUSED if policy == STRICT else ASK, reason, after, lost)


def undo(
    match: Match,
    seat: int,
    policy: str = CONSENT,
    consent: bool = False,
    fresh: int | None = None,
) -> list[Entry]:
    """Take the last answer of `seat` back; the entries that were there before.

    `UndoRefused` if the verdict is not free and the others' consent (where it helps) is missing.
    """
    verdict = undo_verdict(match, seat, policy, fresh)
    if verdict.after is None or verdict.kind == REFUSED or (verdict.kind == ASK and not consent):
        raise UndoRefused(verdict.reason or Text("undo-nothing"))
    before = match.entries
    match.adopt(verdict.after)
    return before


def _taken_back(match: Match, seat: int, number: int | None) -> int:
    """The first entry that goes: the seat's last answer, or its first from entry `number` on; -1
    where there is none."""
    own = [at for at in range((number or 1) - 1, len(match.entries)) if _is_own(match, seat, at)]
    if not own:
        return -1
    return own[-1] if number is None else own[0]


def _is_own(match: Match, seat: int, at: int) -> bool:
    """Did `seat` give this answer itself?"""
    return match.entries[at].seat == seat and not match.entries[at].auto


def _without(match: Match, seat: int, at: int, base: Match) -> Match | None:
    """The match without the answers of `seat` from entry `at` on, begun at `base`, if every later
    answer of others fits: the same question is asked for it, and it is legal. Standing orders
    answer anew."""
    game = match.game
    trial = base.fork()
    others = [
        number
        for number, entry in enumerate(match.entries[at:], at)
        if entry.seat != seat and not entry.auto
    ]
    if not others:  # as at the end of a long row of one's own, which nobody need replay then
        return trial
    original = match.state_at(at)
    for number, entry in enumerate(match.entries[at : others[-1] + 1], at):
        if entry.seat != seat and not entry.auto:
            asked = game.decisions(original).get(entry.seat)
            asks = trial.decisions().get(entry.seat)
            if asked is None or asks is None or asked.prompt != asks.prompt:
                return None
            try:
                trial.answer(entry.seat, entry.move)
            except MoveError:
                return None
        game.apply(original, entry.seat, game.read(original, entry.seat, entry.move))
        original = match.renewed(original, number + 1)
    return trial
