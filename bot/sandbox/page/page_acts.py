"""What people can do on the page: one request body for each act, and its handler."""

import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Literal

import discord
import msgspec

from bot.sandbox.components import CHANNEL_SELECT, ROLE_SELECT, USER_SELECT, select
from bot.sandbox.errors import NotPossible
from bot.sandbox.ground.world import Channel
from bot.sandbox.page.backstage import Backstage
from bot.sandbox.people.commands import Named, OptionValue
from bot.sandbox.people.person import Answered, OpenForm, Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord

LANGUAGES = frozenset(locale.value for locale in discord.Locale)
"""The languages of Discord's clients."""

MOST_PEOPLE = 12
LONGEST_NAME = 32
"""Discord's limit, in characters."""

FORMS_KEPT = 200
"""How many open forms can still be sent; opening more drops the oldest."""


class Somebody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person, or the bot, as the value of an option."""

    user: str

    @property
    def id(self) -> int:
        """Their snowflake."""
        return int(self.user)


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything a person does; ids are snowflakes as text, as Discord writes them."""

    person: str


class RunCommand(Act, frozen=True):
    """Run a slash command, such as ``challenge`` or ``clan join``."""

    channel: str
    command: str
    options: dict[str, str | int | float | bool | Somebody]


class Complete(Act, frozen=True):
    """Ask for suggestions for an option still being typed."""

    channel: str
    command: str
    option: str
    text: str
    options: dict[str, str | int | float | bool | Somebody]


class PressButton(Act, frozen=True):
    """Press a button of a message."""

    channel: str
    message: str
    custom_id: str


class Choose(Act, frozen=True):
    """Choose from a select of a message; people, channels and roles are given by id."""

    channel: str
    message: str
    custom_id: str
    values: list[str]


class Submit(Act, frozen=True):
    """Send a form, named by the token it was opened with."""

    form: str
    values: dict[str, str | bool | list[str] | None]


class Say(Act, frozen=True):
    """Write a message that is not a command."""

    channel: str
    text: str


class TakeDms(Act, frozen=True):
    """Take direct messages from the bot, or stop taking them."""

    open: bool


class Speak(Act, frozen=True):
    """Set the language of the person's client, by Discord's name for it."""

    locale: str


class PlayAlone(Act, frozen=True):
    """Start playing by script, or leave the choices to the user of the page."""

    on: bool


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Join the server as a new person."""

    name: str


class PassTime(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Move the clock forward for everyone."""

    until: Literal["hour", "next"]


class Acts:
    """The people's acts on one local Discord."""

    def __init__(self, local: LocalDiscord, backstage: Backstage) -> None:
        self._local = local
        self._backstage = backstage
        self._forms: OrderedDict[str, tuple[Person, OpenForm]] = OrderedDict()

    async def run(self, act: RunCommand) -> Json:
        """Run a slash command."""
        person, where = self.place(act.person, act.channel)
        return self._told(person, await person.slash(where, act.command, **self._options(act.options)))

    async def complete(self, act: Complete) -> Json:
        """Return the bot's suggestions for an option."""
        person, where = self.place(act.person, act.channel)
        others = self._options(act.options)
        answer = await person.autocomplete(where, act.command, act.option, act.text, **others)
        return {"choices": answer.choices}

    async def press(self, act: PressButton) -> Json:
        """Press a button."""
        person, message = self._message(act.person, act.channel, act.message)
        return self._told(person, await person.press(message, act.custom_id))

    async def choose(self, act: Choose) -> Json:
        """Choose from a select."""
        person, message = self._message(act.person, act.channel, act.message)
        listed = self._listed(select(message, act.custom_id)["type"])
        if listed is None:
            return self._told(person, await person.choose(message, act.values, act.custom_id))
        known = {str(one.id): one for one in listed}
        if not known.keys() >= set(act.values):
            raise NotPossible("there is no such person, channel or role")
        chosen = [known[value] for value in act.values]
        return self._told(person, await person.choose(message, chosen, act.custom_id))

    def _listed(self, menu: int) -> Sequence[Named] | None:
        """Return what a menu of this type lists by itself; None if the bot fills it."""
        lists: dict[int, Sequence[Named]] = {
            USER_SELECT: list(self._local.people.values()),
            ROLE_SELECT: self._local.roles,
            CHANNEL_SELECT: self._local.channels,
        }
        return lists.get(menu)

    async def submit(self, act: Submit) -> Json:
        """Send a form. One that the bot left unanswered can be sent again."""
        person, form = self._forms.get(act.form, (None, None))
        # Nobody sends another person's form, though everyone shares one page.
        if person is None or form is None or str(person.id) != act.person:
            raise NotPossible("that form is no longer open")
        values = {name: value for name, value in act.values.items() if value is not None}
        answer = await person.submit(form, values)
        if not answer.failed:
            self._forms.pop(act.form, None)
        return self._told(person, answer)

    async def say(self, act: Say) -> Json:
        """Write a message."""
        person, where = self.place(act.person, act.channel)
        if not act.text.strip():
            raise NotPossible("an empty message cannot be sent")
        return person.say(where, act.text)

    async def take_dms(self, act: TakeDms) -> Json:
        """Take direct messages, or stop taking them."""
        person = self.person(act.person)
        if act.open:
            person.open_dms()
        else:
            person.close_dms()
        return {}

    async def speak(self, act: Speak) -> Json:
        """Set the language of a person's client."""
        person = self.person(act.person)
        if act.locale not in LANGUAGES:
            raise NotPossible("Discord has no such language")
        person.speak(act.locale)
        return {}

    async def play_alone(self, act: PlayAlone) -> Json:
        """Start or stop playing for a person."""
        self._backstage.let_play(self.person(act.person), by_themselves=act.on)
        return {}

    async def join(self, act: Join) -> Json:
        """Add a new person under an unused name."""
        name = act.name.strip()
        if not 0 < len(name) <= LONGEST_NAME:
            raise NotPossible(f"a name has 1 to {LONGEST_NAME} characters")
        if name.casefold() in (taken.casefold() for taken in self._local.people):
            raise NotPossible(f"{name} is here already")
        if len(self._local.people) >= MOST_PEOPLE:
            raise NotPossible(f"there are {MOST_PEOPLE} people here, which is as many as the page can show")
        return {"person": str(self._local.add_person(name).id)}

    async def pass_time(self, act: PassTime) -> Json:
        """Move the clock forward by an hour, or until something happens."""
        if act.until == "hour":
            await self._backstage.pass_an_hour()
        else:
            await self._backstage.pass_to_next()
        return {}

    def person(self, number: str) -> Person:
        """Find a person by id; raise NotPossible if there is none."""
        for person in self._local.people.values():
            if str(person.id) == number:
                return person
        raise NotPossible("there is no such person")

    def place(self, number: str, channel: str) -> tuple[Person, Channel]:
        """Find a person and a channel they can see; raise NotPossible if they cannot."""
        person = self.person(number)
        for where in (*self._local.channels, *self._local.threads, person.dm):
            if str(where.id) == channel:
                return person, where
        raise NotPossible(f"{person.name} sees no such channel")

    def _message(self, number: str, channel: str, message: str) -> tuple[Person, Json]:
        person, where = self.place(number, channel)
        for seen in person.messages(where):
            if seen["id"] == message:
                return person, seen
        raise NotPossible("that message is no longer there")

    def _options(self, options: Mapping[str, str | int | float | bool | Somebody]) -> dict[str, OptionValue]:
        known = {self._local.bot["id"], *(str(person.id) for person in self._local.people.values())}
        for value in options.values():
            if isinstance(value, Somebody) and value.user not in known:
                raise NotPossible("there is no such person")
        return dict(options)

    def _told(self, person: Person, answer: Answered) -> Json:
        """Return what the page must know at once; it reads messages separately."""
        return {"failed": answer.failed, "form": self._opened(person, answer.form) if answer.form else None}

    def _opened(self, person: Person, form: OpenForm) -> Json:
        token = secrets.token_urlsafe()
        self._forms[token] = (person, form)
        while len(self._forms) > FORMS_KEPT:
            self._forms.popitem(last=False)
        return {"token": token, "title": form.title, "components": form.spec["components"]}
