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

SHOW_TURNS = 2
"""Turns a gathering waits for somebody who has yet to play a first card; then the opponent walks over."""

ROUND_TIME: dict[str, int] = {
    "blitz": 2 * HOUR,
    "hours": 4 * DAY,
    "day": 10 * DAY,
    "three-days": 21 * DAY,
    "week": 42 * DAY,
}
"""Milliseconds after which a duel of a gathering is decided as it stands, by the name of the pace."""

SIGN_UP_LIFE = 7 * DAY
"""Milliseconds until a gathering that nobody lets begin lapses."""

LONGEST_SIGN_UP = 60 * DAY
"""Milliseconds ahead at most for which a tournament can be called."""
