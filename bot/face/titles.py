"""How players, ratings and games are written on leaderboards, profiles and in halls of fame."""

from bot.face.escape import escape
from bot.face.words import Words
from bot.play.standing.strength import Rating
from bot.play.standing.tallies import COUNTED


def named(words: Words, name: str, *, kensei: bool = False) -> str:
    """Write a player's last known name with their title; some players have no known name."""
    known = escape(name) if name else words("standing-nameless")
    return words("standing-kensei", name=known) if kensei else known


def place_of(place: int) -> str:
    """Write a place; all places beyond the last that is counted look the same."""
    return str(place) if place <= COUNTED else f"{COUNTED}+"


def rating(words: Words, level: int, spread: int) -> str:
    """Write a rating with its margin of error or, if it is provisional, how many matches are missing."""
    shown = Rating(level, spread)
    if shown.provisional:
        return words("standing-rating-provisional", points=str(shown.points), matches=shown.missing)
    return measured(words, shown)


def measured(words: Words, shown: Rating) -> str:
    """Write a rating with its margin of error."""
    return words("standing-rating", points=str(shown.points), margin=str(shown.margin))


def game_title(words: Words, game: str) -> str:
    """Write the name of a game, without the version of its rules."""
    return words(_game_key(game))


def game_about(words: Words, game: str) -> str:
    """Say in a sentence how a game is won."""
    return words(f"{_game_key(game)}.about")


def campaign_title(words: Words, game: str) -> str:
    """Write the name of a game's campaigns."""
    return words(f"campaign-{game.replace('.', '-')}")


def campaign_about(words: Words, game: str) -> str:
    """Say in a sentence what a game's campaign is."""
    return words(f"campaign-{game.replace('.', '-')}.about")


def ladder_rank(words: Words, game: str, rank: int) -> str:
    """Write a rank on a game's ladder of solo victories."""
    return words(f"ladder-{game.replace('.', '-')}-{rank}")


def _game_key(game: str) -> str:
    return f"game-{game.replace('.', '-')}"
