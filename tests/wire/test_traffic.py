"""How many parcels may be under way for one channel."""

from bot.face.letters.letters import Letter
from bot.face.screen import Screen, Text
from bot.wire.traffic import IN_ONE_CHANNEL, OPENINGS, UNOPENED, Journey, Traffic

BUSY, QUIET = 71, 72
UNWRITTEN = 0


def letter(channel_id: int | None) -> Letter:
    return Letter(screen=Screen((Text("hello"),)), mark="m", channel_id=channel_id)


def send_off(traffic: Traffic, number: int, channel_id: int | None) -> list[Journey]:
    """Send off parcels for which there must be room, and return their journeys."""
    journeys = [traffic.set_out(UNWRITTEN) for _ in range(number)]
    for journey in journeys:
        assert traffic.enter(journey, letter(channel_id)) is None
    return journeys


def turned_away(traffic: Traffic, channel_id: int | None) -> int | None:
    """Return the channel for which one more parcel has to wait, if it has."""
    one_more = traffic.set_out(UNWRITTEN)
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
    waited = traffic.set_out(BUSY)
    assert traffic.full == [BUSY]
    assert turned_away(traffic, BUSY) == BUSY
    assert traffic.enter(waited, letter(BUSY)) is None


def test_what_has_waited_for_one_channel_and_belongs_into_another_takes_a_place_there() -> None:
    traffic = Traffic()
    send_off(traffic, IN_ONE_CHANNEL, QUIET)
    moved = traffic.set_out(BUSY)
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
        traffic.set_out(UNWRITTEN)
    assert traffic.full == []


def test_the_same_parcel_under_way_twice_arrives_twice() -> None:
    traffic = Traffic()
    journeys = [traffic.set_out(BUSY) for _ in range(IN_ONE_CHANNEL)]
    assert traffic.full == [BUSY]
    for journey in journeys:
        traffic.arrive(journey)
    assert traffic.full == []
