"""A match's setup, written as one text: ``wins=lowest;length=short``.

In the controls of a panel it is shorter: a digit per question, the position of its answer.
"""

import string
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product

from bot.play.ground.refusals import Refusal, Unreadable
from bot.play.ground.repertoire import AnyGame, side_by_side
from bot.play.match.campaign_run import first_state
from rules.game import Question

DIGITS = string.digits + string.ascii_lowercase


def setups(questions: Sequence[Question]) -> Iterator[dict[str, str]]:
    """Yield every setup with one or two unusual answers; more are better asked in a panel."""
    for several in (1, 2):
        for asked in combinations(questions, several):
            names = [question.name for question in asked]
            for answers in product(*(question.answers[1:] for question in asked)):
                yield dict(zip(names, answers, strict=True))


def unusual(game: AnyGame, answers: Mapping[str, str]) -> dict[str, str]:
    """Return the answers that are not the default."""
    usual = {question.name: question.answers[0] for question in game.questions}
    return {name: answer for name, answer in answers.items() if answer != usual.get(name)}


def write_setup(answers: Mapping[str, str]) -> str:
    """Write answers as one text."""
    return ";".join(f"{name}={answer}" for name, answer in answers.items())


def read_setup(game: AnyGame, written: str | None) -> dict[str, str]:
    """Parse a setup; None is the usual one. Raise Refusal for what this game does not ask or offer."""
    answers = dict(_pair(each) for each in (written or "").split(";") if each)
    asked = {question.name: question.answers for question in game.questions}
    if any(answer not in asked.get(name, ()) for name, answer in answers.items()):
        raise Refusal("setup-unfit")
    return unusual(game, answers)


def campaign_questions(game: AnyGame) -> tuple[Question, ...]:
    """Return the setup questions of a game's campaign; none if it has no campaign."""
    if game.campaign is None:
        return ()
    return game.questions if game.campaign.questions is None else game.campaign.questions


def challenge_questions(game: AnyGame) -> tuple[Question, ...]:
    """Return the setup questions for two players, against each other or side by side."""
    return campaign_questions(game) if side_by_side(game) else game.questions


def read_campaign_setup(game: AnyGame, written: str | None) -> dict[str, str]:
    """Parse a campaign's setup. Raise Refusal for what it does not ask or offer, and for clashing answers."""
    answers = read_setup(game, written)
    # Only for its refusal: answers that are each allowed may clash.
    first_state(game, answers)
    if not answers.keys() <= {question.name for question in campaign_questions(game)}:
        raise Refusal("setup-not-in-campaign")
    return answers


def read_challenge_setup(game: AnyGame, written: str | None) -> dict[str, str]:
    """Parse a setup for two players, against each other or side by side. Raise Refusal."""
    return read_campaign_setup(game, written) if side_by_side(game) else read_setup(game, written)


def write_digits(questions: Sequence[Question], answers: Mapping[str, str]) -> str:
    """Write answers as digits; a question without an answer gets its default."""
    return "".join(
        DIGITS[question.answers.index(answers.get(question.name, question.answers[0]))]
        for question in questions
    )


def read_digits(questions: Sequence[Question], digits: str) -> dict[str, str]:
    """Parse the answer to every question. Raise Unreadable for digits that this game never wrote."""
    if len(digits) != len(questions):
        raise Unreadable
    answers: dict[str, str] = {}
    for question, digit in zip(questions, digits, strict=True):
        place = DIGITS.find(digit)
        if not 0 <= place < len(question.answers):
            raise Unreadable
        answers[question.name] = question.answers[place]
    return answers


def _pair(written: str) -> tuple[str, str]:
    name, _, answer = written.partition("=")
    return name, answer
