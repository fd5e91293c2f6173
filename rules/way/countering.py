"""How counterattacks are called, shown, and met by the Guard."""

from msgspec.structs import replace

from rules.way.clauses import FirstCounterMore
from rules.way.dealing import ATTACKS, SECOND_MORE
from rules.way.events import CounterMet, CountersCalled, CounterStopped
from rules.way.happenings import injure
from rules.way.opponents import COUNTERED_BY
from rules.way.state import Beat, FightState, living, standing
from rules.way.table import WayTable

FACE = "face"
DEEP_GAP = 4
"""How far a counterattack must exceed the Guard for 2 damage."""
SEVERE = 5
"""What the blue die must show for a wound of level 2, with Blood."""
FIRST = "countered"


def call_counters(table: WayTable) -> None:
    """Queue the opponent's counterattack; of three, those named by the blue die who still stand."""
    standing_foes = living(table.state)
    if len(table.state.foes) > 1:
        # Even if one has just fallen: a throw follows the attack (ruling "throw-after-a-kill").
        thrown = table.throw()
        standing_foes = tuple(number for number in COUNTERED_BY[thrown - 1] if number in standing_foes)
        table.tell(CountersCalled(thrown=thrown, foes=standing_foes))
    table.first(*(Beat(name, number) for number in standing_foes for name in ("guard", "counter")))


def power_beyond_card(state: FightState, number: int) -> int:
    """Return how much stronger a counterattack is than its card says."""
    foe = state.foes[number]
    power = foe.power + foe.boost + state.exposed
    if state.attack == ATTACKS:
        power += SECOND_MORE
    if FIRST not in state.used.fight:
        power += sum(clause.count for clause in standing(state, FirstCounterMore))
    return power


def damage_through(guard: int, power: int) -> int:
    """Return the damage of a counterattack against a Guard: 0, 1 or 2."""
    if guard >= power:  # an equal Guard holds (ruling "guard-holds")
        return 0
    return 2 if power - guard >= DEEP_GAP else 1


def injures(state: FightState) -> bool:
    """Return whether a counterattack with 2 damage does 1 and injures instead (ruling "severe")."""
    options = state.options
    # By the letter, even without Blood, from the second version on (ruling "hurt-by-the-letter").
    return options.blood or (options.literal and options.edition.hurt_by_letter)


def counter(table: WayTable) -> None:
    """Show a counterattack and compare it with the Guard, unless it was stopped."""
    number = table.beat.number
    if table.state.stopped:
        # The last thing done before it is what stopped it.
        table.tell(CounterStopped(foe=number, by=(table.state.used.counter or ("",))[-1]))
    else:
        _meet(table, number)
    state = table.state
    # Changes to its strength were for this counterattack only, stopped or not.
    table.set_foe(number, boost=0)
    table.change(
        stopped=False,
        exposed=0,
        used=replace(state.used, counter=(), fight=(*state.used.fight, *_first_time(state))),
    )


def _first_time(state: FightState) -> tuple[str, ...]:
    return () if FIRST in state.used.fight else (FIRST,)


def _meet(table: WayTable, number: int) -> None:
    state, card = table.state, table.draw_counter()
    power, guard = card + power_beyond_card(state, number), state.levels.guard
    damage = damage_through(guard, power)
    table.tell(CounterMet(foe=number, card=card, power=power, guard=guard, damage=damage))
    if damage > 1 and injures(state):
        table.hurt(1, "counterattack")
        if not table.over:
            injure(table, 2 if table.throw() >= SEVERE else 1)
    elif damage:
        table.hurt(damage, "counterattack")
