"""Knowing an id gives access to what it names only from its server, or for its own people."""

from collections.abc import Awaitable, Callable

import pytest

from bot.play.gatherings.kinds import CLASH, TOURNAMENT
from bot.play.ground.reach import (
    CHALLENGE,
    CLAN,
    CLAN_INVITE,
    CLAN_WAR,
    GATHERING,
    LOBBY,
    MATCH,
    ONESELF,
    OWN_MATCH,
    REPORT,
    WORD,
    Reach,
    Thing,
)
from bot.play.ground.refusals import Gone, NotYours
from bot.play.guild.organisers import Standing
from bot.play.moderation.reports import Reports
from tests.play.clan_hall import ClanHall
from tests.play.gathering_hall import GatheringHall, standing
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, DAIGO, EMI, GUILD, Hall

ELSEWHERE = GUILD + 1
THINGS = (MATCH, OWN_MATCH, CHALLENGE, LOBBY, GATHERING, CLAN, CLAN_INVITE, CLAN_WAR, REPORT)


async def begun(hall: Hall, thing: Thing) -> str:
    """Begin something of a kind, by Aya and Ben where it is between two, and return its id."""
    begin: dict[str, Callable[[], Awaitable[str]]] = {
        "match": lambda: hall.duel(AYA, BEN),
        "lobby": lambda: _lobby(hall),
        "challenge": lambda: _challenge(hall),
        "gathering": lambda: GatheringHall(hall).open(),
        "clan": lambda: ClanHall(hall).found(AYA, BEN),
        "clan_invite": lambda: _invite(ClanHall(hall)),
        "clan_war": lambda: _war(ClanHall(hall)),
        "report": lambda: _report(Reports(hall.context)),
    }
    return await begin[thing.name]()


async def _lobby(hall: Hall) -> str:
    return (await hall.lobby(AYA, BEN)).lobby.id


async def _challenge(hall: Hall) -> str:
    return (await hall.challenge(AYA, BEN)).id


async def _invite(clans: ClanHall) -> str:
    await clans.found(AYA)
    return (await clans.invite(AYA, BEN)).id


async def _war(clans: ClanHall) -> str:
    await clans.found(AYA, CHIYO)
    foe_id = await clans.found(BEN, DAIGO, name="Grey Heron")
    proposing = clans.wars.propose(
        guild_id=GUILD, channel_id=CHANNEL, user_id=AYA, foe_id=foe_id, size=2, hardcore=False
    )
    return (await proposing).war.id


async def _report(reports: Reports) -> str:
    await reports.report(guild_id=GUILD, reporter_id=AYA, words="loud", user_id=BEN, match_id=None)
    [report] = await reports.open_in(GUILD, Standing(GUILD, EMI, frozenset(), manages=True))
    return report.id


@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: thing.name)
async def test_a_thing_is_reached_from_its_server_and_from_nowhere_else(hall: Hall, thing: Thing) -> None:
    reach, thing_id = Reach(hall.context), await begun(hall, thing)
    for user_id in (AYA, EMI):
        await reach.check(thing, thing_id, guild_id=GUILD, user_id=user_id)
    for guild_id in (ELSEWHERE, None):
        with pytest.raises(Gone) as foreign:
            await reach.check(thing, thing_id, guild_id=guild_id, user_id=EMI)
        with pytest.raises(Gone) as unknown:
            await reach.check(thing, "zzzzzzzzzz", guild_id=guild_id, user_id=EMI)
        assert (foreign.value.key, foreign.value.facts) == (unknown.value.key, unknown.value.facts)


@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: thing.name)
async def test_what_is_personal_is_reached_by_its_people_from_anywhere(hall: Hall, thing: Thing) -> None:
    reach, thing_id = Reach(hall.context), await begun(hall, thing)
    for user_id in (AYA, BEN):
        for guild_id in (ELSEWHERE, None):
            if thing.personal:
                await reach.check(thing, thing_id, guild_id=guild_id, user_id=user_id)
            else:
                with pytest.raises(Gone):
                    await reach.check(thing, thing_id, guild_id=guild_id, user_id=user_id)


async def test_only_matches_and_challenges_are_personal() -> None:
    assert {thing for thing in THINGS if thing.personal} == {OWN_MATCH, CHALLENGE}


async def test_a_panel_is_good_for_whom_it_was_drawn_for(hall: Hall) -> None:
    reach = Reach(hall.context)
    await reach.check(ONESELF, str(AYA), guild_id=None, user_id=AYA)
    await reach.check(WORD, "whatever", guild_id=None, user_id=AYA)
    with pytest.raises(NotYours, match="me-not-yours"):
        await reach.check(ONESELF, str(AYA), guild_id=GUILD, user_id=BEN)


@pytest.mark.parametrize("manages", [True, False], ids=["who manages another server", "who called it"])
async def test_what_somebody_is_elsewhere_runs_no_gathering_here(hall: Hall, manages: bool) -> None:
    gatherings = GatheringHall(hall)
    opened, cup = await gatherings.open(CLASH), await gatherings.begun(TOURNAMENT)
    who = Standing(ELSEWHERE, EMI if manages else standing(100).user_id, frozenset(), manages)
    deeds = [
        gatherings.sign_up.begin(gathering_id=opened, standing=who),
        gatherings.sign_up.call_off(gathering_id=opened, standing=who, reason=""),
        gatherings.repairs.pause(gathering_id=cup, standing=who, reason="x"),
        gatherings.repairs.resume(gathering_id=cup, standing=who),
        gatherings.repairs.remove(gathering_id=cup, standing=who, user_id=101, reason="x"),
        gatherings.repairs.undo(gathering_id=cup, standing=who, bout=1, reason="x"),
        gatherings.repairs.override(gathering_id=cup, standing=who, bout=1, winner_id=101, reason="x"),
    ]
    for deed in deeds:
        with pytest.raises(NotYours, match="not-organiser"):
            await deed


async def test_a_message_elsewhere_is_never_taken_for_that_of_a_challenge(hall: Hall) -> None:
    challenge = await hall.challenge(AYA, BEN)
    await hall.challenges.place_if_lost(challenge.id, CHANNEL + 5, 666)
    assert (await hall.challenges.awaiting(challenge_id=challenge.id, user_id=BEN)).message_id is None
    await hall.challenges.place_if_lost(challenge.id, CHANNEL, 777)
    assert (await hall.challenges.awaiting(challenge_id=challenge.id, user_id=BEN)).message_id == 777
