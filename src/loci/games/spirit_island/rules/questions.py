"""The questions that follow from the table alone, and what an answer to one starts."""

from __future__ import annotations

from loci.core.decision import Decision, Move
from loci.core.script import Run, Script, beside, exclusive
from loci.core.text import SeatName, Text
from loci.games.spirit_island.rules.act import ask_line
from loci.games.spirit_island.rules.elements import free_elements
from loci.games.spirit_island.rules.growth import (
    add_energy,
    card_plays,
    energy_income,
    grow,
    reclaim_lines,
)
from loci.games.spirit_island.rules.power_cards import card_text, reclaim
from loci.games.spirit_island.rules.powers import (
    best_repeat,
    card_cost,
    levels_from,
    power_lines,
    repeat_price,
    use,
)
from loci.games.spirit_island.rules.presence import spirit_of
from loci.games.spirit_island.rules.sequence import wake
from loci.games.spirit_island.rules.setup import choose_spirit
from loci.games.spirit_island.state.moves import Say
from loci.games.spirit_island.state.registry import POWERS, SCENARIOS, SPIRITS
from loci.games.spirit_island.state.seat import SAID
from loci.games.spirit_island.state.table import (
    CHOOSING,
    FAST_POWERS,
    SLOW_POWERS,
    SpiritTable,
)
from loci.games.spirit_island.state.table import SPIRITS as SPIRIT_PHASE
from loci.games.spirit_island.state.tell import tell
from loci.games.spirit_island.state.terms import ELEMENTS


def menu(table: SpiritTable) -> list[Decision]:
    """The open questions: one for each seat that is not ready."""
    if table.phase == CHOOSING:
        return [
            _ask(seat, "ask-spirit", spirit_lines(table))
            for seat, owner in enumerate(table.seats)
            if not owner.spirit
        ]
    if table.phase == SPIRIT_PHASE:
        return [
            _ask(seat, "ask-play" if owner.grown else "ask-growth", spirit_phase_lines(table, seat))
            for seat, owner in enumerate(table.seats)
            if not owner.ready
        ]
    if table.phase in (FAST_POWERS, SLOW_POWERS):
        fast = table.phase == FAST_POWERS
        return [
            _ask(seat, "ask-fast" if fast else "ask-slow", power_phase_lines(table, seat))
            for seat, owner in enumerate(table.seats)
            if not owner.ready
        ]
    return []


def _ask(seat: int, prompt: str, lines: list[str]) -> Decision:
    return Decision(seat, Text(prompt), [Say(line) for line in lines])


def spirit_lines(table: SpiritTable) -> list[str]:
    taken = [owner.spirit for owner in table.seats]
    return [f"choose {spirit}" for spirit in SPIRITS if spirit not in taken]


def spirit_phase_lines(table: SpiritTable, seat: int) -> list[str]:
    """Growth, then cards to play; a card to reclaim at any moment where a track allows it."""
    owner = table.seats[seat]
    spirit = spirit_of(table, seat)
    lines: list[str] = []
    if not owner.grown:
        lines += [
            f"growth {n + 1}" for n in range(len(spirit.growth)) if n not in owner.growth_taken
        ]
    else:
        lines += [f"play {card}" for card in sorted(set(owner.hand)) if can_play(table, seat, card)]
    lines += reclaim_lines(table, seat)
    lines += spirit.extra_answers(table, seat)
    if owner.grown:
        lines.append("done")
    return lines


def power_phase_lines(table: SpiritTable, seat: int) -> list[str]:
    lines = power_lines(table, seat)
    lines += spirit_of(table, seat).extra_answers(table, seat)
    if table.scenario:
        lines += SCENARIOS[table.scenario].answers(table, seat)
    return [*lines, "done"]


def begin(table: SpiritTable, seat: int, move: Move) -> Run | None:
    """Carry out an answer to a menu question; the script it starts, if any."""
    assert isinstance(move, Say)
    words = move.words()
    owner = table.seats[seat]
    if words[0] == "choose":
        choose_spirit(table, seat, words[1])
    elif words[0] == "growth":
        return beside(seat, grow_and_earn(table, seat, int(words[1]) - 1))
    elif words[0] == "play":
        play(table, seat, words[1])
    elif words[0] == "reclaim":
        reclaim(table, seat, words[1])
        owner.reclaimed = 1
    elif words[0] == "use":
        levels = levels_from(table, seat, words)
        return exclusive(_woken(table, use(table, seat, words[1], levels)))
    elif words[0] in ("repeat", "pay-repeat"):
        return exclusive(_woken(table, _repeat(table, seat, words)))
    elif words[0] == "done":
        if table.phase == SPIRIT_PHASE and free_elements(table, seat) > 0:
            return beside(seat, _choose_and_end(table, seat))
        owner.ready = SAID
    elif move.line in spirit_of(table, seat).extra_answers(table, seat):
        spirit_of(table, seat).extra_answer(table, seat, move.line)
        wake(table)
    else:
        assert table.scenario
        return exclusive(_woken(table, SCENARIOS[table.scenario].answer(table, seat, move.line)))
    return None


def _woken(table: SpiritTable, script: Script) -> Script:
    """A script after which those are asked again who have something to do now."""
    yield from script
    wake(table)


def grow_and_earn(table: SpiritTable, seat: int, option: int) -> Script:
    """Growth, and the income that follows it (SI-5.16)."""
    yield from grow(table, seat, option)
    owner = table.seats[seat]
    if owner.grown and not owner.income_taken:
        owner.income_taken = 1
        add_energy(table, seat, energy_income(table, seat))


def play(table: SpiritTable, seat: int, card: str) -> None:
    """Pay for a card and put it into play; its elements count at once (SI-5.19, SI-5.20)."""
    owner = table.seats[seat]
    owner.energy -= card_cost(table, seat, POWERS[card])
    owner.plays_made += 1
    owner.hand.remove(card)
    owner.played.append(card)
    tell(table, "log-play", who=SeatName(seat), card=card_text(card))


def _repeat(table: SpiritTable, seat: int, words: list[str]) -> Script:
    """Use a card again by permission of an effect, which is spent (SI-23)."""
    power = POWERS[words[1]]
    permission = best_repeat(table, seat, power, paying=words[0] == "pay-repeat")
    assert permission is not None
    table.seats[seat].energy -= repeat_price(table, seat, power, permission)
    table.effects.remove(permission)
    levels = levels_from(table, seat, words)
    yield from use(table, seat, power.id, levels, repeat=True)


def choose_elements(table: SpiritTable, seat: int) -> Script:
    """An element for each uncovered free space, for this turn (SI-6.19)."""
    owner = table.seats[seat]
    while free_elements(table, seat) > 0:
        prompt = Text("ask-element")
        line = yield from ask_line(seat, prompt, [f"element {name}" for name in ELEMENTS])
        owner.chosen_elements.append(ELEMENTS.index(line.split(" ")[1]))
    wake(table)


def _choose_and_end(table: SpiritTable, seat: int) -> Script:
    yield from choose_elements(table, seat)
    table.seats[seat].ready = SAID


# -- reading ---------------------------------------------------------------------------------------


def can_play(table: SpiritTable, seat: int, card: str) -> bool:
    owner = table.seats[seat]
    if owner.plays_made >= card_plays(table, seat):
        return False
    return card_cost(table, seat, POWERS[card]) <= owner.energy
