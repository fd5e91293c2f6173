"""The picture of a solo match's setup, if the game's face draws one."""

from collections.abc import Mapping

from bot.face.registry.faces import FACES
from bot.face.screen import Drawing
from bot.face.words import Words


def setup_pictured(name: str, answers: Mapping[str, str], words: Words) -> tuple[Drawing, ...]:
    """Return the picture of a solo match's setup; nothing if its game draws none."""
    alone = FACES[name].alone
    return (alone.setup_drawn(answers, words),) if alone and alone.setup_drawn else ()
