"""What people do in a match of Pocket Samurai, the game with small questions and a draft face up."""

from bot.play.match.instructions import Instructions, InstructionsPage
from rules.pocket.deck import CARDS
from tests.play.hall import AYA, BEN, CHANNEL, GUILD, Hall
from tests.play.settling import settle


class PocketHall:
    """The hall, with a match of Pocket Samurai in it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.instructions = Instructions(hall.context)

    async def begin(
        self, setup: str | None = None, *, challenger_id: int = AYA, opponent_id: int = BEN
    ) -> str:
        """Begin a match of two."""
        await self.hall.cheat("voice_clear", user_id=challenger_id)
        challenge = await self.hall.challenges.issue(
            guild_id=GUILD,
            channel_id=CHANNEL,
            challenger_id=challenger_id,
            opponent_id=opponent_id,
            wish="random",
            game_name="pocket.hand",
            setup=setup,
            pace="day",
        )
        return (await self.hall.accept(challenge, wish="random")).match_id

    async def on(self, match_id: str) -> int:
        """Return the player who is to choose face up."""
        page = await self.hall.page(match_id)
        (player,) = (player for player in page.players if player.owes)
        return player.user_id

    async def settle(self, match_id: str, user_id: int, topic: str, *options: str) -> InstructionsPage:
        """Settle the options of a topic, a list to its end."""
        return await settle(self.hall, match_id, user_id, topic, *options)

    async def draft(self, match_id: str) -> None:
        """Pick the first card on offer for both until all are drafted."""
        while offered := (await self.hall.page(match_id)).offered:
            await self.hall.pick(match_id, await self.on(match_id), offered[0])

    async def play_out(self, match_id: str) -> None:
        """Make the first possible choice for everyone who owes one, until the match is over."""
        while (page := await self.hall.page(match_id)).outcome is None:
            for player in page.players:
                own = await self.hall.page(match_id, player.user_id)
                if own.revision == page.revision and own.options:
                    await self.hall.pick(match_id, player.user_id, own.options[0])

    async def wish_all(self, match_id: str) -> None:
        """Wish for all cards in the order of the deck, for both, in each phase."""
        while wishing := [user_id for user_id in (AYA, BEN) if await self.wishes_of(match_id, user_id)]:
            for user_id in wishing:
                await self.settle(match_id, user_id, "wishes", *await self.wishes_of(match_id, user_id))

    async def wishes_of(self, match_id: str, user_id: int) -> tuple[str, ...]:
        """Return everything a player can wish for, in the order of the deck."""
        topics = {topic.name: topic.options for topic in (await self.hall.page(match_id, user_id)).topics}
        return tuple(key for key in CARDS if key in topics.get("wishes", ()))
