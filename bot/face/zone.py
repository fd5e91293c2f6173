"""The form field for a time zone."""

from bot.face.form import TextField
from bot.face.words import Words

LONGEST_ZONE = 40


def zone_field(whose: str, zone: str, words: Words) -> TextField:
    """Ask for a zone by name; the keys of its sentences begin with ``whose``, such as ``me``."""
    shown = zone if zone != "UTC" else ""
    return TextField(
        "zone",
        words(f"{whose}-zone-field"),
        words(f"{whose}-zone-field-hint"),
        placeholder="Europe/Berlin",
        value=shown,
        most=LONGEST_ZONE,
    )
