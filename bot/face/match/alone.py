"""A solo match: one message, redrawn with each choice."""

from bot.face.contest.presses import daily_press
from bot.face.earned import marks_earned
from bot.face.game.to_replay import why_buttons
from bot.face.press import Press
from bot.face.screen import Button, Row, Screen, Text
from bot.face.setups import setup_words
from bot.face.timestamps import relative
from bot.face.titles import campaign_title, ladder_rank
from bot.face.words import Words
from bot.play.ground.repertoire import game_name, newest
from bot.play.match.reading import MatchPage, is_open
from rules.games import game


def lone_hand(hand: Screen, page: MatchPage, words: Words, *, by_dm: bool) -> Screen:
    """Show a hand, and below it the buttons for during or after the match."""
    blocks = (*hand.blocks, *_in_contest(page, words))
    if not page.outcome:
        return Screen((*blocks, Row(_meanwhile(page, words, by_dm=by_dm))))
    return Screen((*blocks, *_campaign(page, words), *_reached(page, words), Row(_afterwards(page, words))))


def moved_to_dm(words: Words) -> Screen:
    """Say that a match goes on by DM."""
    return Screen((Text(words("solo-by-dm-done")),))


def _in_contest(page: MatchPage, words: Words) -> tuple[Text, ...]:
    """Say of a match in an open contest until when others can play it, and what that means."""
    if page.contest is None or not is_open(page.contest):
        return ()
    said = "contest-after" if page.outcome else f"contest-hand-{page.contest.kind}"
    return (Text(words(said, when=relative(page.contest.ends_at))),)


def _meanwhile(page: MatchPage, words: Words, *, by_dm: bool) -> tuple[Button, ...]:
    resign = Button(words("solo-resign-button"), press=Press("resign", page.match_id, page.revision, "ask"))
    if by_dm:
        return (resign,)
    return (Button(words("solo-by-dm-button"), press=_press(page, "dm"), emoji="✉️"), resign)


def _campaign(page: MatchPage, words: Words) -> tuple[Text, ...]:
    """Say what the end of a match means for its campaign."""
    if page.campaign is None or page.campaign.end is None:
        return ()
    name = campaign_title(words, game_name(page.game))
    return (Text(words(f"solo-campaign-{page.campaign.end}", campaign=name)),)


def _reached(page: MatchPage, words: Words) -> tuple[Text, ...]:
    """Announce a rank reached and marks earned with this match."""
    lines = marks_earned(words, page.marks)
    if climbed := page.lone_victory and page.lone_victory.climbed:
        rank = ladder_rank(words, climbed.game, climbed.rank)
        lines.insert(0, words("solo-climbed", rank=rank, victories=climbed.amount))
    return (Text("\n".join(lines)),) if lines else ()


def _afterwards(page: MatchPage, words: Words) -> tuple[Button, ...]:
    share = Button(
        words("solo-share-button"),
        press=_press(page, "share"),
        # Sharing a fight of an open contest would tell others what the seed brings.
        disabled=page.shared or is_open(page.contest),
    )
    if page.campaign_id:
        go_on = Button(words(_onward(page)), press=_press(page, "next"), style="success")
        way = Button(words("solo-campaign-button"), press=_press(page, "campaign"))
        return (go_on, way, *_why(page, words), share)
    harder = _harder(page, words)
    # Only one button is highlighted: the harder fight, if there is one.
    style = "secondary" if harder else "success"
    again = Button(words("solo-again-button"), press=_press(page, "again"), style=style)
    return (*harder, again, *_why(page, words), *_to_table(page, words), share)


def _why(page: MatchPage, words: Words) -> tuple[Button, ...]:
    """Return the button that explains the match, once its contest is closed."""
    return () if is_open(page.contest) else why_buttons(page, words)


def _onward(page: MatchPage) -> str:
    """Return the label key of the button to a campaign's next match, or to what follows its last."""
    if page.campaign is None or not page.campaign.over:
        return "solo-next-button"
    return "road-mine-button" if page.contest else "solo-anew-button"


def _harder(page: MatchPage, words: Words) -> tuple[Button, ...]:
    """Return the button to the next rung, if there is one above the rung that was won."""
    nth = page.lone_victory.harder if page.lone_victory else None
    if nth is None:
        return ()
    name = game_name(page.game)
    label = words("solo-harder-button", setup=setup_words(words, name, game(newest(name)).rungs[nth]))
    return (Button(label, press=_press(page, f"harder:{nth}"), style="success"),)


def _to_table(page: MatchPage, words: Words) -> tuple[Button, ...]:
    """Return the button that shows the standings of a match's contest."""
    if page.contest is None or page.contest.kind == "road":
        return ()
    press = daily_press(page.contest.kind, "show", page.game)
    return (Button(words("contest-table-button"), press=press, emoji="🏅"),)


def _press(page: MatchPage, action: str) -> Press:
    return Press("solo", page.match_id, page.revision, action)
