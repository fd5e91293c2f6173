"""Duels: the challenge, the board, the hand and the reveal."""

from dataclasses import replace
from functools import cache

from msgspec import structs

from bot.face.bushido.duel.hand import details, hand
from bot.face.described import described
from bot.face.entry.challenge import challenge, challenge_mark, refusal_form
from bot.face.learning.sheets import sheet_screen
from bot.face.match.board import board
from bot.face.match.lists import duels, which_challenge
from bot.face.match.result import result
from bot.face.match.reveal import reveal
from bot.face.press import Press
from bot.face.roles import role_question
from bot.face.screen import Screen
from bot.face.words import Words
from bot.play.clocks.availability import Availability
from bot.play.clocks.reliability import UNKNOWN
from bot.play.ground.times import DAY, HOUR
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage, TurnPage
from bot.store.gathering_rows import Occasion
from bot.store.ids import ANYBODY
from bot.store.mark_rows import EarnedMark
from bot.store.rows import ChallengeRow
from rules.bushido import events as told
from rules.bushido.duel import Duel, DuelOptions, DuelState
from rules.dice import Dice
from rules.game import Event, Outcome
from tests.face.test_availability import AWAY, RELIABLE
from tests.face.test_duel_screens import ID, LATE, challenges, match_page, played
from tests.golden.gallery.table import Gallery

PAIR = ("swift", "wanderer")
PLACE = {"guild_id": 1, "channel_id": 2}
CLASH: tuple[Event, ...] = (
    told.Revealed(turn=3, techniques=("butterfly", "wave")),
    told.Faced(offensive=0, defensive=1, steps=4),
    told.Judged(seat=0, clause=0, met=True),
    told.Judged(seat=0, clause=0, met=False),
    told.Rolled(seat=0, amount="speed", faces=(1, 3), cause=0),
    told.Rolled(seat=1, amount="strength", faces=(2,), cause=0),
    told.Compared(offensive=0, defensive=1, speeds=(4, 6), faster=0),
    told.Compared(offensive=0, defensive=1, speeds=(4, 4), faster=None),
    told.Turned(seat=1),
    told.Struck(seat=1, by=0, strength=7, block=None, extra=0, damage=7, before=20, after=13),
    told.Struck(seat=1, by=0, strength=7, block=3, extra=0, damage=4, before=20, after=16),
    told.Struck(seat=1, by=0, strength=7, block=None, extra=2, damage=9, before=20, after=11),
    told.Struck(seat=1, by=0, strength=7, block=3, extra=2, damage=6, before=4, after=-2),
    told.Struck(seat=1, by=0, strength=3, block=5, extra=0, damage=0, before=20, after=20),
    told.Struck(seat=1, by=0, strength=0, block=None, extra=0, damage=0, before=0, after=0),
    told.Struck(seat=1, by=0, strength=4, block=None, extra=0, damage=4, before=0, after=-4),
    told.Dodged(seat=1),
    told.Reflected(seat=0, damage=5, before=1, after=-4),
    told.Reflected(seat=0, damage=5, before=0, after=-5),
    told.Discarded(seat=0, techniques=("pine", "moon")),
    told.Retrieved(seat=1, techniques=("fan", "snow")),
    told.Refreshed(seat=0),
    told.KnockedOut(seat=0),
    told.Departed(seat=0, reason="resigned"),
    told.Departed(seat=1, reason="forfeited"),
)
TIE: tuple[Event, ...] = (
    told.Revealed(turn=4, techniques=("turtle", "turtle")),
    told.Tied(seats=(0, 1)),
)


def player(seat: int, **facts: object) -> Player:
    """Return a player with nothing special about them."""
    usual = Player(
        seat, ID - seat, f"P{seat}", owes=True, ready=False, dm_open=True, honor=7 + seat, left=False
    )
    return replace(usual, **facts)


@cache
def states() -> list[DuelState]:
    return [state for state, _ in played(PAIR, b"gallery!")]


def page(seat: int | None = None, number: int = 2, **facts: object) -> MatchPage:
    """Return a page of the duel after this many turns."""
    usual = match_page(states()[number], seat)
    return replace(usual, **{"players": (player(0), player(1)), "board_id": 3, **PLACE, **facts})


def first(seat: int | None = None, **facts: object) -> MatchPage:
    """Return a page of a duel that has just begun."""
    state = Duel().start(2, DuelOptions(PAIR), Dice(b"gallery!")).state
    usual = replace(match_page(state, seat), players=(player(0), player(1)), revision=0, **PLACE)
    return replace(usual, **facts)


EARNED = (
    EarnedMark(user_id=ID, mark="duel-lightning"),
    EarnedMark(user_id=ID, mark="duel-unscathed"),
    EarnedMark(user_id=ID - 1, mark="steadfast"),
)
"""What both have earned in a duel."""


def over(seat: int | None = None, **facts: object) -> MatchPage:
    return page(seat, -1, reckonable=True, **facts)


def told_turn(page: MatchPage, *events: Event, stand_ins: tuple[int, ...] = ()) -> TurnPage:
    return TurnPage(5, page.revision, events, stand_ins, message_id=None)


def row(**facts: object) -> ChallengeRow:
    (usual,) = challenges(1)
    return structs.replace(usual, **{"message_id": None, **PLACE, **facts})


def revealed(words: Words, page: MatchPage, *events: Event, stand_ins: tuple[int, ...] = ()) -> Screen:
    return reveal(page, told_turn(page, *events, stand_ins=stand_ins), words)


AVAILABLE = (Availability(ID, RELIABLE, AWAY, quiet=False), Availability(ID - 1, UNKNOWN, None, quiet=True))
BUSY = (player(0, ready=True, bank=53 * HOUR, leave=(LATE, LATE + DAY)), player(1, quiet=True))
CLOSED = (player(0), player(1, dm_open=False))

CUP = Occasion(
    kind="gathering.tournament/1",
    title="The *Spring* Cup",
    hardcore=False,
    guild_id=1,
    channel_id=2,
    message_id=ID - 5,
    bout=7,
    round=2,
)
NAMELESS = structs.replace(
    CUP, kind="gathering.duels/1", title="", hardcore=True, message_id=None, round=None
)

SCREENS: Gallery = {
    "challenge, new": lambda words: challenge(row(excuses=2), words, availability=AVAILABLE),
    "challenge, its fighter left to chance": lambda words: challenge(row(wish="random"), words),
    "challenge to anybody": lambda words: challenge(row(opponent_id=ANYBODY), words),
    "challenge to anybody near, chance": lambda words: challenge(
        row(opponent_id=ANYBODY, wish="random", distance=200), words, availability=AVAILABLE[:1]
    ),
    "challenge to anybody, withdrawn": lambda words: challenge(
        row(opponent_id=ANYBODY, status="withdrawn"), words
    ),
    "challenge to anybody, lapsed": lambda words: challenge(row(opponent_id=ANYBODY, status="lapsed"), words),
    "challenge to anybody, in lists": lambda words: duels([], [row(opponent_id=ANYBODY)], ID, words),
    "challenge to anybody, which": lambda words: which_challenge(
        [row(opponent_id=ANYBODY)], "withdraw", {}, ID, words
    ),
    "challenge, posted": lambda words: challenge(row(message_id=ID), words),
    "challenge, accepted": lambda words: challenge(row(status="accepted"), words, board_id=ID - 9),
    "challenge, withdrawn": lambda words: challenge(row(status="withdrawn", reason="busy"), words),
    "challenge, refused": lambda words: challenge(row(status="refused"), words),
    "challenge, refused, busy": lambda words: challenge(row(status="refused", reason="busy"), words),
    "challenge, refused, in own words": lambda words: challenge(
        row(status="refused", reason="No *time*"), words
    ),
    "challenge, its mark": lambda _: challenge_mark("c1"),
    "which fighter": lambda words: role_question(
        words, row().game, Press("challenge", row().id, action="fighter")
    ),
    "why not": lambda words: refusal_form(row(), words),
    "board, unposted": lambda words: board(first(board_id=None), words),
    "board, one ready": lambda words: board(page(players=BUSY), words),
    "board, held": lambda words: board(page(deadline_at=None), words),
    "board, told in a thread": lambda words: board(page(wants_thread=True), words),
    "board, of a tournament": lambda words: board(page(occasion=CUP), words),
    "board, of a gathering without rounds": lambda words: board(page(occasion=NAMELESS), words),
    "board, of a tournament, over": lambda words: board(over(occasion=CUP), words),
    "board, over": lambda words: board(over(), words),
    "board, over, with marks": lambda words: board(over(marks=EARNED), words),
    "board, over, unrated": lambda words: board(over(ratings=()), words),
    "board, over, drawn": lambda words: board(page(outcome=Outcome((), "exhausted")), words),
    "board, over, void": lambda words: board(
        page(outcome=Outcome((), "voided"), voided_because="A *cat*", seed="e" * 64), words
    ),
    "board, over, last standing": lambda words: board(page(outcome=Outcome((1,), "last-standing")), words),
    "hand, first": lambda words: hand(first(0), words),
    "hand, later": lambda words: hand(page(1, lately=CLASH), words),
    "hand, after a tie": lambda words: hand(page(1, lately=TIE), words),
    "hand, after a turn of the stand-in": lambda words: hand(page(1, lately=TIE, stood_in=True), words),
    "hand, planned": lambda words: hand(page(1, pick="wave", planned=("moon", "arrow")), words),
    "hand, planned from another choice": lambda words: hand(
        page(1, pick="wave", planned=("moon", "arrow"), plan_holds=False), words
    ),
    "hand, in detail": lambda words: details(page(1), words),
    "hand, in detail, picked": lambda words: details(page(0, pick=page(0).options[-1]), words),
    "hand, in detail, nothing owed": lambda words: details(page(0, options=()), words),
    "hand, picked": lambda words: hand(page(0, pick=page(0).options[-1]), words),
    "hand, nothing owed": lambda words: hand(page(0, options=()), words),
    "hand, held": lambda words: hand(page(0, deadline_at=None), words),
    "hand, over": lambda words: hand(over(0), words),
    "reveal, a clash": lambda words: revealed(words, page(), *CLASH),
    "reveal, a tie": lambda words: revealed(words, page(), *TIE, stand_ins=(1,)),
    "reveal, a closed DM": lambda words: revealed(words, page(players=CLOSED), *TIE),
    "board, where files are not permitted": lambda words: described(board(page(), words)),
    "result": lambda words: result(over(), told_turn(over(), *TIE), None, words),
    "sheet to choose from": lambda words: sheet_screen(
        words, Press("sheet", "c1", action="swift:challenge:bushido.duel/1"), "swift"
    ),
    "reveal, the last": lambda words: revealed(words, over(), *TIE),
    "reveal, the last, with marks": lambda words: revealed(words, over(marks=EARNED), *TIE),
    "reveal, the last of a tournament's duel": lambda words: revealed(words, over(occasion=CUP), *TIE),
    "reveal, an earlier one when it is over": lambda words: reveal(
        over(), TurnPage(1, 1, TIE, (), message_id=ID), words
    ),
}
