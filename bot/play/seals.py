"""The seals of dice: what anyone needs to check that no roll was changed."""

from dataclasses import dataclass

from bot.play.clans.war_pages import war_row
from bot.play.gatherings.mixing import mix_of_sign_ups
from bot.play.gatherings.reading import gathering_page
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading
from bot.play.ground.refusals import Gone
from bot.play.ground.repertoire import side_by_side
from bot.play.match.house import opened, seal_at, seal_of
from bot.play.match.mix import ACCEPTED, mix_of, written
from bot.play.match.reading import match_page
from bot.play.match.taken import match_row
from bot.play.solo.contest_pages import contest_row
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import ChallengeId, ContestId, GatheringId, LobbyId, MatchId, QueuedId, UserId, WarId
from bot.store.moment import Moment
from bot.store.queue_rows import Queued
from rules.games import game


@dataclass(frozen=True)
class SealedDice:
    """The seal of a match, gathering or the like."""

    seal: str
    seed: str | None
    """Shown only once it is over."""
    mix: str | None = None
    """What people's clicks added; None if the dice follow from the seed alone."""
    match_id: MatchId | None = None
    """The match that a replay checks."""
    gathering_id: GatheringId | None = None
    """The gathering that a replay checks; a war has none before it begins."""
    contest_id: ContestId | None = None
    """The contest whose seed its matches' seeds are derived from."""


@dataclass(frozen=True)
class SealedHouse:
    """What the house sealed for a play."""

    turn: int
    seal: str
    """As shown to the players."""
    text: str | None
    """The choices and a nonce; None while they are secret."""
    played: bool

    @property
    def agrees(self) -> bool:
        """Whether the text matches the seal that was shown."""
        return self.text is not None and seal_of(self.text) == self.seal


@dataclass(frozen=True)
class Seals:
    """Looks up seals; each method raises Gone if there is none."""

    context: Context

    @reading
    async def of_match(self, tx: Tx, match_id: MatchId, user_id: UserId) -> SealedDice:
        """Return a match's seal. Raise NotYours if another player plays it alone and has not shared it."""
        return await _of_match(tx, match_id, user_id, self.context.now())

    @reading
    async def of_challenge(self, tx: Tx, challenge_id: ChallengeId, user_id: UserId) -> SealedDice:
        """Return the seal of a challenge, or of the match or contest it led to."""
        row = await tx.one("challenge_by_id", rows.ChallengeRow, id=challenge_id)
        # Players side by side have no shared match, but a contest with the challenge's id.
        if row and row.status == "accepted" and row.match_id is None:
            return await _of_contest(tx, ContestId(row.id))
        return await self._of_opened(tx, row, user_id)

    @reading
    async def of_lobby(self, tx: Tx, lobby_id: LobbyId, user_id: UserId) -> SealedDice:
        """Return the seal of a lobby, or of its match."""
        return await self._of_opened(tx, await tx.one("lobby_by_id", rows.Lobby, id=lobby_id), user_id)

    @reading
    async def of_queued(self, tx: Tx, queued_id: QueuedId, user_id: UserId) -> SealedDice:
        """Return the seal of the match a person waits for; once it begins, its board shows it."""
        row = await tx.one("queued_by_id", Queued, id=queued_id)
        if row is None or row.user_id != user_id or row.status != "waiting":
            raise Gone("queue-gone")
        return SealedDice(row.seal, None, "")

    async def _of_opened(
        self, tx: Tx, row: rows.ChallengeRow | rows.Lobby | None, user_id: UserId
    ) -> SealedDice:
        if row is None or row.seal is None:
            raise Gone("duel-gone")
        if row.match_id is None:
            # Nothing is mixed in yet; side by side, nothing ever is.
            return SealedDice(row.seal, None, None if side_by_side(game(row.game)) else "")
        return await _of_match(tx, row.match_id, user_id, self.context.now())

    @reading
    async def of_house(
        self, tx: Tx, match_id: MatchId, user_id: UserId, play: int, shown: str
    ) -> list[SealedHouse]:
        """Return what the house sealed for a play, whose seal was ``shown``, and for the play before.

        Raise NotYours if another player plays it alone, or Gone.
        """
        match = await match_row(tx, match_id)
        if match.alone:
            # Only for its refusal.
            await match_page(tx, match_id, user_id, self.context.now())
        checked: list[SealedHouse] = []
        for each in (play, play - 1):
            if sealed := await seal_at(tx, match_id, each):
                found = await opened(tx, match, sealed)
                # Compare with what people saw, not with what the table says now.
                seal = shown if each == play else sealed.seal
                checked.append(
                    SealedHouse(each + 1, seal, found.text if found else None, match.revision > each)
                )
        if not checked:
            raise Gone("duel-gone")
        return checked

    @reading
    async def of_gathering(self, tx: Tx, gathering_id: GatheringId) -> SealedDice:
        """Return a gathering's seal."""
        return await _of_gathering(tx, gathering_id)

    @reading
    async def of_contest(self, tx: Tx, contest_id: ContestId) -> SealedDice:
        """Return a contest's seal."""
        return await _of_contest(tx, contest_id)

    @reading
    async def of_war(self, tx: Tx, war_id: WarId) -> SealedDice:
        """Return a war's seal; the war is fought as a gathering with the same dice."""
        row = await war_row(tx, war_id)
        if row.seal is None:
            raise Gone("war-gone")
        return (
            await _of_gathering(tx, row.gathering_id) if row.gathering_id else SealedDice(row.seal, None, "")
        )


async def _of_match(tx: Tx, match_id: MatchId, user_id: UserId, now: Moment) -> SealedDice:
    page = await match_page(tx, match_id, None, now)
    if page.alone and not page.shared:
        page = await match_page(tx, match_id, user_id, now)
    mix: str | None = None
    if (await match_row(tx, match_id)).mixed:
        clicked = mix_of(await tx.all("seats_of", rows.Seat, match_id=match_id))
        # Who has made a first choice stays hidden until the end.
        mix = written(tuple(each for each in clicked if page.seed or each.play == ACCEPTED))
    return SealedDice(page.seal, page.seed, mix, match_id=match_id)


async def _of_gathering(tx: Tx, gathering_id: GatheringId) -> SealedDice:
    page = await gathering_page(tx, gathering_id)
    row = page.row
    if row.seal is None:
        raise Gone("gathering-gone")
    # Players may still withdraw, so nothing is mixed in before it begins.
    mix = written(mix_of_sign_ups(page.entrants)) if row.mixed else "" if row.state is None else None
    seed = row.seed if row.status == "over" else None
    return SealedDice(row.seal, seed, mix, gathering_id=gathering_id)


async def _of_contest(tx: Tx, contest_id: ContestId) -> SealedDice:
    row = await contest_row(tx, contest_id)
    return SealedDice(row.seal, row.seed if row.status == "closed" else None, contest_id=contest_id)
