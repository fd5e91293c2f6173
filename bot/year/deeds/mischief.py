"""What nobody should do: presses of others' hands, of old messages, of nonsense. None of it may count."""

from bot.year.checks import Violation
from bot.year.late import Click
from bot.year.person import Person
from bot.year.town import Town


async def mischief(person: Person, town: Town) -> None:
    """Press what is not one's own, or long past, or no card at all; seldom resign in a temper."""
    lines = await town.house.reading.duels(person.user_id)
    lines = [line for line in lines if line.guild_id not in town.without_us]
    if not lines:
        return
    match_id = person.luck.choice(lines).match_id
    await _forge(person, town, match_id)
    if person.luck.likely(0.03):
        resigning = town.house.matches.resign(match_id=match_id, user_id=person.user_id)
        await town.tried("resigned", resigning)


async def _forge(person: Person, town: Town, match_id: str) -> None:
    """Press in four ways that must all be refused."""
    house, luck = town.house, person.luck
    page = await house.reading.match(match_id, person.user_id)
    card = luck.choice(page.options or ("moon",))
    stranger_id = 1 + max(each.user_id for each in town.crowd)
    forged = {
        "a stranger's": (page.revision, stranger_id, card),
        "an old": (page.revision - luck.randint(1, 3), person.user_id, card),
        "a coming turn's": (page.revision + 1, person.user_id, card),
        "a nonsensical": (page.revision, person.user_id, "nonsense"),
    }
    for what, (revision, user_id, choice) in forged.items():
        click = Click(house.clock.time, house.click(), match_id, revision, user_id, choice)
        if await town.late.arrive(house, click):
            raise Violation(f"forged press counts: {what} press on {match_id}")
        town.done["forged press"] += 1
