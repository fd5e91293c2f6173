"""Pocket Samurai as its players meet it on the local Discord: what they see, and what they do."""

from dataclasses import dataclass

from typing_extensions import override

from bot.face.press import Press
from bot.sandbox.actors.puppets import choices_of, prompt_press, prompts
from bot.sandbox.components import texts
from bot.sandbox.people.person import Answered, Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from rules.dice import Dice
from rules.pocket.abilities import Ability, ChooseSide, Exhaust, FromHand, MayStrike
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from tests.e2e.match_table import MatchTable, Quiet, control, is_of_match, shown
from tests.e2e.table import PATIENCE, presses
from tests.spoken import WORDS

GAME = "pocket.hand"

QUESTIONS = (ChooseSide, MayStrike, FromHand, Exhaust)
"""The abilities that ask their owner something."""


@dataclass(frozen=True)
class PocketTable(MatchTable):
    """Aya and Ben, their match, and the channel in which everyone watches."""

    @property
    def aya(self) -> Person:
        """The challenger."""
        return self.people[0]

    @property
    def ben(self) -> Person:
        """The challenged player."""
        return self.people[1]

    # ------------------------------------------------------------ what they see

    @property
    @override
    def boards(self) -> list[Json]:
        """The first board, and each later message that reports something and shows how the match stands."""
        return [m for m in self.public if is_of_match(m)]

    @property
    def offered(self) -> list[str]:
        """The cards that the newest board offers face up; none in the Bushido Phase."""
        return [card_of(press) for press in presses(self.newest) if press.area == "open"]

    @property
    def on(self) -> Person:
        """The player whose turn it is to take a card, by the newest board."""
        [on] = [person for person in self.people if f"{person.mention} takes a card" in texts(self.newest)]
        return on

    @property
    def other(self) -> Person:
        """The player who watches while the other takes a card."""
        [other] = [person for person in self.people if person is not self.on]
        return other

    @override
    def asked(self, person: Person) -> Json | None:
        """Return the DM that asks a player for a choice, if one does."""
        found = [message for message in prompts(person) if prompt_press(message)]
        assert len(found) < 2, f"{person.name} is asked twice"
        return found[0] if found else None

    def held(self, ability: type[Ability]) -> str:
        """Return the first card with an ability that Aya can lay."""
        return next(card for card in choices_of(self.prompt(self.aya)) if CARDS[card].ability(ability))

    def foe_of(self, card: str) -> str:
        """Return a card that Ben can lay against one of Aya's without defeating it."""
        cards = patient(choices_of(self.prompt(self.ben)))
        return next(other for other in cards if not CARDS[card].beaten_by(CARDS[other]))

    # ------------------------------------------------------------ what they do

    async def take(self, person: Person, card: str | None = None) -> Answered:
        """Take a card, or the first one, on the newest board."""
        return await person.choose(self.newest, card or self.offered[0])

    async def draft(self) -> None:
        """Draft on the board for both: Aya takes what will ask her something, Ben what asks him nothing."""
        while self.offered:
            on = self.on
            await self.take(on, next((card for card in self.offered if asks(card) is (on is self.aya)), None))
            await self.quiet()

    async def choose(self, person: Person, choice: str) -> Answered:
        """Answer the DM that asks a player."""
        answer = await person.choose(self.prompt(person), choice)
        assert not answer.failed, f"{person.name} got no answer"
        return answer

    async def answer(self, person: Person, choice: str) -> None:
        """Answer the DM that asks a player, and wait until everything that follows is shown."""
        await self.choose(person, choice)
        await self.quiet()

    async def lay(self, *cards: str) -> None:
        """Lay a card for both by DM, and wait until everything that follows is shown."""
        for person, card in zip(self.people, cards, strict=True):
            await self.choose(person, card)
        await self.quiet()

    async def flip(self, wanted: type[Ability] | str) -> str:
        """Lay a card, or one with an ability, as Aya, and as Ben one that does not defeat it; return hers."""
        card = wanted if isinstance(wanted, str) else self.held(wanted)
        await self.lay(card, self.foe_of(card))
        return card

    async def play_on(self, dice: Dice) -> list[str]:
        """Answer every DM for both until the match is over; return the decisions that were asked.

        Each strikes only when they must, so that every hand ends soon.
        """
        decisions = list[str]()
        while not self.over:
            assert self.asking, texts(self.newest)
            for person in self.asking:
                choices = choices_of(self.prompt(person))
                decisions.append(decision_of(choices))
                await self.choose(person, dice.pick(patient(choices), "choice"))
            await self.quiet()
        return decisions

    async def settle(self, person: Person, topic: str, *options: str) -> Json:
        """Settle a topic ahead by presses in the panel, and return what it then shows."""
        panel = await self.panel(person)
        if not control(panel, "instruct", "add"):  # otherwise it is only about this topic
            panel = shown(await person.choose(panel, topic))
        for option in options or offered_on(panel):
            panel = shown(await person.choose(panel, f"{topic}/{option}".rpartition(":")[2]))
        if finish := control(panel, "instruct", "finish"):
            panel = shown(await person.press(panel, finish.custom_id))
        return panel


async def begun(local: LocalDiscord, quiet: Quiet, setup: str | None = None) -> PocketTable:
    """Accept a challenge by Aya as Ben, and return the table once the board is posted."""
    table = PocketTable(local, (local.people["Aya"], local.people["Ben"]), quiet)
    options = {"setup": setup} if setup else {}
    posted = await table.aya.slash(local.channel, "challenge", opponent=table.ben, game=GAME, **options)
    assert posted.kind == "message", posted
    await table.ben.press(posted.message, "Accept")
    await local.until(lambda: table.boards, PATIENCE)
    await quiet()
    return table


def answering(message: Json, answer: str) -> str:
    """Return the custom id of the only button by which this answer is settled with a card."""
    raised = (press for press in presses(message) if press.parts[0] == "answer")
    [found] = [press for press in raised if press.action.endswith(f"/{answer}")]
    return found.custom_id


def offered_on(panel: Json) -> list[str]:
    """Return everything that can be put on a list, or the first option of any other topic."""
    options = [press.action.rpartition("/")[2] for press in presses(panel) if press.action.startswith("add:")]
    return options if WORDS("instruct-ranked") in texts(panel) else options[:1]


def card_of(press: Press) -> str:
    """Return the card that a press takes face up."""
    return press.parts[1]


def asks(card: str) -> bool:
    """Return whether a card may ask its owner something after it is laid."""
    return any(isinstance(ability, QUESTIONS) for ability in CARDS[card].abilities)


def patient(choices: list[str]) -> list[str]:
    """Leave the Strike! out if there is another choice."""
    return [choice for choice in choices if choice != STRIKE] or choices


def decision_of(choices: list[str]) -> str:
    """Return what is asked, judged by the possible answers."""
    for answer, decision in (("swords", "side"), ("hold", "strike"), ("keep", "exhaust")):
        if answer in choices:
            return decision
    return "lay" if STRIKE in choices else "hand"
