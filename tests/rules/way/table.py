"""A table for trying Way of the Samurai: any decks, and dice that fall as told."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from rules.dice import D3, Dice
from rules.way.course import answer, proceed
from rules.way.events import WayEvent
from rules.way.laying_out import lay_out
from rules.way.opponents import DefenceCard
from rules.way.state import DrawPile, FightState, WayOptions
from rules.way.table import WayTable
from rules.way.way import Way

WAY = Way()
SEED = bytes(32)
PLAIN = ("sun-7", "moon-7", "wave-6", "blade-1", "blade-2", "sun-6")
"""A hand without a combo."""
OPEN, SHUT = DefenceCard(-9, -9), DefenceCard(20, 20)
"""A defence that anything exceeds, and one that nothing does."""
SOFT, HARD = -20, 20
"""A counterattack that any Guard stops, and one that none does."""


class Loaded(Dice):
    """Dice that fall as told, and shuffles that change nothing."""

    def __init__(self, *throws: int) -> None:
        super().__init__(SEED)
        self.throws = list(throws)

    def roll(self, count: int, label: str, faces: Sequence[int] = D3) -> tuple[int, ...]:  # noqa: ARG002
        return tuple(self.throws.pop(0) for _ in range(count))

    def shuffle(self, items: Sequence[Any], label: str) -> tuple[Any, ...]:  # noqa: ARG002
        return tuple(items)


@dataclass
class Scene:
    """What came of some choices, one after another."""

    state: FightState
    events: tuple[WayEvent, ...] = ()

    def of(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def decision(self) -> str:
        (request,) = WAY.requests(self.state)
        return request.decision

    @property
    def options(self) -> tuple[str, ...]:
        (request,) = WAY.requests(self.state)
        return request.options

    @property
    def ended(self) -> tuple[bool, str] | None:
        result = self.state.result
        return (bool(result.winners), result.reason) if result else None

    def but(self, **changes: Any) -> "Scene":  # noqa: ANN401  anything of a state
        """Change something in the state of the fight."""
        return Scene(replace(self.state, **changes))

    def stacked(self, **decks: Any) -> "Scene":  # noqa: ANN401  any deck
        """Put other cards in some decks."""
        return self.but(decks=replace(self.state.decks, **decks))

    def foe(self, number: int = 0, **changes: Any) -> "Scene":  # noqa: ANN401  anything of an opponent
        """Change something in the state of an opponent."""
        foes = list(self.state.foes)
        foes[number] = replace(foes[number], **changes)
        return self.but(foes=tuple(foes))

    def then(self, *choices: str, blue: Sequence[int] = ()) -> "Scene":
        """Choose, one after another, with the blue die falling as told; all throws must be used."""
        scene, dice = self, Loaded(*blue)
        for choice in choices:
            assert choice in scene.options, f"{choice} is not among {scene.options}"
            table = WayTable(scene.state, dice)
            answer(table, choice)
            scene = Scene(table.state, (*scene.events, *table.events))
        assert not dice.throws
        return scene


def begun(
    opponent: str = "student",
    *,
    hand: Sequence[str] = PLAIN,
    then: Sequence[str] = (),
    defences: Sequence[DefenceCard] = (SHUT,) * 4,
    counters: Sequence[int] = (SOFT,) * 8,
    **options: Any,  # noqa: ANN401  any option
) -> Scene:
    """Begin a fight with these cards to come; the rest of the Action deck lies beneath."""
    dice = Loaded()
    table = lay_out(WayOptions(opponent, **options), dice)  # pyright: ignore[reportArgumentType]
    ahead = (*hand, *then)
    rest = tuple(card for card in table.state.decks.actions.hidden if card not in ahead)
    table.deck(
        actions=DrawPile((*ahead, *rest)),
        defences=DrawPile(tuple(defences)),
        counters=DrawPile(tuple(counters)),
    )
    proceed(table)
    return Scene(table.state, tuple(table.events))


def before_guard(opponent: str = "student", **settings: Any) -> Scene:  # noqa: ANN401  what ``begun`` takes
    """Go on to the first counterattack, after an attack that does nothing."""
    return begun(opponent, **settings).then("sun-7+moon-7", "wave-6")


def before_strike(opponent: str = "student", **settings: Any) -> Scene:  # noqa: ANN401  what ``begun`` takes
    """Go on to the last card of the first attack, whose defence is open to anything."""
    return begun(opponent, **{"defences": (OPEN,) * 4, **settings}).then("sun-7+moon-7")
