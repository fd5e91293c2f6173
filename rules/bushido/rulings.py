"""Every question the text of Bushido Duels leaves open, decided once; and every departure from the text.

These sentences are for readers of the code; players read the catalogue's sentences under ``ruling-<name>``.
Each ruling has a test of its own number in ``tests/rules/test_rulings.py``, those of the free for all in
``test_brawl_rulings.py`` beside it.
"""

from rules.ruling import Ruling

_DECIDED = {
    "open-discards": "Spent cards lie open: a departure from the text, in which they lie face down.",
    "tie-is-silent": "On a tie no card's rule is followed and nothing is rolled.",
    "same-stages": "Two special cards go through each stage together, the offensive one first.",
    "slowed-before-compared": "Dice that slow an opponent are rolled before the Speeds are compared.",
    "own-speed-sets-strength": "A Strength set by a Speed looks at the own roll, not at what was added.",
    "roles-by-the-wheel": "Criteria look at the wheel's roles; a Strength by role follows a later change.",
    "both-claim-offence": "Where both cards would be the offensive one, the wheel decides.",
    "meaningful-rolls": "A Strength is rolled only for a blow that is not dodged, or for a block.",
    "floors": "No Speed falls below 1 and no Strength below 0.",
    "cuts-apart": "Several cuts have a Strength each; one block stands against every one of them.",
    "dodge-beats-unblockable": "A blow that cannot be blocked can still be dodged.",
    "exposed-when-hit": "Extra damage is added to blows that get through, never to none.",
    "reflect-in-full": "Reflected damage is all the damage just taken, even beyond the health that was left.",
    "both-fallen": "Fighters knocked out by the same attack phase have drawn.",
    "knock-out-first": "After a knock-out no card is discarded or taken back by force of a rule.",
    "cards-in-hand": "Criteria about cards count hands without the cards just played.",
    "short-hand": "Who must discard more cards than held discards all of them.",
    "refresh-last": "A hand emptied by a forced discard is refreshed in the refresh phase.",
    "retrieve-at-random": "A card taken back is drawn from the own discard pile, never the one just played.",
    "wounds": "Damage taken is what is missing to 20, whatever health a fighter began with.",
    "ninety-turns": "A duel without a knock-out in ninety turns is a draw.",
    "leaver-loses": "Who resigns or forfeits loses to the other.",
    "brawl-roll-off": "Those with equally many cards before them roll a die each; the highest roll again.",
    "brawl-order": "The active fighter names each next card to meet after the fight before it.",
    "brawl-once": "Two who attack each other meet once, and are then done with each other.",
    "brawl-as-they-stand": "A fight begins with the healths and hands that the one before it left.",
    "brawl-taken-back": "A card taken back is still on the table: it meets what is left and is not in hand.",
    "brawl-knock-out": "It ties what the active fighter has yet to meet, and all that the fallen was due.",
    "brawl-refresh": "All empty hands of a free for all are refreshed together, at the end of the turn.",
    "brawl-all-fallen": "Where the last two of a free for all fall together, nobody has won.",
    "brawl-ninety-turns": "A free for all that nobody has won in ninety turns is a draw.",
    "brawl-leaver": "Who leaves is out and ties what it was due; all other fights go on.",
    "brawl-same-mon": "A card tied by the same Mon is not discarded at once: it meets what it still has to.",
    "same-fighter": "Two people may pick the same fighter, as if each had brought a box of their own.",
}

RULINGS = tuple(Ruling(number, name, meaning) for number, (name, meaning) in enumerate(_DECIDED.items(), 1))
