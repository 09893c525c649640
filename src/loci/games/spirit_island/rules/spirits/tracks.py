"""What presence tracks give: energy, card plays, elements, cards to reclaim (SI-6), other Actions
(SX-15.18); and presence that comes back to them (SX-33)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import TRACK, Act
from loci.games.spirit_island.rules.asking import Naming, ask_name
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.island.presence import destroy_presence, put_presence
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.spirits.spirit import (
    ENERGY_TRACK,
    MORE_PLAYS,
    PLAYS_TRACK,
    RECLAIM,
    Space,
    spirit_of,
)
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import Named
from loci.games.spirit_island.state.spirit_events import EnergyGained, PresenceChanged
from loci.games.spirit_island.state.table import SpiritTable


def add_energy(table: SpiritTable, seat: int, number: int) -> None:
    """Energy is gained, of which a rule may withhold some; or it is paid."""
    if number > 0:
        for rule, holder in holders(table, "withholds_energy"):
            number -= rule.withholds_energy(table, holder, seat, number)
    table.seats[seat].energy += number
    if number and table.sink is not None:
        table.sink.append(EnergyGained(seat, number))


def uncover(table: SpiritTable, seat: int, track: int, spaces: int = 1) -> None:
    """Presence leaves a track; with -1 it comes back and covers a space again."""
    shown = list(table.seats[seat].shown)
    shown[track] += spaces
    table.seats[seat].shown = tuple(shown)


@final
class TrackAction:
    """What a word on a space lets the spirit do once in the spirit phase of every turn, for each
    such space (SX-15.18)."""

    __slots__ = ("can", "do", "word")

    def __init__(
        self,
        word: str,
        do: Callable[[Act], Script],
        can: Callable[[SpiritTable, int], bool] | None = None,
    ) -> None:
        self.word: Final = word
        self.do: Final = do
        self.can: Final = can


def take_track_action(table: SpiritTable, seat: int, word: str) -> Script:
    """The Action of an uncovered space."""
    table.seats[seat].tracks_used += (word,)
    act = Act(table, TRACK, seat)
    for action in spirit_of(table, seat).track_actions:
        if action.word == word:
            yield from action.do(act)
    yield from finish(act)


# -- presence that comes back ----------------------------------------------------------------------


def return_presence(act: Act, seat: int, land: int) -> Script:
    """Presence of a land goes back to a track of the spirit's choice; it is destroyed if no track
    has room for it (SX-33.21 to SX-33.23)."""
    table = act.table
    name = yield from _choose_track(table, seat)
    if not name:
        yield from destroy_presence(act, seat, land)
        return
    table.seats[seat].presence[land] -= 1
    uncover(table, seat, track_number(table, seat, name), -1)
    if table.sink is not None:
        place = table.island.names[land]
        table.sink.append(PresenceChanged(place, seat, "presence-returned"))


def return_destroyed(act: Act, seat: int, number: int = 1) -> Script:
    """Up to so much destroyed presence goes back to tracks of the spirit's choice."""
    table = act.table
    for _ in range(min(number, table.seats[seat].destroyed)):
        name = yield from _choose_track(table, seat, optional=True)
        if not name:
            return
        table.seats[seat].destroyed -= 1
        uncover(table, seat, track_number(table, seat, name), -1)


def cover_track(table: SpiritTable, seat: int) -> Naming:
    """Presence that is nowhere comes to a track; its name, or nothing if none has room."""
    name = yield from _choose_track(table, seat)
    if name:
        uncover(table, seat, track_number(table, seat, name), -1)
    return name


def restore_presence(act: Act, seat: int, land: int) -> bool:
    """A destroyed presence comes back to a land, if there may be more on the island; whether it
    did."""
    if not spirit_of(act.table, seat).may_add(act.table, seat):
        return False
    act.table.seats[seat].destroyed -= 1
    put_presence(act, seat, land)
    return True


def _choose_track(table: SpiritTable, seat: int, optional: bool = False) -> Naming:
    """A track that presence can return to."""
    names = open_tracks(table, seat)
    prompt = Text("ask-return-presence")
    return (yield from ask_name(seat, prompt, verbs.RETURN, names, optional))


# -- reading ---------------------------------------------------------------------------------------


def uncovered(table: SpiritTable, seat: int) -> list[Space]:
    """The uncovered spaces of all tracks."""
    shown = table.seats[seat].shown
    found: list[Space] = []
    for place, track in enumerate(spirit_of(table, seat).tracks):
        found += track.spaces[: shown[place]]
    return found


def has_word(table: SpiritTable, seat: int, word: str) -> int:
    """On how many uncovered spaces this word stands."""
    if word not in spirit_of(table, seat).words:
        return 0
    return len([space for space in uncovered(table, seat) if word in space.words])


def open_tracks(table: SpiritTable, seat: int) -> list[str]:
    """The tracks of which presence can cover the last uncovered space again; those before it stay
    as they are (SX-33.22)."""
    shown = table.seats[seat].shown
    spirit = spirit_of(table, seat)
    return [
        track.name
        for place, track in enumerate(spirit.tracks)
        if shown[place] > track.start and spirit.may_cover(table, seat, place)
    ]


def track_moves(table: SpiritTable, seat: int) -> list[Move]:
    """The Actions of uncovered spaces that the spirit can still take in this phase."""
    used = table.seats[seat].tracks_used
    return [
        Named(verbs.TRACK, action.word)
        for action in spirit_of(table, seat).track_actions
        if has_word(table, seat, action.word) > used.count(action.word)
        and (action.can is None or action.can(table, seat))
    ]


def track_left(table: SpiritTable, seat: int, name: str) -> int:
    """Presence that still lies on the track of this name; -1 if the spirit has no such track."""
    for place, track in enumerate(spirit_of(table, seat).tracks):
        if track.name == name:
            return len(track.spaces) - table.seats[seat].shown[place]
    return -1


def track_number(table: SpiritTable, seat: int, name: str) -> int:
    """The place of the track of this name on the panel."""
    return [track.name for track in spirit_of(table, seat).tracks].index(name)


def reclaims(table: SpiritTable, seat: int) -> list[Move]:
    """The cards that a track lets the spirit take back now (SI-6.14)."""
    owner = table.seats[seat]
    if not owner.discard or not may_reclaim(table, seat):
        return []
    return [Named(verbs.RECLAIM, card) for card in sorted(owner.discard)]


def may_reclaim(table: SpiritTable, seat: int) -> bool:
    """Whether a track lets the spirit take one card back in this phase, once for each space
    (SI-6.14)."""
    return has_word(table, seat, RECLAIM) > table.seats[seat].reclaimed


def energy_income(table: SpiritTable, seat: int) -> int:
    """The highest uncovered number of the upper track (SI-5.15), and what rules add to it."""
    energy = _highest(table, seat, ENERGY_TRACK)
    for rule, holder in holders(table, "more_income"):
        energy += rule.more_income(table, holder, seat)
    return energy


def card_plays(table: SpiritTable, seat: int) -> int:
    """Cards that may be played this turn."""
    plays = _highest(table, seat, PLAYS_TRACK) + table.seats[seat].bonus_plays
    plays += has_word(table, seat, MORE_PLAYS)
    for rule, holder in holders(table, "more_plays"):
        plays += rule.more_plays(table, holder, seat)
    for rule, holder in holders(table, "most_plays"):
        plays = rule.most_plays(table, holder, seat, plays)
    return plays


def _highest(table: SpiritTable, seat: int, track: int) -> int:
    """The highest number among the uncovered spaces; a space without one has -1."""
    spaces = spirit_of(table, seat).tracks[track].spaces
    found = 0
    for n in range(table.seats[seat].shown[track]):
        found = max(found, spaces[n].number)
    return found
