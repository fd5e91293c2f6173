"""A stored match played again from its seed and its log, told as text, and checked."""

from typing import Any

from bot.face.faces import face_of
from bot.face.match.outcome import outcome_lines
from bot.face.pieces import mention
from bot.face.words import Words
from bot.play.ground.chance import now_ms
from bot.play.ground.refusals import Gone
from bot.play.match.breaking_off import UNFOUGHT
from bot.play.match.draws import drawn
from bot.play.match.reading import MatchPage, match_page, turn_page
from bot.play.solo.contests import FIGHT
from bot.store import rows
from bot.store.contest_rows import ContestRow
from bot.store.engine import Store, Tx, Work, open_store
from bot.store.ids import MatchId
from rules.codec import decode, encode
from rules.dice import Dice, derived, seal
from rules.games import game
from rules.replay import Entry, replay

UNKEPT_DRAW = "It began before wishes were kept: whether anything was drawn, and how, cannot be checked."


async def replay_stored(match_id: MatchId, database_url: str) -> int:
    """Print a match and whether everything about it agrees; return 0 where it does."""
    async with open_store(database_url) as store:
        try:
            for line in await store.read(_telling(match_id)):
                print(line)  # noqa: T201  a command line
        except Gone:
            print(f"There is no match {match_id} there.")  # noqa: T201
            return 2
        faults = await check_match(store, match_id)
    for line in faults or ["The seed, the dice, every draw, every turn and the result agree."]:
        print(line)  # noqa: T201
    return 1 if faults else 0


async def check_match(store: Store, match_id: MatchId) -> list[str]:
    """Return a line for everything about a stored match that does not agree with its seed and log."""

    async def work(tx: Tx) -> list[str]:
        match = await tx.one("match_by_id", rows.Match, id=match_id)
        turns = await tx.all("turns_of", rows.Turn, match_id=match_id)
        seats = await tx.all("seats_of", rows.Seat, match_id=match_id)
        if match is None:
            return ["There is no such match."]
        return [*await _faults_of_seed(tx, match), *disagreements(match, turns, len(seats))]

    return await store.read(work)


async def _faults_of_seed(tx: Tx, match: rows.Match) -> list[str]:
    """Return a line where the seed of a match does not follow from that of the contest it was fought in."""
    if match.contest_id is None or match.campaign_id is not None:
        return []
    contest = await tx.one("contest_by_id", ContestRow, id=match.contest_id)
    if contest and match.seed != derived(bytes.fromhex(contest.seed), FIGHT).hex():
        return ["The seed does not follow from that of the contest."]
    return []


def disagreements(match: rows.Match, turns: list[rows.Turn], seats: int) -> list[str]:
    """Return a line for everything that does not follow from a match's options, seed and log."""
    rules = game(match.game)
    seed = bytes.fromhex(match.seed)
    faults = [] if seal(seed) == match.seal else ["The seed does not have the seal that was shown."]
    entries: list[Entry] = [decode(turn.entry, Entry) for turn in turns]
    options: Any = decode(match.options, rules.options_type)
    wishes = decode(match.wishes, tuple[str, ...]) if match.wishes else None
    if wishes and rules.roles and drawn(rules, wishes, Dice(seed, 0)) != rules.cast(options):
        faults.append("What was left to chance was drawn otherwise than the dice say.")
    try:
        steps = replay(rules, seats, options, seed, entries)
    except Exception as error:  # noqa: BLE001  whatever the log cannot do is what is wrong with it
        return [*faults, f"The log cannot be played: {error}"]
    faults += [
        f"Turn {turn.revision} was told otherwise than the dice say."
        for turn, step in zip(turns, steps[1:], strict=True)
        if encode(step.events) != turn.events
    ]
    if encode(steps[-1].state) != match.state:
        faults.append("The stored state is not the one the log leads to.")
    result = rules.outcome(steps[-1].state)
    expected = {encode(result) if result else None}
    if result is None and match.status == "over":
        expected = {encode(outcome) for outcome in UNFOUGHT}
    if match.outcome not in expected:
        faults.append("The stored result is not the one the log leads to.")
    return faults


def _telling(match_id: MatchId) -> Work[list[str]]:
    """Return what reads every turn of a match as text."""

    async def work(tx: Tx) -> list[str]:
        page = await match_page(tx, match_id, None, now_ms())
        turns = await tx.all("turns_of", rows.Turn, match_id=match_id)
        chapters = dict.fromkeys(turn.chapter for turn in turns)
        told = [await turn_page(tx, match_id, chapter) for chapter in chapters]
        face, words = face_of(page), Words()
        texts = [next(iter(face.told(page, turn, words))) for turn in told]
        if page.outcome and not page.alone:
            texts.append("\n".join(outcome_lines(words, page, page.outcome)))
        match = await tx.one("match_by_id", rows.Match, id=match_id)
        unkept = [UNKEPT_DRAW] if match and match.wishes is None else []
        return [*(_named(text, page) for text in texts), *unkept]

    return work


def _named(text: str, page: MatchPage) -> str:
    """Put names in the place of mentions, which only Discord can read."""
    for player in page.players:
        text = text.replace(mention(player.user_id), f"@{player.name}")
    return text
