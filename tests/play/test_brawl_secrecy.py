"""Nothing that others can read depends on a card and a target not revealed yet, as in a duel."""

from itertools import count

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.face.game.prompt import passed
from bot.face.letters.letters import Letters
from bot.face.match.board import board
from bot.face.match.lists import duels
from bot.face.match.nudge import nudge
from bot.face.match.resign import resign_question
from bot.face.match.reveal import reveal
from bot.face.registry.faces import face_of
from bot.face.words import Words, locales
from bot.store.engine import Store
from rules.codec import encode
from tests.depth import DEPTH
from tests.play.hall import Hall, SetClock
from tests.play.test_secrecy import ONLOOKER, listening

COUNT = 4
places = st.integers(0, 26)
numbers = count(1)


@given(
    plays=st.lists(st.tuples(*[places] * COUNT), max_size=2),
    picks=st.lists(st.tuples(places, places), min_size=1, max_size=2),
    ready=st.integers(0, COUNT - 2),
    by_dm=st.booleans(),
    all_sent=st.booleans(),
)
@settings(max_examples=8 * DEPTH, suppress_health_check=[HealthCheck.function_scoped_fixture])
async def test_nobody_else_reads_a_stance_that_is_not_revealed(
    twins: list[tuple[Store, Store]],
    plays: list[tuple[int, ...]],
    picks: list[tuple[int, int]],
    ready: int,
    *,
    by_dm: bool,
    all_sent: bool,
) -> None:
    number = next(numbers)
    people = tuple(10 * COUNT * number + place for place in range(COUNT))
    read: list[list[str]] = []
    for twin, (store, books) in enumerate(twins):
        hall = Hall(store, books, SetClock(), chance=number)
        await hall.meet(*people)
        match_id = await hall.brawl(*people, wish="random")
        for choices in plays:
            await to_the_stances(hall, match_id)
            for user_id, place in zip(people, choices, strict=True):
                await choose(hall, match_id, user_id, place)
        chooser, *others = await to_the_stances(hall, match_id)
        for other in others[: min(ready, len(others) - 1)]:
            await choose(hall, match_id, other, 0)
        if all_sent:
            await hall.send_all()
        with listening() as heard:
            for pick in picks:
                await choose(hall, match_id, chooser, pick[twin], 901 if by_dm else None)
        page = await hall.page(match_id, chooser)
        assert page.pick == page.options[picks[-1][twin] % len(page.options)], "there is something to hide"
        read.append(
            [*heard, *await readable(hall, match_id, [other for other in people if other != chooser])]
        )

    assert read[0] == read[1]


async def choose(hall: Hall, match_id: str, user_id: int, place: int, prompt_id: int | None = None) -> None:
    """Make the choice at a place among those there are, where one is owed."""
    options = (await hall.page(match_id, user_id)).options
    if options:
        await hall.pick(match_id, user_id, options[place % len(options)], prompt_id=prompt_id)


async def to_the_stances(hall: Hall, match_id: str) -> list[int]:
    """Go on until all who still stand owe a stance, and return who they are."""
    while True:
        owing = [player.user_id for player in (await hall.page(match_id)).players if player.owes]
        if len(owing) > 1:
            return owing
        await choose(hall, match_id, owing[0], 0)


async def readable(hall: Hall, match_id: str, others: list[int]) -> list[str]:
    """Write down all that anyone but the choosing seat can read."""
    words = [Words(locale) for locale in locales()]
    public, pages = await hall.page(match_id), [await hall.page(match_id, other) for other in others]
    chapters = dict.fromkeys(turn.chapter for turn in await hall.turns(match_id))
    told = [await hall.reading.turn(match_id, chapter) for chapter in chapters]
    lists = {reader: await hall.reading.duels(reader) for reader in (*others, ONLOOKER)}
    parcels = await hall.parcels()
    letters = [await Letters(hall.context).write(parcel) for parcel in parcels]
    face = face_of(public)
    screens = [
        screen
        for language in words
        for screen in (
            board(public, language),
            *(face.hand(page, language) for page in pages),
            *(face.in_parts.form(page, language) for page in pages if page.options and face.in_parts),
            *(passed(page, language) for page in pages),
            *(resign_question(page, language) for page in pages),
            *(nudge(public, player, language) for player in public.players),
            *(reveal(public, turn, language) for turn in told),
            *(duels(lines, [], reader, language) for reader, lines in lists.items()),
        )
    ]
    return [encode(thing) for thing in (public, pages, told, lists, parcels, letters, screens)]
