"""Everything at once: ``make bench``. Best on an idle machine; ratios tell more than seconds."""

import platform
import time
from datetime import UTC, datetime
from os import cpu_count

from apparatus.benchmarks import (
    alone,
    choices,
    clicks,
    duels,
    fairness,
    growth,
    hand_offs,
    kendo_requests,
    looking_back,
    pictures,
    pocket_requests,
    practice,
    processes,
    requests,
    rounds,
    sittings,
    start,
    storage,
    tournament,
)

PARTS = (
    duels,
    storage,
    choices,
    clicks,
    rounds,
    fairness,
    pictures,
    requests,
    pocket_requests,
    kendo_requests,
    alone,
    practice,
    sittings,
    hand_offs,
    tournament,
    start,
    growth,
    looking_back,
    processes,
)


def main() -> None:
    """Run every part and print its figures."""
    print(
        f"{datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, "
        f"{platform.system()} {platform.machine()}, {cpu_count()} cores"
    )
    began = time.perf_counter()
    for part in PARTS:
        print(f"\n## {(part.__doc__ or '').splitlines()[0]}", flush=True)
        part.main()
    print(f"\nAll of it took {time.perf_counter() - began:.0f} s.")


if __name__ == "__main__":
    main()
