"""What stands under every hand, and what is left of one, whether a card is owed, chosen or revealed."""

from dataclasses import replace

import pytest

from bot.face.bushido.duel.hand import choice_words
from bot.face.game.foot import foot_lines
from bot.face.game.parts import foes
from bot.face.game.prompt import chosen
from bot.face.transcript import as_text
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.game import Outcome
from tests.face.test_held_screens import held

WORDS = Words()
ASKED = replace(held(0), pick=None)


@pytest.mark.parametrize(
    ("page", "told"),
    [
        (ASKED, "hand-held"),
        (replace(ASKED, pick="pine"), "hand-held"),
        (replace(ASKED, deadline_at=1_000), "hand-due"),
        (replace(ASKED, options=()), "hand-nothing-owed"),
        (replace(ASKED, options=(), outcome=Outcome((0,), "knocked-out")), "prompt-over"),
    ],
    ids=["held", "chosen", "due", "nothing owed", "over"],
)
def test_the_last_line_says_what_is_asked_and_until_when(page: MatchPage, told: str) -> None:
    *before, last = foot_lines(page, WORDS, choice_words)
    assert last == WORDS(told, when="<t:1:R>", opponent=foes(WORDS, page))
    chosen = [WORDS("hand-picked", choice="🌲 **松 Pine**")] if page.pick else []
    assert before == chosen


@pytest.mark.parametrize(
    ("holds", "line"),
    [
        (True, "Planned next: 🌙 **月 Moon**, 🪭 **扇 Fan**"),
        (False, "⚠️ Planned from another choice, so this ends with the reveal: 🌙 **月 Moon**, 🪭 **扇 Fan**"),
    ],
)
def test_what_is_planned_is_said_in_one_line_where_one_chooses(line: str, *, holds: bool) -> None:
    page = replace(ASKED, planned=("moon", "fan"), plan_holds=holds)
    assert foot_lines(page, WORDS, choice_words)[0] == line


@pytest.mark.parametrize(
    ("page", "button"),
    [
        (ASKED, "To the board"),
        (replace(ASKED, pick="pine"), "🎴 Hand"),
        (replace(held(0), pick="pine"), "🎴 Hand"),
    ],
    ids=["revealed", "waiting", "held"],
)
def test_a_hand_that_was_answered_is_one_line_that_stays_true(page: MatchPage, button: str) -> None:
    assert as_text(chosen(page, WORDS, 3, "Pine")).splitlines() == ["Turn 3: Pine", f"[{button}]"]
