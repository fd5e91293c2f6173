"""Personal settings, leave and blocks."""

from collections.abc import Mapping
from itertools import chain

from apparatus.year.person import HOME, Person
from apparatus.year.town import Town
from bot.face.words import locales
from bot.play.clocks.habits import CHALLENGERS
from bot.play.clocks.wall_clock import DAY_MINUTES
from bot.play.ground.times import DAY
from bot.play.me.me import AS_THE_CLIENT, NO_MARK
from bot.play.standing.marks import marks_by_game
from bot.store.moment import later

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC")
"""Time zones: some change their clocks by an hour or half an hour, north and south, and some never do."""

CHOICES: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "language": tuple((locale,) for locale in (AS_THE_CLIENT, *locales())),
    "challengers": tuple((whom,) for whom in ("all", *CHALLENGERS)),
    "dms": (("on",), ("on",), ("off",)),
    "reminders": (("on",), ("off",)),
    "pictures": (("on",), ("off",)),
    "news": (("on",), ("off",)),
    "mark": tuple((mark,) for mark in (NO_MARK, *chain(*marks_by_game().values()))),
    "days": ((), ("6",), ("5", "6"), ("0", "2", "4")),
}
"""The values to choose from for each setting of ``/me``."""

OFTEN = {
    "zone": 20,
    "hours": 30,
    "no hours": 3,
    "language": 2,
    "challengers": 4,
    "dms": 5,
    "reminders": 3,
    "pictures": 5,
    "news": 2,
    "mark": 20,
    "days": 10,
}
"""How often each setting is changed, of about a hundred changes."""


async def own_settings(person: Person, town: Town) -> None:
    """Change one setting."""
    luck, me = person.luck, town.house.play.me
    (what,) = luck.choices((*OFTEN,), (*OFTEN.values(),))
    if what == "zone":
        await town.tried("set a zone", town.house.play.habits.set_zone(person.user_id, luck.choice(ZONES)))
    elif what == "hours":
        begins = luck.randint(18 * 60, DAY_MINUTES - 1)
        hours = begins, (begins + luck.randint(4 * 60, 10 * 60)) % DAY_MINUTES
        await town.tried("set quiet hours", town.house.play.habits.set_quiet_hours(person.user_id, hours))
    elif what == "no hours":
        await town.tried("set quiet hours", town.house.play.habits.set_quiet_hours(person.user_id, None))
    else:
        await town.tried(f"set {what}", me.change(person.user_id, what, luck.choice(CHOICES[what])))


async def leave(person: Person, town: Town) -> None:
    """Go on leave, now or soon, or come back early."""
    now, luck, leaves = town.house.clock(), person.luck, town.house.play.leaves
    if luck.likely(0.2):
        await town.tried("came back early", leaves.end(person.user_id))
        return
    since = later(now, luck.choice((0, 0, luck.randint(0, 10) * DAY)))
    until = later(since, luck.randint(2, 10) * DAY)
    await town.tried("went on leave", leaves.take(person.user_id, since, until))


async def blocks(person: Person, town: Town) -> None:
    """Block a player, or lift a block."""
    luck, page = person.luck, await town.house.play.me.page(person.user_id)
    if page.blocks and luck.likely(0.5):
        lifting = town.house.play.people.unblock(person.user_id, luck.choice(page.blocks).blocked_id)
        await town.tried("lifted a block", lifting)
    else:
        other_id = luck.choice(town.others(HOME)).user_id
        await town.tried("blocked somebody", town.house.play.people.block(person.user_id, other_id))
