"""Powers Long Forgotten: sources of power lie hidden on the island, for whoever searches first."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.content.adversaries.reinforcements import choose_land
from loci.games.spirit_island.content.scenarios import forgotten_sources as sources
from loci.games.spirit_island.content.scenarios.forgotten_sources import (
    Searched,
    SourceFound,
    found,
    held,
    serve_invaders,
    serves,
    serves_spirits,
    use_source,
)
from loci.games.spirit_island.rules.act import (
    EXPLORE_ACT,
    PARTS,
    RULE,
    SCENARIO,
    Act,
    decider,
)
from loci.games.spirit_island.rules.adversary import level_of
from loci.games.spirit_island.rules.asking import ask, ask_yes
from loci.games.spirit_island.rules.effect import FOR_GOOD, Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import effects_of, lasting, use_up
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.actions import build
from loci.games.spirit_island.rules.invaders.blight import add_blight
from loci.games.spirit_island.rules.island.pieces import count, has, invaders
from loci.games.spirit_island.rules.island.presence import move_presence
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.scenario import Scenario
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import STOP, AddPresence, Number
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.registry import POWERS, SCENARIOS
from loci.games.spirit_island.state.steps import SPIRIT_PHASE
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BUILDINGS,
    CLAW,
    DAHAN,
    FIRE,
    INVADERS,
    JUNGLE,
    NOBODY,
    NOWHERE,
    SANDS,
    WETLAND,
    kind_of,
)

FORGOTTEN: Final = "powers-long-forgotten"
MARKERS: Final = 4  # per board
SEARCHERS: Final = 2  # invaders who search a land
FRENCH: Final = 3  # as many of them against France
DAHAN_NEEDED: Final = 3
POINTS: Final = 2  # for each source that was found and never used
RESTED: Final = 2  # energy for a spirit that reclaims nothing
PRICE: Final = 1  # energy for what a source of the invaders forbids
PAID: Final = "source paid"
REFUSED: Final = "source refused"
BUILT_AT_ONCE: Final = "source build"


@final
class HiddenMarker(Effect):
    """A marker lies face down in the land; what it is, chance tells when it is turned up."""

    kind = "hidden-marker"
    lasts = FOR_GOOD
    face_down = True
    fields = (Field.land(),)

    def __init__(self, land: int = NOWHERE) -> None:
        super().__init__(land)


register_effect(HiddenMarker)


@final
class HasReclaimed(Effect):
    """The seat has taken cards back in this spirit phase."""

    kind = "has-reclaimed"
    fields = (Field.seat(needed=True),)


register_effect(HasReclaimed)


@final
class HasShifted(Effect):
    """The seat has shifted presence among the sands in this step."""

    kind = "has-shifted"
    fields = (Field.seat(needed=True), Field.word("step", lambda: ("spirits", "fast", "slow")))

    def __init__(self, seat: int = NOBODY, step: str = "") -> None:
        super().__init__(seat=seat)
        self.step: Final = step


register_effect(HasShifted)


@final
class PowersLongForgotten(Scenario):
    grow_in_turn = True  # a source that was kept may empty a land

    def __init__(self) -> None:
        super().__init__(FORGOTTEN, difficulty=1, set=CLAW)

    # -- searching ------------------------------------------------------------------------------

    def prepare(self, act: Act) -> Script:
        """Four markers on each board, in lands without dahan."""
        table = act.table
        for board in table.island.slots:
            free = [land for land in table.island.lands_on(board) if not has(table, land, DAHAN)]
            while len(free) > MARKERS:
                spared = yield from choose_land(table, "ask-source-spared", free)
                free.remove(spared)
            for land in free:
                lasting(table, HiddenMarker(land))

    def triggers(self, act: Act, seat: int) -> None:
        if act.kind not in PARTS and searched(act.table) is not None:
            act.trigger(FORGOTTEN, _search_all)

    def answers(self, table: SpiritTable, seat: int, user: int) -> list[Move]:
        """A source that was kept may be used, and presence be shifted among the sands."""
        moves: list[Move] = [Number(verbs.AWAKEN, source) for source in held(table)]
        if serves_spirits(table, sources.SANDS_SOURCE) and not _has_shifted(table, user):
            moves += _shifts(table, user)
        return moves

    def answer(self, table: SpiritTable, seat: int, user: int, move: Move) -> Script:
        if isinstance(move, Number):
            yield from use_source(table, move.number)
        else:
            assert isinstance(move, AddPresence)
            lasting(table, HasShifted(user, table.step))
            yield from _shift_all(table, user, move)

    def makes_energy(self, table: SpiritTable, seat: int) -> bool:
        """Nobody is asked only because presence might be shifted."""
        return not held(table)

    def more_points(self, table: SpiritTable) -> int:
        return POINTS * len(held(table))

    # -- sources of the spirits -----------------------------------------------------------------

    def more_power_damage(self, act: Act, seat: int) -> int:
        return 1 if _is_fiery(act) and serves_spirits(act.table, sources.FIRE_SOURCE) else 0

    def more_income(self, table: SpiritTable, seat: int, user: int) -> int:
        """2 energy for a spirit that reclaims nothing."""
        if not serves_spirits(table, sources.WETLAND_SOURCE):
            return 0
        return 0 if effects_of(table, HasReclaimed.kind, user) else RESTED

    def reclaimed(self, table: SpiritTable, seat: int, user: int) -> None:
        """Who reclaims after having got them gives them back, as far as there are any left."""
        if table.step != SPIRIT_PHASE or effects_of(table, HasReclaimed.kind, user):
            return
        owner = table.seats[user]
        if owner.income_taken and serves_spirits(table, sources.WETLAND_SOURCE):
            add_energy(table, user, -min(RESTED, owner.energy))
        lasting(table, HasReclaimed(seat=user))

    def forgets_nothing(self, table: SpiritTable, seat: int, user: int) -> bool:
        return serves_spirits(table, sources.BUILDING_SOURCE)

    def more_range(self, table: SpiritTable, seat: int, user: int) -> int:
        return 1 if serves_spirits(table, sources.MOVING_SOURCE) else 0

    # -- sources of the invaders ----------------------------------------------------------------

    def shields(self, act: Act, seat: int, land: int) -> Replacing:
        """Powers with fire hurt nobody, unless 1 energy more is paid for them."""
        if not _is_fiery(act) or not serves(act.table, sources.FIRE_SOURCE):
            return False
        paid = yield from _pay_once(act, "ask-source-fire")
        return not paid

    def builds_also_in(self, table: SpiritTable, seat: int, lands: list[int]) -> list[int]:
        """Invaders in any sands count as being in all."""
        if not serves(table, sources.SANDS_SOURCE):
            return []
        if not any([invaders(table, land) for land in _sands(table)]):
            return []
        return [land for land in lands if table.island.terrain[land] == SANDS]

    def opens_source(self, table: SpiritTable, seat: int, land: int) -> bool:
        if table.island.terrain[land] != SANDS or not serves(table, sources.SANDS_SOURCE):
            return False
        return any([has(table, other, *BUILDINGS) for other in _sands(table)])

    def added(self, act: Act, seat: int, land: int, code: int) -> Script:
        """They build at once where they explore a wetland; the first building in a jungle or
        wetland brings blight."""
        table, kind = act.table, kind_of(code)
        terrain = table.island.terrain[land]
        if kind in BUILDINGS and terrain in (JUNGLE, WETLAND):
            first = count(table, land, *BUILDINGS) == 1
            if first and serves(table, sources.BUILDING_SOURCE):
                yield from add_blight(act, land)
        explored = kind in INVADERS and act.kind == EXPLORE_ACT and terrain == WETLAND
        # However many come, and be it a town in the place of an explorer, it was one explore.
        if explored and serves(table, sources.WETLAND_SOURCE) and act.once(BUILT_AT_ONCE):
            yield from build(table, land)

    def before_moving(self, act: Act, seat: int, kinds: tuple[int, ...]) -> Script:
        """Powers move no invaders, unless 1 energy more is paid for them."""
        if not act.power or not serves(act.table, sources.MOVING_SOURCE):
            return
        if any([kind in INVADERS for kind in kinds]):
            yield from _pay_once(act, "ask-source-moving")

    def forbids_moving(self, act: Act, seat: int, code: int, end: int) -> bool:
        if not act.power or kind_of(code) not in INVADERS:
            return False
        return serves(act.table, sources.MOVING_SOURCE) and PAID not in act.marks

    def forbids_target(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Where they have found the last source no power reaches."""
        return any(
            [
                one.land == land and one.source == sources.VOID_SOURCE and not one.by_spirits
                for one in found(table)
            ]
        )


SCENARIOS[FORGOTTEN] = PowersLongForgotten()


# -- searching -------------------------------------------------------------------------------------


def searched(table: SpiritTable) -> HiddenMarker | None:
    """A marker whose land is searched now."""
    needed = FRENCH if level_of(table, "france") >= 0 else SEARCHERS
    for effect in table.effects:
        if isinstance(effect, HiddenMarker):
            many = invaders(table, effect.land) >= needed
            if many or count(table, effect.land, DAHAN) >= DAHAN_NEEDED:
                return effect
    return None


def _search_all(cause: Act) -> Script:
    table = cause.table
    marker = searched(table)
    while marker is not None and not table.ending:
        act = Act(table, SCENARIO, land=marker.land, parent=cause, word=FORGOTTEN)
        yield from _search(act, marker)
        yield from finish(act)
        marker = searched(table)


def _search(act: Act, marker: HiddenMarker) -> Script:
    """Turn a marker up; what nobody has seen is left to chance. Where both could search a land, the
    players do."""
    table, land = act.table, act.land
    left = len([effect for effect in table.effects if isinstance(effect, HiddenMarker)])
    use_up(table, marker)
    table.revealed += 1
    numbered = 1 + len(table.island.laid) - len(found(table))
    if table.rng.below("markers", left) >= numbered:
        if table.sink is not None:
            table.sink.append(Searched(table.island.names[land], "log-marker-blank"))
        return
    known = [one.source for one in found(table)]
    unseen = [source for source in sources.SOURCES if source not in known]
    source = table.rng.pick("sources", unseen)
    by_spirits = count(table, land, DAHAN) >= DAHAN_NEEDED
    message = "log-source-spirits" if by_spirits else "log-source-invaders"
    says = Text(f"text-source-{source}" if by_spirits else f"text-source-{source}-invaders")
    lasting(table, SourceFound(land, source, by_spirits), message, number=source, text=says)
    if not by_spirits:
        yield from serve_invaders(table, source)
        return
    prompt = Text("ask-source-use", number=source, text=Text(f"text-source-{source}"))
    wanted = yield from ask_yes(decider(table, land), prompt)
    if wanted:
        yield from use_source(table, source)


def _is_fiery(act: Act) -> bool:
    """Whether it is a use of a power that grants fire."""
    return bool(act.power) and POWERS[act.power].elements[FIRE] > 0


def _pay_once(act: Act, message: str) -> Replacing:
    """Whether the user of a power pays the energy that it costs more, once for all of it."""
    if PAID in act.marks:
        return True
    if REFUSED in act.marks:
        return False
    wanted = False
    if act.table.seats[act.seat].energy >= PRICE:
        prompt = Text(message, power=card_text(act.power))
        wanted = yield from ask_yes(act.seat, prompt)
    if wanted:
        add_energy(act.table, act.seat, -PRICE)
    act.marks.append(PAID if wanted else REFUSED)
    return wanted


# -- sands -----------------------------------------------------------------------------------------


def _sands(table: SpiritTable) -> list[int]:
    return [land for land in table.island.lands if table.island.terrain[land] == SANDS]


def _has_shifted(table: SpiritTable, seat: int) -> bool:
    for effect in table.effects:
        if isinstance(effect, HasShifted) and effect.seat == seat and effect.step == table.step:
            return True
    return False


def _shifts(table: SpiritTable, seat: int) -> list[Move]:
    """Presence of a sands that may go to another one."""
    names, own = table.island.names, table.seats[seat].presence
    fitting = [
        land for land in _sands(table) if spirit_of(table, seat).may_be_in(table, seat, land)
    ]
    return [
        AddPresence(names[start], start, end, names[end])
        for start in _sands(table)
        for end in fitting
        if own[start] and start != end
    ]


def _shift_all(table: SpiritTable, seat: int, first: AddPresence) -> Script:
    """One presence after the other, as often as there is presence in sands."""
    act = Act(table, RULE, seat)
    move_presence(act, seat, first.start, first.land)
    for _ in range(sum([table.seats[seat].presence[land] for land in _sands(table)]) - 1):
        moves = [*_shifts(table, seat), STOP]
        answer = yield from ask(seat, Text("ask-source-shift"), moves)
        if not isinstance(answer, AddPresence):
            break
        move_presence(act, seat, answer.start, answer.land)
    yield from finish(act)
