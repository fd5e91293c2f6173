"""A fight of Way of the Samurai as its player meets it: one message, which goes on with each choice."""

from dataclasses import dataclass, replace

from bot.face.press import Press
from bot.play.entry.setups import write_setup
from bot.sandbox.actors.alone import click_choice
from bot.sandbox.actors.puppets import choices_of, openings, prompt_press
from bot.sandbox.components import texts
from bot.sandbox.ground.places import Channel
from bot.sandbox.people.person import Answered, Person
from bot.sandbox.request import Json
from bot.store.engine import Store
from bot.store.rows import Turn
from rules.dice import SEED_BYTES
from rules.way.dealing import SWAP
from tests.e2e.way.foretold import Foretold

GAME = "way.fight"
SEED = bytes([1] * SEED_BYTES)


@dataclass
class LoneFight:
    """A player's fight, beside the same fight as the rules foretell it."""

    person: Person
    where: Channel
    message: Json
    foretold: Foretold

    @property
    def match_id(self) -> str:
        """The id of the match, as its control says."""
        press = prompt_press(self.message)
        assert press, texts(self.message)
        return press.id

    @property
    def told(self) -> str:
        """What the message says."""
        return texts(self.message)

    @property
    def asked_twice(self) -> dict[str, Press]:
        """The choices that need a confirmation, by what they choose."""
        asking = (press for press in openings(self.message) if press.parts[0] == "sure")
        return {press.parts[1].partition(":")[2]: press for press in asking}

    def check(self) -> None:
        """Check that everything the rules allow can be pressed, and nothing else."""
        swaps = [choice for choice in self.foretold.choices if choice.startswith(SWAP)]
        press = prompt_press(self.message)
        assert press, self.told
        assert press.revision == self.foretold.revision
        pressed = {*choices_of(self.message), *self.asked_twice}
        assert pressed == {*self.foretold.choices} - {*swaps}
        assert len(openings(self.message)) == len(self.asked_twice) + bool(swaps)

    async def press(self, choice: str) -> Answered:
        """Make a choice as a person does: by one click, by two if it needs a confirmation, or in the form."""
        if choice in self.asked_twice:
            sure = await self.person.press(self.message, self.asked_twice[choice].custom_id)
            return await click_choice(self.person, sure.message, choice)
        if not choice.startswith(SWAP):
            return await click_choice(self.person, self.message, choice)
        [opening] = [press for press in openings(self.message) if press.parts[0] == "form"]
        opened = await self.person.press(self.message, opening.custom_id)
        assert opened.form, opened
        return await self.person.submit(opened.form, {"cards": choice.removeprefix(SWAP).split("+")})

    async def choose(self, choice: str) -> Answered:
        """Make a choice; the same message goes on with what the rules foretell."""
        self.check()
        answer = await self.press(choice)
        self.foretold.take(choice)
        assert answer.kind == "update", answer
        assert answer.message["id"] == self.message["id"]
        self.message = answer.message
        assert [each["filename"] for each in self.message["attachments"]] == ["fight.png"], "no earlier one"
        return answer

    async def look_again(self) -> "LoneFight":
        """Open the hand again, as on another client."""
        answer = await self.person.slash(self.where, "hand")
        assert answer.private, answer
        return replace(self, message=answer.message)

    async def on(self, steps: int | None = None) -> None:
        """Choose ``steps`` times, or to the end: first what was never chosen before."""
        while not self.foretold.over and steps != 0:
            await self.choose(self.foretold.curious)
            steps = None if steps is None else steps - 1


async def kept(store: Store, match_id: str) -> list[tuple[str, str]]:
    """Return what is kept of a fight, choice by choice."""
    turns = await store.read(lambda tx: tx.all("turns_of", Turn, match_id=match_id))
    return [(turn.entry, turn.events) for turn in turns]


async def begun(person: Person, where: Channel, seed: bytes = SEED, **answers: str) -> LoneFight:
    """Begin a fight with a known seed on the server."""
    setup = write_setup({"opponent": "student", **answers})
    answer = await person.slash(where, "solo play", game=GAME, setup=setup)
    assert answer.private, answer
    return LoneFight(person, where, answer.message, Foretold.of(answers, seed))


async def on_the_road(person: Person, where: Channel, foretold: Foretold) -> LoneFight:
    """Set out on the Road, or go on there."""
    answer = await person.slash(where, "solo campaign", game=GAME, setup="weapon=katana")
    assert answer.private, answer
    return LoneFight(person, where, answer.message, foretold)
