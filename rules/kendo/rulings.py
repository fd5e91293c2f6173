"""Every question the text of Kendo Duel leaves open, decided once; and every departure from the text.

These sentences are for readers of the code; players read the catalogue's sentences under ``ruling-<name>``.
Each ruling has a test of its own number in ``tests/rules/kendo/``.
"""

from rules.ruling import Ruling

_DECIDED = {
    "own-numbers": "The numbers on the basic attacks are ours: 1 to 12, each once.",
    "all-sixteen": "There is one counterattack from each strike to each.",
    "last-word": "A counterattack answers the strike it begins with and threatens the one it ends with.",
    "equal-copies": "Copies of a card do the same, so one of them is offered.",
    "switch-up-to-two": "Everybody may switch no card, one or two, hidden from the others.",
    "switch-in-order": "Switches are carried out by seat; new cards are drawn before old ones go beneath.",
    "totals-told": "The totals are told to all, the cards they come from are not.",
    "tie-switch-each": "Each of those tied for the highest total switches its lowest basic attack.",
    "tie-by-lot": "Where no basic attack is left to switch for, or after five ties, the dice decide.",
    "basic-on-basic": "A basic attack that answers a basic attack is an attack, which must be answered.",
    "basic-on-counter": "A basic attack that answers a counterattack is aimed at nobody, with three either.",
    "deflector-starts": "A blue card ends the attack, which goes on to nobody; who laid it starts the next.",
    "parrier-starts": "Whoever parried with a green card starts the next attack.",
    "green-after-red": "A green card parries a reinforced basic attack too, once its red part is dealt with.",
    "red-stopped": "MUSHIN stops SEME, SEIGAN stops JODAN, FUDOSHIN either.",
    "red-reflected": "A reinforcing card reflects its like: it is the attacker who loses a card.",
    "fudoshin-both-parts": "FUDOSHIN, laid against the red part, deflects the whole attack.",
    "fudoshin-on-yellow": "FUDOSHIN stops a yellow attack as the other blue cards do.",
    "joker-one-use": "MUSHIN does one thing at a time: it stops SEME, or is laid with a counterattack.",
    "joker-on-any": "With MUSHIN a counterattack answers any attack, a yellow one too.",
    "joker-in-need": "MUSHIN is not laid with a counterattack that answers by itself.",
    "pull-goes-on": "A card lost to the red part changes nothing in who starts next.",
    "taken-by-dice": "All cards that are lost are taken unseen: the dice say which.",
    "give-what-there-is": "Who owes more cards than it has gives them all.",
    "empty-hand-stays": "Who has played its last card is in until it must answer, give or start.",
    "empty-hand-not-asked": "Who is attacked with no card in hand drops out at once, and is not asked.",
    "last-card-parries": "Hikiwake: it is one's last card in hand that parries, not the last anybody laid.",
    "count-who-is-in": "What depends on the number of players depends on how many are still in.",
    "bonus-then-start": "Begun with three, who has no bonus starts next; begun with four, who has it.",
    "bonus-may-be-left": "The bonus may be left, and is offered before anybody starts.",
    "bonus-after-parry": "Who drops out by a last green card leaves a bonus to whoever was parried.",
    "no-last-attacker": "Where no attacker of who drops out is left, the next seat starts, with no bonus.",
    "reshuffle": "A subdeck that has run out is made anew of its discards when a card is drawn.",
    "nothing-to-draw": "Where no basic attack can be drawn either, the next with cards starts an attack.",
    "open-piles": "What was played lies open, by subdeck.",
    "exchange-apart": "Cards of an exchange that is going on are not discards yet.",
    "may-yield": "Who can answer need not: hidden hands would tell too much otherwise.",
    "always-asked": "Who has cards is asked for an answer, though none of them may be one.",
    "drawn-reinforced": "The basic attack drawn for want of one may be reinforced.",
    "given-back": "Among four, only an answer that returns the strike it met may hit one's attacker.",
    "leaver-discards": "Who leaves discards its hand and leaves no bonus; an exchange it is part of ends.",
    "ahead-by-cards": "Whoever holds more cards is ahead, where time runs out.",
}

_DECIDED_FOR_A_COMPETITION = {
    "no-opening-switch": "A Competition begins with the first attack; nobody switches before.",
    "a-switch-for-each-answer": "A switch and a draw go before an attack, and before each answer to one.",
    "switch-draw-act": "First the switch, then the draw, and what was drawn is seen before one acts.",
    "switch-before-yield": "Only who has switched, or does without, can yield.",
    "green-at-once-or-after": "A green card is laid instead of switching, or after it.",
    "green-after-red-at-once": "After the red part the strike may be parried at once, without its switch.",
    "parrier-switches": "Whoever parried switches before the attack that follows, as always.",
    "run-out": "Where no card can be drawn for it, there is no switch, and no way to one is offered.",
    "unlucky-plays-from-hand": "Whoever starts after an ippon or a hansoku does so without a switch.",
    "pull-kept": "A card lost to the red part is kept by the attacker, as in a Duel.",
    "no-card-to-act": "Having no card is an ippon for the other once one must answer or start.",
    "penalties-clear": "Two hansoku are an ippon, and are taken away.",
    "drawn-for-attack": "Who has nothing to attack with draws a basic attack at once, after a hansoku too.",
    "fill-in-turn": "After an ippon the unlucky one draws first, and names all subdecks at once.",
    "no-hikiwake": "A last card that parries is no draw, but having none to start with is an ippon.",
    "time-at-ones-turn": "At 1:0 or 1:1 JIKAN DESU goes before the switch and the attack, drawn for or not.",
    "time-one-attack": "The last attack ends with its exchange: by anything but an ippon, the match is over.",
    "overtime-hands": "In overtime the caller draws its five cards first; totals say who starts.",
    "penalties-stay": "Hansoku stay in overtime.",
    "most-plays": "After 600 choices the match is over: who leads wins, or it is a draw.",
    "deflected-attacks-again": "Whoever was deflected starts the next attack, as after a yellow card.",
}

RULINGS = tuple(Ruling(number, name, meaning) for number, (name, meaning) in enumerate(_DECIDED.items(), 1))
"""Those of the Duel. They hold in the Competition too, unless it has its own."""

COMPETITION_RULINGS = tuple(
    Ruling(number, name, meaning)
    for number, (name, meaning) in enumerate(_DECIDED_FOR_A_COMPETITION.items(), len(RULINGS) + 1)
)
