"""A server's weekly news in one message, with a picture of the greatest gains in rating."""

from collections.abc import Iterator

from bot.face.occasion import gathering_link
from bot.face.pieces import GOLD
from bot.face.screen import Block, Panel, Screen, Text
from bot.face.standing.bars import bars_drawing
from bot.face.timestamps import exact
from bot.face.titles import game_title, named
from bot.face.words import Words
from bot.play.news.weeks import MOST, WeekPage
from bot.play.standing.strength import MILLI
from players.puzzle import TENTHS


def week(page: WeekPage, words: Words) -> Screen:
    """Tell what happened in the week."""
    blocks: list[Block] = [Text(f"{words('week-title')}\n{week_mark(page, words)}")]
    blocks.append(Text("\n".join(_happened(page, words))))
    climbed = [_climbed(page, at, words) for at in range(len(page.climbers))]
    if climbed:
        blocks.append(Text("\n".join((words("week-climbed"), *climbed))))
        if page.pictured:
            gained = [round(climber.gained / MILLI) for climber in page.climbers]
            blocks.append(bars_drawing("week.png", gained, "\n".join(climbed)))
    if (ahead := page.tournament) is not None and ahead.begins_at is not None:
        blocks.append(Text(words("week-cup", cup=gathering_link(ahead, words), when=exact(ahead.begins_at))))
    return Screen((Panel(tuple(blocks), GOLD),))


def week_mark(page: WeekPage, words: Words) -> str:
    """Return the line that identifies the message of a week."""
    return words("week-days", first=page.first.isoformat(), last=page.last.isoformat())


def _happened(page: WeekPage, words: Words) -> Iterator[str]:
    yield words("week-matches", count=page.matches)
    if page.upset is not None:
        yield words(
            "week-upset",
            winner=named(words, page.upset.name),
            loser=named(words, page.upset.beaten),
            game=game_title(words, page.upset.game),
            points=round(page.upset.gap / MILLI),
        )
    if page.streak is not None:
        yield words("week-streak", name=named(words, page.streak.name), days=page.streak.days)
    best = [row for row in page.puzzles.places if row.place == 1][:MOST]
    if best:
        names = words.listed(named(words, row.name) for row in best)
        yield words("week-puzzle", names=names, lost=f"{best[0].lost / TENTHS:.1f}")
    if page.fights:
        names = words.listed(named(words, row.name) for row in page.fights)
        yield words("week-fights", names=names, times=page.fights[0].times)


def _climbed(page: WeekPage, at: int, words: Words) -> str:
    climber = page.climbers[at]
    return words(
        "week-climber",
        name=named(words, climber.name),
        points=round(climber.gained / MILLI),
        game=game_title(words, climber.game),
    )
