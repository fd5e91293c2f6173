"""Gatherings of challenges: sign-up, the board, calls to players, the end."""

from dataclasses import replace
from itertools import cycle

from msgspec import structs

from bot.face.gathering.board import board, drop_question
from bot.face.gathering.lobby import cancel_question, lobby, which_gathering
from bot.face.gathering.parts import gathering_press
from bot.face.gathering.summons import owed, refuse_question, summons, summons_mark
from bot.face.letters.living_message import living_message, status
from bot.face.limits import OPTIONS
from bot.face.roles import role_question
from bot.face.screen import Screen
from bot.face.tournament.announcement import announcement
from bot.face.words import Words
from bot.play.gatherings.kinds import CLASH, DUELS, KYOTO
from bot.play.gatherings.reading import GatheringPage
from rules.bushido.fighters import FIGHTERS
from rules.codec import encode
from rules.gatherings.moves import Accept, Challenge, DuelDrawn, DuelWon, Leave, Refuse, Silence
from tests.face.gathering_pages import ID, after, call_of, gathering_row, pages, signing_up
from tests.golden.gallery.table import Gallery

FIRST_PAIR = (Challenge(2, 0), Accept(0))
BOTH = (*FIRST_PAIR, Challenge(3, 1), Accept(1))
END = (*BOTH, DuelWon(1, 2, 5), DuelWon(2, 1, 7))
REFUSED_TEN_TIMES = tuple(move for _ in range(10) for move in (Challenge(3, 1), Refuse(1)))
SIDES = encode(("Cranes", "*Foxes*"))


def called(page: GatheringPage, **facts: object) -> GatheringPage:
    """Give everyone a short name and a fighter, every message its own place, and the row these facts."""
    people = tuple(
        structs.replace(entrant, name=f"P{seat}", role=fighter)
        for (seat, entrant), fighter in zip(enumerate(page.entrants), cycle(FIGHTERS), strict=False)
    )
    bouts = tuple(
        structs.replace(row, channel_id=20 + row.bout, board_id=30 + row.bout) for row in page.bouts
    )
    row = structs.replace(page.row, **{"guild_id": 1, "channel_id": 2, "message_id": 3, **facts})
    return replace(page, entrants=people, bouts=bouts, row=row)


def now(*moves: object, **facts: object) -> GatheringPage:
    return called(after(*moves), **facts)


def clash(number: int, **facts: object) -> GatheringPage:
    """Return the page of a clash after this many moves; -1 for the last."""
    return called(list(pages(CLASH, 4, b"gallery!"))[number], **facts)


def sign_up(kind: str, count: int, **facts: object) -> GatheringPage:
    return called(signing_up(kind, count, **facts))


def call(words: Words, page: GatheringPage, seat: int, message_id: int | None = None) -> Screen:
    return summons(page, call_of(page, seat, message_id), None, words)


def answered(words: Words, seat: int, *moves: object) -> Screen:
    """Return the call that the last move has answered."""
    before, page = now(*moves[:-1]), now(*moves)
    return summons(page, call_of(before, seat, message_id=1), page.news[-1], words)


def passed(words: Words) -> Screen:
    """Return a call that nobody answered and that is no longer open."""
    return summons(now(*FIRST_PAIR), call_of(now(), 2, message_id=1), None, words)


def which(words: Words, count: int) -> Screen:
    rows = [sign_up(KYOTO if number % 2 else DUELS, 0, id=f"g{number}").row for number in range(count)]
    return which_gathering(rows, {row.id: f"Host {row.id}" for row in rows}, "join", words)


SCREENS: Gallery = {
    "sign-up, nobody": lambda words: living_message(sign_up(DUELS, 0), words),
    "sign-up, one": lambda words: lobby(sign_up(CLASH, 1, title="The *cup*", least_kept=80), words),
    "sign-up, enough": lambda words: lobby(sign_up(DUELS, 4, hardcore=True, seal="f" * 64), words),
    "sign-up, too many for one size": lambda words: lobby(sign_up(KYOTO, 5), words),
    "sign-up, no end": lambda words: lobby(sign_up(KYOTO, 8, clock_at=None), words),
    "called off": lambda words: lobby(sign_up(DUELS, 2, status="called-off"), words),
    "called off, too few": lambda words: lobby(
        sign_up(DUELS, 0, status="called-off", reason="too-few"), words
    ),
    "called off, with a reason": lambda words: lobby(
        sign_up(DUELS, 0, status="called-off", reason="so *sad*"), words
    ),
    "which gathering": lambda words: which(words, OPTIONS + 1),
    "which fighter": lambda words: role_question(
        words, gathering_row().game, gathering_press("g1", "fighter")
    ),
    "call off": lambda words: cancel_question("g1", words),
    "drop out": lambda words: drop_question("g1", words),
    "board, begun": lambda words: living_message(now(), words),
    "board, challenged": lambda words: board(now(*FIRST_PAIR, Challenge(3, 1)), words),
    "board, without an end": lambda words: board(now(clock_at=None), words),
    "board, all fight": lambda words: board(now(*BOTH), words),
    "board, one duel over": lambda words: board(now(*BOTH, DuelWon(1, 2, 5)), words),
    "board, drawn": lambda words: board(now(*BOTH, DuelDrawn(1, (0, 0))), words),
    "board, dishonored": lambda words: board(now(*FIRST_PAIR, *REFUSED_TEN_TIMES), words),
    "board, one has left": lambda words: board(now(*FIRST_PAIR, Leave(3)), words),
    "board, silence": lambda words: board(now(Silence(2)), words),
    "board, over": lambda words: board(now(*END, status="over", seed="e" * 64), words),
    "board, a clash": lambda words: board(clash(0), words),
    "board, a clash of clans": lambda words: board(clash(5, sides=SIDES), words),
    "board, a clash, over": lambda words: board(clash(-1), words),
    "status": lambda words: status(now(*FIRST_PAIR), words),
    "status, unposted": lambda words: status(now(*FIRST_PAIR, message_id=None), words),
    "announcement, too early": lambda words: announcement(now(*BOTH), 1, words),
    "announcement": lambda words: announcement(now(*END), 1, words),
    "announcement, unposted": lambda words: announcement(now(*END, message_id=None), 1, words),
    "call to challenge": lambda words: call(words, now(), 2),
    "call to challenge, posted": lambda words: call(words, now(), 2, ID),
    "call to challenge, without an end": lambda words: call(words, now(clock_at=None), 2),
    "call to answer": lambda words: call(words, now(Challenge(2, 0)), 0),
    "call, answered": lambda words: answered(words, 2, Challenge(2, 0)),
    "call, refused": lambda words: answered(words, 0, Challenge(2, 0), Refuse(0)),
    "call, accepted": lambda words: answered(words, 0, Challenge(2, 0), Accept(0)),
    "call, passed": passed,
    "call, on who owes nothing": lambda words: call(words, now(), 0),
    "call, its mark to challenge": lambda _: summons_mark(now(), call_of(now(), 2)),
    "call, its mark to answer": lambda _: summons_mark(
        now(Challenge(2, 0)), call_of(now(Challenge(2, 0)), 0)
    ),
    "owed, nothing": lambda words: owed(now(), ID, words),
    "owed, a challenge": lambda words: owed(now(), ID - 2, words),
    "owed, an answer": lambda words: owed(now(Challenge(2, 0)), ID, words),
    "refuse": lambda words: refuse_question(now(Challenge(2, 0)), words),
    "refuse, the last time": lambda words: refuse_question(
        now(*FIRST_PAIR, *REFUSED_TEN_TIMES[:-2], Challenge(3, 1)), words
    ),
}
