import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.dice import D3, Dice, seal

SEED = bytes(range(32))


def test_the_seal_is_the_sha256_of_the_seed() -> None:
    assert seal(SEED) == hashlib.sha256(SEED).hexdigest()


def test_anyone_can_work_the_rolls_out_from_the_seed() -> None:
    stream = hmac.new(SEED, b"7/speed/0", hashlib.sha256).digest()
    expected = tuple(byte % 3 + 1 for byte in stream if byte < 255)
    assert Dice(SEED, 7).roll(31, "speed")[:20] == expected[:20]


def test_the_stream_goes_on_in_further_blocks() -> None:
    blocks = b"".join(hmac.new(SEED, b"0/x/%d" % block, hashlib.sha256).digest() for block in range(3))
    assert [Dice(SEED).below(256, "x")] == [blocks[0]]
    dice = Dice(SEED)
    assert [dice.below(256, "x") for _ in range(96)] == list(blocks)


def test_a_roll_depends_on_seed_step_and_label_alone() -> None:
    plain = Dice(SEED, 3).roll(6, "speed")
    busy = Dice(SEED, 3)
    busy.roll(50, "strength")
    assert busy.roll(6, "speed") == plain
    rolled = [Dice(SEED, 3), Dice(SEED, 4), Dice(bytes(32), 3)]
    assert len({dice.roll(20, label) for dice in rolled for label in ("speed", "strength")}) == 6


def test_faces_come_up_about_as_often() -> None:
    counts = Counter(Dice(SEED).roll(30_000, "many"))
    assert set(counts) == set(D3)
    assert all(abs(count - 10_000) < 400 for count in counts.values())


@pytest.mark.parametrize("bound", [256, 257, 1000, 65_536])
def test_large_bounds_are_reached_and_kept(bound: int) -> None:
    dice = Dice(SEED)
    drawn = [dice.below(bound, "wide") for _ in range(3000)]
    assert min(drawn) >= 0
    assert bound * 0.95 < max(drawn) < bound


@given(st.binary(min_size=32, max_size=32), st.integers(0, 12), st.integers(0, 12))
def test_drawing_takes_each_item_at_most_once(seed: bytes, held: int, count: int) -> None:
    items = tuple(range(held))
    drawn = Dice(seed).draw(items, min(count, held), "cards")
    assert len(set(drawn)) == min(count, held)
    assert set(drawn) <= set(items)


@given(st.binary(min_size=32, max_size=32))
def test_a_shuffle_keeps_every_item(seed: bytes) -> None:
    assert sorted(Dice(seed).shuffle(range(20), "deck")) == list(range(20))


def test_each_order_of_a_shuffle_is_as_likely() -> None:
    orders = Counter(Dice(SEED, step).shuffle("abc", "deck") for step in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 150 for count in orders.values())
