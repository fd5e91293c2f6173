"""What is decided before a fight, and how its table is laid out."""

from collections.abc import Mapping

import msgspec

from rules.dice import Dice
from rules.game import Question
from rules.way.action_cards import ACTIONS, GISEI, SPECIALS
from rules.way.clauses import Visits
from rules.way.events import FightOpened
from rules.way.features import CLIMATES, EVENTS, WEAPONS
from rules.way.injuries import BLOOD_INJURIES, INJURY_DECK
from rules.way.opponents import COUNTERATTACKS, DEFENCES, OPPONENTS, Foe
from rules.way.state import Beat, Decks, DrawPile, FightState, Leg, WayOptions, most_ki, most_life
from rules.way.surroundings import SURROUNDINGS
from rules.way.table import WayTable

ARMOUR = 4
KANJI = 2
"""The kanji on which the pawn begins, with the house switch."""
_NAMED = {
    "opponent": tuple(OPPONENTS),
    "weapon": tuple(WEAPONS),
    "surroundings": tuple(SURROUNDINGS),
    "climate": tuple(CLIMATES),
    "yoroi": ("none", "mine", "theirs"),
}
_MODULES = {"bushido": ("with", "without"), "gisei": ("with", "without"), "blood": ("without", "with")}
_SWITCHES = {"switches": ("house", "literal")}

QUESTIONS = tuple(Question(name, answers) for name, answers in (_NAMED | _MODULES | _SWITCHES).items())


def chosen(answers: Mapping[str, str]) -> WayOptions:
    """Return the options that follow from the player's answers."""
    named = {name: answers[name] for name in _NAMED if name in answers}
    modules = {name: answers[name] == "with" for name in _MODULES if name in answers}
    literal = answers.get("switches") == "literal"
    return msgspec.convert({**named, **modules, "literal": literal}, WayOptions)


def lay_out(options: WayOptions, dice: Dice) -> WayTable:
    """Lay out the table for a fight, or for a duel of the Road with everything brought into it."""
    table = WayTable(_fresh(options, dice), dice)
    leg = options.leg
    if leg is None:
        table.change(life=most_life(table.state), ki=most_ki(table.state))
        table.tell(FightOpened(opponent=options.opponent))
    else:
        _bring(table, leg)
        event = dice.pick(tuple(EVENTS), "event")
        table.change(event=event)
        table.tell(FightOpened(opponent=options.opponent, befell=event))
        _visit(table, event)
    return table


def _fresh(options: WayOptions, dice: Dice) -> FightState:
    brought = options.leg.specials if options.leg else ()
    with_virtues = options.bushido and not (options.leg and options.leg.virtue_won)
    decks = Decks(
        actions=DrawPile(dice.shuffle((*ACTIONS, *brought), "actions")),
        # Those won on the Road are already in the Action deck, and there is only one of each.
        specials=dice.shuffle([card for card in SPECIALS if card not in brought], "specials"),
        defences=DrawPile(dice.shuffle(DEFENCES, "defences")),
        counters=DrawPile(dice.shuffle(COUNTERATTACKS, "counters")),
        gisei=dice.shuffle(tuple(GISEI), "gisei") if options.gisei else (),
        injuries=dice.shuffle(INJURY_DECK, "injuries"),
        blood=dice.shuffle(tuple(BLOOD_INJURIES), "blood") if options.blood else (),
        virtues=dice.shuffle(tuple(options.edition.virtues), "virtues") if with_virtues else (),
    )
    return FightState(
        options=options,
        weapon=options.weapon,
        decks=decks,
        foes=_foes(options),
        # Both are set after this: they depend on the weapon, or on the previous duel.
        life=0,
        ki=0,
        agenda=(Beat("round"),),
        armour=ARMOUR if options.yoroi == "mine" else 0,
        pawn=0 if options.literal else KANJI,
    )


def _foes(options: WayOptions) -> tuple[Foe, ...]:
    """Return the opponents; of three, the last wears the armour (ruling "one-armour")."""
    *others, last = options.edition.opponents[options.opponent].foes
    if options.yoroi == "theirs":
        last = msgspec.structs.replace(last, armour=ARMOUR)
    return (*others, last)


def _bring(table: WayTable, leg: Leg) -> None:
    """Bring in what is kept from earlier duels."""
    table.change(
        life=leg.life,
        ki=leg.ki,
        armour=leg.armour,
        pawn=leg.pawn,
        virtue=leg.virtue,
        credit=leg.credit,
        won=leg.specials,
        agenda=(*((Beat("camp"),) if leg.camps else ()), Beat("round")),
    )


def _visit(table: WayTable, event: str) -> None:
    """Resolve an event of the Road for the player and the opponents; it kills nobody."""
    for clause in EVENTS[event].clauses:
        if isinstance(clause, Visits):
            state = table.state
            table.change(
                life=max(1, min(most_life(state), state.life + clause.life)),  # ruling "events"
                ki=max(0, min(most_ki(state), state.ki + clause.ki)),
            )
            for number, foe in enumerate(state.foes):
                life, ki = max(1, foe.life + clause.foe_life), max(0, foe.ki + clause.foe_ki)
                table.set_foe(number, life=life, ki=ki)
