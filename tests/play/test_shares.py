"""The work of several processes: each does what is its shards', and nobody else does it meanwhile."""

from dataclasses import replace
from itertools import count

import pytest

from bot.play.clocks.heartbeat import PAUSE_NOTICED
from bot.play.deadlines import Deadlines
from bot.play.delivery.deliveries import Deliveries
from bot.play.ground.context import Context
from bot.play.ground.times import DAY, HOUR
from bot.play.messages import parcels
from bot.play.messages.parcels import ParcelKind
from bot.store.engine import Tx
from bot.store.share import SHIFT, WHOLE, Share
from tests.play.hall import AYA, BEN, GUILD, MORNING, Hall

SERVER, BOTH = Share(2, 1, 1), [Share(2, 0, 0), Share(2, 1, 1)]

runs = count()


def process(hall: Hall, share: Share) -> Context:
    """Return the ground of another process over the same database."""
    return replace(hall.context, share=share, run=f"run {next(runs)}")


async def beat(hall: Hall, *shares: Share) -> list[int]:
    return [await Deadlines(process(hall, share)).beat() for share in shares]


THERE = 1 << SHIFT | GUILD
"""A server of shard 1; the people are of shard 0."""


@pytest.fixture(autouse=True)
def there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play in that server."""
    assert {(person >> SHIFT) % 2 for person in (AYA, BEN)} == {0}
    monkeypatch.setattr("tests.play.hall.GUILD", THERE)


def test_a_share_says_what_is_its_own() -> None:
    share = Share(16, 4, 7)
    assert [number for number in range(32) if share.holds(number << SHIFT | 3)] == [
        *range(4, 8),
        *range(20, 24),
    ]
    assert (share.is_whole, share.leads, share.part) == (False, False, 0.25)
    assert Share(4, 0, 3).is_whole
    assert WHOLE.holds(GUILD)


async def test_a_server_is_shown_by_its_own_process_and_a_person_by_theirs(hall: Hall) -> None:
    match_id = await hall.duel()
    for share, kinds in zip(BOTH, ({"hand"}, {"board"}), strict=True):
        deliveries = Deliveries(process(hall, share))
        assert await deliveries.next_due() is not None
        taken = await deliveries.claim(9)
        assert {(parcel.kind, parcel.subject) for parcel in taken} == {(kind, match_id) for kind in kinds}
        assert (await deliveries.claim(9)) == []


async def test_it_is_known_of_every_parcel_whose_it_is(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.send_all()
    of_people = {"person": str(BEN), "seat": match_id, "reader": match_id}
    subjects = {"match": match_id, "server": str(THERE), **of_people}
    kinds = [kind for kind in vars(parcels).values() if isinstance(kind, ParcelKind)]
    assert len(kinds) > 30

    async def post(tx: Tx) -> None:
        for rank, kind in enumerate(kinds):  # some share a lane
            seat = {"seat": 1, "reader": BEN}.get(kind.belongs)
            await kind.post(tx, subjects.get(kind.belongs, "unknown"), MORNING, seat=seat, rank=rank)

    await hall.store.transact(post)
    homes = {row["kind"]: row["home"] for row in await hall.books.read(lambda tx: tx.plain("homes"))}
    # Of what is not there, the first process finds that there is nothing to say.
    expected = dict.fromkeys(of_people, BEN) | {"match": THERE, "server": THERE}
    assert homes == {kind.name: expected.get(kind.belongs, 0) for kind in kinds}


async def test_a_process_lets_go_of_what_its_predecessor_held_and_of_nothing_else(hall: Hall) -> None:
    await hall.duel()
    before = {share: process(hall, share) for share in BOTH}
    for context in before.values():
        await Deadlines(context).beat()
        assert await Deliveries(context).claim(9)
    again = Deliveries(process(hall, SERVER))
    assert await again.claim(9) == []
    await again.release_all()
    assert {parcel.kind for parcel in await again.claim(9)} == {"board"}
    assert await Deliveries(process(hall, BOTH[0])).claim(9) == [], "that process still runs"


async def test_the_clocks_of_a_server_stand_still_while_its_own_process_is_down(hall: Hall) -> None:
    match_id = await hall.duel()
    await beat(hall, *BOTH)
    for _ in range(3):
        hall.clock.forward(PAUSE_NOTICED - 1)
        assert await beat(hall, BOTH[0]) == [0]
    down = 3 * (PAUSE_NOTICED - 1)
    assert (await hall.match(match_id)).deadline_at == MORNING + DAY
    assert await Deadlines(process(hall, BOTH[0])).absent_shards() == [1]
    assert await beat(hall, SERVER) == [down]
    assert await Deadlines(process(hall, BOTH[0])).absent_shards() == []
    assert (await hall.match(match_id)).deadline_at == MORNING + DAY + down


async def test_nobody_else_settles_what_is_due_meanwhile(hall: Hall) -> None:
    match_id = await hall.duel()
    hall.clock.forward(DAY)
    assert await Deadlines(process(hall, BOTH[0])).sweep() == 0
    assert await Deadlines(process(hall, SERVER)).sweep() > 0
    assert (await hall.match(match_id)).revision == 1


@pytest.mark.parametrize("after", [[WHOLE], [Share(3, 0, 1), Share(3, 2, 2)]])
async def test_another_number_of_shards_gives_the_time_between_back_once(
    hall: Hall, after: list[Share]
) -> None:
    match_id = await hall.duel()
    await beat(hall, *BOTH)
    hall.clock.forward(HOUR)
    assert sorted(await beat(hall, *after)) == sorted([HOUR, *[0] * (len(after) - 1)])
    assert (await hall.match(match_id)).deadline_at == MORNING + DAY + HOUR
    assert await beat(hall, *after) == [0] * len(after)
