"""The only module that uses Numba.

Compiled code is never kept on disk (``cache=True``). The functions of ``pocket/endgame.py`` call one another
in a cycle, and Numba links them by names that count what the process has compiled before. A process that
finds a part of the cycle on disk, and compiles the rest, looks for a name that does not exist, and LLVM
aborts it. The cache also checks only the file of the function itself, so a kernel would keep running an old
version of what it calls from another module. Compiling takes some seconds, solving minutes.
"""

import os
from collections.abc import Callable
from typing import ParamSpec, TypeVar

# Level 1 solves as fast as the default of 3, and compiles in two thirds of the time.
os.environ.setdefault("NUMBA_OPT", "1")

from numba import njit

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function on its first call, to run without the global interpreter lock."""
    return njit(nogil=True, error_model="numpy")(function)
