"""How people, ratings and games are written on boards, profiles and in halls of fame."""

from bot.face.escape import escape
from bot.face.words import Words
from bot.play.standing.strength import Rating
from bot.play.standing.tallies import COUNTED


def named(words: Words, name: str, *, kensei: bool = False) -> str:
    """Write a person by the name last known, with their title; some were never seen, or are long gone."""
    known = escape(name) if name else words("standing-nameless")
    return words("standing-kensei", name=known) if kensei else known


def place_of(place: int) -> str:
    """Write a place; below the last that is counted everybody has the same."""
    return str(place) if place <= COUNTED else f"{COUNTED}+"


def rating(words: Words, level: int, spread: int) -> str:
    """Write a rating with how far off it may be or, as long as it is provisional, how long it will be so."""
    shown = Rating(level, spread)
    if shown.provisional:
        return words("standing-rating-provisional", points=str(shown.points), matches=shown.missing)
    return measured(words, shown)


def measured(words: Words, shown: Rating) -> str:
    """Write a rating with how far off it may be."""
    return words("standing-rating", points=str(shown.points), margin=str(shown.margin))


def game_title(words: Words, game: str) -> str:
    """Write the name of a game, whatever the version of its rules."""
    return words(_game_key(game))


def game_about(words: Words, game: str) -> str:
    """Say in a sentence how a game is won."""
    return words(f"{_game_key(game)}.about")


def campaign_title(words: Words, game: str) -> str:
    """Write what campaigns in a game are called."""
    return words(f"campaign-{game.replace('.', '-')}")


def campaign_about(words: Words, game: str) -> str:
    """Say in a sentence what a campaign in a game is."""
    return words(f"campaign-{game.replace('.', '-')}.about")


def ladder_rank(words: Words, game: str, rank: int) -> str:
    """Write a rank on the ladder of victories alone in a game."""
    return words(f"ladder-{game.replace('.', '-')}-{rank}")


def _game_key(game: str) -> str:
    return f"game-{game.replace('.', '-')}"
