"""What the house does for any game, with Pocket Samurai: cups, records, exports, what an organiser may do."""

import pytest

from bot.face.letters.living_message import living_message
from bot.face.limits import texts
from bot.face.standing.boards import leaderboard
from bot.face.words import Words
from bot.play.gatherings.kinds import CLASH, DUELS, KYOTO, TOURNAMENT
from bot.play.ground.refusals import Refusal
from bot.play.moderation.moderation import Moderation
from bot.play.standing.profiles import Score
from bot.replay import check_match
from bot.replay_gathering import check_gathering
from tests.play.gathering_hall import HOST, GatheringHall, standing
from tests.play.hall import AYA, BEN, CHIYO, GUILD, Hall
from tests.play.life import exported
from tests.play.pocketing import PocketHall

POCKET = "pocket.hand"
BOSS = standing(HOST, manages=True)


@pytest.fixture
def pocket(hall: Hall) -> PocketHall:
    return PocketHall(hall)


@pytest.mark.parametrize(("kind", "setup"), [(TOURNAMENT, "length=best-of-three"), (KYOTO, "draft=quick")])
async def test_a_cup_of_four_is_played_to_its_end(
    hall: Hall, pocket: PocketHall, kind: str, setup: str
) -> None:
    gatherings = GatheringHall(hall)
    cup = await gatherings.begun(kind, 4, game_name=POCKET, setup=setup)
    while (page := await gatherings.page(cup)).outcome is None:
        for bout in await gatherings.open_bouts(cup):
            await pocket.play_out(bout.match_id)
            assert await check_match(hall.store, bout.match_id) == []
        await hall.deadlines.sweep()
    assert len(page.outcome.winners) == 1
    assert await check_gathering(hall.store, cup) == []


@pytest.mark.parametrize("kind", [TOURNAMENT, KYOTO])
async def test_a_sign_up_says_what_is_played(hall: Hall, kind: str) -> None:
    gatherings = GatheringHall(hall)
    for name, title in ((POCKET, "Pocket Samurai"), (None, "Bushido Duels")):
        page = await gatherings.page(await gatherings.open(kind, game_name=name))
        assert f": {title}, a day a turn." in "\n".join(texts(living_message(page, Words())))
        await gatherings.sign_up.call_off(gathering_id=page.row.id, standing=BOSS, reason="Rain")


@pytest.mark.parametrize("terms", [{"kind": DUELS}, {"kind": CLASH}, {"kind": TOURNAMENT, "hardcore": True}])
async def test_where_wounds_are_handed_on_it_is_refused(hall: Hall, terms: dict[str, object]) -> None:
    with pytest.raises(Refusal, match="game-unfit"):
        await GatheringHall(hall).open(**terms, game_name=POCKET)  # type: ignore[arg-type]  # facts of any one kind


async def test_a_match_is_rated_and_on_record(hall: Hall, pocket: PocketHall) -> None:
    await hall.meet(AYA, BEN)
    match_id = await pocket.begin()
    await pocket.play_out(match_id)
    outcome = (await hall.page(match_id)).outcome
    assert outcome is not None
    (won,) = (player for player in (await hall.page(match_id)).players if player.seat in outcome.winners)
    page = await hall.boards.page(GUILD, AYA, POCKET, 0)
    assert len((await hall.page(match_id)).ratings) == len(page.lines) == 2
    assert "Pocket Samurai" in "\n".join(texts(leaderboard(page, Words())))
    profile = await hall.profiles.of(GUILD, won.user_id, CHIYO)
    assert profile.scores == ((POCKET, Score(won=1)),)
    assert [rating.game for rating in profile.ratings] == [POCKET]
    assert profile.fighters == ()


async def test_what_is_void_keeps_nothing_that_was_settled(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin("draft=quick")
    wish = (await pocket.wishes_of(match_id, AYA))[0]
    await pocket.settle(match_id, AYA, "wishes", wish)
    assert [row["topic"] for row in (await exported(hall, AYA))["instructions"]] == ["wishes"]
    organiser = standing(CHIYO, manages=True)
    await Moderation(hall.context).void(GUILD, organiser, match_id, "They sat at one keyboard")
    assert (await exported(hall, AYA))["instructions"] == []


async def test_an_export_holds_what_one_has_settled_and_not_what_the_other_has(
    hall: Hall, pocket: PocketHall
) -> None:
    match_id = await pocket.begin("draft=quick")
    wishes = await pocket.wishes_of(match_id, AYA)
    await pocket.settle(match_id, AYA, "wishes", *wishes[:2])
    await pocket.settle(match_id, BEN, "wishes", *wishes[2:])
    told = {user_id: (await exported(hall, user_id))["instructions"] for user_id in (AYA, BEN)}
    assert [row["ranking"] for row in told[AYA]] == [list(wishes[:2])]
    assert [row["ranking"] for row in told[BEN]] == [list(wishes[2:])]
