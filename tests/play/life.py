"""A person who has done everything possible, so that their id is stored wherever one can be."""

import json
from dataclasses import dataclass
from typing import Any

from bot.play.clocks.habits import Habits
from bot.play.delivery.stranding import LostChannel, Strandings
from bot.play.entry.queue import Queue
from bot.play.entry.substitutes import Substitutes
from bot.play.gatherings.cups import Cups, CupTerms
from bot.play.gatherings.kinds import CLASH, DUELS, KYOTO
from bot.play.gatherings.opening import Terms
from bot.play.gatherings.outlines import Outline
from bot.play.gatherings.reserves import Reserves
from bot.play.gatherings.rhythm import Rhythm
from bot.play.ground.times import DAY, HOUR
from bot.play.guild.organisers import Standing
from bot.play.match.courtesies import Courtesies
from bot.play.match.follows import Follows
from bot.play.me.leave import Leaves
from bot.play.moderation.moderation import Moderation
from bot.play.moderation.reports import Reports
from bot.play.noticeboards.noticeboards import Noticeboards
from bot.play.people.people import Sighting
from bot.play.people.voice import RESTS
from bot.play.privacy.export import Exports
from bot.play.solo.house_turns import HouseTurns
from bot.play.solo.practice import Practice
from bot.play.solo.puzzles import Puzzles, puzzle_of
from bot.play.standing.honor import Source
from bot.play.standing.marks import give_mark
from bot.play.standing.titles import crown
from tests.parcels import parcel
from tests.play.clan_hall import HERON, LOTUS, ClanHall
from tests.play.gathering_hall import GatheringHall
from tests.play.hall import CHANNEL, DAIGO, EMI, GUILD, Hall
from tests.play.pocketing import PocketHall

ME = 424_242_424_242_424_242
NAME = "Mikazuki Munechika"
BEN, CHIYO, GEN = 310_000_000_000_000_001, 310_000_000_000_000_002, 310_000_000_000_000_003
OTHER = "Quiet Reed"
REASON = "My horse is ill"
WORDS = "They keep calling me names"


@dataclass
class Life:
    """What the person is in the middle of."""

    hall: Hall
    fresh: str = ""
    """A duel in which no card was revealed yet."""
    begun: str = ""
    """A duel with one turn played, and hidden picks of theirs and their opponent's."""
    fought: str = ""
    """A duel that is over."""
    drafting: str = ""
    """A duel of Pocket Samurai in which both have settled a list of wishes."""
    brawl: str = ""
    clan: str = ""
    lobby: str = ""
    joined: str = ""
    """Another player's lobby."""
    gathering: str = ""
    """A gathering under way, with a duel of theirs."""
    hosted: str = ""
    """A gathering that has not begun."""

    async def live(self) -> "Life":
        """Do everything."""
        await self.hall.meet(BEN, CHIYO, DAIGO, EMI, GEN)
        await self.hall.people.see((Sighting(ME, NAME, "ja"),), guild_id=GUILD, guild_locale="en")
        for deeds in (self._settle, self._challenge, self._fight, self._gather, self._ally, self._organise):
            await deeds()
        return self

    async def _settle(self) -> None:
        hall, now = self.hall, self.hall.clock()
        await Habits(hall.context).set_zone(ME, "Asia/Tokyo")
        await Leaves(hall.context).take(ME, now + 80 * DAY, now + 81 * DAY)

    async def _challenge(self) -> None:
        hall = self.hall
        refused = await hall.challenge(BEN, ME)
        await hall.challenges.refuse(challenge_id=refused.id, user_id=ME, reason=REASON)
        hall.clock.forward(RESTS[0])
        await hall.challenge(ME, CHIYO)
        await hall.challenge(CHIYO, ME, wish="highborn")
        here = {"guild_id": GUILD, "channel_id": CHANNEL, "open_to_all": True}
        await Queue(hall.context).join(**here, user_id=ME, pace="week")
        self.lobby = (await hall.lobby(ME, CHIYO)).lobby.id
        self.joined = (await hall.lobby(BEN, ME)).lobby.id

    async def _solve(self) -> None:
        puzzles, day = Puzzles(self.hall.context), self.hall.clock() // DAY
        shares = {puzzle_of(day).options[0]: 100}
        await puzzles.answer(day, shares, user_id=ME, guild_id=GUILD, pictured=False)

    async def _practise(self) -> None:
        practice = Practice(self.hall.context)
        match_id = await practice.begin(
            guild_id=GUILD, channel_id=CHANNEL, user_id=ME, level="first-steps", wanted="bushido.duel"
        )
        await HouseTurns(self.hall.context).ready(await self.hall.reading.match(match_id, ME), ME)

    async def _hand_over(self) -> None:
        """Give up a seat, and be asked to take over another."""
        hall, substitutes = self.hall, Substitutes(self.hall.context)
        given_up, offered = await hall.duel(ME, DAIGO), await hall.duel(DAIGO, GEN)
        asked = {"match_id": given_up, "number": 1}
        await substitutes.ask(match_id=given_up, user_id=ME, seat=0, newcomer_id=EMI)
        await substitutes.agree(**asked, user_id=DAIGO)
        await substitutes.accept(**asked, user_id=EMI)
        await substitutes.ask(match_id=offered, user_id=DAIGO, seat=0, newcomer_id=ME)

    async def _fight(self) -> None:
        hall = self.hall
        self.fought = await hall.duel(ME, BEN)
        await hall.play_out(self.fought)
        self.begun = await hall.duel(BEN, ME)
        await hall.play(self.begun)
        await self._plan(self.begun)
        await Courtesies(hall.context).offer_draw(match_id=self.begun, user_id=ME)
        self.brawl = await hall.brawl(CHIYO, ME, EMI)
        late = await hall.duel(ME, DAIGO, pace="hours")
        hall.clock.forward(7 * HOUR)
        await hall.deadlines.sweep()
        await hall.matches.resign(match_id=late, user_id=DAIGO)
        await Follows(hall.context).press(match_id=await hall.duel(BEN, CHIYO), user_id=ME)
        self.fresh = await hall.duel(ME, EMI)
        lost = LostChannel(GUILD, CHANNEL, gone=True, owner_id=None, organisers_read=True)
        await Strandings(hall.context).tell(parcel("board", self.begun), lost)
        await self._draft()
        await self._practise()
        await self._solve()
        await self._hand_over()
        facts = {
            "id": "Rr0Rr0Rr0R",
            "guild_id": GUILD,
            "user_id": ME,
            "game": "bushido.duel/1",
            "state": "{}",
        }
        began = {"match_id": self.fought, "fought": 0, "began_at": hall.clock(), "ended_at": None}
        facts["status"] = "ongoing"  # no game of the house has campaigns yet, so it is inserted by hand
        await hall.store.transact(lambda tx: tx.run("campaign_add", **facts, **began, contest_id="contest"))
        await hall.store.transact(
            lambda tx: give_mark(tx, GUILD, ME, "peace", match_id=self.fought, at=hall.clock())
        )
        await self._compete()

    async def _compete(self) -> None:
        """Enter a contest; no game of the house has any yet, so it is inserted by hand."""
        hall = self.hall
        contest = {
            "id": "contest",
            "kind": "daily",
            "guild_id": GUILD,
            "channel_id": CHANNEL,
            "message_id": 9_009,
            "game": "way.fight/1",
            "day": hall.clock() // DAY,
            "answers": "{}",
            "easier": None,
            "seed": "5eed",
            "seal": "5ea1",
            "status": "open",
            "began_at": hall.clock(),
            "ends_at": hall.clock() + DAY,
            "ended_at": None,
        }
        entered = {"contest_id": "contest", "guild_id": GUILD, "entered_at": hall.clock()}
        await hall.store.transact(lambda tx: tx.run("contest_add", **contest))
        for user_id in (ME, CHIYO):
            part = {
                **entered,
                "user_id": user_id,
                "match_id": self.fought,
                "campaign_id": None,
                "newcomer": False,
            }
            await hall.store.transact(lambda tx, part=part: tx.run("contest_enter", **part))

    async def _draft(self) -> None:
        """Settle for both players a list of wishes too short to draft by."""
        pocket = PocketHall(self.hall)
        self.drafting = await pocket.begin("draft=quick", challenger_id=CHIYO, opponent_id=ME)
        for user_id in (ME, CHIYO):
            wish = (await pocket.wishes_of(self.drafting, user_id))[0]
            await pocket.settle(self.drafting, user_id, "wishes", wish)

    async def _plan(self, match_id: str) -> None:
        hand = (await self.hall.page(match_id, ME)).options
        await self.hall.matches.pick(
            match_id=match_id,
            revision=(await self.hall.match(match_id)).revision,
            user_id=ME,
            choice=hand[0],
            interaction_id=self.hall.click(),
            orders=hand[1:2],
        )

    async def _gather(self) -> None:
        hall = GatheringHall(self.hall)
        self.gathering = await hall.open(DUELS)
        await hall.enter(self.gathering, (ME, BEN, CHIYO, EMI))
        await hall.sign_up.begin(
            gathering_id=self.gathering, standing=Standing(GUILD, 100, frozenset(), manages=True)
        )
        await hall.pair_everyone(self.gathering)
        self.hosted = await hall.sign_up.open(
            guild_id=GUILD,
            channel_id=CHANNEL,
            host=Standing(GUILD, ME, frozenset(), manages=False),
            terms=Terms(kind=CLASH, pace="day"),
            wish="swift",
        )
        await hall.enter(self.hosted, (BEN,))
        cup = await hall.begun(KYOTO)
        [bout, *_] = await hall.open_bouts(cup)
        [[leaver, _], *_] = await hall.fighting(cup)
        await Reserves(self.hall.context).ask(
            match_id=bout.match_id,
            standing=Standing(GUILD, ME, frozenset(), manages=True),
            leaver_id=leaver,
            newcomer_id=GEN,
            reason=REASON,
        )
        weekly = CupTerms(Outline("bushido.duel"), "Cup", Rhythm(4, 20 * 60, "Europe/Berlin", 2), 2)
        boss = Standing(GUILD, ME, frozenset(), manages=True)
        await Cups(self.hall.context).add(channel_id=CHANNEL, host=boss, terms=weekly, barred=None)

    async def _ally(self) -> None:
        clans = ClanHall(self.hall)
        await clans.found(EMI, name=OTHER)
        await clans.invite(EMI, ME)
        self.clan = await clans.found(ME, CHIYO, name=LOTUS)
        await clans.promote(ME, CHIYO)
        await clans.invite(ME, GEN)
        foe = await clans.found(BEN, DAIGO, name=HERON)
        proposed = await clans.propose(ME, foe)
        await clans.wars.agree(war_id=proposed.id, user_id=BEN)
        await clans.line_up(proposed.id, ME, ME, CHIYO)
        await clans.wars.withdraw(war_id=proposed.id, user_id=BEN)
        answered = await clans.propose(BEN, self.clan)
        await clans.wars.agree(war_id=answered.id, user_id=ME)
        await clans.line_up(answered.id, ME, ME, CHIYO)

    async def _organise(self) -> None:
        hall, manager = self.hall, Standing(GUILD, ME, frozenset(), manages=True)
        await hall.people.block(ME, EMI)
        await hall.people.block(DAIGO, ME)
        await hall.book.change(GUILD, manager, "pace", ("week",))
        moderation, reports = Moderation(hall.context), Reports(hall.context)
        await moderation.mute(GUILD, manager, GEN, "month", "Shouting")
        other = Standing(GUILD, BEN, frozenset(), manages=True)
        await moderation.mute(GUILD, other, ME, "week", "Too many challenges")
        for reporter_id, user_id, words in ((ME, GEN, WORDS), (GEN, ME, "They never answer")):
            await reports.report(
                guild_id=GUILD, reporter_id=reporter_id, words=words, user_id=user_id, match_id=None
            )
        await hall.seasons.close(guild_id=GUILD, channel_id=CHANNEL, standing=manager, nth=1)
        await Noticeboards(hall.context).put_up(GUILD, CHANNEL, manager)
        source = Source("gathering", "gone-by")
        await hall.store.transact(
            lambda tx: crown(tx, guild_id=GUILD, user_id=ME, source=source, at=hall.clock())
        )


async def exported(hall: Hall, user_id: int = ME) -> dict[str, list[dict[str, Any]]]:
    """Return the tables of an export."""
    return json.loads(await Exports(hall.context).of(user_id))["tables"]


def only(found: list[dict[str, Any]], **facts: object) -> dict[str, Any]:
    """Return the one row with these facts."""
    [row] = [row for row in found if facts.items() <= row.items()]
    return row
