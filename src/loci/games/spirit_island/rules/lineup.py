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

    __slots__ = ("by_hook", "looks_back", "ocean_seats", "places", "spirits", "steps", "turn")

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
        self.places: dict[str, int] = {}  # of the steps of the turn, by name


def line_up(table: SpiritTable) -> None:
    """Find out who is asked what, after spirits, adversary or scenario were set."""
    table.lineup = Lineup(table)
    table.asked = None


@final
class Asked:
    """Whoever answers each question while these effects are in force, and this blight card is
    turned up."""

    __slots__ = ("by_hook", "card", "effects")

    def __init__(self, lineup: Lineup, effects: tuple[Effect, ...], card: str) -> None:
        self.effects: Final = effects
        self.card: Final = card
        self.by_hook: Final = _by_hook(lineup, effects, card)


def _by_hook(lineup: Lineup, effects: tuple[Effect, ...], card: str) -> dict[str, list[Holder]]:
    """By question the lineup and the blight card, then the effects in the order they came."""
    rule = BLIGHT_CARDS[card].rule if card else None
    if rule is None and not effects:
        return lineup.by_hook
    found = lineup.by_hook.copy()
    if rule is not None:
        for hook in hooks_of(type(rule)):
            found[hook] = [*found.get(hook, _NO_ONE), (rule, NOBODY)]
    for effect in effects:
        for hook in EFFECT_HOOKS[effect.kind]:
            found[hook] = [*found.get(hook, _NO_ONE), (effect, effect.seat)]
    return found


def holders(table: SpiritTable, hook: str) -> list[Holder]:
    """Whoever answers a question now."""
    asked = table.asked
    card = table.blight_card if table.blight_flipped else ""
    if asked is None or asked.effects is not table.effects or asked.card is not card:
        lineup = table.lineup
        assert lineup is not None
        asked = Asked(lineup, table.effects, card)
        table.asked = asked
    return asked.by_hook.get(hook, _NO_ONE)
