"""The house in a tournament of five, over real sockets: said before anybody joins, fought to its end."""

import pytest

from bot.play.match.reading import MatchPage
from bot.replay_gathering import check_gathering
from bot.sandbox.actors.puppets import choices_of
from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.store.ids import GatheringId, MatchId
from bot.wire.client import DuelBot
from tests.e2e.gathering_table import LIVING, quiet_by
from tests.e2e.table import Clock, is_private, said
from tests.e2e.test_house_table import at_rest
from tests.e2e.tournament_table import TournamentTable, called
from tests.spoken import WORDS


class Cup:
    """A tournament of five with the house in it."""

    def __init__(self, bot: DuelBot, clock: Clock, table: TournamentTable) -> None:
        self.bot, self.clock, self.table = bot, clock, table
        found = LIVING.search(table.shown)
        assert found
        self.gathering_id = GatheringId(found[1])

    async def open_duels(self) -> list[MatchPage]:
        """Return the duels that go on."""
        page = await self.bot.play.gatherings.page(self.gathering_id)
        open_bouts = [row.match_id for row in page.bouts if row.status == "open"]
        return [await self.bot.play.reading.match(MatchId(each), None) for each in open_bouts]

    def person(self, user_id: int) -> Person:
        """Return who has an id."""
        return next(each for each in self.table.people if each.id == user_id)

    async def fight(self, duel: MatchPage) -> None:
        """Have the second of two people give up, and who meets the house play by hand to the end."""
        *_, last = (self.person(each.user_id) for each in duel.people)
        if duel.house is None:
            await self.table.resign(last)
            return
        while (await self.bot.play.reading.match(duel.match_id, None)).outcome is None:
            await at_rest(self.bot, self.clock)
            hand = (await last.slash(self.table.local.channel, "hand")).message or {}
            assert is_private(hand)
            assert not (await last.choose(hand, choices_of(hand)[0])).failed
            await at_rest(self.bot, self.clock)

    async def to_the_end(self) -> None:
        """Fight every round."""
        while duels := await self.open_duels():
            for duel in duels:
                await self.fight(duel)
            await self.table.quiet()


@pytest.fixture
async def cup(local: LocalDiscord, bot: DuelBot, clock: Clock, store: Store) -> Cup:
    """Sign five people up for a tournament in which the house fills up."""
    return Cup(bot, clock, await called(local, quiet_by(bot, clock, store), 5, extras=["house"]))


async def test_a_tournament_of_five_is_fought_to_its_end_with_the_house_in_it(cup: Cup, store: Store) -> None:
    table = cup.table
    assert WORDS("tournament-house", level=WORDS("level-student")) in table.shown
    assert said(await table.aya.press(table.message, "Begin")) == WORDS("gathering-begun")
    await table.quiet()
    listed = said(await table.aya.press(table.message, WORDS("tournament-people")))
    assert WORDS("house-name", nth=0) in listed
    await cup.to_the_end()
    assert WORDS("house-name", nth=0) in texts(await table.bracket())
    assert await check_gathering(store, cup.gathering_id) == []
    page = await cup.bot.play.gatherings.page(cup.gathering_id)
    assert page.outcome
    assert page.row.status == "over"
    assert all("<@0>" not in texts(message) for message in table.public)
