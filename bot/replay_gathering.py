"""Replay a stored gathering from its seed and its log, print it as text, and check it with its duels."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.face.escape import plain
from bot.face.gathering.telling import tell
from bot.face.pieces import mention
from bot.face.words import Words
from bot.placed import placed
from bot.play.gatherings.bouts import wishes_in
from bot.play.gatherings.kinds import rules_of
from bot.play.gatherings.mixing import mix_of_sign_ups, secret_of_bout, seed_of_gathering
from bot.play.gatherings.reading import gathering_page, told
from bot.play.ground.refusals import Gone
from bot.play.match.bout_ending import Ending, result_of
from bot.play.match.draws import drawn
from bot.play.match.mix import written
from bot.play.people.people import NAME_LENGTH
from bot.replay import UNKEPT_DRAW, disagreements, show, what_dice_say
from bot.store import rows
from bot.store.engine import Store, Tx
from bot.store.gathering_rows import BoutRow, Entrant, GatheringMove, GatheringRow
from bot.store.ids import GatheringId
from bot.store.turn_log import turns_of
from rules.codec import decode, encode
from rules.dice import Dice, seal
from rules.game import Outcome, Step
from rules.games import game
from rules.gatherings.events import BoutAsked, GatheringEvent
from rules.gatherings.gathering import HOUSE, Bout, replay
from rules.gatherings.moves import Enter, Move, SeatReserve


async def replay_gathering(gathering_id: GatheringId, database_url: str) -> int:
    """Print all that happened at a gathering and whether it agrees; return 0 if it does."""
    telling, checking = (partial(work, gathering_id=gathering_id) for work in (_telling, check_gathering))
    agreed = "The seed, the dice, every draw, every move and every duel agree."
    return await show(database_url, f"gathering {gathering_id}", telling, checking, agreed)


async def check_gathering(store: Store, gathering_id: GatheringId) -> list[str]:
    """Return a line for all about a stored gathering that does not follow from its seed, log and duels.

    Raise Gone if no gathering with this id has begun.
    """

    async def work(tx: Tx) -> list[str]:
        row = await tx.one("gathering_by_id", GatheringRow, id=gathering_id)
        if row is None or row.state is None or row.options is None:
            raise Gone("gathering-gone")
        log = await tx.all("gathering_moves_of", GatheringMove, gathering_id=gathering_id)
        moves = [_move(entry) for entry in log if entry.move]
        entrants = await tx.all("entrants_of", Entrant, gathering_id=gathering_id)
        rules, seed = rules_of(row.kind), seed_of_gathering(row, entrants)
        faults, say = _seal_faults(row), what_dice_say(mixed=row.mixed)
        try:
            steps = replay(rules, decode(row.options, rules.options_type), seed, moves)
        except Exception as error:  # noqa: BLE001  any error in replaying the log is a fault of the log
            return [*faults, f"The log cannot be played as {say}: {error}"]
        faults += _faults(row, log, steps, rules.outcome(steps[-1].state))
        faults += _draw_faults(row, entrants, log, seed)
        bouts = {event.bout: event for step in steps for event in step.events if isinstance(event, BoutAsked)}
        for bout in await tx.all("bouts_of", BoutRow, gathering_id=gathering_id):
            asked = bouts[bout.bout]
            fought = Bout(asked.bout, asked.seats, asked.healths)
            faults += await _bout_faults(tx, bout, fought, moves, entrants, of=row)
        return faults

    return await store.read(work)


def _move(entry: GatheringMove) -> Move:
    with placed(f"move {entry.revision} of gathering {entry.gathering_id}"):
        return decode(entry.move or "", Move)


def _seal_faults(row: GatheringRow) -> list[str]:
    return [] if seal(row.secret) == row.seal else ["The seed does not have its seal."]


def _faults(
    row: GatheringRow,
    log: Sequence[GatheringMove],
    steps: Sequence[Step[Any, GatheringEvent]],
    result: Outcome | None,
) -> list[str]:
    """Compare what was told and stored with what the log leads to."""
    say = what_dice_say(mixed=row.mixed)
    faults = [
        f"Move {entry.revision} was told otherwise than {say}."
        for entry, step in zip(log, steps, strict=True)
        if encode(step.events) != entry.events
    ]
    if encode(steps[-1].state) != row.state:
        faults.append("The stored state is not the one the log leads to.")
    if (row.status == "over") is not (result is not None):
        faults.append("It is over, or goes on, against its rules.")
    return faults


def _draw_faults(
    row: GatheringRow, entrants: Sequence[Entrant], log: Sequence[GatheringMove], seed: bytes
) -> list[str]:
    """Repeat the random draws: one for all who entered before the start, one for each latecomer."""
    late = _late_moves(row, log)
    first = len(entrants) - len(late)
    together = [entrants[:first], *([entrant] for entrant in entrants[first:])]
    faults: list[str] = []
    for people, step in zip(together, (0, *late), strict=True):
        wishes = [entrant.wish for entrant in people if entrant.wish is not None]
        roles = tuple(entrant.role for entrant in people)
        # A draw cannot be repeated if a wish was not stored.
        if len(wishes) == len(people) and drawn(game(row.game), wishes, Dice(seed, step)) != roles:
            say = what_dice_say(mixed=row.mixed)
            faults.append(f"What was left to chance at move {step} was drawn otherwise than {say}.")
    return faults


def _late_moves(row: GatheringRow, log: Sequence[GatheringMove]) -> list[int]:
    """Return the moves with which people entered after the start."""
    seats: int = decode(row.options or "", rules_of(row.kind).options_type).people
    late: list[int] = []
    for entry in log:
        move = _move(entry) if entry.move else None
        if isinstance(move, Enter) or (isinstance(move, SeatReserve) and move.seat == seats):
            seats += 1
            late.append(entry.revision)
    return late


async def _telling(tx: Tx, gathering_id: GatheringId) -> list[str]:
    """Tell every event, with names in place of mentions, which only Discord can read."""
    events: list[GatheringEvent] = []
    for entry in await tx.all("gathering_moves_of", GatheringMove, gathering_id=gathering_id):
        with placed(f"move {entry.revision} of gathering {gathering_id}"):
            events += told(entry).events
    page = await gathering_page(tx, gathering_id)
    text = "\n".join(tell(event, page, Words()) for event in events)
    for entrant in page.entrants:
        text = text.replace(mention(entrant.user_id), f"@{plain(entrant.name, longest=NAME_LENGTH)}")
    unkept = [UNKEPT_DRAW] if any(entrant.wish is None for entrant in page.entrants) else []
    mix = [f"Mixed into the dice: {written(mix_of_sign_ups(page.entrants))}"] if page.row.mixed else []
    return [*text.splitlines(), *mix, *unkept]


async def _bout_faults(
    tx: Tx, row: BoutRow, bout: Bout, moves: Sequence[Move], entrants: Sequence[Entrant], *, of: GatheringRow
) -> list[str]:
    """Check that a duel's dice, fighters and terms come from the gathering, which was told its true end."""
    match = await tx.one("match_by_id", rows.Match, id=row.match_id)
    turns = await turns_of(tx, row.match_id)
    if match is None:
        return [f"Duel {row.bout} is missing."]
    seats = await tx.all("seats_of", rows.Seat, match_id=row.match_id)
    faults = [f"Duel {row.bout}: {fault}" for fault in disagreements(match, turns, seats)]
    if of.mixed and match.seed != secret_of_bout(of.secret, row.bout).hex():
        faults.append(f"Duel {row.bout} has a seed that does not follow from that of the gathering.")
    if of.mixed and [seat.acceptance_id for seat in seats] != [
        entrants[seat].acceptance_id for seat in bout.people
    ]:
        faults.append(f"Duel {row.bout} has other sign-ups mixed into its dice.")
    brought = encode(wishes_in(bout, entrants))
    if match.wishes not in {None, brought}:
        faults.append(f"Duel {row.bout} was fought by other fighters.")
    if match.level != (of.level if HOUSE in bout.seats else None):
        faults.append(f"Duel {row.bout} was fought with or without the house, otherwise than was drawn.")
    if match.answers != of.answers:
        faults.append(f"Duel {row.bout} was fought otherwise than was settled.")
    if row.status == "told" and row.result and result_of(bout, decode(row.result, Ending)) not in moves:
        faults.append(f"Duel {row.bout} was told otherwise than it ended.")
    return faults
