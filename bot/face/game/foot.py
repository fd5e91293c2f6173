"""The lines below every hand: the sealed choice, the plan, and the deadline."""

from collections.abc import Callable

from bot.face.game.parts import foes
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.match.reading import MatchPage


def foot_lines(
    page: MatchPage, words: Words, choice_words: Callable[[MatchPage, Words, str], str]
) -> list[str]:
    """Return those lines; ``choice_words`` puts a choice into the game's words."""
    lines: list[str] = []
    if page.pick is not None:
        lines.append(words("hand-picked", choice=choice_words(page, words, page.pick)))
    if page.planned:
        planned = words.listed(choice_words(page, words, choice) for choice in page.planned)
        lines.append(words("hand-planned" if page.plan_holds else "hand-plan-broken", choices=planned))
    if page.options:
        lines += [] if page.practice else [_until(page, words)]  # the house waits as long as you like
    elif page.outcome:
        lines.append(words("prompt-over", opponent=foes(words, page)))
    else:
        lines.append(words("hand-nothing-owed"))
    return lines


def _until(page: MatchPage, words: Words) -> str:
    if page.deadline_at is None:
        return words("hand-held")  # no clock runs
    return words("hand-due", when=relative(page.deadline_at))
