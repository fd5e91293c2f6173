"""What to read about Bushido Duels: pages of rules, rulings, and the fighters with their cards.

The action of a ``fighters`` press is a fighter, or ``ALL_ROLES``.
"""

from bot.face.bushido.cards import (
    archetype,
    beaten_by,
    crest,
    fighter_name,
    is_special,
    named_crests,
    rule,
    special_name,
    technique_name,
    value,
)
from bot.face.bushido.pictures.alt import sheet_alt, wheel_alt
from bot.face.bushido.pictures.marks import fighter_crest
from bot.face.bushido.pictures.sheet import sheet_drawn
from bot.face.bushido.pictures.wheel import wheel_explained
from bot.face.game.book import ALL_ROLES, INK, Book, Facts, Roster, Worked, primer_of, ruling_lines
from bot.face.press import Press
from bot.face.screen import Button, Divider, Drawing, Panel, Row, Screen, Section, Text
from bot.face.words import Words
from rules.bushido.brawl import Brawl
from rules.bushido.cards import Card
from rules.bushido.duel import LAST_TURN
from rules.bushido.fighters import FIGHTERS, NEWEST
from rules.bushido.rulings import RULINGS
from rules.bushido.standards import STANDARDS
from rules.bushido.values import FULL_HEALTH
from rules.bushido.wheel import OFFENSIVE_REACH, TECHNIQUES

PAGES = ("wheel", "turn", "values", "specials", "refresh", "winning", "brawl", "rulings")


def fighters_screen(words: Words) -> Screen:
    """Show all fighters, each with a button to its cards."""
    intro = words(
        "fighters-intro",
        cards=len(TECHNIQUES),
        standards=len(STANDARDS),
        specials=len(TECHNIQUES) - len(STANDARDS),
    )
    head = Text(f"{words('fighters-title')}\n{intro}")
    entries = tuple(_fighter_entry(words, key) for key in FIGHTERS)
    return Screen((Panel((head, Divider(), *entries), INK),))


def fighter_screen(words: Words, key: str) -> Screen:
    """Show one fighter and its nine cards; all fighters if there is no such fighter."""
    if key not in FIGHTERS:
        return fighters_screen(words)
    # A match that began with older cards shows those (``edition_of``); these are today's.
    deck = NEWEST.decks[key].values()
    specials = "\n".join(_special_lines(words, card) for card in deck if is_special(card))
    standards = "\n".join(_standard_line(words, card) for card in deck if not is_special(card))
    head = Text(_fighter_head(words, key))
    drawn = Drawing("fighter.png", sheet_drawn(key), sheet_alt(words, key))
    texts = (
        f"{words('fighter-specials')}\n{specials}",
        f"{words('fighter-standards')}\n{standards}",
        words("fighter-sources"),
    )
    back = Button(words("fighters-all"), Press("fighters", action=ALL_ROLES))
    return Screen((Panel((head, drawn, *map(Text, texts)), INK), Row((back,))))


def _text(words: Words, page: str, facts: Facts) -> tuple[str, ...]:
    text = words(f"rules-{page}.text", **facts)
    match page:
        case "wheel":
            return text, _wheel(words), words("rules-wheel.end")
        case "rulings":
            return text, ruling_lines(words, RULINGS, facts)
        case _:
            return (text,)


def _wheel(words: Words) -> str:
    return "\n".join(
        words(
            "rules-wheel.line",
            mon=named_crests(words, (technique,)),
            others=named_crests(words, beaten_by(technique)),
        )
        for technique in TECHNIQUES
    )


def _duel_facts() -> Facts:
    return {
        "health": FULL_HEALTH,
        "cards": len(TECHNIQUES),
        "reach": OFFENSIVE_REACH,
        "standards": len(STANDARDS),
        "specials": len(TECHNIQUES) - len(STANDARDS),
        "altogether": sum(len(fighter.specials) for fighter in FIGHTERS.values()),
        "last": LAST_TURN,
        "least": min(Brawl.seats),
        "most": max(Brawl.seats),
    } | _block_facts()


def _block_facts() -> Facts:
    """Return an example of a block, from the first two standard cards."""
    strong, block, *_ = (card.strength for card in STANDARDS if isinstance(card.strength, int))
    return {"strong": strong, "block": block, "through": strong - block}


def _fighter_entry(words: Words, key: str) -> Section:
    text = words(
        "fighters-entry",
        name=fighter_name(words, key),
        archetype=archetype(words, key),
        style=words(f"fighter-{key}.style"),
    )
    return Section((text,), Button(words("fighters-cards"), Press("fighters", action=key)))


def _fighter_head(words: Words, key: str) -> str:
    age = FIGHTERS[key].age
    title = words("fighter-title", name=fighter_name(words, key), archetype=archetype(words, key))
    about = words(
        "fighter-about",
        age=words("fighter-age-unknown") if age is None else words("fighter-age", age=age),
        line=words(f"fighter-{key}.line"),
        style=words(f"fighter-{key}.style"),
    )
    return f"{title}\n{about}"


def _standard_line(words: Words, card: Card) -> str:
    return words("fighter-card", **_card_values(words, card))


def _special_lines(words: Words, card: Card) -> str:
    return words(
        "fighter-special",
        special=special_name(words, card),
        rule=rule(words, card),
        origin=words(f"origin-{card.origin}", source=card.source),
        **_card_values(words, card),
    )


def _card_values(words: Words, card: Card) -> Facts:
    return {
        "crest": crest(card.technique),
        "name": technique_name(words, card.technique),
        "speed": value(words, card.speed),
        "strength": value(words, card.strength),
    }


def _picture(words: Words, page: str) -> Drawing | None:
    return Drawing("wheel.png", wheel_explained(), wheel_alt(words)) if page in {"wheel", "duel-3"} else None


BUSHIDO_BOOK = Book(
    "bushido",
    primer_of("duel"),
    PAGES,
    _text,
    _duel_facts,
    Roster(tuple(FIGHTERS), fighters_screen, fighter_screen, fighter_crest),
    _picture,
    Worked("bushido.duel", b"turn 94", 1),
)
