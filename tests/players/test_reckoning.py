"""A duel reckoned up: everything that moved the chance to win adds up to how it ended."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.play.solo import thinking
from bot.play.solo.thinking import FinishedMatch
from players.bushido.learnt import learnt
from players.bushido.reckoning import LENIENCE, Accounts, charge, evenly, mistakes
from players.bushido.search import Look
from players.equilibrium import Matrix
from players.reckoning import Reckoning, joined
from players.registry import can_be_reckoned, reckoner
from rules.bushido.attack_phase import Combatant
from rules.bushido.duel import DuelOptions, DuelState
from rules.bushido.wheel import TECHNIQUES
from rules.chances import outcomes
from rules.codec import encode
from rules.dice import SEED_BYTES, Dice
from rules.games import game
from rules.replay import Entry, Left, Played, advance

GAME = "bushido.duel/2"
EXACT = pytest.approx(0, abs=1e-9)


def fought(
    fighters: tuple[str, str], health: int, rng: Random, leaves_at: int | None = None
) -> tuple[list[DuelState], list[Entry]]:
    """Play a duel at random, to its end or until the second seat leaves."""
    rules, seed = game(GAME), rng.randbytes(SEED_BYTES)
    states, entries = (
        [rules.start(2, DuelOptions(fighters, (health, health)), Dice(seed, 0)).state],
        list[Entry](),
    )
    while requests := rules.requests(states[-1]):
        entry: Entry = Played({request.seat: rng.choice(request.options) for request in requests})
        if len(entries) == leaves_at:
            entry = Left(1, "resigned")
        entries.append(entry)
        states.append(advance(rules, states[-1], entry, Dice(seed, len(entries))).state)
    return states, entries


def reckoned(states: list[DuelState], entries: list[Entry]) -> Reckoning:
    """Reckon a duel up."""
    reckon = reckoner(GAME)
    assert reckon is not None
    found = reckon(states, entries)
    assert found is not None
    return found


pairs = st.sampled_from(sorted([*learnt().pairings, *learnt().uneven])).map(lambda name: tuple(_split(name)))


def _split(name: str) -> tuple[str, str]:
    fighters = game(GAME).roles
    return next((one, other) for one in fighters for other in fighters if f"{one}-{other}" == name)


@settings(max_examples=12)
@given(pairs, st.booleans(), st.integers(1, 6), st.randoms(use_true_random=False))
def test_dice_reading_and_mistakes_sum_to_how_it_ended(
    pair: tuple[str, str], swapped: bool, health: int, rng: Random
) -> None:
    states, entries = fought(pair[::-1] if swapped else pair, health, rng)
    found = reckoned(states, entries)
    own, foe = found.mistakes
    assert found.begin + found.dice + found.reading - own + foe - found.end == EXACT
    assert found.called_off == EXACT
    assert min(own, foe) >= 0
    assert [swing.after for swing in found.swings[:-1]] == pytest.approx(
        [swing.before for swing in found.swings[1:]], abs=1e-9
    )
    for swing in found.swings:
        assert 0 <= swing.before <= 1
        assert min(*swing.missed, *swing.mistakes) >= 0


def test_the_other_seat_sees_the_same_the_other_way_round() -> None:
    states, entries = fought(("swift", "wanderer"), 6, Random(1))
    found = reckoned(states, entries)
    other = found.of(1)
    assert other.of(1) == found.of(0)
    assert other.begin + found.begin == pytest.approx(1)
    assert other.mistakes == found.mistakes[::-1]
    assert other.swings[0].played == found.swings[0].played[::-1]
    assert other.end + other.dice * -1 + found.dice * -1 == pytest.approx(1 - found.end)


def test_fighters_who_trade_seats_are_judged_alike() -> None:
    states, entries = fought(("wanderer", "swift"), 5, Random(2))
    traded = [
        DuelState(
            state.turn,
            state.fighters[::-1],
            state.result
            and type(state.result)(tuple(1 - winner for winner in state.result.winners), state.result.reason),
        )
        for state in states
    ]
    mirrored = [Played({1 - seat: choice for seat, choice in entry.choices.items()}) for entry in entries]
    one, other = reckoned(states, entries), reckoned(traded, mirrored)
    assert other.of(1).dice == pytest.approx(one.dice)
    assert other.of(1).mistakes == pytest.approx(one.mistakes)


class Kind:
    """Judges by health, and more kindly the further it looks."""

    examined = 0

    def payoffs(self, state: DuelState) -> Matrix:
        one, other = state.fighters
        return [[0.3 + one.health / 100] * len(other.hand)] * len(one.hand)

    def chances(self, states: Sequence[DuelState], look: Look, /) -> Sequence[float]:
        far = look.turns > 2
        self.examined += far * len(states)
        kindness = 0.1 if far else 0
        return [0.3 + state.fighters[0].health / 100 + kindness for state in states]


# What came of a turn is examined as well.
@pytest.mark.parametrize(
    ("spent", "card", "examined"),
    [
        ({"pine", "snow", "wave", "moon"}, "arrow", 7 + 1),
        ({"pine", "snow", "wave"}, "mountain", 6 + 1),
        ({"pine", "snow"}, "mountain", 0),
        ({"pine", "snow"}, "arrow", 7 + 1),
    ],
)
def test_all_ways_a_turn_may_come_out_are_judged_alike(spent: set[str], card: str, examined: int) -> None:
    rules = game(GAME)
    one = Combatant("manipulator", 12, tuple(card for card in TECHNIQUES if card not in spent))
    other = Combatant("manipulator", 19, tuple(card for card in TECHNIQUES if card != "butterfly"))
    before, choices, judge = DuelState(3, (one, other)), {0: card, 1: "turtle"}, Kind()
    after = rules.play(before, choices, Dice(bytes(32), 3)).state
    met = list(outcomes(lambda dice: rules.play(before, choices, dice).state))
    average = sum(chance * state.fighters[0].health for chance, state in met) / 100
    found = Accounts(rules, judge).reckoned([before, after], [Played(choices)])
    assert found is not None
    assert found.dice == pytest.approx(after.fighters[0].health / 100 - average)
    assert judge.examined == examined


def test_a_sample_is_drawn_by_chance() -> None:
    assert evenly([0.5, 0.1, 0.1, 0.3], 10) == [0, 0, 0, 0, 0, 1, 2, 3, 3, 3]
    assert evenly([0.55, 0.45], 2) == [0, 1]


def test_what_was_open_when_somebody_left_is_nobodys_doing() -> None:
    states, entries = fought(("swift", "wanderer"), 20, Random(3), leaves_at=2)
    found = reckoned(states, entries)
    assert len(found.swings) == 2
    assert found.end == 1
    own, foe = found.mistakes
    moved = found.dice + found.reading - own + foe
    assert found.called_off == pytest.approx(1 - found.begin - moved)
    assert 0.1 < found.called_off < 0.9


@pytest.mark.parametrize(
    "pair", [("swift", "wanderer"), ("manipulator", "swift"), ("manipulator", "manipulator")]
)
@pytest.mark.parametrize("leaves_at", [None, 2])
def test_turn_by_turn_it_comes_to_the_same(pair: tuple[str, str], leaves_at: int | None) -> None:
    states, entries = fought(pair, 5, Random(6), leaves_at)
    finished = FinishedMatch(GAME, tuple(map(encode, states)), tuple(entries))
    assert len(finished.turns()) == sum(isinstance(entry, Played) for entry in entries)
    assert joined([thinking.reckoned(turn) for turn in finished.turns()]) == reckoned(states, entries)


def test_nothing_is_said_of_fighters_too_little_is_known_of() -> None:
    assert can_be_reckoned(GAME, ("wanderer", "swift"))
    assert can_be_reckoned(GAME, ("swift", "manipulator"))
    old = reckoner("bushido.duel/1")
    assert old is not None
    assert old(*fought(("swift", "wanderer"), 3, Random(4))) is None
    assert not can_be_reckoned("bushido.duel/1", ("wanderer", "swift"))


def test_nothing_is_said_where_nobody_played() -> None:
    reckon = reckoner(GAME)
    assert reckon is not None
    assert reckon(*fought(("swift", "wanderer"), 3, Random(4), leaves_at=0)) is None


def test_other_games_are_not_reckoned_up() -> None:
    assert reckoner("kendo.duel/2") is None
    assert not can_be_reckoned("kendo.duel/2", ())


def test_a_guess_is_no_mistake() -> None:
    assert mistakes([[1, 0], [0, 1]], 0, 1, LENIENCE) == (EXACT, EXACT)


def test_a_card_that_loses_against_everything_is_a_mistake() -> None:
    own, foe = mistakes([[0.6, 0.6], [0.4, 0.4]], 1, 0, 0)
    assert (own, foe) == (pytest.approx(0.2), EXACT)


def test_of_several_best_mixes_the_one_counts_that_charges_least() -> None:
    # Either column is best against the first row; the second row loses against one of them alone.
    assert charge([[0.5, 0.5], [0.2, 0.5]], 1, 0) == EXACT


def test_nearly_best_mixes_count_in_proportion() -> None:
    payoffs = [[0.5, 0.51], [0.2, 0.51]]  # a mix that leans to the second column is a little worse than best
    assert charge(payoffs, 1, 0) == pytest.approx(0.3, abs=1e-6)
    assert charge(payoffs, 1, 0.005) == pytest.approx(0.145, abs=1e-6)
    assert charge(payoffs, 1, 0.01) == EXACT
