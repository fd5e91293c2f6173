"""What a choice in a fight is made with: buttons or a list, a form for swaps, buttons beside them."""

from dataclasses import replace

from bot.face.match.choice import choice_control
from bot.face.screen import Block
from bot.face.way.choices import option
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.way.dealing import SWAP
from rules.way.extras import EXTRAS

MOST_BUTTONS = 5
"""More choices than these stand in a list."""


def control(page: MatchPage, words: Words) -> tuple[Block, ...]:
    """Return the way to make the choice that is due, and to do what can be done beside it."""
    swaps = tuple(choice for choice in page.options if choice.startswith(SWAP))
    beside = tuple(choice for choice in page.options if choice.partition(":")[0] in EXTRAS)
    due = tuple(choice for choice in page.options if choice not in (*swaps, *beside))
    return (
        *_control(page, words, due, words("way-ask")),
        *_control(page, words, swaps, words("way-swap-title"), in_parts=True),
        *_control(page, words, beside, ""),
    )


def _control(
    page: MatchPage, words: Words, options: tuple[str, ...], question: str, *, in_parts: bool = False
) -> tuple[Block, ...]:
    return choice_control(
        replace(page, options=options),
        words,
        page.revision + 1,
        lambda choice: option(page, words, choice),
        question=question,
        in_parts=in_parts and bool(options),
        most_buttons=MOST_BUTTONS if question else 2 * MOST_BUTTONS,
    )
