"""The command line in the process of a test: its output and its exit code."""

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import TypeAlias

import pytest

import bot.app
from bot.__main__ import main
from bot.settings import Settings

Told: TypeAlias = CompletedProcess[str]


def in_this_process(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Told]:
    """Return a function that runs the command line in a folder, with only these settings."""

    def leave_logs_alone(*_: str) -> None:
        """Leave logs to the tests that read them."""

    monkeypatch.setattr(bot.app, "configure_logs", leave_logs_alone)
    monkeypatch.chdir(folder)

    def run(*arguments: str, **settings: str) -> Told:
        capsys.readouterr()
        with pytest.MonkeyPatch.context() as environment:
            for name in Settings.model_fields:
                environment.delenv(name.upper(), raising=False)
            for name, value in settings.items():
                environment.setenv(name, value)
            try:
                ended = main(arguments)
            except SystemExit as refused:  # what argparse does
                ended = int(refused.code or 0)
        out, err = capsys.readouterr()
        return CompletedProcess(arguments, ended, out, err)

    return run
