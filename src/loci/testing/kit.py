"""The kit that every game passes: random legal play to the end, everything checked on the way.

After each answer: a clone equals its original and lives a life of its own, JSON and notation read
back what they wrote, a loaded state plays on alike, thrown-away generators make no difference,
undo and redo meet, views hide what they must, chance and secrets are behind a barrier, `explain`
agrees with the list of legal moves, texts exist in every language, ids and rows for programs that
learn hold what they promise (`learning.py`), and the game's own audit finds nothing. At the end the
record replays to the same hash.

`Kit.play` raises `AssertionError` with the seed and entry at which something is wrong. Its tally
says how often each check really had something to check, so that a test can insist on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from loci.core.data import decode, encode
from loci.core.decision import Decision, Move
from loci.core.errors import Ambiguous, Illegal, MoveError, UndoRefused, Unreadable
from loci.core.game import AnyGame
from loci.core.records.match import Match
from loci.core.records.record import read, write
from loci.core.records.undo import FREE, OPEN_UNDO, undo, undo_verdict
from loci.core.rng import Rng, derived_seed
from loci.core.script import Scripted
from loci.core.state import State
from loci.core.text import Text
from loci.core.view import OPEN, SPECTATOR, viewers
from loci.core.words.wording import LANGUAGES, Wording
from loci.testing.fields import difference
from loci.testing.learning import check_ids, check_rows
from loci.testing.privacy import outside, perturbed

MOST_ANSWERS = 5000
SAMPLED = 6
GARBAGE = "~ no such move ~"


def _any(rng: Rng, moves: list[Move]) -> Move:
    return rng.pick("move", moves)


class _Words:
    """The words of a game in every language, and the texts that are known to have some."""

    def __init__(self, package: str) -> None:
        self.languages = [Wording(language, package, strict=True) for language in LANGUAGES]
        self.said: set[Text] = set()


#: One for each game, since a text that has words has them in every set-up.
_words_of = cache(_Words)


class Kit:
    """One game in one set-up.

    `every` thins the dearer checks out: they are made after every so many answers, beginning with
    another answer for each seed, so that many seeds leave none out. `pick` chooses the answers, for
    games in which most random answers end everything early.
    """

    def __init__(
        self,
        game: AnyGame,
        players: int,
        options: Mapping[str, object] | None = None,
        every: int = 1,
        pick: Callable[[Rng, list[Move]], Move] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = dict(options or {})
        self.every = every
        self.pick = pick if pick is not None else _any
        self.tally: Counter[str] = Counter()
        self.words = _words_of(game.info.package)
        self.seen: list[str] = []  # notations met so far, to try where they do not belong

    def play(self, seed: int) -> Match:
        """Play one game to the end with every check on the way."""
        return self.go_on(Match.start(self.game, self.players, self.options, seed), seed)

    def go_on(self, match: Match, seed: int) -> Match:
        """The same from where a match of this set-up stands."""
        self.rng = Rng(derived_seed(seed, "kit"))
        self.shift = seed
        self.digest = match.state.digest()
        shadow = match.state.clone()
        try:
            while match.decisions():
                assert len(match.entries) < MOST_ANSWERS, "the game does not end"
                shadow = self._one_answer(match, shadow)
            self._ended(match)
        except (AssertionError, Exception) as error:
            where = f"{self.game.info.id}, {self.players} players, {self.options}"
            at = f"seed {seed}, entry {len(match.entries) + 1}"
            raise AssertionError(f"{where}: {at}: {error}") from error
        self.tally["games"] += 1
        return match

    # -- one answer -----------------------------------------------------------------------------

    def _one_answer(self, match: Match, shadow: State) -> State:
        game, state = self.game, match.state
        decisions = match.decisions()
        self._same_questions(decisions, game.decisions(shadow), "without the live generators")
        seat = self.rng.pick("seat", sorted(decisions))
        move = self.pick(self.rng, decisions[seat].moves)
        dear = (len(match.entries) + self.shift) % self.every == 0
        before = self.digest
        copy = state.clone()
        found = difference(state, copy)
        assert not found, f"clone: {found}"
        self._listing(state, decisions)
        if dear:
            views = self._views(state)
            self._words(state, decisions, [view for _, view in views])
            self._explain(state, decisions)
            self._saved(state, decisions)
            self._privacy(state, views)
            self._learning(state, decisions)
        self._listening(copy, seat, move)
        assert state.digest() == before, "a change to a clone was seen in the original"
        old_views = self._views_before(match, seat, move) if dear else {}
        match.answer(seat, move)
        self.digest = match.state.digest()
        assert copy.digest() == self.digest, "the same answer gave two states"
        wrong = game.audit(game.table(match.state))
        assert not wrong, f"after {move.text()}: {'; '.join(wrong)}"
        if dear or (match.barriers[-1] and not self.tally["barriers"]):  # the first is always tried
            self._barrier(match, old_views)
            self._undo_redo(match, seat, before)
        return self._shadow(shadow, seat, move)

    def _listing(self, state: State, decisions: dict[int, Decision]) -> None:
        """Every listed move has a notation of its own that reads back to it, and is legal."""
        for seat, decision in decisions.items():
            assert decision.seat == seat
            assert decision.moves, f"no move is offered for {decision.prompt}"
            notations = [move.text() for move in decision.moves]
            assert len(set(notations)) == len(notations), f"a move is listed twice: {notations}"
            table = self.game.table(state)
            for move in decision.moves:
                again = self.game.parse(table, seat, move.text())
                assert again == move, f"{move.text()!r} reads back as {again.text()!r}"
            for move in self._sample(decision.moves):
                reason = self.game.why_not(state, seat, move)
                assert reason is None, f"{move.text()} is listed, but {reason}"
                self.tally["legal explained"] += 1

    def _explain(self, state: State, decisions: dict[int, Decision]) -> None:
        """What is not listed is refused with a reason in words; garbage is unreadable."""
        before = state.digest()
        for seat in range(self.players):
            decision = decisions.get(seat)
            listed = {move.text() for move in decision.moves} if decision else set()
            garbage = self.game.explain(state, seat, GARBAGE)
            assert isinstance(garbage, Unreadable), f"{GARBAGE!r} should be unreadable"
            self._say(garbage.reason)
            for text in self._sample(self.seen):
                error = self.game.explain(state, seat, text)
                if text in listed or (error is None and decision and not decision.complete):
                    continue
                assert error is not None, f"{text} is not listed, but explained as legal"
                assert isinstance(error, (Illegal, Unreadable, Ambiguous))
                assert not decision or error.nearest, f"{text}: no nearest moves"
                self._say(error.reason)
                self.tally["illegal explained"] += 1
        for decision in decisions.values():
            self.seen += [m.text() for m in decision.moves if m.text() not in self.seen]
        self.seen = self.seen[-200:]
        assert state.digest() == before, "asking why changed the state"

    def _saved(self, state: State, decisions: dict[int, Decision]) -> None:
        data = decode(encode(state.to_data()))
        loaded = self.game.load(data)
        found = difference(state, loaded)
        assert not found, f"saved and loaded: {found}"
        self._same_questions(decisions, self.game.decisions(loaded), "after loading")
        self.tally["loaded"] += 1

    def _learning(self, state: State, decisions: dict[int, Decision]) -> None:
        if self.game.vocabulary() is not None:
            for decision in decisions.values():
                check_ids(self.game, state, decision)
                self.tally["ids"] += len(decision.moves)
        if self.game.encoder() is not None:
            check_rows(self.game, state, self.players, self.rng.below("deal", 1 << 32))
            self.tally["rows"] += 1

    def _shadow(self, shadow: State, seat: int, move: Move) -> State:
        """The same game in which no generator outlives an answer."""
        if isinstance(shadow, Scripted):
            shadow.forget()
        self.game.apply(shadow, seat, move)
        if isinstance(shadow, Scripted):
            self.tally["in the middle of a script"] += bool(shadow.answers)
            shadow.forget()
        assert shadow.digest() == self.digest, "throwing the generators away made a difference"
        return shadow

    def _listening(self, copy: State, seat: int, move: Move) -> None:
        for event in self.game.play(copy, seat, move):
            for viewer in [OPEN, *viewers(self.players)]:
                shown = event.seen_by(viewer)
                if shown is not None:
                    self._say(shown.text())
                    encode(shown.to_data())
            self.tally["events"] += 1

    def _undo_redo(self, match: Match, seat: int, before: str) -> None:
        fork = match.fork()
        verdict = undo_verdict(fork, seat)
        assert not (verdict.kind == FREE and match.barriers[-1]), "free undo past a barrier"
        undo(fork, seat, OPEN_UNDO)
        if match.barriers[-1]:
            self._renewed(match, fork)
        else:
            assert fork.state.digest() == before, "undo did not lead back"
            fork.answer(seat, match.entries[-1].move)
            assert fork.state.digest() == self.digest, "redo did not lead forward"
        if verdict.kind != FREE:
            try:
                undo(match.fork(), seat)
            except UndoRefused as refused:
                self._say(refused.reason)
            else:
                raise AssertionError("an undo that needs consent went without")
        self.tally[f"undo {verdict.kind}"] += 1

    def _renewed(self, match: Match, fork: Match) -> None:
        """After an undo past a barrier: what nobody knows is dealt anew, and nobody sees it."""
        game, number = self.game, len(fork.entries)
        assert number in fork.fresh, "undo passed a barrier, but nothing was dealt anew"
        before = match.state_at(number)
        for viewer in {game.sees_as(viewer) for viewer in viewers(self.players)}:
            old, new = game.view(before, viewer), game.view(fork.state, viewer)
            assert old == new, f"dealt anew, viewer {viewer} sees it"
        asked, asks = game.decisions(before), fork.decisions()
        self._same_questions(asked, asks, "dealt anew")
        assert not game.audit(game.table(fork.state)), "dealt anew, something cannot be true"
        loaded = game.load(fork.state.to_data())
        assert loaded.digest() == fork.state.digest(), "dealt anew, it loads otherwise"
        self.tally["renewed"] += game.table(before).rng.seed != game.table(loaded).rng.seed

    # -- who may know what ------------------------------------------------------------------------

    def _views(self, state: State) -> list[tuple[list[int], dict[str, Any]]]:
        """What everybody sees: each view once, with all who see the same."""
        game = self.game
        alike: dict[int, list[int]] = {}
        for viewer in [OPEN, *viewers(self.players)]:
            alike.setdefault(game.sees_as(viewer), []).append(viewer)
        found: list[tuple[list[int], dict[str, Any]]] = []
        for one, all in alike.items():
            view = game.view(state, one)
            encode(view)
            for viewer in all:
                assert viewer == one or game.view(state, viewer) == view, f"{viewer} sees otherwise"
            found.append((all, view))
        return found

    def _privacy(self, state: State, views: list[tuple[list[int], dict[str, Any]]]) -> None:
        """For one of those who see the same: if another of them saw a secret, it would see
        otherwise."""
        game = self.game
        table = game.table(state)
        data = table.to_data()
        for all, view in views:
            closed = [viewer for viewer in all if viewer != OPEN]
            if not closed:
                continue
            viewer = self.rng.pick("viewer", closed)
            secrets = game.secrets(table, viewer)
            for variant in perturbed(data, secrets):
                other = game.see(game.load_table(variant), viewer)
                assert other == view, f"viewer {viewer} sees a change in {secrets}"
                self.tally["secrets changed"] += 1
            dealt = game.determinize(state, viewer, self.rng.below("deal", 1 << 32))
            assert game.view(dealt, viewer) == view, f"dealt anew, viewer {viewer} sees it"
            dealt_data = game.table(dealt).to_data()
            assert outside(dealt_data, secrets) == outside(data, secrets), (
                f"dealing anew for viewer {viewer} changed what is no secret"
            )
            mine = game.decisions(state).get(viewer)
            if mine is not None:
                theirs = game.decisions(dealt).get(viewer)
                assert theirs is not None, "dealt anew, the own question is gone"
                self._same_questions({viewer: mine}, {viewer: theirs}, "dealt anew")
            self.tally["dealt anew"] += dealt_data != data

    def _views_before(self, match: Match, seat: int, move: Move) -> dict[int, dict[str, Any]]:
        """Per viewer, what it would see after this answer if all it cannot know were otherwise."""
        expected: dict[int, dict[str, Any]] = {}
        for viewer in (seat, SPECTATOR):
            dealt = self.game.determinize(match.state, viewer, self.rng.below("deal", 1 << 32))
            try:
                self.game.apply(dealt, seat, self.game.read(dealt, seat, move.text()))
            except MoveError:
                continue  # the move rested on something this viewer cannot know
            expected[viewer] = self.game.view(dealt, viewer)
        return expected

    def _barrier(self, match: Match, expected: dict[int, dict[str, Any]]) -> None:
        """Where no barrier was raised, what a viewer sees follows from what it saw."""
        if match.barriers[-1]:
            self.tally["barriers"] += 1
            return
        for viewer, view in expected.items():
            assert self.game.view(match.state, viewer) == view, (
                f"{match.entries[-1]} told viewer {viewer} something new, but raised no barrier"
            )
            self.tally["free of secrets"] += 1

    # -- words and the end ------------------------------------------------------------------------

    def _words(
        self, state: State, decisions: dict[int, Decision], views: list[dict[str, Any]]
    ) -> None:
        for decision in decisions.values():
            self._say(decision.prompt)
            for choice in self.game.choices(state, decision):
                self._say(choice.label)
                for warning in choice.warnings:
                    self._say(warning)
                    self.tally["warnings"] += 1
        for view in views:
            for section in self.game.sections(view):
                self._say(section.heading)
                for line in section.lines:
                    self._say(line)

    def _say(self, text: Text) -> None:
        if text in self.words.said:
            return
        for wording in self.words.languages:
            assert wording.say(text), f"{text} says nothing in {wording.language}"
        self.words.said.add(text)

    def _ended(self, match: Match) -> None:
        outcome = match.outcome()
        assert outcome is not None, "nothing is asked, but the game is not over"
        assert len(outcome.scores) == self.players
        self._say(Text(f"ending-{outcome.ending}"))
        self.tally[f"ending {outcome.ending}"] += 1
        for seat in range(self.players):
            error = self.game.explain(match.state, seat, match.entries[-1].move)
            assert error is not None, "a move is legal after the end"
        text = write(match.record())
        record = read(text)
        assert write(record) == text, "the record reads back otherwise"
        replayed = Match.replay(self.game, record)
        assert replayed.state.digest() == self.digest
        middle = len(match.entries) // 2
        resumed = Match.resume(
            self.game,
            match.header,
            match.entries,
            match.barriers,
            middle,
            match.state_at(middle).to_data(),
            match.fresh,
        )
        assert resumed.state.digest() == self.digest, "resumed from a snapshot"
        assert resumed.barriers == match.barriers == replayed.barriers

    def _same_questions(
        self, one: dict[int, Decision], other: dict[int, Decision], when: str
    ) -> None:
        assert list(one) == list(other), f"{when}, others are asked: {list(one)} {list(other)}"
        for seat, decision in one.items():
            same = decision.prompt == other[seat].prompt and decision.moves == other[seat].moves
            assert same, f"{when}, another question: {decision} {other[seat]}"

    def _sample(self, items: list[Any]) -> list[Any]:
        if len(items) <= SAMPLED:
            return list(items)
        return [self.rng.pick("sample", items) for _ in range(SAMPLED)]
