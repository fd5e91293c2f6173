import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.face.bushido.library import BUSHIDO_BOOK, fighter_screen, fighters_screen
from bot.face.game.book import ALL_ROLES, PRIMER, Book, Roster
from bot.face.learning import library
from bot.face.learning.help import BEGIN, NEEDS, READING, help_screen
from bot.face.learning.library import (
    HOUSE_PAGES,
    RULES_PAGES,
    role_screen,
    roster_screen,
    rules_screen,
)
from bot.face.limits import check, texts
from bot.face.press import Press
from bot.face.screen import Button, Drawing, Panel, Row, Screen, Section, Select, Text
from bot.face.words import Words, locales
from bot.play.ground.times import MISSES_TO_FORFEIT
from rules.bushido.fighters import FIGHTERS
from rules.bushido.fighters.fighter import Fighter
from rules.bushido.rulings import RULINGS
from rules.bushido.wheel import WHEEL
from rules.gatherings.challenges import REFUSAL
from rules.gatherings.rulings import GATHERING_RULINGS
from rules.kendo.rulings import COMPETITION_RULINGS
from rules.kendo.rulings import RULINGS as KENDO_RULINGS
from rules.pocket.rulings import RULINGS as POCKET_RULINGS
from rules.ruling import Ruling
from rules.way.rulings import RULINGS as WAY_RULINGS
from tests.spoken import WORDS
from tests.toys.house import words_from

words = Words("en")
SHORT = [page for book in library.BOOKS for page in book.primer]


def buttons(screen: Screen) -> list[Button]:
    found: list[Button] = []
    for block in screen.flat():
        if isinstance(block, Row):
            found += block.buttons
        elif isinstance(block, Section):
            found.append(block.button)
    return found


def presses(screen: Screen) -> list[Press | None]:
    return [button.press for button in buttons(screen)]


def text(screen: Screen) -> str:
    return "\n".join(texts(screen))


@pytest.mark.parametrize("locale", locales())
def test_every_page_keeps_within_the_limits(locale: str) -> None:
    told = Words(locale)
    for page in RULES_PAGES:
        check(rules_screen(told, page))
    for fighter in FIGHTERS:
        check(fighter_screen(told, fighter))
    check(fighters_screen(told))
    for need in (BEGIN, *NEEDS):
        check(help_screen(told, need))


def test_the_rules_can_be_leafed_through_from_the_first_page_to_the_last() -> None:
    page, leafed = RULES_PAGES[0], [RULES_PAGES[0]]
    while onward := [
        each for each in buttons(rules_screen(words, page)) if each.label == words("rules-next")
    ]:
        assert onward[0].press
        page = onward[0].press.action
        leafed.append(page)
    assert tuple(leafed) == RULES_PAGES


@pytest.mark.parametrize("page", [page for page in RULES_PAGES if page not in SHORT])
def test_a_list_leads_to_all_pages_of_a_system_to_those_of_the_house_and_to_the_other_systems(
    page: str,
) -> None:
    (pages,) = [block for block in rules_screen(words, page).flat() if isinstance(block, Select)]
    listed = [option.value for option in pages.options]
    assert set(HOUSE_PAGES) <= set(listed)
    for book in library.BOOKS:
        own = (book.index, *book.pages)
        assert [each for each in listed if each in own] == list(own if page in own else ())
        assert [each for each in listed if each in book.primer] == [book.primer[0]]
    assert listed == sorted(listed, key=RULES_PAGES.index)
    assert [option.value for option in pages.options if option.default] == [page]


@pytest.mark.parametrize("book", library.BOOKS, ids=lambda book: book.system)
def test_a_system_begins_with_four_short_pages_each_of_which_leads_to_the_index(book: Book) -> None:
    assert len(book.primer) == PRIMER
    for page in book.primer:
        screen = rules_screen(words, page)
        assert Press("rules", action=book.index) in presses(screen)
        assert not [block for block in screen.flat() if isinstance(block, Select)]
    told = text(rules_screen(words, book.index))
    assert [page for page in (*book.pages, *HOUSE_PAGES) if words(f"rules-{page}") not in told] == []


@pytest.mark.parametrize(
    ("page", "told"),
    [
        ("duel-2", "blocks with Strength 4 and takes 4 damage"),
        ("pocket-2", "loses to helms and is exhausted"),
        ("kendo-2", "Circle loses 2 cards to Square"),
        ("way-2", "Strength 3, Technique 0, Guard 1"),
    ],
)
def test_a_worked_turn_is_drawn_by_the_real_rules_and_told_to_who_wants_no_pictures(
    page: str, told: str
) -> None:
    (drawn,) = [block for block in rules_screen(words, page).flat() if isinstance(block, Drawing)]
    assert told in drawn.alt
    without = rules_screen(words, page, pictured=False)
    check(without)
    assert without.in_words() == without
    assert told in text(without)


@pytest.mark.parametrize("locale", locales())
def test_the_short_pages_point_at_a_picture_only_where_there_is_one(locale: str) -> None:
    pointing = re.compile("golden edge|with a star|goldenen Rand|mit Stern|金の縁|星のついた")
    for page in ("duel-2", "duel-4"):
        assert pointing.search(text(rules_screen(Words(locale), page)))
        assert not pointing.search(text(rules_screen(Words(locale), page, pictured=False)))


@pytest.mark.parametrize("name", ["pocket.hand", "kendo.competition"])
def test_what_is_not_played_is_not_leafed_through(name: str) -> None:
    (book,) = [each for each in library.BOOKS if each.system == name.partition(".")[0]]
    first = rules_screen(words, played=[name])
    assert first == rules_screen(words, book.primer[0], [name])
    (listed,) = [
        block for block in rules_screen(words, book.index, [name]).flat() if isinstance(block, Select)
    ]
    own = (*book.primer, book.index, *book.pages, *HOUSE_PAGES)
    assert {option.value for option in listed.options} <= set(own)
    assert words("rules-not-here") not in text(first)
    assert words("rules-not-here") in text(rules_screen(words, "duel", [name]))


def test_a_page_that_is_not_there_opens_the_first() -> None:
    assert rules_screen(words, "list") == rules_screen(words)


def test_the_wheel_names_every_mon_with_its_kanji() -> None:
    told = text(rules_screen(words, "wheel"))
    for mon in WHEEL:
        assert f"{mon.emoji} {mon.kanji} {mon.token.capitalize()} is offensive" in told


@pytest.mark.parametrize(
    ("page", "rulings"),
    [("rulings", RULINGS), ("pocket-rulings", POCKET_RULINGS), ("gathering-rulings", GATHERING_RULINGS)],
)
def test_every_ruling_is_explained(page: str, rulings: Sequence[Ruling]) -> None:
    told = text(rules_screen(words, page))
    assert [f"\n{ruling.number}. " in told for ruling in rulings] == [True] * len(rulings)


def test_what_departs_from_the_text_is_called_a_departure() -> None:
    (line,) = [line for line in text(rules_screen(words, "rulings")).splitlines() if "departure" in line]
    assert line.startswith("1. Spent cards lie face up.")


def test_no_two_rulings_share_a_name() -> None:
    systems = (RULINGS, POCKET_RULINGS, KENDO_RULINGS, COMPETITION_RULINGS, WAY_RULINGS, GATHERING_RULINGS)
    names = [ruling.name for rulings in systems for ruling in rulings]
    assert len(set(names)) == len(names)


def test_the_pages_take_their_numbers_from_the_rules() -> None:
    assert f"Miss {MISSES_TO_FORFEIT} deadlines" in text(rules_screen(words, "absence"))
    assert f"lose {REFUSAL} health each time" in text(rules_screen(words, "gatherings"))
    assert "The **Clash of the Clans** is for 4, 6 or 8 fighters." in text(rules_screen(words, "gatherings"))
    assert "Strength 7 against a block of 5 leaves 2 damage" in text(rules_screen(words, "values"))
    assert "bytes from 255 up are skipped" in text(rules_screen(words, "dice"))


def test_the_list_of_fighters_leads_to_each_and_back() -> None:
    assert presses(fighters_screen(words)) == [Press("fighters", action=key) for key in FIGHTERS]
    for key in FIGHTERS:
        assert Press("fighters", action=ALL_ROLES) in presses(fighter_screen(words, key))


@pytest.mark.parametrize("fighter", FIGHTERS.values(), ids=list(FIGHTERS))
def test_a_fighter_is_shown_with_all_nine_cards(fighter: Fighter) -> None:
    told = text(fighter_screen(words, fighter.key))
    assert fighter.name in told
    for mon in WHEEL:
        assert told.count(f"{mon.emoji} **{mon.kanji} ") == 1
    for card in fighter.specials:
        assert words(f"card-{card.key}") in told
        assert card.source in told


def test_a_fighter_that_is_not_there_opens_the_list() -> None:
    assert fighter_screen(words, "nobody") == fighters_screen(words)


def shogi_roster(words: Words) -> Screen:
    return Screen((Panel((Text(words("help-title")),)),))


def shogi_role(words: Words, role: str) -> Screen:
    return Screen((Panel((Text(f"{words('help-title')} {role}"),)),))


SHOGI = replace(BUSHIDO_BOOK, system="shogi", roster=Roster(("king",), shogi_roster, shogi_role))
ROLELESS = replace(BUSHIDO_BOOK, system="stones", roster=None)


def test_where_one_system_has_roles_no_other_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert roster_screen(words) == fighters_screen(words)
    monkeypatch.setattr(library, "BOOKS", (ROLELESS, BUSHIDO_BOOK))
    for wanted in (ALL_ROLES, "bushido", "stones", "nobody"):
        assert role_screen(words, wanted) == fighters_screen(words)


def test_where_several_systems_have_roles_each_is_offered(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "shogi.ftl").write_text("system-shogi = Shogi\n")
    with words_from(tmp_path):
        monkeypatch.setattr(library, "BOOKS", (BUSHIDO_BOOK, ROLELESS, SHOGI))
        told = Words("en")
        for wanted, roster in (("bushido", fighters_screen), ("shogi", shogi_roster)):
            screen = role_screen(told, wanted)
            check(screen)
            assert screen.blocks[:-1] == roster(told).blocks
            (systems,) = [block for block in screen.blocks if isinstance(block, Select)]
            assert [(option.value, option.label, option.default) for option in systems.options] == [
                ("bushido", "Bushido Duels", wanted == "bushido"),
                ("shogi", "Shogi", wanted == "shogi"),
            ]
            assert systems.press.area == "fighters"
        assert role_screen(told, "king") == shogi_role(told, "king")
        assert role_screen(told, "swift") == fighter_screen(told, "swift")
        assert role_screen(told, ALL_ROLES) == roster_screen(told) == role_screen(told, "bushido")


def test_no_role_or_system_answers_to_the_name_of_another() -> None:
    roles = [role for book in library.BOOKS if book.roster for role in book.roster.roles]
    names = [*(book.system for book in library.BOOKS), *roles]
    assert len({*names, ALL_ROLES}) == len(names) + 1


def test_help_tells_every_command_and_whose_game_it_is() -> None:
    for need, commands in NEEDS.items():
        told = text(help_screen(words, need))
        for command in commands:
            assert f"\n`/{command}`: " in told
    told = text(help_screen(words))
    assert told == text(help_screen(words, "nothing of the kind"))
    told = text(help_screen(words, READING))
    assert "unofficial" in told
    assert WORDS("credits-bushido") in told
