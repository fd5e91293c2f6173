"""Choosing cards: mostly once and at once, sometimes twice, late, or with a plan for coming turns."""

from apparatus.year.acts.settling import settle
from apparatus.year.late import Click
from apparatus.year.person import Person
from apparatus.year.town import Town
from bot.play.ground.times import DAY, MINUTE
from bot.play.match.lines import DuelLine
from bot.play.match.reading import MatchPage
from bot.store.ids import MatchId
from bot.store.moment import later
from rules.games import game

DOUBLED = 0.05
"""The share of presses that arrive twice."""

PLANNED = 3
"""The most turns ahead that people plan."""

SETTLING = 0.15
"""How likely a person who does not plan settles things ahead before they choose, where a game allows it."""


async def play_cards(person: Person, town: Town) -> list[DuelLine]:
    """Choose where others wait for a card, as far as the habit goes; return the matches with others."""
    lines = [line for line in await town.house.play.reading.duels(person.user_id) if line.opponents]
    for line in lines:
        owed = line.own_turn and line.guild_id not in town.without_us
        willing = owed and person.luck.likely(person.habit.answers)
        if willing and not await _settled(person, town, line.match_id):
            await choose(person, town, line.match_id)
    return lines


async def _settled(person: Person, town: Town, match_id: MatchId) -> bool:
    """Perhaps settle things ahead; return whether nothing is left to choose by hand."""
    page = await town.house.play.reading.match(match_id, person.user_id)
    if not page.topics or not person.luck.likely(max(SETTLING, person.habit.plans)):
        return False
    await settle(person, town, match_id)
    page = await town.house.play.reading.match(match_id, person.user_id)
    return page.pick is not None or not page.options


async def choose(person: Person, town: Town, match_id: MatchId) -> None:
    """Choose a card in one match."""
    house, luck = town.house, person.luck
    page = await house.play.reading.match(match_id, person.user_id)
    if not page.options:
        return
    click = Click(
        at=house.clock.time,
        interaction_id=house.click(),
        match_id=match_id,
        revision=page.revision,
        user_id=person.user_id,
        choice=luck.choice(page.options),
    )
    if luck.likely(person.habit.dawdles):
        town.done["late press"] += 1
        town.late.post(_later(click, person))
        return
    orders = _plan(person, page, click.choice) if luck.likely(person.habit.plans) else ()
    if await town.late.arrive(house, click, orders):
        town.done["card"] += 1
        town.sittings[match_id] += 1
        if orders:
            town.planned.add(match_id)
    if luck.likely(DOUBLED):
        town.done["doubled press"] += 1
        await town.late.arrive(house, click)


async def second_thoughts(person: Person, town: Town) -> None:
    """Choose again where a card is chosen already, and deliver an older press after it."""
    for line in await town.house.play.reading.duels(person.user_id):
        if line.own_turn or line.guild_id in town.without_us:
            continue
        page = await town.house.play.reading.match(line.match_id, person.user_id)
        if page.options and page.pick:
            older = Click(
                town.house.clock.time,
                town.house.click(),
                line.match_id,
                page.revision,
                person.user_id,
                person.luck.choice(page.options),
            )
            await choose(person, town, line.match_id)
            town.done["overtaken press"] += await town.late.arrive(town.house, older)
            return


def _later(click: Click, person: Person) -> Click:
    """Return the press with a later arrival."""
    pause = round(person.luck.choice((person.luck.uniform(0, MINUTE), person.luck.uniform(0, 2 * DAY))))
    return Click(
        later(click.at, pause),
        click.interaction_id,
        click.match_id,
        click.revision,
        click.user_id,
        click.choice,
    )


def _plan(person: Person, page: MatchPage, choice: str) -> tuple[str, ...]:
    """Return some cards of the hand for coming turns, if the game allows plans."""
    if game(page.game).foresee(page.options, choice) is None:
        return ()
    rest = [card for card in page.options if card != choice]
    return tuple(person.luck.sample(rest, min(PLANNED, len(rest))))
