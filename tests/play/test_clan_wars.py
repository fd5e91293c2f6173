"""Wars between clans: proposed, answered, lined up for, begun, won, and everything that ends them before."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.play.clans.war_pages import war_over
from bot.play.gatherings.kinds import CLASH
from bot.play.gatherings.moves import Moves
from bot.play.gatherings.reading import GatheringReading
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.times import WAR_LIFE
from bot.play.messages.parcels import ANSWER_FIRST, GATHERING
from bot.play.people.voice import RESTS
from bot.play.standing.honor import DEEDS
from bot.play.wars.musters import SIZES
from bot.store.clan_rows import ClanWar
from rules.codec import decode
from tests.play.clan_hall import HERON, LOTUS, ClanHall
from tests.play.gathering_hall import GatheringHall
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, DAIGO, EMI, GUILD, MORNING, Hall

FUJI, GORO, HANA = 16, 17, 18


@pytest.fixture
def clans(hall: Hall) -> ClanHall:
    return ClanHall(hall)


@pytest.fixture
def rivals(rival: Hall) -> ClanHall:
    return ClanHall(rival)


async def two_clans(clans: ClanHall) -> tuple[str, str]:
    """Found the clan of Aya with Ben and Chiyo, and that of Daigo with Emi and Fuji."""
    return await clans.found(AYA, BEN, CHIYO), await clans.found(DAIGO, EMI, FUJI, name=HERON)


async def agreed(clans: ClanHall, *, hardcore: bool = False) -> ClanWar:
    """Propose a war of two against two as Aya, and accept it as Daigo."""
    _, heron = await two_clans(clans)
    war = await clans.propose(AYA, heron, hardcore=hardcore)
    await clans.wars.agree(war_id=war.id, user_id=DAIGO)
    await clans.hall.send_all()
    return war


async def begun(clans: ClanHall, *, hardcore: bool = False) -> tuple[ClanWar, str]:
    """Begin a war, and return it with its gathering."""
    war = await agreed(clans, hardcore=hardcore)
    await clans.line_up(war.id, AYA, AYA, BEN)
    await clans.line_up(war.id, DAIGO, EMI, FUJI)
    gathering_id = await clans.confirm(war.id, BEN, EMI, FUJI)
    assert gathering_id is not None
    return war, gathering_id


async def status(clans: ClanHall, war: ClanWar) -> str:
    """Return how a war stands."""
    return (await clans.war(war.id)).war.status


async def test_a_proposed_war_waits_for_the_other_clan(clans: ClanHall) -> None:
    lotus, heron = await two_clans(clans)
    await clans.hall.send_all()
    war = await clans.propose(AYA, heron, 3, hardcore=True)
    assert (war.clan_id, war.foe_id, war.clan_name, war.foe_name) == (lotus, heron, LOTUS, HERON)
    assert (war.guild_id, war.channel_id, war.proposer_id) == (GUILD, CHANNEL, AYA)
    assert (war.size, war.hardcore, war.pace, war.status) == (3, True, "day", "proposed")
    assert war.expires_at == clans.hall.clock() + WAR_LIFE
    assert await clans.hall.waiting() == {(f"clan-war:{war.id}", 0): ANSWER_FIRST}
    assert (await clans.war(war.id)).foe_leader_ids == (DAIGO,)
    await clans.wars.place(war.id, 900)
    assert await clans.hall.waiting() == {}
    assert (await clans.war(war.id)).war.message_id == 900


async def test_a_war_answered_before_it_is_known_where_it_stands_is_drawn_anew(clans: ClanHall) -> None:
    _, heron = await two_clans(clans)
    war = await clans.propose(AYA, heron)
    await clans.wars.refuse(war_id=war.id, user_id=DAIGO)
    await clans.hall.send_all()
    await clans.wars.place(war.id, 900)
    assert await clans.hall.waiting() == {(f"clan-war:{war.id}", 0): 0}


async def test_only_leader_and_officers_propose(clans: ClanHall) -> None:
    _, heron = await two_clans(clans)
    for user_id, refused in ((BEN, "clan-not-officer"), (GORO, "clan-none")):
        with pytest.raises(NotYours, match=refused):
            await clans.propose(user_id, heron)
    await clans.promote(AYA, BEN)
    await clans.propose(BEN, heron)


async def test_a_war_takes_two_clans_that_are_large_enough_and_have_none_open(clans: ClanHall) -> None:
    lotus, heron = await two_clans(clans)
    with pytest.raises(Refusal, match="war-self"):
        await clans.propose(AYA, lotus)
    with pytest.raises(Refusal, match="war-too-few"):
        await clans.propose(AYA, heron, max(SIZES))
    with pytest.raises(Gone, match="clan-gone"):
        await clans.propose(AYA, "nowhere")
    await clans.propose(AYA, heron)
    for user_id, foe_id in ((AYA, heron), (DAIGO, lotus)):
        with pytest.raises(Refusal, match="war-already-open"):
            await clans.propose(user_id, foe_id)


async def test_two_who_propose_to_each_other_at_once_propose_one_war(
    clans: ClanHall, rivals: ClanHall
) -> None:
    lotus, heron = await two_clans(clans)
    proposing = [
        clans.propose(AYA, heron) if number % 2 else rivals.propose(DAIGO, lotus) for number in range(20)
    ]
    results = await asyncio.gather(*proposing, return_exceptions=True)
    refused = [result for result in results if isinstance(result, BaseException)]
    assert {repr(result) for result in refused} == {repr(Refusal("war-already-open"))}
    assert len(refused) == 19


async def test_the_other_clan_accepts_and_both_have_time_to_line_up(clans: ClanHall) -> None:
    _, heron = await two_clans(clans)
    war = await clans.propose(AYA, heron)
    for user_id, refused in ((AYA, "war-not-yours"), (EMI, "clan-not-officer"), (GORO, "war-not-yours")):
        for answer in (clans.wars.agree, clans.wars.refuse):
            with pytest.raises(NotYours, match=refused):
                await answer(war_id=war.id, user_id=user_id)
    with pytest.raises(Refusal, match="war-not-agreed"):
        await clans.line_up(war.id, AYA, AYA, BEN)
    clans.hall.clock.forward(WAR_LIFE - 1)
    await clans.wars.agree(war_id=war.id, user_id=DAIGO)
    page = await clans.war(war.id)
    assert (page.war.status, page.war.answerer_id, page.ready) == ("agreed", DAIGO, frozenset())
    assert page.war.expires_at == clans.hall.clock() + WAR_LIFE
    for answer in (clans.wars.agree, clans.wars.refuse):
        with pytest.raises(Gone, match="war-answered"):
            await answer(war_id=war.id, user_id=DAIGO)


async def test_a_war_may_be_refused_withdrawn_or_called_off(clans: ClanHall) -> None:
    _, heron = await two_clans(clans)
    war = await clans.propose(AYA, heron)
    with pytest.raises(NotYours, match="war-not-proposer"):
        await clans.wars.withdraw(war_id=war.id, user_id=DAIGO)
    await clans.wars.refuse(war_id=war.id, user_id=DAIGO)
    assert await status(clans, war) == "refused"
    clans.hall.clock.forward(RESTS[0])
    again = await clans.propose(AYA, heron)
    await clans.wars.withdraw(war_id=again.id, user_id=AYA)
    assert await status(clans, again) == "withdrawn"
    clans.hall.clock.forward(RESTS[1])
    third = await clans.propose(AYA, heron)
    await clans.wars.agree(war_id=third.id, user_id=DAIGO)
    await clans.wars.withdraw(war_id=third.id, user_id=DAIGO)
    assert await status(clans, third) == "withdrawn"
    for late in (war, again, third):
        with pytest.raises(Gone, match="war-gone"):
            await clans.wars.agree(war_id=late.id, user_id=DAIGO)


async def test_a_line_up_is_its_clans_own_members_as_many_as_agreed(clans: ClanHall) -> None:
    war = await agreed(clans)
    for fighters in ((AYA,), (AYA, BEN, CHIYO), (AYA, AYA), (AYA, BEN, BEN), ()):
        with pytest.raises(Refusal, match="war-line-up-size"):
            await clans.line_up(war.id, AYA, *fighters)
    for stranger in (DAIGO, GORO):
        with pytest.raises(Refusal, match="clan-no-mate"):
            await clans.line_up(war.id, AYA, AYA, stranger)
    for user_id, refused in ((BEN, "clan-not-officer"), (GORO, "war-not-yours")):
        with pytest.raises(NotYours, match=refused):
            await clans.line_up(war.id, user_id, AYA, BEN)


async def test_a_line_up_is_its_clans_secret_and_may_change_until_both_stand(clans: ClanHall) -> None:
    war = await agreed(clans)
    await clans.line_up(war.id, AYA, AYA, BEN)
    await clans.line_up(war.id, AYA, CHIYO, BEN)
    public, own, foes = [await clans.war(war.id, viewer) for viewer in (None, war.clan_id, war.foe_id)]
    assert public.ready == frozenset({war.clan_id})
    assert public.line_ups == {}
    assert own.line_ups == {war.clan_id: (CHIYO, BEN)}
    assert foes.line_ups == {war.foe_id: ()}
    assert await clans.hall.waiting() == {(f"clan-war:{war.id}", 0): 0}


@pytest.mark.parametrize("hardcore", [False, True])
async def test_once_all_named_have_confirmed_it_begins_as_a_clash(clans: ClanHall, *, hardcore: bool) -> None:
    war, gathering_id = await begun(clans, hardcore=hardcore)
    page = await clans.war(war.id)
    assert (page.war.status, page.war.gathering_id) == ("begun", gathering_id)
    assert page.line_ups == {war.clan_id: (AYA, BEN), war.foe_id: (EMI, FUJI)}
    clash = await GatheringReading(clans.hall.context).page(gathering_id)
    assert (clash.row.kind, clash.row.hardcore, clash.row.pace) == (CLASH, hardcore, "day")
    assert decode(clash.row.sides or "", tuple[str, str]) == (LOTUS, HERON)
    assert {entrant.user_id: entrant.side for entrant in clash.entrants} == {AYA: 0, BEN: 0, EMI: 1, FUJI: 1}
    for late in (
        clans.line_up(war.id, AYA, CHIYO, BEN),
        clans.wars.withdraw(war_id=war.id, user_id=AYA),
        clans.wars.refuse(war_id=war.id, user_id=DAIGO),
    ):
        with pytest.raises(Gone, match="war-gone"):
            await late


async def test_a_war_that_nobody_answers_or_lines_up_for_lapses(clans: ClanHall) -> None:
    _, heron = await two_clans(clans)
    war = await clans.propose(AYA, heron)
    clans.hall.clock.forward(WAR_LIFE)
    assert await clans.hall.deadlines.sweep() == 1
    assert await status(clans, war) == "lapsed"
    again = await clans.propose(AYA, heron)
    await clans.wars.agree(war_id=again.id, user_id=DAIGO)
    await clans.line_up(again.id, AYA, AYA, BEN)
    clans.hall.clock.forward(WAR_LIFE - 1)
    assert await clans.hall.deadlines.sweep() == 0
    clans.hall.clock.forward(1)
    await clans.hall.send_all()
    assert await clans.hall.deadlines.sweep() == 1
    assert await status(clans, again) == "lapsed"
    assert await clans.hall.waiting() == {(f"clan-war:{again.id}", 0): 0}
    with pytest.raises(Gone, match="war-gone"):
        await clans.line_up(again.id, DAIGO, DAIGO, EMI)


Leaving = Callable[[ClanHall, str], Awaitable[object]]


@pytest.mark.parametrize(
    "leaving",
    [
        lambda clans, clan_id: clans.leave(clan_id, BEN),
        lambda clans, clan_id: clans.clans.remove(clan_id=clan_id, user_id=AYA, other_id=BEN),
        lambda clans, _: clans.clans.gone(guild_id=GUILD, user_id=BEN),
    ],
    ids=["left", "sent away", "left the server"],
)
async def test_who_is_not_in_the_clan_any_more_is_not_in_its_line_up(
    clans: ClanHall, leaving: Leaving
) -> None:
    war = await agreed(clans)
    await clans.line_up(war.id, AYA, AYA, BEN)
    await clans.hall.send_all()
    await leaving(clans, war.clan_id)
    assert (await clans.war(war.id)).ready == frozenset()
    assert (f"clan-war:{war.id}", 0) in await clans.hall.waiting()
    await clans.line_up(war.id, DAIGO, DAIGO, EMI)
    assert await status(clans, war) == "agreed"
    await clans.line_up(war.id, AYA, AYA, CHIYO)
    assert await status(clans, war) == "mustering"


async def test_a_clan_too_small_for_its_war_cannot_line_up(clans: ClanHall) -> None:
    war = await agreed(clans)
    await clans.leave(war.clan_id, BEN, CHIYO)
    with pytest.raises(Refusal, match="war-too-few"):
        await clans.musters.to_line_up(war_id=war.id, user_id=AYA)


async def test_the_end_of_a_clan_ends_what_has_yet_to_begin_and_nothing_else(clans: ClanHall) -> None:
    fought, gathering_id = await begun(clans)
    other = await clans.found(GORO, HANA, name="Black Pine")
    war = await clans.propose(AYA, other)
    await clans.hall.send_all()
    await clans.clans.disband(clan_id=fought.clan_id, user_id=AYA)
    assert await status(clans, war) == "void"
    assert (f"clan-war:{war.id}", 0) in await clans.hall.waiting()
    assert await status(clans, fought) == "begun"
    assert (await clans.war(fought.id)).line_ups[fought.clan_id] == (AYA, BEN)
    assert (await GatheringReading(clans.hall.context).page(gathering_id)).row.status == "underway"


async def test_a_war_leads_to_its_clash_once_that_is_posted(clans: ClanHall) -> None:
    war, gathering_id = await begun(clans)
    lane = f"clan-war:{war.id}"
    for message_id, redrawn in ((901, True), (901, False), (902, True)):
        await clans.hall.send_all()
        await clans.hall.store.transact(lambda tx: GATHERING.post(tx, gathering_id, 0))
        parcel = await clans.hall.claim(f"gathering:{gathering_id}")
        assert parcel is not None
        await clans.hall.deliveries.delivered(parcel, message_id, None)
        assert ((lane, 0) in await clans.hall.waiting()) is redrawn


@pytest.mark.parametrize("side", [0, 1])
async def test_the_clan_that_stands_last_has_won_and_its_standing_says_so(clans: ClanHall, side: int) -> None:
    war, gathering_id = await begun(clans)
    ground = GatheringHall(clans.hall)
    await ground.pair_everyone(gathering_id)
    await ground.fight_a_turn_each(gathering_id)
    await clans.hall.send_all()
    losers = ((EMI, FUJI), (AYA, BEN))[side]
    for loser in losers:
        await Moves(clans.hall.context).drop_out(gathering_id=gathering_id, user_id=loser)
    page = await clans.war(war.id)
    winner_id = (war.clan_id, war.foe_id)[side]
    assert (page.war.status, page.war.winner_id) == ("over", winner_id)
    assert (f"clan-war:{war.id}", 0) in await clans.hall.waiting()
    assert (await clans.pages.roster(winner_id, AYA, 0)).wars_won == 1
    board = await clans.pages.board(GUILD, AYA, 0)
    assert {place.id: place.wars_won for place in board.places} == {
        war.clan_id: 1 - side,
        war.foe_id: side,
    }
    won = [deed for deed in await clans.hall.honor() if deed.deed == "war-won"]
    assert {deed.amount for deed in won} == {DEEDS["war-won"]}
    assert {deed.user_id for deed in won} == set(((AYA, BEN), (EMI, FUJI))[side])


async def test_a_war_in_which_nobody_is_left_has_no_winner(clans: ClanHall) -> None:
    war, gathering_id = await begun(clans)
    await clans.hall.store.transact(lambda tx: war_over(clans.hall.context, tx, gathering_id, None))
    page = await clans.war(war.id)
    assert (page.war.status, page.war.winner_id) == ("over", None)
    assert [place.wars_won for place in (await clans.pages.board(GUILD, AYA, 0)).places] == [0, 0]


async def test_the_end_of_any_other_gathering_is_no_concern_of_clans(clans: ClanHall) -> None:
    await clans.hall.store.transact(lambda tx: war_over(clans.hall.context, tx, "another", 0))
    assert await clans.hall.waiting() == {}


async def test_a_war_is_looked_up_by_its_two_clans_alone(clans: ClanHall) -> None:
    war = await agreed(clans)
    assert [row.id for row in (await clans.wars.open_of(GUILD, BEN))[1]] == [war.id]
    assert await clans.wars.open_of(GUILD, EMI) == (war.foe_id, (await clans.wars.open_of(GUILD, AYA))[1])
    with pytest.raises(NotYours, match="clan-none"):
        await clans.wars.open_of(GUILD, GORO)
    page, house = await clans.musters.to_line_up(war_id=war.id, user_id=AYA)
    assert (page.war.id, house.clan.id) == (war.id, war.clan_id)
    assert war.created_at >= MORNING
