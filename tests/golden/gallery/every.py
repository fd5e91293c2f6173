"""All galleries, and how one is written down."""

from bot.face.words import Words
from tests.golden.gallery import (
    adapter,
    alone,
    brawl,
    clan,
    contest,
    duel,
    gathering,
    instructing,
    kendo,
    kendo_told,
    lesson,
    library,
    match,
    me,
    moderation,
    news,
    noticeboard,
    pocket,
    practice,
    puzzle,
    queue,
    record,
    replay,
    same_road,
    settings,
    stranded,
    tournament,
    way,
    why,
)
from tests.golden.gallery.table import Gallery
from tests.golden.rendering import rendered

GALLERIES: dict[str, Gallery] = {
    "adapter": adapter.SCREENS,
    "alone": alone.SCREENS,
    "brawl": brawl.SCREENS,
    "clan": clan.SCREENS,
    "contest": contest.SCREENS,
    "duel": duel.SCREENS,
    "gathering": gathering.SCREENS,
    "instructing": instructing.SCREENS,
    "kendo": kendo.SCREENS,
    "kendo_told": kendo_told.SCREENS,
    "lesson": lesson.SCREENS,
    "library": library.SCREENS,
    "match": match.SCREENS,
    "me": me.SCREENS,
    "moderation": moderation.SCREENS,
    "news": news.SCREENS,
    "noticeboard": noticeboard.SCREENS,
    "pocket": pocket.SCREENS,
    "practice": practice.SCREENS,
    "puzzle": puzzle.SCREENS,
    "queue": queue.SCREENS,
    "record": record.SCREENS,
    "replay": replay.SCREENS,
    "same_road": same_road.SCREENS,
    "settings": settings.SCREENS,
    "stranded": stranded.SCREENS,
    "tournament": tournament.SCREENS,
    "way": way.SCREENS,
    "why": why.SCREENS,
}


def written(gallery: Gallery) -> str:
    """Return every screen under its name, in English."""
    words = Words("en")
    return "\n".join(f"## {name}\n{rendered(draw(words))}" for name, draw in gallery.items())
