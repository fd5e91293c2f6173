"""People who answer every prompt they get with a choice drawn from a seed, until their matches are over."""

import asyncio
import time
from collections.abc import Container, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from bot.face.press import Press
from bot.face.registry.faces import face_of
from bot.play.ground.refusals import Refusal
from bot.play.match.reading import MatchPage
from bot.play.messages.parcels import LOOKING_ON
from bot.replay import check_match
from bot.sandbox.actors.ticks import Ticks
from bot.sandbox.components import STRING_SELECT, walk
from bot.sandbox.ground.places import Channel
from bot.sandbox.people.person import EPHEMERAL, OpenForm, Person
from bot.sandbox.stage import Stage
from bot.store.ids import MatchId
from rules.dice import Dice

WAIT_SECONDS = 10.0

SHORT_WAIT = 1_000
"""Milliseconds that the bot holds something back at most so that more can be told with it."""

LONG_WAIT = 60_000
"""Milliseconds for which nobody here waits: they look at the channel, and need no DM to be called there."""

CHOOSING = {("hand", "pick"), ("open", "choose")}
"""By what a control is known that makes a choice at once: its area, and what it wants."""

OPENING = {("hand", "form"), ("hand", "sure")}
"""The same for a control that opens a form to make it in, or asks first."""

ASKING = CHOOSING | OPENING
"""The same for a control that leads to a choice."""

Message = Mapping[str, Any]


class Puppets:
    """Everyone there is."""

    def __init__(self, played: Stage, seed: int) -> None:
        self.played = played
        self.people = {person.id: person for person in played.local.people.values()}
        self.dice = Dice(f"script {seed}".encode())

    async def play_to_the_end(self) -> str | None:
        """Answer prompts until the one match is over; return what went wrong, or nothing."""
        match_id = await self._match()
        while True:
            await self.all_shown()
            page = await self.played.bot.play.reading.match(match_id)
            if page.outcome:
                break
            fault = await self.answer_all(page)
            if fault:
                return fault
        return "; ".join(await check_match(self.played.store, match_id)) or None

    async def _match(self) -> MatchId:
        """Wait for the first prompt of anybody, or the first choice in the open, and return its match."""

        def first() -> Press | None:
            dms = (message for person in self.people.values() for message in prompts(person))
            asked = (prompt_press(message) for message in (*dms, *self._public()))
            return next((press for press in asked if press), None)

        press = await self.played.local.until(first, WAIT_SECONDS)
        return MatchId(press.id if press else "")

    async def answer_all(self, page: MatchPage) -> str | None:
        """Make a choice for everyone who owes one, in a drawn order."""
        owing = [player for player in page.players if player.owes]
        for player in self.dice.shuffle(owing, "order"):
            person = self.people[player.user_id]
            try:
                prompt = await self.played.local.until(partial(self._asking, person, page), WAIT_SECONDS)
            except TimeoutError:
                return f"{person.name} was not asked at revision {page.revision}"
            own = await self.played.bot.play.reading.match(page.match_id, player.user_id)
            await self._answer(person, prompt or {}, own)
        return None

    def _asking(self, person: Person, page: MatchPage) -> Message | None:
        """Return what asks somebody to choose, while it has its control: a DM or, in the open, the board."""
        messages = self._public() if page.offered else prompts(person)
        return next((message for message in messages if _asks(message, page.revision)), None)

    def _public(self) -> list[Message]:
        """Return what everybody sees in channels and threads, the newest first."""
        seen = self.played.local.seen_by(next(iter(self.people.values())))
        return [message for message in reversed(seen) if not message["flags"] & EPHEMERAL]

    async def _answer(self, person: Person, prompt: Message, page: MatchPage) -> None:
        """Choose by one click, or by one that opens a form or asks once more; each is as likely."""
        way = self.dice.pick((*choices_of(prompt), *openings(prompt)), "choice")
        if isinstance(way, str):
            await person.choose(prompt, way)
            return
        opened = await person.press(prompt, way.custom_id)
        if opened.form is not None:
            await person.submit(opened.form, filled_for(opened.form, page, page.options, self.dice))
        elif opened.message is not None:
            await person.choose(opened.message, self.dice.pick(choices_of(opened.message), "choice"))

    async def all_shown(self) -> None:
        """Wait until everything that is to be seen has been sent, but for what calls those who look on."""
        end = time.monotonic() + WAIT_SECONDS
        while (due_at := await self.played.bot.play.deliveries.next_due()) is not None:
            if LONG_WAIT < due_at - self.played.bot.now() <= LOOKING_ON:
                return
            if time.monotonic() > end:
                raise TimeoutError("some messages were never sent")
            await self._hurry(due_at)
            await asyncio.sleep(0.01)

    async def _hurry(self, due_at: int) -> None:
        """Put the clock of a demonstration forward past a short wait."""
        bot = self.played.bot
        if isinstance(bot.now, Ticks) and 0 < due_at - bot.now() <= SHORT_WAIT:
            bot.now.skip(due_at - bot.now())
            await bot.play.deadlines.beat()  # else many such pauses would be taken for a time without the bot
            bot.outbox.wake()


def lasting(person: Person, where: Channel) -> list[Message]:
    """Return what somebody sees there that is not for their eyes only, the oldest first."""
    return [message for message in person.messages(where) if not message["flags"] & EPHEMERAL]


def fleeting(person: Person, where: Channel) -> list[Message]:
    """Return what is there for somebody's eyes only, the oldest first."""
    return [message for message in person.messages(where) if message["flags"] & EPHEMERAL]


def prompts(person: Person) -> list[Message]:
    """Return somebody's lasting DMs, the newest first."""
    return lasting(person, person.dm)[::-1]


def prompt_press(message: Message) -> Press | None:
    """Return the press by which a prompt is answered, or None where the message asks for nothing."""
    for component in walk(message["components"]):
        press = Press.parse(component.get("custom_id", ""))
        if press and (press.area, press.parts[0]) in ASKING:
            return press
    return None


def _asks(message: Message, revision: int) -> bool:
    press = prompt_press(message)
    return press is not None and press.revision == revision


def openings(message: Message) -> list[Press]:
    """Return the presses that open a form for a choice, or a question whether it is to be made."""
    presses = (Press.parse(part.get("custom_id", "")) for part in walk(message["components"]))
    return [press for press in presses if press and (press.area, press.parts[0]) in OPENING]


def filled_for(
    form: OpenForm, page: MatchPage, choices: Container[str], dice: Dice
) -> dict[str, tuple[str, ...]]:
    """Fill a form in at random, until that makes one of some choices."""
    menus = [part for part in walk(form.spec["components"]) if part["type"] == STRING_SELECT]
    choice = face_of(page).in_parts
    while True:
        written = {menu["custom_id"]: _values(menu, dice) for menu in menus}
        with suppress(Refusal):
            if choice and choice.read(page, written) in choices:
                return written


def _values(menu: Message, dice: Dice) -> tuple[str, ...]:
    """Choose as many from a list as it takes."""
    counts = range(menu.get("min_values", 1), menu.get("max_values", 1) + 1)
    offered = [option["value"] for option in menu["options"]]
    return dice.draw(offered, dice.pick(counts, "count"), "choice")


def choices_of(message: Message) -> list[str]:
    """Return what a prompt can be answered with by one click: its buttons, or what its list offers."""
    found: list[str] = []
    for component in walk(message["components"]):
        press = Press.parse(component.get("custom_id", ""))
        if press and (press.area, press.parts[0]) in CHOOSING:
            choice = choice_of(press)
            found += [choice] if choice else [option["value"] for option in component["options"]]
    return found


def choice_of(press: Press) -> str:
    """Return the choice that a button makes at once; nothing for a list, or another control."""
    if (press.area, press.parts[0]) not in CHOOSING:
        return ""
    return press.parts[1] if press.area == "open" else press.parts[1].partition(":")[2]
