"""Why a challenge is refused: in the player's own words, or by a ready-made reason."""

import pytest

from bot.play.entry.refusal_reasons import OWN_REASON_LENGTH, READY_REASONS, settle_reason


@pytest.mark.parametrize(
    ("ready", "own", "kept"),
    [
        ("", "", ""),
        ("busy", "", "busy"),
        ("busy", "  \n ", "busy"),
        ("busy", "My cat is ill.", "My cat is ill."),
        ("made-up", "", ""),
        ("", "two\nlines\t and   spaces ", "two lines and spaces"),
    ],
)
def test_own_words_come_before_a_ready_reason(ready: str, own: str, kept: str) -> None:
    assert settle_reason(ready, own) == kept


def test_own_words_are_cut_to_length() -> None:
    assert settle_reason("", "ま" * (OWN_REASON_LENGTH + 1)) == "ま" * OWN_REASON_LENGTH


def test_every_ready_reason_is_kept_as_it_is() -> None:
    assert [settle_reason(reason, "") for reason in READY_REASONS] == list(READY_REASONS)
