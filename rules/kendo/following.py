"""How instructions choose: they always choose something, whatever is in hand.

After its end, each list continues in our order; an answer not named is not given. An aim that fits nobody
goes to the next seat.
"""

from collections.abc import Callable, Sequence
from typing import Final

from rules.game import Instructions
from rules.kendo.answers import is_green
from rules.kendo.cards import CARDS, KendoCard
from rules.kendo.moves import KEEP, YIELD, read_move
from rules.kendo.state import Threat
from rules.kendo.view import KendoView

ATTACKS: Final = ("taiatari", "maki-age", "men", "kote", "do", "tsuki")
REDS: Final = ("jodan", "seme")
"""In a list of attacks, they reinforce every basic attack, if named."""
DISCARDS: Final = (
    *("seigan", "bogyo", "tsubazeriai", "jodan", "seme"),
    *("counter", "mushin", "kamae", "tai-sabaki", "fudoshin"),
)
"""What a player with nothing to attack with can hold; all counterattacks count as one."""
BONUSES: Final = ("other", "counter", "basic", KEEP)
AIMS: Final = ("fewest-cards", "most-cards", "attacker")
"""Among three and four: the player with the fewest or most cards, or the last attacker."""
PARRY: Final = "parry"
"""A last card may parry."""
BARE: Final = "bare"
"""The attack is not reinforced."""

Place = Callable[[str], int]


def place_in(told: Sequence[str], rest: Sequence[str] = ()) -> Place:
    """Return a function from names to places: first in a list, then in the rest; all others come last."""
    order = tuple(dict.fromkeys((*told, *rest)))
    return lambda name: order.index(name) if name in order else len(order)


def group_of(card: KendoCard) -> str:
    """Return the name under which a card is given up: all counterattacks share one."""
    return card.subdeck if card.subdeck == "counter" else card.kind


def topic_of(threat: Threat) -> str:
    """Return the topic on answers to a threat."""
    if threat.red:
        return f"red:{CARDS[threat.red].kind}"
    return f"answer:{threat.attack.strikes or 'yellow'}"


def best_answer(view: KendoView, threat: Threat, options: Sequence[str], told: Instructions) -> str:
    """Return the first answer of the list among the options, or the one that does not block."""
    place = place_in((*told[topic_of(threat)], YIELD))
    # A Competition has no such topic.
    spare_last = len(view.hand) == 1 and PARRY not in told.get("last-cards", (PARRY,))

    def order(option: str) -> tuple[bool, int, int, int]:
        return spare_last and is_green(option), place(_name(option)), *_aimed(view, threat.seat, option, told)

    return min(options, key=order)


def best_attack(view: KendoView, seat: int, options: Sequence[str], told: Instructions) -> str | None:
    """Return the first attack of the list among the options, or another; None if there is none."""
    kind = place_in([name for name in told["attack"] if name not in REDS], ATTACKS)
    red = place_in([*(name for name in told["attack"] if name in REDS), BARE])

    def order(option: str) -> tuple[int, ...]:
        first, *second = (CARDS[card].kind for card in read_move(option).cards)
        return kind(first), red(second[0] if second else BARE), *_aimed(view, seat, option, told)

    return min(options, key=order, default=None)


def _name(answer: str) -> str:
    """Return an answer's name in a list."""
    first = read_move(answer).cards[0]
    return YIELD if first == YIELD else CARDS[first].kind


def _aimed(view: KendoView, seat: int, option: str, told: Instructions) -> tuple[int, int]:
    """Return the rank of an option's target: by the instructed aim, then by who sits next."""
    target = read_move(option).target
    if target is None:
        return 0, 0
    near = (target - seat) % len(view.hand_sizes)
    match tuple(told.get("aim", ())):
        case ("fewest-cards",):
            return view.hand_sizes[target], near
        case ("most-cards",):
            return -view.hand_sizes[target], near
        case ("attacker",):
            return int(target != view.attacked_by[seat]), near
        case _:
            return 0, near
