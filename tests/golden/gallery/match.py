"""What the screens of every game share: lists, reminders, notices, and what is left of a prompt."""

from dataclasses import replace

from msgspec import structs

from bot.face.entry.where_hand import with_where_hand_comes
from bot.face.game.prompt import chosen, passed
from bot.face.game.to_board import way_to_board
from bot.face.limits import OPTIONS
from bot.face.match.call import call
from bot.face.match.followed import followed
from bot.face.match.lists import SHOWN, duels, which_challenge, which_duel
from bot.face.match.notice import notice
from bot.face.match.nudge import nudge
from bot.face.match.plan import plan, plan_called_off, plan_played
from bot.face.match.reminder import reminder
from bot.face.match.reserve import agree_question, reserve_question, reserve_request
from bot.face.match.resign import resign_question
from bot.face.match.substitute import substitute_question, substitution
from bot.face.match.thread import thread_name
from bot.face.screen import Screen
from bot.face.seal import dice_check
from bot.face.words import Words
from bot.play.ground.times import DAY
from bot.play.match.lines import DuelLine
from bot.play.match.reading import MatchPage
from bot.play.seals import SealedDice
from bot.store.courtesy_rows import Notice
from bot.store.rows import NewestBoard, Seat
from bot.store.substitution_rows import Substitution
from rules.game import Outcome
from tests.face.test_duel_screens import ID, LATE, challenges
from tests.golden.gallery import brawl, duel
from tests.golden.gallery.alone import alone
from tests.golden.gallery.table import Gallery

CLICKS = "0/1/1433161229369671680 1/0/1433161240287445001 1/1/1433161243722580018"
FOES = ("Ben *the* Bold", "Chiyo", "Daigo", "Emi")
NEWCOMER = 99
DRAWN = Outcome((), "agreed")
BOARD = NewestBoard(channel_id=2, message_id=3)


def line(number: int = 1, foes: int = 1, **facts: object) -> DuelLine:
    usual = DuelLine(
        f"m{number}", 1, 2, 3, FOES[:foes], own_turn=True, deadline_at=LATE, game="bushido.duel/1"
    )
    return replace(usual, **facts)


def lines(count: int) -> list[DuelLine]:
    return [line(number, own_turn=number % 2 == 0) for number in range(count)]


def joined(words: Words, game: str = "bushido.duel/1", answers: str = "{}", *, by_dm: bool = True) -> Screen:
    return with_where_hand_comes(words, "You are in.", game, answers, by_dm=by_dm)


def told(words: Words, kind: str, **facts: object) -> Screen:
    """Return a notice of a match of four, from the second player."""
    page = replace(brawl.placing(), **facts)
    return notice(page, Notice(match_id=page.match_id, number=5, kind=kind, seat=1, span=DAY), words)


def wanted(words: Words, **facts: object) -> Screen:
    """Return a request for a substitute at a table of four, whose first player leaves."""
    page = brawl.placing()
    return substitution(page, request(page, **facts), range(4), words)


def request(page: MatchPage, **facts: object) -> Substitution:
    asked = Substitution(
        match_id=page.match_id,
        number=1,
        seat=0,
        leaver_id=page.players[0].user_id,
        asker_id=page.players[0].user_id,
        newcomer_id=NEWCOMER,
        status="open",
        agreed="[0]",
        accepted=False,
        since=0,
        revision=3,
        asked_at=0,
        expires_at=LATE,
        closed_at=None,
        message_id=None,
        prompt_id=None,
    )
    return structs.replace(asked, **facts)


def reserve(words: Words, **facts: object) -> Screen:
    """Return a request for a reserve in a duel of a tournament, whose first player leaves."""
    return reserve_request(request(duel.page(), **facts), duel.CUP, words)


def seats(page: MatchPage, *numbers: int) -> list[Seat]:
    facts = dict.fromkeys(("left_as", "out_at", "bank", "prompt_id", "answered_id"))
    return [
        Seat(
            match_id=page.match_id,
            seat=number,
            user_id=page.players[number].user_id,
            misses=0,
            excused=0,
            in_channel=False,
            **facts,
        )
        for number in numbers
    ]


def named(count: int) -> dict[int, str]:
    return {ID - number: f"*Foe {number}*" for number in range(count)}


SCREENS: Gallery = {
    "duels, alone": lambda words: duels([line(foes=0, deadline_at=None, board_id=None)], [], ID, words),
    "duels, none": lambda words: duels([], [], ID, words),
    "duels, of each kind": lambda words: duels(
        [
            line(foes=1),
            line(foes=2, own_turn=False),
            line(foes=3, deadline_at=None),
            line(foes=4, own_turn=False, deadline_at=None, board_id=None),
        ],
        [],
        ID,
        words,
    ),
    "duels, what is played alone": lambda words: duels(
        [
            line(foes=0, deadline_at=None, board_id=None, part_of=part_of)
            for part_of in (None, "campaign", "daily", "everywhere", "road")
        ],
        [],
        ID,
        words,
    ),
    "duels, challenges alone": lambda words: duels([], challenges(2), ID, words),
    "duels, as many as are shown": lambda words: duels(lines(SHOWN), challenges(SHOWN), ID, words),
    "duels, one more": lambda words: duels(lines(SHOWN + 1), challenges(SHOWN + 1), ID, words),
    "which duel": lambda words: which_duel(lines(OPTIONS + 1), "resign", "resign-which", words),
    "which duel, a brawl": lambda words: which_duel(
        [line(foes=4)], "hand", "resign-which", words, action="open"
    ),
    "which challenge": lambda words: which_challenge(challenges(OPTIONS + 1), "accept", named(1), ID, words),
    "reminder, one": lambda words: reminder(lines(1), words),
    "reminder, held": lambda words: reminder([line(deadline_at=None)], words),
    "reminder, as many as are shown": lambda words: reminder(lines(SHOWN), words),
    "reminder, one more": lambda words: reminder(lines(SHOWN + 1), words),
    "notice, excused": lambda words: told(words, "excused"),
    "notice, time given": lambda words: told(words, "gave-time"),
    "notice, a draw offered": lambda words: told(words, "offered-draw"),
    "notice, a pause offered": lambda words: told(words, "offered-pause"),
    "notice, paused": lambda words: told(words, "paused"),
    "notice, resumed": lambda words: told(words, "resumed"),
    "notice, when it is over": lambda words: told(words, "offered-draw", outcome=DRAWN),
    "way of the hand, by DM": joined,
    "way of the hand, without DMs": lambda words: joined(words, by_dm=False),
    "way of the hand, begun in the open": lambda words: joined(words, "pocket.hand/2"),
    "way of the hand, begun in secret": lambda words: joined(words, "pocket.hand/2", '{"draft": "quick"}'),
    "call": lambda words: call(duel.page(), duel.page().players[1], words),
    "followed": lambda words: followed(duel.over(None), BOARD, words),
    "followed, a duel of a tournament": lambda words: followed(
        duel.over(None, occasion=duel.CUP), BOARD, words
    ),
    "followed, unposted": lambda words: followed(duel.over(None), None, words),
    "nudge": lambda words: nudge(duel.page(), duel.page().players[1], words),
    "dice, sealed": lambda words: dice_check(SealedDice("f" * 64, None, match_id="m1"), words),
    "dice, opened": lambda words: dice_check(SealedDice("f" * 64, "e" * 64, match_id="m1"), words),
    "dice, of a gathering": lambda words: dice_check(
        SealedDice("f" * 64, "e" * 64, gathering_id="g1"), words
    ),
    "dice, of a challenge": lambda words: dice_check(SealedDice("f" * 64, None, ""), words),
    "dice, sealed and mixed": lambda words: dice_check(
        SealedDice("f" * 64, None, CLICKS[:23], match_id="m1"), words
    ),
    "dice, opened and mixed": lambda words: dice_check(
        SealedDice("f" * 64, "e" * 64, CLICKS, match_id="m1"), words
    ),
    "dice, of many sign-ups": lambda words: dice_check(
        SealedDice("f" * 64, "e" * 64, " ".join([CLICKS] * 64), gathering_id="g1"), words
    ),
    "plan, none": lambda words: plan(duel.page(0), words),
    "plan, a choice alone": lambda words: plan(duel.page(0, pick="wave"), words),
    "plan": lambda words: plan(duel.page(0, pick="wave", planned=("moon", "pine")), words),
    "plan, broken": lambda words: plan(
        duel.page(0, pick="wave", planned=("moon", "pine"), plan_holds=False), words
    ),
    "plan, nothing chosen yet": lambda words: plan(duel.page(0, planned=("moon",)), words),
    "plan, of somebody alone": lambda words: plan(alone(pick="wave", planned=("moon",)), words),
    "plan, played at once": lambda words: plan_played(duel.page(0), words, ("moon", "pine")),
    "plan, called off": lambda words: plan_called_off(duel.page(0, pick="wave"), words),
    "resign": lambda words: resign_question(duel.page(0), words),
    "resign, or a substitute": lambda words: resign_question(duel.page(0), words, here=True),
    "substitute, for oneself": lambda words: substitute_question(
        duel.page(0), NEWCOMER, seats(duel.page(), 0), words
    ),
    "substitute, for whoever has gone": lambda words: substitute_question(
        brawl.placing(0), NEWCOMER, seats(brawl.placing(), 0, 2, 3), words
    ),
    "substitute, asked": wanted,
    "substitute, asked for another": lambda words: wanted(words, asker_id=12, agreed="[1,2]"),
    "substitute, willing": lambda words: wanted(words, accepted=True, agreed="[1]"),
    **{
        f"substitute, {status}": lambda words, status=status: wanted(words, status=status)
        for status in ("seated", "refused", "withdrawn", "lapsed", "over")
    },
    "reserve, asked": reserve,
    "reserve, asked by an organiser": lambda words: reserve(
        words, asker_id=77, organiser_id=77, reason="Has *left*", message_id=5
    ),
    "reserve, willing": lambda words: reserve(words, accepted=True),
    "reserve, entered": lambda words: reserve(words, status="entered"),
    "reserve, for oneself": lambda words: reserve_question(duel.page(0, occasion=duel.CUP), NEWCOMER, words),
    "reserve, agreed": lambda words: agree_question(request(duel.page()), words),
    "resign from a tournament, or a reserve": lambda words: resign_question(
        duel.page(0, occasion=duel.CUP, revision=0), words, here=True
    ),
    "passed, to another": lambda words: passed(duel.page(), words),
    "chosen": lambda words: chosen(duel.page(0, pick="wave"), words, 3, "Wave"),
    "chosen, first": lambda words: chosen(duel.page(0, pick="wave"), words, 1, "Wave", first=True),
    "chosen, revealed": lambda words: chosen(duel.page(0), words, 3, "Wave"),
    "passed": lambda words: passed(duel.page(0), words),
    "chosen, and it is over": lambda words: chosen(duel.over(1), words, 7, "Wave"),
    "passed, out of a brawl": lambda words: passed(replace(brawl.placing(0), out=True), words),
    "passed, out of a tournament": lambda words: passed(duel.over(1, occasion=duel.CUP), words),
    "passed, over": lambda words: passed(duel.over(0), words),
    "way to the board": lambda words: way_to_board(brawl.placing(0), BOARD, words),
    "way to the board, unposted": lambda words: way_to_board(duel.page(0), None, words),
    "thread": lambda words: thread_name(FOES, words),
    "thread, many": lambda words: thread_name(FOES * 2, words),
}
