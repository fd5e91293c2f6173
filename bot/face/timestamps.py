"""Moments that Discord shows in each reader's own time zone."""

from bot.store.moment import Moment


def relative(moment: Moment | None) -> str:
    """Write a moment as Discord's relative time, or a dash for None."""
    # Discord counts in seconds.
    return "—" if moment is None else f"<t:{moment // 1000}:R>"


def exact(moment: Moment) -> str:
    """Write a moment as Discord's day and time."""
    return f"<t:{moment // 1000}:F>"
