"""People who gather: they come, challenge, accept or refuse, and fight, all by a script drawn from a seed."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from bot.face.gathering.parts import gathering_mark
from bot.face.gathering.telling import tell
from bot.face.press import Press
from bot.face.words import Words
from bot.play.gatherings.reading import GatheringPage, is_answer
from bot.replay_gathering import check_gathering
from bot.sandbox.commands import OptionValue
from bot.sandbox.components import STRING_SELECT, texts, walk
from bot.sandbox.puppets import WAIT_SECONDS, Message, Puppets, lasting
from bot.sandbox.stage import Stage
from rules.game import Outcome
from rules.gatherings.events import Concluded


def gathering(kind: str, *, hardcore: bool = False) -> Callable[[Stage, int], Awaitable[str | None]]:
    """Return the play of a gathering of a kind, by everyone there is."""

    async def play(played: Stage, seed: int) -> str | None:
        gatherers = Gatherers(Puppets(played, seed))
        return await gatherers.play_to_the_end(kind, hardcore=hardcore)

    return play


class Gatherers:
    """Everyone who has come."""

    def __init__(self, puppets: Puppets) -> None:
        self._puppets = puppets
        self._played = puppets.played

    async def play_to_the_end(self, kind: str, *, hardcore: bool) -> str | None:
        """Gather, and do whatever is owed until it is over; return what went wrong, or nothing."""
        gathering_id = await self._gather(kind, hardcore=hardcore)
        page = await self._settled(gathering_id)
        while not page.outcome:
            fault = await self._go_on(page)
            if fault:
                return fault
            page = await self._settled(gathering_id)
        faults = await check_gathering(self._played.store, gathering_id)
        return "; ".join([*faults, *self._unshown(page, page.outcome)]) or None

    async def _gather(self, kind: str, *, hardcore: bool) -> str:
        """Have the first call a gathering, everyone join by the button, and the first let it begin."""
        channel = self._played.local.channel
        host, *others = self._puppets.people.values()
        options: dict[str, OptionValue] = {"kind": kind, "hardcore": hardcore, "fighter": "swift"}
        posted = await host.slash(channel, "gathering create", **options)
        message = posted.message or {}
        for person in others:
            asked = await person.press(message, "Join")
            await person.choose(asked.message or {}, "random")
        await host.press(message, "Begin")
        return next(press.id for press in _presses(message) if press.area == "gathering")

    async def _go_on(self, page: GatheringPage) -> str | None:
        """Answer what is owed; where nothing is, let everyone play one turn of each duel."""
        if page.requests:
            await self._answer(page)
            return None
        for bout in page.bouts:
            if bout.status == "open":
                match = await self._played.bot.play.reading.match(bout.match_id)
                fault = await self._puppets.answer_all(match)
                if fault:
                    return fault
                await self._settled(page.row.id)
        return None

    async def _answer(self, page: GatheringPage) -> None:
        """Have whoever is called on challenge somebody, or take up or refuse a challenge, as dice say."""
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
        """Return the message that calls on whoever owes something now."""
        wanted = ("summons", page.row.id, page.row.asking)
        return next(
            message
            for message in self._public()
            if any((press.area, press.id, press.revision) == wanted for press in _presses(message))
        )

    def _public(self) -> list[Message]:
        """Return what everybody sees in the channel, the oldest first."""
        first = next(iter(self._puppets.people.values()))
        return lasting(first, self._played.local.channel)

    def _unshown(self, page: GatheringPage, outcome: Outcome) -> list[str]:
        """Say whether the gathering's message fails to tell the end."""
        told = tell(Concluded(winners=outcome.winners, reason=outcome.reason), page, Words())
        mark = gathering_mark(page.row.id)
        living = [texts(message) for message in self._public() if mark in texts(message)]
        if len(living) == 1 and told in living[0]:
            return []
        return ["Its message does not tell the end."]

    async def _settled(self, gathering_id: str) -> GatheringPage:
        """Wait until the gathering has heard of every end and all is sent, and return it."""
        end = time.monotonic() + WAIT_SECONDS
        while True:
            await self._puppets.all_shown()
            page = await self._played.bot.play.gatherings.page(gathering_id)
            if all(bout.status != "ended" for bout in page.bouts):
                await self._puppets.all_shown()
                return page
            if time.monotonic() > end:
                raise TimeoutError("the end of a duel was never heard of")
            await asyncio.sleep(0.02)


def _presses(message: Message) -> list[Press]:
    """Return what the controls of a message stand for."""
    found = (Press.parse(part.get("custom_id", "")) for part in walk(message["components"]))
    return [press for press in found if press]
