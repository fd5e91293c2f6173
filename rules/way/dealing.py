"""How a round begins and ends, and what the player does with the cards in hand."""

from itertools import combinations

from msgspec.structs import replace

from rules.way.action_cards import added
from rules.way.clauses import Bleeds, InjuredAfter, RedrawsAll, RoundBegins, SwapsCards
from rules.way.combos import score_combos
from rules.way.events import (
    CardsExchanged,
    CardsPlaced,
    DefenceRevealed,
    RoundClosed,
    RoundOpened,
    TargetMarked,
)
from rules.way.happenings import injure
from rules.way.levels import Levels
from rules.way.opponents import DefenceCard
from rules.way.state import Beat, FightState, Used, living, standing
from rules.way.table import WayTable

HAND = 6
PAIR = 2
IN_AN_ATTACK = 3
NO_THIRD = "strike"
ATTACKS = 2
ROUNDS = 10
SECOND_MORE = 2
"""How much stronger defence and counterattacks are in the second attack of a round."""
PEEKED_LESS = 1
"""How much weaker a defence is if the player looked at it first (ruling "own-ki")."""
KEEP = "keep"
ALL = "all"
SWAP = "swap:"
PEEK = "peek"


def open_round(table: WayTable) -> None:
    """Draw six cards, and queue the two attacks."""
    state = table.state
    table.change(
        round=state.round + 1,
        # From 0 in each round, apart from the climate (ruling "levels-stay").
        levels=_levels_at_first(state, state.round + 1),
        scored=(),
        used=Used(fight=state.used.fight),
        hand=table.draw_actions(HAND),
    )
    table.tell(RoundOpened(round=table.state.round, cards=table.state.hand))
    attacks = (Beat("attack", number) for number in range(1, ATTACKS + 1))
    table.first(Beat("redraw"), *attacks, Beat("close"))


def _levels_at_first(state: FightState, number: int) -> Levels:
    """Return the levels at the beginning of a round."""
    changes = (change for change in standing(state, RoundBegins) if number % change.every == 0)
    return sum((change.levels for change in changes), Levels())


def redraws(state: FightState) -> tuple[str, ...]:
    """Return the ways to change the six cards."""
    options = [KEEP]
    if redraws_left(state):
        options.append(ALL)
    if "swap" not in state.used.round:
        for swap in standing(state, SwapsCards):
            for count in range(1, swap.count + 1):
                options += [SWAP + "+".join(cards) for cards in combinations(state.hand, count)]
    return tuple(options)


def redraws_left(state: FightState) -> int:
    """Return how often all cards can still be exchanged in this fight."""
    leg = state.options.leg
    uses = (leg.redraws if leg else 0) + sum(clause.uses for clause in standing(state, RedrawsAll))
    return uses - state.used.fight.count("redraw")


def redraw(table: WayTable, choice: str) -> None:
    """Discard the chosen cards, draw as many, and ask again."""
    if choice == KEEP:
        return
    # Again, because several can be used in one round (ruling "redraws-in-a-row").
    table.first(table.beat)
    if choice == ALL:
        table.use("fight", "redraw")
        old = table.state.hand
    else:
        table.use("round", "swap")
        old = tuple(choice.removeprefix(SWAP).split("+"))
    table.change(hand=tuple(card for card in table.state.hand if card not in old))
    table.discard_actions(old)
    new = table.draw_actions(len(old))  # ruling "as-many-new"
    table.change(hand=(*table.state.hand, *new))
    table.tell(CardsExchanged(by=ALL if choice == ALL else "swap", old=old, new=new))


def open_attack(table: WayTable) -> None:
    """Queue an attack and the counterattacks after it."""
    state = table.state
    table.change(
        attack=table.beat.number,
        target=living(state)[0],  # until another is marked
        defence=None,
        technique_before=state.levels.technique,
        shaken=False,
        used=replace(state.used, attack=()),
    )
    # Of three, one is marked again for each attack (ruling "target-each-attack").
    names = ("target", "pair", "reveal", "third", "strike", "counters")
    table.first(*(Beat(name) for name in names))


def targets(state: FightState) -> tuple[str, ...]:
    """Return the opponents who can be attacked."""
    return tuple(map(str, living(state)))


def mark(table: WayTable, choice: str) -> None:
    """Mark the target of this attack."""
    table.change(target=int(choice))
    if len(table.state.foes) > 1:
        table.tell(TargetMarked(foe=int(choice)))


def pairs(state: FightState) -> tuple[str, ...]:
    """Return every two cards that can be activated first, or fewer if fewer are left.

    The last three are laid together, because their order would make no difference (ruling "last-together").
    """
    if state.options.edition.last_cards_together and len(state.hand) <= IN_AN_ATTACK:
        return ("+".join(state.hand),) if state.hand else ()
    return tuple("+".join(cards) for cards in combinations(state.hand, min(PAIR, len(state.hand))) if cards)


def thirds(state: FightState) -> tuple[str, ...]:
    """Return every card that can be activated last, or the choice without one."""
    if state.options.edition.last_cards_together and not state.hand:
        # Still asked, because points of a virtue can be spent (ruling "points-without-a-third").
        return (NO_THIRD,)
    return state.hand


def place_third(table: WayTable, choice: str) -> None:
    """Activate the last card of an attack, if there is one."""
    if choice != NO_THIRD:
        place(table, choice)


def place(table: WayTable, choice: str) -> None:
    """Activate cards of the hand."""
    cards = tuple(choice.split("+"))
    table.change(
        hand=tuple(card for card in table.state.hand if card not in cards),
        played=(*table.state.played, *cards),
    )
    table.add(added(cards))
    table.tell(CardsPlaced(cards=cards, levels=table.state.levels))
    score_combos(table)


def needed(state: FightState, card: DefenceCard) -> DefenceCard:
    """Return what Strength and Technique must exceed in this attack."""
    # In the round's second attack (ruling "second-is-harder").
    later = SECOND_MORE if state.attack == ATTACKS else 0
    return card.raised(state.foe.defence, later - (PEEKED_LESS if PEEK in state.used.attack else 0))


def reveal(table: WayTable, *, peeked: bool = False) -> None:
    """Turn over the defence against this attack, if it is not yet revealed."""
    if table.state.defence is None:
        card = table.draw_defence()
        table.change(defence=card)
        all_needed = needed(table.state, card)
        table.tell(DefenceRevealed(attack=table.state.attack, card=card, needed=all_needed, peeked=peeked))


def close_round(table: WayTable) -> None:
    """End a round after the counterattacks of its second attack."""
    state = table.state
    table.tell(RoundClosed(round=state.round))
    # Including a wound of this very round (ruling "this-round-bleeds").
    for bleeding in standing(state, Bleeds):
        table.lose_life(bleeding.count, "bleeding")
    for injured in standing(state, InjuredAfter):
        # In that one round, not in every tenth (ruling "that-round-alone").
        due = injured.round if state.options.literal else injured.adapted
        # Bleeding may just have ended the fight.
        if not table.over and state.round == due:
            injure(table, 1)
    # The hand still holds the card left over by a seventh.
    table.discard_actions((*table.state.hand, *table.state.played))
    table.change(hand=(), played=())
    if table.over:
        return
    if state.round == ROUNDS:
        table.end("time")  # ruling "ten-rounds"
    else:
        table.first(Beat("round"))
