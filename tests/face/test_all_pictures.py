"""What holds for the pictures of every game played here, whoever sees them, in every language.

Every number that is drawn is read back from the vectors, and must be in the alt text; the tests of each game
check that signs and cards are named. Everything in a face that draws is tested here automatically.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, is_dataclass, replace
from itertools import cycle, islice
from typing import TypeAlias, get_args, get_origin, get_type_hints

import pytest

from bot.face.game.face import Face, TurnDrawn
from bot.face.game.facts import Teller
from bot.face.limits import ALT
from bot.face.match.turn import turn_drawing
from bot.face.pictures.figures import PEN, STROKES
from bot.face.pictures.piece import taken_apart
from bot.face.registry.faces import FACES
from bot.face.screen import Drawing
from bot.face.words import Words, locales
from bot.play.ground.repertoire import game_name
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage, TurnPage
from bot.play.solo.campaigns import CampaignPage
from rules.codec import decode, encode
from rules.dice import Dice
from rules.game import Event
from rules.games import GAMES
from tests.conformance.playouts import Moment, Table, playout, seeds
from tests.conformance.tables import TABLES
from tests.depth import DEPTH
from tests.face.alike import check_drawn

MOMENTS = 40
"""Of each table, from its beginning; a few of the games end sooner."""
EVERY = 1 if DEPTH > 1 else 2
"""Of these, each second is looked at."""
WRITTEN = {line: sign for sign, (_, line) in STROKES.items()}
NUMBER = re.compile(rf'<path d="((?:M[\d.]+ 0m[^M"]*)+)" [^>]*stroke-width="{PEN}"')
NAME = re.compile(r"[a-z]+(-[a-z]+)*\.png")
NUMBERS = re.compile(r"\d+")
IN_WORDS = {"0", "1"}
"""Numbers that a sentence says as a word, such as nobody or one."""
HIDDEN = (0, 1)
"""Other draws of what a viewer cannot know."""

Given: TypeAlias = Mapping[type, object]
"""What there is to draw, by the type of it."""


def slots(of: type, within: str = "") -> Iterator[tuple[str, Sequence[type]]]:
    """Yield everything that a face may draw, or a part of it, by what it is drawn from."""
    for name, made in get_type_hints(of).items():
        for way in (made, *get_args(made)):
            if is_dataclass(way):
                yield from slots(way, f"{within}{name}.")
            elif get_origin(way) is Callable:
                takes, drawn = get_args(way)
                if {Drawing, TurnDrawn} & {drawn, *get_args(drawn)}:
                    *of_what, _words = takes
                    yield f"{within}{name}", [get_origin(each) or each for each in of_what]


SLOTS = dict(slots(Face))


def drawer(face: Face, slot: str) -> Callable[..., Drawing | None] | None:
    """Return what draws a slot of a face; the frame makes the alt text of a turn."""
    part: object = face
    for name in slot.split("."):
        part = getattr(part, name, None)
    return turn_drawing if part and slot.startswith("turn") else part  # type: ignore[return-value]


def posts(face: Face) -> bool:
    """Return whether a game draws its turns."""
    return any(drawer(face, slot) is turn_drawing for slot in SLOTS)


DRAWN = [name for name in TABLES if any(drawer(FACES[game_name(name)], slot) for slot in SLOTS)]


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
    """Yield every other moment of random playouts at each of a game's tables, and where they end."""
    (seed,) = seeds(1)
    for table in TABLES[game_id]():
        chapter, events, goes_on = 0, tuple[Event, ...](), False
        for number, moment in enumerate(islice(playout(table, seed), MOMENTS)):
            if not goes_on:
                chapter, events = number, ()
            events += tuple(moment.step.events)
            if number % EVERY == 0 or not moment.requests:
                yield Seen(table, moment, chapter, events)
            goes_on = bool(number) and table.game.continues(moment.state)


def pictures(game_id: str, given: Given, words: Words) -> Iterator[tuple[str, Drawing]]:
    """Yield each picture that can be drawn of what is given, by the slot of the face that draws it."""
    face = FACES[game_name(game_id)]
    for slot, takes in SLOTS.items():
        draw = drawer(face, slot)
        if draw and given.keys() >= {*takes}:
            drawing = draw(*(given[each] for each in takes), words)
            if isinstance(drawing, Drawing):
                yield slot, drawing


def moments(game_id: str, viewers: Collection[int | None] | None = None) -> Iterator[Given]:
    """Yield all there is to draw of a game: of matches for each viewer, of campaigns, of what is settled."""
    for at in seen(game_id):
        for viewer in at.table.viewers if viewers is None else viewers:
            told = {TurnPage: at.turn()} if viewer is None else {}
            yield {MatchPage: at.page(viewer), **told}
    yield from ({CampaignPage: page} for page in run(game_id))
    yield from ({Mapping: answers} for answers in settled(game_id))


def run(game_id: str) -> Iterator[CampaignPage]:
    """Yield a campaign of random matches from its beginning to its end."""
    table = next(TABLES[game_id]())
    if campaign := table.game.campaign:
        state = campaign.begin({})
        for seed in seeds(MOMENTS):
            yield CampaignPage(row=None, state=state, outcome=campaign.outcome(state), channel_id=2)
            if campaign.outcome(state):
                break
            *_, last = playout(replace(table, options=campaign.options(state)), seed)
            state = campaign.after(state, last.state, table.game.outcome(last.state))


def settled(game_id: str) -> Iterator[Mapping[str, str]]:
    """Yield what a host may settle: the first answers, and each other one among them."""
    questions = GAMES[game_id].questions
    first = {question.name: question.answers[0] for question in questions}
    yield from (first | {each.name: answer} for each in questions for answer in each.answers)


def numbers(svg: str) -> Iterator[str]:
    """Read every number that is drawn; below four is three at most."""
    for lines in NUMBER.findall(svg):
        written = "".join(WRITTEN[line] for line in re.findall(r"M[\d.]+ 0(m[^M]*)", lines))
        for below, number in re.findall(r"(<?)(\d+)", written):
            yield str(int(number) - 1) if below else number


@pytest.mark.parametrize("game_id", DRAWN)
def test_alt_text_says_every_number_that_is_drawn(game_id: str) -> None:
    languages = cycle(map(Words, locales()))
    found = set[str]()
    for given in moments(game_id):
        for slot, drawing in pictures(game_id, given, next(languages)):
            found.add(slot)
            assert NAME.fullmatch(drawing.name), "its name tells nothing of a state"
            assert drawing.alt.strip()
            assert len(drawing.alt) <= ALT
            assert not drawing.alt.endswith("…"), drawing.alt
            said = set(NUMBERS.findall(drawing.alt))
            drawn = set(numbers(drawing.svg)) - IN_WORDS
            assert drawn <= said, (drawing.name, drawn - said, drawing.alt)
    assert found == {slot for slot in SLOTS if drawer(FACES[game_name(game_id)], slot)}


@pytest.mark.parametrize("game_id", TABLES)
def test_each_number_in_the_drawing_of_a_turn_belongs_to_a_fact_that_it_draws(game_id: str) -> None:
    """Whether or not there is room for all of them in an alt text."""
    turns = FACES[game_name(game_id)].turns
    for at, words in zip(seen(game_id), cycle(map(Words, locales())), strict=False):
        page, turn = at.page(None), at.turn()
        if turns.drawn and (drawn := turns.drawn(page, turn, words)):
            *_, last = turns.told(page, turn, words)
            teller = Teller(words, drawn.names)
            facts = [teller.say(fact.told, fact.values) for fact in last.facts if fact.drawn and fact.told]
            said = set(NUMBERS.findall("\n".join((*facts, *drawn.stands))))
            assert set(numbers(drawn.svg)) - IN_WORDS <= said


@pytest.mark.parametrize("game_id", DRAWN)
def test_what_a_viewer_cannot_know_changes_no_picture(game_id: str) -> None:
    def drawn(page: MatchPage) -> list[tuple[str, Drawing]]:
        told = {TurnPage: at.turn()} if page.own_seat is None else {}
        return list(pictures(game_id, {MatchPage: page, **told}, words))

    words = Words()
    for at in islice(seen(game_id), 0, None, 2):
        for viewer in at.table.viewers:
            page = at.page(viewer)
            shown = drawn(page)
            others = [at.page(viewer, draw) for draw in HIDDEN]
            others += [replace(page, pick=choice) for choice in (*page.options[:2], *page.options[-1:])]
            others.append(replace(page, players=tuple(replace(each, ready=True) for each in page.players)))
            for other in others:
                assert drawn(other) == shown


@pytest.mark.parametrize("game_id", DRAWN)
def test_pictures_are_small_and_put_together_as_they_were_meant(game_id: str) -> None:
    largest: dict[str, str] = {}
    for given in moments(game_id, viewers=(0, None)):
        for _, drawing in pictures(game_id, given, Words()):
            assert taken_apart(drawing.svg)[1], "beside its pieces lies something that is drawn each time"
            largest[drawing.name] = max(largest.get(drawing.name, ""), drawing.svg, key=len)
    for svg in largest.values():
        check_drawn(svg)
