"""The cards that an event plays, in the order in which they are named everywhere."""

from rules.kendo import events as of

Laying = of.Attacked | of.StruckBack | of.RedStopped | of.Parried | of.Deflected | of.Neutralised


def cards_laid(event: Laying) -> tuple[str, ...]:
    """Return the cards played at once: a red card after its attack, MUSHIN before its counterattack."""
    match event:
        case of.Attacked(card=card, red=red):
            return (card, red) if red else (card,)
        case of.StruckBack(card=card, joker=joker):
            return (joker, card) if joker else (card,)
        case _:
            return (event.card,)
