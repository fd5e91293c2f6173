"""Every screen of honor, boards, profiles and seasons fits, whatever the numbers and names."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from bot.face.limits import ALT, check, texts
from bot.face.roles import role_name
from bot.face.screen import Button, Drawing, Row, Screen, Select
from bot.face.standing.boards import leaderboard
from bot.face.standing.honor import honor, worth
from bot.face.standing.profile import profile
from bot.face.standing.profile_card import profile_card
from bot.face.standing.season import SHARED, close_question, closed, season, season_mark, season_told
from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.ground.pages import Slice
from bot.play.ground.repertoire import game_names
from bot.play.standing.boards import (
    CLANS,
    HONOR,
    PLACES,
    RATING,
    SEASON,
    VICTORIES,
    BoardPage,
    Line,
    board_names,
    kind_of,
)
from bot.play.standing.honor import DEEDS
from bot.play.standing.ledger import DEEDS_SHOWN, HonorPage
from bot.play.standing.profiles import FAME_SHOWN, FIGHTERS_SHOWN, Profile, Score
from bot.play.standing.ranks import RANKS, rank_of
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
from rules.bushido.fighters import FIGHTERS
from tests.face.alike import check_drawn
from tests.face.languages import every_words, in_every_language

ID = 2**63 - 1
MOST = 10**9
LATE = 4_102_444_800_000
WORDS = Words()
RATED = tuple(name for name in game_names() if kind_of(name) == RATING)

names = st.text(max_size=64) | st.sampled_from(["@everyone" * 7, "*_~|" * 16, "龍" * 64, "\u202e" * 64])
open_season = SeasonRow(guild_id=ID, nth=999, began_at=LATE, closed_at=None, channel_id=None)


def line(board: str, place: int, name: str, user_id: int = ID) -> Line:
    if kind_of(board) == VICTORIES:
        return VictoryPlace(place=place, user_id=user_id, name=name, amount=MOST)
    if board in game_names():
        return RatingPlace(
            place=place, user_id=user_id, name=name, game=board, level=3_000_000, spread=500_000, matches=MOST
        )
    if board == CLANS:
        return ClanPlace(id="z" * 10, name=name[:24] or "a", people=MOST, honor=-MOST, wars_won=MOST)
    return HonorPlace(place=place, user_id=user_id, name=name, amount=-MOST)


def board_page(
    board: str, people: list[str], *, page: int = 0, pages: int = 1, kensei_id: int | None = None
) -> BoardPage:
    lines = tuple(line(board, MOST + place, name, place) for place, name in enumerate(people))
    own = None if board == CLANS else line(board, MOST, "n" * 64)
    shown = Slice(page, pages, page * PLACES)
    return BoardPage(board, shown, lines, own, open_season, kensei_id)  # type: ignore[arg-type]


def buttons(screen: Screen) -> dict[str, Button]:
    return {b.label: b for row in screen.flat() if isinstance(row, Row) for b in row.buttons}


def said(screen: Screen) -> str:
    return "\n".join(texts(screen))


@pytest.mark.parametrize("board", board_names())
@given(people=st.lists(names, max_size=PLACES), words=every_words)
def test_a_board_can_be_sent_whoever_stands_on_it(board: str, people: list[str], words: Words) -> None:
    check(leaderboard(board_page(board, people, page=3, pages=9, kensei_id=0), words))


@pytest.mark.parametrize("board", board_names())
def test_an_empty_board_says_so_and_leads_to_the_others(board: str) -> None:
    screen = leaderboard(board_page(board, []), WORDS)
    check(screen)
    [menu] = [block for block in screen.flat() if isinstance(block, Select)]
    assert [option.value for option in menu.options] == list(board_names())
    assert [option.value for option in menu.options if option.default] == [board]
    assert not buttons(screen)


@pytest.mark.parametrize(("page", "open_ways"), [(0, {"Lower"}), (1, {"Higher", "Lower"}), (2, {"Higher"})])
def test_pages_are_turned_as_far_as_they_go(page: int, open_ways: set[str]) -> None:
    shown = buttons(leaderboard(board_page(HONOR, ["a"], page=page, pages=3), WORDS))
    ways = {label for label, button in shown.items() if not button.disabled}
    assert ways == open_ways | {WORDS("shown-button")}
    turns = {label: button.press.revision for label, button in shown.items() if button.press}
    assert {label: turns[label] for label in open_ways} == {
        label: page + (1 if label == "Lower" else -1) for label in open_ways
    }


def test_who_was_never_seen_has_a_kind_placeholder_and_the_kensei_a_mark() -> None:
    text = said(leaderboard(board_page(HONOR, ["", "Aya"], kensei_id=1), WORDS))
    assert WORDS("standing-nameless") in text
    assert WORDS("standing-kensei", name="Aya") in text
    assert text.count("Kensei") == 1


def test_ones_own_place_is_added_only_where_the_page_lacks_it() -> None:
    page = board_page(SEASON, ["Aya"])
    assert "**You:** 500+" in said(leaderboard(page, WORDS)), "far below the places that are counted"
    there = BoardPage(SEASON, page.slice, page.lines, page.lines[0], open_season, None)  # type: ignore[arg-type]
    assert "**You:**" not in said(leaderboard(there, WORDS))


def test_a_rating_is_shown_with_its_uncertainty() -> None:
    place = RatingPlace(
        place=1, user_id=1, name="Aya", game=game_names()[0], level=1_512_400, spread=40_200, matches=1
    )
    page = BoardPage(game_names()[0], Slice(0, 1, 0), (place,), place, open_season, None)
    assert "1\\. Aya · **1512** ± 80 · one match" in said(leaderboard(page, WORDS))


def test_a_rating_that_says_too_little_is_provisional_and_has_no_place() -> None:
    place = RatingPlace(
        place=None, user_id=1, name="Aya", game=game_names()[0], level=1_754_000, spread=431_500, matches=1
    )
    page = BoardPage(game_names()[0], Slice(0, 1, 0), (), place, open_season, None)
    told = said(leaderboard(page, WORDS))
    assert "Aya · **1754**, provisional for about 6 more matches" in told
    assert "1\\." not in told
    assert "± 863" not in told


@pytest.mark.parametrize("kept", [True, False])
@given(words=every_words, own=st.integers(-MOST, MOST), kensei=st.booleans())
def test_ones_own_honor_can_be_sent_whatever_one_did(
    kept: bool, words: Words, own: int, kensei: bool
) -> None:
    told = [
        HonorEntry(
            amount=-MOST, deed=deed, source_kind=kind, source_id=f"{'z' * 10}:999", reverses=reverses, at=LATE
        )
        for deed in DEEDS
        for reverses in (None, "z" * 10)
        for kind in ("match", "gathering", "organiser")
    ]
    for first in range(0, len(told), DEEDS_SHOWN):
        deeds = tuple(told[first : first + DEEDS_SHOWN])
        check(honor(HonorPage(Slice(3, 9, 24), deeds, own, kensei, kept), words))
    check(honor(HonorPage(Slice(0, 1, 0), (), own, kensei, kept), words))


@pytest.mark.parametrize(("shown", "pages", "ways"), [(0, 1, set()), (0, 2, {"Older"}), (1, 2, {"Newer"})])
def test_ones_own_deeds_are_turned_as_far_as_they_go(shown: int, pages: int, ways: set[str]) -> None:
    screen = honor(HonorPage(Slice(shown, pages, 0), (), 1, False, True), WORDS)
    turns = {label: button for label, button in buttons(screen).items() if label in {"Newer", "Older"}}
    assert {label for label in turns if not turns[label].disabled} == ways
    assert len(turns) == (2 if pages > 1 else 0)


def test_the_table_of_deeds_names_each_with_its_worth_and_every_rank() -> None:
    screen = worth(WORDS)
    check(screen)
    for deed, amount in DEEDS.items():
        assert f"**{amount:+d}** · {WORDS(f'deed-{deed}')}" in said(screen)
    for rank in RANKS:
        assert f"{WORDS(f'rank-{rank.name}')}: from " in said(screen)


def test_ranks_are_held_from_their_honor_on() -> None:
    assert [rank_of(rank.least) for rank in RANKS] == [rank.name for rank in RANKS]
    assert [rank_of(rank.least - 1) for rank in RANKS] == ["shamed", *(rank.name for rank in RANKS[:-1])]


def a_profile(fought: int, *, versus: Score | None) -> Profile:
    score = Score(fought, fought, fought)
    return Profile(
        user_id=ID,
        honor=-MOST,
        kensei=True,
        titles=(Title(title=KENSEI, times=MOST, since=LATE),),
        scores=tuple((name, score) for name in game_names()),
        ratings=tuple(  # type: ignore[arg-type]
            line(game, MOST, "n" * 64) for game in game_names() if kind_of(game) == RATING
        ),
        fighters=tuple(
            RoleRecord(role=fighter, game=game_names()[0], fought=MOST, won=MOST)
            for fighter in sorted(FIGHTERS)[:FIGHTERS_SHOWN]
        ),
        victories=tuple(Victories(name, MOST) for name in game_names()),
        streak=Streak(MOST, MOST),
        fame=tuple(Fame(nth=MOST, board=board, place=3) for board in ("honor", *game_names()) * 2)[
            :FAME_SHOWN
        ],
        versus=versus,
    )


@given(names, every_words, st.sampled_from([None, Score(), Score(MOST, MOST, MOST)]))
def test_a_profile_can_be_sent_however_much_there_is_to_tell(
    name: str, words: Words, versus: Score | None
) -> None:
    check(profile(a_profile(MOST, versus=versus), name, words))


def test_a_profile_of_nobody_much_says_so() -> None:
    nothing = Profile(1, 0, False, (), (), (), (), (), Streak(0, 0), (), Score())
    screen = profile(nothing, "Aya", WORDS)
    check(screen)
    assert WORDS("profile-none") in said(screen)
    assert WORDS("profile-versus-none") in said(screen)
    assert WORDS("duels-which-line", opponent="you") not in said(
        profile(a_profile(1, versus=None), "Aya", WORDS)
    )


def season_of(nth: int, latest: int, people: list[str], *, over: bool) -> SeasonPage:
    fame = tuple(
        FamePlace(
            board=board,
            place=3,
            user_id=ID,
            name=name,
            amount=MOST,
            spread=None if board == "honor" else 500_000,
        )
        for board in ("honor", *RATED)
        for name in people
    )
    row = SeasonRow(
        guild_id=ID, nth=nth, began_at=LATE, closed_at=LATE if over else None, channel_id=ID if over else None
    )
    return SeasonPage(row, latest, fame if over else ())


@given(st.lists(names, max_size=3 * SHARED), every_words, st.booleans())
def test_a_season_can_be_sent_however_many_share_its_places(
    people: list[str], words: Words, over: bool
) -> None:
    page = season_of(998, 999, people, over=over)
    check(season(page, words))
    check(season_told(page, words))


@pytest.mark.parametrize(
    ("nth", "latest", "ways"),
    [
        (1, 1, set()),
        (1, 3, {WORDS("season-later")}),
        (2, 3, {WORDS("season-earlier"), WORDS("season-later")}),
        (3, 3, {WORDS("season-earlier")}),
    ],
)
def test_seasons_are_looked_through_as_far_as_they_go(nth: int, latest: int, ways: set[str]) -> None:
    shown = buttons(season(season_of(nth, latest, [], over=nth < latest), WORDS))
    assert {label for label in shown if not shown[label].disabled} == ways | {"Leaderboard"}


def test_a_hall_of_fame_names_each_board_by_what_it_counts() -> None:
    lines = said(season(season_of(1, 1, ["Aya"], over=True), WORDS)).splitlines()
    games = [WORDS("season-fame-rating", game=game_title(WORDS, game)) for game in RATED]
    assert [line for line in lines if line.startswith("### ")] == [WORDS("season-fame-honor"), *games]


def test_only_the_news_of_a_seasons_end_carries_its_mark() -> None:
    page, mark = season_of(1, 2, ["Aya"], over=True), season_mark(1)
    told = {button.press for button in buttons(season_told(page, WORDS)).values()}
    panel = {button.press for button in buttons(season(page, WORDS)).values()}
    assert mark in told
    assert mark not in panel


@given(st.integers(1, 10**6), every_words)
def test_closing_is_asked_and_confirmed(nth: int, words: Words) -> None:
    row = SeasonRow(guild_id=ID, nth=nth, began_at=LATE, closed_at=None, channel_id=ID)
    check(close_question(row, words))
    check(close_question(structs.replace(row, ends_at=LATE, zone="America/Argentina/ComodRivadavia"), words))
    check(closed(nth, words))


@in_every_language
def test_the_card_of_a_profile_says_in_words_what_it_draws(words: Words) -> None:
    duel, brawl, *_, alone = game_names()
    scores = ((duel, Score(24, 11, 2)), (brawl, Score(3, 5, 0)))
    rated = RatingPlace(place=2, user_id=1, name="", game=duel, level=1_540_000, spread=60_000, matches=30)
    full = a_profile(1, versus=None)
    won = (Victories(alone, 14),)
    page = replace(full, honor=102, scores=scores, ratings=(rated,), victories=won, kensei=False)
    (card,) = (block for block in profile(page, "Aya", words).flat() if isinstance(block, Drawing))
    for number in ("102", "150", "24", "11", "2", "3", "5", "0", "14"):
        assert number in card.alt
    assert re.search(r"1\D?540", card.alt)
    assert all(words(f"game-{name.replace('.', '-')}") in card.alt for name in (duel, brawl, alone))
    assert "Aya" not in card.alt
    assert "\\" not in card.alt
    (crowned,) = (block for block in profile(full, "Aya", words).flat() if isinstance(block, Drawing))
    assert words("profile-kensei") in crowned.alt
    assert len(crowned.alt) <= ALT


@in_every_language
def test_the_card_of_a_profile_shows_whom_somebody_has_led_and_how_often(words: Words) -> None:
    full = a_profile(1, versus=None)
    led = tuple(
        RoleRecord(role, "bushido.duel", fought, 1) for role, fought in (("swift", 41), ("warlord", 7))
    )
    few, many = (profile_card(replace(full, fighters=fighters), ("told",)) for fighters in (led[:1], led))
    assert few.svg != many.svg
    retired = profile_card(replace(full, fighters=(RoleRecord("x", "toy.odds", 1, 1),)), ("told",))
    nobody = profile_card(replace(full, fighters=()), ("told",))
    assert retired.svg == nobody.svg, "its game has no crests"
    (card,) = (
        block
        for block in profile(replace(full, fighters=led), "Aya", words).flat()
        if isinstance(block, Drawing)
    )
    for row in led:
        (line,) = (
            each for each in card.alt.splitlines() if role_name(words, "bushido.duel/1", row.role) in each
        )
        assert str(row.fought) in line
    assert len(card.alt) <= ALT
    check_drawn(card.svg)
