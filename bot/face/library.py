"""The pages that are there to be read: the rules, the fighters, and where to begin.

A press of area ``rules`` or ``fighters`` has the page as its action; the list of pages has it as its value.
"""

from collections.abc import Sequence
from typing import TypeAlias

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
from bot.face.gathering.parts import either
from bot.face.press import Press
from bot.face.screen import Button, Divider, Option, Panel, Row, Screen, Section, Select, Text
from bot.face.spans import span
from bot.face.words import Words
from bot.play.ground.pace import CHALLENGE_LIFE, DEFAULT_PACE, MISSES_TO_FORFEIT, SHOW_TURNS, TURN_TIME
from bot.play.standing.honor import DEEDS
from bot.play.standing.meetings import COUNTED_IN_A_WEEK
from rules.bushido.brawl import Brawl
from rules.bushido.cards import Card
from rules.bushido.duel import LAST_TURN
from rules.bushido.fighters import DECKS, FIGHTERS
from rules.bushido.rulings import RULINGS
from rules.bushido.standards import STANDARDS
from rules.bushido.values import FULL_HEALTH
from rules.bushido.wheel import OFFENSIVE_REACH, TECHNIQUES
from rules.dice import D3
from rules.gatherings.challenges import REFUSAL
from rules.gatherings.clash import QUIET_ROUNDS, Clash
from rules.gatherings.duels import Duels
from rules.gatherings.kyoto import Kyoto
from rules.gatherings.rulings import GATHERING_RULINGS
from rules.ruling import Ruling

Facts: TypeAlias = dict[str, str | int]

INK = 0x2B2D42
"""The accent of pages that belong to no fighter and no duel."""

RULES_PAGES = (
    "duel",
    "wheel",
    "turn",
    "values",
    "specials",
    "refresh",
    "winning",
    "brawl",
    "gatherings",
    "rulings",
    "gathering-rulings",
    "absence",
    "dice",
)
ALL_FIGHTERS = "all"

COMMANDS = (
    "challenge",
    "accept",
    "refuse",
    "withdraw",
    "brawl",
    "gathering",
    "tournament",
    "clan",
    "duels",
    "hand",
    "resign",
    "plan",
    "patience",
    "draw",
    "pause",
    "resume",
    "rules",
    "fighters",
    "honor",
    "leaderboard",
    "profile",
    "season",
    "block",
    "unblock",
    "me",
    "privacy",
    "report",
    "moderate",
    "settings",
    "help",
)
"""Every slash command, in the order a newcomer meets them."""


def rules_screen(words: Words, page: str = RULES_PAGES[0]) -> Screen:
    """Show one page of the rules; the first one where there is no such page."""
    number = RULES_PAGES.index(page) if page in RULES_PAGES else 0
    page = RULES_PAGES[number]
    text = "\n\n".join((f"# {words(f'rules-{page}')}", *_rules_texts(words, page)))
    place = words("rules-place", number=number + 1, pages=len(RULES_PAGES))
    panel = Panel((Text(text), Divider(), Text(place)), INK)
    return Screen((panel, _rules_list(words, page), _rules_steps(words, number)))


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
    """Show one fighter and its nine cards; all fighters where there is no such one."""
    if key not in FIGHTERS:
        return fighters_screen(words)
    deck = DECKS[key].values()
    specials = "\n".join(_special_lines(words, card) for card in deck if is_special(card))
    standards = "\n".join(_standard_line(words, card) for card in deck if not is_special(card))
    texts = (
        _fighter_head(words, key),
        f"{words('fighter-specials')}\n{specials}",
        f"{words('fighter-standards')}\n{standards}",
        words("fighter-sources"),
    )
    back = Button(words("fighters-all"), Press("fighters", action=ALL_FIGHTERS))
    return Screen((Panel(tuple(map(Text, texts)), INK), Row((back,))))


def help_screen(words: Words) -> Screen:
    """Show what the bot is for, how to begin, and every command."""
    commands = "\n".join(
        words("help-command", command=words(f"name-{command}"), about=words(f"command-{command}"))
        for command in COMMANDS
    )
    texts = (
        f"{words('help-title')}\n{words('help-intro')}",
        words("help-start"),
        f"{words('help-commands')}\n{commands}",
        words("help-credits"),
    )
    ways = (
        Button(words("help-rules"), Press("rules", action=RULES_PAGES[0]), style="primary"),
        Button(words("help-fighters"), Press("fighters", action=ALL_FIGHTERS)),
    )
    return Screen((Panel(tuple(map(Text, texts)), INK), Row(ways)))


def _rules_texts(words: Words, page: str) -> tuple[str, ...]:
    facts = _rules_facts(words)
    text = words(f"rules-{page}.text", **facts)
    match page:
        case "wheel":
            return text, _wheel(words), words("rules-wheel.end")
        case "rulings":
            return text, _rulings(words, RULINGS, facts)
        case "gathering-rulings":
            return text, _rulings(words, GATHERING_RULINGS, facts)
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


def _rulings(words: Words, rulings: Sequence[Ruling], facts: Facts) -> str:
    return "\n".join(
        words("rules-rulings.line", number=ruling.number, ruling=words(f"ruling-{ruling.name}", **facts))
        for ruling in rulings
    )


def _rules_facts(words: Words) -> Facts:
    """Return every number the pages speak of, from where it is decided."""
    gatherings = _gathering_facts(words)
    return _duel_facts() | _dice_facts() | _honor_facts() | _time_facts(words) | gatherings


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


def _dice_facts() -> Facts:
    return {
        "numbers": len(D3),
        "faces": 2 * len(D3),
        "lowest": min(D3),
        "highest": max(D3),
        "fair": 256 - 256 % len(D3),
    }


def _honor_facts() -> Facts:
    return {"counted": COUNTED_IN_A_WEEK, **{deed: abs(amount) for deed, amount in DEEDS.items()}}


def _gathering_facts(words: Words) -> Facts:
    return {
        "duels": either(words, Duels.sizes),
        "clash": either(words, Clash.sizes),
        "kyoto": either(words, Kyoto.sizes),
        "refusal": REFUSAL,
        "quiet": QUIET_ROUNDS,
        "show": SHOW_TURNS,
    }


def _time_facts(words: Words) -> Facts:
    return {
        "challenge": span(words, CHALLENGE_LIFE),
        "shortest": span(words, min(TURN_TIME.values())),
        "longest": span(words, max(TURN_TIME.values())),
        "usual": span(words, TURN_TIME[DEFAULT_PACE]),
        "misses": MISSES_TO_FORFEIT,
    }


def _rules_list(words: Words, page: str) -> Select:
    options = tuple(Option(each, words(f"rules-{each}"), default=each == page) for each in RULES_PAGES)
    return Select(Press("rules", action="list"), words("rules-list"), options)


def _rules_steps(words: Words, number: int) -> Row:
    """Return the buttons to the page before and the page after, where there is one."""
    steps = ((number - 1, words("rules-back")), (number + 1, words("rules-next")))
    return Row(
        tuple(
            Button(label, Press("rules", action=RULES_PAGES[target]))
            for target, label in steps
            if 0 <= target < len(RULES_PAGES)
        ),
    )


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
