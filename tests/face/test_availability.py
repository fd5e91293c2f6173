"""What challenges, lobbies and boards tell of people's time."""

from dataclasses import replace

import pytest
from msgspec import structs

from bot.face.entry.challenge import challenge
from bot.face.entry.lobby import lobby
from bot.face.limits import check
from bot.face.match.board import board
from bot.face.transcript import as_text
from bot.face.words import Words
from bot.play.clocks.availability import Availability
from bot.play.clocks.reliability import UNKNOWN, Reliability
from bot.play.entry.lobbies import LobbyPage
from bot.play.ground.times import DAY, HOUR, PACES
from bot.play.match.reading import MatchPage
from bot.store.rows import ChallengeRow, Lobby
from rules.bushido.brawl import Brawl, BrawlOptions
from rules.bushido.duel import Duel, DuelOptions
from rules.dice import Dice
from tests.face import test_brawl_screens, test_duel_screens
from tests.face.languages import in_every_language
from tests.spoken import core

ID = 2**63 - 1
LATE = 4_102_444_800_000
WORDS = Words()
AWAY = (LATE, LATE + DAY)
RELIABLE = Reliability(964_000, 50)
ROW = ChallengeRow(
    id="z" * 10,
    guild_id=ID,
    channel_id=ID,
    message_id=ID,
    challenger_id=11,
    opponent_id=12,
    game="bushido.duel/1",
    wish="swift",
    pace="day",
    status="open",
    reason="",
    created_at=LATE,
    expires_at=LATE,
    match_id=None,
)

OPEN = Lobby(
    id="z" * 10,
    guild_id=ID,
    channel_id=ID,
    message_id=ID,
    host_id=ID,
    game="bushido.brawl/1",
    pace="day",
    status="open",
    created_at=LATE,
    expires_at=LATE,
    match_id=None,
)


def duel_page(pace: str = "day") -> MatchPage:
    step = Duel().start(2, DuelOptions(fighters=("swift", "wanderer")), Dice(b"duel"))
    return replace(test_duel_screens.match_page(step.state, None), pace=pace)


def brawl_page(pace: str) -> MatchPage:
    step = Brawl().start(8, BrawlOptions(fighters=("swift",) * 8), Dice(b"brawl"))
    page = replace(test_brawl_screens.match_page(step.state, None), pace=pace)
    away = tuple(replace(player, leave=AWAY, quiet=True, bank=LATE) for player in page.players)
    return replace(page, players=away)


def told(pace: str, *people: Availability) -> str:
    return as_text(challenge(structs.replace(ROW, pace=pace), WORDS, availability=people))


def test_a_challenge_tells_how_both_keep_their_deadlines() -> None:
    text = told(
        "day", Availability(11, RELIABLE, None, quiet=False), Availability(12, UNKNOWN, None, quiet=False)
    )
    assert WORDS("manners-reliable", player="<@11>", share="96") in text
    assert WORDS("manners-new", player="<@12>") in text


def test_a_challenge_tells_of_leave_and_quiet_hours_before_one_accepts() -> None:
    text = told(
        "day", Availability(11, UNKNOWN, AWAY, quiet=False), Availability(12, UNKNOWN, None, quiet=True)
    )
    assert f"<@11> is on leave from <t:{AWAY[0] // 1000}:F> until <t:{AWAY[1] // 1000}:F>" in text
    assert "at most 3 days a turn: <@12>" in text


def test_a_pace_that_waits_for_nobody_says_so_where_somebody_might_think_otherwise() -> None:
    both = Availability(11, UNKNOWN, AWAY, quiet=True), Availability(12, UNKNOWN, None, quiet=False)
    assert "leave and quiet hours do not count: <@11>" in told("blitz", *both)
    assert core("manners-no-patience") not in told("blitz", both[1])
    assert core("manners-no-patience") not in told("day", *both)


@pytest.mark.parametrize("pace", PACES)
@in_every_language
def test_the_fullest_screens_can_be_sent_at_every_pace(pace: str, words: Words) -> None:
    people = [Availability(ID - number, RELIABLE, AWAY, quiet=True) for number in range(8)]
    row = structs.replace(OPEN, pace=pace, excuses=4)
    check(lobby(LobbyPage(row, tuple(one.user_id for one in people), 3, 8), words, availability=people))
    check(challenge(structs.replace(ROW, pace=pace), words, availability=people[:2]))
    for deadline_at in (LATE, None):
        page = replace(brawl_page(pace), deadline_at=deadline_at)
        check(board(page, words))


def test_a_lobby_tells_of_each_who_has_come() -> None:
    people = [Availability(11, RELIABLE, None, quiet=False), Availability(12, UNKNOWN, None, quiet=True)]
    text = as_text(lobby(LobbyPage(OPEN, (11, 12, 13), 3, 8), WORDS, availability=people))
    people_told = "│ 1. <@11> · keeps 96 % of deadlines\n│ 2. <@12> · new here\n│ 3. <@13>\n│ 💤 Quiet"
    assert people_told in text


def test_a_board_tells_whom_it_waits_for() -> None:
    page = duel_page()
    one, other = page.players
    assert "🌴" not in as_text(board(page, WORDS))
    away = replace(page, players=(replace(one, leave=AWAY), replace(other, quiet=True)))
    text = as_text(board(away, WORDS))
    assert f"🌴 <@{one.user_id}> is on leave" in text
    assert WORDS("manners-quiet", most="3 days", people=f"<@{other.user_id}>") in text


def test_a_board_does_not_wait_for_who_has_left() -> None:
    page = duel_page()
    gone = tuple(replace(player, leave=AWAY, quiet=True, left=True) for player in page.players)
    text = as_text(board(replace(page, players=gone), WORDS))
    assert "🌴" not in text
    assert "💤" not in text


def test_a_board_tells_what_each_has_left_as_it_agrees_with_when_the_turn_is_due() -> None:
    page, pace = replace(duel_page("bank"), revision=0), PACES["bank"]
    one, other = page.players
    saved = (replace(one, bank=pace.bank), replace(other, bank=HOUR))
    text = as_text(board(replace(page, players=saved), WORDS))
    assert WORDS("duel-bank-capped", bank="3 days", turn="2 days") in text, "so it is due in two days"
    assert "🏦 13 hours left" in text, "with the half day that this turn adds, it is due then"
    assert "Pace: three days in the bank, plus half a day each turn" in text


def test_a_brawl_whose_clocks_stand_still_says_so() -> None:
    held = replace(brawl_page("day"), deadline_at=None)
    text = as_text(board(held, WORDS))
    assert "⏸️ paused" in text
    assert "1970" not in text
    assert "<t:0" not in text
