"""Solve all pairings and report whether they are fair.

    python -m apparatus.insight [--coarse | --quick] [--rules bushido.duel/2] [--threads N]
    python -m apparatus.insight --pair swift wanderer [--health N]

A whole run takes about an hour on one core, a coarse one a third of that, a quick one a minute. The tables go
to standard output as Markdown, progress to standard error. Exits with 1 if a bound is missed; a single pair
has no bounds.
"""

import argparse
import os
import sys
import time

from apparatus.insight.bounds import QUICK, WHOLE, Bound, bounds
from apparatus.insight.measure import Pairing, coarse, measure, pair, quick, whole
from apparatus.insight.report import markdown
from apparatus.insight.versions import RELEASED, VERSIONS
from rules.bushido.fighters import FIGHTERS
from rules.bushido.values import FULL_HEALTH


def main() -> int:
    """Measure, print, and check the figures against the bounds."""
    wanted = _arguments()
    rules = VERSIONS[wanted.rules]
    if wanted.pair:
        effort, limits = pair(rules, (wanted.pair[0], wanted.pair[1]), wanted.health, wanted.threads), None
    elif wanted.coarse:
        effort, limits = coarse(rules, wanted.threads), WHOLE
    elif wanted.quick:
        effort, limits = quick(rules, wanted.threads), QUICK
    else:
        effort, limits = whole(rules, wanted.threads), WHOLE
    began = time.monotonic()
    pairings: list[Pairing] = []
    for pairing in measure(effort, _tell):
        pairings.append(pairing)
        _tell(
            f"{' - '.join(pairing.fighters)}: {pairing.worth:.1%} in {pairing.equilibrium.turns:.1f} turns\n"
        )
    _tell(f"done in {time.monotonic() - began:.0f} s\n")
    sys.stdout.writelines(f"{line}\n" for line in markdown(pairings))
    return _verdict(list(bounds(pairings, limits))) if limits else 0


def _arguments() -> argparse.Namespace:
    arguments = argparse.ArgumentParser(prog="python -m apparatus.insight", description=__doc__)
    kinds = arguments.add_mutually_exclusive_group()
    kinds.add_argument("--coarse", action="store_true", help="all pairings, solved at a few healths alone")
    kinds.add_argument("--quick", action="store_true", help="some pairings, at fewer healths yet")
    arguments.add_argument("--pair", nargs=2, choices=tuple(FIGHTERS), help="one pairing, without bounds")
    arguments.add_argument("--rules", choices=tuple(VERSIONS), default=RELEASED.id, help="also a draft")
    arguments.add_argument("--health", type=int, default=FULL_HEALTH, help="of both, for one pairing")
    arguments.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    return arguments.parse_args()


def _verdict(held: list[Bound]) -> int:
    missed = [bound for bound in held if not bound.kept]
    sys.stdout.write(f"\n{len(held) - len(missed)} of {len(held)} bounds are kept.\n")
    for bound in missed:
        sys.stdout.write(
            f"Missed: {bound.name} is {bound.figure:.3g}, to be from {bound.least:g} to {bound.most:g}.\n"
        )
    return 1 if missed else 0


def _tell(progress: str) -> None:
    """Show the progress in place of what was shown before."""
    sys.stderr.write(f"\r\x1b[K{progress}")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
