"""Pages of gatherings for the tests of their screens: signing up, under way in any way, and over."""

from collections.abc import Iterator
from typing import Any

from bot.face.words import Words
from bot.play.gatherings.kinds import DUELS, rules_of
from bot.play.gatherings.reading import GatheringPage, Told
from bot.play.match.bout_ending import stamina_in
from bot.store.gathering_rows import BoutRow, Entrant, GatheringRow, Summons
from rules.dice import Dice
from rules.games import game
from rules.gatherings.clash import ClashOptions
from rules.gatherings.duels import DuelsOptions
from rules.gatherings.moves import DuelDrawn, DuelWon, Leave, Move, NoShow, Silence

ID = 2**63 - 1
GAME = "bushido.duel/1"
WORDS = Words()
LATER = 4_102_444_800_000
NAME = "@everyone" * 7


def gathering_row(kind: str = DUELS, **facts: Any) -> GatheringRow:  # noqa: ANN401  facts of any one row
    usual: dict[str, Any] = {
        "id": "z" * 10,
        "guild_id": ID,
        "channel_id": ID,
        "message_id": ID,
        "host_id": ID,
        "kind": kind,
        "game": GAME,
        "title": "",
        "pace": "three-days",
        "hardcore": kind != DUELS,
        "by_rating": False,
        "late_entry": False,
        "places": max(rules_of(kind).sizes),
        "round_time": 86_400_000,
        "check_in": 0,
        "begins_at": None,
        "sides": None,
        "status": "open",
        "reason": "",
        "revision": 0,
        "options": None,
        "seed": None,
        "seal": None,
        "state": None,
        "asking": 0,
        "clock_at": LATER,
        "round_ends_at": None,
        "paused_at": None,
        "created_at": 0,
        "started_at": None,
        "ended_at": None,
        "least_kept": 0,
        "grants_leave": True,
    }
    return GatheringRow(**usual | facts)


def entrants(count: int) -> tuple[Entrant, ...]:
    return tuple(
        Entrant(
            gathering_id="z" * 10,
            user_id=ID - seat,
            seat=seat,
            side=None,
            role="lethal-rose",
            joined_at=seat,
            checked_in=seat % 2 == 0,
            name=NAME,
        )
        for seat in range(count)
    )


def bout_row(number: int) -> BoutRow:
    return BoutRow(
        gathering_id="z" * 10,
        bout=number,
        match_id=f"m{number}",
        status="open",
        result=None,
        due_at=LATER,
        clock_at=LATER,
        channel_id=ID,
        board_id=ID,
    )


def signing_up(kind: str, count: int, **facts: Any) -> GatheringPage:  # noqa: ANN401  facts of any one row
    return GatheringPage(gathering_row(kind, **facts), rules_of(kind), entrants(count), None, (), ())


def pages(kind: str, people: int, seed: bytes, **facts: Any) -> Iterator[GatheringPage]:  # noqa: ANN401  as above
    """Yield every state of a gathering of challenges with random moves, with its latest news."""
    rules, dice = rules_of(kind), Dice(seed, 10**6)
    stamina = stamina_in(game(facts.get("game", GAME)))
    options = (
        DuelsOptions(people, stamina)
        if kind == DUELS
        else ClashOptions(people, hardcore=True, stamina=stamina)
    )
    step = rules.start(options, Dice(seed))
    log: list[Told] = []
    revision = 0
    while True:
        log.append(Told(revision, step.events, None, 0))
        over = rules.outcome(step.state) is not None
        row = gathering_row(
            kind,
            status="over" if over else "underway",
            seal="f" * 64,
            seed="e" * 64,
            state="there",
            asking=revision,
            revision=revision,
            **facts,
        )
        numbers = [bout.number for bout in rules.bouts(step.state)]
        rows = tuple(map(bout_row, range(1, max(numbers, default=0) + 1)))
        yield GatheringPage(row, rules, entrants(people), step.state, rows, tuple(log[-12:]))
        if over:
            return
        revision += 1
        step = rules.play(step.state, any_move(rules, step.state, dice, revision), Dice(seed, revision))


def any_move(rules: Any, state: Any, dice: Dice, revision: int) -> Move:  # noqa: ANN401  of any kind
    """Draw a move that is legal now; now and then a player leaves or does not show up."""
    moves: list[Move] = [move for request in rules.requests(state) for move in request.options]
    moves += [Silence(request.seat) for request in rules.requests(state)]
    for bout in rules.bouts(state):
        one, other = bout.seats
        moves += [DuelWon(bout.number, one, 1), DuelWon(bout.number, other, 1)]
        moves += [DuelDrawn(bout.number, bout.healths), NoShow(bout.number, (one,))]
    if revision % 7 == 0:
        moves += [Leave(state.round.standing[0])]
    return dice.pick(moves, f"move/{revision}")


def call_of(page: GatheringPage, seat: int, message_id: int | None = None) -> Summons:
    return Summons(
        gathering_id=page.row.id,
        revision=page.row.asking,
        seat=seat,
        message_id=message_id,
        answered=None,
    )


def without_ids(text: str) -> str:
    for seat in range(10):
        text = text.replace(f"<@{ID - seat}>", f"@{seat}")
    return text


def after(*moves: Move) -> GatheringPage:
    """Return Duels of four in which these moves were made; the dice let seat 2 challenge, then 3."""
    rules, seed = rules_of(DUELS), bytes(31) + b"\x66"
    step = rules.start(DuelsOptions(4), Dice(seed))
    log = [Told(0, step.events, None, 0)]
    for revision, move in enumerate(moves, start=1):
        step = rules.play(step.state, move, Dice(seed, revision))
        log.append(Told(revision, step.events, None, 0))
    row = gathering_row(status="underway", seal="f" * 64, asking=len(moves), state="there")
    return GatheringPage(row, rules, entrants(4), step.state, (bout_row(1),), tuple(log))
