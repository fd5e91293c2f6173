"""A careful player: weighs every choice by what is left of the decks, and a Ki by what it can still do."""

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
"""What a Ki must bring, in Life of either side; what one of the last must bring, and how many these are."""
LIFE = 1.1
"""What a Life must spare, for a Gisei card."""
HOOK = 0.7
"""What the Kusarigama must spare, which stops so few counterattacks."""
DICE = 0.1
"""What the place must spare, which may also hurt."""
DIE, SPECIAL = 0.3, 0.8
"""What a level of the Injury die is worth, and a Special card that is still to be drawn."""
POOR = 0.3
"""How much worse than others a hand must be to be discarded."""
WEAKEST, SWAPPED, SWAPS = 3, 2, 6
"""Of how many of the weakest cards how many are exchanged, and with how many others that is tried."""
HANDS = 12
"""How many others a hand is compared with."""
DARE = 6
"""From which level on the Injury die is activated, but for an opponent who is about to fall."""
LOW = 3
VIRTUES = ("jin", "chugi", "makoto", "rei", "gi", "yu", "meiyo")
"""The dearest first."""


def careful(view: FightState, options: Sequence[str], dice: Dice) -> str:
    """Choose by what the beat is about; the stand-in chooses where nothing is to be weighed."""
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
    """Do first what is worth doing beside; then place the two cards that promise most."""
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
    """Do what spares the most for its price, or face the counterattack."""
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
    """Return what is suffered where the place is exploited: a cut, nothing, better hidden, or stopped."""
    # As the six faces of the Bamboo Forest say (``rules/way/surroundings.py``).
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
    """Say whether to exploit a place before an attack: where more is won by it than lost, on average."""
    faces = view.options.place.does(literal=view.options.literal)
    if "place" not in options or view.life == 1:
        return False
    # The Cliff that can end the fight is let be; that of the second version, by the house switch, cannot.
    return not any(isinstance(clause, LosesFight) for face in faces for clause in face)


def _die(view: FightState, options: Sequence[str]) -> str:  # noqa: ARG001  as every beat has it
    return "activate" if view.die >= DARE or view.foe.life == 1 else "hold"


def _reward(view: FightState, options: Sequence[str]) -> str:
    if "pawn" in options:
        return "pawn"
    if "ki" in options and view.ki < LAST:
        return "ki"
    return "special" if "special" in options else options[0]


def _virtue(view: FightState, options: Sequence[str]) -> str:  # noqa: ARG001  as every beat has it
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
