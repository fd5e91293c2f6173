"""What the local Discord refuses of a bot, as Discord does, and how many sessions it tells it of."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.sandbox.ground.places import Channel
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from tests.sandbox.wire import Wire

FORBIDDEN, UNFIT = 50013, 50035
V2 = 1 << 15


def event(hours: int) -> Json:
    """Return an event that begins in this many hours, and lasts one."""
    starts, ends = (datetime.now(UTC) + timedelta(hours=hours + more) for more in (0, 1))
    times = {"scheduled_start_time": starts.isoformat(), "scheduled_end_time": ends.isoformat()}
    place = {"entity_type": 3, "entity_metadata": {"location": "the dojo"}, "privacy_level": 2}
    return {"name": "A cup", **place, **times}


@pytest.mark.parametrize(("emoji", "status"), [("🏯", 200), ("雪", 400)])
async def test_a_button_bears_an_emoji_or_is_refused(
    local: LocalDiscord, wire: Wire, emoji: str, status: int
) -> None:
    button = {"type": 2, "style": 2, "custom_id": "x", "emoji": {"name": emoji}}
    rows = [{"type": 1, "components": [button]}]
    place = f"channels/{local.channel.id}/messages"
    assert (await wire.ask("POST", place, flags=V2, components=rows))["status"] == status


async def test_an_event_is_neither_made_in_the_past_nor_moved_there(local: LocalDiscord, wire: Wire) -> None:
    place = f"guilds/{local.guild.id}/scheduled-events"
    assert (await wire.ask("POST", place, **event(-2)))["code"] == UNFIT
    made = await wire.ask("POST", place, **event(2))
    assert made["name"] == "A cup", made
    past = {key: value for key, value in event(-2).items() if key.startswith("scheduled")}
    assert (await wire.ask("PATCH", f"{place}/{made['id']}", **past))["code"] == UNFIT


async def test_an_event_takes_the_permission_to_make_one_and_no_other(
    local: LocalDiscord, wire: Wire
) -> None:
    place = f"guilds/{local.guild.id}/scheduled-events"
    local.permit_everywhere(denied=["create_events"])
    assert (await wire.ask("POST", place, **event(2)))["code"] == FORBIDDEN
    local.permit_everywhere(denied=["manage_events"])
    made = await wire.ask("POST", place, **event(2))
    assert (await wire.ask("PATCH", f"{place}/{made['id']}", name="Another cup"))["name"] == "Another cup"


async def test_what_is_denied_to_the_bot_everywhere_everyone_grants_it_no_more(
    local: LocalDiscord, wire: Wire
) -> None:
    shrine: Channel = local.add_channel("shrine")
    assert (await wire.say(shrine.id))["status"] == 200
    local.permit_everywhere(denied=["send_messages"])
    assert (await wire.say(shrine.id))["code"] == FORBIDDEN


async def test_a_bot_is_told_how_many_sessions_it_may_begin(local: LocalDiscord, wire: Wire) -> None:
    local.gateway.identifies_left = 7
    assert (await wire.ask("GET", "gateway/bot"))["session_start_limit"]["remaining"] == 7
