"""People who answer every prompt with a choice drawn from a seed, until their matches are over."""

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
"""Most milliseconds that the bot holds something back so that it can tell more in one message."""

LONG_WAIT = 60_000
"""Milliseconds too long to wait: everyone here watches the channel, and needs no DM to be called there."""

CHOOSING = {("hand", "pick"), ("open", "choose")}
"""Controls that make a choice at once: the area and the first part of the action."""

OPENING = {("hand", "form"), ("hand", "sure")}
"""Controls that open a form for the choice, or ask first."""

ASKING = CHOOSING | OPENING
"""Controls that lead to a choice."""

Message = Mapping[str, Any]


class Puppets:
    """Everyone on the server."""

    def __init__(self, played: Stage, seed: int) -> None:
        self.played = played
        self.people = {person.id: person for person in played.local.people.values()}
        self.dice = Dice(f"script {seed}".encode())

    async def play_to_the_end(self) -> str | None:
        """Answer prompts until the only match is over; return what went wrong, if anything."""
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
        """Wait for the first prompt, or the first choice made in the open, and return its match."""

        def first() -> Press | None:
            dms = (message for person in self.people.values() for message in prompts(person))
            asked = (prompt_press(message) for message in (*dms, *self._public()))
            return next((press for press in asked if press), None)

        press = await self.played.local.until(first, WAIT_SECONDS)
        return MatchId(press.id if press else "")

    async def answer_all(self, page: MatchPage) -> str | None:
        """Make every pending choice, in a random order."""
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
        """Return the message that still asks a person to choose: a DM or, in the open, the board."""
        messages = self._public() if page.offered else prompts(person)
        return next((message for message in messages if _asks(message, page.revision)), None)

    def _public(self) -> list[Message]:
        """Return what everyone sees in channels and threads, newest first."""
        seen = self.played.local.seen_by(next(iter(self.people.values())))
        return [message for message in reversed(seen) if not message["flags"] & EPHEMERAL]

    async def _answer(self, person: Person, prompt: Message, page: MatchPage) -> None:
        """Choose with one click, or with one that opens a form or asks first; each is equally likely."""
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
        """Wait until all visible messages are sent, except calls to those who look on."""
        end = time.monotonic() + WAIT_SECONDS
        while (due_at := await self.played.bot.play.deliveries.next_due()) is not None:
            if LONG_WAIT < due_at - self.played.bot.now() <= LOOKING_ON:
                return
            if time.monotonic() > end:
                raise TimeoutError("some messages were never sent")
            await self._hurry(due_at)
            await asyncio.sleep(0.01)

    async def _hurry(self, due_at: int) -> None:
        """Move the clock of a demonstration past a short wait."""
        bot = self.played.bot
        if isinstance(bot.now, Ticks) and 0 < due_at - bot.now() <= SHORT_WAIT:
            bot.now.skip(due_at - bot.now())
            await bot.play.deadlines.beat()  # else many such skips would count as downtime
            bot.outbox.wake()


def lasting(person: Person, where: Channel) -> list[Message]:
    """Return the messages that a person sees there and others see too, oldest first."""
    return [message for message in person.messages(where) if not message["flags"] & EPHEMERAL]


def fleeting(person: Person, where: Channel) -> list[Message]:
    """Return the messages there that only this person sees, oldest first."""
    return [message for message in person.messages(where) if message["flags"] & EPHEMERAL]


def prompts(person: Person) -> list[Message]:
    """Return a person's lasting DMs, newest first."""
    return lasting(person, person.dm)[::-1]


def prompt_press(message: Message) -> Press | None:
    """Return the press that answers a prompt, or None if the message asks for nothing."""
    for component in walk(message["components"]):
        press = Press.parse(component.get("custom_id", ""))
        if press and (press.area, press.parts[0]) in ASKING:
            return press
    return None


def _asks(message: Message, revision: int) -> bool:
    press = prompt_press(message)
    return press is not None and press.revision == revision


def openings(message: Message) -> list[Press]:
    """Return the presses that open a form for a choice, or a question to confirm it."""
    presses = (Press.parse(part.get("custom_id", "")) for part in walk(message["components"]))
    return [press for press in presses if press and (press.area, press.parts[0]) in OPENING]


def filled_for(
    form: OpenForm, page: MatchPage, choices: Container[str], dice: Dice
) -> dict[str, tuple[str, ...]]:
    """Fill in a form at random until it makes one of some choices."""
    menus = [part for part in walk(form.spec["components"]) if part["type"] == STRING_SELECT]
    choice = face_of(page).in_parts
    while True:
        written = {menu["custom_id"]: _values(menu, dice) for menu in menus}
        with suppress(Refusal):
            if choice and choice.read(page, written) in choices:
                return written


def _values(menu: Message, dice: Dice) -> tuple[str, ...]:
    """Choose as many options from a list as it takes."""
    counts = range(menu.get("min_values", 1), menu.get("max_values", 1) + 1)
    offered = [option["value"] for option in menu["options"]]
    return dice.draw(offered, dice.pick(counts, "count"), "choice")


def choices_of(message: Message) -> list[str]:
    """Return the choices that one click on a prompt can make: its buttons, or the options of its list."""
    found: list[str] = []
    for component in walk(message["components"]):
        press = Press.parse(component.get("custom_id", ""))
        if press and (press.area, press.parts[0]) in CHOOSING:
            choice = choice_of(press)
            found += [choice] if choice else [option["value"] for option in component["options"]]
    return found


def choice_of(press: Press) -> str:
    """Return the choice that a button makes at once; empty for a list or another control."""
    if (press.area, press.parts[0]) not in CHOOSING:
        return ""
    return press.parts[1] if press.area == "open" else press.parts[1].partition(":")[2]
