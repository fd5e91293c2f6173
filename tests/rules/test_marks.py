"""Each mark is earned as its rule says, and by nothing that only comes close; only what is public counts."""

from collections.abc import Iterable
from types import SimpleNamespace

import pytest

from rules.bushido.events import Departed, Dodged, KnockedOut, Reflected, Revealed, Struck
from rules.game import Event, seen
from rules.games import GAMES
from rules.kendo.events import CardsLost, HansokuGiven, IpponGiven, OvertimeBegan, Withdrawn
from rules.marks import PublicLog
from rules.pocket.events import Beaten, HeldBack, RoundWon, StruckAt
from rules.way.events import ComboMade, LifeGained, LifeLost, RoundOpened, Wounded
from rules.way.state import WayOptions
from tests.conformance.playouts import Table, playout, seeds
from tests.conformance.tables import TABLES

WAYS = {"duel": "knockout", "brawl": "last-standing"}
BLOW = {"by": 1, "strength": 9, "block": None, "extra": 0}


def earned(
    mark: str,
    *told: Event,
    winners: tuple[int, ...] = (0,),
    reason: str = "knockout",
    view: object = None,
) -> set[int]:
    """Return the seats that earn a mark by a match that ended so."""
    [rule] = {
        id(game.marks[mark]): game.marks[mark] for game in GAMES.values() if mark in game.marks
    }.values()
    return set(rule(PublicLog(told, view, winners, reason)))


def hit(seat: int, before: int, after: int, *, by: int | None = None) -> Struck:
    """Return a blow that falls on a seat."""
    facts = BLOW | {"by": 1 - seat if by is None else by}
    return Struck(seat=seat, damage=before - after, before=before, after=after, **facts)


FELLED = (hit(1, 5, 0), KnockedOut(seat=1))


# ------------------------------------------------------------ Bushido Duels


@pytest.mark.parametrize("of", WAYS)
def test_unscathed_takes_a_victory_without_losing_health(of: str) -> None:
    mark, reason = f"{of}-unscathed", WAYS[of]
    assert earned(mark, hit(0, 20, 20), *FELLED, reason=reason) == {0}
    assert earned(mark, hit(0, 20, 19), *FELLED, reason=reason) == set()
    assert earned(mark, Reflected(seat=0, damage=1, before=20, after=19), *FELLED, reason=reason) == set()
    assert earned(mark, Departed(seat=1, reason="resigned"), reason="resigned") == set()
    assert earned(mark, *FELLED, Departed(seat=2, reason="resigned"), reason=reason) == set()


@pytest.mark.parametrize("of", WAYS)
def test_last_breath_takes_a_victory_with_two_health_or_less(of: str) -> None:
    mark, reason = f"{of}-last-breath", WAYS[of]
    assert earned(mark, hit(0, 5, 2), *FELLED, reason=reason) == {0}
    assert earned(mark, hit(0, 5, 3), *FELLED, reason=reason) == set()
    assert earned(mark, *FELLED, reason=reason) == set()


def test_mirror_takes_a_knockout_by_a_blow_sent_back() -> None:
    assert earned("duel-mirror", Reflected(seat=1, damage=5, before=5, after=0)) == {0}
    assert earned("duel-mirror", Reflected(seat=1, damage=4, before=5, after=1), *FELLED) == set()


def test_wind_takes_three_dodges_and_a_victory() -> None:
    assert earned("duel-wind", *[Dodged(seat=0)] * 3, *FELLED) == {0}
    assert earned("duel-wind", *[Dodged(seat=0)] * 2, *[Dodged(seat=1)] * 3, *FELLED) == set()


def test_lightning_takes_a_victory_within_three_turns() -> None:
    turns = [Revealed(turn=turn, techniques=("moon", "pine")) for turn in range(1, 5)]
    assert earned("duel-lightning", *turns[:3], *FELLED) == {0}
    assert earned("duel-lightning", *turns, *FELLED) == set()


def test_breaker_takes_three_opponents_felled_by_ones_own_blows() -> None:
    felled = [each for seat in (1, 2, 3) for each in (hit(seat, 5, 0, by=0), KnockedOut(seat=seat))]
    assert earned("brawl-three-felled", *felled, winners=(4,), reason="last-standing") == {0}
    by_itself = (Reflected(seat=3, damage=5, before=5, after=0), KnockedOut(seat=3))
    assert earned("brawl-three-felled", *felled[:4], *by_itself, reason="last-standing") == set()


# ------------------------------------------------------------ Pocket Samurai


def strike(seat: int, *, through: bool = True, swords: int = 3, helms: int = 2) -> StruckAt:
    return StruckAt(seat=seat, swords=swords, helms=helms, through=through)


def test_unbroken_takes_a_victory_without_a_card_defeated() -> None:
    lost = Beaten(seat=0, card="x", why="defeats", sign="aggression")
    assert earned("pocket-unbroken", strike(0), reason="struck") == {0}
    assert earned("pocket-unbroken", lost, strike(0), reason="struck") == set()


def test_second_strike_takes_one_in_vain_before_it() -> None:
    assert earned("pocket-second-strike", strike(0, through=False), strike(0), reason="struck") == {0}
    assert earned("pocket-second-strike", strike(1, through=False), strike(0), reason="struck") == set()


def test_wide_open_takes_four_more_swords_than_helms() -> None:
    assert earned("pocket-wide-open", strike(0, swords=6), reason="struck") == {0}
    assert earned("pocket-wide-open", strike(0, swords=5), reason="struck") == set()


def test_patient_blade_takes_a_strike_held_back() -> None:
    assert earned("pocket-patience", HeldBack(seat=0), strike(0), reason="struck") == {0}
    assert earned("pocket-patience", HeldBack(seat=1), strike(0), reason="struck") == set()


def test_second_dawn_takes_a_first_round_lost() -> None:
    lost, drawn = RoundWon(seats=(1,), points=(0, 1)), RoundWon(seats=(0, 1), points=(1, 1))
    assert earned("pocket-from-behind", lost, strike(0), reason="struck") == {0}
    assert earned("pocket-from-behind", drawn, strike(0), reason="struck") == set()


# ------------------------------------------------------------ Kendo Duel


def table(*sizes: int) -> SimpleNamespace:
    return SimpleNamespace(hand_sizes=sizes)


def test_untouched_takes_no_card_lost() -> None:
    lost, of_other = CardsLost(seat=0, to=1, count=1), CardsLost(seat=1, to=0, count=1)
    assert earned("kendo-untouched", of_other, reason="last-standing") == {0}
    assert earned("kendo-untouched", lost, of_other, reason="last-standing") == set()
    left = Withdrawn(seat=1, reason="resigned")
    assert earned("kendo-untouched", left, reason="last-standing") == set()


def test_last_leaf_takes_a_single_card() -> None:
    assert earned("kendo-last-card", reason="last-standing", view=table(1, 0)) == {0}
    assert earned("kendo-last-card", reason="last-standing", view=table(2, 0)) == set()


def test_dragon_takes_a_table_of_four() -> None:
    assert earned("kendo-against-three", reason="last-standing", view=table(3, 0, 0, 0)) == {0}
    assert earned("kendo-against-three", reason="last-standing", view=table(3, 0, 0)) == set()


def point(seat: int, mark: str = "ippon") -> IpponGiven:
    return IpponGiven(seat=seat, mark=mark, points=(0, 0))


def test_clean_sheet_takes_two_strikes_to_nil_without_a_foul() -> None:
    foul = HansokuGiven(seat=0, count=1)
    assert earned("competition-clean", point(0), point(0), reason="ippon") == {0}
    by_foul = (point(0, "hansoku"), point(0))
    for spoilt in ((point(0), point(1), point(0)), (foul, point(0), point(0)), by_foul):
        assert earned("competition-clean", *spoilt, reason="ippon") == set()


@pytest.mark.parametrize("reason", ["ippon", "time"])
def test_late_blossom_takes_the_first_point_of_the_other(reason: str) -> None:
    assert earned("competition-from-behind", point(1), point(0), reason=reason) == {0}
    assert earned("competition-from-behind", point(0), point(1), point(0), reason=reason) == set()


def test_one_more_drum_takes_overtime() -> None:
    assert earned("competition-overtime", OvertimeBegan(), point(0), reason="ippon") == {0}
    assert earned("competition-overtime", point(0), reason="ippon") == set()


def test_sense_of_time_takes_a_victory_by_time() -> None:
    assert earned("competition-time", reason="time") == {0}
    assert earned("competition-time", reason="ippon") == set()


# ------------------------------------------------------------ Way of the Samurai


def fight(*, life: int = 5, round: int = 3, **options: object) -> SimpleNamespace:  # noqa: A002  as the state calls it
    return SimpleNamespace(life=life, round=round, options=WayOptions(**options))


def lone(mark: str, *told: Event, view: object = None, won: bool = True) -> bool:
    """Return whether a fight alone earns a mark."""
    winners = (0,) if won else ()
    return earned(mark, *told, winners=winners, reason="defeated", view=view or fight()) == {0}


def test_passing_cloud_takes_a_fight_without_a_scratch() -> None:
    mine = LifeLost(who="player", foe=0, count=1, by="counter")
    theirs = LifeLost(who="foe", foe=0, count=7, by="attack")
    assert lone("way-untouched", theirs)
    assert not lone("way-untouched", theirs, mine, LifeGained(count=1, by="x"))
    assert not lone("way-untouched", Wounded(who="player", injury="x", level=1))
    assert not lone("way-untouched", won=False)


def test_last_drop_takes_one_life() -> None:
    assert lone("way-last-life", view=fight(life=1))
    assert not lone("way-last-life", view=fight(life=2))


def test_against_three_takes_three_opponents() -> None:
    assert lone("way-against-three", view=fight(opponent="three"))
    assert not lone("way-against-three", view=fight(opponent="three"), won=False)
    assert not lone("way-against-three", view=fight(opponent="master"))


def test_shiros_match_takes_shiro_and_blood() -> None:
    assert lone("way-shiro", view=fight(opponent="shiro", blood=True))
    assert not lone("way-shiro", view=fight(opponent="shiro"))
    assert not lone("way-shiro", view=fight(opponent="master", blood=True))


def test_one_round_takes_the_first_round() -> None:
    assert lone("way-one-round", view=fight(round=1))
    assert not lone("way-one-round", view=fight(round=2))


def test_two_combos_takes_both_within_a_round() -> None:
    sun, moon = ComboMade(icon="sun"), ComboMade(icon="moon")
    assert lone("way-two-combos", sun, moon)
    assert not lone("way-two-combos", sun, RoundOpened(round=2, cards=()), moon)
    assert not lone("way-two-combos", sun, sun)


# ------------------------------------------------------------ all of them


def logs(at: Table, count: int) -> Iterable[PublicLog]:
    for seed in seeds(count):
        first, *moments = playout(at, seed)
        told = seen([event for moment in moments for event in moment.step.events], None)
        state = (moments or [first])[-1].state
        outcome = at.game.outcome(state)
        assert outcome
        yield PublicLog(tuple(told), at.game.view(state, None), outcome.winners, outcome.reason)


@pytest.mark.parametrize("game_id", TABLES)
def test_any_match_is_read_by_every_rule_and_earns_those_at_its_table(game_id: str) -> None:
    for at in TABLES[game_id]():
        for log in logs(at, 1):
            for rule in at.game.marks.values():
                assert set(rule(log)) <= set(range(at.seats))


def test_a_game_has_a_few_marks_and_no_two_games_the_same_one() -> None:
    newest = {game.id.partition("/")[0]: game for game in GAMES.values()}
    named = [mark for game in newest.values() for mark in game.marks]
    assert len(named) == len(set(named))
    assert all(0 < len(game.marks) <= 12 for game in newest.values())
