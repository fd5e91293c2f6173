"""Ids and seeds: unforeseeable in earnest, the same each time in a demonstration."""

from bot.play.ground.chance import ALPHABET, ID_LENGTH, SeededChance, SystemChance, now_ms
from rules.dice import SEED_BYTES

A_DAY_OF_2020 = 1_600_000_000_000


def test_an_id_can_be_read_aloud() -> None:
    for chance in (SystemChance(), SeededChance(1)):
        for _ in range(100):
            made = chance.new_id()
            assert len(made) == ID_LENGTH
            assert set(made) <= set(ALPHABET)
    assert not set(ALPHABET) & set("il1o0")


def test_no_two_ids_or_seeds_are_the_same() -> None:
    for chance in (SystemChance(), SeededChance(1)):
        assert len({chance.new_id() for _ in range(1000)}) == 1000
        seeds = {chance.new_seed() for _ in range(100)}
        assert len(seeds) == 100
        assert {len(seed) for seed in seeds} == {SEED_BYTES}


def test_a_demonstration_draws_the_same_each_time_and_another_differently() -> None:
    one, again, other = SeededChance(1), SeededChance(1), SeededChance(2)
    drawn = [(chance.new_id(), chance.new_seed(), chance.new_id()) for chance in (one, again, other)]
    assert drawn[0] == drawn[1]
    assert not set(drawn[0]) & set(drawn[2])


def test_time_is_told_in_milliseconds() -> None:
    assert A_DAY_OF_2020 < now_ms() < 10 * A_DAY_OF_2020
