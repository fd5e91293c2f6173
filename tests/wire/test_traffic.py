"""How many parcels may be under way for one channel."""

from itertools import count

from bot.face.letters.letters import Letter
from bot.face.screen import Screen, Text
from bot.store import rows
from bot.wire.traffic import IN_ONE_CHANNEL, OPENINGS, UNOPENED, Traffic
from tests.parcels import parcel

BUSY, QUIET = 71, 72

numbers = count()


def claimed(channel_id: int = 0) -> rows.Parcel:
    """Return a parcel like no other."""
    return parcel(subject=str(next(numbers)), channel_id=channel_id)


def letter(channel_id: int | None) -> Letter:
    return Letter(screen=Screen((Text("hello"),)), mark="m", channel_id=channel_id)


def send_off(traffic: Traffic, number: int, channel_id: int | None) -> list[rows.Parcel]:
    """Send off parcels for which there must be room, and return them."""
    parcels = [claimed() for _ in range(number)]
    for each in parcels:
        traffic.set_out(each)
        assert traffic.enter(each, letter(channel_id)) is None
    return parcels


def turned_away(traffic: Traffic, channel_id: int | None) -> int | None:
    """Return the channel for which one more parcel has to wait, if it has."""
    one_more = claimed()
    traffic.set_out(one_more)
    full = traffic.enter(one_more, letter(channel_id))
    traffic.arrive(one_more)
    return full


def test_a_channel_takes_a_few_and_the_next_has_to_wait_while_others_have_room() -> None:
    traffic = Traffic()
    first, *_ = send_off(traffic, IN_ONE_CHANNEL, BUSY)
    assert traffic.full == [BUSY]
    assert turned_away(traffic, BUSY) == BUSY
    assert turned_away(traffic, QUIET) is None
    traffic.arrive(first)
    assert traffic.full == []
    assert turned_away(traffic, BUSY) is None


def test_what_has_waited_for_a_channel_has_a_place_there_before_it_is_written() -> None:
    traffic = Traffic()
    send_off(traffic, IN_ONE_CHANNEL - 1, BUSY)
    waited = claimed(BUSY)
    traffic.set_out(waited)
    assert traffic.full == [BUSY]
    assert turned_away(traffic, BUSY) == BUSY
    assert traffic.enter(waited, letter(BUSY)) is None


def test_what_has_waited_for_one_channel_and_belongs_into_another_takes_a_place_there() -> None:
    traffic = Traffic()
    send_off(traffic, IN_ONE_CHANNEL, QUIET)
    moved = claimed(BUSY)
    traffic.set_out(moved)
    assert traffic.enter(moved, letter(QUIET)) == QUIET
    assert traffic.enter(moved, letter(BUSY + 9)) is None
    assert traffic.full == [QUIET]


def test_unopened_direct_messages_are_counted_together() -> None:
    traffic = Traffic()
    send_off(traffic, OPENINGS, None)
    assert traffic.full == [UNOPENED]
    assert turned_away(traffic, None) == UNOPENED
    assert turned_away(traffic, BUSY) is None


def test_what_is_not_written_yet_fills_no_channel() -> None:
    traffic = Traffic()
    for _ in range(OPENINGS):
        traffic.set_out(claimed())
    assert traffic.full == []
