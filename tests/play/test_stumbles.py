"""What cannot be settled stands in nobody's way, is told of once, and is tried again."""

from collections.abc import Sequence

import pytest
from structlog.testing import capture_logs
from structlog.typing import EventDict
from typing_extensions import override

from bot.play.gatherings.kinds import DUELS, KYOTO, TOURNAMENT
from bot.play.ground.stumbles import FIRST_PAUSE, LONGEST_PAUSE
from bot.play.ground.times import (
    CHALLENGE_LIFE,
    DAY,
    INVITE_LIFE,
    LOBBY_LIFE,
    MINUTE,
    SHOW_TURNS,
    TURN_TIME,
    WAR_LIFE,
)
from bot.play.me.leave import Leaves
from bot.play.messages.parcels import ParcelKind
from bot.play.privacy import servers as privacy
from bot.play.privacy.forget import Forgetting
from bot.play.privacy.retention import PAPERS_KEPT, Retention
from bot.play.privacy.servers import GRACE, Joining, Servers
from bot.store.engine import Tx, Value
from bot.store.ids import GuildId
from bot.store.moment import Moment
from tests.play.clan_hall import HERON, ClanHall
from tests.play.competing import Arena
from tests.play.gathering_hall import HOST, GatheringHall
from tests.play.hall import AYA, BEN, CHIYO, DAIGO, Hall
from tests.toys.house import toys_in_the_house

BROKEN = '{"turn":"once"}'
MANY = 60
"""More than are looked at in one sweep."""


async def broken_duels(hall: Hall, many: int) -> list[str]:
    """Begin duels that can no longer be read."""
    matches = [await hall.duel() for _ in range(many)]
    for match_id in matches:
        await hall.cheat("state_set", id=match_id, text=BROKEN)
    return matches


async def stumbles(hall: Hall) -> list[dict[str, Value]]:
    """Return all that is put off."""
    return await hall.books.read(lambda tx: tx.plain("stumbles_all"))


def told(logs: Sequence[EventDict], words: str) -> list[str]:
    """Return what the log has these words about."""
    return [line["subject"] for line in logs if words in line["event"]]


async def test_sixty_matches_that_cannot_be_settled_hold_up_no_other(hall: Hall) -> None:
    broken = await broken_duels(hall, MANY)
    hall.clock.forward(1)
    whole = await hall.duel()
    hall.clock.forward(DAY)
    with capture_logs() as logs:
        for _ in range(3):
            await hall.deadlines.sweep()
    assert (await hall.match(whole)).revision == 1
    assert sorted(told(logs, "stumbled")) == sorted(broken)
    assert all(line["exc_info"] for line in logs)


async def test_a_stumble_is_told_once_however_often_it_is_tried(hall: Hall) -> None:
    [match_id] = await broken_duels(hall, 1)
    hall.clock.forward(DAY)
    with capture_logs() as logs:
        for _ in range(12):
            await hall.deadlines.sweep()
            hall.clock.forward(LONGEST_PAUSE)
    assert told(logs, "") == [match_id]


async def test_the_pause_doubles_up_to_a_day(hall: Hall) -> None:
    await broken_duels(hall, 1)
    hall.clock.forward(DAY)
    pauses: list[int] = []
    for _ in range(13):
        assert await hall.deadlines.sweep() == 0
        [row] = await stumbles(hall)
        assert row["times"] == len(pauses) + 1
        assert isinstance(row["look_at"], int)
        pauses.append(row["look_at"] - hall.clock())
        hall.clock.forward(pauses[-1] - 1)
        assert await hall.deadlines.sweep() == 0
        assert await stumbles(hall) == [row], "it is not tried before its time"
        hall.clock.forward(1)
    assert pauses == [min(FIRST_PAUSE * 2**time, DAY) for time in range(13)]


async def test_what_is_mended_is_settled_when_it_is_tried_again(hall: Hall) -> None:
    match_id = await hall.duel()
    state = (await hall.match(match_id)).state
    await hall.cheat("state_set", id=match_id, text=BROKEN)
    hall.clock.forward(DAY)
    await hall.deadlines.sweep()
    await hall.cheat("state_set", id=match_id, text=state)
    assert await hall.deadlines.sweep() == 0
    hall.clock.forward(FIRST_PAUSE)
    with capture_logs() as logs:
        assert await hall.deadlines.sweep() == 1
    assert told(logs, "settled after all") == [match_id]
    assert (await hall.match(match_id)).revision == 1
    assert await stumbles(hall) == []


async def test_a_restart_tries_everything_again_at_once(hall: Hall, rival: Hall) -> None:
    match_id = await hall.duel()
    state = (await hall.match(match_id)).state
    await hall.cheat("state_set", id=match_id, text=BROKEN)
    hall.clock.forward(DAY)
    for _ in range(8):
        await hall.deadlines.sweep()
        hall.clock.forward(FIRST_PAUSE * 2**8)
    await hall.deadlines.sweep()
    await hall.cheat("state_set", id=match_id, text=state)  # as a newer version would read it
    with capture_logs() as logs:
        await rival.deadlines.stumbles.retry()
        assert await rival.deadlines.sweep() == 1
        await rival.deadlines.stumbles.retry()
    assert [line["event"] for line in logs] == [
        "trying again what could not be settled",
        "deadline settled after all",
    ]
    assert (await hall.match(match_id)).revision == 1


@pytest.mark.parametrize(
    "kind", ["match", "reminder", "challenge", "lobby", "invite", "war", "gathering", "bout"]
)
async def test_whatever_is_due_can_be_put_off(hall: Hall, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clans, ground = ClanHall(hall), GatheringHall(hall)
    if kind in {"match", "reminder"}:
        subject = await hall.duel()
        hall.clock.forward(DAY if kind == "match" else DAY - MINUTE)
        await hall.cheat("state_set", id=subject, text=BROKEN)
    elif kind in {"gathering", "bout"}:
        subject = await ground.begun(KYOTO if kind == "bout" else DUELS)
        hall.clock.forward(2 * DAY)
        await hall.cheat("gathering_state_set", id=subject, text=BROKEN)
    else:
        subject = await unanswered(hall, clans, kind)
        hall.clock.forward(max(CHALLENGE_LIFE, INVITE_LIFE, LOBBY_LIFE, WAR_LIFE))

        asked = {"invite": "clan-invite", "war": "clan-war"}.get(kind, kind)
        put = ParcelKind.post

        async def stumbling(
            self: ParcelKind, tx: Tx, subject: str, due_at: int, *, answering: bool = False
        ) -> None:
            if self.name == asked:
                raise KeyError("a fault of ours")
            await put(self, tx, subject, due_at, answering=answering)

        monkeypatch.setattr(ParcelKind, "post", stumbling)
    with capture_logs() as logs:
        while await hall.deadlines.sweep():
            pass
        await hall.deadlines.sweep()
    assert told(logs, "stumbled") == [subject]
    assert {(row["kind"], row["subject"]) for row in await stumbles(hall)} == {
        ("gathering" if kind == "bout" else kind, subject)
    }


async def unanswered(hall: Hall, clans: ClanHall, kind: str) -> str:
    """Ask for something that will lapse, and return its id."""
    if kind == "challenge":
        return (await hall.challenge()).id
    if kind == "lobby":
        return (await hall.lobby(AYA)).lobby.id
    if kind == "invite":
        await clans.found(AYA)
        return (await clans.invite(AYA, CHIYO)).id
    await clans.found(AYA, CHIYO)
    return (await clans.propose(AYA, await clans.found(BEN, DAIGO, name=HERON))).id


async def test_a_stumble_over_what_is_over_is_forgotten_with_other_papers(hall: Hall) -> None:
    [match_id] = await broken_duels(hall, 1)
    hall.clock.forward(DAY)
    await hall.deadlines.sweep()
    await hall.cheat("status_set", id=match_id, text="over")
    hall.clock.forward(PAPERS_KEPT + FIRST_PAUSE - 1)
    await Retention(hall.context).sweep()
    assert await stumbles(hall)
    hall.clock.forward(1)
    while await Retention(hall.context).sweep():
        pass
    assert await stumbles(hall) == []


async def test_a_duel_that_nobody_can_read_holds_up_no_other_of_its_tournament(hall: Hall) -> None:
    ground = GatheringHall(hall)
    gathering_id = await ground.begun(TOURNAMENT, 4)
    broken, other = await ground.open_bouts(gathering_id)
    await hall.cheat("state_set", id=broken.match_id, text=BROKEN)
    with capture_logs() as logs:
        for _ in range(SHOW_TURNS):
            hall.clock.forward(TURN_TIME["day"])
            while await hall.deadlines.sweep():
                pass
    assert (await hall.page(other.match_id)).outcome, "nobody came to it, and it is over"
    stumbled = [line["match"] for line in logs if line["event"] == "duel of a gathering stumbled"]
    assert set(stumbled) == {broken.match_id}
    assert len(stumbled) <= SHOW_TURNS, "it is looked at again only after a while"


async def test_a_fight_of_the_day_that_nobody_can_read_keeps_nobody_from_their_place(hall: Hall) -> None:
    with toys_in_the_house():
        await hall.meet(AYA, BEN)
        arena = Arena(hall)
        broken, other = await arena.fight(AYA), await arena.fight(BEN)
        await arena.win(other, BEN)
        await hall.cheat("state_set", id=broken, text=BROKEN)
        contest_id = (await arena.page(BEN)).contest_id
        with capture_logs() as logs:
            await arena.midnight()
        assert (await arena.row(contest_id)).status == "closed"
        assert await arena.status(AYA) == "unfinished"
    assert [line["user"] for line in logs if line["event"] == "match not broken off"] == [AYA]


class Unlucky(Servers):
    """Cannot take the first server back."""

    @override
    async def returned(self, guild_id: GuildId) -> None:
        if guild_id == 1:
            raise KeyError("a fault of ours")
        await super().returned(guild_id)


async def test_a_server_that_cannot_be_seen_to_holds_up_no_other_and_is_not_removed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(tx: Tx, guild_id: int) -> None:
        if guild_id == 2:
            raise KeyError("a fault of ours")
        await remove(tx, guild_id)

    remove, servers = privacy._remove_slice, Unlucky(hall.context)
    monkeypatch.setattr(privacy, "_remove_slice", broken)
    for guild_id in (1, 2, 3, 4):
        await hall.people.see((), guild_id=guild_id, guild_locale="en")
        await servers.left(guild_id)
    hall.clock.forward(GRACE)
    with capture_logs() as logs:
        await servers.compare(present={1, 4})
        while await servers.sweep():
            pass
    left = {guild.guild_id: guild.left_at is not None for guild in await servers.known()}
    assert left == {1: True, 2: True, 4: False}
    assert told(logs, "stumbled") == ["1", "2"]


async def test_a_server_that_cannot_be_greeted_holds_up_no_other(hall: Hall) -> None:
    servers = Unlucky(hall.context)
    await servers.catch_up(())
    hall.clock.forward(1)
    with capture_logs() as logs:
        await servers.catch_up([Joining(guild_id, "en", hall.clock()) for guild_id in (1, 2)])
    assert [guild.guild_id for guild in await servers.known()] == [2]
    assert [(entry["event"], entry["guild"]) for entry in logs] == [("joining stumbled", 1)]


async def test_what_cannot_be_removed_holds_up_no_other_removal(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    remove, removed = Retention._remove, list[str]()

    async def broken(retention: Retention, table: str, before: Moment) -> int:
        if table == "leaves":
            raise KeyError("a fault of ours")
        removed.append(table)
        return await remove(retention, table, before)

    monkeypatch.setattr(Retention, "_remove", broken)
    with capture_logs() as logs:
        await Retention(hall.context).sweep()
    assert {"mutes", "challenges", "strandings"} <= set(removed)
    assert [(entry["event"], entry["table"]) for entry in logs] == [("retention stumbled", "leaves")]


async def test_a_match_that_nobody_can_read_keeps_its_people_from_nothing_else(hall: Hall) -> None:
    broken, whole = await hall.duel(), await hall.duel(AYA, CHIYO)
    await hall.cheat("state_set", id=broken, text=BROKEN)
    now = hall.clock()
    with capture_logs() as logs:
        assert [line.match_id for line in await hall.reading.duels(AYA)] == [whole]
        await Leaves(hall.context).take(AYA, now, now + DAY)
        await Forgetting(hall.context).forget(AYA)
    assert (await hall.match(whole)).status == "over"
    assert {(line["event"], line["match"]) for line in logs} == {
        ("match left out of a list", broken),
        ("match left out of a leave", broken),
        ("match not left", broken),
    }


async def test_a_gathering_that_nobody_can_read_keeps_who_is_forgotten_in_nothing_else(hall: Hall) -> None:
    gathering_id, whole = await GatheringHall(hall).begun(), await hall.duel(HOST, AYA)
    await hall.cheat("gathering_state_set", id=gathering_id, text=BROKEN)
    with capture_logs() as logs:
        await Forgetting(hall.context).forget(HOST)
    assert (await hall.match(whole)).status == "over"
    assert ("gathering not left", gathering_id) in {(line["event"], line.get("gathering")) for line in logs}
