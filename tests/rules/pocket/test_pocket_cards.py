"""One test for each of the 27 cards, by its key: what it shows and what it does."""

import inspect
import sys

from rules.pocket.cards import STRIKE
from rules.pocket.deck import FIRST_DECK as DECK
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
    assert turn.decision == "lay"
    return turn.symbols(0)


AGGRESSION, WISDOM, AGILITY = (
    {"glare-of-the-sun", "iron-gate"},
    {"counter-blow", "seen-coming"},
    {"rush", "quick-draw"},
)
"""Of each aspect a card that defeats none of the three, and one that defeats the aspect it hunts."""


def fallen(card: str) -> tuple[set[str], set[str]]:
    """Return which of those cards, and whether the Strike!, a card defeats, and to which it falls."""
    beaten: tuple[set[str], set[str]] = (set(), set())
    for foe in (*AGGRESSION, *WISDOM, *AGILITY, STRIKE):
        for seat in {event.seat for event in meet(card, foe).of(Beaten)}:
            beaten[1 - seat].add(foe)
    return beaten


def sides(card: str, foe: str) -> list[Symbols]:
    """Return what a card shows on either side."""
    turn = meet(card, foe)
    assert turn.asked == {0: ("swords", "helms")}
    turned = [turn.then({0: side}) for side in ("swords", "helms")]
    assert {each.decision for each in turned} == {"lay"}
    return [each.symbols(0) for each in turned]


def beside(card: str, *others: str) -> Symbols:
    """Return what a card adds, on its first side, to others in play."""
    return area([], [card, *others]).symbols - area([], others).symbols


def struck_beside(card: str, *, exhaust: bool) -> list[StruckAt]:
    """Strike for both with little more in play than a card, and return what the strikes came to."""
    state = facing(area(["rush"], [card]), area(["iron-gate"], ["temple-wall"]))
    return flip(state, STRIKE, STRIKE, {0: card if exhaust else "keep"}).of(StruckAt)


def bringing(card: str, *hand: str) -> Turn:
    return flip(facing((card, *hand), ["temple-wall", "open-hand"]), card, "open-hand")


# Aggression


def test_falling_rock() -> None:
    assert fallen("falling-rock") == (set(), WISDOM)
    assert shown("falling-rock", "quick-draw") == Symbols(swords=3)


def test_iron_gate() -> None:
    assert fallen("iron-gate") == (AGILITY, {"seen-coming"})
    assert shown("iron-gate", "feint") == Symbols(swords=1, helms=2)


def test_scattered_leaves() -> None:
    assert fallen("scattered-leaves") == (AGILITY, {"seen-coming"})
    assert shown("scattered-leaves", "feint") == Symbols(swords=2, helms=1)


def test_intimidating_shout() -> None:
    assert fallen("intimidating-shout") == (AGILITY, {"seen-coming"})
    turn = meet("intimidating-shout", "feint")
    assert turn.symbols(0) == Symbols(swords=1, helms=1)
    assert turn.asked == {0: (STRIKE, "hold")}


def test_tiger_stance() -> None:
    assert fallen("tiger-stance") == (set(), {"seen-coming"})
    assert sides("tiger-stance", "feint") == [Symbols(swords=2), Symbols(helms=2)]


def test_school_of_fire() -> None:
    assert fallen("school-of-fire") == (AGILITY, {"seen-coming"})
    assert shown("school-of-fire", "feint") == Symbols(swords=1, helms=1)
    assert beside("school-of-fire", "falling-rock") == Symbols(swords=1, helms=1)
    assert beside("school-of-fire", "falling-rock", "tiger-stance") == Symbols(swords=3, helms=1)


def test_one_sword_style() -> None:
    assert fallen("one-sword-style") == (set(), AGGRESSION | WISDOM | AGILITY)
    assert shown("one-sword-style", "falling-rock") == Symbols(swords=5)
    (beaten,) = meet("seen-coming", "one-sword-style").of(Beaten)
    assert (beaten.why, beaten.sign) == ("defeats", "aggression")


def test_glare_of_the_sun() -> None:
    assert fallen("glare-of-the-sun") == (set(), {"seen-coming"})
    turn = meet("glare-of-the-sun", "feint")
    assert turn.symbols(0) == Symbols(swords=1, helms=1)
    assert turn.asked == {0: (STRIKE, "hold")}


def test_all_or_nothing() -> None:
    assert fallen("all-or-nothing") == (AGILITY, {"seen-coming"})
    assert shown("all-or-nothing", "feint") == Symbols(swords=1, helms=1)
    kept, given = (
        struck_beside("all-or-nothing", exhaust=False),
        struck_beside("all-or-nothing", exhaust=True),
    )
    assert [(each.swords, each.helms) for each in kept] == [(1, 3), (0, 1)]
    assert [(each.swords, each.helms) for each in given] == [(2, 3), (0, 0)]


# Wisdom


def test_mind_like_water() -> None:
    assert fallen("mind-like-water") == (AGGRESSION, {"quick-draw"})
    assert shown("mind-like-water", "sudden-insight") == Symbols(swords=3, helms=1)
    assert shown("mind-like-water", STRIKE) == NONE
    assert beside("mind-like-water") == NONE


def test_temple_wall() -> None:
    assert fallen("temple-wall") == (AGGRESSION, {"quick-draw"})
    assert shown("temple-wall", "glare-of-the-sun") == Symbols(helms=3)


def test_seen_coming() -> None:
    assert fallen("seen-coming") == (AGGRESSION, {"quick-draw"})
    assert shown("seen-coming", "glare-of-the-sun") == Symbols(swords=2, helms=1)


def test_open_hand() -> None:
    assert fallen("open-hand") == (AGGRESSION, {"quick-draw"})
    assert shown("open-hand", "glare-of-the-sun") == Symbols(swords=1, helms=2)


def test_measured_blows() -> None:
    assert fallen("measured-blows") == (AGGRESSION, {"quick-draw"})
    assert sides("measured-blows", "glare-of-the-sun") == [Symbols(swords=2), Symbols(helms=2)]


def test_balanced_style() -> None:
    assert fallen("balanced-style") == (set(), {"quick-draw"})
    assert sides("balanced-style", "reckless-leap") == [Symbols(swords=2), Symbols(helms=1)]
    assert beside("balanced-style", "last-wall") == Symbols(swords=2, helms=1)


def test_sudden_insight() -> None:
    assert fallen("sudden-insight") == (set(), AGILITY)
    assert shown("sudden-insight", "open-hand") == Symbols(swords=3, helms=1)


def test_counter_blow() -> None:
    assert fallen("counter-blow") == ({STRIKE}, {"quick-draw"})
    assert shown("counter-blow", STRIKE) == Symbols(swords=1, helms=1)


def test_last_wall() -> None:
    assert fallen("last-wall") == (AGGRESSION, {"quick-draw"})
    assert shown("last-wall", "glare-of-the-sun") == Symbols(swords=1, helms=1)
    kept, given = struck_beside("last-wall", exhaust=False), struck_beside("last-wall", exhaust=True)
    assert [(each.swords, each.helms) for each in kept] == [(1, 3), (0, 1)]
    assert [(each.swords, each.helms) for each in given] == [(0, 3), (0, 2)]


# Agility


def test_on_its_heels() -> None:
    assert fallen("on-its-heels") == (set(), {"iron-gate"})
    turn = bringing("on-its-heels", "rush", "feint", "iron-gate")
    assert turn.symbols(0) == Symbols(swords=1, helms=1)
    assert turn.asked == {0: ("rush", "feint")}
    assert turn.then({0: "feint"}).in_play(0) == ["on-its-heels", "feint"]


def test_out_of_reach() -> None:
    assert fallen("out-of-reach") == (WISDOM, {"iron-gate"})
    assert shown("out-of-reach", "counter-blow") == Symbols(helms=3)


def test_quick_draw() -> None:
    assert fallen("quick-draw") == (WISDOM, {"iron-gate"})
    assert shown("quick-draw", "counter-blow") == Symbols(swords=2, helms=1)


def test_desperate_defense() -> None:
    assert fallen("desperate-defense") == (AGGRESSION, {"iron-gate"})
    assert shown("desperate-defense", "glare-of-the-sun") == Symbols(swords=1, helms=2)


def test_bending_reed() -> None:
    assert fallen("bending-reed") == (WISDOM, {"iron-gate"})
    assert shown("bending-reed", "counter-blow") == Symbols(swords=2)
    assert shown("bending-reed", STRIKE) == Symbols(helms=2)
    given = meet("bending-reed", "glare-of-the-sun", {1: STRIKE})
    assert given.symbols(0) == Symbols(swords=2)
    assert [struck.seat for struck in given.of(StruckAt)] == [1]


def test_school_of_wind() -> None:
    assert fallen("school-of-wind") == (WISDOM, {"iron-gate"})
    assert shown("school-of-wind", "counter-blow") == Symbols(swords=1, helms=1)
    assert beside("school-of-wind", "rush") == Symbols(swords=1, helms=1)
    assert beside("school-of-wind", "rush", "feint") == Symbols(swords=3, helms=1)


def test_reckless_leap() -> None:
    assert fallen("reckless-leap") == (set(), AGGRESSION)
    assert shown("reckless-leap", "counter-blow") == Symbols(swords=3, helms=1)


def test_rush() -> None:
    assert fallen("rush") == (set(), {"iron-gate"})
    turn = bringing("rush", "feint", "iron-gate")
    assert turn.symbols(0) == Symbols(helms=1)
    assert turn.asked == {0: ("iron-gate", "feint")}
    assert turn.then({0: "iron-gate"}).in_play(0) == ["rush", "iron-gate"]


def test_feint() -> None:
    assert fallen("feint") == (WISDOM, {"iron-gate"})
    assert shown("feint", "counter-blow") == Symbols(swords=1, helms=1)
    kept, given = struck_beside("feint", exhaust=False), struck_beside("feint", exhaust=True)
    assert [(each.swords, each.helms) for each in kept] == [(1, 3), (0, 1)]
    assert [(each.swords, each.helms) for each in given] == [(0, 1), (0, 0)]
