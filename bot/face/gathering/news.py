"""The latest news of a gathering, as many lines as there is room for."""

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
    """Tell what happened last, the newest at the end; what there is no room for is left out.

    What its message says in a place of its own is no news: that it is over, and what is told ``besides``.
    """
    no_news = (Concluded, *besides)
    events = (event for entry in page.news for event in entry.events if not isinstance(event, no_news))
    told = [tell(event, page, words) for event in events]
    kept: list[str] = []
    # From the newest on, so that what has no room is the oldest.
    for line in reversed(told):
        length -= len(line) + 1  # with the line's end
        if len(kept) == lines or length < 0:
            kept.append(_CUT)
            break
        kept.append(line)
    return kept[::-1]
