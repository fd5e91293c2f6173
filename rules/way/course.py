"""The course of a fight: what happens automatically, and what the player is asked."""

from collections.abc import Callable

import msgspec

from rules.way.camp import camps, pitch_camp
from rules.way.combos import cards_shown, draw_special, keep_special, rewards, take_reward, take_virtue
from rules.way.countering import FACE, call_counters, counter
from rules.way.dealing import (
    close_round,
    mark,
    open_attack,
    open_round,
    pairs,
    place,
    place_third,
    redraw,
    redraws,
    reveal,
    targets,
    thirds,
)
from rules.way.extras import ALONG, DUE, EXTRAS, offered
from rules.way.state import BeatName, FightState
from rules.way.striking import flip, pay_for_counter, pay_price, prices, strike, use_die, uses_of_die
from rules.way.table import WayTable


class Asking(msgspec.Struct, frozen=True):
    """A beat at which the player chooses, if there is more than one choice."""

    options: Callable[[FightState], tuple[str, ...]]
    take: Callable[[WayTable, str], None]


ASKED: dict[BeatName, Asking] = {
    "camp": Asking(camps, pitch_camp),
    "redraw": Asking(redraws, redraw),
    "target": Asking(targets, mark),
    "pair": Asking(pairs, place),
    "third": Asking(thirds, place_third),
    "reward": Asking(rewards, take_reward),
    "keep": Asking(cards_shown, keep_special),
    "virtue": Asking(cards_shown, take_virtue),
    "die": Asking(uses_of_die, use_die),
    "price": Asking(prices, pay_price),
    "guard": Asking(lambda _: (FACE,), lambda _table, _choice: None),
}

HAPPENS: dict[BeatName, Callable[[WayTable], None]] = {
    "round": open_round,
    "attack": open_attack,
    "reveal": reveal,
    "special": draw_special,
    "strike": strike,
    "pay": pay_for_counter,
    "flip": flip,
    "counters": call_counters,
    "counter": counter,
    "close": close_round,
}


def asked(state: FightState) -> tuple[str, ...]:
    """Return the choices at the next beat; with one choice or none, there is no question."""
    asking = ASKED.get(state.agenda[0].name)
    choices = asking.options(state) if asking else ()
    if not choices:
        return ()
    options = (*choices, *offered(state, DUE))
    # Things that can be done at any time never make a question by themselves.
    return (*options, *offered(state, ALONG)) if len(options) > 1 else options


def proceed(table: WayTable) -> None:
    """Resolve everything up to the next question (ruling "one-thing")."""
    while not table.over and len(options := asked(table.state)) <= 1:
        table.next()
        name = table.beat.name
        if name in HAPPENS:
            HAPPENS[name](table)
        elif options:
            ASKED[name].take(table, options[0])


def answer(table: WayTable, choice: str) -> None:
    """Carry out a choice, and everything up to the next question."""
    asking = ASKED[table.beat.name]
    table.change(shown=())
    if choice in asking.options(table.state):
        table.next()
        asking.take(table, choice)
    else:
        EXTRAS[choice.partition(":")[0]].does(table, choice)
    proceed(table)
