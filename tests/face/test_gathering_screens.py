"""Every screen of a gathering keeps within Discord's limits, also with eight people of long names."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.face.gathering.board import board, drop_question
from bot.face.gathering.lobby import cancel_question, lobby, which_gathering
from bot.face.gathering.parts import gathering_mark, gathering_press
from bot.face.gathering.summons import owed, refuse_question, request_of, summons, summons_mark
from bot.face.letters.living_message import living_message, status
from bot.face.limits import check
from bot.face.roles import role_question
from bot.face.screen import Row, Screen, Select
from bot.face.tournament.announcement import announcement, announcement_mark
from bot.face.transcript import as_text
from bot.face.words import Words
from bot.play.gatherings.kinds import CLASH, DUELS, KYOTO, TOURNAMENT
from bot.play.gatherings.reading import GatheringPage
from bot.play.ground.refusals import Gone
from rules.gatherings.moves import Accept, Challenge, DuelWon, Refuse
from tests.depth import DEPTH
from tests.face.gathering_pages import ID, LATER, WORDS, after, call_of, pages, signing_up, without_ids
from tests.face.languages import every_words, in_every_language
from tests.golden.rendering import rendered

seeds = st.binary(min_size=8, max_size=8)


def custom_ids(screen: Screen) -> list[str]:
    presses = [block.press for block in screen.flat() if isinstance(block, Select)]
    presses += [button.press for block in screen.flat() if isinstance(block, Row) for button in block.buttons]
    return [press.custom_id for press in presses if press]


def screens(page: GatheringPage, words: Words) -> Iterator[Screen]:
    yield living_message(page, words)
    yield status(page, words)
    for request in page.requests:
        call = call_of(page, request.seat)
        asked = summons(page, call, None, words)
        assert asked.pings == (page.entrants[request.seat].user_id,)
        assert summons_mark(page, call) in custom_ids(asked)
        yield asked
        yield owed(page, page.entrants[request.seat].user_id, words)
        if isinstance(request.options[0], Accept):
            yield refuse_question(page, words)


@settings(max_examples=10 * DEPTH)
@given(st.sampled_from((DUELS, CLASH)), st.sampled_from((4, 6, 8)), seeds, every_words)
def test_every_screen_of_a_gathering_can_be_sent(kind: str, people: int, seed: bytes, words: Words) -> None:
    for page in pages(kind, people, seed):
        for screen in screens(page, words):
            check(screen)


@pytest.mark.parametrize("kind", [DUELS, CLASH, KYOTO])
@pytest.mark.parametrize("count", [0, 1, 8])
@pytest.mark.parametrize("status", ["open", "called-off"])
@in_every_language
def test_a_sign_up_can_be_shown_however_it_stands(kind: str, count: int, status: str, words: Words) -> None:
    page = signing_up(kind, count, status=status, reason="x" * 900, title="@everyone" * 20)
    check(living_message(page, words))
    assert "\\@\u200beveryone" in as_text(living_message(page, words))
    check(role_question(words, page.row.game, gathering_press(page.row.id, "fighter")))
    check(cancel_question(page.row.id, words))
    check(drop_question(page.row.id, words))


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        ("", WORDS("gathering-was-called-off")),
        ("too-few", WORDS("gathering-was-too-few")),
        ("so *sad*", "“so \\*sad\\*”"),
    ],
)
def test_it_is_said_why_it_was_called_off(reason: str, told: str) -> None:
    page = signing_up(TOURNAMENT, 300, status="called-off", reason=reason)
    assert told in as_text(living_message(page, WORDS))
    check(living_message(page, WORDS))


@in_every_language
def test_of_many_gatherings_as_many_as_a_list_takes_can_be_chosen(words: Words) -> None:
    rows = [signing_up(KYOTO, 0, hardcore=True, id=f"g{number}").row for number in range(40)]
    check(which_gathering(rows, {row.id: "w" * 64 for row in rows}, "join", words))


@pytest.mark.parametrize(
    ("kind", "count", "told"),
    [
        (DUELS, 0, WORDS("gathering-nobody")),
        (DUELS, 1, "One player so far; it needs 2, 4, 6 or 8.\n│ One more, and it can begin."),
        (DUELS, 2, "2 players so far; it needs 2, 4, 6 or 8.\n│ It can begin now."),
        (CLASH, 1, "One player so far; it needs 4, 6 or 8.\n│ 3 more, and it can begin."),
        (KYOTO, 5, "5 players so far; it needs 4 or 8.\n│ 3 more, and it can begin."),
        (KYOTO, 8, "8 players so far; it needs 4 or 8.\n│ It can begin now."),
    ],
)
def test_a_sign_up_says_who_has_come_and_how_many_it_takes(kind: str, count: int, told: str) -> None:
    assert told in as_text(lobby(signing_up(kind, count), WORDS))


def test_every_button_of_a_sign_up_is_about_it() -> None:
    page = signing_up(DUELS, 2)
    rows = [block for block in lobby(page, WORDS).flat() if isinstance(block, Row)]
    about = [(button.press.id, button.press.action) for row in rows for button in row.buttons if button.press]
    assert about[:4] == [(page.row.id, deed) for deed in ("join", "leave", "begin", "cancel")]


def test_a_message_is_known_again_by_its_small_print_whatever_it_shows() -> None:
    mark = gathering_mark("z" * 10)
    shown = [lobby(signing_up(DUELS, 1, status=status), WORDS) for status in ("open", "called-off")]
    shown += [board(page, WORDS) for page in pages(DUELS, 4, b"mark")]
    assert all(mark in as_text(screen) for screen in shown)


def test_the_seal_is_carried_by_every_board_and_the_seed_by_none() -> None:
    for page in pages(CLASH, 4, b"seed"):
        drawn = rendered(board(page, WORDS))
        assert f":gathering.{'f' * 64}" in drawn
        assert "e" * 64 not in drawn


def shown(screen: Screen) -> str:
    return without_ids(as_text(screen))


FIRST_PAIR = (Challenge(2, 0), Accept(0))


def test_the_board_says_what_everyone_is_doing_and_whose_turn_it_is() -> None:
    told_now = shown(board(after(*FIRST_PAIR, Challenge(3, 1)), WORDS))
    fight = f"[Duel 1](https://discord.com/channels/{ID}/{ID}/{ID})"
    assert f"@0 · **Nashio Naomi** · ▰▰▰▰▰▰▰▰▰▰ **20**/20 · ⚔️ {fight} against @2" in told_now
    assert WORDS("gathering-state-answers", foe="@3") in told_now
    assert "· ❔ has challenged @1" in told_now
    assert WORDS("gathering-owed-answer", player="@1", when=f"<t:{LATER // 1000}:R>") in told_now
    assert "[👉 My move]" in told_now


def test_the_board_shows_who_is_out_and_who_found_nobody() -> None:
    refusals = [move for _ in range(10) for move in (Challenge(3, 1), Refuse(1))]
    told_now = shown(board(after(*FIRST_PAIR, *refusals), WORDS))
    assert "✖️ @1 · Nashio Naomi · dishonored" in told_now
    assert "@3 · **Nashio Naomi** · ▰▰▰▰▰▰▰▰▰▰ **20**/20 · found no opponent" in told_now
    assert WORDS("gathering-owed-button") not in told_now


def test_the_board_at_the_end_names_the_winners_and_offers_nothing_to_do() -> None:
    moves = (*FIRST_PAIR, Challenge(3, 1), Accept(1), DuelWon(1, 2, 5), DuelWon(2, 1, 7))
    told_now = shown(board(after(*moves), WORDS))
    assert WORDS("gathering-told-end-left-standing", names="@1, @2") in told_now
    assert "@2 · **Nashio Naomi** · ▰▰▰▱▱▱▱▱▱▱ **5**/20 · 🏆 has won" in told_now
    assert "✖️ @0 · Nashio Naomi · knocked out" in told_now
    assert WORDS("gathering-drop-out") not in told_now


def test_the_end_is_announced_with_a_way_to_the_message_and_nobody_is_pinged() -> None:
    page = after(*FIRST_PAIR, Challenge(3, 1), Accept(1), DuelWon(1, 2, 5), DuelWon(2, 1, 7))
    screen = announcement(page, 1, WORDS)
    assert screen is not None
    check(screen)
    assert "The winners, still standing:** @1, @2" in shown(screen)
    assert screen.pings == ()
    assert announcement_mark(page.row.id, 1) in shown(screen)
    assert f"[{WORDS('gathering-to-message')}](https://discord.com/channels/{ID}/{ID}/{ID})" in shown(screen)
    assert announcement(after(*FIRST_PAIR), 1, WORDS) is None, "nothing is announced before the end"


def test_a_call_to_challenge_offers_everyone_who_can_be_challenged() -> None:
    page = after()
    screen = summons(page, call_of(page, 2), None, WORDS)
    assert screen.pings == (ID - 2,)
    [menu] = [block for block in screen.flat() if isinstance(block, Select)]
    assert [option.value for option in menu.options] == [str(ID - seat) for seat in (0, 1, 3)]
    assert {option.description for option in menu.options} == {"Nashio Naomi · 20 of 20 health"}


def test_a_call_to_answer_says_what_a_refusal_costs_before_it_is_paid() -> None:
    page = after(
        Challenge(2, 0), Refuse(0), Challenge(2, 1), Refuse(1), Challenge(2, 3), Refuse(3), Challenge(2, 0)
    )
    asked = shown(summons(page, call_of(page, 0), None, WORDS))
    assert "Refusing costs 2 health: 18 → 16. Below 1 you are dishonored and out." in asked
    assert "you have 18 health, @2 has 20" in asked
    assert "It costs 2 health: 18 → 16." in shown(refuse_question(page, WORDS))


def test_the_refusal_that_would_be_the_last_says_so() -> None:
    refusals = [move for _ in range(9) for move in (Challenge(3, 1), Refuse(1))]
    asked = shown(refuse_question(after(*FIRST_PAIR, *refusals, Challenge(3, 1)), WORDS))
    assert "2 → 0" in asked
    assert "dishonored and out" in asked


def test_a_call_that_was_answered_says_what_came_of_it_and_asks_for_nothing() -> None:
    before, page = after(Challenge(2, 0)), after(Challenge(2, 0), Refuse(0))
    call = call_of(before, 0, message_id=1)
    screen = summons(page, call, page.news[-1], WORDS)
    assert "@0 refuses and loses health, now **18**" in shown(screen)
    assert custom_ids(screen) == []
    assert screen.pings == ()


def test_a_call_is_repeated_without_a_ping_where_it_stands_already() -> None:
    page = after()
    assert summons(page, call_of(page, 2, message_id=1), None, WORDS).pings == ()


def test_a_refusal_is_not_asked_about_where_no_challenge_waits_any_more() -> None:
    with pytest.raises(Gone):
        refuse_question(after(*FIRST_PAIR), WORDS)


def test_who_owes_nothing_is_told_so() -> None:
    page = after()
    assert WORDS("summons-nothing") in shown(owed(page, ID, WORDS))
    assert WORDS("summons-nothing") in shown(owed(page, 1, WORDS))
    assert WORDS("summons-challenge-placeholder") in shown(owed(page, ID - 2, WORDS))
    assert request_of(page, 0) is None
