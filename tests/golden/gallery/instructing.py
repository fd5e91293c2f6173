"""What somebody settles ahead, and choices made in the open."""

from bot.face.match.board import board
from bot.face.match.instructing import instruction, instructions
from bot.face.screen import Screen
from bot.face.words import Words
from bot.play.match.instructions import Instruction, InstructionsPage
from rules.pocket.state import PocketOptions, PocketState
from tests.face.pocket.pages import match_page, played
from tests.golden.gallery.table import Gallery

DRAFT, *_, TURN = [at.state for at in played(PocketOptions(), b"gallery!")][:17]


def ahead(state: PocketState, settled: int = 0, *, in_force: bool = True) -> InstructionsPage:
    """Return all that can be settled, with some of it on the first and the second topic."""
    page = match_page(state, 0)
    fresh = [Instruction(topic) for topic in page.topics]
    made = [
        Instruction(each.topic, each.topic.options[: settled - n], in_force) for n, each in enumerate(fresh)
    ]
    return InstructionsPage(page, (*made[: min(settled, 2)], *fresh[min(settled, 2) :]))


def topic(page: InstructionsPage, number: int, words: Words) -> Screen:
    """Show one topic of all."""
    return instruction(page, page.instructions[number], words)


SCREENS: Gallery = {
    "first board, a choice in the open": lambda words: board(match_page(DRAFT, revision=0), words),
    "in the draft": lambda words: instructions(ahead(DRAFT), words),
    "wish list, empty": lambda words: topic(ahead(DRAFT), 0, words),
    "wish list, unfinished": lambda words: topic(ahead(DRAFT, 3, in_force=False), 0, words),
    "in a turn": lambda words: instructions(ahead(TURN, 2), words),
    "in a turn, a list": lambda words: topic(ahead(TURN, 2), 0, words),
    "in a turn, one answer": lambda words: topic(ahead(TURN, 2), 1, words),
    "nothing to settle": lambda words: instructions(InstructionsPage(match_page(TURN, 0), ()), words),
}
