"""Kendo of three and of four: drop-outs, a bonus, and one who is away."""

from bot.play.ground.times import MISSES_TO_FORFEIT, TURN_TIME
from bot.replay import check_match
from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from rules.kendo.events import DroppedOut, Withdrawn
from tests.e2e.kendo.foreseen import DUEL, Foreseen, course, over, sensibly
from tests.e2e.kendo.kendo_table import begun
from tests.e2e.match_table import Quiet
from tests.e2e.table import Clock, let_pass

DAY = TURN_TIME["day"]
AWAY = 3


async def test_three_fight_until_one_is_left(local: LocalDiscord, quiet: Quiet, store: Store) -> None:
    table = await begun(local, quiet, course(DUEL, 3, sensibly, over, most=30))
    await table.play_on(sensibly)
    assert table.foreseen.happened(DroppedOut)
    assert await check_match(store, table.match_id) == []


async def test_four_go_on_though_one_is_away_and_another_drops_out(
    local: LocalDiscord, quiet: Quiet, store: Store, bot: DuelBot, clock: Clock
) -> None:
    table = await begun(local, quiet, course(DUEL, 4, sensibly, out_and_away, most=48, away=AWAY))
    waits = 0
    while table.foreseen.requests:
        if [request.seat for request in table.foreseen.requests] == [AWAY]:
            waits += 1
            await let_pass(DAY, bot, clock)
            table.foreseen.miss(AWAY)
            await quiet()
            table.check()
        else:
            await table.go_on(sensibly)
    assert waits == MISSES_TO_FORFEIT
    assert await check_match(store, table.match_id) == []
    told = "\n".join(map(texts, table.boards))
    assert f"The stand-in chose for {table.people[AWAY].mention}" in told


def out_and_away(foreseen: Foreseen) -> bool:
    """Return whether a match is over in which one forfeited and another dropped out before."""
    out = [event.seat for event in foreseen.happened(DroppedOut)]
    return over(foreseen) and bool(foreseen.happened(Withdrawn)) and len(out) > 1
