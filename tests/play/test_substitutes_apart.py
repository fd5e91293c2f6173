"""Players who give up a seat, and those who take it over, know only what is theirs, whatever coincides."""

import random

import pytest

from bot.face.game.to_replay import OWN
from bot.face.letters.hands import hand_of
from bot.face.letters.letters import Letters
from bot.face.match.replay import replay_screen
from bot.face.transcript import as_text
from bot.face.words import Words
from bot.play.entry.substitutes import Substitutes
from bot.play.ground.refusals import NotYours
from bot.play.ground.repertoire import newest
from bot.play.ground.times import DAY
from bot.play.match.replays import Replays
from bot.play.privacy.export import Exports
from bot.play.privacy.forget import Forgetting
from bot.play.privacy.retention import PAPERS_KEPT, Retention
from bot.replay import check_match
from bot.store.engine import Store
from rules.codec import encode
from tests.play.brawling import play_any
from tests.play.hall import AYA, BEN, CHIYO, DAIGO, GUILD, Hall, SetClock
from tests.play.kendoing import KendoHall
from tests.play.substituting import ask, asked, replaced
from tests.play.test_races import together

PROMPT, LATE = 901, 902
ROUNDS = 8


@pytest.fixture
def substitutes(hall: Hall) -> Substitutes:
    return Substitutes(hall.context)


async def test_the_leaver_is_told_kindly_and_sees_no_more(hall: Hall, substitutes: Substitutes) -> None:
    match_id = await hall.duel()
    await hall.meet(AYA, BEN, CHIYO)
    await hall.prompt(match_id, 0, PROMPT)
    await replaced(substitutes, match_id)
    with pytest.raises(NotYours, match="seat-given-up"):
        await hall.page(match_id, AYA)
    with pytest.raises(NotYours):
        await hall.pick(match_id, AYA, "pine")
    with pytest.raises(NotYours, match="not-your-duel"):
        await hall.page(match_id, DAIGO)
    dim = await hall.claim(f"dim:{match_id}:0", PROMPT)
    assert dim is not None
    letter = await Letters(hall.context).write(dim)
    assert letter is not None
    assert letter.user_id == AYA
    assert "taken over your seat" in encode(letter.screen)
    assert await hall.reading.duels(AYA) == []


async def test_a_prompt_that_arrives_after_the_change_is_the_leavers(
    hall: Hall, substitutes: Substitutes
) -> None:
    match_id = await hall.duel()
    await hall.meet(AYA, BEN, CHIYO)
    under_way = await hall.claim(f"hand:{match_id}:0")
    assert under_way is not None
    await replaced(substitutes, match_id)
    await hall.deliveries.delivered(under_way, LATE, 10_000, to=AYA)
    assert (await hall.seats(match_id))[0].prompt_id is None
    newcomer = await hall.people.person(CHIYO)
    assert newcomer is not None
    assert newcomer.dm_channel_id is None, "the newcomer's hand never goes where the leaver reads"
    dim = await hall.claim(f"dim:{match_id}:0", LATE)
    assert dim is not None
    closed = await Letters(hall.context).write(dim)
    assert closed is not None
    assert closed.user_id == AYA
    again = await hall.claim(f"hand:{match_id}:0")
    assert again is not None
    hand = await Letters(hall.context).write(again)
    assert hand is not None
    assert (hand.user_id, hand.message_id) == (CHIYO, None)
    await hall.deliveries.prompt_stays(match_id, 0, 0, PROMPT, AYA)
    assert (await hall.seats(match_id))[0].prompt_id is None


async def test_the_replay_names_who_sat_there_and_opens_all_cards_to_the_newcomer(
    hall: Hall, substitutes: Substitutes
) -> None:
    match_id = await hall.duel()
    await hall.play(match_id)
    await replaced(substitutes, match_id)
    await hall.play_out(match_id)
    for user_id in (AYA, CHIYO):
        replay = await Replays(hall.context).of(match_id, user_id)
        assert replay.page.own_seat is None
        assert [replay.page_at(turn, None).players[0].user_id for turn in (0, 1, 2)] == [AYA, AYA, CHIYO]
        offered = await Replays(hall.context).offered(user_id, 0)
        assert [line.match_id for line in offered] == [match_id]
    assert (await Replays(hall.context).of(match_id, BEN)).page.own_seat == 1


async def test_the_leaver_replays_with_their_own_eyes_up_to_the_change_and_never_sees_the_hand_after(
    store: Store, books: Store
) -> None:
    hall, dice = KendoHall(store, books), random.Random(5)
    replays = Replays(hall.context)
    match_id = await hall.begin(newest("kendo.duel"), AYA, BEN)
    for _ in range(6):
        await play_any(hall, match_id, dice)
    await replaced(Substitutes(hall.context), match_id)
    changed = (await hall.match(match_id)).revision
    for _ in range(6):
        await play_any(hall, match_id, dice)
    await hall.matches.resign(match_id=match_id, user_id=BEN)
    replay = await replays.of(match_id, AYA)
    assert replay.veiled
    assert replay.ends[-1] > changed
    for turn, end in enumerate(replay.ends):
        seen, eyes = replay.as_seen(turn)
        assert seen.knowing(turn, eyes) == ([0] if end <= changed else [])
        assert seen.page_at(turn, eyes).own_seat == eyes == (0 if end <= changed else None)
    with pytest.raises(NotYours, match="seat-given-up"):
        replay.check_whole()
    with pytest.raises(NotYours, match="seat-given-up"):
        await replays.share(match_id, AYA, GUILD)
    shown = as_text(replay_screen(replay, replay.turns, OWN, Words()))
    assert all(Words()(f"replay-{way}-button") not in shown for way in ("open", "share", "keep"))


async def test_each_is_given_what_they_played(hall: Hall, substitutes: Substitutes) -> None:
    match_id = await hall.duel()
    await hall.play(match_id)
    await replaced(substitutes, match_id)
    await hall.play(match_id)
    exports = Exports(hall.context)
    (first, second) = (turn.entry for turn in await hall.turns(match_id))
    own, new = await exports.of(AYA), await exports.of(CHIYO)
    assert own.count('"chapter"') == new.count('"chapter"') == 1
    assert first != second
    assert match_id in own
    assert '"status": "seated"' in own
    assert '"status": "seated"' in new
    await Forgetting(hall.context).forget(AYA)
    await Forgetting(hall.context).forget(CHIYO)
    row = await asked(hall, match_id)
    assert row.leaver_id < 0
    assert row.newcomer_id < 0
    assert str(AYA) not in encode(row)
    hall.clock.forward(PAPERS_KEPT + DAY)
    await Retention(hall.context).sweep()
    assert (await asked(hall, match_id)).status == "seated", "who sat where stays"


async def test_who_is_asked_and_forgotten_has_declined(hall: Hall, substitutes: Substitutes) -> None:
    match_id = await hall.duel()
    await ask(substitutes, match_id)
    await Forgetting(hall.context).forget(CHIYO)
    assert (await asked(hall, match_id)).status == "refused"


async def test_nothing_the_newcomer_reads_depends_on_what_the_leaver_chose_and_planned(
    twins: list[tuple[Store, Store]],
) -> None:
    read: list[list[str]] = []
    for twin, (store, books) in enumerate(twins):
        hall = Hall(store, books, SetClock())
        substitutes = Substitutes(hall.context)
        await hall.meet(AYA, BEN, CHIYO)
        match_id = await hall.duel()
        await hall.play(match_id)
        hand = (await hall.page(match_id, AYA)).options
        await hall.pick(match_id, AYA, hand[twin])
        await hall.matches.pick(
            match_id=match_id,
            revision=1,
            user_id=AYA,
            choice=hand[twin],
            interaction_id=hall.click(),
            orders=[card for card in hand if card != hand[twin]][: 1 + twin],
        )
        await replaced(substitutes, match_id)
        await hall.pick(match_id, BEN, (await hall.page(match_id, BEN)).options[0])
        page, words = await hall.page(match_id, CHIYO), Words()
        letters = [await Letters(hall.context).write(parcel) for parcel in await hall.parcels()]
        read.append([encode(each) for each in (page, hand_of(page, words, by_dm=True), letters)])
    assert read[0] == read[1]


async def test_nothing_the_leaver_reads_depends_on_the_hand_afterwards(
    twins: list[tuple[Store, Store]],
) -> None:
    read: list[list[str]] = []
    for twin, (store, books) in enumerate(twins):
        hall = Hall(store, books, SetClock())
        substitutes = Substitutes(hall.context)
        await hall.meet(AYA, BEN, CHIYO)
        match_id = await hall.duel()
        await hall.prompt(match_id, 0, PROMPT)
        await replaced(substitutes, match_id)
        hand = (await hall.page(match_id, CHIYO)).options
        await hall.pick(match_id, CHIYO, hand[twin])
        dim = await hall.claim(f"dim:{match_id}:0", PROMPT)
        assert dim is not None
        read.append([encode(await Letters(hall.context).write(dim)), encode(await hall.page(match_id))])
    assert read[0] == read[1]


async def test_of_two_last_answers_at_once_one_seats_the_newcomer(hall: Hall, rival: Hall) -> None:
    for _ in range(ROUNDS):
        match_id = await hall.duel()
        number = await ask(Substitutes(hall.context), match_id)
        results = await together(
            Substitutes(hall.context).agree(match_id=match_id, number=number, user_id=BEN),
            Substitutes(rival.context).accept(match_id=match_id, number=number, user_id=CHIYO),
        )
        assert sorted(results) == [False, True]
        await hall.matches.resign(match_id=match_id, user_id=BEN)


@pytest.mark.parametrize("leaver_first", [True, False])
async def test_a_click_of_the_leaver_at_that_moment_counts_or_is_void(
    hall: Hall, rival: Hall, *, leaver_first: bool
) -> None:
    for _ in range(ROUNDS):
        match_id = await hall.duel()
        substitutes = Substitutes(rival.context)
        number = await ask(substitutes, match_id)
        await substitutes.agree(match_id=match_id, number=number, user_id=BEN)
        await hall.pick(match_id, BEN, "moon")
        doings = [
            hall.pick(match_id, AYA, "pine", revision=0),
            substitutes.accept(match_id=match_id, number=number, user_id=CHIYO),
        ]
        results = await together(*(doings if leaver_first else reversed(doings)))
        assert True in results
        revision = (await hall.match(match_id)).revision
        refused = any(isinstance(result, NotYours) for result in results)
        assert refused == (revision == 0)
        assert (await hall.page(match_id, CHIYO)).pick is None
        assert await check_match(hall.store, match_id) == []
        await hall.matches.resign(match_id=match_id, user_id=BEN)


async def test_a_deadline_at_that_moment_is_settled_for_one_of_the_two(hall: Hall, rival: Hall) -> None:
    for _ in range(ROUNDS):
        match_id = await hall.duel()
        substitutes = Substitutes(rival.context)
        number = await ask(substitutes, match_id)
        await substitutes.agree(match_id=match_id, number=number, user_id=BEN)
        await hall.pick(match_id, BEN, "moon")
        hall.clock.forward(DAY)
        await together(
            hall.deadlines.expire(match_id, 0),
            substitutes.accept(match_id=match_id, number=number, user_id=CHIYO),
        )
        match, [seat, _] = await hall.match(match_id), await hall.seats(match_id)
        assert seat.user_id == CHIYO
        assert seat.misses == 0
        assert match.deadline_at is not None
        assert match.deadline_at > hall.clock()
        await hall.matches.resign(match_id=match_id, user_id=BEN)
