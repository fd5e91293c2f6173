"""How high a noticeboard that is full is on a small phone, and the panel of its organisers."""

from itertools import permutations
from pathlib import Path

import pytest

from bot.play.gatherings.kinds import TOURNAMENT
from bot.play.gatherings.opening import Terms
from bot.play.ground.times import DAY
from bot.play.guild.organisers import Standing
from bot.play.noticeboards.page import MATCHES, OFFERS
from bot.sandbox.request import Json
from bot.sandbox.stage import Stage
from bot.store.ids import ANYBODY
from tests.e2e.page.conftest import Visit
from tests.e2e.page.heights.phone import TALL, WIDTH, check_heights
from tests.e2e.page.scenes import HIGHEST_IN, speak
from tests.e2e.table import PATIENCE, presses

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def fill(played: Stage) -> None:
    """Begin more of everything than a noticeboard shows."""
    play, people = played.bot.play, [person.id for person in played.local.people.values()]
    here = {"guild_id": played.local.guild.id, "channel_id": played.local.channel.id}
    for challenger_id, opponent_id in list(permutations(people, 2))[: MATCHES + 1]:
        facts = {**here, "challenger_id": challenger_id, "game_name": "kendo.competition"}
        issued = await play.challenges.issue(**facts, opponent_id=opponent_id, wish="")
        await play.challenges.accept(challenge_id=issued.id, user_id=opponent_id, wish="")
    for user_id in people:
        await play.challenges.issue(**here, challenger_id=user_id, opponent_id=ANYBODY, wish="swift")
        await play.lobbies.open(**here, host_id=user_id, wish="swift")
    assert 2 * len(people) > OFFERS
    boss = Standing(here["guild_id"], people[0], frozenset(), manages=True)
    terms = Terms(kind=TOURNAMENT, title="Kyoto Spring", pace="day", begins_at=played.bot.now() + 9 * DAY)
    await play.sign_up.open(**here, host=boss, terms=terms)
    await play.noticeboards.put_up(here["guild_id"], here["channel_id"], boss)
    played.bot.outbox.wake()


@pytest.mark.parametrize("language", HIGHEST_IN)
async def test_a_full_noticeboard_is_seen_at_once(
    played: Stage, visit: Visit, folder: Path, language: str
) -> None:
    owner, where = played.local.people["Aya"], played.local.channel
    await speak(played, language)
    await fill(played)

    def hanging() -> Json | None:
        messages = owner.messages(where)
        return next((one for one in messages if any(p.area == "puzzle" for p in presses(one))), None)

    scenes = {"noticeboard": await played.local.until(hanging, PATIENCE)}
    scenes["panel"] = (await owner.slash(where, "organise noticeboard")).message or {}
    await check_heights(await visit(WIDTH, TALL), owner, scenes, folder, language)
