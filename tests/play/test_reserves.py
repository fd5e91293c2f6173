"""A reserve fights in a player's place at a tournament, before the first choice of their duel."""

import pytest

from bot.play.gatherings.kinds import DUELS, KYOTO, TOURNAMENT
from bot.play.gatherings.reserves import Reserves
from bot.play.gatherings.rounds import Rounds, doing
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.guild.organisers import Standing
from bot.play.moderation.moderation import Moderation
from bot.replay_gathering import check_gathering
from rules.gatherings.events import Substituted
from tests.play.gathering_hall import HOST, GatheringHall, standing
from tests.play.hall import Hall
from tests.play.reserving import BOSS, NEW, OTHER, ask, first_duel
from tests.play.substituting import asked


@pytest.fixture
def reserves(hall: Hall) -> Reserves:
    return Reserves(hall.context)


async def test_a_reserve_of_the_list_takes_the_place_in_any_round_and_the_duel_begins_anew(
    ground: GatheringHall, reserves: Reserves
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 5, places=4)
    await ground.fight_a_turn_each(gathering_id)
    await ground.resign_one_each(gathering_id)
    before = await ground.hall.honor()
    bout, one, other = await first_duel(ground, gathering_id)
    listed = (await ground.page(gathering_id)).entrants[4].user_id
    number = await ask(reserves, bout.match_id, one, listed)
    assert await reserves.role_wanted(bout.match_id, number, listed) is None
    accepted = await reserves.accept(match_id=bout.match_id, number=number, user_id=listed)
    assert accepted == "entered"
    new, *pair = await first_duel(ground, gathering_id)
    assert set(pair) == {listed, other}
    assert new.bout == bout.bout + 1
    outcome = (await ground.hall.page(bout.match_id)).outcome
    assert outcome is not None
    assert outcome.reason == "called-off"
    assert (await asked(ground.hall, bout.match_id)).status == "entered"
    assert await ground.hall.honor() == before, "what was earned stays with who earned it"
    page = await ground.page(gathering_id)
    seat = next(entrant.seat for entrant in page.entrants if entrant.user_id == one)
    assert seat is not None
    assert doing(page.state, seat) == "out"
    while not (await ground.page(gathering_id)).outcome:
        await ground.resign_one_each(gathering_id)
    assert await check_gathering(ground.hall.store, gathering_id) == []


@pytest.mark.parametrize("kind", [KYOTO, TOURNAMENT])
async def test_one_who_never_signed_up_comes_with_a_fighter_and_a_seat_of_their_own(
    ground: GatheringHall, reserves: Reserves, kind: str
) -> None:
    gathering_id = await ground.begun(kind, 4, by_rating=True)
    for newcomer, wish in ((NEW, "swift"), (OTHER, "random")):
        bout, one, _ = await first_duel(ground, gathering_id)
        number = await ask(reserves, bout.match_id, one, newcomer)
        assert await reserves.role_wanted(bout.match_id, number, newcomer)
        facts = {"match_id": bout.match_id, "number": number}
        assert await reserves.accept(**facts, user_id=newcomer, wish=wish) == "entered"
    page = await ground.page(gathering_id)
    assert [entrant.user_id for entrant in page.entrants[4:]] == [NEW, OTHER]
    assert page.entrants[4].role == "swift"
    assert page.entrants[5].role not in {"", "random"}
    await ground.fight_a_turn_each(gathering_id)
    while not (await ground.page(gathering_id)).outcome:
        await ground.resign_one_each(gathering_id)
    assert await check_gathering(ground.hall.store, gathering_id) == []


async def test_a_player_asks_and_an_organiser_agrees_in_either_order(
    ground: GatheringHall, reserves: Reserves
) -> None:
    for first in ("agree", "accept"):
        gathering_id = await ground.begun(TOURNAMENT, 4)
        bout, one, _ = await first_duel(ground, gathering_id)
        await reserves.ask(match_id=bout.match_id, standing=standing(one), leaver_id=one, newcomer_id=NEW)
        number = (await asked(ground.hall, bout.match_id)).number
        facts = {"match_id": bout.match_id, "number": number}
        with pytest.raises(NotYours, match="not-organiser"):
            await reserves.agree(**facts, standing=standing(one))
        with pytest.raises(NotYours, match="not-organiser"):
            await reserves.agree(
                **facts, standing=Standing(BOSS.guild_id + 1, HOST, frozenset(), manages=True)
            )
        yes = {
            "agree": reserves.agree(**facts, standing=BOSS),
            "accept": reserves.accept(**facts, user_id=NEW, wish="swift"),
        }
        assert await yes.pop(first) == "open"
        [last] = yes.values()
        assert await last == "entered"
        page = await ground.page(gathering_id)
        assert page.entrants[4].role == "swift"
        assert page.state.repairs == ()
        await ground.hall.cheat("voice_clear", user_id=one)


async def test_once_a_choice_is_made_it_is_too_late(ground: GatheringHall, reserves: Reserves) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    bout, one, other = await first_duel(ground, gathering_id)
    assert bout.bout in {each.bout for each in await reserves.untouched(gathering_id)}
    number = await ask(reserves, bout.match_id, one)
    await ground.pick_any(bout.match_id, other)
    assert bout.bout not in {each.bout for each in await reserves.untouched(gathering_id)}
    facts = {"match_id": bout.match_id, "number": number}
    assert await reserves.accept(**facts, user_id=NEW, wish="swift") == "over"
    assert set((await ground.fighting(gathering_id))[0]) == {one, other}
    assert len((await ground.page(gathering_id)).entrants) == 4
    with pytest.raises(Refusal, match="reserve-too-late"):
        await ask(reserves, bout.match_id, one, OTHER)
    await ground.pick_any(bout.match_id, one)
    with pytest.raises(Refusal, match="reserve-too-late"):
        await ask(reserves, bout.match_id, one, OTHER)


async def test_what_was_settled_ahead_shows_nowhere_and_so_not_here(
    ground: GatheringHall, reserves: Reserves
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    bout, one, other = await first_duel(ground, gathering_id)
    [seat] = [seat.seat for seat in await ground.hall.seats(bout.match_id) if seat.user_id == other]
    place = {"match_id": bout.match_id, "revision": 0, "seat": seat}
    await ground.hall.store.transact(
        lambda tx: tx.run("pick_keep", **place, choice="pine", at=0, interaction_id=-1)
    )
    number = await ask(reserves, bout.match_id, one)
    facts = {"match_id": bout.match_id, "number": number}
    assert await reserves.accept(**facts, user_id=NEW, wish="swift") == "entered"


async def test_only_organisers_of_that_server_ask_for_others_and_say_why(
    ground: GatheringHall, reserves: Reserves
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    bout, one, other = await first_duel(ground, gathering_id)
    facts = {"match_id": bout.match_id, "leaver_id": one, "newcomer_id": NEW}
    elsewhere = Standing(BOSS.guild_id + 1, HOST + 90, frozenset(), manages=True)
    for nobody in (standing(other), elsewhere):
        with pytest.raises(NotYours, match="not-organiser"):
            await reserves.ask(**facts, standing=nobody, reason="gone")
    boss = standing(HOST + 90, manages=True)
    with pytest.raises(Refusal, match="reason-missing"):
        await reserves.ask(**facts, standing=boss, reason=" ")
    with pytest.raises(NotYours):
        await reserves.ask(**{**facts, "leaver_id": NEW}, standing=boss, reason="gone")


@pytest.mark.parametrize("who", ["out", "in"])
async def test_who_has_a_seat_already_is_no_reserve(
    ground: GatheringHall, reserves: Reserves, who: str
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    bout, one, other = await first_duel(ground, gathering_id)
    (_, [third, _]) = await ground.fighting(gathering_id)
    if who == "out":
        await ground.moves.drop_out(gathering_id=gathering_id, user_id=third)
    for known in (third, other):
        with pytest.raises(Refusal, match="reserve-in-already"):
            await ask(reserves, bout.match_id, one, known)


async def test_who_enters_meanwhile_or_leaves_the_list_comes_no_second_time(
    ground: GatheringHall, reserves: Reserves
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 5, places=4)
    bout, one, _ = await first_duel(ground, gathering_id)
    listed = (await ground.page(gathering_id)).entrants[4].user_id
    number = await ask(reserves, bout.match_id, one, listed)
    await ground.moves.drop_out(gathering_id=gathering_id, user_id=listed)
    facts = {"match_id": bout.match_id, "number": number}
    assert await reserves.accept(**facts, user_id=listed) == "over"


async def test_blocks_mutes_and_unreliable_players_are_refused_in_the_same_words(
    ground: GatheringHall, reserves: Reserves
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    bout, one, other = await first_duel(ground, gathering_id)
    people = ground.hall.people
    for blocker, blocked in ((NEW, other), (other, NEW), (NEW, HOST)):
        await people.block(blocker, blocked)
        with pytest.raises(Refusal, match="substitute-not-them"):
            await ask(reserves, bout.match_id, one)
        await people.unblock(blocker, blocked)
    await Moderation(ground.hall.context).mute(BOSS.guild_id, BOSS, OTHER, "day", "Too loud")
    with pytest.raises(Refusal, match="substitute-not-them"):
        await ask(reserves, bout.match_id, one, OTHER)
    await people.block(one, NEW)
    number = await ask(reserves, bout.match_id, one)
    await people.block(other, NEW)
    with pytest.raises(Refusal, match="substitute-not-you"):
        await reserves.accept(match_id=bout.match_id, number=number, user_id=NEW, wish="swift")


async def test_both_who_are_asked_and_organisers_can_end_it_and_nobody_else(
    ground: GatheringHall, reserves: Reserves
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    bout, one, other = await first_duel(ground, gathering_id)
    boss = standing(HOST + 90, manages=True)
    for nth, (who, status) in enumerate(((BOSS, "withdrawn"), (standing(NEW), "refused"), (boss, "refused"))):
        newcomer = NEW if nth < 2 else OTHER
        facts = {"match_id": bout.match_id, "number": await ask(reserves, bout.match_id, one, newcomer)}
        with pytest.raises(NotYours, match="not-for-you"):
            await reserves.decline(**facts, standing=standing(other))
        with pytest.raises(NotYours, match="not-for-you"):
            await reserves.accept(**facts, user_id=other)
        await reserves.decline(**facts, standing=who)
        assert (await asked(ground.hall, bout.match_id)).status == status
        with pytest.raises(Gone):
            await reserves.accept(**facts, user_id=newcomer, wish="swift")
    with pytest.raises(Refusal, match="substitute-asked-before"):
        await ask(reserves, bout.match_id, one)


async def test_a_duel_by_challenge_takes_no_reserve(ground: GatheringHall, reserves: Reserves) -> None:
    gathering_id = await ground.begun(DUELS, 2)
    await ground.pair_everyone(gathering_id)
    bout, one, _ = await first_duel(ground, gathering_id)
    with pytest.raises(Refusal, match="substitute-not-here"):
        await ask(reserves, bout.match_id, one)


async def test_in_a_pause_the_new_duel_waits_like_the_others(
    ground: GatheringHall, reserves: Reserves
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    bout, one, _ = await first_duel(ground, gathering_id)
    number = await ask(reserves, bout.match_id, one)
    await ground.repairs.pause(gathering_id=gathering_id, standing=BOSS, reason="A storm")
    await reserves.accept(match_id=bout.match_id, number=number, user_id=NEW, wish="swift")
    new, *_ = await first_duel(ground, gathering_id)
    assert (await ground.hall.match(new.match_id)).deadline_at is None


async def test_what_organisers_did_is_kept_and_why(ground: GatheringHall, reserves: Reserves) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    bout, one, _ = await first_duel(ground, gathering_id)
    number = await ask(reserves, bout.match_id, one, why="has left us")
    await reserves.accept(match_id=bout.match_id, number=number, user_id=NEW, wish="swift")
    page, [mended] = await Rounds(ground.hall.context).mended(gathering_id)
    seat = next(entrant.seat for entrant in page.entrants if entrant.user_id == one)
    assert mended.events[0] == Substituted(seat=4, instead_of=seat or 0, reason="has left us")
    assert mended.actor_id == HOST
    assert [repair.kind for repair in page.state.repairs] == ["reserve"]
