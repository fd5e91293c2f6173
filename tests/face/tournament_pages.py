"""Pages of tournaments for the tests of their screens: any number of people, anything that may happen."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import UNSET

from bot.play.gatherings.kinds import TOURNAMENT, rules_of
from bot.play.gatherings.reading import GatheringPage, Told
from rules.dice import Dice
from rules.game import Rejection
from rules.gatherings.bracket import TournamentState
from rules.gatherings.moves import (
    DuelDrawn,
    DuelWon,
    Enter,
    Leave,
    Move,
    NoShow,
    Override,
    Pause,
    Resume,
    TimeUp,
    Undo,
)
from rules.gatherings.tournament import Tournament, TournamentOptions
from tests.face.gathering_pages import LATER, bout_row, entrants, gathering_row

RULES = Tournament()
WHY = "@everyone " * 20


def tournament_page(state: TournamentState, log: Sequence[Told] = (), **facts: Any) -> GatheringPage:  # noqa: ANN401  facts of any one row
    """Return the page of a tournament in a state."""
    usual = {
        "status": "over" if state.result else "underway",
        "title": "@everyone" * 9,
        "seal": "f" * 64,
        "seed": "e" * 64,
        "state": "there",
        "round_ends_at": LATER,
        "paused_at": 1 if state.paused else None,
    }
    row = gathering_row(TOURNAMENT, **usual | facts)
    rows = tuple(map(bout_row, range(1, state.asked + 1)))
    return GatheringPage(
        row, rules_of(TOURNAMENT), entrants(len(state.ratings)), state, rows, tuple(log[-12:])
    )


def played(
    people: int, seed: bytes, places: int = 256, *, hardcore: bool = False, house: bool = False
) -> Iterator[tuple[TournamentState, list[Told]]]:
    """Yield every state of a tournament with random moves until it is over, with its log."""
    options = TournamentOptions(people, places=places, hardcore=hardcore, house=house or UNSET)
    step = RULES.start(options, Dice(seed))
    log = [Told(0, step.events, None, 0)]
    dice = Dice(seed, 10**6)
    yield step.state, log
    while not step.state.result:
        number = len(log)
        try:
            step = RULES.play(step.state, any_move(step.state, dice, number), Dice(seed, number))
        except Rejection:
            continue  # the dice go on to another one
        log.append(Told(number, step.events, None, 0))
        yield step.state, log


def any_move(state: TournamentState, dice: Dice, number: int) -> Move:
    """Draw a move; most often a duel ends, because otherwise nothing ever would."""
    bouts = RULES.bouts(state)
    if state.paused and (not bouts or number % 5 == 0):
        return Resume()
    bout = dice.pick(bouts, f"bout/{number}")
    one, other = bout.seats
    moves: list[Move] = [DuelWon(bout.number, one, 1), DuelWon(bout.number, other, bout.healths[1])] * 3
    moves += [DuelDrawn(bout.number, (1, 1)), TimeUp(bout.number, bout.healths)]
    moves += [NoShow(bout.number, (one,)), NoShow(bout.number, bout.seats), Leave(other), Leave(one, WHY)]
    moves += [Override(bout.number, one, WHY), Undo(max(1, bout.number - 2), WHY), Pause(WHY), Enter()]
    return dice.pick(moves, f"move/{number}")


def after(people: int, *moves: Move, **options: Any) -> TournamentState:  # noqa: ANN401  options of the rules
    """Return a tournament seeded by rating, the first seat best, in which these moves were made."""
    ratings = tuple(range(people, 0, -1))
    state = RULES.start(TournamentOptions(people, ratings=ratings, **options), Dice(bytes(32))).state
    for number, move in enumerate(moves, 1):
        state = RULES.play(state, move, Dice(bytes(32), number)).state
    return state


def won(state: TournamentState, *winners: int) -> TournamentState:
    """Return the state after these seats win their open duels, each in turn, with 7 health left."""
    for number, seat in enumerate(winners, 1):
        bout = next(bout for bout in RULES.bouts(state) if seat in bout.seats)
        state = RULES.play(state, DuelWon(bout.number, seat, 7), Dice(bytes(32), 1000 + number)).state
    return state
