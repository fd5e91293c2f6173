"""What a host settled before a match, in words."""

from collections.abc import Mapping

from bot.face.words import Words
from bot.play.ground.repertoire import game_name
from rules.codec import decode


def setup_words(words: Words, game: str, answers: Mapping[str, str]) -> str:
    """Say what was settled that is not the usual, in a game of this name."""
    return words.listed(words(_answer_key(game, name, answer)) for name, answer in answers.items())


def answer_label(words: Words, game: str, question: str, answer: str) -> str:
    """Say one answer as a label does, beginning with a capital."""
    text = words(_answer_key(game, question, answer))
    # Not ``capitalize``, which would make every other letter small: nouns in German are not.
    return text[:1].upper() + text[1:]


def answer_about(words: Words, game: str, question: str, answer: str) -> str:
    """Say in a line what an answer leads to; of games that are played alone all are explained."""
    return words(f"{_answer_key(game, question, answer)}.about")


def setup_lines(words: Words, game_id: str, answers: str) -> list[str]:
    """Say on a line what was settled, by the answers as they are kept; on none where all is as usual."""
    settled = decode(answers, dict[str, str])
    return (
        [words("challenge-setup", setup=setup_words(words, game_name(game_id), settled))] if settled else []
    )


def _answer_key(game: str, question: str, answer: str) -> str:
    return f"setup-{game.replace('.', '-')}-{question}-{answer}"
