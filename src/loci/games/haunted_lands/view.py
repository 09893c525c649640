"""What a viewer may know, and how it reads as text."""

from __future__ import annotations

from typing import Any

from loci.core.rng import Rng
from loci.core.text import SeatName, Text
from loci.core.view import OPEN, Section
from loci.games.haunted_lands.components import SLOTS
from loci.games.haunted_lands.land import COORDINATES, HEXES, NAMES
from loci.games.haunted_lands.quests import quest_set
from loci.games.haunted_lands.skills import SKILL_COST
from loci.games.haunted_lands.table import (
    BLOCKED,
    FREE,
    HAUNTING,
    TURNS,
    WON,
    HauntedTable,
    active_seat,
    reserve_spectres,
)
from loci.games.haunted_lands.words import BUILDINGS, DECKS, GOODS, REWARDS, TERRAINS, TRACKS

PHASES = ("haunting", "turns", "quests", "won", "lost", "lost")


def see(table: HauntedTable, viewer: int) -> dict[str, Any]:
    """Everything but the random source and, until the scoring, the others' chosen Quests."""
    shown = viewer == OPEN or table.phase == WON
    components = table.components
    return {
        "season": table.season,
        "round": table.round,
        "phase": PHASES[table.phase],
        "mode": table.rules.mode,
        "rolled": TERRAINS[table.rolled] if table.phase == HAUNTING else None,
        "unplaced": table.unplaced,
        "asked": _asked(table),
        "tiles": list(table.land.tiles),
        "hexes": {NAMES[hex]: _hex(table, hex) for hex in range(HEXES)},
        "reserve": {
            "spectres": reserve_spectres(table),
            **{
                BUILDINGS[b]: components.building_count[b] - table.building.count(b)
                for b in range(1, 5)
            },
        },
        "order": list(table.order),
        "standing": list(table.standing),
        "market": table.market,
        "spectre_cards": list(table.spectre_cards),
        "reward": {
            "cost": components.persuasion_cost[table.season - 1],
            "results": {
                REWARDS[r]: list(components.rewards[r][table.season - 1]) for r in range(3)
            },
        },
        "skills": [_skill(table, deck) for deck in range(4)],
        "seats": [_seat(table, seat, shown or seat == viewer) for seat in range(table.players)],
    }


def _asked(table: HauntedTable) -> list[int]:
    if table.phase == TURNS:
        return [active_seat(table)]
    if table.phase == HAUNTING:
        return [table.order[-1]]
    return [seat for seat, number in enumerate(table.choosing) if number]


def _hex(table: HauntedTable, hex: int) -> dict[str, Any]:
    data: dict[str, Any] = {"terrain": TERRAINS[table.land.terrain[hex]]}
    if table.spectre[hex]:
        data["spectre"] = True
    if table.exploited[hex]:
        data["exploited"] = True
    if table.building[hex]:
        data["building"] = BUILDINGS[table.building[hex]]
        data["owner"] = table.owner[hex]
    seers = [seat for seat in range(table.players) if table.seer[seat] == hex]
    if seers:
        data["seers"] = seers
    return data


def _skill(table: HauntedTable, deck: int) -> dict[str, Any]:
    return {
        "deck": DECKS[deck],
        "card": table.skills[deck],
        "cost": [GOODS[good] for good in SKILL_COST[table.skills[deck]]],
        "slots": table.slots[SLOTS * deck : SLOTS * deck + SLOTS],
        "valour": list(table.components.slot_valour),
    }


def _seat(table: HauntedTable, seat: int, quests_shown: bool) -> dict[str, Any]:
    at = 4 * seat
    chosen = table.quests[seat]
    return {
        "seer": NAMES[table.seer[seat]],
        "valour": table.valour[seat],
        "pecunia": table.pecunia[seat],
        "goods": {GOODS[good]: table.goods[at + good] for good in range(4)},
        "tracks": {
            TRACKS[t]: {
                "tokens": table.tokens[at + t],
                "active": table.active[at + t],
                "length": table.components.track_length[t],
                "prices": list(table.components.training_cost[t]),
                "valour": table.components.completion_valour[t],
            }
            for t in range(4)
        },
        "skills": [table.skills[deck] for deck in range(4) if table.learned[seat] >> deck & 1],
        "quests": list(chosen) if quests_shown else len(chosen),
        "choosing": table.choosing[seat],
    }


# -- hidden information ----------------------------------------------------------------------------


def secrets(table: HauntedTable, viewer: int) -> list[str]:
    hidden = ["rng", "revealed"]
    if table.phase != WON:
        hidden += [f"quests.{seat}" for seat in range(table.players) if seat != viewer]
    return hidden


def redeal(table: HauntedTable, viewer: int, rng: Rng) -> None:
    """The others' secret Quests at random, the dice of a new source."""
    if table.phase != WON:
        for seat in range(table.players):
            if seat != viewer and table.quests[seat]:
                cards = quest_set(table.players)
                rng.shuffle("quests", cards)
                table.quests[seat] = cards[: len(table.quests[seat])]
    table.rng = rng


# -- text ------------------------------------------------------------------------------------------


def sections(view: dict[str, Any]) -> list[Section]:
    heading = Text("see-round", season=view["season"], round=view["round"])
    found = [Section(heading, _state_lines(view), drawing(view))]
    for seat, data in enumerate(view["seats"]):
        found.append(Section(Text("see-seat", who=SeatName(seat)), _seat_lines(view, seat, data)))
    found.append(Section(Text("see-skills"), [_skill_line(skill) for skill in view["skills"]]))
    return found


def _state_lines(view: dict[str, Any]) -> list[Text]:
    lines = [
        Text("see-legend"),
        Text("see-mode", mode=Text(f"mode-{view['mode']}")),
        Text("see-order", seats=[Text("see-name", who=SeatName(s)) for s in view["order"]]),
        Text("see-spectres", number=sum("spectre" in h for h in view["hexes"].values())),
        Text("see-reserve", number=view["reserve"]["spectres"]),
        Text("see-market", card=Text(f"market-{view['market']}")),
        *[Text(f"spectre-card-{card}") for card in view["spectre_cards"]],
        Text("see-persuasion", cost=view["reward"]["cost"]),
    ]
    for result, (pecunia, goods, valour) in view["reward"]["results"].items():
        parts = {"pecunia": pecunia, "goods": goods, "valour": valour}
        given = [Text(f"see-part-{what}", number=n) for what, n in parts.items() if n]
        lines.append(Text("see-reward", name=Text(f"reward-{result}"), parts=given))
    for label, hexes in _marked(view).items():
        lines.append(Text(f"see-{label}", hexes=", ".join(hexes)))
    return lines


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
    tracks = [
        Text("see-track", track=Text(f"track-{name}"), active=t["active"], tokens=t["tokens"])
        for name, t in data["tracks"].items()
    ]
    lines.append(Text("see-tracks", tracks=tracks))
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
        lines.append(Text("see-quests", quests=[Text(f"quest-{q}") for q in data["quests"]]))
    return lines


def _skill_name(card: int) -> Text:
    return Text("see-skill-name", deck=Text(f"deck-{DECKS[(card - 1) // 3]}"), card=card)


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


_LETTERS = {
    "plains": "pla",
    "forest": "for",
    "mountain": "mou",
    "lake": "~~~",
    "high-city": "CIT",
    "quarter": "qua",
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
                _write(upper, at, f"{NAMES[hex]} {_LETTERS[data['terrain']]}")
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
