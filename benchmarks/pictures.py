"""Pictures: what each kind of every game costs in bytes and in processor time.

    python -m benchmarks.pictures

Each is drawn from random matches, with as many seats as the game has and with as few. Whoever is shown the
same again gets what is remembered. A picture comes along with a message that is sent anyway, so it costs no
request; ``benchmarks.rounds`` says what a round costs with pictures and without.
"""

import random
import statistics
import time
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, TypeAlias

from benchmarks.figures import table
from bot.face.faces import BOOKS, FACES
from bot.face.pictures.raster import rastered
from bot.face.screen import Drawing
from bot.face.words import Words
from bot.play.ground.repertoire import newest
from bot.play.match.reading import MatchPage, Player, TurnPage
from rules.dice import Dice
from rules.game import Event, Game, Setup
from rules.games import game

PLAYS = 60
"""Of each match, at most."""
MATCHES = 2
WORDS = Words()

AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def drawings(matches: int) -> Iterator[tuple[str, str]]:
    """Yield the name and the SVG of each picture of some random matches, and of what there is to read."""
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


def measured(matches: int) -> dict[str, list[tuple[int, float]]]:
    """Return bytes and milliseconds of processor time of each picture, by its name."""
    rastered.cache_clear()
    found: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for name, svg in drawings(matches):
        began = time.process_time()
        size = len(rastered(svg))
        if rastered.cache_info().misses > sum(map(len, found.values())):
            found[name].append((size, 1000 * (time.process_time() - began)))
    return found


def _match(name: str, rules: AnyGame, seats: int, luck: random.Random) -> Iterator[Drawing]:
    """Play a match at random and yield what each of its seats and the public are shown."""
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
    told = face.turn_picture(page, turn, WORDS) if face.turn_picture and page.own_seat is None else None
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
    lines = [
        (
            name,
            len(costs),
            statistics.median(size for size, _ in costs),
            max(size for size, _ in costs),
            statistics.median(spent for _, spent in costs),
            max(spent for _, spent in costs),
        )
        for name, costs in sorted(measured(MATCHES).items())
    ]
    table("Pictures", ("", "drawn", "bytes", "most", "ms", "most ms"), lines)


if __name__ == "__main__":
    main()
