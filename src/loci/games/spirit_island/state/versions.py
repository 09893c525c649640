"""Tables saved under earlier rules versions, in the form that is read now.

Version 1 saved places in lists: phases and steps, lands, elements and pieces as numbers, the piles
as fields of the table, effects as five values.
"""

from __future__ import annotations

from typing import Any, Final

from loci.core.errors import BadData
from loci.core.text import Text
from loci.games.spirit_island.state.seat import READY
from loci.games.spirit_island.state.steps import (
    ADVANCE,
    BLIGHTED_ISLAND,
    BUILD_STEP,
    CHOOSING,
    EXPLORE_STEP,
    FAST_POWERS,
    FEAR_STEP,
    RAVAGE_STEP,
    SETTING_UP,
    SLOW_POWERS,
    SPIRIT_PHASE,
    TIME_PASSES,
)
from loci.games.spirit_island.state.terms import ELEMENTS, LANDS, piece, piece_word

#: Phases and steps by their old numbers; phase 4 was the invader phase.
_PHASES: Final = (CHOOSING, SETTING_UP, SPIRIT_PHASE, FAST_POWERS, "", SLOW_POWERS, TIME_PASSES)
_STEPS: Final = (BLIGHTED_ISLAND, FEAR_STEP, RAVAGE_STEP, BUILD_STEP, EXPLORE_STEP, ADVANCE)


def from_version_1(data: Any) -> Any:
    """A state of version 1 (the stable table and the answers since) in the present form."""
    try:
        return {"stable": _table(data["stable"]), "answers": data["answers"]}
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise BadData(Text("data-missing", path=str(error))) from error


def _table(old: dict[str, Any]) -> dict[str, Any]:
    names = [f"{board}{n}" for board in old["boards"] for n in range(LANDS)]
    phase = old["phase"]
    new = {
        key: value
        for key, value in old.items()
        if key not in ("phase", "step", "blight", "pieces", "fear_shown", *_PILE_NAMES)
    }
    new["step"] = _PHASES[phase] or _STEPS[old["step"]]
    new["lands"] = {
        name: {"pieces": [_piece(code) for code in old["pieces"][land]], "blight": blight}
        for (land, name), blight in zip(enumerate(names), old["blight"], strict=True)
        if blight or old["pieces"][land]
    }
    new["piles"] = {name: old[name] for name in _PILE_NAMES}
    new["shown"] = old["fear_shown"]
    new["sets"] = ["base"]
    new["queue"] = [names[land] for land in old["queue"]]
    new["explored"] = [names[land] for land in old["explored"]]
    new["seats"] = [_seat(seat, names) for seat in old["seats"]]
    new["effects"] = [_effect(effect, names) for effect in old["effects"]]
    return new


#: The piles that there were then.
_PILE_NAMES: Final = (
    *("fear_deck", "fear_box", "earned", "fear_discard"),
    *("invader_deck", "invader_box", "explore_space", "build_space", "ravage_space"),
    *("extra_space", "invader_discard"),
    *("minor_deck", "minor_discard", "major_deck", "major_discard", "removed"),
)


def _piece(old: int) -> str:
    """A piece was its kind times 64, and the damage on it."""
    return piece_word(piece(old >> 6, old & 63))


def _seat(old: dict[str, Any], names: list[str]) -> dict[str, Any]:
    new = dict(old)
    new["presence"] = {names[land]: n for land, n in enumerate(old["presence"]) if n}
    new["extra_elements"] = {ELEMENTS[e]: n for e, n in enumerate(old["extra_elements"]) if n}
    new["chosen_elements"] = [ELEMENTS[element] for element in old["chosen_elements"]]
    new["growth_taken"] = [option + 1 for option in old["growth_taken"]]
    new["ready"] = READY[old["ready"]]
    return new


def _effect(old: list[Any], names: list[str]) -> dict[str, Any]:
    kind, seat, land, number, word = old
    new: dict[str, Any] = {"kind": kind}
    if land >= 0:
        new["land"] = names[land]
    if seat >= 0:
        new["seat"] = f"P{seat + 1}"
    if kind == "origin":
        new["from"] = f"P{number + 1}"
    elif number:
        new["number"] = number
    if word:
        new["word"] = word
    return new
