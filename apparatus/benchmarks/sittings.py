"""How often people are needed in a duel, with and without plans for coming turns.

A sitting is one time that a player has to come and choose. Both play cards at random. When they plan, they
queue as many cards as they may hold, and anything unforeseen calls the plan off.
"""

import asyncio
import random
import tempfile
from pathlib import Path
from statistics import mean

from bot.play.entry.challenges import Challenges
from bot.play.ground.chance import SeededChance, now_ms
from bot.play.ground.context import Context
from bot.play.match.looking_up import Reading
from bot.play.match.matches import Matches
from bot.store.engine import open_store
from rules.bushido.fighters import FIGHTERS

DUELS = 60
AHEAD = (0, 1, 3, 5)
PAIR = (11, 12)


async def play(context: Context, guild_id: int, ahead: int, luck: random.Random) -> tuple[int, int]:
    """Play one duel; return how often people were needed, and how many turns it took.

    Each duel needs its own server: in one server the same two may not challenge each other so often.
    """
    challenges, matches, reading = Challenges(context), Matches(context), Reading(context)
    fighters = luck.choices(list(FIGHTERS), k=2)
    challenge = await challenges.issue(
        guild_id=guild_id,
        channel_id=2,
        challenger_id=PAIR[0],
        opponent_id=PAIR[1],
        wish=fighters[0],
        pace="day",
    )
    match_id = (
        await challenges.accept(challenge_id=challenge.id, user_id=PAIR[1], wish=fighters[1])
    ).match_id
    sittings = 0
    while True:
        for user_id in PAIR:
            page = await reading.match(match_id, user_id)
            if page.outcome:
                return sittings, page.revision
            if page.pick is None:
                sittings += 1
                cards = luck.sample(page.options, min(len(page.options), ahead + 1))
                await matches.pick(
                    match_id=match_id,
                    revision=page.revision,
                    user_id=user_id,
                    choice=cards[0],
                    interaction_id=luck.getrandbits(62),
                    orders=cards[1:],
                )


async def _measure(ahead: int) -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as folder:
        async with open_store(f"sqlite:///{Path(folder) / 'bot.db'}") as store:
            context, luck = Context(store, now_ms, SeededChance(ahead)), random.Random(ahead)
            played = [await play(context, guild_id, ahead, luck) for guild_id in range(1, DUELS + 1)]
    return mean(sittings for sittings, _ in played), mean(turns for _, turns in played)


def main() -> None:
    """Print the sittings of a duel by how far people plan."""
    for ahead in AHEAD:
        sittings, turns = asyncio.run(_measure(ahead))
        print(
            f"{ahead} turns planned: {sittings:.1f} sittings in {turns:.1f} turns, "
            f"{sittings / turns:.2f} a turn for both together"
        )


if __name__ == "__main__":
    main()
