"""A person's settings: a private panel of three short pages, on which every choice takes effect at once."""

from bot.face.earned import mark_sign
from bot.face.escape import plain
from bot.face.limits import OPTIONS
from bot.face.pieces import mention
from bot.face.press import Press
from bot.face.screen import Block, Button, Option, Panel, Picker, Row, Screen, Select, Text
from bot.face.spans import rough
from bot.face.timestamps import exact, relative
from bot.face.words import Words, locales
from bot.play.clocks.availability import leave_from
from bot.play.clocks.habits import CHALLENGERS, MOST_QUIET_DAYS
from bot.play.clocks.quiet import Span
from bot.play.clocks.reliability import ENOUGH, RELIABLE
from bot.play.clocks.wall_clock import WEEK
from bot.play.clocks.written import write_minute
from bot.play.me.me import AS_THE_CLIENT, NO_MARK, MePage
from bot.play.people.people import DM_PAUSE, DM_REST
from bot.store.ids import UserId
from bot.store.moment import Moment, later
from rules.codec import decode

INDIGO = 0x264B6B
"""The colour of panels about one person."""


SEEN = "seen"
"""The first page: what a person is shown, and how."""

PAGES = {
    SEEN: ("language", "dms", "pictures", "reminders"),
    "time": ("days", "zone", "hours", "leave"),
    "people": ("challengers", "news", "mark", "block", "unblock"),
}
"""The settings of each page."""
PAGE_OF = {setting: page for page, settings in PAGES.items() for setting in settings}


def page_of(action: str) -> str:
    """Return the page with the setting that an action of the panel is about."""
    return PAGE_OF.get(next((part for part in action.split("-") if part in PAGE_OF), ""), SEEN)


def me_panel(page: MePage, words: Words, shown: str = SEEN) -> Screen:
    """Show a page of a person's settings, or the first if there is no such page."""
    shown = shown if shown in PAGES else SEEN
    blocks: list[Block] = [Text(f"{words('me-title')}\n{words('me-hint')}")]
    for setting, control in _choices(page, words):
        if PAGE_OF[setting] == shown:
            told = [words(f"me-{setting}"), *([_dms(page, words)] if setting == "dms" else [])]
            blocks += [Text("\n".join(told)), control]
    if shown == "time":
        blocks += [Text(_time(page, words)), Row(_time_buttons(page, words))]
        blocks += [Text(_leave(page, words)), Row((_leave_button(page, words),))]
        blocks.append(Text(_reliability(page, words)))
    elif shown == "people":
        blocks += _blocks(page, words)
    others = (
        Button(words(f"me-page-{name}"), me_press(page.user_id, f"panel:{name}"))
        for name in PAGES
        if name != shown
    )
    blocks.append(Row(tuple(others)))
    return Screen((Panel(tuple(blocks), INDIGO),))


def me_press(user_id: UserId, action: str, revision: int = 0) -> Press:
    """Return a press that only one person can use."""
    return Press("me", str(user_id), revision, action)


def _choices(page: MePage, words: Words) -> list[tuple[str, Select]]:
    habits = page.habits
    return [
        ("language", _choice(page, "language", _languages(page, words))),
        ("challengers", _choice(page, "challengers", _challengers(habits.challengers, words))),
        ("dms", _choice(page, "dms", _switch("dms", words, on=page.dms))),
        ("pictures", _choice(page, "pictures", _switch("pictures", words, on=page.pictures))),
        ("reminders", _choice(page, "reminders", _switch("reminders", words, on=habits.reminders))),
        ("news", _choice(page, "news", _switch("news", words, on=habits.news))),
        ("days", _days(page, words)),
        *((("mark", _choice(page, "mark", _marks(page, words))),) if page.marks else ()),
    ]


def _choice(page: MePage, setting: str, options: tuple[Option, ...]) -> Select:
    # One option is always chosen, so the placeholder is never seen.
    return Select(me_press(page.user_id, f"set-{setting}"), "", options)


def _languages(page: MePage, words: Words) -> tuple[Option, ...]:
    chosen = page.chosen_locale
    return (
        Option(AS_THE_CLIENT, words("me-language-client"), default=chosen is None),
        *(Option(locale, Words(locale)("language-name"), default=locale == chosen) for locale in locales()),
    )


def _challengers(chosen: str, words: Words) -> tuple[Option, ...]:
    return tuple(
        Option(who, words(f"me-challengers-{who}", share=RELIABLE), default=who == chosen)
        for who in CHALLENGERS
    )


def _marks(page: MePage, words: Words) -> tuple[Option, ...]:
    """Offer the earned marks, always including the one that is worn."""
    shown = sorted(page.marks, key=lambda mark: mark != page.worn)[: OPTIONS - 1]
    return (
        Option(NO_MARK, words("me-mark-none"), default=page.worn is None),
        *(
            Option(
                mark,
                words(f"mark-{mark}"),
                words(f"mark-{mark}.rule"),
                mark_sign(words, mark),
                default=mark == page.worn,
            )
            for mark in shown
        ),
    )


def _switch(setting: str, words: Words, *, on: bool) -> tuple[Option, ...]:
    return (
        Option("on", words(f"me-{setting}-on"), default=on),
        Option("off", words(f"me-{setting}-off"), default=not on),
    )


def _days(page: MePage, words: Words) -> Select:
    quiet = decode(page.habits.quiet_days, tuple[int, ...])
    options = tuple(Option(str(day), words(f"weekday-{day}"), default=day in quiet) for day in range(WEEK))
    press = me_press(page.user_id, "set-days")
    return Select(press, words("me-days-placeholder"), options, least=0, most=MOST_QUIET_DAYS)


def _dms(page: MePage, words: Words) -> str:
    """Say whether DMs reach the person, and where their hand is meanwhile."""
    closed = page.dm_closed_until
    if not page.dms:
        return words("me-dms-stand-off")
    if not closed:
        return words("me-dms-stand-open")
    if closed <= later(page.now, DM_PAUSE):  # Discord refused a DM because the bot sent too many
        return words("me-dms-stand-retried")
    # They are tried again one DM_REST after they were found closed.
    return words("me-dms-stand-closed", since=relative(Moment(closed - DM_REST)), until=relative(closed))


def _time(page: MePage, words: Words) -> str:
    habits = page.habits
    zone = words("me-zone", zone=habits.zone) if habits.zone != "UTC" else words("me-zone-none")
    if habits.quiet_from is None or habits.quiet_until is None:
        return f"{zone}\n{words('me-hours-none')}"
    begins, ends = write_minute(habits.quiet_from), write_minute(habits.quiet_until)
    return f"{zone}\n{words('me-hours', begins=begins, ends=ends)}"


def _time_buttons(page: MePage, words: Words) -> tuple[Button, ...]:
    buttons = (
        Button(words("me-zone-button"), me_press(page.user_id, "zone-ask")),
        Button(words("me-hours-button"), me_press(page.user_id, "hours-ask")),
    )
    if page.habits.quiet_from is None:
        return buttons
    return (*buttons, Button(words("me-hours-off-button"), me_press(page.user_id, "hours-off")))


def _leave(page: MePage, words: Words) -> str:
    left = rough(words, page.leave_left)
    leave = _own_leave(page)
    if leave is None:
        return words("me-leave-none", left=left)
    since, until = leave
    if since > page.now:
        return words("me-leave-announced", since=exact(since), until=exact(until), left=left)
    return words("me-leave-on", until=exact(until), when=relative(until), left=left)


def _leave_button(page: MePage, words: Words) -> Button:
    leave = _own_leave(page)
    if leave is None:
        return Button(words("me-leave-button"), me_press(page.user_id, "leave-ask"))
    begun = leave[0] <= page.now
    label = words("me-leave-end-button" if begun else "me-leave-drop-button")
    return Button(label, me_press(page.user_id, "leave-end"))


def _own_leave(page: MePage) -> Span | None:
    """Return the current or announced leave."""
    return leave_from(page.habits.leave_since, page.habits.leave_until, page.now)


def _reliability(page: MePage, words: Words) -> str:
    if not page.reliability.known:
        return words("me-reliability-new", least=ENOUGH)
    return words("me-reliability", share=page.reliability.per_cent)


def _blocks(page: MePage, words: Words) -> list[Block]:
    """Say who is blocked, with a list to unblock and one to block."""
    more = Picker(me_press(page.user_id, "set-block"), words("me-block-placeholder"), "people")
    if not page.blocks:
        return [Text(words("me-blocks-none")), more]
    listed = words.listed(mention(blocked.blocked_id) for blocked in page.blocks)
    text = words("me-blocks", people=listed)
    if hidden := page.blocks_count - len(page.blocks):
        text += " " + words("me-blocks-more", count=hidden)
    options = tuple(Option(str(blocked.blocked_id), plain(blocked.name)) for blocked in page.blocks)
    press = me_press(page.user_id, "set-unblock")
    return [Text(text), Select(press, words("me-blocks-placeholder"), options), more]
