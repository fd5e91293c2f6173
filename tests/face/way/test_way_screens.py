"""Every screen of a fight keeps within Discord's limits, is short, and tells nothing that is hidden."""

from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace as changed

from bot.face.adapter import layout, modal
from bot.face.form import Form
from bot.face.game.sure import sure_question
from bot.face.letters.hands import hand_of
from bot.face.limits import check, texts
from bot.face.match.board import board
from bot.face.match.reveal import reveal
from bot.face.screen import Button, Row, Screen, Section
from bot.face.way.control import control
from bot.face.way.ending import verdict
from bot.face.way.forms import swap_form
from bot.face.way.hand import details, hand
from bot.face.way.journey import journey
from bot.face.way.perils import warning
from bot.face.way.pictures.fight import picture as fight_picture
from bot.face.way.pictures.scene import scene
from bot.face.way.symbols import signed
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.ground.refusals import Unreadable
from bot.play.match.breaking_off import UNFOUGHT
from bot.play.match.reading import MatchPage
from rules.dice import Dice
from rules.game import Outcome
from rules.way.dealing import SWAP
from rules.way.road import Road
from rules.way.state import WayOptions
from tests.depth import DEPTH
from tests.face.languages import every_words, in_every_language
from tests.face.way.pages import SETUPS, WAY, Fought, fight_page, fought, road_page
from tests.rules.way.table import OPEN, before_guard, begun

WORDS = Words("en")
ASKED = {"camp", "redraw", "target", "pair", "third", "reward", "keep", "virtue", "die", "price", "guard"}
LOST = ("fallen", "time", "fell", "beheaded", "last-wound", "resigned", "forfeited")
LONGEST = 900
"""Characters of a hand that are read before a choice."""
setups, seeds = st.sampled_from(SETUPS), st.binary(min_size=8, max_size=8)


def screens(at: Fought, words: Words) -> Iterator[Screen | Form]:
    """Yield everything shown of one state."""
    page = at.page()
    yield hand_of(page, words, by_dm=False)
    yield board(at.page(None), words)
    yield reveal(at.page(None), at.turn, words)
    if page.options:
        yield details(page, words)
    if any(choice.startswith(SWAP) for choice in page.options):
        yield swap_form(page, words)


@settings(max_examples=6 * DEPTH, deadline=None)
@given(setups, seeds, every_words)
def test_every_screen_can_be_sent(options: WayOptions, seed: bytes, words: Words) -> None:
    for at in fought(options, seed):
        for shown in screens(at, words):
            check(shown)
            modal(shown) if isinstance(shown, Form) else layout(shown)


def test_every_question_is_asked_in_one_setup_or_another() -> None:
    asked = {
        at.asked.decision
        for options in SETUPS
        for seed in range(4)
        for at in fought(options, bytes([seed]), stands_in=seed % 2 == 0)
        if at.asked
    }
    assert asked == ASKED


@settings(max_examples=6 * DEPTH, deadline=None)
@given(setups, seeds)
def test_a_hand_is_short(options: WayOptions, seed: bytes) -> None:
    for at in fought(options, seed):
        assert sum(map(len, texts(hand(at.page(), WORDS)))) <= LONGEST


@settings(max_examples=4 * DEPTH, deadline=None)
@given(setups, seeds)
def test_what_nobody_can_tell_apart_is_shown_alike_to_the_byte(options: WayOptions, seed: bytes) -> None:
    for at in fought(options, seed):
        other = replace(at, state=WAY.resample(at.state, 0, Dice(seed, 7)))
        for one, same in zip(screens(at, WORDS), screens(other, WORDS), strict=True):
            assert msgspec.json.encode(one) == msgspec.json.encode(same)


@settings(max_examples=4 * DEPTH, deadline=None)
@given(st.sampled_from(["ronin", "three"]), seeds, every_words)
def test_cards_are_exchanged_beside_the_numbers_of_the_attack_that_comes_next(
    opponent: str, seed: bytes, words: Words
) -> None:
    options = changed(WayOptions(weapon="yari"), opponent=opponent)
    for at in fought(options, seed, stands_in=True):
        if not _asks(at, "redraw"):
            continue
        page = at.page()
        alt, told = fight_picture(page, words).alt, "\n".join(texts(details(page, words)))
        assert words("way-picture-round", round=at.state.round, most=10, attack=1) in alt
        assert scene(fight_of(page), 0) == scene(changed(at.state, attack=1), 0)
        for foe in at.state.foes:
            first = signed(foe.power + foe.boost)
            assert not foe.life or words("way-foe-power", power=first) in told
            assert not foe.life or first in alt


def test_a_virtue_won_before_the_cards_are_laid_is_chosen_beside_the_first_attack() -> None:
    late = begun(weapon="yari", climate="clear").but(attack=2, defence=OPEN, ki=2).then("pawn")
    page = fight_page(late.state)
    assert page.decision == "virtue"
    assert WORDS("way-head-attack", round=1, attack=1) in "\n".join(texts(details(page, WORDS)))


def buttons(screen: Screen) -> Iterator[Button]:
    """Yield every button of a screen."""
    for block in screen.flat():
        if isinstance(block, Row):
            yield from block.buttons
        elif isinstance(block, Section):
            yield block.button


def asking_first(page: MatchPage) -> set[str]:
    """Return the choices that ask first."""
    presses = [button.press for button in buttons(hand(page, WORDS)) if button.press]
    return {press.action.split(":", 2)[2] for press in presses if press.parts[0] == "sure"}


@in_every_language
def test_the_cliff_asks_first_and_says_what_may_come_of_it(words: Words) -> None:
    page = fight_page(begun(surroundings="cliff").state)
    assert asking_first(page) == {"place"}
    check(sure_question(page, words, 10, "place", warning(page, words, "place")))


@pytest.mark.parametrize(
    ("life", "armour", "asks"), [(2, 0, True), (3, 0, False), (1, 1, True), (1, 2, False)]
)
def test_the_bamboo_forest_asks_first_only_where_it_can_kill(life: int, armour: int, *, asks: bool) -> None:
    at = before_guard(surroundings="bamboo").but(life=life, armour=armour)
    assert asking_first(fight_page(at.state)) == ({"place"} if asks else set())


@pytest.mark.parametrize(("life", "asks"), [(1, {"life"}), (2, set[str]())])
@pytest.mark.parametrize("held", [0, 6], ids=["in lines", "in a list"])
def test_the_last_life_is_no_price_without_a_question(life: int, asks: set[str], held: int) -> None:
    (at,) = [at for at in fought(WayOptions("shiro"), b"a price", stands_in=True) if _asks(at, "price")][:1]
    state = changed(at.state, life=life, hand=at.state.hand[:held])
    assert asking_first(fight_page(state)) == asks


def _asks(at: Fought, decision: str) -> bool:
    return at.asked is not None and at.asked.decision == decision


def test_where_nothing_is_asked_there_is_nothing_to_press() -> None:
    *_, over = fought(WayOptions(), b"to the end")
    page = over.page()
    assert control(page, WORDS) == ()
    with pytest.raises(Unreadable):
        swap_form(page, WORDS)


@in_every_language
@pytest.mark.parametrize(
    "reason", ["fallen", "time", "fell", "beheaded", "last-wound", "resigned", "forfeited"]
)
def test_every_way_to_lose_is_said(reason: str, words: Words) -> None:
    state = changed(begun().state, result=Outcome((), reason), agenda=())
    told = verdict(fight_page(state), words), verdict(fight_page(state), words, "<@1>")
    assert told[0] in "\n".join(texts(hand(fight_page(state), words)))
    assert all("💀" in each for each in told)


@pytest.mark.parametrize("outcome", UNFOUGHT, ids=[outcome.reason for outcome in UNFOUGHT])
def test_a_fight_that_was_broken_off_is_neither_won_nor_lost(outcome: Outcome) -> None:
    page = fight_page(begun().state, outcome=outcome)
    page = replace(page, voided_because="by mistake" if outcome.reason == "voided" else None)
    told = "\n".join(texts(hand(page, WORDS)))
    assert WORDS(f"outcome-draw-{outcome.reason}") in told
    assert ("by mistake" in told) == (outcome.reason == "voided")
    assert "💀" not in told
    assert "🏆" not in told


@in_every_language
def test_the_road_is_told_from_its_beginning_to_its_end(words: Words) -> None:
    road, run = Road(), Road().begin({"weapon": "yari"})
    for won in range(3):
        told = journey(road_page(run), words)
        assert told.count("✅") == won
        assert told.count("▶️") == 1
        *_, ended = fought(run.options, bytes([won]), stands_in=True)
        lost = road.after(run, changed(ended.state, result=Outcome((), "fallen")), Outcome((), "fallen"))
        assert "💀" in journey(road_page(lost), words)
        run = road.after(run, ended.state, Outcome((0,), "defeated"))
    assert journey(road_page(run), words).count("✅") == 3
