"""Players' availability: how they keep deadlines, and when they are away."""

from collections.abc import Sequence

from bot.face.pieces import mention
from bot.face.spans import span
from bot.face.timestamps import exact
from bot.face.words import Words
from bot.play.clocks.availability import Availability
from bot.play.clocks.quiet import Span
from bot.play.ground.times import PACES
from bot.store.ids import UserId


def reliability_line(person: Availability, words: Words) -> str:
    """Say how reliably a player keeps deadlines."""
    if not person.reliability.known:
        return words("manners-new", player=mention(person.user_id))
    share = person.reliability.per_cent
    return words("manners-reliable", player=mention(person.user_id), share=share)


def condition_lines(least_kept: int, words: Words) -> list[str]:
    """State the condition for joining, if there is one."""
    return [words("manners-condition", share=least_kept)] if least_kept else []


def absence_lines(
    pace: str, leaves: Sequence[tuple[UserId, Span]], quiet: Sequence[UserId], words: Words
) -> list[str]:
    """Say whose leave and quiet hours a match at this pace waits for, or that it waits for nobody.

    ``leaves`` and ``quiet`` name people by their ids.
    """
    patience = PACES[pace].patience
    people = words.listed(map(mention, quiet))
    if not patience:
        # A person can have both: name them once.
        names = words.listed(map(mention, dict.fromkeys([*(user_id for user_id, _ in leaves), *quiet])))
        return [words("manners-no-patience", people=names)] if names else []
    lines = [
        words("manners-leave", player=mention(user_id), since=exact(since), until=exact(until))
        for user_id, (since, until) in leaves
    ]
    if quiet:
        lines.append(words("manners-quiet", people=people, most=span(words, patience)))
    return lines


def absences(pace: str, people: Sequence[Availability], words: Words) -> list[str]:
    """Say the same about possible opponents."""
    leaves = [(person.user_id, person.leave) for person in people if person.leave]
    quiet = [person.user_id for person in people if person.quiet]
    return absence_lines(pace, leaves, quiet, words)
