"""What happened, for the log: one class per kind of fact. Resources, power and points that come and
go are in `economy_events`."""

from __future__ import annotations

from typing import Final, final

from loci.core.event import Event
from loci.core.text import SeatName, Text
from loci.games.terra_mystica.state.board import NAMES, SITE_NAMES, SITES
from loci.games.terra_mystica.state.terms import (
    ACTIONS,
    BONUS_NAMES,
    CULTS,
    FAVOUR_NAMES,
    TOWN_NAMES,
    building_text,
    cult_text,
    faction_text,
    terrain_text,
)


@final
class Chosen(Event):
    def __init__(self, seat: int, faction: int) -> None:
        self.seat: Final = seat
        self.faction: Final = faction

    def text(self) -> Text:
        return Text("log-faction", who=SeatName(self.seat), faction=faction_text(self.faction))


@final
class Built(Event):
    """A dwelling or the building that an upgrade put in its place."""

    def __init__(self, seat: int, hex: int, building: int) -> None:
        self.seat: Final = seat
        self.hex: Final = hex
        self.building: Final = building

    def text(self) -> Text:
        building = building_text(self.building)
        return Text("log-built", who=SeatName(self.seat), building=building, hex=NAMES[self.hex])

    def places(self) -> list[str]:
        return [NAMES[self.hex]]


@final
class Transformed(Event):
    def __init__(self, seat: int, hex: int, terrain: int, spades: int) -> None:
        self.seat: Final = seat
        self.hex: Final = hex
        self.terrain: Final = terrain
        self.spades: Final = spades

    def text(self) -> Text:
        return Text(
            "log-transformed",
            who=SeatName(self.seat),
            hex=NAMES[self.hex],
            terrain=terrain_text(self.terrain),
            spades=self.spades,
        )

    def places(self) -> list[str]:
        return [NAMES[self.hex]]


@final
class Dug(Event):
    """Spades bought."""

    def __init__(self, seat: int, spades: int) -> None:
        self.seat: Final = seat
        self.spades: Final = spades

    def text(self) -> Text:
        return Text("log-dug", who=SeatName(self.seat), spades=self.spades)


@final
class SpadesGot(Event):
    """Spades of a cult reward, an action or a stronghold; and what the seat has then."""

    def __init__(self, seat: int, spades: int, holdings: list[int]) -> None:
        self.seat: Final = seat
        self.spades: Final = spades
        self.holdings: Final = holdings

    def text(self) -> Text:
        return Text("log-spades", who=SeatName(self.seat), spades=self.spades)


@final
class Skipped(Event):
    """A tunnel or a carpet flight."""

    def __init__(self, seat: int, hex: int) -> None:
        self.seat: Final = seat
        self.hex: Final = hex

    def text(self) -> Text:
        return Text("log-skipped", who=SeatName(self.seat), hex=NAMES[self.hex])

    def places(self) -> list[str]:
        return [NAMES[self.hex]]


@final
class GivenUp(Event):
    def __init__(self, seat: int, what: str, number: int) -> None:
        self.seat: Final = seat
        self.what: Final = what
        self.number: Final = number

    def text(self) -> Text:
        return Text(f"log-given-up-{self.what}", who=SeatName(self.seat), number=self.number)


@final
class Advanced(Event):
    """A step on the shipping or spade track."""

    def __init__(self, seat: int, track: str, level: int) -> None:
        self.seat: Final = seat
        self.track: Final = track
        self.level: Final = level

    def text(self) -> Text:
        return Text(f"log-advanced-{self.track}", who=SeatName(self.seat), level=self.level)

    def places(self) -> list[str]:
        return [f"track:{self.track}"]


@final
class Sent(Event):
    """A priest sent to a cult; `steps` 1 means that it came back to the reserve."""

    def __init__(self, seat: int, cult: int, steps: int) -> None:
        self.seat: Final = seat
        self.cult: Final = cult
        self.steps: Final = steps

    def text(self) -> Text:
        return Text(
            "log-sent", who=SeatName(self.seat), cult=cult_text(self.cult), steps=self.steps
        )

    def places(self) -> list[str]:
        return [f"cult:{CULTS[self.cult]}:{self.steps}"]


@final
class Stepped(Event):
    """A marker moved on a cult track."""

    def __init__(self, seat: int, cult: int, start: int, end: int, power: int) -> None:
        self.seat: Final = seat
        self.cult: Final = cult
        self.start: Final = start
        self.end: Final = end
        self.power: Final = power

    def text(self) -> Text:
        return Text(
            "log-stepped",
            who=SeatName(self.seat),
            cult=cult_text(self.cult),
            start=self.start,
            end=self.end,
            power=self.power,
        )

    def places(self) -> list[str]:
        return [f"cult:{CULTS[self.cult]}"]


@final
class Used(Event):
    """An action space covered."""

    def __init__(self, seat: int, action: int) -> None:
        self.seat: Final = seat
        self.action: Final = action

    def text(self) -> Text:
        name = ACTIONS[self.action]
        return Text("log-used", who=SeatName(self.seat), action=Text(f"action-{name}"), name=name)

    def places(self) -> list[str]:
        return [f"action:{ACTIONS[self.action]}"]


@final
class Bridged(Event):
    def __init__(self, seat: int, site: int) -> None:
        self.seat: Final = seat
        self.site: Final = site

    def text(self) -> Text:
        return Text("log-bridged", who=SeatName(self.seat), site=SITE_NAMES[self.site])

    def places(self) -> list[str]:
        one, other = [NAMES[hex] for hex in SITES[self.site]]
        return [f"bridge:{one}:{other}", one, other]


@final
class TookFavour(Event):
    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def text(self) -> Text:
        name = FAVOUR_NAMES[self.tile]
        return Text("log-favour", who=SeatName(self.seat), tile=name, what=Text(f"tile-{name}"))

    def places(self) -> list[str]:
        return [f"favour:{FAVOUR_NAMES[self.tile]}"]


@final
class Founded(Event):
    """A town and the tile taken for it."""

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def text(self) -> Text:
        name = TOWN_NAMES[self.tile]
        return Text("log-town", who=SeatName(self.seat), tile=name, what=Text(f"tile-{name}"))

    def places(self) -> list[str]:
        return [f"town:{TOWN_NAMES[self.tile]}"]


@final
class Connected(Event):
    """Mermaids skipped a river hex for a town."""

    def __init__(self, seat: int, river: int) -> None:
        self.seat: Final = seat
        self.river: Final = river

    def text(self) -> Text:
        return Text("log-connected", who=SeatName(self.seat), river=NAMES[self.river])

    def places(self) -> list[str]:
        return [NAMES[self.river]]


@final
class Passed(Event):
    """Passed, with the bonus tile taken (or none) and the coins on it; also the first choice."""

    def __init__(self, seat: int, tile: int, coins: int, first: bool) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.coins: Final = coins
        self.first: Final = first

    def text(self) -> Text:
        who = SeatName(self.seat)
        if self.tile < 0:
            return Text("log-passed-last", who=who)
        name = BONUS_NAMES[self.tile]
        message = "log-bonus" if self.first else "log-passed"
        return Text(message, who=who, tile=name, what=Text(f"tile-{name}"), coins=self.coins)

    def places(self) -> list[str]:
        return [] if self.tile < 0 else [f"bonus:{BONUS_NAMES[self.tile]}"]


@final
class RoundBegan(Event):
    def __init__(self, round: int) -> None:
        self.round: Final = round

    def text(self) -> Text:
        return Text("log-round", round=self.round)


@final
class RoundEnded(Event):
    """All have passed (round 0: the set-up is done); what everybody has before the rewards."""

    def __init__(self, round: int, holdings: list[list[int]]) -> None:
        self.round: Final = round
        self.holdings: Final = holdings

    def text(self) -> Text:
        return Text("log-round-ended" if self.round else "log-setup-ended", round=self.round)


@final
class Left(Event):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def text(self) -> Text:
        return Text("log-left", who=SeatName(self.seat))
