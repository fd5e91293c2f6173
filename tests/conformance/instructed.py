"""The small game with hidden hands, broken in how seats settle ahead."""

from msgspec.structs import replace

from bot.play.match.instructions import ASK
from rules.game import Instructions, Request, Topic
from tests.conformance import toy


class Repetitive(toy.Toy):
    """Gives every card a topic, all with the same name."""

    def topics(self, view: toy.ToyView, seat: int) -> tuple[Topic, ...]:  # noqa: ARG002
        return tuple(Topic("card", (card,)) for card in view.own)


class Mute(toy.Toy):
    """Has a topic without answers."""

    def topics(self, view: toy.ToyView, seat: int) -> tuple[Topic, ...]:
        return (*super().topics(view, seat), *([Topic("mood", ())] if view.own else []))


class Stammering(toy.Toy):
    """Offers a card twice on one topic."""

    def topics(self, view: toy.ToyView, seat: int) -> tuple[Topic, ...]:  # noqa: ARG002
        return (Topic("card", view.own + view.own[:1]),) if view.own else ()


class Unending(toy.Toy):
    """Lets seats settle ahead when the game is over."""

    def topics(self, view: toy.ToyView, seat: int) -> tuple[Topic, ...]:  # noqa: ARG002
        return (Topic("card", toy.DECK, ranked=True),)


class Wishful(Unending):
    """Heeds a wish for a card that the hand does not hold."""

    def topics(self, view: toy.ToyView, seat: int) -> tuple[Topic, ...]:
        return super().topics(view, seat) if view.own else ()

    def heed(self, view: toy.ToyView, request: Request, instructions: Instructions) -> str | None:  # noqa: ARG002
        return next(iter(instructions.get("card", ())), None)


class Presumptuous(toy.Toy):
    """Chooses without being instructed."""

    def heed(self, view: toy.ToyView, request: Request, instructions: Instructions) -> str | None:
        return super().heed(view, request, instructions) or view.own[0]


class Moody(toy.Toy):
    """Heeds only every other time."""

    _asked = 0

    def heed(self, view: toy.ToyView, request: Request, instructions: Instructions) -> str | None:
        self._asked += 1
        return super().heed(view, request, instructions) if self._asked % 2 else None


class Restless(toy.Toy):
    """Has new topics whenever it is looked at."""

    _looks = 0

    def topics(self, view: toy.ToyView, seat: int) -> tuple[Topic, ...]:  # noqa: ARG002
        self._looks += 1
        return (Topic(f"card-{self._looks}", view.own, ranked=True),) if view.own else ()


class Hesitant(toy.Toy):
    """Asks a seat that holds none of the cards on its list."""

    def heed(self, view: toy.ToyView, request: Request, instructions: Instructions) -> str | None:  # noqa: ARG002
        return next((card for card in instructions.get("card", ()) if card in request.options), None)

    def topics(self, view: toy.ToyView, seat: int) -> tuple[Topic, ...]:  # noqa: ARG002
        return (Topic("card", toy.DECK, ranked=True),) if view.own else ()


class Needy(toy.Toy):
    """Says that an instruction needs another, and heeds it all the same."""

    def topics(self, view: toy.ToyView, seat: int) -> tuple[Topic, ...]:
        more = (Topic("mood", ("bold",)),) if view.own else ()
        return tuple(replace(topic, needs=("mood",)) for topic in super().topics(view, seat)) + more


class Wanting(toy.Toy):
    """Says that an instruction needs one that nobody can give."""

    def topics(self, view: toy.ToyView, seat: int) -> tuple[Topic, ...]:
        return tuple(replace(topic, needs=("mood",)) for topic in super().topics(view, seat))


class Pushing(toy.Toy):
    """Suggests cards that are not in hand."""

    def suggested(self, view: toy.ToyView, seat: int) -> Instructions:  # noqa: ARG002
        return {"card": toy.DECK} if view.own else {}


class Insisting(toy.Toy):
    """Suggests something after the end."""

    def suggested(self, view: toy.ToyView, seat: int) -> Instructions:  # noqa: ARG002
        return {"card": view.own}


class Evasive(toy.Toy):
    """Has an option by which people say that they want to be asked."""

    def topics(self, view: toy.ToyView, seat: int) -> tuple[Topic, ...]:  # noqa: ARG002
        return (Topic("card", (*view.own, ASK)),) if view.own else ()


class Alarmist(toy.Toy):
    """Raises what nobody can settle."""

    def raised(self, view: toy.ToyView, seat: int, choice: str) -> tuple[str, ...]:  # noqa: ARG002
        return ("moon",)


class Nervous(toy.Toy):
    """Raises something only every other time."""

    _looks = 0

    def raised(self, view: toy.ToyView, seat: int, choice: str) -> tuple[str, ...]:  # noqa: ARG002
        self._looks += 1
        return ("card",) if view.own and self._looks % 2 else ()


class Careless(toy.Toy):
    """Takes two secret choices for open ones."""

    def in_the_open(self, state: toy.ToyState) -> bool:  # noqa: ARG002
        return True
