"""Weekly tournaments, for organisers: the list, the panel of one, and the form."""

from collections.abc import Iterable, Sequence

from bot.face.escape import escape, plain
from bot.face.form import ChoiceField, Form, TextField
from bot.face.occasion import TITLE_LENGTH
from bot.face.pieces import ACCENT, message_link
from bot.face.press import Press
from bot.face.screen import Button, Option, Panel, Row, Screen, Select, Text
from bot.face.setups import setup_words
from bot.face.timestamps import exact, relative
from bot.face.titles import game_title
from bot.face.tournament.outline import NO_CUP, outline_press
from bot.face.words import Words
from bot.play.gatherings.cups import LEASTS, CupPage, rhythm_of
from bot.play.gatherings.outlines import TITLE, Outline
from bot.play.gatherings.rhythm import DAYS_BEFORE, WEEKDAYS, Rhythm
from bot.store.cup_rows import Cup
from bot.store.gathering_rows import GatheringRow
from bot.store.ids import CupId

LONGEST_TIME = 40
"""The most characters of a time with its time zone."""

FRIDAY, EVENING, TWO_DAYS = 4, 20 * 60, 2
"""Defaults of the form: Friday evening, with sign-up from Wednesday on."""


def cup_list(pages: Sequence[CupPage], words: Words) -> Screen:
    """List the weekly tournaments, with a list that opens one."""
    cups = [page.cup for page in pages]
    lines = [words("cup-list-head"), *(_line(cup, words) for cup in cups)]
    if not cups:
        return Screen((Panel((Text("\n".join([*lines, words("cup-list-none")])),), ACCENT),))
    options = tuple(Option(cup.id, plain(cup.title, TITLE_LENGTH), _when(cup, words)) for cup in cups)
    menu = Select(Press("cup", action="show"), words("cup-manage"), options)
    return Screen((Panel((Text("\n".join(lines)), menu), ACCENT),))


def cup_desk(page: CupPage, words: Words) -> Screen:
    """Show a weekly tournament with its buttons."""
    cup, terms = page.cup, page.terms
    name = words("cup-name", title=escape(cup.title, TITLE_LENGTH), when=_when(cup, words))
    lines = [name, _terms(terms.outline, cup.least, words), _next(cup, words)]
    ways = [Button(words("cup-back"), weekly_press())]
    if page.skipped is not None:
        lines.append(words("cup-skipped", begins=exact(page.skipped)))
        ways.append(Button(words("cup-unskip"), Press("cup", cup.id, page.skipped, "unskip")))
    if page.open is not None:
        lines.append(words("cup-open", begins=exact(page.open.begins_at or cup.begins_at)))
        ways += _to_message(page.open, words)
    change = (
        Button(words("cup-skip"), Press("cup", cup.id, cup.begins_at, "skip"), disabled=cup.paused),
        Button(words("cup-resume"), _press(cup.id, "resume"), style="success")
        if cup.paused
        else Button(words("cup-pause"), _press(cup.id, "pause")),
        Button(words("cup-change"), _press(cup.id, "change")),
        Button(words("cup-end"), _press(cup.id, "end"), style="danger"),
    )
    blocks = (Text("\n".join(lines)), Row(change), Row(tuple(ways)))
    return Screen((Panel(blocks, ACCENT),))


def end_question(page: CupPage, words: Words) -> Screen:
    """Ask an organiser whether to end a weekly tournament for good."""
    yes = Button(words("cup-end-yes"), _press(page.cup.id, "end-yes"), style="danger")
    no = Button(words("cup-end-no"), _press(page.cup.id, "show"))
    title = escape(page.cup.title, TITLE_LENGTH)
    return Screen((Text(words("cup-end-ask", title=title)), Row((yes, no))))


def cup_form(outline: Outline, page: CupPage | None, zone: str, words: Words) -> Form:
    """Ask when a weekly tournament is held and with how many, with present values or defaults filled in."""
    title, least = (page.cup.title, page.cup.least) if page else ("", LEASTS[0])
    rhythm = page.terms.rhythm if page else Rhythm(FRIDAY, EVENING, zone, TWO_DAYS)
    enough = [each for each in LEASTS if not outline.places or each <= outline.places]
    fields = (
        TextField("title", words("outline-title"), value=title, most=TITLE),
        ChoiceField("day", words("cup-day"), _days(rhythm.weekday, words)),
        TextField(
            "time",
            words("cup-time"),
            words("cup-time-hint"),
            placeholder="20:00 Europe/Berlin",
            value=rhythm.time,
            most=LONGEST_TIME,
        ),
        ChoiceField(
            "sign-up",
            words("cup-sign-up"),
            tuple(
                Option(str(days), words("cup-sign-up-days", days=days), default=days == rhythm.days)
                for days in DAYS_BEFORE
            ),
        ),
        ChoiceField("least", words("cup-least"), _leasts(enough, least, words), words("cup-least-hint")),
    )
    return Form(words("cup-form"), outline_press("hold", outline, page.cup.id if page else NO_CUP), fields)


def weekly_press() -> Press:
    """Return the press that lists the weekly tournaments."""
    return Press("outline", action="list")


def _days(chosen: int, words: Words) -> tuple[Option, ...]:
    return tuple(Option(str(day), words(f"weekday-{day}"), default=day == chosen) for day in WEEKDAYS)


def _leasts(enough: Iterable[int], chosen: int, words: Words) -> tuple[Option, ...]:
    return tuple(
        Option(str(least), words("cup-least-players", least=least), default=least == chosen)
        for least in enough
    )


def _line(cup: Cup, words: Words) -> str:
    title = escape(cup.title, TITLE_LENGTH)
    if cup.paused:
        return words("cup-line-paused", title=title)
    return words("cup-line", title=title, when=relative(cup.begins_at))


def _when(cup: Cup, words: Words) -> str:
    return words("cup-when", day=words(f"weekday-{cup.weekday}"), time=rhythm_of(cup).time)


def _terms(outline: Outline, least: int, words: Words) -> str:
    """Say which game is played, and with how many."""
    game = game_title(words, outline.game)
    if outline.settled:
        game = f"{game}, {setup_words(words, outline.game, outline.settled)}"
    if outline.places:
        return words("cup-terms-places", game=game, least=least, places=outline.places)
    return words("cup-terms", game=game, least=least)


def _next(cup: Cup, words: Words) -> str:
    if cup.paused:
        return words("cup-paused")
    return words("cup-next", begins=exact(cup.begins_at), opens=exact(cup.opens_at))


def _to_message(row: GatheringRow, words: Words) -> list[Button]:
    """Return a link to a tournament's message once it is posted."""
    if row.message_id is None:
        return []
    url = message_link(row.guild_id, row.channel_id, row.message_id)
    return [Button(words("tournament-to-message"), url=url)]


def _press(cup_id: CupId, action: str) -> Press:
    return Press("cup", cup_id, action=action)
