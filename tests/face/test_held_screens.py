"""A duel of a gathering whose ⏸️ paused, or that its gathering has called off."""

from dataclasses import replace

import pytest

from bot.face.limits import check
from bot.face.match.board import board
from bot.face.match.lists import duels
from bot.face.registry.faces import face_of
from bot.face.screen import Screen
from bot.face.transcript import as_text
from bot.face.words import Words
from bot.play.gatherings.bouts import CALLED_OFF
from bot.play.match.lines import DuelLine
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage
from rules.bushido.duel import Duel, DuelOptions
from rules.dice import Dice

DUEL = Duel()
WORDS = Words()
START = DUEL.start(2, DuelOptions(fighters=("swift", "wanderer")), Dice(b"held")).state


def held(seat: int | None = None) -> MatchPage:
    """Return the page of a duel that has no deadline just now."""
    return MatchPage(
        match_id="m",
        game=DUEL.id,
        guild_id=1,
        channel_id=2,
        board_id=3,
        pace="day",
        revision=0,
        excuses=0,
        deadline_at=None,
        seal="f" * 64,
        seed=None,
        outcome=None,
        players=tuple(
            Player(n, 10 + n, "n", owes=True, ready=False, dm_open=True, honor=0, left=False) for n in (0, 1)
        ),
        view=DUEL.view(START, seat),
        own_seat=seat,
        options=() if seat is None else DUEL.requests(START)[seat].options,
        pick=None if seat is None else DUEL.requests(START)[seat].options[0],
    )


def lines(*, own_turn: bool) -> Screen:
    return duels(
        [DuelLine("m", 1, 2, 3, ("Ben",), own_turn=own_turn, deadline_at=None, game="bushido.duel/1")],
        [],
        10,
        WORDS,
    )


@pytest.mark.parametrize(
    "screen",
    [
        board(held(), WORDS),
        face_of(held(0)).hand(held(0), WORDS),
        lines(own_turn=True),
        lines(own_turn=False),
    ],
    ids=["board", "hand", "own turn", "their turn"],
)
def test_no_date_is_told_while_the_clocks_stand_still(screen: Screen) -> None:
    check(screen)
    assert "paused" in as_text(screen)
    assert "<t:" not in as_text(screen)


def test_a_duel_that_its_gathering_called_off_says_so() -> None:
    page = replace(held(), outcome=CALLED_OFF)
    assert WORDS("outcome-draw-called-off") in as_text(board(page, WORDS))
