"""The forms of Kendo Duel, for choices of several parts that are seen and settled together."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from bot.face.form import ChoiceField, Form
from bot.face.game.prompt import handing_in
from bot.face.kendo.cards import card_button, subdeck_name
from bot.face.kendo.choices import card_option, decision, option, parts_question
from bot.face.kendo.control import in_parts
from bot.face.kendo.view import kendo_view
from bot.face.pieces import listed_as
from bot.face.screen import Option
from bot.face.words import Words
from bot.play.ground.given import number, one
from bot.play.ground.refusals import Refusal, Unreadable
from bot.play.match.reading import MatchPage
from rules.kendo.cards import SUBDECKS, Subdeck, in_order
from rules.kendo.moves import KEEP, read_move, write_move
from rules.kendo.opening import MOST_SWITCHED, likeness
from rules.kendo.switching import read_refill, read_switch, write_switch

Written = Mapping[str, tuple[str, ...]]
"""The values in the fields of a form."""


def kendo_form(page: MatchPage, words: Words) -> Form:
    """Return a form for all parts of the choice. Raise Unreadable if the choice is made by a click."""
    match decision(page):
        case "opening":
            fields = _opening(page, words)
        case "switch":
            fields = _switch(page, words)
        case "refill":
            fields = _refill(page, words)
        case _ if in_parts(page):
            fields = _aimed(page, words)
        case _:
            raise Unreadable
    return Form(parts_question(page, words), handing_in(page, page.revision + 1), tuple(fields))


def read_kendo_form(page: MatchPage, written: Written) -> str:
    """Return the choice made in a form. Raise Refusal if its parts do not go together, or Unreadable."""
    match decision(page):
        case "opening":
            choice, kind = _switched(page, written.get("cards", ())), "opening"
        case "switch":
            choice = write_switch(*(one(written.get(part, ())) for part in ("card", "new", "drawn")))
            kind = "switch"
        case "refill":
            choice, kind = _drawn(page, written), "refill"
        case _:
            cards, target = one(written.get("cards", ())), number(one(written.get("target", ())))
            choice, kind = write_move(cards, target=target), "aim"
    # If no choice is pending, the turn is over, and the pick itself says so.
    if page.options and choice not in page.options:
        raise Refusal(f"kendo-unfit-{kind}")
    return choice


def _opening(page: MatchPage, words: Words) -> Iterator[ChoiceField]:
    """Ask for up to two cards of the hand."""
    offered = {key for choice in in_parts(page) for key in read_move(choice).cards}
    chosen = read_move(page.pick).cards if page.pick else ()
    options = tuple(card_option(words, key, chosen=key in chosen) for key in in_order(offered))
    about = words("kendo-form-opening-about")
    yield ChoiceField(
        "cards",
        words("kendo-form-opening"),
        options,
        about,
        least=0,
        most=min(MOST_SWITCHED, len(options)),
    )


def _switch(page: MatchPage, words: Words) -> Iterator[ChoiceField]:
    """Ask which card goes back, and which subdecks the new card and the further one come from."""
    ways = [read_switch(choice) for choice in in_parts(page)]
    cards = dict.fromkeys(way.card for way in ways)
    yield ChoiceField("card", words("kendo-form-card"), tuple(card_button(words, key) for key in cards))
    yield ChoiceField("new", words("kendo-form-new"), _subdecks(page, words, (way.new for way in ways)))
    yield ChoiceField("drawn", words("kendo-form-drawn"), _subdecks(page, words, (way.drawn for way in ways)))


def _refill(page: MatchPage, words: Words) -> Iterator[ChoiceField]:
    """Ask how many cards come from each subdeck."""
    ways = [Counter(read_refill(choice)) for choice in page.options]
    owed = ways[0].total()
    for subdeck in SUBDECKS:
        counts = tuple(
            Option(str(count), str(count)) for count in range(max(way[subdeck] for way in ways) + 1)
        )
        about = words("kendo-form-refill-about", count=owed)
        yield ChoiceField(subdeck, subdeck_name(words, subdeck), counts, about)


def _aimed(page: MatchPage, words: Words) -> Iterator[ChoiceField]:
    """Ask for cards and their target."""
    moves = [read_move(choice) for choice in in_parts(page)]
    laid = dict.fromkeys(write_move(*move.cards) for move in moves)
    targets = {move.target for move in moves if move.target is not None}
    yield ChoiceField("cards", words("kendo-form-cards"), tuple(option(page, words, cards) for cards in laid))
    yield ChoiceField(
        "target", words("kendo-form-target"), tuple(_target(page, words, seat) for seat in sorted(targets))
    )


def _switched(page: MatchPage, cards: Iterable[str]) -> str:
    """Return the switch of these cards or of copies of them; empty if it is not offered."""
    wanted = in_order({*cards})
    alike = (choice for choice in in_parts(page) if likeness(read_move(choice).cards) == likeness(wanted))
    return next(alike, "") if wanted else KEEP


def _drawn(page: MatchPage, written: Written) -> str:
    """Return the draw of the wanted number from each subdeck; empty if it is not offered."""
    wanted = Counter({subdeck: number(one(written.get(subdeck, ("0",)))) for subdeck in SUBDECKS})
    return next((choice for choice in page.options if Counter(read_refill(choice)) == wanted), "")


def _subdecks(page: MatchPage, words: Words, offered: Iterable[Subdeck]) -> tuple[Option, ...]:
    """Name subdecks, with how many cards lie face down in each."""
    named, left = {*offered}, dict(zip(SUBDECKS, kendo_view(page).left, strict=True))
    return tuple(
        Option(subdeck, subdeck_name(words, subdeck), words("kendo-form-left", count=left[subdeck]))
        for subdeck in SUBDECKS
        if subdeck in named
    )


def _target(page: MatchPage, words: Words, seat: int) -> Option:
    count = kendo_view(page).hand_sizes[seat]
    return Option(
        str(seat), listed_as(page.players[seat], words), words("kendo-form-cards-held", count=count)
    )
