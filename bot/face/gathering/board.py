"""A gathering of challenges under way: how everyone stands, whose turn it is, what happened, who has won."""

from bot.face.gathering.news import news
from bot.face.gathering.parts import (
    clan_name,
    duel_words,
    gathering_press,
    headline,
    named,
    rules_of_gatherings,
    small_print,
)
from bot.face.gathering.telling import tell
from bot.face.pieces import ACCENT, GOLD, bar
from bot.face.roles import tell_with_role
from bot.face.screen import Block, Button, Divider, Panel, Row, Screen, Text
from bot.face.setups import setup_lines
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.gatherings.reading import GatheringPage, is_answer
from bot.store.ids import GatheringId
from rules.gatherings.bouts import opponent
from rules.gatherings.challenges import ChallengeRound
from rules.gatherings.clash import CLANS, ClashState
from rules.gatherings.duels import DuelsState
from rules.gatherings.events import Concluded


def board(page: GatheringPage, words: Words) -> Screen:
    """Draw a gathering of challenges as everyone may see it."""
    outcome = page.outcome
    terms = "\n".join([_pace(words, page), *setup_lines(words, page.row.game, page.row.answers)])
    blocks: list[Block] = [headline(words, page.row), Text(terms), Text(_standing(words, page))]
    if lines := news(page, words):
        blocks += [Divider(), Text("\n".join(lines))]
    blocks.append(Divider())
    if outcome:
        concluded = Concluded(winners=outcome.winners, reason=outcome.reason)
        blocks += [Text(tell(concluded, page, words)), small_print(words, page.row)]
        blocks.append(Row((rules_of_gatherings(words),)))
    else:
        blocks += [Text(line) for line in owed_lines(page, words)]
        blocks += [small_print(words, page.row), Row(_buttons(words, page))]
    return Screen((Panel(tuple(blocks), GOLD if outcome else ACCENT),))


def owed_lines(page: GatheringPage, words: Words) -> list[str]:
    """Say who must challenge or answer, and by when."""
    when = relative(page.row.clock_at)
    return [
        words(
            "gathering-owed-answer" if is_answer(request) else "gathering-owed-challenge",
            player=named(page, request.seat, words),
            when=when,
        )
        for request in page.requests
    ]


def drop_question(gathering_id: GatheringId, words: Words) -> Screen:
    """Ask a player to confirm dropping out."""
    yes = Button(words("gathering-drop-yes"), gathering_press(gathering_id, "drop-yes"), style="danger")
    no = Button(words("gathering-drop-no"), gathering_press(gathering_id, "keep"))
    return Screen((Text(words("gathering-drop-ask")), Row((yes, no))))


def _pace(words: Words, page: GatheringPage) -> str:
    pace = words(f"pace-{page.row.pace}")
    if isinstance(page.state, ClashState):
        return words("gathering-round", number=page.state.number, pace=pace)
    return words("gathering-once", pace=pace)


def _standing(words: Words, page: GatheringPage) -> str:
    """Return a line for each player; in a clash, each clan's below its name."""
    round_ = _round(page)
    if isinstance(page.state, DuelsState):
        return "\n".join(_line(words, page, round_, seat) for seat in range(len(round_.fighters)))
    lines: list[str] = []
    for clan in CLANS:
        lines.append(words("gathering-clan-line", clan=clan_name(words, page.row, clan)))
        members = [seat for seat, side in enumerate(round_.sides) if side == clan]
        lines += [_line(words, page, round_, seat) for seat in members]
    return "\n".join(lines)


def _round(page: GatheringPage) -> ChallengeRound:
    return page.state.round


def _line(words: Words, page: GatheringPage, round_: ChallengeRound, seat: int) -> str:
    fighter, game_id, role = round_.fighters[seat], page.row.game, page.entrants[seat].role
    if fighter.fate:
        state = words(f"gathering-state-{fighter.fate}")
        return tell_with_role(
            words, game_id, role, "gathering-out", player=named(page, seat, words), state=state
        )
    return tell_with_role(
        words,
        game_id,
        role,
        "gathering-stands",
        player=named(page, seat, words),
        bar=bar(fighter.health, page.full_health),
        health=fighter.health,
        full=page.full_health,
        state=_state(words, page, round_, seat),
    )


def _state(words: Words, page: GatheringPage, round_: ChallengeRound, seat: int) -> str:
    """Say what a player who still stands is doing."""
    if page.outcome:
        return words("gathering-state-winner" if seat in page.outcome.winners else "gathering-state-stands")
    for bout in round_.bouts:
        if seat in bout.seats:
            foe = named(page, opponent(bout, seat), words)
            return words("gathering-state-fighting", duel=duel_words(words, page, bout.number), foe=foe)
    # Checked after the bouts: a player who is fighting has met an opponent too.
    if seat in round_.met:
        return words("gathering-state-fought")
    return _turn(words, page, round_, seat)


def _turn(words: Words, page: GatheringPage, round_: ChallengeRound, seat: int) -> str:
    """Say what a player who has had no opponent yet is doing in the challenges."""
    pending = round_.pending
    if pending and seat == pending.target:
        return words("gathering-state-answers", foe=named(page, pending.seat, words))
    if pending and seat == pending.seat:
        return words("gathering-state-asked", foe=named(page, pending.target, words))
    if seat == round_.challenger:
        return words("gathering-state-challenges")
    return words("gathering-state-idle" if round_.challenger is None else "gathering-state-waits")


def _buttons(words: Words, page: GatheringPage) -> tuple[Button, ...]:
    gathering_id = page.row.id
    owed = Button(
        words("gathering-owed-button"), gathering_press(gathering_id, "owed"), style="primary", emoji="👉"
    )
    drop = Button(
        words("gathering-drop-out"), gathering_press(gathering_id, "drop"), style="danger", emoji="🏳️"
    )
    rules = rules_of_gatherings(words)
    # While duels go on, nobody owes a choice here.
    return (owed, rules, drop) if page.requests else (rules, drop)
