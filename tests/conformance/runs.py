"""Campaigns of the small game with hidden hands, one of them sound and the others broken."""

from collections.abc import Mapping

import msgspec

from rules.game import Campaign, Outcome
from tests.conformance import toy


class Run(msgspec.Struct):
    """How many matches were fought."""

    fought: int = 0


class Sound(Campaign[Run, toy.ToyState, toy.ToyOptions]):
    state_type = Run

    def begin(self, answers: Mapping[str, str]) -> Run:  # noqa: ARG002  it asks nothing
        return Run()

    def options(self, state: Run) -> toy.ToyOptions:  # noqa: ARG002  all its matches begin alike
        return toy.ToyOptions()

    def after(self, state: Run, ended: toy.ToyState, outcome: Outcome) -> Run:  # noqa: ARG002
        return Run(state.fought + 1)

    def outcome(self, state: Run) -> Outcome | None:
        return Outcome((0,), "fought") if state.fought == 3 else None


class Endless(Sound):
    def outcome(self, state: Run) -> Outcome | None:  # noqa: ARG002
        return None


class Forgetful(Sound):
    def after(self, state: Run, ended: toy.ToyState, outcome: Outcome) -> Run:  # noqa: ARG002
        state.fought += 1
        return state


class InCampaigns(toy.Toy):
    campaign = Sound()


class EndlessToy(toy.Toy):
    campaign = Endless()


class ForgetfulToy(toy.Toy):
    campaign = Forgetful()
