"""What a person must not read is found wherever they could read it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from apparatus.year.acts.moderating import reports
from apparatus.year.acts.privacy import export
from apparatus.year.checks import Violation
from apparatus.year.watching.secrets import check_letter, check_twin
from bot.face.letters.letter import Letter
from bot.face.letters.letters import Letters
from bot.face.screen import Screen, Text
from bot.play.match.reading import MatchPage, match_page
from bot.store import rows
from bot.store.instruction_rows import InstructionRow
from tests.apparatus.year.ward import AYA, BEN, CHANNEL, GUILD, warded
from tests.parcels import parcel

Tell = Callable[[MatchPage], object]

LETTER = Letter(screen=Screen((Text("hello"),)), mark="m", channel_id=CHANNEL, guild_id=GUILD)


async def test_a_page_that_shows_a_pick_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with warded(tmp_path) as ward:
        match_id = await ward.duel()
        await ward.auditor.spot_check(ward.year.town, match_id)
        reading, page = ward.year.house.play.reading, await ward.year.house.play.reading.match(match_id)

        async def indiscreet(*_: object) -> object:
            return replace(page, pick="moon")

        monkeypatch.setattr(type(reading), "match", indiscreet)
        with pytest.raises(Violation, match="page leaks"):
            await ward.auditor.spot_check(ward.year.town, match_id)


async def test_a_letter_that_tells_a_pick_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with warded(tmp_path) as ward:
        house = ward.year.house
        match_id = await ward.duel()
        await ward.pick(match_id, AYA)
        board = parcel("board", match_id)
        letter = await house.letters.write(board)
        assert letter is not None
        await check_twin(house, board, letter)

        async def indiscreet(letters: Letters, found: rows.Parcel) -> Letter:
            asked = {"match_id": found.subject, "revision": 0}
            picks = await letters.context.store.read(lambda tx: tx.all("picks_of", rows.Pick, **asked))
            return replace(LETTER, screen=Screen((Text(f"Aya plays {picks[-1].choice}"),)))

        monkeypatch.setattr(Letters, "write", indiscreet)
        told = await house.letters.write(board)
        assert told is not None
        with pytest.raises(Violation, match="pick leaks"):
            await check_twin(house, board, told)


async def test_a_letter_that_tells_what_is_settled_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with warded(tmp_path) as ward:
        house = ward.year.house
        match_id = await ward.drafting()
        for user_id in (AYA, BEN):
            await ward.wish(match_id, user_id)
        board = parcel("board", match_id)
        letter = await house.letters.write(board)
        assert letter is not None
        await check_twin(house, board, letter)

        async def indiscreet(letters: Letters, found: rows.Parcel) -> Letter:
            asked = {"match_id": found.subject}
            settled = await letters.context.store.read(
                lambda tx: tx.all("instructions_in_force", InstructionRow, **asked)
            )
            return replace(LETTER, screen=Screen((Text(f"{len(settled)} have a list of wishes"),)))

        monkeypatch.setattr(Letters, "write", indiscreet)
        told = await house.letters.write(board)
        assert told is not None
        with pytest.raises(Violation, match="pick leaks"):
            await check_twin(house, board, told)


async def test_a_hand_that_tells_who_has_picked_or_where_the_board_is_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with warded(tmp_path) as ward:
        house = ward.year.house
        match_id = await ward.duel()
        await ward.pick(match_id, AYA)
        await ward.run("UPDATE matches SET board_id = 9")
        hand = parcel("hand", match_id, seat=1)
        letter = await house.letters.write(hand)
        assert letter is not None
        await check_twin(house, hand, letter)
        for tell in (lambda page: page.players[0].ready, lambda page: page.board_id):

            async def indiscreet(letters: Letters, found: rows.Parcel, tell: Tell = tell) -> Letter:
                page = await letters.context.store.read(lambda tx: match_page(tx, found.subject, BEN, 0))
                return replace(LETTER, user_id=BEN, screen=Screen((Text(str(tell(page))),)))

            monkeypatch.setattr(Letters, "write", indiscreet)
            told = await house.letters.write(hand)
            assert told is not None
            with pytest.raises(Violation, match="pick leaks"):
                await check_twin(house, hand, told)


@pytest.mark.parametrize(
    ("text", "user_id", "found"),
    [
        ("Person1002 won", None, "forgotten person named"),
        ("<@1002> is called", None, "forgotten person named"),
        ("hello", BEN, "forgotten person written to"),
        ("whispered by 1000: he cheats", None, "report leaks"),
    ],
)
async def test_a_letter_that_should_not_be_is_found(
    tmp_path: Path, text: str, user_id: int | None, found: str
) -> None:
    async with warded(tmp_path) as ward:
        town = ward.year.town
        town.forgotten[BEN] = 0
        await check_letter(town, parcel("season", "1"), LETTER)
        letter = replace(LETTER, screen=Screen((Text(text),)), user_id=user_id)
        with pytest.raises(Violation, match=found):
            await check_letter(town, parcel("season", "1"), letter)


async def test_a_hand_for_somebody_else_is_found(tmp_path: Path) -> None:
    async with warded(tmp_path) as ward:
        match_id = await ward.duel()
        hand = parcel("hand", match_id, seat=0)
        with pytest.raises(Violation, match="hand leaks"):
            await check_letter(ward.year.town, hand, replace(LETTER, user_id=BEN))


async def test_a_report_is_read_by_organisers_and_nobody_else(tmp_path: Path) -> None:
    async with warded(tmp_path) as ward:
        town = ward.year.town
        ben = town.crowd[2]
        await reports(ben, town)
        letter = replace(LETTER, screen=Screen((Text("whispered by 1002"),)), channel_id=112)
        await check_letter(town, parcel("report", "x"), letter)
        await export(ben, town)
        await ward.run("UPDATE reports SET words = 'whispered by 1003'")
        with pytest.raises(Violation, match="report leaks"):
            await export(ben, town)
