"""A tournament of twenty-four on a process that is killed in every round and started again."""

from collections.abc import Awaitable, Callable

from bot.play.ground.times import SHOW_TURNS
from bot.sandbox.actors.puppets import prompts
from bot.sandbox.components import texts
from bot.sandbox.request import LoggedRequest
from bot.sandbox.server import LocalDiscord
from tests.e2e.gathering_table import match_of
from tests.e2e.process import BotProcess, die, says
from tests.e2e.table import CALLBACK, EDIT, SEND, cards_of, pick_of, said
from tests.e2e.tournament_table import TournamentTable, called
from tests.spoken import WORDS, core

PEOPLE, ROUNDS = 24, 5
LEFT = "SELECT (SELECT count(*) FROM bouts WHERE status = 'ended') + (SELECT count(*) FROM outbox)"
PATIENCE = 30.0


async def test_twenty_four_play_a_tournament_although_the_bot_is_killed_in_every_round(
    local: LocalDiscord, process: BotProcess
) -> None:
    table = await called(local, quiet(local, process), PEOPLE)
    assert said(await table.aya.press(table.message, "Begin")) == WORDS("gathering-begun")
    await table.quiet()
    check_round(table, 1, 8)

    await somebody_never_comes(table, process)
    await somebody_drops_out(table)
    await an_override_survives_the_kill_and_is_undone(table, process)
    await table.resign_one_each()
    check_round(table, 2, 8)
    await resigns_and_dies(table, process, CALLBACK, sent=False)
    await table.resign_one_each()
    check_round(table, 3, 4)
    await resigns_and_dies(table, process, says(EDIT, "1 of 4 duels decided"), sent=True)
    await table.resign_one_each()
    check_round(table, 4, 2)
    await table.resign(table.fights[0][1])
    await resigns_and_dies(table, process, says(SEND, "Round **5** begins"), sent=False)
    check_round(table, 5, 1)
    await both_play_a_card(table)
    await resigns_and_dies(table, process, says(SEND, "📣", "the last one standing"), sent=True)

    assert core("gathering-told-end-last-standing") in table.shown
    assert table.fights == []
    assert table.rounds_announced == [1, 2, 3, 4, 5, 6], "each once"
    kensei = [person for person in table.people if person.mention in table.announced[-1]]
    assert len(kensei) == 1
    assert core("tournament-mine-won") in said(await kensei[0].press(table.message, WORDS("tournament-mine")))
    check_the_books(process)


async def somebody_never_comes(table: TournamentTable, process: BotProcess) -> None:
    """Play a card for one of a duel, and have the clock find that the other has yet to come at all."""
    board, present, absent = table.fights[0]
    number, match_id = table.number_of(board), match_of(board)
    [asked] = [prompt for prompt in prompts(present) if pick_of(prompt).id == match_id]
    await present.choose(asked, cards_of(asked)[0])
    for turn in range(SHOW_TURNS):
        process.change(f"UPDATE matches SET deadline_at = 0 WHERE id = '{match_id}'")  # noqa: S608  our own id
        await table.local.until(lambda turn=turn: table.shows(match_id, f"Turn **{turn + 2}**"), PATIENCE)
    process.change(f"UPDATE bouts SET clock_at = 0 WHERE bout = {number}")  # noqa: S608  of one digit
    await table.local.until(lambda: f"{absent.mention} never showed up" in table.shown, PATIENCE)
    await table.quiet()
    assert WORDS("outcome-draw-called-off") in texts(table.local.message(board))
    assert "are out" in said(await absent.press(table.message, WORDS("tournament-mine")))
    assert core("tournament-mine-waits") in said(await present.press(table.message, WORDS("tournament-mine")))


async def both_play_a_card(table: TournamentTable) -> None:
    """Reveal a turn of the final, so that it counts."""
    _, *pair = table.fights[0]
    for person in pair:
        [asked] = [prompt for prompt in prompts(person) if pick_of(prompt)]
        await person.choose(asked, cards_of(asked)[0])
    await table.quiet()


async def somebody_drops_out(table: TournamentTable) -> None:
    """Give up a duel and the tournament for one of them."""
    _, leaver, opponent = table.fights[0]
    asked = await leaver.press(table.message, WORDS("gathering-drop-out"))
    assert texts((await leaver.press(asked.message, WORDS("gathering-drop-yes"))).message) == WORDS(
        "gathering-dropped"
    )
    await table.quiet()
    assert core("tournament-mine-waits") in said(
        await opponent.press(table.message, WORDS("tournament-mine"))
    )


async def an_override_survives_the_kill_and_is_undone(table: TournamentTable, process: BotProcess) -> None:
    """Kill the bot before it can say that an override is kept; it is, once, and can be undone."""
    board, one, other = table.fights[0]
    duel = str(table.number_of(board))
    asked = await table.aya.slash(table.local.channel, "organise repair override", duel=duel)
    assert asked.form
    die(process, CALLBACK, sent=False)
    assert (await table.hand_in(asked.form, {"winner": str(other.id)}, "one cheated")).failed
    await back(process)
    await table.quiet()
    assert f"named {other.mention} the winner of" in table.shown
    assert "“one cheated”" in table.shown
    again = await table.hand_in(asked.form, {"winner": str(other.id)}, "one cheated")
    assert WORDS("refusal-bout-changed") in said(again), "it was kept already"
    await table.mend(WORDS("tournament-undo"), duel)
    listed = said(await one.slash(table.local.channel, "tournament changes"))
    repairs = core("gathering-told-overridden"), core("gathering-told-undone")
    assert [listed.count(repair) for repair in repairs] == [1, 1]
    assert [set(pair) for _, *pair in table.fights].count({one, other}) == 1


async def resigns_and_dies(
    table: TournamentTable, process: BotProcess, point: str | Callable[[LoggedRequest], bool], *, sent: bool
) -> None:
    """Give one of the open duels up, and kill the bot on the way."""
    board, loser, _ = table.fights[0]
    asked = await loser.press(board, "Resign")
    die(process, point, sent=sent)
    await loser.press(asked.message, WORDS("resign-yes"))
    await back(process)
    await table.quiet()
    assert f"{loser.mention} resigns" in "".join(texts(message) for message in table.public)


def check_round(table: TournamentTable, number: int, duels: int) -> None:
    """Check that a round has begun, with nobody in two of its duels."""
    assert f"Round **{number}** of at most {ROUNDS} · 0 of {duels} duels decided" in table.shown
    fighting = [person for _, *pair in table.fights for person in pair]
    assert len(fighting) == len(set(fighting)) == 2 * duels


def check_the_books(process: BotProcess) -> None:
    """Check that nothing was lost and nothing done twice."""
    assert process.count("SELECT count(*) FROM gatherings WHERE status = 'over'") == 1
    assert process.count("SELECT count(*) FROM matches WHERE status <> 'over'") == 0
    fought = 8 + 1 + 8 + 4 + 2 + 1  # one of them twice, since its override was undone
    assert process.count("SELECT count(*) FROM bouts") == fought
    moves = process.count("SELECT count(*) FROM gathering_moves")
    assert moves == 1 + process.count("SELECT revision FROM gatherings")
    assert process.count("SELECT count(*) FROM honor WHERE deed = 'kensei'") == 1
    assert process.count("SELECT count(*) FROM honor WHERE deed = 'absent'") == 1


async def back(process: BotProcess) -> None:
    """Wait until the process is dead, and start it again."""
    await process.killed()
    await process.start()


def quiet(local: LocalDiscord, process: BotProcess) -> Callable[[], Awaitable[None]]:
    """Return what waits until the process has heard of every end, and has sent all."""

    async def wait() -> None:
        await local.until(lambda: process.count(LEFT) == 0, PATIENCE)

    return wait
