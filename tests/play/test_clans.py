"""Clans: founded, led, left, handed over, disbanded."""

import asyncio

import pytest

from bot.play.clans.pages import LATELY, MEMBERS, PLACES
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.standing.honor import DEEDS
from tests.play.clan_hall import HERON, LOTUS, ClanHall
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, DAIGO, EMI, GUILD, MORNING, Hall


@pytest.fixture
def clans(hall: Hall) -> ClanHall:
    return ClanHall(hall)


@pytest.fixture
def rivals(rival: Hall) -> ClanHall:
    return ClanHall(rival)


async def test_who_founds_a_clan_leads_it(clans: ClanHall) -> None:
    clan_id = await clans.found(AYA)
    clan = (await clans.whole(AYA)).clan
    assert (clan.id, clan.guild_id, clan.channel_id, clan.name) == (clan_id, GUILD, CHANNEL, LOTUS)
    assert (clan.founded_at, clan.ended_at) == (MORNING, None)
    assert await clans.roles(AYA) == {AYA: "leader"}
    assert await clans.chronicle(clan_id) == [("founded", AYA, None)]


async def test_a_name_is_given_once_in_a_server_whatever_its_case_or_looks(clans: ClanHall) -> None:
    await clans.found(AYA, name="Iron Moon")
    for name in ("IRON MOON", "lron Moon", "Ir0n-Moon"):
        with pytest.raises(Refusal, match="clan-name-taken"):
            await clans.found(BEN, name=name)
    await clans.clans.create(guild_id=GUILD + 1, channel_id=CHANNEL, user_id=BEN, name="Iron Moon")
    assert [clan.name for clan in await clans.standing()] == ["Iron Moon"]


async def test_the_name_of_a_clan_that_is_no_more_is_free_again(clans: ClanHall) -> None:
    clan_id = await clans.found(AYA)
    await clans.leave(clan_id, AYA)
    await clans.found(BEN)
    assert [clan.ended_at is None for clan in await clans.every_clan()] == [False, True]


async def test_one_is_in_one_clan_of_a_server_and_in_others_elsewhere(clans: ClanHall) -> None:
    await clans.found(AYA)
    with pytest.raises(Refusal, match="clan-in-one-already"):
        await clans.found(AYA, name=HERON)
    assert len(await clans.every_clan()) == 1
    await clans.clans.create(guild_id=GUILD + 1, channel_id=CHANNEL, user_id=AYA, name=HERON)


async def test_the_leader_makes_officers_and_unmakes_them(clans: ClanHall) -> None:
    clan_id = await clans.found(AYA, BEN)
    await clans.promote(AYA, BEN)
    assert await clans.roles(AYA) == {AYA: "leader", BEN: "officer"}
    with pytest.raises(Refusal, match="clan-officer-already"):
        await clans.promote(AYA, BEN)
    await clans.demote(AYA, BEN)
    with pytest.raises(Refusal, match="clan-no-officer"):
        await clans.demote(AYA, BEN)
    assert await clans.roles(AYA) == {AYA: "leader", BEN: "member"}
    assert (await clans.chronicle(clan_id))[-2:] == [("promoted", BEN, AYA), ("demoted", BEN, AYA)]


async def test_nobody_else_makes_officers(clans: ClanHall) -> None:
    await clans.found(AYA, BEN, CHIYO)
    await clans.promote(AYA, BEN)
    for user_id in (BEN, CHIYO):
        with pytest.raises(NotYours, match="clan-not-leader"):
            await clans.promote(user_id, CHIYO)
    with pytest.raises(NotYours, match="clan-none"):
        await clans.promote(DAIGO, CHIYO)


async def test_only_members_of_the_clan_are_made_anything(clans: ClanHall) -> None:
    clan_id = await clans.found(AYA)
    await clans.found(BEN, name=HERON)
    with pytest.raises(Refusal, match="clan-self"):
        await clans.promote(AYA, AYA)
    for user_id in (BEN, CHIYO):
        with pytest.raises(Refusal, match="clan-no-mate"):
            await clans.promote(AYA, user_id)
        with pytest.raises(Refusal, match="clan-no-mate"):
            await clans.clans.hand_over(clan_id=clan_id, user_id=AYA, other_id=user_id)
        with pytest.raises(Refusal, match="clan-no-mate"):
            await clans.clans.remove(clan_id=clan_id, user_id=AYA, other_id=user_id)


async def test_the_leader_hands_the_clan_over_and_is_an_officer(clans: ClanHall) -> None:
    clan_id = await clans.found(AYA, BEN)
    with pytest.raises(Refusal, match="clan-self"):
        await clans.clans.hand_over(clan_id=clan_id, user_id=AYA, other_id=AYA)
    with pytest.raises(NotYours, match="clan-not-leader"):
        await clans.clans.hand_over(clan_id=clan_id, user_id=BEN, other_id=BEN)
    await clans.hall.send_all()
    await clans.clans.hand_over(clan_id=clan_id, user_id=AYA, other_id=BEN)
    assert await clans.roles(AYA) == {BEN: "leader", AYA: "officer"}
    assert (await clans.chronicle(clan_id))[-1] == ("leads", BEN, AYA)
    assert await clans.hall.waiting() == {(f"clan-news:{clan_id}", 3): 0}


async def test_the_lead_falls_to_whoever_has_been_an_officer_longest(clans: ClanHall) -> None:
    clan_id = await clans.found(AYA, BEN, CHIYO, DAIGO)
    await clans.promote(AYA, DAIGO)
    await clans.promote(AYA, BEN)
    await clans.leave(clan_id, AYA)
    assert await clans.roles(BEN) == {DAIGO: "leader", BEN: "officer", CHIYO: "member"}
    assert (await clans.chronicle(clan_id))[-2:] == [("left", AYA, None), ("leads", DAIGO, None)]


async def test_where_there_is_no_officer_it_falls_to_whoever_has_been_there_longest(clans: ClanHall) -> None:
    clan_id = await clans.found(AYA, CHIYO, BEN)
    await clans.leave(clan_id, AYA)
    assert await clans.roles(BEN) == {CHIYO: "leader", BEN: "member"}


async def test_who_is_no_leader_leaves_without_more(clans: ClanHall) -> None:
    clan_id = await clans.found(AYA, BEN, CHIYO)
    await clans.hall.send_all()
    await clans.leave(clan_id, BEN)
    assert await clans.roles(AYA) == {AYA: "leader", CHIYO: "member"}
    assert await clans.hall.waiting() == {}
    with pytest.raises(NotYours, match="clan-not-in-it"):
        await clans.leave(clan_id, BEN)


async def test_the_last_to_leave_ends_the_clan_and_what_it_has_asked_for(clans: ClanHall) -> None:
    clan_id = await clans.found(AYA)
    invite = await clans.invite(AYA, BEN)
    await clans.hall.send_all()
    await clans.leave(clan_id, AYA)
    assert await clans.standing() == []
    assert await clans.every_invite() == {invite.id: "withdrawn"}
    assert (await clans.chronicle(clan_id))[-2:] == [("left", AYA, None), ("ended", AYA, None)]
    assert set(await clans.hall.waiting()) == {
        (f"clan-invite:{invite.id}", 0),
        (f"clan-news:{clan_id}", 3),
    }
    with pytest.raises(Gone, match="clan-gone"):
        await clans.leave(clan_id, AYA)
    with pytest.raises(Gone, match="clan-invite-gone"):
        await clans.invites.accept(invite_id=invite.id, user_id=BEN)


async def test_only_the_leader_disbands_and_everyone_is_free_then(clans: ClanHall) -> None:
    clan_id = await clans.found(AYA, BEN, CHIYO)
    await clans.promote(AYA, BEN)
    for user_id, refused in ((BEN, "clan-not-leader"), (DAIGO, "clan-not-in-it")):
        with pytest.raises(NotYours, match=refused):
            await clans.clans.disband(clan_id=clan_id, user_id=user_id)
    await clans.clans.disband(clan_id=clan_id, user_id=AYA)
    assert await clans.standing() == []
    assert (await clans.chronicle(clan_id))[-1] == ("ended", AYA, AYA)
    for user_id, name in ((BEN, LOTUS), (CHIYO, HERON)):
        await clans.found(user_id, name=name)
    with pytest.raises(Gone, match="clan-gone"):
        await clans.clans.disband(clan_id=clan_id, user_id=AYA)


@pytest.mark.parametrize(
    ("user_id", "other_id", "refused"),
    [
        (AYA, BEN, None),
        (AYA, DAIGO, None),
        (BEN, DAIGO, None),
        (AYA, AYA, "clan-self"),
        (BEN, AYA, "clan-not-above"),
        (BEN, CHIYO, "clan-not-above"),
        (DAIGO, EMI, "clan-not-officer"),
        (99, DAIGO, "clan-not-in-it"),
    ],
)
async def test_members_are_sent_away_by_those_above_them(
    clans: ClanHall, user_id: int, other_id: int, refused: str | None
) -> None:
    clan_id = await clans.found(AYA, BEN, CHIYO, DAIGO, EMI)
    await clans.promote(AYA, BEN)
    await clans.promote(AYA, CHIYO)
    if refused:
        with pytest.raises(Refusal, match=refused):
            await clans.pages.to_remove(clan_id, user_id, other_id)
        with pytest.raises(Refusal, match=refused):
            await clans.clans.remove(clan_id=clan_id, user_id=user_id, other_id=other_id)
        assert len(await clans.roles(AYA)) == 5
    else:
        await clans.pages.to_remove(clan_id, user_id, other_id)
        await clans.clans.remove(clan_id=clan_id, user_id=user_id, other_id=other_id)
        assert other_id not in await clans.roles(AYA)
        assert (await clans.chronicle(clan_id))[-1] == ("removed", other_id, user_id)


async def test_who_has_left_the_server_has_left_the_clan(clans: ClanHall) -> None:
    clan_id = await clans.found(AYA, BEN)
    assert await clans.clans.gone(guild_id=GUILD, user_id=AYA)
    assert await clans.roles(BEN) == {BEN: "leader"}
    assert (await clans.chronicle(clan_id))[-2:] == [("gone", AYA, None), ("leads", BEN, None)]
    assert not await clans.clans.gone(guild_id=GUILD, user_id=AYA)


async def test_a_name_wanted_by_many_at_once_is_given_to_one(clans: ClanHall, rivals: ClanHall) -> None:
    names = (LOTUS, "RED LOTUS", "Red L0tus")
    founding = [
        (clans, rivals)[number % 2].found(100 + number, name=names[number % 3]) for number in range(100)
    ]
    results = await asyncio.gather(*founding, return_exceptions=True)
    refused = [result for result in results if isinstance(result, BaseException)]
    assert {repr(result) for result in refused} == {repr(Refusal("clan-name-taken"))}
    assert len(refused) == 99
    assert len(await clans.every_clan()) == 1


async def test_who_founds_many_clans_at_once_has_founded_one(clans: ClanHall, rivals: ClanHall) -> None:
    founding = [(clans, rivals)[number % 2].found(AYA, name=f"{LOTUS} {number + 10}") for number in range(20)]
    results = await asyncio.gather(*founding, return_exceptions=True)
    refused = [result for result in results if isinstance(result, BaseException)]
    assert {repr(result) for result in refused} == {repr(Refusal("clan-in-one-already"))}
    assert len(refused) == 19
    assert len(await clans.every_clan()) == 1


async def test_when_all_leave_at_once_the_clan_ends_once(clans: ClanHall, rivals: ClanHall) -> None:
    crowd = range(100, 112)
    clan_id = await clans.found(*crowd)
    leaving = [(clans, rivals)[user_id % 2].leave(clan_id, user_id) for user_id in crowd]
    await asyncio.gather(*leaving)
    assert await clans.standing() == []
    deeds = [deed for deed, _, _ in await clans.chronicle(clan_id)]
    assert deeds.count("left") == len(crowd)
    assert deeds.count("ended") == 1


async def test_two_who_hand_over_and_leave_at_once_still_leave_one_leader(
    clans: ClanHall, rivals: ClanHall
) -> None:
    clan_id = await clans.found(AYA, BEN, CHIYO)
    doing = (
        clans.clans.hand_over(clan_id=clan_id, user_id=AYA, other_id=BEN),
        rivals.leave(clan_id, BEN),
        clans.leave(clan_id, AYA),
    )
    results = await asyncio.gather(*doing, return_exceptions=True)
    raised = [result for result in results if isinstance(result, BaseException)]
    assert all(isinstance(error, Refusal) for error in raised), raised
    assert list((await clans.roles(CHIYO)).values()).count("leader") == 1


async def test_a_roster_is_shown_page_by_page_with_the_honor_of_those_present(clans: ClanHall) -> None:
    await clans.hall.play_out(await clans.hall.duel(AYA, BEN))
    crowd = (AYA, BEN, *range(100, 100 + MEMBERS))
    clan_id = await clans.found(*crowd)
    first, last = [await clans.pages.roster(clan_id, BEN, page) for page in (0, 9)]
    assert [member.user_id for member in first.members + last.members] == list(crowd)
    assert (first.page, last.page, last.pages, last.people) == (0, 1, 2, MEMBERS + 2)
    assert first.honor == 2 * DEEDS["fought"] + DEEDS["won"]
    assert first.own is not None
    assert first.own.user_id == BEN
    assert [entry.nth for entry in last.lately] == list(range(len(crowd), len(crowd) - LATELY, -1))
    assert (await clans.pages.roster(clan_id, DAIGO, 0)).own is None


async def test_the_standing_counts_those_who_are_in_the_clan_now(clans: ClanHall) -> None:
    await clans.hall.play_out(await clans.hall.duel(AYA, BEN))
    lotus, heron = await clans.found(AYA), await clans.found(BEN, CHIYO, name=HERON)
    honors = {clan_id: (await clans.pages.roster(clan_id, AYA, 0)).honor for clan_id in (lotus, heron)}
    board = await clans.pages.board(GUILD, AYA, 0)
    assert {place.id: place.honor for place in board.places} == honors
    assert [place.honor for place in board.places] == sorted(honors.values(), reverse=True)
    assert {place.id: place.people for place in board.places} == {lotus: 1, heron: 2}
    assert board.own_id == lotus
    await clans.leave(heron, BEN)
    board = await clans.pages.board(GUILD, BEN, 0)
    assert {place.id: place.honor for place in board.places}[heron] == 0
    assert board.own_id is None


async def test_the_standing_has_pages(clans: ClanHall) -> None:
    for number in range(PLACES + 1):
        clans.hall.clock.forward(1)
        await clans.found(100 + number, name=f"Clan {chr(65 + number)}")
    first, last = await clans.pages.board(GUILD, AYA, 0), await clans.pages.board(GUILD, AYA, 5)
    assert (len(first.places), first.pages, last.page, last.first_place) == (PLACES, 2, 1, PLACES + 1)
    assert [place.name for place in last.places] == ["Clan K"]


async def test_a_clan_is_found_by_its_name_or_its_id_in_its_own_server_only(clans: ClanHall) -> None:
    clan_id = await clans.found(AYA)
    for named in (clan_id, LOTUS, "red lotus"):
        assert (await clans.pages.named(GUILD, named)).id == clan_id
    for named in ("Grey Heron", "", "@@@"):
        with pytest.raises(Gone, match="clan-unknown"):
            await clans.pages.named(GUILD, named)
    with pytest.raises(Gone, match="clan-unknown"):
        await clans.pages.named(GUILD + 1, clan_id)
