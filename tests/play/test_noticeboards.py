"""The noticeboard of a server: what it says, when it is drawn, who has it up, and when it is off."""

import asyncio
from itertools import pairwise

import pytest

from bot.face.letters.letters import Letters
from bot.face.transcript import as_text
from bot.play.clocks.downtime import bring_near
from bot.play.clocks.habits import Habits
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.times import DAY, MINUTE
from bot.play.guild.organisers import Standing
from bot.play.match.courtesies import Courtesies
from bot.play.messages.parcels import NOTICEBOARD
from bot.play.noticeboards.noticeboards import PAUSE, Noticeboards
from bot.play.noticeboards.page import MATCHES, OFFERS, NoticeboardPage, noticeboard_page
from bot.play.people.people import Sighting
from bot.play.privacy.servers import Servers
from bot.play.solo.practice import Practice
from bot.store.ids import ANYBODY
from bot.store.noticeboard_rows import NoticeboardRow
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, DAIGO, EMI, GUILD, Hall
from tests.play.test_orders import PLAIN, plan

MANAGER = Standing(GUILD, EMI, frozenset(), manages=True)
MEMBER = Standing(GUILD, AYA, frozenset(), manages=False)
ELSEWHERE = CHANNEL + 1
MESSAGE = 500


async def put_up(hall: Hall, channel_id: int = CHANNEL) -> NoticeboardRow:
    return await Noticeboards(hall.context).put_up(GUILD, channel_id, MANAGER)


async def now(hall: Hall) -> NoticeboardRow:
    row = await Noticeboards(hall.context).of(GUILD, MANAGER)
    assert row is not None
    return row


async def page(hall: Hall) -> NoticeboardPage:
    row = await now(hall)
    return await hall.store.read(lambda tx: noticeboard_page(tx, row, hall.clock()))


async def send(hall: Hall, row: NoticeboardRow, message_id: int = MESSAGE) -> str | None:
    """Send what waits for a noticeboard and return what it says; None where nothing has to be sent."""
    parcel = await hall.claim(NOTICEBOARD.lane(row.id))
    assert parcel is not None
    letter = await Letters(hall.context).write(parcel)
    if letter is None or letter.waits:
        await (hall.deliveries.put_off if letter else hall.deliveries.dropped)(parcel)
        return None
    await hall.deliveries.delivered(parcel, message_id, None, says=letter.says)
    return as_text(letter.screen)


async def swept(hall: Hall) -> bool:
    """Sweep, and tell whether a noticeboard waits to be drawn."""
    while await hall.deadlines.sweep():
        pass
    return any(lane.startswith("noticeboard:") for lane, _ in await hall.waiting())


async def a_minute_later(hall: Hall, row: NoticeboardRow) -> str | None:
    """Pass a minute and return what is said anew."""
    hall.clock.forward(PAUSE)
    return await send(hall, row) if await swept(hall) else None


# ------------------------------------------------------------ whose it is


async def test_only_organisers_have_to_do_with_it(hall: Hall) -> None:
    row, boards = await put_up(hall), Noticeboards(hall.context)
    for doing in (
        boards.of(GUILD, MEMBER),
        boards.put_up(GUILD, ELSEWHERE, MEMBER),
        boards.take_down(row.id, GUILD, MEMBER),
        boards.tell_of(row.id, GUILD, MEMBER, (ELSEWHERE,)),
    ):
        with pytest.raises(NotYours, match="not-organiser"):
            await doing
    assert await now(hall) == row


async def test_of_two_who_put_it_up_at_once_one_hangs(hall: Hall, rival: Hall) -> None:
    await asyncio.gather(*(put_up(house, CHANNEL + nth) for nth, house in enumerate((hall, rival) * 3)))
    row = await now(hall)
    channels = [CHANNEL + nth for nth in range(6)]
    assert row.status == "up"
    assert sorted(map(int, row.tells_of.strip("[]").split(","))) == channels, "each took up what was there"
    changes = (await hall.book.changes(GUILD, MANAGER, 0)).changes
    assert {change.setting for change in changes} == {"noticeboard"}
    assert len(changes) == len(channels)
    assert len({change.was for change in changes}) == len(channels), "each was moved from where it was"


async def test_putting_it_up_where_it_hangs_changes_nothing(hall: Hall) -> None:
    row = await put_up(hall)
    assert await put_up(hall) == row


async def test_moved_it_leaves_a_word_behind_and_goes_on_telling_of_the_same(hall: Hall) -> None:
    await hall.duel(AYA, BEN)
    before = await put_up(hall)
    assert f"<@{AYA}>" in (await send(hall, before) or "")
    after = await put_up(hall, ELSEWHERE)
    assert "taken down" in (await send(hall, before) or "")
    assert f"<@{AYA}>" in (await send(hall, after, MESSAGE + 1) or "")


async def test_taken_down_before_it_hung_it_never_does(hall: Hall) -> None:
    row = await put_up(hall)
    await Noticeboards(hall.context).take_down(row.id, GUILD, MANAGER)
    assert await send(hall, row) is None
    with pytest.raises(Gone, match="noticeboard-gone"):
        await Noticeboards(hall.context).take_down(row.id, GUILD, MANAGER)
    hall.clock.forward(DAY)
    assert not await swept(hall)


async def test_it_tells_of_a_channel_at_least(hall: Hall) -> None:
    row = await put_up(hall)
    with pytest.raises(Refusal, match="noticeboard-no-channel"):
        await Noticeboards(hall.context).tell_of(row.id, GUILD, MANAGER, ())


# ------------------------------------------------------------ when it is drawn


async def test_it_is_edited_once_a_minute_at_most_and_only_with_news(hall: Hall) -> None:
    row = await put_up(hall)
    assert await send(hall, row)
    edits: list[int] = []
    for minute in range(8):
        if minute % 2 == 0:
            await hall.duel(CHIYO, DAIGO) if minute else await hall.duel(AYA, BEN)
        for _ in range(20):
            hall.clock.forward(PAUSE // 20)
            if await swept(hall) and await send(hall, row):
                edits.append(hall.clock())
    gaps = [later - earlier for earlier, later in pairwise(edits)]
    assert len(edits) == 4, "as often as a match began"
    assert min(gaps) >= MINUTE


async def test_one_that_waits_to_be_sent_is_not_asked_for_again(hall: Hall) -> None:
    row = await put_up(hall)
    assert await send(hall, row)
    await hall.duel(AYA, BEN)
    hall.clock.forward(PAUSE)
    assert await swept(hall)
    generations = [parcel.generation for parcel in await hall.parcels()]
    hall.clock.forward(3 * PAUSE)
    assert await swept(hall)
    assert [parcel.generation for parcel in await hall.parcels()] == generations
    assert await send(hall, row)
    assert not await swept(hall), "a minute counts from when it was sent"
    hall.clock.forward(PAUSE)
    assert await swept(hall)


async def test_all_else_that_is_to_be_sent_goes_first(hall: Hall) -> None:
    row = await put_up(hall)
    hall.clock.forward(1)
    await hall.duel(AYA, BEN)
    hall.clock.forward(MINUTE)
    waiting = len(await hall.parcels())
    taken = await hall.deliveries.claim(waiting - 1)
    assert len(taken) == waiting - 1
    assert NOTICEBOARD.name not in {parcel.kind for parcel in taken}
    assert [parcel.subject for parcel in await hall.deliveries.claim(9)] == [row.id]


async def test_of_two_processes_one_asks(hall: Hall, rival: Hall) -> None:
    row = await put_up(hall)
    assert await send(hall, row)
    hall.clock.forward(PAUSE)
    await asyncio.gather(*(house.deadlines.sweep() for house in (hall, rival) * 4))
    [parcel] = await hall.parcels()
    assert parcel.generation == 0


async def test_after_a_kill_it_is_not_edited_again_before_its_time(hall: Hall) -> None:
    row = await put_up(hall)
    assert await send(hall, row)
    await hall.duel(AYA, BEN)
    hall.clock.forward(PAUSE)
    assert await swept(hall)
    assert await hall.claim(NOTICEBOARD.lane(row.id)) is not None
    await hall.deliveries.release_all()
    assert await send(hall, row) is None
    hall.clock.forward(PAUSE)
    assert await send(hall, row)


async def test_a_clock_that_was_set_back_does_not_hold_it_up(hall: Hall) -> None:
    row = await put_up(hall)
    assert await send(hall, row)
    hall.clock.forward(-DAY)
    await hall.store.transact(lambda tx: bring_near(tx, now=hall.clock(), jump=DAY))
    hall.clock.forward(PAUSE)
    assert await swept(hall)


async def test_in_a_server_without_the_bot_it_waits_until_that_is_back(hall: Hall) -> None:
    row, servers = await put_up(hall), Servers(hall.context)
    await hall.people.see((Sighting(AYA, "Aya", "en"),), guild_id=GUILD, guild_locale="en")
    assert await send(hall, row)
    await hall.duel(AYA, BEN)
    await servers.left(GUILD)
    hall.clock.forward(DAY)
    assert not await swept(hall)
    await servers.returned(GUILD)
    assert await swept(hall)
    assert await send(hall, row)


# ------------------------------------------------------------ when it is deleted


async def test_deleted_it_comes_back_once_and_is_then_off(hall: Hall) -> None:
    row = await put_up(hall)
    assert await send(hall, row)
    await hall.duel(AYA, BEN)
    hall.clock.forward(PAUSE)
    assert await swept(hall)
    assert await send(hall, row, MESSAGE + 1), "in another message"
    assert (await now(hall)).returned
    await hall.duel(CHIYO, DAIGO)
    hall.clock.forward(PAUSE)
    assert await swept(hall)
    parcel = await hall.claim(NOTICEBOARD.lane(row.id))
    assert parcel is not None
    letter = await Letters(hall.context).write(parcel)
    assert letter is not None
    assert not letter.replace
    await hall.deliveries.lost(parcel)
    assert (await now(hall)).status == "lost"
    hall.clock.forward(DAY)
    assert not await swept(hall)
    assert (await put_up(hall)).status == "up", "it can be put up anew"


async def test_of_those_that_are_gone_the_last_is_shown(hall: Hall) -> None:
    boards, channels = Noticeboards(hall.context), (CHANNEL, ELSEWHERE)
    for channel_id in channels:
        hall.clock.forward(1)
        row = await put_up(hall, channel_id)
        await boards.take_down(row.id, GUILD, MANAGER)
        assert (await now(hall)).id == row.id


# ------------------------------------------------------------ what it says


async def test_it_shows_who_waits_longest_and_counts_the_others(hall: Hall) -> None:
    await put_up(hall)
    duels: list[str] = []
    for _ in range(MATCHES + 3):
        duels.append(await hall.duel(AYA, BEN))
        hall.clock.forward(MINUTE)
    told = await page(hall)
    assert [each.page.match_id for each in told.matches] == duels[:MATCHES]
    assert told.under_way == MATCHES + 3
    await hall.play(duels[0])
    assert [each.page.match_id for each in (await page(hall)).matches] == duels[1 : MATCHES + 1]


async def test_it_shows_as_much_of_who_has_chosen_as_the_board_does(hall: Hall) -> None:
    row, match_id = await put_up(hall), await hall.duel(AYA, BEN)
    [each] = (await page(hall)).matches
    assert [player.user_id for player in each.awaited] == [AYA, BEN]
    assert await send(hall, row)
    await hall.pick(match_id, AYA, "moon")
    [each] = (await page(hall)).matches
    assert [player.user_id for player in each.awaited] == [BEN]
    assert await a_minute_later(hall, row)


async def test_what_is_planned_shows_to_nobody(hall: Hall) -> None:
    row, match_id = await put_up(hall), await hall.duel(AYA, BEN)
    await plan(hall, match_id, AYA, *PLAIN[:2])
    await hall.pick(match_id, BEN, PLAIN[0])
    assert await send(hall, row)
    [each] = (await page(hall)).matches
    assert [player.user_id for player in each.awaited] == [AYA, BEN]


async def test_one_that_is_paused_waits_for_nobody_and_comes_last(hall: Hall) -> None:
    row = await put_up(hall)
    paused, waiting = await hall.duel(AYA, BEN), await hall.duel(CHIYO, DAIGO)
    for user_id in (AYA, BEN):
        await Courtesies(hall.context).offer_pause(match_id=paused, user_id=user_id)
    told = await page(hall)
    assert [each.page.match_id for each in told.matches] == [waiting, paused]
    assert "paused" in (await send(hall, row) or "")


async def test_it_tells_of_the_chosen_channels_alone_and_of_nobody_who_plays_alone(hall: Hall) -> None:
    row = await put_up(hall, ELSEWHERE)
    await hall.duel(AYA, BEN)
    await hall.lobby(CHIYO)
    await hall.challenges.issue(
        guild_id=GUILD, channel_id=CHANNEL, challenger_id=AYA, opponent_id=ANYBODY, wish="swift"
    )
    await Practice(hall.context).begin(
        guild_id=GUILD, channel_id=ELSEWHERE, user_id=AYA, wish="swift", level="first-steps"
    )
    told = await page(hall)
    assert (told.matches, told.under_way, told.offers) == ((), 0, ())
    await Noticeboards(hall.context).tell_of(row.id, GUILD, MANAGER, (CHANNEL,))
    told = await page(hall)
    assert (len(told.matches), told.under_way, len(told.offers)) == (1, 1, 2)


async def test_a_challenge_to_somebody_is_nothing_that_others_may_take(hall: Hall) -> None:
    await put_up(hall)
    await hall.challenge(AYA, BEN)
    assert (await page(hall)).offers == ()


async def test_the_oldest_offers_are_shown_and_the_others_counted(hall: Hall) -> None:
    row = await put_up(hall)
    for host_id in range(100, 101 + OFFERS):
        await hall.lobby(host_id)
        hall.clock.forward(1)
    told = await page(hall)
    assert [offer.host_id for offer in told.offers] == list(range(100, 100 + OFFERS))
    assert told.offered == OFFERS + 1
    assert "And 1 more" in (await send(hall, row) or "")


async def test_it_names_nobody_who_asked_not_to_be_named(hall: Hall) -> None:
    await hall.meet(AYA)
    await Habits(hall.context).set_news(AYA, named=False)
    row = await put_up(hall)
    await hall.duel(AYA, BEN)
    await hall.lobby(AYA)
    said = await send(hall, row) or ""
    assert f"<@{BEN}>" in said
    assert f"<@{AYA}>" not in said
    assert said.count("a player") == 2
