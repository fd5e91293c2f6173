"""Pictures: what each costs in bytes and in processor time.

    python -m benchmarks.pictures

Each is drawn from turns of random duels. Whoever is shown the same again gets what is remembered.
A picture comes along with a message that is sent anyway, so it costs no request.
"""

import statistics
import time
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations

from benchmarks.figures import table
from bot.face.bushido.facing import facing
from bot.face.bushido.pictures.board import board_drawn
from bot.face.bushido.pictures.encounter import encounter
from bot.face.bushido.pictures.hand import hand_drawn
from bot.face.bushido.pictures.reveal import reveal_drawn
from bot.face.pictures.raster import rastered
from rules.bushido.duel import DuelOptions, SecondDuel
from rules.bushido.fighters import FIGHTERS
from rules.dice import Dice

PAIRS = 12


def drawings(pairs: int) -> Iterator[tuple[str, str]]:
    """Yield the name and the SVG of each picture of some random duels."""
    duel = SecondDuel()
    for number, pair in enumerate(list(combinations(FIGHTERS, 2))[:pairs]):
        dice = Dice(bytes([number]) * 32)
        step = duel.start(2, DuelOptions(pair), dice)
        while requests := duel.requests(step.state):
            one, other = duel.view(step.state, None).sides
            yield "a hand", hand_drawn(one, other, facing(one, (other,)))
            yield "a board", board_drawn(one, other)
            picks = {request.seat: dice.pick(request.options, "pick") for request in requests}
            step = duel.play(step.state, picks, dice)
            met = encounter(step.events, duel.view(step.state, None).sides, newest=True)
            if met:
                yield "a reveal", reveal_drawn(met)


def measured(pairs: int) -> dict[str, list[tuple[int, float]]]:
    """Return bytes and milliseconds of processor time of each picture, by its name."""
    rastered.cache_clear()
    found: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for name, svg in drawings(pairs):
        began = time.process_time()
        size = len(rastered(svg))
        found[name].append((size, 1000 * (time.process_time() - began)))
    return found


def main() -> None:
    """Print what pictures cost."""
    lines = [
        (
            name,
            len(costs),
            statistics.median(size for size, _ in costs),
            max(size for size, _ in costs),
            statistics.median(spent for _, spent in costs),
            max(spent for _, spent in costs),
        )
        for name, costs in measured(PAIRS).items()
    ]
    table("Pictures of a duel", ("", "drawn", "bytes", "most", "ms", "most ms"), lines)


if __name__ == "__main__":
    main()
