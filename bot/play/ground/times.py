"""How long everything may take: turns, by the pace, and whatever waits for people."""

from dataclasses import dataclass

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


@dataclass(frozen=True)
class Pace:
    """How much time people have. All of it is in milliseconds."""

    turn: int
    """The most a turn may take, quiet times apart."""
    patience: int
    """What quiet times may add to a turn at most."""
    bank: int | None = None
    """What each begins with to draw on; None where every turn has the same time."""
    increment: int = 0
    """What each turn adds to the bank."""

    @property
    def grants_leave(self) -> bool:
        """Tell whether a match waits for a person on leave."""
        return self.patience > 0


PACES: dict[str, Pace] = {
    "blitz": Pace(5 * MINUTE, patience=0),
    "hours": Pace(8 * HOUR, patience=16 * HOUR),
    "day": Pace(DAY, patience=3 * DAY),
    "three-days": Pace(3 * DAY, patience=4 * DAY),
    "week": Pace(7 * DAY, patience=7 * DAY),
    "bank": Pace(2 * DAY, patience=3 * DAY, bank=3 * DAY, increment=12 * HOUR),
}
"""Every pace, by name."""

TURN_TIME: dict[str, int] = {name: pace.turn for name, pace in PACES.items()}
"""Milliseconds a turn may take, by the name of the pace."""

LONGEST_LEAVE = 14 * DAY
"""Milliseconds a person can be on leave at a stretch."""

LEAVE_A_YEAR = 28 * DAY
"""Milliseconds of leave in any 365 days."""

DEFAULT_PACE = "day"
BANKED_PACE = "bank"
"""What suits a game of many small choices, in which each has its own time."""

CHALLENGE_LIFE = 2 * DAY
"""Milliseconds until an unanswered challenge lapses."""

SUBSTITUTE_LIFE = 2 * DAY
"""Milliseconds until a request for a substitute lapses that not all have agreed to."""

NEAR_AFTER = MINUTE
"""Milliseconds in a queue until players near in rating meet, so that it is not the first to come who does."""

ANYBODY_AFTER = 10 * MINUTE
"""Milliseconds in a queue until anybody will do: an evening's wait is worse than an uneven match."""

QUEUE_LIFE, QUEUE_TURNS = DAY, 6
"""Milliseconds, and turns of the pace, after which a queue is left, whichever is less.

A day brings everybody who looks in once a day; whoever wants turns of minutes is gone after half an hour.
"""

LOBBY_LIFE = 2 * DAY
"""Milliseconds until a lobby that nobody lets begin lapses."""

INVITE_LIFE = 7 * DAY
"""Milliseconds until an unanswered invitation into a clan lapses."""

WAR_LIFE = 2 * DAY
"""Milliseconds until a war that is not answered lapses, and again until one without both line-ups does."""

ROAD_LIFE = 14 * DAY
"""Milliseconds in which two who play the same road can do so."""

REMINDED_AT = 80
"""Per cent of a turn's time after which those are reminded who have not chosen."""

WORTH_REMINDING = HOUR
"""A turn shorter than this reminds nobody."""

MISSES_TO_FORFEIT = 3
"""Deadlines missed in a row that end the match."""

SHOW_TURNS = 2
"""Turns a gathering waits for a person who has yet to play a first card; then the opponent walks over."""

ROUND_TIME: dict[str, int] = {
    "blitz": 2 * HOUR,
    "hours": 4 * DAY,
    "day": 10 * DAY,
    "three-days": 21 * DAY,
    "week": 42 * DAY,
    "bank": 14 * DAY,
}
"""Milliseconds after which a duel of a gathering is decided as it stands, by the name of the pace."""

SIGN_UP_LIFE = 7 * DAY
"""Milliseconds until a gathering that nobody lets begin lapses."""

LONGEST_SIGN_UP = 60 * DAY
"""Milliseconds ahead at most for which a tournament can be called."""
