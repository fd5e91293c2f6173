"""Commands where the bot may not speak: said at once, before anything is posted or begun."""

from collections.abc import Callable

import pytest

from bot.sandbox.actors.tournament import call_tournament
from bot.sandbox.components import texts
from bot.sandbox.ground.places import Channel
from bot.sandbox.server import LocalDiscord
from bot.store import rows
from bot.store.engine import Store
from bot.wire.client import DuelBot
from tests.e2e.clan_table import founded
from tests.e2e.table import challenged, nothing_waits, said
from tests.e2e.test_outbox import may_not_write_in
from tests.spoken import WORDS

UNSEEN, SILENT, THREAD, PRIVATE = (
    WORDS("refusal-stage-unseen"),
    WORDS("refusal-stage-silent"),
    WORDS("refusal-stage-thread"),
    WORDS("refusal-stage-private-thread"),
)


def hidden(local: LocalDiscord) -> Channel:
    channel = local.add_channel("hidden")
    local.permit(channel, denied=["view_channel"])
    return channel


def quiet(local: LocalDiscord) -> Channel:
    channel = local.add_channel("quiet")
    local.permit(channel, denied=["send_messages"])
    return channel


def thread(local: LocalDiscord) -> Channel:
    channel = local.add_channel("talk")
    local.permit(channel, denied=["send_messages_in_threads"])
    return local.open_thread(channel, "talk", local.people["Aya"])


def private_thread(local: LocalDiscord) -> Channel:
    local.permit_everywhere(denied=["manage_threads"])
    return local.open_thread(local.channel, "secret", local.people["Aya"], private=True)


@pytest.mark.parametrize(
    ("place", "told"), [(hidden, UNSEEN), (quiet, SILENT), (thread, THREAD), (private_thread, PRIVATE)]
)
async def test_every_command_that_leads_to_a_post_says_where_the_bot_may_not_speak(
    local: LocalDiscord, bot: DuelBot, store: Store, place: Callable[[LocalDiscord], Channel], told: str
) -> None:
    aya, ben, chiyo = (local.people[name] for name in ("Aya", "Ben", "Chiyo"))
    await founded(local, "Aya")
    await founded(local, "Ben", name="Grey Heron")
    await nothing_waits(bot)
    where, before = place(local), len(local.requests)
    for command, options in {
        "challenge": {"opponent": ben},
        "brawl": {},
        "gathering create": {"kind": "duels"},
        "organise tournament create": {},
        "clan create": {"name": "White Crane"},
        "clan invite": {"person": chiyo},
        "clan war propose": {"against": "Grey Heron", "size": 2},
    }.items():
        assert told in said(await aya.slash(where, command, **options)), command
    await nothing_waits(bot)
    assert [request.route for request in local.requests[before:] if request.kind == "bot"] == []
    assert (
        await store.read(lambda tx: tx.all("challenges_open_of_user", rows.ChallengeRow, user_id=aya.id))
        == []
    )


async def test_a_tournament_is_called_from_anywhere_where_its_server_has_a_place_for_it(
    local: LocalDiscord, bot: DuelBot
) -> None:
    aya, hall = local.people["Aya"], local.channel
    panel = await aya.slash(hall, "settings")
    await aya.choose(panel.message, hall, WORDS("settings-channel-placeholder"))
    assert bot.is_ready()
    called = await call_tournament(aya, hidden(local), "Cup")
    assert f"<#{hall.id}>" in texts(called)


async def test_a_challenge_is_not_accepted_where_its_board_could_not_be_shown(
    local: LocalDiscord, bot: DuelBot
) -> None:
    ben, posted = local.people["Ben"], await challenged(local)
    garden = local.add_channel("garden")
    local.permit(local.channel, denied=["send_messages"])
    await local.until(lambda: may_not_write_in(bot, local.channel))
    assert SILENT in said(await ben.press(posted, "Accept"))
    assert SILENT in said(await ben.slash(garden, "duel accept", fighter="random"))
    local.permit(local.channel)
    assert "fighter" in said(await ben.press(posted, "Accept"))
