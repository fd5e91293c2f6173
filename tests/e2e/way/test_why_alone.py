"""Why a fight went as it did, asked for at its end by who fought it alone."""

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
