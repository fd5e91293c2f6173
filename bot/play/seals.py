"""The seals of dice: what anybody may know who wants to check that nobody has changed a roll."""

from dataclasses import dataclass

from bot.play.clans.war_pages import war_row
from bot.play.gatherings.reading import gathering_page
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading
from bot.play.ground.refusals import Gone
from bot.play.match.house import opened, seal_at, seal_of
from bot.play.match.reading import match_page, match_row
from bot.play.solo.contest_pages import contest_row
from bot.store.engine import Tx
from bot.store.ids import ContestId, GatheringId, MatchId, UserId, WarId


@dataclass(frozen=True)
class SealedDice:
    """The dice of one thing."""

    seal: str
    seed: str | None
    """Told only once it is over."""
    match_id: MatchId | None = None
    """The match that a replay checks."""
    gathering_id: GatheringId | None = None
    """The gathering that a replay checks; a war has none before it begins."""
    contest_id: ContestId | None = None
    """The contest from whose seed those of its matches follow."""


@dataclass(frozen=True)
class SealedHouse:
    """What the house sealed for a play."""

    seal: str
    """As it was shown."""
    text: str | None
    """The choices and a nonce; None while nobody may know them."""
    played: bool

    @property
    def agrees(self) -> bool:
        """Whether the text has the seal that was shown."""
        return self.text is not None and seal_of(self.text) == self.seal


@dataclass(frozen=True)
class Seals:
    """Looks seals up; each look raises Gone where there is none."""

    context: Context

    @reading
    async def of_match(self, tx: Tx, match_id: MatchId, user_id: UserId) -> SealedDice:
        """Return that of a match. Raise NotYours where another player plays it alone and has not shown it."""
        now = self.context.now()
        page = await match_page(tx, match_id, None, now)
        if page.alone and not page.shared:
            page = await match_page(tx, match_id, user_id, now)
        return SealedDice(page.seal, page.seed, match_id=match_id)

    @reading
    async def of_house(
        self, tx: Tx, match_id: MatchId, user_id: UserId, play: int, shown: str
    ) -> SealedHouse:
        """Return what the house sealed for a play under a seal that was ``shown``. Raise NotYours or Gone."""
        page = await match_page(tx, match_id, user_id, self.context.now())
        match = await match_row(tx, match_id)
        sealed = await seal_at(tx, match_id, play)
        if sealed is None:
            raise Gone("duel-gone")
        found = await opened(tx, match, sealed)
        return SealedHouse(shown, found.text if found else None, page.revision > play)

    @reading
    async def of_gathering(self, tx: Tx, gathering_id: GatheringId) -> SealedDice:
        """Return that of a gathering."""
        row = (await gathering_page(tx, gathering_id)).row
        if row.seal is None:
            raise Gone("gathering-gone")
        return SealedDice(row.seal, row.seed if row.status == "over" else None, gathering_id=gathering_id)

    @reading
    async def of_contest(self, tx: Tx, contest_id: ContestId) -> SealedDice:
        """Return that of a contest."""
        row = await contest_row(tx, contest_id)
        return SealedDice(row.seal, row.seed if row.status == "closed" else None, contest_id=contest_id)

    @reading
    async def of_war(self, tx: Tx, war_id: WarId) -> SealedDice:
        """Return that of a war, which is fought as a gathering with the same dice."""
        row = await war_row(tx, war_id)
        if row.seal is None:
            raise Gone("war-gone")
        return SealedDice(row.seal, row.seed if row.status == "over" else None, gathering_id=row.gathering_id)
