"""A seat as text: energy, tracks, growth, cards, and what else the spirit keeps."""

from __future__ import annotations

from typing import Any

from loci.core.text import Text
from loci.games.spirit_island.rules.spirits.spirit import RECLAIM
from loci.games.spirit_island.state.names import card_text, elements_text, land_kind
from loci.games.spirit_island.state.terms import ELEMENTS
from loci.games.spirit_island.words.labels import growth_texts, growth_word_text, range_text


def seat_lines(data: dict[str, Any]) -> list[Text]:
    spirit = data["spirit"]
    lines = [
        *[Text(f"special-{spirit}-{number + 1}") for number in range(data["specials"])],
        Text("see-energy", energy=data["energy"], income=data["income"]),
        Text("see-plays", plays=data["plays"], made=data["plays_made"]),
        Text("see-presence", left=data["presence_left"], destroyed=data["destroyed"]),
    ]
    if data["drowned"]:
        lines.append(Text("see-drowned", number=data["drowned"]))
    for key, value in data.items():
        if key.endswith("_track"):
            lines.append(Text(f"see-track-{key.removesuffix('_track')}", spaces=_spaces(value)))
    for number, option in enumerate(data["growth"], 1):
        message = "see-growth-taken" if number in data["growth_taken"] else "see-growth"
        if number in data.get("growth_closed", []):
            message = "see-growth-closed"
        actions = growth_texts(option, data["growth_prices"][number - 1])
        lines.append(Text(message, option=number, actions=actions))
    if data["growth_always"]:
        always = [growth_word_text(word) for word in data["growth_always"]]
        lines.append(Text("see-growth-always", actions=always))
    lines.append(Text("see-elements", elements=elements_text(data["elements"])))
    for pile in ("hand", "played"):
        cards = [_power(card) for card in data[pile]] or [Text("nothing")]
        lines += [Text(f"see-{pile}", cards=card) for card in cards]
    discard = [_card(card) for card in data["discard"]]
    lines.append(Text("see-discard", cards=discard or [Text("nothing")]))
    for innate in data["innates"]:
        lines += _innate(innate)
    for name, kept in data.get("kept", {}).items():
        lines.append(Text("see-kept", name=Text(f"keep-{name}"), what=_kept(name, kept)))
    return lines


def _kept(name: str, kept: Any) -> list[Text]:
    """What a spirit keeps: a number, elements, cards, or words that have texts of their own."""
    if isinstance(kept, int):
        return [Text("see-number", number=kept)]
    if isinstance(kept, dict):
        return elements_text(kept)
    words = [_card(one) if isinstance(one, dict) else Text(f"keep-{name}-{one}") for one in kept]
    return words or [Text("nothing")]


def _spaces(track: list[dict[str, Any]]) -> list[Text]:
    """The spaces of a track; covered ones are told as such."""
    found: list[Text] = []
    for space in track:
        marks = [Text("see-number", number=space["number"])] if "number" in space else []
        elements = [space["element"]] if "element" in space else space.get("elements", [])
        marks += [Text(f"element-{element}") for element in elements]
        words = [RECLAIM] if "reclaim" in space else []
        marks += [Text(f"see-space-{word}") for word in [*words, *space.get("words", [])]]
        what = marks[0] if marks else Text("see-space-bare")
        for mark in marks[1:]:
            what = Text("see-marks", one=what, other=mark)
        found.append(what if space["uncovered"] else Text("see-covered", what=what))
    return found


def _power(card: dict[str, Any]) -> Text:
    """A card with all that it says."""
    return Text(
        "see-power",
        card=_card(card),
        range=range_text(card["range"]),
        target=land_kind(card["target"]),
        text=Text(f"text-{card['card']}"),
    )


def _card(card: dict[str, Any]) -> Text:
    return Text(
        "card-used" if card["used"] else "card-header",
        card=card_text(card["card"]),
        cost=card["cost"],
        speed=Text(f"speed-{card['speed']}"),
        elements=elements_text(card["elements"]),
    )


def _innate(power: dict[str, Any]) -> list[Text]:
    """The power, and its levels with the elements they need."""
    lines = [
        Text(
            "see-innate-used" if power["used"] else "see-innate",
            power=card_text(power["card"]),
            speed=Text(f"speed-{power['speed']}"),
            range=range_text(power["range"]),
            target=land_kind(power["target"]),
            text=Text(f"text-{power['card']}"),
        )
    ]
    for number, threshold in enumerate(power["thresholds"], 1):
        message = "see-threshold-met" if threshold["met"] else "see-threshold"
        needs = {name: n for name in ELEMENTS if (n := threshold["needs"].get(name, 0))}
        lines.append(Text(message, level=number, elements=elements_text(needs)))
    return lines
