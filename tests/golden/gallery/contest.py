"""Contests: the board in the channel, and the private panel of each kind."""

from typing import Any

from msgspec.structs import replace

from bot.face.contest.board import contest_board
from bot.face.contest.panel import contest_panel
from bot.play.solo.contest_pages import Contestant, ContestPage, MatchEnd
from bot.play.standing.streaks import Streak
from bot.store.contest_rows import EntryRow
from bot.store.statuses import EntryStatus
from rules.dice import Dice
from rules.game import Outcome, Setup
from rules.games import game
from tests.golden.gallery.table import Gallery

GAME = "way.fight/1"
SEED = bytes(32)
NOON = 1_700_000_000_000


def fought(*winners: int, life: int = 2) -> MatchEnd:
    """Return a fight that ended at once."""
    rules = game(GAME)
    state = rules.start(1, rules.options(1, Setup()), Dice(SEED)).state
    outcome = Outcome(winners, "fallen")
    return MatchEnd(GAME, rules.view(replace(state, life=life, result=outcome), None), outcome)


def contestant(
    place: int, name: str | None, ended: MatchEnd | None = None, status: EntryStatus = "won"
) -> Contestant:
    """Return a contestant who has played to the end."""
    return Contestant(place, name, status, ended)


FIRST = (
    contestant(1, "Aya", fought(0, life=3)),
    contestant(2, "B*n"),
    contestant(2, "Chiyo", fought(0)),
    contestant(4, "", fought(), "lost"),
)


def own(status: EntryStatus) -> EntryRow:
    """Return the reader's entry."""
    return EntryRow(
        contest_id="Cc0Cc0Cc0C",
        user_id=11,
        guild_id=7,
        match_id="Mm0Mm0Mm0M",
        campaign_id=None,
        newcomer=False,
        status=status,
        score=None,
    )


def page(**facts: object) -> ContestPage:
    """Return a contest."""
    usual: dict[str, Any] = {
        "contest_id": "Cc0Cc0Cc0C",
        "kind": "daily",
        "guild_id": 7,
        "channel_id": 8,
        "message_id": 9,
        "game": GAME,
        "day": 19_675,
        "answers": {"opponent": "ronin", "weapon": "yari"},
        "seal": "5ea1" * 16,
        "seed": None,
        "ends_at": NOON,
        "first": FIRST,
        "finished": 4,
        "broken_off": 0,
        "own": None,
        "own_place": None,
    }
    return ContestPage(**{**usual, **facts})


EVERYWHERE = {"kind": "everywhere", "guild_id": 0, "channel_id": None, "message_id": None}

SCREENS: Gallery = {
    "board": lambda words: contest_board(page(), words),
    "board, more than are shown": lambda words: contest_board(page(finished=30, broken_off=2), words),
    "board, closed": lambda words: contest_board(page(seed="5eed" * 16, broken_off=1), words),
    "panel, before the first": lambda words: contest_panel(
        page(first=(), finished=0, answers={}, message_id=None), words
    ),
    "panel, under way": lambda words: contest_panel(page(own=own("underway")), words),
    "panel, through": lambda words: contest_panel(
        page(own=own("won"), own_place=2, streak=Streak(3, 12)), words
    ),
    "panel, given up": lambda words: contest_panel(page(own=own("given-up"), broken_off=1), words),
    "panel, not done in time": lambda words: contest_panel(page(own=own("unfinished"), seed="5eed"), words),
    "panel, void": lambda words: contest_panel(page(own=own("void")), words),
    "panel of all servers": lambda words: contest_panel(
        page(**EVERYWHERE, first=(contestant(1, None), *FIRST[1:])), words
    ),
}
