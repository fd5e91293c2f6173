"""What people do in a match of Kendo Duel, the game of hidden hands and long exchanges."""

from typing import Any

from bot.play.ground.repertoire import game_name
from bot.store.engine import Store
from rules.codec import decode, encode
from rules.game import Instructions
from rules.games import game
from tests.play.hall import CHANNEL, GUILD, Hall, SetClock


class KendoHall(Hall):
    """A hall in which Kendo Duel is played, from the beginning or from any table."""

    def __init__(self, store: Store, books: Store, chance: int = 1) -> None:
        super().__init__(store, books, SetClock(), chance)

    async def begin(self, game_id: str, *user_ids: int) -> str:
        """Begin a match: a challenge for two, a lobby for more."""
        table = {"guild_id": GUILD, "channel_id": CHANNEL, "game_name": game_name(game_id), "pace": "day"}
        await self.cheat("voice_clear", user_id=user_ids[0])
        if len(user_ids) == 2:
            first, second = user_ids
            challenge = await self.challenges.issue(
                **table, challenger_id=first, opponent_id=second, wish="random"
            )
            return (await self.accept(challenge, wish="random")).match_id
        page = await self.lobbies.open(**table, host_id=user_ids[0], wish="random")
        for user_id in user_ids[1:]:
            self.clock.forward(1)
            await self.join(page.lobby.id, user_id)
        return await self.lobbies.start(lobby_id=page.lobby.id, user_id=user_ids[0])

    async def state(self, match_id: str) -> Any:  # noqa: ANN401  of either game
        """Return the state, with everything hidden."""
        match = await self.match(match_id)
        return decode(match.state, game(match.game).state_type)

    async def place(self, match_id: str, state: Any) -> None:  # noqa: ANN401  of either game
        """Change the table behind the bot's back."""
        await self.cheat("state_set", id=match_id, text=encode(state))

    async def instruct(self, match_id: str, seat: int, told: Instructions) -> None:
        """Settle something ahead before anyone is asked."""
        for topic, ranking in told.items():
            facts = {"match_id": match_id, "seat": seat, "topic": topic, "ranking": encode(ranking)}
            await self.store.transact(lambda tx, facts=facts: tx.run("instruction_set", **facts, in_force=1))
