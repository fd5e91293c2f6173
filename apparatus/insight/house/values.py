"""Make what the master of the duel knows: all pairings, solved and written in few numbers.

    python -m apparatus.insight.house.values --kept FOLDER [--anew] [--solved] [--threads N]

It takes about three hours on one core. The result of each pairing is kept in the folder, so that the work can
be resumed; at the end ``players/bushido/duel.weights`` is written. The shapes in it stay as they are, so that
what was measured of a pairing stays true when others are added. ``--anew`` makes new shapes, and solves the
pairings of uneven hands again, because those are kept by shapes. With ``--solved`` nothing more is solved,
and pairings that are not in the folder stay in the file as they are.
"""

import argparse
import sys
from collections.abc import Callable, Mapping
from functools import partial
from itertools import combinations_with_replacement, filterfalse
from pathlib import Path
from zlib import crc32

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

import players.bushido.learnt
from apparatus.insight.house.looks import ends_of
from apparatus.insight.house.uneven import InShapes, fitted, shaped
from apparatus.insight.ladder import every
from apparatus.insight.solve import Solution, State, desk, lay_out, solve
from apparatus.insight.versions import RELEASED
from players.bushido.clashes import takes_cards
from players.bushido.learnt import Kept, learnt, packed, unpacked
from players.bushido.ways import COUNT, FULL, Numbers
from players.bushido.worth import FINEST, HEALTHS, SIZES, terms
from rules.bushido.fighters import FIGHTERS
from rules.bushido.values import FULL_HEALTH

RANK = 24
"""How many shapes by health everything is made of."""
STEP = 0.015
SHAPE_STEP = 1e-4

Counts = Mapping[str, Numbers]
"""By ``full`` and the size of hands: coefficients at every two healths; by ``opening``: payoffs by cards."""

PAIRINGS = tuple(combinations_with_replacement(FIGHTERS, 2))


def is_even(fighters: tuple[str, str]) -> bool:
    """Return whether hands stay even in a pairing."""
    return not any(takes_cards(RELEASED.edition, fighter) for fighter in fighters)


def counts(solution: Solution) -> Counts:
    """Return the coefficients of terms at every two healths that come nearest to a solution."""
    pairs, found = solution.pairs, {"full": _full(solution), "opening": _opening(solution)}
    for size in SIZES:
        span = slice(pairs.groups[size - 1], pairs.groups[size])
        table = terms(pairs.own[span], pairs.foe[span])
        values = solution.values[1:, 1:, span].reshape(HEALTHS, -1).T
        # Terms depend on one another, so of equally near fits the one with the smallest numbers is taken.
        nearest = np.linalg.pinv(table.T @ table, rcond=1e-9, hermitian=True)
        found[str(size)] = nearest @ (table.T @ values)
    return found


def uneven_counts(solution: Solution, shapes: NDArray[np.int64]) -> Counts:
    """Return the same for uneven hands: their worth in some shapes, and where look-aheads end."""
    ends = ends_of(solution)
    found = shaped(solution, ends, shapes.astype(float) * SHAPE_STEP)
    known = {"full": _full(solution), "opening": _opening(solution)}
    return {"values": found.values, "back": found.back, "ends": ends, **known}


def shapes_of(by_pairing: Mapping[str, Counts]) -> NDArray[np.int64]:
    """Return the shapes by health that together come nearest to all coefficients, in whole steps."""
    spread = np.zeros((HEALTHS, HEALTHS))
    inner = {size: _inner(size) for size in SIZES}
    for each in by_pairing.values():
        for size in SIZES:
            spread += each[str(size)].T @ inner[size] @ each[str(size)]
    return np.rint(np.linalg.eigh(spread)[1][:, ::-1][:, :RANK] / SHAPE_STEP).astype(int)


def kept(by_pairing: Mapping[str, Counts], shapes: NDArray[np.int64]) -> Kept:
    """Return the coefficients in few numbers, by shapes that all pairings share."""
    pairings: dict[str, bytes] = {}
    for name, each in by_pairing.items():
        by_size = [np.rint(each[str(size)] @ shapes * (SHAPE_STEP / STEP)).T.ravel() for size in SIZES]
        sums = np.concatenate(by_size).astype(int).tolist()
        pairings[name] = packed([*_whole(each["full"]), *sums, *_whole(each["opening"])])
    return Kept(RELEASED.edition.number, RANK, STEP, SHAPE_STEP, packed(shapes.ravel().tolist()), pairings)


def uneven_kept(found: Mapping[str, Numbers]) -> bytes:
    """Return what is known of a pairing of uneven hands, in few numbers."""
    in_shapes = InShapes(found["values"], found["back"])
    hands = fitted(in_shapes, found["ends"])
    return packed([*_whole(found["full"]), *hands, *_whole(found["opening"])])


def main() -> None:
    """Solve what is not in the folder yet, and write the file that players read."""
    asked = _arguments()
    by_pairing, uneven = dict[str, Counts](), dict[str, bytes]()
    for fighters in filter(is_even, PAIRINGS):
        if found := _found(asked, fighters, counts):
            by_pairing["-".join(fighters)] = found
    # After all even pairings, which make the shapes.
    shapes = shapes_of(by_pairing) if asked.anew else known_shapes()
    count, made_in = partial(uneven_counts, shapes=shapes), f"-{crc32(shapes.tobytes()):08x}"
    for fighters in filterfalse(is_even, PAIRINGS):
        if found := _found(asked, fighters, count, made_in):
            uneven["-".join(fighters)] = uneven_kept(found)
    written = replace(kept(by_pairing, shapes), uneven=uneven)
    if asked.solved and not asked.anew:
        pairings = {**learnt().pairings, **written.pairings}
        written = replace(written, pairings=pairings, uneven={**learnt().uneven, **uneven})
    file = Path(players.bushido.learnt.__file__).with_name("duel.weights")
    file.write_bytes(msgspec.msgpack.encode(written))


def known_shapes() -> NDArray[np.int64]:
    """Return the shapes in the file, in whole steps."""
    return np.array(unpacked(learnt().shapes), np.int64).reshape(HEALTHS, -1)


def _found(
    asked: argparse.Namespace,
    fighters: tuple[str, str],
    count: Callable[[Solution], Counts],
    made_in: str = "",
) -> Counts | None:
    """Return a pairing's coefficients, from the folder or solved now; None if no more is to be solved."""
    done: Path = asked.kept / f"{'-'.join(fighters)}{made_in}.npz"
    if not done.exists():
        if asked.solved:
            return None
        solution = solve(RELEASED.edition, fighters, every(FULL_HEALTH), asked.threads)
        np.savez(done, allow_pickle=False, **count(solution))
    sys.stderr.write(f"{done.stem}\n")
    return dict(np.load(done))


def _arguments() -> argparse.Namespace:
    arguments = argparse.ArgumentParser(prog="python -m apparatus.insight.house.values", description=__doc__)
    arguments.add_argument("--kept", type=Path, required=True, help="a folder for what is solved")
    arguments.add_argument("--anew", action="store_true", help="make the shapes anew")
    arguments.add_argument("--solved", action="store_true", help="write what is solved, and solve no more")
    arguments.add_argument("--threads", type=int, default=1)
    return arguments.parse_args()


def _full(solution: Solution) -> Numbers:
    """Return the values of full hands, by both healths in one number."""
    return solution.values[1:, 1:, -1].reshape(HEALTHS).astype(float)


def _opening(solution: Solution) -> Numbers:
    """Return the payoff of every two cards in the first turn."""
    space = desk()
    lay_out(solution, State(FULL_HEALTH, FULL_HEALTH, FULL, FULL), space)
    return space.game.payoff.copy()


def _whole(worth: Numbers) -> list[int]:
    """Return chances in whole steps."""
    return np.rint((worth.ravel() - 0.5) * FINEST).astype(int).tolist()


def _inner(size: int) -> Numbers:
    """Return the mean product of every two terms over hands of a size."""
    hands = np.flatnonzero(size == COUNT)
    own, foe = (each.ravel() for each in np.meshgrid(hands, hands))
    table = terms(own, foe)
    return table.T @ table / len(table)


if __name__ == "__main__":
    main()
