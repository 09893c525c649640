"""What happens in Haunted Lands, for the log and the charts."""

from __future__ import annotations

from typing import Final, final

from loci.core.event import Event
from loci.core.text import SeatName, Text
from loci.core.view import OPEN
from loci.games.haunted_lands.state.land import NAMES
from loci.games.haunted_lands.state.registry import building_name
from loci.games.haunted_lands.state.terms import DECKS, GOODS, HAUNTED, TERRAINS, TRACKS

_REWARDS: Final = ("purse", "cache", "blessing")  # the results that have words


def good_text(good: int) -> Text:
    return Text(f"good-{GOODS[good]}")


def reward_text(reward: str) -> Text:
    """A result of the Reward die; one of a user's own components bears its own name."""
    return Text(f"reward-{reward}") if reward in _REWARDS else Text("reward-own", name=reward)


@final
class RoundBegan(Event):
    __slots__ = ("round", "season")

    def __init__(self, season: int, round: int) -> None:
        self.season: Final = season
        self.round: Final = round

    def text(self) -> Text:
        return Text("log-round", season=self.season, round=self.round)


@final
class TerrainRolled(Event):
    __slots__ = ("seat", "terrain")

    def __init__(self, seat: int, terrain: int) -> None:
        self.seat: Final = seat
        self.terrain: Final = terrain

    def text(self) -> Text:
        terrain = Text(f"terrain-{TERRAINS[self.terrain]}")
        return Text("log-terrain-rolled", who=SeatName(self.seat), terrain=terrain)


@final
class SpectrePlaced(Event):
    __slots__ = ("hex",)

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex

    def text(self) -> Text:
        return Text("log-spectre", hex=NAMES[self.hex])

    def places(self) -> list[str]:
        return [NAMES[self.hex]]


@final
class Travelled(Event):
    __slots__ = ("cost", "hex", "seat")

    def __init__(self, seat: int, hex: int, cost: int) -> None:
        self.seat: Final = seat
        self.hex: Final = hex
        self.cost: Final = cost

    def text(self) -> Text:
        return Text("log-travel", who=SeatName(self.seat), hex=NAMES[self.hex], cost=self.cost)

    def places(self) -> list[str]:
        return [NAMES[self.hex]]


@final
class Harvested(Event):
    """A Good taken from the land; without room it was not `kept`."""

    __slots__ = ("good", "hex", "kept", "seat")

    def __init__(self, seat: int, hex: int, good: int, kept: bool) -> None:
        self.seat: Final = seat
        self.hex: Final = hex
        self.good: Final = good
        self.kept: Final = kept

    def text(self) -> Text:
        message = "log-harvest" if self.kept else "log-harvest-lost"
        good = good_text(self.good)
        return Text(message, who=SeatName(self.seat), hex=NAMES[self.hex], good=good)

    def places(self) -> list[str]:
        return [NAMES[self.hex]]


@final
class GoodsGained(Event):
    """Goods that came in by Yield, reward or skill; `lost` found no room."""

    __slots__ = ("good", "lost", "number", "seat")

    def __init__(self, seat: int, good: int, number: int, lost: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        self.number: Final = number
        self.lost: Final = lost

    def text(self) -> Text:
        return Text(
            "log-gain",
            who=SeatName(self.seat),
            good=good_text(self.good),
            number=self.number,
            lost=self.lost,
        )


@final
class Built(Event):
    __slots__ = ("building", "hex", "seat")

    def __init__(self, seat: int, hex: int, building: int) -> None:
        self.seat: Final = seat
        self.hex: Final = hex
        self.building: Final = building

    def text(self) -> Text:
        building = Text(f"building-{building_name(self.building)}")
        return Text("log-build", who=SeatName(self.seat), hex=NAMES[self.hex], building=building)

    def places(self) -> list[str]:
        return [NAMES[self.hex]]


@final
class Persuaded(Event):
    __slots__ = ("hex", "reward", "seat")

    def __init__(self, seat: int, hex: int, reward: str) -> None:
        self.seat: Final = seat
        self.hex: Final = hex
        self.reward: Final = reward

    def text(self) -> Text:
        reward = reward_text(self.reward)
        return Text("log-persuade", who=SeatName(self.seat), hex=NAMES[self.hex], reward=reward)

    def places(self) -> list[str]:
        return [NAMES[self.hex]]


@final
class PecuniaGained(Event):
    __slots__ = ("amount", "seat")

    def __init__(self, seat: int, amount: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount

    def text(self) -> Text:
        return Text("log-pecunia", who=SeatName(self.seat), amount=self.amount)


@final
class ValourGained(Event):
    __slots__ = ("amount", "now", "seat")

    def __init__(self, seat: int, amount: int, now: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount
        self.now: Final = now

    def text(self) -> Text:
        return Text("log-valour", who=SeatName(self.seat), amount=self.amount, now=self.now)


@final
class Sold(Event):
    __slots__ = ("goods", "seat")

    def __init__(self, seat: int, goods: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.goods: Final = goods

    def text(self) -> Text:
        goods = [good_text(good) for good in self.goods]
        return Text("log-sell", who=SeatName(self.seat), goods=goods)


@final
class Learned(Event):
    __slots__ = ("deck", "seat", "skill")

    def __init__(self, seat: int, deck: int, skill: int) -> None:
        self.seat: Final = seat
        self.deck: Final = deck
        self.skill: Final = skill

    def text(self) -> Text:
        deck = Text(f"deck-{DECKS[self.deck]}")
        return Text("log-learn", who=SeatName(self.seat), deck=deck, skill=self.skill)


@final
class Trained(Event):
    __slots__ = ("seat", "track")

    def __init__(self, seat: int, track: int) -> None:
        self.seat: Final = seat
        self.track: Final = track

    def text(self) -> Text:
        return Text("log-train", who=SeatName(self.seat), track=Text(f"track-{TRACKS[self.track]}"))


@final
class Refreshed(Event):
    __slots__ = ("seat", "track")

    def __init__(self, seat: int, track: int) -> None:
        self.seat: Final = seat
        self.track: Final = track

    def text(self) -> Text:
        return Text(
            "log-refresh", who=SeatName(self.seat), track=Text(f"track-{TRACKS[self.track]}")
        )


@final
class TurnEnded(Event):
    """A Turn was ended, or ended by itself because no action was possible."""

    __slots__ = ("by_itself", "seat")

    def __init__(self, seat: int, by_itself: bool) -> None:
        self.seat: Final = seat
        self.by_itself: Final = by_itself

    def text(self) -> Text:
        return Text("log-end-itself" if self.by_itself else "log-end", who=SeatName(self.seat))


@final
class Ranked(Event):
    """The Order tokens were handed out anew."""

    __slots__ = ("order",)

    def __init__(self, order: list[int]) -> None:
        self.order: Final = order

    def text(self) -> Text:
        return Text("log-ranking", first=SeatName(self.order[0]), last=SeatName(self.order[-1]))


@final
class SeasonEnded(Event):
    __slots__ = ("season",)

    def __init__(self, season: int) -> None:
        self.season: Final = season

    def text(self) -> Text:
        return Text("log-season-end", season=self.season)


@final
class QuestsChosen(Event):
    """Others see that, not what, was chosen."""

    __slots__ = ("cards", "number", "seat")

    def __init__(self, seat: int, number: int, cards: list[int]) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.cards: Final = cards

    def text(self) -> Text:
        who = SeatName(self.seat)
        if not self.cards:
            return Text("log-quests-secret", who=who, number=self.number)
        quests = [Text("quest-quoted", quest=Text(f"quest-{card}")) for card in self.cards]
        return Text("log-quests", who=who, quests=quests)

    def seen_by(self, viewer: int) -> Event | None:
        if viewer in (self.seat, OPEN):
            return self
        return QuestsChosen(self.seat, self.number, [])


@final
class QuestScored(Event):
    __slots__ = ("card", "seat", "valour")

    def __init__(self, seat: int, card: int, valour: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.valour: Final = valour

    def text(self) -> Text:
        quest = Text(f"quest-{self.card}")
        return Text("log-quest-scored", who=SeatName(self.seat), quest=quest, valour=self.valour)


@final
class SpectreCardChosen(Event):
    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def text(self) -> Text:
        card = Text(f"spectre-card-{self.card}")
        return Text("log-spectre-card", who=SeatName(self.seat), card=card)


@final
class ReserveShort(Event):
    """As things stand, the next Haunting finds too few Spectres in the reserve."""

    __slots__ = ("missing", "reserve")

    def __init__(self, reserve: int, missing: int) -> None:
        self.reserve: Final = reserve
        self.missing: Final = missing

    def text(self) -> Text:
        return Text("log-reserve-short", reserve=self.reserve, missing=self.missing)


@final
class Overrun(Event):
    """The common defeat: Kalena is haunted, or not all Spectres could be placed, because the
    reserve was short (our ruling) or no place was left."""

    __slots__ = ("kalena", "reserve")

    def __init__(self, kalena: bool, reserve: int) -> None:
        self.kalena: Final = kalena
        self.reserve: Final = reserve

    def text(self) -> Text:
        if self.kalena:
            return Text("log-lost-kalena")
        if self.reserve < HAUNTED:
            return Text("log-lost-reserve", reserve=self.reserve)
        return Text("log-lost-placing")
