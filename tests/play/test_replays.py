"""Who may replay which match, and what it gives away."""

import pytest

from bot.face.match.replay import replay_screen
from bot.face.words import Words
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.match.replays import Replays
from bot.play.people.voice import AT_ONCE
from bot.play.privacy.forget import Forgetting
from bot.play.solo.solo import Solo
from rules.replay import Left, Played
from tests.play.competing import Arena
from tests.play.hall import AYA, BEN, CHIYO, GUILD, Hall
from tests.play.test_alone import found, search
from tests.play.test_orders import PLAIN, plan

ELSEWHERE = GUILD + 1


async def offered(hall: Hall, user_id: int, guild_id: int = GUILD) -> list[str]:
    return [each.match_id for each in await Replays(hall.context).offered(user_id, guild_id)]


async def test_a_match_that_goes_on_is_not_replayed(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.play(match_id)
    for user_id in (AYA, CHIYO):
        with pytest.raises(Refusal, match="replay-not-over"):
            await Replays(hall.context).of(match_id, user_id)
    assert await offered(hall, AYA) == []


async def test_a_match_in_the_open_is_replayed_by_anybody_there(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.play_out(match_id)
    for user_id, seat in ((AYA, 0), (BEN, 1), (CHIYO, None)):
        replay = await Replays(hall.context).of(match_id, user_id)
        assert replay.page.own_seat == seat
        assert replay.turns == (await hall.match(match_id)).revision
    assert await offered(hall, AYA) == await offered(hall, CHIYO) == [match_id]
    assert await offered(hall, AYA, ELSEWHERE) == [match_id], "one's own wherever one is"
    assert await offered(hall, CHIYO, ELSEWHERE) == []


async def test_it_ends_as_the_match_did(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.play_out(match_id)
    replay = await Replays(hall.context).of(match_id, AYA)
    stored = await hall.match(match_id)
    last = replay.page_at(replay.turns, 0)
    assert (last.view, last.outcome, last.revision) == (
        replay.page.view,
        replay.page.outcome,
        stored.revision,
    )
    assert all(replay.page_at(turn, 0).outcome is None for turn in range(replay.turns))


@pytest.mark.usefixtures("toys")
async def test_what_is_played_alone_is_nobody_elses_until_it_is_shown(hall: Hall) -> None:
    match_id, replays = await search(hall), Replays(hall.context)
    with pytest.raises(NotYours):
        await replays.of(match_id, BEN)
    await found(hall, match_id)
    with pytest.raises(NotYours):
        await replays.of(match_id, BEN)
    assert (await replays.of(match_id, AYA)).private
    with pytest.raises(NotYours):
        await replays.share(match_id, BEN, GUILD)
    assert (await replays.share(match_id, AYA, GUILD)).private, "its moments, and nothing else"
    with pytest.raises(NotYours):
        await replays.of(match_id, BEN)
    assert (await offered(hall, AYA), await offered(hall, BEN)) == ([match_id], [])
    await Solo(hall.context).share(match_id=match_id, user_id=AYA)
    assert not (await replays.share(match_id, BEN, GUILD)).private
    assert await offered(hall, BEN) == [match_id]


async def test_moments_are_posted_in_its_server_alone_and_count_as_a_post(hall: Hall) -> None:
    match_id, replays = await hall.duel(), Replays(hall.context)
    await hall.play_out(match_id)
    with pytest.raises(Refusal, match="replay-elsewhere"):
        await replays.share(match_id, AYA, ELSEWHERE)
    for _ in range(AT_ONCE):
        await replays.share(match_id, CHIYO, GUILD)
    with pytest.raises(Refusal, match="voice-spent"):
        await replays.share(match_id, CHIYO, GUILD)


async def test_whoever_was_forgotten_is_called_by_an_alias(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.play_out(match_id)
    await Forgetting(hall.context).forget(BEN)
    replay = await Replays(hall.context).of(match_id, AYA)
    told = str([replay_screen(replay, turn, "own", Words("en")) for turn in range(replay.turns + 1)])
    assert f"<@{BEN}>" not in told
    assert "Rōnin" in told


async def test_there_is_no_replay_of_what_never_was(hall: Hall) -> None:
    with pytest.raises(Gone):
        await Replays(hall.context).of("z" * 10, AYA)


@pytest.mark.usefixtures("toys")
async def test_what_others_may_still_play_is_replayed_by_nobody(hall: Hall) -> None:
    arena, replays = Arena(hall), Replays(hall.context)
    await hall.meet(AYA, BEN)
    match_id = await arena.fight()
    await arena.win(match_id, AYA)
    with pytest.raises(Refusal, match="contest-not-closed"):
        await replays.of(match_id, AYA)
    assert await offered(hall, AYA) == []
    await arena.midnight()
    assert (await replays.of(match_id, AYA)).private
    assert await offered(hall, AYA) == [match_id]
    with pytest.raises(NotYours):
        await replays.of(match_id, BEN)


async def test_what_somebody_had_planned_and_never_played_is_in_nobodys_replay(hall: Hall) -> None:
    match_id = await hall.duel()
    await plan(hall, match_id, BEN, *PLAIN[:4])
    await hall.pick(match_id, AYA, PLAIN[0])
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    for viewer in (AYA, BEN, CHIYO):
        replay = await Replays(hall.context).of(match_id, viewer)
        assert [play.entry for play in replay.log.plays] == [
            Played({0: PLAIN[0], 1: PLAIN[0]}),
            Left(0, "resigned"),
        ]
        assert replay.page.planned == ()
        assert {
            replay.page_at(turn, viewer_seat).pick for turn in (0, 1, 2) for viewer_seat in (0, 1, None)
        } == {None}
