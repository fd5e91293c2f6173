"""The private panel of a contest: what is played, the reader's own place, and the way in."""

from bot.face.contest.parts import head, seal_print, table, to_board
from bot.face.contest.presses import daily_press
from bot.face.registry.first_steps import how_buttons
from bot.face.registry.setup_picture import setup_pictured
from bot.face.screen import Button, Divider, Row, Screen, Text
from bot.face.words import Words
from bot.play.ground.repertoire import game_name
from bot.play.solo.contest_pages import FIRST_DAYS, ContestPage
from bot.store.statuses import ContestKind

OTHER: dict[ContestKind, ContestKind] = {"daily": "everywhere", "everywhere": "daily"}
"""The contest to which a panel links."""


def contest_panel(page: ContestPage, words: Words) -> Screen:
    """Show a contest of the day to one reader."""
    own = "\n".join([_own(page, words), *_streak(page, words)])
    about = words(f"contest-about-{page.kind}")
    if page.plays_easier:
        about = "\n".join([about, words("contest-about-newcomer", days=FIRST_DAYS)])
    return Screen(
        (
            Text(head(page, words)),
            *setup_pictured(game_name(page.game), page.settled, words),
            Text(about),
            Text(own),
            Divider(),
            Text(table(page, words)),
            seal_print(page, words),
            Row(_buttons(page, words)),
        )
    )


def _own(page: ContestPage, words: Words) -> str:
    if page.own is None:
        return words("contest-own-none")
    if page.own_place is None:
        return words(f"contest-own-{page.own.status}")
    return words("contest-own-place", place=page.own_place, of=page.among)


def _streak(page: ContestPage, words: Words) -> list[str]:
    if page.streak is None or not page.streak.best:
        return []
    return [words("contest-streak", now=page.streak.now, best=page.streak.best)]


def _buttons(page: ContestPage, words: Words) -> tuple[Button, ...]:
    label = "fight" if page.own is None else "go-on" if page.own.status == "underway" else "look"
    fight = Button(
        words(f"contest-{label}-button"),
        # The press carries the day, since an old panel is not about today's contest.
        press=daily_press(page.kind, "fight", page.game, page.day or 0),
        style="secondary" if label == "look" else "success",
        emoji="⚔️",
    )
    other = OTHER[page.kind]
    lead_on = Button(words(f"contest-to-{other}"), press=daily_press(other, "show", page.game))
    how = how_buttons(words, game_name(page.game))
    return (fight, lead_on, *to_board(page, words), *how)
