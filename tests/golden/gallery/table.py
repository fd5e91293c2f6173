"""What a gallery is: screens by name, each drawn anew from words."""

from collections.abc import Callable, Mapping

from bot.face.words import Words
from tests.golden.rendering import Shown

Gallery = Mapping[str, Callable[[Words], Shown]]
