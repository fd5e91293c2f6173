"""A request for a substitute, and the private question before it."""

from collections.abc import Collection, Iterable, Sequence

from bot.face.game.parts import foes
from bot.face.pieces import ACCENT, GOLD, listed_as, mention
from bot.face.press import Press
from bot.face.screen import Button, Panel, Picker, Row, Screen, Text
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.gatherings.kinds import CHALLENGING
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage
from bot.store.ids import MatchId, UserId
from bot.store.rows import Seat
from bot.store.substitution_rows import Substitution
from rules.codec import decode

AREA = "substitute"


def substitution(page: MatchPage, asked: Substitution, playing: Collection[int], words: Words) -> Screen:
    """Show who would take over from whom and which remaining players agree, or how the request ended."""
    names = {
        "leaver": mention(asked.leaver_id),
        "newcomer": mention(asked.newcomer_id),
        "asker": mention(asked.asker_id),
    }
    mark = Text(substitution_mark(asked.match_id, asked.number))
    title = words("substitute-title")
    if asked.status != "open":
        return Screen((came_of(asked, title, words),))
    agree, missing = _sides(page, asked, playing)
    told = [
        title,
        words(f"substitute-asked-{'own' if asked.asker_id == asked.leaver_id else 'gone'}", **names),
        words("substitute-terms", **names),
        *_named("agreed", agree, words),
        *_named("missing", missing, words),
        words("substitute-clock", when=relative(asked.expires_at)),
    ]
    buttons = (
        *([] if asked.accepted else [request_button(asked, AREA, "accept", words, "🎴")]),
        *([request_button(asked, AREA, "agree", words, "✅")] if set(missing) - {asked.newcomer_id} else []),
        request_button(asked, AREA, "decline", words),
    )
    pings = tuple(missing) if asked.message_id is None else ()
    return Screen((Panel((Text("\n".join(told)), Row(buttons), mark), ACCENT),), pings=pings)


def came_of(asked: Substitution, title: str, words: Words) -> Panel:
    """Say how a request ended."""
    names = {"leaver": mention(asked.leaver_id), "newcomer": mention(asked.newcomer_id)}
    told = Text("\n".join((title, words(f"substitute-{asked.status}", **names))))
    mark = Text(substitution_mark(asked.match_id, asked.number))
    return Panel((told, mark), GOLD if asked.status in {"seated", "entered"} else ACCENT)


def request_button(asked: Substitution, area: str, action: str, words: Words, emoji: str = "") -> Button:
    """Return a button that answers a request."""
    press = Press(area, asked.match_id, asked.number, action)
    style = "secondary" if action == "decline" else "success"
    return Button(words(f"substitute-{action}"), press=press, style=style, emoji=emoji)


def substitution_mark(match_id: MatchId, number: int) -> str:
    """Return the small print that identifies a request."""
    return f"-# {match_id} · ⇄{number}"


def substitute_question(page: MatchPage, newcomer_id: UserId, seats: Sequence[Seat], words: Words) -> Screen:
    """Ask whose seat the newcomer should take over."""
    asked = words("substitute-ask", newcomer=mention(newcomer_id), opponent=foes(words, page))
    buttons = tuple(
        Button(
            _whose(page.players[seat.seat], own=seat.seat == page.own_seat, words=words),
            press=Press(AREA, page.match_id, page.revision, f"offer:{seat.seat}:{newcomer_id}"),
            style="danger" if seat.seat == page.own_seat else "secondary",
        )
        for seat in seats
    )
    return Screen((Text(asked), *(Row(buttons[nth : nth + 5]) for nth in range(0, len(buttons), 5))))


def whom_to_ask(page: MatchPage, words: Words) -> Picker:
    """Return the list from which a player chooses who takes over their seat."""
    press = Press(AREA, page.match_id, page.revision, "whom")
    return Picker(press, words("substitute-placeholder"), "people")


def takes_substitutes(page: MatchPage) -> bool:
    """Return whether a player of a match can be replaced; in a tournament, only before its first turn."""
    if page.occasion:
        return page.occasion.kind not in CHALLENGING and page.revision == 0
    return not (page.alone or page.campaign_id or page.contest)


def _sides(
    page: MatchPage, asked: Substitution, playing: Collection[int]
) -> tuple[list[UserId], list[UserId]]:
    """Return who agrees, and who has yet to agree."""
    agreed = decode(asked.agreed, tuple[int, ...])
    others = [each for each in page.people if each.seat in playing and each.seat != asked.seat]
    agree = [each.user_id for each in others if each.seat in agreed]
    missing = [each.user_id for each in others if each.seat not in agreed]
    (agree if asked.accepted else missing).insert(0, asked.newcomer_id)
    return agree, missing


def _named(key: str, people: Iterable[UserId], words: Words) -> tuple[str, ...]:
    names = words.listed(mention(user_id) for user_id in people)
    return (words(f"substitute-{key}", players=names),) if names else ()


def _whose(player: Player, *, own: bool, words: Words) -> str:
    return (
        words("substitute-ask-own") if own else words("substitute-ask-for", player=listed_as(player, words))
    )
