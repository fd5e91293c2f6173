"""An answered prompt: what was chosen, and below it the questions that can be settled along with it."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.face.game.choice import buttons_or_list
from bot.face.game.prompt import chosen
from bot.face.match.instructing import option_on, topic_words
from bot.face.press import Press
from bot.face.registry.faces import face_of
from bot.face.screen import Block, Option, Screen, Text
from bot.face.words import Words
from bot.play.match.instructions import ASK
from bot.play.match.raised import Chosen
from bot.play.match.settled import Instruction

MOST_RAISED = 3
"""Topics shown at once: more would hide the choice, and the rest can be settled in the panel."""

MOST_ANSWERS = 5
"""The most answers to a topic shown as buttons: on a phone each takes a line, so more become a list."""


def answered(made: Chosen, turn: int, words: Words, *, settling: str = "") -> Screen:
    """Replace a prompt with the choice of a turn and the topics that can be settled with it.

    While a player is ``settling`` one of these topics, settled topics become lines, since nothing would
    remove their buttons later.
    """
    told = face_of(made.page).choice_words(made.page, words, made.choice)
    below = _raised(made, turn, words, settling)
    return chosen(made.page, words, turn, told, first=made.revision == 0, below=below)


def _raised(made: Chosen, turn: int, words: Words, settling: str) -> Iterator[Block]:
    closed = [on for on in made.raised if settling and (on.in_force or on.topic.name == settling)]
    still_open = [on for on in made.raised if on not in closed]
    for on in closed:
        yield Text(_settled(made, on, words))
    if still_open:
        yield Text(words("instruct-raised-about"))
    for on in still_open[:MOST_RAISED]:
        yield from _answers(made, turn, on, words)


def _settled(made: Chosen, on: Instruction, words: Words) -> str:
    """Say what is settled on a topic."""
    label = option_on(made.page, on, on.ranking[0], words).label if on.in_force else words("instruct-ask-me")
    return words("instruct-raised-settled", topic=topic_words(made.page, on, words), settled=label)


def _answers(made: Chosen, turn: int, on: Instruction, words: Words) -> tuple[Block, ...]:
    """Return the question of a topic and its answers, with the one in force marked."""
    page, holds = made.page, on.ranking[0] if on.in_force else ASK
    options = [option_on(page, on, option, words) for option in on.topic.options]
    options.append(Option(ASK, words("instruct-ask-me"), emoji="💬"))

    def press(option: str) -> Press:
        action = f"answer:{turn}:{on.topic.name}/{option}"
        return Press("instruct", page.match_id, made.revision, action)

    marked = [replace(option, default=option.value == holds) for option in options]
    question = words("instruct-raised-topic", topic=topic_words(page, on, words))
    return Text(question), *buttons_or_list(marked, press, words, most=MOST_ANSWERS)
