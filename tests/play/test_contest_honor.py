"""What contests are worth: honor for who plays the fight of the day to its end, and days in a row."""

import pytest

from bot.play.ground.refusals import Refusal
from bot.play.ground.times import DAY
from bot.play.guild.organisers import Standing
from bot.play.moderation.moderation import Moderation
from bot.play.privacy.forget import Forgetting
from bot.play.privacy.retention import Retention
from bot.play.solo.campaigns import Campaigns
from bot.play.standing.streaks import Streak, streak_in, streak_of
from bot.store.statuses import ContestKind
from tests.play.competing import GAME, Arena
from tests.play.dump import dump
from tests.play.hall import AYA, CHANNEL, CHIYO, GUILD, Hall

pytestmark = pytest.mark.usefixtures("toys")

ELSEWHERE = GUILD + 1
BOSS = Standing(GUILD, CHIYO, frozenset(), manages=True)


@pytest.fixture
async def arena(hall: Hall) -> Arena:
    await hall.meet(AYA, CHIYO)
    return Arena(hall)


async def test_the_fight_of_the_day_earns_honor_five_times_a_week(arena: Arena) -> None:
    for _ in range(7):
        await arena.lose(await arena.fight(), AYA)
        await arena.win(await arena.fight(kind="everywhere"), AYA)
        arena.hall.clock.forward(DAY)
    assert [(deed.deed, deed.amount) for deed in await arena.hall.honor()] == [("daily", 1)] * 5
    await arena.lose(await arena.fight(), AYA)
    assert len(await arena.hall.honor()) == 6


@pytest.mark.parametrize("end", ["given-up", "unfinished", "void", "forgotten"])
async def test_whoever_does_not_play_to_the_end_earns_nothing(arena: Arena, end: str) -> None:
    match_id = await arena.fight()
    if end == "given-up":
        await arena.hall.matches.resign(match_id=match_id, user_id=AYA)
    elif end == "void":
        await Moderation(arena.hall.context).void(GUILD, BOSS, match_id, "a fault of ours")
    elif end == "unfinished":
        await arena.midnight()
    else:
        await Forgetting(arena.hall.context).forget(AYA)
    [entry] = await arena.entries()
    assert entry.status == ("given-up" if end == "forgotten" else end)
    assert entry.score is None
    assert await arena.hall.honor() == []


@pytest.mark.parametrize("kind", ["daily", "everywhere"])
@pytest.mark.parametrize("end", ["won", "lost", "given-up"])
async def test_who_has_fought_it_fights_it_no_second_time_by_being_forgotten(
    arena: Arena, database_url: str, kind: ContestKind, end: str
) -> None:
    match_id = await arena.fight(kind=kind)
    contest_id = (await arena.page(kind=kind)).contest_id
    if end == "won":
        await arena.win(match_id, AYA)
    elif end == "lost":
        await arena.lose(match_id, AYA)
    for _ in range(2):  # one who is under way gives it up by this
        alias = await Forgetting(arena.hall.context).forget(AYA)
        await arena.hall.meet(AYA)
        with pytest.raises(Refusal, match="contest-spent"):
            await arena.fight(kind=kind)
    rows = (await dump(database_url))["spent"]
    earned = {"daily"} if kind == "daily" and end != "given-up" else set()
    assert {row["what"] for row in rows} == {contest_id, *earned}
    assert alias not in {row["veil_id"] for row in rows}
    assert await arena.fight(CHIYO, kind) != match_id, "nobody else is kept out"
    arena.hall.clock.forward(DAY)
    assert await arena.fight(kind=kind) != match_id


async def test_what_counts_seldom_counts_no_sooner_by_being_forgotten(
    arena: Arena, database_url: str
) -> None:
    for day in range(7):
        await arena.win(await arena.fight(), AYA)
        if day in {2, 4}:
            await Forgetting(arena.hall.context).forget(AYA)
        arena.hall.clock.forward(DAY)
    every = await arena.hall.books.read(lambda tx: tx.plain("honor_all"))
    assert [row["deed"] for row in every] == ["daily"] * 5
    arena.hall.clock.forward(7 * DAY)
    await arena.win(await arena.fight(), AYA)
    assert len(await arena.hall.honor()) == 6
    await Retention(arena.hall.context).sweep()
    assert (await dump(database_url))["spent"] == []


async def test_a_server_without_honor_gives_none(arena: Arena) -> None:
    await arena.hall.book.change(GUILD, BOSS, "honor", ("off",))
    await arena.win(await arena.fight(), AYA)
    assert await arena.hall.honor() == []
    assert await arena.status() == "won"


@pytest.mark.parametrize(
    ("days", "today", "streak"),
    [
        ([], 9, (0, 0)),
        ([9], 9, (1, 1)),
        ([8], 9, (1, 1)),
        ([7], 9, (0, 1)),
        ([9, 8, 7, 5], 9, (3, 3)),
        ([9, 7, 6, 5, 3], 9, (1, 3)),
        ([6, 5, 4], 9, (0, 3)),
    ],
)
def test_a_streak_lasts_as_long_as_no_day_is_missed(
    days: list[int], today: int, streak: tuple[int, int]
) -> None:
    assert streak_in(days, today) == Streak(*streak)


async def test_days_in_a_row_are_counted_for_each_server(arena: Arena) -> None:
    for _ in range(3):
        await arena.lose(await arena.fight(), AYA)
        arena.hall.clock.forward(DAY)
    now = arena.hall.clock()
    for guild_id, days in ((GUILD, 3), (ELSEWHERE, 0)):
        streak = await arena.hall.store.read(lambda tx, at=guild_id: streak_of(tx, at, AYA, now))
        assert streak == Streak(days, days)
    assert (await arena.page()).streak == Streak(3, 3)


async def campaign(arena: Arena, *, won: bool) -> None:
    """Play a campaign as Aya to its end."""
    for _ in range(3):
        home = {"guild_id": GUILD, "channel_id": CHANNEL}
        match_id = await Campaigns(arena.hall.context).go_on(**home, user_id=AYA, wanted=GAME)
        await (arena.win if won else arena.lose)(match_id, AYA)


async def test_a_campaign_that_was_won_earns_honor_once_a_week(arena: Arena) -> None:
    await campaign(arena, won=False)
    assert await arena.hall.honor() == []
    await campaign(arena, won=True)
    arena.hall.clock.forward(6 * DAY)
    await campaign(arena, won=True)
    assert [(deed.deed, deed.amount) for deed in await arena.hall.honor()] == [("road-won", 3)]
    arena.hall.clock.forward(DAY)
    await campaign(arena, won=True)
    assert len(await arena.hall.honor()) == 2
