"""What main events of Jagged Earth leave in force: for this turn, for a later one, or for good."""

from __future__ import annotations

from typing import ClassVar, Final, final

from loci.games.spirit_island.content.events.parts import bring
from loci.games.spirit_island.content.fear.jagged import about_to_ravage
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.effects import use_up
from loci.games.spirit_island.rules.events.step import choose_land, event_act
from loci.games.spirit_island.rules.invaders.cards import lands_of_card
from loci.games.spirit_island.rules.island.isolation import choice_for_invaders
from loci.games.spirit_island.rules.island.lands import is_lowest, numbered
from loci.games.spirit_island.rules.powers.power import Power
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.spirits.elements import usable_cards
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state.piles import EXTRA_SPACE
from loci.games.spirit_island.state.registry import BOARDS


def _board_field() -> Field:
    return Field.word("board", lambda: tuple(BOARDS), needed=True)


def is_on(table: SpiritTable, land: int, board: str) -> bool:
    """Whether a land is on the board of this letter."""
    return table.island.is_on(land, table.island.boards.index(board))


# -- blight ----------------------------------------------------------------------------------------


@final
class BountyExhausted(Effect):
    """In lands without presence 1 damage adds blight."""

    kind = "the-lands-bounty-exhausted"

    def less_for_blight(self, table: SpiritTable, seat: int, land: int) -> int:
        return 0 if anybody_in(table, land) else 1


@final
class DepletedSoil(Effect):
    """In lands with towns or cities 1 damage adds blight."""

    kind = "depleted-soil"

    def less_for_blight(self, table: SpiritTable, seat: int, land: int) -> int:
        return 1 if has(table, land, *BUILDINGS) else 0


@final
class BlightFromTheBox(Effect):
    """The next blight of this turn comes from the box."""

    kind = "blight-from-the-box"
    lasts: ClassVar[str] = NEXT_TIME

    def boxes_blight(self, act: Act, seat: int, land: int) -> Replacing:
        yield from ()
        return True


# -- ravages ---------------------------------------------------------------------------------------


@final
class CooperatingTowns(Effect):
    """1 damage more in lands with towns or cities and without strife."""

    kind = "cooperation-among-towns"

    def more_damage(self, table: SpiritTable, seat: int, land: int) -> int:
        return 1 if has(table, land, *BUILDINGS) and not strife_in(table, land) else 0


@final
class CivicEngagement(Effect):
    """On a board 1 damage more in lands with towns or cities."""

    kind = "civic-engagement"
    fields = (_board_field(),)

    def __init__(self, board: str) -> None:
        super().__init__()
        self.board: Final = board

    def more_damage(self, table: SpiritTable, seat: int, land: int) -> int:
        return 1 if is_on(table, land, self.board) and has(table, land, *BUILDINGS) else 0


@final
class ForeignDignitaries(Effect):
    """2 damage more in the lowest land of each board that a ravage card names."""

    kind = "foreign-dignitaries-visit"

    def more_damage(self, table: SpiritTable, seat: int, land: int) -> int:
        named = [other for other in table.island.lands if about_to_ravage(table, other)]
        return 2 if is_lowest(table, land, named) else 0


@final
class Crowds(Effect):
    """Invaders ravage only where they are more than the terror level, with more damage perhaps."""

    kind = "no-bravery-without-numbers"
    fields = (Field.number("more"),)

    def __init__(self, more: int = 0) -> None:
        super().__init__()
        self.more: Final = more

    def stops(self, table: SpiritTable, seat: int, action: int, land: int) -> bool:
        return action == RAVAGE and invaders(table, land) <= table.terror

    def more_damage(self, table: SpiritTable, seat: int, land: int) -> int:
        return self.more


@final
class RavageBonus(Effect):
    """So much more damage in every land that is ravaged."""

    kind = "ravage-bonus"
    fields = (Field.number("more"),)

    def __init__(self, more: int = 0) -> None:
        super().__init__()
        self.more: Final = more

    def more_damage(self, table: SpiritTable, seat: int, land: int) -> int:
        return self.more


@final
class Xenophobia(Effect):
    """In lands with dahan each invader deals 1 less to the land and 1 more to the dahan."""

    kind = "xenophobia"

    def shifts_damage(self, table: SpiritTable, seat: int, land: int) -> int:
        return 1 if has(table, land, DAHAN) else 0


@final
class PullTogether(Effect):
    """1 strife on each invader is ignored."""

    kind = "pull-together-in-adversity"

    def ignores_strife(self, table: SpiritTable, seat: int) -> int:
        return 1


@final
class RelentlessOptimism(Effect):
    """Destroyed towns and cities frighten nobody."""

    kind = "relentless-optimism"

    def calms(self, table: SpiritTable, seat: int, kind: int) -> bool:
        return kind in BUILDINGS


@final
class RavageSkipped(Effect):
    """On a board one ravage of a card may be skipped; perhaps only where dahan outnumber the towns
    and cities. The players decide when it would happen (SX-14.1)."""

    kind = "one-ravage-skipped"
    lasts: ClassVar[str] = NEXT_TIME
    fields = (_board_field(), Field.flag("outnumbered", "number", 1))

    def __init__(self, board: str, outnumbered: bool = False) -> None:
        super().__init__()
        self.board: Final = board
        self.outnumbered: Final = outnumbered

    def prevents(self, act: Act, seat: int, action: int) -> Replacing:
        table, land = act.table, act.land
        if action != RAVAGE or not act.card or not is_on(table, land, self.board):
            return False
        dahan, built = count(table, land, DAHAN), count(table, land, *BUILDINGS)
        if self.outnumbered and dahan <= built:
            return False
        prompt = Text("ask-skip-ravage", land=table.island.names[land])
        return (yield from ask_yes(act.chooser(land), prompt))


# -- builds and explores ---------------------------------------------------------------------------


@final
class FrontierCalls(Effect):
    """1 explorer more in explored lands without towns and cities."""

    kind = "the-frontier-calls"

    def more_explorers(self, table: SpiritTable, seat: int, land: int) -> int:
        return 0 if has(table, land, *BUILDINGS) else 1


@final
class FortuneSeekers(Effect):
    """The next explore card names all lands without towns and cities, and nobody escalates."""

    kind = "fortune-seekers"
    lasts: ClassVar[str] = NEXT_EXPLORE

    def names_lands(
        self, table: SpiritTable, seat: int, action: int, lands: list[int]
    ) -> list[int]:
        if action != EXPLORE:
            return lands
        return [land for land in table.island.lands if not has(table, land, *BUILDINGS)]

    def ignores_escalation(self, table: SpiritTable, seat: int) -> bool:
        return True

    def after_explore(self, table: SpiritTable, seat: int, card: str) -> Script:
        """Another card of the same step names its own lands."""
        use_up(table, self)
        yield from ()


@final
class Mapmakers(Effect):
    """Wilds keep no explorer away, and on boards without wilds 1 more comes."""

    kind = "mapmakers-chart-the-wild"

    def idles(self, table: SpiritTable, seat: int, kind: int) -> bool:
        return kind == WILDS

    def more_explorers(self, table: SpiritTable, seat: int, land: int) -> int:
        island = table.island
        for slot in island.boards_of(land):
            if not any([has(table, other, WILDS) for other in island.lands_on(slot)]):
                return 1
        return 0


@final
class FundingCut(Effect):
    """On a board build cards leave out the highest land that they name."""

    kind = "funding-cut"
    fields = (_board_field(),)

    def __init__(self, board: str) -> None:
        super().__init__()
        self.board: Final = board

    def stops_normal(
        self, table: SpiritTable, seat: int, action: int, land: int, card: str
    ) -> bool:
        return action == BUILD and land == highest_of(table, self.board, card)


@final
class FundingRaised(Effect):
    """On a board build cards build once more in the highest land that they name."""

    kind = "funding-raised"
    fields = (_board_field(),)

    def __init__(self, board: str) -> None:
        super().__init__()
        self.board: Final = board

    def builds_more(self, table: SpiritTable, seat: int, card: str) -> list[int]:
        land = highest_of(table, self.board, card)
        extra = card in table.piles[EXTRA_SPACE]  # no normal build, which loses none either
        return [land] if land != NOWHERE and not extra else []


def highest_of(table: SpiritTable, board: str, card: str) -> int:
    """The highest land of a board that a card names, or NOWHERE."""
    slot = table.island.boards.index(board)
    named = numbered(table, slot, lands_of_card(table, card))
    return named[-1] if named else NOWHERE


@final
class EagerExplorers(Effect):
    """On a board 1 explorer comes after the next build, to an adjacent land without invaders."""

    kind = "eager-explorers"
    fields = (_board_field(),)

    def __init__(self, board: str) -> None:
        super().__init__()
        self.board: Final = board

    def built(self, act: Act, seat: int, kind: int) -> Script:
        table = act.table
        if not is_on(table, act.land, self.board):
            return
        use_up(table, self)
        one = event_act(table, self.kind)
        free = choice_for_invaders(table, act.land, lambda land: not invaders(table, land))
        one.land = yield from choose_land(one, free)
        if one.land != NOWHERE:
            yield from bring(one, EXPLORER)
        yield from finish(one)


# -- powers ----------------------------------------------------------------------------------------


@final
class SlowNextTurn(Effect):
    """In the next turn all powers of a seat are slow."""

    kind = "slow-next-turn"
    fields = (Field.seat(needed=True),)

    def becomes(self) -> Effect:
        return AllSlow(seat=self.seat)


@final
class AllSlow(Effect):
    """All powers of a seat are slow, whatever else there is."""

    kind = "all-slow"
    fields = (Field.seat(needed=True),)

    def speed(self, table: SpiritTable, seat: int, power: Power, speed: int) -> int:
        innates = spirit_of(table, seat).innates
        return SLOW if power.id in (*usable_cards(table, seat), *innates) else speed

    def stays_slow(self, table: SpiritTable, seat: int, user: int) -> bool:
        return user == seat


for effect in (
    BountyExhausted,
    DepletedSoil,
    BlightFromTheBox,
    CooperatingTowns,
    CivicEngagement,
    ForeignDignitaries,
    Crowds,
    RavageBonus,
    Xenophobia,
    PullTogether,
    RelentlessOptimism,
    RavageSkipped,
    FrontierCalls,
    FortuneSeekers,
    Mapmakers,
    FundingCut,
    FundingRaised,
    EagerExplorers,
    SlowNextTurn,
    AllSlow,
):
    register_effect(effect)
