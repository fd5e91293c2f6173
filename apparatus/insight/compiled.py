"""The one door to Numba.

Compiled code is never kept on disk (``cache=True``). The functions of ``pocket/endgame.py`` call one
another in a circle, and Numba links them by names that count what the process has compiled before. A
process that finds a part of the circle on disk, and compiles the rest, looks for a name that does not
exist, and LLVM aborts it. The cache also looks at the file of a function alone: a kernel would go on
running an old version of what it calls from another module. Compiling takes some seconds, solving minutes.
"""

import os
from collections.abc import Callable
from typing import ParamSpec, TypeVar

# What is compiled so solves as fast as with the usual 3, and is compiled in two thirds of the time.
os.environ.setdefault("NUMBA_OPT", "1")

from numba import njit

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function on its first call; it lets other threads run."""
    return njit(nogil=True, error_model="numpy")(function)
