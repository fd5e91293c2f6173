"""What holds for the pictures of every game that is played here, whoever is shown them, in every language.

Every number that is drawn is read out of the vectors again, and must stand in the alt text; that signs and
cards are named is for the tests of each game. A game whose face draws something is tried here by itself.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import cycle, islice

import pytest

from bot.face.faces import FACES
from bot.face.limits import ALT
from bot.face.pictures.figures import PEN, STROKES
from bot.face.pictures.piece import taken_apart
from bot.face.screen import Drawing
from bot.face.words import Words, locales
from bot.play.ground.repertoire import game_name
from bot.play.match.reading import MatchPage, Player, TurnPage
from rules.codec import decode, encode
from rules.dice import Dice
from rules.game import Event
from tests.conformance.playouts import Moment, Table, playout, seeds
from tests.conformance.tables import TABLES
from tests.face.alike import check_drawn

MOMENTS = 40
"""Of each table, from its beginning; a few of the games end sooner."""
WRITTEN = {line: sign for sign, (_, line) in STROKES.items()}
NUMBER = re.compile(rf'<path d="((?:M[\d.]+ 0m[^M"]*)+)" [^>]*stroke-width="{PEN}"')
NAME = re.compile(r"[a-z]+(-[a-z]+)*\.png")
IN_WORDS = {"0", "1"}
"""Numbers that a sentence says as a word, such as nobody or one."""
HIDDEN = (0, 1)
"""Other draws of what a viewer cannot know."""

DRAWN = [name for name in TABLES if FACES[game_name(name)].picture or FACES[game_name(name)].turn_picture]


@dataclass(frozen=True)
class Seen:
    """A moment with all that was told of its turn so far."""

    table: Table
    moment: Moment
    chapter: int
    events: tuple[Event, ...]

    def page(self, viewer: int | None, draw: int | None = None) -> MatchPage:
        """Return it for a viewer, as it is or with what they cannot know drawn anew."""
        game, state = self.table.game, self.moment.state
        if draw is not None:
            state = game.resample(state, viewer, Dice(bytes(32), 1_000 + draw))
        requests = {request.seat: request for request in game.requests(state)}
        asked = requests.get(-1 if viewer is None else viewer)
        first = next(iter(requests.values()), None)
        return MatchPage(
            match_id="z" * 10,
            game=game.id,
            guild_id=1,
            channel_id=2,
            board_id=3,
            pace="day",
            revision=len(self.moment.entries),
            excuses=0,
            deadline_at=None,
            seal="f" * 64,
            seed=None,
            outcome=game.outcome(state),
            players=tuple(self._player(seat, owes=seat in requests) for seat in range(self.table.seats)),
            view=decode(encode(game.view(state, viewer)), game.view_type),
            own_seat=viewer,
            options=asked.options if asked else (),
            pick=None,
            decision=asked.decision if asked else None,
            offered=first.options if first and game.in_the_open(state) else (),
        )

    def turn(self) -> TurnPage:
        """Return what the public is told of its turn."""
        told = tuple(event for event in self.events if event.seen_by is None)
        return TurnPage(self.chapter, len(self.moment.entries), told, (), message_id=None)

    def _player(self, seat: int, *, owes: bool) -> Player:
        return Player(seat, 10 + seat, "Aya", owes, ready=False, dm_open=True, honor=0, left=False)


def seen(game_id: str) -> Iterator[Seen]:
    """Yield moments of random playouts at each of a game's tables."""
    (seed,) = seeds(1)
    for table in TABLES[game_id]():
        chapter, events, goes_on = 0, tuple[Event, ...](), False
        for number, moment in enumerate(islice(playout(table, seed), MOMENTS)):
            if not goes_on:
                chapter, events = number, ()
            events += tuple(moment.step.events)
            yield Seen(table, moment, chapter, events)
            goes_on = bool(number) and table.game.continues(moment.state)


def pictures(at: Seen, page: MatchPage, words: Words) -> Iterator[Drawing]:
    """Yield the pictures that a page and the turn before it have."""
    face = FACES[game_name(page.game)]
    shown = face.picture(page, words) if face.picture else None
    told = face.turn_picture(page, at.turn(), words) if face.turn_picture and page.own_seat is None else None
    yield from (drawing for drawing in (shown, told) if isinstance(drawing, Drawing))


def numbers(svg: str) -> Iterator[str]:
    """Read every number that is drawn; below four is three at most."""
    for lines in NUMBER.findall(svg):
        written = "".join(WRITTEN[line] for line in re.findall(r"M[\d.]+ 0(m[^M]*)", lines))
        for below, number in re.findall(r"(<?)(\d+)", written):
            yield str(int(number) - 1) if below else number


@pytest.mark.parametrize("game_id", DRAWN)
def test_alt_text_says_every_number_that_is_drawn(game_id: str) -> None:
    languages = cycle(map(Words, locales()))
    found = False
    for at in seen(game_id):
        for viewer in at.table.viewers:
            for drawing in pictures(at, at.page(viewer), next(languages)):
                found = True
                assert NAME.fullmatch(drawing.name), "its name tells nothing of a state"
                assert drawing.alt.strip()
                assert len(drawing.alt) <= ALT
                assert not drawing.alt.endswith("…"), drawing.alt
                said = set(re.findall(r"\d+", drawing.alt))
                drawn = set(numbers(drawing.svg)) - IN_WORDS
                assert drawn <= said, (drawing.name, drawn - said, drawing.alt)
    assert found


@pytest.mark.parametrize("game_id", DRAWN)
def test_what_a_viewer_cannot_know_changes_no_picture(game_id: str) -> None:
    words = Words()
    for at in islice(seen(game_id), 0, None, 3):
        for viewer in at.table.viewers:
            page = at.page(viewer)
            shown = list(pictures(at, page, words))
            others = [at.page(viewer, draw) for draw in HIDDEN]
            others += [replace(page, pick=choice) for choice in (*page.options[:2], *page.options[-1:])]
            others.append(replace(page, players=tuple(replace(each, ready=True) for each in page.players)))
            for other in others:
                assert list(pictures(at, other, words)) == shown


@pytest.mark.parametrize("game_id", DRAWN)
def test_pictures_are_small_and_put_together_as_they_were_meant(game_id: str) -> None:
    largest: dict[str, str] = {}
    for at in seen(game_id):
        for viewer in (0, None):
            for drawing in pictures(at, at.page(viewer), Words()):
                assert taken_apart(drawing.svg)[1], "beside its pieces lies something that is drawn each time"
                largest[drawing.name] = max(largest.get(drawing.name, ""), drawing.svg, key=len)
    for svg in largest.values():
        check_drawn(svg)
