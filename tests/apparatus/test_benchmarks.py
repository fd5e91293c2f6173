"""Every benchmark still measures something: each runs here at its smallest, whatever it measures."""

import random
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path
from statistics import mean

import pytest

from apparatus.benchmarks import (
    alone,
    choices,
    clicks,
    duels,
    fairness,
    growth,
    hand_offs,
    kendo_requests,
    looking_back,
    pictures,
    pocket_requests,
    practice,
    requests,
    rounds,
    sittings,
    start,
    storage,
    tournament,
)
from apparatus.benchmarks.grown import FIRST_PERSON, crowd_of, grow
from apparatus.benchmarks.ongoing import GUILD, foresee, lay_out
from bot.play.ground.chance import SeededChance, now_ms
from bot.play.ground.context import Context
from bot.play.standing.boards import Boards
from bot.play.standing.tallies import mend
from bot.store.engine import Store, open_store
from rules.games import game
from rules.kendo.state import KendoOptions
from rules.pocket.state import PocketOptions
from tests.e2e.patience import unhurry

BRIEF = 0.01
"""Seconds."""
TEN = 10
"""Hands, enough for a mean."""
SEVERAL = 4
"""Writers: each commits once however slow the machine is, and percentiles take two."""

Way = Callable[[str], AbstractAsyncContextManager[storage.Commit]]


@pytest.fixture(autouse=True)
def in_no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send no placeholder on a busy machine, which costs an edit."""
    unhurry(monkeypatch)


def test_duels_by_the_rules_and_by_hand() -> None:
    random.seed(1)
    for way in duels.MATCHES.values():
        assert duels.rate(way, 2).moves > 0


def test_what_pictures_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "PLAYS", 6)
    costs = pictures.measured(1, times=1)
    assert {f"bushido.duel: {kind}" for kind in ("hand", "board", "reveal")} < set(costs)
    assert {"profile", "tournament: bracket", "welcome"} < set(costs)
    assert all(cost.size > 0 for some in costs.values() for cost in some)


@pytest.mark.parametrize("way", [storage.bare_sqlite, storage.plain_aiosqlite, storage.our_store])
async def test_what_the_store_commits_on_sqlite(way: Way, sqlite_url: str) -> None:
    contender = storage.Contender("", way, (SEVERAL,))
    assert (await storage.turn(contender, sqlite_url, BRIEF))[SEVERAL].rate > 0


@pytest.mark.postgres
@pytest.mark.parametrize("way", [storage.one_statement, storage.our_store])
async def test_what_the_store_commits_on_postgresql(way: Way, postgres_url: str) -> None:
    contender = storage.Contender("", way, (SEVERAL,))
    assert (await storage.turn(contender, postgres_url, BRIEF))[SEVERAL].rate > 0


async def test_whole_picks_by_the_bot_and_by_their_bare_statements(tmp_path: Path) -> None:
    two, template = [foresee(1), foresee(2)], tmp_path / "template.db"
    async with open_store(f"sqlite:///{template}") as store:
        await lay_out(store, two)
    async with choices.copy_of(template) as url:
        scripts = await choices.record(url, two)
    picks = sum(len(duel.picks()) for duel in two)
    assert sum(map(len, scripts)) == picks
    for way in (partial(choices.by_the_bot, duels=two), partial(choices.by_sqlite3, scripts=scripts)):
        async with choices.copy_of(template) as url, way(url) as acts:
            figures, _ = await choices.measure(acts, 2)
            assert figures.rate > 0


@pytest.mark.postgres
async def test_whole_picks_by_bare_statements_on_postgresql(tmp_path: Path, postgres_url: str) -> None:
    one = [foresee(1)]
    async with open_store(f"sqlite:///{tmp_path}/written.db") as store:
        await lay_out(store, one)
    scripts = await choices.record(f"sqlite:///{tmp_path}/written.db", one)
    async with open_store(postgres_url) as store:
        await lay_out(store, one)
    async with choices.by_asyncpg(postgres_url, scripts) as acts:
        await choices.measure(acts, 1)


@pytest.mark.parametrize("way", clicks.WAYS, ids=[way.name for way in clicks.WAYS])
async def test_clicks(way: clicks.Way) -> None:
    result = await clicks.measure(way, [foresee(0)], [foresee(1)], 1)
    assert result.cpu_us > 0


@pytest.mark.parametrize("pictured", [True, False])
async def test_rounds_to_the_last_message(*, pictured: bool) -> None:
    rate, *_ = await rounds.measure(1, pictured=pictured)
    assert rate > 0


async def test_a_lone_reveal_beside_a_busy_channel() -> None:
    assert await fairness.measure(2) > 0


@pytest.mark.parametrize("manner", requests.MANNERS, ids=[manner.name for manner in requests.MANNERS])
async def test_a_round_costs_no_more_requests_than_it_may(manner: requests.Manner) -> None:
    counted = await requests.count(manner)
    spent = requests.in_rounds(counted, "bot")
    assert counted.turns > 0
    assert spent <= manner.most * counted.turns + manner.besides


@pytest.mark.parametrize("hurried", pocket_requests.TEMPERS.values(), ids=pocket_requests.TEMPERS)
async def test_a_draft_and_a_turn_of_pocket_samurai_cost_no_more_requests_than_they_may(
    *, hurried: bool
) -> None:
    hand = await pocket_requests.count("by hand", hurried=hurried)
    assert hand.draft <= pocket_requests.MOST_OF_A_DRAFT
    assert hand.plain
    assert max(hand.plain) <= pocket_requests.MOST_OF_A_TURN
    assert hand.asking
    assert all(turn.requests <= pocket_requests.MOST_OF_A_TURN + 2 * turn.questions for turn in hand.turns)


async def test_turns_of_those_who_settle_questions_with_the_card_cost_hardly_more_in_the_mean() -> None:
    hands = await pocket_requests.count_together("with the card", 2, hurried=False)
    assert hands.a_turn <= pocket_requests.MOST_IN_THE_MEAN
    assert all(turn.requests <= pocket_requests.MOST_OF_A_TURN + turn.questions for turn in hands.turns)


async def test_no_turn_of_those_who_settle_ahead_costs_more() -> None:
    hand = await pocket_requests.count("ahead", hurried=False)
    assert not hand.asking
    assert max(hand.plain) <= pocket_requests.MOST_OF_A_TURN


@pytest.mark.parametrize("game_name", kendo_requests.GAMES)
async def test_a_fight_costs_few_requests_where_answers_are_settled_ahead(game_name: str) -> None:
    counted = await kendo_requests.count(game_name, kendo_requests.SETTLED)
    assert counted.fights > 1
    assert counted.by_fight <= kendo_requests.MOST_WITH_LISTS


async def test_a_choice_in_a_fight_costs_one_edit_and_one_dm_at_most() -> None:
    counted = await kendo_requests.count("kendo.duel", kendo_requests.BY_HAND)
    assert counted.fights > 1
    assert counted.requests <= 2 * counted.clicks


async def test_a_choice_of_whoever_plays_alone_costs_no_request_of_the_bots_own() -> None:
    sat = await alone.measure(alone.Temper("two people", 2, (0, 0), 2), 2)
    assert (sat.decisions, sat.requests) == (4, 0)


async def test_practice_is_measured_with_its_worker() -> None:
    name, people, presses, *_, worker = await practice.measure("pocket.hand", 2)
    assert (name, people, presses) == ("pocket.hand", 2, 2 * practice.PRESSES)
    assert worker > 0


async def test_sittings_with_a_plan_are_fewer(store: Store) -> None:
    context, luck = Context(store, now_ms, SeededChance(1)), random.Random(1)
    planned, turns = await sittings.play(context, 1, 3, luck)
    assert planned < 2 * turns


def test_who_settles_things_ahead_is_waited_for_less() -> None:
    played = {
        name: [
            hand_offs.play(game("pocket.hand/1"), PocketOptions(), number, (manner, manner))
            for number in range(TEN)
        ]
        for name, manner in hand_offs.POCKET_MANNERS.items()
    }
    waits = {name: mean(match.hand_offs for match in matches) for name, matches in played.items()}
    assert {match.by_decision["pick"] for match in played["nothing"]} == {15}
    assert {match.by_decision["pick"] for match in played["all"]} == {3}
    assert waits["all"] <= 12 < waits["questions with the card"] < waits["nothing"]


@pytest.mark.parametrize(("game_id", "seats"), hand_offs.KENDO_TABLES)
def test_suggested_answers_spare_hand_offs_and_full_lists_nearly_all(game_id: str, seats: int) -> None:
    by_hand, suggested, ahead = (
        hand_offs.play(game(game_id), KendoOptions(), 1, [manner] * seats).hand_offs
        for manner in hand_offs.KENDO_MANNERS.values()
    )
    assert ahead <= seats < suggested < by_hand / 2


def test_playing_by_what_is_suggested_loses_little() -> None:
    suggested = hand_offs.KENDO_MANNERS["what is suggested"]
    for game_id, matches in (("kendo.duel/2", 200), ("kendo.competition/2", 40)):
        assert hand_offs.share_won(game(game_id), 2, suggested, matches) >= 0.42


async def test_a_tournament_advances_and_is_counted() -> None:
    times = await tournament.advance(4)
    assert times.heard
    assert sum((await tournament.count(4)).values()) > 0


async def test_a_server_grows_and_its_tallies_agree(sqlite_url: str) -> None:
    await grow(sqlite_url, 10 * TEN)
    found = await growth.measured(sqlite_url, crowd_of(10 * TEN), most=2)
    assert min(found.took.values()) > 0
    assert found.after["turns"] < found.before["turns"]
    assert found.before["packed_logs"] < found.after["packed_logs"]
    async with open_store(sqlite_url) as store:
        places = await Boards(Context(store)).page(GUILD, FIRST_PERSON, "season", 0)
        assert places.slice.pages > 1
        assert await mend(store) == 0


@pytest.mark.postgres
async def test_several_servers_grow_and_their_tables_are_measured(postgres_url: str) -> None:
    await grow(postgres_url, 10 * TEN, servers=2)
    found = await growth.measured(postgres_url, crowd_of(10 * TEN, 2), most=2)
    assert found.after["turns"] < found.before["turns"]
    async with open_store(postgres_url) as store:
        for guild_id in (GUILD, GUILD + 1):
            places = await Boards(Context(store)).page(guild_id, FIRST_PERSON, "season", 0)
            assert places.slice.pages > 1


async def test_a_start_with_duels_under_way(sqlite_url: str) -> None:
    fresh = await start.fill(sqlite_url, start.RUNS + 2)
    steps = await start.start(sqlite_url, fresh[0])
    assert len(steps) == len(start.STEPS)


async def test_looking_back(sqlite_url: str) -> None:
    duels = [foresee(1), foresee(2)]
    assert await looking_back.fill(sqlite_url, duels) == sum(len(duel.turns) for duel in duels)
    assert await looking_back.verified(sqlite_url) > 0
    assert len(await looking_back.pages_of(sqlite_url, duels)) == len(looking_back.reckonings(2))
