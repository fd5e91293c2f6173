"""The fight of the day of a server: the same for everyone, once each, and told in full only at midnight."""

import asyncio
from collections.abc import Callable

import pytest

from bot.play.ground.times import DAY, HOUR, MINUTE
from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from rules.dice import Dice, derived
from tests.e2e.books import books_at
from tests.e2e.table import Clock, is_private, let_pass, nothing_waits, offers, presses, said
from tests.e2e.way.foretold import WAY, Foretold
from tests.e2e.way.way_table import GAME, SEED, LoneFight, kept
from tests.spoken import WORDS

ENTRIES = "SELECT count(*) FROM contest_entries"

Manner = Callable[[Foretold], str]

MANNERS: dict[str, Manner] = {
    "Aya": lambda fight: fight.sensible,
    "Ben": lambda fight: fight.curious,
    "Chiyo": lambda fight: fight.choices[-1],
}
"""How each of them fights."""


@pytest.fixture
def clock() -> Clock:
    """Return a clock on which it is noon, so that no test sees midnight before it wants to."""
    clock = Clock()
    clock.forward((12 * HOUR - clock() % DAY) % DAY)
    return clock


@pytest.fixture
async def day(local: LocalDiscord, bot: DuelBot, store: Store, clock: Clock, known: None) -> "Day":
    """Begin a day whose seed is known."""
    assert known is None
    return Day(local, bot, store, clock)


class Day:
    """A day of a server, whose fight is known before anyone begins it."""

    def __init__(self, local: LocalDiscord, bot: DuelBot, store: Store, clock: Clock) -> None:
        self.local, self.bot, self.store, self.clock = local, bot, store, clock

    async def panel(self, person: Person) -> Json:
        """Ask for the fight of the day."""
        answer = await person.slash(self.local.channel, "solo daily", game=GAME)
        assert answer.private, answer
        return answer.message

    async def begin(self, name: str) -> LoneFight:
        """Begin the fight of the day."""
        person = self.local.people[name]
        answer = await person.press(await self.panel(person), "Fight")
        dice = Dice(derived(SEED, "setup"))
        drawn = WAY.setup_of_day(dice, self.clock() // DAY, newcomer=True)
        foretold = Foretold.of(drawn, derived(SEED, "fight"))
        return LoneFight(person, self.local.channel, answer.message, foretold)

    async def fight(self, name: str) -> LoneFight:
        """Fight the fight of the day to its end, in their manner."""
        fight = await self.begin(name)
        while not fight.foretold.over:
            await fight.choose(MANNERS[name](fight.foretold))
        await nothing_waits(self.bot)
        return fight

    async def ends(self) -> None:
        """Move the clock to midnight."""
        await let_pass(12 * HOUR + MINUTE, self.bot, self.clock)
        await nothing_waits(self.bot)

    @property
    def public(self) -> list[Json]:
        """What everyone sees in the channel."""
        seen = self.local.people["Daigo"].messages(self.local.channel)
        return [message for message in seen if not is_private(message)]

    @property
    def board(self) -> str:
        """What the one board says."""
        [board] = self.public
        return texts(board)

    @property
    def everything(self) -> str:
        """All that anyone sees anywhere."""
        people = self.local.people.values()
        return str([person.messages(where) for person in people for where in (self.local.channel, person.dm)])


async def test_three_people_fight_it_and_stand_on_one_board_by_what_they_reached(
    day: Day, sqlite_url: str
) -> None:
    scores = dict[str, int]()
    assert day.public == []
    for name in MANNERS:
        fight = await day.fight(name)
        (scores[name],) = WAY.score(fight.foretold.state)
        ranking = sorted(scores, key=lambda each: -scores[each])
        lines = [line for line in day.board.splitlines() if line.startswith("**")]
        named = [next(each for each in MANNERS if each in line) for line in lines if "·" in line]
        assert [scores[each] for each in named] == [scores[each] for each in ranking]
        page = texts(await day.panel(fight.person))
        assert f"You are in place **{1 + sum(other > scores[name] for other in scores.values())}**" in page
    assert books_at(sqlite_url).count(ENTRIES) == len(MANNERS)
    assert SEED.hex() not in day.everything
    assert derived(SEED, "fight").hex() not in day.everything
    await day.ends()
    assert SEED.hex() in day.board
    assert offers(day.public[0], WORDS("contest-join-button")) is False
    assert all(name in day.board for name in MANNERS)


async def test_who_is_not_done_at_midnight_is_broken_off_and_nobody_begins_any_more(day: Day) -> None:
    await day.fight("Aya")
    late = await day.begin("Ben")
    await late.on(2)
    board = day.public[0]
    assert "It closes" in late.told
    await day.ends()
    assert "One player did not finish." in day.board
    stale = await late.person.press(late.message, "Details")
    assert not [press for press in presses(stale.message) if press.area == "hand"], "nothing is asked"
    chiyo = day.local.people["Chiyo"]
    refused = await chiyo.forge(board, next(p for p in presses(board) if p.area == "contest").custom_id)
    assert said(refused)
    assert await kept(day.store, late.match_id) == late.foretold.log


async def test_however_often_somebody_presses_they_have_one_entry(day: Day, sqlite_url: str) -> None:
    aya = day.local.people["Aya"]
    panels = [await day.panel(aya) for _ in range(3)]
    day.local.faults.deliver_twice()
    answers = await asyncio.gather(*(aya.press(panel, "Fight") for panel in panels))
    assert len({texts(answer.message) for answer in answers}) == 1
    again = await aya.press(await day.panel(aya), WORDS("contest-go-on-button"))
    assert texts(again.message) == texts(answers[0].message)
    assert books_at(sqlite_url).count(ENTRIES) == 1


async def test_a_fight_of_the_day_is_shown_to_nobody_before_the_day_is_over(day: Day) -> None:
    fight = await day.fight("Aya")
    share = next(press.custom_id for press in presses(fight.message) if press.action == "share")
    assert WORDS("refusal-contest-not-closed") in said(await fight.person.forge(fight.message, share))
    assert len(day.public) == 1
    await day.ends()
    assert WORDS("solo-share-done") in said(await fight.person.forge(fight.message, share))
    await nothing_waits(day.bot)
    assert len(day.public) == 2
