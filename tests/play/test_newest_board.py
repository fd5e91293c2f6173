"""What shows a match between its turns: the last reveal, or the first board before there is one."""

from dataclasses import replace

from bot.face.letters.letter import Letter
from bot.face.letters.letters import Letters
from bot.face.transcript import as_text
from bot.play.ground.times import DAY
from bot.play.match.courtesies import Courtesies
from bot.play.messages.parcels import FIRST, PATIENT, READY_PAUSE, REVEAL
from bot.store.rows import Parcel
from tests.parcels import parcel
from tests.play.hall import AYA, BEN, Hall
from tests.spoken import WORDS

BOARD, TOLD, PROMPT = 5_000, 5_001, 901


async def shown(hall: Hall, match_id: str) -> None:
    """Show the first board and the first turn."""
    await hall.deliveries.delivered(await claimed(hall, f"board:{match_id}"), BOARD, None)
    await hall.play(match_id)
    await tell(hall, match_id, 1, TOLD)


async def tell(hall: Hall, match_id: str, chapter: int, message_id: int) -> None:
    """Send a reveal."""
    await hall.deliveries.delivered(await claimed(hall, f"reveal:{match_id}", chapter), message_id, None)


async def claimed(hall: Hall, lane: str, rank: int = 0) -> Parcel:
    """Take a parcel that is there."""
    found = await hall.claim(lane, rank)
    assert found is not None
    return found


async def letter(
    hall: Hall, kind: str, match_id: str, rank: int = 0, seat: int | None = None
) -> Letter | None:
    """Write a letter as it would be sent now."""
    return await Letters(hall.context).write(parcel(kind, match_id, rank=rank, seat=seat))


async def reveals(hall: Hall) -> list[tuple[int, int, int]]:
    """Return the reveals that wait: which, how urgent, and when they are due."""
    found = [each for each in await hall.parcels() if each.kind == "reveal"]
    return [(each.rank, each.urgent, each.due_at - hall.clock()) for each in found]


async def in_channel(hall: Hall, match_id: str, user_id: int) -> None:
    """Pick a player's first card behind the Hand button."""
    page = await hall.page(match_id, user_id)
    await hall.matches.pick(
        match_id=match_id,
        revision=page.revision,
        user_id=user_id,
        choice=page.options[0],
        interaction_id=hall.click(),
        in_channel=True,
    )


async def play_in_channel(hall: Hall, match_id: str) -> None:
    """Play a turn in which one of the two chooses behind the Hand button."""
    await in_channel(hall, match_id, AYA)
    await hall.pick(match_id, BEN, (await hall.page(match_id, BEN)).options[-1])


async def test_who_is_ready_is_edited_into_the_last_reveal_and_the_first_board_is_let_be(hall: Hall) -> None:
    match_id = await hall.duel()
    await shown(hall, match_id)
    await hall.send_all()
    await hall.pick(match_id, AYA, (await hall.page(match_id, AYA)).options[0])
    assert await hall.waiting() == {(f"reveal:{match_id}", 1): READY_PAUSE}
    newest = await letter(hall, "reveal", match_id, 1)
    assert newest is not None
    assert newest.message_id == TOLD
    assert as_text(newest.screen).count(WORDS("duel-ready")) == 1
    assert await letter(hall, "board", match_id) is None


async def test_a_new_reveal_drops_what_the_last_was_to_show_but_nothing_that_it_was_to_tell(
    hall: Hall,
) -> None:
    match_id = await hall.duel()
    await shown(hall, match_id)
    await hall.play(match_id)  # the ready mark of the second turn waits for a while
    assert await reveals(hall) == [(2, FIRST, 0)]
    await hall.play(match_id)
    assert sorted(await reveals(hall)) == [(2, FIRST, 0), (3, FIRST, 0)]


async def test_an_earlier_reveal_tells_its_turn_and_nothing_of_how_all_stand_since(hall: Hall) -> None:
    match_id = await hall.duel()
    await shown(hall, match_id)
    await hall.play(match_id)
    earlier, newest = await letter(hall, "reveal", match_id, 1), await letter(hall, "reveal", match_id, 2)
    assert earlier is not None
    assert newest is not None
    assert "-# 🎴" not in as_text(earlier.screen)
    assert "[Hand]" in as_text(earlier.screen)
    assert as_text(newest.screen).count("-# 🎴") == 2


async def test_what_happens_beside_the_cards_shows_in_the_newest_board(hall: Hall) -> None:
    match_id = await hall.duel()
    await shown(hall, match_id)
    await hall.send_all()
    courtesies = Courtesies(hall.context)
    assert await courtesies.give_time(match_id=match_id, user_id=AYA) == DAY
    assert await reveals(hall) == [(1, PATIENT, 0)]
    for user_id in (AYA, BEN):
        await hall.send_all()
        await courtesies.offer_draw(match_id=match_id, user_id=user_id)
    assert {(each.kind, each.rank) for each in await hall.parcels()} == {
        ("reveal", 1),
        ("last-hand", 1),
        ("board", 0),
    }, "who agreed last knows"
    told = await letter(hall, "reveal", match_id, 1)
    assert told is not None
    assert WORDS("outcome-draw-agreed") in as_text(told.screen)


async def test_the_newest_board_is_known_before_it_is_posted(hall: Hall) -> None:
    match_id = await hall.duel()
    assert (await hall.reading.newest_board(match_id)).message_id is None
    await hall.deliveries.delivered(await claimed(hall, f"board:{match_id}"), BOARD, None)
    assert (await hall.reading.newest_board(match_id)).message_id == BOARD
    await hall.play(match_id)
    assert (await hall.reading.newest_board(match_id)).message_id == BOARD
    await tell(hall, match_id, 1, TOLD)
    assert (await hall.reading.newest_board(match_id)).message_id == TOLD
    [line] = await hall.reading.duels(AYA)
    assert line.board_id == TOLD


async def test_a_prompt_goes_on_with_the_next_turn_where_its_owner_chose_in_the_channel(hall: Hall) -> None:
    await hall.meet(AYA, BEN)
    match_id = await hall.duel()
    await shown(hall, match_id)
    await hall.prompt(match_id, 0, PROMPT)
    await hall.send_all()
    await play_in_channel(hall, match_id)
    assert not [each for each in await hall.parcels() if each.kind == "dim"]
    hand = await letter(hall, "hand", match_id, 2, 0)
    assert hand is not None
    assert (hand.message_id, hand.replace) == (PROMPT, True)
    newest = await letter(hall, "reveal", match_id, 2)
    assert newest is not None
    assert AYA in newest.screen.pings
    assert BEN not in newest.screen.pings


async def test_whoever_is_stood_in_for_is_asked_in_a_new_message(hall: Hall) -> None:
    await hall.meet(AYA, BEN)
    match_id = await hall.duel()
    await shown(hall, match_id)
    await play_in_channel(hall, match_id)
    await hall.prompt(match_id, 0, PROMPT)
    hall.clock.forward(2 * DAY)
    await replace(hall.deadlines, pause_noticed=9 * DAY).sweep()
    assert (f"dim:{match_id}:0", PROMPT) in await hall.waiting()
    hand = await letter(hall, "hand", match_id, 3, 0)
    assert hand is not None
    assert hand.message_id is None


async def test_a_drawing_of_a_prompt_that_was_overtaken_is_made_anew(hall: Hall) -> None:
    await hall.meet(AYA, BEN)
    match_id = await hall.duel()
    await shown(hall, match_id)
    await hall.prompt(match_id, 0, PROMPT)
    await play_in_channel(hall, match_id)
    under_way = await claimed(hall, f"hand:{match_id}:0", 2)
    await play_in_channel(hall, match_id)
    await hall.send_all()
    await hall.deliveries.delivered(under_way, PROMPT, None)
    assert set(await hall.waiting()) == {(f"hand:{match_id}:0", 3)}


async def test_the_reveal_of_an_earlier_bot_becomes_the_newest_board(hall: Hall) -> None:
    match_id = await hall.duel()
    await shown(hall, match_id)
    await hall.send_all()
    await hall.store.transact(lambda tx: REVEAL.post(tx, match_id, hall.clock(), rank=1))
    edited = await letter(hall, "reveal", match_id, 1)
    assert edited is not None
    assert edited.message_id == TOLD
    await hall.store.transact(lambda tx: tx.run("telling_lose", match_id=match_id, chapter=1))
    anew = await letter(hall, "reveal", match_id, 1)
    assert anew is not None
    assert anew.message_id is None, "where it is not known, it is told once more"
