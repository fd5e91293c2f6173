"""The queue as a waiting player sees it: where they wait, for how long, and that nobody was found."""

from collections.abc import Sequence

from bot.face.pieces import ACCENT
from bot.face.press import Press
from bot.face.registry.first_steps import practice_buttons
from bot.face.roles import role_full_name
from bot.face.screen import Block, Button, Panel, Row, Screen, Text
from bot.face.seal import seal_press, short
from bot.face.spans import span
from bot.face.timestamps import relative
from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.entry.who_may_challenge import NEAR
from bot.play.ground.repertoire import has_roles, newest
from bot.play.ground.times import ANYBODY_AFTER, NEAR_AFTER
from bot.store.queue_rows import Queued

ENDED_SHOWN = 3
"""The most ended waits shown at once."""


def queue(places: Sequence[Queued], words: Words, ended: Sequence[Queued] = ()) -> Screen:
    """Show a player where they wait, with a button to leave each place, and which waits ended in vain."""
    if not places:
        return Screen((Text(words("queue-left")),))
    terms = words(
        "queue-terms",
        near=span(words, NEAR_AFTER),
        points=NEAR,
        anybody=span(words, ANYBODY_AFTER),
    )
    blocks: list[Block] = [Text("\n".join((*ended_waits(ended, words), words("queue-title"), terms)))]
    for place in places:
        blocks += [Text(_place(place, words)), Row((_leave(place, words), _check(place, words)))]
    ground = "queue-where" if all(place.open_to_all for place in places) else "queue-where-few-read"
    return Screen((Panel((*blocks, Text(words(ground))), ACCENT),))


def ended_waits(ended: Sequence[Queued], words: Words) -> list[str]:
    """Say which waits ended in vain, for a player who was not told by DM."""
    return [
        words("queue-ended", what=_wanted(row, words), channel=f"<#{row.channel_id}>")
        for row in ended[:ENDED_SHOWN]
    ]


def queue_over(row: Queued, words: Words) -> Screen:
    """Tell a player by DM that nobody was found."""
    told = words("queue-over", what=_wanted(row, words), channel=f"<#{row.channel_id}>")
    ways = practice_buttons(words, row.game)
    return Screen((Text(told), *([Row(ways)] if ways else []), Text(queue_over_mark(row))))


def queue_over_mark(row: Queued) -> str:
    """Return the small print that identifies this DM."""
    return f"-# {row.id}"


def _place(place: Queued, words: Words) -> str:
    told = [words("queue-until", when=relative(place.expires_at))]
    if has_roles(newest(place.game)):
        fighter = role_full_name(words, newest(place.game), place.wish)
        told.insert(0, words("queue-fighter", fighter=fighter))
    seal = words("prompt-seal", seal=short(place.seal))
    return "\n".join((f"**{_wanted(place, words)}**", *told, seal))


def _wanted(place: Queued, words: Words) -> str:
    pace = words(f"pace-{place.pace}")
    return words("queue-wanted", game=game_title(words, place.game), pace=pace)


def _leave(place: Queued, words: Words) -> Button:
    return Button(words("queue-leave"), Press("queue", str(place.user_id), action=f"leave:{place.game}"))


def _check(place: Queued, words: Words) -> Button:
    return Button(words("dice-button"), seal_press("queue", place.id, place.seal))
