"""What the first lesson of Way of the Samurai says before each choice, and about its result."""

from collections.abc import Sequence

from bot.face.game.face import LessonWords
from bot.face.screen import Option
from bot.face.way.choices import option
from bot.face.way.foresight import defences_now, powers_left
from bot.face.way.lately import lately_lines
from bot.face.way.standing import asked_of, between, card_lines, standing_lines
from bot.face.way.symbols import plain
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.way.dealing import ATTACKS
from rules.way.events import RoundOpened
from rules.way.state import FightState


def beside(page: MatchPage, words: Words) -> Sequence[str]:
    """Say how the fight stands and which cards are held, if no picture does."""
    fight = fight_of(page)
    if page.pictured:
        return ()
    return (*standing_lines(words, fight), *card_lines(words, fight), words("way-legend"))


def hint(page: MatchPage, words: Words) -> str:
    """Say what to look at before a choice."""
    fight = fight_of(page)
    match asked_of(fight):
        case "pair":
            return words("lesson-way-pair" if fight.attack < ATTACKS else "lesson-way-pair-again")
        case "third":
            return words("lesson-way-third", **_defence(fight))
        case "guard":
            number = fight.agenda[0].number
            power = between(words, powers_left(fight, number))
            return words("lesson-way-guard", guard=plain(fight.levels.guard), power=power, ki=fight.ki)
        case "die":
            return words("lesson-way-die", level=fight.die)
        case _:
            return words("lesson-way-reward")


def shown(page: MatchPage, turn: TurnPage, words: Words) -> str:
    """Report what a choice led to, except the cards of a new round."""
    events = [event for event in turn.events if not isinstance(event, RoundOpened)]
    return "\n".join(lately_lines(fight_of(page), events, words, pictured=page.pictured))


def _defence(fight: FightState) -> dict[str, str]:
    """Return what Strength and Technique must exceed, and where they stand."""
    (needed,) = defences_now(fight)  # it was revealed before this question
    numbers = {"strength": fight.levels.strength, "technique": fight.levels.technique}
    numbers |= {"against": needed.strength, "other": needed.technique}
    return {name: plain(number) for name, number in numbers.items()}


def _option(page: MatchPage, words: Words, choice: str) -> Option:
    return option(words, fight_of(page), choice, numbered=page.pictured)


WAY_LESSON = LessonWords(beside, hint, shown, _option)
