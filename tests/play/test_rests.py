"""So many challenges and invitations wait at a time, and nobody turns to the same other again and again."""

from itertools import pairwise

import pytest

from bot.play.ground.refusals import Refusal
from bot.play.ground.times import CHALLENGE_LIFE, DAY, HOUR, WAR_LIFE
from bot.play.people.voice import (
    FOUNDINGS,
    FOUNDINGS_WITHIN,
    ONE_MORE,
    OPEN_CHALLENGES,
    OPEN_INVITES,
    RANK_RESTS,
    RESTS,
)
from tests.play.clan_hall import HERON, ClanHall
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, DAIGO, GUILD, Hall
from tests.play.test_races import together

CROWD = range(200, 230)


@pytest.fixture
def clans(hall: Hall) -> ClanHall:
    return ClanHall(hall)


async def rebuffed(hall: Hall, way: str) -> int:
    """Challenge Ben as Aya in vain, and return when that was."""
    challenge = await hall.challenge()
    if way == "refused":
        await hall.challenges.refuse(challenge_id=challenge.id, user_id=BEN, reason="")
    else:
        await hall.challenges.withdraw(challenge_id=challenge.id, user_id=AYA)
    return hall.clock()


def until(refused: pytest.ExceptionInfo[Refusal]) -> int:
    """Return the moment, in milliseconds, that a refusal names."""
    return int(refused.value.facts["until"]) * 1000


# ------------------------------------------------------------ challenges


async def test_so_many_challenges_of_one_person_wait_at_a_time(hall: Hall) -> None:
    opened = [await hall.challenge(AYA, user_id) for user_id in CROWD[:OPEN_CHALLENGES]]
    with pytest.raises(Refusal, match="challenge-enough"):
        await hall.challenge(AYA, BEN)
    with pytest.raises(Refusal, match="challenge-already-open"):
        await hall.challenge(AYA, CROWD[0])
    await hall.accept(opened[0])
    await hall.challenge(AYA, BEN)
    await hall.challenge(BEN, CHIYO)


async def test_many_challenges_at_once_are_no_more_than_may_wait(hall: Hall, rival: Hall) -> None:
    doing = [(hall, rival)[number % 2].challenge(AYA, user_id) for number, user_id in enumerate(CROWD)]
    results = await together(*doing)
    assert sum(not isinstance(result, Refusal) for result in results) == OPEN_CHALLENGES
    assert len(await hall.challenges.open_for(AYA)) == OPEN_CHALLENGES


@pytest.mark.parametrize("way", ["refused", "withdrawn"])
async def test_the_same_two_rest_longer_each_time_it_comes_to_nothing(hall: Hall, way: str) -> None:
    for rest in (*RESTS, RESTS[0]):
        ended = await rebuffed(hall, way)
        hall.clock.forward(rest - 1)
        with pytest.raises(Refusal, match="voice-rests") as refused:
            await hall.challenge()
        assert until(refused) == ended + rest
        hall.clock.forward(1)


async def test_forty_pings_of_one_person_are_a_handful_a_day(hall: Hall) -> None:
    pings: list[int] = []
    for _ in range(3 * 24 * 6):
        try:
            await hall.challenge()
        except Refusal:
            pass
        else:
            pings.append(hall.clock())
            [row] = await hall.challenges.open_for(AYA)
            await hall.challenges.withdraw(challenge_id=row.id, user_id=AYA)
        hall.clock.forward(10 * HOUR // 60)
    assert max(sum(at <= later < at + DAY for later in pings) for at in pings) <= len(RESTS)
    assert max(later - at for at, later in pairwise(pings)) == DAY


async def test_a_rest_is_of_these_two_in_this_direction_and_server(hall: Hall) -> None:
    await rebuffed(hall, "refused")
    await hall.challenge(BEN, AYA)
    await hall.challenge(AYA, CHIYO)
    await hall.challenges.issue(
        guild_id=GUILD + 1, channel_id=CHANNEL, challenger_id=AYA, opponent_id=BEN, wish="swift"
    )


async def test_what_was_accepted_or_lapsed_needs_no_rest(hall: Hall) -> None:
    await hall.duel()
    await hall.challenge()
    hall.clock.forward(CHALLENGE_LIFE)
    await hall.deadlines.sweep()
    await hall.challenge()


async def test_a_challenge_taken_back_and_made_anew_at_once_is_not_made(hall: Hall, rival: Hall) -> None:
    for number in range(6):
        hall.clock.forward(2 * DAY)
        challenge = await hall.challenge()
        doing = [hall.challenges.withdraw(challenge_id=challenge.id, user_id=AYA), rival.challenge()]
        await together(*(doing if number % 2 else reversed(doing)))
        assert await hall.challenges.open_for(AYA) == []


# ------------------------------------------------------------ clans


async def test_one_person_founds_so_many_clans_a_week(hall: Hall, clans: ClanHall) -> None:
    first = hall.clock()
    for _ in range(FOUNDINGS):
        await clans.clans.disband(clan_id=await clans.found(AYA), user_id=AYA)
        hall.clock.forward(HOUR)
    with pytest.raises(Refusal, match="clan-founded-enough") as refused:
        await clans.found(AYA)
    assert until(refused) == first + FOUNDINGS_WITHIN
    await clans.found(BEN)
    hall.clock.forward(FOUNDINGS_WITHIN - FOUNDINGS * HOUR)
    await clans.found(AYA, name=HERON)


async def test_so_many_invitations_of_one_clan_wait_at_a_time(hall: Hall, clans: ClanHall) -> None:
    await clans.found(AYA)
    invite = await clans.invite(AYA, CHIYO)
    for user_id in CROWD[1:OPEN_INVITES]:
        hall.clock.forward(ONE_MORE)
        await clans.invite(AYA, user_id)
    hall.clock.forward(ONE_MORE)
    with pytest.raises(Refusal, match="clan-invited-enough"):
        await clans.invite(AYA, BEN)
    await clans.invites.accept(invite_id=invite.id, user_id=invite.invited_id)
    await clans.invite(AYA, BEN)


async def test_a_clan_does_not_ask_the_same_person_again_at_once_whoever_asks(clans: ClanHall) -> None:
    await clans.found(AYA, CHIYO)
    await clans.promote(AYA, CHIYO)
    invite = await clans.invite(AYA, BEN)
    await clans.invites.refuse(invite_id=invite.id, user_id=BEN)
    with pytest.raises(Refusal, match="voice-rests"):
        await clans.invite(CHIYO, BEN)
    clans.hall.clock.forward(RESTS[0])
    again = await clans.invite(CHIYO, BEN)
    await clans.invites.withdraw(invite_id=again.id, user_id=AYA)
    clans.hall.clock.forward(RESTS[0])
    with pytest.raises(Refusal, match="voice-rests"):
        await clans.invite(AYA, BEN)


@pytest.mark.parametrize("way", ["refuse", "withdraw"])
async def test_a_clan_does_not_propose_war_to_the_same_again_at_once(clans: ClanHall, way: str) -> None:
    lotus = await clans.found(AYA, BEN)
    heron = await clans.found(CHIYO, DAIGO, name=HERON)
    war = await clans.propose(AYA, heron)
    answer, by = (clans.wars.refuse, CHIYO) if way == "refuse" else (clans.wars.withdraw, AYA)
    await answer(war_id=war.id, user_id=by)
    with pytest.raises(Refusal, match="voice-rests"):
        await clans.propose(AYA, heron)
    await clans.propose(CHIYO, lotus)
    clans.hall.clock.forward(WAR_LIFE)
    await clans.hall.deadlines.sweep()
    await clans.propose(AYA, heron)


async def test_an_officer_made_and_unmade_is_mentioned_once_a_day(clans: ClanHall) -> None:
    await clans.found(AYA, BEN)
    await clans.promote(AYA, BEN)
    await clans.demote(AYA, BEN)
    with pytest.raises(Refusal, match="clan-rank-rests"):
        await clans.promote(AYA, BEN)
    clans.hall.clock.forward(RANK_RESTS)
    await clans.promote(AYA, BEN)
