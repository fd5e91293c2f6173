"""The forms for a person's time zone, quiet hours and leave."""

from datetime import date

from bot.face.form import Form, TextField
from bot.face.me.panel import me_press
from bot.face.screen import Button, Row, Screen, Text
from bot.face.spans import rough
from bot.face.timestamps import exact
from bot.face.words import Words
from bot.face.zone import zone_field
from bot.play.clocks.written import write_minute
from bot.play.ground.times import DAY, LEAVE_A_YEAR, LONGEST_LEAVE
from bot.play.me.me import MePage
from bot.store.ids import UserId
from bot.store.moment import Moment


def zone_form(page: MePage, words: Words) -> Form:
    """Ask for a time zone by its name."""
    field = zone_field("me", page.habits.zone, words)
    return Form(words("me-zone-button"), me_press(page.user_id, "zone"), (field,))


def hours_form(page: MePage, words: Words) -> Form:
    """Ask when the daily quiet hours begin and end."""
    begins, ends = (
        "" if minute is None else write_minute(minute)
        for minute in (page.habits.quiet_from, page.habits.quiet_until)
    )
    fields = (
        TextField("begins", words("me-hours-begins"), placeholder="22:00", value=begins, most=5),
        TextField("ends", words("me-hours-ends"), placeholder="07:30", value=ends, most=5),
    )
    return Form(words("me-hours-button"), me_press(page.user_id, "hours"), fields)


def leave_form(page: MePage, today: date, words: Words) -> Form:
    """Ask for the first and the last day of a leave."""
    day = today.isoformat()
    fields = (
        TextField(
            "first",
            words("me-leave-first"),
            words("me-leave-first-hint"),
            placeholder=day,
            required=False,
            most=10,
        ),
        TextField(
            "last",
            words("me-leave-last"),
            words("me-leave-last-hint", days=LONGEST_LEAVE // DAY),
            placeholder=day,
            most=10,
        ),
    )
    return Form(words("me-leave-button"), me_press(page.user_id, "leave"), fields)


def leave_question(user_id: UserId, since: Moment, until: Moment, over: int, words: Words) -> Screen:
    """Ask a person to confirm a leave, and say how much leave would remain."""
    text = words(
        "me-leave-sure",
        since=exact(since),
        until=exact(until),
        over=rough(words, over),
        year=LEAVE_A_YEAR // DAY,
    )
    # The press carries both moments, so the leave is the one shown, whenever the answer comes.
    yes = me_press(user_id, f"leave-take.{until}", since)
    return Screen(
        (
            Text(text),
            Row(
                (
                    Button(words("me-leave-take"), yes, style="primary"),
                    Button(words("me-leave-drop"), me_press(user_id, "panel:time")),
                )
            ),
        )
    )
