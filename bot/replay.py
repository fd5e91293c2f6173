"""Replay a stored match from its seed and its log, print it as text, and check it."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from bot.face.escape import plain
from bot.face.game.outcome import outcome_lines
from bot.face.match.turn import turn_told
from bot.face.pieces import mention
from bot.face.words import Words
from bot.placed import placed
from bot.play.ground.chance import now_ms
from bot.play.ground.refusals import Gone
from bot.play.match.breaking_off import UNFOUGHT
from bot.play.match.draws import drawn
from bot.play.match.mix import dice_of_play, mix_of, written
from bot.play.match.reading import MatchPage, match_page, turn_page
from bot.play.people.people import NAME_LENGTH
from bot.play.solo.contests import FIGHT
from bot.store import rows
from bot.store.contest_rows import ContestRow
from bot.store.engine import Store, Tx, Work, read_store
from bot.store.ids import MatchId
from bot.store.turn_log import turns_of
from bot.terminal import say
from rules.codec import decode, encode
from rules.dice import derived, seal
from rules.game import Outcome
from rules.games import game
from rules.replay import Entry, replay

UNKEPT_DRAW = "It began before wishes were kept: whether anything was drawn, and how, cannot be checked."


Checking = Callable[[Store], Awaitable[list[str]]]
"""Looks for faults and returns a line for each."""


async def replay_stored(match_id: MatchId, database_url: str) -> int:
    """Print a match and whether everything about it agrees; return 0 if it does."""
    checking = partial(check_match, match_id=match_id)
    agreed = "The seed, the dice, every draw, every turn and the result agree."
    return await show(database_url, f"match {match_id}", _telling(match_id), checking, agreed)


async def show(database_url: str, what: str, telling: Work[list[str]], check: Checking, agreed: str) -> int:
    """Print something stored and what is wrong with it; return 0 if all agrees, 2 if it does not exist.

    It is checked before it is printed. Raise ContentBroken if it cannot be read.
    """
    async with read_store(database_url) as store:
        try:
            with placed(what):
                faults = await check(store)
                told = await store.read(telling)
        except Gone:
            say(f"There is no {what} there.")
            return 2
    for line in (*told, *(faults or [agreed])):
        say(line)
    return 1 if faults else 0


async def check_match(store: Store, match_id: MatchId) -> list[str]:
    """Return a line for everything about a stored match that does not agree with its seed and log.

    Raise Gone if there is no such match.
    """

    async def work(tx: Tx) -> list[str]:
        match = await tx.one("match_by_id", rows.Match, id=match_id)
        turns = await turns_of(tx, match_id)
        seats = await tx.all("seats_of", rows.Seat, match_id=match_id)
        if match is None:
            raise Gone("duel-gone")
        return [*await _faults_of_seed(tx, match), *disagreements(match, turns, seats)]

    return await store.read(work)


async def _faults_of_seed(tx: Tx, match: rows.Match) -> list[str]:
    """Return a line if a match's seed does not follow from that of its contest."""
    if match.contest_id is None or match.campaign_id is not None:
        return []
    contest = await tx.one("contest_by_id", ContestRow, id=match.contest_id)
    if contest and match.seed != derived(bytes.fromhex(contest.seed), FIGHT).hex():
        return ["The seed does not follow from that of the contest."]
    return []


def disagreements(match: rows.Match, turns: list[rows.Turn], seats: list[rows.Seat]) -> list[str]:
    """Return a line for everything that does not follow from a match's options, seed, mix and log."""
    with placed(f"the game of match {match.id}"):
        rules = game(match.game)
    with placed(f"the seed of match {match.id}"):
        seed = bytes.fromhex(match.seed)
    with placed(f"the state of match {match.id}"):
        decode(match.state, rules.state_type)
    with placed(f"the outcome of match {match.id}"):
        decode(match.outcome or "null", Outcome | None)
    with placed(f"what was settled before match {match.id}"):
        options: Any = decode(match.options, rules.options_type)
        wishes = decode(match.wishes, tuple[str, ...]) if match.wishes else None
    dice_of, say = partial(dice_of_play, match, seats), what_dice_say(mixed=match.mixed)
    faults = [] if seal(seed) == match.seal else ["The seed does not have the seal that was shown."]
    entries = [_entry(turn) for turn in turns]
    gaps = set(range(1, match.revision + 1)) - {turn.revision for turn in turns}
    # Replayed without it, everything after it would seem to differ.
    if gaps:
        return [*faults, f"Turn {min(gaps)} is missing."]
    if wishes and rules.roles and drawn(rules, wishes, dice_of(0)) != rules.cast(options):
        faults.append(f"What was left to chance was drawn otherwise than {say}.")
    try:
        steps = replay(rules, len(seats) + match.houses, options, dice_of, entries)
    except Exception as error:  # noqa: BLE001  any error in replaying the log is a fault of the log
        return [*faults, f"The log cannot be played as {say}: {error}"]
    faults += [
        f"Turn {turn.revision} was told otherwise than {say}."
        for turn, step in zip(turns, steps[1:], strict=True)
        if encode(step.events) != turn.events
    ]
    if encode(steps[-1].state) != match.state:
        faults.append("The stored state is not the one the log leads to.")
    result = rules.outcome(steps[-1].state)
    expected = {encode(result) if result else None}
    if result is None and match.status == "over":
        # It was broken off, which the rules know nothing about.
        expected = {encode(outcome) for outcome in UNFOUGHT}
    if match.outcome not in expected:
        faults.append("The stored result is not the one the log leads to.")
    return faults


def what_dice_say(*, mixed: bool) -> str:
    """Name what the dice follow from: if the seal fits the seed, the fault is in the clicks or in the log."""
    return "the dice say from the seed and the clicks mixed in" if mixed else "the dice say"


def _entry(turn: rows.Turn) -> Entry:
    with placed(f"turn {turn.revision} of match {turn.match_id}"):
        return decode(turn.entry, Entry)


def _telling(match_id: MatchId) -> Work[list[str]]:
    """Return work that reads every turn of a match as text."""

    async def work(tx: Tx) -> list[str]:
        page = await match_page(tx, match_id, None, now_ms())
        turns = await turns_of(tx, match_id)
        chapters = dict.fromkeys(turn.chapter for turn in turns)
        words, texts = Words(), list[str]()
        for chapter in chapters:
            with placed(f"turn {chapter} of match {match_id}"):
                texts.append(next(turn_told(page, await turn_page(tx, match_id, chapter), words)))
        if page.outcome and not page.alone:
            texts.append("\n".join(outcome_lines(words, page, page.outcome)))
        match = await tx.one("match_by_id", rows.Match, id=match_id)
        unkept = [UNKEPT_DRAW] if match and match.wishes is None else []
        seats = await tx.all("seats_of", rows.Seat, match_id=match_id)
        mix = [f"Mixed into the dice: {written(mix_of(seats))}"] if match and match.mixed else []
        return [*(_named(text, page) for text in texts), *mix, *unkept]

    return work


def _named(text: str, page: MatchPage) -> str:
    """Replace mentions, which only Discord can read, with names."""
    for player in page.players:
        text = text.replace(mention(player.user_id), f"@{plain(player.name, longest=NAME_LENGTH)}")
    return text
