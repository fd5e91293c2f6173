"""Whatever can be settled ahead has words, and every panel of it can be sent."""

import pytest

from bot.face.limits import check
from bot.face.match.instructing import instruction, instructions
from bot.face.words import Words, locales
from bot.play.match.instructions import Instruction, InstructionsPage
from rules.pocket.state import PocketOptions
from tests.face.pocket.pages import match_page, played

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
