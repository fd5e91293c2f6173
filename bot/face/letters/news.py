"""The letters of a server's news."""

from bot.face.letters.letter import Letter
from bot.face.news.morning import morning, morning_mark
from bot.face.news.week import week, week_mark
from bot.face.words import Words
from bot.play.delivery.news import MorningContent, ServerNewsContent, WeekContent


def news_letter(content: ServerNewsContent, words: Words) -> Letter:
    """Write the news of a morning, or of a week."""
    match content:
        case MorningContent(page=page):
            screen, mark = morning(page, words), morning_mark(page.day).custom_id
        case WeekContent(page=page):
            screen, mark = week(page, words), week_mark(page, words)
    return Letter(screen=screen, mark=mark, channel_id=page.channel_id, guild_id=page.guild_id)
