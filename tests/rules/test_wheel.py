import pytest

from rules.bushido.wheel import TECHNIQUES, WHEEL, in_order, is_offensive, steps


def test_nine_mon_differ_in_name_kanji_and_picture() -> None:
    for signs in zip(*[(mon.token, mon.kanji, mon.emoji) for mon in WHEEL], strict=True):
        assert len(set(signs)) == 9


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_the_next_four_clockwise_are_defensive(technique: str) -> None:
    place = TECHNIQUES.index(technique)
    following = [TECHNIQUES[(place + ahead) % 9] for ahead in range(1, 9)]
    assert [is_offensive(technique, other) for other in following] == [True] * 4 + [False] * 4


def test_of_two_different_techniques_exactly_one_is_offensive() -> None:
    for one in TECHNIQUES:
        for other in TECHNIQUES:
            assert (is_offensive(one, other) != is_offensive(other, one)) is (one != other)


def test_the_wheel_closes_from_the_last_mon_to_the_first() -> None:
    assert steps("mountain", "pine") == 1
    assert is_offensive("mountain", "moon")
    assert not is_offensive("mountain", "arrow")


def test_hands_are_sorted_clockwise() -> None:
    assert in_order(("mountain", "pine", "turtle")) == ("pine", "turtle", "mountain")
