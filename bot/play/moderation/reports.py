"""Reports: messages to a server's organisers, which only they read."""

from dataclasses import dataclass

from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Gone, Refusal
from bot.play.guild.guild_settings import settings_of
from bot.play.guild.organisers import Standing, check_organiser
from bot.play.messages.parcels import REPORT
from bot.play.moderation.log import note, settle_words
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import GuildId, MatchId, ReportId, UserId
from bot.store.moderation_rows import Report

WORDS_LENGTH = 500
MOST_OPEN = 3
"""Most open reports of one person."""

LISTED = 8
"""Most reports shown at a time; more appear as these are settled."""


@dataclass(frozen=True)
class Reports:
    """Files, lists and settles reports."""

    context: Context

    @transaction
    async def report(
        self,
        tx: Tx,
        *,
        guild_id: GuildId,
        reporter_id: UserId,
        words: str,
        user_id: UserId | None,
        match_id: MatchId | None,
    ) -> bool:
        """Report something to the organisers; return whether it is posted in their channel.

        Raise Refusal for oneself or for too many at a time, Gone for a match that does not exist here.
        """
        told = settle_words(words, WORDS_LENGTH)
        if user_id == reporter_id:
            raise Refusal("report-self")
        await _check_about(tx, guild_id, match_id)
        # Otherwise two at once would both find room for one more.
        await tx.run("person_hold", user_id=reporter_id)
        waiting = await tx.one("reports_open_by", rows.Amount, guild_id=guild_id, reporter_id=reporter_id)
        if waiting and waiting.amount >= MOST_OPEN:
            raise Refusal("report-enough")
        report_id = ReportId(self.context.chance.new_id())
        channel_id = (await settings_of(tx, guild_id)).report_channel_id
        await tx.run(
            "report_add",
            id=report_id,
            guild_id=guild_id,
            reporter_id=reporter_id,
            user_id=user_id,
            match_id=match_id,
            words=told,
            channel_id=channel_id,
            at=self.context.now(),
        )
        if channel_id is not None:
            await REPORT.post(tx, report_id, self.context.now())
        return channel_id is not None

    @transaction
    async def settle(
        self, tx: Tx, guild_id: GuildId, standing: Standing, report_id: ReportId, reason: str
    ) -> None:
        """Close a report and log the outcome. Raise NotYours, Refusal, or Gone if it is closed."""
        why = settle_words(reason)
        await check_organiser(tx, guild_id, standing)
        report = await tx.one("report_settle", Report, id=report_id, guild_id=guild_id)
        if report is None:
            raise Gone("report-settled")
        await note(
            self.context,
            tx,
            "settled",
            guild_id,
            standing.user_id,
            reason=why,
            user_id=report.user_id,
            match_id=report.match_id,
        )
        if report.channel_id is not None:
            await REPORT.post(tx, report_id, self.context.now())

    async def check_may_settle(self, guild_id: GuildId, standing: Standing) -> None:
        """Raise NotYours unless a person is an organiser."""
        await self.context.store.read(lambda tx: check_organiser(tx, guild_id, standing))

    @reading
    async def open_in(self, tx: Tx, guild_id: GuildId, standing: Standing) -> list[Report]:
        """Return a server's open reports, oldest first. Raise NotYours."""
        await check_organiser(tx, guild_id, standing)
        return await tx.all("reports_open_in", Report, guild_id=guild_id, most=LISTED)


async def _check_about(tx: Tx, guild_id: GuildId, match_id: MatchId | None) -> None:
    if match_id is None:
        return
    match = await tx.one("match_by_id", rows.Match, id=match_id)
    if match is None or match.guild_id != guild_id:
        raise Gone("duel-gone")
