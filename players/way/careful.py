"""A careful player: it weighs choices by the cards left in the decks, and a Ki by what it can still do."""

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean

from players.way.prospects import Prospects, later_harm
from rules.dice import Dice
from rules.way.action_cards import ACTION_CARDS, GISEI, added
from rules.way.clauses import Credit, LosesFight
from rules.way.countering import FACE
from rules.way.dealing import ALL, ATTACKS, HAND, KEEP, NO_THIRD, SWAP
from rules.way.extras import GUARD_BY_KI
from rules.way.levels import one_level
from rules.way.opponents import DefenceCard
from rules.way.stand_in import harm, placed, sensible
from rules.way.state import BeatName, FightState, standing
from rules.way.striking import REMOVE, damage_of

KI, DEAR_KI, LAST = 0.45, 0.6, 2
"""The Life, of either side, that a Ki must be worth; the same for one of the last; how many are the last."""
LIFE = 1.1
"""What a Life must save, for a Gisei card."""
HOOK = 0.7
"""What the Kusarigama must save, since it stops so few counterattacks."""
DICE = 0.1
"""What the place must save, since it may also hurt."""
DIE, SPECIAL = 0.3, 0.8
"""The worth of a level of the Injury die, and of a Special card still to be drawn."""
POOR = 0.3
"""How much worse than others a hand must be to be discarded."""
WEAKEST, SWAPPED, SWAPS = 3, 2, 6
"""How many of the weakest cards to consider, how many to exchange, and how many replacements to try."""
HANDS = 12
"""How many other hands to compare a hand with."""
DARE = 6
"""The level from which to activate the Injury die, unless an opponent is about to fall."""
LOW = 3
VIRTUES = ("jin", "chugi", "makoto", "rei", "gi", "yu", "meiyo")
"""The most valuable first."""


def careful(view: FightState, options: Sequence[str], dice: Dice) -> str:
    """Choose by the subject of the beat; the stand-in chooses if there is nothing to weigh."""
    if view.agenda[0].name == "redraw":
        return _redraw(view, options, dice)
    choosing = CHOOSING.get(view.agenda[0].name)
    return choosing(view, options) if choosing else sensible(view, options, dice)


def _price_of_ki(view: FightState) -> float:
    return KI if view.ki > LAST else DEAR_KI


def _redraw(view: FightState, options: Sequence[str], dice: Dice) -> str:
    """Discard a hand that is worse than others would be, or exchange its weakest cards."""
    actions = view.decks.actions
    if ALL in options and len(actions.hidden) >= HAND:
        prospects = Prospects(view)
        others = [prospects.of_hand(dice.draw(actions.hidden, HAND, "others")) for _ in range(HANDS)]
        if prospects.of_hand(view.hand) < fmean(others) - POOR:
            return ALL
    return _swap(view, options, dice) if any(option.startswith(SWAP) for option in options) else KEEP


def _swap(view: FightState, options: Sequence[str], dice: Dice) -> str:
    """Exchange the cards without which the hand promises most, if any."""
    prospects, left = Prospects(view), view.decks.actions.hidden or view.decks.actions.discarded
    weakest = sorted(view.hand, key=lambda card: sum(ACTION_CARDS[card].adds.each))[:WEAKEST]
    others = [dice.draw(left, min(SWAPPED, len(left)), "others") for _ in range(SWAPS)]

    def promise(option: str) -> float:
        old = option.removeprefix(SWAP).split("+")
        kept = tuple(card for card in view.hand if card not in old)
        return fmean(prospects.of_hand((*kept, *new[: len(old)])) for new in others)

    swaps = [option for option in options if {*option.removeprefix(SWAP).split("+")} <= {*weakest}]
    best = max(swaps, key=promise, default=KEEP)
    return best if swaps and promise(best) > prospects.of_hand(view.hand) else KEEP


def _pair(view: FightState, options: Sequence[str]) -> str:
    """First do anything else worth doing; then place the two cards that promise most."""
    prospects = Prospects(view)
    beside = next(_worth_doing(view, options, prospects), None)
    return beside or max(filter(placed, options), key=lambda pair: prospects.of_pair(placed(pair), view.hand))


def _worth_doing(view: FightState, options: Sequence[str], prospects: Prospects) -> Iterator[str]:
    price = _price_of_ki(view)
    if _place(view, options):
        yield "place"
    if "peek" in options and prospects.of_peek() > price:
        yield "peek"
    if "seventh" in options and view.attack == ATTACKS and prospects.of_seventh() > price:
        yield "seventh"
    if "trade" in options and not view.ki and view.life >= LOW:
        yield "trade"
    if "save" in options and view.life <= LOW:
        yield "save"


def _third(view: FightState, options: Sequence[str]) -> str:
    """Place the best card, after the fewest points of a virtue that do more damage with it."""
    prospects = Prospects(view)
    (against,) = prospects.defences
    best = max(
        filter(placed, options),
        key=lambda card: prospects.worth(view.levels + added((card,)), against),
        default=NO_THIRD,
    )
    return next(_credits(view, best, against, options), best)


def _credits(view: FightState, card: str, against: DefenceCard, options: Sequence[str]) -> Iterator[str]:
    levels = view.levels + added(placed(card))
    for option in options:
        name, _, points = option.partition(":")
        for clause in standing(view, Credit) if name == "credit" else ():
            raised = levels + one_level(clause.level, int(points))
            if damage_of(raised, against) > damage_of(levels, against):
                yield option


def _guard(view: FightState, options: Sequence[str]) -> str:
    """Do what saves the most for its price, or face the counterattack."""
    number, guard = view.agenda[0].number, view.levels.guard

    def suffers(guard: int) -> float:
        return harm(view, number, guard) + later_harm(view, guard)

    now, hurt = suffers(guard), harm(view, number, guard)
    sacrificed = fmean(suffers(guard + card.adds.guard) for card in GISEI.values())
    spared = {
        "hook": hurt - HOOK,
        "guard": now - suffers(guard + GUARD_BY_KI) - _price_of_ki(view),
        "gisei": now - sacrificed - LIFE,
        "place": hurt - _in_the_bamboo(hurt, harm(view, number, guard + 3)) - DICE,
        "save": float(view.life <= LOW),
        FACE: 0.0,
    }
    return max((option for option in spared if option in options), key=lambda option: spared[option])


def _in_the_bamboo(hurt: float, hidden: float) -> float:
    """Return the harm after exploiting the place: a cut, nothing, better cover, or a stop."""
    # As on the six faces of the Bamboo Forest (``rules/way/surroundings.py``).
    cut, nothing, hide, stop = 2 + hurt, hurt, hidden, 0
    return fmean((cut, nothing, nothing, hide, hide, stop))


def _price(view: FightState, options: Sequence[str]) -> str:
    """Give up what is worth least: a level of the Injury die, a card, a Ki, or a Life."""
    prospects = Prospects(view)
    whole = prospects.of_rest(view.hand)

    def worth(price: str) -> float:
        card = price.removeprefix(REMOVE)
        if card in view.hand:
            return whole - prospects.of_rest([held for held in view.hand if held != card])
        return {"die": DIE, "ki": _price_of_ki(view), "life": LIFE}.get(price, SPECIAL)

    return min(options, key=worth)


def _place(view: FightState, options: Sequence[str]) -> bool:
    """Return whether to exploit a place before an attack: if it wins more than it loses, on average."""
    faces = view.options.place.does(literal=view.options.literal)
    if "place" not in options or view.life == 1:
        return False
    # Not the Cliff that can end the fight; the second version's cannot, with the house switch.
    return not any(isinstance(clause, LosesFight) for face in faces for clause in face)


def _die(view: FightState, options: Sequence[str]) -> str:  # noqa: ARG001  the signature of all beats
    return "activate" if view.die >= DARE or view.foe.life == 1 else "hold"


def _reward(view: FightState, options: Sequence[str]) -> str:
    if "pawn" in options:
        return "pawn"
    if "ki" in options and view.ki < LAST:
        return "ki"
    return "special" if "special" in options else options[0]


def _virtue(view: FightState, options: Sequence[str]) -> str:  # noqa: ARG001  the signature of all beats
    return min(options, key=VIRTUES.index)


CHOOSING: dict[BeatName, Callable[[FightState, Sequence[str]], str]] = {
    "pair": _pair,
    "third": _third,
    "guard": _guard,
    "die": _die,
    "price": _price,
    "reward": _reward,
    "virtue": _virtue,
}
