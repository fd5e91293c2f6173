"""How one-time clauses are applied, and how injuries happen."""

from collections.abc import Iterable

from rules.way.clauses import (
    DieFalls,
    DieLeaves,
    LosesByDie,
    LosesFight,
    LosesKi,
    LosesLife,
    Raises,
    Staggers,
    StopsCounter,
    WayClause,
    WoundsFoe,
)
from rules.way.events import FoeKiSpent, GuardRaised, Wounded
from rules.way.injuries import BASE_INJURIES, BLOOD_INJURIES
from rules.way.levels import Levels
from rules.way.state import Beat, Wound
from rules.way.table import WayTable


def befall(table: WayTable, clauses: Iterable[WayClause], by: str) -> None:
    """Apply clauses to the player, in their order, until the fight is over."""
    for clause in clauses:
        if not table.over:
            _befall(table, clause, by)


def _befall(table: WayTable, clause: WayClause, by: str) -> None:
    """Apply one clause to the player; those in force for a while change nothing here."""
    match clause:
        case LosesLife() | LosesKi() | LosesByDie():
            _lose(table, clause, by)
        case DieFalls() | DieLeaves():
            _lower_die(table, clause)
        case Staggers(count=count):
            # For the player, it strengthens the next counterattack (ruling "stagger").
            table.change(exposed=table.state.exposed + count)
        case LosesFight(reason=reason):
            table.end(reason)
        case Raises(levels=levels):
            raise_guard(table, levels, by)
        case StopsCounter():
            table.change(stopped=True)
        case WoundsFoe(level=level):
            injure_foe(table, table.state.target, level)
            # Of three, the one pushed may have fallen: then another is marked before any card is laid.
            table.first(Beat("flip" if table.state.foe.life else "target"))
        case _:
            pass


def _lose(table: WayTable, clause: LosesLife | LosesKi | LosesByDie, by: str) -> None:
    """Take Life or Ki from the player."""
    match clause:
        case LosesLife(count=count):
            table.hurt(count, by)
        case LosesKi(count=count):
            table.pay_ki(count, by)
        case LosesByDie(what="life"):
            # A die that has left the game counts as 1 (ruling "die-gone-counts-one").
            table.hurt(max(1, table.state.die), by)
        case LosesByDie():
            table.pay_ki(max(1, table.state.die), by)


def _lower_die(table: WayTable, clause: DieFalls | DieLeaves) -> None:
    """Lower the Injury die, or remove it from the game."""
    if isinstance(clause, DieFalls):
        table.set_die(max(1, table.state.die - clause.count))  # ruling "die-falls-to-one"
    elif table.state.die:
        table.set_die(0)


def raise_guard(table: WayTable, levels: Levels, by: str) -> None:
    """Change the levels before a counterattack (ruling "as-an-action-card")."""
    table.add(levels)
    table.tell(GuardRaised(by=by, levels=table.state.levels))


def injure(table: WayTable, level: int) -> None:
    """Injure the player, with the deck of Blood if it is in the game, until that is empty."""
    if not table.state.options.blood:
        _draw_base_injury(table, level)
        return
    key, *left = table.state.decks.blood
    table.deck(blood=tuple(left))
    table.tell(Wounded(who="player", injury=key, level=level))
    table.change(wounds=(*table.state.wounds, Wound(key, level)))
    table.add(Levels())  # what exceeds a cap now is lost at once
    befall(table, BLOOD_INJURIES[key].wound(level), key)
    # Only now, after the card is resolved (ruling "last-wound").
    if not left:
        table.end("last-wound")


def _draw_base_injury(table: WayTable, level: int) -> None:
    """Injure the player from the deck of the base game."""
    # It stays in the deck, which is shuffled afterwards.
    key = table.state.decks.injuries[0]
    table.tell(Wounded(who="player", injury=key, level=level))
    befall(table, BASE_INJURIES[key].wound(level), key)
    _put_back(table, key)


def injure_foe(table: WayTable, number: int, level: int) -> None:
    """Injure an opponent, always with the deck of the base game."""
    key = table.state.decks.injuries[0]
    table.change(shaken=True)
    table.tell(Wounded(who="foe", injury=key, level=level))
    for clause in BASE_INJURIES[key].wound(level):
        _befall_foe(table, number, clause, key)
    _put_back(table, key)


def _befall_foe(table: WayTable, number: int, clause: WayClause, by: str) -> None:
    foe = table.state.foes[number]
    match clause:
        case LosesLife(count=count):
            table.hurt_foe(number, count, by)
        case LosesKi(count=count) if foe.ki:
            lost = min(count, foe.ki)
            table.set_foe(number, ki=foe.ki - lost)
            table.tell(FoeKiSpent(foe=number, count=lost))
        case Staggers(count=count):
            table.set_foe(number, boost=foe.boost - count)
        case _:
            pass


def _put_back(table: WayTable, key: str) -> None:
    """Shuffle a drawn card back into its deck."""
    table.change(shown=(*table.state.shown, key))
    table.deck(injuries=table.dice.shuffle(table.state.decks.injuries, "injuries"))
