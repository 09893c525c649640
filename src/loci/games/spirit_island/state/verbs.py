"""The verbs of the notation: the word that an answer begins with, each listed once.

Answers are made with them (`moves.py`), read (`words/notation.py`), told (`words/labels.py`) and
refused (`rules/reasons.py`) by them. The message of a verb is `do-<verb>`.
"""

from __future__ import annotations

from typing import Final

# -- a word alone ----------------------------------------------------------------------------------

YES: Final = "yes"
NO: Final = "no"
STOP: Final = "stop"
DONE: Final = "done"
COMMAND: Final = "command-beasts"  # with a reminder card
WARDING: Final = "great-warding"  # of all lands, once
POUR: Final = "pour-energy"  # water becomes energy
GO_ON: Final = "go-on"  # at a stop of a position
ALONE: Final = (YES, NO, STOP, DONE, COMMAND, WARDING, POUR, GO_ON)

# -- a name ----------------------------------------------------------------------------------------

CHOOSE: Final = "choose"  # a spirit
GAIN: Final = "gain"  # a card of this deck
ELEMENT: Final = "element"
OPTION: Final = "option"  # a branch of an "or"
NEXT: Final = "next"  # what an Action has set off
PLAY: Final = "play"
TAKE: Final = "take"
FORGET: Final = "forget"
RECLAIM: Final = "reclaim"
KEEP: Final = "keep"
DISCARD: Final = "discard"
GIVE: Final = "give"
WARD: Final = "ward"  # with a card that is played face down
BURN: Final = "burn"  # a card in a ritual
ASSIST: Final = "assist"  # by a card of the first spirits
LEAVE: Final = "leave"  # a card of a first spirit, for those who come after
RETURN: Final = "return"  # presence, to this track
WAY: Final = "way"  # between these two lands
TIME: Final = "time"  # presence of this track, or of a land, becomes Time
SET_ASIDE: Final = "set-aside"  # a card that was not chosen, among those that never were
SWAP: Final = "swap"  # with this invader card of the discard
BOARD: Final = "board"
JOIN: Final = "join"  # a new board by this side to a side of another
INVOKE: Final = "invoke"  # an element, at this corner of lands
TRACK: Final = "track"  # what this word on a space of a track lets the spirit do
#: Those that name a power card.
OF_CARDS: Final = (
    PLAY,
    TAKE,
    FORGET,
    RECLAIM,
    KEEP,
    GIVE,
    DISCARD,
    WARD,
    BURN,
    ASSIST,
    LEAVE,
    SET_ASIDE,
)
OF_NAMES: Final = (
    CHOOSE,
    GAIN,
    ELEMENT,
    OPTION,
    NEXT,
    RETURN,
    WAY,
    TRACK,
    TIME,
    SWAP,
    BOARD,
    JOIN,
    INVOKE,
    *OF_CARDS,
)

# -- a power, perhaps with thresholds --------------------------------------------------------------

USE: Final = "use"
REPEAT: Final = "repeat"
PAY_REPEAT: Final = "pay-repeat"
OF_POWERS: Final = (USE, REPEAT, PAY_REPEAT)

# -- a number --------------------------------------------------------------------------------------

GROWTH: Final = "growth"
DROWN: Final = "drown"  # so much drowned health; or a piece
SPEND: Final = "spend"
SACRIFICE: Final = "sacrifice"
SPLIT: Final = "split"  # so much of the damage
COUNT: Final = "count"  # so many that count as something else
AWAKEN: Final = "awaken"  # the source of power of this number
CLEANSE: Final = "cleanse"  # a land of so much blight
OF_NUMBERS: Final = (GROWTH, DROWN, SPEND, SACRIFICE, SPLIT, COUNT, AWAKEN, CLEANSE)
SHOW: Final = "show"  # the fear card at a place of a pile

# -- a land ----------------------------------------------------------------------------------------

LAND: Final = "land"
TARGET: Final = "target"  # a land, a land `far` away, or a spirit
CASCADE: Final = "cascade"
RAVAGE: Final = "ravage"
PLACE: Final = "place"
RITUAL: Final = "ritual"
DESTROY_PRESENCE: Final = "destroy-presence"
GATHER_PRESENCE: Final = "gather-presence"
PUSH_PRESENCE: Final = "push-presence"
GATHER_SITE: Final = "gather-site"  # a sacred site that counts as beasts
PUSH_SITE: Final = "push-site"
REMOVE_SITE: Final = "remove-site"
CALL: Final = "call"  # presence there becomes beasts
GATHER_BLIGHT: Final = "gather-blight"
PUSH_BLIGHT: Final = "push-blight"
OF_LANDS: Final = (
    LAND,
    TARGET,
    CASCADE,
    RAVAGE,
    PLACE,
    RITUAL,
    DESTROY_PRESENCE,
    GATHER_PRESENCE,
    PUSH_PRESENCE,
    GATHER_SITE,
    PUSH_SITE,
    REMOVE_SITE,
    CALL,
    GATHER_BLIGHT,
    PUSH_BLIGHT,
)

# -- a piece, perhaps in a land --------------------------------------------------------------------

DAMAGE: Final = "damage"
DESTROY: Final = "destroy"
REMOVE: Final = "remove"
REPLACE: Final = "replace"
STRIFE: Final = "strife"  # comes to this invader
CALM: Final = "calm"  # strife goes from this invader
SIT_OUT: Final = "sit-out"  # a ravage
OF_PIECES: Final = (DAMAGE, DESTROY, REMOVE, REPLACE, DROWN, STRIFE, CALM, SIT_OUT)

# -- a piece and a land that it goes to or comes from; presence ------------------------------------

PUSH: Final = "push"
GATHER: Final = "gather"
OF_MOVES: Final = (PUSH, GATHER)
PRESENCE: Final = "presence"

VERBS: Final = frozenset(
    (
        *ALONE,
        *OF_NAMES,
        *OF_POWERS,
        *OF_NUMBERS,
        SHOW,
        *OF_LANDS,
        *OF_PIECES,
        *OF_MOVES,
        PRESENCE,
    )
)
