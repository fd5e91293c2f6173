from rules.bushido.attack_phase import Combatant
from rules.bushido.duel import Duel, DuelState
from rules.bushido.fighters import FIRST
from rules.bushido.stand_in import best_card
from rules.bushido.wheel import TECHNIQUES
from rules.dice import Dice

SEED = bytes(32)


def choices(own: tuple[str, ...], foe: tuple[str, ...], foe_health: int = 20) -> set[str]:
    """Return all that the stand-in for a Swift may choose, whatever the dice say."""
    swift, other = Combatant("swift", 20, own), Combatant("swift", foe_health, foe)
    return {best_card(FIRST, 0, swift, other, Dice(SEED, step)) for step in range(20)}


def test_it_takes_the_blow_that_gets_through() -> None:
    # The pine hits the wave for 2, the arrow would be hit by it for 1.
    assert choices(("pine", "arrow"), ("wave",)) == {"pine"}


def test_it_plays_for_the_tie_rather_than_be_hit() -> None:
    assert choices(("wave", "snow"), ("snow",)) == {"snow"}


def test_it_expects_the_average_of_the_dice() -> None:
    # The moon gets 2 through the fan's block; Lightning Strike does 6 on average and is never blocked by it.
    assert choices(("moon", "turtle"), ("fan",)) == {"turtle"}


def test_damage_beyond_the_last_health_counts_for_nothing_and_the_dice_choose_among_equals() -> None:
    # The moon gets 2 through, the arrow 4, but one is enough.
    assert choices(("moon", "arrow"), ("fan",)) == {"arrow"}
    assert choices(("moon", "arrow"), ("fan",), foe_health=1) == {"moon", "arrow"}


def test_it_plays_for_either_seat() -> None:
    fighters = Combatant("swift", 20, ("wave",)), Combatant("swift", 20, ("pine", "arrow"))
    assert Duel().stand_in(DuelState(9, fighters), 1, Dice(SEED)) == "pine"
    assert Duel().stand_in(DuelState(9, fighters), 0, Dice(SEED)) == "wave"


def test_it_knows_all_nine_cards_of_every_hand() -> None:
    assert choices(TECHNIQUES, TECHNIQUES) == {"butterfly"}
