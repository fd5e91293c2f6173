"""The seal of dice: short in the small print, with a button that shows all of it and how to check.

The button carries the whole seal in its custom id. So it stands in the message itself, which Discord
keeps, and a message is known again by it.
"""

from collections.abc import Iterator, Sequence

from bot.face.press import Press
from bot.face.screen import Block, Button, Row, Screen, Section, Text
from bot.face.words import Words
from bot.play.seals import SealedDice, SealedHouse

SHORT = 8
"""Characters of a seal that are shown to everybody."""


LONGEST_MIX = 1_500
"""Characters of a mix that are shown: those of a table of eight take about 400."""


def sealed_print(words: Words, small_print: str, press: Press) -> Section:
    """Show small print with a button to check the dice of a match, a gathering or a war."""
    return Section((small_print,), Button(words("dice-button"), press=press))


def seal_press(of: str, thing_id: str, seal: str, chapter: int = 0) -> Press:
    """Return the press that carries a seal; those of a match's messages differ by what they tell."""
    return Press("dice", thing_id, chapter, f"{of}.{seal}")


def opened_print(of: str, thing_id: str, seal: str | None, words: Words) -> tuple[Section, ...]:
    """Show the seal of what begins from a challenge or a lobby; nothing where it has none."""
    if seal is None:
        return ()
    return (sealed_print(words, words("prompt-seal", seal=short(seal)), seal_press(of, thing_id, seal)),)


def short(seal: str) -> str:
    """Return as much of a seal as is shown to everybody."""
    return seal[:SHORT]


def dice_check(dice: SealedDice, words: Words) -> Screen:
    """Show a whole seal and, once all is over, the seed and how to check the two."""
    lines = [words("dice-title"), words("dice-seal", seal=dice.seal)]
    if dice.seed is None:
        # With clicks mixed in, the seed is but half of what rolls come from.
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
    """Show whole seals of the house and, once that may be known, what it chose under each."""
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
    """Show what is mixed in; of a large tournament, how many clicks that is."""
    if not dice.mix:
        return ()
    if len(dice.mix) > LONGEST_MIX:
        return (words("dice-mix-long", count=len(dice.mix.split())),)
    return (words("dice-mix", mix=dice.mix),)


def _command(dice: SealedDice, words: Words) -> str:
    if dice.match_id is not None:
        return words("dice-replay", id=dice.match_id)
    return words("dice-replay-gathering", id=dice.gathering_id or "")
