"""A profile as a card: rank, honor and progress to the next rank, a row of numbers for each game, and crests.

Rows are numbered like the games in the words beside the card. No name is drawn: it can change, and must go
when a player is forgotten.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import cos, pi, sin

import msgspec

from bot.face.alt import alt_text
from bot.face.pictures.colours import DIM, EDGE, FIELD, GOLD, LIFE, PALE, RED
from bot.face.pictures.figures import figures_piece, length
from bot.face.pictures.parts import life_bar, on_ground, sheet, sign, sign_piece
from bot.face.pictures.piece import piece
from bot.face.pictures.region import WIDE, Region, around, square
from bot.face.pictures.svg import Drawn, box, disc
from bot.face.registry.faces import BOOKS
from bot.face.screen import Drawing
from bot.face.words import Words
from bot.play.ground.repertoire import system_name
from bot.play.standing.profiles import FIGHTERS_SHOWN, Profile, Score
from bot.play.standing.ranks import RANKS, next_rank, rank_of
from bot.play.standing.strength import Rating
from bot.store.record_rows import RoleRecord

MARGIN, HEAD, ROW, FOOT = 16, 128, 48, 10
EMBLEM, PETAL = 92, 13
"""The width of a rank's emblem, and the radius of each petal."""
HONOR, NUMBER, SMALL = 56, 26, 20
TALLY = (("yes", LIFE), ("no", RED), ("=", PALE))
"""The signs before victories, defeats and draws, and their colours."""
FIRST, COLUMN = 62, 96
"""Where the tally of a row begins, and the width of each part of it."""
ALONE, RATED = FIRST + 3 * COLUMN, WIDE - MARGIN
"""Where solo victories begin, and where a rating ends."""
CREST, LED = 64, (WIDE - MARGIN) / FIGHTERS_SHOWN
"""The size of a fighter's crest, and the width of its part of the last row."""


class CardRow(msgspec.Struct, frozen=True):
    """One game of a profile."""

    game: str
    score: Score | None
    rating: int | None
    """None if there is none, or it is still provisional."""
    victories: int = 0
    """Solo victories."""


def profile_card(page: Profile, told: Iterable[str]) -> Drawing:
    """Draw the card of a profile; ``told`` becomes its alt text."""
    rows = card_rows(page)
    below = HEAD + len(rows) * ROW
    crests = [step for at, row in enumerate(page.fighters) for step in _crest(row, at, below)]
    height = below + (CREST + FOOT if crests else 0) + FOOT
    drawn = (step for at, row in enumerate(rows) for step in _row(row, at))
    standing = _standing(page.honor, kensei=page.kensei)
    return Drawing("profile.png", on_ground(height, *standing, *drawn, *crests), alt_text(told))


def honor_card(honor: int, words: Words, *, kensei: bool) -> Drawing:
    """Draw only a player's rank and honor."""
    told = (standing_words(honor, words), words("profile-kensei") if kensei else "")
    return Drawing("honor.png", on_ground(HEAD, *_standing(honor, kensei=kensei)), alt_text(told))


def card_rows(page: Profile) -> Sequence[CardRow]:
    """Return a row for each game with something to count, those with duels first."""
    scores = dict(page.scores)
    ratings = {row.game: Rating(row.level, row.spread) for row in page.ratings}
    victories = {won.game: won.amount for won in page.victories}
    return [
        CardRow(
            game,
            scores.get(game),
            ratings[game].points if game in ratings and not ratings[game].provisional else None,
            victories.get(game, 0),
        )
        for game in dict.fromkeys((*scores, *ratings, *victories))
    ]


def standing_words(honor: int, words: Words) -> str:
    """Say a player's rank and honor, and how much honor the next rank takes."""
    facts = {"rank": words(f"rank-{rank_of(honor)}"), "honor": honor}
    following = next_rank(honor)
    if following is None:
        return words("profile-standing", **facts)
    return words("profile-standing-next", next=following.least, **facts)


def _standing(honor: int, *, kensei: bool) -> Iterator[Drawn]:
    """Draw the rank as petals, honor as a number, and the progress to the next rank."""
    held = sum(honor >= rank.least for rank in RANKS)
    yield piece(square(MARGIN, (HEAD - EMBLEM) / 2, EMBLEM), _emblem, held, kensei)
    beside = MARGIN + EMBLEM + 24
    yield figures_piece(str(honor), beside, 18, HONOR, PALE, room=WIDE - beside - MARGIN)
    following = next_rank(honor)
    if following is None:
        return
    # Below the first rank, progress starts from the present honor.
    since = max((rank.least for rank in RANKS if rank.least <= honor), default=honor)
    number = str(following.least)
    bar = Region(beside, 90, WIDE - MARGIN - beside - length(number, SMALL) - 12, 16)
    yield piece(bar.inset(-1), _way, honor - since, following.least - since)
    yield figures_piece(number, WIDE - MARGIN, 88, SMALL, DIM, anchor="end")


def _emblem(area: Region, held: int, kensei: bool) -> Drawn:
    middle, centre, drawn = area.middle, area.centre, ""
    for at in range(1, len(RANKS)):
        turn = 2 * pi * (at - 1) / (len(RANKS) - 1)
        away = EMBLEM / 2 - PETAL
        place = middle + away * sin(turn), centre - away * cos(turn)
        drawn += disc(*place, PETAL, GOLD) if at < held else disc(*place, PETAL - 6, EDGE)
    if kensei:
        return drawn + sign("strength", around(middle, centre, 34), PALE)
    return drawn + (disc(middle, centre, 12, GOLD) if held else "")


def _way(area: Region, come: int, whole: int) -> Drawn:
    return life_bar(area.inset(1), come, whole)


def _ground(area: Region, rated: bool) -> Drawn:
    """Draw the ground of a row, with a line before its rating."""
    line = Region(ALONE + COLUMN - 1 - MARGIN / 2, 8, 2, ROW - 20)
    return box(area, FIELD, rx=8) + (box(line, EDGE) if rated else "")


def _row(row: CardRow, at: int) -> Iterator[Drawn]:
    top = HEAD + at * ROW
    above = top + (ROW - NUMBER) / 2
    write = partial(figures_piece, ground=FIELD)
    yield piece(Region(MARGIN / 2, top, WIDE - MARGIN, ROW - 4), _ground, row.rating is not None)
    yield write(str(at + 1), MARGIN + 6, top + (ROW - 4 - SMALL) / 2, SMALL, DIM)
    if row.score:
        counted = (row.score.won, row.score.lost, row.score.drawn)
        for column, ((mark, colour), amount) in enumerate(zip(TALLY, counted, strict=True)):
            left = FIRST + column * COLUMN
            yield _mark(mark, square(left, above, NUMBER - 4), colour)
            yield write(str(amount), left + NUMBER + 4, above - 2, NUMBER, PALE, room=COLUMN - NUMBER - 12)
    if row.victories:
        yield sign_piece("special", square(ALONE, above, NUMBER - 4), GOLD, FIELD)
        yield write(
            str(row.victories), ALONE + NUMBER + 4, above - 2, NUMBER, PALE, room=COLUMN - NUMBER - 12
        )
    if row.rating is not None:
        room = RATED - ALONE - COLUMN - 10
        yield write(str(row.rating), RATED - 8, above - 2, NUMBER, GOLD, anchor="end", room=room)


def _crest(row: RoleRecord, at: int, top: float) -> Iterator[Drawn]:
    """Draw a fighter's crest and how often the player chose it; nothing if the game has no crests."""
    system = system_name(row.game)
    rosters = (book.roster for book in BOOKS if book.system == system)
    draw = next((roster.crest for roster in rosters if roster), None)
    if draw is None:
        return
    area = square(MARGIN / 2 + at * LED, top + FOOT, CREST)
    yield piece(area, _led, draw, row.role)
    left = area.left + CREST + 10
    room = LED - CREST - 20
    yield figures_piece(str(row.fought), left, area.centre - NUMBER / 2, NUMBER, PALE, room=room)


def _led(area: Region, draw: Callable[[str, Region], Drawn], role: str) -> Drawn:
    return sheet(area) + draw(role, area.inset(CREST / 10))


def _mark(name: str, area: Region, colour: str) -> Drawn:
    if name == "=":
        return figures_piece(name, area.left, area.top, area.height, colour, ground=FIELD)
    return sign_piece(name, area, colour, FIELD)
