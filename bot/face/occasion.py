"""The gathering that a duel belongs to, in words."""

from bot.face.escape import escape
from bot.face.pieces import linked
from bot.face.words import Words
from bot.store.gathering_rows import GatheringRow, Occasion

TITLE_LENGTH = 80
"""The longest title that is shown whole."""


def kind_name(kind: str) -> str:
    """Return the name of a kind without the version of its rules: ``duels``, ``clash`` and so on."""
    return kind.removeprefix("gathering.").partition("/")[0]


def kind_words(words: Words, row: GatheringRow | Occasion) -> str:
    """Return the kind of a gathering in words."""
    kind = words(f"gathering-kind-{kind_name(row.kind)}")
    return words("gathering-hardcore", kind=kind) if row.hardcore else kind


def gathering_name(row: GatheringRow | Occasion, words: Words) -> str:
    """Return the title of a gathering, or its kind if it has none."""
    return escape(row.title, TITLE_LENGTH) if row.title else kind_words(words, row)


def gathering_link(row: GatheringRow | Occasion, words: Words) -> str:
    """Return a gathering's name, linked to its message if there is one."""
    return linked(gathering_name(row, words), row.guild_id, row.channel_id, row.message_id)


def occasion_lines(words: Words, occasion: Occasion | None) -> list[str]:
    """Say, with a link, which gathering a duel belongs to and which of its duels it is, if it does."""
    if occasion is None:
        return []
    name = gathering_link(occasion, words)
    duel = words("gathering-duel", number=occasion.bout)
    if occasion.round is None:
        return [words("duel-occasion", gathering=name, duel=duel)]
    return [words("duel-occasion-round", gathering=name, round=occasion.round, duel=duel)]
