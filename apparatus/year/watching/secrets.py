"""Checks that nothing leaks: what anyone is sent must not depend on others' picks and plans.

A letter is written a second time in another world, inside a transaction that is rolled back. There, nobody
else has planned or settled anything. Nobody else at the table has chosen yet, or, where the board tells who
has, they have chosen another card. A hand is written as if its board were not there yet. Not a byte may
differ.
"""

import re
from typing import NoReturn

from apparatus.year.checks import Violation
from apparatus.year.house import House
from apparatus.year.person import BRANCH, HOME, REPORTS, channel_in
from apparatus.year.town import Town
from apparatus.year.watching.sealed import check_sealed
from bot.face.letters.letter import Letter
from bot.face.letters.letters import Letters
from bot.face.transcript import as_text
from bot.play.ground.context import Context
from bot.play.match.playing_out import counted, seen_ready
from bot.play.match.taken import take_current
from bot.play.messages.parcels import DIM, REPORT
from bot.play.noticeboards.page import noticeboard_page
from bot.store import rows
from bot.store.engine import Store, Tx, Work
from bot.store.ids import MatchId, UserId
from bot.store.instruction_rows import InstructionRow
from bot.store.noticeboard_rows import NoticeboardRow
from bot.store.transaction import T

SAMPLED = 0.3
"""The share of letters written twice, among those that could tell a pick."""

OF_A_MATCH = frozenset(
    {"board", "reveal", "hand", "last-hand", "dim", "nudge", "call", "notice", "substitution", "noticeboard"}
)
PROMPTS = ("hand", "last-hand", "dim")
TOLD_OF_A_CONTEST = ("contest", "road-news", "board", "hand")
BOARDS = ("board", "reveal", "noticeboard")
LATEST = 2**62
"""An interaction id later than any other."""

_SOMEBODY = re.compile(r"(?:Person|<@)(\d+)")
_WHISPER = re.compile(r"whispered by (\d+)")


async def check_letter(town: Town, parcel: rows.Parcel, letter: Letter) -> None:
    """Raise Violation if a letter tells what its reader must not know, or goes to the wrong reader."""
    text = as_text(letter.screen)
    await _check_reader(town, parcel, letter)
    if parcel.kind in TOLD_OF_A_CONTEST:
        await check_sealed(town, text, parcel.lane)
    _check_report(parcel, letter, text)
    if named := set(map(int, _SOMEBODY.findall(text))) & town.forgotten.keys():
        raise Violation(f"forgotten person named: {parcel.lane} names {min(named)}")
    if parcel.kind in OF_A_MATCH and town.luck.likely(SAMPLED):
        await check_twin(town.house, parcel, letter)


async def check_twin(house: House, parcel: rows.Parcel, letter: Letter) -> None:
    """Raise Violation if a letter would differ had others chosen otherwise."""

    async def work(tx: Tx) -> NoReturn:
        match_id = await _told_of(tx, parcel, house)
        await _choose_otherwise(tx, parcel, match_id, letter.user_id)
        inside = Context(_Inside(tx), house.clock, house.chance)
        raise _TakenBackError(await Letters(inside).write(parcel))

    try:
        await house.store.transact(work)
    except _TakenBackError as twin:
        if twin.letter != letter:
            raise Violation(f"pick leaks: {parcel.kind} of {parcel.subject} tells it") from None


async def _told_of(tx: Tx, parcel: rows.Parcel, house: House) -> MatchId:
    """Return the match that a letter is about; for a noticeboard, its first match."""
    row = await tx.one("noticeboard_by_id", NoticeboardRow, id=parcel.subject)
    told = (await noticeboard_page(tx, row, house.clock())).matches if row else ()
    return told[0].page.match_id if told else MatchId(parcel.subject)


async def _choose_otherwise(tx: Tx, parcel: rows.Parcel, match_id: MatchId, reader_id: UserId | None) -> None:
    """Drop what everyone but the reader picked, planned and settled; those seen ready pick another card."""
    match = await tx.one("match_by_id", rows.Match, id=match_id)
    if match is None or match.status != "ongoing":
        return
    taken = await take_current(tx, match_id)
    options = {request.seat: request.options for request in taken.game.requests(taken.state)}
    picks, ready = await counted(tx, taken), await seen_ready(tx, taken)
    await tx.run("picks_forget", match_id=match_id, revision=match.revision)
    for seat, choice in picks.items():
        others = [option for option in options.get(seat, ()) if option != choice]
        house = seat >= len(taken.seats)  # the house has always chosen when people are asked
        if not house and taken.seats[seat].user_id == reader_id:
            await _pick(tx, match, seat, choice)
        elif house or (parcel.kind in BOARDS and seat in ready):
            await _pick(tx, match, seat, (others or [choice])[0])
    for row in taken.seats:
        if row.user_id != reader_id:
            await tx.run("orders_forget", match_id=match_id, seat=row.seat)
            await _settle_nothing(tx, match_id, row.seat)
    if parcel.kind in PROMPTS:
        await tx.run("match_board_set", id=match_id, board_id=None)


async def _settle_nothing(tx: Tx, match_id: MatchId, seat: int) -> None:
    place = {"match_id": match_id, "seat": seat}
    for row in await tx.all("instructions_of", InstructionRow, **place):
        await tx.run("instruction_forget", **place, topic=row.topic)


async def _pick(tx: Tx, match: rows.Match, seat: int, choice: str) -> None:
    await tx.run(
        "pick_keep",
        interaction_id=LATEST + seat,
        match_id=match.id,
        revision=match.revision,
        seat=seat,
        choice=choice,
        at=0,
    )


async def _check_reader(town: Town, parcel: rows.Parcel, letter: Letter) -> None:
    """Raise Violation if a hand goes to anyone but its owner, or anything to a person who was forgotten."""
    if letter.user_id is None:
        return
    if letter.user_id in town.forgotten or letter.user_id < 0:
        raise Violation(f"forgotten person written to: {parcel.lane} goes to {letter.user_id}")
    if parcel.kind in PROMPTS:
        page = await town.house.play.reading.match(MatchId(parcel.subject))
        left = parcel.kind == DIM.name and letter.user_id in {former.user_id for former in page.formers}
        if not left and letter.user_id != page.players[parcel.seat or 0].user_id:
            raise Violation(f"hand leaks: seat {parcel.seat} of {parcel.subject} goes to {letter.user_id}")


def _check_report(parcel: rows.Parcel, letter: Letter, text: str) -> None:
    """Raise Violation if the words of a report appear anywhere but where organisers read them."""
    told = _WHISPER.search(text)
    private = {channel_in(guild_id, REPORTS) for guild_id in (HOME, BRANCH)}
    if told and not (parcel.kind == REPORT.name and letter.channel_id in private):
        raise Violation(f"report leaks: {parcel.lane} tells what {told[1]} reported")


class _TakenBackError(Exception):
    """Rolls a transaction back, and carries out the letter written there."""

    def __init__(self, letter: Letter | None) -> None:
        super().__init__()
        self.letter = letter


class _Inside(Store):
    """A store that does all work inside one transaction."""

    def __init__(self, tx: Tx) -> None:
        super().__init__()
        self._tx = tx

    async def transact(self, work: Work[T]) -> T:
        return await work(self._tx)

    async def read(self, work: Work[T]) -> T:
        return await work(self._tx)

    async def _transact(self, work: Work[T]) -> T:
        return await work(self._tx)

    async def _read(self, work: Work[T]) -> T:
        return await work(self._tx)
