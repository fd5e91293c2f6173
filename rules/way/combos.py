"""What three cards of an icon bring: Ki, Special Action cards, the pawn with its virtue, the Injury die."""

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
"""How many are shown for one to be taken, with the house switch."""
SPECIALS_SHOWN = 2
"""The same for Special Action cards, with a weapon that says so."""


def score_combos(table: WayTable) -> None:
    """Score every icon of which there are three beside the board, once a round."""
    for icon in ICONS:
        if icon in table.state.scored or not combo(table.state.played, icon):
            continue
        table.change(scored=(*table.state.scored, icon))
        table.tell(ComboMade(icon=icon))
        # All that combos bring; what Ki is paid for stays (ruling "rib-leaves-paying").
        if standing(table.state, CombosVoid):
            continue
        if icon == DIE_ICON:
            table.raise_die(by_combo=True)
        else:
            table.first(Beat("reward", icon=icon))


def rewards(state: FightState) -> tuple[str, ...]:
    """Return what can be taken for a combo."""
    possible = {
        "ki": can_gain_ki(state),
        "special": bool(state.decks.specials),
        # For each icon that earns a reward (ruling "any-reward-moves").
        "pawn": pawn_moves(state),
    }
    return tuple(reward for reward, can in possible.items() if can)


def take_reward(table: WayTable, reward: str) -> None:
    """Take what was chosen for a combo."""
    if reward == "ki":
        table.gain_ki(1, "combo")
    elif reward == "pawn":
        move_pawn(table)
    else:
        count = max([1, *(clause.count for clause in standing(table.state, SpecialsWon))])
        # One after the other, each of two with the Wakizashi (ruling "two-of-each").
        table.first(*(Beat("special"),) * count)


def draw_special(table: WayTable) -> None:
    """Draw a Special Action card: of two, where the weapon says so."""
    shown = SPECIALS_SHOWN if standing(table.state, KeepsOneOfTwo) or standing(table.state, DrawsTwo) else 1
    drawn, left = table.state.decks.specials[:shown], table.state.decks.specials[shown:]
    table.deck(specials=left)
    # Both are kept, but by the letter (ruling "both-with-the-wakizashi").
    if standing(table.state, DrawsTwo) and not table.state.options.literal:
        table.first(*(Beat("keep", cards=(card,)) for card in drawn))
    elif drawn:
        table.first(Beat("keep", cards=drawn))


def cards_shown(state: FightState) -> tuple[str, ...]:
    """Return the cards of which one is taken."""
    return state.agenda[0].cards


def keep_special(table: WayTable, card: str) -> None:
    """Put a Special Action card on top of the Action deck, and shuffle another back."""
    back = tuple(other for other in table.beat.cards if other != card)
    if back:
        specials = table.dice.shuffle((*table.state.decks.specials, *back), "specials")
        table.deck(specials=specials)
    # It is the next one drawn, and stays in the game (ruling "special-ahead").
    table.deck(ahead=(card, *table.state.decks.ahead))
    table.change(won=(*table.state.won, card))
    table.tell(SpecialWon(card=card))


def pawn_moves(state: FightState) -> bool:
    """Say whether there is still a Bushido card to be won."""
    return bool(state.decks.virtues)


def move_pawn(table: WayTable) -> None:
    """Move the pawn to the next kanji; on the third one a Bushido card is drawn."""
    table.change(pawn=table.state.pawn + 1)
    table.tell(PawnMoved(kanji=table.state.pawn))
    # At once, not with the next combo (ruling "drawn-at-once").
    if table.state.pawn == LAST_KANJI:
        shown = 1 if table.state.options.literal else VIRTUES_SHOWN
        table.first(Beat("virtue", cards=table.state.decks.virtues[:shown]))
        # One virtue a fight: the others leave the game, and an empty deck says that it was won.
        table.deck(virtues=())


def take_virtue(table: WayTable, virtue: str) -> None:
    """Lay a Bushido card beside the player, or let any other be taken in its place."""
    # By the house switch a virtue does at once what it would do at the next combo (ruling "house-switches").
    credit, at_once = 0, not table.state.options.literal
    for clause in _virtues(table)[virtue].clauses:
        match clause:
            case TakesAnyVirtue():
                # Any of all others, shown or not (ruling "any-other").
                table.first(Beat("virtue", cards=tuple(key for key in _virtues(table) if key != virtue)))
                # Nothing is won yet: that is told of the card taken instead.
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
    """Count down what is left on a Bushido card, which is discarded once it is used up."""
    left = table.state.credit - count
    table.change(credit=left)
    if not left and table.state.virtue:
        table.tell(VirtueSpent(virtue=table.state.virtue))
        table.change(virtue=None)
