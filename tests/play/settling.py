"""Settling ahead as people do it in the panel: option by option, and a list to its end."""

from bot.play.match.instructions import Instructions, InstructionsPage
from tests.play.hall import Hall


async def settle(hall: Hall, match_id: str, user_id: int, topic: str, *options: str) -> InstructionsPage:
    """Settle the options of a topic, a list to its end."""
    ahead, table = Instructions(hall.context), {"match_id": match_id, "user_id": user_id, "topic": topic}
    for option in options:
        page = await ahead.add(**table, option=option)
    found = page.on(topic)
    if found and found.topic.ranked:
        page = await ahead.finish(**table)
    return page
