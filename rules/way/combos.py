"""Rewards for three cards of an icon: Ki, Special Action cards, the pawn with its virtue, the Injury die."""

from collections.abc import Mapping

from rules.way.action_cards import DIE_ICON, ICONS, combo
from rules.way.clauses import (
    CombosRaiseDie,
    CombosVoid,
    Credit,
    DieRises,
    DrawsTwo,
    Feature,
    KeepsOneOfTwo,
    KiIntoLife,
    SpecialsWon,
    TakesAnyVirtue,
)
from rules.way.events import ComboMade, PawnMoved, SpecialWon, VirtueSpent, VirtueWon
from rules.way.state import Beat, FightState, can_gain_ki, standing
from rules.way.table import WayTable

LAST_KANJI = 3
VIRTUES_SHOWN = 3
"""How many virtues to choose from, with the house switch."""
SPECIALS_SHOWN = 2
"""The same for Special Action cards, with a weapon that says so."""


def score_combos(table: WayTable) -> None:
    """Score every icon with three cards beside the board, once a round."""
    for icon in ICONS:
        if icon in table.state.scored or not combo(table.state.played, icon):
            continue
        table.change(scored=(*table.state.scored, icon))
        table.tell(ComboMade(icon=icon))
        # Only what combos bring is void; what Ki pays for stays (ruling "rib-leaves-paying").
        if standing(table.state, CombosVoid):
            continue
        if icon == DIE_ICON:
            table.raise_die(by_combo=True)
        else:
            table.first(Beat("reward", icon=icon))


def rewards(state: FightState) -> tuple[str, ...]:
    """Return the possible rewards for a combo."""
    possible = {
        "ki": can_gain_ki(state),
        "special": bool(state.decks.specials),
        # For each icon that earns a reward (ruling "any-reward-moves").
        "pawn": pawn_moves(state),
    }
    return tuple(reward for reward, can in possible.items() if can)


def take_reward(table: WayTable, reward: str) -> None:
    """Take the reward chosen for a combo."""
    if reward == "ki":
        table.gain_ki(1, "combo")
    elif reward == "pawn":
        move_pawn(table)
    else:
        count = max([1, *(clause.count for clause in standing(table.state, SpecialsWon))])
        # One after the other, each one of two with the Wakizashi (ruling "two-of-each").
        table.first(*(Beat("special"),) * count)


def draw_special(table: WayTable) -> None:
    """Draw a Special Action card, one of two if the weapon says so."""
    shown = SPECIALS_SHOWN if standing(table.state, KeepsOneOfTwo) or standing(table.state, DrawsTwo) else 1
    drawn, left = table.state.decks.specials[:shown], table.state.decks.specials[shown:]
    table.deck(specials=left)
    # Both are kept, except by the letter (ruling "both-with-the-wakizashi").
    if standing(table.state, DrawsTwo) and not table.state.options.literal:
        table.first(*(Beat("keep", cards=(card,)) for card in drawn))
    elif drawn:
        table.first(Beat("keep", cards=drawn))


def cards_shown(state: FightState) -> tuple[str, ...]:
    """Return the cards to choose one from."""
    return state.agenda[0].cards


def keep_special(table: WayTable, card: str) -> None:
    """Put a Special Action card on top of the Action deck, and shuffle the other back."""
    back = tuple(other for other in table.beat.cards if other != card)
    if back:
        specials = table.dice.shuffle((*table.state.decks.specials, *back), "specials")
        table.deck(specials=specials)
    # It is drawn next, and stays in the game (ruling "special-ahead").
    table.deck(ahead=(card, *table.state.decks.ahead))
    table.change(won=(*table.state.won, card))
    table.tell(SpecialWon(card=card))


def pawn_moves(state: FightState) -> bool:
    """Return whether a Bushido card can still be won."""
    return bool(state.decks.virtues)


def move_pawn(table: WayTable) -> None:
    """Move the pawn to the next kanji; on the third one, draw a Bushido card."""
    table.change(pawn=table.state.pawn + 1)
    table.tell(PawnMoved(kanji=table.state.pawn))
    # At once, not with the next combo (ruling "drawn-at-once").
    if table.state.pawn == LAST_KANJI:
        shown = 1 if table.state.options.literal else VIRTUES_SHOWN
        table.first(Beat("virtue", cards=table.state.decks.virtues[:shown]))
        # One virtue per fight: the others leave the game, and an empty deck shows that it was won.
        table.deck(virtues=())


def take_virtue(table: WayTable, virtue: str) -> None:
    """Lay a Bushido card beside the player, or offer all others in its place."""
    # With the house switch, a virtue at once does what it would do at the next combo (ruling
    # "house-switches").
    credit, at_once = 0, not table.state.options.literal
    for clause in _virtues(table)[virtue].clauses:
        match clause:
            case TakesAnyVirtue():
                # Any of all the others, shown or not (ruling "any-other").
                table.first(Beat("virtue", cards=tuple(key for key in _virtues(table) if key != virtue)))
                # Nothing is won yet: the card taken instead is told.
                return
            case Credit(points=points):
                credit = points
            case KiIntoLife(count=count):
                credit = count
            case SpecialsWon(count=count) if at_once:
                table.first(*(Beat("special"),) * count)
            case DieRises(count=count) | CombosRaiseDie(adapted=count) if at_once:
                table.set_die(table.state.die + count)
            case _:
                pass
    table.change(virtue=virtue, credit=credit)
    table.tell(VirtueWon(virtue=virtue))


def _virtues(table: WayTable) -> Mapping[str, Feature]:
    return table.state.options.edition.virtues


def spend_credit(table: WayTable, count: int) -> None:
    """Use up points of a Bushido card, which is discarded once none are left."""
    left = table.state.credit - count
    table.change(credit=left)
    if not left and table.state.virtue:
        table.tell(VirtueSpent(virtue=table.state.virtue))
        table.change(virtue=None)
