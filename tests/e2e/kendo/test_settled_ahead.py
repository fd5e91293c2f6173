"""Kendo by what is settled ahead in the panel: attacks run down their whole ladder at once."""

from bot.replay import check_match
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from rules.kendo.events import Attacked
from tests.e2e.kendo.foreseen import COMPETITION, DUEL, course, over, sensibly
from tests.e2e.kendo.kendo_table import FencingTable, begun
from tests.e2e.match_table import Quiet


async def test_with_suggested_answers_each_attack_is_one_click(
    local: LocalDiscord, quiet: Quiet, store: Store
) -> None:
    table = await begun(local, quiet, course(DUEL, 2, sensibly, over, most=22))
    for person in table.people:
        await table.suggest(person)
    await table.go_on(sensibly)
    clicks = 0
    while table.foreseen.requests:
        assert table.foreseen.request.decision in {"attack", "discard"}
        await table.go_on(sensibly)
        clicks += 1
    assert clicks < table.revision / 2
    assert len(table.chapters) == 1 + clicks, "a message for the switch, and one for each attack"
    assert await check_match(store, table.match_id) == []


async def test_with_lists_for_all_nobody_is_asked_again(
    local: LocalDiscord, quiet: Quiet, store: Store
) -> None:
    table = await begun(local, quiet, course(DUEL, 2, sensibly, over, most=22))
    await settle_all(table)
    await table.go_on(sensibly)
    assert not table.foreseen.requests
    assert table.over
    assert len(table.foreseen.happened(Attacked)) > 1
    assert await check_match(store, table.match_id) == []


async def test_a_competition_runs_by_lists_from_its_first_switch_to_its_end(
    local: LocalDiscord, quiet: Quiet, store: Store
) -> None:
    table = await begun(local, quiet, course(COMPETITION, 2, sensibly, over, most=90))
    await settle_all(table)
    assert table.over
    assert await check_match(store, table.match_id) == []


async def settle_all(table: FencingTable) -> None:
    """Take what is suggested for both, and settle the rest that there is."""
    for person in table.people:
        await table.suggest(person)
        seat = table.people.index(person)
        view = table.foreseen.game.view(table.foreseen.state, seat)
        for topic in table.foreseen.game.topics(view, seat):
            if topic.name not in table.foreseen.told[seat] and table.foreseen.requests:
                await table.settle(person, topic.name, topic.options[0])
