"""What the player can do besides the current choice, which stays open."""

from collections.abc import Callable

import msgspec

from rules.way.action_cards import GISEI
from rules.way.clauses import Credit, Hooks, KiIntoLife, NoPeeking, NoSeventh, TradesLife
from rules.way.combos import move_pawn, pawn_moves, spend_credit
from rules.way.dealing import IN_AN_ATTACK, PEEK, reveal
from rules.way.events import CardDrawn, CreditSpent, PlaceExploited
from rules.way.happenings import befall, raise_guard
from rules.way.levels import Levels, one_level
from rules.way.state import BeatName, FightState, can_gain_ki, caps, most_life, standing
from rules.way.table import WayTable

PAWN_KI = 2
GUARD_BY_KI = 2


class Extra(msgspec.Struct, frozen=True):
    """Something that can be done at certain beats."""

    offers: Callable[[FightState], tuple[str, ...]]
    does: Callable[[WayTable, str], None]


def _once(name: str, can: Callable[[FightState], bool], does: Callable[[WayTable], None]) -> Extra:
    """Return an extra with a single option."""
    return Extra(lambda state: (name,) if can(state) else (), lambda table, _: does(table))


def _can_peek(state: FightState) -> bool:
    can = state.ki > 0 and state.defence is None and not standing(state, NoPeeking)
    # With three cards left, seeing it would change no decision.
    return can and not (state.options.edition.last_cards_together and len(state.hand) <= IN_AN_ATTACK)


def _peek(table: WayTable) -> None:
    table.pay_ki(1, PEEK)
    table.use("attack", PEEK)
    reveal(table, peeked=True)


def _can_draw_seventh(state: FightState) -> bool:
    # Once a round (ruling "own-ki").
    return state.ki > 0 and "seventh" not in state.used.round and not standing(state, NoSeventh)


def _draw_seventh(table: WayTable) -> None:
    table.pay_ki(1, "seventh")
    table.use("round", "seventh")
    for card in table.draw_actions(1):
        table.change(hand=(*table.state.hand, card))
        table.tell(CardDrawn(card=card))


def _can_guard(state: FightState) -> bool:
    return state.ki > 0 and "guard" not in state.used.counter


def _guard(table: WayTable) -> None:
    table.pay_ki(1, "guard")
    table.use("counter", "guard")
    raise_guard(table, Levels(guard=GUARD_BY_KI), "guard")


def _can_sacrifice(state: FightState) -> bool:
    # Never with the last Life (ruling "gisei-once").
    return bool(state.decks.gisei) and state.life > 1 and "gisei" not in state.used.counter


def _sacrifice(table: WayTable) -> None:
    # Past the armour, which does not take prices (ruling "what-armour-takes").
    table.lose_life(1, "gisei")
    table.use("counter", "gisei")
    card = table.state.decks.gisei[0]
    raise_guard(table, GISEI[card].adds, card)
    table.change(shown=(*table.state.shown, card))
    table.deck(gisei=table.dice.shuffle(table.state.decks.gisei, "gisei"))


def _can_hook(state: FightState) -> bool:
    raised = state.levels.technique - state.technique_before
    used = state.used.fight.count("hook")
    return any(used < hook.uses and raised >= hook.raised for hook in standing(state, Hooks))


def _hook(table: WayTable) -> None:
    table.use("fight", "hook")
    table.use("counter", "hook")
    table.change(stopped=True)  # only the next one (ruling "one-is-stopped")


def _can_trade(state: FightState) -> bool:
    can = state.life > 1 and can_gain_ki(state) and "trade" not in state.used.attack
    return can and bool(standing(state, TradesLife))


def _trade(table: WayTable) -> None:
    table.use("attack", "trade")
    table.lose_life(1, "trade")
    for trade in standing(table.state, TradesLife):
        table.gain_ki(trade.ki, "trade")


def _can_move_pawn(state: FightState) -> bool:
    # Paying for it gained nothing (ruling "pawn-by-combos").
    by_ki = state.options.literal or state.options.edition.ki_moves_pawn
    return by_ki and pawn_moves(state) and state.ki >= PAWN_KI


def _pay_for_pawn(table: WayTable) -> None:
    table.pay_ki(PAWN_KI, "pawn")
    move_pawn(table)


def _can_save_life(state: FightState) -> bool:
    can = state.ki > 0 and state.life < most_life(state)  # ruling "one-by-one"
    return can and bool(standing(state, KiIntoLife))


def _save_life(table: WayTable) -> None:
    table.pay_ki(1, "save")
    spend_credit(table, 1)
    table.gain_life(1, "save")


def _places(state: FightState) -> tuple[str, ...]:
    place = state.options.place
    name = state.agenda[0].name
    due = place.faces and name == {"attack": "pair", "counter": "guard"}[place.before]
    used = state.used.fight if place.once == "fight" else state.used.round
    fits = name != "pair" or state.defence is None  # ruling "cliff-first": before any card is shown
    return ("place",) if due and fits and place.key not in used else ()


def _exploit(table: WayTable) -> None:
    options = table.state.options
    place = options.place
    table.use(place.once, place.key)
    thrown = table.throw()
    table.tell(PlaceExploited(thrown=thrown))
    # So that a counterattack it stops is told as stopped by the place.
    if place.before == "counter":
        table.use("counter", place.key)
    befall(table, place.does(literal=options.literal)[thrown - 1], place.key)


def _credits(state: FightState) -> tuple[str, ...]:
    """Return choices for as many points as the level can still take (ruling "credit-as-a-card")."""
    for clause in standing(state, Credit):
        # No more than that: points raise no level above a cap (ruling "cap-on-credits").
        room = getattr(caps(state), clause.level) - getattr(state.levels, clause.level)
        return tuple(f"credit:{points}" for points in range(1, min(state.credit, room) + 1))
    return ()


def _spend(table: WayTable, choice: str) -> None:
    points = int(choice.partition(":")[2])
    for clause in standing(table.state, Credit):
        table.add(one_level(clause.level, points))
        table.tell(CreditSpent(level=clause.level, points=points, levels=table.state.levels))
    spend_credit(table, points)


EXTRAS: dict[str, Extra] = {
    PEEK: _once(PEEK, _can_peek, _peek),
    "seventh": _once("seventh", _can_draw_seventh, _draw_seventh),
    "place": Extra(_places, lambda table, _: _exploit(table)),
    "credit": Extra(_credits, _spend),
    "guard": _once("guard", _can_guard, _guard),
    "gisei": _once("gisei", _can_sacrifice, _sacrifice),
    "hook": _once("hook", _can_hook, _hook),
    "save": _once("save", _can_save_life, _save_life),
    "trade": _once("trade", _can_trade, _trade),
    "pawn": _once("pawn", _can_move_pawn, _pay_for_pawn),
}

DUE: dict[BeatName, tuple[str, ...]] = {
    "pair": ("peek", "seventh", "place"),
    "third": ("credit",),
    "guard": ("guard", "gisei", "place", "hook", "save"),
}
"""Extras that make a question even if there is otherwise only one choice."""

ALONG: dict[BeatName, tuple[str, ...]] = {
    "redraw": ("save", "pawn"),
    "target": ("save", "pawn"),
    "pair": ("save", "trade", "pawn"),
    "third": ("save", "trade", "pawn"),
    "guard": ("trade", "pawn"),
}
"""Extras available at any time when the player is asked (ruling "any-time")."""


def offered(state: FightState, extras: dict[BeatName, tuple[str, ...]]) -> tuple[str, ...]:
    """Return the extras available now; none if the counterattack is already stopped."""
    if state.stopped:
        return ()
    return tuple(
        option for key in extras.get(state.agenda[0].name, ()) for option in EXTRAS[key].offers(state)
    )
