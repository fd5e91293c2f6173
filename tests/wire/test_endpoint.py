"""A token travels to Discord, or to a machine that is this one."""

import pytest

from bot.wire.endpoint import EndpointError, check_local


@pytest.mark.parametrize("address", ["http://127.0.0.1:8080", "http://127.8.8.8", "http://[::1]:8080"])
def test_an_address_on_this_machine_is_taken(address: str) -> None:
    assert str(check_local(address)).startswith(address)


@pytest.mark.parametrize(
    "address",
    [
        "https://127.0.0.1",
        "ws://127.0.0.1",
        "http://10.0.0.1",
        "http://192.0.2.1:80",
        "http://example.org",
        "http:",
        "x",
    ],
)
def test_any_other_is_refused(address: str) -> None:
    with pytest.raises(EndpointError, match="on this machine"):
        check_local(address)
