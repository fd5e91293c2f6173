"""Whatever can be settled ahead in Kendo Duel has words, and every panel of it can be sent."""

import pytest

from bot.face.limits import check
from bot.face.match.instructing import instruction, instructions
from bot.face.words import Words, locales
from bot.play.match.instructions import Instruction, InstructionsPage
from rules.game import Topic
from tests.face.kendo.pages import matches


@pytest.mark.parametrize("locale", locales())
def test_every_topic_can_be_settled_in_every_language(locale: str) -> None:
    words, seen = Words(locale), set[Topic]()
    for at in matches():
        for seat in at.seats:
            page = at.page(seat)
            new = [topic for topic in page.topics if topic not in seen]
            seen |= {*new}
            for topic in new:
                for many in range(len(topic.options) + 1):
                    on = Instruction(topic, topic.options[:many], in_force=many % 2 == 0)
                    check(instruction(InstructionsPage(page, (on,)), on, words))
            full = tuple(Instruction(topic, topic.options, in_force=True) for topic in page.topics)
            if new:
                check(instructions(InstructionsPage(page, full), words))
    kinds = {topic.name.partition(":")[0] for topic in seen}
    assert kinds == {
        *("answer", "red", "aim", "last-cards", "attack", "discard", "bonus"),
        *("back", "new", "drawn", "refill", "time"),
    }
