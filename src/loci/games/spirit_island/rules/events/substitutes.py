"""Playing without events, though with the sets that have some (SX-28): a fear card more, fewer
blight cards, and two reminder cards in the invader deck, each of which lets the spirits command the
beasts."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import decider
from loci.games.spirit_island.rules.asking import ask_name
from loci.games.spirit_island.rules.cards import BlightCard
from loci.games.spirit_island.rules.effect import Effect, register_effect
from loci.games.spirit_island.rules.effects import lasting, use_up
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.events.step import NO_EVENTS, all_agree, event_act, stage_of
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.invaders.reminders import Reminder
from loci.games.spirit_island.rules.island.harm import damage
from loci.games.spirit_island.rules.island.movement import push_piece
from loci.games.spirit_island.rules.island.pieces import count, invaders, lands_with, tokens_in
from loci.games.spirit_island.rules.island.unused import rule_without
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import note
from loci.games.spirit_island.state.moves import COMMAND
from loci.games.spirit_island.state.piles import INVADER_DECK
from loci.games.spirit_island.state.registry import (
    BLIGHT_CARDS,
    EVENT_CARDS,
    of_sets,
)
from loci.games.spirit_island.state.steps import FAST_POWERS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import BEASTS, piece

FEWEST_BLIGHT: Final = 2  # per player, on the back of a blight card that is not used
NAME: Final = "command-the-beasts"


@final
class CommandTheBeasts(Reminder):
    """The reminder card that lets the spirits command the beasts once it is at hand."""

    kind = NAME

    def with_under(self, under: int) -> Effect:
        return CommandTheBeasts(under)

    def after_advance(self, table: SpiritTable, seat: int) -> Script:
        if len(table.piles[INVADER_DECK]) == self.under:
            note(table, "log-command-at-hand")
        yield from ()

    def answers(self, table: SpiritTable, seat: int, user: int) -> list[Move]:
        """In a fast phase with beasts on the island, once for all cards that are at hand."""
        if table.step != FAST_POWERS or _first_at_hand(table) is not self or _is_refused(table):
            return []
        return [COMMAND] if lands_with(table, BEASTS) else []

    def answer(self, table: SpiritTable, seat: int, user: int, move: Move) -> Script:
        """It takes all spirits (SX-28.11); the card is used up by that (SX-28.13)."""
        agreed = yield from all_agree(table, user, Text(f"event-part-{NAME}"))
        if not agreed:
            lasting(table, CommandRefused())
            return
        use_up(table, self)
        yield from command_beasts(table)


@final
class CommandRefused(Effect):
    """Somebody does not want the beasts to be commanded this turn."""

    kind = "command-refused"


register_effect(CommandTheBeasts)
register_effect(CommandRefused)


def command_beasts(table: SpiritTable) -> Script:
    """For each beasts 1 damage, 1 fear if invaders are there, or a push; those of one land are an
    event Action of their own (SX-28.12, SX-28.15)."""
    note(table, "log-command")
    for land, beasts in [(land, count(table, land, BEASTS)) for land in lands_with(table, BEASTS)]:
        act = event_act(table, NAME, land)
        for left in range(beasts, 0, -1):
            prompt = Text("ask-command", land=table.island.names[land], left=left)
            lines = ["damage", "fear"] if invaders(table, land) else []
            if tokens_in(table, land, BEASTS):
                lines.append("push-beasts")
            seat = decider(table, land)
            line = yield from ask_name(seat, prompt, verbs.OPTION, lines)
            if line == "damage":
                yield from damage(act, 1)
            elif line == "fear":
                fear(act, 1)
            elif line:
                yield from push_piece(act, piece(BEASTS), land)
        yield from finish(act)
        if table.ending:
            return


# -- set-up and the invader deck -------------------------------------------------------------------


def put_reminders(table: SpiritTable) -> None:
    """One card directly before the first card of stage II, and one before the first of stage III,
    but for one that an adversary lets count as stage II (SX-28.4, SX-28.5); no others, where the
    deck was made before."""
    deck = table.piles[INVADER_DECK]
    others = [effect for effect in table.effects if not isinstance(effect, CommandTheBeasts)]
    table.effects = tuple(others)
    stages = [stage_of(table, card) for card in deck]
    later = [n for n, stage in enumerate(stages) if stage >= 2]
    last = [n for n, stage in enumerate(stages) if stage == 3]
    for places in (later, last):
        if places:
            table.effects = (*table.effects, CommandTheBeasts(len(deck) - places[0]))


# -- reading ---------------------------------------------------------------------------------------


def reminders(table: SpiritTable) -> list[int]:
    """How many invader cards lie under each reminder card that is still in the deck."""
    found = [effect for effect in table.effects if isinstance(effect, CommandTheBeasts)]
    return [effect.under for effect in found if not effect.is_at_hand(table)]


def lacks_events(table: SpiritTable) -> bool:
    """Whether the game could have events and is played without."""
    return NO_EVENTS in table.rules and bool(of_sets(EVENT_CARDS, table.sets))


def blight_cards(table: SpiritTable) -> list[str]:
    """The blight cards of a game, but for those that the players leave out (SX-9.7); without events
    none with little blight, and none that does something only at once (SX-28.6 to SX-28.8)."""
    cards = of_sets(BLIGHT_CARDS, table.sets)
    cards = [card for card in cards if rule_without(card) not in table.rules]
    if not lacks_events(table):
        return cards
    return [card for card in cards if _lasts(BLIGHT_CARDS[card])]


def _lasts(card: BlightCard) -> bool:
    """Whether a blight card has enough blight and does something all the time; one that leaves the
    island healthy may always be used (SX-28.9)."""
    if card.healthy:
        return True
    return card.blight > FEWEST_BLIGHT and not (card.each_turn is None and card.rule is None)


def _first_at_hand(table: SpiritTable) -> CommandTheBeasts | None:
    for effect in table.effects:
        if isinstance(effect, CommandTheBeasts) and effect.is_at_hand(table):
            return effect
    return None


def _is_refused(table: SpiritTable) -> bool:
    return any([isinstance(effect, CommandRefused) for effect in table.effects])
