"""A brawl as its players meet it on the local Discord: what they see, and what they do."""

import re
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.sandbox.actors.puppets import choices_of, prompt_press
from bot.sandbox.components import STRING_SELECT, texts, walk
from bot.sandbox.people.person import Answered, OpenForm, Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from rules.dice import Dice
from tests.e2e.table import BOARD, PATIENCE, all_told, is_private, said
from tests.spoken import WORDS, core, pattern

REVEAL = pattern("brawl-reveal-title", turn=r"(\d+)")
PLACED = re.compile(r"^\d\. .* against \d$", re.MULTILINE)
CHOOSING = re.compile(r"(<@\d+>) 💭")


@dataclass(frozen=True)
class BrawlTable:
    """The players, in the order of their seats, and the channel in which everyone watches."""

    local: LocalDiscord
    people: tuple[Person, ...]
    quiet: Callable[[], Awaitable[None]]
    """Waits until everything due has been sent."""

    # ------------------------------------------------------------ what they see

    @property
    def public(self) -> list[Json]:
        """What everyone sees in the channel and its threads, oldest first."""
        seen = self.local.seen_by(self.people[0], self.local.channel)
        return [message for message in seen if not is_private(message)]

    @property
    def board(self) -> Json:
        """The one board that the brawl began with."""
        [board] = [message for message in self.public if BOARD.search(texts(message))]
        return board

    @property
    def newest(self) -> Json:
        """The newest board: the last reveal, or the first board before there is one."""
        return [self.board, *self.reveals][-1]

    @property
    def match_id(self) -> str:
        """The id of the brawl, as its board says."""
        found = BOARD.search(texts(self.board))
        assert found
        return found[1]

    @property
    def reveals(self) -> list[Json]:
        """Every message that reports a turn, oldest first."""
        return [message for message in self.public if REVEAL.search(texts(message))]

    @property
    def turns_fought(self) -> list[int]:
        """The turns whose cards were revealed, one for each message that reports it."""
        told = [all_told(message) for message in self.reveals]
        return [int(REVEAL.findall(text)[0]) for text in told if PLACED.search(text)]

    @property
    def over(self) -> bool:
        """Whether the newest board reports the end."""
        told = texts(self.newest)
        return core("outcome-honor") in told or core("outcome-unrated") in told

    @property
    def choosing(self) -> list[Person]:
        """The players who have yet to choose, by the newest board."""
        mentions = CHOOSING.findall(texts(self.newest))
        return [person for person in self.people if person.mention in mentions]

    def letters(self, person: Person) -> list[Json]:
        """Return every lasting message in a player's DMs, oldest first."""
        return [message for message in person.messages(person.dm) if not is_private(message)]

    def prompts(self, person: Person) -> list[Json]:
        """Return every DM to a player that still asks for a choice."""
        return [message for message in self.letters(person) if prompt_press(message)]

    async def asked(self, person: Person) -> Json:
        """Return what asks a player for a choice: their one prompt, or the hand behind the button."""
        await self.quiet()
        if person.takes_dms:
            [prompt] = self.prompts(person)
            return prompt
        return await self.hand(person)

    async def hand(self, person: Person) -> Json:
        """Open a player's hand by the button on the newest board."""
        answer = await person.press(self.newest, "Hand")
        assert answer.private, texts(answer.message)
        return answer.message

    # ------------------------------------------------------------ what they do

    async def form(self, person: Person, asked: Json | None = None) -> OpenForm:
        """Open the form for card and target."""
        answer = await person.press(asked or await self.asked(person), WORDS("brawl-choose"))
        assert answer.form, answer
        return answer.form

    async def place(self, person: Person, card: str, target: Person) -> Answered:
        """Place a card before another player."""
        form = await self.form(person)
        return await person.submit(form, {"card": card, "target": str(self.people.index(target))})

    async def choose_any(self, person: Person, dice: Dice) -> None:
        """Make any choice that a player is asked for."""
        asked = await self.asked(person)
        press = prompt_press(asked)
        assert press, texts(asked)
        if press.parts[0] == "form":
            form = await self.form(person, asked)
            answer = await person.submit(
                form, {name: dice.pick(found, name) for name, found in menus(form.spec)}
            )
        else:
            answer = await person.choose(asked, dice.pick(choices_of(asked), "order"))
        assert not answer.failed, f"{person.name} got no answer"

    async def play_any(self, dice: Dice) -> None:
        """Choose for everyone who has yet to choose, in any order."""
        await self.quiet()
        for person in dice.shuffle(self.choosing, "order"):
            await self.choose_any(person, dice)
        await self.quiet()

    async def resign(self, person: Person) -> None:
        """Resign as a player."""
        asked = await person.press(self.newest, "Resign")
        await person.press(asked.message, WORDS("resign-yes"))
        await self.quiet()

    def check_the_telling(self) -> None:
        """Check that each turn was reported, in order, and in one message."""
        assert self.turns_fought == list(range(1, len(self.turns_fought) + 1))
        kept = Counter(texts(message) for message in self.reveals)
        assert max(kept.values(), default=1) == 1


def menus(where: Json) -> list[tuple[str, list[str]]]:
    """Return the lists of a message or form, each with the values it offers."""
    return [
        (part["custom_id"], [option["value"] for option in part["options"]])
        for part in walk(where["components"])
        if part["type"] == STRING_SELECT
    ]


def options_of(where: Json) -> list[Json]:
    """Return everything that the lists of a message or form offer."""
    return [
        option
        for part in walk(where["components"])
        if part["type"] == STRING_SELECT
        for option in part["options"]
    ]


async def gathered(local: LocalDiscord, *names: str, fighter: str = "swift") -> Json:
    """Gather players in a lobby, the first as its host, all with one fighter; return its message."""
    host, *others = (local.people[name] for name in names)
    posted = await host.slash(local.channel, "brawl", fighter=fighter)
    for person in others:
        question = await person.press(posted.message, "Join")
        answer = await person.choose(question.message, fighter)
        assert WORDS("lobby-joined") in texts(answer.message)
    return posted.message


async def brawling(
    local: LocalDiscord, quiet: Callable[[], Awaitable[None]], *names: str, fighter: str = "swift"
) -> BrawlTable:
    """Begin a brawl, and return the table once everything is sent."""
    table = BrawlTable(local, tuple(local.people[name] for name in names), quiet)
    lobby = await gathered(local, *names, fighter=fighter)
    assert said(await table.people[0].press(lobby, "Start")) == WORDS("lobby-started")
    await local.until(lambda: any(BOARD.search(texts(message)) for message in table.public), PATIENCE)
    await quiet()
    return table
