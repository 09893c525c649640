"""Haunted Lands passes the kit in every mode and variant; 500 seeds each in the soak."""

from __future__ import annotations

from collections import Counter

import pytest

from loci.core import Budget, Match, Rng, derived_seed
from loci.core.bot import SeatView
from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.bots.greedy import make_greedy
from loci.sim.playout import playout
from loci.testing.kit import Kit
from loci.testing.seeds import seeds, soaking
from tests.haunted_lands.test_own_components import OTHER_REWARDS, OTHER_SLOTS, WET

MODES = ("wanderer", "builder", "burgher")
CHECKED = (
    "legal explained",
    "illegal explained",
    "loaded",
    "secrets changed",
    "dealt anew",
    "barriers",
    "free of secrets",
    "undo free",
    "undo ask",
    "events",
)


def played(kit: Kit, soak: int, usual: int) -> Counter[str]:
    """The kit's tally after that many games; every check must have had something to check."""
    for seed in seeds(soak, usual):
        kit.play(seed)
    for what in CHECKED:
        assert kit.tally[what] > 0, what
    return kit.tally


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", MODES)
def test_haunted_lands_passes_the_kit(mode: str, players: int) -> None:
    kit = Kit(GAME, players, {"mode": mode}, every=8 if soaking() else 1)
    tally = played(kit, 500, 2)
    lost = tally["ending no-room-for-spectres"] + tally["ending kalena-overrun"]
    assert lost + tally["ending victory"] == tally["games"] > 0


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    "options",
    [
        {"difficulty": "harder"},
        {"difficulty": "hardest", "mode": "burgher"},
        {"overflow": "straight"},
        {"overflow": "straight", "difficulty": "hardest", "mode": "builder"},
        {"turn-end": "asked"},
    ],
    ids=lambda options: "-".join(str(value) for value in options.values()),
)
def test_variants_pass_the_kit(options: dict[str, object], players: int) -> None:
    tally = played(Kit(GAME, players, options, every=2), 40, 2)
    assert tally["games"] > 0


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_that_go_to_the_end_pass_the_kit(mode: str, players: int) -> None:
    """Random players run out of Spectres and lose; here the rest is placed and play goes on to
    the final scoring."""
    kit = Kit(GAME, players, {"mode": mode, "short-reserve": "place-rest"}, every=3)
    tally = played(kit, 50, 2)
    assert tally["ending victory"] > 0
    assert tally["warnings"] > 0 or tally["games"] < 5


@pytest.mark.parametrize("text", [OTHER_SLOTS, OTHER_REWARDS, WET], ids=["slots", "rewards", "wet"])
def test_games_on_another_copy_pass_the_kit(text: str) -> None:
    kit = Kit(GAME, 2, {"components": text, "short-reserve": "place-rest"}, every=4)
    for seed in seeds(20, 1):
        kit.play(seed)
    assert kit.tally["games"] > 0


def greedy_game(players: int, options: dict[str, object], seed: int) -> Match:
    """A whole game of greedy bots, the audit after every answer."""
    match = Match.start(GAME, players, options, seed)
    bots = [make_greedy(GAME, seat, derived_seed(seed, "bot", seat)) for seat in range(players)]
    order = Rng(derived_seed(seed, "order"))
    while match.decisions():
        decisions = match.decisions()
        seat = order.pick("seat", sorted(decisions))
        view = SeatView(GAME, match.state, seat)
        match.answer(seat, bots[seat].decide(view, decisions[seat], Budget(playouts=100)))
        wrong = GAME.audit(GAME.table(match.state))
        assert wrong == [], f"seed {seed}, after {match.entries[-1]}: {wrong}"
    return match


@pytest.mark.rule("HL-1.1", "HL-1.4")
def test_whole_games_of_sensible_players_end_both_ways() -> None:
    """With the greedy bot both endings occur, and no table on the way is impossible."""
    endings: Counter[str] = Counter()
    done: Counter[str] = Counter()
    for seed in seeds(30, 3):
        for players, mode in ((2, "builder"), (2, "burgher"), (3, "wanderer"), (4, "builder")):
            match = greedy_game(players, {"mode": mode}, seed)
            outcome = match.outcome()
            assert outcome is not None
            endings[outcome.ending] += 1
            done.update(entry.move.split()[0] for entry in match.entries)
            if outcome.ending == "victory":
                (best,) = outcome.winners
                assert outcome.scores[best] == max(outcome.scores)
            else:
                assert outcome.winners == []
            assert Match.replay(GAME, match.record()).state.digest() == match.state.digest()
    assert endings["victory"] > 0
    assert endings["no-room-for-spectres"] + endings["kalena-overrun"] > 0
    # Those games were games: every kind of action was taken.
    assert set(done) >= {
        "haunt", "travel", "harvest", "build", "persuade", "sell", "learn", "train", "gain",
        "quest", "end",
    }  # fmt: skip


def test_the_playout_of_a_simulation_is_the_same_game() -> None:
    """The loop without records or views, and the match, agree."""
    for seed in range(2):
        one = playout(GAME, [make_greedy] * 2, seed, {"mode": "burgher"}, recorded=True)
        other = playout(GAME, [make_greedy] * 2, seed, {"mode": "burgher"})
        assert one.hash == other.hash
        assert one.record is not None
        assert Match.replay(GAME, one.record).outcome() == other.outcome


def test_positions_say_everything_about_a_table() -> None:
    """Written as a position and read again, a table differs only in its random source."""
    compared: Counter[str] = Counter()
    for seed, mode in enumerate(MODES):
        options = {"mode": mode, "short-reserve": "place-rest"}
        match = Match.start(GAME, 2 + seed, options, seed)
        rng = Rng(seed)
        while match.decisions():
            table = GAME.table(match.state)
            again = GAME.read_position(
                table.players,
                {**{option.name: option.default for option in GAME.info.options}, **options},
                seed,
                GAME.write_position(table),
            )
            phase = GAME.view(match.state, 0)["phase"]
            before, after = table.to_data(), again.to_data()
            for data in (before, after):
                del data["rng"]
                if phase != "haunting":
                    del data["rolled"]  # of a Haunting that is over
                if phase != "turns":
                    del data["turn"]  # of a Round whose turns are over
            assert after == before
            compared[phase] += 1
            decisions = match.decisions()
            seat = rng.pick("seat", sorted(decisions))
            match.answer(seat, rng.pick("move", decisions[seat].moves))
    assert min(compared[phase] for phase in ("haunting", "turns", "quests")) > 0
