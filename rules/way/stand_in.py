"""The choices for a player who is away: hurt the opponent now, and guard where needed."""

from collections.abc import Callable, Sequence
from statistics import fmean

from rules.dice import Dice
from rules.way.action_cards import ACTION_CARDS, added
from rules.way.countering import FACE, damage_through, power_beyond_card
from rules.way.dealing import NO_THIRD, needed
from rules.way.extras import GUARD_BY_KI
from rules.way.state import BeatName, FightState
from rules.way.striking import REMOVE, damage_of

TAKEN = ("keep", "special", "ki", "pawn", "redraw")
"""What to take if one of these is offered, the best first."""
DARE = 4
"""The level of the Injury die from which to activate it."""
SPARES = 0.4
"""How much Life a Ki must save, on average."""
LOW = 3
DAMAGE = 4
"""The worth of damage, in levels of Guard."""


def sensible(view: FightState, options: Sequence[str], dice: Dice) -> str:
    """Choose by the subject of the beat."""
    choosing = CHOOSING.get(view.agenda[0].name)
    if choosing:
        return choosing(view, options)
    taken = [choice for choice in TAKEN if choice in options]
    return taken[0] if taken else dice.pick(options, "stand-in")


def placed(option: str) -> tuple[str, ...]:
    """Return the Action cards that an option places; none if it does something else."""
    cards = tuple(option.split("+"))
    return cards if all(card in ACTION_CARDS for card in cards) else ()


def harm(view: FightState, number: int, guard: int) -> float:
    """Return the average damage of the next counterattack, by the cards left in the deck."""
    # A deck that has run out is reshuffled before the next card.
    left = view.decks.counters.hidden or view.decks.counters.discarded
    more = power_beyond_card(view, number)
    return fmean(damage_through(guard, card + more) for card in left)


def _pair(view: FightState, options: Sequence[str]) -> str:
    """Place the two cards that bring the most Strength or Technique; Guard counts half."""

    def promise(option: str) -> float:
        levels = view.levels + added(placed(option))
        return max(levels.strength, levels.technique) + levels.guard / 2

    return max(filter(placed, options), key=promise)


def _third(view: FightState, options: Sequence[str]) -> str:
    """Place the card that makes the most of the attack: damage first, then Guard."""

    def worth(card: str) -> float:
        levels = view.levels + ACTION_CARDS[card].adds
        damage = damage_of(levels, needed(view, view.defence)) if view.defence else 0
        return damage * DAMAGE + levels.guard

    return max(filter(placed, options), key=worth, default=NO_THIRD)


def _guard(view: FightState, options: Sequence[str]) -> str:
    number, guard = view.agenda[0].number, view.levels.guard
    hurt = harm(view, number, guard)
    if "hook" in options and hurt >= 1:
        return "hook"
    if "guard" in options and hurt - harm(view, number, guard + GUARD_BY_KI) >= SPARES:
        return "guard"
    return "save" if "save" in options and view.life <= LOW else FACE


def _price(view: FightState, options: Sequence[str]) -> str:
    """Give up a weak card beside the board if there is one, else what hurts least."""
    weak = [option for option in options if option.removeprefix(REMOVE) in view.played]
    if weak:
        return min(weak, key=lambda option: sum(ACTION_CARDS[option.removeprefix(REMOVE)].adds.each))
    return options[0]


def _target(view: FightState, options: Sequence[str]) -> str:
    """Attack the opponent who falls soonest."""
    return min(filter(str.isdigit, options), key=lambda number: view.foes[int(number)].life)


def _keep(view: FightState, options: Sequence[str]) -> str:  # noqa: ARG001  the signature of all beats
    return max(options, key=lambda card: sum(ACTION_CARDS[card].adds.each))


def _die(view: FightState, options: Sequence[str]) -> str:  # noqa: ARG001  the signature of all beats
    return "activate" if view.die >= DARE else "hold"


CHOOSING: dict[BeatName, Callable[[FightState, Sequence[str]], str]] = {
    "target": _target,
    "pair": _pair,
    "third": _third,
    "keep": _keep,
    "die": _die,
    "price": _price,
    "guard": _guard,
}
