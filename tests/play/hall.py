"""A hall to duel in: the services of play, a real store, a clock that moves when told, and seeded chance."""

from itertools import count
from pathlib import Path

import msgspec

from bot.play.deadlines import Deadlines
from bot.play.delivery.deliveries import Deliveries
from bot.play.entry.challenges import Challenges, TakenChallenge
from bot.play.entry.lobbies import Lobbies, LobbyPage
from bot.play.ground.chance import SeededChance, SystemChance
from bot.play.ground.context import Context
from bot.play.guild.settings_book import SettingsBook
from bot.play.match.looking_up import Reading
from bot.play.match.matches import Matches, Picked
from bot.play.match.mix import dice_of_play
from bot.play.match.reading import MatchPage
from bot.play.messages.claims import claim_one
from bot.play.messages.parcels import HAND
from bot.play.people.people import People, Sighting
from bot.play.standing.boards import Boards
from bot.play.standing.ledger import Ledger
from bot.play.standing.profiles import Profiles
from bot.play.standing.seasons import Seasons
from bot.store import rows
from bot.store.engine import Store, Value
from rules.dice import Dice

BOOKS = Path(__file__).with_name("queries")
"""Queries that only tests need: whole tables, and a cheat's changes."""


GUILD, CHANNEL = 7_000, 7_001
AYA, BEN, CHIYO, DAIGO, EMI = 11, 12, 13, 14, 15
MORNING = 1_800_000_000_000


class Deed(msgspec.Struct, frozen=True):
    """One entry of the honor ledger."""

    guild_id: int
    user_id: int
    amount: int
    deed: str
    match_id: str


class SetClock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = MORNING
        self.ticks = 0
        """How many milliseconds pass whenever the clock is read."""

    def __call__(self) -> int:
        self.time += self.ticks
        return self.time

    def forward(self, milliseconds: int) -> None:
        """Move the clock forward."""
        self.time += milliseconds


class OpenChance(SeededChance):
    """Known seeds, and clicks that are mixed in as they really are."""

    heard = SystemChance.heard


class Hall:
    """The services of one running bot, and the few steps every test takes."""

    def __init__(
        self,
        store: Store,
        books: Store,
        clock: SetClock,
        chance: int = 1,
        kind: type[SeededChance] = SeededChance,
    ) -> None:
        self.store = store
        self.books = books
        self.clock = clock
        self.context = Context(store, clock, kind(chance))
        self.challenges = Challenges(self.context)
        self.lobbies = Lobbies(self.context)
        self.matches = Matches(self.context)
        self.reading = Reading(self.context)
        self.deadlines = Deadlines(self.context)
        self.deliveries = Deliveries(self.context)
        self.people = People(self.context)
        self.ledger = Ledger(self.context)
        self.boards = Boards(self.context)
        self.profiles = Profiles(self.context)
        self.seasons = Seasons(self.context)
        self.book = SettingsBook(self.context, ("de", "en"))
        self._clicks = count(chance * 1_000_000)

    def click(self) -> int:
        """Return the id of a fresh interaction, greater than those before."""
        return next(self._clicks)

    async def challenge(
        self,
        challenger_id: int = AYA,
        opponent_id: int = BEN,
        *,
        wish: str = "swift",
        pace: str | None = "day",
        game_name: str | None = None,
    ) -> rows.ChallengeRow:
        """Challenge another player."""
        return await self.challenges.issue(
            guild_id=GUILD,
            channel_id=CHANNEL,
            challenger_id=challenger_id,
            opponent_id=opponent_id,
            wish=wish,
            game_name=game_name,
            pace=pace,
        )

    async def accept(self, challenge: rows.ChallengeRow, *, wish: str = "wanderer") -> TakenChallenge:
        """Accept as the challenged."""
        return await self.challenges.accept(
            challenge_id=challenge.id,
            user_id=challenge.opponent_id,
            wish=wish,
            interaction_id=self.click(),
        )

    async def duel(
        self,
        challenger_id: int = AYA,
        opponent_id: int = BEN,
        *,
        fighters: tuple[str, str] = ("swift", "wanderer"),
        pace: str = "day",
    ) -> str:
        """Begin a duel and return its id; players may begin as many as a test needs."""
        await self.cheat("voice_clear", user_id=challenger_id)
        challenge = await self.challenge(challenger_id, opponent_id, wish=fighters[0], pace=pace)
        return (await self.accept(challenge, wish=fighters[1])).match_id

    async def lobby(
        self, host_id: int = AYA, *others: int, wish: str = "random", pace: str | None = "day"
    ) -> LobbyPage:
        """Open a lobby and join it as others, one moment after another."""
        page = await self.lobbies.open(
            guild_id=GUILD, channel_id=CHANNEL, host_id=host_id, wish=wish, pace=pace
        )
        for user_id in others:
            self.clock.forward(1)
            await self.join(page.lobby.id, user_id, wish)
        return await self.lobbies.page(page.lobby.id)

    async def join(self, lobby_id: str, user_id: int, wish: str = "random") -> None:
        """Join a lobby."""
        await self.lobbies.join(lobby_id=lobby_id, user_id=user_id, wish=wish, interaction_id=self.click())

    async def brawl(self, *user_ids: int, wish: str = "wanderer") -> str:
        """Begin a brawl, by default of players who all have the same fighter, and return its id."""
        page = await self.lobby(*user_ids, wish=wish)
        return await self.lobbies.start(lobby_id=page.lobby.id, user_id=user_ids[0])

    async def pick(
        self,
        match_id: str,
        user_id: int,
        choice: str,
        *,
        revision: int | None = None,
        click: int | None = None,
        prompt_id: int | None = None,
    ) -> Picked:
        """Pick a card, on the present turn unless another is given."""
        return await self.matches.pick(
            match_id=match_id,
            revision=(await self.match(match_id)).revision if revision is None else revision,
            user_id=user_id,
            choice=choice,
            interaction_id=self.click() if click is None else click,
            prompt_id=prompt_id,
        )

    async def claim(self, lane: str, rank: int = 0) -> rows.Parcel | None:
        """Claim one parcel before its time."""
        held = {"run": self.context.run, "now": self.clock()}
        return await self.store.transact(lambda tx: claim_one(tx, lane, rank, **held))

    async def prompt(self, match_id: str, seat: int, message_id: int) -> None:
        """Deliver a seat's prompt of the present turn by DM."""
        lane, revision = HAND.lane(match_id, seat), (await self.match(match_id)).revision
        parcel = await self.claim(lane, revision)
        assert parcel is not None
        await self.deliveries.delivered(parcel, message_id, 10_000 + seat)

    async def play(self, match_id: str, *choices: str) -> Picked:
        """Play one turn with these cards, by seat; by default one's first and the other's last."""
        page = await self.page(match_id)
        for player in page.players:
            hand = (await self.page(match_id, player.user_id)).options
            choice = choices[player.seat] if choices else hand[-player.seat]
            picked = await self.pick(match_id, player.user_id, choice)
        return picked

    async def play_out(self, match_id: str) -> int:
        """Play a duel to its end and return the number of turns it took."""
        while not (await self.play(match_id)).page.outcome:
            pass
        return (await self.match(match_id)).revision

    async def page(self, match_id: str, user_id: int | None = None) -> MatchPage:
        """Return a match as a person, or everyone, may see it."""
        return await self.reading.match(match_id, user_id)

    async def match(self, match_id: str) -> rows.Match:
        """Return a match as it is stored."""
        match = await self.store.read(lambda tx: tx.one("match_by_id", rows.Match, id=match_id))
        assert match is not None
        return match

    async def stored(self, challenge_id: str) -> rows.ChallengeRow:
        """Return a challenge as it is stored."""
        row = await self.store.read(lambda tx: tx.one("challenge_by_id", rows.ChallengeRow, id=challenge_id))
        assert row is not None
        return row

    async def every_match(self) -> list[rows.Match]:
        """Return all matches, oldest first."""
        return await self.books.read(lambda tx: tx.all("matches_all", rows.Match))

    async def every_challenge(self) -> list[rows.ChallengeRow]:
        """Return all challenges, oldest first."""
        return await self.books.read(lambda tx: tx.all("challenges_all", rows.ChallengeRow))

    async def dice(self, match_id: str, play: int) -> Dice:
        """Return the dice of a play of a match."""
        return dice_of_play(await self.match(match_id), await self.seats(match_id), play)

    async def turns(self, match_id: str) -> list[rows.Turn]:
        """Return the log of a match."""
        return await self.books.read(lambda tx: tx.all("turns_all", rows.Turn, match_id=match_id))

    async def seats(self, match_id: str) -> list[rows.Seat]:
        """Return the seats of a match."""
        return await self.books.read(lambda tx: tx.all("seats_all", rows.Seat, match_id=match_id))

    async def picks(self, match_id: str) -> list[tuple[int, str]]:
        """Return every kept pick, by seat, in the order of the clicks."""
        picks = await self.books.read(lambda tx: tx.all("picks_all", rows.Pick, match_id=match_id))
        return [(pick.seat, pick.choice) for pick in picks]

    async def every_lobby(self) -> list[rows.Lobby]:
        """Return all lobbies, oldest first."""
        return await self.books.read(lambda tx: tx.all("lobbies_all", rows.Lobby))

    async def wanted(self, lobby_id: str) -> dict[int, str]:
        """Return which fighter each player in a lobby has asked for."""
        seats = await self.books.read(lambda tx: tx.all("lobby_seats_all", rows.LobbySeat, lobby_id=lobby_id))
        return {seat.user_id: seat.wish for seat in seats}

    async def honor(self) -> list[Deed]:
        """Return the whole ledger."""
        return await self.books.read(lambda tx: tx.all("honor_all", Deed))

    async def parcels(self) -> list[rows.Parcel]:
        """Return everything that waits to be sent."""
        return await self.books.read(lambda tx: tx.all("parcels", rows.Parcel))

    async def waiting(self) -> dict[tuple[str, int], int]:
        """Return what waits to be sent, by lane and rank, and in how many milliseconds it is due."""
        now = self.clock()
        return {(parcel.lane, parcel.rank): parcel.due_at - now for parcel in await self.parcels()}

    async def send_all(self) -> None:
        """Forget everything that waits, as if it had been sent."""
        await self.cheat("parcels_clear")

    async def meet(self, *user_ids: int) -> None:
        """Record people as seen on the server."""
        for user_id in user_ids:
            seen = Sighting(user_id, f"Person {user_id}", "en")
            await self.people.see((seen,), guild_id=GUILD, guild_locale="en")

    async def cheat(self, query: str, **params: Value) -> None:
        """Change the database behind the bot's back."""
        await self.books.transact(lambda tx: tx.run(query, **params))
