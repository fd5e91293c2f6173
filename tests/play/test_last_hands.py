"""Players who wait for the end of a match are told once by DM that it is over for them, on each database."""

import pytest

from bot.face.letters.letters import Letters
from bot.face.transcript import as_text
from bot.play.ground.refusals import Refusal
from bot.play.ground.times import DAY
from bot.play.match.courtesies import Courtesies
from bot.play.me.me import Me
from bot.play.messages.parcels import HAND
from bot.play.people.people import Sighting
from bot.store.rows import Parcel
from tests.play.hall import AYA, BEN, CHIYO, GUILD, Hall
from tests.play.test_races import together
from tests.spoken import WORDS

PROMPTS = {AYA: 801, BEN: 802}


async def told(hall: Hall) -> list[tuple[int | None, str]]:
    """Return which seats wait for a DM that says how it ended, and what each says."""
    found = [parcel for parcel in await hall.parcels() if parcel.kind == "last-hand"]
    return [(parcel.seat, await says(hall, parcel)) for parcel in sorted(found, key=lambda each: each.lane)]


async def says(hall: Hall, parcel: Parcel) -> str:
    """Write a letter as it would be sent now, and return its first line."""
    letter = await Letters(hall.context).write(parcel)
    return as_text(letter.screen).splitlines()[0] if letter else ""


async def to_the_last_turn(hall: Hall) -> str:
    """Play a duel until one more turn of the same kind ends it, with all that was sent gone."""
    match_id = await hall.duel()
    for cards in (("moon", "snow"), ("pine", "moon")):
        await hall.play(match_id, *cards)
    await hall.send_all()
    return match_id


async def seen(hall: Hall) -> None:
    """Make both known, as all who play are."""
    pair = tuple(Sighting(user_id, "", "en") for user_id in (AYA, BEN))
    await hall.people.see(pair, guild_id=GUILD, guild_locale=None)


async def asked(hall: Hall, match_id: str) -> None:
    """Deliver a prompt of this turn to both by DM."""
    await hall.cheat("parcels_clear")
    page = await hall.page(match_id)
    for player in page.players:
        await hall.store.transact(
            lambda tx, seat=player.seat: HAND.post(tx, match_id, hall.clock(), rank=page.revision, seat=seat)
        )
        await hall.prompt(match_id, player.seat, PROMPTS[player.user_id])


async def test_whoever_chose_first_is_told_and_whoever_chose_last_by_the_answer(hall: Hall) -> None:
    match_id = await to_the_last_turn(hall)
    await asked(hall, match_id)
    await hall.pick(match_id, AYA, "fan", prompt_id=PROMPTS[AYA])
    picked = await hall.pick(match_id, BEN, "pine", prompt_id=PROMPTS[BEN])
    assert picked.page.outcome
    assert picked.next_prompt is not None, "the answer to Ben's click says it"
    assert picked.next_prompt.kind == "last-hand"
    [aya, ben] = await told(hall)
    assert aya == (0, WORDS("ended-won", opponent=f"<@{BEN}>"))
    assert ben == (1, WORDS("ended-lost", opponent=f"<@{AYA}>"))
    assert await hall.deliveries.claim(9) != []
    await hall.deliveries.delivered(picked.next_prompt, PROMPTS[BEN], None)
    assert [seat for seat, _ in await told(hall)] == [0]


async def test_whoever_wants_no_dms_or_chose_in_the_channel_gets_none(hall: Hall) -> None:
    await seen(hall)
    match_id = await to_the_last_turn(hall)
    await Me(hall.context, ()).change(AYA, "dms", ("off",))
    await hall.pick(match_id, AYA, "fan")
    revision = (await hall.match(match_id)).revision
    await hall.matches.pick(
        match_id=match_id,
        revision=revision,
        user_id=BEN,
        choice="pine",
        interaction_id=hall.click(),
        in_channel=True,
    )
    assert (await hall.page(match_id)).outcome
    assert await told(hall) == []


async def test_dms_switched_off_before_it_is_sent_stop_it(hall: Hall) -> None:
    match_id = await to_the_last_turn(hall)
    await hall.play(match_id, "fan", "pine")
    assert [seat for seat, _ in await told(hall)] == [0, 1]
    await Me(hall.context, ()).change(AYA, "dms", ("off",))
    assert [seat for seat, _ in await told(hall)] == [1]


async def test_a_prompt_on_its_way_arrives_first_and_becomes_the_result(hall: Hall) -> None:
    await seen(hall)
    match_id = await hall.duel()
    on_its_way = await hall.claim(HAND.lane(match_id, 0), 0)
    assert on_its_way is not None
    await hall.matches.resign(match_id=match_id, user_id=BEN)
    assert [seat for seat, _ in await told(hall)] == [0], "Ben knows"
    assert [each.kind for each in await hall.deliveries.claim(9) if each.seat == 0] == []
    await hall.deliveries.delivered(on_its_way, PROMPTS[AYA], 10_000)
    assert await told(hall) == []
    [dim] = [each for each in await hall.parcels() if each.kind == "dim"]
    assert await says(hall, dim) == WORDS("ended-won", opponent=f"<@{BEN}>")


async def test_an_old_prompt_that_is_dimmed_after_the_end_does_not_tell_it_a_second_time(hall: Hall) -> None:
    await seen(hall)
    match_id = await hall.duel()
    late = await hall.claim(HAND.lane(match_id, 0), 0)
    assert late is not None
    await hall.play(match_id, "moon", "snow")
    await hall.deliveries.delivered(late, PROMPTS[AYA], 10_000)  # noted after its turn was played
    await hall.play(match_id, "pine", "moon")
    last_prompt = PROMPTS[AYA] + 1
    await hall.prompt(match_id, 0, last_prompt)
    await hall.pick(match_id, AYA, "fan", prompt_id=last_prompt)
    await hall.pick(match_id, BEN, "pine")
    assert (await hall.page(match_id)).outcome
    [dim] = [each for each in await hall.parcels() if each.kind == "dim"]
    assert await says(hall, dim) == WORDS("prompt-passed", opponent=f"<@{BEN}>")
    assert [seat for seat, _ in await told(hall)] == [0, 1]


async def test_a_draw_is_told_to_whoever_offered_it(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.send_all()
    courtesies = Courtesies(hall.context)
    for user_id in (AYA, BEN):
        await courtesies.offer_draw(match_id=match_id, user_id=user_id)
    assert await told(hall) == [(0, f"Your match against <@{BEN}>: 🤝 **All agreed on a draw.**")]


async def test_who_falls_in_a_brawl_is_told_then_and_not_again_at_the_end(hall: Hall) -> None:
    match_id = await hall.brawl(AYA, BEN, CHIYO)
    fell: dict[int | None, str] = {}
    while not (await hall.page(match_id)).outcome:
        await hall.send_all()
        page = await hall.page(match_id)
        for player in page.players:
            own = await hall.page(match_id, player.user_id)
            if own.options:
                await hall.pick(match_id, player.user_id, own.options[0])
        for seat, line in await told(hall):
            assert seat not in fell, "nobody is told twice"
            fell[seat] = line
    assert set(fell) == {0, 1, 2}


@pytest.mark.parametrize("number", range(4))
async def test_the_last_click_and_a_resignation_at_once_tell_each_at_most_once(
    hall: Hall, rival: Hall, number: int
) -> None:
    match_id = await to_the_last_turn(hall)
    await hall.pick(match_id, AYA, "fan")
    last = rival.pick(match_id, BEN, "pine", revision=2)
    resigns = hall.matches.resign(match_id=match_id, user_id=AYA)
    results = await together(*((last, resigns) if number % 2 else (resigns, last)))
    assert sum(isinstance(result, Refusal) for result in results) == 1
    lanes = [each.lane for each in await hall.parcels() if each.kind == "last-hand"]
    assert len(lanes) == len(set(lanes)) <= 2
    hall.clock.forward(DAY)
    await hall.deadlines.sweep()
    assert [each.lane for each in await hall.parcels() if each.kind == "last-hand"] == lanes
