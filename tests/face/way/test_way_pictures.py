"""The picture of a fight: its alt text says all, it tells nothing hidden, and it is small."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace as changed
from PIL import Image, ImageChops, ImageStat

from bot.face.learning.library import rules_screen
from bot.face.letters.hands import hand_of
from bot.face.limits import ALT, check, texts
from bot.face.match.board import board
from bot.face.pictures.colours import INK, PAPER
from bot.face.pictures.region import Region, square
from bot.face.pictures.sources import Sheaf
from bot.face.pictures.svg import box, picture
from bot.face.screen import Drawing, Screen, Section, Select
from bot.face.transcript import as_text
from bot.face.way.cards import (
    AS_BEGUN,
    card_adds,
    card_label,
    card_name,
    climate_name,
    fighter_name,
    opponent_name,
    place_name,
    virtue_name,
    weapon_name,
)
from bot.face.way.hand import details, hand
from bot.face.way.pictures.cards import WITHOUT_CARDS
from bot.face.way.pictures.fight import picture as fight_picture
from bot.face.way.pictures.marks import CRESTS, SIGNS
from bot.face.way.pictures.road import road_picture
from bot.face.way.standing import asked_of, standing_lines
from bot.face.way.symbols import plain
from bot.face.words import Words
from rules.dice import Dice
from rules.game import Outcome
from rules.way.action_cards import ACTIONS, ICONS
from rules.way.features import CLIMATES, VIRTUES, WEAPONS
from rules.way.opponents import OPPONENTS
from rules.way.road import DUELS, Road, RoadState
from rules.way.stand_in import placed
from rules.way.state import WayOptions, Wound
from rules.way.surroundings import SURROUNDINGS
from tests.depth import DEPTH
from tests.face.alike import check_drawn
from tests.face.languages import every_words, in_every_language
from tests.face.test_vectors import dark, image, names
from tests.face.way.pages import LEG, SETUPS, WAY, Fought, fight_page, fought, road_page
from tests.rules.way.table import HARD, Scene, before_guard, before_strike, begun

WORDS = Words("en")
LONGEST = 560
"""Characters beside a picture."""
SMALL = 24
"""Pixels at which a sign is told from any other of its kind."""
WITHIN_RING = 0.16
"""What of a crest is its ring, on each side."""
UNLIKE = 0.6
setups, seeds = st.sampled_from(SETUPS), st.binary(min_size=8, max_size=8)
FIGHTERS = [foe.key for opponent in OPPONENTS.values() for foe in opponent.foes]


def shown(at: Fought | Scene, words: Words = WORDS) -> Drawing:
    page = at.page() if isinstance(at, Fought) else fight_page(at.state, 0, at.events)
    return fight_picture(page, words)


@settings(max_examples=6 * DEPTH, deadline=None)
@given(setups, seeds, every_words, st.booleans())
def test_its_alt_text_names_all_that_is_drawn(
    options: WayOptions, seed: bytes, words: Words, stands_in: bool
) -> None:
    for at in fought(options, seed, stands_in=stands_in):
        drawing, state = shown(at, words), at.state
        assert drawing.name == "fight.png"
        assert len(drawing.alt) <= ALT
        assert not drawing.alt.endswith("…")
        assert not [part for part in said_of(at, words) if part not in drawing.alt], drawing.alt
        if state.wounds:
            assert words("way-wounds", count=len(state.wounds), most=5).replace("*", "") in drawing.alt


def said_of(at: Fought, words: Words) -> Iterator[str]:
    """Yield everything that the picture of a state must say."""
    state, asked = at.state, asked_of(at.state)
    yield place_name(words, state.options.surroundings)
    yield climate_name(words, state.options.climate)
    yield weapon_name(words, state.weapon)
    yield from (fighter_name(words, foe.key) for foe in state.foes)
    yield from (str(foe.life) for foe in state.foes)
    yield from map(str, (state.life, state.ki, state.die or "", state.armour or ""))
    if state.virtue and not state.decks.virtues:
        yield virtue_name(words, state.virtue)
    if at.asked and asked != "camp":
        yield from map(plain, state.levels.each)
        for card in (*state.played, *state.hand):
            yield card_name(words, card)
            yield "" if asked in WITHOUT_CARDS else card_adds(words, card)


@settings(max_examples=4 * DEPTH, deadline=None)
@given(setups, seeds)
def test_states_that_nobody_can_tell_apart_are_the_same_picture(options: WayOptions, seed: bytes) -> None:
    for at in fought(options, seed):
        other = replace(at, state=WAY.resample(at.state, 0, Dice(seed, 7)))
        assert shown(at) == shown(other)


@settings(max_examples=4 * DEPTH, deadline=None)
@given(setups, seeds)
def test_it_is_well_formed_and_without_letters(options: WayOptions, seed: bytes) -> None:
    for at in fought(options, seed):
        drawing = shown(at)
        assert names(drawing.svg) <= {"svg", "g", "path", "rect", "circle"}
        assert "nan" not in drawing.svg


FULL = begun("three", weapon="bokken", surroundings="bamboo", yoroi="theirs").but(
    virtue="rei",
    credit=4,
    armour=4,
    wounds=(Wound("arm", 2), Wound("finger", 1), Wound("shoulder", 2)),
    hand=("sun-1", "moon-2", "wave-3", "blade-4", "blade-5", "special-sun-2", "special-wave-1"),
)
"""More than nearly any fight has to show."""


@pytest.mark.parametrize("scene", [FULL, before_strike(), before_guard("shiro", blood=True)])
def test_it_is_small_and_put_together_as_it_was_meant(scene: Scene) -> None:
    check_drawn(shown(scene).svg)


def ways_to_end() -> Iterator[Drawing]:
    lost = before_guard(counters=(HARD,) * 4).but(life=1).then("face")
    yield shown(lost)
    yield shown(before_strike().foe(life=1).then("wave-6"))
    yield fight_picture(fight_page(begun().state, outcome=Outcome((), "given-up")), WORDS)


def test_the_end_of_a_fight_shows_how_it_ended() -> None:
    drawn = list(ways_to_end())
    assert len({drawing.svg for drawing in drawn}) == len(drawn)
    for drawing, ended in zip(drawn, ("lost", "won", "broken-off"), strict=True):
        assert WORDS(f"way-picture-{ended}") in drawing.alt
        assert "In hand" not in drawing.alt


def test_what_was_lost_just_now_is_shown_only_then() -> None:
    hit = before_strike().then("wave-6")
    after = replace(fight_page(hit.state), lately=())
    assert "(\N{MINUS SIGN}2)" in shown(hit).alt
    assert "(\N{MINUS SIGN}2)" not in fight_picture(after, WORDS).alt
    assert shown(hit).svg != fight_picture(after, WORDS).svg


def test_it_is_as_low_as_what_is_asked_allows() -> None:
    assert shown(before_guard()).svg.startswith(opening(348))
    assert shown(before_strike()).svg.startswith(opening(442))


def opening(height: int) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="600" height="{height}"'


KINDS: dict[tuple[Sheaf, bool], tuple[str, ...]] = {
    (SIGNS, False): (*ICONS, *CLIMATES, *SURROUNDINGS, *VIRTUES),
    (CRESTS, True): (*FIGHTERS, *WEAPONS),
}


def shape(sheaf: Sheaf, name: str, *, ringed: bool) -> Image.Image:
    """Draw a sign small, within its ring where it has one, and return its shape."""
    ground = box(Region(0, 0, SMALL, SMALL), PAPER)
    drawn = image(picture(SMALL, SMALL, ground, sheaf.drawn(name, square(0, 0, SMALL), INK, PAPER)))
    edge = round(drawn.width * WITHIN_RING) if ringed else 0
    return dark(drawn.crop((edge, edge, drawn.width - edge, drawn.height - edge)))


@pytest.mark.parametrize(("kind", "of"), KINDS.items())
def test_signs_are_told_apart_by_their_shape_alone(kind: tuple[Sheaf, bool], of: tuple[str, ...]) -> None:
    sheaf, ringed = kind
    shapes = {name: shape(sheaf, name, ringed=ringed) for name in of}
    for (one, first), (other, second) in combinations(shapes.items(), 2):
        common = ImageStat.Stat(ImageChops.multiply(first, second)).sum[0]
        either = ImageStat.Stat(ImageChops.lighter(first, second)).sum[0]
        assert common / either < UNLIKE, (one, other)


def drawings(screen: Screen) -> list[str]:
    return [block.name for block in screen.flat() if isinstance(block, Drawing)]


def test_a_hand_and_a_board_have_one_picture_each() -> None:
    for scene in (begun(), before_guard()):
        shows = (
            hand_of(fight_page(scene.state), WORDS, by_dm=True),
            board(fight_page(scene.state, None), WORDS),
        )
        for screen in shows:
            assert drawings(screen) == ["fight.png"]
            check(screen)


@settings(max_examples=4 * DEPTH, deadline=None)
@given(setups, seeds)
def test_beside_a_picture_a_hand_says_little(options: WayOptions, seed: bytes) -> None:
    for at in fought(options, seed):
        said = texts(hand(at.page(), WORDS))
        assert sum(map(len, said)) <= LONGEST
        assert all(len(line) > 3 for text in said for line in text.splitlines()), said


@in_every_language
def test_without_pictures_words_say_what_they_would(words: Words) -> None:
    for scene in (begun(), before_strike(), before_guard("shiro", blood=True)):
        page = replace(fight_page(scene.state), pictured=False)
        screen = hand_of(page, words, by_dm=True)
        said = as_text(screen)
        assert not drawings(screen)
        assert all(line in said for line in standing_lines(words, scene.state))
        if scene.decision not in WITHOUT_CARDS:
            assert all(card_name(words, card) in said for card in scene.state.hand)
        assert not drawings(board(replace(page, own_seat=None), words))


def test_cards_to_choose_have_the_numbers_that_the_picture_has() -> None:
    begins = begun()
    page = fight_page(begins.state)
    (pairs,) = (block for block in hand(page, WORDS).flat() if isinstance(block, Select))
    for each in pairs.options:
        numbers = [begins.state.hand.index(card) + 1 for card in placed(each.value)]
        assert each.label.startswith("+".join(map(str, numbers)) + " · ")
    last = fight_page(before_strike().state)
    thirds = [block.button for block in hand(last, WORDS).flat() if isinstance(block, Section)]
    assert [button.label for button in thirds if button.emoji] == ["1", "2", "3", "4"]
    alt = fight_picture(last, WORDS).alt
    assert all(f"{number} {icon}" in alt for number, icon in ((1, "Wave"), (2, "Blade"), (4, "Sun")))


def test_details_have_no_picture_and_no_numbers_of_it() -> None:
    screen = details(fight_page(begun().state), WORDS)
    (pairs,) = (block for block in screen.flat() if isinstance(block, Select))
    assert not drawings(screen)
    assert not any(each.label[0].isdigit() for each in pairs.options)


def roads() -> Iterator[RoadState]:
    """Yield a Road at its beginning, on its way, lost, and walked to its end."""
    begun_now = Road().begin({"weapon": "yari", "yoroi": "mine"})
    under_way = changed(begun_now, won=2, options=changed(begun_now.options, opponent="master", leg=LEG))
    yield from (begun_now, under_way, changed(under_way, lost=True), changed(under_way, won=3))


@in_every_language
def test_the_rules_show_everybody_whom_one_can_fight(words: Words) -> None:
    (drawing,) = (
        block for block in rules_screen(words, "way-opponents").flat() if isinstance(block, Drawing)
    )
    for opponent in AS_BEGUN.edition.opponents.values():
        for foe in opponent.foes:
            (line,) = (each for each in drawing.alt.splitlines() if fighter_name(words, foe.key) in each)
            assert all(number in line for number in (str(foe.life), str(foe.ki), f"{foe.power:+}"))
    assert names(drawing.svg) <= {"svg", "g", "path", "rect", "circle"}
    check_drawn(drawing.svg)


@in_every_language
def test_the_rules_show_what_every_action_card_adds(words: Words) -> None:
    (drawing,) = (block for block in rules_screen(words, "way-cards").flat() if isinstance(block, Drawing))
    assert all(card_label(words, key) in drawing.alt for key in ACTIONS)
    assert names(drawing.svg) <= {"svg", "g", "path", "rect", "circle"}
    check_drawn(drawing.svg)


@in_every_language
def test_the_road_is_a_line_of_duels_with_what_is_carried_along(words: Words) -> None:
    drawn = [road_picture(road_page(road), words) for road in roads()]
    assert len({drawing.svg for drawing in drawn}) == len({drawing.alt for drawing in drawn}) == len(drawn)
    for drawing, road in zip(drawn, roads(), strict=True):
        assert drawing.name == "road.png"
        assert all(opponent_name(words, key) in drawing.alt for key in DUELS)
        assert names(drawing.svg) <= {"svg", "g", "path", "rect", "circle"}
        check_drawn(drawing.svg)
        carried = not road.lost and road.won < len(DUELS)
        assert (weapon_name(words, road.options.weapon) in drawing.alt) == carried
