"""Moments that every reader sees in their own time zone."""


def relative(moment: int | None) -> str:
    """Mark a moment (milliseconds since 1970) so that Discord shows how far off it is; a dash for none."""
    return "—" if moment is None else f"<t:{moment // 1000}:R>"


def exact(moment: int) -> str:
    """Mark a moment (milliseconds since 1970) so that Discord shows its day and time."""
    return f"<t:{moment // 1000}:F>"
