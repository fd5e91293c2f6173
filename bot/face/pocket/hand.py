"""A player's hand: by DM, or privately behind the Hand button. Only its owner ever sees it."""

from dataclasses import replace

from bot.face.game.choice import choice_control, choice_lines
from bot.face.game.foot import foot_lines
from bot.face.game.hand import details_panel, hand_panel
from bot.face.game.parts import foes, instruct_press
from bot.face.pieces import whether
from bot.face.pocket.abilities import rules
from bot.face.pocket.areas import counted, drafted, numbered, progress_lines
from bot.face.pocket.cards import card_line, card_names, card_to_lay, grouped_lines, numbered_lines
from bot.face.pocket.choices import choice_words, number_option, option, question
from bot.face.pocket.turns import lately_lines
from bot.face.pocket.view import deck_of, pocket_view
from bot.face.screen import Block, Button, Divider, Row, Screen, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.strikes import totals

_MANY = ("pick", "wish", "lay")
"""The decisions among so many cards that their names do not fit on the buttons."""


def hand(page: MatchPage, words: Words) -> Screen:
    """Show a player what they need for a choice, beside what a picture shows, and the controls for it."""
    page = _in_order(page)
    if page.pictured:
        standing = [words("pocket-card-line", card=line) for line in _progress(page, words)]
        about = _pictured_cards(page, words)
    else:
        standing, about = _standing(page, words), [*_cards(page, words), *_strikes(page, words)]
    now = (_title(page, words), *lately_lines(page, words), *standing)
    texts = (now, (*about, *foot_lines(page, words, choice_words)))
    return Screen((hand_panel(page, words, texts, _short_choice(page, words)),))


def details(page: MatchPage, words: Words) -> Screen:
    """Show everything needed for a choice: each own card in full, and what the opponent may still lay."""
    page = _in_order(page)
    view = pocket_view(page)
    own, theirs = view.areas[page.seat], view.areas[1 - page.seat]
    asked = tuple(key for key in page.options if key in CARDS and key != STRIKE)
    cards = own.hand if page.decision == "lay" else asked or own.hand
    blocks: list[Block] = [Text("\n".join((_title(page, words), *_standing(page, words)))), Divider()]
    if cards:
        lines = (line for key in cards for line in _in_full(page, words, key))
        blocks += [Text("\n".join(dict.fromkeys(lines))), Divider()]  # what several cards do is said once
    held = [key for key in theirs.hand if key != STRIKE]
    if held and not view.dojo:
        head = words("pocket-hand-theirs", opponent=foes(words, page))
        blocks += [Text("\n".join((head, *grouped_lines(words, held)))), Divider()]
    notes = (words("pocket-hand-ring"), *_strikes(page, words), *foot_lines(page, words, choice_words))
    blocks.append(Text("\n".join(notes)))
    return Screen((details_panel(page, words, blocks, _choice(page, words)),))


def _in_order(page: MatchPage) -> MatchPage:
    """Return the page with its options in the order of its picture's numbers, or of the deck."""
    cards = numbered(pocket_view(page), page.seat) if page.pictured else CARDS
    places = {key: place for place, key in enumerate(cards)}
    # Options that are not cards stay behind all cards, in their own order.
    return replace(page, options=tuple(sorted(page.options, key=lambda key: places.get(key, len(places)))))


def _in_full(page: MatchPage, words: Words, key: str) -> tuple[str, ...]:
    """Describe a card in a line, and in full sentences below it."""
    sentences = (words("pocket-hand-rule", rule=rule) for rule in rules(words, CARDS[key], deck_of(page)))
    return (card_line(words, key), *sentences)


def _title(page: MatchPage, words: Words) -> str:
    view = pocket_view(page)
    if view.dojo:
        return words("pocket-hand-dojo", phase=view.dojo.phase, opponent=foes(words, page))
    return words("hand-title", turn=view.exchange.turn, opponent=foes(words, page))


def _standing(page: MatchPage, words: Words) -> list[str]:
    """Say what both have: during the draft their cards, later their swords and helms."""
    view, opponent = pocket_view(page), foes(words, page)
    seats = (page.seat, 1 - page.seat)
    if view.dojo:
        own, theirs = (card_names(words, drafted(view.areas[seat])) for seat in seats)
        return [
            *([words("pocket-hand-own", cards=own)] if own else ()),
            *([words("pocket-taken", player=opponent, cards=theirs)] if theirs else ()),
        ]
    own, theirs = (counted(words, view, seat) for seat in seats)
    now = words("pocket-hand-standing", own=own, opponent=opponent, theirs=theirs)
    return [*_progress(page, words), now]


def _progress(page: MatchPage, words: Words) -> list[str]:
    """Say how far the match has come; in the draft, the title says it."""
    view = pocket_view(page)
    return [] if view.dojo else progress_lines(words, view)


def _cards(page: MatchPage, words: Words) -> list[str]:
    """Describe the cards that can be chosen; cards to lay are described beside their buttons."""
    if page.decision == "lay":
        return [words("pocket-hand-aspects")]
    lines = grouped_lines(words, (choice for choice in page.options if choice in CARDS))
    if pocket_view(page).dojo and lines:  # in a turn, the lines about both players explain the signs
        lines.insert(0, words("pocket-hand-legend"))
    return lines


def _pictured_cards(page: MatchPage, words: Words) -> list[str]:
    """Name the cards of a picture with their numbers, if the buttons do not."""
    if page.decision not in _MANY:
        return []
    return numbered_lines(words, numbered(pocket_view(page), page.seat), page.options)


def _strikes(page: MatchPage, words: Words) -> list[str]:
    """Say what the strikes of this turn come to for now, and what the viewer's own would come to."""
    view = pocket_view(page)
    both = totals(view.areas, view.exchange.aid)
    asked = (page.seat,) if page.decision == "strike" else ()
    lines: list[str] = []
    for seat in dict.fromkeys((*asked, *view.exchange.striking)):
        swords, helms = both[seat].swords, both[1 - seat].helms
        facts: dict[str, str | int] = {"swords": swords, "helms": helms}
        facts["succeeds"] = whether(swords > helms)
        if seat == page.seat:
            lines.append(words("pocket-own-strike", **facts))
        else:
            lines.append(words("pocket-their-strike", player=foes(words, page), **facts))
    return lines


def _short_choice(page: MatchPage, words: Words) -> tuple[Block, ...]:
    """Return a button for each number of a picture, or beside each line that describes a card to lay."""
    if page.pictured and page.decision in {"pick", "lay"}:
        return choice_control(page, words, _number(page), lambda card: number_option(page, card))
    if page.decision != "lay":
        return _choice(page, words)
    label, turn = words("pocket-lay-button"), _number(page)
    return choice_lines(page, words, turn, lambda card: card_to_lay(words, card), label=label)


def _choice(page: MatchPage, words: Words) -> tuple[Block, ...]:
    """Return the buttons for the answers; for wishes, the button that opens the form to rank them all."""
    asked = question(page, words) if page.options else ""
    if page.decision == "wish":
        press = instruct_press(page, "wishes")
        return (Text(asked), Row((Button(words("pocket-rank-button"), press=press, style="primary"),)))
    return choice_control(
        page, words, _number(page), lambda choice: option(page, words, choice), question=asked
    )


def _number(page: MatchPage) -> int:
    """Return the number of the turn, or in the draft of the player's pick or wish."""
    view = pocket_view(page)
    if view.dojo is None:
        return view.exchange.turn
    before = len(drafted(view.areas[page.seat]))
    return before + len(view.dojo.wishes[page.seat]) + 1
