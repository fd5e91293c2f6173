"""The puzzle of the day: answered once, and now and then compared with others on the server."""

from apparatus.year.person import Person
from apparatus.year.town import Town
from bot.play.solo.puzzles import NOWHERE
from players.reckoning import POINTS

MIXES, LOOKS = 0.4, 0.3
"""How likely a person divides their points, and looks at the weekly board."""


async def solve_puzzle(person: Person, town: Town) -> None:
    """Answer the puzzle of the day with one card or a division, unless one has."""
    puzzles, luck, guild_id = town.house.play.puzzles, person.luck, town.somewhere(person)
    page = await puzzles.today(person.user_id, pictured=False)
    if page.solved is None:
        first, second = luck.sample(page.match.options, 2)
        points = luck.randint(1, POINTS - 1) if luck.likely(MIXES) else POINTS
        answering = puzzles.answer(
            page.day,
            {first: points, second: POINTS - points},
            user_id=person.user_id,
            guild_id=NOWHERE if guild_id is None else guild_id,
            pictured=False,
        )
        await town.tried("answered a puzzle", answering)
    if guild_id is not None and luck.likely(LOOKS):
        await puzzles.week(guild_id, person.user_id)
