"""The screens of high card: as little as a game can show."""

from collections.abc import Iterable, Iterator
from typing import cast

from bot.face.game.choice import choice_control
from bot.face.game.face import Face, Middle, Turns
from bot.face.game.facts import Fact, ToldTurn, Who, Worth, said
from bot.face.game.foot import foot_lines
from bot.face.game.parts import at_table, first_seal
from bot.face.pieces import mention
from bot.face.screen import Option, Screen, Text
from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.ground.repertoire import game_name
from bot.play.match.reading import MatchPage, TurnPage
from tests.toys.high_card import Drew, HighCardView, Laid, Took, Went


def _view(page: MatchPage) -> HighCardView:
    return cast(HighCardView, page.view)


def middle(page: MatchPage, words: Words) -> Middle:
    """Show how many tricks each player has taken, and whose turn it is."""
    view = _view(page)
    scores = [
        words("toy-score", player=mention(player.user_id), tricks=view.taken.count(player.seat))
        for player in page.players
    ]
    on = words("toy-on", player=mention(page.players[view.on].user_id))
    return Middle(game_title(words, game_name(page.game)), ("\n".join(scores),), on)


def hand(page: MatchPage, words: Words) -> Screen:
    """Tell what happened since the last choice, show the player's hand, and ask for the next card."""
    lately = " ".join(said(_facts(page.lately), at_table(page, words)))
    held = words("toy-hand", cards=" ".join(_view(page).own))
    lines = (*([lately] if lately else []), held, *foot_lines(page, words, choice_words))
    question = words("toy-choose-card")
    choice = choice_control(
        page, words, page.revision + 1, lambda card: Option(card, card), question=question
    )
    return Screen((Text("\n".join(lines)), *choice, *first_seal(page, words)))


def turns(page: MatchPage, turn: TurnPage, words: Words) -> tuple[ToldTurn]:
    """Tell who took the trick, if it is over, and what was played before."""
    del page, words
    return (ToldTurn("", [*_facts(turn.events)]),)


def _facts(events: Iterable[object]) -> Iterator[Fact]:
    for event in events:
        match event:
            case Drew(card=card):
                yield Fact(Worth.DETAIL, "toy-drew", {"card": card})
            case Laid(seat=seat, card=card):
                yield Fact(Worth.BLOW, "toy-laid", {"player": Who(seat), "card": card})
            case Took(seat=seat):
                yield Fact(Worth.RESULT, "toy-took", {"player": Who(seat)})
            case Went(seat=seat):
                yield Fact(Worth.BLOW, "toy-went", {"player": Who(seat)})
            case _:
                raise AssertionError(event)


def choice_words(page: MatchPage, words: Words, choice: str) -> str:  # noqa: ARG001  a card is a card
    """Return a choice in words."""
    return words("toy-choice", card=choice)


HIGH_CARD_FACE = Face(middle, hand, Turns(turns), choice_words)
