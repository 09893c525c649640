"""Section 29 of the expansions' rules: playing with fewer tokens or none."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.errors import BadOption
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.island.replacement import replace
from loci.games.spirit_island.rules.island.tokens import add_strife, add_token
from loci.games.spirit_island.rules.island.unused import TOKEN_NAMES
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.terms import BEASTS, EXPLORER, WILDS
from tests.spirit_island.events import Events, over
from tests.spirit_island.start import start
from tests.spirit_island.tables import EVERY_SET, Island, island, turn_up
from tests.spirit_island.trial import Plain, Trial, plain

FAR: dict[str, Any] = {"A8": {"city": 1}}


def without(*tokens: str) -> dict[str, Any]:
    return {**EVERY_SET, "unused-tokens": list(tokens)}


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("SX-29.1")
@pytest.mark.parametrize("token", TOKEN_NAMES)
def test_the_players_decide_which_tokens_are_in_use(token: str) -> None:
    """What is not used is not there in set-up either, and nothing is gained for that."""
    options: dict[str, Any] = {"boards": ["A"], "spirits": ["thunderspeaker"]}
    here = start(1, **EVERY_SET, unused_tokens=[token], **options)
    assert here.land("A1").get("beasts", 0) == (token != "beasts")
    assert here.land("A2").get("disease", 0) == (token != "disease")
    assert (here.seat().energy, here.fear()) == (0, 0)
    assert here.table.rules == [f"no-{token}"]


def test_tokens_of_a_set_can_be_left_out_only_with_that_set() -> None:
    with pytest.raises(BadOption, match="branch-and-claw"):
        start(1, unused_tokens=["beasts"])
    with pytest.raises(BadOption, match="jagged-earth"):
        start(1, sets=["base", "branch-and-claw"], unused_tokens=["badlands"])
    for sets in (["base", "branch-and-claw"], ["base", "jagged-earth"]):  # either brings beasts
        assert start(1, sets=sets, unused_tokens=["beasts"]).table.rules == ["no-beasts"]
        assert start(1, sets=sets, no_events=True).table.rules == ["no-events"]
    assert start(1, **EVERY_SET, unused_tokens=list(TOKEN_NAMES)).table.rules == [
        f"no-{token}" for token in TOKEN_NAMES
    ]


class OfWilds(Plain):
    """A spirit whose panel names wilds."""

    tokens = ("wilds",)


@pytest.mark.rule("SX-29.2")
def test_a_spirit_needs_its_tokens(trial: Trial) -> None:
    trial.spirit(OfWilds("of-wilds"))
    here = start(1, **EVERY_SET, unused_tokens=["wilds"])
    assert "choose of-wilds" not in here.options()
    assert here.why_not("choose of-wilds") == "spirit-needs-token"
    assert "choose of-wilds" in start(1, **EVERY_SET, unused_tokens=["beasts"]).options()


@pytest.mark.rule("SX-29.2")
@pytest.mark.parametrize(
    ("spirit", "token"),
    [
        ("keeper-of-the-forbidden-wilds", "wilds"),
        ("sharp-fangs-behind-the-leaves", "beasts"),
        ("stones-unyielding-defiance", "badlands"),
    ],
)
def test_spirits_and_their_tokens(spirit: str, token: str) -> None:
    for other in TOKEN_NAMES:
        here = start(1, **EVERY_SET, unused_tokens=[other])
        assert (f"choose {spirit}" in here.options()) is (other != token)


@pytest.mark.rule("SX-29.2", "SX-29.9")
def test_which_spirits_use_which_tokens() -> None:
    """Those that they add, or need; not what they only push, destroy or let others count as."""
    used = {spirit.id: list(spirit.tokens) for spirit in SPIRITS.values() if spirit.tokens}
    assert used == {
        "keeper-of-the-forbidden-wilds": ["wilds"],
        "sharp-fangs-behind-the-leaves": ["beasts"],
        "stones-unyielding-defiance": ["badlands"],
        "grinning-trickster-stirs-up-trouble": ["beasts", "strife"],
        "lure-of-the-deep-wilderness": ["beasts", "wilds", "disease", "badlands"],
        "many-minds-move-as-one": ["beasts"],
        "volcano-looming-high": ["wilds", "badlands"],
        "vengeance-as-a-burning-plague": ["disease"],
        "lightnings-swift-strike--pandemonium": ["strife"],
        "shadows-flicker-like-flame--madness": ["strife"],
    }


@pytest.mark.rule("SX-29.2")
def test_nor_can_it_be_asked_for_beforehand(trial: Trial) -> None:
    trial.spirit(OfWilds("of-wilds"))
    with pytest.raises(BadOption, match="spirit-needs-token"):
        plain({}, spirit="of-wilds", options=without("wilds"))
    assert plain({}, spirit="of-wilds", options=without("beasts")).seat().spirit == "of-wilds"


# -- instead of a token ----------------------------------------------------------------------------


def used(card: str, lands: dict[str, Any], *answers: str, tokens: str) -> Island:
    keys: dict[str, Any] = {"options": without(*tokens.split()), "seats": {"P1": {"hand": []}}}
    return island({**FAR, **lands}, f"power {card}", **keys).answer(*answers)


@pytest.mark.rule("SX-29.3")
def test_energy_and_fear_instead() -> None:
    """EX-55: for the spirit whose power it is."""
    here = used("animated-wrackroot at A4", {}, "option add-wilds", tokens="wilds")
    assert "wilds" not in here.land("A4")
    assert (here.seat().energy, here.fear()) == (1, 1)
    usual = used("animated-wrackroot at A4", {}, "option add-wilds", tokens="beasts")
    assert usual.land("A4") == {"wilds": 1}
    assert (usual.seat().energy, usual.fear()) == (0, 0)


@pytest.mark.rule("SX-29.3", "SX-29.8")
def test_badlands_that_are_not_used() -> None:
    """A murderous darkness replaces 2 presence; nothing is there that could be pushed."""
    step = "power transform-to-a-murderous-darkness at P1"
    lands = {"A5": {"presence": {"P1": 2}, "city": 1}, "A7": {"presence": {"P1": 1}}, **FAR}
    here = island(lands, step, options=without("badlands")).answer("land A5")
    assert (here.land("A5"), here.seat().energy) == ({}, 2)
    assert here.fear() == 2 + 3 + 2


@pytest.mark.rule("SX-29.3", "SX-4.12")
def test_strife_that_is_not_used() -> None:
    here = used("fire-in-the-sky at A4", {"A4": {"town": 1}}, tokens="strife")
    assert here.land("A4") == {"town": 1}
    assert (here.seat().energy, here.fear()) == (1, 3)
    nobody = used("fire-in-the-sky at A4", {}, tokens="strife")
    assert (nobody.seat().energy, nobody.fear()) == (0, 2)  # there was nobody to quarrel


@pytest.mark.rule("SX-29.8")
def test_each_token_counts_by_itself(trial: Trial) -> None:
    def wild(act: Act) -> None:
        add_token(act, WILDS, 2)

    trial.power("wildest", wild)
    here = plain(FAR, "power wildest at A7", options=without("wilds"))
    assert (here.seat().energy, here.fear()) == (2, 2)


def test_a_piece_that_would_become_a_token(trial: Trial) -> None:
    trial.power("to-beasts", lambda act: replace(act, EXPLORER, BEASTS))
    lands = {"A7": {"presence": {"P1": 1}, "explorer": 1}, **FAR}
    here = plain(lands, "power to-beasts at A7", options=without("beasts"))
    assert here.land("A7") == {"presence": {0: 1}}
    assert (here.seat().energy, here.fear()) == (1, 1)


@pytest.mark.rule("SX-29.4")
def test_the_players_decide_who_gains_it(events: Events) -> None:
    """A token event is nobody's."""
    keys: dict[str, Any] = {"boards": "AB", "options": {"unused-tokens": ["beasts"]}}
    lands = {"B8": {"blight": 1}, "A3": {"blight": 1}, **FAR}
    here = events.part("beasts-of-the-jungle", lands, **keys)
    assert (here.asked(), here.prompt()) == ([0], "ask-token-energy")
    assert here.options() == ["target P1", "target P2"]
    here.answer("target P2", "target P1")
    assert over(here)
    assert [here.seat(seat).energy for seat in (0, 1)] == [1, 1]
    assert here.fear() == 3  # and one for the city that would have met the beasts


def test_what_a_player_adds_by_a_card_is_gained_by_that_player() -> None:
    here = turn_up("unrest", 1, {"A4": {"town": 1}, **FAR}, options=without("strife"))
    assert (here.seat().energy, here.fear()) == (1, 1)


@pytest.mark.rule("SX-29.3")
def test_strife_among_several(events: Events) -> None:
    lands = {"A4": {"town": 1}, **FAR}
    keys: dict[str, Any] = {"options": {"unused-tokens": ["strife"]}}
    here = events.main("slave-rebellion", 2, lands, **keys)
    assert here.lands("A4", "A8") == [{}, {"city": 1}]
    assert here.seat().energy == 1  # of two there was one
    assert here.fear() == 2  # and one of the town


def test_nothing_else_is_added_for_strife(trial: Trial) -> None:
    def quarrel(act: Act) -> Any:
        found = yield from add_strife(act, 3)
        assert found == 3

    trial.power("quarrel", quarrel)
    lands = {"A7": {"presence": {"P1": 1}, "explorer": 1}, **FAR}
    here = plain(lands, "power quarrel at A7", options=without("strife"))
    assert here.seat().energy == 3


# -- fear cards ------------------------------------------------------------------------------------


def earned(card: str, *answers: str, terror: int = 1, tokens: str = "beasts") -> Island:
    keys: dict[str, Any] = {"terror": terror, "earned": [card], "options": without(*tokens.split())}
    lands = {"A4": {"explorer": 1, "dahan": 2}, **FAR}
    return island(lands, "fear-step", **keys).answer(*answers)


@pytest.mark.rule("SX-29.5")
@pytest.mark.parametrize(
    ("card", "token", "levels"),
    [
        ("too-many-monsters", "beasts", [1, 2, 3]),
        ("panicked-by-wild-beasts", "beasts", [1, 2, 3]),
        ("flee-the-pestilent-land", "disease", [1]),
        ("panicked-by-wild-beasts", "strife", [1]),
        ("unrest", "strife", [1, 2, 3]),
        ("panic", "strife", [1, 2, 3]),
        ("discord", "strife", [1, 2, 3]),
        ("dahan-threaten", "strife", [1, 2, 3]),
    ],
)
def test_a_card_that_rests_on_a_token_may_be_exchanged(
    card: str, token: str, levels: list[int]
) -> None:
    for level in (1, 2, 3):
        here = earned(card, terror=level, tokens=token)
        assert (here.prompt() == "ask-exchange-fear") is (level in levels)
    here = earned(card, tokens=token)
    box = here.pile("fear_box")
    here.answer("yes")
    assert card in here.pile("fear_box")
    assert here.prompt() == "ask-exchange-fear" or box[0] not in here.pile("fear_box")
    kept = earned(card, "no", tokens=token)
    assert card not in kept.pile("fear_box")


@pytest.mark.rule("SX-29.6")
@pytest.mark.parametrize("tokens", ["wilds strife", "beasts", "disease", "beasts disease"])
def test_a_card_that_is_only_weaker_is_carried_out(tokens: str) -> None:
    here = earned("depart-the-dangerous-land", tokens=tokens)
    assert here.land("A4") == {"dahan": 2}


def test_with_the_token_in_use_nothing_is_asked() -> None:
    assert earned("too-many-monsters", tokens="wilds").prompt() != "ask-exchange-fear"


# -- the table -------------------------------------------------------------------------------------


def test_such_a_game_is_saved_and_sound() -> None:
    table = start(3, 4, **EVERY_SET, unused_tokens=list(TOKEN_NAMES)).table
    assert GAME.audit(table) == []
    assert GAME.load_table(table.to_data()).to_data() == table.to_data()
