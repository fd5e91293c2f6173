"""Moments that every reader sees in their own time zone."""

from bot.store.moment import Moment


def relative(moment: Moment | None) -> str:
    """Mark a moment so that Discord shows how far off it is; a dash for none."""
    # Discord counts in seconds.
    return "—" if moment is None else f"<t:{moment // 1000}:R>"


def exact(moment: Moment) -> str:
    """Mark a moment so that Discord shows its day and time."""
    return f"<t:{moment // 1000}:F>"
