"""A call on a player to challenge or to answer, and the private question before a refusal."""

from bot.face.escape import plain
from bot.face.gathering.parts import named
from bot.face.gathering.telling import tell
from bot.face.occasion import kind_words
from bot.face.pieces import ACCENT
from bot.face.press import Press
from bot.face.roles import tell_with_role
from bot.face.screen import Block, Button, Option, Panel, Row, Screen, Select, Text
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.gatherings.reading import GatheringPage, Told, is_answer
from bot.play.ground.refusals import Gone
from bot.play.standing.honor import DEEDS
from bot.store.gathering_rows import Summons
from bot.store.ids import GatheringId, UserId
from rules.gatherings.challenges import REFUSAL, ChallengeRound
from rules.gatherings.events import Accepted, BoutAsked, Challenged, Refused, Removed
from rules.gatherings.gathering import MoveRequest
from rules.gatherings.moves import Challenge

_ANSWERS = (Challenged, Accepted, Refused, Removed, BoutAsked)
"""Events that a call shows after its answer; the gathering's message shows what else follows."""


def summons(page: GatheringPage, call: Summons, answer: Told | None, words: Words) -> Screen:
    """Show a call in the channel: open with its controls, or what came of it."""
    request = request_of(page, call.seat)
    head = Text(words("summons-title", kind=kind_words(words, page.row)))
    # An older call stays closed, even if the same player owes another choice by now.
    if answer is None and request and page.row.asking == call.revision:
        # Only when first sent: an edit would ping a player who has seen it.
        pings = (page.entrants[call.seat].user_id,) if call.message_id is None else ()
        return Screen((Panel((head, *_question(page, request, words)), ACCENT),), pings=pings)
    events = answer.events if answer else ()
    told = [tell(event, page, words) for event in events if isinstance(event, _ANSWERS)]
    return Screen((Panel((head, Text("\n".join(told) or words("summons-passed"))), ACCENT),))


def owed(page: GatheringPage, user_id: UserId, words: Words) -> Screen:
    """Show a player the choice they owe, with the same controls, or that they owe none."""
    request = page.owed_by(user_id)
    if request is None:
        return Screen((Text(words("summons-nothing")),))
    return Screen(tuple(_question(page, request, words)))


def refuse_question(page: GatheringPage, words: Words) -> Screen:
    """Say what a refusal costs the challenged player, and ask for confirmation."""
    asking = page.row.asking
    yes = Button(
        words("summons-refuse-yes"), summons_press(page.row.id, asking, "refuse-yes"), style="danger"
    )
    no = Button(words("summons-refuse-no"), summons_press(page.row.id, asking, "keep"))
    cost = _cost(page)
    facts = {"challenger": named(page, _pending(page).seat, words), "honor": abs(DEEDS["refused"]), **cost}
    key = "summons-refuse-ask" if cost["left"] else "summons-refuse-ask-last"
    return Screen((Text(words(key, **facts)), Row((yes, no))))


def summons_press(gathering_id: GatheringId, asking: int, action: str) -> Press:
    """Return the press of a control that makes the choice owed at this revision."""
    return Press("summons", gathering_id, asking, action)


def summons_mark(page: GatheringPage, call: Summons) -> str:
    """Return the custom id that identifies an open call."""
    request = request_of(page, call.seat)
    action = "accept" if is_answer(request) else "challenge"
    return summons_press(page.row.id, call.revision, action).custom_id


def request_of(page: GatheringPage, seat: int) -> MoveRequest | None:
    """Return the choice a player owes, or None."""
    return next((request for request in page.requests if request.seat == seat), None)


def _question(page: GatheringPage, request: MoveRequest, words: Words) -> list[Block]:
    if is_answer(request):
        return _ask_for_answer(page, words)
    return _ask_for_opponent(page, request, words)


def _ask_for_opponent(page: GatheringPage, request: MoveRequest, words: Words) -> list[Block]:
    options = tuple(
        _opponent(page, move.target, words) for move in request.options if isinstance(move, Challenge)
    )
    press = summons_press(page.row.id, page.row.asking, "challenge")
    return [
        Text(words("summons-challenge", player=named(page, request.seat, words), when=_when(page))),
        Select(press, words("summons-challenge-placeholder"), options),
    ]


def _opponent(page: GatheringPage, seat: int, words: Words) -> Option:
    entrant = page.entrants[seat]
    facts = tell_with_role(
        words,
        page.row.game,
        entrant.role,
        "summons-opponent-facts",
        health=_health(page, seat),
        full=page.full_health,
    )
    return Option(str(entrant.user_id), plain(entrant.name), facts)


def _ask_for_answer(page: GatheringPage, words: Words) -> list[Block]:
    asking, pending = page.row.asking, _pending(page)
    offer = words(
        "summons-answer",
        player=named(page, pending.target, words),
        challenger=named(page, pending.seat, words),
        health=_health(page, pending.target),
        **{"foe-health": _health(page, pending.seat)},
    )
    accept = Button(
        words("summons-accept"), summons_press(page.row.id, asking, "accept"), style="success", emoji="⚔️"
    )
    refuse = Button(words("summons-refuse"), summons_press(page.row.id, asking, "refuse"), style="danger")
    cost = words("summons-cost", when=_when(page), **_cost(page))
    return [Text(offer), Text(cost), Row((accept, refuse))]


def _cost(page: GatheringPage) -> dict[str, int]:
    """Return the cost of a refusal, the health before it, and the health that would be left."""
    health = _health(page, _pending(page).target)
    return {"cost": REFUSAL, "health": health, "left": max(0, health - REFUSAL)}


def _pending(page: GatheringPage) -> Challenge:
    """Return the challenge that waits for its answer. Raise Gone if there is none."""
    pending = _round(page).pending
    if pending is None:
        raise Gone("gathering-gone")
    return pending


def _health(page: GatheringPage, seat: int) -> int:
    return _round(page).fighters[seat].health


def _round(page: GatheringPage) -> ChallengeRound:
    return page.state.round


def _when(page: GatheringPage) -> str:
    return relative(page.row.clock_at)
