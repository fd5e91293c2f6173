"""Every fault that the check can name is made, and named: where it belongs, and with what to do about it."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from bot.check import line
from bot.check.finding import Grade
from bot.check.messages import EDIT, LOOK, SEND
from bot.check.threads import CHANGE, OPEN
from bot.check.walk import Walk
from bot.sandbox.request import LoggedRequest
from bot.sandbox.server import LocalDiscord
from bot.sandbox.wire import letters
from bot.wire import known
from tests.e2e.check.conftest import Walking
from tests.e2e.check.course import left_behind
from tests.e2e.table import OPEN_DM
from tests.face.catalogue import catalogue
from tests.spoken import core

EVENTS = "/guilds/{id}/scheduled-events"
MINUTE = 60_000

Arranging = Callable[[LocalDiscord], None]


@dataclass(frozen=True)
class Made:
    """A fault, how it is made, and where it is found."""

    key: str
    line: str
    arrange: Arranging = lambda _: None
    grade: Grade = Grade.FAULT
    wishes: dict[str, object] = field(default_factory=dict[str, object])
    patch: Callable[[pytest.MonkeyPatch], None] = lambda _: None


def fails(route: str, status: int, code: int = 0, **how: object) -> Arranging:
    """Make Discord refuse a kind of request."""
    return lambda local: local.faults.fail(route, status, code, **how)


def ticked(**form: object) -> Arranging:
    """Fill in the application in the developer portal."""
    return lambda local: [setattr(local.application, name, value) for name, value in form.items()] and None


def lacking(*names: str) -> Arranging:
    """Take permissions away in the channel."""
    return lambda local: local.permit(local.channel, denied=names)


def with_a_namesake(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    local.add_server("Context", aya, aya)


def with_a_namesake_channel(local: LocalDiscord) -> None:
    local.add_channel("dojo")


def with_another_server(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    local.add_server("Other", aya, aya)


def with_the_host_elsewhere(local: LocalDiscord) -> None:
    daigo = local.people["Daigo"]
    local.application.owner = {**(local.application.owner or {}), "id": str(daigo.id)}
    local.remove_person("Daigo")


def administering(local: LocalDiscord) -> None:
    local.add_role("Boss", local.bot_account, permits=["administrator"])


def moderated(local: LocalDiscord) -> None:
    """Make another bot delete whatever this one posts."""

    def delete(_: LoggedRequest) -> None:
        for message in local.seen_by(local.people["Aya"]):
            local.remove_message(message)

    local.faults.before(LOOK, delete)


def keeping_pictures(local: LocalDiscord) -> None:
    """Make an edit leave the picture that it should replace."""

    def keep(request: LoggedRequest) -> None:
        message = local.message({"id": request.path.split("/")[-1], "channel_id": request.path.split("/")[2]})
        request.body["attachments"] += [{"id": file["id"]} for file in message["attachments"]]

    local.faults.before(lambda request: request.route == EDIT and bool(request.uploads), keep)


def losing_events(local: LocalDiscord) -> None:
    local.faults.before(f"GET {EVENTS}", lambda _: local.remove_event(local.events[0]))


def blind(local: LocalDiscord) -> None:
    hall = local.add_channel("hall")
    local.permit(hall, denied=["read_message_history"])


def closing(code: int) -> Arranging:
    def close(local: LocalDiscord) -> None:
        local.gateway._closed = code  # as ``close`` sets it, which can only be awaited

    return close


def nonces_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(letters, "NONCE_SECONDS", 0.0)


def impatient(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(line, "PATIENCE", 1.0)


def broken(patch: pytest.MonkeyPatch) -> None:
    def screen(*_: object) -> None:
        raise ZeroDivisionError("a fault of ours")

    patch.setattr(Walk, "screen", screen)


REMOVAL = "DELETE /channels/{id}/messages/{id}"

LIMIT, UNTRIED = Grade.LIMIT, Grade.UNTRIED

MADE = (
    Made("token-unknown", "token", wishes={"token": "abc.def.g-h"}),
    Made("token-misshapen", "token", wishes={"token": "Bot abc.def.g-h"}),
    Made("server-install-off", "server-install", ticked(installs={"person"})),
    Made("user-install-on", "user-install", ticked(installs={"server", "person"})),
    Made("installs-untold", "user-install", ticked(installs=set()), UNTRIED),
    Made("code-grant-on", "invite", ticked(code_grant=True)),
    Made("bot-private", "invite", ticked(public=False), LIMIT),
    Made("endpoint-set", "clicks-by-gateway", ticked(endpoint_url="https://example.org/clicks")),
    Made("intents-spare", "privileged-intents", ticked(flags=1 << 19), LIMIT),
    Made("clock-slow", "clock", lambda local: setattr(local.clock, "ahead", MINUTE)),
    Made("clock-fast", "clock", lambda local: setattr(local.clock, "ahead", -MINUTE)),
    Made("logins-spent", "logins-left", lambda local: setattr(local.gateway, "identifies_left", 0)),
    Made("logins-few", "logins-left", lambda local: setattr(local.gateway, "identifies_left", 9), LIMIT),
    Made("token-unknown", "gateway", lambda local: setattr(local.gateway, "identifies_left", 0)),
    Made("intents-refused", "gateway", closing(4014)),
    Made("gateway-closed", "gateway", closing(4013)),
    Made("no-answer", "gateway", lambda local: setattr(local.gateway, "down", True), patch=impatient),
    Made("activities-on", "commands", lambda local: setattr(local.command_office, "activities", True)),
    Made("commands-none", "commands", grade=LIMIT),
    Made("commands-differ", "commands", lambda local: local.know_commands([{"name": "old"}]), LIMIT),
    Made("server-none", "server", LocalDiscord.take_bot_out),
    Made("server-away", "server", lambda local: local.lose_server(local.guild)),
    Made("server-unknown", "server", wishes={"server": "Elsewhere"}),
    Made("server-doubtful", "server", with_a_namesake, wishes={"server": "context"}),
    Made("server-unsaid", "server", with_another_server),
    Made("channel-none", "channel", lambda local: local.remove_channel(local.channel)),
    Made("channel-unknown", "channel", wishes={"channel": "hall"}),
    Made("channel-doubtful", "channel", with_a_namesake_channel),
    Made("channel-unsaid", "channel", with_a_namesake_channel, wishes={"channel": None}),
    Made("administrator", "administrator", administering, LIMIT),
    Made("lacks-view-channel", "may-view-channel", lacking("view_channel")),
    Made("lacks-send-messages", "may-send-messages", lacking("send_messages")),
    Made("lacks-attach-files", "may-attach-files", lacking("attach_files"), LIMIT),
    Made("lacks-read-message-history", "may-read-message-history", lacking("read_message_history"), LIMIT),
    Made("lacks-create-public-threads", "may-create-public-threads", lacking("create_public_threads"), LIMIT),
    Made(
        "lacks-send-messages-in-threads",
        "may-send-messages-in-threads",
        lacking("send_messages_in_threads"),
        LIMIT,
    ),
    Made(
        "lacks-create-events",
        "may-create-events",
        lambda local: local.permit_everywhere(denied=["create_events"]),
        LIMIT,
    ),
    Made("host-elsewhere", "member", with_the_host_elsewhere, LIMIT),
    Made("no-access", "message", fails(SEND, 403, known.MISSING_ACCESS)),
    Made("not-permitted", "message", fails(SEND, 403, known.MISSING_PERMISSIONS)),
    Made("not-permitted", "thread", fails(OPEN, 403, known.MISSING_PERMISSIONS), LIMIT),
    Made("channel-gone", "message", fails(SEND, 404, known.UNKNOWN_CHANNEL)),
    Made("message-gone", "edit", fails(EDIT, 404, known.UNKNOWN_MESSAGE)),
    Made("posted-double", "sent-twice", patch=nonces_forgotten),
    Made("picture-kept", "look-back", keeping_pictures),
    Made("not-found-again", "look-back", moderated),
    Made("no-old-message", "old-message", grade=UNTRIED),
    Made("old-edits-spent", "edit", fails(EDIT, 429, known.OLD_MESSAGE_EDITS)),
    Made("thread-needs-history", "thread", lacking("read_message_history"), LIMIT),
    Made("thread-needs-history", "thread-blind", blind, LIMIT, wishes={"without_history": "hall"}),
    Made("too-many-threads", "thread", fails(OPEN, 400, known.TOO_MANY_THREADS)),
    Made("thread-awake", "thread-asleep", fails(CHANGE, 200)),
    Made("blind-unasked", "thread-blind", grade=UNTRIED),
    Made("blind-unknown", "thread-blind", wishes={"without_history": "hall"}),
    Made("blind-sees", "thread-blind", wishes={"without_history": "#dojo"}),
    Made("too-many-events", "event", fails(f"POST {EVENTS}", 400, known.TOO_MANY_EVENTS)),
    Made("event-not-found", "event-found", losing_events),
    Made("dm-closed", "direct-message", lambda local: local.people["Aya"].close_dms()),
    Made("dm-closed", "direct-message", fails(OPEN_DM, 403, known.MISSING_ACCESS)),
    Made("dms-too-fast", "direct-message", fails(OPEN_DM, 403, known.OPENING_DMS_TOO_FAST)),
    Made("nobody-to-press", "press", grade=UNTRIED),
    Made("thread-stays", "cleaned-up", grade=LIMIT),
    Made("stays", "cleaned-up", fails(REMOVAL, 403, known.MISSING_ACCESS)),
    Made("stays", "cleaned-up", lambda local: local.faults.cut(REMOVAL, times=2)),
    Made("refused", "message", fails(SEND, 400, 50035, message="Invalid Form Body")),
    Made("slowed-down", "message", fails(SEND, 429)),
    Made("busy", "message", fails(SEND, 429, retry_after=99.0)),
    Made("discord-down", "message", fails(SEND, 503)),
    Made("unreachable", "message", lambda local: local.faults.cut(SEND, times=2)),
    Made("no-answer", "message", lambda local: local.faults.swallow(SEND), patch=impatient),
    Made("ours", "message", patch=broken),
)

ELSEWHERE = {"unanswered", "press-late"}
"""Findings that need a person at the terminal, and have their own tests."""


@pytest.mark.parametrize("made", MADE, ids=[f"{made.key} at {made.line}" for made in MADE])
async def test_a_fault_is_named_where_it_is_with_what_to_do(
    invited: LocalDiscord, walk: Walking, monkeypatch: pytest.MonkeyPatch, made: Made
) -> None:
    made.arrange(invited)
    made.patch(monkeypatch)
    course = await walk(**made.wishes)
    assert (course.key(made.line), course.findings[made.line].grade) == (made.key, made.grade)
    assert course.code == (1 if course.graded(Grade.FAULT) else 0)
    if made.grade is not UNTRIED:
        assert course.code == 1 or made.grade is LIMIT
        assert core(f"check-{made.key}") in course.out
        assert core(f"check-{made.key}.mend") in course.out
    if made.key != "stays":
        assert left_behind(invited) == []


def test_each_shortcoming_that_the_catalogue_names_is_made() -> None:
    named = {
        key.removeprefix("check-").removesuffix(".mend") for key in catalogue("en") if key.endswith(".mend")
    }
    assert named - {made.key for made in MADE} == ELSEWHERE
