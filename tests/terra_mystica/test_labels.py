"""What is said about legal moves: labels with real prices and effects, and places."""

from typing import Any

import pytest

from loci.core.options import checked
from loci.core.rng import Rng
from loci.core.words.wording import LANGUAGES, Wording
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.rules.turn.actions import HANDLERS
from loci.games.terra_mystica.state.moves import Done, Pass
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.words import amounts
from loci.games.terra_mystica.words.labels import LABELS
from tests.terra_mystica.tables import ONLINE, do, far_off, rich, table

PACKAGE = GAME.info.package
EXTRA = {"extra-town-tiles": True, "shipping-bonus-tile": True, "temple-scoring-tile": True}
GAMES: dict[tuple[str, ...], dict[str, object]] = {
    ("alchemists", "auren", "chaosmagicians", "cultists", "dwarves"): {},
    ("darklings", "witches", "giants", "halflings"): dict(ONLINE),
    ("engineers", "fakirs", "mermaids"): dict(EXTRA),
    ("nomads", "swarmlings"): {**ONLINE, **EXTRA, "resignation": True},
}


def label(made: TerraTable, command: str, seat: int = 0, language: str = "en") -> str:
    words = Wording(language, PACKAGE, strict=True)
    names = [f"P{number + 1}" for number in range(made.players)]
    return words.say(GAME.choice(made, seat, GAME.read(made, seat, command)).label, names)


def places(made: TerraTable, command: str) -> list[str]:
    found: list[str] = GAME.choice(made, 0, GAME.read(made, 0, command)).places
    return found


# -- all moves -------------------------------------------------------------------------------------


@pytest.mark.parametrize("factions", GAMES, ids=lambda names: f"{len(names)} players")
def test_every_listed_move_has_a_label_in_every_language(factions: tuple[str, ...]) -> None:
    words = [Wording(language, PACKAGE, strict=True) for language in LANGUAGES]
    options = checked(GAME.info.options, {**GAMES[factions], "factions": list(factions)})
    state = GAME.setup(len(factions), options, len(factions))
    rng = Rng(7)
    said: set[str] = set()
    kinds: set[str] = set()
    number = 0
    while decisions := GAME.decisions(state):
        number += 1
        seat = rng.pick("seat", sorted(decisions))
        decision = decisions[seat]
        for choice in GAME.choices(state, decision):
            assert choice.label.id != "move-as-text"
            kinds.add(choice.label.id)
            for text in (choice.label, *choice.warnings):
                if text.plain() not in said:
                    said.add(text.plain())
                    assert all(word.say(text) for word in words)
        assert all(word.say(decision.prompt) for word in words)
        going_on = [move for move in decision.moves if not isinstance(move, Pass | Done)]
        moves = going_on if going_on and rng.below("on", 10) else decision.moves
        for event in GAME.play(state, seat, rng.pick("move", moves)):
            assert all(word.say(event.text()) for word in words)
    assert number > 100
    assert len(kinds) > 15


def test_the_choice_of_a_faction_tells_what_it_is() -> None:
    state = GAME.setup(2, checked(GAME.info.options, {}), 1)
    choices = GAME.choices(state, GAME.decisions(state)[0])
    said = [Wording("en", PACKAGE, strict=True).say(choice.label) for choice in choices]
    assert len(said) == 14
    assert said[-1] == (
        "Witches (forest; 15 coins, 3 workers). Each town you found scores 5 points more. "
        "Stronghold: Once a round: a free dwelling on any free forest hex."
    )


# -- labels ----------------------------------------------------------------------------------------


def test_a_dwelling_has_its_price_and_points() -> None:
    made = table(rich("halflings", {"E6": "D"}), far_off(), terrain={"E5": "brown"})
    assert label(made, "build E5") == "Build a dwelling on E5: 1 worker, 2 coins"
    swarm = rich("swarmlings", {"E4": "D"})
    made = table(swarm, far_off(), terrain={"E5": "blue"}, tile="SCORE5")
    assert label(made, "build E5") == "Build a dwelling on E5: 2 workers, 3 coins (+2 points now)"
    assert places(made, "build E5") == ["E5"]
    assert label(made, "build E5", language="pl") == (
        "Zbuduj Osadę na E5: 2 Robotników, 3 Monety (teraz +2 PZ)"
    )


def test_a_tunnel_and_a_carpet_are_in_the_price() -> None:
    other = far_off("witches", buildings={"I11": "D"})
    made = table(rich("dwarves", {"E7": "D"}), other, terrain={"E5": "gray"})
    assert label(made, "build E5") == (
        "Tunnel to E5 and build a dwelling: 3 workers, 2 coins (+4 points now)"
    )
    made = table(rich("fakirs", {"E8": "D"}), far_off())
    do(made, "dig 1")
    assert label(made, "transform E6 to yellow") == (
        "Fly to E6 (1 priest) and turn it into desert with 1 spade: your home terrain "
        "(+4 points now)"
    )
    assert label(made, "transform E7 to red") == "Turn E7 into wasteland with 1 spade"
    do(made, "transform E6 to yellow")
    assert label(made, "build E6") == "Build a dwelling on E6: 1 worker, 2 coins"


def test_an_upgrade_beside_nobody_costs_twice() -> None:
    made = table(rich("witches", {"E9": "D"}), far_off())
    income = "; uncovers income 2 coins, 1 power, covers 1 worker"
    assert label(made, "upgrade E9 to TP") == (
        f"Upgrade E9 to a trading house: 2 workers, 6 coins{income}"
    )
    beside = far_off(buildings={"F6": "D"})
    made = table(rich("witches", {"E9": "D"}), beside)
    assert label(made, "upgrade E9 to TP") == (
        f"Upgrade E9 to a trading house: 2 workers, 3 coins{income}"
    )
    made = table(rich("witches", {"E9": "TE"}), far_off())
    assert label(made, "upgrade E9 to SA").endswith("; uncovers income nothing")
    made = table(rich("darklings", {"E5": "TE"}), far_off())
    assert label(made, "upgrade E5 to SA").endswith("; uncovers income 1 priest")


def test_spades_tracks_and_actions() -> None:
    made = table(rich("darklings", {"E5": "D"}, bowls=[0, 0, 12]), far_off())
    assert label(made, "dig 1") == "Buy 1 spade: 1 priest (+2 points now)"
    assert label(made, "advance ship") == "Shipping to 1: 4 coins, 1 priest (+2 points now)"
    assert label(made, "action ACT6") == "Power action for 6 power: 2 spades"
    assert places(made, "action ACT6") == ["action:ACT6"]
    made = table(rich("engineers", {"C2": "D"}, favours=["FAV6"], bonus="BON2"), far_off("witches"))
    assert [label(made, f"action {name}") for name in ("ACTE", "FAV6", "BON2")] == [
        "Your own action for 2 workers: a bridge",
        "Favour tile: 1 cult step",
        "Bonus tile: 1 cult step",
    ]
    made = table(rich("halflings", {"E6": "D"}), far_off())
    assert label(made, "advance dig") == (
        "Better spades, 2 workers each from now on: 2 workers, 1 coin, 1 priest (+6 points now)"
    )


def test_cult_steps_tell_the_fields_and_the_power() -> None:
    made = table(rich("witches", {"E9": "D"}, cults=[2, 0, 0, 2]), far_off())
    assert label(made, "send P to FIRE for 3") == (
        "Priest to the place for 3 steps: Fire from 2 to 5, 3 power"
    )
    assert label(made, "send P to WATER for 1") == (
        "Priest back to the reserve for 1 step: Water from 0 to 1"
    )
    assert places(made, "send P to FIRE for 3") == ["cult:fire:3"]


def test_offers_tell_what_they_bring_and_cost_now() -> None:
    giver, taker = rich("witches", {"E9": "D"}), rich("dwarves", {"F6": "TP", "H8": "D"})
    made = table(giver, taker)
    do(made, "upgrade E9 to TP. done")
    assert label(made, "leech 2 from witches", 1) == (
        "Accept 2 power from P1 (Witches) for 1 point"
    )
    assert label(made, "decline 2 from witches", 1) == (
        "Decline 2 power from P1 (Witches): keep 1 point"
    )
    assert label(made, "leech 2 from witches", 1, "ru") == (
        "Принять 2 единицы силы за 1 очко (P1, Ведьмы)"
    )


def test_passing_tells_the_tile_its_coins_and_the_points() -> None:
    seat = rich("witches", {"E9": "D", "F4": "D"}, bonus="BON9")
    tiles = {"BON9": 0, "BON3": 2, "BON5": 0, "BON8": 0, "BON7": 0}
    made = table(seat, far_off(bonus="BON5"), bonus=tiles)
    assert label(made, "pass BON3") == (
        "Pass and take a bonus tile with 2 coins on it: income 6 coins (+2 points now)"
    )
    assert places(made, "pass BON3") == ["bonus:BON3"]


def test_places_of_bridges_and_rivers() -> None:
    made = table(rich("engineers", {"C2": "D"}), far_off("witches", buildings={"I11": "D"}))
    do(made, "action ACTE")
    assert places(made, "bridge C2:D3") == ["bridge:C2:D3"]
    assert label(made, "bridge C2:D3") == "Bridge between C2 and D3"


def test_every_kind_of_move_that_is_carried_out_has_words() -> None:
    assert set(LABELS) == set(HANDLERS)


# -- numbers ---------------------------------------------------------------------------------------


def test_sacrifices_and_conversions_are_offered_up_to_the_most_that_is_legal() -> None:
    stock = {"coins": 0, "workers": 3, "priests": 1, "bowls": [0, 5, 7]}
    made = table(rich("nomads", {}, **stock), far_off("witches"))
    question = GAME.decisions(made)[0]
    found = {one.name: one for one in GAME.amounts(made, question)}
    assert {name: (one.least, one.most) for name, one in found.items()} == {
        "burn": (1, 2),
        "pw-p": (1, 1),
        "pw-w": (1, 2),
        "pw-c": (1, 7),
        "p-w": (1, 1),
        "p-c": (1, 1),
        "w-c": (1, 3),
    }
    for one in found.values():
        assert GAME.explain(made, 0, one.text(one.most)) is None
        assert GAME.explain(made, 0, one.text(one.most + 1)) is not None
        assert one.label == GAME.choice(made, 0, GAME.read(made, 0, one.text(1))).label
    assert found["pw-w"].text(2) == "convert 6PW to 2W"
    assert found["pw-w"].places == ["pool:power", "pool:workers"]


def test_as_many_are_offered_as_anybody_can_have(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that somebody made up may hold thousands; nobody waits until all were tried."""
    tried: list[object] = []
    judge = amounts.why_not

    def counting(*given: Any) -> Any:
        tried.append(given)
        return judge(*given)

    monkeypatch.setattr(amounts, "why_not", counting)
    made = table(
        rich("alchemists", {}, coins=20_000, workers=20_000, vp=20_000), far_off("witches")
    )
    found = {one.name: one.most for one in GAME.amounts(made, GAME.decisions(made)[0])}
    assert (found["w-c"], found["vp-c"], found["c-vp"]) == (300, 300, 300)
    assert len(tried) < 1000


def test_alchemists_are_offered_points_too() -> None:
    made = table(rich("alchemists", {}, coins=5, vp=3), far_off("witches"))
    found = {one.name: one.most for one in GAME.amounts(made, GAME.decisions(made)[0])}
    assert (found["vp-c"], found["c-vp"]) == (3, 2)
