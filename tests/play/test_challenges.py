"""Challenges: issued, answered once, and lapsed by themselves."""

import pytest
from msgspec import structs

from bot.face.entry.challenge import challenge as challenge_screen
from bot.face.entry.challenge import refusal_form
from bot.face.match.lists import duels, which_challenge
from bot.face.press import Press
from bot.face.roles import role_question
from bot.face.words import Words
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.times import CHALLENGE_LIFE, TURN_TIME
from bot.play.match.draws import RANDOM
from bot.play.messages.parcels import ANSWER_FIRST
from bot.play.people.voice import RESTS
from bot.play.privacy.forget import Forgetting
from rules.bushido.duel import DuelOptions
from rules.bushido.fighters import FIGHTERS
from rules.codec import decode, encode
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, GUILD, MORNING, Hall


async def test_a_challenge_is_open_until_it_lapses(hall: Hall) -> None:
    challenge = await hall.challenge(wish="swift", pace="blitz")
    assert (challenge.status, challenge.challenger_id, challenge.opponent_id) == ("open", AYA, BEN)
    assert (challenge.wish, challenge.pace) == ("swift", "blitz")
    assert (challenge.guild_id, challenge.channel_id) == (GUILD, CHANNEL)
    assert (challenge.created_at, challenge.expires_at) == (MORNING, MORNING + CHALLENGE_LIFE)
    assert await hall.challenges.open_for(AYA) == await hall.challenges.open_for(BEN) == [challenge]
    assert await hall.challenges.open_for(CHIYO) == []


async def test_nobody_challenges_themselves(hall: Hall) -> None:
    with pytest.raises(Refusal, match="challenge-self"):
        await hall.challenge(AYA, AYA)
    assert await hall.every_challenge() == []


async def test_who_was_forgotten_is_nobody_to_challenge(hall: Hall) -> None:
    match_id = await hall.duel()
    await Forgetting(hall.context).forget(BEN)
    alias = next(player.user_id for player in (await hall.page(match_id)).players if player.user_id != AYA)
    with pytest.raises(Gone, match="challenge-forgotten"):
        await hall.challenge(AYA, alias)


async def test_a_pair_has_one_open_challenge_in_each_direction(hall: Hall) -> None:
    await hall.challenge(AYA, BEN)
    with pytest.raises(Refusal, match="challenge-already-open"):
        await hall.challenge(AYA, BEN, pace="week")
    await hall.challenge(BEN, AYA)
    await hall.challenge(AYA, CHIYO)
    assert len(await hall.every_challenge()) == 3


async def test_an_answered_challenge_makes_room_for_the_next(hall: Hall) -> None:
    first = await hall.challenge()
    await hall.challenges.refuse(challenge_id=first.id, user_id=BEN, reason="")
    hall.clock.forward(RESTS[0])
    second = await hall.challenge()
    await hall.challenges.withdraw(challenge_id=second.id, user_id=AYA)
    hall.clock.forward(RESTS[1])
    third = await hall.challenge()
    await hall.accept(third)
    fourth = await hall.challenge()
    assert await hall.challenges.open_for(AYA) == [fourth]


async def test_a_refused_challenge_leaves_nothing_behind(hall: Hall) -> None:
    await hall.challenge()
    waiting = await hall.waiting()
    with pytest.raises(Refusal):
        await hall.challenge()
    assert await hall.waiting() == waiting
    assert len(await hall.every_challenge()) == 1


@pytest.mark.parametrize(
    ("who", "whom", "sentence"), [(AYA, BEN, "challenge-you-blocked"), (BEN, AYA, "challenge-blocked")]
)
async def test_a_block_stands_between_both_until_it_is_lifted(
    hall: Hall, who: int, whom: int, sentence: str
) -> None:
    await hall.people.block(who, whom)
    with pytest.raises(Refusal, match=sentence):
        await hall.challenge(AYA, BEN)
    await hall.people.unblock(who, whom)
    await hall.challenge(AYA, BEN)


@pytest.mark.parametrize(
    ("who", "whom", "sentence"), [(AYA, BEN, "challenge-blocked"), (BEN, AYA, "challenge-you-blocked")]
)
async def test_a_block_after_the_challenge_keeps_it_from_being_accepted(
    hall: Hall, who: int, whom: int, sentence: str
) -> None:
    challenge = await hall.challenge()
    await hall.people.block(who, whom)
    with pytest.raises(Refusal, match=sentence):
        await hall.accept(challenge)
    assert (await hall.stored(challenge.id)).status == "open"


async def test_an_accepted_challenge_becomes_a_duel_of_the_two(hall: Hall) -> None:
    challenge = await hall.challenge(wish="swift", pace="three-days")
    accepted = await hall.accept(challenge, wish="wanderer")

    match = await hall.match(accepted.match_id)
    assert (match.status, match.revision, match.pace) == ("ongoing", 0, "three-days")
    assert (match.guild_id, match.channel_id) == (GUILD, CHANNEL)
    assert match.deadline_at == MORNING + TURN_TIME["three-days"]
    assert decode(match.options, DuelOptions).fighters == ("swift", "wanderer")
    assert [seat.user_id for seat in await hall.seats(match.id)] == [AYA, BEN]
    stored = await hall.stored(challenge.id)
    assert stored == accepted.challenge
    assert (stored.status, stored.match_id) == ("accepted", match.id)


async def test_a_fighter_nobody_named_is_drawn_from_the_seed(hall: Hall) -> None:
    drawn: set[tuple[str, ...]] = set()
    for _ in range(12):
        match = await hall.match(await hall.duel(fighters=(RANDOM, RANDOM)))
        drawn.add(decode(match.options, DuelOptions).fighters)
    assert len(drawn) > 1
    assert {fighter for pair in drawn for fighter in pair} <= set(FIGHTERS)


async def test_the_challengers_fighter_is_shown_to_nobody_before_the_answer(hall: Hall) -> None:
    challenge = await hall.challenge(wish="swift")
    other = structs.replace(challenge, wish="wanderer")
    words, names = Words(), {AYA: "Aya", BEN: "Ben"}
    shown = [
        encode(
            (
                challenge_screen(row, words),
                role_question(words, row.game, Press("challenge", row.id, action="fighter")),
                refusal_form(row, words),
                which_challenge([row, row], "accept", names, BEN, words),
                duels([], [row], BEN, words),
            )
        )
        for row in (challenge, other)
    ]
    assert shown[0] == shown[1]
    assert "swift" not in encode(await hall.parcels())


async def test_a_fighter_that_does_not_exist_is_refused(hall: Hall) -> None:
    challenge = await hall.challenge()
    with pytest.raises(Refusal, match="rejection-fighter-unknown"):
        await hall.accept(challenge, wish="nobody")
    assert (await hall.stored(challenge.id)).status == "open"
    assert await hall.every_match() == []


@pytest.mark.parametrize("reason", ["", "busy", "My cat has the dice. <@1> \N{CAT FACE}"])
async def test_a_refusal_keeps_its_reason(hall: Hall, reason: str) -> None:
    challenge = await hall.challenge()
    refused = await hall.challenges.refuse(challenge_id=challenge.id, user_id=BEN, reason=reason)
    assert (refused.status, refused.reason) == ("refused", reason)
    assert await hall.stored(challenge.id) == refused
    assert await hall.every_match() == []


async def test_only_the_challenged_answers_and_only_the_challenger_withdraws(hall: Hall) -> None:
    challenge_id = (await hall.challenge()).id
    for stranger in (AYA, CHIYO):
        with pytest.raises(NotYours, match="challenge-not-for-you"):
            await hall.challenges.accept(challenge_id=challenge_id, user_id=stranger, wish="swift")
        with pytest.raises(NotYours, match="challenge-not-for-you"):
            await hall.challenges.refuse(challenge_id=challenge_id, user_id=stranger, reason="busy")
        with pytest.raises(NotYours, match="challenge-not-for-you"):
            await hall.challenges.awaiting(challenge_id=challenge_id, user_id=stranger)
    for stranger in (BEN, CHIYO):
        with pytest.raises(NotYours, match="challenge-not-yours"):
            await hall.challenges.withdraw(challenge_id=challenge_id, user_id=stranger)
    assert (await hall.stored(challenge_id)).status == "open"
    assert (await hall.challenges.awaiting(challenge_id=challenge_id, user_id=BEN)).id == challenge_id


async def test_a_challenge_that_was_answered_says_how_to_whoever_answers_again(hall: Hall) -> None:
    refused, withdrawn, lapsed = await hall.challenge(), await hall.challenge(BEN, AYA), None
    await hall.challenges.refuse(challenge_id=refused.id, user_id=BEN, reason="")
    await hall.challenges.withdraw(challenge_id=withdrawn.id, user_id=BEN)
    hall.clock.forward(RESTS[0])
    accepted = await hall.challenge()
    await hall.accept(accepted)
    lapsed = await hall.challenge()
    hall.clock.forward(CHALLENGE_LIFE)
    await hall.deadlines.sweep()
    for challenge, how in (
        (refused, "refused"),
        (withdrawn, "withdrawn"),
        (accepted, "accepted"),
        (lapsed, "lapsed"),
    ):
        with pytest.raises(Gone, match=f"challenge-{how}"):
            await hall.accept(challenge)
        with pytest.raises(Gone, match=f"challenge-{how}"):
            await hall.challenges.withdraw(challenge_id=challenge.id, user_id=challenge.challenger_id)
        assert (await hall.stored(challenge.id)).status == how
    with pytest.raises(Gone, match="challenge-gone"):
        await hall.challenges.refuse(challenge_id="nothing", user_id=BEN, reason="")


async def test_a_challenge_lapses_at_its_hour_and_not_before(hall: Hall) -> None:
    challenge = await hall.challenge()
    hall.clock.forward(CHALLENGE_LIFE - 1)
    assert await hall.deadlines.sweep() == 0
    assert (await hall.stored(challenge.id)).status == "open"
    hall.clock.forward(1)
    assert await hall.deadlines.sweep() == 1
    assert (await hall.stored(challenge.id)).status == "lapsed"
    assert await hall.deadlines.sweep() == 0


async def test_a_challenge_overdue_when_the_bot_starts_lapses_then(hall: Hall, rival: Hall) -> None:
    challenge = await hall.challenge()
    hall.clock.forward(CHALLENGE_LIFE)
    await hall.deadlines.beat()  # and down it goes, before it could sweep
    hall.clock.forward(CHALLENGE_LIFE)
    await rival.deadlines.beat()
    await rival.deadlines.sweep()
    assert (await hall.stored(challenge.id)).status == "lapsed"


async def test_the_outbox_posts_a_challenge_whose_own_answer_was_lost_in_a_crash(hall: Hall) -> None:
    challenge = await hall.challenge()
    assert await hall.waiting() == {(f"challenge:{challenge.id}", 0): ANSWER_FIRST}
    assert await hall.deliveries.claim(10) == []
    hall.clock.forward(ANSWER_FIRST)
    [parcel] = await hall.deliveries.claim(10)
    await hall.deliveries.delivered(parcel, 555, None)
    assert (await hall.stored(challenge.id)).message_id == 555
    assert await hall.waiting() == {}


async def test_a_challenge_shown_as_the_answer_is_not_posted_again(hall: Hall) -> None:
    challenge = await hall.challenge()
    await hall.challenges.place(challenge.id, 444)
    assert (await hall.stored(challenge.id)).message_id == 444
    assert await hall.waiting() == {}


async def test_a_message_that_was_posted_but_not_noted_is_noted_at_the_first_click_on_it(hall: Hall) -> None:
    challenge = await hall.challenge()
    await hall.challenges.place_if_lost(challenge.id, CHANNEL, 444)
    assert (await hall.stored(challenge.id)).message_id == 444
    assert await hall.waiting() == {}
    await hall.challenges.place_if_lost(challenge.id, CHANNEL, 555)
    await hall.challenges.place_if_lost("nothing", CHANNEL, 555)
    assert (await hall.stored(challenge.id)).message_id == 444


async def test_a_challenge_that_came_to_nothing_is_drawn_anew_at_once(hall: Hall) -> None:
    for end in ("refused", "withdrawn", "lapsed"):
        challenge = await hall.challenge()
        await hall.challenges.place(challenge.id, 444)
        match end:
            case "refused":
                await hall.challenges.refuse(challenge_id=challenge.id, user_id=BEN, reason="")
            case "withdrawn":
                await hall.challenges.withdraw(challenge_id=challenge.id, user_id=AYA)
            case _:
                hall.clock.forward(CHALLENGE_LIFE)
                await hall.deadlines.sweep()
        assert (await hall.waiting())[f"challenge:{challenge.id}", 0] == 0
        await hall.send_all()
        hall.clock.forward(RESTS[1])


async def test_a_challenge_answered_before_it_was_known_where_it_stands_is_drawn_anew(hall: Hall) -> None:
    challenge = await hall.challenge()
    await hall.challenges.refuse(challenge_id=challenge.id, user_id=BEN, reason="")
    await hall.cheat("parcels_clear")  # written too early, it had nothing to edit
    await hall.challenges.place(challenge.id, 444)
    assert [parcel.kind for parcel in await hall.parcels()] == ["challenge"]


async def test_an_accepted_challenge_is_drawn_anew_once_there_is_a_board_to_point_to(hall: Hall) -> None:
    challenge = await hall.challenge()
    await hall.challenges.place(challenge.id, 444)
    match_id = (await hall.accept(challenge)).match_id
    assert set(await hall.waiting()) == {(f"board:{match_id}", 0), *hands(match_id)}
    board = await hall.claim(f"board:{match_id}")
    assert board is not None
    await hall.deliveries.delivered(board, 666, None)
    assert (await hall.match(match_id)).board_id == 666
    assert set(await hall.waiting()) == {(f"challenge:{challenge.id}", 0), *hands(match_id)}


def hands(match_id: str) -> set[tuple[str, int]]:
    return {(f"hand:{match_id}:{seat}", 0) for seat in (0, 1)}
