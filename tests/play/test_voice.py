"""What one person can have the bot post is limited, and so is how often they turn to the same other."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from bot.face.letters.letters import Letters
from bot.play.gatherings.kinds import CLASH, DUELS, KYOTO
from bot.play.gatherings.opening import Terms
from bot.play.ground.refusals import NotYours, Refusal
from bot.play.ground.times import DAY, HOUR
from bot.play.guild.organisers import Standing
from bot.play.moderation.moderation import Moderation
from bot.play.people.voice import (
    AT_ONCE,
    ONE_MORE,
    SILENCE,
    use_voice,
)
from bot.play.privacy.forget import Forgetting
from bot.play.privacy.retention import Retention
from tests.play.clan_hall import HERON, LOTUS, ClanHall
from tests.play.gathering_hall import HOST, GatheringHall
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, DAIGO, EMI, GUILD, Hall
from tests.play.test_races import together

NEWS = 8_001
MANAGER = Standing(GUILD, EMI, frozenset(), manages=True)
ANYBODY = Standing(GUILD, AYA, frozenset(), manages=False)
CROWD = range(200, 230)


@pytest.fixture
def clans(hall: Hall) -> ClanHall:
    return ClanHall(hall)


async def call(hall: Hall, host: Standing = ANYBODY, kind: str = DUELS) -> str:
    """Call a gathering."""
    return await GatheringHall(hall).sign_up.open(
        guild_id=GUILD, channel_id=CHANNEL, host=host, terms=Terms(kind=kind, pace="day"), wish="swift"
    )


async def speak(hall: Hall, user_id: int = AYA, guild_id: int = GUILD) -> None:
    """Post anything new for a person."""
    await hall.store.transact(lambda tx: use_voice(hall.context, tx, guild_id, user_id))


async def speak_up(hall: Hall, user_id: int = AYA) -> None:
    """Post as much for a person as is allowed in one go."""
    for _ in range(AT_ONCE):
        await speak(hall, user_id)


def until(refused: pytest.ExceptionInfo[Refusal]) -> int:
    """Return the moment, in milliseconds, that a refusal names."""
    return int(refused.value.facts["until"]) * 1000


# ------------------------------------------------------------ every way to be heard

Way = Callable[[Hall, ClanHall, str], Awaitable[object]]

WAYS: dict[str, Way] = {
    "a challenge": lambda hall, _, __: hall.challenge(AYA, EMI),
    "a lobby": lambda hall, _, __: hall.lobby(AYA),
    "a gathering": lambda hall, _, __: call(hall),
    "a clan's rank given": lambda _, clans, __: clans.promote(AYA, BEN),
    "a clan's rank taken": lambda _, clans, __: clans.demote(AYA, CHIYO),
    "a clan handed over": lambda _, clans, own: clans.clans.hand_over(clan_id=own, user_id=AYA, other_id=BEN),
    "an invitation": lambda _, clans, __: clans.invite(AYA, EMI),
    "a war": lambda _, clans, __: _propose(clans),
    "a clan": lambda _, clans, own: _found_anew(clans, own),
}


async def _propose(clans: ClanHall) -> None:
    [heron] = [clan for clan in await clans.standing() if clan.name == HERON]
    await clans.propose(AYA, heron.id)


async def _found_anew(clans: ClanHall, own: str) -> None:
    with suppress(NotYours):
        await clans.leave(own, AYA)
    await clans.found(AYA, name="White Crane")


async def scene(clans: ClanHall) -> str:
    """Found a clan of Aya's with an officer in it, beside another clan, and return its id."""
    own = await clans.found(AYA, BEN, CHIYO, name=LOTUS)
    await clans.promote(AYA, CHIYO)
    await clans.found(DAIGO, 300, name=HERON)
    await clans.hall.cheat("voice_clear", user_id=AYA)
    return own


@pytest.mark.parametrize("way", WAYS)
async def test_whoever_is_muted_or_has_had_enough_posted_is_heard_in_no_way(
    hall: Hall, clans: ClanHall, way: str
) -> None:
    own = await scene(clans)
    await speak_up(hall)
    with pytest.raises(Refusal, match="voice-spent"):
        await WAYS[way](hall, clans, own)
    hall.clock.forward(DAY)
    await Moderation(hall.context).mute(GUILD, MANAGER, AYA, "day", "Too loud")
    before = set(await hall.waiting())
    with pytest.raises(Refusal, match="muted"):
        await WAYS[way](hall, clans, own)
    assert set(await hall.waiting()) == before


@pytest.mark.parametrize("way", WAYS)
async def test_every_way_to_be_heard_counts_alike(hall: Hall, clans: ClanHall, way: str) -> None:
    own = await scene(clans)
    for _ in range(AT_ONCE - 1):
        await speak(hall)
    await WAYS[way](hall, clans, own)
    with pytest.raises(Refusal, match="voice-spent"):
        await speak(hall)


async def test_what_goes_on_takes_no_voice(hall: Hall, clans: ClanHall) -> None:
    own = await scene(clans)
    challenged, asked = await hall.challenge(EMI, AYA), await hall.challenge(DAIGO, AYA)
    match_id = await hall.duel(AYA, BEN)
    invited = await clans.invite(AYA, 301)
    await speak(hall, AYA)
    await Moderation(hall.context).mute(GUILD, MANAGER, AYA, "week", "Too loud")
    await hall.accept(challenged)
    await hall.challenges.refuse(challenge_id=asked.id, user_id=AYA, reason="")
    await hall.play(match_id)
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    await clans.invites.withdraw(invite_id=invited.id, user_id=AYA)
    await clans.clans.remove(clan_id=own, user_id=AYA, other_id=BEN)
    await clans.clans.disband(clan_id=own, user_id=AYA)


# ------------------------------------------------------------ how much


async def test_one_more_is_to_be_had_after_a_while(hall: Hall) -> None:
    await speak_up(hall)
    with pytest.raises(Refusal, match="voice-spent") as refused:
        await speak(hall)
    assert until(refused) == hall.clock() + ONE_MORE
    hall.clock.forward(ONE_MORE - 1)
    with pytest.raises(Refusal, match="voice-spent"):
        await speak(hall)
    hall.clock.forward(1)
    await speak(hall)
    with pytest.raises(Refusal, match="voice-spent"):
        await speak(hall)
    hall.clock.forward(AT_ONCE * ONE_MORE)
    await speak_up(hall)


async def test_who_posts_whenever_they_can_posts_no_more_in_an_hour_than_is_said(hall: Hall) -> None:
    posted: list[int] = []
    for _ in range(3 * 60):
        try:
            await speak(hall)
            posted.append(hall.clock())
        except Refusal:
            hall.clock.forward(HOUR // 60)
    most = AT_ONCE + HOUR // ONE_MORE - 1
    assert max(sum(at <= later < at + HOUR for later in posted) for at in posted) == most


async def test_a_voice_is_of_one_person_in_one_server(hall: Hall) -> None:
    await speak_up(hall)
    await speak(hall, BEN)
    await speak(hall, AYA, GUILD + 1)


async def test_what_is_refused_for_another_reason_takes_nothing(hall: Hall) -> None:
    await hall.people.block(BEN, AYA)
    for _ in range(2 * AT_ONCE):
        with pytest.raises(Refusal, match="challenge-blocked"):
            await hall.challenge()
    await speak_up(hall)


async def test_two_processes_at_once_give_nobody_more_than_there_is(hall: Hall, rival: Hall) -> None:
    results = await together(*(speak((hall, rival)[number % 2]) for number in range(3 * AT_ONCE)))
    assert results.count(None) == AT_ONCE


async def test_nothing_is_kept_once_it_counts_no_more(hall: Hall) -> None:
    await speak(hall)
    assert await Retention(hall.context).sweep() == 0
    hall.clock.forward(ONE_MORE)
    assert await Retention(hall.context).sweep() == 1


async def test_to_be_forgotten_gives_nobody_a_new_voice_at_once(hall: Hall) -> None:
    for _ in range(2):
        await hall.meet(AYA, BEN)
        await hall.challenge()
        forgotten = hall.clock()
        await Forgetting(hall.context).forget(AYA)
        with pytest.raises(Refusal, match="voice-spent") as refused:
            await hall.challenge()
        assert until(refused) == forgotten + SILENCE
        hall.clock.forward(SILENCE)


# ------------------------------------------------------------ gatherings


async def test_only_an_organisers_gathering_stands_among_the_announcements(hall: Hall) -> None:
    await hall.book.change(GUILD, MANAGER, "channel", (str(NEWS),))
    ground = GatheringHall(hall)
    own, organised = await call(hall, kind=CLASH), await call(hall, MANAGER, CLASH)
    assert (await ground.page(own)).row.channel_id == CHANNEL
    assert (await ground.page(organised)).row.channel_id == NEWS
    assert (await hall.waiting())[f"gathering:{own}", 0] > 0, "the answer to the command shows it"


@pytest.mark.parametrize(("host", "channel_id"), [(ANYBODY, CHANNEL), (MANAGER, NEWS)])
async def test_rounds_and_ends_are_announced_where_the_gathering_stands(
    hall: Hall, host: Standing, channel_id: int
) -> None:
    await hall.book.change(GUILD, MANAGER, "channel", (str(NEWS),))
    ground = GatheringHall(hall)
    gathering_id = await call(hall, host, KYOTO)
    await ground.enter(gathering_id, CROWD[:7])
    await ground.sign_up.begin(gathering_id=gathering_id, standing=host)
    lanes: set[tuple[int, int | None]] = set()
    letters = Letters(hall.context)
    while (await ground.page(gathering_id)).row.status != "over":
        await ground.resign_one_each(gathering_id)
        for parcel in await hall.parcels():
            letter = await letters.write(parcel) if parcel.kind == "announcement" else None
            if letter:
                lanes.add((parcel.rank, letter.channel_id))
    assert {channel for _, channel in lanes} == {channel_id}
    assert len(lanes) > 2


async def test_organisers_call_people_together_as_often_as_it_takes(hall: Hall) -> None:
    host = Standing(GUILD, HOST, frozenset(), manages=True)
    for _ in range(AT_ONCE + 1):
        gathering_id = await call(hall, host)
        await GatheringHall(hall).sign_up.call_off(gathering_id=gathering_id, standing=host, reason="")
    await speak_up(hall, HOST)
