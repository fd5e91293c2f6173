"""Nothing that others can read depends on a pick that is not revealed yet.

Two halls are alike in everything but one seat's unrevealed picks. Whatever the public, the opponent or the
operator can read must then be the same bytes in both.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import structlog
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bot.face.bushido.duel.hand import hand
from bot.face.game.prompt import passed
from bot.face.letters.letters import Letters
from bot.face.match.board import board
from bot.face.match.lists import duels
from bot.face.match.nudge import nudge
from bot.face.match.resign import resign_question
from bot.face.match.reveal import reveal
from bot.face.words import Words, locales
from bot.store.engine import Store
from rules.bushido.fighters import FIGHTERS
from rules.codec import encode
from tests.depth import DEPTH
from tests.play.hall import Hall, SetClock

ONLOOKER = 5
places = st.integers(0, 8)
numbers = count(1)


@given(
    fighters=st.tuples(st.sampled_from(list(FIGHTERS)), st.sampled_from(list(FIGHTERS))),
    turns=st.lists(st.tuples(places, places), max_size=4),
    seat=st.integers(0, 1),
    picks=st.lists(st.tuples(places, places), min_size=1, max_size=3),
    by_dm=st.booleans(),
    all_sent=st.booleans(),
)
@settings(max_examples=15 * DEPTH, suppress_health_check=[HealthCheck.function_scoped_fixture])
async def test_nobody_else_reads_an_unrevealed_pick(
    twins: list[tuple[Store, Store]],
    fighters: tuple[str, str],
    turns: list[tuple[int, int]],
    seat: int,
    picks: list[tuple[int, int]],
    *,
    by_dm: bool,
    all_sent: bool,
) -> None:
    number = next(numbers)
    people = (1000 + 2 * number, 1001 + 2 * number)
    read: list[list[str]] = []
    own: list[str | None] = []
    for twin, (store, books) in enumerate(twins):
        hall = Hall(store, books, SetClock(), chance=number)
        await hall.meet(*people)
        await hall.send_all()
        match_id = await hall.duel(*people, fighters=fighters)
        for choices in turns:
            await play(hall, match_id, people, choices)
        assume((await hall.match(match_id)).status == "ongoing")
        if by_dm:
            await hall.prompt(match_id, seat, 901)
        if all_sent:
            await hall.send_all()
        with listening() as heard:
            for pick in picks:
                await choose(hall, match_id, people[seat], pick[twin], 901 if by_dm else None)
        own.append((await hall.page(match_id, people[seat])).pick)
        read.append([*heard, *await readable(hall, match_id, people[1 - seat])])

    assert read[0] == read[1]
    options = (await hall.page(match_id, people[seat])).options
    chosen = {options[place % len(options)] for place in picks[-1]}
    assert set(own) == chosen, "each twin keeps its own pick, so there was something to hide"


async def choose(hall: Hall, match_id: str, user_id: int, place: int, prompt_id: int | None = None) -> None:
    """Pick the card at a place of the hand."""
    options = (await hall.page(match_id, user_id)).options
    assume(options)
    await hall.pick(match_id, user_id, options[place % len(options)], prompt_id=prompt_id)


async def play(hall: Hall, match_id: str, people: tuple[int, int], choices: tuple[int, int]) -> None:
    """Play one turn by places in the hands."""
    for user_id, place in zip(people, choices, strict=True):
        await choose(hall, match_id, user_id, place)


async def readable(hall: Hall, match_id: str, opponent_id: int) -> list[str]:
    """Write down all that anyone but the picking seat can read."""
    words = [Words(locale) for locale in locales()]
    public, other = await hall.page(match_id), await hall.page(match_id, opponent_id)
    told = [await hall.reading.turn(match_id, revision) for revision in range(1, public.revision + 1)]
    lists = {reader: await hall.reading.duels(reader) for reader in (opponent_id, ONLOOKER)}
    parcels = await hall.parcels()
    letters = [await Letters(hall.context).write(parcel) for parcel in parcels]
    screens = [
        screen
        for language in words
        for screen in (
            board(public, language),
            hand(other, language),
            passed(other, language),
            resign_question(other, language),
            *(nudge(public, player, language) for player in public.players),
            *(reveal(public, turn, language) for turn in told),
            *(duels(lines, [], reader, language) for reader, lines in lists.items()),
        )
    ]
    return [encode(thing) for thing in (public, other, told, lists, parcels, letters, screens)]


@contextmanager
def listening() -> Iterator[list[str]]:
    """Hear every line that is logged, ours and the libraries', as loud as ``bot/logs.py`` lets them be."""
    heard: list[str] = []
    root, level = logging.getLogger(), logging.getLogger().level
    handler = logging.Handler(logging.DEBUG)
    handler.emit = lambda record: heard.append(record.getMessage())
    handler.addFilter(lambda record: not record.name.startswith(("aiosqlite", "asyncio")))
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        with structlog.testing.capture_logs() as ours:
            yield heard
        heard += map(str, ours)
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
