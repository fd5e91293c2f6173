"""What one person can do at their Discord client, and what they see there."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import InteractionType

from bot.sandbox.components import SELECTS, STRING_SELECT, button, carries, choice_button, select, walk
from bot.sandbox.errors import NotPossible
from bot.sandbox.ground.notices import Notices, WorldChange
from bot.sandbox.ground.places import Channel, Role
from bot.sandbox.ground.world import World
from bot.sandbox.outcome import AnswerKind
from bot.sandbox.people.commands import Named, OptionValue, typed
from bot.sandbox.people.forms import FieldValue, filled
from bot.sandbox.request import Json, Reply

ANSWER_SECONDS = 3.0
"""Seconds that Discord waits for the bot before it says that the interaction failed."""

EPHEMERAL = 1 << 6

CLOSED = Reply(403, {"code": 50007, "message": "Cannot send messages to this user"})

ENGLISH = "en-US"
"""The language of a person who has chosen none."""


@dataclass(frozen=True, slots=True)
class OpenForm:
    """A modal in front of one person."""

    spec: Json
    """The modal in Discord's format."""
    channel: int
    message: Mapping[str, Any] | None
    """The message whose button opened it."""

    @property
    def title(self) -> str:
        """The title of the form."""
        return self.spec["title"]


@dataclass(frozen=True, slots=True)
class Answered:
    """The bot's answer to an interaction, as it stood at that moment."""

    kind: AnswerKind
    message: Json | None = None
    """The message it sent or changed; for ``deferred``, the one that says it is thinking."""
    form: OpenForm | None = None
    choices: tuple[Json, ...] = ()
    """Suggestions for an option still being typed."""

    @property
    def failed(self) -> bool:
        """Whether three seconds passed without an answer."""
        return self.kind == "none"

    @property
    def private(self) -> bool:
        """Whether only this person sees the message."""
        return self.message is not None and bool(self.message["flags"] & EPHEMERAL)


class Person:
    """A person on the server, with their direct messages to the bot."""

    def __init__(
        self,
        name: str,
        world: World,
        notices: Notices,
        deliver: Callable[[Json], None],
        *,
        locale: str = ENGLISH,
    ) -> None:
        self.name = name
        self.locale = locale
        self.door: Reply | None = None
        """The reply to a direct message from the bot; None if it is accepted."""
        self.id = world.add_person(name)
        self.dm = world.direct_messages(self.id, f"@{name}")
        self._world = world
        self._notices = notices
        self._deliver = deliver

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def mention(self) -> str:
        """Their mention in a text."""
        return f"<@{self.id}>"

    @property
    def takes_dms(self) -> bool:
        """Whether they take direct messages from the bot."""
        return self.door is None

    # ------------------------------------------------------------ what they see

    def messages(self, where: Channel, latest: int = 0) -> list[Json]:
        """Return the messages they see there, or only the latest, oldest first, in Discord's format."""
        return self._world.messages(where.id, self.id, latest)

    def last(self, where: Channel) -> Json:
        """Return the newest message they see there."""
        return self.messages(where, 1)[0]

    def commands(self, where: Channel) -> list[Json]:
        """Return the slash commands they are offered there."""
        return self._world.commands(where.id, self.id)

    # ------------------------------------------------------------ what they do

    async def slash(self, where: Channel, command: str, /, **options: OptionValue) -> Answered:
        """Run a slash command, such as ``"challenge"`` or ``"clan join"``; people are given as Person."""
        return await self._run(where, InteractionType.application_command, command, options)

    async def recall(self, where: Channel, data: Json, *, typing: bool = False) -> Answered:
        """Run or type a command as a client remembers it, whatever the bot has sent Discord since."""
        kind = InteractionType.autocomplete if typing else InteractionType.application_command
        return await self._ask(kind, where.id, data)

    async def autocomplete(
        self, where: Channel, command: str, option: str, text: str, /, **others: OptionValue
    ) -> Answered:
        """Type into an option and see what is suggested."""
        values = {**others, option: text}
        return await self._run(where, InteractionType.autocomplete, command, values, focused=option)

    async def press(self, message: Mapping[str, Any], wanted: str) -> Answered:
        """Press the button with this custom id or label, on a message as they see it."""
        pressed = button(message, wanted)
        return await self._use(
            message, {"custom_id": pressed["custom_id"], "component_type": pressed["type"]}
        )

    async def choose(
        self,
        message: Mapping[str, Any],
        values: str | Named | Sequence[str | Named],
        menu: str | None = None,
    ) -> Answered:
        """Choose options (by value or label), people, channels or roles from a menu, or one by its button.

        The menu is identified by its custom id or placeholder, or as the only one.
        """
        if menu is None and (pressed := choice_button(message, values)):
            return await self.press(message, pressed["custom_id"])
        chosen = list(values) if isinstance(values, Sequence) and not isinstance(values, str) else [values]
        found = select(message, menu)
        least, most = found.get("min_values", 1), found.get("max_values", 1)
        if not least <= len(chosen) <= most:
            raise NotPossible(f"the menu takes {least} to {most} values, not {len(chosen)}")
        data: Json = {"custom_id": found["custom_id"], "component_type": found["type"]}
        if found["type"] == STRING_SELECT:
            return await self._use(message, {**data, "values": [_option(found, value) for value in chosen]})
        named = [value for value in chosen if not isinstance(value, str)]
        channels = [value.id for value in named if isinstance(value, Channel)]
        roles = [value.id for value in named if isinstance(value, Role)]
        people = [value.id for value in named if not isinstance(value, Channel | Role)]
        resolved = self._world.resolved(int(message["channel_id"]), people, channels, roles)
        ids = [str(number) for number in people + channels + roles]
        return await self._use(message, {**data, "values": ids, "resolved": resolved})

    async def forge(
        self, message: Mapping[str, Any], custom_id: str, values: Sequence[str] | None = ()
    ) -> Answered:
        """Use a control of a message that may not even be visible to them, as no Discord client does."""
        found = next(part for part in walk(message["components"]) if part.get("custom_id") == custom_id)
        data: Json = {"custom_id": custom_id, "component_type": found["type"]}
        if found["type"] in SELECTS and values is not None:
            data["values"] = list(values)
        return await self._ask(InteractionType.component, int(message["channel_id"]), data, message)

    async def submit(self, form: OpenForm, values: Mapping[str, FieldValue]) -> Answered:
        """Send a form: texts and choices by the custom ids of its fields."""
        data = {"custom_id": form.spec["custom_id"], "components": filled(form.spec, values)}
        return await self._ask(InteractionType.modal_submit, form.channel, data, form.message)

    async def forge_form(
        self, message: Mapping[str, Any], custom_id: str, components: Sequence[Json]
    ) -> Answered:
        """Submit a form that the bot may never have opened, with any content."""
        data: Json = {"custom_id": custom_id, "components": list(components)}
        return await self._ask(InteractionType.modal_submit, int(message["channel_id"]), data, message)

    def say(self, where: Channel, text: str) -> Json:
        """Write a message."""
        return self._world.post(where.id, self.id, text)

    def delete(self, message: Mapping[str, Any]) -> None:
        """Delete their own message, or dismiss one that only they see."""
        own = message["author"]["id"] == str(self.id) or message["flags"] & EPHEMERAL
        if not own:
            raise NotPossible("people delete only their own messages")
        self._world.delete_message(int(message["channel_id"]), int(message["id"]))

    def speak(self, locale: str) -> None:
        """Set the language of their client."""
        self.locale = locale
        self._notices.tell(WorldChange("person", person=self.id))

    def close_dms(self, door: Reply = CLOSED) -> None:
        """Refuse direct messages from the bot: it gets 50007, or another reply of Discord's."""
        self.door = door
        self._notices.tell(WorldChange("person", person=self.id))

    def open_dms(self) -> None:
        """Take direct messages from the bot again."""
        self.door = None
        self._notices.tell(WorldChange("person", person=self.id))

    # ------------------------------------------------------------ how it reaches the bot

    async def _run(
        self,
        where: Channel,
        kind: InteractionType,
        command: str,
        values: Mapping[str, OptionValue],
        focused: str | None = None,
    ) -> Answered:
        filled_in = typed(self.commands(where), command, values, self._world.check_option, focused=focused)
        data = filled_in.data
        if resolved := self._world.resolved(where.id, filled_in.people, filled_in.channels):
            data = {**data, "resolved": resolved}
        return await self._ask(kind, where.id, data)

    async def _use(self, message: Mapping[str, Any], data: Json) -> Answered:
        """Use a control. If the message changed meanwhile, the bot gets it as this person still sees it."""
        channel, number = int(message["channel_id"]), int(message["id"])
        if not self._world.sees(channel, number, self.id):
            raise NotPossible(f"{self.name} does not see this message")
        now = self._world.message(channel, number)
        # A message without the control was redrawn just now: they still see the old one.
        held = now if now is not None and carries(now, data["custom_id"]) else message
        return await self._ask(InteractionType.component, channel, data, held)

    async def _ask(
        self, kind: InteractionType, channel: int, data: Json, message: Mapping[str, Any] | None = None
    ) -> Answered:
        interaction = self._world.interact(
            kind, channel, self.id, data, locale=self.locale, seconds=ANSWER_SECONDS, message=message
        )
        self._deliver(interaction)
        try:
            outcome = await self._notices.until(lambda: self._world.outcome(interaction), ANSWER_SECONDS)
        except TimeoutError:
            outcome = None
        self._notices.tell(WorldChange("answer", channel, person=self.id))
        if outcome is None:
            return Answered("none")
        return Answered(
            outcome.kind,
            None if outcome.message is None else self._world.message(channel, outcome.message),
            None if outcome.form is None else OpenForm(outcome.form, channel, message),
            outcome.choices,
        )


def _option(menu: Json, wanted: object) -> str:
    """Find the value of the option with this value or label."""
    for option in menu["options"]:
        if wanted in (option["value"], option["label"]):
            return option["value"]
    raise NotPossible(f"the menu offers {[option['value'] for option in menu['options']]}, not {wanted!r}")
