"""The same road: two people play one campaign from one seed, each alone, and are compared at the end."""

import pytest

from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.times import DAY, ROAD_LIFE
from bot.play.seals import Seals
from bot.play.solo.campaigns import Campaigns
from bot.play.solo.roads import Roads
from rules.dice import derived, seal
from tests.play.hall import AYA, BEN, CHIYO, Hall
from tests.play.roading import GAME, HOME, Road, asked, begun

pytestmark = pytest.mark.usefixtures("toys")


async def test_who_accepts_begins_a_contest_and_no_match(hall: Hall) -> None:
    challenge = await asked(hall, "ground=hard")
    page = await Roads(hall.context).accept(challenge_id=challenge.id, user_id=BEN)
    assert (await hall.stored(challenge.id)).status == "accepted"
    assert await hall.every_match() == []
    assert [run.user_id for run in page.runs] == [AYA, BEN]
    assert {run.stage for run in page.runs} == {"waiting"}
    assert (page.ends_at, page.closed, page.seed) == (hall.clock() + ROAD_LIFE, False, None)
    lanes = {each.lane for each in await hall.parcels()}
    assert {f"contest:{page.contest_id}", f"road-news:{page.contest_id}:0"} <= lanes


async def test_only_the_challenged_accepts_and_only_once(hall: Hall) -> None:
    challenge, roads = await asked(hall), Roads(hall.context)
    for user_id in (AYA, CHIYO):
        with pytest.raises(NotYours):
            await roads.accept(challenge_id=challenge.id, user_id=user_id)
    await roads.accept(challenge_id=challenge.id, user_id=BEN)
    with pytest.raises(Gone):
        await roads.accept(challenge_id=challenge.id, user_id=BEN)


async def test_a_block_keeps_it_from_being_accepted_and_a_withdrawal_too(hall: Hall) -> None:
    challenge, roads = await asked(hall), Roads(hall.context)
    await hall.people.block(BEN, AYA)
    with pytest.raises(Refusal, match="challenge-you-blocked"):
        await roads.accept(challenge_id=challenge.id, user_id=BEN)
    await hall.people.unblock(BEN, AYA)
    await hall.challenges.withdraw(challenge_id=challenge.id, user_id=AYA)
    with pytest.raises(Gone):
        await roads.accept(challenge_id=challenge.id, user_id=BEN)


async def test_it_is_no_match_of_two(hall: Hall) -> None:
    challenge = await asked(hall)
    with pytest.raises(Refusal):
        await hall.challenges.accept(challenge_id=challenge.id, user_id=BEN, wish="random")
    assert (await hall.stored(challenge.id)).status == "open"


async def test_one_is_on_one_such_road_at_a_time(hall: Hall) -> None:
    road = await begun(hall)
    await hall.meet(CHIYO)
    with pytest.raises(Refusal, match="road-you-are-busy"):
        await asked(hall)
    with pytest.raises(Refusal, match="road-they-are-busy"):
        await hall.challenges.issue(
            **HOME, challenger_id=CHIYO, opponent_id=BEN, wish="random", game_name=GAME
        )
    await road.through(AYA)
    await hall.challenges.issue(**HOME, challenger_id=CHIYO, opponent_id=AYA, wish="random", game_name=GAME)


async def test_the_challenge_shows_the_seal_of_its_road_into_which_nothing_is_mixed(hall: Hall) -> None:
    challenge, seals = await asked(hall), Seals(hall.context)
    sealed = await seals.of_challenge(challenge.id, BEN)
    assert (sealed.seal, sealed.seed, sealed.mix) == (challenge.seal, None, None)
    await Roads(hall.context).accept(challenge_id=challenge.id, user_id=BEN)
    stored = await Road(hall, challenge.id).stored()
    assert (stored.seed, stored.seal) == (challenge.seed, challenge.seal)
    of_road = await seals.of_challenge(challenge.id, BEN)
    assert (of_road.seal, of_road.seed, of_road.contest_id) == (challenge.seal, None, challenge.id)


async def test_of_two_challenges_that_wait_one_is_accepted(hall: Hall) -> None:
    first, roads = await asked(hall), Roads(hall.context)
    await hall.meet(CHIYO)
    other = await hall.challenges.issue(
        **HOME, challenger_id=CHIYO, opponent_id=BEN, wish="random", game_name=GAME
    )
    await roads.accept(challenge_id=first.id, user_id=BEN)
    with pytest.raises(Refusal, match="road-you-are-busy"):
        await roads.accept(challenge_id=other.id, user_id=BEN)


async def test_the_same_choices_are_the_same_road_to_the_byte_in_whatever_order(hall: Hall) -> None:
    road = await begun(hall)
    first = [await road.search(BEN, wrong=1)]
    own = await road.through(AYA, wrong=1)
    first += [await road.search(BEN, wrong=1) for _ in range(2)]
    for one, other in zip(own, first, strict=True):
        mine, yours = await hall.match(one), await hall.match(other)
        assert (mine.seed, mine.seal, mine.options, mine.state) == (
            yours.seed,
            yours.seal,
            yours.options,
            yours.state,
        )
        told = [[(turn.entry, turn.events) for turn in await hall.turns(each)] for each in (one, other)]
        assert told[0] == told[1]
    assert len({(await hall.match(each)).seed for each in own}) == 3, "each leg has dice of its own"


async def test_seeds_of_the_legs_follow_from_the_seed_that_was_sealed(hall: Hall) -> None:
    road = await begun(hall)
    matches = await road.through(AYA)
    stored = await road.stored()
    seed = bytes.fromhex(stored.seed)
    assert stored.seal == seal(seed)
    for number, match_id in enumerate(matches):
        assert (await hall.match(match_id)).seed == derived(seed, f"leg/{number}").hex()


async def test_who_asks_again_finds_the_match_under_way_and_ones_own_campaign_is_apart(hall: Hall) -> None:
    road, campaigns = await begun(hall), Campaigns(hall.context)
    match_id = await road.go_on(AYA)
    assert await road.go_on(AYA) == match_id
    own = await campaigns.go_on(**HOME, user_id=AYA, wanted=GAME)
    assert own != match_id
    assert await campaigns.go_on(**HOME, user_id=AYA, wanted=GAME) == own
    assert await road.go_on(AYA) == match_id
    with pytest.raises(NotYours):
        await road.go_on(CHIYO)


async def test_it_closes_once_both_are_through_and_tells_how_far_they_came(hall: Hall) -> None:
    road = await begun(hall)
    assert await road.stages() == ["waiting", "waiting"]
    await road.search(AYA)
    assert await road.stages() == ["underway", "waiting"]
    await road.search(AYA)
    await road.search(AYA)
    await road.sweep()
    page = await road.page()
    assert (page.closed, page.seed) == (False, None)
    assert [(run.stage, run.reached, run.score) for run in page.runs] == [
        ("finished", None, None),
        ("waiting", None, None),
    ]
    with pytest.raises(Gone, match="road-finished"):
        await road.go_on(AYA)
    await road.through(BEN, wrong=6)
    await road.sweep()
    page = await road.page()
    assert page.closed
    assert page.seed == (await road.stored()).seed
    assert [run.user_id for run in page.ahead] == [AYA]
    assert page.compared
    lanes = {(each.lane, each.rank) for each in await hall.parcels()}
    assert {(f"road-news:{road.id}:{seat}", 1) for seat in (0, 1)} <= lanes


async def test_as_good_is_a_tie(hall: Hall) -> None:
    road = await begun(hall)
    for user_id in (AYA, BEN):
        await road.through(user_id, wrong=1)
    await road.sweep()
    assert len((await road.page()).ahead) == 2


async def test_it_closes_after_two_weeks_and_what_is_not_over_is_broken_off(hall: Hall) -> None:
    road = await begun(hall)
    await road.search(AYA)
    under_way = await road.go_on(AYA)
    hall.clock.forward(ROAD_LIFE)
    await road.sweep()
    page = await road.page()
    assert page.closed
    assert (await hall.match(under_way)).status == "over"
    assert [run.stage for run in page.runs] == ["finished", "finished"]
    assert page.runs[1].reached is None, "who never set out has come nowhere"
    assert [run.user_id for run in page.ahead] == [AYA]
    with pytest.raises(Gone):
        await road.go_on(BEN)


async def test_where_nobody_set_out_nothing_is_compared(hall: Hall) -> None:
    road = await begun(hall)
    hall.clock.forward(ROAD_LIFE)
    await road.sweep()
    page = await road.page()
    assert page.closed
    assert not page.compared


async def test_who_gives_up_is_through_as_it_stands(hall: Hall) -> None:
    road, campaigns = await begun(hall), Campaigns(hall.context)
    await road.search(AYA)
    campaign_id = (await hall.match(await road.go_on(AYA))).campaign_id
    assert campaign_id
    await campaigns.give_up(campaign_id=campaign_id, user_id=AYA)
    assert await road.stages() == ["finished", "waiting"]
    await road.search(BEN)
    other = (await hall.every_match())[-1].campaign_id
    assert other
    await campaigns.give_up(campaign_id=other, user_id=BEN)
    await road.sweep()
    page = await road.page()
    assert page.closed
    assert len(page.ahead) == 2, "both found one before they gave up"
    with pytest.raises(Gone):
        await campaigns.give_up(campaign_id=other, user_id=BEN)


async def test_a_setup_that_no_campaign_takes_is_refused_before_anybody_is_asked(hall: Hall) -> None:
    with pytest.raises(Refusal, match="setup-unfit"):
        await asked(hall, "ground=wet")
    assert await hall.every_challenge() == []


async def test_what_was_agreed_holds_for_both(hall: Hall) -> None:
    road = await begun(hall, "ground=hard")
    digs = {(await road.state(await road.go_on(user_id))).digs for user_id in (AYA, BEN)}
    assert digs == {4}


async def test_time_in_which_the_bot_was_down_is_given_back(hall: Hall) -> None:
    road = await begun(hall)
    await hall.deadlines.beat()
    ends_at = (await road.page()).ends_at
    hall.clock.forward(DAY)
    await hall.deadlines.beat()
    assert (await road.page()).ends_at == ends_at + DAY
