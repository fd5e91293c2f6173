"""The seal of dice: short in the small print, with a button that shows all of it and how to check it.

The button carries the whole seal in its custom id. So the seal is in the message itself, which Discord
keeps, and identifies the message.
"""

from collections.abc import Iterator, Sequence

from bot.face.press import Press
from bot.face.screen import Block, Button, Row, Screen, Section, Text
from bot.face.words import Words
from bot.play.seals import SealedDice, SealedHouse

SHORT = 8
"""Characters of a seal shown to everyone."""


LONGEST_MIX = 1_500
"""The longest mix shown, in characters: that of a table of eight takes about 400."""


def sealed_print(words: Words, small_print: str, press: Press) -> Section:
    """Show small print with a button to check the dice of a match, a gathering or a war."""
    return Section((small_print,), Button(words("dice-button"), press=press))


def seal_press(of: str, thing_id: str, seal: str, chapter: int = 0) -> Press:
    """Return the press that carries a seal; ``chapter`` distinguishes the messages of a match."""
    return Press("dice", thing_id, chapter, f"{of}.{seal}")


def opened_print(of: str, thing_id: str, seal: str | None, words: Words) -> tuple[Section, ...]:
    """Show the seal of a challenge or a lobby, or nothing if it has none."""
    if seal is None:
        return ()
    return (sealed_print(words, words("prompt-seal", seal=short(seal)), seal_press(of, thing_id, seal)),)


def short(seal: str) -> str:
    """Return the part of a seal shown to everyone."""
    return seal[:SHORT]


def dice_check(dice: SealedDice, words: Words) -> Screen:
    """Show a whole seal and, once everything is over, the seed and how to check both."""
    lines = [words("dice-title"), words("dice-seal", seal=dice.seal)]
    if dice.seed is None:
        # With clicks mixed in, the seed is only half of the source of rolls.
        lines += [words("dice-seed-later" if dice.mix is None else "dice-half-later"), *_mixed(dice, words)]
    elif dice.contest_id is not None:
        lines += [words("dice-seed", seed=dice.seed), words("dice-how-contest")]
    else:
        how = words("dice-how", command=_command(dice, words))
        lines += [words("dice-seed", seed=dice.seed), *_mixed(dice, words), how]
    rules = Button(words("rules-dice"), press=Press("rules", action="dice"), emoji="📖")
    blocks: list[Block] = [Text("\n".join(lines)), Row((rules,))]
    return Screen(tuple(blocks))


def house_check(checked: Sequence[SealedHouse], words: Words) -> Screen:
    """Show whole seals of the house and, once that may be known, the choice under each."""
    texts = [Text("\n".join(_checked(sealed, words))) for sealed in checked]
    rules = Button(words("rules-dice"), press=Press("rules", action="dice"), emoji="📖")
    return Screen((Text(words("house-check-title")), *texts, Row((rules,))))


def _checked(sealed: SealedHouse, words: Words) -> Iterator[str]:
    yield words("house-check-seal", turn=sealed.turn, seal=sealed.seal)
    if sealed.text is None:
        yield words("house-check-hidden" if sealed.played else "house-check-later")
    else:
        yield words("house-check-agrees" if sealed.agrees else "house-check-differs", text=sealed.text)


def _mixed(dice: SealedDice, words: Words) -> tuple[str, ...]:
    """Show what is mixed in, or only the number of clicks if that is too long."""
    if not dice.mix:
        return ()
    if len(dice.mix) > LONGEST_MIX:
        return (words("dice-mix-long", count=len(dice.mix.split())),)
    return (words("dice-mix", mix=dice.mix),)


def _command(dice: SealedDice, words: Words) -> str:
    if dice.match_id is not None:
        return words("dice-replay", id=dice.match_id)
    return words("dice-replay-gathering", id=dice.gathering_id or "")
