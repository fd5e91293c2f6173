"""The choices of Kendo Duel in words: cards played together and their target, switches, and draws."""

from collections import Counter
from collections.abc import Iterable

from bot.face.kendo.cards import card_emoji, card_in_bold, numbered_name, subdeck_name, together
from bot.face.kendo.view import court_view, kendo_view
from bot.face.pieces import called
from bot.face.screen import Option
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.kendo.cards import SUBDECKS, Subdeck
from rules.kendo.moves import KEEP, YIELD, read_move
from rules.kendo.state import OpeningSwitch, Threat
from rules.kendo.switching import is_switch, read_refill, read_switch
from rules.kendo.yielding import cost_in_competition, cost_in_duel


def choice_words(page: MatchPage, words: Words, choice: str) -> str:
    """Put a choice into words."""
    if choice in {YIELD, KEEP}:
        return words(f"kendo-chose-{choice}")
    if is_draw(choice):
        return words("kendo-chose-draw", cards=counted(words, read_refill(choice)))
    if is_switch(choice):
        switch = read_switch(choice)
        return words(
            "kendo-chose-switch",
            card=card_in_bold(words, switch.card),
            new=subdeck_name(words, switch.new),
            drawn=subdeck_name(words, switch.drawn),
        )
    move = read_move(choice)
    if isinstance(kendo_view(page).now, OpeningSwitch):  # numbers tell its cards apart
        return words.listed(numbered_name(words, key) for key in move.cards)
    laid = words.listed(card_in_bold(words, key) for key in move.cards)
    if move.target is None:
        return laid
    return words("kendo-chose-aim", cards=laid, target=called(page.players[move.target], words))


def decision(page: MatchPage) -> str:
    """Return the decision to make, in a word; the switch before a Duel is not the one in a Competition."""
    if page.decision == "switch" and court_view(page) is None:
        return "opening"
    return page.decision or ""


def question(page: MatchPage, words: Words) -> str:
    """Ask for the decision."""
    return words(f"kendo-ask-{decision(page)}")


def parts_question(page: MatchPage, words: Words) -> str:
    """Say what a form decides, for its button and its title."""
    return words(f"kendo-parts-{decision(page)}")


def option(page: MatchPage, words: Words, choice: str) -> Option:
    """Name a choice on a button or in a list, without its target, which is asked for if there are several."""
    if choice == YIELD:
        return Option(choice, _yielding(page, words), emoji="✋")
    if choice == KEEP:
        return Option(choice, words(f"kendo-keep-{decision(page)}"), emoji="✋")
    if is_draw(choice):
        return Option(choice, counted(words, read_refill(choice)), emoji="🎴")
    cards = read_move(choice).cards
    return Option(choice, together(words, cards), emoji=card_emoji(cards[-1]))


def card_option(words: Words, key: str, *, chosen: bool) -> Option:
    """Name a card in a list; a basic attack with its number."""
    return Option(key, numbered_name(words, key), emoji=card_emoji(key), default=chosen)


def counted(words: Words, subdecks: Iterable[Subdeck]) -> str:
    """Say how many cards come from each subdeck; for a single card, name its subdeck."""
    counts = Counter(subdecks)
    if counts.total() == 1:
        return "".join(subdeck_name(words, subdeck) for subdeck in counts)
    return " · ".join(
        words("kendo-left", subdeck=subdeck_name(words, subdeck), count=count)
        for subdeck, count in counts.items()
    )


def is_draw(choice: str) -> bool:
    """Return whether a choice names subdecks to draw from."""
    return set(choice.split("+")) <= set(SUBDECKS)


def _yielding(page: MatchPage, words: Words) -> str:
    """Say what it costs the viewer not to block the attack that threatens them."""
    view, court = kendo_view(page), court_view(page)
    if not isinstance(view.now, Threat):
        raise TypeError(view.now)
    tally = court.tally if court else None
    cost, count = cost_in_competition(view, tally, view.now) if tally else cost_in_duel(view, view.now)
    return words(f"kendo-yield-{cost}", count=count)
