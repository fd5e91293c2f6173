"""The one door to Numba.

Compiled code is not kept: Numba's cache looks at the file of a function alone, so a kernel would go on
running an old version of what it calls from another module. Compiling takes some seconds, solving minutes.
Only who names a folder for it (``NUMBA_CACHE_DIR``) has it kept there, as a run of tests does for all its
processes.
"""

import os
from collections.abc import Callable
from typing import ParamSpec, TypeVar

# What is compiled so solves as fast as with the usual 3, and is compiled in two thirds of the time.
os.environ.setdefault("NUMBA_OPT", "1")

from numba import njit

KEPT = "NUMBA_CACHE_DIR" in os.environ
"""Whether compiled code is kept in a folder."""

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function on its first call; it lets other threads run."""
    return njit(nogil=True, error_model="numpy", cache=KEPT)(function)
