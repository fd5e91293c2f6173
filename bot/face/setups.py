"""Setups in words: what a host settled before a match."""

from collections.abc import Mapping

from bot.face.words import Words
from bot.play.ground.repertoire import game_name
from rules.codec import decode


def setup_words(words: Words, game: str, answers: Mapping[str, str]) -> str:
    """List the answers that differ from the usual setup of a game."""
    return words.listed(words(_answer_key(game, name, answer)) for name, answer in answers.items())


def answer_label(words: Words, game: str, question: str, answer: str) -> str:
    """Write an answer as a label, with a capital at its beginning."""
    text = words(_answer_key(game, question, answer))
    # Not ``capitalize``, which would lower all other letters, including those of German nouns.
    return text[:1].upper() + text[1:]


def answer_about(words: Words, game: str, question: str, answer: str) -> str:
    """Say in a line what an answer does; the catalogue has this for every answer of a solo game."""
    return words(f"{_answer_key(game, question, answer)}.about")


def setup_lines(words: Words, game_id: str, answers: str) -> list[str]:
    """Return a line with the stored answers of a setup, or none if it is the usual one."""
    settled = decode(answers, dict[str, str])
    return (
        [words("challenge-setup", setup=setup_words(words, game_name(game_id), settled))] if settled else []
    )


def _answer_key(game: str, question: str, answer: str) -> str:
    return f"setup-{game.replace('.', '-')}-{question}-{answer}"
