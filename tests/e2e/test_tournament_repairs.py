"""What organisers mend in a tournament, by buttons and by commands, and what everyone sees of it."""

from collections.abc import Awaitable, Callable

import pytest

from bot.sandbox.actors.tournament import call_tournament
from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from tests.e2e.gathering_table import join, quiet_by
from tests.e2e.table import Clock, said
from tests.e2e.tournament_table import begun
from tests.spoken import WORDS, core

Quiet = Callable[[], Awaitable[None]]


@pytest.fixture
def quiet(bot: DuelBot, clock: Clock, store: Store) -> Quiet:
    """Return what waits until the tournament has heard of every end, and all is sent."""
    return quiet_by(bot, clock, store)


async def test_an_organiser_mends_by_buttons_and_everyone_sees_why(local: LocalDiscord, quiet: Quiet) -> None:
    table = await begun(local, quiet, 4)
    for label in (WORDS("tournament-organise"),):
        assert "organiser" in said(await table.people[1].press(table.message, label))
    (board, one, other), _ = table.fights
    duel = str(table.number_of(board))
    told = await table.mend(WORDS("tournament-override"), duel, {"winner": str(other.id)})
    assert told == WORDS("tournament-mended")
    assert f"named {other.mention} the winner of" in table.shown
    assert "“a good reason”" in table.shown
    assert WORDS("outcome-draw-called-off") in texts(local.message(board))
    assert "are out" in said(await one.press(table.message, WORDS("tournament-mine")))
    assert "go on" in said(await other.press(table.message, WORDS("tournament-mine")))

    told = await table.mend(WORDS("tournament-undo"), duel)
    assert len([fight for fight in table.fights if set(fight[1:]) == {one, other}]) == 1
    listed = said(await table.people[2].slash(local.channel, "tournament changes"))
    assert listed.index(core("gathering-told-undone")) < listed.index(core("gathering-told-overridden"))
    assert listed.count(table.aya.mention) == 2
    assert said(await table.people[2].press(table.message, "Changes")) == listed


async def test_an_organiser_takes_somebody_out_and_stops_the_clocks_by_buttons(
    local: LocalDiscord, quiet: Quiet
) -> None:
    table = await begun(local, quiet, 4)
    out = table.people[3]
    assert (await table.mend(WORDS("tournament-remove"), str(out.id))).startswith("Done.")
    assert f"An organiser removed {out.mention}: “a good reason”" in table.shown
    assert (await table.mend("Pause")).startswith("Done.")
    assert core("tournament-paused") in table.shown
    desk = await table.aya.press(table.message, WORDS("tournament-organise"))
    question = await table.aya.press(desk.message, WORDS("tournament-resume"))
    assert question.kind == "update", "the question comes in the place of the desk"
    assert texts((await table.aya.press(question.message, WORDS("tournament-resume-yes"))).message) == WORDS(
        "tournament-resumed"
    )
    await quiet()
    assert core("tournament-paused") not in table.shown


async def test_two_who_take_back_the_same_decision_take_back_one(local: LocalDiscord, quiet: Quiet) -> None:
    table = await begun(local, quiet, 4)
    (board, one, other), _ = table.fights
    duel = str(table.number_of(board))
    for winner in (one, other):
        await table.mend(WORDS("tournament-override"), duel, {"winner": str(winner.id)})
    forms = [await table.aya.slash(local.channel, "organise repair undo", duel=duel) for _ in range(2)]
    first, second = [await table.hand_in(answer.form, {}) for answer in forms if answer.form]
    assert said(first).startswith("Done.")
    assert said(second).startswith(WORDS("refusal-bout-changed"))
    await quiet()
    assert "are out" in said(await other.press(table.message, WORDS("tournament-mine"))), (
        "the first winner counts again"
    )


async def test_an_organiser_mends_by_commands(local: LocalDiscord, quiet: Quiet) -> None:
    table = await begun(local, quiet, 4)
    offered = await table.aya.autocomplete(local.channel, "organise repair override", "duel", "ben")
    assert len(offered.choices) == 1
    asked = await table.aya.slash(local.channel, "organise repair pause")
    assert asked.form
    assert asked.form.title == WORDS("tournament-pause.title")
    await table.hand_in(asked.form, {}, "a typhoon")
    await quiet()
    assert core("tournament-paused") in table.shown
    assert core("tournament-until") not in table.shown
    question = await table.aya.slash(local.channel, "organise repair resume")
    assert texts((await table.aya.press(question.message, WORDS("tournament-resume-no"))).message).startswith(
        WORDS("tournament-kept")
    )
    question = await table.aya.slash(local.channel, "organise repair resume")
    assert texts((await table.aya.press(question.message, WORDS("tournament-resume-yes"))).message) == WORDS(
        "tournament-resumed"
    )
    removed = await table.aya.slash(local.channel, "organise repair remove", person=table.people[3])
    assert removed.form
    await table.hand_in(removed.form, {}, "plays for two")
    await quiet()
    assert f"An organiser removed {table.people[3].mention}: “plays for two”" in table.shown
    stranger = local.add_person("Stranger")
    never = await table.aya.slash(local.channel, "organise repair remove", person=stranger)
    assert WORDS("refusal-rejection-not-in-play") in said(never)
    again = await table.aya.slash(local.channel, "organise repair remove", person=table.people[3])
    assert again.form
    refused = await table.hand_in(again.form, {}, "still does")
    assert WORDS("refusal-rejection-not-in-play") in said(refused)
    assert core("tournament-until") in table.shown


async def test_of_two_tournaments_the_duels_of_the_one_that_is_named_are_offered(
    local: LocalDiscord, quiet: Quiet
) -> None:
    first = await begun(local, quiet, 4)
    second = await call_tournament(first.aya, local.channel, "Winter Cup")
    for person in first.people[:3]:
        await join(person, second)
    assert said(await first.aya.press(second, "Begin")) == WORDS("gathering-begun")
    await quiet()
    repair = (local.channel, "organise repair override", "duel", "")
    assert not (await first.aya.autocomplete(*repair)).choices
    known = await first.aya.autocomplete(local.channel, "organise repair override", "tournament", "")
    assert {choice["name"] for choice in known.choices} == {"Autumn Cup", "Winter Cup"}
    offered = {
        choice["name"]: len((await first.aya.autocomplete(*repair, tournament=choice["value"])).choices)
        for choice in known.choices
    }
    assert offered == {"Autumn Cup": 2, "Winter Cup": 1}
    status = "tournament status"
    assert WORDS("refusal-tournament-several") in said(await first.aya.slash(local.channel, status))
    for choice in known.choices:
        shown = said(await first.aya.slash(local.channel, status, tournament=choice["value"]))
        assert choice["name"] in shown
    unknown = await first.aya.slash(local.channel, status, tournament="Spring Cup")
    assert "I do not know “Spring Cup”." in said(unknown)
