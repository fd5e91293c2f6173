"""Gatherings in a hall: opened, entered and fought to their ends as a test needs it."""

from collections.abc import Sequence

from bot.play.gatherings.kinds import DUELS
from bot.play.gatherings.moves import Moves
from bot.play.gatherings.opening import Terms
from bot.play.gatherings.reading import GatheringPage, GatheringReading
from bot.play.gatherings.repairs import Repairs
from bot.play.gatherings.sign_up import SignUp
from bot.play.ground.times import ROUND_TIME
from bot.play.guild.organisers import Standing
from bot.store.gathering_rows import BoutRow
from rules.gatherings.moves import Challenge
from tests.play.hall import CHANNEL, GUILD, Hall

HOST = 100


def crowd(people: int) -> tuple[int, ...]:
    """Return the ids of this many people, the host first."""
    return tuple(range(HOST, HOST + people))


def standing(user_id: int, *, manages: bool = False) -> Standing:
    """Return the standing of a person who may or may not manage the server."""
    return Standing(GUILD, user_id, frozenset(), manages)


class GatheringHall:
    """The services of gatherings, and the few steps every test takes."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.sign_up = SignUp(hall.context)
        self.moves = Moves(hall.context)
        self.repairs = Repairs(hall.context)
        self.reading = GatheringReading(hall.context)

    async def open(self, kind: str = DUELS, **facts: object) -> str:
        """Open a gathering as the host, who manages the server."""
        terms = Terms(**{"kind": kind, "pace": "day", "round_time": ROUND_TIME["day"], **facts})  # type: ignore[arg-type]  # facts of any one kind
        return await self.sign_up.open(
            guild_id=GUILD, channel_id=CHANNEL, host=standing(HOST, manages=True), terms=terms
        )

    async def enter(self, gathering_id: str, people: Sequence[int], wish: str = "random") -> None:
        """Enter people, one moment after another."""
        for user_id in people:
            self.hall.clock.forward(1)
            await self.sign_up.join(
                gathering_id=gathering_id, user_id=user_id, wish=wish, interaction_id=self.hall.click()
            )

    async def begun(self, kind: str = DUELS, people: int = 4, **facts: object) -> str:
        """Sign this many people up, and begin the gathering."""
        gathering_id = await self.open(kind, **facts)
        await self.enter(gathering_id, crowd(people))
        await self.sign_up.begin(gathering_id=gathering_id, standing=standing(HOST, manages=True))
        return gathering_id

    async def page(self, gathering_id: str) -> GatheringPage:
        """Return the page of a gathering."""
        return await self.reading.page(gathering_id)

    async def challenge_first(self, gathering_id: str) -> int:
        """Challenge the first possible player for the one whose turn it is; return the challenged."""
        page = await self.page(gathering_id)
        (request,) = page.requests
        move = request.options[0]
        assert isinstance(move, Challenge)
        target = page.entrants[move.target].user_id
        await self.moves.challenge(
            gathering_id=gathering_id,
            asking=page.row.asking,
            user_id=page.entrants[move.seat].user_id,
            target_id=target,
        )
        return target

    async def accept(self, gathering_id: str) -> None:
        """Accept as the challenged."""
        page = await self.page(gathering_id)
        (request,) = page.requests
        await self.moves.accept(
            gathering_id=gathering_id, asking=page.row.asking, user_id=page.entrants[request.seat].user_id
        )

    async def refuse(self, gathering_id: str) -> None:
        """Refuse as the challenged."""
        page = await self.page(gathering_id)
        (request,) = page.requests
        await self.moves.refuse(
            gathering_id=gathering_id, asking=page.row.asking, user_id=page.entrants[request.seat].user_id
        )

    async def pair_everyone(self, gathering_id: str) -> None:
        """Challenge and accept for everyone until nobody is left to pair."""
        while (await self.page(gathering_id)).requests:
            await self.challenge_first(gathering_id)
            await self.accept(gathering_id)

    async def open_bouts(self, gathering_id: str) -> list[BoutRow]:
        """Return the duels under way."""
        return [bout for bout in (await self.page(gathering_id)).bouts if bout.status == "open"]

    async def resign_one_each(self, gathering_id: str) -> None:
        """Resign the second seat of every open duel, and tell the gathering."""
        for bout in await self.open_bouts(gathering_id):
            page = await self.hall.page(bout.match_id)
            await self.hall.matches.resign(match_id=bout.match_id, user_id=page.players[1].user_id)
        await self.hall.deadlines.sweep()

    async def fight_a_turn_each(self, gathering_id: str) -> None:
        """Play one turn of every open duel, so that the duels count."""
        for bout in await self.open_bouts(gathering_id):
            await self.hall.play(bout.match_id)

    async def pick_any(self, match_id: str, user_id: int) -> None:
        """Play the first card that a player holds, if they still owe one."""
        page = await self.hall.page(match_id, user_id)
        if page.options and not page.pick and not page.outcome:
            await self.hall.pick(match_id, user_id, page.options[0])

    async def deeds_of(self, user_id: int) -> list[str]:
        """Return the deeds in a person's ledger, in no order."""
        return [deed.deed for deed in await self.hall.honor() if deed.user_id == user_id]

    async def fighting(self, gathering_id: str) -> list[list[int]]:
        """Return who meets in each open duel."""
        pages = [await self.hall.page(bout.match_id) for bout in await self.open_bouts(gathering_id)]
        return [[player.user_id for player in page.players] for page in pages]
