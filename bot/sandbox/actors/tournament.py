"""A tournament of everyone on the server: they sign up and fight until one is left, who looks back."""

from collections.abc import Awaitable, Callable, Sequence

from bot.face.words import Words
from bot.sandbox.actors.gatherers import Gatherers, join
from bot.sandbox.actors.puppets import WAIT_SECONDS, Message, Puppets
from bot.sandbox.components import STRING_SELECT, texts, walk
from bot.sandbox.errors import NotPossible
from bot.sandbox.ground.places import Channel
from bot.sandbox.people.person import Person
from bot.sandbox.stage import Stage


def tournament(*, hardcore: bool = False) -> Callable[[Stage, int], Awaitable[str | None]]:
    """Return the play of a tournament by everyone on the server."""

    async def play(played: Stage, seed: int) -> str | None:
        puppets = Puppets(played, seed)
        message = await _sign_up(puppets, hardcore=hardcore)
        fault = await Gatherers(puppets, message).play_to_the_end()
        return fault or await _look_back(puppets, message)

    return play


async def call_tournament(
    organiser: Person, channel: Channel, title: str, *wanted: str, extras: Sequence[str] = ()
) -> Message:
    """Create a tournament as an organiser, choosing by labels and extras; return its message."""
    panel = (await organiser.slash(channel, "organise tournament create")).message or {}
    for label in wanted:
        panel = await choose_in(organiser, panel, label)
    if extras:
        panel = (await organiser.choose(panel, extras, Words()("outline-extras"))).message or {}
    asked = await organiser.press(panel, Words()("outline-name"))
    if asked.form is None:
        raise NotPossible(texts(asked.message or {}))
    return (await organiser.submit(asked.form, {"title": title})).message or {}


async def choose_in(organiser: Person, panel: Message, label: str) -> Message:
    """Choose by label from whichever list of a panel has it; return the updated panel."""
    menus = [part for part in walk(panel["components"]) if part["type"] == STRING_SELECT]
    menu = next(each for each in menus if label in [option["label"] for option in each["options"]])
    return (await organiser.choose(panel, label, menu["custom_id"])).message or {}


async def _sign_up(puppets: Puppets, *, hardcore: bool) -> Message:
    """Play a sign-up: the first person creates and starts it; others enter by button and command in turn."""
    organiser, *others = puppets.people.values()
    channel = puppets.played.local.channel
    message = await call_tournament(organiser, channel, "Autumn Cup", extras=["hardcore"] if hardcore else ())
    await organiser.slash(channel, "tournament join", fighter="swift")
    for number, person in enumerate(others):
        if number % 2:
            await person.slash(channel, "tournament join", fighter="random")
        else:
            await join(person, message)
    await organiser.slash(channel, "organise tournament begin")
    return message


async def _look_back(puppets: Puppets, message: Message) -> str | None:
    """Ask as the winner about their duel, and open the bracket of each round."""
    played, over = puppets.played, puppets.played.local.message(message) or {}
    winner = next((one for one in puppets.people.values() if f"**{one.mention} is" in texts(over)), None)
    told = await winner.press(over, "My duel") if winner else None
    if winner is None or told is None or "you won the tournament" not in texts(told.message or {}):
        return "Nobody is told that they have won it."
    opened = await _bracket(played, winner, over)
    for number in range(2, len(_rounds(opened)) + 1):
        await _bracket(played, winner, over, number)
    return None


async def _bracket(played: Stage, person: Person, message: Message, number: int = 1) -> Message:
    """Open the bracket and turn to a round; drawing its picture may take a while."""
    opened = (await person.press(message, "Bracket")).message or {}
    await played.local.until(lambda: _rounds(played.local.message(opened)), WAIT_SECONDS)
    await person.choose(played.local.message(opened) or {}, str(number))
    title = Words()("bracket-round-title", number=number)
    await played.local.until(lambda: title in texts(played.local.message(opened) or {}), WAIT_SECONDS)
    return played.local.message(opened) or {}


def _rounds(message: Message | None) -> list[str]:
    """Return the rounds that a bracket offers."""
    menus = (part for part in walk((message or {}).get("components", [])) if part["type"] == STRING_SELECT)
    return [option["value"] for menu in menus for option in menu["options"]]
