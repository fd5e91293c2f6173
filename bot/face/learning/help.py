"""Help by topic: what a person wants to do here, and which commands are for it.

A press of area ``help`` has the need as its action.
"""

from collections.abc import Collection

from bot.face.game.book import ALL_ROLES, INK
from bot.face.learning.library import has_roster
from bot.face.moderation.log import log_press
from bot.face.noticeboard.panel import open_press
from bot.face.press import Press
from bot.face.registry.faces import BOOKS
from bot.face.registry.first_steps import FIRST_PAGE, taught_names, try_button
from bot.face.screen import Button, Panel, Row, Screen, Text
from bot.face.tournament.cups import weekly_press
from bot.face.words import Words

READING = "learn"
"""The need of a person who wants to read: there it also stands whose games these are."""

NEEDS = {
    "play": ("challenge", "queue", "duels", "hand", "duel", "replay"),
    "alone": ("practice", "solo", "puzzle"),
    "together": ("brawl", "lobby", "gathering", "tournament", "clan", "membership"),
    "standing": ("honor", "profile", "leaderboard", "season"),
    "own": ("me", "privacy", "report"),
    READING: ("help", "rules", "fighters"),
    "organise": ("settings", "organise", "moderate"),
}
"""Every slash command, by what a person wants who looks for it."""

BEGIN = "begin"
"""Wanted in place of a need: how one begins."""

SIDE_BY_SIDE = 3
"""Needs in the first row: so many stand in one line of a narrow screen."""


def help_screen(words: Words, need: str = BEGIN, played: Collection[str] | None = None) -> Screen:
    """Show the commands for one need; how to begin, where there is no such need.

    What leads to a game is offered for those that are ``played``, by default all.
    """
    text = _need(words, need) if need in NEEDS else _beginning(words)
    # Shown to everybody; who may not use it is told so when they press.
    desk = (_desk(words),) if need == "organise" else ()
    return Screen((Panel((Text(text), *desk), INK), *_needs(words, need, played)))


def _beginning(words: Words) -> str:
    return f"{words('help-title')}\n{words('help-intro')}\n\n{words('help-start')}"


def _need(words: Words, need: str) -> str:
    lines = (
        words("help-command", command=words(f"name-{command}"), about=words(f"command-{command}"))
        for command in NEEDS[need]
    )
    credited = _credits(words) if need == READING else ()
    return "\n".join((words(f"help-{need}.title"), words(f"help-{need}.about"), *lines, *credited))


def _credits(words: Words) -> tuple[str, ...]:
    """Name those who made the games."""
    return (words("help-credits"), *(words(f"credits-{book.system}") for book in BOOKS))


def _desk(words: Words) -> Row:
    """Return what organisers can do without a command, since Discord may hide those from their role."""
    return Row(
        (
            Button(words("organise-reports"), Press("moderate", "reports", action="reports")),
            Button(words("organise-log"), log_press(0)),
            Button(words("organise-season"), Press("season", action="ask")),
            Button(words("noticeboard-button"), open_press()),
            Button(words("organise-weekly"), weekly_press()),
        )
    )


def _needs(words: Words, shown: str, played: Collection[str] | None) -> tuple[Row, ...]:
    """Return the ways to the needs, to how one begins, and to what there is to read."""
    ways = [try_button(words)] if taught_names(played) else []
    ways.append(Button(words("help-rules"), Press("rules", action=FIRST_PAGE)))
    if has_roster(played):
        ways.append(Button(words("help-fighters"), Press("fighters", action=ALL_ROLES)))
    if shown in NEEDS:
        ways.append(Button(words("help-begin"), Press("help", action=BEGIN)))
    needs = [
        Button(words(f"help-{need}"), Press("help", action=need), disabled=need == shown) for need in NEEDS
    ]
    rows = (ways, needs[:SIDE_BY_SIDE], needs[SIDE_BY_SIDE:])
    return tuple(Row(tuple(row)) for row in rows)
