"""What a host may settle before a match, written as one text: ``wins=lowest;length=short``."""

from collections.abc import Iterator, Mapping
from itertools import product

from bot.play.ground.refusals import Refusal
from bot.play.ground.repertoire import AnyGame


def setups(game: AnyGame) -> Iterator[dict[str, str]]:
    """Yield every way to answer the questions of a game that is not the usual one."""
    names = [question.name for question in game.questions]
    for answers in product(*(question.answers for question in game.questions)):
        if settled := unusual(game, dict(zip(names, answers, strict=True))):
            yield settled


def unusual(game: AnyGame, answers: Mapping[str, str]) -> dict[str, str]:
    """Return those answers that are not what stands where nobody says anything."""
    usual = {question.name: question.answers[0] for question in game.questions}
    return {name: answer for name, answer in answers.items() if answer != usual.get(name)}


def write_setup(answers: Mapping[str, str]) -> str:
    """Write answers as one text."""
    return ";".join(f"{name}={answer}" for name, answer in answers.items())


def read_setup(game: AnyGame, written: str | None) -> dict[str, str]:
    """Read answers; none is the usual setup. Raise Refusal for what this game does not ask or offer."""
    answers = dict(_pair(each) for each in (written or "").split(";") if each)
    asked = {question.name: question.answers for question in game.questions}
    if any(answer not in asked.get(name, ()) for name, answer in answers.items()):
        raise Refusal("setup-unfit")
    return unusual(game, answers)


def _pair(written: str) -> tuple[str, str]:
    name, _, answer = written.partition("=")
    return name, answer
