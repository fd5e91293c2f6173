"""A fight looked back at by who fought it alone: why it went so, and what they let others see of it."""

import pytest

from bot.play.solo import retracings
from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.patience import ENDLESS
from tests.e2e.table import is_private
from tests.e2e.way.way_table import LoneFight
from tests.spoken import WORDS


async def test_who_fought_alone_learns_where_it_turned_and_what_cost_most(
    fight: LoneFight, local: LocalDiscord, bot: DuelBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retracings, "SHARE", 1)
    await fight.on()
    asked = await fight.person.press(fight.message, WORDS("why-button"))
    assert is_private(asked.message)
    assert texts(asked.message) == WORDS("why-awaited", times=retracings.TIMES)
    await bot.answer_all(ENDLESS)
    shown = fight.person.last(local.channel)
    assert shown["id"] == asked.message["id"]
    assert WORDS("why-alone-points", times=retracings.TIMES) in texts(shown)
    assert shown["attachments"]


async def test_who_fought_alone_is_asked_before_others_see_its_moments(
    fight: LoneFight, local: LocalDiscord, bot: DuelBot
) -> None:
    match_id = fight.match_id
    await fight.on()
    seen = await fight.person.slash(local.channel, "replay")
    asked = await fight.person.press(seen.message, WORDS("replay-share-button"))
    assert is_private(asked.message)
    assert texts(asked.message) == WORDS("replay-ask")
    posted = WORDS("replay-shared", player=fight.person.mention)
    public = [texts(message) for message in local.people["Daigo"].messages(local.channel)]
    assert posted not in "".join(public)
    await fight.person.press(asked.message, WORDS("replay-share-button"))
    await bot.answer_all(ENDLESS)
    assert posted in texts(local.people["Daigo"].last(local.channel))
    refused = await local.people["Daigo"].slash(local.channel, "replay", match=match_id)
    assert texts(refused.message) == WORDS("refusal-not-your-duel"), "the rest stays theirs"
