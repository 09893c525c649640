"""Sections 3, 10 and 28 of the expansions' rules: set-up with events, and playing without them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from loci.core.errors import BadOption
from loci.core.options import checked
from loci.core.script import Script
from loci.games.spirit_island import GAME
from loci.games.spirit_island.positions.queries import ask
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.cards import BlightCard
from loci.games.spirit_island.rules.effect import Effect
from loci.games.spirit_island.rules.effects import use_up
from loci.games.spirit_island.rules.events.step import event_cards
from loci.games.spirit_island.rules.events.substitutes import (
    CommandTheBeasts,
    blight_cards,
)
from loci.games.spirit_island.rules.invaders.phase import reveal_and_explore
from loci.games.spirit_island.rules.invaders.reminders import Reminder, draw_out
from loci.games.spirit_island.rules.rule import EFFECT_HOOKS, hooks_of
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state.registry import (
    BLIGHT_CARDS,
    EFFECTS,
    EVENT_CARDS,
    INVADER_CARDS,
)
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import CLAW
from tests.spirit_island.start import carry_out, fresh, start
from tests.spirit_island.tables import EVERY_SET, Island, island, pile, set_pile
from tests.spirit_island.trial import Plain, Trial, nothing, plain

NO_EVENTS: dict[str, Any] = {**EVERY_SET, "no-events": True}


def reminders(table: SpiritTable) -> list[int]:
    """How many invader cards lie under each reminder card."""
    return [e.under for e in table.effects if isinstance(e, CommandTheBeasts)]


def order(table: SpiritTable) -> str:
    """The stages of the invader deck from the top, with the reminder cards that are left in it."""
    deck = pile(table, "invader_deck")
    found = ""
    for n, card in enumerate(deck):
        left = len(deck) - n
        found += "R" * reminders(table).count(left) + str(INVADER_CARDS[card].stage)
    return found


# -- set-up with events ----------------------------------------------------------------------------


@pytest.mark.rule("SX-3.2")
def test_the_event_deck_is_shuffled() -> None:
    one, other = (start(2, seed, **EVERY_SET).pile("event_deck") for seed in (1, 2))
    assert sorted(one) == sorted(other) == sorted(set(EVENT_CARDS) - {"slave-rebellion"})
    assert one != other
    assert start(2, 1).pile("event_deck") == []  # the base game has none
    assert "slave-rebellion" not in event_cards(fresh(**EVERY_SET))  # an adversary brings it


@pytest.mark.rule("SX-3.3")
def test_events_need_a_blight_card() -> None:
    with pytest.raises(BadOption, match="option-blight-card-events"):
        start(1, **EVERY_SET, blight_card="none")
    assert start(1, **EVERY_SET).table.blight_card
    assert start(1, blight_card="none").table.blight_card == ""
    assert start(1, **EVERY_SET, no_events=True, blight_card="none").table.blight_card == ""


# -- set-up without events -------------------------------------------------------------------------


@pytest.mark.rule("SX-28.1", "SX-28.2")
def test_no_event_deck_but_the_tokens() -> None:
    here = start(1, **EVERY_SET, no_events=True, boards=["A"], spirits=["thunderspeaker"])
    assert here.pile("event_deck") == []
    assert here.land("A1")["beasts"] == 1
    assert here.land("A2")["disease"] == 1
    assert "events" not in GAME.see(here.table, 0)


@pytest.mark.rule("SX-28.3")
def test_one_fear_card_more_at_the_first_terror_level() -> None:
    assert fresh(**NO_EVENTS).fear_sizes == [4, 3, 3]
    assert len(pile(fresh(**NO_EVENTS), "fear_deck")) == 10
    assert fresh(**EVERY_SET).fear_sizes == [3, 3, 3]
    against = fresh(**NO_EVENTS, adversary="sweden", level=3)
    assert against.fear_sizes[0] == fresh(adversary="sweden", level=3).fear_sizes[0] + 1


@pytest.mark.rule("SX-28.4", "SX-28.5")
@pytest.mark.parametrize(
    ("level", "deck"),
    [
        (0, "111R2222R33333"),
        (2, "111R32222R3333"),
        (3, "11R32222R3333"),
        (4, "11R3222R3333"),
        (6, "R3222R3333"),
    ],
)
def test_two_reminder_cards_in_the_invader_deck(level: int, deck: str) -> None:
    """EX-53: with Prussia's early card the first of them comes before that."""
    table = fresh(**NO_EVENTS, adversary="brandenburg-prussia", level=level)
    assert order(table) == deck
    assert reminders(fresh(**EVERY_SET)) == []


@pytest.mark.rule("SX-28.4", "SX-28.5")
@pytest.mark.parametrize(
    ("options", "deck"),
    [
        ({"adversary": "russia", "level": 4}, "111R2R32323233"),
        ({"adversary": "scotland", "level": 2}, "11R22122R33333"),
        ({"adversary": "scotland", "level": 4}, "11R22R3223333"),
        (
            {"adversary": "brandenburg-prussia", "level": 4, "supporting": "russia"},
            "11R3R3232323",
        ),
    ],
)
def test_only_prussias_early_card_counts_as_stage_two(options: dict[str, Any], deck: str) -> None:
    """Other cards of stage III have the second reminder card before the first of them."""
    levels = {"supporting-level": 4} if "supporting" in options else {}
    table = fresh(**NO_EVENTS, **options, **levels)
    assert order(table) == deck


def test_which_blight_cards_of_the_set_are_used() -> None:
    """EX-53: those with enough blight that last, and the still healthy ones."""
    assert blight_cards(fresh(**NO_EVENTS)) == [
        "all-things-weaken",
        "downward-spiral",
        "invaders-find-the-land-to-their-liking",
        "memory-fades-to-dust",
        "power-corrodes-the-spirit",
        "strong-earth-shatters-slowly",
        "untended-land-crumbles",
    ]
    assert len(blight_cards(fresh(**EVERY_SET))) == 16


@pytest.mark.rule("SX-28.6", "SX-28.7", "SX-28.8")
def test_blight_cards_that_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    def each_turn(table: SpiritTable) -> Any:
        yield from ()

    few = BlightCard("few", 2, each_turn, None, CLAW)
    at_once = BlightCard("at-once", 4, None, nothing, CLAW)
    fine = BlightCard("fine", 4, each_turn, nothing, CLAW)
    for card in (few, at_once, fine):
        monkeypatch.setitem(BLIGHT_CARDS, card.id, card)
    left_out = {"few", "at-once"}
    assert left_out <= set(blight_cards(fresh(**EVERY_SET)))
    used = set(blight_cards(fresh(**NO_EVENTS)))
    assert {"fine", "downward-spiral", "memory-fades-to-dust"} <= used
    assert not left_out & used
    drawn = {start(1, seed, **EVERY_SET, no_events=True).table.blight_card for seed in range(20)}
    assert drawn <= used


def test_a_blight_card_that_is_not_used_cannot_be_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BLIGHT_CARDS, "few", BlightCard("few", 2, None, nothing, CLAW))
    options = {**EVERY_SET, "no_events": True}
    table = fresh(**EVERY_SET)
    assert "few" in blight_cards(table)
    known = next(option for option in GAME.info.options if option.name == "blight-card")
    monkeypatch.setattr(known, "choices", (*known.choices, "few"), raising=False)
    with pytest.raises(BadOption, match="option-blight-card-unused"):
        start(1, **options, blight_card="few")


# -- the cards in the deck -------------------------------------------------------------------------


def with_deck(*stages: str, under: Sequence[int] = ()) -> Island:
    effects = [{"kind": "command-the-beasts", "number": number} for number in under]
    return plain({}, options=NO_EVENTS, invader_deck=list(stages), effects=effects)


@pytest.mark.rule("SX-10.3", "SX-10.4", "SX-10.5", "SX-10.6")
def test_a_reminder_card_keeps_its_depth(trial: Trial) -> None:
    """EX-88: the stage II card above it is taken from the middle, so one of below comes above."""
    deck = ["3-sands-jungle", "2-jungle", "2-sands", "3-jungle-wetland"]
    table = with_deck(*deck, under=[2]).table
    assert order(table) == "32R23"
    draw_out(table, "2-jungle")
    assert order(table) == "32R3"
    draw_out(table, pile(table, "invader_deck")[0])
    assert order(table) == "2R3"


@pytest.mark.rule("SX-28.4", "SX-28.5")
@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, "111-R-2222-R-33333"),
        ({"adversary": "brandenburg-prussia", "level": 2}, "111-R-3-2222-R-3333"),
    ],
)
def test_the_deck_is_told_with_its_reminder_cards(options: dict[str, Any], told: str) -> None:
    """EX-53."""
    assert ask(fresh(**NO_EVENTS, **options), "deck")[1] == told


@pytest.mark.rule("SX-10.5")
def test_accelerating_the_deck_from_the_middle() -> None:
    """Sweden's Royal Backing takes the topmost card of the lowest stage: here it is the top."""
    table = fresh(**NO_EVENTS, adversary="sweden", level=4)
    assert order(table) == "111R2222R33333"
    here = start(
        1, **EVERY_SET, no_events=True, adversary="sweden", level=4, spirits=["thunderspeaker"]
    )
    here = _through_setup(here)
    assert order(here.table) == "1R2222R33333"


def _through_setup(here: Island) -> Island:
    while here.table.step == "setup":
        here.answer(here.options()[0])
    return here


@pytest.mark.rule("SX-10.7")
def test_the_top_invader_card_is_looked_at_under_it(trial: Trial) -> None:
    here = with_deck("2-jungle", "3-sands-jungle", under=[2])
    assert GAME.see(here.table, 0)["invaders"]["deck"] == [2, 3]
    assert GAME.ask(here.table, "stage")[1] == 2


# -- commanding the beasts -------------------------------------------------------------------------


def commanding(
    lands: dict[str, Any], under: Sequence[int] = (1,), boards: str = "A", **keys: Any
) -> Island:
    effects = [{"kind": "command-the-beasts", "number": number} for number in under]
    given: dict[str, Any] = {"phase": "fast", "invader_deck": ["2-jungle"], "effects": effects}
    return plain(lands, options=NO_EVENTS, boards=boards, **(given | keys))


LANDS: dict[str, Any] = {"A4": {"beasts": 2, "explorer": 2, "town": 1}, "A3": {"beasts": 1}}


@pytest.mark.rule("SX-28.11", "SX-28.12", "SX-28.13")
def test_each_beasts_does_one_of_three(trial: Trial) -> None:
    """EX-54 without badlands; where no invaders are, there is nobody to frighten or to hurt."""
    here = commanding(LANDS)
    assert here.options() == ["command-beasts", "done"]
    here.answer("command-beasts")
    assert here.options() == ["push beasts A2", "push beasts A4"]  # nothing else to choose in A3
    here.answer("push beasts A4")
    assert here.options() == ["option damage", "option fear", "option push-beasts"]
    here.answer("option damage", "damage town")
    here.answer("option fear")
    assert here.fear() == 1
    assert here.land("A4") == {"beasts": 3, "explorer": 2, "town-1": 1}  # the third had moved there
    assert reminders(here.table) == []
    assert "command-beasts" not in here.options()


def test_a_beasts_may_be_pushed_from_invaders(trial: Trial) -> None:
    here = commanding({"A3": {"beasts": 1, "city": 1}}).answer("command-beasts")
    here.answer("option push-beasts", "push beasts A2")
    assert here.lands("A2", "A3") == [{"beasts": 1}, {"city": 1}]


@pytest.mark.rule("SX-28.10")
@pytest.mark.parametrize(("under", "at_hand"), [(0, False), (1, True), (5, True)])
def test_it_is_at_hand_when_its_place_is_reached(trial: Trial, under: int, at_hand: bool) -> None:
    here = commanding(LANDS, under=(under,), seats={"P1": {"played": []}})
    assert (here.prompt() == "ask-fast" and "command-beasts" in here.options()) is at_hand


def test_only_in_a_fast_phase_and_with_beasts(trial: Trial) -> None:
    assert commanding(LANDS, phase="slow").options() == ["done"]
    assert "command-beasts" not in commanding({"A4": {"explorer": 1}}).options()


@pytest.mark.rule("SX-28.11")
def test_all_spirits_must_agree(trial: Trial) -> None:
    here = commanding(LANDS, boards="AB").answer("command-beasts", seat=1)
    assert (here.asked(), here.prompt()) == ([0], "ask-agree")
    here.answer("no")
    assert reminders(here.table) == [1]
    assert "command-beasts" not in here.options(0)  # nor is anybody asked again this turn
    here = commanding(LANDS, boards="AB").answer("command-beasts", seat=1).answer("yes")
    assert reminders(here.table) == []


@pytest.mark.rule("SX-28.14")
def test_both_cards_in_one_phase(trial: Trial) -> None:
    here = commanding({"A3": {"beasts": 1}}, under=(1, 1))
    assert here.options() == ["command-beasts", "done"]
    here.answer("command-beasts", "push beasts A2")
    assert reminders(here.table) == [1]
    here.answer("command-beasts", "push beasts A3")
    assert reminders(here.table) == []
    assert here.land("A3") == {"beasts": 1}


@pytest.mark.rule("SX-28.15")
def test_the_beasts_of_a_land_are_one_action(trial: Trial) -> None:
    over: list[tuple[str, int]] = []

    class Noting(Plain):
        def triggers(self, act: Act, seat: int) -> None:
            over.append((act.kind, act.land))

    trial.spirit(Noting("noting"))
    here = commanding(LANDS, spirit="noting").answer("command-beasts", "push beasts A2")
    over.clear()  # every answer is followed by a replay
    here.answer("option fear")
    assert ("event", here.table.island.numbers["A4"]) not in over
    here.answer("option fear")
    assert ("event", here.table.island.numbers["A4"]) in over


def test_the_cards_are_kept_when_the_turn_is_over(trial: Trial) -> None:
    here = plain({}, "time-passes", options=NO_EVENTS, effects=[{"kind": "command-the-beasts"}])
    assert reminders(here.table) == [0]


def test_a_written_position_has_the_cards_that_are_left(trial: Trial) -> None:
    for under in ([], [4]):
        here = with_deck("2-jungle", under=under)
        here.table.effects = [CommandTheBeasts(number) for number in under]
        written = GAME.write_position(here.table)
        back = GAME.read_position(1, checked(GAME.info.options, NO_EVENTS), 1, written)
        assert reminders(back) == under


def test_a_game_without_events_can_be_played_and_saved(trial: Trial) -> None:
    table = start(2, 3, **EVERY_SET, no_events=True).table
    assert GAME.load_table(table.to_data()).to_data() == table.to_data()
    set_pile(table, "invader_deck", [])
    assert GAME.audit(table) == []


class Wave(Reminder):
    """A reminder card that gives energy when it comes up."""

    kind = "wave"

    def with_under(self, under: int) -> Effect:
        return Wave(under)

    def before_reveal(self, table: SpiritTable, seat: int) -> Script:
        if self.is_at_hand(table):
            use_up(table, self)
            add_energy(table, 0, 7)
        yield from ()


@pytest.mark.rule("SX-10.3", "SX-10.7")
def test_a_reminder_card_comes_up_before_the_card_under_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(EFFECTS, Wave.kind, Wave)
    monkeypatch.setitem(EFFECT_HOOKS, Wave.kind, hooks_of(Wave))
    here = island({}, options=EVERY_SET, invader_deck=["2-jungle", "2-sands", "2-wetland"])
    table = here.table.clone()
    table.effects = (Wave(2),)  # under the top card
    carry_out(reveal_and_explore(table))
    assert (pile(table, "explore_space"), table.seats[0].energy) == (["2-jungle"], 0)
    carry_out(reveal_and_explore(table))
    assert (pile(table, "explore_space")[1], table.seats[0].energy) == ("2-sands", 7)
    assert table.effects == ()
