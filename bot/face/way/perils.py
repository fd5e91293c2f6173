"""Choices that may lose the fight at once, and therefore need confirming."""

from bot.face.way.cards import place_deed, place_name
from bot.face.way.standing import asked_of
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.way.clauses import LosesFight, LosesLife
from rules.way.state import FightState


def perilous(fight: FightState, choice: str) -> bool:
    """Return whether a choice may cost the player the fight at once."""
    if choice == "place":
        faces = fight.options.place.does(literal=fight.options.literal)
        return any(_ends(fight, clause) for clauses in faces for clause in clauses)
    return asked_of(fight) == "price" and choice == "life" and fight.life == 1


def warning(page: MatchPage, words: Words, choice: str) -> str:
    """Say what such a choice may lead to."""
    if choice != "place":
        return words("way-sure-last-life")
    options = fight_of(page).options
    place = options.surroundings
    return words("way-sure-place", place=place_name(words, place), deed=place_deed(words, place, options))


def _ends(fight: FightState, clause: object) -> bool:
    match clause:
        case LosesFight():
            return True
        case LosesLife(count=count):
            return count >= fight.life + fight.armour  # armour absorbs it first
        case _:
            return False
