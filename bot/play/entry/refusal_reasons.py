"""Why a player refuses a challenge: a ready-made reason by its key, or a few words of their own."""

READY_REASONS = ("busy", "enough-duels", "other-pace", "other-time", "not-with-you")

OWN_REASON_LENGTH = 200


def settle_reason(ready: str, own: str) -> str:
    """Return the reason to keep: their own words first, cut to length, then a ready-made one."""
    words = " ".join(own.replace("\0", "").split())[:OWN_REASON_LENGTH]  # PostgreSQL keeps no NUL
    if words:
        return words
    return ready if ready in READY_REASONS else ""
