"""A gathering as its players meet it on the local Discord: what they see, and what they do."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.face.press import Press
from bot.play.messages.parcels import READY_PAUSE
from bot.sandbox.actors.puppets import choices_of, prompt_press, prompts
from bot.sandbox.components import texts
from bot.sandbox.ground.names import NAMES
from bot.sandbox.people.person import Answered, Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.clan_rows import Subject
from bot.store.engine import Store
from bot.store.share import WHOLE
from bot.wire.client import DuelBot
from rules.dice import Dice
from tests.e2e.brawl_table import menus
from tests.e2e.table import BOARD, Clock, is_private, nothing_waits, offers, presses, said
from tests.spoken import WORDS

LIVING = re.compile(r"^-# 🏯 (\w+)", re.MULTILINE)
FIGHTER = re.compile(r"^(?:✖️ )?(<@\d+>) · ")
FIGHT = re.compile(r"^## ⚔️ (<@\d+>) against (<@\d+>)$", re.MULTILINE)


@dataclass(frozen=True)
class GatheringTable:
    """The players, and the channel in which everyone watches."""

    local: LocalDiscord
    people: tuple[Person, ...]
    quiet: Callable[[], Awaitable[None]]
    """Waits until everything that follows has happened and has been sent."""

    # ------------------------------------------------------------ what they see

    @property
    def public(self) -> list[Json]:
        """What everyone sees in channels and threads, oldest first."""
        seen = self.local.seen_by(self.people[0], self.local.channel)
        return [message for message in seen if not is_private(message)]

    @property
    def message(self) -> Json:
        """The one living message."""
        [message] = [message for message in self.public if LIVING.search(texts(message))]
        return message

    @property
    def shown(self) -> str:
        """What the living message says."""
        return texts(self.message)

    @property
    def calls(self) -> list[Json]:
        """Every call to a player that still has its controls; there is at most one."""
        found = [message for message in self.public if call_press(message)]
        assert len(found) < 2, [texts(message) for message in found]
        return found

    @property
    def call(self) -> Json:
        """The one open call."""
        [call] = self.calls
        return call

    @property
    def called(self) -> Person:
        """The player who is called; nobody else was notified."""
        [name] = self.local.pinged(self.call)
        return self.local.people[name]

    @property
    def fights(self) -> list[tuple[Json, Person, Person]]:
        """The boards of the duels under way, each with its two players."""
        newest = {press.id: told for told in self.public for press in presses(told) if press.area == "dice"}
        on = {match_id for match_id, told in newest.items() if offers(told, "Hand")}
        boards = [
            message for message in self.public if (shown := BOARD.search(texts(message))) and shown[1] in on
        ]
        found = [(board, FIGHT.search(texts(board))) for board in boards]
        return [(board, self.named(fight[1]), self.named(fight[2])) for board, fight in found if fight]

    def named(self, mention: str) -> Person:
        """Return the person whom a mention names."""
        return next(person for person in self.people if person.mention == mention)

    def clan(self, number: int) -> list[Person]:
        """Return the members of the first or the second clan of a clash."""
        lines = self.shown.splitlines()
        first, size = lines.index(("**The East**", "**The West**")[number]) + 1, len(self.people) // 2
        return [self.named(FIGHTER.match(line)[1]) for line in lines[first : first + size]]

    def line(self, person: Person) -> str:
        """Return the line that says how a player stands."""
        found = ((FIGHTER.match(line), line) for line in self.shown.splitlines())
        return next(line for match, line in found if match and match[1] == person.mention)

    # ------------------------------------------------------------ what they do

    async def challenge(self, target: Person | None = None) -> Person:
        """Challenge a player for the one who is called, by the list on the call; return the challenged."""
        [(_, options)] = menus(self.call)
        wanted = options[0] if target is None else str(target.id)
        challenged = next(person for person in self.people if str(person.id) == wanted)
        assert said(await self.called.choose(self.call, wanted)) == WORDS(
            "summons-challenged", opponent=challenged.mention
        )
        await self.quiet()
        return challenged

    async def accept(self) -> None:
        """Accept as the challenged, by button."""
        assert WORDS("summons-accepted") in said(await self.called.press(self.call, "Accept"))
        await self.quiet()

    async def refuse(self) -> str:
        """Refuse as the challenged, by button; return the question before it."""
        person = self.called
        asked = await person.press(self.call, "Refuse")
        paid = await person.press(asked.message, WORDS("summons-refuse-yes"))
        assert texts(paid.message) == WORDS("summons-refused", cost="2")
        await self.quiet()
        return said(asked)

    async def pair_everyone(self) -> None:
        """Challenge the first possible player for everyone, and accept for everyone."""
        while self.calls:
            await self.challenge()
            await self.accept()

    async def resign(self, person: Person) -> None:
        """Resign a player's duel."""
        [board] = [board for board, *pair in self.fights if person in pair]
        asked = await person.press(board, "Resign")
        await person.press(asked.message, WORDS("resign-yes"))
        await self.quiet()

    async def resign_one_each(self) -> None:
        """Resign one side of every duel under way."""
        for _, _, loser in self.fights:
            await self.resign(loser)

    async def fight_out(self, board: Json, dice: Dice) -> None:
        """Play any card for both players of a duel, turn by turn, until it is over."""
        match_id = match_of(board)
        while pairs := [pair for on, *pair in self.fights if on["id"] == board["id"]]:
            for person in dice.shuffle(pairs[0], "order"):
                [asked] = [message for message in prompts(person) if _asks_in(message, match_id)]
                answer = await person.choose(asked, dice.pick(choices_of(asked), "card"))
                assert not answer.failed
            await self.quiet()


def _asks_in(message: Json, match_id: str) -> bool:
    press = prompt_press(message)
    return press is not None and press.id == match_id


def match_of(board: Json) -> str:
    """Return the id of the duel on a board."""
    found = BOARD.search(texts(board))
    assert found
    return found[1]


def call_press(message: Json) -> Press | None:
    """Return the control by which a message calls a player, if it does."""
    return next((press for press in presses(message) if press.area == "summons"), None)


async def join(person: Person, message: Json, fighter: str = "swift") -> Answered:
    """Take a place by the button on the message."""
    question = await person.press(message, "Join")
    answer = await person.choose(question.message, fighter)
    assert WORDS("gathering-joined") in texts(answer.message)
    return answer


async def gathered(
    local: LocalDiscord, quiet: Callable[[], Awaitable[None]], kind: str, count: int, **options: bool | str
) -> GatheringTable:
    """Open a gathering as Aya, and enter this many people including her, by button and by command."""
    for name in NAMES[len(local.people) : count]:
        local.add_person(name)
    people = tuple(local.people[name] for name in NAMES[:count])
    table = GatheringTable(local, people, quiet)
    posted = await people[0].slash(local.channel, "gathering create", kind=kind, fighter="swift", **options)
    assert not posted.private, texts(posted.message)
    for number, person in enumerate(people[1:]):
        if number % 2:
            assert WORDS("gathering-joined") in said(
                await person.slash(local.channel, "gathering join", fighter="random")
            )
        else:
            await join(person, posted.message)
    await quiet()
    return table


async def begun(
    local: LocalDiscord, quiet: Callable[[], Awaitable[None]], kind: str, count: int, **options: bool | str
) -> GatheringTable:
    """Begin a gathering of this many people."""
    table = await gathered(local, quiet, kind, count, **options)
    assert said(await table.people[0].press(table.message, "Begin")) == WORDS("gathering-begun")
    await quiet()
    return table


def quiet_by(bot: DuelBot, clock: Clock, store: Store) -> Callable[[], Awaitable[None]]:
    """Return a function that waits until gatherings know of every end, and everything is sent."""

    async def unheard() -> bool:
        asked = {"now": clock(), "most": 9, **WHOLE.span}
        due = await store.read(lambda tx: tx.all("due_gatherings", Subject, **asked))
        return bool(due)

    async def wait() -> None:
        clock.forward(READY_PAUSE)
        bot.sweep_now()
        while await unheard():  # noqa: ASYNC110  only the database knows
            await asyncio.sleep(0.01)
        bot.outbox.wake()
        await nothing_waits(bot)

    return wait
