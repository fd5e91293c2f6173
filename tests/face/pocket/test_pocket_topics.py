"""Whatever can be settled ahead has words, and every panel of it can be sent."""

from dataclasses import replace

import pytest

from bot.face.limits import check
from bot.face.match.answered import answered
from bot.face.match.instructing import instruction, instructions
from bot.face.words import Words, locales
from bot.play.match.instructions import InstructionsPage
from bot.play.match.raised import Chosen
from bot.play.match.settled import Instruction
from rules.game import Topic
from rules.pocket.state import PocketOptions, PocketState
from tests.face.pocket.pages import POCKET, match_page, played

STATES = [at.state for seed in (b"one", b"two", b"three") for at in played(PocketOptions(), seed)]


@pytest.mark.parametrize("locale", locales())
def test_every_topic_can_be_settled_in_every_language(locale: str) -> None:
    words, seen = Words(locale), set[str]()
    for state in STATES:
        for seat in (0, 1):
            page = match_page(state, seat)
            new = [topic for topic in page.topics if topic.name not in seen]
            seen |= {topic.name for topic in new}
            for topic in new:
                for many in range(len(topic.options) + 1):
                    on = Instruction(topic, topic.options[:many], in_force=many % 2 == 0)
                    check(instruction(InstructionsPage(page, (on,)), on, words))
            full = tuple(Instruction(topic, topic.options, in_force=True) for topic in page.topics)
            if new:
                check(instructions(InstructionsPage(page, full), words))
    kinds = {name.partition(":")[0] for name in seen}
    assert kinds == {"wishes", "lay", "side", "strike", "hand", "exhaust"}


def chosen(state: PocketState, seat: int, choice: str, settled: int) -> Chosen:
    """Return what a player has just chosen, with an answer settled on all it may ask."""
    page = replace(match_page(state, seat, revision=999), pick=choice)
    names = POCKET.raised(page.view, seat, choice)
    raised = tuple(_settled(topic, settled) for topic in page.topics if topic.name in names)
    return Chosen(page=page, revision=999, choice=choice, raised=raised)


def _settled(topic: Topic, settled: int) -> Instruction:
    return Instruction(topic, topic.options[:settled], in_force=bool(settled))


@pytest.mark.parametrize("locale", locales())
def test_whatever_a_choice_may_ask_can_be_settled_with_it(locale: str) -> None:
    words, seen = Words(locale), set[str]()
    for state in STATES:
        for request in POCKET.requests(state):
            for choice in request.options:
                for settled in (0, 1, 2):
                    made = chosen(state, request.seat, choice, settled)
                    check(answered(made, 99, words))
                seen |= {on.topic.name.partition(":")[0] for on in made.raised}
    assert seen == {"side", "strike", "hand", "exhaust"}
