"""What speaks against a legal move: what it would certainly lose."""

from typing import Any

from loci.core.words.wording import LANGUAGES, Wording
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.table import TerraTable
from tests.terra_mystica.tables import do, far_off, poor, rich, table
from tests.terra_mystica.test_labels import label

PACKAGE = GAME.info.package
NO_POWER = {"bowls": [0, 0, 12]}


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
