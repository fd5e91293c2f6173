"""A turn resolved: what is written down, and exactly what is queued to be shown."""

from functools import partial

import pytest

from bot.play.ground.refusals import Gone, NotYours
from bot.play.ground.times import TURN_TIME
from bot.play.match.mix import dice_of_play
from bot.play.messages.parcels import READY_PAUSE
from bot.play.people.people import DM_REST
from rules.bushido.duel import DuelOptions, DuelState
from rules.bushido.events import DuelEvent
from rules.bushido.wheel import TECHNIQUES
from rules.codec import decode, encode
from rules.dice import seal
from rules.game import Outcome
from rules.games import game
from rules.replay import Left, Played, replay
from tests.play.hall import AYA, BEN, CHIYO, GUILD, MORNING, Hall


async def test_a_turn_is_written_down_as_the_rules_resolve_it(hall: Hall) -> None:
    match_id = await hall.duel()
    hall.clock.forward(5)
    await hall.play(match_id, "pine", "moon")

    match, [turn] = await hall.match(match_id), await hall.turns(match_id)
    options = decode(match.options, DuelOptions)
    entry = Played({0: "pine", 1: "moon"})
    dice_of = partial(dice_of_play, match, await hall.seats(match_id))
    step = replay(game(match.game), 2, options, dice_of, [entry])[-1]
    assert (turn.revision, turn.entry, turn.stand_ins, turn.at) == (1, encode(entry), "[]", MORNING + 5)
    assert turn.events == encode(step.events)
    assert (match.revision, match.status, match.outcome) == (1, "ongoing", None)
    assert match.state == encode(step.state)


@pytest.mark.parametrize("pace", TURN_TIME)
async def test_every_turn_has_the_whole_time_of_its_pace(hall: Hall, pace: str) -> None:
    match_id = await hall.duel(pace=pace)
    assert (await hall.match(match_id)).deadline_at == MORNING + TURN_TIME[pace]
    hall.clock.forward(1000)
    await hall.pick(match_id, AYA, "pine")
    assert (await hall.match(match_id)).deadline_at == MORNING + TURN_TIME[pace]
    hall.clock.forward(1000)
    await hall.pick(match_id, BEN, "moon")
    assert (await hall.match(match_id)).deadline_at == MORNING + 2000 + TURN_TIME[pace]


async def test_the_seal_is_that_of_the_seed_and_the_seed_is_shown_only_at_the_end(hall: Hall) -> None:
    match_id = await hall.duel()
    match = await hall.match(match_id)
    assert match.seal == seal(bytes.fromhex(match.seed))
    for viewer in (None, AYA, BEN):
        page = await hall.page(match_id, viewer)
        assert (page.seal, page.seed) == (match.seal, None)
    await hall.play_out(match_id)
    assert (await hall.page(match_id)).seed == match.seed


async def test_the_start_has_the_board_posted_and_both_asked(hall: Hall) -> None:
    match_id = await hall.duel()
    board, hand = f"board:{match_id}", f"hand:{match_id}"
    waiting = await hall.waiting()
    assert {key: due for key, due in waiting.items() if key[0].endswith(match_id) or hand in key[0]} == {
        (board, 0): 0,
        (f"{hand}:0", 0): 0,
        (f"{hand}:1", 0): 0,
    }


async def test_a_first_pick_has_only_the_board_drawn_after_a_pause(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.send_all()
    await hall.pick(match_id, AYA, "pine")
    assert await hall.waiting() == {(f"board:{match_id}", 0): READY_PAUSE}


async def test_who_thinks_better_of_it_has_no_board_drawn(hall: Hall) -> None:
    match_id = await hall.duel()
    click = hall.click()
    await hall.pick(match_id, AYA, "pine", click=click)
    await hall.send_all()
    await hall.pick(match_id, AYA, "pine", click=click)  # delivered twice
    for card in ("moon", "fan"):
        await hall.pick(match_id, AYA, card)
    assert await hall.waiting() == {}


async def test_a_board_is_drawn_once_for_each_who_gets_ready(hall: Hall) -> None:
    people = (AYA, BEN, CHIYO)
    match_id = await hall.brawl(*people)
    drawn = 0
    for user_id in people[:2]:
        for option in (await hall.page(match_id, user_id)).options[:3]:
            await hall.send_all()
            await hall.pick(match_id, user_id, option)
            drawn += len(await hall.parcels())
    assert drawn == 2


async def test_a_reveal_makes_the_ready_mark_before_it_needless(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.send_all()
    await hall.play(match_id)
    await hall.send_all()
    await hall.play(match_id)
    assert [(each.lane, each.rank) for each in await hall.parcels() if each.kind in ("board", "reveal")] == [
        (f"reveal:{match_id}", 2)
    ]


async def test_a_turn_ended_from_a_panel_tells_the_channel_and_asks_both_by_dm(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.pick(match_id, AYA, "pine")
    await hall.send_all()
    await hall.pick(match_id, BEN, "moon")
    assert await hall.waiting() == {
        (f"hand:{match_id}:0", 1): 0,
        (f"hand:{match_id}:1", 1): 0,
        (f"reveal:{match_id}", 1): 0,
    }


async def test_a_turn_ended_by_a_click_on_a_prompt_leaves_the_next_hand_to_the_answer(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.prompt(match_id, 0, 901)
    await hall.prompt(match_id, 1, 902)
    await hall.pick(match_id, AYA, "pine", prompt_id=901)
    await hall.send_all()
    picked = await hall.pick(match_id, BEN, "moon", prompt_id=902)
    assert await hall.waiting() == {
        (f"hand:{match_id}:0", 1): 0,
        (f"hand:{match_id}:1", 1): 0,
        (f"reveal:{match_id}", 1): 0,
    }
    assert picked.next_prompt is not None
    assert (picked.next_prompt.seat, picked.next_prompt.rank, picked.page.revision) == (1, 1, 1)
    assert await hall.claim(f"hand:{match_id}:1", 1) is None
    await hall.deliveries.brought(picked.next_prompt, 904, 10_001)
    assert (await hall.seats(match_id))[1].prompt_id == 904


async def test_a_prompt_that_the_answer_could_not_bring_is_left_to_the_outbox(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.prompt(match_id, 1, 902)
    await hall.pick(match_id, AYA, "pine")
    picked = await hall.pick(match_id, BEN, "moon", prompt_id=902)
    assert picked.next_prompt is not None
    await hall.deliveries.brought(picked.next_prompt, None, 10_001)
    hall.clock.forward(1000)
    assert await hall.claim(f"hand:{match_id}:1", 1) is not None


async def test_prompts_that_were_not_clicked_are_dimmed(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.prompt(match_id, 0, 901)
    await hall.prompt(match_id, 1, 902)
    await hall.send_all()
    await hall.play(match_id)
    assert await hall.waiting() == {
        (f"board:{match_id}", 0): READY_PAUSE,
        (f"dim:{match_id}:0", 901): 0,
        (f"dim:{match_id}:1", 902): 0,
        (f"hand:{match_id}:0", 1): 0,
        (f"hand:{match_id}:1", 1): 0,
        (f"reveal:{match_id}", 1): 0,
    }
    assert [seat.prompt_id for seat in await hall.seats(match_id)] == [None, None]


async def test_who_takes_no_dms_is_not_asked_by_dm_until_a_week_has_passed(hall: Hall) -> None:
    await hall.meet(AYA, BEN)
    match_id = await hall.duel()
    hand = await hall.claim(f"hand:{match_id}:0")
    assert hand is not None
    await hall.deliveries.no_dm(hand, AYA)
    await hall.send_all()
    await hall.play(match_id)
    assert set(await hall.waiting()) == {
        (f"board:{match_id}", 0),
        (f"hand:{match_id}:1", 1),
        (f"reveal:{match_id}", 1),
    }
    await hall.send_all()
    hall.clock.forward(DM_REST)
    await hall.play(match_id)
    assert (f"hand:{match_id}:0", 2) in await hall.waiting()


async def test_the_last_turn_tells_the_end_and_asks_nobody(hall: Hall) -> None:
    match_id = await hall.duel()
    while (await hall.match(match_id)).status == "ongoing":
        await hall.send_all()
        await hall.play(match_id)
    last = await hall.match(match_id)
    lanes = (f"reveal:{match_id}", f"hand:{match_id}:0", f"hand:{match_id}:1")
    assert await hall.waiting() == {(lane, last.revision): 0 for lane in lanes}
    assert {each.kind for each in await hall.parcels()} == {"reveal", "last-hand"}
    assert (last.status, last.deadline_at, last.ended_at) == ("over", None, hall.clock())
    assert last.outcome == encode(decode(last.state, DuelState).result)
    assert len(await hall.turns(match_id)) == last.revision
    assert [seat.misses for seat in await hall.seats(match_id)] == [0, 0]


async def test_a_resignation_ends_the_duel_for_the_other(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.play(match_id)
    await hall.pick(match_id, BEN, "fan")
    await hall.prompt(match_id, 0, 901)
    await hall.send_all()
    await hall.matches.resign(match_id=match_id, user_id=AYA)

    match = await hall.match(match_id)
    assert (match.status, match.revision) == ("over", 2)
    assert decode(match.outcome or "", Outcome) == Outcome((1,), "resigned")
    assert (await hall.turns(match_id))[-1].entry == encode(Left(0, "resigned"))
    assert await hall.picks(match_id) == []
    assert set(await hall.waiting()) == {
        (f"dim:{match_id}:0", 901),
        (f"hand:{match_id}:1", 2),
        (f"reveal:{match_id}", 2),
        (f"board:{match_id}", 0),
    }


async def test_only_those_at_the_table_resign_and_only_once(hall: Hall) -> None:
    match_id = await hall.duel()
    with pytest.raises(NotYours, match="not-your-duel"):
        await hall.matches.resign(match_id=match_id, user_id=CHIYO)
    await hall.matches.resign(match_id=match_id, user_id=BEN)
    for again in (AYA, BEN):
        with pytest.raises(Gone, match="duel-over"):
            await hall.matches.resign(match_id=match_id, user_id=again)
    with pytest.raises(Gone, match="duel-over"):
        await hall.matches.resign(match_id="nothing", user_id=AYA)
    assert len(await hall.turns(match_id)) == 1


async def test_a_whole_duel_is_as_many_turns_as_its_revision_says(hall: Hall) -> None:
    match_id = await hall.duel()
    turns = await hall.play_out(match_id)
    assert [turn.revision for turn in await hall.turns(match_id)] == list(range(1, turns + 1))


async def test_the_log_of_a_whole_duel_reads_back_as_events(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.play_out(match_id)
    for turn in await hall.turns(match_id):
        told = (await hall.reading.turn(match_id, turn.revision)).events
        assert encode(told) == turn.events == encode(decode(turn.events, list[DuelEvent]))


async def test_nothing_in_the_outbox_says_what_was_picked(hall: Hall) -> None:
    match_id = await hall.duel()
    for choice in TECHNIQUES:
        await hall.pick(match_id, AYA, choice)
        waiting = encode(await hall.parcels())
        assert not any(technique in waiting for technique in TECHNIQUES)


async def test_what_a_match_needs_to_know_of_its_server_is_kept_with_it(hall: Hall) -> None:
    match = await hall.match(await hall.duel())
    assert (match.guild_id, match.board_id, match.started_at) == (GUILD, None, MORNING)
