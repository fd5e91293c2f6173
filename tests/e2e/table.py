"""A duel as its players meet it on the local Discord: what they see, and what they do."""

import asyncio
from dataclasses import dataclass, replace

from apparatus.benchmarks.requests import Clock
from bot.face.press import Press
from bot.play.delivery.deliveries import WAIT
from bot.play.standing.honor import DEEDS
from bot.sandbox.actors.puppets import choices_of
from bot.sandbox.components import STRING_SELECT, texts, walk
from bot.sandbox.ground.places import Channel
from bot.sandbox.people.person import EPHEMERAL, Answered, Person
from bot.sandbox.request import Json, LoggedRequest
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from rules.dice import Dice
from tests.spoken import core, pattern

CALLBACK = "POST /interactions/{id}/{token}/callback"
SEND = "POST /channels/{id}/messages"
EDIT = "PATCH /channels/{id}/messages/{id}"
OPEN_DM = "POST /users/@me/channels"

MEDIA_GALLERY = 12

BOARD = pattern("duel-mark", id=r"(\w+)", seal=".*")
REVEAL = pattern("reveal-title", turn=r"(\d+)")

SCRIPT = (("moon", "snow"), ("pine", "moon"), ("fan", "pine"))
"""Three turns that fell Ben whatever the dice say: Aya's card is offensive, and his is not faster."""

FOR_A_VICTORY = DEEDS["fought"] + DEEDS["won"]
"""Honor for a duel that one has fought and won."""

PATIENCE = 15.0
"""Seconds to wait for what Discord is asked a second time."""

LONG_PATIENCE = 60.0
"""Seconds to wait for everything to be sent; less than a claim lives."""


@dataclass(frozen=True)
class Table:
    """Two players, their duel, and the channel in which everyone watches."""

    local: LocalDiscord
    aya: Person
    ben: Person

    # ------------------------------------------------------------ what they see

    @property
    def pair(self) -> tuple[Person, Person]:
        """The two players."""
        return self.aya, self.ben

    @property
    def public(self) -> list[Json]:
        """What a bystander sees, in all channels and threads of the server, oldest first."""
        return self.local.seen_by(self.local.people["Daigo"])

    @property
    def boards(self) -> list[Json]:
        """Every board that a duel began with; there should be one."""
        return [message for message in self.public if BOARD.search(texts(message))]

    @property
    def board(self) -> Json:
        """The one board that the duel began with."""
        [board] = self.boards
        return board

    @property
    def newest(self) -> Json:
        """The newest board: the last reveal, or the first board before there is one."""
        return [self.board, *self.reveals][-1]

    @property
    def match_id(self) -> str:
        """The id of the duel, as its board says."""
        found = BOARD.search(texts(self.board))
        assert found
        return found[1]

    @property
    def reveals(self) -> list[Json]:
        """Every reveal, in the order in which they were posted."""
        return [message for message in self.public if REVEAL.search(texts(message))]

    @property
    def turns_told(self) -> list[int]:
        """The turns that were revealed, in the order in which they were posted."""
        return [int(REVEAL.search(texts(message))[1]) for message in self.reveals]

    @property
    def over(self) -> bool:
        """Whether the last reveal reported the end."""
        return bool(self.reveals) and offers(self.reveals[-1], "Rematch")

    def letters(self, person: Person) -> list[Json]:
        """Return every lasting message in a player's DMs, oldest first."""
        return [message for message in person.messages(person.dm) if not is_private(message)]

    def prompts(self, person: Person) -> list[Json]:
        """Return every DM to a player that still asks for a card."""
        return [message for message in self.letters(person) if pick_of(message)]

    def results(self, person: Person) -> list[Json]:
        """Return every DM to a player that says how the duel ended for them."""
        return [message for message in self.letters(person) if tells_the_end(message)]

    async def result_of(self, person: Person) -> Json | None:
        """Wait for the one DM that tells a player how the duel ended; return None if they take no DMs."""
        if not person.takes_dms:
            return None
        await self.local.until(lambda: self.results(person), PATIENCE)
        [result] = self.results(person)
        assert result == self.letters(person)[-1]
        return result

    async def prompt_of(self, person: Person, turn: int | None = None) -> Json:
        """Wait for the DM that asks a player for the card of the next turn, or of the given one."""
        wanted = turn or len(self.turns_told) + 1

        def asked() -> Json | None:
            found = [m for m in self.prompts(person) if pick_of(m).revision + 1 == wanted]
            assert len(found) < 2, f"{person.name} is asked twice for turn {wanted}"
            return found[0] if found else None

        return await self.local.until(asked, PATIENCE)

    async def hand_of(self, person: Person) -> Json:
        """Open a player's hand by the button on the newest board."""
        answer = await person.press(self.newest, "Hand")
        assert answer.private, texts(answer.message)
        return answer.message

    async def told(self, turn: int) -> str:
        """Wait for the reveal of a turn, and return everything it tells."""
        await self.local.until(lambda: turn in self.turns_told, PATIENCE)
        [reveal] = [message for message in self.reveals if REVEAL.search(texts(message))[1] == str(turn)]
        return all_told(reveal)

    async def board_says(self, *wanted: str) -> Json:
        """Wait until the newest board says all of this, and return it."""

        def says() -> bool:
            return len(self.boards) == 1 and all(word in all_told(self.newest) for word in wanted)

        await self.local.until(says, PATIENCE)
        return self.newest

    # ------------------------------------------------------------ what they do

    async def pick(self, person: Person, card: str | None = None) -> Answered:
        """Play a card, or that of the script, by DM, or by button if DMs are closed."""
        turn = len(self.turns_told) + 1
        asked = await (self.prompt_of(person, turn) if person.takes_dms else self.hand_of(person))
        answer = await person.choose(asked, card or SCRIPT[turn - 1][self.pair.index(person)])
        assert not answer.failed, f"{person.name} got no answer"
        return answer

    async def play_turn(self, *cards: str) -> str:
        """Play a card for both, or those of the script, and return the words of the reveal."""
        turn = len(self.turns_told) + 1
        for person, card in zip(self.pair, cards or SCRIPT[turn - 1], strict=True):
            await self.pick(person, card)
        return await self.told(turn)

    async def play_rest_of_turn(self) -> str:
        """Play Ben's card of the script after Aya has played, and return the words of the reveal."""
        turn = len(self.turns_told) + 1
        await self.pick(self.ben)
        return await self.told(turn)

    async def play_to_the_end(self) -> None:
        """Play the rest of the script for both, and check that everything was reported once."""
        while not self.over:
            await self.play_turn()
        await self.check_the_end()

    async def play_at_random(self, dice: Dice) -> None:
        """Play any card for both, in any order, until one falls, and check that all was reported once."""
        while not self.over:
            turn = len(self.turns_told) + 1
            for person in dice.shuffle(self.pair, "order"):
                hand = await self.prompt_of(person, turn)
                await self.pick(person, dice.pick(cards_of(hand), "card"))
            await self.told(turn)
        await self.check_the_end()

    async def check_the_end(self, *, by_play: bool = True) -> None:
        """Wait for the end to be shown; nothing may be missing or doubled."""
        turns = len(self.turns_told)
        await self.board_says(core("outcome-honor"))
        assert self.turns_told == list(range(1, turns + 1))
        if by_play:
            assert not offers(self.board, "Rematch"), "which says that it is the beginning, and costs no edit"
        else:
            await self.local.until(lambda: offers(self.board, "Rematch"), PATIENCE)
        await self.local.until(lambda: not any(map(self.prompts, self.pair)), PATIENCE)
        for person in self.pair:
            await self.result_of(person)
            assert len(self.letters(person)) <= turns + 1


async def challenged(
    local: LocalDiscord, challenger: str = "Aya", opponent: str = "Ben", pace: str = "day"
) -> Json:
    """Challenge one player by another as the Swift, and return the challenge."""
    answer = await local.people[challenger].slash(
        local.channel, "challenge", opponent=local.people[opponent], fighter="swift", pace=pace
    )
    assert answer.kind == "message", answer
    return answer.message


async def seated(local: LocalDiscord, pace: str = "day") -> Table:
    """Accept a challenge by Aya as Ben, the Wanderer, and return the table once the board is posted."""
    return await accepted(local, await challenged(local, pace=pace))


async def accepted(local: LocalDiscord, posted: Json) -> Table:
    """Accept as Ben with the Wanderer, and return the table once the board is posted."""
    table = Table(local, local.people["Aya"], local.people["Ben"])
    question = await table.ben.press(posted, "Accept")
    await table.ben.choose(question.message, "wanderer")
    await local.until(lambda: table.boards, PATIENCE)
    return table


async def let_pass(span: int, bot: DuelBot, clock: Clock) -> None:
    """Pass milliseconds in which the bot is awake, and settle what is due then."""
    bot.play.deadlines = replace(
        bot.play.deadlines, pause_noticed=2 * span
    )  # otherwise it might take them for downtime
    clock.forward(span)
    await bot.play.deadlines.sweep()
    bot.outbox.wake()


async def outbox_rests(bot: DuelBot) -> None:
    """Wait until the outbox has sent what it can, and has noted the results."""
    async with asyncio.timeout(LONG_PATIENCE):
        while not bot.outbox.resting:  # noqa: ASYNC110  only the outbox knows
            await asyncio.sleep(0.005)


async def nothing_waits(bot: DuelBot) -> None:
    """Wait until everything to be sent is sent, or given up."""
    async with asyncio.timeout(LONG_PATIENCE):
        # A parcel that is out of the database is still on its way until its result is logged.
        while await bot.play.deliveries.size() or not bot.outbox.resting:  # noqa: ASYNC110  only the database knows
            await asyncio.sleep(0.01)


async def nothing_but_waits(bot: DuelBot) -> None:
    """Wait until everything is sent that has a place to go."""
    async with asyncio.timeout(LONG_PATIENCE):
        while not bot.outbox.resting or await _falls_due(bot):  # noqa: ASYNC110  only the database knows
            await asyncio.sleep(0.01)


async def _falls_due(bot: DuelBot) -> bool:
    due_at = await bot.play.deliveries.next_due()
    return due_at is not None and due_at < bot.now() + WAIT // 2


def is_reveal(request: LoggedRequest) -> bool:
    """Return whether a request posts a reveal."""
    return request.route == SEND and bool(REVEAL.search(texts({"content": "", **request.body})))


def said(answer: Answered) -> str:
    """Return the words of an answer, which only one person may see."""
    assert answer.private, answer
    return texts(answer.message)


def presses(message: Json) -> list[Press]:
    """Return the presses of a message's controls."""
    ids = [part["custom_id"] for part in walk(message["components"]) if "custom_id" in part]
    found = [Press.parse(custom_id) for custom_id in ids]
    assert None not in found, ids
    return [press for press in found if press]


def pick_of(message: Json) -> Press | None:
    """Return the control by which a message asks for a card, if it does."""
    return next(
        (press for press in presses(message) if (press.area, press.parts[0]) == ("hand", "pick")), None
    )


def tells_the_end(message: Json) -> bool:
    """Return whether a DM tells how a match ended."""
    return any((press.area, press.action) == ("way", "read") for press in presses(message))


def cards_of(message: Json) -> list[str]:
    """Return what a message offers for a choice, with a card by its Mon, whatever the control."""
    menus = [part for part in walk(message["components"]) if part["type"] == STRING_SELECT]
    return [option["value"] for menu in menus for option in menu["options"]] or choices_of(message)


def offers(message: Json, label: str) -> bool:
    """Return whether a message has a button with this label."""
    return any(part.get("label") == label for part in walk(message["components"]))


def pictures(message: Json) -> list[Json]:
    """Return the pictures of a message, each with its description."""
    galleries = [part for part in walk(message["components"]) if part["type"] == MEDIA_GALLERY]
    return [item for gallery in galleries for item in gallery["items"]]


def all_told(message: Json) -> str:
    """Return everything a message tells: its words, and below them what its pictures show."""
    return "\n".join((texts(message), *(picture["description"] for picture in pictures(message))))


def is_private(message: Json) -> bool:
    """Return whether only one person sees a message, and only for a while."""
    return bool(message["flags"] & EPHEMERAL)


def panels(person: Person, where: Channel) -> list[Json]:
    """Return what only this person sees there, oldest first."""
    return [message for message in person.messages(where) if is_private(message)]
