"""Pictures: what each kind of every game, of profiles and of tournaments costs in bytes and processor time.

    python -m apparatus.benchmarks.pictures

The pictures come from random matches, with the most seats the game has and with the fewest. They are drawn
one after the other as they come; then with all their pieces known; then with none. A player who is shown the
same picture again gets the remembered one. A picture comes with a message that is sent anyway, so it costs no
request; ``rounds`` measures a round with pictures and without.
"""

import random
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from apparatus.benchmarks.figures import table
from bot.face.match.turn import turn_drawing
from bot.face.pictures.raster import KEPT, rastered
from bot.face.pictures.welcome import welcome_drawn
from bot.face.registry.faces import BOOKS, FACES
from bot.face.screen import Drawing
from bot.face.standing.profile_card import profile_card
from bot.face.tournament.picture import Labels, draw
from bot.face.tournament.tree import window
from bot.face.words import Words
from bot.play.ground.repertoire import game_names, newest
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage, TurnPage
from bot.play.standing.profiles import FIGHTERS_SHOWN, Profile, Score
from bot.play.standing.streaks import Streak
from bot.play.standing.victories import Victories
from bot.store.ids import UserId
from bot.store.record_rows import RoleRecord
from rules.dice import Dice
from rules.game import Event, Game, Setup
from rules.games import game
from rules.gatherings.bracket import TournamentState
from rules.gatherings.moves import DuelWon
from rules.gatherings.tournament import Tournament, TournamentOptions

PLAYS = 60
"""The most plays drawn of each match."""
MATCHES = 2
TIMES = 3
"""How often each picture is drawn; the median counts."""
CUPS = (8, 32, 64)
"""How many people play in the tournaments whose bracket is drawn."""
WORDS = Words()
LABELS = Labels(
    title="The cup of the long winter",
    heads=[f"Round {number}" for number in range(1, 6)],
    name=lambda seat: f"{seat + 1} Somebody {seat + 1}",
    aside=lambda _: "7",
    champion=0,
)

AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def drawings(matches: int) -> Iterator[tuple[str, str]]:
    """Yield the name and the SVG of each picture of some random matches, the rules and fighters' sheets."""
    for name in FACES:
        rules = game(newest(name))
        for seats in sorted({rules.seats[0], rules.seats[-1]}):
            for number in range(matches):
                for drawing in _match(name, rules, seats, random.Random(number)):
                    yield f"{name}: {drawing.name.removesuffix('.png')}", drawing.svg
    for book in BOOKS:
        for drawing in filter(None, (book.picture(WORDS, page) for page in book.pages if book.picture)):
            yield f"{book.system}: rules", drawing.svg
        roster = book.roster
        for role in roster.roles if roster else ():
            sheet = roster.one(WORDS, role) if roster else None
            for block in sheet.flat() if sheet else ():
                if isinstance(block, Drawing):
                    yield f"{book.system}: sheet", block.svg


class PictureCost(NamedTuple):
    """The cost of one picture: bytes, and milliseconds of processor time."""

    size: int
    as_it_came: float
    known: float
    unknown: float


def measured(matches: int, times: int = TIMES) -> dict[str, list[PictureCost]]:
    """Return what each picture costs, by name."""
    found: dict[str, list[PictureCost]] = defaultdict(list)
    all_drawn = dict.fromkeys((*drawings(matches), *_of_people()))
    KEPT.clear()
    came = [_spent(partial(rastered.__wrapped__, svg)) for _, svg in all_drawn]
    for (name, svg), as_it_came in zip(all_drawn, came, strict=True):
        found[name].append(_cost(partial(rastered.__wrapped__, svg), as_it_came, times))
    for people in CUPS:
        drawn = partial(draw, window(_cup(people)), LABELS)
        found["tournament: bracket"].append(_cost(drawn, _spent(drawn), times))
    return found


def _cost(drawn: Callable[[], bytes], as_it_came: float, times: int) -> PictureCost:
    """Draw one picture several times, and return the medians."""
    unknown: list[float] = []
    for _ in range(times):
        KEPT.clear()
        unknown.append(_spent(drawn))
    known = [_spent(drawn) for _ in range(times)]
    return PictureCost(len(drawn()), as_it_came, statistics.median(known), statistics.median(unknown))


def _spent(drawn: Callable[[], bytes]) -> float:
    began = time.process_time()
    drawn()
    return 1000 * (time.process_time() - began)


def _of_people() -> Iterator[tuple[str, str]]:
    """Yield a server's welcome, and the profile of a person who plays everything."""
    yield "welcome", welcome_drawn()
    names, (role, *_) = game_names(), game("bushido.duel/1").roles
    page = Profile(
        user_id=UserId(1),
        honor=102,
        kensei=True,
        titles=(),
        scores=tuple((name, Score(24, 11, 2)) for name in names),
        ratings=(),
        fighters=(RoleRecord(role, "bushido.duel", 41, 30),) * FIGHTERS_SHOWN,
        victories=tuple(Victories(name, 14) for name in names),
        streak=Streak(3, 5),
        fame=(),
        versus=None,
    )
    yield "profile", profile_card(page, ("",)).svg


def _cup(people: int) -> TournamentState:
    """Play a tournament to its end; the first seat of each duel wins."""
    rules = Tournament()
    state = rules.start(TournamentOptions(people), Dice(bytes(32))).state
    while not state.result:
        bout = rules.bouts(state)[0]
        state = rules.play(state, DuelWon(bout.number, bout.seats[0], 7), Dice(bytes(32), bout.number)).state
    return state


def _match(name: str, rules: AnyGame, seats: int, luck: random.Random) -> Iterator[Drawing]:
    """Play a match at random, and yield what its first seat and the public are shown."""
    roles = tuple(luck.choice(rules.roles) for _ in range(seats)) if rules.roles else ()
    step = rules.start(seats, rules.options(seats, Setup(roles)), Dice(luck.randbytes(32)))
    events, goes_on = tuple[Event, ...](), False
    for revision in range(PLAYS):
        events = (*events, *step.events) if goes_on else tuple(step.events)
        goes_on = bool(revision) and rules.continues(step.state)
        for viewer in (0, None):
            page = _page(rules, step.state, viewer, seats, revision)
            yield from _pictures(
                name, page, TurnPage(revision, revision, _public(events), (), message_id=None)
            )
        requests = rules.requests(step.state)
        if not requests:
            return
        choices = {request.seat: luck.choice(request.options) for request in requests}
        step = rules.play(step.state, choices, Dice(luck.randbytes(32)))


def _public(events: tuple[Event, ...]) -> tuple[Event, ...]:
    return tuple(event for event in events if event.seen_by is None)


def _pictures(name: str, page: MatchPage, turn: TurnPage) -> Iterator[Drawing]:
    face = FACES[name]
    shown = face.picture(page, WORDS) if face.picture else None
    told = turn_drawing(page, turn, WORDS) if page.own_seat is None else None
    yield from (drawing for drawing in (shown, told) if isinstance(drawing, Drawing))


def _page(rules: AnyGame, state: object, viewer: int | None, seats: int, revision: int) -> MatchPage:
    requests = {request.seat: request for request in rules.requests(state)}
    asked = requests.get(-1 if viewer is None else viewer)
    return MatchPage(
        match_id="",
        game=rules.id,
        guild_id=1,
        channel_id=1,
        board_id=1,
        pace="day",
        revision=revision,
        excuses=0,
        deadline_at=None,
        seal="",
        seed=None,
        outcome=rules.outcome(state),
        players=tuple(
            Player(seat, seat, "", seat in requests, ready=False, dm_open=True, honor=0, left=False)
            for seat in range(seats)
        ),
        view=rules.view(state, viewer),
        own_seat=viewer,
        options=asked.options if asked else (),
        pick=None,
        decision=asked.decision if asked else None,
        offered=next(iter(requests.values())).options if requests and rules.in_the_open(state) else (),
    )


def main() -> None:
    """Print what pictures cost."""
    heads = ("bytes", "as they come: ms", "all known: ms", "nothing known: ms")
    lines = [
        (
            name,
            len(costs),
            *(each for column in zip(*costs, strict=True) for each in _middle_and_most(column)),
        )
        for name, costs in sorted(measured(MATCHES).items())
    ]
    table("Pictures", ("", "drawn", *(each for head in heads for each in (head, "most"))), lines)


def _middle_and_most(column: Iterable[float]) -> tuple[float, float]:
    some = list(column)
    return statistics.median(some), max(some)


if __name__ == "__main__":
    main()
