"""A player's hand: by DM, or privately behind the Hand button. Only its owner ever sees it."""

from bot.face.game.foot import foot_lines
from bot.face.game.hand import details_panel, hand_panel
from bot.face.kendo.cards import card_line, card_names, hand_lines, subdeck_name
from bot.face.kendo.choices import choice_words, decision
from bot.face.kendo.control import control
from bot.face.kendo.seats import marked
from bot.face.kendo.standing import left_line, score_words, threat_line, time_line
from bot.face.kendo.turns import lately_lines
from bot.face.kendo.view import court_view, kendo_view
from bot.face.pieces import called
from bot.face.screen import Block, Divider, Screen, Text
from bot.face.words import Words
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage
from rules.kendo.cards import CARDS, JIKAN_DESU, SUBDECKS, one_of_each
from rules.kendo.state import Threat


def hand(page: MatchPage, words: Words) -> Screen:
    """Show a player what they need for a choice, beside what a picture shows, and the controls for it."""
    now = [_title(page, words), *lately_lines(page, words)]
    held = kendo_view(page).hand
    own = [] if held else [words("kendo-hand-empty")]
    if page.pictured:
        now += (*time_line(page, words), *threat_line(page, words))
    else:
        now += _standing(page, words)
        own += hand_lines(words, held, numbered=decision(page) == "opening")
    about = [*own, *foot_lines(page, words, choice_words)]
    texts = ([*now, *about],) if page.pictured else (now, about)
    return Screen((hand_panel(page, words, texts, control(page, words)),))


def details(page: MatchPage, words: Words) -> Screen:
    """Show everything needed for a choice: what each card in hand does, and which cards lie face up."""
    view = kendo_view(page)
    held = [card_line(words, key) for key in one_of_each(view.hand)]
    foot = foot_lines(page, words, choice_words)
    blocks: list[Block] = [
        Text("\n".join((_title(page, words), *_standing(page, words), *hint_lines(page, words)))),
        Divider(),
        *([Text("\n".join(held)), Divider()] if held else []),
        Text("\n".join((left_line(page, words), *_discards(page, words)))),
        *([Text("\n".join(foot))] if foot else []),
    ]
    return Screen((details_panel(page, words, blocks, control(page, words)),))


def warning(page: MatchPage, words: Words, choice: str) -> str:
    """Say what a choice that needs confirming leads to: JIKAN DESU, or parrying with the last card."""
    card = words(f"kendo-card-{CARDS[choice].kind}")
    if choice == JIKAN_DESU.key:
        return words("kendo-sure-time", card=card)
    if court_view(page):
        return words("kendo-sure-parry-ippon", card=card)
    two = len(kendo_view(page).seats_in) == 2  # noqa: PLR2004  hikiwake is for two
    return words("kendo-sure-parry-draw" if two else "kendo-sure-parry-out", card=card)


def _title(page: MatchPage, words: Words) -> str:
    others = (player for player in _players_in(page) if player.seat != page.own_seat)
    named = words.listed(marked(page, player.seat, words) for player in others)
    return words("hand-title", turn=page.revision + 1, opponent=named)


def _players_in(page: MatchPage) -> list[Player]:
    """Return those still in the game, the viewer first."""
    inside = [player for player in page.players if player.seat in kendo_view(page).seats_in]
    return sorted(inside, key=lambda player: player.seat != page.own_seat)


def _standing(page: MatchPage, words: Words) -> list[str]:
    """Say how many cards each player holds, what the score is, and who threatens whom."""
    holds = [_holds(page, words, player) for player in _players_in(page)]
    lines = holds if court_view(page) else [words("kendo-hand-cards", held=" · ".join(holds))]
    return [*lines, *time_line(page, words), *threat_line(page, words)]


def _holds(page: MatchPage, words: Words, player: Player) -> str:
    """Say how many cards a player has, and their score in a Competition."""
    name = words("kendo-you") if player.seat == page.own_seat else called(player, words)
    count = kendo_view(page).hand_sizes[player.seat]
    if court_view(page) is None:
        return words("kendo-hand-held", player=name, count=count)
    held, score = words("kendo-side", player=name, count=count), score_words(page, words, player.seat)
    return f"{held} · {score}" if score else held


def hint_lines(page: MatchPage, words: Words) -> list[str]:
    """Say what answers the card that threatens the viewer."""
    now = kendo_view(page).now
    if not isinstance(now, Threat) or now.seat != page.own_seat:
        return []
    if now.red:
        return [words(f"kendo-hint-{CARDS[now.red].kind}")]
    strike = words(f"kendo-card-{now.attack.strikes}") if now.attack.strikes else ""
    kind = "yellow" if not strike else now.attack.subdeck
    return [words(f"kendo-hint-{kind}", strike=strike)]


def _discards(page: MatchPage, words: Words) -> list[str]:
    """List each subdeck's face-up pile in full."""
    piles = zip(SUBDECKS, kendo_view(page).discarded, strict=True)
    return [
        words("kendo-discards-of", subdeck=subdeck_name(words, subdeck), cards=card_names(words, pile))
        for subdeck, pile in piles
        if pile
    ]
