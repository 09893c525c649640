"""Effects: how long they last, their fields in words, and what they put in the place of something
else. Some of it only later sets make use of: there the effects are made up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, Final

import pytest

from loci.core.errors import BadData
from loci.core.script import Script
from loci.core.text import Text
from loci.core.words.wording import LANGUAGES
from loci.games import spirit_island
from loci.games.spirit_island.content.major.enduring import MoreHealth
from loci.games.spirit_island.content.major.vengeance import Vengeance
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask_yes
from loci.games.spirit_island.rules.effect import (
    FOR_GOOD,
    THIS_ACTION,
    UNTIL_USED,
    Effect,
    Field,
    effect_from,
    register_effect,
)
from loci.games.spirit_island.rules.effects import (
    Defend,
    Skip,
    defence,
    end_with_turn,
    for_this_action,
    lasting,
    use_up,
)
from loci.games.spirit_island.rules.island.harm import destroy
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.island.pieces import put
from loci.games.spirit_island.rules.powers.repeats import Repeat
from loci.games.spirit_island.rules.rule import EFFECT_HOOKS, Replacing
from loci.games.spirit_island.state.registry import EFFECTS
from loci.games.spirit_island.state.spirit_events import EffectBegan
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import BUILD, DAHAN, EXPLORE, EXPLORER, TOWN, kind_of
from tests.spirit_island.claw import kinds
from tests.spirit_island.tables import Island, island
from tests.spirit_island.trial import Trial, plain


class OnLand(Effect):
    """A made-up effect on a land."""

    fields = (Field.land(), Field.number("left"))

    def __init__(self, land: int, left: int = 0) -> None:
        super().__init__(land)
        self.left: Final = left


class Wilds(OnLand):
    """One explore there is stopped."""

    kind = "trial-wilds"
    lasts: ClassVar[str] = UNTIL_USED

    def stops(self, table: SpiritTable, seat: int, action: int, land: int) -> bool:
        return action == EXPLORE and land == self.land


class Bargain(OnLand):
    """The players may stop one build there."""

    kind = "trial-bargain"
    lasts: ClassVar[str] = UNTIL_USED

    def prevents(self, act: Act, seat: int, action: int) -> Replacing:
        if action != BUILD or act.land != self.land:
            return False
        return (yield from ask_yes(act.chooser(), Text("ask-choke-build", land="A5")))


class Oath(OnLand):
    """It is there for good."""

    kind = "trial-oath"
    lasts: ClassVar[str] = FOR_GOOD


class Fury(OnLand):
    """Pieces there deal more damage in this Action."""

    kind = "trial-fury"
    lasts: ClassVar[str] = THIS_ACTION

    def more_health(self, table: SpiritTable, seat: int, land: int, code: int) -> int:
        return 2 if land == self.land else 0


class Refuge(OnLand):
    """What would be destroyed there is left, once; a town is an explorer then."""

    kind = "trial-refuge"
    lasts: ClassVar[str] = UNTIL_USED

    def replaces_destroying(self, act: Act, seat: int, land: int, code: int) -> Replacing:
        yield from ()
        if land == self.land and kind_of(code) == TOWN:
            put(act.table, land, EXPLORER)
        return land == self.land


class Hold(OnLand):
    """Nothing leaves the land."""

    kind = "trial-hold"

    def replaces_moving(self, act: Act, seat: int, code: int, start: int, end: int) -> Replacing:
        yield from ()
        return start == self.land


class Memory(Effect):
    """A card that the seat would forget is discarded."""

    kind = "trial-memory"
    fields = (Field.seat(needed=True),)

    def replaces_forgetting(self, act: Act, seat: int, user: int, card: str) -> Replacing:
        yield from ()
        owner = act.table.seats[user]
        if user != self.seat or card not in owner.hand:
            return False
        owner.hand.remove(card)
        owner.discard.append(card)
        return True


MADE_UP: tuple[type[Effect], ...] = (Wilds, Bargain, Oath, Fury, Refuge, Hold, Memory)


@pytest.fixture(autouse=True)
def _registered(trial: Trial) -> Iterator[None]:
    for kind in MADE_UP:
        register_effect(kind)
    yield
    for kind in MADE_UP:
        del EFFECTS[kind.kind], EFFECT_HOOKS[kind.kind]


def on(kind: str, land: str = "A5") -> list[dict[str, str]]:
    return [{"kind": kind, "land": land}]


# -- how long --------------------------------------------------------------------------------------


def test_an_effect_of_this_action_is_gone_before_the_next(trial: Trial) -> None:
    seen: list[list[str]] = []

    def rage(act: Act) -> None:
        for_this_action(act, Fury(act.land))
        seen.append([effect.kind for effect in act.table.effects])

    trial.power("rage", rage)
    here = plain({"A5": {"town": 1}}, "power rage at A5")
    assert seen == [["trial-fury"]]
    assert kinds(here) == []


def test_turns_and_for_good() -> None:
    effects = [*on("trial-oath"), *on("trial-wilds"), *on("no-blight"), *on("defend")]
    here = plain({"A5": {"town": 1}}, "time-passes", effects=effects)
    assert kinds(here) == ["trial-oath", "trial-wilds"]


def test_what_it_stops_uses_it_up() -> None:
    """Looking whether it is stopped does not; the first explore does."""
    here = plain({"A5": {"town": 1}}, "explore A5", effects=on("trial-wilds"))
    assert (here.land("A5"), kinds(here)) == ({"town": 1}, [])
    twice = plain({"A5": {"town": 1}}, "explore A5", "explore A5", effects=on("trial-wilds"))
    assert twice.land("A5") == {"town": 1, "explorer": 1}
    skipped = plain({"A5": {"town": 1}}, "explore A5", effects=on("skip"))
    assert kinds(skipped) == ["skip"]


def test_it_may_ask_before_it_is_used_up() -> None:
    def building(*answers: str) -> Island:
        lands = {"A5": {"explorer": 1}}
        return plain(lands, "build A5", effects=on("trial-bargain")).answer(*answers)

    assert building().options() == ["yes", "no"]
    assert (building("yes").land("A5"), kinds(building("yes"))) == ({"explorer": 1}, [])
    kept = building("no")
    assert (kept.land("A5"), kinds(kept)) == ({"explorer": 1, "town": 1}, ["trial-bargain"])


# -- in the place of something else ----------------------------------------------------------------


def test_no_blight_comes_in_place_of_blight() -> None:
    here = plain({"A5": {"town": 1}}, "ravage A5", effects=on("no-blight"))
    assert here.land("A5") == {"town": 1}


@pytest.mark.rule("SX-12.41")
def test_something_in_the_place_of_destroying(trial: Trial) -> None:
    def crush(act: Act) -> Script:
        yield from destroy(act, 2, TOWN)

    trial.power("crush", crush)
    here = plain({"A5": {"town": 2}}, "power crush at A5", effects=on("trial-refuge"))
    here.answer()
    assert (here.land("A5"), here.fear()) == ({"town": 1, "explorer": 1}, 1)
    ravaged = plain({"A5": {"town": 1, "dahan": 1}}, "ravage A5", effects=on("trial-refuge"))
    assert (ravaged.land("A5"), kinds(ravaged)) == ({"dahan": 1, "blight": 1}, [])


def test_something_in_the_place_of_moving(trial: Trial) -> None:
    def shove(act: Act) -> Script:
        yield from push(act, 1, DAHAN)

    trial.power("shove", shove)
    here = plain({"A5": {"dahan": 1}}, "power shove at A5", effects=on("trial-hold"))
    here.answer("push dahan A4")
    assert here.lands("A4", "A5") == [{}, {"dahan": 1}]


def test_something_in_the_place_of_forgetting() -> None:
    seats = {"P1": {"hand": ["drought", "call-to-tend"]}}
    effects = [{"kind": "trial-memory", "seat": "P1"}]
    here = plain({}, "gain major by P1", seats=seats, effects=effects)
    here.answer(here.options()[0], "forget drought")
    assert (here.seat().discard, "drought" in here.seat().hand) == (["drought"], False)
    assert "drought" not in here.table.piles[1]


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "written"),
    [
        (Defend(5, 0, 3), {"kind": "defend", "land": "A5", "seat": "P1", "number": 3}),
        (Skip(5, action="build"), {"kind": "skip", "land": "A5", "word": "build"}),
        (Repeat(0, 6, paid=True), {"kind": "repeat", "seat": "P1", "number": 6, "word": "pay"}),
        (MoreHealth(5, 0, 4, DAHAN), {
            "kind": "health", "land": "A5", "seat": "P1", "number": 4, "word": "dahan"}),
        (Vengeance(5, 0, around=True), {
            "kind": "vengeance", "land": "A5", "seat": "P1", "number": 1}),
        (Vengeance(5, 0), {"kind": "vengeance", "land": "A5", "seat": "P1"}),
    ],
)  # fmt: skip
def test_fields_are_written_by_their_keys(effect: Effect, written: dict[str, object]) -> None:
    table = plain({}).table
    assert effect.to_data(table.island) == written
    assert effect_from(table, written) == effect


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"kind": "defend"}, "position-effect"),
        ({"kind": "defend", "land": "A5", "word": "build"}, "position-effect-key"),
        ({"kind": "defend", "land": "Z9"}, "position-land"),
        ({"kind": "defend", "land": "A5", "number": 100}, "position-number"),
        ({"kind": "skip", "land": "A5", "word": "sleep"}, "position-word"),
        ({"kind": "repeat", "seat": "P1", "word": "free"}, "position-word"),
        ({"kind": "health", "land": "A5", "word": "wizard"}, "position-word"),
        ({"kind": "repeat", "seat": "P9"}, "position-who"),
        ({"kind": "nonsense"}, "position-word"),
    ],
)
def test_words_that_are_no_effect(data: dict[str, object], message: str) -> None:
    with pytest.raises(BadData) as error:
        effect_from(plain({}).table, data)
    assert error.value.reason.id == message


def test_an_effect_is_told_with_what_it_holds_on() -> None:
    table = plain({}, boards="AB").table
    table.sink = []
    lasting(table, Skip(number_of(table, "A5"), 1), "log-skip")
    lasting(table, Repeat(1, 3), "log-gift-of-strength", cost=3)
    lasting(table, Repeat(1, 3))
    (skip, repeat) = table.sink
    assert isinstance(skip, EffectBegan)
    assert (skip.kind, skip.land, skip.seat, skip.places()) == ("skip", "A5", 1, ["A5"])
    assert skip.text().plain() == "log-skip(land=A5)"
    assert isinstance(repeat, EffectBegan)
    assert (repeat.kind, repeat.land, repeat.seat) == ("repeat", "", 1)
    assert repeat.text().plain() == "log-gift-of-strength(who=seat 2, cost=3)"


def test_every_effect_that_begins_has_what_its_message_says() -> None:
    """Without more a message has the land, or else the seat: none says both."""
    folder = Path(spirit_island.__file__).parent
    texts = "".join(file.read_text() for file in folder.glob("words/texts/*.ftl"))
    seen = 0
    for file in sorted(folder.rglob("*.py")):
        for message in re.findall(r'lasting\([^"]*"(log-[a-z-]+)"\)', file.read_text()):
            lines = re.findall(rf"^{message} = (.*(?:\n +.*)*)", texts, re.MULTILINE)
            assert len(lines) == len(LANGUAGES), message
            for line in lines:
                names = set(re.findall(r"\$([a-z]+)", line))
                assert names <= {"land"} or names <= {"who"}, (file.name, line)
                seen += 1
    assert seen > 100


def number_of(table: SpiritTable, name: str) -> int:
    return table.island.numbers[name]


def test_the_effect_of_the_guide_works() -> None:
    """The one that CONTRIBUTING.md writes down."""
    text = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    code = text[text.index("## How to add an effect") :].split("```python\n")[1].split("```")[0]
    head = "from typing import Final, final\n"
    head += "from loci.games.spirit_island.content.vocabulary import *\n"
    exec(head + code, {})
    try:
        effects = [{"kind": "stillness", "land": "A5", "number": 3}]
        few = plain({"A5": {"town": 1}}, "explore A5", effects=effects)
        assert (few.land("A5"), kinds(few)) == ({"town": 1}, ["stillness"])
        many = plain({"A5": {"town": 3}}, "explore A5", effects=effects)
        assert many.land("A5") == {"town": 3, "explorer": 1}
    finally:
        del EFFECTS["stillness"], EFFECT_HOOKS["stillness"]


def test_who_answers_follows_what_is_in_force() -> None:
    """It is kept as long as the same effects are in force, and for this table alone."""
    table = island({}).table
    land = table.island.numbers["A5"]
    defended = Defend(land, 0, 3)
    assert defence(table, land) == 0
    copy = table.clone()
    lasting(copy, defended)
    assert (defence(copy, land), defence(table, land)) == (3, 0)
    lasting(copy, defended)
    assert defence(copy, land) == 6
    use_up(copy, defended)
    assert (defence(copy, land), defence(copy.clone(), land)) == (3, 3)
    end_with_turn(copy)
    assert defence(copy, land) == 0
