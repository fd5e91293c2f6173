"""What a free for all has brought since somebody's last choice, in two lines: their own result first."""

from bot.face.bushido.brawl.view import brawl_view
from bot.face.bushido.losses import losses, own_loss
from bot.face.pieces import mention
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.bushido.events import Departed, KnockedOut


def lately_lines(page: MatchPage, words: Words) -> list[str]:
    """Say what they have lost, and then who else has lost what; nothing before anything was played."""
    if not page.lately:
        return []
    lost, others = losses(page.lately), _others(page, words)
    told = own_loss(words, lost[page.seat]) if lost or others else words("lately-nobody-hurt")
    result = words("lately-last-turn" if brawl_view(page).active is None else "lately-this-turn", told=told)
    return [result, words("brawl-lately-others", others=" · ".join(others))] if others else [result]


def _others(page: MatchPage, words: Words) -> list[str]:
    """Tell of everybody else who has fallen or gone, or was hurt where no picture's row tells it."""
    lost = losses(page.lately)
    fallen = {event.seat for event in page.lately if isinstance(event, KnockedOut)}
    gone = {event.seat for event in page.lately if isinstance(event, Departed)}
    told: list[str] = []
    for player in page.players:
        if player.seat == page.seat:
            continue
        how = "fell" if player.seat in fallen else "left" if player.seat in gone else "lost"
        if how != "lost" or (lost[player.seat] and not page.pictured):
            name = mention(player.user_id)
            told.append(words(f"brawl-lately-{how}", player=name, lost=lost[player.seat]))
    return told
