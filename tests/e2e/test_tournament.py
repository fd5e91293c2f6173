"""Tournaments over sockets: sign-up and check-in, the bracket, announcements, late comers and reserves."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from bot.face.press import Press
from bot.play.clocks.heartbeat import PAUSE_NOTICED
from bot.play.ground.times import HOUR
from bot.play.messages.parcels import ANNOUNCEMENT
from bot.sandbox.actors.tournament import call_tournament
from bot.sandbox.components import texts
from bot.sandbox.request import LoggedRequest
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from tests.e2e.estate import carrying
from tests.e2e.gathering_table import LIVING, join, match_of, quiet_by
from tests.e2e.patience import placeholders
from tests.e2e.table import CALLBACK, Clock, offers, pictures, said
from tests.e2e.tournament_table import TournamentTable, begun, called
from tests.spoken import WORDS, core

Quiet = Callable[[], Awaitable[None]]


@pytest.fixture
def quiet(bot: DuelBot, clock: Clock, store: Store) -> Quiet:
    """Return what waits until the tournament has heard of every end, and all is sent."""
    return quiet_by(bot, clock, store)


async def pass_time(bot: DuelBot, clock: Clock, span: int) -> None:
    """Move the clock forward, with the bot awake all the while."""
    step = PAUSE_NOTICED // 2
    for _ in range(span // step):
        clock.forward(step)
        await bot.play.deadlines.beat()
    await bot.play.deadlines.sweep()


async def test_only_organisers_call_a_tournament(local: LocalDiscord, bot: DuelBot) -> None:
    assert bot.is_ready()
    ben = local.people["Ben"]
    local.show_commands(local.add_role("Shown", ben))
    refused = await ben.slash(local.channel, "organise tournament create")
    assert "organiser" in said(refused)


async def test_a_tournament_begins_by_itself_with_those_who_checked_in(
    local: LocalDiscord, quiet: Quiet, bot: DuelBot, clock: Clock
) -> None:
    table = await called(
        local,
        quiet,
        4,
        WORDS("outline-start", span="2 hours"),
        WORDS("outline-places", places="2"),
        extras=["confirm"],
    )
    assert "2 of 2 places are taken." in table.shown
    assert "takes one round and is over by <t:" in table.shown
    assert "in reserve" in said(await table.people[3].slash(local.channel, "tournament status"))
    early = await table.aya.slash(local.channel, "tournament checkin")
    assert WORDS("refusal-gathering-no-check-in") in said(early)
    await pass_time(bot, clock, HOUR)
    await quiet()
    assert offers(table.message, WORDS("gathering-check-in"))
    for person in table.people[1:]:
        assert WORDS("gathering-checked-in") in said(
            await person.press(table.message, WORDS("gathering-check-in"))
        )
    await quiet()
    listed = await table.aya.press(table.message, WORDS("tournament-people"))
    assert said(listed).count(core("tournament-person-confirmed")) == 3
    await pass_time(bot, clock, HOUR)
    await quiet()
    assert {person for _, *pair in table.fights for person in pair} == set(table.people[1:3])
    assert core("tournament-reserve") in table.shown
    assert table.rounds_announced == [1]
    assert local.pinged(next(m for m in table.public if "📣" in texts(m))) == []


async def test_a_reserve_steps_in_for_who_leaves_and_a_late_comer_meets_who_rests(
    local: LocalDiscord, quiet: Quiet
) -> None:
    table = await begun(local, quiet, 4, WORDS("outline-places", places="3"))
    [(_, leaver, _)] = table.fights
    asked = await leaver.slash(local.channel, "tournament leave")
    assert WORDS("gathering-drop-ask") in said(asked)
    await leaver.press(asked.message, WORDS("gathering-drop-yes"))
    await quiet()
    [(_, *pair)] = table.fights
    assert table.people[3] in pair
    late = local.add_person("Emi")
    assert WORDS("gathering-joined") in said(
        await late.slash(local.channel, "tournament join", fighter="swift")
    )
    await quiet()
    assert f"{late.mention} is on the reserve list" in table.shown, "all three places are taken"


async def test_a_late_comer_meets_one_who_rests(local: LocalDiscord, quiet: Quiet) -> None:
    table = await begun(local, quiet, 3)
    late = local.people["Daigo"]
    question = await late.press(table.message, WORDS("tournament-enter-late"))
    assert WORDS("gathering-joined") in texts((await late.choose(question.message, "swift")).message)
    await quiet()
    everyone = TournamentTable(local, (*table.people, late), quiet)
    assert late in {person for _, *pair in everyone.fights for person in pair}
    assert core("gathering-told-entered") in table.shown


async def test_a_tournament_with_a_date_and_no_check_in_begins_with_all_who_came(
    local: LocalDiscord, quiet: Quiet, bot: DuelBot, clock: Clock
) -> None:
    table = await called(local, quiet, 4, WORDS("outline-start", span="one hour"))
    assert not offers(table.message, WORDS("gathering-check-in"))
    await pass_time(bot, clock, HOUR)
    await quiet()
    assert {person for _, *pair in table.fights for person in pair} == set(table.people)


async def test_who_enters_by_the_command_without_a_fighter_is_asked_for_one(
    local: LocalDiscord, quiet: Quiet
) -> None:
    table = await called(local, quiet, 3)
    late = local.add_person("Late")
    question = await late.slash(local.channel, "tournament join")
    assert WORDS("gathering-joined") in texts((await late.choose(question.message, "swift")).message)
    await quiet()
    assert late.mention in table.shown or "4" in table.shown


async def test_the_bracket_comes_as_a_picture_that_can_be_turned(local: LocalDiscord, quiet: Quiet) -> None:
    table = await begun(local, quiet, 4)
    first = await table.bracket()
    [picture] = pictures(first)
    assert "from round 1 to round 1" in picture["description"]
    assert texts(first).count("⚔️") == 2
    await table.resign_one_each()
    told = ["from round 1 to round 2", "from round 2 to round 2"]
    turned = first
    for number, rounds in enumerate(told, start=1):
        answer = await table.aya.choose(turned, str(number))
        assert answer.kind == "update"
        turned = answer.message or {}
        [picture] = pictures(turned)
        assert rounds in picture["description"]
        assert len(turned["attachments"]) == 1
    uploads = [(request.kind, upload) for request in local.requests for upload in request.uploads]
    assert {bytes(upload.data[:8]) for _, upload in uploads} == {b"\x89PNG\r\n\x1a\n"}
    assert [(kind, upload.filename) for kind, upload in uploads].count(("interaction", "bracket.png")) == 3
    await table.resign_one_each()
    [winner] = [
        person
        for person in table.people
        if core("tournament-mine-won") in said(await person.press(table.message, WORDS("tournament-mine")))
    ]
    assert f"{winner.mention} is the last one standing, and Kensei" in table.shown
    assert table.rounds_announced == [1, 2, 3]
    assert winner.mention in table.announced[-1]


async def test_a_tournament_that_is_over_can_still_be_looked_at(local: LocalDiscord, quiet: Quiet) -> None:
    table = await begun(local, quiet, 3)
    await table.resign_one_each()
    newest = await table.bracket()
    assert "Round 2" in texts(newest), "the words are about the newest round"
    assert "from round 1 to round 2" in pictures(newest)[0]["description"]
    await table.resign_one_each()
    assert table.rounds_announced == [1, 2, 3]
    offered = await table.aya.autocomplete(local.channel, "tournament bracket", "tournament", "aut")
    assert [choice["name"] for choice in offered.choices] == ["Autumn Cup"]
    assert "Round 2" in texts(await table.bracket()), "the only one there is is meant"
    assert "nothing" in said(await table.aya.slash(local.channel, "tournament changes")).lower()
    joinable = await table.aya.autocomplete(local.channel, "tournament join", "tournament", "aut")
    assert not joinable.choices
    second = await call_tournament(table.aya, local.channel, "Winter Cup")
    for person in table.people:
        await join(person, second)
    await table.aya.press(second, "Begin")
    await quiet()
    assert "Winter Cup" in str(await table.bracket()), "one that is under way comes first"
    chosen = await table.aya.slash(
        local.channel, "tournament bracket", tournament=offered.choices[0]["value"]
    )
    assert "Autumn Cup" in str(chosen.message)


async def test_a_bracket_that_takes_long_to_draw_comes_after_a_placeholder(
    local: LocalDiscord, quiet: Quiet
) -> None:
    table = await begun(local, quiet, 4)
    with placeholders():
        waiting = await table.aya.slash(local.channel, "tournament bracket")
    assert waiting.kind == "deferred"
    drawn = await local.until(lambda: (local.message(waiting.message or {}) or {}).get("attachments"))
    assert len(drawn) == 1
    shown = local.message(waiting.message or {}) or {}
    with placeholders():
        again = await table.aya.choose(shown, "1")
    assert again.kind == "deferred_update"
    await local.until(lambda: (local.message(shown) or {}).get("attachments") not in (None, drawn))
    assert len(pictures(local.message(shown) or {})) == len((local.message(shown) or {})["attachments"]) == 1


async def test_what_is_ready_while_the_placeholder_is_on_its_way_waits_for_it(
    local: LocalDiscord, quiet: Quiet
) -> None:
    table = await begun(local, quiet, 4)
    answers, another = list[LoggedRequest](), asyncio.Event()

    def count(request: LoggedRequest) -> None:
        answers.append(request)
        if len(answers) > 1:
            another.set()

    async def slowly(_: LoggedRequest) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(another.wait(), 0.5)

    local.faults.before(CALLBACK, count, times=2)
    local.faults.before(CALLBACK, slowly)
    with placeholders():
        waiting = await table.aya.slash(local.channel, "tournament status")
    shown = await local.until(lambda: "Round **1**" in texts(local.message(waiting.message or {}) or {}))
    assert shown
    assert len(answers) == 1, "Discord takes one first answer"


async def test_a_kyoto_tournament_has_the_same_bracket_and_desk(local: LocalDiscord, quiet: Quiet) -> None:
    people = tuple(local.people.values())
    posted = await people[0].slash(local.channel, "gathering create", kind="kyoto", fighter="swift")
    for person in people[1:]:
        await join(person, posted.message)
    table = TournamentTable(local, people, quiet)
    for command in ("organise tournament begin", "tournament status", "tournament bracket"):
        none = await table.aya.slash(local.channel, command)
        assert WORDS("refusal-tournament-none") in said(none), "it signs up as a gathering"
    assert said(await table.aya.press(table.message, "Begin")) == WORDS("gathering-begun")
    await quiet()
    assert WORDS("refusal-tournament-none") in said(
        await table.aya.slash(local.channel, "organise tournament begin")
    )
    assert "Round **1**" in said(await table.aya.slash(local.channel, "tournament status"))
    assert texts(await table.bracket()).count("⚔️") == 2
    same = await table.people[1].slash(local.channel, "gathering bracket")
    assert len(pictures(same.message)) == 1
    assert await table.mend("Pause") == WORDS("tournament-mended")
    assert core("tournament-paused") in table.shown


@pytest.mark.parametrize("closed", [False, True], ids=["gone", "closed"])
async def test_rounds_are_announced_in_the_channel_that_the_server_wants_or_else_where_it_was_called(
    local: LocalDiscord, quiet: Quiet, *, closed: bool
) -> None:
    aya, hall = local.people["Aya"], local.add_channel("hall")
    table = await begun(local, quiet, 3)
    panel = await aya.slash(local.channel, "settings")
    await aya.choose(panel.message, [hall], "v1:settings:channel:0:set")
    await table.resign_one_each()
    assert table.rounds_announced == [1], "in the channel where it was called"
    [told] = aya.messages(hall)
    assert "Round **2** begins: one duel." in texts(told)
    assert offers(told, WORDS("tournament-to-message"))
    if closed:
        local.permit(hall, denied=["view_channel"])
    else:
        local.remove_channel(hall)
    await table.resign_one_each()
    assert table.rounds_announced == [1, 3]


async def test_an_announcement_moves_with_its_cup_where_neither_has_a_channel(
    local: LocalDiscord, quiet: Quiet, store: Store, bot: DuelBot
) -> None:
    aya, hall, garden = local.people["Aya"], local.add_channel("hall"), local.add_channel("garden")
    table = await begun(local, quiet, 3)
    panel = await aya.slash(local.channel, "settings")
    await aya.choose(panel.message, [hall], "v1:settings:channel:0:set")
    [cup_id] = LIVING.findall(texts(table.message))
    for channel in (local.channel, hall):
        local.remove_channel(channel)
    await store.transact(lambda tx: ANNOUNCEMENT.post(tx, cup_id, bot.now(), rank=1))
    await quiet()
    told = [texts(message) for message in aya.messages(garden)]
    assert sum("-# 📣" in text for text in told) == 1
    assert sum(LIVING.search(text) is not None for text in told) == 1, "its living message has moved, too"


async def test_a_duel_says_on_its_board_which_cup_and_round_it_belongs_to_and_has_no_rematch(
    local: LocalDiscord, quiet: Quiet
) -> None:
    table = await begun(local, quiet, 4)
    boards = [board for board, *_ in table.fights]
    assert all("round 1 · Duel " in texts(board) for board in boards)
    board, one, _ = table.fights[0]
    asked = await one.press(board, "Resign")
    await one.press(asked.message, WORDS("resign-yes"))
    await quiet()
    ended = local.message(board)
    assert "round 1 · Duel " in texts(ended)
    assert not any(offers(message, "Rematch") for message in table.public)
    press = Press("rematch", match_of(ended), 0, "ask").custom_id
    old = await one.forge(carrying(ended, press), press)
    assert WORDS("refusal-rematch-of-gathering") in said(old)
    await table.resign(table.fights[0][1])
    [(final, *_)] = table.fights
    assert "round 2 · Duel " in texts(final)
