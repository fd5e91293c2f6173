"""Honor, leaderboards, profiles and seasons."""

from dataclasses import replace

from bot.face.screen import Screen
from bot.face.shown import shown
from bot.face.standing.bars import board_drawing
from bot.face.standing.boards import board_told, leaderboard
from bot.face.standing.honor import honor, honor_of, worth
from bot.face.standing.profile import profile
from bot.face.standing.season import SHARED, close_question, closed, season, season_told
from bot.face.words import Words
from bot.play.ground.pages import Slice
from bot.play.ground.repertoire import game_names
from bot.play.standing.boards import CLANS, HONOR, PLACES, RATING, SEASON, VICTORIES, BoardPage, Line, kind_of
from bot.play.standing.honor import DEEDS
from bot.play.standing.ledger import HonorPage
from bot.play.standing.marks import marks_by_game
from bot.play.standing.profiles import Profile, Score
from bot.play.standing.ranks import RANKS
from bot.play.standing.seasons import SeasonPage
from bot.play.standing.streaks import Streak
from bot.play.standing.titles import KENSEI
from bot.play.standing.victories import Victories
from bot.store.clan_rows import ClanPlace
from bot.store.record_rows import (
    Fame,
    FamePlace,
    HonorEntry,
    HonorPlace,
    RatingPlace,
    RoleRecord,
    SeasonRow,
    Title,
    VictoryPlace,
)
from tests.face.test_record_screens import ID, LATE
from tests.golden.gallery.table import Gallery

GAME = game_names()[0]
ALONE = next(name for name in game_names() if kind_of(name) == VICTORIES)
NAMELESS = 3
"""The place of a player whose name was never seen."""


def season_row(nth: int = 3, **facts: object) -> SeasonRow:
    usual = {"guild_id": ID, "nth": nth, "began_at": LATE, "closed_at": None, "channel_id": None}
    return SeasonRow(**usual | facts)


SETTLED_PLACES = 2
"""Places on a ladder that are settled; players below are provisional."""


def line(board: str, place: int) -> Line:
    name = "" if place == NAMELESS else f"*P{place}*"
    if board == CLANS:
        return ClanPlace(id=f"c{place}", name=f"Clan *{place}*", people=4, honor=50 - place, wars_won=place)
    if kind_of(board) == VICTORIES:
        return VictoryPlace(place=place, user_id=ID - place, name=name, amount=14 - place)
    if board in game_names():
        return RatingPlace(
            place=place if place <= SETTLED_PLACES else None,
            user_id=ID - place,
            name=name,
            game=board,
            level=1_512_400 - place * 1_000,
            spread=40_200 if place <= SETTLED_PLACES else 431_500,
            matches=place,
        )
    return HonorPlace(place=place, user_id=ID - place, name=name, amount=80 - place)


def board_page(kind: str, count: int = 3, *, own: int | None = 1, page: int = 0, pages: int = 1) -> BoardPage:
    lines = tuple(line(kind, place) for place in range(1, count + 1))
    mine = None if own is None else line(kind, own)
    where = Slice(page, pages, page * PLACES)
    return BoardPage(kind, where, lines, mine, season_row(), ID - 1)  # type: ignore[arg-type]


def board(words: Words, kind: str, count: int = 3, **facts: int | None) -> Screen:
    return leaderboard(board_page(kind, count, **facts), words)  # type: ignore[arg-type]


def board_shown(words: Words, kind: str, count: int = 3, page: int = 0) -> Screen:
    shown_page = board_page(kind, count, own=None, page=page, pages=3)
    picture = board_drawing(shown_page, board_told(shown_page, words))
    return shown(leaderboard(shown_page, words), picture, ID, words)


def honor_shown(words: Words, own: int, *, kensei: bool = False) -> Screen:
    page = HonorPage(Slice(0, 1, 0), DONE[:3], own, kensei, kept=True)
    return shown(honor_of(page, "*Aya*", words), None, ID, words)


def deed(name: str, kind: str = "match", reverses: str | None = None) -> HonorEntry:
    return HonorEntry(
        amount=DEEDS[name], deed=name, source_kind=kind, source_id="m1:9", reverses=reverses, at=LATE
    )


DONE = (
    *map(deed, DEEDS),
    deed("won", "gathering"),
    deed("refused", "organiser"),
    deed("won", reverses="h1"),
)


def mine(
    words: Words,
    own: int,
    *deeds: HonorEntry,
    page: int = 0,
    pages: int = 1,
    kensei: bool = False,
    kept: bool = True,
) -> Screen:
    return honor(HonorPage(Slice(page, pages, page * 8), deeds, own, kensei, kept), words)


def known(words: Words, name: str = "*Aya*", **facts: object) -> Screen:
    usual = {
        "user_id": ID,
        "honor": 80,
        "kensei": False,
        "titles": (),
        "scores": (),
        "ratings": (),
        "fighters": (),
        "victories": (),
        "streak": Streak(0, 0),
        "fame": (),
        "versus": None,
    }
    return profile(Profile(**usual | facts), name, words)


def famed(people: int, spread: int | None = 40_200, board: str = GAME) -> tuple[FamePlace, ...]:
    return tuple(
        FamePlace(
            board=board,
            place=number + 1,
            user_id=ID - number,
            name=f"*P{number}*" if number else "",
            amount=1_512_400,
            spread=spread,
        )
        for number in range(people)
    )


QUARTERLY = {"ends_at": LATE, "zone": "Europe/Berlin"}


def open_season(nth: int, latest: int, **facts: object) -> SeasonPage:
    return SeasonPage(season_row(nth, **facts), latest, ())


def over(nth: int, latest: int, *fame: FamePlace) -> SeasonPage:
    return SeasonPage(season_row(nth, closed_at=LATE, channel_id=ID), latest, fame)


SCREENS: Gallery = {
    "board of honor": lambda words: board(words, HONOR),
    "board of honor, with marks that are worn": lambda words: leaderboard(
        replace(board_page(HONOR), worn={ID - 1: "peace", ID - 3: "duel-mirror"}), words
    ),
    "board of the season": lambda words: board(words, SEASON, own=7),
    "board of clans": lambda words: board(words, CLANS, own=None, page=1, pages=3),
    "board of ratings": lambda words: board(words, GAME, own=9, page=0, pages=2),
    "board of ratings, the last page": lambda words: board(words, GAME, own=None, page=1, pages=2),
    "board of honor, empty": lambda words: board(words, HONOR, 0, own=None),
    "board of the season, empty": lambda words: board(words, SEASON, 0, own=None),
    "board of clans, empty": lambda words: board(words, CLANS, 0, own=None),
    "board of ratings, empty": lambda words: board(words, GAME, 0, own=None),
    "board of victories": lambda words: board(words, ALONE, own=9),
    "board of victories, empty": lambda words: board(words, ALONE, 0, own=None),
    "board of honor, shown": lambda words: board_shown(words, HONOR),
    "board of clans, shown": lambda words: board_shown(words, CLANS, page=1),
    "board of ratings, shown": lambda words: board_shown(words, GAME, 4),
    "board of honor, empty, shown": lambda words: board_shown(words, HONOR, 0),
    "honor, shown": lambda words: honor_shown(words, 39),
    "honor at the top, shown": lambda words: honor_shown(words, RANKS[-1].least, kensei=True),
    "honor, none": lambda words: mine(words, 0),
    "honor, of every kind": lambda words: mine(words, 39, *DONE),
    "honor, shamed and not kept": lambda words: mine(words, -1, kept=False),
    "honor, at the top": lambda words: mine(words, RANKS[-1].least, kensei=True),
    "honor, the first page": lambda words: mine(words, 40, *DONE[:1], pages=3),
    "honor, in between": lambda words: mine(words, 40, *DONE[:1], page=1, pages=3),
    "honor, the last page": lambda words: mine(words, 40, *DONE[:1], page=2, pages=3),
    "what deeds are worth": worth,
    "profile of nobody": lambda words: known(words, ""),
    "profile of a newcomer": lambda words: known(words, versus=Score()),
    "profile of a duelist": lambda words: known(
        words, scores=((GAME, Score(3, 2, 1)),), versus=Score(1, 0, 0)
    ),
    "profile of a player with marks": lambda words: known(
        words, marks=[mark for own in marks_by_game().values() for mark in own]
    ),
    "profile of a brawler": lambda words: known(words, scores=((game_names()[1], Score(1, 2, 4)),)),
    "profile of a Kensei": lambda words: known(
        words,
        kensei=True,
        titles=(Title(title=KENSEI, times=2, since=LATE),),
        ratings=tuple(line(game, 2) for game in game_names() if kind_of(game) == RATING),
        fighters=(RoleRecord(role="swift", game=GAME, fought=3, won=2),),
        fame=(Fame(nth=2, board=HONOR, place=1), Fame(nth=1, board=GAME, place=3)),
    ),
    "profile of who fights alone": lambda words: known(
        words,
        scores=((ALONE, Score(9, 4, 0)),),
        victories=(Victories(ALONE, 9), Victories(GAME, 1)),
        streak=Streak(1, 12),
    ),
    "profile of who is at the top of the ladder": lambda words: known(
        words, victories=(Victories(ALONE, 61),)
    ),
    "season, the first": lambda words: season(open_season(1, 1, began_at=0), words),
    "season, open": lambda words: season(open_season(3, 3), words),
    "season, over": lambda words: season(over(2, 3, *famed(2, None, HONOR), *famed(SHARED)), words),
    "season, one more shared": lambda words: season(over(1, 3, *famed(SHARED + 1)), words),
    "season, nobody famed": lambda words: season(over(2, 3), words),
    "season, told": lambda words: season_told(over(2, 3, *famed(1)), words),
    "season, until the quarter ends": lambda words: season(open_season(3, 3, **QUARTERLY), words),
    "close the season": lambda words: close_question(season_row(), words),
    "close the season, or the quarter does": lambda words: close_question(season_row(**QUARTERLY), words),
    "season closed": lambda words: closed(3, words),
}
