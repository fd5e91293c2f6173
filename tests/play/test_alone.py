"""What is played alone: nobody waits for it, it wins nothing, and a campaign outlives its matches."""

import pytest

from bot.face.letters.letters import Letters
from bot.play.ground.refusals import Gone, NotYours, Refusal, Unreadable
from bot.play.guild.organisers import Standing
from bot.play.match.breaking_off import GIVEN_UP
from bot.play.match.campaign_run import CampaignMark
from bot.play.match.draws import RANDOM
from bot.play.match.looking_up import Reading
from bot.play.moderation.moderation import Moderation
from bot.play.privacy.forget import Forgetting
from bot.play.solo.campaigns import Campaigns
from bot.play.solo.outsets import A_CAMPAIGN, A_FIGHT, Outsets, read_outset
from bot.play.solo.solo import Solo
from bot.play.standing.boards import Boards
from bot.play.standing.profiles import Profiles
from bot.play.standing.victories import Victories
from bot.store.campaign_rows import CampaignRow
from rules.codec import decode
from rules.game import Outcome
from rules.games import game
from tests.parcels import parcel
from tests.play.clan_hall import ClanHall
from tests.play.hall import AYA, BEN, CHANNEL, GUILD, Hall
from tests.toys.buried import BuriedRun, BuriedState

pytestmark = pytest.mark.usefixtures("toys")

GAME = "toy.buried"
HOME = {"guild_id": GUILD, "channel_id": CHANNEL}


async def search(hall: Hall, setup: str | None = None) -> str:
    """Begin a search as Aya."""
    await hall.meet(AYA, BEN)
    return await Solo(hall.context).play(**HOME, user_id=AYA, wish=RANDOM, wanted=GAME, setup=setup)


async def go_on(hall: Hall, user_id: int = AYA) -> str:
    """Begin a campaign, or resume it."""
    await hall.meet(AYA, BEN)
    return await Campaigns(hall.context).go_on(**HOME, user_id=user_id, wanted=GAME)


async def choose(hall: Hall, match_id: str, choice: str) -> None:
    """Choose as Aya."""
    revision = (await hall.match(match_id)).revision
    await hall.matches.pick(
        match_id=match_id,
        revision=revision,
        user_id=AYA,
        choice=choice,
        interaction_id=1_000 + revision,
    )


async def found(hall: Hall, match_id: str) -> None:
    """Find what is buried, as Aya, at once."""
    await choose(hall, match_id, "spade>west")
    state = decode((await hall.match(match_id)).state, BuriedState)
    await choose(hall, match_id, state.where)


async def campaign_of(hall: Hall, match_id: str) -> CampaignRow:
    """Return the campaign of a match."""
    campaign_id = (await hall.match(match_id)).campaign_id
    row = await hall.store.read(lambda tx: tx.one("campaign_by_id", CampaignRow, id=campaign_id))
    assert row
    return row


async def test_nobody_waits_for_whoever_plays_alone(hall: Hall) -> None:
    match_id = await search(hall)
    await choose(hall, match_id, "rod>east")
    match = await hall.match(match_id)
    assert match.deadline_at is None
    assert match.remind_at is None
    assert {each.kind for each in await hall.parcels()} <= {"board", "reveal"}, "nobody is asked by DM"


@pytest.mark.parametrize("kind", ["board", "reveal", "nudge"])
async def test_nothing_of_it_is_shown_to_others(hall: Hall, kind: str) -> None:
    match_id = await search(hall)
    await choose(hall, match_id, "rod>east")
    asked = parcel(kind, match_id, rank=1, seat=0)
    assert await Letters(hall.context).write(asked) is None


async def test_it_wins_no_honor_moves_no_rating_and_keeps_no_deadline(hall: Hall) -> None:
    match_id = await search(hall)
    await found(hall, match_id)
    match = await hall.match(match_id)
    assert match.status == "over"
    assert not match.counted
    for table in ("honor", "rated", "reliability"):
        assert await hall.books.read(lambda tx, t=table: tx.plain(f"{t}_all")) == [], table


@pytest.mark.parametrize(("ends", "result"), [("found", "won"), ("exhausted", "lost"), ("resigned", "lost")])
async def test_its_end_goes_on_record(hall: Hall, ends: str, result: str) -> None:
    match_id = await search(hall, "ground=hard")
    if ends == "found":
        await found(hall, match_id)
    elif ends == "resigned":
        await hall.matches.resign(match_id=match_id, user_id=AYA)
    else:
        await choose(hall, match_id, "rod>west")
        where = decode((await hall.match(match_id)).state, BuriedState).where
        for stone in [f"{number:02}" for number in range(1, 31) if f"{number:02}" != where][:4]:
            await choose(hall, match_id, stone)
    [record] = await hall.books.read(lambda tx: tx.plain("records_all"))
    assert (record["result"], record["game"]) == (result, GAME)


async def test_a_second_one_of_the_same_game_is_the_one_under_way(hall: Hall) -> None:
    first = await search(hall)
    assert await search(hall) == first
    assert await go_on(hall) != first, "a campaign is apart"
    await hall.matches.resign(match_id=first, user_id=AYA)
    assert await search(hall) != first


async def test_only_its_player_shares_it_once_it_is_over(hall: Hall) -> None:
    match_id, solo = await search(hall), Solo(hall.context)
    with pytest.raises(Refusal, match="solo-shared"):
        await solo.share(match_id=match_id, user_id=AYA)
    await found(hall, match_id)
    with pytest.raises(NotYours):
        await solo.share(match_id=match_id, user_id=BEN)
    await solo.share(match_id=match_id, user_id=AYA)
    assert await Letters(hall.context).write(parcel("board", match_id)) is not None
    with pytest.raises(Refusal, match="solo-shared"):
        await solo.share(match_id=match_id, user_id=AYA)


async def test_a_duel_is_not_shared_like_that(hall: Hall) -> None:
    match_id = await hall.duel(AYA, BEN)
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    with pytest.raises(Refusal, match="solo-shared"):
        await Solo(hall.context).share(match_id=match_id, user_id=AYA)


async def test_a_campaign_takes_up_how_its_match_ended_and_begins_the_next_from_there(hall: Hall) -> None:
    first = await go_on(hall)
    assert await go_on(hall) == first, "it is under way"
    await found(hall, first)
    row = await campaign_of(hall, first)
    assert decode(row.state, BuriedRun) == BuriedRun(digs=8, searches=1, found=1)
    assert (await hall.page(first, AYA)).campaign == CampaignMark(over=False, end="on")
    assert (second := await go_on(hall)) != first
    assert (await hall.page(first, AYA)).campaign == CampaignMark(over=False, end=None)
    assert (await campaign_of(hall, second)).id == row.id
    assert decode((await hall.match(second)).state, BuriedState).digs == 8


async def test_a_campaign_that_came_to_its_end_is_over_and_another_can_begin(hall: Hall) -> None:
    for _ in range(3):
        last = await go_on(hall)
        await found(hall, last)
    row = await campaign_of(hall, last)
    assert (row.status, row.fought, row.ended_at) == ("over", 3, hall.clock())
    page = await Campaigns(hall.context).page(campaign_id=row.id, user_id=AYA)
    assert page.outcome == Outcome((0,), "searched")
    assert (await hall.page(last, AYA)).campaign == CampaignMark(over=True, end="won")
    assert (await campaign_of(hall, await go_on(hall))).id != row.id


async def test_a_match_that_was_declared_void_counts_for_nothing_in_its_campaign(hall: Hall) -> None:
    match_id = await go_on(hall)
    boss = Standing(GUILD, BEN, frozenset(), manages=True)
    await Moderation(hall.context).void(GUILD, boss, match_id, "a slip of the dice")
    row = await campaign_of(hall, match_id)
    assert (row.status, row.fought) == ("ongoing", 0)
    again = await go_on(hall)
    assert again != match_id
    assert (await campaign_of(hall, again)).id == row.id


async def test_one_that_organisers_get_going_again_has_no_clock_even_then(hall: Hall) -> None:
    match_id = await search(hall)
    boss = Standing(GUILD, BEN, frozenset(), manages=True)
    await Moderation(hall.context).lift(GUILD, boss, match_id, "it seems stuck")
    assert (await hall.match(match_id)).deadline_at is None
    assert "hand" in {each.kind for each in await hall.parcels()}


async def test_who_gives_a_campaign_up_ends_its_match_and_nobody_else_can(hall: Hall) -> None:
    match_id, campaigns = await go_on(hall), Campaigns(hall.context)
    row = await campaign_of(hall, match_id)
    with pytest.raises(NotYours):
        await campaigns.give_up(campaign_id=row.id, user_id=BEN)
    await campaigns.give_up(campaign_id=row.id, user_id=AYA)
    match = await hall.match(match_id)
    assert match.outcome
    assert decode(match.outcome, Outcome) == GIVEN_UP
    assert (await campaign_of(hall, match_id)).status == "given-up"
    with pytest.raises(Gone):
        await campaigns.give_up(campaign_id=row.id, user_id=AYA)
    with pytest.raises(Gone):
        await campaigns.under_way(guild_id=GUILD, user_id=AYA, wanted=GAME)


async def test_campaigns_of_two_people_are_their_own(hall: Hall) -> None:
    own, others = await go_on(hall), await go_on(hall, BEN)
    assert (await campaign_of(hall, own)).id != (await campaign_of(hall, others)).id


async def test_the_campaign_of_who_was_forgotten_is_given_up_and_nobodys(hall: Hall) -> None:
    match_id = await go_on(hall)
    await choose(hall, match_id, "rod>west")
    await Forgetting(hall.context).forget(AYA)
    [row] = await hall.books.read(lambda tx: tx.plain("campaigns_all"))
    assert row["status"] == "given-up"
    assert int(str(row["user_id"])) < 0, "an alias"
    assert (await hall.match(match_id)).status == "over"


async def test_a_game_for_two_is_not_played_alone_nor_one_without_campaigns_in_one(hall: Hall) -> None:
    await hall.meet(AYA)
    with pytest.raises(Refusal, match="game-unfit"):
        await Solo(hall.context).play(**HOME, user_id=AYA, wish=RANDOM, wanted="bushido.duel")
    with pytest.raises(Refusal, match="game-unfit"):
        await Campaigns(hall.context).go_on(**HOME, user_id=AYA, wanted="toy.high-card")


async def test_what_a_host_settled_is_kept_for_a_rematch(hall: Hall) -> None:
    await hall.meet(AYA, BEN)
    row = await hall.challenges.issue(
        **HOME,
        challenger_id=AYA,
        opponent_id=BEN,
        wish=RANDOM,
        game_name="toy.high-card",
        setup="wins=lowest",
    )
    accepted = await hall.challenges.accept(challenge_id=row.id, user_id=BEN, wish=RANDOM)
    page = await hall.reading.match(accepted.match_id, AYA)
    assert page.answers == {"wins": "lowest"}
    match = await hall.match(accepted.match_id)
    assert decode(match.options, game(match.game).options_type).lowest_wins


@pytest.mark.parametrize("setup", ["wins=tallest", "colour=red", "wins", "="])
async def test_a_setup_that_a_game_does_not_offer_is_refused(hall: Hall, setup: str) -> None:
    await hall.meet(AYA, BEN)
    with pytest.raises(Refusal, match="setup-unfit"):
        await hall.lobbies.open(**HOME, host_id=AYA, wish=RANDOM, game_name="toy.high-card", setup=setup)


async def stood(hall: Hall, match_id: str) -> tuple[int | None, int | None]:
    """Return the rank that Aya reached by a match, and the rung that she is told to try next."""
    page = await Reading(hall.context).match(match_id, AYA)
    assert page.lone_victory
    climbed = page.lone_victory.climbed
    return climbed.rank if climbed else None, page.lone_victory.harder


async def advised(hall: Hall, kind: str = A_FIGHT) -> tuple[dict[str, str], str] | None:
    """Return what is recommended to Aya, and why; None where nothing is left to settle."""
    page = await Outsets(hall.context).page(guild_id=GUILD, user_id=AYA, kind=kind, wanted=GAME)
    return (dict(page.advised), page.reason) if page else None


async def test_what_is_recommended_is_the_first_rung_that_is_not_won_yet(hall: Hall) -> None:
    await hall.meet(AYA, BEN)
    assert await advised(hall) == ({"ground": "soft"}, "first")
    lost = await search(hall)
    assert await advised(hall) is None, "one is under way"
    await hall.matches.resign(match_id=lost, user_id=AYA)
    assert await advised(hall) == ({"ground": "soft"}, "first"), "it was not won"
    first = await search(hall, "season=winter")
    await found(hall, first)
    assert await stood(hall, first) == (1, 1)
    assert await advised(hall) == ({"ground": "hard"}, "next")
    hall.clock.forward(1)
    await found(hall, await search(hall, "ground=hard"))
    assert await advised(hall) == ({"ground": "hard"}, "all")
    assert await stood(hall, first) == (1, None), "what is harder has been won since"


async def test_a_rank_is_told_with_the_victory_that_reached_it(hall: Hall) -> None:
    matches: list[str] = []
    for _ in range(4):
        matches.append(await search(hall))
        await found(hall, matches[-1])
        hall.clock.forward(1)
    assert [(await stood(hall, match_id))[0] for match_id in matches] == [1, None, 2, None]


async def test_a_rank_is_told_though_time_passes_while_a_match_is_ended(hall: Hall) -> None:
    match_id = await search(hall)
    hall.clock.ticks = 1
    await found(hall, match_id)
    assert await stood(hall, match_id) == (1, 1)


async def test_a_campaign_counts_for_the_ladder_but_wins_no_rung(hall: Hall) -> None:
    assert await advised(hall, A_CAMPAIGN) == ({}, "usual")
    match_id = await go_on(hall)
    await found(hall, match_id)
    assert await advised(hall, A_CAMPAIGN) is None, "one is under way"
    assert await stood(hall, match_id) == (1, None)
    assert await advised(hall) == ({"ground": "soft"}, "first")


@pytest.mark.parametrize("digits", ["", "0", "000", "20", "03", "-1", "0z", "0 "])
def test_digits_that_no_panel_wrote_are_refused(digits: str) -> None:
    assert read_outset(A_FIGHT, f"{GAME}/1", "12") == {"ground": "hard", "season": "winter"}
    with pytest.raises(Unreadable):
        read_outset(A_FIGHT, f"{GAME}/1", digits)


@pytest.mark.parametrize(
    ("kind", "game_id"),
    [("fight", f"{GAME}/0"), ("fight", GAME), ("x", f"{GAME}/1"), ("campaign", "toy.high-card/1"), ("", "")],
)
def test_a_panel_of_another_version_or_kind_is_refused(kind: str, game_id: str) -> None:
    with pytest.raises(Unreadable):
        read_outset(kind, game_id, None)


async def test_a_campaign_is_not_begun_with_what_it_does_not_ask(hall: Hall) -> None:
    await hall.meet(AYA)
    with pytest.raises(Refusal, match="setup-not-in-campaign"):
        await Campaigns(hall.context).go_on(**HOME, user_id=AYA, wanted=GAME, setup="season=winter")
    with pytest.raises(Unreadable):
        read_outset(A_CAMPAIGN, f"{GAME}/1", "12")


async def test_a_clan_counts_what_its_members_have_won_alone(hall: Hall) -> None:
    clans = ClanHall(hall)
    clan_id = await clans.found(AYA, BEN)
    await found(hall, await search(hall))
    await hall.play_out(await hall.duel(AYA, BEN))
    for count in (1, 0):
        assert (await clans.pages.roster(clan_id, BEN, 0)).victories == count
        await clans.leave(clan_id, AYA if count else BEN)


async def test_who_was_forgotten_stands_on_no_board_of_victories(hall: Hall) -> None:
    match_id = await search(hall)
    await found(hall, match_id)
    page = await (boards := Boards(hall.context)).page(GUILD, BEN, GAME, 0)
    assert [(line.user_id, line.amount) for line in page.lines] == [(AYA, 1)]
    assert (await Profiles(hall.context).of(GUILD, AYA, BEN)).victories == (Victories(GAME, 1),)
    await Forgetting(hall.context).forget(AYA)
    assert (await Profiles(hall.context).of(GUILD, AYA, BEN)).victories == ()
    assert AYA not in {line.user_id for line in (await boards.page(GUILD, BEN, GAME, 0)).lines}
