"""The form in which a brawler chooses a card and its target at once."""

from collections.abc import Mapping

from bot.face.bushido.brawl.hand import brawl_facing
from bot.face.bushido.brawl.view import brawl_view
from bot.face.bushido.cards import archetype, fighter_name
from bot.face.bushido.cards_held import card_option
from bot.face.form import ChoiceField, Form
from bot.face.game.prompt import handing_in
from bot.face.pieces import listed_as
from bot.face.screen import Option
from bot.face.words import Words
from bot.play.ground.given import number, one
from bot.play.ground.refusals import Unreadable
from bot.play.match.reading import MatchPage
from rules.bushido.brawl import is_stance, read_stance, stance


def stance_form(page: MatchPage, words: Words) -> Form:
    """Return a form for a card and a target. Raise Unreadable if the choice is one made by buttons."""
    if brawl_view(page).active is not None:
        raise Unreadable
    faced = brawl_facing(page)
    cards, targets = _parts(page.options)
    picked = read_stance(page.pick) if page.pick and is_stance(page.pick) else None
    return Form(
        words("brawl-form-title"),
        handing_in(page, brawl_view(page).turn),
        (
            ChoiceField(
                "card",
                words("brawl-form-card"),
                tuple(card_option(words, faced, card, picked[0] if picked else None) for card in cards),
            ),
            ChoiceField(
                "target",
                words("brawl-form-target"),
                tuple(_target(words, page, seat, picked[1] if picked else None) for seat in targets),
            ),
        ),
    )


def read_stance_form(_page: MatchPage, written: Mapping[str, tuple[str, ...]]) -> str:
    """Return the choice made in the form; the rules say whether it is legal. Raise Unreadable."""
    # A card and a target that do not go together make a choice that is not offered.
    return stance(one(written.get("card", ())), number(one(written.get("target", ()))))


def _parts(options: tuple[str, ...]) -> tuple[list[str], list[int]]:
    """Return the cards and the targets that the options combine."""
    stances = [read_stance(option) for option in options]
    return list(dict.fromkeys(card for card, _ in stances)), sorted({target for _, target in stances})


def _target(words: Words, page: MatchPage, seat: int, picked: int | None) -> Option:
    side = brawl_view(page).sides[seat]
    facts = words(
        "brawl-form-foe",
        fighter=fighter_name(words, side.fighter),
        archetype=archetype(words, side.fighter),
        health=side.health,
        full=side.full_health,
    )
    return Option(str(seat), listed_as(page.players[seat], words), facts, default=seat == picked)
