"""What a player is sent does not depend on when the others picked, nor on which message went out first.

Two halls come to the same turn. In it the others pick at other times, in another order, and change their
minds more or less often; and other messages have gone out before. Until the reveal everyone must be sent the
same bytes in both, except for the ready marks on the board; after it, too, since all chose the same in the
end.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from zlib import crc32

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bot.face.game.prompt import passed
from bot.face.letters.letters import Letter, Letters
from bot.face.match.resign import resign_question
from bot.face.registry.faces import face_of
from bot.face.screen import Screen
from bot.face.words import Words, locales
from bot.play.ground.times import DAY
from bot.play.match.courtesies import Courtesies
from bot.store import rows
from bot.store.engine import Store
from tests.depth import DEPTH
from tests.parcels import parcel
from tests.play.hall import Hall, SetClock
from tests.play.test_brawl_secrecy import choose, to_the_stances

DM = 77_000
"""The id of the first one's direct messages; the others' follow."""

places = st.integers(0, 26)
numbers = count(1)

picks = st.tuples(st.just("pick"), places, places)
deliveries = st.tuples(st.just("deliver"), places, places)
waits = st.tuples(st.just("wait"), st.integers(1, DAY // 20), st.just(0))
doings = st.lists(st.one_of(picks, deliveries, waits), max_size=7)
Doings = list[tuple[str, int, int]]


@given(
    seats=st.integers(2, 4),
    plays=st.lists(st.tuples(*[places] * 4), max_size=2),
    reader=places,
    final=st.tuples(*[places] * 4),
    done=st.tuples(doings, doings),
    patient=st.booleans(),
)
@settings(
    max_examples=12 * DEPTH,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
async def test_nobody_is_sent_anything_that_depends_on_when_others_picked(
    twins: list[tuple[Store, Store]],
    seats: int,
    plays: list[tuple[int, ...]],
    *,
    reader: int,
    final: tuple[int, ...],
    done: tuple[Doings, Doings],
    patient: bool,
) -> None:
    number = next(numbers)
    people = tuple(10_000 + 10 * number + seat for seat in range(seats))
    before: list[object] = []
    after: list[object] = []
    boards: list[tuple[object, object]] = []
    for (store, books), doing in zip(twins, done, strict=True):
        turn = await Turn.of(Hall(store, books, SetClock(), chance=number), people, plays, reader)
        if patient:
            await turn.be_patient()
        for what, one, other in doing:
            await turn.do(what, one, other)
        turn.hall.clock.time = turn.began + DAY // 2
        before.append(await turn.read_by_the_reader())
        boards.append(await turn.board())
        await turn.finish(final)
        await turn.deliver_all()
        after.append(await turn.read_by_all())
    assert before[0] == before[1]
    assert after[0] == after[1]
    ready, board = zip(*boards, strict=True)
    assert ready[0] != ready[1] or board[0] == board[1], "of all picks the board tells only who has clicked"


@dataclass(frozen=True)
class Turn:
    """A turn in which a player has yet to choose, and reads what they are sent."""

    hall: Hall
    match_id: str
    people: Sequence[int]
    reader: int
    others: Sequence[int]
    """Who else owes a choice."""
    began: int

    @classmethod
    async def of(
        cls, hall: Hall, people: tuple[int, ...], plays: Sequence[tuple[int, ...]], reader: int
    ) -> "Turn":
        """Play up to a turn of a duel or a free for all."""
        await hall.send_all()
        await hall.meet(*people)
        for seat, user_id in enumerate(people):
            await hall.cheat("dm_opened", user_id=user_id, dm_channel_id=DM + seat)
        match_id = await (hall.duel(*people) if len(people) == 2 else hall.brawl(*people, wish="random"))
        for choices in plays:
            for user_id, place in zip(people, choices, strict=False):
                if not (await hall.page(match_id)).outcome:
                    await to_the_stances(hall, match_id)
                    await choose(hall, match_id, user_id, place)
        assume(not (await hall.page(match_id)).outcome)
        others = await to_the_stances(hall, match_id)
        own = others.pop(reader % len(others))
        return cls(hall, match_id, people, own, others, hall.clock())

    async def be_patient(self) -> None:
        """Give time and offer a draw as the reader, of which everyone is told."""
        courtesies = Courtesies(self.hall.context)
        await courtesies.give_time(match_id=self.match_id, user_id=self.reader)
        await courtesies.offer_draw(match_id=self.match_id, user_id=self.reader)

    async def do(self, what: str, one: int, other: int) -> None:
        """Pick as another one, send a message, or move the clock."""
        if what == "wait":
            self.hall.clock.forward(one)
        elif what == "pick":
            await choose(self.hall, self.match_id, self.others[one % len(self.others)], other)
        elif parcels := self.first_of_each_lane(await self.hall.parcels()):
            await self.deliver(parcels[one % len(parcels)])

    def first_of_each_lane(self, parcels: list[rows.Parcel]) -> list[rows.Parcel]:
        """Return what may go out now."""
        return list({parcel.lane: parcel for parcel in reversed(parcels)}.values())

    async def deliver(self, parcel: rows.Parcel) -> None:
        """Send a message, under an id that does not depend on its turn to go."""
        claimed = await self.hall.claim(parcel.lane, parcel.rank)
        assert claimed is not None
        if await Letters(self.hall.context).write(claimed) is None:
            await self.hall.deliveries.dropped(claimed)
            return
        message_id = 1 + crc32(f"{claimed.lane}/{claimed.rank}".encode())
        dm = None if claimed.kind != "hand" else DM + (claimed.seat or 0)
        await self.hall.deliveries.delivered(claimed, message_id, dm)

    async def deliver_all(self) -> None:
        """Send what still waits."""
        while parcels := self.first_of_each_lane(await self.hall.parcels()):
            for due in parcels:
                await self.deliver(due)

    async def finish(self, final: Sequence[int]) -> None:
        """Make up the minds of all, at the same moment in both halls, the reader last."""
        for user_id, place in zip(self.people, final, strict=False):
            if user_id in self.others:
                await choose(self.hall, self.match_id, user_id, place)
        await choose(self.hall, self.match_id, self.reader, final[0])

    async def read_by_the_reader(self) -> list[object]:
        """Return what the reader may be sent or shown, in each language, and all are told."""
        return [*await self.read_by(self.reader), *await self.told()]

    async def read_by_all(self) -> list[object]:
        """Return what each of them may be sent or shown, and all are told, the board with it."""
        private = [await self.read_by(user_id) for user_id in self.people]
        return [*private, *await self.told(), await self.board()]

    async def read_by(self, user_id: int) -> list[object]:
        """Return the letters to a person, and their private screens in each language."""
        page, lines = await self.hall.page(self.match_id, user_id), await self.hall.reading.duels(user_id)
        seat, face = page.own_seat or 0, face_of(page)
        kinds = [("hand", page.revision), ("dim", 5), ("nudge", seat)]
        letters = [await self.write(kind, rank, seat) for kind, rank in kinds]
        letters.append(await self.write("reminder", 0, None, subject=str(user_id)))
        screens: list[object] = []
        for words in map(Words, locales()):
            screens += [face.hand(page, words), passed(page, words), resign_question(page, words)]
            asks_for_stance = any(">" in option for option in page.options)
            screens += [face.in_parts.form(page, words)] if face.in_parts and asks_for_stance else []
        told = [(line.match_id, line.own_turn, line.deadline_at) for line in lines]
        return [*letters, *screens, *told]

    async def chapters(self) -> list[int]:
        """Return what is told in a message each, the newest last."""
        return list(dict.fromkeys(turn.chapter for turn in await self.hall.turns(self.match_id)))

    async def told(self) -> list[object]:
        """Return what the channel is told beside the newest board."""
        return [
            *[await self.write("reveal", chapter, None) for chapter in (await self.chapters())[:-1]],
            *[await self.write("notice", number, None) for number in (1, 2)],
        ]

    async def board(self) -> tuple[object, object]:
        """Return who is shown as ready, and the newest board without its pings."""
        page, chapters = await self.hall.page(self.match_id), await self.chapters()
        newest = ("reveal", chapters[-1]) if chapters else ("board", 0)
        board = await self.write(*newest, None)
        return [player.ready for player in page.players], board and board.blocks

    async def write(
        self, kind: str, rank: int, seat: int | None, *, subject: str | None = None
    ) -> Screen | None:
        """Write a letter as it would be sent now."""
        claimed = parcel(kind, subject or self.match_id, rank=rank, seat=seat)
        letter: Letter | None = await Letters(self.hall.context).write(claimed)
        return letter and letter.screen
