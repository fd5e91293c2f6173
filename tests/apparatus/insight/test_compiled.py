"""Compiled code stays in its process."""

from pathlib import Path

import numba
import pytest

from apparatus.insight.compiled import compiled
from apparatus.insight.pocket.halves import count


def test_nothing_compiled_is_kept_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    assert compiled(count.py_func)(0b1011) == 3
    assert not any(tmp_path.iterdir())
