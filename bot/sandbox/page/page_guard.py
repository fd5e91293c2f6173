"""Who may talk to the page's server.

A browser carries out what any web page tells it, also towards loopback. So every request must name this very
address as its host (a name rebound to 127.0.0.1 does not) and come from this page where it says where it
comes from; and a body must be declared as JSON, which a form on another site cannot do unasked.
"""

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from bot.sandbox.errors import NotPossible

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}


def guarded(handler: Handler, address: Callable[[], str]) -> Handler:
    """Pass to a handler only what the page itself asks, at this address; answer what goes wrong as JSON."""

    async def check(request: web.Request) -> web.StreamResponse:
        refusal = _refusal(request, urlsplit(address()).port)
        if refusal is not None:
            return problem(403, refusal)
        try:
            return await handler(request)
        except msgspec.MsgspecError as error:
            return problem(400, f"That request makes no sense here: {error}")
        except NotPossible as error:
            return problem(409, f"That is not possible: {error}")

    return check


def answer(body: object, status: int = 200) -> web.Response:
    """Give a value as JSON."""
    return web.Response(
        body=msgspec.json.encode(body), status=status, content_type="application/json", headers=HEADERS
    )


def problem(status: int, text: str) -> web.Response:
    """Give a sentence about what went wrong."""
    return answer({"error": text}, status)


def _refusal(request: web.Request, port: int | None) -> str | None:
    hosts = {f"127.0.0.1:{port}", f"localhost:{port}"}
    if request.host not in hosts:
        return "This page answers only at its own address."
    origin = request.headers.get("Origin")
    if origin is not None and origin not in {f"http://{host}" for host in hosts}:
        return "This page takes nothing from other sites."
    if request.method == "POST" and request.content_type != "application/json":
        return "This page takes JSON only."
    return None
