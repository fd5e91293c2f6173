"""How an attack is resolved: damage, the Injury die, the opponent's reaction, Shiro's card."""

from rules.way.action_cards import ACTION_CARDS
from rules.way.dealing import needed
from rules.way.events import (
    AttackResolved,
    CardDrawn,
    CardTurned,
    DieActivated,
    FoeKiSpent,
    PricePaid,
)
from rules.way.happenings import injure_foe
from rules.way.levels import Levels
from rules.way.opponents import DefenceCard
from rules.way.state import Beat, FightState
from rules.way.table import WayTable

DEEP = 3
"""How far the blue die must be below the Injury die for an injury of level 2."""
FOE_BOOST = 2
"""What an opponent's Ki adds to his next counterattack."""
REMOVE = "card:"


def damage_of(levels: Levels, against: DefenceCard) -> int:
    """Return the damage of levels against a defence: 1 for each of the two that exceeds it."""
    # An equal level does not hit (ruling "must-exceed").
    return (levels.strength > against.strength) + (levels.technique > against.technique)


def strike(table: WayTable) -> None:
    """Resolve the attack against the revealed defence."""
    state = table.state
    if state.defence is None:
        return
    against = needed(state, state.defence)
    damage = damage_of(state.levels, against)
    table.tell(
        AttackResolved(
            foe=state.target,
            strength=state.levels.strength,
            technique=state.levels.technique,
            needed=against,
            damage=damage,
        )
    )
    # Only a hit can bring the Injury die into play (ruling "die-after-a-hit").
    if damage:
        table.hurt_foe(state.target, damage, "attack")
        if table.state.foe.life:
            # The card comes last: damage and an injury in one attack turn it once (ruling
            # "one-turn-an-attack").
            table.first(Beat("die"), Beat("pay"), Beat("flip"))


def uses_of_die(state: FightState) -> tuple[str, ...]:
    """Return the choices for the Injury die after a hit (ruling "worth-activating")."""
    if not state.die:
        return ()
    return ("activate", "hold") if state.die > 1 else ("hold",)


def use_die(table: WayTable, choice: str) -> None:
    """Activate the Injury die (throw the blue one against it and reset it to 1), or let it rise."""
    if choice == "hold":
        table.raise_die()
        return
    level, thrown = table.state.die, table.throw()
    wound = wound_by(level, thrown)
    table.tell(DieActivated(level=level, thrown=thrown, wound=wound))
    table.set_die(1)
    if wound:
        injure_foe(table, table.state.target, wound)


def wound_by(level: int, thrown: int) -> int:
    """Return the level of a wound, or 0, for a throw of the blue die against the Injury die."""
    if thrown > level:
        return 0
    # Far enough below the die, it is deep (ruling "deep-injury").
    return 2 if thrown <= level - DEEP else 1


def pay_for_counter(table: WayTable) -> None:
    """Charge an opponent who was hit Ki for a stronger counterattack."""
    number, foe = table.state.target, table.state.foe
    if foe.life and foe.ki:
        # He has no choice: an opponent who was hit pays a Ki if he has one (ruling "foe-ki").
        table.set_foe(number, ki=foe.ki - 1, boost=foe.boost + FOE_BOOST)
        table.tell(FoeKiSpent(foe=number, count=1, boost=FOE_BOOST))


def flip(table: WayTable) -> None:
    """Turn the card of an opponent with two sides, if he was damaged or injured."""
    foe = table.state.foe
    if foe.side and foe.life and table.state.shaken:
        side = "B" if foe.side == "A" else "A"
        table.set_foe(table.state.target, side=side)
        table.tell(CardTurned(side=side))
        if side == "B":
            table.first(Beat("price"))
    table.change(shaken=False)


def prices(state: FightState) -> tuple[str, ...]:
    """Return those of the four prices of Shiro's second side that can be paid."""
    # Life always, even the last one (ruling "life-as-a-price").
    possible = {"ki": state.ki > 0, "life": True, "die": state.die > 1}
    # Losing a card already laid would cost nothing (ruling "price-of-cards-to-come").
    kept = state.played if state.options.edition.laid_cards_pay else state.decks.ahead
    cards = tuple(REMOVE + card for card in (*state.hand, *kept))
    return (*(price for price, can in possible.items() if can), *cards)


def pay_price(table: WayTable, price: str) -> None:
    """Pay one of the four prices."""
    table.tell(PricePaid(price=price))
    if price == "ki":
        table.pay_ki(1, "price")
    elif price == "life":
        table.lose_life(1, "price")
    elif price == "die":
        table.set_die(table.state.die - 1)
    else:
        _remove(table, price.removeprefix(REMOVE))


def _remove(table: WayTable, card: str) -> None:
    """Remove an Action card from the game; a Special one from hand is replaced."""
    state = table.state
    in_hand = card in state.hand
    table.change(
        hand=tuple(held for held in state.hand if held != card),
        # Its levels stay on the board (ruling "levels-of-the-removed").
        played=tuple(laid for laid in state.played if laid != card),
    )
    table.deck(ahead=tuple(won for won in state.decks.ahead if won != card))
    # A common one is not replaced (ruling "play-what-is-left").
    if in_hand and ACTION_CARDS[card].special:
        drawn = table.draw_actions(1)
        table.change(hand=(*table.state.hand, *drawn))
        for new in drawn:
            table.tell(CardDrawn(card=new))
