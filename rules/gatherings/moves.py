"""Everything a gathering can be told: what players do, how duels end, what time and organisers decide.

Players are seats, counted from 0 in the order in which they entered. Bouts have the numbers under which the
gathering asked for them.
"""

import msgspec


class Challenge(msgspec.Struct, frozen=True, tag_field="move", tag="challenge"):
    """The player whose turn it is names an opponent."""

    seat: int
    target: int


class Accept(msgspec.Struct, frozen=True, tag_field="move", tag="accept"):
    """The challenged player accepts the duel."""

    seat: int


class Refuse(msgspec.Struct, frozen=True, tag_field="move", tag="refuse"):
    """The challenged player declines, and pays for it."""

    seat: int


class Silence(msgspec.Struct, frozen=True, tag_field="move", tag="silence"):
    """A player who owed a challenge or an answer gave none in time."""

    seat: int


class Leave(msgspec.Struct, frozen=True, tag_field="move", tag="leave", omit_defaults=True):
    """A player drops out for good, or is removed by an organiser, who says why."""

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
    """The winner's remaining health."""


class DuelDrawn(msgspec.Struct, frozen=True, tag_field="move", tag="drawn"):
    """A duel has ended without a winner: both have fallen, or both still stand."""

    bout: int
    healths: tuple[int, int]


class TimeUp(msgspec.Struct, frozen=True, tag_field="move", tag="time-up"):
    """A duel was still going on when its time ran out."""

    bout: int
    healths: tuple[int, int]


class NoShow(msgspec.Struct, frozen=True, tag_field="move", tag="no-show"):
    """One or both players of a bout never came to fight it."""

    bout: int
    absent: tuple[int, ...]


class Pause(msgspec.Struct, frozen=True, tag_field="move", tag="pause"):
    """The organiser stops the clocks."""

    reason: str


class Resume(msgspec.Struct, frozen=True, tag_field="move", tag="resume"):
    """The organiser restarts the clocks."""


class Override(msgspec.Struct, frozen=True, tag_field="move", tag="override"):
    """The organiser names a bout's winner, whatever was reported before."""

    bout: int
    winner: int
    reason: str


class Undo(msgspec.Struct, frozen=True, tag_field="move", tag="undo"):
    """The organiser takes back the last decision on a bout."""

    bout: int
    reason: str


class SeatReserve(msgspec.Struct, frozen=True, tag_field="move", tag="seat-reserve", omit_defaults=True):
    """The organiser seats a reserve in the place of a player, who is out for good."""

    seat: int
    """A seat on the reserve list, or the next free number for a newcomer."""
    instead_of: int
    rating: int = 0
    """The rating of a newcomer."""
    reason: str = ""
    """Empty if the player asked for it."""


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
