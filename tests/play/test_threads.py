"""The thread of a match: wished for at its beginning, noted when it opens, given up when it cannot be."""

from bot.face.letters.letter import Letter
from bot.face.letters.letters import Letters
from bot.play.guild.organisers import Standing
from bot.play.messages.threads import Threads
from bot.store import rows
from tests.play.hall import AYA, BEN, CHANNEL, GUILD, Hall

BOARD, REVEAL = 5_000, 5_001
MANAGER = Standing(GUILD, AYA, frozenset(), manages=True)


async def wanted(hall: Hall, answer: str = "on") -> Threads:
    """Settle whether turns are told in threads."""
    await hall.book.change(GUILD, MANAGER, "threads", (answer,))
    return Threads(hall.context)


async def boarded(hall: Hall, match_id: str) -> None:
    """Post the board."""
    parcel = await hall.claim(f"board:{match_id}")
    assert parcel is not None
    await hall.deliveries.delivered(parcel, BOARD, None)


async def reveal(hall: Hall, match_id: str, turn: int = 1) -> tuple[rows.Parcel, Letter]:
    """Return the letter that tells a turn, and its parcel."""
    parcel = await hall.claim(f"reveal:{match_id}", turn)
    assert parcel is not None
    letter = await Letters(hall.context).write(parcel)
    assert letter is not None
    return parcel, letter


async def refused_in(hall: Hall) -> int | None:
    return (await hall.book.page(GUILD, MANAGER)).no_threads_in


async def test_a_match_wants_a_thread_where_its_server_does_when_it_begins(hall: Hall) -> None:
    usual = await hall.duel()
    await wanted(hall, "off")
    without = await hall.duel()
    await wanted(hall)
    duel, brawl = await hall.duel(), await hall.brawl(AYA, BEN, 13)
    found = [(await hall.page(match)).wants_thread for match in (usual, without, duel, brawl)]
    assert found == [True, False, True, True]


async def test_the_first_turn_opens_a_thread_from_the_board_and_the_others_stand_in_it(hall: Hall) -> None:
    threads = await wanted(hall)
    await hall.meet(AYA, BEN)
    match_id = await hall.duel()
    await boarded(hall, match_id)
    await hall.play(match_id, "moon", "snow")
    parcel, letter = await reveal(hall, match_id)
    assert letter.opens is not None
    assert (letter.channel_id, letter.opens.message_id, letter.in_thread) == (CHANNEL, BOARD, False)
    assert letter.opens.name == f"⚔️ Person {AYA}, Person {BEN}"
    await threads.opened(match_id, BOARD)
    await hall.deliveries.delivered(parcel, REVEAL, None)
    await hall.play(match_id, "pine", "moon")
    _, letter = await reveal(hall, match_id, 2)
    assert (letter.channel_id, letter.opens, letter.in_thread) == (BOARD, None, True)
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    assert await hall.claim(f"board:{match_id}"), "who left is shown on the first board, too"


async def test_without_a_board_no_thread_is_opened_yet(hall: Hall) -> None:
    await wanted(hall)
    match_id = await hall.duel()
    await hall.play(match_id, "moon", "snow")
    _, letter = await reveal(hall, match_id)
    assert (letter.channel_id, letter.opens) == (CHANNEL, None)
    assert (await hall.page(match_id)).wants_thread


async def test_a_turn_that_is_told_on_opens_no_thread(hall: Hall) -> None:
    await wanted(hall)
    match_id = await hall.duel()
    await hall.play(match_id, "moon", "snow")
    parcel, _ = await reveal(hall, match_id)
    await hall.deliveries.delivered(parcel, REVEAL, None)
    await boarded(hall, match_id)
    letter = await Letters(hall.context).write(parcel)
    assert letter is not None
    assert (letter.message_id, letter.opens) == (REVEAL, None)


async def test_a_lost_thread_is_not_opened_again(hall: Hall) -> None:
    threads = await wanted(hall)
    match_id = await hall.duel()
    await boarded(hall, match_id)
    await threads.opened(match_id, BOARD)
    await threads.lost(match_id)
    await threads.opened(match_id, BOARD)  # by a process that did not know
    page = await hall.page(match_id)
    assert (page.thread_id, page.wants_thread) == (None, False)
    assert await refused_in(hall) is None


async def test_a_refusal_is_told_once_until_a_thread_opens_there(hall: Hall, rival: Hall) -> None:
    threads = await wanted(hall)
    first, second, third = [await hall.duel() for _ in range(3)]
    assert [await threads.refused(first), await Threads(rival.context).refused(second)] == [True, False]
    assert await refused_in(hall) == CHANNEL
    assert [(await hall.page(match)).wants_thread for match in (first, second, third)] == [False, False, True]
    await threads.opened(third, BOARD)
    assert await refused_in(hall) is None
    assert await threads.refused(first)


async def test_a_match_that_moves_to_another_channel_opens_another_thread(hall: Hall) -> None:
    threads = await wanted(hall)
    match_id = await hall.duel()
    await boarded(hall, match_id)
    await threads.opened(match_id, BOARD)
    await hall.play(match_id, "moon", "snow")
    parcel, _ = await reveal(hall, match_id)
    await hall.deliveries.move(parcel, CHANNEL + 1)
    page = await hall.page(match_id)
    assert (page.channel_id, page.thread_id, page.wants_thread) == (CHANNEL + 1, None, True)


async def test_a_board_that_is_gone_is_asked_for(hall: Hall) -> None:
    threads = await wanted(hall)
    match_id = await hall.duel()
    await boarded(hall, match_id)
    await threads.boardless(match_id)
    assert (await hall.waiting())[f"board:{match_id}", 0] == 0
