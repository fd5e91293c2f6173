"""The same road: the challenge that leads to it, its board, and what each of the two is told."""

from typing import Any

from msgspec.structs import replace

from bot.face.contest.same_road import road_board, road_news, road_status
from bot.face.entry.challenge import challenge
from bot.face.match.lists import duels
from bot.play.solo.road_pages import RoadPage, RoadRun, Stage
from bot.store.ids import ANYBODY
from bot.store.rows import ChallengeRow
from rules.dice import Dice
from rules.game import Outcome
from rules.way.road import SecondRoad
from rules.way.score import scored
from rules.way.way import SecondWay
from tests.golden.gallery.table import Gallery

WAY = SecondWay()
AYA, BEN, GONE = 11, 12, -4_711
NOON = 1_700_000_000_000

ASKED = ChallengeRow(
    id="Cc0Cc0Cc0C",
    guild_id=7,
    channel_id=8,
    message_id=None,
    challenger_id=AYA,
    opponent_id=BEN,
    game="way.fight/2",
    wish="random",
    pace="day",
    status="open",
    reason="",
    created_at=NOON,
    expires_at=NOON,
    match_id=None,
    answers='{"weapon":"yari"}',
)


def run(user_id: int, stage: Stage = "finished", *, won: int | None = None, lost: bool = True) -> RoadRun:
    """Return a run that has won this many duels, or, without a number, one known only by its stage."""
    if won is None:
        return RoadRun(user_id, "", stage, None, None)
    road = SecondRoad()
    last = replace(WAY.start(1, road.begin({}).options, Dice(bytes(32))).state, life=4)
    ended = last if lost else replace(last, result=Outcome((0,), "defeated"))
    state = replace(road.begin({}), won=won, lost=lost, last=scored(ended))
    return RoadRun(user_id, "", stage, state, road.score(state))


def page(*runs: RoadRun, **facts: object) -> RoadPage:
    """Return a road."""
    usual: dict[str, Any] = {
        "contest_id": "Cc0Cc0Cc0C",
        "guild_id": 7,
        "channel_id": 8,
        "message_id": 9,
        "game": "way.fight/2",
        "answers": '{"weapon":"yari"}',
        "seal": "5ea1" * 16,
        "seed": None,
        "ends_at": NOON,
        "closed": False,
    }
    return RoadPage(**{**usual, **facts}, runs=runs)


def closed(*runs: RoadRun) -> RoadPage:
    """Return a road that is closed."""
    return page(*runs, closed=True, seed="5eed" * 16)


BEGUN = page(run(AYA, "waiting"), run(BEN, "underway"), message_id=None)
AHEAD = closed(run(AYA, won=2), run(BEN, won=1))

LISTED = [BEGUN, page(run(AYA), run(BEN, "waiting"), contest_id="Dd0Dd0Dd0D")]

SCREENS: Gallery = {
    "challenge": lambda words: challenge(ASKED, words),
    "challenge to anybody": lambda words: challenge(replace(ASKED, opponent_id=ANYBODY), words),
    "challenge, accepted": lambda words: challenge(replace(ASKED, status="accepted"), words, 9),
    "board": lambda words: road_board(BEGUN, words),
    "board, one is through, the other void": lambda words: road_board(
        page(run(AYA), run(BEN, "void")), words
    ),
    "board, closed": lambda words: road_board(AHEAD, words),
    "board, all won": lambda words: road_board(
        closed(run(AYA, won=3, lost=False), run(BEN, won=1, lost=False)), words
    ),
    "board, a tie with somebody forgotten": lambda words: road_board(
        closed(run(GONE, won=2), run(BEN, won=2)), words
    ),
    "board, nobody set out": lambda words: road_board(closed(run(AYA), run(BEN)), words),
    "board, void": lambda words: road_board(
        closed(run(AYA, "void", won=0), run(BEN, won=3, lost=False)), words
    ),
    "letter, accepted": lambda words: road_news(BEGUN, AYA, words),
    "letter, over": lambda words: road_news(AHEAD, BEN, words),
    "through, the other not": lambda words: road_status(page(run(AYA), run(BEN, "underway")), AYA, words),
    "closed": lambda words: road_status(AHEAD, AYA, words),
    "list": lambda words: duels([], [ASKED], AYA, words, LISTED),
}
