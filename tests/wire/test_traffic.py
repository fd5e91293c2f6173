"""How many parcels may be under way for one channel."""

from datetime import UTC, datetime

from discord.utils import time_snowflake

from bot.face.letters.letters import Letter
from bot.face.screen import Screen, Text
from bot.play.ground.times import HOUR
from bot.wire.traffic import IN_ONE_CHANNEL, OLD_EDITS, OPENINGS, UNOPENED, Journey, Traffic

BUSY, QUIET = 71, 72
UNWRITTEN = 0
NOW = 1_800_000_000_000
OLD, YOUNG = (
    int(time_snowflake(datetime.fromtimestamp((NOW - age) / 1000, UTC))) for age in (2 * HOUR, HOUR // 2)
)
"""Messages."""


def letter(channel_id: int | None, message_id: int | None = None) -> Letter:
    return Letter(screen=Screen((Text("hello"),)), mark="m", channel_id=channel_id, message_id=message_id)


def send_off(
    traffic: Traffic, number: int, channel_id: int | None, message_id: int | None = None
) -> list[Journey]:
    """Send off parcels for which there must be room, and return their journeys."""
    journeys = [traffic.set_out(UNWRITTEN) for _ in range(number)]
    for journey in journeys:
        assert traffic.enter(journey, letter(channel_id, message_id), NOW) is None
    return journeys


def turned_away(traffic: Traffic, channel_id: int | None, message_id: int | None = None) -> int | None:
    """Return the channel for which one more parcel has to wait, if it has."""
    one_more = traffic.set_out(UNWRITTEN)
    full = traffic.enter(one_more, letter(channel_id, message_id), NOW)
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
    waited = traffic.set_out(BUSY)
    assert traffic.full == [BUSY]
    assert turned_away(traffic, BUSY) == BUSY
    assert traffic.enter(waited, letter(BUSY), NOW) is None


def test_what_has_waited_for_one_channel_and_belongs_into_another_takes_a_place_there() -> None:
    traffic = Traffic()
    send_off(traffic, IN_ONE_CHANNEL, QUIET)
    moved = traffic.set_out(BUSY)
    assert traffic.enter(moved, letter(QUIET), NOW) == QUIET
    assert traffic.enter(moved, letter(BUSY + 9), NOW) is None
    assert traffic.full == [QUIET]


def test_unopened_direct_messages_are_counted_together() -> None:
    traffic = Traffic()
    send_off(traffic, OPENINGS, None)
    assert traffic.full == [UNOPENED]
    assert turned_away(traffic, None) == UNOPENED
    assert turned_away(traffic, BUSY) is None


def test_edits_of_old_messages_wait_for_one_another_and_for_nothing_else() -> None:
    traffic = Traffic()
    first, *_ = send_off(traffic, OLD_EDITS, BUSY, OLD)
    assert turned_away(traffic, BUSY, OLD) == -BUSY
    assert turned_away(traffic, QUIET, OLD) is None
    send_off(traffic, IN_ONE_CHANNEL - 1, BUSY)
    send_off(traffic, 1, BUSY, YOUNG)
    assert sorted(traffic.full) == [-BUSY, BUSY]
    assert turned_away(traffic, BUSY, YOUNG) == BUSY
    traffic.arrive(first)
    assert turned_away(traffic, BUSY, OLD) is None


def test_what_is_not_written_yet_fills_no_channel() -> None:
    traffic = Traffic()
    for _ in range(OPENINGS):
        traffic.set_out(UNWRITTEN)
    assert traffic.full == []


def test_the_same_parcel_under_way_twice_arrives_twice() -> None:
    traffic = Traffic()
    journeys = [traffic.set_out(BUSY) for _ in range(IN_ONE_CHANNEL)]
    assert traffic.full == [BUSY]
    for journey in journeys:
        traffic.arrive(journey)
    assert traffic.full == []
