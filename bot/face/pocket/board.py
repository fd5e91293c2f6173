"""The middle of the board: the open cards and who takes the next one, and later both play areas."""

from collections.abc import Iterator
from itertools import chain

from bot.face.game.face import Middle
from bot.face.game.waiting import bank_words, state_words
from bot.face.pieces import called
from bot.face.pocket.areas import area_lines, counted, drafted, forced, place_lines, progress_lines
from bot.face.pocket.cards import card_line, card_names, numbered_names
from bot.face.pocket.view import pocket_view
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage
from rules.pocket.pocket import DOJO_PHASES
from rules.pocket.state import Dojo
from rules.pocket.view import PocketView


def middle(page: MatchPage, words: Words) -> Middle:
    """Show the draft or both play areas, and who has something to choose."""
    view = pocket_view(page)
    one, other = (called(player, words) for player in page.players)
    title = words("pocket-title", one=one, other=other)
    who = "\n".join(_who(words, page, player) for player in page.players)
    if view.dojo:
        offered = "\n".join(card_line(words, key) for key in view.dojo.on_offer)
        taken = "\n".join(_taken(words, page, player, view) for player in page.players)
        turn = _dojo_turn(words, page, view, view.dojo)
        beside = _left_and_right(words, page) if page.offered else (_named(words, view.dojo), who)
        if page.offered and not page.revision:  # later picks leave no room for it
            turn = "\n".join((turn, words("pocket-draft-how")))
            beside = (_named(words, view.dojo), *beside)
        return Middle(title, (offered, taken), turn, beside_board=beside)
    turn = "\n".join((*progress_lines(words, view), _turn(words, page, view), *_forced(words, page, view)))
    with_cards = "\n".join(_who_with_cards(words, page, player, view) for player in page.players)
    return Middle(
        title,
        tuple(_area(words, page, player, view) for player in page.players),
        turn,
        beside_board=(who,),
        beside_turn=() if page.outcome else (with_cards,),
    )


def _named(words: Words, dojo: Dojo) -> str:
    """Name the open cards of a picture, which shows their aspects."""
    return words("pocket-card-line", card=" · ".join(numbered_names(words, dojo.on_offer)))


def _forced(words: Words, page: MatchPage, view: PocketView) -> Iterator[str]:
    """Say that the Strike! is laid for a player who holds nothing else."""
    for player in page.players:
        if view.exchange.stage == "lay" and forced(view.areas[player.seat]):
            yield words("pocket-forced", player=called(player, words))


def _left_and_right(words: Words, page: MatchPage) -> tuple[str, ...]:
    """Say whose cards are on which side of a picture; who takes the next one is said above the buttons."""
    left, right = (called(player, words) for player in page.players)
    banks = (bank_words(page, player, words) for player in page.players if player.owes)
    return (" · ".join((words("pocket-left-right", left=left, right=right), *chain.from_iterable(banks))),)


def _taken(words: Words, page: MatchPage, player: Player, view: PocketView) -> str:
    cards = card_names(words, drafted(view.areas[player.seat])) or words("pocket-nothing-yet")
    line = words("pocket-taken", player=called(player, words), cards=cards)
    return " · ".join((line, *state_words(page, player, words)))


def _who(words: Words, page: MatchPage, player: Player) -> str:
    """Say who is ready, for use beside a picture; the player on its left is named first."""
    return " · ".join((f"**{called(player, words)}**", *state_words(page, player, words)))


def _who_with_cards(words: Words, page: MatchPage, player: Player, view: PocketView) -> str:
    """Say the same, and below it the player's open cards, which the picture of a turn leaves out."""
    who, cards = _who(words, page, player), place_lines(words, view.areas[player.seat])
    return "\n".join((who, *((words("pocket-places", cards=" · ".join(cards)),) if cards else ())))


def _area(words: Words, page: MatchPage, player: Player, view: PocketView) -> str:
    area = view.areas[player.seat]
    head = words(
        "pocket-side-striking" if player.seat in view.exchange.striking else "pocket-side",
        player=called(player, words),
        counted=counted(words, view, player.seat),
    )
    state = " · ".join(state_words(page, player, words))
    return "\n".join((head, *area_lines(words, area), *((state,) if state else ())))


def _dojo_turn(words: Words, page: MatchPage, view: PocketView, dojo: Dojo) -> str:
    until, when = _until(page)
    kind = "wishes" if view.options.draft == "quick" else "dojo"
    return words(
        f"pocket-{kind}-{until}",
        phase=dojo.phase,
        phases=DOJO_PHASES,
        player=_asked(words, page),
        **when,
    )


def _turn(words: Words, page: MatchPage, view: PocketView) -> str:
    turn, (until, when) = view.exchange.turn, _until(page)
    if view.exchange.stage == "lay":
        return words(f"duel-turn-{until}", turn=turn, **when)
    return words(f"pocket-turn-{until}", turn=turn, player=_asked(words, page), **when)


def _until(page: MatchPage) -> tuple[str, dict[str, str]]:
    if page.deadline_at is None:
        return "held", {}
    return "due", {"when": relative(page.deadline_at)}


def _asked(words: Words, page: MatchPage) -> str:
    """Name the players who must choose."""
    return words.listed(called(player, words) for player in page.players if player.owes)
