"""Invitations into a clan: sent, accepted, refused, withdrawn, or lapsed by themselves."""

import asyncio

import pytest

from bot.play.clans.invites import lapse_invite
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.times import INVITE_LIFE
from bot.play.messages.parcels import ANSWER_FIRST
from bot.play.people.voice import FOUNDINGS_WITHIN, RESTS
from bot.store.clan_rows import ClanInvite
from tests.play.clan_hall import HERON, LOTUS, ClanHall
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, DAIGO, EMI, GUILD, MORNING, Hall


@pytest.fixture
def clans(hall: Hall) -> ClanHall:
    return ClanHall(hall)


@pytest.fixture
def rivals(rival: Hall) -> ClanHall:
    return ClanHall(rival)


async def test_an_invitation_is_open_for_whoever_was_asked(clans: ClanHall) -> None:
    clan_id = await clans.found(AYA)
    invite = await clans.invite(AYA, BEN)
    assert (invite.clan_id, invite.clan_name, invite.status) == (clan_id, LOTUS, "open")
    assert (invite.guild_id, invite.channel_id, invite.message_id) == (GUILD, CHANNEL, None)
    assert (invite.created_at, invite.expires_at) == (MORNING, MORNING + INVITE_LIFE)
    assert await clans.invites.open_for(GUILD, BEN) == [invite]
    assert await clans.invites.open_for(GUILD, CHIYO) == []
    assert await clans.invites.open_to(guild_id=GUILD, user_id=AYA, invited_id=BEN) == invite


async def test_an_invitation_is_posted_by_the_outbox_where_no_answer_showed_it(
    clans: ClanHall,
) -> None:
    await clans.found(AYA)
    invite = await clans.invite(AYA, BEN)
    assert await clans.hall.waiting() == {(f"clan-invite:{invite.id}", 0): ANSWER_FIRST}
    assert (await clans.hall.parcels())[0].claims == 1, "it is looked for before it is sent"
    await clans.invites.place(invite.id, 900)
    assert await clans.hall.waiting() == {}
    [placed] = await clans.invites.open_for(GUILD, BEN)
    assert placed.message_id == 900


async def test_an_invitation_answered_before_it_is_known_where_it_stands_is_drawn_anew(
    clans: ClanHall,
) -> None:
    await clans.found(AYA)
    invite = await clans.invite(AYA, BEN)
    await clans.invites.refuse(invite_id=invite.id, user_id=BEN)
    await clans.hall.send_all()
    await clans.invites.place(invite.id, 900)
    assert await clans.hall.waiting() == {(f"clan-invite:{invite.id}", 0): 0}


async def test_leader_and_officers_invite_and_nobody_else(clans: ClanHall) -> None:
    await clans.found(AYA, BEN, CHIYO)
    await clans.promote(AYA, BEN)
    await clans.invite(BEN, DAIGO)
    with pytest.raises(NotYours, match="clan-not-officer"):
        await clans.invite(CHIYO, EMI)
    with pytest.raises(NotYours, match="clan-none"):
        await clans.invite(DAIGO, EMI)


async def test_one_clan_asks_one_person_once(clans: ClanHall) -> None:
    await clans.found(AYA, BEN)
    await clans.promote(AYA, BEN)
    first = await clans.invite(AYA, CHIYO)
    with pytest.raises(Refusal, match="clan-invited-already"):
        await clans.invite(BEN, CHIYO)
    await clans.invites.refuse(invite_id=first.id, user_id=CHIYO)
    clans.hall.clock.forward(RESTS[0])
    await clans.invite(BEN, CHIYO)


async def test_who_is_in_a_clan_is_not_asked(clans: ClanHall) -> None:
    await clans.found(AYA, BEN)
    await clans.found(CHIYO, name=HERON)
    for user_id, refused in (
        (AYA, "clan-mate-already"),
        (BEN, "clan-mate-already"),
        (CHIYO, "clan-elsewhere"),
    ):
        with pytest.raises(Refusal, match=refused):
            await clans.invite(AYA, user_id)


async def test_a_block_between_two_keeps_invitations_away(clans: ClanHall) -> None:
    await clans.found(AYA)
    await clans.hall.people.block(BEN, AYA)
    with pytest.raises(Refusal, match="clan-invite-blocked"):
        await clans.invite(AYA, BEN)
    await clans.hall.people.unblock(BEN, AYA)
    await clans.hall.people.block(AYA, BEN)
    with pytest.raises(Refusal, match="clan-invite-you-blocked"):
        await clans.invite(AYA, BEN)


async def test_who_accepts_is_a_member(clans: ClanHall) -> None:
    clan_id = await clans.found(AYA)
    invite = await clans.invite(AYA, BEN)
    await clans.hall.send_all()
    await clans.invites.accept(invite_id=invite.id, user_id=BEN)
    assert await clans.roles(BEN) == {AYA: "leader", BEN: "member"}
    assert await clans.every_invite() == {invite.id: "accepted"}
    assert (await clans.chronicle(clan_id))[-1] == ("joined", BEN, AYA)
    assert await clans.hall.waiting() == {(f"clan-invite:{invite.id}", 0): 0}


@pytest.mark.parametrize("answer", ["accept", "refuse", "withdraw"])
async def test_an_invitation_is_drawn_anew_however_it_is_answered(clans: ClanHall, answer: str) -> None:
    await clans.found(AYA)
    invite = await clans.invite(AYA, BEN)
    await clans.hall.send_all()
    who = AYA if answer == "withdraw" else BEN
    await getattr(clans.invites, answer)(invite_id=invite.id, user_id=who)
    assert (f"clan-invite:{invite.id}", 0) in await clans.hall.waiting()


async def test_nobody_answers_for_somebody_else(clans: ClanHall) -> None:
    await clans.found(AYA)
    invite = await clans.invite(AYA, BEN)
    for user_id in (AYA, CHIYO):
        for answer in (clans.invites.accept, clans.invites.refuse):
            with pytest.raises(NotYours, match="clan-invite-not-for-you"):
                await answer(invite_id=invite.id, user_id=user_id)
    assert await clans.roles(AYA) == {AYA: "leader"}


async def test_an_invitation_is_withdrawn_by_whoever_sent_it_or_speaks_for_the_clan(clans: ClanHall) -> None:
    await clans.found(AYA, BEN, CHIYO)
    await clans.promote(AYA, BEN)
    invite = await clans.invite(BEN, DAIGO)
    for user_id in (CHIYO, DAIGO):
        with pytest.raises(NotYours, match="clan-invite-not-yours"):
            await clans.invites.withdraw(invite_id=invite.id, user_id=user_id)
    await clans.demote(AYA, BEN)
    await clans.invites.withdraw(invite_id=invite.id, user_id=BEN)
    with pytest.raises(Gone, match="clan-invite-gone"):
        await clans.invites.accept(invite_id=invite.id, user_id=DAIGO)
    clans.hall.clock.forward(RESTS[0])
    again = await clans.invite(AYA, DAIGO)
    await clans.invites.withdraw(invite_id=again.id, user_id=AYA)
    assert sorted((await clans.every_invite()).values()) == ["accepted"] * 2 + ["withdrawn"] * 2
    with pytest.raises(Gone, match="clan-not-invited"):
        await clans.invites.open_to(guild_id=GUILD, user_id=AYA, invited_id=DAIGO)


async def test_who_has_joined_elsewhere_meanwhile_cannot_accept(clans: ClanHall) -> None:
    await clans.found(AYA)
    invite = await clans.invite(AYA, BEN)
    heron = await clans.found(BEN, name=HERON)
    with pytest.raises(Refusal, match="clan-in-one-already"):
        await clans.invites.accept(invite_id=invite.id, user_id=BEN)
    assert await clans.every_invite() == {invite.id: "open"}
    await clans.leave(heron, BEN)
    await clans.invites.accept(invite_id=invite.id, user_id=BEN)
    assert await clans.roles(BEN) == {AYA: "leader", BEN: "member"}


async def test_an_invitation_whose_channel_is_gone_moves_once(clans: ClanHall) -> None:
    await clans.found(AYA)
    invite = await clans.invite(AYA, BEN)
    await clans.hall.send_all()
    await clans.invites.place(invite.id, 900)
    await clans.invites.refuse(invite_id=invite.id, user_id=BEN)
    [parcel] = await clans.hall.deliveries.claim(1)
    for message_id in (None, 901):
        await clans.hall.deliveries.move(parcel, CHANNEL + 1)
        [row] = await clans.hall.books.read(lambda tx: tx.all("clan_invites_all", ClanInvite))
        assert (row.channel_id, row.message_id) == (CHANNEL + 1, message_id)
        await clans.invites.place(invite.id, 901)


async def test_an_unanswered_invitation_lapses(clans: ClanHall) -> None:
    await clans.found(AYA)
    invite = await clans.invite(AYA, BEN)
    await clans.hall.send_all()
    clans.hall.clock.forward(INVITE_LIFE - 1)
    await lapse_invite(clans.hall.context, invite.id)
    assert await clans.every_invite() == {invite.id: "open"}
    assert await clans.hall.deadlines.sweep() == 0
    clans.hall.clock.forward(1)
    assert await clans.hall.deadlines.sweep() == 1
    assert await clans.every_invite() == {invite.id: "lapsed"}
    assert await clans.hall.waiting() == {(f"clan-invite:{invite.id}", 0): 0}
    with pytest.raises(Gone, match="clan-invite-gone"):
        await clans.invites.accept(invite_id=invite.id, user_id=BEN)


async def test_an_answer_just_before_the_sweep_counts(clans: ClanHall) -> None:
    await clans.found(AYA)
    invite = await clans.invite(AYA, BEN)
    clans.hall.clock.forward(INVITE_LIFE)
    await clans.invites.accept(invite_id=invite.id, user_id=BEN)
    await lapse_invite(clans.hall.context, invite.id)
    assert await clans.every_invite() == {invite.id: "accepted"}


async def test_two_clans_accepted_with_a_hundred_clicks_at_once_are_one(
    clans: ClanHall, rivals: ClanHall
) -> None:
    await clans.found(AYA)
    await clans.found(CHIYO, name=HERON)
    invites = (await clans.invite(AYA, BEN), await clans.invite(CHIYO, BEN))
    clicks = [
        (clans, rivals)[number % 2].invites.accept(invite_id=invites[number // 2 % 2].id, user_id=BEN)
        for number in range(100)
    ]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    joined = [result for result in results if not isinstance(result, BaseException)]
    refused = {repr(result) for result in results if isinstance(result, BaseException)}
    assert len(joined) == 1
    assert refused == {repr(Gone("clan-invite-gone")), repr(Refusal("clan-in-one-already"))}
    assert sorted((await clans.every_invite()).values()) == ["accepted", "open"]
    assert (await clans.whole(BEN)).clan.id == joined[0].clan_id


async def test_an_invitation_accepted_while_the_clan_is_disbanded_leaves_nobody_in_it(
    clans: ClanHall, rivals: ClanHall
) -> None:
    for attempt in range(10):
        clans.hall.clock.forward(FOUNDINGS_WITHIN)
        clan_id = await clans.found(AYA)
        invite = await clans.invite(AYA, BEN)
        doing = (
            clans.clans.disband(clan_id=clan_id, user_id=AYA),
            rivals.invites.accept(invite_id=invite.id, user_id=BEN),
        )
        results = await asyncio.gather(*(doing if attempt % 2 else doing[::-1]), return_exceptions=True)
        assert not any(isinstance(found, BaseException) and not isinstance(found, Gone) for found in results)
        with pytest.raises(NotYours, match="clan-none"):
            await clans.whole(BEN)
