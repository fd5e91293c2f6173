"""One test for each of the 27 cards, by its key: what it shows and what it does."""

import inspect
import sys

from rules.pocket.cards import STRIKE
from rules.pocket.deck import DECK
from rules.pocket.events import Beaten, StruckAt
from rules.pocket.symbols import NONE, Symbols
from tests.rules.pocket.table import Turn, area, facing, flip, meet


def test_every_card_has_its_test() -> None:
    tests = {name for name, _ in inspect.getmembers(sys.modules[__name__], inspect.isfunction)}
    assert {f"test_{key.replace('-', '_')}" for key in DECK} <= tests


def shown(card: str, foe: str) -> Symbols:
    """Return what a card shows beside one that it meets, where nothing is asked."""
    turn = meet(card, foe)
    assert turn.in_play(0) == [card]
    return turn.symbols(0)


def sides(card: str, foe: str) -> list[Symbols]:
    """Return what a card shows on either side."""
    turn = meet(card, foe)
    assert turn.asked == {0: ("swords", "helms")}
    return [turn.then({0: side}).symbols(0) for side in ("swords", "helms")]


def beside(card: str, *others: str) -> Symbols:
    """Return what a card adds, on its first side, to others in play."""
    return area([], [card, *others]).symbols - area([], others).symbols


def fallen(card: str, foe: str) -> list[str]:
    """Return what is defeated where two cards meet."""
    return [beaten.card for beaten in meet(card, foe).of(Beaten)]


def struck_beside(card: str, *, exhaust: bool) -> list[StruckAt]:
    """Let both strike with little more in play than a card, and return what the strikes came to."""
    state = facing(area(["rush"], [card]), area(["iron-gate"], ["temple-wall"]))
    return flip(state, STRIKE, STRIKE, {0: card if exhaust else "keep"}).of(StruckAt)


def bringing(card: str, *hand: str) -> Turn:
    return flip(facing((card, *hand), ["temple-wall", "open-hand"]), card, "open-hand")


# Aggression


def test_falling_rock() -> None:
    assert shown("falling-rock", "quick-draw") == Symbols(swords=3)
    assert fallen("falling-rock", "mind-like-water") == ["falling-rock"]


def test_iron_gate() -> None:
    assert shown("iron-gate", "feint") == Symbols(swords=1, helms=2)
    assert fallen("iron-gate", "feint") == ["feint"]


def test_scattered_leaves() -> None:
    assert shown("scattered-leaves", "feint") == Symbols(swords=2, helms=1)
    assert fallen("scattered-leaves", "feint") == ["feint"]


def test_intimidating_shout() -> None:
    turn = meet("intimidating-shout", "feint")
    assert [beaten.card for beaten in turn.of(Beaten)] == ["feint"]
    assert turn.symbols(0) == Symbols(swords=1, helms=1)
    assert turn.asked == {0: (STRIKE, "hold")}


def test_tiger_stance() -> None:
    assert sides("tiger-stance", "feint") == [Symbols(swords=2), Symbols(helms=2)]
    assert fallen("tiger-stance", "feint") == []


def test_school_of_fire() -> None:
    assert fallen("school-of-fire", "feint") == ["feint"]
    assert shown("school-of-fire", "feint") == Symbols(swords=1, helms=1)
    others = "falling-rock", "tiger-stance"
    assert beside("school-of-fire", *others) == Symbols(swords=3, helms=1)


def test_one_sword_style() -> None:
    assert shown("one-sword-style", "falling-rock") == Symbols(swords=5)
    assert fallen("one-sword-style", "rush") == ["one-sword-style"]


def test_glare_of_the_sun() -> None:
    turn = meet("glare-of-the-sun", "feint")
    assert turn.of(Beaten) == []
    assert turn.symbols(0) == Symbols(swords=1, helms=1)
    assert turn.asked == {0: (STRIKE, "hold")}


def test_all_or_nothing() -> None:
    assert fallen("all-or-nothing", "feint") == ["feint"]
    assert shown("all-or-nothing", "feint") == Symbols(swords=1, helms=1)
    kept, given = (
        struck_beside("all-or-nothing", exhaust=False),
        struck_beside("all-or-nothing", exhaust=True),
    )
    assert [(each.swords, each.helms) for each in kept] == [(1, 3), (0, 1)]
    assert [(each.swords, each.helms) for each in given] == [(2, 3), (0, 0)]


# Wisdom


def test_mind_like_water() -> None:
    assert shown("mind-like-water", "sudden-insight") == Symbols(swords=3, helms=1)
    assert shown("mind-like-water", STRIKE) == NONE
    assert fallen("mind-like-water", "glare-of-the-sun") == []


def test_temple_wall() -> None:
    assert shown("temple-wall", "glare-of-the-sun") == Symbols(helms=3)
    assert fallen("temple-wall", "glare-of-the-sun") == ["glare-of-the-sun"]


def test_seen_coming() -> None:
    assert shown("seen-coming", "glare-of-the-sun") == Symbols(swords=2, helms=1)
    assert fallen("seen-coming", "glare-of-the-sun") == ["glare-of-the-sun"]


def test_open_hand() -> None:
    assert shown("open-hand", "glare-of-the-sun") == Symbols(swords=1, helms=2)
    assert fallen("open-hand", "glare-of-the-sun") == ["glare-of-the-sun"]


def test_measured_blows() -> None:
    assert sides("measured-blows", "glare-of-the-sun") == [Symbols(swords=2), Symbols(helms=2)]
    assert fallen("measured-blows", "glare-of-the-sun") == ["glare-of-the-sun"]


def test_balanced_style() -> None:
    assert sides("balanced-style", "reckless-leap") == [Symbols(swords=2), Symbols(helms=1)]
    assert fallen("balanced-style", "glare-of-the-sun") == []
    assert beside("balanced-style", "last-wall") == Symbols(swords=2, helms=1)


def test_sudden_insight() -> None:
    assert shown("sudden-insight", "open-hand") == Symbols(swords=3, helms=1)
    assert fallen("sudden-insight", "rush") == ["sudden-insight"]


def test_counter_blow() -> None:
    assert shown("counter-blow", STRIKE) == Symbols(swords=1, helms=2)
    assert fallen("counter-blow", STRIKE) == [STRIKE]


def test_last_wall() -> None:
    assert fallen("last-wall", "glare-of-the-sun") == ["glare-of-the-sun"]
    assert shown("last-wall", "glare-of-the-sun") == Symbols(swords=1, helms=1)
    kept, given = struck_beside("last-wall", exhaust=False), struck_beside("last-wall", exhaust=True)
    assert [(each.swords, each.helms) for each in kept] == [(1, 3), (0, 1)]
    assert [(each.swords, each.helms) for each in given] == [(0, 3), (0, 2)]


# Agility


def test_on_its_heels() -> None:
    turn = bringing("on-its-heels", "rush", "feint", "iron-gate")
    assert turn.symbols(0) == Symbols(swords=1, helms=1)
    assert turn.asked == {0: ("rush", "feint")}
    assert turn.then({0: "feint"}).in_play(0) == ["on-its-heels", "feint"]


def test_out_of_reach() -> None:
    assert shown("out-of-reach", "counter-blow") == Symbols(helms=3)
    assert fallen("out-of-reach", "counter-blow") == ["counter-blow"]


def test_quick_draw() -> None:
    assert shown("quick-draw", "counter-blow") == Symbols(swords=2, helms=1)
    assert fallen("quick-draw", "counter-blow") == ["counter-blow"]


def test_desperate_defense() -> None:
    assert shown("desperate-defense", "glare-of-the-sun") == Symbols(swords=1, helms=2)
    assert fallen("desperate-defense", "glare-of-the-sun") == ["glare-of-the-sun"]


def test_bending_reed() -> None:
    assert fallen("bending-reed", "counter-blow") == ["counter-blow"]
    assert shown("bending-reed", "counter-blow") == Symbols(swords=2)
    assert shown("bending-reed", STRIKE) == Symbols(helms=2)
    given = meet("bending-reed", "glare-of-the-sun", {1: STRIKE})
    assert given.symbols(0) == Symbols(swords=2)
    assert [struck.seat for struck in given.of(StruckAt)] == [1]


def test_school_of_wind() -> None:
    assert fallen("school-of-wind", "counter-blow") == ["counter-blow"]
    assert shown("school-of-wind", "counter-blow") == Symbols(swords=1, helms=1)
    others = "rush", "feint"
    assert beside("school-of-wind", *others) == Symbols(swords=3, helms=1)


def test_reckless_leap() -> None:
    assert shown("reckless-leap", "counter-blow") == Symbols(swords=3, helms=1)
    assert fallen("reckless-leap", "glare-of-the-sun") == ["reckless-leap"]


def test_rush() -> None:
    turn = bringing("rush", "feint", "iron-gate")
    assert turn.symbols(0) == Symbols(helms=1)
    assert turn.asked == {0: ("iron-gate", "feint")}
    assert turn.then({0: "iron-gate"}).in_play(0) == ["rush", "iron-gate"]


def test_feint() -> None:
    assert fallen("feint", "counter-blow") == ["counter-blow"]
    assert shown("feint", "counter-blow") == Symbols(swords=1, helms=1)
    kept, given = struck_beside("feint", exhaust=False), struck_beside("feint", exhaust=True)
    assert [(each.swords, each.helms) for each in kept] == [(1, 3), (0, 1)]
    assert [(each.swords, each.helms) for each in given] == [(0, 1), (0, 0)]
