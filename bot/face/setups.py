"""What a host settled before a match, in words."""

from collections.abc import Mapping

from bot.face.words import Words
from bot.play.ground.repertoire import game_name
from rules.codec import decode


def setup_words(words: Words, game: str, answers: Mapping[str, str]) -> str:
    """Say what was settled that is not the usual, in a game of this name."""
    key = f"setup-{game.replace('.', '-')}"
    return words.listed(words(f"{key}-{name}-{answer}") for name, answer in answers.items())


def setup_lines(words: Words, game_id: str, answers: str) -> list[str]:
    """Say on a line what was settled, by the answers as they are kept; on none where all is as usual."""
    settled = decode(answers, dict[str, str])
    return (
        [words("challenge-setup", setup=setup_words(words, game_name(game_id), settled))] if settled else []
    )
