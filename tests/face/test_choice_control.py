"""Buttons where they fit, a list where not, a form for all else; and no label is ever cut."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import combinations, product

import pytest

from bot.face.bushido.cards_held import card_choice, card_option
from bot.face.bushido.facing import Facing
from bot.face.form import ChoiceField, Form
from bot.face.game.choice import MOST_BUTTONS, choice_control
from bot.face.limits import LABEL, OPTION_TEXT, check
from bot.face.registry.faces import face_of
from bot.face.screen import Block, Button, Option, Row, Screen, Section, Select, Text
from bot.face.words import Words, locales
from bot.play.ground.refusals import Refusal
from bot.play.match.reading import MatchPage
from rules.bushido.attack_phase import Combatant
from rules.bushido.fighters import FIGHTERS, NEWEST
from rules.bushido.wheel import TECHNIQUES
from tests.conformance.kit import playout, seeds
from tests.conformance.tables import TABLES, TOY_TABLES
from tests.face.languages import in_every_language
from tests.face.test_choice_words import page_of
from tests.face.test_held_screens import held

pytestmark = pytest.mark.usefixtures("toys")

ASKED = replace(held(0), pick=None)
WORDS = Words()
NAME = "Wilhelmina-Theodora von Hohenberg"[:32]
"""A name as long as Discord allows."""


def asked(count: int, label: str = "", **how: object) -> tuple[Block, ...]:
    """Return the blocks that ask for one of this many choices."""
    page = replace(ASKED, options=tuple(f"c{number}" for number in range(count)), pick="c1")
    return choice_control(page, WORDS, 3, lambda each: Option(each, each + label), question="Which?", **how)


@pytest.mark.parametrize(
    ("count", "rows"),
    [
        (1, [1]),
        (3, [3]),
        (5, [5]),
        (6, [3, 3]),
        (7, [4, 3]),
        (8, [4, 4]),
        (9, [5, 4]),
        (MOST_BUTTONS, [5, 5]),
    ],
)
def test_a_few_choices_are_buttons_in_even_rows(count: int, rows: list[int]) -> None:
    question, *found = asked(count)
    assert question == Text("Which?")
    assert [len(row.buttons) for row in found if isinstance(row, Row)] == rows
    buttons = [button for row in found if isinstance(row, Row) for button in row.buttons]
    assert [button.press and button.press.action for button in buttons] == [
        f"pick:3:c{number}" for number in range(count)
    ]


def test_the_choice_already_made_says_so_in_its_label() -> None:
    (_, row) = asked(3)
    assert isinstance(row, Row)
    assert [button.label for button in row.buttons] == ["c0", "✓ c1", "c2"]


@pytest.mark.parametrize("count", [MOST_BUTTONS + 1, 25])
def test_more_of_them_are_a_list(count: int) -> None:
    (menu,) = asked(count)
    assert isinstance(menu, Select)
    assert menu.press.action == "pick:3"
    assert [option.value for option in menu.options if option.default] == ["c1"]


def test_labels_too_long_for_a_button_are_a_list_too() -> None:
    (menu,) = asked(3, "x" * LABEL)
    assert isinstance(menu, Select)


@pytest.mark.parametrize(("count", "how"), [(26, {}), (4, {"in_parts": True})])
def test_more_than_a_list_takes_and_what_has_parts_is_asked_in_a_form(
    count: int, how: dict[str, object]
) -> None:
    (row,) = asked(count, **how)
    assert isinstance(row, Row)
    assert [(button.label, button.press and button.press.action) for button in row.buttons] == [
        ("Which?", "form:3")
    ]


def test_where_nothing_is_owed_nothing_is_asked() -> None:
    assert asked(0) == ()


def shown(page: MatchPage, words: Words) -> Iterator[Screen | Form]:
    """Yield everything shown to a player who is to choose."""
    face = face_of(page)
    hand = face.hand(page, words)
    yield hand
    if face.details:
        yield face.details(page, words)
    if face.in_parts and asks_in_a_form(hand):
        yield face.in_parts.form(page, words)


def labels(part: Screen | Form) -> Iterator[str]:
    """Yield everything that stands on a control."""
    blocks = part.fields if isinstance(part, Form) else part.flat()
    for block in blocks:
        match block:
            case Row():
                yield from (button.label for button in block.buttons)
            case Section() if choice_of(block.button):
                yield from (block.button.label, *block.texts)
            case Select() | ChoiceField():
                for option in block.options:
                    yield from (option.label, option.description)
            case _:
                pass


def offered(part: Screen | Form) -> set[str]:
    """Return the choices that can be made by one click."""
    found: set[str] = set()
    for block in part.flat() if isinstance(part, Screen) else ():
        if isinstance(block, Row):
            found |= {choice_of(button) for button in block.buttons}
        elif isinstance(block, Section):
            found.add(choice_of(block.button))
        elif isinstance(block, Select):
            found |= {option.value for option in block.options}
    return found - {""}


def choice_of(button: Button) -> str:
    """Return the choice that a button makes, if it makes one, at once or after a warning."""
    if button.press is None or button.press.parts[0] not in {"pick", "sure"}:
        return ""
    return button.press.action.split(":", 2)[2]


def asks_in_a_form(hand: Screen) -> bool:
    """Return whether a hand leads to a form."""
    rows = (block for block in hand.flat() if isinstance(block, Row))
    return any(button.press and button.press.parts[0] == "form" for row in rows for button in row.buttons)


def readable(page: MatchPage, form: Form) -> set[str]:
    """Return all that can be chosen in a form of lists; what is refused there is not."""
    in_parts, found = face_of(page).in_parts, set[str]()
    lists = [field for field in form.fields if isinstance(field, ChoiceField)]
    ways = (
        [some for many in range(each.least, each.most + 1) for some in combinations(each.options, many)]
        for each in lists
    )
    for way in product(*ways):
        values = (tuple(option.value for option in some) for some in way)
        written = dict(zip((each.id for each in lists), values, strict=True))
        with suppress(Refusal):
            assert in_parts
            found.add(in_parts.read(page, written))
    return found


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game_id", TABLES | TOY_TABLES)
def test_every_choice_of_every_game_is_offered_and_no_label_is_cut(game_id: str, locale: str) -> None:
    words, tables = Words(locale), list((TABLES | TOY_TABLES)[game_id]())
    for table, seed in zip(tables, seeds(len(tables)), strict=True):
        for number, moment in enumerate(playout(table, seed)):
            requests = table.game.requests(moment.state)
            for request in requests[number % max(len(requests), 1) :][:1]:
                page = page_of(table, moment, request.seat, request.options)
                players = tuple(replace(player, name=NAME) for player in page.players)
                page = replace(page, players=players, decision=request.decision, pick=request.options[-1])
                hand, *others = shown(page, words)
                clicked, forms = offered(hand), [part for part in others if isinstance(part, Form)]
                assert clicked <= set(request.options)
                if forms and all(isinstance(field, ChoiceField) for field in forms[0].fields):
                    assert clicked | readable(page, forms[0]) == set(request.options)
                elif not forms:
                    assert clicked in (set(request.options), set()), "all at once, or in a panel"
                for part in (hand, *others):
                    check(part)
                    assert not [label for label in labels(part) if label.endswith("…")]


@in_every_language
def test_every_card_of_every_fighter_has_labels_that_fit(words: Words) -> None:
    for fighter in FIGHTERS:
        for own, foe, other in combinations((TECHNIQUES, TECHNIQUES[:1], TECHNIQUES[4:], TECHNIQUES[:7]), 3):
            for card in own:
                facing = Facing(
                    NEWEST,
                    Combatant(fighter, 13, own),
                    (Combatant("swift", 20, foe), Combatant("swift", 3, other)),
                )
                option = card_option(words, facing, card, None)
                assert len(option.label) <= OPTION_TEXT
                assert len(option.description) <= OPTION_TEXT
                assert len(words("choice-made", choice=card_choice(words, card).label)) <= LABEL
