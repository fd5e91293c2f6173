"""All services of one running bot."""

from typing import Final

from bot.play.clans.clans import Clans
from bot.play.clans.invites import Invites
from bot.play.clans.pages import ClanPages
from bot.play.clocks.habits import Habits
from bot.play.deadlines import Deadlines
from bot.play.delivery.deliveries import Deliveries
from bot.play.delivery.stranding import Strandings
from bot.play.entry.challenges import Challenges
from bot.play.entry.lobbies import Lobbies
from bot.play.entry.queue import Queue
from bot.play.entry.substitutes import Substitutes
from bot.play.gatherings.cups import Cups
from bot.play.gatherings.moves import Moves
from bot.play.gatherings.reading import GatheringReading
from bot.play.gatherings.repairs import Repairs
from bot.play.gatherings.reserves import Reserves
from bot.play.gatherings.rounds import Rounds
from bot.play.gatherings.sign_up import SignUp
from bot.play.ground.context import Context
from bot.play.ground.reach import Reach
from bot.play.guild.settings_book import SettingsBook
from bot.play.match.courtesies import Courtesies
from bot.play.match.follows import Follows
from bot.play.match.instructions import Instructions
from bot.play.match.looking_up import Reading
from bot.play.match.matches import Matches
from bot.play.match.orders import Orders
from bot.play.match.replays import Replays
from bot.play.me.leave import Leaves
from bot.play.me.me import Me
from bot.play.moderation.moderation import Moderation
from bot.play.moderation.reports import Reports
from bot.play.noticeboards.noticeboards import Noticeboards
from bot.play.people.people import People
from bot.play.people.voice import Voices
from bot.play.privacy.export import Exports
from bot.play.privacy.forget import Forgetting
from bot.play.privacy.servers import Servers
from bot.play.seals import Seals
from bot.play.solo.campaigns import Campaigns
from bot.play.solo.contests import Contests
from bot.play.solo.house_turns import HouseTurns
from bot.play.solo.lessons import Lessons
from bot.play.solo.outsets import Outsets
from bot.play.solo.practice import Practice
from bot.play.solo.puzzles import Puzzles
from bot.play.solo.reckonings import Reckonings
from bot.play.solo.retracings import Retracings
from bot.play.solo.roads import Roads
from bot.play.solo.solo import Solo
from bot.play.standing.boards import Boards
from bot.play.standing.ledger import Ledger
from bot.play.standing.profiles import Profiles
from bot.play.standing.seasons import Seasons
from bot.play.wars.musters import Musters
from bot.play.wars.wars import Wars


class SoloServices:
    """The services for solo play."""

    def __init__(self, context: Context) -> None:
        self.solo: Final = Solo(context)
        self.campaigns: Final = Campaigns(context)
        self.contests: Final = Contests(context)
        self.outsets: Final = Outsets(context)
        self.roads: Final = Roads(context)
        self.practice: Final = Practice(context)
        self.house_turns: Final = HouseTurns(context)
        self.puzzles: Final = Puzzles(context)
        self.reckonings: Final = Reckonings(context, self.house_turns.mind)
        self.retracings: Final = Retracings(context, self.house_turns.mind)
        self.lessons: Final = Lessons(context)


class Services(SoloServices):
    """The services that commands and loops call."""

    def __init__(self, context: Context, locales: tuple[str, ...]) -> None:
        super().__init__(context)
        self.challenges: Final = Challenges(context)
        self.matches: Final = Matches(context)
        self.reading: Final = Reading(context)
        self.people: Final = People(context)
        self.reach: Final = Reach(context)
        self.ledger: Final = Ledger(context)
        self.boards: Final = Boards(context)
        self.profiles: Final = Profiles(context)
        self.seasons: Final = Seasons(context)
        self.deadlines: Final = Deadlines(context)
        self.queue: Final = Queue(context)
        self.lobbies: Final = Lobbies(context)
        self.habits: Final = Habits(context)
        self.leaves: Final = Leaves(context)
        self.me: Final = Me(context, locales)
        self.exports: Final = Exports(context)
        self.forgetting: Final = Forgetting(context)
        self.servers: Final = Servers(context)
        self.moderation: Final = Moderation(context)
        self.reports: Final = Reports(context)
        self.sign_up: Final = SignUp(context)
        self.gathering_moves: Final = Moves(context)
        self.gatherings: Final = GatheringReading(context)
        self.cups: Final = Cups(context)
        self.repairs: Final = Repairs(context)
        self.reserves: Final = Reserves(context)
        self.rounds: Final = Rounds(context)
        self.courtesies: Final = Courtesies(context)
        self.follows: Final = Follows(context)
        self.substitutes: Final = Substitutes(context)
        self.orders: Final = Orders(context)
        self.instructions: Final = Instructions(context)
        self.replays: Final = Replays(context)
        self.seals: Final = Seals(context)
        self.settings_book: Final = SettingsBook(context, locales)
        self.noticeboards: Final = Noticeboards(context)
        self.clans: Final = Clans(context)
        self.clan_invites: Final = Invites(context)
        self.clan_pages: Final = ClanPages(context)
        self.clan_wars: Final = Wars(context)
        self.clan_musters: Final = Musters(context)
        self.voices: Final = Voices(context)
        self.deliveries: Final = Deliveries(context)
        self.strandings: Final = Strandings(context)
