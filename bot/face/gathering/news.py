"""The latest news of a gathering, as many lines as fit."""

from bot.face.gathering.telling import tell
from bot.face.words import Words
from bot.play.gatherings.reading import GatheringPage
from rules.game import Event
from rules.gatherings.events import Concluded

NEWS_LINES = 10
NEWS_LENGTH = 1_200
"""Characters of news on a gathering's message, so that the rest of it always fits."""

_CUT = "…"


def news(
    page: GatheringPage,
    words: Words,
    *,
    lines: int = NEWS_LINES,
    length: int = NEWS_LENGTH,
    besides: tuple[type[Event], ...] = (),
) -> list[str]:
    """Tell what happened last, newest at the end, leaving out what does not fit.

    Events that the message shows elsewhere are no news: the end, and the types in ``besides``.
    """
    no_news = (Concluded, *besides)
    events = (event for entry in page.news for event in entry.events if not isinstance(event, no_news))
    told = [tell(event, page, words) for event in events]
    kept: list[str] = []
    # Newest first, so that the oldest lines are left out.
    for line in reversed(told):
        length -= len(line) + 1  # with its line break
        if len(kept) == lines or length < 0:
            kept.append(_CUT)
            break
        kept.append(line)
    return kept[::-1]
