"""A player's own settings, and what is asked before they change or are deleted."""

from dataclasses import replace
from datetime import date

from bot.face.limits import FILE_BYTES
from bot.face.me.asking import hours_form, leave_form, leave_question, zone_form
from bot.face.me.panel import SEEN, me_panel
from bot.face.me.privacy import export_screen, forget_form, forget_question
from bot.face.screen import Screen
from bot.face.words import Words
from bot.play.clocks.reliability import Reliability
from bot.play.ground.times import DAY
from bot.play.me.me import BLOCKS_SHOWN
from bot.play.people.people import DM_REST
from bot.play.privacy.forget import Entanglements
from bot.play.standing.marks import marks_by_game
from bot.store.rows import Blocked
from bot.store.time_rows import HabitsRow
from tests.face.test_me_screens import ID, NOW, PLAIN
from tests.golden.gallery.table import Gallery

NIGHT = HabitsRow(
    user_id=ID,
    zone="Europe/Berlin",
    quiet_from=1350,
    quiet_until=425,
    quiet_days="[5,6]",
    reminders=False,
    challengers="reliable",
    news=False,
)


def panel(words: Words, habits: HabitsRow | None = None, shown: str = SEEN, **facts: object) -> Screen:
    return me_panel(replace(PLAIN, **{"habits": habits or HabitsRow(user_id=ID), **facts}), words, shown)


def on_time(words: Words, **habits: object) -> Screen:
    return panel(words, HabitsRow(**{"user_id": ID, **habits}), "time")


def away(words: Words, since: int, until: int) -> Screen:
    return on_time(words, leave_since=since, leave_until=until)


def blocked(count: int) -> tuple[Blocked, ...]:
    return tuple(Blocked(blocked_id=ID - number, name=f"*P{number}*") for number in range(count))


SCREENS: Gallery = {
    "panel, nothing set": panel,
    "panel, all set": lambda words: panel(words, NIGHT, chosen_locale="de", dms=False, pictures=False),
    "time, nothing set": on_time,
    "time, all set": lambda words: panel(words, NIGHT, "time", reliability=Reliability(964_000, 50)),
    "people, with marks": lambda words: panel(
        words, NIGHT, "people", marks=tuple(marks_by_game()[""]), worn="steadfast"
    ),
    "panel, closed to DMs": lambda words: panel(words, dm_closed_until=NOW + DM_REST - DAY),
    "panel, DMs tried again": lambda words: panel(words, dm_closed_until=NOW),
    "time, half of the hours": lambda words: on_time(words, quiet_from=60),
    "people, nobody blocked": lambda words: panel(words, shown="people"),
    "people, one blocked": lambda words: panel(words, NIGHT, "people", blocks=blocked(1), blocks_count=1),
    "people, more blocked than are shown": lambda words: panel(
        words, shown="people", blocks=blocked(BLOCKS_SHOWN), blocks_count=BLOCKS_SHOWN + 1
    ),
    "time, a leave announced": lambda words: away(words, NOW + DAY, NOW + 2 * DAY),
    "time, on leave": lambda words: away(words, NOW, NOW + DAY),
    "time, back from leave": lambda words: away(words, NOW - DAY, NOW),
    "time zone": lambda words: zone_form(PLAIN, words),
    "time zone, again": lambda words: zone_form(replace(PLAIN, habits=NIGHT), words),
    "quiet hours": lambda words: hours_form(PLAIN, words),
    "quiet hours, again": lambda words: hours_form(replace(PLAIN, habits=NIGHT), words),
    "leave": lambda words: leave_form(PLAIN, date(2026, 11, 22), words),
    "leave, really": lambda words: leave_question(ID, NOW, NOW + 3 * DAY, 25 * DAY, words),
    "export": lambda words: export_screen('{"tables": {}}', words),
    "export, the largest that is not packed": lambda words: export_screen("x" * FILE_BYTES, words),
    "forget, nothing left behind": lambda words: forget_question(ID, Entanglements(0, 0, 0, 0, 0), words),
    "forget, everything left behind": lambda words: forget_question(ID, Entanglements(5, 1, 2, 3, 1), words),
    "forget, in words": lambda words: forget_form(ID, words),
}
