"""Every screen of a tournament keeps within Discord's limits, with up to 256 people of long names."""

import io
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs
from PIL import Image

from bot.face.form import Form
from bot.face.gathering.lobby import lobby
from bot.face.limits import check
from bot.face.screen import Picture, Screen, Select
from bot.face.tournament.announcement import announcement, announcement_mark
from bot.face.tournament.board import tournament_board
from bot.face.tournament.bracket import bracket
from bot.face.tournament.outline import naming, outline_panel
from bot.face.tournament.people import mine, people
from bot.face.tournament.repaired import changes
from bot.face.tournament.repairs import (
    desk,
    duels_to_mend,
    mendable,
    override_form,
    pause_form,
    people_to_remove,
    remove_form,
    resume_question,
    undo_form,
)
from bot.face.transcript import as_text
from bot.face.words import Words
from bot.play.gatherings.kinds import KYOTO, TOURNAMENT
from bot.play.gatherings.outlines import EXTRAS, PLACES, ROUNDS, STARTS, Outline
from bot.play.gatherings.reading import GatheringPage
from bot.play.ground.repertoire import for_two, game_names, newest
from bot.store.gathering_rows import Entrant
from rules.games import game
from rules.gatherings.moves import Enter, Leave, NoShow, Override, Pause
from tests.depth import DEPTH
from tests.face.gathering_pages import ID, LATER, WORDS, signing_up, without_ids
from tests.face.languages import every_words, in_every_language
from tests.face.tournament_pages import WHY, after, played, tournament_page, won
from tests.spoken import core

seeds = st.binary(min_size=8, max_size=8)
FAR = 99


def screens(page: GatheringPage, words: Words) -> Iterator[Screen | Form]:
    yield tournament_board(page, words)
    for shown in (0, FAR):
        yield people(page, shown, words)
        yield changes(page, page.news, shown, words)
        for deed in ("override", "undo"):
            yield duels_to_mend(page, deed, shown, words)
        yield people_to_remove(page, shown, words)
    for seat in (0, len(page.entrants) - 1):
        yield mine(page, page.entrants[seat].user_id, words)
        yield remove_form(page, seat, words, WHY)
    yield desk(page, words)
    yield pause_form(page, words, WHY)
    yield resume_question(page, words)
    for _, pairing in mendable(page.state, "override")[:2]:
        yield override_form(page, pairing, words, WHY)
        yield undo_form(page, pairing, words, WHY)
    for number in range(1, len(page.state.rounds) + 2):
        told = announcement(page, number, words)
        if told:
            assert announcement_mark(page.row.id, number) in as_text(told)
            yield told


@settings(max_examples=5 * DEPTH)
@given(st.integers(2, 24), st.integers(2, 24), seeds, every_words, st.booleans())
def test_every_screen_of_a_tournament_can_be_sent(
    count: int, places: int, seed: bytes, words: Words, house: bool
) -> None:
    for state, log in played(count, seed, places, house=house):
        for screen in screens(tournament_page(state, log), words):
            check(screen)


@in_every_language
def test_every_screen_of_two_hundred_and_fifty_six_can_be_sent(words: Words) -> None:
    for number, (state, log) in enumerate(played(300, b"crowd")):
        if number % 60 == 0 or state.result:
            page = tournament_page(state, log)
            for screen in screens(page, words):
                check(screen)
            for shown in (0, FAR):
                for first in (None, 1):
                    check(bracket(page, words, first, shown))


@pytest.mark.parametrize("name", [name for name in game_names() if for_two(game(newest(name)))])
@in_every_language
def test_the_panel_of_a_new_tournament_shows_what_holds_whatever_is_chosen(name: str, words: Words) -> None:
    for start, days, places in zip_longest(STARTS, ROUNDS, PLACES, fillvalue=0):
        outline = Outline(name, pace="bank", start=start, round_days=days, places=places)
        panel = outline_panel(outline, game_names(), words)
        check(panel)
        menus = [block for block in panel.blocks[0].blocks if isinstance(block, Select)]
        held = [[option.value for option in menu.options if option.default] for menu in menus[:-1]]
        assert held == [[outline.write()]] * len(held), "each list shows the one that holds"
    check(naming(Outline(name, extras=frozenset(EXTRAS)), words))


@pytest.mark.parametrize(
    ("kind", "count"), [(KYOTO, 0), (KYOTO, 8), *((TOURNAMENT, count) for count in (0, 1, 256, 300))]
)
@pytest.mark.parametrize("status", ["open", "check-in", "called-off"])
@in_every_language
def test_a_sign_up_can_be_sent_however_many_have_come(
    kind: str, count: int, status: str, words: Words
) -> None:
    facts = {"title": "@everyone" * 9, "late_entry": True, "by_rating": True, "check_in": 1}
    page = signing_up(kind, count, status=status, begins_at=LATER, **facts)
    check(tournament_board(page, words))
    for shown in (0, 3, FAR):
        check(people(page, shown, words))
    if count:
        check(mine(page, ID, words))


def test_a_sign_up_tells_who_has_a_place_and_until_when_it_would_last() -> None:
    day, begins_at = 86_400_000, 1_800_000_000_000
    page = signing_up(TOURNAMENT, 5, places=4, begins_at=begins_at, round_time=3 * day)
    shown = without_ids(as_text(tournament_board(page, WORDS)))
    assert "4 of 4 places are taken." in shown
    assert "\n│ @0, @1, @2, @3\n│ 🪑 In reserve: @4\n" in shown
    assert "A round lasts 3 days at most" in shown
    assert "choose nothing for 3 days after" in shown, "two turns would be more than the round"
    assert f"takes 2 rounds and is over by <t:{(begins_at + 6 * day) // 1000}:F>" in shown


def test_a_sign_up_as_most_call_it_is_five_sentences_and_counts_no_places() -> None:
    told = as_text(tournament_board(signing_up(TOURNAMENT, 4, late_entry=True, hardcore=False), WORDS))
    said = [line for line in told.splitlines() if line.endswith(".")]
    assert (len(said), [line.count(".") for line in said]) == (5, [1] * 5)
    assert said[-1].endswith("👥 4 players so far.")


@pytest.mark.parametrize("kind", [KYOTO, TOURNAMENT])
@pytest.mark.parametrize("strict", [True, False])
def test_a_sign_up_tells_on_what_conditions_one_enters(kind: str, strict: bool) -> None:
    page = signing_up(kind, 2, grants_leave=not strict, least_kept=90 if strict else 0)
    shown = as_text(tournament_board(page, WORDS) if kind == TOURNAMENT else lobby(page, WORDS))
    assert ("keep 90 % of their deadlines" in shown) == strict
    assert (WORDS("tournament-no-leave") in shown) == (strict and kind == TOURNAMENT)


def test_in_a_check_in_everyone_sees_who_has_confirmed() -> None:
    page = signing_up(TOURNAMENT, 2, status="check-in", begins_at=LATER, check_in=1)
    assert "@0 ✅, @1" in without_ids(as_text(tournament_board(page, WORDS)))
    assert core("tournament-person-confirmed") in as_text(people(page, 0, WORDS))
    assert "[I will play]" in as_text(tournament_board(page, WORDS))


def test_the_board_tells_the_round_its_end_and_the_latest_end_of_all() -> None:
    round_time = 5_000_000
    page = tournament_page(won(after(6), 2), round_time=round_time, round_ends_at=10_000_000)
    shown = without_ids(as_text(tournament_board(page, WORDS)))
    assert "Round **1** of at most 3 · 1 of 2 duels decided" in shown
    assert "This round ends <t:10000:R> at the latest" in shown
    assert f"the tournament by <t:{(10_000_000 + 2 * round_time) // 1000}:F>" in shown
    assert "⚔️ [Duel 2]" in shown
    assert ": @3 \N{EN DASH} @4" in shown
    assert WORDS("tournament-resting", names="@0, @1") in shown


@pytest.mark.parametrize("hardcore", [False, True])
def test_a_duel_is_named_once_but_where_its_healths_are_news(*, hardcore: bool) -> None:
    state, log = next(played(4, b"once", hardcore=hardcore))
    shown = without_ids(as_text(tournament_board(tournament_page(state, log), WORDS)))
    assert ("health against" in shown) is hardcore


def test_a_pause_and_what_organisers_changed_stand_on_the_board_with_the_reason() -> None:
    page = tournament_page(after(4, Leave(3, "fought for two"), Pause("a holiday")))
    shown = as_text(tournament_board(page, WORDS))
    assert "⏸️ The clocks were stopped <t:0:R>" in shown
    assert "Organisers have changed 2 things, the last of them: ⏸️ An organiser" in shown
    assert "a holiday" in shown
    assert core("tournament-until") not in shown


def test_late_comers_find_a_door_only_while_the_first_round_is_fought() -> None:
    first = tournament_page(after(4))
    assert "[Enter late]" in as_text(tournament_board(first, WORDS))
    closed = tournament_page(after(4, late_entry=False))
    assert "[Enter late]" not in as_text(tournament_board(closed, WORDS))
    second = tournament_page(won(after(4), 0, 1))
    assert "[Enter late]" not in as_text(tournament_board(second, WORDS))


def test_everyone_is_told_how_they_stand() -> None:
    page = tournament_page(won(after(7, Leave(6), places=6), 2))
    told = {seat: as_text(mine(page, ID - seat, WORDS)) for seat in (0, 2, 3, 5, 6)}
    assert core("tournament-mine-rests") in told[0]
    assert core("tournament-mine-waits") in told[2]
    assert f"[Duel 2](https://discord.com/channels/{ID}/{ID}/{ID}) against <@{ID - 4}>" in told[3]
    assert "are out" in told[5]
    assert "are out" in told[6]
    assert WORDS("tournament-mine-not-in") in as_text(mine(page, 1, WORDS))
    reserve = tournament_page(after(7, places=6))
    assert "in reserve" in as_text(mine(reserve, ID - 6, WORDS))
    over = tournament_page(won(after(2), 1))
    assert core("tournament-mine-won") in as_text(mine(over, ID - 1, WORDS))


def test_who_fights_is_told_until_when_a_choice_is_awaited() -> None:
    page = tournament_page(after(2))
    assert core("tournament-mine-show") not in as_text(mine(page, ID, WORDS)), "the time for that is over"
    waiting = replace(page, bouts=tuple(structs.replace(row, clock_at=9_000) for row in page.bouts))
    assert WORDS("tournament-mine-show", when="<t:9:R>") in as_text(mine(waiting, ID, WORDS))


def called(page: GatheringPage) -> tuple[Entrant, ...]:
    """Give everyone a short name."""
    return tuple(structs.replace(entrant, name=f"P{seat}") for seat, entrant in enumerate(page.entrants, 1))


def test_a_round_in_words_tells_each_way_a_duel_was_decided() -> None:
    state = after(8, Override(1, 7, "agreed"), NoShow(2, (1,)), NoShow(3, (2, 5)), Enter())
    page = tournament_page(won(state, 3), title="")
    page = replace(page, entrants=called(page))
    told = as_text(bracket(page, WORDS, 1))
    assert f"🏆 **8 P8** beat 1 P1 · {WORDS('bracket-how-override')} · [Duel 1]" in told
    assert "🏆 **7 P7** beat 2 P2 · without a fight · [Duel 2]" in told
    assert WORDS("bracket-forsaken", one="3 P3", other="6 P6", duel="[Duel 3]") in told
    assert "🏆 **4 P4** beat 5 P5 · 7 health left · [Duel 4]" in told


def test_by_default_the_words_tell_the_newest_round_and_the_picture_shows_all_that_fit() -> None:
    page = tournament_page(won(after(4), 0, 2))
    whole, newest = bracket(page, WORDS, 1), bracket(page, WORDS)
    assert ("Round 1" in as_text(whole), "Round 2" in as_text(newest)) == (True, True)
    first, second = (
        next(block.alt for block in screen.flat() if isinstance(block, Picture)) for screen in (whole, newest)
    )
    assert first == second


@pytest.mark.parametrize(("count", "first", "pages"), [(24, 1, 1), (64, 1, 2), (256, 1, 8)])
def test_the_bracket_of_a_crowd_has_pages(count: int, first: int, pages: int) -> None:
    page = tournament_page(after(count))
    shown = [as_text(bracket(page, WORDS, first, number)) for number in range(pages)]
    seen = [line for text in shown for line in text.splitlines() if "Duel" in line or "no opponent" in line]
    assert len(set(seen)) == len(page.state.current.pairings) + len(page.state.current.byes)
    assert (WORDS("tournament-after") in shown[0]) is (pages > 1)


def test_the_picture_is_a_picture_and_its_alt_text_tells_who_beat_whom() -> None:
    page = tournament_page(won(after(4), 0, 2))
    (picture,) = [block for block in bracket(page, WORDS).flat() if isinstance(block, Picture)]
    with Image.open(io.BytesIO(picture.data)) as image:
        assert image.format == "PNG"
        assert image.width > image.height > 100
    assert "from round 1 to round 2" in picture.alt
    assert picture.alt.index(" meets ") < picture.alt.index(" beat ")


def test_the_alt_text_is_whole_where_it_fits_and_else_ends_in_dots(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(room: int) -> str:
        monkeypatch.setattr(sys.modules["bot.face.tournament.bracket"], "ALT", room)
        return next(b.alt for b in bracket(page, WORDS).flat() if isinstance(b, Picture))

    page = tournament_page(after(4))
    whole = told(10_000)
    assert told(len(whole)) == whole
    assert told(len(whole) - 1) == f"{whole[:-2]}…"


def test_an_announcement_is_made_of_the_present_round_and_of_the_end_alone() -> None:
    page = tournament_page(won(after(4), 0, 1))
    assert announcement(page, 1, WORDS) is None, "it has passed"
    assert announcement(page, 3, WORDS) is None, "it was taken back"
    told = announcement(page, 2, WORDS)
    assert told
    assert "Round **2** begins: one duel." in as_text(told)
    assert told.pings == ()
    over = tournament_page(won(page.state, 1))
    assert announcement(over, 2, WORDS) is None
    end = announcement(over, 3, WORDS)
    assert end
    assert f"<@{ID - 1}> is the last one standing" in as_text(end)
    assert "is crowned as the winner. The bracket of" in as_text(end)
    words = announcement(over, 3, WORDS, pictured=False)
    assert words
    assert core("bracket-alt-champion") not in as_text(words)


def test_a_form_knows_how_often_its_duel_was_decided() -> None:
    page = tournament_page(after(4, Override(1, 3, "agreed")))
    (_, decided), (_, fresh) = mendable(page.state, "override")
    assert override_form(page, decided, WORDS).press.revision == 1
    assert override_form(page, fresh, WORDS).press.revision == 0
    assert [pairing for _, pairing in mendable(page.state, "undo")] == [decided]


def test_where_nothing_was_changed_it_is_said() -> None:
    page = tournament_page(after(4))
    assert WORDS("tournament-changes-none") in as_text(changes(page, page.news, 0, WORDS))
