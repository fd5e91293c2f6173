"""The profile of a player on a server."""

from collections.abc import Iterator

from bot.face.earned import marks_named
from bot.face.pieces import GOLD
from bot.face.roles import role_known_as, role_name
from bot.face.screen import Panel, Row, Screen, Text
from bot.face.shown import show_button
from bot.face.standing.boards import board_title
from bot.face.standing.profile_card import card_rows, profile_card, standing_words
from bot.face.standing.style import style_button
from bot.face.timestamps import relative
from bot.face.titles import game_title, ladder_rank, named, place_of, rating
from bot.face.words import Words
from bot.play.ground.repertoire import newest
from bot.play.standing.profiles import Profile, Score
from bot.play.standing.victories import Victories
from bot.store.practice_rows import HouseBeaten
from bot.store.record_rows import RatingPlace, RoleRecord

MARKS_SHOWN = 8


def profile(page: Profile, name: str, words: Words, *, own: bool = False) -> Screen:
    """Show a player's standing, record, ratings, fighters, titles, and duels against the reader.

    A reader's ``own`` profile has buttons to see their style and to show the profile to everyone.
    """
    who = named(words, name, kensei=page.kensei)
    standing = standing_words(page.honor, words)
    sections = ["\n".join(lines) for lines in _sections(page, words)]
    head = Text("\n".join((words("profile-title", name=who), standing)))
    card = profile_card(page, (standing, *_counted(page, words)))
    ways = (Row((style_button(words), show_button(words, "profile"))),) if own else ()
    return Screen((Panel((head, card, *map(Text, sections), *ways), GOLD),))


def _sections(page: Profile, words: Words) -> Iterator[list[str]]:
    yield _record(page, words)
    if page.ratings:
        yield [words("profile-ratings"), *_ratings(page, words)]
    if page.fighters:
        yield [words("profile-fighters"), *(_fighter(row, words) for row in page.fighters)]
    if page.victories or page.streak.best:
        yield [words("profile-alone"), *_alone(page, words)]
    if page.houses:
        yield [words("profile-houses"), *(_house(beaten, words) for beaten in page.houses)]
    if page.marks:
        yield [words("profile-marks"), *_marks(page, words)]
    if page.titles:
        yield [words("profile-titles"), *_titles(page, words)]
    if page.fame:
        yield [words("profile-fame"), *_fame(page, words)]


def _counted(page: Profile, words: Words) -> Iterator[str]:
    """Say what the card shows below its head, and whether the player is the Kensei."""
    if page.kensei:
        yield words("profile-kensei")
    for place, row in enumerate(card_rows(page), 1):
        if row.score:
            yield words("profile-record", place=place, game=game_title(words, row.game), **_score(row.score))
        else:
            yield words("profile-row", place=place, game=game_title(words, row.game))
        if row.victories:
            yield words("profile-victories", game=game_title(words, row.game), victories=row.victories)
        if row.rating is not None:
            yield words("profile-row-rating", rating=row.rating)
    if page.fighters:
        yield words("profile-fighters")
        yield from (_fighter(row, words) for row in page.fighters)


def _record(page: Profile, words: Words) -> list[str]:
    lines = [
        words("profile-record", place=place, game=game_title(words, name), **_score(score))
        for place, (name, score) in enumerate(page.scores, 1)
    ]
    if not lines:
        lines.append(words("profile-none"))
    if page.versus is not None:
        met = page.versus.fought > 0
        lines.append(words("profile-versus", **_score(page.versus)) if met else words("profile-versus-none"))
    return lines


def _score(score: Score) -> dict[str, int]:
    return {"fought": score.fought, "won": score.won, "lost": score.lost, "drawn": score.drawn}


def _ratings(page: Profile, words: Words) -> list[str]:
    return [_rating(row, words) for row in page.ratings]


def _rating(row: RatingPlace, words: Words) -> str:
    facts = {"game": game_title(words, row.game), "rating": rating(words, row.level, row.spread)}
    if row.place is None:
        return words("profile-rating-provisional", **facts)
    return words("profile-rating", place=place_of(row.place), **facts)


def _fighter(row: RoleRecord, words: Words) -> str:
    return words(
        "profile-fighter",
        fighter=role_name(words, newest(row.game), row.role),
        archetype=role_known_as(words, newest(row.game), row.role),
        fought=row.fought,
        share=round(100 * row.won / row.fought),
    )


def _alone(page: Profile, words: Words) -> list[str]:
    """Say how many solo victories a player has, and their streak of days."""
    lines = [_victories(won, words) for won in page.victories]
    if page.streak.best:
        lines.append(words("profile-streak", now=page.streak.now, best=page.streak.best))
    return lines


def _house(beaten: HouseBeaten, words: Words) -> str:
    level = words(f"level-{beaten.level}")
    return words("profile-house", game=game_title(words, beaten.game), level=level, times=beaten.times)


def _victories(won: Victories, words: Words) -> str:
    facts = {"game": game_title(words, won.game), "victories": won.amount}
    if not won.rank:
        return words("profile-victories", **facts)
    rank = ladder_rank(words, won.game, won.rank)
    return words("profile-victories-ranked", rank=rank, next=won.next_at or 0, **facts)


def _marks(page: Profile, words: Words) -> Iterator[str]:
    yield marks_named(words, page.marks[:MARKS_SHOWN])
    if (hidden := len(page.marks) - MARKS_SHOWN) > 0:
        yield words("profile-marks-more", count=hidden)


def _titles(page: Profile, words: Words) -> list[str]:
    return [
        words(f"profile-title-{row.title}", times=row.times, when=relative(row.since)) for row in page.titles
    ]


def _fame(page: Profile, words: Words) -> list[str]:
    return [
        words(
            "profile-fame-line",
            season=row.nth,
            place=row.place,
            board=board_title(row.board, words, row.nth),
        )
        for row in page.fame
    ]
