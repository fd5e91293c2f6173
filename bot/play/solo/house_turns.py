"""The house's turns: it chooses before people do, and plays on while only it is asked."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

from bot.play.ground.context import Context
from bot.play.ground.refusals import Gone, Stale
from bot.play.match.foregone import keep_ahead
from bot.play.match.house import house_seed, owed_by_house, seal_of, sealed_text
from bot.play.match.playing_out import counted, resolve
from bot.play.match.reading import MatchPage, match_page
from bot.play.match.taken import TakenMatch, match_row, take
from bot.play.match.turns import ask_people
from bot.play.messages.newest_board import show_newest
from bot.play.solo.mind import Made, Mind
from bot.play.solo.thinking import Thought
from bot.store.clan_rows import Subject
from bot.store.engine import Tx
from bot.store.ids import MatchId, UserId
from rules.codec import decode, encode
from rules.game import Request
from rules.games import game

AT_ONCE = 50
"""Most matches per look in which the house is to choose."""


@dataclass(frozen=True)
class HouseTurns:
    """Chooses for the house's seats."""

    context: Context
    mind: Mind = field(default_factory=Mind)

    async def ready(self, page: MatchPage, user_id: UserId) -> MatchPage:
        """Let the house choose, and play on while only it is asked; return the person's updated page."""
        while page.house_owes:
            await self.move(page.match_id)
            read = partial(match_page, match_id=page.match_id, user_id=user_id, now=self.context.now())
            page = await self.context.store.read(read)
        return page

    async def asked(self) -> list[MatchId]:
        """Return matches in which people are waiting for the house."""
        span = {"now": self.context.now(), "most": AT_ONCE, **self.context.share.span}
        due = await self.context.store.read(lambda tx: tx.all("due_houses", Subject, **span))
        return [MatchId(row.id) for row in due]

    async def move(self, match_id: MatchId) -> None:
        """Choose for the house, once; do nothing if another process has chosen meanwhile."""
        revision, thoughts = await self.context.store.read(partial(_thoughts, match_id=match_id))
        # Outside any transaction: a master thinks for seconds.
        made = {thought.request.seat: await self.mind.choose(thought) for thought in thoughts}

        async def work(tx: Tx) -> None:
            taken = await take(tx, match_id, revision)
            # Checked again under the lock: another process may have chosen meanwhile.
            if await owed_by_house(tx, taken.match, taken.game.requests(taken.state)):
                await self._chosen(tx, taken, made)
            else:
                await tx.run("house_done", id=match_id)

        try:
            await self.context.store.transact(work)
        except (Stale, Gone):
            return

    async def _chosen(self, tx: Tx, taken: TakenMatch, made: Mapping[int, Made]) -> None:
        """Store the house's choices; then ask people, or play on if nobody is to be asked."""
        match, now = taken.match, self.context.now()
        for seat, each in made.items():
            await keep_ahead(tx, taken, seat, each.choice, now)
        # Sealed if people choose at the same time; if only the house is asked, its choice is played at once.
        if taken.owing():
            choices = {seat: each.choice for seat, each in made.items()}
            await tx.run(
                "house_seal_add",
                match_id=match.id,
                revision=match.revision,
                seal=seal_of(sealed_text(match.seed, match.revision + 1, choices)),
                opens=int(taken.game.opens(taken.state)),
                hurried=int(any(each.hurried for each in made.values())),
            )
        await tx.run("house_done", id=match.id)
        if await resolve(self.context, tx, taken, await counted(tx, taken)) or match.alone:
            return
        await ask_people(tx, taken, now)
        await show_newest(tx, match.id, now)


async def _thoughts(tx: Tx, match_id: MatchId) -> tuple[int, list[Thought]]:
    """Return the choices the house has to make, each from what its seat may know."""
    match = await match_row(tx, match_id)
    rules = game(match.game)
    state = decode(match.state, rules.state_type)

    def thought(request: Request) -> Thought:
        return Thought(
            game=match.game,
            level=match.level or "",
            view=encode(rules.view(state, request.seat)),
            request=request,
            seed=house_seed(match, request.seat),
            step=match.revision + 1,
        )

    return match.revision, [thought(each) for each in await owed_by_house(tx, match, rules.requests(state))]
