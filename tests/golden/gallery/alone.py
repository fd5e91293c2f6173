"""What a solo player sees: buttons below any hand, and a campaign of any game."""

from dataclasses import replace
from typing import Literal

import msgspec

from bot.face.letters.hands import hand_of
from bot.face.match.alone import lone_hand, moved_to_dm
from bot.face.match.campaign import campaign, give_up_question
from bot.face.match.resign import resign_question
from bot.face.screen import Screen, Text
from bot.face.solo.outset import outset
from bot.play.ground.repertoire import game_name
from bot.play.match.campaign_run import CampaignMark
from bot.play.match.reading import MatchPage
from bot.play.solo.campaigns import CampaignPage
from bot.play.solo.outsets import A_CAMPAIGN, A_FIGHT, KINDS, Outset
from bot.play.standing.victories import LoneVictory, Victories
from bot.store.campaign_rows import CampaignRow
from bot.store.contest_rows import ContestMark
from bot.store.mark_rows import EarnedMark
from bot.store.statuses import ContestStatus
from rules.game import Outcome
from rules.games import GAMES, game
from tests.face.test_duel_screens import ID
from tests.golden.gallery import duel
from tests.golden.gallery.table import Gallery

LADDERED = next(name for name, played in GAMES.items() if played.rungs)
HAND = Screen((Text("The hand."),))


class Nothing(msgspec.Struct):
    """A campaign of no game."""


def alone(**facts: object) -> MatchPage:
    """Return a match of one seat."""
    page = duel.page(0)
    return replace(page, players=page.players[:1], **facts)


def over(**facts: object) -> MatchPage:
    """Return a match that has ended."""
    return alone(outcome=Outcome((0,), "knockout"), **facts)


def victorious(climbed: int | None, harder: int | None) -> MatchPage:
    """Return a won match, in a game with rungs and a ladder."""
    reached = Victories(game_name(LADDERED), climbed) if climbed else None
    return over(game=LADDERED, lone_victory=LoneVictory(reached, harder))


def travelled(end: Literal["on", "won", "lost"]) -> MatchPage:
    """Return a match of a campaign, which it has ended or not."""
    return over(game=LADDERED, campaign_id="Rr0Rr0Rr0R", campaign=CampaignMark(end != "on", end))


def outset_of(kind: str, reason: str, rung: int | None = None, **answers: str) -> Outset:
    """Return what can be settled before a game with rungs."""
    played = game(LADDERED)
    questions = KINDS[kind].asks(played)
    usual = {question.name: question.answers[0] for question in questions}
    advised = {} if rung is None else played.rungs[rung]
    return Outset(kind, LADDERED, questions, usual | answers, advised, reason, campaigns=True, daily=True)


def contest(status: ContestStatus = "open") -> ContestMark:
    """Return the contest of a match."""
    return ContestMark(kind="daily", status=status, ends_at=1_700_000_000_000, day=19_675)


def run(status: str) -> CampaignPage:
    """Return a campaign."""
    row = CampaignRow(
        id="Rr0Rr0Rr0R",
        guild_id=1,
        user_id=2,
        game="bushido.duel/1",
        state="{}",
        status=status,
        match_id="Mm0Mm0Mm0M",
        fought=3,
        began_at=0,
        ended_at=None,
        contest_id=None,
    )
    return CampaignPage(row, Nothing(), None, 3)


SCREENS: Gallery = {
    "hand on a server": lambda words: lone_hand(HAND, alone(), words, by_dm=False),
    "hand by DM": lambda words: lone_hand(HAND, alone(), words, by_dm=True),
    "hand at the end": lambda words: lone_hand(HAND, over(), words, by_dm=False),
    "hand at the end, with marks": lambda words: lone_hand(
        HAND, over(marks=(EarnedMark(user_id=ID, mark="way-last-life"),)), words, by_dm=False
    ),
    "hand at the end, shown": lambda words: lone_hand(HAND, over(shared=True), words, by_dm=False),
    "hand at the end, in a campaign": lambda words: lone_hand(HAND, travelled("on"), words, by_dm=True),
    "hand at the end of a campaign": lambda words: lone_hand(HAND, travelled("lost"), words, by_dm=True),
    "hand at the end of a campaign that is won": lambda words: lone_hand(
        HAND, travelled("won"), words, by_dm=True
    ),
    "hand at the end, won": lambda words: lone_hand(HAND, victorious(5, 2), words, by_dm=False),
    "hand at the end, won for the first time": lambda words: lone_hand(
        HAND, victorious(1, 1), words, by_dm=False
    ),
    "hand at the end, won at the top": lambda words: lone_hand(
        HAND, victorious(None, None), words, by_dm=False
    ),
    "outset of a fight": lambda words: outset(outset_of(A_FIGHT, "first", 0), words, settling=False),
    "outset of a fight, some of it settled": lambda words: outset(
        outset_of(A_FIGHT, "next", 3, weapon="yari", yoroi="theirs", blood="with"), words, settling=True
    ),
    "outset of a fight, all won": lambda words: outset(outset_of(A_FIGHT, "all", -1), words, settling=False),
    "outset of a campaign": lambda words: outset(outset_of(A_CAMPAIGN, "usual"), words, settling=True),
    "hand in the fight of the day": lambda words: lone_hand(
        HAND, alone(contest=contest()), words, by_dm=True
    ),
    "hand at the end, in the fight of the day": lambda words: lone_hand(
        HAND, over(contest=contest()), words, by_dm=False
    ),
    "hand at the end, when the day is over, too": lambda words: lone_hand(
        HAND, over(contest=contest("closed")), words, by_dm=False
    ),
    "hand of a game for two": lambda words: hand_of(duel.page(0), words, by_dm=True),
    "moved to DMs": moved_to_dm,
    "resign": lambda words: resign_question(alone(), words),
    "resign in a campaign": lambda words: resign_question(alone(campaign_id="Rr0Rr0Rr0R"), words),
    "campaign": lambda words: campaign(run("ongoing"), "As its game tells it.", words),
    "campaign, over": lambda words: campaign(run("over"), "", words),
    "campaign, given up": lambda words: campaign(run("given-up"), "", words),
    "give up": lambda words: give_up_question(run("ongoing"), words),
}
