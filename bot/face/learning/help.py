"""Help by topic: the commands for what a person wants to do.

A press of area ``help`` has the topic as its action.
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
"""The topic of reading, which also credits the games' makers."""

NEEDS = {
    "play": ("challenge", "queue", "duels", "hand", "duel", "replay"),
    "alone": ("practice", "solo", "puzzle"),
    "together": ("brawl", "lobby", "gathering", "tournament", "clan", "membership"),
    "standing": ("honor", "profile", "leaderboard", "season"),
    "own": ("me", "privacy", "report"),
    READING: ("help", "rules", "fighters"),
    "organise": ("settings", "organise", "moderate"),
}
"""Every slash command, by topic."""

BEGIN = "begin"
"""The action that shows how to begin, in place of a topic."""

SIDE_BY_SIDE = 3
"""Topics in the first row: as many as fit in one line of a narrow screen."""


def help_screen(words: Words, need: str = BEGIN, played: Collection[str] | None = None) -> Screen:
    """Show the commands for one topic, or how to begin if ``need`` is no topic.

    Buttons that lead to a game are offered for the ``played`` ones, by default all.
    """
    text = _need(words, need) if need in NEEDS else _beginning(words)
    # Shown to everyone; a press by anyone but an organiser is refused.
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
    """Credit the makers of the games."""
    return (words("help-credits"), *(words(f"credits-{book.system}") for book in BOOKS))


def _desk(words: Words) -> Row:
    """Return the organisers' buttons, since Discord may hide the commands from their role."""
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
    """Return the buttons to the lesson, the rules, the fighters, how to begin, and all topics."""
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
