"""Golden playthroughs: one random game as readable text, kept in the repository.

A change of the rules shows as a diff of these files, to be reviewed like any other. `make golden`
writes them anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from loci.core.data import encode
from loci.core.game import AnyGame
from loci.core.records.match import Match
from loci.core.rng import Rng, derived_seed
from loci.core.state import State
from loci.core.view import SPECTATOR
from loci.core.words.wording import Wording


def playthrough(
    game: AnyGame,
    players: int,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    every: int = 1,
) -> str:
    """A random game step by step: who is asked what, the options, the answer, what happened, and
    (after every so many answers) what the seat that answered and a spectator see."""
    match = Match.start(game, players, options, seed)
    words = Wording("en", game.info.package)
    rng = Rng(derived_seed(seed, "golden"))
    lines = [f"# {game.info.title}: {players} players, seed {seed}, options {match.header.options}"]
    shown = ""
    while match.decisions():
        lines += ["", f"## {len(match.entries) + 1}"]
        decisions = match.decisions()
        for seat, decision in sorted(decisions.items()):
            lines.append(f"P{seat + 1} is asked: {words.say(decision.prompt)}")
            lines += [f"    {move.text()}" for move in decision.moves]
        seat = rng.pick("seat", sorted(decisions))
        answered = match.answer(seat, rng.pick("move", decisions[seat].moves), listen=True)
        for entry, events in zip(answered.entries, answered.events, strict=True):
            lines.append(f"P{entry.seat + 1} answers: {entry.move}")
            lines += [f"  * {words.say(event.text())}" for event in events]
        if match.barriers[-1]:
            lines.append("  (barrier)")
        if len(match.entries) % every:
            continue
        lines.append(f"P{seat + 1} sees: {_seen(game, match.state, seat)}")
        before, shown = shown, _seen(game, match.state, SPECTATOR)
        lines.append(f"Spectators see: {shown if shown != before else 'nothing new'}")
    lines += ["", f"{match.outcome()}", f"hash {match.state.digest()}", ""]
    return "\n".join(lines)


def check(path: Path, text: str, regenerate: bool) -> None:
    """`AssertionError` when the file at `path` says otherwise; `regenerate` writes it instead."""
    if regenerate:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    assert path.exists(), f"{path} is missing: run `make golden` and review it"
    old = path.read_text(encoding="utf-8").split("\n")
    new = text.split("\n")
    for number, (was, now) in enumerate(zip(old, new, strict=False), 1):
        assert was == now, f"{path}:{number}: was {was!r}, now {now!r} (`make golden` to accept)"
    assert len(old) == len(new), f"{path}: {len(old)} lines before, {len(new)} now"


def _seen(game: AnyGame, state: State, viewer: int) -> str:
    return encode(game.view(state, viewer)).decode()
