"""Which gathering a duel belongs to, in words."""

from bot.face.escape import escape
from bot.face.pieces import message_link
from bot.face.words import Words
from bot.store.gathering_rows import GatheringRow, Occasion

TITLE_LENGTH = 80
"""The longest title that is shown whole."""


def kind_name(kind: str) -> str:
    """Return the name of a kind, whatever the version of its rules: ``duels``, ``clash`` and so on."""
    return kind.removeprefix("gathering.").partition("/")[0]


def kind_words(words: Words, row: GatheringRow | Occasion) -> str:
    """Say what a gathering is."""
    kind = words(f"gathering-kind-{kind_name(row.kind)}")
    return words("gathering-hardcore", kind=kind) if row.hardcore else kind


def occasion_lines(words: Words, occasion: Occasion | None) -> list[str]:
    """Say which gathering a duel belongs to, with a way there, and which of its duels it is; else nothing."""
    if occasion is None:
        return []
    name = escape(occasion.title, TITLE_LENGTH) if occasion.title else kind_words(words, occasion)
    if occasion.message_id is not None:
        name = f"[{name}]({message_link(occasion.guild_id, occasion.channel_id, occasion.message_id)})"
    duel = words("gathering-duel", number=occasion.bout)
    if occasion.round is None:
        return [words("duel-occasion", gathering=name, duel=duel)]
    return [words("duel-occasion-round", gathering=name, round=occasion.round, duel=duel)]
