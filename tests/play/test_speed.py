"""How soon the bot answers for a player tells nothing about what they hold.

Two halls are alike in everything but hands that a viewer does not see. The same click then leads to as many
plays in both, unless one of them looks different. If they all look the same, everything that the public, the
viewer or the operator can read is the same bytes: what is queued, in which order and when, and what is
logged.
"""

from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bot.face.letters.letters import Letters
from bot.face.match.board import board
from bot.face.match.lists import duels
from bot.face.match.reveal import reveal
from bot.face.words import Words
from bot.play.match.told import events_of
from bot.store.engine import Store
from rules.codec import encode
from rules.dice import Dice
from rules.game import Instructions, Request, seen
from rules.games import game
from rules.kendo.duel import SecondKendoDuel
from rules.kendo.moves import YIELD
from rules.kendo.view import KendoView
from tests.conformance.playouts import Table, playout
from tests.depth import DEPTH
from tests.play.kendoing import KendoHall
from tests.play.test_secrecy import listening
from tests.rules.kendo.table import at

TABLES = (("kendo.duel/2", 2), ("kendo.duel/2", 3), ("kendo.competition/2", 2))
WORDS = Words("en")
numbers = count(1)


@dataclass(frozen=True)
class Scene:
    """A table before a click, which differs between the twins in what one viewer does not see."""

    game_id: str
    states: tuple[Any, Any]
    told: tuple[Instructions, ...]
    viewer: int
    seat: int
    choice: str


@dataclass(frozen=True)
class Trace:
    """What a click left behind."""

    plays: list[str]
    """What everyone may know of each play that followed."""
    told: str
    """What the viewer may know of all of them."""
    public: list[str]
    viewed: list[str]


@given(table=st.sampled_from(TABLES), rng=st.randoms(use_true_random=False))
@settings(max_examples=15 * DEPTH, suppress_health_check=[HealthCheck.function_scoped_fixture])
async def test_the_speed_of_an_answer_tells_nothing_of_a_hand(
    twins: list[tuple[Store, Store]], table: tuple[str, int], rng: Random
) -> None:
    check_alike(await traced(twins, scene(*table, rng)))


ASKED_BY_A_STRANGER = Scene(
    "kendo.duel/2",
    (
        at(["men-1", "do-4", "kote-2"], ["men-6", "seme-1"]).state,
        at(["men-1", "do-4", "kote-2"], ["bogyo-1", "seme-1"]).state,
    ),
    ({}, {"answer:men": ("men",)}),
    viewer=0,
    seat=0,
    choice="men-1>1",
)


async def test_who_has_a_list_is_answered_for_whatever_is_in_hand(twins: list[tuple[Store, Store]]) -> None:
    """One answers MEN with MEN, the other lets it pass; both at once."""
    struck, passed = await traced(twins, ASKED_BY_A_STRANGER)
    assert [len(trace.plays) for trace in (struck, passed)] == [2, 2]
    assert struck.plays != passed.plays
    check_alike((struck, passed))


async def test_it_would_be_found_if_the_hand_decided_who_is_asked(
    twins: list[tuple[Store, Store]], monkeypatch: pytest.MonkeyPatch
) -> None:
    heed = SecondKendoDuel.heed

    def hesitant(self: SecondKendoDuel, view: KendoView, request: Request, told: Instructions) -> str | None:
        choice = heed(self, view, request, told)
        return None if choice == YIELD else choice

    monkeypatch.setattr(SecondKendoDuel, "heed", hesitant)
    with pytest.raises(AssertionError, match="answered for in one"):
        check_alike(await traced(twins, ASKED_BY_A_STRANGER))


def check_alike(traces: tuple[Trace, Trace]) -> None:
    """Raise AssertionError where a viewer could tell the twins apart otherwise than by what was played."""
    one, other = traces
    common = min(len(one.plays), len(other.plays))
    if one.plays[:common] != other.plays[:common]:
        return
    assert len(one.plays) == len(other.plays), "somebody was answered for in one of them alone"
    assert one.public == other.public
    if one.told == other.told:
        assert one.viewed == other.viewed


def scene(game_id: str, seats: int, rng: Random) -> Scene:
    """Play on, deal again what a viewer does not see, and choose as a player what is legal in both."""
    rules, viewer = game(game_id), rng.randrange(seats)
    table = Table(rules, seats, rules.options_type())
    *moments, _ = playout(table, rng.randbytes(32))
    state = rng.choice(moments[1:]).state
    redealt = rules.resample(state, viewer, Dice(rng.randbytes(32), 0))
    (request,) = rules.requests(state)
    legal = {choice for asked in rules.requests(redealt) for choice in asked.options} & {*request.options}
    assume(legal)
    told = tuple(instructed(game_id, state, seat, rng) for seat in range(seats))
    return Scene(game_id, (state, redealt), told, viewer, request.seat, rng.choice(sorted(legal)))


def instructed(game_id: str, state: object, seat: int, rng: Random) -> Instructions:
    """Instruct on nothing, on all that is suggested, on everything, or to let everything pass."""
    rules = game(game_id)
    view = rules.view(state, seat)
    topics = rules.topics(view, seat)
    everything = {topic.name: topic.options[: None if topic.ranked else 1] for topic in topics}
    passing = {topic.name: (YIELD,) for topic in topics if YIELD in topic.options}
    return rng.choice([{}, rules.suggested(view, seat), everything, {**everything, **passing}, passing])


async def traced(twins: list[tuple[Store, Store]], scene: Scene) -> tuple[Trace, Trace]:
    """Set the scene in both halls, make the click, and return what it left behind in each."""
    number = next(numbers)
    halls = [KendoHall(store, books, chance=number) for store, books in twins]
    one, other = [
        await click(hall, number, scene, state) for hall, state in zip(halls, scene.states, strict=True)
    ]
    return one, other


async def click(hall: KendoHall, number: int, scene: Scene, state: object) -> Trace:
    people = [10_000 * number + seat for seat in range(len(scene.told))]
    await hall.meet(*people)
    match_id = await hall.begin(scene.game_id, *people)
    for seat, told in enumerate(scene.told):
        await hall.instruct(match_id, seat, told)
    await hall.place(match_id, state)
    await hall.send_all()
    with listening() as heard:
        await hall.pick(match_id, people[scene.seat], scene.choice)
    events = [events_of(turn, scene.game_id) for turn in await hall.turns(match_id)]
    return Trace(
        plays=[encode(seen(play, None)) for play in events],
        told=encode([seen(play, scene.viewer) for play in events]),
        public=[*heard, *await public(hall, match_id)],
        viewed=await viewed(hall, match_id, people[scene.viewer], scene.viewer),
    )


async def public(hall: KendoHall, match_id: str) -> list[str]:
    """Return what anyone can read, and what is queued for anyone."""
    page, parcels = await hall.page(match_id), await hall.parcels()
    chapters = sorted({turn.chapter for turn in await hall.turns(match_id)})
    told = [await hall.reading.turn(match_id, chapter) for chapter in chapters]
    screens = [board(page, WORDS), *(reveal(page, turn, WORDS) for turn in told)]
    letters = [await Letters(hall.context).write(parcel) for parcel in parcels if parcel.seat is None]
    return [encode(thing) for thing in (page, parcels, told, screens, letters)]


async def viewed(hall: KendoHall, match_id: str, user_id: int, seat: int) -> list[str]:
    """Write down what the viewer alone can read."""
    page, lines = await hall.page(match_id, user_id), await hall.reading.duels(user_id)
    own = [parcel for parcel in await hall.parcels() if parcel.seat == seat]
    letters = [await Letters(hall.context).write(parcel) for parcel in own]
    return [encode(thing) for thing in (page, lines, duels(lines, [], user_id, WORDS), letters)]
