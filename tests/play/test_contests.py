"""Contests: everyone plays the same fight, once, until the day is over; then places and seed are told."""

import asyncio
from contextlib import suppress

import pytest

from bot.face.contest.panel import contest_panel
from bot.face.letters.letters import Letters
from bot.face.transcript import as_text
from bot.face.words import Words
from bot.play.ground.refusals import Gone, Refusal
from bot.play.ground.times import DAY, HOUR
from bot.play.guild.organisers import Standing
from bot.play.match.breaking_off import CONTEST_OVER
from bot.play.match.draws import RANDOM
from bot.play.moderation.moderation import Moderation
from bot.play.solo.solo import Solo
from bot.replay import check_match
from rules.codec import decode
from rules.dice import Dice, derived, seal
from rules.game import Outcome
from rules.games import game
from tests.parcels import parcel
from tests.play.competing import GAME, Arena
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, DAIGO, GUILD, Hall
from tests.toys.buried import STONES, BuriedState

pytestmark = pytest.mark.usefixtures("toys")

ELSEWHERE = GUILD + 1
BOSS = Standing(GUILD, CHIYO, frozenset(), manages=True)


@pytest.fixture
async def arena(hall: Hall) -> Arena:
    await hall.meet(AYA, BEN, CHIYO, DAIGO)
    return Arena(hall)


async def board_of(arena: Arena, contest_id: str) -> str:
    """Return the board of a contest as everyone reads it; nothing if none is to be posted."""
    letter = await Letters(arena.hall.context).write(parcel("contest", contest_id))
    return as_text(letter.screen) if letter else ""


# ------------------------------------------------------------ one day, one fight


async def test_everybody_of_a_day_plays_the_same(arena: Arena) -> None:
    ours, theirs = await arena.fight(AYA), await arena.fight(BEN)
    assert ours != theirs
    own, others = await arena.hall.match(ours), await arena.hall.match(theirs)
    assert (own.seed, own.options, own.state) == (others.seed, others.options, others.state)


async def test_another_day_another_server_and_all_servers_play_something_else(arena: Arena) -> None:
    abroad = Arena(arena.hall, ELSEWHERE)
    found = [await arena.page(), await abroad.page(), await arena.page(kind="everywhere")]
    assert (await abroad.page(kind="everywhere")).contest_id == found[2].contest_id
    arena.hall.clock.forward(DAY)
    found += [await arena.page(), await arena.page(kind="everywhere")]
    assert len({page.contest_id for page in found}) == len({page.seal for page in found}) == 5


async def test_setup_and_fight_follow_from_the_seed(arena: Arena) -> None:
    page = await arena.page()
    row = await arena.row(page.contest_id)
    seed = bytes.fromhex(row.seed)
    drawn = game(row.game).setup_of_day(Dice(derived(seed, "setup")), page.day or 0)
    assert {"ground": "soft", **page.answers} == drawn
    match = await arena.hall.match(await arena.fight())
    assert bytes.fromhex(match.seed) == derived(seed, "fight")
    assert not match.mixed, "all play from the same dice, whenever they click"
    assert row.seal == page.seal == seal(seed)


async def test_a_replay_notices_a_seed_that_is_not_of_the_contest(arena: Arena) -> None:
    match_id = await arena.fight()
    await arena.win(match_id, AYA)
    await arena.midnight()
    assert await check_match(arena.hall.store, match_id) == []
    await arena.hall.cheat("contest_seed_change", seed=bytes(32).hex())
    assert await check_match(arena.hall.store, match_id) == [
        "The seed does not follow from that of the contest."
    ]


async def test_a_day_ends_at_midnight_of_utc(arena: Arena) -> None:
    page = await arena.page()
    assert page.ends_at % DAY == 0
    assert 0 < page.ends_at - arena.hall.clock() <= DAY


async def test_a_game_without_a_setup_of_the_day_has_none(arena: Arena) -> None:
    with pytest.raises(Refusal, match="game-unfit"):
        await arena.contests.today("daily", guild_id=GUILD, user_id=AYA, wanted="bushido.duel")


# ------------------------------------------------------------ once


async def test_each_enters_once_however_often_they_press(arena: Arena, rival: Hall) -> None:
    fought = await asyncio.gather(*(Arena(hall).fight() for hall in (arena.hall, rival) for _ in range(4)))
    assert len(set(fought)) == 1
    assert len(await arena.entries()) == len(await arena.hall.every_match()) == 1


async def test_two_who_come_first_at_once_find_the_same_contest(arena: Arena, rival: Hall) -> None:
    await asyncio.gather(arena.fight(AYA), Arena(rival).fight(BEN), Arena(rival).page(CHIYO))
    assert len({entry.contest_id for entry in await arena.entries()}) == 1


@pytest.mark.parametrize("end", ["won", "lost", "given-up"])
async def test_whoever_is_through_finds_their_fight_and_begins_no_other(arena: Arena, end: str) -> None:
    match_id = await arena.fight()
    if end == "given-up":
        await arena.hall.matches.resign(match_id=match_id, user_id=AYA)
    else:
        await (arena.win if end == "won" else arena.lose)(match_id, AYA)
    assert await arena.status() == end
    assert await arena.fight() == match_id
    assert len(await arena.hall.every_match()) == 1


async def test_a_fight_of_ones_own_goes_on_beside_all_contests(arena: Arena) -> None:
    solo = Solo(arena.hall.context)
    alone = {"guild_id": GUILD, "channel_id": CHANNEL, "user_id": AYA, "wish": RANDOM, "wanted": GAME}
    daily, own = await arena.fight(), await solo.play(**alone)
    everywhere = await arena.fight(kind="everywhere")
    assert len({daily, own, everywhere}) == 3
    assert await solo.play(**alone) == own
    lines = await arena.hall.reading.duels(AYA)
    assert {line.match_id for line in lines} == {daily, own, everywhere}


# ------------------------------------------------------------ how all stand


async def test_who_has_more_stands_first_and_whoever_has_as_much_beside_them(arena: Arena) -> None:
    for user_id, wasted in ((AYA, 2), (BEN, 0), (CHIYO, 2)):
        await arena.win(await arena.fight(user_id), user_id, wasted)
    await arena.hall.matches.resign(match_id=await arena.fight(DAIGO), user_id=DAIGO)
    page = await arena.page(CHIYO)
    assert [(each.place, each.name) for each in page.first] == [
        (1, f"Person {BEN}"),
        (2, f"Person {AYA}"),
        (2, f"Person {CHIYO}"),
    ]
    assert (page.own_place, page.finished, page.broken_off) == (2, 3, 1)


async def test_the_board_comes_with_the_first_result_and_shows_results_alone(arena: Arena) -> None:
    match_id = await arena.fight()
    contest_id = (await arena.page()).contest_id
    await arena.choose(match_id, AYA, "rod>west")
    assert not [each for each in await arena.hall.parcels() if each.kind == "contest"]
    assert await board_of(arena, contest_id) == ""
    await arena.lose(await arena.fight(BEN), BEN)
    assert [each.subject for each in await arena.hall.parcels() if each.kind == "contest"] == [contest_id]
    told = await board_of(arena, contest_id)
    assert f"Person {BEN}" in told
    assert f"Person {AYA}" not in told
    await arena.hall.cheat("parcels_clear")
    await arena.fight(CHIYO)
    assert not [each for each in await arena.hall.parcels() if each.kind == "contest"]


async def test_until_it_closes_its_places_hide_how_a_fight_was_fought(arena: Arena) -> None:
    """Two who reach the same by other ways stand there alike; what they lifted shows to nobody."""
    fights = {user_id: await arena.fight(user_id) for user_id in (AYA, BEN)}
    for user_id, (first, then) in {AYA: ("spade", 1), BEN: ("spade", -1)}.items():
        await arena.choose(fights[user_id], user_id, f"{first}>west")
        state = decode((await arena.hall.match(fights[user_id])).state, BuriedState)
        elsewhere = [stone for stone in STONES if stone != state.where]
        for stone in (*elsewhere[::then][:2], state.where):
            await arena.choose(fights[user_id], user_id, stone)
    page = await arena.page(CHIYO)
    for told in (await board_of(arena, page.contest_id), as_text(contest_panel(page, Words()))):
        lines = [line for line in told.splitlines() if "Person" in line]
        assert len({line.replace(str(AYA), "?").replace(str(BEN), "?") for line in lines}) == 1, lines
        assert not any(match_id in told for match_id in fights.values())


async def test_nothing_of_the_contest_of_all_servers_is_posted_and_strangers_have_no_name(
    arena: Arena,
) -> None:
    abroad = Arena(arena.hall, ELSEWHERE)
    await abroad.win(await abroad.fight(BEN, "everywhere"), BEN)
    await arena.win(await arena.fight(AYA, "everywhere"), AYA, 1)
    contest_id = (await arena.page(kind="everywhere")).contest_id
    assert await board_of(arena, contest_id) == ""
    assert not [each for each in await arena.hall.parcels() if each.kind == "contest"]
    here, there = await arena.page(kind="everywhere"), await abroad.page(BEN, kind="everywhere")
    assert [each.name for each in here.first] == [None, f"Person {AYA}"]
    assert [each.name for each in there.first][1] is None
    await arena.midnight()
    assert await board_of(arena, contest_id) == ""


async def test_a_board_whose_channel_is_gone_goes_on_in_another(arena: Arena) -> None:
    await arena.win(await arena.fight(), AYA)
    contest_id = (await arena.page()).contest_id
    [waiting] = [each for each in await arena.hall.parcels() if each.kind == "contest"]
    await arena.hall.deliveries.delivered(waiting, 55, None)
    assert (await arena.row(contest_id)).message_id == 55
    await arena.win(await arena.fight(BEN), BEN)
    [waiting] = [each for each in await arena.hall.parcels() if each.kind == "contest"]
    await arena.hall.deliveries.move(waiting, CHANNEL + 5)
    row = await arena.row(contest_id)
    assert (row.channel_id, row.message_id) == (CHANNEL + 5, None)
    assert [each.subject for each in await arena.hall.parcels() if each.kind == "contest"] == [contest_id]


async def test_whom_the_organisers_keep_quiet_has_no_board_posted_but_stands_on_it(arena: Arena) -> None:
    await Moderation(arena.hall.context).mute(GUILD, BOSS, AYA, "week", "too loud by far")
    await arena.win(await arena.fight(), AYA)
    contest_id = (await arena.page()).contest_id
    assert await board_of(arena, contest_id) == ""
    await arena.win(await arena.fight(BEN), BEN)
    told = await board_of(arena, contest_id)
    assert f"Person {AYA}" in told
    assert f"Person {BEN}" in told


# ------------------------------------------------------------ the end


async def test_at_midnight_it_closes_and_what_is_under_way_is_broken_off(arena: Arena) -> None:
    await arena.win(await arena.fight(BEN), BEN)
    match_id = await arena.fight()
    await arena.choose(match_id, AYA, "rod>west")
    contest_id = (await arena.page()).contest_id
    await arena.midnight()
    row = await arena.row(contest_id)
    assert (row.status, row.ended_at) == ("closed", arena.hall.clock())
    match = await arena.hall.match(match_id)
    assert decode(match.outcome or "", Outcome) == CONTEST_OVER
    assert await arena.status() == "unfinished"
    told = await board_of(arena, contest_id)
    assert row.seed in told
    assert f"Person {BEN}" in told
    with pytest.raises(Gone, match="duel-over"):
        await arena.choose(match_id, AYA, "01")


async def test_nobody_enters_after_the_end_though_it_was_not_swept_yet(arena: Arena) -> None:
    page = await arena.page()
    arena.hall.clock.time = page.ends_at
    with pytest.raises(Gone, match="contest-closed"):
        await arena.contests.join(page.contest_id, arena.came(AYA))
    assert (await arena.page()).contest_id != page.contest_id


async def test_the_end_waits_for_whoever_was_let_in_at_the_last_moment(arena: Arena, rival: Hall) -> None:
    page = await arena.page()
    arena.hall.clock.time = page.ends_at - 1
    await asyncio.gather(
        *(Arena(rival).fight(user_id) for user_id in (AYA, BEN, CHIYO)), arena.midnight(), arena.midnight()
    )
    arena.hall.clock.forward(1)
    await arena.hall.deadlines.sweep()
    assert {entry.status for entry in await arena.entries() if entry.contest_id == page.contest_id} <= {
        "unfinished"
    }
    assert (await arena.row(page.contest_id)).status == "closed"


async def test_of_a_last_choice_and_the_end_one_comes_first(arena: Arena, rival: Hall) -> None:
    match_id = await arena.fight()
    contest_id = (await arena.page()).contest_id
    await arena.win(await arena.fight(BEN), BEN)

    async def last_choice() -> None:
        with suppress(Gone):
            await Arena(rival).win(match_id, AYA)

    await asyncio.gather(last_choice(), arena.midnight())
    await arena.hall.deadlines.sweep()
    match, row = await arena.hall.match(match_id), await arena.row(contest_id)
    assert (match.status, row.status) == ("over", "closed")
    outcome = decode(match.outcome or "", Outcome)
    assert await arena.status() == ("unfinished" if outcome == CONTEST_OVER else "won")
    assert len([deed for deed in await arena.hall.honor() if deed.user_id == AYA]) == (
        outcome != CONTEST_OVER
    )


async def test_a_day_is_a_date_which_no_downtime_moves(arena: Arena) -> None:
    page = await arena.page()
    await arena.fight()
    await arena.hall.deadlines.beat()
    arena.hall.clock.forward(5 * HOUR)
    await arena.hall.deadlines.beat()
    assert (await arena.row(page.contest_id)).ends_at == page.ends_at


async def test_a_day_ends_too_in_a_server_the_bot_was_taken_out_of(arena: Arena) -> None:
    await arena.fight()
    contest_id = (await arena.page()).contest_id
    await arena.hall.store.transact(
        lambda tx: tx.run("guild_leave", guild_id=GUILD, left_at=arena.hall.clock())
    )
    await arena.midnight()
    assert (await arena.row(contest_id)).status == "closed"
