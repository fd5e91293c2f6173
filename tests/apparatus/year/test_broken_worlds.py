"""Each kind of check of the simulated year sees a world broken in its way, and calls it by its name."""

from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from apparatus.year import calendar
from apparatus.year.acts.mischief import mischief
from apparatus.year.acts.privacy import check_forgotten
from apparatus.year.calendar import Year
from apparatus.year.checks import Violation, check_finished
from apparatus.year.late import Click
from apparatus.year.postman import FAULTS, Postman
from bot.face.letters.letters import Letters
from bot.play.deadlines import Deadlines
from bot.play.ground.times import DAY, HOUR
from bot.play.match.instructions import Instructions
from bot.play.match.matches import Matches, Picked
from bot.play.match.reading import MatchPage
from tests.apparatus.year.ward import AYA, BEN, GUILD, warded

VOIDED = 'UPDATE matches SET status = \'over\', outcome = \'{"winners":[],"reason":"voided"}\''


async def believing(_: Matches, *, choice: str, **__: object) -> Picked:
    """Take every press for good."""
    page = cast("MatchPage", None)
    return Picked(
        page=page, revision=0, choice=choice, raised=(), revealed=False, next_prompt=None, board=None
    )


@pytest.mark.parametrize(
    ("harm", "found"),
    [
        ("UPDATE matches SET revision = revision + 1", "torn match"),
        ("UPDATE matches SET deadline_at = NULL", "no clock"),
        (
            VOIDED,
            "stale picks",
        ),
    ],
)
async def test_a_match_that_is_broken_is_found_at_once(tmp_path: Path, harm: str, found: str) -> None:
    async with warded(tmp_path) as ward:
        match_id = await ward.duel()
        await ward.pick(match_id, AYA)
        await ward.look()
        await ward.run(harm)
        ward.year.house.store.touched.add(match_id)
        with pytest.raises(Violation, match=found):
            await ward.look()


@pytest.mark.parametrize(
    ("harm", "found"),
    [
        ("UPDATE matches SET revision = 0", "turned back"),
        (VOIDED, "played on"),
    ],
)
async def test_a_match_that_goes_where_it_was_or_on_where_it_ended_is_found(
    tmp_path: Path, harm: str, found: str
) -> None:
    async with warded(tmp_path) as ward:
        match_id = await ward.duel()
        for user_id in (AYA, BEN):
            await ward.pick(match_id, user_id)
        await ward.look()
        if found == "turned back":
            await ward.run("DELETE FROM turns")
        await ward.run(harm)
        ward.year.house.store.touched.add(match_id)
        if found == "played on":
            await ward.look()
            await ward.run("UPDATE matches SET status = 'ongoing'")
            for user_id in (AYA, BEN):
                await ward.pick(match_id, user_id)
        with pytest.raises(Violation, match=found):
            await ward.look()


@pytest.mark.parametrize(
    ("harm", "found"),
    [
        ("UPDATE gatherings SET revision = revision + 1", "torn gathering"),
        ("UPDATE seats SET user_id = 1000 WHERE seat = 0", "doubled fighters"),
    ],
)
async def test_a_gathering_that_is_broken_is_found_at_once(tmp_path: Path, harm: str, found: str) -> None:
    async with warded(tmp_path) as ward:
        gathering_id = await ward.tournament()
        await ward.look()
        await ward.run(harm)
        ward.year.house.store.touched.add(gathering_id)
        with pytest.raises(Violation, match=found):
            await ward.look()


async def test_what_goes_on_at_the_end_is_found(tmp_path: Path) -> None:
    async with warded(tmp_path) as ward:
        await check_finished(ward.audit)
        await ward.duel()
        with pytest.raises(Violation, match="unfinished"):
            await check_finished(ward.audit)


async def test_a_sweep_that_stumbles_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with warded(tmp_path) as ward:
        await ward.duel()

        async def stumble(*_: object) -> None:
            raise KeyError("a fault of ours")

        monkeypatch.setattr(Deadlines, "expire", stumble)
        with pytest.raises(Violation, match="stumbled"):
            await ward.pass_time(25)


async def test_a_letter_that_cannot_be_written_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with warded(tmp_path) as ward:
        await ward.duel()
        ward.year.clock.time += HOUR

        async def stumble(*_: object) -> None:
            raise KeyError("a fault of ours")

        monkeypatch.setattr(Letters, "write", stumble)
        with pytest.raises(Violation, match="stumbled"):
            await Postman(ward.year.luck).round(ward.year.town)


async def test_what_is_due_and_never_done_ends_the_year(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def idle(_: Deadlines) -> int:
        return 0

    monkeypatch.setattr(Deadlines, "sweep", idle)
    monkeypatch.setattr(calendar, "ROUNDS_AT_ONCE", 20)
    with pytest.raises(Violation, match="stuck: something is due"):
        await Year(f"sqlite:///{tmp_path}/year.db", 6, 1, 6).live()


async def test_a_miss_in_a_server_without_the_bot_is_found(tmp_path: Path) -> None:
    async with warded(tmp_path) as ward:
        await ward.duel()
        await ward.look()
        ward.year.town.without_us.add(GUILD)  # and the rooms know nothing of it
        await ward.pass_time(25)
        with pytest.raises(Violation, match=r"time taken: .* without the bot"):
            await ward.look()


async def test_a_miss_before_its_time_is_found(tmp_path: Path) -> None:
    async with warded(tmp_path) as ward:
        match_id = await ward.duel()
        await ward.look()
        await ward.pass_time(20)
        await ward.run("UPDATE matches SET deadline_at = 1")
        await ward.year.house.processes[0].deadlines.expire(match_id, 0)
        with pytest.raises(Violation, match="time taken"):
            await ward.look()


async def test_a_miss_in_time_is_let_pass(tmp_path: Path) -> None:
    async with warded(tmp_path) as ward:
        await ward.duel()
        await ward.look()
        await ward.pass_time(25)
        await ward.look()
        assert ward.watch.misses["stand-ins"] == 2


async def test_quiet_hours_that_were_counted_are_found(tmp_path: Path) -> None:
    async with warded(tmp_path) as ward:
        house = ward.year.house
        await house.play.habits.set_quiet_hours(BEN, (20 * 60, 8 * 60))
        await ward.watch.look(house.store.touched, BEN)
        match_id = await ward.duel()
        await ward.look()
        await ward.pass_time(25)
        await ward.run("UPDATE matches SET deadline_at = 1")
        await house.processes[0].deadlines.expire(match_id, 0)
        with pytest.raises(Violation, match="quiet disturbed"):
            await ward.look()


async def test_somebody_who_is_not_forgotten_whole_is_found(tmp_path: Path) -> None:
    async with warded(tmp_path) as ward:
        await ward.duel()
        await ward.year.house.play.forgetting.forget(BEN)
        await check_forgotten(ward.year.town, BEN)
        await ward.run("INSERT INTO reliability (user_id, share, seen) VALUES (1002, 1, 1)")
        with pytest.raises(Violation, match="not forgotten: reliability"):
            await check_forgotten(ward.year.town, BEN)


async def test_a_turn_told_twice_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with warded(tmp_path) as ward:
        postman = Postman(ward.year.luck)
        monkeypatch.setattr("apparatus.year.postman.FAULTS", dict.fromkeys(FAULTS, 0.0))
        match_id = await ward.duel()
        for user_id in (AYA, BEN):
            await ward.pick(match_id, user_id)
        ward.year.clock.time += HOUR
        await postman.round(ward.year.town)
        await ward.run("DELETE FROM tellings")  # as if the answer had been lost, and with it the doubt
        await ward.run(
            "INSERT INTO outbox (lane, rank, kind, subject, urgent, due_at)"
            " SELECT 'reveal:' || id, 1, 'reveal', id, 1, 1 FROM matches"
        )
        with pytest.raises(Violation, match="told twice"):
            await postman.round(ward.year.town)


async def test_a_press_that_should_not_count_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with warded(tmp_path) as ward:
        town = ward.year.town
        await ward.duel()
        await mischief(town.crowd[2], town)
        assert town.done["forged press"] == 4
        monkeypatch.setattr(Matches, "pick", believing)
        with pytest.raises(Violation, match="forged press counts"):
            await mischief(town.crowd[2], town)


async def test_what_is_settled_for_another_and_holds_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def believing_all(*_: object, **__: object) -> None:
        """Take whatever is settled for good."""

    async with warded(tmp_path) as ward:
        town = ward.year.town
        await ward.drafting()
        await mischief(town.crowd[2], town)
        monkeypatch.setattr(Instructions, "add", believing_all)
        with pytest.raises(Violation, match="has settled nonsense"):
            await mischief(town.crowd[2], town)


async def test_what_is_settled_and_not_heeded_is_found(tmp_path: Path) -> None:
    async with warded(tmp_path) as ward:
        match_id = await ward.drafting()
        page = await ward.year.house.play.reading.match(match_id)
        (waits,) = (player.user_id for player in page.players if not player.owes)
        await ward.wish(match_id, waits)
        await ward.look()
        await ward.run("UPDATE instructions SET seat = 1 - seat")  # it is the other's now, who is on
        ward.year.house.store.touched.add(match_id)
        with pytest.raises(Violation, match="unheeded"):
            await ward.look()


async def test_an_older_click_that_wins_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with warded(tmp_path) as ward:
        town = ward.year.town
        match_id = await ward.duel()
        page = await town.house.play.reading.match(match_id, AYA)
        newer = Click(0, 20, match_id, 0, AYA, page.options[0])
        older = replace(newer, interaction_id=10, choice=page.options[1])
        assert await town.late.arrive(town.house, newer)
        assert await town.late.arrive(town.house, older)
        monkeypatch.setattr(Matches, "pick", believing)
        with pytest.raises(Violation, match="older click counts"):
            await town.late.arrive(town.house, older)


async def test_a_tournament_that_ends_later_than_told_is_found(tmp_path: Path) -> None:
    async with warded(tmp_path) as ward:
        await ward.tournament()
        await ward.day()
        await ward.run("UPDATE gatherings SET round_ends_at = round_ends_at + 86400000")
        with pytest.raises(Violation, match="later than told"):
            await ward.day()


async def test_a_server_that_is_not_removed_whole_is_found(tmp_path: Path) -> None:
    async with warded(tmp_path) as ward:
        await ward.duel()
        servers = ward.year.house.play.servers
        await servers.left(GUILD)
        ward.year.clock.time += 40 * DAY
        with pytest.raises(Violation, match="left of server"):
            await ward.auditor.check_removed(GUILD)
        await ward.year.house.tidy()
        await ward.auditor.check_removed(GUILD)


async def test_a_tournament_is_told_anew_in_a_server_that_has_the_bot_back_within_a_day(
    tmp_path: Path,
) -> None:
    async with warded(tmp_path) as ward:
        await ward.tournament()
        await ward.day()
        servers = ward.year.house.play.servers
        await servers.left(GUILD)
        ward.year.clock.time += 20 * HOUR
        await servers.returned(GUILD)
        await ward.run("DELETE FROM outbox")  # nobody carries letters here
        with pytest.raises(Violation, match="later than told"):
            await ward.day()
        ward.auditor.promises.tell_anew(GUILD)
        await ward.day()
