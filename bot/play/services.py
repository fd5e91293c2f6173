"""Everything people can do and read, on the ground of one running bot."""

from typing import Final

from bot.play.boards import Boards
from bot.play.challenges import Challenges
from bot.play.clans.clans import Clans
from bot.play.clans.invites import Invites
from bot.play.clans.musters import Musters
from bot.play.clans.pages import ClanPages
from bot.play.clans.wars import Wars
from bot.play.clocks.habits import Habits
from bot.play.clocks.leave import Leaves
from bot.play.courtesies import Courtesies
from bot.play.deadlines import Deadlines
from bot.play.deliveries import Deliveries
from bot.play.dojo import Dojo
from bot.play.gatherings.moves import Moves
from bot.play.gatherings.reading import GatheringReading
from bot.play.gatherings.repairs import Repairs
from bot.play.gatherings.rounds import Rounds
from bot.play.gatherings.sign_up import SignUp
from bot.play.ledger import Ledger
from bot.play.lobbies import Lobbies
from bot.play.matches import Matches
from bot.play.me import Me
from bot.play.moderation.moderation import Moderation
from bot.play.moderation.reports import Reports
from bot.play.orders import Orders
from bot.play.people import People
from bot.play.privacy.export import Exports
from bot.play.privacy.forget import Forgetting
from bot.play.privacy.servers import Servers
from bot.play.profiles import Profiles
from bot.play.reach import Reach
from bot.play.reading import Reading
from bot.play.seasons import Seasons
from bot.play.settings_book import SettingsBook


class Services:
    """What the commands and the loops call."""

    def __init__(self, dojo: Dojo, locales: tuple[str, ...]) -> None:
        self.challenges: Final = Challenges(dojo)
        self.matches: Final = Matches(dojo)
        self.reading: Final = Reading(dojo)
        self.people: Final = People(dojo)
        self.reach: Final = Reach(dojo)
        self.ledger: Final = Ledger(dojo)
        self.boards: Final = Boards(dojo)
        self.profiles: Final = Profiles(dojo)
        self.seasons: Final = Seasons(dojo)
        self.deadlines: Final = Deadlines(dojo)
        self.lobbies: Final = Lobbies(dojo)
        self.habits: Final = Habits(dojo)
        self.leaves: Final = Leaves(dojo)
        self.me: Final = Me(dojo, locales)
        self.exports: Final = Exports(dojo)
        self.forgetting: Final = Forgetting(dojo)
        self.servers: Final = Servers(dojo)
        self.moderation: Final = Moderation(dojo)
        self.reports: Final = Reports(dojo)
        self.sign_up: Final = SignUp(dojo)
        self.gathering_moves: Final = Moves(dojo)
        self.gatherings: Final = GatheringReading(dojo)
        self.repairs: Final = Repairs(dojo)
        self.rounds: Final = Rounds(dojo)
        self.courtesies: Final = Courtesies(dojo)
        self.orders: Final = Orders(dojo)
        self.settings_book: Final = SettingsBook(dojo, locales)
        self.clans: Final = Clans(dojo)
        self.clan_invites: Final = Invites(dojo)
        self.clan_pages: Final = ClanPages(dojo)
        self.clan_wars: Final = Wars(dojo)
        self.clan_musters: Final = Musters(dojo)
        self.deliveries: Final = Deliveries(dojo)
