"""Kendo Duel as its players meet it on the local Discord: what they see, and what they do."""

from collections.abc import Iterable
from dataclasses import dataclass

from typing_extensions import override

from bot.face.press import Press
from bot.play.ground.repertoire import game_name
from bot.sandbox.actors.puppets import choices_of, prompt_press, prompts
from bot.sandbox.people.person import Answered, OpenForm, Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from rules.game import Request
from rules.kendo.moves import KEEP
from tests.e2e.brawl_table import menus
from tests.e2e.kendo.foreseen import Foreseen, Manner
from tests.e2e.known_dice import known_dice
from tests.e2e.match_table import MatchTable, Quiet, control, is_of_match, shown
from tests.e2e.table import PATIENCE, presses

NAMES = ("Aya", "Ben", "Chiyo", "Daigo")
"""The players, in the order of their seats."""


@dataclass(frozen=True)
class FencingTable(MatchTable):
    """The players, in the order of their seats, and the channel in which everyone watches."""

    foreseen: Foreseen
    """The same match, known in advance and played along."""

    # ------------------------------------------------------------ what they see

    @property
    @override
    def boards(self) -> list[Json]:
        """The first board, and each message that has reported something since."""
        return [m for m in self.public if is_of_match(m)]

    @property
    def chapters(self) -> list[int]:
        """What each message but the first board reports, by the revision with which it begins."""
        return [press.revision for m in self.boards[1:] for press in presses(m) if press.area == "dice"]

    def person(self, request: Request) -> Person:
        """Return the person of whom something is asked."""
        return self.people[request.seat]

    @override
    def asked(self, person: Person) -> Json | None:
        """Return the DM that asks a player for the present choice, if one does."""
        [*found] = (message for message, press in self._prompts(person) if press.revision == self.revision)
        assert len(found) < 2, f"{person.name} is asked twice"
        return found[0] if found else None

    def stale(self, person: Person) -> list[Json]:
        """Return the DMs that still ask a player for a choice that was made."""
        return [message for message, press in self._prompts(person) if press.revision != self.revision]

    def _prompts(self, person: Person) -> list[tuple[Json, Press]]:
        asking = ((message, prompt_press(message)) for message in prompts(person))
        return [(message, press) for message, press in asking if press]

    @property
    def revision(self) -> int:
        """How many plays there have been."""
        return self.foreseen.revision

    def check(self) -> None:
        """Check that exactly those who owe a choice are asked, by DM if they take any, for legal choices."""
        owing = {self.person(request): request for request in self.foreseen.requests}
        assert self.asking == [person for person in self.people if person in owing and person.takes_dms]
        for person in self.asking:
            prompt, legal = self.prompt(person), {*owing[person].options}
            offered = {*choices_of(prompt)} | sure(prompt)
            assert offered <= legal if control(prompt, "hand", "form") else offered == legal
        assert self.chapters == self.foreseen.chapters, "each fight is told once, and in order"
        assert not any(map(self.stale, self.people)), "what was chosen is not asked any more"

    # ------------------------------------------------------------ what they do

    async def choose(self, person: Person, choice: str, where: Json | None = None) -> Answered:
        """Make a player's choice where they are asked for it, by DM unless told otherwise."""
        asked = where or self.prompt(person)
        if choice in choices_of(asked):
            answer = await person.choose(asked, choice)
        elif choice in sure(asked):
            question = await person.press(asked, control(asked, "hand", "sure").custom_id)
            answer = await person.choose(question.message, choice)
        else:
            form = await self.form(person, asked)
            answer = await person.submit(form, parts_of(choice, form))
        assert not answer.failed, f"{person.name} got no answer"
        return answer

    async def form(self, person: Person, asked: Json | None = None) -> OpenForm:
        """Open the form for a choice in parts."""
        where = asked or self.prompt(person)
        opened = await person.press(where, control(where, "hand", "form").custom_id)
        assert opened.form, opened
        return opened.form

    async def play(self, *choices: str) -> None:
        """Choose for everyone who is asked, and wait until everything that follows is shown."""
        requests = self.foreseen.requests
        for request, choice in zip(requests, choices, strict=True):
            person = self.person(request)
            await self.choose(person, choice, None if person.takes_dms else await self.hand(person))
        self.foreseen.play({r.seat: choice for r, choice in zip(requests, choices, strict=True)})
        await self.quiet()
        self.check()

    async def go_on(self, manner: Manner) -> None:
        """Choose in a manner for everyone who is asked."""
        await self.play(*(manner(self.foreseen, request) for request in self.foreseen.requests))

    async def play_on(self, manner: Manner) -> None:
        """Choose in a manner for everyone until the match is over."""
        while self.foreseen.requests:
            await self.go_on(manner)

    async def suggest(self, person: Person) -> None:
        """Settle everything suggested by one press in the panel."""
        panel = await self.panel(person)
        await person.press(panel, control(panel, "instruct", "suggest").custom_id)
        seat = self.people.index(person)
        view = self.foreseen.game.view(self.foreseen.state, seat)
        self.foreseen.told[seat] |= self.foreseen.game.suggested(view, seat)
        await self._heeded()

    async def settle(self, person: Person, topic: str, *options: str) -> None:
        """Settle a topic by presses in the panel, a list to its end."""
        panel = shown(await person.choose(await self.panel(person), topic))
        for option in options:
            panel = shown(await person.choose(panel, f"{topic}/{option}".rpartition(":")[2]))
        if finish := control(panel, "instruct", "finish"):
            await person.press(panel, finish.custom_id)
        self.foreseen.told[self.people.index(person)][topic] = options
        await self._heeded()

    async def _heeded(self) -> None:
        """Wait until everything that follows from what was settled is shown, and check it."""
        self.foreseen.heed()
        await self.quiet()
        self.check()


async def begun(
    local: LocalDiscord, quiet: Quiet, foreseen: Foreseen, *, pace: str = "day", closed: Iterable[str] = ()
) -> FencingTable:
    """Begin a match for as many as there are seats, and return the table once the board is posted.

    Those in ``closed`` take no DMs. Two play a duel, more gather in a lobby.
    """
    people = tuple(local.people[name] for name in NAMES[: foreseen.seats])
    for name in closed:
        local.people[name].close_dms()
    host, *others = people
    game = game_name(foreseen.game.id)
    with known_dice(foreseen.seed):
        if len(others) == 1:
            posted = await host.slash(local.channel, "challenge", opponent=others[0], game=game, pace=pace)
            await others[0].press(posted.message, "Accept")
        else:
            posted = await host.slash(local.channel, "brawl", game=game, pace=pace)
            for person in others:
                await person.press(posted.message, "Join")
            await host.press(posted.message, "Start")
        table = FencingTable(local, people, quiet, foreseen)
        await local.until(lambda: table.boards, PATIENCE)
    await quiet()
    table.check()
    return table


def sure(message: Json) -> set[str]:
    """Return the choices that a message warns of before they are made."""
    return {press.parts[1].partition(":")[2] for press in presses(message) if press.parts[0] == "sure"}


def parts_of(choice: str, form: OpenForm) -> dict[str, list[str]]:
    """Return what to choose in a form to make a choice."""
    fields = [name for name, _ in menus(form.spec)]
    match fields:
        case ["cards"]:
            return {"cards": [] if choice == KEEP else choice.split("+")}
        case ["cards", "target"]:
            cards, _, target = choice.partition(">")
            return {"cards": [cards], "target": [target]}
        case ["card", "new", "drawn"]:
            return dict(zip(fields, ([part] for part in choice.split("/")), strict=True))
        case _:
            drawn = choice.split("+")
            return {subdeck: [str(drawn.count(subdeck))] for subdeck in fields}
