"""Time limits: for turns, by pace, and for everything else that waits for people."""

from dataclasses import dataclass

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


@dataclass(frozen=True)
class Pace:
    """How much time players have, in milliseconds."""

    turn: int
    """The most a turn may take, not counting quiet times."""
    patience: int
    """The most that quiet times may add to a turn."""
    bank: int | None = None
    """Each player's initial time bank; None if every turn has the same time."""
    increment: int = 0
    """Time added to the bank each turn."""

    @property
    def grants_leave(self) -> bool:
        """Return whether a match waits for players on leave."""
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
"""Milliseconds a turn may take, by pace."""

LONGEST_LEAVE = 14 * DAY
"""Longest leave at a stretch, in milliseconds."""

LEAVE_A_YEAR = 28 * DAY
"""Milliseconds of leave in any 365 days."""

DEFAULT_PACE = "day"
BANKED_PACE = "bank"
"""Suits a game of many small choices, made one player at a time."""

CHALLENGE_LIFE = 2 * DAY
"""Milliseconds until an unanswered challenge lapses."""

SUBSTITUTE_LIFE = 2 * DAY
"""Milliseconds until a request for a substitute lapses if not everyone has agreed."""

NEAR_AFTER = MINUTE
"""Milliseconds in the queue before players near in rating can meet, so that coming first is no advantage."""

ANYBODY_AFTER = 10 * MINUTE
"""Milliseconds in the queue until anyone will do: an evening's wait is worse than an uneven match."""

QUEUE_LIFE, QUEUE_TURNS = DAY, 6
"""Longest wait in the queue, in milliseconds and in turns of the pace, whichever is less.

A day reaches everyone who looks in daily; a player who wants turns of minutes is gone after half an hour.
"""

LOBBY_LIFE = 2 * DAY
"""Milliseconds until a lobby that nobody starts lapses."""

INVITE_LIFE = 7 * DAY
"""Milliseconds until an unanswered clan invitation lapses."""

WAR_LIFE = 2 * DAY
"""Milliseconds until an unanswered war lapses, and again until one without both line-ups does."""

ROAD_LIFE = 14 * DAY
"""Milliseconds that two players have for the same road."""

REMINDED_AT = 80
"""Percentage of a turn's time after which players who have not chosen are reminded."""

WORTH_REMINDING = HOUR
"""Shortest turn, in milliseconds, with a reminder."""

MISSES_TO_FORFEIT = 3
"""Deadlines missed in a row that end the match."""

SHOW_TURNS = 2
"""Turns a gathering waits for a player who has not chosen yet; then the opponent gets a walkover."""

ROUND_TIME: dict[str, int] = {
    "blitz": 2 * HOUR,
    "hours": 4 * DAY,
    "day": 10 * DAY,
    "three-days": 21 * DAY,
    "week": 42 * DAY,
    "bank": 14 * DAY,
}
"""Milliseconds after which a gathering's duel is decided as it stands, by pace."""

SIGN_UP_LIFE = 7 * DAY
"""Milliseconds until a gathering that nobody starts lapses."""

LONGEST_SIGN_UP = 60 * DAY
"""Farthest start of a tournament, in milliseconds from now."""
