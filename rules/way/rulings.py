"""Every question the text leaves open, decided once; and what we added to the base game.

These sentences are for readers of the code. ``tests/rules/way/`` has a test for each, by its number.
"""

from rules.ruling import Ruling

_OF_THE_BASE_GAME = {
    "own-figures": "No text of the base game is public: its numbers, and what the text leaves out, are ours.",
    "levels-stay": "Levels begin at 0 and stand until the round ends; they may fall below 0.",
    "second-is-harder": "Defence and counterattacks of a round's second attack are 2 higher.",
    "must-exceed": "Strength hits where it exceeds its defence, and so does Technique: 1 damage each.",
    "guard-holds": "A Guard as high stops a counterattack; short by 1 to 3 it costs 1 Life, by more 2.",
    "three-of-an-icon": "Three cards of an icon among those of a round are a combo, once a round each.",
    "reward": "Sun, moon and wave earn a Ki, a Special card or a kanji; blade raises the Injury die by 1.",
    "die-after-a-hit": "After a hit the Injury die can be activated; at or above the blue one it injures.",
    "deep-injury": "Where the blue die is 3 or more below it, the injury is of level 2. Then it is at 1.",
    "worth-activating": "An Injury die at 1 is not activated; not activated after a hit, it rises by 1.",
    "own-ki": "A Ki shows the defence first, 1 lower; draws a seventh card once a round; or adds 2 Guard.",
    "foe-ki": "An opponent who was hit pays a Ki, and his next counterattack is 2 higher.",
    "stagger": "An injury may weaken an opponent's next counterattack, or strengthen it against the player.",
    "special-ahead": "A Special card that is won lies on top of the Action deck and stays in the game.",
    "ten-rounds": "Who has not won after ten rounds has lost.",
    "no-more-than-at-first": "Nobody has more Life or Ki than at first.",
    "as-an-action-card": "What changes the Guard before a counterattack stays on the board as a card's does.",
    "one-thing": "Where there is but one thing to choose it happens, unless something can be done beside it.",
    "in-order": "All happens in order, and whoever falls first has lost: the attack comes before the answer.",
    "decks-anew": "A deck that has run out is made anew of its discards.",
    "open-to-all": "Nothing is secret but the order of what lies face down; what is left can be counted.",
    "unhurt-without-blood": "Without Blood only a weapon injures the player, from the deck of the base game.",
    "any-time": "What can be done at any time can be done wherever cards, targets or a Guard are asked for.",
    "house-switches": "Unless literal: two kanji at first, three virtues shown that work at once; round 4.",
    "bokken": "The Bokken gives 2 Ki for a Life, once an attack, and not for the last one.",
    "kusarigama": "For a Life less, Technique raised by 6 in an attack stops a counterattack, once a fight.",
    "climates": "A fight has one climate: rain, wind, fog, glare and snow are ours.",
}

_OF_THE_EXPANSION = {
    "severe": "With Blood a counterattack of 2 damage does 1 and an injury; of level 2 on a 5 or 6.",
    "last-wound": "Who has drawn the fifth card of Blood loses once it is resolved.",
    "die-gone-counts-one": "A die that has left the game counts as 1 for what is lost by it.",
    "die-falls-to-one": "The Injury die falls by 3, and to 1 at the least.",
    "cap-on-credits": "Points of a virtue do not lift a level over a cap.",
    "eye": "Who cannot gain Ki is not offered any, and can still spend it.",
    "this-round-bleeds": "Life is lost at the end of the round of the wound too.",
    "rib-leaves-paying": "Where combos are void, 2 Ki still move the pawn.",
    "any-reward-moves": "Each combo that earns a reward can move the pawn.",
    "drawn-at-once": "On the third kanji a Bushido card is drawn at once.",
    "any-other": "Who may take any Bushido card takes one of the six others.",
    "as-many-new": "Who exchanges one card draws one, and who exchanges two draws two.",
    "own-names": "What the virtues are called is ours.",
    "both-specials": "Two Special cards drawn for one combo are both won.",
    "credit-as-a-card": "Points of a virtue are spent before a last card, and stay on the board as its do.",
    "one-by-one": "Ki is turned into Life one by one, and not beyond full Life.",
    "gisei-once": "One sacrifice goes before each counterattack, and not with the last Life.",
    "gisei-amounts": "The five cards are worth 3, 4, 4, 5 and -3.",
    "what-armour-takes": "Armour takes hits, and Life lost by injuries and places; no price, no bleeding.",
    "no-throw-at-none": "Armour that has nothing left is gone without a throw.",
    "one-armour": "There is one armour; of three opponents the third wears it.",
    "one-turn-an-attack": "Damage and an injury in one attack turn Shiro's card once.",
    "absorbed": "What his armour takes whole does not turn it, nor does a blow that kills.",
    "life-as-a-price": "Life can always be the price, the last one too.",
    "levels-of-the-removed": "A card removed from beside the board leaves its levels, and a gap in a combo.",
    "play-what-is-left": "A common card removed from hand is not replaced; one plays what is left.",
    "target-each-attack": "Of three opponents one is marked at the beginning of each attack.",
    "throw-after-a-kill": "The throw for counterattacks follows an attack that kills, too.",
    "die-table": "On 1, 3, 5 and 6 these answer: the first; the third; the first two; nobody.",
    "one-is-stopped": "What stops a counterattack stops one of those that are coming.",
    "bamboo": "Once a round: 1 costs 2 Life, 2 and 3 do nothing, 4 and 5 add 3 Guard, 6 stops it.",
    "cliff-first": "The Cliff comes before any card of an attack, and before its defence is shown.",
    "redraws-in-a-row": "Several redraws can be used in one round.",
    "that-round-alone": "The Wakizashi injures in its one round of a fight, not in every tenth.",
    "two-of-each": "Two Special cards drawn with the Wakizashi are drawn one after the other, each of two.",
}

_OF_THE_ROAD = {
    "road": "The Road leads from the Student over the Ronin to the Master; one defeat ends it.",
    "rest": "Between two duels 2 Life and 2 Ki come back.",
    "kept": "Armour, pawn, virtue, weapon and Special cards are kept; the Injury die begins anew.",
    "camp": "Before the second and the third duel one more redraw a duel is chosen, or another weapon.",
    "redraw-each-duel": "The redraw of the Road, and the Yari's three, can be used anew in each duel.",
    "events": "Each duel of the Road begins with an event; they are ours, and kill nobody.",
    "leaver-loses-road": "Who leaves a fight has lost it, and with it the Road.",
}

_OF_THE_SECOND_VERSION = {
    "last-together": "The last three cards of a round are laid together: their order would decide nothing.",
    "points-without-a-third": "Points of a virtue can be spent where no third card is left to be laid, too.",
    "price-of-cards-to-come": "Shiro's price is a card from hand, or a Special one still to be drawn.",
    "hurt-by-the-letter": "By the letter a counterattack of 2 damage injures without Blood, too.",
    "combos-alone-by-the-letter": "By the letter Yu raises the die at combos alone; else each rise is of 3.",
    "both-with-the-wakizashi": "Unless literal, both Special cards drawn with the Wakizashi are kept.",
    "cliff-of-the-house": "Unless literal, the Cliff wounds on 1 to 3, by level 2; 5 and 6 cost 1 Ki.",
    "shorter-rest": "Between two duels of the Road 1 Life and 1 Ki come back.",
    "pawn-by-combos": "Unless literal, combos alone move the pawn: paying Ki for it gained nothing.",
}
"""What is different in ``way.fight/2``; these replace rulings above that they contradict."""

_DECIDED = _OF_THE_BASE_GAME | _OF_THE_EXPANSION | _OF_THE_ROAD
_ALL = _DECIDED | _OF_THE_SECOND_VERSION
_NUMBERED = tuple(Ruling(number, name, meaning) for number, (name, meaning) in enumerate(_ALL.items(), 1))

RULINGS = _NUMBERED[: len(_DECIDED)]
SECOND_RULINGS = _NUMBERED[len(_DECIDED) :]
"""If one of these contradicts one above, it holds."""
BASE_RULINGS = RULINGS[: len(_OF_THE_BASE_GAME)]
EXPANSION_RULINGS = RULINGS[len(_OF_THE_BASE_GAME) : -len(_OF_THE_ROAD)]
ROAD_RULINGS = RULINGS[-len(_OF_THE_ROAD) :]
