"""A view as headed text, for terminals, screen readers and the site's text view."""

from __future__ import annotations

from typing import Any

from loci.core.text import SeatName, Text
from loci.core.view import Figure, Section
from loci.games.haunted_lands.state.events import reward_text
from loci.games.haunted_lands.state.land import COORDINATES, NAMES
from loci.games.haunted_lands.state.registry import SKILLS
from loci.games.haunted_lands.state.terms import BLOCKED, DECKS, FREE


def sections(view: dict[str, Any]) -> list[Section]:
    heading = Text("see-round", season=view["season"], round=view["round"])
    found = [Section(heading, _state_lines(view), drawing(view))]
    for seat, data in enumerate(view["seats"]):
        heading = Text("see-seat", who=SeatName(seat))
        found.append(Section(heading, _seat_lines(view, seat, data), seat=seat))
    found.append(Section(Text("see-skills"), [_skill_line(skill) for skill in view["skills"]]))
    kinds = view["buildings"].items()
    lines = [_building_line(name, kind, view["reserve"][name]) for name, kind in kinds]
    found.append(Section(Text("see-kinds"), lines))
    return found


def figures(view: dict[str, Any]) -> list[list[Figure]]:
    """Valour, the stock and the active tokens of every seat."""
    return [
        [
            Figure("valour", data["valour"]),
            *[Figure(good, number) for good, number in data["goods"].items()],
            Figure("pecunia", data["pecunia"]),
            *[Figure(name, track["active"]) for name, track in data["tracks"].items()],
        ]
        for data in view["seats"]
    ]


def _state_lines(view: dict[str, Any]) -> list[Text]:
    lines = [
        Text("see-legend"),
        Text("see-mode", mode=Text(f"mode-{view['mode']}")),
        Text("see-order", seats=[Text("see-name", who=SeatName(s)) for s in view["order"]]),
        Text("see-spectres", number=sum("spectre" in h for h in view["hexes"].values())),
        Text("see-reserve", number=view["reserve"]["spectres"]),
        *_reserve_warning(view),
        Text("see-market", card=Text(f"market-{view['market']}")),
        *[Text(f"spectre-card-{card}") for card in view["spectre_cards"]],
        Text("see-persuasion", cost=view["reward"]["cost"]),
    ]
    for result, (pecunia, goods, valour) in view["reward"]["results"].items():
        parts = {"pecunia": pecunia, "goods": goods, "valour": valour}
        given = [Text(f"see-part-{what}", number=n) for what, n in parts.items() if n]
        for good, number in view["reward"]["given"].get(result, {}).items():
            given.append(Text("see-part-good", number=number, good=Text(f"good-{good}")))
        lines.append(Text("see-reward", name=reward_text(result), parts=given))
    for label, hexes in _marked(view).items():
        lines.append(Text(f"see-{label}", hexes=", ".join(hexes)))
    return lines


def _reserve_warning(view: dict[str, Any]) -> list[Text]:
    """Before the Haunting that would bring the defeat of a short reserve (HL-E2)."""
    missing = view["missing_spectres"]
    if not missing:
        return []
    return [Text("warn-reserve", reserve=view["reserve"]["spectres"], missing=missing)]


def _marked(view: dict[str, Any]) -> dict[str, list[str]]:
    """The places of Spectres and Exploited tokens, for those who cannot see the drawing."""
    found: dict[str, list[str]] = {}
    for label, mark in (("haunted", "spectre"), ("exploited", "exploited")):
        hexes = [name for name, data in view["hexes"].items() if mark in data]
        if hexes:
            found[label] = hexes
    return found


def _seat_lines(view: dict[str, Any], seat: int, data: dict[str, Any]) -> list[Text]:
    terrain = Text(f"terrain-{view['hexes'][data['seer']]['terrain']}")
    lines = [
        Text("see-valour", valour=data["valour"], place=view["standing"].index(seat) + 1),
        Text("see-seer", hex=data["seer"], terrain=terrain),
        Text("see-pecunia", pecunia=data["pecunia"]),
        Text("see-goods", **data["goods"]),
    ]
    lines.append(Text("see-tracks", tracks=[_track(*item) for item in data["tracks"].items()]))
    buildings = [
        Text("see-building", building=Text(f"building-{h['building']}"), hex=name)
        for name, h in view["hexes"].items()
        if h.get("owner") == seat
    ]
    if buildings:
        lines.append(Text("see-buildings", buildings=buildings))
    if data["skills"]:
        lines.append(Text("see-learned", skills=[_skill_name(card) for card in data["skills"]]))
    if isinstance(data["quests"], int):
        lines.append(Text("see-quests-secret", number=data["quests"]))
    elif data["quests"]:
        quests = [Text("quest-quoted", quest=Text(f"quest-{quest}")) for quest in data["quests"]]
        lines.append(Text("see-quests", quests=quests))
    if not isinstance(data["unused_quests"], int):
        lines += [
            Text("see-quest-card", number=q, quest=Text(f"quest-{q}"))
            for q in data["unused_quests"]
        ]
    return lines


def _track(name: str, data: dict[str, Any]) -> Text:
    """Active and all tokens; the price of the next and the Valour at the end, unless it is full."""
    track = Text(f"track-{name}")
    active, tokens, left = data["active"], data["tokens"], data["length"] - data["tokens"]
    if not left:
        return Text("see-track", track=track, active=active, tokens=tokens)
    prices = ", ".join(str(price) for price in data["prices"][-left:])
    return Text(
        "see-track-open",
        track=track,
        active=active,
        tokens=tokens,
        prices=prices,
        valour=data["valour"],
    )


def _building_line(name: str, kind: dict[str, Any], left: int) -> Text:
    return Text(
        "see-kind",
        building=Text(f"building-{name}"),
        cost=[Text(f"good-{good}") for good in kind["cost"]],
        valour=kind["valour"],
        income=Text(f"good-{kind['income']}"),
        left=left,
    )


def _skill_name(card: int) -> Text:
    return Text("see-skill-name", deck=Text(f"deck-{DECKS[SKILLS[card].deck]}"), card=card)


def _skill_line(skill: dict[str, Any]) -> Text:
    slots = " ".join(
        "–" if slot == BLOCKED else f"+{valour}" if slot == FREE else f"P{slot + 1}"
        for slot, valour in zip(skill["slots"], skill["valour"], strict=True)
    )
    return Text(
        "see-skill",
        deck=Text(f"deck-{skill['deck']}"),
        skill=Text(f"skill-{skill['card']}"),
        slots=slots,
        cost=[Text(f"good-{good}") for good in skill["cost"]],
    )


#: A sign for each terrain, the same in every language.
_SIGNS = {
    "plains": ",,,",
    "forest": "TTT",
    "mountain": "^^^",
    "lake": "~~~",
    "high-city": "###",
    "quarter": "===",
}


def drawing(view: dict[str, Any]) -> str:
    """The map as text. Each hex: its name and terrain; below them a Spectre `&`, an Exploited
    token `x`, a Building by its letter and owner (`W1`), Seers (`@12`)."""
    rows = sorted({r for _, r in COORDINATES})
    left = min(2 * q + r for q, r in COORDINATES)
    lines: list[str] = []
    for row in rows:
        upper, lower = [" "] * 130, [" "] * 130
        for hex, (q, r) in enumerate(COORDINATES):
            if r == row:
                data = view["hexes"][NAMES[hex]]
                at = 4 * (2 * q + r - left)
                _write(upper, at, f"{NAMES[hex]} {_SIGNS[data['terrain']]}")
                _write(lower, at, _marks(data))
        lines += ["".join(upper).rstrip(), "".join(lower).rstrip()]
    return "\n".join(lines)


def _marks(data: dict[str, Any]) -> str:
    marks = "&" if "spectre" in data else ""
    if "exploited" in data:
        marks += "x"
    if "building" in data:
        marks += data["building"][0].upper()
        marks += str(data["owner"] + 1)
    if "seers" in data:
        marks += "@" + "".join(str(seat + 1) for seat in data["seers"])
    return marks


def _write(line: list[str], at: int, text: str) -> None:
    for i, letter in enumerate(text):
        line[at + i] = letter
