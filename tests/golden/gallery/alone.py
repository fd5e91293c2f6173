"""What somebody sees who plays alone: buttons below any hand, and a campaign of any game."""

from dataclasses import replace

import msgspec

from bot.face.letters.hands import hand_of
from bot.face.match.alone import lone_hand, moved_to_dm
from bot.face.match.campaign import campaign, give_up_question
from bot.face.match.resign import resign_question
from bot.face.screen import Screen, Text
from bot.play.match.reading import MatchPage
from bot.play.solo.campaigns import CampaignPage
from bot.store.campaign_rows import CampaignRow
from rules.game import Outcome
from tests.golden.gallery import duel
from tests.golden.gallery.table import Gallery

HAND = Screen((Text("The hand."),))


class Nothing(msgspec.Struct):
    """A campaign of no game."""


def alone(**facts: object) -> MatchPage:
    """Return a match of one seat."""
    page = duel.page(0)
    return replace(page, players=page.players[:1], **facts)


def over(**facts: object) -> MatchPage:
    """Return one that has ended."""
    return alone(outcome=Outcome((0,), "knockout"), **facts)


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
    )
    return CampaignPage(row, Nothing(), None, 3)


SCREENS: Gallery = {
    "hand on a server": lambda words: lone_hand(HAND, alone(), words, by_dm=False),
    "hand by DM": lambda words: lone_hand(HAND, alone(), words, by_dm=True),
    "hand at the end": lambda words: lone_hand(HAND, over(), words, by_dm=False),
    "hand at the end, shown": lambda words: lone_hand(HAND, over(shared=True), words, by_dm=False),
    "hand at the end, in a campaign": lambda words: lone_hand(
        HAND, over(campaign_id="Rr0Rr0Rr0R"), words, by_dm=True
    ),
    "hand of a game for two": lambda words: hand_of(duel.page(0), words, by_dm=True),
    "moved to DMs": moved_to_dm,
    "resign": lambda words: resign_question(alone(), words),
    "campaign": lambda words: campaign(run("ongoing"), "As its game tells it.", words),
    "campaign, over": lambda words: campaign(run("over"), "", words),
    "campaign, given up": lambda words: campaign(run("given-up"), "", words),
    "give up": lambda words: give_up_question(run("ongoing"), words),
}
