"""The steps of the invader phase: the blighted island, fear, ravage, build, explore, advance
(SI-12, SI-13, SI-14 to SI-17). Each gives back whether it is over."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import FEAR_CARD, Act, decider, decider_among
from loci.games.spirit_island.rules.adversary import Adversary, adversaries
from loci.games.spirit_island.rules.asking import Asking, Naming, ask_land, ask_yes
from loci.games.spirit_island.rules.cards import do
from loci.games.spirit_island.rules.each import (
    ANY_ORDER,
    lands_in_turn,
    next_land,
    unskipped_lands,
)
from loci.games.spirit_island.rules.effect import NEXT_BUILD, NEXT_EXPLORE, NEXT_RAVAGE
from loci.games.spirit_island.rules.effects import defence, end_with_step, spend, stopping
from loci.games.spirit_island.rules.ending import check_end, finish
from loci.games.spirit_island.rules.extra_board import first_explored
from loci.games.spirit_island.rules.invaders.actions import (
    build,
    built_lands,
    damage_for_blight,
    explore,
    explored_lands,
    named_lands,
    ravage,
    ravage_damage,
    ravaged_lands,
)
from loci.games.spirit_island.rules.island.pieces import has, invaders
from loci.games.spirit_island.rules.island.unused import is_unused
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import CardTurned, FearCardResolved
from loci.games.spirit_island.state.names import fear_text
from loci.games.spirit_island.state.piles import (
    BUILD_SPACE,
    EARNED,
    EXPLORE_SPACE,
    EXTRA_SPACE,
    FEAR_BOX,
    FEAR_DISCARD,
    INVADER_DECK,
    INVADER_DISCARD,
    RAVAGE_SPACE,
    add_card,
    move_all,
    take_top,
)
from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    FEAR_CARDS,
    INVADER_CARDS,
    SCENARIOS,
)
from loci.games.spirit_island.state.steps import SETTING_UP
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import BUILD, DAHAN, EXPLORE, NOWHERE, RAVAGE, TERRAINS

FLAGGED_STAGE: Final = 2  # whose cards make an adversary escalate
SUPPORTED_STAGE: Final = 3  # and a supporting one

#: A step, or a part of it: whether the step is over then.
Running = Generator[Decision, Move, bool]


def blighted_island(table: SpiritTable) -> Running:
    """What the blighted side of the card does each turn (SI-12.2)."""
    if table.blight_flipped and table.blight_card:
        each_turn = BLIGHT_CARDS[table.blight_card].each_turn
        if each_turn is not None:
            yield from each_turn(table)
    return True


# -- fear ------------------------------------------------------------------------------------------


def fear_step(table: SpiritTable) -> Running:
    """The earned fear cards, one by one, at the terror level of the moment (SI-13)."""
    resolves = not table.scenario or SCENARIOS[table.scenario].resolves_fear(table)
    if table.piles[EARNED] and resolves:
        yield from resolve_fear_card(table)
        return False
    return True


def resolve_fear_card(table: SpiritTable) -> Script:
    card = take_top(table, EARNED)
    table.revealed += 1
    table.fear_resolved += 1
    if card in table.shown:
        table.shown.remove(card)
    card = yield from _exchanged(table, card)
    if table.sink is not None:
        table.sink.append(FearCardResolved(card, table.terror))
    act = fear_act(table, card, table.terror)
    yield from do(FEAR_CARDS[card].levels[table.terror - 1], act)
    add_card(table, FEAR_DISCARD, card)
    yield from finish(act)


def _exchanged(table: SpiritTable, card: str) -> Naming:
    """A card that does nothing without a token which the players do without may be exchanged for a
    random one of the box, perhaps again (SX-29.5, SX-29.6)."""
    while table.piles[FEAR_BOX]:
        tokens = FEAR_CARDS[card].rests_on[table.terror - 1].split()
        unused = [token for token in tokens if is_unused(table, token)]
        if not unused:
            break
        token = Text(f"token-{unused[0]}")
        prompt = Text("ask-exchange-fear", card=fear_text(card), token=token)
        wanted = yield from ask_yes(decider(table), prompt)
        if not wanted:
            break
        add_card(table, FEAR_BOX, card)
        card = take_top(table, FEAR_BOX)
        table.revealed += 1
    return card


def fear_act(table: SpiritTable, card: str, level: int) -> Act:
    """The Action of a fear card at a terror level."""
    act = Act(table, FEAR_CARD, card=card)
    act.levels = [level - 1]
    return act


# -- ravage and build ------------------------------------------------------------------------------


def ravage_step(table: SpiritTable) -> Running:
    """The cards on the ravage space. What waits for a normal ravage waits as long as there is no
    card (SX-16.22)."""
    acted = table.cards_done > 0
    over = yield from _action_step(table, RAVAGE_SPACE, True)
    if over and acted:
        end_with_step(table, NEXT_RAVAGE)
    if over:
        for rule, seat in holders(table, "after_ravages"):
            yield from rule.after_ravages(table, seat)
    return over


def build_step(table: SpiritTable) -> Running:
    over = yield from _action_step(table, BUILD_SPACE, False)
    if over and table.piles[BUILD_SPACE]:
        end_with_step(table, NEXT_BUILD)
    if over:
        for rule, seat in holders(table, "after_builds"):
            yield from rule.after_builds(table, seat)
    return over


def step_replaced(table: SpiritTable, action: int, lands: list[list[int]] | None = None) -> Running:
    """Whether something else, or nothing, happens in the place of a normal step that begins, by
    cards which name these lands."""
    for rule, seat in holders(table, "replaces_step"):
        replaced = yield from rule.replaces_step(table, seat, action, lands or [])
        if replaced:
            spend(table, rule)
            return True
    return False


def _action_step(table: SpiritTable, space: int, ravages: bool) -> Running:
    """The next land of the card on a space; its lands are fixed before the first (SI-14.8)."""
    if table.queue:
        yield from act_in_next_land(table, table.queue, ravages, table.queue_card)
        return False
    cards = table.piles[space]
    if cards and not table.cards_done:
        action = RAVAGE if ravages else BUILD
        named = [named_lands(table, action, card) for card in cards]
        replaced = yield from step_replaced(table, action, named)
        if replaced:
            return True
    if table.cards_done < len(cards):
        table.queue_card = cards[table.cards_done]
        table.cards_done += 1
        for rule, seat in holders(table, "card_acts"):
            yield from rule.card_acts(table, seat, table.queue_card)
        acting = ravaged_lands if ravages else built_lands
        table.queue = lands_in_turn(table, acting(table, table.queue_card))
        if not ravages:
            table.queue = yield from unskipped_lands(table, table.queue)
        return False
    table.queue_card = ""
    table.cards_done = 0
    return True


def act_in_next_land(table: SpiritTable, queue: list[int], ravages: bool, card: str = "") -> Script:
    """Ravage or build in one of the lands that are left, and take it off the queue; normally by a
    `card`."""
    if ravages:
        land = yield from _next_ravaged(table, queue, card)
        yield from ravage(table, land, card)
    else:
        land = yield from next_land(table, queue)
        yield from build(table, land, card)


def _next_ravaged(table: SpiritTable, queue: list[int], card: str) -> Asking:
    """The players choose the order where it matters (SI-14.7): where blight may be added, and
    another land is ravaged with some outcome, or where one ravage reaches another land. A land in
    which there will be no ravage is passed before that, and nobody is asked about it (SI-14.27)."""
    land = queue[0]
    idle = [other for other in queue if not _will_ravage(table, other, card)]
    if idle:
        land = idle[0]
    elif ANY_ORDER in table.rules or _order_matters(table, queue):
        lands = list(dict.fromkeys(queue))  # one may come several times
        seat = decider_among(table, lands)
        prompt = Text("ask-ravage-order")
        land = yield from ask_land(table.island, seat, prompt, lands, verbs.RAVAGE)
    queue.remove(land)
    return land


def _will_ravage(table: SpiritTable, land: int, card: str) -> bool:
    """Whether the land has invaders, or may still get some, and nothing stops them, as far as that
    is told without asking anybody."""
    if stopping(table, RAVAGE, land, card) is not None:
        return False
    if invaders(table, land):
        return True
    for rule, seat in holders(table, "ravages_reinforce"):
        if rule.ravages_reinforce(table, seat):
            return True
    return False


def is_serious(table: SpiritTable, land: int) -> bool:
    """Whether a ravage there would add blight."""
    damage = ravage_damage(table, land)
    return damage > 0 and damage >= damage_for_blight(table, land)


def _order_matters(table: SpiritTable, queue: list[int]) -> bool:
    if len(queue) < 2:
        return False
    serious = NOWHERE
    for land in queue:
        if is_serious(table, land):
            serious = land
            break
    for rule, seat in holders(table, "ravages_spread"):
        if rule.ravages_spread(table, seat, serious != NOWHERE):
            return True
    if serious == NOWHERE:
        return False
    # Dahan may win the game before the blight loses it; presence that it destroys may defend.
    for land in queue:
        if land != serious and (
            has(table, land, DAHAN) or defence(table, land) or is_serious(table, land)
        ):
            return True
    return False


# -- explore and advance ---------------------------------------------------------------------------


def explore_step(table: SpiritTable) -> Running:
    """The next card of the deck, or several one after the other (SX-13.18)."""
    replaced = yield from step_replaced(table, EXPLORE)
    if replaced:
        return True
    number = 1
    for rule, seat in holders(table, "more_explores"):
        number += rule.more_explores(table, seat)
        spend(table, rule)
    for _ in range(number):
        yield from reveal_and_explore(table)
        check_end(table)
        if table.ending:
            return True
    end_with_step(table, NEXT_EXPLORE)
    return True


def reveal_and_explore(table: SpiritTable) -> Script:
    """Reveal the top invader card, escalate, and explore its lands (SI-16)."""
    for rule, seat in holders(table, "before_reveal"):
        yield from rule.before_reveal(table, seat)
    if not table.piles[INVADER_DECK]:
        table.doom = "invaders"
        return
    card = take_top(table, INVADER_DECK)
    table.revealed += 1
    if card in table.shown:
        table.shown.remove(card)
    add_card(table, EXPLORE_SPACE, card)
    if table.sink is not None:
        table.sink.append(CardTurned("revealed", "invader", card))
    yield from explore_card(table, card)
    table.explored = []


def explore_card(table: SpiritTable, card: str) -> Script:
    """Escalation, if the card has the symbol, and its lands, which `table.explored` keeps (SI-16.4,
    SI-16.9); without them where the card is only revealed."""
    table.explored = []
    escalations = escalating(table, card) if table.adversary and not _is_calm(table) else []
    for adversary, shown in escalations:
        yield from adversary.escalate(table, shown)
        if table.ending:
            return
    if not is_explore_skipped(table):
        lands = explored_lands(table, card)
        if table.step == SETTING_UP:
            lands = first_explored(table, lands)
        for rule, seat in holders(table, "before_explores"):
            yield from rule.before_explores(table, seat, card, lands)
        left = lands_in_turn(table, lands)
        while left:
            land = yield from next_land(table, left)
            yield from explore(table, land, card)
        for rule, seat in holders(table, "after_explore"):
            yield from rule.after_explore(table, seat, card)
    for adversary, shown in escalations:
        if not table.ending:
            yield from adversary.late_escalation(table, shown)


def _is_calm(table: SpiritTable) -> bool:
    """Whether nobody escalates, whatever the card shows."""
    for rule, seat in holders(table, "ignores_escalation"):
        if rule.ignores_escalation(table, seat):
            return True
    return False


def escalating(table: SpiritTable, card: str) -> list[tuple[Adversary, str]]:
    """The adversaries that a card makes escalate, each with the card as it counts for that: the
    leading one by the symbol, the supporting one by stage III (SX-27.3, SX-27.4). Where terrain
    matters, one of the two is picked at random (SX-27.5)."""
    found: list[tuple[Adversary, str]] = []
    named = INVADER_CARDS[card]
    if named.flagged:
        found.append((ADVERSARIES[table.adversary], card))
    if table.supporting and named.stage == SUPPORTED_STAGE:
        supporting, shown = ADVERSARIES[table.supporting], card
        if supporting.by_terrain:
            terrain = table.rng.pick("escalation", [TERRAINS[one] for one in named.terrains])
            shown = f"{FLAGGED_STAGE}-{terrain}"
        found.append((supporting, shown))
    return found


def escalates(table: SpiritTable, card: str) -> bool:
    """Whether a card makes an adversary escalate."""
    supported = bool(table.supporting) and INVADER_CARDS[card].stage == SUPPORTED_STAGE
    return INVADER_CARDS[card].flagged or supported


def is_explore_skipped(table: SpiritTable) -> bool:
    """Whether the next card is only turned up."""
    for rule, seat in holders(table, "skips_explore"):
        if rule.skips_explore(table, seat):
            return True
    return False


def advance_step(table: SpiritTable) -> Running:
    advance_cards(table)
    for rule, seat in holders(table, "after_advance"):
        yield from rule.after_advance(table, seat)
    return True


def advance_cards(table: SpiritTable) -> None:
    """Every card moves one space to the left (SI-17.1, SI-17.2)."""
    move_all(table, EXTRA_SPACE, INVADER_DISCARD)
    for card in table.piles[RAVAGE_SPACE] if table.adversary else ():
        if any([adversary.takes_extra(table, card) for adversary in adversaries(table)]):
            table.piles[RAVAGE_SPACE] = tuple(
                [other for other in table.piles[RAVAGE_SPACE] if other != card]
            )
            add_card(table, EXTRA_SPACE, card)
    move_all(table, RAVAGE_SPACE, INVADER_DISCARD)
    if not _keeps(table, BUILD_SPACE):
        move_all(table, BUILD_SPACE, RAVAGE_SPACE)
    move_all(table, EXPLORE_SPACE, BUILD_SPACE)


def _keeps(table: SpiritTable, space: int) -> bool:
    for rule, seat in holders(table, "keeps_card"):
        if rule.keeps_card(table, seat, space):
            return True
    return False
