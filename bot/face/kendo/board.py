"""The middle of the board: who holds how many cards, who threatens whom, and what is left to draw."""

from bot.face.game.face import Middle
from bot.face.game.waiting import bank_words, state_words
from bot.face.kendo.seats import marked
from bot.face.kendo.standing import pile_lines, score_words, threat_line, time_line
from bot.face.kendo.view import court_view, kendo_view
from bot.face.pieces import called
from bot.face.timestamps import relative
from bot.face.titles import game_about, game_title
from bot.face.words import Words
from bot.play.ground.repertoire import game_name
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage
from rules.kendo.state import BonusOffer, Initiative, OpeningSwitch, Threat


def middle(page: MatchPage, words: Words) -> Middle:
    """Show what everyone may know, and what the match waits for."""
    name = game_name(page.game)
    players = words.listed(called(player, words) for player in page.players)
    title = words("kendo-title", game=game_title(words, name), players=players, about=game_about(words, name))
    sides = "\n".join(_side(words, page, player) for player in page.players)
    time = time_line(page, words)
    table = (*time, *threat_line(page, words), *pile_lines(page, words))
    who = " · ".join(_who(words, page, player) for player in page.players)
    return Middle(
        title,
        (sides, "\n".join(table)),
        _turn(words, page),
        beside_board=("\n".join((who, *time)),),
        beside_turn=("\n".join((who, *time)),),  # the piles are in the details of a hand
    )


def _who(words: Words, page: MatchPage, player: Player) -> str:
    """Say whose mark of the picture this is, and how much time a player has whose turn it is.

    The line of the turn names that player. When all choose at once it names nobody, so each is shown as ready
    or not.
    """
    if isinstance(kendo_view(page).now, OpeningSwitch):
        return " ".join((marked(page, player.seat, words), *state_words(page, player, words)))
    bank = bank_words(page, player, words) if player.owes else ()
    return " ".join((marked(page, player.seat, words), *bank))


def _side(words: Words, page: MatchPage, player: Player) -> str:
    view, name = kendo_view(page), marked(page, player.seat, words)
    if player.left:
        return words("kendo-side-left", player=name)
    if player.seat not in view.seats_in:
        return words("kendo-side-out", player=name)
    cards = words("kendo-side", player=name, count=view.hand_sizes[player.seat])
    score = score_words(page, words, player.seat)
    return " · ".join((cards, *((score,) if score else ()), *state_words(page, player, words)))


def _turn(words: Words, page: MatchPage) -> str:
    facts = {"turn": page.revision + 1, "doing": _doing(words, page)}
    if page.deadline_at is None:
        return words("kendo-turn-held", **facts)
    return words("kendo-turn-due", when=relative(page.deadline_at), **facts)


def _doing(words: Words, page: MatchPage) -> str:
    """Say what a player who must choose is doing, as far as everyone may know it."""
    player = words.listed(called(player, words) for player in page.players if player.owes)
    court = court_view(page)
    if court and court.refill:
        return words("kendo-doing-refill", player=player)
    match kendo_view(page).now:
        case OpeningSwitch():
            return words("kendo-doing-switch")
        case Initiative():
            return words("kendo-doing-attack", player=player)
        case Threat():
            return words("kendo-doing-answer", player=player)
        case BonusOffer():
            return words("kendo-doing-bonus", player=player)
