"""The house in the empty seats of a lobby, over real sockets: said before, sealed first, to the end."""

import asyncio

import pytest
from structlog.typing import EventDict

from bot.play.ground.times import MINUTE
from bot.play.match.reading import MatchPage
from bot.play.messages.parcels import READY_PAUSE
from bot.play.solo.house_turns import HouseTurns
from bot.replay import check_match
from bot.sandbox.actors.alone import choose_by_hand, sensible
from bot.sandbox.actors.puppets import choices_of, filled_for, openings
from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.store.ids import MatchId
from bot.wire.client import DuelBot
from rules.dice import Dice
from tests.e2e.brawl_table import menus
from tests.e2e.table import BOARD, LONG_PATIENCE, PATIENCE, Clock, nothing_waits, presses, said
from tests.play.dump import dump
from tests.spoken import WORDS, core

GAMES = ("bushido.brawl", "kendo.duel")


async def at_rest(bot: DuelBot, clock: Clock) -> None:
    """Wait until nobody waits for the house and all is sent."""
    async with asyncio.timeout(LONG_PATIENCE):
        while await bot.play.house_turns.asked():  # noqa: ASYNC110  only the database knows
            await asyncio.sleep(0.01)
    clock.forward(READY_PAUSE)
    bot.outbox.wake()
    await nothing_waits(bot)


class Seated:
    """Two people at a table with the house."""

    def __init__(self, bot: DuelBot, store: Store, local: LocalDiscord, clock: Clock) -> None:
        self.bot, self.store, self.local, self.clock = bot, store, local, clock
        self.people = local.people["Aya"], local.people["Ben"]
        self.dice = Dice(b"seated")
        self.match_id = MatchId("")

    async def open(self, game: str, level: str = "first-steps", seats: int = 3) -> Json:
        """Open a lobby with the house, join it, and return its message."""
        aya, ben = self.people
        posted = await aya.slash(self.local.channel, "brawl", game=game, house=level, seats=seats)
        answer = await ben.press(posted.message, "Join")
        if said(answer) != WORDS("lobby-joined") and menus(answer.message or {}):
            await ben.choose(answer.message, "swift")
        return posted.message or {}

    async def begin(self, game: str, level: str = "first-steps") -> Json:
        """Begin by the host's word; return the lobby's message as it was before."""
        lobby = await self.open(game, level)
        assert said(await self.people[0].press(lobby, "Start")) == WORDS("lobby-started")
        await self.local.until(lambda: bool(self.boards), PATIENCE)
        found = BOARD.search(texts(self.boards[0]))
        assert found
        self.match_id = MatchId(found[1])
        await at_rest(self.bot, self.clock)
        return lobby

    @property
    def boards(self) -> list[Json]:
        """The first board, once it is posted."""
        seen = self.local.seen_by(self.people[0], self.local.channel)
        return [message for message in seen if BOARD.search(texts(message))]

    async def page(self, person: Person | None = None) -> MatchPage:
        """Return the match as a person may know it."""
        return await self.bot.play.reading.match(self.match_id, person.id if person else None)

    async def play(self) -> None:
        """Choose for the player who is asked, from the hand that the command shows."""
        for person in self.people:
            page = await self.page(person)
            if page.options and not page.pick and not page.outcome:
                await self._choose(person, page)
            await at_rest(self.bot, self.clock)

    async def _choose(self, person: Person, page: MatchPage) -> None:
        hand = (await person.slash(self.local.channel, "hand")).message or {}
        assert page.house
        assert (page.house.seal is None) or page.house.seal[:8] in texts(hand)
        choice = await sensible(self.store, page, self.dice)
        ways = [way for way in openings(hand) if way.parts[0] == "form"]
        if choice in choices_of(hand) or not ways:
            answer = await choose_by_hand(person, hand, page, choice, self.dice)
        else:
            form = (await person.press(hand, ways[0].custom_id)).form
            assert form
            answer = await person.submit(form, filled_for(form, page, page.options, self.dice))
        assert not answer.failed


@pytest.fixture
def seated(bot: DuelBot, store: Store, local: LocalDiscord, clock: Clock) -> Seated:
    return Seated(bot, store, local, clock)


async def test_a_lobby_says_before_anybody_joins_that_it_is_unrated(seated: Seated) -> None:
    aya, _ = seated.people
    posted = await aya.slash(seated.local.channel, "brawl", house="student", seats=4)
    assert WORDS("lobby-house", places=4, level=WORDS("level-student")) in texts(posted.message or {})


@pytest.mark.parametrize("game", GAMES)
async def test_each_game_is_played_to_its_end_with_the_house(
    bot: DuelBot, store: Store, seated: Seated, game: str
) -> None:
    await seated.begin(game)
    assert WORDS("house-table", level=WORDS("level-first-steps")) in texts(seated.boards[0])
    while (await seated.page()).outcome is None:
        await seated.play()
    assert await check_match(store, seated.match_id) == []
    for person in seated.people:
        assert (await bot.play.ledger.page(seated.local.guild.id, person.id, 0)).own == 0
    told = texts(seated.local.seen_by(seated.local.people["Daigo"])[-1])
    assert core("outcome-unrated") in told


async def test_what_was_sealed_can_be_checked_by_anybody_once_it_is_played(seated: Seated) -> None:
    await seated.begin("bushido.brawl")
    onlooker = seated.local.people["Daigo"]
    [check] = [press.custom_id for press in presses(seated.boards[0]) if press.parts[0].startswith("house")]
    assert core("house-check-later") in said(await onlooker.press(seated.boards[0], check))
    while (await seated.page()).revision == 0:
        await seated.play()
    assert core("house-check-agrees") in said(await onlooker.press(seated.boards[0], check))


async def test_a_fault_of_the_house_is_settled_by_its_next_choice(
    seated: Seated, clock: Clock, sqlite_url: str, log: list[EventDict], monkeypatch: pytest.MonkeyPatch
) -> None:
    move, faults = HouseTurns.move, [RuntimeError("out of tea")]

    async def stumbling(turns: HouseTurns, match_id: MatchId) -> None:
        if faults:
            raise faults.pop()
        await move(turns, match_id)

    monkeypatch.setattr(HouseTurns, "move", stumbling)
    await seated.begin("bushido.brawl")
    [noted] = (await dump(sqlite_url))["stumbles"]
    assert (noted["kind"], noted["subject"]) == ("house", seated.match_id)
    clock.forward(MINUTE)
    seated.bot.house_table.wake()
    async with asyncio.timeout(LONG_PATIENCE):
        # What is settled is logged after it has left the database.
        while len(told := [entry["event"] for entry in log if entry.get("kind") == "house"]) < 2:  # noqa: ASYNC110  a log rings no bell
            await asyncio.sleep(0.01)
    assert told == ["deadline stumbled, put off", "deadline settled after all"]
    assert (await dump(sqlite_url))["stumbles"] == []
    log.clear()
