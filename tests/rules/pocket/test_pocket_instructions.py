"""What a seat can settle ahead in Pocket Samurai, topic by topic, and what it may never bring about."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.dice import Dice
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.instructions import STRIKING
from rules.pocket.state import PocketOptions
from tests.conformance.kit import Table, playout
from tests.depth import DEPTH
from tests.rules.pocket.table import POCKET, QUICK, area, begun, drafted, facing, flip, heeded, topics

# The draft


def test_the_open_draft_is_chosen_in_the_open_and_nothing_else_is() -> None:
    assert POCKET.in_the_open(begun().state)
    assert not POCKET.in_the_open(begun(QUICK).state)
    assert not POCKET.in_the_open(drafted(16).state)
    assert not POCKET.in_the_open(POCKET.leave(begun().state, 0, "resigned", Dice(bytes(32))).state)


def test_wishes_are_for_the_cards_on_offer() -> None:
    turn = drafted(3)
    dojo = turn.state.dojo
    assert dojo is not None
    for seat in (0, 1):
        (topic,) = POCKET.topics(POCKET.view(turn.state, seat), seat)
        assert (topic.name, topic.options, topic.ranked) == ("wishes", dojo.on_offer, True)


def test_who_has_no_pick_left_in_a_phase_wishes_for_nothing() -> None:
    turn = drafted(7)
    (last,) = turn.asked
    assert topics(turn.state, last).keys() == {"wishes"}
    assert topics(turn.state, 1 - last) == {}


def test_a_pick_is_the_first_wish_still_on_offer() -> None:
    before = drafted(1)
    gone = next(card for hand in (before.hand(0), before.hand(1)) for card in hand if card != STRIKE)
    ((seat, offered),) = before.asked.items()
    assert heeded(before.state, {"wishes": (gone, offered[4], offered[2])}, seat) == offered[4]
    assert heeded(before.state, {"wishes": (gone,)}, seat) is None


def test_in_the_quick_draft_all_ten_can_be_wished_for_to_the_end() -> None:
    for made in range(8):
        state = drafted(made, begun(QUICK)).state
        assert [len(options) for options in topics(state).values()] == [10]


def test_a_list_of_eight_makes_all_wishes_in_its_order() -> None:
    turn = begun(QUICK)
    wishes = turn.asked[0][9:1:-1]
    for number in range(8):
        wish = heeded(turn.state, {"wishes": wishes})
        assert wish == wishes[number]
        turn = turn.then({0: wish, 1: turn.asked[1][0]})


def test_a_list_that_would_run_out_makes_no_wish() -> None:
    turn = begun(QUICK)
    cards = turn.asked[0]
    assert heeded(turn.state, {"wishes": cards[:7]}) is None
    assert heeded(turn.state, {"wishes": (*cards[:7], cards[0])}) is None
    later = turn.then({0: cards[9], 1: cards[0]})
    assert heeded(later.state, {"wishes": cards[:7]}) is None, "whatever was wished for by hand"
    assert heeded(later.state, {"wishes": cards[:8]}) == cards[0]


# What to lay


def test_all_that_is_held_can_be_put_in_order_to_lay_and_the_strike_even_while_it_is_out() -> None:
    state = facing(("iron-gate", "rush"), area(["temple-wall", "feint"], ["last-wall"]))
    assert topics(state)["lay"] == ("iron-gate", "rush", STRIKE)
    assert topics(flip(state, STRIKE, "temple-wall").state)["lay"] == ("iron-gate", "rush", STRIKE)


def test_who_holds_the_strike_alone_has_nothing_to_put_in_order() -> None:
    assert "lay" not in topics(facing([], ["iron-gate", "rush"]))


def test_the_first_card_of_the_list_still_in_hand_is_laid() -> None:
    state = facing(("iron-gate", "rush"), ("temple-wall", "feint"))
    assert heeded(state, {"lay": ("falling-rock", "rush", "iron-gate")}) == "rush"
    assert heeded(state, {"lay": ("falling-rock",)}) is None


def test_a_strike_in_the_list_waits_until_it_succeeds_as_things_stand() -> None:
    wanted = {"lay": (STRIKE, "rush")}
    behind = facing(area(["iron-gate", "rush"], ["falling-rock"]), area(["feint"], ["temple-wall"]))
    ahead = facing(area(["iron-gate", "rush"], ["falling-rock"]), area(["feint"], ["open-hand"]))
    assert heeded(behind, wanted) == "rush"
    assert heeded(behind, {"lay": (STRIKE,)}) is None
    assert heeded(ahead, wanted) == STRIKE
    assert heeded(ahead, {"lay": ("rush", STRIKE)}) == "rush"


# The side of a card


def test_a_side_can_be_settled_for_a_card_in_hand_and_while_it_is_asked_for_but_not_after() -> None:
    state = facing(("tiger-stance", "glare-of-the-sun"), ("falling-rock", "rush", "feint"))
    assert topics(state)["side:tiger-stance"] == ("swords", "helms")
    asking = flip(state, "tiger-stance", "rush")
    assert topics(asking.state)["side:tiger-stance"] == ("swords", "helms")
    assert "side:tiger-stance" not in topics(asking.state, seat=1)
    turned = asking.then({0: "swords"})
    assert turned.decision == "hand"
    assert "side:tiger-stance" not in topics(turned.state)


def test_a_side_can_be_settled_for_a_card_that_has_just_come_from_hand() -> None:
    state = facing(("rush", "measured-blows", "feint"), ["falling-rock"])
    turn = flip(state, "rush", "falling-rock", {0: "measured-blows"})
    assert topics(turn.state)["side:measured-blows"] == ("swords", "helms")
    assert heeded(turn.state, {"side:measured-blows": ["helms"]}) == "helms"


@pytest.mark.parametrize("side", ["swords", "helms"])
def test_a_card_is_turned_to_the_side_settled_for_it(side: str) -> None:
    turn = flip(facing(["tiger-stance", "rush"], ["falling-rock"]), "tiger-stance", "falling-rock")
    assert heeded(turn.state, {"side:tiger-stance": [side], "side:balanced-style": ["helms"]}) == side
    assert heeded(turn.state, {"side:balanced-style": [side]}) is None


# A strike that a card gives


def test_a_strike_can_be_settled_until_it_is_asked_about() -> None:
    one = area(["glare-of-the-sun", "iron-gate"], ["all-or-nothing"])
    state = facing(one, ["counter-blow", "feint"])
    assert topics(state)["strike:glare-of-the-sun"] == STRIKING
    asking = flip(state, "glare-of-the-sun", "counter-blow")
    assert topics(asking.state)["strike:glare-of-the-sun"] == STRIKING
    assert "strike:glare-of-the-sun" not in topics(asking.then({0: STRIKE}).state)


@pytest.mark.parametrize(
    ("helms", "when", "choice"),
    [
        ("quick-draw", "always", STRIKE),
        ("quick-draw", "never", "hold"),
        ("quick-draw", "if-it-wins", STRIKE),
        ("temple-wall", "always", STRIKE),
        ("temple-wall", "if-it-wins", "hold"),
    ],
)
def test_a_strike_is_taken_always_or_never_or_if_it_wins(helms: str, when: str, choice: str) -> None:
    state = facing(area(["glare-of-the-sun", "rush"], ["scattered-leaves"]), area(["iron-gate"], [helms]))
    turn = flip(state, "glare-of-the-sun", STRIKE)  # three swords, against a helm or three
    assert heeded(turn.state, {"strike:glare-of-the-sun": [when]}) == choice
    assert heeded(turn.state, {"strike:intimidating-shout": [when]}) is None


def test_a_strike_wins_as_things_stand_whatever_the_opponent_could_still_do() -> None:
    one = area(["glare-of-the-sun", "rush"], ["scattered-leaves"])
    state = facing(one, area(["on-its-heels", "out-of-reach", "quick-draw"], ["last-wall"]))
    turn = flip(state, "glare-of-the-sun", "on-its-heels")
    assert turn.symbols(0).swords == 3 > turn.symbols(1).helms == 2
    assert heeded(turn.state, {"strike:glare-of-the-sun": ["if-it-wins"]}) == STRIKE
    assert turn.then({0: STRIKE}, {1: "out-of-reach"}).symbols(1).helms == 5


# A card from hand


def test_what_a_card_is_to_bring_can_be_put_in_order() -> None:
    state = facing(("on-its-heels", "rush", "feint", "iron-gate"), ["falling-rock", "temple-wall"])
    assert topics(state)["hand:on-its-heels"] == ("rush", "feint")
    assert topics(state)["hand:rush"] == ("iron-gate", "on-its-heels", "feint")
    asking = flip(state, "rush", "falling-rock")
    assert topics(asking.state)["hand:rush"] == ("iron-gate", "on-its-heels", "feint")
    assert "hand:on-its-heels" not in topics(asking.state)  # one card is no choice
    assert "hand:rush" not in topics(asking.then({0: "feint"}).state)


def test_the_first_card_of_the_list_that_is_in_hand_is_brought() -> None:
    turn = flip(facing(("rush", "feint", "iron-gate"), ["falling-rock"]), "rush", "falling-rock")
    assert heeded(turn.state, {"hand:rush": ["quick-draw", "feint", "iron-gate"]}) == "feint"
    assert heeded(turn.state, {"hand:rush": ["quick-draw"]}) is None
    assert heeded(turn.state, {"hand:on-its-heels": ["feint"]}) is None


# All of them


def test_the_most_useful_topic_comes_first_and_then_those_a_turn_asks_for_in_its_order() -> None:
    hand = ("feint", "rush", "glare-of-the-sun", "balanced-style", "tiger-stance")
    assert list(topics(facing(hand, ["iron-gate"]))) == [
        "lay",
        "side:tiger-stance",
        "side:balanced-style",
        "strike:glare-of-the-sun",
        "hand:rush",
        "exhaust:feint",
    ]


def test_nothing_is_left_to_instruct_once_it_is_over() -> None:
    over = POCKET.leave(facing(["iron-gate"], ["feint"]), 0, "resigned", Dice(bytes(32))).state
    assert topics(over, 0) == topics(over, 1) == {}


def test_no_topic_is_about_a_card_of_the_opponent() -> None:
    everything = [card for card in CARDS if card != STRIKE]
    state = facing(everything[:13], everything[13:])
    for seat in (0, 1):
        named = {name.partition(":")[2] for name in topics(state, seat)} - {""}
        assert named
        assert named <= set(state.areas[seat].hand)


seeds = st.binary(min_size=32, max_size=32)
options = st.builds(
    PocketOptions, st.sampled_from(["single", "best-of-three"]), st.sampled_from(["open", "quick"])
)
ABOUT = {"pick": "wishes", "wish": "wishes"}
"""What a request is about, where its topics do not bear its name."""


@settings(max_examples=12 * DEPTH, deadline=None)
@given(seeds, options, st.randoms(use_true_random=False))
def test_instructions_choose_what_is_legal_and_told_by_their_own_topic(
    seed: bytes, chosen: PocketOptions, rng: Random
) -> None:
    told: dict[int, dict[str, tuple[str, ...]]] = {0: {}, 1: {}}
    """Kept from turn to turn, and changed now and then."""
    for moment in playout(Table(POCKET, 2, chosen), seed):
        for request in POCKET.requests(moment.state):
            view, mine = POCKET.view(moment.state, request.seat), told[request.seat]
            for topic in POCKET.topics(
                view, request.seat
            ):  # kept from turn to turn, and changed now and then
                if rng.random() < 0.2:
                    count = rng.randint(1, len(topic.options)) if topic.ranked else 1
                    mine[topic.name] = tuple(rng.sample(topic.options, count))
            choice = POCKET.heed(view, request, mine)
            about = ABOUT.get(request.decision, request.decision)
            alone = {name: answers for name, answers in mine.items() if name.partition(":")[0] == about}
            assert choice is None or choice in request.options
            assert choice == POCKET.heed(view, request, alone)
            if request.decision not in ("strike", "exhaust"):
                assert choice is None or any(choice in answers for answers in alone.values())


@settings(max_examples=12 * DEPTH, deadline=None)
@given(seeds, options, st.randoms(use_true_random=False))
def test_who_instructs_on_every_topic_is_asked_nothing(
    seed: bytes, chosen: PocketOptions, rng: Random
) -> None:
    for moment in playout(Table(POCKET, 2, chosen), seed):
        for request in POCKET.requests(moment.state):
            view = POCKET.view(moment.state, request.seat)
            told = {
                topic.name: tuple(rng.sample(topic.options, len(topic.options) if topic.ranked else 1))
                for topic in POCKET.topics(view, request.seat)
            }
            assert POCKET.heed(view, request, told) in request.options


@settings(max_examples=12 * DEPTH, deadline=None)
@given(seeds, options)
def test_what_no_topic_offers_is_no_instruction(seed: bytes, chosen: PocketOptions) -> None:
    for moment in playout(Table(POCKET, 2, chosen), seed):
        for request in POCKET.requests(moment.state):
            view = POCKET.view(moment.state, request.seat)
            told = {topic.name: ("whatever",) for topic in POCKET.topics(view, request.seat)}
            assert POCKET.heed(view, request, told) is None
