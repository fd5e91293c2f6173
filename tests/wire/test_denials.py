"""How many denials there may be within ten minutes, and which are told."""

from bot.wire.denials import MOST, WINDOW, Denials


def test_a_thousand_denials_within_ten_minutes_are_a_tenth_of_what_bans_an_address() -> None:
    now = 0.0
    denials = Denials(now=lambda: now)
    for number in range(MOST):
        assert not denials.spent
        now = number / 10
        denials.count()
    assert denials.spent
    now = WINDOW - 0.01
    assert denials.spent
    now = WINDOW
    assert not denials.spent
