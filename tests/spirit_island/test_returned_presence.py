"""Presence that returns to a track, comes back destroyed, is removed or saved (SX-33.10 to 33.23);
Actions of uncovered spaces (SX-15.18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import GROWTH, RULE, TRACK, Act
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.blight import add_blight, choose_to_lose
from loci.games.spirit_island.rules.island.presence import (
    destroy_presence,
    lands_of,
    remove_presence,
)
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.setup import place_on, starting_land
from loci.games.spirit_island.rules.spirits.growth import gain_energy
from loci.games.spirit_island.rules.spirits.spirit import Spirit
from loci.games.spirit_island.rules.spirits.tracks import (
    TrackAction,
    add_energy,
    cover_track,
    restore_presence,
    return_destroyed,
    return_presence,
)
from loci.games.spirit_island.state.table import SpiritTable
from tests.spirit_island.tables import Island
from tests.spirit_island.trial import Plain, Trial, log, number, plain


def done(trial: Trial, script: Callable[[Act], Script], **seat: Any) -> Island:
    """What a power does, used by the first of two spirits in A7, where both have presence."""
    trial.power("deed", script)
    lands = {"A7": {"presence": {"P1": 3, "P2": 1}}}
    return plain(lands, "power deed at A7", boards="AB", seats={"P1": seat})


# -- back to a track -------------------------------------------------------------------------------


@pytest.mark.rule("SX-33.21", "SX-33.22")
def test_presence_returns_to_a_track_of_choice(trial: Trial) -> None:
    """EX-60."""
    here = done(trial, lambda act: return_presence(act, 0, act.land), energy_track=3, plays_track=2)
    assert here.options() == ["return energy", "return plays"]
    here.answer("return energy")
    assert (here.seat().shown, here.seat().destroyed) == ((2, 2), 0)  # the last space uncovered
    assert here.land("A7")["presence"] == {0: 2, 1: 1}
    assert log(here, "log-presence-returned") == [("log-presence-returned", "A7")]


@pytest.mark.rule("SX-33.23")
def test_without_room_on_a_track_it_is_destroyed(trial: Trial) -> None:
    """EX-60."""
    here = done(trial, lambda act: return_presence(act, 0, act.land))
    assert (here.seat().shown, here.seat().destroyed) == ((1, 1), 1)
    assert here.land("A7")["presence"] == {0: 2, 1: 1}


def test_destroyed_presence_returns_to_tracks_as_far_as_wanted(trial: Trial) -> None:
    here = done(trial, lambda act: return_destroyed(act, 0, 2), energy_track=3, destroyed=3)
    here.answer("return energy", "return energy")
    assert (here.seat().shown, here.seat().destroyed) == ((1, 1), 1)
    kept = done(trial, lambda act: return_destroyed(act, 0, 2), energy_track=3, destroyed=3)
    kept.answer("stop")
    assert kept.seat().destroyed == 3


def test_presence_from_elsewhere_covers_a_track(trial: Trial) -> None:
    def script(act: Act) -> Script:
        name = yield from cover_track(act.table, 0)
        add_energy(act.table, 0, 5 if name else 1)

    assert done(trial, script, plays_track=2).seat().shown == (1, 1)
    assert done(trial, script).seat().energy == 1


# -- destroyed, removed, saved ---------------------------------------------------------------------


@pytest.mark.rule("SX-33.19")
def test_destroyed_presence_comes_back_to_a_land(trial: Trial) -> None:
    def script(act: Act) -> Script:
        restore_presence(act, 0, act.land)
        yield from ()

    here = done(trial, script, destroyed=2)
    assert (here.seat().destroyed, here.land("A7")["presence"][0]) == (1, 4)


class Forms(Plain):
    """Presence in A7 that would be destroyed stays; `direct` if only instructions are stopped."""

    def __init__(self, direct: bool = False) -> None:
        super().__init__()
        self.direct: Final = direct

    def replaces_losing(
        self, act: Act, seat: int, user: int, land: int, by_blight: bool
    ) -> Replacing:
        yield from ()
        return (
            seat == 1 and act.table.island.names[land] == "A7" and not (self.direct and by_blight)
        )


@pytest.mark.rule("SX-33.10", "SX-33.11")
def test_presence_is_saved_from_destruction_whoever_chose_it(trial: Trial) -> None:
    def script(act: Act) -> Script:
        yield from choose_to_lose(act, 0, [act.land])
        yield from add_blight(act)
        add_energy(act.table, 0, 1)  # what the presence paid for

    trial.spirit(Forms())
    here = done(trial, script)
    assert here.land("A7")["presence"] == {0: 3, 1: 1}
    assert (here.seat().destroyed, here.seat().energy) == (0, 1)


def test_what_saves_from_instructions_does_not_save_from_blight(trial: Trial) -> None:
    def script(act: Act) -> Script:
        gone = yield from destroy_presence(act, 0, act.land)
        assert not gone
        yield from add_blight(act)

    trial.spirit(Forms(direct=True))
    assert done(trial, script).land("A7")["presence"] == {0: 2}


@pytest.mark.rule("SX-33.17", "SX-33.18")
def test_nothing_saves_presence_from_being_removed(trial: Trial) -> None:
    def script(act: Act) -> Script:
        remove_presence(act.table, 0, act.land)
        yield from ()

    trial.spirit(Forms())
    here = done(trial, script)
    assert (here.seat().destroyed, here.land("A7")["presence"][0]) == (1, 2)


class Mourner(Plain):
    """Gains energy for each of its presence that an Action has destroyed, after it; and for each
    space that it uncovers by growth."""

    def __init__(self) -> None:
        super().__init__("mourner")

    def triggers(self, act: Act, seat: int) -> None:
        lost = [land for owner, land in act.lost if owner == seat]
        bared = [
            place for owner, track, place in act.uncovered if (owner, track) == (seat, "plays")
        ]

        def mourn(after: Act) -> Script:
            grief = after.after("mourning", RULE, seat)
            add_energy(act.table, seat, 10 * len(lost) + sum(bared))
            yield from finish(grief)

        if lost or bared:
            act.trigger("mourning", mourn)


def test_an_action_knows_what_presence_it_destroyed(trial: Trial) -> None:
    def script(act: Act) -> Script:
        for _ in range(2):
            yield from destroy_presence(act, 0, act.land)
        assert act.table.seats[0].energy == 0  # it comes after the Action

    trial.spirit(Mourner())
    trial.power("deed", script)
    lands = {"A7": {"presence": {"P1": 3}}}
    here = plain(lands, "power deed at A7", spirit="mourner")
    assert here.seat().energy == 20


def test_an_action_knows_which_spaces_it_uncovered(trial: Trial) -> None:
    trial.spirit(Mourner())
    here = plain({}, spirit="mourner", seats={"P1": {"plays_track": 3}})
    here.answer("growth 2", "presence-1 1", "presence plays A7")
    assert here.seat().energy == 3 + 1  # it was the space after three


# -- Actions of spaces -----------------------------------------------------------------------------


def _rich(table: SpiritTable, seat: int) -> bool:
    return table.seats[seat].energy >= 2


def _buy(act: Act) -> Script:
    assert act.kind == TRACK
    add_energy(act.table, act.seat, -2)
    yield from choose_to_lose(act, act.seat, lands_of(act.table, act.seat))


class Swarm(Spirit):
    track_actions = (TrackAction("buy", _buy, _rich),)

    def __init__(self) -> None:
        super().__init__(
            "swarm",
            energy="0 1 2",
            plays="1 2+buy 3+buy",
            growth=[[gain_energy(1)], [gain_energy(2)], [gain_energy(2)]],
            uniques=[],
            innates=[],
            complexity="low",
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        place_on(table, seat, starting_land(table, seat, 7))
        yield from ()


def swarm(**seat: Any) -> Island:
    lands = {"A7": {"presence": {"P1": 5}}}
    return plain(lands, spirit="swarm", seats={"P1": seat})


@pytest.mark.rule("SX-15.18")
def test_the_action_of_a_space_can_be_taken_once_a_turn(trial: Trial) -> None:
    trial.spirit(Swarm())
    here = swarm(energy=9, plays_track=2)
    assert "track buy" in here.options()
    here.answer("track buy")
    assert (here.seat().energy, here.land("A7")["presence"]) == (7, {0: 4})
    assert "track buy" not in here.options()
    assert here.why_not("track buy") == "track-used"
    twice = swarm(energy=9, plays_track=3).answer("track buy", "growth 3", "track buy")
    assert twice.seat().tracks_used == ("buy", "buy")
    twice.answer("done")
    while twice.table.turn == 1:
        twice.answer(twice.options()[-1])
    assert twice.seat().tracks_used == ()


@pytest.mark.rule("SX-15.18")
def test_a_covered_space_and_a_spirit_that_cannot_have_no_action(trial: Trial) -> None:
    trial.spirit(Swarm())
    assert "track buy" not in swarm(energy=9, plays_track=1).options()
    poor = swarm(energy=1, plays_track=2)
    assert "track buy" not in poor.options()
    assert poor.why_not("track buy") == "track-cannot"
    assert poor.why_not("track sing") == "track-covered"


@pytest.mark.rule("SX-12.18")
def test_a_trigger_in_growth_is_part_of_no_other(trial: Trial) -> None:
    seen: list[str] = []

    class Watch(Swarm):
        def triggers(self, act: Act, seat: int) -> None:
            seen.append(act.kind)

    trial.spirit(Watch())
    swarm(energy=9, plays_track=2).answer("track buy", "growth 3")
    assert seen[:2] == [TRACK, GROWTH]
    assert number(swarm(), "A7") == 7
