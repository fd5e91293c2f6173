"""A token travels to Discord, or to a machine that is this one."""

import pytest
from discord.http import Route

from bot.wire.endpoint import EndpointError, check_local, use_discord


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


def test_requests_go_through_a_proxy_where_a_host_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", "https://discord.com/api/v10")
    use_discord(proxy=None, local=None)
    assert Route("GET", "/users/@me").url == "https://discord.com/api/v10/users/@me"
    use_discord(proxy="http://127.0.0.1:3000/api/v10/", local=None)
    assert Route("GET", "/users/@me").url == "http://127.0.0.1:3000/api/v10/users/@me"
