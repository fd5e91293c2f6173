"""People at a gathering: they come, challenge, accept or refuse, and fight, by a script drawn from a seed."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from bot.face.gathering.parts import gathering_mark
from bot.face.gathering.telling import tell
from bot.face.press import Press
from bot.face.words import Words
from bot.play.gatherings.reading import GatheringPage, is_answer
from bot.replay_gathering import check_gathering
from bot.sandbox.actors.puppets import WAIT_SECONDS, Message, Puppets, lasting
from bot.sandbox.components import STRING_SELECT, texts, walk
from bot.sandbox.people.commands import OptionValue
from bot.sandbox.people.person import Person
from bot.sandbox.stage import Stage
from bot.store.ids import GatheringId, MatchId
from rules.game import Outcome
from rules.gatherings.events import Concluded


def gathering(kind: str, *, hardcore: bool = False) -> Callable[[Stage, int], Awaitable[str | None]]:
    """Return the play of a kind of gathering by everyone on the server."""

    async def play(played: Stage, seed: int) -> str | None:
        puppets = Puppets(played, seed)
        message = await _gather(puppets, kind, hardcore=hardcore)
        return await Gatherers(puppets, message).play_to_the_end()

    return play


async def _gather(puppets: Puppets, kind: str, *, hardcore: bool) -> Message:
    """Play a sign-up: the first person opens a gathering, everyone joins by button, the first starts it."""
    host, *others = puppets.people.values()
    options: dict[str, OptionValue] = {"kind": kind, "hardcore": hardcore, "fighter": "swift"}
    posted = await host.slash(puppets.played.local.channel, "gathering create", **options)
    message = posted.message or {}
    for person in others:
        await join(person, message)
    await host.press(message, "Begin")
    return message


async def join(person: Person, message: Message) -> None:
    """Take a place by the button, with any fighter."""
    asked = await person.press(message, "Join")
    await person.choose(asked.message or {}, "random")


class Gatherers:
    """All people at the gathering."""

    def __init__(self, puppets: Puppets, message: Message) -> None:
        self._puppets = puppets
        self._played = puppets.played
        self._id = next(press.id for press in _presses(message) if press.area == "gathering")

    async def play_to_the_end(self) -> str | None:
        """Do everything pending until it is over; return what went wrong, if anything."""
        page = await self._settled()
        while not page.outcome:
            fault = await self._go_on(page)
            if fault:
                return fault
            page = await self._settled()
        faults = await check_gathering(self._played.store, GatheringId(self._id))
        return "; ".join([*faults, *self._unshown(page, page.outcome)]) or None

    async def _go_on(self, page: GatheringPage) -> str | None:
        """Answer a pending request; if there is none, let everyone play one turn of each duel."""
        if page.requests:
            await self._answer(page)
            return None
        for bout in page.bouts:
            if bout.status == "open":
                fault = await self._play_turn(bout.match_id)
                if fault:
                    return fault
        return None

    async def _play_turn(self, match_id: MatchId) -> str | None:
        """Play one turn of a duel for both; if that ends it, settle before anyone's next click."""
        reading = self._played.bot.play.reading
        fault = await self._puppets.answer_all(await reading.match(match_id))
        if (await reading.match(match_id)).outcome:
            await self._settled()
        return fault

    async def _answer(self, page: GatheringPage) -> None:
        """Act for the person who is called on: challenge, accept or refuse, by the dice."""
        (owed,) = page.requests
        person = self._puppets.people[page.entrants[owed.seat].user_id]
        call = self._call(page)
        if not is_answer(owed):
            menu = next(part for part in walk(call["components"]) if part["type"] == STRING_SELECT)
            values = [option["value"] for option in menu["options"]]
            await person.choose(call, self._puppets.dice.pick(values, "opponent"))
        elif self._puppets.dice.pick(("accept", "accept", "refuse"), "answer") == "accept":
            await person.press(call, "Accept")
        else:
            asked = await person.press(call, "Refuse")
            await person.press(asked.message or {}, "Yes, refuse")

    def _call(self, page: GatheringPage) -> Message:
        """Return the message that calls on someone now."""
        wanted = ("summons", page.row.id, page.row.asking)
        return next(
            message
            for message in self._public()
            if any((press.area, press.id, press.revision) == wanted for press in _presses(message))
        )

    def _public(self) -> list[Message]:
        """Return what everyone sees in the channel, oldest first."""
        first = next(iter(self._puppets.people.values()))
        return lasting(first, self._played.local.channel)

    def _unshown(self, page: GatheringPage, outcome: Outcome) -> list[str]:
        """Return a fault if the gathering's message does not tell the end."""
        told = tell(Concluded(winners=outcome.winners, reason=outcome.reason), page, Words())
        mark = gathering_mark(page.row.id)
        living = [texts(message) for message in self._public() if mark in texts(message)]
        if len(living) == 1 and told in living[0]:
            return []
        return ["Its message does not tell the end."]

    async def _settled(self) -> GatheringPage:
        """Wait until the gathering knows of all ends and everything is sent, and return it."""
        end = time.monotonic() + WAIT_SECONDS
        while True:
            await self._puppets.all_shown()
            page = await self._played.bot.play.gatherings.page(GatheringId(self._id))
            if all(bout.status != "ended" for bout in page.bouts):
                # Again, for what those ends have caused.
                await self._puppets.all_shown()
                return page
            if time.monotonic() > end:
                raise TimeoutError("the end of a duel was never heard of")
            await asyncio.sleep(0.02)


def _presses(message: Message) -> list[Press]:
    """Return the presses of a message's controls."""
    found = (Press.parse(part.get("custom_id", "")) for part in walk(message["components"]))
    return [press for press in found if press]
