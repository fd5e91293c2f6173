"""The values that sentences about a fighter use."""

from bot.face.bushido.cards import archetype, fighter_name
from bot.face.pieces import bar
from bot.face.words import Words
from rules.bushido.brawl import BrawlSide
from rules.bushido.duel import SideView

Side = SideView | BrawlSide


def side_values(words: Words, side: Side) -> dict[str, str | int]:
    """Return the values for sentences about one fighter."""
    return {
        "fighter": fighter_name(words, side.fighter),
        "archetype": archetype(words, side.fighter),
        "bar": bar(side.health, side.full_health),
        "health": max(side.health, 0),
        "full": side.full_health,
    }
