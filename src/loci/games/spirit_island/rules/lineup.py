"""Who answers each question of the rules now: the lineup of a game, and what is in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from loci.games.spirit_island.rules.rule import EFFECT_HOOKS, Rule, hooks_of
from loci.games.spirit_island.state.registry import ADVERSARIES, BLIGHT_CARDS, SCENARIOS, SPIRITS
from loci.games.spirit_island.state.terms import NOBODY

if TYPE_CHECKING:
    from loci.games.spirit_island.rules.effect import Effect
    from loci.games.spirit_island.rules.sequence import Step
    from loci.games.spirit_island.state.table import SpiritTable

Holder = tuple[Rule, int]
_NO_ONE: Final[list[Holder]] = []


@final
class Lineup:
    """The spirits, the adversary and the scenario of a game, by the questions they answer; the
    steps that they add to the turn, and all steps of it once somebody has asked (`sequence`)."""

    __slots__ = ("by_hook", "looks_back", "ocean_seats", "spirits", "steps", "turn")

    def __init__(self, table: SpiritTable) -> None:
        self.spirits: Final = [SPIRITS.get(owner.spirit) for owner in table.seats]
        #: The seats whose spirit may make an ocean a land.
        self.ocean_seats: Final = [
            seat
            for seat, spirit in enumerate(self.spirits)
            if spirit is not None and spirit.of_oceans
        ]
        rules: list[Holder] = [
            (SPIRITS[owner.spirit], seat) for seat, owner in enumerate(table.seats) if owner.spirit
        ]
        if table.scenario:
            rules.append((SCENARIOS[table.scenario], NOBODY))
        #: Whether Actions remember what was there before them.
        self.looks_back: Final = bool(table.scenario) and SCENARIOS[table.scenario].looks_back
        for id in (table.adversary, table.supporting):
            if id:
                rules.append((ADVERSARIES[id], NOBODY))
        #: Only what anybody has an answer to: every table in memory has one of these.
        self.by_hook: Final[dict[str, list[Holder]]] = {}
        for rule, seat in rules:
            for hook in hooks_of(type(rule)):
                self.by_hook.setdefault(hook, []).append((rule, seat))
        self.steps: Final[list[tuple[str, Step]]] = []
        for rule, seat in self.by_hook.get("steps", _NO_ONE):
            self.steps.extend(rule.steps(table, seat))
        self.turn: list[Step] = []


def line_up(table: SpiritTable) -> None:
    """Find out who is asked what, after spirits, adversary or scenario were set."""
    table.lineup = Lineup(table)
    table.asked = None


@final
class Asked:
    """Whoever answers each question that somebody has asked since these effects are in force, and
    this blight card is turned up."""

    __slots__ = ("by_hook", "card", "effects")

    def __init__(self, effects: tuple[Effect, ...], card: str) -> None:
        self.effects: Final = effects
        self.card: Final = card
        self.by_hook: Final[dict[str, list[Holder]]] = {}


def holders(table: SpiritTable, hook: str) -> list[Holder]:
    """Whoever answers a question now: the lineup and the blight card, then the effects in the order
    they came."""
    asked = table.asked
    card = table.blight_card if table.blight_flipped else ""
    if asked is None or asked.effects is not table.effects or asked.card is not card:
        asked = Asked(table.effects, card)
        table.asked = asked
    found = asked.by_hook.get(hook)
    if found is None:
        found = _holders(table, hook)
        asked.by_hook[hook] = found
    return found


def _holders(table: SpiritTable, hook: str) -> list[Holder]:
    lineup = table.lineup
    assert lineup is not None
    found = lineup.by_hook.get(hook, _NO_ONE)
    if table.blight_flipped and table.blight_card:
        rule = BLIGHT_CARDS[table.blight_card].rule
        if rule is not None and hook in hooks_of(type(rule)):
            found = [*found, (rule, NOBODY)]
    if table.effects:
        more: list[Holder] = [(e, e.seat) for e in table.effects if hook in EFFECT_HOOKS[e.kind]]
        if more:
            return found + more
    return found
