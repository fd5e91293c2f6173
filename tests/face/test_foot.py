"""What stands under every hand, and what is left of one, whether a card is owed, chosen or revealed."""

from dataclasses import replace

import pytest

from bot.face.bushido.foot import foot_lines
from bot.face.match.parts import foes
from bot.face.match.prompt import chosen
from bot.face.transcript import as_text
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.game import Outcome
from tests.face.test_held_screens import held

WORDS = Words()
ASKED = replace(held(0), pick=None)


@pytest.mark.parametrize(
    ("page", "picked", "told"),
    [
        (ASKED, None, "hand-held"),
        (ASKED, "Pine", "hand-held"),
        (replace(ASKED, deadline_at=1_000), None, "hand-due"),
        (replace(ASKED, options=()), None, "hand-nothing-owed"),
        (replace(ASKED, options=(), outcome=Outcome((0,), "knocked-out")), None, "prompt-over"),
    ],
    ids=["held", "chosen", "due", "nothing owed", "over"],
)
def test_the_last_line_says_what_is_asked_and_until_when(
    page: MatchPage, picked: str | None, told: str
) -> None:
    lines = foot_lines(page, WORDS, picked)
    assert lines[-1] == WORDS(told, when="<t:1:R>", opponent=foes(WORDS, page))
    assert (WORDS("hand-picked", choice="Pine") in lines) is (picked is not None)
    assert len(lines) == (1 if picked is None else 2)


@pytest.mark.parametrize(
    ("page", "button"),
    [
        (ASKED, "To the board"),
        (replace(ASKED, pick="pine"), "Change"),
        (replace(held(0), pick="pine"), "Change"),
    ],
    ids=["revealed", "waiting", "held"],
)
def test_a_hand_that_was_answered_is_one_line_that_stays_true(page: MatchPage, button: str) -> None:
    assert as_text(chosen(page, WORDS, 3, "Pine")).splitlines() == ["Turn 3: Pine", f"[{button}]"]
