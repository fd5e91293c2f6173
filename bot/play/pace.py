"""How long a turn may take."""

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR

TURN_TIME: dict[str, int] = {
    "blitz": 5 * MINUTE,
    "hours": 8 * HOUR,
    "day": DAY,
    "three-days": 3 * DAY,
    "week": 7 * DAY,
}
"""Milliseconds a turn may take, by the name of the pace."""

DEFAULT_PACE = "day"

CHALLENGE_LIFE = 2 * DAY
"""Milliseconds until an unanswered challenge lapses."""

MISSES_TO_FORFEIT = 3
"""Deadlines missed in a row that end the match."""
