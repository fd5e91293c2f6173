"""What the house does for any game, with Kendo Duel: cups, records by mode, exports, forgetting, replay."""

import pytest

from bot.face.limits import texts
from bot.face.standing.boards import leaderboard
from bot.face.words import Words
from bot.play.gatherings.kinds import CLASH, DUELS, TOURNAMENT
from bot.play.ground.refusals import Refusal
from bot.play.privacy.forget import Forgetting
from bot.play.standing.profiles import Score
from bot.replay import check_match, replay_stored
from bot.replay_gathering import check_gathering
from bot.store.engine import Store
from rules.game import Topic
from rules.games import game
from tests.play.gathering_hall import GatheringHall
from tests.play.hall import AYA, BEN, CHIYO, DAIGO, GUILD
from tests.play.kendoing import KendoHall
from tests.play.life import exported

GAMES = {"kendo.duel": "kendo.duel/2", "kendo.competition": "kendo.competition/2"}


@pytest.fixture
def hall(store: Store, books: Store) -> KendoHall:
    """Return a hall in which Kendo Duel is played, once on each database."""
    return KendoHall(store, books)


async def play_out(hall: KendoHall, match_id: str) -> None:
    """Settle all there is to settle for both, and choose where something is still asked."""
    page = await hall.page(match_id)
    for player in page.players:
        own = await hall.page(match_id, player.user_id)
        told = {topic.name: all_of(topic) for topic in own.topics}
        await hall.instruct(match_id, own.seat, told | game(page.game).suggested(own.view, own.seat))
    while (page := await hall.page(match_id)).outcome is None:
        for player in page.players:
            own = await hall.page(match_id, player.user_id)
            if own.revision == page.revision and own.options:
                await hall.pick(match_id, player.user_id, own.options[0])


def all_of(topic: Topic) -> tuple[str, ...]:
    """Return all that can be put on a list, or the first answer."""
    return topic.options if topic.ranked else topic.options[:1]


@pytest.mark.parametrize("name", GAMES)
async def test_a_tournament_of_four_is_fought_to_its_end(hall: KendoHall, name: str) -> None:
    gatherings = GatheringHall(hall)
    cup = await gatherings.begun(TOURNAMENT, 4, game_name=name)
    while (page := await gatherings.page(cup)).outcome is None:
        for bout in await gatherings.open_bouts(cup):
            await play_out(hall, bout.match_id)
            assert await check_match(hall.store, bout.match_id) == []
        await hall.deadlines.sweep()
    assert len(page.outcome.winners) == 1
    assert await check_gathering(hall.store, cup) == []


async def test_where_wounds_are_handed_on_it_is_refused(hall: KendoHall) -> None:
    for terms in ({"kind": DUELS}, {"kind": CLASH}, {"kind": TOURNAMENT, "hardcore": True}):
        for name in GAMES:
            with pytest.raises(Refusal, match="game-unfit"):
                await GatheringHall(hall).open(**terms, game_name=name)  # type: ignore[arg-type]  # facts of any one kind


@pytest.mark.parametrize("name", GAMES)
async def test_a_match_is_on_record_by_its_mode_and_replays_on_the_command_line(
    hall: KendoHall, database_url: str, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    await hall.meet(AYA, BEN)
    match_id = await hall.begin(GAMES[name], AYA, BEN)
    await play_out(hall, match_id)
    page = await hall.page(match_id)
    assert page.outcome is not None
    assert len(page.ratings) == 2
    [other_mode] = GAMES.keys() - {name}
    for board, lines in ((name, 2), (other_mode, 0)):
        ranked = await hall.boards.page(GUILD, AYA, board, 0)
        assert len(ranked.lines) == lines
        assert "Kendo Duel" in "\n".join(texts(leaderboard(ranked, Words())))
    profile = await hall.profiles.of(GUILD, AYA, CHIYO)
    won = page.players[0].seat in page.outcome.winners
    assert profile.scores == ((name, Score(won=int(won), lost=int(not won))),)
    assert [rating.game for rating in profile.ratings] == [name]
    assert await replay_stored(match_id, database_url) == 0
    told = capsys.readouterr().out
    assert " attacks " in told
    assert told.endswith("The seed, the dice, every draw, every turn and the result agree.\n")


async def test_a_duel_of_four_is_rated_with_those_of_two(hall: KendoHall) -> None:
    await hall.meet(AYA, BEN, CHIYO, DAIGO)
    match_id = await hall.begin(GAMES["kendo.duel"], AYA, BEN, CHIYO, DAIGO)
    await play_out(hall, match_id)
    assert len((await hall.page(match_id)).ratings) == 4
    assert len((await hall.boards.page(GUILD, AYA, "kendo.duel", 0)).lines) == 4


async def test_an_export_holds_what_one_has_settled_and_chosen_and_forgetting_leaves_neither(
    hall: KendoHall,
) -> None:
    match_id = await hall.begin(GAMES["kendo.duel"], AYA, BEN)
    await hall.instruct(match_id, 0, {"answer:men": ("kamae",)})
    await hall.instruct(match_id, 1, {"answer:do": ("bogyo",)})
    await hall.pick(match_id, AYA, "keep")
    told = await exported(hall, AYA)
    assert [row["ranking"] for row in told["instructions"]] == [["kamae"]]
    assert [row["choice"] for row in told["picks"]] == ["keep"]
    await Forgetting(hall.context).forget(AYA)
    assert (await exported(hall, AYA))["instructions"] == []
