"""What only tournaments have: draws by rating, repairs that are kept, announcements, and terms that fit."""

import pytest

from bot.play.gatherings.kinds import DUELS, KYOTO, TOURNAMENT
from bot.play.gatherings.rounds import Rounds, doing
from bot.play.ground.refusals import NotYours, Refusal, Stale
from bot.play.ground.times import DAY, HOUR
from bot.play.match.courtesies import Courtesies
from bot.play.messages.parcels import ANNOUNCEMENT
from rules.gatherings.events import Overridden, Paused, Removed, Resumed, Undone
from tests.play.gathering_hall import HOST, GatheringHall, crowd, standing
from tests.play.hall import Hall

BOSS = standing(HOST, manages=True)


@pytest.fixture
def rounds(hall: Hall) -> Rounds:
    return Rounds(hall.context)


async def fight(ground: GatheringHall, winner: int, loser: int) -> None:
    """Fight a duel of two that counts for their ratings."""
    match_id = await ground.hall.duel(winner, loser)
    await ground.hall.play(match_id)
    await ground.hall.matches.resign(match_id=match_id, user_id=loser)


@pytest.mark.parametrize("paused", [True, False])
async def test_nobody_is_absent_from_a_duel_that_begins_shortly_before_the_end_of_its_round(
    ground: GatheringHall, paused: bool
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 2)
    (bout,) = await ground.open_bouts(gathering_id)
    ground.hall.clock.time = bout.due_at - HOUR
    for user_id in crowd(2):
        await Courtesies(ground.hall.context).offer_draw(match_id=bout.match_id, user_id=user_id)
    await ground.hall.deadlines.sweep()
    (again,) = await ground.open_bouts(gathering_id)
    assert (again.bout, again.due_at) == (bout.bout + 1, bout.due_at)
    if paused:
        boss = standing(HOST, manages=True)
        await ground.repairs.pause(gathering_id=gathering_id, standing=boss, reason="A storm")
        ground.hall.clock.forward(20 * DAY)
        await ground.repairs.resume(gathering_id=gathering_id, standing=boss)
    ground.hall.clock.forward(HOUR)
    await ground.hall.deadlines.sweep()
    page = await ground.page(gathering_id)
    assert page.outcome is not None
    assert page.outcome.winners, "it is decided as it stands"
    assert "absent" not in {deed.deed for deed in await ground.hall.honor()}


async def test_drawn_by_rating_the_best_meets_the_last(ground: GatheringHall) -> None:
    one, two, three, four = crowd(4)
    for winner, loser in ((four, one), (four, two), (three, one)):
        await fight(ground, winner, loser)
    gathering_id = await ground.begun(TOURNAMENT, 4, by_rating=True)
    state = (await ground.page(gathering_id)).state
    strength = dict(zip(crowd(4), state.ratings, strict=True))
    assert strength[four] > strength[three] > strength[one]
    assert strength[four] > strength[two]
    last = min(strength, key=lambda user_id: strength[user_id])
    assert {four, last} in [set(pair) for pair in await ground.fighting(gathering_id)]


async def test_a_late_comer_is_ranked_by_rating_too(ground: GatheringHall) -> None:
    late = HOST + 50
    await fight(ground, late, HOST + 51)
    gathering_id = await ground.begun(TOURNAMENT, 3, by_rating=True)
    await ground.sign_up.join(gathering_id=gathering_id, user_id=late, wish="swift")
    *first, own = (await ground.page(gathering_id)).state.ratings
    assert len(set(first)) == 1, "newcomers are all alike"
    assert own > first[0]


async def test_drawn_at_random_nobody_is_ranked(ground: GatheringHall) -> None:
    await fight(ground, *crowd(2))
    gathering_id = await ground.begun(TOURNAMENT, 3)
    assert (await ground.page(gathering_id)).state.ratings == (0, 0, 0)


@pytest.mark.parametrize(
    ("facts", "refused"),
    [
        ({"places": 1}, "gathering-places-wrong"),
        ({"places": 257}, "gathering-places-wrong"),
        ({"check_in": DAY}, "gathering-check-in-unbounded"),
    ],
)
async def test_terms_that_do_not_fit_are_refused(
    ground: GatheringHall, facts: dict[str, int], refused: str
) -> None:
    with pytest.raises(Refusal, match=refused):
        await ground.open(TOURNAMENT, **facts)


async def test_what_organisers_change_is_kept_with_who_did_it_and_why(
    ground: GatheringHall, rounds: Rounds
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 6)
    here = {"gathering_id": gathering_id, "standing": BOSS}
    bout = (await ground.open_bouts(gathering_id))[0].bout
    winner = (await ground.fighting(gathering_id))[0][0]
    await ground.repairs.override(**here, bout=bout, winner_id=winner, reason="agreed")
    await ground.repairs.undo(**here, bout=bout, reason="not so")
    await ground.repairs.pause(**here, reason="typhoon")
    await ground.repairs.resume(**here)
    leaver, gone = (await ground.fighting(gathering_id))[0]
    await ground.moves.drop_out(gathering_id=gathering_id, user_id=leaver)
    await ground.repairs.remove(**here, user_id=gone, reason="plays for two")
    page, mended = await rounds.mended(gathering_id)
    kinds = [Overridden, Undone, Paused, Resumed, Removed]
    assert [type(entry.events[0]) for entry in mended] == kinds, "who leaves of their own will mends nothing"
    assert {entry.actor_id for entry in mended} == {HOST}
    assert [repair.reason for repair in page.state.repairs] == [
        "agreed",
        "not so",
        "typhoon",
        "plays for two",
    ]


async def test_nobody_is_taken_out_without_a_reason(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    for reason in ("", "  "):
        with pytest.raises(Refusal, match="reason-missing"):
            await ground.repairs.remove(gathering_id=gathering_id, standing=BOSS, user_id=HOST, reason=reason)


async def test_a_repair_is_refused_where_the_duel_was_decided_since_the_organiser_looked(
    ground: GatheringHall,
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    here = {"gathering_id": gathering_id, "standing": BOSS, "reason": "so be it"}
    bout = (await ground.open_bouts(gathering_id))[0].bout
    one, other = (await ground.fighting(gathering_id))[0]
    await ground.repairs.override(**here, bout=bout, winner_id=one, seen=0)
    with pytest.raises(Stale, match="bout-changed"):
        await ground.repairs.override(**here, bout=bout, winner_id=other, seen=0)
    await ground.repairs.undo(**here, bout=bout, seen=1)
    with pytest.raises(Stale, match="bout-changed"):
        await ground.repairs.undo(**here, bout=bout, seen=1)


async def test_only_who_may_mend_a_tournament_sees_the_desk(ground: GatheringHall, rounds: Rounds) -> None:
    tournament = await ground.open(TOURNAMENT)
    with pytest.raises(Refusal, match="gathering-not-begun"):
        await rounds.for_organiser(tournament, BOSS)
    await ground.enter(tournament, crowd(2))
    await ground.sign_up.begin(gathering_id=tournament, standing=BOSS)
    with pytest.raises(NotYours):
        await rounds.for_organiser(tournament, standing(HOST + 1))
    assert (await rounds.for_organiser(tournament, BOSS)).row.id == tournament
    duels = await ground.begun(DUELS, 2)
    with pytest.raises(Refusal, match="move-unfit"):
        await rounds.for_organiser(duels, BOSS)


async def announced(ground: GatheringHall) -> list[int]:
    """Return the rounds to be announced, and forget them."""
    waiting = [parcel.rank for parcel in await ground.hall.parcels() if parcel.kind == ANNOUNCEMENT.name]
    await ground.hall.send_all()
    return waiting


@pytest.mark.parametrize("kind", [KYOTO, TOURNAMENT])
async def test_each_round_is_announced_once_and_then_the_end(ground: GatheringHall, kind: str) -> None:
    gathering_id = await ground.begun(kind, 4)
    assert await announced(ground) == [1]
    (bout, _) = await ground.open_bouts(gathering_id)
    loser = (await ground.hall.page(bout.match_id)).players[0].user_id
    await ground.hall.matches.resign(match_id=bout.match_id, user_id=loser)
    await ground.hall.deadlines.sweep()
    assert await announced(ground) == [], "the round goes on"
    await ground.resign_one_each(gathering_id)
    assert await announced(ground) == [2]
    await ground.resign_one_each(gathering_id)
    assert await announced(ground) == [3]


async def test_duels_are_not_announced(ground: GatheringHall) -> None:
    await ground.begun(DUELS, 2)
    assert await announced(ground) == []


async def test_everyone_does_one_thing_in_a_round(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 7, places=6)
    page = await ground.page(gathering_id)
    byes = page.state.current.byes
    told = {seat: doing(page.state, seat) for seat in range(7)}
    assert {told[seat] for seat in byes} == {"rests"}
    assert told[6] == "reserve"
    assert sorted(told.values()) == ["fights"] * 4 + ["reserve"] + ["rests"] * 2
