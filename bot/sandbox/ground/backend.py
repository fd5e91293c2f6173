"""simcord's store, with changes where it does not yet behave like Discord.

It reports every change, even private ones without an event; its frozen clock runs; this machine serves its
files, and pictures have sizes; a message's thread is archived, woken up, and exists only once.
"""

import copy
import io
import time
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Literal, cast

import discord
from PIL import Image, UnidentifiedImageError
from simcord import intents as gateway_intents
from simcord._clock import Clock
from simcord.backend import Backend, serializers
from simcord.backend.cdn import CDN_BASE, CdnStore
from simcord.backend.errors import (
    BackendError,
    cannot_execute_on_channel_type,
    invalid_form_body,
    missing_permissions,
)
from simcord.backend.models import Channel, Guild, Message, Overwrite, ScheduledEvent
from simcord.enums import AppCommandType, ChannelType, OverwriteType
from typing_extensions import override

from bot.sandbox.checks import event_rules
from bot.sandbox.ground.notices import WorldChange
from bot.sandbox.ground.world_clock import WorldClock
from bot.sandbox.request import Json, LoggedRequest

LOADING = 1 << 7  # the flag of a message that says "thinking"
HAS_THREAD = 1 << 5

USER_INSTALL = 1
"""The install type of a command that a user installs for themselves."""

THREAD_CHANGES = ("PATCH /channels/{id}", "DELETE /channels/{id}")

_ROLE = 1
"""The type of a command permission's target, in Discord's numbers."""


class LivingBackend(Backend):
    """Everything on the local Discord; it reports all changes."""

    def __init__(self, clock: WorldClock, tell: Callable[[WorldChange], None]) -> None:
        super().__init__(clock=LivingClock(clock))
        self._tell = tell
        self.pinged: dict[int, list[int]] = {}
        self.foreign: set[int] = set()
        """Servers without the bot, where people use it as a user install."""

    @contextmanager
    def unheard(self) -> Generator[None]:
        """Change something without any event."""
        told = self.subscribers[:]
        self.subscribers.clear()
        yield
        self.subscribers.extend(told)

    def installed(self, guild: int | None, person: int) -> Json:
        """Return for whom the bot is installed where a person uses it, as interactions say it."""
        return {"1": str(person)} if guild in self.foreign else {"0": str(guild or 0)}

    @override
    def visible_commands(
        self, *, user_id: int, channel_id: int, type: int = AppCommandType.CHAT_INPUT
    ) -> list[Json]:
        if _sleeps(self.get_channel(channel_id)):
            return []
        offered = super().visible_commands(user_id=user_id, channel_id=channel_id, type=type)
        if self.get_channel(channel_id).guild_id not in self.foreign:
            return offered
        return [command for command in offered if USER_INSTALL in (command["integration_types"] or ())]

    @override
    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        self._wake(self.get_channel(message.channel_id))
        committed = super().commit_message(message, broadcast=broadcast)
        self._note_pings(committed)
        self._tell(self._notice("message", committed))
        return committed

    @override
    def edit_message(self, channel_id: int, message_id: int, fields: Json) -> Message:
        if _sleeps(self.get_channel(channel_id)):
            raise BackendError(400, 50083, "Thread is archived")
        loading = self.get_message(channel_id, message_id).flags & LOADING
        edited = super().edit_message(channel_id, message_id, fields)
        if loading:  # it has content only now
            self._note_pings(edited)
        self._tell(self._notice("edit", edited))
        return edited

    @override
    def delete_message(self, channel_id: int, message_id: int) -> None:
        # Before it is deleted: the notice reads from the message who may see it.
        notice = self._notice("delete", self.get_message(channel_id, message_id))
        super().delete_message(channel_id, message_id)
        self._tell(notice)

    @override
    def create_thread(
        self,
        parent_id: int,
        name: str,
        owner_id: int,
        *,
        message_id: int | None = None,
        broadcast: bool = True,
        **options: Any,
    ) -> Channel:
        """Open a thread; a message has one at most, and opening that posts nothing in the channel."""
        if self.get_channel(parent_id).is_thread:
            raise cannot_execute_on_channel_type()
        # The thread of a message has the message's id.
        if message_id in self.channels:
            raise BackendError(400, 160004, "A thread has already been created for this message")
        alone = broadcast and message_id is None
        thread = super().create_thread(
            parent_id, name, owner_id, message_id=message_id, broadcast=alone, **options
        )
        if broadcast and not alone:
            self.announce_thread_create(thread)
        self._tell(WorldChange("channel", thread.id))
        return thread

    @override
    def create_scheduled_event(self, guild_id: int, **facts: Any) -> ScheduledEvent:
        """Create an event, which needs the permission and a time in the future."""
        permitted = discord.Permissions(self.compute_permissions(guild_id, self.bot_user.id))
        if not permitted.create_events:
            raise missing_permissions()
        self._check_event({}, facts)
        return super().create_scheduled_event(guild_id, **facts)

    @override
    def edit_scheduled_event(
        self, guild_id: int, event_id: int, changes: Mapping[str, Any]
    ) -> ScheduledEvent:
        """Change an event, as far as Discord permits."""
        event = self.get_scheduled_event(guild_id, event_id)
        self._check_event(dict(serializers.scheduled_event_payload(self, event)), changes)
        return super().edit_scheduled_event(guild_id, event_id, changes)

    def _check_event(self, event: Json, changes: Mapping[str, Any]) -> None:
        if wrong := event_rules.fault(event, changes, datetime.fromisoformat(self.now_iso())):
            raise invalid_form_body(wrong)

    @override
    def require_permissions(
        self, guild_id: int | None, user_id: int, channel_id: int | None, *names: str
    ) -> None:
        """Skip permissions that simcord requires and Discord does not: see ``check_thread`` for threads.

        All events here are the bot's own, which anyone who may create events may change and delete.
        """
        if names == ("manage_channels",) and self.get_channel(channel_id or 0).is_thread:
            names = ()
        if names == ("manage_events",):
            permitted = discord.Permissions(self.compute_permissions(guild_id or 0, user_id))
            names = () if permitted.create_events else names
        super().require_permissions(guild_id, user_id, channel_id, *names)

    def check_thread(self, request: LoggedRequest) -> None:
        """Refuse changes of a thread that the bot may not make.

        Those who may write in a thread can wake it, and its creator can also archive it; all else takes
        Manage Threads.
        """
        if request.route not in THREAD_CHANGES:
            return
        thread = self.channels.get(int(request.path.split("/")[-1]))
        if thread is None or thread.thread_metadata is None:
            return
        bot = self.bot_user.id
        permitted = discord.Permissions(self.compute_permissions(thread.guild_id or 0, bot, thread.parent_id))
        changes: Json = request.body or {}
        allowed = permitted.manage_threads or (
            changes.keys() == {"archived"}
            and not thread.thread_metadata.locked
            and (thread.owner_id == bot or (not changes["archived"] and permitted.send_messages_in_threads))
        )
        if not allowed:
            raise missing_permissions()

    def open_thread(self, parent_id: int, name: str, people: Sequence[int], *, private: bool) -> Channel:
        """Open a thread as the first of some people; the bot hears of a private one if it manages threads."""
        kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
        parent = self.get_channel(parent_id)
        permitted = discord.Permissions(
            self.compute_permissions(parent.guild_id or 0, self.bot_user.id, parent_id)
        )
        heard = permitted.view_channel and (not private or permitted.manage_threads)
        thread = self.create_thread(parent_id, name, people[0], type=kind, broadcast=heard)
        thread.thread_members.update(dict.fromkeys(people, self.now_iso()))
        return thread

    def bring_bot_in(self, guild_id: int) -> Json:
        """Begin the bot's stay in a server now, and return the server as the bot is told of it."""
        guild = self.guilds[guild_id]
        guild.members[self.bot_user.id].joined_at = datetime.now(UTC).isoformat()
        return self.guild_created(guild)

    def guild_created(self, guild: Guild) -> Json:
        """Return a server as the bot is told of it, without archived threads."""
        told: Json = {**serializers.guild_create_payload(self, guild)}
        awake = [each for each in told["threads"] if not each["thread_metadata"]["archived"]]
        return {**told, "threads": awake}

    def with_threads(self, answer: Any) -> Any:  # noqa: ANN401  whatever Discord answers
        """Mark messages in an answer that have a thread."""
        for message in cast(list[Json], answer) if isinstance(answer, list) else ():
            if "flags" in message and int(message["id"]) in self.channels:
                message["flags"] |= HAS_THREAD
        return cast(Any, answer)

    def seen_with(self, intents: int, event: str, payload: Json) -> Json | None:
        """Return an event as a session with these intents receives it; None if it does not."""
        allowed = discord.Intents.none()
        allowed.value = intents
        gate = gateway_intents.required_intent(event, payload)
        if gate is not None and not getattr(allowed, gate):
            return None
        bot = self.bot_user.id
        if event == "GUILD_CREATE":
            seen = dict(payload)
            gateway_intents.prune_guild_create(seen, allowed, bot)
            return seen
        if event.startswith("MESSAGE_") and not allowed.message_content:
            seen = copy.deepcopy(payload)
            gateway_intents.censor_message(seen, bot, backend=self)
            return seen
        return payload

    def _wake(self, channel: Channel) -> None:
        """Wake an archived thread for a message, unless it is locked."""
        if channel.thread_metadata is not None and _sleeps(channel):
            if channel.thread_metadata.locked:
                raise BackendError(400, 50083, "Thread is archived")
            self.edit_channel(channel.id, {}, thread_metadata={"archived": False})

    def _note_pings(self, message: Message) -> None:
        people = message.ping_user_ids
        if message.mention_everyone:
            guild = self.channels[message.channel_id].guild_id
            people = list(self.guilds[guild].members) if guild is not None else people
        self.pinged[message.id] = [person for person in people if person != message.author_id]

    def _notice(self, kind: Literal["message", "edit", "delete"], message: Message) -> WorldChange:
        recipients = self.channels[message.channel_id].recipient_ids
        only = recipients[0] if recipients else None
        if message.is_ephemeral and message.interaction_metadata is not None:
            only = int(message.interaction_metadata["user"]["id"])
        return WorldChange(kind, message.channel_id, message.id, only)

    def permit(self, channel_id: int, denied: Iterable[str]) -> None:
        """Permit the bot in a channel what it may do elsewhere, except what is denied."""
        own = self._overwrite(self.bot_user.id, deny=denied)
        kept = [each for each in self.channels[channel_id].overwrites if each.target_id != own.target_id]
        self.edit_channel(channel_id, {}, overwrites=[*kept, own] if own.deny else kept)

    def permit_everywhere(self, guild_id: int, denied: Iterable[str]) -> None:
        """Permit the bot's role everything except administration and what is denied.

        @everyone loses that too: what one role denies, another still grants.
        """
        permissions = discord.Permissions.all()
        permissions.update(administrator=False, **dict.fromkeys(denied, False))
        guild = self.guilds[guild_id]
        own = next(role for role in guild.roles.values() if role.managed)
        self.edit_role(guild_id, own.id, {"permissions": permissions.value})
        for_all = guild.everyone_role.permissions & ~_flags(denied)
        self.edit_role(guild_id, guild_id, {"permissions": for_all})

    def hide(self, channel_id: int, people: Iterable[int], denied: Iterable[str]) -> None:
        """Permit this in a channel to these people and the bot only."""
        others = Overwrite(self.channels[channel_id].guild_id or 0, OverwriteType.ROLE, deny=_flags(denied))
        permitted = [self._overwrite(person, allow=denied) for person in (*people, self.bot_user.id)]
        self.edit_channel(channel_id, {}, overwrites=[others, *permitted])

    def _overwrite(self, person: int, *, allow: Iterable[str] = (), deny: Iterable[str] = ()) -> Overwrite:
        return Overwrite(person, OverwriteType.MEMBER, allow=_flags(allow), deny=_flags(deny))

    def show_commands(self, guild: int, role: int) -> None:
        """Permit a role every command that is hidden by default."""
        shown = [{"id": str(role), "type": _ROLE, "permission": True}]
        for command in self.commands[None].values():
            if command["default_member_permissions"] is not None:
                self.set_command_permissions(guild, int(command["id"]), shown)


def _flags(permissions: Iterable[str]) -> int:
    return discord.Permissions(**dict.fromkeys(permissions, True)).value


def _sleeps(channel: Channel) -> bool:
    return channel.thread_metadata is not None and channel.thread_metadata.archived


class LivingClock(Clock):
    """A running clock, so that ids, cooldowns and interaction deadlines agree with the real client."""

    def __init__(self, clock: WorldClock) -> None:
        self._clock = clock
        self._started = time.monotonic()

    @property
    @override
    def elapsed(self) -> float:
        return time.monotonic() - self._started

    @override
    def now(self) -> datetime:
        return datetime.fromtimestamp(self._clock() / 1000, UTC)


class ServedFiles(CdnStore):
    """Uploaded files under an address that this machine serves."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address

    @override
    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> Json:
        stored = super().store_attachment(attachment_id, channel_id, filename, data, description)
        url = stored["url"].replace(CDN_BASE, self._address)
        self._blobs[url] = data
        return {**stored, **_size(data), "url": url, "proxy_url": url}


def _size(data: bytes) -> Json:
    """Return the width and height of a picture; nothing for any other file."""
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return {"width": picture.width, "height": picture.height}
    except UnidentifiedImageError:
        return {}
