"""A shared road: two players each play the same campaign solo; its board and its private messages."""

from bot.face.contest.parts import to_board
from bot.face.pieces import ACCENT, GOLD, mention
from bot.face.press import Press
from bot.face.registry.faces import FACES
from bot.face.screen import Block, Button, Panel, Row, Screen, Text
from bot.face.seal import seal_press, sealed_print, short
from bot.face.setups import setup_lines
from bot.face.timestamps import relative
from bot.face.titles import game_title
from bot.face.words import Words
from bot.play.ground.repertoire import game_name
from bot.play.solo.road_pages import ACCEPTED, OVER, RoadPage, RoadRun
from bot.store.ids import UserId


def road_board(page: RoadPage, words: Words) -> Screen:
    """Show who has set out and who has finished on a shared road; at the end, how far both came."""
    parts: list[Block] = [Text(_title(page, words)), Text("\n".join(_lines(page, words)))]
    if page.closed:
        parts.append(Text(_verdict(page, words)))
        again = Button(
            words("road-again-button"), press=road_press(page, "again"), style="success", emoji="⚔️"
        )
        parts.append(Row((again,)))
    else:
        parts.append(Row((_own_button(page, words),)))
    seal = seal_press("contest", page.contest_id, page.seal)
    small_print = sealed_print(words, words("road-mark", id=page.contest_id, seal=short(page.seal)), seal)
    new = page.message_id is None and not page.closed
    # An id below 0 is the alias of a forgotten player.
    pings = tuple(run.user_id for run in page.runs if run.user_id > 0) if new else ()
    return Screen((Panel(tuple(parts), GOLD if page.closed else ACCENT), small_print), pings=pings)


def road_news(page: RoadPage, user_id: UserId, words: Words) -> Screen:
    """Tell a player by DM that the other has accepted or, once it is over, how it ended."""
    foe = mention(page.foe_of(user_id).user_id)
    if not page.closed:
        when = relative(page.ends_at)
        told = words("road-accepted", foe=foe, game=game_title(words, game_name(page.game)), when=when)
        return Screen((Text(told), Row((_own_button(page, words),)), Text(road_news_mark(page))))
    lines = "\n".join((words("road-over", foe=foe), *_lines(page, words), _verdict(page, words)))
    return Screen((Text(lines), *_way(page, words), Text(road_news_mark(page))))


def road_news_mark(page: RoadPage) -> str:
    """Return the small print that identifies this DM."""
    return f"-# {page.contest_id} · {OVER if page.closed else ACCEPTED}"


def road_status(page: RoadPage, user_id: UserId, words: Words) -> Screen:
    """Tell a player who has finished, privately, how the road stands."""
    key = "road-status-closed" if page.closed else "road-status-through"
    foe = mention(page.foe_of(user_id).user_id)
    told = words(key, foe=foe, when=relative(page.ends_at))
    return Screen((Text("\n".join((told, *_lines(page, words)))), *_way(page, words)))


def road_line(page: RoadPage, user_id: UserId, words: Words) -> str:
    """Return the line of a road in a player's list: its state, and when it closes."""
    run = page.run_of(user_id)
    stage = run.stage if run else "finished"
    foe, when = mention(page.foe_of(user_id).user_id), relative(page.ends_at)
    return words(f"road-line-{stage}", foe=foe, game=game_title(words, game_name(page.game)), when=when)


def road_press(page: RoadPage, action: str) -> Press:
    """Return the press of one of a road's controls."""
    return Press("road", page.contest_id, action=action)


def _own_button(page: RoadPage, words: Words) -> Button:
    return Button(words("road-mine-button"), press=road_press(page, "mine"), style="primary", emoji="🛤️")


def _title(page: RoadPage, words: Words) -> str:
    game, who = game_title(words, game_name(page.game)), [mention(run.user_id) for run in page.runs]
    key = "road-closed" if page.closed else "road-open"
    about = words(key, one=who[0], other=who[1], when=relative(page.ends_at))
    return "\n".join((words("road-title", game=game), about, *setup_lines(words, page.game, page.answers)))


def _lines(page: RoadPage, words: Words) -> list[str]:
    """Say how both stand; while the road is open, only whether they are under way."""
    return [_line(page, run, words) for run in page.runs]


def _line(page: RoadPage, run: RoadRun, words: Words) -> str:
    who = mention(run.user_id)
    # How far one player has come would tell the other what to beat.
    if not page.closed or run.stage == "void":
        return words(f"road-run-{run.stage}", who=who)
    if run.reached is None:
        return words("road-run-never", who=who)
    of_game = FACES[game_name(page.game)].campaign
    progress = of_game.progress(run.reached, words) if of_game else "·"
    return words("road-run-came", who=who, progress=progress)


def _verdict(page: RoadPage, words: Words) -> str:
    if not page.compared:
        void = any(run.stage == "void" for run in page.runs)
        return words("road-verdict-void" if void else "road-verdict-nobody")
    first, *others = page.ahead
    return words("road-verdict-tie") if others else words("road-verdict-ahead", who=mention(first.user_id))


def _way(page: RoadPage, words: Words) -> tuple[Row, ...]:
    board = to_board(page, words)
    return (Row(board),) if board else ()
