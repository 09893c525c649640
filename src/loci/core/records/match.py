"""Match: one game under way. Its record is the truth; the state is what replaying it gives.

Snapshots every few entries keep loading, undoing and looking back independent of the length of
the match. Where an undo has passed something that chance or a secret decided, everything that
nobody knows is dealt anew (`fresh`). A match that older rules began and the present ones could not
replay (`versions.py`) keeps its first answers as they were stored: its record begins at the
position after them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast, final

from loci.core.decision import Decision, Move, Outcome
from loci.core.errors import BadOption, Illegal, LociError, MoveError, RecordError, Stale
from loci.core.event import Event
from loci.core.foreign import check_move
from loci.core.game import AnyGame
from loci.core.options import Options, checked
from loci.core.records.beginning import check_header, first_state, new_header, present_header
from loci.core.records.header import Header
from loci.core.records.record import Entry, Record, line_of_entry, line_of_result
from loci.core.state import State
from loci.core.text import Text

SNAPSHOT_EVERY: Final = 16
MOST_AT_ONCE: Final = 200  # answers in a row; no turn of any game takes half as many


@final
class Answered:
    """What an accepted answer did: the entries it added (standing orders included) and, when
    somebody listened, what happened at each."""

    __slots__ = ("entries", "events")

    def __init__(self, entries: list[Entry], events: list[list[Event]]) -> None:
        self.entries: Final = entries
        self.events: Final = events


@final
class Match:
    """A header, the entries so far and the state they lead to.

    Every change goes through `answer`, `answer_all`, `set_orders` or (in `undo.py`) `undo`; one
    that is refused leaves the match as it was.
    """

    def __init__(
        self,
        game: AnyGame,
        header: Header,
        entries: list[Entry] | None = None,
        barriers: list[bool] | None = None,
        state: State | None = None,
        fresh: dict[int, int] | None = None,
    ) -> None:
        """A match whose `entries` so far have led to `state`, dealt anew where `fresh` says; by
        default one that has none."""
        check_header(game, header)
        self.game: Final = game
        self.header: Final = header
        self.stored: Final = header.stored  # so many entries are kept as stored
        self.entries = entries if entries is not None else []
        self.barriers = barriers if barriers is not None else []  # per entry: see undo.py
        # By number of entries: where everything unknown was dealt anew, and from which seed.
        self.fresh: dict[int, int] = fresh if fresh is not None else {}
        self.counts = [0] * header.players  # answers given so far, per seat
        for entry in self.entries:
            self.counts[entry.seat] += 1
        self.orders: dict[int, Options] = {}  # standing orders per seat
        self.state: State = state if state is not None else first_state(game, header)
        self.snapshot_every = SNAPSHOT_EVERY  # 0: none, where nobody will look back
        self._asked: dict[int, Decision] | None = None  # the open questions, once somebody asks
        # By number of entries. Never changed in place, so forks share them.
        self.snapshots: dict[int, State] = {len(self.entries): self.state.clone()}

    # -- making one -----------------------------------------------------------------------------

    @staticmethod
    def start(
        game: AnyGame,
        players: int,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        seats: dict[int, str] | None = None,
        notes: dict[str, str] | None = None,
        imported: bool = False,
    ) -> Match:
        """A new match at its first question; `BadOption` if it cannot be set up so. Only one that
        was played elsewhere is `imported`."""
        header = new_header(game, players, options or {}, seed, imported)
        header.seats = seats or {}
        header.notes = notes or {}
        return Match(game, header)

    @staticmethod
    def replay(game: AnyGame, record: Record, to: int | None = None) -> Match:
        """The match after the first `to` entries of a record (all by default), under the present
        rules whatever it was made under.

        `RecordError` names the line of the first entry that cannot be played, or of the result
        when it is not what the replay gives.
        """
        try:
            header = present_header(game, record.header)
            kept = record.entries[: header.stored]
            match = Match(game, header, list(kept), [True] * len(kept))
        except LociError as wrong:
            raise RecordError(1, "illegal", wrong.reason) from wrong
        stop = len(record.entries) if to is None else to
        match.renew_as(record.fresh)
        for i in range(header.stored, stop):
            try:
                match.take(record.entries[i], record.header.rules)
            except MoveError as error:
                line = line_of_entry(record, i)
                raise RecordError(line, error.kind, error.reason, error.nearest) from error
            except LociError as wrong:
                raise RecordError(line_of_entry(record, i), wrong.kind, wrong.reason) from wrong
            except Exception as fault:
                if header.start is None:
                    raise  # a fault of the rules; else, of whoever wrote the first position
                reason = Text("data-fault", detail=type(fault).__name__)
                raise RecordError(line_of_entry(record, i), "illegal", reason) from fault
            match.renew_as(record.fresh)
        if stop >= len(record.entries):
            match._check_result(record, line_of_result(record))
        return match

    @staticmethod
    def resume(
        game: AnyGame,
        header: Header,
        entries: list[Entry],
        barriers: list[bool],
        at: int,
        data: Any,
        fresh: Mapping[int, int] | None = None,
    ) -> Match:
        """A stored match: all its entries, of which the first `at` have led to the stored state
        `data`. Only the entries after it are replayed."""
        renewals = fresh or {}
        before = {number: seed for number, seed in renewals.items() if number <= at}
        state = cast(State, game.load(data))
        match = Match(game, header, entries[:at], barriers[:at], state, before)
        for entry in entries[at:]:
            match.take(entry)
            match.renew_as(renewals)
        return match

    # -- asking ---------------------------------------------------------------------------------

    def decisions(self) -> dict[int, Decision]:
        """The open questions by seat."""
        if self._asked is None:
            self._asked = self.game.decisions(self.state)
        return self._asked

    def decision_id(self, decision: Decision) -> str:
        """The name under which this open question is to be answered."""
        return decision.id(self.counts[decision.seat] + 1)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def seed(self) -> int:
        """The seed from which it was dealt last."""
        return self.fresh[max(self.fresh)] if self.fresh else self.header.seed

    # -- answering ------------------------------------------------------------------------------

    def answer(
        self, seat: int, move: Move | str, decision_id: str = "", listen: bool = False
    ) -> Answered:
        """Take one answer, then whatever standing orders answer to what follows.

        `Stale` if it names a question that is no longer open; `Unreadable`, `Illegal` or
        `Ambiguous` if it is no legal answer. A refused answer changes nothing.
        """
        return self.answer_all(seat, [move], decision_id, listen)

    def answer_all(
        self,
        seat: int,
        moves: list[Move] | list[str] | list[Move | str],
        decision_id: str = "",
        listen: bool = False,
    ) -> Answered:
        """Take several answers of one seat in a row: all of them or, if one is refused, none.

        A text may itself stand for several (`Game.next_step`). `BadOption` for more than may be.
        """
        self._check_open(seat, decision_id)
        before = len(self.entries)
        events: list[list[Event]] = []
        try:
            for move in moves:
                self._play_given(seat, move, listen, events, before)
        except BaseException:
            if len(self.entries) > before:
                self.adopt(self.fork(before))
            raise
        self._follow_orders(listen, events)
        return Answered(self.entries[before:], events)

    def set_orders(self, seat: int, orders: Mapping[str, object]) -> Answered:
        """Set the standing orders of a seat; they answer at once what they cover."""
        self.orders[seat] = checked(self.game.info.orders, orders)
        before = len(self.entries)
        events: list[list[Event]] = []
        self._follow_orders(False, events)
        return Answered(self.entries[before:], events)

    # -- looking back ---------------------------------------------------------------------------

    def state_at(self, number: int) -> State:
        """The state after the first `number` entries, as a copy."""
        if not 0 <= number <= len(self.entries):
            raise BadOption(Text("match-number", number=number, most=len(self.entries)))
        if number < self.stored:
            raise BadOption(Text("match-stored", number=number, stored=self.stored))
        nearest = max((at for at in self.snapshots if at <= number), default=self.stored)
        if nearest in self.snapshots:
            state = self.snapshots[nearest].clone()
        else:  # a resumed match, looked at before its first snapshot
            state = self.renewed(first_state(self.game, self.header), nearest)
        for at in range(nearest, number):
            if at > nearest and at % SNAPSHOT_EVERY == 0:
                self.snapshots[at] = state.clone()
            entry = self.entries[at]
            self.game.apply(state, entry.seat, self.game.read(state, entry.seat, entry.move))
            state = self.renewed(state, at + 1)
        return state

    def renewed(self, state: State, number: int) -> State:
        """A state that the first `number` entries have led to, dealt anew if that was done there.
        Whoever replays entries by hand passes every state through here."""
        seed = self.fresh.get(number)
        return state if seed is None else cast(State, self.game.renew(state, seed))

    def renew(self, seed: int) -> None:
        """Deal anew, here and now, everything that nobody knows."""
        number = len(self.entries)
        if self.fresh.pop(number, None) is not None:
            # Only the last deal at one place is in the record, so that it begins as they all did.
            self.snapshots.pop(number, None)
            if number == self.stored:
                self.state = first_state(self.game, self.header)
            else:
                self.state = self.state_at(number)
        self.fresh[number] = seed
        self.state = self.renewed(self.state, number)
        self._asked = None
        self.snapshots[number] = self.state.clone()

    def renew_as(self, fresh: Mapping[int, int]) -> None:
        """Deal anew if that was done after so many entries as there are now."""
        number = len(self.entries)
        if number in fresh and fresh[number] != self.fresh.get(number):
            self.renew(fresh[number])

    def fork(self, number: int | None = None) -> Match:
        """A match of its own that shares the first `number` entries (all by default)."""
        at = len(self.entries) if number is None else number
        fresh = {number: seed for number, seed in self.fresh.items() if number <= at}
        state = self.state_at(at)
        header = self.header.copy()
        copy = Match(self.game, header, self.entries[:at], self.barriers[:at], state, fresh)
        copy.snapshots.update({n: s for n, s in self.snapshots.items() if n <= at})
        copy.orders = dict(self.orders)
        return copy

    def plan(self, seat: int) -> Match | None:
        """A match of its own in which `seat` tries its turns ahead, or None (`Game.plan`)."""
        table = self.game.plan(self.game.table(self.state), seat)
        if table is None:
            return None
        header = self.header.copy()
        header.seed = 0  # the real one would tell what is still to be drawn
        header.start = self.game.wrap(table).to_data()
        header.continued = []
        return Match(self.game, header)

    def adopt(self, other: Match) -> None:
        """Become what a fork of this match has become."""
        self.entries = other.entries
        self.barriers = other.barriers
        self.fresh = other.fresh
        self.counts = other.counts
        self.state = other.state
        self._asked = None
        self.snapshots = other.snapshots

    def record(self) -> Record:
        """The match as it stands."""
        last = self.state.digest()
        return Record(self.header, list(self.entries), last, self.outcome(), fresh=self.fresh)

    # -- within ---------------------------------------------------------------------------------

    def _check_open(self, seat: int, decision_id: str) -> None:
        if not 0 <= seat < self.header.players:
            raise BadOption(Text("seat-unknown", seat=seat + 1, players=self.header.players))
        decision = self.decisions().get(seat) if decision_id else None
        if decision_id and (decision is None or self.decision_id(decision) != decision_id):
            now = Text("stale-none") if decision is None else decision.prompt
            raise Stale(Text("stale", question=decision_id, now=now))

    def _play_given(
        self, seat: int, given: Move | str, listen: bool, events: list[list[Event]], before: int
    ) -> None:
        """Play a move, or all for which a text stands; there were `before` entries at first."""
        move, rest = given, given if isinstance(given, str) else ""
        check_move(rest)
        while True:
            if len(self.entries) - before >= MOST_AT_ONCE:
                raise BadOption(Text("answers-too-many", most=MOST_AT_ONCE))
            if isinstance(given, str):
                move, rest = self.game.next_step(self.game.table(self.state), seat, rest)
            self._play(seat, self._legal(seat, move), False, listen, events)
            if not rest:
                return

    def _legal(self, seat: int, move: Move | str) -> Move:
        if isinstance(move, str):
            return self.game.read(self.state, seat, move)
        reason = self.game.why_not(self.state, seat, move)
        if reason is not None:
            raise Illegal(reason, self.game.nearest(self.state, seat, move.text()))
        return move

    def take(self, entry: Entry, rules: int = 0) -> None:
        """Take an entry as it stands, whoever gave it; standing orders answer nothing. One of older
        `rules` is taken in the notation of now."""
        text = entry.move
        if 0 < rules < self.game.info.rules_version:
            text = self.game.upgrade_answer(self.game.table(self.state), entry.seat, text, rules)
        move = self._legal(entry.seat, text)
        self._play(entry.seat, move, entry.auto, False, [], entry.comment)

    def _play(
        self,
        seat: int,
        move: Move,
        auto: bool,
        listen: bool,
        events: list[list[Event]],
        comment: str = "",
    ) -> None:
        before = self._fate()
        self._asked = None
        try:
            if listen:
                events.append(self.game.play(self.state, seat, move))
            else:
                self.game.apply(self.state, seat, move)
        except BaseException:
            # A fault in the rules must not leave half a move behind.
            self.state = self.state_at(len(self.entries))
            raise
        self.entries.append(Entry(seat, move.text(), auto, comment))
        self.barriers.append(self._fate() != before)
        self.counts[seat] += 1
        if self.snapshot_every and len(self.entries) % self.snapshot_every == 0:
            self.snapshots[len(self.entries)] = self.state.clone()

    def _follow_orders(self, listen: bool, events: list[list[Event]]) -> None:
        answered = bool(self.orders)
        while answered:
            answered = False
            for seat, decision in self.decisions().items():
                orders = self.orders.get(seat)
                if orders is None:
                    continue
                table = self.game.table(self.state)
                move = self.game.ordered_answer(table, decision, orders)
                if move is not None:
                    self._play(seat, move, True, listen, events)
                    answered = True
                    break

    def _fate(self) -> int:
        return cast(int, self.game.table(self.state).fate())

    def _check_result(self, record: Record, line: int) -> None:
        if self.outcome() != record.outcome:
            found = self.outcome()
            raise RecordError(
                line,
                "illegal",
                Text("record-outcome", expected="*" if found is None else found.ending),
            )
        comparable = self.game.info.same_form(record.header.rules)
        if comparable and self.state.digest() != record.hash:
            raise RecordError(line, "illegal", Text("record-hash", expected=self.state.digest()))
