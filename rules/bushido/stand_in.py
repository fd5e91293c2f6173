"""Choose for a player who is away: greedy, from face-up cards, and cheap.

It does not look ahead. Over nine turns every card is played anyway, so order is worth little against an
opponent who cannot be read. What a stand-in must spare the absent is being hit for nothing.
"""

from rules.bushido.attack_phase import Combatant
from rules.bushido.clash import Attack
from rules.bushido.fighters.edition import Edition
from rules.chances import outcomes
from rules.dice import Dice

CLOSE = 1e-9
"""A difference in expected health too small to count."""


def best_card(edition: Edition, seat: int, own: Combatant, foe: Combatant, dice: Dice) -> str:
    """Return the card that does best on average against the cards the opponent may play.

    The dice choose among equals.
    """
    gains = gains_of(edition, own, foe)
    best = max(gains.values())
    equals = [technique for technique, gain in gains.items() if gain > best - CLOSE]
    return dice.pick(equals, f"stand-in/{seat}")


def gains_of(edition: Edition, own: Combatant, foe: Combatant) -> dict[str, float]:
    """Return each card's gain, on average over the cards the opponent may play."""
    return {technique: _gain(edition, own, foe, technique) for technique in own.hand}


def expected_gain(edition: Edition, attack: Attack, answer: Attack) -> float:
    """Return the health taken minus the health lost, on average over the dice of one attack phase."""
    before = attack.fighter.health - answer.fighter.health
    return sum(
        chance * (met.fighters[0].health - met.fighters[1].health - before)
        for chance, met in outcomes(lambda dice: edition.clash(attack, answer, dice))
    )


def _gain(edition: Edition, own: Combatant, foe: Combatant, technique: str) -> float:
    """Return a card's gain, on average over the opponent's cards."""
    attack = edition.lay(0, own, technique)
    answers = [edition.lay(1, foe, answer) for answer in foe.hand]
    return sum(expected_gain(edition, attack, answer) for answer in answers) / len(answers)
