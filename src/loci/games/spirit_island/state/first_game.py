"""What a game has left for another one that follows it: as data, and as the short text that the
option `first-game` holds. Nothing is in it that the players have not seen."""

from __future__ import annotations

from typing import Any, Final, final

from loci.core.data import FORM_LIST, Fields, decode, encode
from loci.core.errors import BadData, BadOption
from loci.core.foreign import check_bounds
from loci.core.text import Text
from loci.games.spirit_island.state.piles import BLIGHT_USED
from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    BOARDS,
    LAYOUTS,
    POWERS,
    SPIRITS,
)
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import DAHAN, PIECES, TOKENS, kind_of

MOST_TEXT: Final = 20_000
_MOST: Final = 99  # of anything in a land
_LEVELS: Final = 6
_LEFT: Final = tuple([PIECES[kind] for kind in (DAHAN, *TOKENS)])


@final
class FirstGame:
    """The boards and opponents of a game that is over, what has stayed in its `lands` (dahan and
    tokens by their words, and `blight`), its spirits with all power cards that each of them had.

    `blight_card` is the card that was turned up last, with the blight that was left on it; those
    of a still healthy island that were used up before it are `used`."""

    __slots__ = (
        "adversary",
        "blight_card",
        "blight_pool",
        "boards",
        "cards",
        "lands",
        "layout",
        "level",
        "spirits",
        "supporting",
        "supporting_level",
        "used",
    )

    def __init__(self, fields: Fields) -> None:
        self.boards: Final = fields.word("boards")
        self.layout: Final = fields.word("layout")
        self.adversary: Final = fields.word("adversary")
        self.level: Final = fields.between("level", 0, _LEVELS)
        self.supporting: Final = fields.word("supporting")
        self.supporting_level: Final = fields.between("supporting_level", 0, _LEVELS)
        self.spirits: Final = fields.words("spirits")
        self.cards: Final = [_names(cards) for cards in fields.items("cards")]
        self.blight_card: Final = fields.word("blight_card")
        self.blight_pool: Final = fields.between("blight_pool", 0, _MOST)
        self.used: Final = fields.words("used")
        lands = fields.child("lands")
        self.lands: Final = {name: _land(lands.child(name)) for name in lands.data}
        lands.done()
        fields.done()


def _names(found: object) -> list[str]:
    if not isinstance(found, list) or not all([isinstance(one, str) for one in found]):
        raise BadData(Text("data-wrong", path="$.cards", expected=Text(FORM_LIST), found="…"))
    return found


def _land(fields: Fields) -> dict[str, int]:
    for word in fields.data:
        if word not in _LEFT and word != "blight":
            raise BadData(Text("no-such-piece", piece=word[:40]))
    held = {word: fields.between(word, 1, _MOST) for word in fields.data}
    fields.done()
    return held


def read_first_game(text: str) -> FirstGame:
    """What the text tells of a game; `BadOption` says what is wrong with it."""
    try:
        if len(text) > MOST_TEXT:
            raise BadData(Text("data-too-big", most=MOST_TEXT))
        data = decode(text)
        check_bounds(data)
        found = FirstGame(Fields(data))
        _check(found)
    except BadData as error:
        raise BadOption(Text("first-game-unreadable", reason=error.reason)) from error
    return found


def _check(found: FirstGame) -> None:
    """Whether all that is named exists, and there is a spirit and its cards for each seat."""
    known: list[tuple[str, Any]] = [(board, BOARDS) for board in found.boards]
    known += [(found.layout, LAYOUTS), *[(spirit, SPIRITS) for spirit in found.spirits]]
    known += [(id, ADVERSARIES) for id in (found.adversary, found.supporting) if id]
    known += [(id, BLIGHT_CARDS) for id in (*found.used, found.blight_card) if id]
    known += [(card, POWERS) for cards in found.cards for card in cards]
    for id, things in known:
        if id not in things:
            raise BadData(Text("position-word", word=id[:40], where="first-game"))
    if len(found.cards) != len(found.spirits) or (found.used and not found.blight_card):
        raise BadData(Text("data-missing", path="$.cards"))


def left_by(table: SpiritTable) -> str:
    """The text of what a game that is over has left. A board that came in the game is gone, with
    all on it; one that has sunk lies there empty (SX-42.27)."""
    island = table.island
    lands: dict[str, dict[str, int]] = {}
    for land, name in enumerate(island.names):
        if name[0] not in island.laid or island.is_ocean(land):
            continue
        held: dict[str, int] = {}
        for code in table.pieces[land]:
            word = PIECES[kind_of(code)]
            if word in _LEFT:
                held[word] = held.get(word, 0) + 1
        if table.blight[land]:
            held["blight"] = table.blight[land]
        if held:
            lands[name] = held
    known = bool(table.blight_card) and bool(table.blight_flipped)
    data = {
        "boards": island.laid,
        "layout": island.layout,
        "adversary": table.adversary,
        "level": table.level,
        "supporting": table.supporting,
        "supporting_level": table.supporting_level,
        "spirits": [owner.spirit for owner in table.seats],
        "cards": [sorted({*owner.hand, *owner.played, *owner.discard}) for owner in table.seats],
        "lands": lands,
        "blight_card": table.blight_card if known else "",
        "blight_pool": table.blight_pool if known else 0,
        "used": list(table.piles[BLIGHT_USED]),
    }
    return encode(data).decode()
