"""What a host settled before a match, in words."""

from collections.abc import Mapping

from bot.face.words import Words


def setup_words(words: Words, game: str, answers: Mapping[str, str]) -> str:
    """Say what was settled that is not the usual, in a game of this name."""
    key = f"setup-{game.replace('.', '-')}"
    return words.listed(words(f"{key}-{name}-{answer}") for name, answer in answers.items())
