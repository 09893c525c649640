"""What is said about legal moves: labels with real prices and effects, places, warnings."""

from typing import Any

import pytest

from loci.core.options import checked
from loci.core.rng import Rng
from loci.core.wording import LANGUAGES, Wording
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.rules.actions import HANDLERS
from loci.games.terra_mystica.state.moves import Done, Pass
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.words.labels import LABELS
from tests.terra_mystica.tables import ONLINE, do, far_off, poor, rich, table

PACKAGE = GAME.info.package
EXTRA = {"extra-town-tiles": True, "shipping-bonus-tile": True, "temple-scoring-tile": True}
GAMES: dict[tuple[str, ...], dict[str, object]] = {
    ("alchemists", "auren", "chaosmagicians", "cultists", "dwarves"): {},
    ("darklings", "witches", "giants", "halflings"): dict(ONLINE),
    ("engineers", "fakirs", "mermaids"): dict(EXTRA),
    ("nomads", "swarmlings"): {**ONLINE, **EXTRA, "resignation": True},
}
NO_POWER = {"bowls": [0, 0, 12]}


def label(made: TerraTable, command: str, seat: int = 0, language: str = "en") -> str:
    words = Wording(language, PACKAGE, strict=True)
    names = [f"P{number + 1}" for number in range(made.players)]
    return words.say(GAME.choice(made, seat, GAME.read(made, seat, command)).label, names)


def warned(made: TerraTable, command: str, seat: int = 0) -> list[str]:
    """The warnings at a legal command, as a developer reads them."""
    assert GAME.explain(made, seat, command) is None
    before = made.digest()
    found = GAME.choice(made, seat, GAME.read(made, seat, command)).warnings
    assert made.digest() == before
    for language in LANGUAGES:
        words = Wording(language, PACKAGE, strict=True)
        assert all(words.say(text) for text in found)
    return [text.plain() for text in found]


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
        "Witches (forest; 15 coins, 3 workers). Each town you found scores 5 points more."
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
        "Fly to E6 (1 priest) and turn it into desert with 1 spade (+4 points now)"
    )
    do(made, "transform E6 to yellow")
    assert label(made, "build E6") == "Build a dwelling on E6: 1 worker, 2 coins"


def test_an_upgrade_beside_nobody_costs_twice() -> None:
    made = table(rich("witches", {"E9": "D"}), far_off())
    assert label(made, "upgrade E9 to TP") == "Upgrade E9 to a trading house: 2 workers, 6 coins"
    beside = far_off(buildings={"F6": "D"})
    made = table(rich("witches", {"E9": "D"}), beside)
    assert label(made, "upgrade E9 to TP") == "Upgrade E9 to a trading house: 2 workers, 3 coins"


def test_spades_tracks_and_actions() -> None:
    made = table(rich("darklings", {"E5": "D"}, bowls=[0, 0, 12]), far_off())
    assert label(made, "dig 1") == "Buy 1 spade: 1 priest (+2 points now)"
    assert label(made, "advance ship") == "Shipping to 1: 4 coins, 1 priest (+2 points now)"
    assert label(made, "action ACT6") == "ACT6 for 6 power: 2 spades"
    assert places(made, "action ACT6") == ["action:ACT6"]
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
        "Decline 2 power from P1 (Witches) for 1 point"
    )
    assert label(made, "leech 2 from witches", 1, "ru") == (
        "Принять 2 единицы силы за 1 очко (P1, Ведьмы)"
    )


def test_passing_tells_the_tile_its_coins_and_the_points() -> None:
    seat = rich("witches", {"E9": "D", "F4": "D"}, bonus="BON9")
    tiles = {"BON9": 0, "BON3": 2, "BON5": 0, "BON8": 0, "BON7": 0}
    made = table(seat, far_off(bonus="BON5"), bonus=tiles)
    assert label(made, "pass BON3") == (
        "Pass and take BON3 with 2 coins: income 6 coins (+2 points now)"
    )
    assert places(made, "pass BON3") == ["bonus:BON3"]


def test_places_of_bridges_and_rivers() -> None:
    made = table(rich("engineers", {"C2": "D"}), far_off("witches", buildings={"I11": "D"}))
    do(made, "action ACTE")
    assert places(made, "bridge C2:D3") == ["bridge:C2:D3"]
    assert label(made, "bridge C2:D3") == "Bridge between C2 and D3"


# -- warnings --------------------------------------------------------------------------------------


def test_power_without_room() -> None:
    seat = rich("witches", {"E9": "D"}, cults=[4, 0, 0, 0], bowls=[0, 1, 11])
    made = table(seat, far_off())
    assert warned(made, "send P to FIRE for 1") == ["warn-power(lost=1)"]
    assert warned(made, "send P to WATER for 1") == []
    made = table({**seat, "bowls": [1, 0, 11]}, far_off())
    assert warned(made, "send P to FIRE for 1") == []


def test_power_of_a_town_tile_and_of_the_alchemists() -> None:
    seat = rich("witches", {"E9": "D"}, bowls=[2, 0, 10])
    made = table(seat, far_off(), underway={"acting": 1, "actions": 0, "towns": 1})
    assert warned(made, "+TW4") == ["warn-power(lost=4)"]
    assert warned(made, "+TW1") == []
    made = table(rich("alchemists", {"E5": "TP"}, bowls=[3, 4, 5]), far_off())
    assert warned(made, "upgrade E5 to SH") == ["warn-power(lost=2)"]
    made = table(rich("alchemists", {"E5": "TP"}), far_off())
    assert warned(made, "upgrade E5 to SH") == []


def test_an_offer_without_room_or_points() -> None:
    def offered(**more: Any) -> TerraTable:
        taker = rich("dwarves", {"F6": "SH", "H8": "D"}, **more)
        made = table(rich("witches", {"E9": "D"}), taker)
        do(made, "upgrade E9 to TP. done")
        return made

    take = "leech 3 from witches"
    assert warned(offered(), take, 1) == []
    assert warned(offered(bowls=[0, 1, 11]), take, 1) == ["warn-offer-room(lost=2)"]
    assert warned(offered(vp=0), take, 1) == ["warn-offer-points(lost=2)"]


def test_cult_steps_without_a_key() -> None:
    made = table(rich("witches", {"E9": "D"}, cults=[8, 0, 0, 2]), far_off())
    fire = "cult=cult-fire"
    assert warned(made, "send P to FIRE for 1") == []
    assert warned(made, "send P to FIRE for 3") == [f"warn-steps-key(lost=2, {fire})"]
    keyed = rich("witches", {"E9": "D"}, cults=[9, 0, 0, 2], towns=["TW2"])
    assert warned(table(keyed, far_off()), "send P to FIRE for 1") == []
    assert warned(table(keyed, far_off()), "send P to FIRE for 3") == [
        f"warn-steps-top(lost=2, {fire})"
    ]


def test_cult_steps_to_a_taken_or_reached_top() -> None:
    other = far_off(cults=[10, 0, 0, 0], towns=["TW2"])
    made = table(rich("witches", {"E9": "D"}, cults=[9, 0, 0, 2], towns=["TW1"]), other)
    assert warned(made, "send P to FIRE for 2") == ["warn-steps-taken(lost=2, cult=cult-fire)"]
    do(made, "pass BON9. done")
    assert warned(made, "send P to FIRE for 2", 1) == ["warn-steps-top(lost=2, cult=cult-fire)"]


def test_no_warning_where_the_key_comes_in_the_same_turn() -> None:
    seat = rich("witches", {"E9": "D"}, cults=[9, 0, 0, 2])
    turn = {"acting": 1, "actions": 0, "favours": 1}
    assert warned(table(seat, far_off(), underway=turn), "+FAV9") == [
        "warn-steps-key(lost=1, cult=cult-fire)"
    ]
    assert warned(table(seat, far_off(), underway={**turn, "towns": 1}), "+FAV9") == []


def test_the_steps_of_a_town_tile() -> None:
    def founding(*cults: int) -> TerraTable:
        seat = rich("witches", {"E9": "D"}, cults=list(cults))
        turn = {"acting": 1, "actions": 0, "towns": 1}
        return table(seat, far_off(), underway=turn, options={"extra-town-tiles": True})

    assert warned(founding(0, 0, 0, 2), "+TW5") == []
    assert warned(founding(9, 0, 0, 2), "+TW5") == []
    assert warned(founding(9, 9, 0, 2), "+TW5") == ["warn-steps-town(lost=1)"]
    assert warned(founding(9, 8, 9, 2), "+TW6") == ["warn-steps-town(lost=3)"]


def test_a_priest_without_a_reserve() -> None:
    seat = rich("witches", {"E9": "D"}, priests=7, **NO_POWER)
    assert warned(table(seat, far_off()), "action ACT2") == ["warn-priest"]
    assert warned(table({**seat, "priests": 6}, far_off()), "action ACT2") == []
    turn = {"acting": 1, "actions": 0, "towns": 1}
    assert warned(table(seat, far_off(), underway=turn), "+TW3") == ["warn-priest"]
    assert warned(table({**seat, "priests": 6}, far_off(), underway=turn), "+TW3") == []


def test_a_shipping_step_beyond_the_track() -> None:
    turn = {"acting": 1, "actions": 0, "towns": 1}
    keys: dict[str, Any] = {"underway": turn, "options": {"extra-town-tiles": True}}
    witches = rich("witches", {"E9": "D"}, shipping=3)
    assert warned(table(witches, far_off(), **keys), "+TW7") == ["warn-shipping"]
    assert warned(table({**witches, "shipping": 2}, far_off(), **keys), "+TW7") == []
    dwarves, fakirs = rich("dwarves", {"E7": "D"}), rich("fakirs", {"E8": "D"})
    other = far_off("witches", buildings={"I11": "D"})
    assert warned(table(dwarves, other, **keys), "+TW7") == ["warn-shipping"]
    assert warned(table(fakirs, other, **keys), "+TW7") == []
    mermaids = rich("mermaids", {"E4": "TP"}, shipping=5)
    assert warned(table(mermaids, far_off()), "upgrade E4 to SH") == ["warn-shipping"]
    assert warned(table({**mermaids, "shipping": 4}, far_off()), "upgrade E4 to SH") == []


def test_spades_without_a_hex() -> None:
    """On I12 the Giants reach I11 and H8; both are wasteland or taken."""
    corner = {"I12": "D"}
    giants = rich("giants", corner, bonus="BON1", **NO_POWER)
    witches = far_off("witches", buildings={"I11": "D", "E9": "D"})
    full = table(giants, witches, terrain={"H8": "red"})
    assert warned(full, "action ACT6") == ["warn-spades(number=2)"]
    free = table(giants, witches)
    assert warned(free, "action ACT6") == []
    assert warned(free, "action ACT5") == []  # the second spade can be bought
    needy = poor("giants", corner, bonus="BON1", bowls=[12, 0, 0])
    made = table(needy, far_off("witches", buildings={"I11": "D"}))
    assert warned(made, "action BON1") == ["warn-spades(number=1)"]


def test_spades_left_at_the_end_of_the_turn() -> None:
    made = table(rich("witches", {"E9": "D"}, **NO_POWER), far_off())
    do(made, "action ACT6")
    assert warned(made, "done") == ["warn-spades(number=2)"]
    assert warned(made, "-SPADE") == ["warn-spades(number=1)"]
    do(made, "-2SPADE")
    assert warned(made, "done") == []


def test_a_transformation_that_strands_a_spade() -> None:
    made = table(rich("witches", {"F4": "D"}, **NO_POWER), far_off())
    do(made, "action ACT6")
    assert warned(made, "transform F3 to brown") == ["warn-spades(number=1)"]
    assert warned(made, "transform E7 to green") == []  # the other one can go elsewhere
    assert warned(made, "transform F3 to gray") == []  # both are used


def test_spades_of_a_cult_reward() -> None:
    giants = rich("giants", {"D4": "D"}, reward=3)
    made = table(giants, far_off(), phase="rewards", round=1)
    assert warned(made, "done") == ["warn-spades(number=3)"]
    assert warned(made, "transform D5 to red") == ["warn-spades(number=1)"]
    made = table({**giants, "reward": 4}, far_off(), phase="rewards", round=1)
    assert warned(made, "transform D5 to red") == []


def test_actions_without_a_target() -> None:
    ride = rich("witches", {"G3": "SH", "E9": "D"})
    assert warned(table(ride, far_off()), "action ACTW") == []
    all_built = dict.fromkeys(("A3", "A10", "C3", "C4", "D1", "E9", "F2", "F4"), "D")
    made = table(rich("witches", {"G3": "SH", **all_built}), far_off())
    assert warned(made, "action ACTW") == ["warn-no-target"]
    swarm = rich("swarmlings", {"E4": "SH"})
    assert warned(table(swarm, far_off()), "action ACTS") == ["warn-no-target"]
    swarm = rich("swarmlings", {"E4": "SH", "D5": "D"})
    assert warned(table(swarm, far_off()), "action ACTS") == []
    top = rich("auren", {"E9": "SH"}, cults=[9, 9, 9, 9])
    assert warned(table(top, far_off()), "action ACTA") == ["warn-no-target"]
    some = rich("auren", {"E9": "SH"}, cults=[9, 8, 9, 9])
    assert warned(table(some, far_off()), "action ACTA") == []


def test_a_storm_without_a_hex() -> None:
    nomads = rich("nomads", {"A5": "SH"})
    assert warned(table(nomads, far_off()), "action ACTN") == []
    around = {"A4": "yellow", "A6": "yellow", "B2": "yellow", "B3": "yellow"}
    made = table(nomads, far_off(), terrain=around)
    assert warned(made, "action ACTN") == ["warn-no-target"]


def test_what_is_given_up_or_left_at_the_end() -> None:
    witches = table(rich("witches", {"G3": "SH"}), far_off())
    do(witches, "action ACTW")
    assert warned(witches, "done") == warned(witches, "-FREE_D") == ["warn-ride"]
    swarm = table(rich("swarmlings", {"E4": "SH", "D5": "D"}), far_off())
    do(swarm, "action ACTS")
    assert warned(swarm, "done") == warned(swarm, "-FREE_TP") == ["warn-house"]
    nomads = table(rich("nomads", {"A5": "SH"}), far_off())
    do(nomads, "action ACTN")
    assert warned(nomads, "done") == warned(nomads, "-FREE_TF") == ["warn-storm"]
    dark = table(rich("darklings", {"E5": "TP"}), far_off())
    do(dark, "upgrade E5 to SH")
    assert warned(dark, "done") == ["warn-ordain"]
    dark.workers[0] = 0
    assert warned(dark, "done") == []


def test_favour_tiles_that_are_not_there() -> None:
    made = table(rich("chaosmagicians", {"D4": "TP"}), far_off())
    assert warned(made, "upgrade D4 to TE") == []
    made.favour_left = [0] * 11 + [1]
    assert warned(made, "upgrade D4 to TE") == ["warn-favours(lost=1)"]


def test_a_pass_before_the_second_action() -> None:
    made = table(rich("chaosmagicians", {"D4": "SH"}), far_off())
    assert warned(made, "pass BON9") == []
    do(made, "action ACTC")
    assert warned(made, "pass BON9") == ["warn-second-action"]


def test_leaving_for_good() -> None:
    made = table(rich("witches", {"E9": "D"}), far_off(), options={"resignation": True})
    assert warned(made, "resign") == ["warn-resign"]
    assert label(made, "resign") == "Leave the game for good"


def test_conversions_never_warn() -> None:
    made = table(rich("witches", {"E9": "D"}, **NO_POWER), far_off())
    for command in ("convert 3PW to 1W", "convert 1P to 1W", "convert 1W to 1C"):
        assert warned(made, command) == []
    assert label(made, "convert 3PW to 1W") == "Convert 3 power to 1 worker"


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


def test_alchemists_are_offered_points_too() -> None:
    made = table(rich("alchemists", {}, coins=5, vp=3), far_off("witches"))
    found = {one.name: one.most for one in GAME.amounts(made, GAME.decisions(made)[0])}
    assert (found["vp-c"], found["c-vp"]) == (3, 2)
