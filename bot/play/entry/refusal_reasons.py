"""Reasons for refusing a challenge: a ready-made one by its key, or a few words of the player's own."""

READY_REASONS = ("busy", "enough-duels", "other-pace", "other-time", "not-with-you")

OWN_REASON_LENGTH = 200


def settle_reason(ready: str, own: str) -> str:
    """Return the reason to store: the player's own words, cut to length, or else a ready-made one."""
    words = " ".join(own.replace("\0", "").split())[:OWN_REASON_LENGTH]  # PostgreSQL cannot store NUL
    if words:
        return words
    return ready if ready in READY_REASONS else ""
