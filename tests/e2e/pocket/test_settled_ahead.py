"""What both settle ahead by presses in the panel: wish lists, what to lay, and the questions of a turn."""

from bot.replay import check_match
from bot.sandbox.actors.puppets import choices_of
from bot.sandbox.components import texts
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from rules.pocket.abilities import ChooseSide, Exhaust, MayStrike
from rules.pocket.deck import CARDS
from rules.pocket.instructions import ALWAYS, TO_SURVIVE_OR_WIN
from rules.pocket.resolution import HOLD, SIDES
from tests.e2e.brawl_table import menus
from tests.e2e.match_table import Quiet, control
from tests.e2e.pocket.pocket_table import PocketTable, begun, patient
from tests.e2e.table import all_told, said
from tests.spoken import WORDS


def topics_of(panel: Json) -> list[str]:
    """Return what can be settled in a panel."""
    return [topic for _, topics in menus(panel) for topic in topics]


async def wish_all(table: PocketTable) -> None:
    """Finish a wish list of all cards on offer for both, whoever comes last."""
    for person in (table.other, table.on):
        await table.settle(person, "wishes")
    await table.quiet()


async def settle_all(table: PocketTable) -> None:
    """Settle every topic there is for both: a list of all there is, or the first answer."""
    for person in table.people:
        for topic in topics_of(await table.panel(person)):
            await table.settle(person, topic)
    await table.quiet()


async def test_two_wish_lists_play_a_whole_phase_at_once(table: PocketTable) -> None:
    cards, other = table.offered, table.other
    await table.settle(other, "wishes", *cards)
    await table.quiet()
    assert table.offered == cards, "nothing is picked before somebody's turn"
    assert len(table.boards) == 1
    await table.settle(table.on, "wishes", *cards)
    await table.quiet()
    assert len(table.boards) == 2
    assert not set(cards) & set(table.offered), "the second phase"
    assert table.on is other


async def test_a_whole_hand_is_played_without_anybody_being_asked(table: PocketTable, store: Store) -> None:
    match_id = table.match_id
    await wish_all(table)
    await wish_all(table)
    assert not table.offered
    await settle_all(table)
    assert table.over
    assert table.asking == []
    assert await check_match(store, match_id) == []


async def test_questions_that_are_settled_are_not_asked(table: PocketTable) -> None:
    aya = table.aya
    await table.draft()
    side, strikes, exhausts = (table.held(ability) for ability in (ChooseSide, MayStrike, Exhaust))
    await table.settle(aya, f"side:{side}", "helms")
    await table.settle(aya, f"strike:{strikes}", ALWAYS)
    await table.settle(aya, f"exhaust:{exhausts}", TO_SURVIVE_OR_WIN)
    for card in (side, exhausts, strikes):
        assert table.asking == list(table.people), "both are asked what they lay, and nothing else"
        await table.flip(card)
    assert [" shows " in all_told(board) for board in table.boards[2:]] == [True, False, False]
    assert f"{aya.mention} strikes home" in texts(table.newest)
    assert table.over


async def test_the_plan_is_what_is_settled_also_while_nothing_can_be(table: PocketTable) -> None:
    channel = table.local.channel
    assert "### Wish list" in said(await table.other.slash(channel, "duel plan"))
    for _ in range(7):
        await table.take(table.on)
        await table.quiet()
    for cards in ({}, {"first": "rush"}):
        assert WORDS("instruct-none") in said(await table.other.slash(channel, "duel plan", **cards))


async def test_what_one_wants_to_be_asked_again_is_asked_again(table: PocketTable) -> None:
    aya = table.aya
    await table.draft()
    side = table.held(ChooseSide)
    panel = await table.settle(aya, f"side:{side}", "helms")
    cleared = await aya.press(panel, control(panel, "instruct", "forget").custom_id)
    assert control(cleared.message, "instruct", "forget") is None
    await table.flip(side)
    assert choices_of(table.prompt(aya)) == list(SIDES)


async def test_a_list_lays_for_one_while_the_other_plays_by_hand(table: PocketTable) -> None:
    await table.draft()
    aya, ben = table.people
    cards = [card for card in patient(choices_of(table.prompt(aya))) if CARDS[card].ability(MayStrike)]
    await table.settle(aya, "lay", *cards)
    for told in range(3, 3 + len(cards)):
        await table.answer(ben, patient(choices_of(table.prompt(ben)))[0])
        assert len(table.boards) == told, "Ben alone has clicked"
        if HOLD in choices_of(table.prompt(aya)):
            await table.answer(aya, HOLD)
    assert table.asking == [aya, ben], "the list is at its end"


async def test_in_a_quick_draft_two_ranked_lists_deal_all_cards(
    local: LocalDiscord, quiet: Quiet, store: Store
) -> None:
    table = await begun(local, quiet, "draft=quick")
    assert not table.offered, "wishes are secret"
    for _ in range(2):
        for person in table.people:
            await table.settle(person, "wishes")
            await table.quiet()
    assert len(choices_of(table.prompt(table.aya))) == 9
    assert len(table.boards) == 2
    assert await check_match(store, table.match_id) == []
