"""What happened last stands over a hand in two lines at most, the result first, and nothing of it before."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as with_facts

from bot.face.bushido import brawl, duel
from bot.face.screen import Screen, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.bushido import brawl_events as of_all
from rules.bushido import events as told
from rules.game import Event
from tests.face.languages import in_every_language
from tests.golden.gallery import brawl as brawls
from tests.golden.gallery import duel as duels

WORDS = Words()
BEN = duels.page(0).players[1].user_id
CARDS = told.Revealed(turn=3, techniques=("wave", "moon"))


def struck(seat: int, damage: int, after: int) -> Event:
    """Return a blow that took so much."""
    return told.Struck(
        seat=seat,
        by=1 - seat,
        strength=damage,
        block=None,
        extra=0,
        damage=damage,
        before=after + damage,
        after=after,
    )


def over(page: MatchPage, health: int, foe_health: int) -> MatchPage:
    """Return a page on which the two have so much health."""
    one, other = page.view.sides
    sides = (with_facts(one, health=health), with_facts(other, health=foe_health))
    return replace(page, view=with_facts(page.view, sides=sides))


def lines(screen: Screen) -> list[str]:
    return [line for block in screen.flat() if isinstance(block, Text) for line in block.text.splitlines()]


@pytest.mark.parametrize(
    ("events", "result"),
    [
        ((struck(0, 3, 14),), f"Last turn: you lose **3**; <@{BEN}> is unhurt."),
        ((struck(1, 5, 11),), f"Last turn: you are unhurt; <@{BEN}> loses **5**."),
        (
            (struck(1, 2, 13), struck(1, 2, 11)),
            f"Last turn: you are unhurt; <@{BEN}> loses **4**.",
        ),
        (
            (struck(0, 3, 14), told.Reflected(seat=1, damage=3, before=14, after=11)),
            f"Last turn: you lose **3**; <@{BEN}> loses **3**.",
        ),
        ((told.Tied(seats=(0, 1)),), "Last turn: nobody was hurt."),
        ((told.Dodged(seat=0),), "Last turn: nobody was hurt."),
    ],
    ids=["own", "theirs", "two blows", "given back", "a tie", "dodged"],
)
def test_a_duel_says_first_who_was_hurt_and_then_by_which_cards(
    events: tuple[Event, ...], result: str
) -> None:
    page = replace(over(duels.page(0), 14, 11), lately=(CARDS, *events))
    _, first, second, *_ = lines(duel.hand(page, WORDS))
    assert first == result
    assert second == "-# Your 🌊 Wave met 🌙 Moon."


def test_a_card_that_the_stand_in_played_is_not_called_ones_own_choice() -> None:
    page = replace(duels.page(0), lately=(CARDS, told.Tied(seats=(0, 1))), stood_in=True)
    _, _, second, *_ = lines(duel.hand(page, WORDS))
    assert second == "-# The stand-in played 🌊 Wave for you and met 🌙 Moon."


def test_what_a_card_takes_from_a_hand_is_said_with_the_cards() -> None:
    lost = (told.Discarded(seat=0, techniques=("fan",)), told.Discarded(seat=1, techniques=("pine", "moon")))
    page = replace(duels.page(0), lately=(CARDS, told.Dodged(seat=0), *lost))
    _, _, second, *_ = lines(duel.hand(page, WORDS))
    own, theirs = "You had to discard 🪭 Fan.", f"<@{BEN}> had to discard 🌲 Pine, 🌙 Moon."
    assert second == f"-# Your 🌊 Wave met 🌙 Moon. {own} {theirs}"


@pytest.mark.parametrize(
    ("ordering", "events", "first", "second"),
    [
        (
            False,
            (struck(0, 4, 14), struck(2, 3, 9)),
            "Last turn: you lose **4**.",
            "-# <@{2}> loses 3",
        ),
        (True, (struck(1, 4, 14),), "This turn so far: you are unhurt.", "-# <@{1}> loses 4"),
        (
            False,
            (struck(3, 9, 0), told.KnockedOut(seat=3), told.Departed(seat=2, reason="resigned")),
            "Last turn: you are unhurt.",
            "-# <@{2}> has gone · <@{3}> has fallen",
        ),
        (False, (of_all.Activated(seat=1, cards=2),), "Last turn: nobody was hurt.", None),
    ],
    ids=["hurt", "in the middle of a turn", "fallen and gone", "nobody"],
)
def test_a_brawl_says_first_how_its_reader_fared_and_then_the_others(
    ordering: bool, events: tuple[Event, ...], first: str, second: str | None
) -> None:
    page = brawls.ordering(own=True) if ordering else brawls.placing(0)
    assert page.seat == 0
    page = replace(page, lately=events, pictured=False)
    _, one, other, *_ = lines(brawl.hand(page, WORDS))
    assert one == first
    names = [player.user_id for player in page.players]
    assert (other == second.format(*names)) if second else not other.startswith("-#")


def test_beside_a_picture_a_loss_stands_at_the_name_that_its_row_bears() -> None:
    page = brawls.placing(0)
    events = (struck(0, 4, 14), struck(2, 3, 9), told.Departed(seat=3, reason="resigned"))
    _, own, gone, rows, *_ = lines(brawl.hand(replace(page, lately=events, pictured=True), WORDS))
    _, one, two, three = (player.user_id for player in page.players)
    assert own == "Last turn: you lose **4**."
    assert gone == f"-# <@{three}> has gone"
    assert rows.startswith(f"-# ②<@{one}> ③<@{two}> −3")  # noqa: RUF001  as the catalogue has it


@in_every_language
def test_before_the_first_turn_there_is_nothing_to_tell(words: Words) -> None:
    for hand, page in ((duel.hand, duels.first(0)), (brawl.hand, brawls.first(0))):
        _, second, *_ = lines(hand(replace(page, pictured=False), words))
        assert "**20**/20" in second, "how things stand comes at once"
