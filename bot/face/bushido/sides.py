"""One fighter of a fight, in the facts that sentences about them tell."""

from bot.face.bushido.cards import archetype, fighter_name
from bot.face.pieces import bar
from bot.face.words import Words
from rules.bushido.brawl import BrawlSide
from rules.bushido.duel import SideView

Side = SideView | BrawlSide


def side_values(words: Words, side: Side) -> dict[str, str | int]:
    """Return what sentences about one fighter tell."""
    return {
        "fighter": fighter_name(words, side.fighter),
        "archetype": archetype(words, side.fighter),
        "bar": bar(side.health, side.full_health),
        "health": max(side.health, 0),
        "full": side.full_health,
    }
