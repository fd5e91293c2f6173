"""Everything that can be told to a gathering: what people do, how duels end, what time and organisers decide.

People are seats, counted from 0 in the order in which they entered. Bouts go by the number under which the
gathering asked for them.
"""

import msgspec


class Challenge(msgspec.Struct, frozen=True, tag_field="move", tag="challenge"):
    """Whoever's turn it is names an opponent."""

    seat: int
    target: int


class Accept(msgspec.Struct, frozen=True, tag_field="move", tag="accept"):
    """The challenged takes up the duel."""

    seat: int


class Refuse(msgspec.Struct, frozen=True, tag_field="move", tag="refuse"):
    """The challenged declines, and pays for it."""

    seat: int


class Silence(msgspec.Struct, frozen=True, tag_field="move", tag="silence"):
    """A player who owed a challenge or an answer gave none in time."""

    seat: int


class Leave(msgspec.Struct, frozen=True, tag_field="move", tag="leave", omit_defaults=True):
    """A player drops out for good, or is taken out by an organiser, who says why."""

    seat: int
    reason: str = ""


class Enter(msgspec.Struct, frozen=True, tag_field="move", tag="enter"):
    """A player comes late and takes the next free seat number."""

    rating: int = 0


class DuelWon(msgspec.Struct, frozen=True, tag_field="move", tag="won"):
    """A duel has ended with a winner."""

    bout: int
    winner: int
    health: int
    """What the winner has left."""


class DuelDrawn(msgspec.Struct, frozen=True, tag_field="move", tag="drawn"):
    """A duel has ended without a winner: both have fallen, or both still stand."""

    bout: int
    healths: tuple[int, int]


class TimeUp(msgspec.Struct, frozen=True, tag_field="move", tag="time-up"):
    """A duel was still going on when its time ran out."""

    bout: int
    healths: tuple[int, int]


class NoShow(msgspec.Struct, frozen=True, tag_field="move", tag="no-show"):
    """One or both of a bout never came to fight it."""

    bout: int
    absent: tuple[int, ...]


class Pause(msgspec.Struct, frozen=True, tag_field="move", tag="pause"):
    """The organiser stops the clocks."""

    reason: str


class Resume(msgspec.Struct, frozen=True, tag_field="move", tag="resume"):
    """The organiser lets the clocks go on."""


class Override(msgspec.Struct, frozen=True, tag_field="move", tag="override"):
    """The organiser names a bout's winner, whatever was told before."""

    bout: int
    winner: int
    reason: str


class Undo(msgspec.Struct, frozen=True, tag_field="move", tag="undo"):
    """The organiser takes back the last decision on a bout."""

    bout: int
    reason: str


class SeatReserve(msgspec.Struct, frozen=True, tag_field="move", tag="seat-reserve", omit_defaults=True):
    """The organiser has a reserve fight in a player's place, who is out for good."""

    seat: int
    """One of the reserve list; or the next free number, for one who comes only now."""
    instead_of: int
    rating: int = 0
    """Of one who comes only now."""
    reason: str = ""
    """Empty where the player has asked for it."""


Result = DuelWon | DuelDrawn | TimeUp | NoShow
"""How a bout can end."""

Move = (
    Challenge
    | Accept
    | Refuse
    | Silence
    | Leave
    | Enter
    | Result
    | Pause
    | Resume
    | Override
    | Undo
    | SeatReserve
)
