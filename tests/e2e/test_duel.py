"""A whole duel, from the challenge to the last blow."""

import json
import re
from functools import partial
from hashlib import sha256

import pytest
from structlog.typing import EventDict

from bot.face.bushido.cards import crest, technique_name
from bot.face.words import Words
from bot.play.ground.chance import SeededChance, SystemChance
from bot.play.ground.context import Context
from bot.play.match.mix import seed_of_play
from bot.play.standing.honor import DEEDS
from bot.replay import check_match
from bot.sandbox.components import texts, walk
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import logged_in
from bot.store import rows
from bot.store.engine import Tx, open_store
from bot.store.ids import MatchId
from bot.wire.client import DuelBot
from rules.bushido.wheel import TECHNIQUES
from rules.dice import Dice
from tests.e2e.table import (
    FOR_A_VICTORY,
    SCRIPT,
    Table,
    accepted,
    cards_of,
    challenged,
    nothing_waits,
    offers,
    panels,
    pick_of,
    pictures,
    presses,
    seated,
)
from tests.spoken import WORDS, core, pattern


async def test_a_duel_is_played_from_the_challenge_to_the_last_blow(table: Table) -> None:
    await table.play_at_random(Dice(b"a whole duel"))
    last = texts(table.reveals[-1])
    assert core("reveal-knocked-out") in last
    [winner] = pattern("outcome-won", winner=r"(<@\d+>)").findall(last)
    [loser] = {person.mention for person in table.pair} - {winner}
    honor = dict(re.findall(r"(<@\d+>) \*\*(\d+)\*\*", last[last.index(core("outcome-honor")) :]))
    assert honor == {winner: f"{FOR_A_VICTORY}", loser: f"{DEEDS['fought']}"}
    lengths = {len(table.letters(person)) - len(table.turns_told) for person in table.pair}
    assert lengths == {0, 1}, "whoever chose last has the end in the answer"
    assert table.local.pinged(table.reveals[-1]) == ["Aya", "Ben"]


async def test_the_challenge_says_who_wants_what_and_becomes_a_board(
    local: LocalDiscord, bot: DuelBot
) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    posted = await challenged(local)
    assert f"{aya.mention} challenges {ben.mention}" in texts(posted)
    assert WORDS("pace-day") in texts(posted)
    assert "Swift" not in texts(posted)
    assert local.pinged(posted) == ["Ben"]
    question = await ben.press(posted, "Accept")
    assert question.private
    answer = await ben.choose(question.message, "wanderer")
    assert WORDS("challenge-accepted-private") in texts(answer.message)
    table = Table(local, aya, ben)
    board = await table.board_says(
        WORDS("fighter-swift.name"), WORDS("fighter-wanderer.name"), "Turn **1**", "health 20 of 20"
    )
    assert texts(board).count("💭") == 2
    areas = ["way", "dice", "hand", "rules", "follow", "resign", "report"]
    assert [press.area for press in presses(board)] == areas
    assert local.pinged(board) == ["Aya", "Ben"]
    await local.until(lambda: offers(local.message(posted), WORDS("challenge-to-board")))
    assert [press.area for press in presses(local.message(posted))] == ["dice"]
    assert bot.persistent_views == []


async def test_a_hand_shows_all_there_is_to_know(table: Table) -> None:
    prompt = await table.prompt_of(table.aya)
    assert cards_of(prompt) == list(TECHNIQUES)
    assert offers(prompt, "Moon")
    (drawn,) = pictures(prompt)
    for fact in (
        WORDS("hand-option", name="Pine", speed="6", strength="7"),
        WORDS("hand-option", name="Wave", speed="4", strength="5"),
        WORDS("hand-option", name="Moon", speed="7", strength="8"),
        "Butterfly: Parted Reeds · Speed 10 · Strength 0",
        "Turtle: Lightning Strike · Speed 1d3 · Strength 4d3/2d3/1d3 at Speed 1/2/3",
        "Aguni Gin, health 20 of 20",
    ):
        assert fact in drawn["description"]
    assert re.search(r"Your turn ends <t:\d+:R>", texts(prompt))
    told = texts((await table.aya.press(prompt, "Details")).message)
    for fact in ("Pine", "Speed 7 · Strength 8", "health", WORDS("hand-spent-none"), core("hand-wheel")):
        assert fact in told
    await table.play_turn()
    second = await table.prompt_of(table.aya)
    assert f"Last turn: you are unhurt; {table.ben.mention} loses **8**." in texts(second)
    assert "Your 🌙 Moon met ❄️ Snow." in texts(second)
    assert WORDS("hand-spent", crests="🌙 月 Moon") in texts(
        (await table.aya.press(second, "Details")).message
    )
    assert "moon" not in cards_of(second)


async def test_a_prompt_leads_to_the_board_wherever_it_stands_by_then(table: Table, bot: DuelBot) -> None:
    prompt = await table.prompt_of(table.aya)
    first = table.board
    table.local.remove_message(first)
    await table.pick(table.ben)
    await table.board_says(WORDS("duel-ready"))
    await nothing_waits(bot)
    assert table.board["id"] != first["id"]
    found = await table.aya.press(prompt, WORDS("duel-board-button"))
    assert found.private
    assert f"the board of your match against {table.ben.mention}" in texts(found.message)
    [link] = [part["url"] for part in walk(found.message["components"]) if "url" in part]
    assert link.endswith(f"/{table.local.channel.id}/{table.board['id']}")


async def test_the_board_shows_who_is_ready_and_never_what(table: Table) -> None:
    await table.pick(table.ben)
    board = await table.board_says(WORDS("duel-ready"))
    one, other = texts(board).split(WORDS("fighter-wanderer.name"))
    assert WORDS("duel-choosing") in one
    assert WORDS("duel-ready") in other
    [drawn] = pictures(board)
    assert drawn["description"].count("Moon") == drawn["description"].count("Snow") == 2, (
        "hands of nine as ever"
    )


async def test_a_pick_is_changed_until_the_reveal_and_the_last_one_counts(table: Table) -> None:
    prompt = await table.prompt_of(table.aya)
    first = await table.aya.choose(prompt, "snow")
    opened = await table.aya.press(first.message, "Hand")
    changed = await table.aya.choose(opened.message, "wave")
    assert changed.kind == "update"
    assert changed.message["id"] == prompt["id"], "all in its place"
    assert "Turn 1: 🌊 **波 Wave**" in texts(changed.message)
    assert "Snow" not in texts(changed.message)
    assert panels(table.aya, table.aya.dm) == [], "a DM is private enough"
    opened = await table.hand_of(table.aya)
    await table.aya.choose(opened, "pine")
    await table.pick(table.ben, "moon")
    told = await table.told(1)
    await table.prompt_of(table.ben, 2)
    assert panels(table.ben, table.ben.dm) == [], "what was revealed is not shown to be changed"
    assert "Aguni Gin (left) plays 松 Pine" in told
    assert "Takata Shigeru (right) plays 月 Moon" in told
    for word in ("Snow", "Wave"):
        assert word not in told


async def test_a_reveal_tells_a_turn_so_that_anyone_can_follow(table: Table) -> None:
    told = await table.play_turn("moon", "snow")
    aya, ben = "Aguni Gin (left)", "Takata Shigeru (right)"
    loses = WORDS("reveal-loses", player=table.ben.mention, lost="8", left="12")
    assert told.split("\n")[1] == loses, "the result first"
    assert "月 Moon is offensive: 雪 Snow lies 4 places further round the wheel." in told
    assert f"{aya}\N{RIGHT SINGLE QUOTATION MARK}s Speed 7 is faster than {ben}" in told
    assert f"{aya} strikes with Strength 8: {ben} takes 8 damage." in told
    assert f"{ben}: 8 lost, health 12 of 20." in told
    await table.board_says("Turn **2**", "🎴 🌲 🌊 🦋 🏹 🐢 🪭 ❄️ ⛰️", "🎴 🌲 🌊 🦋 🌙 🏹 🐢 🪭 ⛰️")


async def test_one_who_looks_on_is_told_of_a_tie(table: Table) -> None:
    told = await table.play_turn("fan", "fan")
    assert core("reveal-tied") in told


@pytest.mark.parametrize("asked_first", [True, False], ids=["who was challenged", "who challenged"])
async def test_the_end_offers_a_rematch_that_turns_into_another_duel(table: Table, asked_first: bool) -> None:
    await table.play_to_the_end()
    who, foe = (table.ben, table.aya) if asked_first else (table.aya, table.ben)
    dice = await who.press(table.board, "Check")
    assert core("dice-seed") in texts(dice.message)
    answer = await who.press(table.reveals[-1], "Rematch")
    assert f"{who.mention} challenges {foe.mention}" in texts(answer.message)
    assert "chosen a fighter" not in texts(answer.message), "a rematch leaves it to chance"
    question = await foe.press(answer.message, "Accept")
    accepted = await foe.choose(question.message, "swift")
    assert accepted.kind == "update", "the question has been answered, so it goes"
    await table.local.until(lambda: len(table.boards) == 2)
    assert pick_of(await table.prompt_of(foe, 1))


@pytest.mark.postgres
async def test_a_duel_is_played_whole_on_postgresql(local: LocalDiscord, postgres_url: str) -> None:
    async with open_store(postgres_url) as store, logged_in(local, Context(store)):
        table = await seated(local)
        await table.play_to_the_end()
        assert [len(table.letters(person)) for person in table.pair] == [4, 3]


async def test_two_duels_of_the_same_person_do_not_mix(local: LocalDiscord, table: Table) -> None:
    first = table.match_id
    chiyo = local.people["Chiyo"]
    posted = await challenged(local, "Chiyo", "Aya")
    question = await table.aya.press(posted, "Accept")
    await table.aya.choose(question.message, "wanderer")
    await local.until(lambda: len(table.prompts(table.aya)) == 2)
    both = {pick_of(prompt).id for prompt in table.prompts(table.aya)}
    assert len(both) == 2
    [prompt] = await local.until(lambda: table.prompts(chiyo))
    await chiyo.choose(prompt, "fan")
    [own] = [prompt for prompt in table.prompts(table.aya) if pick_of(prompt).id == first]
    await table.aya.choose(own, "moon")
    assert table.turns_told == []


async def test_after_some_turns_a_dm_holds_a_true_line_for_each_and_one_open_prompt(table: Table) -> None:
    for turn, (card, _) in enumerate(SCRIPT[:2], start=1):
        await table.play_turn()
        await table.prompt_of(table.aya, turn + 1)
        lines = [texts(letter).splitlines()[0] for letter in table.letters(table.aya)[:-1]]
        assert len(lines) == turn
        assert lines[-1] == f"Turn {turn}: {crest(card)} **{technique_name(Words(), card)}**"
    open_ones = [letter for letter in table.letters(table.aya) if pick_of(letter)]
    assert open_ones == table.letters(table.aya)[-1:]
    for person in table.pair:
        assert panels(person, person.dm) == []


async def test_after_the_reveal_a_line_tells_kindly_that_its_turn_is_over(table: Table) -> None:
    prompt = await table.prompt_of(table.aya)
    first = await table.pick(table.aya)
    await table.pick(table.ben)
    await table.told(1)
    await table.aya.press(first.message, "Hand")
    [late] = await table.local.until(lambda: panels(table.aya, table.aya.dm))
    assert texts(late).startswith(WORDS("refusal-turn-played"))
    line = table.local.message(prompt)
    assert texts(line).startswith("Turn 1: "), "it stays true"
    assert offers(line, WORDS("duel-board-button"))
    assert not offers(line, "Hand"), "which leads nowhere any more"
    second = await table.pick(table.aya)
    await table.pick(table.ben)
    await table.told(2)
    await table.play_to_the_end()
    late = await table.aya.press(second.message, "Hand")
    assert texts(late.message) == WORDS("ended-won", opponent=table.ben.mention)


async def test_a_prompt_opened_again_and_left_so_is_closed_with_its_turn(table: Table) -> None:
    opened = await table.aya.press((await table.pick(table.aya)).message, "Hand")
    assert pick_of(opened.message)
    await table.pick(table.ben)
    told = await table.told(1)
    assert "Aguni Gin (left) plays" in told, "what she had chosen counts until she chooses otherwise"
    await table.local.until(lambda: not pick_of(table.local.message(opened.message)))
    await table.play_to_the_end()


async def test_the_details_open_and_close_in_the_place_of_the_prompt(table: Table) -> None:
    prompt = await table.prompt_of(table.aya)
    opened = await table.aya.press(prompt, "Details")
    assert opened.message["id"] == prompt["id"]
    assert core("hand-wheel") in texts(opened.message)
    closed = await table.aya.press(opened.message, "Less")
    assert core("hand-wheel") not in texts(closed.message)
    await table.aya.press(closed.message, "Details")
    await table.pick(table.aya)
    await table.pick(table.ben)
    await table.told(1)
    late = await table.aya.forge(prompt, next(p.custom_id for p in presses(prompt) if p.action == "details"))
    assert core("prompt-passed") in texts(late.message)


async def both_halves(tx: Tx, match_id: MatchId) -> tuple[rows.Match, list[rows.Seat]]:
    """Return a match with its secret, and its seats with what they clicked."""
    match = await tx.one("match_by_id", rows.Match, id=match_id)
    assert match
    return match, await tx.all("seats_of", rows.Seat, match_id=match_id)


async def test_the_seal_of_the_challenge_is_opened_at_the_end_with_the_clicks_mixed_in(
    local: LocalDiscord, bot: DuelBot, log: list[EventDict], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SeededChance, "heard", SystemChance.heard)
    posted, watcher = await challenged(local), local.people["Chiyo"]
    before = await watcher.press(posted, "Check")
    assert before.private
    assert WORDS("dice-half-later") in texts(before.message)
    [seal] = re.findall(r"`(\w{64})`", texts(before.message))
    table = await accepted(local, posted)
    await table.play_turn()
    match_id = MatchId(table.match_id)
    match, seats = await bot.play.seals.context.store.read(partial(both_halves, match_id=match_id))
    seeds = [seed_of_play(match, seats, play).hex() for play in range(3)]
    await table.play_to_the_end()
    told = [*(json.dumps(request.body) for request in local.requests), *map(repr, log)]
    assert not [line for line in told for secret in (match.seed, *seeds) if secret in line]
    opened = texts((await watcher.press(local.message(posted), "Check")).message)
    [shown, seed] = re.findall(r"`(\w{64})`", opened)
    assert (shown, sha256(bytes.fromhex(seed)).hexdigest()) == (seal, seal)
    [mix] = re.findall(r"`(0/1/\d+ 1/0/\d+ 1/1/\d+)`", opened)
    assert len({click.split("/")[2] for click in mix.split()}) == 3
    assert seed == match.seed
    assert await check_match(bot.play.seals.context.store, match_id) == []


async def test_anybody_checks_the_dice_before_and_after(table: Table) -> None:
    watcher = table.local.people["Daigo"]
    [press] = [press for press in presses(table.board) if press.area == "dice"]
    _, seal = press.parts
    sealed = await watcher.press(table.board, "Check")
    assert sealed.private
    assert f"`{seal}`" in texts(sealed.message)
    assert WORDS("dice-half-later") in texts(sealed.message)
    by_dm = await table.aya.press(await table.prompt_of(table.aya), "Check")
    assert texts(by_dm.message) == texts(sealed.message)
    await table.play_to_the_end()
    opened = texts((await watcher.press(table.board, "Check")).message)
    seed = opened.split("no longer secret: `")[1].split("`")[0]
    assert sha256(bytes.fromhex(seed)).hexdigest() == seal
    assert WORDS("dice-replay", id=table.match_id) in opened
