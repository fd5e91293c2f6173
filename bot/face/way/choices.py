"""The choices in a fight, in words."""

from bot.face.game.book import Facts
from bot.face.screen import Option
from bot.face.way.cards import card_in_full, card_names, fighter_name, place_name, virtue_name, weapon_name
from bot.face.way.outlook import outlook
from bot.face.way.standing import asked_of
from bot.face.way.symbols import PATH, level_word
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.way.action_cards import ACTION_CARDS
from rules.way.clauses import Credit
from rules.way.dealing import IN_AN_ATTACK, PAIR, redraws_left
from rules.way.features import VIRTUES, WEAPONS
from rules.way.stand_in import placed
from rules.way.state import FightState, standing


def choice_words(page: MatchPage, words: Words, choice: str) -> str:
    """Put a choice into words."""
    return choice_name(words, fight_of(page), choice)


def question(words: Words, fight: FightState) -> str:
    """Ask for the pending choice."""
    beat = fight.agenda[0]
    if beat.name == "guard":
        return words("way-ask-guard", opponent=fighter_name(words, fight.foes[beat.number].key))
    icon = words(f"way-icon-{beat.icon}") if beat.icon else ""
    return words(f"way-ask-{beat.name}", count=cards_due(fight), icon=icon)


def cards_due(fight: FightState) -> int:
    """Return how many cards are laid first; all that are left, if their order cannot matter."""
    together = fight.options.edition.last_cards_together and len(fight.hand) <= IN_AN_ATTACK
    return len(fight.hand) if together else min(len(fight.hand), PAIR)


def option(words: Words, fight: FightState, choice: str, *, numbered: bool = False) -> Option:
    """Name a choice, and say what it would do now; cards to place can have the numbers of the picture."""
    name, numbers = choice_name(words, fight, choice), numbers_in_hand(fight, choice) if numbered else ""
    if numbers:
        name = words("way-choice-numbered", numbers=numbers, name=name)
    return Option(choice, name, outlook(words, fight, choice))


def numbers_in_hand(fight: FightState, choice: str) -> str:
    """Write which cards of the hand a choice places, counted from the first; empty if it places none."""
    return "+".join(str(fight.hand.index(card) + 1) for card in placed(choice) if card in fight.hand)


def told(words: Words, fight: FightState, choice: str) -> str:
    """Describe a choice in a line, and below it, in small print, what it would do now."""
    if choice in ACTION_CARDS and asked_of(fight) != "third":  # there, the outlook has the levels
        name = card_in_full(words, choice)
    else:
        name = words("way-choice-named", name=choice_name(words, fight, choice))
    then = outlook(words, fight, choice)
    return words("way-choice-then", name=name, then=then) if then else name


def choice_name(words: Words, fight: FightState, choice: str) -> str:
    """Name a choice as the fight stands."""
    kind, _, what = choice.rpartition(":")
    if cards := placed(what):
        named = card_names(words, cards)
        return words(f"way-choice-{kind}", cards=named) if kind else named
    if kind:
        levels = (level_word(words, credit.level) for credit in standing(fight, Credit))
        return words("way-choice-credit", level=words.listed(levels), points=what)
    for known, name in ((VIRTUES, virtue_name), (WEAPONS, weapon_name)):
        if choice in known:
            return name(words, choice)
    return _by_question(words, fight, choice)


def _by_question(words: Words, fight: FightState, choice: str) -> str:
    """Name a choice whose meaning depends on the question, or that has a fixed name."""
    match asked_of(fight):
        case "target" if choice.isdigit():
            return fighter_name(words, fight.foes[int(choice)].key)
        case "reward" | "price" as asked:
            return words(f"way-{asked}-{choice}")
        case _:
            facts: Facts = {
                "place": place_name(words, fight.options.surroundings),
                "weapon": weapon_name(words, fight.weapon),
                "kanji": PATH[min(fight.pawn, len(PATH) - 1)],  # the next one, or else the last
                "left": redraws_left(fight),
            }
            return words(f"way-choice-{choice}", **facts)
