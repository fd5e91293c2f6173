"""A time zone asked for by its name."""

from bot.face.form import TextField
from bot.face.words import Words

LONGEST_ZONE = 40


def zone_field(whose: str, zone: str, words: Words) -> TextField:
    """Ask for a zone; ``whose``, such as ``me``, is what the keys of its sentences begin with."""
    shown = zone if zone != "UTC" else ""
    return TextField(
        "zone",
        words(f"{whose}-zone-field"),
        words(f"{whose}-zone-field-hint"),
        placeholder="Europe/Berlin",
        value=shown,
        most=LONGEST_ZONE,
    )
