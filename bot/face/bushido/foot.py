"""What stands under every hand: the pick that is sealed, by when it may be changed, and the wheel."""

from bot.face.bushido.cards import named_crests
from bot.face.match.parts import foes
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.bushido.wheel import TECHNIQUES


def foot_lines(page: MatchPage, words: Words, picked: str | None) -> list[str]:
    """Return those lines; ``picked`` says in words what is sealed, if anything is."""
    lines = [] if picked is None else [words("hand-picked", choice=picked)]
    if page.options:
        lines.append(_until(page, words))
    elif page.outcome:
        lines.append(words("prompt-over", opponent=foes(words, page)))
    else:
        lines.append(words("hand-nothing-owed"))
    return lines


def wheel_line(words: Words) -> str:
    """Say in which order the techniques stand, and what follows from it."""
    return words("hand-wheel", wheel=named_crests(words, TECHNIQUES))


def _until(page: MatchPage, words: Words) -> str:
    if page.deadline_at is None:
        return words("hand-held")
    return words("hand-due", when=relative(page.deadline_at))
