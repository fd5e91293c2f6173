"""Why a match went as it did: what is said adds up, fits, and names what decided."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.face.limits import check
from bot.face.match.why import chances, shares_of, why
from bot.face.screen import Drawing
from bot.face.words import Words, locales
from players.reckoning import Reckoning, Swing
from tests.golden.gallery.why import DUEL, SCREENS, judged
from tests.replays import replayed

shares = st.floats(-0.3, 0.3)
losses = st.floats(0, 0.3)


def swing(dice: float = 0, reading: float = 0, own: float = 0, foe: float = 0, turn: int = 1) -> Swing:
    return Swing(
        turn=turn,
        before=0.5,
        dice=dice,
        reading=reading,
        mistakes=(own, foe),
        played=("wave", "snow"),
        better=("moon", "snow"),
        missed=(0.4, 0),
    )


@given(shares, shares, losses, losses, st.sampled_from((0, 0.5, 1)))
def test_rounded_points_still_add_up(dice: float, reading: float, own: float, foe: float, end: float) -> None:
    reckoning = Reckoning((swing(dice, reading, own, foe),), end)
    assert 50 + sum(shares_of(reckoning).values()) == round(100 * end)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("turns", [1, 9, 90])
def test_it_fits_however_long_a_match_was(locale: str, turns: int) -> None:
    reckoning = Reckoning(tuple(swing(reading=-0.1, turn=turn) for turn in range(1, turns + 1)), 0)
    check(why(replayed(DUEL).page, reckoning, Words(locale)))


def test_the_curve_begins_before_the_first_turn_and_ends_with_the_result() -> None:
    reckoning = judged()
    assert len(chances(reckoning)) == len(reckoning.swings) + 1
    assert chances(reckoning)[-1] == reckoning.end


def test_its_alt_text_has_the_chance_after_each_turn() -> None:
    blocks = SCREENS["out-guessed"](Words("en")).flat()
    alt = next(block.alt for block in blocks if isinstance(block, Drawing))
    assert alt == "Your chances in 100: 50 at first\nturn 1: 0"


def test_turns_in_which_nothing_was_lost_are_not_named() -> None:
    told = str(why(replayed(DUEL).page, Reckoning((swing(reading=0.5),), 1), Words("en")))
    assert Words("en")("why-moments") not in told
