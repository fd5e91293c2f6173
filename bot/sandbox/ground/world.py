"""The world behind the local Discord: an interface to simcord, whose store is adapted in ``backend.py``.

Only these two modules know simcord. It promises nothing about its internals, so its version is pinned and
checked on import. Used are its store, the routes' ``dispatch``, payloads, interactions, access and intents.
"""

import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.metadata import version
from types import SimpleNamespace
from typing import Any

import discord
from simcord.backend import serializers
from simcord.backend.access import channel_accessible, message_accessible
from simcord.backend.errors import BackendError, OptionError, invalid_form_body
from simcord.backend.models import Message
from simcord.backend.models.interaction import ResponseKind
from simcord.http import (
    router,
    routes,  # pyright: ignore[reportUnusedImport]  # noqa: F401  importing them registers them
)
from simcord.interactions import base_payload, validate_option_value

from bot.sandbox.components import walk
from bot.sandbox.errors import NotPossible
from bot.sandbox.ground.backend import LivingBackend, ServedFiles
from bot.sandbox.ground.notices import WorldChange
from bot.sandbox.ground.places import Channel, LocalGuild, Role, Server
from bot.sandbox.ground.world_clock import WorldClock
from bot.sandbox.outcome import AnswerKind, Callback
from bot.sandbox.request import Json, LoggedRequest, Reply

if version("simcord") != "3.2.1":
    raise ImportError(f"{__name__} leans on the internals of simcord 3.2.1 and of no other version")

_KINDS: dict[ResponseKind, AnswerKind] = {
    ResponseKind.MESSAGE: "message",
    ResponseKind.DEFERRED: "deferred",
    ResponseKind.UPDATE: "update",
    ResponseKind.DEFERRED_UPDATE: "deferred_update",
    ResponseKind.MODAL: "form",
    ResponseKind.AUTOCOMPLETE: "choices",
}


class World:
    """The people, channels, messages, commands and interactions of one server and perhaps others."""

    def __init__(
        self, *, bot_name: str, guild_name: str, clock: WorldClock, tell: Callable[[WorldChange], None]
    ) -> None:
        self._tell = tell
        self._backend = LivingBackend(clock, tell)
        self._backend.bot_user.name = bot_name
        self.foreign = self._backend.foreign
        self.guild = LocalGuild(self._backend.create_guild(guild_name).id, guild_name)

    def on_event(self, announce: Callable[[str, Json], None]) -> None:
        """Pass on every gateway event from now on."""
        self._backend.subscribers.append(lambda event, payload: announce(event, dict(payload)))

    # ------------------------------------------------------------ the bot and what it may see

    @property
    def application_id(self) -> int:
        """The id of the bot's application."""
        return self._backend.application_id

    def bot_user(self) -> Json:
        """Return the bot's user, as READY shows it."""
        return dict(serializers.user_payload(self._backend.bot_user))

    def bring_bot_in(self) -> Json:
        """Begin the bot's stay in the server now, and return the server as the bot is told of it."""
        return self._backend.bring_bot_in(self.guild.id)

    def guilds_created(self) -> list[Json]:
        """Return every server of the bot as the bot is told of it, the first one first."""
        known = [guild for guild in self._backend.guilds.values() if guild.id not in self.foreign]
        return [self._backend.guild_created(guild) for guild in known]

    def seen_with(self, intents: int, event: str, payload: Json) -> Json | None:
        """Return an event as a session with these intents receives it; None if it does not."""
        return self._backend.seen_with(intents, event, payload)

    # ------------------------------------------------------------ REST

    def request(self, request: LoggedRequest) -> Reply:
        """Handle a REST request and return Discord's answer."""
        uploads = [
            SimpleNamespace(fp=io.BytesIO(file.data), filename=file.filename, description=file.description)
            for file in request.uploads
        ]
        try:
            self._backend.check_thread(request)
            body = router.dispatch(
                self._backend,
                request.method,
                request.path,
                json=request.body,
                params=dict(request.query),
                files=uploads,
            )
        except BackendError as error:
            return _refusal(error)
        except (KeyError, TypeError, ValueError) as error:
            return _refusal(invalid_form_body(repr(error)))
        finally:
            self._backend.http_requests.clear()  # the request log in rest.py is enough
            self._backend.transcript.clear()
        if request.method == "PUT" and request.path.endswith("/commands"):
            self._tell(WorldChange("commands"))
        return Reply(204) if body is None else Reply(200, self._backend.with_threads(body))

    def file(self, url: str) -> bytes | None:
        """Return an uploaded file by its attachment's address."""
        return self._backend.cdn.get(url)

    def serve_files_at(self, address: str) -> None:
        """Set the address with which attachments' addresses start."""
        self._backend.cdn = ServedFiles(address)

    # ------------------------------------------------------------ channels and people

    def add_channel(self, name: str) -> Channel:
        """Create a channel of the server that everyone sees."""
        channel = Channel(self._backend.create_channel(self.guild.id, name).id, name)
        self._tell(WorldChange("channel", channel.id))
        return channel

    def add_server(self, name: str, owner: int, members: Iterable[int]) -> Server:
        """Create another server with one channel that everyone there sees."""
        guild = self._backend.create_guild(name, owner_id=owner)
        for person in members:
            self._backend.add_member(guild.id, person, announce=True)
        channel = self._backend.create_channel(guild.id, "general")
        return Server(LocalGuild(guild.id, name), Channel(channel.id, "general"))

    def add_foreign_server(self, name: str, owner: int) -> Server:
        """Create a server without the bot, which hears nothing of it."""
        with self._backend.unheard():
            server = self.add_server(name, owner, ())
        self.foreign.add(server.guild.id)
        return server

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with everything in it."""
        self._backend.delete_channel(channel.id)
        self._tell(WorldChange("channel", channel.id))

    def add_person(self, name: str) -> int:
        """Bring a person into the server and return their id."""
        user = self._backend.make_user(name.lower(), global_name=name)
        self._backend.add_member(self.guild.id, user.id, announce=True)
        self._tell(WorldChange("person"))
        return user.id

    def add_role(self, name: str, holders: Iterable[int], permits: Iterable[str]) -> Role:
        """Create a role with some permissions, and give it to people."""
        permissions = discord.Permissions(**dict.fromkeys(permits, True)).value
        role = Role(self._backend.create_role(self.guild.id, name, permissions=permissions).id, name)
        for person in holders:
            self._backend.add_member_role(self.guild.id, person, role.id)
        return role

    def remove_role(self, role: Role) -> None:
        """Delete a role."""
        self._backend.delete_role(self.guild.id, role.id)

    def hand_over(self, person: int) -> None:
        """Make a person the server's owner, who may do everything there."""
        self._backend.guilds[self.guild.id].owner_id = person

    def permit(self, channel: Channel, *, denied: Iterable[str]) -> None:
        """Permit the bot in a channel what it may do elsewhere, except what is denied."""
        self._backend.permit(channel.id, denied)

    def permit_everywhere(self, *, denied: Iterable[str]) -> None:
        """Permit the bot's role everything except administration and what is denied to all."""
        self._backend.permit_everywhere(self.guild.id, denied)

    def hide(self, channel: Channel, people: Iterable[int], *denied: str) -> None:
        """Permit this in a channel to these people and the bot only."""
        self._backend.hide(channel.id, people, denied)
        self._tell(WorldChange("channel", channel.id))

    def events(self) -> list[Json]:
        """Return the server's scheduled events, ended ones too, oldest first."""
        known = self._backend.guilds[self.guild.id].scheduled_events.values()
        return [dict(serializers.scheduled_event_payload(self._backend, event)) for event in known]

    def remove_event(self, event: int) -> None:
        """Delete a scheduled event."""
        self._backend.delete_scheduled_event(self.guild.id, event)

    def threads(self) -> list[Channel]:
        """Return the server's threads, oldest first."""
        known = (self._backend.channels[number] for number in self._backend.guilds[self.guild.id].thread_ids)
        return [Channel(thread.id, thread.name or "") for thread in known]

    def open_thread(self, channel: Channel, name: str, people: Iterable[int], *, private: bool) -> Channel:
        """Open a thread in a channel as a person; a private one is for these people only."""
        return Channel(self._backend.open_thread(channel.id, name, tuple(people), private=private).id, name)

    def archive(self, thread: Channel, *, locked: bool) -> None:
        """Archive a thread, as Discord does after a silence."""
        metadata = {"archived": True, "locked": locked}
        self._backend.edit_channel(thread.id, {}, thread_metadata=metadata)

    def remove_person(self, person: int) -> None:
        """Remove a person from the server."""
        self._backend.remove_member(self.guild.id, person)
        self._tell(WorldChange("person"))

    def direct_messages(self, person: int, name: str) -> Channel:
        """Return the DM channel of a person and the bot."""
        return Channel(self._backend.get_dm_channel(person).id, name)

    def resolved(
        self, channel: int, people: Iterable[int], channels: Iterable[int], roles: Iterable[int] = ()
    ) -> Json:
        """Return the objects behind chosen people, channels and roles, as interactions carry them."""
        guild = self._guild_of(channel)
        found: Json = {}
        for person in people:
            user = self._backend.get_user(person)
            found.setdefault("users", {})[str(person)] = dict(serializers.user_payload(user))
            if guild is not None and person in self._backend.guilds[guild].members:
                model = self._backend.guilds[guild]
                member = serializers.member_payload(
                    self._backend, model, model.members[person], with_user=False
                )
                member_here = {**member, "permissions": self._permissions(person, channel)}
                found.setdefault("members", {})[str(person)] = member_here
        for chosen in channels:
            payload = serializers.channel_payload(self._backend, self._backend.get_channel(chosen))
            found.setdefault("channels", {})[str(chosen)] = {**payload, "permissions": "0"}
        for chosen in roles:
            role = self._backend.guilds[self.guild.id].roles[chosen]
            found.setdefault("roles", {})[str(chosen)] = dict(serializers.role_payload(role))
        return found

    def _permissions(self, person: int, channel: int) -> str:
        guild = self._guild_of(channel) or self.guild.id
        return str(self._backend.compute_permissions(guild, person, channel))

    def _guild_of(self, channel: int) -> int | None:
        found = self._backend.channels.get(channel)
        if found is None:
            raise NotPossible(f"channel {channel} is gone")
        return found.guild_id

    # ------------------------------------------------------------ messages

    def messages(self, channel: int, person: int, latest: int = 0) -> list[Json]:
        """Return a channel's messages, or only the latest, oldest first, as far as this person sees them."""
        if not channel_accessible(self._backend, channel, person):
            return []
        known = self._backend.messages.get(channel, {}).values()
        seen = [message for message in known if message.visible_to(person)]
        return [self._payload(message) for message in seen[-latest:]]

    def sees(self, channel: int, message: int, person: int) -> bool:
        """Return whether a person sees a message; one just deleted still counts."""
        found = self._backend.messages.get(channel, {}).get(message)
        if found is None:
            return channel_accessible(self._backend, channel, person)
        return message_accessible(self._backend, channel, found, person)

    def message(self, channel: int, message: int) -> Json | None:
        """Return a message in its current state; None once it is deleted."""
        found = self._backend.messages.get(channel, {}).get(message)
        return None if found is None else self._payload(found)

    def post(self, channel: int, person: int, text: str) -> Json:
        """Write a message as a person."""
        return self._payload(self._backend.create_message(channel, person, text))

    def delete_message(self, channel: int, message: int) -> None:
        """Delete anyone's message."""
        self._backend.delete_message(channel, message)

    def pinged(self, message: int) -> list[int]:
        """Return the people notified when a message was sent. An edit notifies nobody."""
        return self._backend.pinged.get(message, [])

    def _payload(self, message: Message) -> Json:
        payload: Json = dict(serializers.message_payload(self._backend, message))
        for part in walk(payload["components"]):
            for value in part.get("default_values") or ():
                value["id"] = str(value["id"])  # discord.py sends a number, Discord shows text
        return payload

    # ------------------------------------------------------------ commands and interactions

    def commands(self, channel: int, person: int) -> list[Json]:
        """Return the slash commands offered to a person in a channel."""
        return self._backend.visible_commands(user_id=person, channel_id=channel)

    def know_commands(self, commands: Sequence[Json]) -> None:
        """Register commands as if from an earlier start of the bot."""
        self._backend.register_commands(None, [*commands])

    def show_commands(self, role: Role) -> None:
        """Permit a role every command that Discord hides by default, whatever else it permits."""
        self._backend.show_commands(self.guild.id, role.id)

    def check_option(self, command: str, option: Json, value: object) -> None:
        """Raise NotPossible for a value that Discord's client would not accept for this option."""
        try:
            validate_option_value(command, option, value)
        except OptionError as error:
            raise NotPossible(str(error)) from error

    def interact(
        self,
        kind: discord.InteractionType,
        channel: int,
        person: int,
        data: Json,
        *,
        locale: str,
        seconds: float,
        message: Mapping[str, Any] | None = None,
    ) -> Json:
        """Record an interaction and build its INTERACTION_CREATE, to be answered within some seconds."""
        guild = self._guild_of(channel)
        record, payload = base_payload(
            self._backend, type=kind.value, channel_id=channel, guild_id=guild, user_id=person, data=data
        )
        record.initial_response_deadline = self._backend.iso_after(seconds)
        payload["locale"] = locale
        payload["authorizing_integration_owners"] = self._backend.installed(guild, person)
        if message is not None:
            record.source_message_id = int(message["id"])
            payload["message"] = dict(message)
        return payload

    def outcome(self, interaction: Json) -> Callback | None:
        """Return how the bot answered an interaction; None while it has not."""
        record = self._backend.interactions[int(interaction["id"])]
        if record.response_kind is None:
            return None
        choices = tuple(record.autocomplete_choices or ())
        return Callback(_KINDS[record.response_kind], record.message_id, record.modal, choices)


def _refusal(error: BackendError) -> Reply:
    return Reply(error.status, error.to_json())
