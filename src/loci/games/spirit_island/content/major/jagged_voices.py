"""Major powers of Jagged Earth that settle among the beasts, and command explorers."""

from __future__ import annotations

from typing import final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.asking import ask_number
from loci.games.spirit_island.rules.island.swarming import count_as


@final
class HuntingGrounds(Effect):
    """Presence of the seat may count as badlands and as beasts, and cannot move."""

    kind = "hunting-grounds"
    fields = (Field.seat(needed=True),)

    def counts_as(self, table: SpiritTable, seat: int, land: int, kinds: tuple[int, ...]) -> int:
        return table.seats[self.seat].presence[land]

    def choose_badlands(self, act: Act, seat: int, land: int) -> Script:
        """Each counts as badlands for an Action or not (SX-20.3); where no dahan are that it could
        harm, all do."""
        table = act.table
        there = table.seats[self.seat].presence[land]
        if not there or self._chosen(act, land) >= 0:
            return
        if has(table, land, DAHAN):
            prompt = count_as(table, land, BADLANDS)
            numbers = list(range(there + 1))
            there = yield from ask_number(self.seat, prompt, verbs.COUNT, numbers)
        act.whole().marks.append(f"{self._mark(land)}{there}")

    def counts_as_badlands(self, act: Act, seat: int, land: int) -> int:
        return max(0, self._chosen(act, land))

    def holds_presence(self, table: SpiritTable, seat: int, user: int) -> bool:
        return user == self.seat

    def _chosen(self, act: Act, land: int) -> int:
        """How many count as badlands for this Action; -1 if that is not said yet."""
        start = self._mark(land)
        for mark in act.whole().marks:
            if mark.startswith(start):
                return int(mark.removeprefix(start))
        return -1

    def _mark(self, land: int) -> str:
        return f"{self.kind} {self.seat} {land} "


register_effect(HuntingGrounds)


@card(
    "major",
    "settle-into-hunting-grounds",
    3,
    FAST,
    "moon fire plant animal",
    None,
    ITSELF,
    "2 plant 3 animal",
    set=JAGGED,
)
def settle_into_hunting_grounds(act: Act) -> Script:
    """Your presence may count as badlands and beasts this turn, and cannot move; 2 fear, and 2
    damage in one of your lands."""
    grounds = HuntingGrounds(seat=act.target)
    if grounds not in act.table.effects:  # a repeat makes no presence two badlands (SX-20.2)
        lasting(act.table, grounds, "log-hunting-grounds")
    if act.has():
        fear(act, 2)
        land = yield from choose_land(act, lands_of(act.table, act.target))
        if land != NOWHERE:
            yield from damage(act, 2, land=land)


@final
class Commanded(Effect):
    """Explorers of the land fight beside the dahan in ravages."""

    kind = "commanded"
    fields = (Field.land(), Field.seat())

    def joins_dahan(self, table: SpiritTable, seat: int, land: int, kind: int) -> bool:
        return land == self.land and kind == EXPLORER


register_effect(Commanded)


@card(
    "major",
    "voice-of-command",
    3,
    FAST,
    "sun air",
    sacred_site(1),
    DAHAN_LAND,
    "3 sun 2 air",
    set=JAGGED,
)
def voice_of_command(act: Act) -> Script:
    """Gather up to 2 explorers, towns or dahan first; 1 damage for each dahan and explorer, to
    towns and cities only; defend 2; explorers side with the dahan in ravages."""
    table, land = act.table, act.land
    if act.has():
        yield from gather(act, 2, EXPLORER, TOWN, DAHAN, up_to=True)
    yield from damage(act, count(table, land, DAHAN, EXPLORER), *BUILDINGS)
    defend(act, 2)
    lasting(table, Commanded(land, act.seat), "log-commanded")
