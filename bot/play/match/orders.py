"""Standing orders: cards queued for later turns, dropped when the hand is not the one foreseen.

An order is as hidden as a pick, and becomes one when its turn begins. Nobody sees that it exists: its owner
shows as ready only after a click, as if there were no order. To change it, pick another card or give other
orders.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Gone, Refusal
from bot.play.match.reading import MatchPage, match_page
from bot.play.match.taken import TakenMatch, take
from bot.store.engine import Tx
from bot.store.ids import MatchId, UserId
from rules.codec import encode
from rules.games import game

MOST_ORDERS = 8
"""Most turns a player can plan ahead."""


@dataclass(frozen=True)
class Orders:
    """Reads and cancels players' plans."""

    context: Context

    @reading
    async def plan(self, tx: Tx, *, match_id: MatchId, user_id: UserId) -> MatchPage:
        """Return a match for its player to plan in. Raise Gone or NotYours."""
        page = await match_page(tx, match_id, user_id, self.context.now())
        if page.outcome:
            raise Gone("duel-over")
        return page

    @transaction
    async def call_off(self, tx: Tx, *, match_id: MatchId, revision: int, user_id: UserId) -> MatchPage:
        """Cancel all of a player's orders; their choice for this turn stays.

        Raise Stale, Gone or NotYours.
        """
        taken = await take(tx, match_id, revision)
        await tx.run("orders_forget", match_id=match_id, seat=taken.seat_of(user_id).seat)
        return await match_page(tx, match_id, user_id, self.context.now())


def imaginable(page: MatchPage) -> tuple[str, ...]:
    """Return what a viewer may choose this turn and later; nothing if that cannot be foreseen."""
    rules, options, known = game(page.game), page.options, dict[str, None]()
    for _ in range(MOST_ORDERS + 1):
        foreseen = rules.foresee(options, options[0]) if options else None
        if foreseen is None:
            break
        known |= dict.fromkeys((*options, *foreseen))
        options = foreseen
    return tuple(known)


async def queue_orders(tx: Tx, taken: TakenMatch, seat: int, pick: str, choices: Sequence[str]) -> None:
    """Queue cards for the turns after a pick, replacing all earlier orders.

    Raise Refusal for too many cards, for one that will not be playable, or if nobody can know what will be.
    """
    if len(choices) > MOST_ORDERS:
        raise Refusal("plan-too-long", most=MOST_ORDERS)
    (hand,) = (request.options for request in taken.game.requests(taken.state) if request.seat == seat)
    await tx.run("orders_forget", match_id=taken.match.id, seat=seat)
    for place, (before, choice) in enumerate(pairwise((pick, *choices))):
        foreseen = taken.game.foresee(hand, before)
        if foreseen is None:
            raise Refusal("plan-impossible")
        hand = foreseen
        if choice not in hand:
            raise Refusal("plan-not-in-hand", turn=place + 2)
        await tx.run(
            "order_add",
            match_id=taken.match.id,
            seat=seat,
            place=place,
            choice=choice,
            foreseen=encode(hand),
        )
