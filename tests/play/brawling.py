"""What tests of brawls share: cards that tie, so that only the targets decide what is asked."""

import random
from collections.abc import Mapping

from bot.play.ground.times import DAY
from bot.play.match.matches import Picked
from bot.replay import check_match
from rules.bushido.brawl import stance
from rules.codec import decode
from rules.game import Outcome
from rules.replay import Entry
from tests.play.hall import AYA, BEN, CHIYO, DAIGO, Hall

FOUR = (AYA, BEN, CHIYO, DAIGO)

ON_AYA = {AYA: BEN, BEN: AYA, CHIYO: AYA, DAIGO: AYA}
"""Three cards before Aya and one before Ben: she has to say twice whose card she meets next."""

IN_A_ROUND = {AYA: BEN, BEN: CHIYO, CHIYO: DAIGO, DAIGO: AYA}
"""One card before each: nobody has anything to order."""


async def place(
    hall: Hall, match_id: str, targets: Mapping[int, int], technique: str = "pine", **options: int
) -> Picked:
    """Place a card for each of some players before their target."""
    user_ids = [seat.user_id for seat in await hall.seats(match_id)]
    for user_id, target in targets.items():
        choice = stance(technique, user_ids.index(target))
        picked = await hall.pick(match_id, user_id, choice, **options)
    return picked


async def play_any(hall: Hall, match_id: str, rng: random.Random, absent: tuple[int, ...] = ()) -> None:
    """Choose for everyone who owes a choice, except those who are away."""
    for player in (await hall.page(match_id)).players:
        page = await hall.page(match_id, player.user_id)
        if page.options and not page.outcome and player.user_id not in absent:
            await hall.pick(match_id, player.user_id, rng.choice(page.options))


async def play_until(hall: Hall, match_id: str, fallen: int) -> list[int]:
    """Play at random until this many are out, and return who is."""
    rng = random.Random(7)
    while True:
        pages = [await hall.page(match_id, seat.user_id) for seat in await hall.seats(match_id)]
        out = [page.players[page.own_seat or 0].user_id for page in pages if page.out]
        if len(out) >= fallen:
            return out
        await play_any(hall, match_id, rng)


async def pass_deadline(hall: Hall) -> None:
    hall.clock.forward(DAY)
    assert await hall.deadlines.sweep() == 1


async def owing(hall: Hall, match_id: str) -> list[int]:
    return [player.user_id for player in (await hall.page(match_id)).players if player.owes]


async def entries(hall: Hall, match_id: str) -> list[Entry]:
    return [decode(turn.entry, Entry) for turn in await hall.turns(match_id)]


async def outcome(hall: Hall, match_id: str) -> Outcome | None:
    stored = (await hall.match(match_id)).outcome
    return decode(stored, Outcome) if stored else None


async def check_log(hall: Hall, match_id: str) -> None:
    """Check that the log replays to what is stored."""
    assert await check_match(hall.store, match_id) == []


# ---------------------------------------------------------------- the stances
